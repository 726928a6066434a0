"use strict";
exports.id = 864;
exports.ids = [864];
exports.modules = {
	5058: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			closeOpenDeployment: () => closeOpenDeployment,
			openGitHubDeployment: () => openGitHubDeployment,
			retireDeployments: () => retireDeployments
		});
		var _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1854), _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4352), _payload_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1837), _time_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4175);
		let PERMISSION = "deployments: write";
		async function openGitHubDeployment(about, context, nth) {
			let { environment, environmentUrl, site, commit = "" } = about, { signal, redactor, console } = context, tools = {
				...about,
				...context
			}, { run, call } = (0, _github_js__WEBPACK_IMPORTED_MODULE_0__.Cl)(tools, PERMISSION), answer = await call(({ repos }) => repos.createDeployment, {
				ref: run?.commit?.startsWith(commit) ? run.commit : commit,
				auto_merge: !1,
				required_contexts: [],
				payload: {
					site_deploy: !0,
					site: site.toLowerCase()
				},
				environment
			}, signal), id = answer.state === "done" ? (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.tk)(answer.data, "id") : void 0;
			if (id === void 0) {
				let not = answer.state === "not-done" ? "was not created" : "may or may not have been created";
				signal.aborted || console.warning(`The GitHub Deployment ${not}: ${(0, _github_js__WEBPACK_IMPORTED_MODULE_0__.II)(answer)}. The deploy itself goes on.`);
				return null;
			}
			let status = (state, description) => ({
				deployment_id: id,
				state,
				description,
				auto_inactive: !0,
				...run?.logUrl !== void 0 && { log_url: run.logUrl },
				...environmentUrl !== void 0 && { environment_url: environmentUrl }
			}), keep = (text) => context.files.saveState(`github-deployment-${nth}`, text);
			console.info(`GitHub Deployment ${id} of ${environment}`);
			keep(JSON.stringify(status("error", "The step was stopped from outside; how the deploy ended is not known")));
			await setStatus(status("in_progress", "The deploy is running"), signal, tools);
			return {
				id,
				async close({ state, description }) {
					let end = status(state, (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_2__.TN)(description, redactor.redact, 140));
					keep(JSON.stringify(end));
					await setStatus(end, (0, _time_limits_js__WEBPACK_IMPORTED_MODULE_3__.Z)(context), tools) && keep("");
				}
			};
		}
		async function closeOpenDeployment(saved, tools) {
			await setStatus(JSON.parse(saved), new AbortController().signal, tools);
		}
		async function retireDeployments(about, context, sites) {
			let { environment } = about, signal = (0, _time_limits_js__WEBPACK_IMPORTED_MODULE_3__.z)(context.signal), { call } = (0, _github_js__WEBPACK_IMPORTED_MODULE_0__.Cl)({
				...about,
				...context
			}, PERMISSION), answer = await call(({ repos }) => repos.listDeployments, {
				environment,
				per_page: 100
			}, signal), names = sites.map((site) => site.toLowerCase()), own = ((0, _github_js__WEBPACK_IMPORTED_MODULE_0__.Of)(answer) ?? []).filter((entry) => (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.UK)(entry, "payload", "site_deploy") === !0).filter((entry) => names.includes((0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.$6)(entry, "payload", "site") ?? ""));
			for (let id of own.flatMap((entry) => (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.tk)(entry, "id") ?? [])) {
				answer = await call(({ repos }) => repos.createDeploymentStatus, {
					deployment_id: id,
					state: "inactive",
					description: "The site was deleted"
				}, signal);
				if (answer.state !== "done") break;
			}
			answer.state !== "done" && !context.signal.aborted && context.console.warning(`The GitHub Deployments of ${environment} were not set to inactive: ${answer.why}. The site itself is deleted.`);
		}
		async function setStatus(status, signal, tools) {
			let { call } = (0, _github_js__WEBPACK_IMPORTED_MODULE_0__.Cl)(tools, PERMISSION), answer = await call(({ repos }) => repos.createDeploymentStatus, { ...status }, signal);
			if (answer.state === "done") return !0;
			if (signal.aborted) return !1;
			tools.console.warning(`GitHub Deployment ${status.deployment_id} was not set to ${status.state}: ${answer.why}. The deploy itself is not affected.`);
			return answer.state === "not-done";
		}
	}),
	4175: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => afterCancel,
			z: () => withinLimit
		});
		function afterCancel({ cancel, clock }) {
			let over = new AbortController(), begin = () => void clock.after(1e3, () => over.abort());
			cancel.aborted ? begin() : cancel.addEventListener("abort", begin, { once: !0 });
			return over.signal;
		}
		function withinLimit(signal) {
			return AbortSignal.any([signal, AbortSignal.timeout(3e4)]);
		}
	}),
	7864: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			runList: () => runList,
			runOne: () => runOne
		});
		let NO_SIBLINGS = {
			looking: () => 1,
			glance: () => Promise.resolve(void 0),
			compare: () => {},
			noteFailure: () => {}
		};
		var outcome_end = __webpack_require__(8405), headline = __webpack_require__(3032), outcome_failure = __webpack_require__(3434);
		function deploymentStatus({ outcome, failure, facts, results, rollback }, description) {
			if (outcome === "superseded") return {
				state: "inactive",
				description
			};
			if ((0, outcome_failure.Kg)(outcome)) return {
				state: facts?.deploy?.followed === !1 ? "in_progress" : "success",
				description
			};
			if (outcome === "failed" || outcome === "rejected") return {
				state: "failure",
				description: `${description}: ${failure?.message}`
			};
			if (outcome === "timed_out" || outcome === "unknown") return {
				state: "error",
				description
			};
			if (rollback !== void 0) return {
				state: "failure",
				description
			};
			return results.some((end) => end.traits.deploys && end.outcome !== "not-run") ? {
				state: "error",
				description
			} : {
				state: "inactive",
				description: "cancelled before a deploy was triggered"
			};
		}
		function sharedStatus(all) {
			let targets = all.filter(({ outcome }) => outcome !== "superseded"), states = targets.map((target) => deploymentStatus(target, "").state), [first = "inactive"] = states, mixed = states.includes("failure") ? "failure" : "error", state = states.every((one) => one === first) ? first : mixed, good = targets.filter(({ outcome }) => outcome === "succeeded").length, failed = states.filter((one) => one === "failure").length, done = states.includes("in_progress") ? "triggered" : "deployed";
			return {
				state,
				description: `${good} of ${targets.length} targets ${done}${failed === 0 ? "" : `, ${failed} failed`}`
			};
		}
		var github_deployment = __webpack_require__(5058);
		function createGitHubTraces(targets, { console, ...others }) {
			let room = MOST_WARNINGS, warning = (text) => room-- > 0 ? console.warning(text) : console.info(`warning: ${text}`), context = {
				...others,
				console: {
					info: console.info,
					warning
				}
			}, groups = [...Map.groupBy(targets, (target) => deploys(target) && target.inputs.environment || target).values()], open = new Map(groups.map((group, nth) => [group, tracesOf(group, context, nth + 1)])), traces = new Map([...open].flatMap(([group, own]) => group.map((target) => [target, own])));
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
					opening ??= (0, github_deployment.openGitHubDeployment)(about, context, nth);
					deployment = await opening;
					return !0;
				},
				async close(ends) {
					let [run] = isAlone ? ends : [], told = run && deploymentStatus(run, (0, headline.dm)(run, about));
					await deployment?.close(told ?? sharedStatus(ends));
					let sites = [site, (run && (0, outcome_end.zU)(run)?.domain) ?? site];
					run && (0, outcome_end.oy)(run) && await (0, github_deployment.retireDeployments)(about, context, sites);
					return deployment?.id;
				}
			};
		}
		var count = __webpack_require__(3152), duration = __webpack_require__(6851), errors = __webpack_require__(8208), web_page = __webpack_require__(7285), log_lines = __webpack_require__(370), core_log = __webpack_require__(2809), sanitizer = __webpack_require__(1854);
		let PUTTING_BACK = "putting back";
		function noteWrite(progress, operation, once, epochMs) {
			let isNews = once || !progress.isWriting;
			progress.isWriting = !0;
			if (once) {
				let at = `${new Date(epochMs).toISOString().slice(0, 19).replace("T", " ")} UTC`;
				progress.sent = [...progress.sent.filter((other) => other.operation !== operation), {
					operation,
					at
				}];
			}
			return isNews;
		}
		function aftermathOf(progress) {
			let { inputs, redact, facts, replaced, restoring, sent } = progress, site = typeof facts?.site == "object" ? facts.site.domain : inputs.site, [onServer, ofSite] = [inputs.server, site].map((name) => (0, sanitizer.TN)(name, redact, outcome_end.cB)), name = site === "" ? `the server ${onServer}` : `${ofSite} on the server ${onServer}`, texts = replaced.map(({ text: { what }, by }) => {
				if (by.end.restored?.state === "put-back") return `${what} was put back`;
				return restoring === void 0 ? `${what} was replaced, and not put back` : `whether ${what} was put back is not known`;
			}), doubts = sent.map(({ operation, at }) => {
				let { what, goesOn } = operation.afterKill ?? {
					what: `a request of ${operation.name}`,
					goesOn: "the service may still be at work"
				};
				return `${what} was sent at ${at}, or was about to be: if it took effect, ${goesOn}`;
			});
			return [`for ${name} was stopped from outside ${momentOf(progress)}.`, ...[
				...texts,
				...doubts,
				adviceOf(progress)
			].map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)].join(" ");
		}
		function momentOf({ inputs, ended, failure, isWriting, restoring }) {
			if (restoring !== void 0) return `after ${ended.at(-1)?.operation.name} had ended, during ${restoring}`;
			let name = inputs.operations[ended.length]?.name;
			if (name === void 0 || failure !== void 0) return "after its last operation, before it could report";
			return `during ${name}, ${isWriting ? "while it was writing" : "before it wrote anything"}`;
		}
		function adviceOf({ inputs, ended, isWriting, restoring, sent }) {
			if (restoring === PUTTING_BACK) return "run the newer commit again: it writes what belongs to it";
			if (inputs.dryRun || ended.length === 0 && !isWriting) return "nothing was written: running again is safe";
			return [...new Set(sent.flatMap(({ operation }) => operation.afterKill?.look ?? [])), "running again does what is missing, and repeats deploys and restarts"].join(" ");
		}
		function aftermathOfList({ done, failed, total }, underWay) {
			let notStarted = Math.max(0, total - done - underWay.length);
			return [
				`The step for ${total} targets was stopped from outside: ${done} had ended${failed === 0 ? "" : ` (${failed} failed)`}, ${underWay.length} were running, ${notStarted} had not started.`,
				"The output unfinished lists the targets that had not succeeded: run again with it as targets.",
				...underWay.map((words) => `That ${words}`)
			].join(" ");
		}
		var contexts = __webpack_require__(9644), plan_hash = __webpack_require__(123), deployments = __webpack_require__(2304), wait = __webpack_require__(7707), same_text = __webpack_require__(2705), whole_text = __webpack_require__(9553), outcome_facts = __webpack_require__(9963), site_presence = __webpack_require__(4156), shell_script = __webpack_require__(973);
		async function findPreviousCommit(run) {
			let { facts, replaced, patience, reader } = run, { commitBy, commit: own } = run.inputs, isHanded = commitBy === "variable";
			if (replaced.every(({ before }) => before !== null && (0, whole_text.z3)(before)) && !isHanded) return { why: "this run has nothing to put back, so there is nothing to go back to" };
			let script = replaced.find(({ factsBefore }) => factsBefore.script)?.factsBefore.script ?? facts.script;
			try {
				if (script === void 0) {
					let text = await patience.during({ doing: "reading what is there" }, () => reader.read(deployments.getDeployScript, (0, outcome_facts.$)(facts)));
					script = {
						before: text,
						after: text
					};
					run.learn({ script });
				}
			} catch (error) {
				return { why: `the deploy script could not be read: ${(0, errors.WE)(error)}` };
			}
			let pinned = (0, shell_script.I)(script.after);
			if (!isHanded) return pinned === void 0 ? { why: "the deploy script from before this run pins no commit, so that a deploy would bring the head of the branch. Only a run with the input commit writes a script to go back to" } : { commit: pinned };
			let live = wholeCommit(facts.live);
			return script.after !== null && (0, shell_script.Se)(script.after) && pinned === void 0 && live !== void 0 && live !== own ? { commit: live } : { why: "no other full commit id is known to have been live before, or the deploy script does not take it from a variable" };
		}
		function wholeCommit(live) {
			return live?.commit !== void 0 && live.commit.length >= 40 ? live.commit : void 0;
		}
		async function runOperation(run, operation, approved, proceed = planAndApply) {
			let { clock } = run.patience, startedAt = clock.now(), own = {
				run,
				operation,
				approved,
				isExpected: isExpected(operation, run),
				changes: [],
				applied: [],
				effects: new Set(),
				end: (0, contexts.nE)(operation)
			}, failure, outcome = await proceed(own).catch((error) => {
				failure = (0, outcome_failure.g5)(error);
				return statusOf(failure, own.effects.size > 0);
			}), planned = own.changes.map(summaryOf);
			own.end = {
				...own.end,
				outcome,
				failure,
				planned,
				changes: outcome === "planned" ? planned : own.applied.map(summaryOf),
				wrote: own.effects.has("done"),
				durationMs: Math.round(clock.now() - startedAt)
			};
			outcome !== "unknown" && own.end.failure?.reason !== "action-fault" && (!operation.deploys || run.facts.deploy?.followed !== !1) && (run.sent = run.sent.filter((sent) => sent.operation !== operation));
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
			let outcome = (0, outcome_failure.sG)(failure);
			if (outcome === "unknown" || (outcome === "timed_out" || outcome === "cancelled") && mayHaveWritten) return "unknown";
			return outcome === "superseded" || outcome === "cancelled" ? "not-run" : "failed";
		}
		let READY = { doing: "getting ready for the first change" };
		async function planAndApply(own) {
			let { run, operation } = own, { inputs, console, patience, pageBefore, traces } = run;
			run.learn({ site: await (0, site_presence.Ql)(operation, inputs.dryRun, run) });
			operation.deploys || await patience.during(READY, async () => pageBefore);
			let { changes, expected } = await planNow(own, console);
			inputs.dryRun && run.learn(expected ?? {});
			if (changes.length === 0) return "unchanged";
			if (inputs.dryRun) return "planned";
			await patience.during(READY, traces.beforeFirstWrite) && await planNow(own);
			operation.deploys && inputs.rollbackOnFailure && (own.previous = await findPreviousCommit(run));
			return applyChanges(own);
		}
		async function planNow(own, log = core_log.D) {
			let { run, operation, approved } = own, plan = await run.patience.during({ doing: "reading what is there" }, async () => (await operation.work()).plan(planningOf(run, log, approved))), before = new Set(own.changes.map(summaryOf));
			own.changes = plan.changes;
			for (let summary of plan.changes.map(summaryOf)) before.has(summary) || run.console.plan(summary);
			(0, plan_hash.Eh)(approved, plan.changes);
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
		let summaryOf = ({ summary }) => summary;
		async function applyChanges(own) {
			let { run, applied, effects } = own, left = own.changes, lost;
			await run.patience.during({
				doing: "writing",
				awaited: () => {
					let all = applied.length + left.length, next = left[0]?.summary ?? "";
					return all === 1 ? next : `${applied.length} of ${all} changes made; next: ${next}`;
				}
			}, async () => {
				for (; left[0] !== void 0;) {
					let made = await left[0].apply(applyingOf(own, lost)).catch(async (error) => {
						if (!(error instanceof errors.Gz)) throw error;
						let doubt = error.lost ?? lost;
						await planNow(own).catch((why) => {
							throw doubt === void 0 ? why : (0, errors.aE)(why, doubt);
						});
						lost = doubt;
						left = own.changes;
						if (left.length === 0 && lost !== void 0) throw lost;
					});
					if (!made) continue;
					left = left.slice(1);
					own.changes.length > 1 && run.console.info(made.summary);
					applied.push(made);
					made.changed && effects.add("done");
				}
			});
			return applied.some(({ changed }) => changed) ? "changed" : "unchanged";
		}
		function applyingOf(own, lost) {
			let { run, operation, effects } = own;
			return {
				...run,
				...planningOf(run, run.console, own.approved),
				lost,
				writer: { async write(endpoint, parameters, body) {
					noteWrite(run, operation, endpoint.retry === "once", run.epochMs()) && run.save(aftermathOf(run));
					let effect = await run.writer.write(endpoint, parameters, body);
					effect.state !== "not-done" && effects.add(effect.state);
					return effect;
				} },
				tookEffect() {
					effects.add("done");
				},
				endChecksBy() {
					if (own.previous === void 0 || "why" in own.previous) return;
					if (run.patience.clock.now() < run.checksDue) return run.checksDue;
					own.previous = { why: "two thirds of the time (timeout, or target-timeout) were over when the deploy ended, which leaves no time for a rollback" };
				}
			};
		}
		let ROLLBACK = "rollback-on-failure";
		async function recover(run, failure) {
			let { inputs, facts, replaced } = run, isOvertaken = failure.reason === "older-commit", byInput = inputs.rollbackOnFailure ? ROLLBACK : inputs.restoreOnFailure && "restore-on-failure", how = isOvertaken ? PUTTING_BACK : byInput;
			if (!how || how !== ROLLBACK && replaced.length === 0) return;
			let isFailed = (0, outcome_failure.sG)(failure) === "failed", keeps = isFailed ? NOT_TO_BLAME.get(failure.reason) : "the deploy was not seen to fail", why = isOvertaken ? void 0 : keeps;
			why !== void 0 && how === ROLLBACK && isFailed && (run.rollback = notDeployed(failure, why, facts.deploy));
			run.failure = failureAfter(failure, why === void 0 ? await goBack(failure, how, run) : replaced.map(({ text }) => left(text.what, why)), how, run);
		}
		let NOT_TO_BLAME = new Map([
			["site-gone", "the service no longer knows the site"],
			["action-fault", "this action has a fault"],
			["unhealthy-before", "the page was already like this before this run"],
			["health-unseen-before", "how the page was before this run is not known"]
		]);
		async function goBack(failure, how, run) {
			let { console, patience } = run, startedAt = patience.clock.now(), tookMs = () => Math.round(patience.clock.now() - startedAt);
			run.restoring = how;
			run.save(aftermathOf(run));
			return console.group(how, async () => {
				how === ROLLBACK && console.info(failure.message);
				let restored = await restoreAll(run), end = how === ROLLBACK ? await deployPrevious(failure, restored, run) : void 0;
				run.rollback = end && {
					...end,
					durationMs: tookMs()
				};
				run.save(aftermathOf(run));
				return restored;
			}, (restored) => run.rollback === void 0 ? (0, log_lines.JD)(restored.every(isBack), tookMs()) : (0, log_lines.Hs)(run.rollback));
		}
		function isBack({ state }) {
			return state === "put-back";
		}
		function left(what, why, state = "left") {
			return {
				what,
				state,
				sentence: state === "unknown" ? `whether ${what} was put back is not known: ${why}` : `${what} was not put back: ${why}`
			};
		}
		async function restoreAll(run) {
			return Array.fromAsync(run.replaced.toReversed(), async (replaced) => {
				let end = await restore(replaced, run), { by, factsBefore } = replaced;
				run.console.info(end.sentence);
				isBack(end) && run.learn(factsBefore);
				by.end = {
					...by.end,
					restored: end,
					outcome: end.state === "unknown" ? "unknown" : by.end.outcome
				};
				run.save(aftermathOf(run));
				return end;
			});
		}
		async function restore(replaced, run) {
			let { what } = replaced.text;
			if (replaced.before !== null && (0, whole_text.z3)(replaced.before)) return left(what, "the service showed it empty before this run", "was-empty");
			let { end, effects } = await runOperation(run, {
				...replaced.by.operation,
				work: async () => (0, whole_text.Tr)(replaced)
			}, void 0, async (own) => {
				let now = await run.patience.during({ doing: "looking at the site" }, () => (0, site_presence.Us)(run.reader, (0, outcome_facts.$)(run.facts)));
				now && typeof run.facts.site == "object" && (0, site_presence.qb)(now, run.facts.site);
				now && await (0, site_presence.bs)(now, site_presence.yu, run);
				await planNow(own);
				return applyChanges(own);
			}), { failure, outcome } = end;
			if (failure === void 0) return {
				what,
				state: "put-back",
				sentence: `${what} was put back`
			};
			let inDoubt = outcome === "unknown" || effects.size > 0;
			if (failure.reason === "changed-by-others") return left(what, failure.message, "theirs");
			return left(what, failure.message, inDoubt ? "unknown" : "left");
		}
		function failureAfter(failure, restored, how, { rollback, patience: { signal } }) {
			let has = (...states) => restored.some(({ state }) => states.includes(state)), { reason, next } = failure;
			if (how === PUTTING_BACK && has("left", "was-empty", "unknown")) {
				reason = signal.aborted ? (0, outcome_failure.g5)(signal.reason).reason : "not-put-back";
				next = "Run the newer commit again: it writes what belongs to it.";
			}
			if (rollback?.failure !== void 0) {
				has("put-back", "unknown") && signal.reason instanceof errors.cc && (reason = "cancelled");
				next = `${rollback.failure.next} ${next}`.trim();
			}
			let lead = how === PUTTING_BACK ? "" : `${how}: `, lines = [...rollback === void 0 ? [] : [(0, outcome_end.QV)(rollback)], ...restored.map(({ sentence }) => sentence)].map((line) => lead + line);
			has("unknown") && (next = `See what is there now. ${next}`);
			return {
				reason,
				message: [failure.message, ...lines].join("\n"),
				next
			};
		}
		async function deployPrevious(failure, restored, run) {
			let { facts, ended, patience, inputs } = run, { previous, operation: deploy } = ended.at(-1) ?? {}, leave = (why) => notDeployed(failure, why, facts.deploy);
			if (patience.signal.aborted) return leave((0, errors.WE)(patience.signal.reason));
			if (facts.deploy === void 0 || previous === void 0 || deploy === void 0) return leave("no deploy had started");
			if ("why" in previous) return leave(previous.why);
			if (failure.reason === "health-check-failed" && facts.deploy.page?.before === void 0) return leave("the site was not deployed before this run, so there is nothing to go back to");
			let other = restored.find((text) => !isBack(text) && text.state !== "was-empty");
			if (other !== void 0) return leave(`${other.what} is not as it was before this run`);
			let live = inputs.commitBy === "variable" ? wholeCommit(facts.live) : void 0;
			if (live !== void 0 && live === inputs.commit) return leave("that very commit is live, by another run");
			let why = await findChange(run).catch((error) => `the deploy script could not be read: ${(0, errors.WE)(error)}`);
			return why === void 0 ? deployAgain(deploy, live ?? previous.commit, run) : leave(why);
		}
		async function findChange({ facts, patience, reader }) {
			let wanted = facts.script?.after ?? "", readBack = {
				...wait.tJ,
				look: () => reader.read(deployments.getDeployScript, (0, outcome_facts.$)(facts)),
				isThere: (text) => text !== null && (0, same_text.c)(text, wanted)
			}, { end } = await (0, wait.fm)(readBack, patience);
			return end === "there" ? void 0 : "the deploy script has been changed since";
		}
		function notDeployed({ reason }, why, deploy) {
			return {
				outcome: "not-run",
				failure: {
					reason,
					message: `nothing was deployed again: ${recover_closed(why)}${deploy ? ` ${liveAfter(deploy)}` : ""}`,
					next: ""
				},
				commit: void 0,
				deploy: void 0,
				durationMs: 0
			};
		}
		function recover_closed(sentence) {
			return `${sentence.replace(/\.+$/, "")}.`;
		}
		function liveAfter(deploy) {
			if (deploy?.commit === void 0) return "Which commit the site is on now is not known.";
			return deploy.evidence.length > 0 ? `The site is on commit ${deploy.commit} now.` : `The deploy ended on commit ${deploy.commit}.`;
		}
		async function deployAgain(operation, commit, run) {
			let { facts } = run, { end, effects } = await runOperation(run, operation, void 0, async (own) => {
				own.changes = (await operation.work()).redeploy?.(commit).changes ?? [];
				for (let { summary } of own.changes) run.console.plan(summary);
				return applyChanges(own);
			}), isTriggered = effects.size > 0, deploy = isTriggered && run.facts.deploy !== facts.deploy ? run.facts.deploy : void 0;
			run.facts = facts;
			let { failure, durationMs } = end;
			if (failure === void 0) return {
				outcome: "changed",
				commit,
				deploy,
				durationMs
			};
			let why = recover_closed(failure.message), isFailed = (0, outcome_failure.sG)(failure) === "failed";
			if (failure.reason === "changed-by-others") return notDeployed(failure, why, void 0);
			if (!isFailed && !isTriggered) return notDeployed(failure, why, facts.deploy);
			let message = isFailed ? `the rollback to commit ${commit} failed, too: ${why} ${liveAfter(isTriggered ? deploy : facts.deploy)}` : `whether the site is back on commit ${commit} is not known: ${why}`, left = isFailed ? "the deploy and its rollback have failed" : "it may or may not be back";
			return {
				outcome: isFailed ? "failed" : "unknown",
				failure: {
					reason: failure.reason,
					message,
					next: `Look at the site first: ${left}.`
				},
				commit,
				deploy,
				durationMs
			};
		}
		async function run(ports, find, approved) {
			let { operations, dryRun } = ports.inputs;
			ports.save(aftermathOf({
				...ports,
				ended: [],
				replaced: [],
				isWriting: !1,
				sent: []
			}));
			return {
				...await ports.patience.during({ doing: "looking for the server and the site" }, find).then((found) => runFound((0, contexts.Te)(ports, found, approved)), (error) => {
					let failure = (0, outcome_failure.g5)(error), durationMs = Math.round(ports.patience.clock.now() - ports.startedAt);
					return {
						outcome: (0, outcome_failure.sG)(failure),
						results: operations.map(contexts.nE),
						failure,
						durationMs
					};
				}),
				isDryRun: dryRun
			};
		}
		async function runFound(run) {
			let { dryRun, planHash } = run.inputs;
			run.pageBefore = lookBefore(run);
			await guardEach(run);
			if (run.failure === void 0 && planHash !== void 0 && !dryRun) {
				let refused = await approve(run, planHash);
				if (refused !== void 0) return refused;
			}
			run.failure === void 0 && await runEach(run);
			let { failure } = run;
			if (failure !== void 0 && !dryRun && run.ended.at(-1)?.operation.deploys) {
				(0, outcome_failure.sG)(failure) === "failed" && run.siblings.noteFailure();
				await recover(run, failure);
			}
			let end = (0, contexts.q_)(run);
			if (failure !== void 0 || planHash === void 0 || !dryRun) return end;
			return (0, contexts.q_)(run, (0, plan_hash.RV)(planHash, end));
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
						await guard?.(planningOf(run, run.console), operations.slice(0, nth));
					}
				});
			} catch (error) {
				run.failure = (0, outcome_failure.g5)(error);
			}
		}
		async function runEach(run) {
			let { inputs, console } = run, mayPutBack = inputs.restoreOnFailure || inputs.rollbackOnFailure || inputs.commit !== void 0;
			for (let [nth, operation] of inputs.operations.entries()) {
				run.isWriting = !1;
				run.save(aftermathOf(run));
				let own = await console.group(operation.name, () => runOperation(run, operation, run.approved?.[nth]), ({ end }) => (0, log_lines.ey)(end));
				run.ended.push(own);
				for (let { replaced } of own.applied) replaced !== void 0 && mayPutBack && run.replaced.push({
					...replaced,
					by: own
				});
				run.failure = own.end.failure;
				if (run.failure !== void 0) break;
			}
			run.save(aftermathOf(run));
		}
		async function approve(run, planHash) {
			let planned = await run.patience.during({ doing: "looking at what would change" }, () => planAll(run, run.facts)), { hasChanges, ...plan } = (0, contexts.q_)(planned);
			run.failure = plan.failure ?? (0, plan_hash.RV)(planHash, plan);
			if (run.failure !== void 0) return {
				...(0, contexts.q_)(run),
				hasChanges
			};
			run.console.info("the plan matches plan-hash");
			run.approved = planned.ended;
		}
		let planAll = inSilence(runEach), guardAll = inSilence(guardEach);
		function inSilence(work) {
			let group = (_, body) => body();
			return async (ports, found) => {
				let inputs = {
					...ports.inputs,
					dryRun: !0
				}, console = {
					...ports.console,
					...core_log.D,
					group
				}, run = (0, contexts.Te)({
					...ports,
					inputs,
					console,
					save() {}
				}, found);
				await work(run);
				return run;
			};
		}
		var external_node_crypto_ = __webpack_require__(7598);
		async function inParallel(items, most, work) {
			let rest = items.values();
			await Promise.all(Array.from({ length: Math.min(most, items.length) }, async () => {
				for (let item of rest) await work(item);
			}));
		}
		var find_site = __webpack_require__(1687), rollout = __webpack_require__(9291), api_pages = __webpack_require__(5272), shown_time = __webpack_require__(6403), api_sites = __webpack_require__(8656), core_clock = __webpack_require__(5253);
		function createSharedLooks({ client, clock, signal: whole }, server) {
			let list = createList(client, server), underWay = 0, asked = new Set(), next, latest = Promise.resolve(), lookedAt = -Infinity, looking = () => list.isUseless() ? 1 : underWay;
			async function look(before) {
				await before.catch(() => {});
				await clock.sleep(Math.max(0, lookedAt + 700 - clock.now()), whole).catch(() => {});
				let wanted = asked;
				asked = new Set();
				next = void 0;
				lookedAt = clock.now();
				return list.read(wanted);
			}
			return (signal) => {
				underWay += 1;
				return {
					looking,
					async glance(site) {
						if (looking() < 2) return;
						asked.add(site);
						next ??= look(latest);
						latest = next;
						return (await (0, core_clock.H6)(next, signal))?.get(site);
					},
					compare: list.compare,
					leave() {
						--underWay;
					}
				};
			};
		}
		function createList(reader, server) {
			let pages = 1, once = {
				...reader,
				read(endpoint, parameters, options) {
					pages += 1;
					return reader.read(endpoint, parameters, {
						...options,
						attempts: 1
					});
				}
			}, deployedAt = new Map(), isCompared = !1, isUseless = !1;
			async function readTogether(wanted) {
				pages = 0;
				let before = new Map(deployedAt), sites = await (0, api_pages.y)(once, api_sites.getSites, { server }), shown = sites.find(({ id }) => wanted.has(id));
				isUseless = sites.some(({ id, last_deploy_at: at }) => at === void 0 || (0, shown_time.d8)(before.get(id) ?? null, at));
				if (!isUseless && !isCompared && shown !== void 0) {
					let itself = await reader.read(api_sites.getSite, {
						server,
						site: shown.id
					}, { attempts: 1 });
					isCompared = !0;
					isUseless = (itself.last_deploy_at ?? null) !== (shown.last_deploy_at ?? null) || itself.status !== shown.status;
				}
				return isUseless ? void 0 : new Map(sites.map((site) => [site.id, site]));
			}
			return {
				isUseless: () => isUseless,
				compare({ id, last_deploy_at: at = null }) {
					deployedAt.set(id, at);
				},
				async read(wanted) {
					if (isUseless || wanted.size <= pages) return;
					return readTogether(wanted).catch((error) => {
						if ((0, errors.si)(error)) throw error;
						isUseless = !(0, errors.WG)(error);
					});
				}
			};
		}
		function divide(targets, sizes, step) {
			let namesSites = targets.some(({ site }) => site !== ""), batches = sizes.flatMap((size, nth) => Array.from({ length: size }, () => nth + 1)), servers = new Map();
			return targets.map((target, nth) => {
				let { serverId } = target.found, { before, each, after } = shareOut(target.inputs.operations, namesSites), ofServer = servers.get(serverId);
				if (ofServer === void 0) {
					ofServer = {
						targets: [],
						joinLooks: createSharedLooks(step, serverId)
					};
					ofServer.before = serverRow(target, before, ofServer);
					ofServer.after = serverRow(target, after, ofServer);
					servers.set(serverId, ofServer);
				}
				let row = rowOf(target, each, ofServer, batches[nth]);
				ofServer.targets.push(row);
				return row;
			});
		}
		function shareOut(operations, namesSites) {
			let last = operations.findLastIndex(({ scope }) => scope === "site");
			if (last === -1 && !namesSites) return {
				before: [],
				each: operations,
				after: []
			};
			let end = last === -1 ? operations.length : last;
			return {
				before: operations.slice(0, end).filter(({ scope }) => scope === "server"),
				each: operations.filter(({ scope }) => scope === "site"),
				after: operations.slice(end + 1)
			};
		}
		function serverRow(first, operations, ofServer) {
			if (operations.length === 0) return;
			let inputs = {
				...first.inputs,
				site: ""
			};
			return rowOf({
				...first,
				site: "",
				inputs,
				found: (0, find_site.xS)(first.found.serverId)
			}, operations, ofServer);
		}
		function rowOf(target, operations, ofServer, batch = 1) {
			let { server, site, inputs } = target, end = {
				outcome: "not-run",
				results: [],
				durationMs: 0,
				fromMs: void 0
			};
			return {
				...target,
				inputs: {
					...inputs,
					operations
				},
				ofServer,
				end: {
					...end,
					server,
					site,
					batch
				}
			};
		}
		function createRollout(found, list, step) {
			let { clock, startedAt } = step, elapsedMs = () => Math.round(clock.now() - startedAt), targets = divide(found, (0, rollout.gN)(list.batches, found.length), step), rows = new Set(targets), note = (row, more) => {
				row.end = {
					...row.end,
					...more
				};
				rows.add(row);
			}, underWay = () => [...rows].filter(({ aftermath }) => aftermath !== void 0), failures = () => [...rows].filter(({ end }) => (0, outcome_end.WN)(end)).length;
			return {
				list,
				step,
				targets,
				most: (0, rollout.ZK)(list.maxFailures, targets.length),
				traces: createGitHubTraces(targets, step),
				foundAt: clock.now(),
				elapsedMs,
				isDryRun: targets.some(({ inputs }) => inputs.dryRun),
				note,
				ends: () => [...rows].map(({ end }) => end),
				counts: () => ({
					done: targets.filter(({ end, aftermath }) => end.fromMs !== void 0 && aftermath === void 0).length,
					failed: failures(),
					total: targets.length,
					running: underWay().map(({ end: { server, site, fromMs = 0 } }) => ({
						server,
						site,
						sinceMs: elapsedMs() - fromMs
					}))
				}),
				aftermaths: () => underWay().map(({ aftermath = "" }) => aftermath),
				failures,
				unfinished: () => JSON.stringify(targets.filter(isUnfinished).map(({ written }) => written))
			};
		}
		function isUnfinished(row) {
			let { targets, after } = row.ofServer, isOpen = ({ end }) => !(0, outcome_failure.Kg)(end.outcome);
			return isOpen(row) || after !== void 0 && isOpen(after) && row === targets.at(-1) && !targets.some(isOpen);
		}
		function interruptionOf(signal) {
			if (!signal.aborted || !(0, errors.si)(signal.reason)) return;
			return {
				...(0, outcome_failure.g5)(signal.reason),
				next: "Check the targets that were still running, then run again with the output unfinished as targets."
			};
		}
		var console_console = __webpack_require__(2032), annotations = __webpack_require__(7728);
		function saveProgress(rollout) {
			rollout.isDryRun || rollout.step.keep(rollout.unfinished());
			noteAftermath(rollout);
		}
		function noteAftermath({ step, counts, aftermaths }) {
			step.files.saveState("run", aftermathOfList(counts(), aftermaths()));
		}
		async function runTarget(row, rollout) {
			let { step, note, elapsedMs } = rollout, fromMs = elapsedMs();
			note(row, { fromMs });
			let { ports, log, leave } = enter(row, rollout, (aftermath) => {
				row.aftermath = aftermath;
				noteAftermath(rollout);
			}), end = await run(ports, () => refreshed(row.found, ports, rollout.foundAt), row.approved).finally(leave);
			row.aftermath = void 0;
			note(row, {
				...trimmed(end),
				durationMs: elapsedMs() - fromMs
			});
			saveProgress(rollout);
			let { failure } = row.end, kind = failure?.reason === "older-commit" ? "notice" : "error";
			failure !== void 0 && log.console.annotate(kind, "", (0, annotations.l)(failure));
			let counts = rollout.counts();
			step.console.bufferedGroup((0, log_lines.oI)(row, counts), log.lines(), (0, log_lines.Ue)(row.end));
			step.console.info((0, log_lines.oz)(counts));
		}
		function trimmed(end) {
			let { facts, outcome } = end;
			if (facts === void 0) return end;
			let { script: _, deployLog = "", ...others } = facts, log = (0, outcome_failure.Kg)(outcome) ? "" : Buffer.from((0, sanitizer.w$)(deployLog, 16384)).toString();
			return {
				...end,
				facts: {
					...others,
					deployLog: log
				}
			};
		}
		function planTarget(row, rollout, plan) {
			let { ports, leave } = enter(row, rollout, () => {});
			return plan(ports, row.found).finally(leave);
		}
		function enter(row, rollout, save) {
			let { step, list, note } = rollout, { inputs, ofServer } = row, { redactor, clock, logStyle } = step, log = createBufferedConsole(redactor, clock, logStyle.colours), part = (0, contexts.QZ)(step, log.console, "target-timeout", list.targetTimeoutMs), { leave, ...looking } = ofServer.joinLooks(part.signal), siblings = {
				...looking,
				noteFailure: () => note(row, { outcome: "failed" })
			}, traces = rollout.traces.of(row);
			return {
				log,
				ports: (0, contexts.RV)({
					inputs,
					siblings,
					traces,
					save
				}, part),
				leave() {
					part.stop();
					leave();
				}
			};
		}
		function createBufferedConsole(redactor, clock, colours) {
			let buffered = [], stdout = { write: (text) => buffered.push(text) }, inGroup = {
				commands: void 0,
				colours,
				live: !1
			}, console = (0, console_console.s)({
				stdout,
				redactor,
				clock,
				logStyle: inGroup
			}), during = (_, work) => work();
			return {
				console: {
					...console,
					during
				},
				lines: () => buffered.join("")
			};
		}
		async function refreshed(found, ports, foundAt) {
			let { reader, siblings, patience } = ports;
			if (typeof found.site != "object" || patience.clock.now() - foundAt < 3e4) return found;
			let target = (0, outcome_facts.$)(found), site = await siblings.glance(target.site).catch(() => void 0) ?? await reader.read(api_sites.getSite, target).catch(() => void 0) ?? found.site;
			(0, site_presence.qb)(site, found.site);
			return {
				...found,
				site
			};
		}
		async function approveAll(rollout) {
			let { list, step, targets, isDryRun, note } = rollout, { planHash, maxParallel } = list;
			if (planHash === void 0 || targets.length === 0 || isDryRun) return;
			let servers = [...new Set(targets.map(({ ofServer }) => ofServer))], rows = [...targets, ...servers.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())], planned = new Map();
			await step.console.during({
				doing: "looking at what would change",
				awaited: () => `${planned.size} of ${rows.length} planned`
			}, async () => {
				await inParallel(rows, maxParallel, async (row) => {
					let run = await planTarget(row, rollout, planAll);
					row.approved = run.ended.map(({ run: _, ...plan }) => plan);
					planned.set(row, {
						...row.end,
						...(0, contexts.q_)(run)
					});
				});
				if (planHashOf([...planned.values()]) === planHash) return;
				await inParallel(rows, maxParallel, async (row) => {
					let run = await planTarget(row, rollout, guardAll);
					if (run.failure?.reason !== "older-commit") return;
					row.approved = (row.approved ?? []).map((plan) => ({
						...plan,
						changes: [],
						isExpected: !1
					}));
					planned.set(row, {
						...row.end,
						...(0, contexts.q_)(run),
						failure: void 0
					});
				});
			});
			let ends = [...planned.values()], interruption = interruptionOf(step.signal), isPlanned = ends.every(({ failure }) => failure === void 0), why = interruption ?? (isPlanned ? disagreement(planHash, ends) : UNPLANNED);
			if (why === void 0) return;
			for (let row of targets) note(row, { failure: why });
			if (interruption === void 0) for (let [row, { failure }] of planned) failure !== void 0 && note(row, {
				outcome: (0, outcome_failure.sG)(failure),
				failure
			});
			return why;
		}
		let UNPLANNED = {
			reason: "plan-incomplete",
			message: "Nothing was written, as not every target could be planned.",
			next: "Fix what failed, then run again."
		};
		function planHashOf(ends) {
			let hashes = ends.flatMap(({ planHash }) => planHash ?? []);
			if (hashes.length < ends.length || hashes.length === 0) return;
			return (0, external_node_crypto_.createHash)("sha256").update(hashes.sort().join("\n")).digest("hex");
		}
		function disagreement(approved, ends) {
			return (0, plan_hash.RV)(approved, {
				planHash: planHashOf(ends),
				results: ends.flatMap(({ site, results }) => results.map((end) => ({
					...end,
					operation: `${site} ${end.operation}`.trim()
				})))
			});
		}
		async function rollOut(targets, list, step) {
			let rollout = createRollout(targets, list, step);
			saveProgress(rollout);
			let refusal = await approveAll(rollout);
			refusal === void 0 && await step.console.during({
				doing: "running the targets",
				awaited: () => (0, log_lines.oz)(rollout.counts())
			}, () => runBatches(rollout));
			let stopped = (rollout.failures() === 0 ? refusal : void 0) ?? interruptionOf(step.signal);
			await rollout.traces.end(({ end }) => end, !0);
			return reportOfList(rollout, stopped);
		}
		async function runBatches(rollout) {
			let { list, traces, targets } = rollout, batches = [...Map.groupBy(targets, ({ end }) => end.batch).values()];
			for (let batch of batches) {
				if (!batch.some((row) => mayBegin(rollout, row))) continue;
				await runBatch(rollout, batch);
				list.batchPauseMs > 0 && batch !== batches.at(-1) && !rollout.isDryRun && rollout.failures() <= rollout.most && await checkAgain(batch, rollout);
				saveProgress(rollout);
				await traces.end(({ end }) => end, !1);
			}
		}
		async function runBatch(rollout, batch) {
			let { list } = rollout;
			await inParallel([...new Set(batch.flatMap(({ ofServer }) => ofServer.before ?? []))].filter(({ end }) => end.outcome === "not-run" || end.outcome === "superseded"), list.maxParallel, async (row) => {
				if (whyNot(rollout, row) !== void 0) return;
				let failure = await whySuperseded(row, rollout);
				failure === void 0 ? await runTarget(row, rollout) : rollout.note(row, {
					outcome: "superseded",
					failure
				});
			});
			await inParallel(batch, list.maxParallel, async (row) => {
				if (!mayBegin(rollout, row)) return;
				await runTarget(row, rollout);
				await finishServer(rollout, row);
			});
		}
		async function whySuperseded({ ofServer }, rollout) {
			let why;
			if (rollout.isDryRun) return;
			for (let target of ofServer.targets) {
				if (target.inputs.commit === void 0) return;
				let { failure } = await planTarget(target, rollout, guardAll);
				if (failure?.reason !== "older-commit") return;
				why = failure;
			}
			return why;
		}
		async function checkAgain(batch, { list, step, note }) {
			let { clock, console, signal } = step, { redact } = step.redactor, patience = {
				clock,
				signal,
				during: console.during
			}, asked = batch.filter(({ end }) => end.outcome === "succeeded");
			try {
				await console.during({ doing: "pausing after the batch (batch-pause)" }, () => clock.sleep(list.batchPauseMs, signal));
				await inParallel(asked, list.maxParallel, async (row) => {
					for (let operation of row.inputs.operations) {
						let { recheck } = await operation.work(), failure = await recheck?.({
							getPage: web_page.W,
							patience,
							redact
						}, row.end.facts?.deploy?.page?.after);
						if (failure === void 0) continue;
						note(row, {
							outcome: (0, outcome_failure.sG)(failure),
							failure
						});
						console.info(`✗ ${row.site} on ${row.server}: ${failure.message}`);
					}
				});
			} catch (error) {
				if (!(0, errors.si)(error)) throw error;
			}
		}
		async function finishServer(rollout, { ofServer }) {
			let { after, targets } = ofServer;
			if (after === void 0 || after.end.fromMs !== void 0) return;
			if (!targets.every(({ end }) => (0, outcome_failure.Kg)(end.outcome))) return;
			let [{ end: first } = after] = targets;
			if (targets.every(({ end }) => end.outcome === "superseded")) return rollout.note(after, {
				outcome: first.outcome,
				failure: first.failure
			});
			let failure = interruptionOf(rollout.step.signal);
			failure === void 0 ? await runTarget(after, rollout) : rollout.note(after, { failure });
		}
		function mayBegin(rollout, row) {
			let failure = whyNot(rollout, row);
			failure !== void 0 && rollout.note(row, { failure });
			return failure === void 0;
		}
		function whyNot(rollout, row) {
			let { clock, signal, startedAt, deadline, checksDue } = rollout.step, interruption = interruptionOf(signal);
			if (interruption !== void 0 || row.inputs.dryRun) return interruption;
			let failures = rollout.failures();
			if (failures > rollout.most) return {
				reason: "max-failures",
				message: `${(0, count.U)(failures, "target")} had failed, and max-failures is ${rollout.most}.`,
				next: "Fix what failed, then run again with the output unfinished as targets."
			};
			let { before } = row.ofServer;
			if (before !== void 0 && (0, outcome_end.WN)(before.end)) return {
				reason: "server-failed",
				message: `The operations of the server ${row.server} had failed.`,
				next: "Fix what failed there first."
			};
			if (row.inputs.rollbackOnFailure && clock.now() >= checksDue) return {
				reason: "time-kept-for-rollbacks",
				message: `Two thirds of the timeout of ${(0, duration.a3)(deadline - startedAt)} had passed, and the rest is kept for rollbacks.`,
				next: "Raise timeout, or run again with the output unfinished as targets."
			};
		}
		function reportOfList(rollout, stopped) {
			let { list, ends, isDryRun, unfinished, elapsedMs } = rollout, { shard, planHash } = list, targets = ends(), hash = planHashOf(targets), failure = stopped ?? (hash !== void 0 && planHash !== void 0 ? disagreement(planHash, targets) : void 0) ?? (targets.some(outcome_end.WN) ? void 0 : targets.find(({ outcome }) => outcome === "not-run")?.failure), isKnown = targets.every(({ hasChanges }) => hasChanges !== void 0), outcomes = targets.map(({ outcome }) => outcome).concat(failure === void 0 ? [] : (0, outcome_failure.sG)(failure));
			return {
				outcome: (0, outcome_end.FW)(isDryRun ? [...outcomes, "planned"] : outcomes),
				targets,
				results: targets.flatMap(({ results }) => results),
				failure,
				list: {
					shard: shard && `${shard.part}/${shard.of}`,
					unfinished: unfinished()
				},
				hasChanges: targets.some(({ hasChanges }) => hasChanges === !0) || !isKnown && void 0,
				planHash: failure === void 0 ? hash : void 0,
				durationMs: elapsedMs()
			};
		}
		var host_name = __webpack_require__(7684), site_pattern = __webpack_require__(3080), targets_entry = __webpack_require__(5506), read_list = __webpack_require__(4977);
		async function findTargets(reader, prepared, form, warn) {
			let candidates = await findCandidates(reader, prepared, form, warn);
			(0, read_list.Fe)(candidates, ({ found }) => found.serverId, form);
			let chosen = chooseTargets(candidates, form), targets = await Array.fromAsync(chosen, (candidate) => runTargetOf(candidate, form));
			if (form.problems.length > 0) throw new errors.dz(form.problems);
			return targets.filter((target) => target !== void 0);
		}
		async function findCandidates(reader, prepared, form, warn) {
			let servers = (0, find_site.U2)(reader), ofServer = Map.groupBy(prepared, ({ inputs }) => inputs.server), listed = new Map(), told = new Set();
			return (await Array.fromAsync(prepared, async (entry) => {
				let { inputs, site } = entry;
				try {
					if (ofServer.get(inputs.server)?.length === 1 && !(0, site_pattern.Pt)(site)) return {
						...entry,
						found: await (0, find_site.u1)(reader, inputs, servers)
					};
					let list = listed.get(inputs.server) ?? (0, find_site.ze)(inputs.server, servers, (id) => (0, find_site.Yc)(reader, id));
					listed.set(inputs.server, list);
					return candidatesOf(entry, await list, warn);
				} catch (error) {
					if (!(error instanceof errors.dz)) throw error;
					if (!told.has(error)) for (let { input, expected } of error.problems) (0, targets_entry.U)(entry, form, expected, input);
					told.add(error);
					return [];
				}
			})).flat();
		}
		function candidatesOf(entry, sites, warn) {
			let { site = "", inputs } = entry;
			if (!(0, site_pattern.Pt)(site)) return [{
				...entry,
				found: (0, find_site.Aw)(sites, inputs)
			}];
			let matches = sitesMatching(sites.all, site), found = matches.filter(({ domain }) => (0, host_name.uy)(domain)), odd = matches.filter((one) => !found.includes(one)).map(site_presence.Ku);
			odd.length > 0 && warn(`${site} passes over sites whose domains are not host names: ${odd.join(", ")}.`);
			if (found.length === 0) throw sites.unknown(site);
			return found.map((match) => ({
				...entry,
				found: (0, find_site.xS)(sites.serverId, match)
			}));
		}
		function sitesMatching(sites, pattern) {
			let matches = (0, site_pattern.Ke)(pattern);
			return sites.filter(({ domain }) => matches(domain)).sort((a, b) => Number(a.domain > b.domain) - Number(a.domain < b.domain));
		}
		function chooseTargets(candidates, form) {
			let namedFirst = candidates.toSorted((a, b) => Number((0, site_pattern.Pt)(a.site)) - Number((0, site_pattern.Pt)(b.site))), chosen = new Map();
			for (let target of namedFirst) {
				let { site = "", found } = target, id = typeof found.site == "object" ? found.site.id : (0, host_name.DR)(site), key = JSON.stringify([found.serverId, id]), first = chosen.get(key);
				first === void 0 ? chosen.set(key, target) : (0, site_pattern.Pt)(site) || (0, targets_entry.U)(target, form, `a target that entry ${first.nth} does not name already`);
			}
			let taken = new Set(chosen.values());
			return candidates.filter((target) => taken.has(target));
		}
		async function runTargetOf(candidate, form) {
			let { found, inputs: own, site: word = "" } = candidate, { server, operations } = own, site = typeof found.site == "object" ? found.site : void 0, domain = site?.domain ?? word;
			if ((site !== void 0 || operations.some(({ createsSite }) => createsSite === !0)) && !(0, host_name.uy)(site === void 0 ? (0, host_name.DR)(domain) : domain)) {
				let name = site === void 0 ? domain : (0, site_presence.Ku)(site);
				(0, targets_entry.U)(candidate, form, `a site whose domain is the name of a host, not ${name}`);
				return;
			}
			let name = (0, site_pattern.Pt)(word) ? domain : word, inputs = domain === word ? own : await (0, read_list.hB)(candidate, form, (0, read_list.QU)(candidate, form, name, domain)), written = (0, site_pattern.Pt)(word) ? writtenFor(candidate, server, name) : candidate.written;
			return inputs && {
				server,
				site: domain,
				inputs,
				found,
				written
			};
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
		var targets_form = __webpack_require__(4177), publish = __webpack_require__(1913);
		async function runOne(inputs, given) {
			let step = (0, contexts.nA)(inputs, given), target = { inputs }, traces = createGitHubTraces([target], step), ports = (0, contexts.RV)({
				inputs,
				siblings: NO_SIBLINGS,
				traces: traces.of(target),
				save: (aftermath) => step.files.saveState("run", `The step ${aftermath}`)
			}, step), report = (0, outcome_end.qZ)(await run(ports, async () => {
				let facts = await (0, find_site.u1)(ports.reader, inputs);
				typeof facts.site == "object" && (0, targets_form.ww)(facts.site.domain, step.redactor);
				return facts;
			}), inputs);
			return {
				report,
				ran: {
					inputs,
					step,
					endTraces: async () => (await traces.end(() => report, !0))[0]
				}
			};
		}
		async function runList(list, form, given) {
			let [first] = list.entries;
			if (first === void 0) return { report: (0, outcome_end.wX)(void 0, "[]") };
			let { inputs } = first, step = (0, contexts.nA)(inputs, given), { console, client, redactor } = step, about = {
				...inputs,
				server: form.get("server").trim(),
				site: "",
				environmentUrl: void 0
			};
			step.keep(list.given);
			let found = await console.during({ doing: "looking for the targets" }, () => findTargets(client, list.entries, form, console.warning)).catch((error) => ({ failure: (0, publish.m)(error, console.info) }));
			if ("failure" in found) return {
				report: (0, outcome_end.wX)(found.failure, list.given),
				ran: {
					inputs: {
						...about,
						comment: !1
					},
					step
				}
			};
			let targets = list.shard === void 0 ? found : (0, rollout.IS)(found, list.shard);
			for (let { site } of targets) (0, targets_form.ww)(site, redactor);
			let report = await rollOut(targets, list, step), told = report.list && {
				...report.list,
				...inputs.dryRun && { unfinished: list.given }
			};
			return {
				report: {
					...report,
					list: told
				},
				ran: {
					inputs: {
						...about,
						site: told?.shard ?? ""
					},
					step
				}
			};
		}
	})
};
