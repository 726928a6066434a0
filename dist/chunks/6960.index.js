"use strict";
exports.id = 6960;
exports.ids = [6960];
exports.modules = {
	8780: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fg: () => markOf,
			Gg: () => titleOf,
			LT: () => targetWords,
			N4: () => tally
		});
		var _core_count_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3152), _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1135), _outcome_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2848), _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3032);
		function tally(report) {
			let { shard } = report.list ?? {}, lead = [shard === void 0 ? "" : `part ${shard}`, stopOf(report)].filter((word) => word !== "").join(", ");
			return `${lead}${lead === "" ? "" : ": "}${whatBecameOf(report)}`;
		}
		function markOf({ outcome, targets }) {
			return outcome === "succeeded" && targets.some(_outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.cd) ? "⚠️" : _headline_js__WEBPACK_IMPORTED_MODULE_2__.Z8[outcome];
		}
		function titleOf(target) {
			return `${(0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.wC)(target)}: ${targetWords(target)}`;
		}
		function targetWords({ outcome, run }) {
			let end = outcome === "unknown" ? "unknown whether it succeeded" : wordOf(outcome);
			if (run === void 0) return end;
			let what = (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.ez)(run);
			return run.outcome === outcome ? what : `${what}, then ${end}`;
		}
		function wordOf(outcome) {
			return outcome === "not-run" ? "not started" : outcome.replace("_", " ");
		}
		function stopOf(report) {
			let { failure, outcome, targets } = report;
			if (failure === void 0 || outcome === "rejected" || targets.length === 0) return "";
			return (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.ez)({
				...(0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_1__.l2)(report),
				outcome: failure.outcome,
				results: []
			});
		}
		function whatBecameOf(report) {
			let { outcome, targets } = report, isGood = outcome === "succeeded" || outcome === "planned";
			if (outcome === "rejected" || targets.length === 0 && !isGood) return (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.ez)((0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_1__.l2)(report));
			if (targets.length === 0) return "no targets, nothing to do";
			let parts = partsOf(report), rest = parts.join(parts.some((part) => part.includes(",")) ? "; " : ", ");
			return `${wentWell(report)}${rest === "" ? "" : `; ${rest}`}`;
		}
		function wentWell(report) {
			let main = mainTargets(report), planned = main.filter(({ outcome }) => outcome === "planned");
			if (report.outcome === "planned" || planned.length > 0) return wouldChange(planned, main.length);
			let { results } = (0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_1__.l2)(report), hasDeploys = results.some(({ traits }) => traits.deploys);
			if (report.outcome === "succeeded" && !hasDeploys && (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__._5)(results)) return `${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_3__.U)(main.length, "target")}: no changes needed`;
			return `${main.filter((target) => target.outcome === "succeeded" && !(0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.cd)(target)).length} of ${main.length} ${hasDeploys ? "deployed" : "done"}`;
		}
		function mainTargets({ targets }) {
			let sites = targets.filter(({ site }) => site !== "");
			return sites.length > 0 ? sites : targets;
		}
		function wouldChange(planned, all) {
			let changing = planned.filter((target) => (0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.sb)(target).some(({ traits }) => !traits.repeats)), repeatsOf = (target) => (0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.sb)(target).filter(({ traits }) => traits.repeats), running = planned.filter((target) => repeatsOf(target).length > 0).length, names = new Set(planned.flatMap(repeatsOf).map(({ operation }) => operation)), lead = planned.length === all ? all : `${planned.length} of ${all}`, who = running === planned.length ? "all" : running, run = running === 0 ? "" : `, ${who} would run ${[...names].join(", ")}`;
			return `${lead} planned: ${changing.length || "nothing"} would change${run}`;
		}
		function partsOf(report) {
			let main = mainTargets(report), ended = (...outcomes) => outcomes.flatMap((outcome) => {
				let { length } = main.filter((target) => target.outcome === outcome);
				return length === 0 ? [] : `${length} ${wordOf(outcome)}`;
			}), doubtful = main.filter(_outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.cd), unfollowed = doubtful.filter(({ run }) => run?.facts?.deploy?.followed === !1).length, unproven = doubtful.length - unfollowed;
			return [
				...failedOf(main.filter(({ outcome }) => outcome === "failed")),
				...serversOf(report.targets.filter((target) => !main.includes(target) && (0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.WN)(target))),
				...ended("rejected", "timed_out", "unknown"),
				...unproven === 0 ? [] : [`${unproven} without proof that it worked`],
				...unfollowed === 0 ? [] : [`${unfollowed} triggered and not followed`],
				...ended("cancelled", "not-run")
			];
		}
		function failedOf(failed) {
			let [first, ...others] = failed;
			if (first === void 0) return [];
			if (others.length === 0) return [`1 failed${first.run === void 0 ? "" : (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.Yy)(first.run)}`];
			let back = failed.filter(({ run }) => run?.rollback?.status === "changed").length, who = back === failed.length ? "all" : `${back} of them`;
			return [`${failed.length} failed${back === 0 ? "" : `, ${who} rolled back`}`];
		}
		function serversOf(servers) {
			let [first, ...others] = servers;
			if (first === void 0) return [];
			return [`the operations of ${others.length === 0 ? (0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.wC)(first) : `${servers.length} servers`} failed`];
		}
	}),
	6960: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runList: () => runList });
		var errors = __webpack_require__(8208), api_pages = __webpack_require__(5272), api_servers = __webpack_require__(5236), api_sites = __webpack_require__(8656), near_names = __webpack_require__(3496), find_site = __webpack_require__(3176), site_target = __webpack_require__(3242), site_pattern = __webpack_require__(3080), target_problems = __webpack_require__(7662);
		function chooseTargets(wanted) {
			let slips = [], report = ({ nth, line }, expected) => slips.push({
				nth,
				line,
				expected
			}), search = createSearch(report), candidates = wanted.flatMap((item) => {
				let { entry, serverId } = item;
				if ("site" in item) return [item];
				return search(entry, item.sites).map((site) => ({
					entry,
					serverId,
					site
				}));
			}), named = new Map();
			for (let target of candidates.filter(({ entry }) => !isOfPattern(entry))) {
				let first = named.get(keyOf(target));
				first === void 0 ? named.set(keyOf(target), target) : report(target.entry, `a target that entry ${first.entry.nth} does not name already: both are ${nameOf(target)}`);
			}
			let taken = new Set(named.keys()), targets = candidates.filter((target) => {
				if (!isOfPattern(target.entry)) return !0;
				let isFirst = !taken.has(keyOf(target));
				taken.add(keyOf(target));
				return isFirst;
			});
			return slips.length > 0 ? { problems: (0, target_problems.G)(slips) } : { targets };
		}
		function createSearch(report) {
			let indices = new Map(), offers = 0, offer = (text, sites) => {
				if (sites.length === 0) return " The server has none.";
				offers += 1;
				if (offers > 20) return "";
				let domains = sites.map(({ domain }) => domain), [pattern] = (0, site_pattern.Pt)(text) ? (0, near_names.BM)(text, domains.flatMap((domain) => patternLike(text, domain))) : [];
				return pattern === void 0 ? ` ${(0, near_names.ZA)(text, domains).text}` : ` Did you mean ${pattern}?`;
			};
			return ({ site = "", ...place }, sites) => {
				if ((0, site_pattern.Pt)(site)) {
					let matches = (0, site_pattern.Ke)(site), matching = sites.filter(({ domain }) => matches(domain));
					matching.length === 0 && report(place, `a pattern that finds a site of its server; there is no ${site}.${offer(site, sites)}`);
					return matching.toSorted(byDomain);
				}
				let index = indices.get(sites) ?? indexOf(sites);
				indices.set(sites, index);
				let found = index.get(site.toLowerCase()) ?? [];
				found.length === 0 && report(place, `a site of its server; there is no ${site}.${offer(site, sites)}`);
				if (found.length > 1) {
					let listed = found.map(({ id, domain }) => `${domain} (id ${id})`).join(", ");
					report(place, `an id, as ${found.length} sites are called ${site}: ${listed}`);
				}
				return found;
			};
		}
		function patternLike(pattern, domain) {
			let stars = pattern.split("."), labels = domain.split(".");
			return labels.length === stars.length ? [labels.map((label, at) => stars[at] === "*" ? "*" : label).join(".")] : [];
		}
		function indexOf(sites) {
			let names = sites.flatMap((site) => [{
				name: site.domain.toLowerCase(),
				site
			}, {
				name: String(site.id),
				site
			}]), groups = Map.groupBy(names, ({ name }) => name);
			return new Map([...groups].map(([name, group]) => [name, group.map(({ site }) => site)]));
		}
		function isOfPattern({ site = "" }) {
			return (0, site_pattern.Pt)(site);
		}
		function byDomain(a, b) {
			return a.domain === b.domain ? a.id - b.id : a.domain < b.domain ? -1 : 1;
		}
		function keyOf({ serverId, entry, site }) {
			return JSON.stringify([serverId, site === "missing" ? (entry.site ?? "").toLowerCase() : site.id]);
		}
		function nameOf({ serverId, entry, site }) {
			if (site !== "missing") return `the site ${site.domain} (id ${site.id})`;
			return entry.site === void 0 ? `the server with the id ${serverId}` : `the site ${entry.site}`;
		}
		var operations = __webpack_require__(3535), inputs = __webpack_require__(5788);
		let WITH_PLACES = new Set([
			"health-check-url",
			"health-check-contains",
			"environment",
			"environment-url"
		]), OF_ENTRY = new Set([
			"server",
			"site",
			"confirm-delete"
		]), OF_ALL = new Set(["plan-hash", ...inputs.I.filter(({ section }) => section === "fleet").map(({ name }) => name)]);
		async function readEntries(source, entries) {
			let problems = [], prepared = [], warnings = new Set();
			for (let entry of entries) {
				let read = await readEntry(source, entry);
				if ("problems" in read) {
					problems.push(...read.problems);
					continue;
				}
				problems.push(...checkEntry(entry, read.inputs));
				for (let warning of read.warnings) warnings.add(warning);
				prepared.push({
					entry,
					inputs: read.inputs
				});
			}
			problems.push(...checkServers(prepared, ({ inputs }) => inputs.server));
			let all = new Map(problems.map((problem) => [`${problem.input}: ${problem.expected}`, problem]));
			return all.size > 0 ? { problems: [...all.values()] } : {
				prepared,
				warnings: [...warnings]
			};
		}
		async function readEntry(source, entry, site, domain) {
			let read = await (0, inputs.K)(sourceOf(source, entry, site, domain));
			if (!("problems" in read)) return read;
			let isOwn = ({ input }) => input.split(", ").some((name) => OF_ENTRY.has(name) || entry.given.has(name) || hasPlace(source, name)), isPatternToDelete = ({ input }) => input === "confirm-delete" && site === void 0 && (0, site_pattern.Pt)(entry.site ?? "");
			return { problems: read.problems.filter(({ input }) => input !== "timeout").map((problem) => {
				if (isPatternToDelete(problem)) return noPattern(entry);
				return isOwn(problem) ? atEntry(entry, problem) : problem;
			}) };
		}
		function sourceOf(source, entry, site = standIn(entry.site), domain = site) {
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
		function hasPlace(source, name) {
			return WITH_PLACES.has(name) && /<(server|site)>/.test(source.get(name));
		}
		function standIn(site = "") {
			return (0, site_pattern.Pt)(site) ? site.replaceAll("*", "x") : site;
		}
		function atEntry(place, { input, expected }) {
			return (0, target_problems.l)(place, expected, input);
		}
		function noPattern(entry) {
			return (0, target_problems.l)(entry, "the domain of one site: none is deleted by a pattern");
		}
		function checkEntry(entry, { operations, apiToken, githubToken }) {
			let deleting = operations.find(({ deletesSite }) => deletesSite), alone = operations.find(({ standsAlone }) => standsAlone), texts = [
				entry.server,
				entry.site,
				...entry.given.values()
			], holds = (token) => token !== void 0 && texts.some((text) => text?.includes(token));
			return [
				...alone === void 0 ? [] : [{
					input: "targets",
					expected: `nothing with ${alone.name}: give it one server and site`
				}],
				...deleting !== void 0 && (0, site_pattern.Pt)(entry.site ?? "") ? [noPattern(entry)] : [],
				...[apiToken, githubToken].some(holds) ? [(0, target_problems.l)(entry, "no token: entries are shown in the output unfinished")] : []
			];
		}
		function checkServers(prepared, serverOf) {
			let ofServer = prepared[0]?.inputs.operations.filter(({ scope }) => scope === "server") ?? [], names = new Set(operations.z.filter(({ name }) => ofServer.some((step) => step.name === name)).flatMap(({ inputs }) => inputs.flatMap(({ declared }) => declared.map(({ name }) => name))));
			if (names.size === 0) return [];
			return [...Map.groupBy(prepared, serverOf).values()].flatMap((group) => {
				let spell = ({ given }) => JSON.stringify([...given].filter(([name]) => names.has(name)).sort()), [first, ...others] = group.map(({ entry }) => entry), other = first && others.find((entry) => spell(entry) !== spell(first));
				if (first === void 0 || other === void 0) return [];
				let expected = `the same ${[...names].filter((name) => first.given.get(name) !== other.given.get(name)).join(", ")} as at entry ${first.nth}: ${ofServer.map(({ name }) => name).join(", ")} runs once for the server`;
				return [(0, target_problems.l)(other, expected)];
			});
		}
		async function findTargets(reader, prepared, source) {
			let list, servers = () => {
				list ??= (0, api_pages.y)(reader, api_servers.getServers, {});
				return list;
			}, problems = [], wanted = [];
			for (let group of Map.groupBy(prepared, ({ inputs }) => inputs.server).values()) for (let item of await findOnServer(reader, group, servers)) "problems" in item ? problems.push(...item.problems) : wanted.push(item);
			let byEntry = new Map(wanted.map((item) => [item.entry.entry, item])), inOrder = prepared.flatMap(({ entry }) => byEntry.get(entry) ?? []);
			problems.push(...checkServers(inOrder.map(({ entry, serverId }) => ({
				...entry,
				serverId
			})), ({ serverId }) => serverId));
			let chosen = chooseTargets(inOrder);
			"problems" in chosen && problems.push(...chosen.problems);
			let targets = [];
			for (let choice of "targets" in chosen ? chosen.targets : []) {
				let target = await targetOf(choice, source);
				"problems" in target ? problems.push(...target.problems) : targets.push(target);
			}
			if (problems.length > 0) throw new errors.dz(problems);
			return targets;
		}
		async function findOnServer(reader, group, servers) {
			let [first] = group;
			if (first === void 0) return [];
			let entries = group.map((item) => {
				let { nth, line, site } = item.entry;
				return {
					...item,
					nth,
					line,
					site
				};
			}), isListed = entries.length > 1 || (0, site_pattern.Pt)(first.entry.site ?? "");
			try {
				if (!isListed) {
					let { serverId, site, lookalikes } = await (0, find_site.u1)(reader, first.inputs, servers);
					return entries.map((entry) => ({
						entry,
						serverId,
						site: siteOf(site),
						lookalikes
					}));
				}
				return await (0, find_site.ze)(first.inputs.server, servers, async (serverId) => {
					let sites = await (0, api_pages.y)(reader, api_sites.getSites, { server: serverId }), list = {
						sites,
						names: new Set(sites.flatMap(({ id, domain }) => [String(id), domain.toLowerCase()]))
					};
					return withLookalikes(await Promise.all(entries.map((entry) => findOnList(reader, entry, serverId, list))), entries, sites);
				});
			} catch (error) {
				if (!(error instanceof errors.dz)) throw error;
				return [{ problems: error.problems.map((problem) => atEntry(first.entry, problem)) }];
			}
		}
		async function findOnList(reader, entry, serverId, { sites, names }) {
			let { site: name, inputs } = entry;
			if (name === void 0) return {
				entry,
				serverId,
				site: "missing"
			};
			if ((0, site_pattern.Pt)(name) || names.has(name.toLowerCase()) || !(0, find_site.ZK)(inputs)) return {
				entry,
				serverId,
				sites
			};
			if (!site_target.ID.test(name)) return {
				entry,
				serverId,
				site: "missing"
			};
			try {
				let { site } = await (0, find_site.u1)(reader, inputs);
				return {
					entry,
					serverId,
					site: siteOf(site)
				};
			} catch (error) {
				if (!(error instanceof errors.dz)) throw error;
				return { problems: error.problems.map((problem) => atEntry(entry.entry, problem)) };
			}
		}
		function withLookalikes(found, entries, sites) {
			let named = new Set(entries.map(({ site = "" }) => site.toLowerCase())), others = sites.map(({ domain }) => domain).filter((domain) => !named.has(domain.toLowerCase())), compared = 0;
			return found.map((item) => {
				if (!("site" in item) || item.site !== "missing" || compared >= 20) return item;
				compared += 1;
				return {
					...item,
					lookalikes: (0, near_names.BM)(item.entry.site ?? "", others)
				};
			});
		}
		function siteOf(site) {
			return site === "planned" ? "missing" : site;
		}
		async function targetOf({ entry: { entry, inputs }, serverId, site, lookalikes }, source) {
			let { server } = inputs, isFound = site !== "missing", domain = isFound ? site.domain : entry.site ?? "", isOfPattern = (0, site_pattern.Pt)(entry.site ?? ""), name = isOfPattern && isFound ? find_targets_nameOf(site) : entry.site ?? "", read = domain === entry.site ? { inputs } : await readEntry(source, entry, name, domain);
			if ("problems" in read) return read;
			try {
				isFound && (0, find_site.ER)({ site }, read.inputs);
			} catch (error) {
				if (!(error instanceof errors.dz)) throw error;
				return { problems: error.problems.map((problem) => atEntry(entry, problem)) };
			}
			let found = {
				serverId,
				site,
				repository: "unknown",
				...lookalikes && { lookalikes }
			}, written = isOfPattern ? writtenFor(entry, server, name) : entry.written;
			return {
				server,
				domain,
				inputs: read.inputs,
				found,
				written
			};
		}
		function find_targets_nameOf({ id, domain }) {
			return domain === "" || (0, site_pattern.Pt)(domain) || domain.includes("/") ? String(id) : domain;
		}
		function writtenFor({ server: own, given }, server, name) {
			if (given.size === 0 && own === void 0) return name;
			if (given.size === 0 && !server.includes("/")) return `${server}/${name}`;
			return {
				...own !== void 0 && { server: own },
				site: name,
				...Object.fromEntries(given)
			};
		}
		var common = __webpack_require__(6192), fleet = __webpack_require__(4209), inputs_form = __webpack_require__(9243), input = __webpack_require__(2937);
		let { planHash, comment, timeoutMs } = common.j$, ofAll = {
			...fleet.Y,
			planHash,
			comment,
			timeoutMs
		}, ANY = {
			nth: 1,
			line: 1,
			server: "server",
			site: "site.example",
			given: new Map(),
			written: ""
		}, UNREAD = {
			entries: [],
			problems: [],
			isOpen: !1
		};
		async function readFleet(source, showOpenly) {
			let form = (0, inputs_form.D)(source, inputs.I), { drafts, values } = await (0, input.N$)(ofAll, form), { entries, problems: slips, isOpen } = drafts?.entries ?? UNREAD, isStandIn = entries.length === 0 && (slips.length > 0 || drafts?.entries === void 0);
			for (let entry of entries) showOpenly(sourceOf(source, entry).get);
			let read = await readEntries(source, isStandIn ? [ANY] : entries), found = "problems" in read ? read.problems : [], theirs = isStandIn ? found.filter(({ input }) => input !== "targets") : found, problems = [
				...form.problems,
				...slips,
				...theirs
			];
			if (problems.length > 0 || values === void 0 || "problems" in read) return {
				problems,
				isOpen
			};
			return {
				...values,
				entries: read.prepared,
				warnings: read.warnings
			};
		}
		var duration = __webpack_require__(6851), ended_targets = __webpack_require__(1135), run_ports = __webpack_require__(234), values_rollout = __webpack_require__(9291), external_node_crypto_ = __webpack_require__(7598), agreement = __webpack_require__(5129), outcome_failure = __webpack_require__(3434);
		function createBoard(runs, sizes, now) {
			let { targets } = runs, standings = new Map(), underWay = new Map(), batches = [], from = 0;
			for (let size of sizes) {
				batches.push(targets.slice(from, from + size));
				from += size;
			}
			for (let [nth, batch] of batches.entries()) for (let target of batch) standings.set(target, notRun(target, nth + 1));
			let own = new Set(targets), ended = 0, standingOf = (target) => standings.get(target) ?? notRun(target, 1), failed = 0, change = (target, news) => {
				let before = standingOf(target), standing = {
					...before,
					...news
				};
				failed += Number((0, ended_targets.WN)(standing)) - Number((0, ended_targets.WN)(before));
				standings.set(target, standing);
				return standing;
			};
			return {
				batches,
				begin: (target) => void underWay.set(target, now()),
				end(target, run) {
					let span = {
						fromMs: underWay.get(target) ?? now(),
						toMs: now()
					};
					underWay.delete(target);
					own.has(target) && (ended += 1);
					let { outcome, failure } = run;
					return {
						standing: change(target, {
							outcome,
							failure,
							run,
							span
						}),
						nth: ended
					};
				},
				fail: (target, failure) => void change(target, {
					outcome: failure.outcome,
					failure
				}),
				doom: (target) => void change(target, { outcome: "failed" }),
				bar: (target, failure) => void change(target, { failure }),
				standingOf,
				all: () => [...standings.values()],
				progress: () => ({
					done: ended,
					failed,
					total: targets.length,
					running: [...underWay].map(([{ server, domain }, since]) => ({
						server,
						site: domain,
						sinceMs: now() - since
					}))
				}),
				failures: () => failed,
				unfinished: () => unfinishedOf(runs, standingOf)
			};
		}
		function unfinishedOf({ targets, servers }, standingOf) {
			let isOpen = (target) => !isGood(standingOf(target).outcome), open = new Set(targets.filter(isOpen));
			for (let { targets: own, after } of servers.values()) {
				if (after === void 0 || !isOpen(after)) continue;
				let last = own.at(-1);
				last !== void 0 && !own.some((target) => open.has(target)) && open.add(last);
			}
			return JSON.stringify(targets.filter((target) => open.has(target)).map(({ written }) => written));
		}
		function isGood(outcome) {
			return outcome === "succeeded" || outcome === "planned";
		}
		function notRun(target, batch) {
			let { server, domain: site } = target;
			return {
				target,
				server,
				site,
				batch,
				outcome: "not-run",
				failure: void 0,
				run: void 0,
				span: void 0
			};
		}
		function interruptionOf(signal) {
			if (!signal.aborted || !(0, errors.si)(signal.reason)) return;
			return {
				...(0, outcome_failure.g5)(signal.reason),
				next: "Check the targets that were still running, then run again with the output unfinished as targets."
			};
		}
		async function inParallel(items, most, work) {
			let rest = [...items];
			await Promise.all(Array.from({ length: Math.min(most, items.length) }, async () => {
				for (let item = rest.shift(); item !== void 0; item = rest.shift()) await work(item);
			}));
		}
		var console_console = __webpack_require__(2447);
		function createKeptConsole(redactor, clock, look) {
			let kept = [], stdout = { write: (text) => kept.push(text) }, inGroup = {
				commands: !1,
				colours: look.colours,
				live: !1
			};
			return {
				console: {
					...(0, console_console.s)({
						stdout,
						redactor,
						clock,
						look: inGroup,
						freshToken: () => ""
					}),
					during: (_, work) => work()
				},
				lines: () => kept.join("")
			};
		}
		var progress = __webpack_require__(7614), run = __webpack_require__(9624), sanitizer = __webpack_require__(1854);
		function runTarget(target, agreed, means, own) {
			return withPorts(target, means, own, async (ports) => (0, run.runFound)(ports, await refreshed(target.found, ports, means), agreed));
		}
		function planTarget(target, means, own) {
			return withPorts(target, means, own, (ports) => (0, agreement.Op)(ports, target.found));
		}
		async function withPorts({ inputs, found, server, domain }, means, { console, save, doomed, ...hooks }, work) {
			let { step, connection, looks, targetTimeoutMs, timeoutMs, isMany } = means, { redact } = step.redactor, { clock } = step, startedAt = clock.now(), ownMs = targetTimeoutMs ?? Infinity, tooLate = new errors.j3("The time of this target (target-timeout) is up.", "target-timeout", ownMs), { signal, stop } = targetTimeoutMs === void 0 ? {
				signal: connection.signal,
				stop: () => {}
			} : (0, run_ports.withDeadline)(connection.signal, clock, ownMs, tooLate), deadline = Math.min(connection.deadline, startedAt + ownMs), part = connection.client.part({
				signal,
				deadline,
				...(0, run_ports.tellWaits)(console)
			}), known = typeof found.site == "object" ? found.site : void 0, { leave, ...shared } = looks.join(found.serverId, known, signal), about = {
				server: redact(server),
				site: (0, sanitizer.TN)(domain, redact, ended_targets.cB),
				dryRun: inputs.dryRun
			}, ports = (0, run_ports.createPorts)(inputs, {
				...step,
				console
			}, {
				...hooks,
				signal,
				startedAt,
				company: {
					isThere: isMany,
					doomed,
					...shared
				},
				client: part,
				checksDue: Math.min(connection.startedAt + timeoutMs * run_ports.SHARE_OF_DEPLOY, startedAt + ownMs * run_ports.SHARE_OF_DEPLOY),
				tracker: (0, progress.Z)({
					...about,
					operations: inputs.operations
				}, save, Date.now)
			});
			try {
				return await work(ports);
			} finally {
				stop();
				leave();
			}
		}
		async function refreshed(found, { reader, company, patience }, { foundAt }) {
			if (typeof found.site != "object" || patience.clock.now() - foundAt < 3e4) return found;
			let target = (0, site_target.$)(found), site = await company.glance(target.site).catch(() => void 0) ?? await reader.read(api_sites.getSite, target).catch(() => found.site);
			return {
				...found,
				site
			};
		}
		async function agree(targets, planHash, maxParallel, means) {
			let agreed = new Map(), failures = new Map(), planned = [], { redactor, clock, look } = means.step, awaited = () => `${planned.length} of ${targets.length} planned`, plan = async (target) => {
				let { console } = createKeptConsole(redactor, clock, look), { plans, failure, ...run } = await planTarget(target, means, {
					console,
					save: () => {},
					open: async () => !1,
					onDeployFailed: () => {},
					beforeRollback: async () => {},
					doomed: () => {}
				});
				agreed.set(target, plans);
				failure !== void 0 && failures.set(target, failure);
				planned.push({
					site: target.domain,
					run
				});
			};
			await means.step.console.during({
				doing: "looking at what would change",
				awaited,
				counts: !0
			}, () => inParallel(targets, maxParallel, plan));
			let interruption = interruptionOf(means.connection.signal);
			if (interruption !== void 0) return {
				failure: interruption,
				failures: new Map()
			};
			if (failures.size > 0) return {
				failure: UNPLANNED,
				failures
			};
			return planHashOf(planned) === planHash ? { agreed } : {
				failure: disagreement(planned),
				failures
			};
		}
		let UNPLANNED = {
			outcome: "failed",
			message: "Nothing was written, as not every target could be planned.",
			next: "Fix what failed, then run again."
		};
		function planHashOf(targets) {
			let hashes = targets.flatMap(({ run }) => run?.planHash ?? []);
			if (hashes.length < targets.length || hashes.length === 0) return;
			return (0, external_node_crypto_.createHash)("sha256").update(hashes.sort().join("\n")).digest("hex");
		}
		function disagreement(targets) {
			return (0, agreement.RV)(targets.flatMap(({ site, run }) => run?.results.map((result) => ({
				...result,
				operation: `${site} ${result.operation}`.trim()
			})) ?? []));
		}
		var web_page = __webpack_require__(7285);
		async function checkAgain(batch, board, { batchPauseMs, maxParallel }, { step, connection: { signal } }) {
			let { clock, console } = step, patience = {
				clock,
				signal,
				during: console.during
			}, asked = batch.filter((target) => board.standingOf(target).outcome === "succeeded");
			try {
				await console.during({ doing: "pausing after the batch (batch-pause)" }, () => clock.sleep(batchPauseMs, signal));
				await inParallel(asked, maxParallel, async (target) => {
					for (let { recheck } of target.inputs.operations) {
						let found = await recheck?.({
							getPage: web_page.W,
							patience
						});
						if (found === void 0) continue;
						board.fail(target, {
							outcome: "failed",
							message: found.problem,
							next: found.next
						});
						console.info(`✗ ${target.domain} on ${target.server}: ${found.problem}`);
					}
				});
			} catch (error) {
				if (!(error instanceof errors.cc || error instanceof errors.j3)) throw error;
			}
		}
		function trimmed(report) {
			let { facts, rollback, outcome } = report;
			if (facts === void 0) return report;
			let isGood = outcome === "succeeded" || outcome === "planned", shorten = (log = "") => isGood ? "" : Buffer.from((0, sanitizer.w$)(log, 16384)).toString(), { script: _, deploy, deployLog, ...others } = facts, log = shorten(deployLog), again = rollback?.deploy && {
				...rollback.deploy,
				log: shorten(rollback.deploy.log)
			};
			return {
				...report,
				facts: {
					...others,
					deployLog: log,
					...deploy && { deploy: {
						...deploy,
						log: shorten(deploy.log)
					} }
				},
				rollback: rollback && {
					...rollback,
					deploy: again
				}
			};
		}
		async function runFleet(fleet) {
			let { runs, rollout, means, planHash, watcher } = fleet, { clock } = means.step, { startedAt } = means.connection, now = () => Math.round(clock.now() - startedAt), { targets, servers } = runs, board = createBoard(runs, (0, values_rollout.gN)(rollout.batches, targets.length), now);
			watcher.note(board);
			let ofServers = [...servers.values()].flatMap(({ before, after }) => [before ?? [], after ?? []].flat()), agreement = planHash === void 0 || isDryRun(targets) || targets.length === 0 ? { agreed: new Map() } : await agree([...targets, ...ofServers], planHash, rollout.maxParallel, means), spans = [];
			if ("failure" in agreement) {
				for (let target of targets) board.bar(target, agreement.failure);
				for (let [target, failure] of agreement.failures) board.fail(target, failure);
			} else {
				let most = (0, values_rollout.ZK)(rollout.maxFailures, targets.length), { agreed } = agreement, course = {
					fleet,
					board,
					servers,
					agreed,
					most,
					finished: new Set()
				};
				await means.step.console.during({
					doing: "running the targets",
					awaited: () => watcher.progress(board),
					counts: !0
				}, () => runBatches(course, spans, now));
			}
			let disagreed = "failure" in agreement && agreement.failures.size === 0 ? agreement.failure : void 0;
			await watcher.settle(board, !0);
			return reportOf(fleet, board, spans, disagreed, now());
		}
		async function runBatches(course, spans, now) {
			let { fleet, board } = course, { rollout, means } = fleet;
			for (let [nth, batch] of board.batches.entries()) {
				if (batch.every((target) => whyNot(course, target) !== void 0)) {
					for (let target of batch) bar(course, target);
					continue;
				}
				let fromMs = now();
				await runBatch(course, batch);
				spans.push({
					fromMs,
					toMs: now()
				});
				let isLast = nth === board.batches.length - 1;
				rollout.batchPauseMs > 0 && !isLast && !isDryRun(batch) && board.failures() <= course.most && await checkAgain(batch, board, rollout, means);
				fleet.watcher.note(board);
				await fleet.watcher.settle(board, !1);
			}
		}
		async function runBatch(course, batch) {
			let { fleet, board, servers } = course, { maxParallel } = fleet.rollout;
			await inParallel([...new Set(batch.flatMap(({ found }) => servers.get(found.serverId)?.before ?? []))].filter((own) => board.standingOf(own).run === void 0), maxParallel, async (own) => {
				whyNot(course, own) === void 0 && await runOne(course, own);
			});
			await inParallel(batch, maxParallel, async (target) => {
				if (whyNot(course, target) !== void 0) return bar(course, target);
				await runOne(course, target);
				await finishServer(course, target.found.serverId);
			});
		}
		async function runOne({ fleet, board, agreed }, target) {
			let { means, watcher } = fleet;
			board.begin(target);
			let own = {
				...watcher.begin(target, board),
				doomed: () => board.doom(target)
			}, report = await runTarget(target, agreed.get(target), means, own), { standing, nth } = board.end(target, trimmed(report));
			watcher.ended(standing, nth, board);
		}
		async function finishServer(course, server) {
			let { fleet, board, servers, finished } = course, { after: own, targets = [] } = servers.get(server) ?? {};
			if (own === void 0 || finished.has(server)) return;
			if (!targets.every((target) => isGood(board.standingOf(target).outcome))) return;
			finished.add(server);
			let why = interruptionOf(fleet.means.connection.signal);
			why === void 0 ? await runOne(course, own) : board.bar(own, why);
		}
		function bar(course, target) {
			let why = whyNot(course, target);
			why !== void 0 && course.board.bar(target, why);
		}
		function whyNot({ fleet, board, servers, most }, target) {
			let { step, connection, timeoutMs } = fleet.means, interruption = interruptionOf(connection.signal);
			if (interruption !== void 0 || target.inputs.dryRun) return interruption;
			let failures = board.failures(), because = (message, next) => ({
				outcome: "failed",
				message,
				next
			});
			if (failures > most) return because(`${failures} ${failures === 1 ? "target" : "targets"} had failed, and max-failures is ${most}.`, "Fix what failed, then run again with the output unfinished as targets.");
			let own = servers.get(target.found.serverId)?.before;
			if (own !== void 0 && own !== target && (0, ended_targets.WN)(board.standingOf(own))) return because(`The operations of the server ${target.server} had failed.`, "Fix what failed there first.");
			let due = connection.startedAt + timeoutMs * run_ports.SHARE_OF_DEPLOY;
			if (target.inputs.rollbackOnFailure && step.clock.now() >= due) return because(`Two thirds of the timeout of ${(0, duration.a)(timeoutMs)} were over, and the rest is kept for rollbacks.`, "Raise timeout, or run again with the output unfinished as targets.");
		}
		function isDryRun(targets) {
			return targets.some(({ inputs }) => inputs.dryRun);
		}
		function reportOf({ means, planHash, rollout: { shard } }, board, batches, disagreed, durationMs) {
			let targets = board.all(), hash = planHashOf(targets), another = hash !== void 0 && planHash !== void 0 && hash !== planHash, interruption = interruptionOf(means.connection.signal), failure = disagreed ?? (targets.some(({ outcome }) => outcome === "not-run" || outcome === interruption?.outcome) ? interruption : void 0) ?? (another ? disagreement(targets) : void 0), isKnown = targets.every(({ run }) => run?.hasChanges !== void 0);
			return {
				outcome: outcomeOf(targets, failure),
				targets,
				failure,
				list: {
					batches,
					shard: shard && `${shard.part}/${shard.of}`,
					unfinished: board.unfinished()
				},
				hasChanges: targets.some(({ run }) => run?.hasChanges === !0) || !isKnown && void 0,
				planHash: failure === void 0 ? hash : void 0,
				durationMs
			};
		}
		function outcomeOf(targets, failure) {
			let has = (...outcomes) => targets.some(({ outcome }) => outcomes.includes(outcome));
			if (failure?.outcome === "cancelled") return "cancelled";
			if (failure?.outcome === "failed" || has("failed", "rejected")) return "failed";
			if (has("unknown")) return "unknown";
			if (failure !== void 0 || has("timed_out")) return "timed_out";
			return isDryRun(targets.map(({ target }) => target)) ? "planned" : "succeeded";
		}
		function shareOf(operations, namesSites) {
			let last = operations.findLastIndex(({ scope }) => scope === "site");
			if (last === -1 && namesSites) return {
				before: operations,
				each: [],
				after: []
			};
			return {
				before: ((steps) => steps.filter(({ scope }) => scope === "server"))(operations.slice(0, last + 1)),
				each: last === -1 ? operations : operations.filter(({ scope }) => scope === "site"),
				after: last === -1 ? [] : operations.slice(last + 1)
			};
		}
		function divide(targets) {
			let namesSites = targets.some(({ domain }) => domain !== ""), sharesOf = ({ inputs }) => shareOf(inputs.operations, namesSites), runs = targets.map((target) => ({
				target,
				...sharesOf(target)
			})).map(({ target, each, ...ofServer }) => ({
				target: siteRun(target, each),
				...ofServer
			})), groups = Map.groupBy(runs, ({ target }) => target.found.serverId), servers = new Map([...groups].map(([serverId, group]) => {
				let [{ target, before, after } = {
					target: void 0,
					before: [],
					after: []
				}] = group, ofServer = (operations) => serverRun(target, operations), own = group.map((run) => run.target);
				return [serverId, {
					before: ofServer(before),
					targets: own,
					after: ofServer(after)
				}];
			}));
			return {
				targets: runs.map(({ target }) => target),
				servers
			};
		}
		function serverRun(first, operations) {
			if (first === void 0 || operations.length === 0) return;
			let { serverId } = first.found, inputs = {
				...first.inputs,
				site: "",
				operations
			};
			return {
				...first,
				domain: "",
				inputs,
				found: {
					serverId,
					site: "missing",
					repository: "unknown"
				}
			};
		}
		function siteRun(target, operations) {
			return {
				...target,
				inputs: {
					...target.inputs,
					operations
				}
			};
		}
		function createSharedLooks(parts) {
			let watches = new Map();
			return { join(server, found, signal) {
				let watch = watches.get(server) ?? startWatch(server);
				watches.set(server, watch);
				watch.underWay += 1;
				found !== void 0 && !watch.listed.has(found.id) && watch.listed.set(found.id, found);
				return {
					looking: () => watch.isUseless ? 1 : watch.underWay,
					glance: (site) => orAborted(look(parts, watch, site), signal),
					compare(itself) {
						watch.isUseless ||= isInvented(itself, watch);
						watch.readByThemselves.set(itself.id, itself);
					},
					leave: () => {
						--watch.underWay;
					}
				};
			} };
		}
		function startWatch(server) {
			return {
				server,
				underWay: 0,
				waiting: [],
				isServing: !1,
				servedAt: -Infinity,
				pages: 1,
				listed: new Map(),
				readByThemselves: new Map(),
				themselvesBefore: void 0,
				isCompared: !1,
				isUseless: !1,
				hasFailed: !1
			};
		}
		function look(parts, watch, site) {
			if (watch.underWay < 2 || watch.isUseless) return Promise.resolve(void 0);
			let { promise, resolve: answer, reject: fail } = Promise.withResolvers();
			watch.waiting.push({
				site,
				answer,
				fail
			});
			watch.isServing || serve(parts, watch);
			return promise;
		}
		async function serve(parts, watch) {
			let { clock, signal } = parts;
			watch.isServing = !0;
			for (; watch.waiting.length > 0;) {
				await clock.sleep(Math.max(0, watch.servedAt + 700 - clock.now()), signal).catch(() => {});
				let askers = watch.waiting.splice(0);
				watch.servedAt = clock.now();
				let wanted = new Set(askers.map(({ site }) => site)), isOwn = watch.hasFailed || watch.isUseless || wanted.size <= watch.pages;
				watch.hasFailed = !1;
				if (isOwn) for (let { answer } of askers) answer(void 0);
				else await answerAll(parts, watch, askers);
			}
			watch.isServing = !1;
		}
		async function answerAll({ reader }, watch, askers) {
			let pages = 0, counting = {
				...reader,
				read(endpoint, parameters, options) {
					pages += 1;
					return reader.read(endpoint, parameters, {
						...options,
						attempts: 1
					});
				}
			}, themselves = [...watch.readByThemselves.values()];
			try {
				let sites = await (0, api_pages.y)(counting, api_sites.getSites, { server: watch.server });
				watch.pages = pages;
				let listed = new Map(sites.map((site) => [site.id, site]));
				watch.isUseless = themselves.some((itself) => isBehind(itself, watch.listed, listed)) || !await isTelling(reader, listed, watch, askers);
				watch.listed = listed;
				watch.themselvesBefore = new Map([...watch.themselvesBefore ?? [], ...themselves.map((itself) => [itself.id, itself])]);
				watch.readByThemselves.clear();
				for (let { site, answer } of askers) answer(watch.isUseless ? void 0 : listed.get(site));
			} catch (error) {
				watch.hasFailed = (0, errors.WG)(error);
				for (let { answer, fail } of askers) (0, errors.WG)(error) || (0, errors.si)(error) ? fail(error) : answer(void 0);
			}
		}
		function showSame(one, other) {
			return (one.last_deploy_at ?? null) === (other.last_deploy_at ?? null) && one.status === other.status;
		}
		function isBehind(itself, before, now) {
			let [old, listed] = [before.get(itself.id), now.get(itself.id)];
			return old !== void 0 && listed !== void 0 && showSame(old, listed) && !showSame(itself, listed);
		}
		function isInvented(itself, { listed, themselvesBefore }) {
			let before = themselvesBefore?.get(itself.id);
			if (before === void 0 || before.last_deploy_at !== itself.last_deploy_at) return !1;
			return listed.get(itself.id)?.last_deploy_at !== itself.last_deploy_at;
		}
		async function isTelling(reader, listed, watch, askers) {
			if ([...listed.values()].some(({ last_deploy_at }) => last_deploy_at === void 0)) return !1;
			let [shown] = askers.flatMap(({ site }) => listed.get(site) ?? []);
			if (shown === void 0 || watch.isCompared) return !0;
			let itself = await reader.read(api_sites.getSite, {
				server: watch.server,
				site: shown.id
			}, { attempts: 1 });
			watch.isCompared = !0;
			return showSame(itself, shown);
		}
		async function orAborted(promise, signal) {
			signal.throwIfAborted();
			let aborted = Promise.withResolvers(), abort = () => aborted.reject(signal.reason);
			signal.addEventListener("abort", abort, { once: !0 });
			try {
				return await Promise.race([promise, aborted.promise]);
			} finally {
				signal.removeEventListener("abort", abort);
			}
		}
		var github_traces = __webpack_require__(7692), headline = __webpack_require__(3032), step_inputs = __webpack_require__(1026), annotation = __webpack_require__(3445), closing_line = __webpack_require__(2140), tally = __webpack_require__(8780);
		function targetLine(target) {
			let { span } = target, took = span === void 0 ? "" : `, ${(0, duration.a)(span.toMs - span.fromMs)} in all`;
			return (0, closing_line.r)(toneOf(target), `${(0, tally.Gg)(target)}${took}`);
		}
		function toneOf(target) {
			let { outcome, run } = target;
			if (outcome === "planned") return "planned";
			if (outcome === "unknown" || (0, ended_targets.cd)(target)) return "doubtful";
			if (outcome === "succeeded") return (0, headline._5)(run?.results ?? []) ? "quiet" : "good";
			return outcome === "not-run" ? "quiet" : "bad";
		}
		function targetTitle(nth, total, { server, site }) {
			return `${nth} of ${total} · ${site === "" ? server : `${site} on ${server}`}`;
		}
		function progressLine({ done, failed, total, running }) {
			let named = running.toSorted((a, b) => b.sinceMs - a.sinceMs).slice(0, 5).map(({ server, site, sinceMs }) => `${site || server} ${(0, duration.a)(sinceMs)}`), more = running.length - named.length, names = `${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`, ended = `${done} of ${total} done${failed === 0 ? "" : ` (${failed} failed)`}`;
			return running.length === 0 ? ended : `${ended}, ${running.length} running: ${names}`;
		}
		function createWatcher({ console, redactor, clock, look }, traces, keep, remember) {
			let underWay = new Map(), logs = new Map(), noteState = (board) => remember(afterKill(board, [...underWay.values()])), note = (board) => {
				keep?.(board.unfinished());
				noteState(board);
			};
			return {
				note,
				settle: (board, isOver) => traces.settle(board.standingOf, isOver),
				progress: (board) => progressLine(board.progress()),
				begin(target, board) {
					let kept = createKeptConsole(redactor, clock, look);
					logs.set(target, kept);
					let save = (text) => {
						underWay.set(target, text);
						noteState(board);
					};
					return {
						...traces.of(target),
						save,
						console: kept.console
					};
				},
				ended(standing, nth, board) {
					let { target, failure, run } = standing, log = logs.get(target);
					logs.delete(target);
					underWay.delete(target);
					failure !== void 0 && log?.console.error("", (0, annotation.l)(failure, run?.results ?? []));
					note(board);
					let progress = board.progress(), title = standing.site === "" ? `the server ${standing.server}` : targetTitle(nth, progress.total, standing);
					console.keptGroup(title, log?.lines() ?? "", targetLine(standing));
					console.info(progressLine(progress));
				}
			};
		}
		function afterKill(board, underWay) {
			let { done, failed, total } = board.progress(), started = done + underWay.length, lead = `The step for ${total} targets was ended from outside: ${done} had ended${failed === 0 ? "" : ` (${failed} failed)`}, ${underWay.length} were running, ${Math.max(0, total - started)} had not started.`, told = underWay.slice(0, 10).map((text) => text.replace(/^The step for (.+?) was ended from outside /, "That for $1 was ended ")), more = underWay.length - told.length;
			return [
				lead,
				"The output unfinished lists the targets that had not succeeded: run again with it as targets.",
				...told,
				...more > 0 ? [`Check the other ${more} that were running, too.`] : []
			].join(" ");
		}
		async function runList(source, step, keep) {
			let { redactor, console } = step, given = openTargets(source), read = await readFleet(source, (get) => (0, step_inputs.X4)(get, redactor)).catch((error) => ({ fault: (0, outcome_failure.g5)(error) }));
			if ("fault" in read) return { report: endBefore(read.fault) };
			if ("problems" in read) return { report: endBefore((0, step_inputs.h2)(read.problems, console.info, source.isUnread), read.isOpen ? given : "") };
			keep({ unfinished: given });
			read.warnings.forEach(console.warning);
			let [first] = read.entries;
			if (first === void 0) return { report: NOTHING };
			let { dryRun } = first.inputs, connection = (0, run_ports.connect)({
				...first.inputs,
				timeoutMs: read.timeoutMs
			}, step), { close, client } = connection, { report, hasRun } = await runAll(read, source, step, dryRun ? void 0 : (unfinished) => keep({ unfinished }), connection).then((report) => ({
				report,
				hasRun: !0
			}), (error) => ({
				report: endBefore(error instanceof errors.dz ? (0, step_inputs.h2)(error.problems, console.info) : (0, outcome_failure.g5)(error), given),
				hasRun: !1
			})), about = {
				server: source.get("server").trim(),
				site: report.list?.shard ?? ""
			}, inputs = {
				...first.inputs,
				...about,
				environmentUrl: void 0,
				comment: read.comment && hasRun
			};
			return {
				report: dryRun ? {
					...report,
					list: {
						...NO_TARGETS,
						...report.list,
						unfinished: given
					}
				} : report,
				ran: {
					inputs,
					traffic: client.traffic
				},
				close
			};
		}
		function openTargets(source) {
			let given = source.get("targets").trim();
			return ["api-token", "github-token"].map((name) => source.get(name).trim()).some((token) => token !== "" && given.includes(token)) ? "" : given;
		}
		async function runAll({ entries, ...rollout }, source, step, keep, connection) {
			let { clock, console, redactor, files } = step, { client, signal } = connection, found = await console.during({ doing: "looking for the targets" }, () => findTargets(client, entries, source));
			for (let { domain } of found) (0, step_inputs.X4)((name) => name === "site" ? domain : "", redactor);
			let targets = rollout.shard === void 0 ? found : (0, values_rollout.BU)(found, rollout.shard), state = {}, remember = (news) => files.replaceState(Object.assign(state, news)), runs = divide(targets), watcher = createWatcher(step, (0, github_traces.m)(runs.targets, {
				...step,
				runnerEnv: step.env,
				signal,
				log: console,
				headline: headline.gD,
				remember: (name, text) => remember({ [name]: text })
			}), keep, (run) => remember({ run }));
			return runFleet({
				runs,
				rollout,
				means: {
					step,
					connection,
					foundAt: clock.now(),
					isMany: targets.length > 1,
					looks: createSharedLooks({
						reader: client,
						clock,
						signal
					}),
					timeoutMs: connection.deadline - connection.startedAt,
					targetTimeoutMs: rollout.targetTimeoutMs
				},
				planHash: rollout.planHash,
				watcher
			});
		}
		let NO_TARGETS = {
			batches: [],
			shard: void 0,
			unfinished: "[]"
		}, NOTHING = {
			outcome: "succeeded",
			targets: [],
			list: NO_TARGETS,
			hasChanges: !1,
			durationMs: 0
		};
		function endBefore(failure, unfinished = "") {
			let list = {
				...NO_TARGETS,
				unfinished
			};
			return {
				...NOTHING,
				outcome: failure.outcome,
				failure,
				list,
				hasChanges: void 0
			};
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
