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
		var _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6192), _inputs_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9243), _inputs_input_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2937), _inputs_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1793), _operations_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3539), _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3080), _values_target_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7662), _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(917);
		let { operations, planHash, timeoutMs } = _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__.j$, ofAll = {
			..._inputs_list_js__WEBPACK_IMPORTED_MODULE_2__.S,
			operations,
			planHash,
			timeoutMs
		};
		async function readList(source, declareOwn) {
			let form = (0, _inputs_form_js__WEBPACK_IMPORTED_MODULE_1__.D)(source, _inputs_js__WEBPACK_IMPORTED_MODULE_4__.I), { drafts, values } = await (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_5__.N$)(ofAll, form), { entries, problems: slips, isOpen } = drafts?.entries ?? UNREAD, asked = _operations_index_js__WEBPACK_IMPORTED_MODULE_3__.z.filter(({ name }) => drafts?.operations?.includes(name)), problems = [
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
			let isSecret = holdsToken(source, entries);
			isSecret && problems.push({
				input: "targets",
				expected: "no token: entries are shown in the output unfinished"
			});
			let given = isSecret ? "" : source.get("targets").trim(), all = new Map(problems.map((problem) => [`${problem.input}: ${problem.expected}`, problem]));
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
		]), OF_ALL = new Set(["plan-hash", ..._inputs_js__WEBPACK_IMPORTED_MODULE_4__.I.filter(({ section }) => section === "list").map(({ name }) => name)]);
		async function readEntry(source, entry, site, domain) {
			let read = await (0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__.K)(sourceOf(source, entry, site, domain));
			if (!("problems" in read)) return read;
			let isOwn = (name) => OF_ENTRY.has(name) || entry.given.has(name) || WITH_PLACES.has(name) && /<(server|site)>/.test(source.get(name));
			return { problems: read.problems.flatMap((problem) => {
				let { input, expected } = problem;
				if (input === "timeout") return [];
				if (!input.split(", ").some(isOwn)) return [problem];
				return entry === ANY || input === "confirm-delete" && site === void 0 && (0, _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_6__.Pt)(entry.site ?? "") ? [] : [(0, _values_target_problems_js__WEBPACK_IMPORTED_MODULE_7__.l)(entry, expected, input)];
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
			let alone = asked.find(({ standsAlone }) => standsAlone), patterns = asked.some(({ deletesSite }) => deletesSite) ? entries.filter(({ site = "" }) => (0, _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_6__.Pt)(site)) : [];
			return [...alone ? [{
				input: "targets",
				expected: `nothing with ${alone.name}: give it one server and site`
			}] : [], ...patterns.map((entry) => (0, _values_target_problems_js__WEBPACK_IMPORTED_MODULE_7__.l)(entry, "the domain of one site: none is deleted by a pattern"))];
		}
		function checkServers(prepared) {
			let ofServer = prepared[0]?.inputs.operations.filter(({ scope }) => scope === "server") ?? [], names = new Set(_operations_index_js__WEBPACK_IMPORTED_MODULE_3__.z.filter(({ name }) => ofServer.some((step) => step.name === name)).flatMap(({ inputs }) => inputs.flatMap(({ declared }) => declared.map(({ name }) => name))));
			if (names.size === 0) return [];
			let spell = ({ given }) => JSON.stringify([...given].filter(([name]) => names.has(name)).sort());
			return [...Map.groupBy(prepared, ({ serverId }) => serverId).values()].flatMap(([first, ...others]) => {
				let other = first && others.find((entry) => spell(entry) !== spell(first));
				if (first === void 0 || other === void 0) return [];
				let expected = `the same ${[...names].filter((name) => first.given.get(name) !== other.given.get(name)).join(", ")} as at entry ${first.nth}: ${ofServer.map(({ name }) => name).join(", ")} runs once for the server`;
				return [(0, _values_target_problems_js__WEBPACK_IMPORTED_MODULE_7__.l)(other, expected)];
			});
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
	7662: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => problemsOf,
			l: () => problemAt
		});
		function problemsOf(slips) {
			return slips.toSorted((a, b) => a.nth - b.nth || a.line - b.line).map((slip) => problemAt(slip, slip.expected));
		}
		function problemAt({ nth, line }, expected, input) {
			return {
				input: "targets",
				expected: `at entry ${nth} (line ${line})${input === void 0 ? "" : `, for ${input},`} ${expected}`
			};
		}
	})
};
