export const id = 680;
export const ids = [680];
export const modules = {

/***/ 8237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* binding */ connectGitHub)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2785);
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9783);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6752);



const CALL_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;
/** The largest answer that is read, in bytes. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
/**
 * Connects to the API that the runner names (`GITHUB_API_URL`). Nothing is sent yet.
 *
 * @throws when the runner names no repository
 */
function connectGitHub(token) {
    const { repo, apiUrl } = _actions_github__WEBPACK_IMPORTED_MODULE_0__/* .context */ ._;
    const dispatcher = createDispatcher(apiUrl);
    const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, {
        baseUrl: apiUrl,
        userAgent: 'site-deploy',
        log: silent,
        // Else what an answer's headers say would be printed on stderr, where the runner looks for commands.
        request: { fetch: fetchWith(dispatcher), log: silent },
    });
    return {
        run: runOf(),
        async call(route, parameters, signal) {
            const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
            try {
                const request = { signal: AbortSignal.any([signal, timeout]) };
                const { status, data } = await octokit.request(route, { ...repo, ...parameters, request });
                return status < 300 ? { state: 'done', data } : refusal(status, {}, undefined);
            }
            catch (error) {
                if (signal.aborted)
                    return { state: 'unknown', why: 'the run was interrupted' };
                if (timeout.aborted)
                    return { state: 'unknown', why: `GitHub did not answer within ${CALL_TIMEOUT_MS / 1_000} s` };
                return failure(error);
            }
        },
    };
}
function ignore() { }
/** By the proxy that the runner's environment names, if any. */
function createDispatcher(url) {
    const proxy = (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_1__/* .getProxyUrl */ .s)(new URL(url));
    const options = { maxResponseSize: MAX_BODY_BYTES, connect: { timeout: CONNECT_TIMEOUT_MS } };
    return proxy === undefined ? new undici__WEBPACK_IMPORTED_MODULE_2__/* .Agent */ .g6(options) : new undici__WEBPACK_IMPORTED_MODULE_2__/* .ProxyAgent */ .kT({ uri: proxy.href, ...options });
}
/** A `fetch` that follows no redirect, as the token would go with it, and reads and unpacks nothing without bound. */
function fetchWith(dispatcher) {
    return async (url, { method, headers, body, signal }) => {
        const answer = await (0,undici__WEBPACK_IMPORTED_MODULE_2__/* .request */ .Em)(url, { dispatcher, method, headers, body: body ?? null, signal });
        const text = await answer.body.text();
        const kept = ['content-type', 'retry-after', 'x-ratelimit-remaining'].flatMap((name) => {
            const value = answer.headers[name];
            return typeof value === 'string' ? [[name, value]] : [];
        });
        const { statusCode: status } = answer;
        return new undici__WEBPACK_IMPORTED_MODULE_2__.Response([204, 205, 304].includes(status) ? null : text, { status, headers: kept });
    };
}
function runOf() {
    const { payload, sha, serverUrl, repo, runId } = _actions_github__WEBPACK_IMPORTED_MODULE_0__/* .context */ ._;
    const head = payload.pull_request?.head?.sha;
    const commit = typeof head === 'string' ? head : sha;
    const number = payload.pull_request?.number;
    return {
        commit: commit === '' ? undefined : commit,
        pullRequest: typeof number === 'number' ? number : undefined,
        logUrl: Number.isSafeInteger(runId)
            ? `${serverUrl}/${repo.owner}/${repo.repo}/actions/runs/${runId}`
            : undefined,
    };
}
/** What octokit threw. Its message is never kept: it may quote URLs and headers. */
function failure(error) {
    const response = error instanceof Error && 'response' in error ? error.response : undefined;
    if (isRecord(response) && typeof response.status === 'number') {
        return refusal(response.status, isRecord(response.headers) ? response.headers : {}, response.data);
    }
    const code = codeOf(error);
    return { state: 'unknown', why: `GitHub could not be reached${code === '' ? '' : ` (${code})`}` };
}
function refusal(status, headers, data) {
    const isLimited = status === 429 ||
        (status === 403 && (headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined));
    if (isLimited)
        return { state: 'unknown', why: `GitHub takes no more requests for now (${status})` };
    if (status >= 500)
        return { state: 'unknown', why: `GitHub answered with status ${status}` };
    return { state: 'not-done', why: whyRefused(status, data) };
}
function whyRefused(status, data) {
    switch (status) {
        case 401:
            return 'GitHub does not accept github-token (401); give github-token: ${{ github.token }}';
        case 403:
        case 404:
            return `github-token may not do that (${status}); give the job the permission deployments: write, which a run from a fork never has`;
    }
    if (status < 400)
        return `GITHUB_API_URL answers with a redirect (${status}), and redirects are never followed`;
    const said = isRecord(data) && typeof data.message === 'string' ? `: “${data.message.slice(0, 300)}”` : '';
    return `GitHub refused it (${status})${said}`;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}
/** The code of an error, or of the first of its causes that has one. */
function codeOf(error) {
    if (!isRecord(error))
        return '';
    if (typeof error.code === 'string' && /^[A-Z0-9_]{1,60}$/.test(error.code))
        return error.code;
    return codeOf(error.cause);
}


/***/ }),

/***/ 396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ HttpClient)
/* harmony export */ });
/* unused harmony export BearerCredentialHandler */
// What @actions/core imports for `getIDToken` alone, which this action never calls. The real one loads the whole of
// undici with it, on every start. See docs/decisions/0005-start-up.md. @actions/github asks it for a way through a proxy,
// which workflow/github.ts finds itself.
class HttpClient {
  getAgent() {}

  getAgentDispatcher() {}

  getJson() {
    throw new Error('HTTP by way of the toolkit is not packed');
  }
}

class BearerCredentialHandler {}


/***/ })

};
