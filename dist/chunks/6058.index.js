"use strict";
exports.id = 6058;
exports.ids = [6058];
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
	6058: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { tellMany: () => tellMany });
		var count = __webpack_require__(3152), ended_targets = __webpack_require__(1135), outcome_failure = __webpack_require__(3434), outcome_report = __webpack_require__(2848), sanitizer = __webpack_require__(1854), links = __webpack_require__(6531), outputs = __webpack_require__(6956);
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
		var markdown = __webpack_require__(569), passages = __webpack_require__(5649), headline = __webpack_require__(3032);
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
				let back = target.run === void 0 ? "" : (0, headline.Ch)(target.run).replace(/^, /, "");
				return `${say((0, ended_targets.wC)(target))}${back === "" ? "" : ` (${say(back)})`}`;
			}, "targets").join(", ");
		}
		var operations_list = __webpack_require__(7467);
		function renderPlans({ targets }, prose) {
			let alike = groupAlike(targets.filter(({ outcome }) => outcome === "planned"), prose, (target, say) => (0, ended_targets.sb)(target).map(({ operation, changes }) => [operation, changes.map(say)])), changes = (target) => Math.min(1, (0, ended_targets.r2)(target).length), sorted = alike.toSorted((a, b) => changes(b.first) - changes(a.first)), folds = sorted.slice(0, prose.measure.items).map(({ targets: those, first, say }, nth) => {
				if (first.run === void 0) return "";
				let isSingle = those.length === 1, title = `<strong>${isSingle ? prose.say((0, ended_targets.wC)(first)) : `${those.length} targets`}:</strong> ${(0, markdown.FV)((0, headline.lA)(first.run))}`, plan = (0, operations_list.z)({
					...first.run,
					results: (0, ended_targets.sb)(first)
				}, {
					...prose,
					say
				}, !0), body = (0, markdown.qN)([isSingle ? "" : alike_namesOf(those, prose), plan]);
				return (0, markdown.AU)(title, body, changes(first) > 0 && nth < 3);
			}), hidden = sorted.slice(folds.length).reduce((sum, { targets: those }) => sum + those.length, 0);
			return (0, markdown.qN)([...folds, hidden === 0 ? "" : `The plans of ${hidden} more targets are in the output \`plan\`.`]);
		}
		var tally = __webpack_require__(8780);
		function renderReasons(report, prose) {
			let shared = groupAlike(report.targets, prose, (target, say) => reasonOf(target, report, {
				...prose,
				say
			})).flatMap(({ targets, first, say }) => {
				let reason = reasonOf(first, report, {
					...prose,
					say
				});
				return reason === void 0 ? [] : {
					...reason,
					targets
				};
			});
			shared.sort((a, b) => Number((0, passages.N6)(b.outcome)) - Number((0, passages.N6)(a.outcome)) || b.targets.length - a.targets.length);
			let alerts = shared.slice(0, Math.min(8, prose.measure.items)).map(({ targets, outcome, paragraphs: [first, ...others], next }) => {
				let names = alike_namesOf(targets, prose);
				return targets.length === 1 ? (0, passages.xE)(outcome, `**${names}:** ${first}`, others, next) : (0, passages.xE)(outcome, `**${(0, count.U)(targets.length, "target")}:** ${first}`, [names, ...others], next);
			}), more = shared.length - alerts.length;
			return (0, markdown.qN)([...alerts, more > 0 ? `${(0, count.U)(more, "more reason")}: see the output \`targets\`.` : ""]);
		}
		function reasonOf(target, report, prose) {
			let { outcome, failure, run } = target;
			if (outcome === "not-run") return;
			let doubt = (0, ended_targets.cd)(target) && run ? (0, passages.kv)(run) : void 0;
			if (doubt !== void 0) return {
				paragraphs: [doubt.message],
				next: doubt.next,
				outcome
			};
			if (failure === void 0 || failure.message === report.failure?.message) return;
			let [first = "", ...others] = (0, passages.WJ)({
				failure,
				rollback: run?.rollback
			}, prose);
			return {
				paragraphs: run?.rollback === void 0 ? [first, ...others] : [first],
				next: prose.say(failure.next),
				outcome
			};
		}
		function renderRest({ outcome, targets, failure }, prose) {
			if (outcome === "rejected") return "";
			let hasStarted = (target) => target.outcome !== "not-run", stopped = targets.filter((target) => hasStarted(target) && failure !== void 0 && target.failure?.message === failure.message), waiting = targets.filter((target) => !hasStarted(target)), words = Map.groupBy(stopped, tally.LT), reasons = Map.groupBy(waiting, (target) => target.failure?.message ?? "");
			return [...[...words].map(([what, those]) => `- **Stopped while running (${prose.say(what)}):** ${alike_namesOf(those, prose)}`), ...[...reasons].map(([why, those]) => `- **Not started${why === "" || why === failure?.message ? "" : ` (${prose.say(why.replace(/\.$/, ""))})`}:** ${alike_namesOf(those, prose)}`)].join("\n");
		}
		function howToRunTheRest({ outcome, targets, failure, list }, sanitize, mostCharacters) {
			let { unfinished } = list ?? { unfinished: "" };
			if (outcome_failure.hS[outcome] === 0 || outcome === "rejected" || unfinished === "" || targets.some((target) => target.outcome === "planned")) return "";
			let how = failure?.next.includes("unfinished") === !0 ? "" : "**To run the rest,** use the output `unfinished` as the input `targets` of the next run.", lines = unfinished.length > mostCharacters ? [] : sanitize(unfinished);
			if (lines.length === 0 || lines.join("\n") !== unfinished.replace(/\n$/, "")) return how;
			return (0, markdown.qN)([how, (0, markdown.AU)("The targets of the next run", (0, markdown.DV)("json", lines))]);
		}
		var single = __webpack_require__(1e3), duration = __webpack_require__(6851);
		function targetTable({ targets }, prose, { all, failed, open }) {
			if (targets.length === 0) return "";
			let shown = choose(targets, all, failed), name = (text) => (0, markdown.FV)((0, sanitizer.Jj)(prose.line(text), ended_targets.cB)), hasSites = targets.some(({ site }) => site !== ""), hasBatches = targets.some(({ batch }) => batch > 1), cells = (server, site, batch, result) => [
				server,
				hasSites && site,
				hasBatches && batch,
				result
			].filter((cell) => cell !== !1), rows = shown.map((target) => {
				let site = target.site === "" ? "(the server itself)" : name(target.site);
				return cells(name(target.server), site, String(target.batch), resultOf(target, prose.line));
			}), more = targets.length - shown.length, lost = targets.filter(ended_targets.WN).length - shown.filter(ended_targets.WN).length, which = lost === 0 ? "none of which failed" : `${lost} of which failed`, note = more === 0 ? "" : `${(0, count.U)(more, "more target")}, ${which}: see the output \`targets\`.`, body = (0, markdown.qN)([(0, markdown.c_)(cells("Server", "Site", "Batch", "Result"), rows), note]);
			if (shown.length <= open) return body;
			return (0, markdown.AU)(`${more === 0 ? "All" : `${shown.length} of`} ${targets.length} targets`, body);
		}
		function choose(targets, all, mostFailed) {
			if (targets.length <= all) return targets;
			let failed = mostFailed, others = all - targets.filter(ended_targets.WN).length;
			return targets.filter((target) => ((0, ended_targets.WN)(target) ? failed-- : others--) > 0);
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
			let { length } = (0, ended_targets.r2)(target).flatMap(({ changes }) => changes);
			return length === 0 ? "no changes" : (0, count.U)(length, "change");
		}
		var telling = __webpack_require__(7839);
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
		function renderDetails({ targets }, context, prose) {
			let notable = [...targets.filter(ended_targets.WN), ...targets.filter(({ outcome, run }) => outcome === "cancelled" && run !== void 0)], ofLog = Math.min(65536, 131072 / notable.length);
			return notable.map((target) => {
				let { run, failure } = target, title = `<strong>${prose.say((0, ended_targets.wC)(target))}</strong>: ${prose.say((0, tally.LT)(target))}`, reason = (0, passages.WJ)({
					...run,
					failure
				}, prose);
				if (run === void 0) return (0, markdown.AU)(title, (0, markdown.qN)(reason));
				let log = context.sanitize((0, sanitizer.w$)(run.facts?.deployLog ?? "", ofLog), !0), siteRepository = (0, outcome_report.zU)(run)?.repository?.name, places = {
					...context.places,
					siteRepository,
					runId: void 0
				};
				return (0, markdown.AU)(title, (0, markdown.qN)([...reason, ...(0, single.b)(run, prose, {
					...context,
					log,
					places
				}, 60)]));
			});
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
				message: (0, telling.l)({
					...failure,
					message
				}, [])
			};
		}
		function annotate(target) {
			let { failure, run } = target, title = (0, tally.Gg)(target);
			return {
				title,
				message: failure === void 0 ? title : (0, telling.l)(failure, run?.results ?? [])
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
			return `${lead}${lead === "" ? "" : ": "}${sumUp(report)}`;
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
			let what = (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.lA)(run);
			return run.outcome === outcome ? what : `${what}, then ${end}`;
		}
		function wordOf(outcome) {
			return outcome === "not-run" ? "not started" : outcome.replace("_", " ");
		}
		function stopOf(report) {
			let { failure, outcome, targets } = report;
			if (failure === void 0 || outcome === "rejected" || targets.length === 0) return "";
			return (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.lA)({
				...(0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_1__.l2)(report),
				outcome: failure.outcome,
				results: []
			});
		}
		function sumUp(report) {
			let { outcome, targets } = report, isGood = outcome === "succeeded" || outcome === "planned";
			if (outcome === "rejected" || targets.length === 0 && !isGood) return (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.lA)((0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_1__.l2)(report));
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
			let changing = planned.filter((target) => (0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.r2)(target).length > 0), repeated = planned.map((target) => (0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.sb)(target).filter(({ traits }) => traits.repeats)), running = repeated.filter(({ length }) => length > 0).length, names = new Set(repeated.flat().map(({ operation }) => operation)), lead = planned.length === all ? all : `${planned.length} of ${all}`, who = running === planned.length ? "all" : running, run = running === 0 ? "" : `, ${who} would run ${[...names].join(", ")}`;
			return `${lead} planned: ${changing.length || "nothing"} would change${run}`;
		}
		function partsOf(report) {
			let main = mainTargets(report), numberOf = (targets, what) => targets.length === 0 ? [] : [`${targets.length} ${what}`], ended = (...outcomes) => outcomes.flatMap((outcome) => {
				let targets = main.filter((target) => target.outcome === outcome);
				return numberOf(targets, `${wordOf(outcome)}${outcome === "failed" ? rollbackEnds(targets) : ""}`);
			}), doubtful = Map.groupBy(main.filter(_outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.cd), ({ run }) => run?.facts?.deploy?.followed), servers = report.targets.filter((target) => !main.includes(target) && (0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.WN)(target));
			return [
				...ended("failed"),
				...servers.length === 0 ? [] : [`the operations of ${servers.map(_outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.wC).join(", ")} failed`],
				...ended("rejected", "timed_out", "unknown"),
				...numberOf(doubtful.get(!0) ?? [], "without proof that it worked"),
				...numberOf(doubtful.get(!1) ?? [], "triggered and not followed"),
				...ended("superseded", "cancelled", "not-run")
			];
		}
		function rollbackEnds(failed) {
			let [first, ...others] = failed;
			if (others.length === 0) return first?.run === void 0 ? "" : (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.Ch)(first.run);
			let back = failed.filter(({ run }) => run?.rollback?.status === "changed").length;
			return back === 0 ? "" : `, ${back === failed.length ? "all" : `${back} of them`} rolled back`;
		}
	})
};
