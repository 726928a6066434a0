export const id = 684;
export const ids = [684];
export const modules = {

/***/ 1684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compilePattern: () => (/* binding */ compilePattern)
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);

/**
 * The most instructions of a compiled pattern, with counted repetitions written out. The time for a line is proportional to
 * their number, and a match cannot be interrupted. Ordinary patterns have fewer than 100.
 */
const MAX_INSTRUCTIONS = 1000;
/** Compiles a case-sensitive pattern for RE2, which takes linear time for any pattern. */
function compilePattern(source) {
    let compiled;
    try {
        compiled = re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.compile(source);
    }
    catch {
        return { expected: 'regular expressions in RE2 syntax (no look-around, no back-references)' };
    }
    if (compiled.programSize() > MAX_INSTRUCTIONS) {
        return {
            expected: `regular expressions of at most ${MAX_INSTRUCTIONS} instructions when compiled (x{500} is 500 times x)`,
        };
    }
    return { value: { source, matches: (line) => compiled.matcher(line).find() } };
}


/***/ })

};
