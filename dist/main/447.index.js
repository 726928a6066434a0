export const id = 447;
export const ids = [447];
export const modules = {

/***/ 6456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* binding */ connectGitHub)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2785);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6752);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _net_connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7498);
/* harmony import */ var _net_proxy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5312);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6830);






const CALL_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;
/**
 * Connects to the API that the runner names (`GITHUB_API_URL`), by its proxy if any. Nothing is sent yet.
 *
 * @param runnerEnv the environment of the runner, for its proxy
 * @param needed what is named where GitHub refuses a call
 * @throws when the runner names no repository, or an unusable proxy
 */
function connectGitHub(token, runnerEnv, needed) {
    const { repo, apiUrl } = _actions_github__WEBPACK_IMPORTED_MODULE_0__/* .context */ ._;
    const found = (0,_net_proxy_js__WEBPACK_IMPORTED_MODULE_4__/* .proxyFor */ .iJ)(apiUrl, runnerEnv);
    if (!('proxy' in found))
        throw new TypeError('The proxy of the runner cannot be used');
    const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, {
        baseUrl: apiUrl,
        userAgent: 'site-deploy',
        log: silent,
        // Else what an answer's headers say would be printed on stderr, where the runner looks for commands.
        request: { fetch: fetchBy(found.proxy), log: silent },
    });
    return {
        run: runOf(),
        async call(route, parameters, signal) {
            const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
            try {
                const request = { signal: AbortSignal.any([signal, timeout]) };
                const { status, data, headers } = await octokit.request(route, { ...repo, ...parameters, request });
                const atMs = headers.date === undefined ? undefined : Date.parse(headers.date);
                return status < 300 ? { state: 'done', data, atMs } : refusal(status, {}, undefined, needed);
            }
            catch (error) {
                if (signal.aborted)
                    return { state: 'unknown', why: 'the run was interrupted' };
                if (timeout.aborted)
                    return { state: 'unknown', why: `GitHub did not answer within ${CALL_TIMEOUT_MS / 1_000} s` };
                return failure(error, needed);
            }
        },
    };
}
function ignore() { }
/** A `fetch` that follows no redirect, as the token would go with it, and reads and unpacks nothing without bound. */
function fetchBy(tunnel) {
    return async (url, { method, headers, body, signal }) => {
        // One for each call: its signal must also end the connection that is being made for it.
        const dispatcher = (0,_net_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .createAgent */ .S)({ tunnel, signal, connectTimeoutMs: CONNECT_TIMEOUT_MS }, false);
        try {
            const answer = await (0,undici__WEBPACK_IMPORTED_MODULE_1__/* .request */ .Em)(url, { dispatcher, method, headers, body: body ?? null, signal });
            return responseOf(answer, await answer.body.text());
        }
        finally {
            void dispatcher.destroy();
        }
    };
}
function responseOf({ statusCode: status, headers }, text) {
    const kept = ['content-type', 'date', 'retry-after', 'x-ratelimit-remaining'].flatMap((name) => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
    });
    return new undici__WEBPACK_IMPORTED_MODULE_1__.Response([204, 205, 304].includes(status) ? null : text, { status, headers: kept });
}
function runOf() {
    const { payload, sha, serverUrl, repo, runId } = _actions_github__WEBPACK_IMPORTED_MODULE_0__/* .context */ ._;
    const number = (0,_event_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestOf */ ._)(payload);
    const head = payload.pull_request?.head?.sha;
    const pullRequest = number === undefined ? undefined : { number, head: typeof head === 'string' ? head : undefined };
    const commit = pullRequest?.head ?? sha;
    const repositoryUrl = `${serverUrl}/${repo.owner}/${repo.repo}`;
    return {
        commit: commit === '' ? undefined : commit,
        pullRequest,
        repository: `${repo.owner}/${repo.repo}`,
        repositoryUrl,
        logUrl: Number.isSafeInteger(runId) ? `${repositoryUrl}/actions/runs/${runId}` : undefined,
    };
}
/** What octokit threw. Its message is never kept: it may quote URLs and headers. */
function failure(error, needed) {
    const response = error instanceof Error && 'response' in error ? error.response : undefined;
    if (isRecord(response) && typeof response.status === 'number') {
        return refusal(response.status, isRecord(response.headers) ? response.headers : {}, response.data, needed);
    }
    const code = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error);
    return { state: 'unknown', why: `GitHub could not be reached${code === '' ? '' : ` (${code})`}` };
}
function refusal(status, headers, data, needed) {
    const isLimited = status === 429 ||
        (status === 403 && (headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined));
    if (isLimited)
        return { state: 'unknown', why: `GitHub takes no more requests for now (${status})` };
    if (status >= 500)
        return { state: 'unknown', why: `GitHub answered with status ${status}` };
    return { state: 'not-done', why: whyRefused(status, data, needed), status };
}
function whyRefused(status, data, needed) {
    const said = isRecord(data) && typeof data.message === 'string' ? `: “${data.message}”` : '';
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
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}


