import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 9307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   WT: () => (/* binding */ MAX_DEPLOY_SCRIPT_CHARACTERS),
/* harmony export */   bE: () => (/* binding */ getDeployScript),
/* harmony export */   kp: () => (/* binding */ postDeploy),
/* harmony export */   vz: () => (/* binding */ patchDeployScript)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4618);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3262);



/** The longest deploy script that the service takes, in characters (not shown in the document; public). */
const MAX_DEPLOY_SCRIPT_CHARACTERS = 65_535;
const deployScriptBody = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ deploy_script: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeText */ .r0)({ most: MAX_DEPLOY_SCRIPT_CHARACTERS }) })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .meta */ .mIj({ 'x-assumed': true }));
/** Section 4, Deployments. The bodies are not shown there: see docs/api-gaps.md. */
const getDeployScript = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .reading */ .hF)('/api/servers/{server}/sites/{site}/deploy/script', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('deploy_script'), { summary: "Show the site's deploy script", shows: { text: 'deploy_script', assumed: true } });
const patchDeployScript = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writing */ .dV)('PATCH', '/api/servers/{server}/sites/{site}/deploy/script', {
    summary: 'Replace the deploy script of a site',
    retry: 'replace',
    body: deployScriptBody,
    answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2,
    shows: { text: 'message', assumed: true },
});
const postDeploy = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writing */ .dV)('POST', '/api/servers/{server}/sites/{site}/deploy', {
    summary: 'Deploy a site; without a repository no deploy happens',
    retry: 'once',
    body: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .noBody */ .GV,
    answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2,
    shows: { text: 'message', assumed: true },
});


/***/ }),

/***/ 4618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GV: () => (/* binding */ noBody),
/* harmony export */   H2: () => (/* binding */ anyAnswer),
/* harmony export */   Ks: () => (/* binding */ recordOrNull),
/* harmony export */   L$: () => (/* binding */ listOrNull),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   _L: () => (/* binding */ undocumented),
/* harmony export */   dN: () => (/* binding */ fillPath),
/* harmony export */   dV: () => (/* binding */ writing),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   hF: () => (/* binding */ reading),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   oA: () => (/* binding */ unwrap),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3759);

/** Defines a GET endpoint. */
function reading(path, answer, described) {
    return { method: 'GET', path, retry: 'read', answer, ...described };
}
/** Defines an endpoint that writes. */
function writing(method, path, options) {
    return { method, path, ...options };
}
/** Fills the ids into a path template. */
function fillPath(path, parameters) {
    return path.replace(/\{(\w+)\}/g, (_, name) => {
        const id = parameters[name];
        if (id === undefined || !Number.isSafeInteger(id) || id < 0) {
            throw new TypeError(`No usable id for {${name}} in ${path}`);
        }
        return String(id);
    });
}
/** No request body. */
const noBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .undefined */ .Vxk();
/** An answer of which nothing is needed: any 2xx will do. */
const anyAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J();
/** An id or a count, also when a service sends it as a string; beyond 2^53 it would be another number. */
const integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^\d{1,16}$/))]), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(Number), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._nonnegative */ .UI())));
/** A record, wrapped as `{ data }` (section 2) or bare. */
function record(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(unwrap), schema);
}
/** A list, wrapped as `{ data: [...] }` (section 2) or bare. `null` is no list: it means unknown. */
function list(schema) {
    return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(schema));
}
/** A list that may be unknown: null where the service shows `null`, or nothing. */
function listOrNull(schema) {
    return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(schema)));
}
const envelope = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    meta: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ last_page: undocumented(integer), current_page: undocumented(integer) })),
    links: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ next: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })),
});
/**
 * Section 2, Pagination envelope: what it holds, and the number of the last page. Its `links` are not followed: they would
 * send the token wherever the service says.
 */
function page(items) {
    const unwrapped = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((answer) => {
        const { meta, links } = envelope.safeParse(answer).data ?? {};
        const lastPage = meta?.last_page ?? (links?.next === undefined ? 1 : Number.MAX_SAFE_INTEGER);
        return { items: unwrap(answer) ?? null, lastPage, page: meta?.current_page };
    });
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(unwrapped, zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ items, lastPage: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), page: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()) }));
}
/** A record where the answer carries one; null where it does not, which is no failure of a write. */
function recordOrNull(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(record(schema)), null);
}
/** What some services add: used where it is as expected, else as if it were not there. */
function undocumented(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(schema), undefined);
}
/** Takes the `data` out of an answer that wraps it. */
function unwrap(answer) {
    return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
}
/**
 * A text that services wrap differently: `{ <field>: "…" }`, `{ content: "…" }`, either of them or the
 * string itself inside `data`, or a bare string; null when there is none.
 */
function text(field) {
    const find = (answer) => {
        const inner = unwrap(answer) ?? null;
        if (typeof inner !== 'object' || inner === null)
            return inner;
        const fields = { ...inner };
        return fields[field] ?? fields.content ?? null;
    };
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(find), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()));
}


/***/ }),

/***/ 3262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   M1: () => (/* binding */ ipAddress),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   X6: () => (/* binding */ ports),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   _: () => (/* binding */ schedule),
/* harmony export */   iu: () => (/* binding */ except),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   qP: () => (/* binding */ webUrl),
/* harmony export */   r0: () => (/* binding */ wholeText),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   wC: () => (/* binding */ matching),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9396);

/** A text that is not blank. */
function text({ least = 1, most } = {}) {
    const length = most === undefined
        ? ''
        : least === 1
            ? ` of at most ${most} characters`
            : ` of ${least} to ${most} characters`;
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((value) => value.trim() !== ''), ...characters({ least, ...(most !== undefined && { most }) }), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(`a text${length}, not blank`));
}
/** Any text, also none: the whole of a file. */
function wholeText({ most } = {}) {
    const length = most === undefined ? '' : ` of at most ${most} characters`;
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .check(...characters({ least: 0, ...(most !== undefined && { most }) }), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(`a text${length}, which may be empty`));
}
/** Bounds of a length in characters: code points, and not the units of UTF-16, of which one may take two. */
function characters({ least = 0, most = Number.POSITIVE_INFINITY }) {
    const isWithin = (value) => {
        const { length } = [...value];
        // Half a character, as JSON can spell it, stands in no file.
        return length >= least && length <= most && value.isWellFormed();
    };
    return [
        zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB(isWithin),
        zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .meta */ .mIj({ ...(least > 0 && { minLength: least }), ...(Number.isFinite(most) && { maxLength: most }) }),
    ];
}
/** A text that stands in one line, as in a file that is read line by line. */
function line(bounds) {
    const inner = text(bounds);
    return inner.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[^\r\n\0]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(`${wordsOf(inner)}, in one line`));
}
/** A whole number. */
function wholeNumber({ least, most }) {
    const words = `a whole number from ${least} to ${most}`;
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(words));
}
/** A text that a pattern must find something in, or match from `^` to `$`. */
function matching(field, pattern, words) {
    return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(pattern), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(words));
}
/** Yes or no. */
function flag(words) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(words));
}
/** A URL of the web. */
function webUrl() {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(
    // Without a flag, which JSON Schema has no place for.
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[hH][tT]{2}[pP][sS]?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((value) => URL.canParse(value)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .meta */ .mIj({ format: 'uri', description: 'an http or https URL without a user name and password' }));
}
/** One of a few words. */
function oneOf(words) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(words).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(`one of ${words.join(', ')}`));
}
/** Letters, digits, dashes and underscores. */
function identifier({ least, most }) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(`${least} to ${most} letters, digits, dashes and underscores`));
}
/** Any of these texts but one. */
function except(field, reserved) {
    const description = `${wordsOf(field)}; must not be \`${reserved}\``;
    return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((value) => value !== reserved), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .meta */ .mIj({ description, not: { const: reserved } }));
}
/** A port, or a range of ports in their order. */
function ports() {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^([0-9]{0,5})(:[0-9]{0,5})?$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((value) => {
        const [from = 0, to = from] = value.split(':').map(Number);
        return from >= 1 && from <= to && to <= 65_535;
    }), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y('a port from 1 to 65535, or a range from:to of them, the smaller one first'));
}
const address = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .ipv4 */ .uXy(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .ipv6 */ .ugL()]);
/** An IP address. */
function ipAddress({ most }) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((value) => address.safeParse(value).success), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(`an IP address, at most ${most} characters`));
}
/** A cron schedule. The parser is loaded only when there is one to read. */
function schedule({ most }) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB(async (value) => (await __nccwpck_require__.e(/* import() */ 905).then(__nccwpck_require__.bind(__nccwpck_require__, 4905))).isSchedule(value)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(`a cron schedule of at most ${most} characters: five fields as in */5 * * * *, or a name as in @daily`));
}
/** A field that may be left out. */
function optional(field) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(wordsOf(field)));
}
/** What a field takes, in words. */
function wordsOf(field) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(field)?.description ?? '';
}


/***/ }),

/***/ 2224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ logEntry),
/* harmony export */   Uf: () => (/* binding */ siteLog),
/* harmony export */   Xt: () => (/* binding */ getLogEntry)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4618);


/**
 * Section 2, Log entry. Some services add `id` and `type`. A field that is missing or of another type was not shown: a
 * `content` that was not shown is unknown, and not empty.
 */
const logEntry = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd),
    /** `deploy` for a deploy, null for everything else; undefined on a service that shows no types. */
    type: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), null), null),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL((0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((content) => content ?? undefined)),
    created_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), null), null),
});
const listed = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(logEntry);
/** The page of a list without entries that are no maps: they say nothing. */
function withMaps(answer, entries) {
    const data = entries.filter((entry) => typeof entry === 'object' && entry !== null);
    return typeof answer === 'object' && !Array.isArray(answer) ? { ...answer, data } : data;
}
/** The log of a site: one entry, a list of them, or nothing. */
const siteLog = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((answer) => {
    const inner = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .unwrap */ .oA)(answer) ?? null;
    const isList = Array.isArray(inner);
    const page = isList ? withMaps(answer, inner) : inner === null ? [] : [inner];
    return { isList, page };
}), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ isList: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), page: listed }), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(({ isList, page: { items, lastPage } }) => ({ isList, entries: items, lastPage }))));
/** One entry of a site's log, for services whose list leaves `content` out. Not in the document. */
const getLogEntry = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .reading */ .hF)('/api/servers/{server}/sites/{site}/log/{entry}', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(logEntry), {
    summary: "Show an entry of the site's log",
    shows: { data: 'LogEntry', assumed: true },
    mayBeLong: true,
});


/***/ }),

/***/ 3855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readAllOrNull),
/* harmony export */   y: () => (/* binding */ readAll)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2807);

/** A list of more pages is not read: the account would be out of requests before its end. */
const MOST_PAGES = 100;
/** Reads a list whole, page by page where the service pages it; what moves from one page to the next counts once. */
async function readAll(reader, endpoint, parameters) {
    return joined(await readPages(reader, endpoint, parameters));
}
/** The same for a list that may be unknown, which it is when any of its pages is. */
async function readAllOrNull(reader, endpoint, parameters) {
    const pages = await readPages(reader, endpoint, parameters);
    return pages.includes(null) ? null : joined(pages.map((items) => items ?? []));
}
async function readPages(reader, endpoint, parameters) {
    const { items, lastPage } = await reader.read(endpoint, parameters);
    const pages = [items];
    if (lastPage > MOST_PAGES)
        throw notWhole(endpoint.path, `it has more pages than the ${MOST_PAGES} that are read`);
    for (let number = 2; number <= lastPage; number += 1) {
        const { items: more, page = number } = await reader.read(endpoint, parameters, { page: number });
        if (page !== number)
            throw notWhole(endpoint.path, `page ${page} came for page ${number}`);
        pages.push(more);
    }
    return pages;
}
function joined(pages) {
    const before = new Set();
    return pages.flatMap((items) => {
        const fresh = items.filter(({ id }) => !before.has(id));
        for (const { id } of items)
            before.add(id);
        return fresh;
    });
}
function notWhole(path, why) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK('failed', `The list at ${path} cannot be read whole: ${why}. What is not seen is not taken for missing.`, 'Name server and site by their ids, so that they need not be looked for; delete records that nobody needs.');
}


/***/ }),

/***/ 1493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ recordEndpoints),
/* harmony export */   m: () => (/* binding */ anyValue)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4618);


const wholeText = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((value) => value.isWellFormed()));
const plain = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([wholeText, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()]);
/** A value of a record. */
const anyValue = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([plain, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(plain)]);
/** A record as the service shows it: an id, and whatever fields it has. */
const shownRecord = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd });
const shownOrNull = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((answer) => (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .unwrap */ .oA)(answer) ?? null), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(shownRecord));
/** A further field of the manifest is one of the service, whatever it is called. */
const verbatim = true;
/**
 * The calls of one kind of record (section 4, from Queue workers to databases).
 *
 * @param kind.path of the list, as in `/api/servers/{server}/crontabs`
 * @param kind.one what one record is called, as in `crontab`
 * @param kind.declared the body that creates one
 * @param kind.removable false where a single record can be neither shown nor deleted
 */
function recordEndpoints(kind) {
    const { path, one, declared } = kind;
    const all = {
        list: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .reading */ .hF)(path, (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .listOrNull */ .L$)(shownRecord), {
            summary: `List the ${one}s`,
            shows: { list: one },
            verbatim,
        }),
        create: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writing */ .dV)('POST', path, {
            summary: `Create a ${one}`,
            retry: 'natural-key',
            body: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .catchall */ .rUs(declared, anyValue),
            answer: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOrNull */ .Ks)(shownRecord),
            shows: { data: one, assumed: true },
            verbatim,
        }),
    };
    return kind.removable === false ? all : { ...all, single: singleEndpoints(`${path}/{record}`, one) };
}
function singleEndpoints(path, one) {
    return {
        show: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .reading */ .hF)(path, shownOrNull, {
            summary: `Show a ${one}`,
            shows: { data: one, assumed: true },
            verbatim,
        }),
        remove: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writing */ .dV)('DELETE', path, {
            summary: `Delete a ${one}`,
            retry: 'gone',
            body: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .noBody */ .GV,
            answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2,
            shows: 'nothing',
        }),
    };
}


/***/ }),

/***/ 2519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   SC: () => (/* binding */ getServer),
/* harmony export */   Ve: () => (/* binding */ getServers),
/* harmony export */   h1: () => (/* binding */ postServerRestart),
/* harmony export */   rM: () => (/* binding */ getServerLogs),
/* harmony export */   rV: () => (/* binding */ postOpcacheRefresh)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4618);
/* harmony import */ var _log_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2224);



/** Section 2, Server: the fields that this action uses. Which values `status` takes is not shown. */
const server = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd, name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), status: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
/** Section 4, Servers. */
const getServers = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .reading */ .hF)('/api/servers', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(server), {
    summary: 'List the servers',
    shows: { list: 'Server' },
});
const getServer = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .reading */ .hF)('/api/servers/{server}', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(server), {
    summary: 'Show a server',
    shows: { data: 'Server' },
});
const getServerLogs = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .reading */ .hF)('/api/servers/{server}/logs', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_log_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .logEntry */ .JN), {
    summary: "List the entries of a server's log, the newest first",
    shows: { page: 'LogEntry' },
});
const postServerRestart = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writing */ .dV)('POST', '/api/servers/{server}/restart', {
    summary: 'Reboot a server; other actions on it must wait until it has started',
    retry: 'once',
    body: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .noBody */ .GV,
    answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2,
    shows: { text: 'message' },
});
const postOpcacheRefresh = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writing */ .dV)('POST', '/api/servers/{server}/refresh-opcache', {
    summary: 'Refresh the PHP opcode cache of a server',
    retry: 'flag',
    body: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .noBody */ .GV,
    answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2,
    shows: { data: 'Server' },
});


/***/ }),

/***/ 6484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ PATIENCE_WITHOUT_API_MS),
/* harmony export */   GP: () => (/* binding */ interruptedIn),
/* harmony export */   LC: () => (/* binding */ readUntil),
/* harmony export */   LP: () => (/* binding */ LAG_WINDOW_MS),
/* harmony export */   Sy: () => (/* binding */ requireDone),
/* harmony export */   U5: () => (/* binding */ LONGEST_HOLD_MS),
/* harmony export */   cZ: () => (/* binding */ isSameText),
/* harmony export */   e7: () => (/* binding */ readBack),
/* harmony export */   nI: () => (/* binding */ replaceAndReadBack),
/* harmony export */   uL: () => (/* binding */ orUnknown),
/* harmony export */   uj: () => (/* binding */ removeAndConfirm),
/* harmony export */   xj: () => (/* binding */ createOrFind)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2807);

/** How long a write may take to show in what is read back, in milliseconds. */
const LAG_WINDOW_MS = 10_000;
/** For so long a service may give no answer while a run follows its work, in milliseconds. */
const PATIENCE_WITHOUT_API_MS = 120_000;
/** A service that asks for more patience than this is asked again after it, in milliseconds. */
const LONGEST_HOLD_MS = 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3_000;
const CREATED = 'what was created to be shown';
const DELETED = 'what was deleted to be gone';
/**
 * Reads until what is read is acceptable, at the longest for the lag window.
 *
 * @param awaited what is to be seen then, in words, as in "the deploy script to show as it was written"
 * @returns the accepted reading, or the last one that was not
 */
async function readUntil(read, accept, awaited, { clock, signal, during }) {
    const until = clock.now() + LAG_WINDOW_MS;
    return during({ doing: 'reading back', awaited: () => `waiting for ${awaited}` }, async () => {
        for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
            const value = await read();
            if (accept(value))
                return { accepted: true, value };
            const leftMs = until - clock.now();
            if (leftMs <= 0)
                return { accepted: false, value };
            await clock.sleep(Math.min(pauseMs, leftMs), signal);
        }
    });
}
/**
 * Reads after a write: when the service fails that, what became of the write is in doubt, and not refused. A run that is
 * interrupted meanwhile says so as well.
 */
async function orUnknown(read, doubt) {
    try {
        return await read();
    }
    catch (error) {
        if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isInterruption */ .si)(error))
            throw interruptedIn(error, doubt.message);
        if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD))
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK('unknown', doubt.message, doubt.next, { cause: doubt.cause ?? error });
    }
}
/**
 * Carries out a write of the retry class `natural-key`: after a lost answer looks for what it may have created, and only
 * where there is nothing sends it once more.
 *
 * @param find what was created, as far as it can be seen; undefined while it cannot
 * @param doubt what to throw when that cannot be settled
 * @param onRepeat told before it is sent once more
 * @returns the answer; or what was found in its place
 */
async function createOrFind(write, find, doubt, onRepeat, patience) {
    for (let again = true;; again = false) {
        const effect = await write();
        if (effect.state === 'done')
            return { answer: effect.value };
        // Refused the second time: perhaps because the first one took effect after all.
        if (effect.state === 'not-done' && again)
            throw effect.error;
        const inDoubt = doubt(effect.error);
        const looked = await orUnknown(() => readUntil(find, isThere, CREATED, patience), inDoubt);
        if (looked.accepted)
            return { found: looked.value };
        if (effect.state === 'not-done')
            throw effect.error;
        if (!again)
            throw inDoubt;
        onRepeat();
    }
}
/**
 * Carries out a write of the retry class `gone`, and reads until what was to go is gone: a service may take its time, and
 * what follows must not see it any more.
 *
 * @param isGone reads whether it is; where the service says that there was nothing to remove, it is to ask in another way
 * @param doubt what to throw when it still is there
 * @returns whether it went by this write; false when it was gone already
 */
async function removeAndConfirm(write, isGone, doubt, patience) {
    const effect = await write();
    const error = effect.state === 'done' ? undefined : effect.error;
    const saysGone = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error);
    if (effect.state === 'not-done' && !saysGone)
        throw effect.error;
    const gone = (value) => value;
    const inDoubt = doubt(error);
    const readBack = await orUnknown(() => readUntil(() => isGone(saysGone), gone, DELETED, patience), inDoubt);
    if (!readBack.accepted)
        throw inDoubt;
    // Not found after a repeat: it went by the attempt whose answer was lost.
    return effect.state !== 'not-done';
}
/**
 * Reads back what a write that was confirmed has made, with patience.
 *
 * @param find what it has made; undefined while it cannot be seen
 * @throws `doubt` when it still cannot after the lag window
 */
async function readBack(find, doubt, patience) {
    const looked = await orUnknown(() => readUntil(find, isThere, CREATED, patience), doubt);
    if (looked.accepted)
        return looked.value;
    throw doubt;
}
function isThere(found) {
    return found !== undefined;
}
/**
 * The answer to a write that leaves nothing to be read back.
 *
 * @param message what is in doubt where the answer was lost
 * @param next the next step to take then
 * @throws ApiError when the service refused it, OperationError when it is in doubt, the reason of an interruption
 */
function requireDone(effect, message, next) {
    if (effect.state === 'done')
        return effect.value;
    if (effect.state === 'not-done')
        throw effect.error;
    if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isInterruption */ .si)(effect.error))
        throw interruptedIn(effect.error, message);
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK('unknown', message, next, { cause: effect.error });
}
/**
 * Carries out a write of the retry class `replace`: writes, reads back with patience, and writes once more
 * only when the first write was in doubt and reading did not show it.
 *
 * @param what the thing that is written, for messages, as in "the deploy script"
 * @param write told, the second time, what is there instead, null where nothing is shown: others may have changed it
 *   meanwhile
 * @returns what was read back in the end; null when the service does not show it
 */
async function replaceAndReadBack(what, write, read, holds, patience) {
    const accept = (text) => text !== null && holds(text);
    let effect = await write();
    for (let again = true;; again = false) {
        if (effect.state === 'not-done')
            throw effect.error;
        const doubt = doubtOf(what, effect);
        const awaited = `${what} to show as it was written`;
        const readBack = await orUnknown(() => readUntil(read, accept, awaited, patience), doubt);
        const answer = effect.state === 'done' ? effect.value : undefined;
        if (readBack.accepted)
            return { shown: readBack.value, answer };
        if (effect.state === 'done' && readBack.value === null)
            return { shown: null, answer };
        if (effect.state === 'done' || !again)
            throw doubt;
        effect = await write(readBack.value);
    }
}
/** Whether two texts differ at most in what services change: trailing white space, and line ends. */
function isSameText(one, other) {
    return one.replaceAll('\r\n', '\n').trimEnd() === other.replaceAll('\r\n', '\n').trimEnd();
}
function doubtOf(what, effect) {
    const next = 'Run again: it will be compared once more and written only where it differs.';
    return effect.state === 'unknown'
        ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK('unknown', `Whether ${what} was written is not known: reading it back did not show it.`, next, {
            cause: effect.error,
        })
        : new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK('unknown', `The service has taken ${what}, but reading it back did not show it.`, next);
}
/** The interruption that came while something was in doubt, with what that is. */
function interruptedIn(error, doubt) {
    return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc
        ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc(error.message, doubt)
        : new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeadlineError */ .j3(`${error.message} ${doubt}`);
}


/***/ }),

/***/ 843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ knownStatus)
/* harmony export */ });
/**
 * The words of a site's `status` that mean something to this action. Services of this family show them beside the fields of
 * the document (docs/api-gaps.md); any other word is opaque, and nothing is concluded from it.
 */
const KNOWN = [
    'created',
    'building',
    'repository-installing',
    'active',
    'deploying',
    'deploy-failed',
    'deleting',
    'suspended',
];
/** The status that a service shows, where it is a known word. */
function knownStatus(shown) {
    return KNOWN.find((word) => word === shown);
}


/***/ }),

/***/ 4911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ getDeployLog),
/* harmony export */   YZ: () => (/* binding */ postSite),
/* harmony export */   _P: () => (/* binding */ site),
/* harmony export */   f7: () => (/* binding */ getSites),
/* harmony export */   mu: () => (/* binding */ getSite),
/* harmony export */   x_: () => (/* binding */ deleteSite),
/* harmony export */   yi: () => (/* binding */ postSiteBody)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4618);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3262);
/* harmony import */ var _log_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2224);




/**
 * Section 2, Site: the fields that this action uses. `last_deploy_at` is an opaque token: compared only
 * with an earlier reading of itself. A `domain` that is not shown is '', which no site has. `status`, `repository` and `has_repository` are used where an answer has them.
 */
const site = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd,
    domain: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), ''),
    last_deploy_at: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi(String))])), null),
    blogapp: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
    status: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    repository: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        branch: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        user: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        provider: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        name: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    }))),
    has_repository: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
});
const directory = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .matching */ .wC)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)({ most: 50 }), /[a-zA-Z0-9/]/, 'a directory of at most 50 characters with a letter, a digit or / in it');
/** Section 4, Create site body. */
const postSiteBody = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    root_domain: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)({ most: 100 }),
    web_directory: directory,
    project_root: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(directory),
});
/** Section 4, Sites. */
const getSites = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .reading */ .hF)('/api/servers/{server}/sites', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(site), {
    summary: 'List the sites of a server',
    shows: { list: 'Site' },
});
const postSite = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writing */ .dV)('POST', '/api/servers/{server}/sites', {
    summary: 'Create a site',
    retry: 'natural-key',
    body: postSiteBody,
    answer: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOrNull */ .Ks)(site),
    shows: { data: 'Site' },
});
const getSite = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .reading */ .hF)('/api/servers/{server}/sites/{site}', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(site), {
    summary: 'Show a site',
    shows: { data: 'Site' },
});
const deleteSite = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writing */ .dV)('DELETE', '/api/servers/{server}/sites/{site}', {
    summary: 'Delete a site',
    retry: 'gone',
    body: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .noBody */ .GV,
    answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2,
    shows: { text: 'message', assumed: true },
});
const getDeployLog = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .reading */ .hF)('/api/servers/{server}/sites/{site}/log', _log_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .siteLog */ .Uf, {
    summary: "Show the site's latest deploy log",
    shows: { data: 'LogEntry', orNull: true },
    mayBeLong: true,
});


/***/ }),

/***/ 7467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ createConsole)
});

// EXTERNAL MODULE: ./build/secrets/sanitizer.js
var sanitizer = __nccwpck_require__(8541);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __nccwpck_require__(1420);
;// CONCATENATED MODULE: ./build/console/activities.js

/**
 * Keeps the activities of one run. How long one takes is known only from the one of its name before, if this run has seen
 * that to its end.
 *
 * @param now milliseconds of a clock that only moves forward
 * @param onChange told when one has begun or ended
 */
function createActivities(now, onChange) {
    const underWay = [];
    const took = new Map();
    return {
        async during(activity, work) {
            const entry = { activity, startedAt: now() };
            underWay.push(entry);
            onChange();
            try {
                const value = await work();
                if (activity.noun !== undefined)
                    took.set(activity.noun, now() - entry.startedAt);
                return value;
            }
            finally {
                underWay.splice(underWay.indexOf(entry), 1);
                onChange();
            }
        },
        tell() {
            const told = underWay.find(({ activity }) => activity.counts) ?? underWay.at(-1);
            if (told === undefined)
                return undefined;
            const { activity, startedAt } = told;
            const { doing, awaited, noun = '', counts = false } = activity;
            const before = took.get(noun);
            // First what is short: a terminal may have no room for the rest.
            const usual = before === undefined ? '' : ` (the ${noun} before took ${(0,duration/* formatDuration */.a)(before)})`;
            const what = awaited === undefined ? '' : `: ${awaited()}`;
            return { text: `${doing} for ${(0,duration/* formatDuration */.a)(now() - startedAt)}${usual}${what}`, startedAt, counts };
        },
    };
}

;// CONCATENATED MODULE: ./build/console/live-line.js
const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const ERASE = '\r\u001b[K';
const USUAL_COLUMNS = 80;
/**
 * A live line. It leaves the cursor visible and at the end of the line, so that nothing has to be put right should the
 * process be killed, and never fills the last column, as terminals break the line there.
 *
 * @param columns how wide the terminal is now; undefined or 0 where it does not say
 * @param paint colours the text once it is cut
 */
function createLiveLine(write, columns, paint) {
    let shown;
    let frame = 0;
    const drawing = () => (shown === undefined ? '' : `${ERASE}${paint(shown)}`);
    return {
        draw(text) {
            const mark = FRAMES.charAt(frame++ % FRAMES.length);
            shown = cutToWidth(`${mark} ${text}`, (columns() || USUAL_COLUMNS) - 1);
            write(drawing());
        },
        write(lines) {
            write(shown === undefined ? lines : `${ERASE}${lines}${paint(shown)}`);
        },
        erase() {
            if (shown !== undefined)
                write(ERASE);
            shown = undefined;
        },
    };
}
/** A text that is not wider than so many columns; where it is cut a `…` says so, as half a sentence may say the opposite. */
function cutToWidth(text, columns) {
    const line = text.replaceAll('\t', ' ');
    return widthOf(line) <= columns ? line : `${startOf(line, columns - widthOf(GOES_ON))}${GOES_ON}`.trim();
}
const GOES_ON = '…';
function startOf(line, columns) {
    let left = columns;
    let start = '';
    for (const character of line) {
        left -= widthOf(character);
        if (left < 0)
            break;
        start += character;
    }
    return start;
}
/** What is not ASCII counts two columns: no terminal shows it wider, and which ones do depends on the terminal. */
function widthOf(line) {
    let width = 0;
    for (const character of line)
        width += /^[ -~]$/.test(character) ? 1 : 2;
    return width;
}

// EXTERNAL MODULE: ./build/console/look.js
var console_look = __nccwpck_require__(5395);
;// CONCATENATED MODULE: ./build/console/console.js




/** The log says something at least so often while something is under way. */
const LONGEST_SILENCE_MS = 30_000;
const TICK_MS = 1_000;
const COLOURS = { good: 32, bad: 31, doubtful: 33, planned: 36, quiet: 90 };
const HEADING = 1;
const LINE_LIMIT = 4_096;
/** The runner cuts what is longer. */
const MESSAGE_LIMIT = 4_000;
/** The runner shows so many annotations of a kind. */
const MOST_WARNINGS = 10;
const PREFIX = '│ ';
/** Builds the console. */
function createConsole(parts) {
    const { redactor, freshToken, look = console_look/* PLAIN */.t, time } = parts;
    const { redact } = redactor;
    const clean = (text, limit = LINE_LIMIT) => (0,sanitizer/* oneLine */.TN)(text, redact, limit);
    const paint = (text, ...codes) => look.colours ? `\u001b[${codes.join(';')}m${text}\u001b[0m` : text;
    const liveLine = createLiveLine(parts.write, parts.columns ?? (() => undefined), (text) => paint(text, COLOURS.quiet));
    let writtenAt = 0;
    function write(lines) {
        writtenAt = time?.now() ?? 0;
        liveLine.write(lines);
    }
    // While text from elsewhere is printed the runner obeys no commands; whatever is ours resumes them first.
    let stopToken;
    function writeOurs(text) {
        if (stopToken !== undefined)
            write(`::${stopToken}::\n`);
        stopToken = undefined;
        write(text);
    }
    function command(name, properties, data) {
        const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
        writeOurs(`::${name}${list.length === 0 ? '' : ` ${list.join(',')}`}::${escapeData(data)}\n`);
    }
    function line(text, ...codes) {
        const shown = clean(text);
        // The runner looks for a command behind leading white space.
        const safe = `${shown.startsWith('::') ? PREFIX : ''}${shown}`;
        writeOurs(`${codes.length === 0 ? safe : paint(safe, ...codes)}\n`);
    }
    let warnings = 0;
    function warn(text) {
        warnings += 1;
        if (!look.commands)
            line(`Warning: ${text}`, COLOURS.doubtful);
        else if (warnings < MOST_WARNINGS)
            command('warning', {}, clean(text, MESSAGE_LIMIT));
        else
            line(`warning: ${text}`);
        if (look.commands && warnings === MOST_WARNINGS)
            command('warning', {}, 'There are more warnings: the log of this step has them.');
    }
    // Redacted whole before it is cut into lines, as a secret may have several.
    function error(title, message) {
        closeGroup();
        const lines = redact(message)
            .split('\n')
            .map((part) => clean(part));
        if (look.commands)
            command('error', { title: clean(title, 200) }, (0,sanitizer/* cut */.Jj)(lines.join('\n'), MESSAGE_LIMIT));
        else
            for (const [nth, one] of lines.entries())
                line(nth === 0 ? `Error: ${one}` : one, COLOURS.bad);
    }
    let groupOpen = false;
    function openGroup(title) {
        if (look.commands)
            command('group', {}, clean(title, 200));
        else
            line(`▸ ${title}`, HEADING);
        groupOpen = look.commands;
    }
    function closeGroup() {
        if (groupOpen)
            writeOurs('::endgroup::\n');
        groupOpen = false;
    }
    function printRemote(text) {
        const lines = (0,sanitizer/* sanitize */.aj)(text, redact);
        if (lines.length === 0)
            return;
        if (look.commands && stopToken === undefined) {
            stopToken = freshToken();
            write(`::stop-commands::${stopToken}\n`);
        }
        write(lines.map((shown) => `${PREFIX}${shown}\n`).join(''));
    }
    function remote() {
        const assembler = (0,sanitizer/* createLineAssembler */.fu)();
        const print = (lines) => printRemote(lines.join('\n'));
        return {
            push: (text) => print(assembler.push(text)),
            end: (how) => {
                const rest = assembler.flush();
                // Half a line may hold half a secret, which no search finds.
                print(how === 'cut-off' && rest.length > 0 ? ['[an unfinished line is left out]'] : rest);
            },
        };
    }
    const activities = createActivities(time?.now ?? (() => 0), keepTicking);
    let stopTicking;
    let ended = false;
    let toldAt = 0;
    function keepTicking() {
        const isUnderWay = activities.tell() !== undefined && !ended;
        if (isUnderWay)
            stopTicking ??= time?.every(TICK_MS, tell);
        else {
            stopTicking?.();
            stopTicking = undefined;
            liveLine.erase();
        }
    }
    function tell() {
        const told = activities.tell();
        if (told === undefined || time === undefined)
            return;
        if (look.live) {
            liveLine.draw(clean(told.text));
            return;
        }
        const heardAt = told.counts ? told.startedAt : writtenAt;
        // The next tick would come too late.
        if (time.now() - Math.max(heardAt, toldAt) + TICK_MS <= LONGEST_SILENCE_MS)
            return;
        toldAt = time.now();
        line(told.text);
    }
    return {
        info: (text) => line(text),
        plan: (text) => line(`plan: ${text}`, COLOURS.planned),
        remote,
        warning: warn,
        error,
        // For the runner alone: it holds the value itself.
        mask: (value) => void (look.commands && command('add-mask', {}, value)),
        headline: (text, good) => line(text, good ? COLOURS.good : COLOURS.bad, HEADING),
        async group(title, body, close) {
            openGroup(title);
            let closing;
            try {
                const value = await body();
                closing = close?.(value);
                return value;
            }
            finally {
                closeGroup();
                if (closing !== undefined)
                    line(closing.text, COLOURS[closing.tone]);
            }
        },
        during: activities.during,
        end() {
            ended = true;
            keepTicking();
        },
    };
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 5395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ chooseLook),
/* harmony export */   t: () => (/* binding */ PLAIN)
/* harmony export */ });
/** For whoever reads it: commands, and no colours. */
const PLAIN = { commands: true, colours: false, live: false };
/**
 * Chooses the look. Only a terminal outside of any CI is a person's: a runner has none, and gets its commands whatever it is
 * connected to.
 *
 * @param isTerminal whether stdout is one
 * @param environment `GITHUB_ACTIONS`, `CI`, `TERM` and `NO_COLOR` are read
 */
function chooseLook(isTerminal, environment) {
    const given = (name) => (environment[name] ?? '') !== '';
    const isRunner = given('GITHUB_ACTIONS');
    const isPerson = isTerminal && !isRunner && !given('CI');
    const isDumb = isTerminal && environment.TERM === 'dumb';
    return {
        commands: !isPerson,
        colours: (isRunner || isTerminal) && !isDumb && !given('NO_COLOR'),
        live: isPerson && !isDumb,
    };
}


/***/ }),

/***/ 4300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ systemEvery),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The real clock. */
const systemClock = {
    now: () => performance.now(),
    sleep: (ms, signal) => new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const wake = () => {
            signal.removeEventListener('abort', interrupt);
            resolve();
        };
        const interrupt = () => {
            clearTimeout(timer);
            reject(signal.reason);
        };
        const timer = setTimeout(wake, Math.min(ms, LONGEST_TIMER_MS));
        signal.addEventListener('abort', interrupt, { once: true });
    }),
};
/** The real one. */
const systemEvery = (ms, tick) => {
    const timer = setInterval(tick, ms).unref();
    return () => clearInterval(timer);
};


/***/ }),

/***/ 1420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
/** A duration in words for people: `0.4 s`, `12 s`, `3 min 5 s`, `1 h 2 min`. */
function formatDuration(ms) {
    if (ms < 9_950)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes} min ${seconds % 60} s`;
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, '': 1_000 };
/** Reads `90s`, `10m`, `1h` or whole seconds; undefined for anything else, and beyond 24 hours. */
function parseDuration(text) {
    const [, digits = '', unit = ''] = /^(\d{1,6})([smh]?)$/.exec(text) ?? [];
    const ms = Number(digits) * (UNIT_MS[unit] ?? Number.NaN);
    return digits !== '' && ms <= 24 * 3_600_000 ? ms : undefined;
}


/***/ }),

/***/ 2807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   OK: () => (/* binding */ OperationError),
/* harmony export */   TH: () => (/* binding */ advise),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   WG: () => (/* binding */ isPassing),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   j3: () => (/* binding */ DeadlineError),
/* harmony export */   si: () => (/* binding */ isInterruption)
/* harmony export */ });
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
class ApiError extends Error {
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
    return error instanceof ApiError && ['ambiguous', 'unreachable', 'limited'].includes(error.reason);
}
/** True for the answer that what a path names does not exist. */
function isNotFound(error) {
    return error instanceof ApiError && error.reason === 'not-found';
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
class DeadlineError extends Error {
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
function codeOf(error) {
    if (typeof error !== 'object' || error === null)
        return '';
    if ('name' in error && error.name === 'TimeoutError')
        return error.name;
    // Several addresses were tried: none was reached, or this would be another error.
    if ('errors' in error && Array.isArray(error.errors))
        return codeOf(error.errors[0]);
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    return 'cause' in error ? codeOf(error.cause) : '';
}
/** One sentence, or several, for what was thrown: the message and those of its causes that add something. */
function explain(error) {
    if (error instanceof ApiError) {
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


/***/ }),

/***/ 8791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ distance),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/** How many near matches a message names. */
const MOST_NAMES = 8;
/** Fewer characters begin too many names. */
const SHORTEST_BEGINNING = 4;
/** The names most like the wanted one, the nearest first: those that it is the beginning of, then by slips, which all count alike. */
function nearest(wanted, names) {
    const target = wanted.toLowerCase();
    return names
        .map((name) => ({ name, distance: isBeginning(target, name) ? 0 : distance(target, name.toLowerCase()) }))
        .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
        .slice(0, MOST_NAMES)
        .map(({ name }) => name);
}
function isBeginning(target, name) {
    return target.length >= SHORTEST_BEGINNING && name.toLowerCase().startsWith(target);
}
/** Levenshtein distance: insertions, deletions and replacements that lead from one to the other. */
function distance(from, to) {
    let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [row, char] of [...from].entries()) {
        const current = [row + 1];
        for (let column = 1; column <= to.length; column += 1) {
            const replaced = (previous[column - 1] ?? 0) + (to[column - 1] === char ? 0 : 1);
            current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
        }
        previous = current;
    }
    return previous[to.length] ?? 0;
}


/***/ }),

/***/ 8189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ causeOf)
/* harmony export */ });
/** Lines from the end of a log to look at. A cause that stands before them is not found. */
const MOST_LINES = 200;
/** Characters of a line to look at. */
const MOST_CHARACTERS = 2000;
/**
 * The line of a log that tells why a script failed: the last one, past all that tools print after an error (footers,
 * stacks, hints). Where nothing better is found, the last line that is not blank.
 *
 * @param log without exit reports; linear in its length
 * @returns the line as it stands in the log, undefined when all are blank
 */
function causeOf(log) {
    const lines = endOf(log);
    const texts = lines.map(plain);
    const last = texts.findLastIndex((text) => !isBlank(text));
    let at = last;
    while (at >= 0) {
        const step = stepFrom(texts, at);
        if (step === undefined)
            return lines[at];
        if ('cause' in step)
            return lines[step.cause];
        at = step.above;
    }
    return lines.at(last);
}
function stepFrom(lines, at) {
    for (const ending of ENDINGS) {
        const step = ending(lines, at);
        if (step !== undefined)
            return step;
    }
    return undefined;
}
/** The last lines, up to the last one that is not blank. */
function endOf(log) {
    const lines = [];
    const length = log.trimEnd().length;
    let end = length;
    while (end < log.length && !isBreak(log[end]))
        end += 1;
    for (let at = length - 1; at >= -1 && length > 0 && lines.length < MOST_LINES; at -= 1) {
        if (at >= 0 && !isBreak(log[at]))
            continue;
        // CR and LF end one line, and there is none between them.
        const isOneBreak = log[at] === '\r' && log[at + 1] === '\n' && end === at + 1;
        if (!isOneBreak)
            lines.push(log.slice(at + 1, end));
        end = at;
    }
    return lines.reverse();
}
function isBreak(character) {
    return character === '\n' || character === '\r';
}
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\^_])/g;
function plain(line) {
    return line.replace(ESCAPES, '').slice(0, MOST_CHARACTERS).trimEnd();
}
function isBlank(text) {
    return text.trim() === '';
}
/** The nearest line at or above `at` that is as asked for; -1 when there is none before one that must not be passed. */
function findAbove(lines, at, isIt, mayPass = () => true) {
    for (let nth = at; nth >= 0; nth -= 1) {
        const line = lines[nth] ?? '';
        if (isIt(line))
            return nth;
        if (!mayPass(line))
            return -1;
    }
    return -1;
}
const isIndented = (line) => isBlank(line) || /^\s/.test(line);
/** What a line looks like that never tells the cause. All are linear in the length of the line. */
const FOOTERS = [
    /^\s*$/,
    // A progress bar, and nothing else.
    /^[\s\d/[\]()=>.#|█▓░-]*\d%[\s\d/[\]()=>.#|█▓░-]*$/,
    /^Node\.js v\d/,
    /^npm notice\b/,
    /^g?make(?:\[\d+\])?: (?:\*\*\* \[[^\]]*\] |\*\*\* Waiting for unfinished jobs|Entering directory |Leaving directory |Target .* not remade)/,
    /^error Command failed with exit code \d+\.$/,
    /^info Visit https:\/\/yarnpkg\.com\//,
    /^\s*\[?(?:ELIFECYCLE|ERR_PNPM_RECURSIVE_\w+)\b/,
    /^Script .* returned with error code \d+$/,
    /^hint:/,
    /^Please make sure you have the correct access rights$/,
    /^and the repository exists\.$/,
    /^Use '--' to separate paths from revisions, like this:$/,
    /^'git <command> \[<revision>/,
    /^Automatic merge failed; fix conflicts/,
    /^fatal: Exiting because of /,
    /^error: Please commit or stash them\.$/,
    /^Updating [0-9a-f]+\.\.[0-9a-f]+$/,
    /^Could not apply [0-9a-f]+\.\.\./,
    /^\++ (?:exit|return)(?: \d+)?$/,
];
const footer = (lines, at) => FOOTERS.some((pattern) => pattern.test(lines[at] ?? '')) ? { above: at - 1 } : undefined;
/** git gives the reason of the other side first, where there is one. */
const gitRemote = (lines, at) => {
    if (lines[at] !== 'fatal: Could not read from remote repository.')
        return undefined;
    const before = lines[at - 1] ?? '';
    return /^(?:fatal|error|ERROR|remote|ssh|kex_exchange_identification|Host key|Connection|\S+@\S+)\b.* /.test(before)
        ? { cause: at - 1 }
        : undefined;
};
/** git names the files that are in the way below the error. */
const gitAborting = (lines, at) => {
    if (lines[at] !== 'Aborting')
        return undefined;
    const mayPass = (line) => isIndented(line) || /^(?:Aborting|Please )/.test(line);
    const cause = findAbove(lines, at, (line) => line.startsWith('error: '), mayPass);
    return cause === -1 ? undefined : { cause };
};
const NPM = /^npm (?:error|ERR!)(?: |$)/;
/** How npm says that it is a script that failed: that one has said why, above. */
const NPM_SCRIPT = /^npm (?:error|ERR!) (?:code ELIFECYCLE|Lifecycle script |command failed)/;
const NPM_PREFIX = 'npm ERR!'.length;
const NPM_DETAIL = /^npm (?:error|ERR!) *(?:$|(?:code|errno|syscall|path|dest|workspace|location|command) |A complete log of this run |\/\S+\.log$)/;
/** npm begins with the reason and adds the usage, notes and the place of its log. */
const npm = (lines, at) => {
    if (!NPM.test(lines[at] ?? ''))
        return undefined;
    const above = findAbove(lines, at, (line) => !NPM.test(line));
    const block = lines.slice(above + 1, at + 1);
    const isOfScript = block.some((line) => NPM_SCRIPT.test(line));
    const reason = isOfScript
        ? block.findIndex((line) => !NPM_DETAIL.test(line) && / (?:ERR!|[Ee]rror:) /.test(line.slice(NPM_PREFIX)))
        : block.findIndex((line) => !NPM_DETAIL.test(line));
    return reason === -1 ? { above } : { cause: above + 1 + reason };
};
const FRAME = /^\s+at (?:\S.*[:(]|<)/;
const ERROR_NAME = /^(?:Uncaught )?(?:[\w.$]*(?:Error|Exception|Rejection)(?: \[\w+\])?|[\w.$]+ \[\w*Error\]): /;
/** The frames of JavaScript, and what the error carries besides; its message may have several lines. */
const javascript = (lines, at) => {
    const isOfStack = (line) => isIndented(line) || line === '}';
    if (!isOfStack(lines[at] ?? ''))
        return undefined;
    const end = findAbove(lines, at, (line) => !isOfStack(line));
    if (end === -1 || !lines.slice(end + 1, at + 1).some((line) => FRAME.test(line)))
        return undefined;
    const isInMessage = (line) => !isBlank(line);
    const named = findAbove(lines, end, (line) => ERROR_NAME.test(line), isInMessage);
    return { cause: named === -1 ? end : named };
};
/** The trace of PHP ends with the place, below the exception that nothing caught. */
const php = (lines, at) => {
    if (!/^ {2}thrown in .* on line \d+$/.test(lines[at] ?? ''))
        return undefined;
    const cause = findAbove(lines, at, (line) => /^(?:PHP )?Fatal error: +Uncaught /.test(line));
    return cause === -1 ? undefined : { cause };
};
/** artisan with Collision: the exception, its message, solutions, the code, the frames; all indented. */
const collision = (lines, at) => {
    const place = findAbove(lines, at, (line) => /^ {2}at \S.*\.php:\d+$/.test(line), isIndented);
    if (place === -1)
        return undefined;
    const end = findAbove(lines, place - 1, (line) => /^ {2}[^\s•]/.test(line), isIndented);
    if (end === -1)
        return undefined;
    const blank = findAbove(lines, end, isBlank);
    return { cause: blank + 1 };
};
/** The console of Symfony, as composer has it and artisan without Collision: a box, and how the command is used. */
const symfony = (lines, at) => {
    const mayPass = (line) => isIndented(line) || /^[\w:-]+ \[/.test(line);
    const place = findAbove(lines, at, (line) => /^In \S+ line \d+:$/.test(line), mayPass);
    const message = lines.slice(place + 1, at + 1).findIndex((line) => !isBlank(line));
    return place === -1 || message === -1 ? undefined : { cause: place + 1 + message };
};
const COMPOSER_ADVICE = /^(?:Potential causes:|Read <|Use the option |You can also |Running update with |Alternatively|To enable extensions)/;
/** composer lists problems, and what may be done about them. */
const composer = (lines, at) => {
    const mayPass = (line) => isIndented(line) || COMPOSER_ADVICE.test(line);
    const first = findAbove(lines, at, (line) => line === '  Problem 1', mayPass);
    if (first === -1)
        return undefined;
    return /^ {4}- /.test(lines[first + 1] ?? '') ? { cause: first + 1 } : undefined;
};
const ENDINGS = [
    collision,
    symfony,
    composer,
    php,
    javascript,
    npm,
    gitRemote,
    gitAborting,
    footer,
];


/***/ }),

/***/ 7111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ PROLOGUE),
/* harmony export */   EG: () => (/* binding */ withoutExitReports),
/* harmony export */   HT: () => (/* binding */ letsReport),
/* harmony export */   LD: () => (/* binding */ findExitReports),
/* harmony export */   qI: () => (/* binding */ hindranceOf),
/* harmony export */   rA: () => (/* binding */ reportsItsEnd),
/* harmony export */   sE: () => (/* binding */ isForShell),
/* harmony export */   tt: () => (/* binding */ withExitReport)
/* harmony export */ });
/**
 * The prologue that makes a script report its end: traps in POSIX shell. It is constant, so that a second run
 * finds the script as wanted. The signals have traps too: a shell that a time limit ends would else report the
 * status of whatever it had finished last. The blank line before the report ends an unfinished line of output.
 */
const PROLOGUE = `# site-deploy: reports how this script ends. Constant text; report-exit-status: false leaves it out.
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
trap 'site_deploy_status=$?; printf "\\n[site-deploy] exit-status=%s commit=%s run=%s\\n" "$site_deploy_status" "$(git rev-parse --verify HEAD 2>/dev/null || echo none)" "$$.$(date -u +%Y%m%dT%H%M%SZ)" 2>/dev/null || :; exit "$site_deploy_status"' EXIT
`;
/** Puts the exit report in front of a script, after its shebang line if it has one. */
function withExitReport(script) {
    const shebang = /^#!.*(?:\r?\n|$)/.exec(script)?.[0] ?? '';
    const head = shebang === '' || shebang.endsWith('\n') ? shebang : `${shebang}\n`;
    return `${head}${PROLOGUE}${script.slice(shebang.length)}`;
}
const REPORT = /^\[site-deploy\] exit-status=(\d{1,3}) commit=(none|[0-9a-f]{40}|[0-9a-f]{64}) run=(\S{1,64})\r?$/gm;
/** Whether a script is one for a shell that knows traps: it names none, or such a one. */
function isForShell(script) {
    return !script.startsWith('#!') || /^#!.*\b(ba|da|k|z|a)?sh\b/.test(script);
}
/** In characters: no service takes a longer one, and what it shows is not to keep us busy. */
const LONGEST_SCRIPT = 65_535;
/** Whether a script, as the service shows it, reports its end. */
function reportsItsEnd(script) {
    const [, own] = (script ?? '').replaceAll('\r\n', '\n').split(PROLOGUE);
    return own !== undefined && letsReport(own.slice(0, LONGEST_SCRIPT));
}
/** Whether a script looks as if it let the exit report happen. */
function letsReport(script) {
    return hindranceOf(script) === undefined;
}
/** What in a script keeps the exit report from happening: an EXIT trap of its own, or `exec`. */
function hindranceOf(script) {
    if (OWN_TRAP.test(script))
        return 'trap';
    return EXEC.test(script) ? 'exec' : undefined;
}
const COMMAND = /(?:^|[;&|({]|\b(?:then|do|else)\b)[ \t]*/m.source;
const OWN_TRAP = new RegExp(`${COMMAND}trap\\s+(?:--\\s+)?(?:'[^']*'|"(?:[^"\\\\]|\\\\.)*"|\\S+)(?:[ \\t]|\\\\\\n)(?:\\\\\\n|[^\\n;])*\\b(?:EXIT|0)\\b`, 'm');
/** Followed by a command: with redirections alone the shell goes on. */
const EXEC = new RegExp(`${COMMAND}exec[ \\t]+[^0-9<>&\\s]`, 'm');
/** All exit reports in a deploy log, in their order. */
function findExitReports(log) {
    return [...log.matchAll(REPORT)].map(([, status = '', commit, run = '']) => ({
        status: Number(status),
        commit: commit === 'none' ? undefined : commit,
        run,
    }));
}
/** The log without exit reports and the blank line before each: what the script itself has printed. */
function withoutExitReports(log) {
    return log.replace(REPORT_WITH_BLANK_LINE, '');
}
const REPORT_WITH_BLANK_LINE = /\n?^\[site-deploy\] exit-status=.*$\n?/gm;


/***/ }),

/***/ 8031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RB: () => (/* binding */ viewOfEntries),
/* harmony export */   SS: () => (/* binding */ addEntries),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   bK: () => (/* binding */ reachesBaseline),
/* harmony export */   p: () => (/* binding */ latestDeploy),
/* harmony export */   rl: () => (/* binding */ addContent),
/* harmony export */   x9: () => (/* binding */ viewOfEntry)
/* harmony export */ });
/* unused harmony export isSameEntry */
/* harmony import */ var _exit_report_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7111);

/** The log as the document has it: the entry of the latest deploy, ours or not. */
function viewOfEntry(entry) {
    return { isList: false, entry, isJoined: false, reports: (0,_exit_report_js__WEBPACK_IMPORTED_MODULE_0__/* .findExitReports */ .LD)(textOf(entry) ?? ''), deploys: 0 };
}
/** The entry of the latest deploy, ours or not; without types the newest that reports an end, else the newest. */
function latestDeploy({ isList, entries }) {
    const [newest = null] = entries;
    if (!isList)
        return newest;
    if (entries.some(({ type }) => type !== undefined))
        return entries.find(({ type }) => type === 'deploy') ?? null;
    return entries.find(({ content = '' }) => (0,_exit_report_js__WEBPACK_IMPORTED_MODULE_0__/* .findExitReports */ .LD)(content).length > 0) ?? newest;
}
/** The text of an entry; undefined where it is not known. */
function textOf(entry) {
    return entry === null || entry === 'unreadable' ? undefined : entry.content;
}
/**
 * Takes in one more look at the list. An entry that a look lacks stays as it was seen last: the answer may come from a copy
 * that lags behind.
 */
function addEntries({ baseline, entries: seen }, log) {
    const shown = newIn(baseline, log).map((entry) => {
        const before = seen.find((other) => isSameEntry(entry, other));
        return before === undefined ? entry : update(before, entry);
    });
    const missing = seen.filter((entry) => isTold(entry) && !shown.some((other) => isSameEntry(other, entry)));
    return { baseline, entries: [...shown, ...missing] };
}
/** Notes the content of an entry that the list does not show. */
function addContent({ baseline, entries }, id, content) {
    return { baseline, entries: entries.map((entry) => (entry.id === id ? { ...entry, content } : entry)) };
}
/** True when the page shows an entry of the baseline, so that no new entry can be on a later page. */
function reachesBaseline(baseline, { entries }) {
    return entries.some((entry) => isIn(baseline, entry));
}
/**
 * The new entries of a list. It is cut where the first entry of the baseline stands: what comes below is older, also where
 * the baseline was a page of a longer list and the entry was not on it.
 */
function newIn(baseline, { entries }) {
    const isWhole = baseline.lastPage <= 1;
    const isOld = (entry) => isIn(baseline, entry);
    const first = entries.findIndex((entry) => isOld(entry) && (entry.id !== undefined || entry.created_at !== null));
    // One that has neither may be a new one that looks like an old one.
    const old = first === -1 ? entries.findLastIndex(isOld) : first;
    return entries.slice(0, isWhole || old === -1 ? undefined : old).filter((entry) => !isIn(baseline, entry));
}
function isIn({ entries }, entry) {
    return entries.some((other) => isSameEntry(entry, other));
}
/** True when something still identifies the entry after it has grown. */
function isTold({ id, created_at, content = '' }) {
    return id !== undefined || created_at !== null || content !== '';
}
/** By `id`; where there is none by time, description and the beginning of the text, as an entry may grow. */
function isSameEntry(entry, earlier) {
    if (entry.id !== undefined || earlier.id !== undefined)
        return entry.id === earlier.id;
    if (entry.created_at !== earlier.created_at || entry.description !== earlier.description)
        return false;
    // A text that was not known may have been any.
    if (entry.content === earlier.content || earlier.content === undefined)
        return true;
    // Without a time too, the beginning of a text is all that tells.
    const isTelling = entry.created_at !== null || (earlier.content ?? '') !== '';
    return isTelling && (entry.content ?? '').startsWith(earlier.content ?? '');
}
function update(before, now) {
    const isOlder = now.content === undefined || (before.content?.startsWith(now.content) ?? false);
    return { ...now, type: now.type ?? before.type, ...(isOlder && { content: before.content }) };
}
/**
 * Chooses among the new entries: with types the newest of type `deploy`; without, the one that holds an exit report; without
 * that, all of them together.
 *
 * @param foreignRuns runs of deploy scripts that are known not to be ours
 */
function viewOfEntries({ baseline, entries }, foreignRuns) {
    const isTyped = [...entries, ...baseline.entries].some(({ type }) => type !== undefined);
    const deploys = entries.filter(({ type }) => type === 'deploy');
    const reportsIn = ({ content = '' }) => (0,_exit_report_js__WEBPACK_IMPORTED_MODULE_0__/* .findExitReports */ .LD)(content).filter(({ run }) => !foreignRuns.includes(run));
    const candidates = deploys.length > 0 ? deploys : entries;
    // Reports in the order in which they came.
    const reports = candidates.toReversed().flatMap(reportsIn);
    const chosen = deploys[0] ?? entries.find((entry) => reportsIn(entry).length > 0);
    const counted = { isList: true, reports, deploys: deploys.length };
    if (chosen !== undefined)
        return { entry: chosen, isJoined: false, ...counted };
    if (isTyped || entries.length === 0)
        return { entry: null, isJoined: false, ...counted };
    return { entry: joined(entries), isJoined: entries.length > 1, ...counted };
}
/** All entries as one, the oldest first; of unknown text where that of one of them is not known. */
function joined(entries) {
    const [newest, ...others] = entries;
    if (newest === undefined || others.length === 0)
        return newest ?? null;
    const texts = entries.map(({ content }) => content).toReversed();
    const isKnown = texts.every((text) => text !== undefined);
    const content = texts.map((text) => (text ?? '').replace(/\n?$/, '\n')).join('');
    return { ...newest, id: undefined, created_at: null, content: isKnown ? content : undefined };
}


/***/ }),

/***/ 5170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ne: () => (/* binding */ openLog),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _api_log_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2224);
/* harmony import */ var _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4911);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2807);
/* harmony import */ var _exit_report_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7111);
/* harmony import */ var _own_entries_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8031);





/** Reads the site's record: token and status. */
function readRecord({ reader, target }, attempts) {
    return reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .getSite */ .mu, target, attempts === undefined ? {} : { attempts });
}
/** The log of a site that the service does not find. */
const NO_LOG = { isList: false, entries: [], lastPage: 1 };
/** A look that fails is followed by the next one. */
const ONCE = { attempts: 1 };
/** A log that has grown by more pages since the baseline is not read to its end. */
const MOST_PAGES = 5;
/** A site that was deployed has a log: one that is not found is asked for once more, after so long. */
const SECOND_LOOK_MS = 1_000;
/**
 * Reads the log as it is before a trigger.
 *
 * @param wasDeployed whether the site was deployed before
 */
async function openLog(source, wasDeployed) {
    let before = await readPage(source, {});
    if (before === NO_LOG && wasDeployed) {
        await source.clock.sleep(SECOND_LOOK_MS, source.signal);
        before = await readPage(source, {});
    }
    if (before === 'unreadable')
        return { baseline: (0,_own_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntry */ .x9)(before), read: () => readLatest(source) };
    const { isList } = before;
    let own = { baseline: before, entries: [] };
    const texts = createTextReader(source);
    async function read(foreignRuns, isWhole) {
        if (isWhole || texts.followed() === undefined) {
            const log = await readNew(source, own.baseline);
            if (log === 'unreadable')
                return (0,_own_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntry */ .x9)(log);
            if (!isList && !log.isList)
                return (0,_own_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntry */ .x9)(log.entries[0] ?? null);
            own = (0,_own_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .addEntries */ .SS)(own, log);
            texts.follow(untold(own, (0,_own_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntries */ .RB)(own, foreignRuns).entry, log));
        }
        own = await texts.addTo(own);
        return (0,_own_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntries */ .RB)(own, foreignRuns);
    }
    return { baseline: isList ? viewBefore(before) : (0,_own_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntry */ .x9)(before.entries[0] ?? null), read };
}
/** No entry of the baseline counts; their reports are of other deploys. */
function viewBefore({ entries }) {
    const reports = entries.flatMap(({ content = '' }) => (0,_exit_report_js__WEBPACK_IMPORTED_MODULE_3__/* .findExitReports */ .LD)(content));
    return { isList: true, entry: null, isJoined: false, reports, deploys: 0 };
}
/** The entry whose text is to be asked for, as the list leaves it out: the one that counts, else the newest. */
function untold(own, chosen, { entries }) {
    const candidates = chosen !== null && chosen !== 'unreadable' && chosen.id !== undefined ? [chosen] : own.entries;
    const listed = candidates.map(({ id }) => entries.find((entry) => entry.id === id));
    return listed.find((entry) => entry?.id !== undefined && entry.content === undefined)?.id;
}
/** So often an entry is asked for its text. */
const MOST_MISSES = 3;
/** Asks for the text of the entry that is followed, as long as the service may show it. */
function createTextReader(source) {
    let id;
    const misses = new Map();
    return {
        follow(entry) {
            id = entry !== undefined && (misses.get(entry) ?? 0) >= MOST_MISSES ? undefined : entry;
        },
        followed: () => id,
        async addTo(own) {
            if (id === undefined)
                return own;
            const content = await readText(source, id);
            if (content !== undefined)
                return (0,_own_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .addContent */ .rl)(own, id, content);
            misses.set(id, (misses.get(id) ?? 0) + 1);
            id = undefined;
            return own;
        },
    };
}
/** Reads the text of one entry; undefined where the service does not show it, or shows another one. */
async function readText({ reader, target }, id) {
    try {
        const entry = await reader.read(_api_log_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .getLogEntry */ .Xt, { ...target, entry: id }, ONCE);
        return entry.id === id ? entry.content : undefined;
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && error.reason !== 'limited')
            return undefined;
        throw error;
    }
}
/** Reads pages until one of them shows an entry that was there before: all entries that are new are seen then. */
async function readNew(source, baseline) {
    const first = await readPage(source, ONCE);
    if (first === 'unreadable')
        return first;
    let log = first;
    for (let page = 2; page <= Math.min(first.lastPage, MOST_PAGES); page += 1) {
        if ((0,_own_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .reachesBaseline */ .bK)(baseline, log))
            break;
        const more = await readPage(source, { ...ONCE, page });
        if (more === 'unreadable')
            break;
        log = { ...log, entries: [...log.entries, ...more.entries] };
    }
    return log;
}
/** Reads the entry of the latest deploy, ours or not. */
async function readLatest(source) {
    const log = await readPage(source, ONCE);
    return (0,_own_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntry */ .x9)(log === 'unreadable' ? log : (log.entries[0] ?? null));
}
async function readPage({ reader, target }, options) {
    try {
        return await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .getDeployLog */ .Es, target, options);
    }
    catch (error) {
        if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotFound */ .c4)(error))
            return NO_LOG;
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && error.reason === 'too-large')
            return 'unreadable';
        throw error;
    }
}


/***/ }),

/***/ 5046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m0: () => (/* reexport */ isKey),
  h1: () => (/* reexport */ merge),
  qg: () => (/* reexport */ parse),
  z3: () => (/* reexport */ parseStrict),
  HC: () => (/* reexport */ replace),
  Fj: () => (/* reexport */ secretsOf),
  lO: () => (/* reexport */ spell)
});

// UNUSED EXPORTS: print, values

;// CONCATENATED MODULE: ./build/dotenv/phpdotenv.js
/**
 * How PHP's phpdotenv (version 5) reads a file: the reader that decides what a `.env` file says. Kept exact,
 * oddities included, because a value counts as written only when this reader would find it.
 */
/**
 * Reads a whole file. The last assignment of a key wins; a bare name clears its key. One line that phpdotenv
 * does not understand makes it reject the whole file: then the answer is `undefined`.
 */
function readFile(text) {
    const found = new Map();
    for (const entry of entriesOf(text).entries) {
        const equals = entry.indexOf('=');
        const key = readName(equals < 0 ? entry : trim(entry.slice(0, equals)));
        if (key === undefined)
            return undefined;
        if (equals < 0) {
            found.delete(key);
            continue;
        }
        const value = readValue(entry.slice(equals + 1));
        if (!value.ok)
            return undefined;
        found.set(key, { text: value.text, references: value.references });
    }
    return found;
}
/** Whether phpdotenv still looks for a closing double quote when the text ends; it then drops the lines it holds. */
function leavesQuoteOpen(text) {
    return entriesOf(text).open;
}
/** Reads what stands to the right of the equals sign: quotes, escapes, inline comment. Line ends count as `\n`. */
function readValue(raw) {
    let state = 'start';
    let text = '';
    const dollars = [];
    for (const [token] of trim(raw).matchAll(TOKEN)) {
        const step = advance(state, token);
        if ('reason' in step)
            return { ok: false, reason: step.reason };
        if (token === '$' && (step.state === 'plain' || state === 'double'))
            dollars.push(text.length);
        text += step.text;
        state = step.state;
    }
    if (state === 'single' || state === 'double' || state === 'escape') {
        return { ok: false, reason: 'a quote is opened and not closed' };
    }
    return { ok: true, text, references: dollars.filter((offset) => referenceAt(text, offset) !== undefined) };
}
/** The name in the `${NAME}` that begins at `offset`, if one does. */
function referenceAt(text, offset) {
    REFERENCE.lastIndex = offset;
    return REFERENCE.exec(text)?.[1];
}
/** PHP's `trim`: unlike JavaScript's, it leaves form feeds and Unicode spaces alone. */
function trim(text) {
    let start = 0;
    let end = text.length;
    while (start < end && TRIMMED.has(text.charAt(start)))
        start++;
    while (end > start && TRIMMED.has(text.charAt(end - 1)))
        end--;
    return text.slice(start, end);
}
const TOKEN = /[\r\n]+|[ \t\v\f]+|[\\'"#$]|[^ \t\v\f\r\n\\'"#$]+/g;
const REFERENCE = /\$\{([a-zA-Z0-9_.]+)\}/y;
const ESCAPES = new Map([
    ['f', '\f'],
    ['n', '\n'],
    ['r', '\r'],
    ['t', '\t'],
    ['v', '\v'],
]);
function advance(state, token) {
    switch (state) {
        case 'start':
            if (token === "'")
                return { state: 'single', text: '' };
            if (token === '"')
                return { state: 'double', text: '' };
            return token === '#' ? { state: 'comment', text: '' } : { state: 'plain', text: token };
        case 'plain':
            if (token === '#')
                return { state: 'comment', text: '' };
            return isSpace(token) ? { state: 'after', text: '' } : { state: 'plain', text: token };
        case 'single':
            return token === "'" ? { state: 'after', text: '' } : { state: 'single', text: token };
        case 'double':
            if (token === '"')
                return { state: 'after', text: '' };
            return token === '\\' ? { state: 'escape', text: '' } : { state: 'double', text: token };
        case 'escape':
            return escaped(token);
        case 'after':
            if (token === '#')
                return { state: 'comment', text: '' };
            return isSpace(token)
                ? { state: 'after', text: '' }
                : { reason: 'text follows the end of the value; quote the whole value' };
        case 'comment':
            return { state: 'comment', text: '' };
    }
}
function escaped(token) {
    if (token === '"' || token === '\\' || token === '$')
        return { state: 'double', text: token };
    const character = ESCAPES.get(token.charAt(0));
    if (character === undefined) {
        return { reason: 'an unknown escape in double quotes; write \\\\ for a backslash, or use single quotes' };
    }
    return { state: 'double', text: character + token.slice(1) };
}
/** Joins the lines of a double-quoted value by phpdotenv's own measure: it counts quotes, line by line. */
function entriesOf(text) {
    const entries = [];
    let held = [];
    for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
        const quotes = countQuotes(line);
        if (line.includes('="') && quotes <= 1) {
            held.push(line);
        }
        else if (held.length === 0) {
            entries.push(line);
        }
        else {
            held.push(line);
            if (quotes >= 1 || line === '"') {
                entries.push(held.join('\n'));
                held = [];
            }
        }
    }
    return { entries: entries.filter((entry) => !/^[ \t\n\r\0\v]*(#|$)/.test(entry)), open: held.length > 0 };
}
/** Counts the unescaped double quotes of a line, except one at its very beginning: phpdotenv overlooks that. */
function countQuotes(line) {
    if (!line.includes('"'))
        return 0;
    return line.replaceAll('\\\\', '').match(/(?<=[^\\])"/g)?.length ?? 0;
}
/** The key, without `export` and without quotes. `export` before a key of one letter is not understood. */
function readName(name) {
    const bare = name.length > 8 && /^export[ \t\n\v\f\r]/.test(name)
        ? name.slice(6).replace(/^[ \t\n\r\0\v]+/, '')
        : name;
    const quoted = /^(["'])(.+)\1$/s.exec(bare);
    const key = quoted?.[2] ?? bare;
    return /^[a-zA-Z0-9_.]+$/.test(key) ? key : undefined;
}
const TRIMMED = new Set([' ', '\t', '\n', '\r', '\0', '\v']);
function isSpace(token) {
    return /^[ \t\v\f\r\n]/.test(token);
}

;// CONCATENATED MODULE: ./build/dotenv/file.js

const BYTE_ORDER_MARK = '\uFEFF';
/** Takes any text apart; never fails. A value may span lines in single, double or backtick quotes. */
function parse(text) {
    const segments = [];
    for (let at = 0, line = 1; at < text.length;) {
        const segment = segmentAt(text, at, line);
        segments.push(segment);
        at += segment.text.length;
        line += segment.text.match(/\r\n|\n|\r/g)?.length ?? 0;
    }
    return segments;
}
/** The exact inverse of `parse`. */
function print(file) {
    return file.map((segment) => segment.text).join('');
}
/** Whether a name may be a key that we write: `[A-Za-z_][A-Za-z0-9_]*`. */
function isKey(name) {
    return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}
const KEY = /^([ \t\v\0]*)(export[ \t\v]+)?(["']?)([A-Za-z0-9_.]+)\3[ \t\v\0]*$/;
function segmentAt(text, at, line) {
    const start = at === 0 && text.startsWith(BYTE_ORDER_MARK) ? 1 : at;
    const lineEnd = endOfLine(text, start);
    const content = text.slice(start, lineEnd);
    const whole = (end) => text.slice(at, end + lineEndAt(text, end).length);
    if (/^[ \t\v\0]*$/.test(content))
        return { kind: 'blank', text: whole(lineEnd), line };
    if (/^[ \t\v\0]*#/.test(content))
        return { kind: 'comment', text: whole(lineEnd), line };
    const equals = content.indexOf('=');
    if (equals < 0)
        return { kind: 'unknown', text: whole(lineEnd), line };
    const { value, comment, end } = valueAt(text, start + equals + 1, lineEnd);
    const [, indentation, exported, , key] = KEY.exec(content.slice(0, equals)) ?? [];
    if (key === undefined || indentation === undefined)
        return { kind: 'unknown', text: whole(end), line };
    const lead = text.slice(at, start) + indentation;
    const isExported = exported !== undefined;
    return {
        kind: 'assignment',
        text: whole(end),
        line,
        key,
        lead,
        exported: isExported,
        value,
        comment,
        end: lineEndAt(text, end),
    };
}
function valueAt(text, from, lineEnd) {
    let start = from;
    while (isBlank(text.charAt(start)))
        start++;
    return quotedAt(text, start) ?? plainAt(text, from, lineEnd);
}
/** A quoted value, if one begins here, is closed, and only white space or a comment follows on its last line. */
function quotedAt(text, start) {
    const quote = text.charAt(start);
    if (quote !== '"' && quote !== "'" && quote !== '`')
        return undefined;
    const close = closingQuote(text, start);
    if (close < 0)
        return undefined;
    const end = endOfLine(text, close);
    const rest = text.slice(close + 1, end);
    if (!/^[ \t\v\f]*(#|$)/.test(rest))
        return undefined;
    const comment = rest.includes('#') ? rest : '';
    return {
        value: text.slice(start, close + 1),
        comment: comment.startsWith('#') ? ` ${comment}` : comment,
        end,
    };
}
/** Backslashes escape in double quotes only, as for phpdotenv and the shell. */
function closingQuote(text, start) {
    const quote = text.charAt(start);
    let close = text.indexOf(quote, start + 1);
    if (quote !== '"')
        return close;
    while (close > 0 && isEscaped(text, close))
        close = text.indexOf(quote, close + 1);
    return close;
}
function isEscaped(text, at) {
    let first = at;
    while (text.charAt(first - 1) === '\\')
        first--;
    return (at - first) % 2 === 1;
}
/** A `#` begins a comment where white space stands before it; in `a#b` readers disagree, so it stays in the value. */
function plainAt(text, from, lineEnd) {
    const line = text.slice(from, lineEnd);
    let hash = line.indexOf('#');
    while (hash >= 0 && !isBlank(line.charAt(hash - 1)))
        hash = line.indexOf('#', hash + 1);
    const value = hash < 0 ? line : line.slice(0, hash);
    const trimmed = trim(value);
    const comment = hash < 0 ? '' : line.slice(value.indexOf(trimmed) + trimmed.length);
    return { value: trimmed, comment, end: lineEnd };
}
function isBlank(character) {
    return character === ' ' || character === '\t';
}
function endOfLine(text, from) {
    const LINE = /[^\r\n]*/y;
    LINE.lastIndex = from;
    LINE.exec(text);
    return LINE.lastIndex;
}
function lineEndAt(text, at) {
    if (text.startsWith('\r\n', at))
        return '\r\n';
    return text.slice(at, at + 1);
}

;// CONCATENATED MODULE: ./build/dotenv/spelling.js

const READERS = ['phpdotenv', 'shell', 'dotenv', 'parseEnv'];
/**
 * Writes a value as it goes to the right of the equals sign, with the inline comment (white space first) that is
 * to follow it. One spelling for all readers where there is one; else for phpdotenv first, then the shell, then
 * Node. Never one that a shell would execute. The reason of a refusal never shows the value.
 */
function spell(value, comment = '') {
    if (value.includes('\0'))
        return { ok: false, reason: 'it holds a NUL character, which no environment variable can' };
    if (!value.isWellFormed())
        return { ok: false, reason: 'it is not valid Unicode (half of a surrogate pair)' };
    const quoted = quote(value);
    if (quoted === undefined)
        return { ok: false, reason: BACKTICK };
    for (const end of value.endsWith('\\') ? [GUARD + comment] : [comment, GUARD + comment]) {
        const text = quoted.text + end;
        if (readsBack(text, value))
            return { ok: true, text, readers: quoted.readers };
    }
    return { ok: false, reason: 'phpdotenv would not read it back in any spelling' };
}
/** Takes the guard off an inline comment again, so that it never piles up. */
function withoutGuard(comment) {
    return comment.startsWith(GUARD) ? comment.slice(GUARD.length) : comment;
}
/**
 * A comment that keeps readers from reading on past the end of a value. Node's dotenv takes a backslash before the
 * closing quote for an escape, unless that quote cannot be a later one; phpdotenv counts the double quotes of a
 * line to find out where a value ends, and miscounts after `="` and at the beginning of a line.
 */
const GUARD = ` # "value's end"`;
const BACKTICK = 'it holds a backtick together with a single quote or a line break: in every spelling that phpdotenv ' +
    'understands, a shell that loads the file would run it as a command; encode the value (base64) or change it';
function quote(value) {
    if (/^[\w./:@%+,-][\w./:@%+,=-]*$/.test(value))
        return { text: value, readers: READERS };
    if (!/['\r\n]/.test(value))
        return { text: `'${value}'`, readers: READERS };
    if (value.includes('`'))
        return undefined;
    const isPlain = !/[\\"]/.test(value) && !EXPANDED.test(value);
    const inner = isPlain ? value : value.replace(/[\\"$]/g, '\\$&');
    if (!value.includes('\r'))
        return { text: `"${inner}"`, readers: isPlain ? READERS : ['phpdotenv', 'shell'] };
    const escaped = inner.replaceAll('\r', '\\r').replaceAll('\n', '\\n');
    return { text: `"${escaped}"`, readers: isPlain ? ['phpdotenv', 'dotenv'] : ['phpdotenv'] };
}
/** A dollar sign that a shell may expand in double quotes: any but one before white space, the end, or a harmless sign. */
const EXPANDED = /\$(?![\s.,:;/%=+~^&|<>)\]}']|$)/;
function readsBack(text, value) {
    const reading = readFile(`KEY=${text}`)?.get('KEY');
    return reading !== undefined && reading.references.length === 0 && reading.text === value;
}

;// CONCATENATED MODULE: ./build/dotenv/values.js


/**
 * The effective values of a file, the last assignment of a key winning, as phpdotenv reads it: `${OTHER}` is left
 * as it stands, and a value that phpdotenv cannot read is given as it is spelled. Where phpdotenv rejects the file
 * as a whole, each assignment is read by itself. To compare with wanted values, use `fixedValues`.
 */
function values(file) {
    const readings = readFile(print(file));
    if (readings !== undefined)
        return new Map([...readings].map(([key, { text }]) => [key, text]));
    return new Map(file.filter(isAssignment).map((segment) => [segment.key, textOf(segment)]));
}
/** Every value that anybody might read from the file and nobody may see: duplicates and commented-out ones too. */
function secretsOf(file) {
    const comments = file.filter((segment) => segment.kind === 'comment');
    const disabled = parse(comments.map(({ text }) => text.replace(/^[\s#\uFEFF]+/, '')).join('')).filter(isAssignment);
    const assignments = [...file.filter(isAssignment), ...disabled];
    const found = assignments.flatMap((assignment) => [textOf(assignment), withoutQuotes(assignment.value)]);
    return new Set([...values(file).values(), ...found].filter((value) => value !== ''));
}
/** As `values`, with `null` for a value that is not a fixed text: it refers to `${OTHER}`, or cannot be read. */
function fixedValues(text) {
    const readings = readFile(text);
    if (readings !== undefined)
        return new Map([...readings].map(([key, reading]) => [key, fixedText(reading)]));
    return new Map(parse(text)
        .filter(isAssignment)
        .map((segment) => [segment.key, fixedValue(segment)]));
}
/** What phpdotenv reads from one assignment taken by itself; `null` as in `fixedValues`. */
function fixedValue(assignment) {
    return fixedText(readingOf(assignment));
}
function isAssignment(segment) {
    return segment.kind === 'assignment';
}
function readingOf({ text, key }) {
    return readFile(text)?.get(key);
}
function textOf(assignment) {
    return readingOf(assignment)?.text ?? assignment.value;
}
function fixedText(reading) {
    return reading === undefined || reading.references.length > 0 ? null : reading.text;
}
function withoutQuotes(value) {
    return /^(["'`]).*\1$/s.test(value) ? value.slice(1, -1) : value;
}

;// CONCATENATED MODULE: ./build/dotenv/merge.js




/**
 * Sets and removes keys in a file and leaves everything else as it is, byte for byte. Every assignment of a set key
 * gets the value, keeping its indentation, `export` and inline comment; a new key goes to the end. Nothing is
 * written unless phpdotenv reads the result as wanted and reads every other key as before; a file that it rejects
 * anyhow, for lines that are not ours, is changed all the same.
 */
function merge(text, set, remove) {
    const refused = [...refusals(set), ...badKeys(remove), ...both(set, remove)];
    if (refused.length > 0)
        return { ok: false, refused };
    const edited = print(parse(text).flatMap((segment) => edit(segment, set, remove)));
    const found = fixedValues(edited);
    const missing = [...set].filter(([key, value]) => found.get(key) !== value);
    const result = append(edited, missing);
    const written = report(text, result, set, [...remove]);
    const wrong = misplaced(text, result, set, remove);
    if (wrong === undefined)
        return written;
    const keys = [...written.added, ...written.changed, ...written.removed];
    return { ok: false, refused: keys.map((key) => ({ key, reason: wrong })) };
}
/**
 * A file of exactly the given keys, one a line in the given order. A present file that reads as exactly these keys
 * and values is left as it is, comments included; else nothing of it stays.
 */
function replace(text, set) {
    const refused = refusals(set);
    if (refused.length > 0)
        return { ok: false, refused };
    const present = text ?? '';
    const extra = [...assignedKeys(present)].filter((key) => !set.has(key));
    const found = readFile(present) === undefined ? undefined : fixedValues(present);
    const isEqual = extra.length === 0 && found !== undefined && [...set].every(([key, value]) => found.get(key) === value);
    return report(present, isEqual ? present : append('', [...set]), set, extra);
}
function refusals(set) {
    const unwritable = [...set].flatMap(([key, value]) => {
        const spelling = spell(value);
        return spelling.ok ? [] : [{ key, reason: spelling.reason }];
    });
    return [...badKeys(set.keys()), ...unwritable];
}
function badKeys(keys) {
    const reason = 'a key has letters, digits and underscores only, and does not begin with a digit';
    return [...keys].filter((key) => !isKey(key)).map((key) => ({ key, reason }));
}
function both(set, remove) {
    return [...set.keys()]
        .filter((key) => remove.has(key))
        .map((key) => ({ key, reason: 'it is to be set and to be removed; take it out of one of the two' }));
}
function edit(segment, set, remove) {
    if (!isAssignment(segment))
        return [segment];
    if (remove.has(segment.key))
        return remains(segment);
    const value = set.get(segment.key);
    if (value === undefined || fixedValue(segment) === value)
        return [segment];
    return [{ ...segment, text: rewrite(segment, value) }];
}
/** A byte order mark belongs to the file, not to its first line. */
function remains({ lead, line }) {
    return lead.startsWith(BYTE_ORDER_MARK) ? [{ kind: 'blank', text: BYTE_ORDER_MARK, line }] : [];
}
function rewrite({ lead, exported, key, comment, end }, value) {
    // phpdotenv overlooks `export` unless more than eight characters stand before the equals sign.
    const prefix = exported ? 'export'.padEnd(key.length === 1 ? 8 : 7) : '';
    return `${lead}${prefix}${key}=${spelled(key, value, withoutGuard(comment))}${end}`;
}
function spelled(key, value, comment = '') {
    const spelling = spell(value, comment);
    if (!spelling.ok)
        throw new Error(`${key} was found writable and is not: ${spelling.reason}`);
    return spelling.text;
}
function append(text, entries) {
    if (entries.length === 0)
        return text;
    const end = dominantLineEnd(text);
    const isComplete = text === '' || text === BYTE_ORDER_MARK || /[\r\n]$/.test(text);
    const lines = entries.map(([key, value]) => `${key}=${spelled(key, value)}${end}`);
    return `${text}${isComplete ? '' : end}${lines.join('')}`;
}
function dominantLineEnd(text) {
    const counts = new Map([['\n', 0]]);
    for (const [end] of text.matchAll(/\r\n|\n|\r/g))
        counts.set(end, (counts.get(end) ?? 0) + 1);
    return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}
/** Every key the file assigns, also where phpdotenv overlooks it. */
function assignedKeys(text) {
    const keys = parse(text)
        .filter(isAssignment)
        .map((segment) => segment.key);
    return new Set([...keys, ...(readFile(text)?.keys() ?? [])]);
}
function report(before, after, set, remove) {
    const present = assignedKeys(before);
    const kept = keysThatHold(before, set);
    const added = [...set.keys()].filter((key) => !present.has(key));
    const changed = [...set.keys()].filter((key) => present.has(key) && !kept.has(key));
    return {
        ok: true,
        text: after,
        added,
        changed,
        removed: remove.filter((key) => present.has(key)),
        kept: [...kept],
        misread: [...added, ...changed].flatMap((key) => misreaders(key, set.get(key) ?? '')),
    };
}
/** The keys whose effective value, and every other assignment too, is the wanted one. */
function keysThatHold(text, set) {
    const found = fixedValues(text);
    const held = new Set([...set].filter(([key, value]) => found.get(key) === value).map(([key]) => key));
    for (const segment of parse(text).filter(isAssignment)) {
        if (held.has(segment.key) && fixedValue(segment) !== set.get(segment.key))
            held.delete(segment.key);
    }
    return held;
}
function misreaders(key, value) {
    const spelling = spell(value);
    const readers = spelling.ok ? READERS.filter((reader) => !spelling.readers.includes(reader)) : [];
    return readers.length === 0 ? [] : [{ key, readers }];
}
/** Why the result must not be written: it would not be read as wanted, or what is not ours would be lost. */
function misplaced(before, after, set, remove) {
    const wasAccepted = readFile(before) !== undefined;
    const isAccepted = readFile(after) !== undefined;
    const found = fixedValues(after);
    const left = assignedKeys(after);
    const isSet = [...set].every(([key, value]) => found.get(key) === value);
    const isRemoved = ![...remove].some((key) => left.has(key));
    const isManaged = (key) => set.has(key) || remove.has(key);
    const isKept = wasAccepted === isAccepted ? holdsOthers(before, after, isManaged) : isAccepted;
    if (isSet && isRemoved && isKept)
        return undefined;
    const line = confusingLine(before, isManaged);
    const where = line === undefined ? 'a line of the file' : `line ${line} of the file`;
    return `${where} keeps readers from finding it (an unbalanced quote, or no assignment); correct that line first`;
}
function holdsOthers(before, after, isManaged) {
    const found = values(parse(after));
    return [...values(parse(before))].every(([key, value]) => isManaged(key) || found.get(key) === value);
}
function confusingLine(text, isManaged) {
    const isConfusing = (line) => leavesQuoteOpen(line) || readFile(line) === undefined;
    const segments = parse(text).filter((segment) => !isAssignment(segment) || !isManaged(segment.key));
    return segments.find((segment) => isConfusing(segment.text))?.line;
}

;// CONCATENATED MODULE: ./build/dotenv/strict.js


/**
 * Reads dotenv text that a user wrote for us, strictly: where readers of such files disagree, it asks for quotes
 * instead of guessing. `${NAME}` (not in single quotes) takes the value of a key assigned further up. The last
 * assignment of a key wins. Backticks around a value are quotes, as for Node's dotenv. All problems are reported.
 */
function parseStrict(text) {
    const found = new Map();
    const problems = [];
    for (const segment of parse(text)) {
        if (segment.kind === 'blank' || segment.kind === 'comment')
            continue;
        const result = readSegment(segment, found);
        if (typeof result === 'string')
            problems.push(`line ${segment.line}: ${result}`);
        else
            found.set(result.key, result.value);
    }
    return problems.length === 0 ? { ok: true, values: found } : { ok: false, problems };
}
/** The assignment, or what is wrong with it. */
function readSegment(segment, known) {
    if (segment.kind !== 'assignment') {
        return segment.text.includes('=')
            ? BAD_KEY
            : 'not an assignment; expected KEY=value, a comment or a blank line';
    }
    if (!isKey(segment.key))
        return BAD_KEY;
    const read = readSpelled(segment);
    if (!read.ok)
        return read.reason;
    const value = resolve(read, known);
    return value === undefined ? UNRESOLVED : { key: segment.key, value };
}
const BAD_KEY = 'the key must consist of letters, digits and underscores, and not begin with a digit';
const UNRESOLVED = 'a reference in dollar sign and braces names no key assigned further up; assign it, or use single quotes to mean the text';
const BARE_HASH = 'readers disagree whether # begins a comment here; quote the value, or put a space before # to begin a comment';
function readSpelled({ value }) {
    const spelled = value.replace(/\r\n?/g, '\n');
    if (/^['"]/.test(spelled))
        return readValue(spelled);
    if (/^`[^`]*`$/.test(spelled))
        return { ok: true, text: spelled.slice(1, -1), references: [] };
    if (spelled.includes('#'))
        return { ok: false, reason: BARE_HASH };
    const dollars = [...spelled.matchAll(/\$/g)].map((match) => match.index);
    return {
        ok: true,
        text: spelled,
        references: dollars.filter((at) => referenceAt(spelled, at) !== undefined),
    };
}
function resolve({ text, references }, known) {
    let resolved = '';
    let from = 0;
    for (const at of references) {
        const name = referenceAt(text, at) ?? '';
        const value = known.get(name);
        if (value === undefined)
            return undefined;
        resolved += text.slice(from, at) + value;
        from = text.indexOf('}', at) + 1;
    }
    return resolved + text.slice(from);
}

;// CONCATENATED MODULE: ./build/dotenv/dotenv.js
/** The dotenv codec: reads, changes and writes `.env` text without losing a byte of what is not asked for. */







/***/ }),

/***/ 6830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readPullRequest),
/* harmony export */   _: () => (/* binding */ pullRequestOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

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
const STARTED_BY = ['workflow_run', 'check_suite', 'check_run'];
function mayComeFromPullRequest(cause) {
    const event = fieldOf(cause, 'event');
    const listed = fieldOf(cause, 'pull_requests');
    return ((typeof event === 'string' && OF_PULL_REQUESTS.test(event)) ||
        (Array.isArray(listed) && listed.length > 0));
}
function readPayload(path) {
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
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


/***/ }),

/***/ 9462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ afterAbort)
/* harmony export */ });
/** A cancelled run is to be over within 2 seconds. */
const GRACE_AFTER_CANCEL_MS = 1_000;
/** A signal for what is left on GitHub at the end of a run: it aborts a second after the given one has. */
function afterAbort(cancel) {
    const over = new AbortController();
    const begin = () => void setTimeout(() => over.abort(), GRACE_AFTER_CANCEL_MS).unref();
    if (cancel.aborted)
        begin();
    else
        cancel.addEventListener('abort', begin, { once: true });
    return over.signal;
}


/***/ }),

/***/ 5166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ createGitHubTraces)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./build/report/headline.js
var headline = __nccwpck_require__(2251);
;// CONCATENATED MODULE: ./build/report/deployment-status.js

/** How the GitHub Deployment of a run ends. It says no more than the run knows. Neither redacted nor cut. */
function deploymentStatus(report, inputs) {
    const { outcome, failure, facts, results } = report;
    const said = (0,headline/* headline */.Pl)(report, inputs);
    switch (outcome) {
        case 'succeeded':
        case 'planned':
            // A deploy that is not followed may end either way.
            return { state: facts?.deploy?.followed === false ? 'in_progress' : 'success', description: said };
        case 'failed':
        case 'rejected':
            return { state: 'failure', description: `${said}: ${failure?.message}` };
        case 'timed_out':
        case 'unknown':
            return { state: 'error', description: said };
        case 'cancelled': {
            const isBegun = results.some(({ operation, status }) => operation === 'deploy' && status !== 'not-run');
            return isBegun
                ? { state: 'error', description: said }
                : { state: 'inactive', description: 'cancelled before a deploy was triggered' };
        }
    }
}

// EXTERNAL MODULE: ./build/report/failure.js
var failure = __nccwpck_require__(897);
// EXTERNAL MODULE: ./build/secrets/sanitizer.js
var sanitizer = __nccwpck_require__(8541);
// EXTERNAL MODULE: ./build/github/grace.js
var grace = __nccwpck_require__(9462);
;// CONCATENATED MODULE: ./build/github/github-deployment.js


/** GitHub's limit. */
const MAX_DESCRIPTION = 140;
/** A GitHub Deployment that is created when it is opened; GitHub's client is loaded only then. */
function createGitHubDeployment(parts) {
    const { environment, environmentUrl, mark, log, redact } = parts;
    let github;
    let memory;
    const keep = (next) => {
        memory = next;
        parts.remember(JSON.stringify(next));
        return next;
    };
    const forget = () => parts.remember('');
    return {
        id: () => memory?.id,
        async open() {
            github = await connect(parts);
            if (github === undefined || parts.signal.aborted)
                return;
            // Before it is created: a kill in between must leave the post step something to look for.
            const begun = keep({ mark, environment, environmentUrl });
            const answer = await github.call(CREATE, creation(parts, github), parts.signal);
            const id = answer.state === 'done' ? idOf(answer.data) : undefined;
            if (id === undefined) {
                const what = answer.state === 'not-done' ? 'was not created' : 'may or may not have been created';
                const why = answer.state === 'done' ? 'GitHub answered with something unexpected' : answer.why;
                if (!parts.signal.aborted)
                    log.warning(`The GitHub Deployment ${what}: ${why}. The deploy itself goes on.`);
                if (answer.state !== 'not-done')
                    return;
                memory = undefined;
                return forget();
            }
            log.info(`GitHub Deployment ${id} of ${environment}`);
            const status = { state: 'in_progress', description: 'The deploy is under way' };
            await sayStatus(github, keep({ ...begun, id }), status, parts.signal, log);
        },
        async close(status) {
            if (github === undefined || memory === undefined)
                return;
            const description = (0,sanitizer/* oneLine */.TN)(status.description, redact, MAX_DESCRIPTION);
            const end = { ...status, description };
            const ended = keep({ ...memory, end });
            const { id, isOver } = await finish(github, ended, end, (0,grace/* afterAbort */.L)(parts.cancel), log);
            memory = { ...ended, ...(id !== undefined && { id }) };
            if (isOver)
                forget();
        },
    };
}
/**
 * Closes what a main step has left open because it was killed, cancelled, or could not reach GitHub. Never throws.
 *
 * @param left the text that was kept for the post step; empty when nothing is left
 */
async function closeLeftDeployment(left, parts) {
    const memory = recall(left);
    const github = memory && (await connect(parts));
    if (memory === undefined || github === undefined)
        return;
    const description = 'The step was ended from outside; how the deploy ended is not known';
    const end = memory.end ?? { state: 'error', description };
    await finish(github, memory, end, new AbortController().signal, parts.log);
}
/** GitHub lists no more on a page; earlier ones of one environment are hardly ever active. */
const MOST_RETIRED = 100;
/** However slowly GitHub answers: the run waits for it. */
const TIME_LIMIT_MS = 30_000;
/**
 * Sets what this action's runs have created for an environment and a site to inactive, as the site is gone. Those of others
 * are left. Never throws, and stops at the first one that GitHub does not take.
 */
async function retireDeployments(parts) {
    const { environment, sites, log } = parts;
    const signal = AbortSignal.any([parts.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const github = await connect(parts);
    if (github === undefined)
        return;
    const listed = await github.call(LIST, { environment, per_page: MOST_RETIRED }, signal);
    const all = listed.state === 'done' && Array.isArray(listed.data) ? listed.data : [];
    const ours = all
        .filter((one) => sites.some((site) => bears(one, 'site', site.toLowerCase())))
        .flatMap((one) => idOf(one) ?? []);
    let last = listed;
    for (const id of ours) {
        const status = { deployment_id: id, state: 'inactive', description: 'The site was deleted' };
        last = await github.call(CREATE_STATUS, status, signal);
        if (last.state !== 'done')
            break;
    }
    if (last.state === 'done')
        log.info(`GitHub Deployments of ${environment} set to inactive: ${ours.length}`);
    else if (!parts.signal.aborted)
        log.warning(`The GitHub Deployments of ${environment} were not set to inactive: ${signal.aborted ? 'GitHub takes too long' : last.why}. The site is deleted all the same.`);
}
/** Whether its payload is one that `creation` gives, with that value of a field. */
function bears(deployment, field, value) {
    if (typeof deployment !== 'object' || deployment === null || !('payload' in deployment))
        return false;
    const { payload } = deployment;
    if (typeof payload !== 'object' || payload === null || !('site_deploy' in payload))
        return false;
    return new Map(Object.entries(payload)).get(field) === value;
}
function recall(left) {
    try {
        const memory = left === '' ? undefined : JSON.parse(left);
        return typeof memory?.mark === 'string' ? memory : undefined;
    }
    catch {
        return undefined;
    }
}
const CREATE = 'POST /repos/{owner}/{repo}/deployments';
const LIST = 'GET /repos/{owner}/{repo}/deployments';
const CREATE_STATUS = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
async function connect({ token, runnerEnv, log, }) {
    try {
        const { connectGitHub } = await Promise.all(/* import() */[__nccwpck_require__.e(752), __nccwpck_require__.e(785), __nccwpck_require__.e(447)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6456));
        return connectGitHub(token, runnerEnv, 'deployments: write');
    }
    catch {
        log.warning('No GitHub Deployment: what the runner says of the repository and the event (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH), or its proxy, cannot be used. The deploy itself goes on.');
        return undefined;
    }
}
/** Exactly the commit, whatever its checks say: the deploy does not wait for them either. */
function creation({ environment, expectedCommit = '', mark, site }, { run }) {
    return {
        ref: run.commit?.startsWith(expectedCommit) ? run.commit : expectedCommit,
        task: 'deploy',
        auto_merge: false,
        required_contexts: [],
        payload: { site_deploy: mark, site: site.toLowerCase() },
        environment,
        // One that bears the number of its pull request goes away with it.
        transient_environment: environment.match(/\d+/g)?.includes(String(run.pullRequest?.number)) === true,
        production_environment: /^prod(uction)?\b/i.test(environment),
    };
}
/** Says how it ended; finds it first where its creation was in doubt. `isOver`: nothing is left for the post step. */
async function finish(github, memory, end, signal, log) {
    const id = memory.id ?? (await findId(github, memory, signal));
    if (id === undefined)
        return { id, isOver: false };
    return { id, isOver: await sayStatus(github, { ...memory, id }, end, signal, log) };
}
async function findId(github, { environment, mark }, signal) {
    const answer = await github.call(LIST, { environment, per_page: 100 }, signal);
    const all = answer.state === 'done' && Array.isArray(answer.data) ? answer.data : [];
    return idOf(all.find((one) => bears(one, 'site_deploy', mark)));
}
/** Adds a status. True when GitHub took it, or refused it for good. */
async function sayStatus(github, { id, environmentUrl }, { state, description }, signal, log) {
    const { logUrl } = github.run;
    const status = {
        deployment_id: id,
        state,
        description,
        ...(logUrl !== undefined && { log_url: logUrl }),
        ...(environmentUrl !== undefined && { environment_url: environmentUrl }),
        auto_inactive: true,
    };
    const answer = await github.call(CREATE_STATUS, status, signal);
    if (answer.state === 'done')
        return true;
    // Whoever comes next says it again: the end of the run, or the post step.
    if (signal.aborted)
        return false;
    log.warning(`GitHub Deployment ${id} was not set to ${state}: ${answer.why}. The deploy itself is not affected.`);
    return answer.state === 'not-done';
}
function idOf(data) {
    if (typeof data !== 'object' || data === null || !('id' in data))
        return undefined;
    return typeof data.id === 'number' && Number.isSafeInteger(data.id) && data.id > 0 ? data.id : undefined;
}

;// CONCATENATED MODULE: ./build/github/traces.js





/** Leaves what the inputs ask for. GitHub's client is loaded when the first of it is due. */
function createGitHubTraces(parts) {
    const deployment = chooseDeployment(parts);
    return {
        open: async () => deployment?.open(),
        async close(report, script) {
            const warn = (what) => (error) => parts.log.warning(`${what} ${(0,failure/* failureOf */.g)(error).message}`);
            await Promise.all([
                deployment
                    ?.close(deploymentStatus(report, parts.inputs))
                    .catch(warn('How the GitHub Deployment stands is not known.')),
                report.outcome === 'succeeded'
                    ? retire(parts, report).catch(warn('Whether the GitHub Deployments are inactive is not known.'))
                    : undefined,
                comment(parts, report, script).catch(warn('There is no comment on the pull request.')),
            ]);
        },
        deploymentId: () => deployment?.id(),
    };
}
/** Where it is asked for, and there is a deploy that it can stand for. */
function chooseDeployment(parts) {
    const { inputs, redactor, log } = parts;
    const { githubToken: token, site, environment, environmentUrl, expectedCommit, operations } = inputs;
    if (token === undefined || environment === undefined)
        return undefined;
    if (!operations.some(({ deploys }) => deploys === true))
        return undefined;
    // Sent as they are, and shown to everybody who may read the repository.
    if ([environment, environmentUrl ?? ''].some(redactor.hides)) {
        log.warning('There is no GitHub Deployment: environment or environment-url holds a secret.');
        return undefined;
    }
    const { runnerEnv, signal, cancel, remember } = parts;
    const { redact } = redactor;
    const given = { token, site, environment, environmentUrl, expectedCommit };
    return createGitHubDeployment({
        ...given,
        runnerEnv,
        mark: (0,external_node_crypto_.randomUUID)(),
        signal,
        cancel,
        redact,
        log,
        remember,
    });
}
/** What GitHub calls active must not lead to a site that is gone. */
async function retire({ inputs, runnerEnv, signal, redactor, log }, { facts }) {
    const { githubToken: token, site, environment, operations } = inputs;
    const sites = [site, ...(typeof facts?.site === 'object' ? [facts.site.domain] : [])];
    if (token === undefined || environment === undefined || redactor.hides(environment))
        return;
    if (!operations.some(({ deletesSite }) => deletesSite === true))
        return;
    await retireDeployments({ token, runnerEnv, environment, sites, signal, log });
}
/** Says on the pull request what the run plans or did, where that is asked for. */
async function comment({ inputs, runnerEnv, cancel, redactor: { redact }, log }, report, script) {
    const { comment: isWanted, githubToken, apiToken, baseUrl, server, site } = inputs;
    if (!isWanted || githubToken === undefined)
        return;
    const { leaveComment } = await __nccwpck_require__.e(/* import() */ 543).then(__nccwpck_require__.bind(__nccwpck_require__, 4543));
    const { renderComment } = await __nccwpck_require__.e(/* import() */ 554).then(__nccwpck_require__.bind(__nccwpck_require__, 7554));
    await leaveComment({
        githubToken,
        apiToken,
        about: { baseUrl, server, site },
        runnerEnv,
        cancel,
        log,
        render: ({ pullRequest, repositoryUrl, logUrl }, maxCharacters) => renderComment(report, {
            inputs,
            sanitize: (text) => (0,sanitizer/* sanitize */.aj)(text, redact),
            script,
            commit: pullRequest?.head,
            repositoryUrl,
            logUrl,
            maxCharacters,
        }),
    });
}


/***/ }),

/***/ 907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G6: () => (/* binding */ timeoutMs),
/* harmony export */   HM: () => (/* binding */ runInputs),
/* harmony export */   Jk: () => (/* binding */ repository),
/* harmony export */   O8: () => (/* binding */ expectedCommit),
/* harmony export */   _P: () => (/* binding */ site),
/* harmony export */   bU: () => (/* binding */ githubToken),
/* harmony export */   fZ: () => (/* binding */ reportExitStatus),
/* harmony export */   j1: () => (/* binding */ readTextOrFile),
/* harmony export */   u9: () => (/* binding */ restoreOnFailure)
/* harmony export */ });
/* unused harmony exports service, apiToken, server, operations, dryRun, planHash, vocabulary, environment, environmentUrl, comment */
/* harmony import */ var node_querystring__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1792);
/* harmony import */ var _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1038);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2888);



/** The inputs of the run as a whole, and those that several operations use. */
const baseUrl = {
    name: 'base-url',
    section: 'target',
    description: 'Address of the service without `/api`, as in `https://panel.example.com`; a path prefix is kept. Plain `http` only for this machine.',
    required: true,
};
/** The address of the service, and the proxy that requests to it go through; undefined for none. */
const service = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declareGroup */ .gL)([baseUrl], (form) => {
    const url = form.text(baseUrl, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseUrl */ .Q2) ?? '';
    return { baseUrl: url, proxy: form.proxyFor(url) };
});
const apiToken = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declare */ .xe)({
    name: 'api-token',
    section: 'target',
    description: 'Token of the API. Masked at once.',
    required: true,
    secret: 'token',
}, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseToken */ .pI);
/** An id, or a name. */
const server = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declare */ .xe)({
    name: 'server',
    section: 'target',
    description: 'Id of the server, or its exact name.',
    required: true,
    public: true,
}, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseName */ .$q);
const siteText = {
    name: 'site',
    section: 'target',
    description: 'Id of the site, or its domain. Required unless every operation is of the server.',
    public: true,
};
/** An id, or a domain; empty when no operation needs a site. */
const site = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declareGroup */ .gL)([siteText], (form) => form.text(siteText, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseName */ .$q) ?? '');
/** The names of the operations, not yet looked up. */
const operations = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declare */ .xe)({
    name: 'operations',
    section: 'target',
    description: 'What to do, in this order; separated by line breaks or commas.',
    default: 'deploy',
}, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWords */ .nl);
const dryRun = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declare */ .xe)({
    name: 'dry-run',
    section: 'target',
    description: 'Plan only; sends nothing but GET requests.',
    default: 'false',
}, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG);
/** The hash that the plan must have, else nothing is written. */
const planHash = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declare */ .xe)({
    name: 'plan-hash',
    section: 'target',
    description: 'The output of the same name of an earlier run with `dry-run`. When the plan is no longer that one, the run fails before it writes anything.',
}, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePlanHash */ .bc);
const timeoutMs = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declare */ .xe)({
    name: 'timeout',
    section: 'target',
    description: 'One deadline for the whole run, as in `90s`, `10m`, `1h` or whole seconds.',
    default: '15m',
}, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe);
const vocabularyText = {
    name: 'vocabulary',
    section: 'target',
    description: 'YAML or JSON map, or the path of such a file, from the words `blogapp`, `cloudstore`, `webframework`, `sqldb`, `chat_a`, `chat_b`, `hosted_git_1`, `hosted_git_2`, `hosted_git_3` to those that the service has for them in paths, fields and values. Those left out stay as they are; a word that the API uses for something else is refused.',
};
/** The words of the service. YAML is loaded only if there are any. */
const vocabulary = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declareGroup */ .gL)([vocabularyText], async (form) => {
    const { text } = readTextOrFile(form, vocabularyText.name);
    if (text === '')
        return {};
    const { parseVocabulary } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(303)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2303));
    const parsed = parseVocabulary(text);
    if ('value' in parsed)
        return parsed.value;
    form.report(vocabularyText.name, parsed.expected);
    return {};
});
const repositoryText = {
    name: 'repository',
    section: 'site',
    description: 'For `ensure-repository`, `<user>/<repository>`, or a git URL ending in `.git` with the provider `custom`.',
    default: '${{ github.repository }}',
    public: true,
};
/** The name or git URL of the site's repository; empty when none is given. */
const repository = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declareGroup */ .gL)([repositoryText], (form) => {
    const text = form.text(repositoryText, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseText */ .r4) ?? '';
    hideCredentials(text, form);
    return text;
});
/** True when the exit report goes in front of the deploy script. */
const reportExitStatus = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declare */ .xe)({
    name: 'report-exit-status',
    section: 'script',
    description: 'Put a line in front of the deploy script that makes it report its exit status and commit.',
    default: 'true',
}, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG);
const expectedCommit = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declare */ .xe)({
    name: 'expected-commit',
    section: 'deploy',
    description: 'The commit that must have been deployed, at least its first 7 digits.',
}, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCommit */ .L5);
const restoreOnFailure = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declare */ .xe)({
    name: 'restore-on-failure',
    section: 'deploy',
    description: 'When the deploy fails, put back the deploy script and the `.env` that this run replaced, unless somebody has changed them since.',
    default: 'false',
}, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG);
const githubToken = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declare */ .xe)({
    name: 'github-token',
    section: 'github',
    description: 'Token for what is left on GitHub: `github.token`. With `environment` the deploy shows as a GitHub Deployment, and the job needs the permission `deployments: write`; with `comment` it needs `pull-requests: write`, for `sweep-previews` `pull-requests: read`. Masked at once.',
    secret: 'token',
}, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseToken */ .pI);
/** GitHub's name for the place of the site. With a GitHub token, the deploy shows as a GitHub Deployment of it. */
const environment = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declare */ .xe)({
    name: 'environment',
    section: 'github',
    description: 'The environment that the GitHub Deployment is of, such as `production`. Not in a job that has an `environment` itself, for which GitHub makes a deployment of its own. With `delete-site`, those of this action become inactive.',
    public: true,
}, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseEnvironment */ .Nq);
const environmentUrl = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declare */ .xe)({
    name: 'environment-url',
    section: 'github',
    description: 'Where people find the deployed site; GitHub links to it.',
    public: true,
}, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLink */ .Ap);
const comment = (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .declare */ .xe)({
    name: 'comment',
    section: 'github',
    description: 'Leave one comment on the pull request, updated in place, with what the run plans or did. Needs `github-token`.',
    default: 'false',
}, _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG);
/** Reads an input that is the text itself, or the path of a YAML or JSON file in one line. */
function readTextOrFile(form, input) {
    const given = form.source.get(input).trim();
    if (!/^[^\r\n{]+\.(ya?ml|json)$/i.test(given))
        return { text: given, file: '' };
    return { text: form.file(input, given)?.trim() ?? '', file: given };
}
/** Masks the password of a git URL, or a token in place of the user name, which is longer than names are. */
function hideCredentials(url, { source: { hide } }) {
    const { username, password } = URL.parse(url) ?? { username: '', password: '' };
    const secrets = [password, username.length >= 16 ? username : ''];
    hide(secrets.flatMap((secret) => [secret, (0,node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(secret)]));
}
/** Every input that the run as a whole reads. */
const runInputs = {
    service,
    apiToken,
    server,
    site,
    operations,
    dryRun,
    planHash,
    timeoutMs,
    vocabulary,
    repository,
    expectedCommit,
    restoreOnFailure,
    githubToken,
    environment,
    environmentUrl,
    comment,
};


/***/ }),

/***/ 7364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ createForm),
/* harmony export */   z: () => (/* binding */ NO_SECRET)
/* harmony export */ });
/* harmony import */ var _net_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5312);

/** The usual reasons for an empty secret. */
const NO_SECRET = 'most often the name of the secret is misspelled, it belongs to another environment, or the run comes from a fork';
/** Creates the form of one run. Masks every declared secret, and the credentials of proxies, before anything is read. */
function createForm(source, declared) {
    const { get, environment } = source;
    hideProxies(source);
    for (const { name, secret } of declared)
        hideSecret(get(name).trim(), secret, source);
    const problems = [];
    const report = (input, expected) => problems.push({ input, expected });
    return {
        source,
        problems,
        report,
        text(input, parse) {
            const { name, required, secret } = input;
            const text = get(name).trim() || defaultOf(input);
            if (text === '') {
                if (required)
                    report(name, secret ? `a value; it is empty: ${NO_SECRET}` : 'a value; none is given');
                return undefined;
            }
            const parsed = parse(text);
            if ('value' in parsed)
                return parsed.value;
            report(name, parsed.expected);
            return undefined;
        },
        file(input, path) {
            const file = source.readFile(path);
            if ('value' in file)
                return file.value;
            report(input, file.expected);
            return undefined;
        },
        proxyFor(url) {
            const found = url === '' ? { proxy: undefined } : (0,_net_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyFor */ .iJ)(url, environment);
            if ('proxy' in found)
                return found.proxy;
            const isReported = problems.some(({ input }) => input === found.unusable);
            if (!isReported)
                report(found.unusable, USABLE_PROXY);
            return undefined;
        },
    };
}
const USABLE_PROXY = 'the address of an http:// or https:// proxy (its value is not shown); write special characters of user name and password percent-encoded, or exempt the host with NO_PROXY';
function defaultOf({ default: text = '' }) {
    return text.startsWith('${{') ? '' : text;
}
function hideSecret(text, secret, { hide, hideToken }) {
    if (secret === 'token' && text !== '')
        hideToken(text);
    if (secret === 'url')
        hide([text, URL.parse(text)?.href ?? '']);
}
/** The job keeps the address of a proxy; its credentials are masked everywhere. */
function hideProxies({ environment, hide, redact }) {
    const { values, credentials } = (0,_net_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxySecrets */ .Wm)(environment);
    redact(values);
    hide(credentials);
}


/***/ }),

/***/ 2888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ need),
/* harmony export */   N$: () => (/* binding */ readValues),
/* harmony export */   gL: () => (/* binding */ declareGroup),
/* harmony export */   xe: () => (/* binding */ declare)
/* harmony export */ });
function declare(declared, parse) {
    return declareGroup([declared], (form) => form.text(declared, parse));
}
/**
 * Declares a value that is read from several inputs, or in a way of its own.
 *
 * @param read reports problems to the form; the value counts only if there are none
 */
function declareGroup(declared, read) {
    return createInput(declared, async (form) => ({ value: await read(form) }));
}
/**
 * Makes an optional input a required one, for an operation that cannot do without it.
 *
 * @param expected the words for what is missing, as in `a value, as deploy needs it`
 */
function need(input, expected) {
    const needed = createInput(input.declared, async (form) => {
        const read = await input.read(form);
        const value = read?.value;
        if (value !== undefined)
            return { value };
        if (read !== undefined)
            form.report(input.declared.map(({ name }) => name).join(', '), expected);
        return undefined;
    });
    return { ...needed, optional: input };
}
function createInput(declared, read) {
    const known = new WeakMap();
    const readOnce = async (form) => {
        const { length } = form.problems;
        const value = await read(form);
        return form.problems.length === length ? value : undefined;
    };
    return {
        declared,
        read(form) {
            const value = known.get(form) ?? readOnce(form);
            known.set(form, value);
            return value;
        },
    };
}
/** Reads a group of inputs. Its values are undefined if any of them was reported. */
async function readValues(inputs, form) {
    const found = {};
    let isComplete = true;
    for (const [name, input] of Object.entries(inputs)) {
        const read = await input.read(form);
        found[name] = read?.value;
        isComplete &&= read !== undefined;
    }
    if (!areOf(found, inputs))
        throw new TypeError('An input was not read');
    return { drafts: found, values: isComplete && areOf(found, inputs) ? found : undefined };
}
/** Gives values that were read one by one their types, which a record of them by name cannot carry. */
function areOf(values, inputs) {
    return Object.keys(inputs).every((name) => name in values);
}


/***/ }),

/***/ 9479:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1078);
/* harmony import */ var _console_console_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7467);
/* harmony import */ var _console_look_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5395);
/* harmony import */ var _core_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4300);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2807);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6830);
/* harmony import */ var _github_traces_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(5166);
/* harmony import */ var _report_cut_js__WEBPACK_IMPORTED_MODULE_23__ = __nccwpck_require__(3387);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(897);
/* harmony import */ var _report_headline_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(2251);
/* harmony import */ var _report_outcome_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(4247);
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(4121);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(920);
/* harmony import */ var _run_inputs_js__WEBPACK_IMPORTED_MODULE_13__ = __nccwpck_require__(281);
/* harmony import */ var _run_progress_js__WEBPACK_IMPORTED_MODULE_14__ = __nccwpck_require__(2527);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_15__ = __nccwpck_require__(6998);
/* harmony import */ var _runner_exit_js__WEBPACK_IMPORTED_MODULE_22__ = __nccwpck_require__(3203);
/* harmony import */ var _runner_runner_files_js__WEBPACK_IMPORTED_MODULE_16__ = __nccwpck_require__(6531);
/* harmony import */ var _runner_silence_js__WEBPACK_IMPORTED_MODULE_21__ = __nccwpck_require__(1044);
/* harmony import */ var _runner_workspace_js__WEBPACK_IMPORTED_MODULE_17__ = __nccwpck_require__(3601);
/* harmony import */ var _secrets_redactor_js__WEBPACK_IMPORTED_MODULE_18__ = __nccwpck_require__(2624);
/* harmony import */ var _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_19__ = __nccwpck_require__(8541);
/* harmony import */ var _secrets_secret_forms_js__WEBPACK_IMPORTED_MODULE_20__ = __nccwpck_require__(5262);
























(0,_runner_silence_js__WEBPACK_IMPORTED_MODULE_21__/* .silence */ .a)(process);
const { env } = process;
const cancel = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => cancel.abort(new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CancelledError */ .cc('The workflow was cancelled.')));
}
// A log that nobody reads any more must not end a deploy.
process.stdout.on('error', () => { });
const redactor = (0,_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_18__/* .createRedactor */ .l)();
const console = (0,_console_console_js__WEBPACK_IMPORTED_MODULE_2__/* .createConsole */ .s)({
    write: (text) => process.stdout.write(text),
    redactor,
    freshToken: () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex'),
    look: (0,_console_look_js__WEBPACK_IMPORTED_MODULE_3__/* .chooseLook */ .L)(process.stdout.isTTY === true, env),
    columns: () => process.stdout.columns,
    time: { now: _core_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m.now, every: _core_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemEvery */ .f },
});
const files = (0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_16__/* .createRunnerFiles */ .S)(env, console.warning);
/** How much of a deploy log is looked at for outputs and summary. */
const MAX_LOG_CHARACTERS = 512 * 1024;
/** What is shown openly anyway, also where a value of .env repeats it. */
const PUBLIC_INPUTS = ['site', 'server', 'repository', 'branch', 'environment', 'environment-url'];
const noTraffic = { requests: 0, retries: 0, remaining: undefined };
/** Whether the run has begun to leave its report. */
let left = false;
let faulty = false;
// Node would print the error, and the line of source that threw it. A report that is on its way comes first.
process.on('uncaughtException', (error) => {
    if (!left)
        endFaulty(error);
});
try {
    const { outcome } = await main();
    if (!faulty)
        exit(outcome);
}
catch (error) {
    endFaulty(error);
}
/** A verify-command that outlives its time would else keep this process alive. */
function exit(outcome) {
    console.end();
    process.stdout.write('', () => (0,_runner_exit_js__WEBPACK_IMPORTED_MODULE_22__/* .exitNow */ .l)(process, _report_outcome_js__WEBPACK_IMPORTED_MODULE_10__/* .exitCodes */ .h[outcome]));
}
/** Ends the run after a fault of this action that nobody has caught: nothing more is sent. */
function endFaulty(error) {
    faulty = true;
    left = false;
    cancel.abort(new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CancelledError */ .cc('This action has a fault.'));
    const next = 'Look at the site before running again, and please report this line.';
    const failure = { ...(0,_report_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .failureOf */ .g)(error), outcome: 'unknown', next };
    leave({ outcome: 'unknown', failure, results: [], durationMs: 0 })
        .catch(() => { })
        .finally(() => exit('unknown'));
}
async function main() {
    for (const name of PUBLIC_INPUTS)
        redactor.addPublic(_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4(name));
    redactor.addPublic(URL.parse(_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4('environment-url'))?.hostname ?? '');
    // A value such as the name of the shop may be a part of its domain, which would else be torn apart everywhere. A git URL
    // may hold a password.
    const [repository = ''] = /^[\w.-]+\/[\w.-]+$/.exec(_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4('repository')) ?? [];
    for (const part of [..._actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4('site').split('.'), ...repository.split('/')])
        redactor.addPublic(part);
    const read = await (0,_run_inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .readInputs */ .K)(inputSource()).catch((error) => ({ fault: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .failureOf */ .g)(error) }));
    if ('inputs' in read) {
        read.warnings.forEach(console.warning);
        return carryOut(read.inputs);
    }
    const failure = 'fault' in read ? read.fault : rejectionOf(read.problems);
    const report = { outcome: failure.outcome, failure, results: [], durationMs: 0 };
    await leave(report);
    return report;
}
function inputSource() {
    return {
        get: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4(name, { trimWhitespace: false }),
        environment: env,
        readFile: (path) => (0,_runner_workspace_js__WEBPACK_IMPORTED_MODULE_17__/* .readWorkspaceFile */ .s)(path, [env.GITHUB_WORKSPACE ?? '.', env.RUNNER_TEMP ?? ''].filter((root) => root !== '')),
        hide: (values) => hide(values, true),
        redact: (values) => hide(values, false),
        pullRequest: () => (0,_github_event_js__WEBPACK_IMPORTED_MODULE_6__/* .readPullRequest */ .D)(env),
        hideToken: (token) => {
            redactor.add(token, 'always');
            (0,_secrets_secret_forms_js__WEBPACK_IMPORTED_MODULE_20__/* .maskableLines */ .Wi)(token).forEach(console.mask);
        },
    };
}
function rejectionOf(problems) {
    // A message holds only so many; here all of them are found.
    if (problems.length > _report_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_LISTED */ .c) {
        for (const { input, expected } of problems)
            console.info(`${input}: expected ${expected}`);
    }
    return (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .failureOf */ .g)(new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz(problems));
}
async function carryOut(inputs) {
    const { createClient, getPage } = await Promise.all(/* import() */[__nccwpck_require__.e(752), __nccwpck_require__.e(788)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4788));
    const clock = _core_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m;
    const deadline = clock.now() + inputs.timeoutMs;
    const late = new AbortController();
    const alarm = setTimeout(() => late.abort(new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .DeadlineError */ .j3('The time of the whole run (timeout) is up.')), inputs.timeoutMs);
    const signal = AbortSignal.any([cancel.signal, late.signal]);
    const client = createClient({
        baseUrl: inputs.baseUrl,
        token: inputs.apiToken,
        proxy: inputs.proxy,
        vocabulary: inputs.vocabulary,
        clock,
        epochMs: Date.now,
        random: Math.random,
        signal,
        deadline,
        onRetry: (error, delayMs) => console.info(`${error.message} Trying again in ${Math.round(delayMs / 100) / 10} s.`),
    });
    const traces = (0,_github_traces_js__WEBPACK_IMPORTED_MODULE_7__/* .createGitHubTraces */ .m)({
        inputs,
        runnerEnv: env,
        signal,
        cancel: cancel.signal,
        redactor,
        log: console,
        remember: (text) => files.saveState('github-deployment', text),
    });
    const named = {
        server: redactor.redact(inputs.server),
        site: redactor.redact(inputs.site),
        dryRun: inputs.dryRun,
        operations: inputs.operations.map(({ name }) => name),
    };
    const report = await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_15__/* .run */ .e)({
        inputs,
        client,
        clock,
        signal,
        console,
        hide: (values) => hide(values, false),
        epochMs: Date.now,
        tracker: (0,_run_progress_js__WEBPACK_IMPORTED_MODULE_14__/* .trackProgress */ .Z7)(named, (text) => files.saveState('run', text), Date.now),
        beforeFirstWrite: traces.open,
        getPage,
        runCommand: async (command) => {
            const { runCommand } = await __nccwpck_require__.e(/* import() */ 94).then(__nccwpck_require__.bind(__nccwpck_require__, 5094));
            return runCommand(command, env, console.remote(), signal);
        },
        lookUpPullRequest: async (number) => {
            const { lookUpPullRequest } = await __nccwpck_require__.e(/* import() */ 173).then(__nccwpck_require__.bind(__nccwpck_require__, 9554));
            return lookUpPullRequest(number, { token: inputs.githubToken ?? '', runnerEnv: env, signal });
        },
    });
    const scriptDiff = await diffOf(report);
    await traces.close(report, scriptDiff);
    await leave(report, { inputs, scriptDiff, traffic: client.traffic(), deploymentId: traces.deploymentId() });
    files.saveState('run', _run_progress_js__WEBPACK_IMPORTED_MODULE_14__/* .ENDED */ .hV);
    clearTimeout(alarm);
    await client.close();
    return report;
}
/** Makes values secret; given ones are also masked in whatever else the job prints. */
function hide(values, given) {
    const all = [...values];
    // All of them first: each addition makes the redactor build its search again.
    for (const value of all)
        redactor.add(value);
    if (!given)
        return;
    // What is shown openly, such as the site's domain, would else vanish from the whole job.
    const hidden = all.filter((value) => redactor.hides(value));
    hidden.flatMap(_secrets_secret_forms_js__WEBPACK_IMPORTED_MODULE_20__/* .maskableLines */ .Wi).forEach(console.mask);
}
/** How the deploy script changes, where it does. What compares is loaded only then. */
async function diffOf({ facts }) {
    if (facts?.script === undefined)
        return undefined;
    try {
        const { diffScript } = await __nccwpck_require__.e(/* import() */ 500).then(__nccwpck_require__.bind(__nccwpck_require__, 3500));
        return await diffScript(facts.script, safe);
    }
    catch {
        console.warning('How the deploy script changes could not be shown.');
        return undefined;
    }
}
/** Remote text as lines that are safe to be shown. */
function safe(text) {
    return (0,_secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_19__/* .sanitize */ .aj)(text, redactor.redact);
}
/** What the summary may link to. */
function placesOf({ facts }, inputs) {
    const site = typeof facts?.site === 'object' ? facts.site : undefined;
    const { GITHUB_SERVER_URL: serverUrl, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: runId } = env;
    return {
        environmentUrl: inputs?.environmentUrl,
        siteRepository: inputs?.repository || site?.repository?.name,
        serverUrl,
        repository,
        runId,
    };
}
/** Leaves outputs, summary, the closing line and at most one error annotation, once. */
async function leave(report, leaving = {}) {
    if (left)
        return;
    left = true;
    const { inputs, scriptDiff, traffic = noTraffic, deploymentId } = leaving;
    const log = safe((0,_report_cut_js__WEBPACK_IMPORTED_MODULE_23__/* .lastLines */ .w)(report.facts?.deployLog ?? '', MAX_LOG_CHARACTERS));
    const places = placesOf(report, inputs);
    await files.setOutputs((0,_report_outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .renderOutputs */ .$)(report, { traffic, sanitize: safe, log, deploymentId }));
    await files.writeSummary((0,_report_summary_js__WEBPACK_IMPORTED_MODULE_12__/* .renderSummary */ .B)(report, { inputs, sanitize: safe, log, places, scriptDiff }));
    console.headline((0,_report_headline_js__WEBPACK_IMPORTED_MODULE_9__/* .headline */ .Pl)(report, inputs), _report_outcome_js__WEBPACK_IMPORTED_MODULE_10__/* .exitCodes */ .h[report.outcome] === 0);
    if (report.failure === undefined)
        return;
    const done = report.results.flatMap(({ operation, wrote, changes }) => wrote ? changes.map((change) => `${operation}: ${change}`) : []);
    const more = done.length > _report_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_LISTED */ .c ? `; and ${done.length - _report_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_LISTED */ .c} more` : '';
    const before = done.length === 0 ? '' : `\nDone before that: ${done.slice(0, _report_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_LISTED */ .c).join('; ')}${more}.`;
    console.error((0,_report_headline_js__WEBPACK_IMPORTED_MODULE_9__/* .headline */ .Pl)(report, inputs), `${report.failure.message}${before}\nNext: ${report.failure.next}`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 5312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wm: () => (/* binding */ proxySecrets),
/* harmony export */   Ws: () => (/* binding */ LOOPBACK),
/* harmony export */   iJ: () => (/* binding */ proxyFor)
/* harmony export */ });
/* harmony import */ var node_querystring__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1792);

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
            [(0,node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(user), (0,node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(password)],
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
    const joined = `${(0,node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(username)}:${(0,node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(password)}`;
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


/***/ }),

/***/ 2042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z: () => (/* binding */ operations)
});

// EXTERNAL MODULE: ./build/records/kinds.js + 5 modules
var kinds = __nccwpck_require__(6503);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __nccwpck_require__(8395);
// EXTERNAL MODULE: ./build/api/endpoint.js
var endpoint = __nccwpck_require__(4618);
// EXTERNAL MODULE: ./build/api/fields.js
var fields = __nccwpck_require__(3262);
// EXTERNAL MODULE: ./build/api/sites.js
var api_sites = __nccwpck_require__(4911);
;// CONCATENATED MODULE: ./build/api/apps.js




/** Section 4, Site apps. A site shows whether it has the blogapp, and not whether it has the cloudstore. */
const postBlogapp = (0,endpoint/* writing */.dV)('POST', '/api/servers/{server}/sites/{site}/blogapp', {
    summary: 'Install the blogapp on a site',
    retry: 'flag',
    body: schemas/* object */.Ikc({ create_database: (0,fields/* optional */.lq)((0,fields/* flag */.Jt)('whether a database is created for it')) }),
    answer: (0,endpoint/* recordOrNull */.Ks)(api_sites/* site */._P),
    shows: { data: 'Site' },
});
const deleteBlogapp = (0,endpoint/* writing */.dV)('DELETE', '/api/servers/{server}/sites/{site}/blogapp', {
    summary: 'Uninstall the blogapp from a site',
    retry: 'flag',
    body: endpoint/* noBody */.GV,
    answer: (0,endpoint/* recordOrNull */.Ks)(api_sites/* site */._P),
    shows: { data: 'Site' },
});
const postCloudstore = (0,endpoint/* writing */.dV)('POST', '/api/servers/{server}/sites/{site}/cloudstore', {
    summary: 'Install the cloudstore on a site',
    retry: 'once',
    body: endpoint/* noBody */.GV,
    answer: (0,endpoint/* recordOrNull */.Ks)(api_sites/* site */._P),
    shows: { data: 'Site' },
});
const deleteCloudstore = (0,endpoint/* writing */.dV)('DELETE', '/api/servers/{server}/sites/{site}/cloudstore', {
    summary: 'Uninstall the cloudstore from a site',
    retry: 'once',
    body: endpoint/* noBody */.GV,
    answer: (0,endpoint/* recordOrNull */.Ks)(api_sites/* site */._P),
    shows: { data: 'Site' },
});

// EXTERNAL MODULE: ./build/api/settle.js
var settle = __nccwpck_require__(6484);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __nccwpck_require__(2807);
// EXTERNAL MODULE: ./build/inputs/input.js
var input = __nccwpck_require__(2888);
// EXTERNAL MODULE: ./build/site/target.js
var site_target = __nccwpck_require__(2929);
// EXTERNAL MODULE: ./build/values/input-values.js
var input_values = __nccwpck_require__(1038);
// EXTERNAL MODULE: ./build/operations/operation.js
var operation = __nccwpck_require__(4138);
;// CONCATENATED MODULE: ./build/operations/blogapp.js








const createDatabase = (0,input/* declare */.xe)({
    name: 'create-database',
    section: 'site',
    description: 'For `install-blogapp`, have a database created for it.',
    default: 'false',
}, input_values/* parseBoolean */.yG);
/** Installs the blogapp unless the site's flag shows it. */
const installBlogapp = (0,operation/* defineOperation */.h)({
    name: 'install-blogapp',
    summary: 'installs the blogapp where the site shows that it is missing',
    scope: 'site',
    affectedBy: ['uninstall-blogapp'],
    inputs: { createDatabase },
    plan: async ({ inputs, facts }) => planFlag(facts, true, inputs.createDatabase),
});
/** Uninstalls the blogapp if the site's flag shows it. */
const uninstallBlogapp = (0,operation/* defineOperation */.h)({
    name: 'uninstall-blogapp',
    summary: 'uninstalls the blogapp where the site shows that it is there',
    scope: 'site',
    affectedBy: ['install-blogapp'],
    inputs: {},
    plan: async ({ facts }) => planFlag(facts, false, false),
});
/** Plans the write also where the service does not show the flag: sending it again does no harm. */
function planFlag(facts, wanted, withDatabase) {
    const { site } = facts;
    const isInstalled = typeof site === 'object' ? site.blogapp : false;
    if (isInstalled === wanted)
        return operation/* nothingToDo */.K;
    const database = withDatabase ? ', with a database' : '';
    const summary = wanted ? `install the blogapp${database}` : 'uninstall the blogapp';
    const apply = (applying) => bring(facts, wanted, withDatabase, applying);
    const expected = typeof site === 'object' ? { site: { ...site, blogapp: wanted } } : {};
    return { changes: [{ summary, apply }], expected };
}
async function bring(facts, wanted, withDatabase, applying) {
    const { writer, reader, patience, learn } = applying;
    const target = (0,site_target/* targetOf */.$)(facts);
    const body = { create_database: withDatabase ? true : undefined };
    const effect = wanted
        ? await writer.write(postBlogapp, target, body)
        : await writer.write(deleteBlogapp, target, undefined);
    if (effect.state === 'not-done')
        throw effect.error;
    const verb = wanted ? 'installed' : 'uninstalled';
    const doubt = new errors/* OperationError */.OK('unknown', `The blogapp was to be ${verb}, but the site does not show it so.`, 'Run again in a minute: nothing is sent where the site shows it so by then.', effect.state === 'unknown' ? { cause: effect.error } : {});
    const isConfirmed = effect.state === 'done';
    const accept = (flag) => flag === wanted || (flag === undefined && isConfirmed);
    const read = async () => (await reader.read(api_sites/* getSite */.mu, target)).blogapp;
    const readBack = isConfirmed && effect.value?.blogapp === wanted
        ? { accepted: true, value: wanted }
        : await (0,settle/* orUnknown */.uL)(() => (0,settle/* readUntil */.LC)(read, accept, 'the site to show it so', patience), doubt);
    if (!readBack.accepted)
        throw doubt;
    if (typeof facts.site === 'object')
        learn({ site: { ...facts.site, blogapp: readBack.value } });
    const hidden = readBack.value === undefined ? '; the site does not show it, so it could not be read back' : '';
    return { changed: true, summary: `${verb} the blogapp${hidden}` };
}

;// CONCATENATED MODULE: ./build/api/certificates.js


/** Section 2, Certificate: the fields that this action uses. Of `status` only the value `active` is shown. */
const certificate = schemas/* object */.Ikc({
    id: endpoint/* integer */.nd,
    domain: (0,endpoint/* undocumented */._L)(schemas/* string */.YjP()),
    status: (0,endpoint/* undocumented */._L)(schemas/* string */.YjP()),
    active: (0,endpoint/* undocumented */._L)(schemas/* boolean */.zMY()),
    expires_at: (0,endpoint/* undocumented */._L)(schemas/* string */.YjP()),
});
/** Section 4, certificates. */
const getCertificate = (0,endpoint/* reading */.hF)('/api/servers/{server}/sites/{site}/certificates/{certificate}', (0,endpoint/* record */.g1)(certificate), { summary: 'Show a certificate of a site', shows: { data: 'Certificate' } });

;// CONCATENATED MODULE: ./build/operations/check-certificate.js






const certificateId = (0,input/* declare */.xe)({
    name: 'certificate-id',
    section: 'other',
    description: "For `check-certificate`, the id of the certificate, from the service's own pages; the API cannot list them.",
}, input_values/* parseId */.Fg);
const certificateMinDays = (0,input/* declare */.xe)({
    name: 'certificate-min-days',
    section: 'other',
    description: 'For `check-certificate`, the days that it must still hold; less than twice as many are a warning.',
    default: '14',
}, (0,input_values/* parseWholeNumber */.oA)(0, 3650));
/** Reads a certificate of the site. Fails if it is not active or ends soon, and warns if it ends rather soon. */
const checkCertificate = (0,operation/* defineOperation */.h)({
    name: 'check-certificate',
    summary: 'fails when the certificate is not active or expires within `certificate-min-days`',
    scope: 'site',
    readOnly: true,
    inputs: {
        id: (0,input/* need */.$B)(certificateId, 'the id of a certificate, as check-certificate needs it'),
        minDays: certificateMinDays,
    },
    async plan({ inputs: { id, minDays }, facts, reader, log, epochMs }) {
        if (typeof facts.site !== 'object') {
            log.info('the site does not exist yet, and has no certificate');
            return operation/* nothingToDo */.K;
        }
        const parameters = { ...(0,site_target/* targetOf */.$)(facts), certificate: id };
        const certificate = await reader.read(getCertificate, parameters).catch((error) => {
            if (!(0,errors/* isNotFound */.c4)(error))
                throw error;
            throw new errors/* OperationError */.OK('failed', `The site has no certificate ${id}.`, "Look certificate-id up in the service's own pages: the API cannot list certificates, and a renewed one may have another id.", { cause: error });
        });
        if (certificate.id !== id) {
            throw new errors/* OperationError */.OK('failed', `The service was asked for certificate ${id} and has shown ${certificate.id}.`, "Look at the certificate in the service's own pages.");
        }
        const verdict = judge(certificate, minDays, epochMs());
        if (verdict.state === 'bad')
            throw new errors/* OperationError */.OK('failed', verdict.words, verdict.next);
        if (verdict.state === 'soon')
            log.warning(verdict.words);
        else
            log.info(verdict.words);
        return operation/* nothingToDo */.K;
    },
});
const DAY_MS = 86_400_000;
function judge(certificate, minDays, nowEpochMs) {
    const named = `The certificate ${certificate.id}${certificate.domain ? ` of ${certificate.domain}` : ''}`;
    const bad = (words, next = RENEW) => ({ state: 'bad', words: `${named} ${words}.`, next });
    const { active, status, expires_at } = certificate;
    if (!(active ?? status === 'active'))
        return bad(`is not active${status === undefined ? '' : `: its status is “${status}”`}`);
    const expiresAt = parseTimestamp(expires_at ?? '');
    if (expiresAt === undefined)
        return bad('cannot be judged: when it expires is not shown as YYYY-MM-DD HH:MM:SS', "Look at the certificate in the service's own pages.");
    const leftMs = expiresAt - nowEpochMs;
    if (leftMs <= 0)
        return bad(`has expired: ${expires_at} UTC`);
    const days = Math.floor(leftMs / DAY_MS);
    const when = `${expires_at} UTC, ${days === 0 ? 'within a day' : `in ${days} ${days === 1 ? 'day' : 'days'}`}`;
    if (leftMs <= minDays * DAY_MS)
        return bad(`expires too soon: ${when}; certificate-min-days is ${minDays}`);
    return leftMs <= 2 * minDays * DAY_MS
        ? { state: 'soon', words: `${named} expires soon: ${when}. From ${minDays} days on this fails.` }
        : { state: 'good', words: `${named} is active; it expires ${when}` };
}
const RENEW = "Renew the certificate in the service's own pages, and see why it was not renewed by itself.";
/**
 * Reads `YYYY-MM-DD HH:MM:SS` (section 2) as UTC; the document names no zone.
 *
 * @returns milliseconds since 1970; undefined for anything else, such as the 30th of February
 */
function parseTimestamp(text) {
    if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text))
        return undefined;
    const iso = `${text.replace(' ', 'T')}.000Z`;
    const epochMs = Date.parse(iso);
    return !Number.isNaN(epochMs) && new Date(epochMs).toISOString() === iso ? epochMs : undefined;
}

;// CONCATENATED MODULE: ./build/operations/cloudstore.js




/** Installs the cloudstore. Always sent: no answer shows whether a site has it. */
const installCloudstore = (0,operation/* defineOperation */.h)({
    name: 'install-cloudstore',
    summary: 'installs the cloudstore; sent in every run, as the service does not show whether it is there',
    scope: 'site',
    inputs: {},
    plan: async ({ facts }) => planOnce(facts, 'install'),
});
/** Uninstalls the cloudstore. Always sent: no answer shows whether a site has it. */
const uninstallCloudstore = (0,operation/* defineOperation */.h)({
    name: 'uninstall-cloudstore',
    summary: 'uninstalls the cloudstore; sent in every run, as the service does not show whether it is there',
    scope: 'site',
    inputs: {},
    plan: async ({ facts }) => planOnce(facts, 'uninstall'),
});
function planOnce(facts, verb) {
    const summary = `${verb} the cloudstore (sent in every run: the service does not show whether it is there)`;
    return { changes: [{ summary, apply: (applying) => sendOnce(facts, verb, applying) }] };
}
async function sendOnce(facts, verb, { writer }) {
    const endpoint = verb === 'install' ? postCloudstore : deleteCloudstore;
    const effect = await writer.write(endpoint, (0,site_target/* targetOf */.$)(facts), undefined);
    (0,settle/* requireDone */.Sy)(effect, `Whether the cloudstore was ${verb}ed is not known: the answer was lost, and no call of the service shows it.`, `Open the site in the service's own pages. Run again only if the cloudstore is ${verb === 'install' ? 'not there' : 'still there'}.`);
    return { changed: true, summary: `${verb}ed the cloudstore` };
}

// EXTERNAL MODULE: ./build/api/site-status.js
var site_status = __nccwpck_require__(843);
// EXTERNAL MODULE: ./build/inputs/common.js
var common = __nccwpck_require__(907);
// EXTERNAL MODULE: ./build/site/site-presence.js
var site_presence = __nccwpck_require__(3161);
;// CONCATENATED MODULE: ./build/values/preview-domain.js
/** A label with the place of the number, and no other digit, before a domain of at least two labels. */
const FORM = /^(?!-)([a-z-]*)<number>([a-z-]*)(?<!-)((?:\.(?!-)[a-z0-9-]{1,63}(?<!-)){2,})$/i;
/** The API's maximum of a domain is 100 characters. */
const LONGEST = 100;
/** Reads `preview-domain`. Everything but the place of the number is taken literally, in whatever case. */
function parsePreviewDomain(text) {
    const [, before = '', behind = '', domain = ''] = FORM.exec(text) ?? [];
    if (domain === '' || text.length > LONGEST) {
        return {
            expected: 'a domain with <number> once, in its first part, which has no other digit, and at least two parts behind it, as in pr-<number>.preview.example.com',
        };
    }
    const rest = (behind + domain).replaceAll('.', '\\.');
    // Without leading zeros: 012 is not how GitHub writes 12, so it is not ours.
    const exact = new RegExp(`^${before}([1-9]\\d{0,8})${rest}$`, 'i');
    const numberOf = (given) => {
        const [, digits] = exact.exec(given) ?? [];
        return digits === undefined ? undefined : Number(digits);
    };
    return { value: { text, numberOf } };
}
/** Whether the first part of a domain (`pr-12` of `pr-12.v2.example.com`) has the number as the only one that it has. */
function isOfPullRequest(domain, number) {
    const [label = ''] = domain.split('.');
    // Whatever counts as a number in any script, so that none is overlooked.
    const numbers = label.match(/\p{N}+/gu) ?? [];
    return numbers.length === 1 && numbers[0] === String(number);
}

;// CONCATENATED MODULE: ./build/operations/delete-site.js











const confirmDelete = (0,input/* declare */.xe)({
    name: 'confirm-delete',
    section: 'site',
    description: 'For `delete-site`, the domain of the site once more. In a run of a pull request its first part must have the number of that pull request as its only number.',
}, input_values/* parseName */.$q);
/** The pull request that the run is for. Not declared: the event of the run tells it. */
const pullRequest = (0,input/* declareGroup */.gL)([], ({ source }) => source.pullRequest());
/**
 * Deletes the site; one that is not there counts as deleted. The run keeps what it knows of the site for its outputs, as
 * nothing else may be done to the site afterwards.
 */
const deleteSite = (0,operation/* defineOperation */.h)({
    name: 'delete-site',
    summary: 'deletes the site with all its files; `confirm-delete` must name its domain',
    scope: 'site',
    deletesSite: true,
    inputs: {
        site: common/* site */._P,
        confirmDelete: (0,input/* need */.$B)(confirmDelete, 'the domain of the site, as delete-site needs it'),
        pullRequest,
    },
    check({ site: named = '', confirmDelete: confirmed, pullRequest: number }) {
        if (confirmed === undefined)
            return [];
        const expected = confirmationOf(named, confirmed) ?? previewOf(confirmed, number);
        return expected === undefined ? [] : [{ input: 'confirm-delete', expected }];
    },
    // An id is easily mistaken for another one: only the domain of the site confirms that it is the one that is meant.
    checkSite({ confirmDelete: confirmed }, found) {
        const wanted = confirmed.toLowerCase();
        if ('site' in found) {
            const { id, domain } = found.site;
            if (domain !== '' && domain.toLowerCase() === wanted)
                return [];
            const expected = domain === ''
                ? `the domain of the site that is to be deleted, and the service shows none of the site with id ${id}`
                : `the domain of the site that is to be deleted, which is ${domain} (id ${id})`;
            return [{ input: 'confirm-delete', expected }];
        }
        const other = found.sites.find(({ domain }) => domain.toLowerCase() === wanted);
        if (other === undefined)
            return [];
        const expected = `the id of ${other.domain}, which is ${other.id}; there is no site ${found.missingId}`;
        return [{ input: 'site', expected }];
    },
    async plan({ inputs: { site: wanted }, dryRun, facts, reader, patience, log }) {
        const { site } = facts;
        if (site === 'missing') {
            log.info(`there is no site ${wanted} on this server: it counts as deleted`);
            return operation/* nothingToDo */.K;
        }
        if (site !== 'planned' && (0,site_presence/* isGoing */.jf)(site)) {
            log.info(`the site ${(0,site_presence/* shownSite */.hm)(site)} is being deleted already`);
            if (!dryRun)
                await (0,site_presence/* waitUntilGone */.Ly)((0,site_target/* targetOf */.$)(facts), site, reader, patience);
            return operation/* nothingToDo */.K;
        }
        const named = site === 'planned' ? wanted : (0,site_presence/* shownSite */.hm)(site);
        const apply = (applying) => removeSite(facts, named, applying);
        return { changes: [{ summary: `delete the site ${named}`, apply }] };
    },
});
/** The value expected of `confirm-delete` where it does not repeat `site`. */
function confirmationOf(named, confirmed) {
    // The domain of an id is compared as soon as the site is found.
    if (named === '' || site_target.ID.test(named) || confirmed.toLowerCase() === named.toLowerCase())
        return undefined;
    return `the domain that site names, ${named}, as delete-site deletes it`;
}
/** The value expected of it in the run of a pull request, which deletes no site but its own, whatever the workflow says. */
function previewOf(confirmed, number) {
    if (number === undefined)
        return undefined;
    if (number === 'unclear')
        return 'a run that shows its pull request, as delete-site deletes nothing but the site of that one; the event of this run (GITHUB_EVENT_PATH) shows none';
    if (isOfPullRequest(confirmed, number))
        return undefined;
    return `a domain whose first part has ${number} as its only number, as in pr-${number}.preview.example.com: in a run of pull request #${number} delete-site deletes nothing but the site of that one`;
}
/**
 * Deletes a site and reads until it is gone. One that shows that it is on its way out is waited for as long as the run may
 * last.
 *
 * @param facts among them the site as it was seen before
 * @param named the site, for messages
 */
async function removeSite(facts, named, applying) {
    const { writer, reader, patience } = applying;
    const target = (0,site_target/* targetOf */.$)(facts);
    const showsStatus = typeof facts.site === 'object' && (0,site_status/* knownStatus */.u)(facts.site.status) !== undefined;
    const isGone = async (saysGone) => {
        const shown = saysGone ? undefined : await (0,site_presence/* showSite */.$q)(reader, target);
        // A service that shows how far it is may list a site that it no longer shows.
        const site = shown ?? (saysGone || showsStatus ? await (0,site_presence/* findListed */.dt)(reader, target) : undefined);
        if (site === undefined)
            return true;
        if (!(0,site_presence/* isGoing */.jf)(site))
            return false;
        await (0,site_presence/* waitUntilGone */.Ly)(target, site, reader, patience);
        return true;
    };
    const went = await (0,settle/* removeAndConfirm */.uj)(() => writer.write(api_sites/* deleteSite */.x_, target, undefined), isGone, (cause) => doubtOf(named, cause), patience);
    if (!went)
        return { changed: false, summary: `the site ${named} was gone already` };
    return { changed: true, summary: `deleted the site ${named}` };
}
function doubtOf(named, cause) {
    return new errors/* OperationError */.OK('unknown', `The site ${named} was to be deleted, but it was not seen to be gone.`, 'Run again in a minute: a site that is gone by then counts as deleted.', { cause });
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __nccwpck_require__(1420);
;// CONCATENATED MODULE: ./build/deploy/health-check.js


/** Why a page is not healthy, as half a sentence; undefined when it is. */
function judgePage(page, { statuses, contains }) {
    if (!statuses.some(([from, to]) => page.status >= from && page.status <= to)) {
        return `answered with status ${page.status}`;
    }
    if (contains !== undefined && !page.text.includes(contains))
        return 'does not hold the text of health-check-contains';
    return undefined;
}
const PAUSE_MS = 1_000;
const LONGEST_REQUEST_MS = 10_000;
const GOOD_IN_A_ROW = 2;
/**
 * Asks until the page was healthy twice in a row.
 *
 * @returns undefined when it was; else, after the check's timeout, what was wrong at last
 */
async function checkHealth(check, get, { clock, signal, during }) {
    const until = clock.now() + check.timeoutMs;
    let problem = 'has not answered yet';
    const awaited = () => `the page ${problem ?? 'was healthy once'}; up to ${(0,duration/* formatDuration */.a)(until - clock.now())} more`;
    return during({ doing: 'checking the health', awaited }, async () => {
        for (let good = 0;;) {
            const leftMs = until - clock.now();
            problem = await look(check, get, Math.min(LONGEST_REQUEST_MS, leftMs), signal);
            good = problem === undefined ? good + 1 : 0;
            if (good === GOOD_IN_A_ROW)
                return undefined;
            if (clock.now() + PAUSE_MS >= until)
                return problem ?? 'was healthy only once before the time was up';
            await clock.sleep(PAUSE_MS, signal);
        }
    });
}
async function look(check, get, timeoutMs, signal) {
    try {
        return judgePage(await get(check.url, check.proxy, timeoutMs, signal), check);
    }
    catch (error) {
        if (error instanceof errors/* ApiError */.hD)
            return `did not answer (${error.message})`;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/site/readiness.js
var readiness = __nccwpck_require__(8146);
;// CONCATENATED MODULE: ./build/operations/shown-log.js
/** How much of a deploy log is printed as it comes, and of its end when there is more, in characters. */
const MOST_SHOWN = 8 * 1024 * 1024;
const END_SHOWN = 64 * 1024;
/** How much is handed on at once: of lines without end, each takes many times its length on its way. */
const SLICE = 64 * 1024;
/** What the log shows before each line, in characters. */
const PREFIX = 2;
/**
 * Prints a log up to a limit. What comes beyond it is left out but for its end, which is printed last.
 *
 * @param open opens a stream to the workflow log
 */
function createShownLog(open, most = MOST_SHOWN) {
    let text = open();
    let shown = 0;
    /** What came beyond the limit: how much, and its end. */
    let beyond = 0;
    let rest = '';
    let ended = false;
    return {
        push(gained, replaced) {
            if (replaced) {
                text.end('cut-off');
                text = open();
                rest = '';
            }
            let at = 0;
            for (; at < gained.length && shown < most;) {
                const slice = gained.slice(at, at + Math.min(SLICE, most - shown));
                text.push(slice);
                shown += slice.length + PREFIX * (slice.split('\n').length - 1);
                at += slice.length;
            }
            const more = gained.slice(at);
            beyond += more.length;
            rest = (rest + more.slice(-END_SHOWN)).slice(-END_SHOWN);
        },
        end(how) {
            if (ended)
                return;
            ended = true;
            if (beyond === 0) {
                text.end(how);
                return;
            }
            // A line that the limit went through may hold half a secret, also where no other line follows.
            text.end('cut-off');
            const wholeAt = rest.indexOf('\n') + 1;
            const lines = wholeAt === 0 ? '' : rest.slice(wholeAt);
            const end = open();
            end.push(`[${beyond - lines.length} characters of the log are left out here; this is its end]\n${lines}`);
            end.end(how);
        },
    };
}

;// CONCATENATED MODULE: ./build/operations/deploy.js








const wait = (0,input/* declare */.xe)({
    name: 'wait',
    section: 'deploy',
    description: 'Follow the deploy to its end. With `false` it is triggered and not judged; the inputs that judge it are then refused.',
    default: 'true',
}, input_values/* parseBoolean */.yG);
const pollIntervalMs = (0,input/* declare */.xe)({
    name: 'poll-interval',
    section: 'deploy',
    description: 'A fixed time between two looks at the deploy. Left out, it adapts from half a second to ten.',
}, input_values/* parseTime */.pe);
const failurePatterns = declarePatterns({
    name: 'failure-pattern',
    section: 'deploy',
    description: 'Regular expressions (RE2), one a line; a deploy log that matches one is a failure. Of a log over 8 MiB only the end is read; without a match there the outcome is `unknown`.',
});
const successPatterns = declarePatterns({
    name: 'success-pattern',
    section: 'deploy',
    description: 'Regular expressions (RE2), one a line; a deploy log that misses one is a failure.',
});
const pageUrl = {
    name: 'health-check-url',
    section: 'deploy',
    description: 'A page that must answer well twice in a row after the deploy. No token is sent to it.',
};
const pageStatus = {
    name: 'health-check-status',
    section: 'deploy',
    description: 'Status codes that count as well, as in `200-299` or `200,204`.',
    default: '200-299',
};
const pageText = {
    name: 'health-check-contains',
    section: 'deploy',
    description: 'Text that the page must hold.',
};
const pageTimeout = {
    name: 'health-check-timeout',
    section: 'deploy',
    description: 'How long the page may take to answer well.',
    default: '60s',
};
const healthCheck = (0,input/* declareGroup */.gL)([pageUrl, pageStatus, pageText, pageTimeout], (form) => {
    const url = form.text(pageUrl, input_values/* parsePageUrl */.sD);
    const statuses = form.text(pageStatus, input_values/* parseStatuses */.O7) ?? [];
    const contains = form.text(pageText, input_values/* parseText */.r4);
    const timeoutMs = form.text(pageTimeout, input_values/* parseTime */.pe) ?? 0;
    return url === undefined ? undefined : { url, proxy: form.proxyFor(url), statuses, contains, timeoutMs };
});
const verifyCommand = (0,input/* declare */.xe)({
    name: 'verify-command',
    section: 'deploy',
    description: 'Shell command run on the runner after the deploy; a status other than 0 fails the run.',
}, input_values/* parseText */.r4);
const inputs = {
    wait,
    timeoutMs: common/* timeoutMs */.G6,
    pollIntervalMs,
    expectedCommit: common/* expectedCommit */.O8,
    failurePatterns,
    successPatterns,
    healthCheck,
    verifyCommand,
    restoreOnFailure: common/* restoreOnFailure */.u9,
    reportExitStatus: common/* reportExitStatus */.fZ,
};
/** Triggers a deploy, follows it to its end and judges it. Always runs: a deploy is no state that could be there already. */
const deploy = (0,operation/* defineOperation */.h)({
    name: 'deploy',
    summary: 'triggers a deploy, follows its log to the end and judges whether it worked',
    scope: 'site',
    repeats: true,
    deploys: true,
    inputs,
    check(given) {
        const judging = [
            ['health-check-url', given.healthCheck !== undefined],
            ['verify-command', given.verifyCommand !== undefined],
            ['expected-commit', given.expectedCommit !== undefined],
            ['failure-pattern', given.failurePatterns?.length],
            ['success-pattern', given.successPatterns?.length],
            ['restore-on-failure', given.restoreOnFailure],
        ];
        const names = judging.filter(([, isGiven]) => isGiven).map(([name]) => name);
        if (given.wait !== false || names.length === 0)
            return [];
        return [
            { input: 'wait', expected: `true: a deploy that is not followed has no use for ${names.join(', ')}` },
        ];
    },
    async plan({ inputs: given, facts }) {
        const summary = given.wait ? 'trigger a deploy and follow it' : 'trigger a deploy';
        return { changes: [{ summary, apply: (applying) => apply(given, facts, applying) }] };
    },
});
/** Compiles patterns. The engine is loaded only if there are any. */
function declarePatterns(declared) {
    return (0,input/* declareGroup */.gL)([declared], async (form) => {
        const sources = form.text(declared, input_values/* parseLines */.Li) ?? [];
        if (sources.length === 0)
            return [];
        const { compilePattern } = await Promise.all(/* import() */[__nccwpck_require__.e(856), __nccwpck_require__.e(684)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1684));
        return sources.flatMap((source, index) => {
            const parsed = compilePattern(source);
            if ('value' in parsed)
                return parsed.value;
            form.report(declared.name, `${parsed.expected}; line ${index + 1} is none`);
            return [];
        });
    });
}
async function apply(given, facts, applying) {
    const { reader, writer, traffic, patience, log, learn } = applying;
    // Following and judging are loaded only by a run that deploys.
    const { deploy: runDeploy } = await __nccwpck_require__.e(/* import() */ 865).then(__nccwpck_require__.bind(__nccwpck_require__, 8865));
    const text = createShownLog(log.remote);
    const report = await runDeploy({
        target: (0,site_target/* targetOf */.$)(facts),
        reader,
        writer,
        traffic,
        ...patience,
        expectations: given,
        wait: given.wait,
        timeoutMs: given.timeoutMs,
        untilReady: (site) => (0,readiness/* waitUntilReady */.bs)((0,site_target/* targetOf */.$)(facts), site, readiness/* BUSY */.yu, reader, patience),
        pollIntervalMs: given.pollIntervalMs,
        exitReportExpected: facts.exitReportExpected,
        checks: checksOf(given, applying),
        say: log.info,
        warn: log.warning,
        onLog: text.push,
        onSettled: () => {
            text.end();
            applying.seenToEnd();
        },
        onConfirmed: applying.confirm,
        onProgress: (deployResult) => learn({ deploy: deployResult, deployLog: deployResult.log }),
    }).finally(() => text.end('cut-off'));
    if (!report.followed)
        return { changed: true, summary: 'triggered a deploy, which is not followed (wait: false)' };
    if (report.evidence.join() === 'token') {
        // Of a script that hinders its report, update-deploy-script has said so.
        const isTold = facts.exitReportExpected === false && given.reportExitStatus;
        const exitReport = 'Let update-deploy-script put the exit report in front of the script (one that sets an EXIT trap of its own or ends in exec gives none), or add';
        log.warning(`That a deploy ended is seen from last_deploy_at; that it worked is shown by nothing. ${isTold ? 'Add' : exitReport} health-check-url, verify-command or success-pattern.`);
    }
    return { changed: true, summary: `deployed; evidence: ${report.evidence.join(', ')}` };
}
function checksOf({ healthCheck: page, verifyCommand: command }, { getPage, runCommand, patience }) {
    const checks = [];
    if (page !== undefined) {
        const run = async () => {
            const problem = await checkHealth(page, getPage, patience);
            if (problem === undefined)
                return undefined;
            return {
                problem: `The deploy ended, but the health check failed: ${shownUrl(page.url)} ${problem}.`,
                next: 'Look at the page and at the log of the application; raise health-check-timeout if it starts slowly.',
            };
        };
        checks.push({ evidence: 'health-check', run });
    }
    if (command !== undefined) {
        const run = async () => {
            const activity = { doing: 'running verify-command' };
            const status = await patience.during(activity, () => runCommand(command));
            if (status === 0)
                return undefined;
            return {
                problem: `The deploy ended, but verify-command exited with status ${status}.`,
                next: 'Read its output in the workflow log.',
            };
        };
        checks.push({ evidence: 'verify-command', run });
    }
    return checks;
}
/** Without the query, which may hold a key. */
function shownUrl(url) {
    const { origin, pathname } = new URL(url);
    return origin + pathname;
}

;// CONCATENATED MODULE: ./build/api/repositories.js




/** The providers of section 4, Install repository body. */
const providers = ['hosted_git_1', 'hosted_git_2', 'hosted_git_3', 'custom'];
/** Section 4, Install repository body. */
const postRepositoryBody = schemas/* object */.Ikc({
    provider: (0,fields/* oneOf */.yL)(providers).check(schemas/* meta */.mIj({ maxLength: 100 })),
    branch: (0,fields/* text */.Qq)(),
    name: (0,fields/* matching */.wC)((0,fields/* text */.Qq)(), /^[^/\s]+\/[^/\s]+$|\.git$/, '<user>/<repository>, or with the provider custom a git URL ending in .git'),
});
/** Section 4, Repository. */
const postRepository = (0,endpoint/* writing */.dV)('POST', '/api/servers/{server}/sites/{site}/repository', {
    summary: 'Install a git repository on a site',
    retry: 'once',
    body: postRepositoryBody,
    answer: (0,endpoint/* recordOrNull */.Ks)(api_sites/* site */._P),
    shows: { data: 'SiteWithRepository' },
});
const deleteRepository = (0,endpoint/* writing */.dV)('DELETE', '/api/servers/{server}/sites/{site}/repository', {
    summary: 'Remove the git repository from a site',
    retry: 'once',
    body: endpoint/* noBody */.GV,
    answer: endpoint/* anyAnswer */.H2,
    shows: { data: 'Site' },
});

;// CONCATENATED MODULE: ./build/site/repository-name.js
/** A repository's name without the user name and password that a URL may hold. */
function shownName(name) {
    return name.replace(/^([\w+.-]+:\/\/)[^/]*@/, '$1');
}
/**
 * What differs visibly between the repository that a site shows and the asked one. Its name may come as `user` and `name`,
 * whole, or as a URL, with `.git` or without: what one of them does not say is no difference. The providers that host
 * repositories take capitals for small letters; a path of one's own may not.
 */
function driftOf(site, { provider, branch, name }) {
    const installed = site?.repository;
    const isHosted = provider !== 'custom';
    const [user = ''] = isHosted ? name.split('/') : [];
    const isWhole = installed?.name?.includes('/') === true;
    const drift = [
        differs('provider', installed?.provider, provider, (is) => is === provider),
        differs('branch', installed?.branch, branch, (is) => is === branch),
        differs('name', installed?.name, name, (is) => isSameRepository(is, name, isHosted)),
        isHosted && !isWhole
            ? differs('user', installed?.user, user, (is) => is.toLowerCase() === user.toLowerCase())
            : undefined,
    ].filter((one) => one !== undefined);
    return drift.length === 0 ? undefined : drift.join(', ');
}
function differs(field, is, wanted, isSame) {
    // A blank shows nothing.
    if (is === undefined || is.trim() === '' || isSame(is))
        return undefined;
    return `${field} is ${shownName(is)}, not ${shownName(wanted)}`;
}
function isSameRepository(one, other, isHosted) {
    const [a, b] = [partsOf(one), partsOf(other)];
    if (a.host !== undefined && b.host !== undefined && a.host !== b.host)
        return false;
    const fold = (path) => (isHosted ? path.toLowerCase() : path);
    // Counted from their ends, as far as both go.
    const length = Math.min(a.path.length, b.path.length);
    return length > 0 && fold(a.path.slice(-length).join('/')) === fold(b.path.slice(-length).join('/'));
}
/** The host, where a name has one, and the parts of the path on it. */
function partsOf(name) {
    const [, ofUrl, ofSsh, path = name] = /^(?:[\w+.-]+:\/\/(?:[^/]*@)?([^/@]*)\/|(?:[^/@:]*@)?([^/@:]+):(?!\/\/))(.*)$/.exec(name) ?? [];
    const host = (ofUrl ?? ofSsh)?.replace(/:\d+$/, '').toLowerCase();
    const parts = path
        .replace(/\/+$/, '')
        .replace(/\.git$/, '')
        .split('/');
    return { host: host === '' ? undefined : host, path: parts.filter((part) => part !== '') };
}

// EXTERNAL MODULE: ./build/deploy/cause.js
var cause = __nccwpck_require__(8189);
// EXTERNAL MODULE: ./build/deploy/reading.js
var reading = __nccwpck_require__(5170);
;// CONCATENATED MODULE: ./build/operations/repository.js











/** The change that removes the repository. */
function removal(facts) {
    return { summary: 'remove the repository', apply: (applying) => removeOnce((0,site_target/* targetOf */.$)(facts), applying) };
}
/**
 * Whether anything shows that a repository is installed. The service has no call to read that: a deploy
 * that once happened is the sign, and the fields some services add.
 */
function showsRepository({ site, repository }) {
    if (repository !== 'unknown')
        return repository === 'installed';
    if (typeof site !== 'object')
        return false;
    return shownState(site) ?? site.last_deploy_at !== null;
}
/** Whether it is certain that no repository is installed. */
function showsNoRepository({ site, repository }) {
    return repository === 'absent' || (typeof site === 'object' && shownState(site) === false);
}
/**
 * Installs the repository; sent once, also when its answer is lost. Where the site shows its status, the installation is
 * followed to its end.
 *
 * @param facts what the plan was made of
 * @param ifThere what to do when there is one already: `keep` it, `replace` it, or, where this run has removed it, take that
 *   for a refusal
 */
async function installOnce(facts, body, ifThere, applying) {
    const target = (0,site_target/* targetOf */.$)(facts);
    const effect = await applying.writer.write(postRepository, target, body);
    // Just after its removal the site may still show the old one, which is no sign of the new.
    if (effect.state === 'unknown')
        return settleUnknown(effect.error, target, true, ifThere !== 'refuse', applying);
    if (effect.state === 'done') {
        applying.learn({ repository: 'installed' });
        const before = typeof facts.site === 'object' ? facts.site : undefined;
        // A word that means nothing here says nothing of when it ends.
        if ([before, effect.value].some((site) => (0,site_status/* knownStatus */.u)(site?.status) !== undefined))
            await awaitInstallation(target, body, effect.value, applying);
        return { changed: true, summary: `installed ${shownName(body.name)}, branch ${body.branch}` };
    }
    if (ifThere === 'refuse' || !(await isThereAlready(effect.error, facts, body, ifThere, applying)))
        throw effect.error;
    applying.log.info(`the service has refused, saying: ${effect.error.said}`);
    if (ifThere === 'keep') {
        applying.learn({ repository: 'installed' });
        return { changed: false, summary: 'taken as it is: a repository is already installed' };
    }
    await removeOnce(target, applying);
    return installOnce(facts, body, 'refuse', applying);
}
/**
 * Waits until a service that installs in the background has come to its end.
 *
 * @param answered the site as the answer to the installation shows it
 * @throws OperationError where the site then shows that it has none: `failed` where the installation was seen, else `unknown`
 */
async function awaitInstallation(target, { name, branch }, answered, { reader, patience, learn }) {
    const isInstalling = (site) => (0,site_status/* knownStatus */.u)(site?.status) === 'repository-installing';
    let wasSeen = isInstalling(answered);
    const look = async () => {
        const site = await reader.read(api_sites/* getSite */.mu, target);
        wasSeen ||= isInstalling(site);
        return (0,readiness/* waitUntilReady */.bs)(target, site, readiness/* BEING_MADE */.Ij, reader, patience);
    };
    const isInstalled = (site) => shownState(site) !== false;
    const follow = async () => {
        let first = await look();
        const read = async () => {
            const site = first ?? (await look());
            first = undefined;
            return site;
        };
        // A service may not have begun yet, or show late what it has done.
        return (0,settle/* readUntil */.LC)(read, isInstalled, 'the repository to be shown', patience);
    };
    const { accepted, value: site } = await (0,settle/* orUnknown */.uL)(follow, new errors/* OperationError */.OK('unknown', 'The service has taken the repository; whether its installation has ended is not known.', 'Run again: a repository that is already installed is left as it is.'));
    learn({ site });
    if (accepted)
        return;
    learn({ repository: 'absent' });
    const said = await lastWords(target, reader);
    const shows = [(0,site_presence/* shownStatus */.O4)(site), ...said].join(', and ');
    throw new errors/* OperationError */.OK(
    // A service may begin late: only what was seen can have failed.
    wasSeen || said.length > 0 ? 'failed' : 'unknown', `The service has taken the repository ${shownName(name)}, branch ${branch}, but the site has none: ${shows}. Most likely it could not be cloned.`, 'Check repository, branch, and that the service may read the repository; show-server-logs may tell more. Then run again.');
}
/** The newest entry of the site's log, for a message, on a service whose log has more than deploys: it may tell what went wrong. */
async function lastWords(target, reader) {
    try {
        const { isList, entries } = await reader.read(api_sites/* getDeployLog */.Es, target, { attempts: 1 });
        const [newest] = entries;
        if (!isList || newest === undefined || newest.type === 'deploy')
            return [];
        const { id, description, content } = newest;
        const isUntold = content === undefined && id !== undefined;
        const text = isUntold ? await (0,reading/* readText */.yR)({ reader, target }, id) : content;
        const words = [description ?? '', (0,cause/* causeOf */.r)(text ?? '')?.trim() ?? ''].filter((part) => part !== '');
        return words.length === 0 ? [] : [`the newest entry of its log says “${words.join(': ')}”`];
    }
    catch (error) {
        if (error instanceof errors/* ApiError */.hD || error instanceof errors/* DeadlineError */.j3)
            return [];
        throw error;
    }
}
/** The words of the API document's own service. */
const SAYS_INSTALLED = /^a repository is already installed\.?$/i;
/** Tells if an installation was refused because a repository is there: from what the site shows, not from the refusal. */
async function isThereAlready(error, facts, body, ifThere, { reader, patience, learn }) {
    if (SAYS_INSTALLED.test(error.said.trim()))
        return true;
    if (error.reason !== 'refused' || error.namesFields)
        return false;
    const target = (0,site_target/* targetOf */.$)(facts);
    const seen = await seeOr(error, () => reader.read(api_sites/* getSite */.mu, target));
    const site = await (0,readiness/* waitUntilReady */.bs)(target, seen, readiness/* BEING_MADE */.Ij, reader, patience);
    learn({ site });
    const status = (0,site_status/* knownStatus */.u)(seen.status);
    const tokenBefore = typeof facts.site === 'object' ? facts.site.last_deploy_at : null;
    const hasDeployed = site.last_deploy_at !== null && site.last_deploy_at !== tokenBefore;
    const isThere = shownState(site) ?? (hasDeployed || status === 'repository-installing' || status === 'deploying');
    const drift = isThere && ifThere === 'keep' ? driftOf(site, body) : undefined;
    if (drift !== undefined)
        throw anotherRepository(drift);
    return isThere;
}
/** Looks at what a refusal may mean; where that fails, the refusal is what there is to say. */
async function seeOr(refusal, look) {
    try {
        return await look();
    }
    catch (error) {
        throw error instanceof errors/* ApiError */.hD ? refusal : error;
    }
}
/** The failure of an installation on a site that shows another repository. */
function anotherRepository(drift) {
    return new errors/* OperationError */.OK('failed', `The site has another repository than asked for: ${drift}.`, 'Correct repository, repository-provider and branch, or set reinstall-repository: true to replace it.');
}
async function removeOnce(target, applying) {
    const effect = await applying.writer.write(deleteRepository, target, undefined);
    if (effect.state === 'unknown')
        return settleUnknown(effect.error, target, false, true, applying);
    if (effect.state === 'not-done') {
        const { error } = effect;
        if (!(0,errors/* isNotFound */.c4)(error) && !(await isGoneAlready(error, target, applying)))
            throw error;
        applying.log.info(`the service has refused, saying: ${error.said}`);
    }
    applying.learn({ repository: 'absent' });
    const changed = effect.state === 'done';
    return { changed, summary: changed ? 'removed the repository' : 'there was no repository to remove' };
}
/** Tells if a removal was refused because no repository is there, which only the site can show. */
async function isGoneAlready(error, target, { reader, learn }) {
    if (error.reason !== 'refused' || error.namesFields)
        return false;
    const site = await seeOr(error, () => reader.read(api_sites/* getSite */.mu, target));
    learn({ site });
    return shownState(site) === false;
}
/** After a lost answer: only a service that shows whether a repository is installed can settle it. */
async function settleUnknown(cause, target, wanted, isTelling, { reader, patience, learn, confirm }) {
    const doubt = new errors/* OperationError */.OK('unknown', `Whether the repository was ${wanted ? 'installed' : 'removed'} is not known: the answer was lost.`, wanted
        ? 'Run again: a repository that is already installed is left as it is.'
        : 'Look at the site, then run again if the repository is still installed.', { cause });
    const seen = await (0,settle/* orUnknown */.uL)(() => reader.read(api_sites/* getSite */.mu, target), doubt);
    const isBeingInstalled = (0,site_status/* knownStatus */.u)(seen.status) === 'repository-installing';
    const site = await (0,settle/* orUnknown */.uL)(() => (0,readiness/* waitUntilReady */.bs)(target, seen, readiness/* BEING_MADE */.Ij, reader, patience), doubt);
    const state = shownState(site) ?? (isBeingInstalled ? true : undefined);
    if (!(isTelling || isBeingInstalled) || state !== wanted)
        throw doubt;
    confirm();
    learn({ site, repository: wanted ? 'installed' : 'absent' });
    return {
        changed: true,
        summary: `the answer was lost, but the site shows ${wanted ? 'a' : 'no'} repository`,
    };
}
/** What a site shows of its repository where the service adds it; undefined where it does not. */
function shownState(site) {
    return site.has_repository ?? (site.repository === undefined ? undefined : site.repository !== null);
}

;// CONCATENATED MODULE: ./build/operations/ensure-repository.js







const repositoryProvider = (0,input/* declare */.xe)({
    name: 'repository-provider',
    section: 'site',
    description: `For \`ensure-repository\`, one of ${providers.map((word) => `\`${word}\``).join(', ')}.`,
}, (0,input_values/* parseOneOf */.R8)(providers));
const branch = (0,input/* declare */.xe)({
    name: 'branch',
    section: 'site',
    description: 'For `ensure-repository`, the branch to install.',
    default: '${{ github.head_ref || github.ref_name }}',
    public: true,
}, input_values/* parseName */.$q);
const reinstallRepository = (0,input/* declare */.xe)({
    name: 'reinstall-repository',
    section: 'site',
    description: 'For `ensure-repository`, remove an installed repository and install it again.',
    default: 'false',
}, input_values/* parseBoolean */.yG);
const NEEDED = 'a value, as ensure-repository needs it';
/** Installs the repository on a site that shows no sign of one. */
const ensureRepository = (0,operation/* defineOperation */.h)({
    name: 'ensure-repository',
    summary: 'installs the git repository on a site that shows no sign of one',
    scope: 'site',
    affectedBy: ['remove-repository'],
    inputs: {
        provider: (0,input/* need */.$B)(repositoryProvider, NEEDED),
        repository: common/* repository */.Jk,
        branch: (0,input/* need */.$B)(branch, NEEDED),
        reinstall: reinstallRepository,
    },
    check({ provider, repository: name = '' }) {
        if (provider === undefined)
            return [];
        const isRight = provider === 'custom' ? isGitUrl(name) : /^[\w.-]+\/[\w.-]+$/.test(name);
        if (isRight)
            return [];
        const expected = provider === 'custom'
            ? 'a git URL ending in .git (https://…, ssh://…, git@host:path, file://…, or a path) without a query, as repository-provider is custom'
            : `<user>/<repository>, as repository-provider is ${provider}`;
        return [{ input: 'repository', expected }];
    },
    async plan({ inputs: { provider, repository: name, branch: wanted, reinstall }, facts, log }) {
        const body = { provider, branch: wanted, name };
        const replaces = reinstall && showsRepository(facts);
        const ifThere = replaces ? 'refuse' : reinstall ? 'replace' : 'keep';
        const install = {
            summary: `install the repository ${shownName(name)} (${provider}), branch ${wanted}`,
            content: JSON.stringify(body),
            apply: (applying) => installOnce(facts, body, ifThere, applying),
        };
        const expected = { repository: 'installed' };
        if (!showsRepository(facts))
            return { changes: [install], expected };
        if (replaces)
            return { changes: [removal(facts), install], expected };
        const drift = driftOf(typeof facts.site === 'object' ? facts.site : undefined, body);
        if (drift !== undefined)
            throw anotherRepository(drift);
        log.info('a repository is installed; where the service does not show which, it is taken as it is');
        return operation/* nothingToDo */.K;
    },
});
/** True for a git URL of a form in which credentials are found, so that none is ever shown. */
function isGitUrl(text) {
    if (!text.endsWith('.git') || /[\s?#]/.test(text))
        return false;
    if (/^(https?|ssh|git|file):\/\//.test(text))
        return URL.canParse(text) && !/@.*@/.test(text);
    return /^\.{0,2}\/[^@]*$/.test(text) || /^[\w.-]{1,15}@[\w.-]+:[^:@]+$/.test(text);
}

// EXTERNAL MODULE: ./build/api/pages.js
var pages = __nccwpck_require__(3855);
;// CONCATENATED MODULE: ./build/operations/ensure-site.js












const webDirectory = (0,input/* declare */.xe)({
    name: 'web-directory',
    section: 'site',
    description: 'For `ensure-site`, the directory that is served.',
    default: '/public',
}, input_values/* parseText */.r4);
const projectRoot = (0,input/* declare */.xe)({ name: 'project-root', section: 'site', description: 'For `ensure-site`, the directory of the project.' }, input_values/* parseText */.r4);
/** Creates the site unless the server has one of that domain, then waits until it can be worked on. */
const ensureSite = (0,operation/* defineOperation */.h)({
    name: 'ensure-site',
    summary: 'creates the site when the server has none of that domain',
    scope: 'site',
    createsSite: true,
    inputs: { site: common/* site */._P, webDirectory, projectRoot },
    check(inputs) {
        const directories = [
            ['web-directory', inputs.webDirectory, api_sites/* postSiteBody */.yi.shape.web_directory],
            ['project-root', inputs.projectRoot, api_sites/* postSiteBody */.yi.shape.project_root],
        ];
        const problems = directories
            .filter(([, value, schema]) => value !== undefined && !schema.safeParse(value).success)
            .map(([input, , schema]) => ({ input, expected: (0,fields/* wordsOf */.Z9)(schema) }));
        const expected = inputs.site ? expectedDomain(inputs.site) : undefined;
        return expected === undefined ? problems : [{ input: 'site', expected }, ...problems];
    },
    async plan({ inputs, dryRun, facts, reader, patience, log }) {
        const { site: found } = facts;
        if (found === 'planned')
            return operation/* nothingToDo */.K;
        if (found !== 'missing') {
            if (!(0,site_presence/* isGoing */.jf)(found))
                return operation/* nothingToDo */.K;
            log.info(`the site ${(0,site_presence/* shownSite */.hm)(found)} is being deleted: it is created anew when it is gone`);
            if (!dryRun)
                await (0,site_presence/* waitUntilGone */.Ly)((0,site_target/* targetOf */.$)(facts), found, reader, patience);
        }
        const { site: root_domain, webDirectory: web_directory, projectRoot: project_root } = inputs;
        const wanted = { root_domain, web_directory, project_root };
        const summary = `create the site ${root_domain} (web directory ${web_directory})`;
        const apply = (applying) => create(wanted, facts.serverId, applying);
        const change = { summary, content: JSON.stringify(project_root ?? null), apply };
        return { changes: [change], expected: { site: 'planned', repository: 'absent' } };
    },
});
/** The value expected of `site` where it is no domain that a site can be created with. */
function expectedDomain(domain) {
    if (site_target.ID.test(domain))
        return 'a domain, not an id, as ensure-site may have to create the site';
    if (!/^[^\s/:@?#\\]+$/.test(domain))
        return 'a plain domain such as shop.example.com, without https:// and path';
    return api_sites/* postSiteBody */.yi.shape.root_domain.safeParse(domain).success
        ? undefined
        : 'a domain of at most 100 characters (root_domain: maximum 100)';
}
async function create(wanted, server, applying) {
    const { writer, reader, patience, log, learn, confirm } = applying;
    const { root_domain: domain } = wanted;
    const created = await (0,settle/* createOrFind */.xj)(() => writer.write(api_sites/* postSite */.YZ, { server }, wanted), () => findCreated(reader, server, null, domain), (cause) => ensure_site_doubtOf(domain, cause), () => log.info('the answer was lost and no such site is listed: creating it once more'), patience);
    const made = 'found' in created
        ? created.found
        : await (0,settle/* readBack */.e7)(() => findCreated(reader, server, created.answer, domain), ensure_site_doubtOf(domain), patience);
    confirm();
    learn({ site: made, repository: 'absent' });
    const target = { server, site: made.id };
    const ready = await (0,settle/* orUnknown */.uL)(() => (0,readiness/* waitUntilReady */.bs)(target, made, readiness/* BEING_MADE */.Ij, reader, patience), notSeenReady(made));
    learn({ site: ready });
    return { changed: true, summary: `created site ${made.id}` };
}
function ensure_site_doubtOf(domain, cause) {
    return new errors/* OperationError */.OK('unknown', `The site ${domain} was to be created, but it cannot be read yet.`, 'Run again in a minute: a site that exists by then is taken as it is.', { cause });
}
function notSeenReady(site) {
    return new errors/* OperationError */.OK('unknown', `The site ${(0,site_presence/* shownSite */.hm)(site)} was created; whether it is ready is not known.`, 'Run again in a minute: it waits until the site is ready, and does what is missing.');
}
/** The site that was created, by the id of the answer where there was one, else by its domain. */
async function findCreated(reader, server, created, domain) {
    if (created === null) {
        const sites = await (0,pages/* readAll */.y)(reader, api_sites/* getSites */.f7, { server });
        return sites.find((site) => site.domain.toLowerCase() === domain.toLowerCase());
    }
    return (0,site_presence/* showSite */.$q)(reader, { server, site: created.id });
}

// EXTERNAL MODULE: ./build/api/servers.js
var servers = __nccwpck_require__(2519);
;// CONCATENATED MODULE: ./build/operations/refresh-opcache.js



/** Refreshes the PHP opcache of the server. Always runs: it is no change that can be there already. */
const refreshOpcache = (0,operation/* defineOperation */.h)({
    name: 'refresh-opcache',
    summary: 'refreshes the PHP opcache of the server',
    scope: 'server',
    repeats: true,
    inputs: {},
    plan: async ({ facts }) => ({
        changes: [
            {
                summary: 'refresh the PHP opcache of the server',
                async apply({ writer }) {
                    (0,settle/* requireDone */.Sy)(await writer.write(servers/* postOpcacheRefresh */.rV, { server: facts.serverId }, undefined), 'Whether the PHP opcache was refreshed is not known: every answer was lost.', 'Run again: refreshing it twice does no harm.');
                    return { changed: true, summary: 'refreshed the PHP opcache of the server' };
                },
            },
        ],
    }),
});

;// CONCATENATED MODULE: ./build/operations/remove-repository.js


/** Removes the repository from the site. */
const removeRepository = (0,operation/* defineOperation */.h)({
    name: 'remove-repository',
    summary: 'removes the git repository from the site',
    scope: 'site',
    affectedBy: ['ensure-repository'],
    inputs: {},
    async plan({ facts }) {
        if (showsNoRepository(facts))
            return operation/* nothingToDo */.K;
        return { changes: [removal(facts)], expected: { repository: 'absent' } };
    },
});

;// CONCATENATED MODULE: ./build/api/queue-worker-restart.js

/** Section 4, Queue workers: what they have beside what every kind of record has. */
const postQueueWorkerRestart = (0,endpoint/* writing */.dV)('POST', '/api/servers/{server}/sites/{site}/queues/{record}/restart', {
    summary: 'Restart a queue worker',
    retry: 'flag',
    body: endpoint/* noBody */.GV,
    answer: endpoint/* anyAnswer */.H2,
    shows: { text: 'message' },
});

// EXTERNAL MODULE: ./build/records/kind.js
var kind = __nccwpck_require__(7639);
// EXTERNAL MODULE: ./build/records/kinds/queue-workers.js
var queue_workers = __nccwpck_require__(4036);
// EXTERNAL MODULE: ./build/operations/shown-records.js
var shown_records = __nccwpck_require__(7429);
;// CONCATENATED MODULE: ./build/operations/restart-queue-workers.js








/** Restarts every queue worker that the site has. Always runs: it is no change that can be there already. */
const restartQueueWorkers = (0,operation/* defineOperation */.h)({
    name: 'restart-queue-workers',
    summary: 'restarts every queue worker of the site',
    scope: 'site',
    affectedBy: ['sync-queue-workers'],
    repeats: true,
    inputs: {},
    async plan({ dryRun, facts, reader, log }) {
        const workers = await (0,shown_records/* readShownRecords */.Y)(queue_workers/* queueWorkers */.l, facts, reader);
        if (workers.length === 0) {
            log.info(dryRun ? 'the site has no queue workers yet' : 'the site has no queue workers');
            return operation/* nothingToDo */.K;
        }
        const changes = workers.map((worker) => {
            const what = named(worker);
            const apply = (applying) => restart({ ...(0,site_target/* targetOf */.$)(facts), record: worker.id }, what, applying);
            return { summary: `restart ${what}`, apply };
        });
        return { changes };
    },
});
async function restart(target, what, { writer }) {
    const effect = await writer.write(postQueueWorkerRestart, target, undefined);
    if (effect.state === 'not-done' && (0,errors/* isNotFound */.c4)(effect.error)) {
        return { changed: false, summary: `${what} went away meanwhile` };
    }
    (0,settle/* requireDone */.Sy)(effect, `Whether ${what} was restarted is not known: every answer was lost.`, 'Run again: restarting a queue worker twice does no harm.');
    return { changed: true, summary: `restarted ${what}` };
}
function named(worker) {
    const name = (0,kind/* nameOf */.Vb)(queue_workers/* queueWorkers */.l, worker);
    return name === null
        ? `the queue worker with id ${worker.id}`
        : `the queue worker ${name} (id ${worker.id})`;
}

;// CONCATENATED MODULE: ./build/operations/restart-server.js





/**
 * Reboots the server, then sends nothing else to it until it answers with the status that it had (section 4, Servers).
 * Always runs: it is no change that can be there already.
 */
const restartServer = (0,operation/* defineOperation */.h)({
    name: 'restart-server',
    summary: 'reboots the server and waits until it answers with the status that it had',
    scope: 'server',
    repeats: true,
    inputs: {},
    async plan({ facts: { serverId }, reader }) {
        const { name, status } = await reader.read(servers/* getServer */.SC, { server: serverId });
        const apply = (applying) => restart_server_restart(serverId, name, status, applying);
        return { changes: [{ summary: `restart the server ${name} and wait until it is back`, apply }] };
    },
});
/** How long a server may take to begin its reboot, and to show that. */
const GRACE_MS = 20_000;
/** Between two looks: a quarter of the time waited so far, within these bounds. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
/** A service that asks for more patience than this is asked again after it. */
const LONGEST_HOLD_MS = 30_000;
async function restart_server_restart(server, name, baseline, applying) {
    const { clock } = applying.patience;
    const effect = await applying.writer.write(servers/* postServerRestart */.h1, { server }, undefined);
    const startedAt = clock.now();
    if (effect.state === 'not-done')
        throw effect.error;
    if (effect.state === 'unknown' && (0,errors/* isInterruption */.si)(effect.error))
        throw (0,settle/* interruptedIn */.GP)(effect.error, `Whether the server ${name} restarts is not known.`);
    if (effect.state === 'unknown' && effect.error instanceof errors/* ApiError */.hD && effect.error.status === 503)
        throw alreadyAway(name, effect.error);
    if (effect.state === 'unknown')
        applying.log.warning(`${(0,errors/* explain */.WE)(effect.error)} It is not sent again; whether the server goes away will tell whether it took effect.`);
    const { wasAway } = await waitUntilBack(server, baseline, effect, applying);
    const took = (0,duration/* formatDuration */.a)(clock.now() - startedAt);
    if (wasAway)
        return { changed: true, summary: `restarted the server ${name}, which was back after ${took}` };
    if (effect.state === 'unknown')
        throw neverSeenAway(effect.error);
    const summary = `restarted the server ${name}; it was never seen to be away within ${took}, so it counts as back`;
    return { changed: true, summary };
}
/**
 * Looks at the server, and sends nothing else, until it is back, or was not seen to go away within the grace time.
 *
 * @throws OperationError when the time is up, or the service no longer lets us look
 */
async function waitUntilBack(server, baseline, trigger, applying) {
    const watched = {
        wasAway: false,
        last: { state: 'unclear', words: 'nothing was seen of it', holdMs: 0 },
    };
    const awaited = () => {
        const what = watched.wasAway ? 'waiting for it to be back' : 'it was not seen to go away yet';
        return `${what}; ${watched.last.words}`;
    };
    await applying.patience.during({ doing: 'restarting the server', awaited, noun: 'restart' }, () => watchServer(watched, { server, baseline, trigger }, applying));
    return watched;
}
async function watchServer(watched, about, applying) {
    const { clock, signal } = applying.patience;
    const { server, baseline, trigger } = about;
    const startedAt = clock.now();
    let wasSeenAway = false;
    for (;;) {
        const waitedMs = clock.now() - startedAt;
        const pauseMs = Math.max(watched.last.holdMs, FIRST_PAUSE_MS, Math.min(LONGEST_PAUSE_MS, waitedMs / 4));
        try {
            await clock.sleep(pauseMs, signal);
            watched.last = await lookAt(server, baseline, applying);
        }
        catch (error) {
            if (error instanceof errors/* CancelledError */.cc)
                throw (0,settle/* interruptedIn */.GP)(error, 'The server was told to restart and was not seen to be back yet.');
            if (!(error instanceof errors/* DeadlineError */.j3))
                throw error;
            throw watched.wasAway || trigger.state === 'done' ? tooLate(watched.last, error) : neverSeenAway(error);
        }
        const { state, words } = watched.last;
        const isAway = state === 'away' || (state === 'silent' && trigger.state === 'done');
        if (isAway && !watched.wasAway)
            applying.log.info(`the server is away: ${words}`);
        watched.wasAway ||= isAway;
        wasSeenAway ||= state === 'away';
        if (watched.wasAway)
            applying.confirm();
        // A single answer that is none may be a passing failure from before the reboot.
        const graceIsOver = clock.now() - startedAt >= GRACE_MS;
        if (state === 'as-before' && (wasSeenAway || graceIsOver))
            return;
    }
}
/** Looks once. Throws what ends the wait: an interruption, or a service that no longer lets us look. */
async function lookAt(server, baseline, { reader }) {
    try {
        const { status } = await reader.read(servers/* getServer */.SC, { server }, { attempts: 1 });
        const words = status === undefined ? 'it shows no status' : `its status is “${status}”`;
        return { state: status === baseline ? 'as-before' : 'away', words, holdMs: 0 };
    }
    catch (error) {
        if (!(error instanceof errors/* ApiError */.hD))
            throw error;
        const { reason, message, retryAfterMs = 0 } = error;
        const holdMs = Math.min(LONGEST_HOLD_MS, retryAfterMs);
        if (reason === 'limited')
            return { state: 'unclear', words: message, holdMs };
        if (reason === 'unreachable')
            return { state: 'silent', words: message, holdMs };
        // An answer that is none comes from what stands in for the server; a broken connection may be anybody's.
        if (reason === 'ambiguous')
            return { state: error.status === undefined ? 'unclear' : 'silent', words: message, holdMs };
        throw new errors/* OperationError */.OK('unknown', 'The server was told to restart, but whether it is back is not known: it can no longer be looked at.', (0,errors/* advise */.TH)(error), { cause: error });
    }
}
function tooLate({ words }, cause) {
    return new errors/* OperationError */.OK('timed_out', `The server was told to restart and was not seen to be back within the timeout: ${words}. It may still be rebooting.`, 'Look at the server before running again, which would restart it once more; raise timeout if it takes so long.', { cause });
}
/** The status that was read before it is then not the one to wait for. */
function alreadyAway(name, cause) {
    return new errors/* OperationError */.OK('unknown', `The restart of the server ${name} was answered with status 503: most likely it is rebooting already, or was away for another reason.`, 'Wait until it is back, and run again if it still has to be restarted.', { cause });
}
function neverSeenAway(cause) {
    return new errors/* OperationError */.OK('unknown', 'The answer to the restart was lost and the server was never seen to be away: whether it restarts is not known.', 'Look at the server (show-server-logs prints its newest entries) before running again, which would restart it once more.', { cause });
}

// EXTERNAL MODULE: ./build/deploy/own-entries.js
var own_entries = __nccwpck_require__(8031);
;// CONCATENATED MODULE: ./build/site/entry-text.js
/** A log entry as text: when and what on the first line, its content below. */
function entryText({ created_at, description, content }) {
    const heading = [created_at, description].filter((part) => (part ?? '') !== '').join('  ');
    return `${heading}\n${content ?? ''}`;
}

;// CONCATENATED MODULE: ./build/operations/show-deploy-log.js







/** Prints the latest deploy log. */
const showDeployLog = (0,operation/* defineOperation */.h)({
    name: 'show-deploy-log',
    summary: 'prints the latest deploy log of the site',
    scope: 'site',
    readOnly: true,
    inputs: {},
    async plan({ facts, reader, log, learn }) {
        if (typeof facts.site !== 'object')
            return operation/* nothingToDo */.K;
        const entry = await readLatest({ reader, target: (0,site_target/* targetOf */.$)(facts) });
        if (entry === null) {
            log.info('the site has no deploy log yet');
            return operation/* nothingToDo */.K;
        }
        if (entry.content === undefined)
            log.info('the service does not show what the deploy has printed');
        else
            learn({ deployLog: entry.content });
        const text = log.remote();
        text.push(entryText(entry));
        text.end();
        return operation/* nothingToDo */.K;
    },
});
async function readLatest(source) {
    const { reader, target } = source;
    const shown = await reader.read(api_sites/* getDeployLog */.Es, target).catch((error) => {
        if ((0,errors/* isNotFound */.c4)(error))
            return null;
        throw error;
    });
    const entry = shown && (0,own_entries/* latestDeploy */.p)(shown);
    if (entry?.id === undefined || entry.content !== undefined)
        return entry;
    return { ...entry, content: await (0,reading/* readText */.yR)(source, entry.id) };
}

;// CONCATENATED MODULE: ./build/operations/show-server-logs.js





const logEntries = (0,input/* declare */.xe)({
    name: 'log-entries',
    section: 'other',
    description: 'For `show-server-logs`, how many of the newest entries, from 1 to 300.',
    default: '15',
}, (0,input_values/* parseWholeNumber */.oA)(1, 300));
/** Prints the newest entries of the server's log, the newest last. */
const showServerLogs = (0,operation/* defineOperation */.h)({
    name: 'show-server-logs',
    summary: "prints the newest `log-entries` entries of the server's log, the newest last",
    scope: 'server',
    readOnly: true,
    inputs: { logEntries },
    async plan({ inputs: { logEntries: most }, facts, reader, log }) {
        const entries = await readNewest(reader, facts.serverId, most);
        if (entries.length === 0)
            log.info('the server has no log entries');
        else if (entries.length < most)
            log.info(`only ${entries.length} entries could be read`);
        for (const entry of entries.toReversed()) {
            const text = log.remote();
            text.push(entryText(entry));
            text.end();
        }
        return operation/* nothingToDo */.K;
    },
});
/** Pages are of 15 entries as far as is known; a service whose pages are tiny is not asked for ever. */
const MOST_PAGES = 30;
/** The newest entries, the newest first. Pages are asked for by number (section 2, Pagination envelope). */
async function readNewest(reader, server, most) {
    const entries = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
        const shown = await reader.read(servers/* getServerLogs */.rM, { server }, { page });
        entries.push(...shown.items.slice(overlap(entries, shown.items)));
        if (entries.length >= most || page >= shown.lastPage || shown.items.length === 0)
            break;
    }
    return entries.slice(0, most);
}
/** How many entries at the start of a page were at the end of the one before: new ones have pushed them down. */
function overlap(before, page) {
    const same = (count) => JSON.stringify(before.slice(before.length - count)) === JSON.stringify(page.slice(0, count));
    for (let count = Math.min(before.length, page.length); count > 0; count -= 1)
        if (same(count))
            return count;
    return 0;
}

;// CONCATENATED MODULE: ./build/operations/sweep-previews.js









const previewDomain = (0,input/* declare */.xe)({
    name: 'preview-domain',
    section: 'site',
    description: "For `sweep-previews`, the domain of previews with `<number>` in the place of the pull request's number, as in `pr-<number>.preview.example.com`.",
}, parsePreviewDomain);
/** Deletes the sites of pull requests that are closed. A preview in doubt stays. */
const sweepPreviews = (0,operation/* defineOperation */.h)({
    name: 'sweep-previews',
    summary: 'deletes the sites of `preview-domain` whose pull request has been closed for an hour; what is in doubt stays',
    scope: 'server',
    affectedBy: ['ensure-site', 'delete-site'],
    inputs: {
        previewDomain: (0,input/* need */.$B)(previewDomain, 'the domain of previews with <number> in the place of the number, as sweep-previews needs it'),
        githubToken: (0,input/* need */.$B)(common/* githubToken */.bU, '${{ github.token }} with the permission pull-requests: read, as sweep-previews asks GitHub which pull requests are closed'),
    },
    async plan(planning) {
        const { facts, log, lookUpPullRequest } = planning;
        const changes = [];
        for (const preview of await findPreviews(planning.inputs.previewDomain, planning)) {
            const why = whyItStays(preview, await lookUpPullRequest(preview.number));
            if (why === undefined)
                changes.push(deletion(facts.serverId, preview, lookUpPullRequest));
            else if (why.isDoubt)
                log.warning(`${(0,site_presence/* shownSite */.hm)(preview.site)} stays: ${why.words}`);
            else
                log.info(`${(0,site_presence/* shownSite */.hm)(preview.site)} stays: ${why.words}`);
        }
        return { changes };
    },
});
async function findPreviews(wanted, { facts, reader, log }) {
    const sites = await (0,pages/* readAll */.y)(reader, api_sites/* getSites */.f7, { server: facts.serverId });
    const found = sites.flatMap((site) => {
        const number = wanted.numberOf(site.domain);
        return number === undefined ? [] : [{ site, number }];
    });
    log.info(`${found.length} of ${sites.length} sites are of the form ${wanted.text}`);
    return found.filter(({ site }) => !(0,site_presence/* isGoing */.jf)(site));
}
/** By then the workflow that deletes the site when its pull request is closed has come to its end. */
const CLOSED_FOR_MS = 60 * 60_000;
/**
 * Why a preview is not deleted; undefined when it is to be.
 *
 * @throws OperationError when the doubt is about GitHub as a whole: then nothing is deleted
 */
function whyItStays({ number }, state) {
    const named = `pull request #${number}`;
    if (state.state === 'open')
        return { words: `${named} is open`, isDoubt: false };
    if (state.state === 'closed') {
        const words = `${named} was closed less than an hour ago`;
        return state.sinceMs >= CLOSED_FOR_MS ? undefined : { words, isDoubt: false };
    }
    const words = `whether ${named} is closed is not known: ${state.why}`;
    if (state.about === 'this')
        return { words, isDoubt: true };
    throw new errors/* OperationError */.OK('failed', `Whether ${named} is closed is not known: ${state.why}. A site is deleted only when GitHub says so.`, 'Mend what it names, or run again when GitHub is well: previews that are left are found again.');
}
function deletion(server, preview, lookUp) {
    const { site, number } = preview;
    const target = { server, site: site.id };
    return {
        summary: `delete the site ${(0,site_presence/* shownSite */.hm)(site)}: pull request #${number} is closed`,
        async apply(applying) {
            // Both may have changed since the plan, and more so since the plan that plan-hash stands for.
            const why = whyItStays(preview, await lookUp(number));
            if (why !== undefined)
                return leave(preview, why.words, applying);
            const now = await (0,site_presence/* showSite */.$q)(applying.reader, target);
            if (now === undefined)
                return { changed: false, summary: `the site ${(0,site_presence/* shownSite */.hm)(site)} was gone already` };
            if (now.domain.toLowerCase() !== site.domain.toLowerCase())
                return leave(preview, `id ${site.id} is now that of ${now.domain || 'a site without a domain'}`, applying);
            if ((0,site_presence/* isGoing */.jf)(now))
                return { changed: false, summary: `the site ${(0,site_presence/* shownSite */.hm)(site)} is being deleted already` };
            return removeSite({ serverId: server, site: now }, (0,site_presence/* shownSite */.hm)(site), applying);
        },
    };
}
function leave({ site }, why, { log }) {
    log.warning(`${(0,site_presence/* shownSite */.hm)(site)} was to be deleted, and stays: ${why}`);
    return { changed: false, summary: `left the site ${(0,site_presence/* shownSite */.hm)(site)}: ${why}` };
}

// EXTERNAL MODULE: ./build/dotenv/dotenv.js + 6 modules
var dotenv = __nccwpck_require__(5046);
// EXTERNAL MODULE: ./build/inputs/form.js
var inputs_form = __nccwpck_require__(7364);
;// CONCATENATED MODULE: ./build/api/env.js



/** Section 4, environment: works only when the file is present. The body is not shown: see docs/api-gaps.md. */
const getEnv = (0,endpoint/* reading */.hF)('/api/servers/{server}/sites/{site}/env', (0,endpoint/* text */.Qq)('content'), {
    summary: "Show the site's `.env`; null when the file is absent",
    shows: { text: 'content', orNull: true, assumed: true },
});
const patchEnv = (0,endpoint/* writing */.dV)('PATCH', '/api/servers/{server}/sites/{site}/env', {
    summary: "Replace the site's `.env`; nothing is written when the file is absent",
    retry: 'replace',
    body: schemas/* object */.Ikc({ content: (0,fields/* wholeText */.r0)() }).check(schemas/* meta */.mIj({ 'x-assumed': true })),
    answer: endpoint/* anyAnswer */.H2,
    shows: { text: 'message', orNull: true, assumed: true },
});

;// CONCATENATED MODULE: ./build/operations/env-file.js





/** Reads the `.env` of a site; null where there is none to be seen. */
async function readEnv(reader, target) {
    try {
        return await reader.read(getEnv, target);
    }
    catch (error) {
        if ((0,errors/* isNotFound */.c4)(error))
            return null;
        throw error;
    }
}
/** Brings a `.env` to the wanted values; null for a file that is not shown, which is replaced and never merged into. */
function mergeEnv(current, { envMode, env, envRemove }) {
    if (envMode === 'replace')
        return dotenv/* replace */.HC(current ?? undefined, env);
    if (current === null)
        throw new TypeError('A .env that is not shown was to be merged into');
    return dotenv/* merge */.h1(current, env, envRemove);
}
/** The error for values that no `.env` can carry. */
function refusal({ refused }) {
    const reasons = refused.map(({ key, reason }) => `${key}: ${reason}`).join('; ');
    const message = `The .env cannot carry what was asked for: ${reasons}.`;
    return new errors/* OperationError */.OK('failed', message, 'Change these values.');
}
/** Writes the `.env` and reads it back. A second write starts from the file as it is by then, so no change of others is lost. */
async function writeEnv({ wanted, current, text: content, keys, facts }, { writer, reader, patience, hide }) {
    const target = (0,site_target/* targetOf */.$)(facts);
    const what = 'the .env';
    let before = current;
    let written = content;
    const write = (to, text) => to.write(patchEnv, target, { content: text });
    const send = async (text) => {
        const effect = await write(writer, text);
        if (effect.state !== 'not-done' || !(0,errors/* isNotFound */.c4)(effect.error))
            return effect;
        throw noFile('failed', 'The service knows no .env of this site, and has written none.', effect.error);
    };
    const { shown, answer } = await (0,settle/* replaceAndReadBack */.nI)(what, async (instead) => {
        if (instead === undefined)
            return send(content);
        if (instead === null)
            return wanted.envMode === 'merge' ? UNSEEN : send(content);
        before = instead;
        const merged = mergeEnv(instead, wanted);
        if (!merged.ok)
            return { state: 'unknown', error: refusal(merged) };
        written = merged.text;
        return send(written);
    }, async () => {
        const text = await readEnv(reader, target);
        if (text !== null)
            hide(dotenv/* secretsOf */.Fj(dotenv/* parse */.qg(text)));
        return text;
    }, (text) => text === content || isAsWanted(text, wanted), patience);
    if (shown === null && (answer === null || answer === undefined))
        throw noFile('unknown', UNCONFIRMED);
    const replaced = {
        what,
        // A repository that this run installed has brought a file of its own: there is nothing to go back to.
        before: facts.repository === 'unknown' ? before : null,
        // What was read back may hold what others have added just now: that is not to be put back.
        after: shown === null || (0,settle/* isSameText */.cZ)(shown, written) ? shown : written,
        factsBefore: { env: unchanged(keys) },
        read: (from) => readEnv(from, target),
        write,
    };
    const doubt = shown === null ? '; the service does not show the file, so it could not be read back' : '';
    return { replaced, doubt };
}
const UNCONFIRMED = 'The service shows no .env after the write, nor did it confirm one: without a file it writes nothing.';
/** The effect of a second write that is not sent, as the changes that others may have made are not seen. */
const UNSEEN = {
    state: 'unknown',
    error: new errors/* OperationError */.OK('unknown', 'It was not sent once more, as what stands there now is not shown.', 'Look at the .env, then run again.'),
};
function isAsWanted(text, wanted) {
    const merged = mergeEnv(text, wanted);
    return merged.ok && merged.text === text;
}
function unchanged({ changed, removed, kept }) {
    return { added: [], changed: [], removed: [], kept: [...changed, ...removed, ...kept] };
}
function noFile(stop, message, cause) {
    const next = 'Install the repository first (ensure-repository): that is what creates the file. Then run again.';
    return new errors/* OperationError */.OK(stop, message, next, { cause });
}

;// CONCATENATED MODULE: ./build/operations/sync-env.js









const envText = {
    name: 'env',
    section: 'env',
    description: 'For `sync-env`, values as dotenv text. All of them are secrets.',
};
const envFile = {
    name: 'env-file',
    section: 'env',
    description: 'For `sync-env`, a dotenv file of the workspace or of `RUNNER_TEMP`.',
};
const envPrefix = {
    name: 'env-prefix',
    section: 'env',
    description: "For `sync-env`, a prefix; every variable of the step's `env` that begins with it sets the key that follows; an empty one is refused. Later sources win (file, text, prefix).",
};
/** The values to be set by key, all of them secrets: of the file, then the text, then the variables. */
const env = (0,input/* declareGroup */.gL)([envText, envFile, envPrefix], (form) => {
    const path = form.source.get(envFile.name).trim();
    const texts = [
        [envFile.name, path === '' ? '' : (form.file(envFile.name, path) ?? '')],
        [envText.name, form.source.get(envText.name)],
    ];
    const values = new Map();
    for (const [input, text] of texts) {
        const parsed = dotenv/* parseStrict */.z3(text);
        if (parsed.ok)
            for (const [key, value] of parsed.values)
                values.set(key, value);
        else
            for (const problem of parsed.problems)
                form.report(input, `dotenv text; ${problem}`);
    }
    for (const [key, value] of readPrefixed(form))
        values.set(key, value);
    form.source.hide(values.values());
    return values;
});
const envMode = (0,input/* declare */.xe)({
    name: 'env-mode',
    section: 'env',
    description: '`merge` keeps every line that is not named, byte for byte; `replace` writes exactly the given keys.',
    default: 'merge',
}, (0,input_values/* parseOneOf */.R8)(['merge', 'replace']));
const envRemoveText = {
    name: 'env-remove',
    section: 'env',
    description: 'For `sync-env` with `merge`, keys to remove; separated by line breaks or commas.',
};
const envRemove = (0,input/* declareGroup */.gL)([envRemoveText], (form) => form.text(envRemoveText, input_values/* parseKeys */.Ss) ?? new Set());
/** Brings the site's `.env` to the given values. Shows key names, never values. */
const syncEnv = (0,operation/* defineOperation */.h)({
    name: 'sync-env',
    summary: "brings the site's `.env` to the given values, every other byte kept",
    scope: 'site',
    affectedBy: ['ensure-repository', 'remove-repository'],
    inputs: { env, envMode, envRemove },
    check({ env: values, envMode: mode, envRemove: removed }) {
        const problems = [];
        if (values?.size === 0 && removed?.size === 0) {
            const expected = 'at least one value or key for sync-env';
            problems.push({ input: 'env, env-file, env-prefix, env-remove', expected });
        }
        if (mode === 'replace' && removed !== undefined && removed.size > 0) {
            const expected = 'nothing with env-mode: replace, which removes the rest anyway';
            problems.push({ input: 'env-remove', expected });
        }
        const both = [...(removed ?? [])].filter((key) => values?.has(key));
        if (both.length > 0) {
            problems.push({ input: 'env-remove', expected: `no key that is also to be set: ${both.join(', ')}` });
        }
        for (const [key, value] of values ?? []) {
            const spelling = dotenv/* spell */.lO(value);
            if (spelling.ok)
                continue;
            const expected = `a value for ${key} that a .env can carry: ${spelling.reason}`;
            problems.push({ input: 'env', expected });
        }
        return problems;
    },
    async plan({ inputs, ...planning }) {
        const { facts, dryRun, hide, learn, log } = planning;
        const current = await readCurrent(planning);
        if (current !== null)
            hide(dotenv/* secretsOf */.Fj(dotenv/* parse */.qg(current)));
        if (current === null && inputs.envMode === 'merge') {
            if (dryRun && facts.repository === 'installed')
                return planUnseen(inputs);
            throw new errors/* OperationError */.OK('failed', 'The service shows no .env of this site, and what is not seen is never merged into: it might be lost.', 'Install the repository first (ensure-repository; with reinstall-repository: true where one was removed), or set env-mode: replace to write exactly the given keys.');
        }
        const merged = mergeEnv(current, inputs);
        if (!merged.ok)
            throw refusal(merged);
        const { text, misread, ...keys } = merged;
        for (const { key, readers } of misread) {
            log.warning(`${key}: no spelling of this value serves all readers of .env; ${readers.map((reader) => READERS[reader]).join(', ')} will misread it. To be safe, choose a value without quotes.`);
        }
        learn({ env: keys });
        warnOfOddities(text, keys, inputs.env, log);
        if (text === current)
            return operation/* nothingToDo */.K;
        const write = { wanted: inputs, current, text, keys, facts };
        const apply = async (applying) => {
            const { replaced, doubt } = await writeEnv(write, applying);
            return { changed: true, summary: `.env: ${describe(keys, DONE)}${doubt}`, replaced };
        };
        return { changes: [{ summary: `.env: ${describe(keys, TO_DO)}`, content: contentOf(inputs), apply }] };
    },
});
/** Warns of what was asked for and is seldom meant. */
function warnOfOddities(text, keys, env, log) {
    const written = [...keys.added, ...keys.changed];
    const values = written.map((key) => [key, env.get(key) ?? '']);
    const empty = values.filter(([, value]) => value === '').map(([key]) => key);
    if (empty.length > 0)
        log.warning(`${empty.join(', ')}: set to an empty value. Is a secret missing?`);
    const broken = values.filter(([, value]) => /[\r\n]$/.test(value)).map(([key]) => key);
    if (broken.length > 0)
        log.warning(`${broken.join(', ')}: ends in a line break. Was the secret copied with one?`);
    if (written.length > 0 && text.includes('\r\n')) {
        log.warning('.env has CRLF line ends, which are kept: a shell that loads it reads a carriage return with each value.');
    }
}
const READERS = {
    phpdotenv: "PHP's phpdotenv",
    shell: 'a POSIX shell',
    dotenv: "Node's dotenv package",
    parseEnv: "Node's util.parseEnv",
};
/** Plans for a file that an earlier operation of the dry run would bring, and that nobody has seen yet. */
function planUnseen(wanted) {
    const summary = `bring .env to the given values of ${[...wanted.env.keys()].join(', ')}, once the repository has brought the file`;
    const apply = () => Promise.reject(new TypeError('A plan made without seeing .env was applied'));
    return { changes: [{ summary, content: contentOf(wanted), apply }] };
}
/** The content for the hash of the plan. Lines that are not named are neither written nor shown. */
function contentOf({ env, envMode, envRemove }) {
    return JSON.stringify([envMode, [...env].sort(), [...envRemove].sort()]);
}
/** Reads the `.env` as it is; null where there is none to be seen. */
async function readCurrent({ facts, dryRun, reader, patience }) {
    if (typeof facts.site !== 'object' || (dryRun && facts.repository === 'absent'))
        return null;
    const target = (0,site_target/* targetOf */.$)(facts);
    const read = () => readEnv(reader, target);
    // A repository that was only just installed may still be on its way, and its .env with it.
    const isThere = (text) => text !== null;
    return facts.repository === 'installed' && !dryRun
        ? (await (0,settle/* readUntil */.LC)(read, isThere, 'the .env that comes with the repository', patience)).value
        : read();
}
const TO_DO = ['add', 'change', 'remove'];
const DONE = ['added', 'changed', 'removed'];
function describe({ added, changed, removed }, verbs) {
    const parts = [added, changed, removed].map((keys, index) => ({ keys, verb: verbs[index] }));
    const words = parts
        .filter(({ keys }) => keys.length > 0)
        .map(({ keys, verb }) => `${verb} ${keys.join(', ')}`);
    return words.length === 0 ? 'only what is around the keys differs' : words.join('; ');
}
/** Reads the variables of the step's environment that begin with the prefix, by the key that follows it. */
function readPrefixed(form) {
    const { get, environment } = form.source;
    const prefix = get(envPrefix.name).trim();
    if (prefix === '')
        return [];
    const found = Object.entries(environment).flatMap(([name, value]) => name.startsWith(prefix) && value !== undefined ? [[name.slice(prefix.length), value]] : []);
    const report = (expected) => form.report(envPrefix.name, expected);
    const bad = found.filter(([key]) => !dotenv/* isKey */.m0(key)).map(([key]) => `${prefix}${key}`);
    if (bad.length > 0)
        report(`variables that leave a key of letters, digits and _: ${bad.join(', ')}`);
    const empty = found.filter(([, value]) => value === '').map(([key]) => key);
    if (empty.length > 0) {
        const names = empty.map((key) => prefix + key).join(', ');
        report(`a value in ${names}; it is empty: ${inputs_form/* NO_SECRET */.z}. To write an empty value on purpose, give ${empty[0]}= in env`);
    }
    if (found.length === 0)
        report(`at least one variable of the step's env that begins with ${prefix}`);
    return found;
}

// EXTERNAL MODULE: ./build/operations/sync-records.js + 1 modules
var sync_records = __nccwpck_require__(5728);
// EXTERNAL MODULE: ./build/api/deployments.js
var deployments = __nccwpck_require__(9307);
// EXTERNAL MODULE: ./build/deploy/exit-report.js
var exit_report = __nccwpck_require__(7111);
;// CONCATENATED MODULE: ./build/deploy/shell-script.js
/**
 * Tells if a shell script goes on after a command fails without saying so: it has several commands, but neither `set -e` nor
 * `set +e` nor an ERR trap. Its `#!` line is no such word, as a service may hand the script to a shell.
 * Only the text is looked at: what cannot be followed is taken for a command.
 */
function passesOverFailures(script) {
    const statements = statementsOf(script);
    if (statements.some((statement) => ABOUT_FAILURES.test(statement)))
        return false;
    return statements.slice(0, -1).some((statement) => !HARMLESS.some((pattern) => pattern.test(statement)));
}
const ABOUT_FAILURES = /\bset(?=\s)[^\n]*?\s(?:[-+][A-Za-z]*e|[-+][A-Za-z]*o\s+errexit)|^trap\b.*\sERR\b/;
/** Statements that do not fail in earnest, are a condition, end the script themselves, or say what follows a failure. */
const HARMLESS = [
    /^(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|unset|set|shopt|trap|umask|alias|for|case|select|test|\[|\[\[)(?:\s|$)/,
    /^\(\(/,
    /^(?:if|elif|while|until|!)\s/,
    /^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|[^\s`(]*)$/,
    /\|\|/,
    /[^&]&$/,
    /\]\]$/,
];
/** Escapes, quotes and comments, in which nothing that looks like a command is one. */
const UNSPOKEN = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;
/** The statements of a script, each with the commands that `&&`, `||` and `|` join; quoted text is left out. */
function statementsOf(script) {
    return withoutDocuments(script)
        .replace(UNSPOKEN, (text) => (text === '\\\n' ? ' ' : /^["']/.test(text) ? '_' : ''))
        .replace(/(&&|\|)[ \t]*\n/g, '$1 ')
        .split(/[\n;]/)
        .map((text) => text.trim().replace(STRUCTURE, '').trim())
        .filter((text) => text !== '' && !/^(?:fi|done|esac|[{})]|then|do|else)\b/.test(text) && !/^[{}()]+$/.test(text));
}
/** The words that give a script its structure, before a command. */
const STRUCTURE = /^(?:(?:then|do|else|time|\{|\w+[ \t]*\(\))(?:\s+|$))+/;
/** The script without its here-documents. */
function withoutDocuments(script) {
    const kept = [];
    let end;
    for (const line of script.split('\n')) {
        if (end !== undefined) {
            if (line.replace(/^\t+/, '') === end)
                end = undefined;
            continue;
        }
        kept.push(line);
        end = /(?<!<)<<-?[ \t]*\\?["']?([A-Za-z_]\w*)/.exec(line)?.[1];
    }
    return kept.join('\n');
}

;// CONCATENATED MODULE: ./build/operations/update-deploy-script.js








const scriptText = {
    name: 'deploy-script',
    section: 'script',
    description: 'For `update-deploy-script`, the text of the script.',
};
const scriptFile = {
    name: 'deploy-script-file',
    section: 'script',
    description: 'For `update-deploy-script`, a file of the workspace that holds the script; instead of `deploy-script`.',
};
const BOTH = `${scriptText.name}, ${scriptFile.name}`;
/** The script as it is given; undefined when it is not. */
const deployScript = (0,input/* declareGroup */.gL)([scriptText, scriptFile], (form) => {
    const text = form.source.get(scriptText.name);
    const path = form.source.get(scriptFile.name).trim();
    const isGiven = text.trim() !== '';
    if (isGiven && path !== '')
        form.report(BOTH, 'one of the two, not both');
    if (path === '')
        return isGiven ? text : undefined;
    return isGiven ? undefined : form.file(scriptFile.name, path);
});
/** Compares and replaces the deploy script. */
const updateDeployScript = (0,operation/* defineOperation */.h)({
    name: 'update-deploy-script',
    summary: 'replaces the deploy script where it differs from the given one',
    scope: 'site',
    inputs: {
        script: (0,input/* need */.$B)(deployScript, 'exactly one of the two, as update-deploy-script needs a script'),
        reportExitStatus: common/* reportExitStatus */.fZ,
    },
    check({ script, reportExitStatus: reports = true }) {
        const problem = script === undefined ? undefined : problemOf(script, reports);
        return problem === undefined ? [] : [{ input: BOTH, ...problem }];
    },
    async plan({ inputs, facts, reader, log, learn }) {
        const { script, reportExitStatus: reports } = inputs;
        const wanted = wantedScript(script, reports);
        learn({ exitReportExpected: reports && (0,exit_report/* letsReport */.HT)(script) });
        warn(script, reports, log);
        const current = typeof facts.site === 'object' ? await reader.read(deployments/* getDeployScript */.bE, (0,site_target/* targetOf */.$)(facts)) : null;
        if (current !== null && isSameScript(current, wanted))
            return operation/* nothingToDo */.K;
        const summary = `replace the deploy script (${lines(script)}${reports ? ' and the exit report' : ''})`;
        const apply = (applying) => replace((0,site_target/* targetOf */.$)(facts), current, wanted, applying);
        learn({ script: { before: current, after: wanted } });
        return { changes: [{ summary, content: JSON.stringify([current, wanted]), apply }] };
    },
});
function problemOf(script, reports) {
    if (script.trim() === '')
        return { expected: 'a script; it is empty' };
    if (reports && !(0,exit_report/* isForShell */.sE)(script))
        return {
            expected: 'a shell script (sh, bash, dash, ksh, zsh), as the exit report is one; or report-exit-status: false',
        };
    if (script.includes('\0'))
        return { expected: 'a text: a NUL character stands in none' };
    if (script.includes('\r'))
        return { expected: 'LF line ends: a shell takes a carriage return (CRLF) for a part of each command' };
    const { length } = [...wantedScript(script, reports)];
    if (length <= deployments/* MAX_DEPLOY_SCRIPT_CHARACTERS */.WT)
        return undefined;
    return {
        input: scriptText.name,
        expected: `at most ${deployments/* MAX_DEPLOY_SCRIPT_CHARACTERS */.WT} characters with the exit report, not ${length}`,
    };
}
/** Warns of what keeps a failure in the script from being seen. */
function warn(script, reports, log) {
    if ((0,exit_report/* isForShell */.sE)(script) && passesOverFailures(script)) {
        log.warning('The deploy script has several commands and no set -e: a command that fails in the middle does not count, as the script ends with the status of its last one. Begin it with set -e, or with set +e if it is meant so.');
    }
    const hindrance = reports ? (0,exit_report/* hindranceOf */.qI)(script) : undefined;
    if (hindrance === undefined)
        return;
    const what = hindrance === 'trap' ? 'sets an EXIT trap of its own' : 'ends in exec';
    log.warning(`The deploy script ${what}, so it gives no exit report. Change that, or set report-exit-status: false and add health-check-url, verify-command or success-pattern.`);
}
async function replace(target, before, script, { writer, reader, patience }) {
    const what = 'the deploy script';
    const read = (from) => from.read(deployments/* getDeployScript */.bE, target);
    const write = (to, text) => to.write(deployments/* patchDeployScript */.vz, target, { deploy_script: text });
    const { shown } = await (0,settle/* replaceAndReadBack */.nI)(what, () => write(writer, script), () => read(reader), (text) => (0,settle/* isSameText */.cZ)(text, script), patience);
    const doubt = shown === null ? '; the service does not show it, so it could not be read back' : '';
    const replaced = { what, before, after: shown, factsBefore: { script: undefined }, read, write };
    return { changed: true, summary: `replaced the deploy script${doubt}`, replaced };
}
function wantedScript(script, reports) {
    return reports ? (0,exit_report/* withExitReport */.tt)(script) : script;
}
/** Services may trim a text, which does not make it another script. */
function isSameScript(one, other) {
    return one.trimEnd() === other.trimEnd();
}
function lines(script) {
    const { length } = script.trimEnd().split('\n');
    return length === 1 ? '1 line' : `${length} lines`;
}

;// CONCATENATED MODULE: ./build/api/notifications.js



/** Section 4, notifications; which of the fields are required is not shown: see docs/api-gaps.md. */
const notificationsBody = schemas/* object */.Ikc({
    chat_a_webhook_url: (0,fields/* optional */.lq)((0,fields/* webUrl */.qP)()),
    chat_b_webhook_url: (0,fields/* optional */.lq)((0,fields/* webUrl */.qP)()),
    deploy_webhook_url: (0,fields/* optional */.lq)((0,fields/* webUrl */.qP)()),
});
const url = (0,endpoint/* undocumented */._L)(schemas/* nullable */.mee(schemas/* string */.YjP()));
/** Section 2, Site (extended shape): the URLs that are set now. */
const notified = schemas/* object */.Ikc({
    notification_urls: schemas/* object */.Ikc({ chat_a: url, chat_b: url, webhook: url }),
});
const patchNotifications = (0,endpoint/* writing */.dV)('PATCH', '/api/servers/{server}/sites/{site}/notifications', {
    summary: 'Set the notification URLs of a site; one that is left out keeps its value',
    retry: 'replace',
    body: notificationsBody,
    answer: (0,endpoint/* recordOrNull */.Ks)(notified),
    shows: { data: 'ExtendedSite' },
});

;// CONCATENATED MODULE: ./build/operations/update-notifications.js







const CHANNELS = [
    {
        input: 'chat-a-webhook-url',
        channel: 'chat_a',
        description: 'For `update-notifications`, where chat service A is told of deploys. A secret, masked at once.',
    },
    {
        input: 'chat-b-webhook-url',
        channel: 'chat_b',
        description: 'For `update-notifications`, where chat service B is told of deploys. A secret, masked at once.',
    },
    {
        input: 'deploy-webhook-url',
        channel: 'webhook',
        description: 'For `update-notifications`, an address that is told of deploys. A secret, masked at once.',
    },
];
const declared = CHANNELS.map(({ input, description }) => ({ name: input, section: 'other', description, secret: 'url' }));
const urls = (0,input/* declareGroup */.gL)(declared, (form) => {
    const [chat_a, chat_b, webhook] = declared.map((input) => form.text(input, input_values/* parseWebhookUrl */._b));
    return { chat_a, chat_b, webhook };
});
/** Sets the given notification URLs; one that is not given keeps its value. Shows names of inputs, never URLs. */
const updateNotifications = (0,operation/* defineOperation */.h)({
    name: 'update-notifications',
    summary: 'sets the given notification URLs; sent in every run, as no call shows which are set',
    scope: 'site',
    inputs: { urls },
    check({ urls: wanted }) {
        if (wanted === undefined || given(wanted).length > 0)
            return [];
        const expected = 'at least one URL for update-notifications. An empty secret is most often a misspelled one';
        return [{ input: CHANNELS.map(({ input }) => input).join(', '), expected }];
    },
    async plan({ inputs: { urls: wanted }, facts }) {
        const names = given(wanted)
            .map(({ input }) => input)
            .join(', ');
        const summary = `set ${names} (sent in every run: no call shows which are set)`;
        const apply = (applying) => update_notifications_replace((0,site_target/* targetOf */.$)(facts), wanted, names, applying);
        return { changes: [{ summary, content: JSON.stringify(wanted), apply }] };
    },
});
function given(wanted) {
    return CHANNELS.filter(({ channel }) => wanted[channel] !== undefined);
}
/** Sets them, once more when the answer is lost: the same URLs twice do no harm. */
async function update_notifications_replace(target, wanted, names, { writer, log }) {
    const body = {
        chat_a_webhook_url: wanted.chat_a,
        chat_b_webhook_url: wanted.chat_b,
        deploy_webhook_url: wanted.webhook,
    };
    let effect = await writer.write(patchNotifications, target, body);
    if (effect.state === 'unknown' && !(0,errors/* isInterruption */.si)(effect.error)) {
        log.info('the answer was lost, and the URLs cannot be read: sending them once more');
        const again = await writer.write(patchNotifications, target, body);
        // A refusal of the second says nothing about the first.
        effect = again.state === 'done' ? again : { state: 'unknown', error: again.error };
    }
    const answer = (0,settle/* requireDone */.Sy)(effect, `Whether ${names} was set is not known: it was sent and not confirmed, and the URLs cannot be read.`, 'Run again: the URLs are sent in every run, and setting them twice does no harm.');
    const shown = answer?.notification_urls;
    const differing = given(wanted).filter(({ channel }) => !isSame(shown?.[channel], wanted[channel]));
    if (differing.length === 0)
        return { changed: true, summary: `set ${names}` };
    throw new errors/* OperationError */.OK('unknown', `The service has taken the URLs, but its answer shows another one for ${differing.map(({ input }) => input).join(', ')}.`, "Compare the URLs on the site's page of the service with the secrets; they are not shown here.");
}
/** Whether what is shown is the given URL, perhaps written in its normal form; nothing shown is no difference. */
function isSame(shown, wanted) {
    if (shown === undefined || shown === wanted)
        return true;
    return shown !== null && wanted !== undefined && URL.parse(shown)?.href === URL.parse(wanted)?.href;
}

;// CONCATENATED MODULE: ./build/operations/index.js



















/** Every operation there is. The documentation and the checks follow from this list. */
const operations = [
    ensureSite,
    deleteSite,
    sweepPreviews,
    ensureRepository,
    removeRepository,
    installBlogapp,
    uninstallBlogapp,
    installCloudstore,
    uninstallCloudstore,
    updateDeployScript,
    syncEnv,
    updateNotifications,
    ...kinds/* kinds */.E.map(sync_records/* syncRecords */.A),
    deploy,
    restartQueueWorkers,
    refreshOpcache,
    restartServer,
    checkCertificate,
    showDeployLog,
    showServerLogs,
];


/***/ }),

/***/ 4138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ nothingToDo),
/* harmony export */   h: () => (/* binding */ defineOperation)
/* harmony export */ });
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2888);

/** Completes the definition of an operation. */
function defineOperation(definition) {
    const { inputs: given, check, checkSite, plan, ...traits } = definition;
    const inputs = Object.values(given);
    return {
        ...traits,
        inputs,
        async prepare(form) {
            const before = form.problems.length;
            const { drafts, values } = await (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_0__/* .readValues */ .N$)(given, form);
            for (const { input, expected } of check?.(drafts) ?? [])
                form.report(input, expected);
            if (values === undefined || form.problems.length > before)
                return undefined;
            return {
                ...traits,
                inputs: values,
                checkSite: (found) => checkSite?.(values, found) ?? [],
                plan: (planning) => plan({ ...planning, inputs: values }),
            };
        },
    };
}
/** The plan of an operation that finds everything as wanted. */
const nothingToDo = { changes: [] };


/***/ }),

/***/ 7429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ idsOf),
/* harmony export */   Y: () => (/* binding */ readShownRecords)
/* harmony export */ });
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3855);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2807);
/* harmony import */ var _site_target_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2929);



/** The ids in the path of a kind's list. */
function idsOf(kind, facts) {
    return kind.scope === 'server' ? { server: facts.serverId } : { ...(0,_site_target_js__WEBPACK_IMPORTED_MODULE_2__/* .targetOf */ .$)(facts) };
}
/**
 * Reads the records of a kind.
 *
 * @throws OperationError where the service does not show them, which is not the same as that there are none
 */
async function readShownRecords(kind, facts, reader) {
    // A site that an earlier operation of a dry run would create has none yet.
    if (kind.scope === 'site' && typeof facts.site !== 'object')
        return [];
    const shown = await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .readAllOrNull */ .C)(reader, kind.endpoints.list, idsOf(kind, facts));
    if (shown !== null)
        return shown;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OperationError */ .OK('failed', `The service does not show its ${kind.one}s (null instead of a list): what is not known is not taken for empty.`, 'Look at them in the service itself. Where it never shows them, take this operation out.');
}


/***/ }),

/***/ 5728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  A: () => (/* binding */ syncRecords),
  m: () => (/* binding */ warnOfIdleRecords)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __nccwpck_require__(2807);
// EXTERNAL MODULE: ./build/core/near-names.js
var near_names = __nccwpck_require__(8791);
// EXTERNAL MODULE: ./build/inputs/common.js
var common = __nccwpck_require__(907);
// EXTERNAL MODULE: ./build/inputs/input.js
var input = __nccwpck_require__(2888);
// EXTERNAL MODULE: ./build/records/compare.js
var compare = __nccwpck_require__(4750);
// EXTERNAL MODULE: ./build/records/kind.js
var records_kind = __nccwpck_require__(7639);
// EXTERNAL MODULE: ./build/records/kinds.js + 5 modules
var kinds = __nccwpck_require__(6503);
// EXTERNAL MODULE: ./build/api/pages.js
var pages = __nccwpck_require__(3855);
// EXTERNAL MODULE: ./build/api/settle.js
var settle = __nccwpck_require__(6484);
// EXTERNAL MODULE: ./build/records/value.js
var records_value = __nccwpck_require__(812);
;// CONCATENATED MODULE: ./build/records/write.js






/**
 * Carries out one change of a plan.
 *
 * @throws OperationError when it is in doubt, ApiError when the service failed it
 */
async function applyRecordChange(change, writing) {
    const { one } = writing.kind;
    switch (change.action) {
        case 'create': {
            const named = `${one} ${(0,records_kind/* nameOf */.Vb)(writing.kind, change.declared)}`;
            return { changed: true, summary: `created the ${named} (${await create(change.declared, writing)})` };
        }
        case 'delete': {
            const named = `the ${one} with id ${change.shown.id}`;
            const went = await remove(change.shown, writing);
            return { changed: went, summary: went ? `deleted ${named}` : `${named} was gone already` };
        }
        case 'replace': {
            const named = `${one} ${(0,records_kind/* nameOf */.Vb)(writing.kind, change.shown)} (id ${change.shown.id}`;
            const created = await replace(change, writing);
            return {
                changed: true,
                summary: `replaced the ${named}, now ${created}): ${change.differences.join('; ')}`,
            };
        }
    }
}
/** Returns what is known of the new record, in words. */
async function replace({ declared, shown }, writing) {
    const { kind } = writing;
    if (!kind.deleteFirst) {
        const created = await create(declared, writing);
        await remove(shown, writing).catch((error) => {
            throw halfDone(isTwice(shown, created, kind), error);
        });
        return created;
    }
    const went = await remove(shown, writing);
    // Gone already: somebody else may have replaced it.
    const other = went ? undefined : await findNew(declared, writing);
    if (other !== undefined)
        return takeOver(declared, other, writing);
    try {
        return await create(declared, writing);
    }
    catch (error) {
        throw halfDone(isMissing(declared, kind), error);
    }
}
/** Takes what somebody else has made of a record meanwhile, where it is as declared. */
function takeOver(declared, other, writing) {
    const { kind } = writing;
    if ((0,compare/* differencesOf */.g6)(kind, declared, other).length === 0)
        return adopt(declared, other, writing);
    throw new errors/* OperationError */.OK('failed', `The ${kind.one} ${(0,records_kind/* nameOf */.Vb)(kind, declared)} was replaced by somebody else meanwhile (now id ${other.id}), and not as declared.`, 'Find out who else changes it, then run again.');
}
/**
 * Creates a record; after a lost answer looks for it first, and only where there is none creates it once more.
 *
 * @returns what is known of it, in words
 */
async function create(declared, writing) {
    const { kind, ids, writer, patience, confirm, say } = writing;
    const what = `the ${kind.one} ${(0,records_kind/* nameOf */.Vb)(kind, declared)}`;
    const created = await (0,settle/* createOrFind */.xj)(async () => withoutSecrets(kind, declared, await writer.write(kind.endpoints.create, ids, (0,records_kind/* bodyOf */.EN)(declared))), () => findNew(declared, writing), (cause) => inDoubt(`${what} was created`, cause), () => say(`the answer was lost and ${what} is not listed: creating it once more`), patience);
    if ('found' in created)
        confirm();
    if ('answer' in created && created.answer !== null)
        return adopt(declared, created.answer, writing);
    const record = 'found' in created
        ? created.found
        : await (0,settle/* readBack */.e7)(() => findNew(declared, writing), inDoubt(`${what} was created`), patience);
    const why = 'found' in created
        ? 'the answer was lost, the record is there'
        : 'the answer does not show it, the list does';
    return `${adopt(declared, record, writing)}; ${why}`;
}
/** Takes a record for the one that was declared; returns what is known of it, in words. */
function adopt(declared, record, { kind, own, warn }) {
    own.add(record.id);
    const differences = (0,compare/* differencesOf */.g6)(kind, declared, record);
    if (differences.length > 0) {
        warn(`The service shows the new ${kind.one} otherwise than it was declared: ${differences.join('; ')}. Declare it as it is shown, or it counts as changed in each run.`);
    }
    return `id ${record.id}`;
}
/** Returns whether it went by this run; false when it was gone already, or is what this run has created. */
async function remove(shown, { kind, ids, gone, own, reader, writer, patience, confirm }) {
    const { single } = kind.endpoints;
    if (single === undefined)
        throw new TypeError(`No ${kind.one} can be deleted`);
    // A service that found the record to be there already has changed it in place.
    if (own.has(shown.id))
        return false;
    const path = { ...ids, record: shown.id };
    const went = await (0,settle/* removeAndConfirm */.uj)(() => writer.write(single.remove, path, undefined), (saysGone) => isGone(shown.id, saysGone ? undefined : single.show, path, { kind, ids, reader }), (cause) => notSeenGone(kind, shown, cause), patience);
    if (went)
        confirm();
    gone.add(shown.id);
    return went;
}
/** Without `show` the list alone decides: who says that nothing is there may say so of everything. */
async function isGone(id, show, path, { kind, ids, reader }) {
    try {
        if (show !== undefined && (await reader.read(show, path)) !== null)
            return false;
    }
    catch (error) {
        if ((0,errors/* isNotFound */.c4)(error))
            return true;
        throw error;
    }
    // The document's own example of an answer is null: the list then has to tell.
    const records = await (0,pages/* readAllOrNull */.C)(reader, kind.endpoints.list, ids);
    return records?.every((record) => record.id !== id) ?? false;
}
/**
 * What a create that is in doubt has made: a record that was not there before, with the declared identity, and as declared
 * where there is one. (A service may show fields in a form of its own.)
 *
 * @throws OperationError when several may be it
 */
async function findNew(declared, writing) {
    const { kind, ids, reader, known, gone } = writing;
    const records = await (0,pages/* readAllOrNull */.C)(reader, kind.endpoints.list, ids);
    if (records === null)
        throw inDoubt(`the ${kind.one} ${(0,records_kind/* nameOf */.Vb)(kind, declared)} was created`);
    const isAsDeclared = (record) => (0,compare/* differencesOf */.g6)(kind, declared, record).length === 0;
    // A service may give the id of a deleted record to the next one; it may also still list the deleted one.
    const ours = records.filter((record) => (0,compare/* identityOf */.cu)(kind, record) === (0,compare/* identityOf */.cu)(kind, declared) &&
        (!known.has(record.id) || (gone.has(record.id) && isAsDeclared(record))));
    const same = ours.filter(isAsDeclared);
    const [record, ...others] = same.length > 0 ? same : ours;
    if (record === undefined || others.length === 0)
        return record;
    throw severalOf(`the ${kind.one} ${(0,records_kind/* nameOf */.Vb)(kind, declared)}`, [record, ...others]);
}
/** What a replacement came to whose second half failed, or was interrupted. */
function halfDone(words, cause) {
    if ((0,errors/* isInterruption */.si)(cause))
        return (0,settle/* interruptedIn */.GP)(cause, words.message);
    const stop = cause instanceof errors/* OperationError */.OK ? cause.stop : 'failed';
    return new errors/* OperationError */.OK(stop, words.message, words.next, { cause });
}
function isMissing(declared, kind) {
    return {
        message: `The ${kind.one} ${(0,records_kind/* nameOf */.Vb)(kind, declared)} was deleted to be replaced, and is missing as long as it is not created anew.`,
        next: 'Correct what the server names, if it does, and run again soon: it is then created.',
    };
}
function isTwice(shown, created, kind) {
    return {
        message: `The ${kind.one} ${(0,records_kind/* nameOf */.Vb)(kind, shown)} was created anew (${created}), but the old one (id ${shown.id}) may still be there, and in force.`,
        next: 'Run again soon: where the new one is there, the old one is deleted.',
    };
}
/** The service's own words may quote a password that is too short to be told from other text later. */
function withoutSecrets({ writeOnly = [] }, declared, effect) {
    const secrets = Object.entries(declared).flatMap(([field, value]) => {
        if ((0,records_value/* isSecret */.$f)(value))
            return value.spellings;
        return writeOnly.includes(field) && value != null ? [String(value)] : [];
    });
    if (effect.state === 'done' || !(effect.error instanceof errors/* ApiError */.hD))
        return effect;
    const said = secrets
        .filter((secret) => secret !== '')
        // Those that are part of another come after it.
        .sort((one, other) => other.length - one.length)
        .reduce((words, secret) => words.replaceAll(secret, '***'), effect.error.said);
    const { reason, request, message, status, namesFields, retryAfterMs } = effect.error;
    const details = { said, namesFields, retryAfterMs, ...(status !== undefined && { status }) };
    return { ...effect, error: new errors/* ApiError */.hD(reason, request, message, details) };
}
function inDoubt(what, cause) {
    const next = 'Run again: what is there by then is taken as it is.';
    return new errors/* OperationError */.OK('unknown', `Whether ${what} is not known.`, next, { cause });
}
function notSeenGone(kind, shown, cause) {
    return new errors/* OperationError */.OK('unknown', `Whether the ${kind.one} ${(0,records_kind/* briefNameOf */.z9)(kind, shown)} was deleted is not known.`, 'Look at it in the service, or run again: it is deleted then if it is still there.', { cause });
}
function severalOf(what, found) {
    const ids = found.map(({ id }) => id).join(', ');
    return new errors/* OperationError */.OK('unknown', `After a lost answer ${what} is there ${found.length} times (ids ${ids}); which one is of this run is not known.`, 'Delete what is too much, then run again.');
}

// EXTERNAL MODULE: ./build/values/input-values.js
var input_values = __nccwpck_require__(1038);
// EXTERNAL MODULE: ./build/operations/operation.js
var operation = __nccwpck_require__(4138);
// EXTERNAL MODULE: ./build/operations/shown-records.js
var shown_records = __nccwpck_require__(7429);
;// CONCATENATED MODULE: ./build/operations/sync-records.js











const manifestText = {
    name: 'manifest',
    section: 'manifest',
    description: "For the `sync-…` operations of records, what is declared; YAML or JSON, or the path of such a file. `${NAME}` in it takes the variable NAME of the step's `env`.",
};
/** The declared records; null without a manifest. YAML is loaded only if there is one. */
const manifest = (0,input/* declareGroup */.gL)([manifestText], async (form) => {
    const { text, file } = (0,common/* readTextOrFile */.j1)(form, manifestText.name);
    if (text === '')
        return null;
    const { parseManifest } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(550)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4550));
    const { environment, hide, redact } = form.source;
    const { manifest: declared, secrets, filled, problems } = await parseManifest(text, environment, file);
    hide(secrets);
    redact(filled);
    for (const { input, expected } of problems)
        form.report(input, expected);
    return declared;
});
const pruneNames = {
    name: 'prune',
    section: 'manifest',
    description: 'Kinds whose undeclared records are deleted, as in `crontabs, network-rules`; by default none. `databases` deletes data.',
};
/** The names of the kinds whose undeclared records are deleted. */
const prune = (0,input/* declareGroup */.gL)([pruneNames], (form) => {
    const names = form.text(pruneNames, input_values/* parseWords */.nl) ?? [];
    for (const name of names) {
        const kind = kinds/* kinds */.E.find((known) => known.name === name);
        if (kind === undefined) {
            const [meant] = (0,near_names/* nearest */.p)(name, kinds/* kinds */.E.map((known) => known.name));
            form.report(pruneNames.name, `kinds of the manifest; ${name} is none, did you mean ${meant}?`);
        }
        else if (kind.removable === false) {
            const expected = `kinds that can be deleted; the service has no call to delete a ${kind.one}`;
            form.report(pruneNames.name, expected);
        }
    }
    return new Set(names);
});
/** The operation that brings the records of one kind to what the manifest declares. */
function syncRecords(kind) {
    const name = `sync-${kind.name}`;
    return (0,operation/* defineOperation */.h)({
        name,
        summary: `brings the ${kind.one}s of the ${kind.scope} to those that the manifest declares`,
        scope: kind.scope,
        inputs: { manifest, prune },
        check({ manifest: declared }) {
            if (declared === undefined || declared?.has(kind.name))
                return [];
            const needed = `as ${name} needs it; an empty one, written [], declares none`;
            const expected = `${declared === null ? 'a manifest with a' : 'a'} list ${kind.name}, ${needed}`;
            return [{ input: manifestText.name, expected }];
        },
        async plan(planning) {
            const { inputs, facts } = planning;
            const declared = inputs.manifest?.get(kind.name) ?? [];
            const shown = await (0,shown_records/* readShownRecords */.Y)(kind, facts, planning.reader);
            const plan = (0,compare/* planRecords */.sd)(kind, declared, shown, inputs.prune.has(kind.name));
            stopAtConflicts(kind, plan);
            sayWhatIsLeft(kind, declared, plan, planning);
            const known = new Set(shown.map(({ id }) => id));
            const tally = { known, gone: new Set(), own: new Set() };
            return { changes: plan.changes.map((change) => toChange(change, kind, facts, tally)) };
        },
    });
}
/** Warns of a manifest, or of kinds to prune, that none of the operations asked for applies. */
async function warnOfIdleRecords(form, operations) {
    const declared = (await manifest.read(form))?.value;
    const pruned = [...((await prune.read(form))?.value ?? [])];
    const isIdle = (kind) => !operations.includes(`sync-${kind}`);
    const warnings = pruned
        .filter(isIdle)
        .map((kind) => `prune names ${kind}, but sync-${kind} is not among the operations.`);
    if (declared == null || ![...declared.keys()].every(isIdle))
        return warnings;
    return [...warnings, 'manifest is given, but none of the operations is one that applies it (sync-…).'];
}
function stopAtConflicts(kind, { conflicts }) {
    if (conflicts.length === 0)
        return;
    const messages = conflicts.map(({ message }) => message).join(' ');
    const next = [...new Set(conflicts.map((conflict) => conflict.next))].join(' ');
    throw new errors/* OperationError */.OK('failed', `${messages} sync-${kind.name} has written nothing.`, next);
}
/** Says what is not done, and why, so that nobody takes it for done. */
function sayWhatIsLeft(kind, declared, plan, { log }) {
    const { left, uncompared } = plan;
    if (uncompared.length > 0)
        log.info(`not shown by the service, and so not compared: ${uncompared.join(', ')}`);
    if (left.length === 0)
        return;
    const identities = new Set(declared.map((record) => (0,compare/* identityOf */.cu)(kind, record)));
    const named = left.map((record) => {
        const again = identities.has((0,compare/* identityOf */.cu)(kind, record)) ? ', there more than once' : '';
        return `${(0,records_kind/* briefNameOf */.z9)(kind, record)}${again}`;
    });
    const why = kind.removable === false ? 'the service has no call to delete them' : `prune does not name ${kind.name}`;
    log.info(`not declared, and left as they are, as ${why}: ${named.join(', ')}`);
}
function toChange(change, kind, facts, tally) {
    return {
        summary: summaryOf(kind, change),
        content: contentOf(change),
        apply({ reader, writer, patience, confirm, log }) {
            const ids = (0,shown_records/* idsOf */.U)(kind, facts);
            const { info: say, warning: warn } = log;
            const writing = { kind, ids, ...tally, reader, writer, patience, confirm, say, warn };
            return applyRecordChange(change, writing);
        },
    };
}
/** Of what is shown only the id: other fields of it may change by themselves. */
function contentOf(change) {
    const declared = change.action === 'delete' ? null : change.declared;
    const shown = change.action === 'create' ? null : change.shown.id;
    return JSON.stringify([change.action, declared, shown]);
}
function summaryOf(kind, change) {
    if (change.action === 'create') {
        const details = (0,records_kind/* detailsOf */.cz)(kind, change.declared);
        return `create the ${kind.one} ${(0,records_kind/* nameOf */.Vb)(kind, change.declared)}${details === '' ? '' : ` (${details})`}`;
    }
    const why = change.action === 'replace' ? change.differences.join('; ') : change.why;
    return `${change.action} the ${kind.one} ${(0,records_kind/* briefNameOf */.z9)(kind, change.shown)}: ${why}`;
}


/***/ }),

/***/ 4750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   g6: () => (/* binding */ differencesOf),
/* harmony export */   sd: () => (/* binding */ planRecords)
/* harmony export */ });
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7639);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(812);


/**
 * Compares the declared records of one kind with those that the service shows. Pure.
 *
 * @param declared without two of the same identity
 * @param prune whether records that are not declared are to be deleted
 */
function planRecords(kind, declared, shown, prune) {
    const unnamed = shown.filter((record) => identityOf(kind, record) === null);
    if (unnamed.length > 0) {
        return { changes: [], left: [], uncompared: [], conflicts: [withoutIdentity(kind, unnamed)] };
    }
    const byIdentity = Map.groupBy(shown, (record) => identityOf(kind, record));
    const matches = declared.map((wanted) => match(kind, wanted, byIdentity.get(identityOf(kind, wanted)) ?? []));
    const matched = new Set(matches.flatMap(({ settled }) => settled));
    const left = shown.filter((record) => !matched.has(record));
    const written = declared.filter((_, index) => (matches[index]?.changes.length ?? 0) > 0);
    const deletions = left.map((record) => ({ action: 'delete', shown: record, why: 'not declared' }));
    return {
        changes: [...matches.flatMap(({ changes }) => changes), ...(prune ? deletions : [])],
        left: prune ? [] : left,
        uncompared: [...new Set(matches.flatMap(({ uncompared }) => uncompared))],
        conflicts: [
            ...matches.flatMap(({ conflicts }) => conflicts),
            ...alike(kind, prune ? declared : written, left),
            ...repeated(kind, shown),
        ],
    };
}
/**
 * What of a declared record differs in a shown one, as it is → as it is to be, without secrets; only what is shown is
 * compared.
 */
function differencesOf({ writeOnly = [] }, declared, shown) {
    return Object.entries(declared).flatMap(([field, wanted]) => {
        const seen = seenOf(declared, shown, field);
        if (writeOnly.includes(field) || wanted === undefined || seen === undefined)
            return [];
        const value = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .revealed */ .Dr)(wanted);
        if ((0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(value, seen))
            return [];
        return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$f)(wanted) ? `${field} *** → ***` : `${field} ${(0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .spelled */ .uQ)(seen)} → ${(0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .spelled */ .uQ)(value)}`;
    });
}
/** What a service shows of a declared field; undefined where it shows nothing, or a secret as null, empty or in asterisks. */
function seenOf(declared, shown, field) {
    const seen = Object.hasOwn(shown, field) ? shown[field] : undefined;
    const isMasked = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$f)(declared[field]) && (seen === null || /^[*•]*$/.test(String(seen)));
    return isMasked ? undefined : seen;
}
/** What tells a record from others, as a key; null for one that does not show all of it. */
function identityOf(kind, record) {
    return (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(kind, record) === null
        ? null
        : JSON.stringify(kind.identity.map((field) => String(record[field])));
}
const nothing = { changes: [], settled: [], uncompared: [], conflicts: [] };
function match(kind, declared, candidates) {
    const compared = candidates.map((shown) => ({ shown, differences: differencesOf(kind, declared, shown) }));
    const same = compared.find(({ differences }) => differences.length === 0);
    const [only, ...others] = compared;
    if (only === undefined)
        return { ...nothing, changes: [{ action: 'create', declared }] };
    if (same !== undefined) {
        const older = olderForm(kind, declared, same.shown, compared);
        const settled = [same.shown, ...older.map(({ shown }) => shown)];
        return { ...nothing, changes: older, settled, uncompared: uncomparedIn(kind, declared, same.shown) };
    }
    if (others.length > 0)
        return { ...nothing, conflicts: [several(kind, declared, candidates)] };
    if (!isReplaceable(kind))
        return { ...nothing, conflicts: [irreplaceable(kind, only.shown, only.differences)] };
    const change = { action: 'replace', declared, ...only };
    const uncompared = uncomparedIn(kind, declared, only.shown);
    return { ...nothing, changes: [change], settled: [only.shown], uncompared };
}
function isReplaceable({ replaceable, removable }) {
    return replaceable !== false && removable !== false;
}
/**
 * What a replacement that creates first has left when it was broken off before it deleted: with the declared record there,
 * shown in full, one older record of the same identity that differs from it. Anything else is none of ours.
 */
function olderForm(kind, declared, same, compared) {
    const [other, ...more] = compared.filter(({ shown }) => shown !== same);
    if (kind.deleteFirst || !isReplaceable(kind) || other === undefined || more.length > 0)
        return [];
    const { shown, differences } = other;
    const isShownInFull = Object.keys(declared).every((field) => seenOf(declared, shown, field) === undefined || seenOf(declared, same, field) !== undefined);
    if (differences.length === 0 || shown.id > same.id || !isShownInFull)
        return [];
    const why = `it is older than the declared one, which is there, and differs: ${differences.join('; ')}`;
    return [{ action: 'delete', shown, why }];
}
function uncomparedIn({ writeOnly = [] }, declared, shown) {
    return Object.keys(declared).filter((field) => writeOnly.includes(field) || seenOf(declared, shown, field) === undefined);
}
function several(kind, declared, candidates) {
    const ids = candidates.map(({ id }) => id).join(', ');
    return {
        message: `The ${kind.one} ${(0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(kind, declared)} is there ${candidates.length} times (ids ${ids}), each time different from what is declared: which one is to be replaced cannot be told.`,
        next: 'Delete in the service those that are not wanted, or declare the record as one of them is.',
    };
}
function irreplaceable(kind, shown, differences) {
    return {
        message: `The ${kind.one} ${(0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(kind, shown)} (id ${shown.id}) differs from what is declared (${differences.join('; ')}), and is never replaced.`,
        next: 'Declare it as it is, or change it in the service by hand.',
    };
}
/** Records that are left and that the service may take for a declared one: creating that may change them in place. */
function alike(kind, declared, left) {
    const fold = (record) => ((0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(kind, record) ?? '').trim().toLowerCase();
    const wanted = new Map(declared.map((record) => [fold(record), record]));
    return left.flatMap((shown) => {
        const record = wanted.get(fold(shown));
        if (record === undefined || identityOf(kind, record) === identityOf(kind, shown))
            return [];
        return {
            message: `The ${kind.one} ${(0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(kind, record)} differs from one that is there (id ${shown.id}) in case or white space only: the service may take them for the same.`,
            next: 'Declare it as it is there.',
        };
    });
}
function repeated(kind, shown) {
    const byId = Map.groupBy(shown, ({ id }) => id);
    const twice = [...byId].filter(([, records]) => records.length > 1).map(([id]) => id);
    if (twice.length === 0)
        return [];
    return [
        {
            message: `The service shows different ${kind.one}s with the same id (${twice.join(', ')}), so that none can be told from the other.`,
            next: `Run again; if it stays so, take sync-${kind.name} out of the operations.`,
        },
    ];
}
function withoutIdentity({ name, one, identity }, records) {
    const ids = records.map(({ id }) => id).join(', ');
    return {
        message: `The service does not show ${identity.join(' and ')} of every ${one} (ids ${ids}), so that what is there cannot be told from what is declared.`,
        next: `Take sync-${name} out of the operations: with this service it cannot work.`,
    };
}


/***/ }),

/***/ 7639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   WI: () => (/* binding */ defineKind),
/* harmony export */   cz: () => (/* binding */ detailsOf),
/* harmony export */   z9: () => (/* binding */ briefNameOf)
/* harmony export */ });
/* harmony import */ var _api_records_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1493);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(812);


/** Completes the definition of a kind. */
function defineKind(definition) {
    const scope = definition.path.includes('{site}') ? 'site' : 'server';
    return { ...definition, scope, endpoints: (0,_api_records_js__WEBPACK_IMPORTED_MODULE_0__/* .recordEndpoints */ .G)(definition) };
}
/** The body that creates a declared record. */
function bodyOf(declared) {
    const given = Object.entries(declared).flatMap(([field, value]) => value == null ? [] : [[field, (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .revealed */ .Dr)(value)]]);
    return Object.fromEntries(given);
}
/** What is declared beside the identity, in words without secrets; empty where there is no more. */
function detailsOf({ identity, writeOnly = [], declared: { shape } }, declared) {
    const inWords = (field, value) => {
        if ((0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$f)(value))
            return '***';
        return Object.hasOwn(shape, field) ? String(value) : (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .spelled */ .uQ)(value);
    };
    return Object.entries(declared)
        .filter(([field, value]) => value != null && !identity.includes(field) && !writeOnly.includes(field))
        .map(([field, value]) => `${field} ${inWords(field, value)}`)
        .join(', ');
}
/** What a record is called in messages: its identity. Null for one that does not show all of it. */
function nameOf(kind, record) {
    const values = kind.identity.map((field) => record[field]);
    return values.every((value) => typeof value === 'string' || typeof value === 'number')
        ? values.join(': ').replace(/\s+/g, ' ')
        : null;
}
/**
 * The beginning of a shown record's name, with its id: it may be somebody else's, and a command may go on with a secret.
 */
function briefNameOf(kind, shown) {
    const name = nameOf(kind, shown) ?? '';
    const brief = name.length <= MOST_SHOWN ? name : `${name.slice(0, MOST_SHOWN)}…`;
    return `${brief} (id ${shown.id})`;
}
const MOST_SHOWN = 40;


/***/ }),

/***/ 6503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  E: () => (/* binding */ kinds)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __nccwpck_require__(8395);
// EXTERNAL MODULE: ./build/api/fields.js
var fields = __nccwpck_require__(3262);
// EXTERNAL MODULE: ./build/records/kind.js
var kind = __nccwpck_require__(7639);
;// CONCATENATED MODULE: ./build/records/kinds/auth-users.js



/** Section 4, Auth users. */
const authUsers = (0,kind/* defineKind */.WI)({
    name: 'auth-users',
    one: 'auth user',
    path: '/api/servers/{server}/sites/{site}/auth-users',
    declared: schemas/* strictObject */.rej({
        name: (0,fields/* text */.Qq)({ least: 2, most: 255 }),
        password: (0,fields/* text */.Qq)({ least: 2, most: 255 }),
    }),
    identity: ['name'],
    writeOnly: ['password'],
});

;// CONCATENATED MODULE: ./build/records/kinds/crontabs.js



/** Section 4, Crontabs. */
const crontabs = (0,kind/* defineKind */.WI)({
    name: 'crontabs',
    one: 'crontab',
    path: '/api/servers/{server}/crontabs',
    declared: schemas/* strictObject */.rej({
        user: (0,fields/* line */.n8)({ most: 255 }),
        command: (0,fields/* line */.n8)({ most: 255 }),
        frequency: (0,fields/* schedule */._)({ most: 50 }),
    }),
    identity: ['user', 'command'],
    deleteFirst: true,
});

;// CONCATENATED MODULE: ./build/records/kinds/daemons.js



/** Section 4, Daemons: they cannot be shown or deleted. */
const daemons = (0,kind/* defineKind */.WI)({
    name: 'daemons',
    one: 'daemon',
    path: '/api/servers/{server}/daemons',
    declared: schemas/* strictObject */.rej({ command: (0,fields/* line */.n8)({ most: 150 }) }),
    identity: ['command'],
    removable: false,
});

;// CONCATENATED MODULE: ./build/records/kinds/databases.js



/** Section 4, sqldb databases: replacing one would destroy what it holds. */
const databases = (0,kind/* defineKind */.WI)({
    name: 'databases',
    one: 'database',
    path: '/api/servers/{server}/sqldb',
    declared: schemas/* strictObject */.rej({
        name: (0,fields/* except */.iu)((0,fields/* identifier */.Cv)({ least: 2, most: 64 }), 'database'),
        user: (0,fields/* optional */.lq)((0,fields/* identifier */.Cv)({ least: 2, most: 64 })),
        password: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()),
    }),
    identity: ['name'],
    writeOnly: ['password'],
    replaceable: false,
});

;// CONCATENATED MODULE: ./build/records/kinds/network-rules.js



/** Section 4, Network rules. A replacement creates first: the rule may be the one that lets the service in. */
const networkRules = (0,kind/* defineKind */.WI)({
    name: 'network-rules',
    one: 'network rule',
    path: '/api/servers/{server}/network-rules',
    declared: schemas/* strictObject */.rej({
        name: (0,fields/* text */.Qq)({ most: 100 }),
        port: (0,fields/* ports */.X6)(),
        type: (0,fields/* oneOf */.yL)(['tcp', 'udp']),
        from_ip_address: (0,fields/* optional */.lq)((0,fields/* ipAddress */.M1)({ most: 45 })),
    }),
    identity: ['name'],
});

// EXTERNAL MODULE: ./build/records/kinds/queue-workers.js
var queue_workers = __nccwpck_require__(4036);
;// CONCATENATED MODULE: ./build/records/kinds.js






/** Every kind that a manifest may declare. Operations, checks and documentation follow from this list. */
const kinds = [
    // Of a site.
    queue_workers/* queueWorkers */.l,
    authUsers,
    // Of a server.
    crontabs,
    networkRules,
    daemons,
    databases,
];


/***/ }),

/***/ 4036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ queueWorkers)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8395);
/* harmony import */ var _api_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3262);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7639);



/** Section 4, Queue workers. What several processes of one queue are for is said by `processes`. */
const queueWorkers = (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .defineKind */ .WI)({
    name: 'queue-workers',
    one: 'queue worker',
    path: '/api/servers/{server}/sites/{site}/queues',
    declared: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        connection: (0,_api_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        queue: (0,_api_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        maximum_seconds: (0,_api_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)({ least: 0, most: 60_000 }),
        sleep: (0,_api_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)({ least: 0, most: 60_000 }),
        processes: (0,_api_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)({ least: 1, most: 120 }),
        maximum_tries: (0,_api_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_api_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)({ least: 1, most: 60_000 })),
    }),
    identity: ['connection', 'queue'],
    deleteFirst: true,
});


/***/ }),

/***/ 812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ isSecret),
/* harmony export */   Dr: () => (/* binding */ revealed),
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   uQ: () => (/* binding */ spelled)
/* harmony export */ });
function isSecret(declared) {
    return typeof declared === 'object' && declared !== null && 'secret' in declared;
}
/** The value itself. */
function revealed(declared) {
    return isSecret(declared) ? declared.secret : declared;
}
/**
 * Tells if a service shows a value as it is declared, at most in a form of its own: a number or a flag written as a text, a
 * flag as 0 or 1, no value as null, an empty text or an empty list.
 */
function isSame(wanted, shown) {
    if (isNothing(wanted) || isNothing(shown))
        return isNothing(wanted) && isNothing(shown);
    if (isList(wanted) || isList(shown)) {
        if (!isList(wanted) || !isList(shown) || wanted.length !== shown.length)
            return false;
        return wanted.every((one, index) => isSame(one, shown[index]));
    }
    if (wanted === shown)
        return true;
    const reading = [wanted, shown].some((one) => typeof one === 'boolean') ? flagOf : numberOf;
    // Two texts are the same only where they are spelled alike: which of them mean numbers nobody says.
    if (typeof wanted === 'string' && typeof shown === 'string')
        return false;
    const one = reading(wanted);
    return one !== undefined && one === reading(shown);
}
/** A value in words, in one line. */
function spelled(shown) {
    if (isNothing(shown))
        return 'empty';
    if (isList(shown) && shown.every(isPlain))
        return JSON.stringify(shown);
    const text = isPlain(shown) ? String(shown) : 'something that is no value';
    return /^[\w.:/-]+$/.test(text) ? text : JSON.stringify(text);
}
function isPlain(shown) {
    return ['string', 'number', 'boolean'].includes(typeof shown);
}
function isList(shown) {
    return Array.isArray(shown);
}
function isNothing(shown) {
    return shown === undefined || shown === null || shown === '' || (isList(shown) && shown.length === 0);
}
function flagOf(shown) {
    if ([true, 1, '1', 'true'].some((one) => one === shown))
        return true;
    return [false, 0, '0', 'false'].some((one) => one === shown) ? false : undefined;
}
/** A text that would lose digits as a number counts as none. */
function numberOf(shown) {
    if (typeof shown === 'number')
        return shown;
    return typeof shown === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(shown) ? Number(shown) : undefined;
}


/***/ }),

/***/ 3387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ cutStart),
/* harmony export */   w: () => (/* binding */ lastLines)
/* harmony export */ });
const NOTE = '[cut: only the end is shown]\n';
/** The end of a text, at most `maxBytes` bytes of UTF-8, begun at a line where there is one; says so when cut. */
function cutStart(text, maxBytes) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= maxBytes)
        return text;
    let start = bytes.length - maxBytes + NOTE.length;
    // A byte of the form 10xxxxxx stands inside a character.
    while (start < bytes.length && ((bytes[start] ?? 0) & 0xc0) === 0x80)
        start += 1;
    const lineEnd = bytes.indexOf(0x0a, start);
    const from = lineEnd === -1 || lineEnd === bytes.length - 1 ? start : lineEnd + 1;
    return NOTE + bytes.subarray(from).toString('utf8');
}
/** The end of a text, at most `maxCharacters` UTF-16 units where it has lines, begun at a line. */
function lastLines(text, maxCharacters) {
    if (text.length <= maxCharacters)
        return text;
    const lineEnd = text.indexOf('\n', text.length - maxCharacters);
    return lineEnd === -1 ? '' : text.slice(lineEnd + 1);
}


/***/ }),

/***/ 956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ renderDiff)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4902);

/**
 * How the deploy script changes, folded: a block that GitHub colours as a diff. What has no room is left out, by whole
 * lines from the end, and said so.
 *
 * @returns at most that many characters; empty where not even the title has room
 */
function renderDiff(diff, maxCharacters, look = {}) {
    const { lines } = diff;
    const render = (shown) => block(diff, shown, look);
    const whole = render(lines);
    if (whole.length <= maxCharacters)
        return whole;
    // Without any line it is as long as title, note and fence together.
    let room = maxCharacters - render([]).length - FENCE_ROOM;
    const kept = lines.slice(0, lines.findIndex((line) => {
        room -= line.length + 1;
        return room < 0;
    }));
    // A fence that is longer than usual may not fit: then no line is shown.
    const cut = [render(kept), render([])].find(({ length }) => length <= maxCharacters);
    return cut ?? '';
}
const FENCE_ROOM = '```diff\n```\n\n'.length;
const EXIT_REPORT = {
    added: ', exit report added',
    removed: ', exit report removed',
    kept: '',
    none: '',
};
function block(diff, shown, { remark = '', isOpen = false }) {
    const left = diff.lines.length - shown.length;
    const title = `Deploy script: ${titleOf(diff)}${remark}`;
    const parts = [
        shown.length === 0 ? '' : fenced(shown),
        left === 0
            ? ''
            : `${left === 1 ? '1 line' : `${left} lines`} of this diff left out, as there is no room for more.`,
    ].filter((part) => part !== '');
    return parts.length === 0 ? title : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(title, parts.join('\n\n'), isOpen);
}
function titleOf({ lines, added, removed, exitReport }) {
    const report = EXIT_REPORT[exitReport];
    if (lines.length > 0)
        return `<code>+${added} −${removed}</code>${report}`;
    return report === '' ? 'differs in what is not shown, such as a secret' : `no line of its own${report}`;
}
function fenced(lines) {
    const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
    const fence = '`'.repeat(runs.reduce((longest, { length }) => Math.max(longest, length + 1), 3));
    return `${fence}diff\n${lines.join('\n')}\n${fence}`;
}


/***/ }),

/***/ 5049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ reservation),
/* harmony export */   o: () => (/* binding */ renderEnvKeys)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4902);

/** What cannot be brought back first. */
const SORTS = ['removed', 'changed', 'added', 'kept'];
const MOST_NAMES = 300;
/**
 * The keys of `.env` by what becomes of them, folded: names only. Nothing where all of them stay as they are.
 *
 * @param status of `sync-env`
 * @param line remote text as one safe line
 * @param mostNames how many keys of a sort are named
 */
function renderEnvKeys(env, status, line, mostNames = MOST_NAMES) {
    if (env === undefined)
        return '';
    const { added, changed, removed } = env;
    if (added.length + changed.length + removed.length === 0)
        return '';
    const given = SORTS.filter((sort) => env[sort].length > 0);
    const counts = given.map((sort) => `${env[sort].length} ${sort}`).join(', ');
    const rows = given.map((sort) => `- **${sort}** ${names(env[sort], line, mostNames)}`);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(`<code>.env</code> keys: ${counts}${reservation(status)}`, rows.join('\n'));
}
/** What the status of an operation takes back of what was to be. */
function reservation(status) {
    switch (status) {
        case 'changed':
            return '';
        case 'planned':
            return ' (planned)';
        case 'unknown':
            return ' (in doubt)';
        default:
            return ' (not done)';
    }
}
function names(keys, line, most) {
    const more = keys.length > most ? ` and ${keys.length - most} more` : '';
    const shown = keys.slice(0, most).map((key) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(line(key)));
    return `${shown.join(', ')}${more}`;
}


/***/ }),

/***/ 7662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ exactPlan)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4902);

/** How to carry out exactly the plan of a dry run, folded; nothing where there is none, or nothing in it. */
function exactPlan({ outcome, planHash = '', results }) {
    const isSomething = results.some(({ status }) => status === 'planned');
    if (outcome !== 'planned' || !isSomething || !/^[\da-f]{64}$/.test(planHash))
        return '';
    const how = 'Give these inputs, and all others as in this run. When the plan has become another one by then, nothing is written.';
    const inputs = `\`\`\`yaml\ndry-run: false\nplan-hash: ${planHash}\n\`\`\``;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)('To carry out exactly this plan, or nothing', `${how}\n\n${inputs}`);
}


/***/ }),

/***/ 897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ MOST_LISTED),
/* harmony export */   g: () => (/* binding */ failureOf)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2807);

/** What an error means for the run. */
function failureOf(error) {
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz) {
        return {
            outcome: 'rejected',
            message: describeProblems(error),
            next: 'Correct the inputs and run again; no write was sent.',
        };
    }
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK) {
        return { outcome: error.stop, message: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)(error), next: error.next };
    }
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD)
        return { outcome: 'failed', message: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)(error), next: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .advise */ .TH)(error) };
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeadlineError */ .j3) {
        return {
            outcome: 'timed_out',
            message: error.message,
            next: 'Look at the site, then run again, with a longer timeout if need be.',
        };
    }
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc) {
        return {
            outcome: 'cancelled',
            message: error.message,
            next: `${error.doubt === undefined ? 'Run again' : 'Look at the site, then run again'}: that does what is missing, and once more what is asked for in every run, such as a deploy or a restart.`,
        };
    }
    // The message of an error that is not ours may quote what it choked on; its stack begins with it.
    const name = error instanceof Error ? error.name : typeof error;
    const [stack = ''] = /(\n {4}at .*)+$/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
    const place = /([\w.-]+:\d+:\d+)\)?$/m.exec(stack)?.[1] ?? 'unknown place';
    return {
        outcome: 'failed',
        message: `This action has a fault: ${name} at ${place}.`,
        next: 'Please report it with this line.',
    };
}
/** How many problems or changes a message lists without losing its end. */
const MOST_LISTED = 20;
function describeProblems({ message, problems }) {
    const { length } = problems;
    if (length === 1)
        return message;
    const listed = message.split('\n').slice(0, MOST_LISTED);
    const more = length > MOST_LISTED ? [`and ${length - MOST_LISTED} more, which the log of this step lists`] : [];
    return [`There are ${length} problems with the inputs.`, ...listed, ...more].join('\n');
}


/***/ }),

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ isRepeated),
/* harmony export */   H0: () => (/* binding */ isUnconfirmed),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   eA: () => (/* binding */ isKeeping),
/* harmony export */   oy: () => (/* binding */ isDeleted),
/* harmony export */   tk: () => (/* binding */ mayStillRun)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1420);
/* harmony import */ var _operations_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2042);


/** One sentence for a person: what came of the run. Not redacted, not escaped. */
function headline(report, inputs) {
    const site = siteName(report, inputs);
    const deploy = report.facts?.deploy;
    switch (report.outcome) {
        case 'succeeded':
            if (isDeleted(report))
                return `${site}: the site is deleted`;
            if (deploy === undefined)
                return `${site}: ${whatWasDone(report)}`;
            if (!deploy.followed)
                return `${site}: deploy triggered, not followed`;
            if (deploy.evidence.join() === 'token') {
                return `${site}: a deploy ended after ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(deploy.durationMs)}, nothing shows whether it worked`;
            }
            return `${site}: deployed${deploy.commit ? ` ${deploy.commit.slice(0, 7)}` : ''} in ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(deploy.durationMs)}`;
        case 'planned':
            return `${site}: ${wouldChange(report)}`;
        case 'failed':
            return `${site}: ${failing(report)} failed`;
        case 'rejected':
            return `${site}: inputs rejected, no write was sent`;
        case 'timed_out':
            return `${site}: timed out, what was triggered may still finish`;
        case 'unknown':
            return `${site}: how ${failing(report)} ended is not known`;
        case 'cancelled':
            return `${site}: cancelled${mayStillRun(report) ? ', the deploy may still be running' : ''}`;
    }
}
function whatWasDone({ results }) {
    const isAsWanted = results.every(({ status }) => status === 'unchanged') && results.some(isKeeping);
    return isAsWanted ? 'everything is as wanted, nothing was changed' : 'everything asked for is done';
}
function wouldChange({ results }) {
    const planned = results.filter(({ status }) => status === 'planned');
    const changes = planned
        .filter(({ operation }) => !isRepeated(operation))
        .flatMap((result) => result.changes);
    const again = planned.filter(({ operation }) => isRepeated(operation)).map(({ operation }) => operation);
    const run = again.length === 0 ? '' : ` and run ${again.join(', ')}`;
    if (changes.length > 0)
        return `would make ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}${run}`;
    return again.length === 0 ? 'nothing would change' : `would change nothing${run}`;
}
/** Whether the run has seen the site to be gone at its end. */
function isDeleted({ outcome, results }) {
    const deleting = _operations_index_js__WEBPACK_IMPORTED_MODULE_1__/* .operations */ .z.filter(({ deletesSite }) => deletesSite === true).map(({ name }) => name);
    return outcome === 'succeeded' && results.some(({ operation }) => deleting.includes(operation));
}
/** Whether an operation is carried out in every run, so that it says nothing about what differs. */
function isRepeated(operation) {
    return _operations_index_js__WEBPACK_IMPORTED_MODULE_1__/* .operations */ .z.some(({ name, repeats }) => name === operation && repeats === true);
}
/** Whether an operation keeps something as it is wanted; others only show something. */
function isKeeping({ operation }) {
    return _operations_index_js__WEBPACK_IMPORTED_MODULE_1__/* .operations */ .z.some(({ name, readOnly }) => name === operation && readOnly !== true);
}
/** The site's domain, or whatever names what the run works on. */
function siteName({ facts }, inputs) {
    if (typeof facts?.site === 'object' && facts.site.domain !== '')
        return facts.site.domain;
    return inputs?.site || inputs?.server || 'Site deploy';
}
/** Whether a success is one that nothing confirms: a deploy that was not followed, or that only ended. */
function isUnconfirmed({ outcome, facts }) {
    const deploy = facts?.deploy;
    return (outcome === 'succeeded' &&
        deploy !== undefined &&
        (!deploy.followed || deploy.evidence.join() === 'token'));
}
/** Whether a deploy was triggered, or may have been, and was not seen to end. */
function mayStillRun({ results, facts }) {
    const { deploy } = facts ?? {};
    if (deploy !== undefined)
        return deploy.exitStatus === undefined && deploy.evidence.length === 0;
    return results.some(({ operation, status }) => operation === 'deploy' && status === 'unknown');
}
/** The operation that stopped the run, which is the last one; the run itself when none had begun. */
function failing({ results }) {
    return (results.findLast(({ status }) => status === 'failed' || status === 'unknown')?.operation ?? 'the run');
}


/***/ }),

/***/ 1006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UE: () => (/* binding */ renderLinks),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   zO: () => (/* binding */ linkToSite)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1420);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2251);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4902);



/**
 * Links to the site, the commit and the workflow run, on one line, each only where it is certain to lead there; and how long
 * the run took.
 */
function renderLinks(report, places, sanitize) {
    const { facts, durationMs } = report;
    const home = repositoryUrl(places);
    const commit = facts?.deploy?.commit;
    const isOurs = isSameRepository(places.siteRepository, places.repository);
    const isRun = /^\d{1,20}$/.test(places.runId ?? '');
    const parts = [
        linkToSite(report, places.environmentUrl, sanitize),
        home && commit && isOurs
            ? linkTo(`commit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(commit.slice(0, 7))}`, `${home}/commit/${commit}`, sanitize)
            : '',
        home && isRun ? linkTo('workflow run', `${home}/actions/runs/${places.runId}`, sanitize) : '',
        durationMs < NOTEWORTHY_MS ? '' : `${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(durationMs)} in all`,
    ];
    return parts.filter((part) => part !== '').join(' · ');
}
/**
 * A link to where people find the site: as the workflow says, or its domain; nothing where it is deleted, or no link to it is
 * certain to be harmless. Plain http where nobody says otherwise: a new site may have no certificate yet, and one that has
 * will redirect.
 */
function linkToSite(report, environmentUrl, sanitize) {
    const site = report.facts?.site;
    if ((0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeleted */ .oy)(report))
        return '';
    const url = harmlessUrl(environmentUrl) ?? (typeof site === 'object' ? urlOf(site.domain) : undefined);
    return linkTo(`🌐 ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(url?.replace(/^https?:\/\/|\/$/g, '') ?? '')}`, url, sanitize);
}
/**
 * A link in Markdown; nothing where the address is no harmless one of http or https, holds a secret, or what nobody would see.
 *
 * @param text Markdown
 */
function linkTo(text, address, sanitize) {
    const url = harmlessUrl(address);
    const isOpen = url !== undefined && sanitize(url).join('\n') === url;
    return isOpen ? `[${text}](${url.replaceAll('&', '&amp;')})` : '';
}
/** A shorter time says nothing to a person. */
const NOTEWORTHY_MS = 50;
const HOST = String.raw `(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]`;
const HOST_NAME = new RegExp(`^${HOST}$`, 'i');
/** With no user in it, and no character that Markdown could take for its own. */
const HARMLESS = new RegExp(String.raw `^https?://(?:${HOST}|localhost)(?::\d{1,5})?(?:/[\w.~%+:@/?=&#-]*)?$`, 'i');
/** With what the URL standard leaves as it is, and Markdown would take for the end of the address, encoded. */
function harmlessUrl(address = '') {
    const url = (URL.parse(address)?.href ?? '').replace(/[^\w.~%+:@/?=&#-]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
    return url.length <= 2_000 && HARMLESS.test(url) ? url : undefined;
}
function urlOf(domain) {
    return domain.length <= 253 && HOST_NAME.test(domain) ? `http://${domain.toLowerCase()}` : undefined;
}
function repositoryUrl({ serverUrl, repository = '' }) {
    const server = harmlessUrl(serverUrl)?.replace(/\/$/, '');
    const isName = /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(repository) && !/(^|\/)\.{1,2}(\/|$)/.test(repository);
    return server !== undefined && isName ? `${server}/${repository}` : undefined;
}
/** Where it is not known what a site is deployed from, it is taken to be the repository of the workflow. */
function isSameRepository(ofSite, ofRun) {
    if (ofSite === undefined)
        return true;
    const [name] = /[^/:]{1,100}\/[^/:]{1,100}$/.exec(ofSite.replace(/(\.git)?\/?$/i, '')) ?? [];
    return name?.toLowerCase() === ofRun?.toLowerCase();
}


/***/ }),

/***/ 4902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   DI: () => (/* binding */ preBlock),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   SS: () => (/* binding */ codeSpan)
/* harmony export */ });
/**
 * Text for a table cell, heading or paragraph of a summary or comment, on one line: it reads as it is, and
 * nothing in it acts. Markup becomes character references; a zero-width space breaks what GitHub links after
 * rendering (URLs, e-mail addresses, `@name`, `#123`, `GH-123`).
 */
function escapeMarkdown(text) {
    return text
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .replace(/^[-.)]|^\d+(?=[.)])|[&<>"'\\`*_~[\](){}!|$^=+#]/g, toReferences)
        .replace(/@|(?<=&#35;)(?=\d)|:(?=\/\/)|www(?=\.)|gh-(?=\d)/gi, '$&&#8203;');
}
/** Text as code, wherever `escapeMarkdown` may be used. Empty text gives nothing. */
function codeSpan(text) {
    const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    if (line === '')
        return '';
    // A table would split the cell at a pipe, and a backslash before it would show elsewhere.
    if (line.includes('|'))
        return `<code>${escapeMarkdown(line)}</code>`;
    const longestRun = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(longestRun + 1);
    const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return fence + padding + line + padding + fence;
}
/**
 * Lines as a preformatted block; it may stand in `<details>`. Put an empty line before it. No line of it is
 * blank in the source, because a blank line would end the HTML around it and the rest would be Markdown.
 */
function preBlock(lines) {
    const shown = lines
        .flatMap((line) => line.split(/\r\n|\n|\r/))
        .map((line) => {
        return line.trim() === '' ? '&#32;' : line.replace(/[&<>"']/g, toReferences);
    });
    return `<pre>${shown.join('\n')}</pre>`;
}
/** A part that opens at a click. The title may hold HTML of ours, the body Markdown; neither is escaped. */
function fold(title, body, isOpen = false) {
    return `<details${isOpen ? ' open' : ''}><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
function toReferences(text) {
    return Array.from(text, (character) => `&#${character.codePointAt(0)};`).join('');
}


/***/ }),

/***/ 3357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ shownEvidence),
/* harmony export */   eD: () => (/* binding */ outcomeMark),
/* harmony export */   w8: () => (/* binding */ statusMark)
/* harmony export */ });
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2251);

/** The sign of how a run ended; a success that nothing confirms has one of its own. */
function outcomeMark(report) {
    return (0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnconfirmed */ .H0)(report) ? '⚠️' : OUTCOME_MARKS[report.outcome];
}
const OUTCOME_MARKS = {
    succeeded: '✅',
    planned: '📝',
    failed: '❌',
    rejected: '⛔',
    timed_out: '⏳',
    unknown: '❓',
    cancelled: '🚫',
};
/** How an operation ended, for a cell of a table. What runs in every run changes nothing: it is done. */
function statusMark(operation, status) {
    return (0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .isRepeated */ .B5)(operation) ? (REPEATED_MARKS[status] ?? STATUS_MARKS[status]) : STATUS_MARKS[status];
}
const REPEATED_MARKS = {
    changed: '✅&nbsp;done',
    planned: '🔁&nbsp;every&nbsp;run',
};
const STATUS_MARKS = {
    changed: '✅&nbsp;changed',
    unchanged: 'unchanged',
    planned: '📝&nbsp;planned',
    failed: '❌&nbsp;failed',
    unknown: '❓&nbsp;unknown',
    'not-run': 'not&nbsp;run',
};
/** What shows that the deploy worked, in Markdown; empty where nothing does. */
function shownEvidence({ facts }) {
    return (facts?.deploy?.evidence ?? []).map((evidence) => EVIDENCE[evidence]).join(' · ');
}
const EVIDENCE = {
    token: '`last_deploy_at` moved',
    status: 'the service shows the status `active`',
    'exit-status': 'the script exited with status 0',
    'success-pattern': 'the log matches every success pattern',
    'health-check': 'the health check answered well',
    'verify-command': 'the verify command exited with status 0',
};


/***/ }),

/***/ 4247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ exitCodes)
/* harmony export */ });
/** The exit code of each outcome. */
const exitCodes = {
    succeeded: 0,
    planned: 0,
    failed: 1,
    rejected: 2,
    timed_out: 3,
    unknown: 4,
    cancelled: 130,
};


/***/ }),

/***/ 4121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ renderOutputs)
/* harmony export */ });
/* harmony import */ var _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8541);
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3387);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2251);



const MAX_LOG_BYTES = 32 * 1024;
/** Every output of action.yml, on every run; empty where it does not apply. */
function renderOutputs(report, { traffic, sanitize, log, deploymentId }) {
    const line = (given) => sanitize(given).join(' ');
    const { facts, results } = report;
    const site = typeof facts?.site === 'object' ? facts.site : undefined;
    const deploy = facts?.deploy;
    const rows = results.map(({ operation, status, changes, restored, durationMs, error }) => ({
        operation,
        status,
        changes: [...changes, ...(restored === undefined ? [] : [restored])].map(line),
        duration_ms: durationMs,
        ...(error !== undefined && { error: line(error) }),
    }));
    const plan = results.map(({ operation, planned }) => ({ operation, changes: planned.map(line) }));
    return {
        outcome: report.outcome,
        changed: String(results.some(({ operation, wrote }) => wrote && !(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .isRepeated */ .B5)(operation))),
        results: JSON.stringify(rows),
        'server-id': text(facts?.serverId),
        'site-id': text(site?.id),
        'site-domain': line(site?.domain ?? ''),
        'previous-deploy-at': line(deploy?.previousDeployAt ?? ''),
        'last-deploy-at': line(deploy?.lastDeployAt ?? site?.last_deploy_at ?? ''),
        'deploy-duration-ms': text(deploy?.durationMs),
        'deploy-exit-status': text(deploy?.exitStatus),
        'deployed-commit': text(deploy?.commit),
        evidence: (deploy?.evidence ?? []).join(','),
        'deploy-log': (0,_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutStart */ .D)(log.join('\n'), MAX_LOG_BYTES),
        'env-added': keys(facts?.env?.added),
        'env-changed': keys(facts?.env?.changed),
        'env-removed': keys(facts?.env?.removed),
        plan: results.length === 0 ? '' : JSON.stringify(plan),
        'has-changes': text(report.hasChanges),
        'plan-hash': text(report.planHash),
        requests: String(traffic.requests),
        retries: String(traffic.retries),
        'deployment-id': text(deploymentId),
    };
}
function text(value) {
    return value === undefined ? '' : String(value);
}
const MAX_KEYS_CHARACTERS = 64 * 1024;
function keys(names = []) {
    return (0,_secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(names.join(','), MAX_KEYS_CHARACTERS);
}


/***/ }),

/***/ 920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  B: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./build/secrets/sanitizer.js
var sanitizer = __nccwpck_require__(8541);
// EXTERNAL MODULE: ./build/report/diff-block.js
var diff_block = __nccwpck_require__(956);
// EXTERNAL MODULE: ./build/report/env-keys.js
var env_keys = __nccwpck_require__(5049);
// EXTERNAL MODULE: ./build/report/exact-plan.js
var exact_plan = __nccwpck_require__(7662);
// EXTERNAL MODULE: ./build/report/headline.js
var headline = __nccwpck_require__(2251);
// EXTERNAL MODULE: ./build/report/links.js
var links = __nccwpck_require__(1006);
// EXTERNAL MODULE: ./build/deploy/exit-report.js
var exit_report = __nccwpck_require__(7111);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __nccwpck_require__(4902);
;// CONCATENATED MODULE: ./build/report/log-tail.js


const MAX_LINES = 200;
// Escaped, each may take six bytes.
const MAX_CHARACTERS = 80_000;
/** What most often tells why a script failed. */
const TELLING_LINES = 12;
/**
 * The end of the deploy log, without exit reports. Folded; or with its telling end open, and what stands before that folded.
 *
 * @param all safe lines
 */
function renderLogTail(all, isOpen) {
    const own = (0,exit_report/* withoutExitReports */.EG)(all.join('\n')).trimEnd().split('\n');
    if (own.join('') === '')
        return '';
    const lines = lastOf(own, MAX_LINES);
    const isCut = lines.length < own.length;
    if (!isOpen) {
        const title = isCut ? `the last ${count(lines.length)}` : count(lines.length);
        return (0,markdown/* fold */.AU)(`Deploy log, ${title}`, (0,markdown/* preBlock */.DI)(lines));
    }
    const telling = lastOf(lines, TELLING_LINES);
    const before = lines.slice(0, lines.length - telling.length);
    const title = before.length === 0 ? 'The deploy log' : 'The end of the deploy log';
    const more = (0,markdown/* fold */.AU)(`${count(before.length)} before these${isCut ? ', and more in the log of this step' : ''}`, (0,markdown/* preBlock */.DI)(before));
    return `**${title}**\n\n${(0,markdown/* preBlock */.DI)(telling)}${before.length === 0 ? '' : `\n\n${more}`}`;
}
function lastOf(lines, most) {
    const last = lines.slice(-most);
    while (last.length > 1 && last.reduce((sum, line) => sum + line.length, 0) > MAX_CHARACTERS) {
        last.splice(0, Math.ceil(last.length / 2));
    }
    return last;
}
function count(lines) {
    return `${lines} ${lines === 1 ? 'line' : 'lines'}`;
}

// EXTERNAL MODULE: ./build/report/marks.js
var marks = __nccwpck_require__(3357);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __nccwpck_require__(1420);
;// CONCATENATED MODULE: ./build/report/operations-table.js



/** The whole of it stands above the table. */
const IN_DOUBT = 'its end was not seen';
/** A time below this says nothing to a person. */
const NOTEWORTHY_MS = 50;
/** More changes than this do not stand in the cell, but in a list of their own. */
const MOST_IN_CELL = 4;
const MOST_IN_LIST = 200;
const MAX_OPERATIONS = 50;
/** What became of each operation, as a table. */
function renderOperations(results, env, say) {
    if (results.length === 0)
        return '';
    const shown = results.slice(0, MAX_OPERATIONS);
    const times = shown.map(({ durationMs }) => durationMs < NOTEWORTHY_MS ? '' : (0,duration/* formatDuration */.a)(durationMs).replaceAll(' ', '&nbsp;'));
    const isTimed = times.some((time) => time !== '');
    const rows = shown.map((result, nth) => {
        const { operation, status } = result;
        const cells = `| ${(0,markdown/* codeSpan */.SS)(operation)} | ${(0,marks/* statusMark */.w8)(operation, status)} | ${whatHappened(result, env, say)} |`;
        return isTimed ? `${cells} ${times[nth]} |` : cells;
    });
    const head = isTimed
        ? ['| Operation | Status | What | Time |', '| --- | --- | --- | ---: |']
        : ['| Operation | Status | What |', '| --- | --- | --- |'];
    return [...head, ...rows].join('\n');
}
/** The changes that are too many for the table, folded, operation by operation. */
function listChanges(results, say) {
    return results
        .filter(({ changes }) => changes.length > MOST_IN_CELL)
        .map(({ operation, status, changes }) => {
        const items = changes.slice(0, MOST_IN_LIST).map((change) => `- ${say(change)}`);
        const more = changes.length - items.length;
        if (more > 0)
            items.push(`- and ${more} more, which the log of this step lists`);
        const noun = status === 'planned' ? 'planned changes' : 'changes';
        return (0,markdown/* fold */.AU)(`<code>${say(operation)}</code>: ${changes.length} ${noun}`, items.join('\n'));
    });
}
function whatHappened(result, env, say) {
    const { operation, status, changes, restored, error } = result;
    if (operation === 'sync-env' && status === 'unchanged' && env !== undefined) {
        return `${env.kept.length} ${env.kept.length === 1 ? 'key' : 'keys'} as wanted`;
    }
    const done = changes.length > MOST_IN_CELL ? [tally(changes)] : changes;
    // What is in doubt is told above, at length.
    const more = [
        restored,
        error === undefined ? undefined : status === 'unknown' ? IN_DOUBT : firstSentence(error),
    ];
    return [...done, ...more.filter((one) => one !== undefined)].map(say).join('<br>');
}
/** How many changes, and of what sort, as their first words say. */
function tally(changes) {
    const verbs = changes.map((change) => /^[a-z]+(?= )/.exec(change)?.[0]);
    const sorts = [...new Set(verbs)];
    const counted = sorts.map((verb) => `${verbs.filter((one) => one === verb).length} ${verb}`);
    return `${changes.length} changes${sorts.includes(undefined) || sorts.length > 4 ? '' : `: ${counted.join(', ')}`}`;
}
/** The whole of it stands above the table. */
function firstSentence(error) {
    return /^.*?\.(?=\s|$)/.exec(error)?.[0] ?? error;
}

;// CONCATENATED MODULE: ./build/report/standing.js



/**
 * Where things stand after a run whose end was not seen: what is done, what is in doubt, what was not begun, and what to
 * look at first. Nothing for other runs, and where no operation had begun.
 */
function describeStanding(report, say) {
    const { outcome, results } = report;
    if (outcome !== 'cancelled' && outcome !== 'timed_out' && outcome !== 'unknown')
        return '';
    const named = (...wanted) => {
        const found = results.filter(({ status }) => wanted.includes(status));
        return found.map(({ operation }) => (0,markdown/* codeSpan */.SS)(operation)).join(', ');
    };
    const lines = [
        ['Done', named('changed')],
        ['Already as wanted', named('unchanged')],
        ['Planned only', named('planned')],
        ['In doubt', [named('unknown'), deployInDoubt(report, say)].filter((part) => part !== '').join(': ')],
        ['Failed', named('failed')],
        ['Not run', named('not-run')],
    ];
    const stands = lines.filter(([, what]) => what !== '').map(([name, what]) => `- **${name}:** ${what}`);
    return [...stands, lookFirst(report)].filter((part) => part !== '').join('\n');
}
function deployInDoubt(report, say) {
    const deploy = report.facts?.deploy;
    const isInDoubt = report.results.some((one) => one.operation === 'deploy' && one.status === 'unknown');
    if (deploy === undefined || !isInDoubt)
        return '';
    const { previousDeployAt, lastDeployAt, durationMs, exitStatus } = deploy;
    const facts = [
        `followed for ${(0,duration/* formatDuration */.a)(durationMs)} since the trigger`,
        begun(deploy),
        previousDeployAt === lastDeployAt
            ? `<code>last_deploy_at</code> had not changed (${say(previousDeployAt ?? 'never')})`
            : `<code>last_deploy_at</code> had changed to ${say(lastDeployAt ?? 'never')}`,
        exitStatus === undefined ? 'no exit report was seen' : `the script had exited with status ${exitStatus}`,
    ];
    return facts.join('; ');
}
/** Says how far the deploy was seen to have come. */
function begun({ timeline, log }) {
    if (!timeline.some(({ begins }) => begins === 'running'))
        return 'its log had not begun';
    return log === '' ? 'it had begun, but no line of its log was seen' : 'its log had begun';
}
function lookFirst(report) {
    const hasLog = report.facts?.deploy?.timeline.some(({ begins }) => begins === 'running') === true;
    if ((0,headline/* mayStillRun */.tk)(report) && !hasLog && report.facts?.deploy?.lastDeployAt === null) {
        return '- **Look first** whether the site has a repository: without one nothing is deployed. If it has, the newest entry of the deploy log (`show-deploy-log` prints it) tells whether the deploy is still at work.';
    }
    if ((0,headline/* mayStillRun */.tk)(report)) {
        return '- **Look first** at the newest entry of the deploy log (`show-deploy-log` prints it): it tells whether the deploy is still at work, and how it ended.';
    }
    const isInDoubt = report.results.some(({ status }) => status === 'unknown');
    return isInDoubt ? '- **Look first** at what the operation in doubt was to change.' : '';
}

;// CONCATENATED MODULE: ./build/report/timeline.js

/** What a phase is called. */
const PHASES = {
    waiting: 'waiting for the log',
    running: 'running',
    settling: 'settling',
    'health-check': 'health check',
    'verify-command': 'verify command',
};
/** Mermaid's words for what is to look quiet, and for what is to look lively. */
const COLOURS = {
    waiting: 'done, ',
    running: 'active, ',
    settling: 'done, ',
    'health-check': '',
    'verify-command': '',
};
/** A shorter bar is not seen, or not worth it. */
const SHORTEST_MS = 1_000;
/** A shorter phase reads as none. */
const TOLD_MS = 50;
/**
 * The run drawn against the time, as a Mermaid gantt that GitHub draws, and the same in words below it. Nothing where
 * there is no deploy that was followed, or too little to draw.
 */
function drawTimeline(report) {
    const deploy = report.facts?.deploy;
    if (deploy?.followed !== true)
        return '';
    const all = barsOf(report, deploy);
    const totalMs = Math.max(...all.map(({ toMs }) => toMs));
    const shortestMs = Math.max(SHORTEST_MS, totalMs / 200);
    const bars = all.filter(({ fromMs, toMs }) => toMs - fromMs >= shortestMs);
    if (bars.length < 2)
        return '';
    const told = all.filter(({ section, fromMs, toMs }) => section === 'deploy' && toMs - fromMs >= TOLD_MS);
    const words = told.map(({ name }) => name);
    return `\`\`\`mermaid\n${gantt(bars, totalMs)}\n\`\`\`\n\nDeploy: ${words.join(' → ')}`;
}
/** Operations one after the other, and the deploy among them by its phases. */
function barsOf({ results, outcome }, deploy) {
    const at = results.findIndex(({ operation }) => operation === 'deploy');
    let endMs = 0;
    return results.flatMap(({ operation, durationMs }, nth) => {
        const fromMs = endMs;
        endMs += durationMs;
        if (nth === at) {
            const triggeredMs = Math.max(fromMs, endMs - deploy.durationMs);
            return phasesOf(deploy, outcome).map((bar) => {
                return { ...bar, fromMs: triggeredMs + bar.fromMs, toMs: triggeredMs + bar.toMs };
            });
        }
        const isName = /^[a-z-]+$/.test(operation);
        const section = nth < at ? 'before' : 'after';
        const name = `${operation} ${(0,duration/* formatDuration */.a)(durationMs)}`;
        return isName ? [{ name, section, fromMs, toMs: endMs, tags: 'done, ' }] : [];
    });
}
/** Phases in milliseconds since the trigger. */
function phasesOf(deploy, outcome) {
    const begun = deploy.timeline.flatMap(({ atMs, begins }) => begins === undefined ? [] : [{ atMs, begins }]);
    const turns = begun.filter(({ begins }, nth) => begins !== begun[nth - 1]?.begins);
    const failed = outcome === 'failed'
        ? failedPhase(deploy, turns.map(({ begins }) => begins))
        : undefined;
    return turns.map(({ atMs, begins }, nth) => {
        const toMs = turns[nth + 1]?.atMs ?? deploy.durationMs;
        const isCutShort = nth === turns.length - 1 && isInDoubt(outcome);
        const end = begins === failed ? ' (failed)' : isCutShort ? ' (end not seen)' : '';
        const name = `${PHASES[begins]} ${(0,duration/* formatDuration */.a)(toMs - atMs)}${end}`;
        const colour = begins === failed ? 'crit, ' : COLOURS[begins];
        const tags = isCutShort ? 'crit, active, ' : colour;
        return { name, section: 'deploy', fromMs: atMs, toMs, tags };
    });
}
function isInDoubt(outcome) {
    return outcome === 'cancelled' || outcome === 'timed_out' || outcome === 'unknown';
}
/** The check that failed, else the script. */
function failedPhase({ exitStatus, evidence }, phases) {
    const isThrough = evidence.length > 0;
    const isScript = !isThrough && (exitStatus !== undefined || phases.includes('settling'));
    return isScript && phases.includes('running') ? 'running' : phases.at(-1);
}
const UNITS = [
    { unit: 's', factor: 1 },
    { unit: 'min', factor: 60 },
    { unit: 'h', factor: 3_600 },
];
/** An axis with more units than this is told in the next larger one. */
const MOST_UNITS = 150;
const TICKS = [1, 2, 5, 10, 20, 30];
const MOST_TICKS = 8;
/**
 * The source of the diagram. Its axis counts seconds, as the only numbers that are the same in every time zone of a
 * reader; minutes and hours are drawn as if they were seconds.
 */
function gantt(bars, totalMs) {
    const fits = UNITS.find(({ factor }) => totalMs / factor <= MOST_UNITS * 1_000);
    const { unit, factor } = fits ?? UNITS[2];
    const units = totalMs / factor / 1_000;
    const tick = TICKS.find((one) => units / one <= MOST_TICKS) ?? 30;
    const scale = (ms) => Math.round(ms / factor);
    const sections = ['before', 'deploy', 'after'].flatMap((section) => {
        const own = bars.filter((bar) => bar.section === section);
        const tasks = own.map(({ name, tags, fromMs, toMs }) => `  ${name} :${tags}${scale(fromMs)}, ${Math.max(scale(toMs), scale(fromMs) + 1)}`);
        return own.length === 0 ? [] : [`  section ${section}`, ...tasks];
    });
    return [
        '%%{init: {"gantt": {"leftPadding": 64, "rightPadding": 24, "barHeight": 22, "barGap": 6, "fontSize": 12}}}%%',
        'gantt',
        '  dateFormat x',
        `  axisFormat %s ${unit}`,
        `  tickInterval ${tick}second`,
        '  todayMarker off',
        ...sections,
    ].join('\n');
}
/** What happened when, as a table. */
function listMilestones(timeline, say) {
    if (timeline.length === 0)
        return '';
    const rows = mergeMilestones(timeline).map(({ atMs, what }) => `| ${(0,duration/* formatDuration */.a)(atMs)} | ${say(what)} |`);
    return ['| Since the trigger | |', '| ---: | --- |', ...rows].join('\n');
}
/** What happened at the same tenth of a second stands on one line. */
function mergeMilestones(milestones) {
    const merged = [];
    for (const { atMs, what } of milestones) {
        const last = merged.at(-1);
        if (last !== undefined && (0,duration/* formatDuration */.a)(last.atMs) === (0,duration/* formatDuration */.a)(atMs)) {
            merged[merged.length - 1] = { atMs: last.atMs, what: `${last.what}; ${what}` };
        }
        else
            merged.push({ atMs, what });
    }
    return merged;
}

;// CONCATENATED MODULE: ./build/report/summary.js












const MAX_BYTES = 900 * 1024;
/** Of one sentence from elsewhere, in UTF-16 units. */
const LONGEST_SENTENCE = 1_000;
const MOST_REASONS = 40;
const MAX_DIFF_CHARACTERS = 60_000;
/** A plan shows a diff open that is no longer. */
const MAX_OPEN_DIFF_LINES = 40;
/** The job summary: GitHub-flavoured Markdown, at most 900 KiB. Everything remote in it is inert. */
function renderSummary(report, context) {
    const line = (text) => (0,sanitizer/* cut */.Jj)(context.sanitize(text).join(' '), LONGEST_SENTENCE);
    const say = (text) => (0,markdown/* escapeMarkdown */.FV)(line(text));
    const { results, facts, outcome } = report;
    const deploy = facts?.deploy;
    const statusOf = (name) => results.find(({ operation }) => operation === name)?.status;
    const log = renderLogTail(context.log, tellsTheEnd(report));
    const operations = renderOperations(results, facts?.env, say);
    const isGood = outcome === 'succeeded' || outcome === 'planned';
    return join([
        `### ${(0,marks/* outcomeMark */.eD)(report)} ${say((0,headline/* headline */.Pl)(report, context.inputs))}`,
        whyAndNext(report, say),
        shownBy(report),
        (0,links/* renderLinks */.UE)(report, context.places, context.sanitize),
        describeStanding(report, say),
        ...(isGood ? [] : [log]),
        operations,
        howToCarryOut(report),
        drawTimeline(report),
        ...listChanges(results, say),
        scriptDiff(context.scriptDiff, statusOf('update-deploy-script')),
        (0,env_keys/* renderEnvKeys */.o)(facts?.env, statusOf('sync-env'), line),
        ...(isGood ? [log] : []),
        deployDetails(deploy, say),
    ]);
}
/** In their order, as many as there is room for. */
function join(parts) {
    const note = 'The rest is left out: it is too large for a job summary.';
    let left = MAX_BYTES - note.length - 2;
    const kept = parts.filter((part) => {
        const size = Buffer.byteLength(part) + 2;
        if (part === '' || size > left)
            return false;
        left -= size;
        return true;
    });
    const isWhole = kept.length === parts.filter((part) => part !== '').length;
    return `${(isWhole ? kept : [...kept, note]).join('\n\n')}\n`;
}
const ALERTS = {
    succeeded: 'WARNING',
    planned: 'NOTE',
    failed: 'CAUTION',
    rejected: 'CAUTION',
    timed_out: 'WARNING',
    unknown: 'WARNING',
    cancelled: 'WARNING',
};
const UNCONFIRMED = {
    unfollowed: {
        message: 'The deploy was triggered and nobody waited for it: how it ends is not known.',
        next: 'Look at the site; with <code>wait: true</code> the run follows the deploy to its end.',
    },
    unproven: {
        message: 'A deploy has ended, and nothing shows whether it worked.',
        next: 'Let <code>update-deploy-script</code> put the exit report in front of the script, or add <code>health-check-url</code>, <code>verify-command</code> or <code>success-pattern</code>.',
    },
};
function whyAndNext(report, say) {
    const { failure, outcome, facts } = report;
    if (failure === undefined) {
        if (!(0,headline/* isUnconfirmed */.H0)(report))
            return '';
        const { message, next } = UNCONFIRMED[facts?.deploy?.followed ? 'unproven' : 'unfollowed'];
        return summary_alert(outcome, [message], next);
    }
    const all = failure.message.split('\n');
    const lines = all.slice(0, MOST_REASONS).map(say);
    const more = all.length > lines.length ? [`and ${all.length - lines.length} more`] : [];
    return summary_alert(outcome, [...lines, ...more], say(failure.next));
}
function summary_alert(outcome, [first = '', ...rest], next) {
    const list = rest.map((line) => `> - ${line}\n`).join('');
    return `> [!${ALERTS[outcome]}]\n> ${first}\n>\n${list}${list === '' ? '' : '>\n'}> **What to do next:** ${next}`;
}
function shownBy(report) {
    const shown = (0,marks/* shownEvidence */.Bx)(report);
    if (shown === '')
        return '';
    return report.outcome === 'succeeded' ? `Shown by: ${shown}` : `What had gone well by then: ${shown}`;
}
/** Whether the end of the log tells, or may tell, why the run did not come to a good end. */
function tellsTheEnd({ outcome, facts }) {
    if (outcome === 'succeeded' || outcome === 'planned' || facts?.deploy === undefined)
        return false;
    return facts.deploy.evidence.length === 0;
}
function howToCarryOut(report) {
    if (report.outcome !== 'planned')
        return '';
    const planned = report.results.filter(({ status }) => status === 'planned');
    if (planned.length === 0)
        return 'Everything is as wanted: carried out, this would write nothing.';
    const isAsWanted = planned.every(({ operation }) => (0,headline/* isRepeated */.B5)(operation));
    const said = isAsWanted ? 'Everything is as wanted already; only what runs every time would run. ' : '';
    const how = `${said}Nothing was written. **To carry it out,** run the same with \`dry-run: false\`.`;
    return [how, (0,exact_plan/* exactPlan */.L)(report)].filter((part) => part !== '').join('\n\n');
}
function scriptDiff(diff, status) {
    if (diff === undefined)
        return '';
    const isOpen = status === 'planned' && diff.lines.length <= MAX_OPEN_DIFF_LINES;
    return (0,diff_block/* renderDiff */.i)(diff, MAX_DIFF_CHARACTERS, { remark: (0,env_keys/* reservation */.d)(status), isOpen });
}
function deployDetails(deploy, say) {
    if (deploy === undefined || deploy.timeline.length === 0)
        return '';
    const at = [deploy.previousDeployAt, deploy.lastDeployAt].map((token) => say(token ?? 'never')).join(' → ');
    const commit = deploy.commit === undefined ? '' : `Commit ${(0,markdown/* codeSpan */.SS)(deploy.commit)} · `;
    const status = deploy.exitStatus === undefined ? 'not reported' : String(deploy.exitStatus);
    const facts = `${commit}exit status of the script: ${status} · last deploy: ${at}`;
    return (0,markdown/* fold */.AU)('What happened when', `${listMilestones(deploy.timeline, say)}\n\n${facts}`);
}


/***/ }),

/***/ 281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  K: () => (/* binding */ readInputs)
});

// UNUSED EXPORTS: declarations

// EXTERNAL MODULE: ./build/core/near-names.js
var near_names = __nccwpck_require__(8791);
// EXTERNAL MODULE: ./build/inputs/common.js
var common = __nccwpck_require__(907);
// EXTERNAL MODULE: ./build/inputs/form.js
var inputs_form = __nccwpck_require__(7364);
// EXTERNAL MODULE: ./build/inputs/input.js
var input = __nccwpck_require__(2888);
;// CONCATENATED MODULE: ./build/inputs/sections.js
/** The headings under which README.md lists the inputs, in their order. */
const inputSections = {
    target: 'Where, and what to do',
    site: 'The site and its repository',
    script: 'The deploy script',
    env: '`.env`',
    deploy: 'The deploy, and how it is judged',
    manifest: 'The manifest',
    other: 'Notifications, certificates, logs',
    github: 'GitHub',
};

// EXTERNAL MODULE: ./build/operations/index.js + 31 modules
var operations = __nccwpck_require__(2042);
// EXTERNAL MODULE: ./build/operations/sync-records.js + 1 modules
var sync_records = __nccwpck_require__(5728);
;// CONCATENATED MODULE: ./build/run/inputs.js







/** Every input there is, each once, by section. */
const allInputs = bySection([
    ...Object.values(common/* runInputs */.HM),
    ...operations/* operations */.z.flatMap(({ inputs }) => inputs.map((input) => input.optional ?? input)),
]);
/** Every declared input, in the order of action.yml. */
const declarations = allInputs.flatMap(({ declared }) => declared);
/**
 * Reads and checks every input, also those of operations that are not asked for.
 *
 * @returns the inputs, with warnings about those that are seldom meant; or everything that is wrong with them
 */
async function readInputs(source) {
    const form = (0,inputs_form/* createForm */.D)(source, declarations);
    const wanted = findOperations((await common/* runInputs */.HM.operations.read(form))?.value, form);
    if (wanted.some(({ scope }) => scope === 'site') && source.get('site').trim() === '')
        form.report('site', 'a value; none is given');
    for (const input of allInputs)
        await input.read(form);
    const operations = await prepare(wanted, form);
    checkOrder(wanted, form);
    const { values } = await (0,input/* readValues */.N$)(common/* runInputs */.HM, form);
    if (form.problems.length > 0 || values === undefined)
        return { problems: form.problems };
    const { service, ...others } = values;
    const inputs = { ...others, ...service, operations };
    const names = operations.map(({ name }) => name);
    const warnings = [
        ...warnOfRepetition(names),
        ...(await (0,sync_records/* warnOfIdleRecords */.m)(form, names)),
        ...warnOfEnvironment(inputs),
        ...warnOfComment(inputs),
    ];
    return { inputs, warnings };
}
/** An input without a declaration is read by its operation only. */
function bySection(inputs) {
    const sections = Object.keys(inputSections);
    const placeOf = ({ declared: [first] }) => sections.indexOf(first?.section ?? '');
    return [...new Set(inputs)]
        .filter(({ declared }) => declared.length > 0)
        .sort((a, b) => placeOf(a) - placeOf(b));
}
function findOperations(wanted, form) {
    if (wanted?.length === 0)
        form.report('operations', 'at least one operation');
    const names = operations/* operations */.z.map(({ name }) => name);
    const unknown = wanted?.filter((name) => !names.includes(name)) ?? [];
    if (unknown.length > 0) {
        const slips = unknown.map((name) => `no ${name} (did you mean ${(0,near_names/* nearest */.p)(name, names)[0]}?)`);
        const expected = `known operations, one a line or separated by commas; there is ${slips.join(' and ')}. Known: ${names.join(', ')}`;
        form.report('operations', expected);
    }
    return wanted?.flatMap((name) => operations/* operations */.z.find((operation) => operation.name === name) ?? []) ?? [];
}
/** Prepares each operation once, however often it is named. */
async function prepare(wanted, form) {
    const steps = new Map();
    for (const operation of new Set(wanted))
        steps.set(operation, await operation.prepare(form));
    return wanted.flatMap((operation) => steps.get(operation) ?? []);
}
/** The site must be created before anything is done to it, and deleted after that. */
function checkOrder(wanted, form) {
    const ofSite = wanted.filter(({ scope }) => scope === 'site');
    const creating = ofSite.findIndex(({ createsSite }) => createsSite === true);
    if (creating > 0)
        form.report('operations', `${ofSite[creating]?.name} before ${ofSite[0]?.name}`);
    const deleting = ofSite.findIndex(({ deletesSite }) => deletesSite === true);
    const after = deleting === -1 ? [] : ofSite.slice(deleting + 1).map(({ name }) => name);
    if (after.length === 0)
        return;
    const expected = `${ofSite[deleting]?.name} as the last operation of the site, not before ${after.join(', ')}`;
    form.report('operations', expected);
}
/** An operation that is named twice is most often a slip. */
function warnOfRepetition(names) {
    const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at));
    return [...twice].map((name) => `operations names ${name} more than once: it is done each time.`);
}
/** Inputs that concern GitHub alone are worth a warning only: they must not keep anybody from deploying. */
function warnOfEnvironment({ operations, environment, environmentUrl, githubToken }) {
    if (environment === undefined)
        return environmentUrl === undefined
            ? []
            : ['environment-url is given, but no environment that it is of.'];
    const why = githubToken === undefined
        ? 'github-token is not. Give github-token: ${{ github.token }}, and the job the permission deployments: write'
        : operations.every(({ deploys, deletesSite }) => !deploys && !deletesSite)
            ? 'neither deploy nor delete-site is among the operations'
            : undefined;
    return why === undefined ? [] : [`There is no GitHub Deployment: environment is given, but ${why}.`];
}
function warnOfComment({ comment, githubToken }) {
    if (!comment || githubToken !== undefined)
        return [];
    return [
        'There is no comment on the pull request: comment is true, but github-token is not given. Give github-token: ${{ github.token }}, and the job the permission pull-requests: write.',
    ];
}


/***/ }),

/***/ 2527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z7: () => (/* binding */ trackProgress),
/* harmony export */   hV: () => (/* binding */ ENDED),
/* harmony export */   iC: () => (/* binding */ UNTRACKED)
/* harmony export */ });
/* unused harmony export parseProgress */
/** For what nobody needs to know of, as it writes nothing. */
const UNTRACKED = {
    begin: () => { },
    write: () => { },
    replace: () => { },
    restore: () => { },
    settle: () => { },
    end: () => { },
};
/** What the state holds when the main step has ended by itself, and so has said everything. */
const ENDED = 'ended';
/**
 * Tracks a run.
 *
 * @param save keeps a text for the post step; it must be on the disk when it returns
 * @param epochMs the wall clock in milliseconds since 1970
 */
function trackProgress(named, save, epochMs) {
    let progress = { ...named, ended: 0, phase: 'start', replaced: [], sent: [] };
    const note = (change) => {
        progress = { ...progress, ...change };
        save(JSON.stringify(progress));
    };
    let operation = '';
    let isOnce = false;
    note({});
    return {
        begin(name) {
            operation = name;
            note({ phase: 'plan' });
        },
        write(once) {
            isOnce = once;
            const at = `${new Date(epochMs()).toISOString().slice(0, 19)}Z`;
            if (once)
                note({ phase: 'write', sent: [...progress.sent, { operation, at, state: 'sent' }] });
            else if (progress.phase !== 'write' && progress.phase !== 'restore')
                note({ phase: 'write' });
        },
        replace(replaced) {
            // What comes next saves it.
            progress = { ...progress, replaced };
        },
        restore() {
            note({ phase: 'restore' });
        },
        settle(as) {
            const last = progress.sent.at(-1);
            if (!isOnce || last === undefined)
                return;
            const others = progress.sent.slice(0, -1);
            note({ sent: as === 'refused' ? others : [...others, { ...last, state: as }] });
        },
        end(goesOn) {
            const sent = goesOn ? progress.sent : progress.sent.filter((one) => one.operation !== operation);
            // What begins next saves it; after the last one nothing does.
            progress = { ...progress, ended: progress.ended + 1, phase: 'start', sent };
            if (progress.ended === progress.operations.length)
                note({});
        },
    };
}
/** Reads what was saved; undefined for what no tracker has written. Never throws. */
function parseProgress(text) {
    const fields = parseFields(text);
    const server = textOf(fields.get('server'));
    const site = textOf(fields.get('site'));
    const dryRun = fields.get('dryRun');
    const operations = listOf(fields.get('operations'), nameOf);
    const ended = fields.get('ended');
    const phase = PHASES.find((one) => one === fields.get('phase'));
    const replaced = listOf(fields.get('replaced'), (one) => REPLACEABLE.find((what) => what === one));
    const sent = listOf(fields.get('sent'), sentOf);
    if (server === undefined || site === undefined || typeof dryRun !== 'boolean')
        return undefined;
    if (operations === undefined || phase === undefined)
        return undefined;
    if (replaced === undefined || sent === undefined)
        return undefined;
    if (typeof ended !== 'number' || !Number.isInteger(ended))
        return undefined;
    if (ended < 0 || ended > operations.length)
        return undefined;
    return { server, site, dryRun, operations, ended, phase, replaced, sent };
}
const PHASES = (/* unused pure expression or super */ null && (['start', 'plan', 'write', 'restore']));
const REPLACEABLE = (/* unused pure expression or super */ null && (['the deploy script', 'the .env']));
const STATES = (/* unused pure expression or super */ null && (['sent', 'confirmed', 'ended']));
/** Bounds of what is believed. */
const MOST_CHARACTERS = 65_536;
const MOST_ENTRIES = 200;
const LONGEST_NAME = 300;
function parseFields(text) {
    if (text.length > MOST_CHARACTERS)
        return new Map();
    try {
        return fieldsOf(JSON.parse(text));
    }
    catch {
        return new Map();
    }
}
function fieldsOf(value) {
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
function listOf(value, entryOf) {
    if (!Array.isArray(value) || value.length > MOST_ENTRIES)
        return undefined;
    const entries = value.flatMap((entry) => entryOf(entry) ?? []);
    return entries.length === value.length ? entries : undefined;
}
function textOf(value) {
    return typeof value === 'string' ? value.slice(0, LONGEST_NAME) : undefined;
}
function nameOf(value) {
    return typeof value === 'string' && /^[a-z][a-z-]{0,60}$/.test(value) ? value : undefined;
}
function sentOf(value) {
    const fields = fieldsOf(value);
    const operation = nameOf(fields.get('operation'));
    const at = fields.get('at');
    const state = STATES.find((one) => one === fields.get('state'));
    if (operation === undefined || state === undefined)
        return undefined;
    if (typeof at !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(at))
        return undefined;
    return { operation, at, state };
}


/***/ }),

/***/ 6998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __nccwpck_require__(1420);
;// CONCATENATED MODULE: ./build/report/closing.js

/**
 * What came of an operation, with the time that it took. Why it failed is not repeated: the annotation says it.
 *
 * @param shows whether the operation only shows something
 */
function closeOperation(result, failure, shows) {
    const took = (0,duration/* formatDuration */.a)(result.durationMs);
    if (failure !== undefined) {
        const tone = failure.outcome === 'unknown' ? 'doubtful' : 'bad';
        return { tone, text: `${tone === 'bad' ? '✗' : '?'} ${ENDED[failure.outcome]} after ${took}` };
    }
    const { status, changes } = result;
    const [first, ...others] = changes;
    const count = `${changes.length} ${others.length === 0 ? 'change' : 'changes'}`;
    const what = first === undefined ? '' : `: ${others.length === 0 ? first : count}`;
    switch (status) {
        case 'changed':
            return { tone: 'good', text: `✓ changed in ${took}${what}` };
        case 'planned':
            return { tone: 'planned', text: `→ planned in ${took}: ${count}` };
        default:
            return { tone: 'quiet', text: `· ${shows ? 'shown' : 'unchanged'} in ${took}${what}` };
    }
}
const ENDED = {
    failed: 'failed',
    rejected: 'rejected',
    timed_out: 'timed out',
    unknown: 'unknown',
    cancelled: 'cancelled',
};
/**
 * What came of putting back what a failed deploy had replaced.
 *
 * @param restored whether all of it is back
 */
function closeRestoring(restored, durationMs) {
    const took = (0,duration/* formatDuration */.a)(durationMs);
    return restored
        ? { tone: 'good', text: `✓ put back in ${took}` }
        : { tone: 'doubtful', text: `? not all of it was put back, after ${took}` };
}

// EXTERNAL MODULE: ./build/report/failure.js
var report_failure = __nccwpck_require__(897);
// EXTERNAL MODULE: ./build/site/readiness.js
var readiness = __nccwpck_require__(8146);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __nccwpck_require__(2807);
;// CONCATENATED MODULE: ./build/run/agreement.js


/**
 * Stands for a plan: what would be done, to what, and all that would be written, secrets too. Plans with the same one are the
 * same plan; inputs that differ in what happens to be there already may give another one. Keyed by the API token, so that
 * nobody without it can try out what a secret might be.
 *
 * @returns 64 hexadecimal digits
 */
function hashPlan({ apiToken, baseUrl, site: wanted }, { serverId, site }, plans) {
    const about = [baseUrl, serverId, typeof site === 'object' ? site.id : wanted.toLowerCase()];
    const planned = plans.map(({ operation, changes }) => [operation, ...contentOf(changes)]);
    return (0,external_node_crypto_.createHmac)('sha256', apiToken)
        .update(JSON.stringify(['site-deploy plan', about, planned]))
        .digest('hex');
}
/** Whether an operation would still do what was agreed on; of what was not seen by then nobody can tell. */
function isAsAgreed({ changes, onSight }, now) {
    const [agreed, wanted] = [changes, now].map((list) => contentOf(list).map((one) => JSON.stringify(one)));
    switch (onSight) {
        case 'none':
            return true;
        case 'part':
            return wanted?.every((one) => agreed?.includes(one)) === true;
        case 'whole':
            return agreed?.join() === wanted?.join();
    }
}
function contentOf(changes) {
    return changes.map(({ summary, content }) => [summary, content ?? null]);
}
/** What a run comes to whose plan is another one than the one that was agreed on. */
function anotherPlan(results) {
    const lines = results.flatMap(({ operation, planned }) => planned.map((line) => `${operation}: ${line}`));
    return {
        outcome: 'failed',
        message: [
            'The plan is no longer the one that plan-hash stands for. Nothing was written. It would now be:',
            ...(lines.length === 0 ? ['nothing to change'] : lines),
        ].join('\n'),
        next: NEXT,
    };
}
/** What an operation comes to whose plan has become another one since the whole of it was looked at. */
function changedMeanwhile(operation, planned) {
    const now = planned.length === 0 ? 'nothing to change' : planned.join('; ');
    const message = `The plan of ${operation} is no longer the one that plan-hash stands for: something changed while this run was under way. It would now be: ${now}.`;
    return new errors/* OperationError */.OK('failed', message, NEXT);
}
const NEXT = 'Look at the plan of a new run with dry-run: true, and give its plan-hash. The API token must be the same in both.';

// EXTERNAL MODULE: ./build/api/pages.js
var pages = __nccwpck_require__(3855);
// EXTERNAL MODULE: ./build/api/servers.js
var api_servers = __nccwpck_require__(2519);
// EXTERNAL MODULE: ./build/api/sites.js
var api_sites = __nccwpck_require__(4911);
// EXTERNAL MODULE: ./build/core/near-names.js
var near_names = __nccwpck_require__(8791);
// EXTERNAL MODULE: ./build/site/target.js
var target = __nccwpck_require__(2929);
;// CONCATENATED MODULE: ./build/run/find-site.js






/**
 * Finds the server and the site that the inputs name, with as few requests as that takes.
 *
 * @throws InputError that names the near ones when there is no such server or site
 */
async function resolveTarget(reader, inputs) {
    if (!target.ID.test(inputs.server))
        return resolveSite(reader, await findServer(reader, inputs.server), inputs);
    try {
        return await resolveSite(reader, Number(inputs.server), inputs);
    }
    catch (error) {
        if (!(0,errors/* isNotFound */.c4)(error))
            throw error;
        // An id goes into paths unseen; only when these lead nowhere is it worth a request to find out why.
        const server = await findServer(reader, inputs.server);
        if (server === Number(inputs.server))
            throw error;
        return resolveSite(reader, server, inputs);
    }
}
async function resolveSite(reader, serverId, inputs) {
    const facts = { serverId, repository: 'unknown', exitReportExpected: undefined };
    if (inputs.site === '') {
        // No look at a site shows here that the server exists; a dry run would else plan for one that does not.
        if (target.ID.test(inputs.server))
            await reader.read(api_servers/* getServer */.SC, { server: serverId });
        return { ...facts, site: 'missing' };
    }
    const site = target.ID.test(inputs.site)
        ? await showSite(reader, serverId, Number(inputs.site), inputs)
        : await findSite(reader, serverId, inputs);
    if (site !== 'missing')
        mustAccept({ site }, inputs);
    return { ...facts, site };
}
/** @throws InputError when an operation must not be carried out on what was found */
function mustAccept(found, { operations }) {
    const problems = operations.flatMap(({ checkSite }) => checkSite(found));
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
}
async function findServer(reader, wanted) {
    const servers = await (0,pages/* readAll */.y)(reader, api_servers/* getServers */.Ve, {});
    const found = servers.filter(({ id, name }) => name === wanted || String(id) === wanted);
    const [server] = found;
    if (server !== undefined && found.length === 1)
        return server.id;
    const listed = (found.length > 0 ? found : servers).map(({ id, name }) => `${name} (id ${id})`);
    const expected = found.length > 0
        ? `an id, as ${found.length} servers are called ${wanted}: ${listed.join(', ')}`
        : `a server of this account; there is no ${wanted}. ${offer(wanted, listed)}`;
    throw new errors/* InputError */.dz([{ input: 'server', expected }]);
}
async function showSite(reader, server, id, inputs) {
    try {
        return await reader.read(api_sites/* getSite */.mu, { server, site: id });
    }
    catch (error) {
        if (!(0,errors/* isNotFound */.c4)(error))
            throw error;
        // Fails where it is the server that does not exist.
        const sites = await (0,pages/* readAll */.y)(reader, api_sites/* getSites */.f7, { server });
        if (!beginsByDeleting(inputs))
            throw unknownSite(String(id), sites);
        mustAccept({ missingId: id, sites }, inputs);
        return 'missing';
    }
}
async function findSite(reader, server, inputs) {
    const sites = await (0,pages/* readAll */.y)(reader, api_sites/* getSites */.f7, { server });
    const wanted = inputs.site.toLowerCase();
    const found = sites.filter(({ domain }) => domain.toLowerCase() === wanted);
    const [site] = found;
    if (site !== undefined && found.length === 1)
        return site;
    if (found.length > 1) {
        const ids = found.map(({ id, domain }) => `${domain} (id ${id})`).join(', ');
        const expected = `an id, as ${found.length} sites have the domain ${inputs.site}: ${ids}`;
        throw new errors/* InputError */.dz([{ input: 'site', expected }]);
    }
    const isCreated = inputs.operations.some(({ createsSite }) => createsSite === true);
    if (isCreated || beginsByDeleting(inputs))
        return 'missing';
    throw unknownSite(inputs.site, sites);
}
/** Whether deleting is the first and so the only thing to be done to the site, which may be gone already. */
function beginsByDeleting({ operations }) {
    return operations.find(({ scope }) => scope === 'site')?.deletesSite === true;
}
function unknownSite(wanted, sites) {
    const listed = sites.map(({ id, domain }) => `${domain} (id ${id})`);
    const expected = `a site of this server; there is no ${wanted}. ${offer(wanted, listed)} The operation ensure-site creates it.`;
    return new errors/* InputError */.dz([{ input: 'site', expected }]);
}
function offer(wanted, listed) {
    return listed.length === 0 ? 'There are none at all.' : `Near ones: ${(0,near_names/* nearest */.p)(wanted, listed).join(', ')}.`;
}

// EXTERNAL MODULE: ./build/run/progress.js
var progress = __nccwpck_require__(2527);
// EXTERNAL MODULE: ./build/api/settle.js
var settle = __nccwpck_require__(6484);
;// CONCATENATED MODULE: ./build/run/restore.js



/** After a failed deploy puts back what this run replaced, the latest first, and tells it in the report. */
async function restoreAll(replaced, ended, restoring) {
    const { failure } = ended;
    if (failure === undefined)
        return ended;
    if (failure.outcome !== 'failed') {
        const names = replaced.map(({ what }) => what).join(' and ');
        const why = `${names}: not put back, as it is not known how the deploy ended`;
        return { ...ended, failure: withLines(failure, [why]) };
    }
    restoring.begin();
    const said = [];
    const results = [...ended.results];
    let { facts } = ended;
    const { console, patience } = restoring;
    const startedAt = patience.clock.now();
    const putBack = async () => {
        let isAllBack = true;
        for (const { by, ...one } of replaced.toReversed()) {
            const { state, line } = await patience.during({ doing: `putting back ${one.what}` }, () => restore(one, restoring));
            isAllBack &&= state === 'restored';
            const sentence = `${one.what} ${line}`;
            console.info(sentence);
            said.push(sentence);
            const at = results.findIndex(({ operation }) => operation === by);
            const result = results[at];
            if (result === undefined)
                continue;
            results[at] = {
                ...result,
                restored: sentence,
                status: state === 'unknown' ? 'unknown' : result.status,
            };
            if (facts !== undefined && state === 'restored')
                facts = { ...facts, ...one.factsBefore };
        }
        return isAllBack;
    };
    await console.group('restore-on-failure', putBack, (isAllBack) => closeRestoring(isAllBack, patience.clock.now() - startedAt));
    const inDoubt = results.some(({ restored, status }) => restored !== undefined && status === 'unknown');
    const next = inDoubt ? `See what stands there now. ${failure.next}` : failure.next;
    return { failure: { ...withLines(failure, said), next }, results, ...(facts && { facts }) };
}
function withLines(failure, lines) {
    const message = [failure.message, ...lines.map((line) => `restore-on-failure: ${line}`)].join('\n');
    return { ...failure, message };
}
/**
 * Puts back what a run replaced, but never over what somebody else has written since: what stands there now must be, to
 * the byte, what was read back after the write of this run. The API has no conditional write, so a change that comes
 * between that look and the write is not seen.
 *
 * Never throws for what a service or a cancel does: the failure that led here is the one to report.
 */
async function restore(replaced, { reader, writer, patience }) {
    const { what, before, after } = replaced;
    if (before === null)
        return left('there is none from before this run to go back to');
    if (after === null)
        return left('the service does not show it, so a later change could not be seen');
    let sent = false;
    const read = () => replaced.read(reader);
    try {
        const now = await read();
        // What looks as before may be an old reading: writing the same once more does no harm.
        const isAsBefore = now !== null && (0,settle/* isSameText */.cZ)(now, before);
        if (now !== after && !isAsBefore)
            return left(CHANGED_SINCE);
        const write = (instead) => {
            if (instead === null)
                throw notShown;
            if (instead !== undefined && instead !== after)
                throw overtaken;
            sent = true;
            return replaced.write(writer, before);
        };
        await (0,settle/* replaceAndReadBack */.nI)(what, write, read, (text) => (0,settle/* isSameText */.cZ)(text, before), patience);
        return { state: 'restored', line: 'was put back as it was before this run' };
    }
    catch (error) {
        if (error === overtaken)
            return left(CHANGED_SINCE);
        if (error === notShown)
            return { state: 'unknown', line: 'may or may not have been put back: the service no longer shows it' };
        const inDoubt = error instanceof errors/* OperationError */.OK || (sent && (0,errors/* isInterruption */.si)(error));
        return inDoubt
            ? { state: 'unknown', line: `may or may not have been put back: ${(0,errors/* explain */.WE)(error)}` }
            : { state: 'failed', line: `could not be put back: ${(0,errors/* explain */.WE)(error)}` };
    }
}
const CHANGED_SINCE = 'it has been changed since';
const overtaken = new Error(CHANGED_SINCE);
const notShown = new Error('not shown');
function left(why) {
    return { state: 'left', line: `was left as it is: ${why}` };
}

;// CONCATENATED MODULE: ./build/run/run.js








/**
 * One run: finds the site, then plans and applies each operation in order, up to the first that does not
 * succeed. Never throws: whatever happens ends as a report.
 */
async function run(given) {
    const { inputs, client, clock } = given;
    let opened;
    const beforeFirstWrite = () => {
        opened ??= given.beforeFirstWrite();
        return opened;
    };
    const parts = { ...given, beforeFirstWrite };
    const startedAt = clock.now();
    const found = await given.console
        .during({ doing: 'looking for the server and the site' }, () => resolveTarget(client, inputs))
        .catch((error) => ({ failure: (0,report_failure/* failureOf */.g)(error) }));
    const ended = 'failure' in found ? { ...NOTHING_RUN, ...found } : await runAsAgreed(parts, found);
    const { failure, facts, hasChanges, planHash } = ended;
    const operations = inputs.operations.slice(ended.results.length).map(notRun);
    return {
        outcome: failure?.outcome ?? (inputs.dryRun ? 'planned' : 'succeeded'),
        results: [...ended.results, ...operations],
        durationMs: Math.round(clock.now() - startedAt),
        ...(failure && { failure }),
        ...(facts && { facts }),
        ...(hasChanges !== undefined && { hasChanges }),
        ...(planHash !== undefined && { planHash }),
    };
}
const NOTHING_RUN = { results: [], plans: [] };
/** Runs the operations; with `plan-hash` only after a look at all of them has shown that the plan is that one. */
async function runAsAgreed(parts, facts) {
    const { inputs, console } = parts;
    if (inputs.planHash === undefined)
        return runOperations(parts, facts);
    const rehearsal = inputs.dryRun
        ? parts
        : silently({ ...parts, inputs: { ...inputs, dryRun: true } });
    const planned = await console.during({ doing: 'looking at what would change' }, () => runOperations(rehearsal, facts));
    const isAgreed = planned.planHash === inputs.planHash;
    if (inputs.dryRun && isAgreed)
        return planned;
    const failure = planned.failure ?? (isAgreed ? undefined : anotherPlan(planned.results));
    if (failure !== undefined && inputs.dryRun)
        return { ...planned, failure };
    if (failure !== undefined)
        return { ...planned, facts, failure, planHash: undefined, results: planned.results.map(asNotRun) };
    console.info('the plan is the one that plan-hash stands for');
    return runOperations(parts, facts, planned.plans);
}
/** @param agreed the plans that were agreed on, where they were: one by one they are compared once more */
async function runOperations(parts, found, agreed = []) {
    const { inputs } = parts;
    const results = [];
    const replaced = [];
    const plans = [];
    let facts = found;
    let failure;
    let deployFailed = false;
    for (const [nth, operation] of inputs.operations.entries()) {
        const known = facts;
        const onSight = sightOf(operation, known, found, plans);
        parts.tracker.begin(operation.name);
        const done = await parts.console.group(operation.name, () => runOperation(parts, operation, known, agreed[nth]), (ended) => closeOperation(ended.result, ended.failure, operation.readOnly === true));
        ({ facts, failure } = done);
        results.push(done.result);
        plans.push({ operation: operation.name, changes: done.plan, onSight });
        replaced.push(...done.replaced.map((one) => ({ ...one, by: operation.name })));
        if (inputs.restoreOnFailure)
            parts.tracker.replace(replaced.map(({ what }) => what));
        deployFailed = failure !== undefined && operation.deploys === true;
        if (failure !== undefined)
            break;
        parts.tracker.end(goesOn(operation, facts));
    }
    const ended = { results, facts, ...(failure && { failure }) };
    const isToRestore = inputs.restoreOnFailure && deployFailed && replaced.length > 0;
    const restored = isToRestore ? await restoreAll(replaced, ended, restoringOf(parts)) : ended;
    const differs = inputs.operations.some(({ repeats }, nth) => !repeats && (plans[nth]?.changes.length ?? 0) > 0);
    return {
        ...restored,
        plans,
        hasChanges: differs || (failure === undefined ? false : undefined),
        planHash: inputs.dryRun && failure === undefined ? hashPlan(inputs, found, plans) : undefined,
    };
}
/** What the plan of an operation is made of, where earlier ones have planned so much. */
function sightOf({ name, scope, affectedBy = [] }, known, found, earlier) {
    const changing = earlier.filter(({ changes }) => changes.length > 0).map(({ operation }) => operation);
    if (scope === 'site' && idOf(known) !== idOf(found))
        return 'none';
    if (affectedBy.some((one) => changing.includes(one)))
        return 'none';
    return changing.includes(name) ? 'part' : 'whole';
}
function idOf({ site }) {
    return typeof site === 'object' ? site.id : site;
}
/** Parts for a look at the plan that nobody is to hear of. */
function silently(parts) {
    const ignore = () => { };
    const remote = () => ({ push: ignore, end: ignore });
    const console = {
        ...parts.console,
        info: ignore,
        plan: ignore,
        warning: ignore,
        remote,
        group: (_, body) => body(),
    };
    return { ...parts, console, tracker: progress/* UNTRACKED */.iC };
}
function asNotRun(result) {
    const isStopped = result.status === 'failed' || result.status === 'unknown';
    return isStopped ? result : { ...result, status: 'not-run', changes: [] };
}
function notRun({ name }) {
    return { operation: name, status: 'not-run', planned: [], changes: [], wrote: false, durationMs: 0 };
}
/** Whether a deploy was triggered that nobody waited for. */
function goesOn({ deploys }, { deploy }) {
    return deploys === true && deploy?.followed === false;
}
async function runOperation(parts, operation, known, agreed) {
    const { inputs, clock, console } = parts;
    const { during } = console;
    const startedAt = clock.now();
    let plan = [];
    const planned = [];
    const changes = [];
    const replaced = [];
    let facts = known;
    let wrote = false;
    let inDoubt = false;
    const learn = (more) => {
        facts = { ...facts, ...more };
    };
    const end = (status, failure) => {
        const durationMs = Math.round(clock.now() - startedAt);
        const error = failure && { error: failure.message };
        return {
            result: { operation: operation.name, status, planned, changes, wrote, durationMs, ...error },
            plan,
            facts,
            failure,
            replaced,
        };
    };
    try {
        // What takes time comes before the look that counts.
        learn({ site: await (0,readiness/* siteToPlanFor */.HS)(operation, facts, inputs.dryRun, parts.client, patienceOf(parts)) });
        if (agreed !== undefined && agreed.changes.length > 0)
            await during({ doing: 'getting ready for the first change' }, parts.beforeFirstWrite);
        const { changes: toApply, expected } = await during({ doing: 'reading what is there' }, () => operation.plan(planningOf(parts, facts, learn)));
        plan = toApply;
        for (const { summary } of plan)
            planned.push(summary);
        planned.forEach(console.plan);
        if (agreed !== undefined && !isAsAgreed(agreed, plan))
            throw changedMeanwhile(operation.name, planned);
        if (inputs.dryRun) {
            for (const summary of planned)
                changes.push(summary);
            learn(expected ?? {});
            return end(changes.length > 0 ? 'planned' : 'unchanged');
        }
        // Here and not at the write itself: what a deploy is compared with is read right before its trigger.
        if (plan.length > 0)
            await during({ doing: 'getting ready for the first change' }, parts.beforeFirstWrite);
        const confirm = () => {
            wrote = true;
        };
        const onWrite = (effect) => {
            if (effect.state === 'done')
                confirm();
            inDoubt ||= effect.state === 'unknown';
        };
        const applying = applyingOf(parts, learn, onWrite, confirm);
        const changed = await during(writingOf(plan, changes, clock), () => applyAll(plan, applying, changes, replaced));
        return end(changed ? 'changed' : 'unchanged');
    }
    catch (error) {
        const failure = (0,report_failure/* failureOf */.g)(error);
        return end(statusOf(failure, wrote || inDoubt), failure);
    }
}
/** What is told while the changes of a plan are carried out, `changes` being those that are. */
function writingOf(plan, changes, clock) {
    const startedAt = clock.now();
    const awaited = () => {
        const made = changes.length;
        const next = plan[made]?.summary ?? '';
        if (plan.length === 1)
            return next;
        const each = made === 0 ? '' : `, ${(0,duration/* formatDuration */.a)((clock.now() - startedAt) / made)} each so far`;
        return `${made} of ${plan.length} changes made${each}; next: ${next}`;
    };
    return { doing: 'writing', awaited, counts: plan.length > 1 };
}
async function applyAll(plan, applying, changes, replaced) {
    let changed = false;
    for (const change of plan) {
        const applied = await change.apply(applying);
        // Of a single change the line under the group says the same.
        if (plan.length > 1)
            applying.log.info(applied.summary);
        changes.push(applied.summary);
        if (applied.changed)
            applying.confirm();
        if (applied.replaced !== undefined)
            replaced.push(applied.replaced);
        changed ||= applied.changed;
    }
    return changed;
}
function patienceOf({ clock, signal, console: { during } }) {
    return { clock, signal, during };
}
function planningOf(parts, facts, learn) {
    const { inputs, client, console, hide, epochMs, lookUpPullRequest } = parts;
    const patience = patienceOf(parts);
    return {
        dryRun: inputs.dryRun,
        facts,
        reader: client,
        patience,
        log: console,
        learn,
        hide,
        epochMs,
        lookUpPullRequest,
    };
}
function applyingOf(parts, learn, onWrite, confirm) {
    const { client, console, hide, tracker, getPage, runCommand } = parts;
    return {
        writer: writerOf(parts, onWrite),
        reader: client,
        traffic: client.traffic,
        patience: patienceOf(parts),
        log: console,
        learn,
        seenToEnd: () => tracker.settle('ended'),
        hide,
        confirm,
        getPage,
        runCommand,
    };
}
function restoringOf(parts) {
    const { client, console, tracker } = parts;
    return {
        writer: writerOf(parts, () => { }),
        reader: client,
        patience: patienceOf(parts),
        console,
        begin: () => tracker.restore(),
    };
}
/** Writes, and keeps the tracker told of it. */
function writerOf({ client, tracker }, onWrite) {
    return {
        async write(endpoint, parameters, body) {
            tracker.write(endpoint.retry === 'once');
            const effect = await client.write(endpoint, parameters, body);
            if (effect.state !== 'unknown')
                tracker.settle(effect.state === 'done' ? 'confirmed' : 'refused');
            onWrite(effect);
            return effect;
        },
    };
}
/** An operation that was interrupted is unknown once it has written, or may have. */
function statusOf({ outcome }, mayHaveWritten) {
    switch (outcome) {
        case 'failed':
        case 'rejected':
            return 'failed';
        case 'unknown':
            return 'unknown';
        case 'timed_out':
            return mayHaveWritten ? 'unknown' : 'failed';
        case 'cancelled':
            return mayHaveWritten ? 'unknown' : 'not-run';
    }
}


/***/ }),

/***/ 3203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ exitNow)
/* harmony export */ });
/** Requests to the system on threads of their own, which nothing can end: looking up a name, and files. */
const UNENDING = /^(?:GetAddrInfo|FS)Req/;
/**
 * Ends the process at once. Node waits for the threads that look names up, which takes as long as a silent resolver
 * is given (ten seconds and more); while there is one, the process is replaced by an empty one, which ends with `code`.
 */
function exitNow(node, code) {
    if (node.getActiveResourcesInfo().some((name) => UNENDING.test(name))) {
        try {
            node.execve?.(node.execPath, [node.execPath, `--eval=process.exit(${code})`], {});
        }
        catch {
            // Windows cannot replace a process.
        }
    }
    node.exit(code);
}


/***/ }),

/***/ 6531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createRunnerFiles)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1078);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2807);


/**
 * The runner's files by way of the toolkit. Where the runner names none, nothing is written: the toolkit would print
 * commands instead.
 *
 * @param warn told what could not be written, in our own words
 */
function createRunnerFiles(environment, warn) {
    const warned = new Set();
    async function attempt(what, variable, write) {
        if ((environment[variable] ?? '') === '')
            return;
        try {
            await write();
        }
        catch (error) {
            // The state is saved many times in a run.
            if (warned.has(variable))
                return;
            warned.add(variable);
            warn(`${what} could not be written (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error) || 'no file'}); the run itself is not affected.`);
        }
    }
    return {
        setOutputs: (outputs) => attempt('The outputs', 'GITHUB_OUTPUT', () => {
            for (const [name, value] of Object.entries(outputs))
                _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH(name, value);
        }),
        saveState: (name, value) => void attempt('The state', 'GITHUB_STATE', () => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(name, value)),
        writeSummary: (markdown) => attempt('The job summary', 'GITHUB_STEP_SUMMARY', () => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(markdown, true).write()),
    };
}


/***/ }),

/***/ 1044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ silence)
/* harmony export */ });
/**
 * Keeps Node from printing anything by itself. Its debug output (`NODE_DEBUG`, which an earlier step of the job can set)
 * quotes URLs and the environment of child processes, and its warnings quote what they warn of; none of it passes the
 * redactor. This action itself writes nothing to standard error.
 */
function silence(node) {
    node.stderr.write = () => true;
    // The way of Node's versions before it took standard error.
    Object.defineProperty(node, '_rawDebug', { value: () => { } });
}


/***/ }),

/***/ 3601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ readWorkspaceFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./build/runner/workspace.js


const MAX_BYTES = 1024 * 1024;
/**
 * Reads a text file that a workflow names: inside the workspace, or the runner's folder for temporary files,
 * also after following links, so that a pull request cannot point us at other files of the runner.
 *
 * @param roots folders that may be read from; relative paths start at the first
 * @returns the text without a byte order mark, or what was expected of the file
 */
function readWorkspaceFile(path, roots) {
    if (/[\r\n=]/.test(path))
        return { expected: 'the path of a file, not its text' };
    const [workspace = '.'] = roots;
    const named = `${JSON.stringify(path)}`;
    let real;
    try {
        real = (0,external_node_fs_.realpathSync)((0,external_node_path_namespaceObject.isAbsolute)(path) ? path : (0,external_node_path_namespaceObject.join)(workspace, path));
    }
    catch {
        return {
            expected: `a file that exists; there is no ${named} in the workspace (is actions/checkout missing?)`,
        };
    }
    if (!roots.some((root) => isInside(real, root))) {
        return { expected: `a file inside the workspace or RUNNER_TEMP; ${named} lies or leads elsewhere` };
    }
    try {
        const found = (0,external_node_fs_.statSync)(real);
        // Opening a named pipe waits for a writer, without end.
        if (!found.isFile())
            return { expected: `a regular file; ${named} is a folder, a pipe or a device` };
        const { size } = found;
        if (size > MAX_BYTES)
            return { expected: `a file of at most 1 MiB; ${named} has ${size} bytes` };
        return { value: new TextDecoder('utf-8', { fatal: true }).decode((0,external_node_fs_.readFileSync)(real)) };
    }
    catch (error) {
        if (error instanceof TypeError)
            return { expected: `a file of UTF-8 text; ${named} is not` };
        return { expected: `a readable file; ${named} is not` };
    }
}
function isInside(path, root) {
    try {
        const way = (0,external_node_path_namespaceObject.relative)((0,external_node_fs_.realpathSync)(root), path);
        return way !== '' && !way.startsWith('..') && !(0,external_node_path_namespaceObject.isAbsolute)(way);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 2624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5262);

/** The one list of secrets of a run. It stands before every sink. */
function createRedactor() {
    const secrets = new Map();
    const publicValues = new Set();
    let automaton;
    function findSecrets(text) {
        automaton ??= createAutomaton([...secrets].flatMap(([value, strength]) => (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .eo)(value, strength, (part) => publicValues.has(part))));
        return findInEveryReading(text, automaton);
    }
    return {
        add(secret, strength = 'if-particular') {
            if (secret === '' || secrets.get(secret) === 'always' || secrets.get(secret) === strength)
                return;
            secrets.set(secret, strength);
            automaton = undefined;
        },
        addPublic(value) {
            publicValues.add(value);
            automaton = undefined;
        },
        redact: (text) => replaceSpans(text, findSecrets(text)),
        hides: (text) => findSecrets(text).length > 0,
    };
}
function replaceSpans(text, spans) {
    let redacted = '';
    let from = 0;
    for (const { start, end } of spans) {
        redacted += `${text.slice(from, start)}***`;
        from = end;
    }
    return from === 0 ? text : redacted + text.slice(from);
}
function findInEveryReading(text, automaton) {
    const spans = automaton.find(text);
    for (const reading of _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .READINGS */ .mc)
        collect(reading, { text, toOriginal: (index) => index }, automaton, spans);
    return merge(spans.sort((a, b) => a.start - b.start));
}
function collect(reading, view, automaton, spans) {
    const decoded = decode(reading, view);
    if (decoded === undefined)
        return;
    for (const { start, end } of automaton.find(decoded.text)) {
        spans.push({ start: decoded.toOriginal(start), end: decoded.toOriginal(end) });
    }
    for (const next of reading.within)
        collect(next, decoded, automaton, spans);
}
/** Undefined when the text holds no such escape, and so reads the same. */
function decode(reading, view) {
    if (view.text.search(reading.escape) < 0)
        return undefined;
    // No escape is shorter than what it stands for.
    const origins = new Int32Array(view.text.length + 1);
    let from = 0;
    let to = 0;
    const keepUntil = (end) => {
        while (from < end)
            origins[to++] = from++;
    };
    const text = view.text.replace(reading.escape, (found, index) => {
        const meaning = reading.decode(found);
        keepUntil(index);
        for (let unit = 0; unit < meaning.length; unit++)
            origins[to++] = index;
        from = index + found.length;
        return meaning;
    });
    keepUntil(view.text.length);
    origins[to] = view.text.length;
    return { text, toOriginal: (index) => view.toOriginal(origins[index] ?? 0) };
}
/** Joins spans, sorted by start, that overlap or touch. */
function merge(spans) {
    const merged = [];
    for (const { start, end } of spans) {
        const last = merged.at(-1);
        if (last !== undefined && start <= last.end)
            last.end = Math.max(last.end, end);
        else
            merged.push({ start, end });
    }
    return merged;
}
/** An Aho–Corasick automaton: one pass over the text, however many the forms. */
function createAutomaton(forms) {
    const size = forms.reduce((sum, form) => sum + form.text.length, 1);
    const trie = createTrie(size);
    /** Of each node: the length of the form that ends there, 0 for none, and whether that form is bounded. */
    const length = new Int32Array(size);
    const bounded = new Uint8Array(size);
    /** Of each node: the node of the next shorter form that ends there too, 0 for none. */
    const shorter = new Int32Array(size);
    let growing = forms.map((form) => ({ ...form, node: 0 }));
    for (let depth = 1; growing.length > 0; depth++) {
        for (const path of growing) {
            path.node = trie.childOf(path.node, path.text.charCodeAt(depth - 1));
            if (path.text.length !== depth)
                continue;
            const freely = !path.bounded || (length[path.node] !== 0 && bounded[path.node] === 0);
            bounded[path.node] = freely ? 0 : 1;
            length[path.node] = depth;
        }
        growing = growing.filter(({ text }) => text.length > depth);
    }
    for (let node = 1; node < size; node++) {
        const suffix = trie.fallback[node] ?? 0;
        shorter[node] = length[suffix] === 0 ? (shorter[suffix] ?? 0) : suffix;
    }
    function find(text) {
        const spans = [];
        let node = 0;
        for (let end = 1; end <= text.length; end++) {
            node = trie.step(node, text.charCodeAt(end - 1));
            let match = length[node] === 0 ? (shorter[node] ?? 0) : node;
            while (match !== 0) {
                const start = end - (length[match] ?? 0);
                if (bounded[match] === 0 || standsAlone(text, start, end)) {
                    pushJoined(spans, start, end);
                    break;
                }
                match = shorter[match] ?? 0;
            }
        }
        return spans;
    }
    return { find };
}
/** Edges live in one hash table with open addressing: nodes are many, and most have a single child. */
function createTrie(size) {
    const parent = new Int32Array(size);
    const unitOf = new Uint16Array(size);
    const fallback = new Int32Array(size);
    const mask = 2 ** Math.ceil(Math.log2(size * 2)) - 1;
    const children = new Int32Array(mask + 1);
    const childrenOfRoot = new Int32Array(0x10000);
    let count = 0;
    /** Where the table holds the node's child by that unit, or would. */
    function slotOf(node, unit) {
        let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit + 1, 0x85ebca6b)) & mask;
        for (;;) {
            const child = children[slot] ?? 0;
            if (child === 0 || (parent[child] === node && unitOf[child] === unit))
                return slot;
            slot = (slot + 1) & mask;
        }
    }
    function step(from, unit) {
        for (let node = from; node !== 0; node = fallback[node] ?? 0) {
            const child = children[slotOf(node, unit)] ?? 0;
            if (child !== 0)
                return child;
        }
        return childrenOfRoot[unit] ?? 0;
    }
    function childOf(node, unit) {
        const slot = slotOf(node, unit);
        const known = children[slot] ?? 0;
        if (known !== 0)
            return known;
        count++;
        fallback[count] = node === 0 ? 0 : step(fallback[node] ?? 0, unit);
        parent[count] = node;
        unitOf[count] = unit;
        children[slot] = count;
        if (node === 0)
            childrenOfRoot[unit] = count;
        return count;
    }
    return { childOf, step, fallback };
}
/** Spans come in the order of their ends; a later one may begin before several earlier ones. */
function pushJoined(spans, start, end) {
    let from = start;
    for (let last = spans.at(-1); last !== undefined && last.end >= from; last = spans.at(-1)) {
        from = Math.min(from, last.start);
        spans.pop();
    }
    spans.push({ start: from, end });
}
/** Whether neither end of the stretch cuts through a word. */
function standsAlone(text, start, end) {
    return !(isWord(text, start - 1) && isWord(text, start)) && !(isWord(text, end - 1) && isWord(text, end));
}
function isWord(text, index) {
    return /[\p{L}\p{N}]/u.test(text.charAt(index));
}


/***/ }),

/***/ 8541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ LINE_BREAK),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   _0: () => (/* binding */ stripInvisible),
/* harmony export */   aj: () => (/* binding */ sanitize),
/* harmony export */   fu: () => (/* binding */ createLineAssembler)
/* harmony export */ });
/** Everything that some reader of a log takes for a line end. The runner takes `\n`, `\r\n` and a lone `\r`. */
const LINE_BREAK = /\r\n|[\n\r\v\f\x85\u2028\u2029]/;
const LIMITS = { text: 8 * 1024 * 1024, line: 4096 };
/**
 * Remote text as lines that are safe to print behind a prefix: capped, without secrets, control characters,
 * terminal sequences or invisible characters, and with no `##[` that the runner could take for a command.
 * What is cut says so. A line break at the end of the text begins no further line.
 *
 * It redacts twice, because what is stripped may have stood inside a secret.
 */
function sanitize(text, redact, limits = {}) {
    const { text: textLimit, line: lineLimit } = { ...LIMITS, ...limits };
    const visible = redact(stripInvisible(redactCapped(text, redact, textLimit)));
    const lines = visible.split(LINE_BREAK);
    if (lines.at(-1) === '')
        lines.pop();
    return lines.map((line) => cut(breakCommands(line).toWellFormed(), lineLimit));
}
/** Remote text within a message of one line: sanitized, its lines joined by `⏎`, at most `limit` UTF-16 units. */
function oneLine(text, redact, limit) {
    const lines = sanitize(text, redact, { line: Number.POSITIVE_INFINITY }).map((line) => line.trim());
    return cut(lines.filter((line) => line !== '').join(' ⏎ '), limit);
}
/** Cuts a text to at most `limit` UTF-16 units, between characters, and says how much is missing. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    const note = ` … [cut, ${text.length} characters]`;
    const kept = sliceCharacters(text, limit - note.length);
    return kept === '' ? sliceCharacters(text, limit) : kept + note;
}
/**
 * Removes what a reader would not see: terminal sequences (CSI, and OSC, DCS, SOS, PM and APC strings, in
 * their 7-bit and C1 forms), control characters but tabs and line breaks, and the characters that Unicode
 * says to ignore in display: bidi controls, zero-width characters, variation selectors, tags.
 */
function stripInvisible(text) {
    return text.replace(TERMINAL_SEQUENCE, '').replace(INVISIBLE, '');
}
/**
 * Cuts at the ends that the runner knows, so that a secret is only ever looked for in whole lines. A lone `\r`
 * at the end of a piece waits for the next one: it may be half of `\r\n`.
 */
function createLineAssembler() {
    let pending = '';
    return {
        push(chunk) {
            const broken = /[\r\n]/.test(chunk) || pending.endsWith('\r');
            pending += chunk;
            if (!broken)
                return [];
            const lines = pending.split(/\r\n|\n|\r(?!$)/);
            pending = lines.pop() ?? '';
            return lines;
        },
        flush() {
            const rest = pending.replace(/\r$/, '');
            const lines = pending === '' ? [] : [rest];
            pending = '';
            return lines;
        },
    };
}
// A string ends at its terminator on the same line, else only its introducer goes: one stray sequence must not
// swallow the log. No introducer may stand inside, or many of them would take quadratic time.
const TERMINAL_SEQUENCE = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9b-\x9f\r\n]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n\v\f\r\x85])\p{Cc}/gu;
/** How much goes from the end of a capped text, in case the cap went through a secret. */
const CAP_MARGIN = 64 * 1024;
/** The cap may cut a secret in two, and no search finds half a one: the line that was cut goes too. */
function redactCapped(text, redact, limit) {
    if (text.length <= limit)
        return redact(text);
    const head = redact(text.slice(0, limit));
    const kept = head.slice(0, Math.max(0, head.lastIndexOf('\n') + 1, head.length - CAP_MARGIN));
    const lineBreak = kept === '' || kept.endsWith('\n') ? '' : '\n';
    return `${kept}${lineBreak}[cut: only the first part of ${text.length} characters is shown]`;
}
function breakCommands(line) {
    return line.replaceAll('##[', '# #[');
}
function sliceCharacters(text, length) {
    const end = Math.max(0, length);
    const splitsPair = /[\ud800-\udbff]/.test(text.charAt(end - 1)) && /[\udc00-\udfff]/.test(text.charAt(end));
    return text.slice(0, splitsPair ? end - 1 : end);
}


/***/ }),

/***/ 5262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wi: () => (/* binding */ maskableLines),
/* harmony export */   eo: () => (/* binding */ secretForms),
/* harmony export */   mc: () => (/* binding */ READINGS)
/* harmony export */ });
/* unused harmony export maskable */
/* harmony import */ var node_querystring__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1792);
/* harmony import */ var _sanitizer_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8541);


/**
 * The spellings under which a secret is searched for: the value itself, its lines, the telling parts of a URL;
 * each as it is, as UTF-8 bytes misread as Latin-1, in base64 at its three alignments, in hex, and with its
 * quotes doubled or spliced as shells do. Escaped spellings (JSON, percent, entities, backslashes) need no
 * forms of their own: the text is read through `READINGS`.
 */
function secretForms(value, strength, isPublic) {
    const forms = [];
    for (const part of secretParts(value)) {
        const always = strength === 'always' && part.trim() === value.trim();
        const search = always ? 'anywhere' : isPublic(part) ? 'nowhere' : whereToSearch(part);
        if (search === 'nowhere' || /^\**$/.test(part))
            continue;
        for (const text of spellings(part))
            forms.push({ text, bounded: search === 'alone' });
    }
    return forms;
}
/**
 * Whether a value may be given to the runner's `::add-mask::`. The runner then hides it everywhere in the
 * caller's job, and drops every job output that holds it. So: one line, at least 8 characters after trimming,
 * no conventional word, not one character repeated, and at least 10 digits when it is only a number.
 */
function maskable(value) {
    const trimmed = value.trim();
    const repeated = /^(.)\1*$/su.test(trimmed);
    const shortNumber = /^[\d\s.,:+-]*$/.test(trimmed) && countDigits(trimmed) < 10;
    return (trimmed.length >= 8 && !isConventional(trimmed) && !repeated && !shortNumber && !_sanitizer_js__WEBPACK_IMPORTED_MODULE_1__/* .LINE_BREAK */ .Fb.test(trimmed));
}
/** The lines of a value that `maskable` allows: the runner would mask every line, a lone brace too. */
function maskableLines(value) {
    return value.split(_sanitizer_js__WEBPACK_IMPORTED_MODULE_1__/* .LINE_BREAK */ .Fb).filter(maskable);
}
const ESCAPED_LETTERS = {
    a: '\x07',
    b: '\b',
    e: '\x1b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
    0: '\0',
};
/** JSON, PHP, JavaScript, dotenv double quotes, shell backslashes and `$'…'`. */
const backslash = (within) => ({
    escape: /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[0-7]{3}|.)/gis,
    decode: (found) => {
        const body = found.slice(1);
        if (body.length === 1)
            return ESCAPED_LETTERS[body] ?? body;
        return /^\d/.test(body) ? character(body, 8) : character(body.replace(/[ux{}]/gi, ''), 16);
    },
    within,
});
/** Percent escapes give bytes; a secret that is not ASCII is found by its Latin-1 form. */
const percent = (within) => ({
    escape: /%[0-9a-f]{2}/gi,
    decode: decodePercentEscape,
    within,
});
/** As forms are encoded: a space is a `+`. */
const form = (within) => ({
    escape: /%[0-9a-f]{2}|\+/gi,
    decode: (found) => (found === '+' ? ' ' : decodePercentEscape(found)),
    within,
});
const entity = (within) => ({
    escape: /&(?:#x[0-9a-f]{1,8}|#\d{1,8}|\w{2,8});?/gi,
    decode: (found) => {
        const body = found.replace(/[&;]/g, '');
        if (!body.startsWith('#'))
            return NAMED_ENTITIES.get(body) ?? found;
        return /^#x/i.test(body) ? character(body.slice(2), 16) : character(body.slice(1), 10);
    },
    within,
});
/** As `base64` and `xxd -p` wrap long output: the line break may stand inside what they made of a secret. */
const wrapped = {
    escape: /(?<=[\w+/-]{40})\r?\n(?=[\w+/=-])/g,
    decode: () => '',
    within: [],
};
/**
 * How a text is read besides as it stands. Two layers where they are met in practice: JSON in JSON, a URL in the query of
 * another, HTML or JSON in an HTML attribute.
 */
const READINGS = [
    backslash([backslash([])]),
    percent([percent([])]),
    form([form([])]),
    entity([backslash([]), entity([])]),
    wrapped,
];
/** HTML's five, and the names of U+00A0 to U+00FF in their order, as PHP's htmlentities writes them. */
const NAMED_ENTITIES = new Map([
    ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
    ...`nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
  micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
  Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash
  Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc
  euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml
  yacute thorn yuml`
        .split(/\s+/)
        .map((name, index) => [name, String.fromCodePoint(0xa0 + index)]),
]);
/**
 * Values that anyone would guess, and that ordinary logs are full of: the switches, environments and drivers of
 * a stock `.env`. Hiding them would hide nothing and make a log unreadable.
 */
const CONVENTIONAL = new Set(`true false null none nil yes no on off undefined empty default auto enabled disabled
  local localhost 127.0.0.1 0.0.0.0 production staging development testing test debug info notice warning error
  mysql mariadb pgsql postgres sqlite redis memcached database file array sync cookie session stack single daily
  smtp sendmail mail log public private root admin utf8 utf8mb4`.split(/\s+/));
/** The value, its lines, and of a URL the password and a long path, which logs show without the rest. */
function secretParts(value) {
    const lines = value.split(_sanitizer_js__WEBPACK_IMPORTED_MODULE_1__/* .LINE_BREAK */ .Fb);
    const parts = [value, ...lines, ...urlParts(value.trim())];
    return new Set(parts.flatMap((part) => [part, part.trim(), (0,_sanitizer_js__WEBPACK_IMPORTED_MODULE_1__/* .stripInvisible */ ._0)(part)]));
}
function urlParts(value) {
    const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? URL.parse(value) : null;
    if (url === null)
        return [];
    const path = url.pathname + url.search;
    // Shorter ones (`/admin`) are names rather than secrets.
    return [url.password, (0,node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(url.password), ...(path.length < 16 ? [] : [path])];
}
function decodePercentEscape(found) {
    return character(found.slice(1), 16);
}
/** 8 and more characters: anywhere; 4 to 7: where they stand alone; shorter or conventional: nowhere. */
function whereToSearch(part) {
    const number = /^[+-]?[\d.,]+$/.test(part) && countDigits(part) < 6;
    if (part.length < 4 || number || isConventional(part))
        return 'nowhere';
    return part.length < 8 ? 'alone' : 'anywhere';
}
function isConventional(value) {
    return CONVENTIONAL.has(value.toLowerCase());
}
function countDigits(value) {
    return value.replace(/\D/g, '').length;
}
/** Spellings of fewer than four characters would match by chance and are left out, but for the part itself. */
function spellings(part) {
    const bytes = Buffer.from(part, 'utf8');
    const hex = bytes.toString('hex');
    const encoded = [
        ...base64Spellings(bytes),
        ...base64Spellings(Buffer.from(JSON.stringify(part).slice(1, -1), 'utf8')),
        hex,
        hex.toUpperCase(),
        bytes.toString('latin1'),
        ...requoted(part),
    ];
    return new Set([part, ...encoded.filter((text) => text.length >= 4)]);
}
/** Quotes inside quotes: a shell's `'\''` and `'"'"'`, and the doubling of SQL, YAML and CSV. */
function requoted(part) {
    const single = [`'\\''`, `'"'"'`, `''`].map((quote) => part.replaceAll("'", quote));
    return [...single, part.replaceAll('"', '""')];
}
/** How many bytes fill a line of wrapped base64: 76 columns (MIME, coreutils) and 64 (PEM). */
const WRAPPED_LINE_BYTES = [57, 48];
function base64Spellings(bytes) {
    const whole = bytes.toString('base64');
    const wrapped = WRAPPED_LINE_BYTES.filter((size) => bytes.length > size).flatMap((size) => slices(bytes, size));
    const stable = [0, 1, 2].map((shift) => stableBase64(bytes, shift));
    const texts = [
        whole,
        whole.replaceAll('=', ''),
        ...stable,
        ...wrapped.map((slice) => stableBase64(slice, 0)),
    ];
    return texts.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
}
/**
 * What base64 makes of the bytes, whatever stands around them, when they begin `shift` bytes into a group of
 * three: the characters that take all their six bits from these bytes. Up to four bits at either end show.
 */
function stableBase64(bytes, shift) {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return encoded.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
}
function slices(bytes, size) {
    return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
}
function character(digits, radix) {
    const codePoint = Number.parseInt(digits, radix);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd';
}


/***/ }),

/***/ 8146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ siteToPlanFor),
/* harmony export */   Ij: () => (/* binding */ BEING_MADE),
/* harmony export */   bs: () => (/* binding */ waitUntilReady),
/* harmony export */   yu: () => (/* binding */ BUSY)
/* harmony export */ });
/* harmony import */ var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6484);
/* harmony import */ var _api_site_status_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(843);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2807);
/* harmony import */ var _site_presence_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3161);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2929);





/** The status of a site that is being made, or that gets its repository: its `.env` and script are not there yet. */
const BEING_MADE = ['created', 'building', 'repository-installing'];
/** The status of a site that a write may collide with. */
const BUSY = [...BEING_MADE, 'deploying'];
/**
 * Waits until a site shows none of these statuses any more, as long as the run may last. Where it shows no status, or
 * another one, nothing is waited for, and nothing is asked.
 *
 * @param site as it was seen last
 * @param busy the statuses to wait for the end of
 * @returns the site as it is then
 * @throws OperationError `timed_out` at the deadline, `failed` for a site that vanishes, is deleted or suspended
 */
async function waitUntilReady(target, site, busy, reader, patience) {
    let status = (0,_api_site_status_js__WEBPACK_IMPORTED_MODULE_3__/* .knownStatus */ .u)(site.status);
    if (status === undefined || !busy.includes(status))
        return site;
    let last = site;
    let missingAt;
    const decide = (seen) => {
        const nowMs = patience.clock.now();
        missingAt = seen === undefined ? (missingAt ?? nowMs) : undefined;
        // A copy that lags behind may not know it yet.
        if (missingAt !== undefined && nowMs - missingAt >= _api_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .LAG_WINDOW_MS */ .LP)
            throw vanished(site);
        if (seen === undefined)
            return undefined;
        last = seen;
        const now = (0,_api_site_status_js__WEBPACK_IMPORTED_MODULE_3__/* .knownStatus */ .u)(seen.status);
        if (now === 'deleting' || now === 'suspended')
            throw cannotBeWorkedOn(seen);
        // A deploy has ended, whatever the word for that; that a site is ready only a known word says.
        const isOver = now === undefined ? status === 'deploying' && seen.status !== undefined : !busy.includes(now);
        status = now ?? status;
        return isOver ? { value: seen } : undefined;
    };
    const awaited = () => `it is not ready; ${(0,_site_presence_js__WEBPACK_IMPORTED_MODULE_2__/* .shownStatus */ .O4)(last)}`;
    try {
        return await patience.during({ doing: 'waiting for the site', awaited }, () => (0,_site_presence_js__WEBPACK_IMPORTED_MODULE_2__/* .watchSite */ .v2)(target, reader, patience, decide));
    }
    catch (error) {
        if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeadlineError */ .j3))
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OperationError */ .OK('timed_out', `The site ${(0,_site_presence_js__WEBPACK_IMPORTED_MODULE_2__/* .shownSite */ .hm)(site)} was not ready within the timeout: ${(0,_site_presence_js__WEBPACK_IMPORTED_MODULE_2__/* .shownStatus */ .O4)(last)}.`, 'Look at the site in the pages of the service, then run again, with a longer timeout if it takes so long.', { cause: error });
    }
}
function vanished(site) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OperationError */ .OK('failed', `The site ${(0,_site_presence_js__WEBPACK_IMPORTED_MODULE_2__/* .shownSite */ .hm)(site)} has vanished while this run waited for it to be ready.`, 'Look at the server in the pages of the service: somebody else may have deleted the site.');
}
function cannotBeWorkedOn(site) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OperationError */ .OK('failed', `The site ${(0,_site_presence_js__WEBPACK_IMPORTED_MODULE_2__/* .shownSite */ .hm)(site)} cannot be worked on: ${(0,_site_presence_js__WEBPACK_IMPORTED_MODULE_2__/* .shownStatus */ .O4)(site)}.`, 'Look at the site in the pages of the service, then run again.');
}
/**
 * What is to be known of the site before an operation is planned: one that is busy is waited for. Another deploy keeps
 * off what writes, and nothing else.
 *
 * @throws OperationError as `waitUntilReady` does, and for a site that is being deleted
 */
async function siteToPlanFor({ scope, readOnly, createsSite, deletesSite }, facts, dryRun, reader, patience) {
    const { site } = facts;
    if (scope !== 'site' || typeof site !== 'object' || readOnly)
        return site;
    const minds = !createsSite && !deletesSite;
    if (minds && (0,_site_presence_js__WEBPACK_IMPORTED_MODULE_2__/* .isGoing */ .jf)(site))
        throw cannotBeWorkedOn(site);
    return waitUntilReady((0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .targetOf */ .$)(facts), site, minds && !dryRun ? BUSY : BEING_MADE, reader, patience);
}


/***/ }),

/***/ 3161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ showSite),
/* harmony export */   Ly: () => (/* binding */ waitUntilGone),
/* harmony export */   O4: () => (/* binding */ shownStatus),
/* harmony export */   dt: () => (/* binding */ findListed),
/* harmony export */   hm: () => (/* binding */ shownSite),
/* harmony export */   jf: () => (/* binding */ isGoing),
/* harmony export */   v2: () => (/* binding */ watchSite)
/* harmony export */ });
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3855);
/* harmony import */ var _api_settle_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6484);
/* harmony import */ var _api_site_status_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(843);
/* harmony import */ var _api_sites_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4911);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2807);





/** A site as messages name it. */
function shownSite({ id, domain }) {
    return domain === '' ? `with id ${id}` : `${domain} (id ${id})`;
}
/** The status of a site, for messages. */
function shownStatus({ status }) {
    return status === undefined ? 'it shows no status' : `its status is “${status}”`;
}
/** The site; undefined where the service answers that there is none. */
async function showSite(reader, target, options) {
    try {
        return await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .getSite */ .mu, target, options);
    }
    catch (error) {
        if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotFound */ .c4)(error))
            return undefined;
        throw error;
    }
}
/** The site as the list of sites has it. Who says that a site is not there may say so of all of them. */
async function findListed(reader, { server, site }) {
    const sites = await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .readAll */ .y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .getSites */ .f7, { server });
    return sites.find(({ id }) => id === site);
}
/** Between two looks: a quarter of the time waited so far, within these bounds. Each costs a request. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
/**
 * Looks at a site until what is seen decides.
 *
 * @param decide what a look comes to, undefined to go on; it is given undefined for a site that is neither shown nor listed
 * @throws whatever `decide` does; ApiError for a service that has not answered for two minutes, or refuses to
 */
async function watchSite(target, reader, { clock, signal }, decide) {
    const startedAt = clock.now();
    let answeredAt = startedAt;
    for (let holdMs = 0;;) {
        const pauseMs = Math.max(FIRST_PAUSE_MS, Math.min(LONGEST_PAUSE_MS, (clock.now() - startedAt) / 4));
        await clock.sleep(Math.max(holdMs, pauseMs), signal);
        holdMs = 0;
        try {
            const seen = (await showSite(reader, target, { attempts: 1 })) ?? (await findListed(reader, target));
            answeredAt = clock.now();
            const decided = decide(seen);
            if (decided !== undefined)
                return decided.value;
        }
        catch (error) {
            if (!(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isPassing */ .WG)(error) || clock.now() - answeredAt >= _api_settle_js__WEBPACK_IMPORTED_MODULE_1__/* .PATIENCE_WITHOUT_API_MS */ .BR)
                throw error;
            holdMs = Math.min(_api_settle_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_HOLD_MS */ .U5, error.retryAfterMs ?? 0);
        }
    }
}
/** True when the service shows that a site is being deleted. */
function isGoing({ status }) {
    return (0,_api_site_status_js__WEBPACK_IMPORTED_MODULE_4__/* .knownStatus */ .u)(status) === 'deleting';
}
/**
 * Waits until a site that is being deleted is neither shown nor listed, as long as the run may last.
 *
 * @param site as it was seen last, on its way out
 * @throws OperationError `timed_out` at the deadline, `unknown` for one that stays after all
 */
async function waitUntilGone(target, site, reader, patience) {
    const { clock } = patience;
    let last = site;
    let goingAt = clock.now();
    const decide = (seen) => {
        if (seen === undefined)
            return { value: undefined };
        last = seen;
        if (isGoing(seen))
            goingAt = clock.now();
        else if (clock.now() - goingAt >= _api_settle_js__WEBPACK_IMPORTED_MODULE_1__/* .LAG_WINDOW_MS */ .LP)
            throw stays(seen);
        return undefined;
    };
    const awaited = () => `it is still there; ${shownStatus(last)}`;
    try {
        await patience.during({ doing: 'waiting for the site to be gone', awaited }, () => watchSite(target, reader, patience, decide));
    }
    catch (error) {
        if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .DeadlineError */ .j3))
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .OperationError */ .OK('timed_out', `The site ${shownSite(site)} was not gone within the timeout: ${shownStatus(last)}.`, 'Run again in a minute: a site that is gone by then counts as deleted.', { cause: error });
    }
}
function stays(site) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .OperationError */ .OK('unknown', `The site ${shownSite(site)} was being deleted, and is still there: ${shownStatus(site)}.`, 'Look at the site in the pages of the service, then run again.');
}


/***/ }),

/***/ 2929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ targetOf),
/* harmony export */   ID: () => (/* binding */ ID)
/* harmony export */ });
/** The ids of the site that a change is applied to. */
function targetOf({ serverId, site }) {
    if (typeof site !== 'object')
        throw new TypeError('A site that does not exist yet was asked for its id');
    return { server: serverId, site: site.id };
}
/** What an id looks like; whatever does not is a name. */
const ID = /^[1-9]\d{0,14}$/;


/***/ }),

/***/ 1038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ parseName),
/* harmony export */   Ap: () => (/* binding */ parseLink),
/* harmony export */   Fg: () => (/* binding */ parseId),
/* harmony export */   L5: () => (/* binding */ parseCommit),
/* harmony export */   Li: () => (/* binding */ parseLines),
/* harmony export */   Nq: () => (/* binding */ parseEnvironment),
/* harmony export */   O7: () => (/* binding */ parseStatuses),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   R8: () => (/* binding */ parseOneOf),
/* harmony export */   Ss: () => (/* binding */ parseKeys),
/* harmony export */   _b: () => (/* binding */ parseWebhookUrl),
/* harmony export */   bc: () => (/* binding */ parsePlanHash),
/* harmony export */   nl: () => (/* binding */ parseWords),
/* harmony export */   oA: () => (/* binding */ parseWholeNumber),
/* harmony export */   pI: () => (/* binding */ parseToken),
/* harmony export */   pe: () => (/* binding */ parseTime),
/* harmony export */   r4: () => (/* binding */ parseText),
/* harmony export */   sD: () => (/* binding */ parsePageUrl),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _api_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3262);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1420);
/* harmony import */ var _dotenv_dotenv_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5046);
/* harmony import */ var _net_proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5312);




/** Reads `base-url`: an origin with an optional path prefix, without a slash at the end. */
function parseBaseUrl(text) {
    const url = URL.parse(text);
    // Of a backslash or a line break, readers of addresses make different hosts.
    if (url === null || !['https:', 'http:'].includes(url.protocol) || /[\\\s\p{Cc}]/u.test(text))
        return { expected: 'an address such as https://api.example.com' };
    if (url.username !== '' || url.password !== '')
        return { expected: 'an address without user name and password; the token goes into api-token' };
    if (/[?#]/.test(text))
        return { expected: 'an address without query (?…) and fragment (#…)' };
    if (url.protocol === 'http:' && !_net_proxy_js__WEBPACK_IMPORTED_MODULE_3__/* .LOOPBACK */ .Ws.test(url.hostname)) {
        return { expected: 'an https:// address; plain http:// is for this machine only (127.0.0.1, localhost)' };
    }
    const prefix = url.pathname.replace(/\/+$/, '');
    if (/\/api$/i.test(prefix)) {
        const meant = url.origin + prefix.slice(0, -'/api'.length).replace(/\/+$/, '');
        return { expected: `an address without /api at its end, which is added: most likely ${meant}` };
    }
    return { value: url.origin + prefix };
}
/** Reads `api-token`: what an Authorization header can carry. */
function parseToken(text) {
    if (/^[\x21-\x7e]+$/.test(text))
        return { value: text };
    return {
        expected: 'a token of printable ASCII characters without spaces or line breaks; copy the secret again',
    };
}
/** Reads a boolean as YAML 1.2 does (core schema). */
function parseBoolean(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return { value: true };
    if (/^(false|False|FALSE)$/.test(text))
        return { value: false };
    return { expected: `true or false, not ${JSON.stringify(text)}` };
}
/** Reads a duration; the value is in milliseconds, at least one second. */
function parseTime(text) {
    const ms = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E)(text);
    if (ms !== undefined && ms > 0)
        return { value: ms };
    return {
        expected: `a duration such as 90s, 10m, 1h or whole seconds, from 1s to 24h, not ${JSON.stringify(text)}`,
    };
}
/** Reads an id. */
function parseId(text) {
    if (/^[1-9]\d{0,14}$/.test(text))
        return { value: Number(text) };
    return { expected: `an id, a whole number from 1 on, not ${JSON.stringify(text)}` };
}
/** Reads a whole number within bounds, both included. */
function parseWholeNumber(least, most) {
    return (text) => {
        const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
        if (value >= least && value <= most)
            return { value };
        return { expected: `a whole number from ${least} to ${most}, not ${JSON.stringify(text)}` };
    };
}
/** Reads one of a few words. */
function parseOneOf(words) {
    return (text) => {
        const value = words.find((word) => word === text);
        return value === undefined
            ? { expected: `one of ${words.join(', ')}, not ${JSON.stringify(text)}` }
            : { value };
    };
}
/** Takes any text as it is. */
function parseText(text) {
    return { value: text };
}
const LONGEST_NAME = 255;
/** Reads a name that messages quote: one line, and no longer than names are. */
function parseName(text) {
    if (text.length <= LONGEST_NAME && !/[\p{Cc}\u2028\u2029]/u.test(text))
        return { value: text };
    return { expected: `one line of at most ${LONGEST_NAME} characters, none of them invisible` };
}
/** Reads one entry a line, or several separated by commas. */
function parseWords(text) {
    return { value: splitBy(text, /[\r\n,]+/) };
}
/** Reads one entry a line. */
function parseLines(text) {
    return { value: splitBy(text, /\r?\n/) };
}
function splitBy(text, separator) {
    return text
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== '');
}
/** Reads keys of a `.env`. */
function parseKeys(text) {
    const keys = splitBy(text, /[\r\n,]+/);
    const bad = keys.filter((key) => !(0,_dotenv_dotenv_js__WEBPACK_IMPORTED_MODULE_2__/* .isKey */ .m0)(key));
    if (bad.length === 0)
        return { value: new Set(keys) };
    // Not quoted: a value may have been given here by mistake.
    const places = bad.map((key) => `entry ${keys.indexOf(key) + 1}`).join(', ');
    return { expected: `keys of letters, digits and _ that do not begin with a digit; ${places} is none` };
}
/** Reads a commit or its first digits, at least 7; the value is in lower case. */
function parseCommit(text) {
    if (/^[0-9a-f]{7,64}$/i.test(text))
        return { value: text.toLowerCase() };
    return { expected: 'a commit, at least its first 7 hexadecimal digits' };
}
/** Reads what an earlier run has left as its `plan-hash`. */
function parsePlanHash(text) {
    if (/^[0-9a-f]{64}$/.test(text))
        return { value: text };
    return { expected: 'the output plan-hash of a run with dry-run: true, 64 hexadecimal digits' };
}
/** Reads the address of a page. */
function parsePageUrl(text) {
    const url = URL.parse(text);
    if (url === null || !['https:', 'http:'].includes(url.protocol) || /[\\\p{Cc}]/u.test(text))
        return { expected: 'an http:// or https:// address' };
    if (url.username !== '' || url.password !== '')
        return { expected: 'an address without user name and password' };
    return { value: url.href };
}
/** Reads the address of a page that people are sent to, kept exactly as it was given. */
function parseLink(text) {
    const page = parsePageUrl(text);
    return 'expected' in page ? page : { value: text };
}
/** Reads GitHub's name of an environment. */
function parseEnvironment(text) {
    if (text.length <= 255 && !/\p{Cc}/u.test(text))
        return { value: text };
    return { expected: 'the name of an environment, on one line and of at most 255 characters' };
}
/** Reads the address of a webhook, to be sent on exactly as it was given. */
function parseWebhookUrl(text) {
    const page = parsePageUrl(text);
    if ('expected' in page)
        return page;
    return (0,_api_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .webUrl */ .qP)().safeParse(text).success
        ? { value: text }
        : { expected: 'an http:// or https:// address such as https://hooks.example.com/x' };
}
/** Reads status codes and ranges of them: `200-299`, `200,204,301`. */
function parseStatuses(text) {
    const ranges = splitBy(text, /,/).map((part) => /^([1-5]\d\d)(?:\s*-\s*([1-5]\d\d))?$/.exec(part));
    const value = ranges.map((match) => [
        Number(match?.[1]),
        Number(match?.[2] ?? match?.[1]),
    ]);
    if (value.length > 0 && value.every(([from, to]) => from <= to))
        return { value };
    return { expected: 'status codes such as 200-299 or 200,204' };
}


/***/ }),

/***/ 1078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  V4: () => (/* binding */ getInput),
  LZ: () => (/* binding */ saveState),
  uH: () => (/* binding */ setOutput),
  z: () => (/* reexport */ summary)
});

// UNUSED EXPORTS: ExitCode, addPath, debug, endGroup, error, exportVariable, getBooleanInput, getIDToken, getMultilineInput, getState, group, info, isDebug, markdownSummary, notice, platform, setCommandEcho, setFailed, setSecret, startGroup, toPlatformPath, toPosixPath, toWin32Path, warning

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function utils_toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/oidc-utils.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



class oidc_utils_OidcClient {
    static createHttpClient(allowRetry = true, maxRetry = 10) {
        const requestOptions = {
            allowRetries: allowRetry,
            maxRetries: maxRetry
        };
        return new HttpClient('actions/oidc-client', [new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())], requestOptions);
    }
    static getRequestToken() {
        const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
        if (!token) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
        }
        return token;
    }
    static getIDTokenUrl() {
        const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
        if (!runtimeUrl) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
        }
        return runtimeUrl;
    }
    static getCall(id_token_url) {
        return __awaiter(this, void 0, void 0, function* () {
            var _a;
            const httpclient = oidc_utils_OidcClient.createHttpClient();
            const res = yield httpclient
                .getJson(id_token_url)
                .catch(error => {
                throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
            });
            const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
            if (!id_token) {
                throw new Error('Response json body do not have ID Token field');
            }
            return id_token;
        });
    }
    static getIDToken(audience) {
        return __awaiter(this, void 0, void 0, function* () {
            try {
                // New ID Token is requested from action service
                let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
                if (audience) {
                    const encodedAudience = encodeURIComponent(audience);
                    id_token_url = `${id_token_url}&audience=${encodedAudience}`;
                }
                debug(`ID token url is ${id_token_url}`);
                const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
                setSecret(id_token);
                return id_token;
            }
            catch (error) {
                throw new Error(`Error message: ${error.message}`);
            }
        });
    }
}
//# sourceMappingURL=oidc-utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, path.sep);
}
//# sourceMappingURL=path-utils.js.map
// EXTERNAL MODULE: ./node_modules/@actions/exec/lib/exec.js + 7 modules
var lib_exec = __nccwpck_require__(640);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/platform.js
var platform_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout: version } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
        silent: true
    });
    const { stdout: name } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
        silent: true
    });
    return {
        name: name.trim(),
        version: version.trim()
    };
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    var _a, _b, _c, _d;
    const { stdout } = yield exec.getExecOutput('sw_vers', undefined, {
        silent: true
    });
    const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : '';
    const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : '';
    return {
        name,
        version
    };
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout } = yield exec.getExecOutput('lsb_release', ['-i', '-r', '-s'], {
        silent: true
    });
    const [name, version] = stdout.trim().split('\n');
    return {
        name,
        version
    };
});
const platform = external_os_.platform();
const arch = external_os_.arch();
const isWindows = platform === 'win32';
const isMacOS = platform === 'darwin';
const isLinux = platform === 'linux';
function getDetails() {
    return platform_awaiter(this, void 0, void 0, function* () {
        return Object.assign(Object.assign({}, (yield (isWindows
            ? getWindowsInfo()
            : isMacOS
                ? getMacOsInfo()
                : getLinuxInfo()))), { platform,
            arch,
            isWindows,
            isMacOS,
            isLinux });
    });
}
//# sourceMappingURL=platform.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function core_setSecret(secret) {
    issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function core_debug(message) {
    issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + os.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return core_awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return core_awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ }),

/***/ 640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ exec)
});

// UNUSED EXPORTS: getExecOutput

// EXTERNAL MODULE: external "string_decoder"
var external_string_decoder_ = __nccwpck_require__(3193);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: external "events"
const external_events_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
;// CONCATENATED MODULE: external "child_process"
const external_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
;// CONCATENATED MODULE: external "assert"
const external_assert_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io-util.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_.promises;
// export const {open} = 'fs'
const IS_WINDOWS = process.platform === 'win32';
/**
 * Custom implementation of readlink to ensure Windows junctions
 * maintain trailing backslash for backward compatibility with Node.js < 24
 *
 * In Node.js 20, Windows junctions (directory symlinks) always returned paths
 * with trailing backslashes. Node.js 24 removed this behavior, which breaks
 * code that relied on this format for path operations.
 *
 * This implementation restores the Node 20 behavior by adding a trailing
 * backslash to all junction results on Windows.
 */
function readlink(fsPath) {
    return __awaiter(this, void 0, void 0, function* () {
        const result = yield fs.promises.readlink(fsPath);
        // On Windows, restore Node 20 behavior: add trailing backslash to all results
        // since junctions on Windows are always directory links
        if (IS_WINDOWS && !result.endsWith('\\')) {
            return `${result}\\`;
        }
        return result;
    });
}
// See https://github.com/nodejs/node/blob/d0153aee367422d0858105abec186da4dff0a0c5/deps/uv/include/uv/win.h#L691
const UV_FS_O_EXLOCK = 0x10000000;
const READONLY = external_fs_.constants.O_RDONLY;
function exists(fsPath) {
    return __awaiter(this, void 0, void 0, function* () {
        try {
            yield stat(fsPath);
        }
        catch (err) {
            if (err.code === 'ENOENT') {
                return false;
            }
            throw err;
        }
        return true;
    });
}
function isDirectory(fsPath_1) {
    return __awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
        const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
        return stats.isDirectory();
    });
}
/**
 * On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
 * \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
 */
function isRooted(p) {
    p = normalizeSeparators(p);
    if (!p) {
        throw new Error('isRooted() parameter "p" cannot be empty');
    }
    if (IS_WINDOWS) {
        return (p.startsWith('\\') || /^[A-Z]:/i.test(p) // e.g. \ or \hello or \\hello
        ); // e.g. C: or C:\hello
    }
    return p.startsWith('/');
}
/**
 * Best effort attempt to determine whether a file exists and is executable.
 * @param filePath    file path to check
 * @param extensions  additional file extensions to try
 * @return if file exists and is executable, returns the file path. otherwise empty string.
 */
function tryGetExecutablePath(filePath, extensions) {
    return __awaiter(this, void 0, void 0, function* () {
        let stats = undefined;
        try {
            // test file exists
            stats = yield stat(filePath);
        }
        catch (err) {
            if (err.code !== 'ENOENT') {
                // eslint-disable-next-line no-console
                console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
            }
        }
        if (stats && stats.isFile()) {
            if (IS_WINDOWS) {
                // on Windows, test for valid extension
                const upperExt = external_path_.extname(filePath).toUpperCase();
                if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
                    return filePath;
                }
            }
            else {
                if (isUnixExecutable(stats)) {
                    return filePath;
                }
            }
        }
        // try each extension
        const originalFilePath = filePath;
        for (const extension of extensions) {
            filePath = originalFilePath + extension;
            stats = undefined;
            try {
                stats = yield stat(filePath);
            }
            catch (err) {
                if (err.code !== 'ENOENT') {
                    // eslint-disable-next-line no-console
                    console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                }
            }
            if (stats && stats.isFile()) {
                if (IS_WINDOWS) {
                    // preserve the case of the actual file (since an extension was appended)
                    try {
                        const directory = external_path_.dirname(filePath);
                        const upperName = external_path_.basename(filePath).toUpperCase();
                        for (const actualName of yield readdir(directory)) {
                            if (upperName === actualName.toUpperCase()) {
                                filePath = external_path_.join(directory, actualName);
                                break;
                            }
                        }
                    }
                    catch (err) {
                        // eslint-disable-next-line no-console
                        console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
                    }
                    return filePath;
                }
                else {
                    if (isUnixExecutable(stats)) {
                        return filePath;
                    }
                }
            }
        }
        return '';
    });
}
function normalizeSeparators(p) {
    p = p || '';
    if (IS_WINDOWS) {
        // convert slashes on Windows
        p = p.replace(/\//g, '\\');
        // remove redundant slashes
        return p.replace(/\\\\+/g, '\\');
    }
    // remove redundant slashes
    return p.replace(/\/\/+/g, '/');
}
// on Mac/Linux, test the execute bit
//     R   W  X  R  W X R W X
//   256 128 64 32 16 8 4 2 1
function isUnixExecutable(stats) {
    return ((stats.mode & 1) > 0 ||
        ((stats.mode & 8) > 0 &&
            process.getgid !== undefined &&
            stats.gid === process.getgid()) ||
        ((stats.mode & 64) > 0 &&
            process.getuid !== undefined &&
            stats.uid === process.getuid()));
}
// Get the path of cmd.exe in windows
function getCmdPath() {
    var _a;
    return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
}
//# sourceMappingURL=io-util.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io.js
var io_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



/**
 * Copies a file or folder.
 * Based off of shelljs - https://github.com/shelljs/shelljs/blob/9237f66c52e5daa40458f94f9565e18e8132f5a6/src/cp.js
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See CopyOptions.
 */
function cp(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        const { force, recursive, copySourceDirectory } = readCopyOptions(options);
        const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
        // Dest is an existing file, but not forcing
        if (destStat && destStat.isFile() && !force) {
            return;
        }
        // If dest is an existing directory, should copy inside.
        const newDest = destStat && destStat.isDirectory() && copySourceDirectory
            ? path.join(dest, path.basename(source))
            : dest;
        if (!(yield ioUtil.exists(source))) {
            throw new Error(`no such file or directory: ${source}`);
        }
        const sourceStat = yield ioUtil.stat(source);
        if (sourceStat.isDirectory()) {
            if (!recursive) {
                throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
            }
            else {
                yield cpDirRecursive(source, newDest, 0, force);
            }
        }
        else {
            if (path.relative(source, newDest) === '') {
                // a file cannot be copied to itself
                throw new Error(`'${newDest}' and '${source}' are the same file`);
            }
            yield io_copyFile(source, newDest, force);
        }
    });
}
/**
 * Moves a path.
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See MoveOptions.
 */
function mv(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        if (yield ioUtil.exists(dest)) {
            let destExists = true;
            if (yield ioUtil.isDirectory(dest)) {
                // If dest is directory copy src into dest
                dest = path.join(dest, path.basename(source));
                destExists = yield ioUtil.exists(dest);
            }
            if (destExists) {
                if (options.force == null || options.force) {
                    yield rmRF(dest);
                }
                else {
                    throw new Error('Destination already exists');
                }
            }
        }
        yield mkdirP(path.dirname(dest));
        yield ioUtil.rename(source, dest);
    });
}
/**
 * Remove a path recursively with force
 *
 * @param inputPath path to remove
 */
function rmRF(inputPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (ioUtil.IS_WINDOWS) {
            // Check for invalid characters
            // https://docs.microsoft.com/en-us/windows/win32/fileio/naming-a-file
            if (/[*"<>|]/.test(inputPath)) {
                throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
            }
        }
        try {
            // note if path does not exist, error is silent
            yield ioUtil.rm(inputPath, {
                force: true,
                maxRetries: 3,
                recursive: true,
                retryDelay: 300
            });
        }
        catch (err) {
            throw new Error(`File was unable to be removed ${err}`);
        }
    });
}
/**
 * Make a directory.  Creates the full path with folders in between
 * Will throw if it fails
 *
 * @param   fsPath        path to create
 * @returns Promise<void>
 */
function mkdirP(fsPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        ok(fsPath, 'a path argument must be provided');
        yield ioUtil.mkdir(fsPath, { recursive: true });
    });
}
/**
 * Returns path of a tool had the tool actually been invoked.  Resolves via paths.
 * If you check and the tool does not exist, it will throw.
 *
 * @param     tool              name of the tool
 * @param     check             whether to check if tool exists
 * @returns   Promise<string>   path to tool
 */
function which(tool, check) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // recursive when check=true
        if (check) {
            const result = yield which(tool, false);
            if (!result) {
                if (IS_WINDOWS) {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
                }
                else {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
                }
            }
            return result;
        }
        const matches = yield findInPath(tool);
        if (matches && matches.length > 0) {
            return matches[0];
        }
        return '';
    });
}
/**
 * Returns a list of all occurrences of the given tool on the system path.
 *
 * @returns   Promise<string[]>  the paths of the tool
 */
function findInPath(tool) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // build the list of extensions to try
        const extensions = [];
        if (IS_WINDOWS && process.env['PATHEXT']) {
            for (const extension of process.env['PATHEXT'].split(external_path_.delimiter)) {
                if (extension) {
                    extensions.push(extension);
                }
            }
        }
        // if it's rooted, return it if exists. otherwise return empty.
        if (isRooted(tool)) {
            const filePath = yield tryGetExecutablePath(tool, extensions);
            if (filePath) {
                return [filePath];
            }
            return [];
        }
        // if any path separators, return empty
        if (tool.includes(external_path_.sep)) {
            return [];
        }
        // build the list of directories
        //
        // Note, technically "where" checks the current directory on Windows. From a toolkit perspective,
        // it feels like we should not do this. Checking the current directory seems like more of a use
        // case of a shell, and the which() function exposed by the toolkit should strive for consistency
        // across platforms.
        const directories = [];
        if (process.env.PATH) {
            for (const p of process.env.PATH.split(external_path_.delimiter)) {
                if (p) {
                    directories.push(p);
                }
            }
        }
        // find all matches
        const matches = [];
        for (const directory of directories) {
            const filePath = yield tryGetExecutablePath(external_path_.join(directory, tool), extensions);
            if (filePath) {
                matches.push(filePath);
            }
        }
        return matches;
    });
}
function readCopyOptions(options) {
    const force = options.force == null ? true : options.force;
    const recursive = Boolean(options.recursive);
    const copySourceDirectory = options.copySourceDirectory == null
        ? true
        : Boolean(options.copySourceDirectory);
    return { force, recursive, copySourceDirectory };
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        // Ensure there is not a run away recursive copy
        if (currentDepth >= 255)
            return;
        currentDepth++;
        yield mkdirP(destDir);
        const files = yield ioUtil.readdir(sourceDir);
        for (const fileName of files) {
            const srcFile = `${sourceDir}/${fileName}`;
            const destFile = `${destDir}/${fileName}`;
            const srcFileStat = yield ioUtil.lstat(srcFile);
            if (srcFileStat.isDirectory()) {
                // Recurse
                yield cpDirRecursive(srcFile, destFile, currentDepth, force);
            }
            else {
                yield io_copyFile(srcFile, destFile, force);
            }
        }
        // Change the mode for the newly created directory
        yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
    });
}
// Buffered file copy
function io_copyFile(srcFile, destFile, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
            // unlink/re-link it
            try {
                yield ioUtil.lstat(destFile);
                yield ioUtil.unlink(destFile);
            }
            catch (e) {
                // Try to override file permission
                if (e.code === 'EPERM') {
                    yield ioUtil.chmod(destFile, '0666');
                    yield ioUtil.unlink(destFile);
                }
                // other errors = it doesn't exist, no work to do
            }
            // Copy over symlink
            const symlinkFull = yield ioUtil.readlink(srcFile);
            yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? 'junction' : null);
        }
        else if (!(yield ioUtil.exists(destFile)) || force) {
            yield ioUtil.copyFile(srcFile, destFile);
        }
    });
}
//# sourceMappingURL=io.js.map
;// CONCATENATED MODULE: external "timers"
const external_timers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/toolrunner.js
var toolrunner_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};







/* eslint-disable @typescript-eslint/unbound-method */
const toolrunner_IS_WINDOWS = process.platform === 'win32';
/*
 * Class for running command line tools. Handles quoting and arg parsing in a platform agnostic way.
 */
class ToolRunner extends external_events_namespaceObject.EventEmitter {
    constructor(toolPath, args, options) {
        super();
        if (!toolPath) {
            throw new Error("Parameter 'toolPath' cannot be null or empty.");
        }
        this.toolPath = toolPath;
        this.args = args || [];
        this.options = options || {};
    }
    _debug(message) {
        if (this.options.listeners && this.options.listeners.debug) {
            this.options.listeners.debug(message);
        }
    }
    _getCommandString(options, noPrefix) {
        const toolPath = this._getSpawnFileName();
        const args = this._getSpawnArgs(options);
        let cmd = noPrefix ? '' : '[command]'; // omit prefix when piped to a second tool
        if (toolrunner_IS_WINDOWS) {
            // Windows + cmd file
            if (this._isCmdFile()) {
                cmd += toolPath;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows + verbatim
            else if (options.windowsVerbatimArguments) {
                cmd += `"${toolPath}"`;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows (regular)
            else {
                cmd += this._windowsQuoteCmdArg(toolPath);
                for (const a of args) {
                    cmd += ` ${this._windowsQuoteCmdArg(a)}`;
                }
            }
        }
        else {
            // OSX/Linux - this can likely be improved with some form of quoting.
            // creating processes on Unix is fundamentally different than Windows.
            // on Unix, execvp() takes an arg array.
            cmd += toolPath;
            for (const a of args) {
                cmd += ` ${a}`;
            }
        }
        return cmd;
    }
    _processLineBuffer(data, strBuffer, onLine) {
        try {
            let s = strBuffer + data.toString();
            let n = s.indexOf(external_os_.EOL);
            while (n > -1) {
                const line = s.substring(0, n);
                onLine(line);
                // the rest of the string ...
                s = s.substring(n + external_os_.EOL.length);
                n = s.indexOf(external_os_.EOL);
            }
            return s;
        }
        catch (err) {
            // streaming lines to console is best effort.  Don't fail a build.
            this._debug(`error processing line. Failed with error ${err}`);
            return '';
        }
    }
    _getSpawnFileName() {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                return process.env['COMSPEC'] || 'cmd.exe';
            }
        }
        return this.toolPath;
    }
    _getSpawnArgs(options) {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
                for (const a of this.args) {
                    argline += ' ';
                    argline += options.windowsVerbatimArguments
                        ? a
                        : this._windowsQuoteCmdArg(a);
                }
                argline += '"';
                return [argline];
            }
        }
        return this.args;
    }
    _endsWith(str, end) {
        return str.endsWith(end);
    }
    _isCmdFile() {
        const upperToolPath = this.toolPath.toUpperCase();
        return (this._endsWith(upperToolPath, '.CMD') ||
            this._endsWith(upperToolPath, '.BAT'));
    }
    _windowsQuoteCmdArg(arg) {
        // for .exe, apply the normal quoting rules that libuv applies
        if (!this._isCmdFile()) {
            return this._uvQuoteCmdArg(arg);
        }
        // otherwise apply quoting rules specific to the cmd.exe command line parser.
        // the libuv rules are generic and are not designed specifically for cmd.exe
        // command line parser.
        //
        // for a detailed description of the cmd.exe command line parser, refer to
        // http://stackoverflow.com/questions/4094699/how-does-the-windows-command-interpreter-cmd-exe-parse-scripts/7970912#7970912
        // need quotes for empty arg
        if (!arg) {
            return '""';
        }
        // determine whether the arg needs to be quoted
        const cmdSpecialChars = [
            ' ',
            '\t',
            '&',
            '(',
            ')',
            '[',
            ']',
            '{',
            '}',
            '^',
            '=',
            ';',
            '!',
            "'",
            '+',
            ',',
            '`',
            '~',
            '|',
            '<',
            '>',
            '"'
        ];
        let needsQuotes = false;
        for (const char of arg) {
            if (cmdSpecialChars.some(x => x === char)) {
                needsQuotes = true;
                break;
            }
        }
        // short-circuit if quotes not needed
        if (!needsQuotes) {
            return arg;
        }
        // the following quoting rules are very similar to the rules that by libuv applies.
        //
        // 1) wrap the string in quotes
        //
        // 2) double-up quotes - i.e. " => ""
        //
        //    this is different from the libuv quoting rules. libuv replaces " with \", which unfortunately
        //    doesn't work well with a cmd.exe command line.
        //
        //    note, replacing " with "" also works well if the arg is passed to a downstream .NET console app.
        //    for example, the command line:
        //          foo.exe "myarg:""my val"""
        //    is parsed by a .NET console app into an arg array:
        //          [ "myarg:\"my val\"" ]
        //    which is the same end result when applying libuv quoting rules. although the actual
        //    command line from libuv quoting rules would look like:
        //          foo.exe "myarg:\"my val\""
        //
        // 3) double-up slashes that precede a quote,
        //    e.g.  hello \world    => "hello \world"
        //          hello\"world    => "hello\\""world"
        //          hello\\"world   => "hello\\\\""world"
        //          hello world\    => "hello world\\"
        //
        //    technically this is not required for a cmd.exe command line, or the batch argument parser.
        //    the reasons for including this as a .cmd quoting rule are:
        //
        //    a) this is optimized for the scenario where the argument is passed from the .cmd file to an
        //       external program. many programs (e.g. .NET console apps) rely on the slash-doubling rule.
        //
        //    b) it's what we've been doing previously (by deferring to node default behavior) and we
        //       haven't heard any complaints about that aspect.
        //
        // note, a weakness of the quoting rules chosen here, is that % is not escaped. in fact, % cannot be
        // escaped when used on the command line directly - even though within a .cmd file % can be escaped
        // by using %%.
        //
        // the saving grace is, on the command line, %var% is left as-is if var is not defined. this contrasts
        // the line parsing rules within a .cmd file, where if var is not defined it is replaced with nothing.
        //
        // one option that was explored was replacing % with ^% - i.e. %var% => ^%var^%. this hack would
        // often work, since it is unlikely that var^ would exist, and the ^ character is removed when the
        // variable is used. the problem, however, is that ^ is not removed when %* is used to pass the args
        // to an external program.
        //
        // an unexplored potential solution for the % escaping problem, is to create a wrapper .cmd file.
        // % can be escaped within a .cmd file.
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\'; // double the slash
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '"'; // double the quote
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _uvQuoteCmdArg(arg) {
        // Tool runner wraps child_process.spawn() and needs to apply the same quoting as
        // Node in certain cases where the undocumented spawn option windowsVerbatimArguments
        // is used.
        //
        // Since this function is a port of quote_cmd_arg from Node 4.x (technically, lib UV,
        // see https://github.com/nodejs/node/blob/v4.x/deps/uv/src/win/process.c for details),
        // pasting copyright notice from Node within this function:
        //
        //      Copyright Joyent, Inc. and other Node contributors. All rights reserved.
        //
        //      Permission is hereby granted, free of charge, to any person obtaining a copy
        //      of this software and associated documentation files (the "Software"), to
        //      deal in the Software without restriction, including without limitation the
        //      rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
        //      sell copies of the Software, and to permit persons to whom the Software is
        //      furnished to do so, subject to the following conditions:
        //
        //      The above copyright notice and this permission notice shall be included in
        //      all copies or substantial portions of the Software.
        //
        //      THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
        //      IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
        //      FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
        //      AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
        //      LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
        //      FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
        //      IN THE SOFTWARE.
        if (!arg) {
            // Need double quotation for empty argument
            return '""';
        }
        if (!arg.includes(' ') && !arg.includes('\t') && !arg.includes('"')) {
            // No quotation needed
            return arg;
        }
        if (!arg.includes('"') && !arg.includes('\\')) {
            // No embedded double quotes or backslashes, so I can just wrap
            // quote marks around the whole thing.
            return `"${arg}"`;
        }
        // Expected input/output:
        //   input : hello"world
        //   output: "hello\"world"
        //   input : hello""world
        //   output: "hello\"\"world"
        //   input : hello\world
        //   output: hello\world
        //   input : hello\\world
        //   output: hello\\world
        //   input : hello\"world
        //   output: "hello\\\"world"
        //   input : hello\\"world
        //   output: "hello\\\\\"world"
        //   input : hello world\
        //   output: "hello world\\" - note the comment in libuv actually reads "hello world\"
        //                             but it appears the comment is wrong, it should be "hello world\\"
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\';
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '\\';
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _cloneExecOptions(options) {
        options = options || {};
        const result = {
            cwd: options.cwd || process.cwd(),
            env: options.env || process.env,
            silent: options.silent || false,
            windowsVerbatimArguments: options.windowsVerbatimArguments || false,
            failOnStdErr: options.failOnStdErr || false,
            ignoreReturnCode: options.ignoreReturnCode || false,
            delay: options.delay || 10000
        };
        result.outStream = options.outStream || process.stdout;
        result.errStream = options.errStream || process.stderr;
        return result;
    }
    _getSpawnOptions(options, toolPath) {
        options = options || {};
        const result = {};
        result.cwd = options.cwd;
        result.env = options.env;
        result['windowsVerbatimArguments'] =
            options.windowsVerbatimArguments || this._isCmdFile();
        if (options.windowsVerbatimArguments) {
            result.argv0 = `"${toolPath}"`;
        }
        return result;
    }
    /**
     * Exec a tool.
     * Output will be streamed to the live console.
     * Returns promise with return code
     *
     * @param     tool     path to tool to exec
     * @param     options  optional exec options.  See ExecOptions
     * @returns   number
     */
    exec() {
        return toolrunner_awaiter(this, void 0, void 0, function* () {
            // root the tool path if it is unrooted and contains relative pathing
            if (!isRooted(this.toolPath) &&
                (this.toolPath.includes('/') ||
                    (toolrunner_IS_WINDOWS && this.toolPath.includes('\\')))) {
                // prefer options.cwd if it is specified, however options.cwd may also need to be rooted
                this.toolPath = external_path_.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
            }
            // if the tool is only a file name, then resolve it from the PATH
            // otherwise verify it exists (add extension on Windows if necessary)
            this.toolPath = yield which(this.toolPath, true);
            return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
                this._debug(`exec tool: ${this.toolPath}`);
                this._debug('arguments:');
                for (const arg of this.args) {
                    this._debug(`   ${arg}`);
                }
                const optionsNonNull = this._cloneExecOptions(this.options);
                if (!optionsNonNull.silent && optionsNonNull.outStream) {
                    optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
                }
                const state = new ExecState(optionsNonNull, this.toolPath);
                state.on('debug', (message) => {
                    this._debug(message);
                });
                if (this.options.cwd && !(yield exists(this.options.cwd))) {
                    return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
                }
                const fileName = this._getSpawnFileName();
                const cp = external_child_process_namespaceObject.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
                let stdbuffer = '';
                if (cp.stdout) {
                    cp.stdout.on('data', (data) => {
                        if (this.options.listeners && this.options.listeners.stdout) {
                            this.options.listeners.stdout(data);
                        }
                        if (!optionsNonNull.silent && optionsNonNull.outStream) {
                            optionsNonNull.outStream.write(data);
                        }
                        stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.stdline) {
                                this.options.listeners.stdline(line);
                            }
                        });
                    });
                }
                let errbuffer = '';
                if (cp.stderr) {
                    cp.stderr.on('data', (data) => {
                        state.processStderr = true;
                        if (this.options.listeners && this.options.listeners.stderr) {
                            this.options.listeners.stderr(data);
                        }
                        if (!optionsNonNull.silent &&
                            optionsNonNull.errStream &&
                            optionsNonNull.outStream) {
                            const s = optionsNonNull.failOnStdErr
                                ? optionsNonNull.errStream
                                : optionsNonNull.outStream;
                            s.write(data);
                        }
                        errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.errline) {
                                this.options.listeners.errline(line);
                            }
                        });
                    });
                }
                cp.on('error', (err) => {
                    state.processError = err.message;
                    state.processExited = true;
                    state.processClosed = true;
                    state.CheckComplete();
                });
                cp.on('exit', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                cp.on('close', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    state.processClosed = true;
                    this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                state.on('done', (error, exitCode) => {
                    if (stdbuffer.length > 0) {
                        this.emit('stdline', stdbuffer);
                    }
                    if (errbuffer.length > 0) {
                        this.emit('errline', errbuffer);
                    }
                    cp.removeAllListeners();
                    if (error) {
                        reject(error);
                    }
                    else {
                        resolve(exitCode);
                    }
                });
                if (this.options.input) {
                    if (!cp.stdin) {
                        throw new Error('child process missing stdin');
                    }
                    cp.stdin.end(this.options.input);
                }
            }));
        });
    }
}
/**
 * Convert an arg string to an array of args. Handles escaping
 *
 * @param    argString   string of arguments
 * @returns  string[]    array of arguments
 */
function argStringToArray(argString) {
    const args = [];
    let inQuotes = false;
    let escaped = false;
    let arg = '';
    function append(c) {
        // we only escape double quotes.
        if (escaped && c !== '"') {
            arg += '\\';
        }
        arg += c;
        escaped = false;
    }
    for (let i = 0; i < argString.length; i++) {
        const c = argString.charAt(i);
        if (c === '"') {
            if (!escaped) {
                inQuotes = !inQuotes;
            }
            else {
                append(c);
            }
            continue;
        }
        if (c === '\\' && escaped) {
            append(c);
            continue;
        }
        if (c === '\\' && inQuotes) {
            escaped = true;
            continue;
        }
        if (c === ' ' && !inQuotes) {
            if (arg.length > 0) {
                args.push(arg);
                arg = '';
            }
            continue;
        }
        append(c);
    }
    if (arg.length > 0) {
        args.push(arg.trim());
    }
    return args;
}
class ExecState extends external_events_namespaceObject.EventEmitter {
    constructor(options, toolPath) {
        super();
        this.processClosed = false; // tracks whether the process has exited and stdio is closed
        this.processError = '';
        this.processExitCode = 0;
        this.processExited = false; // tracks whether the process has exited
        this.processStderr = false; // tracks whether stderr was written to
        this.delay = 10000; // 10 seconds
        this.done = false;
        this.timeout = null;
        if (!toolPath) {
            throw new Error('toolPath must not be empty');
        }
        this.options = options;
        this.toolPath = toolPath;
        if (options.delay) {
            this.delay = options.delay;
        }
    }
    CheckComplete() {
        if (this.done) {
            return;
        }
        if (this.processClosed) {
            this._setResult();
        }
        else if (this.processExited) {
            this.timeout = (0,external_timers_namespaceObject.setTimeout)(ExecState.HandleTimeout, this.delay, this);
        }
    }
    _debug(message) {
        this.emit('debug', message);
    }
    _setResult() {
        // determine whether there is an error
        let error;
        if (this.processExited) {
            if (this.processError) {
                error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
            }
            else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
                error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
            }
            else if (this.processStderr && this.options.failOnStdErr) {
                error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
            }
        }
        // clear the timeout
        if (this.timeout) {
            clearTimeout(this.timeout);
            this.timeout = null;
        }
        this.done = true;
        this.emit('done', error, this.processExitCode);
    }
    static HandleTimeout(state) {
        if (state.done) {
            return;
        }
        if (!state.processClosed && state.processExited) {
            const message = `The STDIO streams did not close within ${state.delay / 1000} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
            state._debug(message);
        }
        state._setResult();
    }
}
//# sourceMappingURL=toolrunner.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/exec.js
var exec_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


/**
 * Exec a command.
 * Output will be streamed to the live console.
 * Returns promise with return code
 *
 * @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
 * @param     args               optional arguments for tool. Escaping is handled by the lib.
 * @param     options            optional exec options.  See ExecOptions
 * @returns   Promise<number>    exit code
 */
function exec(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        const commandArgs = argStringToArray(commandLine);
        if (commandArgs.length === 0) {
            throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
        }
        // Path to tool to execute should be first arg
        const toolPath = commandArgs[0];
        args = commandArgs.slice(1).concat(args || []);
        const runner = new ToolRunner(toolPath, args, options);
        return runner.exec();
    });
}
/**
 * Exec a command and get the output.
 * Output will be streamed to the live console.
 * Returns promise with the exit code and collected stdout and stderr
 *
 * @param     commandLine           command to execute (can include additional args). Must be correctly escaped.
 * @param     args                  optional arguments for tool. Escaping is handled by the lib.
 * @param     options               optional exec options.  See ExecOptions
 * @returns   Promise<ExecOutput>   exit code, stdout, and stderr
 */
function getExecOutput(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        var _a, _b;
        let stdout = '';
        let stderr = '';
        //Using string decoder covers the case where a mult-byte character is split
        const stdoutDecoder = new StringDecoder('utf8');
        const stderrDecoder = new StringDecoder('utf8');
        const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
        const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
        const stdErrListener = (data) => {
            stderr += stderrDecoder.write(data);
            if (originalStdErrListener) {
                originalStdErrListener(data);
            }
        };
        const stdOutListener = (data) => {
            stdout += stdoutDecoder.write(data);
            if (originalStdoutListener) {
                originalStdoutListener(data);
            }
        };
        const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
        const exitCode = yield exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
        //flush any remaining characters
        stdout += stdoutDecoder.end();
        stderr += stderrDecoder.end();
        return {
            exitCode,
            stdout,
            stderr
        };
    });
}
//# sourceMappingURL=exec.js.map

/***/ }),

/***/ 3759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ _ipv6),
/* harmony export */   E4: () => (/* binding */ _undefined),
/* harmony export */   Eb: () => (/* binding */ _maxLength),
/* harmony export */   F7: () => (/* binding */ _number),
/* harmony export */   Fk: () => (/* binding */ _regex),
/* harmony export */   G8: () => (/* binding */ _never),
/* harmony export */   LK: () => (/* binding */ _int),
/* harmony export */   Ny: () => (/* binding */ _ipv4),
/* harmony export */   Rl: () => (/* binding */ _string),
/* harmony export */   UI: () => (/* binding */ _nonnegative),
/* harmony export */   Zm: () => (/* binding */ _lte),
/* harmony export */   _L: () => (/* binding */ _boolean),
/* harmony export */   em: () => (/* binding */ _unknown),
/* harmony export */   fU: () => (/* binding */ _refine),
/* harmony export */   m9: () => (/* binding */ _minLength),
/* harmony export */   mI: () => (/* binding */ meta),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qm: () => (/* binding */ _gte)
/* harmony export */ });
/* unused harmony exports _coercedString, _email, _guid, _uuid, _uuidv4, _uuidv6, _uuidv7, _url, _emoji, _nanoid, _cuid, _cuid2, _ulid, _xid, _ksuid, _mac, _cidrv4, _cidrv6, _base64, _base64url, _e164, _creditCard, _iban, _jwt, TimePrecision, _isoDateTime, _isoDate, _isoTime, _isoDuration, _coercedNumber, _float32, _float64, _int32, _uint32, _coercedBoolean, _bigint, _coercedBigint, _int64, _uint64, _symbol, _null, _any, _void, _date, _coercedDate, _nan, _lt, _max, _gt, _min, _positive, _negative, _nonpositive, _multipleOf, _maxSize, _minSize, _size, _length, _lowercase, _uppercase, _includes, _startsWith, _endsWith, _property, _properties, _mime, _overwrite, _normalize, _trim, _toLowerCase, _toUpperCase, _slugify, _array, _union, _xor, _discriminatedUnion, _intersection, _tuple, _record, _map, _set, _enum, _nativeEnum, _literal, _file, _transform, _optional, _nullable, _default, _nonoptional, _success, _catch, _pipe, _readonly, _templateLiteral, _lazy, _promise, _custom, _superRefine, _check, _stringbool, _stringFormat */
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4890);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9396);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link _cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _undefined(Class, params) {
    return new Class({
        type: "undefined",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _null(Class, params) {
    return new Class({
        type: "null",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _any(Class) {
    return new Class({
        type: "any",
    });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
    return new Class({
        type: "never",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _void(Class, params) {
    return new Class({
        type: "void",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _date(Class, params) {
    return new Class({
        type: "date",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
    return new checks.$ZodCheckLessThan({
        check: "less_than",
        ...util.normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
    return new checks.$ZodCheckGreaterThan({
        check: "greater_than",
        ...util.normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _positive(params) {
    return _gt(0, params);
}
// negative
// @__NO_SIDE_EFFECTS__
function _negative(params) {
    return _lt(0, params);
}
// nonpositive
// @__NO_SIDE_EFFECTS__
function _nonpositive(params) {
    return _lte(0, params);
}
// nonnegative
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
    return _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
    return new checks.$ZodCheckMultipleOf({
        check: "multiple_of",
        ...util.normalizeParams(params),
        value,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxSize(maximum, params) {
    return new checks.$ZodCheckMaxSize({
        check: "max_size",
        ...util.normalizeParams(params),
        maximum,
    });
}
// @__NO_SIDE_EFFECTS__
function _minSize(minimum, params) {
    return new checks.$ZodCheckMinSize({
        check: "min_size",
        ...util.normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _size(size, params) {
    return new checks.$ZodCheckSizeEquals({
        check: "size_equals",
        ...util.normalizeParams(params),
        size,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMaxLength */ .Yk({
        check: "max_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        maximum,
    });
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMinLength */ .Kk({
        check: "min_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
    return new checks.$ZodCheckLengthEquals({
        check: "length_equals",
        ...util.normalizeParams(params),
        length,
    });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckRegex */ .DG({
        check: "string_format",
        format: "regex",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        pattern,
    });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
    return new checks.$ZodCheckLowerCase({
        check: "string_format",
        format: "lowercase",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
    return new checks.$ZodCheckUpperCase({
        check: "string_format",
        format: "uppercase",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
    return new checks.$ZodCheckIncludes({
        check: "string_format",
        format: "includes",
        ...util.normalizeParams(params),
        includes,
    });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
    return new checks.$ZodCheckStartsWith({
        check: "string_format",
        format: "starts_with",
        ...util.normalizeParams(params),
        prefix,
    });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
    return new checks.$ZodCheckEndsWith({
        check: "string_format",
        format: "ends_with",
        ...util.normalizeParams(params),
        suffix,
    });
}
// @__NO_SIDE_EFFECTS__
function _property(property, schema, params) {
    return new checks.$ZodCheckProperty({
        check: "property",
        property,
        schema,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _properties(shape, params) {
    return new checks.$ZodCheckProperties({
        check: "properties",
        shape,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mime(types, params) {
    return new checks.$ZodCheckMimeType({
        check: "mime_type",
        mime: types,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
    return new checks.$ZodCheckOverwrite({
        check: "overwrite",
        tx,
    });
}
// normalize
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
// trim
// @__NO_SIDE_EFFECTS__
function _trim() {
    return _overwrite((input) => input.trim());
}
// toLowerCase
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
// toUpperCase
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
// slugify
// @__NO_SIDE_EFFECTS__
function _slugify() {
    return _overwrite((input) => util.slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        // get element() {
        //   return element;
        // },
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ...util.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
// export function _tuple(
//   Class: util.SchemaClass<schemas.$ZodTuple>,
//   items: [],
//   params?: string | $ZodTupleParams
// ): schemas.$ZodTuple<[], null>;
// @__NO_SIDE_EFFECTS__
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    // if (Array.isArray(values)) {
    //   for (const value of values) {
    //     entries[value] = value;
    //   }
    // } else {
    //   Object.assign(entries, values);
    // }
    // const entries: util.EnumLike = {};
    // for (const val of values) {
    //   entries[val] = val;
    // }
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _file(Class, params) {
    return new Class({
        type: "file",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
// @__NO_SIDE_EFFECTS__
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
// @__NO_SIDE_EFFECTS__
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
    });
}
// @__NO_SIDE_EFFECTS__
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
// @__NO_SIDE_EFFECTS__
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
// @__NO_SIDE_EFFECTS__
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
    const norm = util.normalizeParams(_params);
    norm.abort ?? (norm.abort = true); // default to abort:false
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
// same as _custom but defaults to abort:false
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(_params),
    });
    return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(util.issue(issue, payload.value, ch._zod.def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); // abort is always undefined, so this is always true...
                payload.issues.push(util.issue(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
    const ch = new checks.$ZodCheck({
        check: "custom",
        ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function meta(metadata) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _stringbool(Classes, _params) {
    const params = util.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? schemas.$ZodCodec;
    const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
    const _String = Classes.String ?? schemas.$ZodString;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
// @__NO_SIDE_EFFECTS__
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = util.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}


/***/ }),

/***/ 4890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ $ZodCheckRegex),
/* harmony export */   J_: () => (/* binding */ $ZodCheckGreaterThan),
/* harmony export */   KH: () => (/* binding */ $ZodCheckNumberFormat),
/* harmony export */   Kk: () => (/* binding */ $ZodCheckMinLength),
/* harmony export */   QP: () => (/* binding */ $ZodCheck),
/* harmony export */   Yk: () => (/* binding */ $ZodCheckMaxLength),
/* harmony export */   ql: () => (/* binding */ $ZodCheckStringFormat),
/* harmony export */   sm: () => (/* binding */ $ZodCheckLessThan)
/* harmony export */ });
/* unused harmony exports $ZodCheckMultipleOf, $ZodCheckBigIntFormat, $ZodCheckMaxSize, $ZodCheckMinSize, $ZodCheckSizeEquals, $ZodCheckLengthEquals, $ZodCheckLowerCase, $ZodCheckUpperCase, $ZodCheckIncludes, $ZodCheckStartsWith, $ZodCheckEndsWith, $ZodCheckProperty, $ZodCheckProperties, $ZodCheckMimeType, $ZodCheckOverwrite */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
// import { $ZodType } from "./schemas.js";



const $ZodCheck = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for size-based checks: run only on non-nullish values with a `size`. */
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !util.nullish(val) && val.size !== undefined;
};
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !_util_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
/*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : util.floatSafeRemainder(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckNumberFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER_FORMAT_RANGES */ .zH[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                // invalid_format issue
                // payload.issues.push({
                //   expected: def.format,
                //   format: def.format,
                //   code: "invalid_format",
                //   input,
                //   inst,
                // });
                // invalid_type issue
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
                // not_multiple_of issue
                // payload.issues.push({
                //   code: "not_multiple_of",
                //   origin: "number",
                //   input,
                //   inst,
                //   divisor: 1,
                // });
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    // too_big
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    // too_small
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodCheckMaxSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckSizeEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMaxLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // Strings are measured in Unicode code points, not UTF-16 units. A code point is at most two units, so a string that already fits in units fits in code points; only an overflow has to be counted.
        const length = typeof input === "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input) : units;
        if (length <= def.maximum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so fewer units than the floor can never reach it and twice the floor always clears it. Only in between is the exact count in doubt.
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so outside `[length, length * 2]` units the target is missed either way — and missed in the same direction in both measures.
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? util.codePointLength(input)
            : units;
        if (length === def.length)
            return;
        const origin = util.getLengthableOrigin(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckStringFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.lowercase);
    $ZodCheckStringFormat.init(inst, def);
})));
const $ZodCheckUpperCase = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.uppercase);
    $ZodCheckStringFormat.init(inst, def);
})));
const $ZodCheckIncludes = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = util.escapeRegex(def.includes);
    // `String.prototype.includes(sub, position)` matches `sub` at `position`
    // OR LATER, so the pattern must allow at least `position` leading chars
    // (`{N,}`), not exactly `position` chars (`{N}`).
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckStartsWith = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${util.escapeRegex(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckEndsWith = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${util.escapeRegex(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
///////////////////////////////////
/////    $ZodCheckProperty    /////
///////////////////////////////////
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(...util.prefixIssues(property, result.issues));
    }
}
const $ZodCheckProperty = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
})));
const $ZodCheckProperties = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    util.hide(inst, Symbol.iterator, function* () {
        yield inst;
    });
    // key and schema snapshotted together: reading one live and the other cached lets a later mutation of the caller's shape object pair a stale key with a missing schema
    let entries;
    inst._zod.check = (payload) => {
        // the base schema already typed the value, so only a nullish one is rejected here: the properties read on a primitive too, matching z.property() on a string's length
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
})));
const $ZodCheckMimeType = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckOverwrite = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
})));


/***/ }),

/***/ 8532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ config),
/* harmony export */   GT: () => (/* binding */ $ZodAsyncError),
/* harmony export */   cV: () => (/* binding */ $ZodEncodeError),
/* harmony export */   cr: () => (/* binding */ globalConfig),
/* harmony export */   xI: () => (/* binding */ $constructor)
/* harmony export */ });
/* unused harmony exports NEVER, $brand */
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
var _a;

/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({
    status: "aborted",
});
/* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
const _zodDesc = { value: undefined, enumerable: false };
// null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
let _E = "captureStackTrace" in Error ? Error : null;
// v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
/** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, …) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` — unchanged from before.
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(target, protoMembers);
            }
        }
        // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    // doesn't work if Parent has a constructor with arguments
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
            inst._zod.deferred = undefined;
        }
        // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
//////////////////////////////   UTILITIES   ///////////////////////////////////////
const $brand = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}


/***/ }),

/***/ 9396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fd: () => (/* binding */ globalRegistry)
/* harmony export */ });
/* unused harmony exports $output, $input, $ZodRegistry, registry */
var _a;
const $output = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodOutput")));
const $input = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodInput")));
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        // return this._map.get(schema) as any;
        // inherit metadata
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; // do not inherit id
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
// registries
function registry() {
    return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;


/***/ }),

/***/ 4723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ normalizeParams),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   NM: () => (/* binding */ optionalKeys),
/* harmony export */   O7: () => (/* binding */ codePointLength),
/* harmony export */   PO: () => (/* binding */ cached),
/* harmony export */   QH: () => (/* binding */ aborted),
/* harmony export */   Rc: () => (/* binding */ getLengthableOrigin),
/* harmony export */   SS: () => (/* binding */ constantCatch),
/* harmony export */   Vy: () => (/* binding */ assignProp),
/* harmony export */   X: () => (/* binding */ installLazyProp),
/* harmony export */   cl: () => (/* binding */ nullish),
/* harmony export */   d3: () => (/* binding */ attachSchema),
/* harmony export */   gx: () => (/* binding */ captureStackTrace),
/* harmony export */   hi: () => (/* binding */ sizeCaps),
/* harmony export */   iR: () => (/* binding */ finalizeIssue),
/* harmony export */   jD: () => (/* binding */ hide),
/* harmony export */   k8: () => (/* binding */ jsonStringifyReplacer),
/* harmony export */   lQ: () => (/* binding */ prefixIssues),
/* harmony export */   o8: () => (/* binding */ clone),
/* harmony export */   ol: () => (/* binding */ members),
/* harmony export */   p6: () => (/* binding */ cleanRegex),
/* harmony export */   qQ: () => (/* binding */ propertyKeyTypes),
/* harmony export */   qh: () => (/* binding */ own),
/* harmony export */   rL: () => (/* binding */ explicitlyAborted),
/* harmony export */   sD: () => (/* binding */ escapeRegex),
/* harmony export */   sn: () => (/* binding */ issue),
/* harmony export */   v5: () => (/* binding */ defineLazyInternal),
/* harmony export */   w5: () => (/* binding */ getEnumValues),
/* harmony export */   yG: () => (/* binding */ shallowClone),
/* harmony export */   zH: () => (/* binding */ NUMBER_FORMAT_RANGES),
/* harmony export */   zM: () => (/* binding */ mergeDefs)
/* harmony export */ });
/* unused harmony exports assertEqual, assertNotEqual, toZod, assertIs, assertNever, assert, joinValues, floatSafeRemainder, defineLazy, objectClone, rawShape, cloneDef, getElementAtPath, promiseAllObject, randomString, esc, slugify, allowsEval, isPlainObject, numKeys, getParsedType, primitiveTypes, createTransparentProxy, stringifyPrimitive, BIGINT_FORMAT_RANGES, pick, omit, extend, safeExtend, merge, partial, required, unwrapMessage, getSizableOrigin, parsedType, cleanEnum, base64ToUint8Array, uint8ArrayToBase64, base64urlToUint8Array, uint8ArrayToBase64url, hexToUint8Array, uint8ArrayToHex, Class, derived, CONSTANT_CATCH */

// functions
function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
// the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    // `val` and `step` each round to a double before the division rounds again, so a true decimal multiple's quotient can sit up to 1.5 of these scaled epsilons from the integer. A 1x tolerance therefore rejected 2.03 as a multiple of 0.07; 4x covers the worst case with margin.
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING = /* @__PURE__*/ (/* unused pure expression or super */ null && (Symbol("evaluating")));
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                // Circular reference detected, return undefined to break the cycle
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
                // configurable: true,
            });
            // object[key] = v;
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
/**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
// where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
// a key whose value is not settled yet, self-caching so every read after the first gets the same one
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
// Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key — an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
/**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
// same, for a plain shape a caller passed rather than a schema's
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ (/* unused pure expression or super */ null && (cached(() => {
    // Skip the probe under `jitless`: strict CSPs report the caught `new Function` as a `securitypolicyviolation` even though the throw is swallowed.
    if (globalConfig.jitless) {
        return false;
    }
    // @ts-ignore
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
})));
function isPlainObject(o) {
    if (isObject(o) === false)
        return false;
    // modified constructor
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    // modified prototype
    const prot = ctor.prototype;
    if (isObject(prot) === false)
        return false;
    // ctor doesn't have static `isPrototypeOf`
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            // @ts-ignore
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
const primitiveTypes = /* @__PURE__*/ new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// zod-specific utils
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
// Wrapped in a `@__PURE__` IIFE: esbuild never tree-shakes a top-level initializer that contains a member access on `Number`, so the bare object literal survived into every bundle.
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
// the mask keys that select something, checked against the source's shape without resolving it
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    // `for...in` skips symbols, so a symbol in the mask would select nothing
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
// the source's keys, then the caller's overlaid on top
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
// invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
// Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
/* A check holds no link back to the schema it is attached to — the same check instance is shared by every clone of that schema — so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        // a later check may rewrite the value
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    // @ts-ignore
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
// Code points in `str`: a surrogate pair counts once, a lone surrogate as itself. Hand-rolled because the string iterator allocates and runs ~250x slower on this path; the regex probe exits ~50x quicker for a string with no astral characters.
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        // return true if NaN, meaning it's not a number, thus a string key
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
// Codec utility functions
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
// instanceof
class Class {
    constructor(..._args) { }
}
//////////    PROTOTYPE INSTALLERS     //////////
//
// Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together — see "The three axes" in AGENTS.md.
/**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype — never per instance.
 */
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        // a method materializes bound on first read, which is what keeps a detached member working: `const opt = schema.optional; opt()`
        else
            defineBound(proto, key, desc.value);
    }
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        // an object literal's accessor is configurable and enumerable, and `members` copies the descriptor as written
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
    return sentinel in proto ? undefined : proto;
}
// The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
let installing;
// Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
/**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
/**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}


/***/ }),

/***/ 8395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Rvf: () => (/* binding */ _default),
  YOg: () => (/* binding */ array),
  zMY: () => (/* binding */ schemas_boolean),
  MfU: () => (/* binding */ _catch),
  rUs: () => (/* binding */ catchall),
  q0y: () => (/* binding */ describe),
  k5n: () => (/* binding */ _enum),
  Whr: () => (/* binding */ schemas_int),
  uXy: () => (/* binding */ schemas_ipv4),
  ugL: () => (/* binding */ schemas_ipv6),
  _H3: () => (/* binding */ looseObject),
  mIj: () => (/* binding */ meta),
  mee: () => (/* binding */ nullable),
  aig: () => (/* binding */ schemas_number),
  Ikc: () => (/* binding */ object),
  lqM: () => (/* binding */ optional),
  FsL: () => (/* binding */ pipe),
  YPB: () => (/* binding */ refine),
  rej: () => (/* binding */ strictObject),
  YjP: () => (/* binding */ schemas_string),
  pdi: () => (/* binding */ transform),
  Vxk: () => (/* binding */ schemas_undefined),
  KCZ: () => (/* binding */ union),
  L5J: () => (/* binding */ unknown)
});

// UNUSED EXPORTS: ZodMiniAny, ZodMiniArray, ZodMiniBase64, ZodMiniBase64URL, ZodMiniBigInt, ZodMiniBigIntFormat, ZodMiniBoolean, ZodMiniCIDRv4, ZodMiniCIDRv6, ZodMiniCUID, ZodMiniCUID2, ZodMiniCatch, ZodMiniCodec, ZodMiniCreditCard, ZodMiniCustom, ZodMiniCustomStringFormat, ZodMiniDate, ZodMiniDefault, ZodMiniDiscriminatedUnion, ZodMiniE164, ZodMiniEmail, ZodMiniEmoji, ZodMiniEnum, ZodMiniExactOptional, ZodMiniFile, ZodMiniFunction, ZodMiniGUID, ZodMiniIBAN, ZodMiniIPv4, ZodMiniIPv6, ZodMiniIntersection, ZodMiniJWT, ZodMiniKSUID, ZodMiniLazy, ZodMiniLiteral, ZodMiniMAC, ZodMiniMap, ZodMiniNaN, ZodMiniNanoID, ZodMiniNever, ZodMiniNonOptional, ZodMiniNull, ZodMiniNullable, ZodMiniNumber, ZodMiniNumberFormat, ZodMiniObject, ZodMiniOptional, ZodMiniPipe, ZodMiniPrefault, ZodMiniPromise, ZodMiniReadonly, ZodMiniRecord, ZodMiniSet, ZodMiniString, ZodMiniStringFormat, ZodMiniSuccess, ZodMiniSymbol, ZodMiniTemplateLiteral, ZodMiniTransform, ZodMiniTuple, ZodMiniType, ZodMiniULID, ZodMiniURL, ZodMiniUUID, ZodMiniUndefined, ZodMiniUnion, ZodMiniUnknown, ZodMiniVoid, ZodMiniXID, ZodMiniXor, _function, any, base64, base64url, bigint, check, cidrv4, cidrv6, codec, creditCard, cuid, cuid2, currencyCode, custom, date, discriminatedUnion, e164, email, emoji, exactOptional, exactPartial, extend, file, float32, float64, function, guid, hash, hex, hostname, httpUrl, iban, instanceof, int32, int64, intersection, invertCodec, json, jwt, keyof, ksuid, lazy, literal, looseRecord, mac, map, merge, nan, nanoid, nativeEnum, never, nonoptional, null, nullish, omit, partial, partialRecord, pick, prefault, promise, readonly, record, required, safeExtend, set, stringFormat, stringbool, success, superRefine, symbol, templateLiteral, tuple, uint32, uint64, ulid, url, uuid, uuidv4, uuidv6, uuidv7, void, xid, xor

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/checks.js
var core_checks = __nccwpck_require__(4890);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/regexes.js

/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** Implements ISO 8601-2 extensions like explicit +- prefixes, mixing weeks with other units, and fractional/negative components. */
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
 *
 * @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(4)));
const uuid6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(6)));
const uuid7 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(7)));
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
/** Equivalent to the HTML5 input[type=email] validation implemented by browsers. Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Element/input/email */
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The classic emailregex.com regex for RFC 5322-compliant emails */
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
/** A loose regex that allows Unicode characters, enforces length limits, and that's about it. */
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = (/* unused pure expression or super */ null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// from https://thekevinscott.com/emojis-in-javascript/#writing-a-regular-expression
// Single character class, not an alternation: the two properties overlap (U+1F9B0-U+1F9B3), so `(A|B)+` backtracks exponentially on a failed match. The leading lookahead then demands one anchor — a pictograph, a regional indicator, or the enclosing keycap — because `\p{Emoji_Component}` on its own covers ASCII digits, `#`, `*`, ZWJ, variation selectors and skin tone modifiers, none of which is an emoji without a base.
const _emoji = (/* unused pure expression or super */ null && (`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`));
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = util.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
// https://stackoverflow.com/questions/7860392/determine-if-string-is-in-base64-using-javascript
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
// based on https://stackoverflow.com/questions/106179/regular-expression-to-match-dns-hostname-or-ip-address
// export const hostname: RegExp = /^([a-zA-Z0-9-]+\.)*[a-zA-Z0-9-]+$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
// https://blog.stevenlevithan.com/archives/validate-phone-number#r4-3 (regex sans spaces) E.164: leading digit must be 1-9; total digits (excluding '+') between 7-15
const e164 = /^\+[1-9]\d{6,14}$/;
// Credit card shape: 12–19 digits, optionally separated by single spaces or single hyphens. ISO/IEC 7812 caps the PAN at 19 digits; 12 is the shortest issued length (Maestro).
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
// ISO 4217 alpha codes from the SIX list, regenerated by scripts/update-iso-4217.ts
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
// iban electronic format: 2-letter country, check digits 02-98 (the only values `98 - remainder` can produce), 11-30 bban characters
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = (/* unused pure expression or super */ null && (`(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`));
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
 * esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
 * will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function regexes_anchor(source) {
    return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ (/* unused pure expression or super */ null && (regexes_anchor(dateSource)));
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
// Adapted from https://stackoverflow.com/a/3143231
function datetime(args) {
    const opts = ["Z"];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
// the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const regexes_boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

// regex for string with no uppercase letters
const lowercase = /^[^A-Z]*$/;
// regex for string with no lowercase letters
const uppercase = /^[^a-z]*$/;
// regex for hexadecimal strings (any length)
const hex = /^[0-9a-fA-F]*$/;
// Hash regexes for different algorithms and encodings
// Helper function to create base64 regex with exact length and padding
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
// Helper function to create base64url regex with exact length (no padding)
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
// MD5 (16 bytes): base64 = 24 chars total (22 + "==")
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(22, "==")));
const md5_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(22)));
// SHA1 (20 bytes): base64 = 28 chars total (27 + "=")
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(27, "=")));
const sha1_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(27)));
// SHA256 (32 bytes): base64 = 44 chars total (43 + "=")
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(43, "=")));
const sha256_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(43)));
// SHA384 (48 bytes): base64 = 64 chars total (no padding)
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(64, "")));
const sha384_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(64)));
// SHA512 (64 bytes): base64 = 88 chars total (86 + "==")
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(86, "==")));
const sha512_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(86)));

// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var core_util = __nccwpck_require__(4723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js







const $ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; // set _def property
    inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        // deferred initializer inst._zod.parse is not yet defined
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = core_util/* aborted */.QH(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (core_util/* explicitlyAborted */.rL(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new core_core/* $ZodAsyncError */.GT();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = core_util/* aborted */.QH(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = core_util/* aborted */.QH(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            // abort if the canary is aborted
            if (core_util/* aborted */.QH(canary)) {
                canary.aborted = true;
                return canary;
            }
            // run checks first, then
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                // run canary initial pass (no checks)
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            // forward
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
// a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            // async function so a synchronously throwing check rejects instead of escaping validate
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
    inst._zod.pattern = def.pattern ?? anyString;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    core_checks/* $ZodCheckStringFormat */.ql.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.guid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodUUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = regexes.uuid(v));
    }
    else
        def.pattern ?? (def.pattern = regexes.uuid());
    $ZodStringFormat.init(inst, def);
})));
const $ZodEmail = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.email);
    $ZodStringFormat.init(inst, def);
})));
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
    // When normalize is off, require :// for http/https URLs. This prevents strings like "http:example.com" or "https:/path" from being silently accepted
    if (!def.normalize && def.protocol?.source === regexes.httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        // @ts-ignore
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            // Trim whitespace from input
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            // Set the output value based on normalize flag
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodEmoji = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.emoji());
    $ZodStringFormat.init(inst, def);
})));
const $ZodNanoID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? regexes.nanoid : regexes.nanoidOfLength(def.length));
    $ZodStringFormat.init(inst, def);
})));
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const $ZodCUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cuid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodCUID2 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cuid2);
    $ZodStringFormat.init(inst, def);
})));
const $ZodULID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ulid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodXID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.xid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodKSUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ksuid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodISODateTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.datetime(def));
    $ZodStringFormat.init(inst, def);
})));
const $ZodISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.date);
    $ZodStringFormat.init(inst, def);
})));
const $ZodISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.time(def));
    $ZodStringFormat.init(inst, def);
})));
const $ZodISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.duration);
    $ZodStringFormat.init(inst, def);
})));
const $ZodIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = ipv4);
    $ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = ipv6);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cidrv4);
    $ZodStringFormat.init(inst, def);
})));
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cidrv6); // not used for validation
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
//////////////////////////////   ZodBase64   //////////////////////////////
function isValidBase64(data) {
    if (data === "")
        return true;
    // atob ignores whitespace, so reject it up front.
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        // @ts-ignore
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
// lax on purpose: the quantified regexes.base64 overflows the regex stack on multi-MB input and its leading ^$| alternation leaks through template-literal composition; isValidBase64 enforces length and padding
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodBase64URL   //////////////////////////////
// lax on purpose: the quantified regexes.base64url overflows the regex stack on multi-MB input; isValidBase64 enforces length on the padded string
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodE164 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.e164);
    $ZodStringFormat.init(inst, def);
})));
//////////////////////////////   ZodCreditCard   //////////////////////////////
const CC_SANITIZE = /[- ]/g;
/** Luhn checksum on a digit-only string. Adapted from valibot (MIT). */
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!regexes.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCreditCard", (inst, def) => {
    // Shape only — the Luhn check below is not expressible as a pattern, so consumers of `pattern` (JSON Schema, template literals) get the length and separator rules alone.
    def.pattern ?? (def.pattern = regexes.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodIBAN   //////////////////////////////
// iso 7064 mod 97-10 checksum without BigInt
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!regexes.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIBAN", (inst, def) => {
    // shape only — checksum is not expressible as a pattern
    def.pattern ?? (def.pattern = regexes.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodJWT   //////////////////////////////
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        // @ts-ignore
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = number;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumberFormat", (inst, def) => {
    core_checks/* $ZodCheckNumberFormat */.KH.init(inst, def);
    $ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes_boolean;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.bigint;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
})));
const $ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
    checks.$ZodCheckBigIntFormat.init(inst, def);
    $ZodBigInt.init(inst, def); // no format checks
})));
const $ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodUndefined = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = _undefined;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.null;
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodDate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
})));
// an oversized container fails its leading size checks before any element is parsed
function capSize(inst, size) {
    const caps = core_util/* sizeCaps */.hi(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of core_util/* sizeCaps */.hi(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    // the value is still the raw input, so no later check may read it
                    payload.issues[start].continue = false;
                    core_util/* attachSchema */.d3(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                if (abortEarly && result.issues.length !== 0 && core_util/* aborted */.QH(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; //handleArrayResultsAsync(parseResults, final);
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing — whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        // For optional-in/out schemas, ignore errors on absent keys.
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
// one shared instance; a fresh [] per schema cost 56 bytes retained
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = core_util/* optionalKeys */.NM(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (core_util/* aborted */.QH(payload, seen))
                break;
            seen = payload.issues.length;
        }
        // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
        if (keySet.has(key))
            continue;
        // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    core_util/* assignProp */.Vy(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = core_util/* isObject */.Gv;
    const catchall = def.catchall;
    let value;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (core_util/* aborted */.QH(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodObjectJIT", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = util.cached(() => normalizeDef(def));
    const memo = core.globalConfig.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        // a symbol has no source literal, so it is read as `syms[i]` off the closed-over scope
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        // prefixes in place, like util.prefixIssues. newResult must land before the early return: a catchall runs after this and would otherwise write onto the caller's input
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        // A: preserve key order {
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : util.esc(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                // For optional-in/out schemas, ignore errors on absent keys — and, like the interpreted path, drop the value produced alongside them. The middle rung goes further: it permits absence without supplying anything in its place, so an absent key contributes nothing at all.
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        // closing `shape` in is what pays: turbofan specializes the parser against that one shape object, so every `shape[k]._zod.run` folds to a known callee. as a parameter it stays a generic load and measures 13% slower even with the forwarding frame gone
        return doc.compile();
    };
    let fastpass;
    const isObject = util.isObject;
    const jit = !core.globalConfig.jitless;
    const allowsEval = util.allowsEval;
    const fastEnabled = jit && allowsEval.value; // && !def.catchall;
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            // always synchronous
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
})));
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !core_util/* aborted */.QH(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W()))),
    });
    return final;
}
const $ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => core_util/* cleanRegex */.p6(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        // No matches - same as regular union
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
        });
    }
    else {
        // Multiple matches - exclusive union failure
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
})));
/** Returns the option whose discriminator claims `value`, or throws if ambiguous. */
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                // keep the collision marked so a later member cannot reclaim it
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
/*@__PURE__*/
(/* unused pure expression or super */ null && (core.$constructor("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    util.defineLazyInternal(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    util.assignProp(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    // Checked now rather than in the lookup map below, so an option that lacks the discriminator fails at the `discriminatedUnion` call instead of on the first object parsed. Options whose shape cannot be enumerated without resolving it — pipes and lazies — are left to the map.
    def.options.forEach((option, i) => {
        const propShape = util.rawShape(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = util.cached(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!util.isObject(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        // forward metadata cannot choose an encoder for an absent tag
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        // Fall back to union matching when the fast discriminator path fails:
        // - explicitly enabled via unionFallback, or
        // - during backward direction (encode), since codec-based discriminators have different values in forward vs backward directions
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        // no matching discriminator
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
})));
const $ZodIntersection = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
})));
function mergeValues(a, b) {
    // const aType = parse.t(a);
    // const bType = parse.t(b);
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (util.isPlainObject(a) && util.isPlainObject(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    // Track which side(s) reject each key. A key rejection is reported only when BOTH sides reject it, so a key owned by one branch survives the other's key schema. strictObject reports these as unrecognized_keys; a record with an open key schema reports one invalid_key per key.
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    // Report only keys rejected by BOTH sides
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (util.aborted(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        // Run every item in parallel, collecting results into an indexed array. The post-processing in `handleTupleResults` walks them in order so it can decide whether an absent optional-output error can truncate the tail or must be reported to preserve required output.
        const itemResults = new Array(items.length);
        // only tracked when there is a rest loop to skip
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = util.aborted(r);
            }
        }
        // sound because rest is non-empty exactly when every fixed index is present, the one case handleTupleResults cannot discard an item's issues
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (util.aborted(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
})));
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        // optin is a three-rung ladder so any rung above `undefined` permits an absent slot; optout stays two-valued.
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...util.prefixIssues(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    // Walk results in order. Mirror $ZodObject's swallow-on-absent-optional rule, but only after `optoutStart`: the first index where the output tuple tail can be absent.
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        // The array analog of `handlePropertyResult`'s absent-key early return: the middle rung permits absence without supplying anything in its place, so the tail truncates here instead of materializing whatever the item made of `undefined`.
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...util.prefixIssues(i, r.issues));
        }
        final.value[i] = r.value;
    }
    // Drop trailing slots that produced `undefined` for absent input
    // (the array analog of an absent optional key on an object). The
    // `i >= input.length` floor is critical: an explicit `undefined`
    // *inside* the input must be preserved even when the schema is
    // optional-out (e.g. `z.string().or(z.undefined())` accepting an
    // explicit undefined value).
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!util.isPlainObject(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...util.prefixIssues(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...util.prefixIssues(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
            let unrecognized;
            // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                const checkNumericKey = typeof key === "string" && regexes.number.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        // Pass through unchanged
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        // Default "strict" behavior: error on invalid key
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...util.prefixIssues(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...util.prefixIssues(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
})));
const $ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
})));
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = core_util/* getEnumValues */.w5(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const patternValues = core_util/* getEnumValues */.w5(zod.def.entries).filter((k) => core_util/* propertyKeyTypes */.qQ.has(typeof k));
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util/* escapeRegex */.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    util.defineLazyInternal(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? util.escapeRegex(o) : o ? util.escapeRegex(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        // @ts-ignore
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    core_core/* globalConfig */.cr.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodExactOptional", (inst, def) => {
    // Call parent init - inherits optin/optout = "optional"
    $ZodOptional.init(inst, def);
    // Override values/pattern to NOT add undefined
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    util.defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    // Override parse to just delegate (no undefined handling)
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
})));
const $ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)}|null)$`) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        // Forward direction (decode): allow null to pass through
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    // inst._zod.qin = "true";
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply defaults for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            /**
             * $ZodDefault returns the default value immediately in forward direction.
             * It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
            return payload;
        }
        // Forward direction: continue with default handling
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply prefault for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
})));
const $ZodNonOptional = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
})));
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
})));
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply catch logic
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
});
const $ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.in._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        // prevent further checks
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
})));
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        // prevent further checks
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    // Check if transform added any issues
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
})));
const $ZodReadonly = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
})));
function handleReadonlyResult(payload) {
    // A repeat visit hands back a node that is still being built; freezing it here would make the rest of its keys fail to assign.
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
// a leaf's pattern source with its own checks folded in: the last pattern-carrying check wins, else length bounds narrow the catch-all, else an integer format narrows the number form. the fold lives here instead of on `_zod.pattern` so a bundle without template literals never pays for it
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    // an empty range matches nothing at runtime, and `{8,5}` is not a legal quantifier
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return regexes.string({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === regexes.number ? regexes.integer : own)?.source;
}
// a part's pattern source. a wrapper's pattern embeds its inner pattern's source verbatim, so the folded form is substituted in place without knowing the wrapper's own composition; a union's options are joined the way the union builds its own pattern
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    // lazy resolves its inner on the internals, not the def
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            // is Zod schema
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(util.cleanRegex(source));
        }
        else if (part === null || util.primitiveTypes.has(typeof part)) {
            regexParts.push(util.escapeRegex(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    // Defined, not assigned: the classic prototype exposes `_def` as a getter with no setter.
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        // Defined inline so the closure stays anonymous: binding it to a `const` first names it, which costs 256 bytes per implemented function.
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return parse(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await parseAsync(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        // Check if output is a promise type to determine if we should use async implementation
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
})));
const $ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
})));
const $ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    // Cache the resolved inner type on the shared `def` so all clones of this lazy (e.g. via `.describe()`/`.meta()`) share the same inner instance, preserving identity for cycle detection on recursive schemas.
    util.defineLazy(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
})));
const $ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCustom", (inst, def) => {
    core_checks/* $ZodCheck */.QP.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, // incorporates params.error into issue reporting
            path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort,
            // params: inst._zod.def.params,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(core_util/* issue */.sn(_iss));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __nccwpck_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/errors.js


/* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, core_util/* jsonStringifyReplacer */.k8, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
/* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = (0,core_core/* $constructor */.xI)("$ZodError", initializer);
const $ZodRealError = (0,core_core/* $constructor */.xI)("$ZodError", initializer, undefined, {
    Parent: Error,
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        // `_errors` is reserved by this legacy format, so merge a matching path segment into the current node instead of treating its array as a child.
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        // A path element may collide with an inherited property name such as
                        // "__proto__" or "constructor". Truthiness checks read the prototype
                        // (so no node is created, then ._errors.push throws), and bracket
                        // assignment of "__proto__" hits the setter instead of creating an
                        // own key. Guard the read with hasOwnProperty and create the node
                        // with defineProperty so any path element becomes a real own key.
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                // regular union error
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        // el may collide with an inherited property name ("__proto__",
                        // "constructor", ...); ??= reads the prototype so the node is never
                        // created and curr.errors.push throws. Guard with hasOwnProperty and
                        // create the node with defineProperty so "__proto__" becomes a real
                        // own key rather than invoking the prototype setter.
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
/** Format a ZodError as a human-readable string in the following form.
 *
 * From
 *
 * ```ts
 * ZodError {
 *   issues: [
 *     {
 *       expected: 'string',
 *       code: 'invalid_type',
 *       path: [ 'username' ],
 *       message: 'Invalid input: expected string'
 *     },
 *     {
 *       expected: 'number',
 *       code: 'invalid_type',
 *       path: [ 'favoriteNumbers', 1 ],
 *       message: 'Invalid input: expected number'
 *     }
 *   ];
 * }
 * ```
 *
 * to
 *
 * ```
 * username
 *   ✖ Expected number, received string at "username
 * favoriteNumbers[0]
 *   ✖ Invalid input: expected number
 * ```
 */
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    // sort by path length
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    // Process each issue
    for (const issue of issues) {
        lines.push(`✖ ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
    }
    // Convert Map to formatted string
    return lines.join("\n");
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/parse.js



// Always both keys, so the `_params` read site in `_parse` sees one object shape rather than two.
function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            core_util/* captureStackTrace */.gx(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            core_util/* captureStackTrace */.gx(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new core_core/* $ZodAsyncError */.GT();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
// the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
                // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            // a replacement makes the getter's branch unreachable, so the captures have to go here too
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// registry mirrors of the compiler's sentinels, so this module never imports the compiler
const COMPILE_INVALID = /* @__PURE__ */ (/* unused pure expression or super */ null && (Symbol.for("zod.compile.invalid")));
const COMPILE_FALLBACK = /* @__PURE__ */ (/* unused pure expression or super */ null && (Symbol.for("zod.compile.fallback")));
// Deliberately tiny, because v8 will not inline a body carrying the fallback's object literals and throw. Everything that is not the compiled happy path lives in validateFallback, and that split is worth ~35% on a compiled schema.
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        // a definite sentinel means the runtime would reject, so skip the re-parse; a ctx can still change the answer
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        // skip nested fast paths on the fallback, so user callbacks keep the at-most-twice bound
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new core.$ZodAsyncError();
    }
    return result.issues.length === 0;
}
// no fast path: the compiler keeps async parses on the runtime, because a promise-returning callback that is not declared async compiles to a throw
const parse_validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode = /* @__PURE__*/ _encode($ZodRealError);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode = /* @__PURE__*/ _decode($ZodRealError);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync = /* @__PURE__*/ _encodeAsync($ZodRealError);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync = /* @__PURE__*/ _decodeAsync($ZodRealError);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode = /* @__PURE__*/ _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode = /* @__PURE__*/ _safeDecode($ZodRealError);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync = /* @__PURE__*/ _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync = /* @__PURE__*/ _safeDecodeAsync($ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/mini/schemas.js




const ZodMiniType = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniType", (inst, def) => {
    if (!inst._zod)
        throw new Error("Uninitialized schema in ZodMiniType.");
    $ZodType.init(inst, def);
    inst.def = def;
    inst.type = def.type;
}, {
    // `with` is an alias for `check`: the same function object, not a wrapper.
    get with() {
        return this.check;
    },
    set with(value) {
        core_util/* own */.qh(this, "with", value);
    },
    parse(data, params) {
        return parse_parse(this, data, params, { callee: this.parse });
    },
    parseAsync(data, params) {
        return parse_parseAsync(this, data, params, { callee: this.parseAsync });
    },
    safeParse(data, params) {
        return safeParse(this, data, params);
    },
    safeParseAsync(data, params) {
        return safeParseAsync(this, data, params);
    },
    check(...checks) {
        const def = this.def;
        return this.clone({
            ...def,
            checks: [
                ...(def.checks ?? []),
                ...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }, { parent: true });
    },
    clone(_def, params) {
        return core_util/* clone */.o8(this, _def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
});
const ZodMiniString = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniString", (inst, def) => {
    $ZodString.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function schemas_string(params) {
    return api/* _string */.Rl(ZodMiniString, params);
}
const ZodMiniStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    ZodMiniString.init(inst, def);
});
const ZodMiniEmail = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniEmail", (inst, def) => {
    core.$ZodEmail.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_email(params) {
    return core._email(ZodMiniEmail, params);
}
const ZodMiniGUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniGUID", (inst, def) => {
    core.$ZodGUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_guid(params) {
    return core._guid(ZodMiniGUID, params);
}
const ZodMiniUUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniUUID", (inst, def) => {
    core.$ZodUUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_uuid(params) {
    return core._uuid(ZodMiniUUID, params);
}
// @__NO_SIDE_EFFECTS__
function uuidv4(params) {
    return core._uuidv4(ZodMiniUUID, params);
}
// ZodMiniUUIDv6
// @__NO_SIDE_EFFECTS__
function uuidv6(params) {
    return core._uuidv6(ZodMiniUUID, params);
}
// ZodMiniUUIDv7
// @__NO_SIDE_EFFECTS__
function uuidv7(params) {
    return core._uuidv7(ZodMiniUUID, params);
}
const ZodMiniURL = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniURL", (inst, def) => {
    core.$ZodURL.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function url(params) {
    return core._url(ZodMiniURL, params);
}
// @__NO_SIDE_EFFECTS__
function httpUrl(params) {
    return core._url(ZodMiniURL, {
        protocol: regexes.httpProtocol,
        hostname: regexes.domain,
        ...util.normalizeParams(params),
    });
}
const ZodMiniEmoji = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniEmoji", (inst, def) => {
    core.$ZodEmoji.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_emoji(params) {
    return core._emoji(ZodMiniEmoji, params);
}
const ZodMiniNanoID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniNanoID", (inst, def) => {
    core.$ZodNanoID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_nanoid(params) {
    return core._nanoid(ZodMiniNanoID, params);
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodMiniCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const ZodMiniCUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCUID", (inst, def) => {
    core.$ZodCUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
/**
 * Validates a CUID v1 string.
 *
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2 | `z.cuid2()`} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function schemas_cuid(params) {
    return core._cuid(ZodMiniCUID, params);
}
const ZodMiniCUID2 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCUID2", (inst, def) => {
    core.$ZodCUID2.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_cuid2(params) {
    return core._cuid2(ZodMiniCUID2, params);
}
const ZodMiniULID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniULID", (inst, def) => {
    core.$ZodULID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_ulid(params) {
    return core._ulid(ZodMiniULID, params);
}
const ZodMiniXID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniXID", (inst, def) => {
    core.$ZodXID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_xid(params) {
    return core._xid(ZodMiniXID, params);
}
const ZodMiniKSUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniKSUID", (inst, def) => {
    core.$ZodKSUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_ksuid(params) {
    return core._ksuid(ZodMiniKSUID, params);
}
const ZodMiniIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniIPv4", (inst, def) => {
    $ZodIPv4.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function schemas_ipv4(params) {
    return api/* _ipv4 */.Ny(ZodMiniIPv4, params);
}
const ZodMiniIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniIPv6", (inst, def) => {
    $ZodIPv6.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function schemas_ipv6(params) {
    return api/* _ipv6 */.$O(ZodMiniIPv6, params);
}
const ZodMiniCIDRv4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCIDRv4", (inst, def) => {
    core.$ZodCIDRv4.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_cidrv4(params) {
    return core._cidrv4(ZodMiniCIDRv4, params);
}
const ZodMiniCIDRv6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCIDRv6", (inst, def) => {
    core.$ZodCIDRv6.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_cidrv6(params) {
    return core._cidrv6(ZodMiniCIDRv6, params);
}
const ZodMiniMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniMAC", (inst, def) => {
    core.$ZodMAC.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_mac(params) {
    return core._mac(ZodMiniMAC, params);
}
const ZodMiniBase64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniBase64", (inst, def) => {
    core.$ZodBase64.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_base64(params) {
    return core._base64(ZodMiniBase64, params);
}
const ZodMiniBase64URL = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniBase64URL", (inst, def) => {
    core.$ZodBase64URL.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_base64url(params) {
    return core._base64url(ZodMiniBase64URL, params);
}
const ZodMiniE164 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniE164", (inst, def) => {
    core.$ZodE164.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_e164(params) {
    return core._e164(ZodMiniE164, params);
}
const ZodMiniCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCreditCard", (inst, def) => {
    core.$ZodCreditCard.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_creditCard(params) {
    return core._creditCard(ZodMiniCreditCard, params);
}
const ZodMiniIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniIBAN", (inst, def) => {
    core.$ZodIBAN.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_iban(params) {
    return core._iban(ZodMiniIBAN, params);
}
const ZodMiniJWT = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniJWT", (inst, def) => {
    core.$ZodJWT.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function jwt(params) {
    return core._jwt(ZodMiniJWT, params);
}
const ZodMiniCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCustomStringFormat", (inst, def) => {
    core.$ZodCustomStringFormat.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function stringFormat(format, fnOrRegex, _params = {}) {
    return core._stringFormat(ZodMiniCustomStringFormat, format, fnOrRegex, _params);
}
// @__NO_SIDE_EFFECTS__
function schemas_hostname(_params) {
    return core._stringFormat(ZodMiniCustomStringFormat, "hostname", regexes.hostname, _params);
}
// @__NO_SIDE_EFFECTS__
function schemas_hex(_params) {
    return core._stringFormat(ZodMiniCustomStringFormat, "hex", regexes.hex, _params);
}
// @__NO_SIDE_EFFECTS__
function schemas_currencyCode(_params) {
    return core._stringFormat(ZodMiniCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
// @__NO_SIDE_EFFECTS__
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = core.regexes[format];
    // check for unrecognized format
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return core._stringFormat(ZodMiniCustomStringFormat, format, regex, params);
}
const ZodMiniNumber = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniNumber", (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function schemas_number(params) {
    return api/* _number */.F7(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniNumberFormat", (inst, def) => {
    $ZodNumberFormat.init(inst, def);
    ZodMiniNumber.init(inst, def);
});
function schemas_int(params) {
    return api/* _int */.LK(ZodMiniNumberFormat, params);
}
function float32(params) {
    return core._float32(ZodMiniNumberFormat, params);
}
function float64(params) {
    return core._float64(ZodMiniNumberFormat, params);
}
function int32(params) {
    return core._int32(ZodMiniNumberFormat, params);
}
function uint32(params) {
    return core._uint32(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniBoolean", (inst, def) => {
    $ZodBoolean.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function schemas_boolean(params) {
    return api/* _boolean */._L(ZodMiniBoolean, params);
}
const ZodMiniBigInt = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniBigInt", (inst, def) => {
    core.$ZodBigInt.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_bigint(params) {
    return core._bigint(ZodMiniBigInt, params);
}
const ZodMiniBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniBigIntFormat", (inst, def) => {
    core.$ZodBigIntFormat.init(inst, def);
    ZodMiniBigInt.init(inst, def);
})));
function int64(params) {
    return core._int64(ZodMiniBigIntFormat, params);
}
function uint64(params) {
    return core._uint64(ZodMiniBigIntFormat, params);
}
const ZodMiniSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniSymbol", (inst, def) => {
    core.$ZodSymbol.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function symbol(params) {
    return core._symbol(ZodMiniSymbol, params);
}
const ZodMiniUndefined = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniUndefined", (inst, def) => {
    $ZodUndefined.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function schemas_undefined(params) {
    return api/* _undefined */.E4(ZodMiniUndefined, params);
}

const ZodMiniNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniNull", (inst, def) => {
    core.$ZodNull.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_null(params) {
    return core._null(ZodMiniNull, params);
}

const ZodMiniAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniAny", (inst, def) => {
    core.$ZodAny.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function any() {
    return core._any(ZodMiniAny);
}
const ZodMiniUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniUnknown", (inst, def) => {
    $ZodUnknown.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
    return api/* _unknown */.em(ZodMiniUnknown);
}
const ZodMiniNever = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniNever", (inst, def) => {
    $ZodNever.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
    return api/* _never */.G8(ZodMiniNever, params);
}
const ZodMiniVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniVoid", (inst, def) => {
    core.$ZodVoid.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function _void(params) {
    return core._void(ZodMiniVoid, params);
}

const ZodMiniDate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniDate", (inst, def) => {
    core.$ZodDate.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function schemas_date(params) {
    return core._date(ZodMiniDate, params);
}
const ZodMiniArray = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniArray", (inst, def) => {
    $ZodArray.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
    return new ZodMiniArray({
        type: "array",
        element: element,
        ...core_util/* normalizeParams */.A2(params),
    });
}
// .keyof
// @__NO_SIDE_EFFECTS__
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return _enum(Object.keys(shape));
}
const ZodMiniObject = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniObject", (inst, def) => {
    $ZodObject.init(inst, def);
    ZodMiniType.init(inst, def);
    core_util/* installLazyProp */.X(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ...core_util/* normalizeParams */.A2(params),
    };
    return new ZodMiniObject(def);
}
// strictObject
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
    return new ZodMiniObject({
        type: "object",
        shape,
        catchall: never(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
// looseObject
// @__NO_SIDE_EFFECTS__
function looseObject(shape, params) {
    return new ZodMiniObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
// object methods
// @__NO_SIDE_EFFECTS__
function extend(schema, shape) {
    return util.extend(schema, shape);
}
// @__NO_SIDE_EFFECTS__
function safeExtend(schema, shape) {
    return util.safeExtend(schema, shape);
}
/**
 * @deprecated Use [`z.extend(A, B.shape)`](https://zod.dev/api?id=extend) instead.
 */
// @__NO_SIDE_EFFECTS__
function merge(a, b) {
    return util.merge(a, b);
}
// @__NO_SIDE_EFFECTS__
function pick(schema, mask) {
    return util.pick(schema, mask);
}
// .omit
// @__NO_SIDE_EFFECTS__
function omit(schema, mask) {
    return util.omit(schema, mask);
}
// @__NO_SIDE_EFFECTS__
function partial(schema, mask) {
    const def = schema._zod.def;
    if (def.type !== "tuple")
        return util.partial(ZodMiniOptional, schema, mask);
    // a refinement was authored against the full arity; partialing would run it on a shorter array
    if (def.checks?.length)
        throw new Error(".partial() cannot be used on tuple schemas containing refinements");
    return util.clone(schema, {
        ...def,
        items: def.items.map((item) => new ZodMiniOptional({ type: "optional", innerType: item })),
    });
}
// @__NO_SIDE_EFFECTS__
function exactPartial(schema, mask) {
    return util.partial(ZodMiniExactOptional, schema, mask, "exactPartial");
}
// @__NO_SIDE_EFFECTS__
function required(schema, mask) {
    return util.required(ZodMiniNonOptional, schema, mask);
}
// @__NO_SIDE_EFFECTS__
function catchall(inst, catchall) {
    // `mergeDefs` rather than a spread: spreading reads `shape`, and resolving it can mint a whole fresh subtree
    return inst.clone(core_util/* mergeDefs */.zM(inst._zod.def, { catchall: catchall }));
}
const ZodMiniUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniUnion", (inst, def) => {
    $ZodUnion.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
    return new ZodMiniUnion({
        type: "union",
        options: options,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodMiniXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniXor", (inst, def) => {
    ZodMiniUnion.init(inst, def);
    core.$ZodXor.init(inst, def);
})));
/** Creates an exclusive union (XOR) where exactly one option must match.
 * Unlike regular unions that succeed when any option matches, xor fails if
 * zero or more than one option matches the input. */
function xor(options, params) {
    return new ZodMiniXor({
        type: "union",
        options: options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
const ZodMiniDiscriminatedUnion = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
    core.$ZodDiscriminatedUnion.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
    return new ZodMiniDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
const ZodMiniIntersection = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniIntersection", (inst, def) => {
    core.$ZodIntersection.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function intersection(left, right) {
    return new ZodMiniIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodMiniTuple = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniTuple", (inst, def) => {
    core.$ZodTuple.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof core.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodMiniTuple({
        type: "tuple",
        items: items,
        rest,
        ...util.normalizeParams(params),
    });
}
const ZodMiniRecord = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniRecord", (inst, def) => {
    core.$ZodRecord.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) — defaults keyType to z.string()
    if (!valueType || !valueType._zod) {
        return new ZodMiniRecord({
            type: "record",
            keyType: schemas_string(),
            valueType: keyType,
            ...util.normalizeParams(valueType),
        });
    }
    return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function partialRecord(keyType, valueType, params) {
    return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ...util.normalizeParams(params),
    });
}
const ZodMiniMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniMap", (inst, def) => {
    core.$ZodMap.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function map(keyType, valueType, params) {
    return new ZodMiniMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodMiniSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniSet", (inst, def) => {
    core.$ZodSet.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function set(valueType, params) {
    return new ZodMiniSet({
        type: "set",
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodMiniEnum = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniEnum", (inst, def) => {
    $ZodEnum.init(inst, def);
    ZodMiniType.init(inst, def);
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
    inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodMiniEnum({
        type: "enum",
        entries,
        ...core_util/* normalizeParams */.A2(params),
    });
}

// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function nativeEnum(entries, params) {
    return new ZodMiniEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
const ZodMiniLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniLiteral", (inst, def) => {
    core.$ZodLiteral.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
    return new ZodMiniLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
const ZodMiniFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniFile", (inst, def) => {
    core.$ZodFile.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function file(params) {
    return core._file(ZodMiniFile, params);
}
const ZodMiniTransform = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniTransform", (inst, def) => {
    $ZodTransform.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function transform(fn) {
    return new ZodMiniTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodMiniOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
    return new ZodMiniOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodMiniExactOptional = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniExactOptional", (inst, def) => {
    core.$ZodExactOptional.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function exactOptional(innerType) {
    return new ZodMiniExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodMiniNullable = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniNullable", (inst, def) => {
    $ZodNullable.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
    return new ZodMiniNullable({
        type: "nullable",
        innerType: innerType,
    });
}
// nullish
// @__NO_SIDE_EFFECTS__
function nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodMiniDefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniDefault", (inst, def) => {
    $ZodDefault.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
    return new ZodMiniDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodMiniPrefault = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniPrefault", (inst, def) => {
    core.$ZodPrefault.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function prefault(innerType, defaultValue) {
    return new ZodMiniPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
const ZodMiniNonOptional = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniNonOptional", (inst, def) => {
    core.$ZodNonOptional.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function nonoptional(innerType, params) {
    return new ZodMiniNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...util.normalizeParams(params),
    });
}
const ZodMiniSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniSuccess", (inst, def) => {
    core.$ZodSuccess.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function success(innerType) {
    return new ZodMiniSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodMiniCatch = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniCatch", (inst, def) => {
    $ZodCatch.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _catch(innerType, catchValue) {
    return new ZodMiniCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : core_util/* constantCatch */.SS(catchValue)),
    });
}

const ZodMiniNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniNaN", (inst, def) => {
    core.$ZodNaN.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function nan(params) {
    return core._nan(ZodMiniNaN, params);
}
const ZodMiniPipe = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniPipe", (inst, def) => {
    $ZodPipe.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
    return new ZodMiniPipe({
        type: "pipe",
        in: in_,
        out: out,
    });
}
const ZodMiniCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCodec", (inst, def) => {
    ZodMiniPipe.init(inst, def);
    core.$ZodCodec.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function codec(in_, out, params) {
    return new ZodMiniCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
// @__NO_SIDE_EFFECTS__
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodMiniCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodMiniReadonly = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniReadonly", (inst, def) => {
    core.$ZodReadonly.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function readonly(innerType) {
    return new ZodMiniReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodMiniTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniTemplateLiteral", (inst, def) => {
    core.$ZodTemplateLiteral.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function templateLiteral(parts, params) {
    return new ZodMiniTemplateLiteral({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
const ZodMiniLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniLazy", (inst, def) => {
    core.$ZodLazy.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// export function lazy<T extends object>(getter: () => T): T {
//   return util.createTransparentProxy<T>(getter);
// }
// @__NO_SIDE_EFFECTS__
function _lazy(getter) {
    return new ZodMiniLazy({
        type: "lazy",
        getter: getter,
    });
}

const ZodMiniPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniPromise", (inst, def) => {
    core.$ZodPromise.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function promise(innerType) {
    return new ZodMiniPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodMiniCustom = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniCustom", (inst, def) => {
    $ZodCustom.init(inst, def);
    ZodMiniType.init(inst, def);
});
// custom checks
// @__NO_SIDE_EFFECTS__
function check(fn, params) {
    const ch = new core.$ZodCheck({
        check: "custom",
        ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
// ZodCustom custom schema
// @__NO_SIDE_EFFECTS__
function custom(fn, _params) {
    return core._custom(ZodMiniCustom, fn ?? (() => true), _params);
}
// refine
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
    return api/* _refine */.fU(ZodMiniCustom, fn, _params);
}
// superRefine
// @__NO_SIDE_EFFECTS__
function superRefine(fn, params) {
    return core._superRefine(fn, params);
}
// Re-export describe and meta from core
const describe = api/* describe */.q0;
const meta = api/* meta */.mI;
// instanceof
class Class {
    constructor(..._args) { }
}
// @__NO_SIDE_EFFECTS__
function _instanceof(cls, params = {}) {
    const inst = custom((data) => data instanceof cls, params);
    inst._zod.bag.Class = cls;
    // Override check to emit invalid_type instead of custom
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

// stringbool
const stringbool = (...args) => core._stringbool({
    Codec: ZodMiniCodec,
    Boolean: ZodMiniBoolean,
    String: ZodMiniString,
}, ...args);
// @__NO_SIDE_EFFECTS__
function json() {
    const jsonSchema = _lazy(() => {
        return union([schemas_string(), schemas_number(), schemas_boolean(), schemas_null(), array(jsonSchema), record(schemas_string(), jsonSchema)]);
    });
    return jsonSchema;
}
const ZodMiniFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniFunction", (inst, def) => {
    core.$ZodFunction.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function _function(params) {
    return new ZodMiniFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}



/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9479);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
