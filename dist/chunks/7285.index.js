"use strict";
exports.id = 7285;
exports.ids = [7285];
exports.modules = { 7285: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { getPage: () => getPage });
	var _core_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5253), _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1115), _network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1113);
	async function getPage(url, proxy, timeoutMs, waits, ownHeaders = {}) {
		let peer = proxy !== void 0 && new URL(url).protocol === "http:" ? "proxy" : "service", agent = await (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.S)({
			proxy,
			connectTimeoutMs: timeoutMs,
			passesOn: !0
		}), headers = {
			accept: "*/*",
			"user-agent": "site-deploy health check",
			...ownHeaders
		};
		return (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_0__.ux)(waits, timeoutMs, async (signal) => {
			let answer = await (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.t)(agent, url, {
				method: "GET",
				signal,
				headers
			}, peer), chunks = [], size = 0;
			for await (let chunk of answer.body) {
				chunks.push(chunk);
				size += chunk.length;
				if (size >= 1048576) break;
			}
			let [location] = [answer.headers.location].flat(), isChallenge = answer.headers["cf-mitigated"] === "challenge" || void 0, text = Buffer.concat(chunks).toString("utf8");
			return {
				status: answer.statusCode,
				location,
				text,
				isChallenge
			};
		}).catch((error) => {
			waits.signal.throwIfAborted();
			throw (0, _network_js__WEBPACK_IMPORTED_MODULE_2__.Dx)("the request", !1, error, "site");
		}).finally(() => void agent.destroy());
	}
}) };
