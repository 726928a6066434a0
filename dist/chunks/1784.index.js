"use strict";
exports.id = 1784;
exports.ids = [
	1784,
	3645,
	3496
];
exports.modules = {
	3496: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BM: () => likely,
			Kj: () => slipOf,
			ZA: () => suggest,
			didYouMean: () => didYouMean
		});
		function likely(wanted, names) {
			let unnumbered = withoutDigits(wanted.toLowerCase());
			return [...new Set(names)].flatMap((name) => {
				if (unnumbered === withoutDigits(name.toLowerCase())) return [];
				let [from, to] = differingParts(wanted.toLowerCase(), name.toLowerCase()), most = Math.min(2, Math.floor(Math.max(from.length, to.length) / 4));
				if (Math.abs(from.length - to.length) > most) return [];
				let letters = distance(from, to, most);
				return letters <= most ? [{
					name,
					letters
				}] : [];
			}).sort((a, b) => a.letters - b.letters || a.name.localeCompare(b.name)).slice(0, 3).map(({ name }) => name);
		}
		function suggest(wanted, names, show = (name) => name) {
			let akin = names.filter((name) => isWithin(wanted, name) || begins(wanted, name)), meant = [...new Set([...likely(wanted, names), ...akin])].slice(0, 3);
			if (meant.length > 0) return {
				isLikely: !0,
				text: `Did you mean ${meant.map(show).join(" or ")}?`
			};
			return {
				isLikely: !1,
				text: `${names.length <= 8 ? `Known names: ${names.toSorted().map(show).join(", ")}` : `None of ${names.length} names is like it`}.`
			};
		}
		function slipOf(wanted, known) {
			let word = wanted.toLowerCase(), [begun, ...others] = known.filter((name) => begins(word, name));
			return known.find((name) => name === word) ?? likely(word, known)[0] ?? (others.length > 0 ? void 0 : begun);
		}
		function didYouMean(wanted, known) {
			let meant = slipOf(wanted.split(" ")[0] ?? "", known);
			return meant === void 0 ? "" : ` (did you mean ${meant}?)`;
		}
		function begins(short, long) {
			return short.length >= 4 && long.toLowerCase().startsWith(short.toLowerCase());
		}
		function isWithin(a, b) {
			let [short, long] = a.length < b.length ? [`.${a}.`, `.${b}.`] : [`.${b}.`, `.${a}.`];
			return short.split(".").length - 2 > 1 && (long.startsWith(short) || long.endsWith(short));
		}
		function withoutDigits(text) {
			return text.replace(/\d+/g, "");
		}
		function differingParts(a, b) {
			let [from, to] = [a.split("."), b.split(".")], shorter = () => Math.min(from.length, to.length);
			for (; shorter() > 0 && from.at(-1) === to.at(-1);) [from, to].forEach((parts) => void parts.pop());
			for (; shorter() > 0 && from[0] === to[0];) [from, to].forEach((parts) => void parts.shift());
			return [from.join("."), to.join(".")];
		}
		function distance(from, to, most) {
			let same = 0;
			for (; same < from.length && from[same] === to[same];) same += 1;
			let [a, b] = [from.slice(same), to.slice(same)];
			if (a === "" || b === "") return a.length + b.length;
			if (most === 0) return Infinity;
			let ways = [
				[1, 0],
				[0, 1],
				[1, 1],
				...a[0] === b[1] && a[1] === b[0] ? [[2, 2]] : []
			];
			return 1 + Math.min(...ways.map(([of, by]) => distance(a.slice(of), b.slice(by), most - 1)));
		}
	}),
	3080: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ke: () => matcherOf,
			Pt: () => isPattern,
			i: () => refusalOfPattern
		});
		function isPattern(site) {
			return site.includes("*");
		}
		function refusalOfPattern(pattern, allowAll) {
			let labels = pattern.split(".");
			if (labels.some((label) => label === "" || isPattern(label) && label !== "*")) return `* for one whole label, as in *.shop.example, not ${JSON.stringify(pattern)}`;
			if (labels.every(isPattern) && !allowAll) return `a pattern that names a part of the domain, as in *.shop.example; ${pattern} takes sites of any name: to mean that, give max-failures`;
		}
		function matcherOf(pattern) {
			if (pattern === "*") return () => !0;
			let labels = pattern.split(".").map((label) => label === "*" ? "[^.]+" : label.replace(/[\\^$|?+()[\]{}]/g, "\\$&")), form = RegExp(`^${labels.join("\\.")}$`, "i");
			return (domain) => form.test(domain);
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
