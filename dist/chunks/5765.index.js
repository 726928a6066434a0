"use strict";
exports.id = 5765;
exports.ids = [5765];
exports.modules = {
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
	3337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GP: () => interruptedIn,
			Ni: () => writeAndRead,
			Sy: () => requireDone,
			dC: () => createAndFind,
			uL: () => orUnknown,
			uj: () => removeAndConfirm
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1137), _wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7707);
		async function orUnknown(read, doubt) {
			try {
				return await read();
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(error)) throw interruptedIn(error, doubt.message);
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(doubt.reason, doubt.message, doubt.next, { cause: doubt.cause ?? error });
			}
		}
		async function writeAndRead({ send, read, shows, awaited, doubt: words, windowMs = _wait_js__WEBPACK_IMPORTED_MODULE_2__.LP, onRepeat }, patience) {
			let lost;
			for (let attempts = _client_js__WEBPACK_IMPORTED_MODULE_1__.m;;) {
				let effect = await (lost ? withDoubt(send(attempts, lost), lost) : send(attempts, lost));
				if (effect.state === "not-done" && effect.isStale) {
					attempts -= effect.refused ?? 0;
					continue;
				}
				if (effect.state === "not-done" && lost === void 0) throw effect.error;
				let isConfirmed = effect.state === "done", [answer, cause] = isConfirmed ? [effect.value] : [void 0, effect.error], doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(isConfirmed ? "shown-otherwise" : "answer-lost", ...words(isConfirmed), { cause });
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(cause)) throw interruptedIn(cause, doubt.message);
				let accept = (seen) => shows(seen, isConfirmed), { accepted, value: seen } = await orUnknown(() => (0, _wait_js__WEBPACK_IMPORTED_MODULE_2__.LC)(() => read(answer), accept, awaited, patience, windowMs), doubt);
				if (accepted) return {
					seen,
					answer
				};
				if (isConfirmed) return {
					seen,
					answer,
					doubt
				};
				if (effect.state === "not-done" && windowMs > 0) throw effect.error;
				if (lost !== void 0 || onRepeat === void 0) throw doubt;
				onRepeat();
				lost = doubt;
				attempts = _client_js__WEBPACK_IMPORTED_MODULE_1__.m;
			}
		}
		async function createAndFind(creating, patience) {
			let shows = (found) => found !== void 0, { seen, answer, doubt } = await writeAndRead({
				...creating,
				shows,
				awaited: "the service to show what was created"
			}, patience);
			if (seen === void 0) throw doubt;
			return {
				found: seen,
				answer
			};
		}
		async function removeAndConfirm(write, isGone, [message, next], patience) {
			let effect = await write(), cause = effect.state === "done" ? void 0 : effect.error, saysGone = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.c4)(cause);
			if (effect.state === "not-done" && !saysGone) throw effect.error;
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(cause)) throw interruptedIn(cause, message);
			let reason = cause === void 0 ? "shown-otherwise" : "answer-lost", doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(reason, message, next, { cause }), windowMs = effect.state === "done" ? 3e5 : _wait_js__WEBPACK_IMPORTED_MODULE_2__.LP, { accepted } = await orUnknown(() => (0, _wait_js__WEBPACK_IMPORTED_MODULE_2__.LC)(() => isGone(saysGone), Boolean, "the service to stop showing what was deleted", patience, windowMs), doubt);
			if (!accepted) throw doubt;
			return effect.state !== "not-done";
		}
		async function withDoubt(work, doubt) {
			try {
				return await work;
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(error)) throw interruptedIn(error, doubt.message);
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(doubt.reason, doubt.message, doubt.next, { cause: error });
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(doubt.reason, doubt.message, error.next, { cause: error });
			}
		}
		function requireDone(effect, message, next) {
			if (effect.state === "done") return effect.value;
			if (effect.state === "not-done") throw effect.error;
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(effect.error)) throw interruptedIn(effect.error, message);
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("answer-lost", message, next, { cause: effect.error });
		}
		function interruptedIn(error, doubt) {
			return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc(error.message, doubt) : new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.j3(`${error.message} ${doubt}`, error.input, error.limitMs);
		}
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
	5765: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136), _api_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _api_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5272), _api_settle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3337), _api_site_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7934), _api_sites_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8656), _core_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8208), _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4156), _site_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3242), _operation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83);
		let work = {
			check(inputs) {
				let problems = [[
					"web-directory",
					inputs.webDirectory,
					_api_site_parts_js__WEBPACK_IMPORTED_MODULE_4__.postSiteBody.shape.web_directory
				], [
					"project-root",
					inputs.projectRoot,
					_api_site_parts_js__WEBPACK_IMPORTED_MODULE_4__.postSiteBody.shape.project_root
				]].filter(([, value, schema]) => value !== void 0 && !schema.safeParse(value).success).map(([input, , schema]) => ({
					input,
					expected: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_1__.Z9)(schema)
				})), expected = inputs.site ? expectedDomain(inputs.site) : void 0;
				return expected === void 0 ? problems : [{
					input: "site",
					expected
				}, ...problems];
			},
			async plan({ inputs, ...planning }) {
				let { dryRun, facts, log } = planning, { site: found } = facts;
				if (found === "planned") return _operation_js__WEBPACK_IMPORTED_MODULE_8__.K;
				if (found !== "missing") {
					if (!(0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.vx)(found)) return _operation_js__WEBPACK_IMPORTED_MODULE_8__.K;
					log.info(`the site ${(0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.Ku)(found)} is being deleted: it is created again once it is gone`);
					dryRun || await (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.Ly)(found, planning);
				}
				let { site: root_domain, webDirectory: web_directory, projectRoot: project_root } = inputs, wanted = {
					root_domain,
					web_directory,
					project_root
				};
				found === "missing" && facts.lookalikes?.length && log.warning(`The server has no site ${root_domain}, but it has ${facts.lookalikes.join(", ")}: ensure-site ${dryRun ? "would create" : "creates"} another site. If that is a typo, correct the input site.`);
				let summary = `create the site ${root_domain} (web directory ${web_directory})`;
				return {
					changes: [(0, _operation_js__WEBPACK_IMPORTED_MODULE_8__.A)(summary, wanted, createSite)],
					expected: {
						site: "planned",
						repository: "absent"
					}
				};
			}
		};
		function expectedDomain(domain) {
			if (_site_target_js__WEBPACK_IMPORTED_MODULE_9__.ID.test(domain)) return "a domain, not an id, as ensure-site may have to create the site";
			if (!/^[^\s/:@?#\\]+$/.test(domain)) return "the domain only, such as shop.example.com, without https:// and path";
			if (_api_site_parts_js__WEBPACK_IMPORTED_MODULE_4__.postSiteBody.shape.root_domain.safeParse(domain).success) return;
			return "a domain of at most 100 characters (root_domain: maximum 100)";
		}
		async function createSite(wanted, applying) {
			let { facts, writer, patience, log, learn, tookEffect } = applying, { root_domain: domain } = wanted, { found: made } = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_3__.dC)({
				send: () => writer.write(_api_site_parts_js__WEBPACK_IMPORTED_MODULE_4__.postSite, { server: facts.serverId }, wanted),
				read: (answer) => findNewSite(answer, domain, applying),
				doubt: () => [`The site ${domain} was to be created, but it cannot be read yet.`, "Run again in a minute: a site that exists by then is used as it is."],
				onRepeat: () => log.info("the answer was lost and no such site is listed: creating it again")
			}, patience);
			tookEffect();
			learn({
				site: made,
				repository: "absent"
			});
			let message = `The site ${(0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.Ku)(made)} was created; whether it is ready is not known.`, notSeenReady = new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__.OK("end-unseen", message, "Run again in a minute: it waits until the site is ready, and does what is missing.");
			learn({ site: await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_3__.uL)(() => (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.bs)(made, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.Ij, applying), notSeenReady) });
			return {
				changed: !0,
				summary: `created site ${made.id}`
			};
		}
		async function findNewSite(created, domain, { facts, reader }) {
			let { serverId: server } = facts, isOther = created?.domain && (0, node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(created.domain) !== (0, node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(domain);
			if (created && !isOther) return (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.Us)(reader, {
				server,
				site: created.id
			});
			return (await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_2__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_5__.getSites, { server })).find((site) => site.domain.toLowerCase() === domain.toLowerCase());
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
		var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _api_site_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2492), _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8656), _api_wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7707), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208);
		function siteLabel({ id, domain }) {
			return domain === "" ? `with id ${id}` : `${domain} (id ${id})`;
		}
		function statusText({ status }) {
			return status === void 0 ? "it shows no status" : `its status is “${status}”`;
		}
		function readSite(reader, target) {
			return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSite, target), void 0);
		}
		async function findListed(reader, { server, site }) {
			return (await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSites, { server })).find(({ id }) => id === site);
		}
		async function watchSite(site, watching, wait) {
			let { facts, reader, patience } = watching, target = {
				server: facts.serverId,
				site: site.id
			}, last = site, look = async () => {
				let seen = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSite, target, { attempts: 1 }), void 0) ?? await findListed(reader, target);
				last = seen ?? last;
				return seen;
			}, awaited = () => `${wait.meanwhile}; ${statusText(last)}`, { judge } = wait;
			try {
				let { end } = await patience.during({
					doing: wait.doing,
					awaited
				}, () => (0, _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.fm)({
					look,
					judge,
					pauses: _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.$Q.site,
					silentMs: _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.BR
				}, patience));
				if (end === "odd") throw wait.odd(last);
				return last;
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.j3)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("time-out", ...wait.tooLate(error.input, statusText(last)), { cause: error });
			}
		}
		function isBeingDeleted({ status }) {
			return (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_4__.u)(status) === "deleting";
		}
		async function waitUntilGone(site, watching) {
			await watchSite(site, watching, {
				doing: "waiting for the site to be gone",
				meanwhile: "it is still there",
				judge: (seen) => seen === void 0 ? "there" : isBeingDeleted(seen) ? "pending" : "odd",
				odd(last) {
					let message = `The site ${siteLabel(last)} was being deleted, and is still there: ${statusText(last)}.`;
					return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("end-unseen", message, LOOK);
				},
				tooLate: (input, status) => [`The site ${siteLabel(site)} was not gone within the ${input}: ${status}.`, "Run again in a minute: a site that is gone by then counts as deleted."]
			});
		}
		let LOOK = "Look at the site in the pages of the service, then run again.";
		function cannotBeWorkedOn(site) {
			let message = `The site ${siteLabel(site)} cannot be worked on: ${statusText(site)}.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("site-unusable", message, LOOK);
		}
		let BEING_MADE = [
			"created",
			"building",
			"repository-installing"
		], BUSY = [...BEING_MADE, "deploying"];
		async function waitUntilReady(site, busy, watching) {
			let status = (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_4__.u)(site.status);
			if (status === void 0 || !busy.includes(status)) return site;
			return watchSite(site, watching, {
				doing: "waiting for the site",
				meanwhile: "it is not ready",
				judge(seen) {
					if (seen === void 0) return "odd";
					let now = (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_4__.u)(seen.status);
					if (now === "deleting" || now === "suspended") throw cannotBeWorkedOn(seen);
					let isReady = now === void 0 ? status === "deploying" && seen.status !== void 0 : !busy.includes(now);
					status = now ?? status;
					return isReady ? "there" : "pending";
				},
				odd() {
					let message = `The site ${siteLabel(site)} disappeared while this run waited for it to be ready.`;
					return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("site-gone", message, "Look at the server in the pages of the service: somebody else may have deleted the site.");
				},
				tooLate: (input, shown) => [`The site ${siteLabel(site)} was not ready within the ${input}: ${shown}.`, `Look at the site in the pages of the service, then run again, with a longer ${input} if it needs more time.`]
			});
		}
		async function waitForSite(traits, dryRun, watching) {
			let { scope, readOnly, createsSite, deletesSite } = traits, { site } = watching.facts;
			if (scope !== "site" || typeof site != "object" || readOnly) return site;
			let usesSite = !createsSite && !deletesSite;
			if (usesSite && isBeingDeleted(site)) throw cannotBeWorkedOn(site);
			return waitUntilReady(site, usesSite && !dryRun ? BUSY : BEING_MADE, watching);
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
