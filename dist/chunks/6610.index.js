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
	6610: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _api_replace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3588), _dotenv_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8563), _script_frame_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3822), _script_hidden_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9911), _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7691), _script_shell_script_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(973), _site_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3242), _change_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8744), _define_operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9863), _update_deploy_script_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4221);
		let work = {
			check({ script, reportExitStatus: reports = !0, commit, commitBy = "script" }) {
				let pin = commitBy === "script" ? commit : void 0, wanted = script === void 0 ? void 0 : scriptProblem(script, reports, pin, commit), problems = wanted === void 0 ? [] : [{
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
				let current = typeof facts.site == "object" ? await reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_6__.$)(facts)) : null, isUnchanged = current?.trimEnd() === wanted.trimEnd();
				learn({ script: {
					before: current,
					after: isUnchanged ? current : wanted
				} });
				if (isUnchanged) return _define_operation_js__WEBPACK_IMPORTED_MODULE_4__.KN;
				let isOld = reports && (0, _script_frame_js__WEBPACK_IMPORTED_MODULE_7__.KL)(current) && !(0, _script_frame_js__WEBPACK_IMPORTED_MODULE_7__.SM)(current), report = reports ? ` and the exit report${isOld ? ", in its new form" : ""}` : "", summary = `replace the deploy script (${lines(script)}${report})${commit === void 0 ? "" : ` for commit ${commit}`}`;
				return { changes: [(0, _change_js__WEBPACK_IMPORTED_MODULE_8__.A)(summary, {
					before: current,
					after: wanted
				}, summary)] };
			},
			apply: replaceScript
		}, NEEDS_SHELL = "a shell script (sh, bash, dash, ksh, zsh), as the exit report is one";
		function scriptProblem(script, reports, pin, commit) {
			if (script.trim() === "") return "a script; it is empty";
			if (reports && !(0, _script_frame_js__WEBPACK_IMPORTED_MODULE_7__.sE)(script)) return pin === void 0 ? `${NEEDS_SHELL}; or report-exit-status: false` : NEEDS_SHELL;
			if (reports && usesAliases(script)) return "a script with functions in place of aliases, which are not replaced in the frame of the exit report; or report-exit-status: false";
			if (script.includes("\0")) return "text without NUL characters";
			if (script.includes("\r")) return "LF line ends: a shell treats the carriage return of CRLF as part of each command";
			if ((0, _script_frame_js__WEBPACK_IMPORTED_MODULE_7__.KL)(script)) return "a script without the exit report, which the run puts around it";
			if (commit !== void 0 && !(0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_9__.Se)(script)) return `a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ${_update_deploy_script_js__WEBPACK_IMPORTED_MODULE_5__.ot}`;
			if ((0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_9__.I)(script) !== void 0) return "a script without a line that exports SITE_DEPLOY_COMMIT";
			let { length } = [...wantedScript(script, reports, pin)];
			return length > _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.MAX_DEPLOY_SCRIPT_CHARACTERS ? `at most ${_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.MAX_DEPLOY_SCRIPT_CHARACTERS} characters with the exit report, not ${length}` : void 0;
		}
		function usesAliases(script) {
			let code = (0, _script_shell_script_js__WEBPACK_IMPORTED_MODULE_10__.K)(script);
			return (/^#!.*\b(?:da|a|k|z)?sh\b/.test(script) || /^[ \t]*shopt\b.*\bexpand_aliases\b/m.test(code)) && /^[ \t]*alias[ \t]+[\w.-]+=/m.test(code);
		}
		function warn({ script, commit, commitBy }, log) {
			(commit === void 0 || commitBy === "variable") && (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_9__.Zl)(script) && log.warning(`The deploy script uses $SITE_DEPLOY_COMMIT, which is empty ${commit === void 0 ? "as no commit is given. Give commit, or defaults" : "when a deploy is triggered elsewhere. Give defaults"}: git fetch origin "\${SITE_DEPLOY_COMMIT:-main}", then git reset --hard "\${SITE_DEPLOY_COMMIT:-FETCH_HEAD}".`);
			let hidden = (0, _script_frame_js__WEBPACK_IMPORTED_MODULE_7__.sE)(script) ? (0, _script_hidden_failures_js__WEBPACK_IMPORTED_MODULE_3__.findHidden)(script) : void 0;
			hidden !== void 0 && log.warning(`The deploy script goes on if ${hidden.what} fails: ${hidden.why}`);
		}
		async function replaceScript({ before: current, after }, { facts, writer, reader, patience, hasWaited, checkApproved, learn }, summary) {
			let textFor = (present) => {
				let texts = {
					before: present,
					after
				};
				checkApproved([(0, _change_js__WEBPACK_IMPORTED_MODULE_8__.A)(summary, texts)]);
				learn({ script: texts });
				return after;
			}, target = (0, _site_target_js__WEBPACK_IMPORTED_MODULE_6__.$)(facts), textOf = (access) => ({
				what: "the deploy script",
				read: () => access.reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, target),
				write: (script, renew) => access.writer.write(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.patchDeployScript, target, { deploy_script: script }, async () => ({ deploy_script: await renew() }))
			}), text = textOf({
				reader,
				writer
			}), present = hasWaited ? void 0 : current, { before, shown, doubt } = await (0, _api_replace_js__WEBPACK_IMPORTED_MODULE_1__.nI)(text, {
				present,
				textFor
			}, patience);
			if (doubt !== void 0) throw doubt;
			let unseen = shown === null ? "; the service does not show it, so it could not be read back" : "", isSeenWhole = before !== null && !(0, _api_replace_js__WEBPACK_IMPORTED_MODULE_1__.Im)(before) && (0, _dotenv_difference_js__WEBPACK_IMPORTED_MODULE_2__.F)(before).length === 0, replaced = {
				what: text.what,
				before: isSeenWhole ? before : null,
				after: shown,
				factsBefore: { script: {
					before,
					after: before
				} },
				textOf
			};
			return {
				changed: !0,
				summary: `replaced the deploy script${unseen}`,
				replaced
			};
		}
		function wantedScript(script, reports, commit) {
			return reports ? (0, _script_frame_js__WEBPACK_IMPORTED_MODULE_7__.Qu)(script, commit) : script;
		}
		function lines(script) {
			let { length } = script.trimEnd().split("\n");
			return length === 1 ? "1 line" : `${length} lines`;
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
				find: inText(/^trap[ \t]+(?:--[ \t]+)?(["'])(?:(?!\1|&&|\|\||\$\?|\bif\b).)*\bexit[ \t]+0[ \t;]*\1[ \t]+(?:EXIT|exit|0)[ \t]*(?:[;#].*)?$/m, "a command"),
				why: "its EXIT trap ends it with status 0. Leave exit out of the trap: the status then stays."
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
	})
};
