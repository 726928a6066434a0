"use strict";
exports.id = 9118;
exports.ids = [9118, 3822];
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
	5272: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => readAllOrNull,
			y: () => readAll
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
		async function readAll(reader, endpoint, parameters) {
			return await readAllOrNull(reader, endpoint, parameters) ?? [];
		}
		async function readAllOrNull(reader, endpoint, parameters) {
			for (let reads = 1;; reads += 1) {
				let { items: first, lastPage, ...counted } = await reader.read(endpoint, parameters), { total = 0 } = counted;
				if (lastPage > 100) throw incomplete(endpoint.path, "it has more than 100 pages");
				if (first === null) return null;
				let pages = [first];
				for (; pages.length < lastPage;) {
					let wanted = pages.length + 1, { items, page = wanted, ...now } = await reader.read(endpoint, parameters, { page: wanted });
					total = Math.max(total, now.total ?? 0);
					if (page !== wanted) throw incomplete(endpoint.path, `page ${page} came instead of page ${wanted}`);
					if (items === null) return null;
					pages.push(items);
				}
				let shown = [...new Map(pages.flat().map((item) => [item.id, item])).values()];
				if (pages.length === 1 || shown.length >= total) return shown;
				if (reads === 3) throw incomplete(endpoint.path, `its pages show ${shown.length} of ${total} items`);
			}
		}
		function incomplete(path, why) {
			let message = `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("list-incomplete", message, "Give server and site as ids, so that no list of them is read; delete records that nobody needs.");
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
	7707: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => PACES,
			BR: () => PATIENCE_WITHOUT_API_MS,
			LC: () => readUntil,
			LP: () => LAG_WINDOW_MS,
			fm: () => waitFor
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8495);
		let LAG_WINDOW_MS = 1e4, PATIENCE_WITHOUT_API_MS = 12e4, quarterUpTo = (longestMs) => (waitedMs) => Math.min(longestMs, Math.max(1e3, waitedMs / 4)), PACES = {
			site: quarterUpTo(5e3),
			server: quarterUpTo(1e4),
			page: (_, lastMs) => lastMs === void 0 ? 0 : 1e3,
			write: (waitedMs, lastMs) => lastMs === void 0 ? 0 : Math.min(Math.max(250, 2 * lastMs), Math.max(3e3, waitedMs / 10))
		};
		async function waitFor({ look, judge, pauses, windowMs = Infinity, inARow = 1, ...awaited }, { clock, signal }) {
			let answeredAt = clock.now(), { startedAt } = awaited, waitedMs = () => clock.now() - (startedAt ?? clock.now()), [good, holdMs] = [0, 0], pauseMs, oddAt;
			for (;;) {
				pauseMs = pauses(waitedMs(), pauseMs);
				let sleepMs = Math.min(Math.max(pauseMs, holdMs), windowMs - waitedMs());
				sleepMs > 0 && await clock.sleep(sleepMs, signal);
				holdMs = 0;
				try {
					let seen = await look();
					answeredAt = clock.now();
					let state = judge(seen);
					good = state === "there" ? good + 1 : 0;
					oddAt = state === "odd" ? oddAt ?? answeredAt : void 0;
					if (good === inARow) return {
						end: "there",
						seen
					};
					if (answeredAt - (oddAt ?? answeredAt) >= LAG_WINDOW_MS) return {
						end: "odd",
						seen
					};
					if (waitedMs() >= windowMs) return {
						end: "late",
						seen
					};
				} catch (error) {
					let { silentMs = 0, onSilence } = awaited;
					if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.WG)(error) || clock.now() - answeredAt >= silentMs) throw error;
					onSilence?.(error);
					holdMs = Math.min(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.U5, error.retryAfterMs ?? 0);
				}
				startedAt ??= clock.now();
			}
		}
		async function readUntil(read, accept, awaited, patience, windowMs = LAG_WINDOW_MS) {
			let judge = (value) => accept(value) ? "there" : "pending", { end, seen } = await patience.during({
				doing: "reading back",
				awaited: () => `waiting for ${awaited}`
			}, () => waitFor({
				look: read,
				judge,
				pauses: PACES.write,
				windowMs
			}, patience));
			return {
				accepted: end === "there",
				value: seen
			};
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
			if (!linesOf(log).some((line) => isOf(line, "why", "list", "heading", "failed"))) return;
			let cause = causeOf(log);
			return cause && { line: cause.line };
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
			return withLineFeeds(script ?? "").includes(BEFORE);
		}
		function withoutFrame(script) {
			let { shebang, pin, own } = partsOf(script);
			return shebang + pin + own;
		}
		function ownLineIn(error, script) {
			let [, file = "", number = "", about = ""] = /^(\S*): (?:line )?(\d{1,5}): +(.+)$/.exec(error.trim()) ?? [], [, word = ""] = /^syntax error[^`"]*[`"]([^'"]+)/i.exec(about) ?? /^\d+ [A-Z]\w+(?: \w+)?(?: \(core dumped\))? +(\S+)/.exec(about) ?? /^([^:]+)/.exec(about) ?? [], { shebang, top, pin, own } = partsOf(script), added = linesIn(top + pin), line = `${shebang}${own}`.split("\n")[Number(number) - added - 1], isInOwn = Number(number) - added >= shebang.split("\n").length;
			if (added === 0 || word === "" || line === void 0 || !isInOwn) return;
			let isOther = own.split(/[\s"'/;]+/).includes(file.replace(/^.*\//, ""));
			return line.includes(word) || line.includes("$") && !isOther ? Number(number) - added : void 0;
		}
		function failedLineIn(script, line) {
			let { shebang, top, pin, own } = partsOf(script), text = own.split("\n")[line - linesIn(pin) - 1]?.trim();
			if (top === "" || !text || /\beval\b/.test(own)) return;
			return {
				text: text.replace(/\/\/[^\s/@]+@/g, "//***@"),
				number: line - linesIn(pin) + linesIn(shebang)
			};
		}
		function linesIn(text) {
			return text.split("\n").length - 1;
		}
		function partsOf(script) {
			let text = withLineFeeds(script);
			if (!text.includes(BEFORE)) return {
				shebang: "",
				top: "",
				pin: "",
				own: text
			};
			let [shebang = "", rest = ""] = text.split(BEFORE), [first = ""] = /^.*\n/.exec(rest) ?? [], pin = (0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__.A0)(first.trimEnd()) ? first : "";
			return {
				shebang,
				top: BEFORE,
				pin,
				own: rest.slice(pin.length).replace(LAST_LINES, "")
			};
		}
		let LAST_LINES = /\)\n.*site_deploy_end; \}\s*$/;
		function withLineFeeds(script) {
			return script.replaceAll("\r\n", "\n");
		}
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
			}, isErrexit = settings.join().includes(" -") && !settings.join().includes(" +");
			return (setAt < 0 ? [WITHOUT_ERREXIT] : isErrexit ? FORMS : []).map(({ find, why }) => ({
				what: find(seen),
				why
			})).find((form) => form.what !== void 0);
		}
		let WITHOUT_ERREXIT = {
			find: ({ statements }) => {
				let isByHand = statements.some((text) => /\|\| *(?:exit|return|die|\{)/.test(text));
				return fallible(statements.filter((text) => !isByHand || !/^\s/.test(text)).slice(0, -1)).length > 0 ? "a command" : void 0;
			},
			why: "it has several commands and no set -e, so it ends with the status of its last one. Begin it with set -e, or with set +e if that is intended."
		}, FORMS = [
			{
				find: ({ statements, setAt }) => fallible(statements.slice(setAt + 1)).length < 2 ? nameOf(fallible(statements.slice(0, setAt))[0]) : void 0,
				why: "it stands above set -e. Move set -e to the top."
			},
			{
				find: ({ statements }) => nameOf(fallible(statements.map((text) => UNCLEAR.test(text) ? [] : text.split("&&")).slice(0, -1).flatMap((chain) => chain.slice(0, -1))).find((command) => !CONDITION.test(command))),
				why: "a failure on the left of && does not end the script. Write the commands of that line on lines of their own, or end it with || exit."
			},
			{
				find: ({ text: whole, code, statements }) => {
					if (/pipefail|PIPESTATUS/.test(whole)) return;
					if (/^(?:\{ .*)?[})][ \t]*(?:2>&1[ \t]*)?\|&?[ \t]*tee\b/m.test(code)) return "a command in brackets";
					return nameOf(fallible(statements.filter((text) => !UNCLEAR.test(text)).flatMap((text) => text.split("&&")).flatMap((part) => PIPED.exec(part)?.[1] ?? [])).find((command) => !SOURCE.test(command)));
				},
				why: "| follows it, and only the last command of a pipeline counts. Write set -o pipefail above it, which needs bash."
			},
			{
				find: ({ code, statements }) => {
					for (let [, name = "", body = ""] of code.matchAll(FUNCTION)) {
						let called = RegExp(`^(?:if|elif|while|until|!)(?: !)? +${name}\\b|^${name}\\b[^|&]*(?:\\|\\|(?! *(?:true|:)$)|&&)`);
						if (hidesInside(body) && !ASKING.test(body) && statements.some((text) => called.test(text.trim()))) return `a command of ${name}`;
					}
				},
				why: "in a function that is called before || or &&, after ! or by if, set -e is off. Call it on a line of its own."
			},
			{
				find: ({ statements }) => {
					let isJob = (text) => /[^&>\s]\s*&(?: *wait)?\s*$/.test(text) && !BESIDE.test(text), rest = statements.slice(statements.findIndex(isJob)), isAwaited = rest.some((text) => /\bwait +\S/.test(text));
					return statements.some(isJob) && !isAwaited && !rest.some((text) => /\bkill\b/.test(text)) ? "a background job" : void 0;
				},
				why: "neither a script without wait nor wait without an id hears of it. Wait for each job: wait \"$pid\"."
			},
			{
				find: inText(/^[ \t]*(?:local|export|declare|typeset|readonly)[ \t]+(?:-\w+[ \t]+)*\w+="?(?:\$\(|`)[ \t]*(?!(?:date|pwd|cd|dirname|basename|whoami|hostname|id|nproc|uname|echo|printf|tput|realpath|readlink)\b)([^$()|`\n]+(?!.*\|\|))/m),
				why: "local, export, declare and readonly succeed whatever the command in $( ) does. Assign on a line of its own."
			},
			{
				find: ({ code }) => [...code.matchAll(/^\(([^()]{0,2000})\)[ \t]*\|\|(?![ \t]*(?:true|:)$)/gm)].some(([, body = ""]) => hidesInside(body)) ? "a command in brackets" : void 0,
				why: "|| follows the brackets, in which set -e is then off. Write the commands on lines of their own."
			},
			{
				find: inText(/^trap[ \t]+(?:--[ \t]+)?(["'])(?:(?!\1|&&|\|\||\$\?|\bif\b).)*\bexit[ \t]+0[ \t;]*\1[ \t]+(?:EXIT|exit|0)[ \t]*(?:[;#].*)?$/m, "a command"),
				why: "its EXIT trap ends it with status 0. Leave exit out of the trap: the status then stays."
			},
			{
				find: inText(/\b(?:ba|da|k|z)?sh +(?:-[a-df-z]+ +)*-[a-df-z]*c +(["'])(?!set -|[^"'\n]*(?:\|\||\b(?:for|while|until|if|exit|trap)\b))[^"'\n]{1,500};[^"'\n]{1,500}\1/, "a command of the shell that it starts"),
				why: "that shell has no set -e. Start it with bash -ec."
			},
			{
				find: inText(/\b(?:ba|da|k|z)?sh\b(?:(?! -\w*e)[^\n|;&<])*<<-?[ \t]*\\?["']?(\w+)["']?.*\n(?!\s*set -)(?:(?!.*\|\|).+\n){2,200}?\t*\1$/m, "a command of the shell that it starts"),
				why: "that shell has no set -e. Start it with bash -e <<."
			}
		];
		function inText(pattern, what) {
			return ({ text }) => {
				let found = pattern.exec(text);
				return found ? what ?? nameOf(found[1]) : void 0;
			};
		}
		function hidesInside(body) {
			return fallible(statementsOf(body).slice(0, -1)).length > 0;
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
	}),
	4156: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DW: () => isSameDomain,
			Ij: () => BEING_MADE,
			Ku: () => siteLabel,
			Ly: () => waitUntilGone,
			Ql: () => waitForSite,
			Us: () => readSite,
			bs: () => waitUntilReady,
			dt: () => findListed,
			qS: () => statusText,
			qb: () => requireSame,
			uD: () => knownStatus,
			vx: () => isBeingDeleted,
			yu: () => BUSY
		});
		var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136), _api_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5272), _api_sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656), _api_wait_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7707), _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8208);
		let KNOWN = [
			"created",
			"building",
			"repository-installing",
			"active",
			"deploying",
			"deploy-failed",
			"deleting",
			"suspended"
		];
		function knownStatus(shown) {
			return KNOWN.find((word) => word === shown);
		}
		function siteLabel({ id, domain }) {
			return domain === "" ? `with id ${id}` : `${domain} (id ${id})`;
		}
		function statusText({ status }) {
			return status === void 0 ? "it shows no status" : `its status is “${status}”`;
		}
		function readSite(reader, target) {
			return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSite, target), void 0);
		}
		async function findListed(reader, { server, site }) {
			return (await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_1__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSites, { server })).find(({ id }) => id === site);
		}
		function isSameDomain(domain, other) {
			let [one, two] = [domain, other].map((text) => (0, node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(text) || text.toLowerCase());
			return one === two;
		}
		function requireSame(now, found) {
			if (found.domain === "" || now.domain === "" || isSameDomain(now.domain, found.domain)) return;
			let message = `The site ${siteLabel(found)} has become ${now.domain} since it was found: nothing more is done to it.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("changed-by-others", message, "Find out who has changed it, then run again.");
		}
		async function watchSite(site, { facts, reader, patience }, wait) {
			let target = {
				server: facts.serverId,
				site: site.id
			}, last = site, look = async () => {
				let seen = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSite, target, { attempts: 1 }), void 0) ?? await findListed(reader, target);
				last = seen ?? last;
				requireSame(last, site);
				return seen;
			}, awaited = () => `${wait.meanwhile}; ${statusText(last)}`, { judge } = wait;
			try {
				let { end } = await patience.during({
					doing: wait.doing,
					awaited
				}, () => (0, _api_wait_js__WEBPACK_IMPORTED_MODULE_3__.fm)({
					look,
					judge,
					pauses: _api_wait_js__WEBPACK_IMPORTED_MODULE_3__.$Q.site,
					silentMs: _api_wait_js__WEBPACK_IMPORTED_MODULE_3__.BR
				}, patience));
				return {
					end,
					last
				};
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.j3)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("time-out", ...wait.tooLate(error.input, statusText(last)), { cause: error });
			}
		}
		function isBeingDeleted({ status }) {
			return knownStatus(status) === "deleting";
		}
		async function waitUntilGone(site, watching) {
			let { end, last } = await watchSite(site, watching, {
				doing: "waiting for the site to be gone",
				meanwhile: "it is still there",
				judge: (seen) => seen === void 0 ? "there" : isBeingDeleted(seen) ? "pending" : "odd",
				tooLate: (input, status) => [`The site ${siteLabel(site)} was not gone within the ${input}: ${status}.`, "Run again in a minute: a site that is gone by then counts as deleted."]
			}), message = `The site ${siteLabel(last)} was being deleted, and is still there: ${statusText(last)}.`;
			if (end === "odd") throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("end-unseen", message, LOOK);
		}
		let LOOK = "Look at the site in the pages of the service, then run again.";
		function cannotBeWorkedOn(site) {
			let message = `The site ${siteLabel(site)} cannot be worked on: ${statusText(site)}.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("site-unusable", message, LOOK);
		}
		let BEING_MADE = [
			"created",
			"building",
			"repository-installing"
		], BUSY = [...BEING_MADE, "deploying"];
		async function waitUntilReady(site, busy, watching) {
			let status = knownStatus(site.status);
			if (status === void 0 || !busy.includes(status)) return site;
			let { end, last } = await watchSite(site, watching, {
				doing: "waiting for the site",
				meanwhile: "it is not ready",
				judge(seen) {
					if (seen === void 0) return "odd";
					let now = knownStatus(seen.status);
					if (now === "deleting" || now === "suspended") throw cannotBeWorkedOn(seen);
					let isReady = now === void 0 ? status === "deploying" && seen.status !== void 0 : !busy.includes(now);
					status = now ?? status;
					return isReady ? "there" : "pending";
				},
				tooLate: (input, shown) => [`The site ${siteLabel(site)} was not ready within the ${input}: ${shown}.`, `Look at the site in the pages of the service, then run again, with a longer ${input} if it needs more time.`]
			});
			if (end === "there") return last;
			let message = `The site ${siteLabel(site)} disappeared while this run waited for it to be ready.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("site-gone", message, "Look at the server in the pages of the service: somebody else may have deleted the site.");
		}
		async function waitForSite(traits, dryRun, watching) {
			let { scope, readOnly, createsSite, deletesSite } = traits, { site } = watching.facts;
			if (scope !== "site" || typeof site != "object" || readOnly) return site;
			let usesSite = !createsSite && !deletesSite;
			if (usesSite && isBeingDeleted(site)) throw cannotBeWorkedOn(site);
			return waitUntilReady(site, usesSite && !dryRun ? BUSY : BEING_MADE, watching);
		}
	})
};
