"use strict";
exports.id = 4410;
exports.ids = [4410];
exports.modules = { 4410: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { renderFindings: () => renderFindings });
	var _links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6531), _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(569);
	function renderFindings({ tables, yaml, page }, { say, line }, { places, sanitize }) {
		let drawn = tables.map(({ head, rows }) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.c_)(head, rows.map((cells) => cells.map(say)))), copied = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.DV)("yaml", ["vocabulary: |", ...yaml.map((text) => `  ${line(text)}`)]), toCopy = yaml.length === 0 ? "" : `**Add to your step:**\n\n${copied}`;
		return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.qN)([
			...drawn,
			toCopy,
			`Explained in ${(0, _links_js__WEBPACK_IMPORTED_MODULE_0__.ln)(page, places, sanitize)}.`
		]);
	}
}) };
