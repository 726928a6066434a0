export const id = 914;
export const ids = [914];
export const modules = {

/***/ 6363:
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

/***/ 6914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseVocabulary: () => (/* binding */ parseVocabulary)
/* harmony export */ });
/* harmony import */ var _api_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6363);
/* harmony import */ var _operations_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6279);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3705);



/** Reads a vocabulary: a map, in YAML or JSON, from the document's words to those of a service. */
function parseVocabulary(text) {
    const parsed = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .parseYaml */ .h)(text);
    if ('expected' in parsed)
        return parsed;
    const { value } = parsed.value;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { expected: `a map from these words to those of the service: ${_api_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a.join(', ')}` };
    const entries = Object.entries(value);
    const problems = [...entries.flatMap(([word, spelling]) => problemOf(word, spelling)), ...shared(entries)];
    return problems.length === 0 ? { value: Object.fromEntries(entries) } : { expected: problems.join('; ') };
}
function problemOf(word, spelling) {
    if (!isWord(word))
        return [`words of the document, and ${word} is none; did you mean ${(0,_operations_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(word, _api_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)[0]}?`];
    if (typeof spelling === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/.test(spelling))
        return [];
    return [`for ${word} a word of at most 50 letters, digits, dashes and underscores`];
}
/** Words that would be spelled alike, so that answers could not be understood. */
function shared(entries) {
    const spellings = new Map([..._api_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a.map((word) => [word, word]), ...entries]);
    const alike = Map.groupBy(spellings, ([, spelling]) => spelling);
    return [...alike.values()]
        .filter((group) => group.length > 1)
        .map((group) => `a spelling of its own for each of ${group.map(([word]) => word).join(', ')}`);
}
function isWord(text) {
    return _api_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a.some((word) => word === text);
}


/***/ }),

/***/ 3705:
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
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter: lines, prettyErrors: false });
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) {
        const { line, col } = lines.linePos(problem.pos[0]);
        return { expected: `YAML or JSON; line ${line}, column ${col} is none (${problem.code})` };
    }
    const lineOf = (path) => {
        const node = document.getIn(path, true);
        const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
        return Array.isArray(range) ? lines.linePos(Number(range[0])).line : undefined;
    };
    try {
        return { value: { value: document.toJS({ maxAliasCount: 100 }), lineOf } };
    }
    catch {
        return { expected: 'YAML or JSON whose aliases (*name) exist and do not multiply' };
    }
}


/***/ })

};
