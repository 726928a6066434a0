"use strict";
exports.id = 3501;
exports.ids = [3501];
exports.modules = {
	6038: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A1: () => openDeployLog,
			Li: () => lookOf,
			SQ: () => DOCUMENT_TIME,
			Sm: () => lookAtDeployment,
			gT: () => grown,
			nH: () => lookAtOwnLog,
			x6: () => readLog,
			yR: () => readText
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _net_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2235), _deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2304), _log_entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4163), _sites_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8656);
		let STATES = new Map([
			["deploying", "running"],
			["scheduled", "scheduled"],
			["success", "success"],
			["failed", "failed"],
			["cancelled", "cancelled"]
		]), ONCE = { attempts: 1 };
		function lookOf({ last_deploy_at: lastDeployAt = null, status, current_deploy_log }) {
			return {
				lastDeployAt,
				siteStatus: status,
				liveText: current_deploy_log
			};
		}
		async function lookAtDeployment({ reader, target }, id) {
			try {
				let shown = await reader.read(_deployments_js__WEBPACK_IMPORTED_MODULE_2__.getDeployment, {
					...target,
					deployment: id
				}, ONCE);
				if (shown.id !== void 0 && shown.id !== id) return {};
				let [commit] = /^[0-9a-f]{7,64}$/.exec((shown.commit_hash ?? "").toLowerCase()) ?? [];
				return { deployment: {
					state: STATES.get(shown.status) ?? "other",
					commit,
					logId: shown.log_id
				} };
			} catch (error) {
				if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.c4)(error)) throw error;
				return { deployment: { state: "missing" } };
			}
		}
		async function lookAtOwnLog({ reader, target }, id) {
			let unknown = { deployment: {
				state: "other",
				text: null
			} };
			try {
				let shown = await reader.read(_deployments_js__WEBPACK_IMPORTED_MODULE_2__.getDeploymentLog, {
					...target,
					deployment: id
				}, ONCE);
				if (shown.deployment_id !== void 0 && shown.deployment_id !== id) return unknown;
				let { content: text = null, status, log_id: logId } = shown;
				return { deployment: {
					state: STATES.get(status) ?? "other",
					text,
					logId
				} };
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.c4)(error) || isTooLarge(error)) return unknown;
				throw error;
			}
		}
		function isTooLarge(error) {
			return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD && error.reason === "too-large";
		}
		let NO_LOG = {
			isList: !1,
			entries: [],
			lastPage: 1
		};
		async function openDeployLog(source, wasDeployed) {
			let found = await readBaseline(source, wasDeployed), isReadable = found !== "unreadable", before = isReadable ? found : NO_LOG, entries = [], textless, misses = new Map(), shown = () => {
				let isTyped = [...entries, ...before.entries].some(({ type }) => type !== void 0);
				return {
					isReadable: !0,
					isList: before.isList,
					isTyped: isTyped || !before.isList,
					entries
				};
			};
			async function read(isWhole) {
				if (isWhole || textless === void 0) {
					let log = await readNew(source, before);
					if (log === "unreadable") return {
						...shown(),
						isReadable: !1
					};
					before = {
						...before,
						isList: before.isList || log.isList,
						entries: withTexts(before, log)
					};
					entries = addEntries(before, entries, log);
					textless = textlessOf(entries, log.entries);
					textless !== void 0 && (misses.get(textless) ?? 0) >= 3 && (textless = void 0);
				}
				if (textless !== void 0) {
					let content = await readText(source, textless);
					content === void 0 && misses.set(textless, (misses.get(textless) ?? 0) + 1);
					entries = entries.map((entry) => entry.id === textless ? {
						...entry,
						...grown(entry, content)
					} : entry);
					content === void 0 && (textless = void 0);
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
				before: isReadable ? found : void 0,
				read,
				startAgain
			};
		}
		async function readBaseline(source, wasDeployed) {
			let log = await readPage(source);
			if (log !== NO_LOG || !wasDeployed) return log;
			await source.clock.sleep(1e3, source.signal);
			return readPage(source);
		}
		function withTexts(before, now) {
			return before.entries.map((old) => {
				if (old.content !== void 0 && (old.content !== "" || old.id === void 0)) return old;
				let content = now.entries.find((entry) => isSame(before, entry, old))?.content;
				return content === void 0 ? old : {
					...old,
					content
				};
			});
		}
		function addEntries(before, seen, log) {
			let shown = newIn(before, log).map((entry) => {
				let known = seen.find((other) => isSame(before, entry, other));
				if (known === void 0) return entry;
				let type = entry.type ?? known.type;
				return {
					...known,
					...entry,
					type,
					...grown(known, entry.content)
				};
			}), missing = seen.filter((entry) => !shown.some((other) => isSame(before, other, entry))), isIdentifiable = ({ id, created_at, content = "" }) => id !== void 0 || created_at !== null || content !== "", [alone] = shown;
			if (!before.isList && alone !== void 0 && missing.some((other) => isOlder(alone, other))) return [...seen];
			return [...shown, ...missing.filter(isIdentifiable)];
		}
		function reachesBaseline(before, { entries }) {
			return entries.some((entry) => before.entries.some((old) => isSame(before, entry, old)));
		}
		function newIn(before, { entries }) {
			if (!before.isList) return entries.flatMap((entry) => newAlone(before, entry));
			let isOld = (entry) => before.entries.some((old) => isSame(before, entry, old)), first = entries.findIndex((entry) => isOld(entry) && (entry.id !== void 0 || entry.created_at !== null)), old = first === -1 ? entries.findLastIndex(isOld) : first, isWhole = before.lastPage <= 1;
			return entries.slice(0, isWhole || old === -1 ? void 0 : old).filter((entry) => !isOld(entry));
		}
		function newAlone(before, entry) {
			let typed = {
				...entry,
				type: "deploy"
			}, [old] = before.entries;
			if (old === void 0) return [typed];
			if (isOlder(entry, old)) return [];
			if (!isSame(before, entry, old)) return [typed];
			let { content } = grown(old, entry.content), gained = (content ?? "").slice((old.content ?? "").length);
			return gained === "" || old.content === void 0 ? [] : [{
				...typed,
				content: gained,
				continues: !0
			}];
		}
		let DOCUMENT_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
		function isOlder({ created_at: time }, { created_at: other }) {
			return time !== null && other !== null && DOCUMENT_TIME.test(time) && DOCUMENT_TIME.test(other) && time < other;
		}
		function isSame({ isList }, entry, earlier) {
			if (entry.id !== void 0 || earlier.id !== void 0) return entry.id === earlier.id;
			if (entry.created_at !== earlier.created_at || entry.description !== earlier.description) return !1;
			if (entry.content === earlier.content || earlier.content === void 0) return !0;
			if (!isList && entry.created_at !== null) return !0;
			return (entry.created_at !== null || earlier.content !== "") && (entry.content ?? "").startsWith(earlier.content);
		}
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
			if (seen.includes(now)) return seen;
			let shown = (0, _net_body_js__WEBPACK_IMPORTED_MODULE_1__.xZ)(now) ? now.slice(now.indexOf("\n") + 1) : now, at = overlap(seen, shown);
			if (at > 0 || shown === "") return seen + shown.slice(at);
			return `${seen.slice(0, seen.lastIndexOf("\n") + 1)}${now}`;
		}
		function overlap(text, next) {
			let borders = new Int32Array(next.length), longer = (length, character) => {
				let fits = length;
				for (; fits > 0 && (fits === next.length || character !== next[fits]);) fits = borders[fits - 1] ?? 0;
				return character === next[fits] ? fits + 1 : 0;
			};
			for (let at = 1, length = 0; at < next.length; at += 1) {
				length = longer(length, next[at]);
				borders[at] = length;
			}
			let length = 0;
			for (let at = Math.max(0, text.length - next.length); at < text.length; at += 1) length = longer(length, text[at]);
			return length < 8 ? 0 : length;
		}
		function textlessOf(entries, shown) {
			let deploys = entries.filter(({ type }) => type === "deploy");
			return (deploys.length > 0 ? deploys.slice(0, 1) : entries).find(({ id }) => id !== void 0 && shown.some((entry) => entry.id === id && entry.content === void 0))?.id;
		}
		async function readText({ reader, target }, id) {
			try {
				let entry = await reader.read(_log_entry_js__WEBPACK_IMPORTED_MODULE_3__.Xt, {
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
			try {
				return newestFirst(await reader.read(_sites_js__WEBPACK_IMPORTED_MODULE_4__.getDeployLog, target, options));
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.c4)(error)) return NO_LOG;
				throw error;
			}
		}
		function newestFirst(log) {
			let [first] = log.entries, last = log.entries.at(-1);
			return first !== void 0 && last !== void 0 && isOlder(first, last) ? {
				...log,
				entries: log.entries.toReversed()
			} : log;
		}
		async function readNew(source, before) {
			let first = await readPage(source, ONCE);
			if (first === "unreadable") return first;
			let log = first;
			for (let page = 2; page <= Math.min(first.lastPage, 5) && !reachesBaseline(before, log); page += 1) {
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
		async function readPage(source, options) {
			try {
				return await readLog(source, options);
			} catch (error) {
				if (isTooLarge(error)) return "unreadable";
				throw error;
			}
		}
	}),
	2304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			MAX_DEPLOY_SCRIPT_CHARACTERS: () => MAX_DEPLOY_SCRIPT_CHARACTERS,
			getDeployScript: () => getDeployScript,
			getDeployment: () => getDeployment,
			getDeploymentLog: () => getDeploymentLog,
			getDeployments: () => getDeployments,
			patchDeployScript: () => patchDeployScript,
			postDeploy: () => postDeploy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407);
		let MAX_DEPLOY_SCRIPT_CHARACTERS = 65535, path = "/api/servers/{server}/sites/{site}/deploy", getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ deploy_script: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)({ most: MAX_DEPLOY_SCRIPT_CHARACTERS }) }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), deploymentId = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((id) => {
			let text = String(id ?? "");
			return /^(?!\.*$)\S{1,200}$/.test(text) && text.isWellFormed() ? text : void 0;
		})), triggered = zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			deployment_id: deploymentId,
			message: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			has_repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY())
		}), {
			deployment_id: void 0,
			message: void 0,
			has_repository: void 0
		}), trigger = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((answer) => [answer, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer)]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.PVZ([triggered, triggered]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(([outer, inner]) => ({
			id: outer.deployment_id ?? inner.deployment_id,
			said: (outer.message ?? inner.message ?? "").slice(0, 300),
			hasRepository: outer.has_repository !== !1 && inner.has_repository !== !1
		})))), postDeploy = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", path, "once", trigger), numberOrNone = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd), textOrNone = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())), deployment = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: deploymentId,
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			commit_hash: textOrNone,
			log_id: numberOrNone
		}), deploymentLog = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			deployment_id: deploymentId,
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			content: textOrNone,
			log_id: numberOrNone
		}), deployments = "/api/servers/{server}/sites/{site}/deployments", getDeployments = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(deployments, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.L$)(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2)), getDeployment = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${deployments}/{deployment}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(deployment)), getDeploymentLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${deployments}/{deployment}/log`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(deploymentLog), { mayBeLong: !0 });
	}),
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
			let read = [], shortener, size = 0;
			for await (let chunk of chunks) {
				size += chunk.length;
				if (size > (mayBeLong ? sizes.shortened : sizes.whole)) throw tooLarge();
				if (size > sizes.whole && shortener === void 0) {
					shortener = createShortener(sizes.text);
					read.splice(0).forEach(shortener.push);
				}
				shortener === void 0 ? read.push(chunk) : shortener.push(chunk);
				if (shortener !== void 0 && shortener.keptSize() > sizes.whole) throw tooLarge();
			}
			return Buffer.concat(shortener?.end() ?? read);
		}
		function tooLarge() {
			return Object.assign(Error("The answer is too large."), { code: TOO_LARGE });
		}
		function createShortener(maxTextBytes) {
			let kept = [], keptSize = 0, text, escaped = !1, keep = (...pieces) => {
				for (let piece of pieces) keptSize += piece.length;
				kept.push(...pieces);
			};
			function endOfText(chunk, from) {
				for (let at = from; at < chunk.length; at += 1) if (escaped) escaped = !1;
				else if (chunk[at] === 92) escaped = !0;
				else if (chunk[at] === 34) return at;
				return chunk.length;
			}
			function push(chunk) {
				for (let at = 0; at < chunk.length;) if (text === void 0) {
					let quote = chunk.indexOf(34, at), end = quote === -1 ? chunk.length : quote + 1;
					keep(chunk.subarray(at, end));
					quote !== -1 && (text = createTail(maxTextBytes));
					at = end;
				} else {
					let startsEscaped = escaped, end = endOfText(chunk, at);
					text.push(chunk.subarray(at, end), startsEscaped);
					if (end < chunk.length) {
						keep(...text.end());
						text = void 0;
						keep(chunk.subarray(end, end + 1));
					}
					at = end + 1;
				}
			}
			return {
				push,
				keptSize: () => keptSize,
				end: () => text === void 0 ? kept : [...kept, ...text.end()]
			};
		}
		function createTail(maxBytes) {
			let pieces = [], size = 0, first = 0;
			return {
				push(bytes, startsEscaped) {
					pieces.push({
						bytes,
						startsEscaped
					});
					size += bytes.length;
					for (let oldest = pieces[first]; oldest !== void 0 && !(size - oldest.bytes.length < maxBytes); oldest = pieces[first]) {
						size -= oldest.bytes.length;
						pieces[first] = {
							bytes: Buffer.alloc(0),
							startsEscaped: !1
						};
						first += 1;
					}
				},
				end() {
					let bytes = pieces.slice(first).map((piece) => piece.bytes);
					if (first === 0) return bytes;
					let end = Buffer.concat(bytes), line = afterLineBreak(end, +(pieces[first]?.startsEscaped === !0));
					return [Buffer.from(`${NOTE}\\n`), end.subarray(line)];
				}
			};
		}
		function afterLineBreak(json, from) {
			for (let at = from; at < json.length; at += 1) {
				if (json[at] !== 92) continue;
				if (json[at + 1] === 110) return at + 2;
				at += 1;
			}
			return json.length;
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
