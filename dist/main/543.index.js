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
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6456);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8331);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7692);





const UNAFFECTED = 'The run itself is not affected.';
/** GitHub's limit of a comment. */
const MAX_CHARACTERS = 65_536;
/** Of a hundred comments each. */
const MOST_PAGES = 30;
const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
/**
 * Writes the one comment of this site on the pull request of the event, or updates the existing one. Whatever goes wrong on
 * GitHub is one warning. Throws only what `render` throws.
 */
async function leaveComment(parts) {
    const github = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_2__/* .connect */ .Ng)(parts, 'pull-requests: write');
    if (!('why' in github))
        return writeComment(github, parts);
    parts.log.warning(`There is no comment on the pull request: ${github.why}. ${UNAFFECTED}`);
}
/** As `leaveComment`, once there is a connection to GitHub. */
async function writeComment(github, parts) {
    const { githubToken, apiToken, log } = parts;
    const number = github.run.pullRequest?.number;
    if (number === undefined)
        return log.info('no comment: this event is not of a pull request');
    const mark = markOf(parts, github.run, number);
    const body = `${mark}\n${parts.render(github.run, MAX_CHARACTERS - mark.length - 1)}`;
    if (body.includes(githubToken) || body.includes(apiToken))
        return log.warning(`The comment on the pull request was not written: it would hold a token. ${UNAFFECTED}`);
    const signal = (0,_connect_js__WEBPACK_IMPORTED_MODULE_2__/* .withinLimit */ .zl)((0,_connect_js__WEBPACK_IMPORTED_MODULE_2__/* .afterCancel */ .ZZ)(parts.cancel));
    const found = await findComment(github, number, mark, githubToken.startsWith(APP_TOKEN), signal);
    if ('why' in found)
        return log.warning(`The comment on the pull request was not written, as there might be two then: the comments that are there could not be read: ${found.why}. ${UNAFFECTED}`);
    const name = `comment on pull request ${number}`;
    const { comment } = found;
    if (comment !== undefined && (0,_api_settle_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameText */ .cZ)(comment.body, body))
        return log.info(`${name}: it is as it was`);
    const answer = comment === undefined
        ? await github.call(CREATE, { issue_number: number, body }, signal)
        : await github.call(UPDATE, { comment_id: comment.id, body }, signal);
    if (answer.state === 'done' && commentOf(answer.data) !== undefined)
        return log.info(`${name}: ${comment === undefined ? 'written' : 'brought up to date'}`);
    const what = answer.state === 'not-done' ? 'was not written' : 'may or may not have been written';
    log.warning(`The comment on the pull request ${what}: ${(0,_github_js__WEBPACK_IMPORTED_MODULE_3__/* .whyOf */ .g)(answer)}. ${UNAFFECTED}`);
}
/** The prefix of the tokens of apps, also that of a job. */
const APP_TOKEN = 'ghs_';
/**
 * The hidden first line by which the comment is found again. Nobody can forge it without the API token, and a copy from
 * elsewhere belongs to another pull request.
 */
function markOf({ apiToken, about }, { repository }, number) {
    const { baseUrl, server, site } = about;
    const names = [baseUrl, server, site.toLowerCase(), repository.toLowerCase()];
    const text = JSON.stringify(['site-deploy comment', ...names, number]);
    return `<!-- site-deploy comment ${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', apiToken).update(text).digest('hex')} -->`;
}
/**
 * The oldest comment with the mark; undefined only after all have been looked at. Pages are numbered rather than followed:
 * an address that GitHub's answer names would be sent the token.
 */
async function findComment(github, issue, mark, isApp, signal) {
    // Up to an empty page: GitHub leaves out what it does not show, so a page may be short.
    for (let page = 1; page <= MOST_PAGES; page += 1) {
        const answer = await github.call(LIST, { issue_number: issue, per_page: 100, page }, signal);
        const entries = (0,_github_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .M)(answer);
        if (entries === undefined)
            return { why: (0,_github_js__WEBPACK_IMPORTED_MODULE_3__/* .whyOf */ .g)(answer) };
        if (entries.length === 0)
            return { comment: undefined };
        const comment = entries
            .filter((entry) => !(isApp && isByPerson(entry)))
            .flatMap((entry) => commentOf(entry) ?? [])
            .find(({ body }) => body.startsWith(mark));
        if (comment !== undefined)
            return { comment };
    }
    return { why: `there are more than ${MOST_PAGES} pages of them` };
}
/** Anybody who may comment can paste a mark, but only an app can have written with the token of an app. */
function isByPerson(entry) {
    return (0,_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)((0,_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldOf */ ._F)(entry, 'user'), 'type') === 'User';
}
function commentOf(entry) {
    const id = (0,_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(entry, 'id');
    return id === undefined ? undefined : { id, body: (0,_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(entry, 'body') ?? '' };
}


/***/ })

};
