"use strict";
exports.id = 6872;
exports.ids = [6872];
exports.modules = { 6872: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { report: () => report });
	var _api_providers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5834), _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6192), _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6057);
	let SPELLED = /(?:^|[{,])[ \t]*["']?(hosted_git_\d)["']?[ \t]*:[ \t]*["']?([\w-]+)/gm;
	function report(text, form) {
		let parsed = (0, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.R8)(_api_providers_js__WEBPACK_IMPORTED_MODULE_2__.r)(text);
		if ("value" in parsed) return;
		let word = [...(0, _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__.j1)(form, "vocabulary").text.matchAll(SPELLED)].find(([, , product = ""]) => product.toLowerCase() === text.toLowerCase())?.[1], hint = word === void 0 ? "these words are neutral: map one of them in vocabulary, as in hosted_git_1: github, and write that one (examples/vocabulary.yml)" : `write ${word}, which vocabulary translates`;
		form.report("repository-provider", `${parsed.expected}; ${hint}`);
	}
}) };