/***/ }),

/***/ 4838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PH: () => (/* binding */ TOO_LARGE),
/* harmony export */   eQ: () => (/* binding */ MAX_LONG_BYTES),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   xZ: () => (/* binding */ isCut)
/* harmony export */ });
/* unused harmony export createShortener */
/** The largest answer that is read, in bytes. */
const MAX_BYTES = 8 * 1024 * 1024;
/** The largest answer that is read where only the end of a long text in it is kept, in bytes. */
const MAX_LONG_BYTES = 64 * 1024 * 1024;
/** How much of such a text is kept, in bytes of its JSON. */
const MAX_TEXT_BYTES = 4 * 1024 * 1024;
/** The code of the error that says that an answer is larger than what is read; it is that of undici's. */
const TOO_LARGE = 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
const NOTE = '[site-deploy: this text is too long to be read whole; here is its end]';
/** Whether only the end of a text was read, beginning at a line: then its first line is a note that says so. */
function isCut(text) {
    return text.startsWith(NOTE);
}
/**
 * Reads a body to its end.
 *
 * @param mayBeLong whether of a text that makes the answer too large the end will do
 * @throws an error with the code TOO_LARGE; whatever the source throws
 */
async function readBody(chunks, mayBeLong) {
    const read = [];
    let shortener;
    let size = 0;
    for await (const chunk of chunks) {
        size += chunk.length;
        if (size > (mayBeLong ? MAX_LONG_BYTES : MAX_BYTES))
            throw tooLarge();
        if (size > MAX_BYTES && shortener === undefined) {
            shortener = createShortener(MAX_TEXT_BYTES);
            read.splice(0).forEach(shortener.push);
        }
        if (shortener === undefined)
            read.push(chunk);
        else
            shortener.push(chunk);
        if (shortener !== undefined && shortener.size() > MAX_BYTES)
            throw tooLarge();
    }
    return Buffer.concat(shortener?.end() ?? read);
}
function tooLarge() {
    return Object.assign(new Error('The answer is too large.'), { code: TOO_LARGE });
}
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_N = 0x6e;
/**
 * @param maxTextBytes the longest text that is kept whole, in bytes of its JSON; of a longer one about as much of its
 * end, from a line's beginning: half a line may hold half a secret, which no search finds
 */
function createShortener(maxTextBytes) {
    const kept = [];
    let keptSize = 0;
    let text;
    let escaped = false;
    const keep = (...pieces) => {
        for (const piece of pieces)
            keptSize += piece.length;
        kept.push(...pieces);
    };
    /** Where the text that the chunk is in ends: at its closing quote, or with the chunk. */
    function endOfText(chunk, from) {
        for (let at = from; at < chunk.length; at += 1) {
            if (escaped)
                escaped = false;
            else if (chunk[at] === BACKSLASH)
                escaped = true;
            else if (chunk[at] === QUOTE)
                return at;
        }
        return chunk.length;
    }
    function push(chunk) {
        for (let at = 0; at < chunk.length;) {
            if (text === undefined) {
                const quote = chunk.indexOf(QUOTE, at);
                const end = quote === -1 ? chunk.length : quote + 1;
                keep(chunk.subarray(at, end));
                if (quote !== -1)
                    text = createTail(maxTextBytes);
                at = end;
            }
            else {
                const startsEscaped = escaped;
                const end = endOfText(chunk, at);
                text.push(chunk.subarray(at, end), startsEscaped);
                if (end < chunk.length) {
                    keep(...text.end());
                    text = undefined;
                    keep(chunk.subarray(end, end + 1));
                }
                at = end + 1;
            }
        }
    }
    return {
        push,
        size: () => keptSize,
        end: () => (text === undefined ? kept : [...kept, ...text.end()]),
    };
}
/** The end of one text of JSON, without its quotes. */
function createTail(maxBytes) {
    const pieces = [];
    let size = 0;
    let first = 0;
    return {
        push(bytes, startsEscaped) {
            pieces.push({ bytes, startsEscaped });
            size += bytes.length;
            for (let oldest = pieces[first]; oldest !== undefined; oldest = pieces[first]) {
                if (size - oldest.bytes.length < maxBytes)
                    break;
                size -= oldest.bytes.length;
                pieces[first] = { bytes: Buffer.alloc(0), startsEscaped: false };
                first += 1;
            }
        },
        end() {
            const bytes = pieces.slice(first).map((piece) => piece.bytes);
            if (first === 0)
                return bytes;
            const end = Buffer.concat(bytes);
            const line = afterLineBreak(end, pieces[first]?.startsEscaped === true ? 1 : 0);
            return [Buffer.from(`${NOTE}\\n`), end.subarray(line)];
        },
    };
}
/** Where the first line begins that is whole; the end, if none does. */
function afterLineBreak(json, from) {
    for (let at = from; at < json.length; at += 1) {
        if (json[at] !== BACKSLASH)
            continue;
        if (json[at + 1] === LETTER_N)
            return at + 2;
        at += 1;
    }
    return json.length;
}


