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
 * Instructions of a compiled pattern, counted repetitions written out. The time for a line is in proportion to them,
 * and nothing ends a match once it has begun; ordinary patterns have less than 100.
 */
const MAX_INSTRUCTIONS = 1000;
/**
 * Compiles a pattern for an engine that takes linear time whatever the pattern (RE2), case-sensitive.
 *
 * @returns the pattern, or what was expected of it; the engine's own words would quote it
 */
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
