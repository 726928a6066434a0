"use strict";
exports.id = 6304;
exports.ids = [6304];
exports.modules = {
	2705: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => isSameText,
			f: () => normalizeText
		});
		function normalizeText(text) {
			return text.replaceAll("\r\n", "\n").trim();
		}
		function isSameText(text, other) {
			return normalizeText(text) === normalizeText(other);
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
	6304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { leaveComment: () => leaveComment });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2705), _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4352), _payload_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1837), _time_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4175);
		let UNAFFECTED = "The run itself is not affected.";
		async function leaveComment(parts, connected) {
			let { githubToken, apiToken, console } = parts, github = connected ?? await (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.g2)(parts, "pull-requests: write");
			if ("why" in github) return console.warning(`There is no comment on the pull request: ${github.why}. ${UNAFFECTED}`);
			let { pullRequest } = github.run;
			if (pullRequest === void 0) return console.info("no comment: the event is not about a pull request");
			let { number, head } = pullRequest, mark = markOf(parts, github.run, number), body = `${mark}\n${parts.render(head, 65536 - mark.length - 1)}`;
			if (body.includes(githubToken) || body.includes(apiToken)) return console.warning(`The comment on the pull request was not written: it would contain a token. ${UNAFFECTED}`);
			let signal = (0, _time_limits_js__WEBPACK_IMPORTED_MODULE_2__.z)((0, _time_limits_js__WEBPACK_IMPORTED_MODULE_2__.Z)(parts)), found = await findComment(github, number, mark, githubToken.startsWith(APP_TOKEN), signal);
			if ("why" in found) return console.warning(`The comment on the pull request was not written, because the existing comments could not be read: ${found.why}. ${UNAFFECTED}`);
			let name = `comment on pull request ${number}`, { comment } = found;
			if (comment !== void 0 && (0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__.c)(comment.body, body)) return console.info(`${name}: unchanged`);
			let { issues } = github, answer = comment === void 0 ? await github.call(issues.createComment, {
				issue_number: number,
				body
			}, signal) : await github.call(issues.updateComment, {
				comment_id: comment.id,
				body
			}, signal);
			if (answer.state === "done" && commentOf(answer.data) !== void 0) return console.info(`${name}: ${comment === void 0 ? "written" : "updated"}`);
			let what = answer.state === "not-done" ? "was not written" : "may or may not have been written";
			console.warning(`The comment on the pull request ${what}: ${(0, _github_js__WEBPACK_IMPORTED_MODULE_1__.gf)(answer)}. ${UNAFFECTED}`);
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
				let asked = {
					issue_number: issue,
					per_page: 100,
					page
				}, answer = await github.call(github.issues.listComments, asked, signal), entries = (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.Mc)(answer);
				if (entries === void 0) return { why: (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.gf)(answer) };
				if (entries.length === 0) return { comment: void 0 };
				let comment = entries.filter((entry) => !isApp || (0, _payload_js__WEBPACK_IMPORTED_MODULE_4__.b6)(entry, "user", "type") !== "User").flatMap((entry) => commentOf(entry) ?? []).find(({ body }) => body.startsWith(mark));
				if (comment !== void 0) return { comment };
			}
			return { why: "there are more than 30 pages of them" };
		}
		function commentOf(entry) {
			let id = (0, _payload_js__WEBPACK_IMPORTED_MODULE_4__.rl)(entry, "id");
			return id === void 0 ? void 0 : {
				id,
				body: (0, _payload_js__WEBPACK_IMPORTED_MODULE_4__.b6)(entry, "body") ?? ""
			};
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
	})
};
