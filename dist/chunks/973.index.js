"use strict";
exports.id = 973;
exports.ids = [973];
exports.modules = {
	2973: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { deployAndFollow: () => deployAndFollow });
		var deploy_log = __webpack_require__(3122), deployments = __webpack_require__(2304), settle = __webpack_require__(3337), sites = __webpack_require__(8656), errors = __webpack_require__(8208), body = __webpack_require__(2235), exit_report = __webpack_require__(6074);
		function startHistory(shown) {
			return {
				baseline: shown,
				latest: shown,
				isEarlier: shown === "deploying",
				end: void 0,
				endBefore: void 0
			};
		}
		function addStatus(before, shown, lastDeployAtChanged) {
			if (shown === void 0 || shown === before.latest) return before;
			let final = finalStatus(shown), isNext = final !== void 0 || shown === "deploying", isCertain = before.end !== "other" && (lastDeployAtChanged || before.end !== before.baseline), ended = before.end ?? (hasTurnedBad(before) ? "deploy-failed" : void 0), endBefore = (isNext && isCertain ? ended : void 0) ?? before.endBefore, next = {
				...before,
				latest: shown,
				endBefore
			};
			if (shown === "deploying") return {
				...next,
				isEarlier: !1,
				end: void 0
			};
			if (before.isEarlier) return next;
			let hasEnded = before.latest === "deploying" || before.end !== void 0;
			return {
				...next,
				end: hasEnded ? final ?? "other" : void 0
			};
		}
		function hasTurnedBad({ latest, baseline }) {
			return latest === "deploy-failed" && baseline !== void 0 && baseline !== latest;
		}
		function finalStatus(shown) {
			return shown === "active" || shown === "deploy-failed" ? shown : void 0;
		}
		let NO_TEXT = {
			key: "",
			content: void 0,
			isOwn: !1,
			printed: 0
		};
		function startState(atTrigger) {
			let { site, log, isFramed, earlierRun, triggeredAt } = atTrigger, reports = (log?.entries ?? []).flatMap(({ content = "" }) => (0, exit_report.LD)(content));
			return {
				atTrigger,
				isFramed,
				misses: 0,
				textless: 0,
				deployAtBefore: site.lastDeployAt,
				hasMoved: !1,
				shown: site,
				status: startHistory(site.isListed ? void 0 : site.siteStatus),
				log: {
					isReadable: log !== void 0,
					isList: !1,
					entries: []
				},
				reports: [],
				earlierDeploys: 0,
				foreignRuns: [...earlierRun === void 0 ? [] : [earlierRun], ...reports.map(({ run }) => run)],
				live: "",
				isAnew: !1,
				isLive: !1,
				hasLive: site.liveText !== void 0,
				text: NO_TEXT,
				gained: "",
				replaced: !1,
				looks: 0,
				looked: {},
				endLook: 0,
				reportLook: 0,
				newsAt: triggeredAt,
				hasNews: !0
			};
		}
		function hasBegun({ log, status, hasMoved, deployment, live }) {
			let isShown = deployment !== void 0 && deployment.state !== "missing";
			return log.entries.length > 0 || live !== "" || isShown || hasMoved || status.latest === "deploying";
		}
		function isEnding(state) {
			let { hasMoved, reports, status } = state;
			if (decidesById(state)) return hasEndedById(state);
			return reports.length > 0 || status.latest !== "deploying" && (hasMoved || status.end !== void 0);
		}
		function decidesById({ atTrigger, deployment }) {
			return atTrigger.id !== void 0 && deployment?.state !== "missing" && deployment?.state !== "other";
		}
		function hasEndedById(state) {
			return decidesById(state) && (hasFinalState(state.deployment) || state.misses >= 3);
		}
		function hasFinalState(deployment) {
			return [
				"success",
				"failed",
				"cancelled"
			].includes(deployment?.state ?? "");
		}
		function caseOf(state, now) {
			let { atTrigger, reports, text, log, hasMoved, deployAtBefore } = state, { expects } = atTrigger, own = text.isOwn ? (0, exit_report.LD)(text.content ?? "").at(-1) : void 0, isById = decidesById(state), last = isById ? void 0 : reports.at(-1), isCompared = last !== void 0 && (0, exit_report.nR)(last) !== void 0, report = own ?? (hasMoved || deployAtBefore !== null || isCompared ? last : void 0);
			return {
				...state,
				now,
				expects,
				endedById: hasEndedById(state),
				report,
				commit: report?.commit ?? state.deployment?.commit,
				end: isById ? void 0 : endOf(state),
				isCut: (0, body.xZ)(text.content ?? ""),
				deploys: log.entries.length,
				needsText: expects.failurePatterns.length + expects.successPatterns.length > 0
			};
		}
		function endOf({ status, shown, log, hasMoved, isFramed, text, looked }) {
			let { latest, end, endBefore, isEarlier, baseline } = status;
			if (latest === void 0 || isEarlier) return;
			if (end !== void 0) return endBefore !== void 0 && end !== endBefore ? "mixed" : end;
			let final = finalStatus(shown.siteStatus), isShown = log.entries.length > 0 && looked.site !== void 0;
			if (final === "deploy-failed") return hasMoved || isShown || hasTurnedBad(status) ? final : void 0;
			let isSilent = isFramed === !0 && text.content !== void 0;
			return baseline !== void 0 && final !== baseline && (isShown || hasMoved && !isSilent) ? final : void 0;
		}
		let QUIET_MS = 1500, IN_DOUBT_MS = 5e3;
		function silentMs({ trouble, now }) {
			return now - (trouble?.silentSince ?? now);
		}
		function evidenceOf(c) {
			let evidence = [];
			c.endedById && evidence.push("deployment");
			!c.endedById && c.hasMoved && evidence.push("token");
			c.end === "active" && evidence.push("status");
			c.report !== void 0 && evidence.push("exit-status");
			c.matches !== void 0 && c.expects.successPatterns.length > 0 && evidence.push("success-pattern");
			return evidence;
		}
		function endShown(state, now) {
			let { atTrigger, endingAt = now } = state, { report, commit: short, expects } = caseOf(state, now), commit = short !== void 0 && expects.expectedCommit?.startsWith(short) ? expects.expectedCommit : short, seenMs = endingAt - atTrigger.triggeredAt, told = report && (0, exit_report.nR)(report), toldMs = told === void 0 ? seenMs : Math.max(500, told - atTrigger.serviceAt);
			return {
				ownMs: Math.round(Math.min(seenMs, toldMs)),
				commit,
				...report && {
					exitStatus: report.exitStatus,
					run: report.run
				}
			};
		}
		var deployment_records = __webpack_require__(5926);
		let STATES = new Map([
			["deploying", "running"],
			["scheduled", "scheduled"],
			["success", "success"],
			["failed", "failed"],
			["cancelled", "cancelled"]
		]);
		function lookOf({ last_deploy_at: lastDeployAt = null, status, current_deploy_log }) {
			return {
				lastDeployAt,
				siteStatus: status,
				liveText: current_deploy_log
			};
		}
		async function lookAtDeployment({ reader, target }, id) {
			let shown = await (0, errors.MW)(reader.read(deployment_records.i8, {
				...target,
				deployment: id
			}, deploy_log.ET), null);
			if (shown === null) return { deployment: { state: "missing" } };
			if (shown.id !== void 0 && shown.id !== id) return { deployment: { state: "other" } };
			let { commit_hash: commit, log_id: logId, status } = shown;
			return { deployment: {
				state: STATES.get(status) ?? "other",
				commit,
				logId
			} };
		}
		async function lookAtOwnLog({ reader, target }, id) {
			let unknown = { deployment: {
				state: "other",
				text: null
			} };
			try {
				let shown = await reader.read(deployment_records.uZ, {
					...target,
					deployment: id
				}, deploy_log.ET);
				if (shown.deployment_id !== void 0 && shown.deployment_id !== id) return unknown;
				let { content, status, log_id: logId } = shown;
				return { deployment: {
					state: STATES.get(status) ?? "other",
					text: content || null,
					logId
				} };
			} catch (error) {
				if ((0, errors.c4)(error) || (0, errors.I9)(error)) return unknown;
				throw error;
			}
		}
		var script_frame = __webpack_require__(3822);
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
			await pause();
			let matched = 0;
			for (let line of lines) for (let at = 0; at === 0 || at < line.length; at += PIECE) {
				let piece = line.slice(at, at + PIECE);
				matched += piece.length + 1;
				if (matched > 16385) {
					await pause();
					matched = piece.length + 1;
				}
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
		var endpoint = __webpack_require__(8495), kept_text = __webpack_require__(7500), duration = __webpack_require__(6851);
		function recordNews({ record, onLog, log }, before, after) {
			let { status, deployment, reports } = after, { lastDeployAt } = after.shown;
			after.gained !== "" && onLog(after.gained, after.replaced);
			if (after.earlierDeploys > before.earlierDeploys) {
				record.milestone("an earlier deploy, not ours, ended", { lastDeployAt }, "waiting");
				log.info("an earlier deploy that was already running has ended; waiting for ours");
				return;
			}
			let isDeploying = status.latest === "deploying" || deployment?.state === "running", wasDeploying = before.status.latest === "deploying" || before.deployment?.state === "running";
			isDeploying && !wasDeploying ? record.milestone("the status became deploying", {}, "running") : before.gainedAt === void 0 && after.gained !== "" && record.milestone("first lines of the deploy log", {}, "running");
			let isSettling = !isDeploying && !decidesById(after);
			after.hasMoved && !before.hasMoved && record.milestone("last_deploy_at changed", {}, isSettling ? "settling" : void 0);
			hasEndedById(after) && !hasEndedById(before) && record.milestone(`the deployment became ${deployment?.state}`, {}, "settling");
			let report = reports.at(-1);
			if (report !== void 0 && reports.length > before.reports.length) {
				let { exitStatus, commit, run } = report;
				record.milestone(`exit report: status ${exitStatus}`, {
					exitStatus,
					commit,
					run
				}, "settling");
			}
			let { end } = status;
			end !== void 0 && end !== before.status.end && !decidesById(after) && record.milestone(`the status ${end === "other" ? "changed" : `became ${end}`}`, {}, "settling");
			record.update({
				lastDeployAt,
				log: (0, kept_text.zo)(after.text.content ?? after.live)
			});
		}
		function describeAwaited(state, now) {
			let { gainedAt, trouble } = state, parts = [`waiting for ${nextSign(state)}`];
			gainedAt !== void 0 && parts.push(`the last line of the log came ${(0, duration.a)(now - gainedAt)} ago`);
			trouble?.silentSince !== void 0 && parts.push(`the service has not answered for ${(0, duration.a)(now - trouble.silentSince)}`);
			let holdMs = Math.min(endpoint.U5, trouble?.error.retryAfterMs ?? 0);
			holdMs > 0 && parts.push(`it asked for a pause of ${(0, duration.a)(holdMs)}`);
			return parts.join("; ");
		}
		function nextSign(state) {
			let { hasMoved, reports, earlierDeploys, status, deployment, log, isFramed } = state;
			if (hasEndedById(state)) return "the log of its deployment, which has ended";
			if (decidesById(state)) return `its deployment to end; it is ${deployment?.state === "scheduled" ? "scheduled" : "deploying"}`;
			if (status.latest === "deploying") return "the status to change; it is deploying";
			if (status.end !== void 0) return "its log to settle; by its status it has ended";
			if (reports.length > 0) return "its log to settle; the script has reported its end";
			if (hasMoved) return `${isFramed ? "the script's exit report" : "its log to settle"}; last_deploy_at has changed`;
			let whose = earlierDeploys > 0 ? "ours to start: a line of its log" : "the first line of its log";
			if (log.entries.length === 0) return `${whose}, or another last_deploy_at`;
			return isFramed ? "the script's exit report" : "last_deploy_at to change";
		}
		let isFourth = ({ looks }) => looks % 4 == 3, QUIET_LOG_MS = 3e3, LONGEST_UNSEEN_MS = 6e4;
		function nextResource(state, siblings, now) {
			let { status, reports, last, trouble, deployment } = state;
			if (trouble?.vanishedSince !== void 0) return "site";
			let isOdd = deployment?.state === "other" && state.looks % 4 == 1;
			if (decidesById(state) || isOdd) return nextById(state, siblings, now);
			if (trouble?.resource === "log") return "site";
			let isMany = siblings.looking() > 1;
			if (isEnding(state)) {
				if (reports.length > 0) return "site";
				let isSettled = status.end !== void 0 && status.end !== "other" && status.end !== status.baseline;
				return status.latest !== void 0 && !isSettled && last === "log" ? "site" : "log";
			}
			let turnMs = turnOf(state, now);
			if (isMany && !state.hasLive && sinceMs(state, "log", now) >= (state.looked.log ? 2 : 1) * turnMs) return "log";
			if (isMany) return sinceMs(state, "site", now) >= Math.min(LONGEST_UNSEEN_MS, 2 * turnMs) ? "site" : "list";
			let isSilent = now - state.newsAt >= LONGEST_UNSEEN_MS;
			if (state.hasLive && state.isRunning !== !1 && !isSilent) return "site";
			if (isToldByLog(state)) return (status.latest === void 0 ? mayHaveDied(state, now) : isFourth(state)) ? "site" : "log";
			let dueMs = Math.min(16e3, Math.max(5500, elapsedMs(state, now) / 3));
			return sinceMs(state, "log", now) >= dueMs && last !== "log" ? "log" : "site";
		}
		function nextById(state, siblings, now) {
			let { hasLive, isRunning, last, looks, looked, deployment, text } = state;
			if (hasEndedById(state)) return text.isOwn && deployment?.text === void 0 ? "log" : "own log";
			if (hasNewSign(state)) return "own log";
			if (state.trouble?.resource === "site") return "deployment";
			if (isAsked(state) || deployment?.state === "scheduled") return "deployment";
			if (siblings.looking() > 1) return sinceMs(state, "deployment", now) >= unseenMs(state, now) ? "deployment" : "list";
			if (!hasLive) return "deployment";
			if (isRunning !== !1) return isFourth(state) ? "deployment" : "site";
			if (last === "site") return looked["own log"] === void 0 ? "own log" : "deployment";
			return looks === 0 || isFourth(state) ? "site" : "deployment";
		}
		function unseenMs(state, now) {
			let isListed = (state.onlyListed ?? state.shown).siteStatus === "deploying";
			return Math.max(LONGEST_UNSEEN_MS * (isListed ? 5 : 1), elapsedMs(state, now) * .6);
		}
		let hasNewSign = ({ endLook, looked }) => endLook > (looked["own log"]?.nth ?? 0);
		function isAsked({ last, looks, looked }) {
			return last === "own log" && (looked.deployment?.nth ?? 0) < looks;
		}
		let isToldByLog = ({ isFramed, log, hasLive }) => isFramed === !0 && log.isReadable && !hasLive;
		function mayHaveDied(state, now) {
			let dueMs = Math.max(QUIET_LOG_MS, elapsedMs(state, now) * .6);
			return now - state.newsAt >= QUIET_LOG_MS && sinceMs(state, "site", now) >= dueMs;
		}
		let turnOf = (state, now) => Math.max(1e4, elapsedMs(state, now) / 3);
		function sinceMs({ looked, atTrigger }, resource, now) {
			return now - (looked[resource]?.atMs ?? atTrigger.triggeredAt);
		}
		function elapsedMs({ endingAt, atTrigger }, now) {
			return now - (endingAt ?? atTrigger.triggeredAt);
		}
		let SHORTEST_PAUSE_MS = 1750, LONGEST_PAUSE_MS = 1e4;
		function nextPauseMs(state, { siblings, pollIntervalMs }, isDue, now) {
			let ownMs = pollIntervalMs ?? (isDue ? 0 : pauseMs(state, siblings.looking(), elapsedMs(state, now))), { trouble } = state, holdMs = Math.min(endpoint.U5, trouble?.error.retryAfterMs ?? 0);
			return Math.max(ownMs, holdMs, trouble && pollIntervalMs === void 0 ? SHORTEST_PAUSE_MS : 0);
		}
		function pauseMs(state, looking, elapsed) {
			let isFollowed = decidesById(state);
			if (hasEndedById(state)) return hasNewSign(state) ? 0 : SHORTEST_PAUSE_MS;
			let isIdle = looking === 1 && state.last === "site" && state.isRunning === !1;
			if (isFollowed && (hasNewSign(state) || isAsked(state) || isIdle)) return 0;
			if (isFollowed) return Math.max(2560, elapsed * (looking > 1 || elapsed < 6e4 ? .25 : .125));
			if (state.looks === 0) return 500;
			if (isEnding(state)) return Math.min(LONGEST_PAUSE_MS, Math.max(QUIET_MS, elapsed / 4));
			if (looking === 1 && state.last === "site" && state.status.latest === void 0 && isToldByLog(state)) return 0;
			let shortest = Math.max(350, SHORTEST_PAUSE_MS / looking), share = looking > 1 ? Math.max(.1, .25 / looking) : elapsed < 1e4 ? 0 : elapsed < 4e4 ? .25 : .15;
			return Math.min(LONGEST_PAUSE_MS, Math.max(shortest, elapsed * share));
		}
		var advice = __webpack_require__(8966), wait = __webpack_require__(7707);
		function waits(name, when, look) {
			return {
				name,
				when,
				outcome: "goes on",
				look
			};
		}
		function onlyWhile(condition, rows) {
			return rows.map((row) => ({
				...row,
				when: (c) => condition(c) && row.when(c)
			}));
		}
		function ending(outcome, [name, when, reason, next, line]) {
			return {
				name,
				when,
				outcome,
				reason,
				next,
				line
			};
		}
		let fails = (...parts) => ending("failed", parts), doubts = (...parts) => ending("unknown", parts), timesOut = (...parts) => ending("timed_out", parts);
		function describeEnding({ outcome, reason, next, line }, c) {
			let wordsOf = (words) => (typeof words == "string" ? words : words(c)) ?? "", why = wordsOf(reason);
			return {
				reason: why,
				message: `${SENTENCES[outcome](why)}${quoteOf(line?.(c) ?? { line: "" })}`,
				next: wordsOf(next)
			};
		}
		let SENTENCES = {
			failed: (why) => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`,
			unknown: (why) => `How the deploy ended is not known: ${why}.`,
			timed_out: (sentence) => sentence
		};
		function quoteOf({ line, isRecognized = !0, ownLine, mayBeOfTrap }) {
			let whose = mayBeOfTrap ? "its output, perhaps of its EXIT trap," : "its output";
			if (line === "") return "";
			let place = ownLine === void 0 ? "" : ` (line ${ownLine} of your script)`;
			return ` ${isRecognized ? "The log says:" : `The last line of ${whose} was`} “${line.trim()}”${place}`;
		}
		let GONE = "the site is gone: the service no longer knows it", WHO_DELETED = "Find out who deleted it. The deploy is gone too.", GIVING_UP = [
			doubts("the site has been gone for 20 s, and the answer to the trigger was lost", (c) => isGone(c) && c.atTrigger.lost !== void 0, GONE, WHO_DELETED),
			fails("the site has been gone for 20 s", isGone, GONE, WHO_DELETED),
			doubts("the service refuses to show the deploy, twice in a row", ({ trouble }) => (trouble?.refusals ?? 0) > 1, "the service refuses to show it", ({ trouble }) => trouble && (0, advice.T)(trouble.error)),
			doubts("the service has not answered for 2 min", (c) => silentMs(c) >= wait.BR, (c) => `the service has not answered for ${(0, duration.a)(silentMs(c))}`, "Check the site before running again: the deploy may have continued."),
			doubts("the answer to the trigger was lost, and nothing is seen until time runs out", isLost, "the answer to the trigger was lost and no deploy was seen since: whether there was one is not known", "Look at the site, then run again."),
			timesOut("time has run out: the deploy has ended, but its log has not settled", (c) => isTooLate(c) && hasEndedUntold(c), (c) => `The deploy has ended, but its log had not settled within ${limitOf(c)}, so whether it worked is not known.`, ({ over }) => `Raise ${over?.input}. Look at the deploy log before running again.`),
			timesOut("time has run out: the deploy may be running", (c) => isTooLate(c) && (hasBegun(c) || isUnread(c)), stillAtWork, raiseLimit),
			timesOut("time has run out: nothing is seen", isTooLate, noSign, addRepository)
		];
		function isGone({ trouble, now }) {
			return trouble?.vanishedSince !== void 0 && now - trouble.vanishedSince >= 2e4;
		}
		function isLost(c) {
			return c.atTrigger.lost !== void 0 && !hasBegun(c) && isTooLate(c) && !hasEndedUntold(c);
		}
		function isTooLate(c) {
			if (c.over === void 0 || c.endedById) return !1;
			let isTold = c.report !== void 0 && (c.report.exitStatus !== 0 || c.status.latest !== "deploying");
			return decidesById(c) || !isTold;
		}
		function isUnread({ now, looked, atTrigger: { triggeredAt } }) {
			return now - (looked.log?.atMs ?? triggeredAt) > Math.max(5e3, (now - triggeredAt) / 10);
		}
		function limitOf({ over }) {
			return `the ${over?.input} of ${(0, duration.a)(over?.limitMs ?? 0)}`;
		}
		function hasEndedUntold({ status, hasMoved, isFramed, atTrigger }) {
			if (status.latest === "deploying" || status.isEarlier || atTrigger.id !== void 0) return !1;
			return status.end !== void 0 || hasMoved && isFramed !== !0;
		}
		function stillAtWork(state) {
			let { now, status, gainedAt, atTrigger, text, live, deployment } = state, silentFor = (0, duration.a)(now - (gainedAt ?? atTrigger.triggeredAt)), line = (0, kept_text.zo)((text.content ?? live).slice(-16384)).trimEnd().split(/\r\n|\r|\n/).at(-1)?.trim(), last = line ? `; its last line is “${line}”.` : ".", word = deployment?.state === "scheduled" ? "scheduled" : status.latest, shows = word === "scheduled" || word === "deploying" ? ` The service still shows the status ${word}.` : "";
			return `The deploy did not end within ${limitOf(state)}, and may still be running. No line of its log had come for ${silentFor}${last}${shows}`;
		}
		function raiseLimit({ over }) {
			return `Raise ${over?.input}, or find out what the script waits for. Look at the site before running again.`;
		}
		function noSign(state) {
			let { deployAtBefore, atTrigger } = state, said = atTrigger.said === "" ? "" : ` The service answered the trigger with “${atTrigger.said}”.`, none = `no repository is installed on the site${deployAtBefore === null ? "" : " any more"}`;
			return `The deploy was triggered, but nothing was seen of it within ${limitOf(state)}: last_deploy_at did not change.${said} The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than that and may still finish; or it ended within the same second as the one before, without an exit report.`;
		}
		function addRepository({ over }) {
			return `Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise ${over?.input}. Look at the site before running again.`;
		}
		var script_cause = __webpack_require__(2253), sanitizer = __webpack_require__(1854);
		let READ_LOG = "Read the deploy log; fix the deploy script or the code, then run again.", CHECK_OTHERWISE = "Look at the site. Without its log use health-check-url or verify-command.", LOOK_AFTER = "Look at the site and at the log of the service: something may have failed after the script.", KEEP_APART = "Look at the site. A concurrency group keeps runs apart.", VERDICTS = [
			doubts("two deploys ended differently", (c) => othersOf(c) !== void 0, othersOf, "Find out who else deploys this site (a concurrency group keeps runs apart), then run again."),
			doubts("the exit report is not from the time of the trigger", isOfAnotherTime, bothTimes, "Look at the site. If the report is of this deploy, correct the clock of the server."),
			doubts("the only deploy seen to end was already running before the trigger", isOfEarlierDeploy, "overtaken: the only deploy that was seen to end was already running before the trigger", KEEP_APART),
			fails("the script reported a status other than 0", ({ report }) => (report?.exitStatus ?? 0) !== 0, ({ report }) => `the deploy script exited with status ${report?.exitStatus}`, READ_LOG, causeIn),
			fails("our deployment is `cancelled`", (c) => c.endedById && c.deployment?.state === "cancelled", "the service shows the deployment as cancelled", "Find out who cancelled it, then run again."),
			doubts("our deployment is no longer shown", (c) => c.endedById && c.misses > 0, "the service no longer shows the deployment", KEEP_APART),
			fails("our deployment is `failed`", (c) => c.endedById && c.deployment?.state === "failed", ({ report }) => `the service shows the deployment as failed${report === void 0 ? "" : ", although its script exited with status 0"}`, ({ report }) => report === void 0 ? READ_LOG : LOOK_AFTER, (c) => c.report === void 0 ? causeIn(c) : void 0),
			doubts("the status is `deploy-failed`, although the script reported 0", (c) => c.end === "deploy-failed" && c.report !== void 0, "the deploy script exited with status 0, but the service shows the status deploy-failed for the site", LOOK_AFTER),
			fails("the status is `deploy-failed`", (c) => c.end === "deploy-failed", "the service shows the status deploy-failed for the site", READ_LOG, causeIn),
			doubts("patterns are given, and the log text is not shown", (c) => c.needsText && (c.text.content === void 0 || !c.log.isReadable), ({ log }) => `the deploy log ${log.isReadable ? "is not shown by the service" : "could not be read"}, so failure-pattern and success-pattern could not be applied`, CHECK_OTHERWISE),
			waits("the log text has not been searched for patterns yet", (c) => c.needsText && c.matches === void 0, "patterns"),
			fails("a line matches `failure-pattern`", (c) => c.matches?.failure !== void 0, ({ matches }) => `the log matches failure-pattern ${matches?.failure?.pattern}`, READ_LOG, ({ matches }) => matches?.failure),
			doubts("only the end of the log text is known, and the rest may match a pattern", (c) => c.isCut && (c.expects.failurePatterns.length > 0 || lacksLine(c)), "only the end of the deploy log could be read: what comes before may match failure-pattern or success-pattern", "Look at the site, and make the deploy script print less."),
			doubts("no line matches `success-pattern`, and the end is not certain", (c) => lacksLine(c) && !c.endedById && !c.report && c.status.end === void 0, ({ matches }) => `no line of the log matches success-pattern ${matches?.missing}, and nothing shows that the deploy has ended`, CHECK_OTHERWISE),
			fails("no line matches `success-pattern`", lacksLine, ({ matches }) => `no line of the log matches success-pattern ${matches?.missing}`, READ_LOG),
			doubts("a commit is expected, and none is reported or shown", ({ expects, commit }) => expects.expectedCommit !== void 0 && commit === void 0, ({ expects, endedById, report }) => {
				let end = `so ${expects.expectedCommit} could not be confirmed`;
				if (report !== void 0) return `which commit was deployed is not known: the exit report names none, ${end}`;
				return `which commit was deployed is not known: ${endedById ? "neither an exit report nor the deployment shows it" : "the log contains no exit report"}, ${end}`;
			}, ({ report }) => report === void 0 ? "Run update-deploy-script with report-exit-status: true first." : "Let the script end in the folder of the repository: git shows its commit only there, and to its owner."),
			doubts("a commit other than the expected one is reported, of the folder in which the script was started", (c) => isOther(c) && c.report?.isCommitOfEnd === !1 && (0, script_frame.SM)(c.atTrigger.script ?? null), ({ commit, expects }) => `which commit was deployed is not known: the folder in which the script was started is at ${commit}, not ${expects.expectedCommit}, and where it ended is not reported`, "Let the script set no EXIT trap of its own, or end where it was started."),
			fails("a commit other than the expected one was deployed", isOther, ({ commit, expects }) => `commit ${commit} was deployed, not ${expects.expectedCommit}`, ({ expects }) => expects.commitBy === "variable" ? "Look at the deploy script of the site: a line that exports SITE_DEPLOY_COMMIT, which a run with commit-by: script writes, wins over the variable. If it has none, this service may not hand variables on: set commit-by: script." : "Check that the script brings the site to that commit (with the input commit: git reset --hard \"$SITE_DEPLOY_COMMIT\"), and that the branch on the site has it."),
			{
				outcome: "succeeded",
				name: "our deployment is `success`",
				when: ({ endedById }) => endedById
			},
			doubts("neither the status nor a report tells how the deploy ended", isUntold, oddStatus, "Look at the site. Let update-deploy-script put the exit report around the script, or give success-pattern."),
			doubts("the script has the frame, and no exit report came", ({ report, end, isFramed }) => report === void 0 && end !== "active" && isFramed === !0, ({ log, isCut, hasMoved }) => {
				let end = isCut ? "the log is too large to be read whole, and its end has none" : "none came", shown = log.isReadable ? end : "the log is too large to be read";
				return `${hasMoved ? "last_deploy_at has changed" : "the deploy seems to have ended"}, but the script should have printed an exit report, and ${shown}: its shell was killed, or it is still running`;
			}, "Look at the site and its deploy log before running again."),
			doubts("only `last_deploy_at` shows the end, and the log tells a failure", (c) => evidenceOf(c).join() === "token" && (0, script_cause.Q)(c.text.content ?? "") !== void 0, "last_deploy_at shows that a deploy ended, but its log shows a failure", "Look at the site. Let update-deploy-script put the exit report around the script, so that the next run knows.", ({ text }) => (0, script_cause.Q)(text.content ?? "")),
			{
				outcome: "succeeded",
				name: "there is evidence that it worked",
				when: () => !0
			}
		];
		function othersOf({ end, deploys, reports, log, live, isAnew, text, endedById }) {
			if (endedById) return;
			if (text.content !== void 0 && (isAnew || !(0, kept_text.BV)(text.content, live))) return "overtaken: the log belongs to another deploy than the one shown as it ran";
			if (end === "mixed") return "overtaken: two deploys with different results ended since the trigger, as the status of the site shows";
			let ends = new Set(reports.map(({ exitStatus, commit = "none" }) => `status ${exitStatus}, commit ${commit.slice(0, 12)}`));
			if (ends.size > 1) return `overtaken: ${reports.length} deploys with different results ended since the trigger (${[...ends].join("; ")})`;
			if (deploys <= Math.max(1, reports.length)) return;
			return log.isList ? `overtaken: the log has ${deploys} deploys since the trigger, and not all of them have reported how they ended` : "overtaken: another deploy's log replaced the one that started after the trigger";
		}
		function isOfAnotherTime({ endedById, report, strange, end, expects }) {
			let isNeeded = end === void 0 || expects.expectedCommit !== void 0;
			return !endedById && report === void 0 && strange !== void 0 && isNeeded;
		}
		function bothTimes({ strange, atTrigger }) {
			let [reported, triggered] = [strange && (0, exit_report.nR)(strange), atTrigger.serviceAt].map((ms) => ms === void 0 ? "an unknown time" : new Date(ms).toISOString().slice(0, 19).replace("T", " "));
			return `the exit report in the log is of ${reported}, but the deploy was triggered at ${triggered} by the service's clock`;
		}
		function isOfEarlierDeploy({ endedById, report, end, hasMoved, status }) {
			let isNothing = report === void 0 && end === void 0 && !hasMoved && status.latest === void 0;
			return !endedById && (status.isEarlier || isNothing);
		}
		function isOther({ commit = "", expects: { expectedCommit } }) {
			if (expectedCommit === void 0 || commit.startsWith(expectedCommit)) return !1;
			return commit.length >= 40 || !expectedCommit.startsWith(commit);
		}
		function isUntold({ report, end, status, expects, hasMoved }) {
			let isMatched = expects.successPatterns.length > 0 && (hasMoved || status.end !== void 0), isSilent = status.latest === "active" && hasMoved;
			return report === void 0 && end !== "active" && status.latest !== void 0 && !isMatched && !isSilent;
		}
		function oddStatus({ status: { latest = "" } }) {
			return `the site has the status ${latest.length <= 40 ? latest : `${latest.slice(0, 40)}…`}, which does not tell how the deploy ended, and the log contains no exit report`;
		}
		function causeIn({ text, atTrigger }) {
			let { script = "" } = atTrigger, cause = (0, script_cause.r)((0, exit_report.EG)(text.content ?? "")), mayBeOfTrap = /^[^#\n]*\btrap\b.*\bEXIT\b/m.test((0, script_frame.yO)(script));
			return cause && {
				...cause,
				mayBeOfTrap,
				ownLine: (0, script_frame.yx)((0, sanitizer._0)(cause.line), script)
			};
		}
		function lacksLine({ matches }) {
			return matches?.missing !== void 0;
		}
		var shown_time = __webpack_require__(6403);
		let NEXT_SIGN_MS = 12e4, nthOf = (look) => look?.nth ?? 0, BY_ID = onlyWhile((c) => decidesById(c) && c.over === void 0, [
			waits("our deployment is `scheduled` or `deploying`", ({ endedById }) => !endedById),
			waits("our deployment has ended, and its log is still to come", ({ text, textless }) => !text.isOwn && textless < 3, "own log"),
			waits("our deployment has ended, its own log is not shown, and the log of the site has not been read since", ({ deployment, looked, text }) => !text.isOwn && deployment?.logId !== void 0 && nthOf(looked.log) <= nthOf(looked["own log"]), "log"),
			waits("our deployment is `success`, and its log has only just appeared", isTextAwaited),
			waits("our deployment has ended, and its commit is still to come", ({ expects, commit, looked }) => expects.expectedCommit !== void 0 && commit === void 0 && nthOf(looked.deployment) < nthOf(looked["own log"]), "deployment")
		]);
		function isTextAwaited({ deployment, report, needsText, isFramed, now, endingAt = now }) {
			let isNeeded = report === void 0 && (needsText || isFramed === !0);
			return deployment?.state === "success" && isNeeded && now < endingAt + IN_DOUBT_MS;
		}
		let BY_SIGNS = onlyWhile((c) => !decidesById(c) && c.over === void 0, [
			waits("the end was seen, and the log has not been read since", (c) => c.endLook > nthOf(c.looked.log) && !isLogSpared(c), "log"),
			waits("only the list of sites shows the end", ({ onlyListed, report }) => onlyListed !== void 0 && onlyListed.siteStatus !== "deploying" && (report?.exitStatus ?? 0) === 0, "site"),
			waits("an exit report came, and the site has not been read since", isReportUnconfirmed, "site"),
			waits("our deployment has an unknown status, and has not been read since the end was shown", ({ deployment, looked, endLook, reportLook }) => deployment?.state === "other" && nthOf(looked.deployment) < Math.max(endLook, reportLook), "deployment"),
			waits("the status is `deploying`", ({ status }) => status.latest === "deploying" && !status.isEarlier),
			waits("`last_deploy_at` has changed, and the script, which may report its end, has not been read", ({ hasMoved, isFramed, reports, status }) => hasMoved && isFramed === void 0 && reports.length === 0 && status.end === void 0, "script"),
			waits("nothing shows an end", isUnseen),
			waits("an end is shown, and something may still follow", isSettling)
		]);
		function isReportUnconfirmed({ report, reportLook, looked, hasMoved, status }) {
			let { latest, end } = status;
			return report !== void 0 && !(hasMoved && (latest === void 0 || end !== void 0 || latest === "active")) && reportLook > nthOf(looked.site);
		}
		function isUnseen(c) {
			let { report, hasMoved, strange, status, earlierDeploys, deploys } = c;
			if (report !== void 0 || hasMoved || status.end !== void 0 || status.isEarlier || strange !== void 0) return !1;
			return !(finalStatus(status.latest) !== void 0 && deploys > 0) && !hasTurnedBad(status) && (earlierDeploys === 0 || deploys > 0);
		}
		function isLogSpared(c) {
			let { needsText, expects, status, trouble } = c, isNeeded = needsText || expects.expectedCommit !== void 0, hasEnded = finalStatus(status.latest) !== void 0 && status.end !== void 0;
			return trouble?.resource === "log" && silentMs(c) >= 1e4 && hasEnded && !isNeeded;
		}
		function isSettling(c) {
			let { status, hasNews, now, newsAt, looked, shown } = c, waitMs = settlingMs(c);
			if (waitMs === 0 || isLogSpared(c)) return !1;
			if (hasNews || now - newsAt < waitMs) return !0;
			return status.end !== void 0 && status.end === status.baseline && waitMs >= IN_DOUBT_MS && (shown.siteStatus !== status.latest || (looked.site?.atMs ?? 0) - newsAt < waitMs);
		}
		function settlingMs(c) {
			let { status, hasMoved, report, deploys, isFramed = !1, needsText } = c, { latest, baseline, end } = status, isNeeded = report === void 0 && (isFramed || needsText);
			if (status.isEarlier) return deploys > 0 ? IN_DOUBT_MS : NEXT_SIGN_MS;
			if (end !== void 0) {
				let isTold = hasMoved && c.shown.siteStatus === latest || report !== void 0 && end !== "deploy-failed", isDoubtful = end === "other" || end === baseline && !isTold;
				if (end === "active" && isDoubtful && (0, shown_time.d)(c.deployAtBefore, null)) return NEXT_SIGN_MS;
				return isDoubtful || isNeeded ? IN_DOUBT_MS : 0;
			}
			if (hasTurnedBad(status) && (report === void 0 ? hasMoved : report.exitStatus !== 0)) return isNeeded ? IN_DOUBT_MS : 0;
			if (hasMoved) return report !== void 0 || deploys > 1 && isFramed ? 0 : settlingByDeployAt(c);
			if (report !== void 0) return latest === void 0 ? QUIET_MS : IN_DOUBT_MS;
			return baseline !== void 0 && latest !== baseline && finalStatus(latest) !== void 0 && deploys > 0 ? IN_DOUBT_MS : NEXT_SIGN_MS;
		}
		function settlingByDeployAt(c) {
			let { latest, baseline } = c.status;
			if (c.strange !== void 0) return IN_DOUBT_MS;
			let growsOn = c.deploys === 0 || (c.gainedAt ?? 0) > (c.endingAt ?? c.now) + QUIET_MS;
			if (c.isFramed === !0 && c.log.isReadable) return growsOn ? NEXT_SIGN_MS : 8e3;
			let isResting = finalStatus(latest) !== void 0 || latest === baseline;
			if (latest !== void 0) return isResting ? IN_DOUBT_MS : NEXT_SIGN_MS;
			let showsOld = c.deploys === 0 && c.atTrigger.log?.entries.some(({ content = "" }) => content !== "");
			return c.log.isReadable && c.deployAtBefore !== null && showsOld ? IN_DOUBT_MS : QUIET_MS;
		}
		let TABLE = [
			...GIVING_UP,
			...BY_ID,
			...BY_SIGNS,
			...VERDICTS
		];
		function decide(state, now) {
			let c = caseOf(state, now), row = TABLE.find((each) => each.when(c));
			if (row === void 0) throw TypeError("The table of decisions has a gap.");
			let { outcome } = row;
			if (outcome === "goes on") return row;
			if (outcome === "succeeded") return {
				outcome,
				evidence: evidenceOf(c)
			};
			let givenUpFor = GIVING_UP.includes(row) ? c.trouble?.error ?? c.over ?? c.atTrigger.lost : void 0;
			return {
				outcome,
				...describeEnding(row, c),
				givenUpFor
			};
		}
		function withLog(state, { log }, now) {
			if (log === void 0) return state;
			if (!log.isReadable) return {
				...state,
				log: {
					...state.log,
					isReadable: !1
				}
			};
			if (decidesById(state)) return {
				...state,
				log,
				reports: [],
				strange: void 0
			};
			let deploys = log.entries.filter(({ type, content = "" }) => type === "deploy" || type === void 0 && (0, exit_report.LD)(content).length > 0), found = reportsIn(state, deploys), reports = found.filter((report) => isOfOurTime(state, report, now)), strange = found.findLast((report) => !reports.includes(report)), isOurs = ({ content = "" }) => {
				let runs = (0, exit_report.LD)(content).map(({ run }) => run);
				return runs.length === 0 || runs.some((run) => reports.some((report) => report.run === run));
			};
			return {
				...state,
				log: {
					...log,
					entries: deploys.filter(isOurs)
				},
				reports,
				strange
			};
		}
		function reportsIn({ foreignRuns }, entries) {
			return entries.toReversed().flatMap(({ content = "" }) => (0, exit_report.LD)(content)).filter(({ run }) => !foreignRuns.includes(run));
		}
		function withoutEarlier(state, now) {
			let { shown, status, log, hasMoved } = state, continued = hadEnded(state) ? void 0 : log.entries.find((entry) => entry.continues);
			if (continued === void 0) return state;
			if (!(hasMoved || log.entries.length > 1 || reportsIn(state, [continued]).length > 0)) return state;
			let entries = log.entries.filter((entry) => entry !== continued);
			return withLog({
				...state,
				deployAtBefore: shown.lastDeployAt,
				hasMoved: !1,
				status: startHistory(status.latest),
				reports: [],
				endLook: 0,
				reportLook: 0,
				text: NO_TEXT,
				foreignRuns: [...state.foreignRuns, ...reportsIn(state, [continued]).map(({ run }) => run)],
				earlierDeploys: state.earlierDeploys + 1,
				gained: (continued.content ?? "").slice(state.text.printed)
			}, { log: {
				...log,
				entries
			} }, now);
		}
		function hadEnded({ atTrigger: { log, site } }) {
			let { content, created_at: time } = log?.entries[0] ?? {};
			return (0, exit_report.LD)(content ?? "").length > 0 || (0, shown_time.d)(site.lastDeployAt, time ?? "-");
		}
		let MOST_OFF_MS = 12e4;
		function isOfOurTime({ atTrigger }, report, now) {
			let { serviceAt, triggeredAt, site, log } = atTrigger, isBlind = (log?.entries.find(({ type }) => type !== null)?.content ?? "") === "", time = (0, exit_report.nR)(report);
			if (time === void 0) return !isBlind || site.lastDeployAt === null;
			return time >= serviceAt - (isBlind && site.lastDeployAt !== null ? 2e3 : MOST_OFF_MS) && time <= serviceAt + now - triggeredAt + MOST_OFF_MS;
		}
		function withSite(before, look, resource) {
			let { lastDeployAt, siteStatus, liveText } = look;
			if (lastDeployAt === void 0) return before;
			if (before.hasMoved && !(0, shown_time.d)(lastDeployAt, before.deployAtBefore)) return before;
			let isKnown = liveText !== void 0 || siteStatus !== void 0, isLive = liveText === void 0 ? before.isLive : liveText !== null, isRunning = isKnown ? (liveText ?? null) !== null || siteStatus === "deploying" : void 0, isNext = before.isLive && !isLive && siteStatus === "deploying" && before.isFramed !== !0, isAnew = before.isAnew || isNext, state = {
				...before,
				isRunning,
				isLive,
				isAnew,
				hasLive: before.hasLive || liveText !== void 0
			}, shown = {
				lastDeployAt,
				siteStatus
			};
			if (resource === "list" && !isOurs(state, shown)) return withListed(state, shown);
			let next = {
				...state,
				...signsOf(state, shown),
				onlyListed: void 0
			}, isConfirming = state.reports.length > 0 && state.looked.log?.nth === state.looks - 1;
			return ((0, shown_time.d)(lastDeployAt, state.shown.lastDeployAt) || next.status.end !== state.status.end || before.isRunning === !0 && isRunning === !1 || hasTurnedBad(next.status) !== hasTurnedBad(state.status)) && !isConfirming ? {
				...next,
				endLook: state.looks
			} : next;
		}
		function isOurs(state, { lastDeployAt, siteStatus }) {
			let isUnmoved = lastDeployAt !== null && lastDeployAt === state.shown.lastDeployAt;
			return siteStatus === "deploying" && isUnmoved && !state.atTrigger.site.isListed && !decidesById(state);
		}
		function withListed(state, listed) {
			let { shown, onlyListed = shown, looks, endLook } = state;
			if (isSame(listed, onlyListed)) return state;
			let isEnd = listed.siteStatus !== "deploying" || (0, shown_time.d)(listed.lastDeployAt, onlyListed.lastDeployAt);
			return {
				...state,
				onlyListed: isSame(listed, shown) ? void 0 : listed,
				endLook: isEnd ? looks : endLook
			};
		}
		function isSame(one, other) {
			return one.lastDeployAt === other.lastDeployAt && one.siteStatus === other.siteStatus;
		}
		function withListedConfirmed(state) {
			let { onlyListed, reports } = state, [report] = reports, isGood = onlyListed?.siteStatus === void 0 || onlyListed.siteStatus === "active";
			if (onlyListed === void 0 || report === void 0 || isGood !== (report.exitStatus === 0)) return state;
			return {
				...state,
				...signsOf(state, onlyListed),
				onlyListed: void 0
			};
		}
		function signsOf({ deployAtBefore, hasMoved, status }, shown) {
			return {
				shown,
				hasMoved: hasMoved || (0, shown_time.d)(shown.lastDeployAt, deployAtBefore),
				status: addStatus(status, shown.siteStatus, hasMoved)
			};
		}
		var new_entries = __webpack_require__(9247);
		function withText(state, look) {
			let { text: old } = state, [live, isAnew] = withLive(state, look.liveText ?? null), text = chooseText(state), isSame = text.key === old.key;
			if (live === state.live && isSame && text.content === old.content) return state;
			let gained = state.gained + live.slice(state.live.length), { content } = text, endLook = isAnew && !state.isAnew ? state.looks : state.endLook, next = {
				...state,
				live,
				text,
				gained,
				endLook,
				isAnew: state.isAnew || isAnew
			};
			if (content === void 0) return next;
			let lines = (0, kept_text.nA)(live, live === "" ? content : (0, kept_text.zo)(content)), isCutOff = isSame && !content.startsWith(old.content ?? ""), printed = isCutOff ? (0, kept_text.zo)(old.content ?? "").length : isSame ? old.printed : 0;
			return {
				...next,
				text: {
					...text,
					printed: lines.length
				},
				gained: gained + lines.slice(printed),
				replaced: isCutOff || !isSame && live === ""
			};
		}
		function restOf({ live, text: { content = "", printed } }) {
			return (0, kept_text.nA)(live, content).slice(printed);
		}
		function withLive(state, liveText) {
			let { live, atTrigger, deployment, text } = state, lines = (0, kept_text.zo)(liveText ?? ""), old = (0, kept_text.zo)(atTrigger.site.liveText ?? ""), isOther = deployment?.state === "scheduled" || old !== "" && lines.startsWith(old), isOver = hasEndedById(state) || text.content !== void 0;
			if (lines === "" || isOther || isOver) return [live, !1];
			let joined = (0, kept_text.fj)(live, lines);
			return [joined.isAnew ? live + lines.slice(lines.indexOf("\n") + 1) : joined.text, joined.isAnew];
		}
		function chooseText(state) {
			let { deployment, log, looked, endLook, live } = state, [newest] = log.entries, isLate = (looked.log?.nth ?? 0) > endLook && hasEndedById(state), ownEntry = log.entries.find(({ id, isStale }) => isLate && !isStale && id !== void 0 && id === deployment?.logId), own = deployment?.text ?? ownEntry?.content;
			if (own != null) {
				let { isAnew, text } = (0, kept_text.fj)(live, own);
				return {
					...NO_TEXT,
					key: "own",
					content: isAnew ? own : text,
					isOwn: !0
				};
			}
			if (state.text.isOwn) return state.text;
			if (decidesById(state) || newest === void 0) return NO_TEXT;
			return {
				...NO_TEXT,
				content: newest.content,
				key: (0, new_entries.TN)(newest)
			};
		}
		function takeLook(before, resource, look, now) {
			let looks = before.looks + 1, looked = {
				...before.looked,
				[resource]: {
					nth: looks,
					atMs: now
				}
			}, isGone = resource === "log" && before.trouble?.vanishedSince !== void 0, start = {
				...before,
				looks,
				looked,
				last: resource,
				gained: "",
				replaced: !1,
				matches: void 0,
				isFramed: look.isFramed ?? before.isFramed,
				trouble: isGone ? before.trouble : void 0
			}, seen = withText(withoutEarlier(withListedConfirmed(withLog(withSite(withDeployment(start, look), look, resource), look, now)), now), look);
			if (seen === start) return start;
			let isNews = seen.gained !== "" || seen.text.content !== before.text.content || seen.hasMoved !== before.hasMoved || seen.status !== before.status || seen.deployment?.state !== before.deployment?.state || seen.reports.length > before.reports.length, isFirst = seen.reports.length > 0 && before.reports.length === 0, earlierEnded = seen.earlierDeploys > before.earlierDeploys;
			return {
				...seen,
				reportLook: isFirst ? looks : seen.reportLook,
				newsAt: isNews ? now : before.newsAt,
				hasNews: isNews,
				gainedAt: seen.gained === "" ? before.gainedAt : earlierEnded ? void 0 : now,
				endingAt: isEnding(seen) ? before.endingAt ?? now : void 0
			};
		}
		function takeFailure(before, resource, error, now) {
			if (hasEndedById(before)) return takeLook(before, resource, { deployment: {
				state: "other",
				text: null
			} }, now);
			if (resource === "script") return {
				...before,
				isFramed: !1
			};
			let { silentSince = now, vanishedSince = now, refusals = 0 } = before.trouble ?? {};
			if (resource === "deployment" && before.deployment === void 0 && refusals > 0 && !(0, errors.WG)(error)) return {
				...before,
				deployment: { state: "missing" },
				trouble: void 0
			};
			let trouble = {
				error,
				resource,
				refusals: (0, errors.WG)(error) || (0, errors.c4)(error) ? 0 : refusals + 1,
				silentSince: error.reason === "limited" ? void 0 : silentSince,
				vanishedSince: (0, errors.c4)(error) ? vanishedSince : void 0
			};
			return {
				...before,
				trouble,
				gained: "",
				replaced: !1
			};
		}
		function withDeployment(state, { deployment: shown }) {
			let { deployment: old, misses } = state;
			if (shown === void 0) return state;
			if (shown.state === "missing") {
				if (old === void 0 || old.state === "missing") return {
					...state,
					deployment: shown
				};
				return hasFinalState(old) ? state : {
					...state,
					misses: misses + 1
				};
			}
			let textless = state.textless + Number(shown.text === null), isTold = !hasFinalState(old) && (shown.text === void 0 || hasFinalState(shown)), next = isTold ? shown.state : old?.state;
			if (next === void 0 || next === "missing") return {
				...state,
				textless
			};
			let { commit = old?.commit, logId = old?.logId, text } = shown, deployment = {
				state: next,
				commit,
				logId,
				text: text ?? old?.text
			}, counted = isTold && hasFinalState(shown) ? {
				textless: Number(text === null),
				endLook: state.looks
			} : { textless };
			return {
				...state,
				misses: shown.text === void 0 ? 0 : misses,
				deployment,
				...counted
			};
		}
		function follow(parts, given) {
			let { clock, during } = parts, state = startState(given);
			return during({
				doing: "deploying",
				awaited: () => describeAwaited(state, clock.now())
			}, async () => {
				for (;;) {
					let decision = decide(state, clock.now());
					if (decision.outcome !== "goes on") return {
						state,
						verdict: decision
					};
					let { look } = decision;
					state = await (look === "patterns" ? searchText(parts, state) : lookOnce(parts, state, look)).catch((error) => {
						throw error instanceof errors.cc ? cancelledAt(state, error) : error;
					});
				}
			});
		}
		async function lookOnce(parts, state, due) {
			let { clock, signal, siblings, siteLog } = parts, resource = due ?? "site";
			try {
				let atOnce = due !== void 0 && (due !== "own log" || state.textless === 0);
				await clock.sleep(nextPauseMs(state, parts, atOnce, clock.now()), signal);
				resource = due ?? nextResource(state, siblings, clock.now());
				let [from, look] = await lookAt(resource, parts, state), next = takeLook(state, from, look, clock.now());
				next.earlierDeploys > state.earlierDeploys && siteLog.startAgain();
				recordNews(parts, state, next);
				return next;
			} catch (error) {
				if (error instanceof errors.j3) return {
					...state,
					over: error
				};
				if (error instanceof errors.hD) return takeFailure(state, resource, error, clock.now());
				throw error;
			}
		}
		async function lookAt(resource, parts, state) {
			let { siblings, reader, siteLog, target } = parts, { atTrigger, endLook, looked } = state, id = atTrigger.id ?? "";
			if (resource === "deployment") return [resource, await lookAtDeployment(parts, id)];
			if (resource === "own log") return [resource, await lookAtOwnLog(parts, id)];
			if (resource === "script") return [resource, { isFramed: (0, script_frame.KL)(await reader.read(deployments.getDeployScript, target)) }];
			let isWhole = isEnding(state) || endLook > (looked.log?.nth ?? 0);
			if (resource === "log") return [resource, { log: await siteLog.read(isWhole) }];
			let listed = resource === "list" ? await siblings.glance(target.site) : void 0;
			if (listed !== void 0) return ["list", lookOf(listed)];
			let itself = await reader.read(sites.getSite, target, { attempts: 1 });
			siblings.compare(itself);
			return ["site", lookOf(itself)];
		}
		async function searchText({ clock, signal, during }, state) {
			let text = (0, exit_report.EG)(state.text.content ?? ""), search = () => matchPatterns(text, state.atTrigger.expects, createPause(clock, signal));
			return {
				...state,
				matches: await during({ doing: "judging the deploy by its log" }, search)
			};
		}
		function cancelledAt({ reports }, { message }) {
			let doubt = reports.length > 0 ? "The deploy script has reported its end, but whether the deploy worked was not judged yet." : "The deploy was not seen to end: it may still be running.";
			return new errors.cc(message, doubt);
		}
		var deploy_result = __webpack_require__(9839), hidden_failures = __webpack_require__(9911), site_presence = __webpack_require__(4156), site_repository = __webpack_require__(2109), site_target = __webpack_require__(3242), checks = __webpack_require__(9417), log_printer = __webpack_require__(7757);
		async function deployAndFollow(given, applying) {
			let { facts, reader, siblings, patience, log, learn } = applying, { siteLog, ...shown } = await patience.during({ doing: "reading what is there" }, () => readBaseline(given, applying)), { lastDeployAt } = shown.site;
			if (given.commit !== void 0 && siteLog?.before !== void 0) {
				let { guardTrigger } = await __webpack_require__.e(868).then(__webpack_require__.bind(__webpack_require__, 3487));
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
			}, given.wait, lastDeployAt), { record, triggeredAt } = started, trigger = await sendTrigger(given, applying), serviceAt = reader.serviceTime() - (patience.clock.now() - triggeredAt), answer = trigger.state === "done" ? trigger.value : void 0, what = answer === void 0 ? "triggered, but the answer was lost" : "triggered";
			record.milestone(what, { id: answer?.id }, "waiting");
			if (answer?.hasRepository === !1) throw (0, site_repository.GD)(answer.said);
			if (siteLog === void 0) return notFollowed(answer !== void 0);
			let atTrigger = {
				id: answer?.id,
				said: answer?.said ?? "",
				triggeredAt,
				serviceAt,
				...shown,
				log: siteLog.before,
				lost: trigger.state === "done" ? void 0 : trigger.error,
				expects: given,
				earlierRun: facts.deploy?.run,
				script: facts.script?.after ?? void 0
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
				let evidence = evidenceOrThrow(await follow({
					...parts,
					pollIntervalMs: given.pollIntervalMs
				}, atTrigger), record, printer, applying);
				await (0, checks.J)(given, applying, evidence, record);
			} finally {
				printer.end("cut-off");
				record.update({});
			}
			return succeeded(started.result().evidence, given, applying);
		}
		async function readBaseline({ wait }, applying) {
			let { facts, reader, siblings, patience } = applying, target = (0, site_target.$)(facts), hasFrame = facts.script && (0, script_frame.KL)(facts.script.after), listed = await (hasFrame ? siblings.glance(target.site) : void 0)?.catch(() => void 0), found = typeof listed?.last_deploy_at == "string" ? listed : await reader.read(sites.getSite, target), shown = await (0, site_presence.bs)(found, site_presence.yu, applying), isListed = shown === listed;
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
			if ((0, errors.si)(error)) throw (0, settle.GP)(error, "Whether the deploy was triggered is not known; it may still be running.");
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
		function evidenceOrThrow({ state, verdict }, record, printer, { log, patience, siblings, workEnded, tookEffect }) {
			let isGivenUp = verdict.outcome !== "succeeded" && verdict.givenUpFor !== void 0;
			if (!isGivenUp) {
				printer.push(restOf(state), !1);
				printer.end();
				workEnded();
				warnOfLog(log, state);
			}
			let shown = endShown(state, patience.clock.now());
			record.update({
				log: state.text.content ?? state.live,
				...shown
			});
			(verdict.outcome === "failed" || verdict.outcome === "succeeded") && tookEffect();
			verdict.outcome === "failed" && siblings.doomed();
			if (verdict.outcome !== "succeeded") {
				isGivenUp || record.milestone(verdict.reason);
				throw new errors.OK(DEPLOY_REASONS[verdict.outcome], verdict.message, verdict.next, { cause: verdict.givenUpFor });
			}
			record.update({ evidence: verdict.evidence });
			return verdict.evidence;
		}
		let DEPLOY_REASONS = {
			failed: "deploy-script-failed",
			unknown: "mixed-signs",
			timed_out: "time-out-running"
		};
		function warnOfLog(log, state) {
			let { text, reports, status, log: shown, deployment, atTrigger, hasMoved, isFramed: hasFrame } = state, { content = "" } = text, isUntold = reports.length === 0 && status.latest === void 0 && deployment === void 0, hasOld = (atTrigger.log?.entries ?? []).some((entry) => (entry.content ?? "") !== "");
			isUntold && hasOld && shown.entries.length === 0 && hasMoved && log.warning("last_deploy_at changed, but the deploy log did not, so it does not show what this deploy did.");
			shown.isReadable ? (0, body.xZ)(content) && log.info("the deploy log is too long to be read whole: only its end is judged") : log.warning("The deploy log is left out: it is larger than 64 MiB, the most that is read.");
			text.isOwn && hasFrame && (0, exit_report.LD)(content).length === 0 && log.warning("The deploy script should report its end, but its log has no such line.");
		}
		function succeeded(evidence, given, { facts, log }) {
			let script = facts.script?.after ?? null;
			if (!(0, deploy_result.Fp)(evidence)) {
				let unnoticed = unnoticedIn(script);
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
