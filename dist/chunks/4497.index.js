"use strict";
exports.id = 4497;
exports.ids = [4497];
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
			Qq: () => text,
			Z9: () => wordsOf,
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
			return wholeText({
				least,
				most
			}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value.trim() !== ""), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, not blank`));
		}
		function wholeText({ least = 0, most = UNBOUNDED } = {}) {
			let isWithin = (value) => {
				let { length } = [...value];
				return length >= least && length <= most && value.isWellFormed();
			}, length = most === UNBOUNDED ? "" : ` of at most ${most} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(isWithin), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				...least > 0 && { minLength: least },
				...most < UNBOUNDED && { maxLength: most }
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, which may be empty`));
		}
		function line(bounds) {
			let inner = text(bounds);
			return inner.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[^\r\n\0]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${wordsOf(inner)}, in one line`));
		}
		function wholeNumber(least, most) {
			let words = `a whole number from ${least} to ${most}`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		let webUrl = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.r), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.O), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
			format: "uri",
			description: "an http or https URL without a user name and password"
		}));
		function oneOf(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(words).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`one of ${words.join(", ")}`));
		}
		function optional(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(wordsOf(field)));
		}
		function wordsOf(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_3__.fd.get(field)?.description ?? "";
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
				show: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/{record}`, shownOrNull, { verbatim: !0 }),
				remove: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/{record}`, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2)
			};
		}
		let postQueueWorkerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/sites/{site}/queues/{record}/restart", "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
	4497: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => kindOf,
			kinds: () => kinds
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759), _api_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9407), _api_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6602), _known_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9743);
		let identifier = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.m9(2), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(64), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("2 to 64 letters, digits, dashes and underscores")), databaseName = identifier.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB((value) => value !== "database"), zod_mini__WEBPACK_IMPORTED_MODULE_3__.mIj({
			description: "2 to 64 letters, digits, dashes and underscores; must not be `database`",
			not: { const: "database" }
		})), ports = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^([0-9]{0,5})(:[0-9]{0,5})?$/), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB((value) => {
			let [from = 0, to = from] = value.split(":").map(Number);
			return from >= 1 && from <= to && to <= 65535;
		}), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("a port from 1 to 65535, or a range from:to of them, the smaller one first")), address = zod_mini__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__.uXy(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.ugL()]), ipAddress = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(45), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB((value) => address.safeParse(value).success), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("an IP address, at most 45 characters")), schedule = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(50), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(async (value) => (await __webpack_require__.e(267).then(__webpack_require__.bind(__webpack_require__, 267))).isSchedule(value)), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("a cron schedule of at most 50 characters: five fields as in */5 * * * *, or a name as in @daily")), definitions = {
			"queue-workers": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					connection: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
					queue: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
					maximum_seconds: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0, 6e4),
					sleep: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0, 6e4),
					processes: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(1, 120),
					maximum_tries: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(1, 6e4))
				}),
				identity: ["connection", "queue"],
				replaced: "delete-first"
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
				writeOnly: ["password"],
				replaced: "create-first"
			},
			crontabs: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 255 }),
					command: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 255 }),
					frequency: schedule
				}),
				identity: ["user", "command"],
				replaced: "delete-first"
			},
			"network-rules": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)({ most: 100 }),
					port: ports,
					type: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.yL)(["tcp", "udp"]),
					from_ip_address: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(ipAddress)
				}),
				identity: ["name"],
				replaced: "create-first"
			},
			daemons: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({ command: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 150 }) }),
				identity: ["command"],
				replaced: "never"
			},
			databases: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: databaseName,
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(identifier),
					password: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)())
				}),
				identity: ["name"],
				writeOnly: ["password"],
				replaced: "never"
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
	})
};
