"use strict";
exports.id = 9709;
exports.ids = [9709];
exports.modules = {
	9709: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			readConfig: () => readConfig,
			unreadable: () => unreadable
		});
		var _values_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1463), _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4538), _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6554);
		function readConfig(text) {
			let inputs = new Map(), problems = [], parsed = (0, _values_yaml_js__WEBPACK_IMPORTED_MODULE_0__.h)(text, !0);
			if ("expected" in parsed) return unreadable(parsed.expected);
			if (!(0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_2__.jh)(parsed.value.value)) return unreadable("a map of inputs, such as server: web-1");
			for (let [name, value] of Object.entries(parsed.value.value)) {
				let read = readInput(name, value);
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
		function readInput(name, value) {
			let input = (0, _names_js__WEBPACK_IMPORTED_MODULE_1__.wg)(name);
			if (input === void 0) return { expected: `the name of an input; ${(0, _names_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(name, _names_js__WEBPACK_IMPORTED_MODULE_1__.vj) === void 0 ? "this key is none" : `there is no ${name}`}, ${(0, _names_js__WEBPACK_IMPORTED_MODULE_1__.JR)(name, _names_js__WEBPACK_IMPORTED_MODULE_1__.vj)}` };
			if (value === null) return { value: "" };
			let text = input.isYaml === !0 && typeof value == "object" ? JSON.stringify(value) : (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_2__.jh)(value) ? void 0 : (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_2__.AN)(value);
			return text === void 0 ? { expected: `for ${name}, a text or a list of texts` } : { value: text };
		}
	}),
	4538: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => inputText,
			b6: () => textOf,
			jh: () => isMap
		});
		function inputText(value) {
			if (isMap(value)) return JSON.stringify(value);
			if (!Array.isArray(value)) return textOf(value);
			let lines = value.map(textOf);
			return lines.every((line) => line !== void 0) ? lines.join("\n") : void 0;
		}
		function textOf(value) {
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
		__webpack_require__.d(__webpack_exports__, { h: () => parseYaml });
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
		function parseYaml(text, keepsSpelling = !1) {
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
			};
			keepsSpelling && (0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, { Scalar: (_, scalar) => keepSpelling(scalar) });
			try {
				return { value: {
					value: document.toJS({ maxAliasCount: 100 }),
					lineOf,
					sourceOf
				} };
			} catch {
				return { expected: "YAML or JSON whose aliases (*name) do not multiply" };
			}
		}
		function keepSpelling(scalar) {
			let { value, source } = scalar;
			(typeof value == "number" || typeof value == "boolean") && String(value) !== source && (scalar.value = source);
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
