export const id = 928;
export const ids = [928];
export const modules = {

/***/ 6456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ connect),
/* harmony export */   ZZ: () => (/* binding */ afterCancel),
/* harmony export */   zl: () => (/* binding */ withinLimit)
/* harmony export */ });
/**
 * Loads and connects the GitHub client. Nothing is sent yet.
 *
 * @param needed is named in the reason when GitHub refuses a call
 * @returns a reason, as a clause, if the runner names no repository or an unusable proxy
 */
async function connect(access, needed) {
    try {
        const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(785), __webpack_require__.e(354)]).then(__webpack_require__.bind(__webpack_require__, 987));
        return connectGitHub(access, needed);
    }
    catch {
        return {
            why: 'the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used',
        };
    }
}
/** A cancelled run must be over within 2 seconds. */
const GRACE_AFTER_CANCEL_MS = 1_000;
/** The run waits this long for GitHub. */
const TIME_LIMIT_MS = 30_000;
/** A signal for a task at the end of a run. It aborts a second after the cancel. */
function afterCancel(cancel) {
    const over = new AbortController();
    const begin = () => void setTimeout(() => over.abort(), GRACE_AFTER_CANCEL_MS).unref();
    if (cancel.aborted)
        begin();
    else
        cancel.addEventListener('abort', begin, { once: true });
    return over.signal;
}
/** A signal for a task of several calls. It aborts with the given signal, or after 30 seconds. */
function withinLimit(signal) {
    return AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
}


/***/ }),

/***/ 8331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entriesOf),
/* harmony export */   g: () => (/* binding */ whyOf)
/* harmony export */ });
/** The reason why a call has no usable answer, as a clause. */
function whyOf(answer) {
    return answer.state === 'done' ? 'GitHub answered with something unexpected' : answer.why;
}
/** The entries of an answer, if it is a list. */
function entriesOf(answer) {
    return answer.state === 'done' && Array.isArray(answer.data) ? answer.data : undefined;
}


/***/ }),

/***/ 4838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ SIZES),
/* harmony export */   PH: () => (/* binding */ TOO_LARGE),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   xZ: () => (/* binding */ isCut)
/* harmony export */ });
/* unused harmony export createShortener */
const MAX_BYTES = 8 * 1024 * 1024;
const SIZES = { whole: MAX_BYTES, shortened: 8 * MAX_BYTES, text: MAX_BYTES / 2 };
/** Error code for an answer above the limit, the same as undici's. */
const TOO_LARGE = 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
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
async function readBody(chunks, mayBeLong, sizes = SIZES) {
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
    return Object.assign(new Error('The answer is too large.'), { code: TOO_LARGE });
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


/***/ }),

