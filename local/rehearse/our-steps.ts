import { metadata, missingInputs } from '../../harness/metadata.ts';
import { distance, nearest } from '../../src/core/near-names.ts';
import type { Checkout } from './checkout.ts';
import { findLocalActions, type Use } from './local-actions.ts';
import type { Options } from './options.ts';
import type { Job, Step, Texts, Workflow } from './workflow.ts';

/** Steps that use this action or others, or check this one out. */
export type Uses = ReadonlyMap<Step, Use>;

/** Finds the steps that use this action, from any owner, or as it is checked out into the workspace. */
export function findUses(workflow: Workflow, checkout: Checkout | undefined): Uses {
  const steps = workflow.jobs.flatMap((job) => job.steps);
  const published = steps.filter(({ uses = '' }) => /^[\w-]+\/site-deploy@/.test(uses));
  return new Map([
    ...published.map((step): [Step, Use] => [step, { kind: 'ours', why: '' }]),
    ...findLocalActions(workflow, checkout),
  ]);
}

export function isOurs(uses: Uses, step: Step): boolean {
  return uses.get(step)?.kind === 'ours';
}

/** Mistakes in the uses of the action, of which GitHub would say nothing before the run. */
export function problemsOfUses({ jobs }: Workflow, { job, outputs }: Options, uses: Uses): string[] {
  const steps = jobs.flatMap((one) => one.steps);
  const ours = steps.filter((step) => isOurs(uses, step));
  const missing = [...uses].filter(([, { kind }]) => kind === 'missing');
  const problems = [
    ...ours.flatMap(problemsOfInputs),
    ...missing.map(([step, { why }]) => `:${step.line}: GitHub would not find ${step.uses}: ${why}`),
  ];
  if (ours.length === 0 && missing.length === 0) problems.push(whyNothing(jobs, uses));
  if (job !== undefined && !jobs.some(({ name }) => name === job))
    problems.push(` has no job ${job}, but ${jobs.map(({ name }) => name).join(', ')}`);
  for (const name of outputs.keys()) {
    const id = name.split('.')[0];
    if (!steps.some((step) => step.id === id && !isOurs(uses, step)))
      problems.push(`: --output ${name}: ${id} is not the id of a step that the rehearsal skips`);
  }
  return problems;
}

/** Says why there is nothing to rehearse. */
function whyNothing(jobs: readonly Job[], uses: Uses): string {
  const called = jobs.find((one) => one.uses !== undefined);
  if (called !== undefined)
    return `:${called.line}: the job ${called.name} calls the workflow ${called.uses}, which a rehearsal does not run: ${HOW_TO_REHEARSE_CALLED}`;
  const others = [...uses].map(([step, { why }]) => `; ${step.uses} is not treated as this action: ${why}`);
  return `: no step uses the action, as in \`uses: ./.github/actions/site-deploy\`${others.join('')}: there is nothing to rehearse`;
}

/** The way to rehearse a workflow that others call. */
export const HOW_TO_REHEARSE_CALLED =
  'rehearse a copy of the called workflow, with `on: workflow_dispatch` in the place of `on: workflow_call`';

function problemsOfInputs({ line, with: given }: Step): string[] {
  const unknown = Object.keys(given).filter((name) => !(name in metadata.inputs));
  return [
    ...unknown.map((name) => `:${line}: the action has no input ${name}${meant(name)}`),
    ...missingInputs(given).map((name) => `:${line}: the required input ${name} is not given`),
    ...emptyInputs(given).map((name) => `:${line}: the required input ${name} is empty`),
  ];
}

/** The required inputs that are given without a value. */
function emptyInputs(given: Texts): string[] {
  const required = Object.entries(metadata.inputs).filter(([, input]) => input.required);
  return required.map(([name]) => name).filter((name) => name in given && given[name]?.trim() === '');
}

/** The input that a misspelled one may have meant. */
function meant(name: string): string {
  const [near = ''] = nearest(name, Object.keys(metadata.inputs));
  const half = name.length / 2;
  const most = near.charAt(0) === name.charAt(0) ? Math.ceil(half) : Math.floor(half);
  return distance(name, near) > most ? '' : ` (did you mean ${near}?)`;
}
