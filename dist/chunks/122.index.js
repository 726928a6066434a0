"use strict";
exports.id = 122;
exports.ids = [122];
exports.modules = {
	3122: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A1: () => openDeployLog,
			ET: () => ONCE,
			Mz: () => readEntryText,
			TN: () => keyOf,
			p: () => latestDeploy,
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
			let before = found ?? NO_LOG, entries = [], isPartial = !1, misses = new Map();
			async function read() {
				let log = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.G5)(readLog(source, ONCE));
				if (log === void 0) return {
					isReadable: !1,
					isList: before.isList,
					entries
				};
				before = {
					...before,
					isList: before.isList || log.isList
				};
				let known = {
					...before,
					entries: [...before.entries, ...entries]
				};
				isPartial ||= log.lastPage > 1 && log.entries.length > 0 && oldIn(known, log.entries) < 0;
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
					isPartial,
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
		async function readLog({ reader, target }, options) {
			let log = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(reader.read(_sites_js__WEBPACK_IMPORTED_MODULE_2__.getDeployLog, target, options), NO_LOG), { entries, lastPage } = log;
			if (!(0, _shown_time_js__WEBPACK_IMPORTED_MODULE_3__.d8)(entries.at(-1)?.created_at ?? null, entries[0]?.created_at ?? null)) return log;
			return {
				...log,
				entries: lastPage > 1 ? [] : entries.toReversed()
			};
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
			if (!isList) return entries.flatMap((entry) => newAlone(before.entries[0], entry));
			let first = before.lastPage > 1 ? oldIn(before, entries) : -1, fresh = entries.slice(0, first === -1 ? void 0 : first).filter((entry) => oldIn(before, [entry]) < 0), latest = before.entries.find(({ id, type }) => type === "deploy" && id !== void 0), now = entries.find(({ id }) => id === latest?.id);
			return now?.content?.startsWith(latest?.content ?? "-") && now && latest ? [...fresh, ...newAlone(latest, now)] : fresh;
		}
		function latestDeploy({ entries }) {
			return entries.find(({ type }) => type !== null);
		}
		function oldIn(before, entries) {
			return entries.findIndex((entry) => before.entries.some((old) => keyOf(old) === keyOf(entry)));
		}
		function newAlone(old, entry) {
			let typed = {
				...entry,
				type: "deploy"
			};
			if (old === void 0) return [typed];
			if ((0, _shown_time_js__WEBPACK_IMPORTED_MODULE_3__.d8)(old.created_at, entry.created_at)) return [];
			let { content: before = "" } = old, { content: now = "" } = entry;
			if (keyOf(entry) !== keyOf(old) || entry.created_at === null && !now.startsWith(before)) return [typed];
			let { text, isAnew } = (0, _kept_text_js__WEBPACK_IMPORTED_MODULE_1__.fj)(before, now), gained = isAnew ? now : text.slice(before.length);
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
	7500: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BV: () => mayHold,
			Jp: () => keepText,
			Y6: () => restOf,
			Yr: () => droppedOf,
			ZF: () => OWN,
			fj: () => join,
			gd: () => NO_TEXT,
			zo: () => wholeLines
		});
		var _core_missing_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647), _net_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2235), _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1854);
		let NO_TEXT = {
			live: "",
			content: void 0,
			key: "",
			printed: "",
			gained: "",
			replaced: !1,
			isAnew: !1,
			isMixed: !1
		}, OWN = "own";
		function keepText(before, { key, ...shown }) {
			let old = shown.content === void 0 || key === "own" ? printedOf(before) : before, { live, isAnew } = addLive(old, shown.live), whole = key === "own" || live !== "" && shown.content && mayHold(live, shown.content) ? join(live, shown.content ?? "") : void 0, content = whole?.isAnew === !1 ? whole.text : shown.content, printed = live === old.live && content === old.content ? old.printed : printedWith(live, content ?? ""), cutOff = key === old.key ? wholeLines(old.printed) : live, known = printed.startsWith(old.printed) ? old.printed : cutOff;
			return {
				live,
				content,
				key,
				printed,
				gained: printed.slice(known.length),
				replaced: known !== old.printed,
				isAnew,
				isMixed: old.isMixed
			};
		}
		function addLive({ live, content }, shown) {
			let lines = content === void 0 ? wholeLines(shown) : "", { text, isAnew } = join(live, lines);
			return {
				live: isAnew ? live + lines.slice(lines.indexOf("\n") + 1) : text,
				isAnew
			};
		}
		function printedWith(live, log) {
			return live + linesMissingIn(live, live === "" ? log : wholeLines(log));
		}
		function printedOf(old) {
			if (old.key === "own" || old.content === void 0) return old;
			let live = wholeLines(old.printed);
			return {
				...NO_TEXT,
				live,
				printed: live,
				isMixed: !0
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
		function droppedOf({ live, content = "", isMixed }) {
			return isMixed || live === "" ? "" : linesMissingIn(content, live);
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
			return (0, _core_missing_in_js__WEBPACK_IMPORTED_MODULE_1__.E)(linesOf(text), lines, plain).length < Math.max(1, lines.length / 2);
		}
	}),
	6403: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hi: () => timeIn,
			Y8: () => isBefore,
			d8: () => isLater
		});
		let TIME = /^\d{4}-\d\d-\d\d(?:( )|T)\d\d:\d\d:\d\d(?:\.\d{1,9})?(Z|[+-]\d\d:?\d\d)?$/;
		function parseShown(shown) {
			let [time, space = "", zone] = TIME.exec(shown ?? "") ?? [];
			if (time === void 0 || space && zone) return;
			return {
				instant: Date.parse(zone ? time : `${time.replace(" ", "T")}Z`),
				hasZone: zone !== void 0,
				format: `${space}${zone !== void 0}`
			};
		}
		function isLater(now, before) {
			let one = parseShown(now), other = parseShown(before);
			if (one === void 0 || before === null || before === "") return one !== void 0;
			return one.format === other?.format && one.instant > other.instant;
		}
		function timeIn(shown) {
			return parseShown(shown)?.instant || void 0;
		}
		let ZONES_MS = 9e5;
		function isBefore(shown, instant, offMs, sign = 1) {
			let byMs = sign * (instant - (timeIn(shown) ?? instant)), isSure = byMs > 54e6 || parseShown(shown)?.hasZone === !0;
			return byMs > offMs && (isSure || Math.abs(byMs - Math.round(byMs / ZONES_MS) * ZONES_MS) > offMs);
		}
	}),
	8656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteBlogapp: () => deleteBlogapp,
			deleteCloudstore: () => deleteCloudstore,
			deleteRepository: () => deleteRepository,
			deleteSite: () => deleteSite,
			getCertificate: () => getCertificate,
			getCertificates: () => getCertificates,
			getDeployLog: () => getDeployLog,
			getEnv: () => getEnv,
			getLogEntry: () => getLogEntry,
			getRepository: () => getRepository,
			getServer: () => getServer,
			getServerLogs: () => getServerLogs,
			getServers: () => getServers,
			getSite: () => getSite,
			getSites: () => getSites,
			notificationUrls: () => notificationUrls,
			patchEnv: () => patchEnv,
			patchNotifications: () => patchNotifications,
			postBlogapp: () => postBlogapp,
			postCloudstore: () => postCloudstore,
			postOpcacheRefresh: () => postOpcacheRefresh,
			postRepository: () => postRepository,
			postServerRestart: () => postServerRestart,
			postSite: () => postSite,
			site: () => site
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2258);
		let logEntry = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd),
			type: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
			description: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), null),
			content: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), null)
		}), siteLog = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((answer) => {
			let inner = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer), isList = Array.isArray(inner);
			return {
				isList,
				page: isList ? answer : inner === null ? [] : [inner]
			};
		}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			isList: zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			page: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(logEntry)
		}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(({ isList, page: { items, lastPage } }) => ({
			isList,
			entries: items,
			lastPage
		})))), server = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			name: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			status: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$
		}), getServers = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(server)), getServer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(server)), getServerLogs = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/logs", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(logEntry)), postServerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/restart", "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), postOpcacheRefresh = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/refresh-opcache", "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), url = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())), repository = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			branch: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			user: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			provider: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			name: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			quick_deploy: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Y5
		}), notificationUrls = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			chat_a: url,
			chat_b: url,
			webhook: url
		}), site = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), ""),
			last_deploy_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(String))]))),
			blogapp: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Y5,
			status: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(repository)),
			has_repository: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Y5,
			quick_deploy: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Y5),
			notification_urls: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(notificationUrls)),
			current_deploy_log: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())))
		}), getSites = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(site), { mayBeLong: !0 }), getSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(site), { mayBeLong: !0 }), deleteSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getDeployLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/log`, siteLog, { mayBeLong: !0 }), getLogEntry = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/log/{entry}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(logEntry), { mayBeLong: !0 }), getRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/repository`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(repository)), postSiteBody = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			root_domain: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			web_directory: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			project_root: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
		}), postSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", "/api/servers/{server}/sites", {
			retry: "natural-key",
			body: postSiteBody,
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)
		}), postBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/blogapp`, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({ create_database: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()) }),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)
		}), deleteBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/blogapp`, "flag", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)), postCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)), deleteCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)), postRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/repository`, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				provider: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(_limits_js__WEBPACK_IMPORTED_MODULE_2__.r),
				branch: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				name: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)
		}), deleteRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/repository`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(site)), getEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/env`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("content")), patchEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/env`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({ content: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP() }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), patchNotifications = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/notifications`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				chat_a_webhook_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
				chat_b_webhook_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
				deploy_webhook_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({ notification_urls: notificationUrls }))
		}), certificate = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			status: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			active: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Y5,
			expires_at: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$
		}), getCertificate = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/certificates/{certificate}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(certificate)), getCertificates = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/certificates`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.L$)(certificate));
	}),
	6647: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => missingIn });
		function missingIn(others, all, keyOf) {
			let unmatched = Map.groupBy(others, keyOf);
			return all.filter((item) => unmatched.get(keyOf(item))?.pop() === void 0);
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
		}, TOO_LARGE = "UND_ERR_RES_EXCEEDED_MAX_SIZE", CUT_NOTE = "[site-deploy: this text is too long; only its end is shown]";
		function isCut(text) {
			return text.startsWith(CUT_NOTE);
		}
		async function readBody(chunks, mayBeLong) {
			let read = [], size = 0;
			for await (let chunk of chunks) {
				size += chunk.length;
				if (size > (mayBeLong ? SIZES.shortened : SIZES.whole)) throw tooLarge();
				read.push(chunk);
			}
			let body = Buffer.concat(read.splice(0));
			if (size <= SIZES.whole) return body;
			let shortened = shortenTexts(body, SIZES.text);
			if (shortened.length > SIZES.whole) throw tooLarge();
			return shortened;
		}
		function tooLarge() {
			return Object.assign(Error("The answer is too large."), { code: TOO_LARGE });
		}
		function shortenTexts(json, maxTextBytes) {
			let kept = [], from = 0, close = 0;
			for (let open = json.indexOf(34); open !== -1; open = json.indexOf(34, close + 1)) {
				close = closeOf(json, open);
				if (close - open - 1 <= maxTextBytes) continue;
				kept.push(json.subarray(from, open + 1), Buffer.from(`${CUT_NOTE}\\n`));
				from = afterLineBreak(json, open, close, maxTextBytes);
			}
			return Buffer.concat([...kept, json.subarray(from)]);
		}
		function closeOf(json, open) {
			let at = open + 1;
			for (; at < json.length && json[at] !== 34;) at += json[at] === 92 ? 2 : 1;
			return at;
		}
		function afterLineBreak(json, open, close, most) {
			for (let at = open + 1; at < close; at += json[at] === 92 ? 2 : 1) if (close - at <= most && json[at] === 92 && json[at + 1] === 110) return at + 2;
			return close;
		}
	})
};
