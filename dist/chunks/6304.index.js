"use strict";
exports.id = 6304;
exports.ids = [6304];
exports.modules = {
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
	6304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { leaveComment: () => leaveComment });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _api_settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337), _connect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8437), _github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4352), _payload_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1837);
		let UNAFFECTED = "The run itself is not affected.";
		async function leaveComment(parts) {
			let github = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_2__.Ng)(parts, "pull-requests: write");
			if (!("why" in github)) return writeComment(github, parts);
			parts.log.warning(`There is no comment on the pull request: ${github.why}. ${UNAFFECTED}`);
		}
		async function writeComment(github, parts) {
			let { githubToken, apiToken, log } = parts, number = github.run.pullRequest?.number;
			if (number === void 0) return log.info("no comment: the event is not about a pull request");
			let mark = markOf(parts, github.run, number), body = `${mark}\n${parts.render(github.run, 65536 - mark.length - 1)}`;
			if (body.includes(githubToken) || body.includes(apiToken)) return log.warning(`The comment on the pull request was not written: it would contain a token. ${UNAFFECTED}`);
			let signal = (0, _connect_js__WEBPACK_IMPORTED_MODULE_2__.zl)((0, _connect_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(parts)), found = await findComment(github, number, mark, githubToken.startsWith(APP_TOKEN), signal);
			if ("why" in found) return log.warning(`The comment on the pull request was not written, because the existing comments could not be read: ${found.why}. ${UNAFFECTED}`);
			let name = `comment on pull request ${number}`, { comment } = found;
			if (comment !== void 0 && (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.cZ)(comment.body, body)) return log.info(`${name}: unchanged`);
			let answer = comment === void 0 ? await github.call("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
				issue_number: number,
				body
			}, signal) : await github.call("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
				comment_id: comment.id,
				body
			}, signal);
			if (answer.state === "done" && commentOf(answer.data) !== void 0) return log.info(`${name}: ${comment === void 0 ? "written" : "updated"}`);
			let what = answer.state === "not-done" ? "was not written" : "may or may not have been written";
			log.warning(`The comment on the pull request ${what}: ${(0, _github_js__WEBPACK_IMPORTED_MODULE_3__.g)(answer)}. ${UNAFFECTED}`);
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
			return `<!-- site-deploy comment ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", apiToken).update(text).digest("hex")} -->`;
		}
		async function findComment(github, issue, mark, isApp, signal) {
			for (let page = 1; page <= 30; page += 1) {
				let answer = await github.call("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
					issue_number: issue,
					per_page: 100,
					page
				}, signal), entries = (0, _github_js__WEBPACK_IMPORTED_MODULE_3__.M)(answer);
				if (entries === void 0) return { why: (0, _github_js__WEBPACK_IMPORTED_MODULE_3__.g)(answer) };
				if (entries.length === 0) return { comment: void 0 };
				let comment = entries.filter((entry) => !(isApp && isByPerson(entry))).flatMap((entry) => commentOf(entry) ?? []).find(({ body }) => body.startsWith(mark));
				if (comment !== void 0) return { comment };
			}
			return { why: "there are more than 30 pages of them" };
		}
		function isByPerson(entry) {
			return (0, _payload_js__WEBPACK_IMPORTED_MODULE_4__.b6)((0, _payload_js__WEBPACK_IMPORTED_MODULE_4__._F)(entry, "user"), "type") === "User";
		}
		function commentOf(entry) {
			let id = (0, _payload_js__WEBPACK_IMPORTED_MODULE_4__.rl)(entry, "id");
			return id === void 0 ? void 0 : {
				id,
				body: (0, _payload_js__WEBPACK_IMPORTED_MODULE_4__.b6)(entry, "body") ?? ""
			};
		}
	})
};
