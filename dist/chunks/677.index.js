"use strict";
exports.id = 677;
exports.ids = [677];
exports.modules = {
	5058: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			closeOpenDeployment: () => closeOpenDeployment,
			openGitHubDeployment: () => openGitHubDeployment,
			retireDeployments: () => retireDeployments
		});
		var _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1854), _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4352), _payload_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1837), _time_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4175);
		let NEEDED = "deployments: write";
		async function openGitHubDeployment(about, context, nth) {
			let { environment, environmentUrl } = about, { signal, redactor, console } = context, tools = {
				...about,
				...context
			}, { run, call } = (0, _github_js__WEBPACK_IMPORTED_MODULE_0__.Cl)(tools, NEEDED), answer = await call(({ repos }) => repos.createDeployment, deploymentOf(about, run), signal), id = answer.state === "done" ? (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.rl)(answer.data, "id") : void 0;
			if (id === void 0) {
				let not = answer.state === "not-done" ? "was not created" : "may or may not have been created";
				signal.aborted || console.warning(`The GitHub Deployment ${not}: ${(0, _github_js__WEBPACK_IMPORTED_MODULE_0__.gf)(answer)}. The deploy itself goes on.`);
				return null;
			}
			let status = (state, description) => ({
				deployment_id: id,
				state,
				description,
				auto_inactive: !0,
				...run?.logUrl !== void 0 && { log_url: run.logUrl },
				...environmentUrl !== void 0 && { environment_url: environmentUrl }
			}), keep = (text) => context.files.saveState(`github-deployment-${nth}`, text);
			console.info(`GitHub Deployment ${id} of ${environment}`);
			keep(JSON.stringify(status("error", "The step was stopped from outside; how the deploy ended is not known")));
			await setStatus(status("in_progress", "The deploy is running"), signal, tools);
			return {
				id,
				async close({ state, description }) {
					let end = status(state, (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_2__.TN)(description, redactor.redact, 140));
					keep(JSON.stringify(end));
					await setStatus(end, (0, _time_limits_js__WEBPACK_IMPORTED_MODULE_3__.Z)(context), tools) && keep("");
				}
			};
		}
		async function closeOpenDeployment(saved, tools) {
			await setStatus(JSON.parse(saved), new AbortController().signal, tools);
		}
		async function retireDeployments(about, context, sites) {
			let { environment } = about, { console } = context, signal = (0, _time_limits_js__WEBPACK_IMPORTED_MODULE_3__.z)(context.signal), { call } = (0, _github_js__WEBPACK_IMPORTED_MODULE_0__.Cl)({
				...about,
				...context
			}, NEEDED), answer = await call(({ repos }) => repos.listDeployments, {
				environment,
				per_page: 100
			}, signal), names = sites.map((site) => site.toLowerCase()), ids = ((0, _github_js__WEBPACK_IMPORTED_MODULE_0__.Mc)(answer) ?? []).filter((entry) => (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__._F)(entry, "payload", "site_deploy") !== void 0).filter((entry) => names.includes((0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.b6)(entry, "payload", "site") ?? "")).flatMap((entry) => (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.rl)(entry, "id") ?? []);
			for (let id of ids) {
				answer = await call(({ repos }) => repos.createDeploymentStatus, {
					deployment_id: id,
					state: "inactive",
					description: "The site was deleted"
				}, signal);
				if (answer.state !== "done") break;
			}
			answer.state === "done" ? console.info(`GitHub Deployments of ${environment} set to inactive: ${ids.length}`) : context.signal.aborted || console.warning(`The GitHub Deployments of ${environment} were not set to inactive: ${answer.why}. The site itself is deleted.`);
		}
		function deploymentOf(about, run) {
			let { environment, site, commit = "" } = about;
			return {
				ref: run?.commit?.startsWith(commit) ? run.commit : commit,
				auto_merge: !1,
				required_contexts: [],
				payload: {
					site_deploy: !0,
					site: site.toLowerCase()
				},
				environment,
				transient_environment: environment.match(/\d+/g)?.includes(String(run?.pullRequest?.number)) === !0,
				production_environment: /^prod(uction)?\b/i.test(environment)
			};
		}
		async function setStatus(status, signal, tools) {
			let { call } = (0, _github_js__WEBPACK_IMPORTED_MODULE_0__.Cl)(tools, NEEDED), answer = await call(({ repos }) => repos.createDeploymentStatus, { ...status }, signal);
			if (answer.state === "done") return !0;
			if (signal.aborted) return !1;
			tools.console.warning(`GitHub Deployment ${status.deployment_id} was not set to ${status.state}: ${answer.why}. The deploy itself is not affected.`);
			return answer.state === "not-done";
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
