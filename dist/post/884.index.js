export const id = 884;
export const ids = [884];
export const modules = {

/***/ 7793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectGitHub: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 22 modules
var github = __webpack_require__(2785);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
;// CONCATENATED MODULE: ./build/core/errors.js
/**
 * The error family, by who must act. Everything else that is thrown is a fault of this action.
 */
/** The workflow's author must act: the inputs are not what they must be. No write was sent. */
class InputError extends Error {
    name = 'InputError';
    problems;
    constructor(problems) {
        super(problems.map(({ input, expected }) => `${input}: expected ${expected}`).join('\n'));
        this.problems = problems;
    }
}
/** The service, or whoever runs it, must act. */
class errors_ApiError extends Error {
    name = 'ApiError';
    reason;
    /** Method and path of the request, as in `POST /api/servers/1/sites`. */
    request;
    status;
    /** The service's own words, not yet redacted; empty when it said nothing. */
    said;
    /** True when the service named fields of the request as the reason. */
    namesFields;
    /** How long the service asks to wait, in milliseconds. */
    retryAfterMs;
    constructor(reason, request, message, details = {}) {
        super(message);
        this.reason = reason;
        this.request = request;
        this.status = details.status;
        this.said = details.said ?? '';
        this.namesFields = details.namesFields ?? false;
        this.retryAfterMs = details.retryAfterMs;
    }
}
/** True for failures of the service that may pass: no answer, a bad one, or one that asks for patience. */
function isPassing(error) {
    return error instanceof errors_ApiError && ['ambiguous', 'unreachable', 'limited'].includes(error.reason);
}
/** True for the answer that what a path names does not exist. */
function isNotFound(error) {
    return error instanceof errors_ApiError && error.reason === 'not-found';
}
/** An operation stopped: what happened, and the next step for whoever reads the run. */
class OperationError extends Error {
    name = 'OperationError';
    stop;
    /** What to do next, as a sentence. */
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
    /** What is in doubt therefore, as a sentence; the message says it too. */
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
/** True for the two reasons to end at once whatever is under way: cancel and deadline. */
function isInterruption(error) {
    return error instanceof CancelledError || error instanceof DeadlineError;
}
/**
 * The code by which Node and its libraries name what went wrong, of an error or of the first of its causes that has one;
 * `TimeoutError` for a signal that was only given so much time, empty when there is none. Their messages may quote what
 * they choked on; a code never does.
 */
function errors_codeOf(error) {
    if (typeof error !== 'object' || error === null)
        return '';
    if ('name' in error && error.name === 'TimeoutError')
        return error.name;
    // Several addresses were tried: none was reached, or this would be another error.
    if ('errors' in error && Array.isArray(error.errors))
        return errors_codeOf(error.errors[0]);
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    return 'cause' in error ? errors_codeOf(error.cause) : '';
}
/** One sentence, or several, for what was thrown: the message and those of its causes that add something. */
function explain(error) {
    if (error instanceof errors_ApiError) {
        return error.said === '' ? error.message : `${error.message} The server said: ${error.said}`;
    }
    if (!(error instanceof Error))
        return 'Something that is not an error was thrown.';
    const cause = error.cause === undefined ? '' : ` ${explain(error.cause)}`;
    return `${error.message}${cause}`;
}
/** What to do next about an error of the service. */
function advise(error) {
    switch (error.reason) {
        case 'forbidden':
            return error.status === 401
                ? 'Check api-token: it is not accepted by this base-url. Make a new token and update the secret.'
                : 'Check that the owner of api-token may act on this server and site.';
        case 'not-found':
            return `Check base-url, server and site: the service knows nothing at this address.${otherWord(error)}`;
        case 'redirect':
            return 'Set base-url to the address that answers itself: redirects are never followed, as they would hand the token to another host.';
        case 'certificate':
            return 'Repair the TLS certificate, or name the file of its certificate authority in NODE_EXTRA_CA_CERTS.';
        case 'limited':
            return 'Wait a minute and run again, or spread runs out: the account has used up its requests.';
        case 'unreachable':
            return 'Check base-url and that the runner can reach it, by its proxy where HTTPS_PROXY names one; nothing was sent, so running again is safe.';
        case 'no-tls':
            return 'Check that base-url names a port that speaks https, with TLS 1.2 or newer. Nothing was sent.';
        case 'proxy':
            return 'Let the proxy allow the host and port of base-url, or exempt the host with NO_PROXY. Nothing was sent.';
        case 'proxy-credentials':
            return 'Put user name and password of the proxy into HTTPS_PROXY, as in http://user:password@proxy.example:3128, with special characters percent-encoded. Nothing was sent.';
        case 'too-large':
        case 'ambiguous':
            return 'Check that base-url is right (https or http?) and the service is well. Look at the site, then run again.';
        case 'refused':
            return `Correct what the server names and run again.${furtherField(error)}${otherWord(error)}`;
    }
}
/** A field that a service asks of a record beyond the document's. */
function furtherField({ request, namesFields }) {
    const isRecord = /^POST .*\/(queues|auth-users|network-rules|crontabs|daemons|sqldb)$/.test(request);
    return isRecord && namesFields
        ? ' A field that the manifest does not know goes under extra of the record.'
        : '';
}
/** A path or a provider in the neutral words of the API document, which a service may spell in its own way. */
function otherWord({ request, reason, said }) {
    const [, word] = /\/(blogapp|cloudstore|sqldb)(\/|$)/.exec(request) ?? [];
    if (word !== undefined && reason === 'not-found')
        return ` Or the service has another word for ${word}: give it with vocabulary.`;
    return /\bprovider\b/i.test(said)
        ? ' If the service has another word for the provider, give it with vocabulary.'
        : '';
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(610);
;// CONCATENATED MODULE: ./build/net/network.js



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
    const code = codeOf(error);
    if (code === TOO_LARGE) {
        return new ApiError('too-large', request, `${request} was answered with more than this action reads.`);
    }
    const why = INTERRUPTED[code] ?? 'the connection failed';
    const what = changesSomething ? 'may have taken effect, its answer was lost' : 'got no answer';
    return new ApiError('ambiguous', request, `${request} ${what}: ${why}.`);
}
function neverSent(request, { peer, status, cause }) {
    const fail = (failure, message) => new ApiError(failure, request, message);
    if (status !== undefined) {
        // 5xx is what a proxy answers that cannot reach the service just now.
        const failure = status >= 500 ? 'unreachable' : status === 407 ? 'proxy-credentials' : 'proxy';
        return fail(failure, `${request} was not sent: the proxy refused to connect to the service, with status ${status}.`);
    }
    const code = codeOf(cause);
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
    return (0,external_node_dns_.lookup)(local ? '127.0.0.1' : hostname, options, callback);
};

;// CONCATENATED MODULE: ./build/net/connection.js



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
    return new undici/* Agent */.g6({ maxResponseSize, ...(!isKept && { pipelining: 0 }), connect });
}
/** As `createAgent`, of connections to the proxy itself, for requests that it passes on. */
function createForwarder(route) {
    return new Agent({ maxResponseSize: MAX_ANSWER_BYTES, pipelining: 0, connect: connectTo('proxy', route) });
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
/** Asks the proxy for a connection to the target. */
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
        const answer = await client.connect({
            path: authority,
            headers,
            signal: AbortSignal.any([signal, late]),
        });
        const { statusCode: status, socket } = answer;
        if (status >= 200 && status < 300 && socket instanceof external_node_net_.Socket)
            return socket;
        socket.on('error', () => { }).destroy();
        throw new NotConnectedError('proxy', undefined, status);
    }
    catch (error) {
        throw error instanceof NotConnectedError ? error : new NotConnectedError('proxy', error);
    }
    finally {
        // What was upgraded to a tunnel is no longer the client's.
        void client.destroy();
    }
}

