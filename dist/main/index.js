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

/***/ 4755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ advise)
/* harmony export */ });
/* harmony import */ var _translation_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9296);

/** The next step after an error of the service, in sentences. */
function advise(error) {
    switch (error.reason) {
        case 'forbidden':
            return error.status === 401
                ? 'Check api-token: it is not accepted by this base-url. Make a new token and update the secret.'
                : 'Check that the owner of api-token may act on this server and site.';
        case 'not-found':
            return `Check base-url, server and site: the service has nothing at this address.${otherWord(error)}`;
        case 'redirect':
            return 'Set base-url to the final address: redirects are never followed, as they might send the API token to another host.';
        case 'certificate':
            return 'Repair the TLS certificate, or name the file of its certificate authority in NODE_EXTRA_CA_CERTS.';
        case 'limited':
            return 'Wait a minute and run again, or spread out the runs: the account has used up its requests.';
        case 'unreachable':
            return 'Check base-url and that the runner can reach it, through its proxy if HTTPS_PROXY names one. Nothing was sent, so running again is safe.';
        case 'no-tls':
            return 'Check that base-url names a port that speaks https, with TLS 1.2 or newer. Nothing was sent.';
        case 'proxy':
            return 'Let the proxy allow the host and port of base-url, or exempt the host with NO_PROXY. Nothing was sent.';
        case 'proxy-credentials':
            return 'Put the user name and password of the proxy into HTTPS_PROXY, as in http://user:password@proxy.example:3128, with special characters percent-encoded. Nothing was sent.';
        case 'too-large':
        case 'ambiguous':
            return 'Check that base-url is right (https or http?) and that the service is up. Look at the site, then run again.';
        case 'refused':
            return `Correct what the server names and run again.${furtherField(error)}${otherWord(error)}`;
    }
}
/** Advice for a service that requires fields of a record beyond those of the document. */
function furtherField({ takesExtra, namesFields }) {
    return takesExtra && namesFields
        ? ' Fields that the manifest does not know go under extra in the record.'
        : '';
}
/** Advice for a service with its own word for a neutral word of the document, in a path or as a provider. */
function otherWord({ request, reason, said }) {
    const word = _translation_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a.find((word) => request.split('/').includes(word));
    if (word !== undefined && reason === 'not-found')
        return ` Or the service has another word for ${word}: give it with vocabulary.`;
    return /\bprovider\b/i.test(said)
        ? ' If the service has another word for the provider, give it with vocabulary.'
        : '';
}


/***/ }),

/***/ 3943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   deleteBlogapp: () => (/* binding */ deleteBlogapp),
/* harmony export */   deleteCloudstore: () => (/* binding */ deleteCloudstore),
/* harmony export */   postBlogapp: () => (/* binding */ postBlogapp),
/* harmony export */   postCloudstore: () => (/* binding */ postCloudstore)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4618);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3262);
/* harmony import */ var _sites_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4911);




/** Section 4, Site apps. A site shows whether it has the blogapp, but not whether it has the cloudstore. */
const blogapp = '/api/servers/{server}/sites/{site}/blogapp';
const postBlogapp = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writeEndpoint */ .x4)('POST', blogapp, {
    retry: 'flag',
    body: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ create_database: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)('whether a database is created for it')) }),
    answer: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOrNull */ .Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site),
});
const deleteBlogapp = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .bareEndpoint */ .qs)('DELETE', blogapp, 'flag', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOrNull */ .Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site));
const cloudstore = '/api/servers/{server}/sites/{site}/cloudstore';
const postCloudstore = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .bareEndpoint */ .qs)('POST', cloudstore, 'once', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOrNull */ .Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site));
const deleteCloudstore = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .bareEndpoint */ .qs)('DELETE', cloudstore, 'once', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOrNull */ .Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site));


/***/ }),

/***/ 6283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   getCertificate: () => (/* binding */ getCertificate)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4618);


/** Section 2, Certificate: the fields that this action uses. The document shows no `status` but `active`. */
const certificate = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd,
    domain: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    status: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    active: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    expires_at: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
/** Section 4, Certificates. */
const getCertificate = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoint */ .KW)('/api/servers/{server}/sites/{site}/certificates/{certificate}', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(certificate));


/***/ }),

/***/ 9307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MAX_DEPLOY_SCRIPT_CHARACTERS: () => (/* binding */ MAX_DEPLOY_SCRIPT_CHARACTERS),
/* harmony export */   getDeployScript: () => (/* binding */ getDeployScript),
/* harmony export */   patchDeployScript: () => (/* binding */ patchDeployScript),
/* harmony export */   postDeploy: () => (/* binding */ postDeploy)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4618);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3262);



/** Length of the longest deploy script that the service takes, in characters (public, but not in the document). */
const MAX_DEPLOY_SCRIPT_CHARACTERS = 65_535;
/** Section 4, Deployments. The document does not show the bodies: see docs/api-gaps.md. */
const path = '/api/servers/{server}/sites/{site}/deploy';
const getDeployScript = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoint */ .KW)(`${path}/script`, (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .wrappedText */ .rr)('deploy_script'));
const patchDeployScript = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writeEndpoint */ .x4)('PATCH', `${path}/script`, {
    retry: 'replace',
    body: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ deploy_script: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeText */ .r0)({ most: MAX_DEPLOY_SCRIPT_CHARACTERS }) }),
    answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2,
});
const postDeploy = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .bareEndpoint */ .qs)('POST', path, 'once', _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2);


/***/ }),

/***/ 4618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H2: () => (/* binding */ anyAnswer),
/* harmony export */   KW: () => (/* binding */ readEndpoint),
/* harmony export */   Ks: () => (/* binding */ recordOrNull),
/* harmony export */   L$: () => (/* binding */ listOrNull),
/* harmony export */   _L: () => (/* binding */ undocumented),
/* harmony export */   dN: () => (/* binding */ fillPath),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   oA: () => (/* binding */ unwrap),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qs: () => (/* binding */ bareEndpoint),
/* harmony export */   rr: () => (/* binding */ wrappedText),
/* harmony export */   x4: () => (/* binding */ writeEndpoint)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3759);

/** Defines a GET endpoint. */
function readEndpoint(path, answer, options = {}) {
    return { method: 'GET', path, retry: 'read', answer, ...options };
}
/** Defines an endpoint that writes. */
function writeEndpoint(method, path, options) {
    return { method, path, ...options };
}
/** Defines an endpoint that writes without a body. */
function bareEndpoint(method, path, retry, answer) {
    return { method, path, retry, body: noBody, answer };
}
/** Fills ids into a path template. */
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
/** Any answer: nothing of it is used. */
const anyAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J();
/** An id or a count, as a number or its digits. Beyond 2^53 it would lose digits. */
const integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^\d{1,16}$/))]), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(Number), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._nonnegative */ .UI())));
/** A record, wrapped as `{ data }` (section 2) or bare. */
function record(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(unwrap), schema);
}
/** A record; null if the answer to a write does not show it. */
function recordOrNull(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(record(schema)), null);
}
/** A list, wrapped as `{ data: [...] }` (section 2) or bare. */
function list(schema) {
    return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(schema));
}
/** A list that may be unknown: null if the service shows `null` or nothing. */
function listOrNull(schema) {
    return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(schema)));
}
const envelope = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    meta: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        last_page: undocumented(integer),
        current_page: undocumented(integer),
        total: undocumented(integer),
    })),
    links: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ next: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })),
});
/** Section 2, Pagination envelope. Its `links` are not followed: they might send the API token to any host. */
function page(items) {
    const unwrapped = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((answer) => {
        const { meta, links } = envelope.safeParse(answer).data ?? {};
        const lastPage = meta?.last_page ?? (links?.next === undefined ? 1 : Number.MAX_SAFE_INTEGER);
        return { items: unwrap(answer) ?? null, lastPage, page: meta?.current_page, total: meta?.total };
    });
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(unwrapped, zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ items, lastPage: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), page: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), total: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()) }));
}
/** A field that only some services show. It is ignored if it has another type. */
function undocumented(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(schema), undefined);
}
/** Returns the `data` of an answer that wraps it, or the answer itself. */
function unwrap(answer) {
    return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
}
/**
 * A text that services wrap in different ways: `{ <field>: "…" }`, `{ content: "…" }`, or a bare string, each of them also
 * inside `data`; null if there is none.
 */
function wrappedText(field) {
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

const UNBOUNDED = Number.POSITIVE_INFINITY;
/** A text that is not blank. */
function text({ least = 1, most = UNBOUNDED } = {}) {
    const range = least === 1 ? `at most ${most}` : `${least} to ${most}`;
    const length = most === UNBOUNDED ? '' : ` of ${range} characters`;
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((value) => value.trim() !== ''), ...characters({ least, most }), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(`a text${length}, not blank`));
}
/** A text that may be empty: a whole file. */
function wholeText({ most = UNBOUNDED } = {}) {
    const length = most === UNBOUNDED ? '' : ` of at most ${most} characters`;
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(...characters({ most }), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(`a text${length}, which may be empty`));
}
/** Checks the length in code points; a character may take two units of UTF-16. */
function characters({ least = 0, most = UNBOUNDED }) {
    const isWithin = (value) => {
        const { length } = [...value];
        // JSON can hold half a surrogate pair; no file can.
        return length >= least && length <= most && value.isWellFormed();
    };
    return [
        zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB(isWithin),
        zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .meta */ .mIj({ ...(least > 0 && { minLength: least }), ...(most < UNBOUNDED && { maxLength: most }) }),
    ];
}
/** A text in a single line. */
function line(bounds) {
    const inner = text(bounds);
    return inner.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[^\r\n\0]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(`${wordsOf(inner)}, in one line`));
}
/** A whole number. */
function wholeNumber({ least, most }) {
    const words = `a whole number from ${least} to ${most}`;
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(words));
}
/** A text that matches a pattern. */
function matching(field, pattern, words) {
    return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(pattern), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(words));
}
/** Yes or no. */
function flag(words) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(words));
}
/** An http or https URL. */
function webUrl() {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(
    // JSON Schema has no place for the flag `i`.
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[hH][tT]{2}[pP][sS]?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((value) => URL.canParse(value)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .meta */ .mIj({ format: 'uri', description: 'an http or https URL without a user name and password' }));
}
/** A word from a list. */
function oneOf(words) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(words).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(`one of ${words.join(', ')}`));
}
/** Letters, digits, dashes and underscores. */
function identifier({ least, most }) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(`${least} to ${most} letters, digits, dashes and underscores`));
}
/** A text other than the reserved one. */
function except(field, reserved) {
    const description = `${wordsOf(field)}; must not be \`${reserved}\``;
    return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((value) => value !== reserved), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .meta */ .mIj({ description, not: { const: reserved } }));
}
/** A port, or a range of ports with the smaller one first. */
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
/** A cron schedule. The parser is loaded when it is first needed. */
function schedule({ most }) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB(async (value) => (await __nccwpck_require__.e(/* import() */ 905).then(__nccwpck_require__.bind(__nccwpck_require__, 4905))).isSchedule(value)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(`a cron schedule of at most ${most} characters: five fields as in */5 * * * *, or a name as in @daily`));
}
/** A field that may be left out. */
function optional(field) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(wordsOf(field)));
}
/** Returns the description of a field. */
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
 * Section 2, Log entry. Some services add `id` and `type`. A field that is missing or has another type counts as not shown;
 * `content` is then unknown, not empty.
 */
const logEntry = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd),
    /** `deploy` for a deploy, null for anything else; undefined on a service that shows no types. */
    type: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), null), null),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL((0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((content) => content ?? undefined)),
    created_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), null), null),
});
/** Drops the entries of a page that are not objects. */
function onlyObjects(answer, entries) {
    const data = entries.filter((entry) => typeof entry === 'object' && entry !== null);
    return typeof answer === 'object' && !Array.isArray(answer) ? { ...answer, data } : data;
}
/** The log of a site: one entry, a list of them, or nothing. */
const siteLog = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((answer) => {
    const inner = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .unwrap */ .oA)(answer) ?? null;
    const isList = Array.isArray(inner);
    const page = isList ? onlyObjects(answer, inner) : inner === null ? [] : [inner];
    return { isList, page };
}), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ isList: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), page: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(logEntry) }), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(({ isList, page: { items, lastPage } }) => ({ isList, entries: items, lastPage }))));
/** A single entry of a site's log, for services whose list leaves out `content`. Not in the document. */
const getLogEntry = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoint */ .KW)('/api/servers/{server}/sites/{site}/log/{entry}', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(logEntry), {
    mayBeLong: true,
});


/***/ }),

/***/ 3851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   patchNotifications: () => (/* binding */ patchNotifications)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4618);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3262);



const url = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()));
/** Section 2, Site (extended shape): the URLs that are set now. */
const notified = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ notification_urls: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ chat_a: url, chat_b: url, webhook: url }) });
/** Section 4, Notifications. The document does not show which fields are required: see docs/api-gaps.md. */
const patchNotifications = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writeEndpoint */ .x4)('PATCH', '/api/servers/{server}/sites/{site}/notifications', {
    retry: 'replace',
    body: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        chat_a_webhook_url: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .webUrl */ .qP)()),
        chat_b_webhook_url: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .webUrl */ .qP)()),
        deploy_webhook_url: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .webUrl */ .qP)()),
    }),
    answer: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOrNull */ .Ks)(notified),
});


/***/ }),

/***/ 3855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readAllOrNull),
/* harmony export */   y: () => (/* binding */ readAll)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2807);

/** Longer lists are not read: the account would run out of requests. */
const MOST_PAGES = 100;
/** Most reads of a list whose items move to pages that were read already, as others delete from it. */
const MOST_READS = 3;
/** Reads all pages of a list. An item that moves to another page in the meantime counts once. */
async function readAll(reader, endpoint, parameters) {
    return joined(await readWhole(reader, endpoint, parameters));
}
/** Reads all pages of a list; null if any of them is unknown. */
async function readAllOrNull(reader, endpoint, parameters) {
    const pages = await readWhole(reader, endpoint, parameters);
    return pages.includes(null) ? null : joined(pages);
}
/** Reads the pages of a list, and reads them again if they show fewer items than the service counted on any page. */
async function readWhole(reader, endpoint, parameters) {
    for (let reads = 1;; reads += 1) {
        const { pages, total } = await readPages(reader, endpoint, parameters);
        const shown = joined(pages).length;
        if (pages.length === 1 || pages.some((items) => items === null) || shown >= total)
            return pages;
        if (reads === MOST_READS)
            throw incomplete(endpoint.path, `its pages show ${shown} of ${total} items`);
    }
}
async function readPages(reader, endpoint, parameters) {
    const { items: first, lastPage, ...counted } = await reader.read(endpoint, parameters);
    const pages = [first];
    let { total = 0 } = counted;
    if (lastPage > MOST_PAGES)
        throw incomplete(endpoint.path, `it has more than ${MOST_PAGES} pages`);
    for (let number = 2; number <= lastPage; number += 1) {
        const { items, page = number, total: now = 0, } = await reader.read(endpoint, parameters, { page: number });
        if (page !== number)
            throw incomplete(endpoint.path, `page ${page} came instead of page ${number}`);
        pages.push(items);
        total = Math.max(total, now);
    }
    return { pages, total };
}
function joined(pages) {
    const seen = new Set();
    return pages.flatMap((page) => {
        const items = page ?? [];
        const fresh = items.filter(({ id }) => !seen.has(id));
        for (const { id } of items)
            seen.add(id);
        return fresh;
    });
}
function incomplete(path, why) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK('failed', `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`, 'Give server and site as ids, so that no list of them is read; delete records that nobody needs.');
}


/***/ }),

/***/ 1493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   anyValue: () => (/* binding */ anyValue),
/* harmony export */   postQueueWorkerRestart: () => (/* binding */ postQueueWorkerRestart),
/* harmony export */   recordEndpoints: () => (/* binding */ recordEndpoints)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4618);


const wholeText = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((value) => value.isWellFormed()));
const plain = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([wholeText, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()]);
/** A value of a record. */
const anyValue = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([plain, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(plain)]);
/** A record as the service shows it: an id, and any other fields. */
const shownRecord = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd });
const shownOrNull = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((answer) => (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .unwrap */ .oA)(answer) ?? null), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(shownRecord));
/**
 * Defines the calls for a kind of record (section 4, from Queue workers to databases). Fields are verbatim: those under
 * `extra` in a manifest are the service's own, whatever their names.
 */
function recordEndpoints({ path, declared, removable }) {
    const all = {
        list: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoint */ .KW)(path, (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .listOrNull */ .L$)(shownRecord), { verbatim: true }),
        create: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writeEndpoint */ .x4)('POST', path, {
            retry: 'natural-key',
            body: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .catchall */ .rUs(declared, anyValue),
            answer: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOrNull */ .Ks)(shownRecord),
            verbatim: true,
        }),
    };
    if (removable === false)
        return all;
    const ofRecord = `${path}/{record}`;
    const show = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoint */ .KW)(ofRecord, shownOrNull, { verbatim: true });
    const remove = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .bareEndpoint */ .qs)('DELETE', ofRecord, 'gone', _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2);
    return { ...all, single: { show, remove } };
}
/** Section 4, Queue workers: the call that no other kind has. */
const restart = '/api/servers/{server}/sites/{site}/queues/{record}/restart';
const postQueueWorkerRestart = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .bareEndpoint */ .qs)('POST', restart, 'flag', _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2);


/***/ }),

/***/ 4983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   deleteRepository: () => (/* binding */ deleteRepository),
/* harmony export */   postRepository: () => (/* binding */ postRepository),
/* harmony export */   providers: () => (/* binding */ providers)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4618);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3262);
/* harmony import */ var _sites_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4911);




/** Providers of section 4, Install repository body. */
const providers = ['hosted_git_1', 'hosted_git_2', 'hosted_git_3', 'custom'];
/** Section 4, Repository. */
const path = '/api/servers/{server}/sites/{site}/repository';
const postRepository = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writeEndpoint */ .x4)('POST', path, {
    retry: 'once',
    body: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        provider: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(providers).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .meta */ .mIj({ maxLength: 100 })),
        branch: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
        name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .matching */ .wC)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(), /^[^/\s]+\/[^/\s]+$|\.git$/, '<user>/<repository>, or with the provider custom a git URL ending in .git'),
    }),
    answer: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOrNull */ .Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site),
});
const deleteRepository = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .bareEndpoint */ .qs)('DELETE', path, 'once', _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2);


/***/ }),

/***/ 2519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   getServer: () => (/* binding */ getServer),
/* harmony export */   getServerLogs: () => (/* binding */ getServerLogs),
/* harmony export */   getServers: () => (/* binding */ getServers),
/* harmony export */   postOpcacheRefresh: () => (/* binding */ postOpcacheRefresh),
/* harmony export */   postServerRestart: () => (/* binding */ postServerRestart)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4618);
/* harmony import */ var _log_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2224);



/** Section 2, Server: the fields that this action uses. The document does not show the values of `status`. */
const server = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd, name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), status: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .undocumented */ ._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
/** Section 4, Servers. */
const getServers = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoint */ .KW)('/api/servers', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(server));
const getServer = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoint */ .KW)('/api/servers/{server}', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(server));
const getServerLogs = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoint */ .KW)('/api/servers/{server}/logs', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_log_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .logEntry */ .JN));
const postServerRestart = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .bareEndpoint */ .qs)('POST', '/api/servers/{server}/restart', 'once', _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2);
const opcache = '/api/servers/{server}/refresh-opcache';
const postOpcacheRefresh = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .bareEndpoint */ .qs)('POST', opcache, 'flag', _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2);


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

/** Longest delay before a write becomes visible to reads, in milliseconds. */
const LAG_WINDOW_MS = 10_000;
/** Longest time without an answer while a run follows work of the service, in milliseconds. */
const PATIENCE_WITHOUT_API_MS = 120_000;
/** Longest wait that the service may ask for (`Retry-After`) while a run follows its work, in milliseconds. */
const LONGEST_HOLD_MS = 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3_000;
const CREATED = 'the service to show what was created';
const DELETED = 'the service to stop showing what was deleted';
/**
 * Reads repeatedly until a value is accepted or the lag window is over.
 *
 * @param awaited the awaited state in words, as in "the deploy script to show as it was written"
 * @returns the accepted value, or the last one read
 */
async function readUntil(read, accept, awaited, { clock, signal, during }) {
    const until = clock.now() + LAG_WINDOW_MS;
    return during({ doing: 'reading back', awaited: () => `waiting for ${awaited}` }, async () => {
        for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
            const value = await read();
            if (accept(value))
                return { accepted: true, value };
            const remainingMs = until - clock.now();
            if (remainingMs <= 0)
                return { accepted: false, value };
            await clock.sleep(Math.min(pauseMs, remainingMs), signal);
        }
    });
}
/**
 * Reads after a write. A write is in doubt, not refused, if the service fails to answer or the run is interrupted.
 *
 * @throws `doubt`, with its cause, when the service failed; the interruption, with the words of `doubt`
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
 * Carries out a write of the retry class `natural-key`. If the answer is lost, looks for the result, and repeats the write
 * once if there is none.
 *
 * @param find reads the result; undefined while it does not show
 * @param doubt makes the error for a write that stays in doubt
 * @returns the answer, or the result found after a lost answer
 */
async function createOrFind(write, find, doubt, onRepeat, patience) {
    for (let isFirst = true;; isFirst = false) {
        const effect = await write();
        if (effect.state === 'done')
            return { answer: effect.value };
        // A repeat may be refused because the first write took effect after all.
        if (effect.state === 'not-done' && isFirst)
            throw effect.error;
        const inDoubt = doubt(effect.error);
        const found = await lookFor(find, inDoubt, patience);
        if (found !== undefined)
            return { found };
        if (effect.state === 'not-done')
            throw effect.error;
        if (!isFirst)
            throw inDoubt;
        onRepeat();
    }
}
/**
 * Carries out a write of the retry class `gone`, and waits until a slow service shows that the thing is gone: later
 * operations must not see it.
 *
 * @param isGone reads whether it is gone; after a 404 for the delete (`saysGone`), with another call than that of its path
 * @param doubt makes the error for a thing that is still there
 * @returns true if this write removed it, false if it was gone before
 */
async function removeAndConfirm(write, isGone, doubt, patience) {
    const effect = await write();
    const error = effect.state === 'done' ? undefined : effect.error;
    const saysGone = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error);
    if (effect.state === 'not-done' && !saysGone)
        throw effect.error;
    const inDoubt = doubt(error);
    const accept = (gone) => gone;
    const read = () => isGone(saysGone);
    const { accepted } = await orUnknown(() => readUntil(read, accept, DELETED, patience), inDoubt);
    if (!accepted)
        throw inDoubt;
    // A 404 after a lost answer comes as `unknown`: the first attempt removed it.
    return effect.state !== 'not-done';
}
/**
 * Reads back the result of a confirmed write.
 *
 * @param find reads it; undefined while it does not show
 * @throws `doubt` if it does not show within the lag window
 */
async function readBack(find, doubt, patience) {
    const found = await lookFor(find, doubt, patience);
    if (found === undefined)
        throw doubt;
    return found;
}
async function lookFor(find, doubt, patience) {
    const isThere = (found) => found !== undefined;
    return (await orUnknown(() => readUntil(find, isThere, CREATED, patience), doubt)).value;
}
/**
 * Returns the answer to a write that leaves nothing to read back.
 *
 * @param message the doubt that a lost answer leaves, as a sentence
 * @param next the next step in that case
 * @throws ApiError when refused, OperationError when in doubt, the reason of an interruption
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
 * Carries out a write of the retry class `replace`, and reads back. If the answer is lost and the text does not show, writes
 * once more.
 *
 * @param what name of the text for messages, as in "the deploy script"
 * @param write a repeat is given the text that shows instead, null for none: others may have changed it in the meantime
 * @returns the text as read back, null if the service does not show it; and the answer, unless it was lost
 */
async function replaceAndReadBack(what, write, read, holds, patience) {
    const accept = (text) => text !== null && holds(text);
    const awaited = `${what} to show as it was written`;
    let effect = await write();
    for (let isFirst = true;; isFirst = false) {
        if (effect.state === 'not-done')
            throw effect.error;
        const doubt = notShown(what, effect);
        const { accepted, value } = await orUnknown(() => readUntil(read, accept, awaited, patience), doubt);
        const answer = effect.state === 'done' ? effect.value : undefined;
        if (accepted || (effect.state === 'done' && value === null))
            return { shown: value, answer };
        if (effect.state === 'done' || !isFirst)
            throw doubt;
        effect = await write(value);
    }
}
/** True when texts differ only in what services change: line ends and final white space. */
function isSameText(text, other) {
    return text.replaceAll('\r\n', '\n').trimEnd() === other.replaceAll('\r\n', '\n').trimEnd();
}
function notShown(what, effect) {
    const isLost = effect.state === 'unknown';
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK('unknown', isLost
        ? `Whether ${what} was written is not known: reading it back did not show it.`
        : `The service has taken ${what}, but reading it back did not show it.`, 'Run again: it will be compared once more and written only if it differs.', isLost ? { cause: effect.error } : {});
}
/** Adds the doubt that an interruption leaves, as a sentence. */
function interruptedIn(error, doubt) {
    return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc
        ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc(error.message, doubt)
        : new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeadlineError */ .j3(`${error.message} ${doubt}`);
}


/***/ }),

/***/ 4911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   deleteSite: () => (/* binding */ deleteSite),
/* harmony export */   getDeployLog: () => (/* binding */ getDeployLog),
/* harmony export */   getSite: () => (/* binding */ getSite),
/* harmony export */   getSites: () => (/* binding */ getSites),
/* harmony export */   postSite: () => (/* binding */ postSite),
/* harmony export */   postSiteBody: () => (/* binding */ postSiteBody),
/* harmony export */   site: () => (/* binding */ site)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4618);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3262);
/* harmony import */ var _log_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2224);




/**
 * Section 2, Site: the fields that this action uses. `last_deploy_at` is opaque: it is only compared with its earlier value.
 * A `domain` that is not shown becomes '', which no site has.
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
const getSites = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoint */ .KW)('/api/servers/{server}/sites', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(site));
const postSite = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writeEndpoint */ .x4)('POST', '/api/servers/{server}/sites', {
    retry: 'natural-key',
    body: postSiteBody,
    answer: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOrNull */ .Ks)(site),
});
const path = '/api/servers/{server}/sites/{site}';
const getSite = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoint */ .KW)(path, (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(site));
const deleteSite = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .bareEndpoint */ .qs)('DELETE', path, 'gone', _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2);
const getDeployLog = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoint */ .KW)(`${path}/log`, _log_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .siteLog */ .Uf, { mayBeLong: true });


/***/ }),

/***/ 9296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createTranslator),
/* harmony export */   a: () => (/* binding */ words)
/* harmony export */ });
/** The neutral words for third-party products in the API document (its introduction). */
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
/** Fields with a word in their names (sections 2 and 4). */
const FIELDS = {
    blogapp: 'blogapp',
    webframework: 'webframework',
    sqldb_version: 'sqldb',
    chat_a: 'chat_a',
    chat_b: 'chat_b',
    chat_a_webhook_url: 'chat_a',
    chat_b_webhook_url: 'chat_b',
};
/** The only field with a word as its value. */
const VALUED = 'provider';
/** The most levels to translate. No answer in the document is nested deeper. */
const MOST_LEVELS = 6;
/** Builds the translator of a vocabulary. It replaces all words at once, so that two may change places. */
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
        // An untranslated field must not overwrite a translated one of the same name.
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

/***/ 4396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ systemClock)
});

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./build/core/clock.js

/** Node fires longer timers at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const systemClock = {
    now: () => performance.now(),
    async sleep(ms, signal) {
        // Node rejects with an AbortError instead of the signal's reason.
        await (0,promises_namespaceObject.setTimeout)(Math.min(ms, LONGEST_TIMER_MS), undefined, { signal }).catch(() => { });
        signal.throwIfAborted();
    },
    after(ms, ring) {
        const timer = setTimeout(ring, Math.min(ms, LONGEST_TIMER_MS));
        return () => clearTimeout(timer);
    },
    every(ms, tick) {
        const timer = setInterval(tick, ms).unref();
        return () => clearInterval(timer);
    },
};


/***/ }),

/***/ 1420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
/** Formats a duration for people: `0.4 s`, `12 s`, `3 min 5 s`, `1 h 2 min`. */
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
/** Reads `90s`, `10m`, `1h` or whole seconds as milliseconds; undefined for anything else and beyond 24 hours. */
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
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   WG: () => (/* binding */ isPassing),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   j3: () => (/* binding */ DeadlineError),
/* harmony export */   si: () => (/* binding */ isInterruption)
/* harmony export */ });
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
class ApiError extends Error {
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
    return error instanceof ApiError && ['ambiguous', 'unreachable', 'limited'].includes(error.reason);
}
/** True for a 404. */
function isNotFound(error) {
    return error instanceof ApiError && error.reason === 'not-found';
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
class DeadlineError extends Error {
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
function codeOf(error) {
    if (typeof error !== 'object' || error === null)
        return '';
    if ('name' in error && error.name === 'TimeoutError')
        return error.name;
    // An AggregateError: several addresses were tried.
    if ('errors' in error && Array.isArray(error.errors))
        return codeOf(error.errors[0]);
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    return 'cause' in error ? codeOf(error.cause) : '';
}
/** Explains an error by its message and those of its causes. */
function explain(error) {
    if (error instanceof ApiError) {
        return error.said === '' ? error.message : `${error.message} The server said: ${error.said}`;
    }
    if (!(error instanceof Error))
        return 'Something that is not an error was thrown.';
    const cause = error.cause === undefined ? '' : ` ${explain(error.cause)}`;
    return `${error.message}${cause}`;
}


/***/ }),

/***/ 8791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ distance),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/** The most names that a message suggests. */
const MOST_NAMES = 8;
/** A shorter text begins too many names. */
const SHORTEST_BEGINNING = 4;
/** Finds the names most like the wanted one: first those that begin with it, then by edit distance. */
function nearest(wanted, names) {
    const target = wanted.toLowerCase();
    const distanceTo = (name) => target.length >= SHORTEST_BEGINNING && name.startsWith(target) ? 0 : distance(target, name);
    return names
        .map((name) => ({ name, distance: distanceTo(name.toLowerCase()) }))
        .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
        .slice(0, MOST_NAMES)
        .map(({ name }) => name);
}
/** Levenshtein distance: the number of insertions, deletions and replacements. */
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
/** The last lines of a log, which are searched for the cause. */
const MAX_LINES = 200;
/** Characters of a line that are searched. */
const MAX_CHARACTERS = 2000;
/**
 * Finds the line of a log that tells why a script failed: the last one before the footers, stacks and hints that tools print
 * after an error; failing that, the last line that is not blank. Takes linear time.
 *
 * @param log without exit reports
 * @returns the line with its escapes and indentation; undefined if all are blank
 */
function causeOf(log) {
    const tail = log.slice(-MAX_LINES * MAX_CHARACTERS);
    const lines = tail.split(/\r\n|\r|\n/).slice(-MAX_LINES);
    const texts = lines.map(plain);
    const last = lines.findLastIndex((line) => !isBlank(line));
    let at = last;
    while (at >= 0) {
        const step = ENDINGS.map((ending) => ending(texts, at)).find((found) => found !== undefined);
        if (step === undefined)
            return lines[at];
        if ('cause' in step)
            return lines[step.cause];
        at = step.above;
    }
    return lines[last];
}
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\^_])/g;
function plain(line) {
    return line.replace(ESCAPES, '').slice(0, MAX_CHARACTERS).trimEnd();
}
function isBlank(text) {
    return text.trim() === '';
}
/** The nearest line at or above `at` for which `isIt` holds; -1 if a line that may not be passed comes first. */
function findAbove(lines, at, isIt, mayPass = () => true) {
    const found = lines.findLastIndex((line, nth) => nth <= at && (isIt(line) || !mayPass(line)));
    return found !== -1 && isIt(lines[found] ?? '') ? found : -1;
}
const isIndented = (line) => isBlank(line) || /^\s/.test(line);
/** Lines that never tell the cause. All patterns are linear in the length of the line. */
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
const GIT_REASON = /^(?:fatal|error|ERROR|remote|ssh|kex_exchange_identification|Host key|Connection|\S+@\S+)\b.* /;
/** git prints the remote's reason first, if there is one. */
const gitRemote = (lines, at) => {
    if (lines[at] !== 'fatal: Could not read from remote repository.')
        return undefined;
    return GIT_REASON.test(lines[at - 1] ?? '') ? { cause: at - 1 } : undefined;
};
/** git lists the conflicting files below the error. */
const gitAborting = (lines, at) => {
    if (lines[at] !== 'Aborting')
        return undefined;
    const mayPass = (line) => isIndented(line) || /^(?:Aborting|Please )/.test(line);
    const cause = findAbove(lines, at, (line) => line.startsWith('error: '), mayPass);
    return cause === -1 ? undefined : { cause };
};
const NPM = /^npm (?:error|ERR!)(?: |$)/;
/** npm's words for a failed script. The script itself has printed the reason above. */
const NPM_SCRIPT = /^npm (?:error|ERR!) (?:code ELIFECYCLE|Lifecycle script |command failed)/;
const NPM_PREFIX = 'npm ERR!'.length;
const NPM_DETAIL = /^npm (?:error|ERR!) *(?:$|(?:code|errno|syscall|path|dest|workspace|location|command) |A complete log of this run |\/\S+\.log$)/;
/** npm prints the reason first, then usage, notes and the path of its log. */
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
/** JavaScript prints stack frames and properties of the error below its message, which may span several lines. */
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
/** PHP prints the trace and the place below the uncaught exception. */
const php = (lines, at) => {
    if (!/^ {2}thrown in .* on line \d+$/.test(lines[at] ?? ''))
        return undefined;
    const cause = findAbove(lines, at, (line) => /^(?:PHP )?Fatal error: +Uncaught /.test(line));
    return cause === -1 ? undefined : { cause };
};
/** artisan with Collision prints exception, message, solutions, code and frames, all indented. */
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
/** The Symfony console (composer, artisan without Collision) prints a box and the command's usage. */
const symfony = (lines, at) => {
    const mayPass = (line) => isIndented(line) || /^[\w:-]+ \[/.test(line);
    const place = findAbove(lines, at, (line) => /^In \S+ line \d+:$/.test(line), mayPass);
    const message = lines.slice(place + 1, at + 1).findIndex((line) => !isBlank(line));
    return place === -1 || message === -1 ? undefined : { cause: place + 1 + message };
};
const COMPOSER_ADVICE = /^(?:Potential causes:|Read <|Use the option |You can also |Running update with |Alternatively|To enable extensions)/;
/** composer lists problems and advice. */
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

/***/ 7036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ openDeployLog),
/* harmony export */   VG: () => (/* binding */ readLatestDeploy),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _api_log_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2224);
/* harmony import */ var _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4911);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2807);
/* harmony import */ var _exit_report_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7111);
/* harmony import */ var _new_entries_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4637);





