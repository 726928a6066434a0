export const id = 655;
export const ids = [655];
export const modules = {

/***/ 9655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compilePattern: () => (/* binding */ compilePattern)
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);

/**
 * Compiles a pattern for an engine that takes linear time whatever the pattern (RE2), case-sensitive.
 *
 * @returns undefined for what is no such pattern; the engine's own words would quote it
 */
function compilePattern(source) {
    try {
        const compiled = re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.compile(source);
        return { source, matches: (line) => compiled.matcher(line).find() };
    }
    catch {
        return undefined;
    }
}


/***/ })

};
