"use strict";
exports.id = 8318;
exports.ids = [
	8318,
	9470,
	5937
];
exports.modules = {
	3122: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A1: () => openDeployLog,
			ET: () => ONCE,
			Mz: () => readEntryText,
			x6: () => readLog
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _log_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163), _new_entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9247), _shown_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6403), _sites_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8656);
		let NO_LOG = {
			isList: !1,
			entries: [],
			lastPage: 1
		}, ONCE = { attempts: 1 };
		async function openDeployLog(source, wasDeployed) {
			let found = await readIfPossible(source);
			if (found === NO_LOG && wasDeployed) {
				await source.clock.sleep(1e3, source.signal);
				found = await readIfPossible(source);
			}
			let before = found ?? NO_LOG, entries = [], textless, misses = 0, shown = () => ({
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
					before = {
						...before,
						isList: before.isList || log.isList
					};
					entries = (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_2__.SS)(before, entries, log);
					let next = textlessOf(entries, log);
					textless !== next && (misses = 0);
					textless = next;
				}
				if (textless !== void 0 && misses < 3) {
					let content = await readEntryText(source, textless);
					content === void 0 && (misses += 1);
					entries = entries.map((entry) => entry.id === textless ? {
						...entry,
						content: (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_2__.gT)(entry.content, content)
					} : entry);
				}
				return shown();
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
				let entry = await reader.read(_log_entry_js__WEBPACK_IMPORTED_MODULE_1__.Xt, {
					...target,
					entry: id
				}, ONCE);
				return entry.id === id ? entry.content : void 0;
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD && error.reason !== "limited") return;
				throw error;
			}
		}
		async function readLog({ reader, target }) {
			let log = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(reader.read(_sites_js__WEBPACK_IMPORTED_MODULE_3__.getDeployLog, target), NO_LOG);
			return isOldestFirst(log) ? {
				...log,
				entries: log.entries.toReversed()
			} : log;
		}
		function isOldestFirst({ entries }) {
			return (0, _shown_time_js__WEBPACK_IMPORTED_MODULE_4__.d8)(entries.at(-1)?.created_at ?? null, entries[0]?.created_at ?? null);
		}
		async function readIfPossible({ reader, target }, options = {}) {
			try {
				let log = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(reader.read(_sites_js__WEBPACK_IMPORTED_MODULE_3__.getDeployLog, target, options), NO_LOG);
				if (!isOldestFirst(log)) return log;
				return {
					...log,
					entries: log.lastPage > 1 ? [] : log.entries.toReversed()
				};
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.I9)(error)) return;
				throw error;
			}
		}
		async function readNew(source, before) {
			let log = await readIfPossible(source, ONCE), lastPage = Math.min(log?.lastPage ?? 0, 5);
			for (let page = 2; log !== void 0 && page <= lastPage && (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_2__.N2)(before, log.entries) < 0; page += 1) {
				let more = await readIfPossible(source, {
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
	}),
	5926: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hE: () => getDeployments,
			i8: () => getDeployment,
			qU: () => deploymentsIn,
			uZ: () => getDeploymentLog
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759), _deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8495);
		let numberOrNone = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.nd), textOrNone = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())), commit = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Il(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[0-9a-f]{7,64}$/))), deployment = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _deployments_js__WEBPACK_IMPORTED_MODULE_0__.deploymentId,
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			commit_hash: commit,
			log_id: numberOrNone,
			created_at: textOrNone
		}), deploymentLog = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			deployment_id: _deployments_js__WEBPACK_IMPORTED_MODULE_0__.deploymentId,
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			content: textOrNone,
			log_id: numberOrNone
		}), deployments = "/api/servers/{server}/sites/{site}/deployments", getDeployments = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.KW)(deployments, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.L$)(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.H2)), getDeployment = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.KW)(`${deployments}/{deployment}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.g1)(deployment)), getDeploymentLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.KW)(`${deployments}/{deployment}/log`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.g1)(deploymentLog), { mayBeLong: !0 });
		function deploymentsIn(items) {
			return items.flatMap((item) => deployment.safeParse(item).data ?? []);
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
			printed: 0,
			gained: "",
			replaced: !1
		}, OWN = "own";
		function keepText(old, shown) {
			let lines = old.content === void 0 ? wholeLines(shown.live) : "", joined = lines === "" ? {
				text: old.live,
				isAnew: !1
			} : join(old.live, lines), live = joined.isAnew ? old.live + lines.slice(lines.indexOf("\n") + 1) : joined.text, gained = live.slice(old.live.length), anewBy = old.anewBy || (joined.isAnew ? shown.nth : 0), { key } = shown, own = key === "own" ? join(live, shown.content ?? "") : void 0, content = own === void 0 || own.isAnew ? shown.content : own.text, next = {
				live,
				anewBy,
				content,
				key,
				printed: 0,
				gained,
				replaced: !1
			}, isSame = key === old.key;
			if (content === void 0) return next;
			if (gained === "" && isSame && content === old.content) return {
				...next,
				printed: old.printed
			};
			let missing = linesMissingIn(live, live === "" ? content : wholeLines(content)), isCutOff = isSame && !content.startsWith(old.content ?? ""), printed = isCutOff ? wholeLines(old.content ?? "").length : isSame ? old.printed : 0;
			return {
				...next,
				printed: missing.length,
				gained: gained + missing.slice(printed),
				replaced: isCutOff || !isSame && live === ""
			};
		}
		function restOf({ live, content = "", printed }) {
			return linesMissingIn(live, content).slice(printed);
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
			if (printed === "") return text;
			let linesOf = (lines) => lines.split(/(?<=\n)/).filter((line) => line !== "");
			return (0, _core_missing_in_js__WEBPACK_IMPORTED_MODULE_1__.E)(linesOf(printed), linesOf(text), plain).join("");
		}
		let AROUND = /^[\d \t:.,/+TZ|>()[\]-]{8,80}(?=\S)|\s+$/g;
		function plain(line) {
			return (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_2__._0)(line).replace(AROUND, "");
		}
		function wholeLines(text) {
			return text.slice(0, text.lastIndexOf("\n") + 1);
		}
		function mayHold(text, shown) {
			let lines = shown.split("\n").map(plain).filter((line) => line !== ""), held = new Set(text.split("\n").map(plain));
			return text !== "" && !join(shown, text).isAnew || lines.filter((line) => held.has(line)).length >= lines.length / 2;
		}
	}),
	4163: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JN: () => logEntry,
			Uf: () => siteLog,
			Xt: () => getLogEntry
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495);
		let logEntry = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd),
			type: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
			description: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), null),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((content) => content ?? void 0)),
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), null)
		}), siteLog = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((answer) => {
			let inner = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer) ?? null, isList = Array.isArray(inner);
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
		})))), getLogEntry = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites/{site}/log/{entry}", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(logEntry), { mayBeLong: !0 });
	}),
	9247: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N2: () => oldIn,
			SS: () => addEntries,
			TN: () => keyOf,
			gT: () => grown
		});
		var _kept_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7500), _shown_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6403);
		function addEntries(before, seen, log) {
			let [alone] = log.entries;
			if (!log.isList && alone !== void 0 && seen.some((other) => (0, _shown_time_js__WEBPACK_IMPORTED_MODULE_1__.d8)(other.created_at, alone.created_at))) return seen.map((entry) => ({
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
			return before === void 0 || now === void 0 ? now ?? before : (0, _kept_text_js__WEBPACK_IMPORTED_MODULE_0__.fj)(before, now).text;
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
			if ((0, _shown_time_js__WEBPACK_IMPORTED_MODULE_1__.d8)(old.created_at, entry.created_at)) return [];
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
	6403: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hi: () => timeIn,
			Y8: () => isBefore,
			d8: () => isLater
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
		let ZONES_MS = 9e5;
		function isBefore(shown, instant, offMs, sign = 1) {
			let byMs = sign * (instant - (timeIn(shown) ?? instant)), isSure = byMs > 54e6 || hasZone(shown);
			return byMs > offMs && (isSure || Math.abs(byMs - Math.round(byMs / ZONES_MS) * ZONES_MS) > offMs);
		}
		let hasZone = (time) => /[Z+]|-\d\d:?\d\d$/.test(time.slice(19));
		function instantOf(time) {
			return Date.parse(hasZone(time) ? time : `${time.replace(" ", "T")}Z`);
		}
	}),
	8656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteSite: () => deleteSite,
			getDeployLog: () => getDeployLog,
			getSite: () => getSite,
			getSites: () => getSites,
			notificationUrls: () => notificationUrls,
			repository: () => repository,
			site: () => site
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _log_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);
		let flag = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()), text = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), url = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())), repository = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			branch: text,
			user: text,
			provider: text,
			name: text,
			quick_deploy: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(flag)
		}), notificationUrls = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			chat_a: url,
			chat_b: url,
			webhook: url
		}), site = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), ""),
			last_deploy_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(String))]))),
			blogapp: flag,
			status: text,
			repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(repository)),
			has_repository: flag,
			quick_deploy: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(flag),
			notification_urls: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(notificationUrls)),
			current_deploy_log: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())))
		}), path = "/api/servers/{server}/sites/{site}", getSites = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(site), { mayBeLong: !0 }), getSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(site), { mayBeLong: !0 }), deleteSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", path, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getDeployLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/log`, _log_entry_js__WEBPACK_IMPORTED_MODULE_1__.Uf, { mayBeLong: !0 });
	}),
	3210: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KI: () => findLive,
			ej: () => withoutFailed,
			nB: () => reportedIn
		});
		var _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3122), _api_deployment_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5926), _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6403), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6074);
		async function findLive(source, { entries }, lastDeployAt) {
			try {
				let deploys = entries.filter(isDeploy), reported = await findReported(source, deploys, lastDeployAt), isNewest = reported?.place === 0, listed = isNewest ? void 0 : await findSuccess(source, deploys), [{ created_at: begunAt = null, content = "" } = {}] = deploys, isUnderWay = lastDeployAt !== void 0 && (0, _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__.d8)(begunAt, lastDeployAt), isUntold = (0, _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__.LD)(content).length === 0;
				if (listed === void 0 && !isNewest && reported !== void 0 && isUntold && !isUnderWay) return { why: "the newest deploy in the log has no exit report" };
				return newestOf(reported, listed);
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.hD) return {
					why: (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.WE)(error),
					mayPass: !0
				};
				throw error;
			}
		}
		function reportedIn({ entries }, lastDeployAt) {
			let newest = entries.find(isDeploy);
			return newest && goodIn(newest, 0, lastDeployAt)?.commit;
		}
		let isDeploy = ({ type }) => type === "deploy" || type === void 0;
		async function withoutFailed(source, log) {
			try {
				let failed = (await readDeployments(source)).filter(({ status }) => status === "failed"), ids = new Set(failed.flatMap(({ log_id: id }) => id ?? []));
				return {
					...log,
					entries: log.entries.filter(({ id }) => id === void 0 || !ids.has(id))
				};
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.hD) return log;
				throw error;
			}
		}
		function newestOf(reported, listed) {
			if (reported?.commit === void 0 || listed === void 0) return liveBy(listed ?? reported);
			if (listed.place !== void 0 && listed.place === reported.place || listed.commit !== void 0 && reported.commit.startsWith(listed.commit)) return { commit: reported.commit };
			if (listed.place === void 0 || reported.place === void 0) return { why: "the log and the deployments of the site disagree, and no log_id shows their order" };
			return liveBy(listed.place < reported.place ? listed : reported);
		}
		function liveBy(good) {
			return good?.commit === void 0 ? { why: "neither an exit report in the log nor a deployment shows which commit is live" } : { commit: good.commit };
		}
		async function findReported(source, deploys, lastDeployAt) {
			for (let [place, entry] of deploys.entries()) {
				let found = goodIn(entry, place, lastDeployAt);
				if (found !== void 0) return found;
			}
			let [newest] = deploys;
			if (newest?.id === void 0 || newest.content !== void 0) return;
			let content = await (0, _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__.Mz)(source, newest.id);
			return goodIn({
				...newest,
				content
			}, 0, lastDeployAt);
		}
		function goodIn(entry, place, lastDeployAt = null) {
			let report = (0, _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__.LD)(entry.content ?? "").at(-1);
			if (report?.exitStatus !== 0 || report.commit === void 0) return;
			if (isOfAnother(report, entry.created_at, lastDeployAt)) return;
			return {
				commit: report.commit,
				place
			};
		}
		let [OFF_MS, MOST_OFF_MS] = [5e3, 12e4];
		function isOfAnother(report, begunAt, lastDeployAt) {
			let endedMs = (0, _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__.nR)(report);
			if (begunAt === null || endedMs === void 0 || (0, _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__.d8)(lastDeployAt, begunAt)) return !1;
			let goesOn = lastDeployAt !== null && (0, _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__.d8)(begunAt, lastDeployAt);
			return (0, _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__.Y8)(begunAt, endedMs, goesOn ? OFF_MS : MOST_OFF_MS, -1);
		}
		async function findSuccess(source, deploys) {
			let placeOf = (logId) => deploys.findIndex(({ id }) => id !== void 0 && id === logId), hasFailed = (logId) => ((0, _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__.LD)(deploys[placeOf(logId)]?.content ?? "").at(-1)?.exitStatus ?? 0) !== 0, newest = (await readDeployments(source)).find(({ status, log_id: id }) => status === "success" && !hasFailed(id));
			if (newest === void 0) return;
			let place = placeOf(newest.log_id);
			return {
				commit: newest.commit_hash,
				place: place === -1 ? void 0 : place
			};
		}
		async function readDeployments({ reader, target }) {
			let shown = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.MW)(reader.read(_api_deployment_records_js__WEBPACK_IMPORTED_MODULE_1__.hE, target), void 0);
			return (0, _api_deployment_records_js__WEBPACK_IMPORTED_MODULE_1__.qU)(shown?.items ?? []);
		}
	}),
	6647: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => missingIn });
		function missingIn(others, all, keyOf) {
			let counts = new Map();
			for (let key of others.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
			return all.filter((item) => {
				let key = keyOf(item), count = counts.get(key) ?? 0;
				counts.set(key, count - 1);
				return count <= 0;
			});
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
	8318: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			guardCommit: () => guardCommit,
			w: () => guardOrder,
			guardTrigger: () => guardTrigger
		});
		var deploy_log = __webpack_require__(3122), deployments = __webpack_require__(2304), errors = __webpack_require__(8208), commit_order = __webpack_require__(2382), live_commit = __webpack_require__(3210);
		async function refuseOlder(asking, shown, then) {
			let { commit, olderCommit, orderOf, log } = asking, sign = signOf(shown);
			if (then !== void 0 && sign !== void 0 && then.sign === sign) return then;
			if (shown.lastDeployAt === null && shown.log.entries.length === 0) return {
				sign,
				commit: void 0
			};
			let found = await (0, live_commit.KI)(asking, shown.log, shown.lastDeployAt);
			if ("why" in found) {
				log.info(`not checked whether a newer commit than ${(0, commit_order.Ax)(commit)} is live: ${found.why}`);
				return {
					sign: found.mayPass ? void 0 : sign,
					commit: void 0
				};
			}
			let live = found.commit;
			if (commit.startsWith(live)) return {
				sign,
				commit
			};
			if (then?.commit?.startsWith(live)) return {
				...then,
				sign
			};
			let answer = await orderOf(commit, live), [ours, name] = [(0, commit_order.Ax)(commit), (0, commit_order.Ax)(live)];
			if (answer.order === "older" && olderCommit === "refuse") {
				let sure = await (0, live_commit.ej)(asking, shown.log);
				if (sure.entries.length < shown.log.entries.length) return {
					...await refuseOlder(asking, {
						...shown,
						log: sure
					}, then),
					sign
				};
				throw new errors.OK("older-commit", `Commit ${ours} was not deployed: it is older than ${name}, which is live.`, "To deploy it anyway, set older-commit: deploy.");
			}
			answer.order === "diverged" && log.warning(`${ours} and the live commit ${name} are on different branches: neither is older.`);
			answer.order === "unclear" && log.info(`not checked whether ${ours} is older than the live commit ${name}: ${answer.why}`);
			return sayGoesOut(asking, live, answer, sign);
		}
		async function seeLive(asking, { log, lastDeployAt }) {
			let { commit } = asking, live = (0, live_commit.nB)(log, lastDeployAt);
			if (live === void 0 || commit.startsWith(live)) return {
				sign: void 0,
				commit: live && commit
			};
			return sayGoesOut(asking, live, await asking.orderOf(commit, live, "git"));
		}
		function sayGoesOut({ commit: ours, log }, live, answer, sign) {
			let { other: commit = live, goesOut = [] } = answer;
			for (let [nth, line] of goesOut.entries()) log.info(nth === 0 ? `${(0, commit_order.Ax)(ours)} ${line}, which is live` : `  - ${line}`);
			return {
				sign,
				commit,
				ours,
				goesOut
			};
		}
		function signOf({ lastDeployAt, log }) {
			if (log.entries.some(({ content }) => content === void 0)) return;
			let entries = log.entries.map(({ id, created_at, content }) => [
				id,
				created_at,
				content?.length
			]);
			return JSON.stringify([lastDeployAt, entries]);
		}
		var common = __webpack_require__(6192), pinned_commit = __webpack_require__(7691), target = __webpack_require__(3242);
		async function guardCommit(commit, given) {
			let { inputs, facts, before } = given;
			if (typeof facts.site != "object") return;
			inputs.commitBy === "variable" && !before.some(({ pinsCommit }) => pinsCommit) && await guardScript(given);
			(given.dryRun || needsLive(inputs)) && await guardOrder(commit, given);
		}
		function needsLive({ olderCommit, rollbackOnFailure, commitBy }) {
			return olderCommit === "refuse" || rollbackOnFailure && commitBy === "variable";
		}
		async function guardTrigger(commit, inputs, applying, shown) {
			let { facts, learn } = applying, asking = {
				...applying,
				...inputs,
				commit,
				target: (0, target.$)(facts)
			};
			needsLive(inputs) ? learn({ live: await refuseOlder(asking, shown, facts.live) }) : facts.deploy === void 0 && learn({ live: await seeLive(asking, shown) });
		}
		async function guardScript({ facts, reader, learn }) {
			let script = await reader.read(deployments.getDeployScript, (0, target.$)(facts));
			learn({ script: {
				before: script,
				after: script
			} });
			if (script === null) return;
			let pinned = (0, pinned_commit.I)(script);
			if (pinned === void 0 && (0, pinned_commit.Se)(script)) return;
			let problem = pinned === void 0 ? "does not use $SITE_DEPLOY_COMMIT, but commit is given." : `still has the line of an earlier run that pins commit ${pinned}.`;
			throw new errors.OK("script-ignores-commit", `The site's deploy script ${problem}`, `Run update-deploy-script before deploy, or change the script. Instead of updating to the head of the branch, let it run: ${common.ot}`);
		}
		async function guardOrder(commit, given) {
			let { inputs, facts, log, learn } = given;
			if (typeof facts.site != "object" || facts.live !== void 0) return;
			let asking = {
				...given,
				...inputs,
				commit,
				target: (0, target.$)(facts)
			};
			try {
				learn({ live: await refuseOlder(asking, {
					lastDeployAt: facts.site.last_deploy_at ?? null,
					log: await (0, deploy_log.x6)(asking)
				}) });
			} catch (error) {
				if (!(error instanceof errors.hD)) throw error;
				log.info(`not checked whether a newer commit is live: ${(0, errors.WE)(error)}`);
				learn({ live: {
					commit: void 0,
					sign: void 0
				} });
			}
		}
	}),
	2382: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ax: () => shortCommit,
			af: () => MOST_TOLD,
			oV: () => tellGoesOut
		});
		var _core_count_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3152);
		let MOST_TOLD = 20;
		function tellGoesOut(brings, takesBack, live, newest) {
			let come = `brings ${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_0__.U)(brings, "commit")}`, go = `takes back ${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_0__.U)(takesBack, "commit")} up to ${shortCommit(live)}`, both = brings === 0 ? go : `${come} and ${go}`, lead = takesBack === 0 ? `${come} since ${shortCommit(live)}` : both, more = newest.length === 0 ? 0 : (brings || takesBack) - newest.length;
			return [
				lead,
				...newest,
				...more > 0 ? [`and ${more} more`] : []
			];
		}
		function shortCommit(commit) {
			return commit.slice(0, 12);
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
	7691: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => isPinLine,
			I: () => pinnedCommit,
			Se: () => usesCommit,
			Zl: () => needsCommit
		});
		var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
		let PIN_LINE = /^export SITE_DEPLOY_COMMIT=([0-9a-f]{64}|[0-9a-f]{40})$/, USE = /(?<!\\)\$(?:\{[#!]?)?SITE_DEPLOY_COMMIT\b/;
		function isPinLine(line) {
			return PIN_LINE.test(line);
		}
		function usesCommit(script) {
			return USE.test((0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script));
		}
		function needsCommit(script) {
			let code = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script);
			return PLAIN_USE.test(code) && !/\bSITE_DEPLOY_COMMIT=/.test(code);
		}
		let PLAIN_USE = /(?<!\\)\$(?:SITE_DEPLOY_COMMIT\b|\{SITE_DEPLOY_COMMIT\})/;
		function pinnedCommit(script) {
			let text = (script ?? "").replaceAll("\r\n", "\n");
			if (!usesCommit(text)) return;
			let line = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(text).split("\n").findLast(isPinLine);
			return PIN_LINE.exec(line ?? "")?.[1];
		}
	}),
	973: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => plainCode,
			f: () => withoutComments
		});
		let NO_CODE = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;
		function plainCode(script) {
			return splitHereDocuments(script).code.replace(NO_CODE, (text) => text === "\\\n" ? " " : /^["']/.test(text) ? "_" : "");
		}
		function withoutComments(script) {
			let { code, documents } = splitHereDocuments(script);
			return `${code.replace(NO_CODE, (text) => text.startsWith("#") ? "" : text)}\n${documents.replace(/^\s*#.*$/gm, "")}`;
		}
		function splitHereDocuments(script) {
			let end, { code = [], documents = [] } = Object.groupBy(script.split("\n"), (line) => {
				if (end !== void 0) {
					line.replace(/^\t+/, "") === end && (end = void 0);
					return "documents";
				}
				end = /(?<!<)<<-?[ \t]*\\?["']?([A-Za-z_]\w*)/.exec(line)?.[1];
				return "code";
			});
			return {
				code: code.join("\n"),
				documents: documents.join("\n")
			};
		}
	})
};
