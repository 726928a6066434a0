export const id = 550;
export const ids = [550];
export const modules = {

/***/ 4550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseManifest: () => (/* binding */ parseManifest)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(8395);
// EXTERNAL MODULE: ./build/api/fields.js
var fields = __webpack_require__(3262);
// EXTERNAL MODULE: ./build/api/records.js
var records = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/core/near-names.js
var near_names = __webpack_require__(8791);
// EXTERNAL MODULE: ./build/dotenv/file.js
var file = __webpack_require__(761);
;// CONCATENATED MODULE: ./build/values/variables.js

/** Replaces each `${NAME}` with the value of the variable; `$${NAME}` means the text `${NAME}` itself. */
function fillVariables(text, environment) {
    const filled = [];
    const problems = [];
    const result = text.replace(/\$(\$?)\{([^{}]*)\}/g, (whole, escaped, name) => {
        if (escaped !== '')
            return whole.slice(1);
        const isKnown = (0,file/* isKey */.m0)(name) && !OF_THE_RUNNER.test(name) && Object.hasOwn(environment, name);
        const value = isKnown ? environment[name] : undefined;
        if (value)
            filled.push(value);
        else
            problems.push(problemOf(name, value));
        return value ?? '';
    });
    if (/(?<!\$)\$\{(?![^{}]*\})/.test(text)) {
        problems.push('no ${{ … }}, which GitHub fills in only in workflows, and no ${ without }; write a variable as ${NAME}');
    }
    return { text: result, filled, problems };
}
function problemOf(name, value) {
    if (!(0,file/* isKey */.m0)(name))
        return `only a variable's name in \${…}; for the text itself write $\${…}`;
    const state = value === undefined ? 'there is none' : 'it is empty: most often the name of the secret is misspelled';
    return `a variable ${name} in the env of the step for \${${name}}; ${state}`;
}
/** Variables that the runner sets for actions, some of them tokens. */
const OF_THE_RUNNER = /^(ACTIONS|INPUT|STATE)_/i;

// EXTERNAL MODULE: ./build/values/yaml.js
var yaml = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/records/compare.js
var compare = __webpack_require__(4750);
;// CONCATENATED MODULE: ./build/records/extra.js
/** The key for fields beyond those of the document in a manifest's record. */
const EXTRA = 'extra';
/** The names that a further field may have. Some services take a leading `_`, as in `_method`, for an instruction. */
const EXTRA_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
/** Fields of a record that the service sets itself. */
const SET_BY_SERVICE = ['id', 'status', 'server_id', 'site_id', 'created_at', 'updated_at'];
/** The values that a further field accepts, in words. */
const EXTRA_VALUES = 'a text, a number, true, false or null, or a list of texts, numbers, true and false';
/**
 * Returns the expectation for a field that cannot be under `extra`; undefined if it can be. Quotes the name only if it cannot
 * be part of a value.
 */
function refusalOfExtra({ singular, declared }, field) {
    if (!EXTRA_NAME.test(field))
        return 'nothing but names of fields: a letter, then letters, digits, dashes and underscores; put a text with a comma or a colon in quotes';
    if (Object.hasOwn(declared.shape, field))
        return `nothing, as ${field} is a field of every ${singular}: put it beside extra, not in it`;
    return SET_BY_SERVICE.includes(field) ? `nothing, as the service itself sets ${field}` : undefined;
}
/** True when the name of a field says that it is secret. */
function isSecretName(field) {
    return /pass|pwd|secret|token|credential|auth|dsn|(^|[_-])key$|(api|private|access)[_-]?key/i.test(field);
}

// EXTERNAL MODULE: ./build/records/kinds.js + 5 modules
var kinds = __webpack_require__(6503);
;// CONCATENATED MODULE: ./build/records/manifest.js









/**
 * Reads a manifest: lists of records by kind, with the field names of the document (section 4). `${NAME}` in a text is
 * replaced by a variable of the environment.
 *
 * @param text YAML or JSON
 * @param file the file's name for messages; empty if there is none
 * @returns the declared records, and every problem in words that quote no value of a text
 */
async function parseManifest(text, environment, file = '') {
    const parsed = (0,yaml/* parseYaml */.h)(text);
    const names = kinds/* kinds */.E.map(({ name }) => name);
    if ('expected' in parsed)
        return onlyProblem(parsed.expected + (text.includes('${') ? QUOTE_VARIABLES : ''));
    const { value } = parsed.value;
    if (!isMap(value)) {
        const or = 'or the path of a file that ends in .yml, .yaml or .json';
        return onlyProblem(`a map of lists (${names.join(', ')}), ${or}`);
    }
    const parsing = startParsing(parsed.value, file, environment);
    const manifest = new Map();
    reportUnknown(Object.keys(value), names, [], parsing);
    for (const kind of kinds/* kinds */.E) {
        const list = value[kind.name];
        if (Array.isArray(list))
            manifest.set(kind.name, await readList(kind, list, parsing));
        else if (kind.name in value)
            parsing.report([kind.name], 'a list; an empty one is written []');
    }
    const { problems, secrets, filled } = parsing;
    return { manifest, problems, secrets, filled };
}
const QUOTE_VARIABLES = '; within [ ] and { }, put ${NAME} in quotes';
function startParsing({ lineOf, sourceOf }, file, environment) {
    const problems = [];
    const report = (path, expected) => {
        const line = lineOf(path) ?? lineOf(path.slice(0, -1));
        const where = line === undefined ? '' : ` (line ${line}${file === '' ? '' : ` of ${file}`})`;
        problems.push({ input: 'manifest', expected: `at ${placeOf(path)}${where} ${expected}` });
    };
    return { environment, sourceOf, problems, secrets: [], filled: [], report };
}
async function readList(kind, list, parsing) {
    const records = [];
    const places = new Map();
    for (const [index, item] of list.entries()) {
        const path = [kind.name, index];
        const record = await readRecord(kind, item, path, parsing);
        if (record === undefined)
            continue;
        const identity = (0,compare/* identityOf */.cu)(kind, record);
        const first = places.get(identity);
        if (first === undefined)
            places.set(identity, placeOf(path));
        else {
            const shared = kind.identity.join(' and ');
            parsing.report(path, `a unique ${shared}: ${first} has the same`);
        }
        records.push(record);
    }
    return records;
}
/** Reads a record; undefined if anything is wrong with it. */
async function readRecord(kind, item, path, parsing) {
    const fields = Object.keys(kind.declared.shape);
    if (!isMap(item)) {
        parsing.report(path, `a map with ${fields.join(', ')}`);
        return undefined;
    }
    const before = parsing.problems.length;
    const misspelled = reportUnknown(Object.keys(item), [...fields, EXTRA], path, parsing);
    const record = {};
    for (const field of fields) {
        if (item[field] === undefined && misspelled.includes(field))
            continue;
        const value = await readField(kind, field, item[field], [...path, field], parsing);
        if (value !== undefined)
            record[field] = value;
    }
    const extra = readExtra(kind, item[EXTRA], [...path, EXTRA], parsing);
    return parsing.problems.length === before ? { ...record, ...extra } : undefined;
}
/** Reads a field of the kind; undefined if it is left out or wrong, null if it must have no value. */
async function readField(kind, field, given, path, parsing) {
    const schema = kind.declared.shape[field];
    const value = fill(given, path, parsing);
    if (schema === undefined || value === UNFILLED)
        return undefined;
    const source = parsing.sourceOf(path);
    const isSecret = kind.writeOnly?.includes(field) === true;
    if (isSecret)
        parsing.secrets.push(...spellingsOf(value, source));
    if (value == null && (await schema.safeParseAsync(undefined)).success)
        return value;
    const checked = await check(schema, value, source);
    if (checked === undefined)
        parsing.report(path, `${(0,fields/* wordsOf */.Z9)(schema)}${found(value, isSecret || value !== given)}`);
    else if (kind.identity.includes(field) && String(checked) !== String(checked).trim())
        parsing.report(path, 'a text without white space at its ends: it identifies the record');
    return checked;
}
/** Reads the further fields of a record, which are sent unchanged. */
function readExtra(kind, given, path, parsing) {
    if (given === undefined)
        return {};
    if (!isMap(given)) {
        parsing.report(path, 'a map of further fields by their names');
        return {};
    }
    const fields = Object.entries(given).flatMap(([field, value]) => {
        const place = [...path, field];
        // `{ password: one, two }` turns the end of a password into a field: no message may name it.
        const isBare = value === null && !parsing.sourceOf(place);
        const refusal = isBare ? BARE : refusalOfExtra(kind, field);
        if (refusal !== undefined)
            parsing.report(isBare || !EXTRA_NAME.test(field) ? path : place, refusal);
        const declared = refusal === undefined ? readFurther(field, value, place, parsing) : undefined;
        return declared === undefined ? [] : [[field, declared]];
    });
    return Object.fromEntries(fields);
}
const BARE = 'a value for each field, null for none; put a text with a comma or a colon in quotes';
/** Reads the value of a further field. It is secret if it contains a variable or if the field's name suggests it. */
function readFurther(field, given, path, parsing) {
    const before = parsing.filled.length;
    const items = (Array.isArray(given) ? given : [given]).map((item, index) => {
        const place = Array.isArray(given) ? [...path, index] : path;
        return { place, value: fill(item, place, parsing), source: parsing.sourceOf(place) };
    });
    const values = items.map(({ value }) => value);
    if (values.includes(UNFILLED))
        return undefined;
    const filled = parsing.filled.slice(before);
    const spellings = [...items.flatMap(({ value, source }) => spellingsOf(value, source)), ...filled];
    if (isSecretName(field))
        parsing.secrets.push(...spellings);
    const isHidden = isSecretName(field) || filled.length > 0;
    const odd = items.find(({ value, source }) => typeof value === 'number' && !isJson(value, source));
    if (odd !== undefined) {
        parsing.report(odd.place, 'a number as JSON writes it, or a text in quotes');
        return undefined;
    }
    const { data: checked } = furtherValue.safeParse(Array.isArray(given) ? values : values[0]);
    if (checked === undefined)
        parsing.report(path, `${EXTRA_VALUES}${found(given, isHidden)}`);
    return isHidden && checked != null ? { secret: checked, spellings } : checked;
}
const furtherValue = schemas/* nullable */.mee(records.anyValue);
/** True for a number that can be sent as it is written, unlike `0755`, `0x10` and `1e999`. */
function isJson(value, source = String(value)) {
    const isExact = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
    return isExact && /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/.test(source);
}
/** Returns the value that a field accepts: as it is, a number as its source text, or a text of digits as a number. */
async function check(schema, value, source) {
    const isDigits = typeof value === 'string' && /^\d{1,15}$/.test(value);
    const other = typeof value === 'number' ? source : isDigits ? Number(value) : undefined;
    for (const candidate of [value, other]) {
        const parsed = await schema.safeParseAsync(candidate);
        if (parsed.success)
            return parsed.data;
    }
    return undefined;
}
const UNFILLED = Symbol('a variable is missing');
/** Fills the variables into a text. Returns any other value as it is. */
function fill(value, path, parsing) {
    if (typeof value !== 'string')
        return value;
    const { text, filled, problems } = fillVariables(value, parsing.environment);
    for (const problem of problems)
        parsing.report(path, problem);
    parsing.filled.push(...filled);
    return problems.length === 0 ? text : UNFILLED;
}
/** Reports unknown keys. Returns the known ones that are probably meant. */
function reportUnknown(given, known, path, { report }) {
    const further = known.includes(EXTRA) ? FURTHER : '';
    const unknown = given.filter((name) => !known.includes(name));
    return unknown.flatMap((name) => {
        const [meant = ''] = (0,near_names/* nearest */.p)(name, known);
        if (/^[\w-]{1,40}$/.test(name) && (0,near_names/* distance */.I)(name, meant) <= Math.max(1, meant.length / 3)) {
            report([...path, name], `one of ${known.join(', ')}; did you mean ${meant}?`);
            return meant;
        }
        // The message does not name it: it may be the end of a password that needs quotes.
        const quotes = 'put a text with a comma or a colon in quotes';
        report(path, `no other keys than ${known.join(', ')}; ${further}${quotes}`);
        return [];
    });
}
const FURTHER = `put further fields that the service requires under ${EXTRA}; `;
/** Lists the texts that give a secret away: a number also as its source text. */
function spellingsOf(value, source) {
    if (typeof value === 'number')
        return [String(value), source ?? ''];
    return typeof value === 'string' || typeof value === 'boolean' ? [String(value)] : [];
}
/** Ends a message with the value that was found there, unless it may be secret. */
function found(value, mayBeSecret) {
    if (value === undefined)
        return '; it is missing';
    if (mayBeSecret)
        return '';
    if (isMap(value))
        return '; it is a map';
    if (Array.isArray(value))
        return '; it is a list';
    const shown = JSON.stringify(value);
    return `; it is ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}`;
}
function placeOf(path) {
    const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
    return steps.join('').slice(1);
}
function isMap(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function onlyProblem(expected) {
    return { manifest: new Map(), problems: [{ input: 'manifest', expected }], secrets: [], filled: [] };
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