// EXTERNAL MODULE: external "node:querystring"
var external_node_querystring_ = __webpack_require__(1792);
;// CONCATENATED MODULE: ./build/net/proxy.js

/** Names that mean this machine. What is sent to them never leaves it, and never goes to a proxy. */
const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
/**
 * Chooses the proxy for a URL, by the rules that curl, Node and GitHub's own actions share: `HTTPS_PROXY` for https,
 * `HTTP_PROXY` for http, none for what `NO_PROXY` names, none for this machine; the lower-case name wins, an empty
 * value counts as none.
 *
 * @returns the proxy, undefined for none; or the name of the variable that holds something else than a proxy
 */
function proxyFor(url, environment) {
    const target = new URL(url);
    const name = (target.protocol === 'https:' ? VARIABLES.slice(0, 2) : VARIABLES.slice(2)).find((variable) => textOf(environment, variable) !== '');
    if (name === undefined || LOOPBACK.test(target.hostname) || isExempt(target, environment))
        return { proxy: undefined };
    const proxy = parseProxy(textOf(environment, name));
    return proxy === undefined ? { unusable: name } : { proxy };
}
/**
 * What of the proxy variables nobody may see, whether they are used or not: `values`, as they are given, and the
 * `credentials` in them: as written, decoded, and joined as `Proxy-Authorization` joins them. A user name by itself is
 * one only where it is longer than words are: `proxy` or `runner` would else vanish from every message.
 */
