"use strict";
exports.id = 9374;
exports.ids = [9374];
exports.modules = {
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
	8744: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => planChange,
			n: () => spellChange
		});
		function planChange(summary, content, basis) {
			return {
				summary,
				content: () => content,
				basis: () => basis
			};
		}
		function spellChange({ summary, content }) {
			return JSON.stringify([summary, content()], (_, part) => part instanceof Map || part instanceof Set ? [...part].sort() : part);
		}
	}),
	9374: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var _api_advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8966), _api_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5236), _api_settle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337), _core_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6851), _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8208), _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4156), _change_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8744);
		let work = {
			async plan({ facts: { serverId }, reader }) {
				let { name, status } = await reader.read(_api_servers_js__WEBPACK_IMPORTED_MODULE_1__.getServer, { server: serverId }), summary = `restart the server ${name} and wait until it is back`;
				return { changes: [(0, _change_js__WEBPACK_IMPORTED_MODULE_6__.A)(summary, { name }, { status })] };
			},
			apply: restart
		};
		async function restart({ name }, applying, before) {
			let { facts, writer, patience } = applying, { clock } = patience, effect = await writer.write(_api_servers_js__WEBPACK_IMPORTED_MODULE_1__.postServerRestart, { server: facts.serverId }, void 0), startedAt = clock.now();
			effect.state !== "done" && warnOfLostAnswer(effect, name, applying);
			let wasAway = await watchServer(before, effect.state === "done", applying), took = (0, _core_duration_js__WEBPACK_IMPORTED_MODULE_3__.a)(clock.now() - startedAt);
			if (!wasAway && effect.state !== "done") throw neverSeenAway(effect.error);
			return {
				changed: !0,
				summary: `restarted the server ${name}${wasAway ? `, which was back after ${took}` : `; it was never seen to be away within ${took}, so it counts as back`}`
			};
		}
		function warnOfLostAnswer({ state, error }, name, { log }) {
			if (state === "not-done") throw error;
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.si)(error)) throw (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_2__.GP)(error, `Whether the server ${name} restarts is not known.`);
			if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.hD && error.status === 503) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("unknown", `The restart of the server ${name} was answered with status 503: most likely it is rebooting already, or was away for another reason.`, "Wait until it is back, and run again if it still has to be restarted.", { cause: error });
			log.warning(`${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.WE)(error)} It is not sent again; whether the server goes away will tell whether it took effect.`);
		}
		async function watchServer(before, isConfirmed, applying) {
			let { log, tookEffect, patience } = applying, startedAt = patience.clock.now(), [wasAway, wasSeenAway] = [!1, !1], silences = 0, words = "it was not looked at yet", look = async () => {
				let seen = await lookAt(before, applying), { state } = seen;
				words = seen.words;
				state === "silent" ? silences += 1 : state !== "unclear" && (silences = 0);
				let isAway = state === "away" || silences > 1 && isConfirmed;
				isAway && !wasAway && log.info(`the server is away: ${words}`);
				wasAway ||= isAway;
				wasSeenAway ||= state === "away";
				wasAway && tookEffect();
				let graceIsOver = patience.clock.now() - startedAt >= 2e4;
				return state === "as-before" && (wasSeenAway || graceIsOver) ? { value: wasAway } : { holdMs: seen.holdMs };
			}, activity = {
				doing: "restarting the server",
				awaited: () => `${wasAway ? "waiting for it to come back" : "it was not seen to go away yet"}; ${words}`
			};
			try {
				return await patience.during(activity, () => (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_2__.c)(look, _api_settle_js__WEBPACK_IMPORTED_MODULE_2__.$Q.server, patience));
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.cc) throw (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_2__.GP)(error, "The server was told to restart and was not seen to be back yet.");
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.j3)) throw error;
				if (!wasAway && !isConfirmed) throw neverSeenAway(error);
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("timed_out", `The server was told to restart and was not seen to be back within the ${error.input}: ${words}. It may still be rebooting.`, `Look at the server before running again, which would restart it again; raise ${error.input} if it needs more time.`, { cause: error });
			}
		}
		async function lookAt(before, { facts, reader }) {
			try {
				let { status } = await reader.read(_api_servers_js__WEBPACK_IMPORTED_MODULE_1__.getServer, { server: facts.serverId }, { attempts: 1 });
				return {
					state: status === before.status ? "as-before" : "away",
					words: (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.qS)({ status }),
					holdMs: 0
				};
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.hD)) throw error;
				let { reason, message, retryAfterMs: holdMs = 0 } = error, isSilent = reason === "unreachable" || reason === "ambiguous" && error.status !== void 0;
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.WG)(error)) return {
					state: isSilent ? "silent" : "unclear",
					words: message,
					holdMs
				};
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("unknown", "The server was told to restart, but the service refuses to show whether it is back.", (0, _api_advice_js__WEBPACK_IMPORTED_MODULE_0__.T)(error), { cause: error });
			}
		}
		function neverSeenAway(cause) {
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("unknown", "The answer to the restart was lost and the server was never seen to be away: whether it restarts is not known.", "Look at the server (show-server-logs prints its newest entries) before running again, which would restart it again.", { cause });
		}
	})
};
