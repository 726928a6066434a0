"use strict";
exports.id = 5387;
exports.ids = [5387];
exports.modules = {
	4352: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mc: () => entriesOf,
			ZZ: () => afterCancel,
			g2: () => loadGitHub,
			gf: () => whyOf,
			zl: () => withinLimit
		});
		async function loadGitHub(...given) {
			return (await Promise.all([__webpack_require__.e(1348), __webpack_require__.e(9578)]).then(__webpack_require__.bind(__webpack_require__, 9578))).connectGitHub(...given);
		}
		function whyOf(answer) {
			return answer.state === "done" ? "GitHub answered with something unexpected" : answer.why;
		}
		function entriesOf(answer) {
			return answer.state === "done" && Array.isArray(answer.data) ? answer.data : void 0;
		}
		function afterCancel({ cancel, clock }) {
			let over = new AbortController(), begin = () => void clock.after(1e3, () => over.abort());
			cancel.aborted ? begin() : cancel.addEventListener("abort", begin, { once: !0 });
			return over.signal;
		}
		function withinLimit(signal) {
			return AbortSignal.any([signal, AbortSignal.timeout(3e4)]);
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
			let answer = await github.call("GET", `pulls/${number}`, {}, signal);
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
