"use strict";
exports.id = 8528;
exports.ids = [8528];
exports.modules = {
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
	1144: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => causeOf });
		let MAX_CHARACTERS = 2e3;
		function causeOf(log) {
			let lines = log.slice(-200 * MAX_CHARACTERS).split(/\r\n|\r|\n/).slice(-200), texts = lines.map(plain), last = lines.findLastIndex((line) => !isBlank(line)), at = last;
			for (; at >= 0;) {
				let step = ENDINGS.map((ending) => ending(texts, at)).find((found) => found !== void 0);
				if (step === void 0) return lines[at];
				if ("cause" in step) return lines[step.cause];
				at = step.above;
			}
			return lines[last];
		}
		let ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\^_])/g;
		function plain(line) {
			return line.replace(ESCAPES, "").slice(0, MAX_CHARACTERS).trimEnd();
		}
		function isBlank(text) {
			return text.trim() === "";
		}
		function findAbove(lines, at, isIt, mayPass = () => !0) {
			let found = lines.findLastIndex((line, nth) => nth <= at && (isIt(line) || !mayPass(line)));
			return found !== -1 && isIt(lines[found] ?? "") ? found : -1;
		}
		let isIndented = (line) => isBlank(line) || /^\s/.test(line), FOOTERS = [
			/^\s*$/,
			/^[\s\d/[\]()=>.#|█▓░-]*\d%[\s\d/[\]()=>.#|█▓░-]*$/,
			/^Node\.js v\d/,
			/^npm notice\b/,
			/^g?make(?:\[\d+\])?: (?:\*\*\* \[[^\]]*\] |\*\*\* Waiting for unfinished jobs|Entering directory |Leaving directory |Target .* not remade)/,
			/^error Command failed with exit code \d+\.$/,
			/^info Visit https:\/\/yarnpkg\.com\//,
			/^\s*\[?(?:ELIFECYCLE|ERR_PNPM_RECURSIVE_\w+)\b/,
			/^Script .* returned with error code \d+$/,
			/^hint:/,
			/^Please make sure you have the correct access rights$/,
			/^and the repository exists\.$/,
			/^Use '--' to separate paths from revisions, like this:$/,
			/^'git <command> \[<revision>/,
			/^Automatic merge failed; fix conflicts/,
			/^fatal: Exiting because of /,
			/^error: Please commit or stash them\.$/,
			/^Updating [0-9a-f]+\.\.[0-9a-f]+$/,
			/^Could not apply [0-9a-f]+\.\.\./,
			/^\++ (?:exit|return)(?: \d+)?$/
		], footer = (lines, at) => FOOTERS.some((pattern) => pattern.test(lines[at] ?? "")) ? { above: at - 1 } : void 0, GIT_REASON = /^(?:fatal|error|ERROR|remote|ssh|kex_exchange_identification|Host key|Connection|\S+@\S+)\b.* /, gitRemote = (lines, at) => {
			if (lines[at] !== "fatal: Could not read from remote repository.") return;
			return GIT_REASON.test(lines[at - 1] ?? "") ? { cause: at - 1 } : void 0;
		}, gitAborting = (lines, at) => {
			if (lines[at] !== "Aborting") return;
			let cause = findAbove(lines, at, (line) => line.startsWith("error: "), (line) => isIndented(line) || /^(?:Aborting|Please )/.test(line));
			return cause === -1 ? void 0 : { cause };
		}, NPM = /^npm (?:error|ERR!)(?: |$)/, NPM_SCRIPT = /^npm (?:error|ERR!) (?:code ELIFECYCLE|Lifecycle script |command failed)/, NPM_DETAIL = /^npm (?:error|ERR!) *(?:$|(?:code|errno|syscall|path|dest|workspace|location|command) |A complete log of this run |\/\S+\.log$)/, npm = (lines, at) => {
			if (!NPM.test(lines[at] ?? "")) return;
			let above = findAbove(lines, at, (line) => !NPM.test(line)), block = lines.slice(above + 1, at + 1), reason = block.some((line) => NPM_SCRIPT.test(line)) ? block.findIndex((line) => !NPM_DETAIL.test(line) && / (?:ERR!|[Ee]rror:) /.test(line.slice(8))) : block.findIndex((line) => !NPM_DETAIL.test(line));
			return reason === -1 ? { above } : { cause: above + 1 + reason };
		}, FRAME = /^\s+at (?:\S.*[:(]|<)/, ERROR_NAME = /^(?:Uncaught )?(?:[\w.$]*(?:Error|Exception|Rejection)(?: \[\w+\])?|[\w.$]+ \[\w*Error\]): /, javascript = (lines, at) => {
			let isOfStack = (line) => isIndented(line) || line === "}";
			if (!isOfStack(lines[at] ?? "")) return;
			let end = findAbove(lines, at, (line) => !isOfStack(line));
			if (end === -1 || !lines.slice(end + 1, at + 1).some((line) => FRAME.test(line))) return;
			let named = findAbove(lines, end, (line) => ERROR_NAME.test(line), (line) => !isBlank(line));
			return { cause: named === -1 ? end : named };
		}, php = (lines, at) => {
			if (!/^ {2}thrown in .* on line \d+$/.test(lines[at] ?? "")) return;
			let cause = findAbove(lines, at, (line) => /^(?:PHP )?Fatal error: +Uncaught /.test(line));
			return cause === -1 ? void 0 : { cause };
		}, collision = (lines, at) => {
			let place = findAbove(lines, at, (line) => /^ {2}at \S.*\.php:\d+$/.test(line), isIndented);
			if (place === -1) return;
			let end = findAbove(lines, place - 1, (line) => /^ {2}[^\s•]/.test(line), isIndented);
			if (end === -1) return;
			return { cause: findAbove(lines, end, isBlank) + 1 };
		}, symfony = (lines, at) => {
			let place = findAbove(lines, at, (line) => /^In \S+ line \d+:$/.test(line), (line) => isIndented(line) || /^[\w:-]+ \[/.test(line)), message = lines.slice(place + 1, at + 1).findIndex((line) => !isBlank(line));
			return place === -1 || message === -1 ? void 0 : { cause: place + 1 + message };
		}, COMPOSER_ADVICE = /^(?:Potential causes:|Read <|Use the option |You can also |Running update with |Alternatively|To enable extensions)/, ENDINGS = [
			collision,
			symfony,
			(lines, at) => {
				let first = findAbove(lines, at, (line) => line === "  Problem 1", (line) => isIndented(line) || COMPOSER_ADVICE.test(line));
				if (first === -1) return;
				return /^ {4}- /.test(lines[first + 1] ?? "") ? { cause: first + 1 } : void 0;
			},
			php,
			javascript,
			npm,
			gitRemote,
			gitAborting,
			footer
		];
	}),
	3039: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A1: () => openDeployLog,
			VG: () => readLatestDeploy,
			yR: () => readText
		});
		var _api_log_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4163), _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8656), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _exit_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(922), _new_entries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5524);
		let NO_LOG = {
			isList: !1,
			entries: [],
			lastPage: 1
		}, ONCE = { attempts: 1 };
		async function openDeployLog(source, wasDeployed) {
			let before = await readBaseline(source, wasDeployed);
			if (before === "unreadable") return {
				baseline: (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_4__.x9)(before),
				read: () => readLatest(source)
			};
			let own = {
				baseline: before,
				entries: []
			}, textless, misses = new Map();
			async function read(foreignRuns, isWhole) {
				if (isWhole || textless === void 0) {
					let log = await readNew(source, own.baseline);
					if (log === "unreadable") return (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_4__.x9)(log);
					if (!own.baseline.isList && !log.isList) return (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_4__.x9)(log.entries[0] ?? null);
					own = (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_4__.SS)(own, log);
					textless = idOfTextless(own, (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_4__.RB)(own, foreignRuns).entry, log);
					textless !== void 0 && (misses.get(textless) ?? 0) >= 3 && (textless = void 0);
				}
				if (textless !== void 0) {
					let content = await readText(source, textless);
					if (content !== void 0) own = (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_4__.rl)(own, textless, content);
					else {
						misses.set(textless, (misses.get(textless) ?? 0) + 1);
						textless = void 0;
					}
				}
				return (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_4__.RB)(own, foreignRuns);
			}
			return {
				baseline: viewBefore(before),
				read
			};
		}
		async function readBaseline(source, wasDeployed) {
			let log = await readPage(source);
			if (log !== NO_LOG || !wasDeployed) return log;
			await source.clock.sleep(1e3, source.signal);
			return readPage(source);
		}
		function viewBefore({ isList, entries }) {
			if (!isList) return (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_4__.x9)(entries[0] ?? null);
			return {
				isList,
				entry: null,
				isJoined: !1,
				reports: entries.flatMap(({ content = "" }) => (0, _exit_report_js__WEBPACK_IMPORTED_MODULE_3__.LD)(content)),
				deploys: 0
			};
		}
		function idOfTextless(own, chosen, { entries }) {
			return ((0, _new_entries_js__WEBPACK_IMPORTED_MODULE_4__.Tk)(chosen) && chosen.id !== void 0 ? [chosen] : own.entries).map(({ id }) => entries.find((entry) => entry.id === id)).find((entry) => entry?.id !== void 0 && entry.content === void 0)?.id;
		}
		async function readText({ reader, target }, id) {
			try {
				let entry = await reader.read(_api_log_entry_js__WEBPACK_IMPORTED_MODULE_0__.Xt, {
					...target,
					entry: id
				}, ONCE);
				return entry.id === id ? entry.content : void 0;
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.hD && error.reason !== "limited") return;
				throw error;
			}
		}
		async function readLatestDeploy(source) {
			let entry = (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_4__.p)(await readLog(source));
			if (entry?.id === void 0 || entry.content !== void 0) return entry;
			return {
				...entry,
				content: await readText(source, entry.id)
			};
		}
		async function readNew(source, baseline) {
			let first = await readPage(source, ONCE);
			if (first === "unreadable") return first;
			let log = first;
			for (let page = 2; page <= Math.min(first.lastPage, 5) && !(0, _new_entries_js__WEBPACK_IMPORTED_MODULE_4__.bK)(baseline, log); page += 1) {
				let more = await readPage(source, {
					...ONCE,
					page
				});
				if (more === "unreadable") break;
				log = {
					...log,
					entries: [...log.entries, ...more.entries]
				};
			}
			return log;
		}
		async function readLatest(source) {
			let log = await readPage(source, ONCE);
			return (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_4__.x9)(log === "unreadable" ? log : log.entries[0] ?? null);
		}
		async function readPage(source, options) {
			try {
				return await readLog(source, options);
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.hD && error.reason === "too-large") return "unreadable";
				throw error;
			}
		}
		async function readLog({ reader, target }, options) {
			try {
				return await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getDeployLog, target, options);
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.c4)(error)) return NO_LOG;
				throw error;
			}
		}
	}),
	5524: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RB: () => viewOfEntries,
			SS: () => addEntries,
			Tk: () => isEntry,
			b6: () => textOf,
			bK: () => reachesBaseline,
			p: () => latestDeploy,
			rl: () => addContent,
			x9: () => viewOfEntry
		});
		var _exit_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);
		function viewOfEntry(entry) {
			return {
				isList: !1,
				entry,
				isJoined: !1,
				reports: (0, _exit_report_js__WEBPACK_IMPORTED_MODULE_0__.LD)(textOf(entry) ?? ""),
				deploys: 0
			};
		}
		function latestDeploy({ isList, entries }) {
			let [newest = null] = entries;
			if (!isList) return newest;
			if (entries.some(({ type }) => type !== void 0)) return entries.find(({ type }) => type === "deploy") ?? null;
			return entries.find(({ content = "" }) => (0, _exit_report_js__WEBPACK_IMPORTED_MODULE_0__.LD)(content).length > 0) ?? newest;
		}
		function isEntry(entry) {
			return entry !== null && entry !== "unreadable";
		}
		function textOf(entry) {
			return isEntry(entry) ? entry.content : void 0;
		}
		function addEntries({ baseline, entries: seen }, log) {
			let shown = newIn(baseline, log).map((entry) => {
				let before = seen.find((other) => isSameEntry(entry, other));
				return before === void 0 ? entry : update(before, entry);
			}), missing = seen.filter((entry) => isIdentifiable(entry) && !shown.some((other) => isSameEntry(other, entry)));
			return {
				baseline,
				entries: [...shown, ...missing]
			};
		}
		function addContent({ baseline, entries }, id, content) {
			return {
				baseline,
				entries: entries.map((entry) => entry.id === id ? {
					...entry,
					content
				} : entry)
			};
		}
		function reachesBaseline(baseline, { entries }) {
			return entries.some((entry) => isIn(baseline, entry));
		}
		function newIn(baseline, { entries }) {
			let isOld = (entry) => isIn(baseline, entry), isWhole = baseline.lastPage <= 1, first = entries.findIndex((entry) => isOld(entry) && (entry.id !== void 0 || entry.created_at !== null)), old = first === -1 ? entries.findLastIndex(isOld) : first;
			return entries.slice(0, isWhole || old === -1 ? void 0 : old).filter((entry) => !isOld(entry));
		}
		function isIn({ entries }, entry) {
			return entries.some((other) => isSameEntry(entry, other));
		}
		function isIdentifiable({ id, created_at, content = "" }) {
			return id !== void 0 || created_at !== null || content !== "";
		}
		function isSameEntry(entry, earlier) {
			if (entry.id !== void 0 || earlier.id !== void 0) return entry.id === earlier.id;
			if (entry.created_at !== earlier.created_at || entry.description !== earlier.description) return !1;
			if (entry.content === earlier.content || earlier.content === void 0) return !0;
			return (entry.created_at !== null || earlier.content !== "") && (entry.content ?? "").startsWith(earlier.content);
		}
		function update(before, now) {
			let isOlder = now.content === void 0 || (before.content?.startsWith(now.content) ?? !1);
			return {
				...now,
				type: now.type ?? before.type,
				...isOlder && { content: before.content }
			};
		}
		function viewOfEntries({ baseline, entries }, foreignRuns) {
			let isTyped = [...entries, ...baseline.entries].some(({ type }) => type !== void 0), deploys = entries.filter(({ type }) => type === "deploy"), reportsIn = ({ content = "" }) => (0, _exit_report_js__WEBPACK_IMPORTED_MODULE_0__.LD)(content).filter(({ run }) => !foreignRuns.includes(run)), reports = (deploys.length > 0 ? deploys : entries).toReversed().flatMap(reportsIn), chosen = deploys[0] ?? entries.find((entry) => reportsIn(entry).length > 0), isJoined = chosen === void 0 && !isTyped && entries.length > 1;
			return {
				isList: !0,
				entry: chosen ?? (isTyped ? null : joined(entries)),
				isJoined,
				reports,
				deploys: deploys.length
			};
		}
		function joined(entries) {
			let [newest, ...others] = entries;
			if (newest === void 0 || others.length === 0) return newest ?? null;
			let texts = entries.map(({ content }) => content).toReversed(), isKnown = texts.every((text) => text !== void 0), content = texts.map((text) => (text ?? "").replace(/\n?$/, "\n")).join("");
			return {
				...newest,
				id: void 0,
				created_at: null,
				content: isKnown ? content : void 0
			};
		}
	})
};
