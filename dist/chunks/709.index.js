"use strict";
exports.id = 709;
exports.ids = [709];
exports.modules = {
	9709: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { readConfig: () => readConfig });
		var _dotenv_key_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6197), _dotenv_spelling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1746), _targets_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(917), _values_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1463), _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4538), _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6554);
		function readConfig(text, file) {
			let inputs = new Map(), problems = [], report = (expected) => problems.push({
				input: "--config",
				expected
			}), parsed = "value" in text ? (0, _values_yaml_js__WEBPACK_IMPORTED_MODULE_2__.h)(text.value, file, !0) : text;
			if ("expected" in parsed) report(parsed.expected);
			else if (!(0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.jh)(parsed.value.value)) report("a map of inputs, such as server: web-1");
			else for (let [name, value] of Object.entries(parsed.value.value)) {
				let read = readInput(name, value, parsed.value);
				"value" in read ? inputs.set(name, read.value) : report(`at line ${parsed.value.lineOf([name]) ?? 1} of ${file}, ${read.expected}`);
			}
			return {
				inputs,
				problems
			};
		}
		function readInput(name, value, { excerptOf }) {
			let input = (0, _targets_inputs_js__WEBPACK_IMPORTED_MODULE_1__.wg)(name);
			if (input === void 0) return { expected: `the name of an input; ${(0, _names_js__WEBPACK_IMPORTED_MODULE_3__.Pn)(name, _names_js__WEBPACK_IMPORTED_MODULE_3__.vj) === void 0 ? "this key is not one" : `there is no ${name}`}, ${(0, _names_js__WEBPACK_IMPORTED_MODULE_3__.JR)(name, _names_js__WEBPACK_IMPORTED_MODULE_3__.vj)}` };
			if (value === null) return { value: "" };
			if (input.secret === "values" && (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.jh)(value)) return dotenvOf(value, name);
			if (input.isYaml && typeof value == "object") return { value: excerptOf([name]) ?? JSON.stringify(value) };
			let text = (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.jh)(value) ? void 0 : (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.AN)(value);
			return text === void 0 ? { expected: `for ${name}, a text or a list of texts` } : { value: text };
		}
		function dotenvOf(map, input) {
			let lines = [];
			for (let [key, value] of Object.entries(map)) {
				if (!(0, _dotenv_key_js__WEBPACK_IMPORTED_MODULE_5__.D)(key)) return { expected: `for ${input}, keys of letters, digits and _ that begin with no digit` };
				let text = (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.ws)(value ?? ""), spelled = text === void 0 ? {
					ok: !1,
					reason: "it is a list or a map"
				} : (0, _dotenv_spelling_js__WEBPACK_IMPORTED_MODULE_0__.l)(text);
				if (!spelled.ok) return { expected: `for ${input}, values that a .env can hold; check ${key}: ${spelled.reason}` };
				lines.push(`${key}=${spelled.text}`);
			}
			return { value: lines.join("\n") };
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
	}),
	1463: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => parseYaml,
			m: () => ofFile
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
		function parseYaml(text, file = "", keepsSpelling = !1) {
			let lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN(), document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
				lineCounter: lines,
				prettyErrors: !1,
				logLevel: "error",
				uniqueKeys: !1
			});
			if (document.directives?.yaml.version === "1.1") return { expected: "YAML 1.2, without %YAML 1.1" };
			let [problem = findOddNode(document)] = [...document.errors, ...document.warnings];
			if (problem !== void 0) {
				let why = YAML_ADVICE[problem.code] ?? `the YAML library calls it ${problem.code}`, { line, col } = lines.linePos(problem.pos[0]), column = col === 1 ? "" : `, column ${col}`;
				return { expected: `YAML or JSON; at line ${line}${ofFile(file)}${column}: ${why}` };
			}
			keepsSpelling && (0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, { Scalar: (_, scalar) => keepSpelling(scalar) });
			try {
				return { value: createText(document, document.toJS({ maxAliasCount: 100 }), lines, text) };
			} catch {
				return { expected: "YAML or JSON whose aliases (*name) do not multiply" };
			}
		}
		function createText(document, value, lines, text) {
			return {
				value,
				lineOf(path) {
					let node = keyAt(document, path) ?? document.getIn(path, !0);
					return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && node.range ? lines.linePos(node.range[0]).line : void 0;
				},
				sourceOf(path) {
					let node = document.getIn(path, !0);
					return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.source : void 0;
				},
				excerptOf(path) {
					let node = document.getIn(path, !0), aliases = [];
					(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && (0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(node, { Alias: (_, alias) => void aliases.push(alias) });
					if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) || !node.range || aliases.length > 0) return;
					let [start, end] = node.range, { line, col } = lines.linePos(start);
					return "\n".repeat(line - 1) + " ".repeat(col - 1) + text.slice(start, end);
				}
			};
		}
		function ofFile(file) {
			return file === "" ? "" : ` of ${file}`;
		}
		function keyAt(document, path) {
			let map = document.getIn(path.slice(0, -1), !0);
			return ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(map) ? map.items.map(({ key }) => key) : []).filter((key) => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key)).find(({ value }) => value === path.at(-1));
		}
		function keepSpelling(scalar) {
			let { value, source } = scalar;
			(typeof value == "number" || typeof value == "boolean") && String(value) !== source && (scalar.value = source);
		}
		function findOddNode(document) {
			let odd = [], anchors = new Set(), note = (code, node) => {
				odd.push({
					pos: [(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && node.range?.[0] || 0],
					code
				});
			};
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, {
				Value: (_, { anchor }) => void anchors.add(anchor),
				Alias(_, alias) {
					anchors.has(alias.source) || note("BAD_ALIAS", alias);
				},
				Map(_, { items, anchor }) {
					anchors.add(anchor);
					let seen = new Set();
					for (let { key } of items) {
						let name = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) ? String(key.value) : key;
						typeof name == "string" ? seen.has(name) && note("DUPLICATE_KEY", key) : note("NON_STRING_KEY", key);
						seen.add(name);
					}
				}
			});
			return odd[0];
		}
		let QUOTE_IT = "quote a text that begins with a sign such as * & ! % @ or `", NO_KEY = "write \"key: value\", with a space after the colon, in the same column as its neighbours, and quote a text that contains \": \"", MISSING = "this line begins in a different column from the lines that it belongs to, or a colon, dash, comma, space, quote or bracket is missing; when in doubt, quote the text", YAML_ADVICE = {
			BAD_ALIAS: QUOTE_IT,
			BAD_SCALAR_START: QUOTE_IT,
			TAG_RESOLVE_FAILED: QUOTE_IT,
			BLOCK_AS_IMPLICIT_KEY: NO_KEY,
			MULTILINE_IMPLICIT_KEY: NO_KEY,
			MISSING_CHAR: MISSING,
			UNEXPECTED_TOKEN: MISSING,
			BAD_INDENT: "this line begins in a different column from the lines that it belongs to",
			TAB_AS_INDENT: "a tab indents the line; use spaces",
			DUPLICATE_KEY: "this key occurs twice",
			MULTIPLE_DOCS: "a second document begins; only one is allowed",
			NON_STRING_KEY: "a map or list, such as {{ … }}, is used as a key"
		};
	})
};
