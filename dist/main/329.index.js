export const id = 329;
export const ids = [329];
export const modules = {

/***/ 4329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDeploy: () => (/* binding */ runDeploy)
});

// EXTERNAL MODULE: ./build/api/deployments.js
var deployments = __webpack_require__(9307);
// EXTERNAL MODULE: ./build/api/settle.js
var settle = __webpack_require__(6484);
// EXTERNAL MODULE: ./build/api/sites.js
var sites = __webpack_require__(4911);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/net/body.js
var body = __webpack_require__(4838);
// EXTERNAL MODULE: ./build/deploy/deploy-log.js
var deploy_log = __webpack_require__(7036);
// EXTERNAL MODULE: ./build/deploy/new-entries.js
var new_entries = __webpack_require__(4637);
;// CONCATENATED MODULE: ./build/deploy/status-history.js
function startHistory(shown) {
    const isEarlier = shown === 'deploying';
    return { baseline: shown, latest: shown, isEarlier, end: undefined, endBefore: undefined };
}
/**
 * Adds a status. A change from `deploying` to anything else is the end of a deploy. A missing status changes nothing.
 *
 * @param lastDeployAtChanged false: a status equal to the baseline's may be stale
 */
function addStatus(before, shown, lastDeployAtChanged) {
    if (shown === undefined || shown === before.latest)
        return before;
    const final = finalStatus(shown);
    const isNext = final !== undefined || shown === 'deploying';
    const isCertain = before.end !== 'other' && (lastDeployAtChanged || before.end !== before.baseline);
    // A deploy that was too short to be seen may have failed before this one.
    const ended = before.end ?? (hasTurnedBad(before) ? 'deploy-failed' : undefined);
    const endBefore = (isNext && isCertain ? ended : undefined) ?? before.endBefore;
    const next = { ...before, latest: shown, endBefore };
    if (shown === 'deploying')
        return { ...next, isEarlier: false, end: undefined };
    if (before.isEarlier)
        return next;
    const hasEnded = isDeploying(before) || before.end !== undefined;
    return { ...next, end: hasEnded ? (final ?? 'other') : undefined };
}
function isDeploying({ latest }) {
    return latest === 'deploying';
}
function isShown({ latest }) {
    return latest !== undefined;
}
/** True when no deploy seems to be under way: the status is final, or the baseline's. */
function isResting({ latest, baseline }) {
    return finalStatus(latest) !== undefined || latest === baseline;
}
/** True when the site has become `deploy-failed` since the baseline. */
function hasTurnedBad({ latest, baseline }) {
    return latest === 'deploy-failed' && baseline !== undefined && baseline !== latest;
}
/** The status, if it is one that a deploy ends with. */
function finalStatus(shown) {
    return shown === 'active' || shown === 'deploy-failed' ? shown : undefined;
}

;// CONCATENATED MODULE: ./build/deploy/deploy-so-far.js


/** The state before the trigger. */
function startSoFar(baseline) {
    return {
        baseline,
        latest: baseline,
        lastDeployAtChanged: false,
        status: startHistory(baseline.status),
        reports: [],
        foreignRuns: runsOf(baseline.log.reports),
        quietPolls: 0,
        printed: baseline.log.entry,
        gained: '',
        replaced: false,
        handedOver: false,
        logSuperseded: false,
        earlierDeploys: 0,
    };
}
/** Adds an observation. */
function observe(before, now) {
    const { baseline, latest, foreignRuns } = before;
    if (isStale(now, before))
        return { ...before, gained: '', replaced: false };
    if (revealsBaseline(baseline, now))
        return withBaselineLog(before, now);
    // The old log has grown, and another one replaces it: its deploy was not ours.
    if (continuesBaseline(baseline, latest) && isNewEntry(now.log, latest.log))
        return observe(startAgain(before, latest, before.reports), now);
    const growth = growthOf(before, now);
    const lastDeployAtChanged = before.lastDeployAtChanged || hasChanged(baseline.lastDeployAt, now.lastDeployAt);
    const found = now.log.reports.filter(({ run }) => !foreignRuns.includes(run));
    // The old log has grown, and its deploy has ended: it was not ours, which comes next.
    if (lastDeployAtChanged && continuesBaseline(baseline, now))
        return { ...startAgain(before, now, found), ...growth };
    const known = runsOf(before.reports);
    const reports = [...before.reports, ...found.filter(({ run }) => !known.includes(run))];
    const status = addStatus(before.status, now.status, before.lastDeployAtChanged);
    const isNews = contentOf(now) !== contentOf(latest) ||
        lastDeployAtChanged !== before.lastDeployAtChanged ||
        status !== before.status ||
        reports.length > before.reports.length;
    return {
        ...before,
        ...growth,
        latest: { ...now, lastDeployAt: now.lastDeployAt ?? latest.lastDeployAt },
        lastDeployAtChanged,
        status,
        reports,
        quietPolls: isNews ? 0 : before.quietPolls + 1,
        printed: now.log.isJoined ? before.printed : now.log.entry,
        handedOver: before.handedOver || isHandOver(before, lastDeployAtChanged),
        logSuperseded: before.logSuperseded || supersedes(before, now, growth.replaced),
    };
}
function runsOf(reports) {
    return reports.map(({ run }) => run);
}
/** Starts again after an earlier deploy has ended. Its reports are foreign. */
function startAgain(before, baseline, reports) {
    return {
        ...startSoFar(baseline),
        foreignRuns: [...before.foreignRuns, ...runsOf(reports)],
        earlierDeploys: before.earlierDeploys + 1,
    };
}
/** True for a stale answer: its entry is older than one already seen. Entries of a list are kept anyway. */
function isStale({ log }, { latest, baseline }) {
    return !log.isList && [latest.log.entry, baseline.log.entry].some((seen) => isOlder(log.entry, seen));
}
function isOlder(entry, seen) {
    const [time, seenTime] = [entry, seen].map((any) => ((0,new_entries/* isEntry */.Tk)(any) ? any.created_at : null));
    const isTime = (text) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text ?? '');
    return isTime(time) && isTime(seenTime) && time < seenTime;
}
/**
 * True when the text of the baseline's log, unknown before the trigger, is now shown: the entry is the same, or it cannot be
 * distinguished from the old one and `last_deploy_at` has not changed.
 */