/***/ 7498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ createForwarder),
/* harmony export */   S: () => (/* binding */ createAgent)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6752);
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4838);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1318);




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
    return new undici__WEBPACK_IMPORTED_MODULE_1__/* .Agent */ .g6({ maxResponseSize: _body_js__WEBPACK_IMPORTED_MODULE_2__/* .SIZES */ .F0.shortened, ...(!isKept && { pipelining: 0 }), connect });
}
/** Builds an agent that connects to the proxy itself, for requests that the proxy passes on. */
function createForwarder(route) {
    return new undici__WEBPACK_IMPORTED_MODULE_1__/* .Agent */ .g6({ maxResponseSize: _body_js__WEBPACK_IMPORTED_MODULE_2__/* .SIZES */ .F0.shortened, pipelining: 0, connect: connectTo('proxy', route) });
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
        const connect = (0,undici__WEBPACK_IMPORTED_MODULE_1__/* .buildConnector */ .gU)({
            timeout: connectTimeoutMs,
            lookup: _network_js__WEBPACK_IMPORTED_MODULE_3__/* .localhostLookup */ .cd,
            minVersion: 'TLSv1.2',
            rejectUnauthorized: true,
            signal: making.signal,
        });
        connect(target, (error, socket) => {
            signal.removeEventListener('abort', end);
            if (error === null)
                callback(null, socket);
            else
                callback(new _network_js__WEBPACK_IMPORTED_MODULE_3__/* .NotConnectedError */ .Xb(peer, error), null);
        });
    };
}
function connectThrough(proxy, route) {
    const toProxy = connectTo('proxy', route);
    const toService = connectTo('service', route);
    return (target, callback) => {
        openTunnel(proxy, toProxy, target, route).then((httpSocket) => toService({ ...target, httpSocket }, callback), (error) => callback(error instanceof Error ? error : new _network_js__WEBPACK_IMPORTED_MODULE_3__/* .NotConnectedError */ .Xb('proxy', error), null));
    };
}
/** Opens a connection to the target through the proxy. */
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
        const ended = AbortSignal.any([signal, late]);
        const { statusCode: status, socket } = await client.connect({ path: authority, headers, signal: ended });
        if (status >= 200 && status < 300 && socket instanceof node_net__WEBPACK_IMPORTED_MODULE_0__.Socket)
            return socket;
        socket.on('error', () => { }).destroy();
        throw new _network_js__WEBPACK_IMPORTED_MODULE_3__/* .NotConnectedError */ .Xb('proxy', undefined, status);
    }
    catch (error) {
        throw error instanceof _network_js__WEBPACK_IMPORTED_MODULE_3__/* .NotConnectedError */ .Xb ? error : new _network_js__WEBPACK_IMPORTED_MODULE_3__/* .NotConnectedError */ .Xb('proxy', error);
    }
    finally {
        // A socket that became a tunnel no longer belongs to the client.
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
    const code = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error);
    if (code === _body_js__WEBPACK_IMPORTED_MODULE_2__/* .TOO_LARGE */ .PH) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD('too-large', request, `The answer to ${request} is too large.`);
    }
    const why = INTERRUPTED[code] ?? 'the connection failed';
    const what = changesSomething ? 'may have taken effect, but its answer was lost' : 'got no answer';
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD('ambiguous', request, `${request} ${what}: ${why}.`);
}
function neverSent(request, { peer, status, cause }) {
    const fail = (reason, message) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD(reason, request, message);
    if (status !== undefined) {
        // A proxy answers with 5xx when it cannot reach the service at the moment.
        const reason = status >= 500 ? 'unreachable' : status === 407 ? 'proxy-credentials' : 'proxy';
        const message = `${request} was not sent: the proxy refused to connect to the service, with status ${status}.`;
        return fail(reason, message);
    }
    const code = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(cause);
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
    return (0,node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup)(local ? '127.0.0.1' : hostname, options, callback);
};


/***/ }),

/***/ 928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPorts: () => (/* binding */ openPorts)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/net/network.js
var network = __webpack_require__(1318);
;// CONCATENATED MODULE: ./build/net/retry-after.js
/**
 * Reads a `Retry-After` header: whole seconds, or an HTTP date in any of its three forms (RFC 9110, section 5.6.7).
 *
 * @param nowEpochMs the wall clock, for dates
 * @returns milliseconds to wait, from 0 to a day; undefined if the header is to be ignored
 */
function parseRetryAfter(value, nowEpochMs) {
    const text = value?.trim() ?? '';
    const seconds = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
    const ms = seconds === undefined ? Math.max(0, parseDate(text, nowEpochMs) - nowEpochMs) : seconds * 1000;
    return ms <= DAY_MS ? ms : undefined;
}
const DAY_MS = 86_400_000;
const TIME = String.raw `(?<time>\d\d:\d\d:\d\d)`;
/** Date.parse alone would accept a bare year or "-5". */
const FORMS = [
    new RegExp(String.raw `^[A-Z][a-z]{2}, (?<day>\d\d) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) ${TIME} GMT$`),
    new RegExp(String.raw `^[A-Z][a-z]{5,8}, (?<day>\d\d)-(?<month>[A-Z][a-z]{2})-(?<year>\d\d) ${TIME} GMT$`),
    new RegExp(String.raw `^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) ${TIME} (?<year>\d{4})$`),
];
/** Returns milliseconds since 1970; NaN for no date. */
function parseDate(text, nowEpochMs) {
    for (const form of FORMS) {
        const { day, month, year = '', time } = form.exec(text)?.groups ?? {};
        if (day === undefined)
            continue;
        const date = `${day.replace(' ', '0')} ${month} ${fullYear(year, nowEpochMs)} ${time} GMT`;
        const at = Date.parse(date);
        // Date.parse reads the 30th of February as the 2nd of March.
        return new Date(at).toUTCString().endsWith(date) ? at : Number.NaN;
    }
    return Number.NaN;
}
/** Two digits mean the latest year that ends in them and is at most 50 years ahead. */
function fullYear(digits, nowEpochMs) {
    if (digits.length === 4)
        return digits;
    const latest = new Date(nowEpochMs).getUTCFullYear() + 50;
    return String(latest - ((latest - Number(digits)) % 100));
}

