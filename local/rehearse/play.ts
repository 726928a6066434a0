import { type Contexts, ExpressionProblem, fill, fillAll, holds, type Standing } from './expressions.ts';
import type { Job, Step, Texts, Workflow } from './workflow.ts';

/** The end of a step. */
export interface StepEnd {
  /** `cancelled` ends the whole play. */
  readonly outcome: 'success' | 'failure' | 'cancelled';
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
  /** The contexts of expressions that do not stand in the workflow, such as defaults. */
  readonly contexts: Contexts;
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
 * Plays the jobs of a workflow one after the other, as GitHub would: conditions, expressions, environments, outputs. Of a matrix
 * it plays the first combination. Throws ExpressionProblem, with the line of the job or step.
 *
 * @param contexts `github`, `secrets`, `vars`, `inputs`, `runner`; the rest comes from the play
 */
export async function playWorkflow(workflow: Workflow, contexts: Contexts, players: Players): Promise<void> {
  const ends = new Map<string, JobEnd>();
  for (const job of workflow.jobs) {
    const needs = Object.fromEntries(job.needs.map((name) => [name, { ...SKIPPED, ...ends.get(name) }]));
    const known = { ...contexts, needs, matrix: job.matrix };
    const standing = standingOf(job, workflow.jobs, ends);
    if (!at(job.line, () => holds(job.if, known, standing))) {
      players.skipJob(job, whySkipped(job, 'a job that it needs did not succeed'));
    } else if (job.uses !== undefined) {
      players.skipJob(job, `it calls ${job.uses}, which is not rehearsed`);
      ends.set(job.name, { result: 'success', outputs: {} });
    } else {
      players.beginJob(job);
      const env = at(1, () => fillAll(workflow.env, known));
      const ofJob = at(job.line, () => fillAll(job.env, { ...known, env }));
      ends.set(job.name, await playSteps(job, { ...env, ...ofJob }, known, players));
    }
  }
}

const SKIPPED: JobEnd = { result: 'skipped', outputs: {} };

function whySkipped({ if: condition }: Job | Step, otherwise: string): string {
  return condition === undefined ? otherwise : `its condition does not hold: ${condition}`;
}

function standingOf(job: Job, jobs: readonly Job[], ends: ReadonlyMap<string, JobEnd>): Standing {
  const results = (names: readonly string[]): Result[] =>
    names.map((name) => ends.get(name)?.result ?? 'skipped');
  const ancestors = (names: readonly string[]): string[] =>
    names.flatMap((name) => [name, ...ancestors(jobs.find((one) => one.name === name)?.needs ?? [])]);
  return {
    hasFailed: results(ancestors(job.needs)).includes('failure'),
    hasSucceeded: results(job.needs).every((result) => result === 'success'),
    isCancelled: [...ends.values()].some(({ result }) => result === 'cancelled'),
  };
}

async function playSteps(job: Job, env: Texts, contexts: Contexts, players: Players): Promise<JobEnd> {
  let result: StepEnd['outcome'] = 'success';
  const steps: Record<string, { outputs: Texts; outcome: Result; conclusion: Result }> = {};
  const know = (own: Texts = {}): Contexts => ({
    ...{ ...contexts, steps, env: { ...env, ...own }, job: { status: result } },
  });
  for (const [index, step] of job.steps.entries()) {
    const fillIn = (texts: Texts, own?: Texts) => at(step.line, () => fillAll(texts, know(own)));
    const own = fillIn(step.env);
    const standing: Standing = {
      hasFailed: result === 'failure',
      hasSucceeded: result === 'success',
      isCancelled: result === 'cancelled',
    };
    const id = step.id ?? `__${index}`;
    if (!at(step.line, () => holds(step.if, know(own), standing))) {
      players.skipStep(step, whySkipped(step, 'an earlier step did not succeed'));
      steps[id] = { outputs: {}, outcome: 'skipped', conclusion: 'skipped' };
      continue;
    }
    const place = { job: job.name, number: index + 1, step };
    const filled = { with: fillIn(step.with, own), env: { ...env, ...own }, contexts: know(own) };
    const { outcome, outputs } = await players.playStep({ ...place, ...filled });
    const isExcused =
      outcome === 'failure' && at(step.line, () => fill(step.continueOnError, know(own))) === 'true';
    const conclusion = isExcused ? 'success' : outcome;
    steps[id] = { outputs, outcome, conclusion };
    if (conclusion !== 'success') result = conclusion;
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
