"use strict";
exports.id = 3425;
exports.ids = [3425];
exports.modules = { 3425: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { chooseSite: () => chooseSite });
	var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _api_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5236), _api_sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208);
	async function chooseSite(reader, name, servers, onServer) {
		let wanted = name === "" ? (await servers()).all : [await onServer(name, servers, (server) => reader.read(_api_servers_js__WEBPACK_IMPORTED_MODULE_1__.getServer, { server }))], chosen, listed = [];
		for (let [nth, server] of wanted.entries()) {
			let sites = await (nth < 20 ? (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSites, { server: server.id }) : void 0)?.catch((error) => {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.si)(error)) throw error;
			}), [site = "missing"] = sites ?? [];
			(chosen === void 0 || chosen.site === "missing" && site !== "missing") && (chosen = {
				serverId: server.id,
				site,
				repository: "unknown"
			});
			let names = sites?.map(({ domain, id }) => `${domain} (id ${id})`);
			listed.push({
				server: `${server.name} (id ${server.id})`,
				sites: names
			});
		}
		if (chosen !== void 0) return {
			...chosen,
			listed
		};
		throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz([{
			input: "server",
			expected: "an account with a server; this one has none at all"
		}]);
	}
}) };
