"use strict";
exports.id = 574;
exports.ids = [574];
exports.modules = {
	9574: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { closeOpenDeployment: () => closeOpenDeployment });
		__webpack_require__(7598);
		__webpack_require__(1854);
		async function connect(access, needed) {
			try {
				let { connectGitHub } = await Promise.all([__webpack_require__.e(993), __webpack_require__.e(565)]).then(__webpack_require__.bind(__webpack_require__, 1565));
				return connectGitHub(access, needed);
			} catch {
				return { why: "the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used" };
			}
		}
		function github_entriesOf(answer) {
			return answer.state === "done" && Array.isArray(answer.data) ? answer.data : void 0;
		}
		var github_payload = __webpack_require__(1837);
		async function closeOpenDeployment(saved, tools) {
			let memory = JSON.parse(saved), github = await connectOrWarn(tools);
			if (github === void 0) return;
			let { signal } = new AbortController(), id = await idOf(github, memory, signal), end = memory.end ?? {
				state: "error",
				description: "The step was ended from outside; how the deploy ended is not known"
			};
			id !== void 0 && await setStatus(github, {
				...memory,
				id
			}, end, signal, tools.log);
		}
		async function connectOrWarn(tools) {
			let github = await connect(tools, "deployments: write");
			if (!("why" in github)) return github;
			tools.log.warning(`No GitHub Deployment: ${github.why}. The deploy itself goes on.`);
		}
		function bears(deployment, field, value) {
			let payload = (0, github_payload._F)(deployment, "payload");
			return (0, github_payload._F)(payload, "site_deploy") !== void 0 && (0, github_payload._F)(payload, field) === value;
		}
		async function idOf(github, { id, environment, mark }, signal) {
			if (id !== void 0) return id;
			let found = github_entriesOf(await github.call("GET /repos/{owner}/{repo}/deployments", {
				environment,
				per_page: 100
			}, signal))?.find((entry) => bears(entry, "site_deploy", mark));
			return (0, github_payload.rl)(found, "id");
		}
		async function setStatus(github, { id, environmentUrl }, { state, description }, signal, log) {
			let { logUrl } = github.run, status = {
				deployment_id: id,
				state,
				description,
				auto_inactive: !0,
				...logUrl !== void 0 && { log_url: logUrl },
				...environmentUrl !== void 0 && { environment_url: environmentUrl }
			}, answer = await github.call("POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses", status, signal);
			if (answer.state === "done") return !0;
			if (signal.aborted) return !1;
			log.warning(`GitHub Deployment ${id} was not set to ${state}: ${answer.why}. The deploy itself is not affected.`);
			return answer.state === "not-done";
		}
	}),
	1837: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_F: () => fieldOf,
			b6: () => textOf,
			rl: () => numberOf
		});
		function fieldOf(value, name) {
			if (typeof value != "object" || !value) return;
			return new Map(Object.entries(value)).get(name) ?? void 0;
		}
		function textOf(value, name) {
			let text = fieldOf(value, name);
			return typeof text == "string" ? text : void 0;
		}
		function numberOf(value, name) {
			let number = fieldOf(value, name);
			return typeof number == "number" && Number.isSafeInteger(number) && number > 0 ? number : void 0;
		}
	})
};
