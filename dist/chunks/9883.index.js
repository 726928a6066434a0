"use strict";
exports.id = 9883;
exports.ids = [9883];
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
	3588: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Im: () => isEmpty,
			JS: () => notSeen,
			K1: () => overtaken,
			Ti: () => believe,
			cZ: () => isSameText,
			nI: () => replaceAndReadBack,
			pK: () => putBack
		});
		var _settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337);
		async function replaceAndReadBack({ what, read, write }, { present, textFor, shows = isSameText }, { reader, writer, patience }) {
			let readNow = () => read(reader), from = present, last = {
				before: null,
				sent: ""
			}, writing = {
				async send(attempts, lost) {
					let before = from === void 0 ? await believe(await readNow(), readNow, patience) : from;
					from = void 0;
					last = {
						before,
						sent: textFor(before, lost && last)
					};
					return write(last.sent, writer, attempts);
				},
				read: readNow,
				doubt: (isConfirmed) => [isConfirmed ? `The service has accepted ${what}, but reading it back did not show it.` : `Whether ${what} was written is not known: reading it back did not show it.`, "Run again: it will be compared again and written only if it differs."],
				shows: (text, isConfirmed) => text !== null && shows(text, last.sent, isConfirmed),
				awaited: `${what} to show as it was written`,
				onRepeat: () => {}
			}, { seen, answer, doubt } = await (0, _settle_js__WEBPACK_IMPORTED_MODULE_0__.Ni)(writing, patience);
			return {
				...last,
				shown: seen,
				answer,
				doubt: seen === null ? void 0 : doubt
			};
		}
		async function putBack(text, { before, after }, means) {
			let { doubt } = await replaceAndReadBack(text, {
				present: void 0,
				textFor: (now) => {
					if (now === null) throw notSeen;
					if (now !== after && !isSameText(now, before)) throw overtaken;
					return before;
				}
			}, means);
			if (doubt !== void 0) throw doubt;
		}
		let overtaken = Error("it has been changed since"), notSeen = Error("the service no longer shows it");
		async function believe(first, read, waits) {
			if (first !== null && !isEmpty(first)) return first;
			await waits.clock.sleep(1e3, waits.signal);
			let second = await read();
			return first === null && second !== null && isEmpty(second) ? null : second;
		}
		function isEmpty(text) {
			return text.trim() === "";
		}
		function isSameText(text, other) {
			return text.replaceAll("\r\n", "\n").trim() === other.replaceAll("\r\n", "\n").trim();
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
	6647: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => missingIn });
		function missingIn(others, all, keyOf) {
			let counts = new Map();
			for (let key of others.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
			return all.filter((item) => {
				let key = keyOf(item), count = counts.get(key) ?? 0;
				counts.set(key, count - 1);
				return count <= 0;
			});
		}
	}),
	8563: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => maskedLines,
			P: () => differenceOf
		});
		var _core_missing_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647), _file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3054);
		let MASK = /^(?:([*＊∗⁎✱·⋅∙○◦▪■▓▒░])\1{2,}|([-#])\2{5,}|(x)\3{5,})$|[•●⚫⬛⬤■█]{3,}/iu;
		function maskedLines(text, isKept = () => !0) {
			let isUnreal = ({ isMasked, spelled }) => isMasked || ESCAPED_QUOTES.test(spelled);
			return namesOf(linesOf(text).flatMap((line) => {
				if (line.key !== void 0) return isKept(line.key) && isUnreal(line) ? [line] : [];
				let [, key, spelled = ""] = COMMENTED.exec(line.text) ?? [];
				return isMask(spelled) ? [{ name: `${key} in a comment` }] : [];
			}));
		}
		let COMMENTED = /^[\s#]*#\s*(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/;
		function differenceOf(sent, shown) {
			let [whole, found] = [normalize(sent), normalize(shown)], [all, some] = [linesOf(whole), linesOf(found)], differ = (kind, lines) => ({
				kind,
				names: namesOf(lines)
			}), unseen = all.filter(({ end }) => end > found.length);
			if (whole.startsWith(found) && unseen.length > 0) return differ("cut", unseen);
			let missing = missingFrom(all, some);
			if (missing !== void 0) return differ(missing.length === 0 ? "none" : "less", missing);
			let added = missingFrom(some, all);
			if (added !== void 0) return differ("more", added);
			let textOf = ({ text }) => text, changed = [...(0, _core_missing_in_js__WEBPACK_IMPORTED_MODULE_1__.E)(some, all, textOf), ...(0, _core_missing_in_js__WEBPACK_IMPORTED_MODULE_1__.E)(all, some, textOf)], inOrder = some.filter(isFull), moved = all.filter(isFull).filter(({ text }, at) => text !== inOrder[at]?.text);
			if (!changed.some(isFull)) return differ("moved", [...moved, ...changed]);
			return differ(found.length > whole.length && withoutEscapes(whole) === withoutEscapes(found) ? "escaped" : "other", changed);
		}
		function linesOf(file) {
			let at = 0;
			return (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.qg)(file).map((segment) => {
				let text = segment.text.replace(/\r?\n$|\r$/, ""), end = at + text.length;
				at += segment.text.length;
				let line = (name, key, spelled = "") => ({
					text,
					name,
					key,
					spelled,
					isMasked: isMask(spelled),
					end
				});
				if (segment.kind === "assignment") return line(segment.key, segment.key, segment.value);
				if (segment.kind !== "unknown") return line(`${segment.kind} lines`);
				let equals = text.indexOf("=");
				return line(`line ${segment.line}`, text.slice(0, Math.max(0, equals)), text.slice(equals + 1));
			});
		}
		function namesOf(lines) {
			return [...new Set(lines.map(({ name }) => name))];
		}
		let ESCAPED_QUOTES = /^(&quot;|&apos;|&#0*3[49];|&#x0*2[27];).*\1$/is;
		function isMask(spelled) {
			return spelled.replaceAll(/&(?:bull|#8226|#x2022);/gi, "•").split(/[\r\n]+/).some((line) => {
				let pieces = line.replace(/^["'`([{<\s]+/, "").match(/[^"'`)\]}>;\s]+/g) ?? [];
				return pieces.length > 0 && pieces.every((piece) => MASK.test(piece));
			});
		}
		function normalize(text) {
			return text.replaceAll("\r\n", "\n").trim();
		}
		function missingFrom(all, some) {
			let at = 0, missing = all.filter((line) => {
				let found = some[at], isFound = found !== void 0 && isSame(line, found);
				isFound && (at += 1);
				return !isFound;
			});
			return at === some.length ? missing : void 0;
		}
		function isSame(line, other) {
			if (line.text === other.text) return !0;
			return line.key !== void 0 && line.key === other.key && (line.isMasked || other.isMasked);
		}
		function isFull({ text }) {
			return text.trim() !== "";
		}
		function withoutEscapes(text) {
			return text.replace(/&(?:amp|lt|gt|quot|apos|#\d{2,4}|#x[\da-f]{2,4});|[&<>"'\\]/gi, "");
		}
	}),
	1746: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hm: () => LOADERS,
			ID: () => withoutGuard,
			lO: () => spell
		});
		var _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9800);
		let LOADERS = [
			"phpdotenv",
			"shell",
			"dotenv",
			"parseEnv"
		];
		function spell(value, comment = "") {
			if (value.includes("\0")) return {
				ok: !1,
				reason: "it holds a NUL character, which no environment variable can"
			};
			if (!value.isWellFormed()) return {
				ok: !1,
				reason: "it is not valid Unicode (half of a surrogate pair)"
			};
			let quoted = quote(value);
			if (quoted === void 0) return {
				ok: !1,
				reason: BACKTICK
			};
			for (let end of value.endsWith("\\") ? [GUARD + comment] : [comment, GUARD + comment]) {
				let text = quoted.text + end, loaded = (0, _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__.Hh)(`KEY=${text}`)?.get("KEY");
				if (loaded?.references.length === 0 && loaded.text === value) return {
					ok: !0,
					text,
					loaders: quoted.loaders
				};
			}
			return {
				ok: !1,
				reason: "phpdotenv would not read it back in any spelling"
			};
		}
		function withoutGuard(comment) {
			return comment.startsWith(GUARD) ? comment.slice(GUARD.length) : comment;
		}
		let GUARD = " # \"value's end\"", BACKTICK = "it holds a backtick together with a single quote or a line break: in every spelling that phpdotenv understands, a shell that loads the file would run it as a command; encode the value (base64) or change it";
		function quote(value) {
			if (/^[\w./:@%+,-][\w./:@%+,=-]*$/.test(value)) return {
				text: value,
				loaders: LOADERS
			};
			if (!/['\r\n]/.test(value)) return {
				text: `'${value}'`,
				loaders: LOADERS
			};
			if (value.includes("`")) return;
			let isPlain = !/[\\"]/.test(value) && !EXPANDED.test(value), inner = isPlain ? value : value.replace(/[\\"$]/g, "\\$&");
			if (!value.includes("\r")) return {
				text: `"${inner}"`,
				loaders: isPlain ? LOADERS : ["phpdotenv", "shell"]
			};
			return {
				text: `"${inner.replaceAll("\r", "\\r").replaceAll("\n", "\\n")}"`,
				loaders: isPlain ? ["phpdotenv", "dotenv"] : ["phpdotenv"]
			};
		}
		let EXPANDED = /\$(?![\s.,:;/%=+~^&|<>)\]}']|$)/;
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
	9883: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var replace = __webpack_require__(3588), wait = __webpack_require__(7707), dotenv_spelling = __webpack_require__(1746), settle = __webpack_require__(3337), site_parts = __webpack_require__(7934), errors = __webpack_require__(8208), difference = __webpack_require__(8563), dotenv_file = __webpack_require__(3054), phpdotenv = __webpack_require__(9800);
		function values(text) {
			return loadEach(text, (loaded, spelled) => loaded?.text ?? spelled);
		}
		function fixedValues(text) {
			return loadEach(text, fixedText);
		}
		function fixedValue(assignment) {
			return fixedText(loadAlone(assignment));
		}
		function secretsOf(text) {
			let disabled = (0, dotenv_file.qg)(text).filter(({ kind }) => kind === "comment").map((comment) => comment.text.replace(/^[\s#\uFEFF]+/, "")).join(""), found = [...(0, dotenv_file.I7)(text), ...(0, dotenv_file.I7)(disabled)].flatMap((assignment) => [loadAlone(assignment)?.text ?? assignment.value, assignment.value.replace(/^(["'`])(.*)\1$/s, "$2")]);
			return new Set([...values(text).values(), ...found].filter((value) => value !== ""));
		}
		function loadEach(text, read) {
			let file = (0, phpdotenv.Hh)(text);
			if (file !== void 0) return new Map([...file].map(([key, loaded]) => [key, read(loaded, loaded.text)]));
			return new Map((0, dotenv_file.I7)(text).map((each) => [each.key, read(loadAlone(each), each.value)]));
		}
		function loadAlone({ text, key }) {
			return (0, phpdotenv.Hh)(text)?.get(key);
		}
		function fixedText(loaded) {
			return loaded === void 0 || loaded.references.length > 0 ? null : loaded.text;
		}
		function merge(text, set, remove) {
			let edited = (0, dotenv_file.qg)(text).map((segment) => edit(segment, set, remove)).join(""), found = fixedValues(edited), result = append(edited, [...set].filter(([key, value]) => found.get(key) !== value)), written = describe(text, result, set, [...remove]), reason = findMistake(text, result, set, remove);
			if (reason === void 0) return written;
			return {
				ok: !1,
				refused: [
					...written.added,
					...written.changed,
					...written.removed
				].map((key) => ({
					key,
					reason
				}))
			};
		}
		function merge_replace(present, set) {
			let extra = [...assignedKeys(present)].filter((key) => !set.has(key));
			return describe(present, extra.length === 0 && (0, phpdotenv.Hh)(present) !== void 0 && holdsAll(fixedValues(present), set) ? present : append("", [...set]), set, extra);
		}
		function edit(segment, set, remove) {
			if (segment.kind !== "assignment") return segment.text;
			if (remove.has(segment.key)) return segment.lead.startsWith(dotenv_file.sn) ? dotenv_file.sn : "";
			let value = set.get(segment.key);
			return value === void 0 || fixedValue(segment) === value ? segment.text : rewrite(segment, value);
		}
		function rewrite({ lead, exported, key, comment, end }, value) {
			return `${lead}${exported ? "export".padEnd(key.length === 1 ? 8 : 7) : ""}${key}=${spelled(key, value, (0, dotenv_spelling.ID)(comment))}${end}`;
		}
		function spelled(key, value, comment = "") {
			let spelling = (0, dotenv_spelling.lO)(value, comment);
			if (!spelling.ok) throw Error(`${key} was found writable and is not: ${spelling.reason}`);
			return spelling.text;
		}
		function append(text, entries) {
			if (entries.length === 0) return text;
			let end = dominantLineEnd(text), isComplete = text === "" || text === dotenv_file.sn || /[\r\n]$/.test(text), lines = entries.map(([key, value]) => `${key}=${spelled(key, value)}${end}`);
			return `${text}${isComplete ? "" : end}${lines.join("")}`;
		}
		function dominantLineEnd(text) {
			let counts = new Map([["\n", 0]]);
			for (let [end] of text.matchAll(/\r\n|\n|\r/g)) counts.set(end, (counts.get(end) ?? 0) + 1);
			return [...counts].reduce((most, next) => next[1] > most[1] ? next : most)[0];
		}
		function assignedKeys(text) {
			return new Set([...(0, dotenv_file.I7)(text).map(({ key }) => key), ...(0, phpdotenv.Hh)(text)?.keys() ?? []]);
		}
		function describe(before, after, set, remove) {
			let present = assignedKeys(before), found = fixedValues(before), other = (0, dotenv_file.I7)(before).filter((each) => fixedValue(each) !== set.get(each.key)), isKept = (key) => found.get(key) === set.get(key) && !other.some((each) => each.key === key), added = [...set.keys()].filter((key) => !present.has(key)), known = [...set.keys()].filter((key) => present.has(key)), changed = known.filter((key) => !isKept(key)), removed = remove.filter((key) => present.has(key)), misread = [...added, ...changed].filter((key) => {
				let spelling = (0, dotenv_spelling.lO)(set.get(key) ?? "");
				return spelling.ok && spelling.loaders.length < dotenv_spelling.Hm.length;
			});
			return {
				ok: !0,
				text: after,
				added,
				changed,
				removed,
				kept: known.filter(isKept),
				misread
			};
		}
		function findMistake(before, after, set, remove) {
			let wasAccepted = (0, phpdotenv.Hh)(before) !== void 0, isAccepted = (0, phpdotenv.Hh)(after) !== void 0, isManaged = (key) => set.has(key) || remove.has(key), others = [...values(before)].filter(([key]) => !isManaged(key)), isKept = wasAccepted === isAccepted ? holdsAll(values(after), others) : isAccepted, remaining = assignedKeys(after), isRemoved = ![...remove].some((key) => remaining.has(key));
			if (holdsAll(fixedValues(after), set) && isRemoved && isKept) return;
			let line = confusingLine(before, isManaged);
			return `${line === void 0 ? "a line of the file" : `line ${line} of the file`} keeps programs from finding it (an unbalanced quote, or no assignment); correct that line first`;
		}
		function holdsAll(found, wanted) {
			return [...wanted].every(([key, value]) => found.get(key) === value);
		}
		function confusingLine(text, isManaged) {
			let isConfusing = (line) => (0, phpdotenv.Hh)(`${line}\nNEXT=1`)?.has("NEXT") !== !0;
			return (0, dotenv_file.qg)(text).filter((segment) => segment.kind !== "assignment" || !isManaged(segment.key)).find((segment) => isConfusing(segment.text))?.line;
		}
		var site_target = __webpack_require__(3242), operation = __webpack_require__(83);
		function envOf({ facts, hide }) {
			let target = (0, site_target.$)(facts);
			return {
				what: "the .env",
				async read(reader) {
					let text = await (0, errors.MW)(reader.read(site_parts.getEnv, target), null);
					text !== null && hide(secretsOf(text));
					return text;
				},
				async write(content, writer, attempts) {
					let effect = await writer.write(site_parts.patchEnv, target, { content }, { attempts });
					if (effect.state !== "not-done" || !(0, errors.c4)(effect.error)) return effect;
					throw new errors.OK("env-unwritable", "The service answered 404 to the write of the .env: it seems to have none of this site.", INSTALL_FIRST, { cause: effect.error });
				}
			};
		}
		function mergeEnv(current, wanted) {
			let { envMode, env, envRemove } = wanted;
			if (envMode === "merge" && current === null) throw new errors.OK("env-unwritable", UNSEEN, GET_A_FILE);
			let before = current ?? "", merged = mergeOrReplace(before, wanted);
			if (!merged.ok) {
				let message = `The .env cannot hold these values: ${merged.refused.map(({ key, reason }) => `${key}: ${reason}`).join("; ")}.`;
				throw new errors.OK("env-unwritable", message, "Change these values.");
			}
			let { ok: _, text, misread, ...keys } = merged, masked = envMode === "replace" || text === before ? [] : (0, difference.F)(before, (key) => !env.has(key) && !envRemove.has(key));
			if (masked.length === 0) return {
				text,
				misread,
				keys
			};
			let message = `The service shows masks or escapes, such as ******** or &quot;, in place of values of the .env: ${masked.join(", ")}. They would be written in place of the real values, so nothing is merged.`;
			throw new errors.OK("env-unwritable", message, GIVE_THEM);
		}
		let UNSEEN = "The service shows no .env of this site. Nothing is merged into an unseen file, as its contents might be lost.", GET_A_FILE = "Install the repository first (ensure-repository; with reinstall-repository: true where one was removed), or set env-mode: replace to write exactly the given keys.", GIVE_THEM = "Give these keys as well, even if a value really looks like that; remove such comments from the file; or set env-mode: replace and give all keys that the site needs.";
		function planMerge(keys, wanted, current) {
			let summary = `.env: ${describeKeys(keys, [
				"add",
				"change",
				"remove"
			])}`;
			return (0, operation.A)(summary, wanted, (_, applying) => writeEnv(wanted, applying, current));
		}
		function describeKeys({ added, changed, removed }, verbs) {
			return [
				added,
				changed,
				removed
			].map((keys, index) => keys.length > 0 && `${verbs[index]} ${keys.join(", ")}`).filter(Boolean).join("; ") || "only the text around the keys differs";
		}
		function warnOfEmptiness(before, wanted, context) {
			let { site } = context.facts, wasDeployed = typeof site == "object" && (site.last_deploy_at ?? null) !== null;
			if (wanted.envMode === "replace" || before === null || !(0, replace.Im)(before) || !wasDeployed) return;
			context.log.warning(".env is empty, although the site was deployed before. Only the given keys will be in it.");
		}
		let NO_KEYS = {
			added: [],
			changed: [],
			removed: [],
			kept: []
		};
		async function writeEnv(wanted, applying, current) {
			let { facts, checkApproved, log, learn } = applying, text = envOf(applying), keys = NO_KEYS, written = await (0, replace.nI)(text, {
				present: current,
				textFor: (now, lost) => {
					if (lost !== void 0 && now !== null && isDamaged(lost, now)) throw damaged;
					let merged = mergeEnv(now, wanted);
					keys = merged.keys;
					checkApproved([planMerge(keys, wanted, now)]);
					learn({ env: keys });
					now !== current && warnOfEmptiness(now, wanted, applying);
					return merged.text;
				},
				shows: (seen, sent, isConfirmed) => showsWritten(wanted, seen, sent, isConfirmed)
			}, applying), { before, sent, shown, answer } = written;
			if (shown === null && (answer ?? null) === null) throw new errors.OK("shown-otherwise", UNCONFIRMED, INSTALL_FIRST);
			await stopAtDamage(written, keys, wanted, applying);
			let { kind, names } = (0, difference.P)(sent, shown ?? sent);
			kind === "more" && log.warning(`.env: lines were added by somebody else since it was written: ${names.join(", ")}`);
			let isAsSent = shown !== null && (0, replace.cZ)(shown, sent), isHidden = shown !== null && !isAsSent && (0, difference.F)(shown).length > 0, replaced = {
				text,
				before: facts.repository === "unknown" && isSeenWhole(before) ? before : null,
				after: shown === null || isHidden ? null : isAsSent ? shown : sent,
				factsBefore: { env: {
					...NO_KEYS,
					kept: [
						...keys.changed,
						...keys.removed,
						...keys.kept
					]
				} }
			}, unseen = shown === null ? NOT_SHOWN : isHidden ? MASKED : "";
			return {
				changed: !0,
				summary: `.env: ${describeKeys(keys, [
					"added",
					"changed",
					"removed"
				])}${unseen}`,
				replaced
			};
		}
		let NOT_SHOWN = "; the service does not show the file, so it could not be read back", MASKED = "; the service shows masks in place of values, so these could not be read back", UNCONFIRMED = "The service shows no .env after the write, nor did it confirm one: without a file it writes nothing.", INSTALL_FIRST = "Install the repository first (ensure-repository): that is what creates the file. Then run again.";
		function showsWritten(wanted, text, sent, isConfirmed) {
			if ((0, replace.cZ)(text, sent)) return !0;
			let { kind } = (0, difference.P)(sent, text);
			if (kind === "none") return isConfirmed;
			let merged = mergeOrReplace(text, wanted);
			return kind === "more" && merged.ok && merged.text === text;
		}
		function isDamaged({ before, sent }, now) {
			if (before !== null && (0, replace.cZ)(now, before)) return !1;
			return [
				"cut",
				"less",
				"escaped"
			].includes((0, difference.P)(sent, now).kind);
		}
		function isSeenWhole(text) {
			return text !== null && (0, difference.F)(text).length === 0;
		}
		async function stopAtDamage(written, keys, wanted, applying) {
			let { before, sent, shown, doubt } = written;
			if (doubt === void 0 || shown === null) return;
			let { kind, names } = (0, difference.P)(sent, shown), differ = `${names.join(", ")}.`;
			if (before !== null && (0, replace.cZ)(shown, before)) throw new errors.OK(doubt.reason, `${doubt.message} ${DIFFER}: ${differ}`, doubt.next);
			let message = `${DAMAGE[kind] ?? CHANGED}: ${differ}`;
			if (kind === "cut") throw new errors.OK("shown-otherwise", message, LOOK);
			let stand = (all) => all.filter((key) => kind === "moved" || !names.includes(key)), [added, changed, removed] = [
				stand(keys.added),
				stand(keys.changed),
				stand(keys.removed)
			];
			applying.learn({ env: {
				...keys,
				added,
				changed,
				removed
			} });
			let isTheirs = (name) => !name.includes(" ") && !wanted.env.has(name);
			if (kind !== "less" || [
				...added,
				...changed,
				...removed
			].length !== 0 || !names.some(isTheirs) || !isSeenWhole(before)) throw new errors.OK("env-damaged", message, LOOK);
			let end = await (0, replace.pK)(envOf(applying), {
				before,
				after: shown
			}, applying).then(() => "The previous file was put back.", (error) => {
				if ((0, errors.si)(error)) throw (0, settle.GP)(error, message);
				return `The previous file could not be put back: ${(0, errors.WE)(error)}`;
			});
			throw new errors.OK("env-damaged", `${message} ${end}`, LOOK);
		}
		let LOOK = "Look at the .env in the pages of the service, and correct it there.", damaged = new errors.OK("shown-otherwise", "It shows only in part, so nothing more was written.", LOOK), DIFFER = "These differ from what was sent", CHANGED = `The service has accepted the .env, and shows another one. It changes what it is sent, or somebody else has written it since, so it was left as it is. ${DIFFER}`, DAMAGE = {
			cut: "The service has accepted the .env, and shows only its beginning, or nothing. As the rest cannot be seen, nothing more was written. Not shown",
			less: "The service has not kept all of the .env that was sent, or somebody else has deleted lines since. This is missing",
			moved: "The service has accepted the .env, and shows its lines in another order. These have moved",
			escaped: `The service escapes the .env, as &amp; for &, each time it is written. Nothing more was written, as that would escape it again. ${DIFFER}`
		};
		function mergeOrReplace(text, { envMode, env, envRemove }) {
			return envMode === "replace" ? merge_replace(text, env) : merge(text, env, envRemove);
		}
		let work = {
			check({ env: values, envMode: mode, envRemove: removed }) {
				let problems = [], report = (input, expected) => problems.push({
					input,
					expected
				});
				values?.size === 0 && removed?.size === 0 && report("env, env-file, env-prefix, env-remove", "at least one value or key for sync-env");
				mode === "replace" && removed !== void 0 && removed.size > 0 && report("env-remove", "nothing with env-mode: replace, which removes all other keys anyway");
				let both = [...removed ?? []].filter((key) => values?.has(key));
				both.length > 0 && report("env-remove", `no key that is also set: ${both.join(", ")}`);
				for (let [key, value] of values ?? []) {
					let spelling = (0, dotenv_spelling.lO)(value);
					spelling.ok || report("env", `a value for ${key} that a .env can hold: ${spelling.reason}`);
				}
				return problems;
			},
			async plan({ inputs, ...planning }) {
				let { facts, dryRun, learn, log } = planning, current = await readCurrent(planning);
				if (current === null && dryRun && facts.repository === "installed" && inputs.envMode === "merge") {
					let summary = `bring .env to the given values of ${[...inputs.env.keys()].join(", ")}, once the repository has brought the file`;
					return { changes: [(0, operation.A)(summary, inputs, (wanted, applying) => writeEnv(wanted, applying, null))] };
				}
				let { text, misread, keys } = mergeEnv(current, inputs);
				for (let key of misread) log.warning(`${key}: no spelling of this value works for all programs that load .env; some other than PHP's phpdotenv will misread it. To be safe, choose a value without quotes.`);
				learn({ env: keys });
				warnOfOddities(text, keys, inputs.env, log);
				if (text === current) return operation.K;
				warnOfEmptiness(current, inputs, planning);
				return { changes: [planMerge(keys, inputs, current)] };
			}
		};
		function warnOfOddities(text, keys, env, log) {
			let written = [...keys.added, ...keys.changed], empty = written.filter((key) => env.get(key) === "");
			empty.length > 0 && log.warning(`${empty.join(", ")}: set to an empty value. Is a secret missing?`);
			let broken = written.filter((key) => /[\r\n]$/.test(env.get(key) ?? ""));
			broken.length > 0 && log.warning(`${broken.join(", ")}: ends in a line break. Was the secret copied with one?`);
			written.length > 0 && text.includes("\r\n") && log.warning(".env has CRLF line ends, which are kept: a shell that loads it reads a carriage return with each value.");
		}
		async function readCurrent(planning) {
			let { facts, dryRun, reader, patience } = planning;
			if (typeof facts.site != "object" || dryRun && facts.repository === "absent") return null;
			let read = () => envOf(planning).read(reader);
			if (facts.repository !== "installed" || dryRun) return (0, replace.Ti)(await read(), read, patience);
			let { value } = await (0, wait.LC)(read, (shown) => shown !== null, "the .env that comes with the repository", patience);
			return (0, replace.Ti)(value, read, patience);
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
