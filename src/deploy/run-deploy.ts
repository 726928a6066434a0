import { openDeployLog } from '../api/deploy-log.ts';
import { postDeploy } from '../api/deployments.ts';
import { interruptedIn } from '../api/settle.ts';
import { timeIn } from '../api/shown-time.ts';
import { getSite } from '../api/sites.ts';
import { explain, isInterruption, OperationError } from '../core/errors.ts';
import { isCut } from '../net/body.ts';
import { type DeployResult, type Evidence, type Recorder, startResult } from '../outcome/deploy-result.ts';
import { noRepository } from '../outcome/no-repository.ts';
import { findExitReports, timeOf } from '../script/exit-report.ts';
import { caseOf } from './case.ts';
import type { DeployParts } from './deploy-parts.ts';
import { type Followed, follow } from './follow.ts';
import type { AtTrigger, State } from './state.ts';
import { restOf } from './text.ts';

/**
 * Triggers a deploy, follows it to its end and judges it. The trigger is never repeated, even if its answer is lost
 * (section 4, Deployments).
 *
 * @throws OperationError unless the deploy succeeded; CancelledError
 */
export async function runDeploy(parts: DeployParts): Promise<DeployResult> {
  const { log, ...site } = await parts.during({ doing: 'reading what is there' }, () => readBaseline(parts));
  await parts.beforeTrigger(site.lastDeployAt, log?.before);
  const { record, result, triggeredAt } = startResult(parts, parts.wait, site.lastDeployAt);
  const trigger = await sendTrigger(parts);
  const serviceAt = parts.reader.serviceTime() - (parts.clock.now() - triggeredAt);
  const answer = trigger.state === 'done' ? trigger.value : undefined;
  const what = answer === undefined ? 'triggered, but the answer was lost' : 'triggered';
  record.milestone(what, { id: answer?.id }, 'waiting');
  if (answer?.hasRepository === false) throw noRepository(answer.said);
  if (log === undefined) {
    if (answer !== undefined) return result();
    throw new OperationError(
      'unknown',
      'Whether the deploy was triggered is not known: the answer was lost.',
      'Look at the site before running again, or set wait: true so that the run can find out.',
    );
  }
  const given: AtTrigger = {
    ...{
      id: answer?.id,
      said: answer?.said ?? '',
      lost: trigger.state === 'done' ? undefined : trigger.error,
    },
    ...{ triggeredAt, serviceAt, site, log: log.before, expects: parts.expectations },
    ...{ earlierRun: parts.earlierRun, isMany: parts.siblings.exist, timeoutMs: parts.timeoutMs },
    script: parts.script,
  };
  // A script that has reported its end before still does. Otherwise it is read later, if it matters.
  const hasReported = (log.before?.entries ?? []).some(({ content = '' }) => findExitReports(content)[0]);
  const exitReportExpected = parts.exitReportExpected ?? (hasReported ? true : undefined);
  try {
    const followed = await follow({ ...parts, log, record, exitReportExpected }, given);
    await parts.check(concluded(parts, followed, record), record);
  } finally {
    // Record the duration, whatever the end.
    record.update({});
  }
  return result();
}

/**
 * Reads the baseline. Where an exit report is sure to tell the end, what the list shows of the site will do; but a list may lack
 * the time of the last deploy.
 */
async function readBaseline(parts: DeployParts) {
  const { reader, siblings, target, exitReportExpected } = parts;
  const glance = exitReportExpected === true ? siblings.glance(target.site) : undefined;
  const listed = await glance?.catch(() => undefined);
  const isTelling = typeof listed?.last_deploy_at === 'string';
  const site = await parts.untilReady(isTelling ? listed : await reader.read(getSite, target));
  const isListed = site === listed;
  if (!isListed) siblings.compare(site);
  const { last_deploy_at: lastDeployAt = null, status: siteStatus, current_deploy_log: liveText } = site;
  // Read after the site, and not together with it: a log older than `last_deploy_at` would make another deploy's end ours.
  const log = parts.wait ? await openDeployLog(parts, lastDeployAt !== null) : undefined;
  return { lastDeployAt, siteStatus, liveText, log, isListed };
}