;// CONCATENATED MODULE: ./build/api/answer.js


/** Reads an answer: a 2xx by the schema, anything else as an error. */
function readAnswer({ status, header, body }, { request, schema, translate, nowEpochMs }) {
    const reason = reasonOf(status);
    if (reason !== undefined) {
        const retryAfterMs = parseRetryAfter(header('retry-after'), nowEpochMs);
        const details = { status, ...serverWords(new TextDecoder().decode(body)), retryAfterMs };
        return new errors/* ApiError */.hD(reason, request, `${request} was answered with status ${status}.`, details);
    }
    let json;
    try {
        // JSON is UTF-8. Other bytes would become replacement characters, and be written back into an .env.
        const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
        json = text.trim() === '' ? undefined : JSON.parse(text);
    }
    catch {
        // The parser's own message quotes the body, which may hold an .env.
        const message = `${request} was answered with status ${status} but not with JSON.`;
        return new errors/* ApiError */.hD('ambiguous', request, message, { status });
    }
    const checked = schema.safeParse(translate(json));
    if (checked.success)
        return { value: checked.data };
    const fields = new Set(checked.error.issues.map(({ path }) => path.join('.') || 'the answer'));
    const unexpected = `The answer to ${request} has an unexpected shape (${[...fields].join(', ')}).`;
    return new errors/* ApiError */.hD('ambiguous', request, unexpected, { status });
}
/** The reason of a failure; undefined for a 2xx. */
function reasonOf(status) {
    if (status >= 200 && status < 300)
        return undefined;
    if (status >= 300 && status < 400)
        return 'redirect';
    if (status === 401 || status === 403)
        return 'forbidden';
    if (status === 404)
        return 'not-found';
    if (status === 429)
        return 'limited';
    if (status >= 400 && status < 500)
        return 'refused';
    return 'ambiguous';
}
/** Finds the service's words in an error body of any usual shape; none in HTML. */
function serverWords(body) {
    let parsed;
    try {
        parsed = JSON.parse(body);
    }
    catch {
        return { said: '', namesFields: false };
    }
    if (typeof parsed !== 'object' || parsed === null)
        return { said: asText(parsed), namesFields: false };
    const { message, error, errors } = parsed;
    const fields = fieldWords(errors);
    const said = [asText(message), asText(error), ...fields].filter((part) => part !== '').join(' ');
    return { said: said.replace(/\s+/g, ' '), namesFields: fields.length > 0 };
}
function fieldWords(errors) {
    if (typeof errors !== 'object' || errors === null)
        return [];
    return Object.entries(errors).map(([field, words]) => Array.isArray(errors) ? asText(words) : `${field}: ${asText(words)}`);
}
function asText(words) {
    if (typeof words === 'string')
        return words;
    return Array.isArray(words) ? words.map(asText).join(' ') : '';
}

// EXTERNAL MODULE: ./build/api/endpoint.js
var api_endpoint = __webpack_require__(4618);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
// EXTERNAL MODULE: ./build/net/body.js
var net_body = __webpack_require__(4838);
// EXTERNAL MODULE: ./build/net/connection.js
var connection = __webpack_require__(7498);
;// CONCATENATED MODULE: ./build/api/exchange.js



const BUDGETS = {
    connectMs: 10_000,
    headersMs: 30_000,
    bodyIdleMs: 15_000,
    attemptMs: 60_000,
};
/**
 * Builds an exchange, which sends single requests without judging their answers. It keeps its connections until it is closed.
 * Section 5 has the headers.
 */
