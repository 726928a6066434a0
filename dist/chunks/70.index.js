"use strict";
exports.id = 70;
exports.ids = [70];
exports.modules = { 1070: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { createProxyAgent: () => createProxyAgent });
	var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4371), _network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1113);
	function createProxyAgent({ origin, authorization }, connect, tls, options) {
		return new undici__WEBPACK_IMPORTED_MODULE_0__.kT({
			...options,
			uri: origin,
			proxyTls: tls,
			requestTls: tls,
			headers: { "user-agent": "site-deploy" },
			...authorization !== void 0 && { token: authorization },
			clientFactory: (proxy) => tellingClient(new undici__WEBPACK_IMPORTED_MODULE_0__.Kj(proxy, { connect }), tls.timeout)
		});
	}
	function tellingClient(client, timeoutMs) {
		let connect = client.connect.bind(client);
		return Object.assign(client, { async connect(options) {
			let signal = AbortSignal.timeout(Math.ceil(timeoutMs)), answer = await connect({
				...options,
				signal
			}).catch((error) => {
				throw new _network_js__WEBPACK_IMPORTED_MODULE_1__.Xb("proxy", error);
			});
			if (answer.statusCode >= 200 && answer.statusCode < 300) return {
				...answer,
				statusCode: 200
			};
			answer.socket.on("error", () => {}).destroy();
			throw new _network_js__WEBPACK_IMPORTED_MODULE_1__.Xb("proxy", void 0, answer.statusCode);
		} });
	}
}) };
