import { type Contexts, ExpressionProblem, fill, fillAll, holds, type Standing } from './expressions.ts';
import type { Job, Step, Texts, Workflow } from './workflow.ts';

/** The end of a step. */
export interface StepEnd {
  /** `cancelled` ends the whole play. */
  readonly outcome: 'success' | 'failure' | 'cancelled';
  readonly outputs: Texts;
  /** Variables for the steps after it. */
  readonly exported?: Texts;
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
  /** A job begins, each combination of its matrix for itself. */
  beginJob(job: Job, title: string): void;
  playStep(step: FilledStep): Promise<StepEnd>;
  /** A job or a step is left out, and why. */
  skip(what: Job | Step, why: string): void;
}

type Result = 'success' | 'failure' | 'cancelled' | 'skipped';

interface JobEnd {
  readonly result: Result;
  readonly outputs: Texts;
}

/**
 * Plays the jobs of a workflow one after the other, as GitHub would: conditions, expressions, environments, outputs.
 * Throws ExpressionProblem, with the line of the job or step.
 *
 * @param contexts `github`, `secrets`, `vars`, `inputs`, `runner`; the rest comes from the play
 */
export async function playWorkflow(workflow: Workflow, contexts: Contexts, players: Players): Promise<void> {
  const ends = new Map<string, JobEnd>();
  for (const job of workflow.jobs) {
    const needs = Object.fromEntries(job.needs.map((name) => [name, { ...SKIPPED, ...ends.get(name) }]));
    const known = { ...contexts, needs, matrix: {} };
    const standing = standingOf(job, workflow.jobs, ends);
    if (!at(job.line, () => holds(job.if, known, standing))) {
      players.skip(
        job,
        job.if === undefined
          ? 'a job that it needs did not succeed'
          : `its condition does not hold: ${job.if}`,
      );
      continue;
    }
    if (job.uses !== undefined) {
      players.skip(job, `it calls ${job.uses}, which is not rehearsed`);
      ends.set(job.name, { result: 'success', outputs: {} });
      continue;
    }
    ends.set(job.name, await playJob(job, { ...known, env: workflow.env }, players));
  }
}

const SKIPPED: JobEnd = { result: 'skipped', outputs: {} };

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

/** Plays each combination; after one that did not succeed, no other begins. */
async function playJob(
  job: Job,
  { env, ...contexts }: Contexts & { readonly env: Texts },
  players: Players,
): Promise<JobEnd> {
  let end: JobEnd = { result: 'success', outputs: {} };
  for (const matrix of job.combinations) {
    const values = Object.values(matrix);
    players.beginJob(job, values.length === 0 ? job.name : `${job.name} (${values.join(', ')})`);
    const known = { ...contexts, matrix };
    const ofWorkflow = at(1, () => fillAll(env, known));
    const ofJob = at(job.line, () => fillAll(job.env, { ...known, env: ofWorkflow }));
    const played = await playSteps(job, { ...ofWorkflow, ...ofJob }, known, players);
    end = { result: played.result, outputs: { ...end.outputs, ...played.outputs } };
    if (end.result !== 'success') break;
  }
  return end;
}

async function playSteps(job: Job, before: Texts, contexts: Contexts, players: Players): Promise<JobEnd> {
  let env = before;
  let result: 'success' | 'failure' | 'cancelled' = 'success';
  const steps: Record<string, { outputs: Texts; outcome: Result; conclusion: Result }> = {};
  const know = (own: Texts = {}): Contexts => ({
    ...contexts,
    steps,
    env: { ...env, ...own },
    job: { status: result },
  });
  for (const [index, step] of job.steps.entries()) {
    const filled = at(step.line, () => fillAll(step.env, know()));
    const standing: Standing = {
      hasFailed: result === 'failure',
      hasSucceeded: result === 'success',
      isCancelled: result === 'cancelled',
    };
    const id = step.id ?? `__${index}`;
    if (!at(step.line, () => holds(step.if, know(filled), standing))) {
      players.skip(
        step,
        step.if === undefined ? 'an earlier step did not succeed' : `its condition does not hold: ${step.if}`,
      );
      steps[id] = { outputs: {}, outcome: 'skipped', conclusion: 'skipped' };
      continue;
    }
    const known = know(filled);
    const inputs = at(step.line, () => fillAll(step.with, known));
    const own = { with: inputs, env: { ...env, ...filled }, contexts: known };
    const end = await players.playStep({ job: job.name, number: index + 1, step, ...own });
    const isExcused =
      end.outcome === 'failure' && at(step.line, () => fill(step.continueOnError, known)) === 'true';
    const conclusion = isExcused ? 'success' : end.outcome;
    steps[id] = { outputs: end.outputs, outcome: end.outcome, conclusion };
    env = { ...env, ...end.exported };
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
