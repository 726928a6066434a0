"use strict";
exports.id = 614;
exports.ids = [614, 746];
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
	1746: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => LOADERS,
			spell: () => spell
		});
		var _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9800);
		let LOADERS = [
			"phpdotenv",
			"shell",
			"dotenv",
			"parseEnv"
		];
		function spell(value, comment = "") {
			if (value.includes("\0")) return {
				ok: !1,
				reason: "it holds a NUL character, which no environment variable can"
			};
			if (!value.isWellFormed()) return {
				ok: !1,
				reason: "it is not valid Unicode (half of a surrogate pair)"
			};
			let quoted = quote(value);
			if (quoted === void 0) return {
				ok: !1,
				reason: BACKTICK
			};
			let own = comment.startsWith(GUARD) ? comment.slice(GUARD.length) : comment;
			for (let end of value.endsWith("\\") ? [GUARD + own] : [own, GUARD + own]) {
				let text = quoted.text + end, loaded = (0, _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__.Hh)(`KEY=${text}`)?.get("KEY");
				if (loaded?.references.length === 0 && loaded.text === value) return {
					ok: !0,
					text,
					loaders: quoted.loaders
				};
			}
			return {
				ok: !1,
				reason: "phpdotenv would not read it back in any spelling"
			};
		}
		let GUARD = " # \"value's end\"", BACKTICK = "it holds a backtick together with a single quote or a line break: in every spelling that phpdotenv understands, a shell that loads the file would run it as a command; encode the value (base64) or change it";
		function quote(value) {
			if (/^[\w./:@%+,-][\w./:@%+,=-]*$/.test(value)) return {
				text: value,
				loaders: LOADERS
			};
			if (!/['\r\n]/.test(value)) return {
				text: `'${value}'`,
				loaders: LOADERS
			};
			if (value.includes("`")) return;
			let isPlain = !/[\\"]/.test(value) && !EXPANDED.test(value), inner = isPlain ? value : value.replace(/[\\"$]/g, "\\$&");
			if (!value.includes("\r")) return {
				text: `"${inner}"`,
				loaders: isPlain ? LOADERS : ["phpdotenv", "shell"]
			};
			return {
				text: `"${inner.replaceAll("\r", "\\r").replaceAll("\n", "\\n")}"`,
				loaders: isPlain ? ["phpdotenv", "dotenv"] : ["phpdotenv"]
			};
		}
		let EXPANDED = /\$(?![\s.,:;/%=+~^&|<>)\]}']|$)/;
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
	7614: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			bringsFile: () => bringsFile,
			envOf: () => envOf,
			guardEnv: () => guardEnv,
			mergeEnv: () => mergeEnv,
			planWrite: () => planWrite,
			requireKeys: () => requireKeys
		});
		var site_parts = __webpack_require__(7934), errors = __webpack_require__(8208), same_text = __webpack_require__(2705), difference = __webpack_require__(8563), file = __webpack_require__(3054), phpdotenv = __webpack_require__(9800), dotenv_spelling = __webpack_require__(1746), values = __webpack_require__(6746);
		function merge(text, set, remove) {
			let edited = (0, file.qg)(text).map((segment) => edit(segment, set, remove)).join(""), found = (0, values.t3)(edited), result = append(edited, [...set].filter(([key, value]) => found.get(key) !== value));
			return {
				...describe(text, result, set, [...remove]),
				mistake: findMistake(text, result, set, remove)
			};
		}
		function replace(present, set) {
			let extra = [...assignedKeys(present)].filter((key) => !set.has(key));
			return describe(present, extra.length === 0 && (0, phpdotenv.Hh)(present) !== void 0 && holdsAll((0, values.t3)(present), set) ? present : append("", [...set]), set, extra);
		}
		function edit(segment, set, remove) {
			if (segment.kind !== "assignment") return segment.text;
			if (remove.has(segment.key)) return segment.lead.startsWith(file.sn) ? file.sn : "";
			let value = set.get(segment.key);
			return value === void 0 || (0, values.Sb)(segment) === value ? segment.text : rewrite(segment, value);
		}
		function rewrite({ lead, exported, key, comment, end }, value) {
			return `${lead}${exported ? "export".padEnd(key.length === 1 ? 8 : 7) : ""}${key}=${spelled(key, value, comment)}${end}`;
		}
		function spelled(key, value, comment = "") {
			let spelling = (0, dotenv_spelling.spell)(value, comment);
			if (!spelling.ok) throw Error(`${key} was found writable and is not: ${spelling.reason}`);
			return spelling.text;
		}
		function append(text, entries) {
			if (entries.length === 0) return text;
			let [end] = /\r\n|\n|\r/.exec(text) ?? ["\n"], isComplete = text === "" || text === file.sn || /[\r\n]$/.test(text), lines = entries.map(([key, value]) => `${key}=${spelled(key, value)}${end}`);
			return `${text}${isComplete ? "" : end}${lines.join("")}`;
		}
		function assignedKeys(text) {
			return new Set([...(0, file.I7)(text).map(({ key }) => key), ...(0, phpdotenv.Hh)(text)?.keys() ?? []]);
		}
		function describe(before, after, set, remove) {
			let present = assignedKeys(before), found = (0, values.t3)(before), other = (0, file.I7)(before).filter((each) => (0, values.Sb)(each) !== set.get(each.key)), isOther = (key) => found.get(key) !== set.get(key) || other.some((each) => each.key === key), added = [...set.keys()].filter((key) => !present.has(key)), changed = [...set.keys()].filter((key) => present.has(key) && isOther(key));
			return {
				text: after,
				added,
				changed,
				removed: remove.filter((key) => present.has(key)),
				misread: [...added, ...changed].filter((key) => {
					let spelling = (0, dotenv_spelling.spell)(set.get(key) ?? "");
					return spelling.ok && spelling.loaders.length < dotenv_spelling.H.length;
				})
			};
		}
		function findMistake(before, after, set, remove) {
			let wasAccepted = (0, phpdotenv.Hh)(before) !== void 0, isAccepted = (0, phpdotenv.Hh)(after) !== void 0, isManaged = (key) => set.has(key) || remove.has(key), others = [...(0, values.zu)(before)].filter(([key]) => !isManaged(key)), isKept = wasAccepted === isAccepted ? holdsAll((0, values.zu)(after), others) : isAccepted, remaining = assignedKeys(after), isRemoved = ![...remove].some((key) => remaining.has(key));
			if (holdsAll((0, values.t3)(after), set) && isRemoved && isKept) return;
			let isConfusing = (line) => (0, phpdotenv.Hh)(`${line}\nNEXT=1`)?.has("NEXT") !== !0, cause = (0, file.qg)(before).filter((segment) => segment.kind !== "assignment" || !isManaged(segment.key)).find(({ text }) => isConfusing(text));
			return `${cause === void 0 ? "a line of the file" : `line ${cause.line} of the file`} keeps programs from finding it (an unbalanced quote, or no assignment); correct that line first`;
		}
		function holdsAll(found, wanted) {
			return [...wanted].every(([key, value]) => found.get(key) === value);
		}
		var site_target = __webpack_require__(3242), operation = __webpack_require__(83), whole_text = __webpack_require__(9553);
		function envOf({ facts, hide }, missing = null) {
			let target = (0, site_target.$)(facts);
			return {
				what: "the .env",
				async read(reader) {
					let text = await (0, errors.MW)(reader.read(site_parts.getEnv, target), missing);
					text !== null && hide((0, values.Fj)(text));
					return text;
				},
				write: (content, writer) => writer.write(site_parts.patchEnv, target, { content })
			};
		}
		function mergeEnv(current, wanted) {
			let { envMode, env, envRemove } = wanted;
			if (envMode === "merge" && current === null) throw new errors.OK("env-unwritable", UNSEEN, GET_A_FILE);
			let before = current ?? "", { text, misread, mistake, ...keys } = mergeOrReplace(before, wanted);
			if (mistake !== void 0) {
				let message = `The .env cannot hold these values: ${[
					...keys.added,
					...keys.changed,
					...keys.removed
				].join(", ")}: ${mistake}.`;
				throw new errors.OK("env-unwritable", message, "Change these values.");
			}
			let masked = envMode === "replace" || text === before ? [] : (0, difference.F)(before, (key) => !env.has(key) && !envRemove.has(key));
			if (masked.length === 0) return {
				text,
				misread,
				keys
			};
			let message = `The service shows masks or escapes, such as ******** or &quot;, in place of values of the .env: ${masked.join(", ")}. They would be written in place of the real values, so nothing is merged.`;
			throw new errors.OK("env-unwritable", message, GIVE_THEM);
		}
		let UNSEEN = "The service shows no .env of this site. Nothing is merged into an unseen file, as its contents might be lost.", GET_A_FILE = "Install the repository first (ensure-repository; with reinstall-repository: true where one was removed), or set env-mode: replace to write exactly the given keys.", GIVE_THEM = "Give these keys as well, even if a value really looks like that; remove such comments from the file; or set env-mode: replace and give all keys that the site needs.";
		function planWrite(write) {
			let summary = `.env: ${describeKeys(write.keys, [
				"add",
				"change",
				"remove"
			])}`;
			return (0, operation.AS)(summary, write.wanted, (_, applying) => writeEnv(write, applying));
		}
		function describeKeys({ added, changed, removed }, verbs) {
			return [
				added,
				changed,
				removed
			].map((keys, index) => keys.length > 0 && `${verbs[index]} ${keys.join(", ")}`).filter(Boolean).join("; ") || "only the text around the keys differs";
		}
		async function writeEnv(write, applying) {
			let { before, sent, keys } = write, { facts, log } = applying, text = envOf(applying), { shown, answer, doubt } = await sendEnv(text, write, applying);
			if (shown === null && (answer ?? null) === null) throw new errors.OK("shown-otherwise", UNCONFIRMED, INSTALL_FIRST);
			if (shown !== null && doubt !== void 0) throw damageOf(shown, doubt, write, applying);
			let { kind, names } = (0, difference.P)(sent, shown ?? sent);
			kind === "more" && log.warning(`.env: lines were added by somebody else since it was written: ${names.join(", ")}`);
			let isHidden = shown !== null && kind === "none" && !(0, same_text.c)(shown, sent), isSeenWhole = before !== null && (0, difference.F)(before).length === 0, replaced = {
				text,
				before: facts.repository === "unknown" && isSeenWhole ? before : null,
				after: isHidden ? null : kind === "more" ? sent : shown,
				factsBefore: { env: {
					added: [],
					changed: [],
					removed: []
				} }
			}, unseen = shown === null ? NOT_SHOWN : isHidden ? MASKED : "";
			return {
				changed: !0,
				summary: `.env: ${describeKeys(keys, [
					"added",
					"changed",
					"removed"
				])}${unseen}`,
				replaced
			};
		}
		let NOT_SHOWN = "; the service does not show the file, so it could not be read back", MASKED = "; the service shows masks in place of values, so these could not be read back", UNCONFIRMED = "The service shows no .env after the write, nor did it confirm one: without a file it writes nothing.", INSTALL_FIRST = "Install the repository first (ensure-repository): that is what creates the file. Then run again.";
		function sendEnv(text, write, applying) {
			let { sent, wanted } = write, isDamaged = !1;
			return (0, whole_text.nI)(text, sent, applying, (seen, isConfirmed) => {
				let { kind } = (0, difference.P)(sent, seen);
				isDamaged = !isAsBefore(write, seen) && [
					"cut",
					"less",
					"escaped"
				].includes(kind);
				if (kind === "none") return isConfirmed || (0, same_text.c)(seen, sent);
				let merged = mergeOrReplace(seen, wanted);
				return kind === "more" && merged.mistake === void 0 && merged.text === seen;
			}).catch((error) => {
				if ((0, errors.c4)(error)) throw new errors.OK("env-unwritable", NO_FILE, INSTALL_FIRST, { cause: error });
				let lost = error instanceof errors.Gz ? error.lost : void 0;
				if (lost === void 0 || !isDamaged) throw error;
				throw new errors.OK(lost.reason, `${lost.message} ${IN_PART}`, CORRECT_IT, { cause: lost.cause });
			});
		}
		let NO_FILE = "The service answered 404 to the write of the .env: it seems to have none of this site.", IN_PART = "It shows only in part, so nothing more was written.";
		function isAsBefore({ before }, text) {
			return before !== null && (0, same_text.c)(text, before);
		}
		function damageOf(shown, doubt, write, { learn }) {
			let { keys } = write, { kind, names } = (0, difference.P)(write.sent, shown), differ = `${names.join(", ")}.`;
			if (isAsBefore(write, shown)) return new errors.OK(doubt.reason, `${doubt.message} ${DIFFER}: ${differ}`, doubt.next);
			let message = `${DAMAGE[kind] ?? CHANGED}: ${differ}`;
			if (kind === "cut") return new errors.OK("shown-otherwise", message, CORRECT_IT);
			let stand = (all) => all.filter((key) => kind === "moved" || !names.includes(key)), [added, changed, removed] = [
				stand(keys.added),
				stand(keys.changed),
				stand(keys.removed)
			];
			learn({ env: {
				added,
				changed,
				removed
			} });
			return new errors.OK("env-damaged", message, CORRECT_IT);
		}
		let CORRECT_IT = "Look at the .env in the pages of the service, and correct it there.", DIFFER = "These differ from what was sent", CHANGED = `The service has accepted the .env, and shows another one. It changes what it is sent, or somebody else has written it since, so it was left as it is. ${DIFFER}`, DAMAGE = {
			cut: "The service has accepted the .env, and shows only its beginning, or nothing. As the rest cannot be seen, nothing more was written. Not shown",
			less: "The service has not kept all of the .env that was sent, or somebody else has deleted lines since. This is missing",
			moved: "The service has accepted the .env, and shows its lines in another order. These have moved",
			escaped: `The service escapes the .env, as &amp; for &, each time it is written. Nothing more was written, as that would escape it again. ${DIFFER}`
		};
		function mergeOrReplace(text, { envMode, env, envRemove }) {
			return envMode === "replace" ? replace(text, env) : merge(text, env, envRemove);
		}
		function requireKeys(text, required, log) {
			let keys = [...required], found = (0, values.zu)(text ?? ""), missing = keys.filter((key) => (found.get(key) ?? "").trim() === "");
			if (text !== null && missing.length > 0) throw new errors.OK("env-key-missing", `The .env has no value for these keys of env-required: ${missing.join(", ")}.`, "Give them to sync-env (env, env-file or env-prefix), or set them in the service's pages.");
			let unseen = text === null ? keys : (0, difference.F)(text).filter((name) => keys.includes(name));
			unseen.length > 0 && log.warning(`env-required could not be checked: the service does not show ${unseen.join(", ")} of the .env.`);
		}
		function bringsFile(operations) {
			return operations.some(({ changesState }) => changesState === "repository");
		}
		async function guardEnv(required, planning, before) {
			let { facts, dryRun, log, learn } = planning;
			if (facts.isEnvChecked) return;
			let isSite = typeof facts.site == "object", mayCome = before === void 0 ? dryRun && facts.repository === "installed" : bringsFile(before), file = isSite ? envOf(planning, "") : void 0, shown = await file?.read(planning.reader) ?? null, text = file === void 0 || shown === null || mayCome ? shown : await (0, whole_text.Ti)(shown, file, planning), isUnseen = text === null || mayCome && (0, whole_text.Im)(text);
			if (isUnseen && before !== void 0 && (mayCome || !isSite)) return;
			requireKeys(isUnseen ? null : text, required, log);
			learn({ isEnvChecked: !0 });
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
	})
};