function createExchange(parts) {
    const { budgets = BUDGETS, sizes = net_body/* SIZES */.F0, timeout = abortAfter, proxy: tunnel, signal } = parts;
    const route = { tunnel, signal, connectTimeoutMs: budgets.connectMs };
    const shared = (0,connection/* createAgent */.S)(route, true);
    const headers = {
        authorization: `Bearer ${parts.token}`,
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'site-deploy',
    };
    async function send({ method, path, retry, body: sent, mayBeLong }) {
        // The service may close a kept connection just as a request goes out, so a request that must not be sent twice gets a
        // connection of its own.
        const dispatcher = retry === 'once' ? (0,connection/* createAgent */.S)(route, false) : shared;
        try {
            const answer = await (0,undici/* request */.Em)(`${parts.baseUrl}${path}`, {
                dispatcher,
                method,
                body: sent ?? null,
                signal: AbortSignal.any([signal, timeout(budgets.attemptMs)]),
                headersTimeout: budgets.headersMs,
                bodyTimeout: budgets.bodyIdleMs,
                headers,
            });
            const header = (name) => [answer.headers[name]].flat()[0];
            const body = await (0,net_body/* readBody */.x8)(answer.body, mayBeLong === true, sizes);
            return { status: answer.statusCode, header, body };
        }
        finally {
            if (dispatcher !== shared)
                void dispatcher.destroy();
        }
    }
    return { send, close: () => shared.destroy() };
}
function abortAfter(ms) {
    return AbortSignal.timeout(ms);
}

// EXTERNAL MODULE: ./build/api/translation.js
var translation = __webpack_require__(9296);
;// CONCATENATED MODULE: ./build/api/client.js






const MAX_ATTEMPTS = 4;
const MAX_RETRIES_A_RUN = 20;
const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
/** Builds a client, which sends nothing until it is used. */
function createClient(parts) {
    const exchange = createExchange(parts);
    const translator = (0,translation/* createTranslator */.H)(parts.vocabulary);
    const counts = { requests: 0, retries: 0, ownRetries: 0, remaining: undefined };
    const session = { parts, exchange, translator, ...counts };
    return {
        read: async (endpoint, parameters, { attempts = MAX_ATTEMPTS, page } = {}) => {
            const query = page === undefined ? '' : `?page=${page}`;
            const path = translator.path((0,api_endpoint/* fillPath */.dN)(endpoint.path, parameters)) + query;
            const effect = await callService(session, { ...endpoint, path, body: undefined, attempts });
            if (effect.state === 'done')
                return effect.value;
            throw effect.error;
        },
        write: async (endpoint, parameters, body) => {
            const path = translator.path((0,api_endpoint/* fillPath */.dN)(endpoint.path, parameters));
            // Inputs have been checked against these bounds: a failure here is a fault of this action.
            if (!(await endpoint.body.safeParseAsync(body)).success)
                throw new TypeError(`The body of ${endpoint.method} ${path} is not valid`);
            const sent = endpoint.verbatim ? body : translator.body(body);
            const json = sent === undefined ? undefined : JSON.stringify(sent);
            return callService(session, { ...endpoint, path, body: json, attempts: MAX_ATTEMPTS });
        },
        traffic: () => ({ requests: session.requests, retries: session.retries, remaining: session.remaining }),
        close: exchange.close,
    };
}
/** Carries out a call, with retries; throws when interrupted, unless a write may have been sent. */
async function callService(session, call) {
    const { clock, signal, onRetry } = session.parts;
    const interrupted = (error) => {
        if (call.retry === 'read' || !(0,errors/* isInterruption */.si)(error))
            throw error;
        return { state: 'unknown', error };
    };
    /** True when an earlier attempt may have taken effect. */
    let inDoubt = false;
    for (let tried = 1;; tried += 1) {
        if (!inDoubt)
            signal.throwIfAborted();
        let result;
        try {
            result = await attempt(session, call);
        }
        catch (error) {
            return interrupted(error);
        }
        if (!(result instanceof errors/* ApiError */.hD))
            return { state: 'done', value: result.value };
        inDoubt ||= result.reason === 'ambiguous' || result.reason === 'too-large';
        if (!inDoubt && mayRepeat(call, result))
            signal.throwIfAborted();
        const delayMs = retryDelay(session, call, result, tried);
        if (delayMs === undefined)
            return { state: inDoubt ? 'unknown' : 'not-done', error: result };
        session.retries += 1;
        if (result.reason !== 'limited' || (result.retryAfterMs ?? 0) < 1_000)
            session.ownRetries += 1;
        onRetry(result, delayMs);
        try {
            await clock.sleep(delayMs, signal);
        }
        catch (error) {
            if (!inDoubt)
                throw error;
            return interrupted(error);
        }
    }
}
async function attempt(session, call) {
    const { parts, exchange, translator } = session;
    const request = `${call.method} ${call.path}`;
    try {
        session.requests += 1;
        const answer = await exchange.send(call);
        session.remaining = count(answer.header('x-ratelimit-remaining')) ?? session.remaining;
        const translate = call.verbatim ? (json) => json : translator.answer;
        return readAnswer(answer, { request, schema: call.answer, translate, nowEpochMs: parts.epochMs() });
    }
    catch (error) {
        // A request that was never sent is not in doubt, even when the run is interrupted.
        if (!(error instanceof network/* NotConnectedError */.Xb))
            parts.signal.throwIfAborted();
        return (0,network/* connectionFailure */.Dx)(request, call.retry !== 'read', error);
    }
}
/** Returns the wait before the next attempt, in milliseconds; undefined for no further attempt. */
function retryDelay({ parts, ownRetries }, call, error, tried) {
    if (ownRetries >= MAX_RETRIES_A_RUN || tried >= call.attempts || !mayRepeat(call, error))
        return undefined;
    const backoff = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (tried - 1)) * parts.random();
    const delayMs = (error.retryAfterMs ?? 0) + backoff;
    return parts.clock.now() + delayMs < parts.deadline ? delayMs : undefined;
}
/** True when the retry class of the call allows another attempt after this failure. */
function mayRepeat({ retry }, { reason }) {
    if (reason === 'ambiguous')
        return retry === 'read' || retry === 'gone' || retry === 'flag';
    return reason === 'unreachable' || reason === 'limited';
}
function count(header) {
    return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}

