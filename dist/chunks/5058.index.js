"use strict";
exports.id = 5058;
exports.ids = [5058];
exports.modules = {
	8437: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ng: () => connect,
			ZZ: () => afterCancel,
			zl: () => withinLimit
		});
		async function connect(access, needed) {
			try {
				let { connectGitHub } = await Promise.all([__webpack_require__.e(1348), __webpack_require__.e(9578)]).then(__webpack_require__.bind(__webpack_require__, 9578));
				return connectGitHub(access, needed);
			} catch {
				return { why: "the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used" };
			}
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
	5058: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			closeOpenDeployment: () => closeOpenDeployment,
			createGitHubDeployment: () => createGitHubDeployment,
			retireDeployments: () => retireDeployments
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1854), _connect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8437), _github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4352), _payload_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1837);
		let LIST = "GET /repos/{owner}/{repo}/deployments", CREATE_STATUS = "POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses";
		function createGitHubDeployment(parts) {
			let { environment, environmentUrl, signal, redact, log, remember } = parts, mark = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), github, memory, keep = (next) => {
				remember(JSON.stringify(next));
				memory = next;
				return next;
			};
			return {
				id: () => memory?.id,
				async open() {
					github = await connectOrWarn(parts);
					if (github === void 0 || signal.aborted) return;
					let begun = keep({
						mark,
						environment,
						environmentUrl
					}), answer = await github.call("POST /repos/{owner}/{repo}/deployments", creation(parts, mark, github), signal), id = answer.state === "done" ? (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.rl)(answer.data, "id") : void 0;
					if (id !== void 0) {
						log.info(`GitHub Deployment ${id} of ${environment}`);
						let status = {
							state: "in_progress",
							description: `${parts.what} is running`
						};
						await setStatus(github, keep({
							...begun,
							id
						}), status, signal, log);
						return;
					}
					let isRefused = answer.state === "not-done", what = isRefused ? "was not created" : "may or may not have been created";
					signal.aborted || log.warning(`The GitHub Deployment ${what}: ${(0, _github_js__WEBPACK_IMPORTED_MODULE_3__.g)(answer)}. The deploy itself goes on.`);
					if (!isRefused) return;
					memory = void 0;
					remember("");
				},
				note({ state, description }) {
					let end = {
						state,
						description: (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_1__.TN)(description, redact, 140)
					};
					memory !== void 0 && keep({
						...memory,
						end
					});
				},
				async close() {
					if (github === void 0 || memory?.end === void 0) return;
					let { end } = memory, grace = (0, _connect_js__WEBPACK_IMPORTED_MODULE_4__.ZZ)(parts), id = await idOf(github, memory, grace);
					if (id === void 0) return;
					memory = {
						...memory,
						id
					};
					await setStatus(github, {
						...memory,
						id
					}, end, grace, log) && remember("");
				}
			};
		}
		async function closeOpenDeployment(saved, tools) {
			let memory = JSON.parse(saved), github = await connectOrWarn(tools);
			if (github === void 0) return;
			let { signal } = new AbortController(), id = await idOf(github, memory, signal), end = memory.end ?? {
				state: "error",
				description: "The step was stopped from outside; how the deploy ended is not known"
			};
			id !== void 0 && await setStatus(github, {
				...memory,
				id
			}, end, signal, tools.log);
		}
		async function retireDeployments(parts) {
			let { environment, sites, log } = parts, signal = (0, _connect_js__WEBPACK_IMPORTED_MODULE_4__.zl)(parts.signal), github = await connectOrWarn(parts);
			if (github === void 0) return;
			let answer = await github.call(LIST, {
				environment,
				per_page: 100
			}, signal), ids = ((0, _github_js__WEBPACK_IMPORTED_MODULE_3__.M)(answer) ?? []).filter((entry) => sites.some((site) => bears(entry, "site", site.toLowerCase()))).flatMap((entry) => (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.rl)(entry, "id") ?? []);
			for (let id of ids) {
				let status = {
					deployment_id: id,
					state: "inactive",
					description: "The site was deleted"
				};
				answer = await github.call(CREATE_STATUS, status, signal);
				if (answer.state !== "done") break;
			}
			answer.state === "done" ? log.info(`GitHub Deployments of ${environment} set to inactive: ${ids.length}`) : parts.signal.aborted || log.warning(`The GitHub Deployments of ${environment} were not set to inactive: ${answer.why}. The site itself is deleted.`);
		}
		async function connectOrWarn(tools) {
			let github = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(tools, "deployments: write");
			if (!("why" in github)) return github;
			tools.log.warning(`No GitHub Deployment: ${github.why}. The deploy itself goes on.`);
		}
		function creation({ environment, expectedCommit = "", site }, mark, { run }) {
			return {
				ref: run.commit?.startsWith(expectedCommit) ? run.commit : expectedCommit,
				auto_merge: !1,
				required_contexts: [],
				payload: {
					site_deploy: mark,
					site: site.toLowerCase()
				},
				environment,
				transient_environment: environment.match(/\d+/g)?.includes(String(run.pullRequest?.number)) === !0,
				production_environment: /^prod(uction)?\b/i.test(environment)
			};
		}
		function bears(deployment, field, value) {
			let payload = (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__._F)(deployment, "payload");
			return (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__._F)(payload, "site_deploy") !== void 0 && (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__._F)(payload, field) === value;
		}
		async function idOf(github, { id, environment, mark }, signal) {
			if (id !== void 0) return id;
			let answer = await github.call(LIST, {
				environment,
				per_page: 100
			}, signal), found = (0, _github_js__WEBPACK_IMPORTED_MODULE_3__.M)(answer)?.find((entry) => bears(entry, "site_deploy", mark));
			return (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.rl)(found, "id");
		}
		async function setStatus(github, { id, environmentUrl }, { state, description }, signal, log) {
			let { logUrl } = github.run, status = {
				deployment_id: id,
				state,
				description,
				auto_inactive: !0,
				...logUrl !== void 0 && { log_url: logUrl },
				...environmentUrl !== void 0 && { environment_url: environmentUrl }
			}, answer = await github.call(CREATE_STATUS, status, signal);
			if (answer.state === "done") return !0;
			if (signal.aborted) return !1;
			log.warning(`GitHub Deployment ${id} was not set to ${state}: ${answer.why}. The deploy itself is not affected.`);
			return answer.state === "not-done";
		}
	}),
	4352: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => entriesOf,
			g: () => whyOf
		});
		function whyOf(answer) {
			return answer.state === "done" ? "GitHub answered with something unexpected" : answer.why;
		}
		function entriesOf(answer) {
			return answer.state === "done" && Array.isArray(answer.data) ? answer.data : void 0;
		}
	})
};
