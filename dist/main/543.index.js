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
/** GitHub's limit for a comment. */
const MAX_CHARACTERS = 65_536;
/** Pages have a hundred comments each. */
const MOST_PAGES = 30;
const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
/** Writes this site's comment on the event's pull request, or updates it. Any problem with GitHub is a warning. */
async function leaveComment(parts) {
    const github = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_2__/* .connect */ .Ng)(parts, 'pull-requests: write');
    if (!('why' in github))
        return writeComment(github, parts);
    parts.log.warning(`There is no comment on the pull request: ${github.why}. ${UNAFFECTED}`);
}
/** Does the same over an existing connection. */
async function writeComment(github, parts) {
    const { githubToken, apiToken, log } = parts;
    const number = github.run.pullRequest?.number;
    if (number === undefined)
        return log.info('no comment: the event is not about a pull request');
    const mark = markOf(parts, github.run, number);
    const body = `${mark}\n${parts.render(github.run, MAX_CHARACTERS - mark.length - 1)}`;
    if (body.includes(githubToken) || body.includes(apiToken))
        return log.warning(`The comment on the pull request was not written: it would contain a token. ${UNAFFECTED}`);
    const signal = (0,_connect_js__WEBPACK_IMPORTED_MODULE_2__/* .withinLimit */ .zl)((0,_connect_js__WEBPACK_IMPORTED_MODULE_2__/* .afterCancel */ .ZZ)(parts.cancel));
    const found = await findComment(github, number, mark, githubToken.startsWith(APP_TOKEN), signal);
    if ('why' in found)
        return log.warning(`The comment on the pull request was not written, because the existing comments could not be read: ${found.why}. ${UNAFFECTED}`);
    const name = `comment on pull request ${number}`;
    const { comment } = found;
    if (comment !== undefined && (0,_api_settle_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameText */ .cZ)(comment.body, body))
        return log.info(`${name}: unchanged`);
    const answer = comment === undefined
        ? await github.call(CREATE, { issue_number: number, body }, signal)
        : await github.call(UPDATE, { comment_id: comment.id, body }, signal);
    if (answer.state === 'done' && commentOf(answer.data) !== undefined)
        return log.info(`${name}: ${comment === undefined ? 'written' : 'updated'}`);
    const what = answer.state === 'not-done' ? 'was not written' : 'may or may not have been written';
    log.warning(`The comment on the pull request ${what}: ${(0,_github_js__WEBPACK_IMPORTED_MODULE_3__/* .whyOf */ .g)(answer)}. ${UNAFFECTED}`);
}
/** The prefix of app tokens, the job's own token among them. */
const APP_TOKEN = 'ghs_';
/** The hidden first line that identifies the comment. It is signed with the API token and valid for one pull request. */
function markOf({ apiToken, about }, { repository }, number) {
    const { baseUrl, server, site } = about;
    const names = [baseUrl, server, site.toLowerCase(), repository.toLowerCase()];
    const text = JSON.stringify(['site-deploy comment', ...names, number]);
    return `<!-- site-deploy comment ${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', apiToken).update(text).digest('hex')} -->`;
}
/**
 * Finds the oldest comment with the mark; undefined only after looking at all. Pages are requested by number: following a link
 * in an answer would send the token to that address.
 */
async function findComment(github, issue, mark, isApp, signal) {
    // Only an empty page is the last: GitHub omits hidden comments, so any page may be short.
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
/** Anyone may paste a mark into a comment, but only an app writes with an app's token. */
function isByPerson(entry) {
    return (0,_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)((0,_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldOf */ ._F)(entry, 'user'), 'type') === 'User';
}
function commentOf(entry) {
    const id = (0,_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(entry, 'id');
    return id === undefined ? undefined : { id, body: (0,_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(entry, 'body') ?? '' };
}


/***/ })

};
