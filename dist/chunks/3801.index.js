"use strict";
exports.id = 3801;
exports.ids = [3801];
exports.modules = { 3801: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { noRepository: () => noRepository });
	var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
	function noRepository(said = "") {
		let message = `No repository is installed on the site, so that the service performs no deploy.${said === "" ? "" : ` The service says: “${said}”`}`;
		return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("failed", message, "Add ensure-repository before deploy.");
	}
}) };
