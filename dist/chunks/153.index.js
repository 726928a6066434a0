"use strict";
exports.id = 153;
exports.ids = [153];
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
	153: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parseManifest: () => parseManifest });
		var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8395), _api_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9407), _api_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6602), _core_near_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3496), _values_variables_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5079), _values_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1463), _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4538), _kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4497), _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45);
		let EXTRA = "extra", EXTRA_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/, SET_BY_SERVICE = [
			"id",
			"status",
			"server_id",
			"site_id",
			"created_at",
			"updated_at"
		];
		async function parseManifest(text, form, file = "") {
			let parsed = (0, _values_yaml_js__WEBPACK_IMPORTED_MODULE_1__.h)(text, file);
			if ("expected" in parsed) return parsed;
			let { value, lineOf, sourceOf } = parsed.value, names = _kinds_js__WEBPACK_IMPORTED_MODULE_2__.E.map(({ name }) => name);
			if (!(0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.jh)(value)) return { expected: `a map of lists (${names.join(", ")}), or the path of a file that ends in .yml, .yaml or .json` };
			let report = (path, expected, named = path) => {
				let line = lineOf(path) ?? lineOf(path.slice(0, -1)), where = line === void 0 ? "" : ` (line ${line}${(0, _values_yaml_js__WEBPACK_IMPORTED_MODULE_1__.m)(file)})`;
				form.report("manifest", `at ${placeOf(named) || "the top"}${where} ${expected}`);
			}, manifest = new Map();
			reportUnknown(value, names, [], report);
			for (let kind of _kinds_js__WEBPACK_IMPORTED_MODULE_2__.E) {
				let list = value[kind.name];
				Array.isArray(list) ? manifest.set(kind.name, await readKind(list, {
					kind,
					form,
					sourceOf,
					report
				})) : kind.name in value && report([kind.name], "a list; an empty one is written []");
			}
			return { value: manifest };
		}
		let QUOTE_TEXTS = "put a text with a comma or a colon in quotes";
		async function readKind(list, reading) {
			let { kind, report } = reading, records = [];
			for (let item of list) records.push(await readRecord(item, [kind.name, records.length], reading));
			let identities = records.map((record) => record && (0, _record_js__WEBPACK_IMPORTED_MODULE_3__.cu)(kind, record));
			for (let [index, identity] of identities.entries()) {
				let first = identities.indexOf(identity);
				if (identity === void 0 || first === index) continue;
				let expected = `a unique ${kind.identity.join(" and ")}: ${placeOf([kind.name, first])} has the same`;
				report([kind.name, index], expected);
			}
			return records.filter((record) => record !== void 0);
		}
		async function readRecord(item, path, reading) {
			let { kind, form, report } = reading, fields = Object.keys(kind.declared.shape);
			if (!(0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.jh)(item)) return report(path, `a map with ${fields.join(", ")}`);
			let before = form.problems.length;
			reportUnknown(item, [...fields, EXTRA], path, report);
			let record = {};
			for (let field of fields) {
				let value = await readField(field, item[field], [...path, field], reading);
				value !== void 0 && (record[field] = value);
			}
			let extra = readExtra(item[EXTRA], [...path, EXTRA], reading);
			return form.problems.length === before ? {
				...record,
				...extra
			} : void 0;
		}
		async function readField(field, given, path, reading) {
			let { kind, form, report } = reading, schema = kind.declared.shape[field], filled = fill(given, path, reading);
			if (schema === void 0 || filled === void 0) return;
			let { value, spellings } = filled;
			kind.writeOnly?.includes(field) && form.hide(spellings);
			if (value == null && (await schema.safeParseAsync(void 0)).success) return value;
			let parsed = await schema.safeParseAsync(value);
			if (parsed.success) return parsed.data;
			let digits = typeof value == "string" && /^\d{1,15}$/.test(value) ? Number(value) : void 0, other = typeof value == "number" ? reading.sourceOf(path) : digits, { data } = await schema.safeParseAsync(other);
			data === void 0 && report(path, `${(0, _api_fields_js__WEBPACK_IMPORTED_MODULE_5__.Z9)(schema)}${value === void 0 ? "; it is missing" : ""}`);
			return data;
		}
		function readExtra(given, path, reading) {
			let { kind, report } = reading;
			given !== void 0 && !(0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.jh)(given) && report(path, "a map of further fields by their names");
			if (!(0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.jh)(given)) return {};
			let fields = Object.entries(given).map(([field, value]) => {
				let place = [...path, field], isBare = value === null && !reading.sourceOf(place), isTaken = Object.hasOwn(kind.declared.shape, field) || SET_BY_SERVICE.includes(field);
				if (isBare || isTaken || !EXTRA_NAME.test(field)) return [field, report(place, FURTHER_FIELDS, path)];
				return [field, readFurther(field, value, place, reading)];
			});
			return Object.fromEntries(fields);
		}
		let FURTHER_FIELDS = `further fields, each with a value: not those of every such record, nor ${SET_BY_SERVICE.join(", ")}, which the service sets; their names have letters, digits, dashes and underscores; ${QUOTE_TEXTS}`;
		function readFurther(field, given, path, reading) {
			let { form, sourceOf, report } = reading, places = Array.isArray(given) ? given.map((_, index) => [...path, index]) : [path], values = Array.isArray(given) ? given : [given], items = places.map((place, index) => fill(values[index], place, reading));
			if (!items.every((item) => item !== void 0)) return;
			let spellings = items.flatMap((item) => item.spellings), isCalledSecret = SECRET_NAME.test(field);
			isCalledSecret && form.hide(spellings);
			let isHidden = isCalledSecret || items.some(({ isFilled }) => isFilled), all = items.map(({ value }) => value), { data } = zod_mini__WEBPACK_IMPORTED_MODULE_6__.mee(_api_records_js__WEBPACK_IMPORTED_MODULE_0__.anyValue).safeParse(Array.isArray(given) ? all : all[0]), checked = places.every((place, index) => isJson(values[index], sourceOf(place))) ? data : void 0;
			checked === void 0 && report(path, "a text, a number as JSON writes it, true, false or null, or a list of texts, numbers, true and false");
			return isHidden && checked != null ? {
				secret: checked,
				spellings
			} : checked;
		}
		let SECRET_NAME = /pass|pwd|secret|token|credential|auth|dsn|(^|[_-])key$|(api|private|access)[_-]?key/i;
		function isJson(value, source) {
			return typeof value != "number" || source === void 0 || source === String(value);
		}
		function fill(value, path, { form, sourceOf, report }) {
			if (typeof value != "string") return {
				value,
				spellings: (typeof value == "number" || typeof value == "boolean" ? [`${value}`] : []).flatMap((text) => [text, sourceOf(path) ?? text]),
				isFilled: !1
			};
			let { text, filled, problems } = (0, _values_variables_js__WEBPACK_IMPORTED_MODULE_7__.$)(value, form.env);
			for (let problem of problems) report(path, problem);
			form.redact(filled);
			if (problems.length > 0) return;
			return {
				value: text,
				spellings: [...new Set([text, ...filled])],
				isFilled: filled.length > 0
			};
		}
		function reportUnknown(given, known, path, report) {
			let all = known.join(", "), hint = known.includes(EXTRA) ? `; put further fields under ${EXTRA}` : "";
			for (let name of Object.keys(given).filter((key) => !known.includes(key))) {
				let meant = (0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_8__.Kj)(name, known), place = [...path, name];
				meant === void 0 ? report(place, `no other keys than ${all}${hint}; ${QUOTE_TEXTS}`, path) : report(place, `the key ${meant}, not ${name}; known are ${all}`, path.length === 0 ? place : path);
			}
		}
		function placeOf([kind = "", index, ...path]) {
			let steps = path.map((step) => typeof step == "number" ? `, item ${step + 1}` : `.${step}`);
			return [typeof index == "number" ? `entry ${index + 1} of ${kind}` : kind, steps.join("").slice(1)].filter((text) => text !== "").join(", ");
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
	}),
	4538: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => inputText,
			jh: () => isMap,
			ws: () => scalarText
		});
		function inputText(value) {
			if (isMap(value)) return JSON.stringify(value);
			if (!Array.isArray(value)) return scalarText(value);
			let lines = value.map(scalarText);
			return lines.every((line) => line !== void 0) ? lines.join("\n") : void 0;
		}
		function scalarText(value) {
			return [
				"string",
				"number",
				"boolean"
			].includes(typeof value) ? String(value) : void 0;
		}
		function isMap(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
	}),
	1463: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => parseYaml,
			m: () => ofFile
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
		function parseYaml(text, file = "", keepsSpelling = !1) {
			let lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN(), document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
				lineCounter: lines,
				prettyErrors: !1,
				logLevel: "error"
			});
			if (document.directives?.yaml.version === "1.1") return { expected: "YAML 1.2, without %YAML 1.1" };
			let [problem] = [...document.errors, ...document.warnings];
			if (problem !== void 0) {
				let why = YAML_ADVICE[problem.code] ?? `the YAML library calls it ${problem.code}`, { line, col } = lines.linePos(problem.pos[0]), column = col === 1 ? "" : `, column ${col}`;
				return { expected: `YAML or JSON; at line ${line}${ofFile(file)}${column}: ${why}` };
			}
			keepsSpelling && (0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, { Scalar: (_, scalar) => keepSpelling(scalar) });
			try {
				return { value: createText(document, document.toJS({ maxAliasCount: 100 }), lines, text) };
			} catch {
				return { expected: `YAML or JSON; ${QUOTE_IT}, as an alias (*name) needs an anchor and may not multiply` };
			}
		}
		function createText(document, value, lines, text) {
			return {
				value,
				lineOf(path) {
					let node = keyAt(document, path) ?? document.getIn(path, !0);
					return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && node.range ? lines.linePos(node.range[0]).line : void 0;
				},
				sourceOf(path) {
					let node = document.getIn(path, !0);
					return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.source : void 0;
				},
				excerptOf(key) {
					let node = document.get(key, !0), [start, end] = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && node.range || [0, 0];
					return text.slice(0, start).replace(/[^\n]/g, " ") + text.slice(start, end);
				}
			};
		}
		function ofFile(file) {
			return file === "" ? "" : ` of ${file}`;
		}
		function keyAt(document, path) {
			let map = document.getIn(path.slice(0, -1), !0);
			return ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(map) ? map.items.map(({ key }) => key) : []).filter((key) => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key)).find(({ value }) => value === path.at(-1));
		}
		function keepSpelling(scalar) {
			let { value, source } = scalar;
			(typeof value == "number" || typeof value == "boolean") && String(value) !== source && (scalar.value = source);
		}
		let QUOTE_IT = "quote a text that begins with a sign such as * & ! % @ or `", NO_KEY = "write \"key: value\", with a space after the colon, in the same column as its neighbours, and quote a text that contains \": \"", MISSING = "this line begins in a different column from the lines that it belongs to, or a colon, dash, comma, space, quote or bracket is missing; when in doubt, quote the text", YAML_ADVICE = {
			BAD_ALIAS: QUOTE_IT,
			BAD_SCALAR_START: QUOTE_IT,
			TAG_RESOLVE_FAILED: QUOTE_IT,
			BLOCK_AS_IMPLICIT_KEY: NO_KEY,
			MULTILINE_IMPLICIT_KEY: NO_KEY,
			MISSING_CHAR: MISSING,
			UNEXPECTED_TOKEN: MISSING,
			BAD_INDENT: MISSING,
			DUPLICATE_KEY: "this key occurs twice"
		};
	})
};
