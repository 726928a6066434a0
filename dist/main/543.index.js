export const id = 543;
export const ids = [543];
export const modules = {

/***/ 4543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   leaveComment: () => (/* binding */ leaveComment)
/* harmony export */ });
/* unused harmony export writeComment */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _api_settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6484);
/* harmony import */ var _grace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9462);



/**
 * Leaves the one comment of this site on the pull request of the event: writes it, or brings the one that is there up to
 * date. Whatever goes wrong on GitHub is one warning. Throws only what `render` throws.
 */
async function leaveComment(parts) {
    const github = await connect(parts);
    if (github !== undefined)
        await writeComment(github, parts);
}
async function connect({ githubToken, runnerEnv, log }) {
    try {
        const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(785), __webpack_require__.e(447)]).then(__webpack_require__.bind(__webpack_require__, 6456));
        return connectGitHub(githubToken, runnerEnv, 'pull-requests: write');
    }
    catch {
        log.warning(`There is no comment on the pull request: what the runner says of the repository and the event (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH), or its proxy, cannot be used. ${UNAFFECTED}`);
        return undefined;
    }
}
const UNAFFECTED = 'The run itself is not affected.';
/** GitHub's limit of a comment. */
const MAX_CHARACTERS = 65_536;
/** A page holds a hundred comments. */
const MOST_PAGES = 30;
/** However slowly GitHub answers: the run waits for it. */
const TIME_LIMIT_MS = 30_000;
/** As `leaveComment`, once there is a connection to GitHub. */
async function writeComment(github, parts) {
    const { githubToken, apiToken, log } = parts;
    const { pullRequest } = github.run;
    if (pullRequest === undefined)
        return log.info('no comment: this event is not of a pull request');
    const mark = markOf(parts, github.run, pullRequest.number);
    const body = `${mark}\n${parts.render(github.run, MAX_CHARACTERS - mark.length - 1)}`;
    if ([githubToken, apiToken].some((token) => body.includes(token)))
        return log.warning(`The comment on the pull request was not written: it would hold a token. ${UNAFFECTED}`);
    const signal = AbortSignal.any([(0,_grace_js__WEBPACK_IMPORTED_MODULE_2__/* .afterAbort */ .L)(parts.cancel), AbortSignal.timeout(TIME_LIMIT_MS)]);
    const call = async (route, parameters) => {
        const answer = await github.call(route, parameters, signal);
        if (answer.state === 'done' || !signal.aborted)
            return answer;
        const why = parts.cancel.aborted ? 'the workflow was cancelled' : 'GitHub takes too long';
        return { state: 'unknown', why };
    };
    const found = await findComment(call, pullRequest.number, mark, githubToken.startsWith(APP_TOKEN));
    if ('why' in found) {
        return log.warning(`The comment on the pull request was not written, as there might be two then: the comments that are there could not be read: ${found.why}. ${UNAFFECTED}`);
    }
    const name = `comment on pull request ${pullRequest.number}`;
    const { comment } = found;
    if (comment !== undefined && (0,_api_settle_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameText */ .cZ)(comment.body, body))
        return log.info(`${name}: it is as it was`);
    const answer = comment === undefined
        ? await call(CREATE, { issue_number: pullRequest.number, body })
        : await call(UPDATE, { comment_id: comment.id, body });
    if (answer.state === 'done' && commentOf(answer.data) !== undefined)
        return log.info(`${name}: ${comment === undefined ? 'written' : 'brought up to date'}`);
    const what = answer.state === 'not-done' ? 'was not written' : 'may or may not have been written';
    log.warning(`The comment on the pull request ${what}: ${whyOf(answer)}. ${UNAFFECTED}`);
}
const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
/** What the tokens of apps begin with, also that of a job. */
const APP_TOKEN = 'ghs_';
/**
 * The hidden first line by which the comment is found again. Nobody can make one up without the API token, and one that is
 * copied from elsewhere is that of another pull request.
 */
function markOf({ apiToken, about }, { repository }, number) {
    const { baseUrl, server, site } = about;
    const text = JSON.stringify([
        'site-deploy comment',
        baseUrl,
        server,
        site.toLowerCase(),
        repository.toLowerCase(),
        number,
    ]);
    return `<!-- site-deploy comment ${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', apiToken).update(text).digest('hex')} -->`;
}
/** The oldest comment with the mark; none only where all have been looked at. */
async function findComment(call, issue, mark, isApp) {
    // Up to an empty page: GitHub may leave out some of a page that it does not show.
    for (let page = 1; page <= MOST_PAGES; page += 1) {
        const answer = await call(LIST, { issue_number: issue, per_page: 100, page });
        if (answer.state !== 'done' || !Array.isArray(answer.data))
            return { why: whyOf(answer) };
        if (answer.data.length === 0)
            return { comment: undefined };
        const ours = answer.data
            .filter((one) => !(isApp && isOfPerson(one)))
            .flatMap((one) => commentOf(one) ?? [])
            .find(({ body }) => body.startsWith(mark));
        if (ours !== undefined)
            return { comment: ours };
    }
    return { why: `there are more than ${MOST_PAGES} pages of them` };
}
function whyOf(answer) {
    return answer.state === 'done' ? 'GitHub answered with something unexpected' : answer.why;
}
/** Anybody who may comment can paste a mark; only what an app has written can be of this action's token. */
function isOfPerson(one) {
    return isRecord(one) && isRecord(one.user) && one.user.type === 'User';
}
function commentOf(one) {
    if (!isRecord(one) || typeof one.id !== 'number' || !Number.isSafeInteger(one.id))
        return undefined;
    return { id: one.id, body: typeof one.body === 'string' ? one.body : '' };
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}


/***/ })

};
