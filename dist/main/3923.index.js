"use strict";
exports.id = 3923;
exports.ids = [3923];
exports.modules = { 6304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
		let signal = (0, _connect_js__WEBPACK_IMPORTED_MODULE_2__.zl)((0, _connect_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(parts.cancel)), found = await findComment(github, number, mark, githubToken.startsWith(APP_TOKEN), signal);
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
}) };
