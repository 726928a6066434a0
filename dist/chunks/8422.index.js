"use strict";
exports.id = 8422;
exports.ids = [8422];
exports.modules = {
	3122: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A1: () => openDeployLog,
			ET: () => ONCE,
			Mz: () => readEntryText,
			x6: () => readLog
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _kept_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7500), _log_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4163), _new_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9247), _shown_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6403), _sites_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8656);
		let NO_LOG = {
			isList: !1,
			entries: [],
			lastPage: 1
		}, ONCE = { attempts: 1 };
		async function openDeployLog(source, wasDeployed) {
			let found = await readLogBefore(source, wasDeployed), before = found ?? NO_LOG, entries = [], textless, misses = 0, shown = () => ({
				isReadable: !0,
				isList: before.isList,
				entries
			});
			async function read(isWhole) {
				if (isWhole || textless === void 0 || misses > 0) {
					let log = await readNew(source, before);
					if (log === void 0) return {
						...shown(),
						isReadable: !1
					};
					before = completeEntry({
						...before,
						isList: before.isList || log.isList
					}, log);
					entries = (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_3__.SS)(before, entries, log);
					let last = textless;
					textless = textlessOf(entries, log);
					textless !== last && (misses = 0);
				}
				if (textless !== void 0 && misses < 3) {
					let content = await readEntryText(source, textless);
					content === void 0 && (misses += 1);
					entries = entries.map((entry) => entry.id === textless ? {
						...entry,
						...(0, _kept_text_js__WEBPACK_IMPORTED_MODULE_1__.gT)(entry, content)
					} : entry);
				}
				return shown();
			}
			function startAgain() {
				let [old] = before.entries, grew = entries.find(({ continues }) => continues);
				if (old === void 0 || grew === void 0) return;
				before = {
					...before,
					entries: [{
						...old,
						content: (old.content ?? "") + (grew.content ?? "")
					}]
				};
				entries = entries.filter((entry) => entry !== grew);
			}
			return {
				before: found,
				read,
				startAgain
			};
		}
		function completeEntry(before, { isList, entries: [now] }) {
			let [old] = before.entries;
			return !isList && old !== void 0 && old.content === void 0 && now !== void 0 && (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_3__.TN)(old) === (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_3__.TN)(now) ? {
				...before,
				entries: [now]
			} : before;
		}
		function textlessOf(entries, log) {
			let newest = entries.find(({ type }) => type === "deploy") ?? entries.find(({ type }) => type === void 0);
			return log.entries.some(({ id, content }) => id === newest?.id && content === void 0) ? newest?.id : void 0;
		}
		async function readLogBefore(source, wasDeployed) {
			let log = await readPage(source);
			if (log !== NO_LOG || !wasDeployed) return log;
			await source.clock.sleep(1e3, source.signal);
			return readPage(source);
		}
		async function readEntryText({ reader, target }, id) {
			try {
				let entry = await reader.read(_log_entry_js__WEBPACK_IMPORTED_MODULE_2__.Xt, {
					...target,
					entry: id
				}, ONCE);
				return entry.id === id ? entry.content : void 0;
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD && error.reason !== "limited") return;
				throw error;
			}
		}
		async function readLog({ reader, target }, options) {
			return newestFirst(await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(reader.read(_sites_js__WEBPACK_IMPORTED_MODULE_4__.getDeployLog, target, options), NO_LOG));
		}
		function newestFirst(log) {
			let [first] = log.entries, last = log.entries.at(-1);
			return first !== void 0 && last !== void 0 && (0, _shown_time_js__WEBPACK_IMPORTED_MODULE_5__.d)(last.created_at, first.created_at) ? {
				...log,
				entries: log.entries.toReversed()
			} : log;
		}
		async function readNew(source, before) {
			let log = await readPage(source, ONCE), lastPage = Math.min(log?.lastPage ?? 0, 5);
			for (let page = 2; log !== void 0 && page <= lastPage && !(0, _new_entries_js__WEBPACK_IMPORTED_MODULE_3__.bK)(before, log); page += 1) {
				let more = await readPage(source, {
					...ONCE,
					page
				});
				if (more === void 0) break;
				log = {
					...log,
					entries: [...log.entries, ...more.entries]
				};
			}
			return log;
		}
		async function readPage(source, options) {
			try {
				return await readLog(source, options);
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.I9)(error)) return;
				throw error;
			}
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
	7500: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BV: () => mayHold,
			MX: () => addedTo,
			fN: () => continues,
			gT: () => grown,
			nA: () => linesMissingIn,
			so: () => completed,
			zo: () => wholeLines
		});
		var _net_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2235), _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1854);
		let MOST_KEPT = 16777216;
		function grown({ content: before, dropped = 0 }, now) {
			let text = before === void 0 || now === void 0 ? now ?? before : joinTexts(before, now);
			if (text === void 0 || text.length <= MOST_KEPT) return {
				content: text,
				dropped
			};
			let at = text.indexOf("\n", text.length - MOST_KEPT) + 1;
			return {
				content: text.slice(at),
				dropped: dropped + at
			};
		}
		function joinTexts(seen, now) {
			if (now.startsWith(seen)) return now;
			if (seen.startsWith(now)) return seen;
			let shown = (0, _net_body_js__WEBPACK_IMPORTED_MODULE_0__.xZ)(now) ? now.slice(now.indexOf("\n") + 1) : now, at = overlap(seen, shown);
			if (at > 0 || shown === "") return seen + shown.slice(at);
			return `${seen.slice(0, seen.lastIndexOf("\n") + 1)}${now}`;
		}
		function continues(seen, now) {
			return now.startsWith(seen) || seen.startsWith(now) || overlap(seen, now) > 0;
		}
		function completed(seen, text) {
			return seen !== void 0 && overlap(seen, text) > 0 ? joinTexts(seen, text) : text;
		}
		function overlap(text, next) {
			let borders = new Int32Array(next.length), longer = (length, code) => {
				let fits = length;
				for (; fits > 0 && code !== next.charCodeAt(fits);) fits = borders[fits - 1] ?? 0;
				return code === next.charCodeAt(fits) ? fits + 1 : 0;
			};
			for (let at = 1, length = 0; at < next.length; at += 1) {
				length = longer(length, next.charCodeAt(at));
				borders[at] = length;
			}
			let length = 0;
			for (let at = 0; at < text.length && length < next.length; at += 1) length = longer(length, text.charCodeAt(at));
			return length < 8 && length < next.length ? 0 : length;
		}
		function linesMissingIn(printed, text) {
			if (printed === void 0) return text;
			let counts = new Map(), linesOf = (lines) => lines.split(/(?<=\n)/).filter((line) => line !== "");
			for (let line of linesOf(printed)) counts.set(plain(line), (counts.get(plain(line)) ?? 0) + 1);
			return linesOf(text).filter((line) => {
				let unmatched = counts.get(plain(line)) ?? 0;
				counts.set(plain(line), unmatched - 1);
				return unmatched <= 0;
			}).join("");
		}
		let AROUND = /^[\d \t:.,/+TZ|>()[\]-]{8,80}(?=\S)|\s+$/g;
		function plain(line) {
			return (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_1__._0)(line).replace(AROUND, "");
		}
		function wholeLines(text) {
			return text.slice(0, text.lastIndexOf("\n") + 1);
		}
		function addedTo(before, now) {
			let lengthOf = ({ content = "", dropped = 0 }) => content.length + dropped, added = lengthOf(now) - lengthOf(before);
			return added === 0 ? "" : (now.content ?? "").slice(-added);
		}
		function mayHold(text, shown) {
			let lines = shown.split("\n").map(plain).filter((line) => line !== ""), held = new Set(text.split("\n").map(plain));
			return completed(shown, text) !== text || lines.filter((line) => held.has(line)).length >= lines.length / 2;
		}
	}),
	9247: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SS: () => addEntries,
			TN: () => keyOf,
			bK: () => reachesBaseline
		});
		var _kept_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7500), _shown_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6403);
		function addEntries(before, seen, log) {
			let [alone] = log.entries;
			if (!log.isList && alone !== void 0 && seen.some((other) => (0, _shown_time_js__WEBPACK_IMPORTED_MODULE_1__.d)(other.created_at, alone.created_at))) return seen.map(stale);
			let shown = newIn(before, log).map((entry) => {
				let known = seen.find((other) => keyOf(other) === keyOf(entry));
				return known === void 0 ? entry : {
					...known,
					isStale: !1,
					...entry,
					type: entry.type ?? known.type,
					...(0, _kept_text_js__WEBPACK_IMPORTED_MODULE_0__.gT)(known, entry.content)
				};
			}), missing = seen.filter((entry) => !shown.some((other) => keyOf(other) === keyOf(entry)));
			return [...shown, ...missing.map(stale)];
		}
		function stale(entry) {
			return {
				...entry,
				isStale: !0
			};
		}
		function reachesBaseline(before, { entries }) {
			return entries.some((entry) => isOld(before, entry));
		}
		function newIn(before, { isList, entries }) {
			if (!isList) return entries.flatMap((entry) => newAlone(before, entry));
			let first = before.lastPage > 1 ? entries.findIndex((entry) => isOld(before, entry)) : -1;
			return entries.slice(0, first === -1 ? void 0 : first).filter((entry) => !isOld(before, entry));
		}
		function newAlone({ entries: [old] }, entry) {
			let typed = {
				...entry,
				type: "deploy"
			};
			if (old === void 0) return [typed];
			if ((0, _shown_time_js__WEBPACK_IMPORTED_MODULE_1__.d)(old.created_at, entry.created_at)) return [];
			let { content: before = "" } = old, { content: now = "" } = entry;
			if (keyOf(entry) !== keyOf(old) || entry.created_at === null && !now.startsWith(before)) return [typed];
			let gained = ((0, _kept_text_js__WEBPACK_IMPORTED_MODULE_0__.gT)(old, entry.content).content ?? "").slice(before.length);
			return gained === "" || old.content === void 0 ? [] : [{
				...typed,
				content: gained,
				continues: !0
			}];
		}
		function isOld(before, entry) {
			return before.entries.some((old) => keyOf(old) === keyOf(entry));
		}
		function keyOf({ id, created_at: time, description }) {
			return id === void 0 ? `${time} ${description}` : `${id}`;
		}
	}),
	6403: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => timeIn,
			d: () => isLater
		});
		let FORMATS = [
			/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,9})?$/,
			/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?$/,
			/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/
		];
		function isLater(now, before) {
			let format = FORMATS.find((each) => each.test(now ?? ""));
			if (now === null || format === void 0) return !1;
			if (before === null || before === "") return !0;
			return format.test(before) && instantOf(now) > instantOf(before);
		}
		function timeIn(shown) {
			let time = shown ?? "", instant = FORMATS.some((each) => each.test(time)) ? instantOf(time) : NaN;
			return Number.isNaN(instant) ? void 0 : instant;
		}
		function instantOf(time) {
			return Date.parse(/[Z+]|-\d\d:?\d\d$/.test(time.slice(19)) ? time : `${time.replace(" ", "T")}Z`);
		}
	}),
	2235: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F0: () => SIZES,
			PH: () => TOO_LARGE,
			x8: () => readBody,
			xZ: () => isCut
		});
		let MAX_BYTES = 8388608, SIZES = {
			whole: MAX_BYTES,
			shortened: 8 * MAX_BYTES,
			text: MAX_BYTES / 2
		}, TOO_LARGE = "UND_ERR_RES_EXCEEDED_MAX_SIZE", NOTE = "[site-deploy: this text is too long; only its end is shown]";
		function isCut(text) {
			return text.startsWith(NOTE);
		}
		async function readBody(chunks, mayBeLong, sizes = SIZES) {
			let read = [], size = 0;
			for await (let chunk of chunks) {
				size += chunk.length;
				if (size > (mayBeLong ? sizes.shortened : sizes.whole)) throw tooLarge();
				read.push(chunk);
			}
			let body = Buffer.concat(read.splice(0));
			if (size <= sizes.whole) return body;
			let shortened = shortenTexts(body, sizes.text);
			if (shortened.length > sizes.whole) throw tooLarge();
			return shortened;
		}
		function tooLarge() {
			return Object.assign(Error("The answer is too large."), { code: TOO_LARGE });
		}
		function shortenTexts(json, maxTextBytes) {
			let kept = [], from = 0, close = 0;
			for (let open = json.indexOf(34); open !== -1; open = json.indexOf(34, close + 1)) {
				close = closingQuote(json, open);
				if (close - open - 1 <= maxTextBytes) continue;
				kept.push(json.subarray(from, open + 1), Buffer.from(`${NOTE}\\n`));
				from = afterLineBreak(json, close - maxTextBytes, close);
			}
			return Buffer.concat([...kept, json.subarray(from)]);
		}
		function closingQuote(json, open) {
			let at = open + 1;
			for (; at < json.length && json[at] !== 34;) at += json[at] === 92 ? 2 : 1;
			return at;
		}
		function afterLineBreak(json, from, end) {
			for (let at = json.indexOf("\\n", from); at !== -1 && at < end; at = json.indexOf("\\n", at + 1)) {
				let first = at;
				for (; json[first - 1] === 92;) --first;
				if ((at - first) % 2 == 0) return at + 2;
			}
			return end;
		}
	}),
	3592: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => failureIn,
			r: () => causeOf
		});
		var _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1854);
		let MAX_CHARACTERS = 2e3, FAILURE = /^(?:npm (?:error|ERR!)|fatal: |error: |(?:PHP )?(?:Fatal|Parse) error: |ERROR: |g?make(?:\[\d+\])?: \*\*\* |(?:Uncaught )?\w*(?:Error|Exception): |\S*sh: (?:line )?\d+: |Killed$|Segmentation fault|error Command failed|In \S+ line \d+:$| {2}Problem 1$| {2}at \S.*\.php:\d+$)/, TELLING = /error|exception|fail|\b(?:not|cannot|can't|unable|unbound|denied|refused|conflict|missing|invalid|timed out|no such|killed)\b|^\s*(?:no|fatal:) | \*\*\* /i, HARMLESS = /^(?:npm (?:error|ERR!) )?\s*(?:\S+ )?(?:warn|warning|deprecated|notice) |(?:warn|warning|deprecated|notice)[:\]]/i, AFTERWARDS = [
			/^\s*$/,
			/^[\s\d/[\]()=>.#|█▓░-]*\d%[\s\d/[\]()=>.#|█▓░-]*$/,
			/^\s+at (?:\S.*[:(]|<)|^(?:Node\.js v\d|Require stack:|- \/)/,
			/^npm notice\b/,
			/^npm (?:error|ERR!) *(?:$|(?:code|errno|syscall|path|dest|workspace|location|command|Lifecycle script|Exit status|Failed at the|This is probably|A complete log|gyp info) |\S+@\S+ \S+: `|\/\S+\.log$)/,
			/^error Command failed with exit code |^info Visit https:|^\s*\[?(?:ELIFECYCLE|ERR_PNPM_RECURSIVE_\w+)\b/,
			/^g?make(?:\[\d+\])?: (?:\*\*\* \[[^\]]*\] |\*\*\* Waiting for unfinished jobs|Entering directory |Leaving directory |Target .* not remade)/,
			/^(?: {2}thrown in |#\d+ |Stack trace:|Next \S+: |Script .* returned with error code )/,
			/^(?:Potential causes:| - (?:A typo|The package is not|It's a private) |Read <|Use the option |You can also |Running update with |Alternatively|To enable extensions|[\w:-]+ \[-)/,
			/^\s+(?:•|➜|\d+▕|\+\d+ vendor|\d+ +\S+:\d+$|at \S+\.php:\d+$|[\w\\]+(?:::|->)\w+\()/,
			/^(?:hint:|Please (?:make sure|commit)|and the repository exists\.|Use '--' to|'git <command>|Automatic merge failed|fatal: Exiting because|Aborting$|Updating [0-9a-f]+\.\.|Could not apply )/,
			/^\S*: line \d+: `.*'$/,
			/^\++ (?:exit|return)(?: \d+)?$/
		], linesOf = (log) => log.slice(-200 * MAX_CHARACTERS).split(/\r\n|\r|\n/).slice(-200), plain = (line) => (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__._0)(line).slice(0, MAX_CHARACTERS).trimEnd(), isAfterwards = (text) => AFTERWARDS.some((pattern) => pattern.test(text)), tells = (text) => TELLING.test(text) && !HARMLESS.test(text), indentOf = (text) => text.length - text.trimStart().length;
		function causeOf(log) {
			let lines = linesOf(log), texts = lines.map(plain), end = texts.findLastIndex((text) => !isAfterwards(text)), found = climb(texts, end) ?? end, line = lines[found] ?? lines.findLast((text) => text.trim() !== "");
			return line === void 0 ? void 0 : {
				line,
				isRecognized: found >= 0 && texts.slice(found).some(tells)
			};
		}
		function climb(texts, end) {
			let found;
			for (let at = end; at >= 0; --at) {
				let text = texts[at] ?? "";
				if (found !== void 0 && text === "") return found;
				if (isAfterwards(text)) continue;
				let isCandidate = found === void 0 || indentOf(text) <= indentOf(texts[found] ?? "");
				if (tells(text) && isCandidate) found = at;
				else if (!/^\s|^}$/.test(text)) return found;
			}
			return found;
		}
		function failureIn(log) {
			let lines = linesOf(log), told = lines.findLastIndex((line) => FAILURE.test(plain(line)));
			if (told === -1) return;
			let whole = causeOf(log), cause = whole?.isRecognized ? whole : causeOf(lines.slice(0, told + 1).join("\n"));
			return cause && { line: cause.line };
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
