"use strict";
exports.id = 746;
exports.ids = [746];
exports.modules = {
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
	})
};
