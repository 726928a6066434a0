"use strict";
exports.id = 611;
exports.ids = [611];
exports.modules = {
	8495: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GQ: () => SITE_PATH,
			H2: () => anyAnswer,
			KW: () => readEndpoint,
			Ks: () => recordOrNull,
			L$: () => listOrNull,
			U5: () => LONGEST_HOLD_MS,
			Y5: () => shownFlag,
			_L: () => undocumented,
			dN: () => fillPath,
			f$: () => shownText,
			g1: () => record,
			nd: () => integer,
			oA: () => unwrap,
			p_: () => list,
			qs: () => bareEndpoint,
			rr: () => wrappedText,
			x4: () => writeEndpoint
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
		let LONGEST_HOLD_MS = 6e4;
		function readEndpoint(path, answer, options = {}) {
			return {
				method: "GET",
				path,
				retry: "read",
				answer,
				...options
			};
		}
		function writeEndpoint(method, path, options) {
			return {
				method,
				path,
				...options
			};
		}
		function bareEndpoint(method, path, retry, answer) {
			return {
				method,
				path,
				retry,
				body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Vxk(),
				answer
			};
		}
		let SITE_PATH = "/api/servers/{server}/sites/{site}";
		function fillPath(path, parameters) {
			return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parameters[name])));
		}
		let anyAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J(), integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{1,16}$/))]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(Number), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI())));
		function record(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(unwrap), schema);
		}
		function recordOrNull(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(record(schema)), null);
		}
		function list(schema) {
			return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(schema));
		}
		function listOrNull(schema) {
			return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(schema)));
		}
		let envelope = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			meta: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				last_page: undocumented(integer),
				current_page: undocumented(integer),
				total: undocumented(integer)
			})),
			links: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ next: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()) }))
		});
		function page(items) {
			let unwrapped = zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
				let { meta, links } = envelope.safeParse(answer).data ?? {}, lastPage = meta?.last_page ?? (links?.next === void 0 ? 1 : 2 ** 53 - 1);
				return {
					items: unwrap(answer),
					lastPage,
					page: meta?.current_page,
					total: meta?.total
				};
			});
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(unwrapped, zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				items,
				lastPage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				page: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
				total: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
			}));
		}
		function undocumented(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), void 0);
		}
		let shownText = undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), shownFlag = undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY());
		function unwrap(answer) {
			return (typeof answer == "object" && answer && "data" in answer ? answer.data : answer) ?? null;
		}
		function wrappedText(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
				let inner = unwrap(answer);
				if (typeof inner != "object" || !inner) return inner;
				let fields = { ...inner };
				return fields[field] ?? fields.content ?? null;
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()));
		}
	}),
	9407: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qq: () => text,
			Z9: () => wordsOf,
			lq: () => optional,
			n8: () => line,
			rD: () => wholeNumber,
			yL: () => oneOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759), zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9396);
		function text({ least = 1, most } = {}) {
			let isWithin = (value) => {
				let { length } = [...value];
				return length >= least && length <= (most ?? length) && value.isWellFormed() && value.trim() !== "";
			}, range = least === 1 ? `at most ${most}` : `${least} to ${most}`, length = most === void 0 ? "" : ` of ${range} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(isWithin), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				minLength: least,
				...most && { maxLength: most }
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, not blank`));
		}
		function line(bounds) {
			let inner = text(bounds);
			return inner.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[^\r\n\0]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${wordsOf(inner)}, in one line`));
		}
		function wholeNumber(least, most) {
			let words = `a whole number from ${least} to ${most}`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function oneOf(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(words).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`one of ${words.join(", ")}`));
		}
		function optional(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(wordsOf(field)));
		}
		function wordsOf(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.fd.get(field)?.description ?? "";
		}
	}),
	5272: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => readAll });
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
		async function readAll(reader, endpoint, parameters) {
			let { path } = endpoint, byId = new Map(), counted = 0, last = 1;
			for (let wanted = 1; wanted <= last; wanted += 1) {
				let options = wanted === 1 ? {} : { page: wanted }, { items, lastPage, page = wanted, total = 0 } = await reader.read(endpoint, parameters, options);
				wanted === 1 && (last = lastPage);
				if (last > 100) throw incomplete(path, "it has more than 100 pages");
				if (page !== wanted) throw incomplete(path, `page ${page} came instead of page ${wanted}`);
				if (items === null) return items;
				for (let item of items) byId.set(item.id, item);
				counted = Math.max(counted, total);
			}
			if (byId.size < counted) throw incomplete(path, `its pages show ${byId.size} of ${counted} items`);
			return [...byId.values()];
		}
		function incomplete(path, why) {
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("list-incomplete", `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`, "Run again. Give server and site as ids, so that no list of them is read; delete records that nobody needs.");
		}
	}),
	6602: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			anyValue: () => anyValue,
			postQueueWorkerRestart: () => postQueueWorkerRestart,
			recordEndpoints: () => recordEndpoints
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495);
		let plain = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((text) => text.isWellFormed())),
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(),
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()
		]), anyValue = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([plain, zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(plain)]), shownRecord = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({ id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd });
		function recordEndpoints({ path, declared }) {
			let body = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rUs(declared, anyValue), answer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(shownRecord);
			return {
				list: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.L$)(shownRecord), { verbatim: !0 }),
				create: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", path, {
					retry: "natural-key",
					body,
					answer,
					verbatim: !0
				}),
				show: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/{record}`, answer, { verbatim: !0 }),
				remove: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/{record}`, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2)
			};
		}
		let restart = `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/queues/{record}/restart`, postQueueWorkerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", restart, "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
	3337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ni: () => writeAndRead,
			Sy: () => requireDone,
			dC: () => createAndFind,
			uL: () => orUnknown,
			uj: () => removeAndConfirm
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7707);
		function orUnknown(read, doubt) {
			return read().catch((error) => {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK && error.reason !== "list-incomplete") throw error;
				throw (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD ? doubt.cause ?? error : error, doubt);
			});
		}
		async function writeAndRead(writing, patience, lost) {
			let { send, read, windowMs = _wait_js__WEBPACK_IMPORTED_MODULE_1__.LP } = writing, isThere = writing.isThere ?? ((seen) => seen !== void 0), effect = await (lost ? orUnknown(send, lost) : send());
			if (effect.state === "not-done" && lost === void 0) throw effect.error;
			let isConfirmed = effect.state === "done", answer = isConfirmed ? effect.value : void 0, cause = isConfirmed ? void 0 : effect.error, reason = isConfirmed ? "shown-otherwise" : "answer-lost", doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(reason, ...writing.doubt(isConfirmed), { cause });
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(cause)) throw (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(cause, doubt);
			let readBack = {
				..._wait_js__WEBPACK_IMPORTED_MODULE_1__.tJ,
				look: () => read(answer),
				isThere: (seen) => isThere(seen, isConfirmed),
				windowMs: isConfirmed ? windowMs : _wait_js__WEBPACK_IMPORTED_MODULE_1__.LP
			}, { end, seen } = await orUnknown(() => (0, _wait_js__WEBPACK_IMPORTED_MODULE_1__.fm)(readBack, patience), doubt);
			if (end === "there") return {
				seen,
				answer
			};
			if (isConfirmed) return {
				seen,
				answer,
				doubt
			};
			if (effect.state === "not-done") throw lost ? (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(effect.error, lost) : effect.error;
			throw effect.mayRepeat && lost === void 0 ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz(doubt) : doubt;
		}
		async function createAndFind(creating, patience) {
			let { seen, answer, doubt } = await writeAndRead(creating, patience).catch((error) => {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz)) throw error;
				return writeAndRead(creating, patience, error.lost);
			});
			if (seen === void 0) throw doubt;
			return {
				seen,
				answer
			};
		}
		async function removeAndConfirm(write, isGone, words, patience) {
			let saysGone = !1, wasGone = !1, { doubt } = await writeAndRead({
				async send() {
					let effect = await write();
					if (effect.state === "done") return effect;
					saysGone = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.c4)(effect.error);
					wasGone = saysGone && effect.state === "not-done";
					return wasGone ? {
						state: "unknown",
						error: effect.error
					} : effect;
				},
				read: () => isGone(saysGone),
				isThere: (isRemoved) => isRemoved,
				doubt: () => words,
				windowMs: 3e5
			}, patience);
			if (doubt !== void 0) throw doubt;
			return !wasGone;
		}
		function requireDone(effect, message, next) {
			if (effect.state === "done") return effect.value;
			if (effect.state === "not-done") throw effect.error;
			let doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("answer-lost", message, next, { cause: effect.error });
			throw effect.mayRepeat ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz(doubt) : (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(effect.error, doubt);
		}
	}),
	7707: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => PACES,
			BR: () => PATIENCE_WITHOUT_API_MS,
			LP: () => LAG_WINDOW_MS,
			fm: () => waitFor,
			tJ: () => READING_BACK
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8495);
		let LAG_WINDOW_MS = 1e4, PATIENCE_WITHOUT_API_MS = 12e4, PACES = {
			work: (waitedMs = 0) => Math.min(1e4, Math.max(1e3, waitedMs / 4)),
			page: (waitedMs) => waitedMs === void 0 ? 0 : 1e3,
			write: (waitedMs) => waitedMs === void 0 ? 0 : Math.min(250 + waitedMs, Math.max(3e3, waitedMs / 10))
		}, READING_BACK = {
			doing: "reading back",
			awaited: () => "waiting for the service to show what was written",
			pauses: PACES.write,
			windowMs: LAG_WINDOW_MS
		};
		function waitFor(wait, patience) {
			let { doing, awaited } = wait;
			return patience.during({
				doing,
				awaited
			}, () => lookUntil(wait, patience));
		}
		async function lookUntil(wait, { clock, signal }) {
			let { windowMs = Infinity, inARow = 1, silentMs = 0 } = wait, { startedAt } = wait, answeredAt = clock.now(), pauseMs = wait.pauses(void 0), good = 0, oddAt;
			for (;;) {
				pauseMs > 0 && await clock.sleep(pauseMs, signal);
				let holdMs = 0;
				try {
					let seen = await wait.look();
					answeredAt = clock.now();
					startedAt ??= answeredAt;
					good = wait.isThere(seen) ? good + 1 : 0;
					oddAt = wait.isOdd?.(seen) === !0 ? oddAt ?? answeredAt : void 0;
					if (good === inARow) return {
						end: "there",
						seen
					};
					if (answeredAt - (oddAt ?? answeredAt) >= LAG_WINDOW_MS) return {
						end: "odd",
						seen
					};
					if (answeredAt - startedAt >= windowMs) return {
						end: "late",
						seen
					};
				} catch (error) {
					if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.WG)(error) || clock.now() - answeredAt >= silentMs) throw error;
					wait.onSilence?.(error);
					holdMs = Math.min(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.U5, error.retryAfterMs ?? 0);
				}
				startedAt ??= clock.now();
				let waitedMs = clock.now() - startedAt;
				pauseMs = Math.min(Math.max(wait.pauses(waitedMs), holdMs), windowMs - waitedMs);
			}
		}
	}),
	3611: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			restartQueueWorkers: () => restartQueueWorkers,
			syncing: () => syncing
		});
		var pages = __webpack_require__(5272), records = __webpack_require__(6602), settle = __webpack_require__(3337), errors = __webpack_require__(8208), outcome_facts = __webpack_require__(9963), records_record = __webpack_require__(45);
		function planRecords(kind, declared, shown, prune) {
			let byIdentity = Map.groupBy(shown, (record) => (0, records_record.cu)(kind, record)), unnamed = byIdentity.get(null);
			if (unnamed !== void 0) return {
				changes: [],
				kept: [],
				uncompared: [],
				conflicts: [[`The service does not show ${kind.identity.join(" and ")} of every ${kind.singular} (ids ${idsIn(unnamed)}), so they cannot be matched with the declared ones.`, `Remove sync-${kind.name} from the operations: it cannot work with this service.`]]
			};
			let matches = declared.map((record) => match(kind, record, byIdentity.get((0, records_record.cu)(kind, record)) ?? [])), matched = new Set(matches.flatMap((found) => found.matched)), rest = shown.filter((record) => !matched.has(record)), changes = matches.flatMap(({ change }) => change ?? []), created = changes.filter((change) => change.action === "create").map((change) => change.declared), conflicts = matches.flatMap(({ conflict }) => conflict ? [conflict] : []), deletions = rest.map((record) => deletionOf(kind, record, "not declared"));
			return {
				changes: prune ? [...changes, ...deletions] : changes,
				kept: prune ? [] : rest,
				uncompared: [...new Set(matches.flatMap(({ unseen = [] }) => unseen))],
				conflicts: [...conflicts, ...conflictsWith(rest, kind, created)]
			};
		}
		function match(kind, declared, candidates) {
			let same = candidates.find((shown) => (0, records_record.g6)(kind, declared, shown).length === 0), [other, ...more] = candidates.filter((shown) => shown !== same);
			if (same !== void 0) {
				let unseen = (0, records_record.yY)(kind, declared, same);
				if (!(other !== void 0 && more.length === 0 && isLeftOver(kind, declared, other, same))) return {
					matched: [same],
					unseen
				};
				let why = `it differs from the declared one, which exists and is newer: ${(0, records_record.g6)(kind, declared, other).join("; ")}`;
				return {
					matched: [same, other],
					unseen,
					change: deletionOf(kind, other, why)
				};
			}
			if (other === void 0) return {
				matched: [],
				change: {
					action: "create",
					declared
				}
			};
			if (more.length > 0) return {
				matched: [],
				conflict: [`The ${(0, records_record.Wy)(kind, declared)} is there ${candidates.length} times (ids ${idsIn(candidates)}), and none of them is as declared: it is unclear which one to replace.`, "Delete the unwanted ones in the service, or declare the record like one of them."]
			};
			let why = (0, records_record.g6)(kind, declared, other).join("; ");
			if (kind.replaced === "never") return {
				matched: [],
				conflict: [`The ${(0, records_record.Wy)(kind, other)} (id ${other.id}) differs from what is declared (${why}), and is never replaced.`, "Declare it as it is, or change it in the service by hand."]
			};
			let unseen = (0, records_record.yY)(kind, declared, other);
			return {
				matched: [other],
				unseen,
				change: {
					action: "replace",
					declared,
					old: oldOf(kind, other),
					why
				}
			};
		}
		function isLeftOver(kind, declared, older, same) {
			let unseen = (0, records_record.yY)(kind, declared, older);
			return kind.replaced === "create-first" && older.id < same.id && (0, records_record.g6)(kind, declared, older).length > 0 && (0, records_record.yY)(kind, declared, same).every((field) => unseen.includes(field));
		}
		function oldOf(kind, shown) {
			return {
				id: shown.id,
				name: (0, records_record.z9)(kind, shown)
			};
		}
		function deletionOf(kind, shown, why) {
			return {
				action: "delete",
				old: oldOf(kind, shown),
				why
			};
		}
		function looseNameOf(kind, record) {
			let identity = kind.identity.filter((field) => field !== "user");
			return `${(0, records_record.wC)({
				...kind,
				identity
			}, record)}`.replace(/&(?:amp;)*(?:#x?[\da-f]{1,6};|[a-z]{2,4};)?|[<>"']/gi, " ").replace(/\s+/g, " ").trim().toLowerCase();
		}
		function isMadeOf(kind, declared, shown) {
			let [name, shownName] = [looseNameOf(kind, declared), looseNameOf(kind, shown)];
			if (name === shownName) return !0;
			let words = (text) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
			if (!kind.identity.includes("command") || !words(shownName).includes(words(name))) return !1;
			let others = Object.entries(declared).filter(([field]) => !kind.identity.includes(field));
			return (0, records_record.g6)(kind, Object.fromEntries(others), shown).length === 0;
		}
		function conflictsWith(rest, kind, created) {
			return rest.flatMap((shown) => {
				let record = created.find((declared) => isMadeOf(kind, declared, shown));
				if (record === void 0) return [];
				return [[`The ${(0, records_record.Wy)(kind, record)} may be one that is there (id ${shown.id}), as the service shows it: ${(0, records_record.g6)(kind, record, shown).join("; ")}.`, `Declare it as the service shows it. If both are meant, declare both; if it is to replace that one, delete id ${shown.id} first.`]];
			});
		}
		function idsIn(records) {
			return records.map(({ id }) => id).join(", ");
		}
		var kinds = __webpack_require__(4497), known_kinds = __webpack_require__(9743), redactor = __webpack_require__(8048);
		async function applyRecordChange(change, writing) {
			let { kind } = writing;
			if (change.action === "delete") {
				let named = `the ${kind.singular} with id ${change.old.id}`, changed = await removeRecord(change.old, writing);
				return {
					changed,
					summary: changed ? `deleted ${named}` : `${named} was gone already`
				};
			}
			let { declared } = change, what = `the ${(0, records_record.Wy)(kind, declared)}`;
			if (change.action === "create") return {
				changed: !0,
				summary: `created ${what} (id ${adopt(declared, await createRecord(declared, writing), writing)})`
			};
			let id = await replaceRecord(declared, change.old, writing);
			return {
				changed: !0,
				summary: `replaced ${what} (id ${change.old.id}, now id ${id}): ${change.why}`
			};
		}
		async function replaceRecord(declared, old, writing) {
			let { kind } = writing, label = `The ${(0, records_record.Wy)(kind, declared)}`;
			if (kind.replaced !== "delete-first") {
				let id = adopt(declared, await createRecord(declared, writing), writing), message = `${label} was created again (id ${id}), but the old one (id ${old.id}) may still be there, and in force.`;
				await finish(removeRecord(old, writing), message, "Run again soon: the old one is deleted if the new one is there.");
				return id;
			}
			if (!await removeRecord(old, writing)) {
				let message = `${label} (id ${old.id}) was deleted or replaced by somebody else before it could be replaced.`;
				throw new errors.OK("changed-by-others", message, "Find out who else changes it, then run again.");
			}
			let message = `${label} was deleted to be replaced, and is missing until it is created again.`;
			return adopt(declared, await finish(createRecord(declared, writing), message, "Correct what the server names, if anything, and run again soon to create it."), writing);
		}
		function finish(half, message, next) {
			return half.catch((error) => {
				let reason = error instanceof errors.OK ? error.reason : "record-half-replaced";
				throw (0, errors.aE)(error, {
					reason,
					message,
					next
				});
			});
		}
		async function createRecord(declared, writing) {
			let { kind, ids, writer, patience, tookEffect } = writing, what = `the ${(0, records_record.Wy)(kind, declared)}`, body = (0, records_record.EN)(declared), { seen, answer } = await (0, settle.dC)({
				send: async () => withoutSecrets(kind, declared, await writer.write(kind.endpoints.create, ids, body)),
				read: async (shown) => shown ?? findCreated(declared, writing),
				doubt: () => notKnown(what)
			}, patience);
			answer === void 0 && tookEffect();
			return seen;
		}
		function adopt(declared, record, { kind, own, log }) {
			own.add(record.id);
			let differences = (0, records_record.g6)(kind, declared, record);
			if (differences.length === 0) return record.id;
			let message = `The service shows the new ${kind.singular} differently from how it was declared: ${differences.join("; ")}.`, shown = (0, records_record.cu)(kind, record);
			if (shown !== null && shown !== (0, records_record.cu)(kind, declared)) throw new errors.OK("record-conflict", message, "Declare it as the service shows it. Until then the next run may create another one.");
			log.warning(`${message} Declare it as it is shown, or every run replaces it.`);
			return record.id;
		}
		async function removeRecord(old, writing) {
			let { kind, ids, own, reader, writer, patience, tookEffect } = writing;
			if (own.has(old.id)) return !1;
			let { show, list, remove } = kind.endpoints, one = {
				...ids,
				record: old.id
			}, write = () => writer.write(remove, one, void 0), isGone = async (saysGone) => {
				let shown = saysGone ? null : await (0, errors.MW)(reader.read(show, one), void 0);
				if (shown !== null) return shown === void 0;
				return (await (0, pages.y)(reader, list, ids))?.every(({ id }) => id !== old.id) ?? !1;
			}, message = `Whether the ${kind.singular} ${old.name} was deleted is not known.`, isRemoved = await (0, settle.uj)(write, isGone, [message, "Look at it in the service, or run again: it is deleted if it is still there."], patience);
			isRemoved && tookEffect();
			return isRemoved;
		}
		async function findCreated(declared, writing) {
			let { kind, ids, reader, before, own } = writing, what = `the ${(0, records_record.Wy)(kind, declared)}`, records = await (0, pages.y)(reader, kind.endpoints.list, ids);
			if (records === null) throw new errors.OK("answer-lost", ...notKnown(what));
			let isOld = (record) => before.has(record.id) && (kind.replaced !== "delete-first" || (0, records_record.g6)(kind, declared, record).length > 0), added = records.filter((record) => !own.has(record.id) && !isOld(record)), name = looseNameOf(kind, declared), [found, ...others] = added.filter((record) => looseNameOf(kind, record) === name);
			if (others.length === 0 && (found !== void 0 || added.length === 0)) return found;
			let message = `Whether ${what} was created is not known: there are new ones (ids ${idsIn(added)}), and any of them may be it.`;
			throw new errors.OK("answer-lost", message, "Delete the surplus ones, then run again.");
		}
		function withoutSecrets(kind, declared, effect) {
			if (effect.state === "done" || !(effect.error instanceof errors.hD)) return effect;
			let { add, redact } = (0, redactor.l)();
			for (let [field, value] of Object.entries(declared)) if ((0, records_record.$f)(value)) for (let spelling of value.spellings) add(spelling, "always");
			else kind.writeOnly?.includes(field) && value != null && add(String(value), "always");
			let { reason, request, message, ...details } = effect.error, hidden = {
				...details,
				said: redact(details.said)
			};
			return {
				...effect,
				error: new errors.hD(reason, request, message, hidden)
			};
		}
		function notKnown(what) {
			return [`Whether ${what} was created is not known.`, "Run again: a record that exists by then is kept."];
		}
		var operation = __webpack_require__(83);
		function syncing(name) {
			let kind = (0, kinds.I)(name);
			return (inputs) => ({ async plan({ facts, reader, log }) {
				let declared = inputs.manifest?.get(kind.name) ?? [], shown = await readRecords(kind, facts, reader), plan = planRecords(kind, declared, shown, inputs.prune.has(kind.name));
				if (plan.conflicts.length > 0) {
					let message = `${plan.conflicts.map(([conflict]) => conflict).join(" ")} sync-${kind.name} has written nothing.`, next = [...new Set(plan.conflicts.map(([, step]) => step))].join(" ");
					throw new errors.OK("record-conflict", message, next);
				}
				warnOfPercents(kind, declared, log);
				sayWhatIsKept(kind, plan, log);
				let before = new Set(shown.map(({ id }) => id)), own = new Set(), apply = (change, applying) => applyRecordChange(change, {
					kind,
					ids: idsOf(kind, applying.facts),
					before,
					own,
					...applying
				});
				return { changes: plan.changes.map((change) => (0, operation.AS)(describeChange(kind, change), change, apply)) };
			} });
		}
		async function readRecords(kind, facts, reader) {
			if ((0, known_kinds.O)(kind) === "site" && typeof facts.site != "object") return [];
			let shown = await (0, pages.y)(reader, kind.endpoints.list, idsOf(kind, facts));
			if (shown !== null) return shown;
			let message = `The service does not show its ${kind.singular}s (null instead of a list). An unknown list is not treated as empty.`;
			throw new errors.OK("not-shown", message, "Look at them in the service itself. If it never shows them, remove this operation.");
		}
		function idsOf(kind, facts) {
			return (0, known_kinds.O)(kind) === "server" ? { server: facts.serverId } : { ...(0, outcome_facts.$)(facts) };
		}
		function warnOfPercents(kind, declared, log) {
			for (let record of declared) kind.name === "crontabs" && /(?<!\\)%/.test(String(record.command)) && log.warning(`The ${(0, records_record.Wy)(kind, record)} has a % without a backslash: cron ends the command there, and the rest is its input. Write \\%.`);
		}
		function sayWhatIsKept(kind, plan, log) {
			let { kept, uncompared } = plan;
			uncompared.length > 0 && log.info(`not shown by the service, and so not compared: ${uncompared.join(", ")}`);
			if (kept.length === 0) return;
			let named = kept.map((record) => (0, records_record.z9)(kind, record)), why = kind.removable === !1 ? "the service has no call to delete them" : `prune does not name ${kind.name}`;
			log.info(`not declared but kept, as ${why}: ${named.join(", ")}`);
		}
		function describeChange(kind, change) {
			if (change.action !== "create") return `${change.action} the ${kind.singular} ${change.old.name}: ${change.why}`;
			let details = (0, records_record.cz)(kind, change.declared);
			return `create the ${(0, records_record.Wy)(kind, change.declared)}${details === "" ? "" : ` (${details})`}`;
		}
		let queueWorkers = (0, kinds.I)("queue-workers"), restartQueueWorkers = () => ({ async plan({ facts, reader, log }) {
			let workers = await readRecords(queueWorkers, facts, reader);
			workers.length === 0 && log.info("the site has no queue workers");
			return { changes: workers.map((worker) => {
				let what = `the queue worker ${(0, records_record.z9)(queueWorkers, worker)}`;
				return (0, operation.AS)(`restart ${what}`, {
					id: worker.id,
					what
				}, restartWorker);
			}) };
		} });
		async function restartWorker({ id, what }, { writer, facts }) {
			let effect = await writer.write(records.postQueueWorkerRestart, {
				...(0, outcome_facts.$)(facts),
				record: id
			}, void 0), message = `Whether ${what} was restarted is not known: every answer was lost.`;
			(0, settle.Sy)(effect, message, "Run again: restarting a queue worker twice does no harm.");
			return {
				changed: !0,
				summary: `restarted ${what}`
			};
		}
	}),
	9963: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => targetOf });
		function targetOf({ serverId, site }) {
			if (typeof site != "object") throw TypeError("A site that does not exist yet was asked for its id");
			return {
				server: serverId,
				site: site.id
			};
		}
	}),
	4497: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => kinds,
			I: () => kindOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759), _api_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9407), _api_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6602), _known_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9743);
		let IDENTIFIER = "2 to 64 letters, digits, dashes and underscores", identifier = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.m9(2), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(64), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y(IDENTIFIER)), databaseName = identifier.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB((value) => value !== "database"), zod_mini__WEBPACK_IMPORTED_MODULE_2__.mIj({
			description: `${IDENTIFIER}; must not be \`database\``,
			not: { const: "database" }
		})), ports = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^([0-9]{0,5})(:[0-9]{0,5})?$/), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB((value) => {
			let [from = 0, to = from] = value.split(":").map(Number);
			return from >= 1 && from <= to && to <= 65535;
		}), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("a port from 1 to 65535, or a range from:to of them, the smaller one first")), ipAddress = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(45), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB((value) => zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.uXy(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.ugL()]).safeParse(value).success), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("an IP address, at most 45 characters")), NAMED_SCHEDULE = /^@(annually|yearly|monthly|weekly|daily|midnight|hourly|reboot)$/, FIVE_FIELDS = /^[\d*,/\-A-Za-z]+( +[\d*,/\-A-Za-z]+){4}$/;
		async function isSchedule(text) {
			if (!FIVE_FIELDS.test(text)) return NAMED_SCHEDULE.test(text);
			let { Cron } = await __webpack_require__.e(814).then(__webpack_require__.bind(__webpack_require__, 5814));
			try {
				new Cron(text, { mode: "5-part" });
				return !0;
			} catch {
				return !1;
			}
		}
		let schedule = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(50), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB(isSchedule), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("a cron schedule of at most 50 characters: five fields as in */5 * * * *, or a name as in @daily")), crontabCommand = (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.n8)({ most: 255 }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB(async (value) => {
			let words = value.trim().split(/\s+/, 5);
			return !(await isSchedule(words[0] ?? "") || await isSchedule(words.join(" ")));
		}), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("a text of at most 255 characters, not blank, in one line, without a schedule at its beginning")), definitions = {
			"queue-workers": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
					connection: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.Qq)(),
					queue: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.Qq)(),
					maximum_seconds: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.rD)(0, 6e4),
					sleep: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.rD)(0, 6e4),
					processes: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.rD)(1, 120),
					maximum_tries: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.rD)(1, 6e4))
				}),
				identity: ["connection", "queue"],
				replaced: "delete-first"
			},
			"auth-users": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.Qq)({
						least: 2,
						most: 255
					}),
					password: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.Qq)({
						least: 2,
						most: 255
					})
				}),
				identity: ["name"],
				writeOnly: ["password"],
				replaced: "delete-first"
			},
			crontabs: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.n8)({ most: 255 }),
					command: crontabCommand,
					frequency: schedule
				}),
				identity: ["user", "command"],
				replaced: "delete-first"
			},
			"network-rules": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.Qq)({ most: 100 }),
					port: ports,
					type: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.yL)(["tcp", "udp"]),
					from_ip_address: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.lq)(ipAddress)
				}),
				identity: ["name"],
				replaced: "create-first"
			},
			daemons: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({ command: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.n8)({ most: 150 }) }),
				identity: ["command"],
				replaced: "never"
			},
			databases: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
					name: databaseName,
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.lq)(identifier),
					password: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.Qq)())
				}),
				identity: ["name"],
				writeOnly: ["password"],
				replaced: "never"
			}
		}, kinds = _known_kinds_js__WEBPACK_IMPORTED_MODULE_1__.T.map((known) => {
			let group = {
				...known,
				...definitions[known.name]
			};
			return {
				...group,
				endpoints: (0, _api_records_js__WEBPACK_IMPORTED_MODULE_0__.recordEndpoints)(group)
			};
		});
		function kindOf(name) {
			let found = kinds.find((kind) => kind.name === name);
			if (found === void 0) throw TypeError(`There is no kind ${name}`);
			return found;
		}
	}),
	45: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$f: () => isSecret,
			EN: () => bodyOf,
			Wy: () => labelOf,
			cu: () => identityOf,
			cz: () => detailsOf,
			g6: () => differencesOf,
			wC: () => recordNameOf,
			yY: () => unseenOf,
			z9: () => briefNameOf
		});
		function isSecret(declared) {
			return typeof declared == "object" && !!declared && "secret" in declared;
		}
		function revealed(declared) {
			return isSecret(declared) ? declared.secret : declared;
		}
		function bodyOf(declared) {
			let given = Object.entries(declared).flatMap(([field, value]) => value == null ? [] : [[field, revealed(value)]]);
			return Object.fromEntries(given);
		}
		function detailsOf(kind, declared) {
			return Object.entries(declared).flatMap(([field, value]) => {
				if (value == null || kind.identity.includes(field) || kind.writeOnly?.includes(field)) return [];
				if (isSecret(value)) return `${field} ***`;
				return `${field} ${Object.hasOwn(kind.declared.shape, field) ? value : spellValue(value)}`;
			}).join(", ");
		}
		function recordNameOf({ identity }, record) {
			let values = identity.map((field) => record[field]);
			return values.every((value) => typeof value == "string" || typeof value == "number") ? values.join(": ").replace(/\s+/g, " ") : null;
		}
		function labelOf(kind, record) {
			return `${kind.singular} ${recordNameOf(kind, record)}`;
		}
		function briefNameOf(kind, shown) {
			let name = recordNameOf(kind, shown) ?? "";
			return `${name.length > 40 ? `${name.slice(0, 41).replace(/\S*$/, "")}…` : name} (id ${shown.id})`.trim();
		}
		function identityOf(kind, record) {
			return recordNameOf(kind, record) === null ? null : JSON.stringify(kind.identity.map((field) => String(record[field])));
		}
		function differencesOf(kind, declared, shown) {
			return Object.entries(declared).flatMap(([field, wanted]) => {
				let seen = seenOf(kind, declared, shown, field);
				if (wanted === void 0 || seen === void 0) return [];
				let value = revealed(wanted);
				if (meansSame(value, seen)) return [];
				return isSecret(wanted) ? `${field} *** → ***` : `${field} ${spellValue(seen)} → ${spellValue(value)}`;
			});
		}
		function unseenOf(kind, declared, shown) {
			return Object.keys(declared).filter((field) => seenOf(kind, declared, shown, field) === void 0);
		}
		function seenOf({ writeOnly }, declared, shown, field) {
			if (writeOnly?.includes(field) || !Object.hasOwn(shown, field)) return;
			let seen = shown[field];
			return isSecret(declared[field]) && (seen === null || /^[*•]*$/.test(String(seen))) ? void 0 : seen;
		}
		function meansSame(wanted, shown) {
			if (isNothing(wanted) || isNothing(shown)) return isNothing(wanted) && isNothing(shown);
			if (Array.isArray(wanted) && Array.isArray(shown)) return wanted.length === shown.length && wanted.every((item, index) => meansSame(item, shown[index]));
			if (wanted === shown || typeof wanted == typeof shown) return wanted === shown;
			let isFlag = typeof wanted == "boolean" || typeof shown == "boolean", meaningOf = (value) => isFlag ? BOOLEANS.get(value) : numericValue(value);
			return meaningOf(wanted) !== void 0 && meaningOf(wanted) === meaningOf(shown);
		}
		let BOOLEANS = new Map([...[
			!0,
			1,
			"1",
			"true"
		].map((value) => [value, !0]), ...[
			!1,
			0,
			"0",
			"false"
		].map((value) => [value, !1])]);
		function numericValue(shown) {
			if (typeof shown == "number") return shown;
			return typeof shown == "string" && /^-?\d{1,15}(\.\d{1,15})?$/.test(shown) ? Number(shown) : void 0;
		}
		function spellValue(shown) {
			if (isNothing(shown)) return "empty";
			return typeof shown == "string" && /^[\w.:/-]+$/.test(shown) ? shown : JSON.stringify(shown);
		}
		function isNothing(shown) {
			return shown == null || shown === "" || Array.isArray(shown) && shown.length === 0;
		}
	})
};
