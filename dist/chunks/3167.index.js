"use strict";
exports.id = 3167;
exports.ids = [3167];
exports.modules = { 3167: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		drawTimeline: () => drawTimeline,
		tellEvents: () => tellEvents
	});
	var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6851), _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(569);
	let TAGS = {
		waiting: "done, ",
		running: "active, ",
		settling: "done, "
	};
	function drawTimeline({ facts, outcome, rollback }) {
		let { deploy } = facts ?? {};
		if (deploy?.followed !== !0) return "";
		let bars = phasesOf(deploy, rollback === void 0 ? outcome : "failed"), shortestMs = Math.max(1e3, endOf(bars) / 200), drawn = bars.filter(({ fromMs, toMs }) => toMs - fromMs >= shortestMs);
		return drawn.length < 2 ? "" : gantt(drawn);
	}
	function endOf(bars) {
		return Math.max(...bars.map(({ toMs }) => toMs));
	}
	function phasesOf(deploy, outcome) {
		let starts = deploy.timeline.flatMap(({ atMs, begins }) => begins ? [{
			atMs,
			begins
		}] : []), turns = starts.filter(({ begins }, nth) => begins !== starts[nth - 1]?.begins), last = turns.at(-1)?.begins, blamed = last === "settling" && deploy.evidence.length === 0 ? "running" : last;
		return turns.map(({ atMs, begins }, nth) => {
			let toMs = turns[nth + 1]?.atMs ?? deploy.durationMs, isFailed = outcome === "failed" && begins === blamed, isCutShort = nth === turns.length - 1 && ENDS_UNSEEN.includes(outcome), end = isFailed ? " (failed)" : isCutShort ? " (end not seen)" : "";
			return {
				name: `${begins === "waiting" ? "waiting for the log" : begins.replace("-", " ")} ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(toMs - atMs)}${end}`,
				fromMs: atMs,
				toMs,
				tags: isCutShort ? "crit, active, " : isFailed ? "crit, " : TAGS[begins] ?? ""
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
	function gantt(bars) {
		let seconds = endOf(bars) / 1e3, [unit, factor] = seconds <= 150 ? ["s", 1] : ["min", 60], units = seconds / factor, tick = TICKS.find((step) => units / step <= 8) ?? Math.ceil(units / 8), scale = (ms) => Math.round(ms / factor), tasks = bars.map(({ name, tags, fromMs, toMs }) => {
			let from = scale(fromMs);
			return `  ${name} :${tags}${from}, ${Math.max(scale(toMs), from + 1)}`;
		});
		return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.DV)("mermaid", [
			`%%${JSON.stringify({ init: LOOKS }).replace(/^\{"init":/, "{init: ")}%%`,
			"gantt",
			"  dateFormat x",
			`  axisFormat %s ${unit}`,
			`  tickInterval ${tick}second`,
			"  todayMarker off",
			"  section deploy",
			...tasks
		]);
	}
	function tellEvents({ facts, rollback }, prose) {
		return [eventsOf("Events of the deploy", facts?.deploy, prose), eventsOf("Events of the rollback", rollback?.deploy, prose)];
	}
	function eventsOf(title, deploy, { say }) {
		if (deploy === void 0 || deploy.timeline.length === 0) return "";
		let { previousDeployAt: before, lastDeployAt: now } = deploy, at = before !== now || !deploy.evidence.includes("deployment") ? ` · last deploy: ${[before, now].map((value) => say(value ?? "never")).join(" → ")}` : "", facts = `${deploy.commit === void 0 ? "" : `Commit ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.SS)(deploy.commit)} · `}exit status of the script: ${deploy.exitStatus === void 0 ? "not reported" : String(deploy.exitStatus)}${at}`, rows = [...Map.groupBy(deploy.timeline, ({ atMs }) => (0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(atMs))].map(([time, milestones]) => [time, say(milestones.map(({ what }) => what).join("; "))]);
		return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.AU)(title, `${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.c_)(["After the trigger", "Event"], rows)}\n\n${facts}`);
	}
}) };
