export const id = 788;
export const ids = [788];
export const modules = {

/***/ 4788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createClient: () => (/* binding */ createClient),
  getPage: () => (/* binding */ getPage)
});

// UNUSED EXPORTS: BUDGETS

// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/net/body.js
var body = __webpack_require__(4838);
// EXTERNAL MODULE: ./build/net/connection.js
var connection = __webpack_require__(7498);
// EXTERNAL MODULE: ./build/net/network.js
var network = __webpack_require__(1318);
;// CONCATENATED MODULE: ./build/net/retry-after.js
/**
 * Reads a `Retry-After` header: whole seconds or an HTTP date, in any of its three forms (RFC 9110, section 5.6.7).
 *
 * @param value the header as it came
 * @param nowEpochMs the wall clock, for dates
 * @returns milliseconds to wait, from 0 to a day; undefined for anything else, which is to be ignored
 */
function parseRetryAfter(value, nowEpochMs) {
    const text = value?.trim() ?? '';
    if (/^\d{1,9}$/.test(text))
        return sensible(Number(text) * 1000);
    const at = parseDate(text, nowEpochMs);
    return at === undefined ? undefined : sensible(Math.max(0, at - nowEpochMs));
}
const DAY_MS = 86_400_000;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const TIME = String.raw `(?<time>\d\d:\d\d:\d\d)`;
/** Date.parse alone would take a bare year or "-5" for a date. */
const FORMS = [
    new RegExp(String.raw `^[A-Z][a-z]{2}, (?<day>\d\d) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) ${TIME} GMT$`),
    new RegExp(String.raw `^[A-Z][a-z]{5,8}, (?<day>\d\d)-(?<month>[A-Z][a-z]{2})-(?<year>\d\d) ${TIME} GMT$`),
    new RegExp(String.raw `^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) ${TIME} (?<year>\d{4})$`),
];
function parseDate(text, nowEpochMs) {
    for (const form of FORMS) {
        const { day, month = '', year = '', time } = form.exec(text)?.groups ?? {};
        const monthAt = MONTHS.indexOf(month);
        if (day === undefined || monthAt === -1)
            continue;
        const shown = `${String(monthAt + 1).padStart(2, '0')}-${day.replace(' ', '0')}T${time}`;
        const at = Date.parse(`${fullYear(year, nowEpochMs)}-${shown}.000Z`);
        // The 30th of February is taken for the 2nd of March otherwise.
        return Number.isNaN(at) || !new Date(at).toISOString().includes(shown) ? undefined : at;
    }
    return undefined;
}
/** Two digits mean the latest year with them that is at most 50 years ahead. */
function fullYear(digits, nowEpochMs) {
    if (digits.length === 4)
        return digits;
    const latest = new Date(nowEpochMs).getUTCFullYear() + 50;
    return String(latest - ((latest - Number(digits)) % 100));
}
function sensible(ms) {
    return ms <= DAY_MS ? ms : undefined;
}

;// CONCATENATED MODULE: ./build/api/answer.js


/**
 * Judges an answer: the JSON value of a 2xx (undefined for an empty body), or the error that it is.
 *
 * @param request method and path, for the error
 * @param nowEpochMs the wall clock, for `Retry-After`
 */
function readAnswer(request, answer, nowEpochMs) {
    const { status } = answer;
    const failure = failureOfStatus(status);
    if (failure !== undefined) {
        const { said, namesFields } = serverWords(new TextDecoder().decode(answer.body));
        const retryAfterMs = parseRetryAfter(answer.header('retry-after'), nowEpochMs);
        return new errors/* ApiError */.hD(failure, request, `${request} was answered with status ${status}.`, {
            status,
            said,
            namesFields,
            retryAfterMs,
        });
    }
    try {
        // JSON is UTF-8. To read other bytes as replacement characters would write these back into an .env.
        const body = new TextDecoder('utf-8', { fatal: true }).decode(answer.body);
        return { value: body.trim() === '' ? undefined : JSON.parse(body) };
    }
    catch {
        // The parser's own message quotes the body, which may hold an .env.
        return new errors/* ApiError */.hD('ambiguous', request, `${request} was answered with status ${status} but not with JSON.`, {
            status,
        });
    }
}
function failureOfStatus(status) {
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
/** What an error body says, in whatever of the usual shapes; nothing for HTML. */
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
    if (Array.isArray(words))
        return words.map(asText).join(' ');
    return '';
}