/** Stands in for a log that the service does not find. */
const NO_LOG = { isList: false, entries: [], lastPage: 1 };
/** No retries: the next poll follows anyway. */
const ONCE = { attempts: 1 };
/** The most pages read of a log that has grown since the baseline. */
const MAX_PAGES = 5;
/** A deployed site must have a log. If none is found, a second attempt follows after this time. */
const SECOND_TRY_MS = 1_000;
/** The most failed attempts to read one entry's text. */
const MAX_MISSES = 3;
/** Reads the log before the trigger, to be polled after it. */
async function openDeployLog(source, wasDeployed) {
    const before = await readBaseline(source, wasDeployed);
    if (before === 'unreadable')
        return { baseline: (0,_new_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntry */ .x9)(before), read: () => readLatest(source) };
    let own = { baseline: before, entries: [] };
    /** The id of the entry whose text must be read separately, and the failed attempts by id. */
    let textless;
    const misses = new Map();
    async function read(foreignRuns, isWhole) {
        if (isWhole || textless === undefined) {
            const log = await readNew(source, own.baseline);
            if (log === 'unreadable')
                return (0,_new_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntry */ .x9)(log);
            if (!own.baseline.isList && !log.isList)
                return (0,_new_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntry */ .x9)(log.entries[0] ?? null);
            own = (0,_new_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .addEntries */ .SS)(own, log);
            textless = idOfTextless(own, (0,_new_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntries */ .RB)(own, foreignRuns).entry, log);
            if (textless !== undefined && (misses.get(textless) ?? 0) >= MAX_MISSES)
                textless = undefined;
        }
        if (textless !== undefined) {
            const content = await readText(source, textless);
            if (content !== undefined)
                own = (0,_new_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .addContent */ .rl)(own, textless, content);
            else {
                misses.set(textless, (misses.get(textless) ?? 0) + 1);
                textless = undefined;
            }
        }
        return (0,_new_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntries */ .RB)(own, foreignRuns);
    }
    return { baseline: viewBefore(before), read };
}
async function readBaseline(source, wasDeployed) {
    const log = await readPage(source);
    if (log !== NO_LOG || !wasDeployed)
        return log;
    await source.clock.sleep(SECOND_TRY_MS, source.signal);
    return readPage(source);
}
/** The view of the baseline. No entry of a list counts: all of them are other deploys'. */
function viewBefore({ isList, entries }) {
    if (!isList)
        return (0,_new_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntry */ .x9)(entries[0] ?? null);
    const reports = entries.flatMap(({ content = '' }) => (0,_exit_report_js__WEBPACK_IMPORTED_MODULE_3__/* .findExitReports */ .LD)(content));
    return { isList, entry: null, isJoined: false, reports, deploys: 0 };
}
/** The entry whose text the list omits: the one that counts, else the newest. */
function idOfTextless(own, chosen, { entries }) {
    const candidates = (0,_new_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .isEntry */ .Tk)(chosen) && chosen.id !== undefined ? [chosen] : own.entries;
    const listed = candidates.map(({ id }) => entries.find((entry) => entry.id === id));
    return listed.find((entry) => entry?.id !== undefined && entry.content === undefined)?.id;
}
/** Reads the text of one entry; undefined if the service does not show it, or answers with another entry. */
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
/** Reads the entry of the latest deploy, with its text if the service shows it; null if there is none. */
async function readLatestDeploy(source) {
    const entry = (0,_new_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .latestDeploy */ .p)(await readLog(source));
    if (entry?.id === undefined || entry.content !== undefined)
        return entry;
    return { ...entry, content: await readText(source, entry.id) };
}
/** Reads pages up to the first with an entry of the baseline. Later pages have nothing new. */
async function readNew(source, baseline) {
    const first = await readPage(source, ONCE);
    if (first === 'unreadable')
        return first;
    let log = first;
    for (let page = 2; page <= Math.min(first.lastPage, MAX_PAGES); page += 1) {
        if ((0,_new_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .reachesBaseline */ .bK)(baseline, log))
            break;
        const more = await readPage(source, { ...ONCE, page });
        if (more === 'unreadable')
            break;
        log = { ...log, entries: [...log.entries, ...more.entries] };
    }
    return log;
}
/** Reads the latest entry, ours or not, when the baseline is unknown. */
async function readLatest(source) {
    const log = await readPage(source, ONCE);
    return (0,_new_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOfEntry */ .x9)(log === 'unreadable' ? log : (log.entries[0] ?? null));
}
async function readPage(source, options) {
    try {
        return await readLog(source, options);
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && error.reason === 'too-large')
            return 'unreadable';
        throw error;
    }
}
async function readLog({ reader, target }, options) {
    try {
        return await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getDeployLog, target, options);
    }
    catch (error) {
        if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotFound */ .c4)(error))
            return NO_LOG;
        throw error;
    }
}


/***/ }),

/***/ 7111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ PROLOGUE),
/* harmony export */   DQ: () => (/* binding */ reportBlocker),
/* harmony export */   EG: () => (/* binding */ withoutExitReports),
/* harmony export */   LD: () => (/* binding */ findExitReports),
/* harmony export */   rA: () => (/* binding */ reportsItsEnd),
/* harmony export */   sE: () => (/* binding */ isForShell),
/* harmony export */   tt: () => (/* binding */ withExitReport)
/* harmony export */ });
/**
 * The prologue that makes a script report its end, by traps in POSIX shell. It is constant, so that a second run finds the
 * script up to date. Signals are trapped too: otherwise a shell killed by a time limit reports the status of its last finished
 * command. The line break before the report ends an unfinished line of output.
 */
const PROLOGUE = `# site-deploy: reports how this script ends. Constant text; report-exit-status: false leaves it out.
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
trap 'site_deploy_status=$?; printf "\\n[site-deploy] exit-status=%s commit=%s run=%s\\n" "$site_deploy_status" "$(git rev-parse --verify HEAD 2>/dev/null || echo none)" "$$.$(date -u +%Y%m%dT%H%M%SZ)" 2>/dev/null || :; exit "$site_deploy_status"' EXIT
`;
/** Puts the exit report in front of a script, after its shebang line. */
function withExitReport(script) {
    const shebang = /^#!.*(?:\r?\n|$)/.exec(script)?.[0] ?? '';
    const head = shebang === '' || shebang.endsWith('\n') ? shebang : `${shebang}\n`;
    return `${head}${PROLOGUE}${script.slice(shebang.length)}`;
}
const REPORT = /^\[site-deploy\] exit-status=(\d{1,3}) commit=(none|[0-9a-f]{40}|[0-9a-f]{64}) run=(\S{1,64})\r?$/gm;
/** True when a script is for a shell with traps: it names such a shell, or none. */
function isForShell(script) {
    return !script.startsWith('#!') || /^#!.*\b(ba|da|k|z|a)?sh\b/.test(script);
}
/** In characters. No service accepts longer scripts, and matching them is slow. */
const LONGEST_SCRIPT = 65_535;
/** True when a script, as the service shows it, reports its end. */
function reportsItsEnd(script) {
    const [, own] = (script ?? '').replaceAll('\r\n', '\n').split(PROLOGUE);
    return own !== undefined && reportBlocker(own.slice(0, LONGEST_SCRIPT)) === undefined;
}
/** The command in a script that prevents the exit report: an EXIT trap of its own, or `exec`. */
function reportBlocker(script) {
    if (OWN_TRAP.test(script))
        return 'trap';
    return EXEC.test(script) ? 'exec' : undefined;
}
const COMMAND = /(?:^|[;&|({]|\b(?:then|do|else)\b)[ \t]*/m.source;
const OWN_TRAP = new RegExp(`${COMMAND}trap\\s+(?:--\\s+)?(?:'[^']*'|"(?:[^"\\\\]|\\\\.)*"|\\S+)(?:[ \\t]|\\\\\\n)(?:\\\\\\n|[^\\n;])*\\b(?:EXIT|0)\\b`, 'm');
/** `exec` with a command. With redirections alone, the shell goes on. */
const EXEC = new RegExp(`${COMMAND}exec[ \\t]+[^0-9<>&\\s]`, 'm');
/** All exit reports in a deploy log, in order. */
function findExitReports(log) {
    return [...log.matchAll(REPORT)].map(([, status = '', commit, run = '']) => ({
        status: Number(status),
        commit: commit === 'none' ? undefined : commit,
        run,
    }));
}
/** Returns the output of the script itself: the log without exit reports and the blank line before each. */
function withoutExitReports(log) {
    return log.replace(REPORT_WITH_BLANK_LINE, '');
}
const REPORT_WITH_BLANK_LINE = /\n?^\[site-deploy\] exit-status=.*$\n?/gm;


/***/ }),

/***/ 4637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RB: () => (/* binding */ viewOfEntries),
/* harmony export */   SS: () => (/* binding */ addEntries),
/* harmony export */   Tk: () => (/* binding */ isEntry),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   bK: () => (/* binding */ reachesBaseline),
/* harmony export */   p: () => (/* binding */ latestDeploy),
/* harmony export */   rl: () => (/* binding */ addContent),
/* harmony export */   x9: () => (/* binding */ viewOfEntry)
/* harmony export */ });
/* harmony import */ var _exit_report_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7111);

/** The view of a log that is only the latest deploy's entry, ours or not. */
function viewOfEntry(entry) {
    return { isList: false, entry, isJoined: false, reports: (0,_exit_report_js__WEBPACK_IMPORTED_MODULE_0__/* .findExitReports */ .LD)(textOf(entry) ?? ''), deploys: 0 };
}
/** The entry of the latest deploy, ours or not. Without types: the newest with an exit report, else the newest. */
function latestDeploy({ isList, entries }) {
    const [newest = null] = entries;
    if (!isList)
        return newest;
    if (entries.some(({ type }) => type !== undefined))
        return entries.find(({ type }) => type === 'deploy') ?? null;
    return entries.find(({ content = '' }) => (0,_exit_report_js__WEBPACK_IMPORTED_MODULE_0__/* .findExitReports */ .LD)(content).length > 0) ?? newest;
}
function isEntry(entry) {
    return entry !== null && entry !== 'unreadable';
}
/** The text of an entry; undefined if unknown. */
function textOf(entry) {
    return isEntry(entry) ? entry.content : undefined;
}
/** Adds the list as shown now. Entries that it lacks are kept, because the answer may be stale. */
function addEntries({ baseline, entries: seen }, log) {
    const shown = newIn(baseline, log).map((entry) => {
        const before = seen.find((other) => isSameEntry(entry, other));
        return before === undefined ? entry : update(before, entry);
    });
    const missing = seen.filter((entry) => isIdentifiable(entry) && !shown.some((other) => isSameEntry(other, entry)));
    return { baseline, entries: [...shown, ...missing] };
}
/** Adds the text of an entry when the list does not show it. */
function addContent({ baseline, entries }, id, content) {
    return { baseline, entries: entries.map((entry) => (entry.id === id ? { ...entry, content } : entry)) };
}
/** True when the page shows an entry of the baseline, so that later pages have nothing new. */
function reachesBaseline(baseline, { entries }) {
    return entries.some((entry) => isIn(baseline, entry));
}
/**
 * The new entries of a list. If the baseline was one page of several, the list is cut at its first entry: the entries that follow
 * are older, even if they were not on that page.
 */
function newIn(baseline, { entries }) {
    const isOld = (entry) => isIn(baseline, entry);
    const isWhole = baseline.lastPage <= 1;
    const first = entries.findIndex((entry) => isOld(entry) && (entry.id !== undefined || entry.created_at !== null));
    // Without id and time, a new entry may look like an old one.
    const old = first === -1 ? entries.findLastIndex(isOld) : first;
    return entries.slice(0, isWhole || old === -1 ? undefined : old).filter((entry) => !isOld(entry));
}
function isIn({ entries }, entry) {
    return entries.some((other) => isSameEntry(entry, other));
}
/** True when the entry can still be identified after it has grown. */
function isIdentifiable({ id, created_at, content = '' }) {
    return id !== undefined || created_at !== null || content !== '';
}
/** Compares by id; without ids by time, description and the beginning of the text, because an entry may grow. */
function isSameEntry(entry, earlier) {
    if (entry.id !== undefined || earlier.id !== undefined)
        return entry.id === earlier.id;
    if (entry.created_at !== earlier.created_at || entry.description !== earlier.description)
        return false;
    // An unknown text matches any.
    if (entry.content === earlier.content || earlier.content === undefined)
        return true;
    // Without a time, only the beginning of a text identifies an entry.
    const isTelling = entry.created_at !== null || earlier.content !== '';
    return isTelling && (entry.content ?? '').startsWith(earlier.content);
}
/** The entry as shown now, with what only the older answer has shown of it. */
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
    // In the order in which they came.
    const reports = candidates.toReversed().flatMap(reportsIn);
    const chosen = deploys[0] ?? entries.find((entry) => reportsIn(entry).length > 0);
    const isJoined = chosen === undefined && !isTyped && entries.length > 1;
    const entry = chosen ?? (isTyped ? null : joined(entries));
    return { isList: true, entry, isJoined, reports, deploys: deploys.length };
}
/** Joins all entries, oldest first. The text is unknown if that of any entry is. */
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

/***/ 761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ assignmentsOf),
/* harmony export */   m0: () => (/* binding */ isKey),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   sn: () => (/* binding */ BYTE_ORDER_MARK)
/* harmony export */ });
/* harmony import */ var _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5725);

const BYTE_ORDER_MARK = '\uFEFF';
/** Splits any text into segments. A value may span lines in single, double or backtick quotes. */
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
function assignmentsOf(text) {
    return parse(text).filter((segment) => segment.kind === 'assignment');
}
/** True for a name that may be written as a key. */
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
    const [, indentation = '', exportWord, , key] = KEY.exec(content.slice(0, equals)) ?? [];
    if (key === undefined)
        return { kind: 'unknown', text: whole(end), line };
    const lead = text.slice(at, start) + indentation;
    const exported = exportWord !== undefined;
    return {
        kind: 'assignment',
        text: whole(end),
        line,
        key,
        lead,
        exported,
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
/** Finds a closed quoted value with only white space or a comment after it on its last line. */
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
    const comment = rest.includes('#') ? rest.replace(/^#/, ' #') : '';
    return { value: text.slice(start, close + 1), comment, end };
}
/** Finds the closing quote. Backslashes escape in double quotes only, as for phpdotenv and the shell. */
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
/** Finds an unquoted value. A `#` after white space begins a comment; in `a#b`, where loaders disagree, it does not. */
function plainAt(text, from, lineEnd) {
    const line = text.slice(from, lineEnd);
    let hash = line.indexOf('#');
    while (hash >= 0 && !isBlank(line.charAt(hash - 1)))
        hash = line.indexOf('#', hash + 1);
    const value = hash < 0 ? line : line.slice(0, hash);
    const trimmed = (0,_phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__/* .trim */ .Bq)(value);
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


/***/ }),

/***/ 5725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ trim),
/* harmony export */   DO: () => (/* binding */ referenceAt),
/* harmony export */   Hh: () => (/* binding */ load),
/* harmony export */   Rl: () => (/* binding */ leavesQuoteOpen),
/* harmony export */   wK: () => (/* binding */ readValue)
/* harmony export */ });
/**
 * A model of PHP's phpdotenv (version 5), the loader that decides what a `.env` file means. It copies the oddities too: a
 * value counts as written only if this loader would find it.
 */
/**
 * Loads a file. The last assignment of a key wins; a bare name clears its key. Returns undefined for a file that phpdotenv
 * rejects, as it does for a single line that it does not understand.
 */
function load(text) {
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
/** True when phpdotenv finds no closing double quote; it then drops the lines from the opening one on. */
function leavesQuoteOpen(text) {
    return entriesOf(text).open;
}
/** Reads the text after the equals sign: quotes, escapes, inline comment. Every line end counts as `\n`. */
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
/** Returns the name in the `${NAME}` at `offset`; undefined if there is none. */
function referenceAt(text, offset) {
    REFERENCE.lastIndex = offset;
    return REFERENCE.exec(text)?.[1];
}
/** Trims as PHP does, which leaves form feeds and Unicode spaces alone. */
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
const ESCAPES = new Map(Object.entries({ f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }));
function to(state, text = '') {
    return { state, text };
}
function advance(state, token) {
    switch (state) {
        case 'start':
            if (token === "'")
                return to('single');
            if (token === '"')
                return to('double');
            return token === '#' ? to('comment') : to('plain', token);
        case 'plain':
            if (token === '#')
                return to('comment');
            return isSpace(token) ? to('after') : to('plain', token);
        case 'single':
            return token === "'" ? to('after') : to('single', token);
        case 'double':
            if (token === '"')
                return to('after');
            return token === '\\' ? to('escape') : to('double', token);
        case 'escape':
            return escaped(token);
        case 'after':
            if (token === '#')
                return to('comment');
            return isSpace(token)
                ? to('after')
                : { reason: 'text follows the end of the value; quote the whole value' };
        case 'comment':
            return to('comment');
    }
}
function escaped(token) {
    if (token === '"' || token === '\\' || token === '$')
        return to('double', token);
    const character = ESCAPES.get(token.charAt(0));
    if (character === undefined) {
        return { reason: 'an unknown escape in double quotes; write \\\\ for a backslash, or use single quotes' };
    }
    return to('double', character + token.slice(1));
}
/** Joins the lines of double-quoted values. Like phpdotenv, it counts quotes line by line. */
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
/** Counts the unescaped double quotes of a line. Like phpdotenv, it misses one at the very beginning. */
function countQuotes(line) {
    if (!line.includes('"'))
        return 0;
    return line.replaceAll('\\\\', '').match(/(?<=[^\\])"/g)?.length ?? 0;
}
/** Reads a key without `export` and quotes. phpdotenv does not understand `export` before a key of one letter. */
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


/***/ }),

/***/ 7321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hm: () => (/* binding */ LOADERS),
/* harmony export */   ID: () => (/* binding */ withoutGuard),
/* harmony export */   lO: () => (/* binding */ spell)
/* harmony export */ });
/* harmony import */ var _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5725);

/** The programs that load `.env` files: PHP's phpdotenv 5, a POSIX shell (`. ./.env`), Node's dotenv and `util.parseEnv`. */
const LOADERS = ['phpdotenv', 'shell', 'dotenv', 'parseEnv'];
/**
 * Spells a value for the right of the equals sign, followed by an inline comment (which begins with white space). Prefers a
 * spelling for all loaders; otherwise one for phpdotenv first, then the shell, then Node. Never returns a spelling that a
 * shell would execute. The reason of a refusal never shows the value.
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
        if (loadsBack(text, value))
            return { ok: true, text, loaders: quoted.loaders };
    }
    return { ok: false, reason: 'phpdotenv would not read it back in any spelling' };
}
/** Removes the guard from an inline comment, so that guards never pile up. */
function withoutGuard(comment) {
    return comment.startsWith(GUARD) ? comment.slice(GUARD.length) : comment;
}
/**
 * A comment that keeps loaders from reading past the end of a value. Node's dotenv takes a backslash before the closing quote
 * for an escape and reads on to the next quote, so the guard has one where no value can end. phpdotenv finds the end of a
 * value by counting the double quotes of a line, and miscounts after `="` and at the beginning of a line.
 */
const GUARD = ` # "value's end"`;
const BACKTICK = 'it holds a backtick together with a single quote or a line break: in every spelling that phpdotenv ' +
    'understands, a shell that loads the file would run it as a command; encode the value (base64) or change it';
function quote(value) {
    if (/^[\w./:@%+,-][\w./:@%+,=-]*$/.test(value))
        return { text: value, loaders: LOADERS };
    if (!/['\r\n]/.test(value))
        return { text: `'${value}'`, loaders: LOADERS };
    if (value.includes('`'))
        return undefined;
    const isPlain = !/[\\"]/.test(value) && !EXPANDED.test(value);
    const inner = isPlain ? value : value.replace(/[\\"$]/g, '\\$&');
    if (!value.includes('\r'))
        return { text: `"${inner}"`, loaders: isPlain ? LOADERS : ['phpdotenv', 'shell'] };
    const escaped = inner.replaceAll('\r', '\\r').replaceAll('\n', '\\n');
    return { text: `"${escaped}"`, loaders: isPlain ? ['phpdotenv', 'dotenv'] : ['phpdotenv'] };
}
/** A dollar sign that a shell may expand in double quotes: none before white space, the end, or a harmless sign. */
const EXPANDED = /\$(?![\s.,:;/%=+~^&|<>)\]}']|$)/;
function loadsBack(text, value) {
    const loaded = (0,_phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__/* .load */ .Hh)(`KEY=${text}`)?.get('KEY');
    return loaded?.references.length === 0 && loaded.text === value;
}


/***/ }),

/***/ 6830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   rD: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7692);


/** The number of the pull request that an event is about; undefined if it is about none. */
function pullRequestOf(payload) {
    const pull = (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(payload, 'pull_request');
    if (pull !== undefined)
        return (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .numberOf */ .rl)(pull, 'number');
    const issue = (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(payload, 'issue');
    return (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(issue, 'pull_request') === undefined ? undefined : (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .numberOf */ .rl)(issue, 'number');
}
/** Events that are about a pull request, or may be. */
const OF_PULL_REQUESTS = /^(pull_request|issue_comment)/;
/** Events of another workflow or check. They may concern a pull request without naming it. */
const STARTED_BY = ['workflow_run', 'check_suite', 'check_run'];
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
    const issue = (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(payload, 'issue');
    if (issue !== undefined && (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(issue, 'pull_request') === undefined)
        return undefined;
    const isUnclear = OF_PULL_REQUESTS.test(name) ||
        STARTED_BY.some((cause) => mayComeFromPullRequest((0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(payload, cause)));
    return isUnclear ? 'unclear' : undefined;
}
function mayComeFromPullRequest(cause) {
    const listed = (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(cause, 'pull_requests');
    return OF_PULL_REQUESTS.test((0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(cause, 'event') ?? '') || (Array.isArray(listed) && listed.length > 0);
}
/** The payload of the event in that file; undefined if it cannot be read. */
function readPayload(path) {
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/** Reads a field of an unchecked value from GitHub; null counts as missing. */
function fieldOf(value, name) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    return new Map(Object.entries(value)).get(name) ?? undefined;
}
/** Reads a text field. */
function textOf(value, name) {
    const text = fieldOf(value, name);
    return typeof text === 'string' ? text : undefined;
}
/** Reads a field with an id, or with the number of an issue or pull request. */
function numberOf(value, name) {
    const number = fieldOf(value, name);
    return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}


/***/ }),

/***/ 9479:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1078);
/* harmony import */ var _core_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4396);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2807);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(897);
/* harmony import */ var _run_step_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5275);
/* harmony import */ var _runner_exit_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(3203);
/* harmony import */ var _runner_runner_files_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6531);
/* harmony import */ var _runner_silence_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1044);








// Silence and signals.
(0,_runner_silence_js__WEBPACK_IMPORTED_MODULE_6__/* .silence */ .a)(process);
const { env, stdout } = process;
const cancel = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => cancel.abort(new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc('The workflow was cancelled.')));
}
// A closed log must not end the run: the deploy goes on.
stdout.on('error', () => { });
const step = (0,_run_step_js__WEBPACK_IMPORTED_MODULE_4__/* .createStep */ .B)({
    getInput: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name, { trimWhitespace: false }),
    env,
    stdout,
    createFiles: (warn) => (0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_5__/* .createRunnerFiles */ .S)(env, warn),
    clock: _core_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
    cancel,
});
// The run and its end. Left to itself, Node would print a fault with the line of source that threw it.
let isFaulty = false;
process.on('uncaughtException', (error) => {
    // A report that is being written takes precedence.
    if (!step.isPublishing())
        void endFaulty(error);
});
try {
    const outcome = await step.run();
    if (!isFaulty)
        exit(outcome);
}
catch (error) {
    await endFaulty(error);
}
async function endFaulty(error) {
    isFaulty = true;
    await step.end(error);
    exit('unknown');
}
/** Ends the process at once. A verify-command that is still running would keep it alive. */
function exit(outcome) {
    step.console.end();
    stdout.write('', () => (0,_runner_exit_js__WEBPACK_IMPORTED_MODULE_7__/* .exitNow */ .l)(process, _report_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodes */ .hS[outcome]));
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
    const name = (target.protocol === 'https:' ? VARIABLES.slice(0, 2) : VARIABLES.slice(2)).find((variable) => textOf(environment, variable) !== '');
    if (name === undefined || LOOPBACK.test(target.hostname) || isExempt(target, environment))
        return { proxy: undefined };
    const proxy = parseProxy(textOf(environment, name));
    return proxy === undefined ? { unusable: name } : { proxy };
}
/**
 * Collects the secrets in all proxy variables, used or not: their `values`, and the `credentials` in them as written,
 * decoded, and joined for `Proxy-Authorization`. A user name alone counts from 8 characters on: hiding `proxy` or `runner`
 * would garble messages.
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
/** Reads an address with or without a scheme, as in `proxy.example:3128`. */
function parseProxy(value) {
    const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`);
    // A path is usually the rest of a password with an unencoded slash, question mark or hash.
    if (url === null || !/^https?:$/.test(url.protocol) || url.pathname + url.search + url.hash !== '/')
        return undefined;
    const { origin, username, password } = url;
    if (username === '' && password === '')
        return { origin, authorization: undefined };
    const joined = `${(0,node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(username)}:${(0,node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(password)}`;
    return { origin, authorization: `Basic ${Buffer.from(joined, 'utf8').toString('base64')}` };
}
/** True when `NO_PROXY` names the host or a parent domain, with its port or without, or is `*`. */
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
 * @param declared records of which no two have the same identity
 * @param prune true to delete records that are not declared
 */
function planRecords(kind, declared, shown, prune) {
    const unnamed = shown.filter((record) => identityOf(kind, record) === null);
    if (unnamed.length > 0)
        return { ...NOTHING, kept: [], conflicts: [withoutIdentity(kind, unnamed)] };
    const byIdentity = Map.groupBy(shown, (record) => identityOf(kind, record));
    const matches = declared.map((record) => match(kind, record, byIdentity.get(identityOf(kind, record)) ?? []));
    const matched = new Set(matches.flatMap((found) => found.matched));
    const rest = shown.filter((record) => !matched.has(record));
    const written = declared.filter((_, index) => (matches[index]?.changes.length ?? 0) > 0);
    const deletions = rest.map((record) => ({ action: 'delete', shown: record, why: 'not declared' }));
    return {
        changes: [...matches.flatMap(({ changes }) => changes), ...(prune ? deletions : [])],
        kept: prune ? [] : rest,
        uncompared: [...new Set(matches.flatMap(({ uncompared }) => uncompared))],
        conflicts: [
            ...matches.flatMap(({ conflicts }) => conflicts),
            ...alike(kind, prune ? declared : written, rest),
            ...repeated(kind, shown),
        ],
    };
}
/** Lists the differences between a shown and a declared record, without secrets. Skips fields that are not shown. */
function differencesOf(kind, declared, shown) {
    return Object.entries(declared).flatMap(([field, wanted]) => {
        const seen = seenOf(kind, declared, shown, field);
        if (wanted === undefined || seen === undefined)
            return [];
        const value = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .revealed */ .Dr)(wanted);
        if ((0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(value, seen))
            return [];
        return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$f)(wanted) ? `${field} *** → ***` : `${field} ${(0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .spelled */ .uQ)(seen)} → ${(0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .spelled */ .uQ)(value)}`;
    });
}
/** Returns the shown value to compare with a declared one; undefined for a write-only field, even if it is shown. */
function seenOf(kind, declared, shown, field) {
    return kind.writeOnly?.includes(field) ? undefined : visibleValueOf(declared, shown, field);
}
/** Returns the shown value of a declared field; undefined if a secret is null, empty or asterisks instead. */
function visibleValueOf(declared, shown, field) {
    const seen = Object.hasOwn(shown, field) ? shown[field] : undefined;
    const isMasked = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$f)(declared[field]) && (seen === null || /^[*•]*$/.test(String(seen)));
    return isMasked ? undefined : seen;
}
/** Returns a key that tells a record from others; null if the service does not show its whole identity. */
function identityOf(kind, record) {
    return (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(kind, record) === null
        ? null
        : JSON.stringify(kind.identity.map((field) => String(record[field])));
}
const NOTHING = { changes: [], matched: [], uncompared: [], conflicts: [] };
function match(kind, declared, candidates) {
    const compared = candidates.map((shown) => ({ shown, differences: differencesOf(kind, declared, shown) }));
    const same = compared.find(({ differences }) => differences.length === 0)?.shown;
    const [first, ...others] = compared;
    if (first === undefined)
        return { ...NOTHING, changes: [{ action: 'create', declared }] };
    const uncompared = Object.keys(declared).filter((field) => seenOf(kind, declared, same ?? first.shown, field) === undefined);
    if (same !== undefined) {
        const changes = leftoversOf(kind, declared, same, compared);
        return { ...NOTHING, changes, matched: [same, ...changes.map(({ shown }) => shown)], uncompared };
    }
    if (others.length > 0)
        return { ...NOTHING, conflicts: [several(kind, declared, candidates)] };
    if (!isReplaceable(kind))
        return { ...NOTHING, conflicts: [irreplaceable(kind, first)] };
    return {
        ...NOTHING,
        changes: [{ action: 'replace', declared, ...first }],
        matched: [first.shown],
        uncompared,
    };
}
function isReplaceable({ replaceable, removable }) {
    return replaceable !== false && removable !== false;
}
/**
 * Plans to delete the old record of a replacement that was interrupted between creating and deleting: the only other record
 * of the same identity, if it is older and different and the new one is shown in full. Other records may be somebody else's.
 */
function leftoversOf(kind, declared, same, compared) {
    const [other, ...more] = compared.filter(({ shown }) => shown !== same);
    if (kind.deleteFirst || !isReplaceable(kind) || other === undefined || more.length > 0)
        return [];
    const { shown, differences } = other;
    const isShownInFull = Object.keys(declared).every((field) => visibleValueOf(declared, shown, field) === undefined ||
        visibleValueOf(declared, same, field) !== undefined);
    if (differences.length === 0 || shown.id > same.id || !isShownInFull)
        return [];
    const why = `it differs from the declared one, which exists and is newer: ${differences.join('; ')}`;
    return [{ action: 'delete', shown, why }];
}
function several(kind, declared, candidates) {
    return {
        message: `The ${kind.singular} ${(0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(kind, declared)} is there ${candidates.length} times (ids ${idsIn(candidates)}), and none of them is as declared: it is unclear which one to replace.`,
        next: 'Delete the unwanted ones in the service, or declare the record like one of them.',
    };
}
function irreplaceable(kind, { shown, differences }) {
    return {
        message: `The ${kind.singular} ${(0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(kind, shown)} (id ${shown.id}) differs from what is declared (${differences.join('; ')}), and is never replaced.`,
        next: 'Declare it as it is, or change it in the service by hand.',
    };
}
/** Finds records that the service may take for a declared one: creating that one could change them in place. */
function alike(kind, declared, rest) {
    const fold = (record) => ((0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(kind, record) ?? '').trim().toLowerCase();
    const wanted = new Map(declared.map((record) => [fold(record), record]));
    return rest.flatMap((shown) => {
        const record = wanted.get(fold(shown));
        if (record === undefined || identityOf(kind, record) === identityOf(kind, shown))
            return [];
        return {
            message: `The ${kind.singular} ${(0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(kind, record)} differs from one that is there (id ${shown.id}) only in case or white space: the service may treat them as the same.`,
            next: 'Declare it as the service shows it.',
        };
    });
}
function repeated({ name, singular }, shown) {
    const twice = [...Map.groupBy(shown, ({ id }) => id).values()].flatMap(([first, ...more]) => first !== undefined && more.length > 0 ? [first] : []);
    if (twice.length === 0)
        return [];
    return [
        {
            message: `The service shows different ${singular}s with the same id (${idsIn(twice)}), so they cannot be told apart.`,
            next: `Run again. If this persists, remove sync-${name} from the operations.`,
        },
    ];
}
function withoutIdentity({ name, singular, identity }, records) {
    return {
        message: `The service does not show ${identity.join(' and ')} of every ${singular} (ids ${idsIn(records)}), so they cannot be matched with the declared ones.`,
        next: `Remove sync-${name} from the operations: it cannot work with this service.`,
    };
}
function idsIn(records) {
    return records.map(({ id }) => id).join(', ');
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
    return { ...definition, scope, endpoints: (0,_api_records_js__WEBPACK_IMPORTED_MODULE_0__.recordEndpoints)(definition) };
}
/** Returns the body that creates a declared record. */
function bodyOf(declared) {
    const given = Object.entries(declared).flatMap(([field, value]) => value == null ? [] : [[field, (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .revealed */ .Dr)(value)]]);
    return Object.fromEntries(given);
}
/** Describes the declared fields other than the identity, without secrets; empty if there are none. */
function detailsOf({ identity, writeOnly = [], declared: { shape } }, declared) {
    const details = Object.entries(declared).flatMap(([field, value]) => {
        if (value == null || identity.includes(field) || writeOnly.includes(field))
            return [];
        if ((0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$f)(value))
            return `${field} ***`;
        return `${field} ${Object.hasOwn(shape, field) ? value : (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .spelled */ .uQ)(value)}`;
    });
    return details.join(', ');
}
/** Returns a record's name for messages, which is its identity; null if the service does not show all of it. */
function nameOf(kind, record) {
    const values = kind.identity.map((field) => record[field]);
    return values.every((value) => typeof value === 'string' || typeof value === 'number')
        ? values.join(': ').replace(/\s+/g, ' ')
        : null;
}
/**
 * Returns the beginning of a shown record's name, with its id: the record may be somebody else's, and the rest of a command
 * may contain a secret.
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
    singular: 'auth user',
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
    singular: 'crontab',
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



/** Section 4, Daemons, which cannot be shown or deleted. */
const daemons = (0,kind/* defineKind */.WI)({
    name: 'daemons',
    singular: 'daemon',
    path: '/api/servers/{server}/daemons',
    declared: schemas/* strictObject */.rej({ command: (0,fields/* line */.n8)({ most: 150 }) }),
    identity: ['command'],
    removable: false,
});

;// CONCATENATED MODULE: ./build/records/kinds/databases.js



/** Section 4, sqldb databases. Replacing one would destroy its data. */
const databases = (0,kind/* defineKind */.WI)({
    name: 'databases',
    singular: 'database',
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



/** Section 4, Network rules. A replacement creates first: the old rule may be the one that lets the service in. */
const networkRules = (0,kind/* defineKind */.WI)({
    name: 'network-rules',
    singular: 'network rule',
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



/** Section 4, Queue workers. A queue needs only one: `processes` sets the number of its processes. */
const queueWorkers = (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .defineKind */ .WI)({
    name: 'queue-workers',
    singular: 'queue worker',
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
/** Returns the value itself, secret or not. */
function revealed(declared) {
    return isSecret(declared) ? declared.secret : declared;
}
/**
 * True when a service shows a value as declared, even in another form: a number or a flag as a text, a flag as 0 or 1, no
 * value as null, an empty text or an empty list.
 */
function isSame(wanted, shown) {
    if (isNothing(wanted) || isNothing(shown))
        return isNothing(wanted) && isNothing(shown);
    if (isList(wanted) || isList(shown)) {
        if (!isList(wanted) || !isList(shown) || wanted.length !== shown.length)
            return false;
        return wanted.every((item, index) => isSame(item, shown[index]));
    }
    if (wanted === shown)
        return true;
    // Texts are never compared as numbers: not all digits mean a number.
    if (typeof wanted === 'string' && typeof shown === 'string')
        return false;
    const meaningOf = typeof wanted === 'boolean' || typeof shown === 'boolean' ? flagOf : numberOf;
    const meaning = meaningOf(wanted);
    return meaning !== undefined && meaning === meaningOf(shown);
}
/** Spells a value in one line. */
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
    if ([true, 1, '1', 'true'].some((flag) => flag === shown))
        return true;
    return [false, 0, '0', 'false'].some((flag) => flag === shown) ? false : undefined;
}
/** Returns the number that a value means; undefined for a text that would lose digits as a number. */
function numberOf(shown) {
    if (typeof shown === 'number')
        return shown;
    return typeof shown === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(shown) ? Number(shown) : undefined;
}


/***/ }),

/***/ 951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ closingLine),
/* harmony export */   q: () => (/* binding */ restoringLine)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1420);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4902);


/** The result and duration of an operation. The annotation has the reason for a failure. */
function closingLine(result, failure) {
    const { traits, status, changes, durationMs } = result;
    const took = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(durationMs);
    if (failure?.outcome === 'unknown')
        return { tone: 'doubtful', text: `? unknown after ${took}` };
    if (failure !== undefined)
        return { tone: 'bad', text: `✗ ${failure.outcome.replace('_', ' ')} after ${took}` };
    const counted = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(changes.length, 'change');
    const what = changes.length === 0 ? '' : `: ${changes.length === 1 ? changes[0] : counted}`;
    switch (status) {
        case 'changed':
            return { tone: 'good', text: `✓ changed in ${took}${what}` };
        case 'planned':
            return { tone: 'planned', text: `→ planned in ${took}: ${counted}` };
        default:
            return { tone: 'quiet', text: `· ${traits.readOnly ? 'shown' : 'unchanged'} in ${took}${what}` };
    }
}
/** The result of restoring what a failed deploy had replaced. */
function restoringLine(isAllBack, durationMs) {
    const took = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(durationMs);
    return isAllBack
        ? { tone: 'good', text: `✓ put back in ${took}` }
        : { tone: 'doubtful', text: `? not all of it was put back, after ${took}` };
}


/***/ }),

/***/ 897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   cC: () => (/* binding */ MOST_LISTED),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   hS: () => (/* binding */ exitCodes)
/* harmony export */ });
/* harmony import */ var _api_advice_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4755);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2807);


const exitCodes = {
    succeeded: 0,
    planned: 0,
    failed: 1,
    rejected: 2,
    timed_out: 3,
    unknown: 4,
    cancelled: 130,
};
/** Translates an error into the failure of a run. */
function failureOf(error) {
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz) {
        const next = 'Correct the inputs and run again; no write was sent.';
        return { outcome: 'rejected', message: describeProblems(error), next };
    }
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OperationError */ .OK)
        return { outcome: error.stop, message: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .WE)(error), next: error.next };
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD)
        return { outcome: 'failed', message: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .WE)(error), next: (0,_api_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .advise */ .T)(error) };
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeadlineError */ .j3) {
        const next = 'Look at the site, then run again, with a longer timeout if necessary.';
        return { outcome: 'timed_out', message: error.message, next };
    }
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .CancelledError */ .cc) {
        const next = `${error.doubt === undefined ? 'Run again' : 'Look at the site, then run again'}: it completes what is missing, and repeats what every run does, such as a deploy or a restart.`;
        return { outcome: 'cancelled', message: error.message, next };
    }
    // A foreign error's message may quote a secret, and its stack begins with the message.
    const name = error instanceof Error ? error.name : typeof error;
    const [stack = ''] = /(\n {4}at .*)+$/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
    const place = /([\w.-]+:\d+:\d+)\)?$/m.exec(stack)?.[1] ?? 'unknown place';
    const message = `This action has a fault: ${name} at ${place}.`;
    return { outcome: 'failed', message, next: 'Please report it with this line.' };
}
/** The most problems or changes that one message lists: GitHub cuts off longer messages. */
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
/* harmony export */   I1: () => (/* binding */ deploymentStatus),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   eD: () => (/* binding */ outcomeMark)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1420);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4902);
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2065);



/** The result of a run in one sentence, neither redacted nor escaped. */
function headline(report, inputs) {
    const name = (0,_run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .siteOf */ .zU)(report)?.domain || inputs?.site || inputs?.server || 'Site deploy';
    return `${name}: ${whatHappened(report)}`;
}
function whatHappened(report) {
    switch (report.outcome) {
        case 'succeeded':
            return (0,_run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .isDeleted */ .oy)(report) ? 'the site is deleted' : whatWasDone(report);
        case 'planned':
            return wouldChange(report);
        case 'failed':
            return `${failing(report)} failed`;
        case 'rejected':
            return 'inputs rejected, no write was sent';
        case 'timed_out':
            return 'timed out, what was triggered may still finish';
        case 'unknown':
            return `how ${failing(report)} ended is not known`;
        case 'cancelled':
            return `cancelled${(0,_run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .mayStillRun */ .tk)(report) ? ', the deploy may still be running' : ''}`;
    }
}
function whatWasDone(report) {
    const { results, facts } = report;
    const { deploy } = facts ?? {};
    if (deploy === undefined) {
        const isAsWanted = results.every(({ status }) => status === 'unchanged') &&
            !results.every(({ traits }) => traits.readOnly);
        return isAsWanted ? 'everything is as wanted, nothing was changed' : 'everything asked for is done';
    }
    const took = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(deploy.durationMs);
    if (!deploy.followed)
        return 'deploy triggered, not followed';
    if ((0,_run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnconfirmed */ .H0)(report))
        return `a deploy ended after ${took}, nothing shows whether it worked`;
    return `deployed${deploy.commit ? ` ${deploy.commit.slice(0, 7)}` : ''} in ${took}`;
}
function wouldChange({ results }) {
    const planned = results.filter(({ status }) => status === 'planned');
    const { length } = planned.flatMap(({ traits, changes }) => (traits.repeats ? [] : changes));
    const repeated = planned.filter(({ traits }) => traits.repeats).map(({ operation }) => operation);
    const run = repeated.length === 0 ? '' : ` and run ${repeated.join(', ')}`;
    if (length > 0)
        return `would make ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(length, 'change')}${run}`;
    return run === '' ? 'nothing would change' : `would change nothing${run}`;
}
/** The operation that stopped the run; the run itself if none had begun. */
function failing({ results }) {
    const stopped = results.findLast(({ status }) => status === 'failed' || status === 'unknown');
    return stopped?.operation ?? 'the run';
}
/** The emoji of an outcome. An unconfirmed success has its own. */
function outcomeMark(report) {
    return (0,_run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnconfirmed */ .H0)(report) ? '⚠️' : MARKS[report.outcome];
}
const MARKS = {
    succeeded: '✅',
    planned: '📝',
    failed: '❌',
    rejected: '⛔',
    timed_out: '⏳',
    unknown: '❓',
    cancelled: '🚫',
};
/** The final status of a run's GitHub Deployment. It claims no more than the run knows. */
function deploymentStatus(report, inputs) {
    const { outcome, failure, facts, results } = report;
    const description = headline(report, inputs);
    switch (outcome) {
        case 'succeeded':
        case 'planned':
            // A deploy that was not followed may still fail.
            return { state: facts?.deploy?.followed === false ? 'in_progress' : 'success', description };
        case 'failed':
        case 'rejected':
            return { state: 'failure', description: `${description}: ${failure?.message}` };
        case 'timed_out':
        case 'unknown':
            return { state: 'error', description };
        case 'cancelled':
            return results.some(({ traits, status }) => traits.deploys && status !== 'not-run')
                ? { state: 'error', description }
                : { state: 'inactive', description: 'cancelled before a deploy was triggered' };
    }
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
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4902);
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2065);



/** Links to the site, the commit and the workflow run, each only if it is certain to be right; and the duration. */
function renderLinks(report, places, sanitize) {
    const { facts, durationMs } = report;
    const home = repositoryUrl(places);
    const commit = facts?.deploy?.commit;
    const isOurs = isSameRepository(places.siteRepository, places.repository);
    const isRun = /^\d{1,20}$/.test(places.runId ?? '');
    const parts = [
        linkToSite(report, places.environmentUrl, sanitize),
        home && commit && isOurs
            ? linkTo(`commit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(commit.slice(0, 7))}`, `${home}/commit/${commit}`, sanitize)
            : '',
        home && isRun ? linkTo('workflow run', `${home}/actions/runs/${places.runId}`, sanitize) : '',
        durationMs < _run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTEWORTHY_MS */ .xz ? '' : `${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(durationMs)} in all`,
    ];
    return parts.filter((part) => part !== '').join(' · ');
}
/**
 * A link to the environment URL, or else to the site's domain; empty if the site is deleted or the address might be harmful.
 * A domain is linked with plain http: a new site may have no certificate yet, and others redirect.
 */
function linkToSite(report, address, sanitize) {
    if ((0,_run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .isDeleted */ .oy)(report))
        return '';
    const url = harmlessUrl(address) ?? urlOf((0,_run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .siteOf */ .zU)(report)?.domain ?? '');
    return linkTo(`🌐 ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(url?.replace(/^https?:\/\/|\/$/g, '') ?? '')}`, url, sanitize);
}
/** A link in Markdown around `text`, itself Markdown; empty unless the address is harmless http(s) without secrets or invisible text. */
function linkTo(text, address, sanitize) {
    const url = harmlessUrl(address);
    const isOpen = url !== undefined && sanitize(url).join('\n') === url;
    return isOpen ? `[${text}](${url.replaceAll('&', '&amp;')})` : '';
}
const HOST = String.raw `(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]`;
const HOST_NAME = new RegExp(`^${HOST}$`, 'i');
/** Allows no user name, and no character with a meaning in Markdown. */
const HARMLESS = new RegExp(String.raw `^https?://(?:${HOST}|localhost)(?::\d{1,5})?(?:/[\w.~%+:@/?=&#-]*)?$`, 'i');
/** Also encodes characters that the URL standard allows but Markdown takes for the end of an address. */
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
/** True when the site is deployed from the workflow's repository, which is assumed unless another is known. */
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
/* harmony export */   Lt: () => (/* binding */ fenceFor),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   jv: () => (/* binding */ proseOf),
/* harmony export */   qN: () => (/* binding */ paragraphs)
/* harmony export */ });
/* harmony import */ var _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8541);

