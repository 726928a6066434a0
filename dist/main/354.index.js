export const id = 354;
export const ids = [354];
export const modules = {

/***/ 987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* binding */ connectGitHub)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2785);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6752);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);
/* harmony import */ var _net_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4838);
/* harmony import */ var _net_connection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7498);
/* harmony import */ var _net_proxy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5312);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6830);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7692);









const CALL_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;
/**
 * Connects to the API at `GITHUB_API_URL`, through the runner's proxy if it has one. Nothing is sent yet.
 *
 * @param needed is named when GitHub refuses a call
 * @throws if the runner names no repository, an event that cannot be read, or an unusable proxy
 */
function connectGitHub({ githubToken, runnerEnv }, needed) {
    const run = runOf(runnerEnv);
    const [owner, repo] = run.repository.split('/');
    const apiUrl = runnerEnv.GITHUB_API_URL ?? 'https://api.github.com';
    const found = (0,_net_proxy_js__WEBPACK_IMPORTED_MODULE_6__/* .proxyFor */ .iJ)(apiUrl, runnerEnv);
    if (!('proxy' in found))
        throw new TypeError('The proxy of the runner cannot be used');
    const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_1__/* .getOctokit */ .Q)(githubToken, {
        baseUrl: apiUrl,
        userAgent: 'site-deploy',
        log: silent,
        // Otherwise octokit prints headers of answers to stderr, where the runner looks for commands.
        request: { fetch: fetchBy(found.proxy), log: silent },
    });
    return {
        run,
        async call(route, parameters, signal) {
            const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
            try {
                const request = { signal: AbortSignal.any([signal, timeout]) };
                const { status, data, headers } = await octokit.request(route, {
                    owner,
                    repo,
                    ...parameters,
                    request,
                });
                const atMs = headers.date === undefined ? undefined : Date.parse(headers.date);
                return status < 300 ? { state: 'done', data, atMs } : refusal(status, {}, undefined, needed);
            }
            catch (error) {
                if (signal.aborted)
                    return { state: 'unknown', why: whyAborted(signal) };
                if (timeout.aborted)
                    return { state: 'unknown', why: `GitHub did not answer within ${CALL_TIMEOUT_MS / 1_000} s` };
                return failure(error, needed);
            }
        },
    };
}
function ignore() { }
/** The signal aborts for a cancel, or for the time limit of a task. */
function whyAborted({ reason }) {
    return reason?.name === 'TimeoutError' ? 'GitHub takes too long' : 'the workflow was cancelled';
}
/** Creates a `fetch` that limits what it reads, and follows no redirect: the token would go with it. */
function fetchBy(tunnel) {
    return async (url, { method, headers, body, signal }) => {
        // Each call has its own, because its signal must also end a connection attempt.
        const dispatcher = (0,_net_connection_js__WEBPACK_IMPORTED_MODULE_5__/* .createAgent */ .S)({ tunnel, signal, connectTimeoutMs: CONNECT_TIMEOUT_MS }, false);
        try {
            const answer = await (0,undici__WEBPACK_IMPORTED_MODULE_2__/* .request */ .Em)(url, { dispatcher, method, headers, body: body ?? null, signal });
            const text = (await (0,_net_body_js__WEBPACK_IMPORTED_MODULE_4__/* .readBody */ .x8)(answer.body, false)).toString('utf8');
            return responseOf(answer, text);
        }
        finally {
            void dispatcher.destroy();
        }
    };
}
function responseOf({ statusCode: status, headers }, text) {
    const kept = new undici__WEBPACK_IMPORTED_MODULE_2__.Headers();
    for (const name of ['content-type', 'date', 'retry-after', 'x-ratelimit-remaining'])
        if (typeof headers[name] === 'string')
            kept.set(name, headers[name]);
    return new undici__WEBPACK_IMPORTED_MODULE_2__.Response([204, 205, 304].includes(status) ? null : text, { status, headers: kept });
}
/** Not the toolkit's `context`, which knows only the environment of the process. */
function runOf(env) {
    const path = env.GITHUB_EVENT_PATH ?? '';
    const payload = (0,_event_js__WEBPACK_IMPORTED_MODULE_7__/* .readPayload */ .rD)(path);
    if (payload === undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        throw new TypeError('The event cannot be read');
    const repository = env.GITHUB_REPOSITORY || ((0,_payload_js__WEBPACK_IMPORTED_MODULE_8__/* .textOf */ .b6)((0,_payload_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(payload, 'repository'), 'full_name') ?? '');
    if (!/^[^/]+\/[^/]+$/.test(repository))
        throw new TypeError('The runner names no repository');
    const number = (0,_event_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestOf */ ._n)(payload);
    const head = (0,_payload_js__WEBPACK_IMPORTED_MODULE_8__/* .textOf */ .b6)((0,_payload_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)((0,_payload_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(payload, 'pull_request'), 'head'), 'sha');
    const commit = (number === undefined ? undefined : head) ?? env.GITHUB_SHA;
    const repositoryUrl = `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${repository}`;
    const runId = Number(env.GITHUB_RUN_ID);
    return {
        commit: commit === '' ? undefined : commit,
        pullRequest: number === undefined ? undefined : { number, head },
        repository,
        repositoryUrl,
        logUrl: runId > 0 ? `${repositoryUrl}/actions/runs/${runId}` : undefined,
    };
}
/** Translates an error of octokit. Its message is dropped because it may quote URLs and headers. */
function failure(error, needed) {
    const response = (0,_payload_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(error, 'response');
    const status = (0,_payload_js__WEBPACK_IMPORTED_MODULE_8__/* .numberOf */ .rl)(response, 'status');
    if (status !== undefined)
        return refusal(status, (0,_payload_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(response, 'headers'), (0,_payload_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(response, 'data'), needed);
    const code = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error);
    return { state: 'unknown', why: `GitHub could not be reached${code === '' ? '' : ` (${code})`}` };
}
function refusal(status, headers, data, needed) {
    const isLimited = status === 429 ||
        (status === 403 &&
            ((0,_payload_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(headers, 'x-ratelimit-remaining') === '0' || (0,_payload_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(headers, 'retry-after') !== undefined));
    if (isLimited)
        return { state: 'unknown', why: `GitHub accepts no more requests for now (${status})` };
    if (status >= 500)
        return { state: 'unknown', why: `GitHub answered with status ${status}` };
    return { state: 'not-done', why: whyRefused(status, data, needed), status };
}
function whyRefused(status, data, needed) {
    const message = (0,_payload_js__WEBPACK_IMPORTED_MODULE_8__/* .textOf */ .b6)(data, 'message');
    const said = message === undefined ? '' : `: “${message}”`;
    switch (status) {
        case 401:
            return 'GitHub does not accept github-token (401); give github-token: ${{ github.token }}';
        case 403:
        case 404:
            return `github-token may not do that (${status}${said}); give the job the permission ${needed}${needed.endsWith('write') ? ', which a run from a fork never has' : ''}`;
    }
    if (status < 400)
        return `GITHUB_API_URL answers with a redirect (${status}), and redirects are never followed`;
    return `GitHub refused it (${status})${said}`;
}


/***/ }),

/***/ 396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ HttpClient)
/* harmony export */ });
/* unused harmony export BearerCredentialHandler */
// The module that @actions/core imports for `getIDToken` alone, which this action never calls. The real one loads the whole of
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