function revealsBaseline(baseline, { lastDeployAt, log }) {
    const { entry: old } = baseline.log;
    const isOnlyNow = old !== null && (0,new_entries/* textOf */.b6)(old) === undefined && (0,new_entries/* textOf */.b6)(log.entry) !== undefined;
    if (!isOnlyNow || isNewEntry(log, baseline.log))
        return false;
    return isContinued(old, log.entry) || !hasChanged(baseline.lastDeployAt, lastDeployAt);
}
function withBaselineLog(before, now) {
    const learned = startSoFar({ ...before.baseline, log: now.log });
    return {
        ...learned,
        foreignRuns: [...before.foreignRuns, ...learned.foreignRuns],
        status: addStatus(before.status, now.status, before.lastDeployAtChanged),
    };
}
/** True when the log has grown since the trigger, or been replaced, even by one with the same text. */
function showsNewLog({ latest, baseline }) {
    return contentOf(latest) !== contentOf(baseline) || isNewEntry(latest.log, baseline.log);
}
/** True when the entry is certainly not the old one. */
function isNewEntry({ entry }, { entry: old }) {
    if (!(0,new_entries/* isEntry */.Tk)(entry) || !(0,new_entries/* isEntry */.Tk)(old))
        return (0,new_entries/* isEntry */.Tk)(entry) && old === null;
    if (entry.id !== undefined && old.id !== undefined)
        return entry.id !== old.id;
    return entry.created_at !== null && old.created_at !== null && entry.created_at !== old.created_at;
}
/** The text of the observed log; empty if unknown. */
function contentOf({ log }) {
    return (0,new_entries/* textOf */.b6)(log.entry) ?? '';
}
/** True when `last_deploy_at` shows a deploy. Replacing a repository sets it back to null, which shows none. */
function hasChanged(before, lastDeployAt) {
    return lastDeployAt !== null && lastDeployAt !== before;
}
/** True when another entry replaces the new one. A list keeps all entries. */
function supersedes(before, { log }, replaced) {
    const { latest, reports } = before;
    const { entry } = latest.log;
    if (log.isList || !(0,new_entries/* isEntry */.Tk)(entry) || !(0,new_entries/* isEntry */.Tk)(log.entry) || reports.length > 0)
        return false;
    const isAnother = isNewEntry(log, latest.log) || (replaced && !isContinued(entry, log.entry));
    return isAnother && showsNewLog(before);
}
function isHandOver(before, lastDeployAtChanged) {
    const { baseline } = before;
    const hasSilentLog = contentOf(baseline) !== '' && baseline.log.reports.length === 0;
    return lastDeployAtChanged && !before.lastDeployAtChanged && !showsNewLog(before) && hasSilentLog;
}
/** True when the baseline's log, whose deploy had not ended, has grown. */
function continuesBaseline(baseline, now) {
    const old = contentOf(baseline);
    const text = contentOf(now);
    return (baseline.log.reports.length === 0 &&
        isContinued(baseline.log.entry, now.log.entry) &&
        text !== old &&
        endIn(text, old) !== undefined);
}
/** The text that the log has gained; all of it if another log began. Joined entries are printed at the end. */
function growthOf({ baseline, latest, printed }, { log }) {
    const old = (0,new_entries/* textOf */.b6)(printed) ?? '';
    const text = (0,new_entries/* textOf */.b6)(log.entry) ?? '';
    const isOurs = showsNewLog({ latest, baseline });
    const isOther = !isOurs && isNewEntry(log, { entry: printed });
    if (log.isJoined || (text === old && !isOther))
        return { gained: '', replaced: false };
    // A new log may begin like the old one; only the entry distinguishes them.
    const isGrown = isOurs || (!isOther && isContinued(printed, log.entry));
    const at = isGrown ? endIn(text, old) : undefined;
    return { gained: text.slice(at ?? 0), replaced: at === undefined };
}
/** Only the end of a long log may be shown. This much of the old end is searched for in the new text. */
const WINDOW_TAIL = 1024;
/** The position where the old text ends in the new one; undefined if the new one does not continue it. */
function endIn(text, old) {
    if (text.startsWith(old))
        return old.length;
    const tailAt = old.length <= WINDOW_TAIL ? -1 : text.lastIndexOf(old.slice(-WINDOW_TAIL));
    return tailAt === -1 ? undefined : tailAt + WINDOW_TAIL;
}
/** True when both are the same entry, by id or else by time. */
function isContinued(entry, later) {
    if (!(0,new_entries/* isEntry */.Tk)(entry) || !(0,new_entries/* isEntry */.Tk)(later))
        return false;
    if (entry.id !== undefined && later.id !== undefined)
        return entry.id === later.id;
    return entry.created_at !== null && entry.created_at === later.created_at;
}

;// CONCATENATED MODULE: ./build/deploy/ending.js



/** Milliseconds without news after which a log counts as settled, if at least one poll brought nothing new. */
const QUIET_MS = 1_500;
/** The same if an earlier deploy may have ended instead of ours. */
const QUIET_MS_WHEN_IN_DOUBT = 5_000;
/** The same while an exit report is expected: the script may be running silently. */
const QUIET_MS_BEFORE_REPORT = 120_000;
/**
 * True when the deploy has ended and its log has settled.
 * - While the status is `deploying`, the deploy has not ended, whatever the other signs say.
 * - Once the status shows the end, only the rest of the log is awaited.
 * - A report without a changed `last_deploy_at` is enough after a quiet time: the value may lag, stay after a failure, or stay
 *   the same when two deploys end within the same second.
 * - A changed `last_deploy_at` without a report is not enough at once: it may change at the start of a deploy, or because of
 *   another deploy.
 *
 * @param quietMs the time without news, in milliseconds
 */
function hasEnded(soFar, quietMs, outstanding) {
    const { lastDeployAtChanged, reports, earlierDeploys, logSuperseded, status } = soFar;
    const isQuiet = (forMs) => soFar.quietPolls > 0 && quietMs >= forMs;
    if (isDeploying(status))
        return false;
    const isNew = showsNewLog(soFar);
    if (status.isEarlier)
        return isQuiet(isNew ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT);
    if (status.end !== undefined) {
        const waitMs = settlingAfterStatus(soFar, outstanding);
        return waitMs === 0 || isQuiet(waitMs);
    }
    if (lastDeployAtChanged && (reports.length > 0 || (logSuperseded && outstanding.report)))
        return true;
    if (reports.length > 0 && !isBelievable(soFar))
        return false;
    if (!lastDeployAtChanged && reports.length === 0) {
        const statusMoved = status.latest !== status.baseline;
        if (finalStatus(status.latest) !== undefined && isNew)
            return isQuiet(statusMoved ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT);
        if (hasTurnedBad(status))
            return isQuiet(QUIET_MS_BEFORE_REPORT);
        if (earlierDeploys === 0 || isNew)
            return false;
    }
    return isQuiet(settlingMs(soFar, outstanding));
}
/**
 * The time for which the log must be quiet once the status shows the end. An unknown status may soon change, and a site that
 * looks as it did before the trigger may be a stale answer.
 */
function settlingAfterStatus(soFar, { report, text }) {
    const { reports, status, lastDeployAtChanged } = soFar;
    const isTold = lastDeployAtChanged || (reports.length > 0 && status.end !== 'deploy-failed');
    if (status.end === 'other' || (status.end === status.baseline && !isTold))
        return QUIET_MS_WHEN_IN_DOUBT;
    if (reports.length > 0)
        return 0;
    // The last lines may appear a little later than the status.
    return report || text ? QUIET_MS_WHEN_IN_DOUBT : 0;
}
/**
 * True when the reports can be our own deploy's. A first success always changes `last_deploy_at`. On a site that was never
 * deployed, a good report without that change is an old one that appears late.
 */
