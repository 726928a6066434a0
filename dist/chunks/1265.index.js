"use strict";
exports.id = 1265;
exports.ids = [1265];
exports.modules = {
	5272: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => readAllOrNull,
			y: () => readAll
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
		async function readAll(reader, endpoint, parameters) {
			return await readAllOrNull(reader, endpoint, parameters) ?? [];
		}
		async function readAllOrNull(reader, endpoint, parameters) {
			for (let reads = 1;; reads += 1) {
				let { pages, total } = await readPages(reader, endpoint, parameters);
				if (pages.includes(null)) return null;
				let items = pages.flatMap((page) => page ?? []), shown = [...new Map(items.map((item) => [item.id, item])).values()];
				if (pages.length === 1 || shown.length >= total) return shown;
				if (reads === 3) throw incomplete(endpoint.path, `its pages show ${shown.length} of ${total} items`);
			}
		}
		async function readPages(reader, endpoint, parameters) {
			let { items: first, lastPage, ...counted } = await reader.read(endpoint, parameters), pages = [first], { total = 0 } = counted;
			if (lastPage > 100) throw incomplete(endpoint.path, "it has more than 100 pages");
			for (let number = 2; number <= lastPage; number += 1) {
				let { items, page = number, ...now } = await reader.read(endpoint, parameters, { page: number });
				if (page !== number) throw incomplete(endpoint.path, `page ${page} came instead of page ${number}`);
				pages.push(items);
				total = Math.max(total, now.total ?? 0);
			}
			return {
				pages,
				total
			};
		}
		function incomplete(path, why) {
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("failed", `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`, "Give server and site as ids, so that no list of them is read; delete records that nobody needs.");
		}
	}),
	83: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => planChange,
			K: () => nothingToDo
		});
		function planChange(summary, content, apply) {
			return {
				summary,
				content: () => content,
				apply: (applying) => apply(content, applying)
			};
		}
		let nothingToDo = { changes: [] };
	}),
	4928: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => idsOf,
			Y: () => readShownRecords
		});
		var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _records_known_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9743), _site_target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3242);
		function idsOf(kind, facts) {
			return (0, _records_known_kinds_js__WEBPACK_IMPORTED_MODULE_2__.O)(kind) === "server" ? { server: facts.serverId } : { ...(0, _site_target_js__WEBPACK_IMPORTED_MODULE_3__.$)(facts) };
		}
		async function readShownRecords(kind, facts, reader) {
			if ((0, _records_known_kinds_js__WEBPACK_IMPORTED_MODULE_2__.O)(kind) === "site" && typeof facts.site != "object") return [];
			let shown = await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.C)(reader, kind.endpoints.list, idsOf(kind, facts));
			if (shown !== null) return shown;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("failed", `The service does not show its ${kind.singular}s (null instead of a list). An unknown list is not treated as empty.`, "Look at them in the service itself. If it never shows them, remove this operation.");
		}
	}),
	1265: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { syncing: () => syncing });
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _records_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(485), _records_kind_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9170), _records_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4497), _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83), _shown_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4928);
		function syncing(name) {
			let kind = (0, _records_kinds_js__WEBPACK_IMPORTED_MODULE_2__.I)(name);
			return {
				check({ manifest: declared }) {
					if (declared === void 0 || declared?.has(kind.name)) return [];
					let needed = `as sync-${kind.name} needs it; an empty one, written [], declares none`;
					return [{
						input: "manifest",
						expected: `${declared === null ? "a manifest with a" : "a"} list ${kind.name}, ${needed}`
					}];
				},
				async plan(planning) {
					let { inputs, facts } = planning, declared = inputs.manifest?.get(kind.name) ?? [], shown = await (0, _shown_records_js__WEBPACK_IMPORTED_MODULE_4__.Y)(kind, facts, planning.reader), plan = (0, _records_compare_js__WEBPACK_IMPORTED_MODULE_1__.sd)(kind, declared, shown, inputs.prune.has(kind.name));
					stopAtConflicts(kind, plan);
					sayWhatIsKept(kind, declared, plan, planning);
					let tally = {
						known: new Set(shown.map(({ id }) => id)),
						gone: new Set(),
						own: new Set()
					}, apply = async (change, applying) => {
						let { applyRecordChange } = await Promise.all([
							__webpack_require__.e(99),
							__webpack_require__.e(3337),
							__webpack_require__.e(5089)
						]).then(__webpack_require__.bind(__webpack_require__, 5089));
						return applyRecordChange(change, {
							kind,
							ids: (0, _shown_records_js__WEBPACK_IMPORTED_MODULE_4__.U)(kind, applying.facts),
							...tally,
							...applying
						});
					};
					return { changes: plan.changes.map((change) => (0, _operation_js__WEBPACK_IMPORTED_MODULE_3__.A)(summaryOf(kind, change), change, apply)) };
				}
			};
		}
		function stopAtConflicts(kind, { conflicts }) {
			if (conflicts.length === 0) return;
			let messages = conflicts.map(({ message }) => message).join(" "), next = [...new Set(conflicts.map((conflict) => conflict.next))].join(" ");
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("failed", `${messages} sync-${kind.name} has written nothing.`, next);
		}
		function sayWhatIsKept(kind, declared, { kept, uncompared }, { log }) {
			uncompared.length > 0 && log.info(`not shown by the service, and so not compared: ${uncompared.join(", ")}`);
			if (kept.length === 0) return;
			let identities = new Set(declared.map((record) => (0, _records_compare_js__WEBPACK_IMPORTED_MODULE_1__.cu)(kind, record))), named = kept.map((record) => {
				let again = identities.has((0, _records_compare_js__WEBPACK_IMPORTED_MODULE_1__.cu)(kind, record)) ? ", listed more than once" : "";
				return `${(0, _records_kind_js__WEBPACK_IMPORTED_MODULE_5__.z9)(kind, record)}${again}`;
			}), why = kind.removable === !1 ? "the service has no call to delete them" : `prune does not name ${kind.name}`;
			log.info(`not declared but kept, as ${why}: ${named.join(", ")}`);
		}
		function summaryOf(kind, change) {
			if (change.action === "create") {
				let details = (0, _records_kind_js__WEBPACK_IMPORTED_MODULE_5__.cz)(kind, change.declared);
				return `create the ${kind.singular} ${(0, _records_kind_js__WEBPACK_IMPORTED_MODULE_5__.Vb)(kind, change.declared)}${details === "" ? "" : ` (${details})`}`;
			}
			return `${change.action} the ${kind.singular} ${change.old.name}: ${change.why}`;
		}
	}),
	3242: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => targetOf,
			ID: () => ID
		});
		function targetOf({ serverId, site }) {
			if (typeof site != "object") throw TypeError("A site that does not exist yet was asked for its id");
			return {
				server: serverId,
				site: site.id
			};
		}
		let ID = /^[1-9]\d{0,14}$/;
	})
};
