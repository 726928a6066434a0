"use strict";
exports.id = 3318;
exports.ids = [3318];
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
	3588: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Im: () => isEmpty,
			JS: () => notSeen,
			K1: () => overtaken,
			Ti: () => believe,
			cZ: () => isSameText,
			nI: () => replaceAndReadBack,
			pK: () => putBack
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337);
		async function replaceAndReadBack({ what, read, write }, { present, textFor, shows = isSameText }, patience) {
			let before = null, sent = "", doubt, lost, make = (text) => {
				sent = textFor(text, lost);
				before = text;
				return sent;
			}, renew = async () => make(await believe(await read(), read, patience));
			for (let from = present;;) {
				let first = from, send = async () => write(first === void 0 ? await renew() : make(first), renew), effect = await (doubt === void 0 ? send() : withDoubt(send, doubt));
				if (effect.state === "not-done") throw effect.error;
				let isConfirmed = effect.state === "done";
				doubt = notShown(what, effect);
				let accept = (text) => text !== null && shows(text, sent, isConfirmed), awaited = `${what} to show as it was written`, { accepted, value } = await (0, _settle_js__WEBPACK_IMPORTED_MODULE_1__.uL)(() => (0, _settle_js__WEBPACK_IMPORTED_MODULE_1__.LC)(read, accept, awaited, patience), doubt), answer = isConfirmed ? effect.value : void 0;
				if (accepted || isConfirmed && value === null) return {
					before,
					sent,
					shown: value,
					answer,
					doubt: void 0
				};
				if (isConfirmed) return {
					before,
					sent,
					shown: value,
					answer,
					doubt
				};
				if (lost !== void 0) throw doubt;
				lost = sent;
				from = value === null || !isEmpty(value) ? value : void 0;
			}
		}
		async function putBack(text, { before, after }, patience) {
			let { doubt } = await replaceAndReadBack(text, {
				present: void 0,
				textFor: (now) => {
					if (now === null) throw notSeen;
					if (now !== after && !isSameText(now, before)) throw overtaken;
					return before;
				}
			}, patience);
			if (doubt !== void 0) throw doubt;
		}
		let overtaken = Error("it has been changed since"), notSeen = Error("the service no longer shows it");
		async function believe(first, read, { clock, signal }) {
			if (first !== null && !isEmpty(first)) return first;
			await clock.sleep(1e3, signal);
			let second = await read();
			return first === null && second !== null && isEmpty(second) ? null : second;
		}
		function isEmpty(text) {
			return text.trim() === "";
		}
		function isSameText(text, other) {
			return text.replaceAll("\r\n", "\n").trim() === other.replaceAll("\r\n", "\n").trim();
		}
		async function withDoubt(work, doubt) {
			try {
				return await work();
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("unknown", doubt.message, error.next, { cause: error });
			}
		}
		function notShown(what, effect) {
			let isLost = effect.state === "unknown";
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("unknown", isLost ? `Whether ${what} was written is not known: reading it back did not show it.` : `The service has accepted ${what}, but reading it back did not show it.`, "Run again: it will be compared again and written only if it differs.", isLost ? { cause: effect.error } : {});
		}
	}),
	3337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => PACES,
			BR: () => PATIENCE_WITHOUT_API_MS,
			GP: () => interruptedIn,
			LC: () => readUntil,
			LP: () => LAG_WINDOW_MS,
			Sy: () => requireDone,
			c: () => lookUntil,
			dC: () => createAndFind,
			uL: () => orUnknown,
			uj: () => removeAndConfirm
		});
		var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6851), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _endpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8495);
		let LAG_WINDOW_MS = 1e4, PATIENCE_WITHOUT_API_MS = 12e4, quarterUpTo = (longestMs) => (waitedMs) => Math.min(longestMs, Math.max(1e3, waitedMs / 4)), PACES = {
			site: quarterUpTo(5e3),
			server: quarterUpTo(1e4),
			page: (_, lastMs) => lastMs === void 0 ? 0 : 1e3,
			write: (waitedMs, lastMs) => lastMs === void 0 ? 0 : Math.min(Math.max(250, 2 * lastMs), Math.max(3e3, waitedMs / 10))
		};
		async function lookUntil(look, pauses, { clock, signal }, windowMs = Infinity) {
			let startedAt = clock.now(), waitedMs = () => clock.now() - startedAt, pauseMs;
			for (let holdMs = 0;;) {
				pauseMs = pauses(waitedMs(), pauseMs);
				let sleepMs = Math.min(Math.max(pauseMs, holdMs), windowMs - waitedMs());
				sleepMs > 0 && await clock.sleep(sleepMs, signal);
				let seen = await look(() => waitedMs() >= windowMs);
				if (seen !== void 0 && "value" in seen) return seen.value;
				holdMs = Math.min(_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.U5, seen?.holdMs ?? 0);
			}
		}
		function readUntil(read, accept, awaited, patience, windowMs = LAG_WINDOW_MS) {
			let look = async (isOver) => {
				let value = await read(), accepted = accept(value);
				return accepted || isOver() ? { value: {
					accepted,
					value
				} } : void 0;
			};
			return patience.during({
				doing: "reading back",
				awaited: () => `waiting for ${awaited}`
			}, () => lookUntil(look, PACES.write, patience, windowMs));
		}
		async function orUnknown(read, doubt) {
			try {
				return await read();
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.si)(error)) throw interruptedIn(error, doubt.message);
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.hD)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("unknown", doubt.message, doubt.next, { cause: doubt.cause ?? error });
			}
		}
		async function createAndFind(write, find, doubt, onRepeat, patience) {
			for (let isFirst = !0;; isFirst = !1) {
				let effect = await write();
				if (effect.state === "not-done" && isFirst) throw effect.error;
				let [answer, error] = effect.state === "done" ? [effect.value] : [void 0, effect.error], inDoubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("unknown", ...doubt, { cause: error }), isShown = (found) => found !== void 0, { value: found } = await orUnknown(() => readUntil(() => find(answer), isShown, "the service to show what was created", patience), inDoubt);
				if (found !== void 0) return {
					found,
					answer
				};
				if (effect.state === "not-done") throw effect.error;
				if (effect.state === "done" || !isFirst) throw inDoubt;
				onRepeat();
			}
		}
		async function removeAndConfirm(write, isGone, doubt, patience) {
			let effect = await write(), error = effect.state === "done" ? void 0 : effect.error, saysGone = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.c4)(error);
			if (effect.state === "not-done" && !saysGone) throw effect.error;
			let inDoubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("unknown", ...doubt, { cause: error }), read = () => isGone(saysGone), windowMs = effect.state === "done" ? 3e5 : LAG_WINDOW_MS, { accepted } = await orUnknown(() => readUntil(read, Boolean, "the service to stop showing what was deleted", patience, windowMs), inDoubt);
			if (!accepted) {
				let waited = `Nothing showed within ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(windowMs)} that it is gone.`;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("unknown", `${inDoubt.message} ${waited}`, inDoubt.next, { cause: error });
			}
			return effect.state !== "not-done";
		}
		function requireDone(effect, message, next) {
			if (effect.state === "done") return effect.value;
			if (effect.state === "not-done") throw effect.error;
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.si)(effect.error)) throw interruptedIn(effect.error, message);
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("unknown", message, next, { cause: effect.error });
		}
		function interruptedIn(error, doubt) {
			return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.cc ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.cc(error.message, doubt) : new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.j3(`${error.message} ${doubt}`, error.input, error.limitMs);
		}
	}),
	8563: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => maskedLines,
			P: () => differenceOf
		});
		var _file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3054);
		let MASK = /^(?:([*＊∗⁎✱·⋅∙○◦▪■▓▒░])\1{2,}|([-#])\2{5,}|(x)\3{5,})$|[•●⚫⬛⬤■█]{3,}/iu;
		function maskedLines(text, isKept = () => !0) {
			let isUnreal = ({ isMasked, spelled }) => isMasked || ESCAPED_QUOTES.test(spelled);
			return namesOf(linesOf(text).flatMap((line) => {
				if (line.key !== void 0) return isKept(line.key) && isUnreal(line) ? [line] : [];
				let [, key, spelled = ""] = COMMENTED.exec(line.text) ?? [];
				return isMask(spelled) ? [{ name: `${key} in a comment` }] : [];
			}));
		}
		let COMMENTED = /^[\s#]*#\s*(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/;
		function differenceOf(sent, shown) {
			let [whole, found] = [normalize(sent), normalize(shown)], [all, some] = [linesOf(whole), linesOf(found)], differ = (kind, lines) => ({
				kind,
				names: namesOf(lines)
			}), unseen = all.filter(({ end }) => end > found.length);
			if (whole.startsWith(found) && unseen.length > 0) return differ("cut", unseen);
			let missing = missingFrom(all, some);
			if (missing !== void 0) return differ(missing.length === 0 ? "none" : "less", missing);
			let added = missingFrom(some, all);
			if (added !== void 0) return differ("more", added);
			let changed = [...without(all, some), ...without(some, all)], inOrder = some.filter(isFull), moved = all.filter(isFull).filter(({ text }, at) => text !== inOrder[at]?.text);
			if (!changed.some(isFull)) return differ("moved", [...moved, ...changed]);
			return differ(isEscaped(whole, found) ? "escaped" : "other", changed);
		}
		function linesOf(file) {
			let at = 0;
			return (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.qg)(file).map((segment) => {
				let text = segment.text.replace(/\r?\n$|\r$/, ""), end = at + text.length;
				at += segment.text.length;
				let line = (name, key, spelled = "") => ({
					text,
					name,
					key,
					spelled,
					isMasked: isMask(spelled),
					end
				});
				if (segment.kind === "assignment") return line(segment.key, segment.key, segment.value);
				if (segment.kind !== "unknown") return line(`${segment.kind} lines`);
				let equals = text.indexOf("=");
				return line(`line ${segment.line}`, text.slice(0, Math.max(0, equals)), text.slice(equals + 1));
			});
		}
		function namesOf(lines) {
			return [...new Set(lines.map(({ name }) => name))];
		}
		let ESCAPED_QUOTES = /^(&quot;|&apos;|&#0*3[49];|&#x0*2[27];).*\1$/is;
		function isMask(spelled) {
			return spelled.replaceAll(/&(?:bull|#8226|#x2022);/gi, "•").split(/[\r\n]+/).some((line) => {
				let pieces = line.replace(/^["'`([{<\s]+/, "").match(/[^"'`)\]}>;\s]+/g) ?? [];
				return pieces.length > 0 && pieces.every((piece) => MASK.test(piece));
			});
		}
		function normalize(text) {
			return text.replaceAll("\r\n", "\n").trim();
		}
		function missingFrom(all, some) {
			let at = 0, missing = all.filter((line) => {
				let found = some[at], isFound = found !== void 0 && isSame(line, found);
				isFound && (at += 1);
				return !isFound;
			});
			return at === some.length ? missing : void 0;
		}
		function isSame(line, other) {
			if (line.text === other.text) return !0;
			return line.key !== void 0 && line.key === other.key && (line.isMasked || other.isMasked);
		}
		function isFull({ text }) {
			return text.trim() !== "";
		}
		function without(lines, others) {
			let counts = new Map();
			for (let { text } of others) counts.set(text, (counts.get(text) ?? 0) + 1);
			return lines.filter(({ text }) => {
				let count = counts.get(text) ?? 0;
				counts.set(text, count - 1);
				return count <= 0;
			});
		}
		function isEscaped(sent, shown) {
			return shown.length > sent.length && withoutEscapes(sent) === withoutEscapes(shown);
		}
		function withoutEscapes(text) {
			return text.replace(/&(?:amp|lt|gt|quot|apos|#\d{2,4}|#x[\da-f]{2,4});|[&<>"'\\]/gi, "");
		}
	}),
	8744: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => planChange,
			n: () => spellChange
		});
		function planChange(summary, content, basis) {
			return {
				summary,
				content: () => content,
				basis: () => basis
			};
		}
		function spellChange({ summary, content }) {
			return JSON.stringify([summary, content()], (_, part) => part instanceof Map || part instanceof Set ? [...part].sort() : part);
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