function isBelievable({ baseline, lastDeployAtChanged, reports }) {
    return lastDeployAtChanged || baseline.lastDeployAt !== null || reports.some(({ status }) => status !== 0);
}
function settlingMs(soFar, { report }) {
    const { reports, lastDeployAtChanged, latest, baseline, handedOver, status } = soFar;
    const isReadable = latest.log.entry !== 'unreadable';
    // A report in the baseline's log may belong to an earlier deploy that has yet to change last_deploy_at.
    if (reports.length > 0)
        return isShown(status) || continuesBaseline(baseline, latest) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
    if (!lastDeployAtChanged || (report && isReadable))
        return QUIET_MS_BEFORE_REPORT;
    // Another status may follow, even `deploying`.
    if (isShown(status))
        return isResting(status) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT;
    const showsOldLog = contentOf(latest) !== '' && !showsNewLog(soFar);
    return isReadable && (handedOver || showsOldLog) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
}
/** True when the end is near, so that polls are more frequent. */
function isEnding({ lastDeployAtChanged, reports, status }) {
    return reports.length > 0 || (!isDeploying(status) && (lastDeployAtChanged || status.end !== undefined));
}
/** Sums up a deploy that has ended, to be judged. */
function endOfDeploy(soFar, exitReportExpected) {
    const { lastDeployAtChanged, reports, logSuperseded, latest } = soFar;
    return {
        lastDeployAtChanged,
        status: endStatus(soFar, exitReportExpected),
        reports,
        deploys: latest.log.deploys,
        exitReportExpected,
        logSuperseded,
        log: showsNewLog(soFar) ? (0,new_entries/* textOf */.b6)(latest.log.entry) : undefined,
        isTooLarge: latest.log.entry === 'unreadable',
    };
}
/**
 * The status of the site at the end of a deploy. If `deploying` was not seen, it counts only with a changed `last_deploy_at`, a
 * report, or (for `deploy-failed` or another status than before) a new log.
 */
function endStatus(soFar, exitReportExpected) {
    const { status, lastDeployAtChanged, reports, latest } = soFar;
    const { latest: shown, end, endBefore } = status;
    if (shown === undefined)
        return undefined;
    const isSeen = end !== undefined;
    if (status.isEarlier)
        return { shown, end: 'earlier', isSeen };
    if (isSeen && endBefore !== undefined && end !== endBefore)
        return { shown, end: 'mixed', isSeen };
    // Only the latest status counts: an older one precedes the other changes.
    const final = finalStatus(latest.status);
    // In a list of mixed entries, only one of type `deploy` shows a deploy.
    const showsDeploy = latest.log.isList ? latest.log.deploys > 0 : showsNewLog(soFar);
    const isFresh = final === 'deploy-failed' || final !== status.baseline;
    // An expected report may still come.
    const isSilent = final === 'active' && exitReportExpected && (0,new_entries/* textOf */.b6)(latest.log.entry) !== undefined;
    const counts = reports.length > 0 ||
        (lastDeployAtChanged && !isSilent) ||
        (isFresh && showsDeploy) ||
        hasTurnedBad(status);
    return { shown, end: end ?? (counts ? final : undefined), isSeen };
}

// EXTERNAL MODULE: ./build/deploy/cause.js
var cause = __webpack_require__(8189);
// EXTERNAL MODULE: ./build/deploy/exit-report.js
var exit_report = __webpack_require__(7111);
;// CONCATENATED MODULE: ./build/deploy/verdict.js
function failed(reason, next, line) {
    return { state: 'failed', reason, line, next };
}
function notKnown(reason, next) {
    return { state: 'unknown', reason, next };
}
const LOOK_AT_LOG = 'Read the deploy log; fix the deploy script or the code, then run again.';

;// CONCATENATED MODULE: ./build/deploy/judge-patterns.js



const LOOK_AT_SITE = 'Look at the site. Without its log use health-check-url or verify-command.';
const PRINT_LESS = 'Look at the site, and make the deploy script print less.';
/**
 * Judges a deploy by patterns; undefined if they find no fault.
 *
 * @param pause awaited between pieces of work; may throw to end it
 */
