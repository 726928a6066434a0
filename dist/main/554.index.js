export const id = 554;
export const ids = [554];
export const modules = {

/***/ 7554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderComment: () => (/* binding */ renderComment)
/* harmony export */ });
/* harmony import */ var _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8541);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2251);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1006);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4902);
/* harmony import */ var _operations_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1655);
/* harmony import */ var _shared_sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(463);






/** Tried in order until one fits. */
const MEASURES = [
    { items: 100, keys: 100, characters: 1_000 },
    { items: 40, keys: 40, characters: 400 },
    { items: 15, keys: 15, characters: 150 },
    { items: 5, keys: 5, characters: 80 },
];
/**
 * Renders the comment on a pull request, in GitHub-flavoured Markdown: what the run plans or did, for a reader with ten seconds.
 * All remote text in it is inert. If it is too long, it is cut with a note, the diff first.
 */
function renderComment(report, given) {
    const context = { ...given, sanitize: cached(given.sanitize) };
    const { maxCharacters } = context;
    for (const measure of MEASURES) {
        if (leastLength(report, measure) > maxCharacters)
            continue;
        const withDiff = (diff) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(partsOf(report, context, measure, diff));
        const room = maxCharacters - withDiff('').length - 2;
        if (room < 0)
            continue;
        const diff = (0,_shared_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .scriptDiff */ .DH)(report, context.scriptDiff, room);
        if (diff !== '' || context.scriptDiff === undefined)
            return withDiff(diff);
    }
    const said = context.sanitize((0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)({ ...report, results: [] }, undefined)).join(' ');
    return (0,_secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(said), maxCharacters);
}
/** Caches sanitized texts, because every measure needs the same ones. */
function cached(sanitize) {
    const known = new Map();
    return (text) => {
        const lines = known.get(text) ?? sanitize(text);
        known.set(text, lines);
        return lines;
    };
}
/** A lower bound for the length of the table. A cancelled run has no time to escape text that cannot fit. */
function leastLength({ results }, { items, characters }) {
    const shown = results.slice(0, items).flatMap(({ changes }) => changes.slice(0, items));
    return shown.reduce((sum, text) => sum + Math.min(text.length, characters), 0);
}
function partsOf(report, context, measure, diff) {
    const prose = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .proseOf */ .jv)(context.sanitize, measure);
    const { outcome, results } = report;
    const isPlan = outcome === 'planned';
    const isGood = outcome === 'succeeded';
    const site = (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .linkToSite */ .zO)(report, context.inputs.environmentUrl, context.sanitize);
    const what = {
        title: isPlan ? 'What would change' : 'What',
        cell: ({ changes, restored = [] }) => prose.list(changes.concat(restored), prose.say, 'changes').join('<br>'),
    };
    const notable = results.filter(({ status }) => status !== 'unchanged' && status !== 'not-run');
    const repeated = notable.filter(({ traits }) => isPlan && traits.repeats);
    const names = (title, those) => those.length === 0 ? '' : `${title}: ${(0,_shared_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .KT)(those, prose)}`;
    return [
        (0,_shared_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .heading */ .R_)(report, context.inputs, prose),
        isGood && site !== '' ? `**${site}**` : '',
        isGood ? (0,_shared_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .shownBy */ .Le)(report) : '',
        (0,_shared_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .whyAndNext */ .Nb)(report, prose),
        (0,_operations_table_js__WEBPACK_IMPORTED_MODULE_4__/* .tableOf */ .c_)(notable.filter((result) => !repeated.includes(result)), [_operations_table_js__WEBPACK_IMPORTED_MODULE_4__/* .OPERATION */ .qR, ...(isPlan ? [] : [_operations_table_js__WEBPACK_IMPORTED_MODULE_4__/* .STATUS */ .XQ]), what], prose),
        names('Done in every run, whatever differs', repeated),
        names('Already as wanted', results.filter(isAsWanted)),
        names('Not run', isPlan ? [] : results.filter(({ status }) => status === 'not-run')),
        (0,_shared_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .envKeys */ .yu)(report, prose),
        diff,
        (0,_shared_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .exactPlan */ .Lq)(report),
        footer(context),
    ];
}
/** True when nothing needed changing. An operation that only displays something, or runs every time, has no wanted state. */
function isAsWanted({ status, traits }) {
    return status === 'unchanged' && !traits.readOnly && !traits.repeats;
}
function footer({ commit = '', repositoryUrl, logUrl, sanitize }) {
    const short = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(commit.slice(0, 7));
    const parts = [
        commit === '' ? '' : `Commit ${(0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .linkTo */ .uM)(short, `${repositoryUrl}/commit/${commit}`, sanitize) || short}`,
        (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .linkTo */ .uM)('log of the run', logUrl, sanitize),
    ].filter((part) => part !== '');
    return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}


/***/ })

};
