"use strict";
exports.id = 885;
exports.ids = [885];
exports.modules = {
	8495: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H2: () => anyAnswer,
			KW: () => readEndpoint,
			Ks: () => recordOrNull,
			L$: () => listOrNull,
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
	8885: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			mergeEnv: () => mergeEnv,
			readEnv: () => readEnv,
			refusal: () => refusal,
			writeEnv: () => writeEnv
		});
		var env = __webpack_require__(2839), settle = __webpack_require__(3337), errors = __webpack_require__(8208), dotenv_file = __webpack_require__(3054), phpdotenv = __webpack_require__(9800), dotenv_spelling = __webpack_require__(1746);
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
		var site_target = __webpack_require__(3242);
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
	})
};