// EXTERNAL MODULE: ./build/report/failure.js
var failure = __webpack_require__(897);
// EXTERNAL MODULE: ./build/report/headline.js
var headline = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/report/run-report.js
var run_report = __webpack_require__(2065);
// EXTERNAL MODULE: ./build/secrets/sanitizer.js
var sanitizer = __webpack_require__(8541);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/github/connect.js
var connect = __webpack_require__(6456);
// EXTERNAL MODULE: ./build/github/github.js
var github_github = __webpack_require__(8331);
// EXTERNAL MODULE: ./build/github/payload.js
var github_payload = __webpack_require__(7692);
;// CONCATENATED MODULE: ./build/github/github-deployment.js





const CREATE = 'POST /repos/{owner}/{repo}/deployments';
const LIST = 'GET /repos/{owner}/{repo}/deployments';
const CREATE_STATUS = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
/** GitHub's limit. */
const MAX_DESCRIPTION = 140;
/** GitHub's page size. Older deployments of an environment are rarely still active. */
const MOST_LISTED = 100;
/** Prepares the GitHub Deployment of a run. A problem with it is a warning, never a failure of the deploy. */
function createGitHubDeployment(parts) {
    const { environment, environmentUrl, signal, cancel, redact, log, remember } = parts;
    const mark = (0,external_node_crypto_.randomUUID)();
    let github;
    let memory;
    const keep = (next) => {
        remember(JSON.stringify(next));
        memory = next;
        return next;
    };
    return {
        id: () => memory?.id,
        /** Creates it and sets it to `in_progress`. Never throws. */
        async open() {
            github = await connectOrWarn(parts);
            if (github === undefined || signal.aborted)
                return;
            // Saved before the call: if the process is killed during it, the post step knows what to look for.
            const begun = keep({ mark, environment, environmentUrl });
            const answer = await github.call(CREATE, creation(parts, mark, github), signal);
            const id = answer.state === 'done' ? (0,github_payload/* numberOf */.rl)(answer.data, 'id') : undefined;
            if (id !== undefined) {
                log.info(`GitHub Deployment ${id} of ${environment}`);
                const status = { state: 'in_progress', description: 'The deploy is under way' };
                await setStatus(github, keep({ ...begun, id }), status, signal, log);
                return;
            }
            const isRefused = answer.state === 'not-done';
            const what = isRefused ? 'was not created' : 'may or may not have been created';
            if (!signal.aborted)
                log.warning(`The GitHub Deployment ${what}: ${(0,github_github/* whyOf */.g)(answer)}. The deploy itself goes on.`);
            if (!isRefused)
                return;
            memory = undefined;
            remember('');
        },
        /** Sets its final status if it was opened; from a second after a cancel, the post step has to. Never throws. */
        async close({ state, description }) {
            if (github === undefined || memory === undefined)
                return;
            const end = { state, description: (0,sanitizer/* oneLine */.TN)(description, redact, MAX_DESCRIPTION) };
            const ended = keep({ ...memory, end });
            const grace = (0,connect/* afterCancel */.ZZ)(cancel);
            const id = await idOf(github, ended, grace);
            if (id === undefined)
                return;
            memory = { ...ended, id };
            if (await setStatus(github, { ...ended, id }, end, grace, log))
                remember('');
        },
    };
}
/**
 * Sets the final status of a deployment that the main step left open because it was killed, cancelled, or could not reach
 * GitHub.
 *
 * @param saved the text that the main step remembered
 */
