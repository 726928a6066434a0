import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { metadata } from '../../harness/metadata.ts';
import type { Problem } from '../../harness/workflow-validator.ts';
import { cacheFolder } from '../../sandbox/places.ts';
import { openCheckout } from './checkout.ts';
import { makeEvent } from './event.ts';
import { type Options, Refusal } from './options.ts';
import { problemsOfUses } from './our-steps.ts';
import { readWorkflow } from './workflow.ts';

/** A workflow to rehearse. */
export type Rehearsal = Awaited<ReturnType<typeof prepare>>;

/** A rehearsal, and what goes before it. */
export type Rehearsals = Awaited<ReturnType<typeof prepareAll>>;

/** The surroundings of the options. */
interface Place {
  /** Where relative paths begin. */
  readonly callersFolder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Lists what GitHub's parser refuses of a workflow. */
  readonly workflowProblems: (name: string, text: string) => Promise<readonly Problem[]>;
}

/** Reads everything, also for the workflow of `--after`, and changes nothing. Throws Refusal. */
export async function prepareAll(options: Options, place: Place) {
  const main = await prepare(options, place);
  const { name, defaultBranch: branch, folder } = main.checkout;
  const kept = cacheFolder(`rehearsal/${name.replace('/', '-')}`, place.environment);
  /** Where the sandbox is kept; undefined when it is not. */
  const keptFolder = options.keep ? kept : undefined;
  const { after } = options;
  if (after === undefined) return { all: [main], main, earlier: undefined, keptFolder };
  const own = { event: undefined, action: undefined, inputs: new Map(), outputs: new Map() };
  /** The workflow of `--after`, run first. */
  const earlier = await prepare({ ...options, ...own, workflow: after, branch }, place);
  if (earlier.checkout.folder !== folder)
    throw new Refusal([`--after: ${after} is in another repository, ${earlier.checkout.folder}`]);
  return { all: [earlier, main], main, earlier, keptFolder };
}

/** Reads one workflow, and all that it needs. */
async function prepare(options: Options, place: Place) {
  const path = resolve(place.callersFolder, options.workflow);
  const text = await readText(path, place);
  const workflow = readWorkflow(text);
  const { checkout: chosen, branch } = options;
  const checkout = openCheckout(resolve(place.callersFolder, chosen ?? dirname(path)), branch);
  const problems = problemsOfUses(workflow, options).map((problem) => `${basename(path)}${problem}`);
  const event = makeEvent(workflow, options, checkout, problems);
  return { options, path, text, workflow, checkout, event };
}

/** Reads a workflow, which GitHub must take. */
async function readText(path: string, { workflowProblems }: Place): Promise<string> {
  const name = basename(path);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new Refusal([`there is no workflow ${path}`]);
  if (found.isDirectory())
    throw new Refusal([`${path} is a folder; name one workflow, as in .github/workflows/deploy.yml`]);
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n');
  const all = await workflowProblems(name, text);
  // The first of a line brings about the others.
  const refused = all.filter(({ line }, nth) => all.findIndex((one) => one.line === line) === nth);
  if (refused.length === 0) return text;
  throw new Refusal(
    refused.map(({ line, message }) => {
      const hint = hintFor(lines.slice(0, line), message);
      // The reader of YAML shows the place below.
      const why = withoutStop(message.replace(/ at line \d+, column .*/s, ''));
      return `${name}:${line}: GitHub refuses it: ${why}${hint}`;
    }),
  );
}

/** Says how to give a list to an input of the action. */
function hintFor(linesSoFar: readonly string[], message: string): string {
  const keys = linesSoFar.map((line) => /^\s*([\w-]+):(\s|$)/.exec(line)?.[1]);
  const name = keys.findLast((key) => key !== undefined) ?? '';
  const isNoYaml = / at line \d+, column /.test(message);
  const isList = isNoYaml ? /^\s*- /.test(linesSoFar.at(-1) ?? '') : /^A sequence/.test(message);
  if (!isList || !(name in metadata.inputs)) return '';
  return `; an input is text: write \`${name}: |\`, and indent the list below it`;
}

/** A message without the full stop at its end. */
export function withoutStop(message: string): string {
  return message.trim().replace(/\.$/, '');
}
