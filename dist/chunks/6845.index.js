"use strict";
exports.id = 6845;
exports.ids = [6845];
exports.modules = {
	6845: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { deployAndFollow: () => deployAndFollow });
		var deploy_log = __webpack_require__(3122), deployments = __webpack_require__(2304), kept_text = __webpack_require__(7500), sites = __webpack_require__(8656), errors = __webpack_require__(8208), deployment_records = __webpack_require__(5926);
		let KNOWN = [
			"scheduled",
			"success",
			"failed",
			"cancelled"
		];
		function stateOf(status) {
			return status === "deploying" ? "running" : KNOWN.find((word) => word === status) ?? "other";
		}
		function shownBy({ last_deploy_at: lastDeployAt = null, status, current_deploy_log }) {
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
			let { commit_hash: commit, log_id: logId, created_at, status } = shown, createdAt = created_at ?? void 0;
			return { deployment: {
				state: stateOf(status),
				commit,
				logId,
				createdAt
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
					state: stateOf(status),
					text: content || null,
					logId
				} };
			} catch (error) {
				if ((0, errors.c4)(error) || (0, errors.I9)(error)) return unknown;
				throw error;
			}
		}
		var exit_report = __webpack_require__(6074), script_frame = __webpack_require__(3822), body = __webpack_require__(2235);
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
		var advice = __webpack_require__(8966), wait = __webpack_require__(7707), duration = __webpack_require__(6851);
		function latestAt(looks, resource) {
			return looks.findLast((look) => look.resource === resource && look.error === void 0);
		}
		function nthAt(looks, resource) {
			return latestAt(looks, resource)?.nth ?? 0;
		}
		function troubleIn(looks) {
			let failed = [];
			for (let { error, resource, atMs } of looks) error === void 0 ? (resource !== "log" || !(0, errors.c4)(failed.at(-1)?.error)) && (failed = []) : failed.push({
				error,
				resource,
				atMs
			});
			let latest = failed.at(-1), since = (isOther) => failed.slice(1 + failed.findLastIndex(({ error }) => isOther(error)));
			return latest && {
				...latest,
				refusals: since((error) => (0, errors.WG)(error) || (0, errors.c4)(error)).length,
				silentSince: since(({ reason }) => reason === "limited")[0]?.atMs,
				vanishedSince: since((error) => !(0, errors.c4)(error))[0]?.atMs
			};
		}
		var shown_time = __webpack_require__(6403);
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
		function isFromBefore(shown, { site, log, serviceAt }) {
			let { createdAt, logId, text } = shown ?? {}, { lastDeployAt } = site, isOlder = createdAt !== void 0 && ((0, shown_time.d8)(lastDeployAt, createdAt) || (0, shown_time.Y8)(createdAt, serviceAt, OFF_MS)), entries = log?.entries ?? [], earlier = entries.flatMap(({ content }) => (0, exit_report.LD)(content ?? "")), isReported = (0, exit_report.LD)(text ?? "").slice(-1).some((own) => earlier.some((one) => one.run === own.run || ((0, exit_report.nR)(one) ?? 0) > ((0, exit_report.nR)(own) ?? Infinity)));
			return isOlder || isReported || logId !== void 0 && entries.some(({ id }) => id === logId);
		}
		let OFF_MS = 5e3;
		function isFinal(deployment) {
			return [
				"success",
				"failed",
				"cancelled"
			].includes(deployment?.state ?? "");
		}
		let isMissing = ({ deployment }) => deployment?.state === "missing", isRefusal = ({ error }) => error !== void 0 && !(0, errors.WG)(error);
		function siteShown({ site, id }, looks, report) {
			let counted = [], listed, endNth = 0, isListedRunning = !1;
			for (let look of looks.filter(({ lastDeployAt }) => lastDeployAt !== void 0)) {
				let last = counted.at(-1) ?? site;
				if (hasMoved(last, site) && !hasMoved(look, site)) continue;
				let isOurs = isRunning(look) && look.lastDeployAt !== null && look.lastDeployAt === last.lastDeployAt, isItself = look.resource === "site" || isOurs && !site.isListed && id === void 0, isOver = isListedRunning && look.siteStatus !== void 0 && !isRunning(look);
				isListedRunning = !isItself && isRunning(look);
				if (isOver || showsEnd(isItself ? last : listed ?? last, look)) {
					endNth = look.nth;
					isItself || (listed = look);
				}
				if (!isItself) continue;
				counted.push(look);
				listed = void 0;
			}
			let isGood = listed?.siteStatus === void 0 || listed.siteStatus === "active";
			if (listed === void 0 || report === void 0 || isGood !== (report.exitStatus === 0)) return {
				looks: counted,
				listed,
				endNth
			};
			return {
				looks: [...counted, listed],
				listed: void 0,
				endNth
			};
		}
		function showsEnd(before, look) {
			let hasChanged = look.siteStatus !== void 0 && look.siteStatus !== before.siteStatus;
			return hasMoved(look, before) || hasChanged && look.siteStatus !== "deploying" || before.isLive === !0 && look.isLive === !1;
		}
		function hasMoved(now, before) {
			return (0, shown_time.d8)(now.lastDeployAt ?? null, before.lastDeployAt ?? null);
		}
		let isRunning = ({ siteStatus }) => siteStatus === "deploying";
		function statusIn({ site }, looks) {
			let baseline = site.isListed ? void 0 : site.siteStatus, shown = [{
				...site,
				siteStatus: baseline
			}, ...looks].flatMap(({ siteStatus: word, ...look }) => word === void 0 ? [] : {
				word,
				hasMoved: hasMoved(look, site)
			}), words = shown.filter(({ word }, nth) => word !== shown[nth + 1]?.word), latest = words.at(-1)?.word, first = words.findIndex(({ word }, nth) => word === "deploying" && (nth > 0 || word !== baseline)), end = first !== -1 && latest !== "deploying" ? finalStatus(latest) ?? "other" : void 0;
			return {
				baseline,
				latest,
				end: words.some((earlier, nth) => (nth > first || earlier.word === "deploy-failed") && finalStatus(earlier.word) !== void 0 && earlier.word !== end && (earlier.hasMoved || baseline !== void 0 && earlier.word !== baseline)) && end !== void 0 && end !== "other" ? "mixed" : end,
				isEarlier: baseline === "deploying" && first === -1,
				hasTurnedBad: latest === "deploy-failed" && baseline !== void 0 && latest !== baseline
			};
		}
		function finalStatus(shown) {
			return shown === "active" || shown === "deploy-failed" ? shown : void 0;
		}
		function signsOf(state, now) {
			let seen = seenIn(state), { looks, text, deployment, site, isFramed } = seen, report = reportIn(seen), { nth: newsNth, atMs: newsAt } = newsIn(seen), isQuiet = looks.some((look) => look.nth > newsNth && isCounted(look, seen));
			return {
				...seen,
				now,
				end: deployment.decides ? void 0 : endIn(seen),
				report,
				commit: report?.commit ?? deployment.commit,
				isAnew: text.anewBy > 0 || isFramed !== !0 && isNextRunning(looks),
				endNth: Math.max(site.endNth, text.anewBy, deployment.end?.nth ?? 0),
				endingAt: endingIn(seen),
				reportedAt: seen.reports.length > 0 ? lastReportIn(looks)?.atMs : void 0,
				gainedAt: looks.findLast(({ hasText }) => hasText)?.atMs,
				newsAt,
				quietMs: isQuiet ? now - newsAt : 0,
				trouble: troubleIn(looks.filter((look) => isNeeded(look, deployment)))
			};
		}
		function seenIn(state) {
			let { atTrigger, looks, log } = state, deployment = ourDeployment(atTrigger, looks), reports = deployment.decides ? [] : log.reports, site = siteShown(atTrigger, looks, reports.at(-1)), last = site.looks.at(-1) ?? atTrigger.site, script = looks.findLast(({ resource }) => resource === "script");
			return {
				...state,
				deployment,
				site,
				reports,
				lastDeployAt: last.lastDeployAt ?? null,
				hasMoved: hasMoved(last, atTrigger.site),
				status: statusIn(atTrigger, site.looks),
				isFramed: script === void 0 ? atTrigger.isFramed : script.isFramed ?? !1
			};
		}
		function endIn({ status, site, log, hasMoved, isFramed, text }) {
			let { latest, end, isEarlier, hasTurnedBad, baseline } = status;
			if (latest === void 0 || isEarlier || end !== void 0) return isEarlier ? void 0 : end;
			let last = site.looks.at(-1), final = last && finalStatus(last.siteStatus), isShown = log.deploys.length > 0 && last !== void 0;
			if (hasTurnedBad || final === "deploy-failed") return hasTurnedBad || hasMoved || isShown ? "deploy-failed" : void 0;
			let isSilent = isFramed === !0 && text.content !== void 0;
			return baseline !== void 0 && final !== baseline && (isShown || hasMoved && !isSilent) ? final : void 0;
		}
		function reportIn({ text, reports, hasMoved, atTrigger: { site } }) {
			let own = text.key === kept_text.ZF ? (0, exit_report.LD)(text.content ?? "").at(-1) : void 0, last = reports.at(-1), isOurs = hasMoved || site.lastDeployAt !== null || (last && (0, exit_report.nR)(last)) !== void 0;
			return own ?? (isOurs ? last : void 0);
		}
		function isNextRunning(looks) {
			let live = looks.filter(({ isLive }) => isLive !== void 0);
			return live.some(({ isLive, siteStatus }, index) => live[index - 1]?.isLive === !0 && isLive === !1 && siteStatus === "deploying");
		}
		function endingIn({ deployment, looks, reports, site, status, atTrigger }) {
			if (deployment.decides) return deployment.end?.atMs;
			let report = reports.length > 0 ? looks.find((look) => look.reports > 0) : void 0, isRunning = status.latest === "deploying", shown = site.looks.slice(1 + site.looks.findLastIndex(({ siteStatus }) => siteStatus === "deploying")).find((look) => hasMoved(look, atTrigger.site) || status.end !== void 0 && look.siteStatus !== void 0 || status.hasTurnedBad && look.siteStatus === "deploy-failed"), times = [report, isRunning ? void 0 : shown].flatMap((look) => look?.atMs ?? []);
			return times.length === 0 ? void 0 : Math.min(...times);
		}
		function newsIn({ atTrigger, looks, site }) {
			let start = {
				...atTrigger.site,
				nth: 0,
				atMs: atTrigger.triggeredAt
			}, statuses = [start, ...site.looks].filter(({ siteStatus }) => siteStatus !== void 0), states = looks.filter(({ deployment }) => deployment !== void 0);
			return [
				looks.findLast(({ hasText }) => hasText),
				lastReportIn(looks),
				site.looks.findLast((look, index) => hasMoved(look, site.looks[index - 1] ?? start)),
				statuses.findLast(({ siteStatus }, index) => siteStatus !== statuses[index - 1]?.siteStatus),
				states.findLast(({ deployment }, index) => deployment?.state !== states[index - 1]?.deployment?.state)
			].filter((look) => look !== void 0).reduce((latest, look) => look.nth > latest.nth ? look : latest, start);
		}
		function lastReportIn(looks) {
			return looks.findLast(({ reports }, index) => reports > (looks[index - 1]?.reports ?? 0));
		}
		function isCounted(look, { site }) {
			return look.error === void 0 && (look.resource !== "site" || site.looks.includes(look));
		}
		function isNeeded({ resource }, { end, state }) {
			return end === void 0 && (resource !== "deployment" || state !== "missing") && resource !== "script";
		}
		function hasBegun({ log, status, hasMoved, deployment, text }) {
			let isShown = deployment.decides || deployment.state === "other";
			return log.deploys.length > 0 || text.live !== "" || isShown || hasMoved || status.latest === "deploying";
		}
		let IN_DOUBT_MS = 5e3;
		function needsText({ atTrigger: { expects } }) {
			return expects.failurePatterns.length + expects.successPatterns.length > 0;
		}
		function silentMs({ trouble, now }) {
			return now - (trouble?.silentSince ?? now);
		}
		function unreadSince(s) {
			return s.deployment.decides ? unreadById(s) : unreadBySigns(s);
		}
		function unreadById({ deployment, looks, text, endNth, commit, atTrigger }) {
			let asked = (name) => looks.findLast(({ resource }) => resource === name)?.nth ?? 0;
			if (deployment.end === void 0) {
				if (looks.at(-1)?.resource === "own log") return "deployment";
				return endNth > nthAt(looks, "own log") ? "own log" : void 0;
			}
			if (text.key !== kept_text.ZF && deployment.textless < 3) return "own log";
			if (text.key !== kept_text.ZF && deployment.logId !== void 0 && asked("log") <= asked("own log")) return "log";
			return atTrigger.expects.expectedCommit !== void 0 && commit === void 0 && asked("deployment") < asked("own log") ? "deployment" : void 0;
		}
		function unreadBySigns(s) {
			let { looks, site, log, report, reports, status, hasMoved, isFramed, deployment, endNth } = s;
			if (log.hasEarlier && !s.hasEarlierEnded && log.deploys.length > 0) return "site";
			if (endNth > nthAt(looks, "log") + Math.min(1, reports.length) && !isLogSpared(s)) return "log";
			if (site.listed !== void 0 && site.listed.siteStatus !== "deploying" && (report?.exitStatus ?? 0) === 0) return "site";
			let siteNth = nthAt(looks, "site"), reportNth = looks.find((look) => look.reports > 0)?.nth ?? 0, isConfirmed = hasMoved && endNth >= reportNth - 1 && (status.latest === void 0 || status.end !== void 0 || status.latest === "active");
			if (report !== void 0 && !isConfirmed && reportNth > siteNth) return "site";
			if ((site.looks.at(-1)?.isLive === !0 && looks.at(-1)?.hasText === !0 || log.strange !== void 0 && !hasMoved) && nthAt(looks, "log") > siteNth) return "site";
			if (deployment.state === "other" && nthAt(looks, "deployment") < Math.max(endNth, reportNth)) return "deployment";
			return hasMoved && reports.length === 0 && status.end === void 0 && !waits_isRunning(s) && isFramed === void 0 ? "script" : void 0;
		}
		function waits_isRunning({ status }) {
			return status.latest === "deploying" && !status.isEarlier;
		}
		function isUnseen(s) {
			let { report, hasMoved, log, status, hasEarlierEnded } = s;
			if (report !== void 0 || hasMoved || status.end !== void 0 || status.isEarlier || log.strange !== void 0) return !1;
			return !(finalStatus(status.latest) !== void 0 && log.deploys.length > 0) && !status.hasTurnedBad && (!hasEarlierEnded || log.deploys.length > 0);
		}
		function isLogSpared(s) {
			let isNeeded = needsText(s) || s.atTrigger.expects.expectedCommit !== void 0, hasEnded = finalStatus(s.status.latest) !== void 0 && s.status.end !== void 0;
			return s.trouble?.resource === "log" && silentMs(s) >= 1e4 && hasEnded && !isNeeded;
		}
		function isSettling(s) {
			let { deployment, now, endingAt = now, quietMs, newsAt, status, site } = s;
			if (deployment.decides) return deployment.state === "success" && isTextNeeded(s) && now < endingAt + IN_DOUBT_MS;
			if (isLogSpared(s) || isCertain(s)) return !1;
			let isReportAwaited = s.isFramed === !0 && s.report === void 0 && status.end === void 0, waitMs = isOpen(s) ? 12e4 : isReportAwaited ? 8e3 : IN_DOUBT_MS;
			if (quietMs < waitMs || isLastLineAwaited(s, waitMs)) return !0;
			let last = site.looks.at(-1);
			return (status.end === "other" || status.end !== void 0 && status.end === status.baseline) && (last?.siteStatus !== status.latest || (last?.atMs ?? 0) - newsAt < waitMs);
		}
		function isLastLineAwaited(s, waitMs = IN_DOUBT_MS) {
			return isTextNeeded(s) && s.log.isReadable && (latestAt(s.looks, "log")?.atMs ?? 0) - s.newsAt < waitMs;
		}
		function isTextNeeded(s) {
			return s.report === void 0 && (s.isFramed === !0 || needsText(s));
		}
		function isCertain(s) {
			let { status, report, hasMoved } = s;
			if (status.isEarlier) return !1;
			if (status.end !== void 0) return !isDoubtful(s) && !isTextNeeded(s);
			let isBad = report === void 0 ? hasMoved : report.exitStatus !== 0;
			return report !== void 0 && (hasMoved || isBad && status.latest === void 0) || status.hasTurnedBad && isBad && !isTextNeeded(s);
		}
		function isDoubtful({ status, site, hasMoved, report }) {
			let { end, baseline, latest } = status, isTold = hasMoved && site.looks.at(-1)?.siteStatus === latest || report !== void 0 && end !== "deploy-failed";
			return end === "other" || end === baseline && !isTold;
		}
		function isOpen(s) {
			let { looks, status, site, log, report, hasMoved, atTrigger, isFramed, gainedAt = 0, endingAt = 0 } = s, { latest, baseline, end } = status, isShown = log.deploys.length > 0;
			if (status.isEarlier) return !isShown;
			let isMoveDue = end === "active" && (0, shown_time.d8)(atTrigger.site.lastDeployAt, null), isSeen = site.looks.some((look) => look.resource === "site" && look.siteStatus === "deploying"), isLogged = log.entries.some(({ type }) => type !== null) && nthAt(looks, "site") > nthAt(looks, "log");
			if (end !== void 0) return end === baseline && isDoubtful(s) && (isMoveDue || !(isSeen || isLogged));
			if (report !== void 0 || hasMoved && (status.hasTurnedBad || log.strange !== void 0)) return !1;
			if (log.strange !== void 0 && ((0, exit_report.nR)(log.strange) ?? 0) > atTrigger.serviceAt) return !1;
			let isFinal = finalStatus(latest) !== void 0;
			if (!hasMoved) return !(baseline !== void 0 && latest !== baseline && isFinal && isShown);
			if (isFramed === !0 && log.isReadable) return !isShown || gainedAt > endingAt + 1500;
			return latest !== void 0 && !isFinal && latest !== baseline;
		}
		let GONE = {
			why: "the site is gone: the service no longer knows it",
			next: "Find out who deleted it. The deploy is gone too."
		}, GIVING_UP = [
			{
				name: "the site has been gone for 20 s, and the answer to the trigger was lost",
				when: (s) => isGone(s) && s.atTrigger.lost !== void 0,
				reason: "answer-lost",
				...GONE
			},
			{
				name: "the site has been gone for 20 s",
				when: isGone,
				reason: "site-gone",
				...GONE
			},
			{
				name: "the service refuses to show the deploy, twice in a row",
				when: ({ trouble }) => (trouble?.refusals ?? 0) > 1,
				reason: "end-unseen",
				why: "the service refuses to show it",
				next: ({ trouble }) => (trouble && (0, advice.T)(trouble.error)) ?? ""
			},
			{
				name: "the service has not answered for 2 min",
				when: (s) => silentMs(s) >= wait.BR,
				reason: "end-unseen",
				why: (s) => `the service has not answered for ${(0, duration.a)(silentMs(s))}`,
				next: "Check the site before running again: the deploy may have continued."
			},
			{
				name: "time has run out, the answer to the trigger was lost, and nothing is seen",
				when: (s) => isTooLate(s) && s.atTrigger.lost !== void 0 && !hasBegun(s) && !hasEndedUntold(s),
				reason: "answer-lost",
				why: "the answer to the trigger was lost and no deploy was seen since: whether there was one is not known",
				next: "Look at the site, then run again."
			},
			{
				name: "time has run out, and nothing is seen",
				when: (s) => isTooLate(s) && !hasEndedUntold(s) && !hasBegun(s),
				reason: "time-out-unseen",
				why: noSign,
				next: ({ over }) => `Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise ${over?.input}. Look at the site before running again.`
			},
			{
				name: "time has run out",
				when: isTooLate,
				reason: "time-out-running",
				why: (s) => hasEndedUntold(s) ? notSettled(s) : stillAtWork(s),
				next: (s) => hasEndedUntold(s) ? `Raise ${s.over?.input}. Look at the deploy log before running again.` : `Raise ${s.over?.input}, or find out what the script waits for. Look at the site before running again.`
			}
		];
		function isGone({ trouble, now }) {
			return trouble?.vanishedSince !== void 0 && now - trouble.vanishedSince >= 2e4;
		}
		function isTooLate({ over, deployment, report, status }) {
			if (over === void 0 || deployment.end !== void 0) return !1;
			let isTold = report !== void 0 && (report.exitStatus !== 0 || status.latest !== "deploying");
			return deployment.decides || !isTold;
		}
		function hasEndedUntold({ status, hasMoved, isFramed, atTrigger }) {
			if (status.latest === "deploying" || status.isEarlier || atTrigger.id !== void 0) return !1;
			return status.end !== void 0 || hasMoved && isFramed !== !0;
		}
		function limitOf({ over }) {
			return `the ${over?.input} of ${(0, duration.a)(over?.limitMs ?? 0)}`;
		}
		function notSettled(s) {
			return `The deploy has ended, but its log had not settled within ${limitOf(s)}, so whether it worked is not known.`;
		}
		function stillAtWork(s) {
			let { now, status, gainedAt, atTrigger, text, deployment } = s, silentFor = (0, duration.a)(now - (gainedAt ?? atTrigger.triggeredAt)), line = (0, kept_text.zo)((text.content ?? text.live).slice(-16384)).trimEnd().split(/\r\n|\r|\n/).at(-1)?.trim(), last = line ? `; its last line is “${line}”.` : ".", word = deployment.state === "scheduled" ? "scheduled" : status.latest, shows = word === "scheduled" || word === "deploying" ? ` The service still shows the status ${word}.` : "";
			return `The deploy did not end within ${limitOf(s)}, and may still be running. No line of its log had come for ${silentFor}${last}${shows}`;
		}
		function noSign(s) {
			let { site, said } = s.atTrigger, moved = s.looks.some(({ lastDeployAt }) => lastDeployAt !== void 0) ? "last_deploy_at did not change" : "there was no time to look at the site", unread = latestAt(s.looks, "log") === void 0 ? ", and its log was not read" : "", words = said === "" ? "" : ` The service answered the trigger with “${said}”.`, none = `no repository is installed on the site${site.lastDeployAt === null ? "" : " any more"}`;
			return `The deploy was triggered, but nothing was seen of it within ${limitOf(s)}: ${moved}${unread}.${words} The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than that and may still finish; or it ended within the same second as the one before, without an exit report.`;
		}
		var outcomes = __webpack_require__(9962);
		function describeEnding({ reason, next, line, ...ending }, signs) {
			let outcome = outcomes.i[reason], wordsOf = (words) => typeof words == "string" ? words : words(signs), why = wordsOf(ending.why);
			return {
				outcome,
				reason,
				why,
				message: `${SENTENCES[outcome](why)}${quoteOf(line?.(signs) ?? { line: "" })}`,
				next: wordsOf(next)
			};
		}
		let SENTENCES = {
			failed: (why) => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`,
			unknown: (why) => `How the deploy ended is not known: ${why}.`,
			timed_out: (sentence) => sentence
		};
		function quoteOf({ line, isRecognized = !0, ownLine, mayBeOfTrap, failed }) {
			let failure = failed === void 0 ? "" : ` It failed at line ${failed.number}: “${failed.text}”.`, whose = mayBeOfTrap ? "its output, perhaps of its EXIT trap," : "its output";
			if (line === "") return failure;
			let place = ownLine === void 0 ? "" : ` (line ${ownLine} of your script)`;
			return `${failure} ${isRecognized ? "The log says:" : `The last line of ${whose} was`} “${line.trim()}”${place}`;
		}
		var script_cause = __webpack_require__(2253), sanitizer = __webpack_require__(1854);
		let READ_LOG = "Read the deploy log; fix the deploy script or the code, then run again.", LOOK_AFTER = "Look at the site and at the log of the service: something may have failed after the script.", KEEP_APART = "Look at the site. A concurrency group keeps runs apart.", VERDICTS = [
			{
				name: "two deploys ended differently",
				when: (s) => othersOf(s) !== void 0,
				reason: "mixed-signs",
				why: (s) => othersOf(s) ?? "",
				next: "Find out who else deploys this site (a concurrency group keeps runs apart), then run again."
			},
			{
				name: "the exit report is not from the time of the trigger",
				when: isOfAnotherTime,
				reason: "mixed-signs",
				why: bothTimes,
				next: "Look at the site. If the report is of this deploy, correct the clock of the server."
			},
			{
				name: "the only deploy seen to end was already running before the trigger",
				when: isOfEarlierDeploy,
				reason: "end-unseen",
				why: "overtaken: the only deploy that was seen to end was already running before the trigger",
				next: KEEP_APART
			},
			{
				name: "the script reported a status other than 0",
				when: ({ report }) => (report?.exitStatus ?? 0) !== 0,
				reason: "deploy-script-failed",
				why: ({ report }) => `the deploy script exited with status ${report?.exitStatus}`,
				next: READ_LOG,
				line: causeIn
			},
			{
				name: "our deployment is no longer shown",
				when: ({ deployment }) => deployment.state === "gone",
				reason: "end-unseen",
				why: "the service no longer shows the deployment",
				next: KEEP_APART
			},
			{
				name: "our deployment is `cancelled`",
				when: ({ deployment }) => deployment.state === "cancelled",
				reason: "deploy-cancelled",
				why: "the service shows the deployment as cancelled",
				next: "Find out who cancelled it, then run again."
			},
			{
				name: "our deployment is `failed`",
				when: ({ deployment }) => deployment.state === "failed",
				reason: "deploy-script-failed",
				why: ({ report }) => `the service shows the deployment as failed${report === void 0 ? "" : ", although its script exited with status 0"}`,
				next: ({ report }) => report === void 0 ? READ_LOG : LOOK_AFTER,
				line: (s) => s.report === void 0 ? causeIn(s) : void 0
			},
			{
				name: "the status is `deploy-failed`, although the script reported 0",
				when: ({ end, report }) => end === "deploy-failed" && report !== void 0,
				reason: "mixed-signs",
				why: "the deploy script exited with status 0, but the service shows the status deploy-failed for the site",
				next: LOOK_AFTER
			},
			{
				name: "the status is `deploy-failed`",
				when: ({ end }) => end === "deploy-failed",
				reason: "deploy-script-failed",
				why: "the service shows the status deploy-failed for the site",
				next: READ_LOG,
				line: causeIn
			},
			{
				name: "the log text has not been searched for patterns yet",
				when: (s) => needsText(s) && isTextShown(s) && s.matches === void 0,
				outcome: "goes on",
				look: () => "patterns"
			},
			{
				name: "a line matches `failure-pattern`",
				when: ({ matches }) => matches?.failure !== void 0,
				reason: "failure-pattern-found",
				why: ({ matches }) => `the log matches failure-pattern ${matches?.failure?.pattern}`,
				next: READ_LOG,
				line: ({ matches }) => matches?.failure
			},
			{
				name: "patterns are given, and the text that they may match is not known whole, or not known to have ended",
				when: (s) => unknownText(s) !== void 0,
				reason: "end-unseen",
				why: (s) => unknownText(s) ?? "",
				next: (s) => isTextShown(s) && (0, body.xZ)(s.text.content ?? "") ? "Look at the site, and make the deploy script print less." : "Look at the site. Without its log use health-check-url or verify-command."
			},
			{
				name: "no line matches `success-pattern`",
				when: lacksLine,
				reason: "success-pattern-missing",
				why: ({ matches }) => `no line of the log matches success-pattern ${matches?.missing}`,
				next: READ_LOG
			},
			{
				name: "a commit is expected, and which one was deployed is not known",
				when: (s) => unknownCommit(s) !== void 0,
				reason: "commit-unseen",
				why: (s) => unknownCommit(s) ?? "",
				next: ({ commit, report }) => {
					if (commit !== void 0) return "Let the script set no EXIT trap of its own, or end where it was started.";
					return report === void 0 ? "Run update-deploy-script with report-exit-status: true first." : "Let the script end in the folder of the repository: git shows its commit only there, and to its owner.";
				}
			},
			{
				name: "a commit other than the expected one was deployed",
				when: isOtherCommit,
				reason: "another-commit",
				why: ({ commit, atTrigger }) => `commit ${commit} was deployed, not ${atTrigger.expects.expectedCommit}`,
				next: ({ atTrigger }) => atTrigger.expects.commitBy === "variable" ? "Look at the deploy script of the site: a line that exports SITE_DEPLOY_COMMIT, which a run with commit-by: script writes, wins over the variable. If it has none, this service may not hand variables on: set commit-by: script." : "Check that the script brings the site to that commit (with the input commit: git reset --hard \"$SITE_DEPLOY_COMMIT\"), and that the branch on the site has it."
			},
			{
				name: "neither the status nor an exit report tells how the deploy ended, although one of them should",
				when: (s) => isUntold(s) || lacksReport(s),
				reason: "end-unseen",
				why: (s) => isUntold(s) ? oddStatus(s) : noReport(s),
				next: (s) => isUntold(s) ? "Look at the site. Let update-deploy-script put the exit report around the script, or give success-pattern." : "Look at the site and its deploy log before running again."
			},
			{
				name: "only `last_deploy_at` shows the end, and the log tells a failure",
				when: (s) => evidenceOf(s).join() === "token" && (0, script_cause.Q)(s.text.content ?? "") !== void 0,
				reason: "mixed-signs",
				why: "last_deploy_at shows that a deploy ended, but its log shows a failure",
				next: "Look at the site. Let update-deploy-script put the exit report around the script, so that the next run knows.",
				line: ({ text }) => (0, script_cause.Q)(text.content ?? "")
			},
			{
				name: "there is evidence that it worked",
				when: () => !0,
				outcome: "succeeded"
			}
		];
		function evidenceOf({ deployment, hasMoved, end, report, matches, atTrigger }) {
			let evidence = [];
			deployment.end === void 0 ? hasMoved && evidence.push("token") : evidence.push("deployment");
			end === "active" && evidence.push("status");
			report !== void 0 && evidence.push("exit-status");
			matches !== void 0 && atTrigger.expects.successPatterns.length > 0 && evidence.push("success-pattern");
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
		function isOfAnotherTime({ deployment, report, log, end, atTrigger }) {
			let isNeeded = end === void 0 || atTrigger.expects.expectedCommit !== void 0;
			return deployment.end === void 0 && report === void 0 && log.strange !== void 0 && isNeeded;
		}
		function bothTimes({ log: { strange }, atTrigger }) {
			let [reported, triggered] = [strange && (0, exit_report.nR)(strange), atTrigger.serviceAt].map((ms) => ms === void 0 ? "an unknown time" : new Date(ms).toISOString().slice(0, 19).replace("T", " "));
			return `the exit report in the log is of ${reported}, but the deploy was triggered at ${triggered} by the service's clock`;
		}
		function isOfEarlierDeploy({ deployment, report, end, hasMoved, status }) {
			let isNothing = report === void 0 && end === void 0 && !hasMoved && status.latest === void 0;
			return deployment.end === void 0 && (status.isEarlier || isNothing);
		}
		function isTextShown({ text, log }) {
			return text.content !== void 0 && log.isReadable;
		}
		function lacksLine({ matches }) {
			return matches?.missing !== void 0;
		}
		function unknownText(s) {
			let { log, text, matches, deployment, report, status, atTrigger } = s;
			if (!needsText(s)) return;
			if (!isTextShown(s)) return `the deploy log ${log.isReadable ? "is not shown by the service" : "could not be read"}, so failure-pattern and success-pattern could not be applied`;
			if ((0, body.xZ)(text.content ?? "") && (atTrigger.expects.failurePatterns.length > 0 || lacksLine(s))) return "only the end of the deploy log could be read: what comes before may match failure-pattern or success-pattern";
			let hasEnded = deployment.end !== void 0 || report !== void 0 || status.end !== void 0;
			return lacksLine(s) && !hasEnded ? `no line of the log matches success-pattern ${matches?.missing}, and nothing shows that the deploy has ended` : void 0;
		}
		function unknownCommit(s) {
			let { commit, report, deployment, atTrigger } = s, { expectedCommit } = atTrigger.expects;
			if (expectedCommit === void 0) return;
			let end = `so ${expectedCommit} could not be confirmed`;
			if (commit === void 0 && report !== void 0) return `which commit was deployed is not known: the exit report names none, ${end}`;
			if (commit === void 0) return `which commit was deployed is not known: ${deployment.end === void 0 ? "the log contains no exit report" : "neither an exit report nor the deployment shows it"}, ${end}`;
			return report?.isCommitOfEnd === !1 && (0, script_frame.SM)(atTrigger.script ?? null) && isOtherCommit(s) ? `which commit was deployed is not known: the folder in which the script was started is at ${commit}, not ${expectedCommit}, and where it ended is not reported` : void 0;
		}
		function isOtherCommit({ commit = "", atTrigger }) {
			let { expectedCommit } = atTrigger.expects;
			if (expectedCommit === void 0 || commit.startsWith(expectedCommit)) return !1;
			return commit.length >= 40 || !expectedCommit.startsWith(commit);
		}
		function isUntold({ deployment, report, end, status, atTrigger, hasMoved }) {
			let hasEnded = hasMoved || status.end !== void 0, isMatched = atTrigger.expects.successPatterns.length > 0 && hasEnded, isSilent = status.latest === "active" && hasMoved;
			return !(deployment.end ?? report ?? (end === "active" || status.latest === void 0)) && !isMatched && !isSilent;
		}
		function oddStatus({ status: { latest = "" } }) {
			return `the site has the status ${latest.length <= 40 ? latest : `${latest.slice(0, 40)}…`}, which does not tell how the deploy ended, and the log contains no exit report`;
		}
		function lacksReport({ deployment, report, end, isFramed }) {
			return deployment.end === void 0 && report === void 0 && end !== "active" && isFramed === !0;
		}
		function noReport({ log, text, hasMoved }) {
			let end = (0, body.xZ)(text.content ?? "") ? "the log is too large to be read whole, and its end has none" : "none came", shown = log.isReadable ? end : "the log is too large to be read";
			return `${hasMoved ? "last_deploy_at has changed" : "the deploy seems to have ended"}, but the script should have printed an exit report, and ${shown}: its shell was killed, or it is still running`;
		}
		function causeIn({ text, report, atTrigger }) {
			let { script = "", goesBack } = atTrigger, cause = (0, script_cause.r)((0, exit_report.EG)(text.content ?? "")) ?? {
				line: "",
				isRecognized: !1
			}, mayBeOfTrap = /^[^#\n]*\btrap\b.*\bEXIT\b/m.test((0, script_frame.yO)(script)), failed = cause.isRecognized || goesBack ? void 0 : (0, script_frame.ho)(script, report?.line ?? 0);
			return {
				...cause,
				failed,
				mayBeOfTrap,
				ownLine: (0, script_frame.yx)((0, sanitizer._0)(cause.line), script)
			};
		}
		function waits(name, when) {
			return {
				name,
				when: (s) => s.over === void 0 && when(s),
				outcome: "goes on",
				look: unreadSince
			};
		}
		let WAITS = [
			waits("a sign of the end was shown, and something that may tell more of it has not been read since", (s) => unreadSince(s) !== void 0),
			waits("our deployment is `scheduled` or `deploying`", ({ deployment }) => deployment.decides && deployment.end === void 0),
			waits("the status is `deploying`", (s) => !s.deployment.decides && waits_isRunning(s)),
			waits("nothing shows an end", (s) => !s.deployment.decides && isUnseen(s)),
			waits("an end is shown, and something may still follow", isSettling)
		], TABLE = [
			...GIVING_UP,
			...WAITS,
			...VERDICTS
		];
		function judge(signs) {
			let row = TABLE.find((each) => each.when(signs));
			if (row === void 0) throw TypeError("The table of decisions has a gap.");
			if ("reason" in row) return {
				...describeEnding(row, signs),
				givenUpFor: errorOf(row, signs)
			};
			let { outcome } = row;
			if (outcome === "succeeded") return {
				outcome,
				evidence: evidenceOf(signs)
			};
			return {
				outcome,
				look: row.look?.(signs)
			};
		}
		function errorOf(row, { trouble, over, atTrigger }) {
			return GIVING_UP.includes(row) ? trouble?.error ?? over ?? atTrigger.lost : void 0;
		}
		var endpoint = __webpack_require__(8495);
		function recordNews({ record, onLog, log }, before, after) {
			let { status, deployment, reports, lastDeployAt, text, atTrigger } = after;
			if (atTrigger.id !== before.atTrigger.id) {
				log.warning(notOurs(before.atTrigger.id));
				record.update({ id: void 0 });
			}
			text.gained !== "" && onLog(text.gained, text.replaced);
			if (after.hasEarlierEnded && !before.hasEarlierEnded) {
				record.milestone("an earlier deploy, not ours, ended", { lastDeployAt }, "waiting");
				log.info("an earlier deploy that was already running has ended; waiting for ours");
				return;
			}
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
			let { end } = status;
			end !== void 0 && end !== before.status.end && !deployment.decides && record.milestone(`the status ${end === "active" || end === "deploy-failed" ? `became ${end}` : "changed"}`, {}, "settling");
			record.update({
				lastDeployAt,
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
			let holdMs = Math.min(endpoint.U5, trouble?.error.retryAfterMs ?? 0);
			holdMs > 0 && parts.push(`it asked for a pause of ${(0, duration.a)(holdMs)}`);
			return parts.join("; ");
		}
		function nextSign({ hasMoved, reports, hasEarlierEnded, status, deployment, log, isFramed }) {
			if (deployment.end !== void 0) return "the log of its deployment, which has ended";
			if (deployment.decides) return `its deployment to end; it is ${deployment.state === "scheduled" ? "scheduled" : "deploying"}`;
			if (status.latest === "deploying") return "the status to change; it is deploying";
			if (status.end !== void 0) return "its log to settle; by its status it has ended";
			if (reports.length > 0) return "its log to settle; the script has reported its end";
			if (hasMoved) return `${isFramed ? "the script's exit report" : "its log to settle"}; last_deploy_at has changed`;
			let whose = hasEarlierEnded ? "ours to start: a line of its log" : "the first line of its log";
			if (log.deploys.length === 0) return `${whose}, or another last_deploy_at`;
			return isFramed ? "the script's exit report" : "last_deploy_at to change";
		}
		let LONGEST_UNSEEN_MS = 6e4;
		function nextResource(s, siblings) {
			let { deployment, trouble, looks, endingAt } = s, isMany = siblings.looking() > 1, isFourth = looks.length % 4 == 3;
			if (trouble?.vanishedSince !== void 0) return "site";
			if (deployment.decides) return nextById(s, isMany, isFourth);
			if (deployment.state === "other" && isFourth) return "deployment";
			if (trouble?.resource === "log") return "site";
			let isTurn = s.status.latest === void 0 || looks.at(-1)?.resource !== "log";
			if (endingAt !== void 0) return s.reports.length === 0 && (isTurn || isLastLineAwaited(s)) ? "log" : "site";
			let elapsed = s.now - s.atTrigger.triggeredAt;
			if (isMany) {
				let turnMs = Math.max(2e4, elapsed / 1.5), isFirst = latestAt(looks, "log") === void 0;
				if (!showsLive(s) && sinceMs(s, "log") >= turnMs / (isFirst ? 2 : 1)) return "log";
				return sinceMs(s, "site") >= Math.min(LONGEST_UNSEEN_MS, turnMs) ? "site" : "list";
			}
			if (mainOf(s) === "log") return isFourth ? "site" : "log";
			let isShown = mayBeLive(s) && s.now - s.newsAt < LONGEST_UNSEEN_MS;
			return looks.length % 3 == 2 && !isShown ? "log" : "site";
		}
		function mainOf(s) {
			return s.isFramed === !0 && s.log.isReadable && !showsLive(s) ? "log" : "site";
		}
		function nextById(s, isMany, isFourth) {
			let { deployment, text, trouble, now, atTrigger } = s;
			if (deployment.end !== void 0) return text.key === kept_text.ZF && deployment.text === void 0 ? "log" : "own log";
			if (trouble?.resource === "site" || deployment.state === "scheduled") return "deployment";
			let isKnown = latestAt(s.looks, "deployment") !== void 0;
			if (!isMany) return isKnown && mayBeLive(s) && !isFourth ? "site" : "deployment";
			let isListed = latestAt(s.looks, "list")?.siteStatus === "deploying", dueMs = Math.max(LONGEST_UNSEEN_MS * (isListed ? 5 : 1), (now - atTrigger.triggeredAt) * .6);
			return sinceMs(s, "deployment") >= dueMs ? "deployment" : "list";
		}
		function showsLive({ atTrigger, looks }) {
			return atTrigger.site.liveText !== void 0 || looks.some(({ isLive }) => isLive !== void 0);
		}
		function mayBeLive(s) {
			let last = s.looks.findLast(({ lastDeployAt }) => lastDeployAt !== void 0);
			return showsLive(s) && (last === void 0 || last.isLive === !0 || last.siteStatus === "deploying");
		}
		function sinceMs({ looks, now, atTrigger }, resource) {
			return now - (latestAt(looks, resource)?.atMs ?? atTrigger.triggeredAt);
		}
		let SHORTEST_PAUSE_MS = 1750;
		function nextPauseMs(s, { siblings, pollIntervalMs }, isDue) {
			let { trouble } = s, ownMs = pollIntervalMs ?? (isDue ? 0 : pauseMs(s, siblings.looking())), holdMs = Math.min(endpoint.U5, trouble?.error.retryAfterMs ?? 0);
			return Math.max(ownMs, holdMs, trouble && pollIntervalMs === void 0 ? SHORTEST_PAUSE_MS : 0);
		}
		function pauseMs(s, looking) {
			let { deployment, looks, endingAt, atTrigger, now, isFramed } = s, elapsed = now - (endingAt ?? atTrigger.triggeredAt), isMany = looking > 1;
			if (deployment.end !== void 0) return SHORTEST_PAUSE_MS;
			if (isMany && deployment.decides) return Math.max(2560, elapsed * .25);
			if (looks.length === 0) return !isMany && (deployment.decides || showsLive(s) && isFramed) ? 2100 : 500;
			if (endingAt !== void 0) return clamp(elapsed * .25, IN_DOUBT_MS);
			if (!isMany && (deployment.decides || showsLive(s))) return Math.max(1480, elapsed * (elapsed < 6e4 ? .25 : .14));
			return isMany ? clamp(elapsed * Math.max(.1, .25 / looking), Math.max(350, SHORTEST_PAUSE_MS / looking)) : clamp(elapsed * (looks.at(-1)?.resource === mainOf(s) ? .23 : .13), SHORTEST_PAUSE_MS);
		}
		function clamp(ms, shortest) {
			return Math.min(1e4, Math.max(shortest, ms));
		}
		var new_entries = __webpack_require__(9247);
		function readDeploys(log, known, atMs) {
			let read = log.entries.map((entry) => ({
				entry,
				own: (0, exit_report.LD)(entry.content ?? "")
			})), earlier = known.isEarlierOver ? void 0 : read.find(({ entry }) => entry.continues), isDeploy = ({ entry: { type }, own }) => type === "deploy" || type === void 0 && own.length > 0, all = read.filter((each) => each !== earlier && isDeploy(each)), found = all.toReversed().flatMap(({ entry, own }) => {
				let isNew = isSince(known.atTrigger, timeAt(entry.created_at), atMs), isOurs = (report) => isOfOurTime(known, report, atMs) || isNew && isAsFarOff(known, report, atMs);
				return own.filter(({ run }) => !known.foreignRuns.includes(run)).map((report) => ({
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
				hasEarlier: earlier !== void 0
			};
		}
		let MOST_OFF_MS = 12e4;
		function isOfOurTime({ atTrigger }, report, atMs) {
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
			let { log, earlierRun, site } = atTrigger, [{ content = "", created_at: time = null } = {}] = log?.entries ?? [], runs = (log?.entries ?? []).flatMap((entry) => (0, exit_report.LD)(entry.content ?? "").map(({ run }) => run));
			return {
				atTrigger,
				looks: [],
				log: {
					isList: !1,
					entries: [],
					deploys: [],
					reports: [],
					strangers: 0,
					isReadable: log !== void 0,
					strange: void 0,
					hasEarlier: !1
				},
				text: kept_text.gd,
				foreignRuns: earlierRun === void 0 ? runs : [earlierRun, ...runs],
				isEarlierOver: (0, exit_report.LD)(content).length > 0 || (0, shown_time.d8)(site.lastDeployAt, time ?? "-"),
				hasEarlierEnded: !1
			};
		}
		function takeLook(before, resource, shown, atMs) {
			let { liveText, log: newLog, ...facts } = shown, isLive = liveText === void 0 ? void 0 : liveText !== null, { looks, text: old } = before, atTrigger = isFromBefore(shown.deployment, before.atTrigger) ? {
				...before.atTrigger,
				id: void 0
			} : before.atTrigger, look = {
				nth: looks.length + 1,
				atMs,
				resource,
				...facts,
				isLive,
				hasText: !1,
				reports: 0
			}, log = newLog?.isReadable ? readDeploys(newLog, before, atMs) : {
				...before.log,
				isReadable: newLog?.isReadable ?? before.log.isReadable
			}, ours = ourDeployment(atTrigger, [...looks, look]), live = mayBeOurs(liveText, before, ours) ? liveText ?? "" : "", text = (0, kept_text.Jp)(printedOf(old, ours), {
				nth: look.nth,
				live,
				...textIn(log, ours, look, old)
			}), seen = {
				...look,
				hasText: text.gained !== "",
				reports: log.reports.length
			}, state = {
				...before,
				atTrigger,
				looks: [...looks, seen],
				log,
				text,
				matches: void 0
			};
			return ours.decides ? state : withoutEarlier(state, resource);
		}
		function mayBeOurs(liveText, { atTrigger }, { state, end }) {
			let other = (0, kept_text.zo)(atTrigger.site.liveText ?? "");
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
				key: (0, new_entries.TN)(newest)
			};
		}
		function printedOf(old, { decides }) {
			if (!decides || old.key === kept_text.ZF || old.content === void 0) return old;
			return {
				...kept_text.gd,
				live: (0, kept_text.fj)(old.live, (0, kept_text.zo)(old.content)).text,
				anewBy: old.anewBy
			};
		}
		function takeFailure(state, resource, error, atMs) {
			let { looks, log } = state, look = {
				nth: looks.length + 1,
				atMs,
				resource,
				error,
				hasText: !1,
				reports: log.reports.length
			};
			return {
				...state,
				looks: [...looks, look]
			};
		}
		function withoutEarlier(state, resource) {
			let { atTrigger, looks, log, hasEarlierEnded } = state, { looks: site } = siteShown(atTrigger, looks, void 0), last = site.at(-1) ?? atTrigger.site, isOver = hasMoved(last, atTrigger.site) || resource === "site" && log.deploys.length > 0;
			if (!log.hasEarlier || hasEarlierEnded || !isOver) return state;
			let { latest: siteStatus } = statusIn(atTrigger, site), shown = {
				lastDeployAt: last.lastDeployAt ?? null,
				siteStatus,
				isListed: !1
			};
			return {
				...state,
				hasEarlierEnded: !0,
				atTrigger: {
					...atTrigger,
					site: {
						...atTrigger.site,
						...shown
					}
				},
				looks: looks.slice(-1).map((look) => ({
					...look,
					nth: 1
				}))
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
						throw error instanceof errors.cc ? cancelledAt(seen, error) : error;
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
				let [from, shown] = await lookAt(resource, parts, before), state = takeLook(before, from, shown, clock.now());
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
		async function lookAt(resource, parts, { atTrigger, looks, endNth, endingAt }) {
			let { siblings, reader, siteLog, target } = parts, id = atTrigger.id ?? "";
			if (resource === "deployment") return [resource, await lookAtDeployment(parts, id)];
			if (resource === "own log") return [resource, await lookAtOwnLog(parts, id)];
			if (resource === "script") return [resource, { isFramed: (0, script_frame.KL)(await reader.read(deployments.getDeployScript, target)) }];
			let isWhole = endingAt !== void 0 || endNth > nthAt(looks, "log");
			if (resource === "log") return [resource, { log: await siteLog.read(isWhole) }];
			let listed = resource === "list" ? await siblings.glance(target.site) : void 0;
			if (listed !== void 0) return ["list", shownBy(listed)];
			let itself = await reader.read(sites.getSite, target, { attempts: 1 });
			siblings.compare(itself);
			return ["site", shownBy(itself)];
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
		var deploy_result = __webpack_require__(9839), hidden_failures = __webpack_require__(9911), site_presence = __webpack_require__(4156), site_repository = __webpack_require__(2109), site_target = __webpack_require__(3242), page_check = __webpack_require__(3630);
		let SHARE = "two thirds of timeout were over, as the rest is kept for the rollback";
		async function runChecks(given, applying, shown, before, record) {
			let { healthCheck: page, verifyCommand: command, goesBack } = given, checks = [], course = {
				before,
				record
			};
			page !== void 0 && checks.push(["health-check", (leftMs) => checkHealth(page, goesBack, applying, course, leftMs)]);
			command !== void 0 && checks.push(["verify-command", (leftMs) => verify(command, applying, leftMs)]);
			let due = checks.length === 0 ? void 0 : applying.endChecksBy(), evidence = shown, doubt;
			for (let [name, check] of checks) {
				record.milestone(`${name} started`, {}, name);
				let failure = await check(due === void 0 ? void 0 : due - applying.patience.clock.now()).catch((error) => stopped(name, error));
				failure === void 0 && (evidence = [...evidence, name]);
				let isDoubt = isInDoubt(failure, goesBack);
				record.milestone(`${name} ${failure ? isDoubt ? "could not tell" : "failed" : "passed"}`, { evidence });
				if (failure !== void 0 && !isDoubt) throw checks_errorOf(failure);
				doubt ??= failure;
			}
			if (doubt === void 0) return;
			if ((0, deploy_result.Fp)(evidence)) throw checks_errorOf(doubt);
			applying.log.warning(`${doubt.message} ${doubt.next}`);
		}
		function isInDoubt(failure, goesBack) {
			return failure?.reason === "health-unseen" || goesBack && failure?.reason === "unhealthy-before";
		}
		function checks_errorOf({ reason, message, next }) {
			return new errors.OK(reason, message, next);
		}
		function stopped(check, error) {
			let name = check === "health-check" ? "health check" : check;
			if (error instanceof errors.cc) throw (0, errors.GP)(error, `The deploy itself succeeded, but the ${name} did not finish.`);
			if (!(error instanceof errors.j3)) throw error;
			let message = `The deploy itself succeeded, but time ran out before the ${name} finished.`, next = `Raise ${error.input}, or look at what is checked.`;
			throw new errors.OK("time-out", message, next, { cause: error });
		}
		async function checkHealth(page, goesBack, applying, { before, record }, leftMs = page.timeoutMs) {
			let when = goesBack ? "before this run" : "before the deploy", limit = leftMs < page.timeoutMs ? ` It was given up when ${SHARE}.` : "", own = {
				...page,
				timeoutMs: Math.min(page.timeoutMs, leftMs)
			}, { after, failure } = await (0, page_check.I)(own, applying, before, when, limit);
			record.update({ page: {
				before,
				after
			} });
			let lead = isInDoubt(failure, goesBack) ? "The health check could not tell whether the deploy worked:" : "The deploy ended, but the health check failed:";
			return failure && {
				...failure,
				message: `${lead} ${failure.message}`
			};
		}
		async function verify(command, { runCommand, patience }, leftMs) {
			let startedAt = patience.clock.now(), status = await patience.during({ doing: "running verify-command" }, () => runCommand(command, leftMs)), isLate = leftMs !== void 0 && patience.clock.now() - startedAt >= leftMs;
			if (status === 0 && !isLate) return;
			return {
				reason: "verify-command-failed",
				message: `The deploy ended, but verify-command ${isLate ? `was still running when ${SHARE}` : `exited with status ${status}`}.`,
				next: "Read the output of verify-command in the workflow log."
			};
		}
		var log_printer = __webpack_require__(7757);
		async function deployAndFollow(given, applying) {
			let { facts, reader, siblings, patience, log, learn } = applying, { page, siteLog, ...shown } = await patience.during({ doing: "reading what is there" }, () => readBeside(given, applying)), { lastDeployAt } = shown.site;
			if (given.commit !== void 0 && siteLog?.before !== void 0) {
				let { guardTrigger } = await __webpack_require__.e(5937).then(__webpack_require__.bind(__webpack_require__, 8318));
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
		async function readBeside(given, applying) {
			let { facts, patience, pageBefore } = applying, baseline = await readBaseline(given, applying), readAt = patience.clock.now(), first = await pageBefore, isOld = patience.clock.now() - readAt > 1e3, page = given.goesBack ? first : facts.deploy?.page?.after ?? first;
			return {
				...isOld ? await readBaseline(given, applying) : baseline,
				page
			};
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
			let { text, reports, status, log: shown, deployment, atTrigger, hasMoved, isFramed: hasFrame } = signs, { content = "" } = text, isUntold = reports.length === 0 && status.latest === void 0 && deployment.state === void 0, hasOld = (atTrigger.log?.entries ?? []).some((entry) => (entry.content ?? "") !== "");
			isUntold && hasOld && shown.deploys.length === 0 && hasMoved && log.warning("last_deploy_at changed, but the deploy log did not, so it does not show what this deploy did.");
			shown.isReadable ? (0, body.xZ)(content) && log.info("the deploy log is too long to be read whole: only its end is judged") : log.warning("The deploy log is left out: it is larger than 64 MiB, the most that is read.");
			text.key === kept_text.ZF && hasFrame && (0, exit_report.LD)(content).length === 0 && log.warning("The deploy script should report its end, but its log has no such line.");
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
