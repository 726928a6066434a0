"use strict";
exports.id = 7283;
exports.ids = [7283];
exports.modules = {
	8415: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TG: () => compareScript,
			in: () => renderDiff
		});
		var _core_count_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3152), _script_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3822), _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7691), _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(569), _operations_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7467);
		async function compareScript({ facts }, sanitize) {
			let { script } = facts ?? {};
			return script === void 0 || script.before === script.after ? void 0 : diffScript(script, sanitize);
		}
		async function diffScript({ before, after }, sanitize) {
			let { createPatch, OMIT_HEADERS } = await __webpack_require__.e(4023).then(__webpack_require__.bind(__webpack_require__, 4023)), [was = [], is = []] = [before, after].map((script) => sanitize((0, _script_frame_js__WEBPACK_IMPORTED_MODULE_1__.yO)(script ?? ""))), options = {
				context: 3,
				maxEditLength: MOST_EDITS,
				headerOptions: OMIT_HEADERS
			}, patch = createPatch("", textOf(was), textOf(is), "", "", options), all = [...was.map((line) => `-${line}`), ...is.map((line) => `+${line}`)], lines = patch?.split("\n").filter((line) => line !== "") ?? [`@@ -1,${was.length} +1,${is.length} @@`, ...all], countOf = (sign) => lines.filter((line) => line.startsWith(sign)).length;
			return {
				lines: withRemovedCounted(lines),
				added: countOf("+"),
				removed: countOf("-"),
				exitReport: exitReportOf(before ?? "", after ?? "")
			};
		}
		let MOST_EDITS = 500;
		function textOf(lines) {
			return lines.map((line) => `${line}\n`).join("");
		}
		function withRemovedCounted(lines) {
			let shown = [], removed = 0;
			for (let line of [...lines, ""]) {
				let isHidden = line.startsWith("-") && !(0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_2__.A0)(line.slice(1));
				!isHidden && removed > 0 && shown.push(`-(${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_3__.U)(removed, "line")} of the present script)`);
				removed = isHidden ? removed + 1 : 0;
				isHidden || shown.push(line);
			}
			return shown.slice(0, -1);
		}
		function exitReportOf(before, after) {
			let [was, is] = [before, after].map(_script_frame_js__WEBPACK_IMPORTED_MODULE_1__.KL);
			if (was === is) return;
			return is ? "added" : "removed";
		}
		function renderDiff(results, diff, maxCharacters, mostOpenLines = -1) {
			if (diff === void 0) return "";
			let { lines } = diff, result = results.find(({ traits }) => traits.section === "script-diff"), isOpen = result?.status === "planned" && lines.length <= mostOpenLines, title = `Deploy script: ${titleOf(diff)}${(0, _operations_list_js__WEBPACK_IMPORTED_MODULE_0__.d8)(result)}`, render = (shown) => {
				let rest = lines.length - shown.length, note = rest === 0 ? "" : `${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_3__.U)(rest, "line")} of this diff left out, as there is no room for more.`, body = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.qN)([shown.length === 0 ? "" : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.DV)("diff", shown), note]);
				return body === "" ? title : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.AU)(title, body, isOpen);
			}, fits = (text) => text.length <= maxCharacters;
			if (fits(render(lines))) return render(lines);
			let room = maxCharacters - render([]).length - (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.DV)("diff", []).length, end = lines.findIndex((line) => {
				room -= line.length + 1;
				return room < 0;
			});
			return [render(lines.slice(0, end)), render([])].find(fits) ?? "";
		}
		function titleOf({ lines, added, removed, exitReport }) {
			if (lines.length > 0) return `<code>+${added} −${removed}</code>${exitReport ? `, exit report ${exitReport}` : ""}`;
			return exitReport ? `only the exit report was ${exitReport}` : "differs only in hidden text, such as a secret";
		}
	}),
	7283: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			compareScript: () => script_diff.TG,
			sectionsOf: () => sectionsOf
		});
		var outcome_end = __webpack_require__(8405), failure = __webpack_require__(5886), sanitizer = __webpack_require__(1854), headline = __webpack_require__(3032), links = __webpack_require__(6531), log_tail = __webpack_require__(6827), markdown = __webpack_require__(569), next_steps = __webpack_require__(8547), operations_list = __webpack_require__(7467), reasons = __webpack_require__(6187), script_diff = __webpack_require__(8415), target_table = __webpack_require__(6168), count = __webpack_require__(3152), duration = __webpack_require__(6851), result = __webpack_require__(8851);
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
					name: `${/^[a-z-]+$/.test(operation) ? operation : "operation"} ${(0, duration.a)(durationMs)}`,
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
				name: `putting back ${(0, duration.a)(triggeredMs - fromMs)}`,
				fromMs,
				toMs: triggeredMs,
				tags: "done, "
			}, ...deploy === void 0 ? [] : phasesOf(deploy, status === "unknown" || status === "failed" ? status : "succeeded", triggeredMs)];
		}
		function phasesOf(deploy, outcome, triggeredMs) {
			let starts = deploy.timeline.flatMap(({ atMs, begins }) => begins ? {
				atMs,
				begins
			} : []), turns = starts.filter(({ begins }, nth) => begins !== starts[nth - 1]?.begins), last = turns.at(-1)?.begins, blamed = last === "settling" && deploy.evidence.length === 0 ? "running" : last;
			return turns.map(({ atMs, begins }, nth) => {
				let toMs = turns[nth + 1]?.atMs ?? deploy.durationMs, isFailed = outcome === "failed" && begins === blamed, isCutShort = nth === turns.length - 1 && ENDS_UNSEEN.includes(outcome), end = isFailed ? " (failed)" : isCutShort ? " (end not seen)" : "", name = `${begins === "waiting" ? "waiting for the log" : begins.replace("-", " ")} ${(0, duration.a)(toMs - atMs)}${end}`, tags = isCutShort ? "crit, active, " : isFailed ? "crit, " : TAGS[begins] ?? "";
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
			let started = targets.flatMap((target) => target.span ? {
				...target,
				...target.span
			} : []), bars = [...Map.groupBy(started, ({ batch }) => batch)].sort(([a], [b]) => a - b).map(([batch, those]) => {
				let fromMs = Math.min(...those.map((target) => target.fromMs)), toMs = Math.max(...those.map((target) => target.toMs)), failed = those.filter(outcome_end.WN).length, cancelled = those.filter(({ outcome }) => outcome === "cancelled").length, end = failed > 0 ? ` (${failed} failed)` : cancelled > 0 ? ` (${cancelled} cancelled)` : "";
				return {
					name: `batch ${batch}, ${(0, count.U)(those.length, "target")}, ${(0, duration.a)(toMs - fromMs)}${end}`,
					fromMs,
					toMs,
					tags: failed === 0 ? "active, " : "crit, "
				};
			});
			if (bars.length < 2 || endOf(bars) < SHORTEST_MS) return "";
			return gantt({ batches: bars });
		}
		function gantt(chart, isDrawn = (_) => !0) {
			let seconds = endOf(Object.values(chart).flat()) / 1e3, [unit, factor] = seconds <= 150 ? ["s", 1] : ["min", 60], units = seconds / factor, tick = TICKS.find((step) => units / step <= 8) ?? Math.ceil(units / 8), scale = (ms) => Math.round(ms / factor), sections = Object.entries(chart).flatMap(([section, bars]) => {
				let tasks = bars.filter(isDrawn).map(({ name, tags, fromMs, toMs }) => {
					let from = scale(fromMs);
					return `  ${name} :${tags}${from}, ${Math.max(scale(toMs), from + 1)}`;
				});
				return tasks.length === 0 ? [] : [`  section ${section}`, ...tasks];
			});
			return (0, markdown.DV)("mermaid", [
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
			let { previousDeployAt: before, lastDeployAt: now } = deploy, at = before !== now || !deploy.evidence.includes("deployment") ? ` · last deploy: ${[before, now].map((value) => say(value ?? "never")).join(" → ")}` : "", facts = `${deploy.commit === void 0 ? "" : `Commit ${(0, markdown.SS)(deploy.commit)} · `}exit status of the script: ${deploy.exitStatus === void 0 ? "not reported" : String(deploy.exitStatus)}${at}`, rows = [...Map.groupBy(deploy.timeline, ({ atMs }) => (0, duration.a)(atMs))].map(([time, milestones]) => [time, say(milestones.map(({ what }) => what).join("; "))]);
			return (0, markdown.AU)(title, `${(0, markdown.c_)(["After the trigger", "Event"], rows)}\n\n${facts}`);
		}
		function lastSeen({ facts, results, rollback }, { say }) {
			let isRollback = rollback?.status === "unknown", { deploy } = (isRollback ? rollback : facts) ?? {};
			if (deploy === void 0 || !(isRollback || results.some(result.F))) return "";
			let { previousDeployAt: before, lastDeployAt: now, durationMs, exitStatus, timeline } = deploy, at = say(now ?? "never"), seen = [
				`followed for ${(0, duration.a)(durationMs)} since the trigger`,
				timeline.some(({ begins }) => begins === "running") ? "its log had started" : "no log yet",
				`<code>last_deploy_at</code> ${before === now ? `unchanged (${at})` : `changed to ${at}`}`,
				exitStatus === void 0 ? "no exit report" : `exit status ${exitStatus}`
			];
			return `**Last seen${isRollback ? " of the rollback" : ""}:** ${seen.join("; ")}`;
		}
		function sectionsOf(report, prose, context) {
			return report.list === void 0 ? sectionsOfRun(report, prose, context) : sectionsOfList(report, prose, context);
		}
		function sectionsOfRun(run, prose, context) {
			let { findings } = run.facts ?? {};
			return [
				...courseOf(run, prose, context),
				(0, next_steps.iK)(run),
				findings ? renderFindings(findings, prose, context.places) : "",
				drawTimeline(run),
				...(0, operations_list.RF)(run, prose),
				(0, script_diff.in)(run.results, context.scriptDiff, 6e4, 40),
				(0, operations_list.yu)(run, prose),
				(0, failure.Kg)(run.outcome) ? (0, log_tail.B)(context.log, !1) : "",
				...tellEvents(run, prose)
			];
		}
		function courseOf(run, prose, { log, places }, mostLines) {
			let { outcome, facts, rollback } = run, isTelling = facts?.deploy?.evidence.length === 0, name = rollback && "Log of the failed deploy";
			return [
				(0, reasons.jB)(run),
				(0, links.UE)(run, places, prose.lines),
				lastSeen(run, prose),
				(0, next_steps.S)(run),
				(0, failure.Kg)(outcome) ? "" : (0, log_tail.B)(log, isTelling, name, mostLines),
				(0, operations_list.zY)(run, prose)
			];
		}
		function renderFindings({ tables, yaml, page }, { say, line, lines }, places) {
			let drawn = tables.map(({ head, rows }) => (0, markdown.c_)(head, rows.map((cells) => cells.map(say)))), copied = (0, markdown.DV)("yaml", ["vocabulary: |", ...yaml.map((text) => `  ${line(text)}`)]), toCopy = yaml.length === 0 ? "" : `**Add to your step:**\n\n${copied}`;
			return (0, markdown.qN)([
				...drawn,
				toCopy,
				`Explained in ${(0, links.ln)(page, places, lines)}.`
			]);
		}
		let ROWS = {
			all: 500,
			failed: Infinity,
			open: 20
		};
		function sectionsOfList(report, prose, context) {
			return [
				(0, reasons.e1)(report, prose),
				(0, reasons.jE)(report, prose),
				(0, next_steps.Sb)(report, prose.lines, next_steps._f),
				(0, links.UE)(report, context.places, prose.lines),
				(0, operations_list.HG)(report, prose),
				report.targets.length === 0 ? "" : (0, next_steps.iK)(report),
				(0, target_table.i)(report, prose, ROWS),
				drawBatches(report),
				...renderDetails(report, prose, context)
			];
		}
		function renderDetails({ targets }, prose, context) {
			let isCancelled = ({ outcome, span }) => outcome === "cancelled" && span !== void 0, notable = [...targets.filter(outcome_end.WN), ...targets.filter(isCancelled)], ofLog = Math.min(65536, 131072 / notable.length);
			return notable.map((target) => {
				let { failure, facts, span } = target, title = `<strong>${prose.say((0, outcome_end.wC)(target))}</strong>: ${prose.say((0, headline.LT)(target))}`, next = failure?.next ? `**What to do next:** ${prose.say(failure.next)}` : "", reason = [...(0, reasons.WJ)(target, prose), next];
				if (span === void 0) return (0, markdown.AU)(title, (0, markdown.qN)(reason));
				let log = context.sanitize((0, sanitizer.w$)(facts?.deployLog ?? "", ofLog)), places = {
					env: {
						...context.places.env,
						GITHUB_RUN_ID: void 0
					},
					siteRepository: (0, outcome_end.zU)(target)?.repository?.name
				}, course = courseOf((0, outcome_end.ng)(target), prose, {
					...context,
					log,
					places
				}, 60);
				return (0, markdown.AU)(title, (0, markdown.qN)([
					...reason,
					...course,
					...(0, operations_list.RF)(target, prose)
				]));
			});
		}
	}),
	6168: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => targetTable });
		var _core_count_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3152), _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6851), _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405), _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1854), _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3032), _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(569);
		function targetTable({ targets }, prose, most) {
			if (targets.length === 0) return "";
			let allFailed = targets.filter(_outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.WN), failed = allFailed.slice(0, most.failed), others = targets.filter((target) => !(0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.WN)(target)), shown = targets.length > most.all ? [...failed, ...others].slice(0, Math.max(most.all, failed.length)) : targets, name = (text) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)((0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_4__.Jj)(prose.line(text), _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.cB)), isBatched = targets.some(({ batch }) => batch > 1), rows = shown.map((target) => {
				let site = target.site === "" ? "(the server itself)" : name(target.site);
				return [
					name(target.server),
					site,
					...isBatched ? [String(target.batch)] : [],
					`${leadOf(target)}${prose.say((0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.LT)(target))}${timeOf(target)}${commitOf(target, prose)}`
				];
			}), more = targets.length - shown.length, lost = allFailed.length - failed.length, which = lost === 0 ? "none of which failed" : `${lost} of which failed`, note = more === 0 ? "" : `${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_5__.U)(more, "more target")}, ${which}: see the output \`targets\`.`, body = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.qN)([(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.c_)([
				"Server",
				"Site",
				...isBatched ? ["Batch"] : [],
				"Result"
			], rows), note]);
			if (shown.length <= most.open) return body;
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.AU)(`${more === 0 ? "All" : `${shown.length} of`} ${targets.length} targets`, body);
		}
		function timeOf({ outcome, span, durationMs }) {
			return span !== void 0 && outcome !== "succeeded" && outcome !== "planned" ? ` (${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(durationMs)})` : "";
		}
		function commitOf(target, prose) {
			let { rollback, facts: { deploy } = {} } = target, commit = (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.WN)(target) && rollback?.status !== "changed" ? deploy?.commit : void 0;
			return commit === void 0 ? "" : `, on ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.SS)(prose.line(commit.slice(0, 7)))}`;
		}
		function leadOf(target) {
			let { outcome } = target, isInDoubt = (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.H0)(target);
			return outcome === "succeeded" && !isInDoubt || outcome === "planned" || outcome === "not-run" ? "" : `${(0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.Fg)(outcome, isInDoubt)} `;
		}
	}),
	3822: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KL: () => isFramed,
			Qu: () => framed,
			SM: () => hasThisFrame,
			sE: () => isForShell,
			yO: () => withoutFrame,
			yx: () => ownLineIn
		});
		var _pinned_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7691);
		let MARK = "# site-deploy: reports how this script ends.", BEFORE = `${MARK} Constant text; report-exit-status: false leaves it out.
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
trap 'site_deploy_status=$?; [ "\${site_deploy_end-}$site_deploy_status" != 0 ] || site_deploy_status=2; printf "\\n[site-deploy] exit-status=%s commit=%s run=%s\\n" "$site_deploy_status" "$(git rev-parse --verify HEAD 2>/dev/null || echo none)" "$$.$(date -u +%Y%m%dT%H%M%SZ)" 2>/dev/null || :; exit "$site_deploy_status"' EXIT
case $- in *e*) site_deploy_e=-e ;; *) site_deploy_e=+e ;; esac; set +e
{ ( set "$site_deploy_e"; trap '{ set +ex; } 2>/dev/null; site_deploy_commit=$(git rev-parse --verify HEAD 2>/dev/null) && printf "\\n[site-deploy] commit=%s shell=%s\\n" "$site_deploy_commit" "$$"' EXIT
`;
		function framed(script, commit) {
			let shebang = /^#!.*(?:\n|$)/.exec(script)?.[0] ?? "", own = script.slice(shebang.length), pin = commit === void 0 ? "" : `export SITE_DEPLOY_COMMIT=${commit}\n`;
			return `${withBreak(shebang)}${BEFORE}${pin}${withBreak(own)})
site_deploy_end=\$?; exit \$site_deploy_end; }
`;
		}
		function withBreak(text) {
			return text === "" || text.endsWith("\n") ? text : `${text}\n`;
		}
		function isFramed(script) {
			return script?.includes(MARK) === !0;
		}
		function hasThisFrame(script) {
			return withLineFeeds(script ?? "").includes(BEFORE);
		}
		function withoutFrame(script) {
			let { shebang, pin, own } = partsOf(script);
			return shebang + pin + own;
		}
		function ownLineIn(error, script) {
			let [, file = "", number = "", about = ""] = /^(\S*): (?:line )?(\d{1,5}): +(.+)$/.exec(error.trim()) ?? [], [, word = ""] = /^syntax error[^`"]*[`"]([^'"]+)/i.exec(about) ?? /^\d+ [A-Z]\w+(?: \w+)?(?: \(core dumped\))? +(\S+)/.exec(about) ?? /^([^:]+)/.exec(about) ?? [], { shebang, top, pin, own } = partsOf(script), added = `${top}${pin}`.split("\n").length - 1, line = `${shebang}${own}`.split("\n")[Number(number) - added - 1], isInOwn = Number(number) - added >= shebang.split("\n").length;
			if (added === 0 || word === "" || line === void 0 || !isInOwn) return;
			let isOther = own.split(/[\s"'/;]+/).includes(file.replace(/^.*\//, ""));
			return line.includes(word) || line.includes("$") && !isOther ? Number(number) - added : void 0;
		}
		function partsOf(script) {
			let text = withLineFeeds(script);
			if (!text.includes(BEFORE)) return {
				shebang: "",
				top: "",
				pin: "",
				own: text
			};
			let [shebang = "", rest = ""] = text.split(BEFORE), [first = ""] = /^.*\n/.exec(rest) ?? [], pin = (0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_0__.A0)(first.trimEnd()) ? first : "";
			return {
				shebang,
				top: BEFORE,
				pin,
				own: rest.slice(pin.length).replace(LAST_LINES, "")
			};
		}
		let LAST_LINES = /\)\n.*site_deploy_end; \}\s*$/;
		function withLineFeeds(script) {
			return script.replaceAll("\r\n", "\n");
		}
		function isForShell(script) {
			return !script.startsWith("#!") || /^#!.*\b(ba|da|k|z|a)?sh\b/.test(script);
		}
	}),
	7691: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => isPinLine,
			I: () => pinnedCommit,
			Se: () => usesCommit,
			Zl: () => needsCommit
		});
		var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
		let PIN_LINE = /^export SITE_DEPLOY_COMMIT=([0-9a-f]{64}|[0-9a-f]{40})$/, USE = /(?<!\\)\$(?:\{[#!]?)?SITE_DEPLOY_COMMIT\b/;
		function isPinLine(line) {
			return PIN_LINE.test(line);
		}
		function usesCommit(script) {
			return USE.test((0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script));
		}
		function needsCommit(script) {
			let code = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script);
			return PLAIN_USE.test(code) && !/\bSITE_DEPLOY_COMMIT=/.test(code);
		}
		let PLAIN_USE = /(?<!\\)\$(?:SITE_DEPLOY_COMMIT\b|\{SITE_DEPLOY_COMMIT\})/;
		function pinnedCommit(script) {
			let text = (script ?? "").replaceAll("\r\n", "\n");
			if (!usesCommit(text)) return;
			let line = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(text).split("\n").findLast(isPinLine);
			return PIN_LINE.exec(line ?? "")?.[1];
		}
	}),
	973: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => plainCode,
			f: () => withoutComments
		});
		let NO_CODE = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;
		function plainCode(script) {
			return splitHereDocuments(script).code.replace(NO_CODE, (text) => text === "\\\n" ? " " : /^["']/.test(text) ? "_" : "");
		}
		function withoutComments(script) {
			let { code, documents } = splitHereDocuments(script);
			return `${code.replace(NO_CODE, (text) => text.startsWith("#") ? "" : text)}\n${documents.replace(/^\s*#.*$/gm, "")}`;
		}
		function splitHereDocuments(script) {
			let end, { code = [], documents = [] } = Object.groupBy(script.split("\n"), (line) => {
				if (end !== void 0) {
					line.replace(/^\t+/, "") === end && (end = void 0);
					return "documents";
				}
				end = /(?<!<)<<-?[ \t]*\\?["']?([A-Za-z_]\w*)/.exec(line)?.[1];
				return "code";
			});
			return {
				code: code.join("\n"),
				documents: documents.join("\n")
			};
		}
	})
};
