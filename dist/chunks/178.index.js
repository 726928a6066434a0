"use strict";
exports.id = 178;
exports.ids = [178];
exports.modules = {
	1178: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parseTargets: () => parseTargets });
		var _core_near_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3496), _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6192), _values_headers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5956), _values_host_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7684), _values_input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6057), _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3080), _values_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1463), _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4538), _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5506), _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(917);
		function parseTargets(form) {
			let { get, report } = form, { length } = form.problems, { text, file } = (0, _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__.j1)(form, "targets");
			if (form.problems.length > length) return UNREAD;
			let isLines = file === "targets" && !IS_YAML.test(text) && (0, _values_input_values_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(text).length > 0, parsed = (0, _values_yaml_js__WEBPACK_IMPORTED_MODULE_3__.h)(isLines ? listOf(text) : text, file, !0);
			if ("expected" in parsed || !Array.isArray(parsed.value.value)) {
				report("targets", "expected" in parsed ? parsed.expected : NO_LIST);
				return UNREAD;
			}
			let items = parsed.value.value, entries = readItems(items, parsed.value.lineOf, form), shown = get("targets") + JSON.stringify(entries.map(({ written }) => written)), hasToken = ["api-token", "github-token"].map((name) => get(name).trim()).some((token) => token !== "" && shown.includes(token));
			hasToken && report("targets", "no token: entries are shown in the output unfinished");
			return {
				entries,
				isOpen: !hasToken && items.every(isWithoutSecret)
			};
		}
		let UNREAD = {
			entries: [],
			isOpen: !1
		}, NO_LIST = "a list, such as [shop.example, web-2/shop.example], or the path of a file that ends in .yml, .yaml or .json; an empty list is written []", IS_YAML = /^null\s*$|^\s*["'[{-]|#|:\s|:$/m;
		function listOf(text) {
			return `[${text.split("\n").map((line) => (0, _values_input_values_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(line).map((word) => `${JSON.stringify(word)},`)).map((words) => words.join(" ")).join("\n")}]`;
		}
		function readItems(items, lineOf, form) {
			let firstOf = new Map(), entries = [], ofStep = form.get("server").trim();
			for (let [index, item] of items.entries()) {
				let nth = index + 1, line = lineOf([index]) ?? 1, note = (expected, key) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.U)({
					nth,
					line: (key === void 0 ? line : lineOf([index, key])) ?? line
				}, form, expected), { length } = form.problems, entry = readItem(item, form, note);
				if (entry === void 0) continue;
				form.problems.length === length && entries.push({
					nth,
					line,
					...entry
				});
				let target = JSON.stringify([entry.server ?? ofStep, (0, _values_host_name_js__WEBPACK_IMPORTED_MODULE_1__.DR)(entry.site ?? "")]), first = firstOf.get(target) ?? nth;
				firstOf.set(target, first);
				first !== nth && note(`a target that entry ${first} does not name already`);
			}
			return entries;
		}
		function readItem(item, { get }, note) {
			let fields = fieldsOf(item);
			if (fields === void 0) {
				note("a text such as web-1/shop.example, or a map with the key site");
				return;
			}
			let server = (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_6__.AN)(fields.server)?.trim(), site = (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_6__.AN)(fields.site)?.trim();
			get("server").trim() === "" && !("server" in fields) && note("a server, as in web-1/shop.example; neither the entry nor the step names one");
			checkName("server", server, note);
			checkName("site", site, note);
			(0, _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_7__.Pt)(server) && note("the name of a server without *, which only sites may have");
			let odd = (0, _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_7__.i)(site, get("max-failures").trim() !== "");
			odd !== void 0 && note(odd);
			let texts = new Map();
			for (let [key, value] of Object.entries(fields)) {
				let refusal = fieldRefusal(key, value);
				refusal !== void 0 && note(refusal, key);
				texts.set(key, (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_6__.AN)(value) ?? "");
			}
			let written = (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_6__.jh)(item) ? Object.fromEntries(texts) : String(item);
			return {
				server,
				site,
				given: new Map([...texts].filter(([key]) => key !== "server" && key !== "site")),
				written
			};
		}
		function fieldsOf(item) {
			let text = (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_6__.ws)(item);
			if (text === void 0) return (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_6__.jh)(item) ? item : void 0;
			let slash = text.includes("://") ? -1 : text.indexOf("/"), site = text.slice(slash + 1);
			return slash === -1 ? { site } : {
				server: text.slice(0, slash),
				site
			};
		}
		function checkName(what, name, note) {
			if (name === void 0) return;
			let parsed = (what === "site" ? _values_input_values_js__WEBPACK_IMPORTED_MODULE_2__.X_ : _values_input_values_js__WEBPACK_IMPORTED_MODULE_2__.$q)(name);
			name === "" ? note(`a name of the ${what}; it is empty`) : "expected" in parsed && note(`the ${what} as ${parsed.expected}`);
		}
		function fieldRefusal(key, value) {
			if ((0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__.wg)(key)?.ofRun) return `no ${key}: it applies to the run as a whole; give it to the step`;
			let isRead = (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_6__.AN)(value) !== void 0;
			return secretRefusal(key, value) ?? (isRead ? void 0 : `for ${key} a text, a list of texts, or a map`);
		}
		function secretRefusal(key, value) {
			let input = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__.wg)(key), text = (0, _values_yaml_texts_js__WEBPACK_IMPORTED_MODULE_6__.AN)(value);
			if (input === void 0) {
				let meant = (0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_8__.Kj)(key, SETTABLE);
				return meant === void 0 ? "inputs of this action as keys, and one is unknown; put a text with a comma or a colon in quotes" : `inputs of this action as keys; there is no ${key} (did you mean ${meant}?)`;
			}
			if (input.secret && input.secret !== "lines") return `no ${key}: it is secret; give it to the step, or name an env-prefix`;
			if (input.secret && (text === void 0 || !(0, _values_headers_js__WEBPACK_IMPORTED_MODULE_9__.b)(text))) return `no ${key}: it is secret; only lines such as "Authorization: \${NAME}", with a variable of the step's env as the value`;
			if (key !== "repository" || (0, _values_input_values_js__WEBPACK_IMPORTED_MODULE_2__.Wr)(text ?? "").length === 0) return;
			return "no credentials in repository: they are secret; give the repository to the step";
		}
		function isWithoutSecret(item) {
			let fields = fieldsOf(item);
			return fields !== void 0 && Object.entries(fields).every(([key, value]) => !secretRefusal(key, value));
		}
		let SETTABLE = _inputs_js__WEBPACK_IMPORTED_MODULE_4__.I1.map(({ name }) => name).filter((name) => !fieldRefusal(name, ""));
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
