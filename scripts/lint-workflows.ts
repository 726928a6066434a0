/**
 * Lints workflows: those of .github/workflows/ and examples/, and the ones that stand in the documentation as YAML
 * blocks; action.yml too. Prints what is wrong and fails. Name files on the command line to lint only these.
 *
 * With `--write FOLDER` it lints nothing: it writes the examples and the blocks there as files, for zizmor to audit.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { metadata, root } from '../harness/metadata.ts';
import { type Problem, validateWorkflow } from '../harness/workflow-validator.ts';
import { ourSteps, problemsOfInputs } from '../local/rehearse/our-steps.ts';
import { readWorkflow, type Workflow } from '../local/rehearse/workflow.ts';

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

/** An expression of what GitHub has not made up itself, of letters and digits. */
const FOREIGN = /\$\{\{(?!\s*github\.(sha|run_id|run_number|run_attempt)\s*\}\})/;

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

async function problemsOf({ file, text }: Source): Promise<Problem[]> {
  const { errors, warnings } = await validateWorkflow(file, text);
  if (errors.length > 0 || file === 'action.yml') return [...errors, ...warnings];
  return [...warnings, ...problemsOfUses(readWorkflow(text), text)];
}

/** Mistakes in the uses of this action that GitHub's checks do not know: it has inputs and outputs, and two inputs are code. */
function problemsOfUses(workflow: Workflow, text: string): Problem[] {
  const ours = ourSteps(workflow);
  const ids = ours.map(({ id }) => id);
  const outputs = [...text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)].flatMap(
    ({ index, 1: id = '', 2: name = '' }) =>
      !ids.includes(id) || name in metadata.outputs
        ? []
        : { line: text.slice(0, index).split('\n').length, message: `steps.${id} has no output ${name}` },
  );
  const inputs = ours.flatMap((step) => {
    const code = ['deploy-script', 'verify-command'].filter((name) => FOREIGN.test(step.with[name] ?? ''));
    const open = code.map((name) => `${name} is code: put no expression into it that others can choose`);
    return [...problemsOfInputs(step), ...open].map((message) => ({ line: step.line, message }));
  });
  return [...inputs, ...outputs];
}
