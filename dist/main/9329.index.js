"use strict";
exports.id = 9329;
exports.ids = [9329];
exports.modules = {
	9086: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { connectGitHub: () => connectGitHub });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024), _actions_github__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2785), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _net_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2235), _net_connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2343), _net_proxy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5927), _event_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1547), _payload_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1837);
		let CALL_TIMEOUT_MS = 5e3;
		function connectGitHub({ githubToken, runnerEnv }, needed) {
			let run = runOf(runnerEnv), [owner, repo] = run.repository.split("/"), apiUrl = runnerEnv.GITHUB_API_URL ?? "https://api.github.com", found = (0, _net_proxy_js__WEBPACK_IMPORTED_MODULE_5__.iJ)(apiUrl, runnerEnv);
			if (!("proxy" in found)) throw TypeError("The proxy of the runner cannot be used");
			let silent = {
				debug: ignore,
				info: ignore,
				warn: ignore,
				error: ignore
			}, octokit = (0, _actions_github__WEBPACK_IMPORTED_MODULE_1__.Q)(githubToken, {
				baseUrl: apiUrl,
				userAgent: "site-deploy",
				log: silent,
				request: {
					fetch: fetchBy(found.proxy),
					log: silent
				}
			});
			return {
				run,
				async call(route, parameters, signal) {
					let timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
					try {
						let request = { signal: AbortSignal.any([signal, timeout]) }, { status, data, headers } = await octokit.request(route, {
							owner,
							repo,
							...parameters,
							request
						}), atMs = headers.date === void 0 ? void 0 : Date.parse(headers.date);
						return status < 300 ? {
							state: "done",
							data,
							atMs
						} : refusal(status, {}, void 0, needed);
					} catch (error) {
						if (signal.aborted) return {
							state: "unknown",
							why: whyAborted(signal)
						};
						if (timeout.aborted) return {
							state: "unknown",
							why: `GitHub did not answer within ${CALL_TIMEOUT_MS / 1e3} s`
						};
						return failure(error, needed);
					}
				}
			};
		}
		function ignore() {}
		function whyAborted({ reason }) {
			return reason?.name === "TimeoutError" ? "GitHub takes too long" : "the workflow was cancelled";
		}
		function fetchBy(tunnel) {
			return async (url, { method, headers, body, signal }) => {
				let dispatcher = (0, _net_connection_js__WEBPACK_IMPORTED_MODULE_4__.Sn)({
					tunnel,
					signal,
					connectTimeoutMs: 3e3
				}, !1);
				try {
					let answer = await (0, _net_connection_js__WEBPACK_IMPORTED_MODULE_4__.tN)(dispatcher, url, {
						method,
						headers,
						body: body ?? null,
						signal
					});
					return answerOf(url, answer, (await (0, _net_body_js__WEBPACK_IMPORTED_MODULE_3__.x8)(answer.body, !1)).toString("utf8"));
				} finally {
					dispatcher.destroy();
				}
			};
		}
		function answerOf(url, { statusCode: status, headers }, text) {
			let kept = [
				"content-type",
				"date",
				"retry-after",
				"x-ratelimit-remaining"
			].flatMap((name) => {
				let value = headers[name];
				return typeof value == "string" ? [[name, value]] : [];
			});
			return {
				status,
				url,
				headers: new Map(kept),
				text: async () => text
			};
		}
		function runOf(env) {
			let path = env.GITHUB_EVENT_PATH ?? "", payload = (0, _event_js__WEBPACK_IMPORTED_MODULE_6__.rD)(path);
			if (payload === void 0 && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) throw TypeError("The event cannot be read");
			let repository = env.GITHUB_REPOSITORY || ((0, _payload_js__WEBPACK_IMPORTED_MODULE_7__.b6)((0, _payload_js__WEBPACK_IMPORTED_MODULE_7__._F)(payload, "repository"), "full_name") ?? "");
			if (!/^[^/]+\/[^/]+$/.test(repository)) throw TypeError("The runner names no repository");
			let number = (0, _event_js__WEBPACK_IMPORTED_MODULE_6__._n)(payload), head = (0, _payload_js__WEBPACK_IMPORTED_MODULE_7__.b6)((0, _payload_js__WEBPACK_IMPORTED_MODULE_7__._F)((0, _payload_js__WEBPACK_IMPORTED_MODULE_7__._F)(payload, "pull_request"), "head"), "sha"), commit = (number === void 0 ? void 0 : head) ?? env.GITHUB_SHA, repositoryUrl = `${env.GITHUB_SERVER_URL ?? "https://github.com"}/${repository}`, runId = Number(env.GITHUB_RUN_ID);
			return {
				commit: commit === "" ? void 0 : commit,
				pullRequest: number === void 0 ? void 0 : {
					number,
					head
				},
				repository,
				repositoryUrl,
				logUrl: runId > 0 ? `${repositoryUrl}/actions/runs/${runId}` : void 0
			};
		}
		function failure(error, needed) {
			let response = (0, _payload_js__WEBPACK_IMPORTED_MODULE_7__._F)(error, "response"), status = (0, _payload_js__WEBPACK_IMPORTED_MODULE_7__.rl)(response, "status");
			if (status !== void 0) return refusal(status, (0, _payload_js__WEBPACK_IMPORTED_MODULE_7__._F)(response, "headers"), (0, _payload_js__WEBPACK_IMPORTED_MODULE_7__._F)(response, "data"), needed);
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error);
			return {
				state: "unknown",
				why: `GitHub could not be reached${code === "" ? "" : ` (${code})`}`
			};
		}
		function refusal(status, headers, data, needed) {
			if (status === 429 || status === 403 && ((0, _payload_js__WEBPACK_IMPORTED_MODULE_7__._F)(headers, "x-ratelimit-remaining") === "0" || (0, _payload_js__WEBPACK_IMPORTED_MODULE_7__._F)(headers, "retry-after") !== void 0)) return {
				state: "unknown",
				why: `GitHub accepts no more requests for now (${status})`
			};
			if (status >= 500) return {
				state: "unknown",
				why: `GitHub answered with status ${status}`
			};
			return {
				state: "not-done",
				why: whyRefused(status, data, needed),
				status
			};
		}
		function whyRefused(status, data, needed) {
			let message = (0, _payload_js__WEBPACK_IMPORTED_MODULE_7__.b6)(data, "message"), said = message === void 0 ? "" : `: “${message}”`;
			switch (status) {
				case 401: return "GitHub does not accept github-token (401); leave the input out, or give a token that is still valid";
				case 403:
				case 404: return `github-token may not do that (${status}${said}); add the line “${needed}” to the permissions: of the job${needed.endsWith("write") ? "; a run from a fork never has it" : ""}`;
			}
			if (status < 400) return `GITHUB_API_URL answers with a redirect (${status}), and redirects are never followed`;
			return `GitHub refused it (${status})${said}`;
		}
	}),
	396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => HttpClient });
		class HttpClient {
			getAgent() {}
			getAgentDispatcher() {}
			getJson() {
				throw Error("HTTP by way of the toolkit is not packed");
			}
		}
	})
};
