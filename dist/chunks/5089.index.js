"use strict";
exports.id = 5089;
exports.ids = [5089];
exports.modules = { 5089: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { applyRecordChange: () => applyRecordChange });
	var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _api_settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(485), _kind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9170), _value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6983);
	async function applyRecordChange(change, writing) {
		let { kind } = writing;
		if (change.action === "delete") {
			let named = `the ${kind.singular} with id ${change.old.id}`, changed = await remove(change.old, writing);
			return {
				changed,
				summary: changed ? `deleted ${named}` : `${named} was gone already`
			};
		}
		let { declared } = change, what = labelOf(kind, declared);
		if (change.action === "create") return {
			changed: !0,
			summary: `created ${what} (${await create(declared, writing)})`
		};
		let { old, why } = change, created = await replace(declared, old, writing);
		return {
			changed: !0,
			summary: `replaced ${what} (id ${old.id}, now ${created}): ${why}`
		};
	}
	async function replace(declared, old, writing) {
		let { kind } = writing, label = labelOf(kind, declared).replace(/^./, (letter) => letter.toUpperCase());
		if (!kind.deleteFirst) {
			let created = await create(declared, writing);
			return remove(old, writing).then(() => created, halfDone(`${label} was created again (${created}), but the old one (id ${old.id}) may still be there, and in force.`, "Run again soon: the old one is deleted if the new one is there."));
		}
		let other = await remove(old, writing) ? void 0 : await findCreated(declared, writing);
		if (other === void 0) return create(declared, writing).catch(halfDone(`${label} was deleted to be replaced, and is missing until it is created again.`, "Correct what the server names, if anything, and run again soon to create it."));
		if ((0, _compare_js__WEBPACK_IMPORTED_MODULE_3__.g6)(kind, declared, other).length === 0) return adopt(declared, other, writing);
		throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.OK("failed", `${label} was meanwhile replaced by somebody else (now id ${other.id}), and not as declared.`, "Find out who else changes it, then run again.");
	}
	function halfDone(message, next) {
		return (cause) => {
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.si)(cause)) throw (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.GP)(cause, message);
			let stop = cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.OK ? cause.outcome : "failed";
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.OK(stop, message, next, { cause });
		};
	}
	async function create(declared, writing) {
		let { kind, ids, writer, patience, tookEffect, log } = writing, what = labelOf(kind, declared), body = (0, _kind_js__WEBPACK_IMPORTED_MODULE_4__.EN)(declared), { found, answer } = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.dC)({
			send: async () => withoutSecrets(kind, declared, await writer.write(kind.endpoints.create, ids, body)),
			read: async (shown) => shown ?? findCreated(declared, writing),
			doubt: () => inDoubt(what),
			onRepeat: () => log.info(`the answer was lost and ${what} is not listed: creating it again`)
		}, patience);
		answer === void 0 && tookEffect();
		let adopted = adopt(declared, found, writing);
		if (answer === void 0) return `${adopted}; the answer was lost, the record is there`;
		return answer === null ? `${adopted}; the answer does not show it, the list does` : adopted;
	}
	function adopt(declared, record, { kind, own, log }) {
		own.add(record.id);
		let differences = (0, _compare_js__WEBPACK_IMPORTED_MODULE_3__.g6)(kind, declared, record);
		differences.length > 0 && log.warning(`The service shows the new ${kind.singular} differently from how it was declared: ${differences.join("; ")}. Declare it as it is shown, or every run replaces it.`);
		return `id ${record.id}`;
	}
	async function remove(old, writing) {
		let { kind, ids, gone, own, writer, patience, tookEffect } = writing, { single } = kind.endpoints;
		if (single === void 0) throw TypeError(`No ${kind.singular} can be deleted`);
		if (own.has(old.id)) return !1;
		let isRemoved = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.uj)(() => writer.write(single.remove, {
			...ids,
			record: old.id
		}, void 0), (saysGone) => isGone(old.id, saysGone, writing), [`Whether the ${kind.singular} ${old.name} was deleted is not known.`, "Look at it in the service, or run again: it is deleted if it is still there."], patience);
		isRemoved && tookEffect();
		gone.add(old.id);
		return isRemoved;
	}
	async function isGone(id, saysGone, { kind, ids, reader }) {
		let show = saysGone ? void 0 : kind.endpoints.single?.show, shown = show && await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.MW)(reader.read(show, {
			...ids,
			record: id
		}), void 0);
		if (show !== void 0 && shown !== null) return shown === void 0;
		return (await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.C)(reader, kind.endpoints.list, ids))?.every((record) => record.id !== id) ?? !1;
	}
	async function findCreated(declared, writing) {
		let { kind, ids, reader, known, gone } = writing, what = labelOf(kind, declared), records = await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.C)(reader, kind.endpoints.list, ids);
		if (records === null) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.OK("unknown", ...inDoubt(what));
		let isAsDeclared = (record) => (0, _compare_js__WEBPACK_IMPORTED_MODULE_3__.g6)(kind, declared, record).length === 0, candidates = records.filter((record) => (0, _compare_js__WEBPACK_IMPORTED_MODULE_3__.cu)(kind, record) === (0, _compare_js__WEBPACK_IMPORTED_MODULE_3__.cu)(kind, declared) && (!known.has(record.id) || gone.has(record.id) && isAsDeclared(record))), same = candidates.filter(isAsDeclared), found = same.length > 0 ? same : candidates;
		if (found.length < 2) return found[0];
		throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.OK("unknown", `After a lost answer ${what} is there ${found.length} times (ids ${found.map(({ id }) => id).join(", ")}); it is not known which one this run created.`, "Delete the surplus ones, then run again.");
	}
	function withoutSecrets({ writeOnly = [] }, declared, effect) {
		if (effect.state === "done" || !(effect.error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.hD)) return effect;
		let { reason, request, message, ...details } = effect.error, said = Object.entries(declared).flatMap(([field, value]) => {
			if ((0, _value_js__WEBPACK_IMPORTED_MODULE_5__.$f)(value)) return value.spellings;
			return writeOnly.includes(field) && value != null ? [String(value)] : [];
		}).filter((secret) => secret !== "").sort((first, second) => second.length - first.length).reduce((words, secret) => words.replaceAll(secret, "***"), details.said);
		return {
			...effect,
			error: new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.hD(reason, request, message, {
				...details,
				said,
				takesExtra: !0
			})
		};
	}
	function inDoubt(what) {
		return [`Whether ${what} was created is not known.`, "Run again: a record that exists by then is kept."];
	}
	function labelOf(kind, record) {
		return `the ${kind.singular} ${(0, _kind_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(kind, record)}`;
	}
}) };
