"use strict";
exports.id = 5058;
exports.ids = [5058];
exports.modules = {
	5058: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			closeOpenDeployment: () => closeOpenDeployment,
			openGitHubDeployment: () => openGitHubDeployment,
			retireDeployments: () => retireDeployments
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1854), _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4352), _payload_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1837), _time_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4175);
		async function openGitHubDeployment(about, context, { what, commit, savedAs }) {
			let { environment, environmentUrl } = about, { signal, redactor, console } = context, github = await connectOrWarn({
				...about,
				...context
			});
			if (github === void 0 || signal.aborted) return;
			let memory = {
				mark: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
				environment,
				environmentUrl
			}, remember = (text) => context.files.saveState(savedAs, text), keep = (changed) => {
				memory = changed;
				remember(JSON.stringify(memory));
			};
			keep(memory);
			let wanted = deploymentOf(about, commit, memory.mark, github), answer = await github.call(github.repos.createDeployment, wanted, signal), id = answer.state === "done" ? (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.rl)(answer.data, "id") : void 0, isRefused = answer.state === "not-done";
			if (id !== void 0) {
				console.info(`GitHub Deployment ${id} of ${environment}`);
				keep({
					...memory,
					id
				});
				let status = {
					state: "in_progress",
					description: `${what} is running`
				};
				await setStatus(github, memory, status, signal, console);
			} else if (!signal.aborted) {
				let not = isRefused ? "was not created" : "may or may not have been created";
				console.warning(`The GitHub Deployment ${not}: ${(0, _github_js__WEBPACK_IMPORTED_MODULE_1__.gf)(answer)}. The deploy itself goes on.`);
			}
			if (isRefused) {
				remember("");
				return;
			}
			return {
				id: () => memory.id,
				note({ state, description }) {
					let end = {
						state,
						description: (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_3__.TN)(description, redactor.redact, 140)
					};
					keep({
						...memory,
						end
					});
				},
				async close() {
					let { end } = memory;
					if (end === void 0) return;
					let grace = (0, _time_limits_js__WEBPACK_IMPORTED_MODULE_4__.Z)(context);
					memory = {
						...memory,
						id: await idOf(github, memory, grace)
					};
					await setStatus(github, memory, end, grace, console) && remember("");
				}
			};
		}
		async function closeOpenDeployment(saved, tools) {
			let memory = JSON.parse(saved), github = await connectOrWarn(tools);
			if (github === void 0) return;
			let { end = {
				state: "error",
				description: "The step was stopped from outside; how the deploy ended is not known"
			} } = memory, { signal } = new AbortController(), id = await idOf(github, memory, signal);
			await setStatus(github, {
				...memory,
				id
			}, end, signal, tools.console);
		}
		async function retireDeployments(about, context, sites) {
			let { environment } = about, { console } = context, signal = (0, _time_limits_js__WEBPACK_IMPORTED_MODULE_4__.z)(context.signal), github = await connectOrWarn({
				...about,
				...context
			});
			if (github === void 0) return;
			let answer = await list(github, environment, signal), ids = ((0, _github_js__WEBPACK_IMPORTED_MODULE_1__.Mc)(answer) ?? []).filter((entry) => sites.some((site) => bears(entry, "site", site.toLowerCase()))).flatMap((entry) => (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.rl)(entry, "id") ?? []);
			for (let id of ids) {
				let status = {
					deployment_id: id,
					state: "inactive",
					description: "The site was deleted"
				};
				answer = await github.call(github.repos.createDeploymentStatus, status, signal);
				if (answer.state !== "done") break;
			}
			answer.state === "done" ? console.info(`GitHub Deployments of ${environment} set to inactive: ${ids.length}`) : context.signal.aborted || console.warning(`The GitHub Deployments of ${environment} were not set to inactive: ${answer.why}. The site itself is deleted.`);
		}
		async function connectOrWarn(tools) {
			let github = await (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.g2)(tools, "deployments: write");
			if (!("why" in github)) return github;
			tools.console.warning(`No GitHub Deployment: ${github.why}. The deploy itself goes on.`);
		}
		function deploymentOf({ environment, site }, commit = "", mark, { run }) {
			return {
				ref: run.commit?.startsWith(commit) ? run.commit : commit,
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
			return (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__._F)(deployment, "payload", "site_deploy") !== void 0 && (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__._F)(deployment, "payload", field) === value;
		}
		async function idOf(github, { id, environment, mark }, signal) {
			if (id !== void 0) return id;
			let answer = await list(github, environment, signal), found = (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.Mc)(answer)?.find((entry) => bears(entry, "site_deploy", mark));
			return (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.rl)(found, "id");
		}
		function list(github, environment, signal) {
			return github.call(github.repos.listDeployments, {
				environment,
				per_page: 100
			}, signal);
		}
		async function setStatus(github, { id, environmentUrl }, { state, description }, signal, console) {
			if (id === void 0) return !1;
			let { logUrl } = github.run, status = {
				deployment_id: id,
				state,
				description,
				auto_inactive: !0,
				...logUrl !== void 0 && { log_url: logUrl },
				...environmentUrl !== void 0 && { environment_url: environmentUrl }
			}, answer = await github.call(github.repos.createDeploymentStatus, status, signal);
			if (answer.state === "done") return !0;
			if (signal.aborted) return !1;
			console.warning(`GitHub Deployment ${id} was not set to ${state}: ${answer.why}. The deploy itself is not affected.`);
			return answer.state === "not-done";
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
