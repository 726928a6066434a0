"use strict";
exports.id = 6610;
exports.ids = [6610, 8648];
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
		var _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _api_replace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3588), _dotenv_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8563), _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7691), _script_reporting_script_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3921), _script_unnoticed_failures_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8648), _site_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3242), _change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8744), _define_operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9863), _update_deploy_script_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4221);
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
			readAhead: (reader, target) => reader.readAhead(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, target),
			async plan({ inputs, facts, reader, log, learn }) {
				let { script, reportExitStatus: reports, commitBy } = inputs, commit = commitBy === "script" ? inputs.commit : void 0, wanted = wantedScript(script, reports, commit);
				warn(inputs, log);
				let current = typeof facts.site == "object" ? await reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_6__.$)(facts)) : null, isUnchanged = current?.trimEnd() === wanted.trimEnd();
				learn({ script: {
					before: current,
					after: isUnchanged ? current : wanted
				} });
				if (isUnchanged) return _define_operation_js__WEBPACK_IMPORTED_MODULE_4__.KN;
				let summary = `replace the deploy script (${lines(script)}${reports ? " and the exit report" : ""})${commit === void 0 ? "" : ` for commit ${commit}`}`;
				return { changes: [(0, _change_js__WEBPACK_IMPORTED_MODULE_7__.A)(summary, {
					before: current,
					after: wanted
				}, summary)] };
			},
			apply: replaceScript
		}, BLOCKERS = {
			trap: {
				what: "sets an EXIT trap of its own",
				without: "sets no EXIT trap of its own"
			},
			exec: {
				what: "ends in exec",
				without: "does not end in exec"
			}
		}, NEEDS_SHELL = "a shell script (sh, bash, dash, ksh, zsh), as the exit report is one";
		function scriptProblem(script, reports, pin, commit) {
			if (script.trim() === "") return "a script; it is empty";
			if (reports && !(0, _script_reporting_script_js__WEBPACK_IMPORTED_MODULE_3__.sE)(script)) return pin === void 0 ? `${NEEDS_SHELL}; or report-exit-status: false` : NEEDS_SHELL;
			if (script.includes("\0")) return "text without NUL characters";
			if (script.includes("\r")) return "LF line ends: a shell treats the carriage return of CRLF as part of each command";
			let blocker = pin === void 0 ? void 0 : (0, _script_reporting_script_js__WEBPACK_IMPORTED_MODULE_3__.DQ)(script);
			if (blocker !== void 0) return `a script that ${BLOCKERS[blocker].without}: with commit, its exit report must show which commit was deployed`;
			if (commit !== void 0 && !(0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_8__.Se)(script)) return `a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ${_update_deploy_script_js__WEBPACK_IMPORTED_MODULE_5__.ot}`;
			if ((0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_8__.I)(script) !== void 0) return "a script without a line that exports SITE_DEPLOY_COMMIT";
			let { length } = [...wantedScript(script, reports, pin)];
			return length > _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.MAX_DEPLOY_SCRIPT_CHARACTERS ? `at most ${_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.MAX_DEPLOY_SCRIPT_CHARACTERS} characters with the exit report, not ${length}` : void 0;
		}
		let UNHIDE = {
			"&&": "set -e does not count there. Write the commands of that line on lines of their own, or end it with || exit.",
			"|": "only the last command of a pipeline counts. Write set -o pipefail above it, which needs bash."
		};
		function warn({ script, reportExitStatus: reports, commit, commitBy }, log) {
			(commit === void 0 || commitBy === "variable") && (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_8__.Zl)(script) && log.warning(`The deploy script uses $SITE_DEPLOY_COMMIT, which is empty ${commit === void 0 ? "as no commit is given. Give commit, or defaults" : "when a deploy is triggered elsewhere. Give defaults"}: git fetch origin "\${SITE_DEPLOY_COMMIT:-main}", then git reset --hard "\${SITE_DEPLOY_COMMIT:-FETCH_HEAD}".`);
			(0, _script_reporting_script_js__WEBPACK_IMPORTED_MODULE_3__.sE)(script) && (0, _script_unnoticed_failures_js__WEBPACK_IMPORTED_MODULE_9__.passesOverFailures)(script) && log.warning("The deploy script has several commands and no set -e: a failure in the middle goes unnoticed, as the script ends with the status of its last command. Begin it with set -e, or with set +e if that is intended.");
			let hidden = (0, _script_reporting_script_js__WEBPACK_IMPORTED_MODULE_3__.sE)(script) ? (0, _script_unnoticed_failures_js__WEBPACK_IMPORTED_MODULE_9__.findHidden)(script) : void 0;
			hidden !== void 0 && log.warning(`The deploy script goes on if ${hidden.command} fails, as ${hidden.sign} follows it: ${UNHIDE[hidden.sign]}`);
			let blocker = reports ? (0, _script_reporting_script_js__WEBPACK_IMPORTED_MODULE_3__.DQ)(script) : void 0;
			if (blocker === void 0) return;
			log.warning(`The deploy script ${BLOCKERS[blocker].what}, so it gives no exit report. Change that, or set report-exit-status: false and add health-check-url, verify-command or success-pattern.`);
		}
		async function replaceScript({ before: current, after }, { facts, writer, reader, patience, hasWaited, checkApproved, learn }, summary) {
			let textFor = (present) => {
				let texts = {
					before: present,
					after
				};
				checkApproved([(0, _change_js__WEBPACK_IMPORTED_MODULE_7__.A)(summary, texts)]);
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
			return reports ? (0, _script_reporting_script_js__WEBPACK_IMPORTED_MODULE_3__.tt)(script, commit) : script;
		}
		function lines(script) {
			let { length } = script.trimEnd().split("\n");
			return length === 1 ? "1 line" : `${length} lines`;
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
	3921: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AT: () => PROLOGUE,
			DQ: () => reportBlocker,
			rA: () => reportsItsEnd,
			sE: () => isForShell,
			tt: () => withExitReport,
			yx: () => ownLineIn
		});
		var _pinned_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7691);
		let PROLOGUE = "# site-deploy: reports how this script ends. Constant text; report-exit-status: false leaves it out.\ntrap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM\ntrap 'site_deploy_status=$?; printf \"\\n[site-deploy] exit-status=%s commit=%s run=%s\\n\" \"$site_deploy_status\" \"$(git rev-parse --verify HEAD 2>/dev/null || echo none)\" \"$$.$(date -u +%Y%m%dT%H%M%SZ)\" 2>/dev/null || :; exit \"$site_deploy_status\"' EXIT\n";
		function withExitReport(script, commit) {
			let shebang = /^#!.*(?:\r?\n|$)/.exec(script)?.[0] ?? "", head = shebang === "" || shebang.endsWith("\n") ? shebang : `${shebang}\n`, pin = commit === void 0 ? "" : `export SITE_DEPLOY_COMMIT=${commit}\n`;
			return `${head}${PROLOGUE}${pin}${script.slice(shebang.length)}`;
		}
		function ownLineIn(error, script) {
			let [, number = "", about = ""] = /^\S*: (?:line )?(\d{1,5}): (.+)$/.exec(error.trim()) ?? [], [, word = ""] = /^syntax error[^`"]*[`"]([^'"]+)/i.exec(about) ?? /^([^:]+)/.exec(about) ?? [], text = script.replaceAll("\r\n", "\n"), [head = "", own] = text.split(PROLOGUE);
			if (own === void 0 || word === "" || !text.split("\n")[Number(number) - 1]?.includes(word)) return;
			let added = PROLOGUE.split("\n").length - 1 + +!!(0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_0__.A0)(own.split("\n")[0] ?? "");
			return Number(number) > head.split("\n").length - 1 + added ? Number(number) - added : void 0;
		}
		function isForShell(script) {
			return !script.startsWith("#!") || /^#!.*\b(ba|da|k|z|a)?sh\b/.test(script);
		}
		function reportsItsEnd(script) {
			let [, own] = (script ?? "").replaceAll("\r\n", "\n").split(PROLOGUE);
			return own !== void 0 && reportBlocker(own.slice(0, 65535)) === void 0;
		}
		function reportBlocker(script) {
			if (OWN_TRAP.test(script)) return "trap";
			return EXEC.test(script) ? "exec" : void 0;
		}
		let COMMAND = "(?:^|[;&|({]|\\b(?:then|do|else)\\b)[ \\t]*", OWN_TRAP = RegExp(`${COMMAND}trap\\s+(?:--\\s+)?(?:'[^']*'|"(?:[^"\\\\]|\\\\.)*"|\\S+)(?:[ \\t]|\\\\\\n)(?:\\\\\\n|[^\\n;])*\\b(?:EXIT|0)\\b`, "m"), EXEC = RegExp(`${COMMAND}exec[ \\t]+[^0-9<>&\\s]`, "m");
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
	8648: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			findHidden: () => findHidden,
			passesOverFailures: () => passesOverFailures
		});
		var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
		function passesOverFailures(script) {
			let statements = statementsOf(script).map(commandOf);
			if (statements.some((statement) => ABOUT_FAILURES.test(statement))) return !1;
			return statements.slice(0, -1).some((statement) => !isHarmless(statement));
		}
		function findHidden(script) {
			let statements = statementsOf(script), about = statements.flatMap((statement) => ABOUT_FAILURES.exec(statement)?.[0] ?? []).join();
			if (!about.includes(" -") || about.includes(" +")) return;
			let chains = statements.map((statement) => UNCLEAR.test(statement) ? [] : statement.split("&&")), chained = chains.slice(0, -1).flatMap((chain) => chain.slice(0, -1)), piped = /pipefail|PIPESTATUS/.test(script) ? [] : chains.flat().flatMap((text) => PIPED.exec(text)?.[1] ?? []);
			return firstOf(chained, CONDITION, "&&") ?? firstOf(piped, SOURCE, "|");
		}
		function firstOf(commands, known, sign) {
			let hidden = commands.map((command) => command.trim()).find((command) => !known.test(command) && !isHarmless(command));
			if (hidden === void 0) return;
			return {
				command: /^[\w./-]+(?: [\w-]+)?(?=\s|$)/.exec(hidden)?.[0] ?? "a command",
				sign
			};
		}
		let UNCLEAR = /^(?:\s|(?:if|elif|while|until|then|do|else)\b)|[()]|(?:^|\s)[{}]|\|\||&&\s*(?:exit|return|break|continue)\b|[^&]&$/, CONDITION = /^(?:command|type|which|hash|grep|pgrep|cmp|diff|id)\s/, SOURCE = /^(?:cat|yes|ls|ps|find|date|env)(?:\s|$)/, PIPED = /^([^|]*?)\s\|&?\s(?!.*\bhead\b)(?!.*grep\s+-\w*[qm])/, ABOUT_FAILURES = /\bset(?=\s)[^\n]*?\s(?:[-+][A-Za-z]*e|[-+][A-Za-z]*o\s+errexit)|^trap\b.*\sERR\b/, HARMLESS = [
			/^(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|unset|set|shopt|trap|umask|alias|for|case|select|test|\[|\[\[)(?:\s|$)/,
			/^\(\(/,
			/^(?:if|elif|while|until|!)\s/,
			/^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|[^\s`(]*)$/,
			/\|\|/,
			/[^&]&$/,
			/\]\]$/
		];
		function isHarmless(statement) {
			return HARMLESS.some((pattern) => pattern.test(statement));
		}
		function statementsOf(script) {
			return (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(script).replace(/(&&|\|)[ \t]*\n/g, "$1 ").split(/[\n;]/).filter((text) => !/^(?:$|(?:fi|done|esac|[{})]|then|do|else)\b|[{}()]+$)/.test(commandOf(text)));
		}
		function commandOf(statement) {
			return statement.trim().replace(STRUCTURE, "").trim();
		}
		let STRUCTURE = /^(?:(?:then|do|else|time|\{|\w+[ \t]*\(\))(?:\s+|$))+/;
	})
};
