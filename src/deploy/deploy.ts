import type { Effect, Reader, Traffic, Writer } from '../api/client.ts';
import { postDeploy } from '../api/deployments.ts';
import { getDeployLog, getSite, type LogEntry } from '../api/sites.ts';
import type { Clock } from '../clock.ts';
import { formatDuration } from '../duration.ts';
import { ApiError, advise, DeadlineError, explain, isInterruption, OperationError } from '../errors.ts';
import {
  contentOf,
  type Following,
  hasEnded,
  isEnding,
  observe,
  type Reading,
  startFollowing,
} from './follow.ts';
import { type Evidence, type Expectations, judge } from './judge.ts';

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

/** Something that happened, and when, in milliseconds since the trigger. */
export interface Milestone {
  readonly atMs: number;
  readonly what: string;
}

/** What a deploy works with. */
export interface DeployParts {
  readonly target: { readonly server: number; readonly site: number };
  readonly reader: Reader;
  readonly writer: Writer;
  readonly traffic: () => Traffic;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly expectations: Expectations;
  /** False: trigger only. */
  readonly wait: boolean;
  /** Fixed time between polls in milliseconds; undefined: adaptive. */
  readonly pollIntervalMs: number | undefined;
  /** Whether an exit report is known to be in the deploy script. */
  readonly reportExpected: boolean;
  /** Checks after a good deploy, in order; each answers with what is wrong, or undefined. */
  readonly checks: readonly Check[];
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
  /** Text that the deploy log has gained; `replaced` when it starts another log. */
  readonly onLog: (text: string, replaced: boolean) => void;
  readonly onTriggered: () => void;
  /** Told after each step, so that a deploy that is interrupted is still reported. */
  readonly onProgress: (report: DeployReport) => void;
}

/** Something asked once the deploy has ended well. */
export interface Check {
  readonly evidence: Evidence;
  readonly run: () => Promise<{ readonly problem: string; readonly next: string } | undefined>;
}

const SILENCE_MS = 30_000;
const PATIENCE_WITHOUT_API_MS = 120_000;
const VANISHED_AFTER = 3;

/**
 * Triggers one deploy, follows it to its end and judges it. The trigger is sent once, whatever becomes of
 * its answer (section 4, Deployments).
 *
 * @throws OperationError for every end but a good one; CancelledError when the run was cancelled
 */
export async function deploy(parts: DeployParts): Promise<DeployReport> {
  const baseline = await readSite(parts);
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
  const advance = (what: string | undefined, found: Partial<DeployReport> = {}): DeployReport => {
    const milestone = what === undefined ? [] : [{ atMs: sinceTrigger(), what }];
    report = {
      ...report,
      ...found,
      durationMs: sinceTrigger(),
      timeline: [...report.timeline, ...milestone],
    };
    parts.onProgress(report);
    return report;
  };

  const trigger = await sendTrigger(parts);
  advance(trigger.state === 'done' ? 'triggered' : 'triggered, but the answer was lost');
  if (!parts.wait) return endUnfollowed(trigger, report);

  const ended = await follow(parts, startFollowing(baseline), trigger, advance);
  return conclude(parts, ended, advance);
}

type Advance = (what: string | undefined, found?: Partial<DeployReport>) => DeployReport;