/***/ }),

/***/ 7498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ createForwarder),
/* harmony export */   S: () => (/* binding */ createAgent)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6752);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1318);



/** The largest answer that is read, in bytes, unless told. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** For each of the connections: to the service, and to the proxy up to its answer. */
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * Makes what requests are sent by. A failure before the connection stands, TLS and all, comes as a NotConnectedError:
 * then, and only then, it is certain that nothing was sent.
 *
 * @param isKept whether connections are kept for the requests to come
 */
function createAgent(route, isKept) {
    const connect = route.tunnel === undefined ? connectTo('service', route) : connectThrough(route.tunnel, route);
    const maxResponseSize = route.maxAnswerBytes ?? MAX_ANSWER_BYTES;
    return new undici__WEBPACK_IMPORTED_MODULE_1__/* .Agent */ .g6({ maxResponseSize, ...(!isKept && { pipelining: 0 }), connect });
}
/** As `createAgent`, of connections to the proxy itself, for requests that it passes on. */
function createForwarder(route) {
    return new undici__WEBPACK_IMPORTED_MODULE_1__/* .Agent */ .g6({ maxResponseSize: MAX_ANSWER_BYTES, pipelining: 0, connect: connectTo('proxy', route) });
}
/** TLS as it must be whatever the environment asks for: `NODE_TLS_REJECT_UNAUTHORIZED` and `--tls-min-v1.0` do not count. */
function connectTo(peer, { signal, connectTimeoutMs = CONNECT_TIMEOUT_MS }) {
    // undici takes the server's name from the Host header, which names the service also where the proxy is spoken to.
    return ({ servername: _, ...target }, callback) => {
        // A connection that stands and is broken before undici listens to it would be waited for without end.
        const making = new AbortController();
        const end = () => making.abort(signal.reason);
        if (signal.aborted)
            end();
        else
            signal.addEventListener('abort', end, { once: true });
        const connect = (0,undici__WEBPACK_IMPORTED_MODULE_1__/* .buildConnector */ .gU)({
            timeout: connectTimeoutMs,
            lookup: _network_js__WEBPACK_IMPORTED_MODULE_2__/* .localhostLookup */ .cd,
            minVersion: 'TLSv1.2',
            rejectUnauthorized: true,
            signal: making.signal,
        });
        connect(target, (error, socket) => {
            signal.removeEventListener('abort', end);
            if (error === null)
                callback(null, socket);
            else
                callback(new _network_js__WEBPACK_IMPORTED_MODULE_2__/* .NotConnectedError */ .Xb(peer, error), null);
        });
    };
}
function connectThrough(proxy, route) {
    const toProxy = connectTo('proxy', route);
    const toService = connectTo('service', route);
    return (target, callback) => {
        openTunnel(proxy, toProxy, target, route).then((httpSocket) => toService({ ...target, httpSocket }, callback), (error) => callback(error instanceof Error ? error : new _network_js__WEBPACK_IMPORTED_MODULE_2__/* .NotConnectedError */ .Xb('proxy', error), null));
    };
}
/** Asks the proxy for a connection to the target. */
async function openTunnel({ origin, authorization }, connect, { host, hostname, port }, { signal, connectTimeoutMs = CONNECT_TIMEOUT_MS }) {
    const client = new undici__WEBPACK_IMPORTED_MODULE_1__/* .Client */ .Kj(origin, { connect });
    const authority = port === '' ? `${host ?? hostname}:443` : (host ?? `${hostname}:${port}`);
    const headers = {
        host: authority,
        'user-agent': 'site-deploy',
        ...(authorization !== undefined && { 'proxy-authorization': authorization }),
    };
    try {
        const late = AbortSignal.timeout(connectTimeoutMs);
        const answer = await client.connect({
            path: authority,
            headers,
            signal: AbortSignal.any([signal, late]),
        });
        const { statusCode: status, socket } = answer;
        if (status >= 200 && status < 300 && socket instanceof node_net__WEBPACK_IMPORTED_MODULE_0__.Socket)
            return socket;
        socket.on('error', () => { }).destroy();
        throw new _network_js__WEBPACK_IMPORTED_MODULE_2__/* .NotConnectedError */ .Xb('proxy', undefined, status);
    }
    catch (error) {
        throw error instanceof _network_js__WEBPACK_IMPORTED_MODULE_2__/* .NotConnectedError */ .Xb ? error : new _network_js__WEBPACK_IMPORTED_MODULE_2__/* .NotConnectedError */ .Xb('proxy', error);
    }
    finally {
        // What was upgraded to a tunnel is no longer the client's.
        void client.destroy();
    }
}


