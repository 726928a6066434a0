export const id = 173;
export const ids = [173];
export const modules = {

/***/ 9554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lookUpPullRequest: () => (/* binding */ lookUpPullRequest)
/* harmony export */ });
const GET = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
/**
 * Asks GitHub how a pull request of the workflow's repository stands, with one request.
 *
 * @throws nothing but the reason of an interruption
 */
async function lookUpPullRequest(number, asking) {
    const github = await connect(asking);
    if (github === undefined) {
        const why = 'what the runner says of the repository (GITHUB_REPOSITORY, GITHUB_API_URL), or its proxy, cannot be used';
        return { state: 'unclear', about: 'all', why };
    }
    const answer = await github.call(GET, { pull_number: number }, asking.signal);
    asking.signal.throwIfAborted();
    return stateOf(answer, number);
}
async function connect({ token, runnerEnv }) {
    try {
        const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(785), __webpack_require__.e(447)]).then(__webpack_require__.bind(__webpack_require__, 6456));
        return connectGitHub(token, runnerEnv, 'pull-requests: read');
    }
    catch {
        return undefined;
    }
}
const STRANGE = {
    state: 'unclear',
    about: 'this',
    why: 'GitHub answered with something unexpected',
};
/** Only what GitHub says outright counts as closed. */
function stateOf(answer, number) {
    if (answer.state === 'not-done' && (answer.status === 404 || answer.status === 410)) {
        const why = `GitHub shows no pull request of this number (${answer.status})`;
        return { state: 'unclear', about: 'this', why };
    }
    if (answer.state !== 'done')
        return { state: 'unclear', about: 'all', why: answer.why };
    const { data, atMs = Number.NaN } = answer;
    if (typeof data !== 'object' || data === null)
        return STRANGE;
    if (!('number' in data) || data.number !== number || !('state' in data))
        return STRANGE;
    if (data.state === 'open')
        return { state: 'open' };
    const closedAt = 'closed_at' in data && typeof data.closed_at === 'string' ? data.closed_at : '';
    const sinceMs = atMs - Date.parse(closedAt);
    return data.state === 'closed' && Number.isFinite(sinceMs) ? { state: 'closed', sinceMs } : STRANGE;
}


/***/ })

};