async function judgePatterns(end, { failurePatterns, successPatterns }, pause) {
    const { log } = end;
    if (failurePatterns.length + successPatterns.length === 0)
        return undefined;
    if (log === undefined)
        return notApplied(end);
    const lines = (0,exit_report/* withoutExitReports */.EG)(log).split(/\r\n|\n|\r/);
    // The first line of a cut log is our note.
    if ((0,body/* isCut */.xZ)(log))
        lines.shift();
    for (const pattern of failurePatterns) {
        const line = await findLine(lines, pattern, pause);
        if (line !== undefined)
            return failed(`the log matches failure-pattern ${pattern.source}`, LOOK_AT_LOG, line);
    }
    if ((0,body/* isCut */.xZ)(log) && failurePatterns.length > 0) {
        const reason = 'only the end of the deploy log could be read: failure-pattern may match what comes before';
        return notKnown(reason, PRINT_LESS);
    }
    for (const pattern of successPatterns) {
        if ((await findLine(lines, pattern, pause)) === undefined)
            return noMatch(pattern, log, end);
    }
    return undefined;
}
function notApplied({ isTooLarge }) {
    const why = isTooLarge ? 'could not be read' : 'is not shown by the service';
    const reason = `the deploy log ${why}, so failure-pattern and success-pattern could not be applied`;
    return notKnown(reason, isTooLarge ? PRINT_LESS : LOOK_AT_SITE);
}
function noMatch({ source }, log, end) {
    if ((0,body/* isCut */.xZ)(log)) {
        const reason = `only the end of the deploy log could be read: no line there matches success-pattern ${source}`;
        return notKnown(reason, PRINT_LESS);
    }
    if (showsEnd(end))
        return failed(`no line of the log matches success-pattern ${source}`, LOOK_AT_LOG);
    const reason = `no line of the log matches success-pattern ${source}, and nothing shows that the deploy has ended`;
    return notKnown(reason, LOOK_AT_SITE);
}
/** True when the end was seen. If a status or a report is expected, a changed `last_deploy_at` is not enough. */
function showsEnd({ reports, status, exitReportExpected }) {
    return reports.length > 0 || (status === undefined ? !exitReportExpected : status.isSeen);
}
/** Characters matched between two pauses: half a second of work for the largest pattern. Longer lines are split. */
const PIECE = 16 * 1024;
async function findLine(lines, pattern, pause) {
    await pause();
    let matched = 0;
    for (const line of lines) {
        for (let at = 0; at === 0 || at < line.length; at += PIECE) {
            const piece = line.slice(at, at + PIECE);
            // An empty line takes time too.
            matched += piece.length + 1;
            if (matched > PIECE + 1) {
                await pause();
                matched = piece.length + 1;
            }
            if (pattern.matches(piece))
                return piece;
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/deploy/judge.js





/**
 * Judges a deploy that has ended. The first objection decides: the deploy failed, or how it ended is unknown. Without one,
 * there must be evidence that it worked.
 *
 * @param pause awaited often while patterns are matched; may throw to end it
 */
async function judge(end, expectations, pause) {
    const exitReport = end.reports.at(-1);
    const objection = judgeSuperseded(end, expectations) ??
        judgeReport(exitReport, end.log) ??
        judgeStatus(exitReport, end) ??
        (await judgePatterns(end, expectations, pause)) ??
        judgeCommit(exitReport, expectations.expectedCommit);
    if (objection !== undefined)
        return objection;
    const evidence = [];
    if (end.lastDeployAtChanged)
        evidence.push('token');
    if (end.status?.end === 'active')
        evidence.push('status');
    if (exitReport !== undefined)
        evidence.push('exit-status');
    if (expectations.successPatterns.length > 0)
        evidence.push('success-pattern');
    return judgeSilence(end, evidence) ?? { state: 'succeeded', evidence };
}
function judgeReport(exitReport, log) {
    if (exitReport === undefined || exitReport.status === 0)
        return undefined;
    return failed(`the deploy script exited with status ${exitReport.status}`, LOOK_AT_LOG, causeIn(log));
}
/** The service's own verdict. Only a report of success casts doubt on a failure. */
function judgeStatus(exitReport, { status, log }) {
    if (status?.end !== 'deploy-failed')
        return undefined;
    if (exitReport === undefined)
        return failed('the service shows the status deploy-failed for the site', LOOK_AT_LOG, causeIn(log));
    return notKnown('the deploy script exited with status 0, but the service shows the status deploy-failed for the site', 'Look at the site and at the log of the service: something may have failed after the script.');
}
/** The line of the script's own output that shows the cause. */
function causeIn(log) {
    return (0,cause/* causeOf */.r)((0,exit_report/* withoutExitReports */.EG)(log ?? ''));
}
function judgeCommit(exitReport, expected) {
    if (expected === undefined || exitReport?.commit?.startsWith(expected))
        return undefined;
    if (exitReport === undefined) {
        const reason = `which commit was deployed is not known: the log contains no exit report, so ${expected} could not be confirmed`;
        return notKnown(reason, 'Run update-deploy-script with report-exit-status: true first.');
    }
    return failed(`commit ${exitReport.commit ?? 'none'} was deployed, not ${expected}`, 'Check that the branch on the site is the one that holds the expected commit, and that the script updates it.');
}
/** The verdict if nothing shows how our deploy ended, although something should. */
function judgeSilence(end, evidence) {
    const { status, lastDeployAtChanged } = end;
    if (end.reports.length > 0 || evidence.includes('status'))
        return undefined;
    const isMatched = evidence.includes('success-pattern') && (lastDeployAtChanged || status?.end !== undefined);
    if (status !== undefined && !isMatched) {
        const reason = `the site has the status ${shortened(status.shown)}, which does not tell how the deploy ended, and the log contains no exit report`;
        const next = 'Look at the site. Let update-deploy-script put the exit report in front of the script, or give success-pattern.';
        return notKnown(reason, next);
    }
    if (!lastDeployAtChanged && status === undefined)
        return EARLIER;
    if (!end.exitReportExpected)
        return undefined;
    return notKnown(`the deploy script reports its end, but ${noReport(end)}: it was killed, or it is still running`, 'Look at the site and its deploy log before running again. A script that is meant to replace itself or to trap EXIT reports nothing: set report-exit-status: false for it.');
}
function noReport({ log, isTooLarge }) {
    if (isTooLarge)
        return 'the log is too large to be read';
    if ((0,body/* isCut */.xZ)(log ?? ''))
        return 'the log is too large to be read whole, and no such line is in its end';
    return 'no such line came';
}
/** Shortens a status, which may be any text. */
function shortened(word) {
    return word.length <= 40 ? word : `${word.slice(0, 40)}…`;
}
const KEEP_APART = 'Look at the site. A concurrency group keeps runs apart.';
const FIND_OTHERS = 'Find out who else deploys this site (a concurrency group keeps runs apart), then run again.';
/** The verdict if only an earlier deploy was seen to end. */
const EARLIER = notKnown('superseded: the only deploy that was seen to end was under way before the trigger', KEEP_APART);
/** The verdict if another deploy could be mistaken for ours. */
function judgeSuperseded(end, expectations) {
    if (end.status?.end === 'earlier')
        return EARLIER;
    const others = otherDeploys(end);
    if (others !== undefined)
        return notKnown(others, FIND_OTHERS);
    if (!isLogMissed(end, expectations))
        return undefined;
    const reason = "superseded: another deploy's log replaced the one that had begun after the trigger";
    return notKnown(reason, KEEP_APART);
}
/** Describes the deploys besides ours that ended differently, or without a report, so that the status may be theirs. */
function otherDeploys({ reports, deploys, status }) {
    if (status?.end === 'mixed')
        return 'superseded: two deploys with different results ended since the trigger, as the status of the site shows';
    const ends = reports.map((end) => `status ${end.status}, commit ${end.commit?.slice(0, 12) ?? 'none'}`);
    if (new Set(reports.map((end) => `${end.status} ${end.commit}`)).size > 1)
        return `superseded: ${reports.length} deploys with different results ended since the trigger (${ends.join('; ')})`;
    if (deploys <= Math.max(1, reports.length))
        return undefined;
    return `superseded: the log has ${deploys} deploys since the trigger, and not all of them have reported how they ended`;
}
/** True when the replaced log is needed. A changed `last_deploy_at` alone only claims that a deploy ended. */
function isLogMissed({ logSuperseded, exitReportExpected, reports, status }, { failurePatterns, successPatterns }) {
    const isJudged = reports.length + failurePatterns.length + successPatterns.length > 0;
    return logSuperseded && (exitReportExpected || isJudged || status?.end !== undefined);
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
;// CONCATENATED MODULE: ./build/deploy/news.js



/** Prints the news of an observation and records milestones. */
function recordNews(parts, before, now) {
    const { record, onLog, say } = parts;
    const lastDeployAt = now.latest.lastDeployAt;
    if (now.gained !== '')
        onLog(now.gained, now.replaced);
    if (now.earlierDeploys > before.earlierDeploys) {
        record.milestone('an earlier deploy, not ours, ended', { lastDeployAt }, 'waiting');
        say('a deploy that was under way before ours has ended; waiting for ours');
        return;
    }
    // A new entry may be empty at first.
    const wasSilent = !showsNewLog(before) || contentOf(before.latest) === '';
    if (isDeploying(now.status) && !isDeploying(before.status))
        record.milestone('the status became deploying', {}, 'running');
    else if (wasSilent && now.gained !== '')
        record.milestone('first lines of the deploy log', {}, 'running');
    if (now.lastDeployAtChanged && !before.lastDeployAtChanged)
        record.milestone('last_deploy_at changed', {}, isDeploying(now.status) ? undefined : 'settling');
    const exitReport = now.reports.at(-1);
    if (exitReport !== undefined && now.reports.length > before.reports.length) {
        const found = { exitStatus: exitReport.status, commit: exitReport.commit };
        record.milestone(`exit report: status ${exitReport.status}`, found, 'settling');
    }
    const { end } = now.status;
    if (end !== undefined && end !== before.status.end)
        record.milestone(`the status ${end === 'other' ? 'changed' : `became ${end}`}`, {}, 'settling');
    // Until something new appears, the log is an earlier deploy's.
    const isOurs = now.lastDeployAtChanged || showsNewLog(now);
    record.update({ lastDeployAt, log: isOurs ? wholeLines(contentOf(now.latest)) : '' });
}
/** The text without an unfinished last line, which may contain half a secret. */
function wholeLines(text) {
    return text.slice(0, text.lastIndexOf('\n') + 1);
}
/** Describes what a deploy is waiting for, and its last sign of life. */
function describeAwaited(state, now) {
    const since = (at) => (0,duration/* formatDuration */.a)(now - at);
    const { soFar, startedAt, gainedAt, earlierEndedAt, silentAt, holdMs } = state;
    const parts = [`waiting for ${nextSign(soFar, state.exitReportExpected === true)}`];
    if (gainedAt !== undefined)
        parts.push(`the last line of the log came ${since(gainedAt)} ago`);
    // If there were several, the start of the last one was not seen.
    if (earlierEndedAt !== undefined && soFar.earlierDeploys === 1)
        parts.push(`the deploy before ours took at least ${(0,duration/* formatDuration */.a)(earlierEndedAt - startedAt)}`);
    if (silentAt !== undefined)
        parts.push(`the service has not answered for ${since(silentAt)}`);
    if (holdMs > 0)
        parts.push(`it asked for a pause of ${(0,duration/* formatDuration */.a)(holdMs)}`);
    return parts.join('; ');
}
function nextSign(soFar, exitReportExpected) {
    const { lastDeployAtChanged, reports, earlierDeploys, status } = soFar;
    if (isDeploying(status))
        return 'the status to change; it is deploying';
    if (status.end !== undefined)
        return 'its log to settle; by its status it has ended';
    if (reports.length > 0)
        return lastDeployAtChanged
            ? 'its log to settle'
            : 'last_deploy_at to change, or its log to settle; the script has reported its end';
    if (lastDeployAtChanged && exitReportExpected)
        return "the script's exit report; last_deploy_at has changed";
    if (lastDeployAtChanged)
        return 'its log to settle; last_deploy_at has changed';
    if (!showsNewLog(soFar))
        return earlierDeploys > 0
            ? 'ours to begin: a line of its log, or another last_deploy_at'
            : 'the first line of its log, or another last_deploy_at';
    return exitReportExpected ? "the script's exit report" : 'last_deploy_at to change';
}

;// CONCATENATED MODULE: ./build/deploy/polling.js



/** When the log shows the end: every fourth poll is of the site, whose status shows it too. */
const SITE_POLLS = { every: 4, first: 3 };
/** The same without a status. These polls are extra; they detect a script that dies without a report. */
const EXTRA_SITE_POLLS = { every: 24, first: 5 };
/** When the site shows the end: the time between polls of the log, for its new lines. */
const LINES_MIN_MS = 5_500;
const LINES_MAX_MS = 16_000;
/** Chooses the next target: the site if it has vanished, else the due target, else the one that can show the end. */
function nextTarget(state, now) {
    const { soFar, lastTarget } = state;
    const { status, reports, latest } = soFar;
    if (state.vanishedAt !== undefined)
        return 'site';
    if (state.due !== undefined)
        return state.due;
    if (state.failed === 'log')
        return 'site';
    const other = lastTarget === 'log' ? 'site' : 'log';
    if (isEnding(soFar)) {
        // A report in the baseline's log may be an earlier deploy's, and ours may follow.
        if (reports.length > 0)
            return continuesBaseline(soFar.baseline, latest) ? other : 'site';
        const isSettled = status.end !== undefined && status.end !== 'other' && status.end !== status.baseline;
        return isShown(status) && !isSettled ? other : 'log';
    }
    if (isToldByLog(state)) {
        const { every, first } = isShown(status) ? SITE_POLLS : EXTRA_SITE_POLLS;
        return state.polls % every === first ? 'site' : 'log';
    }
    const dueMs = Math.min(LINES_MAX_MS, Math.max(LINES_MIN_MS, elapsedMs(state, now) / 3));
    return now - state.logPolledAt >= dueMs && lastTarget === 'site' ? 'log' : 'site';
}
function isToldByLog({ soFar, exitReportExpected }) {
    return exitReportExpected === true && soFar.latest.log.entry !== 'unreadable';
}
/** The time since the trigger, or since the first sign of the end. */
function elapsedMs({ endingAt, startedAt }, now) {
    return now - (endingAt ?? startedAt);
}
const FIRST_PAUSE_MS = 500;
const SHORTEST_PAUSE_MS = 1_750;
const LONGEST_PAUSE_MS = 10_000;
const SHORT_MS = 10_000;
const LONG_MS = 40_000;
const WINDOW_MS = 60_000;
const FEW_REQUESTS = 10;
/** The pause before the next poll, in milliseconds; longer when few requests remain. */
function nextPauseMs({ pollIntervalMs, traffic, say, clock }, state) {
    if (pollIntervalMs !== undefined)
        return pollIntervalMs;
    const ownMs = state.due === undefined ? pauseMs(state, elapsedMs(state, clock.now())) : 0;
    // A failed poll is not repeated at once.
    const pacedMs = state.failed !== undefined ? Math.max(SHORTEST_PAUSE_MS, ownMs) : ownMs;
    const { remaining } = traffic();
    if (pacedMs === 0 || remaining === undefined || remaining > FEW_REQUESTS)
        return pacedMs;
    if (!state.saidFew)
        say(`few requests are left in this minute (${remaining}): polling less often`);
    state.saidFew = true;
    return Math.max(pacedMs, WINDOW_MS / (remaining + 1));
}
/**
 * The adaptive pause. It stays far below 60 requests a minute and detects the end within about 15 % of a deploy's length:
 * 7 polls for 10 s, 16 for 60 s, about 70 for 10 min.
 */
function pauseMs(state, elapsed) {
    if (state.polls === 0)
        return FIRST_PAUSE_MS;
    if (isEnding(state.soFar))
        return Math.min(LONGEST_PAUSE_MS, Math.max(QUIET_MS, elapsed / 4));
    const isExtra = !isShown(state.soFar.status) && isToldByLog(state);
    if (isExtra && state.lastTarget === 'site')
        return 0;
    if (elapsed < SHORT_MS)
        return SHORTEST_PAUSE_MS;
    return Math.min(LONGEST_PAUSE_MS, elapsed * (elapsed < LONG_MS ? 0.25 : 0.15));
}

// EXTERNAL MODULE: ./build/api/advice.js
var advice = __webpack_require__(4755);
;// CONCATENATED MODULE: ./build/deploy/watch-state.js

/** The state at the trigger. */
function startWatch(baseline, exitReportExpected, now) {
    return {
        soFar: startSoFar(baseline),
        site: baseline,
        polls: 0,
        lastTarget: 'log',
        logPolledAt: now,
        exitReportExpected,
        startedAt: now,
        newsAt: now,
        holdMs: 0,
        saidFew: false,
    };
}
/** Everything seen so far, including news of the site that no poll of the log has followed. */
function withSite({ soFar, site }) {
    return observe(soFar, { ...site, log: soFar.latest.log });
}
function outstandingOf({ expectations }, { exitReportExpected }) {
    const { failurePatterns, successPatterns, expectedCommit } = expectations;
    return {
        report: exitReportExpected === true || expectedCommit !== undefined,
        text: failurePatterns.length + successPatterns.length > 0,
    };
}

;// CONCATENATED MODULE: ./build/deploy/watch-errors.js










const PATIENCE_WITHOUT_SITE_MS = 20_000;
/** The time for which an unreadable log is retried once the status shows the end. */
const PATIENCE_WITHOUT_LOG_MS = 10_000;
/**
 * Handles a failed poll.
 *
 * @returns true to go on; false if the time is up after the script has reported its end
 * @throws OperationError if going on is pointless; CancelledError; any error that is not the service's
 */
function takeFailure(error, target, parts, state) {
    const now = parts.clock.now();
    if (error instanceof errors/* CancelledError */.cc)
        throw cancelledAt(state.soFar, error);
    if (error instanceof errors/* DeadlineError */.j3) {
        const soFar = withSite(state);
        const { reports, status } = soFar;
        const isTold = reports.some((report) => report.status !== 0) || !isDeploying(status);
        if (reports.length > 0 && isBelievable(soFar) && isTold)
            return false;
        throw tooLate({ ...state, soFar }, parts, error);
    }
    if (!(error instanceof errors/* ApiError */.hD))
        throw error;
    state.vanishedAt = (0,errors/* isNotFound */.c4)(error) ? (state.vanishedAt ?? now) : undefined;
    state.silentAt = error.reason === 'limited' ? undefined : (state.silentAt ?? now);
    state.failed = target;
    state.holdMs = Math.min(settle/* LONGEST_HOLD_MS */.U5, error.retryAfterMs ?? 0);
    const silentMs = now - (state.silentAt ?? now);
    if (state.due === 'log' && silentMs >= PATIENCE_WITHOUT_LOG_MS && isToldByStatus(parts, state)) {
        state.soFar = withSite(state);
        state.due = undefined;
        return true;
    }
    if (now - (state.vanishedAt ?? now) >= PATIENCE_WITHOUT_SITE_MS)
        throw siteGone(parts.trigger, error);
    const isTolerable = (0,errors/* isPassing */.WG)(error) || (0,errors/* isNotFound */.c4)(error);
    if (!isTolerable || silentMs >= settle/* PATIENCE_WITHOUT_API_MS */.BR)
        throw endNotSeen(error, isTolerable, silentMs);
    return true;
}
/** True when the site as last read shows how the deploy ended, and the log is not needed to judge it. */
function isToldByStatus(parts, state) {
    const { latest, end } = withSite(state).status;
    const isLogNeeded = outstandingOf(parts, state).text || parts.expectations.expectedCommit !== undefined;
    return finalStatus(latest) !== undefined && end !== undefined && !isLogNeeded;
}
function siteGone(trigger, cause) {
    const stop = trigger.state === 'done' ? 'failed' : 'unknown';
    const message = 'The site is gone: the service no longer knows it.';
    const next = 'Find out who deleted it. The deploy is gone, too.';
    return new errors/* OperationError */.OK(stop, message, next, { cause });
}
function endNotSeen(cause, isTolerable, silentMs) {
    const why = isTolerable
        ? `the service has not answered for ${(0,duration/* formatDuration */.a)(silentMs)}`
        : 'the service refuses to be read';
    const next = isTolerable
        ? 'Look at the site before running again: the deploy may have gone on without us.'
        : (0,advice/* advise */.T)(cause);
    const message = `The deploy was triggered, but ${why}, so how it ended is not known.`;
    return new errors/* OperationError */.OK('unknown', message, next, { cause });
}
/** The error if the deadline passes before the deploy is seen to end. */
function tooLate(state, { clock, trigger, timeoutMs }, cause) {
    const limit = `the timeout of ${(0,duration/* formatDuration */.a)(timeoutMs)}`;
    const { soFar, exitReportExpected } = state;
    const { status, lastDeployAtChanged } = soFar;
    const began = showsNewLog(soFar) || isDeploying(status) || lastDeployAtChanged;
    const hasEnded = status.end !== undefined || (lastDeployAtChanged && exitReportExpected !== true);
    if (!isDeploying(status) && !status.isEarlier && hasEnded) {
        return new errors/* OperationError */.OK('timed_out', `The deploy has ended, but its log had not settled within ${limit}, so whether it worked is not known.`, 'Raise timeout. Look at the deploy log before running again.', { cause });
    }
    if (began)
        return stillAtWork(state, limit, clock.now(), cause);
    if (trigger.state !== 'unknown')
        return noSign(soFar, limit, cause);
    const message = `The answer to the trigger was lost and no deploy was seen within ${limit}: whether there was one is not known.`;
    const next = 'Look at the site, then run again.';
    return new errors/* OperationError */.OK('unknown', message, next, { cause });
}
function stillAtWork({ soFar: { latest, status }, gainedAt, startedAt }, limit, now, cause) {
    const { entry } = latest.log;
    const isKnown = entry === null || (0,new_entries/* textOf */.b6)(entry) !== undefined;
    const silence = isKnown
        ? `The script had printed nothing for ${(0,duration/* formatDuration */.a)(now - (gainedAt ?? startedAt))}`
        : 'The service does not show what the script prints';
    const line = lastLine(contentOf(latest));
    const last = line === undefined ? '.' : `; its last line is “${line}”.`;
    const shows = isDeploying(status) ? ' The service still shows the status deploying.' : '';
    const sameSecond = ' Or it ended within the same second as the deploy before it, without an exit report.';
    return new errors/* OperationError */.OK('timed_out', `The deploy did not end within ${limit}, and may still be running. ${silence}${last}${isShown(status) ? shows : sameSecond}`, 'Raise timeout, or find out what the script waits for. Look at the site before running again.', { cause });
}
function noSign({ baseline }, limit, cause) {
    const none = `no repository is installed on the site${baseline.lastDeployAt === null ? '' : ' any more'}`;
    return new errors/* OperationError */.OK('timed_out', `The deploy was triggered, but nothing was seen of it within ${limit}: last_deploy_at did not change. The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than the timeout and may still finish.`, 'Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise timeout. Look at the site before running again.', { cause });
}
const LONGEST_TAIL = 16 * 1024;
/** The last whole line that is not blank. */
function lastLine(log) {
    const lines = wholeLines(log)
        .slice(-LONGEST_TAIL)
        .split(/\r\n|\r|\n/);
    return lines.findLast((line) => line.trim() !== '')?.trim();
}
/** Adds the doubt that a cancel leaves after the trigger. A changed `last_deploy_at` alone shows no end. */
function cancelledAt({ reports }, { message }) {
    const doubt = reports.length > 0
        ? 'The deploy script has reported its end, but whether the deploy worked was not judged yet.'
        : 'The deploy was not seen to end: it may still be running.';
    return new errors/* CancelledError */.cc(message, doubt);
}

;// CONCATENATED MODULE: ./build/deploy/watch.js











/**
 * Polls the site and its log until the deploy has ended and its log has settled.
 *
 * @throws OperationError if the end was not seen; CancelledError
 */
async function watch(parts, baseline) {
    const { clock } = parts;
    const state = startWatch(baseline, parts.exitReportExpected, clock.now());
    const awaited = () => describeAwaited(state, clock.now());
    await parts.during({ doing: 'deploying', awaited, noun: 'deploy' }, async () => {
        while (!isOver(parts, state) && (await poll(parts, state)))
            noteNews(state, clock.now());
    });
    return { soFar: state.soFar, exitReportExpected: state.exitReportExpected === true };
}
function isOver(parts, state) {
    const quietMs = parts.clock.now() - state.newsAt;
    return state.due === undefined && hasEnded(state.soFar, quietMs, outstandingOf(parts, state));
}
/** Waits, then polls once. Returns false if the time is up after the script has reported its end. */
async function poll(parts, state) {
    const { clock, signal } = parts;
    const before = state.soFar;
    let target = 'site';
    try {
        await clock.sleep(Math.max(nextPauseMs(parts, state), state.holdMs), signal);
        target = nextTarget(state, clock.now());
        const counts = await (target === 'log' ? pollLog(parts, state) : pollSite(parts, state));
        noteAnswer(state, target, clock.now());
        if (!counts)
            return true;
        noteGrowth(state, before, clock.now());
        recordNews(parts, before, state.soFar);
        await learnReportExpected(parts, state);
        return true;
    }
    catch (error) {
        return takeFailure(error, target, parts, state);
    }
}
/** Reads the site. Returns false if its news do not count, or only once the log has been read after it. */
async function pollSite({ reader, target }, state) {
    const { soFar, due } = state;
    const { last_deploy_at: lastDeployAt, status } = await reader.read(sites.getSite, target, { attempts: 1 });
    state.due = undefined;
    // After last_deploy_at has changed, its old value is a stale answer.
    if (soFar.lastDeployAtChanged && lastDeployAt === soFar.baseline.lastDeployAt)
        return false;
    state.site = { lastDeployAt, status };
    // Right after a log that shows the end, the log need not be read again.
    const isConfirming = due === 'site' && state.lastTarget === 'log' && soFar.reports.length > 0;
    if (!isConfirming && mayBeEnd(soFar, state.site)) {
        state.due = 'log';
        return false;
    }
    state.soFar = observe(soFar, { ...state.site, log: soFar.latest.log });
    return true;
}
/** Reads the log. A report in it counts at once; the site is read next to confirm the end. */
async function pollLog({ log }, state) {
    const before = state.soFar;
    const seen = await log.read(before.foreignRuns, isEnding(before) || state.due === 'log');
    state.due = undefined;
    state.soFar = observe(before, { ...state.site, log: seen });
    const { reports, lastDeployAtChanged, status } = state.soFar;
    const isFirst = reports.length > 0 && before.reports.length === 0;
    const isTold = lastDeployAtChanged && (!isShown(status) || status.end !== undefined);
    if (isFirst && !isTold)
        state.due = 'site';
    return true;
}
function mayBeEnd({ latest, status, lastDeployAtChanged }, site) {
    return (hasChanged(latest.lastDeployAt, site.lastDeployAt) ||
        addStatus(status, site.status, lastDeployAtChanged).end !== status.end);
}
function noteAnswer(state, target, now) {
    state.polls += 1;
    state.lastTarget = target;
    if (target === 'log')
        state.logPolledAt = now;
    else
        state.vanishedAt = undefined;
    state.silentAt = undefined;
    state.holdMs = 0;
    state.failed = undefined;
}
/** Records when the log grew and when an earlier deploy ended, for the live line. */
function noteGrowth(state, before, now) {
    const { gained, earlierDeploys } = state.soFar;
    const earlierEnded = earlierDeploys > before.earlierDeploys;
    if (earlierEnded)
        state.earlierEndedAt = now;
    if (gained !== '')
        state.gainedAt = earlierEnded ? undefined : now;
}
function noteNews(state, now) {
    const { soFar } = state;
    if (soFar.quietPolls === 0)
        state.newsAt = now;
    state.endingAt = isEnding(soFar) ? (state.endingAt ?? now) : undefined;
}
/** Reads the script if the end depends on its exit report: `last_deploy_at` has changed, and nothing else shows the end. */
async function learnReportExpected(parts, state) {
    const { lastDeployAtChanged, reports, status } = state.soFar;
    if (!lastDeployAtChanged || reports.length > 0 || isDeploying(status) || status.end !== undefined)
        return;
    state.exitReportExpected ??= await hasExitReport(parts);
}
async function hasExitReport({ reader, target }) {
    try {
        return (0,exit_report/* reportsItsEnd */.rA)(await reader.read(deployments.getDeployScript, target));
    }
    catch (error) {
        if (error instanceof errors/* ApiError */.hD)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/deploy/run-deploy.js











/**
 * Triggers a deploy, follows it to its end and judges it. The trigger is never repeated, even if its answer is lost
 * (section 4, Deployments).
 *
 * @throws OperationError unless the deploy succeeded; CancelledError
 */
async function runDeploy(parts) {
    const { last_deploy_at: lastDeployAt, status } = await parts.untilReady(await parts.reader.read(sites.getSite, parts.target));
    const log = parts.wait ? await (0,deploy_log/* openDeployLog */.A1)(parts, lastDeployAt !== null) : undefined;
    const { record, result } = startResult(parts, lastDeployAt);
    const trigger = await sendTrigger(parts);
    record.milestone(trigger.state === 'done' ? 'triggered' : 'triggered, but the answer was lost', {}, 'waiting');
    if (log === undefined) {
        if (trigger.state === 'done')
            return result();
        throw new errors/* OperationError */.OK('unknown', 'Whether the deploy was triggered is not known: the answer was lost.', 'Look at the site before running again, or set wait: true so that the run can find out.');
    }
    const baseline = { lastDeployAt, status, log: log.baseline };
    // A script that has reported its end before still does. Otherwise it is read later, if it matters.
    const exitReportExpected = parts.exitReportExpected ?? (log.baseline.reports.length > 0 ? true : undefined);
    try {
        const watched = await watch({ ...parts, log, trigger, record, exitReportExpected }, baseline);
        const evidence = await judgeEnd(parts, watched, record);
        await runChecks(parts.checks, evidence, record);
    }
    finally {
        // Record the duration, whatever the end.
        record.update({});
    }
    return result();
}
function startResult({ clock, wait, onProgress }, lastDeployAt) {
    const triggeredAtMs = clock.now();
    let result = {
        previousDeployAt: lastDeployAt,
        lastDeployAt,
        durationMs: 0,
        exitStatus: undefined,
        commit: undefined,
        evidence: [],
        followed: wait,
        log: '',
        timeline: [],
    };
    const update = (found) => {
        result = { ...result, ...found, durationMs: Math.round(clock.now() - triggeredAtMs) };
        onProgress(result);
    };
    const record = {
        update,
        milestone(what, found = {}, begins) {
            const atMs = Math.round(clock.now() - triggeredAtMs);
            update({ ...found, timeline: [...result.timeline, { atMs, what, begins }] });
        },
    };
    return { record, result: () => result };
}
/** Sends the trigger. Returns only if it took effect or may have. */
async function sendTrigger({ writer, target, warn }) {
    const effect = await writer.write(deployments.postDeploy, target, undefined);
    if (effect.state === 'done')
        return effect;
    const { error } = effect;
    if (effect.state === 'not-done')
        throw error;
    if ((0,errors/* isInterruption */.si)(error)) {
        const doubt = 'Whether the deploy was triggered is not known; it may still be running.';
        throw (0,settle/* interruptedIn */.GP)(error, doubt);
    }
    warn(`${(0,errors/* explain */.WE)(error)} It is not sent again; the deploy log will tell whether it took effect.`);
    return effect;
}
/** Completes the log, judges the deploy, and returns the evidence that it worked. */
async function judgeEnd(parts, { soFar, exitReportExpected }, record) {
    const { latest } = soFar;
    if (latest.log.isJoined)
        parts.onLog(contentOf(latest), true);
    parts.onSettled();
    const end = endOfDeploy(soFar, exitReportExpected);
    noteMissingLog(parts, soFar, end);
    record.update({ log: contentOf(latest) });
    const judging = () => judge(end, parts.expectations, createPause(parts));
    const verdict = await parts
        .during({ doing: 'judging the deploy by its log' }, judging)
        .catch((error) => {
        throw error instanceof errors/* CancelledError */.cc ? cancelledAt(soFar, error) : error;
    });
    if (verdict.state !== 'unknown')
        parts.onConfirmed();
    if (verdict.state !== 'succeeded') {
        record.milestone(verdict.reason);
        throw errorOf(verdict);
    }
    record.update({ evidence: verdict.evidence });
    return verdict.evidence;
}
/** Warns if the log is not this deploy's, or not whole. */
function noteMissingLog({ warn, say }, soFar, end) {
    const content = contentOf(soFar.latest);
    const isUntold = end.reports.length === 0 && end.status === undefined;
    if (isUntold && content !== '' && !showsNewLog(soFar))
        warn('last_deploy_at changed, but the deploy log did not, so it does not show what this deploy did.');
    if (end.isTooLarge)
        warn('The deploy log is left out: it is larger than 64 MiB, the most that is read.');
    else if ((0,body/* isCut */.xZ)(content))
        say('the deploy log is too long to be read whole: only its end is judged');
}
/** Shorter work needs no pause. Each pause takes at least a millisecond, which adds up. */
const LONGEST_BLOCK_MS = 20;
/** Creates a pause that lets a cancel or the deadline interrupt the work. It rejects with their reason. */
function createPause({ clock, signal }) {
    let pausedAt = clock.now();
    return async () => {
        if (clock.now() - pausedAt < LONGEST_BLOCK_MS)
            return;
        await clock.sleep(0, signal);
        pausedAt = clock.now();
    };
}
function errorOf(verdict) {
    const { state, reason, next } = verdict;
    const what = state === 'failed' ? 'The deploy failed' : 'How the deploy ended is not known';
    const line = state === 'failed' ? verdict.line : undefined;
    const quote = line === undefined ? '' : ` The log says: “${line.trim()}”`;
    return new errors/* OperationError */.OK(state, `${what}: ${reason}.${quote}`, next);
}
async function runChecks(checks, shown, record) {
    let evidence = shown;
    for (const check of checks) {
        record.milestone(`${check.evidence} began`, {}, check.evidence);
        const wrong = await runCheck(check);
        if (wrong !== undefined) {
            record.milestone(`${check.evidence} failed`);
            throw new errors/* OperationError */.OK('failed', wrong.problem, wrong.next);
        }
        evidence = [...evidence, check.evidence];
        record.milestone(`${check.evidence} passed`, { evidence });
    }
}
async function runCheck(check) {
    try {
        return await check.run();
    }
    catch (error) {
        if (error instanceof errors/* CancelledError */.cc)
            throw (0,settle/* interruptedIn */.GP)(error, `The deploy itself succeeded, but the ${check.evidence} did not finish.`);
        if (!(error instanceof errors/* DeadlineError */.j3))
            throw error;
        const message = `The deploy itself succeeded, but the time was up before the ${check.evidence} finished.`;
        const next = 'Raise timeout, or look at what is checked.';
        throw new errors/* OperationError */.OK('timed_out', message, next, { cause: error });
    }
}


/***/ }),

/***/ 4838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ SIZES),
/* harmony export */   PH: () => (/* binding */ TOO_LARGE),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   xZ: () => (/* binding */ isCut)
/* harmony export */ });
/* unused harmony export createShortener */
const MAX_BYTES = 8 * 1024 * 1024;
const SIZES = { whole: MAX_BYTES, shortened: 8 * MAX_BYTES, text: MAX_BYTES / 2 };
/** Error code for an answer above the limit, the same as undici's. */
const TOO_LARGE = 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
const NOTE = '[site-deploy: this text is too long; only its end is shown]';
/** True when only the end of a text was kept. Its first line is then a note that says so. */
function isCut(text) {
    return text.startsWith(NOTE);
}
/**
 * Reads a body to its end.
 *
 * @param mayBeLong true to shorten the texts of an answer that is too large, instead of throwing
 * @throws an error with the code TOO_LARGE, and any error of the source
 */
async function readBody(chunks, mayBeLong, sizes = SIZES) {
    const read = [];
    let shortener;
    let size = 0;
    for await (const chunk of chunks) {
        size += chunk.length;
        if (size > (mayBeLong ? sizes.shortened : sizes.whole))
            throw tooLarge();
        if (size > sizes.whole && shortener === undefined) {
            shortener = createShortener(sizes.text);
            read.splice(0).forEach(shortener.push);
        }
        if (shortener === undefined)
            read.push(chunk);
        else
            shortener.push(chunk);
        if (shortener !== undefined && shortener.keptSize() > sizes.whole)
            throw tooLarge();
    }
    return Buffer.concat(shortener?.end() ?? read);
}
function tooLarge() {
    return Object.assign(new Error('The answer is too large.'), { code: TOO_LARGE });
}
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_N = 0x6e;
/**
 * Builds a shortener, which takes JSON in pieces and keeps all of it except the beginnings of long texts. Of those it keeps
 * only whole lines: half a line may contain half a secret, which the redactor cannot find.
 *
 * @param maxTextBytes size of the longest text that is kept whole, in bytes of its JSON
 */
function createShortener(maxTextBytes) {
    const kept = [];
    let keptSize = 0;
    let text;
    let escaped = false;
    const keep = (...pieces) => {
        for (const piece of pieces)
            keptSize += piece.length;
        kept.push(...pieces);
    };
    /** Finds the end of the current text: its closing quote, or the end of the chunk. */
    function endOfText(chunk, from) {
        for (let at = from; at < chunk.length; at += 1) {
            if (escaped)
                escaped = false;
            else if (chunk[at] === BACKSLASH)
                escaped = true;
            else if (chunk[at] === QUOTE)
                return at;
        }
        return chunk.length;
    }
    function push(chunk) {
        for (let at = 0; at < chunk.length;) {
            if (text === undefined) {
                const quote = chunk.indexOf(QUOTE, at);
                const end = quote === -1 ? chunk.length : quote + 1;
                keep(chunk.subarray(at, end));
                if (quote !== -1)
                    text = createTail(maxTextBytes);
                at = end;
            }
            else {
                const startsEscaped = escaped;
                const end = endOfText(chunk, at);
                text.push(chunk.subarray(at, end), startsEscaped);
                if (end < chunk.length) {
                    keep(...text.end());
                    text = undefined;
                    keep(chunk.subarray(end, end + 1));
                }
                at = end + 1;
            }
        }
    }
    return {
        push,
        keptSize: () => keptSize,
        /** Returns the kept pieces, which are valid JSON if the input is. */
        end: () => (text === undefined ? kept : [...kept, ...text.end()]),
    };
}
/** Keeps the end of a JSON text, without its quotes. */
function createTail(maxBytes) {
    const pieces = [];
    let size = 0;
    let first = 0;
    return {
        /** @param startsEscaped true when a backslash precedes the first byte */
        push(bytes, startsEscaped) {
            pieces.push({ bytes, startsEscaped });
            size += bytes.length;
            for (let oldest = pieces[first]; oldest !== undefined; oldest = pieces[first]) {
                if (size - oldest.bytes.length < maxBytes)
                    break;
                size -= oldest.bytes.length;
                pieces[first] = { bytes: Buffer.alloc(0), startsEscaped: false };
                first += 1;
            }
        },
        end() {
            const bytes = pieces.slice(first).map((piece) => piece.bytes);
            if (first === 0)
                return bytes;
            const end = Buffer.concat(bytes);
            const line = afterLineBreak(end, pieces[first]?.startsEscaped === true ? 1 : 0);
            return [Buffer.from(`${NOTE}\\n`), end.subarray(line)];
        },
    };
}
/** Finds the start of the first whole line, or the end if there is none. */
function afterLineBreak(json, from) {
    for (let at = from; at < json.length; at += 1) {
        if (json[at] !== BACKSLASH)
            continue;
        if (json[at + 1] === LETTER_N)
            return at + 2;
        at += 1;
    }
    return json.length;
}


/***/ })

};
