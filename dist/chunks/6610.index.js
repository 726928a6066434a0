"use strict";
exports.id = 6610;
exports.ids = [6610, 8495];
exports.modules = {
	2304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			MAX_DEPLOY_SCRIPT_CHARACTERS: () => MAX_DEPLOY_SCRIPT_CHARACTERS,
			getDeployScript: () => getDeployScript,
			patchDeployScript: () => patchDeployScript,
			postDeploy: () => postDeploy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407);
		let MAX_DEPLOY_SCRIPT_CHARACTERS = 65535, path = "/api/servers/{server}/sites/{site}/deploy", getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ deploy_script: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)({ most: MAX_DEPLOY_SCRIPT_CHARACTERS }) }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), postDeploy = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", path, "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
	8495: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H2: () => anyAnswer,
			KW: () => readEndpoint,
			Ks: () => recordOrNull,
			L$: () => listOrNull,
			U5: () => LONGEST_HOLD_MS,
			_L: () => undocumented,
			dN: () => fillPath,
			g1: () => record,
			nd: () => integer,
			oA: () => unwrap,
			p_: () => list,
			qs: () => bareEndpoint,
			rr: () => wrappedText,
			x4: () => writeEndpoint
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
		let LONGEST_HOLD_MS = 6e4;
		function readEndpoint(path, answer, options = {}) {
			return {
				method: "GET",
				path,
				retry: "read",
				answer,
				...options
			};
		}
		function writeEndpoint(method, path, options) {
			return {
				method,
				path,
				...options
			};
		}
		function bareEndpoint(method, path, retry, answer) {
			return {
				method,
				path,
				retry,
				body: noBody,
				answer
			};
		}
		function fillPath(path, parameters) {
			return path.replace(/\{(\w+)\}/g, (_, name) => {
				let id = parameters[name];
				if (id === void 0 || !Number.isSafeInteger(id) || id < 0) throw TypeError(`No usable id for {${name}} in ${path}`);
				return String(id);
			});
		}
		let noBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Vxk(), anyAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J(), integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{1,16}$/))]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(Number), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI())));
		function record(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(unwrap), schema);
		}
		function recordOrNull(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(record(schema)), null);
		}
		function list(schema) {
			return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(schema));
		}
		function listOrNull(schema) {
			return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(schema)));
		}
		let envelope = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			meta: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				last_page: undocumented(integer),
				current_page: undocumented(integer),
				total: undocumented(integer)
			})),
			links: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ next: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()) }))
		});
		function page(items) {
			let unwrapped = zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
				let { meta, links } = envelope.safeParse(answer).data ?? {}, lastPage = meta?.last_page ?? (links?.next === void 0 ? 1 : 2 ** 53 - 1);
				return {
					items: unwrap(answer) ?? null,
					lastPage,
					page: meta?.current_page,
					total: meta?.total
				};
			});
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(unwrapped, zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				items,
				lastPage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				page: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
				total: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
			}));
		}
		function undocumented(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), void 0);
		}
		function unwrap(answer) {
			return typeof answer == "object" && answer && "data" in answer ? answer.data : answer;
		}
		function wrappedText(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
				let inner = unwrap(answer) ?? null;
				if (typeof inner != "object" || !inner) return inner;
				let fields = { ...inner };
				return fields[field] ?? fields.content ?? null;
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()));
		}
	}),
	9407: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cv: () => identifier,
			Jt: () => flag,
			M1: () => ipAddress,
			Qq: () => text,
			X6: () => ports,
			Z9: () => wordsOf,
			_: () => schedule,
			iu: () => except,
			lq: () => optional,
			n8: () => line,
			qP: () => webUrl,
			r0: () => wholeText,
			rD: () => wholeNumber,
			wC: () => matching,
			yL: () => oneOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9396), _net_web_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9613);
		let UNBOUNDED = Infinity;
		function text({ least = 1, most = UNBOUNDED } = {}) {
			let range = least === 1 ? `at most ${most}` : `${least} to ${most}`, length = most === UNBOUNDED ? "" : ` of ${range} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value.trim() !== ""), ...characters({
				least,
				most
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, not blank`));
		}
		function wholeText({ most = UNBOUNDED } = {}) {
			let length = most === UNBOUNDED ? "" : ` of at most ${most} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(...characters({ most }), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, which may be empty`));
		}
		function characters({ least = 0, most = UNBOUNDED }) {
			return [zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => {
				let { length } = [...value];
				return length >= least && length <= most && value.isWellFormed();
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				...least > 0 && { minLength: least },
				...most < UNBOUNDED && { maxLength: most }
			})];
		}
		function line(bounds) {
			let inner = text(bounds);
			return inner.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[^\r\n\0]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${wordsOf(inner)}, in one line`));
		}
		function wholeNumber({ least, most }) {
			let words = `a whole number from ${least} to ${most}`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function matching(field, pattern, words) {
			return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(pattern), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function flag(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function webUrl() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.r), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.O), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				format: "uri",
				description: "an http or https URL without a user name and password"
			}));
		}
		function oneOf(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(words).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`one of ${words.join(", ")}`));
		}
		function identifier({ least, most }) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${least} to ${most} letters, digits, dashes and underscores`));
		}
		function except(field, reserved) {
			let description = `${wordsOf(field)}; must not be \`${reserved}\``;
			return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value !== reserved), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				description,
				not: { const: reserved }
			}));
		}
		function ports() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^([0-9]{0,5})(:[0-9]{0,5})?$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => {
				let [from = 0, to = from] = value.split(":").map(Number);
				return from >= 1 && from <= to && to <= 65535;
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("a port from 1 to 65535, or a range from:to of them, the smaller one first"));
		}
		let address = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.uXy(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.ugL()]);
		function ipAddress({ most }) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => address.safeParse(value).success), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`an IP address, at most ${most} characters`));
		}
		function schedule({ most }) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(async (value) => (await __webpack_require__.e(267).then(__webpack_require__.bind(__webpack_require__, 267))).isSchedule(value)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a cron schedule of at most ${most} characters: five fields as in */5 * * * *, or a name as in @daily`));
		}
		function optional(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(wordsOf(field)));
		}
		function wordsOf(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_3__.fd.get(field)?.description ?? "";
		}
	}),
	3337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BR: () => PATIENCE_WITHOUT_API_MS,
			GP: () => interruptedIn,
			LC: () => readUntil,
			LP: () => LAG_WINDOW_MS,
			Sy: () => requireDone,
			cZ: () => isSameText,
			e7: () => readBack,
			nI: () => replaceAndReadBack,
			uL: () => orUnknown,
			uj: () => removeAndConfirm,
			xj: () => createOrFind
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
		let LAG_WINDOW_MS = 1e4, PATIENCE_WITHOUT_API_MS = 12e4;
		async function readUntil(read, accept, awaited, { clock, signal, during }) {
			let until = clock.now() + LAG_WINDOW_MS;
			return during({
				doing: "reading back",
				awaited: () => `waiting for ${awaited}`
			}, async () => {
				for (let pauseMs = 250;; pauseMs = Math.min(3e3, pauseMs * 2)) {
					let value = await read();
					if (accept(value)) return {
						accepted: !0,
						value
					};
					let remainingMs = until - clock.now();
					if (remainingMs <= 0) return {
						accepted: !1,
						value
					};
					await clock.sleep(Math.min(pauseMs, remainingMs), signal);
				}
			});
		}
		async function orUnknown(read, doubt) {
			try {
				return await read();
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(error)) throw interruptedIn(error, doubt.message);
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("unknown", doubt.message, doubt.next, { cause: doubt.cause ?? error });
			}
		}
		async function createOrFind(write, find, doubt, onRepeat, patience) {
			for (let isFirst = !0;; isFirst = !1) {
				let effect = await write();
				if (effect.state === "done") return { answer: effect.value };
				if (effect.state === "not-done" && isFirst) throw effect.error;
				let inDoubt = doubt(effect.error), found = await lookFor(find, inDoubt, patience);
				if (found !== void 0) return { found };
				if (effect.state === "not-done") throw effect.error;
				if (!isFirst) throw inDoubt;
				onRepeat();
			}
		}
		async function removeAndConfirm(write, isGone, doubt, patience) {
			let effect = await write(), error = effect.state === "done" ? void 0 : effect.error, saysGone = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.c4)(error);
			if (effect.state === "not-done" && !saysGone) throw effect.error;
			let inDoubt = doubt(error), accept = (gone) => gone, read = () => isGone(saysGone), { accepted } = await orUnknown(() => readUntil(read, accept, "the service to stop showing what was deleted", patience), inDoubt);
			if (!accepted) throw inDoubt;
			return effect.state !== "not-done";
		}
		async function readBack(find, doubt, patience) {
			let found = await lookFor(find, doubt, patience);
			if (found === void 0) throw doubt;
			return found;
		}
		async function lookFor(find, doubt, patience) {
			let isThere = (found) => found !== void 0;
			return (await orUnknown(() => readUntil(find, isThere, "the service to show what was created", patience), doubt)).value;
		}
		function requireDone(effect, message, next) {
			if (effect.state === "done") return effect.value;
			if (effect.state === "not-done") throw effect.error;
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(effect.error)) throw interruptedIn(effect.error, message);
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("unknown", message, next, { cause: effect.error });
		}
		async function replaceAndReadBack(what, write, read, holds, patience) {
			let accept = (text) => text !== null && holds(text), awaited = `${what} to show as it was written`, effect = await write();
			for (let isFirst = !0;; isFirst = !1) {
				if (effect.state === "not-done") throw effect.error;
				let doubt = notShown(what, effect), { accepted, value } = await orUnknown(() => readUntil(read, accept, awaited, patience), doubt), answer = effect.state === "done" ? effect.value : void 0;
				if (accepted || effect.state === "done" && value === null) return {
					shown: value,
					answer
				};
				if (effect.state === "done" || !isFirst) throw doubt;
				effect = await write(value);
			}
		}
		function isSameText(text, other) {
			return text.replaceAll("\r\n", "\n").trimEnd() === other.replaceAll("\r\n", "\n").trimEnd();
		}
		function notShown(what, effect) {
			let isLost = effect.state === "unknown";
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("unknown", isLost ? `Whether ${what} was written is not known: reading it back did not show it.` : `The service has taken ${what}, but reading it back did not show it.`, "Run again: it will be compared once more and written only if it differs.", isLost ? { cause: effect.error } : {});
		}
		function interruptedIn(error, doubt) {
			return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc(error.message, doubt) : new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.j3(`${error.message} ${doubt}`, error.input, error.limitMs);
		}
	}),
	8891: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => isPinLine,
			I: () => pinnedCommit,
			Se: () => usesCommit,
			Zl: () => needsCommit
		});
		var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5325);
		let PIN_LINE = /^export SITE_DEPLOY_COMMIT=([0-9a-f]{64}|[0-9a-f]{40})$/, USE = /(?<!\\)\$(?:\{[#!]?)?SITE_DEPLOY_COMMIT\b/;
		function isPinLine(line) {
			return PIN_LINE.test(line);
		}
		function usesCommit(script) {
			return USE.test((0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.fx)(script));
		}
		function needsCommit(script) {
			let code = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.fx)(script);
			return PLAIN_USE.test(code) && !/\bSITE_DEPLOY_COMMIT=/.test(code);
		}
		let PLAIN_USE = /(?<!\\)\$(?:SITE_DEPLOY_COMMIT\b|\{SITE_DEPLOY_COMMIT\})/;
		function pinnedCommit(script) {
			let text = (script ?? "").replaceAll("\r\n", "\n");
			if (!usesCommit(text)) return;
			let line = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(text).split("\n").findLast(isPinLine);
			return PIN_LINE.exec(line ?? "")?.[1];
		}
	}),
	5325: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kn: () => plainCode,
			fV: () => passesOverFailures,
			fx: () => withoutComments
		});
		function passesOverFailures(script) {
			let statements = statementsOf(script);
			if (statements.some((statement) => ABOUT_FAILURES.test(statement))) return !1;
			return statements.slice(0, -1).some((statement) => !HARMLESS.some((pattern) => pattern.test(statement)));
		}
		let ABOUT_FAILURES = /\bset(?=\s)[^\n]*?\s(?:[-+][A-Za-z]*e|[-+][A-Za-z]*o\s+errexit)|^trap\b.*\sERR\b/, HARMLESS = [
			/^(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|unset|set|shopt|trap|umask|alias|for|case|select|test|\[|\[\[)(?:\s|$)/,
			/^\(\(/,
			/^(?:if|elif|while|until|!)\s/,
			/^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|[^\s`(]*)$/,
			/\|\|/,
			/[^&]&$/,
			/\]\]$/
		], NO_CODE = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;
		function plainCode(script) {
			return splitHereDocuments(script).code.replace(NO_CODE, (text) => text === "\\\n" ? " " : /^["']/.test(text) ? "_" : "");
		}
		function withoutComments(script) {
			let { code, documents } = splitHereDocuments(script);
			return `${code.replace(NO_CODE, (text) => text.startsWith("#") ? "" : text)}\n${documents.replace(/^\s*#.*$/gm, "")}`;
		}
		function statementsOf(script) {
			return plainCode(script).replace(/(&&|\|)[ \t]*\n/g, "$1 ").split(/[\n;]/).map((text) => text.trim().replace(STRUCTURE, "").trim()).filter((text) => !/^(?:$|(?:fi|done|esac|[{})]|then|do|else)\b|[{}()]+$)/.test(text));
		}
		let STRUCTURE = /^(?:(?:then|do|else|time|\{|\w+[ \t]*\(\))(?:\s+|$))+/;
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
	6610: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _api_settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337), _deploy_exit_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(922), _deploy_pinned_commit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8891), _deploy_shell_script_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5325), _site_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3242), _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83), _update_deploy_script_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4221);
		let work = {
			check({ script, reportExitStatus: reports = !0, commit }) {
				let problems = [], problem = script === void 0 ? void 0 : problemOf(script, reports, commit);
				problem !== void 0 && problems.push({
					input: _update_deploy_script_js__WEBPACK_IMPORTED_MODULE_4__.Ch,
					...problem
				});
				!reports && commit !== void 0 && problems.push({
					input: "report-exit-status",
					expected: "true with commit: without the exit report, nothing shows which commit was deployed"
				});
				return problems;
			},
			readAhead: (reader, target) => reader.readAhead(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, target),
			async plan({ inputs, facts, reader, log, learn }) {
				let { script, reportExitStatus: reports, commit } = inputs, wanted = wantedScript(script, reports, commit);
				warn(inputs, log);
				let current = typeof facts.site == "object" ? await reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_5__.$)(facts)) : null, isUnchanged = current?.trimEnd() === wanted.trimEnd();
				learn({ script: {
					before: current,
					after: isUnchanged ? current : wanted
				} });
				if (isUnchanged) return _operation_js__WEBPACK_IMPORTED_MODULE_3__.KN;
				return { changes: [{
					summary: `replace the deploy script (${lines(script)}${reports ? " and the exit report" : ""})${commit === void 0 ? "" : ` for commit ${commit}`}`,
					content: JSON.stringify([current, wanted]),
					apply: (applying) => replace((0, _site_target_js__WEBPACK_IMPORTED_MODULE_5__.$)(facts), current, wanted, applying)
				}] };
			}
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
		function problemOf(script, reports, commit) {
			if (script.trim() === "") return { expected: "a script; it is empty" };
			if (reports && !(0, _deploy_exit_report_js__WEBPACK_IMPORTED_MODULE_2__.sE)(script)) return { expected: commit === void 0 ? `${NEEDS_SHELL}; or report-exit-status: false` : NEEDS_SHELL };
			if (script.includes("\0")) return { expected: "text without NUL characters" };
			if (script.includes("\r")) return { expected: "LF line ends: a shell treats the carriage return of CRLF as part of each command" };
			let expected = commit === void 0 ? void 0 : pinProblem(script);
			if (expected !== void 0) return { expected };
			let { length } = [...wantedScript(script, reports, commit)];
			if (length <= _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.MAX_DEPLOY_SCRIPT_CHARACTERS) return;
			return {
				input: _update_deploy_script_js__WEBPACK_IMPORTED_MODULE_4__.r7.name,
				expected: `at most ${_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.MAX_DEPLOY_SCRIPT_CHARACTERS} characters with the exit report, not ${length}`
			};
		}
		function pinProblem(script) {
			let blocker = (0, _deploy_exit_report_js__WEBPACK_IMPORTED_MODULE_2__.DQ)(script);
			if (blocker !== void 0) return `a script that ${BLOCKERS[blocker].without}: with commit, its exit report must show which commit was deployed`;
			if ((0, _deploy_pinned_commit_js__WEBPACK_IMPORTED_MODULE_6__.Se)(script)) return;
			return `a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ${_update_deploy_script_js__WEBPACK_IMPORTED_MODULE_4__.ot}`;
		}
		function warn({ script, reportExitStatus: reports, commit }, log) {
			commit === void 0 && (0, _deploy_pinned_commit_js__WEBPACK_IMPORTED_MODULE_6__.Zl)(script) && log.warning("The deploy script uses $SITE_DEPLOY_COMMIT, and no commit is given: it is empty there. Give commit, or defaults: git fetch origin \"${SITE_DEPLOY_COMMIT:-main}\", then git reset --hard \"${SITE_DEPLOY_COMMIT:-FETCH_HEAD}\".");
			(0, _deploy_exit_report_js__WEBPACK_IMPORTED_MODULE_2__.sE)(script) && (0, _deploy_shell_script_js__WEBPACK_IMPORTED_MODULE_7__.fV)(script) && log.warning("The deploy script has several commands and no set -e: a failure in the middle goes unnoticed, as the script ends with the status of its last command. Begin it with set -e, or with set +e if that is intended.");
			let blocker = reports ? (0, _deploy_exit_report_js__WEBPACK_IMPORTED_MODULE_2__.DQ)(script) : void 0;
			if (blocker === void 0) return;
			log.warning(`The deploy script ${BLOCKERS[blocker].what}, so it gives no exit report. Change that, or set report-exit-status: false and add health-check-url, verify-command or success-pattern.`);
		}
		async function replace(target, before, script, { writer, reader, patience }) {
			let what = "the deploy script", read = (from) => from.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, target), write = (to, text) => to.write(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.patchDeployScript, target, { deploy_script: text }), { shown } = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.nI)(what, () => write(writer, script), () => read(reader), (text) => (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.cZ)(text, script), patience), doubt = shown === null ? "; the service does not show it, so it could not be read back" : "", replaced = {
				what,
				before,
				after: shown,
				factsBefore: { script: {
					before,
					after: before
				} },
				read,
				write
			};
			return {
				changed: !0,
				summary: `replaced the deploy script${doubt}`,
				replaced
			};
		}
		function wantedScript(script, reports, commit) {
			return reports ? (0, _deploy_exit_report_js__WEBPACK_IMPORTED_MODULE_2__.tt)(script, commit) : script;
		}
		function lines(script) {
			let { length } = script.trimEnd().split("\n");
			return length === 1 ? "1 line" : `${length} lines`;
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
