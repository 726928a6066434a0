export const id = 957;
export const ids = [957];
export const modules = {

/***/ 9957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseManifest: () => (/* binding */ parseManifest)
});

// EXTERNAL MODULE: ./build/api/fields.js
var fields = __webpack_require__(3262);
// EXTERNAL MODULE: ./build/kinds/index.js + 5 modules
var kinds = __webpack_require__(7710);
// EXTERNAL MODULE: ./build/operations/names.js
var names = __webpack_require__(6279);
// EXTERNAL MODULE: ./build/reconcile/plan.js
var plan = __webpack_require__(5568);
;// CONCATENATED MODULE: ./build/variables.js
/** Puts the value of variable NAME in the place of each `${NAME}`; `$${NAME}` stands for the text `${NAME}` itself. */
function fillVariables(text, environment) {
    const filled = [];
    const problems = [];
    const result = text.replace(/\$(\$?)\{([^{}]*)\}/g, (whole, escaped, name) => {
        if (escaped !== '')
            return whole.slice(1);
        const value = Object.hasOwn(environment, name) ? environment[name] : undefined;
        if (value !== undefined && value !== '') {
            filled.push(value);
            return value;
        }
        problems.push(problemOf(name, value));
        return '';
    });
    return { text: result, filled, problems };
}
function problemOf(name, value) {
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
        return `nothing but a variable's name in \${…}; to have the text itself write $\${…}`;
    }
    const state = value === undefined ? 'there is none' : 'it is empty: most often the name of the secret is misspelled';
    return `a variable ${name} in the env of the step, as \${${name}} asks for it; ${state}`;
}

// EXTERNAL MODULE: ./build/yaml.js
var yaml = __webpack_require__(3705);
;// CONCATENATED MODULE: ./build/manifest.js






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
    const { value, lineOf } = parsed.value;
    if (!isMap(value)) {
        const names = kinds/* kinds */.E.map(({ name }) => name).join(', ');
        return onlyProblem(`a map of lists (${names}), or the path of a file that ends in .yml, .yaml or .json`);
    }
    const reading = startReading(lineOf, file, environment);
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
function startReading(lineOf, file, environment) {
    const problems = [];
    const report = (path, expected) => {
        const line = lineOf(path) ?? lineOf(path.slice(0, -1));
        const where = line === undefined
            ? placeOf(path)
            : `${placeOf(path)} (line ${line}${file === '' ? '' : ` of ${file}`})`;
        problems.push({ input: 'manifest', expected: `at ${where} ${expected}` });
    };
    return { environment, problems, secrets: [], filled: [], report };
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
        const identity = (0,plan/* identityOf */.cu)(kind, record);
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
    const misspelled = reportUnknown(Object.keys(item), Object.keys(shape), path, reading);
    const record = {};
    for (const [field, schema] of Object.entries(shape)) {
        const place = [...path, field];
        const value = fill(item[field], place, reading);
        if (value === unfilled)
            continue;
        const isSecret = kind.writeOnly?.includes(field) === true;
        if (isSecret && value != null)
            reading.secrets.push(String(value));
        const isOptional = (await schema.safeParseAsync(undefined)).success;
        if (value === null && isOptional)
            record[field] = null;
        if (value == null && (isOptional || (value === undefined && misspelled.includes(field))))
            continue;
        const checked = await check(schema, value);
        if (checked === undefined)
            reading.report(place, `${(0,fields/* wordsOf */.Z9)(schema)}${found(value, isSecret || value !== item[field])}`);
        else
            record[field] = checked;
    }
    return reading.problems.length === before ? record : undefined;
}
/** The value that a field takes: as it is, or a whole number as a text, or a text of digits as a number. */
async function check(schema, value) {
    const others = Number.isSafeInteger(value)
        ? [String(value)]
        : typeof value === 'string' && /^\d{1,15}$/.test(value)
            ? [Number(value)]
            : [];
    for (const candidate of [value, ...others]) {
        const parsed = await schema.safeParseAsync(candidate);
        if (parsed.success)
            return parsed.data;
    }
    return undefined;
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
        const [meant = ''] = (0,names/* nearest */.p)(name, known);
        reading.report([...path, name], `one of ${known.join(', ')}; did you mean ${meant}?`);
        return meant;
    });
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
        const why = REASONS[problem.code] ?? `it cannot be read there (${problem.code})`;
        return { expected: `YAML or JSON; at line ${line}, column ${col} ${why}` };
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
/** What is wrong, for the slips that people make; the codes are those of the library. */
const REASONS = {
    BAD_ALIAS: 'a text that begins with * stands in quotes',
    BAD_SCALAR_START: 'a text that begins so stands in quotes',
    BLOCK_AS_IMPLICIT_KEY: 'a text that holds ": " stands in quotes',
    DUPLICATE_KEY: 'a key is there twice',
    MULTIPLE_DOCS: 'a second document begins, and there may be one only',
    TAB_AS_INDENT: 'a tab indents, where only spaces may',
    TAG_RESOLVE_FAILED: 'a tag (!…) stands, and there may be none',
};


/***/ })

};
