export const id = 267;
export const ids = [267];
export const modules = {

/***/ 6252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   getEnv: () => (/* binding */ getEnv),
/* harmony export */   patchEnv: () => (/* binding */ patchEnv)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4618);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3262);



/** Section 4, Environment: works only when the file exists. The document does not show the body: see docs/api-gaps.md. */
const getEnv = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoint */ .KW)('/api/servers/{server}/sites/{site}/env', (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .wrappedText */ .rr)('content'));
const patchEnv = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .writeEndpoint */ .x4)('PATCH', '/api/servers/{server}/sites/{site}/env', {
    retry: 'replace',
    body: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ content: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeText */ .r0)() }),
    answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .anyAnswer */ .H2,
});


/***/ }),

/***/ 3267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseVocabulary: () => (/* binding */ parseVocabulary)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(8395);
// EXTERNAL MODULE: ./build/api/apps.js
var apps = __webpack_require__(3943);
// EXTERNAL MODULE: ./build/api/certificates.js
var certificates = __webpack_require__(6283);
// EXTERNAL MODULE: ./build/api/deployments.js
var deployments = __webpack_require__(9307);
// EXTERNAL MODULE: ./build/api/env.js
var env = __webpack_require__(6252);
// EXTERNAL MODULE: ./build/api/notifications.js
var notifications = __webpack_require__(3851);
// EXTERNAL MODULE: ./build/api/records.js
var records = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/api/repositories.js
var repositories = __webpack_require__(4983);
// EXTERNAL MODULE: ./build/api/servers.js
var servers = __webpack_require__(2519);
// EXTERNAL MODULE: ./build/api/sites.js
var sites = __webpack_require__(4911);
;// CONCATENATED MODULE: ./build/api/groups.js










/** The modules with the endpoints of each API group (section 4), except those that all kinds of records share. */
const groups = {
    Servers: servers,
    Sites: sites,
    'Site apps': apps,
    Repository: repositories,
    Deployments: deployments,
    Environment: env,
    Notifications: notifications,
    Certificates: certificates,
    'Queue workers': records,
};
function isEndpoint(value) {
    return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
/** Names of the document (section 2) that no schema here has: those of envelopes, and of fields that are not read. */
const UNREAD = `data links meta message errors
  ip_address php php_version sites_count server_id site_id path project_type system_user health_url`;
/** Fields of our own that lists and pages are parsed into. */
const OURS = ['isList', 'items', 'lastPage', 'page'];
/** Every name that the API uses: segments of paths, fields, fixed values. */
function namesInUse(kinds) {
    const modules = Object.values(groups).flatMap((module) => Object.values(module));
    const names = modules.filter(isEndpoint).flatMap(({ path, answer, ...rest }) => {
        const body = 'body' in rest ? namesIn(rest.body) : [];
        return [...path.split('/'), ...namesIn(answer), ...body];
    });
    const ofKinds = kinds.flatMap(({ path, declared }) => [...path.split('/'), ...namesIn(declared)]);
    const used = [...UNREAD.split(/\s+/), ...names, ...ofKinds];
    return new Set(used.filter((name) => !OURS.includes(name)));
}
function namesIn(schema) {
    const fields = schema instanceof schemas/* ZodMiniObject */.uXj ? schema.shape : {};
    const values = schema instanceof schemas/* ZodMiniEnum */.uGA ? schema.options : [];
    const parts = [...Object.values(schema.def), ...Object.values(fields)].flat();
    const inner = parts.filter((part) => part instanceof schemas/* ZodMiniType */.DnN).flatMap(namesIn);
    return [...Object.keys(fields), ...values.map(String), ...inner];
}

// EXTERNAL MODULE: ./build/api/translation.js
var translation = __webpack_require__(9296);
// EXTERNAL MODULE: ./build/core/near-names.js
var near_names = __webpack_require__(8791);
// EXTERNAL MODULE: ./build/values/yaml.js
var yaml = __webpack_require__(7424);
;// CONCATENATED MODULE: ./build/values/vocabulary.js




/**
 * Reads a vocabulary: a map, in YAML or JSON, from the document's words to those of a service. A spelling must not be a name
 * that the API uses for something else: a delete would remove the wrong thing.
 */
function parseVocabulary(text, kinds) {
    const parsed = (0,yaml/* parseYaml */.h)(text);
    if ('expected' in parsed)
        return parsed;
    const { value } = parsed.value;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { expected: `a map from these words to those of the service: ${translation/* words */.a.join(', ')}` };
    const entries = Object.entries(value);
    const taken = namesInUse(kinds);
    const wrong = entries.flatMap(([word, spelling]) => problemOf(word, spelling, taken));
    const problems = wrong.length > 0 ? wrong : shared(entries);
    return problems.length === 0 ? { value: Object.fromEntries(entries) } : { expected: problems.join('; ') };
}
function problemOf(word, spelling, taken) {
    if (!isWord(word)) {
        if (typeof spelling === 'string' && isWord(spelling))
            return [`the words of the API document on the left: ${spelling}: ${word}, not ${word}: ${spelling}`];
        return [`words of the API document, and ${word} is none; did you mean ${(0,near_names/* nearest */.p)(word, translation/* words */.a)[0]}?`];
    }
    if (typeof spelling !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/.test(spelling))
        return [`for ${word} a word of at most 50 letters, digits, dashes and underscores`];
    if (/^\d+$/.test(spelling) || (taken.has(spelling) && !isWord(spelling)))
        return [`for ${word} a word that the API does not use for something else; ${spelling} is taken`];
    return [];
}
/** Lists the problems of words that share a spelling: answers would be ambiguous. */
function shared(entries) {
    const spellings = new Map([...translation/* words */.a.map((word) => [word, word]), ...entries]);
    const alike = Map.groupBy(spellings, ([, spelling]) => spelling);
    return [...alike.values()]
        .filter((group) => group.length > 1)
        .map((group) => `a spelling of its own for each of ${group.map(([word]) => word).join(', ')}`);
}
function isWord(text) {
    return translation/* words */.a.some((word) => word === text);
}


/***/ }),

