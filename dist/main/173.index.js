export const id = 173;
export const ids = [173];
export const modules = {

/***/ 9554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lookUpPullRequest: () => (/* binding */ lookUpPullRequest)
/* harmony export */ });
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6456);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8331);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7692);



const GET = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
/** Asks GitHub for the state of a pull request in the workflow's repository. Throws only when interrupted. */
async function lookUpPullRequest(number, access, signal) {
    const github = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_0__/* .connect */ .Ng)(access, 'pull-requests: read');
    if ('why' in github)
        return { state: 'unclear', about: 'all', why: github.why };
    const answer = await github.call(GET, { pull_number: number }, signal);
    signal.throwIfAborted();
    return stateOf(answer, number);
}
/** Only an explicit answer counts as closed. */
function stateOf(answer, number) {
    if (answer.state === 'not-done' && (answer.status === 404 || answer.status === 410)) {
        const why = `GitHub shows no pull request of this number (${answer.status})`;
        return { state: 'unclear', about: 'this', why };
    }
    if (answer.state !== 'done')
        return { state: 'unclear', about: 'all', why: answer.why };
    const { data, atMs = Number.NaN } = answer;
    const state = (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .numberOf */ .rl)(data, 'number') === number ? (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(data, 'state') : undefined;
    if (state === 'open')
        return { state };
    const sinceMs = atMs - Date.parse((0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(data, 'closed_at') ?? '');
    if (state === 'closed' && Number.isFinite(sinceMs))
        return { state, sinceMs };
    return { state: 'unclear', about: 'this', why: (0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .whyOf */ .g)(answer) };
}


/***/ })

};
