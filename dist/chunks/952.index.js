"use strict";
exports.id = 952;
exports.ids = [952, 822];
exports.modules = {
	6952: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			compareScript: () => compareScript,
			sectionsOf: () => sectionsOf
		});
		var count = __webpack_require__(3152), duration = __webpack_require__(6851), outcome_end = __webpack_require__(8405), failure = __webpack_require__(3434), exit_report = __webpack_require__(6074), sanitizer = __webpack_require__(1854), headline = __webpack_require__(3032), links = __webpack_require__(6531), log_lines = __webpack_require__(370), markdown = __webpack_require__(569), reasons = __webpack_require__(6187);
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
			].filter((text) => text !== ""), isToldAbove = traits.deploys === !0 && status === "changed", took = durationMs >= outcome_end.xz && status !== "planned" && !isToldAbove ? ` (${(0, duration.a)(durationMs).replaceAll(" ", "&nbsp;")})` : "";
			return [`${isPutBack ? "↩️ " : isOdd ? `${headline.BJ[status].emoji} ` : ""}${(0, markdown.SS)(operation)} ${first}${took}`, ...others.map((line) => `  - ${line}`)].join("\n");
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
					results: (0, outcome_end.sb)(target)
				};
				return (0, markdown.qN)([renderOperations(run, prose), ...renderManyChanges(run, prose)]);
			}, isChanging = (target) => (0, outcome_end.r2)(target).length > 0, planned = targets.filter(({ outcome }) => outcome === "planned"), first = [...planned.filter(isChanging), ...planned.filter((target) => !isChanging(target))], tell = ([plan, those], nth) => {
				let { who, names } = (0, reasons.BV)(those, prose), title = `<strong>${who}:</strong> ${those.slice(0, 1).map(headline.lA).map(markdown.FV)}`;
				return (0, markdown.AU)(title, (0, markdown.qN)([names, plan]), those.some(isChanging) && nth < 3);
			}, plans = [...Map.groupBy(first, planOf)];
			return (0, markdown.qN)(prose.list(plans, tell, "plans: see the output `plan`"));
		}
		var script_frame = __webpack_require__(3822);
		async function compareScript(script, { redact }) {
			if (script === void 0 || script.before === script.after) return;
			let { before, after } = script, { createPatch, OMIT_HEADERS } = await __webpack_require__.e(23).then(__webpack_require__.bind(__webpack_require__, 4023)), [was = [], is = []] = [before, after].map((text) => (0, sanitizer.aj)((0, script_frame.yO)(text ?? ""), redact)), options = {
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
			let { lines, added, removed, exitReport } = scriptDiff, counts = lines.length === 0 ? "" : `<code>+${added} −${removed}</code>`, told = (0, markdown.oR)([counts, exitReport ? `exit report ${exitReport}` : ""], ", "), result = results.find(({ traits }) => traits.section === "script-diff"), isMade = result === void 0 || result.status === "changed", title = `Deploy script: ${told || "differs only in hidden text, such as a secret"}${isMade ? "" : ` (${wordsOf(result.status)})`}`;
			if (lines.length === 0) return title;
			let shown = lines.slice(0, measure.lines).map(line), rest = lines.length - shown.length, note = rest === 0 ? "" : `${(0, count.U)(rest, "line")} of this diff left out, as there is no room for more.`, isOpen = !measure.isBrief && result?.status === "planned" && lines.length <= 40;
			return (0, markdown.AU)(title, (0, markdown.qN)([(0, markdown.DV)("diff", shown), note]), isOpen);
		}
		let TAGS = {
			waiting: "done, ",
			running: "active, ",
			settling: "done, "
		}, SHORTEST_MS = 1e3;
		function drawTimeline({ results, outcome, rollback, facts }) {
			let deploy = facts?.deploy;
			if (deploy?.followed !== !0) return "";
			let nth = results.findLastIndex(({ traits, status }) => traits.deploys && status !== "not-run"), endMs = 0, operations = results.map(({ operation, durationMs }) => {
				let fromMs = endMs;
				endMs += durationMs;
				return {
					title: /^[a-z-]+$/.test(operation) ? operation : "operation",
					fromMs,
					toMs: endMs,
					tags: "done, "
				};
			}), deployedMs = operations[nth]?.toMs ?? endMs, end = rollback === void 0 ? outcome : "failed", chart = {
				before: operations.slice(0, nth),
				deploy: phasesOf(deploy, end, Math.max(0, deployedMs - deploy.durationMs)),
				rollback: rollback === void 0 ? [] : rollbackBars(rollback, deployedMs),
				after: operations.slice(nth + 1)
			};
			return gantt(chart, Math.max(SHORTEST_MS, endOf(Object.values(chart).flat()) / 200));
		}
		function drawBatches(targets) {
			let begun = targets.filter(({ fromMs }) => fromMs !== void 0), bars = [...Map.groupBy(begun, ({ batch }) => batch)].map(([batch, those]) => {
				let failed = those.filter(outcome_end.WN).length, spans = those.map(({ fromMs = 0, durationMs }) => ({
					fromMs,
					toMs: fromMs + durationMs
				}));
				return {
					title: `batch ${batch}, ${(0, count.U)(those.length, "target")},`,
					fromMs: Math.min(...spans.map(({ fromMs }) => fromMs)),
					toMs: endOf(spans),
					...failed > 0 ? {
						tags: "crit, ",
						end: ` (${failed} failed)`
					} : { tags: "active, " }
				};
			});
			return endOf(bars) < SHORTEST_MS ? "" : gantt({ batches: bars });
		}
		function endOf(spans) {
			return Math.max(...spans.map(({ toMs }) => toMs));
		}
		function rollbackBars({ durationMs, deploy, status }, fromMs) {
			let triggeredMs = fromMs + durationMs - (deploy?.durationMs ?? 0), phases = deploy === void 0 ? [] : phasesOf(deploy, status, triggeredMs);
			return [{
				title: "putting back",
				fromMs,
				toMs: triggeredMs,
				tags: "done, "
			}, ...phases];
		}
		function phasesOf(deploy, outcome, triggeredMs) {
			let starts = deploy.timeline.flatMap(({ atMs, begins }) => begins ? {
				atMs,
				begins
			} : []), turns = starts.filter(({ begins }, nth) => begins !== starts[nth - 1]?.begins), last = turns.at(-1)?.begins, blamed = last === "settling" && deploy.evidence.length === 0 ? "running" : last;
			return turns.map(({ atMs, begins }, nth) => {
				let isFailed = outcome === "failed" && begins === blamed, isCutShort = nth === turns.length - 1 && /^(cancelled|timed_out|unknown)$/.test(outcome), end = isFailed ? " (failed)" : isCutShort ? " (end not seen)" : "", tags = isCutShort ? "crit, active, " : isFailed ? "crit, " : TAGS[begins] ?? "", title = begins === "waiting" ? "waiting for the log" : begins.replace("-", " "), toMs = triggeredMs + (turns[nth + 1]?.atMs ?? deploy.durationMs);
				return {
					title,
					fromMs: triggeredMs + atMs,
					toMs,
					tags,
					end
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
		}, BLACK = "#111111", THEME = {
			gantt: {
				leftPadding: 64,
				rightPadding: 24,
				barHeight: 22,
				barGap: 6,
				fontSize: 12
			},
			themeVariables: {
				...Object.fromEntries(Object.entries(COLOURS).flatMap(([bar, colour]) => ["Bkg", "Border"].map((part) => [`${bar}${part}Color`, colour]))),
				taskTextColor: BLACK,
				taskTextDarkColor: BLACK,
				taskTextLightColor: BLACK,
				sectionBkgColor: "#8c959f22",
				sectionBkgColor2: "#8c959f22",
				altSectionBkgColor: "#8c959f08"
			}
		};
		function gantt(chart, shortestMs = 0) {
			let all = Object.values(chart).flat(), isDrawn = ({ fromMs, toMs }) => toMs - fromMs >= shortestMs;
			if (all.filter(isDrawn).length < 2) return "";
			let seconds = endOf(all) / 1e3, [unit, factor] = seconds <= 150 ? ["s", 1] : ["min", 60], units = seconds / factor, tick = TICKS.find((step) => units / step <= 8) ?? Math.ceil(units / 8), sections = Object.entries(chart).flatMap(([section, bars]) => {
				let tasks = bars.filter(isDrawn).map(({ title, fromMs, toMs, tags, end = "" }) => {
					let [from, to] = [Math.round(fromMs / factor), Math.round(toMs / factor)];
					return `  ${`${title} ${(0, duration.a)(toMs - fromMs)}${end}`} :${tags}${from}, ${Math.max(to, from + 1)}`;
				});
				return tasks.length === 0 ? [] : [`  section ${section}`, ...tasks];
			});
			return (0, markdown.DV)("mermaid", [
				`%%${JSON.stringify({ init: THEME }).replace(/^\{"init":/, "{init: ")}%%`,
				"gantt",
				"  dateFormat x",
				`  axisFormat %s ${unit}`,
				`  tickInterval ${tick}second`,
				"  todayMarker off",
				...sections
			]);
		}
		function tellEvents({ facts, rollback }, { say }) {
			let deploys = {
				deploy: facts?.deploy,
				rollback: rollback?.deploy
			};
			return Object.entries(deploys).map(([name, deploy]) => {
				let rows = [...Map.groupBy(deploy?.timeline ?? [], ({ atMs }) => (0, duration.a)(atMs))].map(([time, events]) => [time, say(events.map(({ what }) => what).join("; "))]), table = (0, markdown.c_)(["After the trigger", "Event"], rows);
				return rows.length === 0 ? "" : (0, markdown.AU)(`Events of the ${name}`, table);
			});
		}
		let sectionsOf = (report, prose, places) => report.list === void 0 ? sectionsOfRun(report, prose, places) : sectionsOfList(report, prose, places);
		function sectionsOfRun(run, prose, places) {
			let told = [
				...courseOf(run, prose, places),
				renderGoesOut(run, prose, places),
				howToApply(run)
			], changes = [...renderManyChanges(run, prose), renderDiff(run, prose)];
			if (prose.measure.isBrief) return [...told, ...changes];
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
			let { tables, yaml, page } = findings, told = (cells) => cells.map(say), drawn = tables.map(({ head, rows }) => (0, markdown.c_)(head, rows.map(told))), copied = (0, markdown.DV)("yaml", ["vocabulary: |", ...yaml.map((text) => `  ${line(text)}`)]), toCopy = yaml.length === 0 ? "" : `**Add to your step:**\n\n${copied}`;
			return (0, markdown.qN)([
				...drawn,
				toCopy,
				`Explained in ${(0, links.ln)(page, places)}.`
			]);
		}
		function renderGoesOut({ targets }, prose, places) {
			let groups = Map.groupBy(targets, ({ facts }) => `${facts?.live?.commit} ${facts?.live?.ours}`), tell = (those) => {
				let [first] = those;
				if (first === void 0) return "";
				let { ours, goesOut = [] } = first.facts?.live ?? {}, [lead, ...subjects] = goesOut.map(prose.say), isDeployed = first.results.some(({ traits }) => traits.deploys) && first.outcome !== "superseded";
				if (!ours || !lead || !isDeployed) return "";
				let title = `${groups.size === 1 ? "" : `${(0, reasons.BV)(those, prose).who}: `}<code>${prose.say(ours.slice(0, 7))}</code> ${lead}`, body = (0, markdown.qN)([subjects.map((subject) => `- ${subject}`).join("\n"), (0, links.uM)("Compare on GitHub", (0, links.XH)(first, places), places)]);
				return body === "" ? title : (0, markdown.AU)(title, body, subjects.length <= 5);
			};
			return (0, markdown.qN)(prose.list([...groups.values()], tell, "lists of commits"));
		}
		function howToApply(end) {
			if (end.outcome !== "planned" || (0, outcome_end.sb)(end).length === 0) return "";
			let how = "This was a dry run: nothing was written. **To apply the plan,** run again with `dry-run: false`.";
			if (end.planHash === void 0) return how;
			let inputs = (0, markdown.DV)("yaml", ["dry-run: false", `plan-hash: ${end.planHash}`]);
			return (0, markdown.qN)([how, (0, markdown.AU)("Apply exactly this plan, or nothing", `Run again with these inputs, and all others as in this run. If the plan has changed in the meantime, nothing is written.\n\n${inputs}`)]);
		}
		function howToRunTheRest(report) {
			if (!(0, log_lines.BU)(report)) return "";
			let list = report.unfinished && (0, markdown.AU)("The targets of the next run", (0, markdown.DV)("json", [report.unfinished]));
			return (0, markdown.qN)(["**To run the rest,** use the output `unfinished` as the input `targets` of the next run.", list]);
		}
		function sectionsOfList(report, prose, places) {
			let { targets, outcome, list } = report, told = [
				(0, reasons.e1)(report, prose),
				howToRunTheRest(report),
				(0, links.UE)(report, places),
				renderPlans(report, prose),
				renderGoesOut(report, prose, places),
				howToApply(report),
				outcome === "planned" || targets.length === 0 ? "" : targetTable(report, prose)
			];
			if (prose.measure.isBrief) return told;
			let cancelled = targets.filter((target) => target.outcome === "cancelled" && target.fromMs !== void 0), details = [...targets.filter(outcome_end.WN), ...cancelled].map((target) => renderDetails(target, prose, places));
			return [
				...told,
				list?.isMerged ? "" : drawBatches(targets),
				...details
			];
		}
		function targetTable({ targets }, prose) {
			let { isBrief, items } = prose.measure, failed = targets.filter(outcome_end.WN), most = isBrief ? items : Math.max(500, failed.length), shown = targets.length <= most ? targets : [...new Set([...failed, ...targets])].slice(0, most), isBatched = targets.some(({ batch }) => batch > 1), rows = shown.map((target) => [
				prose.say(target.server),
				target.site === "" ? "(the server itself)" : prose.say(target.site),
				...isBatched ? [String(target.batch)] : [],
				resultOf(target, prose)
			]), table = (0, markdown.c_)([
				"Server",
				"Site",
				...isBatched ? ["Batch"] : [],
				"Result"
			], rows), more = targets.length - rows.length, note = more > 0 ? `${(0, count.U)(more, "more target")}: see the output \`targets\`.` : "", body = (0, markdown.qN)([table, note]);
			if (rows.length <= 20) return body;
			return (0, markdown.AU)(`${more > 0 ? `${rows.length} of` : "All"} ${targets.length} targets`, body);
		}
		function resultOf(target, { say }) {
			let { outcome, fromMs, durationMs, rollback, facts } = target, { emoji, tone } = (0, headline.Li)(target), lead = tone === "good" || tone === "planned" || emoji === "" ? "" : `${emoji} `, took = (0, failure.Kg)(outcome) || fromMs === void 0 ? "" : ` (${(0, duration.a)(durationMs)})`, commit = (0, outcome_end.WN)(target) && rollback?.status !== "changed" ? facts?.deploy?.commit : void 0, at = commit === void 0 ? "" : `, on ${(0, markdown.SS)(commit.slice(0, 7))}`;
			return `${lead}${say((0, headline.lA)(target))}${took}${at}`;
		}
		function renderDetails(target, prose, { hides, env }) {
			let title = `<strong>${prose.say((0, outcome_end.wC)(target))}</strong>: ${prose.say((0, headline.lA)(target))}`, reason = (0, reasons.WJ)(target, prose), course = courseOf(target, prose, {
				hides,
				siteRepository: (0, outcome_end.zU)(target)?.repository?.name,
				env: {
					...env,
					GITHUB_RUN_ID: void 0
				}
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
			return partsOf(script ?? "").top !== "";
		}
		function withoutFrame(script) {
			let { shebang, pin, own } = partsOf(script);
			return shebang + pin + own;
		}
		function ownLineIn(error, script) {
			let [, file = "", shown, about = ""] = /^(\S*): (?:line )?(\d{1,5}): +(.+)$/.exec(error.trim()) ?? [], [, word = ""] = /^syntax error[^`"]*[`"]([^'"]+)/i.exec(about) ?? /^\d+ [A-Z]\w+(?: \w+)?(?: \(core dumped\))? +(\S+)/.exec(about) ?? /^([^:]+)/.exec(about) ?? [], { shebang, top, pin, own } = partsOf(script), number = Number(shown) - linesIn(top + pin), line = `${shebang}${own}`.split("\n")[number - 1];
			if (top === "" || word === "" || line === void 0 || number <= linesIn(shebang)) return;
			let isOther = own.split(/[\s"'/;]+/).includes(file.replace(/^.*\//, ""));
			return line.includes(word) || line.includes("$") && !isOther ? number : void 0;
		}
		function failedLineIn(script, line) {
			let { shebang, top, pin, own } = partsOf(script), number = line - linesIn(pin), text = own.split("\n")[number - 1]?.trim();
			if (top === "" || !text || /\beval\b/.test(own)) return;
			return {
				text: text.replace(/\/\/[^\s/@]+@/g, "//***@"),
				number: number + linesIn(shebang)
			};
		}
		function linesIn(text) {
			return text.split("\n").length - 1;
		}
		function partsOf(script) {
			let text = script.replaceAll("\r\n", "\n");
			if (!text.includes(BEFORE)) return {
				shebang: "",
				top: "",
				pin: "",
				own: text
			};
			let [shebang = "", rest = ""] = text.split(BEFORE), [first = ""] = /^.*\n/.exec(rest) ?? [], pin = _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__.b.test(first.trimEnd()) ? first : "";
			return {
				shebang,
				top: BEFORE,
				pin,
				own: rest.slice(pin.length).replace(LAST_LINES, "")
			};
		}
		let LAST_LINES = /\)\n.*site_deploy_end; \}\s*$/;
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
			I: () => pinnedCommit,
			Se: () => usesCommit,
			Zl: () => needsCommit,
			b: () => PIN_LINE
		});
		var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
		let PIN_LINE = /^export SITE_DEPLOY_COMMIT=([0-9a-f]{64}|[0-9a-f]{40})$/, PLAIN_USE = /(?<!\\)\$(?:SITE_DEPLOY_COMMIT\b|\{SITE_DEPLOY_COMMIT\})/, USE = /(?<!\\)\$(?:\{[#!]?)?SITE_DEPLOY_COMMIT\b/;
		function usesCommit(script) {
			return USE.test((0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script));
		}
		function needsCommit(script) {
			let code = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script);
			return PLAIN_USE.test(code) && !/\bSITE_DEPLOY_COMMIT=/.test(code);
		}
		function pinnedCommit(script) {
			let text = (script ?? "").replaceAll("\r\n", "\n");
			if (!usesCommit(text)) return;
			return (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(text).split("\n").map((line) => PIN_LINE.exec(line)?.[1]).findLast(Boolean);
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
