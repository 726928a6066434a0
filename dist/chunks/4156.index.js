"use strict";
exports.id = 4156;
exports.ids = [4156];
exports.modules = {
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
			Cv: () => identifier,
			M1: () => ipAddress,
			Qq: () => text,
			X6: () => ports,
			Z9: () => wordsOf,
			_: () => schedule,
			e7: () => ofPattern,
			iu: () => except,
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
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value.trim() !== ""), ...characters({
				least,
				most
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, not blank`));
		}
		function wholeText({ most = UNBOUNDED } = {}) {
			let length = most === UNBOUNDED ? "" : ` of at most ${most} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(...characters({ most }), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, which may be empty`));
		}
		function characters({ least = 0, most = UNBOUNDED }) {
			return [zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => {
				let { length } = [...value];
				return length >= least && length <= most && value.isWellFormed();
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				...least > 0 && { minLength: least },
				...most < UNBOUNDED && { maxLength: most }
			})];
		}
		function line(bounds) {
			let inner = text(bounds);
			return inner.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[^\r\n\0]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${wordsOf(inner)}, in one line`));
		}
		function wholeNumber({ least, most }) {
			let words = `a whole number from ${least} to ${most}`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function ofPattern(field, pattern, words) {
			return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(pattern), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function webUrl() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.r), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.O), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				format: "uri",
				description: "an http or https URL without a user name and password"
			}));
		}
		function oneOf(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(words).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`one of ${words.join(", ")}`));
		}
		function identifier() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(2), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(64), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("2 to 64 letters, digits, dashes and underscores"));
		}
		function except(field, reserved) {
			let description = `${wordsOf(field)}; must not be \`${reserved}\``;
			return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value !== reserved), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				description,
				not: { const: reserved }
			}));
		}
		function ports() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^([0-9]{0,5})(:[0-9]{0,5})?$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => {
				let [from = 0, to = from] = value.split(":").map(Number);
				return from >= 1 && from <= to && to <= 65535;
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("a port from 1 to 65535, or a range from:to of them, the smaller one first"));
		}
		let address = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.uXy(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.ugL()]);
		function ipAddress() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(45), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => address.safeParse(value).success), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("an IP address, at most 45 characters"));
		}
		function schedule() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(50), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(async (value) => (await __webpack_require__.e(267).then(__webpack_require__.bind(__webpack_require__, 267))).isSchedule(value)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("a cron schedule of at most 50 characters: five fields as in */5 * * * *, or a name as in @daily"));
		}
		function optional(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(wordsOf(field)));
		}
		function wordsOf(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_3__.fd.get(field)?.description ?? "";
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
				let { pages, total } = await readPages(reader, endpoint, parameters);
				if (pages.includes(null)) return null;
				let items = pages.flatMap((page) => page ?? []), shown = [...new Map(items.map((item) => [item.id, item])).values()];
				if (pages.length === 1 || shown.length >= total) return shown;
				if (reads === 3) throw incomplete(endpoint.path, `its pages show ${shown.length} of ${total} items`);
			}
		}
		async function readPages(reader, endpoint, parameters) {
			let { items: first, lastPage, ...counted } = await reader.read(endpoint, parameters), pages = [first], { total = 0 } = counted;
			if (lastPage > 100) throw incomplete(endpoint.path, "it has more than 100 pages");
			for (let number = 2; number <= lastPage; number += 1) {
				let { items, page = number, ...now } = await reader.read(endpoint, parameters, { page: number });
				if (page !== number) throw incomplete(endpoint.path, `page ${page} came instead of page ${number}`);
				pages.push(items);
				total = Math.max(total, now.total ?? 0);
			}
			return {
				pages,
				total
			};
		}
		function incomplete(path, why) {
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("failed", `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`, "Give server and site as ids, so that no list of them is read; delete records that nobody needs.");
		}
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
		__webpack_require__.d(__webpack_exports__, {
			Es: () => getDeployLog,
			Q1: () => patchEnv,
			R9: () => patchNotifications,
			RG: () => deleteBlogapp,
			YZ: () => postSite,
			_$: () => getEnv,
			f7: () => getSites,
			gc: () => getCertificate,
			gt: () => deleteCloudstore,
			kE: () => postBlogapp,
			mu: () => getSite,
			oG: () => deleteRepository,
			p: () => postCloudstore,
			tf: () => postRepository,
			x_: () => deleteSite,
			yi: () => postSiteBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _log_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4163), _providers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5834);
		let site = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: zod_mini__WEBPACK_IMPORTED_MODULE_3__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), ""),
			last_deploy_at: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi(String))]))),
			blogapp: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY()),
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				branch: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
				user: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
				provider: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
				name: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
			}))),
			has_repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY()),
			current_deploy_log: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())))
		}), directory = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.e7)((0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)({ most: 50 }), /[a-zA-Z0-9/]/, "a directory of at most 50 characters with a letter, a digit or / in it"), postSiteBody = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			root_domain: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)({ most: 100 }),
			web_directory: directory,
			project_root: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(directory)
		}), [all, path] = ["/api/servers/{server}/sites", "/api/servers/{server}/sites/{site}"], getSites = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(all, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(site), { mayBeLong: !0 }), getSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(site), { mayBeLong: !0 }), postSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", all, {
			retry: "natural-key",
			body: postSiteBody,
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)
		}), deleteSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", path, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getDeployLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/log`, _log_entry_js__WEBPACK_IMPORTED_MODULE_2__.Uf, { mayBeLong: !0 }), postBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${path}/blogapp`, {
			retry: "flag",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ create_database: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("whether a database is created for it"))) }),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)
		}), deleteBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/blogapp`, "flag", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)), postCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", `${path}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)), deleteCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)), postRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${path}/repository`, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				provider: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.yL)(_providers_js__WEBPACK_IMPORTED_MODULE_4__.r).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mIj({ maxLength: 100 })),
				branch: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(),
				name: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.e7)((0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(), /^[^/\s]+\/[^/\s]+$|\.git$/, "<user>/<repository>, or with the provider custom a git URL ending in .git")
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)
		}), deleteRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/repository`, "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/env`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("content")), patchEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/env`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ content: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)() }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), certificate = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			active: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY()),
			expires_at: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
		}), getCertificate = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/certificates/{certificate}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(certificate)), url = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())), notified = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ notification_urls: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			chat_a: url,
			chat_b: url,
			webhook: url
		}) }), patchNotifications = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/notifications`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				chat_a_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.qP)()),
				chat_b_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.qP)()),
				deploy_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.qP)())
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(notified)
		});
	}),
	4156: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ij: () => BEING_MADE,
			Ku: () => siteLabel,
			Ly: () => waitUntilGone,
			Ql: () => waitForSite,
			Us: () => readSite,
			bs: () => waitUntilReady,
			dt: () => findListed,
			qS: () => statusText,
			vx: () => isBeingDeleted,
			yu: () => BUSY
		});
		var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _api_settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337), _api_site_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2492), _api_sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208);
		function siteLabel({ id, domain }) {
			return domain === "" ? `with id ${id}` : `${domain} (id ${id})`;
		}
		function statusText({ status }) {
			return status === void 0 ? "it shows no status" : `its status is “${status}”`;
		}
		function readSite(reader, target, options) {
			return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_2__.mu, target, options), void 0);
		}
		async function findListed(reader, { server, site }) {
			return (await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_2__.f7, { server })).find(({ id }) => id === site);
		}
		async function watchSite(site, { facts, reader, patience }, { doing, meanwhile, decide, tooLate }) {
			let target = {
				server: facts.serverId,
				site: site.id
			}, { clock, during } = patience, last = site, answeredAt = clock.now(), look = async () => {
				try {
					let seen = await readSite(reader, target, { attempts: 1 }) ?? await findListed(reader, target);
					answeredAt = clock.now();
					last = seen ?? last;
					return decide(seen);
				} catch (error) {
					if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.WG)(error) || clock.now() - answeredAt >= _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.BR) throw error;
					return { holdMs: error.retryAfterMs ?? 0 };
				}
			}, awaited = () => `${meanwhile}; ${statusText(last)}`;
			try {
				return await during({
					doing,
					awaited
				}, () => (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.c)(look, _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.$Q.site, patience));
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.j3)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("timed_out", ...tooLate(error.input, statusText(last)), { cause: error });
			}
		}
		function isBeingDeleted({ status }) {
			return (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_4__.u)(status) === "deleting";
		}
		async function waitUntilGone(site, watching) {
			let { clock } = watching.patience, deletingAt = clock.now();
			await watchSite(site, watching, {
				doing: "waiting for the site to be gone",
				meanwhile: "it is still there",
				decide(seen) {
					if (seen === void 0) return { value: void 0 };
					if (isBeingDeleted(seen)) deletingAt = clock.now();
					else if (clock.now() - deletingAt >= _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.LP) throw stays(seen);
				},
				tooLate: (input, status) => [`The site ${siteLabel(site)} was not gone within the ${input}: ${status}.`, "Run again in a minute: a site that is gone by then counts as deleted."]
			});
		}
		let LOOK = "Look at the site in the pages of the service, then run again.";
		function stays(site) {
			let message = `The site ${siteLabel(site)} was being deleted, and is still there: ${statusText(site)}.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("unknown", message, LOOK);
		}
		let BEING_MADE = [
			"created",
			"building",
			"repository-installing"
		], BUSY = [...BEING_MADE, "deploying"];
		async function waitUntilReady(site, busy, watching) {
			let status = (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_4__.u)(site.status);
			if (status === void 0 || !busy.includes(status)) return site;
			let missingAt;
			return watchSite(site, watching, {
				doing: "waiting for the site",
				meanwhile: "it is not ready",
				decide(seen) {
					let nowMs = watching.patience.clock.now();
					missingAt = seen === void 0 ? missingAt ?? nowMs : void 0;
					if (missingAt !== void 0 && nowMs - missingAt >= _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.LP) throw vanished(site);
					if (seen === void 0) return;
					let now = (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_4__.u)(seen.status);
					if (now === "deleting" || now === "suspended") throw cannotBeWorkedOn(seen);
					let isOver = now === void 0 ? status === "deploying" && seen.status !== void 0 : !busy.includes(now);
					status = now ?? status;
					return isOver ? { value: seen } : void 0;
				},
				tooLate: (input, shown) => [`The site ${siteLabel(site)} was not ready within the ${input}: ${shown}.`, `Look at the site in the pages of the service, then run again, with a longer ${input} if it needs more time.`]
			});
		}
		function vanished(site) {
			let message = `The site ${siteLabel(site)} disappeared while this run waited for it to be ready.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("failed", message, "Look at the server in the pages of the service: somebody else may have deleted the site.");
		}
		function cannotBeWorkedOn(site) {
			let message = `The site ${siteLabel(site)} cannot be worked on: ${statusText(site)}.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("failed", message, LOOK);
		}
		async function waitForSite({ scope, readOnly, createsSite, deletesSite }, dryRun, watching) {
			let { site } = watching.facts;
			if (scope !== "site" || typeof site != "object" || readOnly) return site;
			let usesSite = !createsSite && !deletesSite;
			if (usesSite && isBeingDeleted(site)) throw cannotBeWorkedOn(site);
			return waitUntilReady(site, usesSite && !dryRun ? BUSY : BEING_MADE, watching);
		}
	})
};
