"use strict";
exports.id = 952;
exports.ids = [952];
exports.modules = {
	6952: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			compareScript: () => compareScript,
			sectionsOf: () => sectionsOf
		});
		var count = __webpack_require__(3152), outcome_end = __webpack_require__(8405), failure = __webpack_require__(3434), exit_report = __webpack_require__(6074), sanitizer = __webpack_require__(1854), headline = __webpack_require__(3032), links = __webpack_require__(6531), log_lines = __webpack_require__(370), markdown = __webpack_require__(569), duration = __webpack_require__(6851), reasons = __webpack_require__(6187);
		function outcomeInWords(outcome) {
			return outcome === "unknown" ? "end not seen" : outcome.replace("-", " ");
		}
		function renderOperations({ outcome, results, facts }, prose) {
			if (facts?.findings !== void 0 && (0, failure.Kg)(outcome)) return "";
			let quiet = (wanted) => results.filter((end) => end.outcome === wanted && end.changes.length === 0), below = {
				"Every run does this": results.filter((end) => end.outcome === "planned" && end.traits.repeats),
				Unchanged: quiet("unchanged"),
				"Not run": outcome === "planned" ? [] : quiet("not-run")
			}, told = Object.values(below).flat(), inShort = ({ operation, changes }) => prose.say(changes.length === 0 ? operation : `${operation} (${changes.join("; ")})`), lines = Object.entries(below).filter(([, those]) => those.length > 0).map(([title, those]) => `${title}: ${prose.list(those, inShort, "operations").join(", ")}`), rows = results.filter((result) => !told.includes(result));
			return (0, markdown.qN)([prose.bullets(rows, (result) => itemOf(result, prose), "operations"), lines.join("<br>\n")]);
		}
		function itemOf(end, { say, list }) {
			let { operation, outcome, durationMs, changes, restored, traits } = end, isOdd = outcome === "failed" || outcome === "unknown", many = changes.length > 1 ? `${changes.length} changes` : "", [first = outcomeInWords(outcome), ...others] = [
				isOdd ? outcomeInWords(outcome) : many,
				...list(changes, say, "changes"),
				say(restored?.sentence ?? "")
			].filter((text) => text !== ""), isToldAbove = traits.deploys === !0 && outcome === "changed", took = durationMs >= outcome_end.xz && outcome !== "planned" && !isToldAbove ? ` (${(0, duration.a3)(durationMs).replaceAll(" ", "&nbsp;")})` : "", odd = isOdd ? `${headline._z[outcome].emoji} ` : "";
			return [`${restored?.state === "put-back" ? "↩️ " : odd}${(0, markdown.SS)(operation)} ${first}${took}`, ...others.map((line) => `  - ${line}`)].join("\n");
		}
		function renderPlans({ targets }, prose) {
			let planOf = (target) => renderOperations({
				...target,
				results: (0, outcome_end.sb)(target)
			}, prose), isChanging = (target) => (0, outcome_end.r2)(target).length > 0, planned = targets.filter(({ outcome }) => outcome === "planned"), tell = ([plan, those]) => {
				let { who, names } = (0, reasons.BV)(those, prose), title = `<strong>${who}:</strong> ${those.slice(0, 1).map(headline.lA).map(markdown.FV)}`;
				return (0, markdown.AU)(title, (0, markdown.qN)([names, plan]), those.some(isChanging));
			}, plans = [...Map.groupBy(planned, planOf)];
			return (0, markdown.qN)(prose.list(plans, tell, "plans: see the output `plan`"));
		}
		var script_frame = __webpack_require__(3822);
		async function compareScript(script, { redact }) {
			if (script === void 0 || script.before === script.after) return;
			let { before, after } = script, { createPatch, OMIT_HEADERS } = await __webpack_require__.e(23).then(__webpack_require__.bind(__webpack_require__, 4023)), was = (0, sanitizer.aj)((0, script_frame.yO)(before ?? ""), redact), is = (0, sanitizer.aj)((0, script_frame.yO)(after ?? ""), redact), options = {
				context: 3,
				maxEditLength: 500,
				headerOptions: OMIT_HEADERS
			}, patch = createPatch("", signed("", was), signed("", is), "", "", options) ?? `@@ -1,${was.length} +1,${is.length} @@\n${signed("-", was)}${signed("+", is)}`;
			return {
				lines: patch.replace(/(?:^-.*\n?)+/gm, (gone) => `-(${(0, count.U)(gone.trimEnd().split("\n").length, "line")} of the present script)\n`).split("\n").filter((line) => line !== ""),
				added: patch.match(/^\+/gm)?.length ?? 0,
				removed: patch.match(/^-/gm)?.length ?? 0
			};
		}
		function signed(sign, lines) {
			return lines.map((line) => `${sign}${line}\n`).join("");
		}
		function renderDiff({ results, scriptDiff }, { measure, line, list }) {
			if (scriptDiff === void 0) return "";
			let { lines, added, removed } = scriptDiff, result = results.find(({ traits }) => traits.section === "script-diff"), isMade = result === void 0 || result.outcome === "changed", counts = `<code>+${added} −${removed}</code>`, title = `Deploy script: ${lines.length === 0 ? "differs only in the exit report, or in hidden text" : counts}${isMade ? "" : ` (${outcomeInWords(result.outcome)})`}`;
			if (lines.length === 0) return title;
			let isOpen = !measure.isBrief && result?.outcome === "planned";
			return (0, markdown.AU)(title, (0, markdown.DV)("diff", list(lines, line, "lines")), isOpen);
		}
		let HEAD = [
			"gantt",
			"  dateFormat x",
			"  axisFormat %s s",
			"  todayMarker off"
		], TAGS = {
			waiting: "done, ",
			running: "active, ",
			settling: "done, "
		}, ENDS = {
			failed: " (failed)",
			unknown: " (end not seen)"
		};
		function drawTimeline({ results, rollback, facts }) {
			let deploy = facts?.deploy;
			if (deploy?.followed !== !0) return "";
			let bars = barsOf(deploy, results.findLast(({ traits, outcome }) => traits.deploys && outcome !== "not-run")?.outcome), { deploy: second, durationMs = 0 } = rollback ?? {}, triggeredMs = deploy.durationMs + durationMs - (second?.durationMs ?? 0), again = second === void 0 ? [] : barsOf(second, rollback?.outcome, triggeredMs);
			if (bars.length + again.length < 2) return "";
			let sections = [
				"  section deploy",
				...bars,
				...second === void 0 ? [] : ["  section rollback"]
			], ticks = deploy.durationMs + durationMs < 1e4 ? ["  tickInterval 1second"] : [];
			return (0, markdown.DV)("mermaid", [
				...HEAD,
				...ticks,
				...sections,
				...again
			]);
		}
		function barsOf({ timeline, evidence, durationMs }, outcome, triggeredMs = 0) {
			let starts = timeline.flatMap(({ atMs, begins }) => begins ? {
				atMs,
				begins
			} : []), turns = starts.filter(({ begins }, nth) => begins !== starts[nth - 1]?.begins), last = turns.at(-1)?.begins, isOfScript = outcome === "failed" && last === "settling" && evidence.length === 0;
			return turns.flatMap(({ atMs, begins }, nth) => {
				let endMs = turns[nth + 1]?.atMs ?? durationMs;
				if (endMs - atMs < 1e3) return [];
				let words = begins === "waiting" ? "waiting for the log" : begins.replace("-", " "), end = begins === (isOfScript ? "running" : last) ? ENDS[outcome ?? ""] : void 0, tags = end === void 0 ? TAGS[begins] ?? "" : "crit, ";
				return `  ${`${words} ${(0, duration.a3)(endMs - atMs)}${end ?? ""}`} :${tags}${triggeredMs + atMs}, ${triggeredMs + endMs}`;
			});
		}
		function tellEvents({ facts, rollback }, { say }) {
			let deploys = {
				deploy: facts?.deploy,
				rollback: rollback?.deploy
			};
			return Object.entries(deploys).map(([name, deploy]) => {
				let rows = [...Map.groupBy(deploy?.timeline ?? [], ({ atMs }) => (0, duration.a3)(atMs))].map(([time, events]) => [time, say(events.map(({ what }) => what).join("; "))]), table = (0, markdown.c_)(["After the trigger", "Event"], rows);
				return rows.length === 0 ? "" : (0, markdown.AU)(`Events of the ${name}`, table);
			});
		}
		let sectionsOf = (report, prose, places) => report.list === void 0 ? sectionsOfRun(report, prose, places) : sectionsOfList(report, prose, places);
		function sectionsOfRun(run, prose, places) {
			let told = [
				(0, reasons.pe)(run),
				...courseOf(run, prose, places),
				renderGoesOut(run, prose, places),
				howToApply(run)
			], diff = renderDiff(run, prose);
			if (prose.measure.isBrief) return [...told, diff];
			let findings = renderFindings(run.facts?.findings, prose, places), log = (0, failure.Kg)(run.outcome) ? renderLogTail(run) : "";
			return [
				...told,
				findings,
				drawTimeline(run),
				diff,
				log,
				...tellEvents(run, prose)
			];
		}
		function courseOf(run, prose, places) {
			return [
				(0, links.UE)(run, places),
				(0, failure.Kg)(run.outcome) || prose.measure.isBrief ? "" : renderLogTail(run),
				renderOperations(run, prose)
			];
		}
		function renderLogTail({ outcome, facts, rollback }) {
			let name = rollback === void 0 ? "Deploy log" : "Log of the failed deploy", log = (0, exit_report.EG)(facts?.deployLog ?? "").trimEnd();
			if (log === "") return "";
			let lines = (0, sanitizer.w$)(log, 8e4).split("\n").slice(-200), title = `${name}, ${lines.join("\n") === log ? "" : "the last "}${(0, count.U)(lines.length, "line")}`, whole = (0, markdown.AU)(title, (0, markdown.DV)("", lines));
			if ((0, failure.Kg)(outcome) || facts?.deploy?.evidence.length !== 0) return whole;
			let end = `**The end of the ${name.toLowerCase()}**\n\n${(0, markdown.DV)("", lines.slice(-12))}`;
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
			let deployed = targets.filter(({ results, outcome }) => outcome !== "superseded" && results.some(({ traits }) => traits.deploys)), groups = Map.groupBy(deployed, ({ facts }) => `${facts?.live?.commit} ${facts?.live?.ours}`), tell = (those) => {
				let [first] = those, { ours = "", goesOut = [] } = first?.facts?.live ?? {}, [lead, ...subjects] = goesOut.map(prose.say);
				if (first === void 0 || lead === void 0 || ours === "") return "";
				let title = `${those.length === targets.length ? "" : `${(0, reasons.BV)(those, prose).who}: `}<code>${prose.say(ours.slice(0, 7))}</code> ${lead}`, listed = subjects.map((subject) => `- ${subject}`).join("\n"), body = (0, markdown.qN)([listed, (0, links.uM)("Compare on GitHub", (0, links.XH)(first, places), places)]);
				return body === "" ? title : (0, markdown.AU)(title, body, subjects.length <= 5);
			};
			return (0, markdown.qN)(prose.list([...groups.values()], tell, "lists of commits"));
		}
		function howToApply(end) {
			if (end.outcome !== "planned" || (0, outcome_end.sb)(end).length === 0) return "";
			let inputs = (0, markdown.DV)("yaml", ["dry-run: false", `plan-hash: ${end.planHash}`]), folded = (0, markdown.AU)("Apply exactly this plan, or nothing", `Run again with these inputs, and all others as in this run. If the plan has changed in the meantime, nothing is written.\n\n${inputs}`);
			return (0, markdown.qN)(["This was a dry run: nothing was written. **To apply the plan,** run again with `dry-run: false`.", end.planHash === void 0 ? "" : folded]);
		}
		function howToRunTheRest(report) {
			if (!(0, log_lines.BU)(report)) return "";
			let list = report.unfinished && (0, markdown.AU)("The targets of the next run", (0, markdown.DV)("json", [report.unfinished]));
			return (0, markdown.qN)(["**To run the rest,** use the output `unfinished` as the input `targets` of the next run.", list]);
		}
		function sectionsOfList(report, prose, places) {
			let { targets, outcome } = report, told = [
				(0, reasons.e1)(report, prose),
				howToRunTheRest(report),
				(0, links.UE)(report, places),
				renderPlans(report, prose),
				renderGoesOut(report, prose, places),
				howToApply(report),
				outcome === "planned" || targets.length === 0 ? "" : targetTable(report, prose)
			];
			if (prose.measure.isBrief) return told;
			let cancelled = targets.filter((target) => target.outcome === "cancelled"), details = [...targets.filter(outcome_end.WN), ...cancelled].map((target) => renderDetails(target, prose, places));
			return [...told, ...details];
		}
		function targetTable({ targets }, prose) {
			let { say, measure } = prose, failed = targets.filter(outcome_end.WN), most = Math.max(measure.items, measure.isBrief ? 0 : failed.length), rows = [...new Set([...failed, ...targets])].slice(0, most).map((target) => {
				let { server, site, batch, facts, rollback } = target, { emoji, tone } = (0, headline.oX)(target), mark = tone === "good" || tone === "planned" ? "" : emoji, left = (0, outcome_end.WN)(target) && rollback?.outcome !== "changed" ? facts?.deploy?.commit : void 0, end = (0, markdown.oR)([(0, headline.lA)(target), left?.slice(0, 7) ?? ""], ", on "), name = site === "" ? "(the server itself)" : say(site);
				return [
					say(server),
					name,
					`${batch}`,
					(0, markdown.oR)([mark, say(end)], " ")
				];
			}), table = (0, markdown.c_)([
				"Server",
				"Site",
				"Batch",
				"Result"
			], rows), more = targets.length - rows.length, note = more > 0 ? `${(0, count.U)(more, "more target")}: see the output \`targets\`.` : "", body = (0, markdown.qN)([table, note]);
			if (rows.length <= 20) return body;
			return (0, markdown.AU)(`${more > 0 ? `${rows.length} of` : "All"} ${targets.length} targets`, body);
		}
		function renderDetails(target, prose, { hides, env }) {
			let title = `<strong>${prose.say((0, outcome_end.wC)(target))}</strong>: ${prose.say((0, headline.lA)(target))}`, places = {
				hides,
				siteRepository: (0, outcome_end.zU)(target)?.repository?.name,
				env: {
					...env,
					GITHUB_RUN_ID: void 0
				}
			};
			return (0, markdown.AU)(title, (0, markdown.qN)([...(0, reasons.WJ)(target, prose), ...courseOf(target, prose, places)]));
		}
	}),
	6074: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EG: () => withoutExitReports,
			LD: () => findExitReports,
			nR: () => timeOf
		});
		let ESCAPE = "\\u001b\\[[0-?]*[ -/]*[@-~]", LINE_START = `^(?:${ESCAPE}|[\\d \\t:.,/+TZ|>()\\[\\]-]){0,80}?\\[site-deploy\\] `, COMMIT_ID = "[0-9a-f]{40}|[0-9a-f]{64}", REPORT = RegExp(`${LINE_START}(?:commit=(?:none|(${COMMIT_ID})) shell=([^\\s\\u001b]{1,64})(?: line=(\\d{1,5}:\\d{1,3}))?|exit-status=(\\d{1,3}) commit=(?:none|(${COMMIT_ID})) run=([^\\s\\u001b]{1,64}))(?:${ESCAPE}|[ \\r])*$`, "gm");
		function findExitReports(log) {
			let ends = new Map(), late, lines = [...(log ?? "").matchAll(REPORT)];
			return lines.flatMap((found, at) => {
				let [, , shell, , exitStatus, around, run = ""] = found;
				if (exitStatus === void 0) {
					found !== late && ends.set(shell, found);
					return [];
				}
				let [own] = run.split(".");
				late = !ends.has(own) && lines[at + 1]?.[2] === own ? lines[at + 1] : void 0;
				let [, commit, , line = ""] = ends.get(own) ?? late ?? [];
				ends.delete(own);
				return {
					exitStatus: Number(exitStatus),
					commit: commit ?? around,
					isCommitOfEnd: commit !== void 0,
					line: line.endsWith(`:${exitStatus}`) ? Number.parseInt(line, 10) : void 0,
					run
				};
			});
		}
		function timeOf({ run }) {
			let [, y, mo, d, h, mi, s] = /\.(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(run) ?? [], time = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
			return Number.isNaN(time) ? void 0 : time;
		}
		function withoutExitReports(log) {
			return log.replace(REPORT_WITH_BLANK_LINE, "").replace(/ +\( set "\$site_deploy_e"; .*$/gm, "");
		}
		let REPORT_WITH_BLANK_LINE = RegExp(`\\n?${LINE_START}(?:exit-status|commit)=\\w.*$\\n?`, "gm");
	})
};
