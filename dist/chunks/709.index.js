"use strict";
exports.id = 709;
exports.ids = [709];
exports.modules = {
	9709: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { readConfig: () => readConfig });
		var _targets_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(917), _values_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1463), _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4538), _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6554);
		function readConfig(text, file) {
			let inputs = new Map(), problems = [], report = (expected) => problems.push({
				input: "--config",
				expected
			}), parsed = "value" in text ? (0, _values_yaml_js__WEBPACK_IMPORTED_MODULE_1__.h)(text.value, file, !0) : text;
			if ("expected" in parsed) report(parsed.expected);
			else if (!(0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_3__.jh)(parsed.value.value)) report("a map of inputs, such as server: web-1");
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
			let input = (0, _targets_inputs_js__WEBPACK_IMPORTED_MODULE_0__.wg)(name);
			if (input === void 0) return { expected: `the name of an input; ${(0, _names_js__WEBPACK_IMPORTED_MODULE_2__.Pn)(name, _names_js__WEBPACK_IMPORTED_MODULE_2__.vj) === void 0 ? "this key is not one" : `there is no ${name}`}, ${(0, _names_js__WEBPACK_IMPORTED_MODULE_2__.JR)(name, _names_js__WEBPACK_IMPORTED_MODULE_2__.vj)}` };
			if (value === null) return { value: "" };
			if (input.isYaml && typeof value == "object") return { value: excerptOf(name) };
			let text = (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_3__.jh)(value) ? void 0 : (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_3__.AN)(value);
			return text === void 0 ? { expected: `for ${name}, a text or a list of texts` } : { value: text };
		}
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
				logLevel: "error"
			});
			if (document.directives?.yaml.version === "1.1") return { expected: "YAML 1.2, without %YAML 1.1" };
			let [problem] = [...document.errors, ...document.warnings];
			if (problem !== void 0) {
				let why = YAML_ADVICE[problem.code] ?? `the YAML library calls it ${problem.code}`, { line, col } = lines.linePos(problem.pos[0]), column = col === 1 ? "" : `, column ${col}`;
				return { expected: `YAML or JSON; at line ${line}${ofFile(file)}${column}: ${why}` };
			}
			keepsSpelling && (0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, { Scalar: (_, scalar) => keepSpelling(scalar) });
			try {
				return { value: createText(document, document.toJS({ maxAliasCount: 100 }), lines, text) };
			} catch {
				return { expected: `YAML or JSON; ${QUOTE_IT}, as an alias (*name) needs an anchor and may not multiply` };
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
				excerptOf(key) {
					let node = document.get(key, !0), [start, end] = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && node.range || [0, 0];
					return text.slice(0, start).replace(/[^\n]/g, " ") + text.slice(start, end);
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
		let QUOTE_IT = "quote a text that begins with a sign such as * & ! % @ or `", NO_KEY = "write \"key: value\", with a space after the colon, in the same column as its neighbours, and quote a text that contains \": \"", MISSING = "this line begins in a different column from the lines that it belongs to, or a colon, dash, comma, space, quote or bracket is missing; when in doubt, quote the text", YAML_ADVICE = {
			BAD_ALIAS: QUOTE_IT,
			BAD_SCALAR_START: QUOTE_IT,
			TAG_RESOLVE_FAILED: QUOTE_IT,
			BLOCK_AS_IMPLICIT_KEY: NO_KEY,
			MULTILINE_IMPLICIT_KEY: NO_KEY,
			MISSING_CHAR: MISSING,
			UNEXPECTED_TOKEN: MISSING,
			BAD_INDENT: MISSING,
			DUPLICATE_KEY: "this key occurs twice"
		};
	})
};
