"use strict";
exports.id = 233;
exports.ids = [233];
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
	3337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ni: () => writeAndRead,
			Sy: () => requireDone,
			dC: () => createAndFind,
			uL: () => orUnknown,
			uj: () => removeAndConfirm
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7707);
		function orUnknown(read, doubt) {
			return read().catch((error) => {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK) throw error;
				throw (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD ? doubt.cause ?? error : error, doubt);
			});
		}
		async function writeAndRead({ send, read, shows, doubt: words, awaited = "the service to show what was created", windowMs = _wait_js__WEBPACK_IMPORTED_MODULE_1__.LP }, patience, lost) {
			let effect = await (lost ? orUnknown(send, lost) : send());
			if (effect.state === "not-done" && lost === void 0) throw effect.error;
			let isConfirmed = effect.state === "done", [answer, cause] = isConfirmed ? [effect.value] : [void 0, effect.error], reason = isConfirmed ? "shown-otherwise" : "answer-lost", doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(reason, ...words(isConfirmed), { cause });
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(cause)) throw (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(cause, doubt);
			let accept = (seen) => shows?.(seen, isConfirmed) ?? seen !== void 0, longestMs = isConfirmed ? windowMs : Math.min(windowMs, _wait_js__WEBPACK_IMPORTED_MODULE_1__.LP), { end, seen } = await orUnknown(() => (0, _wait_js__WEBPACK_IMPORTED_MODULE_1__.LC)(() => read(answer), accept, awaited, patience, longestMs), doubt);
			if (end === "there") return {
				seen,
				answer
			};
			if (isConfirmed) return {
				seen,
				answer,
				doubt
			};
			if (effect.state === "not-done") throw effect.error;
			throw effect.mayRepeat && lost === void 0 ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz(doubt) : doubt;
		}
		async function createAndFind(creating, onRepeat, patience) {
			let { seen, answer, doubt } = await writeAndRead(creating, patience).catch((error) => {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz)) throw error;
				onRepeat();
				return writeAndRead(creating, patience, error.lost);
			});
			if (seen === void 0) throw doubt;
			return {
				found: seen,
				answer
			};
		}
		async function removeAndConfirm(write, isGone, words, patience) {
			let [saysGone, wasGone] = [!1, !1], { doubt } = await writeAndRead({
				send: async () => {
					let effect = await write();
					if (effect.state === "done") return effect;
					saysGone = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.c4)(effect.error);
					wasGone = saysGone && effect.state === "not-done";
					return wasGone ? {
						state: "unknown",
						error: effect.error
					} : effect;
				},
				read: () => isGone(saysGone),
				awaited: "the service to stop showing what was deleted",
				shows: Boolean,
				doubt: () => words,
				windowMs: 3e5
			}, patience);
			if (doubt !== void 0) throw doubt;
			return !wasGone;
		}
		function requireDone(effect, message, next) {
			if (effect.state === "done") return effect.value;
			if (effect.state === "not-done") throw effect.error;
			let doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("answer-lost", message, next, { cause: effect.error });
			throw effect.mayRepeat ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz(doubt) : (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(effect.error, doubt);
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
	3210: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KI: () => findLive,
			nB: () => reportedIn
		});
		var _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3122), _api_deploy_signs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6038), _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6403), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6074);
		async function findLive(source, { entries }, lastDeployAt) {
			try {
				let deploys = entries.filter(isDeploy), reported = await findReported(source, deploys, lastDeployAt);
				if (reported?.place === 0) return liveBy(reported);
				let listed = await findSuccess(source, deploys), [{ created_at: begunAt = null, content = "" } = {}] = deploys, isUnderWay = lastDeployAt !== void 0 && (0, _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__.d8)(begunAt, lastDeployAt), isUntold = (0, _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__.LD)(content).length === 0;
				if (listed === void 0 && reported !== void 0 && isUntold && !isUnderWay) return { why: "the newest deploy in the log has no exit report" };
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
			let [found] = deploys.flatMap((entry, place) => goodIn(entry, place, lastDeployAt) ?? []);
			if (found !== void 0) return found;
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
		async function findSuccess({ reader, target }, deploys) {
			let shown = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.MW)(reader.read(_api_deploy_signs_js__WEBPACK_IMPORTED_MODULE_1__.hE, target), void 0);
			return (0, _api_deploy_signs_js__WEBPACK_IMPORTED_MODULE_1__.qU)(shown?.items ?? []).map(({ status, commit_hash: commit, log_id: logId }) => {
				let place = deploys.findIndex(({ id }) => id !== void 0 && id === logId), report = (0, _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__.LD)(deploys[place]?.content ?? "").at(-1);
				return {
					isGood: status === "success" && (report?.exitStatus ?? 0) === 0,
					commit,
					place: place === -1 ? void 0 : place
				};
			}).find(({ isGood }) => isGood);
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
	9553: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Im: () => isEmpty,
			Ti: () => believe,
			Tr: () => puttingBack,
			nI: () => replaceAndReadBack
		});
		var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2705), _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83);
		async function replaceAndReadBack({ what, read, write }, sent, { reader, writer, patience, lost }, shows = (text) => (0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__.c)(text, sent)) {
			let writing = {
				send: () => write(sent, writer),
				read: () => read(reader),
				shows: (text, isConfirmed) => text !== null && shows(text, isConfirmed),
				awaited: `${what} to show as it was written`,
				doubt: (isConfirmed) => [isConfirmed ? `The service has accepted ${what}, but reading it back did not show it.` : `Whether ${what} was written is not known: reading it back did not show it.`, "Run again: it will be compared again and written only if it differs."]
			}, { seen: shown, answer, doubt } = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.Ni)(writing, patience, lost);
			return {
				shown,
				answer,
				doubt: shown === null ? void 0 : doubt
			};
		}
		async function believe(first, text, { reader, patience }) {
			if (first !== null && !isEmpty(first)) return first;
			await patience.clock.sleep(1e3, patience.signal);
			let second = await text.read(reader);
			return first === null && second !== null && isEmpty(second) ? null : second;
		}
		function isEmpty(text) {
			return text.trim() === "";
		}
		let puttingBack = ({ text, before, after }) => ({ async plan(planning) {
			if (before === null) throw notPossible("there is none from before this run");
			if (after === null) throw notPossible("the service does not show it, so a later change could not be seen");
			let now = await believe(await text.read(planning.reader), text, planning);
			return { changes: [(0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.AS)(`put back ${text.what}`, before, async (sent, applying) => {
				if (now === null) throw notPossible("the service no longer shows it");
				if (now !== after && !(0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__.c)(now, before)) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("changed-by-others", "it has been changed since", "");
				let { doubt } = await replaceAndReadBack(text, sent, applying);
				if (doubt !== void 0) throw doubt;
				return {
					changed: !0,
					summary: `${text.what} was put back`
				};
			})] };
		} });
		function notPossible(why) {
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("not-shown", why, "");
		}
	}),
	3233: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { recover: () => recover });
		var _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3122), _api_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304), _api_wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7707), _commits_live_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3210), _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8208), _core_same_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2705), _operations_whole_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9553), _outcome_end_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8405), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3434), _report_log_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(370), _site_target_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3242), _previous_commit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5848), _run_operation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6428);
		let ROLLBACK = "rollback-on-failure";
		async function recover(run, failure) {
			let { inputs, facts, replaced } = run, isOvertaken = failure.reason === "older-commit", isRollback = inputs.rollbackOnFailure && !isOvertaken;
			if (!isRollback && (replaced.length === 0 || !(inputs.restoreOnFailure || isOvertaken))) return;
			let input = isRollback ? ROLLBACK : isOvertaken ? void 0 : "restore-on-failure", isFailed = (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_7__.sG)(failure) === "failed", keeps = isFailed ? NOT_TO_BLAME.get(failure.reason) : "the deploy was not seen to fail", why = isOvertaken ? void 0 : keeps;
			why !== void 0 && isRollback && isFailed && (run.rollback = notDeployed(failure, why, facts.deploy));
			run.failure = failureAfter(failure, why === void 0 ? await goBack(failure, input, run) : replaced.map(({ text }) => left(text.what, why)), input, run);
		}
		let NOT_TO_BLAME = new Map([["unhealthy-before", "the page was so before this run, too"], ["health-unseen-before", "how the page was before this run is not known"]]);
		async function goBack(failure, input, run) {
			let { console, patience } = run, startedAt = patience.clock.now(), tookMs = () => Math.round(patience.clock.now() - startedAt);
			run.tracker.note({
				restoring: input ?? "",
				sent: []
			});
			return console.group(input ?? "putting back", async () => {
				input === ROLLBACK && console.info(failure.message);
				let restored = await restoreAll(run), end = input === ROLLBACK ? await deployPrevious(failure, restored, run) : void 0;
				run.rollback = end && {
					...end,
					durationMs: tookMs()
				};
				return restored;
			}, (restored) => run.rollback === void 0 ? (0, _report_log_lines_js__WEBPACK_IMPORTED_MODULE_8__.JD)(restored.every(isBack), tookMs()) : (0, _report_log_lines_js__WEBPACK_IMPORTED_MODULE_8__.Hs)(run.rollback));
		}
		function isBack({ state }) {
			return state === "put-back";
		}
		function left(what, why, state = "left") {
			return {
				what,
				state,
				sentence: state === "unknown" ? `whether ${what} was put back is not known: ${why}` : `${what} was not put back: ${why}`
			};
		}
		async function restoreAll(run) {
			let restored = [];
			for (let replaced of run.replaced.toReversed()) {
				let end = await restore(replaced, run), { by, factsBefore } = replaced;
				run.console.info(end.sentence);
				restored.push(end);
				run.tracker.note({ putBack: restored.filter(isBack).map(({ what }) => what) });
				isBack(end) && run.learn(factsBefore);
				by.end = {
					...by.end,
					restored: end,
					outcome: end.state === "unknown" ? "unknown" : by.end.outcome
				};
			}
			return restored;
		}
		async function restore(replaced, run) {
			let { what } = replaced.text, operation = {
				...replaced.by.operation,
				work: async () => (0, _operations_whole_text_js__WEBPACK_IMPORTED_MODULE_5__.Tr)(replaced)
			}, { end, effects } = await (0, _run_operation_js__WEBPACK_IMPORTED_MODULE_10__.xj)(run, operation, void 0, async (own) => {
				await (0, _run_operation_js__WEBPACK_IMPORTED_MODULE_10__.m$)(own);
				return (0, _run_operation_js__WEBPACK_IMPORTED_MODULE_10__.YF)(own, { doing: `putting back ${what}` });
			}), { failure, outcome } = end;
			if (failure === void 0) return {
				what,
				state: "put-back",
				sentence: `${what} was put back`
			};
			let inDoubt = outcome === "unknown" || failure.reason === "not-shown" && effects.size > 0, state = failure.reason === "changed-by-others" ? "theirs" : inDoubt ? "unknown" : "left";
			return left(what, failure.message, state);
		}
		function failureAfter(failure, restored, input, { rollback, patience: { signal } }) {
			let has = (...states) => restored.some(({ state }) => states.includes(state)), { reason, next } = failure;
			if (input === void 0 && has("left", "unknown")) {
				reason = signal.aborted ? (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_7__.g5)(signal.reason).reason : "not-put-back";
				next = "Run the newer commit again: it writes what belongs to it.";
			}
			if (rollback?.failure !== void 0) {
				has("put-back", "unknown") && signal.reason instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.cc && (reason = "cancelled");
				next = `${rollback.failure.next} ${next}`.trim();
			}
			let lead = input === void 0 ? "" : `${input}: `, lines = [...rollback === void 0 ? [] : [(0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_6__.QV)(rollback)], ...restored.map(({ sentence }) => sentence)].map((line) => lead + line);
			has("unknown") && (next = `See what is there now. ${next}`);
			return {
				reason,
				message: [failure.message, ...lines].join("\n"),
				next
			};
		}
		async function deployPrevious(failure, restored, run) {
			let { facts, ended, patience, inputs } = run, { previous, operation: deploy } = ended.at(-1) ?? {}, leave = (why) => notDeployed(failure, why, facts.deploy);
			if (patience.signal.aborted) return leave((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.WE)(patience.signal.reason));
			if (facts.deploy === void 0 || previous === void 0 || deploy === void 0) return leave("no deploy had started");
			if ("why" in previous) return leave(previous.why);
			if (failure.reason === "health-check-failed" && facts.deploy.page?.before === void 0) return leave("the site was not deployed before this run, so there is nothing to go back to");
			let other = restored.find((text) => !isBack(text));
			if (other !== void 0) return leave(`${other.what} is not as it was before this run`);
			let isHanded = inputs.commitBy === "variable", commit = isHanded ? (0, _previous_commit_js__WEBPACK_IMPORTED_MODULE_9__.v)(facts.live) ?? previous.commit : previous.commit, why = await findChange(run).catch(unread("the deploy script"));
			isHanded && (why ??= await findNewer(commit, run).catch(unread("which commit is live")));
			return why === void 0 ? deployAgain(deploy, commit, run) : leave(why);
		}
		let unread = (what) => (error) => `${what} could not be read: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.WE)(error)}`;
		async function findChange({ facts, patience, reader }) {
			let wanted = facts.script?.after ?? "", { end } = await (0, _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.LC)(() => reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_1__.getDeployScript, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_12__.$)(facts)), (text) => text !== null && (0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_11__.c)(text, wanted), "the deploy script to show as it was put back", patience);
			return end === "there" ? void 0 : "the deploy script has been changed since";
		}
		async function findNewer(commit, { facts, reader, inputs }) {
			let source = {
				reader,
				target: (0, _site_target_js__WEBPACK_IMPORTED_MODULE_12__.$)(facts)
			}, live = await (0, _commits_live_commit_js__WEBPACK_IMPORTED_MODULE_3__.KI)(source, await (0, _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__.x6)(source));
			if ("why" in live) return;
			return [commit, inputs.commit ?? ""].some((known) => known.startsWith(live.commit)) ? void 0 : `commit ${live.commit} has been deployed since`;
		}
		function notDeployed({ reason }, why, deploy) {
			return {
				outcome: "not-run",
				failure: {
					reason,
					message: `nothing was deployed again: ${closed(why)}${deploy ? ` ${liveAfter(deploy)}` : ""}`,
					next: ""
				},
				commit: void 0,
				deploy: void 0,
				durationMs: 0
			};
		}
		function closed(sentence) {
			return `${sentence.replace(/\.+$/, "")}.`;
		}
		function liveAfter(deploy) {
			return deploy?.commit === void 0 ? "Which commit the site is on now is not known." : `The site is on commit ${deploy.commit} now.`;
		}
		async function deployAgain(operation, commit, run) {
			let { facts } = run, { deploy: first } = facts, { end, effects } = await (0, _run_operation_js__WEBPACK_IMPORTED_MODULE_10__.xj)(run, operation, void 0, async (own) => {
				own.changes = (await operation.work()).redeploy?.(commit).changes ?? [];
				for (let { summary } of own.changes) run.console.plan(summary);
				return (0, _run_operation_js__WEBPACK_IMPORTED_MODULE_10__.YF)(own, { doing: "rolling back" });
			}), isTriggered = effects.size > 0, deploy = isTriggered && run.facts.deploy !== first ? run.facts.deploy : void 0;
			run.facts = facts;
			let { failure, durationMs } = end;
			if (failure === void 0) return {
				outcome: "changed",
				commit,
				deploy,
				durationMs
			};
			let why = closed(failure.message), isFailed = (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_7__.sG)(failure) === "failed";
			if (!isFailed && !isTriggered) return notDeployed(failure, why, first);
			let message = isFailed ? `the rollback to commit ${commit} failed, too: ${why} ${liveAfter(isTriggered ? deploy : first)}` : `whether the site is back on commit ${commit} is not known: ${why}`, left = isFailed ? "the deploy and its rollback have failed" : "it may or may not be back";
			return {
				outcome: isFailed ? "failed" : "unknown",
				failure: {
					reason: failure.reason,
					message,
					next: `Look at the site first: ${left}.`
				},
				commit,
				deploy,
				durationMs
			};
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
	})
};
