"use strict";
exports.id = 2852;
exports.ids = [2852, 471];
exports.modules = {
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
			Jt: () => flag,
			M1: () => ipAddress,
			Qq: () => text,
			X6: () => ports,
			Z9: () => wordsOf,
			_: () => schedule,
			iu: () => except,
			lq: () => optional,
			n8: () => line,
			qP: () => webUrl,
			r0: () => wholeText,
			rD: () => wholeNumber,
			wC: () => matching,
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
		function matching(field, pattern, words) {
			return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(pattern), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function flag(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
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
		function identifier({ least, most }) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${least} to ${most} letters, digits, dashes and underscores`));
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
		function ipAddress({ most }) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => address.safeParse(value).success), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`an IP address, at most ${most} characters`));
		}
		function schedule({ most }) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(async (value) => (await __webpack_require__.e(267).then(__webpack_require__.bind(__webpack_require__, 267))).isSchedule(value)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a cron schedule of at most ${most} characters: five fields as in */5 * * * *, or a name as in @daily`));
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
		});
		function onlyObjects(answer, entries) {
			let data = entries.filter((entry) => typeof entry == "object" && !!entry);
			return typeof answer == "object" && !Array.isArray(answer) ? {
				...answer,
				data
			} : data;
		}
		let siteLog = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((answer) => {
			let inner = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer) ?? null, isList = Array.isArray(inner);
			return {
				isList,
				page: isList ? onlyObjects(answer, inner) : inner === null ? [] : [inner]
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
	8656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteSite: () => deleteSite,
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
		}), getSites = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(site), { mayBeLong: !0 }), path = "/api/servers/{server}/sites/{site}", getSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(site), { mayBeLong: !0 }), deleteSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", path, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getDeployLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/log`, _log_entry_js__WEBPACK_IMPORTED_MODULE_1__.Uf, { mayBeLong: !0 });
	}),
	7796: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { refuseOlder: () => refuseOlder });
		var errors = __webpack_require__(8208);
		function shortCommit(commit) {
			return commit.slice(0, 12);
		}
		var live_commit = __webpack_require__(3210);
		async function refuseOlder(asking, shown, then) {
			let { commit, olderCommit, orderOf, log } = asking, sign = signOf(shown);
			if (then?.commit !== void 0 && sign !== void 0 && then.sign === sign) return then;
			if (shown.lastDeployAt === null && shown.log.entries.length === 0) return {
				sign,
				commit: void 0
			};
			let found = await (0, live_commit.KI)(asking, shown.log, shown.lastDeployAt);
			if ("why" in found) {
				log.info(`not checked whether a newer commit than ${shortCommit(commit)} is live: ${found.why}`);
				return {
					sign,
					commit: void 0
				};
			}
			let live = found.commit;
			if (commit.startsWith(live)) return {
				sign,
				commit
			};
			if (then?.commit?.startsWith(live)) return {
				sign,
				commit: then.commit
			};
			let answer = await orderOf(commit, live), [ours, name] = [shortCommit(commit), shortCommit(live)];
			if (answer.order === "older" && olderCommit === "refuse") {
				let sure = await (0, live_commit.ej)(asking, shown.log);
				if (sure.entries.length < shown.log.entries.length) return {
					...await refuseOlder(asking, {
						...shown,
						log: sure
					}, then),
					sign
				};
				throw new errors.OK("superseded", `Commit ${ours} was not deployed: it is older than ${name}, which is live.`, "To deploy it anyway, set older-commit: deploy.");
			}
			answer.order === "diverged" && log.warning(`${ours} and the live commit ${name} are on different branches: neither is older.`);
			answer.order === "unclear" && log.info(`not checked whether ${ours} is older than the live commit ${name}: ${answer.why}`);
			return {
				sign,
				commit: ("other" in answer ? answer.other : void 0) ?? live
			};
		}
		function signOf({ lastDeployAt, log }) {
			if (log.entries.some(({ content }) => content === void 0)) return;
			let entries = log.entries.map(({ id, created_at, content }) => [
				id,
				created_at,
				content?.length
			]);
			return JSON.stringify([lastDeployAt, entries]);
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
	3629: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => needsLive,
			guardCommit: () => guardCommit,
			guardOrder: () => guardOrder
		});
		var _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3122), _api_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304), _commits_older_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7796), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208), _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7691), _site_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3242), _update_deploy_script_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4221);
		async function guardCommit(commit, given) {
			let { inputs, facts, before } = given;
			if (typeof facts.site != "object") return;
			inputs.commitBy === "variable" && !before.some(({ pinsCommit }) => pinsCommit) && await guardScript(given);
			needsLive(inputs) && await guardOrder(commit, given);
		}
		function needsLive({ olderCommit, rollbackOnFailure, commitBy }) {
			return olderCommit === "refuse" || rollbackOnFailure && commitBy === "variable";
		}
		async function guardScript({ facts, reader, learn }) {
			let script = await reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_1__.getDeployScript, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_5__.$)(facts));
			learn({ script: {
				before: script,
				after: script
			} });
			if (script === null) return;
			let pinned = (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_6__.I)(script);
			if (pinned === void 0 && (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_6__.Se)(script)) return;
			let problem = pinned === void 0 ? "does not use $SITE_DEPLOY_COMMIT, but commit is given." : `still has the line of an earlier run that pins commit ${pinned}.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("rejected", `The site's deploy script ${problem}`, `Run update-deploy-script before deploy, or change the script. Instead of updating to the head of the branch, let it run: ${_update_deploy_script_js__WEBPACK_IMPORTED_MODULE_4__.ot}`);
		}
		async function guardOrder(commit, given) {
			let { inputs, facts, reader, log, orderOf, learn } = given;
			if (typeof facts.site != "object" || facts.live !== void 0) return;
			let asking = {
				commit,
				olderCommit: inputs.olderCommit,
				orderOf,
				log,
				reader,
				target: (0, _site_target_js__WEBPACK_IMPORTED_MODULE_5__.$)(facts)
			};
			try {
				let shown = {
					lastDeployAt: facts.site.last_deploy_at ?? null,
					log: await (0, _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__.x6)(asking)
				};
				learn({ live: await (0, _commits_older_commit_js__WEBPACK_IMPORTED_MODULE_2__.refuseOlder)(asking, shown) });
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.hD)) throw error;
				log.info(`not checked whether a newer commit is live: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.WE)(error)}`);
				learn({ live: {
					commit: void 0,
					sign: void 0
				} });
			}
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
	})
};
