import type { Effect, Writer } from '../api/client.ts';
import { postDeploy } from '../api/deployments.ts';
import { interruptedIn } from '../api/settle.ts';
import { getSite, type Site } from '../api/sites.ts';
import { CancelledError, DeadlineError, explain, isInterruption, OperationError } from '../core/errors.ts';
import { isCut } from '../net/body.ts';
import { openDeployLog } from './deploy-log.ts';
import type { DeployResult, Evidence, Phase, Recorder } from './deploy-result.ts';
import { contentOf, type DeploySoFar, type Observation, showsNewLog } from './deploy-so-far.ts';
import { type EndOfDeploy, endOfDeploy } from './ending.ts';
import { judge } from './judge.ts';
import type { Verdict } from './verdict.ts';
import { type Watched, watch } from './watch.ts';
import { cancelledAt } from './watch-errors.ts';
import type { WatchParts } from './watch-state.ts';

interface DeployParts extends WatchParts {
  readonly writer: Writer;
  /** False: only trigger. */
  readonly wait: boolean;
  /** Waits while the service is busy with the site, then returns the site. */
  readonly untilReady: (site: Site) => Promise<Site>;
  /** Checks after a successful deploy, in order. */
  readonly checks: readonly Check[];
  /** Asked when the checks begin: the time of the clock by which they must end, if any. */
  readonly checksDue: () => number | undefined;
  readonly warn: (line: string) => void;
  /** Called when the log is complete. */
  readonly onSettled: () => void;
  /** Called once it is certain that the deploy took place, even if the answer to its trigger was lost. */
  readonly onConfirmed: () => void;
  /** Called after each step, so that an interrupted deploy is reported too. */
  readonly onProgress: (result: DeployResult) => void;
}

/** A check after a successful deploy. */
export interface Check {
  readonly evidence: Extract<Evidence, Phase>;
  /**
   * Returns the problem, or undefined.
   *
   * @param leftMs the time that it has, so that some remains for a rollback; undefined for no limit
   */
  readonly run: (
    leftMs: number | undefined,
  ) => Promise<{ readonly problem: string; readonly next: string } | undefined>;
}

/**
 * Triggers a deploy, follows it to its end and judges it. The trigger is never repeated, even if its answer is lost
 * (section 4, Deployments).
 *
 * @throws OperationError unless the deploy succeeded; CancelledError
 */
export async function runDeploy(parts: DeployParts): Promise<DeployResult> {
  const { log, ...shown } = await parts.during({ doing: 'reading what is there' }, () => readBaseline(parts));
  const { record, result } = startResult(parts, shown.lastDeployAt);
  const trigger = await sendTrigger(parts);
  record.milestone(
    trigger.state === 'done' ? 'triggered' : 'triggered, but the answer was lost',
    {},
    'waiting',
  );
  if (log === undefined) {
    if (trigger.state === 'done') return result();
    throw new OperationError(
      'unknown',
      'Whether the deploy was triggered is not known: the answer was lost.',
      'Look at the site before running again, or set wait: true so that the run can find out.',
    );
  }
  const baseline: Observation = { ...shown, log: log.baseline };
  // A script that has reported its end before still does. Otherwise it is read later, if it matters.
  const exitReportExpected = parts.exitReportExpected ?? (log.baseline.reports.length > 0 ? true : undefined);
  try {
    const watched = await watch({ ...parts, log, trigger, record, exitReportExpected }, baseline);
    const evidence = await judgeEnd(parts, watched, record);
    await runChecks(parts, evidence, record);
  } finally {
    // Record the duration, whatever the end.
    record.update({});
  }
  return result();
}

/** Reads the baseline. Where an exit report is sure to tell the end, what the list shows of the site will do. */
async function readBaseline(parts: DeployParts) {
  const { reader, company, target, exitReportExpected } = parts;
  const glance = exitReportExpected === true ? company.glance(target.site) : undefined;
  const listed = await glance?.catch(() => undefined);
  const site = await parts.untilReady(listed ?? (await reader.read(getSite, target)));
  const isListed = site === listed;
  if (!isListed) company.compare(site);
  const { last_deploy_at: lastDeployAt = null, status } = site;
  // Read after the site, and not together with it: a log older than `last_deploy_at` would make another deploy's end ours.
  const log = parts.wait ? await openDeployLog(parts, lastDeployAt !== null) : undefined;
  return { lastDeployAt, status, log, isListed };
}

