export const id = 865;
export const ids = [865];
export const modules = {

/***/ 8865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deploy: () => (/* binding */ deploy)
});

// EXTERNAL MODULE: ./build/api/deployments.js
var deployments = __webpack_require__(9307);
// EXTERNAL MODULE: ./build/api/settle.js
var settle = __webpack_require__(6484);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/net/body.js
var body = __webpack_require__(4838);
// EXTERNAL MODULE: ./build/api/site-status.js
var site_status = __webpack_require__(843);
// EXTERNAL MODULE: ./build/deploy/own-entries.js
var own_entries = __webpack_require__(8031);
;// CONCATENATED MODULE: ./build/deploy/status-trail.js

/** The start: the status that was read before the trigger. */
function startTrail(shown) {
    const status = (0,site_status/* knownStatus */.u)(shown);
    return {
        baseline: shown,
        latest: shown,
        isShown: shown !== undefined,
        isDeploying: status === 'deploying',
        isEarlier: status === 'deploying',
        isFinal: finalWord(status) !== undefined,
        isResting: true,
        end: undefined,
        endBefore: undefined,
    };
}
/**
 * Takes in a status. `deploying` that became something else is the end of a deploy. A status that is not shown changes
 * nothing.
 *
 * @param tokenMoved whether the token has moved: without that a status as before the trigger may come from a copy that lags
 */
function trail(before, shown, tokenMoved) {
    if (shown === undefined || shown === before.latest)
        return before;
    const status = (0,site_status/* knownStatus */.u)(shown);
    const final = finalWord(status);
    const { baseline } = before;
    const isCertain = before.end !== 'other' && (tokenMoved || before.end !== baseline);
    const isNext = status === 'deploying' || final !== undefined;
    // A deploy that was too short to be seen has failed before this one.
    const unseen = before.end === undefined && hasTurnedBad(before) ? 'deploy-failed' : before.end;
    const endBefore = (isNext && isCertain ? unseen : undefined) ?? before.endBefore;
    const isFinal = final !== undefined;
    const isResting = isFinal || shown === baseline;
    const common = { baseline, latest: shown, isShown: true, isFinal, isResting, endBefore };
    // It was seen to be something else between.
    if (status === 'deploying') {
        return { ...common, isDeploying: true, isEarlier: false, end: undefined };
    }
    if (before.isEarlier)
        return { ...before, ...common, isDeploying: false };
    const end = before.isDeploying || before.end !== undefined ? (final ?? 'other') : undefined;
    return { ...common, isDeploying: false, isEarlier: false, end };
}
/** True when the site has become `deploy-failed` since the baseline. */
function hasTurnedBad({ latest, baseline }) {
    return latest === 'deploy-failed' && baseline !== undefined && baseline !== latest;
}
/** A word in which a deploy that has ended leaves a site. */
function finalWord(status) {
    return status === 'active' || status === 'deploy-failed' ? status : undefined;
}

;// CONCATENATED MODULE: ./build/deploy/follow.js


/** The start: what was read before the trigger. */
function startFollowing(baseline) {
    return {
        baseline,
        latest: baseline,
        tokenMoved: false,
        status: startTrail(baseline.status),
        reports: [],
        foreignRuns: baseline.log.reports.map(({ run }) => run),
        quietLooks: 0,
        told: baseline.log.entry,
        gained: '',
        replaced: false,
        handedOver: false,
        lost: false,
        earlierDeploys: 0,
    };
}
/** Takes in one more reading. */
function observe(before, reading) {
    if (isFromBefore(reading, before))
        return { ...before, gained: '', replaced: false };
    if (showsBaselineOnlyNow(before.baseline, reading))
        return learnBaseline(before, reading);
    if (continuesBaseline(before.baseline, before.latest) && isNewEntry(reading.log, before.latest.log))
        return observe(afterEarlier(before), reading);
    const { gained, replaced } = gain(before, reading);
    const tokenMoved = before.tokenMoved || hasMoved(before.baseline.token, reading.token);
    const found = reading.log.reports.filter(({ run }) => !before.foreignRuns.includes(run));
    if (tokenMoved && continuesBaseline(before.baseline, reading)) {
        // The log that was there before the trigger grew and its deploy ended: not ours, which comes next.
        return {
            ...startFollowing(reading),
            foreignRuns: [...before.foreignRuns, ...found.map(({ run }) => run)],
            gained,
            replaced,
            earlierDeploys: before.earlierDeploys + 1,
        };
    }
    const known = new Set(before.reports.map(({ run }) => run));
    const reports = [...before.reports, ...found.filter(({ run }) => !known.has(run))];
    const status = trail(before.status, reading.status, before.tokenMoved);
    const isNews = contentOf(reading) !== contentOf(before.latest) ||
        tokenMoved !== before.tokenMoved ||
        status !== before.status ||
        reports.length > before.reports.length;
    return {
        ...before,
        latest: { ...reading, token: reading.token ?? before.latest.token },
        tokenMoved,
        status,
        reports,
        quietLooks: isNews ? 0 : before.quietLooks + 1,
        told: reading.log.isJoined ? before.told : reading.log.entry,
        gained,
        replaced,
        handedOver: before.handedOver || isHandOver(before, tokenMoved),
        lost: before.lost || losesOurs(before, reading, replaced),
    };
}
/** The log that was there before the trigger has grown, and another one takes its place: that deploy was not ours. */
function afterEarlier(before) {
    return {
        ...startFollowing(before.latest),
        foreignRuns: [...before.foreignRuns, ...before.reports.map(({ run }) => run)],
        earlierDeploys: before.earlierDeploys + 1,
    };
}
/**
 * A service may answer from a copy that lags behind: with an entry older than one that was seen. Of a list, what was seen is
 * kept anyway.
 */
function isFromBefore({ log }, { latest, baseline }) {
    return !log.isList && [latest.log.entry, baseline.log.entry].some((seen) => isOlder(log.entry, seen));
}
function isOlder(entry, seen) {
    const [one, other] = [entry, seen].map((any) => (isEntry(any) ? any.created_at : null));
    const isTime = (text) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text ?? '');
    return isTime(one) && isTime(other) && one < other;
}
/**
 * A text that was not known before the trigger, and is now, is still the old one: of the same entry always, of one that
 * cannot be told from it while nothing has moved.
 */
