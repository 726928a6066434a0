"use strict";
exports.id = 427;
exports.ids = [427];
exports.modules = { 5427: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { compilePattern: () => compilePattern });
	var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);
	let MAX_INSTRUCTIONS = 1e3;
	function compilePattern(source) {
		let compiled;
		try {
			compiled = re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(source);
		} catch {
			return { expected: "regular expressions in RE2 syntax (no look-around, no back-references)" };
		}
		if (compiled.programSize() > MAX_INSTRUCTIONS) return { expected: `regular expressions of at most ${MAX_INSTRUCTIONS} instructions when compiled (x{500} is 500 times x)` };
		return { value: {
			source,
			matches: (line) => compiled.matcher(line).find()
		} };
	}
}) };
