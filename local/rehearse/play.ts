import {
  asksForStatus,
  type Contexts,
  ExpressionProblem,
  fill,
  fillAll,
  holds,
  type Standing,
} from './expressions.ts';
import type { Job, Step, Texts, Workflow } from './workflow.ts';

/** The end of a step. */
export interface StepEnd {
  readonly outcome: 'success' | 'failure';
  readonly outputs: Texts;
}

/** A step with its expressions filled in. */
export interface FilledStep {
  readonly job: string;
  /** Counted from 1, in its job. */
  readonly number: number;
  readonly step: Step;
  readonly with: Texts;
  readonly env: Texts;
}

/** The players of a workflow: they run what the play says. */
export interface Players {
  beginJob(job: Job): void;
  playStep(step: FilledStep): Promise<StepEnd>;
  skipJob(job: Job, why: string): void;
  skipStep(step: Step, why: string): void;
}

type Result = StepEnd['outcome'] | 'skipped';

interface JobEnd {
  readonly result: Result;
  readonly outputs: Texts;
}

/**
 * Plays the jobs of a workflow one after the other, as GitHub would: conditions, expressions, environments, outputs. A matrix and
 * a called workflow are not played. Throws ExpressionProblem, with the line of the job or step.
 *
 * @param contexts `github`, `secrets`, `vars`, `inputs`, `runner`; the rest comes from the play
 */
export async function playWorkflow(workflow: Workflow, contexts: Contexts, players: Players): Promise<void> {
  const ends = new Map<string, JobEnd>();
  /** Jobs that have failed, and all that need these. */
  const failed = new Set<string>();
  for (const job of workflow.jobs) {
    const needed = job.needs.map((name): [string, JobEnd] => [name, ends.get(name) ?? SKIPPED]);
    const known = { ...contexts, needs: Object.fromEntries(needed) };
    const hasFailed = job.needs.some((name) => failed.has(name));
    const unmet = needed.find(([, { result }]) => result !== 'success');
    const standing = { hasFailed, hasSucceeded: unmet === undefined };
    if (hasFailed) failed.add(job.name);
    if (!at(job.line, () => holds(job.if, known, standing))) {
      const how = unmet?.[1].result === 'failure' ? 'failed' : 'was skipped';
      players.skipJob(job, whySkipped(job, standing, `it needs the job ${unmet?.[0]}, which ${how}`));
    } else if (job.uses !== undefined || job.hasMatrix) {
      const what = job.uses === undefined ? 'has a matrix' : `calls ${job.uses}`;
      players.skipJob(job, `it ${what}, which is not played here`);
      ends.set(job.name, { result: 'success', outputs: {} });
    } else {
      players.beginJob(job);
      const env = at(1, () => fillAll(workflow.env, known));
      const ofJob = at(job.line, () => fillAll(job.env, { ...known, env }));
      const end = await playSteps(job, { ...env, ...ofJob }, known, players);
      if (end.result === 'failure') failed.add(job.name);
      ends.set(job.name, end);
    }
  }
}

const SKIPPED: JobEnd = { result: 'skipped', outputs: {} };

/** Says why a job or a step is skipped: its own condition counts only where it was asked at all. */
function whySkipped({ if: condition = '' }: Job | Step, standing: Standing, before: string): string {
  const isAsked = standing.hasSucceeded || asksForStatus(condition);
  return condition === '' || !isAsked ? before : `its condition does not hold: ${condition}`;
}

async function playSteps(job: Job, env: Texts, contexts: Contexts, players: Players): Promise<JobEnd> {
  let result: StepEnd['outcome'] = 'success';
  const steps: Record<string, { outputs: Texts; outcome: Result; conclusion: Result }> = {};
  const know = (own: Texts = {}): Contexts => ({
    ...contexts,
    steps,
    env: { ...env, ...own },
    job: { status: result },
  });
  for (const [index, step] of job.steps.entries()) {
    const fillIn = (texts: Texts, own?: Texts) => at(step.line, () => fillAll(texts, know(own)));
    const own = fillIn(step.env);
    const hasFailed = result === 'failure';
    const standing: Standing = { hasFailed, hasSucceeded: !hasFailed };
    if (!at(step.line, () => holds(step.if, know(own), standing))) {
      players.skipStep(step, whySkipped(step, standing, 'an earlier step did not succeed'));
      steps[step.id] = { outputs: {}, outcome: 'skipped', conclusion: 'skipped' };
      continue;
    }
    const filled = { with: fillIn(step.with, own), env: { ...env, ...own } };
    const { outcome, outputs } = await players.playStep({
      job: job.name,
      number: index + 1,
      step,
      ...filled,
    });
    const mayFail = (): boolean => at(step.line, () => fill(step['continue-on-error'], know())) === 'true';
    const conclusion = outcome === 'failure' && mayFail() ? 'success' : outcome;
    if (conclusion === 'failure') result = 'failure';
    steps[step.id] = { outputs, outcome, conclusion };
  }
  return { result, outputs: at(job.line, () => fillAll(job.outputs, know())) };
}

/** Adds the line to what cannot be evaluated. */
function at<T>(line: number, evaluate: () => T): T {
  try {
    return evaluate();
  } catch (error) {
    if (!(error instanceof ExpressionProblem)) throw error;
    throw new ExpressionProblem(`line ${line}: ${error.message}`, { cause: error });
  }
}