function proseOf(sanitize, measure) {
    const line = (text) => (0,_secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(sanitize(text).join(' '), measure.characters);
    return {
        measure,
        line,
        say: (text) => escapeMarkdown(line(text)),
        list(items, say, noun) {
            const more = items.length - measure.items;
            return [...items.slice(0, measure.items).map(say), ...(more > 0 ? [`and ${more} more ${noun}`] : [])];
        },
    };
}
/**
 * Escapes text for a table cell, heading or paragraph, on one line, so that it is shown literally. Markup becomes character
 * references; a zero-width space breaks what GitHub would link (URLs, e-mail addresses, `@name`, `#123`, `GH-123`).
 */
function escapeMarkdown(text) {
    return text
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .replace(/^[-.)]|^\d+(?=[.)])|[&<>"'\\`*_~[\](){}!|$^=+#]/g, toReferences)
        .replace(/@|(?<=&#35;)(?=\d)|:(?=\/\/)|www(?=\.)|gh-(?=\d)/gi, '$&&#8203;');
}
/** Formats text as code, wherever `escapeMarkdown` may be used. Blank text becomes an empty string. */
function codeSpan(text) {
    const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    if (line === '')
        return '';
    // A table splits cells at a pipe, and a backslash before the pipe shows outside a table.
    if (line.includes('|'))
        return `<code>${escapeMarkdown(line)}</code>`;
    const fence = fenceFor([line], 1);
    const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return fence + padding + line + padding + fence;
}
/** At least `least` backticks, and more than any line has in a row. */
function fenceFor(lines, least) {
    const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
    return '`'.repeat(runs.reduce((longest, { length }) => Math.max(longest, length + 1), least));
}
/**
 * Formats lines as a preformatted block that may stand in `<details>`. It needs a blank line before it and contains none: a
 * blank line would end the surrounding HTML and turn the rest into Markdown.
 */
function preBlock(lines) {
    const shown = lines
        .flatMap((line) => line.split(/\r\n|\n|\r/))
        .map((line) => (line.trim() === '' ? '&#32;' : line.replace(/[&<>"']/g, toReferences)));
    return `<pre>${shown.join('\n')}</pre>`;
}
/** A section that opens on a click. The title may be HTML and the body Markdown; neither is escaped. */
function fold(title, body, isOpen = false) {
    return `<details${isOpen ? ' open' : ''}><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
/** Joins the parts that are not empty, with a blank line between them. */
function paragraphs(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}
/** A number with its noun, as in "3 lines". */
function count(length, noun) {
    return `${length} ${noun}${length === 1 ? '' : 's'}`;
}
function toReferences(text) {
    return Array.from(text, (character) => `&#${character.codePointAt(0)};`).join('');
}


/***/ }),

/***/ 1655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wd: () => (/* binding */ listChanges),
/* harmony export */   XQ: () => (/* binding */ STATUS),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   qR: () => (/* binding */ OPERATION),
/* harmony export */   zY: () => (/* binding */ renderOperations)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1420);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4902);
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2065);



/** The operations as a table, one row each; empty if there are none. */
function tableOf(results, columns, { list }) {
    if (results.length === 0)
        return '';
    const row = (cells) => `| ${cells.join(' | ')} |`;
    const rows = list(results, (result) => row(columns.map(({ cell }) => cell(result))), 'operations');
    return [
        row(columns.map(({ title }) => title)),
        row(columns.map(({ isRight }) => (isRight ? '---:' : '---'))),
        ...rows.map((line) => (line.startsWith('|') ? line : row([line]))),
    ].join('\n');
}
const OPERATION = { title: 'Operation', cell: ({ operation }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(operation) };
const STATUS = {
    title: 'Status',
    cell({ traits, status }) {
        return (traits.repeats ? REPEATED_MARKS[status] : undefined) ?? STATUS_MARKS[status];
    },
};
/** An operation that runs every time is done rather than changed. */
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
/** More changes than this are listed below the table. */
const MOST_IN_CELL = 4;
const MOST_IN_LIST = 200;
/** The result of each operation as a table; with times if any is worth mentioning. */
function renderOperations(results, env, prose) {
    const what = {
        title: 'What',
        cell: (result) => whatHappened(result, env).map(prose.say).join('<br>'),
    };
    const time = { title: 'Time', isRight: true, cell: ({ durationMs }) => timeOf(durationMs) };
    const isTimed = results.some(({ durationMs }) => timeOf(durationMs) !== '');
    return tableOf(results, [OPERATION, STATUS, what, ...(isTimed ? [time] : [])], prose);
}
function timeOf(durationMs) {
    return durationMs < _run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTEWORTHY_MS */ .xz ? '' : (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(durationMs).replaceAll(' ', '&nbsp;');
}
/** Changes too numerous for the table, folded, by operation. */
function listChanges(results, { say }) {
    return results
        .filter(({ changes }) => changes.length > MOST_IN_CELL)
        .map(({ operation, status, changes }) => {
        const items = changes.slice(0, MOST_IN_LIST).map((change) => `- ${say(change)}`);
        const more = changes.length - items.length;
        if (more > 0)
            items.push(`- and ${more} more, which the log of this step lists`);
        const noun = status === 'planned' ? 'planned changes' : 'changes';
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(`<code>${say(operation)}</code>: ${changes.length} ${noun}`, items.join('\n'));
    });
}
function whatHappened(result, env) {
    const { traits, status, changes, restored, error } = result;
    if (traits.section === 'env-keys' && status === 'unchanged' && env !== undefined)
        return [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(env.kept.length, 'key')} as wanted`];
    // The whole error is shown above the table.
    const why = status === 'unknown' ? 'its end was not seen' : firstSentence(error ?? '');
    return [
        ...(changes.length > MOST_IN_CELL ? [tally(changes)] : changes),
        ...(restored === undefined ? [] : [restored]),
        ...(error === undefined ? [] : [why]),
    ];
}
function firstSentence(error) {
    return /^.*?\.(?=\s|$)/.exec(error)?.[0] ?? error;
}
/** The number of changes, in all and by their first word. */
function tally(changes) {
    const verbs = changes.map((change) => /^[a-z]+(?= )/.exec(change)?.[0]);
    const sorts = [...Map.groupBy(verbs, (verb) => verb)];
    const counted = sorts.map(([verb, { length }]) => `${length} ${verb}`);
    const isMixed = verbs.includes(undefined) || sorts.length > 4;
    return `${changes.length} changes${isMixed ? '' : `: ${counted.join(', ')}`}`;
}


/***/ }),

/***/ 2065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fc: () => (/* binding */ isDeployInDoubt),
/* harmony export */   H0: () => (/* binding */ isUnconfirmed),
/* harmony export */   oy: () => (/* binding */ isDeleted),
/* harmony export */   tk: () => (/* binding */ mayStillRun),
/* harmony export */   xz: () => (/* binding */ NOTEWORTHY_MS),
/* harmony export */   zU: () => (/* binding */ siteOf)
/* harmony export */ });
/** Shorter times are not worth showing. */
const NOTEWORTHY_MS = 50;
/** The site of a run, if it exists. */
function siteOf({ facts }) {
    return typeof facts?.site === 'object' ? facts.site : undefined;
}
/** True when the run deleted the site. */
function isDeleted({ outcome, results }) {
    return outcome === 'succeeded' && results.some(({ traits }) => traits.deletesSite);
}
/** True for a success without proof: the deploy was not followed, or was only seen to end. */
function isUnconfirmed({ outcome, facts }) {
    const deploy = facts?.deploy;
    if (outcome !== 'succeeded' || deploy === undefined)
        return false;
    return !deploy.followed || deploy.evidence.join() === 'token';
}
/** True when a deploy was, or may have been, triggered and was not seen to end. */
function mayStillRun({ results, facts }) {
    const deploy = facts?.deploy;
    if (deploy !== undefined)
        return deploy.exitStatus === undefined && deploy.evidence.length === 0;
    return results.some(isDeployInDoubt);
}
/** True for a deploy that may or may not have been triggered, or whose end was not seen. */
function isDeployInDoubt({ traits, status }) {
    return traits.deploys === true && status === 'unknown';
}


/***/ }),

/***/ 463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ scriptDiff),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Le: () => (/* binding */ shownBy),
/* harmony export */   Lq: () => (/* binding */ exactPlan),
/* harmony export */   Nb: () => (/* binding */ whyAndNext),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   yu: () => (/* binding */ envKeys)
/* harmony export */ });
/* unused harmony export renderDiff */
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2251);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4902);
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2065);



// Sections that the summary and the comment share. Each is empty if it does not apply.
function heading(report, inputs, { say }) {
    return `### ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeMark */ .eD)(report)} ${say((0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .Pl)(report, inputs))}`;
}
const UNFOLLOWED = {
    message: 'The deploy was triggered but not followed: how it ends is not known.',
    next: 'Look at the site; with <code>wait: true</code> the run follows the deploy to its end.',
};
const UNPROVEN = {
    message: 'A deploy has ended, and nothing shows whether it worked.',
    next: 'Let <code>update-deploy-script</code> put the exit report in front of the script, or add <code>health-check-url</code>, <code>verify-command</code> or <code>success-pattern</code>.',
};
/** The reason why the run did not succeed, or why its success is in doubt, and the next step. */
function whyAndNext(report, { say, list }) {
    const { failure, outcome, facts } = report;
    const kind = outcome === 'failed' || outcome === 'rejected' ? 'CAUTION' : 'WARNING';
    const alert = (first, rest, next) => `> [!${kind}]\n> ${first}\n>\n${rest}> **What to do next:** ${next}`;
    if (failure !== undefined) {
        const [first = '', ...others] = failure.message.split('\n');
        const lines = list(others, say, 'lines').map((line) => `> - ${line}\n`);
        return alert(say(first), lines.length === 0 ? '' : `${lines.join('')}>\n`, say(failure.next));
    }
    if (!(0,_run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnconfirmed */ .H0)(report))
        return '';
    const { message, next } = facts?.deploy?.followed ? UNPROVEN : UNFOLLOWED;
    return alert(message, '', next);
}
function shownBy({ outcome, facts }) {
    const shown = (facts?.deploy?.evidence ?? []).map((evidence) => EVIDENCE[evidence]).join(' · ');
    if (shown === '')
        return '';
    return outcome === 'succeeded' ? `Shown by: ${shown}` : `What had gone well by then: ${shown}`;
}
const EVIDENCE = {
    token: '`last_deploy_at` moved',
    status: 'the service shows the status `active`',
    'exit-status': 'the script exited with status 0',
    'success-pattern': 'the log matches every success pattern',
    'health-check': 'the health check passed',
    'verify-command': 'the verify command exited with status 0',
};
function named(results, { list }) {
    return list(results, ({ operation }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(operation), 'operations').join(', ');
}
/** The steps that carry out exactly the plan of a dry run. */
function exactPlan({ outcome, planHash, results }) {
    const isEmpty = !results.some(({ status }) => status === 'planned');
    if (outcome !== 'planned' || isEmpty || planHash === undefined)
        return '';
    const how = 'Give these inputs, and all others as in this run. If the plan has changed by then, nothing is written.';
    const inputs = `\`\`\`yaml\ndry-run: false\nplan-hash: ${planHash}\n\`\`\``;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)('To carry out exactly this plan, or nothing', `${how}\n\n${inputs}`);
}
/** The change to the deploy script, open in a plan if the diff has at most `mostOpenLines` lines. */
function scriptDiff({ results }, diff, maxCharacters, mostOpenLines = -1) {
    if (diff === undefined)
        return '';
    const result = results.find(({ traits }) => traits.section === 'script-diff');
    const isOpen = result?.status === 'planned' && diff.lines.length <= mostOpenLines;
    return renderDiff(diff, maxCharacters, reservation(result), isOpen);
}
/**
 * Renders the change to the deploy script, folded, as a block that GitHub colours as a diff. Lines that do not fit are left out
 * at the end, with a note.
 *
 * @param remark follows the title
 * @returns at most `maxCharacters`; empty if not even the title fits
 */
function renderDiff(diff, maxCharacters, remark = '', isOpen = false) {
    const { lines } = diff;
    const render = (shown) => {
        const rest = lines.length - shown.length;
        const fence = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fenceFor */ .Lt)(shown, 3);
        const block = shown.length === 0 ? '' : `${fence}diff\n${shown.join('\n')}\n${fence}`;
        const note = rest === 0 ? '' : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rest, 'line')} of this diff left out, as there is no room for more.`;
        const body = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)([block, note]);
        const title = `Deploy script: ${titleOf(diff)}${remark}`;
        return body === '' ? title : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(title, body, isOpen);
    };
    const whole = render(lines);
    if (whole.length <= maxCharacters)
        return whole;
    let room = maxCharacters - render([]).length - FENCE_ROOM;
    const end = lines.findIndex((line) => {
        room -= line.length + 1;
        return room < 0;
    });
    const kept = lines.slice(0, end);
    // No line is shown if a fence of more than three backticks does not fit.
    return [render(kept), render([])].find(({ length }) => length <= maxCharacters) ?? '';
}
const FENCE_ROOM = '```diff\n```\n\n'.length;
function titleOf({ lines, added, removed, exitReport }) {
    const isReportChanged = exitReport === 'added' || exitReport === 'removed';
    const report = isReportChanged ? `, exit report ${exitReport}` : '';
    if (lines.length > 0)
        return `<code>+${added} −${removed}</code>${report}`;
    return isReportChanged
        ? `only the exit report was ${exitReport}`
        : 'differs in what is not shown, such as a secret';
}
/** Losses come first. */
const SORTS = ['removed', 'changed', 'added', 'kept'];
/** The keys of `.env`, grouped by what happens to them; empty if all stay as they are. */
function envKeys({ results, facts }, { line, measure }) {
    const env = facts?.env;
    if (env === undefined || env.added.length + env.changed.length + env.removed.length === 0)
        return '';
    const sorts = SORTS.filter((sort) => env[sort].length > 0);
    const counts = sorts.map((sort) => `${env[sort].length} ${sort}`).join(', ');
    const rows = sorts.map((sort) => {
        const keys = env[sort].slice(0, measure.keys).map((key) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(line(key)));
        const more = env[sort].length - keys.length;
        return `- **${sort}** ${keys.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    });
    const result = results.find(({ traits }) => traits.section === 'env-keys');
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(`<code>.env</code> keys: ${counts}${reservation(result)}`, rows.join('\n'));
}
const RESERVATIONS = {
    changed: '',
    planned: ' (planned)',
    unknown: ' (in doubt)',
};
/** A note after a section's title when its changes were not made, or may not have been. */
function reservation(result) {
    return (result && RESERVATIONS[result.status]) ?? ' (not done)';
}


/***/ }),

/***/ 7194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   SQ: () => (/* binding */ describeAftermath),
/* harmony export */   hV: () => (/* binding */ ENDED)
/* harmony export */ });
/* unused harmony export readAftermath */
/** The text that a main step saves once it has reported everything itself. */
const ENDED = 'ended';
/** The longest saved text that is accepted. */
const MOST_CHARACTERS = 65_536;
/**
 * Reads the last text that the main step saved. Never throws.
 *
 * @param saved undefined or empty when nothing was saved
 * @returns one message, not redacted; undefined when the main step reported by itself or saved nothing
 */
function readAftermath(saved = '') {
    if (saved === '' || saved === ENDED)
        return undefined;
    return saved.length <= MOST_CHARACTERS && /^The step for .+\.$/.test(saved)
        ? saved
        : 'The step was ended from outside. What it did is not known, as its notes cannot be read. Look at the site and its deploy log before running again.';
}
/** Describes what a main step killed at this point may leave behind, and what to do next. */
function describeAftermath(progress) {
    return [
        `The step for ${targetOf(progress)} was ended from outside ${momentOf(progress)}`,
        ...(progress.stage === 'restore' ? [] : progress.sent.map(doubtOf)),
        ...restoringOf(progress),
        ...othersOf(progress),
        adviceOf(progress),
    ].join(' ');
}
function targetOf({ server, site }) {
    return site === '' ? `the server ${server}` : `${site} on the server ${server}`;
}
function momentOf({ operations, ended, stage, dryRun }) {
    const name = operations[ended]?.name;
    if (name === undefined)
        return 'after its last operation, before it could report.';
    if (ended === 0 && stage === 'start')
        return 'before its first operation: nothing was written.';
    if (dryRun)
        return `during ${name}, in a dry run: nothing was written.`;
    if (stage === 'restore')
        return `after ${name} had failed, during restore-on-failure.`;
    return `during ${name}, which had ${stage === 'write' ? '' : 'not '}begun to write.`;
}
function doubtOf({ operation: { name, afterKill }, at, state }) {
    const { what, goesOn } = afterKill ?? {
        what: `A request of ${name}`,
        goesOn: 'how it ends is not known',
    };
    switch (state) {
        case 'sent':
            return `${what} was sent at ${at}, or was about to be: whether it took effect is not known; if so, ${goesOn}.`;
        case 'confirmed':
            return `${what} was sent at ${at} and confirmed: ${goesOn}.`;
        case 'ended':
            return `${what} was sent at ${at}, and its end was seen, but not judged.`;
    }
}
function restoringOf({ stage, replaced }) {
    if (replaced.length === 0)
        return [];
    const names = replaced.join(' and ');
    return stage === 'restore'
        ? [`Whether ${names} ${replaced.length === 1 ? 'was' : 'were'} put back is not known.`]
        : [`It had replaced ${names}; nothing was put back.`];
}
function othersOf({ operations, ended, stage }) {
    const names = operations.map(({ name }) => name);
    const before = names.slice(0, ended);
    const after = names.slice(stage === 'start' ? ended : ended + 1);
    return [
        ...(before.length === 0 ? [] : [`Ended before that: ${before.join(', ')}.`]),
        ...(after.length === 0 ? [] : [`Not begun: ${after.join(', ')}.`]),
    ];
}
function adviceOf({ operations, ended, stage, sent, dryRun }) {
    if (dryRun || (ended === 0 && (stage === 'start' || stage === 'plan')))
        return 'Running again is safe.';
    const begun = operations.slice(0, stage === 'write' || stage === 'restore' ? ended + 1 : ended);
    const again = new Set(begun.filter(({ repeats, writesBlind }) => repeats || writesBlind));
    const repeats = again.size === 0 ? '' : ` and repeats ${[...again].map(({ name }) => name).join(', ')}`;
    const looks = [...new Set(sent.flatMap(({ operation }) => operation.afterKill?.look ?? []))];
    const run = `running again does what is missing${repeats}.`;
    return looks.length === 0 ? run.replace(/^r/, 'R') : `${looks.join(' ')} ${run}`;
}


/***/ }),

/***/ 2527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ trackWrites),
/* harmony export */   Z: () => (/* binding */ trackProgress)
/* harmony export */ });
/* harmony import */ var _aftermath_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7194);

/**
 * Tracks a run. At each step it saves what the post step will report if the process is killed there.
 *
 * @param save keeps a text for the post step; the text must be on disk when it returns
 * @param epochMs the wall clock in milliseconds since 1970
 */
