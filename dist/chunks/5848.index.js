"use strict";
exports.id = 5848;
exports.ids = [5848];
exports.modules = {
	2304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deploymentId: () => deploymentId,
			getDeployScript: () => getDeployScript,
			patchDeployScript: () => patchDeployScript,
			postDeploy: () => postDeploy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2258);
		let path = "/api/servers/{server}/sites/{site}/deploy", getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ deploy_script: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)({ most: _limits_js__WEBPACK_IMPORTED_MODULE_3__.W }) }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), deploymentId = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((id) => {
			let text = typeof id == "number" && !Number.isSafeInteger(id) ? "" : String(id ?? "");
			return /^(?!\.*$)\S{1,200}$/.test(text) && text.isWellFormed() ? text : void 0;
		})), triggered = zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			deployment_id: deploymentId,
			message: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			error: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			has_repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY())
		}), {
			deployment_id: void 0,
			message: void 0,
			error: void 0,
			has_repository: void 0
		}), trigger = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((answer) => [answer, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer)]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.PVZ([triggered, triggered]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(([outer, inner]) => ({
			id: outer.deployment_id ?? inner.deployment_id,
			said: (outer.message ?? inner.message ?? outer.error ?? "").slice(0, 300),
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
	5848: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			findPreviousCommit: () => findPreviousCommit,
			v: () => wholeCommit
		});
		var _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7691), _site_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3242);
		async function findPreviousCommit(ports, facts, replaced, learn) {
			let { commitBy, commit: own } = ports.inputs, isHanded = commitBy === "variable";
			if (replaced.length === 0 && !isHanded) return { why: "this run has replaced nothing, so there is nothing to go back to" };
			let lost = replaced.find(({ before, after }) => before === null || after === null);
			if (lost !== void 0) return { why: `the service does not show ${lost.text.what} as it was before this run` };
			let script = replaced.find(({ factsBefore }) => factsBefore.script)?.factsBefore.script ?? facts.script;
			try {
				if (script === void 0) {
					let text = await ports.patience.during({ doing: "reading what is there" }, () => ports.reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_2__.$)(facts)));
					script = {
						before: text,
						after: text
					};
					learn({ script });
				}
			} catch (error) {
				return { why: `the deploy script could not be read: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.WE)(error)}` };
			}
			let pinned = (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_3__.I)(script.after);
			if (!isHanded) return pinned === void 0 ? { why: "the deploy script from before this run pins no commit, so that a deploy would bring the head of the branch. Only a run with the input commit writes a script to go back to" } : { commit: pinned };
			let live = wholeCommit(facts.live);
			if (live === void 0) return { why: "it is not known which commit was live before, or only its first digits" };
			if (live === own) return { why: "the same commit was live before" };
			return script.after !== null && (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_3__.Se)(script.after) && pinned === void 0 ? { commit: live } : { why: "the deploy script from before this run does not take the commit from a variable" };
		}
		function wholeCommit(live) {
			return live?.commit !== void 0 && live.commit.length >= 40 ? live.commit : void 0;
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
	})
};
