"use strict";
exports.id = 3531;
exports.ids = [3531, 3167];
exports.modules = {
	1135: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			WN: () => hasFailed,
			cB: () => MOST_OF_NAME,
			cd: () => isInDoubt,
			r2: () => changingOf,
			sb: () => plannedOf,
			wC: () => nameOfTarget
		});
		var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2848);
		function hasFailed({ outcome }) {
			return outcome === "failed" || outcome === "rejected" || outcome === "timed_out" || outcome === "unknown";
		}
		let MOST_OF_NAME = 253;
		function nameOfTarget({ server, site }) {
			return site === "" ? server : `${server}/${site}`;
		}
		function plannedOf({ run }) {
			return run?.results.filter(({ status }) => status === "planned") ?? [];
		}
		function changingOf(target) {
			return plannedOf(target).filter(({ traits }) => !traits.repeats);
		}
		function isInDoubt({ outcome, run }) {
			return outcome === "succeeded" && run !== void 0 && (0, _report_js__WEBPACK_IMPORTED_MODULE_0__.H0)(run);
		}
	}),
	3531: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { tellMany: () => tellMany });
		var count = __webpack_require__(3152), ended_targets = __webpack_require__(1135), outcome_failure = __webpack_require__(3434), outcome_report = __webpack_require__(2848), sanitizer = __webpack_require__(1854), report_headline = __webpack_require__(3032), links = __webpack_require__(6531), outputs = __webpack_require__(6956);
		function listsOf({ targets, list }, sanitize) {
			let planned = targets.filter(({ run }) => run !== void 0 && run.results.length > 0);
			return {
				targets: targetsOf(targets, sanitize),
				unfinished: list?.unfinished ?? "",
				results: rowsOf(targets, "results", outputs.FA, sanitize),
				plan: planned.length === 0 ? "" : rowsOf(planned, "plan", outputs.Lq, sanitize)
			};
		}
		function targetsOf(targets, sanitize) {
			let brief = (target) => {
				let { batch, outcome } = target;
				return {
					...namesOf(target, sanitize),
					batch,
					outcome
				};
			};
			return firstThatFits(targets, [(target) => {
				let { failure, run, span } = target, deploy = run?.facts?.deploy;
				return {
					...brief(target),
					changed: (0, outputs.Hq)(run?.results ?? []),
					"deployed-commit": deploy?.commit ?? "",
					evidence: (deploy?.evidence ?? []).join(","),
					duration_ms: span === void 0 ? 0 : span.toMs - span.fromMs,
					...failure !== void 0 && { error: (0, sanitizer.Jj)((0, outputs.n8)(failure.message, sanitize), 500) }
				};
			}, brief]);
		}
		function rowsOf(targets, name, rowsOfRun, sanitize) {
			let rows = ({ run }) => rowsOfRun(run?.results ?? [], sanitize);
			return firstThatFits(targets, [(target) => ({
				...namesOf(target, sanitize),
				[name]: rows(target)
			}), (target) => ({
				...namesOf(target, sanitize),
				[name]: [],
				cut: name
			})]);
		}
		function namesOf({ server, site }, sanitize) {
			let name = (text) => (0, sanitizer.Jj)((0, outputs.n8)(text, sanitize), ended_targets.cB);
			return {
				server: name(server),
				site: name(site)
			};
		}
		function firstThatFits(items, shapes) {
			for (let shape of shapes) {
				let room = 1048574, parts = [];
				for (let item of items) {
					let json = JSON.stringify(shape(item));
					room -= Buffer.byteLength(json) + 1;
					if (room < 0) break;
					parts.push(json);
				}
				if (room >= 0) return `[${parts.join(",")}]`;
			}
			return "[]";
		}
		var markdown = __webpack_require__(569), operations_list = __webpack_require__(7467), passages = __webpack_require__(5649), tally = __webpack_require__(8780);
		function renderReasons(report, prose) {
			let { targets } = report, failed = targets.filter(({ outcome, failure }) => outcome !== "not-run" && failure !== void 0 && failure.message !== report.failure?.message), reasons = Map.groupBy(failed, ({ failure, site, run }) => {
				let texts = [
					failure?.message,
					failure?.next,
					run?.rollback?.sentence
				];
				return JSON.stringify([failure?.outcome, ...texts.map(generalizer(site))]);
			}), rank = ([first]) => first && (0, passages.N6)(first.outcome) ? 0 : 1, sorted = [...reasons.values()].sort((a, b) => rank(a) - rank(b) || b.length - a.length), doubts = Map.groupBy(targets.filter(ended_targets.cd), ({ run }) => run && (0, passages.kv)(run)), alerts = [...sorted.flatMap((those) => {
				let [first] = those;
				if (first?.failure === void 0) return [];
				let { run, failure, site } = first, general = generalizer(site), sayOfAll = (text) => (0, markdown.FV)(general(prose.line(text))), telling = those.length === 1 ? prose : {
					...prose,
					say: sayOfAll
				}, told = (0, passages.WJ)({
					...run,
					failure
				}, telling);
				return alertOf(those, failure.outcome, told, telling.say(failure.next), prose);
			}), ...[...doubts].map(([doubt, those]) => alertOf(those, "succeeded", [doubt?.message ?? ""], doubt?.next ?? "", prose))], shown = alerts.slice(0, Math.min(8, prose.measure.items)), more = alerts.length - shown.length;
			return (0, markdown.qN)([...shown, more > 0 ? `${(0, count.U)(more, "more reason")}: see the output \`targets\`.` : ""]);
		}
		function generalizer(site) {
			if (!/^[\w.-]{4,253}$/.test(site)) return (text = "") => text;
			let name = RegExp(`(?<![\\w.-])${site.replaceAll(".", "\\.")}(?![\\w-]|\\.\\w)`, "gi");
			return (text = "") => text.replace(name, "<site>");
		}
		function alertOf(targets, outcome, [reason, ...others], next, prose) {
			let names = reasons_namesOf(targets, prose);
			return targets.length === 1 ? (0, passages.xE)(outcome, `**${names}:** ${reason}`, others, next) : (0, passages.xE)(outcome, `**${(0, count.U)(targets.length, "target")}:** ${reason}`, [names, ...others], next);
		}
		function reasons_namesOf(targets, { list, say }) {
			return list(targets, (target) => say((0, ended_targets.wC)(target)), "targets").join(", ");
		}
		function renderRest({ outcome, targets, failure }, prose) {
			if (outcome === "rejected") return "";
			let hasStarted = (target) => target.outcome !== "not-run", stopped = targets.filter((target) => hasStarted(target) && failure !== void 0 && target.failure?.message === failure.message), waiting = targets.filter((target) => !hasStarted(target)), words = Map.groupBy(stopped, tally.LT), reasons = Map.groupBy(waiting, (target) => target.failure?.message ?? "");
			return [...[...words].map(([what, those]) => `- **Stopped while running (${prose.say(what)}):** ${reasons_namesOf(those, prose)}`), ...[...reasons].map(([why, those]) => `- **Not started${why === "" || why === failure?.message ? "" : ` (${prose.say(why.replace(/\.$/, ""))})`}:** ${reasons_namesOf(those, prose)}`)].join("\n");
		}
		function howToRunTheRest(report, sanitize, mostCharacters) {
			let lines = linesOfRest(report, sanitize, mostCharacters);
			if (lines === void 0) return "";
			let how = "**To run the rest,** use the output `unfinished` as the input `targets` of the next run.";
			if (lines.length === 0) return how;
			return (0, markdown.qN)([how, (0, markdown.AU)("The targets of the next run", (0, markdown.DV)("json", lines))]);
		}
		function linesOfRest({ outcome, targets, list }, sanitize, mostCharacters) {
			let { unfinished } = list ?? { unfinished: "" };
			if ((0, outcome_failure.Kg)(outcome) || outcome === "rejected" || unfinished === "" || targets.some((target) => target.outcome === "planned")) return;
			let lines = unfinished.length > mostCharacters ? [] : sanitize(unfinished);
			return lines.join("\n") === unfinished.replace(/\n$/, "") ? lines : [];
		}
		function renderPlans({ targets }, prose) {
			let planned = targets.filter(({ outcome }) => outcome === "planned"), groups = Map.groupBy(planned, (target) => JSON.stringify((0, ended_targets.sb)(target).map(({ operation, changes }) => [operation, changes]))), changes = (target) => target && (0, ended_targets.r2)(target).length > 0 ? 1 : 0, sorted = [...groups.values()].sort(([a], [b]) => changes(b) - changes(a)), folds = sorted.slice(0, prose.measure.items).map((those, nth) => {
				let [first] = those;
				if (first?.run === void 0) return "";
				let isSingle = those.length === 1, title = `<strong>${isSingle ? prose.say((0, ended_targets.wC)(first)) : `${those.length} targets`}:</strong> ${(0, markdown.FV)((0, report_headline.lA)(first.run))}`, plan = (0, operations_list.z)({
					...first.run,
					results: (0, ended_targets.sb)(first)
				}, prose, !0), body = (0, markdown.qN)([isSingle ? "" : reasons_namesOf(those, prose), plan]);
				return (0, markdown.AU)(title, body, changes(first) > 0 && nth < 3);
			}), hidden = sorted.slice(folds.length).flat().length;
			return (0, markdown.qN)([...folds, hidden === 0 ? "" : `The plans of ${hidden} more targets are in the output \`plan\`.`]);
		}
		var single = __webpack_require__(1e3), summary = __webpack_require__(5334), duration = __webpack_require__(6851);
		function targetTable({ targets }, prose, most) {
			if (targets.length === 0) return "";
			let allFailed = targets.filter(ended_targets.WN), failed = allFailed.slice(0, most.failed), others = targets.filter((target) => !(0, ended_targets.WN)(target)), shown = targets.length > most.all ? [...failed, ...others].slice(0, Math.max(most.all, failed.length)) : targets, name = (text) => (0, markdown.FV)((0, sanitizer.Jj)(prose.line(text), ended_targets.cB)), isBatched = targets.some(({ batch }) => batch > 1), rows = shown.map((target) => {
				let site = target.site === "" ? "(the server itself)" : name(target.site);
				return [
					name(target.server),
					site,
					...isBatched ? [String(target.batch)] : [],
					`${leadOf(target)}${prose.say((0, tally.LT)(target))}${timeOf(target)}${commitOf(target, prose)}`
				];
			}), more = targets.length - shown.length, lost = allFailed.length - failed.length, which = lost === 0 ? "none of which failed" : `${lost} of which failed`, note = more === 0 ? "" : `${(0, count.U)(more, "more target")}, ${which}: see the output \`targets\`.`, body = (0, markdown.qN)([(0, markdown.c_)([
				"Server",
				"Site",
				...isBatched ? ["Batch"] : [],
				"Result"
			], rows), note]);
			if (shown.length <= most.open) return body;
			return (0, markdown.AU)(`${more === 0 ? "All" : `${shown.length} of`} ${targets.length} targets`, body);
		}
		function timeOf({ outcome, run }) {
			return run !== void 0 && outcome !== "succeeded" && outcome !== "planned" ? ` (${(0, duration.a)(run.durationMs)})` : "";
		}
		function commitOf(target, prose) {
			let { rollback, facts: { deploy } = {} } = target.run ?? {}, commit = (0, ended_targets.WN)(target) && rollback?.status !== "changed" ? deploy?.commit : void 0;
			return commit === void 0 ? "" : `, on ${(0, markdown.SS)(prose.line(commit.slice(0, 7)))}`;
		}
		function leadOf(target) {
			let { outcome } = target;
			if (outcome === "succeeded" && !(0, ended_targets.cd)(target) || outcome === "not-run" || outcome === "planned") return "";
			return `${(0, report_headline.Fg)(outcome, (0, ended_targets.cd)(target))} `;
		}
		var timeline = __webpack_require__(3167);
		let ROWS = {
			all: 500,
			failed: Infinity,
			open: 20
		}, MOST_UNFINISHED = {
			summary: 4e3,
			comment: 1e3,
			log: 4e3
		};
		function tellMany(report) {
			let [whole, headline] = [(0, outcome_report.l2)(report), (0, tally.N4)(report)], isDoubtful = report.outcome === "succeeded" && report.targets.some(ended_targets.cd);
			return {
				whole,
				headline,
				mark: (0, report_headline.Fg)(report.outcome, isDoubtful),
				isList: !0,
				summary: (prose, context) => sectionsOf(report, whole, prose, context),
				comment: (prose, { sanitize }) => briefly(report, prose, sanitize),
				listOutputs: (sanitize) => listsOf(report, sanitize),
				annotations: annotationsOf(report, headline),
				lastLines: (sanitize) => tellRest(report, sanitize)
			};
		}
		function tellRest(report, sanitize) {
			let lines = linesOfRest(report, sanitize, MOST_UNFINISHED.log);
			if (lines === void 0) return [];
			let how = "To run the rest, give this as targets:";
			return lines.length > 1 ? [how, ...lines] : [`${how} ${lines[0] ?? "the output unfinished"}`];
		}
		function sectionsOf(report, whole, prose, context) {
			let { sanitize, places } = context, { outcome, targets } = report, isRejected = outcome === "rejected";
			return [
				renderReasons(report, prose),
				renderRest(report, prose),
				howToRunTheRest(report, sanitize, MOST_UNFINISHED.summary),
				(0, links.UE)(whole, places, sanitize),
				isRejected ? "" : renderPlans(report, prose),
				targets.length === 0 ? "" : (0, passages.iK)(whole),
				isRejected ? "" : targetTable(report, prose, ROWS),
				(0, timeline.drawBatches)(report),
				...renderDetails(report, context, prose)
			];
		}
		function briefly(report, prose, sanitize) {
			let { items } = prose.measure, isTold = report.outcome === "planned" || report.outcome === "rejected";
			return [
				renderReasons(report, prose),
				renderRest(report, prose),
				howToRunTheRest(report, sanitize, items > 1 ? MOST_UNFINISHED.comment : 0),
				renderPlans(report, prose),
				isTold ? "" : targetTable(report, prose, {
					all: items,
					failed: items,
					open: 10
				})
			];
		}
		function renderDetails({ targets }, context, prose) {
			let notable = [...targets.filter(ended_targets.WN), ...targets.filter(({ outcome, run }) => outcome === "cancelled" && run !== void 0)], ofLog = Math.min(65536, 131072 / notable.length);
			return notable.map((target) => {
				let { run, failure } = target, title = `<strong>${prose.say((0, ended_targets.wC)(target))}</strong>: ${prose.say((0, tally.LT)(target))}`, next = failure?.next ? `**What to do next:** ${prose.say(failure.next)}` : "", reason = [...(0, passages.WJ)({
					...run,
					failure
				}, prose), next];
				if (run === void 0) return (0, markdown.AU)(title, (0, markdown.qN)(reason));
				let log = context.sanitize((0, sanitizer.w$)(run.facts?.deployLog ?? "", ofLog)), siteRepository = (0, outcome_report.zU)(run)?.repository?.name, places = {
					...context.places,
					siteRepository,
					runId: void 0
				};
				return (0, markdown.AU)(title, (0, markdown.qN)([
					...reason,
					...(0, single.T)(run, prose, {
						...context,
						log,
						places
					}, 60),
					...(0, operations_list.R)(run, prose)
				]));
			});
		}
		function annotationsOf(report, headline) {
			let { failure, targets } = report, failed = targets.filter(ended_targets.WN);
			if (failed.length === 0) return failure === void 0 ? [] : [tellStop(report, failure, headline)];
			if (failed.length <= 10) return failed.map(annotate);
			let shown = failed.slice(0, 9), title = `${(0, count.U)(failed.length - shown.length, "more target")} failed`;
			return [...shown.map(annotate), {
				title,
				message: `${title}.\nNext: Look at the summary of this run: it lists all of them.`
			}];
		}
		function tellStop(report, failure, title) {
			let lines = report.targets.filter((target) => target.run !== void 0 && target.failure && target.failure.message !== failure.message).slice(0, outcome_failure.cC).map(tally.Gg), message = [failure.message, ...lines].join("\n");
			return {
				title,
				message: (0, summary.lW)({
					...failure,
					message
				}, [])
			};
		}
		function annotate(target) {
			let { failure, run } = target, title = (0, tally.Gg)(target);
			if (failure === void 0) return {
				title,
				message: title
			};
			let named = {
				...failure,
				message: `${(0, ended_targets.wC)(target)}: ${failure.message}`
			};
			return {
				title,
				message: (0, summary.lW)(named, run?.results ?? [])
			};
		}
	}),
	8780: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gg: () => titleOf,
			LT: () => targetWords,
			N4: () => tally
		});
		var _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1135), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3434), _outcome_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2848), _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3032);
		function tally(report) {
			let { shard } = report.list ?? {}, lead = [shard === void 0 ? "" : `part ${shard}`, stopOf(report)].filter((word) => word !== "").join(", ");
			return `${lead}${lead === "" ? "" : ": "}${sumUp(report)}`;
		}
		function titleOf(target) {
			return `${(0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.wC)(target)}: ${targetWords(target)}`;
		}
		function targetWords({ outcome, run }) {
			let end = outcome === "unknown" ? "unknown whether it succeeded" : wordOf(outcome);
			if (run === void 0) return end;
			let what = (0, _headline_js__WEBPACK_IMPORTED_MODULE_3__.lA)(run);
			return run.outcome === outcome ? what : `${what}, then ${end}`;
		}
		function wordOf(outcome) {
			return outcome === "not-run" ? "not started" : outcome.replace("_", " ");
		}
		function stopOf(report) {
			let { failure, outcome, targets } = report;
			if (failure === void 0 || outcome === "rejected" || targets.length === 0) return "";
			return (0, _headline_js__WEBPACK_IMPORTED_MODULE_3__.lA)({
				...(0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_2__.l2)(report),
				outcome: failure.outcome,
				results: []
			});
		}
		function sumUp(report) {
			let { outcome, targets } = report;
			if (outcome === "rejected" || targets.length === 0 && !(0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(outcome)) return (0, _headline_js__WEBPACK_IMPORTED_MODULE_3__.lA)((0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_2__.l2)(report));
			if (targets.length === 0) return "no targets, nothing to do";
			return [wentWell(report), partsOf(report).join(", ")].filter((part) => part !== "").join("; ");
		}
		function wentWell(report) {
			let main = mainTargets(report), planned = main.filter(({ outcome }) => outcome === "planned");
			if (report.outcome === "planned" || planned.length > 0) return wouldChange(planned, main.length);
			let { results } = (0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_2__.l2)(report), hasDeploys = results.some(({ traits }) => traits.deploys);
			return `${main.filter((target) => target.outcome === "succeeded" && !(0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.cd)(target)).length} of ${main.length} ${hasDeploys ? "deployed" : "done"}`;
		}
		function mainTargets({ targets }) {
			let sites = targets.filter(({ site }) => site !== "");
			return sites.length > 0 ? sites : targets;
		}
		function wouldChange(planned, all) {
			let changing = planned.filter((target) => (0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.r2)(target).length > 0), lead = planned.length === all ? all : `${planned.length} of ${all}`, repeatedBy = (target) => (0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.sb)(target).flatMap(({ traits, operation }) => traits.repeats ? operation : []), repeating = planned.filter((target) => repeatedBy(target).length > 0), who = repeating.length === planned.length ? "all" : repeating.length, names = [...new Set(repeating.flatMap(repeatedBy))].join(", "), runs = names === "" ? "" : `, ${who} would run ${names}`;
			return `${lead} planned: ${changing.length || "nothing"} would change${runs}`;
		}
		function partsOf(report) {
			let main = mainTargets(report), numberOf = (targets, what) => targets.length === 0 ? [] : [`${targets.length} ${what}`], ended = (...outcomes) => outcomes.flatMap((outcome) => {
				let targets = main.filter((target) => target.outcome === outcome);
				return numberOf(targets, wordOf(outcome));
			}), servers = report.targets.filter((target) => !main.includes(target) && (0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.WN)(target)), back = main.filter(({ run }) => run?.rollback?.status === "changed").length;
			return [
				...ended("failed").map((failed) => back === 0 ? failed : `${failed}, ${back} of them rolled back`),
				...servers.length === 0 ? [] : [`the operations of ${servers.map(_outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.wC).join(", ")} failed`],
				...ended("rejected", "timed_out", "unknown"),
				...numberOf(main.filter(_outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.cd), "without proof that it worked"),
				...ended("superseded", "cancelled", "not-run")
			];
		}
	}),
	3167: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			drawBatches: () => drawBatches,
			drawTimeline: () => drawTimeline,
			tellEvents: () => tellEvents
		});
		var _core_count_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3152), _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6851), _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1135), _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(569);
		let TAGS = {
			waiting: "done, ",
			running: "active, ",
			settling: "done, "
		}, SHORTEST_MS = 1e3;
		function drawTimeline(run) {
			let deploy = run.facts?.deploy;
			if (deploy?.followed !== !0) return "";
			let chart = chartOf(run, deploy), bars = Object.values(chart).flat(), shortestMs = Math.max(SHORTEST_MS, endOf(bars) / 200), isDrawn = ({ fromMs, toMs }) => toMs - fromMs >= shortestMs;
			return bars.filter(isDrawn).length < 2 ? "" : gantt(chart, isDrawn);
		}
		function endOf(bars) {
			return Math.max(...bars.map(({ toMs }) => toMs));
		}
		function chartOf({ results, outcome, rollback }, deploy) {
			let nth = results.findLastIndex(({ traits, status }) => traits.deploys && status !== "not-run"), endMs = 0, operations = results.map(({ operation, durationMs }) => {
				let fromMs = endMs;
				endMs += durationMs;
				return {
					name: `${/^[a-z-]+$/.test(operation) ? operation : "operation"} ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(durationMs)}`,
					fromMs,
					toMs: endMs,
					tags: "done, "
				};
			}), deployedMs = operations[nth]?.toMs ?? endMs, failed = rollback === void 0 ? outcome : "failed";
			return {
				before: operations.slice(0, nth),
				deploy: phasesOf(deploy, failed, Math.max(0, deployedMs - deploy.durationMs)),
				rollback: rollback === void 0 ? [] : rollbackBars(rollback, deployedMs),
				after: operations.slice(nth + 1)
			};
		}
		function rollbackBars({ durationMs, deploy, status }, fromMs) {
			let triggeredMs = fromMs + durationMs - (deploy?.durationMs ?? 0);
			return [{
				name: `putting back ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(triggeredMs - fromMs)}`,
				fromMs,
				toMs: triggeredMs,
				tags: "done, "
			}, ...deploy === void 0 ? [] : phasesOf(deploy, status === "unknown" || status === "failed" ? status : "succeeded", triggeredMs)];
		}
		function phasesOf(deploy, outcome, triggeredMs) {
			let starts = deploy.timeline.flatMap(({ atMs, begins }) => begins ? [{
				atMs,
				begins
			}] : []), turns = starts.filter(({ begins }, nth) => begins !== starts[nth - 1]?.begins), last = turns.at(-1)?.begins, blamed = last === "settling" && deploy.evidence.length === 0 ? "running" : last;
			return turns.map(({ atMs, begins }, nth) => {
				let toMs = turns[nth + 1]?.atMs ?? deploy.durationMs, isFailed = outcome === "failed" && begins === blamed, isCutShort = nth === turns.length - 1 && ENDS_UNSEEN.includes(outcome), end = isFailed ? " (failed)" : isCutShort ? " (end not seen)" : "", name = `${begins === "waiting" ? "waiting for the log" : begins.replace("-", " ")} ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(toMs - atMs)}${end}`, tags = isCutShort ? "crit, active, " : isFailed ? "crit, " : TAGS[begins] ?? "";
				return {
					name,
					fromMs: triggeredMs + atMs,
					toMs: triggeredMs + toMs,
					tags
				};
			});
		}
		let ENDS_UNSEEN = [
			"cancelled",
			"timed_out",
			"unknown"
		], TICKS = [
			1,
			2,
			5,
			10,
			20,
			30
		], GREY = "#a3adb8", PALE = "#c0c7cf", BLUE = "#7fb2e5", RED = "#e89a91", BLACK = "#111111", LOOKS = {
			gantt: {
				leftPadding: 64,
				rightPadding: 24,
				barHeight: 22,
				barGap: 6,
				fontSize: 12
			},
			themeVariables: {
				taskBkgColor: GREY,
				taskBorderColor: GREY,
				doneTaskBkgColor: PALE,
				doneTaskBorderColor: PALE,
				activeTaskBkgColor: BLUE,
				activeTaskBorderColor: BLUE,
				critBkgColor: RED,
				critBorderColor: RED,
				taskTextColor: BLACK,
				taskTextDarkColor: BLACK,
				taskTextLightColor: BLACK,
				sectionBkgColor: "#8c959f22",
				sectionBkgColor2: "#8c959f22",
				altSectionBkgColor: "#8c959f08"
			}
		};
		function drawBatches({ targets }) {
			let started = targets.flatMap(({ span, batch, outcome }) => span ? {
				...span,
				batch,
				outcome
			} : []), bars = [...Map.groupBy(started, ({ batch }) => batch)].sort(([a], [b]) => a - b).map(([batch, those]) => {
				let fromMs = Math.min(...those.map((target) => target.fromMs)), toMs = Math.max(...those.map((target) => target.toMs)), failed = those.filter(_outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_1__.WN).length, cancelled = those.filter(({ outcome }) => outcome === "cancelled").length, end = failed > 0 ? ` (${failed} failed)` : cancelled > 0 ? ` (${cancelled} cancelled)` : "";
				return {
					name: `batch ${batch}, ${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_2__.U)(those.length, "target")}, ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(toMs - fromMs)}${end}`,
					fromMs,
					toMs,
					tags: failed === 0 ? "active, " : "crit, "
				};
			});
			if (bars.length < 2 || endOf(bars) < SHORTEST_MS) return "";
			return gantt({ [bars.length > 30 ? "last 30 batches" : "batches"]: bars.slice(-30) });
		}
		function gantt(chart, isDrawn = (_) => !0) {
			let seconds = endOf(Object.values(chart).flat()) / 1e3, [unit, factor] = seconds <= 150 ? ["s", 1] : ["min", 60], units = seconds / factor, tick = TICKS.find((step) => units / step <= 8) ?? Math.ceil(units / 8), scale = (ms) => Math.round(ms / factor), sections = Object.entries(chart).flatMap(([section, bars]) => {
				let tasks = bars.filter(isDrawn).map(({ name, tags, fromMs, toMs }) => {
					let from = scale(fromMs);
					return `  ${name} :${tags}${from}, ${Math.max(scale(toMs), from + 1)}`;
				});
				return tasks.length === 0 ? [] : [`  section ${section}`, ...tasks];
			});
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.DV)("mermaid", [
				`%%${JSON.stringify({ init: LOOKS }).replace(/^\{"init":/, "{init: ")}%%`,
				"gantt",
				"  dateFormat x",
				`  axisFormat %s ${unit}`,
				`  tickInterval ${tick}second`,
				"  todayMarker off",
				...sections
			]);
		}
		function tellEvents({ facts, rollback }, prose) {
			return [eventsOf("Events of the deploy", facts?.deploy, prose), eventsOf("Events of the rollback", rollback?.deploy, prose)];
		}
		function eventsOf(title, deploy, { say }) {
			if (deploy === void 0 || deploy.timeline.length === 0) return "";
			let { previousDeployAt: before, lastDeployAt: now } = deploy, at = before !== now || !deploy.evidence.includes("deployment") ? ` · last deploy: ${[before, now].map((value) => say(value ?? "never")).join(" → ")}` : "", facts = `${deploy.commit === void 0 ? "" : `Commit ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.SS)(deploy.commit)} · `}exit status of the script: ${deploy.exitStatus === void 0 ? "not reported" : String(deploy.exitStatus)}${at}`, rows = [...Map.groupBy(deploy.timeline, ({ atMs }) => (0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(atMs))].map(([time, milestones]) => [time, say(milestones.map(({ what }) => what).join("; "))]);
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.AU)(title, `${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.c_)(["After the trigger", "Event"], rows)}\n\n${facts}`);
		}
	})
};
