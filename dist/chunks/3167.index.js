"use strict";
exports.id = 3167;
exports.ids = [3167];
exports.modules = { 3167: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
}) };