function showsBaselineOnlyNow(baseline, { token, log }) {
    const { entry: old } = baseline.log;
    const isOnlyNow = old !== null && (0,own_entries/* textOf */.b6)(old) === undefined && (0,own_entries/* textOf */.b6)(log.entry) !== undefined;
    if (!isOnlyNow || isNewEntry(log, baseline.log))
        return false;
    return isContinued(old, log.entry) || !hasMoved(baseline.token, token);
}
function learnBaseline(before, reading) {
    const learned = startFollowing({ ...before.baseline, log: reading.log });
    return {
        ...learned,
        foreignRuns: [...before.foreignRuns, ...learned.foreignRuns],
        status: trail(before.status, reading.status, before.tokenMoved),
    };
}
/** True when the log has grown or been replaced since the trigger, even by one with the same text. */
function showsNewLog({ latest, baseline }) {
    return contentOf(latest) !== contentOf(baseline) || isNewEntry(latest.log, baseline.log);
}
/** True when the entry is certainly not the one from before. */
function isNewEntry({ entry }, { entry: old }) {
    if (!isEntry(entry) || !isEntry(old))
        return isEntry(entry) && old === null;
    if (entry.id !== undefined && old.id !== undefined)
        return entry.id !== old.id;
    return entry.created_at !== null && old.created_at !== null && entry.created_at !== old.created_at;
}
/** The text of a reading's log, as far as it is known. */
function contentOf({ log }) {
    return (0,own_entries/* textOf */.b6)(log.entry) ?? '';
}
/** A token that goes back to null, as after a repository was replaced, shows no deploy. */
function hasMoved(baseline, token) {
    return token !== null && token !== baseline;
}
/** A list keeps all entries; where one is shown alone, another may take its place. */
function losesOurs({ baseline, latest, reports }, reading, replaced) {
    const { log } = reading;
    const { entry } = latest.log;
    if (log.isList || !isEntry(entry) || !isEntry(log.entry) || reports.length > 0)
        return false;
    const isAnother = isNewEntry(log, latest.log) || (replaced && !isContinued(entry, log.entry));
    return isAnother && showsNewLog({ baseline, latest });
}
function isHandOver(before, tokenMoved) {
    const movedNow = tokenMoved && !before.tokenMoved;
    const old = contentOf(before.baseline);
    return movedNow && !showsNewLog(before) && old !== '' && before.baseline.log.reports.length === 0;
}
/** Whether the entry is the one that was there at the baseline, its deploy not over then, grown since. */
function continuesBaseline(baseline, reading) {
    const before = contentOf(baseline);
    const now = contentOf(reading);
    const underWay = baseline.log.reports.length === 0;
    return (underWay &&
        isContinued(baseline.log.entry, reading.log.entry) &&
        now !== before &&
        continuation(now, before) !== undefined);
}
/** The text that the log has gained; all of it when another log began. Joined entries are printed at the end. */
function gain({ baseline, latest, told }, { log }) {
    if (log.isJoined)
        return { gained: '', replaced: false };
    const old = (0,own_entries/* textOf */.b6)(told) ?? '';
    const now = (0,own_entries/* textOf */.b6)(log.entry) ?? '';
    const isOurs = showsNewLog({ latest, baseline });
    const isOther = !isOurs && isNewEntry(log, { entry: told });
    if (now === old && !isOther)
        return { gained: '', replaced: false };
    // A new log may begin like the one before the deploy; the entry tells them apart.
    const continued = isOurs || (!isOther && isContinued(told, log.entry));
    const endOfOld = continued ? continuation(now, old) : undefined;
    return endOfOld === undefined
        ? { gained: now, replaced: true }
        : { gained: now.slice(endOfOld), replaced: false };
}
/** Of a long log only the end may be shown: so much of the old one is looked for in the new one. */
const WINDOW_TAIL = 1024;
/** Where the old log ends in the new one; undefined when that does not go on from it. */
function continuation(now, old) {
    if (now.startsWith(old))
        return old.length;
    const tailAt = old.length <= WINDOW_TAIL ? -1 : now.lastIndexOf(old.slice(-WINDOW_TAIL));
    return tailAt === -1 ? undefined : tailAt + WINDOW_TAIL;
}
/** True when both are the same entry, by id or else by time. */
function isContinued(entry, later) {
    if (!isEntry(entry) || !isEntry(later))
        return false;
    if (entry.id !== undefined && later.id !== undefined)
        return entry.id === later.id;
    return entry.created_at !== null && entry.created_at === later.created_at;
}
function isEntry(entry) {
    return entry !== null && entry !== 'unreadable';
}

;// CONCATENATED MODULE: ./build/deploy/ending.js




/** Looks without news, and milliseconds, after which a log counts as settled. */
const QUIET_LOOKS = 1;
const QUIET_MS = 1_500;
/** The same where what has ended may have been an earlier deploy, and ours has only just begun, or not yet. */
const QUIET_MS_WHEN_IN_DOUBT = 5_000;
/** The same where an exit report is to be expected: the script may still be at work, in silence. */
const QUIET_MS_BEFORE_REPORT = 120_000;
/**
 * Tells if the deploy has ended and its log has settled. While the status is `deploying` it has not, no matter what else is
 * seen. Once the status has told the end, only the rest of the log is waited for. Elsewhere a report without a moved token
 * is enough once the token had its time to move: a deploy within the same second as the one before leaves it equal. A moved
 * token without a report is not enough at once: nothing says that the token moves at the end, nor that it is ours.
 *
 * @param quietMs how long there was no news, in milliseconds
 */
function hasEnded(following, quietMs, outstanding) {
    const { tokenMoved, reports, quietLooks, earlierDeploys, lost, status } = following;
    const isQuiet = (forMs) => quietLooks >= QUIET_LOOKS && quietMs >= forMs;
    if (status.isDeploying)
        return false;
    if (status.isEarlier)
        return isQuiet(showsNewLog(following) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT);
    if (status.end !== undefined) {
        const waitMs = settlingAfterStatus(following, outstanding);
        return waitMs === 0 || isQuiet(waitMs);
    }
    if (tokenMoved && (reports.length > 0 || (lost && outstanding.report)))
        return true;
    if (reports.length > 0 && !isBelievable(following))
        return false;
    const isNew = showsNewLog(following);
    if (!tokenMoved && reports.length === 0) {
        const hasChanged = status.latest !== status.baseline;
        if (status.isFinal && isNew)
            return isQuiet(hasChanged ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT);
        if (hasTurnedBad(status))
            return isQuiet(QUIET_MS_BEFORE_REPORT);
        if (earlierDeploys === 0 || isNew)
            return false;
    }
    return isQuiet(settlingMs(following, outstanding));
}
/**
 * The time for which the log must be quiet once the status has told the end. An unknown word may soon be replaced, and a
 * record that looks as it did before the trigger may come from a copy that lags behind.
 */
function settlingAfterStatus(following, { report, text }) {
    const { reports, status, tokenMoved } = following;
    const isTold = reports.length > 0 && status.end !== 'deploy-failed';
    const isInDoubt = status.end === 'other' || (status.end === status.baseline && !tokenMoved && !isTold);
    if (isInDoubt)
        return QUIET_MS_WHEN_IN_DOUBT;
    if (reports.length > 0)
        return 0;
    // Its last lines may show a little later than the status.
    return report || text ? QUIET_MS_WHEN_IN_DOUBT : 0;
}
/**
 * Tells if the reports can come from our own deploy. A first success moves the token for certain: on a site that shows no
 * deploy, a good report without that is an old one that has come to light.
 */
