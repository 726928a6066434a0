import type { Effect, Reader, Traffic, Writer } from '../api/client.ts';
import { getDeployScript, postDeploy } from '../api/deployments.ts';
import { interruptedIn, type Patience } from '../api/settle.ts';
import type { Site } from '../api/sites.ts';
import {
  ApiError,
  CancelledError,
  DeadlineError,
  explain,
  isInterruption,
  OperationError,
} from '../core/errors.ts';
import { isCut } from '../net/body.ts';
import { endStatus, judgedText } from './ending.ts';
import { reportsItsEnd } from './exit-report.ts';
import { contentOf, type Reading, showsNewLog } from './follow.ts';
import { type Evidence, type Expectations, judge } from './judge.ts';
import { cancelledAt } from './lost.ts';
import { openLog, readRecord } from './reading.ts';
import { type Watched, watch } from './watch.ts';

/** What a deploy came to, for the report. It fills as the deploy goes on, whatever the end. */
export interface DeployResult {
  readonly previousDeployAt: string | null;
  readonly lastDeployAt: string | null;
  readonly durationMs: number;
  readonly exitStatus: number | undefined;
  readonly commit: string | undefined;
  readonly evidence: readonly Evidence[];
  /** False when the deploy was triggered and not followed. */
  readonly followed: boolean;
  readonly log: string;
  readonly timeline: readonly Milestone[];
}

/** A stretch of a deploy: waiting for the first line of its log, its script at work, its log settling, a check. */
export type Phase = 'waiting' | 'running' | 'settling' | 'health-check' | 'verify-command';

/** Something that happened, and when, in milliseconds since the trigger. */
export interface Milestone {
  readonly atMs: number;
  readonly what: string;
  /** What began with it. */
  readonly begins?: Phase | undefined;
}

/** What a deploy works with. */
export interface DeployParts extends Patience {
  readonly target: { readonly server: number; readonly site: number };
  readonly reader: Reader;
  readonly writer: Writer;
  readonly traffic: () => Traffic;
  readonly expectations: Expectations;
  /** False: trigger only. */
  readonly wait: boolean;
  /** The time that the whole run has, in milliseconds. */
  readonly timeoutMs: number;
  /** Waits while the service is busy with the site; what it is like then. */
  readonly untilReady: (site: Site) => Promise<Site>;
  /** Fixed time between two looks in milliseconds, of one request each; undefined: adaptive. */
  readonly pollIntervalMs: number | undefined;
  /** Whether the deploy script reports its end; undefined: as it did before. */
  readonly exitReportExpected: boolean | undefined;
  /** Checks after a good deploy, in order; each answers with what is wrong, or undefined. */
  readonly checks: readonly Check[];
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
  /** Text that the deploy log has gained; `replaced` when it starts another log. */
  readonly onLog: (text: string, replaced: boolean) => void;
  /** The log is complete. */
  readonly onSettled: () => void;
  /** The deploy was seen to have taken place, whatever became of the answer to its trigger. */
  readonly onConfirmed: () => void;
  /** Told after each step, so that a deploy that is interrupted is still reported. */
  readonly onProgress: (report: DeployResult) => void;
}

/** Something asked once the deploy has ended well. */
export interface Check {
  readonly evidence: Extract<Evidence, Phase>;
  readonly run: () => Promise<{ readonly problem: string; readonly next: string } | undefined>;
}

/**
 * Triggers one deploy, follows it to its end and judges it. The trigger is sent once, whatever becomes of
 * its answer (section 4, Deployments).
 *
 * @throws OperationError for every end but a good one; CancelledError when the run was cancelled
 */
