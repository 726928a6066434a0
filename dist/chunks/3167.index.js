"use strict";
exports.id = 3167;
exports.ids = [3167];
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
