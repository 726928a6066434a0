"use strict";
exports.id = 9624;
exports.ids = [9624, 8033];
exports.modules = {
	5236: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			getServer: () => getServer,
			getServerLogs: () => getServerLogs,
			getServers: () => getServers,
			postOpcacheRefresh: () => postOpcacheRefresh,
			postServerRestart: () => postServerRestart
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _log_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);
		let server = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
		}), getServers = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(server)), getServer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(server)), getServerLogs = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/logs", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_log_entry_js__WEBPACK_IMPORTED_MODULE_1__.JN)), postServerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/restart", "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), postOpcacheRefresh = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/refresh-opcache", "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
	3496: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => distance,
			p: () => nearest
		});
		function nearest(wanted, names) {
			let target = wanted.toLowerCase(), distanceTo = (name) => target.length >= 4 && name.startsWith(target) ? 0 : distance(target, name);
			return names.map((name) => ({
				name,
				distance: distanceTo(name.toLowerCase())
			})).sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name)).slice(0, 8).map(({ name }) => name);
		}
		function distance(from, to) {
			let beforeLast = [], previous = Array.from({ length: to.length + 1 }, (_, index) => index), letters = [...from];
			for (let [row, char] of letters.entries()) {
				let current = [row + 1];
				for (let column = 1; column <= to.length; column += 1) {
					let replaced = (previous[column - 1] ?? 0) + (to[column - 1] === char ? 0 : 1), swapped = row > 0 && char === to[column - 2] && letters[row - 1] === to[column - 1] ? (beforeLast[column - 2] ?? 0) + 1 : replaced;
					current.push(Math.min(replaced, swapped, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
				}
				[beforeLast, previous] = [previous, current];
			}
			return previous[to.length] ?? 0;
		}
	}),
	8033: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => likely,
			Z: () => suggest,
			didYouMean: () => didYouMean
		});
		var _near_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3496);
		function likely(wanted, names) {
			let unnumbered = withoutDigits(wanted.toLowerCase());
			return [...new Set(names)].flatMap((name) => {
				if (unnumbered === withoutDigits(name.toLowerCase())) return [];
				let [from, to] = differingParts(wanted.toLowerCase(), name.toLowerCase()), most = Math.min(2, Math.floor(Math.max(from.length, to.length) / 4));
				if (Math.abs(from.length - to.length) > most) return [];
				let letters = (0, _near_names_js__WEBPACK_IMPORTED_MODULE_0__.I)(from, to);
				return letters <= most ? [{
					name,
					letters
				}] : [];
			}).sort((a, b) => a.letters - b.letters || a.name.localeCompare(b.name)).slice(0, 3).map(({ name }) => name);
		}
		function suggest(wanted, names, show = (name) => name) {
			let meant = [...likely(wanted, names), ...names.filter((name) => isWithin(wanted, name))].slice(0, 3);
			if (meant.length > 0) return {
				isLikely: !0,
				text: `Did you mean ${meant.map(show).join(" or ")}?`
			};
			let near = (0, _near_names_js__WEBPACK_IMPORTED_MODULE_0__.p)(wanted, names);
			return {
				isLikely: !1,
				text: `${near.length === names.length ? "Known names" : "Similar names"}: ${near.map(show).join(", ")}.`
			};
		}
		function didYouMean(wanted, names) {
			let [first = ""] = wanted.toLowerCase().split(" "), meant = names.find((name) => name === first) ?? likely(first, names)[0];
			return meant === void 0 ? "" : ` (did you mean ${meant}?)`;
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
	}),
	5129: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Op: () => look,
			RV: () => anotherPlan,
			uV: () => runAsAgreed
		});
		var _plan_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(123), _run_each_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9001);
		async function runAsAgreed(ports, found) {
			let { inputs, console, patience } = ports, { planHash, dryRun } = inputs;
			if (planHash === void 0) return (0, _run_each_js__WEBPACK_IMPORTED_MODULE_1__.T)(ports, found);
			let looked = await patience.during({ doing: "looking at what would change" }, () => look(ports, found)), failure = looked.failure ?? (looked.planHash === planHash ? void 0 : anotherPlan(looked.results));
			if (dryRun) return {
				...looked,
				failure
			};
			if (failure !== void 0) return {
				...looked,
				facts: found,
				failure,
				planHash: void 0,
				results: looked.results.map(asNotRun)
			};
			console.info("the plan matches plan-hash");
			return (0, _run_each_js__WEBPACK_IMPORTED_MODULE_1__.T)(ports, found, looked.plans);
		}
		function look(ports, found) {
			return (0, _run_each_js__WEBPACK_IMPORTED_MODULE_1__.T)(ports.inputs.dryRun ? ports : silenced(ports), found);
		}
		function silenced(ports) {
			let ignore = () => {}, remote = () => ({
				push: ignore,
				end: ignore
			}), group = (_, body) => body();
			return {
				...ports,
				inputs: {
					...ports.inputs,
					dryRun: !0
				},
				console: {
					...ports.console,
					info: ignore,
					plan: ignore,
					warning: ignore,
					remote,
					group
				},
				tracker: {
					...ports.tracker,
					begin: ignore,
					end: ignore
				}
			};
		}
		function asNotRun(result) {
			return result.status === "failed" || result.status === "unknown" ? result : {
				...result,
				status: "not-run",
				changes: []
			};
		}
		function anotherPlan(results) {
			let lines = results.flatMap(({ operation, planned }) => planned.map((line) => `${operation}: ${line}`));
			return {
				outcome: "failed",
				message: ["The plan no longer matches plan-hash. Nothing was written. It would now be:", ...lines.length === 0 ? ["nothing to change"] : lines].join("\n"),
				next: _plan_hash_js__WEBPACK_IMPORTED_MODULE_0__.lw
			};
		}
	}),
	3176: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ER: () => mustAccept,
			ZK: () => mayBeMissing,
			u1: () => resolveTarget,
			ze: () => onServer
		});
		var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _api_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5236), _api_sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208), _core_suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8033), _site_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3242);
		function resolveTarget(reader, wanted, servers = () => (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_servers_js__WEBPACK_IMPORTED_MODULE_1__.getServers, {})) {
			return onServer(wanted.server, servers, (serverId) => resolveSite(reader, serverId, wanted));
		}
		async function onServer(server, servers, read) {
			if (!_site_target_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(server)) return read(findServer(await servers(), server));
			try {
				return await read(Number(server));
			} catch (error) {
				if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.c4)(error)) throw error;
				let found = findServer(await servers(), server);
				if (found === Number(server)) throw error;
				return read(found);
			}
		}
		async function resolveSite(reader, serverId, wanted) {
			let facts = {
				serverId,
				repository: "unknown"
			};
			if (wanted.site === "") {
				_site_target_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(wanted.server) && await reader.read(_api_servers_js__WEBPACK_IMPORTED_MODULE_1__.getServer, { server: serverId });
				return {
					...facts,
					site: "missing"
				};
			}
			let found = await (_site_target_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(wanted.site) ? findSiteById : findSiteByDomain)(reader, serverId, wanted);
			found.site !== "missing" && mustAccept({ site: found.site }, wanted);
			return {
				...facts,
				...found
			};
		}
		function mustAccept(found, { operations }) {
			let problems = operations.flatMap(({ checkSite }) => checkSite(found));
			if (problems.length > 0) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz(problems);
		}
		function findServer(servers, wanted) {
			let found = servers.filter(({ id, name }) => name === wanted || String(id) === wanted), [server] = found;
			if (server !== void 0 && found.length === 1) return server.id;
			let expected = found.length > 0 ? `an id, as ${found.length} servers are called ${wanted}: ${found.map(labelOf).join(", ")}` : `a server of this account; there is no ${wanted}. ${offer(wanted, servers).text}`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz([{
				input: "server",
				expected
			}]);
		}
		async function findSiteById(reader, server, wanted) {
			try {
				return { site: await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSite, {
					server,
					site: Number(wanted.site)
				}) };
			} catch (error) {
				if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.c4)(error)) throw error;
				let sites = await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSites, { server });
				if (!beginsByDeleting(wanted)) throw unknownSite(wanted.site, sites);
				mustAccept({
					missingId: Number(wanted.site),
					sites
				}, wanted);
				return { site: "missing" };
			}
		}
		async function findSiteByDomain(reader, server, wanted) {
			let sites = await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSites, { server }), found = sites.filter(({ domain }) => domain.toLowerCase() === wanted.site.toLowerCase()), [site] = found;
			if (site !== void 0 && found.length === 1) return { site };
			if (found.length > 1) {
				let ids = found.map(({ id, domain }) => labelOf({
					id,
					name: domain
				})).join(", "), expected = `an id, as ${found.length} sites have the domain ${wanted.site}: ${ids}`;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz([{
					input: "site",
					expected
				}]);
			}
			if (!mayBeMissing(wanted)) throw unknownSite(wanted.site, sites);
			let domains = sites.map(({ domain }) => domain);
			return {
				site: "missing",
				lookalikes: (0, _core_suggest_js__WEBPACK_IMPORTED_MODULE_5__.B)(wanted.site, domains)
			};
		}
		function mayBeMissing(wanted) {
			return wanted.operations.some(({ createsSite }) => createsSite === !0) || beginsByDeleting(wanted);
		}
		function beginsByDeleting({ operations }) {
			return operations.find(({ scope }) => scope === "site")?.deletesSite === !0;
		}
		function unknownSite(wanted, sites) {
			let { text, isLikely } = offer(wanted, sites.map(({ id, domain }) => ({
				id,
				name: domain
			}))), expected = `a site of this server; there is no ${wanted}. ${text}${isLikely || _site_target_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(wanted) ? "" : " The operation ensure-site creates it."}`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz([{
				input: "site",
				expected
			}]);
		}
		function offer(wanted, all) {
			if (all.length === 0) return {
				isLikely: !1,
				text: "There are none."
			};
			let labels = new Map(all.map((named) => [named.name, labelOf(named)]));
			return (0, _core_suggest_js__WEBPACK_IMPORTED_MODULE_5__.Z)(wanted, [...labels.keys()], (name) => labels.get(name) ?? name);
		}
		function labelOf({ id, name }) {
			return `${name} (id ${id})`;
		}
	}),
	123: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fd: () => changedMeanwhile,
			j1: () => isAsAgreed,
			k: () => hashPlan,
			lw: () => PLAN_AGAIN
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208);
		function hashPlan({ apiToken, baseUrl, site: wanted }, { serverId, site }, plans) {
			let about = [
				baseUrl,
				serverId,
				typeof site == "object" ? site.id : wanted.toLowerCase()
			], planned = plans.map(({ operation, changes }) => [operation, ...changes.map(contentOf)]);
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", apiToken).update(JSON.stringify([
				"site-deploy plan",
				about,
				planned
			])).digest("hex");
		}
		function isAsAgreed({ changes, onSight }, now) {
			let spell = (change) => JSON.stringify(contentOf(change)), agreed = changes.map(spell), wanted = now.map(spell);
			switch (onSight) {
				case "none": return !0;
				case "part": return wanted.every((change) => agreed.includes(change));
				case "whole": return agreed.join() === wanted.join();
			}
		}
		function contentOf({ summary, content }) {
			return [summary, content ?? null];
		}
		function changedMeanwhile(operation, planned) {
			let message = `The plan of ${operation} no longer matches plan-hash: something changed during this run. It would now be: ${planned.length === 0 ? "nothing to change" : planned.join("; ")}.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("failed", message, PLAN_AGAIN);
		}
		let PLAN_AGAIN = "Look at the plan of a new run with dry-run: true, and use its plan-hash. The API token must be the same in both.";
	}),
	9001: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => runEach });
		var plan_hash = __webpack_require__(123), duration = __webpack_require__(6851), outcome_failure = __webpack_require__(3434), readiness = __webpack_require__(2247), target = __webpack_require__(3242), progress = __webpack_require__(7614);
		async function runOperation(ports, operation, known, about) {
			let { clock } = ports.patience, startedAt = clock.now(), work = {
				ports,
				operation,
				learn: (more) => {
					work.facts = {
						...work.facts,
						...more
					};
				},
				facts: known,
				changes: [],
				applied: [],
				effects: new Set()
			}, end = await planAndApply(work, about).catch((error) => (0, outcome_failure.g5)(error)), { changes, applied, effects } = work, failure = typeof end == "string" ? void 0 : end, status = typeof end == "string" ? end : statusOf(end, effects.size > 0), planned = changes.map(({ summary }) => summary), result = {
				operation: operation.name,
				traits: operation.traits,
				status,
				planned,
				changes: status === "planned" ? planned : applied.map(({ summary }) => summary),
				wrote: effects.has("done"),
				durationMs: Math.round(clock.now() - startedAt),
				...failure && { error: failure.message }
			};
			return {
				...work,
				result,
				failure
			};
		}
		function statusOf({ outcome }, mayHaveWritten) {
			switch (outcome) {
				case "failed":
				case "rejected": return "failed";
				case "unknown": return "unknown";
				case "timed_out": return mayHaveWritten ? "unknown" : "failed";
				case "cancelled": return mayHaveWritten ? "unknown" : "not-run";
			}
		}
		async function planAndApply(work, { agreed, next, replaced }) {
			let { ports, operation, learn } = work, { inputs, reader, patience, console } = ports;
			learn({ site: await (0, readiness.HS)(operation, work.facts, inputs.dryRun, reader, patience) });
			agreed !== void 0 && agreed.changes.length > 0 && await getReady(ports);
			let agree = (now) => {
				if (agreed === void 0 || (0, plan_hash.j1)(agreed, now)) return;
				throw (0, plan_hash.Fd)(operation.name, now.map(({ summary }) => summary));
			};
			agreed === void 0 && readAhead(work, next);
			let { changes, expected } = await patience.during({ doing: "reading what is there" }, () => operation.plan({
				...ports,
				dryRun: inputs.dryRun,
				log: console,
				facts: work.facts,
				learn
			}));
			work.changes = changes;
			for (let { summary } of changes) console.plan(summary);
			agree(changes);
			inputs.dryRun && learn(expected ?? {});
			if (changes.length === 0) return "unchanged";
			if (inputs.dryRun) return "planned";
			let hasWaited = await getReady(ports);
			if (operation.deploys && inputs.rollbackOnFailure) {
				let { findWayBack } = await __webpack_require__.e(156).then(__webpack_require__.bind(__webpack_require__, 156));
				work.wayBack = await findWayBack(ports, work.facts, replaced, learn);
			}
			return applyAll(work, {
				hasWaited,
				agree
			});
		}
		function checksDue(work) {
			let { wayBack, ports } = work;
			if (wayBack === void 0 || "why" in wayBack) return;
			if (ports.patience.clock.now() < wayBack.checksDue) return wayBack.checksDue;
			work.wayBack = { why: "two thirds of timeout were over when the deploy ended, which leaves no time for a rollback" };
		}
		function readAhead({ ports, operation, facts }, next) {
			if (typeof facts.site != "object" || ports.inputs.dryRun && facts.repository === "absent") return;
			for (let step of [operation, ...next]) {
				if (step.readAhead === void 0) return;
				step.readAhead(ports.reader, (0, target.$)(facts));
			}
		}
		function getReady({ patience, beforeFirstWrite }) {
			return patience.during({ doing: "getting ready for the first change" }, beforeFirstWrite);
		}
		async function applyAll(work, since) {
			let { ports, learn, changes, applied, effects } = work, { console, patience, tracker } = ports, confirm = () => void effects.add("done"), seenToEnd = () => tracker.settle("ended"), writer = (0, progress.M)(ports, (effect) => effects.add(effect)), means = {
				...since,
				log: console,
				writer,
				learn,
				confirm,
				seenToEnd
			}, applying = {
				...ports,
				...means,
				checksDue: () => checksDue(work)
			};
			await patience.during(writingOf(changes, applied, patience.clock), async () => {
				for (let change of changes) {
					let made = await change.apply(applying);
					changes.length > 1 && console.info(made.summary);
					applied.push(made);
					made.changed && confirm();
				}
			});
			return applied.some(({ changed }) => changed) ? "changed" : "unchanged";
		}
		function writingOf(changes, made, clock) {
			let startedAt = clock.now();
			return {
				doing: "writing",
				awaited: () => {
					let next = changes[made.length]?.summary ?? "";
					if (changes.length === 1) return next;
					let eachMs = (clock.now() - startedAt) / made.length, each = made.length === 0 ? "" : `, ${(0, duration.a)(eachMs)} each so far`;
					return `${made.length} of ${changes.length} changes made${each}; next: ${next}`;
				},
				counts: changes.length > 1
			};
		}
		async function runEach(ports, found, agreed = []) {
			let { inputs, console, tracker } = ports, all = [];
			for (let [nth, operation] of inputs.operations.entries()) {
				let next = inputs.operations.slice(nth + 1), known = all.at(-1)?.facts ?? found;
				tracker.begin();
				let about = {
					agreed: agreed[nth],
					next,
					replaced: replacedBy(all)
				}, done = await console.group(operation.name, () => runOperation(ports, operation, known, about), (ended) => ended);
				all.push(done);
				(inputs.restoreOnFailure || inputs.rollbackOnFailure) && tracker.replace(replacedBy(all).map(({ what }) => what));
				if (done.failure !== void 0) break;
				tracker.end(goesOn(done));
			}
			return courseOf(inputs, found, all);
		}
		function goesOn({ operation, facts }) {
			return operation.deploys === !0 && facts.deploy?.followed === !1;
		}
		function replacedBy(all) {
			return all.flatMap(({ applied }, nth) => applied.flatMap(({ replaced }) => replaced === void 0 ? [] : {
				...replaced,
				nth
			}));
		}
		function courseOf(inputs, found, all) {
			let { facts, failure, wayBack } = all.at(-1) ?? { facts: found }, plans = all.map(({ operation, changes }, nth) => {
				let onSight = sightOf(operation, all.slice(0, nth), found);
				return {
					operation: operation.name,
					changes,
					onSight
				};
			}), differs = all.some(({ operation, changes }) => !operation.repeats && changes.length > 0);
			return {
				results: all.map(({ result }) => result),
				facts,
				failure,
				hasChanges: differs || failure !== void 0 && void 0,
				planHash: inputs.dryRun && failure === void 0 ? (0, plan_hash.k)(inputs, found, plans) : void 0,
				plans,
				replaced: replacedBy(all),
				wayBack
			};
		}
		function sightOf({ name, scope, plansByState }, before, found) {
			let known = before.at(-1)?.facts ?? found;
			if (scope === "site" && idOf(known) !== idOf(found)) return "none";
			let changing = before.flatMap(({ operation, changes }) => changes.length > 0 ? operation : []), others = changing.filter((operation) => operation.name !== name);
			if (plansByState !== void 0 && others.some(({ changesState }) => changesState === plansByState)) return "none";
			return others.length < changing.length ? "part" : "whole";
		}
		function idOf({ site }) {
			return typeof site == "object" ? site.id : site;
		}
	}),
	9624: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			run: () => run,
			runFound: () => runFound
		});
		var _outcome_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434), _agreement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5129), _find_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3176), _run_each_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9001);
		async function run(ports) {
			let { inputs, reader, patience } = ports, found = await patience.during({ doing: "looking for the server and the site" }, () => (0, _find_site_js__WEBPACK_IMPORTED_MODULE_2__.u1)(reader, inputs)).catch((error) => ({ failure: (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_0__.g5)(error) }));
			return "failure" in found ? reportOf(ports, found) : runFound(ports, found);
		}
		async function runFound(ports, found, agreed) {
			return reportOf(ports, await runAndRecover(ports, found, agreed));
		}
		function reportOf({ inputs, patience, startedAt }, course) {
			let { results = [], facts, failure, hasChanges, planHash, rollback } = course;
			return {
				outcome: failure?.outcome ?? (inputs.dryRun ? "planned" : "succeeded"),
				results: [...results, ...inputs.operations.slice(results.length).map(notRun)],
				facts,
				failure,
				hasChanges,
				planHash,
				rollback,
				durationMs: Math.round(patience.clock.now() - startedAt)
			};
		}
		async function runAndRecover(ports, found, agreed) {
			let { operations, restoreOnFailure, rollbackOnFailure } = ports.inputs, course = await (agreed === void 0 ? (0, _agreement_js__WEBPACK_IMPORTED_MODULE_1__.uV)(ports, found) : (0, _run_each_js__WEBPACK_IMPORTED_MODULE_3__.T)(ports, found, agreed)), { results, replaced, failure } = course, redeploy = operations[results.length - 1]?.redeploy;
			if (failure === void 0 || redeploy === void 0) return course;
			if (failure.outcome === "failed") {
				if (results.at(-1)?.status !== "failed") return course;
				ports.onDeployFailed({
					...course,
					outcome: "failed",
					durationMs: 0
				});
			}
			if (rollbackOnFailure) return (await __webpack_require__.e(7885).then(__webpack_require__.bind(__webpack_require__, 7885))).rollBackAfter(failure, course, redeploy, ports);
			if (!restoreOnFailure || replaced.length === 0) return course;
			return (await __webpack_require__.e(2663).then(__webpack_require__.bind(__webpack_require__, 2663))).restoreAfter(failure, course, ports);
		}
		function notRun({ name, traits }) {
			return {
				operation: name,
				traits,
				status: "not-run",
				planned: [],
				changes: [],
				wrote: !1,
				durationMs: 0
			};
		}
	}),
	2247: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HS: () => siteToPlanFor,
			Ij: () => BEING_MADE,
			bs: () => waitUntilReady,
			yu: () => BUSY
		});
		var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337), _api_site_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2492), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _site_presence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4156), _target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3242);
		let BEING_MADE = [
			"created",
			"building",
			"repository-installing"
		], BUSY = [...BEING_MADE, "deploying"];
		async function waitUntilReady(target, site, busy, reader, patience) {
			let status = (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_3__.u)(site.status);
			if (status === void 0 || !busy.includes(status)) return site;
			let last = site, missingAt, decide = (seen) => {
				let nowMs = patience.clock.now();
				missingAt = seen === void 0 ? missingAt ?? nowMs : void 0;
				if (missingAt !== void 0 && nowMs - missingAt >= _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.LP) throw vanished(site);
				if (seen === void 0) return;
				last = seen;
				let now = (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_3__.u)(seen.status);
				if (now === "deleting" || now === "suspended") throw cannotBeWorkedOn(seen);
				let isOver = now === void 0 ? status === "deploying" && seen.status !== void 0 : !busy.includes(now);
				status = now ?? status;
				return isOver ? { value: seen } : void 0;
			}, awaited = () => `it is not ready; ${(0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.qS)(last)}`;
			try {
				return await patience.during({
					doing: "waiting for the site",
					awaited
				}, () => (0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.v2)(target, reader, patience, decide));
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.j3)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("timed_out", `The site ${(0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(site)} was not ready within the ${error.input}: ${(0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.qS)(last)}.`, `Look at the site in the pages of the service, then run again, with a longer ${error.input} if it needs more time.`, { cause: error });
			}
		}
		function vanished(site) {
			let message = `The site ${(0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(site)} disappeared while this run waited for it to be ready.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("failed", message, "Look at the server in the pages of the service: somebody else may have deleted the site.");
		}
		function cannotBeWorkedOn(site) {
			let message = `The site ${(0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(site)} cannot be worked on: ${(0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.qS)(site)}.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("failed", message, "Look at the site in the pages of the service, then run again.");
		}
		async function siteToPlanFor({ scope, readOnly, createsSite, deletesSite }, facts, dryRun, reader, patience) {
			let { site } = facts;
			if (scope !== "site" || typeof site != "object" || readOnly) return site;
			let usesSite = !createsSite && !deletesSite;
			if (usesSite && (0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.vx)(site)) throw cannotBeWorkedOn(site);
			return waitUntilReady((0, _target_js__WEBPACK_IMPORTED_MODULE_4__.$)(facts), site, usesSite && !dryRun ? BUSY : BEING_MADE, reader, patience);
		}
	}),
	3242: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => targetOf,
			ID: () => ID
		});
		function targetOf({ serverId, site }) {
			if (typeof site != "object") throw TypeError("A site that does not exist yet was asked for its id");
			return {
				server: serverId,
				site: site.id
			};
		}
		let ID = /^[1-9]\d{0,14}$/;
	})
};
