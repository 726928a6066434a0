"use strict";
exports.id = 6952;
exports.ids = [6952, 3822];
exports.modules = {
	6952: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			compareScript: () => compareScript,
			sectionsOf: () => sectionsOf
		});
		var count = __webpack_require__(3152), duration = __webpack_require__(6851), end = __webpack_require__(8405), failure = __webpack_require__(3434), exit_report = __webpack_require__(6074), sanitizer = __webpack_require__(1854), headline = __webpack_require__(3032), links = __webpack_require__(6531), looks = __webpack_require__(5338), markdown = __webpack_require__(569), next_steps = __webpack_require__(8547), reasons = __webpack_require__(6187);
		function wordsOf(status) {
			return status === "unknown" ? "end not seen" : status.replace("-", " ");
		}
		function renderOperations({ outcome, results, facts }, prose) {
			if (facts?.findings !== void 0 && (0, failure.Kg)(outcome)) return "";
			let isPlan = outcome === "planned", quiet = (wanted) => results.filter(({ status, changes }) => status === wanted && changes.length === 0), below = {
				"Every run does this": results.filter(({ status, traits }) => status === "planned" && traits.repeats),
				Unchanged: quiet("unchanged"),
				"Not run": isPlan ? [] : quiet("not-run")
			}, told = Object.values(below).flat(), nameOf = ({ operation, changes }) => prose.say(changes.length === 0 ? operation : `${operation} (${changes.join("; ")})`), lines = Object.entries(below).filter(([, those]) => those.length > 0).map(([title, those]) => `${title}: ${prose.list(those, nameOf, "operations").join(", ")}`), rows = results.filter((result) => !told.includes(result));
			return (0, markdown.qN)([prose.bullets(rows, (result) => itemOf(result, prose), "operations"), lines.join("<br>\n")]);
		}
		function itemOf(result, { say, list }) {
			let { operation, status, durationMs, changes, restored = "", isPutBack, traits } = result, isOdd = status === "failed" || status === "unknown", many = changes.length > 1 ? `${changes.length} changes` : "", made = changes.length > 4 ? [] : list(changes, say, "changes"), [first = wordsOf(status), ...others] = [
				isOdd ? wordsOf(status) : many,
				...made,
				say(restored)
			].filter((text) => text !== ""), isToldAbove = traits.deploys === !0 && status === "changed", took = durationMs >= end.xz && status !== "planned" && !isToldAbove ? ` (${(0, duration.a)(durationMs).replaceAll(" ", "&nbsp;")})` : "";
			return [`${isPutBack ? "↩️ " : isOdd ? `${looks.BJ[status].emoji} ` : ""}${(0, markdown.SS)(operation)} ${first}${took}`, ...others.map((line) => `  - ${line}`)].join("\n");
		}
		function renderManyChanges({ results }, { say, bullets }) {
			return results.filter(({ changes }) => changes.length > 4).map(({ operation, status, changes }) => {
				let title = `<code>${say(operation)}</code>: ${changes.length} ${status === "planned" ? "planned " : ""}changes`;
				return (0, markdown.AU)(title, bullets(changes, say, "changes"));
			});
		}
		function renderPlans({ targets }, prose) {
			let planOf = (target) => {
				let run = {
					...target,
					results: (0, end.sb)(target)
				};
				return (0, markdown.qN)([renderOperations(run, prose), ...renderManyChanges(run, prose)]);
			}, isChanging = (target) => (0, end.r2)(target).length > 0, planned = targets.filter(({ outcome }) => outcome === "planned"), first = [...planned.filter(isChanging), ...planned.filter((target) => !isChanging(target))], plans = [...Map.groupBy(first, planOf)], shown = plans.slice(0, prose.measure.items), folds = shown.map(([plan, those], nth) => {
				let { who, names } = (0, reasons.BV)(those, prose), title = `<strong>${who}:</strong> ${those.slice(0, 1).map(headline.lA).map(markdown.FV)}`;
				return (0, markdown.AU)(title, (0, markdown.qN)([names, plan]), those.some(isChanging) && nth < 3);
			}), hidden = plans.slice(shown.length).flatMap(([, those]) => those).length, note = `The plans of ${hidden} more targets are in the output \`plan\`.`;
			return (0, markdown.qN)([...folds, hidden === 0 ? "" : note]);
		}
		var script_frame = __webpack_require__(3822);
		async function compareScript(script, { redact }) {
			if (script === void 0 || script.before === script.after) return;
			let { before, after } = script, { createPatch, OMIT_HEADERS } = await __webpack_require__.e(4023).then(__webpack_require__.bind(__webpack_require__, 4023)), [was = [], is = []] = [before, after].map((text) => (0, sanitizer.aj)((0, script_frame.yO)(text ?? ""), redact)), options = {
				context: 3,
				maxEditLength: 500,
				headerOptions: OMIT_HEADERS
			}, patch = createPatch("", textOf("", was), textOf("", is), "", "", options) ?? `@@ -1,${was.length} +1,${is.length} @@\n${textOf("-", was)}${textOf("+", is)}`, counted = patch.replace(/(?:^-.*\n?)+/gm, (gone) => `-(${(0, count.U)(gone.trimEnd().split("\n").length, "line")} of the present script)\n`), isNow = (0, script_frame.KL)(after ?? "");
			return {
				lines: counted.split("\n").filter((line) => line !== ""),
				added: patch.match(/^\+/gm)?.length ?? 0,
				removed: patch.match(/^-/gm)?.length ?? 0,
				exitReport: isNow === (0, script_frame.KL)(before ?? "") ? void 0 : isNow ? "added" : "removed"
			};
		}
		function textOf(sign, lines) {
			return lines.map((line) => `${sign}${line}\n`).join("");
		}
		function renderDiff({ results, scriptDiff }, { measure, line }) {
			if (scriptDiff === void 0) return "";
			let { lines } = scriptDiff, result = results.find(({ traits }) => traits.section === "script-diff"), isMade = result === void 0 || result.status === "changed", title = `Deploy script: ${titleOf(scriptDiff)}${isMade ? "" : ` (${wordsOf(result.status)})`}`;
			if (lines.length === 0) return title;
			let shown = lines.slice(0, measure.lines).map(line), rest = lines.length - shown.length, note = rest === 0 ? "" : `${(0, count.U)(rest, "line")} of this diff left out, as there is no room for more.`, isOpen = !measure.isBrief && result?.status === "planned" && lines.length <= 40;
			return (0, markdown.AU)(title, (0, markdown.qN)([(0, markdown.DV)("diff", shown), note]), isOpen);
		}
		function titleOf({ lines, added, removed, exitReport }) {
			if (lines.length > 0) return `<code>+${added} −${removed}</code>${exitReport ? `, exit report ${exitReport}` : ""}`;
			return exitReport ? `only the exit report was ${exitReport}` : "differs only in hidden text, such as a secret";
		}
		let TAGS = {
			waiting: "done, ",
			running: "active, ",
			settling: "done, "
		}, SHORTEST_MS = 1e3;
		function drawTimeline({ results, outcome, rollback, facts }) {
			let deploy = facts?.deploy;
			if (deploy?.followed !== !0) return "";
			let nth = results.findLastIndex(({ traits, status }) => traits.deploys && status !== "not-run"), deployedMs = 0, endMs = 0, operations = results.map(({ operation, durationMs }, at) => {
				let fromMs = endMs;
				endMs += durationMs;
				at <= nth && (deployedMs = endMs);
				let title = /^[a-z-]+$/.test(operation) ? operation : "operation";
				return {
					section: at < nth ? "before" : "after",
					title,
					fromMs,
					toMs: endMs,
					tags: "done, "
				};
			}), end = rollback === void 0 ? outcome : "failed", bars = [
				...operations.slice(0, nth),
				...phasesOf("deploy", deploy, end, Math.max(0, deployedMs - deploy.durationMs)),
				...rollback === void 0 ? [] : rollbackBars(rollback, deployedMs),
				...operations.slice(nth + 1)
			], shortestMs = Math.max(SHORTEST_MS, endOf(bars) / 200);
			return gantt(bars.filter(({ fromMs, toMs }) => toMs - fromMs >= shortestMs));
		}
		function drawBatches(targets) {
			let begun = targets.filter(({ fromMs }) => fromMs !== void 0), bars = [...Map.groupBy(begun, ({ batch }) => batch)].map(([batch, those]) => {
				let failed = those.filter(end.WN).length, spans = those.map(({ fromMs = 0, durationMs }) => ({
					fromMs,
					toMs: fromMs + durationMs
				}));
				return {
					section: "batches",
					title: `batch ${batch}, ${(0, count.U)(those.length, "target")},`,
					fromMs: Math.min(...spans.map(({ fromMs }) => fromMs)),
					toMs: endOf(spans),
					...failed > 0 ? {
						tags: "crit, ",
						end: ` (${failed} failed)`
					} : { tags: "active, " }
				};
			});
			return endOf(bars) < SHORTEST_MS ? "" : gantt(bars);
		}
		function endOf(spans) {
			return Math.max(...spans.map(({ toMs }) => toMs));
		}
		function rollbackBars({ durationMs, deploy, status }, fromMs) {
			let triggeredMs = fromMs + durationMs - (deploy?.durationMs ?? 0), phases = deploy === void 0 ? [] : phasesOf("rollback", deploy, status === "unknown" || status === "failed" ? status : "succeeded", triggeredMs);
			return [{
				section: "rollback",
				title: "putting back",
				fromMs,
				toMs: triggeredMs,
				tags: "done, "
			}, ...phases];
		}
		function phasesOf(section, deploy, outcome, triggeredMs) {
			let starts = deploy.timeline.flatMap(({ atMs, begins }) => begins ? {
				atMs,
				begins
			} : []), turns = starts.filter(({ begins }, nth) => begins !== starts[nth - 1]?.begins), last = turns.at(-1)?.begins, blamed = last === "settling" && deploy.evidence.length === 0 ? "running" : last;
			return turns.map(({ atMs, begins }, nth) => {
				let isFailed = outcome === "failed" && begins === blamed, usual = nth === turns.length - 1 && /^(cancelled|timed_out|unknown)$/.test(outcome) ? {
					tags: "crit, active, ",
					end: " (end not seen)"
				} : { tags: TAGS[begins] ?? "" }, look = isFailed ? {
					tags: "crit, ",
					end: " (failed)"
				} : usual, title = begins === "waiting" ? "waiting for the log" : begins.replace("-", " "), toMs = triggeredMs + (turns[nth + 1]?.atMs ?? deploy.durationMs);
				return {
					section,
					title,
					fromMs: triggeredMs + atMs,
					toMs,
					...look
				};
			});
		}
		let TICKS = [
			1,
			2,
			5,
			10,
			20,
			30
		], COLOURS = {
			task: "#a3adb8",
			doneTask: "#c0c7cf",
			activeTask: "#7fb2e5",
			crit: "#e89a91"
		}, BLACK = "#111111", LOOKS = {
			gantt: {
				leftPadding: 64,
				rightPadding: 24,
				barHeight: 22,
				barGap: 6,
				fontSize: 12
			},
			themeVariables: {
				...Object.fromEntries(Object.entries(COLOURS).flatMap(([bar, colour]) => [[`${bar}BkgColor`, colour], [`${bar}BorderColor`, colour]])),
				taskTextColor: BLACK,
				taskTextDarkColor: BLACK,
				taskTextLightColor: BLACK,
				sectionBkgColor: "#8c959f22",
				sectionBkgColor2: "#8c959f22",
				altSectionBkgColor: "#8c959f08"
			}
		};
		function gantt(bars) {
			if (bars.length < 2) return "";
			let seconds = endOf(bars) / 1e3, [unit, factor] = seconds <= 150 ? ["s", 1] : ["min", 60], units = seconds / factor, tick = TICKS.find((step) => units / step <= 8) ?? Math.ceil(units / 8), sections = [...Map.groupBy(bars, ({ section }) => section)].flatMap(([section, own]) => {
				let tasks = own.map(({ title, fromMs, toMs, tags, end = "" }) => {
					let [from, to] = [Math.round(fromMs / factor), Math.round(toMs / factor)];
					return `  ${`${title} ${(0, duration.a)(toMs - fromMs)}${end}`} :${tags}${from}, ${Math.max(to, from + 1)}`;
				});
				return [`  section ${section}`, ...tasks];
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
			let rows = [...Map.groupBy(deploy.timeline, ({ atMs }) => (0, duration.a)(atMs))].map(([time, events]) => [time, say(events.map(({ what }) => what).join("; "))]);
			return (0, markdown.AU)(title, (0, markdown.c_)(["After the trigger", "Event"], rows));
		}
		let sectionsOf = (report, prose, places) => report.list === void 0 ? sectionsOfRun(report, prose, places) : sectionsOfList(report, prose, places);
		function sectionsOfRun(run, prose, places) {
			let { isBrief } = prose.measure, told = [
				...courseOf(run, prose, places),
				renderGoesOut(run, prose, places),
				(0, next_steps.iK)(run)
			], changes = [...renderManyChanges(run, prose), renderDiff(run, prose)];
			if (isBrief) return [...told, ...changes];
			let findings = renderFindings(run.facts?.findings, prose, places), log = (0, failure.Kg)(run.outcome) ? renderLogTail(run) : "";
			return [
				...told,
				findings,
				drawTimeline(run),
				...changes,
				log,
				...tellEvents(run, prose)
			];
		}
		function courseOf(run, prose, places) {
			return [
				(0, reasons.jB)(run),
				(0, reasons.pe)(run),
				(0, links.UE)(run, places),
				(0, failure.Kg)(run.outcome) || prose.measure.isBrief ? "" : renderLogTail(run),
				renderOperations(run, prose)
			];
		}
		function renderLogTail({ outcome, facts, rollback }) {
			let name = rollback === void 0 ? "Deploy log" : "Log of the failed deploy", log = (0, exit_report.EG)(facts?.deployLog ?? "").trimEnd();
			if (log === "") return "";
			let lines = (0, sanitizer.w$)(log, 8e4).split("\n").slice(-200), title = `${name}, ${lines.join("\n") === log ? "" : "the last "}${(0, count.U)(lines.length, "line")}`, whole = (0, markdown.AU)(title, (0, markdown.DI)(lines));
			if ((0, failure.Kg)(outcome) || facts?.deploy?.evidence.length !== 0) return whole;
			let end = `**The end of the ${name.toLowerCase()}**\n\n${(0, markdown.DI)(lines.slice(-12))}`;
			return (0, markdown.qN)([end, lines.length > 12 ? whole : ""]);
		}
		function renderFindings(findings, { say, line }, places) {
			if (findings === void 0) return "";
			let { tables, yaml, page } = findings, drawn = tables.map(({ head, rows }) => (0, markdown.c_)(head, rows.map((cells) => cells.map(say)))), copied = (0, markdown.DV)("yaml", ["vocabulary: |", ...yaml.map((text) => `  ${line(text)}`)]), toCopy = yaml.length === 0 ? "" : `**Add to your step:**\n\n${copied}`;
			return (0, markdown.qN)([
				...drawn,
				toCopy,
				`Explained in ${(0, links.ln)(page, places)}.`
			]);
		}
		function renderGoesOut({ targets }, prose, places) {
			let groups = Map.groupBy(targets, ({ facts }) => `${facts?.live?.commit} ${facts?.live?.ours}`), told = [...groups.values()].slice(0, prose.measure.items).map((those) => {
				let [first] = those;
				if (first === void 0) return "";
				let { ours, goesOut = [] } = first.facts?.live ?? {}, [lead, ...subjects] = goesOut.map(prose.say), isDeployed = first.results.some(({ traits }) => traits.deploys) && first.outcome !== "superseded";
				if (!ours || !lead || !isDeployed) return "";
				let title = `${groups.size === 1 ? "" : `${(0, reasons.BV)(those, prose).who}: `}<code>${prose.say(ours.slice(0, 7))}</code> ${lead}`, body = (0, markdown.qN)([subjects.map((subject) => `- ${subject}`).join("\n"), (0, links.uM)("Compare on GitHub", (0, links.XH)(first, places), places)]);
				return body === "" ? title : (0, markdown.AU)(title, body, subjects.length <= 5);
			});
			return (0, markdown.qN)(told);
		}
		function sectionsOfList(report, prose, places) {
			let { targets, outcome, list } = report, told = [
				(0, reasons.e1)(report, prose),
				(0, next_steps.Sb)(report),
				(0, links.UE)(report, places),
				renderPlans(report, prose),
				renderGoesOut(report, prose, places),
				(0, next_steps.iK)(report),
				outcome === "planned" ? "" : targetTable(report, prose)
			];
			if (prose.measure.isBrief) return told;
			let cancelled = targets.filter((target) => target.outcome === "cancelled" && target.fromMs !== void 0), details = [...targets.filter(end.WN), ...cancelled].map((target) => renderDetails(target, prose, places));
			return [
				...told,
				list?.isMerged ? "" : drawBatches(targets),
				...details
			];
		}
		let ROWS = {
			all: 500,
			open: 20
		};
		function targetTable({ targets }, prose) {
			if (targets.length === 0) return "";
			let { isBrief, items } = prose.measure, failed = targets.filter(end.WN), most = isBrief ? {
				all: items,
				open: 10
			} : {
				...ROWS,
				all: Math.max(ROWS.all, failed.length)
			}, more = targets.length - most.all, others = targets.filter((target) => !(0, end.WN)(target)), isBatched = targets.some(({ batch }) => batch > 1), rows = (more > 0 ? [...failed, ...others] : targets).slice(0, most.all).map((target) => [
				prose.say(target.server),
				target.site === "" ? "(the server itself)" : prose.say(target.site),
				...isBatched ? [String(target.batch)] : [],
				resultOf(target, prose)
			]), table = (0, markdown.c_)([
				"Server",
				"Site",
				...isBatched ? ["Batch"] : [],
				"Result"
			], rows), note = more > 0 ? `${(0, count.U)(more, "more target")}: see the output \`targets\`.` : "", body = (0, markdown.qN)([table, note]);
			if (rows.length <= most.open) return body;
			return (0, markdown.AU)(`${more > 0 ? `${rows.length} of` : "All"} ${targets.length} targets`, body);
		}
		function resultOf(target, { say }) {
			let { outcome, fromMs, durationMs, rollback, facts } = target, { emoji, tone } = (0, looks.Li)(target), lead = tone === "good" || tone === "planned" || emoji === "" ? "" : `${emoji} `, took = (0, failure.Kg)(outcome) || fromMs === void 0 ? "" : ` (${(0, duration.a)(durationMs)})`, commit = (0, end.WN)(target) && rollback?.status !== "changed" ? facts?.deploy?.commit : void 0, at = commit === void 0 ? "" : `, on ${(0, markdown.SS)(commit.slice(0, 7))}`;
			return `${lead}${say((0, headline.lA)(target))}${took}${at}`;
		}
		function renderDetails(target, prose, { hides, env }) {
			let title = `<strong>${prose.say((0, end.wC)(target))}</strong>: ${prose.say((0, headline.lA)(target))}`, reason = (0, reasons.WJ)(target, prose);
			if (target.fromMs === void 0) return (0, markdown.AU)(title, (0, markdown.qN)(reason));
			let course = courseOf(target, prose, {
				hides,
				env: {
					...env,
					GITHUB_RUN_ID: void 0
				},
				siteRepository: (0, end.zU)(target)?.repository?.name
			});
			return (0, markdown.AU)(title, (0, markdown.qN)([
				...reason,
				...course,
				...renderManyChanges(target, prose)
			]));
		}
	}),
	6074: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EG: () => withoutExitReports,
			LD: () => findExitReports,
			nR: () => timeOf
		});
		let ESCAPE = "\\u001b\\[[0-?]*[ -/]*[@-~]", LINE_START = `^(?:${ESCAPE}|[\\d \\t:.,/+TZ|>()\\[\\]-]){0,80}?\\[site-deploy\\] `, ID = "[0-9a-f]{40}|[0-9a-f]{64}", REPORT = RegExp(`${LINE_START}(?:commit=(?:none|(${ID})) shell=([^\\s\\u001b]{1,64})(?: line=(\\d{1,5}:\\d{1,3}))?|exit-status=(\\d{1,3}) commit=(?:none|(${ID})) run=([^\\s\\u001b]{1,64}))(?:${ESCAPE}|[ \\r])*$`, "gm");
		function findExitReports(log) {
			let reports = [], ends = new Map();
			for (let [, commit, shell, line = "", exitStatus, around, run = ""] of log.matchAll(REPORT)) if (exitStatus === void 0) ends.set(shell, {
				commit,
				line
			});
			else {
				let own = ends.get(run.split(".")[0]);
				reports.push({
					exitStatus: Number(exitStatus),
					commit: own?.commit ?? around,
					isCommitOfEnd: own?.commit !== void 0,
					line: own?.line.endsWith(`:${exitStatus}`) ? Number.parseInt(own.line, 10) : void 0,
					run
				});
			}
			return reports;
		}
		function timeOf({ run }) {
			let [, y, mo, d, h, mi, s] = /\.(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(run) ?? [], time = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
			return Number.isNaN(time) ? void 0 : time;
		}
		function withoutExitReports(log) {
			return log.replace(REPORT_WITH_BLANK_LINE, "").replace(/ +\( set "\$site_deploy_e"; .*$/gm, "");
		}
		let REPORT_WITH_BLANK_LINE = RegExp(`\\n?${LINE_START}(?:exit-status|commit)=\\w.*$\\n?`, "gm");
	}),
	3822: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KL: () => isFramed,
			Qu: () => framed,
			SM: () => hasThisFrame,
			ho: () => failedLineIn,
			problemOf: () => problemOf,
			sE: () => isForShell,
			yO: () => withoutFrame,
			yx: () => ownLineIn
		});
		var _api_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2258), _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6192), _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7691), _shell_script_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(973);
		let MARK = "# site-deploy: reports how this script ends.", BEFORE = `${MARK} Constant text; report-exit-status: false leaves it out.
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
trap 'site_deploy_status=$?; [ "\${site_deploy_end-}$site_deploy_status" != 0 ] || site_deploy_status=2; printf "\\n[site-deploy] exit-status=%s commit=%s run=%s\\n" "$site_deploy_status" "$(git rev-parse --verify HEAD 2>/dev/null || echo none)" "$$.$(date -u +%Y%m%dT%H%M%SZ)" 2>/dev/null || :; exit "$site_deploy_status"' EXIT
case $- in *e*) site_deploy_e=-e ;; *) site_deploy_e=+e ;; esac; set +e
{ ( set "$site_deploy_e"; trap '{ set +ex; } 2>/dev/null; site_deploy_commit=$(git rev-parse --verify HEAD 2>/dev/null || echo none); printf "\\n[site-deploy] commit=%s shell=%s%s\\n" "$site_deploy_commit" "$$" "\${site_deploy_line-}"' EXIT
site_deploy_file=\${BASH_SOURCE-}; [ -z "\${BASH_VERSION-}" ] || trap '{ case $-:\${BASH_SOURCE-} in *e*:"$site_deploy_file") site_deploy_line=" line=$((LINENO - site_deploy_top)):$?" ;; esac; } 2>/dev/null' ERR 2>/dev/null || :; site_deploy_top=\${LINENO-}
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
			let [, file = "", number = "", about = ""] = /^(\S*): (?:line )?(\d{1,5}): +(.+)$/.exec(error.trim()) ?? [], [, word = ""] = /^syntax error[^`"]*[`"]([^'"]+)/i.exec(about) ?? /^\d+ [A-Z]\w+(?: \w+)?(?: \(core dumped\))? +(\S+)/.exec(about) ?? /^([^:]+)/.exec(about) ?? [], { shebang, top, pin, own } = partsOf(script), added = linesIn(top + pin), line = `${shebang}${own}`.split("\n")[Number(number) - added - 1], isInOwn = Number(number) - added >= shebang.split("\n").length;
			if (added === 0 || word === "" || line === void 0 || !isInOwn) return;
			let isOther = own.split(/[\s"'/;]+/).includes(file.replace(/^.*\//, ""));
			return line.includes(word) || line.includes("$") && !isOther ? Number(number) - added : void 0;
		}
		function failedLineIn(script, line) {
			let { shebang, top, pin, own } = partsOf(script), text = own.split("\n")[line - linesIn(pin) - 1]?.trim();
			if (top === "" || !text || /\beval\b/.test(own)) return;
			return {
				text: text.replace(/\/\/[^\s/@]+@/g, "//***@"),
				number: line - linesIn(pin) + linesIn(shebang)
			};
		}
		function linesIn(text) {
			return text.split("\n").length - 1;
		}
		function partsOf(script) {
			let text = withLineFeeds(script);
			if (!text.includes(BEFORE)) return {
				shebang: "",
				top: "",
				pin: "",
				own: text
			};
			let [shebang = "", rest = ""] = text.split(BEFORE), [first = ""] = /^.*\n/.exec(rest) ?? [], pin = (0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__.A0)(first.trimEnd()) ? first : "";
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
		let NEEDS_SHELL = "a shell script (sh, bash, dash, ksh, zsh), as the exit report is one";
		function problemOf(script, reports, commit, pin) {
			if (script.trim() === "") return "a script; it is empty";
			if (reports && !isForShell(script)) return pin === void 0 ? `${NEEDS_SHELL}; or report-exit-status: false` : NEEDS_SHELL;
			if (reports && usesAliases(script)) return "a script with functions in place of aliases, which are not replaced in the frame of the exit report; or report-exit-status: false";
			if (script.includes("\0")) return "text without NUL characters";
			if (script.includes("\r")) return "LF line ends: a shell treats the carriage return of CRLF as part of each command";
			if (isFramed(script)) return "a script without the exit report, which the run puts around it";
			if (commit !== void 0 && !(0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__.Se)(script)) return `a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ${_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__.ot}`;
			if ((0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__.I)(script) !== void 0) return "a script without a line that exports SITE_DEPLOY_COMMIT";
			let { length } = [...reports ? framed(script, pin) : script];
			if (length <= _api_limits_js__WEBPACK_IMPORTED_MODULE_2__.W) return;
			return `at most ${_api_limits_js__WEBPACK_IMPORTED_MODULE_2__.W} characters with the exit report, not ${length}`;
		}
		function usesAliases(script) {
			let code = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_3__.K)(script);
			return (/^#!.*\b(?:da|a|k|z)?sh\b/.test(script) || /^[ \t]*shopt\b.*\bexpand_aliases\b/m.test(code)) && /^[ \t]*alias[ \t]+[\w.-]+=/m.test(code);
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