async function closeOpenDeployment(saved, tools) {
    const memory = JSON.parse(saved);
    const github = await connectOrWarn(tools);
    if (github === undefined)
        return;
    const description = 'The step was ended from outside; how the deploy ended is not known';
    const { signal } = new AbortController();
    const id = await idOf(github, memory, signal);
    const end = memory.end ?? { state: 'error', description };
    if (id !== undefined)
        await setStatus(github, { ...memory, id }, end, signal, tools.log);
}
/**
 * Sets the deployments that this action created for a deleted site to inactive. Stops at the first refusal. Never throws.
 *
 * @param sites all names that workflows may have used for the site
 */
async function retireDeployments(parts) {
    const { environment, sites, log } = parts;
    const signal = (0,connect/* withinLimit */.zl)(parts.signal);
    const github = await connectOrWarn(parts);
    if (github === undefined)
        return;
    let answer = await github.call(LIST, { environment, per_page: MOST_LISTED }, signal);
    const ids = ((0,github_github/* entriesOf */.M)(answer) ?? [])
        .filter((entry) => sites.some((site) => bears(entry, 'site', site.toLowerCase())))
        .flatMap((entry) => (0,github_payload/* numberOf */.rl)(entry, 'id') ?? []);
    for (const id of ids) {
        const status = { deployment_id: id, state: 'inactive', description: 'The site was deleted' };
        answer = await github.call(CREATE_STATUS, status, signal);
        if (answer.state !== 'done')
            break;
    }
    if (answer.state === 'done')
        log.info(`GitHub Deployments of ${environment} set to inactive: ${ids.length}`);
    else if (!parts.signal.aborted)
        log.warning(`The GitHub Deployments of ${environment} were not set to inactive: ${answer.why}. The site itself is deleted.`);
}
async function connectOrWarn(tools) {
    const github = await (0,connect/* connect */.Ng)(tools, 'deployments: write');
    if (!('why' in github))
        return github;
    tools.log.warning(`No GitHub Deployment: ${github.why}. The deploy itself goes on.`);
    return undefined;
}
/** Names the exact commit, and requires no checks because the deploy waits for none. */
function creation({ environment, expectedCommit = '', site }, mark, { run }) {
    return {
        ref: run.commit?.startsWith(expectedCommit) ? run.commit : expectedCommit,
        auto_merge: false,
        required_contexts: [],
        payload: { site_deploy: mark, site: site.toLowerCase() },
        environment,
        // An environment named after its pull request is removed with it.
        transient_environment: environment.match(/\d+/g)?.includes(String(run.pullRequest?.number)) === true,
        production_environment: /^prod(uction)?\b/i.test(environment),
    };
}
/** True when the deployment is this action's and has the value in that field of its payload. */
function bears(deployment, field, value) {
    const payload = (0,github_payload/* fieldOf */._F)(deployment, 'payload');
    return (0,github_payload/* fieldOf */._F)(payload, 'site_deploy') !== undefined && (0,github_payload/* fieldOf */._F)(payload, field) === value;
}
/** The id of a deployment; looked up on GitHub if its creation was in doubt. */
async function idOf(github, { id, environment, mark }, signal) {
    if (id !== undefined)
        return id;
    const answer = await github.call(LIST, { environment, per_page: MOST_LISTED }, signal);
    const found = (0,github_github/* entriesOf */.M)(answer)?.find((entry) => bears(entry, 'site_deploy', mark));
    return (0,github_payload/* numberOf */.rl)(found, 'id');
}
/** Adds a status. Returns true if GitHub accepted it, or refused it for good. */
async function setStatus(github, { id, environmentUrl }, { state, description }, signal, log) {
    const { logUrl } = github.run;
    const status = {
        ...{ deployment_id: id, state, description, auto_inactive: true },
        ...(logUrl !== undefined && { log_url: logUrl }),
        ...(environmentUrl !== undefined && { environment_url: environmentUrl }),
    };
    const answer = await github.call(CREATE_STATUS, status, signal);
    if (answer.state === 'done')
        return true;
    // A later status follows, at the end of the run or in the post step.
    if (signal.aborted)
        return false;
    log.warning(`GitHub Deployment ${id} was not set to ${state}: ${answer.why}. The deploy itself is not affected.`);
    return answer.state === 'not-done';
}

