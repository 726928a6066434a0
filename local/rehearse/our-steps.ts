import { metadata } from '../../harness/metadata.ts';
import { didYouMean } from '../../src/core/near-names.ts';
import type { Options } from './options.ts';
import type { Job, Step, Workflow } from './workflow.ts';

/** True for a step that uses this action: from any owner, by a path in the workspace, or by one in its own repository (`$/`). */
export function isOurs({ uses = '', with: given }: Step): boolean {
  if (!isByPath(uses)) return /^[\w-]+\/site-deploy@/.test(uses);
  return uses.endsWith('/site-deploy') || ('base-url' in given && 'api-token' in given);
}

/** True for an action that is named by its path. */
export function isByPath(uses = ''): boolean {
  return /^[.$]\//.test(uses);
}

export function isCheckout({ uses = '' }: Step): boolean {
  return uses.startsWith('actions/checkout@');
}

/** True for the checkout of this action, from any owner. */
export function bringsOurs(step: Step): boolean {
  return isCheckout(step) && /\/site-deploy$/.test(step.with.repository ?? '');
}

/** The steps of a workflow that use this action. */
export function ourSteps({ jobs }: Workflow): Step[] {
  return jobs.flatMap(({ steps }) => steps.filter(isOurs));
}

/** Mistakes in the uses of the action, of which GitHub would say nothing before the run. */
export function problemsOfUses(workflow: Workflow, { outputs }: Options): string[] {
  const { jobs } = workflow;
  const problems = ourSteps(workflow).flatMap((step) =>
    problemsOfInputs(step).map((problem) => `:${step.line}: ${problem}`),
  );
  const why = whyNothing(jobs);
  if (why !== undefined) problems.push(why);
  for (const name of outputs.keys()) {
    const id = name.split('.')[0];
    if (!jobs.some(({ steps }) => steps.some((step) => step.id === id && !isOurs(step))))
      problems.push(`: --output ${name}: ${id} is not the id of a step that the rehearsal skips`);
  }
  return problems;
}

/** The way to rehearse a workflow that others call. */
export const HOW_TO_REHEARSE_CALLED =
  'rehearse a copy of the called workflow, with `on: workflow_dispatch` in place of `on: workflow_call`';

/** The way to rehearse what deploys many sites. */
export const HOW_TO_REHEARSE_MANY =
  'a rehearsal plays one site: rehearse a copy for one of them, with `site` and without `targets` and `matrix`';

/** Says why there is nothing to rehearse; undefined when there is. */
function whyNothing(jobs: readonly Job[]): string | undefined {
  const ours = jobs.flatMap(({ hasMatrix, steps }) =>
    steps.filter(isOurs).map((step) => ({ step, isOne: !hasMatrix && !('targets' in step.with) })),
  );
  if (ours.some(({ isOne }) => isOne)) return undefined;
  const [first] = ours;
  if (first !== undefined) return `:${first.step.line}: ${HOW_TO_REHEARSE_MANY}`;
  const called = jobs.find((one) => one.uses !== undefined);
  return called === undefined
    ? ': no step uses the action, as in `uses: your-org/site-deploy@<full commit id>`: there is nothing to rehearse'
    : `:${called.line}: the job ${called.name} calls the workflow ${called.uses}, which a rehearsal does not run: ${HOW_TO_REHEARSE_CALLED}`;
}

/** The inputs that a use of the action gives and the action has not, and those that it needs and does not give. */
export function problemsOfInputs({ with: given }: Step): string[] {
  const known = Object.keys(metadata.inputs);
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  const required = Object.entries(metadata.inputs).filter(([, input]) => input.required);
  const empty = required.filter(([name]) => given[name]?.trim() === '');
  // The entries of `targets` may name the server instead.
  const needed = [...required.map(([name]) => name), ...('targets' in given ? [] : ['server'])];
  const missing = 'reports' in given ? [] : needed.filter((name) => !(name in given));
  return [
    ...unknown.map((name) => `the action has no input ${name}${didYouMean(name, known)}`),
    ...missing.map((name) => `the required input ${name} is not given`),
    ...empty.map(([name]) => `the required input ${name} is empty`),
  ];
}
