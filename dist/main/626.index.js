export const id = 626;
export const ids = [626];
export const modules = {

/***/ 7626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyRecordChange: () => (/* binding */ applyRecordChange)
/* harmony export */ });
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3855);
/* harmony import */ var _api_settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6484);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4750);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7639);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(812);






/**
 * Carries out one change of a plan.
 *
 * @throws OperationError when it is in doubt, ApiError when the service refused it
 */
async function applyRecordChange(change, writing) {
    const { kind } = writing;
    if (change.action === 'delete') {
        const named = `the ${kind.singular} with id ${change.shown.id}`;
        const changed = await remove(change.shown, writing);
        return { changed, summary: changed ? `deleted ${named}` : `${named} was gone already` };
    }
    if (change.action === 'create') {
        const created = await create(change.declared, writing);
        return { changed: true, summary: `created ${labelOf(kind, change.declared)} (${created})` };
    }
    const named = `${labelOf(kind, change.shown)} (id ${change.shown.id}`;
    const created = await replace(change, writing);
    return { changed: true, summary: `replaced ${named}, now ${created}): ${change.differences.join('; ')}` };
}
/** Replaces a record, and describes the new one. */
async function replace({ declared, shown }, writing) {
    const { kind } = writing;
    if (!kind.deleteFirst) {
        const created = await create(declared, writing);
        return remove(shown, writing).then(() => created, halfDone(`${capital(labelOf(kind, shown))} was created again (${created}), but the old one (id ${shown.id}) may still be there, and in force.`, 'Run again soon: the old one is deleted if the new one is there.'));
    }
    // If it was gone already, somebody else may have replaced it.
    const other = (await remove(shown, writing)) ? undefined : await findCreated(declared, writing);
    if (other !== undefined)
        return takeOver(declared, other, writing);
    return create(declared, writing).catch(halfDone(`${capital(labelOf(kind, declared))} was deleted to be replaced, and is missing until it is created again.`, 'Correct what the server names, if anything, and run again soon to create it.'));
}
/** Builds the handler for a replacement whose second half failed or was interrupted. */
function halfDone(message, next) {
    return (cause) => {
        if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isInterruption */ .si)(cause))
            throw (0,_api_settle_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptedIn */ .GP)(cause, message);
        const stop = cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .OperationError */ .OK ? cause.stop : 'failed';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .OperationError */ .OK(stop, message, next, { cause });
    };
}
/** Accepts the replacement that somebody else has made in the meantime, if it is as declared. */
function takeOver(declared, other, writing) {
    const { kind } = writing;
    if ((0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .differencesOf */ .g6)(kind, declared, other).length === 0)
        return adopt(declared, other, writing);
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .OperationError */ .OK('failed', `${capital(labelOf(kind, declared))} was meanwhile replaced by somebody else (now id ${other.id}), and not as declared.`, 'Find out who else changes it, then run again.');
}
/**
 * Creates a record, and describes it. If the answer is lost, looks for the record, and creates it once more only if there is
 * none.
 */