function isBelievable({ baseline, tokenMoved, reports }) {
    return tokenMoved || baseline.token !== null || reports.some(({ status }) => status !== 0);
}
function settlingMs(following, { report }) {
    const { reports, tokenMoved, latest, handedOver, status } = following;
    // A report in the log from before may be an earlier deploy's, whose token has yet to move.
    if (reports.length > 0) {
        const isInDoubt = status.isShown || continuesBaseline(following.baseline, latest);
        return isInDoubt ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
    }
    if (!tokenMoved)
        return QUIET_MS_BEFORE_REPORT;
    if (report && latest.log.entry !== 'unreadable')
        return QUIET_MS_BEFORE_REPORT;
    // Another word may follow, `deploying` among them.
    if (status.isShown)
        return status.isResting ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT;
    if (latest.log.entry === 'unreadable')
        return QUIET_MS;
    const showsOldLog = contentOf(latest) !== '' && !showsNewLog(following);
    return handedOver || showsOldLog ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
}
/** True while the end is near and looks should come quickly. */
function isEnding({ tokenMoved, reports, status }) {
    return reports.length > 0 || (!status.isDeploying && (tokenMoved || status.end !== undefined));
}
/**
 * The status of the site at the end of a deploy; undefined on a service that shows none. Without `deploying` seen it counts
 * once the token has moved or a report has come, and `deploy-failed` also once the log has moved.
 */
function endStatus(following, exitReportExpected) {
    const { status, tokenMoved, reports, latest } = following;
    if (!status.isShown || status.latest === undefined)
        return undefined;
    const shown = status.latest;
    const isSeen = status.end !== undefined;
    if (status.isEarlier)
        return { shown, end: 'earlier', isSeen };
    // One that was shown before, and not together with what has moved, is the old one.
    const final = finalWord((0,site_status/* knownStatus */.u)(latest.status));
    const { end, endBefore } = status;
    if (end !== undefined && endBefore !== undefined && end !== endBefore)
        return { shown, end: 'mixed', isSeen };
    // Of entries of all kinds those of deploys alone tell of one.
    const showsDeploy = latest.log.isList ? latest.log.deploys > 0 : showsNewLog(following);
    const hasMovedOn = final === 'deploy-failed' || final !== status.baseline;
    // A report that was expected, and is not in the text that is shown, may still come.
    const isSilent = final === 'active' && exitReportExpected && (0,own_entries/* textOf */.b6)(latest.log.entry) !== undefined;
    const counts = reports.length > 0 || (tokenMoved && !isSilent) || (hasMovedOn && showsDeploy) || hasTurnedBad(status);
    return { shown, end: status.end ?? (counts ? final : undefined), isSeen };
}
/**
 * The text that a deploy of ours is judged by; undefined where it is not known: it was not shown, or what is shown is what
 * was there before the trigger.
 */
function judgedText(following) {
    return showsNewLog(following) ? (0,own_entries/* textOf */.b6)(following.latest.log.entry) : undefined;
}

// EXTERNAL MODULE: ./build/deploy/exit-report.js
var exit_report = __webpack_require__(7111);
// EXTERNAL MODULE: ./build/deploy/cause.js
var cause = __webpack_require__(8189);
;// CONCATENATED MODULE: ./build/deploy/judge.js



const LOOK_AT_SITE = 'Look at the site. Without its log use health-check-url or verify-command.';
const PRINT_LESS = 'Look at the site, and make the deploy script print less.';
const LOOK_AT_LOG = 'Read the deploy log; fix the deploy script or the code, then run again.';
const KEEP_APART = 'Look at the site. A concurrency group keeps runs apart.';
const FIND_OTHERS = 'Find out who else deploys this site (a concurrency group keeps runs apart), then run again.';
const EARLIER = {
    state: 'unknown',
    reason: 'superseded: the only deploy that was seen to end was under way before the trigger',
    next: KEEP_APART,
};
const MIXED = {
    state: 'unknown',
    reason: 'superseded: two deploys ended since the trigger, as the status of the site shows, and not alike',
    next: FIND_OTHERS,
};
const SUPERSEDED = new Map([
    ['earlier', EARLIER],
    ['mixed', MIXED],
]);
/**
 * Judges a deploy that has ended: any contrary evidence is a failure.
 *
 * @param breathe awaited often while patterns run over a log; may throw to end it
 */
