"use strict";
exports.id = 743;
exports.ids = [743, 225];
exports.modules = {
	2304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deploymentId: () => deploymentId,
			getDeployScript: () => getDeployScript,
			patchDeployScript: () => patchDeployScript,
			postDeploy: () => postDeploy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2258);
		let path = "/api/servers/{server}/sites/{site}/deploy", getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ deploy_script: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)({ most: _limits_js__WEBPACK_IMPORTED_MODULE_3__.W }) }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), deploymentId = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((id) => {
			let text = typeof id == "number" && !Number.isSafeInteger(id) ? "" : String(id ?? "");
			return /^(?!\.*$)\S{1,200}$/.test(text) && text.isWellFormed() ? text : void 0;
		})), [said, flag] = [(0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY())], triggered = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			deployment_id: deploymentId,
			message: said,
			error: said,
			has_repository: flag
		}), trigger = zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((answer) => {
			let [outer, inner] = [answer, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer)].map((part) => triggered.safeParse(part).data);
			return {
				id: outer?.deployment_id ?? inner?.deployment_id,
				said: (outer?.message ?? inner?.message ?? outer?.error ?? "").slice(0, 300),
				hasRepository: outer?.has_repository !== !1 && inner?.has_repository !== !1
			};
		}), postDeploy = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", path, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ variables: zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()) })),
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
	5272: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => readAllOrNull,
			y: () => readAll
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
		async function readAll(reader, endpoint, parameters) {
			return await readAllOrNull(reader, endpoint, parameters) ?? [];
		}
		async function readAllOrNull(reader, endpoint, parameters) {
			for (let reads = 1;; reads += 1) {
				let { items: first, lastPage, ...counted } = await reader.read(endpoint, parameters), { total = 0 } = counted;
				if (lastPage > 100) throw incomplete(endpoint.path, "it has more than 100 pages");
				if (first === null) return null;
				let pages = [first];
				for (; pages.length < lastPage;) {
					let wanted = pages.length + 1, { items, page = wanted, ...now } = await reader.read(endpoint, parameters, { page: wanted });
					total = Math.max(total, now.total ?? 0);
					if (page !== wanted) throw incomplete(endpoint.path, `page ${page} came instead of page ${wanted}`);
					if (items === null) return null;
					pages.push(items);
				}
				let shown = [...new Map(pages.flat().map((item) => [item.id, item])).values()];
				if (pages.length === 1 || shown.length >= total) return shown;
				if (reads === 3) throw incomplete(endpoint.path, `its pages show ${shown.length} of ${total} items`);
			}
		}
		function incomplete(path, why) {
			let message = `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("list-incomplete", message, "Give server and site as ids, so that no list of them is read; delete records that nobody needs.");
		}
	}),
	8656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteSite: () => deleteSite,
			getDeployLog: () => getDeployLog,
			getLogEntry: () => getLogEntry,
			getRepository: () => getRepository,
			getServer: () => getServer,
			getServerLogs: () => getServerLogs,
			getServers: () => getServers,
			getSite: () => getSite,
			getSites: () => getSites,
			notificationUrls: () => notificationUrls,
			postOpcacheRefresh: () => postOpcacheRefresh,
			postServerRestart: () => postServerRestart,
			site: () => site
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495);
		let logEntry = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd),
			type: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
			description: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), null),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((content) => content ?? void 0)),
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
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
		}), getServers = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(server)), getServer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(server)), getServerLogs = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/logs", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(logEntry)), postServerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/restart", "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), postOpcacheRefresh = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/refresh-opcache", "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), flag = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()), text = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), url = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())), repository = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			branch: text,
			user: text,
			provider: text,
			name: text,
			quick_deploy: flag
		}), notificationUrls = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			chat_a: url,
			chat_b: url,
			webhook: url
		}), site = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), ""),
			last_deploy_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(String))]))),
			blogapp: flag,
			status: text,
			repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(repository)),
			has_repository: flag,
			quick_deploy: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(flag),
			notification_urls: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(notificationUrls)),
			current_deploy_log: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())))
		}), path = "/api/servers/{server}/sites/{site}", getSites = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(site), { mayBeLong: !0 }), getSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(site), { mayBeLong: !0 }), deleteSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", path, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getDeployLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/log`, siteLog, { mayBeLong: !0 }), getLogEntry = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/log/{entry}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(logEntry), { mayBeLong: !0 }), getRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/repository`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(repository));
	}),
	7707: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => PACES,
			BR: () => PATIENCE_WITHOUT_API_MS,
			LC: () => readUntil,
			LP: () => LAG_WINDOW_MS,
			fm: () => waitFor
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8495);
		let LAG_WINDOW_MS = 1e4, PATIENCE_WITHOUT_API_MS = 12e4, quarterOf = (waitedMs) => Math.max(1e3, waitedMs / 4), PACES = {
			site: (waitedMs) => Math.min(5e3, quarterOf(waitedMs)),
			server: (waitedMs) => Math.min(1e4, quarterOf(waitedMs)),
			page: (_, lastMs) => lastMs === void 0 ? 0 : 1e3,
			write: (waitedMs, lastMs) => lastMs === void 0 ? 0 : Math.min(Math.max(250, 2 * lastMs), Math.max(3e3, waitedMs / 10))
		};
		async function waitFor({ look, judge, pauses, windowMs = Infinity, inARow = 1, ...awaited }, { clock, signal }) {
			let answeredAt = clock.now(), { startedAt } = awaited, waitedMs = () => clock.now() - (startedAt ?? clock.now()), [good, holdMs] = [0, 0], pauseMs, oddAt;
			for (;;) {
				pauseMs = pauses(waitedMs(), pauseMs);
				let sleepMs = Math.min(Math.max(pauseMs, holdMs), windowMs - waitedMs());
				sleepMs > 0 && await clock.sleep(sleepMs, signal);
				holdMs = 0;
				try {
					let seen = await look();
					answeredAt = clock.now();
					let state = judge(seen);
					good = state === "there" ? good + 1 : 0;
					oddAt = state === "odd" ? oddAt ?? answeredAt : void 0;
					if (good === inARow) return {
						end: "there",
						seen
					};
					if (answeredAt - (oddAt ?? answeredAt) >= LAG_WINDOW_MS) return {
						end: "odd",
						seen
					};
					if (waitedMs() >= windowMs) return {
						end: "late",
						seen
					};
				} catch (error) {
					let { silentMs = 0, onSilence } = awaited;
					if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.WG)(error) || clock.now() - answeredAt >= silentMs) throw error;
					onSilence?.(error);
					holdMs = Math.min(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.U5, error.retryAfterMs ?? 0);
				}
				startedAt ??= clock.now();
			}
		}
		function readUntil(read, accept, awaited, patience, windowMs = LAG_WINDOW_MS) {
			let judge = (value) => accept(value) ? "there" : "pending";
			return patience.during({
				doing: "reading back",
				awaited: () => `waiting for ${awaited}`
			}, () => waitFor({
				look: read,
				judge,
				pauses: PACES.write,
				windowMs
			}, patience));
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
		}, TOO_LARGE = "UND_ERR_RES_EXCEEDED_MAX_SIZE", NOTE = "[site-deploy: this text is too long; only its end is shown]";
		function isCut(text) {
			return text.startsWith(NOTE);
		}
		async function readBody(chunks, mayBeLong, sizes = SIZES) {
			let read = [], size = 0;
			for await (let chunk of chunks) {
				size += chunk.length;
				if (size > (mayBeLong ? sizes.shortened : sizes.whole)) throw tooLarge();
				read.push(chunk);
			}
			let body = Buffer.concat(read.splice(0));
			if (size <= sizes.whole) return body;
			let shortened = shortenTexts(body, sizes.text);
			if (shortened.length > sizes.whole) throw tooLarge();
			return shortened;
		}
		function tooLarge() {
			return Object.assign(Error("The answer is too large."), { code: TOO_LARGE });
		}
		function shortenTexts(json, maxTextBytes) {
			let kept = [], from = 0, close = 0;
			for (let open = json.indexOf(34); open !== -1; open = json.indexOf(34, close + 1)) {
				close = closingQuote(json, open);
				if (close - open - 1 <= maxTextBytes) continue;
				kept.push(json.subarray(from, open + 1), Buffer.from(`${NOTE}\\n`));
				from = afterLineBreak(json, close - maxTextBytes, close);
			}
			return Buffer.concat([...kept, json.subarray(from)]);
		}
		function closingQuote(json, open) {
			let at = open + 1;
			for (; at < json.length && json[at] !== 34;) at += json[at] === 92 ? 2 : 1;
			return at;
		}
		function afterLineBreak(json, from, end) {
			for (let at = json.indexOf("\\n", from); at !== -1 && at < end; at = json.indexOf("\\n", at + 1)) {
				let first = at;
				for (; json[first - 1] === 92;) --first;
				if ((at - first) % 2 == 0) return at + 2;
			}
			return end;
		}
	}),
	7691: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => pinnedCommit,
			Se: () => usesCommit,
			Zl: () => needsCommit,
			b: () => PIN_LINE
		});
		var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
		let PIN_LINE = /^export SITE_DEPLOY_COMMIT=([0-9a-f]{64}|[0-9a-f]{40})$/, PLAIN_USE = /(?<!\\)\$(?:SITE_DEPLOY_COMMIT\b|\{SITE_DEPLOY_COMMIT\})/, USE = /(?<!\\)\$(?:\{[#!]?)?SITE_DEPLOY_COMMIT\b/;
		function usesCommit(script) {
			return USE.test((0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script));
		}
		function needsCommit(script) {
			let code = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script);
			return PLAIN_USE.test(code) && !/\bSITE_DEPLOY_COMMIT=/.test(code);
		}
		function pinnedCommit(script) {
			let text = (script ?? "").replaceAll("\r\n", "\n");
			if (!usesCommit(text)) return;
			return (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(text).split("\n").map((line) => PIN_LINE.exec(line)?.[1]).findLast(Boolean);
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
	4156: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DW: () => isSameDomain,
			Ij: () => BEING_MADE,
			Ku: () => siteLabel,
			Ly: () => waitUntilGone,
			Ql: () => waitForSite,
			Us: () => readSite,
			bs: () => waitUntilReady,
			dt: () => findListed,
			qS: () => statusText,
			qb: () => requireSame,
			uD: () => knownStatus,
			vx: () => isBeingDeleted,
			yu: () => BUSY
		});
		var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136), _api_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5272), _api_sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656), _api_wait_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7707), _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8208);
		let BEING_MADE = [
			"created",
			"building",
			"repository-installing"
		], BUSY = [...BEING_MADE, "deploying"], KNOWN = [
			...BUSY,
			"active",
			"deploy-failed",
			"deleting",
			"suspended"
		];
		function knownStatus(shown) {
			return KNOWN.find((word) => word === shown);
		}
		function siteLabel({ id, domain }) {
			return domain === "" ? `with id ${id}` : `${domain} (id ${id})`;
		}
		function statusText({ status }) {
			return status === void 0 ? "it shows no status" : `its status is “${status}”`;
		}
		function readSite(reader, target) {
			return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSite, target), void 0);
		}
		async function findListed(reader, { server, site }) {
			return (await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_1__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSites, { server })).find(({ id }) => id === site);
		}
		function isSameDomain(domain, other) {
			let [one, two] = [domain, other].map((text) => (0, node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(text) || text.toLowerCase());
			return one === two;
		}
		function requireSame(now, found) {
			if (found.domain === "" || now.domain === "" || isSameDomain(now.domain, found.domain)) return;
			let message = `The site ${siteLabel(found)} has become ${now.domain} since it was found: nothing more is done to it.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("changed-by-others", message, "Find out who has changed it, then run again.");
		}
		async function watchSite(site, { facts, reader, patience }, wait) {
			let target = {
				server: facts.serverId,
				site: site.id
			}, last = site, look = async () => {
				let seen = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSite, target, { attempts: 1 }), void 0) ?? await findListed(reader, target);
				last = seen ?? last;
				requireSame(last, site);
				return seen;
			}, awaited = () => `${wait.meanwhile}; ${statusText(last)}`, { judge } = wait;
			try {
				let { end } = await patience.during({
					doing: wait.doing,
					awaited
				}, () => (0, _api_wait_js__WEBPACK_IMPORTED_MODULE_3__.fm)({
					look,
					judge,
					pauses: _api_wait_js__WEBPACK_IMPORTED_MODULE_3__.$Q.site,
					silentMs: _api_wait_js__WEBPACK_IMPORTED_MODULE_3__.BR
				}, patience));
				return {
					end,
					last
				};
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.j3)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("time-out", ...wait.tooLate(error.input, statusText(last)), { cause: error });
			}
		}
		function isBeingDeleted({ status }) {
			return status === "deleting";
		}
		async function waitUntilGone(site, watching) {
			let { end, last } = await watchSite(site, watching, {
				doing: "waiting for the site to be gone",
				meanwhile: "it is still there",
				judge: (seen) => seen === void 0 ? "there" : isBeingDeleted(seen) ? "pending" : "odd",
				tooLate: (input, status) => [`The site ${siteLabel(site)} was not gone within the ${input}: ${status}.`, "Run again in a minute: a site that is gone by then counts as deleted."]
			}), message = `The site ${siteLabel(last)} was being deleted, and is still there: ${statusText(last)}.`;
			if (end === "odd") throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("end-unseen", message, LOOK_AT_SITE);
		}
		let LOOK_AT_SITE = "Look at the site in the pages of the service, then run again.";
		function cannotBeWorkedOn(site) {
			let message = `The site ${siteLabel(site)} cannot be worked on: ${statusText(site)}.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("site-unusable", message, LOOK_AT_SITE);
		}
		async function waitUntilReady(site, busy, watching) {
			let status = knownStatus(site.status);
			if (status === void 0 || !busy.includes(status)) return site;
			let { end, last } = await watchSite(site, watching, {
				doing: "waiting for the site",
				meanwhile: "it is not ready",
				judge(seen) {
					if (seen === void 0) return "odd";
					let now = knownStatus(seen.status);
					if (now === "deleting" || now === "suspended") throw cannotBeWorkedOn(seen);
					let isReady = now === void 0 ? status === "deploying" && seen.status !== void 0 : !busy.includes(now);
					status = now ?? status;
					return isReady ? "there" : "pending";
				},
				tooLate: (input, shown) => [`The site ${siteLabel(site)} was not ready within the ${input}: ${shown}.`, `Look at the site in the pages of the service, then run again, with a longer ${input} if it needs more time.`]
			});
			if (end === "there") return last;
			let message = `The site ${siteLabel(site)} disappeared while this run waited for it to be ready.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("site-gone", message, "Look at the server in the pages of the service: somebody else may have deleted the site.");
		}
		async function waitForSite(traits, dryRun, watching) {
			let { scope, readOnly, createsSite, deletesSite } = traits, { site } = watching.facts;
			if (scope !== "site" || typeof site != "object" || readOnly) return site;
			let usesSite = !createsSite && !deletesSite;
			if (usesSite && isBeingDeleted(site)) throw cannotBeWorkedOn(site);
			return waitUntilReady(site, usesSite && !dryRun ? BUSY : BEING_MADE, watching);
		}
	})
};
