"use strict";
exports.id = 423;
exports.ids = [423, 80];
exports.modules = {
	2809: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => QUIET });
		let QUIET = {
			info() {},
			warning() {},
			plan() {},
			remote: () => ({
				push() {},
				end() {}
			})
		};
	}),
	7692: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => createGitHubTraces });
		var end = __webpack_require__(8405), headline = __webpack_require__(3032);
		function deploymentStatus({ outcome, failure, facts, results, rollback }, description) {
			switch (outcome) {
				case "succeeded":
				case "planned": return {
					state: facts?.deploy?.followed === !1 ? "in_progress" : "success",
					description
				};
				case "superseded": return {
					state: "inactive",
					description
				};
				case "failed":
				case "rejected": return {
					state: "failure",
					description: `${description}: ${failure?.message}`
				};
				case "timed_out":
				case "unknown": return {
					state: "error",
					description
				};
				case "not-run":
				case "cancelled":
					if (rollback !== void 0) return {
						state: "failure",
						description
					};
					return results.some(({ traits, status }) => traits.deploys && status !== "not-run") ? {
						state: "error",
						description
					} : {
						state: "inactive",
						description: "cancelled before a deploy was triggered"
					};
			}
		}
		let STATES = [
			"failure",
			"error",
			"inactive",
			"in_progress",
			"success"
		];
		function sharedStatus(all) {
			let targets = all.filter(({ outcome }) => outcome !== "superseded"), states = targets.map((target) => deploymentStatus(target, "").state), state = STATES.find((worst) => states.includes(worst)) ?? "inactive", good = targets.filter(({ outcome }) => outcome === "succeeded").length, failed = states.filter((one) => one === "failure").length, done = states.includes("in_progress") ? "triggered" : "deployed";
			return {
				state,
				description: `${good} of ${targets.length} targets ${done}${failed === 0 ? "" : `, ${failed} failed`}`
			};
		}
		let load = () => __webpack_require__.e(677).then(__webpack_require__.bind(__webpack_require__, 5058));
		function createGitHubTraces(targets, { console, ...others }) {
			let room = targets.length > 1 ? MOST_WARNINGS : Infinity, warning = (text) => room-- > 0 ? console.warning(text) : console.info(`warning: ${text}`), context = {
				...others,
				console: {
					info: console.info,
					warning
				}
			}, groups = Map.groupBy(targets, (target) => deploys(target) && target.inputs.environment || target).values(), open = new Map([...groups].map((group, nth) => [group, tracesOf(group, context, nth + 1)])), traces = new Map([...open].flatMap(([group, own]) => group.map((target) => [target, own])));
			return {
				of: (target) => traces.get(target) ?? NO_TRACES,
				async end(endOf, isOver) {
					let closing = [...open].map(([group, { close }]) => {
						let ends = group.map(endOf);
						if (!isOver && ends.some(({ outcome }) => outcome === "not-run")) return;
						open.delete(group);
						return close(ends);
					});
					return Promise.all(closing);
				}
			};
		}
		let MOST_WARNINGS = 3, NO_TRACES = {
			beforeFirstWrite: async () => !1,
			close: async () => void 0
		};
		function deploys({ inputs }) {
			return inputs.operations.some((operation) => operation.deploys);
		}
		function tracesOf(group, context, nth) {
			let [first, ...others] = group, { githubToken, environment, expectedCommit } = first?.inputs ?? {};
			if (first === void 0 || githubToken === void 0 || environment === void 0) return NO_TRACES;
			let isAlone = others.length === 0, isSame = others.every(({ inputs }) => inputs.expectedCommit === expectedCommit), site = isAlone ? first.inputs.site : "", commit = isSame ? expectedCommit : void 0, about = {
				...first.inputs,
				site,
				githubToken,
				environment,
				commit
			};
			if (first.inputs.operations.some((one) => one.deploys || one.deletesSite) && [environment, about.environmentUrl ?? ""].some(context.redactor.hides)) {
				context.console.warning("There is no GitHub Deployment: environment or environment-url contains a secret.");
				return NO_TRACES;
			}
			let deployment = deploys(first) ? void 0 : null, opening;
			return {
				async beforeFirstWrite() {
					if (deployment !== void 0) return !1;
					opening ??= load().then(({ openGitHubDeployment }) => openGitHubDeployment(about, context, nth));
					deployment = await opening;
					return !0;
				},
				async close(ends) {
					let [run] = isAlone ? ends : [], told = run && deploymentStatus(run, (0, headline.dm)(run, about));
					await deployment?.close(told ?? sharedStatus(ends));
					let sites = [site, (run && (0, end.zU)(run)?.domain) ?? site];
					run && (0, end.oy)(run) && await (await load()).retireDeployments(about, context, sites);
					return deployment?.id;
				}
			};
		}
	}),
	5848: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => findPreviousCommit,
			v: () => wholeCommit
		});
		var _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7691), _site_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3242);
		async function findPreviousCommit(run) {
			let { facts, replaced, patience, reader } = run, { commitBy, commit: own } = run.inputs, isHanded = commitBy === "variable";
			if (replaced.length === 0 && !isHanded) return { why: "this run has replaced nothing, so there is nothing to go back to" };
			let lost = replaced.find(({ before, after }) => before === null || after === null);
			if (lost !== void 0) return { why: `the service does not show ${lost.text.what} as it was before this run` };
			let script = replaced.find(({ factsBefore }) => factsBefore.script)?.factsBefore.script ?? facts.script;
			try {
				if (script === void 0) {
					let text = await patience.during({ doing: "reading what is there" }, () => reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_2__.$)(facts)));
					script = {
						before: text,
						after: text
					};
					run.learn({ script });
				}
			} catch (error) {
				return { why: `the deploy script could not be read: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.WE)(error)}` };
			}
			let pinned = (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_3__.I)(script.after);
			if (!isHanded) return pinned === void 0 ? { why: "the deploy script from before this run pins no commit, so that a deploy would bring the head of the branch. Only a run with the input commit writes a script to go back to" } : { commit: pinned };
			let live = wholeCommit(facts.live);
			if (live === void 0) return { why: "it is not known which commit was live before, or only its first digits" };
			if (live === own) return { why: "the same commit was live before" };
			return script.after !== null && (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_3__.Se)(script.after) && pinned === void 0 ? { commit: live } : { why: "the deploy script from before this run does not take the commit from a variable" };
		}
		function wholeCommit(live) {
			return live?.commit !== void 0 && live.commit.length >= 40 ? live.commit : void 0;
		}
	}),
	6428: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YF: () => applyChanges,
			jX: () => planningOf,
			m$: () => planNow,
			xj: () => runOperation
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _core_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2809), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3434), _site_site_presence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4156), _aftermath_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2521), _contexts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7434), _plan_hash_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(123), _previous_commit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5848);
		async function runOperation(run, operation, approved, proceed = planAndApply) {
			let { clock } = run.patience, startedAt = clock.now();
			run.isLate = run.ended.some(({ effects }) => effects.size > 0);
			let own = {
				run,
				operation,
				approved,
				isExpected: isExpected(operation, run),
				result: (0, _contexts_js__WEBPACK_IMPORTED_MODULE_4__.nE)(operation),
				changes: [],
				applied: [],
				effects: new Set()
			}, status = await proceed(own).catch((error) => {
				own.failure = (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__.g5)(error);
				return statusOf(own.failure, own.effects.size > 0);
			}), { changes, applied, effects, failure } = own, planned = changes.map(summaryOf);
			own.result = {
				...own.result,
				status,
				planned,
				changes: status === "planned" ? planned : applied.map(summaryOf),
				wrote: effects.has("done"),
				durationMs: Math.round(clock.now() - startedAt),
				...failure && { error: failure.message }
			};
			return own;
		}
		function isExpected({ name, scope, plansByState }, { facts, found, ended }) {
			if (scope === "site" && idOf(facts) !== idOf(found)) return !0;
			let others = ended.filter(({ operation, changes }) => changes.length > 0 && operation.name !== name);
			return plansByState !== void 0 && others.some(({ operation }) => operation.changesState === plansByState);
		}
		function idOf({ site }) {
			return typeof site == "object" ? site.id : site;
		}
		function statusOf(failure, mayHaveWritten) {
			let outcome = (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__.sG)(failure);
			if (outcome === "unknown" || (outcome === "timed_out" || outcome === "cancelled") && mayHaveWritten) return "unknown";
			return outcome === "superseded" || outcome === "cancelled" ? "not-run" : "failed";
		}
		async function planAndApply(own) {
			let { run, operation, approved } = own, { inputs, console } = run, site = await (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_3__.Ql)(operation, inputs.dryRun, run);
			run.isLate ||= site !== run.facts.site;
			run.learn({ site });
			approved !== void 0 && approved.changes.length > 0 && await getReady(run);
			let { changes, expected } = await planNow(own, console);
			inputs.dryRun && run.learn(expected ?? {});
			if (changes.length === 0) return "unchanged";
			if (inputs.dryRun) return "planned";
			await getReady(run, operation.deploys) && await planAgain(own);
			operation.deploys && inputs.rollbackOnFailure && (own.previous = await (0, _previous_commit_js__WEBPACK_IMPORTED_MODULE_6__.Y)(run));
			return applyChanges(own, writingOf(own));
		}
		async function planNow(own, log = _core_log_js__WEBPACK_IMPORTED_MODULE_1__.D) {
			let { run, operation, approved } = own, plan = await run.patience.during({ doing: "reading what is there" }, async () => (await operation.work()).plan(planningOf(run, log, approved)));
			own.changes = plan.changes;
			for (let { summary } of plan.changes) log.plan(summary);
			(0, _plan_hash_js__WEBPACK_IMPORTED_MODULE_5__.Eh)(approved, plan.changes);
			return plan;
		}
		function planningOf(run, log, approved) {
			let { dryRun } = run.inputs;
			return {
				...run,
				dryRun,
				isHashed: dryRun || approved?.isExpected === !1,
				log
			};
		}
		async function planAgain(own, lost) {
			let before = own.changes.map(summaryOf).join();
			own.run.isLate = !0;
			await planNow(own).catch((error) => {
				throw lost === void 0 ? error : (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(error, lost);
			});
			let now = own.changes.map(summaryOf);
			now.join() !== before && now.forEach(own.run.console.plan);
		}
		let summaryOf = ({ summary }) => summary;
		function endChecksBy(own) {
			let { previous, run } = own;
			if (previous === void 0 || "why" in previous) return;
			if (run.patience.clock.now() < run.checksDue) return run.checksDue;
			own.previous = { why: "two thirds of timeout were over when the deploy ended, which leaves no time for a rollback" };
		}
		function getReady({ patience, traces, pageBefore }, isDeploy = !1) {
			let { clock, during } = patience;
			return during({ doing: "getting ready for the first change" }, async () => {
				let startedAt = clock.now();
				isDeploy || await pageBefore;
				let isLate = clock.now() - startedAt > 1e3;
				return await traces.beforeFirstWrite() || isLate;
			});
		}
		async function applyChanges(own, activity) {
			let { run, applied, effects } = own, lost;
			await run.patience.during(activity, async () => {
				for (let next = own.changes[0]; next !== void 0; next = own.changes[applied.length]) {
					let made = await next.apply(applyingOf(own, lost)).catch(async (error) => {
						if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz)) throw error;
						lost = error.lost ?? lost;
						await planAgain(own, lost);
						if (own.changes.length > 0) return;
						if (lost !== void 0) throw lost;
						return {
							changed: !1,
							summary: "nothing to change any more: somebody else has"
						};
					});
					if (made === void 0) continue;
					own.changes.length > 1 && run.console.info(made.summary);
					applied.push(made);
					made.changed && effects.add("done");
				}
			});
			return applied.some(({ changed }) => changed) ? "changed" : "unchanged";
		}
		function applyingOf(own, lost) {
			let { run, effects } = own;
			return {
				...run,
				...planningOf(run, run.console, own.approved),
				lost,
				writer: (0, _aftermath_js__WEBPACK_IMPORTED_MODULE_7__.MJ)(run, (effect) => effects.add(effect)),
				tookEffect: () => void effects.add("done"),
				workEnded: () => run.tracker.settle("ended"),
				endChecksBy: () => endChecksBy(own)
			};
		}
		function writingOf({ changes, applied }) {
			return {
				doing: "writing",
				awaited: () => {
					let next = changes[applied.length]?.summary ?? "";
					if (changes.length === 1) return next;
					return `${applied.length} of ${changes.length} changes made; next: ${next}`;
				},
				counts: changes.length > 1
			};
		}
	}),
	9624: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J_: () => guardAll,
			eF: () => run,
			n1: () => planAll
		});
		var _core_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2809), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3434), _report_log_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(370), _contexts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7434), _plan_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(123), _run_operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6428);
		function run(ports, find, approved) {
			return find().then((found) => runFound((0, _contexts_js__WEBPACK_IMPORTED_MODULE_3__.qN)(ports, found, approved)), (error) => {
				let failure = (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_1__.g5)(error), durationMs = Math.round(ports.patience.clock.now() - ports.startedAt);
				return {
					outcome: (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_1__.sG)(failure),
					results: ports.inputs.operations.map(_contexts_js__WEBPACK_IMPORTED_MODULE_3__.nE),
					failure,
					durationMs
				};
			});
		}
		async function runFound(run) {
			let { planHash } = run.inputs;
			run.pageBefore = lookBefore(run);
			await guardEach(run);
			if (run.failure !== void 0) return (0, _contexts_js__WEBPACK_IMPORTED_MODULE_3__.pJ)(run);
			if (planHash !== void 0 && run.approved === void 0) {
				let stopped = await approve(run, planHash);
				if (stopped !== void 0) return stopped;
			}
			await runEach(run);
			let { failure } = run;
			failure !== void 0 && run.ended.at(-1)?.operation.deploys && await (await __webpack_require__.e(442).then(__webpack_require__.bind(__webpack_require__, 5442))).recover(run, failure);
			return (0, _contexts_js__WEBPACK_IMPORTED_MODULE_3__.pJ)(run);
		}
		function lookBefore(run) {
			let { inputs, facts } = run;
			if (inputs.dryRun || typeof facts.site != "object" || facts.site.last_deploy_at === null) return;
			let deploy = inputs.operations.find(({ deploys }) => deploys);
			return (async () => (await deploy?.work())?.look?.(run))().catch(() => void 0);
		}
		async function guardEach(run) {
			let { operations } = run.inputs;
			try {
				await run.patience.during({ doing: "reading what is there" }, async () => {
					for (let [nth, operation] of operations.entries()) {
						let { guard } = await operation.work();
						await guard?.((0, _run_operation_js__WEBPACK_IMPORTED_MODULE_5__.jX)(run, run.console), operations.slice(0, nth));
					}
				});
			} catch (error) {
				run.failure = (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_1__.g5)(error);
			}
		}
		async function runEach(run) {
			let { inputs, console, tracker } = run, mayPutBack = inputs.restoreOnFailure || inputs.rollbackOnFailure || inputs.commit !== void 0;
			for (let [nth, operation] of inputs.operations.entries()) {
				let texts = mayPutBack ? run.replaced : [];
				tracker.note({
					stage: "plan",
					replaced: texts.map(({ text }) => text.what)
				});
				let own = await console.group(operation.name, () => (0, _run_operation_js__WEBPACK_IMPORTED_MODULE_5__.xj)(run, operation, run.approved?.[nth]), ({ result, failure }) => (0, _report_log_lines_js__WEBPACK_IMPORTED_MODULE_2__.ey)(result, failure));
				run.ended.push(own);
				for (let { replaced } of own.applied) replaced && run.replaced.push({
					...replaced,
					by: own
				});
				run.failure = own.failure;
				if (own.failure !== void 0) return;
				tracker.end(operation.deploys === !0 && run.facts.deploy?.followed === !1);
			}
		}
		async function approve(run, planHash) {
			let { inputs, console, patience } = run, planned = await patience.during({ doing: "looking at what would change" }, () => planAll(run, run.facts)), now = (0, _contexts_js__WEBPACK_IMPORTED_MODULE_3__.pJ)(planned), isSame = now.planHash === planHash, failure = now.failure ?? (isSame ? void 0 : (0, _plan_hash_js__WEBPACK_IMPORTED_MODULE_4__.RV)(planHash, now)), end = (0, _contexts_js__WEBPACK_IMPORTED_MODULE_3__.pJ)(planned, failure);
			if (inputs.dryRun) return end;
			if (failure !== void 0) return {
				...end,
				facts: run.facts,
				planHash: void 0,
				results: end.results.map(asNotRun)
			};
			console.info("the plan matches plan-hash");
			run.approved = planned.ended;
			let { script } = planned.facts;
			script !== void 0 && script.before === script.after && run.learn({ script });
		}
		function asNotRun(result) {
			return result.status === "failed" || result.status === "unknown" ? result : {
				...result,
				status: "not-run",
				changes: []
			};
		}
		async function planAll(ports, found) {
			let run = (0, _contexts_js__WEBPACK_IMPORTED_MODULE_3__.qN)(ports.inputs.dryRun ? ports : silenced(ports), found);
			await runEach(run);
			return run;
		}
		async function guardAll(ports, found) {
			let run = (0, _contexts_js__WEBPACK_IMPORTED_MODULE_3__.qN)(silenced(ports), found);
			await guardEach(run);
			return run;
		}
		function silenced(ports) {
			let ignore = () => {}, group = (_, body) => body();
			return {
				...ports,
				inputs: {
					...ports.inputs,
					dryRun: !0
				},
				console: {
					...ports.console,
					..._core_log_js__WEBPACK_IMPORTED_MODULE_0__.D,
					group
				},
				tracker: {
					...ports.tracker,
					note: ignore,
					end: ignore
				}
			};
		}
	}),
	1687: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Aw: () => siteAmong,
			FB: () => findTarget,
			U2: () => serversOf,
			Yc: () => sitesOf,
			resolveTarget: () => resolveTarget,
			xS: () => factsOf,
			ze: () => onServer
		});
		var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8656), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _core_near_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3496), _site_target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3242), _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3080);
		function findTarget({ reader, patience }, inputs) {
			return patience.during({ doing: "looking for the server and the site" }, () => resolveTarget(reader, inputs));
		}
		function serversOf(reader) {
			let servers, read = async () => createDirectory("server", await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getServers, {}), ({ name }) => name);
			return () => servers ??= read();
		}
		async function sitesOf(reader, serverId) {
			return {
				...createDirectory("site", await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSites, { server: serverId }), ({ domain }) => domain),
				serverId
			};
		}
		function factsOf(serverId, site = "missing") {
			return {
				serverId,
				site,
				repository: "unknown"
			};
		}
		function resolveTarget(reader, wanted, servers = serversOf(reader)) {
			if (wanted.site === "" && wanted.operations.some(({ choosesSite }) => choosesSite)) return chooseSite(reader, wanted.server, servers);
			return onServer(wanted.server, servers, async (server) => {
				wanted.site === "" && _site_target_js__WEBPACK_IMPORTED_MODULE_3__.ID.test(wanted.server) && await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getServer, { server });
				if (wanted.site === "") return factsOf(server);
				if (!_site_target_js__WEBPACK_IMPORTED_MODULE_3__.ID.test(wanted.site)) return siteAmong(await sitesOf(reader, server), wanted, !0);
				let site = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSite, {
					server,
					site: Number(wanted.site)
				}), void 0);
				return site === void 0 ? missing(await sitesOf(reader, server), wanted, !1) : accepted(server, site, wanted);
			});
		}
		async function chooseSite(reader, name, servers) {
			let wanted = name === "" ? (await servers()).all : [await onServer(name, servers, (server) => reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getServer, { server }))], listed = [], chosen;
			for (let { id: serverId, name: server } of wanted) {
				let sites = await (listed.length < 20 ? (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSites, { server: serverId }) : void 0)?.catch((error) => {
					if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.si)(error)) throw error;
				}), [site = "missing"] = sites ?? [];
				(chosen === void 0 || chosen.site === "missing" && site !== "missing") && (chosen = factsOf(serverId, site));
				let names = sites ? sites.map(({ domain, id }) => `${domain} (id ${id})`) : ["not listed"];
				listed.push({
					server: `${server} (id ${serverId})`,
					sites: names
				});
			}
			if (chosen !== void 0) return {
				...chosen,
				listed
			};
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
				input: "server",
				expected: "an account with a server; this one has none at all"
			}]);
		}
		async function onServer(server, servers, read) {
			let find = async () => {
				let all = await servers(), found = all.find(server);
				if (found === void 0) throw all.unknown(server);
				return found.id;
			};
			if (!_site_target_js__WEBPACK_IMPORTED_MODULE_3__.ID.test(server)) return read(await find());
			return read(Number(server)).catch(async (error) => {
				let id = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.c4)(error) ? await find() : Number(server);
				if (id === Number(server)) throw error;
				return read(id);
			});
		}
		function siteAmong(sites, wanted, isOnly) {
			if (wanted.site === "") return factsOf(sites.serverId);
			let site = sites.find(wanted.site);
			return site === void 0 ? missing(sites, wanted, isOnly) : accepted(sites.serverId, site, wanted);
		}
		function missing(sites, wanted, isCompared) {
			let { site, operations } = wanted, isId = _site_target_js__WEBPACK_IMPORTED_MODULE_3__.ID.test(site), isCreated = !isId && operations.some(({ createsSite }) => createsSite === !0), isDeleted = operations.find(({ scope }) => scope === "site")?.deletesSite === !0;
			if (!isCreated && !isDeleted) throw sites.unknown(site);
			isId && checkFound({
				missingId: Number(site),
				sites: sites.all
			}, wanted);
			let facts = factsOf(sites.serverId), domains = sites.all.map(({ domain }) => domain);
			return isCompared ? {
				...facts,
				lookalikes: (0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_4__.BM)(site, domains)
			} : facts;
		}
		function accepted(serverId, site, wanted) {
			checkFound({ site }, wanted);
			return factsOf(serverId, site);
		}
		function checkFound(found, { operations }) {
			let problems = operations.flatMap(({ checkSite }) => checkSite(found));
			if (problems.length > 0) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz(problems);
		}
		let WORDS = {
			server: {
				unknown: "a server of this account; there is no",
				owner: "account"
			},
			site: {
				unknown: "a site of this server; there is no",
				owner: "server"
			}
		};
		function createDirectory(input, all, nameOf) {
			let { unknown, owner } = WORDS[input], pairs = all.map((item) => ({
				item,
				name: nameOf(item)
			})), byId = new Map(all.map((item) => [String(item.id), item])), byName = Map.groupBy(pairs, ({ name }) => name.toLowerCase()), labels = new Map(pairs.map(({ item, name }) => [name, `${name} (id ${item.id})`])), compared = 0, refusal = (expected) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
				input,
				expected
			}]);
			return {
				all,
				find(wanted) {
					let found = byName.get(wanted.toLowerCase()) ?? [];
					if (found.length < 2 || byId.has(wanted)) return byId.get(wanted) ?? found[0]?.item;
					let ids = found.map(({ item: { id }, name }) => `${name} (id ${id})`).join(", ");
					throw refusal(`an id, as ${found.length} ${input}s are called ${wanted}: ${ids}`);
				},
				unknown(wanted) {
					compared += 1;
					if (compared > 20) return refusal(`${unknown} ${wanted}.`);
					let near = (0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_4__.ZA)(wanted, [...labels.keys()], (name) => labels.get(name) ?? name), advice = input === "site" && !near.isLikely && !_site_target_js__WEBPACK_IMPORTED_MODULE_3__.ID.test(wanted) && !(0, _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_5__.Pt)(wanted) ? " The operation ensure-site creates it." : "", others = all.length === 0 ? `, and the ${owner} has no ${input}s at all.` : `. ${near.text}`;
					return refusal(`${unknown} ${wanted}${others}${advice}`);
				}
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
			return site?.includes("*") === !0;
		}
		function refusalOfPattern(pattern, allowAll) {
			if (pattern === void 0 || !isPattern(pattern)) return;
			let labels = pattern.split(".");
			if (labels.some((label) => label === "" || isPattern(label) && label !== "*")) return `* for one whole label, as in *.shop.example, not ${JSON.stringify(pattern)}`;
			if (labels.every(isPattern) && !allowAll) return `a pattern that names a part of the domain, as in *.shop.example; ${pattern} takes sites of any name: to mean that, give max-failures`;
		}
		function matcherOf(pattern) {
			if (pattern === "*") return () => !0;
			let labels = pattern.split(".").map((label) => label === "*" ? "[^.]+" : label.replace(/[\\^$|?+()[\]{}]/g, "\\$&")), form = RegExp(`^${labels.join("\\.")}$`, "i");
			return (domain) => form.test(domain);
		}
	})
};
