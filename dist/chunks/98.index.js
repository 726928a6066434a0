"use strict";
exports.id = 98;
exports.ids = [98];
exports.modules = {
	3122: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A1: () => openDeployLog,
			ET: () => ONCE,
			Mz: () => readEntryText,
			TN: () => keyOf,
			x6: () => readLog
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _kept_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7500), _shown_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6403), _sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656);
		let NO_LOG = {
			isList: !1,
			entries: [],
			lastPage: 1
		}, ONCE = { attempts: 1 };
		async function openDeployLog(source, wasDeployed) {
			let found = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.G5)(readLog(source));
			if (found === NO_LOG && wasDeployed) {
				await source.clock.sleep(1e3, source.signal);
				found = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.G5)(readLog(source));
			}
			let before = found ?? NO_LOG, entries = [], misses = new Map();
			async function read() {
				let log = await readNew(source, before);
				if (log === void 0) return {
					isReadable: !1,
					isList: before.isList,
					entries
				};
				before = {
					...before,
					isList: before.isList || log.isList
				};
				entries = addEntries(before, entries, log);
				let id = textlessOf(entries, log), missed = misses.get(id ?? 0) ?? 0;
				if (id !== void 0 && missed < 3) {
					let content = await readEntryText(source, id);
					content === void 0 && misses.set(id, missed + 1);
					entries = entries.map((entry) => entry.id === id ? {
						...entry,
						content: grown(entry.content, content)
					} : entry);
				}
				return {
					isReadable: !0,
					isList: before.isList,
					entries
				};
			}
			return {
				before: found,
				read
			};
		}
		function textlessOf(entries, log) {
			let newest = entries.find(({ type }) => type === "deploy") ?? entries.find(({ type }) => type === void 0);
			return log.entries.some(({ id, content }) => id === newest?.id && content === void 0) ? newest?.id : void 0;
		}
		async function readEntryText({ reader, target }, id) {
			try {
				let entry = await reader.read(_sites_js__WEBPACK_IMPORTED_MODULE_2__.getLogEntry, {
					...target,
					entry: id
				}, ONCE);
				return entry.id === id ? entry.content : void 0;
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD && error.reason !== "limited") return;
				throw error;
			}
		}
		async function readLog({ reader, target }, options = {}) {
			let log = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(reader.read(_sites_js__WEBPACK_IMPORTED_MODULE_2__.getDeployLog, target, options), NO_LOG), { entries, lastPage } = log;
			if (!(0, _shown_time_js__WEBPACK_IMPORTED_MODULE_3__.d8)(entries.at(-1)?.created_at ?? null, entries[0]?.created_at ?? null)) return log;
			return {
				...log,
				entries: lastPage > 1 ? [] : entries.toReversed()
			};
		}
		async function readNew(source, before) {
			let log = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.G5)(readLog(source, ONCE)), lastPage = Math.min(log?.lastPage ?? 0, 5);
			for (let page = 2; log !== void 0 && page <= lastPage && oldIn(before, log.entries) < 0; page += 1) {
				let more = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.G5)(readLog(source, {
					...ONCE,
					page
				}));
				if (more === void 0) break;
				log = {
					...log,
					entries: [...log.entries, ...more.entries]
				};
			}
			return log;
		}
		function addEntries(before, seen, log) {
			let [alone] = log.entries;
			if (!log.isList && alone !== void 0 && seen.some((other) => (0, _shown_time_js__WEBPACK_IMPORTED_MODULE_3__.d8)(other.created_at, alone.created_at))) return seen.map((entry) => ({
				...entry,
				isStale: !0
			}));
			let shown = newIn(before, log).map((entry) => {
				let known = seen.find((other) => keyOf(other) === keyOf(entry)), content = grown(known?.content, entry.content);
				return {
					...known,
					isStale: !1,
					...entry,
					type: entry.type ?? known?.type,
					content
				};
			}), missing = seen.filter((entry) => !shown.some((other) => keyOf(other) === keyOf(entry)));
			return [...shown, ...missing.map((entry) => ({
				...entry,
				isStale: !0
			}))];
		}
		function grown(before, now) {
			return before === void 0 || now === void 0 ? now ?? before : (0, _kept_text_js__WEBPACK_IMPORTED_MODULE_1__.fj)(before, now).text;
		}
		function newIn(before, { isList, entries }) {
			if (!isList) return entries.flatMap((entry) => newAlone(before, entry));
			let first = before.lastPage > 1 ? oldIn(before, entries) : -1;
			return entries.slice(0, first === -1 ? void 0 : first).filter((entry) => oldIn(before, [entry]) < 0);
		}
		function oldIn(before, entries) {
			return entries.findIndex((entry) => before.entries.some((old) => keyOf(old) === keyOf(entry)));
		}
		function newAlone({ entries: [old] }, entry) {
			let typed = {
				...entry,
				type: "deploy"
			};
			if (old === void 0) return [typed];
			if ((0, _shown_time_js__WEBPACK_IMPORTED_MODULE_3__.d8)(old.created_at, entry.created_at)) return [];
			let { content: before = "" } = old, { content: now = "" } = entry;
			if (keyOf(entry) !== keyOf(old) || entry.created_at === null && !now.startsWith(before)) return [typed];
			let gained = (grown(old.content, entry.content) ?? "").slice(before.length);
			return gained === "" || old.content === void 0 ? [] : [{
				...typed,
				content: gained,
				continues: !0
			}];
		}
		function keyOf({ id, created_at: time, description }) {
			return id === void 0 ? `${time} ${description}` : `${id}`;
		}
	}),
	6038: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Le: () => shownBy,
			Sm: () => lookAtDeployment,
			hE: () => getDeployments,
			nH: () => lookAtOwnLog,
			qU: () => deploymentsIn
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3759), _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _deploy_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3122), _deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2304), _endpoint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8495);
		let text = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_3__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()), deployment = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			id: _deployments_js__WEBPACK_IMPORTED_MODULE_2__.deploymentId,
			deployment_id: _deployments_js__WEBPACK_IMPORTED_MODULE_2__.deploymentId,
			status: text,
			commit_hash: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_3__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Il(), zod_mini__WEBPACK_IMPORTED_MODULE_5__.Fk(/^[0-9a-f]{7,64}$/))),
			log_id: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_3__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_3__.nd),
			created_at: text,
			content: text
		}), deployments = "/api/servers/{server}/sites/{site}/deployments", getDeployments = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_3__.KW)(deployments, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_3__.L$)(_endpoint_js__WEBPACK_IMPORTED_MODULE_3__.H2)), getDeployment = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_3__.KW)(`${deployments}/{deployment}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_3__.g1)(deployment)), getDeploymentLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_3__.KW)(`${deployments}/{deployment}/log`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_3__.g1)(deployment), { mayBeLong: !0 });
		function deploymentsIn(items) {
			return items.flatMap((item) => deployment.safeParse(item).data ?? []);
		}
		let KNOWN = [
			"scheduled",
			"success",
			"failed",
			"cancelled"
		];
		function stateOf(status) {
			return status === "deploying" ? "running" : KNOWN.find((word) => word === status) ?? "other";
		}
		function shownBy({ last_deploy_at: lastDeployAt = null, status, current_deploy_log }) {
			return {
				lastDeployAt,
				siteStatus: status,
				liveText: current_deploy_log
			};
		}
		async function lookAtDeployment({ reader, target }, id) {
			let shown = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(reader.read(getDeployment, {
				...target,
				deployment: id
			}, _deploy_log_js__WEBPACK_IMPORTED_MODULE_1__.ET), null);
			if (shown === null) return { deployment: { state: "missing" } };
			if ((shown.id ?? id) !== id) return { deployment: { state: "other" } };
			let { commit_hash: commit, log_id: logId, created_at: createdAt, status } = shown;
			return { deployment: {
				state: stateOf(status),
				commit,
				logId,
				createdAt
			} };
		}
		async function lookAtOwnLog({ reader, target }, id) {
			let reading = reader.read(getDeploymentLog, {
				...target,
				deployment: id
			}, _deploy_log_js__WEBPACK_IMPORTED_MODULE_1__.ET), shown = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.G5)((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(reading, void 0));
			if (shown === void 0 || (shown.deployment_id ?? id) !== id) return { deployment: {
				state: "other",
				text: null
			} };
			let { content, status, log_id: logId } = shown;
			return { deployment: {
				state: stateOf(status),
				text: content || null,
				logId
			} };
		}
	}),
	7500: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BV: () => mayHold,
			Jp: () => keepText,
			Y6: () => restOf,
			ZF: () => OWN,
			fj: () => join,
			gd: () => NO_TEXT,
			zo: () => wholeLines
		});
		var _core_missing_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647), _net_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2235), _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1854);
		let NO_TEXT = {
			live: "",
			anewBy: 0,
			content: void 0,
			key: "",
			printed: "",
			gained: "",
			replaced: !1
		}, OWN = "own";
		function keepText(before, { nth, key, ...shown }) {
			let old = shown.content === void 0 || key === "own" ? printedOf(before) : before, lines = old.content === void 0 ? wholeLines(shown.live) : "", joined = join(old.live, lines), live = joined.isAnew ? old.live + lines.slice(lines.indexOf("\n") + 1) : joined.text, anewBy = old.anewBy || (joined.isAnew ? nth : 0), own = key === "own" ? join(live, shown.content ?? "") : void 0, content = own === void 0 || own.isAnew ? shown.content : own.text, isSame = live === old.live && content === old.content, compared = live === "" ? content : wholeLines(content ?? ""), printed = isSame ? old.printed : live + linesMissingIn(live, compared ?? ""), cutOff = key === old.key ? wholeLines(old.printed) : live, known = printed.startsWith(old.printed) ? old.printed : cutOff;
			return {
				live,
				anewBy,
				content,
				key,
				printed,
				gained: printed.slice(known.length),
				replaced: known !== old.printed
			};
		}
		function printedOf(old) {
			if (old.key === "own" || old.content === void 0) return old;
			let live = wholeLines(old.printed);
			return {
				...NO_TEXT,
				live,
				printed: live,
				anewBy: old.anewBy
			};
		}
		function restOf({ live, content = "", printed }) {
			return (live + linesMissingIn(live, content)).slice(printed.length);
		}
		function join(seen, now) {
			if (now.startsWith(seen)) return {
				text: now,
				isAnew: !1
			};
			let shown = (0, _net_body_js__WEBPACK_IMPORTED_MODULE_0__.xZ)(now) ? now.slice(now.indexOf("\n") + 1) : now, at = overlap(seen, shown);
			if (at > 0 || shown === "") return {
				text: seen + shown.slice(at),
				isAnew: !1
			};
			return {
				text: wholeLines(seen) + now,
				isAnew: !0
			};
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
			return printed === "" ? text : (0, _core_missing_in_js__WEBPACK_IMPORTED_MODULE_1__.E)(linesOf(printed), linesOf(text), plain).join("");
		}
		function linesOf(text) {
			return text.split(/(?<=\n)/).filter((line) => line !== "");
		}
		let AROUND = /^[\d \t:.,/+TZ|>()[\]-]{8,80}(?=\S)|\s+$/g;
		function plain(line) {
			return (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_2__._0)(line).replace(AROUND, "");
		}
		function wholeLines(text) {
			return text.slice(0, text.lastIndexOf("\n") + 1);
		}
		function mayHold(text, shown) {
			let lines = linesOf(shown);
			if (text !== "" && !join(shown, text).isAnew) return !0;
			return (0, _core_missing_in_js__WEBPACK_IMPORTED_MODULE_1__.E)(linesOf(text), lines, plain).length <= lines.length / 2;
		}
	}),
	6403: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hi: () => timeIn,
			Y8: () => isBefore,
			d8: () => isLater
		});
		let TIME = /^\d{4}-\d\d-\d\d(?:( )|T)\d\d:\d\d:\d\d(?:\.\d{1,9})?(Z|[+-]\d\d:?\d\d)?$/;
		function parse(shown) {
			let [time, space = "", zone] = TIME.exec(shown ?? "") ?? [];
			if (time === void 0 || space && zone) return;
			return {
				instant: Date.parse(zone ? time : `${time.replace(" ", "T")}Z`),
				hasZone: zone !== void 0,
				format: `${space}${zone !== void 0}`
			};
		}
		function isLater(now, before) {
			let [one, other] = [parse(now), parse(before)];
			if (one === void 0 || before === null || before === "") return one !== void 0;
			return one.format === other?.format && one.instant > other.instant;
		}
		function timeIn(shown) {
			return parse(shown)?.instant || void 0;
		}
		let ZONES_MS = 9e5;
		function isBefore(shown, instant, offMs, sign = 1) {
			let byMs = sign * (instant - (timeIn(shown) ?? instant)), isSure = byMs > 54e6 || parse(shown)?.hasZone === !0;
			return byMs > offMs && (isSure || Math.abs(byMs - Math.round(byMs / ZONES_MS) * ZONES_MS) > offMs);
		}
	}),
	6647: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => missingIn });
		function missingIn(others, all, keyOf) {
			let unmatched = Map.groupBy(others, keyOf);
			return all.filter((item) => unmatched.get(keyOf(item))?.pop() === void 0);
		}
	}),
	2705: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => isSameText,
			f: () => normalizeText
		});
		function normalizeText(text) {
			return text.replaceAll("\r\n", "\n").trim();
		}
		function isSameText(text, other) {
			return normalizeText(text) === normalizeText(other);
		}
	}),
	2253: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			r: () => causeOf,
			Q: () => failureIn
		});
		var sanitizer = __webpack_require__(1854);
		let TOOLS = [
			[
				"site-deploy",
				"after",
				/\bsite_deploy_(?:e|end|status|commit|file|line|top)\b|\[site-deploy\] |^\)$|^\{ set \+ex; \} 2>|^\++ (?:case \$-:|set \+ex|2> ?\/dev\/null|date -u \+%Y|echo none|git rev-parse --verify HEAD)/
			],
			[
				"any",
				"after",
				/^\s*$|^[\s\d/[\]()=>.#|█▓░-]*\d%[\s\d/[\]()=>.#|█▓░-]*$/
			],
			[
				"any",
				"after",
				/^\s*(?:(?:>\s*)?\d+ ?[|│╷▕]|[|│╷╵╭╰├─~^=-]+\s*$)/
			],
			[
				"apt",
				"list",
				/^E: /
			],
			[
				"bash",
				"after",
				/^\S*: line \d+: `.*'$|^\++ (?:exit|return)(?: \d+)?$/
			],
			[
				"bash",
				"failed",
				/^(?:\S*: line \d+: +\d+ )?Aborted\b/
			],
			[
				"bash",
				"why",
				/^(?:\S*: line \d+: +\d+ )?(?:Killed|Segmentation fault|Bus error)\b|^Terminated\b/
			],
			[
				"bash",
				"maybe",
				/^\S*: line \d+: +\d+ Terminated\b/
			],
			[
				"bash",
				"why",
				/: command not found$|^\S*sh: (?:line )?\d+: |^\S+: (?:line )?\d+: .*(?:not found|unbound variable|not set)$|syntax error near unexpected/
			],
			[
				"any",
				"why",
				/: (?:No space left on device|Cannot allocate memory)(?: \(\d+\))?$|(?:: |\(\d+: )Permission denied(?: \(\d+\)|\))?$/
			],
			[
				"node",
				"after",
				/^\s+at (?:\S.*[:(]|<)|^(?:Node\.js v\d|Require stack:|- \/)|^ {2}(?:code|errno|syscall|errors|requireStack|digest): /
			],
			[
				"node",
				"why",
				/JavaScript heap out of memory$|^UnhandledPromiseRejection: |^\w+ \[Error\]: /
			],
			[
				"node",
				"list",
				/^not ok \d+ - /
			],
			[
				"npm",
				"after",
				/^npm notice\b/
			],
			[
				"npm",
				"failed",
				/^npm (?:error|ERR!) *(?:$|(?:code|errno|syscall|path|dest|workspace|location|command|Lifecycle script|Exit status|Failed at the|This is probably|A complete log|gyp info) |\S+@\S+ \S+: `|\/\S+\.log$)/
			],
			[
				"npm",
				"why",
				/^npm (?:error|ERR!) /
			],
			[
				"pnpm",
				"failed",
				/^\s*\[?(?:ELIFECYCLE|ERR_PNPM_RECURSIVE_\w+)\b/
			],
			[
				"pnpm",
				"why",
				/^\s*\[?ERR_PNPM_\w+/
			],
			[
				"yarn",
				"failed",
				/^error Command failed with exit code |^➤ YN0000: · Failed with errors/
			],
			[
				"yarn",
				"after",
				/^info Visit https:|^➤ (?:YN0000|Errors happened)|^The command failed in workspace /
			],
			[
				"yarn",
				"list",
				/^error \S|^Usage Error: |^➤ YN00(?:01|09|16|18|27|28|35|41|82): (?:│ )?[^-+@│ ]/
			],
			[
				"tsc",
				"list",
				/(?:^|: | - )error TS\d+: /
			],
			[
				"tsc",
				"failed",
				/^Found [1-9]\d* errors?\b/
			],
			[
				"eslint",
				"list",
				/^ +\d+:\d+ +error /
			],
			[
				"eslint",
				"failed",
				/^✖ \d+ problems? \((?!0 errors)/
			],
			[
				"vite",
				"heading",
				/^error during build:$/
			],
			[
				"vite",
				"list",
				/^(?:\[!\] )?(?:RollupError: )?Could not resolve "|^\[vite[\w:-]*\]|^✘ \[ERROR\] |^Module (?:not found|parse failed|build failed)|^\[webpack-cli\] Error|^Type error: |^\[(?:UNRESOLVED_IMPORT|PARSE_ERROR)\] /
			],
			[
				"vite",
				"failed",
				/compiled with \d+ errors?\b|^> Build (?:failed|error)|^[1-9]\d* errors?$|^> Export encountered errors|^Failed to compile\.?$/
			],
			[
				"jest",
				"list",
				/^ {2}● (?!Console)/
			],
			[
				"jest",
				"failed",
				/^Tests: +\d+ failed|^ *Test Files +\d+ failed|^ +\d+ failing$/
			],
			[
				"jest",
				"good",
				/^(?:#|ℹ) fail 0$|^Tests: +(?!.*failed)|^ *Test Files +\d+ passed/
			],
			[
				"php",
				"after",
				/^(?: {2}thrown in |#\d+ |Stack trace:|Next \S+: )/
			],
			[
				"php",
				"list",
				/^(?:PHP )?(?:Fatal|Parse) error: |^Could not open input file: /
			],
			[
				"symfony",
				"heading",
				/^In \S+ line \d+:$|^ {2,3}(?:\w+\\)*\w*(?:Exception|Error)$|^ {2}\[(?:\w+\\)*\w+\]$/
			],
			[
				"symfony",
				"why",
				/^ +(?:\[ERROR\]|ERROR ) .*\S|^ {2}Command ".*" is (?:not defined|ambiguous)|^ {2}There are no commands defined|^ {2}The ".*" option does not exist/
			],
			[
				"symfony",
				"after",
				/^[\w:-]+ \[-|^\s+(?:•|➜|\+\d+ vendor|\d+ +\S+:\d+$|at \S+\.php:\d+$|[\w\\]+(?:::|->)\w+\()/
			],
			[
				"laravel",
				"why",
				/SQLSTATE\[/
			],
			[
				"composer",
				"heading",
				/^ {2}Problem \d+$/
			],
			[
				"composer",
				"list",
				/^ +- .* (?:->|but) (?:it is missing|found|could not be found|your )|^- Required package "/
			],
			[
				"composer",
				"failed",
				/^Script .* returned with error code |^Your (?:requirements could not|lock file does not)/
			],
			[
				"composer",
				"after",
				/^(?:Potential causes:| - (?:A typo|The package is not|It's a private) |Read <|Use the option |You can also |Running update with |Alternatively|To enable extensions|and prefer using|https:\/\/getcomposer)/
			],
			[
				"deployer",
				"after",
				/^task deploy:unlock|^✔ /
			],
			[
				"deployer",
				"failed",
				/^task deploy:failed|^ERROR: Task \S+ failed/
			],
			[
				"ruby",
				"why",
				/^\S+:\d+:in .*\((?:\w+::)*\w+\)$|^\S+:\d+: syntax error|^You have \d+ pending migrations?:/
			],
			[
				"ruby",
				"after",
				/^\tfrom |^Tasks: TOP =>|^\(See full trace|^\S+:\d+:in [`']|^Caused by:$|^StandardError: An error has occurred, /
			],
			[
				"ruby",
				"heading",
				/^(?:rake|rails|bin\/rails) aborted!$/
			],
			[
				"bundle",
				"why",
				/^Gem::Ext::BuildError: |^Could not (?:find|reach|locate) |^bundler: (?:command not found|failed)|^Your Ruby version is|^You are trying to install in deployment mode/
			],
			[
				"python",
				"why",
				/^(?:[a-z_]+\.)+[A-Z]\w+: |^FAILED: /
			],
			[
				"python",
				"list",
				/^E {3}\w/
			],
			[
				"python",
				"after",
				/^ {2}File "|^During handling of|^The above exception was|^\(Background on this error/
			],
			[
				"python",
				"failed",
				/^Traceback \(most recent call last\):$/
			],
			[
				"pip",
				"after",
				/^\[notice\]|^(?:note|hint): |^ *(?:╰─>|│) |^ERROR: (?:Ignored the following|ResolutionImpossible|Could not find a version)/
			],
			[
				"pip",
				"failed",
				/^ *(?:ERROR: (?:Failed|Could not) (?:to )?build|error: (?:subprocess-exited|metadata-generation|failed-wheel)|× )/
			],
			[
				"pip",
				"good",
				/^Successfully installed /
			],
			[
				"uv",
				"why",
				/^ +(?:cause: |╰─▶ )/
			],
			[
				"django",
				"heading",
				/^ERRORS:$/
			],
			[
				"django",
				"why",
				/^Unknown command: '/
			],
			[
				"django",
				"after",
				/^Type 'manage\.py help|^To fix them run |^System check identified/
			],
			[
				"go",
				"list",
				/^\S+\.go:\d+:\d+: |^go: (?!downloading|finding|extracting|added|upgraded|creating)|^panic: |^ +\w+_test\.go:\d+: /
			],
			[
				"go",
				"failed",
				/^exit status \d+$|^FAIL\b|^--- FAIL: /
			],
			[
				"rust",
				"failed",
				/^error: (?:could not compile|aborting due|test failed)/
			],
			[
				"rust",
				"list",
				/^error\[E\d+\]: |^test \S+ \.\.\. FAILED$/
			],
			[
				"rust",
				"heading",
				/^thread '.*' (?:\(\d+\) )?panicked at /
			],
			[
				"rust",
				"after",
				/^(?:For more information|Some errors have|warning: | +(?:-->|=) |required by package)/
			],
			[
				"gcc",
				"list",
				/^ *\S+:\d+(?::\d+)?: (?:fatal )?error: |: undefined reference to /
			],
			[
				"git",
				"after",
				/^(?:hint:|Please (?:make sure|commit)|and the repository exists\.|Use '--' to|'git <command>|Automatic merge failed|Aborting$|Updating [0-9a-f]+\.\.|Could not apply )/
			],
			[
				"git",
				"failed",
				/^error: failed to push some refs|^fatal: Exiting because/
			],
			[
				"git, ssh",
				"why",
				/^(?:fatal|error): |^ERROR: (?:Repository not found|Permission to )|^CONFLICT |^ ! \[(?:remote )?rejected\]|^You are not currently on a branch|^There is no tracking information/
			],
			[
				"git, ssh",
				"why",
				/^\S+: Permission denied \(|^ssh: |^Host key verification failed|^Connection (?:timed out|closed by|reset by)/
			],
			[
				"rsync",
				"failed",
				/^rsync error: |^rsync: connection unexpectedly closed|^scp: Connection closed/
			],
			[
				"rsync",
				"why",
				/^rsync: |^scp: |^sftp: /
			],
			[
				"nginx",
				"failed",
				/^nginx: configuration file .* test failed/
			],
			[
				"nginx",
				"why",
				/\[emerg\] /
			],
			[
				"systemd",
				"after",
				/^See "?(?:systemctl|system logs)/
			],
			[
				"systemd",
				"why",
				/^Job for \S+ failed|^Failed to \w+ \S+: |^\S+ is not active/
			],
			[
				"supervisor",
				"list",
				/^[\w:.-]+: ERROR \((?!not running)/
			],
			[
				"docker",
				"failed",
				/^ERROR: failed to solve: process|^The command '.*' returned a non-zero code/
			],
			[
				"docker",
				"why",
				/^Cannot connect to the Docker daemon|^Error response from daemon: |^error during connect|^unknown (?:shorthand )?flag|^dependency failed to start|^permission denied while trying/
			],
			[
				"docker",
				"after",
				/^Run 'docker/
			],
			[
				"mysql",
				"why",
				/^(?:mysql\w*: )?(?:\[ERROR\] )?ERROR \d+ |^mysqldump: (?!\[Warning\])/
			],
			[
				"psql",
				"why",
				/^psql:(?:\S+:\d+:)? (?:error|ERROR|FATAL): |^(?:ERROR|FATAL): {2}|^pg_\w+: error: /
			],
			[
				"redis",
				"why",
				/^Could not connect to Redis|^(?:NOAUTH|WRONGPASS|AUTH failed)/
			],
			[
				"make",
				"after",
				/^g?make(?:\[\d+\])?: (?:Entering|Leaving) directory |^g?make.* not remade/
			],
			[
				"make",
				"good",
				/^g?make(?:\[\d+\])?: \[.*\] Error \d+ \(ignored\)/
			],
			[
				"make",
				"why",
				/\*\*\* (?:missing separator|No rule to make target)/
			],
			[
				"make",
				"failed",
				/^g?make(?:\[\d+\])?: \*\*\* /
			],
			[
				"tar",
				"failed",
				/^tar: (?:Error is not recoverable|Exiting with failure|Child returned)/
			],
			[
				"tar",
				"why",
				/^tar(?: \(child\))?: (?!Removing)|^gzip: /
			],
			[
				"curl",
				"maybe",
				/^curl: \(\d+\) |^wget: |ERROR \d{3}: /
			],
			[
				"hugo",
				"after",
				/^Total in \d+ ms$/
			],
			[
				"jekyll",
				"list",
				/^ {2}Liquid Exception: /
			],
			[
				"sudo",
				"list",
				/^sudo: (?!unable to resolve host)/
			],
			[
				"pm2",
				"why",
				/^\[PM2\]\[ERROR\] /
			],
			[
				"any",
				"why",
				/^(?:ERROR|FATAL ERROR): |^ {0,6}\[?(?:Uncaught )?[\w.]*(?:Error|Exception)(?: \[\w+\])?: /
			],
			[
				"any",
				"maybe",
				/^[\w.-]+: (?:cannot|can't|unable to|failed to|could not) |^System has not been booted|: (?:No such file or directory|File exists|Is a directory|Not a directory|Operation not permitted|Connection refused|Name or service not known)(?: \(\d+\))?$/
			]
		], MAX_CHARACTERS = 2e3, PREFIX = /^(?:\s+\d\d |\[[\w.-]+\] (?:err|out) |(?:#\d+ )?\d+\.\d{3} |[\w@./-]+ \w+: (?=\w*Error: ))/, TELLING = /error|exception|fail|\b(?:not|cannot|can't|unable|unbound|denied|refused|conflict|missing|invalid|timed out|no such|killed|unknown|unrecognized)\b|^\s*(?:no|fatal:) | \*\*\* /i, HARMLESS = /^(?:npm (?:error|ERR!) )?\s*(?:\S+ )?(?:warn|warning|deprecated|notice) |(?:warn|warning|deprecated|notice)[:\]]/i, isOf = (line, ...kinds) => line?.kind !== void 0 && kinds.includes(line.kind), isReason = (line) => isOf(line, "why", "list", "heading", "maybe"), isBelow = (line) => isOf(line, "after", "failed"), tells = (line) => isReason(line) || !isBelow(line) && TELLING.test(line?.text ?? "") && !HARMLESS.test(line?.text ?? ""), indentOf = (text) => text.length - text.trimStart().length;
		function linesOf(log) {
			let lines = log.slice(-200 * MAX_CHARACTERS).split(/\r\n|\r|\n/).slice(-200).map((line) => {
				let text = (0, sanitizer._0)(line).slice(0, MAX_CHARACTERS).trimEnd().replace(PREFIX, ""), [tool = "", kind] = TOOLS.find(([, , pattern]) => pattern.test(text)) ?? [];
				return {
					line,
					text,
					tool,
					kind
				};
			});
			return lines.slice(lines.findLastIndex(({ kind }) => kind === "good") + 1);
		}
		function causeOf(log) {
			let lines = linesOf(log), known = lines.findLastIndex(isReason), last = lines.findLastIndex((line) => !isBelow(line)), isKnown = known !== -1 && !(isOf(lines[known], "maybe") && tells(lines[last])), found = reasonAt(lines, isKnown ? known : last) ?? lines.findLast(({ line, tool }) => line.trim() !== "" && tool !== "site-deploy");
			if (found === void 0) return;
			let below = lines.slice(lines.indexOf(found));
			return {
				line: found.line,
				isRecognized: isKnown || below.some((line) => isOf(line, "failed") || tells(line))
			};
		}
		function reasonAt(lines, at) {
			let line = lines[at];
			if (isOf(line, "heading")) return lines.slice(at + 1).find((below) => !isBelow(below)) ?? line;
			if (isOf(line, "list")) return lines.find((other) => isOf(other, "list") && other.tool === line?.tool);
			return lines[climb(lines, at, (other) => isReason(line) ? other.kind === line?.kind && other.tool === line?.tool : tells(other))];
		}
		function climb(lines, end, isAlike) {
			let found;
			for (let at = end; at >= 0; --at) {
				let line = lines[at];
				if (line === void 0 || found !== void 0 && line.text === "") break;
				if (isBelow(line)) continue;
				let isDeeper = found !== void 0 && indentOf(line.text) > indentOf(lines[found]?.text ?? "");
				if (isAlike(line) && !isDeeper) found = at;
				else if (!/^\s|^}$/.test(line.text)) break;
			}
			return found ?? end;
		}
		function failureIn(log) {
			return linesOf(log).some((line) => isOf(line, "why", "list", "heading", "failed")) ? causeOf(log) : void 0;
		}
	}),
	6074: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EG: () => withoutExitReports,
			LD: () => findExitReports,
			nR: () => timeOf
		});
		let ESCAPE = "\\u001b\\[[0-?]*[ -/]*[@-~]", LINE_START = `^(?:${ESCAPE}|[\\d \\t:.,/+TZ|>()\\[\\]-]){0,80}?\\[site-deploy\\] `, ID = "[0-9a-f]{40}|[0-9a-f]{64}", REPORT = RegExp(`${LINE_START}(?:commit=(?:none|(${ID})) shell=([^\\s\\u001b]{1,64})(?: line=(\\d{1,5}:\\d{1,3}))?|exit-status=(\\d{1,3}) commit=(?:none|(${ID})) run=([^\\s\\u001b]{1,64}))(?:${ESCAPE}|[ \\r])*$`, "gm");
		function findExitReports(log) {
			let reports = [], ends = new Map();
			for (let [, commit, shell, line = "", exitStatus, around, run = ""] of log.matchAll(REPORT)) if (exitStatus === void 0) ends.set(shell, {
				commit,
				line
			});
			else {
				let own = ends.get(run.split(".")[0]);
				reports.push({
					exitStatus: Number(exitStatus),
					commit: own?.commit ?? around,
					isCommitOfEnd: own?.commit !== void 0,
					line: own?.line.endsWith(`:${exitStatus}`) ? Number.parseInt(own.line, 10) : void 0,
					run
				});
			}
			return reports;
		}
		function timeOf({ run }) {
			let [, y, mo, d, h, mi, s] = /\.(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(run) ?? [], time = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
			return Number.isNaN(time) ? void 0 : time;
		}
		function withoutExitReports(log) {
			return log.replace(REPORT_WITH_BLANK_LINE, "").replace(/ +\( set "\$site_deploy_e"; .*$/gm, "");
		}
		let REPORT_WITH_BLANK_LINE = RegExp(`\\n?${LINE_START}(?:exit-status|commit)=\\w.*$\\n?`, "gm");
	}),
	3822: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KL: () => isFramed,
			Qu: () => framed,
			SM: () => hasThisFrame,
			ho: () => failedLineIn,
			problemOf: () => problemOf,
			sE: () => isForShell,
			yO: () => withoutFrame,
			yx: () => ownLineIn
		});
		var _api_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2258), _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6192), _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7691), _shell_script_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(973);
		let MARK = "# site-deploy: reports how this script ends.", BEFORE = `${MARK} Constant text; report-exit-status: false leaves it out.
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
trap 'site_deploy_status=$?; [ "\${site_deploy_end-}$site_deploy_status" != 0 ] || site_deploy_status=2; printf "\\n[site-deploy] exit-status=%s commit=%s run=%s\\n" "$site_deploy_status" "$(git rev-parse --verify HEAD 2>/dev/null || echo none)" "$$.$(date -u +%Y%m%dT%H%M%SZ)" 2>/dev/null || :; exit "$site_deploy_status"' EXIT
case $- in *e*) site_deploy_e=-e ;; *) site_deploy_e=+e ;; esac; set +e
{ ( set "$site_deploy_e"; trap '{ set +ex; } 2>/dev/null; site_deploy_commit=$(git rev-parse --verify HEAD 2>/dev/null || echo none); printf "\\n[site-deploy] commit=%s shell=%s%s\\n" "$site_deploy_commit" "$$" "\${site_deploy_line-}"' EXIT
site_deploy_file=\${BASH_SOURCE-}; [ -z "\${BASH_VERSION-}" ] || trap '{ case $-:\${BASH_SOURCE-} in *e*:"$site_deploy_file") site_deploy_line=" line=$((LINENO - site_deploy_top)):$?" ;; esac; } 2>/dev/null' ERR 2>/dev/null || :; site_deploy_top=\${LINENO-}
`;
		function framed(script, commit) {
			let shebang = /^#!.*(?:\n|$)/.exec(script)?.[0] ?? "", own = script.slice(shebang.length), pin = commit === void 0 ? "" : `export SITE_DEPLOY_COMMIT=${commit}\n`;
			return `${withBreak(shebang)}${BEFORE}${pin}${withBreak(own)})
site_deploy_end=\$?; exit \$site_deploy_end; }
`;
		}
		function withBreak(text) {
			return text === "" || text.endsWith("\n") ? text : `${text}\n`;
		}
		function isFramed(script) {
			return script?.includes(MARK) === !0;
		}
		function hasThisFrame(script) {
			return partsOf(script ?? "").top !== "";
		}
		function withoutFrame(script) {
			let { shebang, pin, own } = partsOf(script);
			return shebang + pin + own;
		}
		function ownLineIn(error, script) {
			let [, file = "", shown, about = ""] = /^(\S*): (?:line )?(\d{1,5}): +(.+)$/.exec(error.trim()) ?? [], [, word = ""] = /^syntax error[^`"]*[`"]([^'"]+)/i.exec(about) ?? /^\d+ [A-Z]\w+(?: \w+)?(?: \(core dumped\))? +(\S+)/.exec(about) ?? /^([^:]+)/.exec(about) ?? [], { shebang, top, pin, own } = partsOf(script), number = Number(shown) - linesIn(top + pin), line = `${shebang}${own}`.split("\n")[number - 1];
			if (top === "" || word === "" || line === void 0 || number <= linesIn(shebang)) return;
			let isOther = own.split(/[\s"'/;]+/).includes(file.replace(/^.*\//, ""));
			return line.includes(word) || line.includes("$") && !isOther ? number : void 0;
		}
		function failedLineIn(script, line) {
			let { shebang, top, pin, own } = partsOf(script), number = line - linesIn(pin), text = own.split("\n")[number - 1]?.trim();
			if (top === "" || !text || /\beval\b/.test(own)) return;
			return {
				text: text.replace(/\/\/[^\s/@]+@/g, "//***@"),
				number: number + linesIn(shebang)
			};
		}
		function linesIn(text) {
			return text.split("\n").length - 1;
		}
		function partsOf(script) {
			let text = script.replaceAll("\r\n", "\n");
			if (!text.includes(BEFORE)) return {
				shebang: "",
				top: "",
				pin: "",
				own: text
			};
			let [shebang = "", rest = ""] = text.split(BEFORE), [first = ""] = /^.*\n/.exec(rest) ?? [], pin = _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__.b.test(first.trimEnd()) ? first : "";
			return {
				shebang,
				top: BEFORE,
				pin,
				own: rest.slice(pin.length).replace(LAST_LINES, "")
			};
		}
		let LAST_LINES = /\)\n.*site_deploy_end; \}\s*$/;
		function isForShell(script) {
			return !script.startsWith("#!") || /^#!.*\b(ba|da|k|z|a)?sh\b/.test(script);
		}
		let NEEDS_SHELL = "a shell script (sh, bash, dash, ksh, zsh), as the exit report is one";
		function problemOf(script, reports, commit, pin) {
			if (script.trim() === "") return "a script; it is empty";
			if (reports && !isForShell(script)) return pin === void 0 ? `${NEEDS_SHELL}; or report-exit-status: false` : NEEDS_SHELL;
			if (reports && usesAliases(script)) return "a script with functions in place of aliases, which are not replaced in the frame of the exit report; or report-exit-status: false";
			if (script.includes("\0")) return "text without NUL characters";
			if (script.includes("\r")) return "LF line ends: a shell treats the carriage return of CRLF as part of each command";
			if (isFramed(script)) return "a script without the exit report, which the run puts around it";
			if (commit !== void 0 && !(0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__.Se)(script)) return `a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ${_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__.ot}`;
			if ((0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__.I)(script) !== void 0) return "a script without a line that exports SITE_DEPLOY_COMMIT";
			let { length } = [...reports ? framed(script, pin) : script];
			if (length <= _api_limits_js__WEBPACK_IMPORTED_MODULE_2__.W) return;
			return `at most ${_api_limits_js__WEBPACK_IMPORTED_MODULE_2__.W} characters with the exit report, not ${length}`;
		}
		function usesAliases(script) {
			let code = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_3__.K)(script);
			return (/^#!.*\b(?:da|a|k|z)?sh\b/.test(script) || /^[ \t]*shopt\b.*\bexpand_aliases\b/m.test(code)) && /^[ \t]*alias[ \t]+[\w.-]+=/m.test(code);
		}
	}),
	9911: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => findHidden });
		var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
		function findHidden(script) {
			let statements = statementsOf(script), settings = statements.map((text) => ABOUT_FAILURES.exec(commandOf(text))?.[0] ?? ""), setAt = settings.findIndex(Boolean), seen = {
				text: script.replace(/^[ \t]*#.*$/gm, ""),
				code: (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(script),
				statements,
				setAt
			}, isErrexit = settings.join().includes(" -") && !settings.join().includes(" +"), forms = setAt < 0 ? [WITHOUT_ERREXIT] : isErrexit ? FORMS : [];
			for (let [why, find] of forms) {
				let what = find(seen);
				if (what !== void 0) return {
					what,
					why
				};
			}
		}
		let WITHOUT_ERREXIT = ["it has several commands and no set -e, so it ends with the status of its last one. Begin it with set -e, or with set +e if that is intended.", ({ statements }) => {
			let isByHand = statements.some((text) => /\|\| *(?:exit|return|die|\{)/.test(text));
			return fallible(statements.filter((text) => !isByHand || !/^\s/.test(text)).slice(0, -1)).length > 0 ? "a command" : void 0;
		}], FORMS = [
			["it stands above set -e. Move set -e to the top.", ({ statements, setAt }) => fallible(statements.slice(setAt + 1)).length < 2 ? nameOf(fallible(statements.slice(0, setAt))[0]) : void 0],
			["a failure on the left of && does not end the script. Write the commands of that line on lines of their own, or end it with || exit.", ({ statements }) => nameOf(fallible(statements.map((text) => UNCLEAR.test(text) ? [] : text.split("&&")).slice(0, -1).flatMap((chain) => chain.slice(0, -1))).find((command) => !CONDITION.test(command)))],
			["| follows it, and only the last command of a pipeline counts. Write set -o pipefail above it, which needs bash.", ({ text: whole, code, statements }) => {
				if (/pipefail|PIPESTATUS/.test(whole)) return;
				if (/^(?:\{ .*)?[})][ \t]*(?:2>&1[ \t]*)?\|&?[ \t]*tee\b/m.test(code)) return "a command in brackets";
				return nameOf(fallible(statements.filter((text) => !UNCLEAR.test(text)).flatMap((text) => text.split("&&")).flatMap((part) => PIPED.exec(part)?.[1] ?? [])).find((command) => !SOURCE.test(command)));
			}],
			["in a function that is called before || or &&, after ! or by if, set -e is off. Call it on a line of its own.", ({ code, statements }) => {
				let hiding = [...code.matchAll(FUNCTION)].find(([, name = "", body = ""]) => {
					let called = RegExp(`^(?:if|elif|while|until|!)(?: !)? +${name}\\b|^${name}\\b[^|&]*(?:\\|\\|(?! *(?:true|:)$)|&&)`);
					return isHiding(body) && !ASKING.test(body) && statements.some((text) => called.test(text.trim()));
				});
				return hiding && `a command of ${hiding[1]}`;
			}],
			["neither a script without wait nor wait without an id hears of it. Wait for each job: wait \"$pid\".", ({ statements }) => {
				let at = statements.findIndex((text) => /[^&>\s]\s*&(?: *wait)?\s*$/.test(text) && !BESIDE.test(text)), isMinded = statements.slice(at).some((text) => /\bwait +\S|\bkill\b/.test(text));
				return at < 0 || isMinded ? void 0 : "a background job";
			}],
			["local, export, declare and readonly succeed whatever the command in $( ) does. Assign on a line of its own.", inText(/^[ \t]*(?:local|export|declare|typeset|readonly)[ \t]+(?:-\w+[ \t]+)*\w+="?(?:\$\(|`)[ \t]*(?!(?:date|pwd|cd|dirname|basename|whoami|hostname|id|nproc|uname|echo|printf|tput|realpath|readlink)\b)([^$()|`\n]+(?!.*\|\|))/m)],
			["|| follows the brackets, in which set -e is then off. Write the commands on lines of their own.", ({ code }) => [...code.matchAll(/^\(([^()]{0,2000})\)[ \t]*\|\|(?![ \t]*(?:true|:)$)/gm)].some(([, body = ""]) => isHiding(body)) ? "a command in brackets" : void 0],
			["its EXIT trap ends it with status 0. Leave exit out of the trap: the status then stays.", inText(/^trap[ \t]+(?:--[ \t]+)?(["'])(?:(?!\1|&&|\|\||\$\?|\bif\b).)*\bexit[ \t]+0[ \t;]*\1[ \t]+(?:EXIT|exit|0)[ \t]*(?:[;#].*)?$/m, "a command")],
			["that shell has no set -e. Start it with bash -ec.", inText(/\b(?:ba|da|k|z)?sh +(?:-[a-df-z]+ +)*-[a-df-z]*c +(["'])(?!set -|[^"'\n]*(?:\|\||\b(?:for|while|until|if|exit|trap)\b))[^"'\n]{1,500};[^"'\n]{1,500}\1/, "a command of the shell that it starts")],
			["that shell has no set -e. Start it with bash -e <<.", inText(/\b(?:ba|da|k|z)?sh\b(?:(?! -\w*e)[^\n|;&<])*<<-?[ \t]*\\?["']?(\w+)["']?.*\n(?!\s*set -)(?:(?!.*\|\|).+\n){2,200}?\t*\1$/m, "a command of the shell that it starts")]
		];
		function inText(pattern, what) {
			return ({ text }) => {
				let found = pattern.exec(text);
				return found ? what ?? nameOf(found[1]) : void 0;
			};
		}
		let FUNCTION = /^(?:function[ \t]+)?([\w-]+)[ \t]*(?:\(\))?\s*\{((?:[ \t].*)?\n(?:[ \t].*\n|\n)*|[ \t].*)\}/gm, ASKING = /\b(?:return|exit)\b|(?:^|[\n;])[ \t]*(?:!|\[|test|grep|git diff|cmp|diff)\s[^\n;]*[\n;\s]*$/, BESIDE = /^\s*(?:curl|tail|sleep|notify|nohup|setsid)\b/, UNCLEAR = /^(?:\s|(?:if|elif|while|until|then|do|else)\b)|[()]|(?:^|\s)[{}]|\|\||&&\s*(?:exit|return|break|continue)\b|[^&]&$/, CONDITION = /^(?:command|type|which|hash|grep|pgrep|cmp|diff|id)\s/, SOURCE = /^(?:cat|yes|ls|ps|find|date|env|docker ps|\S+ (?:-v|--version))(?:\s|$)/, PIPED = /^([^|]*?)\s\|&?\s(?!.*\bhead\b)(?!.*grep\s+-\w*[qm])/, ABOUT_FAILURES = /\bset(?=\s)[^\n]*?\s(?:[-+][A-Za-z]*e|[-+][A-Za-z]*o\s+errexit)|^trap\b.*\sERR\b/, HARMLESS = [
			/^(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|unset|set|shopt|trap|umask|alias|wait|for|case|select|test|\[|\[\[)(?:\s|$)/,
			/^\(\(/,
			/^(?:if|elif|while|until|!)\s/,
			/^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|[^\s`(]*)$/,
			/\|\|/,
			/[^&]&$/,
			/\]\]$/
		];
		function isHiding(body) {
			return fallible(statementsOf(body).slice(0, -1)).length > 0;
		}
		function fallible(statements) {
			return statements.map(commandOf).filter((text) => !HARMLESS.some((pattern) => pattern.test(text)));
		}
		function nameOf(command) {
			return command && (/^[\w./-]+(?: [\w-]+)?(?=\s|$)/.exec(command.trim())?.[0] ?? "a command");
		}
		function statementsOf(script) {
			return (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(script).replace(/(&&|\|)[ \t]*\n/g, "$1 ").split(/[\n;]/).filter((text) => !/^(?:$|(?:fi|done|esac|[{})]|then|do|else)\b|[{}()]+$)/.test(commandOf(text)));
		}
		function commandOf(statement) {
			return statement.trim().replace(STRUCTURE, "").trim();
		}
		let STRUCTURE = /^(?:(?:then|do|else|time|\{|\w+[ \t]*\(\))(?:\s+|$))+/;
	})
};
