"use strict";
exports.id = 1894;
exports.ids = [1894];
exports.modules = {
	1894: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parseVocabulary: () => parseVocabulary });
		var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3759), _api_groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7642), _api_translation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9535), _core_near_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3496), _values_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1463), _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4538), _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4497);
		function parseVocabulary(text, file = "") {
			let parsed = (0, _values_yaml_js__WEBPACK_IMPORTED_MODULE_2__.h)(text, file);
			if ("expected" in parsed) return parsed;
			let { value } = parsed.value;
			if (!(0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_4__.jh)(value)) return { expected: `a map from these words to those of the service: ${_api_translation_js__WEBPACK_IMPORTED_MODULE_1__.aL.join(", ")}` };
			let entries = Object.entries(value), taken = (0, _api_groups_js__WEBPACK_IMPORTED_MODULE_0__.nO)(_kinds_js__WEBPACK_IMPORTED_MODULE_3__.E), wrong = entries.flatMap(([word, spelling]) => problemOf(word, spelling, taken)), problems = wrong.length > 0 ? wrong : shared(Object.fromEntries(entries));
			return problems.length === 0 ? { value: Object.fromEntries(entries) } : { expected: problems.join("; ") };
		}
		function problemOf(word, spelling, taken) {
			if (!isWord(word)) return [`words of the API document as keys; there is no ${word}${(0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_5__.au)(word, _api_translation_js__WEBPACK_IMPORTED_MODULE_1__.aL)}; known are ${_api_translation_js__WEBPACK_IMPORTED_MODULE_1__.aL.join(", ")}`];
			let { data: read } = anySpelling.safeParse(spelling);
			if (read === void 0) return [`for ${word} a word of at most 50 letters, digits, dashes and underscores, or a map of two, with the keys path and field`];
			return [...new Set(sides.map((side) => (0, _api_translation_js__WEBPACK_IMPORTED_MODULE_1__.sT)(side, read)))].filter((text) => /^\d+$/.test(text) || taken.has(text) && !isWord(text)).map((text) => `for ${word} a word that the API does not use for something else; ${text} is taken`);
		}
		let sides = ["path", "field"], oneWord = zod_mini__WEBPACK_IMPORTED_MODULE_6__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__.Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/)), anySpelling = zod_mini__WEBPACK_IMPORTED_MODULE_6__.KCZ([oneWord, zod_mini__WEBPACK_IMPORTED_MODULE_6__.rej({
			path: oneWord,
			field: oneWord
		})]);
		function shared(vocabulary) {
			let problems = sides.flatMap((side) => [...Map.groupBy(_api_translation_js__WEBPACK_IMPORTED_MODULE_1__.aL, (word) => (0, _api_translation_js__WEBPACK_IMPORTED_MODULE_1__.sT)(side, vocabulary[word] ?? word)).values()]).filter((group) => group.length > 1).map((group) => `a spelling of its own for each of ${group.join(", ")}`);
			return [...new Set(problems)];
		}
		function isWord(text) {
			return _api_translation_js__WEBPACK_IMPORTED_MODULE_1__.aL.some((word) => word === text);
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
				let why = ADVICE[problem.code] ?? `the YAML library calls it ${problem.code}`, { line, col } = lines.linePos(problem.pos[0]), column = col === 1 ? "" : `, column ${col}`;
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
		let QUOTE = "quote a text that begins with a sign such as * & ! % @ or `", NO_KEY = "write \"key: value\", with a space after the colon, in the same column as its neighbours, and quote a text that contains \": \"", MISSING = "this line begins in a different column from the lines that it belongs to, or a colon, dash, comma, space, quote or bracket is missing; when in doubt, quote the text", ADVICE = {
			BAD_ALIAS: QUOTE,
			BAD_SCALAR_START: QUOTE,
			TAG_RESOLVE_FAILED: QUOTE,
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