async function judge(end, expectations, breathe) {
    const superseded = SUPERSEDED.get(end.status?.end) ?? disagreement(end) ?? replacement(end, expectations);
    if (superseded !== undefined)
        return superseded;
    const report = end.reports.at(-1);
    const contrary = judgeReport(report, end.log) ??
        judgeStatus(report, end) ??
        (await judgePatterns(end, expectations, breathe)) ??
        judgeCommit(report, expectations.expectedCommit);
    if (contrary !== undefined)
        return contrary;
    const evidence = [];
    if (end.tokenMoved)
        evidence.push('token');
    if (end.status?.end === 'active')
        evidence.push('status');
    if (report !== undefined)
        evidence.push('exit-status');
    if (expectations.successPatterns.length > 0)
        evidence.push('success-pattern');
    return judgeSilence(end, evidence) ?? { state: 'succeeded', evidence };
}
function judgeReport(report, log) {
    if (report === undefined || report.status === 0)
        return undefined;
    return {
        state: 'failed',
        reason: `the deploy script exited with status ${report.status}`,
        ...causeIn(log),
        next: LOOK_AT_LOG,
    };
}
/** The service itself says that the deploy failed; only the script's own report of a good end speaks against that. */
function judgeStatus(report, { status, log }) {
    if (status?.end !== 'deploy-failed')
        return undefined;
    if (report === undefined) {
        const reason = 'the service shows the status deploy-failed for the site';
        return { state: 'failed', reason, ...causeIn(log), next: LOOK_AT_LOG };
    }
    return {
        state: 'unknown',
        reason: 'the deploy script exited with status 0, but the service shows the status deploy-failed for the site',
        next: 'Look at the site and at the log of the service: something may have failed after the script.',
    };
}
/** The line that tells the cause, in what the script itself has printed. */
function causeIn(log) {
    const line = (0,cause/* causeOf */.r)((0,exit_report/* withoutExitReports */.EG)(log ?? ''));
    return line === undefined ? {} : { line };
}
/** Several deploys ended since ours was triggered, and not alike: which of them was ours cannot be told. */
function disagreement({ reports, deploys }) {
    const ends = new Set(reports.map(({ status, commit }) => `${status} ${commit}`));
    if (ends.size < 2)
        return deploys > Math.max(1, reports.length) ? crowd(deploys) : undefined;
    const list = reports.map(({ status, commit }) => `status ${status}, commit ${commit?.slice(0, 12) ?? 'none'}`);
    return {
        state: 'unknown',
        reason: `superseded: ${reports.length} deploys ended since the trigger, and not alike (${list.join('; ')})`,
        next: FIND_OTHERS,
    };
}
/** Several deploys, and not each of them has reported its end: the status may be that of another one than ours. */
function crowd(deploys) {
    return {
        state: 'unknown',
        reason: `superseded: the log has ${deploys} deploys since the trigger, and not all of them have reported how they ended`,
        next: FIND_OTHERS,
    };
}
/** The log of one deploy was replaced by that of another before it had told its end. */
function replacement(end, expectations) {
    const { lost, exitReportExpected, reports, status } = end;
    const { failurePatterns, successPatterns } = expectations;
    const isText = reports.length + failurePatterns.length + successPatterns.length > 0;
    // A token alone claims no more than that a deploy has ended.
    if (!lost || !(exitReportExpected || isText || status?.end !== undefined))
        return undefined;
    return {
        state: 'unknown',
        reason: "superseded: another deploy's log took the place of the one that had begun after the trigger",
        next: KEEP_APART,
    };
}
/** True when the end was shown. Where a status or a report is expected, a token that moved is not enough. */
function showsEnd({ reports, status, exitReportExpected }) {
    return reports.length > 0 || (status === undefined ? !exitReportExpected : status.isSeen);
}
async function judgePatterns(end, expectations, breathe) {
    const { log, isTooLarge } = end;
    const { failurePatterns, successPatterns } = expectations;
    if (failurePatterns.length + successPatterns.length === 0)
        return undefined;
    if (log === undefined) {
        const why = isTooLarge ? 'could not be read' : 'is not shown by the service';
        const reason = `the deploy log ${why}, so failure-pattern and success-pattern could not be applied`;
        return { state: 'unknown', reason, next: isTooLarge ? PRINT_LESS : LOOK_AT_SITE };
    }
    const unread = (0,body/* isCut */.xZ)(log);
    const lines = (0,exit_report/* withoutExitReports */.EG)(log).split(/\r\n|\n|\r/);
    // The note is ours.
    if (unread)
        lines.shift();
    for (const pattern of failurePatterns) {
        const line = await findLine(lines, pattern, breathe);
        if (line === undefined)
            continue;
        const reason = `the log matches failure-pattern ${pattern.source}`;
        return { state: 'failed', reason, line, next: LOOK_AT_LOG };
    }
    if (unread && failurePatterns.length > 0) {
        const reason = 'only the end of the deploy log could be read: failure-pattern may match what stands before';
        return { state: 'unknown', reason, next: PRINT_LESS };
    }
    for (const pattern of successPatterns) {
        if ((await findLine(lines, pattern, breathe)) !== undefined)
            continue;
        if (unread) {
            const reason = `only the end of the deploy log could be read: no line there matches success-pattern ${pattern.source}`;
            return { state: 'unknown', reason, next: PRINT_LESS };
        }
        if (!showsEnd(end)) {
            const reason = `no line of the log matches success-pattern ${pattern.source}, and nothing shows that the deploy has ended`;
            return { state: 'unknown', reason, next: LOOK_AT_SITE };
        }
        const reason = `no line of the log matches success-pattern ${pattern.source}`;
        return { state: 'failed', reason, next: LOOK_AT_LOG };
    }
    return undefined;
}
/** Characters to match between two breaths: half a second of work for the largest pattern. A longer line is cut. */
const BREATH = 16 * 1024;
async function findLine(lines, pattern, breathe) {
    await breathe();
    let matched = 0;
    for (const line of lines) {
        for (let at = 0; at === 0 || at < line.length; at += BREATH) {
            const piece = line.slice(at, at + BREATH);
            // An empty line is work, too.
            matched += piece.length + 1;
            if (matched > BREATH + 1) {
                await breathe();
                matched = piece.length + 1;
            }
            if (pattern.matches(piece))
                return piece;
        }
    }
    return undefined;
}
/** An end that shows nothing of our own deploy, although it should. */
function judgeSilence(end, evidence) {
    const { status } = end;
    if (end.reports.length > 0 || evidence.includes('status'))
        return undefined;
    const isMatched = evidence.includes('success-pattern') && (end.tokenMoved || status?.end !== undefined);
    if (status !== undefined && !isMatched) {
        return {
            state: 'unknown',
            reason: `the site has the status ${quoted(status.shown)}, which does not tell how the deploy ended, and the log holds no exit report`,
            next: 'Look at the site. Let update-deploy-script put the exit report in front of the script, or give success-pattern.',
        };
    }
    if (!end.tokenMoved && status === undefined)
        return EARLIER;
    if (!end.exitReportExpected)
        return undefined;
    const { log, isTooLarge } = end;
    const why = isTooLarge
        ? 'the log is too large to be read'
        : (0,body/* isCut */.xZ)(log ?? '')
            ? 'the log is too large to be read whole, and no such line is in its end'
            : 'no such line came';
    return {
        state: 'unknown',
        reason: `the deploy script reports its end, but ${why}: it was killed, or it is still at work`,
        next: 'Look at the site and its deploy log before running again. A script that is meant to replace itself or to trap EXIT reports nothing: set report-exit-status: false for it.',
    };
}
function judgeCommit(report, expected) {
    if (expected === undefined)
        return undefined;
    const next = 'Check that the branch on the site is the one that holds the expected commit, and that the script updates it.';
    if (report === undefined) {
        const reason = `which commit was deployed is not known: the log holds no exit report, so ${expected} could not be confirmed`;
        return {
            state: 'unknown',
            reason,
            next: 'Run update-deploy-script with report-exit-status: true first.',
        };
    }
    if (report.commit?.startsWith(expected))
        return undefined;
    return {
        state: 'failed',
        reason: `commit ${report.commit ?? 'none'} was deployed, not ${expected}`,
        next,
    };
}
/** A word of the service, which may be any text. */
function quoted(word) {
    return word.length <= 40 ? word : `${word.slice(0, 40)}…`;
}

// EXTERNAL MODULE: ./build/api/advice.js
var advice = __webpack_require__(4755);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
;// CONCATENATED MODULE: ./build/deploy/lost.js






const PATIENCE_WITHOUT_SITE_MS = 20_000;
/**
 * Decides whether a failed look at the site ends the watch; returns when it may go on.
 *
 * @param trigger what became of the trigger: without its answer, whether there was a deploy is not known either
 * @param withoutAnswerMs how long the service has not answered
 * @param withoutSiteMs for how long it has said that there is no such site
 * @throws OperationError when going on makes no sense; whatever is no failure of the service
 */