/***/ }),

/***/ 1318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ connectionFailure),
/* harmony export */   Xb: () => (/* binding */ NotConnectedError),
/* harmony export */   cd: () => (/* binding */ localhostLookup)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(610);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4838);



/**
 * A connection that was never made: nothing was sent. Made where connections are made, which alone can know; the code of
 * an error does not tell a reset while TLS is being agreed on from one after the request.
 */
class NotConnectedError extends Error {
    name = 'NotConnectedError';
    /** Who could not be reached, or would not let us through. */
    peer;
    /** With what the proxy refused. */
    status;
    constructor(peer, cause, status) {
        super(`No connection to the ${peer}`, { cause });
        this.peer = peer;
        this.status = status;
    }
}
/** Why a connection was not made, by the code of the error. */
const NEVER_CONNECTED = {
    ECONNREFUSED: 'the connection was refused',
    ECONNRESET: 'the connection was reset while it was being made',
    ENOTFOUND: 'the host name is unknown',
    EAI_AGAIN: 'the host name could not be looked up',
    EHOSTUNREACH: 'there is no way to the host',
    ENETUNREACH: 'there is no way to the network',
    ETIMEDOUT: 'connecting took too long',
    UND_ERR_CONNECT_TIMEOUT: 'connecting took too long',
    UND_ERR_HEADERS_TIMEOUT: 'connecting took too long',
    TimeoutError: 'connecting took too long',
    UND_ERR_SOCKET: 'the connection was closed while it was being made',
};
/** Codes of errors after which the request may have taken effect. */
const INTERRUPTED = {
    ECONNRESET: 'the connection was reset',
    EPIPE: 'the connection was closed',
    UND_ERR_SOCKET: 'the connection was closed before the answer was complete',
    UND_ERR_HEADERS_TIMEOUT: 'no answer came in time',
    TimeoutError: 'no answer came in time',
    UND_ERR_BODY_TIMEOUT: 'the answer stopped in the middle',
    UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer has another length than it says',
};
const CERTIFICATE = /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)/;
/**
 * Maps what the network library threw to an error of ours. Its own message is never kept: it may quote
 * headers and URLs.
 *
 * @param request what was asked, for the message
 * @param changesSomething whether it may have taken effect
 */
function connectionFailure(request, changesSomething, error) {
    if (error instanceof NotConnectedError)
        return neverSent(request, error);
    const code = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error);
    if (code === _body_js__WEBPACK_IMPORTED_MODULE_2__/* .TOO_LARGE */ .PH) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD('too-large', request, `${request} was answered with more than this action reads.`);
    }
    const why = INTERRUPTED[code] ?? 'the connection failed';
    const what = changesSomething ? 'may have taken effect, its answer was lost' : 'got no answer';
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD('ambiguous', request, `${request} ${what}: ${why}.`);
}
function neverSent(request, { peer, status, cause }) {
    const fail = (failure, message) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD(failure, request, message);
    if (status !== undefined) {
        // 5xx is what a proxy answers that cannot reach the service just now.
        const failure = status >= 500 ? 'unreachable' : status === 407 ? 'proxy-credentials' : 'proxy';
        return fail(failure, `${request} was not sent: the proxy refused to connect to the service, with status ${status}.`);
    }
    const code = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(cause);
    if (/^(ERR_SSL_|EPROTO$)/.test(code)) {
        return fail('no-tls', `${request} was not sent: no TLS connection to the ${peer} could be agreed on (${code}).`);
    }
    const isCertificate = CERTIFICATE.test(code);
    if (peer === 'proxy') {
        const why = NEVER_CONNECTED[code] ?? 'it did not answer as a proxy does';
        return isCertificate
            ? fail('certificate', `${request} was not sent: the TLS certificate of the proxy is not good (${code}).`)
            : fail('unreachable', `${request} was not sent: the proxy could not be used: ${why}.`);
    }
    return isCertificate
        ? fail('certificate', `${request} was not sent: the TLS certificate is not good (${code}).`)
        : fail('unreachable', `${request} was not sent: ${NEVER_CONNECTED[code] ?? 'the connection failed'}.`);
}
/** Names under `localhost` mean this machine (RFC 6761), also where the system's resolver does not know it. */
const localhostLookup = (hostname, options, callback) => {
    const local = /(^|\.)localhost\.?$/i.test(hostname);
    return (0,node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup)(local ? '127.0.0.1' : hostname, options, callback);
};


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
