"use strict";
exports.id = 264;
exports.ids = [264];
exports.modules = {
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
		async function writeAndRead(writing, patience, lost) {
			let { send, read, awaited = "the service to show what was created", windowMs = _wait_js__WEBPACK_IMPORTED_MODULE_1__.LP } = writing, isThere = writing.isThere ?? ((seen) => seen !== void 0), effect = await (lost ? orUnknown(send, lost) : send());
			if (effect.state === "not-done" && lost === void 0) throw effect.error;
			let isConfirmed = effect.state === "done", answer = isConfirmed ? effect.value : void 0, cause = isConfirmed ? void 0 : effect.error, reason = isConfirmed ? "shown-otherwise" : "answer-lost", doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(reason, ...writing.doubt(isConfirmed), { cause });
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(cause)) throw (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(cause, doubt);
			let readBack = {
				..._wait_js__WEBPACK_IMPORTED_MODULE_1__.tJ,
				awaited: () => `waiting for ${awaited}`,
				look: () => read(answer),
				isThere: (seen) => isThere(seen, isConfirmed),
				windowMs: isConfirmed ? windowMs : _wait_js__WEBPACK_IMPORTED_MODULE_1__.LP
			}, { end, seen } = await orUnknown(() => (0, _wait_js__WEBPACK_IMPORTED_MODULE_1__.fm)(readBack, patience), doubt);
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
				seen,
				answer
			};
		}
		async function removeAndConfirm(write, isGone, words, patience) {
			let saysGone = !1, wasGone = !1, { doubt } = await writeAndRead({
				async send() {
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
				isThere: (isRemoved) => isRemoved,
				awaited: "the service to stop showing what was deleted",
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
	8563: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => maskedLines,
			P: () => differenceOf
		});
		var _core_missing_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6647), _core_same_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2705), _file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3054);
		let MASK = /^(?:([*＊∗⁎✱·⋅∙○◦▪■▓▒░])\1{2,}|([-#])\2{5,}|(x)\3{5,})$|[•●⚫⬛⬤■█]{3,}/iu;
		function maskedLines(text, isKept = () => !0) {
			return namesOf(linesOf(text).filter(({ key, spelled, isMasked }) => key === void 0 ? isMasked : isKept(key) && (isMasked || ESCAPED_QUOTES.test(spelled))));
		}
		let COMMENTED = /^[\s#]*#\s*(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/, KEY = /^[A-Z][A-Z0-9_]*$/;
		function differenceOf(sent, shown) {
			let [whole, found] = [(0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_1__.f)(sent), (0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_1__.f)(shown)], [all, some] = [linesOf(whole), linesOf(found)], differ = (kind, lines) => ({
				kind,
				names: namesOf(lines)
			}), firstUnseen = all.findIndex(({ text }, at) => text !== some[at]?.text);
			if (whole.startsWith(found) && firstUnseen !== -1) return differ("cut", all.slice(firstUnseen));
			let missing = missingFrom(all, some);
			if (missing !== void 0) return differ(missing.length === 0 ? "none" : "less", missing);
			let added = missingFrom(some, all);
			if (added !== void 0) return differ("more", added);
			let byText = ({ text }) => text, changed = [...(0, _core_missing_in_js__WEBPACK_IMPORTED_MODULE_2__.E)(some, all, byText), ...(0, _core_missing_in_js__WEBPACK_IMPORTED_MODULE_2__.E)(all, some, byText)], inOrder = some.filter(isFull), moved = all.filter(isFull).filter(({ text }, at) => text !== inOrder[at]?.text);
			if (!changed.some(isFull)) return differ("moved", [...moved, ...changed]);
			return differ(found.length > whole.length && whole.replace(ESCAPES, "") === found.replace(ESCAPES, "") ? "escaped" : "other", changed);
		}
		function linesOf(file) {
			return (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.qg)(file).map((segment) => {
				let text = segment.text.replace(/\r?\n$|\r$/, ""), named = (name, key, spelled = "") => ({
					text,
					name,
					key,
					spelled,
					isMasked: isMask(spelled)
				});
				if (segment.kind === "assignment") return named(segment.key, segment.key, segment.value);
				let [, disabled, value] = COMMENTED.exec(text) ?? [];
				if (disabled !== void 0) return named(KEY.test(disabled) ? `${disabled} in a comment` : "comment lines", void 0, value);
				if (segment.kind !== "unknown") return named(`${segment.kind} lines`);
				let equals = text.indexOf("=");
				return named(`line ${segment.line}`, text.slice(0, Math.max(0, equals)), text.slice(equals + 1));
			});
		}
		function namesOf(lines) {
			return [...new Set(lines.map(({ name }) => name))];
		}
		let ESCAPED_QUOTES = /^(&quot;|&apos;|&#0*3[49];|&#x0*2[27];).*\1$/is;
		function isMask(spelled) {
			return spelled.replaceAll(/&(?:bull|#8226|#x2022);/gi, "•").split(/[\r\n]+/).some((line) => {
				let pieces = line.replace(/^["'`([{<\s]+/, "").match(/[^"'`)\]}>;\s]+/g) ?? [];
				return pieces.length > 0 && pieces.every((piece) => MASK.test(piece));
			});
		}
		function missingFrom(all, some) {
			let at = 0, missing = all.filter((line) => {
				let found = some[at], isMasked = line.isMasked || found?.isMasked === !0, isSame = line.text === found?.text || isMasked && line.key !== void 0 && line.key === found?.key;
				isSame && (at += 1);
				return !isSame;
			});
			return at === some.length ? missing : void 0;
		}
		function isFull({ text }) {
			return text.trim() !== "";
		}
		let ESCAPES = /&(?:amp|lt|gt|quot|apos|#\d{2,4}|#x[\da-f]{2,4});|[&<>"'\\]/gi;
	}),
	3054: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I7: () => assignmentsOf,
			qg: () => parse,
			sn: () => BYTE_ORDER_MARK
		});
		var _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9800);
		let BYTE_ORDER_MARK = "﻿";
		function parse(text) {
			let segments = [];
			for (let at = 0, line = 1; at < text.length;) {
				let segment = segmentAt(text, at, line);
				segments.push(segment);
				at += segment.text.length;
				line += segment.text.match(/\r\n|\n|\r/g)?.length ?? 0;
			}
			return segments;
		}
		function assignmentsOf(text) {
			return parse(text).filter((segment) => segment.kind === "assignment");
		}
		let KEY = /^([ \t\v\0]*)(export[ \t\v]+)?(["']?)([A-Za-z0-9_.]+)\3[ \t\v\0]*$/;
		function segmentAt(text, at, line) {
			let start = at === 0 && text.startsWith("﻿") ? 1 : at, lineEnd = endOfLine(text, start), content = text.slice(start, lineEnd), whole = (end) => text.slice(at, end + lineEndAt(text, end).length);
			if (/^[ \t\v\0]*$/.test(content)) return {
				kind: "blank",
				text: whole(lineEnd),
				line
			};
			if (/^[ \t\v\0]*#/.test(content)) return {
				kind: "comment",
				text: whole(lineEnd),
				line
			};
			let equals = content.indexOf("=");
			if (equals < 0) return {
				kind: "unknown",
				text: whole(lineEnd),
				line
			};
			let from = start + equals + 1, { value, comment, end } = quotedAt(text, from + text.slice(from).search(/[^ \t]|$/)) ?? plainAt(text.slice(from, lineEnd), lineEnd), [, indentation = "", exportWord, , key] = KEY.exec(content.slice(0, equals)) ?? [];
			if (key === void 0) return {
				kind: "unknown",
				text: whole(end),
				line
			};
			let [lead, exported] = [text.slice(at, start) + indentation, exportWord !== void 0], spelled = {
				key,
				lead,
				exported,
				value,
				comment,
				end: lineEndAt(text, end)
			};
			return {
				kind: "assignment",
				text: whole(end),
				line,
				...spelled
			};
		}
		function quotedAt(text, start) {
			if (!/["'`]/.test(text.charAt(start))) return;
			let close = (0, _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__.m2)(text, start);
			if (close < 0) return;
			let end = endOfLine(text, close), rest = text.slice(close + 1, end);
			if (!/^[ \t\v\f]*(#|$)/.test(rest)) return;
			let comment = rest.includes("#") ? rest.replace(/^#/, " #") : "";
			return {
				value: text.slice(start, close + 1),
				comment,
				end
			};
		}
		function plainAt(line, end) {
			let hash = line.search(/(?<=[ \t])#|$/), value = (0, _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__.Bq)(line.slice(0, hash));
			return {
				value,
				comment: hash === line.length ? "" : line.slice(line.indexOf(value) + value.length),
				end
			};
		}
		function endOfLine(text, from) {
			return from + text.slice(from).search(/[\r\n]|$/);
		}
		function lineEndAt(text, at) {
			return text.startsWith("\r\n", at) ? "\r\n" : text.slice(at, at + 1);
		}
	}),
	9800: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bq: () => trim,
			DO: () => referenceAt,
			Hh: () => load,
			m2: () => closingQuote,
			wK: () => readValue
		});
		function load(text) {
			let found = new Map();
			for (let entry of entriesOf(text)) {
				let equals = entry.indexOf("="), key = readName(equals < 0 ? entry : trim(entry.slice(0, equals))), value = equals < 0 ? void 0 : readValue(entry.slice(equals + 1));
				if (key === void 0 || value?.ok === !1) return;
				value === void 0 ? found.delete(key) : found.set(key, value);
			}
			return found;
		}
		function readValue(raw) {
			let spelled = trim(raw), quote = /^['"]/.exec(spelled)?.[0] ?? "", end = quote === "" ? PLAIN.exec(spelled)?.[0].length ?? 0 : closingQuote(spelled, 0), body = spelled.slice(quote.length, end < 0 ? void 0 : end), text = "", dollars = [];
			for (let [sign] of body.matchAll(quote === "\"" ? /\\?./gs : /./gs)) {
				let meaning = sign.length === 1 ? sign : ESCAPES.get(sign.charAt(1));
				if (meaning === void 0) return {
					ok: !1,
					reason: UNKNOWN_ESCAPE
				};
				sign === "$" && quote !== "'" && dollars.push(text.length);
				text += meaning;
			}
			if (end < 0) return {
				ok: !1,
				reason: "a quote is opened and not closed"
			};
			if (!/^[ \t\v\f\r\n]*(#|$)/.test(spelled.slice(end + quote.length))) return {
				ok: !1,
				reason: "text follows the end of the value; quote the whole value"
			};
			return {
				ok: !0,
				text,
				references: dollars.filter((offset) => referenceAt(text, offset) !== void 0)
			};
		}
		let PLAIN = /^[ \t\v\f]*[^ \t\v\f\r\n#]*/, ESCAPES = new Map(Object.entries({
			f: "\f",
			n: "\n",
			r: "\r",
			t: "	",
			v: "\v",
			"\"": "\"",
			"\\": "\\",
			$: "$"
		})), UNKNOWN_ESCAPE = "an unknown escape in double quotes; write \\\\ for a backslash, or use single quotes";
		function closingQuote(text, start) {
			let quote = text.charAt(start);
			if (quote !== "\"") return text.indexOf(quote, start + 1);
			DOUBLE_QUOTED.lastIndex = start;
			return DOUBLE_QUOTED.test(text) ? DOUBLE_QUOTED.lastIndex - 1 : -1;
		}
		let DOUBLE_QUOTED = /"[^"\\]*(?:\\.[^"\\]*)*"/sy;
		function referenceAt(text, offset) {
			REFERENCE.lastIndex = offset;
			return REFERENCE.exec(text)?.[1];
		}
		function trim(text) {
			return text.replace(TRIMMED, "");
		}
		let TRIMMED = /^[ \t\n\r\0\v]+|(?<![ \t\n\r\0\v])[ \t\n\r\0\v]+$/g, REFERENCE = /\$\{([a-zA-Z0-9_.]+)\}/y;
		function entriesOf(text) {
			let entries = [], held = [];
			for (let line of text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)) {
				let quotes = countQuotes(line), isClosing = !(line.includes("=\"") && quotes <= 1) && (held.length === 0 || quotes >= 1 || line === "\"");
				held.push(line);
				if (!isClosing) continue;
				entries.push(held.join("\n"));
				held = [];
			}
			return entries.filter((entry) => !/^[ \t\n\r\0\v]*(#|$)/.test(entry));
		}
		function countQuotes(line) {
			if (!line.includes("\"")) return 0;
			return line.replaceAll("\\\\", "").match(/(?<=[^\\])"/g)?.length ?? 0;
		}
		function readName(name) {
			let key = (name.length > 8 ? name.replace(/^export(?=[ \t\n\v\f\r])[ \t\n\r\0\v]*/, "") : name).replace(/^(["'])(.+)\1$/s, "$2");
			return /^[a-zA-Z0-9_.]+$/.test(key) ? key : void 0;
		}
	}),
	6746: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fj: () => secretsOf,
			Sb: () => fixedValue,
			rL: () => unresolvedIn,
			t3: () => fixedValues,
			zu: () => values
		});
		var _file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3054), _phpdotenv_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9800);
		function values(text) {
			return loadEach(text, (loaded, spelled) => loaded?.text ?? spelled);
		}
		function fixedValues(text) {
			return loadEach(text, fixedText);
		}
		function fixedValue(assignment) {
			return fixedText(loadAlone(assignment));
		}
		function unresolvedIn(text, keys) {
			let known = new Set(), found = (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.I7)(text).flatMap((assignment) => {
				let { text: value = "", references = [] } = loadAlone(assignment) ?? {}, names = references.map((at) => (0, _phpdotenv_js__WEBPACK_IMPORTED_MODULE_1__.DO)(value, at) ?? "").filter((name) => !known.has(name));
				known.add(assignment.key);
				return names;
			});
			return [...new Set(found)].filter((name) => keys.has(name));
		}
		function secretsOf(text) {
			let disabled = (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.qg)(text).filter(({ kind }) => kind === "comment").map((comment) => comment.text.replace(/^[\s#\uFEFF]+/, "")).join(""), found = [...(0, _file_js__WEBPACK_IMPORTED_MODULE_0__.I7)(text), ...(0, _file_js__WEBPACK_IMPORTED_MODULE_0__.I7)(disabled)].flatMap((assignment) => [loadAlone(assignment)?.text ?? assignment.value, assignment.value.replace(/^(["'`])(.*)\1$/s, "$2")]);
			return new Set([...values(text).values(), ...found].filter((value) => value !== ""));
		}
		function loadEach(text, read) {
			let file = (0, _phpdotenv_js__WEBPACK_IMPORTED_MODULE_1__.Hh)(text);
			if (file !== void 0) return new Map([...file].map(([key, loaded]) => [key, read(loaded, loaded.text)]));
			return new Map((0, _file_js__WEBPACK_IMPORTED_MODULE_0__.I7)(text).map((each) => [each.key, read(loadAlone(each), each.value)]));
		}
		function loadAlone({ text, key }) {
			return (0, _phpdotenv_js__WEBPACK_IMPORTED_MODULE_1__.Hh)(text)?.get(key);
		}
		function fixedText(loaded) {
			return loaded?.references.length === 0 ? loaded.text : null;
		}
	}),
	8264: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			bringsFile: () => bringsFile,
			envOf: () => envOf,
			guardEnv: () => guardEnv,
			requireKeys: () => requireKeys
		});
		var _api_site_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _dotenv_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8563), _dotenv_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6746), _site_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3242), _whole_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9553);
		function envOf({ facts, hide }, missing = null) {
			let target = (0, _site_target_js__WEBPACK_IMPORTED_MODULE_5__.$)(facts);
			return {
				what: "the .env",
				async read(reader) {
					let text = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.MW)(reader.read(_api_site_parts_js__WEBPACK_IMPORTED_MODULE_0__.getEnv, target), missing);
					text !== null && hide((0, _dotenv_values_js__WEBPACK_IMPORTED_MODULE_3__.Fj)(text));
					return text;
				},
				write: (content, writer) => writer.write(_api_site_parts_js__WEBPACK_IMPORTED_MODULE_0__.patchEnv, target, { content })
			};
		}
		function requireKeys(text, required, log) {
			let keys = [...required], found = (0, _dotenv_values_js__WEBPACK_IMPORTED_MODULE_3__.zu)(text ?? ""), missing = keys.filter((key) => (found.get(key) ?? "").trim() === "");
			if (text !== null && missing.length > 0) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("env-key-missing", `The .env has no value for these keys of env-required: ${missing.join(", ")}.`, "Give them to sync-env (env, env-file or env-prefix), or set them in the service's pages.");
			let unseen = text === null ? keys : (0, _dotenv_difference_js__WEBPACK_IMPORTED_MODULE_2__.F)(text).filter((name) => keys.includes(name));
			unseen.length > 0 && log.warning(`env-required could not be checked: the service does not show ${unseen.join(", ")} of the .env.`);
		}
		function bringsFile(operations) {
			return operations.some(({ changesState }) => changesState === "repository");
		}
		async function guardEnv(required, planning, before) {
			let { facts, dryRun, log, learn } = planning;
			if (facts.isEnvChecked) return;
			let isSite = typeof facts.site == "object", mayCome = before === void 0 ? dryRun && facts.repository === "installed" : bringsFile(before), file = isSite ? envOf(planning, "") : void 0, shown = await file?.read(planning.reader) ?? null, text = file === void 0 || shown === null || mayCome ? shown : await (0, _whole_text_js__WEBPACK_IMPORTED_MODULE_4__.Ti)(shown, file, planning), isUnseen = text === null || mayCome && (0, _whole_text_js__WEBPACK_IMPORTED_MODULE_4__.z3)(text);
			if (isUnseen && before !== void 0 && (mayCome || !isSite)) return;
			requireKeys(isUnseen ? null : text, required, log);
			learn({ isEnvChecked: !0 });
		}
	}),
	9553: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ti: () => believe,
			Tr: () => puttingBack,
			nI: () => replaceAndReadBack,
			z3: () => isBlank
		});
		var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2705), _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83);
		async function replaceAndReadBack({ what, read, write }, sent, { reader, writer, patience, lost }, isThere = (seen) => (0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__.c)(seen, sent)) {
			let writing = {
				send: () => write(sent, writer),
				read: () => read(reader),
				isThere: (seen, isConfirmed) => seen !== null && isThere(seen, isConfirmed),
				awaited: `${what} to show as it was written`,
				doubt: (isConfirmed) => [isConfirmed ? `The service has accepted ${what}, but reading it back did not show it.` : `Whether ${what} was written is not known: reading it back did not show it.`, "Run again: it will be compared again and written only if it differs."]
			}, { seen, answer, doubt } = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.Ni)(writing, patience, lost);
			return {
				seen,
				answer,
				doubt: seen === null ? void 0 : doubt
			};
		}
		async function believe(first, text, { reader, patience }) {
			if (first !== null && !isBlank(first)) return first;
			await patience.clock.sleep(1e3, patience.signal);
			let second = await text.read(reader);
			return first === null && second !== null && isBlank(second) ? null : second;
		}
		function isBlank(text) {
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
	})
};