function endLost(error, trigger, withoutAnswerMs, withoutSiteMs) {
    if (!(error instanceof errors/* ApiError */.hD))
        throw error;
    if (withoutSiteMs >= PATIENCE_WITHOUT_SITE_MS) {
        const next = 'Check who deleted it; the deploy went with it.';
        const stop = trigger.state === 'done' ? 'failed' : 'unknown';
        const message = 'The site is gone: the service no longer knows it.';
        throw new errors/* OperationError */.OK(stop, message, next, { cause: error });
    }
    const passing = (0,errors/* isPassing */.WG)(error) || (0,errors/* isNotFound */.c4)(error);
    if (passing && withoutAnswerMs < settle/* PATIENCE_WITHOUT_API_MS */.BR)
        return;
    const why = passing
        ? `the service has not answered for ${(0,duration/* formatDuration */.a)(withoutAnswerMs)}`
        : 'the service refuses to be read';
    throw new errors/* OperationError */.OK('unknown', `The deploy was triggered, but ${why}, so how it ended is not known.`, passing
        ? 'Look at the site before running again: the deploy may have gone on without us.'
        : (0,advice/* advise */.T)(error), { cause: error });
}
/** What it means that the deadline has passed before the end of the deploy was seen. */
function tooLate(following, { trigger, timeoutMs }, signs, cause) {
    const limit = `the timeout of ${(0,duration/* formatDuration */.a)(timeoutMs)}`;
    const { status, tokenMoved } = following;
    const began = showsNewLog(following) || status.isDeploying || tokenMoved;
    const hasEnded = status.end !== undefined || (tokenMoved && signs.exitReportExpected !== true);
    if (!status.isDeploying && !status.isEarlier && hasEnded) {
        return new errors/* OperationError */.OK('timed_out', `The deploy has ended, but its log had not settled within ${limit}, so whether it worked is not known.`, 'Raise timeout. Look at the deploy log before running again.', { cause });
    }
    if (trigger.state === 'unknown' && !began) {
        return new errors/* OperationError */.OK('unknown', `The answer to the trigger was lost and no deploy was seen within ${limit}: whether there was one is not known.`, 'Look at the site, then run again.', { cause });
    }
    return began ? stillAtWork(following, limit, signs, cause) : noSign(following, limit, cause);
}
function stillAtWork(following, limit, { now, startedAt, gainedAt }, cause) {
    const { isShown, isDeploying } = following.status;
    const { entry } = following.latest.log;
    const isKnown = entry === null || (0,own_entries/* textOf */.b6)(entry) !== undefined;
    const silence = isKnown
        ? `The script had printed nothing for ${(0,duration/* formatDuration */.a)(now - (gainedAt ?? startedAt))}`
        : 'The service does not show what the script prints';
    const line = lastLine(contentOf(following.latest));
    const last = line === undefined ? '.' : `; its last line is “${line}”.`;
    const state = isDeploying
        ? ' The service still shows the status deploying.'
        : isShown
            ? ''
            : ' Or it ended within the same second as the deploy before it, without an exit report.';
    return new errors/* OperationError */.OK('timed_out', `The deploy did not end within ${limit}, and may still be running. ${silence}${last}${state}`, 'Raise timeout, or find out what the script waits for. Look at the site before running again.', { cause });
}
function noSign({ baseline }, limit, cause) {
    const none = baseline.token === null
        ? 'no repository is installed on the site'
        : 'no repository is installed on the site any more';
    return new errors/* OperationError */.OK('timed_out', `The deploy was triggered, but nothing was seen of it within ${limit}: last_deploy_at did not change. The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than the timeout and may still finish.`, 'Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise timeout. Look at the site before running again.', { cause });
}
/** The last line that is not blank, of which nothing more may come: half a line may hold half a secret. */
function lastLine(log) {
    const whole = log.slice(0, log.lastIndexOf('\n') + 1);
    return whole
        .slice(-LONGEST_TAIL)
        .split(/\r\n|\r|\n/)
        .findLast((line) => line.trim() !== '')
        ?.trim();
}
const LONGEST_TAIL = 16 * 1024;
/** What a cancel leaves in doubt once the deploy may have been triggered. A moved token alone shows no end. */
function cancelledAt({ reports }, { message }) {
    const doubt = reports.length > 0
        ? 'The deploy script has reported its end, but whether the deploy worked was not judged yet.'
        : 'The deploy was not seen to end: it may still be running.';
    return new errors/* CancelledError */.cc(message, doubt);
}

// EXTERNAL MODULE: ./build/deploy/reading.js
var reading = __webpack_require__(5170);
;// CONCATENATED MODULE: ./build/deploy/awaited.js


/** Describes what a deploy is waiting for, and what was seen of it last. */
function describeAwaited(seen, now) {
    const since = (at) => (0,duration/* formatDuration */.a)(now - at);
    const { startedAt, gainedAt, earlierEndedAt, silentAt, holdMs } = seen;
    const parts = [`waiting for ${nextSign(seen.following, seen.exitReportExpected === true)}`];
    if (gainedAt !== undefined)
        parts.push(`the log gained its last line ${since(gainedAt)} ago`);
    // Of several, how long the last one took was not seen.
    if (earlierEndedAt !== undefined && seen.following.earlierDeploys === 1)
        parts.push(`the deploy before ours took at least ${(0,duration/* formatDuration */.a)(earlierEndedAt - startedAt)}`);
    if (silentAt !== undefined)
        parts.push(`the service has not answered for ${since(silentAt)}`);
    if (holdMs > 0)
        parts.push(`it asked to be left alone for ${(0,duration/* formatDuration */.a)(holdMs)}`);
    return parts.join('; ');
}
function nextSign(following, exitReportExpected) {
    const { tokenMoved, reports, earlierDeploys, status } = following;
    if (status.isDeploying)
        return 'the status to change; it is deploying';
    if (status.end !== undefined)
        return 'its log to settle; by its status it has ended';
    if (reports.length > 0)
        return tokenMoved
            ? 'its log to settle'
            : 'last_deploy_at to change, or its log to settle; the script has reported its end';
    if (tokenMoved && exitReportExpected)
        return "the script's exit report; last_deploy_at has changed";
    if (tokenMoved)
        return 'its log to settle; last_deploy_at has changed';
    if (!showsNewLog(following))
        return earlierDeploys > 0
            ? 'ours to begin: a line of its log, or another last_deploy_at'
            : 'the first line of its log, or another last_deploy_at';
    return exitReportExpected ? "the script's exit report" : 'last_deploy_at to change';
}

;// CONCATENATED MODULE: ./build/deploy/looks.js


/**
 * Chooses what to look at next: what can tell the end, and now and then the other, for people who watch and for a script
 * that dies without a report.
 */
function nextLook({ following, looked, elapsedMs, now, exitReportExpected }) {
    const { status, reports, latest } = following;
    const other = looked.last === 'log' ? 'record' : 'log';
    if (isEnding(following)) {
        // One in the log from before is an earlier deploy's; ours may take its place.
        if (reports.length > 0)
            return continuesBaseline(following.baseline, latest) ? other : 'record';
        const isSettled = status.end !== undefined && status.end !== 'other' && status.end !== status.baseline;
        return status.isShown && !isSettled ? other : 'log';
    }
    if (isToldByLog(following, exitReportExpected)) {
        const { every, first } = status.isShown ? RECORDS : RECORDS_ASIDE;
        return looked.count % every === first ? 'record' : 'log';
    }
    const dueMs = Math.min(LINES_MAX_MS, Math.max(LINES_MIN_MS, elapsedMs / 3));
    return now - looked.logAt >= dueMs && looked.last === 'record' ? 'log' : 'record';
}
function isToldByLog({ latest }, exitReportExpected) {
    return exitReportExpected && latest.log.entry !== 'unreadable';
}
/** Where the log tells the end, which looks go to the record, whose status tells it too. */
const RECORDS = { every: 4, first: 3 };
/** Where there is no status they are for a script that dies without a report, and come on top of those at the log. */
const RECORDS_ASIDE = { every: 24, first: 5 };
/** The longest a person who watches waits for new lines, where the record tells the end. */
const LINES_MIN_MS = 5_500;
const LINES_MAX_MS = 16_000;
const FIRST_PAUSE_MS = 500;
const SHORTEST_PAUSE_MS = 1_750;
const LONGEST_PAUSE_MS = 10_000;
const SHORT_MS = 10_000;
const LONG_MS = 40_000;
/**
 * The pause before the next look, in milliseconds: long enough to stay far below 60 requests a minute, short enough to see
 * the end of a deploy within some 15 % of its length. A deploy of 10 s takes 7 looks, of 60 s 16, of 10 min some 70.
 */
