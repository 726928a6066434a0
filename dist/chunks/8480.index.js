"use strict";
exports.id = 8480;
exports.ids = [8480];
exports.modules = {
	8480: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parseManifest: () => parseManifest });
		var schemas = __webpack_require__(8395), fields = __webpack_require__(9407), records = __webpack_require__(6602), near_names = __webpack_require__(3496), file = __webpack_require__(3054);
		function fillVariables(text, environment) {
			let filled = [], problems = [], result = text.replace(/\$(\$?)\{([^{}]*)\}/g, (whole, escaped, name) => {
				if (escaped !== "") return whole.slice(1);
				let value = (0, file.m0)(name) && !OF_THE_RUNNER.test(name) && Object.hasOwn(environment, name) ? environment[name] : void 0;
				value ? filled.push(value) : problems.push(problemOf(name, value));
				return value ?? "";
			});
			/(?<!\$)\$\{(?![^{}]*\})/.test(text) && problems.push("no ${{ … }}, which GitHub fills in only in workflows, and no ${ without }; write a variable as ${NAME}");
			return {
				text: result,
				filled,
				problems
			};
		}
		function problemOf(name, value) {
			if (!(0, file.m0)(name)) return "only a variable's name in ${…}; for the text itself write $${…}";
			return `a variable ${name} in the env of the step for \${${name}}; ${value === void 0 ? "there is none" : "it is empty: check the name of the secret that it is set from"}`;
		}
		let OF_THE_RUNNER = /^(ACTIONS|INPUT|STATE)_/i;
		var yaml = __webpack_require__(8839), yaml_texts = __webpack_require__(4538), compare = __webpack_require__(485);
		let EXTRA = "extra", EXTRA_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/, SET_BY_SERVICE = [
			"id",
			"status",
			"server_id",
			"site_id",
			"created_at",
			"updated_at"
		];
		function refusalOfExtra({ singular, declared }, field) {
			if (!EXTRA_NAME.test(field)) return "nothing but names of fields: a letter, then letters, digits, dashes and underscores; put a text with a comma or a colon in quotes";
			if (Object.hasOwn(declared.shape, field)) return `nothing, as ${field} is a field of every ${singular}: put it beside extra, not in it`;
			return SET_BY_SERVICE.includes(field) ? `nothing, as the service itself sets ${field}` : void 0;
		}
		function isSecretName(field) {
			return /pass|pwd|secret|token|credential|auth|dsn|(^|[_-])key$|(api|private|access)[_-]?key/i.test(field);
		}
		var kinds = __webpack_require__(4497);
		async function parseManifest(text, environment, file = "") {
			let parsed = (0, yaml.h)(text, file), names = kinds.kinds.map(({ name }) => name);
			if ("expected" in parsed) return onlyProblem(parsed.expected + (text.includes("${") ? QUOTE_VARIABLES : ""));
			let { value } = parsed.value;
			if (!(0, yaml_texts.jh)(value)) return onlyProblem(`a map of lists (${names.join(", ")}), or the path of a file that ends in .yml, .yaml or .json`);
			let parsing = startParsing(parsed.value, file, environment), manifest = new Map();
			reportUnknown(Object.keys(value), names, [], parsing);
			for (let kind of kinds.kinds) {
				let list = value[kind.name];
				Array.isArray(list) ? manifest.set(kind.name, await readList(kind, list, parsing)) : kind.name in value && parsing.report([kind.name], "a list; an empty one is written []");
			}
			let { problems, secrets, filled } = parsing;
			return {
				manifest,
				problems,
				secrets,
				filled
			};
		}
		let QUOTE_VARIABLES = "; within [ ] and { }, put ${NAME} in quotes";
		function startParsing({ lineOf, sourceOf, isPlainlyKey }, file, environment) {
			let problems = [];
			return {
				environment,
				sourceOf,
				isPlainlyKey,
				problems,
				secrets: [],
				filled: [],
				report: (path, expected) => {
					let line = lineOf(path) ?? lineOf(path.slice(0, -1)), where = line === void 0 ? "" : ` (line ${line}${(0, yaml.m)(file)})`;
					problems.push({
						input: "manifest",
						expected: `at ${placeOf(path) || "the top"}${where} ${expected}`
					});
				}
			};
		}
		async function readList(kind, list, parsing) {
			let records = [], places = new Map();
			for (let [index, item] of list.entries()) {
				let path = [kind.name, index], record = await readRecord(kind, item, path, parsing);
				if (record === void 0) continue;
				let identity = (0, compare.cu)(kind, record), first = places.get(identity);
				if (first === void 0) places.set(identity, placeOf(path));
				else {
					let shared = kind.identity.join(" and ");
					parsing.report(path, `a unique ${shared}: ${first} has the same`);
				}
				records.push(record);
			}
			return records;
		}
		async function readRecord(kind, item, path, parsing) {
			let fields = Object.keys(kind.declared.shape);
			if (!(0, yaml_texts.jh)(item)) {
				parsing.report(path, `a map with ${fields.join(", ")}`);
				return;
			}
			let before = parsing.problems.length, misspelled = reportUnknown(Object.keys(item), [...fields, EXTRA], path, parsing), record = {};
			for (let field of fields) {
				if (item[field] === void 0 && misspelled.includes(field)) continue;
				let value = await readField(kind, field, item[field], [...path, field], parsing);
				value !== void 0 && (record[field] = value);
			}
			let extra = readExtra(kind, item[EXTRA], [...path, EXTRA], parsing);
			return parsing.problems.length === before ? {
				...record,
				...extra
			} : void 0;
		}
		async function readField(kind, field, given, path, parsing) {
			let schema = kind.declared.shape[field], value = fill(given, path, parsing);
			if (schema === void 0 || value === UNFILLED) return;
			let source = parsing.sourceOf(path), isSecret = kind.writeOnly?.includes(field) === !0;
			isSecret && parsing.secrets.push(...spellingsOf(value, source));
			if (value == null && (await schema.safeParseAsync(void 0)).success) return value;
			let checked = await check(schema, value, source);
			checked === void 0 ? parsing.report(path, `${(0, fields.Z9)(schema)}${found(value, isSecret || value !== given)}`) : kind.identity.includes(field) && String(checked) !== String(checked).trim() && parsing.report(path, "a text without white space at its ends: it identifies the record");
			return checked;
		}
		function readExtra(kind, given, path, parsing) {
			if (given === void 0) return {};
			if (!(0, yaml_texts.jh)(given)) {
				parsing.report(path, "a map of further fields by their names");
				return {};
			}
			let fields = Object.entries(given).flatMap(([field, value]) => {
				let place = [...path, field], isBare = value === null && !parsing.sourceOf(place), refusal = isBare ? BARE : refusalOfExtra(kind, field);
				refusal !== void 0 && parsing.report(isBare || !EXTRA_NAME.test(field) ? path : place, refusal);
				let declared = refusal === void 0 ? readFurther(field, value, place, parsing) : void 0;
				return declared === void 0 ? [] : [[field, declared]];
			});
			return Object.fromEntries(fields);
		}
		let BARE = "a value for each field, null for none; put a text with a comma or a colon in quotes";
		function readFurther(field, given, path, parsing) {
			let before = parsing.filled.length, items = (Array.isArray(given) ? given : [given]).map((item, index) => {
				let place = Array.isArray(given) ? [...path, index] : path;
				return {
					place,
					value: fill(item, place, parsing),
					source: parsing.sourceOf(place)
				};
			}), values = items.map(({ value }) => value);
			if (values.includes(UNFILLED)) return;
			let filled = parsing.filled.slice(before), spellings = [...items.flatMap(({ value, source }) => spellingsOf(value, source)), ...filled];
			isSecretName(field) && parsing.secrets.push(...spellings);
			let isHidden = isSecretName(field) || filled.length > 0, odd = items.find(({ value, source }) => typeof value == "number" && !isJson(value, source));
			if (odd !== void 0) {
				parsing.report(odd.place, "a number as JSON writes it, or a text in quotes");
				return;
			}
			let { data: checked } = furtherValue.safeParse(Array.isArray(given) ? values : values[0]);
			checked === void 0 && parsing.report(path, `a text, a number, true, false or null, or a list of texts, numbers, true and false${found(given, isHidden)}`);
			return isHidden && checked != null ? {
				secret: checked,
				spellings
			} : checked;
		}
		let furtherValue = schemas.mee(records.anyValue);
		function isJson(value, source = String(value)) {
			return (Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value)) && /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/.test(source);
		}
		async function check(schema, value, source) {
			let isDigits = typeof value == "string" && /^\d{1,15}$/.test(value), other = typeof value == "number" ? source : isDigits ? Number(value) : void 0;
			for (let candidate of [value, other]) {
				let parsed = await schema.safeParseAsync(candidate);
				if (parsed.success) return parsed.data;
			}
		}
		let UNFILLED = Symbol("a variable is missing");
		function fill(value, path, parsing) {
			if (typeof value != "string") return value;
			let { text, filled, problems } = fillVariables(value, parsing.environment);
			for (let problem of problems) parsing.report(path, problem);
			parsing.filled.push(...filled);
			return problems.length === 0 ? text : UNFILLED;
		}
		function reportUnknown(given, known, path, { report, isPlainlyKey }) {
			let further = known.includes(EXTRA) ? FURTHER : "";
			return given.filter((name) => !known.includes(name)).flatMap((name) => {
				let meant = (0, near_names.Kj)(name, known);
				if (meant !== void 0) {
					report([...path, name], `one of ${known.join(", ")}; did you mean ${meant}?`);
					return meant;
				}
				if (EXTRA_NAME.test(name) && isPlainlyKey([...path, name])) {
					report([...path, name], `no such key; known are ${known.join(", ")}${further}`);
					return [];
				}
				report(path, `no other keys than ${known.join(", ")}${further}; put a text with a comma or a colon in quotes`);
				return [];
			});
		}
		let FURTHER = `; put further fields that the service requires under ${EXTRA}`;
		function spellingsOf(value, source) {
			if (typeof value == "number") return [String(value), source ?? ""];
			return typeof value == "string" || typeof value == "boolean" ? [String(value)] : [];
		}
		function found(value, mayBeSecret) {
			if (value === void 0) return "; it is missing";
			if (mayBeSecret) return "";
			if ((0, yaml_texts.jh)(value)) return "; it is a map";
			if (Array.isArray(value)) return "; it is a list";
			let shown = JSON.stringify(value);
			return `; it is ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}`;
		}
		function placeOf([kind = "", index, ...path]) {
			let steps = path.map((step) => typeof step == "number" ? `, item ${step + 1}` : `.${step}`);
			return [typeof index == "number" ? `entry ${index + 1} of ${kind}` : kind, steps.join("").slice(1)].filter((text) => text !== "").join(", ");
		}
		function onlyProblem(expected) {
			return {
				manifest: new Map(),
				problems: [{
					input: "manifest",
					expected
				}],
				secrets: [],
				filled: []
			};
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
