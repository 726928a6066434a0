import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { builtFile, metadata } from '../../harness/metadata.ts';
import { cacheFolder } from '../../sandbox/places.ts';
import { parseYaml } from '../../src/values/yaml.ts';
import { type Checkout, openCheckout } from './checkout.ts';
import { type Happening, makeEvent } from './event.ts';
import type { Options } from './options.ts';
import { problemsOfUses } from './our-steps.ts';
import { readWorkflow, type Workflow } from './workflow.ts';

/** A workflow to rehearse. */
export interface Rehearsal {
  readonly options: Options;
  readonly path: string;
  readonly text: string;
  readonly workflow: Workflow;
  readonly checkout: Checkout;
  readonly event: Happening;
}

/** A rehearsal, and what goes before it. */
export interface Rehearsals {
  readonly main: Rehearsal;
  /** The workflow of `--after`, run first. */
  readonly earlier: Rehearsal | undefined;
  /** Where the sandbox is kept; undefined when it is not. */
  readonly keptFolder: string | undefined;
}

/** The surroundings of the options. */
interface Place {
  /** Where relative paths begin. */
  readonly callersFolder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Lists what GitHub's parser refuses of a workflow. */
  readonly workflowProblems: (
    name: string,
    text: string,
  ) => Promise<readonly { readonly line: number; readonly message: string }[]>;
}

type Problems = { readonly problems: readonly string[] };

/** Reads everything, also for the workflow of `--after`, and changes nothing. */
export async function prepareAll(options: Options, place: Place): Promise<Rehearsals | Problems> {
  const main = await prepare(options, place);
  if ('problems' in main) return main;
  const { name, defaultBranch: branch, folder } = main.checkout;
  const kept = cacheFolder(`rehearsal/${name.replace('/', '-')}`, place.environment);
  const keptFolder = options.keep ? kept : undefined;
  const { after } = options;
  if (after === undefined) return { main, earlier: undefined, keptFolder };
  const own = { event: undefined, action: undefined, inputs: new Map(), outputs: new Map() };
  const earlier = await prepare({ ...options, ...own, workflow: after, branch }, place);
  if ('problems' in earlier) return { problems: earlier.problems.map((one) => `--after: ${one}`) };
  if (earlier.checkout.folder !== folder)
    return { problems: [`--after: ${after} is in another repository, ${earlier.checkout.folder}`] };
  return { main, earlier, keptFolder };
}

/** Reads one workflow, and all that it needs. All that is wrong is told at once. */
async function prepare(options: Options, place: Place): Promise<Rehearsal | Problems> {
  const path = resolve(place.callersFolder, options.workflow);
  const read = await readFile(path, place);
  if ('problems' in read) return read;
  const { text, workflow } = read;
  const start =
    options.checkout === undefined ? dirname(path) : resolve(place.callersFolder, options.checkout);
  const checkout = openCheckout(start, options.branch);
  const problems = problemsOfUses(workflow, options).map((problem) => `${basename(path)}${problem}`);
  if ('problem' in checkout) return { problems: [...problems, checkout.problem] };
  const event = makeEvent(workflow, options, checkout);
  if ('problems' in event) problems.push(...event.problems);
  if (!existsSync(builtFile('main')))
    problems.push(`there is no ${metadata.runs.main}: build it with npm run build`);
  if (problems.length > 0 || 'problems' in event) return { problems };
  return { options, path, text, checkout, event, workflow };
}

/** Reads the workflow, which GitHub must take. */
async function readFile(
  path: string,
  { workflowProblems }: Place,
): Promise<{ readonly text: string; readonly workflow: Workflow } | Problems> {
  const name = basename(path);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return { problems: [`there is no workflow ${path}`] };
  if (found.isDirectory())
    return { problems: [`${path} is a folder; name one workflow, as in .github/workflows/deploy.yml`] };
  const text = readFileSync(path, 'utf8');
  const all = await workflowProblems(name, text);
  if (all.length > 0) return { problems: refusals(text, all).map((problem) => `${name}:${problem}`) };
  const read = readWorkflow(text);
  if ('problems' in read)
    return { problems: read.problems.map((problem) => `${name}: ${withoutStop(problem)}`) };
  return { text, workflow: read.workflow };
}

/** Says why GitHub refuses a workflow, by line; of what is no YAML, in the words that a manifest's reader has for it. */
function refusals(text: string, all: readonly { line: number; message: string }[]): string[] {
  const parsed = parseYaml(text);
  const [, at, why] = /at line (\d+).*?: (.*)$/s.exec('expected' in parsed ? parsed.expected : '') ?? [];
  // The first of a line brings about the others.
  const told =
    at === undefined || why === undefined
      ? all.filter(({ line }, nth) => all.findIndex((one) => one.line === line) === nth)
      : [{ line: Number(at), message: why }];
  return told.map(({ line, message }) => {
    const hint = hintFor(text.split('\n').slice(0, line), message, why !== undefined);
    return `${line}: GitHub refuses it: ${withoutStop(message)}${hint}`;
  });
}

/** Says how to give a list to an input of the action. */
function hintFor(linesSoFar: readonly string[], message: string, isNoYaml: boolean): string {
  const keys = linesSoFar.map((line) => /^\s*([\w-]+):(\s|$)/.exec(line)?.[1]);
  const name = keys.findLast((key) => key !== undefined) ?? '';
  const isList = isNoYaml ? /^\s*- /.test(linesSoFar.at(-1) ?? '') : /^A sequence/.test(message);
  if (!isList || !(name in metadata.inputs)) return '';
  return `; an input is text: write \`${name}: |\`, and indent the list below it`;
}

/** A message without the full stop at its end. */
export function withoutStop(message: string): string {
  return message.trim().replace(/\.$/, '');
}
