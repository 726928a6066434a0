"use strict";
exports.id = 7532;
exports.ids = [7532];
exports.modules = {
	7532: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parseVocabulary: () => parseVocabulary });
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3759), _api_translation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9535), _core_near_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3496), _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8839), _yaml_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4538);
		function parseVocabulary(text, file = "") {
			let parsed = (0, _yaml_js__WEBPACK_IMPORTED_MODULE_1__.h)(text, file);
			if ("expected" in parsed) return parsed;
			let { value } = parsed.value;
			if (!(0, _yaml_texts_js__WEBPACK_IMPORTED_MODULE_2__.jh)(value)) return { expected: `a map from these words to those of the service: ${_api_translation_js__WEBPACK_IMPORTED_MODULE_0__.aL.join(", ")}` };
			let entries = Object.entries(value), wrong = entries.flatMap(([word, spelling]) => problemOf(word, spelling)), problems = wrong.length > 0 ? wrong : shared(Object.fromEntries(entries));
			return problems.length === 0 ? { value: Object.fromEntries(entries) } : { expected: problems.join("; ") };
		}
		function problemOf(word, spelling) {
			if (!isWord(word)) {
				if (typeof spelling == "string" && isWord(spelling)) return [`the words of the API document on the left: ${spelling}: ${word}, not ${word}: ${spelling}`];
				return [`words of the API document; there is no ${word}${(0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_3__.au)(word, _api_translation_js__WEBPACK_IMPORTED_MODULE_0__.aL)}; known are ${_api_translation_js__WEBPACK_IMPORTED_MODULE_0__.aL.join(", ")}`];
			}
			if (!isSpelling(spelling)) return [`for ${word} a word of at most 50 letters, digits, dashes and underscores, or a map of two, with the keys path and field`];
			return [...new Set(sides.map((side) => (0, _api_translation_js__WEBPACK_IMPORTED_MODULE_0__.sT)(side, spelling)))].filter((text) => /^\d+$/.test(text) || TAKEN.has(text)).map((text) => `for ${word} a word that the API does not use for something else; ${text} is taken`);
		}
		let TAKEN = new Set("data links meta message errors ip_address php php_version sites_count server_id site_id path\n  project_type system_user health_url api servers id name status logs total type description content\n  created_at refresh-opcache restart sites log domain last_deploy_at repository has_repository\n  current_deploy_log branch user provider root_domain web_directory project_root create_database custom\n  deploy script deploy_script deployment_id variables env notifications notification_urls webhook\n  chat_a_webhook_url chat_b_webhook_url deploy_webhook_url certificates active expires_at queues\n  connection queue maximum_seconds sleep processes maximum_tries auth-users password crontabs command\n  frequency network-rules port from_ip_address tcp udp daemons".split(/\s+/)), sides = ["path", "field"], oneWord = zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/)), anySpelling = zod_mini__WEBPACK_IMPORTED_MODULE_4__.KCZ([oneWord, zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
			path: oneWord,
			field: oneWord
		})]);
		function isSpelling(value) {
			return anySpelling.safeParse(value).success;
		}
		function shared(vocabulary) {
			let problems = sides.flatMap((side) => [...Map.groupBy(_api_translation_js__WEBPACK_IMPORTED_MODULE_0__.aL, (word) => (0, _api_translation_js__WEBPACK_IMPORTED_MODULE_0__.sT)(side, vocabulary[word] ?? word)).values()]).filter((group) => group.length > 1).map((group) => `a spelling of its own for each of ${group.join(", ")}`);
			return [...new Set(problems)];
		}
		function isWord(text) {
			return _api_translation_js__WEBPACK_IMPORTED_MODULE_0__.aL.some((word) => word === text);
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
	8839: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => ofFile,
			h: () => parseYaml
		});
		var dist = __webpack_require__(8815);
		function explainYaml(text, { code, pos }) {
			let line = text.slice(text.lastIndexOf("\n", pos[0] - 1) + 1);
			return (["UNEXPECTED_TOKEN", "BAD_INDENT"].includes(code) && /^ *\t/.test(line) ? SENTENCES.TAB_AS_INDENT : SENTENCES[code]) ?? `the YAML library calls it ${code}`;
		}
		let QUOTE = "quote a text that begins with a sign such as * & ! % @ or `", NOT_CLOSED = "a quote or bracket is not closed, or a comma, a space or a line break is missing; when in doubt, quote the text", SENTENCES = {
			BAD_ALIAS: QUOTE,
			BAD_COLLECTION_TYPE: QUOTE,
			BAD_DIRECTIVE: QUOTE,
			BAD_SCALAR_START: QUOTE,
			TAG_RESOLVE_FAILED: QUOTE,
			BAD_INDENT: "this line begins in a different column from the lines that it belongs to",
			BLOCK_AS_IMPLICIT_KEY: "begin it in the same column as its neighbours, or quote a text that contains \": \"",
			MULTILINE_IMPLICIT_KEY: "write \"key: value\", with a space after the colon, and quote a text that contains \": \"",
			BLOCK_IN_FLOW: NOT_CLOSED,
			MISSING_CHAR: NOT_CLOSED,
			UNEXPECTED_TOKEN: NOT_CLOSED,
			CONTINUED_ITEM: "this line is read as the rest of the text above it; begin a new item with its \"- \" in the same column as the others, or quote a multi-line text",
			DUPLICATE_KEY: "this key occurs twice",
			MULTIPLE_DOCS: "a second document begins; only one is allowed",
			NON_STRING_KEY: "a map or list, such as {{ … }}, is used as a key",
			TAB_AS_INDENT: "a tab indents the line; use spaces"
		};
		function parseYaml(text, file = "", keepsSpelling = !1) {
			let lines = new dist.HN(), document = (0, dist.Tp)(text, {
				lineCounter: lines,
				prettyErrors: !1,
				logLevel: "error",
				uniqueKeys: !1
			});
			if (document.directives?.yaml.version === "1.1") return { expected: "YAML 1.2, without %YAML 1.1" };
			let [problem = findOddNode(document, text)] = [...document.errors, ...document.warnings];
			if (problem !== void 0) {
				let why = explainYaml(text, problem), { line, col } = lines.linePos(problem.pos[0]), column = col === 1 ? "" : `, column ${col}`;
				return { expected: `YAML or JSON; at line ${line}${ofFile(file)}${column}: ${why}` };
			}
			keepsSpelling && (0, dist.YR)(document, { Scalar: (_, scalar) => keepSpelling(scalar) });
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
					return (0, dist.Ll)(node) && node.range ? lines.linePos(node.range[0]).line : void 0;
				},
				sourceOf(path) {
					let node = document.getIn(path, !0);
					return (0, dist.jn)(node) ? node.source : void 0;
				},
				isPlainlyKey(path) {
					let map = document.getIn(path.slice(0, -1), !0), key = keyAt(document, path);
					return (0, dist.jh)(map) && (map.flow !== !0 || key !== void 0 && key.type !== "PLAIN");
				},
				excerptOf(path) {
					let node = document.getIn(path, !0), aliases = [];
					(0, dist.Ll)(node) && (0, dist.YR)(node, { Alias: (_, alias) => void aliases.push(alias) });
					if (!(0, dist.Ll)(node) || !node.range || aliases.length > 0) return;
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
			return ((0, dist.jh)(map) ? map.items.map(({ key }) => key) : []).filter((key) => (0, dist.jn)(key)).find(({ value }) => value === path.at(-1));
		}
		function keepSpelling(scalar) {
			let { value, source } = scalar;
			(typeof value == "number" || typeof value == "boolean") && String(value) !== source && (scalar.value = source);
		}
		function findOddNode(document, text) {
			let odd, anchors = new Set(), note = (start, code) => {
				odd ??= {
					pos: [start ?? 0, start ?? 0],
					code
				};
			};
			(0, dist.YR)(document, {
				Value: (key, node) => {
					anchors.add(node.anchor);
					let start = (0, dist.jn)(node) ? continuedAt(node, typeof key == "number", text) : void 0;
					start !== void 0 && note(start, "CONTINUED_ITEM");
					return odd && dist.YR.BREAK;
				},
				Alias: (_, { source, range }) => {
					anchors.has(source) || note(range?.[0], "BAD_ALIAS");
					return odd && dist.YR.BREAK;
				},
				Map: (_, { items, anchor }) => {
					anchors.add(anchor);
					let seen = new Set();
					for (let { key } of items) {
						let start = (0, dist.Ll)(key) ? key.range?.[0] : 0, name = (0, dist.jn)(key) ? String(key.value) : void 0;
						name === void 0 ? note(start, "NON_STRING_KEY") : seen.has(name) ? note(start, "DUPLICATE_KEY") : seen.add(name);
					}
					return odd && dist.YR.BREAK;
				}
			});
			return odd;
		}
		function continuedAt({ type, range }, isItem, text) {
			if (type !== "PLAIN" || !range) return;
			let found = (isItem ? /\n\s*/ : /\n\s*(?=-\s)/).exec(text.slice(range[0], range[1]));
			return found ? range[0] + found.index + found[0].length : void 0;
		}
	})
};
