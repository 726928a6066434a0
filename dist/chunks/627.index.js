"use strict";
exports.id = 627;
exports.ids = [627];
exports.modules = {
	8495: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GQ: () => SITE_PATH,
			H2: () => anyAnswer,
			KW: () => readEndpoint,
			Ks: () => recordOrNull,
			L$: () => listOrNull,
			U5: () => LONGEST_HOLD_MS,
			Y5: () => shownFlag,
			_L: () => undocumented,
			dN: () => fillPath,
			f$: () => shownText,
			g1: () => record,
			nd: () => integer,
			oA: () => unwrap,
			p_: () => list,
			qs: () => bareEndpoint,
			rr: () => wrappedText,
			x4: () => writeEndpoint
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
		let LONGEST_HOLD_MS = 6e4;
		function readEndpoint(path, answer, options = {}) {
			return {
				method: "GET",
				path,
				retry: "read",
				answer,
				...options
			};
		}
		function writeEndpoint(method, path, options) {
			return {
				method,
				path,
				...options
			};
		}
		function bareEndpoint(method, path, retry, answer) {
			return {
				method,
				path,
				retry,
				body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Vxk(),
				answer
			};
		}
		let SITE_PATH = "/api/servers/{server}/sites/{site}";
		function fillPath(path, parameters) {
			return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parameters[name])));
		}
		let anyAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J(), integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{1,16}$/))]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(Number), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI())));
		function record(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(unwrap), schema);
		}
		function recordOrNull(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(record(schema)), null);
		}
		function list(schema) {
			return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(schema));
		}
		function listOrNull(schema) {
			return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(schema)));
		}
		let envelope = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			meta: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				last_page: undocumented(integer),
				current_page: undocumented(integer),
				total: undocumented(integer)
			})),
			links: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ next: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()) }))
		});
		function page(items) {
			let unwrapped = zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
				let { meta, links } = envelope.safeParse(answer).data ?? {}, lastPage = meta?.last_page ?? (links?.next === void 0 ? 1 : 2 ** 53 - 1);
				return {
					items: unwrap(answer),
					lastPage,
					page: meta?.current_page,
					total: meta?.total
				};
			});
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(unwrapped, zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				items,
				lastPage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				page: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
				total: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
			}));
		}
		function undocumented(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), void 0);
		}
		let shownText = undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), shownFlag = undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY());
		function unwrap(answer) {
			return (typeof answer == "object" && answer && "data" in answer ? answer.data : answer) ?? null;
		}
		function wrappedText(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
				let inner = unwrap(answer);
				if (typeof inner != "object" || !inner) return inner;
				let fields = { ...inner };
				return fields[field] ?? fields.content ?? null;
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()));
		}
	}),
	8656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteBlogapp: () => deleteBlogapp,
			deleteCloudstore: () => deleteCloudstore,
			deleteRepository: () => deleteRepository,
			deleteSite: () => deleteSite,
			getCertificate: () => getCertificate,
			getCertificates: () => getCertificates,
			getDeployLog: () => getDeployLog,
			getEnv: () => getEnv,
			getLogEntry: () => getLogEntry,
			getRepository: () => getRepository,
			getServer: () => getServer,
			getServerLogs: () => getServerLogs,
			getServers: () => getServers,
			getSite: () => getSite,
			getSites: () => getSites,
			notificationUrls: () => notificationUrls,
			patchEnv: () => patchEnv,
			patchNotifications: () => patchNotifications,
			postBlogapp: () => postBlogapp,
			postCloudstore: () => postCloudstore,
			postOpcacheRefresh: () => postOpcacheRefresh,
			postRepository: () => postRepository,
			postServerRestart: () => postServerRestart,
			postSite: () => postSite,
			site: () => site
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2258);
		let logEntry = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd),
			type: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
			description: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), null),
			content: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), null)
		}), siteLog = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((answer) => {
			let inner = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer), isList = Array.isArray(inner);
			return {
				isList,
				page: isList ? answer : inner === null ? [] : [inner]
			};
		}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			isList: zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			page: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(logEntry)
		}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(({ isList, page: { items, lastPage } }) => ({
			isList,
			entries: items,
			lastPage
		})))), server = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			name: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			status: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$
		}), getServers = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(server)), getServer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(server)), getServerLogs = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/logs", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(logEntry)), postServerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/restart", "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), postOpcacheRefresh = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/refresh-opcache", "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), url = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())), repository = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			branch: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			user: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			provider: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			name: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			quick_deploy: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Y5
		}), notificationUrls = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			chat_a: url,
			chat_b: url,
			webhook: url
		}), site = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), ""),
			last_deploy_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(String))]))),
			blogapp: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Y5,
			status: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(repository)),
			has_repository: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Y5,
			quick_deploy: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Y5),
			notification_urls: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(notificationUrls)),
			current_deploy_log: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())))
		}), getSites = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(site), { mayBeLong: !0 }), getSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(site), { mayBeLong: !0 }), deleteSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getDeployLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/log`, siteLog, { mayBeLong: !0 }), getLogEntry = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/log/{entry}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(logEntry), { mayBeLong: !0 }), getRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/repository`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(repository)), postSiteBody = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			root_domain: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			web_directory: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			project_root: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
		}), postSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", "/api/servers/{server}/sites", {
			retry: "natural-key",
			body: postSiteBody,
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)
		}), postBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/blogapp`, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({ create_database: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()) }),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)
		}), deleteBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/blogapp`, "flag", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)), postCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)), deleteCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)), postRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/repository`, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				provider: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(_limits_js__WEBPACK_IMPORTED_MODULE_2__.r),
				branch: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				name: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)
		}), deleteRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/repository`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)), getEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/env`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("content")), patchEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/env`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({ content: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP() }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), patchNotifications = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/notifications`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				chat_a_webhook_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
				chat_b_webhook_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
				deploy_webhook_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({ notification_urls: notificationUrls }))
		}), certificate = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			status: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			active: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Y5,
			expires_at: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$
		}), getCertificate = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/certificates/{certificate}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(certificate)), getCertificates = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/certificates`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.L$)(certificate));
	}),
	3790: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { init: () => init });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3434), _run_contexts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9644), _step_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2858), _targets_find_site_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1687), _targets_form_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4177);
		let WORKFLOW = ".github/workflows/deploy.yml", SCRIPT = "scripts/deploy.sh";
		async function init(host, checkout) {
			let step = (0, _step_step_js__WEBPACK_IMPORTED_MODULE_6__.B)(host);
			try {
				let root = git(".", "rev-parse --show-toplevel");
				if (root === void 0) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz([{
					input: "init",
					expected: "to be run in the git repository of your site, with git on the PATH"
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
			let { get } = host, { info } = step.console, { server, site } = await findSite(step, host), script = scriptIn(root), words = [
				{
					name: "uses",
					standIn: "your-org/site-deploy@<full commit id>",
					own: usesOf(checkout)
				},
				{
					name: "base-url",
					standIn: "https://panel.example.com",
					own: get("base-url").trim()
				},
				{
					name: "server",
					standIn: "web-1",
					own: literal(server)
				},
				{
					name: "site (also in concurrency)",
					standIn: "shop.example",
					own: literal(site)
				},
				{
					name: "branch",
					standIn: "main",
					own: literal(get("branch").trim() || branchOf(root))
				},
				{
					name: "deploy-script-file",
					standIn: SCRIPT,
					own: script
				}
			], standIns = new RegExp(words.map(({ standIn }) => standIn).join("|"), "g"), fill = (found) => words.find(({ standIn }) => standIn === found)?.own || found, readFilled = (path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(checkout, path), "utf8").replace(standIns, fill), [workflow = ""] = /(?<=```yaml\n)[\s\S]*?(?=```)/.exec(readFilled("README.md")) ?? [], sample = readFilled("examples/scripts/deploy.sh"), placeholdersIn = (text) => {
				let left = words.filter(({ standIn, own }) => text.includes(standIn) && (own === "" || !text.includes(own)));
				return left.length === 0 ? "" : `your own values of ${left.map(({ name }) => name).join(", ")}`;
			}, missingIn = (text) => {
				if (text === sample) return "your own commands, in place of its last three lines";
				return /^set -\w*e/m.test(text) ? "" : "set -e at its top";
			};
			for (let { path, text, toSet } of [{
				path: WORKFLOW,
				text: workflow,
				toSet: placeholdersIn
			}, {
				path: script,
				text: sample,
				toSet: missingIn
			}]) {
				let done = writeNew((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), text, /^true$/i.test(get("dry-run")));
				info(`${path}: ${done ?? "is there already, and stays as it is"}`);
				let next = toSet(done === void 0 ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), "utf8") : text);
				next !== "" && info(`Set next, in ${path}: ${next}.`);
			}
			info("Set next, on GitHub, under Settings → Secrets and variables → Actions: the secret SITE_API_TOKEN.");
			info(`Then commit, and rehearse it: npm --prefix '${checkout}' run rehearse -- '${(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, WORKFLOW)}'`);
		}
		async function findSite(step, host) {
			let standIns = new Map(Object.entries({
				"api-token": "stands-in",
				"base-url": "https://panel.example.com"
			}));
			host.get("site").trim() !== "" && standIns.set("server", "stands-in");
			let get = (name) => host.get(name).trim() || (standIns.get(name) ?? ""), form = step.form.of(get), read = await (0, _targets_form_js__WEBPACK_IMPORTED_MODULE_8__.R0)(form);
			if (!("inputs" in read)) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz(form.problems);
			let own = {
				server: host.get("server").trim(),
				site: get("site")
			};
			if ([...standIns.keys()].some((name) => host.get(name).trim() === "")) return own;
			let { client, stop } = (0, _run_contexts_js__WEBPACK_IMPORTED_MODULE_5__.nA)(read.inputs, step), { site, serverId, listed = [] } = await (0, _targets_find_site_js__WEBPACK_IMPORTED_MODULE_7__.u1)(client, read.inputs).finally(stop).finally(client.close);
			for (let { server, sites } of listed) step.console.info(`${server}: ${sites.join(", ") || "no sites"}`);
			if (typeof site != "object" || listed.flatMap(({ sites }) => sites).length > 1) return own;
			return {
				server: literal(own.server) || `${serverId}`,
				site: literal(site.domain) || `${site.id}`
			};
		}
		function literal(text = "") {
			return /^(?!(?:true|false|null|yes|no|on|off|y|n)$)(?:[a-z][\w./-]*|\d+)$/i.test(text) ? text : "";
		}
		function writeNew(path, text, isPlan) {
			try {
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path)) return;
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
		function branchOf(root) {
			return git(root, "symbolic-ref --short refs/remotes/origin/HEAD")?.replace("origin/", "") || git(root, "symbolic-ref --short HEAD");
		}
		function scriptIn(root) {
			let listed = git(root, "ls-files -co --exclude-standard :(glob)**/deploy :(glob)**/deploy.sh") ?? "", isFile = (path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), { throwIfNoEntry: !1 })?.isFile();
			return listed.split("\n").find((path) => literal(path) !== "" && isFile(path)) ?? SCRIPT;
		}
		function usesOf(checkout) {
			let url = git(checkout, "remote get-url origin") ?? "", [, name] = /^\S*github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url) ?? [];
			return name === void 0 ? "" : `${name}@${git(checkout, "rev-parse HEAD")}`;
		}
	}),
	2235: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F0: () => SIZES,
			PH: () => TOO_LARGE,
			x8: () => readBody,
			xZ: () => isCut
		});
		let MAX_BYTES = 8388608, SIZES = {
			whole: MAX_BYTES,
			shortened: 8 * MAX_BYTES,
			text: MAX_BYTES / 2
		}, TOO_LARGE = "UND_ERR_RES_EXCEEDED_MAX_SIZE", CUT_NOTE = "[site-deploy: this text is too long; only its end is shown]";
		function isCut(text) {
			return text.startsWith(CUT_NOTE);
		}
		async function readBody(chunks, mayBeLong) {
			let read = [], size = 0;
			for await (let chunk of chunks) {
				size += chunk.length;
				if (size > (mayBeLong ? SIZES.shortened : SIZES.whole)) throw tooLarge();
				read.push(chunk);
			}
			let body = Buffer.concat(read.splice(0));
			if (size <= SIZES.whole) return body;
			let shortened = shortenTexts(body, SIZES.text);
			if (shortened.length > SIZES.whole) throw tooLarge();
			return shortened;
		}
		function tooLarge() {
			return Object.assign(Error("The answer is too large."), { code: TOO_LARGE });
		}
		function shortenTexts(json, maxTextBytes) {
			let kept = [], from = 0, close = 0;
			for (let open = json.indexOf(34); open !== -1; open = json.indexOf(34, close + 1)) {
				close = closeOf(json, open);
				if (close - open - 1 <= maxTextBytes) continue;
				kept.push(json.subarray(from, open + 1), Buffer.from(`${CUT_NOTE}\\n`));
				from = afterLineBreak(json, open, close, maxTextBytes);
			}
			return Buffer.concat([...kept, json.subarray(from)]);
		}
		function closeOf(json, open) {
			let at = open + 1;
			for (; at < json.length && json[at] !== 34;) at += json[at] === 92 ? 2 : 1;
			return at;
		}
		function afterLineBreak(json, open, close, most) {
			for (let at = open + 1; at < close; at += json[at] === 92 ? 2 : 1) if (close - at <= most && json[at] === 92 && json[at + 1] === 110) return at + 2;
			return close;
		}
	})
};
