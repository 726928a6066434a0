"use strict";
exports.id = 9709;
exports.ids = [9709];
exports.modules = {
	9709: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			readConfig: () => readConfig,
			unreadable: () => unreadable
		});
		var _dotenv_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3054), _dotenv_spelling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1746), _values_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1463), _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4538), _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6554);
		function readConfig(text) {
			let inputs = new Map(), problems = [], parsed = (0, _values_yaml_js__WEBPACK_IMPORTED_MODULE_2__.h)(text);
			if ("expected" in parsed) return unreadable(parsed.expected);
			if (!(0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.jh)(parsed.value.value)) return unreadable("a map of inputs, such as server: web-1");
			for (let [name, value] of Object.entries(parsed.value.value)) {
				let read = readInput(name, value, parsed.value);
				if ("value" in read) inputs.set(name, read.value);
				else {
					let line = parsed.value.lineOf([name]) ?? 1;
					problems.push({
						input: "--config",
						expected: `at line ${line}, ${read.expected}`
					});
				}
			}
			return {
				inputs,
				problems
			};
		}
		function unreadable(expected) {
			return {
				inputs: new Map(),
				problems: [{
					input: "--config",
					expected
				}]
			};
		}
		function readInput(name, value, source) {
			let input = (0, _names_js__WEBPACK_IMPORTED_MODULE_3__.wg)(name);
			if (input === void 0) return { expected: `the name of an input; ${(0, _names_js__WEBPACK_IMPORTED_MODULE_3__.Pn)(name, _names_js__WEBPACK_IMPORTED_MODULE_3__.vj) === void 0 ? "this key is none" : `there is no ${name}`}, ${(0, _names_js__WEBPACK_IMPORTED_MODULE_3__.JR)(name, _names_js__WEBPACK_IMPORTED_MODULE_3__.vj)}` };
			if (value === null) return { value: "" };
			let text = textOf(input, value, source);
			if (text === void 0) return { expected: `for ${name}, a text or a list of texts` };
			return typeof text == "string" ? { value: text } : { expected: `for ${name}, ${text.expected}` };
		}
		function textOf({ name, holds }, value, source) {
			if (holds === "yaml" && typeof value == "object") return source.excerptOf([name]) ?? JSON.stringify((0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.mP)(value, [name], source));
			if (holds === "dotenv" && (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.jh)(value)) return dotenvOf(value, name, source);
			return (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.jh)(value) ? void 0 : (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.AN)(value, [name], source);
		}
		function dotenvOf(map, name, source) {
			let lines = [];
			for (let [key, value] of Object.entries(map)) {
				let text = value === null ? "" : (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.AN)(value, [name, key], source), spelled = text === void 0 ? {
					ok: !1,
					reason: "it is a list or a map"
				} : (0, _dotenv_spelling_js__WEBPACK_IMPORTED_MODULE_1__.lO)(text);
				if (!spelled.ok) return { expected: `values that a .env can hold; check ${(0, _dotenv_file_js__WEBPACK_IMPORTED_MODULE_0__.m0)(key) ? key : "its keys"}: ${spelled.reason}` };
				lines.push(`${key}=${spelled.text}`);
			}
			return lines.join("\n");
		}
	}),
	1746: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hm: () => LOADERS,
			ID: () => withoutGuard,
			lO: () => spell
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
			for (let end of value.endsWith("\\") ? [GUARD + comment] : [comment, GUARD + comment]) {
				let text = quoted.text + end;
				if (loadsBack(text, value)) return {
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
		function withoutGuard(comment) {
			return comment.startsWith(GUARD) ? comment.slice(GUARD.length) : comment;
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
		function loadsBack(text, value) {
			let loaded = (0, _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__.Hh)(`KEY=${text}`)?.get("KEY");
			return loaded?.references.length === 0 && loaded.text === value;
		}
	}),
	4538: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => inputText,
			jh: () => isMap,
			lO: () => spell,
			mP: () => spellWithin
		});
		function inputText(value, path, text) {
			if (isMap(value)) return JSON.stringify(spellWithin(value, path, text));
			if (!Array.isArray(value)) return spell(value, path, text);
			let lines = value.map((item, index) => spell(item, [...path, index], text));
			return lines.every((line) => line !== void 0) ? lines.join("\n") : void 0;
		}
		function spell(value, path, { sourceOf }) {
			if (typeof value == "string") return value;
			if (typeof value == "boolean") return sourceOf(path) ?? String(value);
			return typeof value == "number" ? sourceOf(path) : void 0;
		}
		function spellWithin(value, path, text) {
			if (Array.isArray(value)) return value.map((item, index) => spellWithin(item, [...path, index], text));
			if (isMap(value)) {
				let fields = Object.entries(value);
				return Object.fromEntries(fields.map(([key, item]) => [key, spellWithin(item, [...path, key], text)]));
			}
			let source = typeof value == "number" ? text.sourceOf(path) : void 0;
			return source === void 0 || source === String(value) ? value : source;
		}
		function isMap(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
	}),
	1463: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => parseYaml });
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
		function parseYaml(text) {
			let lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN(), document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
				lineCounter: lines,
				prettyErrors: !1,
				logLevel: "error",
				uniqueKeys: !1
			});
			if (document.directives?.yaml.version === "1.1") return { expected: "YAML 1.2, without %YAML 1.1" };
			let [problem = findOddNode(document)] = [...document.errors, ...document.warnings];
			if (problem !== void 0) {
				let { line, col } = lines.linePos(problem.pos[0]);
				return { expected: `YAML or JSON; at line ${line}, column ${col}: ${REASONS[problem.code] ?? `the text cannot be read (${problem.code})`}` };
			}
			let lineOf = (path) => {
				let node = document.getIn(path, !0);
				return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && node.range ? lines.linePos(node.range[0]).line : void 0;
			}, sourceOf = (path) => {
				let node = document.getIn(path, !0);
				return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.source : void 0;
			}, excerptOf = (path) => {
				let node = document.getIn(path, !0);
				if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) || !node.range || hasAlias(node)) return;
				let [start, end] = node.range, { line, col } = lines.linePos(start);
				return "\n".repeat(line - 1) + " ".repeat(col - 1) + text.slice(start, end);
			};
			try {
				return { value: {
					value: document.toJS({ maxAliasCount: 100 }),
					lineOf,
					sourceOf,
					excerptOf
				} };
			} catch {
				return { expected: "YAML or JSON whose aliases (*name) do not multiply" };
			}
		}
		function hasAlias(node) {
			let isFound = !1;
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(node, { Alias: () => {
				isFound = !0;
				return yaml__WEBPACK_IMPORTED_MODULE_0__.YR.BREAK;
			} });
			return isFound;
		}
		function findOddNode(document) {
			let odd, anchors = new Set();
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, {
				Value: (_, { anchor }) => void anchors.add(anchor),
				Alias: (_, { source, range }) => {
					let start = range?.[0] ?? 0;
					anchors.has(source) || (odd ??= {
						pos: [start, start],
						code: "BAD_ALIAS"
					});
					return odd === void 0 ? void 0 : yaml__WEBPACK_IMPORTED_MODULE_0__.YR.BREAK;
				},
				Map: (_, { items, anchor }) => {
					anchors.add(anchor);
					let seen = new Set();
					for (let { key } of items) {
						let start = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(key) ? key.range?.[0] ?? 0 : 0, name = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) ? String(key.value) : void 0;
						name !== void 0 && !seen.has(name) ? seen.add(name) : odd ??= {
							pos: [start, start],
							code: name === void 0 ? "KEY_IS_NO_TEXT" : "DUPLICATE_KEY"
						};
					}
					return odd === void 0 ? void 0 : yaml__WEBPACK_IMPORTED_MODULE_0__.YR.BREAK;
				}
			});
			return odd;
		}
		let REASONS = {
			BAD_DQ_ESCAPE: "put a text with a backslash in single quotes",
			BAD_ALIAS: "quote a text that begins with *",
			BAD_SCALAR_START: "quote a text that begins with this character",
			BLOCK_AS_IMPLICIT_KEY: "quote a text that contains \": \"",
			DUPLICATE_KEY: "this key occurs twice",
			KEY_IS_NO_TEXT: "a map or list, such as {{ … }}, is used as a key",
			MISSING_CHAR: "a quote or bracket is not closed",
			MULTIPLE_DOCS: "a second document begins; only one is allowed",
			TAB_AS_INDENT: "a tab indents the line; use spaces",
			TAG_RESOLVE_FAILED: "tags (!…) are not allowed"
		};
	})
};