async function create(declared, writing) {
    const { kind, ids, writer, patience, confirm, log } = writing;
    const what = labelOf(kind, declared);
    const find = () => findCreated(declared, writing);
    const doubt = (cause) => inDoubt(`${what} was created`, cause);
    const body = (0,_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .bodyOf */ .EN)(declared);
    const created = await (0,_api_settle_js__WEBPACK_IMPORTED_MODULE_1__/* .createOrFind */ .xj)(async () => withoutSecrets(kind, declared, await writer.write(kind.endpoints.create, ids, body)), find, doubt, () => log.info(`the answer was lost and ${what} is not listed: creating it once more`), patience);
    if ('found' in created) {
        confirm();
        return `${adopt(declared, created.found, writing)}; the answer was lost, the record is there`;
    }
    if (created.answer !== null)
        return adopt(declared, created.answer, writing);
    const listed = await (0,_api_settle_js__WEBPACK_IMPORTED_MODULE_1__/* .readBack */ .e7)(find, doubt(), patience);
    return `${adopt(declared, listed, writing)}; the answer does not show it, the list does`;
}
/** Takes a record for the declared one, and describes it. */
function adopt(declared, record, { kind, own, log }) {
    own.add(record.id);
    const differences = (0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .differencesOf */ .g6)(kind, declared, record);
    if (differences.length > 0) {
        log.warning(`The service shows the new ${kind.singular} differently from how it was declared: ${differences.join('; ')}. Declare it as it is shown, or every run replaces it.`);
    }
    return `id ${record.id}`;
}
/** Deletes a record. Returns false if it was gone already, or if this run created it. */
async function remove(shown, writing) {
    const { kind, ids, gone, own, writer, patience, confirm } = writing;
    const { single } = kind.endpoints;
    if (single === undefined)
        throw new TypeError(`No ${kind.singular} can be deleted`);
    // Instead of creating a record again, a service may change the old one, and answer with its id.
    if (own.has(shown.id))
        return false;
    const isRemoved = await (0,_api_settle_js__WEBPACK_IMPORTED_MODULE_1__/* .removeAndConfirm */ .uj)(() => writer.write(single.remove, { ...ids, record: shown.id }, undefined), (saysGone) => isGone(shown.id, saysGone ? undefined : single.show, writing), (cause) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .OperationError */ .OK('unknown', `Whether the ${kind.singular} ${(0,_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .briefNameOf */ .z9)(kind, shown)} was deleted is not known.`, 'Look at it in the service, or run again: it is deleted if it is still there.', { cause }), patience);
    if (isRemoved)
        confirm();
    gone.add(shown.id);
    return isRemoved;
}
/**
 * True when a record is gone. Without `show` the list alone decides: a service that answers 404 for a record may do so for
 * every record.
 */
async function isGone(id, show, { kind, ids, reader }) {
    try {
        if (show !== undefined && (await reader.read(show, { ...ids, record: id })) !== null)
            return false;
    }
    catch (error) {
        if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotFound */ .c4)(error))
            return true;
        throw error;
    }
    // The document's example of an answer is null. The list then decides.
    const records = await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .readAllOrNull */ .C)(reader, kind.endpoints.list, ids);
    return records?.every((record) => record.id !== id) ?? false;
}
/**
 * Finds the record that a create in doubt has made: a new one with the declared identity, preferably as declared (services may
 * show fields in another form).
 *
 * @throws OperationError when it may be any of several
 */
async function findCreated(declared, writing) {
    const { kind, ids, reader, known, gone } = writing;
    const what = labelOf(kind, declared);
    const records = await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .readAllOrNull */ .C)(reader, kind.endpoints.list, ids);
    if (records === null)
        throw inDoubt(`${what} was created`);
    const isAsDeclared = (record) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .differencesOf */ .g6)(kind, declared, record).length === 0;
    // A service may reuse the id of a deleted record, and may still list the deleted one.
    const candidates = records.filter((record) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOf */ .cu)(kind, record) === (0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOf */ .cu)(kind, declared) &&
        (!known.has(record.id) || (gone.has(record.id) && isAsDeclared(record))));
    const same = candidates.filter(isAsDeclared);
    const found = same.length > 0 ? same : candidates;
    if (found.length < 2)
        return found[0];
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .OperationError */ .OK('unknown', `After a lost answer ${what} is there ${found.length} times (ids ${found.map(({ id }) => id).join(', ')}); it is not known which one this run created.`, 'Delete the surplus ones, then run again.');
}
/** Hides secrets in the service's words: the redactor does not find very short passwords. */
function withoutSecrets({ writeOnly = [] }, declared, effect) {
    if (effect.state === 'done' || !(effect.error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD))
        return effect;
    const { reason, request, message, ...details } = effect.error;
    const secrets = Object.entries(declared).flatMap(([field, value]) => {
        if ((0,_value_js__WEBPACK_IMPORTED_MODULE_5__/* .isSecret */ .$f)(value))
            return value.spellings;
        return writeOnly.includes(field) && value != null ? [String(value)] : [];
    });
    const said = secrets
        .filter((secret) => secret !== '')
        // Longer secrets come first: they may contain others.
        .sort((first, second) => second.length - first.length)
        .reduce((words, secret) => words.replaceAll(secret, '***'), details.said);
    return { ...effect, error: new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD(reason, request, message, { ...details, said, takesExtra: true }) };
}
function inDoubt(what, cause) {
    const next = 'Run again: a record that exists by then is kept.';
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .OperationError */ .OK('unknown', `Whether ${what} is not known.`, next, { cause });
}
function labelOf(kind, record) {
    return `the ${kind.singular} ${(0,_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(kind, record)}`;
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}


/***/ })

};