function pauseMs({ following, looked, elapsedMs, exitReportExpected }) {
    if (looked.count === 0)
        return FIRST_PAUSE_MS;
    if (isEnding(following))
        return Math.min(LONGEST_PAUSE_MS, Math.max(QUIET_MS, elapsedMs / 4));
    const isAside = !following.status.isShown && isToldByLog(following, exitReportExpected);
    if (isAside && looked.last === 'record')
        return 0;
    if (elapsedMs < SHORT_MS)
        return SHORTEST_PAUSE_MS;
    return Math.min(LONGEST_PAUSE_MS, elapsedMs * (elapsedMs < LONG_MS ? 0.25 : 0.15));
}
const WINDOW_MS = 60_000;
const FEW_REQUESTS = 10;
/** The shortest pause where few requests are left in the window; undefined where there are enough. */
function scarcePauseMs(remaining) {
    return remaining === undefined || remaining > FEW_REQUESTS ? undefined : WINDOW_MS / (remaining + 1);
}

;// CONCATENATED MODULE: ./build/deploy/watch.js









/**
 * Looks at the site again and again until the deploy has ended and its log has settled.
 *
 * @throws OperationError when the end was not seen; CancelledError
 */
async function watch(parts, baseline) {
    const { clock } = parts;
    const startedAt = clock.now();
    const seen = {
        following: startFollowing(baseline),
        record: baseline,
        due: undefined,
        looked: { count: 0, last: 'log', logAt: startedAt },
        exitReportExpected: parts.exitReportExpected,
        startedAt,
        newsAt: startedAt,
        gainedAt: undefined,
        endingAt: undefined,
        earlierEndedAt: undefined,
        silentAt: undefined,
        vanishedAt: undefined,
        holdMs: 0,
        failed: undefined,
        saidFew: false,
    };
    const awaited = () => describeAwaited(seen, clock.now());
    await parts.during({ doing: 'deploying', awaited, noun: 'deploy' }, async () => {
        while (!isOver(parts, seen)) {
            if ((await look(parts, seen)) === 'time is up')
                break;
            keepTime(seen, clock.now());
        }
    });
    return { following: seen.following, exitReportExpected: seen.exitReportExpected === true };
}
/** True once the end has been seen. */
function isOver(parts, seen) {
    const quietMs = parts.clock.now() - seen.newsAt;
    return seen.due === undefined && hasEnded(seen.following, quietMs, outstandingOf(parts, seen));
}
/** Reads the script where its exit report makes the difference: a token has moved, and nothing else tells the end. */
async function learnReportExpected(parts, seen) {
    const { tokenMoved, reports, status } = seen.following;
    if (!tokenMoved || reports.length > 0 || status.isDeploying || status.end !== undefined)
        return;
    seen.exitReportExpected ??= await parts.findReportExpected();
}
function outstandingOf({ expectations }, { exitReportExpected }) {
    const { failurePatterns, successPatterns, expectedCommit } = expectations;
    return {
        report: exitReportExpected === true || expectedCommit !== undefined,
        text: failurePatterns.length + successPatterns.length > 0,
    };
}
/** Waits, then looks once. */
async function look(parts, seen) {
    const { clock, signal } = parts;
    let which = 'record';
    try {
        await clock.sleep(Math.max(nextPauseMs(parts, seen), seen.holdMs), signal);
        const before = seen.following;
        which = nextOf(parts, seen);
        const isOwn = await (which === 'log' ? lookAtLog(parts, seen) : lookAtRecord(parts, seen));
        seen.looked = {
            count: seen.looked.count + 1,
            last: which,
            logAt: which === 'log' ? clock.now() : seen.looked.logAt,
        };
        seen.silentAt = undefined;
        if (which === 'record')
            seen.vanishedAt = undefined;
        seen.holdMs = 0;
        seen.failed = undefined;
        if (!isOwn)
            return 'go on';
        noteSigns(seen, before, clock.now());
        announce(parts, before, seen.following);
        await learnReportExpected(parts, seen);
    }
    catch (error) {
        return bear(error, which, parts, seen);
    }
    return 'go on';
}
/** Chooses the next look: a site that has vanished, until it is back; what is due; what can tell the end. */
function nextOf(parts, seen) {
    if (seen.vanishedAt !== undefined)
        return 'record';
    if (seen.due !== undefined)
        return seen.due;
    return seen.failed === 'log' ? 'record' : nextLook(spreadOf(parts, seen));
}
/** Reads the record. News that may be the end of a deploy count once the log was looked at after them. */
async function lookAtRecord(parts, seen) {
    const { following, due, looked } = seen;
    const record = recordOf(await (0,reading/* readRecord */.aE)(parts, 1));
    seen.due = undefined;
    // Once the token has moved, a record with the old one comes from a copy that lags behind.
    if (following.tokenMoved && record.token === following.baseline.token)
        return false;
    seen.record = record;
    // Right after a log that has told the end it needs no other look at that.
    const isConfirming = due === 'record' && looked.last === 'log' && following.reports.length > 0;
    if (!isConfirming && mayBeEnd(following, seen.record)) {
        seen.due = 'log';
        return false;
    }
    seen.following = observe(following, { ...seen.record, log: following.latest.log });
    return true;
}
/** Reads the log. A report that has come counts at once; the record then says what it knows of it. */
async function lookAtLog(parts, seen) {
    const { following } = seen;
    const log = await parts.log.read(following.foreignRuns, isEnding(following) || seen.due === 'log');
    seen.due = undefined;
    seen.following = observe(following, { ...seen.record, log });
    const { reports, tokenMoved, status } = seen.following;
    const isFirst = reports.length > 0 && following.reports.length === 0;
    if (isFirst && (!tokenMoved || (status.isShown && status.end === undefined)))
        seen.due = 'record';
    return true;
}
function recordOf({ last_deploy_at, status }) {
    return { token: last_deploy_at, status };
}
function mayBeEnd({ latest, status, tokenMoved }, { token, status: shown }) {
    return hasMoved(latest.token, token) || trail(status, shown, tokenMoved).end !== status.end;
}
/** Takes a look that failed: ends the watch, or goes on. */
function bear(error, which, parts, seen) {
    const now = parts.clock.now();
    if (error instanceof errors/* CancelledError */.cc)
        throw cancelledAt(seen.following, error);
    if (error instanceof errors/* DeadlineError */.j3) {
        const following = withRecord(seen);
        const isTold = following.reports.some(({ status }) => status !== 0) || !following.status.isDeploying;
        if (following.reports.length > 0 && isBelievable(following) && isTold)
            return 'time is up';
        throw tooLate(following, parts, { ...seen, now }, error);
    }
    seen.vanishedAt = (0,errors/* isNotFound */.c4)(error) ? (seen.vanishedAt ?? now) : undefined;
    seen.silentAt = isLimited(error) ? undefined : (seen.silentAt ?? now);
    seen.failed = which;
    seen.holdMs = Math.min(settle/* LONGEST_HOLD_MS */.U5, (error instanceof errors/* ApiError */.hD && error.retryAfterMs) || 0);
    const silentMs = now - (seen.silentAt ?? now);
    if (seen.due === 'log' && silentMs >= LOG_PATIENCE_MS && isToldByStatus(parts, seen)) {
        seen.following = withRecord(seen);
        seen.due = undefined;
        return 'go on';
    }
    endLost(error, parts.trigger, silentMs, now - (seen.vanishedAt ?? now));
    return 'go on';
}
/** For so long a log that cannot be read is asked for once the status has told the end. */
const LOG_PATIENCE_MS = 10_000;
/** True when the record read last tells how the deploy ended, and the log is not needed to judge it. */
function isToldByStatus(parts, seen) {
    const { isFinal, end } = withRecord(seen).status;
    const isNeeded = outstandingOf(parts, seen).text || parts.expectations.expectedCommit !== undefined;
    return isFinal && end !== undefined && !isNeeded;
}
/** Everything seen so far, with the record that waits for a look at the log. */
function withRecord({ following, record }) {
    return observe(following, { ...record, log: following.latest.log });
}
/** Notes when the log grew, and when an earlier deploy ended, for people who wait. */
function noteSigns(seen, before, now) {
    const { gained, earlierDeploys } = seen.following;
    const earlierEnded = earlierDeploys > before.earlierDeploys;
    if (earlierEnded)
        seen.earlierEndedAt = now;
    if (gained !== '')
        seen.gainedAt = earlierEnded ? undefined : now;
}
/** Notes since when there was no news. */
function keepTime(seen, now) {
    const { following } = seen;
    if (following.quietLooks === 0)
        seen.newsAt = now;
    seen.endingAt = isEnding(following) ? (seen.endingAt ?? now) : undefined;
}
/** Prints what a reading has brought and notes the milestones. */
function announce({ advance, onLog, say }, before, now) {
    if (now.gained !== '')
        onLog(now.gained, now.replaced);
    if (now.earlierDeploys > before.earlierDeploys) {
        advance('an earlier deploy, not ours, ended', { lastDeployAt: now.latest.token }, 'waiting');
        say('a deploy that was under way before ours has ended; waiting for ours');
        return;
    }
    // A new entry may stand there empty at first.
    const isSilent = !showsNewLog(before) || contentOf(before.latest) === '';
    const logStarted = isSilent && now.gained !== '';
    if (now.status.isDeploying && !before.status.isDeploying)
        advance('the status became deploying', {}, 'running');
    else if (logStarted)
        advance('first lines of the deploy log', {}, 'running');
    if (now.tokenMoved && !before.tokenMoved)
        advance('last_deploy_at changed', {}, now.status.isDeploying ? undefined : 'settling');
    const report = now.reports.at(-1);
    if (report !== undefined && now.reports.length > before.reports.length) {
        const found = { exitStatus: report.status, commit: report.commit };
        advance(`exit report: status ${report.status}`, found, 'settling');
    }
    if (now.status.end !== before.status.end && now.status.end !== undefined)
        advance(`the status ${now.status.end === 'other' ? 'changed' : `became ${now.status.end}`}`, {}, 'settling');
    // Until there is something new, the log is that of an earlier deploy. Half a line may hold half a secret.
    const isOurs = now.tokenMoved || showsNewLog(now);
    advance(undefined, {
        lastDeployAt: now.latest.token,
        log: isOurs ? wholeLines(contentOf(now.latest)) : '',
    });
}
function wholeLines(text) {
    return text.slice(0, text.lastIndexOf('\n') + 1);
}
function isLimited(error) {
    return error instanceof errors/* ApiError */.hD && error.reason === 'limited';
}
function spreadOf({ clock }, { following, looked, endingAt, startedAt, exitReportExpected }) {
    const now = clock.now();
    const elapsedMs = now - (endingAt ?? startedAt);
    return { following, looked, elapsedMs, now, exitReportExpected: exitReportExpected === true };
}
/** The pause before the next look; longer where few requests are left in the window. */
function nextPauseMs(parts, seen) {
    const { pollIntervalMs, traffic, say } = parts;
    if (pollIntervalMs !== undefined)
        return pollIntervalMs;
    const ownMs = seen.due === undefined ? pauseMs(spreadOf(parts, seen)) : 0;
    // A look that failed is not repeated at once.
    const pacedMs = seen.failed !== undefined ? Math.max(SHORTEST_PAUSE_MS, ownMs) : ownMs;
    if (pacedMs === 0)
        return 0;
    const { remaining } = traffic();
    const scarceMs = scarcePauseMs(remaining);
    if (scarceMs === undefined)
        return pacedMs;
    if (!seen.saidFew)
        say(`few requests are left in this minute (${remaining}): looking less often`);
    seen.saidFew = true;
    return Math.max(pacedMs, scarceMs);
}

