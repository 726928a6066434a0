"use strict";
exports.id = 3790;
exports.ids = [3790];
exports.modules = { 3790: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { init: () => init });
	var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3434), _step_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7254), _step_step_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1026);
	let WORKFLOW = ".github/workflows/deploy.yml", SCRIPT = "scripts/deploy.sh", STAND_INS = new Map([
		["uses", "your-org/site-deploy@<full commit id>"],
		["base-url", "https://panel.example.com"],
		["server", "web-1"],
		["site", "shop.example"]
	]);
	async function init(host, checkout) {
		let step = (0, _step_step_js__WEBPACK_IMPORTED_MODULE_5__.B)(host), { info } = step.console;
		try {
			let root = git(".", "rev-parse --show-toplevel");
			if (root === void 0) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz([{
				input: "init",
				expected: NO_REPOSITORY
			}]);
			let own = new Map([...await findSite(step, host), ["uses", usesOf(checkout)]]), head = git(root, "symbolic-ref --short refs/remotes/origin/HEAD")?.replace("origin/", ""), branch = plain(host.get("branch").trim() || head || git(root, "symbolic-ref --short HEAD")) || "main", script = host.get("deploy-script-file").trim() || scriptIn(root), read = (path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(checkout, path), "utf8"), workflow = /(?<=```yaml\n)[\s\S]*?(?=```)/.exec(read("README.md"))?.[0] ?? "";
			workflow = workflow.replace(SCRIPT, () => script || SCRIPT).replace("- main", `- ${branch}`);
			for (let [name, standIn] of STAND_INS) workflow = workflow.replaceAll(standIn, () => own.get(name) || standIn);
			let write = (path, text) => info(`${path}: ${writeNew((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), text) ? "written" : "is there already, and stays as it is"}`);
			write(WORKFLOW, workflow);
			script || write(SCRIPT, read("examples/scripts/deploy.sh").replaceAll("main", branch));
			let missing = [...STAND_INS.keys()].filter((name) => !own.get(name)), next = [
				missing.length > 0 && `in ${WORKFLOW}: your own ${missing.join(", ")}`,
				script ? `in ${script}: set -e at its top` : `in ${SCRIPT}: your own commands, in the place of its last three lines`,
				`on GitHub, under Settings → Secrets and variables → Actions: the secret ${/(?<=secrets\.)\w+/.exec(workflow)?.[0]}`
			];
			for (let line of next.filter(Boolean)) info(`Set next, ${line}.`);
			info(`Then commit, and rehearse it: npm --prefix ${checkout} run rehearse -- ${(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, WORKFLOW)}`);
			return 0;
		} catch (error) {
			let failure = (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_4__.g5)(error);
			step.console.annotate("error", "", `${failure.message}${failure.next && ` Next: ${failure.next}`}`);
			return _outcome_failure_js__WEBPACK_IMPORTED_MODULE_4__.hS[(0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_4__.sG)(failure)];
		}
	}
	let NO_REPOSITORY = "to be run in a git repository, that of your site, with git on the PATH";
	async function findSite({ source, context }, host) {
		let own = new Map([...STAND_INS.keys()].map((name) => [name, host.get(name).trim()])), standIns = new Map([["api-token", "stands-in"], ["base-url", "https://panel.example.com"]]), get = (name) => host.get(name).trim() || (standIns.get(name) ?? ""), read = await (0, _step_step_inputs_js__WEBPACK_IMPORTED_MODULE_6__.R0)({
			...source,
			get
		});
		if ("problems" in read) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz(read.problems);
		if (read.inputs === void 0 || [...standIns.keys()].some((name) => host.get(name).trim() === "")) return own;
		let { connect } = await Promise.all([
			__webpack_require__.e(8395),
			__webpack_require__.e(99),
			__webpack_require__.e(9004)
		]).then(__webpack_require__.bind(__webpack_require__, 9004)), { resolveTarget, serversOf } = await Promise.all([__webpack_require__.e(8395), __webpack_require__.e(1687)]).then(__webpack_require__.bind(__webpack_require__, 1687)), { client, stop } = connect(read.inputs, context), { site, serverId, listed = [] } = await resolveTarget(client, read.inputs, serversOf(client)).finally(stop).finally(client.close);
		for (let { server, sites = [] } of listed) context.console.info(`${server}: ${sites.join(", ") || "no site"}`);
		if (typeof site != "object" || listed.flatMap(({ sites = [] }) => sites).length > 1) return own;
		return own.set("server", own.get("server") || `${serverId}`).set("site", plain(site.domain) || `${site.id}`);
	}
	function plain(text = "") {
		return /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][\w./-]*$/i.test(text) ? text : "";
	}
	function writeNew(path, text) {
		try {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: !0 });
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, text, { flag: "wx" });
			return !0;
		} catch (error) {
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "EEXIST") return !1;
			throw error;
		}
	}
	function git(folder, words) {
		let { status, stdout } = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("git", [
			"-C",
			folder,
			...words.split(" ")
		], { encoding: "utf8" });
		return status === 0 ? stdout.trim() : void 0;
	}
	function scriptIn(root) {
		return (git(root, "ls-files")?.split("\n"))?.find((path) => /(?:^|\/)deploy(?:\.sh)?$/.test(path) && plain(path) !== "" && (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)));
	}
	function usesOf(checkout) {
		let url = git(checkout, "remote get-url origin") ?? "", [, name] = /^\S*github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url) ?? [];
		return name === void 0 ? "" : `${name}@${git(checkout, "rev-parse HEAD")}`;
	}
}) };
