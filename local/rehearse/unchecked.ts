import { isOurs } from './our-steps.ts';
import type { Rehearsal } from './prepare.ts';
import { isGiven, operationsBefore } from './stand-ins.ts';
import type { Step } from './workflow.ts';

/** More names are not listed. */
const MOST_NAMES = 4;

/** Says which servers and sites may be misspelled: the sandbox has every one. */
export function tellUnchecked({ workflow, uses }: Rehearsal): string {
  const steps = workflow.jobs.flatMap((job) => job.steps.filter((step) => isOurs(uses, step)));
  const servers = namesOf(steps, 'server');
  const sites = namesOf(
    steps.filter((step) => operationsBefore(step.with).length > 0),
    'site',
  );
  const names = [...servers, ...sites];
  const isListed =
    names.length <= MOST_NAMES &&
    names.every((name) => !name.includes('${{')) &&
    steps.every((step) => !isGiven(step.with, 'targets'));
  const list = isListed
    ? [count('server', servers), count('site', sites)].filter((part) => part !== '').join(' and ')
    : 'the servers and sites of the workflow';
  const isOne = isListed && names.length === 1;
  return `Not checked: whether ${list} ${isOne ? 'exists' : 'exist'}.`;
}

function namesOf(steps: readonly Step[], input: string): string[] {
  return [...new Set(steps.flatMap((step) => (isGiven(step.with, input) ? [step.with[input] ?? ''] : [])))];
}

function count(noun: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${noun}${names.length === 1 ? '' : 's'} ${names.join(', ')}`;
}

/** Lists what the workflow still has of an example, and GitHub would fail at. */
export function placeholdersIn({ workflow, text, uses }: Rehearsal): string[] {
  const lines = text.split('\n');
  const steps = workflow.jobs.flatMap((job) => job.steps.filter((step) => uses.has(step)));
  return [...new Set(steps)].flatMap((step) => {
    const values = {
      uses: step.uses ?? '',
      repository: step.with.repository ?? '',
      ref: step.with.ref ?? '',
    };
    return Object.entries(values).flatMap(([name, value]) => {
      const wanted = wantedFor(name, value);
      if (wanted === undefined) return [];
      const line = lines.findIndex((one, index) => index + 1 >= step.line && one.includes(value)) + 1;
      return `line ${line}: ${name} is still ${value}: put ${wanted} there, or GitHub fails at this step`;
    });
  });
}

/** The value that belongs in the place of one from an example; undefined for one that is not. */
function wantedFor(name: string, value: string): string | undefined {
  if (name === 'ref') return /^<.*>$/.test(value) ? 'a commit of the action' : undefined;
  return value.startsWith('your-org/') ? 'your copy of the action' : undefined;
}
