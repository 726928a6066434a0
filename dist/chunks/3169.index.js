"use strict";
exports.id = 3169;
exports.ids = [3169, 4497];
exports.modules = {
	5926: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hE: () => getDeployments,
			i8: () => getDeployment,
			qU: () => deploymentsIn,
			uZ: () => getDeploymentLog
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759), _deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8495);
		let numberOrNone = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.nd), textOrNone = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())), commit = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Il(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[0-9a-f]{7,64}$/))), deployment = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _deployments_js__WEBPACK_IMPORTED_MODULE_0__.deploymentId,
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			commit_hash: commit,
			log_id: numberOrNone,
			created_at: textOrNone
		}), deploymentLog = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			deployment_id: _deployments_js__WEBPACK_IMPORTED_MODULE_0__.deploymentId,
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			content: textOrNone,
			log_id: numberOrNone
		}), deployments = "/api/servers/{server}/sites/{site}/deployments", getDeployments = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.KW)(deployments, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.L$)(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.H2)), getDeployment = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.KW)(`${deployments}/{deployment}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.g1)(deployment)), getDeploymentLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.KW)(`${deployments}/{deployment}/log`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.g1)(deploymentLog), { mayBeLong: !0 });
		function deploymentsIn(items) {
			return items.flatMap((item) => deployment.safeParse(item).data ?? []);
		}
	}),
	2304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			MAX_DEPLOY_SCRIPT_CHARACTERS: () => MAX_DEPLOY_SCRIPT_CHARACTERS,
			deploymentId: () => deploymentId,
			getDeployScript: () => getDeployScript,
			patchDeployScript: () => patchDeployScript,
			postDeploy: () => postDeploy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407);
		let MAX_DEPLOY_SCRIPT_CHARACTERS = 65535, path = "/api/servers/{server}/sites/{site}/deploy", getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ deploy_script: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)({ most: MAX_DEPLOY_SCRIPT_CHARACTERS }) }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), deploymentId = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((id) => {
			let text = String(id ?? "");
			return /^(?!\.*$)\S{1,200}$/.test(text) && text.isWellFormed() ? text : void 0;
		})), triggered = zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			deployment_id: deploymentId,
			message: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			has_repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY())
		}), {
			deployment_id: void 0,
			message: void 0,
			has_repository: void 0
		}), trigger = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((answer) => [answer, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer)]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.PVZ([triggered, triggered]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(([outer, inner]) => ({
			id: outer.deployment_id ?? inner.deployment_id,
			said: (outer.message ?? inner.message ?? "").slice(0, 300),
			hasRepository: outer.has_repository !== !1 && inner.has_repository !== !1
		})))), variables = zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ variables: zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()) })), postDeploy = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", path, {
			retry: "once",
			body: variables,
			answer: trigger,
			verbatim: !0
		});
	}),
	8495: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H2: () => anyAnswer,
			KW: () => readEndpoint,
			Ks: () => recordOrNull,
			L$: () => listOrNull,
			U5: () => LONGEST_HOLD_MS,
			_L: () => undocumented,
			dN: () => fillPath,
			g1: () => record,
			nd: () => integer,
			oA: () => unwrap,
			p_: () => list,
			qs: () => bareEndpoint,
			rr: () => wrappedText,
			x4: () => writeEndpoint,
			xg: () => mayRepeat
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
		function mayRepeat(retry, { reason }) {
			if (reason === "ambiguous") return retry === "read" || retry === "gone" || retry === "flag";
			return reason === "unreachable" || reason === "limited";
		}
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
					items: unwrap(answer) ?? null,
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
		function unwrap(answer) {
			return typeof answer == "object" && answer && "data" in answer ? answer.data : answer;
		}
		function wrappedText(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
				let inner = unwrap(answer) ?? null;
				if (typeof inner != "object" || !inner) return inner;
				let fields = { ...inner };
				return fields[field] ?? fields.content ?? null;
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()));
		}
	}),
	9407: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qq: () => text,
			Z9: () => wordsOf,
			lq: () => optional,
			n8: () => line,
			qP: () => webUrl,
			r0: () => wholeText,
			rD: () => wholeNumber,
			yL: () => oneOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9396), _net_web_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9613);
		let UNBOUNDED = Infinity;
		function text({ least = 1, most = UNBOUNDED } = {}) {
			let range = least === 1 ? `at most ${most}` : `${least} to ${most}`, length = most === UNBOUNDED ? "" : ` of ${range} characters`;
			return wholeText({
				least,
				most
			}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value.trim() !== ""), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, not blank`));
		}
		function wholeText({ least = 0, most = UNBOUNDED } = {}) {
			let isWithin = (value) => {
				let { length } = [...value];
				return length >= least && length <= most && value.isWellFormed();
			}, length = most === UNBOUNDED ? "" : ` of at most ${most} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(isWithin), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				...least > 0 && { minLength: least },
				...most < UNBOUNDED && { maxLength: most }
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, which may be empty`));
		}
		function line(bounds) {
			let inner = text(bounds);
			return inner.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[^\r\n\0]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${wordsOf(inner)}, in one line`));
		}
		function wholeNumber(least, most) {
			let words = `a whole number from ${least} to ${most}`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		let webUrl = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.r), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.O), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
			format: "uri",
			description: "an http or https URL without a user name and password"
		}));
		function oneOf(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(words).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`one of ${words.join(", ")}`));
		}
		function optional(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(wordsOf(field)));
		}
		function wordsOf(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_3__.fd.get(field)?.description ?? "";
		}
	}),
	7642: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { nO: () => namesInUse });
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8395), _deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6602), _servers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5236), _site_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
		let groups = [
			_servers_js__WEBPACK_IMPORTED_MODULE_2__,
			__webpack_require__(8656),
			_site_parts_js__WEBPACK_IMPORTED_MODULE_3__,
			_deployments_js__WEBPACK_IMPORTED_MODULE_0__,
			_records_js__WEBPACK_IMPORTED_MODULE_1__
		];
		function isEndpoint(value) {
			return typeof value == "object" && !!value && "method" in value && "path" in value;
		}
		let OURS = [
			"isList",
			"items",
			"lastPage",
			"page"
		];
		function namesInUse(kinds) {
			let names = groups.flatMap((module) => Object.values(module)).filter(isEndpoint).flatMap(({ path, answer, ...rest }) => {
				let body = "body" in rest ? namesIn(rest.body) : [];
				return [
					...path.split("/"),
					...namesIn(answer),
					...body
				];
			}), ofKinds = kinds.flatMap(({ path, declared }) => [...path.split("/"), ...namesIn(declared)]), used = [
				..."data links meta message errors\n  ip_address php php_version sites_count server_id site_id path project_type system_user health_url".split(/\s+/),
				...names,
				...ofKinds
			];
			return new Set(used.filter((name) => !OURS.includes(name)));
		}
		function namesIn(schema) {
			let fields = schema instanceof zod_mini__WEBPACK_IMPORTED_MODULE_5__.uXj ? schema.shape : {}, values = schema instanceof zod_mini__WEBPACK_IMPORTED_MODULE_5__.uGA ? schema.options : [], inner = [...Object.values(schema.def), ...Object.values(fields)].flat().filter((part) => part instanceof zod_mini__WEBPACK_IMPORTED_MODULE_5__.DnN).flatMap(namesIn);
			return [
				...Object.keys(fields),
				...values.map(String),
				...inner
			];
		}
	}),
	4163: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JN: () => logEntry,
			Uf: () => siteLog,
			Xt: () => getLogEntry
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495);
		let logEntry = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd),
			type: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
			description: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), null),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((content) => content ?? void 0)),
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), null)
		}), siteLog = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((answer) => {
			let inner = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer) ?? null, isList = Array.isArray(inner);
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
		})))), getLogEntry = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites/{site}/log/{entry}", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(logEntry), { mayBeLong: !0 });
	}),
	6602: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			anyValue: () => anyValue,
			postQueueWorkerRestart: () => postQueueWorkerRestart,
			recordEndpoints: () => recordEndpoints
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495);
		let wellFormed = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((value) => value.isWellFormed())), plain = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([
			wellFormed,
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(),
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()
		]), anyValue = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([plain, zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(plain)]), shownRecord = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({ id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd }), shownOrNull = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((answer) => (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer) ?? null), zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(shownRecord));
		function recordEndpoints({ path, declared }) {
			let body = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rUs(declared, anyValue), answer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(shownRecord);
			return {
				list: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.L$)(shownRecord), { verbatim: !0 }),
				create: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", path, {
					retry: "natural-key",
					body,
					answer,
					verbatim: !0
				}),
				show: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/{record}`, shownOrNull, { verbatim: !0 }),
				remove: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/{record}`, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2)
			};
		}
		let postQueueWorkerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/sites/{site}/queues/{record}/restart", "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
	5236: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			getServer: () => getServer,
			getServerLogs: () => getServerLogs,
			getServers: () => getServers,
			postOpcacheRefresh: () => postOpcacheRefresh,
			postServerRestart: () => postServerRestart
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _log_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);
		let server = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
		}), getServers = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(server)), getServer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(server)), getServerLogs = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/logs", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_log_entry_js__WEBPACK_IMPORTED_MODULE_1__.JN)), postServerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/restart", "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), postOpcacheRefresh = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/refresh-opcache", "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
	7934: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteBlogapp: () => deleteBlogapp,
			deleteCloudstore: () => deleteCloudstore,
			deleteRepository: () => deleteRepository,
			getEnv: () => getEnv,
			patchEnv: () => patchEnv,
			patchNotifications: () => patchNotifications,
			postBlogapp: () => postBlogapp,
			postCloudstore: () => postCloudstore,
			postRepository: () => postRepository,
			postSite: () => postSite,
			postSiteBody: () => postSiteBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759), zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _providers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5834), _sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656);
		let directory = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)({ most: 50 }).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/[a-zA-Z0-9/]/), zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("a directory of at most 50 characters with a letter, a digit or / in it")), postSiteBody = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			root_domain: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)({ most: 100 }),
			web_directory: directory,
			project_root: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(directory)
		}), postSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", "/api/servers/{server}/sites", {
			retry: "natural-key",
			body: postSiteBody,
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		}), path = "/api/servers/{server}/sites/{site}", postBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${path}/blogapp`, {
			retry: "flag",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ create_database: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("whether a database is created for it"))) }),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		}), deleteBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/blogapp`, "flag", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)), postCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", `${path}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)), deleteCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)), postRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${path}/repository`, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				provider: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.yL)(_providers_js__WEBPACK_IMPORTED_MODULE_5__.r).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.mIj({ maxLength: 100 })),
				branch: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(),
				name: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[^/\s]+\/[^/\s]+$|\.git$/), zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("<user>/<repository>, or with the provider custom a git URL ending in .git"))
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		}), deleteRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/repository`, "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/env`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("content")), patchEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/env`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ content: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)() }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), url = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP())), notified = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ notification_urls: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			chat_a: url,
			chat_b: url,
			webhook: url
		}) }), patchNotifications = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/notifications`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				chat_a_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP),
				chat_b_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP),
				deploy_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP)
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(notified)
		});
	}),
	2492: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => knownStatus });
		let KNOWN = [
			"created",
			"building",
			"repository-installing",
			"active",
			"deploying",
			"deploy-failed",
			"deleting",
			"suspended"
		];
		function knownStatus(shown) {
			return KNOWN.find((word) => word === shown);
		}
	}),
	8656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteSite: () => deleteSite,
			getCertificate: () => getCertificate,
			getDeployLog: () => getDeployLog,
			getSite: () => getSite,
			getSites: () => getSites,
			site: () => site
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _log_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);
		let site = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), ""),
			last_deploy_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(String))]))),
			blogapp: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()),
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				branch: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				user: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				provider: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				name: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
			}))),
			has_repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()),
			current_deploy_log: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())))
		}), path = "/api/servers/{server}/sites/{site}", getSites = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(site), { mayBeLong: !0 }), getSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(site), { mayBeLong: !0 }), deleteSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", path, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getDeployLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/log`, _log_entry_js__WEBPACK_IMPORTED_MODULE_1__.Uf, { mayBeLong: !0 }), certificate = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			active: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()),
			expires_at: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
		}), getCertificate = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/certificates/{certificate}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(certificate));
	}),
	3169: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var advice = __webpack_require__(8966), errors = __webpack_require__(8208), site_target = __webpack_require__(3242), operation = __webpack_require__(83), schemas = __webpack_require__(8395), deployment_records = __webpack_require__(5926), deployments = __webpack_require__(2304), api_endpoint = __webpack_require__(8495), servers = __webpack_require__(5236), site_parts = __webpack_require__(7934), sites = __webpack_require__(8656), kinds = __webpack_require__(4497), yaml_texts = __webpack_require__(4538);
		let EVERY = "every deploy", site = {
			usedFor: EVERY,
			fields: "id domain web_directory blogapp webframework project_root last_deploy_at created_at",
			further: "server_id deploy_script project_type system_user php_version health_url notification_urls has_repository\n    repository status current_deploy_log"
		}, log = {
			fields: "description content site_id server_id created_at",
			further: "id type"
		}, calls = {
			servers: {
				endpoint: servers.getServers,
				usedFor: EVERY,
				fields: "id name ip_address php_version sqldb_version sites_count status created_at"
			},
			sites: {
				endpoint: sites.getSites,
				...site
			},
			site: {
				endpoint: sites.getSite,
				...site
			},
			log: {
				endpoint: sites.getDeployLog,
				usedFor: EVERY,
				...log,
				ifMissing: "no deploy yet"
			},
			deployments: {
				endpoint: deployment_records.hE,
				usedFor: "deploy",
				ifMissing: "not shown"
			},
			script: {
				endpoint: deployments.getDeployScript,
				usedFor: "update-deploy-script"
			}
		}, allCalls = [
			...Object.values(calls),
			{
				endpoint: site_parts.getEnv,
				usedFor: "sync-env",
				ifMissing: "no .env yet"
			},
			{
				endpoint: servers.getServerLogs,
				usedFor: "show-server-logs",
				...log
			},
			...kinds.kinds.map(({ name, endpoints, declared }) => {
				let further = `id status site_id server_id created_at ${Object.keys(declared.shape).join(" ")}`;
				return {
					endpoint: endpoints.list,
					usedFor: `sync-${name}`,
					further
				};
			})
		], isNeeded = ({ usedFor }) => usedFor === EVERY, asItCame = schemas.IeY();
		async function ask(reader, call, target) {
			let endpoint = {
				...call.endpoint,
				answer: asItCame,
				withHeaders: !0
			}, without = (words, error) => ({
				...call,
				words,
				error,
				records: []
			});
			try {
				let answer = await reader.read(endpoint, target, { attempts: 2 }), { error: wrong } = call.endpoint.answer.safeParse(answer.json), records = [(0, api_endpoint.oA)(answer.json)].flat().filter(yaml_texts.jh);
				if (wrong === void 0) return {
					...call,
					...answer,
					words: shapeOf(answer.json),
					records
				};
				let where = [...new Set(wrong.issues.map(({ path }) => path.join(".") || "the answer"))].slice(0, 3).join(", "), request = `GET ${endpoint.path}`, message = `The answer to ${request} has an unexpected shape (${where}).`, error = new errors.hD("ambiguous", request, message, { status: 200 });
				return without(`cannot be read: unexpected shape (${where})`, error);
			} catch (error) {
				if (!(error instanceof errors.hD)) throw error;
				return (0, errors.c4)(error) && call.ifMissing !== void 0 ? without(`404: ${call.ifMissing}`) : without(wordsOfFailure(error), error);
			}
		}
		function shapeOf(json) {
			let inner = (0, api_endpoint.oA)(json), wrapped = inner === json ? "" : " in data", paged = (0, yaml_texts.jh)(json) && ("meta" in json || "links" in json) ? ", in pages" : "";
			if (Array.isArray(inner)) return `a list${wrapped}${paged}`;
			return (0, yaml_texts.jh)(inner) ? `a record${wrapped}` : typeof inner == "string" ? `a text${wrapped}` : "null";
		}
		function wordsOfFailure({ status = 0, reason }) {
			if (reason === "too-large") return "cannot be read: too large";
			if (status === 0) return "no answer";
			return status < 300 ? "cannot be read: not JSON" : `refused: status ${status}`;
		}
		var groups = __webpack_require__(7642), site_status = __webpack_require__(2492), translation = __webpack_require__(9535), script_frame = __webpack_require__(3822);
		function findingsOf(answers, databases) {
			let shown = (...of) => of.flatMap((call) => answers.get(call)?.records ?? []), [servers, sites] = [shown(calls.servers), shown(calls.site, calls.sites)], [site = {}] = sites, all = [...answers.values()], records = allCalls.slice(Object.keys(calls).length).filter(({ further }) => further !== void 0), rows = [
				endRow(answers, site),
				"current_deploy_log" in site ? [
					"live text",
					"current_deploy_log",
					"lines are printed as the deploy prints them"
				] : [
					"live text",
					"none",
					"lines are printed when the log has them, on some services only at the end"
				],
				logRow(shown(calls.log), answers.get(calls.log)),
				unusualRow(site),
				rateRow(all),
				...fieldRows("a server", servers, calls.servers),
				...fieldRows("the site", sites, calls.site),
				...fieldRows("the log", shown(calls.log), calls.log),
				...records.flatMap((call) => fieldRows(call.usedFor, shown(call), call))
			], answered = all.map(({ endpoint, words, usedFor }) => [
				`GET ${endpoint.path}`,
				words,
				usedFor
			]);
			return {
				tables: [{
					head: [
						"Subject",
						"This service",
						"What it means"
					],
					rows: rows.filter(([, cell]) => cell !== "")
				}, {
					head: [
						"Call",
						"Answer",
						"Used for"
					],
					rows: answered
				}],
				yaml: suggestWords(servers, sites, databases),
				page: "docs/check-service.md"
			};
		}
		let MEANINGS = new Map([
			["deployments with ids", "if the trigger answers with an id, the status of that deployment decides"],
			["exit report", "the script itself tells how it ended, and which commit it deployed"],
			["status", "decides, if it is seen to change; the exit report of update-deploy-script tells more"],
			["last_deploy_at", "shows an end, but not whether it worked: run update-deploy-script before deploy, or a health check"],
			["nothing", "cannot be seen: run update-deploy-script before deploy, or a health check"]
		]);
		function endRow(answers, site) {
			let script = calls.script.endpoint.answer.safeParse(answers.get(calls.script)?.json).data ?? null, isShown = {
				"deployments with ids": answers.get(calls.deployments)?.words.startsWith("a list"),
				"exit report": (0, script_frame.KL)(script),
				status: typeof site.status == "string",
				last_deploy_at: "last_deploy_at" in site
			}, signs = Object.keys(isShown).filter((sign) => isShown[sign]), [best = "nothing"] = signs;
			return [
				"end of a deploy",
				signs.join(", ") || best,
				MEANINGS.get(best) ?? ""
			];
		}
		function logRow(entries, log) {
			if (log?.error !== void 0) return [
				"log",
				log.words,
				"neither patterns nor the exit report can be read"
			];
			if (entries.length === 0) return [
				"log",
				"no entry",
				"deploy once, and check again"
			];
			let fields = [
				"type",
				"id",
				"created_at",
				"content"
			].filter((field) => namesOf(entries).includes(field)), shown = `${log?.words.startsWith("a list") ? "a list" : "the latest entry"} with ${fields.join(", ")}`;
			return fields.includes("content") ? [
				"log",
				shown,
				"patterns and the exit report are read from it"
			] : [
				"log",
				shown,
				"each text is read by its id, which costs a request"
			];
		}
		function unusualRow({ status, last_deploy_at: at }) {
			let isOdd = {
				status: typeof status == "string" && (0, site_status.u)(status) === void 0,
				last_deploy_at: typeof at == "string" && !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(at)
			};
			return [
				"unusual values",
				Object.keys(isOdd).filter((name) => isOdd[name]).join(", "),
				"nothing is concluded from them alone"
			];
		}
		function rateRow(all) {
			let last = (name) => all.map(({ header }) => header?.(name)).findLast((text) => text !== void 0 && /^\d{1,9}$/.test(text)), [limit, rest] = [last("x-ratelimit-limit"), last("x-ratelimit-remaining")], shown = [limit && `${limit} requests`, rest && `${rest} of them left`].filter(Boolean).join(", ");
			return shown === "" ? [
				"rate limit",
				"not shown",
				"60 requests a minute are usual; after a refusal a run waits"
			] : [
				"rate limit",
				shown,
				"a run asks less often when 10 or fewer are left"
			];
		}
		function fieldRows(of, records, { fields = "", further = "" }) {
			if (records.length === 0) return [];
			let shown = namesOf(records), document = fields.split(" ").filter((name) => name !== ""), known = new Set([...document, ...further.split(/\s+/)]), more = shown.filter((name) => !known.has(name)), missing = document.filter((name) => !shown.includes(name)), use = fields === "" ? "new records may need them: see extra" : "not used";
			return [[
				`${of} also has`,
				listNames(more),
				use
			], [
				`${of} lacks`,
				listNames(missing),
				"not shown, or under another word"
			]];
		}
		function listNames(names) {
			let shown = names.slice(0, 30).map((name) => {
				if (name.length > 60) return `a name of ${name.length} characters`;
				return /^[\w-]+$/.test(name) ? name : JSON.stringify(name);
			}), more = names.length - shown.length;
			return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
		}
		let USUAL = {
			blogapp: ["wordpress"],
			webframework: ["laravel"],
			sqldb: [
				"mysql",
				"mariadb",
				"postgresql"
			]
		};
		function databaseWords(servers) {
			let names = namesOf(servers);
			if (names.includes("sqldb_version")) return [];
			let stems = candidates(names.flatMap((name) => /^(.+)_version$/.exec(name)?.[1] ?? []));
			return [...new Set([...stems.filter((stem) => USUAL.sqldb.includes(stem)), ...stems])].slice(0, 3);
		}
		function suggestWords(servers, sites, databases) {
			let mapsOf = (field) => sites.map((site) => site[field]).filter(yaml_texts.jh), providers = mapsOf("repository").map(({ provider }) => provider);
			return [
				...flagLines(sites),
				...databaseLines(databaseWords(servers), namesOf(servers).includes("sqldb_version"), databases),
				maybe("hosted_git_1 or hosted_git_2 or hosted_git_3", candidates(providers)),
				maybe("chat_a or chat_b", candidates(namesOf(mapsOf("notification_urls"))))
			].filter((text) => text !== "");
		}
		function flagLines(sites) {
			let found = candidates(namesOf(sites).filter((name) => sites.some((site) => typeof site[name] == "boolean"))).filter((name) => !/^(has|is)_/.test(name)), missing = ["blogapp", "webframework"].filter((word) => !namesOf(sites).includes(word)), usual = missing.map((word) => found.find((flag) => USUAL[word].includes(flag))), rest = found.filter((flag) => !usual.includes(flag));
			return missing.map((word, nth) => usual[nth] ? `${word}: ${usual[nth]}` : maybe(word, rest));
		}
		function databaseLines(inFields, isNeutral, inPath) {
			let [first] = inFields;
			if (first === void 0 && (inPath === void 0 || inPath === "sqldb")) return [];
			if (inPath !== void 0 && (inFields.includes(inPath) || first === void 0 && !isNeutral)) return [`sqldb: ${inPath}`];
			let isLikely = first !== void 0 && USUAL.sqldb.includes(first) || inFields.length === 1 && inPath !== "sqldb";
			if (inPath === void 0) return [isLikely ? `sqldb: ${first}` : maybe("sqldb", inFields)];
			let field = isLikely ? first : inFields.join(" or ") || "as before", twoWords = [
				"sqldb:",
				`  path: ${inPath}`,
				`  field: ${field}`
			];
			return isLikely ? twoWords : twoWords.map((text) => `# ${text}`);
		}
		function maybe(those, found) {
			return found.length === 0 ? "" : `# ${those}: ${found.join(" or ")}`;
		}
		function candidates(names) {
			let taken = new Set([
				...(0, groups.nO)(kinds.kinds),
				...translation.aL,
				"custom"
			]), isOpen = (name) => /^[A-Za-z][A-Za-z0-9_-]{0,49}$/.test(name) && !taken.has(name);
			return [...new Set(names)].filter((name) => typeof name == "string").filter(isOpen).slice(0, 8);
		}
		function namesOf(records) {
			return [...new Set(records.flatMap((record) => Object.keys(record)))];
		}
		let work = { async plan({ facts, reader, log, learn }) {
			let target = (0, site_target.$)(facts), answers = new Map();
			for (let call of allCalls) answers.set(call, await ask(reader, call, target));
			let findings = findingsOf(answers, await findDatabases(reader, target, answers, answers.get(calls.servers)?.records ?? []));
			learn({ findings });
			for (let [subject, shown, meaning] of findings.tables.flatMap(({ rows }) => rows)) log.info(`${subject}: ${shown} → ${meaning}`);
			findings.yaml.length > 0 && log.info("vocabulary lacks:");
			for (let line of findings.yaml) log.info(line);
			log.info(`explained in ${findings.page}`);
			mustAnswer([...answers.values()]);
			return operation.K;
		} };
		async function findDatabases(reader, target, answers, servers) {
			let neutral = "sqldb", call = allCalls.find(({ endpoint }) => endpoint.path.endsWith(`/${neutral}`));
			if (call === void 0 || answers.get(call)?.error === void 0) return neutral;
			for (let word of [...databaseWords(servers), "databases"]) {
				let endpoint = {
					...call.endpoint,
					path: call.endpoint.path.replace(neutral, word)
				};
				if ((await ask(reader, {
					...call,
					endpoint
				}, target)).error === void 0) return word;
			}
		}
		function mustAnswer(all) {
			let bad = all.filter((asked) => isNeeded(asked) && asked.error !== void 0), cause = bad[0]?.error;
			if (cause === void 0) return;
			let message = `Every deploy needs a call that failed. ${bad.map(({ endpoint, words }) => `GET ${endpoint.path}: ${words}`).join("; ")}.${cause.said === "" ? "" : ` The server said: ${cause.said}`}`;
			throw new errors.OK((0, errors.A3)(cause), message, (0, advice.T)(cause));
		}
	}),
	83: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => planChange,
			K: () => nothingToDo
		});
		function planChange(summary, content, apply) {
			return {
				summary,
				content: () => content,
				apply: (applying) => apply(content, applying)
			};
		}
		let nothingToDo = { changes: [] };
	}),
	4497: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => kindOf,
			kinds: () => kinds
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759), _api_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9407), _api_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6602), _known_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9743);
		let identifier = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.m9(2), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(64), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("2 to 64 letters, digits, dashes and underscores")), databaseName = identifier.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB((value) => value !== "database"), zod_mini__WEBPACK_IMPORTED_MODULE_3__.mIj({
			description: "2 to 64 letters, digits, dashes and underscores; must not be `database`",
			not: { const: "database" }
		})), ports = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^([0-9]{0,5})(:[0-9]{0,5})?$/), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB((value) => {
			let [from = 0, to = from] = value.split(":").map(Number);
			return from >= 1 && from <= to && to <= 65535;
		}), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("a port from 1 to 65535, or a range from:to of them, the smaller one first")), address = zod_mini__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__.uXy(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.ugL()]), ipAddress = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(45), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB((value) => address.safeParse(value).success), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("an IP address, at most 45 characters")), schedule = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(50), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(async (value) => (await __webpack_require__.e(267).then(__webpack_require__.bind(__webpack_require__, 267))).isSchedule(value)), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("a cron schedule of at most 50 characters: five fields as in */5 * * * *, or a name as in @daily")), definitions = {
			"queue-workers": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					connection: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
					queue: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
					maximum_seconds: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0, 6e4),
					sleep: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0, 6e4),
					processes: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(1, 120),
					maximum_tries: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(1, 6e4))
				}),
				identity: ["connection", "queue"],
				replaced: "delete-first"
			},
			"auth-users": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)({
						least: 2,
						most: 255
					}),
					password: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)({
						least: 2,
						most: 255
					})
				}),
				identity: ["name"],
				writeOnly: ["password"],
				replaced: "create-first"
			},
			crontabs: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 255 }),
					command: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 255 }),
					frequency: schedule
				}),
				identity: ["user", "command"],
				replaced: "delete-first"
			},
			"network-rules": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)({ most: 100 }),
					port: ports,
					type: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.yL)(["tcp", "udp"]),
					from_ip_address: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(ipAddress)
				}),
				identity: ["name"],
				replaced: "create-first"
			},
			daemons: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({ command: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 150 }) }),
				identity: ["command"],
				replaced: "never"
			},
			databases: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: databaseName,
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(identifier),
					password: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)())
				}),
				identity: ["name"],
				writeOnly: ["password"],
				replaced: "never"
			}
		}, kinds = _known_kinds_js__WEBPACK_IMPORTED_MODULE_2__.T.map((known) => {
			let group = {
				...known,
				...definitions[known.name]
			};
			return {
				...group,
				endpoints: (0, _api_records_js__WEBPACK_IMPORTED_MODULE_1__.recordEndpoints)(group)
			};
		});
		function kindOf(name) {
			let found = kinds.find((kind) => kind.name === name);
			if (found === void 0) throw TypeError(`There is no kind ${name}`);
			return found;
		}
	}),
	3822: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KL: () => isFramed,
			Qu: () => framed,
			SM: () => hasThisFrame,
			sE: () => isForShell,
			yO: () => withoutFrame,
			yx: () => ownLineIn
		});
		var _pinned_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7691);
		let MARK = "# site-deploy: reports how this script ends.", BEFORE = `${MARK} Constant text; report-exit-status: false leaves it out.
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
trap 'site_deploy_status=$?; [ "\${site_deploy_end-}$site_deploy_status" != 0 ] || site_deploy_status=2; printf "\\n[site-deploy] exit-status=%s commit=%s run=%s\\n" "$site_deploy_status" "$(git rev-parse --verify HEAD 2>/dev/null || echo none)" "$$.$(date -u +%Y%m%dT%H%M%SZ)" 2>/dev/null || :; exit "$site_deploy_status"' EXIT
case $- in *e*) site_deploy_e=-e ;; *) site_deploy_e=+e ;; esac; set +e
{ ( set "$site_deploy_e"; trap '{ set +ex; } 2>/dev/null; site_deploy_commit=$(git rev-parse --verify HEAD 2>/dev/null) && printf "\\n[site-deploy] commit=%s shell=%s\\n" "$site_deploy_commit" "$$"' EXIT
`;
		function framed(script, commit) {
			let shebang = /^#!.*(?:\n|$)/.exec(script)?.[0] ?? "", own = script.slice(shebang.length), pin = commit === void 0 ? "" : `export SITE_DEPLOY_COMMIT=${commit}\n`;
			return `${withBreak(shebang)}${BEFORE}${pin}${withBreak(own)})
site_deploy_end=\$?; exit \$site_deploy_end; }
`;
		}
		function withBreak(text) {
			return text === "" || text.endsWith("\n") ? text : `${text}\n`;
		}
		function isFramed(script) {
			return script?.includes(MARK) === !0;
		}
		function hasThisFrame(script) {
			return withLineFeeds(script ?? "").includes(BEFORE);
		}
		function withoutFrame(script) {
			let { shebang, pin, own } = partsOf(script);
			return shebang + pin + own;
		}
		function ownLineIn(error, script) {
			let [, file = "", number = "", about = ""] = /^(\S*): (?:line )?(\d{1,5}): +(.+)$/.exec(error.trim()) ?? [], [, word = ""] = /^syntax error[^`"]*[`"]([^'"]+)/i.exec(about) ?? /^\d+ [A-Z]\w+(?: \w+)?(?: \(core dumped\))? +(\S+)/.exec(about) ?? /^([^:]+)/.exec(about) ?? [], { shebang, top, pin, own } = partsOf(script), added = `${top}${pin}`.split("\n").length - 1, line = `${shebang}${own}`.split("\n")[Number(number) - added - 1], isInOwn = Number(number) - added >= shebang.split("\n").length;
			if (added === 0 || word === "" || line === void 0 || !isInOwn) return;
			let isOther = own.split(/[\s"'/;]+/).includes(file.replace(/^.*\//, ""));
			return line.includes(word) || line.includes("$") && !isOther ? Number(number) - added : void 0;
		}
		function partsOf(script) {
			let text = withLineFeeds(script);
			if (!text.includes(BEFORE)) return {
				shebang: "",
				top: "",
				pin: "",
				own: text
			};
			let [shebang = "", rest = ""] = text.split(BEFORE), [first = ""] = /^.*\n/.exec(rest) ?? [], pin = (0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_0__.A0)(first.trimEnd()) ? first : "";
			return {
				shebang,
				top: BEFORE,
				pin,
				own: rest.slice(pin.length).replace(LAST_LINES, "")
			};
		}
		let LAST_LINES = /\)\n.*site_deploy_end; \}\s*$/;
		function withLineFeeds(script) {
			return script.replaceAll("\r\n", "\n");
		}
		function isForShell(script) {
			return !script.startsWith("#!") || /^#!.*\b(ba|da|k|z|a)?sh\b/.test(script);
		}
	}),
	7691: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => isPinLine,
			I: () => pinnedCommit,
			Se: () => usesCommit,
			Zl: () => needsCommit
		});
		var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
		let PIN_LINE = /^export SITE_DEPLOY_COMMIT=([0-9a-f]{64}|[0-9a-f]{40})$/, USE = /(?<!\\)\$(?:\{[#!]?)?SITE_DEPLOY_COMMIT\b/;
		function isPinLine(line) {
			return PIN_LINE.test(line);
		}
		function usesCommit(script) {
			return USE.test((0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script));
		}
		function needsCommit(script) {
			let code = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script);
			return PLAIN_USE.test(code) && !/\bSITE_DEPLOY_COMMIT=/.test(code);
		}
		let PLAIN_USE = /(?<!\\)\$(?:SITE_DEPLOY_COMMIT\b|\{SITE_DEPLOY_COMMIT\})/;
		function pinnedCommit(script) {
			let text = (script ?? "").replaceAll("\r\n", "\n");
			if (!usesCommit(text)) return;
			let line = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(text).split("\n").findLast(isPinLine);
			return PIN_LINE.exec(line ?? "")?.[1];
		}
	}),
	973: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => plainCode,
			f: () => withoutComments
		});
		let NO_CODE = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;
		function plainCode(script) {
			return splitHereDocuments(script).code.replace(NO_CODE, (text) => text === "\\\n" ? " " : /^["']/.test(text) ? "_" : "");
		}
		function withoutComments(script) {
			let { code, documents } = splitHereDocuments(script);
			return `${code.replace(NO_CODE, (text) => text.startsWith("#") ? "" : text)}\n${documents.replace(/^\s*#.*$/gm, "")}`;
		}
		function splitHereDocuments(script) {
			let end, { code = [], documents = [] } = Object.groupBy(script.split("\n"), (line) => {
				if (end !== void 0) {
					line.replace(/^\t+/, "") === end && (end = void 0);
					return "documents";
				}
				end = /(?<!<)<<-?[ \t]*\\?["']?([A-Za-z_]\w*)/.exec(line)?.[1];
				return "code";
			});
			return {
				code: code.join("\n"),
				documents: documents.join("\n")
			};
		}
	}),
	3242: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => targetOf,
			ID: () => ID
		});
		function targetOf({ serverId, site }) {
			if (typeof site != "object") throw TypeError("A site that does not exist yet was asked for its id");
			return {
				server: serverId,
				site: site.id
			};
		}
		let ID = /^[1-9]\d{0,14}$/;
	}),
	4538: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => inputText,
			jh: () => isMap,
			ws: () => scalarText
		});
		function inputText(value) {
			if (isMap(value)) return JSON.stringify(value);
			if (!Array.isArray(value)) return scalarText(value);
			let lines = value.map(scalarText);
			return lines.every((line) => line !== void 0) ? lines.join("\n") : void 0;
		}
		function scalarText(value) {
			return [
				"string",
				"number",
				"boolean"
			].includes(typeof value) ? String(value) : void 0;
		}
		function isMap(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
	})
};