export async function deploy(parts: DeployParts): Promise<DeployResult> {
  const record = await parts.untilReady(await readRecord(parts));
  const log = parts.wait ? await openLog(parts, record.last_deploy_at !== null) : undefined;
  const triggeredAtMs = parts.clock.now();
  const sinceTrigger = (): number => Math.round(parts.clock.now() - triggeredAtMs);
  let report: DeployResult = {
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
  const advance: Advance = (what, found = {}, begins) => {
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
  if (log === undefined) return endUnfollowed(trigger, report);
  const baseline: Reading = { token: record.last_deploy_at, status: record.status, log: log.baseline };
  // It did the last time; else the script is asked, where that makes a difference.
  const exitReportExpected = parts.exitReportExpected ?? (baseline.log.reports.length > 0 ? true : undefined);
  const findReportExpected = (): Promise<boolean> => expectsReport(parts);
  try {
    const watching = { ...parts, log, trigger, advance, exitReportExpected, findReportExpected };
    await conclude(parts, await watch(watching, baseline), advance);
  } finally {
    // Whatever ends it: how long it was followed.
    advance(undefined);
  }
  return report;
}

/** Notes a milestone and what began with it, or only what was found, and tells the report so far. */
export type Advance = (what: string | undefined, found?: Partial<DeployResult>, begins?: Phase) => void;

/** Looks for the prologue that makes the script report its end. */
async function expectsReport({ reader, target }: DeployParts): Promise<boolean> {
  try {
    return reportsItsEnd(await reader.read(getDeployScript, target));
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Sends the trigger; returns only when it took effect or may have. */
async function sendTrigger(parts: DeployParts): Promise<Effect<unknown>> {
  const effect = await parts.writer.write(postDeploy, parts.target, undefined);
  if (effect.state === 'not-done') throw effect.error;
  if (effect.state === 'unknown') {
    if (isInterruption(effect.error)) {
      const doubt = 'Whether the deploy was triggered is not known; it may still be running.';
      throw interruptedIn(effect.error, doubt);
    }
    parts.warn(
      `${explain(effect.error)} It is not sent again; the deploy log will tell whether it took effect.`,
    );
  }
  return effect;
}

function endUnfollowed(trigger: Effect<unknown>, report: DeployResult): DeployResult {
  if (trigger.state === 'done') return report;
  throw new OperationError(
    'unknown',
    'Whether the deploy was triggered is not known: the answer was lost.',
    'Look at the site before running again, or set wait: true so that the run can find out.',
  );
}

/** Work that lasts no longer than this needs no pause: each takes a millisecond or more, which would add up. */
const BREATHLESS_MS = 20;

/** Pauses so that a cancel and the deadline are heard, and rejects with their reason. */
function createBreath({ clock, signal }: DeployParts): () => Promise<void> {
  let breathed = clock.now();
  return async () => {
    if (clock.now() - breathed < BREATHLESS_MS) return;
    await clock.sleep(0, signal);
    breathed = clock.now();
  };
}

async function conclude(
  parts: DeployParts,
  { following: ended, exitReportExpected }: Watched,
  advance: Advance,
): Promise<void> {
  const { tokenMoved, reports, lost, latest } = ended;
  const content = contentOf(latest);
  if (latest.log.isJoined) parts.onLog(content, true);
  parts.onSettled();
  const status = endStatus(ended, exitReportExpected);
  if (reports.length === 0 && status === undefined && content !== '' && !showsNewLog(ended)) {
    parts.warn(
      'last_deploy_at changed, but the deploy log did not: what this deploy did is not known from it.',
    );
  }
  const log = judgedText(ended);
  const isTooLarge = latest.log.entry === 'unreadable';
  if (isTooLarge) parts.warn('The deploy log is larger than 64 MiB, more than is read: it is left out.');
  else if (isCut(content))
    parts.say('the deploy log is too long to be read whole: its end is what is judged');
  advance(undefined, { log: content });
  const { deploys } = latest.log;
  const end = { tokenMoved, status, reports, deploys, exitReportExpected, lost, log, isTooLarge };
  const verdict = await parts
    .during({ doing: 'judging the deploy by its log' }, () =>
      judge(end, parts.expectations, createBreath(parts)),
    )
    .catch((error: unknown) => {
      throw error instanceof CancelledError ? cancelledAt(ended, error) : error;
    });
  if (verdict.state !== 'unknown') parts.onConfirmed();
  if (verdict.state !== 'succeeded') {
    advance(verdict.reason);
    const line =
      verdict.state === 'failed' && verdict.line !== undefined
        ? ` The log says: “${verdict.line.trim()}”`
        : '';
    const what = verdict.state === 'failed' ? 'The deploy failed' : 'How the deploy ended is not known';
    throw new OperationError(verdict.state, `${what}: ${verdict.reason}.${line}`, verdict.next);
  }
  advance(undefined, { evidence: verdict.evidence });
  const evidence = [...verdict.evidence];
  for (const check of parts.checks) {
    advance(`${check.evidence} began`, {}, check.evidence);
    const wrong = await runCheck(check);
    if (wrong !== undefined) {
      advance(`${check.evidence} failed`);
      throw new OperationError('failed', wrong.problem, wrong.next);
    }
    evidence.push(check.evidence);
    advance(`${check.evidence} passed`, { evidence: [...evidence] });
  }
}

async function runCheck(check: Check): ReturnType<Check['run']> {
  try {
    return await check.run();
  } catch (error) {
    if (error instanceof CancelledError)
      throw interruptedIn(error, `The deploy itself ended well, but the ${check.evidence} was not through.`);
    if (!(error instanceof DeadlineError)) throw error;
    const message = `The deploy itself ended well, but the time was up before the ${check.evidence} was through.`;
    throw new OperationError('timed_out', message, 'Raise timeout, or look at what is checked.', {
      cause: error,
    });
  }
}