// EXTERNAL MODULE: ./build/api/endpoint.js
var api_endpoint = __webpack_require__(4618);
// EXTERNAL MODULE: ./build/api/translation.js
var translation = __webpack_require__(9296);
;// CONCATENATED MODULE: ./build/api/client.js








const BUDGETS = {
    connectMs: 10_000,
    headersMs: 30_000,
    bodyIdleMs: 15_000,
    attemptMs: 60_000,
};
const MAX_ATTEMPTS = 4;
const MAX_RETRIES_A_RUN = 20;
const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
/** Builds a client. It sends nothing until asked. */
function createClient(parts) {
    const { budgets = BUDGETS, proxy: tunnel, signal } = parts;
    const route = { tunnel, signal, connectTimeoutMs: budgets.connectMs, maxAnswerBytes: body/* MAX_LONG_BYTES */.eQ };
    const shared = (0,connection/* createAgent */.S)(route, true);
    const translator = (0,translation/* createTranslator */.H)(parts.vocabulary);
    let requests = 0;
    let retries = 0;
    /** Retries that nobody asked us for; a service that says how long to wait is bounded by the deadline alone. */
    let ownRetries = 0;
    let remaining;
    async function attempt(call, schema) {
        const name = `${call.method} ${call.path}`;
        // A kept connection may be closed by the other side just as a request goes out; what must not be sent
        // twice goes over a connection of its own.
        const dispatcher = call.retry === 'once' ? (0,connection/* createAgent */.S)(route, false) : shared;
        try {
            requests += 1;
            const answer = await exchange(parts, budgets, call, dispatcher);
            remaining = count(answer.header('x-ratelimit-remaining')) ?? remaining;
            const read = readAnswer(name, answer, parts.epochMs());
            if (read instanceof errors/* ApiError */.hD)
                return read;
            const checked = schema.safeParse(call.verbatim ? read.value : translator.answer(read.value));
            if (checked.success)
                return { value: checked.data };
            const fields = [
                ...new Set(checked.error.issues.map((issue) => issue.path.join('.') || 'the answer')),
            ].join(', ');
            return new errors/* ApiError */.hD('ambiguous', name, `${name} was answered with something else than expected (${fields}).`, {
                status: answer.status,
            });
        }
        catch (error) {
            // What was never sent is not in doubt, also when the run is interrupted.
            if (!(error instanceof network/* NotConnectedError */.Xb))
                parts.signal.throwIfAborted();
            return (0,network/* connectionFailure */.Dx)(name, call.retry !== 'read', error);
        }
        finally {
            if (dispatcher !== shared)
                void dispatcher.destroy();
        }
    }
    async function attemptAll(call, schema) {
        let unsettled = false;
        for (let tried = 1;; tried += 1) {
            if (!unsettled)
                parts.signal.throwIfAborted();
            let result;
            try {
                result = await attempt(call, schema);
            }
            catch (error) {
                if (call.retry === 'read' || !(error instanceof Error) || !(0,errors/* isInterruption */.si)(error))
                    throw error;
                return { state: 'unknown', error };
            }
            if (!(result instanceof errors/* ApiError */.hD))
                return { state: 'done', value: result.value };
            unsettled ||= result.reason === 'ambiguous' || result.reason === 'too-large';
            if (!unsettled && mayRepeat(call.retry, result))
                parts.signal.throwIfAborted();
            const delayMs = ownRetries < MAX_RETRIES_A_RUN && tried < call.attempts
                ? retryDelay(call.retry, result, tried)
                : undefined;
            if (delayMs === undefined)
                return { state: unsettled ? 'unknown' : 'not-done', error: result };
            retries += 1;
            if (result.reason !== 'limited' || (result.retryAfterMs ?? 0) < 1_000)
                ownRetries += 1;
            parts.onRetry(result, delayMs);
            try {
                await parts.clock.sleep(delayMs, parts.signal);
            }
            catch (error) {
                if (!unsettled || call.retry === 'read' || !(error instanceof Error))
                    throw error;
                return { state: 'unknown', error };
            }
        }
    }
    function retryDelay(retry, error, tried) {
        if (!mayRepeat(retry, error))
            return undefined;
        const backoff = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (tried - 1)) * parts.random();
        const delayMs = error.retryAfterMs === undefined ? backoff : error.retryAfterMs + backoff;
        return parts.clock.now() + delayMs < parts.deadline ? delayMs : undefined;
    }
    return {
        read: async (endpoint, parameters, options) => {
            const query = options?.page === undefined ? '' : `?page=${options.page}`;
            const path = translator.path((0,api_endpoint/* fillPath */.dN)(endpoint.path, parameters)) + query;
            const attempts = options?.attempts ?? MAX_ATTEMPTS;
            const effect = await attemptAll({
                method: 'GET',
                path,
                retry: 'read',
                body: undefined,
                attempts,
                mayBeLong: endpoint.mayBeLong === true,
                verbatim: endpoint.verbatim === true,
            }, endpoint.answer);
            if (effect.state === 'done')
                return effect.value;
            throw effect.error;
        },
        write: async (endpoint, parameters, body) => {
            const { method, retry, verbatim = false } = endpoint;
            const path = translator.path((0,api_endpoint/* fillPath */.dN)(endpoint.path, parameters));
            // Bounds are checked with the inputs; here a fault of ours would show before it is sent.
            if (!(await endpoint.body.safeParseAsync(body)).success)
                throw new TypeError(`The body of ${method} ${path} is not valid`);
            const json = body === undefined ? undefined : JSON.stringify(verbatim ? body : translator.body(body));
            return attemptAll({ method, path, retry, body: json, attempts: MAX_ATTEMPTS, mayBeLong: false, verbatim }, endpoint.answer);
        },
        traffic: () => ({ requests, retries, remaining }),
        close: () => shared.destroy(),
    };
}
/** Whether a failure allows the same request again, by the endpoint's retry class. */
function mayRepeat(retry, error) {
    switch (error.reason) {
        case 'unreachable':
        case 'limited':
            return true;
        case 'ambiguous':
            return retry === 'read' || retry === 'gone' || retry === 'flag';
        default:
            return false;
    }
}
/** Sends one request and reads its answer to the end, within the budgets. */
async function exchange(parts, budgets, call, dispatcher) {
    const url = `${parts.baseUrl}${call.path}`;
    const answer = await (0,undici/* request */.Em)(url, {
        dispatcher,
        method: call.method,
        body: call.body ?? null,
        signal: AbortSignal.any([parts.signal, AbortSignal.timeout(budgets.attemptMs)]),
        headersTimeout: budgets.headersMs,
        bodyTimeout: budgets.bodyIdleMs,
        headers: {
            authorization: `Bearer ${parts.token}`,
            'content-type': 'application/json',
            accept: 'application/json',
            'accept-encoding': 'identity',
            'user-agent': 'site-deploy',
        },
    });
    const header = (name) => {
        const value = answer.headers[name];
        return Array.isArray(value) ? value[0] : value;
    };
    return { status: answer.statusCode, header, body: await (0,body/* readBody */.x8)(answer.body, call.mayBeLong) };
}
function count(header) {
    return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}
