"use strict";
exports.id = 169;
exports.ids = [169];
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
	7642: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { nO: () => namesInUse });
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395), _deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6602), _site_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
		let groups = [
			__webpack_require__(8656),
			_site_parts_js__WEBPACK_IMPORTED_MODULE_2__,
			_deployments_js__WEBPACK_IMPORTED_MODULE_0__,
			_records_js__WEBPACK_IMPORTED_MODULE_1__
		];
		function isEndpoint(value) {
			return typeof value == "object" && !!value && "method" in value && "path" in value;
		}
		function namesInUse(kinds) {
			let names = groups.flatMap((module) => Object.values(module)).filter(isEndpoint).flatMap(({ path, answer, ...rest }) => {
				let body = "body" in rest ? namesIn(rest.body) : [];
				return [
					...path.split("/"),
					...namesIn(answer),
					...body
				];
			}), ofKinds = kinds.flatMap(({ path, declared }) => [...path.split("/"), ...namesIn(declared)]);
			return new Set([
				..."data links meta message errors\n  ip_address php php_version sites_count server_id site_id path project_type system_user health_url".split(/\s+/),
				...names,
				...ofKinds
			]);
		}
		function namesIn(schema) {
			let fields = schema instanceof zod_mini__WEBPACK_IMPORTED_MODULE_4__.uXj ? schema.shape : {}, values = schema instanceof zod_mini__WEBPACK_IMPORTED_MODULE_4__.uGA ? schema.options : [], inner = [...Object.values(schema.def), ...Object.values(fields)].flat().filter((part) => part instanceof zod_mini__WEBPACK_IMPORTED_MODULE_4__.DnN).flatMap(namesIn);
			return [
				...Object.keys(fields),
				...values.map(String),
				...inner
			];
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
	6602: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			anyValue: () => anyValue,
			postQueueWorkerRestart: () => postQueueWorkerRestart,
			recordEndpoints: () => recordEndpoints
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495);
		let wellFormed = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((value) => value.isWellFormed())), plain = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([
			wellFormed,
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(),
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()
		]), anyValue = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([plain, zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(plain)]), shownRecord = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({ id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd });
		function recordEndpoints({ path, declared }) {
			let body = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rUs(declared, anyValue), answer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(shownRecord);
			return {
				list: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.L$)(shownRecord), { verbatim: !0 }),
				create: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", path, {
					retry: "natural-key",
					body,
					answer,
					verbatim: !0
				}),
				show: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/{record}`, answer, { verbatim: !0 }),
				remove: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/{record}`, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2)
			};
		}
		let postQueueWorkerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/sites/{site}/queues/{record}/restart", "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
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
	7934: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteBlogapp: () => deleteBlogapp,
			deleteCloudstore: () => deleteCloudstore,
			deleteRepository: () => deleteRepository,
			getCertificate: () => getCertificate,
			getCertificates: () => getCertificates,
			getEnv: () => getEnv,
			patchEnv: () => patchEnv,
			patchNotifications: () => patchNotifications,
			postBlogapp: () => postBlogapp,
			postCloudstore: () => postCloudstore,
			postRepository: () => postRepository,
			postSite: () => postSite
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759), zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2258), _sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656);
		let directory = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)({ most: 50 }).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/[a-zA-Z0-9/]/), zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("a directory of at most 50 characters with a letter, a digit or / in it")), postSiteBody = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			root_domain: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)({ most: 100 }),
			web_directory: directory,
			project_root: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(directory)
		}), postSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", "/api/servers/{server}/sites", {
			retry: "natural-key",
			body: postSiteBody,
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		}), path = "/api/servers/{server}/sites/{site}", postBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${path}/blogapp`, {
			retry: "flag",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ create_database: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("whether a database is created for it"))) }),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		}), deleteBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/blogapp`, "flag", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)), postCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", `${path}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)), deleteCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)), postRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${path}/repository`, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				provider: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.yL)(_limits_js__WEBPACK_IMPORTED_MODULE_5__.r).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.mIj({ maxLength: 100 })),
				branch: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(),
				name: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[^/\s]+\/[^/\s]+$|\.git$/), zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("<user>/<repository>, or with the provider custom a git URL ending in .git"))
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		}), deleteRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/repository`, "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/env`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("content")), patchEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/env`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ content: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)() }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), patchNotifications = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/notifications`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				chat_a_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP),
				chat_b_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP),
				deploy_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP)
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ notification_urls: _sites_js__WEBPACK_IMPORTED_MODULE_2__.notificationUrls }))
		}), [said, flag] = [(0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()), (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY())], certificate = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: said,
			status: said,
			active: flag,
			expires_at: said
		}), getCertificate = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/certificates/{certificate}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(certificate)), getCertificates = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/certificates`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.L$)(certificate));
	}),
	6647: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => missingIn });
		function missingIn(others, all, keyOf) {
			let unmatched = Map.groupBy(others, keyOf);
			return all.filter((item) => unmatched.get(keyOf(item))?.pop() === void 0);
		}
	}),
	3169: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var advice = __webpack_require__(8966), errors = __webpack_require__(8208), site_repository = __webpack_require__(2109), operation = __webpack_require__(83), schemas = __webpack_require__(8395), deploy_signs = __webpack_require__(6038), deployments = __webpack_require__(2304), api_endpoint = __webpack_require__(8495), site_parts = __webpack_require__(7934), sites = __webpack_require__(8656), kinds = __webpack_require__(4497), yaml_texts = __webpack_require__(4538);
		let EVERY = "every deploy", site = {
			of: "the site",
			usedFor: EVERY,
			fields: "id domain web_directory blogapp webframework project_root last_deploy_at created_at",
			further: "server_id deploy_script project_type system_user php_version health_url notification_urls has_repository\n    repository quick_deploy status current_deploy_log"
		}, log = {
			fields: "description content site_id server_id created_at",
			further: "id type"
		}, calls = {
			servers: {
				endpoint: sites.getServers,
				usedFor: EVERY,
				of: "a server",
				fields: "id name ip_address php_version sqldb_version sites_count status created_at"
			},
			sites: {
				endpoint: sites.getSites,
				...site
			},
			site: {
				endpoint: sites.getSite,
				...site
			},
			log: {
				endpoint: sites.getDeployLog,
				usedFor: EVERY,
				of: "the log",
				...log,
				ifMissing: "no deploy yet"
			},
			deployments: {
				endpoint: deploy_signs.hE,
				usedFor: "deploy",
				ifMissing: "not shown"
			},
			script: {
				endpoint: deployments.getDeployScript,
				usedFor: "update-deploy-script"
			}
		}, allCalls = [
			...Object.values(calls),
			{
				endpoint: site_parts.getEnv,
				usedFor: "sync-env",
				ifMissing: "no .env yet"
			},
			{
				endpoint: sites.getServerLogs,
				usedFor: "show-server-logs",
				of: "show-server-logs",
				...log
			},
			...kinds.E.map(({ name, endpoints, declared }) => {
				let further = `id status site_id server_id created_at ${Object.keys(declared.shape).join(" ")}`;
				return {
					endpoint: endpoints.list,
					usedFor: `sync-${name}`,
					of: `sync-${name}`,
					further
				};
			})
		], isNeeded = ({ usedFor }) => usedFor === EVERY, asItCame = schemas.IeY();
		async function ask(reader, call, target) {
			let endpoint = {
				...call.endpoint,
				answer: asItCame,
				withHeaders: !0
			}, without = (words, error) => ({
				...call,
				words,
				error,
				records: []
			});
			try {
				let answer = await reader.read(endpoint, target, { attempts: 2 }), { error } = call.endpoint.answer.safeParse(answer.json), inner = (0, api_endpoint.oA)(answer.json), isList = Array.isArray(inner), records = [inner].flat().filter(yaml_texts.jh);
				if (error === void 0) return {
					...call,
					...answer,
					words: shapeOf(answer.json),
					isList,
					records
				};
				let words = `cannot be read: unexpected shape (${[...new Set(error.issues.map(({ path }) => path.join(".") || "the answer"))].slice(0, 3).join(", ")})`;
				return without(words, new errors.hD("ambiguous", `GET ${endpoint.path}`, words, { status: 200 }));
			} catch (error) {
				if (!(error instanceof errors.hD)) throw error;
				if ((0, errors.c4)(error) && call.ifMissing !== void 0) return without(`404: ${call.ifMissing}`);
				return without(wordsOfFailure(error), error);
			}
		}
		function shapeOf(json) {
			let inner = (0, api_endpoint.oA)(json), wrapped = inner === json ? "" : " in data", paged = (0, yaml_texts.jh)(json) && ("meta" in json || "links" in json) ? ", in pages" : "";
			if (Array.isArray(inner)) return `a list${wrapped}${paged}`;
			if ((0, yaml_texts.jh)(inner)) return `a record${wrapped}`;
			return typeof inner == "string" ? `a text${wrapped}` : "null";
		}
		function wordsOfFailure({ status = 0, reason }) {
			if (reason === "too-large") return "cannot be read: too large";
			if (status === 0) return "no answer";
			return status < 300 ? "cannot be read: not JSON" : `refused: status ${status}`;
		}
		var groups = __webpack_require__(7642), translation = __webpack_require__(9535), count = __webpack_require__(3152), script_frame = __webpack_require__(3822), site_presence = __webpack_require__(4156);
		function findingsOf(answers, databases, listed) {
			let recordsOf = (...of) => of.flatMap((call) => answers.get(call)?.records ?? []), sites = recordsOf(calls.site, calls.sites), [site = {}] = sites, asked = [...answers.values()], signs = answers.has(calls.site) ? SIGNS.filter(({ isShown }) => isShown(answers, site)) : void 0, subjects = [
				...signs ? deployRows(answers, site, signs) : [],
				rateRow(asked),
				...[...Map.groupBy(asked, ({ of }) => of).values()].flatMap(fieldRows)
			].filter(([, shown]) => shown !== ""), servers = listed.map(({ server, sites: names }) => [server, names.join(", ") || "no sites"]), answered = asked.map((call) => [
				`GET ${call.endpoint.path}`,
				call.words,
				call.usedFor
			]), tables = [
				{
					head: ["Server", "Sites"],
					rows: servers
				},
				{
					head: [
						"Subject",
						"This service",
						"What it means"
					],
					rows: subjects
				},
				{
					head: [
						"Call",
						"Answer",
						"Used for"
					],
					rows: answered
				}
			], entries = suggestWords(recordsOf(calls.servers), sites, databases);
			return {
				verdict: verdictOf(asked, signs, entries.length),
				tables: tables.filter(({ rows }) => rows.length > 0),
				yaml: entries.flatMap((entry) => entry.split("\n")),
				page: "docs/check-service.md"
			};
		}
		function verdictOf(asked, signs, wordCount) {
			let failed = asked.filter(({ error }) => error !== void 0);
			if (failed.some(isNeeded)) return "not supported as it is: a call that every deploy needs has failed";
			return [
				signs ? "supported" : "supported as far as can be seen without a site",
				signs && `deploys will be judged by ${signs[0]?.judge ?? END_ALONE}`,
				wordCount > 0 && `${(0, count.U)(wordCount, "word")} ${wordCount === 1 ? "needs" : "need"} a vocabulary`,
				failed.length > 0 && `${(0, count.U)(failed.length, "call")} had no good answer`
			].filter(Boolean).join("; ");
		}
		let TELL_IT = "run update-deploy-script before deploy, or a health check", END_ALONE = `their end alone, so ${TELL_IT}`, SIGNS = [
			{
				name: "deployments with ids",
				isShown: (answers) => answers.get(calls.deployments)?.isList,
				meaning: "if the trigger answers with an id, the status of that deployment decides",
				judge: "the status of the deployment"
			},
			{
				name: "exit report",
				isShown: (answers) => (0, script_frame.KL)(calls.script.endpoint.answer.safeParse(answers.get(calls.script)?.json).data ?? null),
				meaning: "the script itself tells how it ended, and which commit it deployed",
				judge: "the exit report of the script"
			},
			{
				name: "status",
				isShown: (_, { status }) => typeof status == "string",
				meaning: "decides, if it is seen to change; the exit report of update-deploy-script tells more",
				judge: "the status of the site"
			},
			{
				name: "last_deploy_at",
				isShown: (_, site) => "last_deploy_at" in site,
				meaning: `shows an end, but not whether it worked: ${TELL_IT}`,
				judge: END_ALONE
			}
		];
		function deployRows(answers, site, signs) {
			return [
				[
					"end of a deploy",
					signs.map(({ name }) => name).join(", ") || "nothing",
					signs[0]?.meaning ?? `cannot be seen: ${TELL_IT}`
				],
				"current_deploy_log" in site ? [
					"live text",
					"current_deploy_log",
					"lines are printed as the deploy prints them"
				] : [
					"live text",
					"none",
					"lines are printed when the log has them, on some services only at the end"
				],
				logRow(answers.get(calls.log)),
				unusualRow(site)
			];
		}
		function logRow(log) {
			if (log?.error !== void 0) return [
				"log",
				log.words,
				"neither patterns nor the exit report can be read"
			];
			let names = namesOf(log?.records ?? []);
			if (names.length === 0) return [
				"log",
				"no entry",
				"deploy once, and check again"
			];
			let fields = [
				"type",
				"id",
				"created_at",
				"content"
			].filter((field) => names.includes(field)), shown = `${log?.isList ? "a list" : "the latest entry"} with ${fields.join(", ")}`;
			return fields.includes("content") ? [
				"log",
				shown,
				"patterns and the exit report are read from it"
			] : [
				"log",
				shown,
				"each text is read by its id, which costs a request"
			];
		}
		function unusualRow({ status, last_deploy_at: at }) {
			return [
				"unusual values",
				[typeof status == "string" && (0, site_presence.uD)(status) === void 0 && "status", typeof at == "string" && !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(at) && "last_deploy_at"].filter(Boolean).join(", "),
				"nothing is concluded from them alone"
			];
		}
		function rateRow(asked) {
			let last = (name) => asked.map(({ header }) => header?.(name)).findLast((text) => text !== void 0 && /^\d{1,9}$/.test(text)), limit = last("x-ratelimit-limit"), rest = last("x-ratelimit-remaining"), shown = [limit && `${limit} requests`, rest && `${rest} of them left`].filter(Boolean).join(", ");
			return shown === "" ? [
				"rate limit",
				"not shown",
				"60 requests a minute are usual; after a refusal a run waits"
			] : [
				"rate limit",
				shown,
				"a run asks less often when 10 or fewer are left"
			];
		}
		function fieldRows(asked) {
			let [{ of, fields = "", further = "" } = {}] = asked, names = namesOf(asked.flatMap(({ records }) => records));
			if (of === void 0 || names.length === 0) return [];
			let wanted = fields.match(/\w+/g) ?? [], known = new Set([...wanted, ...further.split(/\s+/)]), more = names.filter((name) => !known.has(name)), missing = wanted.filter((name) => !names.includes(name)), use = fields === "" ? "new records may need them: see extra" : "not used";
			return [[
				`${of} also has`,
				listNames(more),
				use
			], [
				`${of} lacks`,
				listNames(missing),
				"not shown, or under another word"
			]];
		}
		function listNames(names) {
			let shown = names.slice(0, 30).map((name) => {
				if (name.length > 60) return `a name of ${name.length} characters`;
				return /^[\w-]+$/.test(name) ? name : JSON.stringify(name);
			}), more = names.length - shown.length;
			return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
		}
		let USUAL = {
			blogapp: "wordpress",
			webframework: "laravel"
		}, USUAL_DATABASES = [
			"mysql",
			"mariadb",
			"postgresql"
		];
		function suggestWords(servers, sites, databases) {
			let fields = namesOf(sites), products = candidates(fields.filter((name) => sites.some((site) => typeof site[name] == "boolean"))).filter((name) => !/^(has|is)_/.test(name)), others = products.filter((name) => !Object.values(USUAL).includes(name)), missing = ["blogapp", "webframework"].filter((word) => !fields.includes(word)), mapsOf = (field) => sites.map((site) => site[field]).filter(yaml_texts.jh), providers = mapsOf("repository").map(({ provider }) => provider);
			return [
				...missing.map((word) => products.includes(USUAL[word]) ? `${word}: ${USUAL[word]}` : maybe(word, others)),
				databaseEntry(servers, databases),
				maybe("hosted_git_1 or hosted_git_2 or hosted_git_3", candidates(providers)),
				maybe("chat_a or chat_b", candidates(namesOf(mapsOf("notification_urls"))))
			].filter((text) => text !== "");
		}
		function databaseWords(servers) {
			let names = namesOf(servers);
			if (names.includes("sqldb_version")) return [];
			let found = candidates(names.flatMap((name) => /^(.+)_version$/.exec(name)?.[1] ?? []));
			return [...new Set([...found.filter((word) => USUAL_DATABASES.includes(word)), ...found])].slice(0, 3);
		}
		function databaseEntry(servers, path) {
			let found = databaseWords(servers), [first = ""] = found, isLikely = USUAL_DATABASES.includes(first) || found.length === 1 && path !== "sqldb";
			if (path === void 0) return isLikely ? `sqldb: ${first}` : maybe("sqldb", found);
			if (first === "" && path === "sqldb") return "";
			let isNeutral = namesOf(servers).includes("sqldb_version");
			if (found.includes(path) || first === "" && !isNeutral) return `sqldb: ${path}`;
			let entry = `sqldb:\n  path: ${path}\n  field: ${isLikely ? first : found.join(" or ") || "as before"}`;
			return isLikely ? entry : entry.replace(/^/gm, "# ");
		}
		function maybe(those, found) {
			return found.length === 0 ? "" : `# ${those}: ${found.join(" or ")}`;
		}
		function candidates(names) {
			let taken = new Set([
				...(0, groups.nO)(kinds.E),
				...translation.aL,
				"custom"
			]), isOpen = (name) => /^[A-Za-z][A-Za-z0-9_-]{0,49}$/.test(name) && !taken.has(name);
			return [...new Set(names)].filter((name) => typeof name == "string").filter(isOpen).slice(0, 8);
		}
		function namesOf(records) {
			return [...new Set(records.flatMap((record) => Object.keys(record)))];
		}
		let work = () => ({ async plan({ facts, reader, log, learn }) {
			let { serverId: server, site, listed = [] } = facts, target = {
				server,
				site: typeof site == "object" ? site.id : 0
			}, asked = allCalls.filter(({ endpoint }) => target.site > 0 || !endpoint.path.includes("{site}")), answers = new Map();
			for (let call of asked) answers.set(call, await ask(reader, call, target));
			let findings = findingsOf(answers, await findDatabases(reader, target, answers), listed);
			learn({ findings });
			log.info(`${findings.verdict[0]?.toUpperCase()}${findings.verdict.slice(1)}.`);
			for (let [subject, shown, ...meaning] of findings.tables.flatMap(({ rows }) => rows)) log.info([`${subject}: ${shown}`, ...meaning].join(" → "));
			findings.yaml.length > 0 && log.info("vocabulary lacks:");
			for (let line of findings.yaml) log.info(line);
			log.info(`explained in ${findings.page}`);
			(0, site_repository.kj)(answers.get(calls.site)?.records[0]?.quick_deploy, log);
			mustAnswer([...answers.values()]);
			return operation.KN;
		} });
		async function findDatabases(reader, target, answers) {
			let neutral = "sqldb", call = allCalls.find(({ endpoint }) => endpoint.path.endsWith(`/${neutral}`));
			if (call === void 0 || answers.get(call)?.error === void 0) return neutral;
			for (let word of [...databaseWords(answers.get(calls.servers)?.records ?? []), "databases"]) {
				let endpoint = {
					...call.endpoint,
					path: call.endpoint.path.replace(neutral, word)
				};
				if ((await ask(reader, {
					...call,
					endpoint
				}, target)).error === void 0) return word;
			}
		}
		function mustAnswer(all) {
			let bad = all.filter((asked) => isNeeded(asked) && asked.error !== void 0), cause = bad[0]?.error;
			if (cause === void 0) return;
			let message = `Every deploy needs a call that failed. ${bad.map(({ endpoint, words }) => `GET ${endpoint.path}: ${words}`).join("; ")}.${cause.said === "" ? "" : ` The server said: ${cause.said}`}`;
			throw new errors.OK((0, errors.A3)(cause), message, (0, advice.T)(cause));
		}
	}),
	4497: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => kinds,
			I: () => kindOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759), _api_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9407), _api_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6602), _known_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9743);
		let IDENTIFIER = "2 to 64 letters, digits, dashes and underscores", identifier = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.m9(2), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(64), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y(IDENTIFIER)), databaseName = identifier.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB((value) => value !== "database"), zod_mini__WEBPACK_IMPORTED_MODULE_3__.mIj({
			description: `${IDENTIFIER}; must not be \`database\``,
			not: { const: "database" }
		})), ports = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^([0-9]{0,5})(:[0-9]{0,5})?$/), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB((value) => {
			let [from = 0, to = from] = value.split(":").map(Number);
			return from >= 1 && from <= to && to <= 65535;
		}), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("a port from 1 to 65535, or a range from:to of them, the smaller one first")), address = zod_mini__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__.uXy(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.ugL()]), ipAddress = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(45), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB((value) => address.safeParse(value).success), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("an IP address, at most 45 characters")), schedule = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(50), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(async (value) => (await __webpack_require__.e(267).then(__webpack_require__.bind(__webpack_require__, 267))).isSchedule(value)), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("a cron schedule of at most 50 characters: five fields as in */5 * * * *, or a name as in @daily")), crontabCommand = (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 255 }).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(async (value) => !(await __webpack_require__.e(267).then(__webpack_require__.bind(__webpack_require__, 267))).isCrontabLine(value)), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("a text of at most 255 characters, not blank, in one line, without a schedule at its beginning")), definitions = {
			"queue-workers": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					connection: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
					queue: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
					maximum_seconds: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0, 6e4),
					sleep: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0, 6e4),
					processes: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(1, 120),
					maximum_tries: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(1, 6e4))
				}),
				identity: ["connection", "queue"],
				replaced: "delete-first"
			},
			"auth-users": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)({
						least: 2,
						most: 255
					}),
					password: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)({
						least: 2,
						most: 255
					})
				}),
				identity: ["name"],
				writeOnly: ["password"],
				replaced: "create-first"
			},
			crontabs: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 255 }),
					command: crontabCommand,
					frequency: schedule
				}),
				identity: ["user", "command"],
				replaced: "delete-first"
			},
			"network-rules": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)({ most: 100 }),
					port: ports,
					type: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.yL)(["tcp", "udp"]),
					from_ip_address: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(ipAddress)
				}),
				identity: ["name"],
				replaced: "create-first"
			},
			daemons: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({ command: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 150 }) }),
				identity: ["command"],
				replaced: "never"
			},
			databases: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: databaseName,
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(identifier),
					password: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)())
				}),
				identity: ["name"],
				writeOnly: ["password"],
				replaced: "never"
			}
		}, kinds = _known_kinds_js__WEBPACK_IMPORTED_MODULE_2__.T.map((known) => {
			let group = {
				...known,
				...definitions[known.name]
			};
			return {
				...group,
				endpoints: (0, _api_records_js__WEBPACK_IMPORTED_MODULE_1__.recordEndpoints)(group)
			};
		});
		function kindOf(name) {
			let found = kinds.find((kind) => kind.name === name);
			if (found === void 0) throw TypeError(`There is no kind ${name}`);
			return found;
		}
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
	4538: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => inputText,
			jh: () => isMap,
			ws: () => scalarText
		});
		function inputText(value) {
			if (isMap(value)) return JSON.stringify(value);
			if (!Array.isArray(value)) return scalarText(value);
			let lines = value.map(scalarText);
			return lines.every((line) => line !== void 0) ? lines.join("\n") : void 0;
		}
		function scalarText(value) {
			return [
				"string",
				"number",
				"boolean"
			].includes(typeof value) ? String(value) : void 0;
		}
		function isMap(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
	})
};