;// CONCATENATED MODULE: ./build/deploy/attempt.js











/**
 * Triggers one deploy, follows it to its end and judges it. The trigger is sent once, whatever becomes of
 * its answer (section 4, Deployments).
 *
 * @throws OperationError for every end but a good one; CancelledError when the run was cancelled
 */
async function deploy(parts) {
    const record = await parts.untilReady(await (0,reading/* readRecord */.aE)(parts));
    const log = parts.wait ? await (0,reading/* openLog */.Ne)(parts, record.last_deploy_at !== null) : undefined;
    const triggeredAtMs = parts.clock.now();
    const sinceTrigger = () => Math.round(parts.clock.now() - triggeredAtMs);
    let report = {
        previousDeployAt: record.last_deploy_at,
        lastDeployAt: record.last_deploy_at,
        durationMs: 0,
        exitStatus: undefined,
        commit: undefined,
        evidence: [],
        followed: parts.wait,
        log: '',
        timeline: [],
    };
    const advance = (what, found = {}, begins) => {
        const milestone = what === undefined ? [] : [{ atMs: sinceTrigger(), what, begins }];
        report = {
            ...report,
            ...found,
            durationMs: sinceTrigger(),
            timeline: [...report.timeline, ...milestone],
        };
        parts.onProgress(report);
    };
    const trigger = await sendTrigger(parts);
    advance(trigger.state === 'done' ? 'triggered' : 'triggered, but the answer was lost', {}, 'waiting');
    if (log === undefined)
        return endUnfollowed(trigger, report);
    const baseline = { token: record.last_deploy_at, status: record.status, log: log.baseline };
    // It did the last time; else the script is asked, where that makes a difference.
    const exitReportExpected = parts.exitReportExpected ?? (baseline.log.reports.length > 0 ? true : undefined);
    const findReportExpected = () => expectsReport(parts);
    try {
        const watching = { ...parts, log, trigger, advance, exitReportExpected, findReportExpected };
        await conclude(parts, await watch(watching, baseline), advance);
    }
    finally {
        // Whatever ends it: how long it was followed.
        advance(undefined);
    }
    return report;
}
/** Looks for the prologue that makes the script report its end. */
async function expectsReport({ reader, target }) {
    try {
        return (0,exit_report/* reportsItsEnd */.rA)(await reader.read(deployments.getDeployScript, target));
    }
    catch (error) {
        if (error instanceof errors/* ApiError */.hD)
            return false;
        throw error;
    }
}
/** Sends the trigger; returns only when it took effect or may have. */
async function sendTrigger(parts) {
    const effect = await parts.writer.write(deployments.postDeploy, parts.target, undefined);
    if (effect.state === 'not-done')
        throw effect.error;
    if (effect.state === 'unknown') {
        if ((0,errors/* isInterruption */.si)(effect.error)) {
            const doubt = 'Whether the deploy was triggered is not known; it may still be running.';
            throw (0,settle/* interruptedIn */.GP)(effect.error, doubt);
        }
        parts.warn(`${(0,errors/* explain */.WE)(effect.error)} It is not sent again; the deploy log will tell whether it took effect.`);
    }
    return effect;
}
function endUnfollowed(trigger, report) {
    if (trigger.state === 'done')
        return report;
    throw new errors/* OperationError */.OK('unknown', 'Whether the deploy was triggered is not known: the answer was lost.', 'Look at the site before running again, or set wait: true so that the run can find out.');
}
/** Work that lasts no longer than this needs no pause: each takes a millisecond or more, which would add up. */
const BREATHLESS_MS = 20;
/** Pauses so that a cancel and the deadline are heard, and rejects with their reason. */
function createBreath({ clock, signal }) {
    let breathed = clock.now();
    return async () => {
        if (clock.now() - breathed < BREATHLESS_MS)
            return;
        await clock.sleep(0, signal);
        breathed = clock.now();
    };
}
async function conclude(parts, { following: ended, exitReportExpected }, advance) {
    const { tokenMoved, reports, lost, latest } = ended;
    const content = contentOf(latest);
    if (latest.log.isJoined)
        parts.onLog(content, true);
    parts.onSettled();
    const status = endStatus(ended, exitReportExpected);
    if (reports.length === 0 && status === undefined && content !== '' && !showsNewLog(ended)) {
        parts.warn('last_deploy_at changed, but the deploy log did not: what this deploy did is not known from it.');
    }
    const log = judgedText(ended);
    const isTooLarge = latest.log.entry === 'unreadable';
    if (isTooLarge)
        parts.warn('The deploy log is larger than 64 MiB, more than is read: it is left out.');
    else if ((0,body/* isCut */.xZ)(content))
        parts.say('the deploy log is too long to be read whole: its end is what is judged');
    advance(undefined, { log: content });
    const { deploys } = latest.log;
    const end = { tokenMoved, status, reports, deploys, exitReportExpected, lost, log, isTooLarge };
    const verdict = await parts
        .during({ doing: 'judging the deploy by its log' }, () => judge(end, parts.expectations, createBreath(parts)))
        .catch((error) => {
        throw error instanceof errors/* CancelledError */.cc ? cancelledAt(ended, error) : error;
    });
    if (verdict.state !== 'unknown')
        parts.onConfirmed();
    if (verdict.state !== 'succeeded') {
        advance(verdict.reason);
        const line = verdict.state === 'failed' && verdict.line !== undefined
            ? ` The log says: “${verdict.line.trim()}”`
            : '';
        const what = verdict.state === 'failed' ? 'The deploy failed' : 'How the deploy ended is not known';
        throw new errors/* OperationError */.OK(verdict.state, `${what}: ${verdict.reason}.${line}`, verdict.next);
    }
    advance(undefined, { evidence: verdict.evidence });
    const evidence = [...verdict.evidence];
    for (const check of parts.checks) {
        advance(`${check.evidence} began`, {}, check.evidence);
        const wrong = await runCheck(check);
        if (wrong !== undefined) {
            advance(`${check.evidence} failed`);
            throw new errors/* OperationError */.OK('failed', wrong.problem, wrong.next);
        }
        evidence.push(check.evidence);
        advance(`${check.evidence} passed`, { evidence: [...evidence] });
    }
}
async function runCheck(check) {
    try {
        return await check.run();
    }
    catch (error) {
        if (error instanceof errors/* CancelledError */.cc)
            throw (0,settle/* interruptedIn */.GP)(error, `The deploy itself ended well, but the ${check.evidence} was not through.`);
        if (!(error instanceof errors/* DeadlineError */.j3))
            throw error;
        const message = `The deploy itself ended well, but the time was up before the ${check.evidence} was through.`;
        throw new errors/* OperationError */.OK('timed_out', message, 'Raise timeout, or look at what is checked.', {
            cause: error,
        });
    }
}