;// CONCATENATED MODULE: ./build/github/traces.js





/** Leaves the traces that the inputs ask for. Loads the GitHub client on first use. */
function createGitHubTraces(parts) {
    const { inputs, log } = parts;
    const deployment = chooseDeployment(parts);
    return {
        /** Runs before the first write. Never throws. */
        open: async () => deployment?.open(),
        /** Updates the GitHub Deployment and comments on the pull request, at the end of the run. Never throws. */
        async close(report, scriptDiff) {
            const warn = (what) => (error) => log.warning(`${what} ${(0,failure/* failureOf */.g5)(error).message}`);
            await Promise.all([
                deployment
                    ?.close((0,headline/* deploymentStatus */.I1)(report, inputs))
                    .catch(warn('The state of the GitHub Deployment is not known.')),
                retire(parts, report).catch(warn('Some GitHub Deployments may not be inactive yet.')),
                comment(parts, report, scriptDiff).catch(warn('There is no comment on the pull request.')),
            ]);
        },
        deploymentId: () => deployment?.id(),
    };
}
/** Creates a GitHub Deployment if one is asked for and the run deploys. */
function chooseDeployment({ inputs, redactor, ...parts }) {
    const { githubToken, site, environment, environmentUrl, expectedCommit, operations } = inputs;
    if (githubToken === undefined || environment === undefined)
        return undefined;
    if (!operations.some(({ deploys }) => deploys))
        return undefined;
    // They are sent unredacted, and everyone who can read the repository sees them.
    if ([environment, environmentUrl ?? ''].some(redactor.hides)) {
        parts.log.warning('There is no GitHub Deployment: environment or environment-url contains a secret.');
        return undefined;
    }
    const named = { githubToken, site, environment, environmentUrl, expectedCommit };
    return createGitHubDeployment({ ...parts, ...named, redact: redactor.redact });
}
/** Retires the GitHub Deployments of a deleted site: an active one must not link to it. */
async function retire({ inputs, redactor, ...parts }, report) {
    const { githubToken, site, environment } = inputs;
    if (!(0,run_report/* isDeleted */.oy)(report) || githubToken === undefined || environment === undefined)
        return;
    if (redactor.hides(environment))
        return;
    const sites = [site, (0,run_report/* siteOf */.zU)(report)?.domain ?? site];
    await retireDeployments({ ...parts, githubToken, environment, sites });
}
/** Writes the comment on the pull request if asked to. */
async function comment({ inputs, runnerEnv, cancel, redactor, log }, report, scriptDiff) {
    const { comment: isWanted, githubToken, apiToken, baseUrl, server, site } = inputs;
    if (!isWanted || githubToken === undefined)
        return;
    const { leaveComment } = await __webpack_require__.e(/* import() */ 543).then(__webpack_require__.bind(__webpack_require__, 4543));
    const { renderComment } = await __webpack_require__.e(/* import() */ 554).then(__webpack_require__.bind(__webpack_require__, 7554));
    await leaveComment({
        ...{ githubToken, apiToken, runnerEnv, cancel, log },
        about: { baseUrl, server, site },
        render({ pullRequest, repositoryUrl, logUrl }, maxCharacters) {
            const links = { commit: pullRequest?.head, repositoryUrl, logUrl };
            const safe = (text) => (0,sanitizer/* sanitize */.aj)(text, redactor.redact);
            return renderComment(report, { inputs, sanitize: safe, scriptDiff, ...links, maxCharacters });
        },
    });
}

;// CONCATENATED MODULE: ./build/net/web-page.js



const MAX_PAGE_BYTES = 1024 * 1024;
/**
 * Gets a page for a health check: without credentials, on a separate connection, without following redirects.
 *
 * @throws ApiError when no answer came within `timeoutMs`; the signal's reason when interrupted
 */
