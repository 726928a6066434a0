import { isCut } from '../api/body.ts';
import type { Effect, Reader, Traffic, Writer } from '../api/client.ts';
import { getDeployScript, postDeploy } from '../api/deployments.ts';
import {
  ApiError,
  CancelledError,
  DeadlineError,
  explain,
  isInterruption,
  OperationError,
} from '../errors.ts';
import { interruptedIn, type Patience } from '../settle.ts';
import { findExitReports, reportsItsEnd } from './exit-report.ts';
import { contentOf, type Following, type Reading, showsNewLog } from './follow.ts';
import { type Evidence, type Expectations, judge } from './judge.ts';
import { cancelledAt } from './lost.ts';
import { readSite, watch } from './watch.ts';

/** What a deploy came to, for the report. It fills as the deploy goes on, whatever the end. */
export interface DeployReport {
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
  /** Fixed time between polls in milliseconds; undefined: adaptive. */
  readonly pollIntervalMs: number | undefined;
  /** Whether the deploy script reports its end; undefined: as it did before. */
  readonly reportExpected: boolean | undefined;
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
  readonly onProgress: (report: DeployReport) => void;
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
export async function deploy(parts: DeployParts): Promise<DeployReport> {
  const baseline = await readSite(parts);
  const reportExpected = parts.wait && (parts.reportExpected ?? (await expectsReport(parts, baseline)));
  const triggeredAtMs = parts.clock.now();
  const sinceTrigger = (): number => Math.round(parts.clock.now() - triggeredAtMs);
  let report: DeployReport = {
    previousDeployAt: baseline.token,
    lastDeployAt: baseline.token,
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
  if (!parts.wait) return endUnfollowed(trigger, report);
  try {
    const ended = await watch(parts, baseline, reportExpected, trigger, advance);
    await conclude(parts, ended, reportExpected, advance);
  } finally {
    // Whatever ends it: how long it was followed.
    advance(undefined);
  }
  return report;
}

/** Notes a milestone and what began with it, or only what was found, and tells the report so far. */
export type Advance = (what: string | undefined, found?: Partial<DeployReport>, begins?: Phase) => void;

/** Whether the script reports its end: it did the last time, or has the prologue for it. */
async function expectsReport({ reader, target }: DeployParts, baseline: Reading): Promise<boolean> {
  if (findExitReports(contentOf(baseline)).length > 0) return true;
  try {
    return reportsItsEnd(await reader.read(getDeployScript, target, { attempts: 1 }));
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

function endUnfollowed(trigger: Effect<unknown>, report: DeployReport): DeployReport {
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
  ended: Following,
  reportExpected: boolean,
  advance: Advance,
): Promise<void> {
  const content = contentOf(ended.latest);
  const { tokenMoved, reports, lost } = ended;
  parts.onSettled();
  if (reports.length === 0 && content !== '' && !showsNewLog(ended)) {
    parts.warn(
      'last_deploy_at changed, but the deploy log did not: what this deploy did is not known from it.',
    );
  }
  const log = ended.latest.entry === 'unreadable' ? undefined : content;
  if (log === undefined)
    parts.warn('The deploy log is larger than 64 MiB, more than is read: it is left out.');
  else if (isCut(log)) parts.say('the deploy log is too long to be read whole: its end is what is judged');
  advance(undefined, { log: content });
  const verdict = await parts
    .during({ phase: 'judging the deploy by its log' }, () =>
      judge({ tokenMoved, reports, reportExpected, lost, log }, parts.expectations, createBreath(parts)),
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
