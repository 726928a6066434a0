export const id = 856;
export const ids = [856];
export const modules = {

/***/ 4933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectGitHub: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 22 modules
var github = __webpack_require__(2785);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
;// CONCATENATED MODULE: ./build/core/errors.js
/** Errors, by who must act. Any other error is a fault of this action. */
/** The workflow's author must act: inputs are missing or wrong. No write was sent. */
class InputError extends Error {
    name = 'InputError';
    problems;
    constructor(problems) {
        super(problems.map(({ input, expected }) => `${input}: expected ${expected}`).join('\n'));
        this.problems = problems;
    }
}
/** A request to the service failed. */
class errors_ApiError extends Error {
    name = 'ApiError';
    reason;
    /** Method and path of the request, as in `POST /api/servers/1/sites`. */
    request;
    status;
    /** The service's own words, not yet redacted; empty when there are none. */
    said = '';
    /** True when the service blames fields of the request. */
    namesFields = false;
    /** True when the request may have fields beyond those of the API document. */
    takesExtra = false;
    /** The wait that the service asks for, in milliseconds. */
    retryAfterMs;
    constructor(reason, request, message, details = {}) {
        super(message);
        this.reason = reason;
        this.request = request;
        Object.assign(this, details);
    }
}
/** True for a failure of the service that may pass: no answer, a bad one, or a 429. */
function isPassing(error) {
    return error instanceof errors_ApiError && ['ambiguous', 'unreachable', 'limited'].includes(error.reason);
}
/** True for a 404. */
function isNotFound(error) {
    return error instanceof errors_ApiError && error.reason === 'not-found';
}
/** An operation cannot go on. */
class OperationError extends Error {
    name = 'OperationError';
    stop;
    /** The next step to take, as a sentence. */
    next;
    constructor(stop, message, next, options) {
        super(message, options);
        this.stop = stop;
        this.next = next;
    }
}
/** The workflow was cancelled. */
class CancelledError extends Error {
    name = 'CancelledError';
    /** The doubt that the cancellation leaves, as a sentence. The message includes it. */
    doubt;
    constructor(message, doubt) {
        super(doubt === undefined ? message : `${message} ${doubt}`);
        this.doubt = doubt;
    }
}
/** The deadline of the run has passed. */
class DeadlineError extends (/* unused pure expression or super */ null && (Error)) {
    name = 'DeadlineError';
}
/** True for the two reasons to stop at once: cancellation and the deadline. */
function isInterruption(error) {
    return error instanceof CancelledError || error instanceof DeadlineError;
}
/**
 * Finds the code that Node or a library gave to an error or to its nearest cause. Their messages may quote secrets; codes
 * never do.
 *
 * @returns the code, `TimeoutError` for a signal that timed out, '' for none
 */
function errors_codeOf(error) {
    if (typeof error !== 'object' || error === null)
        return '';
    if ('name' in error && error.name === 'TimeoutError')
        return error.name;
    // An AggregateError: several addresses were tried.
    if ('errors' in error && Array.isArray(error.errors))
        return errors_codeOf(error.errors[0]);
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    return 'cause' in error ? errors_codeOf(error.cause) : '';
}
/** Explains an error by its message and those of its causes. */
function explain(error) {
    if (error instanceof errors_ApiError) {
        return error.said === '' ? error.message : `${error.message} The server said: ${error.said}`;
    }
    if (!(error instanceof Error))
        return 'Something that is not an error was thrown.';
    const cause = error.cause === undefined ? '' : ` ${explain(error.cause)}`;
    return `${error.message}${cause}`;
}

;// CONCATENATED MODULE: ./build/net/body.js
const MAX_BYTES = 8 * 1024 * 1024;
const body_SIZES = { whole: MAX_BYTES, shortened: 8 * MAX_BYTES, text: MAX_BYTES / 2 };
/** Error code for an answer above the limit, the same as undici's. */
const body_TOO_LARGE = 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
const NOTE = '[site-deploy: this text is too long; only its end is shown]';
/** True when only the end of a text was kept. Its first line is then a note that says so. */
function isCut(text) {
    return text.startsWith(NOTE);
}
/**
 * Reads a body to its end.
 *
 * @param mayBeLong true to shorten the texts of an answer that is too large, instead of throwing
 * @throws an error with the code TOO_LARGE, and any error of the source
 */
async function readBody(chunks, mayBeLong, sizes = body_SIZES) {
    const read = [];
    let shortener;
    let size = 0;
    for await (const chunk of chunks) {
        size += chunk.length;
        if (size > (mayBeLong ? sizes.shortened : sizes.whole))
            throw tooLarge();
        if (size > sizes.whole && shortener === undefined) {
            shortener = createShortener(sizes.text);
            read.splice(0).forEach(shortener.push);
        }
        if (shortener === undefined)
            read.push(chunk);
        else
            shortener.push(chunk);
        if (shortener !== undefined && shortener.keptSize() > sizes.whole)
            throw tooLarge();
    }
    return Buffer.concat(shortener?.end() ?? read);
}
function tooLarge() {
    return Object.assign(new Error('The answer is too large.'), { code: body_TOO_LARGE });
}
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_N = 0x6e;
/**
 * Builds a shortener, which takes JSON in pieces and keeps all of it except the beginnings of long texts. Of those it keeps
 * only whole lines: half a line may contain half a secret, which the redactor cannot find.
 *
 * @param maxTextBytes size of the longest text that is kept whole, in bytes of its JSON
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
    /** Finds the end of the current text: its closing quote, or the end of the chunk. */
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
        keptSize: () => keptSize,
        /** Returns the kept pieces, which are valid JSON if the input is. */
        end: () => (text === undefined ? kept : [...kept, ...text.end()]),
    };
}
/** Keeps the end of a JSON text, without its quotes. */
function createTail(maxBytes) {
    const pieces = [];
    let size = 0;
    let first = 0;
    return {
        /** @param startsEscaped true when a backslash precedes the first byte */
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
/** Finds the start of the first whole line, or the end if there is none. */
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

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(610);
;// CONCATENATED MODULE: ./build/net/network.js



/**
 * A connection that was never made: nothing was sent. Only the code that connects can tell: the same error code may come
 * from a reset during the TLS handshake or after the request.
 */
class NotConnectedError extends Error {
    name = 'NotConnectedError';
    /** The side that could not be reached, or that refused. */
    peer;
    /** Status of the proxy's refusal. */
    status;
    constructor(peer, cause, status) {
        super(`No connection to the ${peer}`, { cause });
        this.peer = peer;
        this.status = status;
    }
}
/** Reasons why a connection was not made, by error code. */
const NEVER_CONNECTED = {
    ECONNREFUSED: 'the connection was refused',
    ECONNRESET: 'the connection was reset while it was being made',
    ENOTFOUND: 'the host name is unknown',
    EAI_AGAIN: 'the host name could not be looked up',
    EHOSTUNREACH: 'there is no route to the host',
    ENETUNREACH: 'there is no route to the network',
    ETIMEDOUT: 'connecting took too long',
    UND_ERR_CONNECT_TIMEOUT: 'connecting took too long',
    UND_ERR_HEADERS_TIMEOUT: 'connecting took too long',
    TimeoutError: 'connecting took too long',
    UND_ERR_SOCKET: 'the connection was closed while it was being made',
};
/** Reasons why there was no answer, by error code. The request may have taken effect. */
const INTERRUPTED = {
    ECONNRESET: 'the connection was reset',
    EPIPE: 'the connection was closed',
    UND_ERR_SOCKET: 'the connection was closed before the answer was complete',
    UND_ERR_HEADERS_TIMEOUT: 'no answer came in time',
    TimeoutError: 'no answer came in time',
    UND_ERR_BODY_TIMEOUT: 'the answer stopped in the middle',
    UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer has a different length than announced',
};
const CERTIFICATE = /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)/;
/**
 * Turns an error of the network library into an ApiError. The library's message is dropped: it may quote headers and URLs.
 *
 * @param request method and path, for the message
 * @param changesSomething true for a request that may have taken effect
 */
function connectionFailure(request, changesSomething, error) {
    if (error instanceof NotConnectedError)
        return neverSent(request, error);
    const code = codeOf(error);
    if (code === TOO_LARGE) {
        return new ApiError('too-large', request, `The answer to ${request} is too large.`);
    }
    const why = INTERRUPTED[code] ?? 'the connection failed';
    const what = changesSomething ? 'may have taken effect, but its answer was lost' : 'got no answer';
    return new ApiError('ambiguous', request, `${request} ${what}: ${why}.`);
}
function neverSent(request, { peer, status, cause }) {
    const fail = (reason, message) => new ApiError(reason, request, message);
    if (status !== undefined) {
        // A proxy answers with 5xx when it cannot reach the service at the moment.
        const reason = status >= 500 ? 'unreachable' : status === 407 ? 'proxy-credentials' : 'proxy';
        const message = `${request} was not sent: the proxy refused to connect to the service, with status ${status}.`;
        return fail(reason, message);
    }
    const code = codeOf(cause);
    if (/^(ERR_SSL_|EPROTO$)/.test(code))
        return fail('no-tls', `${request} was not sent: the TLS handshake with the ${peer} failed (${code}).`);
    if (CERTIFICATE.test(code)) {
        const message = `${request} was not sent: the TLS certificate of the ${peer} is not trusted (${code}).`;
        return fail('certificate', message);
    }
    const why = NEVER_CONNECTED[code];
    if (peer === 'service')
        return fail('unreachable', `${request} was not sent: ${why ?? 'the connection failed'}.`);
    const noProxy = why ?? 'its answer is not that of a proxy';
    return fail('unreachable', `${request} was not sent: the proxy could not be used: ${noProxy}.`);
}
/** Resolves names under `localhost` to this machine (RFC 6761), even if the system's resolver does not. */
const localhostLookup = (hostname, options, callback) => {
    const local = /(^|\.)localhost\.?$/i.test(hostname);
    return (0,external_node_dns_.lookup)(local ? '127.0.0.1' : hostname, options, callback);
};

;// CONCATENATED MODULE: ./build/net/connection.js




/** Default time limit of a connection to the service, and of one to the proxy until it answers. */
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * Builds an agent, which sends requests. A failure to complete the connection, TLS included, is a NotConnectedError: only
 * then is it certain that nothing was sent.
 *
 * @param isKept true to keep connections for later requests
 */
function createAgent(route, isKept) {
    const connect = route.tunnel === undefined ? connectTo('service', route) : connectThrough(route.tunnel, route);
    return new undici/* Agent */.g6({ maxResponseSize: body_SIZES.shortened, ...(!isKept && { pipelining: 0 }), connect });
}
/** Builds an agent that connects to the proxy itself, for requests that the proxy passes on. */
function createForwarder(route) {
    return new Agent({ maxResponseSize: SIZES.shortened, pipelining: 0, connect: connectTo('proxy', route) });
}
/** Connects with strict TLS, regardless of `NODE_TLS_REJECT_UNAUTHORIZED` and `--tls-min-v1.0`. */
function connectTo(peer, { signal, connectTimeoutMs = CONNECT_TIMEOUT_MS }) {
    // undici takes the server name from the Host header, which names the service even for a connection to the proxy.
    return ({ servername: _, ...target }, callback) => {
        // The signal must not break a connection once it is made: undici may not listen yet, and would wait forever.
        const making = new AbortController();
        const end = () => making.abort(signal.reason);
        if (signal.aborted)
            end();
        else
            signal.addEventListener('abort', end, { once: true });
        const connect = (0,undici/* buildConnector */.gU)({
            timeout: connectTimeoutMs,
            lookup: localhostLookup,
            minVersion: 'TLSv1.2',
            rejectUnauthorized: true,
            signal: making.signal,
        });
        connect(target, (error, socket) => {
            signal.removeEventListener('abort', end);
            if (error === null)
                callback(null, socket);
            else
                callback(new NotConnectedError(peer, error), null);
        });
    };
}
function connectThrough(proxy, route) {
    const toProxy = connectTo('proxy', route);
    const toService = connectTo('service', route);
    return (target, callback) => {
        openTunnel(proxy, toProxy, target, route).then((httpSocket) => toService({ ...target, httpSocket }, callback), (error) => callback(error instanceof Error ? error : new NotConnectedError('proxy', error), null));
    };
}
/** Opens a connection to the target through the proxy. */
async function openTunnel({ origin, authorization }, connect, { host, hostname, port }, { signal, connectTimeoutMs = CONNECT_TIMEOUT_MS }) {
    const client = new undici/* Client */.Kj(origin, { connect });
    const authority = port === '' ? `${host ?? hostname}:443` : (host ?? `${hostname}:${port}`);
    const headers = {
        host: authority,
        'user-agent': 'site-deploy',
        ...(authorization !== undefined && { 'proxy-authorization': authorization }),
    };
    try {
        const late = AbortSignal.timeout(connectTimeoutMs);
        const ended = AbortSignal.any([signal, late]);
        const { statusCode: status, socket } = await client.connect({ path: authority, headers, signal: ended });
        if (status >= 200 && status < 300 && socket instanceof external_node_net_.Socket)
            return socket;
        socket.on('error', () => { }).destroy();
        throw new NotConnectedError('proxy', undefined, status);
    }
    catch (error) {
        throw error instanceof NotConnectedError ? error : new NotConnectedError('proxy', error);
    }
    finally {
        // A socket that became a tunnel no longer belongs to the client.
        void client.destroy();
    }
}

// EXTERNAL MODULE: external "node:querystring"
var external_node_querystring_ = __webpack_require__(1792);
;// CONCATENATED MODULE: ./build/net/proxy.js

/** Names of this machine. Requests to it never go to a proxy. */
const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
/**
 * Chooses the proxy for a URL by the rules that curl, Node and GitHub's own actions share: `HTTPS_PROXY` for https,
 * `HTTP_PROXY` for http, none for hosts in `NO_PROXY`, none for this machine. Lower-case names win; empty values do not count.
 *
 * @returns the proxy, undefined for none; or the name of a variable that holds no usable proxy
 */
function proxyFor(url, environment) {
    const target = new URL(url);
    const name = (target.protocol === 'https:' ? VARIABLES.slice(0, 2) : VARIABLES.slice(2)).find((variable) => proxy_textOf(environment, variable) !== '');
    if (name === undefined || LOOPBACK.test(target.hostname) || isExempt(target, environment))
        return { proxy: undefined };
    const proxy = parseProxy(proxy_textOf(environment, name));
    return proxy === undefined ? { unusable: name } : { proxy };
}
/**
 * Collects the secrets in all proxy variables, used or not: their `values`, and the `credentials` in them as written,
 * decoded, and joined for `Proxy-Authorization`. A user name alone counts from 8 characters on: hiding `proxy` or `runner`
 * would garble messages.
 */
function proxySecrets(environment) {
    const values = VARIABLES.map((name) => proxy_textOf(environment, name)).filter((value) => value !== '');
    const credentials = values.flatMap((value) => {
        const [user = '', ...rest] = (/^(?:[a-z][a-z0-9+.-]*:\/\/)?(.*)@/is.exec(value)?.[1] ?? '').split(':');
        const password = rest.join(':');
        return [
            [user, password],
            [decodePercent(user), decodePercent(password)],
        ].flatMap(([name = '', secret = '']) => [
            ...(name.length < 8 ? [] : [name]),
            ...(secret === '' ? [] : [secret, `${name}:${secret}`]),
        ]);
    });
    return { values, credentials };
}
function proxy_textOf(environment, name) {
    return environment[name]?.trim() ?? '';
}
/** Reads an address with or without a scheme, as in `proxy.example:3128`. */
function parseProxy(value) {
    const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`);
    // A path is usually the rest of a password with an unencoded slash, question mark or hash.
    if (url === null || !/^https?:$/.test(url.protocol) || url.pathname + url.search + url.hash !== '/')
        return undefined;
    const { origin, username, password } = url;
    if (username === '' && password === '')
        return { origin, authorization: undefined };
    const joined = `${(0,external_node_querystring_.unescape)(username)}:${(0,external_node_querystring_.unescape)(password)}`;
    return { origin, authorization: `Basic ${Buffer.from(joined, 'utf8').toString('base64')}` };
}
/** True when `NO_PROXY` names the host or a parent domain, with its port or without, or is `*`. */
function isExempt({ hostname, port, protocol }, environment) {
    const list = proxy_textOf(environment, 'no_proxy') || proxy_textOf(environment, 'NO_PROXY');
    const host = withoutBrackets(hostname);
    const actualPort = port !== '' ? port : protocol === 'https:' ? '443' : '80';
    return list.split(/[\s,]+/).some((entry) => {
        if (entry === '' || entry === '*')
            return entry === '*';
        const [, name = entry, onlyPort = actualPort] = /^(\[.+\]|[^:]+)(?::(\d+))?$/.exec(entry) ?? [];
        const exempt = withoutBrackets(name.toLowerCase());
        if (onlyPort !== actualPort)
            return false;
        return exempt === host || host.endsWith(`.${exempt.replace(/^\*?\./, '')}`);
    });
}
function withoutBrackets(host) {
    return host.replace(/^\[(.*)\]$/, '$1');
}

// EXTERNAL MODULE: ./build/github/payload.js
var github_payload = __webpack_require__(7692);
;// CONCATENATED MODULE: ./build/github/event.js


/** The number of the pull request that an event is about; undefined if it is about none. */
function pullRequestOf(payload) {
    const pull = (0,github_payload/* fieldOf */._F)(payload, 'pull_request');
    if (pull !== undefined)
        return (0,github_payload/* numberOf */.rl)(pull, 'number');
    const issue = (0,github_payload/* fieldOf */._F)(payload, 'issue');
    return (0,github_payload/* fieldOf */._F)(issue, 'pull_request') === undefined ? undefined : (0,github_payload/* numberOf */.rl)(issue, 'number');
}
/** Events that are about a pull request, or may be. */
const OF_PULL_REQUESTS = /^(pull_request|issue_comment)/;
/** Events of another workflow or check. They may concern a pull request without naming it. */
const STARTED_BY = (/* unused pure expression or super */ null && (['workflow_run', 'check_suite', 'check_run']));
/**
 * Reads the number of the pull request that the run's event is about, from the runner's event file.
 *
 * @returns `unclear` if the event may be about a pull request but does not say which
 */
function readPullRequest(env) {
    const payload = readPayload(env.GITHUB_EVENT_PATH ?? '');
    const name = env.GITHUB_EVENT_NAME ?? '';
    if (payload === undefined && STARTED_BY.includes(name))
        return 'unclear';
    const number = pullRequestOf(payload);
    if (number !== undefined)
        return number;
    const issue = fieldOf(payload, 'issue');
    if (issue !== undefined && fieldOf(issue, 'pull_request') === undefined)
        return undefined;
    const isUnclear = OF_PULL_REQUESTS.test(name) ||
        STARTED_BY.some((cause) => mayComeFromPullRequest(fieldOf(payload, cause)));
    return isUnclear ? 'unclear' : undefined;
}
function mayComeFromPullRequest(cause) {
    const listed = fieldOf(cause, 'pull_requests');
    return OF_PULL_REQUESTS.test(textOf(cause, 'event') ?? '') || (Array.isArray(listed) && listed.length > 0);
}
/** The payload of the event in that file; undefined if it cannot be read. */
function readPayload(path) {
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/github/octokit.js









const CALL_TIMEOUT_MS = 5_000;
const octokit_CONNECT_TIMEOUT_MS = 3_000;
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
    const found = proxyFor(apiUrl, runnerEnv);
    if (!('proxy' in found))
        throw new TypeError('The proxy of the runner cannot be used');
    const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
    const octokit = (0,github/* getOctokit */.Q)(githubToken, {
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
        const dispatcher = createAgent({ tunnel, signal, connectTimeoutMs: octokit_CONNECT_TIMEOUT_MS }, false);
        try {
            const answer = await (0,undici/* request */.Em)(url, { dispatcher, method, headers, body: body ?? null, signal });
            const text = (await readBody(answer.body, false)).toString('utf8');
            return responseOf(answer, text);
        }
        finally {
            void dispatcher.destroy();
        }
    };
}
function responseOf({ statusCode: status, headers }, text) {
    const kept = new undici.Headers();
    for (const name of ['content-type', 'date', 'retry-after', 'x-ratelimit-remaining'])
        if (typeof headers[name] === 'string')
            kept.set(name, headers[name]);
    return new undici.Response([204, 205, 304].includes(status) ? null : text, { status, headers: kept });
}
/** Not the toolkit's `context`, which knows only the environment of the process. */
function runOf(env) {
    const path = env.GITHUB_EVENT_PATH ?? '';
    const payload = readPayload(path);
    if (payload === undefined && (0,external_node_fs_.existsSync)(path))
        throw new TypeError('The event cannot be read');
    const repository = env.GITHUB_REPOSITORY || ((0,github_payload/* textOf */.b6)((0,github_payload/* fieldOf */._F)(payload, 'repository'), 'full_name') ?? '');
    if (!/^[^/]+\/[^/]+$/.test(repository))
        throw new TypeError('The runner names no repository');
    const number = pullRequestOf(payload);
    const head = (0,github_payload/* textOf */.b6)((0,github_payload/* fieldOf */._F)((0,github_payload/* fieldOf */._F)(payload, 'pull_request'), 'head'), 'sha');
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
    const response = (0,github_payload/* fieldOf */._F)(error, 'response');
    const status = (0,github_payload/* numberOf */.rl)(response, 'status');
    if (status !== undefined)
        return refusal(status, (0,github_payload/* fieldOf */._F)(response, 'headers'), (0,github_payload/* fieldOf */._F)(response, 'data'), needed);
    const code = errors_codeOf(error);
    return { state: 'unknown', why: `GitHub could not be reached${code === '' ? '' : ` (${code})`}` };
}
function refusal(status, headers, data, needed) {
    const isLimited = status === 429 ||
        (status === 403 &&
            ((0,github_payload/* fieldOf */._F)(headers, 'x-ratelimit-remaining') === '0' || (0,github_payload/* fieldOf */._F)(headers, 'retry-after') !== undefined));
    if (isLimited)
        return { state: 'unknown', why: `GitHub accepts no more requests for now (${status})` };
    if (status >= 500)
        return { state: 'unknown', why: `GitHub answered with status ${status}` };
    return { state: 'not-done', why: whyRefused(status, data, needed), status };
}
function whyRefused(status, data, needed) {
    const message = (0,github_payload/* textOf */.b6)(data, 'message');
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
