"use strict";
exports.id = 5442;
exports.ids = [5442, 5848];
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
			let before = found ?? NO_LOG, entries = [], textless, misses = 0;
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
				entries = (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_2__.SS)(before, entries, log);
				let next = textlessOf(entries, log);
				textless !== next && (misses = 0);
				textless = next;
				if (textless !== void 0 && misses < 3) {
					let content = await readEntryText(source, textless);
					content === void 0 && (misses += 1);
					entries = entries.map((entry) => entry.id === textless ? {
						...entry,
						content: (0, _new_entries_js__WEBPACK_IMPORTED_MODULE_2__.gT)(entry.content, content)
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
		async function readLog({ reader, target }, options) {
			let log = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(reader.read(_sites_js__WEBPACK_IMPORTED_MODULE_3__.getDeployLog, target, options), NO_LOG), { entries, lastPage } = log;
			if (!(0, _shown_time_js__WEBPACK_IMPORTED_MODULE_4__.d8)(entries.at(-1)?.created_at ?? null, entries[0]?.created_at ?? null)) return log;
			return {
				...log,
				entries: lastPage > 1 ? [] : entries.toReversed()
			};
		}
		function readIfPossible(source, options) {
			return readLog(source, options).catch((error) => {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.I9)(error)) return;
				throw error;
			});
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
	2304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deploymentId: () => deploymentId,
			getDeployScript: () => getDeployScript,
			patchDeployScript: () => patchDeployScript,
			postDeploy: () => postDeploy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2258);
		let path = "/api/servers/{server}/sites/{site}/deploy", getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ deploy_script: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)({ most: _limits_js__WEBPACK_IMPORTED_MODULE_3__.W }) }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), deploymentId = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((id) => {
			let text = typeof id == "number" && !Number.isSafeInteger(id) ? "" : String(id ?? "");
			return /^(?!\.*$)\S{1,200}$/.test(text) && text.isWellFormed() ? text : void 0;
		})), triggered = zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			deployment_id: deploymentId,
			message: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			error: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			has_repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY())
		}), {
			deployment_id: void 0,
			message: void 0,
			error: void 0,
			has_repository: void 0
		}), trigger = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((answer) => [answer, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer)]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.PVZ([triggered, triggered]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(([outer, inner]) => ({
			id: outer.deployment_id ?? inner.deployment_id,
			said: (outer.message ?? inner.message ?? outer.error ?? "").slice(0, 300),
			hasRepository: outer.has_repository !== !1 && inner.has_repository !== !1
		})))), variables = zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ variables: zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()) })), postDeploy = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", path, {
			retry: "once",
			body: variables,
			answer: trigger,
			verbatim: !0
		});
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
		function keepText(before, shown) {
			let old = shown.content === void 0 || shown.key === "own" ? printedOf(before) : before, lines = old.content === void 0 ? wholeLines(shown.live) : "", joined = lines === "" ? {
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
		function printedOf(old) {
			if (old.key === "own" || old.content === void 0) return old;
			return {
				...NO_TEXT,
				live: join(old.live, wholeLines(old.content)).text,
				anewBy: old.anewBy
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
	3210: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KI: () => findLive,
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
	5848: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			findPreviousCommit: () => findPreviousCommit,
			v: () => wholeCommit
		});
		var _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7691), _site_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3242);
		async function findPreviousCommit(ports, facts, replaced, learn) {
			let { commitBy, commit: own } = ports.inputs, isHanded = commitBy === "variable";
			if (replaced.length === 0 && !isHanded) return { why: "this run has replaced nothing, so there is nothing to go back to" };
			let lost = replaced.find(({ before, after }) => before === null || after === null);
			if (lost !== void 0) return { why: `the service does not show ${lost.text.what} as it was before this run` };
			let script = replaced.find(({ factsBefore }) => factsBefore.script)?.factsBefore.script ?? facts.script;
			try {
				if (script === void 0) {
					let text = await ports.patience.during({ doing: "reading what is there" }, () => ports.reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_2__.$)(facts)));
					script = {
						before: text,
						after: text
					};
					learn({ script });
				}
			} catch (error) {
				return { why: `the deploy script could not be read: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.WE)(error)}` };
			}
			let pinned = (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_3__.I)(script.after);
			if (!isHanded) return pinned === void 0 ? { why: "the deploy script from before this run pins no commit, so that a deploy would bring the head of the branch. Only a run with the input commit writes a script to go back to" } : { commit: pinned };
			let live = wholeCommit(facts.live);
			if (live === void 0) return { why: "it is not known which commit was live before, or only its first digits" };
			if (live === own) return { why: "the same commit was live before" };
			return script.after !== null && (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_3__.Se)(script.after) && pinned === void 0 ? { commit: live } : { why: "the deploy script from before this run does not take the commit from a variable" };
		}
		function wholeCommit(live) {
			return live?.commit !== void 0 && live.commit.length >= 40 ? live.commit : void 0;
		}
	}),
	5442: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { recover: () => recover });
		var deploy_log = __webpack_require__(3122), deployments = __webpack_require__(2304), wait = __webpack_require__(7707), live_commit = __webpack_require__(3210), errors = __webpack_require__(8208), same_text = __webpack_require__(2705), deploy_result = __webpack_require__(9839), outcome_failure = __webpack_require__(3434);
		let ROLLBACK = "rollback-on-failure";
		var log_lines = __webpack_require__(370), target = __webpack_require__(3242), previous_commit = __webpack_require__(5848), run_operation = __webpack_require__(6428);
		async function recover(course, deploy, ports) {
			let { failure, facts, replaced } = course, { console, tracker, patience } = ports, isOvertaken = failure.reason === "older-commit", asked = ports.inputs.rollbackOnFailure ? ROLLBACK : "restore-on-failure", input = isOvertaken ? void 0 : asked, isRollback = input === ROLLBACK, why = isOvertaken ? void 0 : whyNot(failure);
			if (why !== void 0) {
				let rollback = isRollback && (0, outcome_failure.sG)(failure) === "failed" ? notRun(why, facts?.deploy) : void 0, kept = replaced.map((text) => left(text, why));
				return {
					...course,
					rollback,
					failure: withReport(failure, kept, input, rollback)
				};
			}
			let startedAt = patience.clock.now();
			tracker.restore(input);
			let { restored, after, rollback } = await console.group(input ?? "putting back", async () => {
				isRollback && console.info(failure.message);
				let texts = await restoreAll(replaced, ports), back = withRestored(course, texts), end = isRollback ? await goBack(back, texts, deploy, ports) : void 0, durationMs = Math.round(patience.clock.now() - startedAt);
				return {
					restored: texts,
					after: back,
					durationMs,
					rollback: end && {
						...end,
						durationMs
					}
				};
			}, (end) => end.rollback === void 0 ? (0, log_lines.JD)(end.restored.every(isBack), end.durationMs) : (0, log_lines.Hs)(end.rollback)), ended = isOvertaken ? afterOvertaken(failure, restored, patience.signal) : afterRollback(failure, restored, rollback, patience.signal);
			return {
				...after,
				rollback,
				failure: withReport(ended, restored, input, rollback)
			};
		}
		function whyNot(failure) {
			return (0, outcome_failure.sG)(failure) === "failed" ? NOT_TO_BLAME.get(failure.reason) : "the deploy was not seen to fail";
		}
		let NOT_TO_BLAME = new Map([["unhealthy-before", "the page was so before this run, too"], ["health-unseen-before", "how the page was before this run is not known"]]);
		function afterOvertaken(failure, restored, signal) {
			if (restored.every(({ state }) => state === "put-back" || state === "theirs")) return failure;
			let reason = signal.aborted ? (0, outcome_failure.g5)(signal.reason).reason : "not-put-back";
			return {
				...failure,
				reason,
				next: "Run the newer commit again: it writes what belongs to it."
			};
		}
		function afterRollback(failure, restored, rollback, signal) {
			if (rollback === void 0 || rollback.status === "changed") return failure;
			let isCancelled = restored.some(({ state }) => state === "put-back" || state === "unknown") && signal.reason instanceof errors.cc, next = ADVICE[rollback.status] + failure.next;
			return {
				...failure,
				reason: isCancelled ? "cancelled" : failure.reason,
				next
			};
		}
		let ADVICE = {
			unknown: "Look at the site first: it may or may not be back. ",
			failed: "Look at the site first: the deploy and its rollback have failed. ",
			"not-run": ""
		};
		function isBack({ state }) {
			return state === "put-back";
		}
		function left(replaced, why, state = "left") {
			let { what } = replaced.text;
			return {
				replaced,
				state,
				sentence: state === "unknown" ? `whether ${what} was put back is not known: ${why}` : `${what} was not put back: ${why}`
			};
		}
		async function restoreAll(all, { console, tracker }) {
			let restored = [];
			for (let replaced of all.toReversed()) {
				let end = await restore(replaced);
				console.info(end.sentence);
				isBack(end) && tracker.putBack(replaced.text.what);
				restored.push(end);
			}
			return restored;
		}
		async function restore(replaced) {
			let { failure, effects, result } = await (0, run_operation.pK)(replaced, replaced.by);
			if (failure === void 0) return {
				replaced,
				state: "put-back",
				sentence: `${replaced.text.what} was put back`
			};
			let inDoubt = result.status === "unknown" || failure.reason === "not-shown" && effects.size > 0, state = failure.reason === "changed-by-others" ? "theirs" : inDoubt ? "unknown" : "left";
			return left(replaced, failure.message, state);
		}
		function withRestored(course, restored) {
			let results = course.results.map((result, nth) => {
				let found = restored.find(({ replaced }) => replaced.nth === nth);
				if (found === void 0) return result;
				let status = found.state === "unknown" ? "unknown" : result.status;
				return {
					...result,
					restored: found.sentence,
					isPutBack: isBack(found),
					status
				};
			}), { facts } = course;
			for (let { replaced } of restored.filter(isBack)) facts &&= {
				...facts,
				...replaced.factsBefore
			};
			return {
				...course,
				results,
				facts
			};
		}
		function withReport(failure, restored, input, rollback) {
			let inDoubt = restored.some(({ state }) => state === "unknown"), lead = input === void 0 ? "" : `${input}: `, lines = (rollback === void 0 ? restored : [rollback, ...restored]).map(({ sentence }) => `${lead}${sentence}`);
			return {
				...failure,
				message: [failure.message, ...lines].join("\n"),
				next: `${inDoubt ? "See what is there now. " : ""}${failure.next}`
			};
		}
		async function goBack({ facts, failure, previous }, restored, deploy, ports) {
			let { signal } = ports.patience, leave = (reason) => notRun(reason, facts?.deploy);
			if (signal.aborted) return leave((0, errors.WE)(signal.reason));
			if (facts?.deploy === void 0 || previous === void 0) return leave("no deploy had started");
			if ("why" in previous) return leave(previous.why);
			if (failure?.reason === "health-check-failed" && facts.deploy.page?.before === void 0) return leave("the site was not deployed before this run, so there is nothing to go back to");
			let other = restored.find((text) => !isBack(text));
			if (other !== void 0) return leave(`${other.replaced.text.what} is not as it was before this run`);
			let isHanded = ports.inputs.commitBy === "variable", commit = isHanded ? (0, previous_commit.v)(facts.live) ?? previous.commit : previous.commit, why = await findChange(facts, ports).catch(unread("the deploy script"));
			isHanded && (why ??= await findNewer(commit, facts, ports).catch(unread("which commit is live")));
			return why === void 0 ? deployAgain(deploy, commit, facts, ports) : leave(why);
		}
		let unread = (what) => (error) => `${what} could not be read: ${(0, errors.WE)(error)}`;
		async function findChange(facts, { patience, reader }) {
			let wanted = facts.script?.after ?? "", { accepted } = await (0, wait.LC)(() => reader.read(deployments.getDeployScript, (0, target.$)(facts)), (text) => text !== null && (0, same_text.c)(text, wanted), "the deploy script to show as it was put back", patience);
			return accepted ? void 0 : "the deploy script has been changed since";
		}
		async function findNewer(commit, facts, { reader, inputs }) {
			let source = {
				reader,
				target: (0, target.$)(facts)
			}, live = await (0, live_commit.KI)(source, await (0, deploy_log.x6)(source));
			if ("why" in live) return;
			return [commit, inputs.commit ?? ""].some((known) => known.startsWith(live.commit)) ? void 0 : `commit ${live.commit} has been deployed since`;
		}
		function notRun(why, deploy) {
			return {
				status: "not-run",
				commit: void 0,
				deploy: void 0,
				sentence: `nothing was deployed again: ${recover_closed(why)}${deploy ? ` ${liveAfter(deploy)}` : ""}`,
				durationMs: 0
			};
		}
		function recover_closed(sentence) {
			return `${sentence.replace(/\.+$/, "")}.`;
		}
		function liveAfter(deploy) {
			return deploy?.commit === void 0 ? "Which commit the site is on now is not known." : `The site is on commit ${deploy.commit} now.`;
		}
		async function deployAgain(operation, commit, facts, ports) {
			let { deploy: first } = facts, context = {
				ports,
				operation,
				approved: void 0,
				replaced: [],
				isLate: !0
			}, done = await (0, run_operation.xj)(context, facts, async (state) => {
				state.changes = (await operation.work()).redeploy?.(commit).changes ?? [];
				for (let { summary } of state.changes) ports.console.plan(summary);
				return (0, run_operation.YF)(state, { doing: "rolling back" });
			}), { failure, effects } = done, isTriggered = effects.size > 0, deploy = isTriggered && done.facts.deploy !== first ? done.facts.deploy : void 0, end = (status, sentence) => ({
				status,
				commit,
				deploy,
				sentence,
				durationMs: 0
			});
			if (failure === void 0) return end("changed", `the site is back on commit ${commit}, with ${(0, deploy_result.KG)(deploy?.evidence ?? [])}. What the scripts of the failed commit did to the database was not undone.`);
			let message = recover_closed(failure.message), live = liveAfter(isTriggered ? deploy : first);
			if ((0, outcome_failure.sG)(failure) === "failed") return end("failed", `the rollback to commit ${commit} failed, too: ${message} ${live}`);
			if (!isTriggered) return notRun(message, first);
			return end("unknown", `whether the site is back on commit ${commit} is not known: ${message}`);
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
