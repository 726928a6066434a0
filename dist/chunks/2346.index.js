"use strict";
exports.id = 2346;
exports.ids = [2346];
exports.modules = { 2346: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { work: () => work });
	var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83), _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2328);
	let work = { async plan({ facts }) {
		if ((0, _repository_js__WEBPACK_IMPORTED_MODULE_1__.a5)(facts)) return _operation_js__WEBPACK_IMPORTED_MODULE_0__.KN;
		return {
			changes: [(0, _repository_js__WEBPACK_IMPORTED_MODULE_1__.r2)(facts)],
			expected: { repository: "absent" }
		};
	} };
}) };
