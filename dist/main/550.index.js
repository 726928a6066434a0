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
;// CONCATENATED MODULE: ./build/values/variables.js
/** Puts the value of variable NAME in the place of each `${NAME}`; `$${NAME}` stands for the text `${NAME}` itself. */
function fillVariables(text, environment) {
    const filled = [];
    const problems = [];
    const result = text.replace(/\$(\$?)\{([^{}]*)\}/g, (whole, escaped, name) => {
        if (escaped !== '')
            return whole.slice(1);
        const value = isName(name) && !OF_THE_RUNNER.test(name) && Object.hasOwn(environment, name)
            ? environment[name]
            : undefined;
        if (value !== undefined && value !== '') {
            filled.push(value);
            return value;
        }
        problems.push(problemOf(name, value));
        return '';
    });
    if (/(?<!\$)\$\{(?![^{}]*\})/.test(text)) {
        problems.push('no ${{ … }}, which GitHub fills in nowhere but in a workflow, and no ${ without its }; a variable is written ${NAME}');
    }
    return { text: result, filled, problems };
}
function problemOf(name, value) {
    if (!isName(name)) {
        return `nothing but a variable's name in \${…}; to have the text itself write $\${…}`;
    }
    const state = value === undefined ? 'there is none' : 'it is empty: most often the name of the secret is misspelled';
    return `a variable ${name} in the env of the step, as \${${name}} asks for it; ${state}`;
}
/** What the runner gives to actions, tokens among it, and no workflow. */
const OF_THE_RUNNER = /^(ACTIONS|INPUT|STATE)_/i;
/** What a workflow may call a variable of a step. */
function isName(text) {
    return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text);
}

// EXTERNAL MODULE: ./build/values/yaml.js
var yaml = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/records/compare.js
var compare = __webpack_require__(4750);
;// CONCATENATED MODULE: ./build/records/extra.js
/** The key of a manifest's record under which further fields stand, sent beside the document's. */
const EXTRA = 'extra';
/** The names that a further field may have. A leading `_`, as in `_method`, is an instruction to some services. */
const EXTRA_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
/** Fields of a record that the service sets itself. */
const SET_BY_SERVICE = ['id', 'status', 'server_id', 'site_id', 'created_at', 'updated_at'];
/** The values that a further field takes, in words. */
const EXTRA_VALUES = 'a text, a number, true, false or null, or a list of texts, numbers, true and false';
/**
 * Why a field cannot stand under `extra`, as what was expected there; undefined where it can. It quotes the name only where
 * that can be no part of a value.
 */
