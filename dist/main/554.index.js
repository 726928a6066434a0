export const id = 554;
export const ids = [554];
export const modules = {

/***/ 7554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderComment: () => (/* binding */ renderComment)
/* harmony export */ });
/* harmony import */ var _workflow_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8155);
/* harmony import */ var _workflow_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5807);
/* harmony import */ var _diff_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(956);
/* harmony import */ var _env_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5049);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2251);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1006);
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
    return (0,_workflow_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_workflow_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(said), context.maxCharacters);
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
        say: (text) => (0,_workflow_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)((0,_workflow_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(sanitize(text).join(' '), characters)),
        list: (items, say, more) => [
            ...items.slice(0, most).map(say),
            ...(items.length > most ? [`and ${items.length - most} more ${more}`] : []),
        ],
    };
}
function partsOf(report, context, measure, diff) {
    const sayings = sayingsOf(context, measure);
    const rows = rowsOf(report, context.inputs);
    const isPlan = report.outcome === 'planned';
    const { say } = sayings;
    return [
        `### ${(0,_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeMark */ .eD)(report)} ${say(isPlan ? planned(report, rows, context.inputs) : (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(report, context.inputs))}`,
        siteAndEvidence(report, context),
        whyAndNext(report, sayings),
        table(rows.filter(isPlan ? isDifference : isNotable), isPlan, sayings),
        isPlan ? everyRun(rows, sayings) : '',
        named('Already as wanted', rows.filter(isAsWanted), sayings),
        named('Not run', rows.filter(({ result }) => !isPlan && result.status === 'not-run'), sayings),
        envKeys(report, context, measure),
        diff,
        isPlan ? howToCarryOut(report) : '',
        footer(context),
    ];
}
/** In the table they are one sentence, which may be cut. */
function envKeys({ results, facts }, { sanitize }, measure) {
    const status = results.find(({ operation }) => operation === 'sync-env')?.status;
    const line = (text) => (0,_workflow_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(sanitize(text).join(' '), measure.characters);
    return (0,_env_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .renderEnvKeys */ .o)(facts?.env, status, line, measure.items);
}
/** A report has a result for each of the operations, in their order. */
function rowsOf({ results }, { operations }) {
    return results.map((result, nth) => ({ result, operation: operations[nth] }));
}
function isNotable({ result: { status } }) {
    return status !== 'unchanged' && status !== 'not-run';
}
/** Whether it is planned because something is not as wanted, and not because it is asked for in every run. */
function isDifference(row) {
    return isNotable(row) && row.operation?.repeats !== true;
}
/** An operation that only shows something has nothing that could be as wanted. */
function isAsWanted({ result, operation }) {
    return result.status === 'unchanged' && operation?.shows !== true && operation?.repeats !== true;
}
function planned(report, rows, inputs) {
    const count = rows.filter(isDifference).reduce((sum, { result }) => sum + result.changes.length, 0);
    const what = count === 0 ? 'nothing would change' : count === 1 ? '1 change planned' : `${count} changes planned`;
    return `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .siteName */ .pu)(report, inputs)}: ${what}`;
}
function siteAndEvidence(report, context) {
    if (report.outcome !== 'succeeded')
        return '';
    const { evidence = [] } = report.facts?.deploy ?? {};
    const shown = evidence.map((one) => _marks_js__WEBPACK_IMPORTED_MODULE_4__/* .EVIDENCE */ .S4[one]).join(' · ');
    const site = siteLink(report, context);
    return [site, shown === '' ? '' : `Shown by: ${shown}`].filter((part) => part !== '').join(SEPARATOR);
}
function siteLink(report, { inputs, sanitize }) {
    const url = (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .siteAddress */ .C)(report, inputs.environmentUrl) ?? '';
    if (url === '' || sanitize(url).join() !== url)
        return '';
    return `**${link((0,_workflow_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(url.replace(/^https?:\/\//, '').replace(/\/$/, '')), url)}**`;
}
/** Plain text where the address is no http or https one. */
function link(text, url) {
    const parsed = URL.parse(url);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
        return text;
    // What the URL standard leaves as it is, and Markdown would take for the end of the address or for something else.
    return `[${text}](${parsed.href.replace(/[\\()`$&]/g, percent)})`;
}
function percent(character) {
    if (character === '&')
        return '&amp;';
    return `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
}
function whyAndNext({ failure }, { say, list }) {
    if (failure === undefined)
        return '';
    const [first = '', ...rest] = failure.message.split('\n');
    const lines = list(rest, say, 'lines').map((line) => `> - ${line}\n`);
    const more = lines.length === 0 ? '' : `${lines.join('')}>\n`;
    return `> [!CAUTION]\n> ${say(first)}\n>\n${more}> **What to do next:** ${say(failure.next)}`;
}
function table(rows, isPlan, { say, list }) {
    if (rows.length === 0)
        return '';
    const head = isPlan
        ? ['| Operation | What would change |', '| --- | --- |']
        : ['| Operation | Status | What |', '| --- | --- | --- |'];
    const lines = list(rows, ({ result: { operation, status, changes, restored } }) => {
        const said = list([...changes, ...(restored === undefined ? [] : [restored])], say, 'changes');
        const cells = [
            (0,_workflow_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)(operation),
            ...(isPlan ? [] : [(0,_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .statusMark */ .w8)(operation, status)]),
            said.join('<br>'),
        ];
        return `| ${cells.join(' | ')} |`;
    }, 'operations');
    return [...head, ...lines.map((line) => (line.startsWith('|') ? line : `| ${line} |`))].join('\n');
}
function everyRun(rows, { list }) {
    const repeated = rows.filter((row) => isNotable(row) && !isDifference(row));
    if (repeated.length === 0)
        return '';
    const names = list(repeated, ({ result }) => (0,_workflow_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)(result.operation), 'operations');
    return `Done in every run, whatever differs: ${names.join(', ')}`;
}
function named(title, rows, { list }) {
    if (rows.length === 0)
        return '';
    return `${title}: ${list(rows, ({ result }) => (0,_workflow_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)(result.operation), 'operations').join(', ')}`;
}
function howToCarryOut({ planHash, results }) {
    if (planHash === undefined || results.every(({ status }) => status !== 'planned'))
        return '';
    const inputs = `\`\`\`yaml\ndry-run: false\nplan-hash: ${planHash}\n\`\`\``;
    const how = 'Give these inputs, and all others as in this run. When the plan has become another one by then, nothing is written.';
    return `<details><summary>To carry out exactly this plan</summary>\n\n${how}\n\n${inputs}\n\n</details>`;
}
function footer({ commit, repositoryUrl, logUrl }) {
    const parts = [
        commit === undefined
            ? ''
            : `Commit ${link((0,_workflow_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)(commit.slice(0, 7)), `${repositoryUrl}/commit/${commit}`)}`,
        logUrl === undefined ? '' : link('log of the run', logUrl),
    ].filter((part) => part !== '');
    return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}


/***/ })

};
