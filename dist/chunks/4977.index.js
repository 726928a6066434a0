"use strict";
exports.id = 4977;
exports.ids = [4977];
exports.modules = {
	4977: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			checkServers: () => checkServers,
			readEntry: () => readEntry,
			readList: () => readList
		});
		var _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6192), _inputs_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9243), _inputs_input_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2937), _inputs_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1793), _operations_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3539), _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3080), _values_targets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1784), _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(917);
		let { operations, planHash, timeoutMs } = _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__.j$, ofAll = {
			..._inputs_list_js__WEBPACK_IMPORTED_MODULE_2__.S,
			operations,
			planHash,
			timeoutMs
		};
		async function readList(source, declareOwn) {
			let form = (0, _inputs_form_js__WEBPACK_IMPORTED_MODULE_1__.D)(source, _inputs_js__WEBPACK_IMPORTED_MODULE_5__.I), { drafts, values } = await (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_6__.N$)(ofAll, form), { entries, problems: slips, isOpen } = drafts?.entries ?? UNREAD, asked = _operations_index_js__WEBPACK_IMPORTED_MODULE_3__.z.filter(({ name }) => drafts?.operations?.includes(name)), problems = [
				...form.problems,
				...slips,
				...checkOperations(asked, entries)
			], isStandIn = entries.length === 0 && (slips.length > 0 || drafts?.entries === void 0);
			for (let entry of entries) declareOwn(sourceOf(source, entry).get);
			let prepared = [], warnings = new Set();
			for (let entry of isStandIn ? [ANY] : entries) {
				let read = await readEntry(source, entry);
				if ("inputs" in read) {
					prepared.push({
						...entry,
						inputs: read.inputs
					});
					for (let warning of read.warnings) warnings.add(warning);
				} else problems.push(...read.problems);
			}
			problems.push(...checkServers(prepared, ({ inputs }) => inputs.server));
			let isSecret = holdsToken(source, entries);
			isSecret && problems.push({
				input: "targets",
				expected: "no token: entries are shown in the output unfinished"
			});
			let given = isSecret ? "" : source.get("targets").trimEnd().replace(/^(?:[ \t]*\r?\n)+/, ""), all = new Map(problems.map((problem) => [`${problem.input}: ${problem.expected}`, problem]));
			if (all.size > 0 || values === void 0) return {
				problems: [...all.values()],
				unfinished: isOpen ? given : ""
			};
			let [first] = prepared;
			return {
				inputs: first && {
					...first.inputs,
					timeoutMs: values.timeoutMs
				},
				list: {
					...values,
					entries: prepared,
					given
				},
				warnings: [...warnings]
			};
		}
		let UNREAD = {
			entries: [],
			problems: [],
			isOpen: !1
		}, ANY = {
			nth: 0,
			line: 0,
			server: "server",
			site: "site.example",
			given: new Map(),
			written: ""
		};
		function holdsToken(source, entries) {
			let texts = entries.flatMap(({ server = "", site = "", given }) => [
				server,
				site,
				...given.values()
			]), tokens = ["api-token", "github-token"].map((name) => source.get(name).trim());
			return [source.get("targets"), ...texts].some((text) => tokens.some((token) => token !== "" && text.includes(token)));
		}
		let WITH_PLACES = new Set([
			"health-check-url",
			"health-check-contains",
			"environment",
			"environment-url"
		]), OF_ENTRY = new Set([
			"server",
			"site",
			"confirm-delete"
		]), OF_ALL = new Set(["plan-hash", ..._inputs_js__WEBPACK_IMPORTED_MODULE_5__.I.filter(({ section }) => section === "list").map(({ name }) => name)]);
		async function readEntry(source, entry, site, domain) {
			let read = await (0, _inputs_js__WEBPACK_IMPORTED_MODULE_5__.K)(sourceOf(source, entry, site, domain));
			if (!("problems" in read)) return read;
			let isOwn = (name) => OF_ENTRY.has(name) || entry.given.has(name) || WITH_PLACES.has(name) && /<(server|site)>/.test(source.get(name));
			return { problems: read.problems.flatMap((problem) => {
				let { input, expected } = problem;
				if (input === "timeout") return [];
				if (!input.split(", ").some(isOwn)) return [problem];
				return entry === ANY || input === "confirm-delete" && site === void 0 && (0, _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_7__.Pt)(entry.site ?? "") ? [] : [(0, _values_targets_js__WEBPACK_IMPORTED_MODULE_4__.l)(entry, expected, input)];
			}) };
		}
		function sourceOf(source, entry, site = entry.site?.replaceAll("*", "x") ?? "", domain = site) {
			let server = entry.server ?? source.get("server"), own = new Map([
				...entry.given,
				["server", server],
				["site", site]
			]), limit = source.get("target-timeout").trim();
			limit !== "" && own.set("timeout", limit);
			return {
				...source,
				problems: [],
				get(name) {
					if (OF_ALL.has(name)) return "";
					let text = own.get(name) ?? (OF_ENTRY.has(name) ? "" : source.get(name));
					return WITH_PLACES.has(name) ? text.replaceAll("<server>", server.trim()).replaceAll("<site>", domain) : text;
				}
			};
		}
		function checkOperations(asked, entries) {
			let alone = asked.find(({ standsAlone }) => standsAlone), patterns = asked.some(({ deletesSite }) => deletesSite) ? entries.filter(({ site = "" }) => (0, _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_7__.Pt)(site)) : [];
			return [...alone ? [{
				input: "targets",
				expected: `nothing with ${alone.name}: give it one server and site`
			}] : [], ...patterns.map((entry) => (0, _values_targets_js__WEBPACK_IMPORTED_MODULE_4__.l)(entry, "the domain of one site: none is deleted by a pattern"))];
		}
		function checkServers(prepared, serverOf) {
			let ofServer = prepared[0]?.inputs.operations.filter(({ scope }) => scope === "server") ?? [], names = new Set(_operations_index_js__WEBPACK_IMPORTED_MODULE_3__.z.filter(({ name }) => ofServer.some((operation) => operation.name === name)).flatMap(({ inputs }) => inputs.flatMap(({ declared }) => declared.map(({ name }) => name))));
			return [...Map.groupBy(prepared, serverOf).values()].flatMap(([first, ...others]) => {
				for (let other of others) {
					let differing = [...names].filter((name) => first?.given.get(name) !== other.given.get(name)), expected = `the same ${differing.join(", ")} as at entry ${first?.nth}: ${ofServer.map(({ name }) => name).join(", ")} runs once for the server`;
					if (differing.length > 0) return [(0, _values_targets_js__WEBPACK_IMPORTED_MODULE_4__.l)(other, expected)];
				}
				return [];
			});
		}
	}),
	1784: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => problemAt,
			parseTargets: () => parseTargets
		});
		var _core_near_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3496), _input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6057), _site_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3080), _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8839), _yaml_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4538);
		function problemAt({ nth, line }, expected, input) {
			return {
				input: "targets",
				expected: `at entry ${nth} (line ${line})${input === void 0 ? "" : `, for ${input},`} ${expected}`
			};
		}
		function parseTargets(text, inputs, step) {
			let parsed = (0, _yaml_js__WEBPACK_IMPORTED_MODULE_1__.h)(text, step.file, !0);
			if ("expected" in parsed) return unread(parsed.expected);
			let { value, lineOf } = parsed.value;
			if (!Array.isArray(value)) return unread(/^-[^\s-]/.test(text.trim()) ? NO_SPACE : A_LIST);
			let refusalOfKey = keyCheck(inputs), firstOf = new Map(), slips = [];
			return {
				entries: value.flatMap((item, index) => {
					let place = {
						nth: index + 1,
						line: lineOf([index]) ?? 1
					}, report = (expected, line = place.line) => slips.push({
						...place,
						line,
						expected
					}), fields = fieldsOf(item);
					if (fields === void 0) {
						report("a text such as web-1/shop.example, or a map with the key site");
						return [];
					}
					let before = slips.length, given = readTexts(fields, refusalOfKey, (key, refusal) => report(refusal, lineOf([index, key]))), written = (0, _yaml_texts_js__WEBPACK_IMPORTED_MODULE_2__.jh)(item) ? Object.fromEntries(given) : String(item), [server, site] = ["server", "site"].map((name) => given.get(name)?.trim());
					given.delete("server");
					given.delete("site");
					step.server === "" && !("server" in fields) && report("a server, as in web-1/shop.example; neither the entry nor the step names one");
					checkNames(server, site, step.allowAll, report);
					let isRight = slips.length === before, target = JSON.stringify([server ?? step.server, site?.toLowerCase()]), first = firstOf.get(target) ?? place.nth;
					firstOf.set(target, first);
					first !== place.nth && report(`a target that entry ${first} does not name already`);
					return isRight ? [{
						...place,
						server,
						site,
						given,
						written
					}] : [];
				}),
				problems: slips.toSorted((a, b) => a.nth - b.nth || a.line - b.line).map((slip) => problemAt(slip, slip.expected)),
				isOpen: !value.some(secrecyCheck(inputs))
			};
		}
		let NO_SPACE = "a list with a space after each dash, as in \"- shop.example\"", A_LIST = "a list, such as [shop.example, web-2/shop.example], or the path of a file that ends in .yml, .yaml or .json; an empty list is written []";
		function unread(expected) {
			return {
				entries: [],
				problems: [{
					input: "targets",
					expected
				}],
				isOpen: !1
			};
		}
		function fieldsOf(item) {
			let text = (0, _yaml_texts_js__WEBPACK_IMPORTED_MODULE_2__.b6)(item);
			if (text === void 0) return (0, _yaml_texts_js__WEBPACK_IMPORTED_MODULE_2__.jh)(item) ? item : void 0;
			let slash = text.includes("://") ? -1 : text.indexOf("/"), site = text.slice(slash + 1);
			return slash === -1 ? { site } : {
				server: text.slice(0, slash),
				site
			};
		}
		function readTexts(fields, refusalOfKey, report) {
			let texts = new Map();
			for (let [key, value] of Object.entries(fields)) {
				let text = (0, _yaml_texts_js__WEBPACK_IMPORTED_MODULE_2__.AN)(value), refusal = refusalOfKey(key) ?? refusalOfValue(key, value, text);
				refusal === void 0 ? text !== void 0 && texts.set(key, text) : report(key, refusal);
			}
			return texts;
		}
		function checkNames(server, site, allowAll, report) {
			for (let [what, name] of Object.entries({
				server,
				site
			})) {
				let parsed = (what === "site" ? _input_values_js__WEBPACK_IMPORTED_MODULE_0__.X_ : _input_values_js__WEBPACK_IMPORTED_MODULE_0__.$q)(name ?? "");
				name === "" ? report(`a name of the ${what}; it is empty`) : /^(site|server):/.test(name ?? "") ? report("a space after the colon, as in \"site: shop.example\"") : name?.endsWith(",") ? report(`a name of the ${what} without a comma at its end`) : "expected" in parsed && report(`the ${what} as ${parsed.expected}`);
			}
			server !== void 0 && (0, _site_pattern_js__WEBPACK_IMPORTED_MODULE_3__.Pt)(server) && report(`the name of a server without *, which only sites may have, not ${JSON.stringify(server)}`);
			let refusal = site !== void 0 && (0, _site_pattern_js__WEBPACK_IMPORTED_MODULE_3__.Pt)(site) ? (0, _site_pattern_js__WEBPACK_IMPORTED_MODULE_3__.i)(site, allowAll) : void 0;
			refusal !== void 0 && report(refusal);
		}
		function secrecyCheck(inputs) {
			let open = new Set(inputs.filter(({ secret }) => secret === void 0).map(({ name }) => name));
			return (item) => (0, _yaml_texts_js__WEBPACK_IMPORTED_MODULE_2__.jh)(item) && Object.entries(item).some(([key, value]) => !open.has(key) || refusalOfCredentials(key, (0, _yaml_texts_js__WEBPACK_IMPORTED_MODULE_2__.AN)(value) ?? "") !== void 0);
		}
		function keyCheck(inputs) {
			let refusals = new Map(inputs.map((input) => [input.name, refusalOfInput(input)])), settable = [...refusals].flatMap(([name, refusal]) => refusal === void 0 ? name : []);
			return (key) => {
				refusals.has(key) || refusals.set(key, refusalOfUnknown(key, settable));
				return refusals.get(key);
			};
		}
		function refusalOfInput({ name, ofRun, secret }) {
			if (ofRun) return `no ${name}: it applies to the run as a whole; give it to the step`;
			if (secret === "values") return `no ${name}: it is secret; name an env-prefix instead`;
			return secret === void 0 ? void 0 : `no ${name}: it is secret; give it to the step`;
		}
		let OTHER_WORDS = new Map([["host", "server"], ...[
			"name",
			"domain",
			"url"
		].map((word) => [word, "site"])]);
		function refusalOfUnknown(key, known) {
			let meant = OTHER_WORDS.get(key) ?? (0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_4__.Kj)(key, known);
			if (meant !== void 0) return `inputs of this action as keys; there is no ${key} (did you mean ${meant}?)`;
			return "inputs of this action as keys, and one is unknown; put a text with a comma or a colon in quotes";
		}
		function refusalOfValue(key, value, text) {
			if (text !== void 0) return refusalOfCredentials(key, text);
			if (value === null) return `a value for ${key}; a text that is empty is written ''`;
			return `for ${key} a text, a list of texts, or a map`;
		}
		function refusalOfCredentials(key, text) {
			if (key !== "repository" || (0, _input_values_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(text).length === 0) return;
			return "no credentials in repository: they are secret; give the repository to the step";
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
			let lineOf = (path) => {
				let node = keyAt(document, path) ?? document.getIn(path, !0);
				return (0, dist.Ll)(node) && node.range ? lines.linePos(node.range[0]).line : void 0;
			}, sourceOf = (path) => {
				let node = document.getIn(path, !0);
				return (0, dist.jn)(node) ? node.source : void 0;
			}, isPlainlyKey = (path) => {
				let map = document.getIn(path.slice(0, -1), !0), key = keyAt(document, path);
				return (0, dist.jh)(map) && (map.flow !== !0 || key !== void 0 && key.type !== "PLAIN");
			}, excerptOf = (path) => {
				let node = document.getIn(path, !0), aliases = [];
				(0, dist.Ll)(node) && (0, dist.YR)(node, { Alias: (_, alias) => void aliases.push(alias) });
				if (!(0, dist.Ll)(node) || !node.range || aliases.length > 0) return;
				let [start, end] = node.range, { line, col } = lines.linePos(start);
				return "\n".repeat(line - 1) + " ".repeat(col - 1) + text.slice(start, end);
			};
			keepsSpelling && (0, dist.YR)(document, { Scalar: (_, scalar) => keepSpelling(scalar) });
			try {
				return { value: {
					value: document.toJS({ maxAliasCount: 100 }),
					lineOf,
					sourceOf,
					isPlainlyKey,
					excerptOf
				} };
			} catch {
				return { expected: "YAML or JSON whose aliases (*name) do not multiply" };
			}
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
