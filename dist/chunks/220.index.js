"use strict";
exports.id = 220;
exports.ids = [220];
exports.modules = {
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
			return {
				kind: "assignment",
				text: whole(end),
				line,
				key,
				lead: text.slice(at, start) + indentation,
				exported: exportWord !== void 0,
				value,
				comment,
				end: lineEndAt(text, end)
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
			for (let entry of joinedLines(text)) {
				let equals = entry.indexOf("="), key = readName(equals < 0 ? entry : trim(entry.slice(0, equals))), value = equals < 0 ? void 0 : readValue(entry.slice(equals + 1));
				if (key === void 0 || value?.ok === !1) return;
				value === void 0 ? found.delete(key) : found.set(key, value);
			}
			return found;
		}
		function readValue(raw) {
			let spelled = trim(raw), quote = /^['"]/.exec(spelled)?.[0] ?? "", end = quote === "" ? UNQUOTED.exec(spelled)?.[0].length ?? 0 : closingQuote(spelled, 0), body = spelled.slice(quote.length, end < 0 ? void 0 : end), text = "", dollars = [];
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
		let UNQUOTED = /^[ \t\v\f]*[^ \t\v\f\r\n#]*/, ESCAPES = new Map(Object.entries({
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
			VARIABLE.lastIndex = offset;
			return VARIABLE.exec(text)?.[1];
		}
		function trim(text) {
			return text.replace(TRIMMED, "");
		}
		let TRIMMED = /^[ \t\n\r\0\v]+|(?<![ \t\n\r\0\v])[ \t\n\r\0\v]+$/g, VARIABLE = /\$\{([a-zA-Z0-9_.]+)\}/y;
		function joinedLines(text) {
			let entries = [], held = [];
			for (let line of text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)) {
				let quotes = line.replaceAll("\\\\", "").match(/(?<=[^\\])"/g)?.length ?? 0, isClosing = !(line.includes("=\"") && quotes <= 1) && (held.length === 0 || quotes >= 1 || line === "\"");
				held.push(line);
				if (!isClosing) continue;
				entries.push(held.join("\n"));
				held = [];
			}
			return entries.filter((entry) => !/^[ \t\n\r\0\v]*(#|$)/.test(entry));
		}
		function readName(name) {
			let key = (name.length > 8 ? name.replace(/^export(?=[ \t\n\v\f\r])[ \t\n\r\0\v]*/, "") : name).replace(/^(["'])(.+)\1$/s, "$2");
			return /^[a-zA-Z0-9_.]+$/.test(key) ? key : void 0;
		}
	}),
	1746: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => LOADERS,
			l: () => spell
		});
		var _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9800);
		let LOADERS = [
			"phpdotenv",
			"shell",
			"dotenv",
			"parseEnv"
		];
		function spell(value, comment = "") {
			if (value.includes("\0") || !value.isWellFormed()) return {
				ok: !1,
				reason: "it holds a NUL character, or is not valid Unicode"
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
			let isPlain = !/[\\"]/.test(value) && !SHELL_EXPANDED.test(value), inner = isPlain ? value : value.replace(/[\\"$]/g, "\\$&");
			if (!value.includes("\r")) return {
				text: `"${inner}"`,
				loaders: isPlain ? LOADERS : ["phpdotenv", "shell"]
			};
			return {
				text: `"${inner.replaceAll("\r", "\\r").replaceAll("\n", "\\n")}"`,
				loaders: isPlain ? ["phpdotenv", "dotenv"] : ["phpdotenv"]
			};
		}
		let SHELL_EXPANDED = /\$(?![\s.,:;/%=+~^&|<>)\]}']|$)/;
	}),
	9220: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			readDotenv: () => readDotenv,
			readKeys: () => readKeys,
			spell: () => spelling.l
		});
		var dotenv_file = __webpack_require__(3054), key = __webpack_require__(6197), phpdotenv = __webpack_require__(9800);
		function parseStrict(text) {
			let values = new Map(), problems = [];
			for (let segment of (0, dotenv_file.qg)(text)) {
				if (segment.kind === "blank" || segment.kind === "comment") continue;
				let result = readSegment(segment), value = result.ok ? resolve(result, values) : void 0;
				segment.kind === "assignment" && value !== void 0 ? values.set(segment.key, value) : problems.push(`line ${segment.line}: ${result.ok ? UNRESOLVED : result.reason}`);
			}
			return {
				values,
				problems
			};
		}
		let UNRESOLVED = "the name in ${…} is no key assigned further up; assign it first, or use single quotes for the text itself";
		function readSegment(segment) {
			if (segment.kind !== "assignment" || !(0, key.D)(segment.key)) return {
				ok: !1,
				reason: segment.text.includes("=") ? "the key must consist of letters, digits and underscores, and not begin with a digit" : "not an assignment; expected KEY=value, a comment or a blank line"
			};
			let spelled = segment.value.replace(/\r\n?/g, "\n");
			if (/^['"]/.test(spelled)) return (0, phpdotenv.wK)(spelled);
			if (/^`[^`]*`$/.test(spelled)) return {
				ok: !0,
				text: spelled.slice(1, -1),
				references: []
			};
			if (spelled.includes("#")) return {
				ok: !1,
				reason: "programs that load .env disagree whether # begins a comment here; quote the value, or put a space before # to begin a comment"
			};
			return {
				ok: !0,
				text: spelled,
				references: [...spelled.matchAll(/\$\{[\w.]+\}/g)].map(({ index }) => index)
			};
		}
		function resolve({ text, references }, known) {
			let resolved = text;
			for (let at of references.toReversed()) {
				let value = known.get((0, phpdotenv.DO)(text, at) ?? "");
				if (value === void 0) return;
				resolved = resolved.slice(0, at) + value + resolved.slice(text.indexOf("}", at) + 1);
			}
			return resolved;
		}
		var spelling = __webpack_require__(1746);
		function readDotenv(form, input, text) {
			let { values, problems } = parseStrict(text);
			for (let problem of problems) form.report(input, `dotenv text; ${problem}`);
			form.hide(values.values());
			let unfilled = [...values].filter(([, text]) => text.includes("${{")).map(([key]) => key);
			unfilled.length > 0 && form.report(input, `no \${{ … }} in ${unfilled.join(", ")}: GitHub fills it in only in workflows; give such a value with env-prefix`);
			return { value: values };
		}
		function readKeys(word, form) {
			let refuse = (expected) => {
				form.report("env-required", expected);
				return [];
			};
			if ((0, key.m)(word)) return [word];
			if (word.includes("=")) return refuse("names of keys, without = and values");
			let file = form.readFile(word);
			if ("expected" in file) return (0, key.D)(word) ? [word] : refuse(`keys of letters, digits and _, or ${file.expected}`);
			let lines = (0, dotenv_file.qg)(file.value), unread = lines.find(({ kind }) => kind === "unknown");
			if (unread !== void 0) return refuse(`a file of lines such as KEY=; line ${unread.line} is none`);
			let keys = lines.flatMap((line) => line.kind === "assignment" ? line.key : []);
			return keys.length === 0 ? refuse("a file with keys; it has none") : keys;
		}
	})
};
