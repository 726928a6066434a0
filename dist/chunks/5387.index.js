"use strict";
exports.id = 5387;
exports.ids = [5387];
exports.modules = {
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
	5387: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { lookUpPullRequest: () => lookUpPullRequest });
		var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4352), _payload_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1837);
		async function lookUpPullRequest(number, access, signal) {
			let github = await (0, _github_js__WEBPACK_IMPORTED_MODULE_0__.g2)(access, "pull-requests: read");
			if ("why" in github) return {
				state: "unclear",
				about: "all",
				why: github.why
			};
			let answer = await github.call(github.pulls.get, { pull_number: number }, signal);
			signal.throwIfAborted();
			if (answer.state === "not-done" && (answer.status === 404 || answer.status === 410)) return {
				state: "unclear",
				about: "this",
				why: `GitHub shows no pull request of this number (${answer.status})`
			};
			if (answer.state !== "done") return {
				state: "unclear",
				about: "all",
				why: answer.why
			};
			let { data, atMs } = answer, state = (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.rl)(data, "number") === number ? (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.b6)(data, "state") : void 0;
			if (state === "open") return { state };
			let sinceMs = atMs - Date.parse((0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.b6)(data, "closed_at") ?? "");
			if (state === "closed" && Number.isFinite(sinceMs)) return {
				state,
				sinceMs
			};
			return {
				state: "unclear",
				about: "this",
				why: (0, _github_js__WEBPACK_IMPORTED_MODULE_0__.gf)(answer)
			};
		}
	})
};
