"use strict";
exports.id = 7902;
exports.ids = [7902];
exports.modules = {
	3588: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Im: () => isEmpty,
			JS: () => notSeen,
			K1: () => overtaken,
			Ti: () => believe,
			cZ: () => isSameText,
			nI: () => replaceAndReadBack,
			pK: () => putBack
		});
		var _settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337);
		async function replaceAndReadBack({ what, read, write }, { present, textFor, shows = isSameText }, { reader, writer, patience }) {
			let readNow = () => read(reader), from = present, last = {
				before: null,
				sent: ""
			}, writing = {
				async send(attempts, lost) {
					let before = from === void 0 ? await believe(await readNow(), readNow, patience) : from;
					from = void 0;
					last = {
						before,
						sent: textFor(before, lost && last)
					};
					return write(last.sent, writer, attempts);
				},
				read: readNow,
				doubt: (isConfirmed) => [isConfirmed ? `The service has accepted ${what}, but reading it back did not show it.` : `Whether ${what} was written is not known: reading it back did not show it.`, "Run again: it will be compared again and written only if it differs."],
				shows: (text, isConfirmed) => text !== null && shows(text, last.sent, isConfirmed),
				awaited: `${what} to show as it was written`,
				onRepeat: () => {}
			}, { seen, answer, doubt } = await (0, _settle_js__WEBPACK_IMPORTED_MODULE_0__.Ni)(writing, patience);
			return {
				...last,
				shown: seen,
				answer,
				doubt: seen === null ? void 0 : doubt
			};
		}
		async function putBack(text, { before, after }, means) {
			let { doubt } = await replaceAndReadBack(text, {
				present: void 0,
				textFor: (now) => {
					if (now === null) throw notSeen;
					if (now !== after && !isSameText(now, before)) throw overtaken;
					return before;
				}
			}, means);
			if (doubt !== void 0) throw doubt;
		}
		let overtaken = Error("it has been changed since"), notSeen = Error("the service no longer shows it");
		async function believe(first, read, waits) {
			if (first !== null && !isEmpty(first)) return first;
			await waits.clock.sleep(1e3, waits.signal);
			let second = await read();
			return first === null && second !== null && isEmpty(second) ? null : second;
		}
		function isEmpty(text) {
			return text.trim() === "";
		}
		function isSameText(text, other) {
			return text.replaceAll("\r\n", "\n").trim() === other.replaceAll("\r\n", "\n").trim();
		}
	}),
	3337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GP: () => interruptedIn,
			Ni: () => writeAndRead,
			Sy: () => requireDone,
			dC: () => createAndFind,
			uL: () => orUnknown,
			uj: () => removeAndConfirm
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1137), _wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7707);
		async function orUnknown(read, doubt) {
			try {
				return await read();
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(error)) throw interruptedIn(error, doubt.message);
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(doubt.reason, doubt.message, doubt.next, { cause: doubt.cause ?? error });
			}
		}
		async function writeAndRead({ send, read, shows, awaited, doubt: words, windowMs = _wait_js__WEBPACK_IMPORTED_MODULE_2__.LP, onRepeat }, patience) {
			let lost;
			for (let attempts = _client_js__WEBPACK_IMPORTED_MODULE_1__.m;;) {
				let effect = await (lost ? withDoubt(send(attempts, lost), lost) : send(attempts, lost));
				if (effect.state === "not-done" && effect.isStale) {
					attempts -= effect.refused ?? 0;
					continue;
				}
				if (effect.state === "not-done" && lost === void 0) throw effect.error;
				let isConfirmed = effect.state === "done", [answer, cause] = isConfirmed ? [effect.value] : [void 0, effect.error], doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(isConfirmed ? "shown-otherwise" : "answer-lost", ...words(isConfirmed), { cause });
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(cause)) throw interruptedIn(cause, doubt.message);
				let accept = (seen) => shows(seen, isConfirmed), { accepted, value: seen } = await orUnknown(() => (0, _wait_js__WEBPACK_IMPORTED_MODULE_2__.LC)(() => read(answer), accept, awaited, patience, windowMs), doubt);
				if (accepted) return {
					seen,
					answer
				};
				if (isConfirmed) return {
					seen,
					answer,
					doubt
				};
				if (effect.state === "not-done" && windowMs > 0) throw effect.error;
				if (lost !== void 0 || onRepeat === void 0) throw doubt;
				onRepeat();
				lost = doubt;
				attempts = _client_js__WEBPACK_IMPORTED_MODULE_1__.m;
			}
		}
		async function createAndFind(creating, patience) {
			let shows = (found) => found !== void 0, { seen, answer, doubt } = await writeAndRead({
				...creating,
				shows,
				awaited: "the service to show what was created"
			}, patience);
			if (seen === void 0) throw doubt;
			return {
				found: seen,
				answer
			};
		}
		async function removeAndConfirm(write, isGone, [message, next], patience) {
			let effect = await write(), cause = effect.state === "done" ? void 0 : effect.error, saysGone = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.c4)(cause);
			if (effect.state === "not-done" && !saysGone) throw effect.error;
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(cause)) throw interruptedIn(cause, message);
			let reason = cause === void 0 ? "shown-otherwise" : "answer-lost", doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(reason, message, next, { cause }), windowMs = effect.state === "done" ? 3e5 : _wait_js__WEBPACK_IMPORTED_MODULE_2__.LP, { accepted } = await orUnknown(() => (0, _wait_js__WEBPACK_IMPORTED_MODULE_2__.LC)(() => isGone(saysGone), Boolean, "the service to stop showing what was deleted", patience, windowMs), doubt);
			if (!accepted) throw doubt;
			return effect.state !== "not-done";
		}
		async function withDoubt(work, doubt) {
			try {
				return await work;
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(error)) throw interruptedIn(error, doubt.message);
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(doubt.reason, doubt.message, doubt.next, { cause: error });
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(doubt.reason, doubt.message, error.next, { cause: error });
			}
		}
		function requireDone(effect, message, next) {
			if (effect.state === "done") return effect.value;
			if (effect.state === "not-done") throw effect.error;
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(effect.error)) throw interruptedIn(effect.error, message);
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("answer-lost", message, next, { cause: effect.error });
		}
		function interruptedIn(error, doubt) {
			return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc(error.message, doubt) : new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.j3(`${error.message} ${doubt}`, error.input, error.limitMs);
		}
	}),
	4352: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mc: () => entriesOf,
			g2: () => loadGitHub,
			gf: () => whyOf
		});
		var _net_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5927), _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1547);
		let UNUSABLE = { why: "the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used" }, client;
		async function loadGitHub({ githubToken, env }, needed) {
			if (githubToken === "") return { why: "github-token is empty" };
			let run = (0, _event_js__WEBPACK_IMPORTED_MODULE_1__.cI)(env), baseUrl = env.GITHUB_API_URL ?? "https://api.github.com", found = URL.canParse(baseUrl) ? (0, _net_proxy_js__WEBPACK_IMPORTED_MODULE_0__.iJ)(baseUrl, env) : { unusable: "GITHUB_API_URL" };
			if (run === void 0 || "unusable" in found) return UNUSABLE;
			try {
				client ??= Promise.all([
					__webpack_require__.e(99),
					__webpack_require__.e(6752),
					__webpack_require__.e(2184),
					__webpack_require__.e(9578)
				]).then(__webpack_require__.bind(__webpack_require__, 9578));
				let { connectGitHub } = await client;
				return {
					run,
					...connectGitHub(githubToken, needed, run.repository, {
						baseUrl,
						proxy: found.proxy
					})
				};
			} catch {
				return UNUSABLE;
			}
		}
		function whyOf(answer) {
			return answer.state === "done" ? "GitHub answered with something unexpected" : answer.why;
		}
		function entriesOf(answer) {
			return answer.state === "done" && Array.isArray(answer.data) ? answer.data : void 0;
		}
	}),
	4175: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => afterCancel,
			z: () => withinLimit
		});
		function afterCancel({ cancel, clock }) {
			let over = new AbortController(), begin = () => void clock.after(1e3, () => over.abort());
			cancel.aborted ? begin() : cancel.addEventListener("abort", begin, { once: !0 });
			return over.signal;
		}
		function withinLimit(signal) {
			return AbortSignal.any([signal, AbortSignal.timeout(3e4)]);
		}
	}),
	8415: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TG: () => compareScript,
			in: () => renderDiff
		});
		var _core_count_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3152), _script_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3822), _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7691), _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(569), _operations_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7467);
		async function compareScript({ facts }, sanitize) {
			let { script } = facts ?? {};
			return script === void 0 || script.before === script.after ? void 0 : diffScript(script, sanitize);
		}
		async function diffScript({ before, after }, sanitize) {
			let { createPatch, OMIT_HEADERS } = await __webpack_require__.e(4023).then(__webpack_require__.bind(__webpack_require__, 4023)), [was = [], is = []] = [before, after].map((script) => sanitize((0, _script_frame_js__WEBPACK_IMPORTED_MODULE_1__.yO)(script ?? ""))), options = {
				context: 3,
				maxEditLength: MOST_EDITS,
				headerOptions: OMIT_HEADERS
			}, patch = createPatch("", textOf(was), textOf(is), "", "", options), all = [...was.map((line) => `-${line}`), ...is.map((line) => `+${line}`)], lines = patch?.split("\n").filter((line) => line !== "") ?? [`@@ -1,${was.length} +1,${is.length} @@`, ...all], countOf = (sign) => lines.filter((line) => line.startsWith(sign)).length;
			return {
				lines: withRemovedCounted(lines),
				added: countOf("+"),
				removed: countOf("-"),
				exitReport: exitReportOf(before ?? "", after ?? "")
			};
		}
		let MOST_EDITS = 500;
		function textOf(lines) {
			return lines.map((line) => `${line}\n`).join("");
		}
		function withRemovedCounted(lines) {
			let shown = [], removed = 0;
			for (let line of [...lines, ""]) {
				let isHidden = line.startsWith("-") && !(0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_2__.A0)(line.slice(1));
				!isHidden && removed > 0 && shown.push(`-(${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_3__.U)(removed, "line")} of the present script)`);
				removed = isHidden ? removed + 1 : 0;
				isHidden || shown.push(line);
			}
			return shown.slice(0, -1);
		}
		function exitReportOf(before, after) {
			let [was, is] = [before, after].map(_script_frame_js__WEBPACK_IMPORTED_MODULE_1__.KL);
			if (was === is) return;
			return is ? "added" : "removed";
		}
		function renderDiff(results, diff, maxCharacters, mostOpenLines = -1) {
			if (diff === void 0) return "";
			let { lines } = diff, result = results.find(({ traits }) => traits.section === "script-diff"), isOpen = result?.status === "planned" && lines.length <= mostOpenLines, title = `Deploy script: ${titleOf(diff)}${(0, _operations_list_js__WEBPACK_IMPORTED_MODULE_0__.d8)(result)}`, render = (shown) => {
				let rest = lines.length - shown.length, note = rest === 0 ? "" : `${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_3__.U)(rest, "line")} of this diff left out, as there is no room for more.`, body = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.qN)([shown.length === 0 ? "" : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.DV)("diff", shown), note]);
				return body === "" ? title : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.AU)(title, body, isOpen);
			}, fits = (text) => text.length <= maxCharacters;
			if (fits(render(lines))) return render(lines);
			let room = maxCharacters - render([]).length - (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.DV)("diff", []).length, end = lines.findIndex((line) => {
				room -= line.length + 1;
				return room < 0;
			});
			return [render(lines.slice(0, end)), render([])].find(fits) ?? "";
		}
		function titleOf({ lines, added, removed, exitReport }) {
			if (lines.length > 0) return `<code>+${added} −${removed}</code>${exitReport ? `, exit report ${exitReport}` : ""}`;
			return exitReport ? `only the exit report was ${exitReport}` : "differs only in hidden text, such as a secret";
		}
	}),
	6168: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => targetTable });
		var _core_count_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3152), _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6851), _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405), _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1854), _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3032), _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(569);
		function targetTable({ targets }, prose, most) {
			if (targets.length === 0) return "";
			let allFailed = targets.filter(_outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.WN), failed = allFailed.slice(0, most.failed), others = targets.filter((target) => !(0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.WN)(target)), shown = targets.length > most.all ? [...failed, ...others].slice(0, Math.max(most.all, failed.length)) : targets, name = (text) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)((0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_4__.Jj)(prose.line(text), _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.cB)), isBatched = targets.some(({ batch }) => batch > 1), rows = shown.map((target) => {
				let site = target.site === "" ? "(the server itself)" : name(target.site);
				return [
					name(target.server),
					site,
					...isBatched ? [String(target.batch)] : [],
					`${leadOf(target)}${prose.say((0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.LT)(target))}${timeOf(target)}${commitOf(target, prose)}`
				];
			}), more = targets.length - shown.length, lost = allFailed.length - failed.length, which = lost === 0 ? "none of which failed" : `${lost} of which failed`, note = more === 0 ? "" : `${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_5__.U)(more, "more target")}, ${which}: see the output \`targets\`.`, body = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.qN)([(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.c_)([
				"Server",
				"Site",
				...isBatched ? ["Batch"] : [],
				"Result"
			], rows), note]);
			if (shown.length <= most.open) return body;
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.AU)(`${more === 0 ? "All" : `${shown.length} of`} ${targets.length} targets`, body);
		}
		function timeOf({ outcome, span, durationMs }) {
			return span !== void 0 && outcome !== "succeeded" && outcome !== "planned" ? ` (${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(durationMs)})` : "";
		}
		function commitOf(target, prose) {
			let { rollback, facts: { deploy } = {} } = target, commit = (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.WN)(target) && rollback?.status !== "changed" ? deploy?.commit : void 0;
			return commit === void 0 ? "" : `, on ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.SS)(prose.line(commit.slice(0, 7)))}`;
		}
		function leadOf(target) {
			let { outcome } = target, isInDoubt = (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.H0)(target);
			return outcome === "succeeded" && !isInDoubt || outcome === "planned" || outcome === "not-run" ? "" : `${(0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.Fg)(outcome, isInDoubt)} `;
		}
	}),
	3822: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KL: () => isFramed,
			Qu: () => framed,
			SM: () => hasThisFrame,
			sE: () => isForShell,
			yO: () => withoutFrame,
			yx: () => ownLineIn
		});
		var _pinned_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7691);
		let MARK = "# site-deploy: reports how this script ends.", BEFORE = `${MARK} Constant text; report-exit-status: false leaves it out.
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
trap 'site_deploy_status=$?; [ "\${site_deploy_end-}$site_deploy_status" != 0 ] || site_deploy_status=2; printf "\\n[site-deploy] exit-status=%s commit=%s run=%s\\n" "$site_deploy_status" "$(git rev-parse --verify HEAD 2>/dev/null || echo none)" "$$.$(date -u +%Y%m%dT%H%M%SZ)" 2>/dev/null || :; exit "$site_deploy_status"' EXIT
case $- in *e*) site_deploy_e=-e ;; *) site_deploy_e=+e ;; esac; set +e
{ ( set "$site_deploy_e"; trap '{ set +ex; } 2>/dev/null; site_deploy_commit=$(git rev-parse --verify HEAD 2>/dev/null) && printf "\\n[site-deploy] commit=%s shell=%s\\n" "$site_deploy_commit" "$$"' EXIT
`;
		function framed(script, commit) {
			let shebang = /^#!.*(?:\n|$)/.exec(script)?.[0] ?? "", own = script.slice(shebang.length), pin = commit === void 0 ? "" : `export SITE_DEPLOY_COMMIT=${commit}\n`;
			return `${withBreak(shebang)}${BEFORE}${pin}${withBreak(own)})
site_deploy_end=\$?; exit \$site_deploy_end; }
`;
		}
		function withBreak(text) {
			return text === "" || text.endsWith("\n") ? text : `${text}\n`;
		}
		function isFramed(script) {
			return script?.includes(MARK) === !0;
		}
		function hasThisFrame(script) {
			return withLineFeeds(script ?? "").includes(BEFORE);
		}
		function withoutFrame(script) {
			let { shebang, pin, own } = partsOf(script);
			return shebang + pin + own;
		}
		function ownLineIn(error, script) {
			let [, file = "", number = "", about = ""] = /^(\S*): (?:line )?(\d{1,5}): +(.+)$/.exec(error.trim()) ?? [], [, word = ""] = /^syntax error[^`"]*[`"]([^'"]+)/i.exec(about) ?? /^\d+ [A-Z]\w+(?: \w+)?(?: \(core dumped\))? +(\S+)/.exec(about) ?? /^([^:]+)/.exec(about) ?? [], { shebang, top, pin, own } = partsOf(script), added = `${top}${pin}`.split("\n").length - 1, line = `${shebang}${own}`.split("\n")[Number(number) - added - 1], isInOwn = Number(number) - added >= shebang.split("\n").length;
			if (added === 0 || word === "" || line === void 0 || !isInOwn) return;
			let isOther = own.split(/[\s"'/;]+/).includes(file.replace(/^.*\//, ""));
			return line.includes(word) || line.includes("$") && !isOther ? Number(number) - added : void 0;
		}
		function partsOf(script) {
			let text = withLineFeeds(script);
			if (!text.includes(BEFORE)) return {
				shebang: "",
				top: "",
				pin: "",
				own: text
			};
			let [shebang = "", rest = ""] = text.split(BEFORE), [first = ""] = /^.*\n/.exec(rest) ?? [], pin = (0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_0__.A0)(first.trimEnd()) ? first : "";
			return {
				shebang,
				top: BEFORE,
				pin,
				own: rest.slice(pin.length).replace(LAST_LINES, "")
			};
		}
		let LAST_LINES = /\)\n.*site_deploy_end; \}\s*$/;
		function withLineFeeds(script) {
			return script.replaceAll("\r\n", "\n");
		}
		function isForShell(script) {
			return !script.startsWith("#!") || /^#!.*\b(ba|da|k|z|a)?sh\b/.test(script);
		}
	}),
	7691: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => isPinLine,
			I: () => pinnedCommit,
			Se: () => usesCommit,
			Zl: () => needsCommit
		});
		var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
		let PIN_LINE = /^export SITE_DEPLOY_COMMIT=([0-9a-f]{64}|[0-9a-f]{40})$/, USE = /(?<!\\)\$(?:\{[#!]?)?SITE_DEPLOY_COMMIT\b/;
		function isPinLine(line) {
			return PIN_LINE.test(line);
		}
		function usesCommit(script) {
			return USE.test((0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script));
		}
		function needsCommit(script) {
			let code = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script);
			return PLAIN_USE.test(code) && !/\bSITE_DEPLOY_COMMIT=/.test(code);
		}
		let PLAIN_USE = /(?<!\\)\$(?:SITE_DEPLOY_COMMIT\b|\{SITE_DEPLOY_COMMIT\})/;
		function pinnedCommit(script) {
			let text = (script ?? "").replaceAll("\r\n", "\n");
			if (!usesCommit(text)) return;
			let line = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(text).split("\n").findLast(isPinLine);
			return PIN_LINE.exec(line ?? "")?.[1];
		}
	}),
	973: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => plainCode,
			f: () => withoutComments
		});
		let NO_CODE = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;
		function plainCode(script) {
			return splitHereDocuments(script).code.replace(NO_CODE, (text) => text === "\\\n" ? " " : /^["']/.test(text) ? "_" : "");
		}
		function withoutComments(script) {
			let { code, documents } = splitHereDocuments(script);
			return `${code.replace(NO_CODE, (text) => text.startsWith("#") ? "" : text)}\n${documents.replace(/^\s*#.*$/gm, "")}`;
		}
		function splitHereDocuments(script) {
			let end, { code = [], documents = [] } = Object.groupBy(script.split("\n"), (line) => {
				if (end !== void 0) {
					line.replace(/^\t+/, "") === end && (end = void 0);
					return "documents";
				}
				end = /(?<!<)<<-?[ \t]*\\?["']?([A-Za-z_]\w*)/.exec(line)?.[1];
				return "code";
			});
			return {
				code: code.join("\n"),
				documents: documents.join("\n")
			};
		}
	}),
	7902: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { commentOn: () => commentOn });
		var external_node_crypto_ = __webpack_require__(7598), replace = __webpack_require__(3588), github_github = __webpack_require__(4352), payload = __webpack_require__(1837), time_limits = __webpack_require__(4175);
		let UNAFFECTED = "The run itself is not affected.";
		async function leaveComment(parts, connected) {
			let { githubToken, apiToken, console } = parts, github = connected ?? await (0, github_github.g2)(parts, "pull-requests: write");
			if ("why" in github) return console.warning(`There is no comment on the pull request: ${github.why}. ${UNAFFECTED}`);
			let number = github.run.pullRequest?.number;
			if (number === void 0) return console.info("no comment: the event is not about a pull request");
			let mark = markOf(parts, github.run, number), body = `${mark}\n${parts.render(github.run, 65536 - mark.length - 1)}`;
			if (body.includes(githubToken) || body.includes(apiToken)) return console.warning(`The comment on the pull request was not written: it would contain a token. ${UNAFFECTED}`);
			let signal = (0, time_limits.z)((0, time_limits.Z)(parts)), found = await findComment(github, number, mark, githubToken.startsWith(APP_TOKEN), signal);
			if ("why" in found) return console.warning(`The comment on the pull request was not written, because the existing comments could not be read: ${found.why}. ${UNAFFECTED}`);
			let name = `comment on pull request ${number}`, { comment } = found;
			if (comment !== void 0 && (0, replace.cZ)(comment.body, body)) return console.info(`${name}: unchanged`);
			let { issues } = github, answer = comment === void 0 ? await github.call(issues.createComment, {
				issue_number: number,
				body
			}, signal) : await github.call(issues.updateComment, {
				comment_id: comment.id,
				body
			}, signal);
			if (answer.state === "done" && commentOf(answer.data) !== void 0) return console.info(`${name}: ${comment === void 0 ? "written" : "updated"}`);
			let what = answer.state === "not-done" ? "was not written" : "may or may not have been written";
			console.warning(`The comment on the pull request ${what}: ${(0, github_github.gf)(answer)}. ${UNAFFECTED}`);
		}
		let APP_TOKEN = "ghs_";
		function markOf({ apiToken, about }, { repository }, number) {
			let { baseUrl, server, site } = about, names = [
				baseUrl,
				server,
				site.toLowerCase(),
				repository.toLowerCase()
			], text = JSON.stringify([
				"site-deploy comment",
				...names,
				number
			]);
			return `<!-- site-deploy comment ${(0, external_node_crypto_.createHmac)("sha256", apiToken).update(text).digest("hex")} -->`;
		}
		async function findComment(github, issue, mark, isApp, signal) {
			for (let page = 1; page <= 30; page += 1) {
				let asked = {
					issue_number: issue,
					per_page: 100,
					page
				}, answer = await github.call(github.issues.listComments, asked, signal), entries = (0, github_github.Mc)(answer);
				if (entries === void 0) return { why: (0, github_github.gf)(answer) };
				if (entries.length === 0) return { comment: void 0 };
				let comment = entries.filter((entry) => !isApp || (0, payload.b6)(entry, "user", "type") !== "User").flatMap((entry) => commentOf(entry) ?? []).find(({ body }) => body.startsWith(mark));
				if (comment !== void 0) return { comment };
			}
			return { why: "there are more than 30 pages of them" };
		}
		function commentOf(entry) {
			let id = (0, payload.rl)(entry, "id");
			return id === void 0 ? void 0 : {
				id,
				body: (0, payload.b6)(entry, "body") ?? ""
			};
		}
		var failure = __webpack_require__(5886), sanitizer = __webpack_require__(1854), headline = __webpack_require__(3032), links = __webpack_require__(6531), markdown = __webpack_require__(569), next_steps = __webpack_require__(8547), operations_list = __webpack_require__(7467), reasons = __webpack_require__(6187), script_diff = __webpack_require__(8415), summary = __webpack_require__(5334), target_table = __webpack_require__(6168);
		let MEASURES = [
			{
				items: 100,
				characters: 1e3
			},
			{
				items: 15,
				characters: 150
			},
			{
				items: 5,
				characters: 80
			},
			{
				items: 1,
				characters: 60
			}
		];
		function renderComment(report, context) {
			let { maxCharacters, scriptDiff } = context, sanitize = (0, markdown.PO)(context.sanitize);
			for (let measure of MEASURES) {
				let prose = (0, markdown.jv)(sanitize, measure), site = (0, links.zO)(report, context.environmentUrl, sanitize), before = [
					(0, summary.R)(report, prose),
					site === "" ? "" : `**${site}**`,
					(0, reasons.Nb)(report, prose),
					...report.list === void 0 ? [(0, operations_list.zY)(report, prose, !0), (0, operations_list.yu)(report, prose)] : sectionsOfList(report, prose)
				], after = [(0, next_steps.Lq)(report), footer(context, sanitize)], room = maxCharacters - (0, markdown.qN)([...before, ...after]).length - 2;
				if (room < 0) continue;
				let diff = (0, script_diff.in)(report.results, scriptDiff, room);
				if (diff !== "" || scriptDiff === void 0) return (0, markdown.qN)([
					...before,
					diff,
					...after
				]);
			}
			return (0, sanitizer.Jj)((0, markdown.FV)(sanitize((0, headline.gD)(report)).join(" ")), maxCharacters);
		}
		function sectionsOfList(report, prose) {
			let { items } = prose.measure;
			return [
				(0, reasons.e1)(report, prose),
				(0, reasons.jE)(report, prose),
				(0, next_steps.Sb)(report, prose.lines, items > 1 ? 1e3 : 0),
				(0, operations_list.HG)(report, prose),
				report.outcome === "planned" ? "" : (0, target_table.i)(report, prose, {
					all: items,
					failed: items,
					open: 10
				})
			];
		}
		function footer({ commit = "", repositoryUrl, logUrl }, sanitize) {
			let short = (0, markdown.SS)(commit.slice(0, 7)), parts = [commit === "" ? "" : `Commit ${(0, links.uM)(short, `${repositoryUrl}/commit/${commit}`, sanitize) || short}`, (0, links.uM)("log of the run", logUrl, sanitize)].filter((part) => part !== "");
			return parts.length === 0 ? "" : `<sub>${parts.join(" · ")}</sub>`;
		}
		async function commentOn({ githubToken = "", apiToken, baseUrl, server, site, environmentUrl }, report, { sanitize, scriptDiff }, step) {
			await leaveComment({
				...step,
				githubToken,
				apiToken,
				about: {
					baseUrl,
					server,
					site
				},
				render({ pullRequest, repositoryUrl, logUrl }, maxCharacters) {
					return renderComment(report, {
						sanitize,
						scriptDiff,
						commit: pullRequest?.head,
						repositoryUrl,
						logUrl,
						environmentUrl,
						maxCharacters
					});
				}
			}).catch((error) => step.console.warning(`There is no comment on the pull request. ${(0, failure.g5)(error).message}`));
		}
	})
};
