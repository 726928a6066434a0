"use strict";
exports.id = 9883;
exports.ids = [9883, 8495];
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
				body: noBody,
				answer
			};
		}
		function fillPath(path, parameters) {
			return path.replace(/\{(\w+)\}/g, (_, name) => {
				let id = parameters[name];
				if (id === void 0 || !Number.isSafeInteger(id) || id < 0) throw TypeError(`No usable id for {${name}} in ${path}`);
				return String(id);
			});
		}
		let noBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Vxk(), anyAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J(), integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{1,16}$/))]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(Number), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI())));
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
	2839: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			getEnv: () => getEnv,
			patchEnv: () => patchEnv
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407);
		let getEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites/{site}/env", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("content")), patchEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", "/api/servers/{server}/sites/{site}/env", {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ content: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)() }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		});
	}),
	9407: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cv: () => identifier,
			Jt: () => flag,
			M1: () => ipAddress,
			Qq: () => text,
			X6: () => ports,
			Z9: () => wordsOf,
			_: () => schedule,
			iu: () => except,
			lq: () => optional,
			n8: () => line,
			qP: () => webUrl,
			r0: () => wholeText,
			rD: () => wholeNumber,
			wC: () => matching,
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
		function matching(field, pattern, words) {
			return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(pattern), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function flag(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
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
		function identifier({ least, most }) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${least} to ${most} letters, digits, dashes and underscores`));
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
		function ipAddress({ most }) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => address.safeParse(value).success), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`an IP address, at most ${most} characters`));
		}
		function schedule({ most }) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(async (value) => (await __webpack_require__.e(267).then(__webpack_require__.bind(__webpack_require__, 267))).isSchedule(value)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a cron schedule of at most ${most} characters: five fields as in */5 * * * *, or a name as in @daily`));
		}
		function optional(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(wordsOf(field)));
		}
		function wordsOf(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_3__.fd.get(field)?.description ?? "";
		}
	}),
	3337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BR: () => PATIENCE_WITHOUT_API_MS,
			GP: () => interruptedIn,
			LC: () => readUntil,
			LP: () => LAG_WINDOW_MS,
			Sy: () => requireDone,
			cZ: () => isSameText,
			e7: () => readBack,
			nI: () => replaceAndReadBack,
			uL: () => orUnknown,
			uj: () => removeAndConfirm,
			xj: () => createOrFind
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
		let LAG_WINDOW_MS = 1e4, PATIENCE_WITHOUT_API_MS = 12e4;
		async function readUntil(read, accept, awaited, { clock, signal, during }) {
			let until = clock.now() + LAG_WINDOW_MS;
			return during({
				doing: "reading back",
				awaited: () => `waiting for ${awaited}`
			}, async () => {
				for (let pauseMs = 250;; pauseMs = Math.min(3e3, pauseMs * 2)) {
					let value = await read();
					if (accept(value)) return {
						accepted: !0,
						value
					};
					let remainingMs = until - clock.now();
					if (remainingMs <= 0) return {
						accepted: !1,
						value
					};
					await clock.sleep(Math.min(pauseMs, remainingMs), signal);
				}
			});
		}
		async function orUnknown(read, doubt) {
			try {
				return await read();
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(error)) throw interruptedIn(error, doubt.message);
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("unknown", doubt.message, doubt.next, { cause: doubt.cause ?? error });
			}
		}
		async function createOrFind(write, find, doubt, onRepeat, patience) {
			for (let isFirst = !0;; isFirst = !1) {
				let effect = await write();
				if (effect.state === "done") return { answer: effect.value };
				if (effect.state === "not-done" && isFirst) throw effect.error;
				let inDoubt = doubt(effect.error), found = await lookFor(find, inDoubt, patience);
				if (found !== void 0) return { found };
				if (effect.state === "not-done") throw effect.error;
				if (!isFirst) throw inDoubt;
				onRepeat();
			}
		}
		async function removeAndConfirm(write, isGone, doubt, patience) {
			let effect = await write(), error = effect.state === "done" ? void 0 : effect.error, saysGone = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.c4)(error);
			if (effect.state === "not-done" && !saysGone) throw effect.error;
			let inDoubt = doubt(error), accept = (gone) => gone, read = () => isGone(saysGone), { accepted } = await orUnknown(() => readUntil(read, accept, "the service to stop showing what was deleted", patience), inDoubt);
			if (!accepted) throw inDoubt;
			return effect.state !== "not-done";
		}
		async function readBack(find, doubt, patience) {
			let found = await lookFor(find, doubt, patience);
			if (found === void 0) throw doubt;
			return found;
		}
		async function lookFor(find, doubt, patience) {
			let isThere = (found) => found !== void 0;
			return (await orUnknown(() => readUntil(find, isThere, "the service to show what was created", patience), doubt)).value;
		}
		function requireDone(effect, message, next) {
			if (effect.state === "done") return effect.value;
			if (effect.state === "not-done") throw effect.error;
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(effect.error)) throw interruptedIn(effect.error, message);
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("unknown", message, next, { cause: effect.error });
		}
		async function replaceAndReadBack(what, write, read, holds, patience) {
			let accept = (text) => text !== null && holds(text), awaited = `${what} to show as it was written`, effect = await write();
			for (let isFirst = !0;; isFirst = !1) {
				if (effect.state === "not-done") throw effect.error;
				let doubt = notShown(what, effect), { accepted, value } = await orUnknown(() => readUntil(read, accept, awaited, patience), doubt), answer = effect.state === "done" ? effect.value : void 0;
				if (accepted || effect.state === "done" && value === null) return {
					shown: value,
					answer
				};
				if (effect.state === "done" || !isFirst) throw doubt;
				effect = await write(value);
			}
		}
		function isSameText(text, other) {
			return text.replaceAll("\r\n", "\n").trimEnd() === other.replaceAll("\r\n", "\n").trimEnd();
		}
		function notShown(what, effect) {
			let isLost = effect.state === "unknown";
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("unknown", isLost ? `Whether ${what} was written is not known: reading it back did not show it.` : `The service has taken ${what}, but reading it back did not show it.`, "Run again: it will be compared once more and written only if it differs.", isLost ? { cause: effect.error } : {});
		}
		function interruptedIn(error, doubt) {
			return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc(error.message, doubt) : new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.j3(`${error.message} ${doubt}`, error.input, error.limitMs);
		}
	}),
	1746: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hm: () => LOADERS,
			ID: () => withoutGuard,
			lO: () => spell
		});
		var _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9800);
		let LOADERS = [
			"phpdotenv",
			"shell",
			"dotenv",
			"parseEnv"
		];
		function spell(value, comment = "") {
			if (value.includes("\0")) return {
				ok: !1,
				reason: "it holds a NUL character, which no environment variable can"
			};
			if (!value.isWellFormed()) return {
				ok: !1,
				reason: "it is not valid Unicode (half of a surrogate pair)"
			};
			let quoted = quote(value);
			if (quoted === void 0) return {
				ok: !1,
				reason: BACKTICK
			};
			for (let end of value.endsWith("\\") ? [GUARD + comment] : [comment, GUARD + comment]) {
				let text = quoted.text + end;
				if (loadsBack(text, value)) return {
					ok: !0,
					text,
					loaders: quoted.loaders
				};
			}
			return {
				ok: !1,
				reason: "phpdotenv would not read it back in any spelling"
			};
		}
		function withoutGuard(comment) {
			return comment.startsWith(GUARD) ? comment.slice(GUARD.length) : comment;
		}
		let GUARD = " # \"value's end\"", BACKTICK = "it holds a backtick together with a single quote or a line break: in every spelling that phpdotenv understands, a shell that loads the file would run it as a command; encode the value (base64) or change it";
		function quote(value) {
			if (/^[\w./:@%+,-][\w./:@%+,=-]*$/.test(value)) return {
				text: value,
				loaders: LOADERS
			};
			if (!/['\r\n]/.test(value)) return {
				text: `'${value}'`,
				loaders: LOADERS
			};
			if (value.includes("`")) return;
			let isPlain = !/[\\"]/.test(value) && !EXPANDED.test(value), inner = isPlain ? value : value.replace(/[\\"$]/g, "\\$&");
			if (!value.includes("\r")) return {
				text: `"${inner}"`,
				loaders: isPlain ? LOADERS : ["phpdotenv", "shell"]
			};
			return {
				text: `"${inner.replaceAll("\r", "\\r").replaceAll("\n", "\\n")}"`,
				loaders: isPlain ? ["phpdotenv", "dotenv"] : ["phpdotenv"]
			};
		}
		let EXPANDED = /\$(?![\s.,:;/%=+~^&|<>)\]}']|$)/;
		function loadsBack(text, value) {
			let loaded = (0, _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__.Hh)(`KEY=${text}`)?.get("KEY");
			return loaded?.references.length === 0 && loaded.text === value;
		}
	}),
	9883: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var env = __webpack_require__(2839), settle = __webpack_require__(3337), errors = __webpack_require__(8208), dotenv_spelling = __webpack_require__(1746), site_target = __webpack_require__(3242), dotenv_file = __webpack_require__(3054), phpdotenv = __webpack_require__(9800);
		function values(text) {
			return loadEach(text, (loaded, spelled) => loaded?.text ?? spelled);
		}
		function fixedValues(text) {
			return loadEach(text, fixedText);
		}
		function fixedValue(assignment) {
			return fixedText(loadAlone(assignment));
		}
		function secretsOf(text) {
			let disabled = (0, dotenv_file.qg)(text).filter(({ kind }) => kind === "comment").map((comment) => comment.text.replace(/^[\s#\uFEFF]+/, "")).join(""), found = [...(0, dotenv_file.I7)(text), ...(0, dotenv_file.I7)(disabled)].flatMap((assignment) => [loadAlone(assignment)?.text ?? assignment.value, assignment.value.replace(/^(["'`])(.*)\1$/s, "$2")]);
			return new Set([...values(text).values(), ...found].filter((value) => value !== ""));
		}
		function loadEach(text, read) {
			let file = (0, phpdotenv.Hh)(text);
			if (file !== void 0) return new Map([...file].map(([key, loaded]) => [key, read(loaded, loaded.text)]));
			return new Map((0, dotenv_file.I7)(text).map((each) => [each.key, read(loadAlone(each), each.value)]));
		}
		function loadAlone({ text, key }) {
			return (0, phpdotenv.Hh)(text)?.get(key);
		}
		function fixedText(loaded) {
			return loaded === void 0 || loaded.references.length > 0 ? null : loaded.text;
		}
		function merge(text, set, remove) {
			let refused = [
				...refusals(set),
				...badKeys(remove),
				...both(set, remove)
			];
			if (refused.length > 0) return {
				ok: !1,
				refused
			};
			let edited = (0, dotenv_file.qg)(text).map((segment) => edit(segment, set, remove)).join(""), found = fixedValues(edited), result = append(edited, [...set].filter(([key, value]) => found.get(key) !== value)), written = describe(text, result, set, [...remove]), reason = findMistake(text, result, set, remove);
			if (reason === void 0) return written;
			return {
				ok: !1,
				refused: [
					...written.added,
					...written.changed,
					...written.removed
				].map((key) => ({
					key,
					reason
				}))
			};
		}
		function replace(present, set) {
			let refused = refusals(set);
			if (refused.length > 0) return {
				ok: !1,
				refused
			};
			let extra = [...assignedKeys(present)].filter((key) => !set.has(key));
			return describe(present, extra.length === 0 && (0, phpdotenv.Hh)(present) !== void 0 && holdsAll(fixedValues(present), set) ? present : append("", [...set]), set, extra);
		}
		function refusals(set) {
			let unwritable = [...set].flatMap(([key, value]) => {
				let spelling = (0, dotenv_spelling.lO)(value);
				return spelling.ok ? [] : [{
					key,
					reason: spelling.reason
				}];
			});
			return [...badKeys(set.keys()), ...unwritable];
		}
		function badKeys(keys) {
			return [...keys].filter((key) => !(0, dotenv_file.m0)(key)).map((key) => ({
				key,
				reason: "a key has letters, digits and underscores only, and does not begin with a digit"
			}));
		}
		function both(set, remove) {
			return [...set.keys()].filter((key) => remove.has(key)).map((key) => ({
				key,
				reason: "it is to be set and to be removed; take it out of one of the two"
			}));
		}
		function edit(segment, set, remove) {
			if (segment.kind !== "assignment") return segment.text;
			if (remove.has(segment.key)) return segment.lead.startsWith(dotenv_file.sn) ? dotenv_file.sn : "";
			let value = set.get(segment.key);
			return value === void 0 || fixedValue(segment) === value ? segment.text : rewrite(segment, value);
		}
		function rewrite({ lead, exported, key, comment, end }, value) {
			return `${lead}${exported ? "export".padEnd(key.length === 1 ? 8 : 7) : ""}${key}=${spelled(key, value, (0, dotenv_spelling.ID)(comment))}${end}`;
		}
		function spelled(key, value, comment = "") {
			let spelling = (0, dotenv_spelling.lO)(value, comment);
			if (!spelling.ok) throw Error(`${key} was found writable and is not: ${spelling.reason}`);
			return spelling.text;
		}
		function append(text, entries) {
			if (entries.length === 0) return text;
			let end = dominantLineEnd(text), isComplete = text === "" || text === dotenv_file.sn || /[\r\n]$/.test(text), lines = entries.map(([key, value]) => `${key}=${spelled(key, value)}${end}`);
			return `${text}${isComplete ? "" : end}${lines.join("")}`;
		}
		function dominantLineEnd(text) {
			let counts = new Map([["\n", 0]]);
			for (let [end] of text.matchAll(/\r\n|\n|\r/g)) counts.set(end, (counts.get(end) ?? 0) + 1);
			return [...counts].reduce((most, next) => next[1] > most[1] ? next : most)[0];
		}
		function assignedKeys(text) {
			return new Set([...(0, dotenv_file.I7)(text).map(({ key }) => key), ...(0, phpdotenv.Hh)(text)?.keys() ?? []]);
		}
		function describe(before, after, set, remove) {
			let present = assignedKeys(before), kept = keysThatHold(before, set), added = [...set.keys()].filter((key) => !present.has(key)), changed = [...set.keys()].filter((key) => present.has(key) && !kept.has(key));
			return {
				ok: !0,
				text: after,
				added,
				changed,
				removed: remove.filter((key) => present.has(key)),
				kept: [...kept],
				misread: [...added, ...changed].flatMap((key) => misreaders(key, set.get(key) ?? ""))
			};
		}
		function keysThatHold(text, set) {
			let found = fixedValues(text), held = new Set([...set].filter(([key, value]) => found.get(key) === value).map(([key]) => key));
			for (let assignment of (0, dotenv_file.I7)(text)) fixedValue(assignment) !== set.get(assignment.key) && held.delete(assignment.key);
			return held;
		}
		function misreaders(key, value) {
			let spelling = (0, dotenv_spelling.lO)(value), loaders = spelling.ok ? dotenv_spelling.Hm.filter((loader) => !spelling.loaders.includes(loader)) : [];
			return loaders.length === 0 ? [] : [{
				key,
				loaders
			}];
		}
		function findMistake(before, after, set, remove) {
			let wasAccepted = (0, phpdotenv.Hh)(before) !== void 0, isAccepted = (0, phpdotenv.Hh)(after) !== void 0, isManaged = (key) => set.has(key) || remove.has(key), others = [...values(before)].filter(([key]) => !isManaged(key)), isKept = wasAccepted === isAccepted ? holdsAll(values(after), others) : isAccepted, remaining = assignedKeys(after), isRemoved = ![...remove].some((key) => remaining.has(key));
			if (holdsAll(fixedValues(after), set) && isRemoved && isKept) return;
			let line = confusingLine(before, isManaged);
			return `${line === void 0 ? "a line of the file" : `line ${line} of the file`} keeps programs from finding it (an unbalanced quote, or no assignment); correct that line first`;
		}
		function holdsAll(found, wanted) {
			return [...wanted].every(([key, value]) => found.get(key) === value);
		}
		function confusingLine(text, isManaged) {
			let isConfusing = (line) => (0, phpdotenv.Rl)(line) || (0, phpdotenv.Hh)(line) === void 0;
			return (0, dotenv_file.qg)(text).filter((segment) => segment.kind !== "assignment" || !isManaged(segment.key)).find((segment) => isConfusing(segment.text))?.line;
		}
		async function readEnv(reader, target, hide) {
			try {
				let text = await reader.read(env.getEnv, target);
				text !== null && hide(secretsOf(text));
				return text;
			} catch (error) {
				if ((0, errors.c4)(error)) return null;
				throw error;
			}
		}
		function mergeEnv(current, { envMode, env, envRemove }) {
			let text = current ?? "";
			return envMode === "replace" ? replace(text, env) : merge(text, env, envRemove);
		}
		function refusal({ refused }) {
			let message = `The .env cannot hold these values: ${refused.map(({ key, reason }) => `${key}: ${reason}`).join("; ")}.`;
			return new errors.OK("failed", message, "Change these values.");
		}
		async function writeEnv({ wanted, current, text: content, keys, facts }, { writer, reader, patience, hide }) {
			let target = (0, site_target.$)(facts), before = current, written = content, write = (to, text) => to.write(env.patchEnv, target, { content: text }), send = async (text) => {
				let effect = await write(writer, text);
				if (effect.state !== "not-done" || !(0, errors.c4)(effect.error)) return effect;
				throw noFile("failed", "The service knows no .env of this site, and has written none.", effect.error);
			}, { shown, answer } = await (0, settle.nI)(WHAT, async (instead) => {
				if (instead === void 0) return send(content);
				if (instead === null) return wanted.envMode === "merge" ? UNSEEN : send(content);
				before = instead;
				let merged = mergeEnv(instead, wanted);
				if (!merged.ok) return {
					state: "unknown",
					error: refusal(merged)
				};
				written = merged.text;
				return send(written);
			}, () => readEnv(reader, target, hide), (text) => text === content || isAsWanted(text, wanted), patience);
			if (shown === null && answer == null) throw noFile("unknown", UNCONFIRMED);
			let { changed, removed, kept } = keys, unchanged = {
				added: [],
				changed: [],
				removed: [],
				kept: [
					...changed,
					...removed,
					...kept
				]
			};
			return {
				replaced: {
					what: WHAT,
					before: facts.repository === "unknown" ? before : null,
					after: shown === null || (0, settle.cZ)(shown, written) ? shown : written,
					factsBefore: { env: unchanged },
					read: (from) => readEnv(from, target, hide),
					write
				},
				doubt: shown === null ? "; the service does not show the file, so it could not be read back" : ""
			};
		}
		let WHAT = "the .env", UNCONFIRMED = "The service shows no .env after the write, nor did it confirm one: without a file it writes nothing.", UNSEEN = {
			state: "unknown",
			error: new errors.OK("unknown", "It was not sent again, as the service does not show the present file.", "Look at the .env, then run again.")
		};
		function isAsWanted(text, wanted) {
			let merged = mergeEnv(text, wanted);
			return merged.ok && merged.text === text;
		}
		function noFile(stop, message, cause) {
			return new errors.OK(stop, message, "Install the repository first (ensure-repository): that is what creates the file. Then run again.", { cause });
		}
		var operation = __webpack_require__(83);
		let work = {
			check({ env: values, envMode: mode, envRemove: removed }) {
				let problems = [], report = (input, expected) => problems.push({
					input,
					expected
				});
				values?.size === 0 && removed?.size === 0 && report("env, env-file, env-prefix, env-remove", "at least one value or key for sync-env");
				mode === "replace" && removed !== void 0 && removed.size > 0 && report("env-remove", "nothing with env-mode: replace, which removes all other keys anyway");
				let both = [...removed ?? []].filter((key) => values?.has(key));
				both.length > 0 && report("env-remove", `no key that is also set: ${both.join(", ")}`);
				for (let [key, value] of values ?? []) {
					let spelling = (0, dotenv_spelling.lO)(value);
					spelling.ok || report("env", `a value for ${key} that a .env can hold: ${spelling.reason}`);
				}
				return problems;
			},
			readAhead: (reader, target) => reader.readAhead(env.getEnv, target),
			async plan({ inputs, ...planning }) {
				let { facts, dryRun, learn, log } = planning, current = await readCurrent(planning);
				if (current === null && inputs.envMode === "merge") {
					if (dryRun && facts.repository === "installed") return planUnseen(inputs);
					throw new errors.OK("failed", "The service shows no .env of this site. Nothing is merged into an unseen file, as its contents might be lost.", "Install the repository first (ensure-repository; with reinstall-repository: true where one was removed), or set env-mode: replace to write exactly the given keys.");
				}
				let merged = mergeEnv(current, inputs);
				if (!merged.ok) throw refusal(merged);
				let { text, misread, ...keys } = merged;
				for (let { key, loaders } of misread) log.warning(`${key}: no spelling of this value works for all programs that load .env; ${loaders.map((loader) => LOADERS[loader]).join(", ")} will misread it. To be safe, choose a value without quotes.`);
				learn({ env: keys });
				warnOfOddities(text, keys, inputs.env, log);
				if (text === current) return operation.KN;
				let write = {
					wanted: inputs,
					current,
					text,
					keys,
					facts
				};
				return { changes: [{
					summary: `.env: ${sync_env_work_describe(keys, TO_DO)}`,
					content: contentOf(inputs),
					apply: async (applying) => {
						let { replaced, doubt } = await writeEnv(write, applying);
						return {
							changed: !0,
							summary: `.env: ${sync_env_work_describe(keys, DONE)}${doubt}`,
							replaced
						};
					}
				}] };
			}
		};
		function warnOfOddities(text, keys, env, log) {
			let written = [...keys.added, ...keys.changed], values = written.map((key) => [key, env.get(key) ?? ""]), empty = values.filter(([, value]) => value === "").map(([key]) => key);
			empty.length > 0 && log.warning(`${empty.join(", ")}: set to an empty value. Is a secret missing?`);
			let broken = values.filter(([, value]) => /[\r\n]$/.test(value)).map(([key]) => key);
			broken.length > 0 && log.warning(`${broken.join(", ")}: ends in a line break. Was the secret copied with one?`);
			written.length > 0 && text.includes("\r\n") && log.warning(".env has CRLF line ends, which are kept: a shell that loads it reads a carriage return with each value.");
		}
		let LOADERS = {
			phpdotenv: "PHP's phpdotenv",
			shell: "a POSIX shell",
			dotenv: "Node's dotenv package",
			parseEnv: "Node's util.parseEnv"
		};
		function planUnseen(wanted) {
			return { changes: [{
				summary: `bring .env to the given values of ${[...wanted.env.keys()].join(", ")}, once the repository has brought the file`,
				content: contentOf(wanted),
				apply: () => Promise.reject(TypeError("A plan made without seeing .env was applied"))
			}] };
		}
		function contentOf({ env, envMode, envRemove }) {
			return JSON.stringify([
				envMode,
				[...env].sort(),
				[...envRemove].sort()
			]);
		}
		async function readCurrent({ facts, dryRun, reader, patience, hide }) {
			if (typeof facts.site != "object" || dryRun && facts.repository === "absent") return null;
			let target = (0, site_target.$)(facts), read = () => readEnv(reader, target, hide);
			return facts.repository === "installed" && !dryRun ? (await (0, settle.LC)(read, (text) => text !== null, "the .env that comes with the repository", patience)).value : read();
		}
		let TO_DO = [
			"add",
			"change",
			"remove"
		], DONE = [
			"added",
			"changed",
			"removed"
		];
		function sync_env_work_describe({ added, changed, removed }, verbs) {
			let words = [
				added,
				changed,
				removed
			].flatMap((keys, index) => keys.length === 0 ? [] : `${verbs[index]} ${keys.join(", ")}`);
			return words.length === 0 ? "only the text around the keys differs" : words.join("; ");
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
