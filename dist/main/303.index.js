export const id = 303;
export const ids = [303];
export const modules = {

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

/***/ 2303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseVocabulary: () => (/* binding */ parseVocabulary)
/* harmony export */ });
/* harmony import */ var _api_translation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9296);
/* harmony import */ var _core_near_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8791);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7424);



/** Reads a vocabulary: a map, in YAML or JSON, from the document's words to those of a service. */
function parseVocabulary(text) {
    const parsed = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .parseYaml */ .h)(text);
    if ('expected' in parsed)
        return parsed;
    const { value } = parsed.value;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { expected: `a map from these words to those of the service: ${_api_translation_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a.join(', ')}` };
    const entries = Object.entries(value);
    const wrong = entries.flatMap(([word, spelling]) => problemOf(word, spelling));
    const problems = wrong.length > 0 ? wrong : shared(entries);
    return problems.length === 0 ? { value: Object.fromEntries(entries) } : { expected: problems.join('; ') };
}
function problemOf(word, spelling) {
    if (!isWord(word)) {
        if (typeof spelling === 'string' && isWord(spelling))
            return [`the words of the API document on the left: ${spelling}: ${word}, not ${word}: ${spelling}`];
        return [`words of the API document, and ${word} is none; did you mean ${(0,_core_near_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(word, _api_translation_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)[0]}?`];
    }
    if (typeof spelling !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/.test(spelling))
        return [`for ${word} a word of at most 50 letters, digits, dashes and underscores`];
    if (/^\d+$/.test(spelling) || reserved.includes(spelling))
        return [`for ${word} a word that the API does not use for something else; ${spelling} is taken`];
    return [];
}
/** Words that would be spelled alike, so that answers could not be understood. */
function shared(entries) {
    const spellings = new Map([..._api_translation_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a.map((word) => [word, word]), ...entries]);
    const alike = Map.groupBy(spellings, ([, spelling]) => spelling);
    return [...alike.values()]
        .filter((group) => group.length > 1)
        .map((group) => `a spelling of its own for each of ${group.map(([word]) => word).join(', ')}`);
}
function isWord(text) {
    return _api_translation_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a.some((word) => word === text);
}
/**
 * Names that the document uses itself (sections 2 and 4), in paths, fields and values: a service that spelled a word like
 * one of them could not be told from itself, and a delete would hit something else.
 */
const reserved = `
  api servers logs restart refresh-opcache sites log repository deploy script env notifications
  certificates queues auth-users network-rules crontabs daemons custom data links meta message errors
  id name status domain type active content ip_address php php_version sites_count created_at
  expires_at server_id site_id path web_directory root_domain project_root project_type last_deploy_at
  system_user health_url deploy_script notification_urls webhook has_repository description branch
  user provider create_database deploy_webhook_url connection queue maximum_seconds sleep processes
  maximum_tries password port from_ip_address command frequency`
    .trim()
    .split(/\s+/);


/***/ }),

/***/ 7424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);

/**
 * Reads YAML 1.2 (core schema), and with it JSON: one document, no key twice, no tags of its own.
 *
 * @returns the text's value; or what was expected, with the place, quoting nothing of the text
 */
function parseYaml(text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    // Whether a key is there twice is looked at below: the library compares each with each.
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
        const why = REASONS[problem.code] ?? `it cannot be read there (${problem.code})`;
        return { expected: `YAML or JSON; at line ${line}, column ${col} ${why}` };
    }
    const lineOf = (path) => {
        const node = document.getIn(path, true);
        const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
        return Array.isArray(range) ? lines.linePos(Number(range[0])).line : undefined;
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
/** A key that is there twice, or is no text. */
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
/** What is wrong, for the slips that people make; the codes are those of the library. */
const REASONS = {
    BAD_ALIAS: 'a text that begins with * stands in quotes',
    BAD_SCALAR_START: 'a text that begins so stands in quotes',
    BLOCK_AS_IMPLICIT_KEY: 'a text that holds ": " stands in quotes',
    DUPLICATE_KEY: 'a key is there twice',
    KEY_IS_NO_TEXT: 'a map or list stands as a key, as {{ … }} is one',
    MULTIPLE_DOCS: 'a second document begins, and there may be one only',
    TAB_AS_INDENT: 'a tab indents, where only spaces may',
    TAG_RESOLVE_FAILED: 'a tag (!…) stands, and there may be none',
};


/***/ })

};