const MAX_PAGE_BYTES = 1024 * 1024;
/**
 * Gets a page for a health check: no token, no redirects, a connection of its own.
 *
 * @param proxy what the request goes through
 * @throws ApiError when no answer came within `timeoutMs`; the signal's reason when interrupted
 */
async function getPage(url, proxy, timeoutMs, signal) {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)))]);
    // A proxy passes http on, and connects for https; many connect to no other port than 443.
    const forwarder = proxy !== undefined && url.startsWith('http:') ? proxy : undefined;
    const dispatcher = forwarder === undefined
        ? (0,connection/* createAgent */.S)({ tunnel: proxy, signal: ended }, false)
        : (0,connection/* createForwarder */.B)({ signal: ended });
    try {
        const answer = await askForPage(url, forwarder, dispatcher, ended);
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
async function askForPage(page, forwarder, dispatcher, signal) {
    const headers = { accept: '*/*', 'user-agent': 'site-deploy health check' };
    if (forwarder === undefined)
        return (0,undici/* request */.Em)(page, { dispatcher, signal, headers });
    const { origin, authorization } = forwarder;
    const { host, href, hash } = new URL(page);
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


/***/ }),

/***/ 9296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createTranslator),
/* harmony export */   a: () => (/* binding */ words)
/* harmony export */ });
/** The document's neutral words for third-party products (its introduction). */
const words = [
    'blogapp',
    'cloudstore',
    'webframework',
    'sqldb',
    'chat_a',
    'chat_b',
    'hosted_git_1',
    'hosted_git_2',
    'hosted_git_3',
];
/** The fields whose names hold a word, and that word (sections 2 and 4). */
const FIELDS = {
    blogapp: 'blogapp',
    webframework: 'webframework',
    sqldb_version: 'sqldb',
    chat_a: 'chat_a',
    chat_b: 'chat_b',
    chat_a_webhook_url: 'chat_a',
    chat_b_webhook_url: 'chat_b',
};
/** The field whose value is a word. */
const VALUED = 'provider';
/** No answer of the document is nested deeper. */
const MOST_LEVELS = 6;
/** Builds the translator of a vocabulary: every word is exchanged at once, so that two may change places. */
function createTranslator(vocabulary) {
    const given = words.flatMap((word) => {
        const spelling = vocabulary[word];
        return spelling === undefined || spelling === word ? [] : [[word, spelling]];
    });
    const spellings = new Map(given);
    const fields = new Map(Object.entries(FIELDS).flatMap(([field, word]) => {
        const spelling = spellings.get(word);
        return spelling === undefined ? [] : [[field, field.replace(word, spelling)]];
    }));
    const toService = { fields, values: spellings };
    const toDocument = { fields: inverse(fields), values: inverse(spellings) };
    const isNeutral = given.length === 0;
    return {
        path: (path) => path
            .split('/')
            .map((segment) => spellings.get(segment) ?? segment)
            .join('/'),
        body: (body) => (isNeutral ? body : translate(body, toService, MOST_LEVELS)),
        answer: (answer) => (isNeutral ? answer : translate(answer, toDocument, MOST_LEVELS)),
    };
}
function translate(value, dictionary, levels) {
    if (typeof value !== 'object' || value === null || levels === 0)
        return value;
    if (Array.isArray(value))
        return value.map((item) => translate(item, dictionary, levels - 1));
    const { fields, values } = dictionary;
    const taken = new Set(fields.values());
    const entries = Object.entries(value)
        // What is called as a field in the other language is, and is none of that language's, would take its place.
        .filter(([name]) => fields.has(name) || !taken.has(name))
        .map(([name, inner]) => [
        fields.get(name) ?? name,
        name === VALUED && typeof inner === 'string'
            ? (values.get(inner) ?? inner)
            : translate(inner, dictionary, levels - 1),
    ]);
    return Object.fromEntries(entries);
}
function inverse(map) {
    return new Map([...map].map(([from, to]) => [to, from]));
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


/***/ })

};
