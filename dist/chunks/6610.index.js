"use strict";
exports.id = 6610;
exports.ids = [6610, 9911];
exports.modules = {
	2304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			MAX_DEPLOY_SCRIPT_CHARACTERS: () => MAX_DEPLOY_SCRIPT_CHARACTERS,
			deploymentId: () => deploymentId,
			getDeployScript: () => getDeployScript,
			patchDeployScript: () => patchDeployScript,
			postDeploy: () => postDeploy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407);
		let MAX_DEPLOY_SCRIPT_CHARACTERS = 65535, path = "/api/servers/{server}/sites/{site}/deploy", getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ deploy_script: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)({ most: MAX_DEPLOY_SCRIPT_CHARACTERS }) }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), deploymentId = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((id) => {
			let text = String(id ?? "");
			return /^(?!\.*$)\S{1,200}$/.test(text) && text.isWellFormed() ? text : void 0;
		})), triggered = zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			deployment_id: deploymentId,
			message: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			has_repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY())
		}), {
			deployment_id: void 0,
			message: void 0,
			has_repository: void 0
		}), trigger = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((answer) => [answer, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer)]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.PVZ([triggered, triggered]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(([outer, inner]) => ({
			id: outer.deployment_id ?? inner.deployment_id,
			said: (outer.message ?? inner.message ?? "").slice(0, 300),
			hasRepository: outer.has_repository !== !1 && inner.has_repository !== !1
		})))), variables = zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ variables: zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()) })), postDeploy = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", path, {
			retry: "once",
			body: variables,
			answer: trigger,
			verbatim: !0
		});
	}),
	9407: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qq: () => text,
			Z9: () => wordsOf,
			lq: () => optional,
			n8: () => line,
			qP: () => webUrl,
			r0: () => wholeText,
			rD: () => wholeNumber,
			yL: () => oneOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9396), _net_web_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9613);
		let UNBOUNDED = Infinity;
		function text({ least = 1, most = UNBOUNDED } = {}) {
			let range = least === 1 ? `at most ${most}` : `${least} to ${most}`, length = most === UNBOUNDED ? "" : ` of ${range} characters`;
			return wholeText({
				least,
				most
			}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value.trim() !== ""), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, not blank`));
		}
		function wholeText({ least = 0, most = UNBOUNDED } = {}) {
			let isWithin = (value) => {
				let { length } = [...value];
				return length >= least && length <= most && value.isWellFormed();
			}, length = most === UNBOUNDED ? "" : ` of at most ${most} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(isWithin), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				...least > 0 && { minLength: least },
				...most < UNBOUNDED && { maxLength: most }
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, which may be empty`));
		}
		function line(bounds) {
			let inner = text(bounds);
			return inner.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[^\r\n\0]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${wordsOf(inner)}, in one line`));
		}
		function wholeNumber(least, most) {
			let words = `a whole number from ${least} to ${most}`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		let webUrl = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.r), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.O), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
			format: "uri",
			description: "an http or https URL without a user name and password"
		}));
		function oneOf(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(words).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`one of ${words.join(", ")}`));
		}
		function optional(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(wordsOf(field)));
		}
		function wordsOf(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_3__.fd.get(field)?.description ?? "";
		}
	}),
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
	6647: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => missingIn });
		function missingIn(others, all, keyOf) {
			let counts = new Map();
			for (let key of others.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
			return all.filter((item) => {
				let key = keyOf(item), count = counts.get(key) ?? 0;
				counts.set(key, count - 1);
				return count <= 0;
			});
		}
	}),
	8563: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => maskedLines,
			P: () => differenceOf
		});
		var _core_missing_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647), _file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3054);
		let MASK = /^(?:([*＊∗⁎✱·⋅∙○◦▪■▓▒░])\1{2,}|([-#])\2{5,}|(x)\3{5,})$|[•●⚫⬛⬤■█]{3,}/iu;
		function maskedLines(text, isKept = () => !0) {
			let isUnreal = ({ isMasked, spelled }) => isMasked || ESCAPED_QUOTES.test(spelled);
			return namesOf(linesOf(text).flatMap((line) => {
				if (line.key !== void 0) return isKept(line.key) && isUnreal(line) ? [line] : [];
				let [, key, spelled = ""] = COMMENTED.exec(line.text) ?? [];
				return isMask(spelled) ? [{ name: `${key} in a comment` }] : [];
			}));
		}
		let COMMENTED = /^[\s#]*#\s*(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/;
		function differenceOf(sent, shown) {
			let [whole, found] = [normalize(sent), normalize(shown)], [all, some] = [linesOf(whole), linesOf(found)], differ = (kind, lines) => ({
				kind,
				names: namesOf(lines)
			}), unseen = all.filter(({ end }) => end > found.length);
			if (whole.startsWith(found) && unseen.length > 0) return differ("cut", unseen);
			let missing = missingFrom(all, some);
			if (missing !== void 0) return differ(missing.length === 0 ? "none" : "less", missing);
			let added = missingFrom(some, all);
			if (added !== void 0) return differ("more", added);
			let textOf = ({ text }) => text, changed = [...(0, _core_missing_in_js__WEBPACK_IMPORTED_MODULE_1__.E)(some, all, textOf), ...(0, _core_missing_in_js__WEBPACK_IMPORTED_MODULE_1__.E)(all, some, textOf)], inOrder = some.filter(isFull), moved = all.filter(isFull).filter(({ text }, at) => text !== inOrder[at]?.text);
			if (!changed.some(isFull)) return differ("moved", [...moved, ...changed]);
			return differ(found.length > whole.length && withoutEscapes(whole) === withoutEscapes(found) ? "escaped" : "other", changed);
		}
		function linesOf(file) {
			let at = 0;
			return (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.qg)(file).map((segment) => {
				let text = segment.text.replace(/\r?\n$|\r$/, ""), end = at + text.length;
				at += segment.text.length;
				let line = (name, key, spelled = "") => ({
					text,
					name,
					key,
					spelled,
					isMasked: isMask(spelled),
					end
				});
				if (segment.kind === "assignment") return line(segment.key, segment.key, segment.value);
				if (segment.kind !== "unknown") return line(`${segment.kind} lines`);
				let equals = text.indexOf("=");
				return line(`line ${segment.line}`, text.slice(0, Math.max(0, equals)), text.slice(equals + 1));
			});
		}
		function namesOf(lines) {
			return [...new Set(lines.map(({ name }) => name))];
		}
		let ESCAPED_QUOTES = /^(&quot;|&apos;|&#0*3[49];|&#x0*2[27];).*\1$/is;
		function isMask(spelled) {
			return spelled.replaceAll(/&(?:bull|#8226|#x2022);/gi, "•").split(/[\r\n]+/).some((line) => {
				let pieces = line.replace(/^["'`([{<\s]+/, "").match(/[^"'`)\]}>;\s]+/g) ?? [];
				return pieces.length > 0 && pieces.every((piece) => MASK.test(piece));
			});
		}
		function normalize(text) {
			return text.replaceAll("\r\n", "\n").trim();
		}
		function missingFrom(all, some) {
			let at = 0, missing = all.filter((line) => {
				let found = some[at], isFound = found !== void 0 && isSame(line, found);
				isFound && (at += 1);
				return !isFound;
			});
			return at === some.length ? missing : void 0;
		}
		function isSame(line, other) {
			if (line.text === other.text) return !0;
			return line.key !== void 0 && line.key === other.key && (line.isMasked || other.isMasked);
		}
		function isFull({ text }) {
			return text.trim() !== "";
		}
		function withoutEscapes(text) {
			return text.replace(/&(?:amp|lt|gt|quot|apos|#\d{2,4}|#x[\da-f]{2,4});|[&<>"'\\]/gi, "");
		}
	}),
	83: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => planChange,
			K: () => nothingToDo
		});
		function planChange(summary, content, apply) {
			return {
				summary,
				content: () => content,
				apply: (applying) => apply(content, applying)
			};
		}
		let nothingToDo = { changes: [] };
	}),
	6610: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _api_replace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3588), _dotenv_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8563), _script_frame_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3822), _script_hidden_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9911), _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7691), _script_shell_script_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(973), _site_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3242), _operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83), _update_deploy_script_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4221);
		let work = {
			check({ script, reportExitStatus: reports = !0, commit, commitBy = "script" }) {
				let pin = commitBy === "script" ? commit : void 0, wanted = script === void 0 ? void 0 : scriptProblem(script, reports, commit, pin), problems = wanted === void 0 ? [] : [{
					input: _update_deploy_script_js__WEBPACK_IMPORTED_MODULE_5__.Ch,
					expected: wanted
				}];
				if (reports || pin === void 0) return problems;
				return [...problems, {
					input: "report-exit-status",
					expected: "true with commit: without the exit report, nothing shows which commit was deployed"
				}];
			},
			async guard(given) {
				let { commit, commitBy, olderCommit } = given.inputs;
				if (commit === void 0 || commitBy === "variable" || olderCommit === "deploy") return;
				let { guardOrder } = await __webpack_require__.e(5868).then(__webpack_require__.bind(__webpack_require__, 3487));
				await guardOrder(commit, given);
			},
			async plan({ inputs, facts, reader, log, learn }) {
				let { script, reportExitStatus: reports, commitBy } = inputs, commit = commitBy === "script" ? inputs.commit : void 0, wanted = wantedScript(script, reports, commit);
				warn(inputs, log);
				let current = typeof facts.site == "object" ? await scriptOf(facts).read(reader) : null, isUnchanged = current?.trimEnd() === wanted.trimEnd();
				learn({ script: {
					before: current,
					after: isUnchanged ? current : wanted
				} });
				if (isUnchanged) return _operation_js__WEBPACK_IMPORTED_MODULE_4__.K;
				let isOld = reports && (0, _script_frame_js__WEBPACK_IMPORTED_MODULE_6__.KL)(current) && !(0, _script_frame_js__WEBPACK_IMPORTED_MODULE_6__.SM)(current), report = reports ? ` and the exit report${isOld ? ", in its new form" : ""}` : "", { length } = script.trimEnd().split("\n");
				return { changes: [planScript(`replace the deploy script (${length === 1 ? "1 line" : `${length} lines`}${report})${commit === void 0 ? "" : ` for commit ${commit}`}`, current, wanted)] };
			}
		}, NEEDS_SHELL = "a shell script (sh, bash, dash, ksh, zsh), as the exit report is one";
		function scriptProblem(script, reports, commit, pin) {
			if (script.trim() === "") return "a script; it is empty";
			if (reports && !(0, _script_frame_js__WEBPACK_IMPORTED_MODULE_6__.sE)(script)) return pin === void 0 ? `${NEEDS_SHELL}; or report-exit-status: false` : NEEDS_SHELL;
			if (reports && usesAliases(script)) return "a script with functions in place of aliases, which are not replaced in the frame of the exit report; or report-exit-status: false";
			if (script.includes("\0")) return "text without NUL characters";
			if (script.includes("\r")) return "LF line ends: a shell treats the carriage return of CRLF as part of each command";
			if ((0, _script_frame_js__WEBPACK_IMPORTED_MODULE_6__.KL)(script)) return "a script without the exit report, which the run puts around it";
			if (commit !== void 0 && !(0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_7__.Se)(script)) return `a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ${_update_deploy_script_js__WEBPACK_IMPORTED_MODULE_5__.ot}`;
			if ((0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_7__.I)(script) !== void 0) return "a script without a line that exports SITE_DEPLOY_COMMIT";
			let { length } = [...wantedScript(script, reports, pin)];
			if (length <= _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.MAX_DEPLOY_SCRIPT_CHARACTERS) return;
			return `at most ${_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.MAX_DEPLOY_SCRIPT_CHARACTERS} characters with the exit report, not ${length}`;
		}
		function usesAliases(script) {
			let code = (0, _script_shell_script_js__WEBPACK_IMPORTED_MODULE_8__.K)(script);
			return (/^#!.*\b(?:da|a|k|z)?sh\b/.test(script) || /^[ \t]*shopt\b.*\bexpand_aliases\b/m.test(code)) && /^[ \t]*alias[ \t]+[\w.-]+=/m.test(code);
		}
		function warn({ script, commit, commitBy }, log) {
			(commit === void 0 || commitBy === "variable") && (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_7__.Zl)(script) && log.warning(`The deploy script uses $SITE_DEPLOY_COMMIT, which is empty ${commit === void 0 ? "as no commit is given. Give commit, or defaults" : "when a deploy is triggered elsewhere. Give defaults"}: git fetch origin "\${SITE_DEPLOY_COMMIT:-main}", then git reset --hard "\${SITE_DEPLOY_COMMIT:-FETCH_HEAD}".`);
			let hidden = (0, _script_frame_js__WEBPACK_IMPORTED_MODULE_6__.sE)(script) ? (0, _script_hidden_failures_js__WEBPACK_IMPORTED_MODULE_3__.findHidden)(script) : void 0;
			hidden !== void 0 && log.warning(`The deploy script goes on if ${hidden.what} fails: ${hidden.why}`);
		}
		function planScript(summary, current, wanted) {
			return (0, _operation_js__WEBPACK_IMPORTED_MODULE_4__.A)(summary, {
				before: current,
				after: wanted
			}, async (_, applying) => {
				let { facts, checkApproved, learn } = applying, textFor = (present) => {
					checkApproved([planScript(summary, present, wanted)]);
					learn({ script: {
						before: present,
						after: wanted
					} });
					return wanted;
				}, text = scriptOf(facts), { before, shown, doubt } = await (0, _api_replace_js__WEBPACK_IMPORTED_MODULE_1__.nI)(text, {
					present: current,
					textFor
				}, applying);
				if (doubt !== void 0) throw doubt;
				let unseen = shown === null ? "; the service does not show it, so it could not be read back" : "", replaced = {
					text,
					before: before !== null && !(0, _api_replace_js__WEBPACK_IMPORTED_MODULE_1__.Im)(before) && (0, _dotenv_difference_js__WEBPACK_IMPORTED_MODULE_2__.F)(before).length === 0 ? before : null,
					after: shown,
					factsBefore: { script: {
						before,
						after: before
					} }
				};
				return {
					changed: !0,
					summary: `replaced the deploy script${unseen}`,
					replaced
				};
			});
		}
		function scriptOf(facts) {
			let target = (0, _site_target_js__WEBPACK_IMPORTED_MODULE_9__.$)(facts);
			return {
				what: "the deploy script",
				read: (reader) => reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, target),
				write: (script, writer, attempts) => writer.write(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.patchDeployScript, target, { deploy_script: script }, { attempts })
			};
		}
		function wantedScript(script, reports, commit) {
			return reports ? (0, _script_frame_js__WEBPACK_IMPORTED_MODULE_6__.Qu)(script, commit) : script;
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
	9911: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { findHidden: () => findHidden });
		var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
		function findHidden(script) {
			let statements = statementsOf(script), settings = statements.map((text) => ABOUT_FAILURES.exec(commandOf(text))?.[0] ?? ""), setAt = settings.findIndex(Boolean), seen = {
				text: script.replace(/^[ \t]*#.*$/gm, ""),
				code: (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(script),
				statements,
				setAt
			}, isErrexit = settings.join().includes(" -") && !settings.join().includes(" +");
			return (setAt < 0 ? [WITHOUT_ERREXIT] : isErrexit ? FORMS : []).map(({ find, why }) => ({
				what: find(seen),
				why
			})).find((form) => form.what !== void 0);
		}
		let WITHOUT_ERREXIT = {
			find: ({ statements }) => {
				let isByHand = statements.some((text) => /\|\| *(?:exit|return|die|\{)/.test(text));
				return fallible(statements.filter((text) => !isByHand || !/^\s/.test(text)).slice(0, -1)).length > 0 ? "a command" : void 0;
			},
			why: "it has several commands and no set -e, so it ends with the status of its last one. Begin it with set -e, or with set +e if that is intended."
		}, FORMS = [
			{
				find: ({ statements, setAt }) => fallible(statements.slice(setAt + 1)).length < 2 ? nameOf(fallible(statements.slice(0, setAt))[0]) : void 0,
				why: "it stands above set -e. Move set -e to the top."
			},
			{
				find: ({ statements }) => nameOf(fallible(statements.map((text) => UNCLEAR.test(text) ? [] : text.split("&&")).slice(0, -1).flatMap((chain) => chain.slice(0, -1))).find((command) => !CONDITION.test(command))),
				why: "a failure on the left of && does not end the script. Write the commands of that line on lines of their own, or end it with || exit."
			},
			{
				find: ({ text: whole, code, statements }) => {
					if (/pipefail|PIPESTATUS/.test(whole)) return;
					if (/^(?:\{ .*)?[})][ \t]*(?:2>&1[ \t]*)?\|&?[ \t]*tee\b/m.test(code)) return "a command in brackets";
					return nameOf(fallible(statements.filter((text) => !UNCLEAR.test(text)).flatMap((text) => text.split("&&")).flatMap((part) => PIPED.exec(part)?.[1] ?? [])).find((command) => !SOURCE.test(command)));
				},
				why: "| follows it, and only the last command of a pipeline counts. Write set -o pipefail above it, which needs bash."
			},
			{
				find: ({ code, statements }) => {
					for (let [, name = "", body = ""] of code.matchAll(FUNCTION)) {
						let called = RegExp(`^(?:if|elif|while|until|!)(?: !)? +${name}\\b|^${name}\\b[^|&]*(?:\\|\\|(?! *(?:true|:)$)|&&)`);
						if (hidesInside(body) && !ASKING.test(body) && statements.some((text) => called.test(text.trim()))) return `a command of ${name}`;
					}
				},
				why: "in a function that is called before || or &&, after ! or by if, set -e is off. Call it on a line of its own."
			},
			{
				find: ({ statements }) => {
					let isJob = (text) => /[^&>\s]\s*&(?: *wait)?\s*$/.test(text) && !BESIDE.test(text), rest = statements.slice(statements.findIndex(isJob));
					return statements.some(isJob) && rest.some((text) => /(?:^|& *)wait$/.test(text.trim())) && !rest.some((text) => /\bkill\b/.test(text)) ? "a background job" : void 0;
				},
				why: "wait without an id always succeeds. Wait for each job: wait \"$pid\"."
			},
			{
				find: inText(/^[ \t]*(?:local|export|declare|typeset|readonly)[ \t]+(?:-\w+[ \t]+)*\w+="?(?:\$\(|`)[ \t]*(?!(?:date|pwd|cd|dirname|basename|whoami|hostname|id|nproc|uname|echo|printf|tput|realpath|readlink)\b)([^$()|`\n]+(?!.*\|\|))/m),
				why: "local, export, declare and readonly succeed whatever the command in $( ) does. Assign on a line of its own."
			},
			{
				find: ({ code }) => [...code.matchAll(/^\(([^()]{0,2000})\)[ \t]*\|\|(?![ \t]*(?:true|:)$)/gm)].some(([, body = ""]) => hidesInside(body)) ? "a command in brackets" : void 0,
				why: "|| follows the brackets, in which set -e is then off. Write the commands on lines of their own."
			},
			{
				find: inText(/^trap[ \t]+(?:--[ \t]+)?(["'])(?:(?!\1|&&|\|\||\$\?|\bif\b).)*\bexit[ \t]+0[ \t;]*\1[ \t]+(?:EXIT|exit|0)[ \t]*(?:[;#].*)?$/m, "a command"),
				why: "its EXIT trap ends it with status 0. Leave exit out of the trap: the status then stays."
			},
			{
				find: inText(/\b(?:ba|da|k|z)?sh +(?:-[a-df-z]+ +)*-[a-df-z]*c +(["'])(?!set -|[^"'\n]*(?:\|\||\b(?:for|while|until|if|exit|trap)\b))[^"'\n]{1,500};[^"'\n]{1,500}\1/, "a command of the shell that it starts"),
				why: "that shell has no set -e. Start it with bash -ec."
			},
			{
				find: inText(/\b(?:ba|da|k|z)?sh\b(?:(?! -\w*e)[^\n|;&<])*<<-?[ \t]*\\?["']?(\w+)["']?.*\n(?!\s*set -)(?:(?!.*\|\|).+\n){2,200}?\t*\1$/m, "a command of the shell that it starts"),
				why: "that shell has no set -e. Start it with bash -e <<."
			}
		];
		function inText(pattern, what) {
			return ({ text }) => {
				let found = pattern.exec(text);
				return found ? what ?? nameOf(found[1]) : void 0;
			};
		}
		function hidesInside(body) {
			return fallible(statementsOf(body).slice(0, -1)).length > 0;
		}
		let FUNCTION = /^(?:function[ \t]+)?([\w-]+)[ \t]*(?:\(\))?\s*\{((?:[ \t].*)?\n(?:[ \t].*\n|\n)*|[ \t].*)\}/gm, ASKING = /\b(?:return|exit)\b|(?:^|[\n;])[ \t]*(?:!|\[|test|grep|git diff|cmp|diff)\s[^\n;]*[\n;\s]*$/, BESIDE = /^\s*(?:curl|tail|sleep|notify)\b/, UNCLEAR = /^(?:\s|(?:if|elif|while|until|then|do|else)\b)|[()]|(?:^|\s)[{}]|\|\||&&\s*(?:exit|return|break|continue)\b|[^&]&$/, CONDITION = /^(?:command|type|which|hash|grep|pgrep|cmp|diff|id)\s/, SOURCE = /^(?:cat|yes|ls|ps|find|date|env|docker ps|\S+ (?:-v|--version))(?:\s|$)/, PIPED = /^([^|]*?)\s\|&?\s(?!.*\bhead\b)(?!.*grep\s+-\w*[qm])/, ABOUT_FAILURES = /\bset(?=\s)[^\n]*?\s(?:[-+][A-Za-z]*e|[-+][A-Za-z]*o\s+errexit)|^trap\b.*\sERR\b/, HARMLESS = [
			/^(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|unset|set|shopt|trap|umask|alias|wait|for|case|select|test|\[|\[\[)(?:\s|$)/,
			/^\(\(/,
			/^(?:if|elif|while|until|!)\s/,
			/^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|[^\s`(]*)$/,
			/\|\|/,
			/[^&]&$/,
			/\]\]$/
		];
		function fallible(statements) {
			return statements.map(commandOf).filter((text) => !HARMLESS.some((pattern) => pattern.test(text)));
		}
		function nameOf(command) {
			return command && (/^[\w./-]+(?: [\w-]+)?(?=\s|$)/.exec(command.trim())?.[0] ?? "a command");
		}
		function statementsOf(script) {
			return (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(script).replace(/(&&|\|)[ \t]*\n/g, "$1 ").split(/[\n;]/).filter((text) => !/^(?:$|(?:fi|done|esac|[{})]|then|do|else)\b|[{}()]+$)/.test(commandOf(text)));
		}
		function commandOf(statement) {
			return statement.trim().replace(STRUCTURE, "").trim();
		}
		let STRUCTURE = /^(?:(?:then|do|else|time|\{|\w+[ \t]*\(\))(?:\s+|$))+/;
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
	3242: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => targetOf,
			ID: () => ID
		});
		function targetOf({ serverId, site }) {
			if (typeof site != "object") throw TypeError("A site that does not exist yet was asked for its id");
			return {
				server: serverId,
				site: site.id
			};
		}
		let ID = /^[1-9]\d{0,14}$/;
	})
};
