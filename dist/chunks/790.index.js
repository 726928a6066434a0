"use strict";
exports.id = 790;
exports.ids = [790];
exports.modules = { 3790: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { init: () => init });
	var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3434), _step_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2858), _targets_form_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7134);
	let WORKFLOW = ".github/workflows/deploy.yml", SCRIPT = "scripts/deploy.sh";
	async function init(host, checkout) {
		let step = (0, _step_step_js__WEBPACK_IMPORTED_MODULE_5__.B)(host);
		try {
			let root = git(".", "rev-parse --show-toplevel");
			if (root === void 0) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz([{
				input: "init",
				expected: "to be run in a git repository, that of your site, with git on the PATH"
			}]);
			await writeFiles(root, checkout, host, step);
			return 0;
		} catch (error) {
			let failure = (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_4__.g5)(error);
			step.console.annotate("error", "", `${failure.message}${failure.next && ` Next: ${failure.next}`}`);
			return _outcome_failure_js__WEBPACK_IMPORTED_MODULE_4__.hS[(0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_4__.sG)(failure)];
		}
	}
	async function writeFiles(root, checkout, host, step) {
		let { get } = host, { info } = step.console, { server, site } = await findSite(step, host), head = git(root, "symbolic-ref --short refs/remotes/origin/HEAD")?.replace("origin/", ""), script = scriptIn(root), words = [
			[
				"uses",
				"your-org/site-deploy@<full commit id>",
				usesOf(checkout)
			],
			[
				"base-url",
				"https://panel.example.com",
				get("base-url").trim()
			],
			[
				"server",
				"web-1",
				plain(server)
			],
			[
				"site",
				"shop.example",
				plain(site)
			],
			[
				"branch",
				"main",
				plain(get("branch").trim() || head || git(root, "symbolic-ref --short HEAD"))
			],
			[
				"deploy-script-file",
				SCRIPT,
				script
			]
		], standIns = new RegExp(words.map(([, standIn]) => standIn).join("|"), "g"), own = (found) => words.find(([, standIn]) => standIn === found)?.[2] || found, read = (path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(checkout, path), "utf8").replace(standIns, own), missing = words.flatMap(([name, , value]) => value === "" ? [name] : []).join(", "), [workflow = ""] = /(?<=```yaml\n)[\s\S]*?(?=```)/.exec(read("README.md")) ?? [], sample = read("examples/scripts/deploy.sh");
		for (let [path, text, ifNew, ifThere] of [[
			WORKFLOW,
			workflow,
			missing && `your own ${missing}`,
			""
		], [
			script,
			sample,
			"your own commands, in the place of its last three lines",
			"set -e at its top"
		]]) {
			let isNew = writeNew((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), text, /^true$/i.test(get("dry-run")));
			info(`${path}: ${isNew || "is there already, and stays as it is"}`);
			let isSet = !isNew && /^set -\w*e/m.test((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), "utf8")), advice = isNew ? ifNew : !isSet && ifThere;
			advice && info(`Set next, in ${path}: ${advice}.`);
		}
		info("Set next, on GitHub, under Settings → Secrets and variables → Actions: the secret SITE_API_TOKEN.");
		info(`Then commit, and rehearse it: npm --prefix '${checkout}' run rehearse -- '${(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, WORKFLOW)}'`);
	}
	async function findSite(step, host) {
		let standIns = new Map([["api-token", "stands-in"], ["base-url", "https://panel.example.com"]]);
		host.get("site").trim() !== "" && standIns.set("server", "stands-in");
		let get = (name) => host.get(name).trim() || (standIns.get(name) ?? ""), form = step.form.of(get), read = await (0, _targets_form_js__WEBPACK_IMPORTED_MODULE_6__.R0)(form);
		if (!("inputs" in read)) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz(form.problems);
		let own = {
			server: host.get("server").trim(),
			site: get("site")
		};
		if ([...standIns.keys()].some((name) => host.get(name).trim() === "")) return own;
		let { connect } = await Promise.all([
			__webpack_require__.e(395),
			__webpack_require__.e(99),
			__webpack_require__.e(434),
			__webpack_require__.e(225)
		]).then(__webpack_require__.bind(__webpack_require__, 7434)), { resolveTarget } = await Promise.all([__webpack_require__.e(395), __webpack_require__.e(687)]).then(__webpack_require__.bind(__webpack_require__, 1687)), { client, stop } = connect(read.inputs, step), { site, serverId, listed = [] } = await resolveTarget(client, read.inputs).finally(stop).finally(client.close);
		for (let { server, sites } of listed) step.console.info(`${server}: ${sites.join(", ") || "no sites"}`);
		if (typeof site != "object" || listed.flatMap(({ sites }) => sites).length > 1) return own;
		return {
			server: plain(own.server) || `${serverId}`,
			site: plain(site.domain) || `${site.id}`
		};
	}
	function plain(text = "") {
		return /^(?!(?:true|false|null|yes|no|on|off|y|n)$)(?:[a-z][\w./-]*|\d+)$/i.test(text) ? text : "";
	}
	function writeNew(path, text, isPlan) {
		try {
			if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path)) return !1;
			if (isPlan) return "would be written";
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: !0 });
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, text, { flag: "wx" });
			return "written";
		} catch (error) {
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz([{
				input: path,
				expected: `a file that can be written here (${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error)})`
			}]);
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
		let paths = git(root, "ls-files -co --exclude-standard deploy deploy.sh */deploy */deploy.sh")?.split("\n"), isFile = (path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), { throwIfNoEntry: !1 })?.isFile();
		return paths?.find((path) => plain(path) !== "" && isFile(path)) ?? SCRIPT;
	}
	function usesOf(checkout) {
		let url = git(checkout, "remote get-url origin") ?? "", [, name] = /^\S*github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url) ?? [];
		return name === void 0 ? "" : `${name}@${git(checkout, "rev-parse HEAD")}`;
	}
}) };