function proxySecrets(environment) {
    const values = VARIABLES.map((name) => textOf(environment, name)).filter((value) => value !== '');
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
function textOf(environment, name) {
    return environment[name]?.trim() ?? '';
}
/** A proxy is often given without a scheme, as `proxy.example:3128`. */
function addressOf(value) {
    return URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`);
}
function parseProxy(value) {
    const url = addressOf(value);
    // A path is most often the rest of a password with a slash, question mark or hash that was not encoded.
    if (url === null || !/^https?:$/.test(url.protocol) || url.pathname + url.search + url.hash !== '/')
        return undefined;
    const { origin, username, password } = url;
    if (username === '' && password === '')
        return { origin, authorization: undefined };
    const joined = `${(0,external_node_querystring_.unescape)(username)}:${(0,external_node_querystring_.unescape)(password)}`;
    return { origin, authorization: `Basic ${Buffer.from(joined, 'utf8').toString('base64')}` };
}
/** Whether `NO_PROXY` names the host: itself or a domain above it, with its port or without one, or `*` for all. */
function isExempt({ hostname, port, protocol }, environment) {
    const list = textOf(environment, 'no_proxy') || textOf(environment, 'NO_PROXY');
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/github/event.js

/** The pull request that an event is about, by the event's payload; undefined where it is about none. */
function pullRequestOf(payload) {
    const pull = fieldOf(payload, 'pull_request');
    if (pull !== undefined)
        return numberOf(pull);
    const issue = fieldOf(payload, 'issue');
    return fieldOf(issue, 'pull_request') === undefined ? undefined : numberOf(issue);
}
/** Events that are about a pull request, or may be. */
const OF_PULL_REQUESTS = /^(pull_request|issue_comment)/;
/**
 * The pull request that the run's event is about, by the file in which the runner keeps it.
 *
 * @returns `unclear` when the event is one of pull requests and does not say which
 */
function readPullRequest(env) {
    const payload = readPayload(env.GITHUB_EVENT_PATH ?? '');
    const name = env.GITHUB_EVENT_NAME ?? '';
    if (payload === undefined && STARTED_BY.some((one) => one === name))
        return 'unclear';
    const number = pullRequestOf(payload);
    if (number !== undefined)
        return number;
    const issue = fieldOf(payload, 'issue');
    if (issue !== undefined && fieldOf(issue, 'pull_request') === undefined)
        return undefined;
    if (STARTED_BY.some((one) => mayComeFromPullRequest(fieldOf(payload, one))))
        return 'unclear';
    return OF_PULL_REQUESTS.test(name) ? 'unclear' : undefined;
}
/** What another workflow or check has set off, perhaps for a pull request, of which it does not say for certain which. */
const STARTED_BY = (/* unused pure expression or super */ null && (['workflow_run', 'check_suite', 'check_run']));
function mayComeFromPullRequest(cause) {
    const event = fieldOf(cause, 'event');
    const listed = fieldOf(cause, 'pull_requests');
    return ((typeof event === 'string' && OF_PULL_REQUESTS.test(event)) ||
        (Array.isArray(listed) && listed.length > 0));
}
function readPayload(path) {
    try {
        return JSON.parse(readFileSync(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}
function numberOf(value) {
    const number = fieldOf(value, 'number');
    return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
/** A field of what may be an object; null counts as missing, as it does in GitHub's payloads. */
function fieldOf(value, name) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    return new Map(Object.entries(value)).get(name) ?? undefined;
}

;// CONCATENATED MODULE: ./build/github/connect.js






const CALL_TIMEOUT_MS = 5_000;
const connect_CONNECT_TIMEOUT_MS = 3_000;
/**
 * Connects to the API that the runner names (`GITHUB_API_URL`), by its proxy if any. Nothing is sent yet.
 *
 * @param runnerEnv the environment of the runner, for its proxy
 * @param needed what is named where GitHub refuses a call
 * @throws when the runner names no repository, or an unusable proxy
 */
function connectGitHub(token, runnerEnv, needed) {
    const { repo, apiUrl } = github/* context */._;
    const found = proxyFor(apiUrl, runnerEnv);
    if (!('proxy' in found))
        throw new TypeError('The proxy of the runner cannot be used');
    const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
    const octokit = (0,github/* getOctokit */.Q)(token, {
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
        const dispatcher = createAgent({ tunnel, signal, connectTimeoutMs: connect_CONNECT_TIMEOUT_MS }, false);
        try {
            const answer = await (0,undici/* request */.Em)(url, { dispatcher, method, headers, body: body ?? null, signal });
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
    return new undici.Response([204, 205, 304].includes(status) ? null : text, { status, headers: kept });
}
function runOf() {
    const { payload, sha, serverUrl, repo, runId } = github/* context */._;
    const number = pullRequestOf(payload);
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
    const code = errors_codeOf(error);
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
