"use strict";
exports.id = 955;
exports.ids = [955, 8495];
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
		});
		function onlyObjects(answer, entries) {
			let data = entries.filter((entry) => typeof entry == "object" && !!entry);
			return typeof answer == "object" && !Array.isArray(answer) ? {
				...answer,
				data
			} : data;
		}
		let siteLog = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((answer) => {
			let inner = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer) ?? null, isList = Array.isArray(inner);
			return {
				isList,
				page: isList ? onlyObjects(answer, inner) : inner === null ? [] : [inner]
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
	8656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteSite: () => deleteSite,
			getDeployLog: () => getDeployLog,
			getSite: () => getSite,
			getSites: () => getSites,
			site: () => site
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _log_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);
		let site = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), ""),
			last_deploy_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(String))]))),
			blogapp: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()),
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				branch: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				user: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				provider: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				name: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
			}))),
			has_repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY())
		}), getSites = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(site)), path = "/api/servers/{server}/sites/{site}", getSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(site)), deleteSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", path, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getDeployLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/log`, _log_entry_js__WEBPACK_IMPORTED_MODULE_1__.Uf, { mayBeLong: !0 });
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
	}),
	4964: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => printEntry });
		function printEntry({ created_at, description, content }, log) {
			let heading = [created_at, description].filter((part) => (part ?? "") !== "").join("  ");
			for (let part of [heading, content ?? ""]) {
				let text = log.remote();
				text.push(part);
				text.end();
			}
		}
	}),
	955: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var _deploy_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3039), _site_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3242), _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83), _print_entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4964);
		let work = { async plan({ facts, reader, log, learn }) {
			if (typeof facts.site != "object") return _operation_js__WEBPACK_IMPORTED_MODULE_1__.KN;
			let entry = await (0, _deploy_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__.VG)({
				reader,
				target: (0, _site_target_js__WEBPACK_IMPORTED_MODULE_2__.$)(facts)
			});
			if (entry === null) {
				log.info("the site has no deploy log yet");
				return _operation_js__WEBPACK_IMPORTED_MODULE_1__.KN;
			}
			entry.content === void 0 ? log.info("the service does not show the output of the deploy") : learn({ deployLog: entry.content });
			(0, _print_entry_js__WEBPACK_IMPORTED_MODULE_3__.q)(entry, log);
			return _operation_js__WEBPACK_IMPORTED_MODULE_1__.KN;
		} };
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