/** Sends the trigger. Returns only if it took effect or may have. */
async function sendTrigger({ writer, target, variables, warn }: DeployParts) {
  const effect = await writer.write(postDeploy, target, variables && { variables });
  if (effect.state === 'done') return effect;
  const { error } = effect;
  if (effect.state === 'not-done') throw error;
  if (isInterruption(error)) {
    const doubt = 'Whether the deploy was triggered is not known; it may still be running.';
    throw interruptedIn(error, doubt);
  }
  warn(`${explain(error)} It is not sent again; the deploy log will tell whether it took effect.`);
  return effect;
}

/** Reports the end of a deploy, and returns the evidence that it worked. */
function concluded(parts: DeployParts, { state, verdict }: Followed, record: Recorder): readonly Evidence[] {
  const isGivenUp = verdict.outcome !== 'succeeded' && verdict.givenUpFor !== undefined;
  if (!isGivenUp) {
    parts.onLog(restOf(state), false);
    parts.onLogEnd();
    warnOfLog(parts, state);
  }
  record.update({ log: state.text.content ?? state.live.content ?? '', ...endShown(parts, state) });
  if (verdict.outcome === 'failed' || verdict.outcome === 'succeeded') parts.onTookEffect();
  if (verdict.outcome !== 'succeeded') {
    if (!isGivenUp) record.milestone(verdict.reason);
    throw new OperationError(verdict.outcome, verdict.message, verdict.next, { cause: verdict.givenUpFor });
  }
  record.update({ evidence: verdict.evidence });
  return verdict.evidence;
}

/** Warns of what the log does not show. */
function warnOfLog({ warn, say }: DeployParts, state: State): void {
  const { text, reports, status, log, deployment, atTrigger, hasMoved, reportExpected } = state;
  const { content = '' } = text;
  const isUntold = reports.length === 0 && status.latest === undefined && deployment === undefined;
  const hasOld = (atTrigger.log?.entries ?? []).some((entry) => (entry.content ?? '') !== '');
  if (isUntold && hasOld && log.entries.length === 0 && hasMoved)
    warn('last_deploy_at changed, but the deploy log did not, so it does not show what this deploy did.');
  if (!log.isReadable) warn('The deploy log is left out: it is larger than 64 MiB, the most that is read.');
  else if (isCut(content)) say('the deploy log is too long to be read whole: only its end is judged');
  if (text.isOwn && reportExpected && findExitReports(content).length === 0)
    warn('The deploy script should report its end, but its log has no such line.');
}

/** The end of the script, its commit, and the time that the deploy itself took, as far as the service tells them. */
function endShown({ clock }: DeployParts, state: State): Partial<DeployResult> {
  const { atTrigger, runningAt = atTrigger.triggeredAt, endingAt = clock.now() } = state;
  const { report, commit: short, expects } = caseOf(state, clock.now());
  const commit =
    short !== undefined && expects.expectedCommit?.startsWith(short) ? expects.expectedCommit : short;
  const time = report && timeOf(report);
  const [least, most] = [runningAt - atTrigger.triggeredAt, endingAt - atTrigger.triggeredAt];
  // The clocks of servers tell whole seconds; the looks tell between which times it was.
  const moved = state.hasMoved ? timeIn(state.shown.lastDeployAt) : undefined;
  const told = [time, moved].map((ms) => ms && Math.max(500, ms - atTrigger.serviceAt));
  const isLikely = (ms: number | undefined): boolean => ms !== undefined && ms >= least && ms <= most;
  const ownMs = Math.round(told.find(isLikely) ?? Math.min(most, Math.max(least, told[0] ?? most)));
  const end = report && { exitStatus: report.status, run: report.run };
  return { ownMs, commit, ...end };
}