function refusalOfExtra({ one, declared }, field) {
    if (!EXTRA_NAME.test(field))
        return 'nothing but names of fields: a letter, then letters, digits, dashes and underscores; a text with a comma or a colon stands in quotes';
    if (Object.hasOwn(declared.shape, field))
        return `nothing, as ${field} is a field of every ${one}: it stands beside extra, not in it`;
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
 * Reads a manifest: lists of records by kind, with the document's field names (section 4), `${NAME}` in a text standing
 * for a variable of the environment.
 *
 * @param text YAML or JSON
 * @param file where it stands, for messages; empty for none
 * @returns what is declared, and all that is wrong with it, quoting no value of a text
 */
async function parseManifest(text, environment, file = '') {
    const parsed = (0,yaml/* parseYaml */.h)(text);
    if ('expected' in parsed)
        return onlyProblem(parsed.expected + (text.includes('${') ? QUOTE_VARIABLES : ''));
    const { value } = parsed.value;
    if (!isMap(value)) {
        const names = kinds/* kinds */.E.map(({ name }) => name).join(', ');
        return onlyProblem(`a map of lists (${names}), or the path of a file that ends in .yml, .yaml or .json`);
    }
    const reading = startReading(parsed.value, file, environment);
    const manifest = new Map();
    reportUnknown(Object.keys(value), kinds/* kinds */.E.map(({ name }) => name), [], reading);
    for (const kind of kinds/* kinds */.E) {
        const list = value[kind.name];
        if (Array.isArray(list))
            manifest.set(kind.name, await readList(kind, list, reading));
        else if (kind.name in value)
            reading.report([kind.name], 'a list; an empty one is written []');
    }
    const { problems, secrets, filled } = reading;
    return { manifest, problems, secrets, filled };
}
const QUOTE_VARIABLES = '; within [ ] and { } a ${NAME} stands in quotes';
function startReading({ lineOf, sourceOf }, file, environment) {
    const problems = [];
    const report = (path, expected) => {
        const line = lineOf(path) ?? lineOf(path.slice(0, -1));
        const where = line === undefined
            ? placeOf(path)
            : `${placeOf(path)} (line ${line}${file === '' ? '' : ` of ${file}`})`;
        problems.push({ input: 'manifest', expected: `at ${where} ${expected}` });
    };
    return { environment, sourceOf, problems, secrets: [], filled: [], report };
}
async function readList(kind, list, reading) {
    const records = [];
    const places = new Map();
    for (const [index, item] of list.entries()) {
        const path = [kind.name, index];
        if (!isMap(item)) {
            reading.report(path, `a map with ${Object.keys(kind.declared.shape).join(', ')}`);
            continue;
        }
        const record = await readRecord(kind, item, path, reading);
        if (record === undefined)
            continue;
        const identity = (0,compare/* identityOf */.cu)(kind, record);
        const first = places.get(identity);
        if (first !== undefined) {
            const shared = kind.identity.join(' and ');
            reading.report(path, `another ${shared} than ${placeOf([kind.name, first])} has, as that tells one ${kind.one} from another`);
        }
        places.set(identity, first ?? index);
        records.push(record);
    }
    return records;
}
async function readRecord(kind, item, path, reading) {
    const { shape } = kind.declared;
    const before = reading.problems.length;
    const misspelled = reportUnknown(Object.keys(item), [...Object.keys(shape), EXTRA], path, reading);
    const record = {};
    for (const [field, schema] of Object.entries(shape)) {
        const place = [...path, field];
        const value = fill(item[field], place, reading);
        if (value === unfilled)
            continue;
        const isSecret = kind.writeOnly?.includes(field) === true;
        if (isSecret)
            reading.secrets.push(...spellingsOf(value, reading.sourceOf(place)));
        const isOptional = (await schema.safeParseAsync(undefined)).success;
        if (value === null && isOptional)
            record[field] = null;
        if (value == null && (isOptional || (value === undefined && misspelled.includes(field))))
            continue;
        const checked = await check(schema, value, () => reading.sourceOf(place));
        if (checked === undefined)
            reading.report(place, `${(0,fields/* wordsOf */.Z9)(schema)}${found(value, isSecret || value !== item[field])}`);
        else if (kind.identity.includes(field) && String(checked) !== String(checked).trim())
            reading.report(place, 'a text without white space at its ends, as it tells one from another');
        else
            record[field] = checked;
    }
    const extra = readExtra(kind, item[EXTRA], [...path, EXTRA], reading);
    return reading.problems.length === before ? { ...record, ...extra } : undefined;
}
/** Reads the further fields of a record, which are sent as they are. */
function readExtra(kind, given, path, reading) {
    if (given === undefined)
        return {};
    if (!isMap(given)) {
        reading.report(path, 'a map of further fields by their names');
        return {};
    }
    const fields = Object.entries(given).flatMap(([field, value]) => {
        const place = [...path, field];
        // `{ password: one, two }` makes a field of the end of a password: no message may name it.
        const isBare = value === null && !reading.sourceOf(place);
        const refusal = isBare ? BARE : refusalOfExtra(kind, field);
        if (refusal !== undefined)
            reading.report(isBare || !EXTRA_NAME.test(field) ? path : place, refusal);
        const declared = refusal === undefined ? readFurther(field, value, place, reading) : undefined;
        return declared === undefined ? [] : [[field, declared]];
    });
    return Object.fromEntries(fields);
}
const BARE = 'a value for each field, as in null for none; a text with a comma or a colon stands in quotes';
/** The value of a further field: secret where a variable is in it, or the name of the field says so. */
function readFurther(field, given, path, reading) {
    const before = reading.filled.length;
    const items = (Array.isArray(given) ? given : [given]).map((item, index) => {
        const place = Array.isArray(given) ? [...path, index] : path;
        return { place, value: fill(item, place, reading), source: reading.sourceOf(place) };
    });
    const values = items.map(({ value }) => value);
    if (values.includes(unfilled))
        return undefined;
    const filled = reading.filled.slice(before);
    const spellings = [...items.flatMap(({ value, source }) => spellingsOf(value, source)), ...filled];
    if (isSecretName(field))
        reading.secrets.push(...spellings);
    const isHidden = isSecretName(field) || filled.length > 0;
    const odd = items.find(({ value, source }) => typeof value === 'number' && !isJson(value, source));
    if (odd !== undefined) {
        reading.report(odd.place, 'a number as JSON writes it, or a text in quotes');
        return undefined;
    }
    const checked = furtherValue.safeParse(Array.isArray(given) ? values : values[0]);
    if (checked.success)
        return isHidden && checked.data !== null ? { secret: checked.data, spellings } : checked.data;
    reading.report(path, `${EXTRA_VALUES}${found(given, isHidden)}`);
    return undefined;
}
const furtherValue = schemas/* nullable */.mee(records/* anyValue */.m);
/** Whether a number can be sent as it is written, as `0755`, `0x10` and `1e999` cannot. */
function isJson(value, source = String(value)) {
    const isExact = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
    return isExact && /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/.test(source);
}
/** The value that a field takes: as it is, or a number as the text that it is written as, or a text of digits as a number. */
async function check(schema, value, source) {
    const other = typeof value === 'number' ? source() : isDigits(value) ? Number(value) : undefined;
    for (const candidate of [value, other]) {
        const parsed = await schema.safeParseAsync(candidate);
        if (parsed.success)
            return parsed.data;
    }
    return undefined;
}
function isDigits(value) {
    return typeof value === 'string' && /^\d{1,15}$/.test(value);
}
const unfilled = Symbol('a variable is missing');
/** Puts the variables into a text; anything else is taken as it is. */
function fill(value, path, reading) {
    if (typeof value !== 'string')
        return value;
    const { text, filled, problems } = fillVariables(value, reading.environment);
    for (const problem of problems)
        reading.report(path, problem);
    reading.filled.push(...filled);
    return problems.length === 0 ? text : unfilled;
}
/** Returns the keys that the unknown ones are likely to mean. */
function reportUnknown(given, known, path, reading) {
    return given
        .filter((name) => !known.includes(name))
        .flatMap((name) => {
        const [meant = ''] = (0,near_names/* nearest */.p)(name, known);
        // A key that is like none of them may be the end of a password that wanted quotes.
        const isLike = /^[\w-]{1,40}$/.test(name) && (0,near_names/* distance */.I)(name, meant) <= Math.max(1, meant.length / 3);
        if (isLike)
            reading.report([...path, name], `one of ${known.join(', ')}; did you mean ${meant}?`);
        else
            reading.report(path, `no other keys than ${known.join(', ')}; ${known.includes(EXTRA) ? FURTHER : ''}a text with a comma or a colon stands in quotes`);
        return isLike ? meant : [];
    });
}
const FURTHER = `a further field that the service asks for stands under ${EXTRA}; `;
/** What is to be hidden of a secret: a number also as it is written. */
function spellingsOf(value, source) {
    if (typeof value === 'number')
        return [String(value), source ?? ''];
    return typeof value === 'string' || typeof value === 'boolean' ? [String(value)] : [];
}
/** What stands there instead, where it is no secret. */
function found(value, mayBeSecret) {
    if (value === undefined)
        return '; it is missing';
    if (mayBeSecret)
        return '';
    if (typeof value === 'object' && value !== null)
        return Array.isArray(value) ? '; it is a list' : '; it is a map';
    const shown = JSON.stringify(value);
    return `; it is ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}`;
}
function placeOf(path) {
    return path
        .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
        .join('');
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
