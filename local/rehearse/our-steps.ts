import { metadata, missingInputs } from '../../harness/metadata.ts';
import { distance, nearest } from '../../src/core/near-names.ts';
import type { Options } from './options.ts';
import type { Step, Workflow } from './workflow.ts';

/** True for a step that uses this very action, from any owner, or its checkout. */
export function isOurs({ uses = '' }: Pick<Step, 'uses'>): boolean {
  return uses === './' || /^[\w-]+\/site-deploy@/.test(uses);
}

/** Mistakes in the uses of the action, of which GitHub would say nothing before the run. */
export function problemsOfUses({ jobs }: Workflow, { job, outputs }: Options): string[] {
  const steps = jobs.flatMap((one) => one.steps);
  const ours = steps.filter(isOurs);
  const problems = ours.flatMap(problemsOfInputs);
  if (ours.length === 0)
    problems.push(
      ': no step uses the action, as in `uses: your-org/site-deploy@v0`: there is nothing to rehearse',
    );
  if (job !== undefined && !jobs.some(({ name }) => name === job))
    problems.push(` has no job ${job}, but ${jobs.map(({ name }) => name).join(', ')}`);
  for (const name of outputs.keys()) {
    const id = name.split('.')[0];
    if (!steps.some((step) => step.id === id && !isOurs(step)))
      problems.push(`: --output ${name}: no step that is not carried out has the id ${id}`);
  }
  return problems;
}

function problemsOfInputs({ line, with: given }: Step): string[] {
  const unknown = Object.keys(given).filter((name) => !(name in metadata.inputs));
  return [
    ...unknown.map((name) => `:${line}: the action has no input ${name}${meant(name)}`),
    ...missingInputs(given).map((name) => `:${line}: the required input ${name} is not given`),
  ];
}

/** The input that a misspelled one may have meant. */
function meant(name: string): string {
  const [near = ''] = nearest(name, Object.keys(metadata.inputs));
  return distance(name, near) > name.length / 2 ? '' : ` (did you mean ${near}?)`;
}
