import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { builtFile, metadata } from '../../harness/metadata.ts';
import { projectFolder } from '../../sandbox/places.ts';
import { type Checkout, openCheckout } from './checkout.ts';
import { type Happening, makeEvent } from './event.ts';
import type { Options } from './options.ts';
import { findUses, problemsOfUses, type Uses } from './our-steps.ts';
import { readWorkflow, type Workflow } from './workflow.ts';

/** A workflow to rehearse. */
export interface Rehearsal {
  readonly options: Options;
  readonly text: string;
  readonly workflow: Workflow;
  readonly checkout: Checkout;
  readonly event: Happening;
  readonly uses: Uses;
}

/** A rehearsal, and what goes before it. */
export interface Rehearsals {
  readonly main: Rehearsal;
  /** The workflow of `--after`, run first. */
  readonly earlier: Rehearsal | undefined;
  /** Where the sandbox is kept; undefined when it is not. */
  readonly keptFolder: string | undefined;
}

/** The clause about a workflow in this project's own folder, which a relative path may find by mistake. */
export const IS_OWN =
  'is a workflow of site-deploy itself: for one of yours, give its path, as in ../shop/.github/workflows/deploy.yml';

/** The options for the workflow of `--after`: its own event, on the default branch. */
export function earlierOptions(options: Options, workflow: string, branch: string): Options {
  const own = { event: undefined, action: undefined, job: undefined, inputs: new Map(), outputs: new Map() };
  return { ...options, ...own, workflow, branch };
}

/** Lists what GitHub's parser refuses of a workflow. */
export type WorkflowProblems = (
  name: string,
  text: string,
) => Promise<readonly { readonly line: number; readonly message: string }[]>;

/**
 * Reads everything, and changes nothing. All that is wrong is told at once.
 *
 * @param folder where relative paths begin
 */
export async function prepare(
  options: Options,
  folder: string,
  workflowProblems: WorkflowProblems,
): Promise<Rehearsal | { problems: readonly string[] }> {
  const path = resolve(folder, options.workflow);
  const read = await readFile(path, workflowProblems);
  if ('problems' in read) return read;
  const { text, workflow } = read;
  const start = options.checkout === undefined ? dirname(path) : resolve(folder, options.checkout);
  const checkout = openCheckout(start, options.branch);
  const uses = findUses(workflow, 'problem' in checkout ? undefined : checkout);
  const problems = problemsOfUses(workflow, options, uses).map((problem) => `${basename(path)}${problem}`);
  if ('problem' in checkout) return { problems: [...problems, checkout.problem] };
  const event = makeEvent(workflow, options, checkout);
  if ('problems' in event) problems.push(...event.problems);
  if (!existsSync(builtFile('main')))
    problems.push(`there is no ${metadata.runs.main}: build it with npm run build`);
  if (problems.length > 0 && checkout.folder === projectFolder) problems.push(`${path} ${IS_OWN}`);
  if (problems.length > 0 || 'problems' in event) return { problems };
  return {
    ...{ options, text, checkout, event, uses },
    workflow: { ...workflow, jobs: chooseJobs(workflow, options.job) },
  };
}

/** Reads the workflow, which GitHub must take. */
async function readFile(
  path: string,
  workflowProblems: WorkflowProblems,
): Promise<Pick<Rehearsal, 'text' | 'workflow'> | { problems: readonly string[] }> {
  const name = basename(path);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return { problems: [tellFolder(path)] };
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { problems: [`there is no workflow ${path}`] };
  }
  const refused = await workflowProblems(name, text);
  if (refused.length > 0)
    return {
      problems: refused.map(
        ({ line, message }) => `${name}:${line}: GitHub refuses it: ${withoutStop(message)}`,
      ),
    };
  const read = readWorkflow(text);
  if ('problems' in read)
    return { problems: read.problems.map((problem) => `${name}: ${withoutStop(problem)}`) };
  return { text, workflow: read.workflow };
}

/** Says that a folder is no workflow, and names those in it, or in its `.github/workflows`. */
function tellFolder(path: string): string {
  const names = ['.github/workflows', ''].flatMap((folder) => workflowsIn(path, folder));
  const choice = names.length === 0 ? ', as in .github/workflows/deploy.yml' : `: ${names.join(', ')}`;
  return `${path} is a folder; name one workflow${choice}`;
}

function workflowsIn(path: string, folder: string): string[] {
  if (!existsSync(join(path, folder))) return [];
  return readdirSync(join(path, folder))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join(folder, name))
    .filter((name) => /^jobs:/m.test(readFileSync(join(path, name), 'utf8')));
}

/** A job, and those that it needs. */
function chooseJobs({ jobs }: Workflow, wanted: string | undefined): Workflow['jobs'] {
  if (wanted === undefined) return jobs;
  const names = new Set([wanted]);
  for (const { name, needs } of jobs.toReversed())
    if (names.has(name)) for (const one of needs) names.add(one);
  return jobs.filter(({ name }) => names.has(name));
}

/** A message without the full stop at its end. */
export function withoutStop(message: string): string {
  return message.trim().replace(/\.$/, '');
}
