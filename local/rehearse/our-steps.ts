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

/** Mistakes in the uses of the action, of which GitHub would say nothing before the run, and what is not played. */
export function problemsOfUses(workflow: Workflow, { outputs }: Options): string[] {
  const { jobs } = workflow;
  const ids = jobs.flatMap(({ steps }) => steps.flatMap((step) => (isOurs(step) ? [] : step.id)));
  const foreign = [...outputs.keys()].filter((name) => !ids.includes(name.split('.')[0] ?? ''));
  const problems = [
    ...ourSteps(workflow).flatMap((step) =>
      problemsOfInputs(step).map((problem) => `:${step.line}: ${problem}`),
    ),
    ...jobs.flatMap(notPlayed),
    ...foreign.map((name) => `: --output ${name}: it names no step that the rehearsal skips`),
  ];
  if (problems.length > 0 || ourSteps(workflow).length > 0) return problems;
  const called = jobs.find(({ uses }) => uses !== undefined);
  if (called !== undefined)
    return [`:${called.line}: ${called.uses} is not played here: ${HOW_TO_REHEARSE_CALLED}`];
  return [': no step uses the action, as in `uses: your-org/site-deploy@<full commit id>`'];
}

/** The way to rehearse a workflow that others call. */
export const HOW_TO_REHEARSE_CALLED =
  'rehearse a copy of the called workflow, with `on: workflow_dispatch` in place of `on: workflow_call`';

/** A rehearsal plays one site, one step after the other. */
function notPlayed({ line, hasMatrix, steps }: Job): string[] {
  const say = (at: number, what: string): string =>
    `:${at}: \`${what}\` is not played here: rehearse a copy of the workflow without it`;
  const ofSteps = steps.flatMap((step) => {
    const { operations = '' } = step.with;
    const many = ['targets', 'reports', 'sweep-previews'].filter(
      (name) => name in step.with || operations.includes(name),
    );
    return [...step.beside, ...(isOurs(step) ? many : [])].map((what) => say(step.line, what));
  });
  return hasMatrix && steps.some(isOurs) ? [say(line, 'matrix'), ...ofSteps] : ofSteps;
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
