"use strict";
exports.id = 9332;
exports.ids = [9332];
exports.modules = {
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
	9332: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var _api_servers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5236), _api_settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337), _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83);
		let work = { plan: async () => ({ changes: [(0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.A)("refresh the PHP opcache of the server", null, refresh)] }) };
		async function refresh(_, { writer, facts }) {
			(0, _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.Sy)(await writer.write(_api_servers_js__WEBPACK_IMPORTED_MODULE_0__.postOpcacheRefresh, { server: facts.serverId }, void 0), "Whether the PHP opcache was refreshed is not known: every answer was lost.", "Run again: refreshing it twice does no harm.");
			return {
				changed: !0,
				summary: "refreshed the PHP opcache of the server"
			};
		}
	})
};