function startResult({ clock, wait, onProgress }: DeployParts, lastDeployAt: string | null) {
  const triggeredAtMs = clock.now();
  let result: DeployResult = {
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
  const update = (found: Partial<DeployResult>): void => {
    result = { ...result, ...found, durationMs: Math.round(clock.now() - triggeredAtMs) };
    onProgress(result);
  };
  const record: Recorder = {
    update,
    milestone(what, found = {}, begins) {
      const atMs = Math.round(clock.now() - triggeredAtMs);
      update({ ...found, timeline: [...result.timeline, { atMs, what, begins }] });
    },
  };
  return { record, result: () => result };
}

/** Sends the trigger. Returns only if it took effect or may have. */
async function sendTrigger({ writer, target, warn }: DeployParts): Promise<Effect<unknown>> {
  const effect = await writer.write(postDeploy, target, undefined);
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

/** Completes the log, judges the deploy, and returns the evidence that it worked. */
async function judgeEnd(
  parts: DeployParts,
  { soFar, exitReportExpected }: Watched,
  record: Recorder,
): Promise<readonly Evidence[]> {
  const { latest } = soFar;
  if (latest.log.isJoined) parts.onLog(contentOf(latest), true);
  parts.onSettled();
  const end = endOfDeploy(soFar, exitReportExpected);
  noteMissingLog(parts, soFar, end);
  record.update({ log: contentOf(latest) });
  const judging = () => judge(end, parts.expectations, createPause(parts));
  const verdict = await parts
    .during({ doing: 'judging the deploy by its log' }, judging)
    .catch((error: unknown) => {
      throw error instanceof CancelledError ? cancelledAt(soFar, error) : error;
    });
  if (verdict.state !== 'unknown') parts.onConfirmed();
  if (verdict.state !== 'succeeded') {
    record.milestone(verdict.reason);
    throw errorOf(verdict);
  }
  record.update({ evidence: verdict.evidence });
  return verdict.evidence;
}

/** Warns if the log is not this deploy's, or not whole. */
function noteMissingLog({ warn, say }: DeployParts, soFar: DeploySoFar, end: EndOfDeploy): void {
  const content = contentOf(soFar.latest);
  const isUntold = end.reports.length === 0 && end.status === undefined;
  if (isUntold && content !== '' && !showsNewLog(soFar))
    warn('last_deploy_at changed, but the deploy log did not, so it does not show what this deploy did.');
  if (end.isTooLarge) warn('The deploy log is left out: it is larger than 64 MiB, the most that is read.');
  else if (isCut(content)) say('the deploy log is too long to be read whole: only its end is judged');
}

/** Shorter work needs no pause. Each pause takes at least a millisecond, which adds up. */
const LONGEST_BLOCK_MS = 20;

/** Creates a pause that lets a cancel or the deadline interrupt the work. It rejects with their reason. */
function createPause({ clock, signal }: DeployParts): () => Promise<void> {
  let pausedAt = clock.now();
  return async () => {
    if (clock.now() - pausedAt < LONGEST_BLOCK_MS) return;
    await clock.sleep(0, signal);
    pausedAt = clock.now();
  };
}

function errorOf(verdict: Exclude<Verdict, { readonly state: 'succeeded' }>): OperationError {
  const { state, reason, next } = verdict;
  const isFailed = state === 'failed';
  // The headline above it says that the deploy failed.
  const what = isFailed
    ? reason.charAt(0).toUpperCase() + reason.slice(1)
    : `How the deploy ended is not known: ${reason}`;
  const line = isFailed ? verdict.line : undefined;
  const quote = line === undefined ? '' : ` The log says: “${line.trim()}”`;
  return new OperationError(state, `${what}.${quote}`, next);
}

async function runChecks(
  { checks, checksDue, clock }: DeployParts,
  shown: readonly Evidence[],
  record: Recorder,
): Promise<void> {
  const due = checks.length === 0 ? undefined : checksDue();
  let evidence = shown;
  for (const check of checks) {
    record.milestone(`${check.evidence} started`, {}, check.evidence);
    const wrong = await runCheck(check, due === undefined ? undefined : due - clock.now());
    if (wrong !== undefined) {
      record.milestone(`${check.evidence} failed`);
      throw new OperationError('failed', wrong.problem, wrong.next);
    }
    evidence = [...evidence, check.evidence];
    record.milestone(`${check.evidence} passed`, { evidence });
  }
}

async function runCheck(check: Check, leftMs: number | undefined): ReturnType<Check['run']> {
  try {
    return await check.run(leftMs);
  } catch (error) {
    if (error instanceof CancelledError)
      throw interruptedIn(error, `The deploy itself succeeded, but the ${check.evidence} did not finish.`);
    if (!(error instanceof DeadlineError)) throw error;
    const message = `The deploy itself succeeded, but the time was up before the ${check.evidence} finished.`;
    const next = `Raise ${error.input}, or look at what is checked.`;
    throw new OperationError('timed_out', message, next, { cause: error });
  }
}
