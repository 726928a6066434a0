export const id = 188;
export const ids = [188];
export const modules = {

/***/ 9188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   restoreAfter: () => (/* binding */ restoreAfter)
/* harmony export */ });
/* harmony import */ var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6484);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _report_closing_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(951);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);




/** Restores what a run replaced, the latest first, and adds that to the results and the failure of the run. */
async function restoreAfter(failure, course, ports) {
    const { replaced } = course;
    const { console, tracker, patience } = ports;
    if (failure.outcome !== 'failed') {
        const names = replaced.map(({ what }) => what).join(' and ');
        const why = `${names}: not put back, as it is not known how the deploy ended`;
        return { ...course, failure: withLines(failure, [why]) };
    }
    tracker.restore();
    const startedAt = patience.clock.now();
    const restored = await console.group('restore-on-failure', () => restoreAll(replaced.toReversed(), ports), (all) => (0,_report_closing_line_js__WEBPACK_IMPORTED_MODULE_2__/* .restoringLine */ .q)(all.every(isBack), patience.clock.now() - startedAt));
    return withRestored(failure, course, restored);
}
function isBack({ state }) {
    return state === 'restored';
}
async function restoreAll(all, ports) {
    const restored = [];
    for (const replaced of all) {
        const { what } = replaced;
        const activity = { doing: `putting back ${what}` };
        const { state, line } = await ports.patience.during(activity, () => restore(replaced, ports));
        const sentence = `${what} ${line}`;
        ports.console.info(sentence);
        restored.push({ replaced, state, sentence });
    }
    return restored;
}
function withRestored(failure, course, restored) {
    const results = course.results.map((result, nth) => {
        const found = restored.find(({ replaced }) => replaced.nth === nth);
        if (found === undefined)
            return result;
        const status = found.state === 'unknown' ? 'unknown' : result.status;
        return { ...result, restored: found.sentence, status };
    });
    let { facts } = course;
    for (const { replaced } of restored.filter(isBack))
        facts = facts && { ...facts, ...replaced.factsBefore };
    const sentences = restored.map(({ sentence }) => sentence);
    const inDoubt = restored.some(({ state }) => state === 'unknown');
    const next = inDoubt ? `See what is there now. ${failure.next}` : failure.next;
    return { ...course, results, facts, failure: { ...withLines(failure, sentences), next } };
}
function withLines(failure, lines) {
    const message = [failure.message, ...lines.map((line) => `restore-on-failure: ${line}`)].join('\n');
    return { ...failure, message };
}
/**
 * Restores a text, but never over a later change: the present text must equal, byte for byte, the one that this run read
 * back after its write. The API has no conditional write, so a change between that read and the write goes unnoticed.
 *
 * Never throws: the failure to report is that of the deploy.
 */
async function restore(replaced, ports) {
    const { what, before, after } = replaced;
    if (before === null)
        return keep('there is none from before this run');
    if (after === null)
        return keep('the service does not show it, so a later change could not be seen');
    const writer = (0,_progress_js__WEBPACK_IMPORTED_MODULE_3__/* .trackWrites */ .M)(ports);
    let sent = false;
    const read = () => replaced.read(ports.reader);
    try {
        const now = await read();
        // The old text may come from a replica that lags behind: writing it once more does no harm.
        const isAsBefore = now !== null && (0,_api_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameText */ .cZ)(now, before);
        if (now !== after && !isAsBefore)
            return keep(CHANGED_SINCE);
        const write = (instead) => {
            if (instead === null)
                throw notShown;
            if (instead !== undefined && instead !== after)
                throw overtaken;
            sent = true;
            return replaced.write(writer, before);
        };
        await (0,_api_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceAndReadBack */ .nI)(what, write, read, (text) => (0,_api_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameText */ .cZ)(text, before), ports.patience);
        return { state: 'restored', line: 'was put back as it was before this run' };
    }
    catch (error) {
        if (error === overtaken)
            return keep(CHANGED_SINCE);
        const why = error === notShown ? 'the service no longer shows it' : (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .WE)(error);
        const inDoubt = error === notShown || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OperationError */ .OK || (sent && (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isInterruption */ .si)(error));
        return inDoubt
            ? { state: 'unknown', line: `may or may not have been put back: ${why}` }
            : { state: 'failed', line: `could not be put back: ${why}` };
    }
}
const CHANGED_SINCE = 'it has been changed since';
const overtaken = new Error(CHANGED_SINCE);
const notShown = new Error('not shown');
function keep(why) {
    return { state: 'kept', line: `was left as it is: ${why}` };
}


/***/ })

};
