"use strict";
exports.id = 4415;
exports.ids = [4415];
exports.modules = {
	2304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			MAX_DEPLOY_SCRIPT_CHARACTERS: () => MAX_DEPLOY_SCRIPT_CHARACTERS,
			getDeployScript: () => getDeployScript,
			patchDeployScript: () => patchDeployScript,
			postDeploy: () => postDeploy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407);
		let MAX_DEPLOY_SCRIPT_CHARACTERS = 65535, path = "/api/servers/{server}/sites/{site}/deploy", getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ deploy_script: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)({ most: MAX_DEPLOY_SCRIPT_CHARACTERS }) }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), postDeploy = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", path, "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
	5156: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => showSame,
			q: () => ALONE
		});
		let ALONE = {
			isThere: !1,
			looking: () => 1,
			glance: () => Promise.resolve(void 0),
			compare: () => {}
		};
		function showSame(one, other) {
			return (one.last_deploy_at ?? null) === (other.last_deploy_at ?? null) && one.status === other.status;
		}
	}),
	2235: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F0: () => SIZES,
			PH: () => TOO_LARGE,
			x8: () => readBody,
			xZ: () => isCut
		});
		let MAX_BYTES = 8388608, SIZES = {
			whole: MAX_BYTES,
			shortened: 8 * MAX_BYTES,
			text: MAX_BYTES / 2
		}, TOO_LARGE = "UND_ERR_RES_EXCEEDED_MAX_SIZE", NOTE = "[site-deploy: this text is too long; only its end is shown]";
		function isCut(text) {
			return text.startsWith(NOTE);
		}
		async function readBody(chunks, mayBeLong, sizes = SIZES) {
			let read = [], shortener, size = 0;
			for await (let chunk of chunks) {
				size += chunk.length;
				if (size > (mayBeLong ? sizes.shortened : sizes.whole)) throw tooLarge();
				if (size > sizes.whole && shortener === void 0) {
					shortener = createShortener(sizes.text);
					read.splice(0).forEach(shortener.push);
				}
				shortener === void 0 ? read.push(chunk) : shortener.push(chunk);
				if (shortener !== void 0 && shortener.keptSize() > sizes.whole) throw tooLarge();
			}
			return Buffer.concat(shortener?.end() ?? read);
		}
		function tooLarge() {
			return Object.assign(Error("The answer is too large."), { code: TOO_LARGE });
		}
		function createShortener(maxTextBytes) {
			let kept = [], keptSize = 0, text, escaped = !1, keep = (...pieces) => {
				for (let piece of pieces) keptSize += piece.length;
				kept.push(...pieces);
			};
			function endOfText(chunk, from) {
				for (let at = from; at < chunk.length; at += 1) if (escaped) escaped = !1;
				else if (chunk[at] === 92) escaped = !0;
				else if (chunk[at] === 34) return at;
				return chunk.length;
			}
			function push(chunk) {
				for (let at = 0; at < chunk.length;) if (text === void 0) {
					let quote = chunk.indexOf(34, at), end = quote === -1 ? chunk.length : quote + 1;
					keep(chunk.subarray(at, end));
					quote !== -1 && (text = createTail(maxTextBytes));
					at = end;
				} else {
					let startsEscaped = escaped, end = endOfText(chunk, at);
					text.push(chunk.subarray(at, end), startsEscaped);
					if (end < chunk.length) {
						keep(...text.end());
						text = void 0;
						keep(chunk.subarray(end, end + 1));
					}
					at = end + 1;
				}
			}
			return {
				push,
				keptSize: () => keptSize,
				end: () => text === void 0 ? kept : [...kept, ...text.end()]
			};
		}
		function createTail(maxBytes) {
			let pieces = [], size = 0, first = 0;
			return {
				push(bytes, startsEscaped) {
					pieces.push({
						bytes,
						startsEscaped
					});
					size += bytes.length;
					for (let oldest = pieces[first]; oldest !== void 0 && !(size - oldest.bytes.length < maxBytes); oldest = pieces[first]) {
						size -= oldest.bytes.length;
						pieces[first] = {
							bytes: Buffer.alloc(0),
							startsEscaped: !1
						};
						first += 1;
					}
				},
				end() {
					let bytes = pieces.slice(first).map((piece) => piece.bytes);
					if (first === 0) return bytes;
					let end = Buffer.concat(bytes), line = afterLineBreak(end, +(pieces[first]?.startsEscaped === !0));
					return [Buffer.from(`${NOTE}\\n`), end.subarray(line)];
				}
			};
		}
		function afterLineBreak(json, from) {
			for (let at = from; at < json.length; at += 1) {
				if (json[at] !== 92) continue;
				if (json[at + 1] === 110) return at + 2;
				at += 1;
			}
			return json.length;
		}
	}),
	4415: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			checkPage: () => checkPage,
			deployAndFollow: () => deployAndFollow
		});
		var deploy_result = __webpack_require__(8472), exit_report = __webpack_require__(922), duration = __webpack_require__(6851), errors = __webpack_require__(8208);
		function judgePage(page, { statuses, contains }) {
			if (!statuses.some(([from, to]) => page.status >= from && page.status <= to)) return `answered with status ${page.status}`;
			if (contains !== void 0 && !page.text.includes(contains)) return "does not contain the text of health-check-contains";
		}
		let PAUSE_MS = 1e3;
		async function checkHealth(check, get, { clock, signal, during }) {
			let until = clock.now() + check.timeoutMs, problem = "has not answered yet", awaited = () => `the page ${problem ?? "was healthy once"}; up to ${(0, duration.a)(until - clock.now())} more`, requestOnce = async (timeoutMs) => {
				try {
					return judgePage(await get(check.url, check.proxy, timeoutMs, {
						clock,
						signal
					}), check);
				} catch (error) {
					if (error instanceof errors.hD) return `did not answer (${error.message})`;
					throw error;
				}
			};
			return during({
				doing: "checking the health",
				awaited
			}, async () => {
				for (let good = 0;;) {
					let timeoutMs = Math.min(1e4, until - clock.now());
					problem = await requestOnce(timeoutMs);
					good = problem === void 0 ? good + 1 : 0;
					if (good === 2) return;
					if (clock.now() + PAUSE_MS >= until) return problem ?? "was healthy only once before the time was up";
					await clock.sleep(PAUSE_MS, signal);
				}
			});
		}
		var deployments = __webpack_require__(2304), settle = __webpack_require__(3337), sites = __webpack_require__(8656), body = __webpack_require__(2235), deploy_company = __webpack_require__(5156), deploy_log = __webpack_require__(3039), new_entries = __webpack_require__(5524);
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
			let hasEnded = isDeploying(before) || before.end !== void 0;
			return {
				...next,
				end: hasEnded ? final ?? "other" : void 0
			};
		}
		function isDeploying({ latest }) {
			return latest === "deploying";
		}
		function isShown({ latest }) {
			return latest !== void 0;
		}
		function isResting({ latest, baseline }) {
			return finalStatus(latest) !== void 0 || latest === baseline;
		}
		function hasTurnedBad({ latest, baseline }) {
			return latest === "deploy-failed" && baseline !== void 0 && baseline !== latest;
		}
		function finalStatus(shown) {
			return shown === "active" || shown === "deploy-failed" ? shown : void 0;
		}
		function startSoFar(baseline, earlierRun) {
			return {
				baseline,
				latest: baseline,
				lastDeployAtChanged: !1,
				status: startHistory(baseline.status),
				reports: [],
				foreignRuns: [...earlierRun === void 0 ? [] : [earlierRun], ...runsOf(baseline.log.reports)],
				quietPolls: 0,
				printed: baseline.log.entry,
				gained: "",
				replaced: !1,
				handedOver: !1,
				logSuperseded: !1,
				earlierDeploys: 0
			};
		}
		function observe(before, now) {
			let { baseline, latest, foreignRuns } = before;
			if (isStale(now, before)) return {
				...before,
				gained: "",
				replaced: !1
			};
			if (revealsBaseline(baseline, now)) return withBaselineLog(before, now);
			if (continuesBaseline(baseline, latest) && isNewEntry(now.log, latest.log)) return observe(startAgain(before, latest, before.reports), now);
			let growth = growthOf(before, now), lastDeployAtChanged = before.lastDeployAtChanged || hasChanged(baseline.lastDeployAt, now.lastDeployAt), found = now.log.reports.filter(({ run }) => !foreignRuns.includes(run));
			if (lastDeployAtChanged && continuesBaseline(baseline, now)) return {
				...startAgain(before, now, found),
				...growth
			};
			let known = runsOf(before.reports), reports = [...before.reports, ...found.filter(({ run }) => !known.includes(run))], status = addStatus(before.status, now.status, before.lastDeployAtChanged), isNews = contentOf(now) !== contentOf(latest) || lastDeployAtChanged !== before.lastDeployAtChanged || status !== before.status || reports.length > before.reports.length;
			return {
				...before,
				...growth,
				latest: {
					...now,
					lastDeployAt: now.lastDeployAt ?? latest.lastDeployAt
				},
				lastDeployAtChanged,
				status,
				reports,
				quietPolls: isNews ? 0 : before.quietPolls + 1,
				printed: now.log.isJoined ? before.printed : now.log.entry,
				handedOver: before.handedOver || isHandOver(before, lastDeployAtChanged),
				logSuperseded: before.logSuperseded || supersedes(before, now, growth.replaced)
			};
		}
		function runsOf(reports) {
			return reports.map(({ run }) => run);
		}
		function startAgain(before, baseline, reports) {
			return {
				...startSoFar(baseline),
				foreignRuns: [...before.foreignRuns, ...runsOf(reports)],
				earlierDeploys: before.earlierDeploys + 1
			};
		}
		function isStale({ log }, { latest, baseline }) {
			return !log.isList && [latest.log.entry, baseline.log.entry].some((seen) => isOlder(log.entry, seen));
		}
		function isOlder(entry, seen) {
			let [time, seenTime] = [entry, seen].map((any) => (0, new_entries.Tk)(any) ? any.created_at : null), isTime = (text) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text ?? "");
			return isTime(time) && isTime(seenTime) && time < seenTime;
		}
		function revealsBaseline(baseline, { lastDeployAt, log }) {
			let { entry: old } = baseline.log;
			if (old === null || (0, new_entries.b6)(old) !== void 0 || (0, new_entries.b6)(log.entry) === void 0 || isNewEntry(log, baseline.log)) return !1;
			return isContinued(old, log.entry) || !hasChanged(baseline.lastDeployAt, lastDeployAt);
		}
		function withBaselineLog(before, now) {
			let learned = startSoFar({
				...before.baseline,
				log: now.log
			});
			return {
				...learned,
				foreignRuns: [...before.foreignRuns, ...learned.foreignRuns],
				status: addStatus(before.status, now.status, before.lastDeployAtChanged)
			};
		}
		function showsNewLog({ latest, baseline }) {
			return contentOf(latest) !== contentOf(baseline) || isNewEntry(latest.log, baseline.log);
		}
		function isNewEntry({ entry }, { entry: old }) {
			if (!(0, new_entries.Tk)(entry) || !(0, new_entries.Tk)(old)) return (0, new_entries.Tk)(entry) && old === null;
			if (entry.id !== void 0 && old.id !== void 0) return entry.id !== old.id;
			return entry.created_at !== null && old.created_at !== null && entry.created_at !== old.created_at;
		}
		function contentOf({ log }) {
			return (0, new_entries.b6)(log.entry) ?? "";
		}
		function hasChanged(before, lastDeployAt) {
			return lastDeployAt !== null && lastDeployAt !== before;
		}
		function supersedes(before, { log }, replaced) {
			let { latest, reports } = before, { entry } = latest.log;
			if (log.isList || !(0, new_entries.Tk)(entry) || !(0, new_entries.Tk)(log.entry) || reports.length > 0) return !1;
			return (isNewEntry(log, latest.log) || replaced && !isContinued(entry, log.entry)) && showsNewLog(before);
		}
		function isHandOver(before, lastDeployAtChanged) {
			let { baseline } = before, hasSilentLog = contentOf(baseline) !== "" && baseline.log.reports.length === 0;
			return lastDeployAtChanged && !before.lastDeployAtChanged && !showsNewLog(before) && hasSilentLog;
		}
		function continuesBaseline(baseline, now) {
			let old = contentOf(baseline), text = contentOf(now);
			return baseline.log.reports.length === 0 && isContinued(baseline.log.entry, now.log.entry) && text !== old && endIn(text, old) !== void 0;
		}
		function growthOf({ baseline, latest, printed }, { log }) {
			let old = (0, new_entries.b6)(printed) ?? "", text = (0, new_entries.b6)(log.entry) ?? "", isOurs = showsNewLog({
				latest,
				baseline
			}), isOther = !isOurs && isNewEntry(log, { entry: printed });
			if (log.isJoined || text === old && !isOther) return {
				gained: "",
				replaced: !1
			};
			let at = isOurs || !isOther && isContinued(printed, log.entry) ? endIn(text, old) : void 0;
			return {
				gained: text.slice(at ?? 0),
				replaced: at === void 0
			};
		}
		let WINDOW_TAIL = 1024;
		function endIn(text, old) {
			if (text.startsWith(old)) return old.length;
			let tailAt = old.length <= WINDOW_TAIL ? -1 : text.lastIndexOf(old.slice(-1024));
			return tailAt === -1 ? void 0 : tailAt + WINDOW_TAIL;
		}
		function isContinued(entry, later) {
			if (!(0, new_entries.Tk)(entry) || !(0, new_entries.Tk)(later)) return !1;
			if (entry.id !== void 0 && later.id !== void 0) return entry.id === later.id;
			return entry.created_at !== null && entry.created_at === later.created_at;
		}
		let QUIET_MS = 1500, QUIET_MS_WHEN_IN_DOUBT = 5e3, QUIET_MS_BEFORE_REPORT = 12e4;
		function hasEnded(soFar, quietMs, outstanding) {
			let { lastDeployAtChanged, reports, earlierDeploys, logSuperseded, status } = soFar, isQuiet = (forMs) => soFar.quietPolls > 0 && quietMs >= forMs;
			if (isDeploying(status)) return !1;
			let isNew = showsNewLog(soFar);
			if (status.isEarlier) return isQuiet(isNew ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT);
			if (status.end !== void 0) {
				let waitMs = settlingAfterStatus(soFar, outstanding);
				return waitMs === 0 || isQuiet(waitMs);
			}
			if (lastDeployAtChanged && (reports.length > 0 || logSuperseded && outstanding.report)) return !0;
			if (reports.length > 0 && !isBelievable(soFar)) return !1;
			if (!lastDeployAtChanged && reports.length === 0) {
				let statusMoved = status.latest !== status.baseline;
				if (finalStatus(status.latest) !== void 0 && isNew) return isQuiet(statusMoved ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT);
				if (hasTurnedBad(status)) return isQuiet(QUIET_MS_BEFORE_REPORT);
				if (earlierDeploys === 0 || isNew) return !1;
			}
			return isQuiet(settlingMs(soFar, outstanding));
		}
		function settlingAfterStatus(soFar, { report, text }) {
			let { reports, status, lastDeployAtChanged } = soFar, isTold = lastDeployAtChanged || reports.length > 0 && status.end !== "deploy-failed";
			if (status.end === "other" || status.end === status.baseline && !isTold) return QUIET_MS_WHEN_IN_DOUBT;
			if (reports.length > 0) return 0;
			return report || text ? QUIET_MS_WHEN_IN_DOUBT : 0;
		}
		function isBelievable({ baseline, lastDeployAtChanged, reports }) {
			return lastDeployAtChanged || baseline.lastDeployAt !== null || reports.some(({ status }) => status !== 0);
		}
		function settlingMs(soFar, { report }) {
			let { reports, lastDeployAtChanged, latest, baseline, handedOver, status } = soFar, isReadable = latest.log.entry !== "unreadable";
			if (reports.length > 0) return isShown(status) || continuesBaseline(baseline, latest) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
			if (!lastDeployAtChanged || report && isReadable) return QUIET_MS_BEFORE_REPORT;
			if (isShown(status)) return isResting(status) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT;
			let showsOldLog = contentOf(latest) !== "" && !showsNewLog(soFar);
			return isReadable && (handedOver || showsOldLog) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
		}
		function isEnding({ lastDeployAtChanged, reports, status }) {
			return reports.length > 0 || !isDeploying(status) && (lastDeployAtChanged || status.end !== void 0);
		}
		function endOfDeploy(soFar, exitReportExpected) {
			let { lastDeployAtChanged, reports, logSuperseded, latest } = soFar;
			return {
				lastDeployAtChanged,
				status: endStatus(soFar, exitReportExpected),
				reports,
				deploys: latest.log.deploys,
				exitReportExpected,
				logSuperseded,
				log: showsNewLog(soFar) ? (0, new_entries.b6)(latest.log.entry) : void 0,
				isTooLarge: latest.log.entry === "unreadable"
			};
		}
		function endStatus(soFar, exitReportExpected) {
			let { status, lastDeployAtChanged, reports, latest } = soFar, { latest: shown, end, endBefore } = status;
			if (shown === void 0) return;
			let isSeen = end !== void 0;
			if (status.isEarlier) return {
				shown,
				end: "earlier",
				isSeen
			};
			if (isSeen && endBefore !== void 0 && end !== endBefore) return {
				shown,
				end: "mixed",
				isSeen
			};
			let final = finalStatus(latest.status), showsDeploy = latest.log.isList ? latest.log.deploys > 0 : showsNewLog(soFar), isFresh = final === "deploy-failed" || final !== status.baseline, isSilent = final === "active" && exitReportExpected && (0, new_entries.b6)(latest.log.entry) !== void 0, counts = reports.length > 0 || lastDeployAtChanged && !isSilent || isFresh && showsDeploy || hasTurnedBad(status);
			return {
				shown,
				end: end ?? (counts ? final : void 0),
				isSeen
			};
		}
		var cause = __webpack_require__(1144);
		function failed(reason, next, line) {
			return {
				state: "failed",
				reason,
				line,
				next
			};
		}
		function notKnown(reason, next) {
			return {
				state: "unknown",
				reason,
				next
			};
		}
		let LOOK_AT_LOG = "Read the deploy log; fix the deploy script or the code, then run again.", LOOK_AT_SITE = "Look at the site. Without its log use health-check-url or verify-command.", PRINT_LESS = "Look at the site, and make the deploy script print less.";
		async function judgePatterns(end, { failurePatterns, successPatterns }, pause) {
			let { log } = end;
			if (failurePatterns.length + successPatterns.length === 0) return;
			if (log === void 0) return notApplied(end);
			let lines = (0, exit_report.EG)(log).split(/\r\n|\n|\r/);
			(0, body.xZ)(log) && lines.shift();
			for (let pattern of failurePatterns) {
				let line = await findLine(lines, pattern, pause);
				if (line !== void 0) return failed(`the log matches failure-pattern ${pattern.source}`, LOOK_AT_LOG, line);
			}
			if ((0, body.xZ)(log) && failurePatterns.length > 0) return notKnown("only the end of the deploy log could be read: failure-pattern may match what comes before", PRINT_LESS);
			for (let pattern of successPatterns) if (await findLine(lines, pattern, pause) === void 0) return noMatch(pattern, log, end);
		}
		function notApplied({ isTooLarge }) {
			return notKnown(`the deploy log ${isTooLarge ? "could not be read" : "is not shown by the service"}, so failure-pattern and success-pattern could not be applied`, isTooLarge ? PRINT_LESS : LOOK_AT_SITE);
		}
		function noMatch({ source }, log, end) {
			if ((0, body.xZ)(log)) return notKnown(`only the end of the deploy log could be read: no line there matches success-pattern ${source}`, PRINT_LESS);
			if (showsEnd(end)) return failed(`no line of the log matches success-pattern ${source}`, LOOK_AT_LOG);
			return notKnown(`no line of the log matches success-pattern ${source}, and nothing shows that the deploy has ended`, LOOK_AT_SITE);
		}
		function showsEnd({ reports, status, exitReportExpected }) {
			return reports.length > 0 || (status === void 0 ? !exitReportExpected : status.isSeen);
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
		async function judge(end, expectations, pause) {
			let exitReport = end.reports.at(-1), objection = judgeSuperseded(end, expectations) ?? judgeReport(exitReport, end.log) ?? judgeStatus(exitReport, end) ?? await judgePatterns(end, expectations, pause) ?? judgeCommit(exitReport, expectations.expectedCommit);
			if (objection !== void 0) return objection;
			let evidence = [];
			end.lastDeployAtChanged && evidence.push("token");
			end.status?.end === "active" && evidence.push("status");
			exitReport !== void 0 && evidence.push("exit-status");
			expectations.successPatterns.length > 0 && evidence.push("success-pattern");
			return judgeSilence(end, evidence) ?? {
				state: "succeeded",
				evidence
			};
		}
		function judgeReport(exitReport, log) {
			if (exitReport === void 0 || exitReport.status === 0) return;
			return failed(`the deploy script exited with status ${exitReport.status}`, LOOK_AT_LOG, causeIn(log));
		}
		function judgeStatus(exitReport, { status, log }) {
			if (status?.end !== "deploy-failed") return;
			if (exitReport === void 0) return failed("the service shows the status deploy-failed for the site", LOOK_AT_LOG, causeIn(log));
			return notKnown("the deploy script exited with status 0, but the service shows the status deploy-failed for the site", "Look at the site and at the log of the service: something may have failed after the script.");
		}
		function causeIn(log) {
			return (0, cause.r)((0, exit_report.EG)(log ?? ""));
		}
		function judgeCommit(exitReport, expected) {
			if (expected === void 0 || exitReport?.commit?.startsWith(expected)) return;
			if (exitReport === void 0) return notKnown(`which commit was deployed is not known: the log contains no exit report, so ${expected} could not be confirmed`, "Run update-deploy-script with report-exit-status: true first.");
			if (exitReport.commit === void 0) return notKnown(`which commit was deployed is not known: the exit report names none, so ${expected} could not be confirmed`, "Let the script end in the folder of the repository: git shows its commit only there, and to its owner.");
			return failed(`commit ${exitReport.commit} was deployed, not ${expected}`, "Check that the script brings the site to that commit (with the input commit: git reset --hard \"$SITE_DEPLOY_COMMIT\"), and that the branch on the site holds it.");
		}
		function judgeSilence(end, evidence) {
			let { status, lastDeployAtChanged } = end;
			if (end.reports.length > 0 || evidence.includes("status")) return;
			let isMatched = evidence.includes("success-pattern") && (lastDeployAtChanged || status?.end !== void 0);
			if (status !== void 0 && !isMatched) return notKnown(`the site has the status ${shortened(status.shown)}, which does not tell how the deploy ended, and the log contains no exit report`, "Look at the site. Let update-deploy-script put the exit report in front of the script, or give success-pattern.");
			if (!lastDeployAtChanged && status === void 0) return EARLIER;
			if (!end.exitReportExpected) return;
			return notKnown(`the deploy script reports its end, but ${noReport(end)}: it was killed, or it is still running`, "Look at the site and its deploy log before running again. A script that is meant to replace itself or to trap EXIT reports nothing: set report-exit-status: false for it.");
		}
		function noReport({ log, isTooLarge }) {
			if (isTooLarge) return "the log is too large to be read";
			if ((0, body.xZ)(log ?? "")) return "the log is too large to be read whole, and no such line is in its end";
			return "no such line came";
		}
		function shortened(word) {
			return word.length <= 40 ? word : `${word.slice(0, 40)}…`;
		}
		let KEEP_APART = "Look at the site. A concurrency group keeps runs apart.", EARLIER = notKnown("superseded: the only deploy that was seen to end was already running before the trigger", KEEP_APART);
		function judgeSuperseded(end, expectations) {
			if (end.status?.end === "earlier") return EARLIER;
			let others = otherDeploys(end);
			if (others !== void 0) return notKnown(others, "Find out who else deploys this site (a concurrency group keeps runs apart), then run again.");
			if (!isLogMissed(end, expectations)) return;
			return notKnown("superseded: another deploy's log replaced the one that started after the trigger", KEEP_APART);
		}
		function otherDeploys({ reports, deploys, status }) {
			if (status?.end === "mixed") return "superseded: two deploys with different results ended since the trigger, as the status of the site shows";
			let ends = reports.map((end) => `status ${end.status}, commit ${end.commit?.slice(0, 12) ?? "none"}`);
			if (new Set(reports.map((end) => `${end.status} ${end.commit}`)).size > 1) return `superseded: ${reports.length} deploys with different results ended since the trigger (${ends.join("; ")})`;
			if (deploys <= Math.max(1, reports.length)) return;
			return `superseded: the log has ${deploys} deploys since the trigger, and not all of them have reported how they ended`;
		}
		function isLogMissed({ logSuperseded, exitReportExpected, reports, status }, { failurePatterns, successPatterns }) {
			let isJudged = reports.length + failurePatterns.length + successPatterns.length > 0;
			return logSuperseded && (exitReportExpected || isJudged || status?.end !== void 0);
		}
		function recordNews(parts, before, now) {
			let { record, onLog, say } = parts, lastDeployAt = now.latest.lastDeployAt;
			now.gained !== "" && onLog(now.gained, now.replaced);
			if (now.earlierDeploys > before.earlierDeploys) {
				record.milestone("an earlier deploy, not ours, ended", { lastDeployAt }, "waiting");
				say("an earlier deploy that was already running has ended; waiting for ours");
				return;
			}
			let wasSilent = !showsNewLog(before) || contentOf(before.latest) === "";
			isDeploying(now.status) && !isDeploying(before.status) ? record.milestone("the status became deploying", {}, "running") : wasSilent && now.gained !== "" && record.milestone("first lines of the deploy log", {}, "running");
			now.lastDeployAtChanged && !before.lastDeployAtChanged && record.milestone("last_deploy_at changed", {}, isDeploying(now.status) ? void 0 : "settling");
			let exitReport = now.reports.at(-1);
			if (exitReport !== void 0 && now.reports.length > before.reports.length) {
				let { status: exitStatus, commit, run } = exitReport, found = {
					exitStatus,
					commit,
					run
				};
				record.milestone(`exit report: status ${exitReport.status}`, found, "settling");
			}
			let { end } = now.status;
			end !== void 0 && end !== before.status.end && record.milestone(`the status ${end === "other" ? "changed" : `became ${end}`}`, {}, "settling");
			let isOurs = now.lastDeployAtChanged || showsNewLog(now);
			record.update({
				lastDeployAt,
				log: isOurs ? wholeLines(contentOf(now.latest)) : ""
			});
		}
		function wholeLines(text) {
			return text.slice(0, text.lastIndexOf("\n") + 1);
		}
		function describeAwaited(state, now) {
			let since = (at) => (0, duration.a)(now - at), { soFar, startedAt, gainedAt, earlierEndedAt, silentAt, holdMs } = state, parts = [`waiting for ${nextSign(soFar, state.exitReportExpected === !0)}`];
			gainedAt !== void 0 && parts.push(`the last line of the log came ${since(gainedAt)} ago`);
			earlierEndedAt !== void 0 && soFar.earlierDeploys === 1 && parts.push(`the deploy before ours took at least ${(0, duration.a)(earlierEndedAt - startedAt)}`);
			silentAt !== void 0 && parts.push(`the service has not answered for ${since(silentAt)}`);
			holdMs > 0 && parts.push(`it asked for a pause of ${(0, duration.a)(holdMs)}`);
			return parts.join("; ");
		}
		function nextSign(soFar, exitReportExpected) {
			let { lastDeployAtChanged, reports, earlierDeploys, status } = soFar;
			if (isDeploying(status)) return "the status to change; it is deploying";
			if (status.end !== void 0) return "its log to settle; by its status it has ended";
			if (reports.length > 0) return lastDeployAtChanged ? "its log to settle" : "last_deploy_at to change, or its log to settle; the script has reported its end";
			if (lastDeployAtChanged && exitReportExpected) return "the script's exit report; last_deploy_at has changed";
			if (lastDeployAtChanged) return "its log to settle; last_deploy_at has changed";
			if (!showsNewLog(soFar)) return earlierDeploys > 0 ? "ours to start: a line of its log, or another last_deploy_at" : "the first line of its log, or another last_deploy_at";
			return exitReportExpected ? "the script's exit report" : "last_deploy_at to change";
		}
		let SITE_POLLS = {
			every: 4,
			first: 3
		}, EXTRA_SITE_POLLS = {
			every: 24,
			first: 5
		};
		function nextTarget({ company }, state, now) {
			let { soFar, lastTarget } = state, { status, reports, latest } = soFar;
			if (state.vanishedAt !== void 0) return "site";
			if (state.due !== void 0) return state.due;
			if (state.failed === "log") return "site";
			let other = lastTarget === "log" ? "site" : "log";
			if (isEnding(soFar)) {
				if (reports.length > 0) return continuesBaseline(soFar.baseline, latest) ? other : "site";
				let isSettled = status.end !== void 0 && status.end !== "other" && status.end !== status.baseline;
				return isShown(status) && !isSettled ? other : "log";
			}
			if (company.looking() > 1) {
				let { startedAt, logPolledAt, sitePolledAt } = state, turnMs = Math.max(1e4, elapsedMs(state, now) / 3);
				if (now - logPolledAt >= (logPolledAt === startedAt ? 1 : 2) * turnMs) return "log";
				return now - sitePolledAt >= 2 * turnMs ? "site" : "list";
			}
			if (isToldByLog(state)) {
				let { every, first } = isShown(status) ? SITE_POLLS : EXTRA_SITE_POLLS;
				return state.polls % every === first ? "site" : "log";
			}
			let dueMs = Math.min(16e3, Math.max(5500, elapsedMs(state, now) / 3));
			return now - state.logPolledAt >= dueMs && lastTarget !== "log" ? "log" : "site";
		}
		function isToldByLog({ soFar, exitReportExpected }) {
			return exitReportExpected === !0 && soFar.latest.log.entry !== "unreadable";
		}
		function elapsedMs({ endingAt, startedAt }, now) {
			return now - (endingAt ?? startedAt);
		}
		let SHORTEST_PAUSE_MS = 1750, LONGEST_PAUSE_MS = 1e4;
		function nextPauseMs(parts, state) {
			let { pollIntervalMs } = parts;
			if (pollIntervalMs !== void 0) return pollIntervalMs;
			let ownMs = state.due === void 0 ? pauseMs(parts, state) : 0;
			return state.failed === void 0 ? ownMs : Math.max(SHORTEST_PAUSE_MS, ownMs);
		}
		function pauseMs({ clock, company }, state) {
			let looking = company.looking(), elapsed = elapsedMs(state, clock.now());
			if (state.polls === 0) return 500;
			if (isEnding(state.soFar)) return Math.min(LONGEST_PAUSE_MS, Math.max(QUIET_MS, elapsed / 4));
			if (looking > 1) return sharedPauseMs(looking, elapsed);
			if (!isShown(state.soFar.status) && isToldByLog(state) && state.lastTarget === "site") return 0;
			if (elapsed < 1e4) return SHORTEST_PAUSE_MS;
			return Math.min(LONGEST_PAUSE_MS, elapsed * (elapsed < 4e4 ? .25 : .15));
		}
		function sharedPauseMs(looking, elapsed) {
			let shortest = Math.max(350, SHORTEST_PAUSE_MS / looking), growth = Math.max(.1, .25 / looking);
			return Math.min(LONGEST_PAUSE_MS, Math.max(shortest, elapsed * growth));
		}
		var advice = __webpack_require__(8966), endpoint = __webpack_require__(8495);
		function startWatch(baseline, exitReportExpected, now, earlierRun) {
			return {
				soFar: startSoFar(baseline, earlierRun),
				site: baseline,
				listed: baseline.isListed ? baseline : void 0,
				polls: 0,
				lastTarget: "log",
				logPolledAt: now,
				sitePolledAt: now,
				exitReportExpected,
				startedAt: now,
				newsAt: now,
				holdMs: 0
			};
		}
		function withSite({ soFar, site }) {
			return observe(soFar, {
				...site,
				log: soFar.latest.log
			});
		}
		function outstandingOf({ expectations }, { exitReportExpected }) {
			let { failurePatterns, successPatterns, expectedCommit } = expectations;
			return {
				report: exitReportExpected === !0 || expectedCommit !== void 0,
				text: failurePatterns.length + successPatterns.length > 0
			};
		}
		function takeFailure(error, target, parts, state) {
			let now = parts.clock.now();
			if (error instanceof errors.cc) throw cancelledAt(state.soFar, error);
			if (error instanceof errors.j3) {
				let soFar = withSite(state), { reports, status } = soFar, isTold = reports.some((report) => report.status !== 0) || !isDeploying(status);
				if (reports.length > 0 && isBelievable(soFar) && isTold) return !1;
				throw tooLate({
					...state,
					soFar
				}, parts, error);
			}
			if (!(error instanceof errors.hD)) throw error;
			state.vanishedAt = (0, errors.c4)(error) ? state.vanishedAt ?? now : void 0;
			state.answeringAt = void 0;
			state.silentAt = error.reason === "limited" ? void 0 : state.silentAt ?? now;
			state.failed = target;
			state.holdMs = Math.min(endpoint.U5, error.retryAfterMs ?? 0);
			let silentMs = now - (state.silentAt ?? now);
			if (state.due === "log" && silentMs >= 1e4 && isToldByStatus(parts, state)) {
				state.soFar = withSite(state);
				state.due = void 0;
				return !0;
			}
			if (now - (state.vanishedAt ?? now) >= 2e4) throw siteGone(parts.trigger, error);
			let isTolerable = (0, errors.WG)(error) || (0, errors.c4)(error);
			if (!isTolerable || silentMs >= settle.BR) throw endNotSeen(error, isTolerable, silentMs);
			return !0;
		}
		let PATIENCE_WITH_LOST_TRIGGER_MS = 1e4;
		function giveUpLostTrigger({ trigger, company, clock }, state) {
			let { answeringAt, logPolledAt } = state;
			if (!company.isThere || trigger.state !== "unknown" || answeringAt === void 0) return;
			let over = answeringAt + PATIENCE_WITH_LOST_TRIGGER_MS;
			if (hasBegun(withSite(state)) || clock.now() < over) return;
			if (logPolledAt < over) {
				state.due = "log";
				return;
			}
			throw lostTrigger(`for ${(0, duration.a)(PATIENCE_WITH_LOST_TRIGGER_MS)} after the service answered again`, trigger.error);
		}
		function hasBegun(soFar) {
			return showsNewLog(soFar) || isDeploying(soFar.status) || soFar.lastDeployAtChanged;
		}
		function lostTrigger(seen, cause) {
			let message = `The answer to the trigger was lost and no deploy was seen ${seen}: whether there was one is not known.`;
			return new errors.OK("unknown", message, "Look at the site, then run again.", { cause });
		}
		function isToldByStatus(parts, state) {
			let { latest, end } = withSite(state).status, isLogNeeded = outstandingOf(parts, state).text || parts.expectations.expectedCommit !== void 0;
			return finalStatus(latest) !== void 0 && end !== void 0 && !isLogNeeded;
		}
		function siteGone(trigger, cause) {
			let stop = trigger.state === "done" ? "failed" : "unknown";
			return new errors.OK(stop, "The site is gone: the service no longer knows it.", "Find out who deleted it. The deploy is gone, too.", { cause });
		}
		function endNotSeen(cause, isTolerable, silentMs) {
			let why = isTolerable ? `the service has not answered for ${(0, duration.a)(silentMs)}` : "the service refuses to show it", next = isTolerable ? "Check the site before running again: the deploy may have continued." : (0, advice.T)(cause), message = `The deploy was triggered, but ${why}, so how it ended is not known.`;
			return new errors.OK("unknown", message, next, { cause });
		}
		function tooLate(state, { clock, trigger, timeoutMs }, cause) {
			let limit = `the ${cause.input} of ${(0, duration.a)(cause.limitMs ?? timeoutMs)}`, { soFar, exitReportExpected } = state, { status, lastDeployAtChanged } = soFar, hasEnded = status.end !== void 0 || lastDeployAtChanged && exitReportExpected !== !0;
			if (!isDeploying(status) && !status.isEarlier && hasEnded) return new errors.OK("timed_out", `The deploy has ended, but its log had not settled within ${limit}, so whether it worked is not known.`, `Raise ${cause.input}. Look at the deploy log before running again.`, { cause });
			if (hasBegun(soFar)) return stillAtWork(state, limit, clock.now(), cause);
			if (trigger.state === "unknown") return lostTrigger(`within ${limit}`, cause);
			return state.logPolledAt === state.startedAt ? notLookedAt(limit, cause) : noSign(soFar, limit, cause);
		}
		function stillAtWork({ soFar: { latest, status }, gainedAt, startedAt, logPolledAt }, limit, now, cause) {
			let { entry } = latest.log, silence = entry === null || (0, new_entries.b6)(entry) !== void 0 ? now - logPolledAt > 3e4 ? `Its log was last read ${(0, duration.a)(now - logPolledAt)} before that` : `The script had printed nothing for ${(0, duration.a)(now - (gainedAt ?? startedAt))}` : "The service does not show what the script prints", line = lastLine(contentOf(latest)), last = line === void 0 ? "." : `; its last line is “${line}”.`, shows = isDeploying(status) ? " The service still shows the status deploying." : "";
			return new errors.OK("timed_out", `The deploy did not end within ${limit}, and may still be running. ${silence}${last}${isShown(status) ? shows : " Or it ended within the same second as the deploy before it, without an exit report."}`, `Raise ${cause.input}, or find out what the script waits for. Look at the site before running again.`, { cause });
		}
		function notLookedAt(limit, cause) {
			return new errors.OK("timed_out", `The deploy did not end within ${limit}, and may still be running. Its log was not read in that time.`, `Raise ${cause.input}. Look at the site before running again.`, { cause });
		}
		function noSign({ baseline }, limit, cause) {
			let none = `no repository is installed on the site${baseline.lastDeployAt === null ? "" : " any more"}`;
			return new errors.OK("timed_out", `The deploy was triggered, but nothing was seen of it within ${limit}: last_deploy_at did not change. The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than that and may still finish.`, `Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise ${cause.input}. Look at the site before running again.`, { cause });
		}
		function lastLine(log) {
			return wholeLines(log).slice(-16384).split(/\r\n|\r|\n/).findLast((line) => line.trim() !== "")?.trim();
		}
		function cancelledAt({ reports }, { message }) {
			let doubt = reports.length > 0 ? "The deploy script has reported its end, but whether the deploy worked was not judged yet." : "The deploy was not seen to end: it may still be running.";
			return new errors.cc(message, doubt);
		}
		async function watch(parts, baseline) {
			let { clock } = parts, state = startWatch(baseline, parts.exitReportExpected, clock.now(), parts.earlierRun);
			await parts.during({
				doing: "deploying",
				awaited: () => describeAwaited(state, clock.now()),
				noun: "deploy"
			}, async () => {
				for (; !isOver(parts, state) && await poll(parts, state);) noteNews(state, clock.now());
			});
			return {
				soFar: state.soFar,
				exitReportExpected: state.exitReportExpected === !0
			};
		}
		function isOver(parts, state) {
			let quietMs = parts.clock.now() - state.newsAt;
			if (state.due !== void 0 || !hasEnded(state.soFar, quietMs, outstandingOf(parts, state))) return !1;
			if (state.listed === void 0 || isToldByReport(state.soFar)) return !0;
			state.due = "site";
			return !1;
		}
		function isToldByReport({ reports, status }) {
			let report = reports.at(-1);
			return report !== void 0 && (report.status !== 0 || !isShown(status) || status.end === "active");
		}
		async function poll(parts, state) {
			let { clock, signal } = parts, before = state.soFar, target = "site";
			try {
				await clock.sleep(Math.max(nextPauseMs(parts, state), state.holdMs), signal);
				target = nextTarget(parts, state, clock.now());
				let counts = await (target === "log" ? pollLog(parts, state) : pollSite(parts, state, target));
				noteAnswer(state, target, clock.now());
				counts && await takeNews(parts, before, state);
				giveUpLostTrigger(parts, state);
				return !0;
			} catch (error) {
				return takeFailure(error, target, parts, state);
			}
		}
		async function takeNews(parts, before, state) {
			noteGrowth(state, before, parts.clock.now());
			recordNews(parts, before, state.soFar);
			await learnReportExpected(parts, state);
		}
		async function pollSite(parts, state, from) {
			let { company, reader, target } = parts, listed = from === "list" ? await company.glance(target.site) : void 0, site = listed ?? await reader.read(sites.getSite, target, { attempts: 1 }), { last_deploy_at: lastDeployAt = null, status } = site;
			if (listed === void 0) {
				company.compare(site);
				state.sitePolledAt = parts.clock.now();
				state.soFar = withoutRumours(state, {
					lastDeployAt,
					status
				});
			}
			state.listed = listed && {
				lastDeployAt,
				status
			};
			let { soFar, due } = state;
			state.due = void 0;
			if (soFar.lastDeployAtChanged && lastDeployAt === soFar.baseline.lastDeployAt) return !1;
			state.site = {
				lastDeployAt,
				status
			};
			if (!(due === "site" && state.lastTarget === "log" && soFar.reports.length > 0) && mayBeEnd(soFar, state.site)) {
				state.due = "log";
				return !1;
			}
			state.soFar = observe(soFar, {
				...state.site,
				log: soFar.latest.log
			});
			return !0;
		}
		async function pollLog({ log }, state) {
			let before = state.soFar, seen = await log.read(before.foreignRuns, isEnding(before) || state.due === "log");
			state.due = void 0;
			state.soFar = observe(before, {
				...state.site,
				log: seen
			});
			let { reports, lastDeployAtChanged, status } = state.soFar, isFirst = reports.length > 0 && before.reports.length === 0, isTold = lastDeployAtChanged && (!isShown(status) || status.end !== void 0);
			isFirst && !isTold && (state.due = "site");
			return !0;
		}
		function withoutRumours({ soFar, listed }, { lastDeployAt, status }) {
			if (listed === void 0) return soFar;
			let { latest } = soFar, isOther = listed.lastDeployAt !== lastDeployAt, isUnknown = soFar.baseline.isListed === !0 && isOther && listed.lastDeployAt === soFar.baseline.lastDeployAt && status !== void 0, baseline = {
				...soFar.baseline,
				...isUnknown && { lastDeployAt },
				isListed: !1
			}, isAsBefore = baseline.lastDeployAt === lastDeployAt && baseline.status === status, isRumour = listed.status !== status && (isAsBefore || !isDeploying(soFar.status));
			return {
				...soFar,
				baseline,
				...isOther && {
					lastDeployAtChanged: !1,
					handedOver: !1,
					latest: {
						...latest,
						lastDeployAt: baseline.lastDeployAt
					}
				},
				...isRumour && { status: startHistory(baseline.status) }
			};
		}
		function mayBeEnd({ latest, status, lastDeployAtChanged }, site) {
			return hasChanged(latest.lastDeployAt, site.lastDeployAt) || addStatus(status, site.status, lastDeployAtChanged).end !== status.end;
		}
		function noteAnswer(state, target, now) {
			state.polls += 1;
			state.lastTarget = target;
			target === "log" ? state.logPolledAt = now : state.vanishedAt = void 0;
			state.answeringAt ??= now;
			state.silentAt = void 0;
			state.holdMs = 0;
			state.failed = void 0;
		}
		function noteGrowth(state, before, now) {
			let { gained, earlierDeploys } = state.soFar, earlierEnded = earlierDeploys > before.earlierDeploys;
			earlierEnded && (state.earlierEndedAt = now);
			gained !== "" && (state.gainedAt = earlierEnded ? void 0 : now);
		}
		function noteNews(state, now) {
			let { soFar } = state;
			soFar.quietPolls === 0 && (state.newsAt = now);
			state.endingAt = isEnding(soFar) ? state.endingAt ?? now : void 0;
		}
		async function learnReportExpected(parts, state) {
			let { lastDeployAtChanged, reports, status } = state.soFar;
			if (!lastDeployAtChanged || reports.length > 0 || isDeploying(status) || status.end !== void 0) return;
			state.exitReportExpected ??= await hasExitReport(parts);
		}
		async function hasExitReport({ reader, target }) {
			try {
				return (0, exit_report.rA)(await reader.read(deployments.getDeployScript, target));
			} catch (error) {
				if (error instanceof errors.hD) return !1;
				throw error;
			}
		}
		async function runDeploy(parts) {
			let { log, ...shown } = await parts.during({ doing: "reading what is there" }, () => readBaseline(parts)), { record, result } = startResult(parts, shown.lastDeployAt), trigger = await sendTrigger(parts);
			record.milestone(trigger.state === "done" ? "triggered" : "triggered, but the answer was lost", {}, "waiting");
			if (log === void 0) {
				if (trigger.state === "done") return result();
				throw new errors.OK("unknown", "Whether the deploy was triggered is not known: the answer was lost.", "Look at the site before running again, or set wait: true so that the run can find out.");
			}
			let baseline = {
				...shown,
				log: log.baseline
			}, exitReportExpected = parts.exitReportExpected ?? (log.baseline.reports.length > 0 || void 0);
			try {
				await runChecks(parts, await judgeEnd(parts, await watch({
					...parts,
					log,
					trigger,
					record,
					exitReportExpected
				}, baseline), record), record);
			} finally {
				record.update({});
			}
			return result();
		}
		async function readBaseline(parts) {
			let { reader, company, target, exitReportExpected, untilReady } = parts, look = async () => {
				let itself = await reader.read(sites.getSite, target);
				company.compare(itself);
				return untilReady(itself);
			}, readLog = async (site) => parts.wait ? (0, deploy_log.A1)(parts, (site.last_deploy_at ?? null) !== null) : void 0, listed = await (exitReportExpected === !1 ? void 0 : company.glance(target.site))?.catch(() => void 0), site = listed === void 0 ? await look() : await untilReady(listed), log = await readLog(site), isListed = site === listed && (exitReportExpected === !0 || log?.baseline.reports.length !== 0);
			if (site === listed && !isListed) {
				site = await look();
				(0, deploy_company.a)(site, listed) || (log = await readLog(site));
			}
			let { last_deploy_at: lastDeployAt = null, status } = site;
			return {
				lastDeployAt,
				status,
				log,
				isListed
			};
		}
		function startResult({ clock, wait, onProgress }, lastDeployAt) {
			let triggeredAtMs = clock.now(), result = {
				previousDeployAt: lastDeployAt,
				lastDeployAt,
				durationMs: 0,
				exitStatus: void 0,
				commit: void 0,
				evidence: [],
				followed: wait,
				log: "",
				timeline: []
			}, update = (found) => {
				result = {
					...result,
					...found,
					durationMs: Math.round(clock.now() - triggeredAtMs)
				};
				onProgress(result);
			};
			return {
				record: {
					update,
					milestone(what, found = {}, begins) {
						let atMs = Math.round(clock.now() - triggeredAtMs);
						update({
							...found,
							timeline: [...result.timeline, {
								atMs,
								what,
								begins
							}]
						});
					}
				},
				result: () => result
			};
		}
		async function sendTrigger({ writer, target, warn }) {
			let effect = await writer.write(deployments.postDeploy, target, void 0);
			if (effect.state === "done") return effect;
			let { error } = effect;
			if (effect.state === "not-done") throw error;
			if ((0, errors.si)(error)) throw (0, settle.GP)(error, "Whether the deploy was triggered is not known; it may still be running.");
			warn(`${(0, errors.WE)(error)} It is not sent again; the deploy log will tell whether it took effect.`);
			return effect;
		}
		async function judgeEnd(parts, { soFar, exitReportExpected }, record) {
			let { latest } = soFar;
			latest.log.isJoined && parts.onLog(contentOf(latest), !0);
			parts.onSettled();
			let end = endOfDeploy(soFar, exitReportExpected);
			noteMissingLog(parts, soFar, end);
			record.update({ log: contentOf(latest) });
			let verdict = await parts.during({ doing: "judging the deploy by its log" }, () => judge(end, parts.expectations, createPause(parts))).catch((error) => {
				throw error instanceof errors.cc ? cancelledAt(soFar, error) : error;
			});
			verdict.state !== "unknown" && parts.onConfirmed();
			if (verdict.state !== "succeeded") {
				record.milestone(verdict.reason);
				throw errorOf(verdict);
			}
			record.update({ evidence: verdict.evidence });
			return verdict.evidence;
		}
		function noteMissingLog({ warn, say }, soFar, end) {
			let content = contentOf(soFar.latest);
			end.reports.length === 0 && end.status === void 0 && content !== "" && !showsNewLog(soFar) && warn("last_deploy_at changed, but the deploy log did not, so it does not show what this deploy did.");
			end.isTooLarge ? warn("The deploy log is left out: it is larger than 64 MiB, the most that is read.") : (0, body.xZ)(content) && say("the deploy log is too long to be read whole: only its end is judged");
		}
		function createPause({ clock, signal }) {
			let pausedAt = clock.now();
			return async () => {
				if (clock.now() - pausedAt < 20) return;
				await clock.sleep(0, signal);
				pausedAt = clock.now();
			};
		}
		function errorOf(verdict) {
			let { state, reason, next } = verdict, isFailed = state === "failed", what = isFailed ? reason.charAt(0).toUpperCase() + reason.slice(1) : `How the deploy ended is not known: ${reason}`, line = isFailed ? verdict.line : void 0, quote = line === void 0 ? "" : ` The log says: “${line.trim()}”`;
			return new errors.OK(state, `${what}.${quote}`, next);
		}
		async function runChecks({ checks, checksDue, clock }, shown, record) {
			let due = checks.length === 0 ? void 0 : checksDue(), evidence = shown;
			for (let check of checks) {
				record.milestone(`${check.evidence} started`, {}, check.evidence);
				let wrong = await runCheck(check, due === void 0 ? void 0 : due - clock.now());
				if (wrong !== void 0) {
					record.milestone(`${check.evidence} failed`);
					throw new errors.OK("failed", wrong.problem, wrong.next);
				}
				evidence = [...evidence, check.evidence];
				record.milestone(`${check.evidence} passed`, { evidence });
			}
		}
		async function runCheck(check, leftMs) {
			try {
				return await check.run(leftMs);
			} catch (error) {
				if (error instanceof errors.cc) throw (0, settle.GP)(error, `The deploy itself succeeded, but the ${check.evidence} did not finish.`);
				if (!(error instanceof errors.j3)) throw error;
				let message = `The deploy itself succeeded, but the time was up before the ${check.evidence} finished.`, next = `Raise ${error.input}, or look at what is checked.`;
				throw new errors.OK("timed_out", message, next, { cause: error });
			}
		}
		var readiness = __webpack_require__(2247), target = __webpack_require__(3242);
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
					if (beyond === 0) return text.end(how);
					text.end("cut-off");
					let lineAt = rest.indexOf("\n") + 1, lines = lineAt === 0 ? "" : rest.slice(lineAt), note = open();
					note.push(`[${beyond - lines.length} characters of the log are left out here; this is its end]\n`);
					note.end();
					let end = open();
					end.push(lines);
					end.end(how);
				}
			};
		}
		async function deployAndFollow(given, facts, applying) {
			let { reader, writer, company, patience, log, learn } = applying, text = createLogPrinter(log.remote), exitReportExpected = facts.script && (0, exit_report.rA)(facts.script.after), result = await runDeploy({
				target: (0, target.$)(facts),
				reader,
				writer,
				company,
				...patience,
				expectations: given,
				wait: given.wait,
				timeoutMs: given.timeoutMs,
				untilReady: (site) => (0, readiness.bs)((0, target.$)(facts), site, readiness.yu, reader, patience),
				pollIntervalMs: given.pollIntervalMs,
				exitReportExpected,
				earlierRun: facts.deploy?.run,
				checks: checksOf(given, applying),
				checksDue: applying.checksDue,
				say: log.info,
				warn: log.warning,
				onLog: text.push,
				onSettled: () => {
					text.end();
					applying.seenToEnd();
				},
				onConfirmed: applying.confirm,
				onProgress: (deployResult) => learn({
					deploy: deployResult,
					deployLog: deployResult.log
				})
			}).finally(() => text.end("cut-off"));
			if (!result.followed) return {
				changed: !0,
				summary: "triggered a deploy, which is not followed (wait: false)"
			};
			if ((0, deploy_result.F)(result.evidence)) {
				let isTold = exitReportExpected === !1 && given.reportExitStatus;
				log.warning(`last_deploy_at shows that a deploy ended; nothing shows that it worked. ${isTold ? "Add" : "Let update-deploy-script put the exit report in front of the script (impossible if it sets an EXIT trap of its own or ends in exec), or add"} health-check-url, verify-command or success-pattern.`);
				return {
					changed: !0,
					summary: "ended: seen in last_deploy_at"
				};
			}
			return {
				changed: !0,
				summary: `deployed with ${(0, deploy_result.K)(result.evidence)}`
			};
		}
		function checksOf({ healthCheck: page, verifyCommand: command }, applying) {
			return [...page === void 0 ? [] : [healthCheckOf(page, applying)], ...command === void 0 ? [] : [commandCheckOf(command, applying)]];
		}
		let SHARE = "two thirds of timeout were over, as the rest is kept for the rollback";
		function healthCheckOf(page, checking) {
			return {
				evidence: "health-check",
				run: (leftMs) => checkPage(page, checking, "The deploy ended, but the health check failed: ", leftMs)
			};
		}
		async function checkPage(page, { getPage, patience }, lead, leftMs = page.timeoutMs) {
			let timeoutMs = Math.min(page.timeoutMs, leftMs), problem = await checkHealth({
				...page,
				timeoutMs
			}, getPage, patience);
			if (problem === void 0) return;
			let { origin, pathname } = new URL(page.url);
			return {
				problem: `${lead}${origin}${pathname} ${problem}.${timeoutMs < page.timeoutMs ? ` It was given up when ${SHARE}.` : ""}`,
				next: "Look at the page and at the log of the application; raise health-check-timeout if it starts slowly."
			};
		}
		function commandCheckOf(command, { runCommand, patience }) {
			return {
				evidence: "verify-command",
				async run(leftMs) {
					let startedAt = patience.clock.now(), status = await patience.during({ doing: "running verify-command" }, () => runCommand(command, leftMs)), isLate = leftMs !== void 0 && patience.clock.now() - startedAt >= leftMs;
					if (status === 0 && !isLate) return;
					return {
						problem: `The deploy ended, but verify-command ${isLate ? `was still running when ${SHARE}` : `exited with status ${status}`}.`,
						next: "Read the output of verify-command in the workflow log."
					};
				}
			};
		}
	})
};
