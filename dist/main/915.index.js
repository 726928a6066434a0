export const id = 915;
export const ids = [915];
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

/***/ 7915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeEnv: () => (/* binding */ mergeEnv),
  readEnv: () => (/* binding */ readEnv),
  refusal: () => (/* binding */ refusal),
  writeEnv: () => (/* binding */ writeEnv)
});

// EXTERNAL MODULE: ./build/api/env.js
var env = __webpack_require__(6252);
// EXTERNAL MODULE: ./build/api/settle.js
var settle = __webpack_require__(6484);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/dotenv/file.js
var dotenv_file = __webpack_require__(761);
// EXTERNAL MODULE: ./build/dotenv/phpdotenv.js
var phpdotenv = __webpack_require__(5725);
// EXTERNAL MODULE: ./build/dotenv/spelling.js
var dotenv_spelling = __webpack_require__(7321);
;// CONCATENATED MODULE: ./build/dotenv/values.js


/**
 * Returns the effective values of a file as phpdotenv loads them. `${OTHER}` is not resolved, and a value that phpdotenv
 * cannot load is returned as spelled. To compare with wanted values, use `fixedValues`.
 */
function values(text) {
    return loadEach(text, (loaded, spelled) => loaded?.text ?? spelled);
}
/** Returns `values`, with `null` for one that is not a fixed text: it refers to `${OTHER}` or cannot be loaded. */
function fixedValues(text) {
    return loadEach(text, fixedText);
}
/** Returns the value of a single assignment; `null` as in `fixedValues`. */
function fixedValue(assignment) {
    return fixedText(loadAlone(assignment));
}
/** Lists every value that some program might load from the file, including duplicates and commented-out values. */
function secretsOf(text) {
    const comments = (0,dotenv_file/* parse */.qg)(text).filter(({ kind }) => kind === 'comment');
    const disabled = comments.map((comment) => comment.text.replace(/^[\s#\uFEFF]+/, '')).join('');
    const found = [...(0,dotenv_file/* assignmentsOf */.I7)(text), ...(0,dotenv_file/* assignmentsOf */.I7)(disabled)].flatMap((assignment) => [
        loadAlone(assignment)?.text ?? assignment.value,
        assignment.value.replace(/^(["'`])(.*)\1$/s, '$2'),
    ]);
    return new Set([...values(text).values(), ...found].filter((value) => value !== ''));
}
/** Loads a file, or each assignment by itself if phpdotenv rejects the file as a whole. */
function loadEach(text, read) {
    const file = (0,phpdotenv/* load */.Hh)(text);
    if (file !== undefined)
        return new Map([...file].map(([key, loaded]) => [key, read(loaded, loaded.text)]));
    return new Map((0,dotenv_file/* assignmentsOf */.I7)(text).map((each) => [each.key, read(loadAlone(each), each.value)]));
}
function loadAlone({ text, key }) {
    return (0,phpdotenv/* load */.Hh)(text)?.get(key);
}
function fixedText(loaded) {
    return loaded === undefined || loaded.references.length > 0 ? null : loaded.text;
}

;// CONCATENATED MODULE: ./build/dotenv/merge.js




/**
 * Sets and removes keys in a file and keeps every other byte. Every assignment of a set key gets the value and keeps its
 * indentation, `export` and inline comment; a new key goes to the end. Refuses unless phpdotenv loads the result as wanted
 * and every other key as before. Also changes a file that phpdotenv already rejects because of other lines.
 */
function merge(text, set, remove) {
    const refused = [...refusals(set), ...badKeys(remove), ...both(set, remove)];
    if (refused.length > 0)
        return { ok: false, refused };
    const edited = (0,dotenv_file/* parse */.qg)(text)
        .map((segment) => edit(segment, set, remove))
        .join('');
    const found = fixedValues(edited);
    const missing = [...set].filter(([key, value]) => found.get(key) !== value);
    const result = append(edited, missing);
    const written = describe(text, result, set, [...remove]);
    const reason = findMistake(text, result, set, remove);
    if (reason === undefined)
        return written;
    const keys = [...written.added, ...written.changed, ...written.removed];
    return { ok: false, refused: keys.map((key) => ({ key, reason })) };
}
/**
 * Writes a file of exactly the given keys, one per line in the given order. If the present file already has exactly these
 * keys and values, keeps it, comments included.
 */
function replace(present, set) {
    const refused = refusals(set);
    if (refused.length > 0)
        return { ok: false, refused };
    const extra = [...assignedKeys(present)].filter((key) => !set.has(key));
    const isEqual = extra.length === 0 && (0,phpdotenv/* load */.Hh)(present) !== undefined && holdsAll(fixedValues(present), set);
    return describe(present, isEqual ? present : append('', [...set]), set, extra);
}
function refusals(set) {
    const unwritable = [...set].flatMap(([key, value]) => {
        const spelling = (0,dotenv_spelling/* spell */.lO)(value);
        return spelling.ok ? [] : [{ key, reason: spelling.reason }];
    });
    return [...badKeys(set.keys()), ...unwritable];
}
function badKeys(keys) {
    const reason = 'a key has letters, digits and underscores only, and does not begin with a digit';
    return [...keys].filter((key) => !(0,dotenv_file/* isKey */.m0)(key)).map((key) => ({ key, reason }));
}
function both(set, remove) {
    return [...set.keys()]
        .filter((key) => remove.has(key))
        .map((key) => ({ key, reason: 'it is to be set and to be removed; take it out of one of the two' }));
}
function edit(segment, set, remove) {
    if (segment.kind !== 'assignment')
        return segment.text;
    // A byte order mark belongs to the file, not to its first line.
    if (remove.has(segment.key))
        return segment.lead.startsWith(dotenv_file/* BYTE_ORDER_MARK */.sn) ? dotenv_file/* BYTE_ORDER_MARK */.sn : '';
    const value = set.get(segment.key);
    return value === undefined || fixedValue(segment) === value ? segment.text : rewrite(segment, value);
}
function rewrite({ lead, exported, key, comment, end }, value) {
    // phpdotenv overlooks `export` unless more than eight characters come before the equals sign.
    const prefix = exported ? 'export'.padEnd(key.length === 1 ? 8 : 7) : '';
    return `${lead}${prefix}${key}=${spelled(key, value, (0,dotenv_spelling/* withoutGuard */.ID)(comment))}${end}`;
}
function spelled(key, value, comment = '') {
    const spelling = (0,dotenv_spelling/* spell */.lO)(value, comment);
    if (!spelling.ok)
        throw new Error(`${key} was found writable and is not: ${spelling.reason}`);
    return spelling.text;
}
function append(text, entries) {
    if (entries.length === 0)
        return text;
    const end = dominantLineEnd(text);
    const isComplete = text === '' || text === dotenv_file/* BYTE_ORDER_MARK */.sn || /[\r\n]$/.test(text);
    const lines = entries.map(([key, value]) => `${key}=${spelled(key, value)}${end}`);
    return `${text}${isComplete ? '' : end}${lines.join('')}`;
}
function dominantLineEnd(text) {
    const counts = new Map([['\n', 0]]);
    for (const [end] of text.matchAll(/\r\n|\n|\r/g))
        counts.set(end, (counts.get(end) ?? 0) + 1);
    return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}
/** Lists every key that the file assigns, even if phpdotenv overlooks it. */
function assignedKeys(text) {
    return new Set([...(0,dotenv_file/* assignmentsOf */.I7)(text).map(({ key }) => key), ...((0,phpdotenv/* load */.Hh)(text)?.keys() ?? [])]);
}
function describe(before, after, set, remove) {
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
/** Finds the keys whose assignments all have the wanted value. */
function keysThatHold(text, set) {
    const found = fixedValues(text);
    const held = new Set([...set].filter(([key, value]) => found.get(key) === value).map(([key]) => key));
    for (const assignment of (0,dotenv_file/* assignmentsOf */.I7)(text)) {
        if (fixedValue(assignment) !== set.get(assignment.key))
            held.delete(assignment.key);
    }
    return held;
}
function misreaders(key, value) {
    const spelling = (0,dotenv_spelling/* spell */.lO)(value);
    const loaders = spelling.ok ? dotenv_spelling/* LOADERS */.Hm.filter((loader) => !spelling.loaders.includes(loader)) : [];
    return loaders.length === 0 ? [] : [{ key, loaders }];
}
/** Returns the reason not to write the result: phpdotenv would not load it as wanted, or other keys would change. */
function findMistake(before, after, set, remove) {
    const wasAccepted = (0,phpdotenv/* load */.Hh)(before) !== undefined;
    const isAccepted = (0,phpdotenv/* load */.Hh)(after) !== undefined;
    const isManaged = (key) => set.has(key) || remove.has(key);
    const others = [...values(before)].filter(([key]) => !isManaged(key));
    const isKept = wasAccepted === isAccepted ? holdsAll(values(after), others) : isAccepted;
    const remaining = assignedKeys(after);
    const isRemoved = ![...remove].some((key) => remaining.has(key));
    if (holdsAll(fixedValues(after), set) && isRemoved && isKept)
        return undefined;
    const line = confusingLine(before, isManaged);
    const where = line === undefined ? 'a line of the file' : `line ${line} of the file`;
    return `${where} keeps programs from finding it (an unbalanced quote, or no assignment); correct that line first`;
}
function holdsAll(found, wanted) {
    return [...wanted].every(([key, value]) => found.get(key) === value);
}
function confusingLine(text, isManaged) {
    const isConfusing = (line) => (0,phpdotenv/* leavesQuoteOpen */.Rl)(line) || (0,phpdotenv/* load */.Hh)(line) === undefined;
    const segments = (0,dotenv_file/* parse */.qg)(text).filter((segment) => segment.kind !== 'assignment' || !isManaged(segment.key));
    return segments.find((segment) => isConfusing(segment.text))?.line;
}

// EXTERNAL MODULE: ./build/site/target.js
var site_target = __webpack_require__(2929);
;// CONCATENATED MODULE: ./build/operations/env-file.js






/** Reads the `.env` of a site and hides its values; null when the service shows none. */
async function readEnv(reader, target, hide) {
    try {
        const text = await reader.read(env.getEnv, target);
        if (text !== null)
            hide(secretsOf(text));
        return text;
    }
    catch (error) {
        if ((0,errors/* isNotFound */.c4)(error))
            return null;
        throw error;
    }
}
/** Brings a `.env` to the wanted values. An unseen file (null) may only be replaced, never merged into. */
function mergeEnv(current, { envMode, env, envRemove }) {
    const text = current ?? '';
    return envMode === 'replace' ? replace(text, env) : merge(text, env, envRemove);
}
/** The error for values that a `.env` cannot hold. */
function refusal({ refused }) {
    const reasons = refused.map(({ key, reason }) => `${key}: ${reason}`).join('; ');
    const message = `The .env cannot hold these values: ${reasons}.`;
    return new errors/* OperationError */.OK('failed', message, 'Change these values.');
}
/** Writes the `.env` and reads it back. A second write starts from the file as read back, so that it keeps changes by others. */
async function writeEnv({ wanted, current, text: content, keys, facts }, { writer, reader, patience, hide }) {
    const target = (0,site_target/* targetOf */.$)(facts);
    let before = current;
    let written = content;
    const write = (to, text) => to.write(env.patchEnv, target, { content: text });
    const send = async (text) => {
        const effect = await write(writer, text);
        if (effect.state !== 'not-done' || !(0,errors/* isNotFound */.c4)(effect.error))
            return effect;
        throw noFile('failed', 'The service knows no .env of this site, and has written none.', effect.error);
    };
    const { shown, answer } = await (0,settle/* replaceAndReadBack */.nI)(WHAT, async (instead) => {
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
    }, () => readEnv(reader, target, hide), (text) => text === content || isAsWanted(text, wanted), patience);
    if (shown === null && (answer === null || answer === undefined))
        throw noFile('unknown', UNCONFIRMED);
    const { changed, removed, kept } = keys;
    const unchanged = { added: [], changed: [], removed: [], kept: [...changed, ...removed, ...kept] };
    const replaced = {
        what: WHAT,
        // A repository that this run installed brought a new file: there is nothing to restore.
        before: facts.repository === 'unknown' ? before : null,
        // A file that was read back with changes by others must not be restored: `written` differs from it.
        after: shown === null || (0,settle/* isSameText */.cZ)(shown, written) ? shown : written,
        factsBefore: { env: unchanged },
        read: (from) => readEnv(from, target, hide),
        write,
    };
    const doubt = shown === null ? '; the service does not show the file, so it could not be read back' : '';
    return { replaced, doubt };
}
const WHAT = 'the .env';
const UNCONFIRMED = 'The service shows no .env after the write, nor did it confirm one: without a file it writes nothing.';
/** The effect of a second write that is not sent, as it might overwrite unseen changes by others. */
const UNSEEN = {
    state: 'unknown',
    error: new errors/* OperationError */.OK('unknown', 'It was not sent again, as the service does not show the present file.', 'Look at the .env, then run again.'),
};
function isAsWanted(text, wanted) {
    const merged = mergeEnv(text, wanted);
    return merged.ok && merged.text === text;
}
function noFile(stop, message, cause) {
    const next = 'Install the repository first (ensure-repository): that is what creates the file. Then run again.';
    return new errors/* OperationError */.OK(stop, message, next, { cause });
}


/***/ })

};
