"use strict";
exports.id = 6185;
exports.ids = [6185, 3167];
exports.modules = {
	1135: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			WN: () => hasFailed,
			cB: () => MOST_OF_NAME,
			cd: () => isInDoubt,
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
		function isInDoubt({ outcome, run }) {
			return outcome === "succeeded" && run !== void 0 && (0, _report_js__WEBPACK_IMPORTED_MODULE_0__.H0)(run);
		}
	}),
	6185: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { tellMany: () => tellMany });
		var count = __webpack_require__(3152), ended_targets = __webpack_require__(1135), outcome_failure = __webpack_require__(3434), outcome_report = __webpack_require__(2848), annotation = __webpack_require__(3445), duration = __webpack_require__(6851), timeline = __webpack_require__(3167);
		function drawBatches({ list, targets }) {
			let { batches } = list ?? { batches: [] };
			if (batches.length < 2) return "";
			let byBatch = Map.groupBy(targets, ({ batch }) => batch), bars = batches.map((span, nth) => {
				let started = byBatch.get(nth + 1)?.filter(({ outcome }) => outcome !== "not-run") ?? [], failed = started.filter(ended_targets.WN).length, cancelled = started.filter(({ outcome }) => outcome === "cancelled").length, end = failed > 0 ? ` (${failed} failed)` : cancelled > 0 ? ` (${cancelled} cancelled)` : "", took = (0, duration.a)(span.toMs - span.fromMs), name = `batch ${nth + 1}, ${(0, count.U)(started.length, "target")}, ${took}${end}`;
				return {
					fromMs: Math.max(0, span.fromMs),
					toMs: Math.max(span.fromMs, span.toMs),
					name,
					tags: failed === 0 ? "active, " : "crit, "
				};
			}), drawn = bars.slice(-30), hidden = bars.length - drawn.length, more = hidden === 0 ? "" : `\n\nThe first ${(0, count.U)(hidden, "batch").replace(/s$/, "es")} are left out.`;
			return `${(0, timeline.gantt)([["batches", drawn]])}${more}`;
		}
		var sanitizer = __webpack_require__(1854), links = __webpack_require__(6531), log_tail = __webpack_require__(6827), markdown = __webpack_require__(569), operations_list = __webpack_require__(7467), passages = __webpack_require__(5649), standing = __webpack_require__(9176), tally = __webpack_require__(8780);
		function renderDetails({ targets }, context, prose) {
			let notable = [...targets.filter(ended_targets.WN), ...targets.filter(({ outcome, run }) => outcome === "cancelled" && run !== void 0)], ofLog = Math.min(65536, 131072 / notable.length);
			return notable.map((target) => {
				let { run, failure } = target, title = `<strong>${prose.say((0, ended_targets.wC)(target))}</strong>: ${prose.say((0, tally.LT)(target))}`, [first, ...others] = (0, passages.A3)({
					results: [],
					...run,
					failure
				}), back = run?.rollback === void 0 ? "" : `**Rollback:** ${prose.say(run.rollback.sentence)}`, rest = prose.bullets(others, prose.say, "lines"), told = [
					prose.say(first),
					back,
					rest
				];
				return (0, markdown.AU)(title, (0, markdown.qN)(run === void 0 ? told : [...told, ...courseOf(run, context, prose, ofLog)]));
			});
		}
		function courseOf(run, { sanitize, places }, prose, ofLog) {
			let log = sanitize((0, sanitizer.w$)(run.facts?.deployLog ?? "", ofLog), !0), isTelling = run.facts?.deploy?.evidence.length === 0, name = run.rollback && "Log of the failed deploy", siteRepository = (0, outcome_report.zU)(run)?.repository?.name;
			return [
				(0, passages.jB)(run, prose),
				(0, links.UE)(run, {
					...places,
					siteRepository,
					runId: void 0
				}, sanitize),
				(0, standing._)(run, prose),
				(0, log_tail.B)(log, isTelling, name, 60),
				(0, operations_list.z)(run, prose)
			];
		}
		var outputs = __webpack_require__(6956);
		let ERROR_LENGTHS = [
			2e3,
			200,
			40
		];
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
			return firstThatFits(targets, [...ERROR_LENGTHS.map((errorLength) => (target) => {
				let { batch, outcome, failure, run, span } = target, deploy = run?.facts?.deploy;
				return {
					...namesOf(target, sanitize),
					batch,
					outcome,
					changed: (0, outputs.Hq)(run?.results ?? []),
					"deployed-commit": deploy?.commit ?? "",
					evidence: (deploy?.evidence ?? []).join(","),
					duration_ms: span === void 0 ? 0 : span.toMs - span.fromMs,
					...failure !== void 0 && { error: (0, sanitizer.Jj)((0, outputs.n8)(failure.message, sanitize), errorLength) }
				};
			}), (target) => ({
				...namesOf(target, sanitize),
				batch: target.batch,
				outcome: target.outcome
			})]);
		}
		function rowsOf(targets, name, rowsOfRun, sanitize) {
			let rows = ({ run }) => rowsOfRun(run?.results ?? [], sanitize);
			return firstThatFits(targets, [
				(target) => ({
					...namesOf(target, sanitize),
					[name]: rows(target)
				}),
				(target) => ({
					...namesOf(target, sanitize),
					[name]: rows(target).map(withoutChanges),
					cut: "changes"
				}),
				(target) => ({
					...namesOf(target, sanitize),
					[name]: [],
					cut: name
				})
			]);
		}
		function withoutChanges({ changes, ...row }) {
			return row;
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
		var headline = __webpack_require__(3032);
		function groupAlike(targets, prose, tell) {
			return [...Map.groupBy(targets, (target) => JSON.stringify(tell(target, (text) => withoutDomain(text, target, prose)))).values()].flatMap((alike) => {
				let [first, ...others] = alike;
				if (first === void 0) return [];
				return [{
					targets: alike,
					first,
					say: others.length === 0 ? prose.say : (text) => (0, markdown.FV)(withoutDomain(text, first, prose))
				}];
			});
		}
		function withoutDomain(text, { site }, prose) {
			let line = prose.line(text);
			if (!/^[\w.-]{4,253}$/.test(site)) return line;
			let name = RegExp(`(?<![\\w.-])${site.replaceAll(".", "\\.")}(?![\\w-]|\\.\\w)`, "gi");
			return line.replace(name, "<site>");
		}
		function alike_namesOf(targets, { list, say }) {
			return list(targets, (target) => {
				let back = target.run === void 0 ? "" : (0, headline.Yy)(target.run).replace(/^, (and )?/, "");
				return `${say((0, ended_targets.wC)(target))}${back === "" ? "" : ` (${say(back)})`}`;
			}, "targets").join(", ");
		}
		function renderPlans({ targets }, prose) {
			let sorted = groupAlike(targets.filter(({ outcome }) => outcome === "planned"), prose, (target, say) => (0, ended_targets.sb)(target).map(({ operation, changes }) => [operation, changes.map(say)])).toSorted((a, b) => Number(isChange(b.first)) - Number(isChange(a.first))), folds = sorted.slice(0, prose.measure.items).map(({ targets: those, first, say }, nth) => {
				if (first.run === void 0) return "";
				let isSingle = those.length === 1, title = `<strong>${isSingle ? prose.say((0, ended_targets.wC)(first)) : `${those.length} targets`}:</strong> ${(0, markdown.FV)((0, headline.ez)(first.run))}`, plan = (0, operations_list.z)({
					...first.run,
					results: (0, ended_targets.sb)(first)
				}, {
					...prose,
					say
				}, !0), body = (0, markdown.qN)([isSingle ? "" : alike_namesOf(those, prose), plan]);
				return (0, markdown.AU)(title, body, isChange(first) && nth < 3);
			}), hidden = sorted.slice(folds.length).reduce((sum, { targets: those }) => sum + those.length, 0);
			return (0, markdown.qN)([...folds, hidden === 0 ? "" : `The plans of ${hidden} more targets are in the output \`plan\`.`]);
		}
		function isChange(target) {
			return (0, ended_targets.sb)(target).some(({ traits }) => !traits.repeats);
		}
		function renderReasons(report, prose) {
			let shared = groupAlike(report.targets, prose, (target, say) => reasonOf(target, report, say)).flatMap(({ targets, first, say }) => {
				let reason = reasonOf(first, report, say);
				return reason === void 0 ? [] : {
					...reason,
					targets,
					names: () => alike_namesOf(targets, prose)
				};
			});
			shared.sort((a, b) => Number(b.isFailed) - Number(a.isFailed) || b.targets.length - a.targets.length);
			let most = Math.min(8, prose.measure.items), alerts = shared.slice(0, most).map(({ targets, names, isFailed, first, others, next }) => {
				let lines = others.length === 0 ? [] : [prose.bullets(others, (line) => line, "lines")];
				return targets.length === 1 ? (0, passages.xE)(isFailed, `**${names()}:** ${first}`, lines, next) : (0, passages.xE)(isFailed, `**${(0, count.U)(targets.length, "target")}:** ${first}`, [names(), ...lines], next);
			}), listed = prose.bullets(shared.slice(most), ({ names, first }) => `**${names()}:** ${first}`, "reasons");
			return (0, markdown.qN)([...alerts, listed === "" ? "" : `**Other reasons**\n\n${listed}`]);
		}
		function reasonOf(target, report, say) {
			let { outcome, failure, run } = target;
			if (outcome === "not-run") return;
			let doubt = (0, ended_targets.cd)(target) && run ? (0, passages.kv)(run) : void 0;
			if (doubt !== void 0) return {
				first: doubt.message,
				others: [],
				next: doubt.next,
				isFailed: !1
			};
			if (failure === void 0 || failure.message === report.failure?.message) return;
			let [first = "", ...others] = failure.message.split("\n").map(say);
			return {
				first,
				others: run?.rollback === void 0 ? others : [],
				next: say(failure.next),
				isFailed: (0, passages.N6)(outcome)
			};
		}
		function renderRest({ outcome, targets, failure }, prose) {
			if (outcome === "rejected") return "";
			let hasStarted = (target) => target.outcome !== "not-run", stopped = targets.filter((target) => hasStarted(target) && failure !== void 0 && target.failure?.message === failure.message), waiting = targets.filter((target) => !hasStarted(target)), words = Map.groupBy(stopped, tally.LT), reasons = Map.groupBy(waiting, (target) => target.failure?.message ?? "");
			return [...[...words].map(([what, those]) => `- **Stopped while running (${prose.say(what)}):** ${fewNames(those, prose)}`), ...[...reasons].map(([why, those]) => `- **Not started${why === "" || why === failure?.message ? "" : ` (${prose.say(why.replace(/\.$/, ""))})`}:** ${fewNames(those, prose)}`)].join("\n");
		}
		function fewNames(targets, prose) {
			let more = targets.length - 5;
			return `${alike_namesOf(targets.slice(0, 5), prose)}${more > 0 ? ` and ${(0, count.U)(more, "more target")}` : ""}`;
		}
		function howToRunTheRest({ outcome, targets, failure, list }, sanitize, mostCharacters) {
			let { unfinished } = list ?? { unfinished: "" };
			if (outcome === "succeeded" || outcome === "planned" || outcome === "rejected" || unfinished === "" || targets.some((target) => target.outcome === "planned")) return "";
			let how = failure?.next.includes("unfinished") === !0 ? "" : "**To run the rest,** use the output `unfinished` as the input `targets` of the next run.", lines = unfinished.length > mostCharacters ? [] : sanitize(unfinished);
			if (lines.length === 0 || lines.join("\n") !== unfinished.replace(/\n$/, "")) return how;
			return (0, markdown.qN)([how, (0, markdown.AU)("The targets of the next run", (0, markdown.DV)("json", lines))]);
		}
		function targetTable({ targets }, prose, { all, failed, open }) {
			if (targets.length === 0) return "";
			let shown = choose(targets, all, failed), columns = columnsOf(targets, prose), rows = shown.map((target) => columns.map(({ cell }) => cell(target))), head = columns.map(({ title }) => title), more = targets.length - shown.length, lost = targets.filter(ended_targets.WN).length - shown.filter(ended_targets.WN).length, which = lost === 0 ? "none of which failed" : `${lost} of which failed`, note = more === 0 ? "" : `${(0, count.U)(more, "more target")}, ${which}: see the output \`targets\`.`, body = (0, markdown.qN)([(0, markdown.c_)(head, rows), note]);
			if (shown.length <= open) return body;
			return (0, markdown.AU)(more === 0 ? `All ${targets.length} targets` : `${shown.length} of ${targets.length} targets`, body);
		}
		function choose(targets, all, mostFailed) {
			if (targets.length <= all) return targets;
			let failed = mostFailed, others = all - targets.filter(ended_targets.WN).length;
			return targets.filter((target) => ((0, ended_targets.WN)(target) ? failed-- : others--) > 0);
		}
		function columnsOf(targets, { line }) {
			let name = (text) => (0, markdown.FV)((0, sanitizer.Jj)(line(text), ended_targets.cB)), site = {
				title: "Site",
				cell: (target) => target.site === "" ? "(the server itself)" : name(target.site)
			}, batch = {
				title: "Batch",
				cell: (target) => String(target.batch)
			};
			return [
				{
					title: "Server",
					cell: ({ server }) => name(server)
				},
				...targets.some((target) => target.site !== "") ? [site] : [],
				...targets.some((target) => target.batch > 1) ? [batch] : [],
				{
					title: "Result",
					cell: (target) => resultOf(target, line)
				}
			];
		}
		function resultOf(target, line) {
			let { outcome, run, span } = target, { rollback, facts } = run ?? {}, took = span === void 0 ? "" : (0, duration.a)(span.toMs - span.fromMs), on = (word, commit = "") => commit === "" ? "" : `${word}${(0, markdown.SS)(line(commit.slice(0, 7)))}`;
			if (outcome === "not-run") return "not started";
			if (outcome === "planned") return planned(target);
			if (outcome === "succeeded") {
				if ((0, ended_targets.cd)(target)) return facts?.deploy?.followed ? "⚠️ no proof that it worked" : "⚠️ not followed";
				if (facts?.deploy !== void 0) {
					let { commit, ownMs, durationMs } = facts.deploy;
					return `deployed${on(" ", commit)} in ${(0, duration.a)(ownMs ?? durationMs)}`;
				}
				return (0, headline._5)(run?.results ?? []) ? "unchanged" : `done in ${took}`;
			}
			let where = rollback?.status === "changed" ? on(", back on ", rollback.commit) : on(", on ", facts?.deploy?.commit);
			return `${headline.Z8[outcome]} ${outcome.replace("_", " ")}${took === "" ? "" : ` after ${took}`}${where}`;
		}
		function planned(target) {
			let { length } = (0, ended_targets.sb)(target).filter(({ traits }) => !traits.repeats).flatMap(({ changes }) => changes);
			return length === 0 ? "no changes" : (0, count.U)(length, "change");
		}
		let ROWS = {
			all: 200,
			failed: 1e3,
			open: 20
		}, MOST_UNFINISHED = {
			summary: 4e3,
			comment: 1e3
		};
		function tellMany(report) {
			let [whole, headline] = [(0, outcome_report.l2)(report), (0, tally.N4)(report)];
			return {
				whole,
				headline,
				mark: (0, tally.Fg)(report),
				isList: !0,
				summary: (prose, context) => sectionsOf(report, whole, prose, context),
				comment: (prose, { sanitize }) => briefly(report, prose, sanitize),
				outputs: (sanitize) => listsOf(report, sanitize),
				annotations: annotationsOf(report, headline)
			};
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
				drawBatches(report),
				...renderDetails(report, context, prose)
			];
		}
		function briefly(report, prose, sanitize) {
			let { items } = prose.measure, few = (0, markdown.jv)(sanitize, {
				...prose.measure,
				items: Math.min(items, 20)
			}), isTold = report.outcome === "planned" || report.outcome === "rejected";
			return [
				renderReasons(report, few),
				renderRest(report, few),
				howToRunTheRest(report, sanitize, items > 1 ? MOST_UNFINISHED.comment : 0),
				renderPlans(report, few),
				isTold ? "" : targetTable(report, few, {
					all: items,
					failed: items,
					open: 10
				})
			];
		}
		function annotationsOf(report, headline) {
			let { failure, targets } = report, failed = targets.filter(ended_targets.WN);
			if (failed.length === 0) return failure === void 0 ? [] : [tellStop(report, failure, headline)];
			if (failed.length <= 10) return failed.map(annotate);
			let shown = failed.slice(0, 9);
			return [...shown.map(annotate), tellRest(failed.slice(shown.length))];
		}
		function tellStop(report, failure, title) {
			let lines = report.targets.filter((target) => target.run !== void 0 && target.failure && target.failure.message !== failure.message).slice(0, outcome_failure.cC).map(tally.Gg), message = [failure.message, ...lines].join("\n");
			return {
				title,
				message: (0, annotation.l)({
					...failure,
					message
				}, [])
			};
		}
		function annotate(target) {
			let { failure, run } = target, title = (0, tally.Gg)(target);
			return {
				title,
				message: failure === void 0 ? title : (0, annotation.l)(failure, run?.results ?? [])
			};
		}
		function tellRest(rest) {
			let names = rest.slice(0, outcome_failure.cC).map(ended_targets.wC).join(", "), more = rest.length > outcome_failure.cC ? ` and ${rest.length - outcome_failure.cC} more` : "";
			return {
				title: `${(0, count.U)(rest.length, "more target")} failed`,
				message: `${names}${more}\nNext: Look at the summary of this run: it lists all of them.`
			};
		}
	}),
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
	3167: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			drawTimeline: () => drawTimeline,
			gantt: () => gantt,
			tellEvents: () => tellEvents
		});
		var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6851), _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(569);
		let PHASES = {
			waiting: {
				title: "waiting for the log",
				tags: "done, "
			},
			running: {
				title: "running",
				tags: "active, "
			},
			settling: {
				title: "settling",
				tags: "done, "
			},
			"health-check": {
				title: "health check",
				tags: ""
			},
			"verify-command": {
				title: "verify command",
				tags: ""
			}
		};
		function drawTimeline(report) {
			let deploy = report.facts?.deploy;
			if (deploy?.followed !== !0) return "";
			let chart = Object.entries(chartOf(report, deploy)), shortestMs = Math.max(1e3, endOf(chart.flatMap(([, bars]) => bars)) / 200), drawn = chart.map(([section, bars]) => [section, bars.filter(({ fromMs, toMs }) => toMs - fromMs >= shortestMs)]);
			return drawn.flatMap(([, bars]) => bars).length < 2 ? "" : gantt(drawn);
		}
		function endOf(bars) {
			return Math.max(...bars.map(({ toMs }) => toMs));
		}
		function chartOf({ results, outcome, rollback }, deploy) {
			let at = results.findIndex(({ traits }) => traits.deploys), chart = {
				before: [],
				deploy: [],
				rollback: [],
				after: []
			}, fromMs = 0;
			for (let [nth, { operation, durationMs }] of results.entries()) {
				let toMs = fromMs + durationMs, name = `${operation} ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(durationMs)}`;
				if (nth === at) {
					let end = rollback === void 0 ? outcome : "failed";
					chart.deploy.push(...phasesOf(deploy, end, Math.max(fromMs, toMs - deploy.durationMs)));
					rollback !== void 0 && chart.rollback.push(...barsOf(rollback, toMs));
				} else /^[a-z-]+$/.test(operation) && chart[nth < at ? "before" : "after"].push({
					name,
					fromMs,
					toMs,
					tags: "done, "
				});
				fromMs = toMs;
			}
			return chart;
		}
		function barsOf({ durationMs, deploy, status }, fromMs) {
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
			}] : []), turns = starts.filter(({ begins }, nth) => begins !== starts[nth - 1]?.begins), phases = turns.map(({ begins }) => begins), failed = outcome === "failed" ? failedPhase(deploy, phases) : void 0;
			return turns.map(({ atMs, begins }, nth) => {
				let toMs = turns[nth + 1]?.atMs ?? deploy.durationMs, isCutShort = nth === turns.length - 1 && ENDS_UNSEEN.includes(outcome), end = begins === failed ? " (failed)" : isCutShort ? " (end not seen)" : "", name = `${PHASES[begins].title} ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(toMs - atMs)}${end}`, tags = isCutShort ? "crit, active, " : begins === failed ? "crit, " : PHASES[begins].tags;
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
		];
		function failedPhase({ exitStatus, evidence }, phases) {
			return evidence.length === 0 && (exitStatus !== void 0 || phases.includes("settling")) && phases.includes("running") ? "running" : phases.at(-1);
		}
		let UNITS = [
			{
				unit: "s",
				factor: 1
			},
			{
				unit: "min",
				factor: 60
			},
			{
				unit: "h",
				factor: 3600
			}
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
		function gantt(sections) {
			let totalMs = endOf(sections.flatMap(([, bars]) => bars)), { unit, factor } = UNITS.find(({ factor }) => totalMs / factor <= 15e4) ?? UNITS[2], units = totalMs / factor / 1e3, tick = TICKS.find((step) => units / step <= 8) ?? 30, scale = (ms) => Math.round(ms / factor), drawn = sections.flatMap(([section, bars]) => {
				let tasks = bars.map(({ name, tags, fromMs, toMs }) => {
					let from = scale(fromMs);
					return `  ${name} :${tags}${from}, ${Math.max(scale(toMs), from + 1)}`;
				});
				return tasks.length === 0 ? [] : [`  section ${section}`, ...tasks];
			});
			return [
				"```mermaid",
				`%%${JSON.stringify({ init: LOOKS }).replace(/^\{"init":/, "{init: ")}%%`,
				"gantt",
				"  dateFormat x",
				`  axisFormat %s ${unit}`,
				`  tickInterval ${tick}second`,
				"  todayMarker off",
				...drawn,
				"```"
			].join("\n");
		}
		function tellEvents({ facts, rollback }, prose) {
			return [eventsOf("Events of the deploy", facts?.deploy, prose), eventsOf("Events of the rollback", rollback?.deploy, prose)];
		}
		function eventsOf(title, deploy, { say }) {
			if (deploy === void 0 || deploy.timeline.length === 0) return "";
			let { previousDeployAt: before, lastDeployAt: now } = deploy, at = before !== now || !deploy.evidence.includes("deployment") ? ` · last deploy: ${[before, now].map((value) => say(value ?? "never")).join(" → ")}` : "", facts = `${deploy.commit === void 0 ? "" : `Commit ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.SS)(deploy.commit)} · `}exit status of the script: ${deploy.exitStatus === void 0 ? "not reported" : String(deploy.exitStatus)}${at}`;
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.AU)(title, `${listMilestones(deploy.timeline, say)}\n\n${facts}`);
		}
		function listMilestones(timeline, say) {
			return [
				"| After the trigger | Event |",
				"| ---: | --- |",
				...[...Map.groupBy(timeline, ({ atMs }) => (0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(atMs))].map(([time, milestones]) => `| ${time} | ${say(milestones.map(({ what }) => what).join("; "))} |`)
			].join("\n");
		}
	})
};
