export const id = 554;
export const ids = [554];
export const modules = {

/***/ 7554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderComment: () => (/* binding */ renderComment)
/* harmony export */ });
/* harmony import */ var _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8541);
/* harmony import */ var _diff_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(956);
/* harmony import */ var _env_keys_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5049);
/* harmony import */ var _exact_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7662);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2251);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1006);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4902);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3357);








/**
 * The comment on a pull request, in GitHub-flavoured Markdown: what the run plans or did, for somebody who has ten seconds.
 * Everything remote in it is inert. What is too long is cut, the diff first, and said so.
 */
function renderComment(report, given) {
    const context = { ...given, sanitize: once(given.sanitize) };
    for (const measure of MEASURES) {
        if (leastLength(report, measure) > context.maxCharacters)
            continue;
        const withDiff = (diff) => join(partsOf(report, context, measure, diff));
        const room = context.maxCharacters - withDiff('').length - SEPARATOR.length;
        if (room < 0)
            continue;
        if (context.script === undefined)
            return withDiff('');
        const diff = (0,_diff_block_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDiff */ .i)(context.script, room);
        if (diff !== '')
            return withDiff(diff);
    }
    const said = context.sanitize((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)({ ...report, results: [] }, undefined)).join(' ');
    return (0,_secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(said), context.maxCharacters);
}
/** Whatever is tried out in several lengths is looked at for secrets only once. */
function once(sanitize) {
    const known = new Map();
    return (text) => {
        const lines = known.get(text) ?? sanitize(text);
        known.set(text, lines);
        return lines;
    };
}
/** From the first on until one fits; the last one always does. */
const MEASURES = [
    { items: 100, characters: 1_000 },
    { items: 40, characters: 400 },
    { items: 15, characters: 150 },
    { items: 5, characters: 80 },
];
/** How long the table is at least, so that nothing is escaped that has no room anyway: a cancelled run has no time for it. */
function leastLength({ results }, { items, characters }) {
    const shown = results.slice(0, items).flatMap(({ changes }) => changes.slice(0, items));
    return shown.reduce((sum, text) => sum + Math.min(text.length, characters), 0);
}
const SEPARATOR = '\n\n';
function join(parts) {
    return parts.filter((part) => part !== '').join(SEPARATOR);
}
function sayingsOf({ sanitize }, { items: most, characters }) {
    return {
        say: (text) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)((0,_secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(sanitize(text).join(' '), characters)),
        list: (items, say, more) => [
            ...items.slice(0, most).map(say),
            ...(items.length > most ? [`and ${items.length - most} more ${more}`] : []),
        ],
    };
}
function partsOf(report, context, measure, diff) {
    const sayings = sayingsOf(context, measure);
    const { results } = report;
    const isPlan = report.outcome === 'planned';
    const notRun = results.filter(({ status }) => !isPlan && status === 'not-run');
    return [
        `### ${(0,_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeMark */ .eD)(report)} ${sayings.say((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(report, context.inputs))}`,
        siteAndEvidence(report, context),
        whyAndNext(report, sayings),
        table(results.filter(isPlan ? isDifference : isNotable), isPlan, sayings),
        isPlan ? named('Done in every run, whatever differs', results.filter(isAgain), sayings) : '',
        named('Already as wanted', results.filter(isAsWanted), sayings),
        named('Not run', notRun, sayings),
        envKeys(report, context, measure),
        diff,
        (0,_exact_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .exactPlan */ .L)(report),
        footer(context),
    ];
}
/** In the table they are one sentence, which may be cut. */
function envKeys({ results, facts }, { sanitize }, measure) {
    const status = results.find(({ operation }) => operation === 'sync-env')?.status;
    const line = (text) => (0,_secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(sanitize(text).join(' '), measure.characters);
    return (0,_env_keys_js__WEBPACK_IMPORTED_MODULE_7__/* .renderEnvKeys */ .o)(facts?.env, status, line, measure.items);
}
function isNotable({ status }) {
    return status !== 'unchanged' && status !== 'not-run';
}
/** Whether it is planned because something is not as wanted, and not because it is asked for in every run. */
function isDifference(result) {
    return isNotable(result) && !(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .isRepeated */ .B5)(result.operation);
}
function isAgain(result) {
    return isNotable(result) && (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .isRepeated */ .B5)(result.operation);
}
/** An operation that only shows something has nothing that could be as wanted. */
function isAsWanted(result) {
    return result.status === 'unchanged' && (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .isKeeping */ .eA)(result) && !(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .isRepeated */ .B5)(result.operation);
}
function siteAndEvidence(report, { inputs, sanitize }) {
    if (report.outcome !== 'succeeded')
        return '';
    const site = (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linkToSite */ .zO)(report, inputs.environmentUrl, sanitize);
    const shown = (0,_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .shownEvidence */ .Bx)(report);
    return join([site === '' ? '' : `**${site}**`, shown === '' ? '' : `Shown by: ${shown}`]);
}
function whyAndNext({ failure }, { say, list }) {
    if (failure === undefined)
        return '';
    const [first = '', ...rest] = failure.message.split('\n');
    const lines = list(rest, say, 'lines').map((line) => `> - ${line}\n`);
    const more = lines.length === 0 ? '' : `${lines.join('')}>\n`;
    return `> [!CAUTION]\n> ${say(first)}\n>\n${more}> **What to do next:** ${say(failure.next)}`;
}
function table(results, isPlan, { say, list }) {
    if (results.length === 0)
        return '';
    const head = isPlan
        ? ['| Operation | What would change |', '| --- | --- |']
        : ['| Operation | Status | What |', '| --- | --- | --- |'];
    const lines = list(results, ({ operation, status, changes, restored }) => {
        const said = list([...changes, ...(restored === undefined ? [] : [restored])], say, 'changes');
        const cells = [
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)(operation),
            ...(isPlan ? [] : [(0,_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .statusMark */ .w8)(operation, status)]),
            said.join('<br>'),
        ];
        return `| ${cells.join(' | ')} |`;
    }, 'operations');
    return [...head, ...lines.map((line) => (line.startsWith('|') ? line : `| ${line} |`))].join('\n');
}
function named(title, results, { list }) {
    if (results.length === 0)
        return '';
    return `${title}: ${list(results, ({ operation }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)(operation), 'operations').join(', ')}`;
}
function footer({ commit = '', repositoryUrl, logUrl, sanitize }) {
    const short = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)(commit.slice(0, 7));
    const parts = [
        commit === '' ? '' : `Commit ${(0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linkTo */ .uM)(short, `${repositoryUrl}/commit/${commit}`, sanitize) || short}`,
        (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linkTo */ .uM)('log of the run', logUrl, sanitize),
    ].filter((part) => part !== '');
    return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}


/***/ })

};