async function getPage(url, proxy, timeoutMs, signal) {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)))]);
    // A proxy forwards http and tunnels https; many proxies tunnel to port 443 only.
    const forwarder = url.startsWith('http:') ? proxy : undefined;
    const dispatcher = forwarder === undefined
        ? (0,connection/* createAgent */.S)({ tunnel: proxy, signal: ended }, false)
        : (0,connection/* createForwarder */.B)({ signal: ended });
    try {
        const answer = await ask(url, forwarder, dispatcher, ended);
        const chunks = [];
        let size = 0;
        for await (const chunk of answer.body) {
            chunks.push(chunk);
            size += chunk.length;
            if (size >= MAX_PAGE_BYTES)
                break;
        }
        return { status: answer.statusCode, text: Buffer.concat(chunks).toString('utf8') };
    }
    catch (error) {
        signal.throwIfAborted();
        throw (0,network/* connectionFailure */.Dx)('the request', false, error);
    }
    finally {
        void dispatcher.destroy();
    }
}
async function ask(url, forwarder, dispatcher, signal) {
    const headers = { accept: '*/*', 'user-agent': 'site-deploy health check' };
    if (forwarder === undefined)
        return (0,undici/* request */.Em)(url, { dispatcher, signal, headers });
    const { origin, authorization } = forwarder;
    const { host, href, hash } = new URL(url);
    const answer = await dispatcher.request({
        origin,
        path: hash === '' ? href : href.slice(0, -hash.length),
        method: 'GET',
        signal,
        headers: {
            ...headers,
            host,
            ...(authorization !== undefined && { 'proxy-authorization': authorization }),
        },
    });
    if (answer.statusCode !== 407)
        return answer;
    throw new network/* NotConnectedError */.Xb('proxy', undefined, 407);
}

// EXTERNAL MODULE: ./build/run/progress.js
var progress = __webpack_require__(2527);
;// CONCATENATED MODULE: ./build/run/ports.js





/** Opens the ports of a run and starts its timeout. Modules that few runs need are loaded on use. */
function openPorts(inputs, step) {
    const { env, clock, console, files, hide } = step;
    const { server, site, dryRun, operations } = inputs;
    const { redact } = step.redactor;
    const { client, signal, close } = openClient(inputs, step);
    const remember = (text) => files.saveState('github-deployment', text);
    const traces = createGitHubTraces({ ...step, inputs, runnerEnv: env, signal, log: console, remember });
    const about = { server: redact(server), site: redact(site), dryRun, operations };
    let opened;
    const ports = {
        inputs,
        reader: client,
        writer: client,
        traffic: client.traffic,
        patience: { clock, signal, during: console.during },
        console,
        hide,
        epochMs: Date.now,
        tracker: (0,progress/* trackProgress */.Z)(about, (text) => files.saveState('run', text), Date.now),
        beforeFirstWrite: () => {
            opened ??= traces.open();
            return opened;
        },
        getPage: getPage,
        runCommand: async (command) => {
            const { runCommand } = await __webpack_require__.e(/* import() */ 94).then(__webpack_require__.bind(__webpack_require__, 5094));
            return runCommand(command, env, console.remote(), signal);
        },
        lookUpPullRequest: async (number) => {
            const { lookUpPullRequest } = await __webpack_require__.e(/* import() */ 173).then(__webpack_require__.bind(__webpack_require__, 9554));
            return lookUpPullRequest(number, { githubToken: inputs.githubToken ?? '', runnerEnv: env }, signal);
        },
    };
    return { ports, traces, close };
}
/** Opens the client. Cancelling the workflow, or the timeout of the run, ends its requests. */
function openClient({ baseUrl, apiToken: token, proxy, vocabulary, timeoutMs }, { clock, cancel, console }) {
    const deadline = clock.now() + timeoutMs;
    const late = new AbortController();
    const tooLate = new errors/* DeadlineError */.j3('The time of the whole run (timeout) is up.');
    const stopAlarm = clock.after(timeoutMs, () => late.abort(tooLate));
    const signal = AbortSignal.any([cancel, late.signal]);
    const client = createClient({
        baseUrl,
        token,
        proxy,
        vocabulary,
        clock,
        epochMs: Date.now,
        random: Math.random,
        signal,
        deadline,
        onRetry: (error, delayMs) => console.info(`${error.message} Trying again in ${Math.round(delayMs / 100) / 10} s.`),
    });
    const close = async () => {
        stopAlarm();
        await client.close();
    };
    return { client, signal, close };
}


/***/ })

};
