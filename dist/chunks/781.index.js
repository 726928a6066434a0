"use strict";
exports.id = 781;
exports.ids = [781];
exports.modules = {
	2781: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var deploy_log = __webpack_require__(3122), deployments = __webpack_require__(2304), kept_text = __webpack_require__(7500), sites = __webpack_require__(8656), errors = __webpack_require__(8208), same_text = __webpack_require__(2705), deploy_signs = __webpack_require__(6038), exit_report = __webpack_require__(6074), script_frame = __webpack_require__(3822), body = __webpack_require__(2235);
		async function matchPatterns(text, { failurePatterns, successPatterns }, pause) {
			let lines = text.split(/\r\n|\n|\r/);
			(0, body.xZ)(text) && lines.shift();
			for (let pattern of failurePatterns) {
				let line = await findLine(lines, pattern, pause);
				if (line !== void 0) return {
					failure: {
						pattern: pattern.source,
						line
					},
					missing: void 0
				};
			}
			for (let pattern of successPatterns) if (await findLine(lines, pattern, pause) === void 0) return {
				failure: void 0,
				missing: pattern.source
			};
			return {
				failure: void 0,
				missing: void 0
			};
		}
		let PIECE = 16384;
		async function findLine(lines, pattern, pause) {
			for (let line of lines) for (let at = 0; at === 0 || at < line.length; at += PIECE) {
				await pause();
				let piece = line.slice(at, at + PIECE);
				if (pattern.matches(piece)) return piece;
			}
		}
		function createPause(clock, signal) {
			let pausedAt = clock.now();
			return async () => {
				if (clock.now() - pausedAt < 20) return;
				await clock.sleep(0, signal);
				pausedAt = clock.now();
			};
		}
		var advice = __webpack_require__(8966), wait = __webpack_require__(7707), duration = __webpack_require__(6851), outcomes = __webpack_require__(9962), endpoint = __webpack_require__(8495);
		function latestAt(looks, resource) {
			return looks.findLast((look) => look.resource === resource && look.error === void 0);
		}
		function nthAt(looks, resource) {
			return latestAt(looks, resource)?.nth ?? 0;
		}
		function troubleIn(looks) {
			let failed = looks.slice(1 + looks.findLastIndex(({ error }) => error === void 0)), { error, resource } = failed.at(-1) ?? {};
			if (error === void 0 || resource === void 0) return;
			let row = (isOfKind) => failed.slice(1 + failed.findLastIndex((look) => look.error !== void 0 && !isOfKind(look.error)));
			return {
				error,
				resource,
				holdMs: Math.min(endpoint.U5, error.retryAfterMs ?? 0),
				refusals: row((each) => !(0, errors.WG)(each) && !(0, errors.c4)(each)).length,
				silentSince: row(({ reason }) => reason !== "limited")[0]?.atMs,
				vanishedSince: row(errors.c4)[0]?.atMs
			};
		}
		var script_cause = __webpack_require__(2253), sanitizer = __webpack_require__(1854), shown_time = __webpack_require__(6403);
		function ourDeployment(atTrigger, looks) {
			let own = atTrigger.id === void 0 ? [] : looks, records = own.filter(({ resource }) => resource === "deployment"), shown = own.filter(({ deployment }) => deployment !== void 0), latest = records.slice(-3), isGone = latest.length === 3 && latest.every(isMissing), known = records.findLast((look) => look.deployment !== void 0 && !isMissing(look))?.deployment, final = shown.find(({ deployment }) => isFinal(deployment)), isRefused = records.slice(-2).length === 2 && records.every(isRefusal), unknown = records.some(isMissing) || isRefused ? "missing" : void 0, state = final?.deployment?.state ?? (known && (isGone ? "gone" : known.state)) ?? unknown, decides = atTrigger.id !== void 0 && state !== "missing" && state !== "other", end = final ?? (state === "gone" ? latest.at(-1) : void 0), found = (name) => shown.findLast(({ deployment }) => (deployment?.[name] ?? void 0) !== void 0)?.deployment?.[name], textless = looks.filter(({ nth }) => end !== void 0 && nth >= end.nth).filter(({ error, deployment }) => error ?? deployment?.text === null).length;
			return {
				decides,
				state,
				end: decides ? end : void 0,
				textless,
				commit: found("commit"),
				logId: found("logId"),
				text: found("text") ?? void 0
			};
		}
		let OFF_MS = 5e3;
		function checkId(atTrigger, shown, atMs) {
			let { site, log, serviceAt, triggeredAt } = atTrigger, { createdAt, logId, text } = shown ?? {}, isOlder = createdAt !== void 0 && ((0, shown_time.d8)(site.lastDeployAt, createdAt) || (0, shown_time.Y8)(createdAt, serviceAt, OFF_MS)), entries = log?.entries ?? [], reportsIn = (content) => (0, exit_report.LD)(content ?? ""), earlier = entries.flatMap(({ content }) => reportsIn(content)), own = reportsIn(text ?? void 0).at(-1), isReported = own && earlier.some((one) => one.run === own.run || ((0, exit_report.nR)(one) ?? 0) > ((0, exit_report.nR)(own) ?? Infinity)), entry = logId === void 0 ? void 0 : entries.find(({ id }) => id === logId);
			if (!isOlder && !isReported && entry === void 0) return atTrigger;
			let hasEndedSoon = site.lastDeployAt !== null && atMs <= triggeredAt + OFF_MS, hadEnded = reportsIn(entry?.content).length > 0 || hasEndedSoon;
			return {
				...atTrigger,
				id: void 0,
				droppedLogId: logId,
				isBehind: !isFinal(shown) || !hadEnded
			};
		}
		function isFinal(deployment) {
			return [
				"success",
				"failed",
				"cancelled"
			].includes(deployment?.state ?? "");
		}
		let isMissing = ({ deployment }) => deployment?.state === "missing", isRefusal = ({ error }) => error !== void 0 && !(0, errors.WG)(error), IN_DOUBT_MS = 8e3, NEXT_SIGN_MS = 12e4;
		function needsText({ atTrigger: { expects } }) {
			return expects.failurePatterns.length + expects.successPatterns.length > 0;
		}
		function unreadSince(s) {
			return s.deployment.decides ? unreadById(s) : unreadBySigns(s);
		}
		function unreadById(s) {
			let { deployment, looks, text, endNth, commit, atTrigger, report } = s, asked = (name) => looks.findLast(({ resource }) => resource === name)?.nth ?? 0;
			if (deployment.end === void 0) {
				if (looks.at(-1)?.resource === "own log") return "deployment";
				return endNth > nthAt(looks, "own log") ? "own log" : void 0;
			}
			if (text.key !== kept_text.ZF && deployment.textless < 3) return "own log";
			if (text.key !== kept_text.ZF && deployment.logId !== void 0 && asked("log") <= asked("own log")) return "log";
			let isCommitAwaited = atTrigger.expects.expectedCommit !== void 0 && commit === void 0, isProved = report !== void 0 && ((0, exit_report.nR)(report) ?? 0) > atTrigger.serviceAt - NEXT_SIGN_MS;
			return (isCommitAwaited ? asked("deployment") < asked("own log") : asked("deployment") === 0) && (isCommitAwaited || !isProved) ? "deployment" : void 0;
		}
		function unreadBySigns(s) {
			let { looks, site, log, reports, hasMoved, isFramed, deployment, endNth, status } = s, [siteNth, logNth] = [nthAt(looks, "site"), nthAt(looks, "log")];
			if (endNth > logNth + Math.min(1, reports.length)) return "log";
			let isReported = site.looks.at(-1)?.isLive === !0 && looks.at(-1)?.hasText === !0 || log.strange !== void 0 || reports.length > 0, isConfirmed = hasMoved && endNth >= logNth - 1;
			if (endNth > Math.max(siteNth, site.looks.at(-1)?.nth ?? 0) || isReported && !isConfirmed && logNth > siteNth) return "site";
			if (deployment.state === "other" && nthAt(looks, "deployment") < endNth) return "deployment";
			return hasMoved && !isReported && s.end === void 0 && status.latest !== "deploying" && isFramed === void 0 ? "script" : void 0;
		}
		function hasNoEnd({ deployment, status, report, hasMoved, log, end }) {
			if (deployment.decides) return deployment.end === void 0;
			let isShown = report !== void 0 || hasMoved || end !== void 0 || log.strange !== void 0;
			return status.latest === "deploying" || !isShown;
		}
		function isSettling(s) {
			let { deployment, now, endingAt = now, newsAt, site } = s;
			if (deployment.decides) return deployment.state === "success" && isTextNeeded(s) && now < endingAt + 5e3;
			let siteAt = site.looks.at(-1)?.atMs ?? 0, logAt = latestAt(s.looks, "log")?.atMs ?? 0, dueAt = [...isTextNeeded(s) && s.log.isReadable ? [logAt] : [], ...isDoubtful(s) ? [siteAt] : []];
			return (dueAt.length > 0 ? Math.min(...dueAt) : Math.max(siteAt, logAt)) - newsAt < patienceMs(s);
		}
		function isTextNeeded(s) {
			return s.report === void 0 && (s.isFramed === !0 || needsText(s));
		}
		function patienceMs(s) {
			let { end, report, hasMoved, status, site, isFramed, log, atTrigger, gainedAt = 0, endingAt = 0 } = s;
			if (end !== void 0 && !isDoubtful(s) && !isTextNeeded(s)) return 0;
			if (end === void 0 && report !== void 0) return hasMoved || report.exitStatus !== 0 && status.latest === void 0 ? 0 : IN_DOUBT_MS;
			let isMoveDue = end === "active" && (0, shown_time.d8)(atTrigger.site.lastDeployAt, null), isSeen = site.looks.some((look) => look.resource === "site" && look.siteStatus === "deploying");
			if (end !== void 0) return isDoubtful(s) && (isMoveDue || !isSeen) ? NEXT_SIGN_MS : IN_DOUBT_MS;
			if (log.hasEarlier) return NEXT_SIGN_MS;
			if (log.strange !== void 0) return !hasMoved && ((0, exit_report.nR)(log.strange) ?? 0) <= atTrigger.serviceAt ? NEXT_SIGN_MS : IN_DOUBT_MS;
			let isGrowing = log.deploys.length === 0 || gainedAt > endingAt + 1500, isOdd = ![
				void 0,
				"active",
				status.baseline
			].includes(status.latest);
			return (isFramed === !0 && log.isReadable ? isGrowing : isOdd) ? NEXT_SIGN_MS : IN_DOUBT_MS;
		}
		function isDoubtful({ end, status, site, hasMoved, report }) {
			let { latest, baseline } = status, isSure = hasMoved && site.looks.at(-1)?.siteStatus === latest || report !== void 0;
			return latest !== void 0 && latest !== "active" && latest !== "deploy-failed" || end !== void 0 && (baseline ?? end) === end && !isSure;
		}
		let READ_LOG = "Read the deploy log; fix the deploy script or the code, then run again.", LOOK_AFTER = "Look at the site and at the log of the service: something may have failed after the script.", VERDICTS = [
			{
				name: "two deploys ended differently",
				reason: "mixed-signs",
				why: othersOf,
				next: "Find out who else deploys this site (a concurrency group keeps runs apart), then run again."
			},
			{
				name: "the exit report is not from the time of the trigger",
				reason: "mixed-signs",
				why: ofAnotherTime,
				next: "Look at the site. If the report is of this deploy, correct the clock of the server."
			},
			{
				name: "our deployment is no longer shown and no failure was reported, or the end may be of a deploy that was already running",
				reason: "end-unseen",
				why: (s) => s.deployment.state === "gone" && !s.report?.exitStatus && "the service no longer shows the deployment" || (s.atTrigger.isBehind || s.log.hasDropped || s.log.hasEarlier && !isTold(s)) && "overtaken: the end that was seen may be of a deploy that was already running before the trigger",
				next: "Look at the site. A concurrency group keeps runs apart."
			},
			{
				name: "the script reported a status other than 0",
				reason: "deploy-script-failed",
				why: ({ report: { exitStatus } = { exitStatus: 0 } }) => exitStatus !== 0 && `the deploy script exited with status ${exitStatus}`,
				next: READ_LOG,
				quote: causeIn
			},
			{
				name: "our deployment is `cancelled`",
				reason: "deploy-cancelled",
				why: ({ deployment }) => deployment.state === "cancelled" && "the service shows the deployment as cancelled",
				next: "Find out who cancelled it, then run again."
			},
			{
				name: "the status is `deploy-failed`, although the script reported 0",
				reason: "mixed-signs",
				why: ({ end, report }) => end === "deploy-failed" && report && "the deploy script exited with status 0, but the service shows the status deploy-failed for the site",
				next: LOOK_AFTER
			},
			{
				name: "our deployment is `failed`, or else the status is `deploy-failed`",
				reason: "deploy-script-failed",
				why: ({ deployment, end, report }) => end === "deploy-failed" && "the service shows the status deploy-failed for the site" || deployment.state === "failed" && `the service shows the deployment as failed${report === void 0 ? "" : ", although its script exited with status 0"}`,
				next: ({ report }) => report === void 0 ? READ_LOG : LOOK_AFTER,
				quote: (s) => s.report === void 0 ? causeIn(s) : ""
			},
			{
				name: "the log text has not been searched for patterns yet",
				outcome: "goes on",
				when: (s) => needsText(s) && s.matches === void 0,
				look: () => "patterns"
			},
			{
				name: "a line matches `failure-pattern`",
				reason: "failure-pattern-found",
				why: ({ matches }) => matches?.failure && `the log matches failure-pattern ${matches.failure.pattern}`,
				next: READ_LOG,
				quote: ({ matches }) => says(matches?.failure?.line)
			},
			{
				name: "patterns are given, and the text that they may match is not known whole, or not known to have ended",
				reason: "end-unseen",
				why: unknownText,
				next: (s) => isTextShown(s) && (0, body.xZ)(s.text.content ?? "") ? "Look at the site, and make the deploy script print less." : "Look at the site. Without its log use health-check-url or verify-command."
			},
			{
				name: "no line matches `success-pattern`",
				reason: "success-pattern-missing",
				why: missingLine,
				next: READ_LOG
			},
			{
				name: "a commit is expected, and which one was deployed is not known",
				reason: "commit-unseen",
				why: unknownCommit,
				next: ({ commit, report }) => {
					if (commit !== void 0) return "Let the script set no EXIT trap of its own, or end where it was started.";
					return report === void 0 ? "Run update-deploy-script with report-exit-status: true first." : "Let the script end in the folder of the repository: git shows its commit only there, and to its owner.";
				}
			},
			{
				name: "a commit other than the expected one was deployed",
				reason: "another-commit",
				why: otherCommit,
				next: ({ atTrigger }) => atTrigger.expects.commitBy === "variable" ? "Look at the deploy script of the site: a line that exports SITE_DEPLOY_COMMIT, which a run with commit-by: script writes, wins over the variable. If it has none, this service may not hand variables on: set commit-by: script." : "Check that the script brings the site to that commit (with the input commit: git reset --hard \"$SITE_DEPLOY_COMMIT\"), and that the branch on the site has it."
			},
			{
				name: "neither the status nor an exit report tells how the deploy ended, although one of them should",
				reason: "end-unseen",
				why: untoldEnd,
				next: ({ isFramed }) => isFramed === !0 ? "Look at the site and its deploy log before running again." : "Look at the site. Let update-deploy-script put the exit report around the script, or give success-pattern."
			},
			{
				name: "only `last_deploy_at` shows the end, and the log tells a failure",
				reason: "mixed-signs",
				why: (s) => evidenceOf(s).join() === "token" && (0, script_cause.Q)(s.text.content ?? "") && "last_deploy_at shows that a deploy ended, but its log shows a failure",
				next: "Look at the site. Let update-deploy-script put the exit report around the script, so that the next run knows.",
				quote: ({ text }) => says((0, script_cause.Q)(text.content ?? "")?.line)
			},
			{
				name: "there is evidence that it worked",
				outcome: "succeeded"
			}
		];
		function evidenceOf({ deployment, hasMoved, end, report, atTrigger }) {
			let evidence = [];
			deployment.end === void 0 ? hasMoved && evidence.push("token") : evidence.push("deployment");
			end === "active" && evidence.push("status");
			report !== void 0 && evidence.push("exit-status");
			atTrigger.expects.successPatterns.length > 0 && evidence.push("success-pattern");
			return evidence;
		}
		function othersOf({ end, reports, log, isAnew, text, deployment }) {
			if (deployment.end !== void 0) return;
			let stranger = log.strangers > 0 ? log.entries.find(({ type }) => type !== null)?.content : void 0, content = text.content ?? stranger;
			if (content !== void 0 && (isAnew || !(0, kept_text.BV)(content, text.live))) return "overtaken: the log belongs to another deploy than the one shown as it ran";
			if (end === "mixed") return "overtaken: two deploys with different results ended since the trigger, as the status of the site shows";
			let ends = new Set(reports.map(({ exitStatus, commit = "none" }) => `status ${exitStatus}, commit ${commit.slice(0, 12)}`));
			if (ends.size > 1) return `overtaken: ${reports.length} deploys with different results ended since the trigger (${[...ends].join("; ")})`;
			let count = log.deploys.length + log.strangers;
			if (count <= Math.max(1, reports.length)) return;
			return log.isList ? `overtaken: the log has ${count} deploys since the trigger, and not all of them have reported how they ended` : "overtaken: another deploy's log replaced the one that started after the trigger";
		}
		function ofAnotherTime(s) {
			let { strange } = s.log;
			if (isTold(s) || strange === void 0) return;
			let [reported, triggered] = [(0, exit_report.nR)(strange), s.atTrigger.serviceAt].map((ms) => ms === void 0 ? "an unknown time" : new Date(ms).toISOString().slice(0, 19).replace("T", " "));
			return `the exit report in the log is of ${reported}, but the deploy was triggered at ${triggered} by the service's clock`;
		}
		function isTextShown({ text, log }) {
			return text.content !== void 0 && log.isReadable;
		}
		function missingLine({ matches }) {
			return matches?.missing && `no line of the log matches success-pattern ${matches.missing}`;
		}
		function unknownText(s) {
			let { log, text, atTrigger } = s;
			if (!needsText(s)) return;
			if (!isTextShown(s)) return `the deploy log ${log.isReadable ? "is not shown by the service" : "could not be read"}, so failure-pattern and success-pattern could not be applied`;
			let missing = missingLine(s);
			if ((0, body.xZ)(text.content ?? "") && (atTrigger.expects.failurePatterns.length > 0 || missing)) return "only the end of the deploy log could be read: what comes before may match failure-pattern or success-pattern";
			return missing && !isTold(s) && `${missing}, and nothing shows that the deploy has ended`;
		}
		function isTold({ deployment, report, end }) {
			return deployment.end !== void 0 || report !== void 0 || end !== void 0;
		}
		function unknownCommit(s) {
			let { commit, report, deployment, atTrigger } = s, { expectedCommit } = atTrigger.expects;
			if (expectedCommit === void 0) return;
			if (commit === void 0 && report !== void 0) return `which commit was deployed is not known: the exit report names none, so ${expectedCommit} could not be confirmed`;
			if (commit === void 0) return `which commit was deployed is not known: ${deployment.end === void 0 ? "the log contains no exit report" : "the service does not show it"}, so ${expectedCommit} could not be confirmed`;
			return report?.isCommitOfEnd === !1 && (0, script_frame.SM)(atTrigger.script ?? null) && otherCommit(s) ? `which commit was deployed is not known: the folder in which the script was started is at ${commit}, not ${expectedCommit}, and where it ended is not reported` : void 0;
		}
		function otherCommit({ commit = "", atTrigger: { expects } }) {
			let { expectedCommit } = expects;
			if (expectedCommit === void 0 || commit.startsWith(expectedCommit)) return;
			return commit.length >= 40 || !expectedCommit.startsWith(commit) ? `commit ${commit} was deployed, not ${expectedCommit}` : void 0;
		}
		function untoldEnd(s) {
			let { report, end, isFramed, status, log, text, hasMoved, atTrigger } = s;
			if (isTold(s) && (report !== void 0 || end !== "other")) return;
			if (isFramed === !0) return `${hasMoved ? "last_deploy_at has changed" : "the deploy seems to have ended"}, but the script should have printed an exit report, and ${log.isReadable && (0, body.xZ)(text.content ?? "") ? "the log is too large to be read whole, and its end has none" : "none came"}: its shell was killed, or it is still running`;
			let { latest } = status, isEnough = hasMoved && (latest === "active" || atTrigger.expects.successPatterns.length > 0);
			if (latest === void 0 || isEnough) return;
			return `the site has the status ${latest.length <= 40 ? latest : `${latest.slice(0, 40)}…`}, which does not tell how the deploy ended, and the log contains no exit report`;
		}
		function says(line = "", lead = "The log says:", place = "") {
			return line === "" ? "" : ` ${lead} “${line.trim()}”${place}`;
		}
		function causeIn({ text, report, atTrigger }) {
			let { script = "", goesBack } = atTrigger, cause = (0, script_cause.r)((0, exit_report.EG)(text.content ?? "")) ?? {
				line: "",
				isRecognized: !1
			}, number = (0, script_frame.yx)((0, sanitizer._0)(cause.line), script), place = number === void 0 ? "" : ` (line ${number} of your script)`;
			if (cause.isRecognized) return says(cause.line, void 0, place);
			let failed = goesBack ? void 0 : (0, script_frame.ho)(script, report?.line ?? 0), failure = failed === void 0 ? "" : ` It failed at line ${failed.number}: “${failed.text}”.`, whose = /^[^#\n]*\btrap\b.*\bEXIT\b/m.test((0, script_frame.yO)(script)) ? "its output, perhaps of its EXIT trap," : "its output";
			return failure + says(cause.line, `The last line of ${whose} was`, place);
		}
		let GIVING_UP = [
			{
				name: "the answer to the trigger was lost, nothing is seen, and time has run out or the site has been gone for 20 s",
				reason: "answer-lost",
				why: (s) => s.atTrigger.lost && !hasBegun(s) && (isGone(s) || isTooLate(s)) && "the answer to the trigger was lost and no deploy was seen since: whether there was one is not known",
				next: "Look at the site, then run again."
			},
			{
				name: "the site has been gone for 20 s",
				reason: "site-gone",
				why: (s) => isGone(s) && "the site is gone: the service no longer knows it",
				next: "Find out who deleted it. The deploy is gone too."
			},
			{
				name: "the service refuses to show the deploy, twice in a row, or has not answered for 2 min",
				reason: "end-unseen",
				why: refusesOrSilent,
				next: ({ trouble }) => trouble !== void 0 && trouble.refusals > 1 ? (0, advice.T)(trouble.error) : "Check the site before running again: the deploy may have continued."
			},
			{
				name: "time has run out, and nothing is seen",
				reason: "time-out-unseen",
				why: (s) => isTooLate(s) && !hasBegun(s) && noSign(s),
				next: ({ over }) => `Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise ${over?.input}. Look at the site before running again.`
			},
			{
				name: "time has run out",
				reason: "time-out-running",
				why: (s) => isTooLate(s) && stillAtWork(s),
				next: ({ over }) => `Raise ${over?.input}, or find out what the script waits for. Look at the site before running again.`
			}
		], WAITS = [
			judge_wait("a sign of the end was shown, and something that may tell more of it has not been read since", (s) => unreadSince(s) !== void 0),
			judge_wait("nothing shows an end, or our deployment or else the status shows that it still runs", hasNoEnd),
			judge_wait("an end is shown, and something may still follow", isSettling)
		];
		function judge_wait(name, applies) {
			return {
				name,
				outcome: "goes on",
				when: (s) => s.over === void 0 && applies(s),
				look: unreadSince
			};
		}
		let TABLE = [
			...GIVING_UP,
			...WAITS,
			...VERDICTS
		];
		function judge(s) {
			for (let row of TABLE) {
				if ("reason" in row) {
					let why = row.why(s);
					if (!why) continue;
					let { reason } = row, message = `${sentenceOf(outcomes.i[reason], why)}${row.quote?.(s) ?? ""}`, next = typeof row.next == "string" ? row.next : row.next(s), error = s.trouble?.error ?? s.over ?? s.atTrigger.lost, givenUpFor = GIVING_UP.includes(row) ? error : void 0;
					return {
						outcome: outcomes.i[reason],
						reason,
						why,
						message,
						next,
						givenUpFor
					};
				}
				if (row.outcome === "succeeded") return {
					outcome: row.outcome,
					evidence: evidenceOf(s)
				};
				if (row.when(s)) return {
					outcome: row.outcome,
					look: row.look?.(s)
				};
			}
			throw TypeError("The table of decisions has a gap.");
		}
		function sentenceOf(outcome, why) {
			if (outcome === "timed_out") return why;
			if (outcome === "failed") return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
			return `How the deploy ended is not known: ${why}.`;
		}
		function isGone({ trouble, now }) {
			return now - (trouble?.vanishedSince ?? now) >= 2e4;
		}
		function refusesOrSilent({ trouble, now }) {
			let silentMs = now - (trouble?.silentSince ?? now);
			if ((trouble?.refusals ?? 0) > 1) return "the service refuses to show it";
			return silentMs < wait.BR ? void 0 : `the service has not answered for ${(0, duration.a)(silentMs)}`;
		}
		function isTooLate({ over, deployment, report, status }) {
			if (over === void 0 || deployment.end !== void 0) return !1;
			let hasReport = report !== void 0 && (report.exitStatus !== 0 || status.latest !== "deploying");
			return deployment.decides || !hasReport;
		}
		function hasBegun({ log, deployment, newsAt, atTrigger }) {
			return deployment.decides || deployment.state === "other" || log.deploys.length > 0 || newsAt > atTrigger.triggeredAt;
		}
		function limitOf({ over }) {
			return `the ${over?.input} of ${(0, duration.a)(over?.limitMs ?? 0)}`;
		}
		function stillAtWork(s) {
			let { now, status, gainedAt, atTrigger, text, deployment } = s, silentFor = (0, duration.a)(now - (gainedAt ?? atTrigger.triggeredAt)), line = (0, kept_text.zo)((text.content ?? text.live).slice(-16384)).trimEnd().split(/[\r\n]/).at(-1)?.trim(), last = line ? `; its last line is “${line}”.` : ".", word = deployment.state === "scheduled" ? "scheduled" : status.latest, shows = word === "scheduled" || word === "deploying" ? ` The service still shows the status ${word}.` : "";
			return `The deploy was not seen to end within ${limitOf(s)}, and may still be running. No line of its log had come for ${silentFor}${last}${shows}`;
		}
		function noSign(s) {
			let { site, said } = s.atTrigger, moved = s.looks.some(({ lastDeployAt }) => lastDeployAt !== void 0) ? "last_deploy_at did not change" : "there was no time to look at the site", unread = latestAt(s.looks, "log") === void 0 ? ", and its log was not read" : "", words = said === "" ? "" : ` The service answered the trigger with “${said}”.`, none = `no repository is installed on the site${site.lastDeployAt === null ? "" : " any more"}`;
			return `The deploy was triggered, but nothing was seen of it within ${limitOf(s)}: ${moved}${unread}.${words} The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than that and may still finish; or it ended within the same second as the one before, without an exit report.`;
		}
		function recordNews({ record, onLog, log }, before, after) {
			let { deployment, reports, site, text, atTrigger, end } = after;
			if (atTrigger.id !== before.atTrigger.id) {
				log.warning(notOurs(before.atTrigger.id));
				record.update({ id: void 0 });
			}
			text.gained !== "" && onLog(text.gained, text.replaced);
			after.log.hasEarlier && !before.log.hasEarlier && log.info("an earlier deploy was still running at the trigger; waiting for ours");
			isDeploying(after) && !isDeploying(before) ? record.milestone("the status became deploying", {}, "running") : before.gainedAt === void 0 && text.gained !== "" && record.milestone("first lines of the deploy log", {}, "running");
			let isSettling = !isDeploying(after) && !deployment.decides;
			after.hasMoved && !before.hasMoved && record.milestone("last_deploy_at changed", {}, isSettling ? "settling" : void 0);
			deployment.end !== void 0 && before.deployment.end === void 0 && record.milestone(`the deployment became ${deployment.state}`, {}, "settling");
			let report = reports.at(-1);
			if (report !== void 0 && reports.length > before.reports.length) {
				let { exitStatus, commit, run } = report;
				record.milestone(`exit report: status ${exitStatus}`, {
					exitStatus,
					commit,
					run
				}, "settling");
			}
			end !== void 0 && end !== before.end && record.milestone(`the status ${end === "active" || end === "deploy-failed" ? `became ${end}` : "changed"}`, {}, "settling");
			record.update({
				lastDeployAt: site.lastDeployAt,
				log: (0, kept_text.zo)(text.content ?? text.live)
			});
		}
		function notOurs(id = "") {
			return `The answer to the trigger has the id of an earlier deployment, ${id}. This deploy is judged without an id.`;
		}
		function isDeploying({ status, deployment }) {
			return status.latest === "deploying" || deployment.state === "running";
		}
		function describeAwaited(s) {
			let { gainedAt, trouble, now } = s, parts = [`waiting for ${nextSign(s)}`];
			gainedAt !== void 0 && parts.unshift(`the last line of the log came ${(0, duration.a)(now - gainedAt)} ago`);
			trouble?.silentSince !== void 0 && parts.push(`the service has not answered for ${(0, duration.a)(now - trouble.silentSince)}`);
			trouble !== void 0 && trouble.holdMs > 0 && parts.push(`it asked for a pause of ${(0, duration.a)(trouble.holdMs)}`);
			return parts.join("; ");
		}
		function nextSign({ hasMoved, reports, status, end, deployment, log, isFramed }) {
			if (deployment.end !== void 0) return "the log of its deployment, which has ended";
			if (deployment.decides) return `its deployment to end; it is ${deployment.state === "scheduled" ? "scheduled" : "deploying"}`;
			if (status.latest === "deploying") return "the status to change; it is deploying";
			if (end !== void 0) return "its log to settle; by its status it has ended";
			if (reports.length > 0) return "its log to settle; the script has reported its end";
			if (log.hasEarlier && log.deploys.length === 0) return "ours to start: a line of its log, or another last_deploy_at";
			if (hasMoved) return `${isFramed ? "the script's exit report" : "its log to settle"}; last_deploy_at has changed`;
			if (log.deploys.length === 0) return "the first line of its log, or another last_deploy_at";
			return isFramed ? "the script's exit report" : "last_deploy_at to change";
		}
		let TURN_MS = 6e4;
		function nextResource(s, siblings) {
			let { deployment, trouble, looks, endingAt } = s, isMany = siblings.looking() > 1, isFourth = looks.length % 4 == 3;
			if (trouble?.vanishedSince !== void 0) return "site";
			if (deployment.decides) return nextById(s, isMany, isFourth);
			if (deployment.state === "other" && isFourth) return "deployment";
			if (trouble?.resource === "log") return "site";
			let isTurn = s.status.latest === void 0 || looks.at(-1)?.resource !== "log";
			if (endingAt !== void 0) return s.reports.length === 0 && isTurn ? "log" : "site";
			if (isMany) {
				let turnMs = Math.max(2e4, sinceMs(s) / 1.5), isFirst = latestAt(looks, "log") === void 0;
				if (!showsLive(s) && sinceMs(s, "log") >= turnMs / (isFirst ? 2 : 1)) return "log";
				return sinceMs(s, "site") >= Math.min(TURN_MS, turnMs) ? "site" : "list";
			}
			if (s.isFramed === !0 && s.log.isReadable && !showsLive(s)) return isFourth ? "site" : "log";
			let isShown = mayBeLive(s) && s.now - s.newsAt < TURN_MS;
			return looks.length % 3 == 2 && !isShown ? "log" : "site";
		}
		function nextById(s, isMany, isFourth) {
			let { deployment, text, trouble, looks } = s;
			if (deployment.end !== void 0) return text.key === kept_text.ZF && deployment.text === void 0 ? "log" : "own log";
			if (trouble?.resource === "site" || deployment.state === "scheduled") return "deployment";
			let isKnown = latestAt(looks, "deployment") !== void 0;
			if (!isMany) return isKnown && mayBeLive(s) && !isFourth ? "site" : "deployment";
			let turnMs = TURN_MS * (latestAt(looks, "list")?.siteStatus === "deploying" ? 5 : 1);
			return sinceMs(s, "deployment") >= Math.max(turnMs, sinceMs(s) * .6) ? "deployment" : "list";
		}
		function showsLive({ atTrigger, looks }) {
			return atTrigger.site.liveText !== void 0 || looks.some(({ isLive }) => isLive !== void 0);
		}
		function mayBeLive(s) {
			let last = s.looks.findLast(({ lastDeployAt }) => lastDeployAt !== void 0);
			return showsLive(s) && (last === void 0 || last.isLive === !0 || last.siteStatus === "deploying");
		}
		function sinceMs({ looks, now, atTrigger }, resource) {
			return now - ((resource && latestAt(looks, resource))?.atMs ?? atTrigger.triggeredAt);
		}
		let SHORTEST_MS = 1750, PLAIN = {
			part: .2,
			shortestMs: SHORTEST_MS,
			longestMs: 1e4,
			firstMs: 500
		};
		function nextPauseMs(s, { siblings, pollIntervalMs }, isDue) {
			let { part, shortestMs, longestMs, firstMs } = paceOf(s, siblings.looking()), adaptiveMs = s.looks.length === 0 ? firstMs : Math.min(longestMs, Math.max(shortestMs, part * sinceMs(s))), ownMs = pollIntervalMs ?? (isDue ? 0 : adaptiveMs);
			if (s.trouble === void 0) return ownMs;
			return Math.max(ownMs, s.trouble.holdMs, pollIntervalMs === void 0 ? SHORTEST_MS : 0);
		}
		function paceOf(s, looking) {
			let { deployment, endingAt, isFramed } = s;
			if (endingAt !== void 0) return {
				...PLAIN,
				part: 0,
				shortestMs: deployment.decides ? SHORTEST_MS : IN_DOUBT_MS
			};
			if (looking > 1 && !deployment.decides) return {
				...PLAIN,
				part: .1,
				shortestMs: Math.max(350, SHORTEST_MS / looking)
			};
			if (!deployment.decides && !showsLive(s)) return PLAIN;
			let shown = {
				part: sinceMs(s) < 6e4 ? .25 : .14,
				longestMs: Infinity
			};
			if (looking > 1) return {
				...shown,
				part: .25,
				shortestMs: 2560,
				firstMs: 2560
			};
			return {
				...shown,
				shortestMs: 1480,
				firstMs: deployment.decides || isFramed === !0 ? 2100 : 500
			};
		}
		function siteShown({ site, id, triggeredAt }, all, { deploys, report }) {
			let looks = [], listed, [endNth, newsAt] = [0, triggeredAt], word = site.siteStatus;
			for (let look of all.filter(({ lastDeployAt }) => lastDeployAt !== void 0)) {
				let last = looks.at(-1) ?? site;
				if (hasMoved(last, site) && !hasMoved(look, site)) continue;
				let isOurs = look.lastDeployAt !== null && look.lastDeployAt === last.lastDeployAt, isSure = look.siteStatus === "deploying" && isOurs && !site.isListed && id === void 0, isItself = look.resource === "site" || isSure;
				showsEnd(isItself ? last : listed ?? last, look) && (endNth = look.nth);
				listed = isItself ? void 0 : look;
				if (!isItself) continue;
				looks.push(look);
				let { siteStatus = word } = look;
				(siteStatus !== word || hasMoved(look, last)) && (newsAt = look.atMs);
				word = siteStatus;
			}
			let isGood = listed?.siteStatus === void 0 || listed.siteStatus === "active", isAgreed = report !== void 0 && isGood === (report.exitStatus === 0);
			listed !== void 0 && isAgreed && endNth > (looks.at(-1)?.nth ?? 0) && looks.push(listed);
			let last = looks.at(-1) ?? site, moved = hasMoved(last, site), status = statusIn(site, looks, deploys > 0 || moved), lastRan = looks.findLastIndex(({ siteStatus }) => siteStatus === "deploying"), ended = looks.slice(lastRan + 1).find((look) => hasMoved(look, site) || status.end && look.siteStatus === status.latest);
			return {
				status,
				looks,
				endNth,
				newsAt,
				endAt: status.latest === "deploying" ? void 0 : ended?.atMs,
				lastDeployAt: last.lastDeployAt ?? null,
				hasMoved: moved
			};
		}
		function showsEnd(before, look) {
			let hasChanged = look.siteStatus !== void 0 && look.siteStatus !== before.siteStatus;
			return hasMoved(look, before) || hasChanged && look.siteStatus !== "deploying" || before.isLive === !0 && look.isLive === !1;
		}
		function hasMoved(now, before) {
			return (0, shown_time.d8)(now.lastDeployAt ?? null, before.lastDeployAt ?? null);
		}
		function statusIn(site, looks, isBacked) {
			let baseline = site.isListed ? void 0 : site.siteStatus, shown = looks.filter(({ siteStatus }) => siteStatus !== void 0), latest = shown.at(-1)?.siteStatus ?? baseline;
			if (latest === "deploying") return {
				baseline,
				latest,
				end: void 0
			};
			let end = finalStatus(latest) ?? "other";
			if (shown.every(({ siteStatus }) => siteStatus !== "deploying")) {
				let hasChanged = baseline !== void 0 && latest !== baseline, isShown = isBacked && (looks.at(-1) ?? site).siteStatus === latest;
				return {
					baseline,
					latest,
					end: (end === "deploy-failed" ? hasChanged || isShown : end === "active" && hasChanged && isShown) ? end : void 0
				};
			}
			return {
				baseline,
				latest,
				end: shown.some((look) => {
					let other = finalStatus(look.siteStatus), isNew = hasMoved(look, site) || baseline !== void 0 && other !== baseline;
					return other !== void 0 && other !== end && isNew;
				}) && end !== "other" ? "mixed" : end
			};
		}
		function finalStatus(shown) {
			return shown === "active" || shown === "deploy-failed" ? shown : void 0;
		}
		function signsOf(state, now) {
			let { atTrigger, looks, log, text } = state, deployment = ourDeployment(atTrigger, looks), reports = deployment.decides ? [] : log.reports, site = siteShown(atTrigger, looks, {
				deploys: log.deploys.length,
				report: reports.at(-1)
			}), report = (text.key === kept_text.ZF ? (0, exit_report.LD)(text.content ?? "") : []).at(-1) ?? reports.at(-1), reporting = reports.length > 0 ? looks.filter(({ hasReport }) => hasReport) : [], script = looks.findLast(({ resource }) => resource === "script"), isFramed = script === void 0 ? atTrigger.isFramed : script.isFramed ?? !1, gainedAt = looks.findLast(({ hasText }) => hasText)?.atMs, reportedAt = reporting.at(-1)?.atMs, endedAt = [reporting[0]?.atMs, site.endAt].flatMap((atMs) => atMs ?? []);
			return {
				...state,
				now,
				deployment,
				site,
				status: site.status,
				hasMoved: site.hasMoved,
				reports,
				report,
				commit: report?.commit ?? deployment.commit,
				isFramed,
				end: deployment.decides ? void 0 : site.status.end,
				isAnew: text.anewBy > 0 || isFramed !== !0 && isNextRunning(looks),
				endNth: Math.max(site.endNth, text.anewBy, deployment.end?.nth ?? 0),
				endingAt: deployment.decides ? deployment.end?.atMs : endedAt.length > 0 ? Math.min(...endedAt) : void 0,
				reportedAt,
				gainedAt,
				newsAt: Math.max(site.newsAt, gainedAt ?? 0, reportedAt ?? 0),
				trouble: troubleIn(looks.filter((look) => isNeeded(look, deployment)))
			};
		}
		function isNextRunning(looks) {
			let first = looks.findIndex(({ isLive }) => isLive);
			return first >= 0 && looks.slice(first).some(({ isLive, siteStatus }) => isLive === !1 && siteStatus === "deploying");
		}
		function isNeeded({ resource }, { end, state }) {
			return end === void 0 && (resource !== "deployment" || state !== "missing") && resource !== "script";
		}
		function readDeploys(log, known, atMs) {
			let { atTrigger } = known, read = log.entries.map((entry) => ({
				entry,
				own: (0, exit_report.LD)(entry.content ?? "")
			})), { isOver, runs } = endedBefore(atTrigger), earlier = isOver ? void 0 : read.find(({ entry }) => entry.continues), all = read.filter((each) => each !== earlier && (each.entry.type === "deploy" || each.entry.type === void 0 && each.own.length > 0)), found = all.toReversed().flatMap(({ entry, own }) => {
				let isNew = isSince(atTrigger, timeAt(entry.created_at), atMs), isOurs = (report) => isOfOurTime(atTrigger, report, atMs) || isNew && isAsFarOff(known, report, atMs);
				return own.filter(({ run }) => !runs.includes(run)).map((report) => ({
					report,
					isNew,
					isOurs: isOurs(report)
				}));
			}), reports = found.flatMap(({ report, isOurs }) => isOurs ? [report] : []), strange = found.filter(({ isOurs }) => !isOurs), ours = all.filter(({ own }) => own.length === 0 || own.some((report) => reports.includes(report)));
			return {
				...log,
				deploys: ours.map(({ entry }) => entry),
				reports,
				strange: strange.at(-1)?.report,
				strangers: strange.filter(({ isNew }) => isNew).length,
				hasEarlier: earlier !== void 0,
				hasDropped: log.entries.some(({ id }) => id !== void 0 && id === atTrigger.droppedLogId)
			};
		}
		function endedBefore({ log, earlierRun = "", site }) {
			let [{ content = "", created_at: time = null } = {}, ...others] = log?.entries ?? [], own = (0, exit_report.LD)(content), reports = [...own, ...others.flatMap((entry) => (0, exit_report.LD)(entry.content ?? ""))];
			return {
				isOver: own.length > 0 || (0, shown_time.d8)(site.lastDeployAt, time ?? "-"),
				runs: [earlierRun, ...reports.map(({ run }) => run)]
			};
		}
		let MOST_OFF_MS = 12e4;
		function isOfOurTime(atTrigger, report, atMs) {
			let isBlind = latestText(atTrigger) === "" && atTrigger.site.lastDeployAt !== null, time = (0, exit_report.nR)(report);
			if (time === void 0) return !isBlind;
			return isSince(atTrigger, time, atMs, isBlind ? void 0 : MOST_OFF_MS);
		}
		function isAsFarOff({ atTrigger, looks }, report, atMs) {
			let [before] = (0, exit_report.LD)(latestText(atTrigger)).slice(-1).map(exit_report.nR), movedTo = timeAt(looks.findLast(({ lastDeployAt }) => lastDeployAt)?.lastDeployAt), movedMs = movedTo - timeAt(atTrigger.site.lastDeployAt), oddMs = ((0, exit_report.nR)(report) ?? NaN) - (before ?? NaN) - movedMs;
			return movedMs > 0 && Math.abs(oddMs) <= 5e3 && isSince(atTrigger, movedTo, atMs);
		}
		function latestText({ log }) {
			return log?.entries.find(({ type }) => type !== null)?.content ?? "";
		}
		function isSince(at, ms, nowMs, offMs = 2e3) {
			return ms >= at.serviceAt - offMs && ms <= at.serviceAt + nowMs - at.triggeredAt + MOST_OFF_MS;
		}
		function timeAt(shown = null) {
			return (0, shown_time.Hi)(shown) ?? NaN;
		}
		function startState(atTrigger) {
			let log = {
				isReadable: atTrigger.log !== void 0,
				isList: !1,
				entries: []
			}, known = {
				atTrigger,
				looks: []
			};
			return {
				...known,
				log: readDeploys(log, known, atTrigger.triggeredAt),
				text: kept_text.gd
			};
		}
		function takeLook(before, resource, shown, atMs) {
			let { liveText, log: newLog, ...facts } = shown, atTrigger = checkId(before.atTrigger, shown.deployment, atMs), old = atTrigger === before.atTrigger ? before.text : kept_text.gd, isLive = liveText === void 0 ? void 0 : liveText !== null, look = {
				nth: before.looks.length + 1,
				atMs,
				resource,
				...facts,
				isLive
			}, looks = [...before.looks, look], log = newLog?.isReadable ? readDeploys(newLog, {
				atTrigger,
				looks
			}, atMs) : {
				...before.log,
				isReadable: newLog?.isReadable ?? before.log.isReadable
			}, ours = ourDeployment(atTrigger, looks), live = mayBeOurs(liveText, atTrigger, ours) ? liveText ?? "" : "", text = (0, kept_text.Jp)(old, {
				nth: look.nth,
				live,
				...textIn(log, ours, look, old)
			}), hasReport = log.reports.length > before.log.reports.length, seen = {
				...look,
				hasText: text.gained !== "",
				hasReport
			};
			return {
				...before,
				atTrigger,
				looks: [...before.looks, seen],
				log,
				text,
				matches: void 0
			};
		}
		function mayBeOurs(liveText, { site }, { state, end }) {
			let other = (0, kept_text.zo)(site.liveText ?? "");
			return !(other !== "" && (liveText ?? "").startsWith(other)) && state !== "scheduled" && end === void 0;
		}
		function textIn(log, ours, { resource }, old) {
			let isLate = resource === "log" && ours.end !== void 0, entry = log.entries.find(({ id, isStale }) => isLate && !isStale && id && id === ours.logId), own = ours.text ?? entry?.content ?? (old.key === kept_text.ZF ? old.content : void 0);
			if (own !== void 0) return {
				content: own,
				key: kept_text.ZF
			};
			let [newest] = log.deploys;
			if (ours.decides || newest === void 0) return {
				content: void 0,
				key: ""
			};
			return {
				content: newest.content,
				key: (0, deploy_log.TN)(newest)
			};
		}
		function takeFailure(state, resource, error, atMs) {
			let { looks } = state;
			return {
				...state,
				looks: [...looks, {
					nth: looks.length + 1,
					atMs,
					resource,
					error
				}]
			};
		}
		function follow(parts, given) {
			let { clock, during } = parts, state = startState(given), signs = () => signsOf(state, clock.now());
			return during({
				doing: "deploying",
				awaited: () => describeAwaited(signs())
			}, async () => {
				for (;;) {
					let seen = signs(), decision = judge(seen);
					if (decision.outcome !== "goes on") return {
						signs: seen,
						verdict: decision
					};
					let { look } = decision;
					state = await (look === "patterns" ? searchText(parts, state) : lookOnce(parts, seen, look)).catch((error) => {
						let doubt = seen.reports.length > 0 ? "The deploy script has reported its end, but whether the deploy worked was not judged yet." : "The deploy was not seen to end: it may still be running.";
						throw error instanceof errors.cc ? new errors.cc(error.message, doubt) : error;
					});
				}
			});
		}
		async function lookOnce(parts, before, due) {
			let { clock, signal, siblings } = parts, resource = due ?? "site";
			try {
				let atOnce = due !== void 0 && (due !== "own log" || before.deployment.textless === 0);
				await clock.sleep(nextPauseMs(before, parts, atOnce), signal);
				resource = due ?? nextResource(signsOf(before, clock.now()), siblings);
				let [from, shown] = await lookAt(resource, parts, before.atTrigger.id), state = takeLook(before, from, shown, clock.now());
				recordNews(parts, before, signsOf(state, clock.now()));
				return state;
			} catch (error) {
				if (error instanceof errors.j3) return {
					...before,
					over: error
				};
				if (error instanceof errors.hD) return takeFailure(before, resource, error, clock.now());
				throw error;
			}
		}
		async function lookAt(resource, parts, id = "") {
			let { siblings, reader, siteLog, target } = parts;
			if (resource === "deployment") return [resource, await (0, deploy_signs.Sm)(parts, id)];
			if (resource === "own log") return [resource, await (0, deploy_signs.nH)(parts, id)];
			if (resource === "log") return [resource, { log: await siteLog.read() }];
			if (resource === "script") return [resource, { isFramed: (0, script_frame.KL)(await reader.read(deployments.getDeployScript, target)) }];
			let listed = resource === "list" ? await siblings.glance(target.site) : void 0;
			if (listed !== void 0) return ["list", (0, deploy_signs.Le)(listed)];
			let itself = await reader.read(sites.getSite, target, deploy_log.ET);
			siblings.compare(itself);
			return ["site", (0, deploy_signs.Le)(itself)];
		}
		async function searchText({ clock, signal, during }, state) {
			let text = (0, exit_report.EG)(state.text.content ?? ""), search = () => matchPatterns(text, state.atTrigger.expects, createPause(clock, signal));
			return {
				...state,
				matches: await during({ doing: "judging the deploy by its log" }, search)
			};
		}
		function endShown({ report, commit: short, atTrigger, now, endingAt = now, reportedAt }) {
			let { expects, triggeredAt, serviceAt } = atTrigger, commit = short !== void 0 && expects.expectedCommit?.startsWith(short) ? expects.expectedCommit : short, seenMs = (reportedAt ?? endingAt) - triggeredAt, told = report && (0, exit_report.nR)(report), toldMs = told === void 0 || told < serviceAt - 2e3 ? seenMs : Math.max(500, told - serviceAt), end = report && {
				exitStatus: report.exitStatus,
				run: report.run
			};
			return {
				ownMs: Math.round(Math.min(seenMs, toldMs)),
				commit,
				...end
			};
		}
		var deploy_result = __webpack_require__(9839), hidden_failures = __webpack_require__(9911), site_presence = __webpack_require__(4156), site_repository = __webpack_require__(2109), site_target = __webpack_require__(3242), external_node_util_ = __webpack_require__(7975);
		let SHARE = "two thirds of timeout were over, as the rest is kept for the rollback";
		async function runChecks({ healthCheck: page, verifyCommand: command, goesBack }, applying, shown, before, record) {
			if (page === void 0 && command === void 0) return;
			let due = applying.endChecksBy(), evidence = shown, run = async (name, check) => {
				record.milestone(`${name} started`, {}, name);
				let failure = await check(due === void 0 ? void 0 : due - applying.patience.clock.now()).catch((error) => stopped(name, error));
				failure === void 0 && (evidence = [...evidence, name]);
				let isDoubt = failure?.reason === "health-unseen" || goesBack && failure?.reason === "unhealthy-before";
				record.milestone(`${name} ${failure ? isDoubt ? "could not tell" : "failed" : "passed"}`, { evidence });
				if (failure === void 0) return;
				let lead = isDoubt ? "The health check could not tell whether the deploy worked:" : LEADS[name], error = new errors.OK(failure.reason, `${lead} ${failure.message}`, failure.next);
				if (isDoubt) return error;
				throw error;
			}, health = async (check, leftMs) => {
				let { after, failure } = await checkPage(check, applying, before, goesBack ? "before this run" : "before the deploy", leftMs);
				record.update({ page: {
					before,
					after
				} });
				return failure;
			}, doubt = page && await run("health-check", (leftMs) => health(page, leftMs));
			command !== void 0 && await run("verify-command", (leftMs) => verify(command, applying, leftMs));
			if (doubt === void 0) return;
			if ((0, deploy_result.Fp)(evidence)) throw doubt;
			applying.log.warning(`${doubt.message} ${doubt.next}`);
		}
		let LEADS = {
			"health-check": "The deploy ended, but the health check failed:",
			"verify-command": "The deploy ended, but verify-command"
		};
		function stopped(check, error) {
			let name = check === "health-check" ? "health check" : check;
			if (error instanceof errors.cc) throw (0, errors.GP)(error, `The deploy itself succeeded, but the ${name} did not finish.`);
			if (!(error instanceof errors.j3)) throw error;
			let message = `The deploy itself succeeded, but time ran out before the ${name} finished.`, next = `Raise ${error.input}, or look at what is checked.`;
			throw new errors.OK("time-out", message, next, { cause: error });
		}
		async function verify(command, { runCommand, patience }, leftMs) {
			let startedAt = patience.clock.now(), status = await patience.during({ doing: "running verify-command" }, () => runCommand(command, leftMs)), isLate = leftMs !== void 0 && patience.clock.now() - startedAt >= leftMs;
			if (status === 0 && !isLate) return;
			return {
				reason: "verify-command-failed",
				message: isLate ? `was still running when ${SHARE}.` : `exited with status ${status}.`,
				next: "Read the output of verify-command in the workflow log."
			};
		}
		let FAILED = "health-check-failed";
		function judgeLooks(before, after, when) {
			if (before === void 0) return [FAILED];
			if (before.state === "healthy") return [
				FAILED,
				"",
				` It was healthy ${when}.`
			];
			let was = (0, deploy_result.eH)(before);
			if (before.state !== "unhealthy") return after.state === "unhealthy" ? ["health-unseen-before", `; how it was ${when} could not be seen: ${was}`] : ["health-unseen", `; it could not be seen ${when} either: ${was}`];
			return (0, external_node_util_.isDeepStrictEqual)(before, after) ? ["unhealthy-before", `; the page answered ${was} ${when}, too`] : [
				FAILED,
				"",
				` It answered ${was} ${when}.`
			];
		}
		async function checkPage(page, checking, before, when, leftMs = page.timeoutMs) {
			let timeoutMs = Math.min(page.timeoutMs, leftMs), { look: after, said, next } = await waitUntilHealthy({
				...page,
				timeoutMs
			}, checking);
			if (after.state === "healthy") return {
				after,
				failure: void 0
			};
			let [reason, too = "", then = ""] = judgeLooks(before, after, when), limit = timeoutMs < page.timeoutMs ? ` It was given up when ${SHARE}.` : "", { origin, pathname } = new URL(page.url);
			return {
				after,
				failure: {
					reason,
					message: `${origin}${pathname} ${said}${too}.${limit}${then}`,
					next
				}
			};
		}
		let LOOK_AT_PAGE = "Look at the page and at the log of the application", SLOW = `${LOOK_AT_PAGE}; raise health-check-timeout if it starts slowly.`;
		function adviceOn(why) {
			if (why.includes("proxy")) return "Check the proxy of the runner (HTTPS_PROXY, NO_PROXY).";
			if (why.startsWith("the TLS")) return "Look at the TLS certificate of the site: its names, its chain, and when it ends.";
			if (why.startsWith("the host name")) return "Check the host in health-check-url, and its DNS entry.";
			return "Raise health-check-timeout if the site starts slowly. If the runner cannot reach it at all, check from where it can be reached: see docs/checks.md.";
		}
		async function checks_lookAt(check, { getPage, patience, redact }, leftMs = check.timeoutMs) {
			let timeoutMs = Math.min(1e4, leftMs);
			try {
				return judgePage(await getPage(check.url, check.proxy, timeoutMs, patience, check.headers), check, redact);
			} catch (error) {
				if (!(error instanceof errors.hD)) throw error;
				let { why } = error;
				return {
					look: { state: "unreachable" },
					said: `could not be reached: ${why}`,
					next: adviceOn(why)
				};
			}
		}
		async function waitUntilHealthy(check, checking) {
			let { clock, during } = checking.patience, startedAt = clock.now(), leftMs = () => startedAt + check.timeoutMs - clock.now(), latest, awaited = () => `the page ${latest?.said ?? "has not answered yet"}; up to ${(0, duration.a)(leftMs())} more`, look = async () => {
				let seen = await checks_lookAt(check, checking, leftMs());
				(seen.look.state !== "unreachable" || leftMs() >= 100) && (latest = seen);
				return seen;
			}, judge = (seen) => seen.look.state === "healthy" ? "there" : "pending", windowMs = check.timeoutMs - 1e3, { end, seen } = await during({
				doing: "checking the health",
				awaited
			}, () => (0, wait.fm)({
				look,
				judge,
				pauses: wait.$Q.page,
				windowMs,
				startedAt,
				inARow: 2
			}, checking.patience)), last = latest ?? seen;
			if (end === "there" || last.look.state !== "healthy") return last;
			return {
				look: {
					...last.look,
					state: "unhealthy"
				},
				said: "was healthy only once before time ran out",
				next: SLOW
			};
		}
		function judgePage(page, check, redact) {
			let { status, text } = page, hasText = check.contains === void 0 ? void 0 : text.includes(check.contains), isFit = check.statuses.some(([from, to]) => status >= from && status <= to), state = isFit && hasText !== !1 ? "healthy" : "unhealthy", look = {
				state,
				status,
				hasText
			};
			if (state === "healthy") return {
				look,
				said: "was healthy once",
				next: SLOW
			};
			if (isFit) return {
				look,
				said: `${`does not contain the text of health-check-contains, “${check.contains}”; it begins with`} “${beginningOf(text, redact)}”`,
				next: "Look at the page, and check health-check-contains."
			};
			let to = status >= 300 && status < 400 ? URL.parse(page.location ?? "", check.url) : null, said = `answered with status ${status}${to === null ? "" : `, a redirect to ${beginningOf(to.origin + to.pathname, redact)}`}`;
			if (!isWall(page, to, check.url)) return {
				look,
				said,
				next: adviceOnStatus(status, to !== null)
			};
			return {
				look: {
					state: "wall",
					status
				},
				said: `${said}: something stands before the site`,
				next: LET_IN
			};
		}
		let LET_IN = "Let the check in with health-check-headers, or check from where the site can be reached: docs/checks.md shows both.";
		function adviceOnStatus(status, isRedirect) {
			if (isRedirect) return "Give health-check-url the final address, or add the status to health-check-status.";
			if (status === 404 || status === 410) return "See whether the site has this page: check the path in health-check-url.";
			if (status < 300) return "Look at the page; health-check-status does not name this status.";
			return status > 501 && status < 505 ? SLOW : `${LOOK_AT_PAGE}.`;
		}
		let CHALLENGE = /captcha|challenge|just a moment|checking (?:your|the) browser|ddos protection/i, LOGIN = /(?:^|[/_.-])(?:(?:log|sign)[-_]?[io]n|sso|saml|oauth2?|authorize)(?:[/_.-]|$)/i;
		function isWall({ status, text, isChallenge }, to, url) {
			if (status === 503) return isChallenge === !0 || CHALLENGE.test(text);
			return to !== null && (to.hostname !== new URL(url).hostname || LOGIN.test(to.pathname)) || [
				401,
				403,
				429
			].includes(status);
		}
		function beginningOf(text, redact) {
			let shown = (0, sanitizer.aj)(text.slice(0, 65536), redact).join(" ").replace(/\s+/g, " ").trim();
			return shown.length <= 80 ? shown : `${shown.slice(0, 80).toWellFormed()}…`;
		}
		var log_printer = __webpack_require__(7757), operation = __webpack_require__(83);
		let work = (inputs) => ({
			async guard(planning, before) {
				if (inputs.commit !== void 0) {
					let { guardCommit } = await __webpack_require__.e(629).then(__webpack_require__.bind(__webpack_require__, 3629));
					await guardCommit(inputs.commit, inputs, planning, before);
				}
				before.some(({ section }) => section === "env-keys") || await requireEnv(inputs, planning, before);
			},
			async plan(planning) {
				let { facts, dryRun, log } = planning, repository = (0, site_repository._M)(facts);
				if (repository === "absent") throw (0, site_repository.GD)();
				await requireEnv(inputs, planning);
				let site = typeof facts.site == "object" ? facts.site : void 0;
				(0, site_repository.kj)(site?.quick_deploy ?? site?.repository?.quick_deploy, log);
				let isNew = site?.last_deploy_at === null;
				dryRun && isNew && repository === "unknown" && log.info("the site was never deployed: if it has no repository, the service performs no deploy");
				return { changes: [planTrigger(inputs, planning.isHashed ? await standingScript(planning) : void 0)] };
			},
			look: async (checking) => inputs.healthCheck && (await checks_lookAt(inputs.healthCheck, checking)).look,
			async recheck(checking, before) {
				let { healthCheck } = inputs;
				if (healthCheck === void 0) return;
				let { failure } = await checkPage(healthCheck, checking, before, "right after the deploy");
				if (failure === void 0 || failure.reason === "health-unseen") return;
				return {
					...failure,
					message: `The deploy had succeeded, but the health check failed after batch-pause: ${failure.message}`
				};
			},
			redeploy(commit) {
				let other = {
					commit,
					deployVariables: {},
					expectedCommit: commit,
					rollbackOnFailure: !1
				}, change = planTrigger({
					...inputs,
					...other,
					olderCommit: "deploy"
				}, void 0, !0), without = Object.keys(inputs.deployVariables).length > 0 ? WITHOUT_VARIABLES : "";
				return { changes: [{
					...change,
					summary: change.summary + without
				}] };
			}
		});
		async function requireEnv({ envRequired }, planning, before) {
			envRequired.size > 0 && await (await __webpack_require__.e(614).then(__webpack_require__.bind(__webpack_require__, 7614))).guardEnv(envRequired, planning, before);
		}
		let WITHOUT_VARIABLES = ", without deploy-variables, which are those of the failed deploy";
		async function standingScript({ facts, dryRun, isLate, reader, learn }) {
			let known = facts.script?.after ?? null, isRead = facts.script !== void 0 && (dryRun || !isLate);
			if (typeof facts.site != "object" || isRead) return known;
			let shown = await (0, errors.MW)(reader.read(deployments.getDeployScript, (0, site_target.$)(facts)), null);
			facts.script === void 0 && shown !== null && learn({ script: {
				before: shown,
				after: shown
			} });
			return shown === null || known !== null && (0, same_text.c)(shown, known) ? known : shown;
		}
		function planTrigger(given, script, goesBack = !1) {
			let { commit, deployVariables, envRequired: _, wait, ...judging } = given, isSent = commit !== void 0 && judging.commitBy === "variable", all = {
				...deployVariables,
				...isSent && { site_deploy_commit: commit }
			}, variables = Object.keys(all).length === 0 ? void 0 : all, summary = `trigger a deploy${commit === void 0 ? "" : ` of commit ${commit}`}${wait ? " and follow it" : ""}`, trigger = {
				commit,
				wait,
				variables
			}, isHashed = script !== void 0, change = (0, operation.AS)(summary, trigger, (sent, applying) => deployAndFollow({
				...judging,
				...sent,
				goesBack,
				isHashed
			}, applying));
			return isHashed ? {
				...change,
				script: () => script
			} : change;
		}
		async function deployAndFollow(given, applying) {
			let { facts, reader, siblings, patience, log, learn } = applying, { page, siteLog, ...shown } = await patience.during({ doing: "reading what is there" }, async () => {
				let first = await applying.pageBefore, page = given.goesBack ? first : facts.deploy?.page?.after ?? first;
				return {
					...await readBaseline(given, applying),
					page
				};
			}), { lastDeployAt } = shown.site;
			if (given.commit !== void 0 && siteLog?.before !== void 0) {
				let { guardTrigger } = await __webpack_require__.e(629).then(__webpack_require__.bind(__webpack_require__, 3629));
				await guardTrigger(given.commit, given, applying, {
					lastDeployAt,
					log: siteLog.before
				});
			}
			let onProgress = (deploy, deployLog) => learn({
				deploy,
				deployLog
			}), started = (0, deploy_result.K9)({
				...patience,
				onProgress
			}, given.wait, lastDeployAt), { record, triggeredAt } = started, trigger = await sendTrigger(given, applying), serviceAt = reader.serviceTime() - (patience.clock.now() - triggeredAt), answer = trigger.state === "done" ? trigger.value : void 0, isUsed = answer?.id !== void 0 && answer.id === facts.deploy?.id;
			isUsed && log.warning(notOurs(answer.id));
			let ownId = isUsed ? void 0 : answer?.id, what = answer === void 0 ? "triggered, but the answer was lost" : "triggered";
			record.milestone(what, { id: ownId }, "waiting");
			if (answer?.hasRepository === !1) throw (0, site_repository.GD)(answer.said);
			if (siteLog === void 0) return notFollowed(answer !== void 0);
			let atTrigger = {
				id: ownId,
				said: answer?.said ?? "",
				triggeredAt,
				serviceAt,
				...shown,
				log: siteLog.before,
				lost: trigger.state === "done" ? void 0 : trigger.error,
				expects: given,
				earlierRun: facts.deploy?.run,
				script: facts.script?.after ?? void 0,
				goesBack: given.goesBack
			}, printer = (0, log_printer.f)(log.remote), target = (0, site_target.$)(facts), parts = {
				...patience,
				reader,
				target,
				siblings,
				siteLog,
				record,
				log,
				onLog: printer.push
			};
			try {
				await runChecks(given, applying, evidenceOrThrow(await follow({
					...parts,
					pollIntervalMs: given.pollIntervalMs
				}, atTrigger), record, printer, applying), page, record);
			} finally {
				printer.end("cut-off");
				record.update({});
			}
			return succeeded(started.result().evidence, given, applying);
		}
		async function readBaseline({ wait, isHashed }, applying) {
			let { facts, reader, siblings, patience } = applying, target = (0, site_target.$)(facts), hasFrame = facts.script && (0, script_frame.KL)(facts.script.after), listed = await (hasFrame ? siblings.glance(target.site) : void 0)?.catch(() => void 0), found = typeof listed?.last_deploy_at == "string" ? listed : await reader.read(sites.getSite, target);
			typeof facts.site == "object" && (0, site_presence.qb)(found, facts.site);
			let shown = await (0, site_presence.bs)(found, site_presence.yu, applying);
			if (shown !== found && isHashed) throw new errors.Gz();
			let isListed = shown === listed;
			isListed || siblings.compare(shown);
			let { last_deploy_at: lastDeployAt = null, status: siteStatus, current_deploy_log: liveText } = shown, site = {
				lastDeployAt,
				siteStatus,
				liveText,
				isListed
			}, source = {
				...patience,
				reader,
				target
			}, siteLog = wait ? await (0, deploy_log.A1)(source, lastDeployAt !== null) : void 0, hasReported = siteLog?.before?.entries.some(({ content = "" }) => (0, exit_report.LD)(content)[0]);
			return {
				site,
				siteLog,
				isFramed: hasFrame ?? (hasReported ? !0 : void 0)
			};
		}
		async function sendTrigger({ variables }, { writer, facts, log }) {
			let effect = await writer.write(deployments.postDeploy, (0, site_target.$)(facts), variables && { variables });
			if (effect.state === "done") return effect;
			let { error } = effect;
			if (effect.state === "not-done") throw error;
			if ((0, errors.si)(error)) throw (0, errors.GP)(error, "Whether the deploy was triggered is not known; it may still be running.");
			log.warning(`${(0, errors.WE)(error)} It is not sent again; the deploy log will tell whether it took effect.`);
			return effect;
		}
		function notFollowed(isAnswered) {
			if (isAnswered) return {
				changed: !0,
				summary: "triggered a deploy, which is not followed (wait: false)"
			};
			throw new errors.OK("answer-lost", "Whether the deploy was triggered is not known: the answer was lost.", "Look at the site before running again, or set wait: true so that the run can find out.");
		}
		function evidenceOrThrow({ signs, verdict }, record, printer, { log, siblings, workEnded, tookEffect }) {
			let isGivenUp = verdict.outcome !== "succeeded" && verdict.givenUpFor !== void 0;
			if (!isGivenUp) {
				printer.push((0, kept_text.Y6)(signs.text), !1);
				printer.end();
				workEnded();
				warnOfLog(log, signs);
			}
			let shown = endShown(signs);
			record.update({
				log: signs.text.content ?? signs.text.live,
				...shown
			});
			(verdict.outcome === "failed" || verdict.outcome === "succeeded") && tookEffect();
			verdict.outcome === "failed" && siblings.doomed();
			if (verdict.outcome !== "succeeded") {
				isGivenUp || record.milestone(verdict.why);
				throw new errors.OK(verdict.reason, verdict.message, verdict.next, { cause: verdict.givenUpFor });
			}
			record.update({ evidence: verdict.evidence });
			return verdict.evidence;
		}
		function warnOfLog(log, signs) {
			let { text, reports, status, log: shown, deployment, atTrigger, hasMoved, isFramed: hasFrame } = signs, { content = "" } = text, isUntold = reports.length === 0 && shown.strange === void 0 && status.latest === void 0 && deployment.state === void 0, hasOld = (atTrigger.log?.entries ?? []).some((entry) => (entry.content ?? "") !== "");
			isUntold && hasOld && shown.deploys.length === 0 && hasMoved && log.warning("last_deploy_at changed, but the deploy log did not, so it does not show what this deploy did.");
			shown.isReadable ? (0, body.xZ)(content) && log.info("the deploy log is too long to be read whole: only its end is judged") : log.warning("The deploy log is left out: it is larger than 64 MiB, the most that is read.");
			text.key === kept_text.ZF && hasFrame && (0, exit_report.LD)(content).length === 0 && log.warning("The deploy script should report its end, but its log has no such line.");
		}
		function succeeded(evidence, given, { facts, log }) {
			if (!(0, deploy_result.Fp)(evidence)) {
				let unnoticed = unnoticedIn(facts.script?.after ?? null);
				return {
					changed: !0,
					summary: `deployed with ${(0, deploy_result.KG)(evidence)}${unnoticed}`
				};
			}
			let add = given.reportExitStatus ? "Let update-deploy-script put the exit report around the script, or add" : "Add";
			log.warning(`last_deploy_at shows that a deploy ended; nothing shows that it worked. ${add} health-check-url, verify-command or success-pattern.`);
			return {
				changed: !0,
				summary: "ended, as last_deploy_at shows"
			};
		}
		function unnoticedIn(script) {
			if (script === null || !(0, script_frame.KL)(script)) return "";
			let hidden = (0, hidden_failures.C)((0, script_frame.yO)(script));
			return hidden === void 0 ? "" : ` (the script goes on if ${hidden.what} fails)`;
		}
	}),
	7757: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => createLogPrinter,
			q: () => printEntry
		});
		function createLogPrinter(open, most = 8388608) {
			let text = open(), printed = 0, beyond = 0, rest = "", ended = !1;
			return {
				push(gained, replaced) {
					if (replaced) {
						text.end("cut-off");
						text = open();
						rest = "";
					}
					let at = 0;
					for (; at < gained.length && printed < most;) {
						let slice = gained.slice(at, at + Math.min(65536, most - printed));
						text.push(slice);
						printed += slice.length + 2 * (slice.split("\n").length - 1);
						at += slice.length;
					}
					beyond += gained.length - at;
					rest = (rest + gained.slice(at)).slice(-65536);
				},
				end(how) {
					if (ended) return;
					ended = !0;
					text.end(beyond === 0 ? how : "cut-off");
					if (beyond === 0) return;
					let lineAt = rest.indexOf("\n") + 1, lines = lineAt === 0 ? "" : rest.slice(lineAt);
					printWhole(`[${beyond - lines.length} characters of the log are left out here; this is its end]\n`, open);
					printWhole(lines, open, how);
				}
			};
		}
		function printEntry({ created_at, description, content }, log) {
			let heading = [created_at, description].filter((part) => (part ?? "") !== "").join("  ");
			for (let part of [heading, content ?? ""]) printWhole(part, log.remote);
		}
		function printWhole(whole, open, how) {
			let text = open();
			text.push(whole);
			text.end(how);
		}
	})
};