function trackProgress(about, save, epochMs) {
    let progress = { ...about, ended: 0, stage: 'start', replaced: [], sent: [] };
    const note = (change) => {
        progress = { ...progress, ...change };
        save((0,_aftermath_js__WEBPACK_IMPORTED_MODULE_0__/* .describeAftermath */ .SQ)(progress));
    };
    let isOnce = false;
    note({});
    return {
        begin: () => note({ stage: 'plan' }),
        write(once) {
            const { stage, sent, operations, ended } = progress;
            const operation = operations[ended];
            isOnce = once;
            const at = `${new Date(epochMs()).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
            if (once && operation !== undefined)
                note({ stage: 'write', sent: [...sent, { operation, at, state: 'sent' }] });
            else if (stage === 'plan')
                note({ stage: 'write' });
        },
        replace(replaced) {
            // The next `note` saves it.
            progress = { ...progress, replaced };
        },
        restore: () => note({ stage: 'restore' }),
        settle(as) {
            const last = progress.sent.at(-1);
            if (!isOnce || last === undefined)
                return;
            const others = progress.sent.slice(0, -1);
            note({ sent: as === 'refused' ? others : [...others, { ...last, state: as }] });
        },
        end(goesOn) {
            const { operations, ended } = progress;
            const sent = progress.sent.filter(({ operation }) => goesOn || operation !== operations[ended]);
            // The next operation saves it; after the last one, nothing else would.
            progress = { ...progress, ended: ended + 1, stage: 'start', sent };
            if (progress.ended === operations.length)
                note({});
        },
    };
}
/** Creates a writer that tells the tracker of each write, and the caller of each effect but `not-done`. */
function trackWrites({ writer, tracker }, onEffect = () => { }) {
    return {
        async write(endpoint, parameters, body) {
            tracker.write(endpoint.retry === 'once');
            const effect = await writer.write(endpoint, parameters, body);
            if (effect.state !== 'unknown')
                tracker.settle(effect.state === 'done' ? 'confirmed' : 'refused');
            if (effect.state !== 'not-done')
                onEffect(effect.state);
            return effect;
        },
    };
}


/***/ }),

/***/ 5275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  B: () => (/* binding */ createStep)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./build/secrets/sanitizer.js
var sanitizer = __nccwpck_require__(8541);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __nccwpck_require__(1420);
;// CONCATENATED MODULE: ./build/console/activities.js

const TICK_MS = 1_000;
/** Keeps track of the nested activities under way, and shows one of them. */
function createActivities(clock, display) {
    const stack = [];
    const durations = new Map();
    let stopTicking;
    let ended = false;
    function tick() {
        const shown = stack.find(({ activity }) => activity.counts) ?? stack.at(-1);
        if (shown !== undefined)
            display.show(describe(shown, clock.now(), durations), shown);
    }
    function update() {
        if (stack.length > 0 && !ended) {
            stopTicking ??= clock.every(TICK_MS, tick);
            return;
        }
        stopTicking?.();
        stopTicking = undefined;
        display.hide();
    }
    return {
        async during(activity, work) {
            const entry = { activity, startedAt: clock.now() };
            stack.push(entry);
            update();
            try {
                const value = await work();
                if (activity.noun !== undefined)
                    durations.set(activity.noun, clock.now() - entry.startedAt);
                return value;
            }
            finally {
                stack.splice(stack.indexOf(entry), 1);
                update();
            }
        },
        end() {
            ended = true;
            update();
        },
    };
}
/** @param durations how long the previous successful activity of each noun took */
function describe({ activity, startedAt }, now, durations) {
    const { doing, awaited, noun = '' } = activity;
    const previous = durations.get(noun);
    const usual = previous === undefined ? '' : ` (the ${noun} before took ${(0,duration/* formatDuration */.a)(previous)})`;
    // The longest part comes last: a terminal may cut it off.
    return `${doing} for ${(0,duration/* formatDuration */.a)(now - startedAt)}${usual}${awaited === undefined ? '' : `: ${awaited()}`}`;
}

;// CONCATENATED MODULE: ./build/console/live-line.js
const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const ERASE = '\r\u001b[K';
const USUAL_COLUMNS = 80;
const ELLIPSIS = '…';
/**
 * Creates a live line. The cursor stays visible and at the end of the line, so a killed process leaves nothing to
 * restore. The last column stays empty, because terminals wrap there.
 *
 * @param paint colours the text after it has been cut
 */
function createLiveLine(stdout, paint) {
    let shown;
    let frame = 0;
    return {
        draw(text) {
            const mark = FRAMES.charAt(frame++ % FRAMES.length);
            shown = paint(cutToWidth(`${mark} ${text}`, (stdout.columns || USUAL_COLUMNS) - 1));
            stdout.write(`${ERASE}${shown}`);
        },
        write(lines) {
            stdout.write(shown === undefined ? lines : `${ERASE}${lines}${shown}`);
        },
        erase() {
            if (shown !== undefined)
                stdout.write(ERASE);
            shown = undefined;
        },
    };
}
/** Cuts a text to a number of columns. An ellipsis marks the cut: half a sentence may mean the opposite. */
function cutToWidth(text, columns) {
    const line = text.replaceAll('\t', ' ');
    if (widthOf(line) <= columns)
        return line;
    let rest = columns - widthOf(ELLIPSIS);
    let start = '';
    for (const character of line) {
        rest -= widthOf(character);
        if (rest < 0)
            break;
        start += character;
    }
    return `${start}${ELLIPSIS}`.trim();
}
/** Counts two columns for each character outside ASCII: some terminals show it that wide, none wider. */
function widthOf(line) {
    return [...line].reduce((width, character) => width + (/[ -~]/.test(character) ? 1 : 2), 0);
}

;// CONCATENATED MODULE: ./build/console/look.js
/** The look that suits everybody. */
const PLAIN = { commands: true, colours: false, live: false };
/**
 * Chooses the look. Only a terminal outside CI belongs to a person; a runner gets its commands even with a terminal.
 *
 * @param isTerminal true if stdout is a terminal
 * @param environment `GITHUB_ACTIONS`, `CI`, `TERM` and `NO_COLOR` are read
 */
function chooseLook(isTerminal, environment) {
    const isRunner = Boolean(environment.GITHUB_ACTIONS);
    const isPerson = isTerminal && !isRunner && !environment.CI;
    const isDumb = isTerminal && environment.TERM === 'dumb';
    return {
        commands: !isPerson,
        colours: (isRunner || isTerminal) && !isDumb && !environment.NO_COLOR,
        live: isPerson && !isDumb,
    };
}

;// CONCATENATED MODULE: ./build/console/output.js

/** ANSI codes. */
const STYLES = { good: 32, bad: 31, doubtful: 33, planned: 36, quiet: 90, heading: 1 };
const LINE_LIMIT = 4_096;
const PREFIX = '│ ';
/** @param freshToken makes a stop token that no remote text can guess */
function createOutput(write, redact, look, freshToken) {
    const clean = (text, limit = LINE_LIMIT) => (0,sanitizer/* oneLine */.TN)(text, redact, limit);
    // While it prints remote text, the runner obeys no commands. The next text of our own resumes them first.
    let stopToken;
    function writeOurs(text) {
        if (stopToken !== undefined)
            write(`::${stopToken}::\n`);
        stopToken = undefined;
        write(text);
    }
    function writeRemote(text) {
        const lines = (0,sanitizer/* sanitize */.aj)(text, redact);
        if (lines.length === 0)
            return;
        if (look.commands && stopToken === undefined) {
            stopToken = freshToken();
            write(`::stop-commands::${stopToken}\n`);
        }
        write(lines.map((line) => `${PREFIX}${line}\n`).join(''));
    }
    return {
        line(text, ...styles) {
            const line = clean(text);
            const safe = line.startsWith('::') ? `${PREFIX}${line}` : line;
            writeOurs(`${paint(safe, look, ...styles)}\n`);
        },
        command(name, data, title) {
            const properties = title === undefined ? '' : ` title=${escapeProperty(title)}`;
            writeOurs(`::${name}${properties}::${escapeData(data)}\n`);
        },
        remote: () => createRemoteText(writeRemote),
        clean,
    };
}
/** Colours a text if the look has colours. */
function paint(text, { colours }, ...styles) {
    if (!colours || styles.length === 0)
        return text;
    return `\u001b[${styles.map((style) => STYLES[style]).join(';')}m${text}\u001b[0m`;
}
function createRemoteText(print) {
    const assembler = (0,sanitizer/* createLineAssembler */.fu)();
    return {
        push: (text) => print(assembler.push(text).join('\n')),
        end(how) {
            const rest = assembler.flush();
            print(how === 'cut-off' && rest.length > 0 ? '[an unfinished line is left out]' : rest.join('\n'));
        },
    };
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

;// CONCATENATED MODULE: ./build/console/console.js





/** While an activity is under way, the log prints a line at least this often. */
const LONGEST_SILENCE_MS = 30_000;
const TITLE_LIMIT = 200;
/** The runner cuts longer messages. */
const MESSAGE_LIMIT = 4_000;
/** The most warnings of a step that the runner shows. */
const MOST_WARNINGS = 10;
function createConsole({ stdout, redactor, clock, freshToken, look = PLAIN }) {
    const { redact } = redactor;
    const liveLine = createLiveLine(stdout, (text) => paint(text, look, 'quiet'));
    let writtenAt = 0;
    const write = (lines) => {
        writtenAt = clock.now();
        liveLine.write(lines);
    };
    const output = createOutput(write, redact, look, freshToken);
    const { line, command, clean } = output;
    const { group, closeGroup } = createGroups(output, look);
    const show = look.live
        ? (text) => liveLine.draw(clean(text))
        : createSilenceBreaker(line, clock, () => writtenAt);
    return {
        info: (text) => line(text),
        plan: (text) => line(`plan: ${text}`, 'planned'),
        remote: output.remote,
        warning: createWarning(output, look),
        error(title, message) {
            closeGroup();
            // Redacted before it is split: a secret may span lines.
            const lines = redact(message).split('\n');
            const text = lines.map((part) => clean(part)).join('\n');
            if (look.commands)
                command('error', (0,sanitizer/* cut */.Jj)(text, MESSAGE_LIMIT), clean(title, TITLE_LIMIT));
            else
                for (const part of `Error: ${text}`.split('\n'))
                    line(part, 'bad');
        },
        // Not redacted: the runner needs the value itself.
        mask: (value) => void (look.commands && command('add-mask', value)),
        headline: (text, good) => line(text, good ? 'good' : 'bad', 'heading'),
        group,
        ...createActivities(clock, { show, hide: liveLine.erase }),
    };
}
function createWarning({ line, command, clean }, { commands }) {
    let count = 0;
    return (text) => {
        count += 1;
        if (!commands)
            line(`Warning: ${text}`, 'doubtful');
        else if (count < MOST_WARNINGS)
            command('warning', clean(text, MESSAGE_LIMIT));
        else
            line(`warning: ${text}`);
        if (commands && count === MOST_WARNINGS)
            command('warning', 'There are more warnings: the log of this step has them.');
    };
}
function createGroups({ line, command, clean }, { commands }) {
    let isOpen = false;
    const closeGroup = () => {
        if (isOpen)
            command('endgroup', '');
        isOpen = false;
    };
    return {
        closeGroup,
        async group(title, body, close) {
            if (commands)
                command('group', clean(title, TITLE_LIMIT));
            else
                line(`▸ ${title}`, 'heading');
            isOpen = commands;
            const value = await body().finally(closeGroup);
            const closing = close?.(value);
            if (closing !== undefined)
                line(closing.text, closing.tone);
            return value;
        },
    };
}
/** Prints the activity when the log would otherwise be silent for too long. */
function createSilenceBreaker(line, clock, writtenAt) {
    let shownAt = 0;
    return (text, { activity, startedAt }) => {
        const silentSince = Math.max(activity.counts ? startedAt : writtenAt(), shownAt);
        if (clock.now() - silentSince + TICK_MS <= LONGEST_SILENCE_MS)
            return;
        shownAt = clock.now();
        line(text);
    };
}

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __nccwpck_require__(2807);
// EXTERNAL MODULE: ./build/report/failure.js
var report_failure = __nccwpck_require__(897);
;// CONCATENATED MODULE: ./build/secrets/decodings.js
const ESCAPED_LETTERS = 'abefnrtv0';
const LETTER_MEANINGS = '\x07\b\x1b\f\n\r\t\v\0';
/** JSON, PHP, JavaScript, dotenv double quotes, shell backslashes and `$'…'`. */
const backslash = {
    escape: /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[0-7]{3}|.)/gis,
    decode: (match) => {
        const body = match.slice(1);
        const letter = ESCAPED_LETTERS.indexOf(body);
        if (body.length === 1)
            return letter < 0 ? body : LETTER_MEANINGS.charAt(letter);
        return /^\d/.test(body) ? character(body, 8) : character(body.replace(/[ux{}]/gi, ''), 16);
    },
};
/** Percent escapes encode bytes, so a secret outside ASCII is found by its Latin-1 form. */
const percent = {
    escape: /%[0-9a-f]{2}/gi,
    decode: (match) => character(match.slice(1), 16),
};
/** The encoding of forms, in which `+` is a space. */
const decodings_form = {
    escape: /%[0-9a-f]{2}|\+/gi,
    decode: (match) => (match === '+' ? ' ' : percent.decode(match)),
};
const entity = {
    escape: /&(?:#x[0-9a-f]{1,8}|#\d{1,8}|\w{2,8});?/gi,
    decode: (match) => {
        const body = match.replace(/[&;]/g, '');
        if (!body.startsWith('#'))
            return NAMED_ENTITIES.get(body) ?? match;
        return /^#x/i.test(body) ? character(body.slice(2), 16) : character(body.slice(1), 10);
    },
};
/** Long lines wrapped by `base64` or `xxd -p`, perhaps in the middle of a secret. */
const wrapped = {
    escape: /(?<=[\w+/-]{40})\r?\n(?=[\w+/=-])/g,
    decode: () => '',
};
/** Two layers where they occur in practice: JSON in JSON, a URL in the query of another, HTML or JSON in an attribute. */
const DECODINGS = [
    { ...backslash, within: [backslash] },
    { ...percent, within: [percent] },
    { ...decodings_form, within: [decodings_form] },
    { ...entity, within: [backslash, entity] },
    wrapped,
];
/** The five basic entities, then those of U+00A0 to U+00FF in order, as PHP's htmlentities writes them. */
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
function character(digits, radix) {
    const codePoint = Number.parseInt(digits, radix);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd';
}

;// CONCATENATED MODULE: ./build/secrets/search.js
/** Builds a search: an Aho–Corasick automaton, which takes one pass over a text for any number of forms. */
function createSearch(forms) {
    const size = forms.reduce((sum, { text }) => sum + text.length, 1);
    const trie = createTrie(size);
    /** Per node: the length of the form that ends there (0 for none), and 1 if that form is bounded. */
    const length = new Int32Array(size);
    const bounded = new Uint8Array(size);
    /** Per node: the node of the next shorter form that ends there, 0 for none. */
    const shorter = new Int32Array(size);
    // Of two forms with the same text, the unbounded one comes last and wins.
    let paths = forms
        .toSorted((a, b) => Number(b.bounded) - Number(a.bounded))
        .map((form) => ({ ...form, node: 0 }));
    for (let depth = 1; paths.length > 0; depth++) {
        for (const path of paths) {
            path.node = trie.childOf(path.node, path.text.charCodeAt(depth - 1));
            if (path.text.length > depth)
                continue;
            length[path.node] = depth;
            bounded[path.node] = Number(path.bounded);
        }
        paths = paths.filter(({ text }) => text.length > depth);
    }
    for (let node = 1; node < size; node++) {
        const suffix = trie.fallback[node] ?? 0;
        shorter[node] = length[suffix] === 0 ? (shorter[suffix] ?? 0) : suffix;
    }
    return (text, found) => {
        let node = 0;
        for (let end = 1; end <= text.length; end++) {
            node = trie.step(node, text.charCodeAt(end - 1));
            let match = length[node] === 0 ? (shorter[node] ?? 0) : node;
            for (; match !== 0; match = shorter[match] ?? 0) {
                const start = end - (length[match] ?? 0);
                if (bounded[match] === 1 && !standsAlone(text, start, end))
                    continue;
                found(start, end);
                break;
            }
        }
    };
}
/**
 * Builds a trie of UTF-16 units. Its nodes are numbered from 1 in the order of their creation; 0 is the root. One hash table
 * with open addressing holds all edges: there are many nodes, and most have a single child.
 */
function createTrie(size) {
    const parent = new Int32Array(size);
    const unitOf = new Uint16Array(size);
    /** Per node: the node of its longest proper suffix. */
    const fallback = new Int32Array(size);
    const mask = 2 ** Math.ceil(Math.log2(size * 2)) - 1;
    const children = new Int32Array(mask + 1);
    const childrenOfRoot = new Int32Array(0x10000);
    let count = 0;
    /** Finds the slot of the node's child for this unit, or the free slot for it. */
    function slotOf(node, unit) {
        let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit + 1, 0x85ebca6b)) & mask;
        for (;;) {
            const child = children[slot] ?? 0;
            if (child === 0 || (parent[child] === node && unitOf[child] === unit))
                return slot;
            slot = (slot + 1) & mask;
        }
    }
    /** Returns the node of the longest known suffix of what was read, after `unit`. */
    function step(from, unit) {
        for (let node = from; node !== 0; node = fallback[node] ?? 0) {
            const child = children[slotOf(node, unit)] ?? 0;
            if (child !== 0)
                return child;
        }
        return childrenOfRoot[unit] ?? 0;
    }
    /** Returns a child; creates a missing one. All nodes of a depth must be created before any of the next. */
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
/** True when neither end of the span cuts through a word. */
function standsAlone(text, start, end) {
    return !(isWord(text, start - 1) && isWord(text, start)) && !(isWord(text, end - 1) && isWord(text, end));
}
function isWord(text, index) {
    return /[\p{L}\p{N}]/u.test(text.charAt(index));
}

// EXTERNAL MODULE: external "node:querystring"
var external_node_querystring_ = __nccwpck_require__(1792);
;// CONCATENATED MODULE: ./build/secrets/secret-forms.js


/**
 * Lists the spellings of a secret: the value, its lines, and the sensitive parts of a URL; each as it is, as UTF-8 bytes
 * misread as Latin-1, in base64 at its three alignments, in hex, and with its quotes doubled or spliced as shells do.
 * Escaped spellings (JSON, percent, entities, backslashes) are not listed, as the redactor decodes the text.
 */
function secretForms(value, strength, isPublic) {
    return [...secretParts(value)].flatMap((part) => {
        const always = strength === 'always' && part.trim() === value.trim();
        const search = always ? 'anywhere' : isPublic(part) ? 'nowhere' : whereToSearch(part);
        if (search === 'nowhere' || /^\**$/.test(part))
            return [];
        return [...spellings(part)].map((text) => ({ text, bounded: search === 'alone' }));
    });
}
/** Lists the maskable lines of a value. Given the whole value, the runner would mask every line, even a lone brace. */
function maskableLines(value) {
    return value.split(sanitizer/* LINE_BREAK */.Fb).filter(maskable);
}
/**
 * True when a line may go into `::add-mask::`: the runner then hides it in the whole job, and drops every job output that
 * holds it. So it must have at least 8 characters after trimming, be no conventional word, not one character
 * repeated, and have at least 10 digits if it is only a number.
 */
function maskable(value) {
    const trimmed = value.trim();
    const repeated = /^(.)\1*$/su.test(trimmed);
    const shortNumber = /^[\d\s.,:+-]*$/.test(trimmed) && countDigits(trimmed) < 10;
    return trimmed.length >= 8 && !isConventional(trimmed) && !repeated && !shortNumber;
}
/**
 * Words that are common in logs: the switches, environments and drivers of a stock `.env`. Hiding them would protect nothing
 * and make a log unreadable.
 */
const CONVENTIONAL = new Set(`true false null none nil yes no on off undefined empty default auto enabled disabled
  local localhost 127.0.0.1 0.0.0.0 production staging development testing test debug info notice warning error
  mysql mariadb pgsql postgres sqlite redis memcached database file array sync cookie session stack single daily
  smtp sendmail mail log public private root admin utf8 utf8mb4`.split(/\s+/));
/** Lists the value, its lines, and the password and long path of a URL, which logs show on their own. */
function secretParts(value) {
    const parts = [value, ...value.split(sanitizer/* LINE_BREAK */.Fb), ...urlParts(value.trim())];
    return new Set(parts.flatMap((part) => [part, part.trim(), (0,sanitizer/* stripInvisible */._0)(part)]));
}
function urlParts(value) {
    const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? URL.parse(value) : null;
    if (url === null)
        return [];
    const path = url.pathname + url.search;
    // A shorter path, such as `/admin`, is not secret.
    return [url.password, (0,external_node_querystring_.unescape)(url.password), ...(path.length < 16 ? [] : [path])];
}
function whereToSearch(part) {
    const shortNumber = /^[+-]?[\d.,]+$/.test(part) && countDigits(part) < 6;
    if (part.length < 4 || shortNumber || isConventional(part))
        return 'nowhere';
    return part.length < 8 ? 'alone' : 'anywhere';
}
function isConventional(value) {
    return CONVENTIONAL.has(value.toLowerCase());
}
function countDigits(value) {
    return value.replace(/\D/g, '').length;
}
/** Omits encoded spellings of fewer than four characters: they would match by chance. */
function spellings(part) {
    const bytes = Buffer.from(part);
    const hex = bytes.toString('hex');
    const encoded = [
        ...base64Spellings(bytes),
        ...base64Spellings(Buffer.from(JSON.stringify(part).slice(1, -1))),
        hex,
        hex.toUpperCase(),
        bytes.toString('latin1'),
        // Quotes inside quotes: of a shell, then of SQL, YAML and CSV.
        ...[`'\\''`, `'"'"'`, `''`].map((quote) => part.replaceAll("'", quote)),
        part.replaceAll('"', '""'),
    ];
    return new Set([part, ...encoded.filter((text) => text.length >= 4)]);
}
/** The bytes on a line of wrapped base64: 76 columns (MIME, coreutils) and 64 (PEM). */
const WRAPPED_LINE_BYTES = [57, 48];
function base64Spellings(bytes) {
    const whole = bytes.toString('base64');
    const lines = WRAPPED_LINE_BYTES.filter((size) => bytes.length > size).flatMap((size) => Array.from({ length: Math.ceil(bytes.length / size) }, (_, line) => stableBase64(bytes.subarray(line * size, (line + 1) * size), 0)));
    const texts = [
        whole,
        whole.replaceAll('=', ''),
        ...[0, 1, 2].map((shift) => stableBase64(bytes, shift)),
        ...lines,
    ];
    return texts.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
}
/**
 * Returns the part of the base64 text that is the same whatever surrounds the bytes: the characters whose six bits all come
 * from them. The bytes begin `shift` bytes into a group of three. Up to four bits at either end stay visible.
 */
function stableBase64(bytes, shift) {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return encoded.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
}

;// CONCATENATED MODULE: ./build/secrets/redactor.js



/** Creates the redactor of a run. All output passes through it. */
function createRedactor() {
    const secrets = new Map();
    const publicValues = new Set();
    let search;
    function redact(text) {
        if (secrets.size === 0)
            return text;
        search ??= createSearch([...secrets].flatMap(([value, strength]) => secretForms(value, strength, (part) => publicValues.has(part))));
        const ends = new Int32Array(text.length + 1);
        searchDecoded(text, DECODINGS, search, (start, end) => {
            ends[start] = Math.max(ends[start] ?? 0, end);
        });
        return hideSpans(text, ends);
    }
    return {
        add(secret, strength = 'if-particular') {
            if (secret === '' || secrets.get(secret) === 'always' || secrets.get(secret) === strength)
                return;
            secrets.set(secret, strength);
            search = undefined;
        },
        addPublic(value) {
            publicValues.add(value);
            search = undefined;
        },
        redact,
        // No secret is spelled with asterisks alone, so hiding one changes the text.
        hides: (text) => redact(text) !== text,
    };
}
/** Searches a text as it is, and again as each decoding reads it. */
function searchDecoded(text, decodings, search, found) {
    search(text, found);
    for (const decoding of decodings) {
        if (text.search(decoding.escape) < 0)
            continue;
        const { decoded, origins } = decode(text, decoding);
        searchDecoded(decoded, decoding.within ?? [], search, (start, end) => found(origins[start] ?? 0, origins[end] ?? 0));
    }
}
/** Decodes a text. `origins` holds the place in the text of each UTF-16 unit of the result, and of its end. */
function decode(text, decoding) {
    // No escape is shorter than the text that it encodes.
    const origins = new Int32Array(text.length + 1);
    let from = 0;
    let to = 0;
    const copyUntil = (end) => {
        while (from < end)
            origins[to++] = from++;
    };
    const decoded = text.replace(decoding.escape, (match, index) => {
        const meaning = decoding.decode(match);
        copyUntil(index);
        origins.fill(index, to, to + meaning.length);
        to += meaning.length;
        from = index + match.length;
        return meaning;
    });
    copyUntil(text.length + 1);
    return { decoded, origins };
}
/**
 * Replaces each span with `***`, and spans that overlap or touch with a single one.
 *
 * @param ends for each index of the text: the end (exclusive) of the longest span that starts there, 0 for none
 */
function hideSpans(text, ends) {
    let redacted = '';
    let from = 0;
    for (let start = 0; start < ends.length; start++) {
        let end = ends[start] ?? 0;
        if (end <= start)
            continue;
        for (let at = start; at <= end; at++)
            end = Math.max(end, ends[at] ?? 0);
        redacted += `${text.slice(from, start)}***`;
        from = end;
        start = end;
    }
    return redacted + text.slice(from);
}

// EXTERNAL MODULE: ./build/run/aftermath.js
var aftermath = __nccwpck_require__(7194);
// EXTERNAL MODULE: ./build/core/near-names.js
var near_names = __nccwpck_require__(8791);
// EXTERNAL MODULE: ./build/api/fields.js
var fields = __nccwpck_require__(3262);
// EXTERNAL MODULE: ./build/dotenv/file.js
var file = __nccwpck_require__(761);
// EXTERNAL MODULE: ./build/net/proxy.js
var proxy = __nccwpck_require__(5312);
;// CONCATENATED MODULE: ./build/values/input-values.js




/** Reads `base-url`: an origin with an optional path prefix; the value has no slash at the end. */
function parseBaseUrl(text) {
    const url = parseWebUrl(text);
    if (url === undefined || /\s/.test(text))
        return { expected: 'an address such as https://api.example.com' };
    if (url.username + url.password !== '')
        return { expected: 'an address without user name and password; the token goes into api-token' };
    if (/[?#]/.test(text))
        return { expected: 'an address without query (?…) and fragment (#…)' };
    if (url.protocol === 'http:' && !proxy/* LOOPBACK */.Ws.test(url.hostname)) {
        return { expected: 'an https:// address; plain http:// is for this machine only (127.0.0.1, localhost)' };
    }
    const prefix = url.pathname.replace(/\/+$/, '');
    if (/\/api$/i.test(prefix)) {
        const meant = url.origin + prefix.slice(0, -'/api'.length).replace(/\/+$/, '');
        return { expected: `an address without /api at its end, which is added: most likely ${meant}` };
    }
    return { value: url.origin + prefix };
}
/** Reads a token for an Authorization header. */
const parseToken = matching(/^[\x21-\x7e]+$/, 'a token of printable ASCII characters without spaces or line breaks; copy the secret again');
/** Reads a boolean as YAML 1.2 does (core schema). */
const parseBoolean = quoting('true or false', (text) => {
    if (/^(true|True|TRUE)$/.test(text))
        return true;
    return /^(false|False|FALSE)$/.test(text) ? false : undefined;
});
/** Reads a duration; the value is in milliseconds, at least one second. */
const parseTime = quoting('a duration such as 90s, 10m, 1h or whole seconds, from 1s to 24h', (text) => (0,duration/* parseDuration */.E)(text) || undefined);
const parseId = quoting('an id, a whole number from 1 on', (text) => /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);
/** Reads a whole number within bounds, both included. */
function parseWholeNumber(least, most) {
    return quoting(`a whole number from ${least} to ${most}`, (text) => {
        const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
        return value >= least && value <= most ? value : undefined;
    });
}
function parseOneOf(words) {
    return quoting(`one of ${words.join(', ')}`, (text) => words.find((word) => word === text));
}
/** Accepts any text. */
function parseText(text) {
    return { value: text };
}
/** Reads a name that messages quote. */
const parseName = matching(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]{0,255}$/, 'one line of at most 255 characters, none of them invisible');
/** Reads GitHub's name of an environment. */
const parseEnvironment = matching(/^[^\x00-\x1f\x7f-\x9f]{0,255}$/, 'the name of an environment, on one line and of at most 255 characters');
/** Reads the output `plan-hash` of an earlier run. */
const parsePlanHash = matching(/^[0-9a-f]{64}$/, 'the output plan-hash of a run with dry-run: true, 64 hexadecimal digits');
/** Reads a commit or its first digits; the value is in lower case. */
function parseCommit(text) {
    if (/^[0-9a-f]{7,64}$/i.test(text))
        return { value: text.toLowerCase() };
    return { expected: 'a commit, at least its first 7 hexadecimal digits' };
}
/** Reads entries separated by line breaks or commas. */
function parseWords(text) {
    return { value: splitBy(text, /[\r\n,]+/) };
}
/** Reads one entry a line. */
function parseLines(text) {
    return { value: splitBy(text, /\r?\n/) };
}
/** Reads keys of a `.env`. */
function parseKeys(text) {
    const keys = splitBy(text, /[\r\n,]+/);
    const bad = keys.filter((key) => !(0,file/* isKey */.m0)(key));
    if (bad.length === 0)
        return { value: new Set(keys) };
    // They are not quoted: somebody may have given a value by mistake.
    const places = bad.map((key) => `entry ${keys.indexOf(key) + 1}`).join(', ');
    return { expected: `keys of letters, digits and _ that do not begin with a digit; check ${places}` };
}
/** Reads the address of a page. */
function parsePageUrl(text) {
    const url = parseWebUrl(text);
    if (url === undefined)
        return { expected: 'an http:// or https:// address' };
    if (url.username + url.password !== '')
        return { expected: 'an address without user name and password' };
    return { value: url.href };
}
/** Reads the address of a page and keeps its spelling. */
function parseLink(text) {
    const page = parsePageUrl(text);
    return 'expected' in page ? page : { value: text };
}
/** Reads the address of a webhook and keeps its spelling. */
function parseWebhookUrl(text) {
    const link = parseLink(text);
    if ('expected' in link || (0,fields/* webUrl */.qP)().safeParse(text).success)
        return link;
    return { expected: 'an http:// or https:// address such as https://hooks.example.com/x' };
}
/** Reads status codes and ranges of them: `200-299`, `200,204,301`. */
function parseStatuses(text) {
    const value = splitBy(text, /,/).map((part) => {
        const [, from, to = from] = /^([1-5]\d\d)(?:\s*-\s*([1-5]\d\d))?$/.exec(part) ?? [];
        return [Number(from), Number(to)];
    });
    if (value.length > 0 && value.every(([from, to]) => from <= to))
        return { value };
    return { expected: 'status codes such as 200-299 or 200,204' };
}
/** Builds a parser for values that are not secret: the expectation quotes a text that `read` does not accept. */
function quoting(expected, read) {
    return (text) => {
        const value = read(text);
        return value === undefined ? { expected: `${expected}, not ${JSON.stringify(text)}` } : { value };
    };
}
function matching(form, expected) {
    return (text) => (form.test(text) ? { value: text } : { expected });
}
function splitBy(text, separator) {
    return text
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== '');
}
/** Refuses backslashes and line breaks: URL parsers disagree on the host then. */
function parseWebUrl(text) {
    const url = /[\\\p{Cc}]/u.test(text) ? null : URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}

;// CONCATENATED MODULE: ./build/inputs/input.js
function declare(text) {
    const { missing, ...declared } = text;
    return declareGroup([declared], (form) => form.text(declared) ?? missing);
}
/**
 * Declares a value that is read from several inputs, or in a special way.
 *
 * @param read reports problems to the form; its value is dropped if there are any
 */
function declareGroup(declared, read) {
    return createInput(declared, async (form) => ({ value: await read(form) }));
}
/**
 * Makes an optional input required for one operation.
 *
 * @param expected describes the missing value, as in `a value, as deploy needs it`
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
/** Reads a group of inputs. Returns no `values` if any input has a problem. */
async function readValues(inputs, form) {
    const found = {};
    let isComplete = true;
    for (const [name, input] of Object.entries(inputs)) {
        const read = await input.read(form);
        found[name] = read?.value;
        isComplete &&= read !== undefined;
    }
    return {
        ...(areOf(found, inputs) && { drafts: found }),
        ...(isComplete && areOf(found, inputs) && { values: found }),
    };
}
/** Asserts the types of values that were read one by one into an untyped record. */
function areOf(values, inputs) {
    return Object.keys(inputs).every((name) => name in values);
}

;// CONCATENATED MODULE: ./build/inputs/common.js



/** The inputs of the run as a whole, and those that several operations use. */
const baseUrl = {
    name: 'base-url',
    section: 'target',
    description: 'Address of the service without `/api`, such as `https://panel.example.com`; a path prefix is kept. Plain `http` only for loopback addresses.',
    required: true,
    parse: parseBaseUrl,
};
/** The address of the service, and the proxy for requests to it, if any. */
const service = declareGroup([baseUrl], (form) => {
    const url = form.text(baseUrl) ?? '';
    return { baseUrl: url, proxy: form.proxyFor(url) };
});
/** An id, or a domain; empty when no operation needs a site. */
const site = declare({
    name: 'site',
    section: 'target',
    description: 'Id or domain of the site. Required unless all operations concern only the server.',
    public: true,
    parse: parseName,
    missing: '',
});
const timeoutMs = declare({
    name: 'timeout',
    section: 'target',
    description: 'Time limit of the whole run, such as `90s`, `10m`, `1h` or a number of seconds.',
    default: '15m',
    parse: parseTime,
});
const repositoryText = {
    name: 'repository',
    section: 'site',
    description: 'For `ensure-repository`, `<user>/<repository>` or, with the provider `custom`, a git URL ending in `.git`.',
    default: '${{ github.repository }}',
    public: true,
    parse: parseText,
};
/** The name or git URL of the site's repository; empty when not given. */
const repository = declareGroup([repositoryText], (form) => {
    const text = form.text(repositoryText) ?? '';
    const { username, password } = URL.parse(text) ?? { username: '', password: '' };
    // A user name this long is probably a token.
    const secrets = [password, username.length >= 16 ? username : ''];
    form.source.hide(secrets.flatMap((secret) => [secret, (0,external_node_querystring_.unescape)(secret)]));
    return text;
});
/** True when the exit report goes in front of the deploy script. */
const reportExitStatus = declare({
    name: 'report-exit-status',
    section: 'script',
    description: 'Put a line in front of the deploy script that makes it report its exit status and commit.',
    default: 'true',
    parse: parseBoolean,
});
const expectedCommit = declare({
    name: 'expected-commit',
    section: 'deploy',
    description: 'The commit that must be deployed; at least its first 7 digits.',
    parse: parseCommit,
});
const restoreOnFailure = declare({
    name: 'restore-on-failure',
    section: 'deploy',
    description: 'If the deploy fails, restore the deploy script and the `.env` that this run replaced, unless they have been changed since.',
    default: 'false',
    parse: parseBoolean,
});
const githubToken = declare({
    name: 'github-token',
    section: 'github',
    description: 'Usually `github.token`. The job needs the permission `deployments: write` for the GitHub Deployment of `environment`, `pull-requests: write` for `comment`, and `pull-requests: read` for `sweep-previews`. Masked at once.',
    secret: 'token',
    parse: parseToken,
});
/** Reads an input that holds either the text itself or, in one line, the path of a YAML or JSON file. */
function readTextOrFile(form, input) {
    const given = form.source.get(input).trim();
    if (!/^[^\r\n{]+\.(ya?ml|json)$/i.test(given))
        return { text: given, file: '' };
    return { text: form.file(input, given)?.trim() ?? '', file: given };
}
/** The inputs of the run as a whole, except the vocabulary, which needs the kinds. */
const commonInputs = {
    service,
    apiToken: declare({
        name: 'api-token',
        section: 'target',
        description: 'API token. Masked at once.',
        required: true,
        secret: 'token',
        parse: parseToken,
    }),
    /** An id, or a name. */
    server: declare({
        name: 'server',
        section: 'target',
        description: 'Id or exact name of the server.',
        required: true,
        public: true,
        parse: parseName,
    }),
    site,
    /** The names of the operations, not yet looked up. */
    operations: declare({
        name: 'operations',
        section: 'target',
        description: 'Operations to run, in order, separated by line breaks or commas.',
        default: 'deploy',
        parse: parseWords,
    }),
    dryRun: declare({
        name: 'dry-run',
        section: 'target',
        description: 'Only plan; send nothing but GET requests.',
        default: 'false',
        parse: parseBoolean,
    }),
    /** The hash that the plan must have for anything to be written. */
    planHash: declare({
        name: 'plan-hash',
        section: 'target',
        description: 'The `plan-hash` output of an earlier run with `dry-run`. If the plan has changed since, the run fails before it writes anything.',
        parse: parsePlanHash,
    }),
    timeoutMs,
    repository,
    expectedCommit,
    restoreOnFailure,
    githubToken,
    /** The GitHub environment of the site. With a GitHub token, the deploy shows as a GitHub Deployment to it. */
    environment: declare({
        name: 'environment',
        section: 'github',
        description: 'Environment of the GitHub Deployment, such as `production`. Leave it out in a job that has an `environment` itself: GitHub then creates a deployment of its own. `delete-site` makes the deployments of this action inactive.',
        public: true,
        parse: parseEnvironment,
    }),
    environmentUrl: declare({
        name: 'environment-url',
        section: 'github',
        description: 'Address of the deployed site, which GitHub links to.',
        public: true,
        parse: parseLink,
    }),
    comment: declare({
        name: 'comment',
        section: 'github',
        description: 'Post one comment on the pull request with what the run plans or did; later runs update it. Needs `github-token`.',
        default: 'false',
        parse: parseBoolean,
    }),
};

;// CONCATENATED MODULE: ./build/inputs/form.js

/** The usual reasons for an empty secret. */
const NO_SECRET = 'most often the name of the secret is misspelled, it belongs to another environment, or the run comes from a fork';
/** Creates the form of one run. First masks every declared secret and the credentials of proxies. */
function createForm(source, declared) {
    const { get, environment } = source;
    const { values, credentials } = (0,proxy/* proxySecrets */.Wm)(environment);
    // The rest of the job may show the addresses of proxies, but not their credentials.
    source.redact(values);
    source.hide(credentials);
    for (const { name, secret } of declared)
        hideSecret(get(name).trim(), secret, source);
    const problems = [];
    const report = (input, expected) => problems.push({ input, expected });
    return {
        source,
        problems,
        report,
        text(input) {
            const { name, required, secret, parse } = input;
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
            const found = url === '' ? { proxy: undefined } : (0,proxy/* proxyFor */.iJ)(url, environment);
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

;// CONCATENATED MODULE: ./build/inputs/sections.js
/** The headings under which README.md lists the inputs, in order. */
const inputSections = {
    target: 'Target and operations',
    site: 'The site and its repository',
    script: 'The deploy script',
    env: '`.env`',
    deploy: 'The deploy and its verdict',
    manifest: 'The manifest',
    other: 'Notifications, certificates, logs',
    github: 'GitHub',
};

// EXTERNAL MODULE: ./build/records/kinds.js + 5 modules
var kinds = __nccwpck_require__(6503);
// EXTERNAL MODULE: ./build/api/apps.js
var apps = __nccwpck_require__(3943);
// EXTERNAL MODULE: ./build/api/settle.js
var settle = __nccwpck_require__(6484);
// EXTERNAL MODULE: ./build/api/sites.js
var api_sites = __nccwpck_require__(4911);
// EXTERNAL MODULE: ./build/site/target.js
var site_target = __nccwpck_require__(2929);
;// CONCATENATED MODULE: ./build/operations/operation.js

/** Completes the definition of an operation. */
function defineOperation(definition) {
    const { inputs: given, check, checkSite, plan, ...traits } = definition;
    const inputs = Object.values(given);
    return {
        ...traits,
        inputs,
        async prepare(form) {
            const before = form.problems.length;
            const { drafts, values } = await readValues(given, form);
            const problems = drafts && check ? check(drafts) : [];
            for (const { input, expected } of problems)
                form.report(input, expected);
            if (values === undefined || form.problems.length > before)
                return undefined;
            return {
                ...traits,
                traits,
                inputs: values,
                checkSite: (found) => checkSite?.(values, found) ?? [],
                plan: (planning) => plan({ ...planning, inputs: values }),
            };
        },
    };
}
/** The plan of an operation that has nothing to change. */
const nothingToDo = { changes: [] };

;// CONCATENATED MODULE: ./build/operations/blogapp.js








const traits = {
    scope: 'site',
    changesState: 'blogapp',
    plansByState: 'blogapp',
};
const createDatabase = declare({
    name: 'create-database',
    section: 'site',
    description: 'For `install-blogapp`, also create a database.',
    default: 'false',
    parse: parseBoolean,
});
/** Installs the blogapp unless the site's flag shows it. */
const installBlogapp = defineOperation({
    name: 'install-blogapp',
    summary: 'installs the blogapp unless the site shows that it is installed',
    ...traits,
    inputs: { createDatabase },
    plan: async ({ inputs, facts }) => planFlag(facts, true, inputs.createDatabase),
});
/** Uninstalls the blogapp if the site's flag shows it. */
const uninstallBlogapp = defineOperation({
    name: 'uninstall-blogapp',
    summary: 'uninstalls the blogapp unless the site shows that it is missing',
    ...traits,
    inputs: {},
    plan: async ({ facts }) => planFlag(facts, false, false),
});
/** Plans the write even if the service does not show the flag: sending it again does no harm. */
function planFlag(facts, wanted, withDatabase) {
    const { site } = facts;
    const isInstalled = typeof site === 'object' ? site.blogapp : false;
    if (isInstalled === wanted)
        return nothingToDo;
    const database = withDatabase ? ', with a database' : '';
    const summary = wanted ? `install the blogapp${database}` : 'uninstall the blogapp';
    const expected = typeof site === 'object' ? { site: { ...site, blogapp: wanted } } : {};
    return {
        changes: [{ summary, apply: (applying) => bring(facts, wanted, withDatabase, applying) }],
        expected,
    };
}
async function bring(facts, wanted, withDatabase, { writer, reader, patience, learn }) {
    const target = (0,site_target/* targetOf */.$)(facts);
    const body = { create_database: withDatabase ? true : undefined };
    const effect = wanted
        ? await writer.write(apps.postBlogapp, target, body)
        : await writer.write(apps.deleteBlogapp, target, undefined);
    if (effect.state === 'not-done')
        throw effect.error;
    const verb = wanted ? 'installed' : 'uninstalled';
    const doubt = new errors/* OperationError */.OK('unknown', `The blogapp was to be ${verb}, but the site does not show that.`, 'Run again in a minute: if the site shows that by then, nothing is sent.', effect.state === 'unknown' ? { cause: effect.error } : {});
    const isConfirmed = effect.state === 'done';
    const accept = (flag) => flag === wanted || (flag === undefined && isConfirmed);
    const read = async () => (await reader.read(api_sites.getSite, target)).blogapp;
    const readBack = isConfirmed && effect.value?.blogapp === wanted
        ? { accepted: true, value: wanted }
        : await (0,settle/* orUnknown */.uL)(() => (0,settle/* readUntil */.LC)(read, accept, 'the site to show that', patience), doubt);
    if (!readBack.accepted)
        throw doubt;
    if (typeof facts.site === 'object')
        learn({ site: { ...facts.site, blogapp: readBack.value } });
    const isHidden = readBack.value === undefined;
    const note = isHidden ? '; the site does not show it, so it could not be read back' : '';
    return { changed: true, summary: `${verb} the blogapp${note}` };
}

// EXTERNAL MODULE: ./build/api/certificates.js
var certificates = __nccwpck_require__(6283);
;// CONCATENATED MODULE: ./build/operations/check-certificate.js






const certificateId = declare({
    name: 'certificate-id',
    section: 'other',
    description: "For `check-certificate`, the id of the certificate as the service's own pages show it; the API cannot list certificates.",
    parse: parseId,
});
const certificateMinDays = declare({
    name: 'certificate-min-days',
    section: 'other',
    description: 'For `check-certificate`, the number of days that the certificate must remain valid; up to twice that is a warning.',
    default: '14',
    parse: parseWholeNumber(0, 3650),
});
/** Reads a certificate of the site. Fails if it is not active or expires too soon, and warns ahead of that. */
const checkCertificate = defineOperation({
    name: 'check-certificate',
    summary: 'fails when the certificate is not active or expires within `certificate-min-days`',
    scope: 'site',
    readOnly: true,
    inputs: {
        id: need(certificateId, 'the id of a certificate, as check-certificate needs it'),
        minDays: certificateMinDays,
    },
    async plan({ inputs: { id, minDays }, facts, reader, log, epochMs }) {
        if (typeof facts.site !== 'object') {
            log.info('the site does not exist yet, and has no certificate');
            return nothingToDo;
        }
        const parameters = { ...(0,site_target/* targetOf */.$)(facts), certificate: id };
        const certificate = await reader.read(certificates.getCertificate, parameters).catch((error) => {
            if (!(0,errors/* isNotFound */.c4)(error))
                throw error;
            throw new errors/* OperationError */.OK('failed', `The site has no certificate ${id}.`, "Look certificate-id up in the service's own pages: the API cannot list certificates, and a renewed one may have another id.", { cause: error });
        });
        if (certificate.id !== id) {
            const message = `The service was asked for certificate ${id} and showed ${certificate.id}.`;
            throw new errors/* OperationError */.OK('failed', message, LOOK);
        }
        const verdict = judge(certificate, minDays, epochMs());
        if (verdict.state === 'bad')
            throw new errors/* OperationError */.OK('failed', verdict.words, verdict.next);
        if (verdict.state === 'soon')
            log.warning(verdict.words);
        else
            log.info(verdict.words);
        return nothingToDo;
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
        return bad('cannot be judged: its expiry is not shown as YYYY-MM-DD HH:MM:SS', LOOK);
    const leftMs = expiresAt - nowEpochMs;
    if (leftMs <= 0)
        return bad(`has expired: ${expires_at} UTC`);
    const days = Math.floor(leftMs / DAY_MS);
    const when = `${expires_at} UTC, ${days === 0 ? 'within a day' : `in ${days} ${days === 1 ? 'day' : 'days'}`}`;
    if (leftMs <= minDays * DAY_MS)
        return bad(`expires too soon: ${when}; certificate-min-days is ${minDays}`);
    return leftMs <= 2 * minDays * DAY_MS
        ? { state: 'soon', words: `${named} expires soon: ${when}. With ${minDays} days or less this fails.` }
        : { state: 'good', words: `${named} is active; it expires ${when}` };
}
const LOOK = "Look at the certificate in the service's own pages.";
const RENEW = "Renew the certificate in the service's own pages, and find out why it was not renewed automatically.";
/**
 * Reads `YYYY-MM-DD HH:MM:SS` (section 2) as UTC: the document names no time zone.
 *
 * @returns milliseconds since 1970; undefined for invalid text, such as the 30th of February
 */
function parseTimestamp(text) {
    if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text))
        return undefined;
    const iso = `${text.replace(' ', 'T')}.000Z`;
    const epochMs = Date.parse(iso);
    return !Number.isNaN(epochMs) && new Date(epochMs).toISOString() === iso ? epochMs : undefined;
}

;// CONCATENATED MODULE: ./build/operations/cloudstore.js




const installCloudstore = defineCloudstore('install', 'installation');
const uninstallCloudstore = defineCloudstore('uninstall', 'removal');
/** Defines an operation that writes in every run, as no call shows whether a site has the cloudstore. */
function defineCloudstore(verb, noun) {
    const endpoint = verb === 'install' ? apps.postCloudstore : apps.deleteCloudstore;
    return defineOperation({
        name: `${verb}-cloudstore`,
        summary: `${verb}s the cloudstore; sent in every run, as the service does not show whether it is there`,
        scope: 'site',
        inputs: {},
        writesBlind: true,
        afterKill: {
            what: `The ${noun} of the cloudstore`,
            goesOn: 'the service may still be working on it',
            look: "Look at the site in the service's own pages, as no call shows whether the cloudstore is there;",
        },
        async plan({ facts }) {
            const change = {
                summary: `${verb} the cloudstore (sent in every run: the service does not show whether it is there)`,
                async apply({ writer }) {
                    (0,settle/* requireDone */.Sy)(await writer.write(endpoint, (0,site_target/* targetOf */.$)(facts), undefined), `Whether the cloudstore was ${verb}ed is not known: the answer was lost, and no call of the service shows it.`, `Open the site in the service's own pages. Run again only if the cloudstore is ${verb === 'install' ? 'not there' : 'still there'}.`);
                    return { changed: true, summary: `${verb}ed the cloudstore` };
                },
            };
            return { changes: [change] };
        },
    });
}

;// CONCATENATED MODULE: ./build/api/site-status.js
/**
 * The values of a site's `status` that this action understands. Services of this family show them in addition to the fields
 * of the document (docs/api-gaps.md). Nothing is concluded from any other value.
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
/** Returns the status that a service shows, if it is a known one. */
function knownStatus(shown) {
    return KNOWN.find((word) => word === shown);
}

// EXTERNAL MODULE: ./build/api/pages.js
var pages = __nccwpck_require__(3855);
;// CONCATENATED MODULE: ./build/site/site-presence.js





/** The site's domain and id, for messages. */
function siteLabel({ id, domain }) {
    return domain === '' ? `with id ${id}` : `${domain} (id ${id})`;
}
/** The status of a site or server, for messages. */
function statusText({ status }) {
    return status === undefined ? 'it shows no status' : `its status is “${status}”`;
}
/** Reads the site; undefined for a 404. */
async function readSite(reader, target, options) {
    try {
        return await reader.read(api_sites.getSite, target, options);
    }
    catch (error) {
        if ((0,errors/* isNotFound */.c4)(error))
            return undefined;
        throw error;
    }
}
/** Finds the site in the list of sites: a second opinion on a 404, which a service may give for any site. */
async function findListed(reader, { server, site }) {
    const sites = await (0,pages/* readAll */.y)(reader, api_sites.getSites, { server });
    return sites.find(({ id }) => id === site);
}
/** Bounds of the pause before a read, which is a quarter of the time waited so far. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
/**
 * Reads a site again and again until `decide` returns a value.
 *
 * @param decide gets undefined for a site that is neither shown nor listed; returns undefined to continue
 * @throws errors of `decide`; ApiError when the service does not answer for two minutes, or refuses to
 */
async function watchSite(target, reader, { clock, signal }, decide) {
    const startedAt = clock.now();
    let answeredAt = startedAt;
    for (let holdMs = 0;;) {
        const pauseMs = Math.max(FIRST_PAUSE_MS, Math.min(LONGEST_PAUSE_MS, (clock.now() - startedAt) / 4));
        await clock.sleep(Math.max(holdMs, pauseMs), signal);
        holdMs = 0;
        try {
            const seen = (await readSite(reader, target, { attempts: 1 })) ?? (await findListed(reader, target));
            answeredAt = clock.now();
            const decided = decide(seen);
            if (decided !== undefined)
                return decided.value;
        }
        catch (error) {
            if (!(0,errors/* isPassing */.WG)(error) || clock.now() - answeredAt >= settle/* PATIENCE_WITHOUT_API_MS */.BR)
                throw error;
            holdMs = Math.min(settle/* LONGEST_HOLD_MS */.U5, error.retryAfterMs ?? 0);
        }
    }
}
function isBeingDeleted({ status }) {
    return knownStatus(status) === 'deleting';
}
/**
 * Waits until a site that is being deleted is neither shown nor listed, or until the deadline of the run.
 *
 * @param site as it was seen last
 * @throws OperationError `timed_out` at the deadline, `unknown` for a site that is no longer being deleted
 */
async function waitUntilGone(target, site, reader, patience) {
    const { clock } = patience;
    let last = site;
    let deletingAt = clock.now();
    const decide = (seen) => {
        if (seen === undefined)
            return { value: undefined };
        last = seen;
        if (isBeingDeleted(seen))
            deletingAt = clock.now();
        else if (clock.now() - deletingAt >= settle/* LAG_WINDOW_MS */.LP)
            throw stays(seen);
        return undefined;
    };
    const awaited = () => `it is still there; ${statusText(last)}`;
    try {
        await patience.during({ doing: 'waiting for the site to be gone', awaited }, () => watchSite(target, reader, patience, decide));
    }
    catch (error) {
        if (!(error instanceof errors/* DeadlineError */.j3))
            throw error;
        throw new errors/* OperationError */.OK('timed_out', `The site ${siteLabel(site)} was not gone within the timeout: ${statusText(last)}.`, 'Run again in a minute: a site that is gone by then counts as deleted.', { cause: error });
    }
}
function stays(site) {
    const message = `The site ${siteLabel(site)} was being deleted, and is still there: ${statusText(site)}.`;
    return new errors/* OperationError */.OK('unknown', message, 'Look at the site in the pages of the service, then run again.');
}

;// CONCATENATED MODULE: ./build/values/preview-domain.js
/** A label with `<number>` and no digit, before a domain of at least two labels. */
const FORM = /^(?!-)([a-z-]*)<number>([a-z-]*)(?<!-)((?:\.(?!-)[a-z0-9-]{1,63}(?<!-)){2,})$/i;
/** The API's limit for a domain. */
const LONGEST = 100;
/** Reads `preview-domain`. Everything but the number is taken literally; case does not matter. */
function parsePreviewDomain(text) {
    const [, before = '', behind = '', domain = ''] = FORM.exec(text) ?? [];
    if (domain === '' || text.length > LONGEST) {
        return {
            expected: 'a domain with <number> once, in a first part without other digits, and at least two more parts, as in pr-<number>.preview.example.com',
        };
    }
    const rest = (behind + domain).replaceAll('.', '\\.');
    // GitHub writes no leading zeros: a site with 012 is not ours.
    const exact = new RegExp(`^${before}([1-9]\\d{0,8})${rest}$`, 'i');
    const numberOf = (given) => {
        const [, digits] = exact.exec(given) ?? [];
        return digits === undefined ? undefined : Number(digits);
    };
    return { value: { text, numberOf } };
}
/** True when the first label of a domain (`pr-12` of `pr-12.v2.example.com`) holds this number and no other. */
function isOfPullRequest(domain, number) {
    const [label = ''] = domain.split('.');
    // Numbers of any script count.
    const numbers = label.match(/\p{N}+/gu) ?? [];
    return numbers.length === 1 && numbers[0] === String(number);
}

;// CONCATENATED MODULE: ./build/operations/delete-site.js











const confirmDelete = declare({
    name: 'confirm-delete',
    section: 'site',
    description: 'For `delete-site`, the domain of the site once more. In a run of a pull request, the only number in its first part must be that of the pull request.',
    parse: parseName,
});
/** The pull request of the run. Not declared, as it comes from the event. */
const pullRequest = declareGroup([], ({ source }) => source.pullRequest());
/**
 * Deletes the site; a missing site counts as deleted. The facts keep the site for the outputs: no later operation of the run
 * may use it.
 */
const deleteSite = defineOperation({
    name: 'delete-site',
    summary: 'deletes the site with all its files; `confirm-delete` must name its domain',
    scope: 'site',
    deletesSite: true,
    changesState: 'sites',
    inputs: {
        site: site,
        confirmDelete: need(confirmDelete, 'the domain of the site, as delete-site needs it'),
        pullRequest,
    },
    check({ site: named = '', confirmDelete: confirmed, pullRequest: number }) {
        if (confirmed === undefined)
            return [];
        const expected = confirmationOf(named, confirmed) ?? previewOf(confirmed, number);
        return expected === undefined ? [] : [{ input: 'confirm-delete', expected }];
    },
    // An id is easily mistyped: only the domain confirms that it is the intended site.
    checkSite({ confirmDelete: confirmed }, found) {
        const wanted = confirmed.toLowerCase();
        if ('site' in found) {
            const { id, domain } = found.site;
            if (domain !== '' && domain.toLowerCase() === wanted)
                return [];
            const expected = domain === ''
                ? `the domain of the site to delete, but the service shows none for the site with id ${id}`
                : `the domain of the site to delete, which is ${domain} (id ${id})`;
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
            return nothingToDo;
        }
        if (site !== 'planned' && isBeingDeleted(site)) {
            log.info(`the site ${siteLabel(site)} is being deleted already`);
            if (!dryRun)
                await waitUntilGone((0,site_target/* targetOf */.$)(facts), site, reader, patience);
            return nothingToDo;
        }
        const named = site === 'planned' ? wanted : siteLabel(site);
        const summary = `delete the site ${named}`;
        return { changes: [{ summary, apply: (applying) => removeSite(facts, named, applying) }] };
    },
});
/** The expected value of `confirm-delete` when it does not repeat `site`. */
function confirmationOf(named, confirmed) {
    // With an id, `checkSite` compares the domain once the site is found.
    if (named === '' || site_target.ID.test(named) || confirmed.toLowerCase() === named.toLowerCase())
        return undefined;
    return `the domain that site names, ${named}, as delete-site deletes it`;
}
/** The expected value of `confirm-delete` in a run of a pull request, which may delete only its own preview. */
function previewOf(confirmed, number) {
    if (number === undefined)
        return undefined;
    if (number === 'unclear')
        return 'a run that shows its pull request, as delete-site deletes only the site of that pull request; the event of this run (GITHUB_EVENT_PATH) shows none';
    if (isOfPullRequest(confirmed, number))
        return undefined;
    return `a domain whose first part has ${number} as its only number, as in pr-${number}.preview.example.com: in a run of pull request #${number} delete-site deletes only the site of that pull request`;
}
/**
 * Deletes a site and reads until it is gone. If its status shows that it is being deleted, waits until the deadline of the
 * run.
 *
 * @param facts the facts, with the site as it was seen last
 * @param named the site, for messages
 */
async function removeSite(facts, named, { writer, reader, patience }) {
    const target = (0,site_target/* targetOf */.$)(facts);
    const showsStatus = typeof facts.site === 'object' && knownStatus(facts.site.status) !== undefined;
    const isGone = async (saysGone) => {
        const shown = saysGone ? undefined : await readSite(reader, target);
        // A service that shows the status may still list a site that it no longer shows.
        const site = shown ?? (saysGone || showsStatus ? await findListed(reader, target) : undefined);
        if (site === undefined)
            return true;
        if (!isBeingDeleted(site))
            return false;
        await waitUntilGone(target, site, reader, patience);
        return true;
    };
    const message = `The deletion of the site ${named} could not be confirmed.`;
    const next = 'Run again in a minute: a site that is gone by then counts as deleted.';
    const went = await (0,settle/* removeAndConfirm */.uj)(() => writer.write(api_sites.deleteSite, target, undefined), isGone, (cause) => new errors/* OperationError */.OK('unknown', message, next, { cause }), patience);
    return {
        changed: went,
        summary: went ? `deleted the site ${named}` : `the site ${named} was gone already`,
    };
}

;// CONCATENATED MODULE: ./build/deploy/health-check.js


/** Describes the problem with a page, as in "answered with status 500"; undefined if it is healthy. */
function judgePage(page, { statuses, contains }) {
    if (!statuses.some(([from, to]) => page.status >= from && page.status <= to))
        return `answered with status ${page.status}`;
    if (contains !== undefined && !page.text.includes(contains))
        return 'does not contain the text of health-check-contains';
    return undefined;
}
const PAUSE_MS = 1_000;
const LONGEST_REQUEST_MS = 10_000;
const GOOD_IN_A_ROW = 2;
/** Requests the page until it is healthy twice in a row; returns the last problem if it is not within the check's timeout. */
async function checkHealth(check, get, { clock, signal, during }) {
    const until = clock.now() + check.timeoutMs;
    let problem = 'has not answered yet';
    const awaited = () => `the page ${problem ?? 'was healthy once'}; up to ${(0,duration/* formatDuration */.a)(until - clock.now())} more`;
    const requestOnce = async (timeoutMs) => {
        try {
            return judgePage(await get(check.url, check.proxy, timeoutMs, signal), check);
        }
        catch (error) {
            if (error instanceof errors/* ApiError */.hD)
                return `did not answer (${error.message})`;
            throw error;
        }
    };
    return during({ doing: 'checking the health', awaited }, async () => {
        for (let good = 0;;) {
            const timeoutMs = Math.min(LONGEST_REQUEST_MS, until - clock.now());
            problem = await requestOnce(timeoutMs);
            good = problem === undefined ? good + 1 : 0;
            if (good === GOOD_IN_A_ROW)
                return undefined;
            if (clock.now() + PAUSE_MS >= until)
                return problem ?? 'was healthy only once before the time was up';
            await clock.sleep(PAUSE_MS, signal);
        }
    });
}

;// CONCATENATED MODULE: ./build/site/readiness.js





/** The statuses of a site that is being created or gets its repository: it has no `.env` or script yet. */
const BEING_MADE = ['created', 'building', 'repository-installing'];
/** The statuses of a site that a write may collide with. */
const BUSY = [...BEING_MADE, 'deploying'];
/**
 * Waits until a site no longer shows one of these statuses, or until the deadline of the run. Sends nothing if `site` shows
 * none of them.
 *
 * @param site as it was seen last
 * @param busy the statuses to wait out
 * @returns the site when it is ready
 * @throws OperationError `timed_out` at the deadline, `failed` for a site that vanishes, is deleted or is suspended
 */
async function waitUntilReady(target, site, busy, reader, patience) {
    let status = knownStatus(site.status);
    if (status === undefined || !busy.includes(status))
        return site;
    let last = site;
    let missingAt;
    const decide = (seen) => {
        const nowMs = patience.clock.now();
        missingAt = seen === undefined ? (missingAt ?? nowMs) : undefined;
        // A stale answer may not show a new site yet.
        if (missingAt !== undefined && nowMs - missingAt >= settle/* LAG_WINDOW_MS */.LP)
            throw vanished(site);
        if (seen === undefined)
            return undefined;
        last = seen;
        const now = knownStatus(seen.status);
        if (now === 'deleting' || now === 'suspended')
            throw cannotBeWorkedOn(seen);
        // An unknown status ends a deploy, but only a known one shows that a new site is ready.
        const isOver = now === undefined ? status === 'deploying' && seen.status !== undefined : !busy.includes(now);
        status = now ?? status;
        return isOver ? { value: seen } : undefined;
    };
    const awaited = () => `it is not ready; ${statusText(last)}`;
    try {
        return await patience.during({ doing: 'waiting for the site', awaited }, () => watchSite(target, reader, patience, decide));
    }
    catch (error) {
        if (!(error instanceof errors/* DeadlineError */.j3))
            throw error;
        throw new errors/* OperationError */.OK('timed_out', `The site ${siteLabel(site)} was not ready within the timeout: ${statusText(last)}.`, 'Look at the site in the pages of the service, then run again, with a longer timeout if it needs more time.', { cause: error });
    }
}
function vanished(site) {
    const message = `The site ${siteLabel(site)} disappeared while this run waited for it to be ready.`;
    const next = 'Look at the server in the pages of the service: somebody else may have deleted the site.';
    return new errors/* OperationError */.OK('failed', message, next);
}
function cannotBeWorkedOn(site) {
    const message = `The site ${siteLabel(site)} cannot be worked on: ${statusText(site)}.`;
    return new errors/* OperationError */.OK('failed', message, 'Look at the site in the pages of the service, then run again.');
}
/**
 * Returns the site to plan an operation for, after waiting while it is busy. A deploy in progress delays only operations
 * that write.
 *
 * @throws OperationError like `waitUntilReady`, and for a site that is being deleted
 */
async function siteToPlanFor({ scope, readOnly, createsSite, deletesSite }, facts, dryRun, reader, patience) {
    const { site } = facts;
    if (scope !== 'site' || typeof site !== 'object' || readOnly)
        return site;
    const usesSite = !createsSite && !deletesSite;
    if (usesSite && isBeingDeleted(site))
        throw cannotBeWorkedOn(site);
    return waitUntilReady((0,site_target/* targetOf */.$)(facts), site, usesSite && !dryRun ? BUSY : BEING_MADE, reader, patience);
}

;// CONCATENATED MODULE: ./build/operations/log-printer.js
/** The most characters of a deploy log that are printed as they arrive, and of its end when there are more. */
const MAX_PRINTED = 8 * 1024 * 1024;
const MAX_END = 64 * 1024;
/** The most that is passed on at once: processing text without line breaks takes many times its memory. */
const SLICE = 64 * 1024;
/** The length of the prefix of each line in the workflow log. */
const log_printer_PREFIX = 2;
/**
 * Creates a printer with a limit. Of the text beyond it, only the end is printed.
 *
 * @param open opens a stream to the workflow log
 */
function createLogPrinter(open, most = MAX_PRINTED) {
    let text = open();
    let printed = 0;
    /** The length of the text beyond the limit, and its end. */
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
            while (at < gained.length && printed < most) {
                const slice = gained.slice(at, at + Math.min(SLICE, most - printed));
                text.push(slice);
                printed += slice.length + log_printer_PREFIX * (slice.split('\n').length - 1);
                at += slice.length;
            }
            beyond += gained.length - at;
            rest = (rest + gained.slice(at)).slice(-MAX_END);
        },
        end(how) {
            if (ended)
                return;
            ended = true;
            if (beyond === 0)
                return text.end(how);
            // A line cut by the limit may hold half a secret, even if it is the last one.
            text.end('cut-off');
            const lineAt = rest.indexOf('\n') + 1;
            const lines = lineAt === 0 ? '' : rest.slice(lineAt);
            const end = open();
            end.push(`[${beyond - lines.length} characters of the log are left out here; this is its end]\n${lines}`);
            end.end(how);
        },
    };
}

;// CONCATENATED MODULE: ./build/operations/deploy.js








const wait = declare({
    name: 'wait',
    section: 'deploy',
    description: 'Follow the deploy to its end. With `false`, only trigger it; inputs that judge the deploy are then refused.',
    default: 'true',
    parse: parseBoolean,
});
const pollIntervalMs = declare({
    name: 'poll-interval',
    section: 'deploy',
    description: 'Fixed time between two looks at the deploy. By default it adapts, from half a second to ten seconds.',
    parse: parseTime,
});
const failurePatterns = declarePatterns({
    name: 'failure-pattern',
    section: 'deploy',
    description: 'Regular expressions (RE2), one per line. A deploy log that matches any of them is a failure. Of a log over 8 MiB only the end is read; if that does not match, the outcome is `unknown`.',
});
const successPatterns = declarePatterns({
    name: 'success-pattern',
    section: 'deploy',
    description: 'Regular expressions (RE2), one per line. A deploy log that does not match all of them is a failure.',
});
const pageUrl = {
    name: 'health-check-url',
    section: 'deploy',
    description: 'A page that must be healthy twice in a row after the deploy. No token is sent to it.',
    parse: parsePageUrl,
};
const pageStatus = {
    name: 'health-check-status',
    section: 'deploy',
    description: 'Status codes of a healthy page, such as `200-299` or `200,204`.',
    default: '200-299',
    parse: parseStatuses,
};
const pageText = {
    name: 'health-check-contains',
    section: 'deploy',
    description: 'Text that a healthy page contains.',
    parse: parseText,
};
const pageTimeout = {
    name: 'health-check-timeout',
    section: 'deploy',
    description: 'Time limit for the page to become healthy.',
    default: '60s',
    parse: parseTime,
};
const healthCheck = declareGroup([pageUrl, pageStatus, pageText, pageTimeout], (form) => {
    const url = form.text(pageUrl);
    const statuses = form.text(pageStatus) ?? [];
    const contains = form.text(pageText);
    const timeoutMs = form.text(pageTimeout) ?? 0;
    return url === undefined ? undefined : { url, proxy: form.proxyFor(url), statuses, contains, timeoutMs };
});
const verifyCommand = declare({
    name: 'verify-command',
    section: 'deploy',
    description: 'Shell command to run on the runner after the deploy; an exit status other than 0 fails the run.',
    parse: parseText,
});
const inputs = {
    wait,
    timeoutMs: timeoutMs,
    pollIntervalMs,
    expectedCommit: expectedCommit,
    failurePatterns,
    successPatterns,
    healthCheck,
    verifyCommand,
    restoreOnFailure: restoreOnFailure,
    reportExitStatus: reportExitStatus,
};
/** Triggers a deploy, follows it to its end and judges it. Runs every time, as there is no state to compare with. */
const deploy = defineOperation({
    name: 'deploy',
    summary: 'triggers a deploy, follows its log to the end and judges whether it worked',
    scope: 'site',
    repeats: true,
    deploys: true,
    afterKill: {
        what: 'The trigger of the deploy',
        goesOn: 'the deploy may still be running, and how it ends is not known',
        look: 'Look at the deploy log of the site (show-deploy-log prints it);',
    },
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
        const expected = `true: a deploy that is not followed has no use for ${names.join(', ')}`;
        return given.wait === false && names.length > 0 ? [{ input: 'wait', expected }] : [];
    },
    async plan({ inputs: given, facts }) {
        const summary = given.wait ? 'trigger a deploy and follow it' : 'trigger a deploy';
        return { changes: [{ summary, apply: (applying) => apply(given, facts, applying) }] };
    },
});
/** Declares an input of patterns. The engine is loaded only when there are any. */
function declarePatterns(declared) {
    return declareGroup([declared], async (form) => {
        const sources = form.text({ ...declared, parse: parseLines }) ?? [];
        if (sources.length === 0)
            return [];
        const { compilePattern } = await Promise.all(/* import() */[__nccwpck_require__.e(856), __nccwpck_require__.e(684)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1684));
        return sources.flatMap((source, index) => {
            const parsed = compilePattern(source);
            if ('value' in parsed)
                return parsed.value;
            form.report(declared.name, `${parsed.expected}; line ${index + 1} is not one`);
            return [];
        });
    });
}
async function apply(given, facts, applying) {
    const { reader, writer, traffic, patience, log, learn } = applying;
    // Following and judging are loaded only by a run that deploys.
    const { runDeploy } = await __nccwpck_require__.e(/* import() */ 329).then(__nccwpck_require__.bind(__nccwpck_require__, 4329));
    const text = createLogPrinter(log.remote);
    const result = await runDeploy({
        target: (0,site_target/* targetOf */.$)(facts),
        reader,
        writer,
        traffic,
        ...patience,
        expectations: given,
        wait: given.wait,
        timeoutMs: given.timeoutMs,
        untilReady: (site) => waitUntilReady((0,site_target/* targetOf */.$)(facts), site, BUSY, reader, patience),
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
    if (!result.followed)
        return { changed: true, summary: 'triggered a deploy, which is not followed (wait: false)' };
    if (result.evidence.join() === 'token') {
        // If the script prevents its exit report, update-deploy-script has already warned of that.
        const isTold = facts.exitReportExpected === false && given.reportExitStatus;
        const exitReport = 'Let update-deploy-script put the exit report in front of the script (impossible if it sets an EXIT trap of its own or ends in exec), or add';
        log.warning(`last_deploy_at shows that a deploy ended; nothing shows that it worked. ${isTold ? 'Add' : exitReport} health-check-url, verify-command or success-pattern.`);
    }
    return { changed: true, summary: `deployed; evidence: ${result.evidence.join(', ')}` };
}
function checksOf({ healthCheck: page, verifyCommand: command }, { getPage, runCommand, patience }) {
    const checks = [];
    if (page !== undefined) {
        const run = async () => {
            const problem = await checkHealth(page, getPage, patience);
            if (problem === undefined)
                return undefined;
            // The query may hold a key.
            const { origin, pathname } = new URL(page.url);
            return {
                problem: `The deploy ended, but the health check failed: ${origin}${pathname} ${problem}.`,
                next: 'Look at the page and at the log of the application; raise health-check-timeout if it starts slowly.',
            };
        };
        checks.push({ evidence: 'health-check', run });
    }
    if (command !== undefined) {
        const run = async () => {
            const status = await patience.during({ doing: 'running verify-command' }, () => runCommand(command));
            const problem = `The deploy ended, but verify-command exited with status ${status}.`;
            return status === 0 ? undefined : { problem, next: 'Read its output in the workflow log.' };
        };
        checks.push({ evidence: 'verify-command', run });
    }
    return checks;
}

// EXTERNAL MODULE: ./build/api/repositories.js
var repositories = __nccwpck_require__(4983);
;// CONCATENATED MODULE: ./build/site/repository-name.js
/** Removes the user name and password that a repository URL may hold. */
function nameWithoutCredentials(name) {
    return name.replace(/^([\w+.-]+:\/\/)[^/]*@/, '$1');
}
/**
 * Describes the visible differences between a site's repository and the wanted one. A service may show the name in parts as
 * `user` and `name`, whole, or as a URL, with or without `.git`. A part that is not shown does not count as different. Hosting
 * providers ignore the case of names; a `custom` path may be case-sensitive.
 */
function driftOf(site, { provider, branch, name }) {
    const installed = site?.repository;
    const isHosted = provider !== 'custom';
    const drift = [
        differs('provider', installed?.provider, provider),
        differs('branch', installed?.branch, branch),
        differs('name', installed?.name, name, (shown) => isSameRepository(shown, name, isHosted)),
    ];
    if (isHosted && !installed?.name?.includes('/')) {
        const [user = ''] = name.split('/');
        drift.push(differs('user', installed?.user, user, (shown) => shown.toLowerCase() === user.toLowerCase()));
    }
    const shown = drift.filter((difference) => difference !== undefined);
    return shown.length === 0 ? undefined : shown.join(', ');
}
function differs(field, shown, wanted, isSame = (text) => text === wanted) {
    // A blank counts as not shown.
    if (shown === undefined || shown.trim() === '' || isSame(shown))
        return undefined;
    return `${field} is ${nameWithoutCredentials(shown)}, not ${nameWithoutCredentials(wanted)}`;
}
/** Compares the hosts if both names have one, and the paths from their ends as far as both reach. */
function isSameRepository(shown, wanted, isHosted) {
    const [a, b] = [partsOf(shown), partsOf(wanted)];
    if (a.host !== undefined && b.host !== undefined && a.host !== b.host)
        return false;
    const length = Math.min(a.path.length, b.path.length);
    const [endA, endB] = [a, b].map(({ path }) => path.slice(-length).join('/'));
    return length > 0 && (endA === endB || (isHosted && endA?.toLowerCase() === endB?.toLowerCase()));
}
/** Splits a name into its host, if any, and the parts of its path. */
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
// EXTERNAL MODULE: ./build/deploy/deploy-log.js
var deploy_log = __nccwpck_require__(7036);
;// CONCATENATED MODULE: ./build/operations/repository.js











/** The change that removes the repository. */
function removal(facts) {
    return { summary: 'remove the repository', apply: (applying) => removeOnce((0,site_target/* targetOf */.$)(facts), applying) };
}
/**
 * True when there is any sign of an installed repository. The API has no call for that: the signs are an earlier deploy and
 * the fields that some services add.
 */
function showsRepository({ site, repository }) {
    if (repository !== 'unknown')
        return repository === 'installed';
    if (typeof site !== 'object')
        return false;
    return hasRepository(site) ?? site.last_deploy_at !== null;
}
/** True when it is certain that the site has no repository. */
function showsNoRepository({ site, repository }) {
    return repository === 'absent' || (typeof site === 'object' && hasRepository(site) === false);
}
/**
 * Installs the repository. Sends the request once, even if its answer is lost. If the site shows its status, follows the
 * installation to its end.
 *
 * @param facts the facts that the plan was made from
 * @param ifThere what to do if there is a repository already: `keep` it, `replace` it, or `refuse`, as this run has removed
 *   the old one
 */
async function installOnce(facts, body, ifThere, applying) {
    const target = (0,site_target/* targetOf */.$)(facts);
    const effect = await applying.writer.write(repositories.postRepository, target, body);
    // After a removal, a repository that the site shows may still be the old one.
    if (effect.state === 'unknown')
        return settleUnknown(effect.error, target, true, ifThere !== 'refuse', applying);
    if (effect.state === 'done') {
        applying.learn({ repository: 'installed' });
        const before = typeof facts.site === 'object' ? facts.site : undefined;
        // Only a known status shows when the installation ends.
        if ([before, effect.value].some((site) => knownStatus(site?.status) !== undefined))
            await awaitInstallation(target, body, effect.value, applying);
        const summary = `installed ${nameWithoutCredentials(body.name)}, branch ${body.branch}`;
        return { changed: true, summary };
    }
    if (ifThere === 'refuse' || !(await isThereAlready(effect.error, facts, body, ifThere, applying)))
        throw effect.error;
    applying.log.info(`the service refused, saying: ${effect.error.said}`);
    if (ifThere === 'keep') {
        applying.learn({ repository: 'installed' });
        return { changed: false, summary: 'left as it is: a repository is already installed' };
    }
    await removeOnce(target, applying);
    return installOnce(facts, body, 'refuse', applying);
}
/**
 * Waits for the end of an installation in the background.
 *
 * @param answered the site in the answer to the request
 * @throws OperationError if the site then shows no repository: `failed` if the installation was seen, else `unknown`
 */
async function awaitInstallation(target, { name, branch }, answered, { reader, patience, learn }) {
    const isInstalling = (site) => knownStatus(site?.status) === 'repository-installing';
    let wasSeen = isInstalling(answered);
    const look = async () => {
        const site = await reader.read(api_sites.getSite, target);
        wasSeen ||= isInstalling(site);
        return waitUntilReady(target, site, BEING_MADE, reader, patience);
    };
    const isInstalled = (site) => hasRepository(site) !== false;
    const follow = async () => {
        const seen = [await look()];
        const read = async () => seen.pop() ?? look();
        // A service may start, or show the result, with a delay.
        return (0,settle/* readUntil */.LC)(read, isInstalled, 'the repository to be shown', patience);
    };
    const { accepted, value: site } = await (0,settle/* orUnknown */.uL)(follow, new errors/* OperationError */.OK('unknown', 'The service has taken the repository; whether its installation has ended is not known.', 'Run again: a repository that is already installed is left as it is.'));
    learn({ site });
    if (accepted)
        return;
    learn({ repository: 'absent' });
    const said = await lastWords(target, reader);
    const shows = [statusText(site), ...said].join(', and ');
    throw new errors/* OperationError */.OK(
    // Without a sign that the installation began, its failure is not certain.
    wasSeen || said.length > 0 ? 'failed' : 'unknown', `The service has taken the repository ${nameWithoutCredentials(name)}, branch ${branch}, but the site has none: ${shows}. Most likely it could not be cloned.`, 'Check repository, branch, and that the service may read the repository; show-server-logs may tell more. Then run again.');
}
/** Quotes the newest entry of the site's log, unless it is that of a deploy: it may tell what went wrong. */
async function lastWords(target, reader) {
    try {
        const { isList, entries } = await reader.read(api_sites.getDeployLog, target, { attempts: 1 });
        const [newest] = entries;
        if (!isList || newest === undefined || newest.type === 'deploy')
            return [];
        const { id, description, content } = newest;
        const isUntold = content === undefined && id !== undefined;
        const text = isUntold ? await (0,deploy_log/* readText */.yR)({ reader, target }, id) : content;
        const words = [description ?? '', (0,cause/* causeOf */.r)(text ?? '')?.trim() ?? ''].filter((part) => part !== '');
        return words.length === 0 ? [] : [`the newest entry of its log says “${words.join(': ')}”`];
    }
    catch (error) {
        if (error instanceof errors/* ApiError */.hD || error instanceof errors/* DeadlineError */.j3)
            return [];
        throw error;
    }
}
/** The API document's words for a repository that is already installed. */
const SAYS_INSTALLED = /^a repository is already installed\.?$/i;
/** True when an installation was refused because there is a repository. Any words but the documented ones are checked by the site. */
async function isThereAlready(error, facts, body, ifThere, { reader, patience, learn }) {
    if (SAYS_INSTALLED.test(error.said.trim()))
        return true;
    if (error.reason !== 'refused' || error.namesFields)
        return false;
    const target = (0,site_target/* targetOf */.$)(facts);
    const seen = await readAfterRefusal(error, target, reader);
    const site = await waitUntilReady(target, seen, BEING_MADE, reader, patience);
    learn({ site });
    const status = knownStatus(seen.status);
    const deployedAtBefore = typeof facts.site === 'object' ? facts.site.last_deploy_at : null;
    const hasDeployed = site.last_deploy_at !== null && site.last_deploy_at !== deployedAtBefore;
    const isThere = hasRepository(site) ?? (hasDeployed || status === 'repository-installing' || status === 'deploying');
    const drift = isThere && ifThere === 'keep' ? driftOf(site, body) : undefined;
    if (drift !== undefined)
        throw anotherRepository(drift);
    return isThere;
}
/** Reads the site to find the reason for a refusal. If that fails, throws the refusal. */
async function readAfterRefusal(refusal, target, reader) {
    try {
        return await reader.read(api_sites.getSite, target);
    }
    catch (error) {
        throw error instanceof errors/* ApiError */.hD ? refusal : error;
    }
}
/** The failure for a site that shows another repository than the wanted one. */
function anotherRepository(drift) {
    return new errors/* OperationError */.OK('failed', `The site has a different repository than requested: ${drift}.`, 'Correct repository, repository-provider and branch, or set reinstall-repository: true to replace it.');
}
async function removeOnce(target, applying) {
    const effect = await applying.writer.write(repositories.deleteRepository, target, undefined);
    if (effect.state === 'unknown')
        return settleUnknown(effect.error, target, false, true, applying);
    if (effect.state === 'not-done') {
        const { error } = effect;
        if (!(0,errors/* isNotFound */.c4)(error) && !(await isGoneAlready(error, target, applying)))
            throw error;
        applying.log.info(`the service refused, saying: ${error.said}`);
    }
    applying.learn({ repository: 'absent' });
    const changed = effect.state === 'done';
    return { changed, summary: changed ? 'removed the repository' : 'there was no repository to remove' };
}
/** True when a removal was refused because there is no repository, as the site shows. */
async function isGoneAlready(error, target, { reader, learn }) {
    if (error.reason !== 'refused' || error.namesFields)
        return false;
    const site = await readAfterRefusal(error, target, reader);
    learn({ site });
    return hasRepository(site) === false;
}
/** Settles a lost answer, if the service shows whether a repository is installed. */
async function settleUnknown(cause, target, wanted, 
/** False if the site may still show the repository that this run removed. */
isSign, { reader, patience, learn, confirm }) {
    const doubt = new errors/* OperationError */.OK('unknown', `Whether the repository was ${wanted ? 'installed' : 'removed'} is not known: the answer was lost.`, wanted
        ? 'Run again: a repository that is already installed is left as it is.'
        : 'Look at the site, then run again if the repository is still installed.', { cause });
    const seen = await (0,settle/* orUnknown */.uL)(() => reader.read(api_sites.getSite, target), doubt);
    const isBeingInstalled = knownStatus(seen.status) === 'repository-installing';
    const site = await (0,settle/* orUnknown */.uL)(() => waitUntilReady(target, seen, BEING_MADE, reader, patience), doubt);
    const state = hasRepository(site) ?? (isBeingInstalled ? true : undefined);
    if (!(isSign || isBeingInstalled) || state !== wanted)
        throw doubt;
    confirm();
    learn({ site, repository: wanted ? 'installed' : 'absent' });
    const summary = `the answer was lost, but the site shows ${wanted ? 'a' : 'no'} repository`;
    return { changed: true, summary };
}
/** True or false if the site shows whether it has a repository, else undefined. */
function hasRepository(site) {
    return site.has_repository ?? (site.repository === undefined ? undefined : site.repository !== null);
}

;// CONCATENATED MODULE: ./build/operations/ensure-repository.js







const repositoryProvider = declare({
    name: 'repository-provider',
    section: 'site',
    description: `For \`ensure-repository\`, one of ${repositories.providers.map((word) => `\`${word}\``).join(', ')}.`,
    parse: parseOneOf(repositories.providers),
});
const branch = declare({
    name: 'branch',
    section: 'site',
    description: 'For `ensure-repository`, the branch to install.',
    default: '${{ github.head_ref || github.ref_name }}',
    public: true,
    parse: parseName,
});
const reinstallRepository = declare({
    name: 'reinstall-repository',
    section: 'site',
    description: 'For `ensure-repository`, remove an installed repository and install it again.',
    default: 'false',
    parse: parseBoolean,
});
const NEEDED = 'a value, as ensure-repository needs it';
/** Installs the repository on a site that shows no sign of having one. */
const ensureRepository = defineOperation({
    name: 'ensure-repository',
    summary: 'installs the git repository on a site that shows no sign of one',
    scope: 'site',
    afterKill: {
        what: 'A request to install the repository, or to remove the one before,',
        goesOn: 'the service may still be working on it',
        look: 'A repository that is installed by then is left as it is, or replaced if reinstall-repository is true;',
    },
    changesState: 'repository',
    plansByState: 'repository',
    inputs: {
        provider: need(repositoryProvider, NEEDED),
        repository: repository,
        branch: need(branch, NEEDED),
        reinstall: reinstallRepository,
    },
    check({ provider, repository: name = '' }) {
        if (provider === undefined)
            return [];
        const isCustom = provider === 'custom';
        if (isCustom ? isGitUrl(name) : /^[\w.-]+\/[\w.-]+$/.test(name))
            return [];
        const expected = isCustom
            ? 'a git URL ending in .git (https://…, ssh://…, git@host:path, file://…, or a path) without a query, as repository-provider is custom'
            : `<user>/<repository>, as repository-provider is ${provider}`;
        return [{ input: 'repository', expected }];
    },
    async plan({ inputs: { provider, repository: name, branch: wanted, reinstall }, facts, log }) {
        const body = { provider, branch: wanted, name };
        const replaces = reinstall && showsRepository(facts);
        const ifThere = replaces ? 'refuse' : reinstall ? 'replace' : 'keep';
        const install = {
            summary: `install the repository ${nameWithoutCredentials(name)} (${provider}), branch ${wanted}`,
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
        log.info('a repository is installed; if the service does not show which, it is left as it is');
        return nothingToDo;
    },
});
/** True for a git URL of a known form, in which credentials can be found and hidden. */
function isGitUrl(text) {
    if (!text.endsWith('.git') || /[\s?#]/.test(text))
        return false;
    if (/^(https?|ssh|git|file):\/\//.test(text))
        return URL.canParse(text) && !/@.*@/.test(text);
    return /^\.{0,2}\/[^@]*$/.test(text) || /^[\w.-]{1,15}@[\w.-]+:[^:@]+$/.test(text);
}

;// CONCATENATED MODULE: ./build/operations/ensure-site.js












const webDirectory = declare({
    name: 'web-directory',
    section: 'site',
    description: 'For `ensure-site`, the directory to serve.',
    default: '/public',
    parse: parseText,
});
const projectRoot = declare({
    name: 'project-root',
    section: 'site',
    description: 'For `ensure-site`, the directory of the project.',
    parse: parseText,
});
/** Creates the site unless the server has one of that domain, then waits until it is ready. */
const ensureSite = defineOperation({
    name: 'ensure-site',
    summary: 'creates the site if the server has none with that domain',
    scope: 'site',
    createsSite: true,
    changesState: 'sites',
    inputs: { site: site, webDirectory, projectRoot },
    check(inputs) {
        const directories = [
            ['web-directory', inputs.webDirectory, api_sites.postSiteBody.shape.web_directory],
            ['project-root', inputs.projectRoot, api_sites.postSiteBody.shape.project_root],
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
            return nothingToDo;
        if (found !== 'missing') {
            if (!isBeingDeleted(found))
                return nothingToDo;
            log.info(`the site ${siteLabel(found)} is being deleted: it is created again once it is gone`);
            if (!dryRun)
                await waitUntilGone((0,site_target/* targetOf */.$)(facts), found, reader, patience);
        }
        const { site: root_domain, webDirectory: web_directory, projectRoot: project_root } = inputs;
        const wanted = { root_domain, web_directory, project_root };
        const summary = `create the site ${root_domain} (web directory ${web_directory})`;
        const content = JSON.stringify(project_root ?? null);
        return {
            changes: [{ summary, content, apply: (applying) => create(wanted, facts.serverId, applying) }],
            expected: { site: 'planned', repository: 'absent' },
        };
    },
});
/** The expected value of `site` when no site can be created with the given one. */
function expectedDomain(domain) {
    if (site_target.ID.test(domain))
        return 'a domain, not an id, as ensure-site may have to create the site';
    if (!/^[^\s/:@?#\\]+$/.test(domain))
        return 'a plain domain such as shop.example.com, without https:// and path';
    return api_sites.postSiteBody.shape.root_domain.safeParse(domain).success
        ? undefined
        : 'a domain of at most 100 characters (root_domain: maximum 100)';
}
async function create(wanted, server, applying) {
    const { writer, reader, patience, log, learn, confirm } = applying;
    const { root_domain: domain } = wanted;
    const created = await (0,settle/* createOrFind */.xj)(() => writer.write(api_sites.postSite, { server }, wanted), () => findCreated(reader, server, null, domain), (cause) => doubtOf(domain, cause), () => log.info('the answer was lost and no such site is listed: creating it once more'), patience);
    const made = 'found' in created
        ? created.found
        : await (0,settle/* readBack */.e7)(() => findCreated(reader, server, created.answer, domain), doubtOf(domain), patience);
    confirm();
    learn({ site: made, repository: 'absent' });
    const target = { server, site: made.id };
    const notSeenReady = new errors/* OperationError */.OK('unknown', `The site ${siteLabel(made)} was created; whether it is ready is not known.`, 'Run again in a minute: it waits until the site is ready, and does what is missing.');
    const wait = () => waitUntilReady(target, made, BEING_MADE, reader, patience);
    const ready = await (0,settle/* orUnknown */.uL)(wait, notSeenReady);
    learn({ site: ready });
    return { changed: true, summary: `created site ${made.id}` };
}
function doubtOf(domain, cause) {
    return new errors/* OperationError */.OK('unknown', `The site ${domain} was to be created, but it cannot be read yet.`, 'Run again in a minute: a site that exists by then is used as it is.', { cause });
}
/** Reads the created site by the id in the answer or, without an answer, finds it by its domain. */
async function findCreated(reader, server, created, domain) {
    if (created === null) {
        const sites = await (0,pages/* readAll */.y)(reader, api_sites.getSites, { server });
        return sites.find((site) => site.domain.toLowerCase() === domain.toLowerCase());
    }
    return readSite(reader, { server, site: created.id });
}

// EXTERNAL MODULE: ./build/api/servers.js
var api_servers = __nccwpck_require__(2519);
;// CONCATENATED MODULE: ./build/operations/refresh-opcache.js



/** Refreshes the PHP opcache of the server. Runs every time, as there is no state to compare with. */
const refreshOpcache = defineOperation({
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
                    (0,settle/* requireDone */.Sy)(await writer.write(api_servers.postOpcacheRefresh, { server: facts.serverId }, undefined), 'Whether the PHP opcache was refreshed is not known: every answer was lost.', 'Run again: refreshing it twice does no harm.');
                    return { changed: true, summary: 'refreshed the PHP opcache of the server' };
                },
            },
        ],
    }),
});

;// CONCATENATED MODULE: ./build/operations/remove-repository.js


/** Removes the repository from the site. */
const removeRepository = defineOperation({
    name: 'remove-repository',
    summary: 'removes the git repository from the site',
    scope: 'site',
    changesState: 'repository',
    plansByState: 'repository',
    afterKill: {
        what: 'The removal of the repository',
        goesOn: 'the service may still be working on it',
        look: 'A repository that is gone by then counts as removed;',
    },
    inputs: {},
    async plan({ facts }) {
        if (showsNoRepository(facts))
            return nothingToDo;
        return { changes: [removal(facts)], expected: { repository: 'absent' } };
    },
});

// EXTERNAL MODULE: ./build/api/records.js
var records = __nccwpck_require__(1493);
// EXTERNAL MODULE: ./build/records/kind.js
var records_kind = __nccwpck_require__(7639);
// EXTERNAL MODULE: ./build/records/kinds/queue-workers.js
var queue_workers = __nccwpck_require__(4036);
;// CONCATENATED MODULE: ./build/operations/shown-records.js



/** The ids in the path of a kind's list. */
function idsOf(kind, facts) {
    return kind.scope === 'server' ? { server: facts.serverId } : { ...(0,site_target/* targetOf */.$)(facts) };
}
/**
 * Reads the records of a kind.
 *
 * @throws OperationError if the service does not show them, as there may be some
 */
async function readShownRecords(kind, facts, reader) {
    // A site that a dry run would create has none yet.
    if (kind.scope === 'site' && typeof facts.site !== 'object')
        return [];
    const shown = await (0,pages/* readAllOrNull */.C)(reader, kind.endpoints.list, idsOf(kind, facts));
    if (shown !== null)
        return shown;
    throw new errors/* OperationError */.OK('failed', `The service does not show its ${kind.singular}s (null instead of a list). An unknown list is not treated as empty.`, 'Look at them in the service itself. If it never shows them, remove this operation.');
}

;// CONCATENATED MODULE: ./build/operations/restart-queue-workers.js








/** Restarts every queue worker of the site. Runs every time, as there is no state to compare with. */
const restartQueueWorkers = defineOperation({
    name: 'restart-queue-workers',
    summary: 'restarts every queue worker of the site',
    scope: 'site',
    plansByState: queue_workers/* queueWorkers */.l.name,
    repeats: true,
    inputs: {},
    async plan({ dryRun, facts, reader, log }) {
        const workers = await readShownRecords(queue_workers/* queueWorkers */.l, facts, reader);
        if (workers.length === 0) {
            log.info(dryRun ? 'the site has no queue workers yet' : 'the site has no queue workers');
            return nothingToDo;
        }
        const changes = workers.map((worker) => {
            const name = (0,records_kind/* nameOf */.Vb)(queue_workers/* queueWorkers */.l, worker);
            const what = `the queue worker ${name === null ? `with id ${worker.id}` : `${name} (id ${worker.id})`}`;
            const target = { ...(0,site_target/* targetOf */.$)(facts), record: worker.id };
            return { summary: `restart ${what}`, apply: (applying) => restart(target, what, applying) };
        });
        return { changes };
    },
});
async function restart(target, what, { writer }) {
    const effect = await writer.write(records.postQueueWorkerRestart, target, undefined);
    if (effect.state === 'not-done' && (0,errors/* isNotFound */.c4)(effect.error))
        return { changed: false, summary: `${what} no longer exists` };
    (0,settle/* requireDone */.Sy)(effect, `Whether ${what} was restarted is not known: every answer was lost.`, 'Run again: restarting a queue worker twice does no harm.');
    return { changed: true, summary: `restarted ${what}` };
}

// EXTERNAL MODULE: ./build/api/advice.js
var advice = __nccwpck_require__(4755);
;// CONCATENATED MODULE: ./build/operations/restart-server.js







/**
 * Reboots the server, then waits until it answers with its earlier status (section 4, Servers). Runs every time, as there is
 * no state to compare with.
 */
const restartServer = defineOperation({
    name: 'restart-server',
    summary: 'reboots the server and waits until it answers with its earlier status',
    scope: 'server',
    repeats: true,
    afterKill: {
        what: 'The restart of the server',
        goesOn: 'the server may still be rebooting',
        look: 'Look whether the server is back (show-server-logs prints its newest entries);',
    },
    inputs: {},
    async plan({ facts: { serverId }, reader }) {
        const { name, status } = await reader.read(api_servers.getServer, { server: serverId });
        const summary = `restart the server ${name} and wait until it is back`;
        return { changes: [{ summary, apply: (applying) => restart_server_restart(serverId, name, status, applying) }] };
    },
});
/** The time that a server may take to begin its reboot visibly. */
const GRACE_MS = 20_000;
/** Bounds of the pause between two looks, which is a quarter of the time waited so far. */
const restart_server_FIRST_PAUSE_MS = 1_000;
const restart_server_LONGEST_PAUSE_MS = 10_000;
/** The longest wait that the service may ask for. */
const LONGEST_HOLD_MS = 30_000;
async function restart_server_restart(server, name, statusBefore, applying) {
    const { clock, during } = applying.patience;
    const effect = await applying.writer.write(api_servers.postServerRestart, { server }, undefined);
    const startedAt = clock.now();
    if (effect.state !== 'done')
        warnOfLostAnswer(effect, name, applying);
    const isConfirmed = effect.state === 'done';
    const last = { state: 'unclear', words: 'it was not looked at yet', holdMs: 0 };
    const seen = { server, statusBefore, isConfirmed, wasAway: false, last };
    const awaited = () => `${seen.wasAway ? 'waiting for it to come back' : 'it was not seen to go away yet'}; ${seen.last.words}`;
    const activity = { doing: 'restarting the server', awaited, noun: 'restart' };
    await during(activity, () => watchServer(seen, applying));
    const took = (0,duration/* formatDuration */.a)(clock.now() - startedAt);
    if (seen.wasAway)
        return { changed: true, summary: `restarted the server ${name}, which was back after ${took}` };
    if (effect.state !== 'done')
        throw neverSeenAway(effect.error);
    return {
        changed: true,
        summary: `restarted the server ${name}; it was never seen to be away within ${took}, so it counts as back`,
    };
}
/** Warns of a lost answer. Throws unless the restart may have taken effect. */
function warnOfLostAnswer({ state, error }, name, { log }) {
    if (state === 'not-done')
        throw error;
    if ((0,errors/* isInterruption */.si)(error))
        throw (0,settle/* interruptedIn */.GP)(error, `Whether the server ${name} restarts is not known.`);
    // The status read before the restart may then be one of a server that was already away.
    if (error instanceof errors/* ApiError */.hD && error.status === 503)
        throw new errors/* OperationError */.OK('unknown', `The restart of the server ${name} was answered with status 503: most likely it is rebooting already, or was away for another reason.`, 'Wait until it is back, and run again if it still has to be restarted.', { cause: error });
    log.warning(`${(0,errors/* explain */.WE)(error)} It is not sent again; whether the server goes away will tell whether it took effect.`);
}
/**
 * Looks at the server until it is back, or until the grace time ends without its going away. Sends nothing else.
 *
 * @throws OperationError when the time is up, or when the service refuses to be read
 */
async function watchServer(seen, applying) {
    const { clock, signal } = applying.patience;
    const startedAt = clock.now();
    let wasSeenAway = false;
    for (;;) {
        const waitedMs = clock.now() - startedAt;
        const pauseMs = Math.max(seen.last.holdMs, restart_server_FIRST_PAUSE_MS, Math.min(restart_server_LONGEST_PAUSE_MS, waitedMs / 4));
        try {
            await clock.sleep(pauseMs, signal);
            seen.last = await lookAt(seen, applying);
        }
        catch (error) {
            if (error instanceof errors/* CancelledError */.cc)
                throw (0,settle/* interruptedIn */.GP)(error, 'The server was told to restart and was not seen to be back yet.');
            if (!(error instanceof errors/* DeadlineError */.j3))
                throw error;
            if (!seen.wasAway && !seen.isConfirmed)
                throw neverSeenAway(error);
            throw new errors/* OperationError */.OK('timed_out', `The server was told to restart and was not seen to be back within the timeout: ${seen.last.words}. It may still be rebooting.`, 'Look at the server before running again, which would restart it once more; raise timeout if it needs more time.', { cause: error });
        }
        const { state, words } = seen.last;
        const isAway = state === 'away' || (state === 'silent' && seen.isConfirmed);
        if (isAway && !seen.wasAway)
            applying.log.info(`the server is away: ${words}`);
        seen.wasAway ||= isAway;
        wasSeenAway ||= state === 'away';
        if (seen.wasAway)
            applying.confirm();
        // A single failed answer may come from before the reboot.
        const graceIsOver = clock.now() - startedAt >= GRACE_MS;
        if (state === 'as-before' && (wasSeenAway || graceIsOver))
            return;
    }
}
/** Looks once. Throws an interruption, or OperationError when the service refuses to be read. */
async function lookAt({ server, statusBefore }, { reader }) {
    try {
        const { status } = await reader.read(api_servers.getServer, { server }, { attempts: 1 });
        const state = status === statusBefore ? 'as-before' : 'away';
        return { state, words: statusText({ status }), holdMs: 0 };
    }
    catch (error) {
        if (!(error instanceof errors/* ApiError */.hD))
            throw error;
        const { reason, message, retryAfterMs = 0 } = error;
        const holdMs = Math.min(LONGEST_HOLD_MS, retryAfterMs);
        // A bad answer comes from a proxy in front of the server. A broken connection tells nothing.
        const isSilent = reason === 'unreachable' || (reason === 'ambiguous' && error.status !== undefined);
        if ((0,errors/* isPassing */.WG)(error))
            return { state: isSilent ? 'silent' : 'unclear', words: message, holdMs };
        throw new errors/* OperationError */.OK('unknown', 'The server was told to restart, but whether it is back is not known: it can no longer be looked at.', (0,advice/* advise */.T)(error), { cause: error });
    }
}
function neverSeenAway(cause) {
    return new errors/* OperationError */.OK('unknown', 'The answer to the restart was lost and the server was never seen to be away: whether it restarts is not known.', 'Look at the server (show-server-logs prints its newest entries) before running again, which would restart it once more.', { cause });
}

;// CONCATENATED MODULE: ./build/operations/print-entry.js
/** Prints a log entry: its time and description on the first line, its content below. */
function printEntry({ created_at, description, content }, log) {
    const heading = [created_at, description].filter((part) => (part ?? '') !== '').join('  ');
    const text = log.remote();
    text.push(`${heading}\n${content ?? ''}`);
    text.end();
}

;// CONCATENATED MODULE: ./build/operations/show-deploy-log.js




/** Prints the latest deploy log. */
const showDeployLog = defineOperation({
    name: 'show-deploy-log',
    summary: 'prints the latest deploy log of the site',
    scope: 'site',
    readOnly: true,
    inputs: {},
    async plan({ facts, reader, log, learn }) {
        if (typeof facts.site !== 'object')
            return nothingToDo;
        const entry = await (0,deploy_log/* readLatestDeploy */.VG)({ reader, target: (0,site_target/* targetOf */.$)(facts) });
        if (entry === null) {
            log.info('the site has no deploy log yet');
            return nothingToDo;
        }
        if (entry.content === undefined)
            log.info('the service does not show the output of the deploy');
        else
            learn({ deployLog: entry.content });
        printEntry(entry, log);
        return nothingToDo;
    },
});

;// CONCATENATED MODULE: ./build/operations/show-server-logs.js





const logEntries = declare({
    name: 'log-entries',
    section: 'other',
    description: 'For `show-server-logs`, the number of newest entries to print, from 1 to 300.',
    default: '15',
    parse: parseWholeNumber(1, 300),
});
/** Prints the newest entries of the server's log, the newest last. */
const showServerLogs = defineOperation({
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
        for (const entry of entries.toReversed())
            printEntry(entry, log);
        return nothingToDo;
    },
});
/** The limit for a service with tiny pages. As far as is known, pages have 15 entries. */
const MOST_PAGES = 30;
/** Reads the newest entries, the newest first, page by page (section 2, Pagination envelope). */
async function readNewest(reader, server, most) {
    const entries = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
        const shown = await reader.read(api_servers.getServerLogs, { server }, { page });
        entries.push(...shown.items.slice(overlap(entries, shown.items)));
        if (entries.length >= most || page >= shown.lastPage || shown.items.length === 0)
            break;
    }
    return entries.slice(0, most);
}
/** Counts the entries at the start of a page that new entries have pushed there from the page before. */
function overlap(before, page) {
    const same = (count) => JSON.stringify(before.slice(before.length - count)) === JSON.stringify(page.slice(0, count));
    for (let count = Math.min(before.length, page.length); count > 0; count -= 1)
        if (same(count))
            return count;
    return 0;
}

;// CONCATENATED MODULE: ./build/operations/sweep-previews.js









const previewDomain = declare({
    name: 'preview-domain',
    section: 'site',
    description: "For `sweep-previews`, the domain of previews with `<number>` in place of the pull request's number, such as `pr-<number>.preview.example.com`.",
    parse: parsePreviewDomain,
});
/** Deletes the previews of closed pull requests. A preview in doubt stays. */
const sweepPreviews = defineOperation({
    name: 'sweep-previews',
    summary: 'deletes the sites of `preview-domain` whose pull request has been closed for an hour; keeps those in doubt',
    scope: 'server',
    plansByState: 'sites',
    inputs: {
        previewDomain: need(previewDomain, 'the domain of previews with <number> in the place of the number, as sweep-previews needs it'),
        githubToken: need(githubToken, '${{ github.token }} with the permission pull-requests: read, as sweep-previews asks GitHub which pull requests are closed'),
    },
    async plan(planning) {
        const { facts, log, lookUpPullRequest } = planning;
        const changes = [];
        for (const preview of await findPreviews(planning.inputs.previewDomain, planning)) {
            const why = whyItStays(preview, await lookUpPullRequest(preview.number));
            if (why === undefined)
                changes.push(deletion(facts.serverId, preview, lookUpPullRequest));
            else if (why.isDoubt)
                log.warning(`${siteLabel(preview.site)} stays: ${why.words}`);
            else
                log.info(`${siteLabel(preview.site)} stays: ${why.words}`);
        }
        return { changes };
    },
});
async function findPreviews(wanted, { facts, reader, log }) {
    const sites = await (0,pages/* readAll */.y)(reader, api_sites.getSites, { server: facts.serverId });
    const found = sites.flatMap((site) => {
        const number = wanted.numberOf(site.domain);
        return number === undefined ? [] : [{ site, number }];
    });
    log.info(`${found.length} of ${sites.length} sites are of the form ${wanted.text}`);
    return found.filter(({ site }) => !isBeingDeleted(site));
}
/** Leaves time for the workflow that deletes the site when its pull request is closed. */
const CLOSED_FOR_MS = 60 * 60_000;
/**
 * Gives the reason to keep a preview; undefined if it is to be deleted.
 *
 * @throws OperationError when GitHub cannot be asked at all: then nothing is deleted
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
    throw new errors/* OperationError */.OK('failed', `Whether ${named} is closed is not known: ${state.why}. A site is deleted only when GitHub says so.`, 'Fix what it names, or run again when GitHub is available: the remaining previews are found again.');
}
function deletion(server, preview, lookUp) {
    const { site, number } = preview;
    const target = { server, site: site.id };
    const label = siteLabel(site);
    return {
        summary: `delete the site ${label}: pull request #${number} is closed`,
        async apply(applying) {
            // The pull request and the site may have changed since the plan, above all since an agreed one.
            const why = whyItStays(preview, await lookUp(number));
            if (why !== undefined)
                return leave(preview, why.words, applying);
            const now = await readSite(applying.reader, target);
            if (now === undefined)
                return { changed: false, summary: `the site ${label} was gone already` };
            const other = `id ${site.id} now belongs to ${now.domain || 'a site without a domain'}`;
            if (now.domain.toLowerCase() !== site.domain.toLowerCase())
                return leave(preview, other, applying);
            if (isBeingDeleted(now))
                return { changed: false, summary: `the site ${label} is being deleted already` };
            return removeSite({ serverId: server, site: now }, label, applying);
        },
    };
}
function leave({ site }, why, { log }) {
    log.warning(`${siteLabel(site)} was to be deleted, but stays: ${why}`);
    return { changed: false, summary: `left the site ${siteLabel(site)}: ${why}` };
}

// EXTERNAL MODULE: ./build/dotenv/spelling.js
var dotenv_spelling = __nccwpck_require__(7321);
// EXTERNAL MODULE: ./build/dotenv/phpdotenv.js
var phpdotenv = __nccwpck_require__(5725);
;// CONCATENATED MODULE: ./build/dotenv/strict.js


/**
 * Reads dotenv text that a user wrote for us. If loaders disagree on it, asks for quotes instead of guessing. `${NAME}` (not
 * in single quotes) takes the value of a key assigned further up. The last assignment of a key wins. Backticks around a value
 * are quotes, as for Node's dotenv. Reports all problems.
 */
function parseStrict(text) {
    const found = new Map();
    const problems = [];
    for (const segment of (0,file/* parse */.qg)(text)) {
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
/** Reads an assignment. Returns a text that says what is wrong with it, if anything is. */
function readSegment(segment, known) {
    if (segment.kind !== 'assignment') {
        return segment.text.includes('=')
            ? BAD_KEY
            : 'not an assignment; expected KEY=value, a comment or a blank line';
    }
    if (!(0,file/* isKey */.m0)(segment.key))
        return BAD_KEY;
    const read = readSpelled(segment);
    if (!read.ok)
        return read.reason;
    const value = resolve(read, known);
    return value === undefined ? UNRESOLVED : { key: segment.key, value };
}
const BAD_KEY = 'the key must consist of letters, digits and underscores, and not begin with a digit';
const UNRESOLVED = 'the name in ${…} is no key assigned further up; assign it first, or use single quotes for the text itself';
const BARE_HASH = 'programs that load .env disagree whether # begins a comment here; quote the value, or put a space before # to begin a comment';
function readSpelled({ value }) {
    const spelled = value.replace(/\r\n?/g, '\n');
    if (/^['"]/.test(spelled))
        return (0,phpdotenv/* readValue */.wK)(spelled);
    if (/^`[^`]*`$/.test(spelled))
        return { ok: true, text: spelled.slice(1, -1), references: [] };
    if (spelled.includes('#'))
        return { ok: false, reason: BARE_HASH };
    const dollars = [...spelled.matchAll(/\$/g)].map((match) => match.index);
    return {
        ok: true,
        text: spelled,
        references: dollars.filter((at) => (0,phpdotenv/* referenceAt */.DO)(spelled, at) !== undefined),
    };
}
function resolve({ text, references }, known) {
    let resolved = '';
    let from = 0;
    for (const at of references) {
        const name = (0,phpdotenv/* referenceAt */.DO)(text, at) ?? '';
        const value = known.get(name);
        if (value === undefined)
            return undefined;
        resolved += text.slice(from, at) + value;
        from = text.indexOf('}', at) + 1;
    }
    return resolved + text.slice(from);
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
    description: "For `sync-env`, a prefix. Every variable of the step's `env` that begins with it sets the key named by the rest; an empty value is refused. Later sources win (file, text, prefix).",
};
/** The values to set, by key: from the file, then the text, then the variables. All of them are secrets. */
const env = declareGroup([envText, envFile, envPrefix], (form) => {
    const path = form.source.get(envFile.name).trim();
    const texts = [
        [envFile.name, path === '' ? '' : (form.file(envFile.name, path) ?? '')],
        [envText.name, form.source.get(envText.name)],
    ];
    const values = new Map();
    for (const [input, text] of texts) {
        const parsed = parseStrict(text);
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
const envMode = declare({
    name: 'env-mode',
    section: 'env',
    description: '`merge` keeps all other lines byte for byte; `replace` writes exactly the given keys.',
    default: 'merge',
    parse: parseOneOf(['merge', 'replace']),
});
const envRemove = declare({
    name: 'env-remove',
    section: 'env',
    description: 'For `sync-env` with `merge`, keys to remove, separated by line breaks or commas.',
    parse: parseKeys,
    missing: new Set(),
});
/** Brings the site's `.env` to the given values. Shows only the names of keys. */
const syncEnv = defineOperation({
    name: 'sync-env',
    summary: "sets the given values in the site's `.env` and keeps every other byte",
    scope: 'site',
    section: 'env-keys',
    plansByState: 'repository',
    inputs: { env, envMode, envRemove },
    check({ env: values, envMode: mode, envRemove: removed }) {
        const problems = [];
        const report = (input, expected) => problems.push({ input, expected });
        if (values?.size === 0 && removed?.size === 0)
            report('env, env-file, env-prefix, env-remove', 'at least one value or key for sync-env');
        if (mode === 'replace' && removed !== undefined && removed.size > 0)
            report('env-remove', 'nothing with env-mode: replace, which removes all other keys anyway');
        const both = [...(removed ?? [])].filter((key) => values?.has(key));
        if (both.length > 0)
            report('env-remove', `no key that is also set: ${both.join(', ')}`);
        for (const [key, value] of values ?? []) {
            const spelling = (0,dotenv_spelling/* spell */.lO)(value);
            if (!spelling.ok)
                report('env', `a value for ${key} that a .env can hold: ${spelling.reason}`);
        }
        return problems;
    },
    async plan({ inputs, ...planning }) {
        const { facts, dryRun, learn, log } = planning;
        // Only a run that plans this operation loads the codec.
        const file = await __nccwpck_require__.e(/* import() */ 915).then(__nccwpck_require__.bind(__nccwpck_require__, 7915));
        const current = await readCurrent(planning, file.readEnv);
        if (current === null && inputs.envMode === 'merge') {
            if (dryRun && facts.repository === 'installed')
                return planUnseen(inputs);
            throw new errors/* OperationError */.OK('failed', 'The service shows no .env of this site. Nothing is merged into an unseen file, as its contents might be lost.', 'Install the repository first (ensure-repository; with reinstall-repository: true where one was removed), or set env-mode: replace to write exactly the given keys.');
        }
        const merged = file.mergeEnv(current, inputs);
        if (!merged.ok)
            throw file.refusal(merged);
        const { text, misread, ...keys } = merged;
        for (const { key, loaders } of misread) {
            log.warning(`${key}: no spelling of this value works for all programs that load .env; ${loaders.map((loader) => LOADERS[loader]).join(', ')} will misread it. To be safe, choose a value without quotes.`);
        }
        learn({ env: keys });
        warnOfOddities(text, keys, inputs.env, log);
        if (text === current)
            return nothingToDo;
        const write = { wanted: inputs, current, text, keys, facts };
        const apply = async (applying) => {
            const { replaced, doubt } = await file.writeEnv(write, applying);
            return { changed: true, summary: `.env: ${sync_env_describe(keys, DONE)}${doubt}`, replaced };
        };
        return { changes: [{ summary: `.env: ${sync_env_describe(keys, TO_DO)}`, content: contentOf(inputs), apply }] };
    },
});
/** Warns of likely mistakes. */
function warnOfOddities(text, keys, env, log) {
    const written = [...keys.added, ...keys.changed];
    const values = written.map((key) => [key, env.get(key) ?? '']);
    const empty = values.filter(([, value]) => value === '').map(([key]) => key);
    if (empty.length > 0)
        log.warning(`${empty.join(', ')}: set to an empty value. Is a secret missing?`);
    const broken = values.filter(([, value]) => /[\r\n]$/.test(value)).map(([key]) => key);
    if (broken.length > 0)
        log.warning(`${broken.join(', ')}: ends in a line break. Was the secret copied with one?`);
    if (written.length > 0 && text.includes('\r\n'))
        log.warning('.env has CRLF line ends, which are kept: a shell that loads it reads a carriage return with each value.');
}
const LOADERS = {
    phpdotenv: "PHP's phpdotenv",
    shell: 'a POSIX shell',
    dotenv: "Node's dotenv package",
    parseEnv: "Node's util.parseEnv",
};
/** Plans for a file that an earlier operation of the dry run would bring, and that cannot be read yet. */
function planUnseen(wanted) {
    const summary = `bring .env to the given values of ${[...wanted.env.keys()].join(', ')}, once the repository has brought the file`;
    const apply = () => Promise.reject(new TypeError('A plan made without seeing .env was applied'));
    return { changes: [{ summary, content: contentOf(wanted), apply }] };
}
/** The content for the hash of the plan: only what the inputs set or remove. */
function contentOf({ env, envMode, envRemove }) {
    return JSON.stringify([envMode, [...env].sort(), [...envRemove].sort()]);
}
/** Reads the present `.env`; null when the service shows none. */
async function readCurrent({ facts, dryRun, reader, patience, hide }, readEnv) {
    if (typeof facts.site !== 'object' || (dryRun && facts.repository === 'absent'))
        return null;
    const target = (0,site_target/* targetOf */.$)(facts);
    const read = () => readEnv(reader, target, hide);
    // The repository was just installed: its .env may appear with a delay.
    const isThere = (text) => text !== null;
    return facts.repository === 'installed' && !dryRun
        ? (await (0,settle/* readUntil */.LC)(read, isThere, 'the .env that comes with the repository', patience)).value
        : read();
}
const TO_DO = ['add', 'change', 'remove'];
const DONE = ['added', 'changed', 'removed'];
function sync_env_describe({ added, changed, removed }, verbs) {
    const words = [added, changed, removed].flatMap((keys, index) => keys.length === 0 ? [] : `${verbs[index]} ${keys.join(', ')}`);
    return words.length === 0 ? 'only the text around the keys differs' : words.join('; ');
}
/** Reads the variables of the step's environment that begin with the prefix, without the prefix. */
function readPrefixed(form) {
    const { get, environment } = form.source;
    const prefix = get(envPrefix.name).trim();
    if (prefix === '')
        return [];
    const found = Object.entries(environment).flatMap(([name, value]) => name.startsWith(prefix) && value !== undefined ? [[name.slice(prefix.length), value]] : []);
    const report = (expected) => form.report(envPrefix.name, expected);
    const bad = found.filter(([key]) => !(0,file/* isKey */.m0)(key)).map(([key]) => `${prefix}${key}`);
    if (bad.length > 0)
        report(`variables with a key of letters, digits and _ after the prefix: ${bad.join(', ')}`);
    const empty = found.filter(([, value]) => value === '').map(([key]) => key);
    if (empty.length > 0) {
        const names = empty.map((key) => prefix + key).join(', ');
        report(`a value in ${names}; it is empty: ${NO_SECRET}. To write an empty value on purpose, give ${empty[0]}= in env`);
    }
    if (found.length === 0)
        report(`at least one variable of the step's env that begins with ${prefix}`);
    return found;
}

// EXTERNAL MODULE: ./build/records/compare.js
var compare = __nccwpck_require__(4750);
;// CONCATENATED MODULE: ./build/operations/sync-records.js










const manifestText = {
    name: 'manifest',
    section: 'manifest',
    description: "For the `sync-…` operations of records, the declared records as YAML or JSON, or the path of such a file. `${NAME}` stands for the variable NAME of the step's `env`.",
};
/** The declared records; null without a manifest. The YAML parser is loaded only for a manifest. */
const manifest = declareGroup([manifestText], async (form) => {
    const { text, file } = readTextOrFile(form, manifestText.name);
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
    description: 'Kinds whose undeclared records are deleted, such as `crontabs, network-rules`; none by default. `databases` deletes data.',
    parse: parseWords,
};
/** The names of the kinds whose undeclared records are deleted. */
const prune = declareGroup([pruneNames], (form) => {
    const names = form.text(pruneNames) ?? [];
    const known = kinds/* kinds */.E.map(({ name }) => name);
    const report = (expected) => form.report(pruneNames.name, expected);
    for (const name of names) {
        const kind = kinds/* kinds */.E.find((candidate) => candidate.name === name);
        if (kind === undefined)
            report(`kinds of the manifest; ${name} is none, did you mean ${(0,near_names/* nearest */.p)(name, known)[0]}?`);
        else if (kind.removable === false)
            report(`kinds that can be deleted; the service has no call to delete a ${kind.singular}`);
    }
    return new Set(names);
});
/** Defines the operation that brings the records of one kind to what the manifest declares. */
function syncRecords(kind) {
    const name = `sync-${kind.name}`;
    return defineOperation({
        name,
        summary: `makes the ${kind.singular}s of the ${kind.scope} match the manifest`,
        scope: kind.scope,
        changesState: kind.name,
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
            const shown = await readShownRecords(kind, facts, planning.reader);
            const plan = (0,compare/* planRecords */.sd)(kind, declared, shown, inputs.prune.has(kind.name));
            stopAtConflicts(kind, plan);
            sayWhatIsKept(kind, declared, plan, planning);
            const known = new Set(shown.map(({ id }) => id));
            const tally = { known, gone: new Set(), own: new Set() };
            return { changes: plan.changes.map((change) => toChange(change, kind, facts, tally)) };
        },
    });
}
/** Warns of a manifest, or of kinds to prune, that no requested operation applies. */
async function warnOfIdleRecords(form, operations) {
    const declared = (await manifest.read(form))?.value;
    const pruned = [...((await prune.read(form))?.value ?? [])];
    const isIdle = (kind) => !operations.includes(`sync-${kind}`);
    const warnings = pruned
        .filter(isIdle)
        .map((kind) => `prune names ${kind}, but sync-${kind} is not among the operations.`);
    if (declared == null || ![...declared.keys()].every(isIdle))
        return warnings;
    return [...warnings, 'manifest is given, but no operation applies it (sync-…).'];
}
function stopAtConflicts(kind, { conflicts }) {
    if (conflicts.length === 0)
        return;
    const messages = conflicts.map(({ message }) => message).join(' ');
    const next = [...new Set(conflicts.map((conflict) => conflict.next))].join(' ');
    throw new errors/* OperationError */.OK('failed', `${messages} sync-${kind.name} has written nothing.`, next);
}
/** Logs what stays as it is, and why. */
function sayWhatIsKept(kind, declared, { kept, uncompared }, { log }) {
    if (uncompared.length > 0)
        log.info(`not shown by the service, and so not compared: ${uncompared.join(', ')}`);
    if (kept.length === 0)
        return;
    const identities = new Set(declared.map((record) => (0,compare/* identityOf */.cu)(kind, record)));
    const named = kept.map((record) => {
        const again = identities.has((0,compare/* identityOf */.cu)(kind, record)) ? ', listed more than once' : '';
        return `${(0,records_kind/* briefNameOf */.z9)(kind, record)}${again}`;
    });
    const why = kind.removable === false ? 'the service has no call to delete them' : `prune does not name ${kind.name}`;
    log.info(`not declared but kept, as ${why}: ${named.join(', ')}`);
}
function toChange(change, kind, facts, tally) {
    return {
        summary: summaryOf(kind, change),
        content: sync_records_contentOf(change),
        async apply(applying) {
            const { applyRecordChange } = await __nccwpck_require__.e(/* import() */ 626).then(__nccwpck_require__.bind(__nccwpck_require__, 7626));
            return applyRecordChange(change, { kind, ids: idsOf(kind, facts), ...tally, ...applying });
        },
    };
}
/** The content for the hash of the plan. Of a shown record, only the id: other fields may change by themselves. */
function sync_records_contentOf(change) {
    const declared = change.action === 'delete' ? null : change.declared;
    const shown = change.action === 'create' ? null : change.shown.id;
    return JSON.stringify([change.action, declared, shown]);
}
function summaryOf(kind, change) {
    if (change.action === 'create') {
        const details = (0,records_kind/* detailsOf */.cz)(kind, change.declared);
        return `create the ${kind.singular} ${(0,records_kind/* nameOf */.Vb)(kind, change.declared)}${details === '' ? '' : ` (${details})`}`;
    }
    const why = change.action === 'replace' ? change.differences.join('; ') : change.why;
    return `${change.action} the ${kind.singular} ${(0,records_kind/* briefNameOf */.z9)(kind, change.shown)}: ${why}`;
}

// EXTERNAL MODULE: ./build/api/deployments.js
var deployments = __nccwpck_require__(9307);
// EXTERNAL MODULE: ./build/deploy/exit-report.js
var exit_report = __nccwpck_require__(7111);
;// CONCATENATED MODULE: ./build/deploy/shell-script.js
/**
 * True when a shell script silently continues after a failed command: it has several commands, but no `set -e`, `set +e` or ERR
 * trap. Options in its `#!` line do not count, because a service may pass the script to a shell. Unclear text counts as a
 * command.
 */
function passesOverFailures(script) {
    const statements = statementsOf(script);
    if (statements.some((statement) => ABOUT_FAILURES.test(statement)))
        return false;
    return statements.slice(0, -1).some((statement) => !HARMLESS.some((pattern) => pattern.test(statement)));
}
const ABOUT_FAILURES = /\bset(?=\s)[^\n]*?\s(?:[-+][A-Za-z]*e|[-+][A-Za-z]*o\s+errexit)|^trap\b.*\sERR\b/;
/** Statements that rarely fail, are conditions, end the script, or handle a failure. */
const HARMLESS = [
    /^(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|unset|set|shopt|trap|umask|alias|for|case|select|test|\[|\[\[)(?:\s|$)/,
    /^\(\(/,
    /^(?:if|elif|while|until|!)\s/,
    /^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|[^\s`(]*)$/,
    /\|\|/,
    /[^&]&$/,
    /\]\]$/,
];
/** Escapes, quotes and comments, which contain no commands. */
const NO_CODE = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;
/** The statements of a script without quoted text. Commands joined by `&&`, `||` or `|` are one statement. */
function statementsOf(script) {
    return withoutHereDocuments(script)
        .replace(NO_CODE, (text) => (text === '\\\n' ? ' ' : /^["']/.test(text) ? '_' : ''))
        .replace(/(&&|\|)[ \t]*\n/g, '$1 ')
        .split(/[\n;]/)
        .map((text) => text.trim().replace(STRUCTURE, '').trim())
        .filter((text) => !/^(?:$|(?:fi|done|esac|[{})]|then|do|else)\b|[{}()]+$)/.test(text));
}
/** Keywords before a command. */
const STRUCTURE = /^(?:(?:then|do|else|time|\{|\w+[ \t]*\(\))(?:\s+|$))+/;
function withoutHereDocuments(script) {
    let end;
    const kept = script.split('\n').filter((line) => {
        const isCode = end === undefined;
        if (isCode)
            end = /(?<!<)<<-?[ \t]*\\?["']?([A-Za-z_]\w*)/.exec(line)?.[1];
        else if (line.replace(/^\t+/, '') === end)
            end = undefined;
        return isCode;
    });
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
    description: 'For `update-deploy-script`, a workspace file with the script, instead of `deploy-script`.',
};
const BOTH = `${scriptText.name}, ${scriptFile.name}`;
/** The given script, if any. */
const deployScript = declareGroup([scriptText, scriptFile], (form) => {
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
const updateDeployScript = defineOperation({
    name: 'update-deploy-script',
    summary: 'replaces the deploy script if it differs from the given one',
    scope: 'site',
    section: 'script-diff',
    inputs: {
        script: need(deployScript, 'exactly one of the two, as update-deploy-script needs a script'),
        reportExitStatus: reportExitStatus,
    },
    check({ script, reportExitStatus: reports = true }) {
        const problem = script === undefined ? undefined : problemOf(script, reports);
        return problem === undefined ? [] : [{ input: BOTH, ...problem }];
    },
    async plan({ inputs, facts, reader, log, learn }) {
        const { script, reportExitStatus: reports } = inputs;
        const wanted = wantedScript(script, reports);
        learn({ exitReportExpected: reports && (0,exit_report/* reportBlocker */.DQ)(script) === undefined });
        warn(script, reports, log);
        const current = typeof facts.site === 'object' ? await reader.read(deployments.getDeployScript, (0,site_target/* targetOf */.$)(facts)) : null;
        // A service may trim the text.
        if (current?.trimEnd() === wanted.trimEnd())
            return nothingToDo;
        const summary = `replace the deploy script (${lines(script)}${reports ? ' and the exit report' : ''})`;
        const content = JSON.stringify([current, wanted]);
        learn({ script: { before: current, after: wanted } });
        return {
            changes: [
                { summary, content, apply: (applying) => replace((0,site_target/* targetOf */.$)(facts), current, wanted, applying) },
            ],
        };
    },
});
const NEEDS_SHELL = 'a shell script (sh, bash, dash, ksh, zsh), as the exit report is one; or report-exit-status: false';
function problemOf(script, reports) {
    if (script.trim() === '')
        return { expected: 'a script; it is empty' };
    if (reports && !(0,exit_report/* isForShell */.sE)(script))
        return { expected: NEEDS_SHELL };
    if (script.includes('\0'))
        return { expected: 'text without NUL characters' };
    if (script.includes('\r'))
        return { expected: 'LF line ends: a shell treats the carriage return of CRLF as part of each command' };
    const { length } = [...wantedScript(script, reports)];
    if (length <= deployments.MAX_DEPLOY_SCRIPT_CHARACTERS)
        return undefined;
    return {
        input: scriptText.name,
        expected: `at most ${deployments.MAX_DEPLOY_SCRIPT_CHARACTERS} characters with the exit report, not ${length}`,
    };
}
/** Warns of anything in the script that hides a failure. */
function warn(script, reports, log) {
    if ((0,exit_report/* isForShell */.sE)(script) && passesOverFailures(script))
        log.warning('The deploy script has several commands and no set -e: a failure in the middle goes unnoticed, as the script ends with the status of its last command. Begin it with set -e, or with set +e if that is intended.');
    const blocker = reports ? (0,exit_report/* reportBlocker */.DQ)(script) : undefined;
    if (blocker === undefined)
        return;
    const what = blocker === 'trap' ? 'sets an EXIT trap of its own' : 'ends in exec';
    log.warning(`The deploy script ${what}, so it gives no exit report. Change that, or set report-exit-status: false and add health-check-url, verify-command or success-pattern.`);
}
async function replace(target, before, script, { writer, reader, patience }) {
    const what = 'the deploy script';
    const read = (from) => from.read(deployments.getDeployScript, target);
    const write = (to, text) => to.write(deployments.patchDeployScript, target, { deploy_script: text });
    const { shown } = await (0,settle/* replaceAndReadBack */.nI)(what, () => write(writer, script), () => read(reader), (text) => (0,settle/* isSameText */.cZ)(text, script), patience);
    const doubt = shown === null ? '; the service does not show it, so it could not be read back' : '';
    const replaced = { what, before, after: shown, factsBefore: { script: undefined }, read, write };
    return { changed: true, summary: `replaced the deploy script${doubt}`, replaced };
}
function wantedScript(script, reports) {
    return reports ? (0,exit_report/* withExitReport */.tt)(script) : script;
}
function lines(script) {
    const { length } = script.trimEnd().split('\n');
    return length === 1 ? '1 line' : `${length} lines`;
}

// EXTERNAL MODULE: ./build/api/notifications.js
var notifications = __nccwpck_require__(3851);
;// CONCATENATED MODULE: ./build/operations/update-notifications.js







const CHANNELS = [
    { input: 'chat-a-webhook-url', channel: 'chat_a', told: 'where chat service A is notified of deploys' },
    { input: 'chat-b-webhook-url', channel: 'chat_b', told: 'where chat service B is notified of deploys' },
    { input: 'deploy-webhook-url', channel: 'webhook', told: 'an address that is notified of deploys' },
];
const declared = CHANNELS.map(({ input: name, told }) => {
    const description = `For \`update-notifications\`, ${told}. A secret, masked at once.`;
    return { name, section: 'other', description, secret: 'url', parse: parseWebhookUrl };
});
const urls = declareGroup(declared, (form) => {
    const [chat_a, chat_b, webhook] = declared.map((input) => form.text(input));
    return { chat_a, chat_b, webhook };
});
/** Sets the given notification URLs and leaves the others alone. Shows names of inputs, never URLs. */
const updateNotifications = defineOperation({
    name: 'update-notifications',
    summary: 'sets the given notification URLs; sent in every run, as no call shows which are set',
    scope: 'site',
    writesBlind: true,
    inputs: { urls },
    check({ urls: wanted }) {
        if (wanted === undefined || given(wanted).length > 0)
            return [];
        const expected = 'at least one URL for update-notifications. An empty secret usually has a misspelled name';
        return [{ input: namesOf(CHANNELS), expected }];
    },
    async plan({ inputs: { urls: wanted }, facts }) {
        const names = namesOf(given(wanted));
        const summary = `set ${names} (sent in every run: no call shows which are set)`;
        const content = JSON.stringify(wanted);
        return {
            changes: [{ summary, content, apply: (applying) => update_notifications_replace((0,site_target/* targetOf */.$)(facts), wanted, applying) }],
        };
    },
});
function given(wanted) {
    return CHANNELS.filter(({ channel }) => wanted[channel] !== undefined);
}
function namesOf(channels) {
    return channels.map(({ input }) => input).join(', ');
}
/** Sets the URLs, and once more if the answer is lost: setting them twice does no harm. */
async function update_notifications_replace(target, wanted, { writer, log }) {
    const body = {
        chat_a_webhook_url: wanted.chat_a,
        chat_b_webhook_url: wanted.chat_b,
        deploy_webhook_url: wanted.webhook,
    };
    let effect = await writer.write(notifications.patchNotifications, target, body);
    if (effect.state === 'unknown' && !(0,errors/* isInterruption */.si)(effect.error)) {
        log.info('the answer was lost, and the URLs cannot be read: sending them once more');
        const again = await writer.write(notifications.patchNotifications, target, body);
        // A refusal of the second request tells nothing about the first.
        effect = again.state === 'done' ? again : { state: 'unknown', error: again.error };
    }
    const names = namesOf(given(wanted));
    const answer = (0,settle/* requireDone */.Sy)(effect, `Whether ${names} was set is not known: it was sent and not confirmed, and the URLs cannot be read.`, 'Run again: the URLs are sent in every run, and setting them twice does no harm.');
    const shown = answer?.notification_urls;
    const differing = given(wanted).filter(({ channel }) => !isSame(shown?.[channel], wanted[channel]));
    if (differing.length === 0)
        return { changed: true, summary: `set ${names}` };
    throw new errors/* OperationError */.OK('unknown', `The service has taken the URLs, but its answer shows a different one for ${namesOf(differing)}.`, "Compare the URLs on the site's page of the service with the secrets; they are not shown here.");
}
/** True if the service shows the given URL, possibly normalized, or does not show the field. */
function isSame(shown, wanted) {
    if (shown === undefined || shown === wanted)
        return true;
    return shown !== null && wanted !== undefined && URL.parse(shown)?.href === URL.parse(wanted)?.href;
}

;// CONCATENATED MODULE: ./build/operations/index.js



















/** Every operation. Documentation and checks derive from this list. */
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
    ...kinds/* kinds */.E.map(syncRecords),
    deploy,
    restartQueueWorkers,
    refreshOpcache,
    restartServer,
    checkCertificate,
    showDeployLog,
    showServerLogs,
];

;// CONCATENATED MODULE: ./build/run/inputs.js








const vocabularyText = {
    name: 'vocabulary',
    section: 'target',
    description: 'YAML or JSON map, or the path of such a file, from the words `blogapp`, `cloudstore`, `webframework`, `sqldb`, `chat_a`, `chat_b`, `hosted_git_1`, `hosted_git_2`, `hosted_git_3` to the words of the service in paths, fields and values. Words left out stay the same; a word that the API uses for something else is refused.',
};
/** The words of the service. The YAML parser is loaded only when the input is given. */
const vocabulary = declareGroup([vocabularyText], async (form) => {
    const { text } = readTextOrFile(form, vocabularyText.name);
    if (text === '')
        return {};
    const { parseVocabulary } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(267)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3267));
    const parsed = parseVocabulary(text, kinds/* kinds */.E);
    if ('value' in parsed)
        return parsed.value;
    form.report(vocabularyText.name, parsed.expected);
    return {};
});
const runInputs = { ...commonInputs, vocabulary };
/** Every input, once, ordered by section. */
const allInputs = bySection([
    ...Object.values(runInputs),
    ...operations.flatMap(({ inputs }) => inputs.map((input) => input.optional ?? input)),
]);
/** Every declared input, in the order of action.yml. */
const declarations = allInputs.flatMap(({ declared }) => declared);
/**
 * Reads and checks every input, even those of operations that were not requested.
 *
 * @returns the inputs, with warnings about likely mistakes; or every problem found
 */
async function readInputs(source) {
    const form = createForm(source, declarations);
    const wanted = findOperations((await runInputs.operations.read(form))?.value, form);
    if (wanted.some(({ scope }) => scope === 'site') && source.get('site').trim() === '')
        form.report('site', 'a value; none is given');
    for (const input of allInputs)
        await input.read(form);
    const operations = await prepare(wanted, form);
    checkOrder(wanted, form);
    const { values } = await readValues(runInputs, form);
    if (form.problems.length > 0 || values === undefined)
        return { problems: form.problems };
    const { service, ...others } = values;
    const inputs = { ...others, ...service, operations };
    const names = operations.map(({ name }) => name);
    const warnings = [
        ...warnOfRepetition(names),
        ...(await warnOfIdleRecords(form, names)),
        ...warnOfGitHub(inputs),
    ];
    return { inputs, warnings };
}
/** Orders inputs by section. Leaves out those without a declaration: only their operation reads them. */
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
    const names = operations.map(({ name }) => name);
    const unknown = wanted?.filter((name) => !names.includes(name)) ?? [];
    if (unknown.length > 0) {
        const slips = unknown.map((name) => `no ${name} (did you mean ${(0,near_names/* nearest */.p)(name, names)[0]}?)`);
        const expected = `known operations, one per line or separated by commas; there is ${slips.join(' and ')}. Known: ${names.join(', ')}`;
        form.report('operations', expected);
    }
    return wanted?.flatMap((name) => operations.find((operation) => operation.name === name) ?? []) ?? [];
}
/** Prepares each operation once, even if it is named several times. */
async function prepare(wanted, form) {
    const steps = new Map();
    for (const operation of new Set(wanted))
        steps.set(operation, await operation.prepare(form));
    return wanted.flatMap((operation) => steps.get(operation) ?? []);
}
/** Reports an operation on the site before its creation, or after its deletion. */
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
/** An operation named twice is usually a slip. */
function warnOfRepetition(names) {
    const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at));
    return [...twice].map((name) => `operations names ${name} more than once: it runs each time.`);
}
/** Mistakes that concern only GitHub are mere warnings: they must not prevent a deploy. */
function warnOfGitHub({ operations, environment, environmentUrl, githubToken, comment }) {
    const warnings = [];
    const give = 'Set github-token: ${{ github.token }}, and give the job the permission';
    const noDeployment = 'There is no GitHub Deployment: environment is given, but';
    if (environment === undefined && environmentUrl !== undefined)
        warnings.push('environment-url is given, but environment is not.');
    if (environment !== undefined && githubToken === undefined)
        warnings.push(`${noDeployment} github-token is not. ${give} deployments: write.`);
    else if (environment !== undefined &&
        !operations.some((operation) => operation.deploys || operation.deletesSite))
        warnings.push(`${noDeployment} neither deploy nor delete-site is among the operations.`);
    if (comment && githubToken === undefined)
        warnings.push(`There is no comment on the pull request: comment is true, but github-token is not given. ${give} pull-requests: write.`);
    return warnings;
}

// EXTERNAL MODULE: ./build/report/headline.js
var headline = __nccwpck_require__(2251);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __nccwpck_require__(4902);
;// CONCATENATED MODULE: ./build/report/log-tail.js


const MAX_LINES = 200;
/** Escaping may turn each character into six bytes. */
const MAX_CHARACTERS = 80_000;
/** The last lines, which usually show why a script failed. */
const TELLING_LINES = 12;
/**
 * Renders the end of the deploy log without exit reports: folded, or with its last lines open and the earlier ones folded.
 *
 * @param safeLines without secrets
 */
function renderLogTail(safeLines, isOpen) {
    const all = (0,exit_report/* withoutExitReports */.EG)(safeLines.join('\n')).trimEnd().split('\n');
    if (all.join('') === '')
        return '';
    const lines = lastOf(all, MAX_LINES);
    const isCut = lines.length < all.length;
    if (!isOpen) {
        const title = `Deploy log, ${isCut ? 'the last ' : ''}${(0,markdown/* count */.U9)(lines.length, 'line')}`;
        return (0,markdown/* fold */.AU)(title, (0,markdown/* preBlock */.DI)(lines));
    }
    const telling = lastOf(lines, TELLING_LINES);
    const before = lines.slice(0, lines.length - telling.length);
    if (before.length === 0)
        return `**The deploy log**\n\n${(0,markdown/* preBlock */.DI)(telling)}`;
    const title = `${(0,markdown/* count */.U9)(before.length, 'line')} before these${isCut ? ', and more in the log of this step' : ''}`;
    return `**The end of the deploy log**\n\n${(0,markdown/* preBlock */.DI)(telling)}\n\n${(0,markdown/* fold */.AU)(title, (0,markdown/* preBlock */.DI)(before))}`;
}
function lastOf(lines, most) {
    const last = lines.slice(-most);
    while (last.length > 1 && last.reduce((sum, line) => sum + line.length, 0) > MAX_CHARACTERS) {
        last.splice(0, Math.ceil(last.length / 2));
    }
    return last;
}
const NOTE = '[cut: only the end is shown]\n';
/** The end of a text, at most `maxBytes` of UTF-8, from the start of a line if possible. A note marks the cut. */
function cutStart(text, maxBytes) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= maxBytes)
        return text;
    let start = bytes.length - maxBytes + NOTE.length;
    // A byte of the form 10xxxxxx is inside a character.
    while (start < bytes.length && ((bytes[start] ?? 0) & 0xc0) === 0x80)
        start += 1;
    const lineEnd = bytes.indexOf(0x0a, start);
    const from = lineEnd === -1 || lineEnd === bytes.length - 1 ? start : lineEnd + 1;
    return NOTE + bytes.subarray(from).toString('utf8');
}
/** The last whole lines that fit into `maxCharacters` UTF-16 units; empty if not even the last one does. */
function lastLines(text, maxCharacters) {
    if (text.length <= maxCharacters)
        return text;
    const lineEnd = text.indexOf('\n', text.length - maxCharacters);
    return lineEnd === -1 ? '' : text.slice(lineEnd + 1);
}

// EXTERNAL MODULE: ./build/report/run-report.js
var run_report = __nccwpck_require__(2065);
;// CONCATENATED MODULE: ./build/report/outputs.js



const MAX_LOG_BYTES = 32 * 1024;
const MAX_KEYS_CHARACTERS = 64 * 1024;
/** Every output by section and name, in the order of action.yml and README.md. */
const outputs = {
    'How the run ended': {
        outcome: {
            description: 'How the run ended, one of `succeeded`, `planned`, `failed`, `rejected`, `timed_out`, `unknown`, `cancelled`.',
            value: ({ outcome }) => outcome,
        },
        changed: {
            description: '`true` when something was not as wanted and was changed. What is done in every run, such as a deploy or a restart, does not count.',
            value: ({ results }) => String(results.some(({ traits, wrote }) => wrote && !traits.repeats)),
        },
        results: {
            description: 'JSON, one object per operation with `operation`, `status` (`changed`, `unchanged`, `planned`, `failed`, `unknown`, `not-run`), `changes`, `duration_ms` and `error` when there is one.',
            value: resultsOf,
        },
        requests: {
            description: 'Number of requests sent to the API.',
            value: (_, { traffic }) => String(traffic.requests),
        },
        retries: {
            description: 'Number of requests that were repeats.',
            value: (_, { traffic }) => String(traffic.retries),
        },
    },
    'The plan': {
        plan: {
            description: 'JSON of what was planned, one object per operation with `operation` and `changes`; with `dry-run`, what would be changed.',
            value: planOf,
        },
        'has-changes': {
            description: '`true` when anything differs from what is wanted, `false` when nothing does; what every run does because it was asked for, such as a deploy, does not count; what cannot be compared, as no call shows it, always does. Empty if the run ended before it knew.',
            value: ({ hasChanges }) => outputs_text(hasChanges),
        },
        'plan-hash': {
            description: 'With `dry-run`, a hash of the whole plan. Give it to a later run to carry out exactly this plan. It reveals nothing of what is in the plan.',
            value: ({ planHash }) => outputs_text(planHash),
        },
    },
    'The deploy': {
        'previous-deploy-at': {
            description: '`last_deploy_at` before the deploy. An opaque value, not a time to calculate with.',
            value: ({ facts }, { sanitize }) => line(facts?.deploy?.previousDeployAt, sanitize),
        },
        'last-deploy-at': {
            description: '`last_deploy_at` as last read.',
            value: (report, { sanitize }) => line(report.facts?.deploy?.lastDeployAt ?? (0,run_report/* siteOf */.zU)(report)?.last_deploy_at, sanitize),
        },
        'deploy-duration-ms': {
            description: 'Milliseconds from the trigger to the end of the deploy and its checks.',
            value: ({ facts }) => outputs_text(facts?.deploy?.durationMs),
        },
        'deploy-exit-status': {
            description: 'Exit status that the deploy script reported.',
            value: ({ facts }) => outputs_text(facts?.deploy?.exitStatus),
        },
        'deployed-commit': {
            description: 'Commit that the deploy script reported.',
            value: ({ facts }) => outputs_text(facts?.deploy?.commit),
        },
        evidence: {
            description: 'The evidence that the deploy worked, separated by commas: `token`, `status`, `exit-status`, `success-pattern`, `health-check`, `verify-command`.',
            value: ({ facts }) => (facts?.deploy?.evidence ?? []).join(','),
        },
        'deploy-log': {
            description: 'End of the deploy log, redacted, at most 32 KiB.',
            value: (_, { log }) => cutStart(log.join('\n'), MAX_LOG_BYTES),
        },
        'deployment-id': {
            description: 'Id of the GitHub Deployment, where there is one.',
            value: (_, { deploymentId }) => outputs_text(deploymentId),
        },
    },
    'Server, site and `.env`': {
        'server-id': { description: 'Id of the server.', value: ({ facts }) => outputs_text(facts?.serverId) },
        'site-id': { description: 'Id of the site.', value: (report) => outputs_text((0,run_report/* siteOf */.zU)(report)?.id) },
        'site-domain': {
            description: 'Domain of the site.',
            value: (report, { sanitize }) => line((0,run_report/* siteOf */.zU)(report)?.domain, sanitize),
        },
        'env-added': {
            description: 'Keys added to `.env`, separated by commas.',
            value: ({ facts }) => keys(facts?.env?.added),
        },
        'env-changed': {
            description: 'Keys of `.env` whose value changed.',
            value: ({ facts }) => keys(facts?.env?.changed),
        },
        'env-removed': {
            description: 'Keys removed from `.env`.',
            value: ({ facts }) => keys(facts?.env?.removed),
        },
    },
};
/** The value of every output, by name. */
function renderOutputs(report, context) {
    const all = Object.values(outputs).flatMap((section) => Object.entries(section));
    return Object.fromEntries(all.map(([name, { value }]) => [name, value(report, context)]));
}
function resultsOf({ results }, { sanitize }) {
    const rows = results.map(({ operation, status, changes, restored = [], durationMs, error }) => ({
        operation,
        status,
        changes: changes.concat(restored).map((change) => line(change, sanitize)),
        duration_ms: durationMs,
        ...(error !== undefined && { error: line(error, sanitize) }),
    }));
    return JSON.stringify(rows);
}
function planOf({ results }, { sanitize }) {
    const linesOf = (planned) => planned.map((change) => line(change, sanitize));
    const rows = results.map(({ operation, planned }) => ({ operation, changes: linesOf(planned) }));
    return rows.length === 0 ? '' : JSON.stringify(rows);
}
function line(remote, sanitize) {
    return sanitize(remote ?? '').join(' ');
}
function outputs_text(value) {
    return String(value ?? '');
}
function keys(names = []) {
    return (0,sanitizer/* cut */.Jj)(names.join(','), MAX_KEYS_CHARACTERS);
}

// EXTERNAL MODULE: ./build/report/links.js
var links = __nccwpck_require__(1006);
// EXTERNAL MODULE: ./build/report/operations-table.js
var operations_table = __nccwpck_require__(1655);
// EXTERNAL MODULE: ./build/report/shared-sections.js
var shared_sections = __nccwpck_require__(463);
;// CONCATENATED MODULE: ./build/report/standing.js



const TITLES = [
    ['changed', 'Done'],
    ['unchanged', 'Already as wanted'],
    ['planned', 'Planned only'],
    ['unknown', 'In doubt'],
    ['failed', 'Failed'],
    ['not-run', 'Not run'],
];
/**
 * Lists what is done, in doubt and not begun, and what to look at first, after a run whose end was not seen. Empty for other
 * runs, and if no operation had begun.
 */
function describeStanding(report, prose) {
    const { outcome, results, facts } = report;
    if (outcome !== 'cancelled' && outcome !== 'timed_out' && outcome !== 'unknown')
        return '';
    const deploy = results.some(run_report/* isDeployInDoubt */.Fc) ? facts?.deploy : undefined;
    const lines = TITLES.flatMap(([wanted, title]) => {
        const matching = results.filter(({ status }) => status === wanted);
        const names = (0,shared_sections/* named */.KT)(matching, prose);
        const more = wanted === 'unknown' && deploy !== undefined ? `: ${describeDeploy(deploy, prose)}` : '';
        return names === '' ? [] : [`- **${title}:** ${names}${more}`];
    });
    return [...lines, ...lookFirst(report)].join('\n');
}
function describeDeploy(deploy, { say }) {
    const { previousDeployAt, lastDeployAt, durationMs, exitStatus } = deploy;
    return [
        `followed for ${(0,duration/* formatDuration */.a)(durationMs)} since the trigger`,
        describeLog(deploy),
        previousDeployAt === lastDeployAt
            ? `<code>last_deploy_at</code> had not changed (${say(previousDeployAt ?? 'never')})`
            : `<code>last_deploy_at</code> had changed to ${say(lastDeployAt ?? 'never')}`,
        exitStatus === undefined ? 'no exit report was seen' : `the script had exited with status ${exitStatus}`,
    ].join('; ');
}
function describeLog(deploy) {
    if (!hasBegun(deploy))
        return 'its log had not begun';
    return deploy.log === '' ? 'it had begun, but no line of its log was seen' : 'its log had begun';
}
function hasBegun({ timeline }) {
    return timeline.some(({ begins }) => begins === 'running');
}
const AT_REPOSITORY = '- **Look first** at whether the site has a repository: without one, nothing is deployed. If it has one, the newest entry of the deploy log (`show-deploy-log` prints it) tells whether the deploy is still running.';
const AT_LOG = '- **Look first** at the newest entry of the deploy log (`show-deploy-log` prints it): it tells whether the deploy is still running, and how it ended.';
const AT_OPERATION = '- **Look first** at what the operation in doubt was to change.';
function lookFirst(report) {
    const deploy = report.facts?.deploy;
    if ((0,run_report/* mayStillRun */.tk)(report))
        return [deploy?.lastDeployAt === null && !hasBegun(deploy) ? AT_REPOSITORY : AT_LOG];
    return report.results.some(({ status }) => status === 'unknown') ? [AT_OPERATION] : [];
}

;// CONCATENATED MODULE: ./build/report/timeline.js


/** The tags are Mermaid's: `done` is drawn pale, `active` bright. */
const PHASES = {
    waiting: { title: 'waiting for the log', tags: 'done, ' },
    running: { title: 'running', tags: 'active, ' },
    settling: { title: 'settling', tags: 'done, ' },
    'health-check': { title: 'health check', tags: '' },
    'verify-command': { title: 'verify command', tags: '' },
};
/** Shorter bars are left out of the diagram. */
const SHORTEST_MS = 1_000;
/**
 * Draws the run as a Mermaid Gantt chart and lists the phases of the deploy in words. Empty if the deploy was not followed or
 * there are fewer than two bars.
 */
function drawTimeline(report) {
    const deploy = report.facts?.deploy;
    if (deploy?.followed !== true)
        return '';
    const chart = chartOf(report, deploy);
    const all = Object.values(chart).flat();
    const totalMs = Math.max(...all.map(({ toMs }) => toMs));
    const shortestMs = Math.max(SHORTEST_MS, totalMs / 200);
    if (all.filter(lasting(shortestMs)).length < 2)
        return '';
    const words = chart.deploy.filter(lasting(run_report/* NOTEWORTHY_MS */.xz)).map(({ name }) => name);
    return `\`\`\`mermaid\n${gantt(chart, totalMs, shortestMs)}\n\`\`\`\n\nDeploy: ${words.join(' → ')}`;
}
function lasting(leastMs) {
    return ({ fromMs, toMs }) => toMs - fromMs >= leastMs;
}
/** One bar for each operation, in sequence; for the deploy, one for each phase. */
function chartOf({ results, outcome }, deploy) {
    const at = results.findIndex(({ traits }) => traits.deploys);
    const chart = { before: [], deploy: [], after: [] };
    let fromMs = 0;
    for (const [nth, { operation, durationMs }] of results.entries()) {
        const toMs = fromMs + durationMs;
        const name = `${operation} ${(0,duration/* formatDuration */.a)(durationMs)}`;
        if (nth === at)
            chart.deploy.push(...phasesOf(deploy, outcome, Math.max(fromMs, toMs - deploy.durationMs)));
        else if (/^[a-z-]+$/.test(operation))
            chart[nth < at ? 'before' : 'after'].push({ name, fromMs, toMs, tags: 'done, ' });
        fromMs = toMs;
    }
    return chart;
}
function phasesOf(deploy, outcome, triggeredMs) {
    const begun = deploy.timeline.flatMap(({ atMs, begins }) => (begins ? [{ atMs, begins }] : []));
    const turns = begun.filter(({ begins }, nth) => begins !== begun[nth - 1]?.begins);
    const phases = turns.map(({ begins }) => begins);
    const failed = outcome === 'failed' ? failedPhase(deploy, phases) : undefined;
    return turns.map(({ atMs, begins }, nth) => {
        const toMs = turns[nth + 1]?.atMs ?? deploy.durationMs;
        const isCutShort = nth === turns.length - 1 && ENDS_UNSEEN.includes(outcome);
        const end = begins === failed ? ' (failed)' : isCutShort ? ' (end not seen)' : '';
        const name = `${PHASES[begins].title} ${(0,duration/* formatDuration */.a)(toMs - atMs)}${end}`;
        const tags = isCutShort ? 'crit, active, ' : begins === failed ? 'crit, ' : PHASES[begins].tags;
        return { name, fromMs: triggeredMs + atMs, toMs: triggeredMs + toMs, tags };
    });
}
const ENDS_UNSEEN = ['cancelled', 'timed_out', 'unknown'];
/** The phase to blame: the script, or else the check that came last. */
function failedPhase({ exitStatus, evidence }, phases) {
    const isScript = evidence.length === 0 && (exitStatus !== undefined || phases.includes('settling'));
    return isScript && phases.includes('running') ? 'running' : phases.at(-1);
}
const UNITS = [
    { unit: 's', factor: 1 },
    { unit: 'min', factor: 60 },
    { unit: 'h', factor: 3_600 },
];
/** A longer axis uses the next larger unit. */
const MOST_UNITS = 150;
const TICKS = [1, 2, 5, 10, 20, 30];
const MOST_TICKS = 8;
/** The source of the diagram. Minutes and hours are drawn as seconds, the only unit that looks the same in every time zone. */
function gantt(chart, totalMs, shortestMs) {
    const fits = UNITS.find(({ factor }) => totalMs / factor <= MOST_UNITS * 1_000);
    const { unit, factor } = fits ?? UNITS[2];
    const units = totalMs / factor / 1_000;
    const tick = TICKS.find((step) => units / step <= MOST_TICKS) ?? 30;
    const scale = (ms) => Math.round(ms / factor);
    const sections = Object.entries({ ...chart }).flatMap(([section, bars]) => {
        const tasks = bars.filter(lasting(shortestMs)).map(({ name, tags, fromMs, toMs }) => {
            const from = scale(fromMs);
            return `  ${name} :${tags}${from}, ${Math.max(scale(toMs), from + 1)}`;
        });
        return tasks.length === 0 ? [] : [`  section ${section}`, ...tasks];
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
/** The milestones of a deploy as a table; those whose times read the same share a row. */
function listMilestones(timeline, say) {
    const byTime = Map.groupBy(timeline, ({ atMs }) => (0,duration/* formatDuration */.a)(atMs));
    const rows = [...byTime].map(([time, milestones]) => `| ${time} | ${say(milestones.map(({ what }) => what).join('; '))} |`);
    return ['| Since the trigger | |', '| ---: | --- |', ...rows].join('\n');
}

;// CONCATENATED MODULE: ./build/report/summary.js







const MAX_BYTES = 900 * 1024;
const MEASURE = { items: 50, keys: 300, characters: 1_000 };
const MAX_DIFF_CHARACTERS = 60_000;
/** In a plan, a diff of up to this many lines is shown open. */
const MAX_OPEN_DIFF_LINES = 40;
/** Renders the job summary: GitHub-flavoured Markdown, at most 900 KiB. All remote text in it is inert. */
function renderSummary(report, context) {
    const prose = (0,markdown/* proseOf */.jv)(context.sanitize, MEASURE);
    const { results, facts, outcome } = report;
    const isGood = outcome === 'succeeded' || outcome === 'planned';
    // Without evidence, the end of the log may show why the run failed.
    const log = renderLogTail(context.log, !isGood && facts?.deploy?.evidence.length === 0);
    return join([
        (0,shared_sections/* heading */.R_)(report, context.inputs, prose),
        (0,shared_sections/* whyAndNext */.Nb)(report, prose),
        (0,shared_sections/* shownBy */.Le)(report),
        (0,links/* renderLinks */.UE)(report, context.places, context.sanitize),
        describeStanding(report, prose),
        isGood ? '' : log,
        (0,operations_table/* renderOperations */.zY)(results, facts?.env, prose),
        howToCarryOut(report),
        drawTimeline(report),
        ...(0,operations_table/* listChanges */.Wd)(results, prose),
        (0,shared_sections/* scriptDiff */.DH)(report, context.scriptDiff, MAX_DIFF_CHARACTERS, MAX_OPEN_DIFF_LINES),
        (0,shared_sections/* envKeys */.yu)(report, prose),
        isGood ? log : '',
        deployDetails(facts?.deploy, prose),
    ]);
}
/** Joins the parts that fit, in order. */
function join(parts) {
    const note = 'The rest is left out: it is too large for a job summary.';
    let room = MAX_BYTES - note.length - 2;
    const kept = parts.filter((part) => {
        const size = part === '' ? 0 : Buffer.byteLength(part) + 2;
        if (size > room)
            return false;
        room -= size;
        return true;
    });
    return `${(0,markdown/* paragraphs */.qN)(kept.length < parts.length ? [...kept, note] : kept)}\n`;
}
function howToCarryOut(report) {
    if (report.outcome !== 'planned')
        return '';
    const planned = report.results.filter(({ status }) => status === 'planned');
    if (planned.length === 0)
        return 'Everything is as wanted: carrying this out would write nothing.';
    const isAsWanted = planned.every(({ traits }) => traits.repeats);
    const said = isAsWanted ? 'Everything is as wanted already; only what runs every time would run. ' : '';
    const how = `${said}Nothing was written. **To carry it out,** run the same with \`dry-run: false\`.`;
    return (0,markdown/* paragraphs */.qN)([how, (0,shared_sections/* exactPlan */.Lq)(report)]);
}
function deployDetails(deploy, { say }) {
    if (deploy === undefined || deploy.timeline.length === 0)
        return '';
    const at = [deploy.previousDeployAt, deploy.lastDeployAt].map((value) => say(value ?? 'never')).join(' → ');
    const commit = deploy.commit === undefined ? '' : `Commit ${(0,markdown/* codeSpan */.SS)(deploy.commit)} · `;
    const status = deploy.exitStatus === undefined ? 'not reported' : String(deploy.exitStatus);
    const facts = `${commit}exit status of the script: ${status} · last deploy: ${at}`;
    return (0,markdown/* fold */.AU)('What happened when', `${listMilestones(deploy.timeline, say)}\n\n${facts}`);
}

;// CONCATENATED MODULE: ./build/run/publish.js






/** The part of a deploy log, from its end, that goes into outputs and summary. */
const MAX_LOG_CHARACTERS = 512 * 1024;
const NO_TRAFFIC = { requests: 0, retries: 0, remaining: undefined };
function createPublisher(step) {
    const { env, files, console, redactor } = step;
    let begun = false;
    const safe = (text) => (0,sanitizer/* sanitize */.aj)(text, redactor.redact);
    async function write(report, ran, scriptDiff) {
        begun = true;
        const { inputs, traffic = () => NO_TRAFFIC, traces } = ran ?? {};
        const log = safe(lastLines(report.facts?.deployLog ?? '', MAX_LOG_CHARACTERS));
        const places = placesOf(report, inputs, env);
        const deploymentId = traces?.deploymentId();
        await files.setOutputs(renderOutputs(report, { traffic: traffic(), sanitize: safe, log, deploymentId }));
        await files.writeSummary(renderSummary(report, { inputs, sanitize: safe, log, places, scriptDiff }));
        const line = (0,headline/* headline */.Pl)(report, inputs);
        console.headline(line, report_failure/* exitCodes */.hS[report.outcome] === 0);
        const { failure } = report;
        if (failure !== undefined)
            console.error(line, `${failure.message}${doneBefore(report)}\nNext: ${failure.next}`);
    }
    /** Compares the old deploy script with the new one. The module is loaded only when the script changes. */
    async function compareScript({ facts }) {
        if (facts?.script === undefined)
            return undefined;
        try {
            const { diffScript } = await __nccwpck_require__.e(/* import() */ 500).then(__nccwpck_require__.bind(__nccwpck_require__, 3500));
            return await diffScript(facts.script, safe);
        }
        catch {
            console.warning('The change of the deploy script could not be shown.');
            return undefined;
        }
    }
    return {
        async publish(report, ran) {
            const scriptDiff = await compareScript(report);
            await ran?.traces.close(report, scriptDiff);
            if (!begun)
                await write(report, ran, scriptDiff);
        },
        publishFault(error) {
            const next = 'Look at the site before running again, and please report this line.';
            const failure = { ...(0,report_failure/* failureOf */.g5)(error), outcome: 'unknown', next };
            return write({ outcome: 'unknown', failure, results: [], durationMs: 0 });
        },
        hasBegun: () => begun,
    };
}
/** The changes that took effect in an unsuccessful run, in one line. */
function doneBefore({ results }) {
    const done = results.flatMap(({ operation, wrote, changes }) => wrote ? changes.map((change) => `${operation}: ${change}`) : []);
    const more = done.length > report_failure/* MOST_LISTED */.cC ? `; and ${done.length - report_failure/* MOST_LISTED */.cC} more` : '';
    return done.length === 0 ? '' : `\nDone before that: ${done.slice(0, report_failure/* MOST_LISTED */.cC).join('; ')}${more}.`;
}
/** The places that the summary may link to. */
function placesOf({ facts }, inputs, env) {
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

;// CONCATENATED MODULE: ./build/run/plan-hash.js


/**
 * Hashes a plan: the target, the changes, and everything that would be written, including secrets. Equal plans have equal
 * hashes. The same inputs may give another plan, as it depends on the present state. The API token is the key: without it
 * nobody can use the hash to guess a secret.
 *
 * @returns 64 hexadecimal digits
 */
function hashPlan({ apiToken, baseUrl, site: wanted }, { serverId, site }, plans) {
    const about = [baseUrl, serverId, typeof site === 'object' ? site.id : wanted.toLowerCase()];
    const planned = plans.map(({ operation, changes }) => [operation, ...changes.map(plan_hash_contentOf)]);
    return (0,external_node_crypto_.createHmac)('sha256', apiToken)
        .update(JSON.stringify(['site-deploy plan', about, planned]))
        .digest('hex');
}
/** True when the part of the agreed plan that was planned on sight is still the same. */
function isAsAgreed({ changes, onSight }, now) {
    const spell = (change) => JSON.stringify(plan_hash_contentOf(change));
    const agreed = changes.map(spell);
    const wanted = now.map(spell);
    switch (onSight) {
        case 'none':
            return true;
        case 'part':
            return wanted.every((change) => agreed.includes(change));
        case 'whole':
            return agreed.join() === wanted.join();
    }
}
function plan_hash_contentOf({ summary, content }) {
    return [summary, content ?? null];
}
/** The failure of an operation whose plan no longer matches the agreed one. */
function changedMeanwhile(operation, planned) {
    const now = planned.length === 0 ? 'nothing to change' : planned.join('; ');
    const message = `The plan of ${operation} no longer matches plan-hash: something changed during this run. It would now be: ${now}.`;
    return new errors/* OperationError */.OK('failed', message, PLAN_AGAIN);
}
/** The next step when the plan differs from the agreed one. */
const PLAN_AGAIN = 'Look at the plan of a new run with dry-run: true, and use its plan-hash. The API token must be the same in both.';

// EXTERNAL MODULE: ./build/report/closing-line.js
var closing_line = __nccwpck_require__(951);
// EXTERNAL MODULE: ./build/run/progress.js
var progress = __nccwpck_require__(2527);
;// CONCATENATED MODULE: ./build/run/run-operation.js





/**
 * Plans one operation and, unless it is a dry run, applies the plan. Never throws.
 *
 * @param agreed the agreed plan, if any; a different one is not applied
 */
async function runOperation(ports, operation, known, agreed) {
    const { clock } = ports.patience;
    const startedAt = clock.now();
    const learn = (more) => {
        work.facts = { ...work.facts, ...more };
    };
    const work = { ports, operation, learn, facts: known, changes: [], applied: [], effects: new Set() };
    const end = await planAndApply(work, agreed).catch((error) => (0,report_failure/* failureOf */.g5)(error));
    const { changes, applied, effects } = work;
    const failure = typeof end === 'string' ? undefined : end;
    const status = typeof end === 'string' ? end : statusOf(end, effects.size > 0);
    const planned = changes.map(({ summary }) => summary);
    const result = {
        operation: operation.name,
        traits: operation.traits,
        status,
        planned,
        changes: status === 'planned' ? planned : applied.map(({ summary }) => summary),
        wrote: effects.has('done'),
        durationMs: Math.round(clock.now() - startedAt),
        ...(failure && { error: failure.message }),
    };
    return { ...work, result, failure };
}
/** The status of an operation that did not succeed. After an interruption, it is unknown if a write may have taken effect. */
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
async function planAndApply(work, agreed) {
    const { ports, operation, learn } = work;
    const { inputs, reader, patience, console } = ports;
    // Waits before reading, so that the plan is made from the present state.
    learn({ site: await siteToPlanFor(operation, work.facts, inputs.dryRun, reader, patience) });
    if (agreed !== undefined && agreed.changes.length > 0)
        await getReady(ports);
    const { changes, expected } = await patience.during({ doing: 'reading what is there' }, () => operation.plan({ ...ports, dryRun: inputs.dryRun, log: console, facts: work.facts, learn }));
    work.changes = changes;
    const planned = changes.map(({ summary }) => summary);
    planned.forEach(console.plan);
    if (agreed !== undefined && !isAsAgreed(agreed, changes))
        throw changedMeanwhile(operation.name, planned);
    if (inputs.dryRun)
        learn(expected ?? {});
    if (changes.length === 0)
        return 'unchanged';
    if (inputs.dryRun)
        return 'planned';
    // Not right before the write: nothing may come between the baseline of a deploy and its trigger.
    await getReady(ports);
    return applyAll(work);
}
function getReady({ patience, beforeFirstWrite }) {
    return patience.during({ doing: 'getting ready for the first change' }, beforeFirstWrite);
}
async function applyAll({ ports, learn, changes, applied, effects }) {
    const { console, patience, tracker } = ports;
    const confirm = () => void effects.add('done');
    const seenToEnd = () => tracker.settle('ended');
    const writer = (0,progress/* trackWrites */.M)(ports, (effect) => effects.add(effect));
    const applying = { ...ports, log: console, writer, learn, confirm, seenToEnd };
    await patience.during(writingOf(changes, applied, patience.clock), async () => {
        for (const change of changes) {
            const made = await change.apply(applying);
            // A single change is reported in the line below the group.
            if (changes.length > 1)
                console.info(made.summary);
            applied.push(made);
            if (made.changed)
                confirm();
        }
    });
    return applied.some(({ changed }) => changed) ? 'changed' : 'unchanged';
}
/** The activity of applying changes; `made` grows meanwhile. */
function writingOf(changes, made, clock) {
    const startedAt = clock.now();
    const awaited = () => {
        const next = changes[made.length]?.summary ?? '';
        if (changes.length === 1)
            return next;
        const eachMs = (clock.now() - startedAt) / made.length;
        const each = made.length === 0 ? '' : `, ${(0,duration/* formatDuration */.a)(eachMs)} each so far`;
        return `${made.length} of ${changes.length} changes made${each}; next: ${next}`;
    };
    return { doing: 'writing', awaited, counts: changes.length > 1 };
}

;// CONCATENATED MODULE: ./build/run/run-each.js



/**
 * Runs the operations in order, up to the first that does not succeed. Never throws.
 *
 * @param agreed the agreed plans, if any; each operation is planned again and compared with its own
 */
async function runEach(ports, found, agreed = []) {
    const { inputs, console, tracker } = ports;
    const all = [];
    for (const [nth, operation] of inputs.operations.entries()) {
        const known = all.at(-1)?.facts ?? found;
        tracker.begin();
        const done = await console.group(operation.name, () => runOperation(ports, operation, known, agreed[nth]), ({ result, failure }) => (0,closing_line/* closingLine */.o)(result, failure));
        all.push(done);
        if (inputs.restoreOnFailure)
            tracker.replace(replacedBy(all).map(({ what }) => what));
        if (done.failure !== undefined)
            break;
        tracker.end(goesOn(done));
    }
    return courseOf(inputs, found, all);
}
/** True after a deploy that was triggered but not followed. */
function goesOn({ operation, facts }) {
    return operation.deploys === true && facts.deploy?.followed === false;
}
function replacedBy(all) {
    return all.flatMap(({ applied }, nth) => applied.flatMap(({ replaced }) => (replaced === undefined ? [] : { ...replaced, nth })));
}
function courseOf(inputs, found, all) {
    const { facts, failure } = all.at(-1) ?? { facts: found, failure: undefined };
    const plans = all.map(({ operation, changes }, nth) => {
        const onSight = sightOf(operation, all.slice(0, nth), found);
        return { operation: operation.name, changes, onSight };
    });
    const differs = all.some(({ operation, changes }) => !operation.repeats && changes.length > 0);
    return {
        results: all.map(({ result }) => result),
        facts,
        failure,
        hasChanges: differs || (failure === undefined ? false : undefined),
        planHash: inputs.dryRun && failure === undefined ? hashPlan(inputs, found, plans) : undefined,
        plans,
        replaced: replacedBy(all),
    };
}
/** Determines how much of a plan was made on sight, from the plans of the operations before it. */
function sightOf({ name, scope, plansByState }, before, found) {
    const known = before.at(-1)?.facts ?? found;
    if (scope === 'site' && idOf(known) !== idOf(found))
        return 'none';
    const changing = before.flatMap(({ operation, changes }) => (changes.length > 0 ? operation : []));
    const others = changing.filter((operation) => operation.name !== name);
    if (plansByState !== undefined && others.some(({ changesState }) => changesState === plansByState))
        return 'none';
    return others.length < changing.length ? 'part' : 'whole';
}
function idOf({ site }) {
    return typeof site === 'object' ? site.id : site;
}

;// CONCATENATED MODULE: ./build/run/agreement.js


/** Runs the operations. With `plan-hash`, plans all of them first and stops unless the plan has that hash. */
async function runAsAgreed(ports, found) {
    const { inputs, console, patience } = ports;
    const { planHash, dryRun } = inputs;
    if (planHash === undefined)
        return runEach(ports, found);
    const looked = await patience.during({ doing: 'looking at what would change' }, () => runEach(dryRun ? ports : silenced(ports), found));
    const failure = looked.failure ?? (looked.planHash === planHash ? undefined : anotherPlan(looked.results));
    if (dryRun)
        return { ...looked, failure };
    if (failure !== undefined)
        return { ...looked, facts: found, failure, planHash: undefined, results: looked.results.map(asNotRun) };
    console.info('the plan matches plan-hash');
    return runEach(ports, found, looked.plans);
}
/** The ports of a dry run that leaves no trace in the log or for the post step. */
function silenced(ports) {
    const ignore = () => { };
    const remote = () => ({ push: ignore, end: ignore });
    const group = (_, body) => body();
    return {
        ...ports,
        inputs: { ...ports.inputs, dryRun: true },
        console: { ...ports.console, info: ignore, plan: ignore, warning: ignore, remote, group },
        tracker: { ...ports.tracker, begin: ignore, end: ignore },
    };
}
function asNotRun(result) {
    const isStopped = result.status === 'failed' || result.status === 'unknown';
    return isStopped ? result : { ...result, status: 'not-run', changes: [] };
}
/** The failure of a run whose plan differs from the agreed one. */
function anotherPlan(results) {
    const lines = results.flatMap(({ operation, planned }) => planned.map((line) => `${operation}: ${line}`));
    return {
        outcome: 'failed',
        message: [
            'The plan no longer matches plan-hash. Nothing was written. It would now be:',
            ...(lines.length === 0 ? ['nothing to change'] : lines),
        ].join('\n'),
        next: PLAN_AGAIN,
    };
}

;// CONCATENATED MODULE: ./build/run/find-site.js






/**
 * Finds the server and the site that the inputs name, with as few requests as possible.
 *
 * @throws InputError with similar names when there is no such server or site
 */
async function resolveTarget(reader, wanted) {
    const { server } = wanted;
    if (!site_target.ID.test(server))
        return resolveSite(reader, await findServer(reader, server), wanted);
    try {
        return await resolveSite(reader, Number(server), wanted);
    }
    catch (error) {
        if (!(0,errors/* isNotFound */.c4)(error))
            throw error;
        // An id goes into paths unchecked. Only a 404 is worth a request to find out whether it is a name.
        const found = await findServer(reader, server);
        if (found === Number(server))
            throw error;
        return resolveSite(reader, found, wanted);
    }
}
async function resolveSite(reader, serverId, wanted) {
    const facts = { serverId, repository: 'unknown', exitReportExpected: undefined };
    if (wanted.site === '') {
        // Nothing else checks that the server exists, and a dry run would plan for a missing one.
        if (site_target.ID.test(wanted.server))
            await reader.read(api_servers.getServer, { server: serverId });
        return { ...facts, site: 'missing' };
    }
    const find = site_target.ID.test(wanted.site) ? findSiteById : findSiteByDomain;
    const site = await find(reader, serverId, wanted);
    if (site !== 'missing')
        mustAccept({ site }, wanted);
    return { ...facts, site };
}
/** @throws InputError when an operation must not run on the site that was found */
function mustAccept(found, { operations }) {
    const problems = operations.flatMap(({ checkSite }) => checkSite(found));
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
}
async function findServer(reader, wanted) {
    const servers = await (0,pages/* readAll */.y)(reader, api_servers.getServers, {});
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
async function findSiteById(reader, server, wanted) {
    try {
        return await reader.read(api_sites.getSite, { server, site: Number(wanted.site) });
    }
    catch (error) {
        if (!(0,errors/* isNotFound */.c4)(error))
            throw error;
        // Throws if the server itself does not exist.
        const sites = await (0,pages/* readAll */.y)(reader, api_sites.getSites, { server });
        if (!beginsByDeleting(wanted))
            throw unknownSite(wanted.site, sites);
        mustAccept({ missingId: Number(wanted.site), sites }, wanted);
        return 'missing';
    }
}
async function findSiteByDomain(reader, server, wanted) {
    const sites = await (0,pages/* readAll */.y)(reader, api_sites.getSites, { server });
    const found = sites.filter(({ domain }) => domain.toLowerCase() === wanted.site.toLowerCase());
    const [site] = found;
    if (site !== undefined && found.length === 1)
        return site;
    if (found.length > 1) {
        const ids = found.map(({ id, domain }) => `${domain} (id ${id})`).join(', ');
        const expected = `an id, as ${found.length} sites have the domain ${wanted.site}: ${ids}`;
        throw new errors/* InputError */.dz([{ input: 'site', expected }]);
    }
    const isCreated = wanted.operations.some(({ createsSite }) => createsSite === true);
    if (isCreated || beginsByDeleting(wanted))
        return 'missing';
    throw unknownSite(wanted.site, sites);
}
/** True when the first operation on the site, and so the only one, deletes it: the site may be gone already. */
function beginsByDeleting({ operations }) {
    return operations.find(({ scope }) => scope === 'site')?.deletesSite === true;
}
function unknownSite(wanted, sites) {
    const listed = sites.map(({ id, domain }) => `${domain} (id ${id})`);
    const expected = `a site of this server; there is no ${wanted}. ${offer(wanted, listed)} The operation ensure-site creates it.`;
    return new errors/* InputError */.dz([{ input: 'site', expected }]);
}
function offer(wanted, listed) {
    return listed.length === 0 ? 'There are none.' : `Similar names: ${(0,near_names/* nearest */.p)(wanted, listed).join(', ')}.`;
}

;// CONCATENATED MODULE: ./build/run/run.js



/**
 * Carries out one run: finds the site, then plans and applies each operation in order, up to the first that does not
 * succeed. Never throws: every run ends with a report.
 */
async function run(ports) {
    const { inputs, reader, patience } = ports;
    const startedAt = patience.clock.now();
    const found = await patience
        .during({ doing: 'looking for the server and the site' }, () => resolveTarget(reader, inputs))
        .catch((error) => ({ failure: (0,report_failure/* failureOf */.g5)(error) }));
    const course = 'failure' in found ? found : await runAndRestore(ports, found);
    const { results = [], facts, failure, hasChanges, planHash } = course;
    return {
        outcome: failure?.outcome ?? (inputs.dryRun ? 'planned' : 'succeeded'),
        results: [...results, ...inputs.operations.slice(results.length).map(notRun)],
        facts,
        failure,
        hasChanges,
        planHash,
        durationMs: Math.round(patience.clock.now() - startedAt),
    };
}
/** Runs the operations. With `restore-on-failure`, a failed deploy makes it restore what the run replaced. */
async function runAndRestore(ports, found) {
    const { operations, restoreOnFailure } = ports.inputs;
    const course = await runAsAgreed(ports, found);
    const { results, replaced, failure } = course;
    const hasDeployed = operations[results.length - 1]?.deploys === true;
    if (!restoreOnFailure || failure === undefined || !hasDeployed || replaced.length === 0)
        return course;
    // Loaded only when there is something to restore.
    const { restoreAfter } = await __nccwpck_require__.e(/* import() */ 188).then(__nccwpck_require__.bind(__nccwpck_require__, 9188));
    return restoreAfter(failure, course, ports);
}
function notRun({ name, traits }) {
    const nothing = { planned: [], changes: [], wrote: false, durationMs: 0 };
    return { operation: name, traits, status: 'not-run', ...nothing };
}

// EXTERNAL MODULE: ./build/github/event.js
var github_event = __nccwpck_require__(6830);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./build/runner/workspace.js


const workspace_MAX_BYTES = 1024 * 1024;
/**
 * Reads a text file that a workflow names, without its byte order mark. After links are followed, the file must be inside a
 * root, so that a pull request cannot point this action at other files of the runner.
 *
 * @param roots the workspace, then other folders that may be read; relative paths start at the workspace
 */
function readWorkspaceFile(path, roots) {
    if (/[\r\n=]/.test(path))
        return { expected: 'the path of a file, not its text' };
    const [workspace = '.'] = roots;
    const named = JSON.stringify(path);
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
        return {
            expected: `a file inside the workspace or RUNNER_TEMP; ${named} is elsewhere or links elsewhere`,
        };
    }
    try {
        const found = (0,external_node_fs_.statSync)(real);
        // Opening a named pipe would wait for a writer.
        if (!found.isFile())
            return { expected: `a regular file; ${named} is a folder, a pipe or a device` };
        const { size } = found;
        if (size > workspace_MAX_BYTES)
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
        const inside = (0,external_node_path_namespaceObject.relative)((0,external_node_fs_.realpathSync)(root), path);
        return inside !== '' && !inside.startsWith('..') && !(0,external_node_path_namespaceObject.isAbsolute)(inside);
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/run/step-inputs.js






/** Tells the redactor what is public: the public inputs, and parts of the site and repository names. */
function showOpenly(get, redactor) {
    for (const { name } of declarations.filter((input) => input.public))
        redactor.addPublic(get(name).trim());
    redactor.addPublic(URL.parse(get('environment-url').trim())?.hostname ?? '');
    // A value of `.env`, such as a shop's name, may be part of the domain. Redacting it would garble the domain everywhere.
    // A git URL is left out, as it may hold a password.
    const [repository = ''] = /^[\w.-]+\/[\w.-]+$/.exec(get('repository').trim()) ?? [];
    for (const part of [...get('site').trim().split('.'), ...repository.split('/')])
        redactor.addPublic(part);
}
/**
 * Creates the source of inputs. It hides secrets as they are read.
 *
 * @param get returns the text of an input as given
 * @param mask tells the runner to hide a line in the whole job
 */
function createInputSource(get, env, redactor, mask) {
    const roots = [env.GITHUB_WORKSPACE ?? '.', env.RUNNER_TEMP ?? ''].filter((root) => root !== '');
    const redact = (values) => {
        for (const value of values)
            redactor.add(value);
    };
    return {
        get,
        environment: env,
        readFile: (path) => readWorkspaceFile(path, roots),
        redact,
        hide(values) {
            const all = [...values];
            // All at once, as the redactor rebuilds its search after each addition.
            redact(all);
            // Public values, such as the site's domain, must not vanish from the log of the whole job.
            const hidden = all.filter((value) => redactor.hides(value));
            hidden.flatMap(maskableLines).forEach(mask);
        },
        hideToken(token) {
            redactor.add(token, 'always');
            maskableLines(token).forEach(mask);
        },
        pullRequest: () => (0,github_event/* readPullRequest */.DQ)(env),
    };
}
/** The failure for invalid inputs. Lists all problems in the log when there are too many for one message. */
function rejectionOf(problems, list) {
    if (problems.length > report_failure/* MOST_LISTED */.cC)
        for (const { input, expected } of problems)
            list(`${input}: expected ${expected}`);
    return (0,report_failure/* failureOf */.g5)(new errors/* InputError */.dz(problems));
}

;// CONCATENATED MODULE: ./build/run/step.js











/** Creates a step. All that it prints or leaves behind passes through one redactor. */
function createStep(host) {
    const { env, stdout, clock, cancel } = host;
    const redactor = createRedactor();
    const console = createConsole({
        stdout,
        redactor,
        freshToken: () => (0,external_node_crypto_.randomBytes)(16).toString('hex'),
        look: chooseLook(stdout.isTTY === true, env),
        clock,
    });
    const files = host.createFiles(console.warning);
    const publisher = createPublisher({ env, files, console, redactor });
    const context = { env, clock, cancel: cancel.signal, redactor, console, files };
    return {
        run: () => runStep(host.getInput, context, publisher),
        async end(fault) {
            cancel.abort(new errors/* CancelledError */.cc('This action has a fault.'));
            await publisher.publishFault(fault).catch(() => { });
        },
        isPublishing: publisher.hasBegun,
        console,
    };
}
async function runStep(get, context, publisher) {
    const { env, redactor, console, files } = context;
    showOpenly(get, redactor);
    const source = createInputSource(get, env, redactor, console.mask);
    const read = await readInputs(source).catch((error) => ({ fault: (0,report_failure/* failureOf */.g5)(error) }));
    if (!('inputs' in read)) {
        const failure = 'fault' in read ? read.fault : rejectionOf(read.problems, console.info);
        await publisher.publish({ outcome: failure.outcome, failure, results: [], durationMs: 0 });
        return failure.outcome;
    }
    const { inputs, warnings } = read;
    warnings.forEach(console.warning);
    // The client, and all that works with it, is loaded only by a run whose inputs are right.
    const { openPorts } = await Promise.all(/* import() */[__nccwpck_require__.e(752), __nccwpck_require__.e(928)]).then(__nccwpck_require__.bind(__nccwpck_require__, 928));
    const { ports, traces, close } = openPorts(inputs, { ...context, hide: source.redact });
    const report = await run(ports);
    await publisher.publish(report, { inputs, traffic: ports.traffic, traces });
    files.saveState('run', aftermath/* ENDED */.hV);
    await close();
    return report.outcome;
}


/***/ }),

/***/ 3203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ exitNow)
/* harmony export */ });
/** System calls on other threads, which cannot be cancelled: name lookups and file access. */
const UNENDING = /^(?:GetAddrInfo|FS)Req/;
/**
 * Ends the process at once. Node would wait for its threads, and a name lookup takes ten seconds or more if the resolver does
 * not answer. An empty process that exits with `code` then replaces this one.
 */
function exitNow(node, code) {
    if (node.getActiveResourcesInfo().some((name) => UNENDING.test(name))) {
        try {
            node.execve?.(node.execPath, [node.execPath, `--eval=process.exit(${code})`], {});
        }
        catch {
            // Not possible on Windows.
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


/** Builds the writer. It writes nothing if the environment names no file: the toolkit would print a command instead. */
function createRunnerFiles(environment, warn) {
    const warned = new Set();
    async function attempt(what, variable, write) {
        if ((environment[variable] ?? '') === '')
            return;
        try {
            await write();
        }
        catch (error) {
            // A run saves its state many times.
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
 * Keeps Node from printing anything by itself. Its debug output (`NODE_DEBUG`, which an earlier step can set) and its warnings
 * quote URLs, environments and other values, and bypass the redactor. This action writes nothing to standard error.
 */
function silence(node) {
    node.stderr.write = () => true;
    // Used by older versions of Node.
    Object.defineProperty(node, '_rawDebug', { value: () => { } });
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
/** Every line end that some program knows. The runner knows `\n`, `\r\n` and a lone `\r`. */
const LINE_BREAK = /\r\n|[\n\r\v\f\x85\u2028\u2029]/;
/** The default limits of a text and of a line, in UTF-16 units. */
const LIMITS = { text: 8 * 1024 * 1024, line: 4096 };
/**
 * Turns remote text into lines that are safe to print after a prefix: without secrets, control characters, terminal
 * sequences, invisible characters, or a `##[` that the runner could take for a command. A note marks each cut. A final line
 * break does not begin another line.
 *
 * Redacts twice, because a secret may contain an invisible character.
 */
function sanitize(text, redact, limits = {}) {
    const { text: textLimit, line: lineLimit } = { ...LIMITS, ...limits };
    const visible = redact(stripInvisible(redactCapped(text, redact, textLimit)));
    const lines = visible.split(LINE_BREAK);
    if (lines.at(-1) === '')
        lines.pop();
    return lines.map((line) => cut(line.replaceAll('##[', '# #[').toWellFormed(), lineLimit));
}
/** Sanitizes a text, joins its lines with `⏎`, and cuts it to at most `limit` UTF-16 units. */
function oneLine(text, redact, limit) {
    const lines = sanitize(text, redact, { line: Number.POSITIVE_INFINITY }).map((line) => line.trim());
    return cut(lines.filter((line) => line !== '').join(' ⏎ '), limit);
}
/** Cuts a text to at most `limit` UTF-16 units, between characters. A note gives the full length. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    const note = ` … [cut, ${text.length} characters]`;
    const kept = sliceCharacters(text, limit - note.length);
    return kept === '' ? sliceCharacters(text, limit) : kept + note;
}
/**
 * Removes terminal sequences (CSI, and OSC, DCS, SOS, PM and APC strings, in their 7-bit and C1 forms), control characters
 * except tabs and line breaks, and the characters that Unicode does not display: bidi controls, zero-width characters,
 * variation selectors, tags.
 */
function stripInvisible(text) {
    return text.replace(TERMINAL_SEQUENCE, '').replace(INVISIBLE, '');
}
/**
 * Assembles whole lines from text that arrives in pieces, so that secrets are searched for in whole lines. Splits at the
 * line ends that the runner knows. A `\r` at the end of a piece waits for the next piece: it may be half of `\r\n`.
 */
function createLineAssembler() {
    let pending = '';
    return {
        /** Returns the lines that the piece completes, without their ends. */
        push(chunk) {
            const broken = /[\r\n]/.test(chunk) || pending.endsWith('\r');
            pending += chunk;
            if (!broken)
                return [];
            const lines = pending.split(/\r\n|\n|\r(?!$)/);
            pending = lines.pop() ?? '';
            return lines;
        },
        /** Returns the unfinished line, if there is one. */
        flush() {
            const rest = pending.replace(/\r$/, '');
            const lines = pending === '' ? [] : [rest];
            pending = '';
            return lines;
        },
    };
}
// A string without a terminator on the same line loses only its introducer, so that a stray sequence cannot swallow the
// log. It may not contain another introducer, or many of them would take quadratic time.
const TERMINAL_SEQUENCE = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9b-\x9f\r\n]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n\v\f\r\x85])\p{Cc}/gu;
/** The most UTF-16 units that are removed from the end of a capped text. */
const CAP_MARGIN = 64 * 1024;
/** Removes the last line too: the cap may cut through a secret, and no search finds half a secret. */
function redactCapped(text, redact, limit) {
    if (text.length <= limit)
        return redact(text);
    const head = redact(text.slice(0, limit));
    const kept = head.slice(0, Math.max(0, head.lastIndexOf('\n') + 1, head.length - CAP_MARGIN));
    const lineBreak = kept === '' || kept.endsWith('\n') ? '' : '\n';
    return `${kept}${lineBreak}[cut: only the first part of ${text.length} characters is shown]`;
}
function sliceCharacters(text, length) {
    const end = Math.max(0, length);
    const splitsPair = /[\ud800-\udbff]/.test(text.charAt(end - 1)) && /[\udc00-\udfff]/.test(text.charAt(end));
    return text.slice(0, splitsPair ? end - 1 : end);
}


/***/ }),

/***/ 2929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ targetOf),
/* harmony export */   ID: () => (/* binding */ ID)
/* harmony export */ });
/** The ids of an existing site. */
function targetOf({ serverId, site }) {
    if (typeof site !== 'object')
        throw new TypeError('A site that does not exist yet was asked for its id');
    return { server: serverId, site: site.id };
}
/** Matches an id; any other text is a name. */
const ID = /^[1-9]\d{0,14}$/;


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
  uGA: () => (/* binding */ ZodMiniEnum),
  uXj: () => (/* binding */ ZodMiniObject),
  DnN: () => (/* binding */ ZodMiniType),
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

// UNUSED EXPORTS: ZodMiniAny, ZodMiniArray, ZodMiniBase64, ZodMiniBase64URL, ZodMiniBigInt, ZodMiniBigIntFormat, ZodMiniBoolean, ZodMiniCIDRv4, ZodMiniCIDRv6, ZodMiniCUID, ZodMiniCUID2, ZodMiniCatch, ZodMiniCodec, ZodMiniCreditCard, ZodMiniCustom, ZodMiniCustomStringFormat, ZodMiniDate, ZodMiniDefault, ZodMiniDiscriminatedUnion, ZodMiniE164, ZodMiniEmail, ZodMiniEmoji, ZodMiniExactOptional, ZodMiniFile, ZodMiniFunction, ZodMiniGUID, ZodMiniIBAN, ZodMiniIPv4, ZodMiniIPv6, ZodMiniIntersection, ZodMiniJWT, ZodMiniKSUID, ZodMiniLazy, ZodMiniLiteral, ZodMiniMAC, ZodMiniMap, ZodMiniNaN, ZodMiniNanoID, ZodMiniNever, ZodMiniNonOptional, ZodMiniNull, ZodMiniNullable, ZodMiniNumber, ZodMiniNumberFormat, ZodMiniOptional, ZodMiniPipe, ZodMiniPrefault, ZodMiniPromise, ZodMiniReadonly, ZodMiniRecord, ZodMiniSet, ZodMiniString, ZodMiniStringFormat, ZodMiniSuccess, ZodMiniSymbol, ZodMiniTemplateLiteral, ZodMiniTransform, ZodMiniTuple, ZodMiniULID, ZodMiniURL, ZodMiniUUID, ZodMiniUndefined, ZodMiniUnion, ZodMiniUnknown, ZodMiniVoid, ZodMiniXID, ZodMiniXor, _function, any, base64, base64url, bigint, check, cidrv4, cidrv6, codec, creditCard, cuid, cuid2, currencyCode, custom, date, discriminatedUnion, e164, email, emoji, exactOptional, exactPartial, extend, file, float32, float64, function, guid, hash, hex, hostname, httpUrl, iban, instanceof, int32, int64, intersection, invertCodec, json, jwt, keyof, ksuid, lazy, literal, looseRecord, mac, map, merge, nan, nanoid, nativeEnum, never, nonoptional, null, nullish, omit, partial, partialRecord, pick, prefault, promise, readonly, record, required, safeExtend, set, stringFormat, stringbool, success, superRefine, symbol, templateLiteral, tuple, uint32, uint64, ulid, url, uuid, uuidv4, uuidv6, uuidv7, void, xid, xor

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