/***/ 7424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);

/**
 * Reads YAML 1.2 (core schema), which includes JSON: one document without duplicate keys or tags. The expectation names the
 * place and does not quote the text.
 */
function parseYaml(text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    // findOddKey looks for duplicates: the library's own check takes quadratic time.
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter: lines,
        prettyErrors: false,
        logLevel: 'error',
        uniqueKeys: false,
    });
    if (document.directives?.yaml.version === '1.1')
        return { expected: 'YAML 1.2, without %YAML 1.1' };
    const [problem = findOddKey(document)] = [...document.errors, ...document.warnings];
    if (problem !== undefined) {
        const { line, col } = lines.linePos(problem.pos[0]);
        const why = REASONS[problem.code] ?? `the text cannot be read (${problem.code})`;
        return { expected: `YAML or JSON; at line ${line}, column ${col}: ${why}` };
    }
    const lineOf = (path) => {
        const node = document.getIn(path, true);
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.range ? lines.linePos(node.range[0]).line : undefined;
    };
    const sourceOf = (path) => {
        const node = document.getIn(path, true);
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? node.source : undefined;
    };
    try {
        return { value: { value: document.toJS({ maxAliasCount: 100 }), lineOf, sourceOf } };
    }
    catch {
        return { expected: 'YAML or JSON whose aliases (*name) exist and do not multiply' };
    }
}
/** Finds a key that is a duplicate or not a text. */
function findOddKey(document) {
    let odd;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map: (_, { items }) => {
            const seen = new Set();
            for (const { key } of items) {
                const start = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(key) ? (key.range?.[0] ?? 0) : 0;
                const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : undefined;
                if (name !== undefined && !seen.has(name))
                    seen.add(name);
                else
                    odd ??= { pos: [start, start], code: name === undefined ? 'KEY_IS_NO_TEXT' : 'DUPLICATE_KEY' };
            }
            return odd === undefined ? undefined : yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR.BREAK;
        },
    });
    return odd;
}
/** Explanations of common mistakes, by the library's codes. */
const REASONS = {
    BAD_ALIAS: 'quote a text that begins with *',
    BAD_SCALAR_START: 'quote a text that begins with this character',
    BLOCK_AS_IMPLICIT_KEY: 'quote a text that contains ": "',
    DUPLICATE_KEY: 'this key occurs twice',
    KEY_IS_NO_TEXT: 'a map or list, such as {{ … }}, is used as a key',
    MULTIPLE_DOCS: 'a second document begins; only one is allowed',
    TAB_AS_INDENT: 'a tab indents the line; use spaces',
    TAG_RESOLVE_FAILED: 'tags (!…) are not allowed',
};


/***/ })

};
