"use strict";
exports.id = 5878;
exports.ids = [5878, 4497];
exports.modules = {
	8495: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H2: () => anyAnswer,
			KW: () => readEndpoint,
			Ks: () => recordOrNull,
			L$: () => listOrNull,
			U5: () => LONGEST_HOLD_MS,
			_L: () => undocumented,
			dN: () => fillPath,
			g1: () => record,
			nd: () => integer,
			oA: () => unwrap,
			p_: () => list,
			qs: () => bareEndpoint,
			rr: () => wrappedText,
			x4: () => writeEndpoint,
			xg: () => mayRepeat
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
		function mayRepeat(retry, { reason }) {
			if (reason === "ambiguous") return retry === "read" || retry === "gone" || retry === "flag";
			return reason === "unreachable" || reason === "limited";
		}
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
					items: unwrap(answer) ?? null,
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
		function unwrap(answer) {
			return typeof answer == "object" && answer && "data" in answer ? answer.data : answer;
		}
		function wrappedText(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
				let inner = unwrap(answer) ?? null;
				if (typeof inner != "object" || !inner) return inner;
				let fields = { ...inner };
				return fields[field] ?? fields.content ?? null;
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()));
		}
	}),
	9407: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cv: () => identifier,
			M1: () => ipAddress,
			Qq: () => text,
			X6: () => ports,
			Z9: () => wordsOf,
			_: () => schedule,
			e7: () => ofPattern,
			iu: () => except,
			lq: () => optional,
			n8: () => line,
			qP: () => webUrl,
			r0: () => wholeText,
			rD: () => wholeNumber,
			yL: () => oneOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9396), _net_web_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9613);
		let UNBOUNDED = Infinity;
		function text({ least = 1, most = UNBOUNDED } = {}) {
			let range = least === 1 ? `at most ${most}` : `${least} to ${most}`, length = most === UNBOUNDED ? "" : ` of ${range} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value.trim() !== ""), ...characters({
				least,
				most
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, not blank`));
		}
		function wholeText({ most = UNBOUNDED } = {}) {
			let length = most === UNBOUNDED ? "" : ` of at most ${most} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(...characters({ most }), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, which may be empty`));
		}
		function characters({ least = 0, most = UNBOUNDED }) {
			return [zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => {
				let { length } = [...value];
				return length >= least && length <= most && value.isWellFormed();
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				...least > 0 && { minLength: least },
				...most < UNBOUNDED && { maxLength: most }
			})];
		}
		function line(bounds) {
			let inner = text(bounds);
			return inner.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[^\r\n\0]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${wordsOf(inner)}, in one line`));
		}
		function wholeNumber({ least, most }) {
			let words = `a whole number from ${least} to ${most}`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function ofPattern(field, pattern, words) {
			return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(pattern), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function webUrl() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.r), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.O), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				format: "uri",
				description: "an http or https URL without a user name and password"
			}));
		}
		function oneOf(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(words).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`one of ${words.join(", ")}`));
		}
		function identifier() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(2), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(64), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("2 to 64 letters, digits, dashes and underscores"));
		}
		function except(field, reserved) {
			let description = `${wordsOf(field)}; must not be \`${reserved}\``;
			return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value !== reserved), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				description,
				not: { const: reserved }
			}));
		}
		function ports() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^([0-9]{0,5})(:[0-9]{0,5})?$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => {
				let [from = 0, to = from] = value.split(":").map(Number);
				return from >= 1 && from <= to && to <= 65535;
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("a port from 1 to 65535, or a range from:to of them, the smaller one first"));
		}
		let address = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.uXy(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.ugL()]);
		function ipAddress() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(45), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => address.safeParse(value).success), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("an IP address, at most 45 characters"));
		}
		function schedule() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(50), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(async (value) => (await __webpack_require__.e(267).then(__webpack_require__.bind(__webpack_require__, 267))).isSchedule(value)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("a cron schedule of at most 50 characters: five fields as in */5 * * * *, or a name as in @daily"));
		}
		function optional(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(wordsOf(field)));
		}
		function wordsOf(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_3__.fd.get(field)?.description ?? "";
		}
	}),
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
	6602: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			anyValue: () => anyValue,
			postQueueWorkerRestart: () => postQueueWorkerRestart,
			recordEndpoints: () => recordEndpoints
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495);
		let wellFormed = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((value) => value.isWellFormed())), plain = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([
			wellFormed,
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(),
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()
		]), anyValue = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([plain, zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(plain)]), shownRecord = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({ id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd }), shownOrNull = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((answer) => (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer) ?? null), zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(shownRecord));
		function recordEndpoints({ path, declared, removable }) {
			let body = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rUs(declared, anyValue), answer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(shownRecord), ofRecord = `${path}/{record}`, single = {
				show: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(ofRecord, shownOrNull, { verbatim: !0 }),
				remove: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", ofRecord, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2)
			};
			return {
				list: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.L$)(shownRecord), { verbatim: !0 }),
				create: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", path, {
					retry: "natural-key",
					body,
					answer,
					verbatim: !0
				}),
				single: removable === !1 ? void 0 : single
			};
		}
		let postQueueWorkerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/sites/{site}/queues/{record}/restart", "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
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
	5878: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var _api_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6602), _api_settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _records_kind_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9170), _records_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4497), _site_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3242), _operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83), _shown_records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4928);
		let queueWorkers = (0, _records_kinds_js__WEBPACK_IMPORTED_MODULE_3__.I)("queue-workers"), work = { async plan({ dryRun, facts, reader, log }) {
			let workers = await (0, _shown_records_js__WEBPACK_IMPORTED_MODULE_5__.Y)(queueWorkers, facts, reader);
			if (workers.length === 0) {
				log.info(dryRun ? "the site has no queue workers yet" : "the site has no queue workers");
				return _operation_js__WEBPACK_IMPORTED_MODULE_4__.K;
			}
			return { changes: workers.map((worker) => {
				let { id } = worker, name = (0, _records_kind_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(queueWorkers, worker), what = `the queue worker ${name === null ? `with id ${id}` : `${name} (id ${id})`}`;
				return (0, _operation_js__WEBPACK_IMPORTED_MODULE_4__.A)(`restart ${what}`, {
					id,
					what
				}, restart);
			}) };
		} };
		async function restart({ id, what }, { writer, facts }) {
			let effect = await writer.write(_api_records_js__WEBPACK_IMPORTED_MODULE_0__.postQueueWorkerRestart, {
				...(0, _site_target_js__WEBPACK_IMPORTED_MODULE_7__.$)(facts),
				record: id
			}, void 0);
			if (effect.state === "not-done" && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.c4)(effect.error)) return {
				changed: !1,
				summary: `${what} no longer exists`
			};
			(0, _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.Sy)(effect, `Whether ${what} was restarted is not known: every answer was lost.`, "Run again: restarting a queue worker twice does no harm.");
			return {
				changed: !0,
				summary: `restarted ${what}`
			};
		}
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
	9170: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EN: () => bodyOf,
			Vb: () => nameOf,
			cz: () => detailsOf,
			z9: () => briefNameOf
		});
		var _value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6983);
		function bodyOf(declared) {
			let given = Object.entries(declared).flatMap(([field, value]) => value == null ? [] : [[field, (0, _value_js__WEBPACK_IMPORTED_MODULE_0__.Dr)(value)]]);
			return Object.fromEntries(given);
		}
		function detailsOf({ identity, writeOnly = [], declared: { shape } }, declared) {
			return Object.entries(declared).flatMap(([field, value]) => {
				if (value == null || identity.includes(field) || writeOnly.includes(field)) return [];
				if ((0, _value_js__WEBPACK_IMPORTED_MODULE_0__.$f)(value)) return `${field} ***`;
				return `${field} ${Object.hasOwn(shape, field) ? value : (0, _value_js__WEBPACK_IMPORTED_MODULE_0__.uQ)(value)}`;
			}).join(", ");
		}
		function nameOf(kind, record) {
			let values = kind.identity.map((field) => record[field]);
			return values.every((value) => typeof value == "string" || typeof value == "number") ? values.join(": ").replace(/\s+/g, " ") : null;
		}
		function briefNameOf(kind, shown) {
			let name = nameOf(kind, shown) ?? "";
			return `${name.length <= MOST_SHOWN ? name : `${name.slice(0, MOST_SHOWN)}…`} (id ${shown.id})`;
		}
		let MOST_SHOWN = 40;
	}),
	4497: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => kindOf,
			kinds: () => kinds
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395), _api_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9407), _api_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6602), _known_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9743);
		let definitions = {
			"queue-workers": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					connection: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
					queue: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
					maximum_seconds: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)({
						least: 0,
						most: 6e4
					}),
					sleep: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)({
						least: 0,
						most: 6e4
					}),
					processes: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)({
						least: 1,
						most: 120
					}),
					maximum_tries: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)({
						least: 1,
						most: 6e4
					}))
				}),
				identity: ["connection", "queue"],
				deleteFirst: !0
			},
			"auth-users": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)({
						least: 2,
						most: 255
					}),
					password: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)({
						least: 2,
						most: 255
					})
				}),
				identity: ["name"],
				writeOnly: ["password"]
			},
			crontabs: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 255 }),
					command: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 255 }),
					frequency: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__._)()
				}),
				identity: ["user", "command"],
				deleteFirst: !0
			},
			"network-rules": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)({ most: 100 }),
					port: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.X6)(),
					type: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.yL)(["tcp", "udp"]),
					from_ip_address: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.M1)())
				}),
				identity: ["name"]
			},
			daemons: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({ command: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 150 }) }),
				identity: ["command"]
			},
			databases: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.iu)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Cv)(), "database"),
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Cv)()),
					password: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)())
				}),
				identity: ["name"],
				writeOnly: ["password"],
				replaceable: !1
			}
		}, kinds = _known_kinds_js__WEBPACK_IMPORTED_MODULE_2__.T.map((known) => {
			let group = {
				...known,
				...definitions[known.name]
			};
			return {
				...group,
				endpoints: (0, _api_records_js__WEBPACK_IMPORTED_MODULE_1__.recordEndpoints)(group)
			};
		});
		function kindOf(name) {
			let found = kinds.find((kind) => kind.name === name);
			if (found === void 0) throw TypeError(`There is no kind ${name}`);
			return found;
		}
	}),
	6983: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$f: () => isSecret,
			Dr: () => revealed,
			Ft: () => isSame,
			uQ: () => spelled
		});
		function isSecret(declared) {
			return typeof declared == "object" && !!declared && "secret" in declared;
		}
		function revealed(declared) {
			return isSecret(declared) ? declared.secret : declared;
		}
		function isSame(wanted, shown) {
			if (isNothing(wanted) || isNothing(shown)) return isNothing(wanted) && isNothing(shown);
			if (isList(wanted) || isList(shown)) {
				if (!isList(wanted) || !isList(shown) || wanted.length !== shown.length) return !1;
				return wanted.every((item, index) => isSame(item, shown[index]));
			}
			if (wanted === shown) return !0;
			if (typeof wanted == "string" && typeof shown == "string") return !1;
			let meaningOf = typeof wanted == "boolean" || typeof shown == "boolean" ? flagOf : numberOf, meaning = meaningOf(wanted);
			return meaning !== void 0 && meaning === meaningOf(shown);
		}
		function spelled(shown) {
			if (isNothing(shown)) return "empty";
			if (isList(shown) && shown.every(isPlain)) return JSON.stringify(shown);
			let text = isPlain(shown) ? String(shown) : "something that is no value";
			return /^[\w.:/-]+$/.test(text) ? text : JSON.stringify(text);
		}
		function isPlain(shown) {
			return [
				"string",
				"number",
				"boolean"
			].includes(typeof shown);
		}
		function isList(shown) {
			return Array.isArray(shown);
		}
		function isNothing(shown) {
			return shown == null || shown === "" || isList(shown) && shown.length === 0;
		}
		function flagOf(shown) {
			if ([
				!0,
				1,
				"1",
				"true"
			].some((flag) => flag === shown)) return !0;
			return ![
				!1,
				0,
				"0",
				"false"
			].some((flag) => flag === shown) && void 0;
		}
		function numberOf(shown) {
			if (typeof shown == "number") return shown;
			return typeof shown == "string" && /^-?\d{1,15}(\.\d{1,15})?$/.test(shown) ? Number(shown) : void 0;
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