/***/ }),

/***/ 4838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PH: () => (/* binding */ TOO_LARGE),
/* harmony export */   eQ: () => (/* binding */ MAX_LONG_BYTES),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   xZ: () => (/* binding */ isCut)
/* harmony export */ });
/* unused harmony export createShortener */
/** Size limit of answers, in bytes. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Size limit of answers whose long texts are shortened, in bytes received. */
const MAX_LONG_BYTES = 64 * 1024 * 1024;
/** Limit of a text in such an answer, in bytes of its JSON; only the end of a longer one is kept. */
const MAX_TEXT_BYTES = 4 * 1024 * 1024;
/** Error code for an answer above the limit, the same as undici's. */
const TOO_LARGE = 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
const NOTE = '[site-deploy: this text is too long to be read whole; here is its end]';
/** True when only the end of a text was kept: then its first line is a note that says so. */
function isCut(text) {
    return text.startsWith(NOTE);
}
/**
 * Reads a body to its end.
 *
 * @param mayBeLong true to shorten the texts of an answer that is too large, instead of throwing
 * @throws an error with the code TOO_LARGE, and any error of the source
 */
async function readBody(chunks, mayBeLong) {
    const read = [];
    let shortener;
    let size = 0;
    for await (const chunk of chunks) {
        size += chunk.length;
        if (size > (mayBeLong ? MAX_LONG_BYTES : MAX_BYTES))
            throw tooLarge();
        if (size > MAX_BYTES && shortener === undefined) {
            shortener = createShortener(MAX_TEXT_BYTES);
            read.splice(0).forEach(shortener.push);
        }
        if (shortener === undefined)
            read.push(chunk);
        else
            shortener.push(chunk);
        if (shortener !== undefined && shortener.size() > MAX_BYTES)
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
 * Builds a shortener. It keeps only whole lines of a long text: half a line may contain half a secret, which the redactor
 * cannot find.
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
        size: () => keptSize,
        end: () => (text === undefined ? kept : [...kept, ...text.end()]),
    };
}
/** Keeps the end of a JSON text, without its quotes. */
function createTail(maxBytes) {
    const pieces = [];
    let size = 0;
    let first = 0;
    return {
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
/** Finds the start of the first whole line; the end, if there is none. */
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