/** Sends the trigger; returns only when it took effect or may have. */
async function sendTrigger(parts: DeployParts): Promise<Effect<unknown>> {
  parts.onTriggered();
  const effect = await parts.writer.write(postDeploy, parts.target, undefined);
  if (effect.state === 'not-done') throw effect.error;
  if (effect.state === 'unknown') {
    if (isInterruption(effect.error)) throw effect.error;
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

async function follow(
  parts: DeployParts,
  start: Following,
  trigger: Effect<unknown>,
  advance: Advance,
): Promise<Following> {
  const { clock, signal, say } = parts;
  const startedAt = clock.now();
  let following = start;
  let answeredAt = startedAt;
  let saidAt = startedAt;
  let vanished = 0;
  let holdMs = 0;
  while (!hasEnded(following, parts.reportExpected)) {
    try {
      const pause = pauseMs(parts, clock.now() - startedAt, isEnding(following));
      await clock.sleep(Math.max(pause, holdMs), signal);
      holdMs = 0;
      const before = following;
      following = observe(before, await readSite(parts, 1));
      answeredAt = clock.now();
      vanished = 0;
      announce(parts, before, following, advance);
    } catch (error) {
      vanished = error instanceof ApiError && error.failure === 'not-found' ? vanished + 1 : 0;
      holdMs = (error instanceof ApiError && error.retryAfterMs) || 0;
      if (error instanceof DeadlineError && following.reports.length > 0) return following;
      if (error instanceof DeadlineError) throw tooLate(following, trigger, error);
      endLost(error, clock.now() - answeredAt, vanished);
    }
    if (following.gained !== '') saidAt = clock.now();
    if (clock.now() - saidAt >= SILENCE_MS) {
      say(`still waiting after ${formatDuration(clock.now() - startedAt)}: ${awaited(following)}`);
      saidAt = clock.now();
    }
  }
  return following;
}

function awaited(following: Following): string {
  return following.tokenMoved ? 'the log has not settled yet' : 'last_deploy_at has not changed yet';
}

/** Prints what a reading has brought and notes the milestones. */
function announce(parts: DeployParts, before: Following, now: Following, advance: Advance): void {
  if (now.gained !== '') parts.onLog(now.gained, now.replaced);
  if (now.earlierDeployEnded) {
    advance('an earlier deploy, not ours, ended', { lastDeployAt: now.latest.token });
    parts.say('a deploy that was under way before ours has ended; waiting for ours');
    return;
  }
  const logStarted = contentOf(before.latest) === contentOf(before.baseline) && now.gained !== '';
  if (logStarted) advance('first lines of the deploy log');
  if (now.tokenMoved && !before.tokenMoved) advance('last_deploy_at changed');
  const report = now.reports.at(-1);
  if (report !== undefined && now.reports.length > before.reports.length) {
    advance(`exit report: status ${report.status}`, { exitStatus: report.status, commit: report.commit });
  }
  advance(undefined, { lastDeployAt: now.latest.token, log: contentOf(now.latest) });
}

/** Decides whether a failed look at the site ends following; returns when it may go on. */
function endLost(error: unknown, withoutAnswerMs: number, vanished: number): void {
  if (!(error instanceof ApiError)) throw error;
  if (vanished >= VANISHED_AFTER) {
    const next = 'Check who deleted it; the deploy went with it.';
    throw new OperationError('failed', 'The site is gone: the service no longer knows it.', next, {
      cause: error,
    });
  }
  const passing = ['ambiguous', 'unreachable', 'limited', 'not-found'].includes(error.failure);
  if (passing && withoutAnswerMs < PATIENCE_WITHOUT_API_MS) return;
  const why = passing
    ? `the service has not answered for ${formatDuration(withoutAnswerMs)}`
    : 'the service refuses to be read';
  throw new OperationError(
    'unknown',
    `The deploy was triggered, but ${why}, so how it ended is not known.`,
    passing
      ? 'Look at the site before running again: the deploy may have gone on without us.'
      : advise(error),
    { cause: error },
  );
}

function tooLate(following: Following, trigger: Effect<unknown>, cause: DeadlineError): OperationError {
  if (following.tokenMoved) {
    return new OperationError(
      'timed_out',
      'The deploy has ended, but its log had not settled within the timeout, so whether it worked is not known.',
      'Raise timeout. Look at the deploy log before running again.',
      { cause },
    );
  }
  if (trigger.state === 'unknown') {
    return new OperationError(
      'unknown',
      'The answer to the trigger was lost and no deploy was seen within the timeout: whether there was one is not known.',
      'Look at the site, then run again.',
      { cause },
    );
  }
  const began = contentOf(following.latest) !== contentOf(following.baseline);
  const reasons = began
    ? 'the deploy takes longer than the timeout and may still finish; or it ended within the same second as the one before, without an exit report'
    : 'no repository is installed on the site (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than the timeout and may still finish';
  return new OperationError(
    'timed_out',
    `The deploy was triggered, but last_deploy_at did not change within the timeout. The likely reasons: ${reasons}.`,
    'Add ensure-repository before deploy, or raise timeout. Look at the site before running again.',
    { cause },
  );
}

async function conclude(parts: DeployParts, ended: Following, advance: Advance): Promise<DeployReport> {
  const { entry } = ended.latest;
  if (ended.reports.length === 0 && entry !== null && contentOf(ended.latest) === contentOf(ended.baseline)) {
    parts.warn(
      'last_deploy_at changed, but the deploy log did not: what this deploy did is not known from it.',
    );
  }
  const log = entry === 'unreadable' ? undefined : contentOf(ended.latest);
  const verdict = judge({ tokenMoved: ended.tokenMoved, reports: ended.reports, log }, parts.expectations);
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
    const wrong = await check.run();
    if (wrong !== undefined) {
      advance(`${check.evidence} failed`);
      throw new OperationError('failed', wrong.problem, wrong.next);
    }
    evidence.push(check.evidence);
    advance(`${check.evidence} passed`, { evidence: [...evidence] });
  }
  return advance(undefined);
}

/** Reads the token, then the log: what the log holds is at least as new as the token. */
async function readSite({ reader, target }: DeployParts, attempts?: number): Promise<Reading> {
  const options = attempts === undefined ? {} : { attempts };
  const { last_deploy_at: token } = await reader.read(getSite, target, options);
  return { token, entry: await readLog(reader, target, options) };
}

async function readLog(
  reader: Reader,
  target: DeployParts['target'],
  options: { readonly attempts?: number },
): Promise<LogEntry | null | 'unreadable'> {
  try {
    return await reader.read(getDeployLog, target, options);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.failure === 'not-found') return null;
    if (error.failure === 'too-large') return 'unreadable';
    throw error;
  }
}

const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
const REQUESTS_A_POLL = 2;
const WINDOW_MS = 60_000;

/** How long to wait before the next look: a quarter of the time waited so far, and never too many a minute. */
function pauseMs(parts: DeployParts, elapsedMs: number, ending: boolean): number {
  if (parts.pollIntervalMs !== undefined) return parts.pollIntervalMs;
  const adaptive = ending ? SHORTEST_PAUSE_MS : elapsedMs / 4;
  const paced = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, adaptive));
  const { remaining } = parts.traffic();
  if (remaining === undefined || remaining > 10) return paced;
  return Math.max(paced, (WINDOW_MS * REQUESTS_A_POLL) / (remaining + REQUESTS_A_POLL));
}
