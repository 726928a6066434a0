import { parseArgs } from 'node:util';
import { didYouMean } from '../../src/core/near-names.ts';

/** Events that a rehearsal can stand for. */
export const EVENTS = ['push', 'pull_request', 'workflow_dispatch'] as const;
export type EventName = (typeof EVENTS)[number];

export type Options = Readonly<Exclude<ReturnType<typeof parseOptions>, 'help'>>;

export const help = `Usage: npm run rehearse -- WORKFLOW [options]

Runs the steps of a workflow that use site-deploy, on this machine, against a fresh sandbox.

  --checkout DIR            the repository that is deployed (default: the one that holds the workflow)
  --branch NAME             its branch that the event is about (default: the one that is checked out)
  --event NAME              push, pull_request or workflow_dispatch
                            (default: the first of these that the workflow runs on)
  --pull-request N          number of the pull request (default 1)
  --action NAME             what happened to it, as in opened, synchronize, closed
                            (default: the first that the workflow runs on)
  --input NAME=VALUE        an input of workflow_dispatch
  --secret NAME=VALUE       a secret; without =VALUE it is taken from the variable NAME of your
                            environment. Those that are not given are made up
  --var NAME=VALUE          a variable of the repository. Those that are not given are made up
  --output STEP.NAME=VALUE  an output of a step that is not run
  --twice                   play it all a second time, against what the first time left
  --without-checks          leave health checks out, for pages that are not files
  --after WORKFLOW          run this workflow first, against the same sandbox: what a plan compares with
  --keep                    keep the sandbox in your cache folder, and go on from there the next time
  --help                    print this

Deploy scripts really run, as you, on this machine: see local/rehearse/README.md.
`;

/** All that is wrong with the options and the workflow: nothing is run then. */
export class Refusal extends Error {
  constructor(problems: readonly string[]) {
    super(problems.map((problem) => `rehearse: ${problem}.\n`).join(''));
  }
}

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;
const KINDS = {
  checkout: text,
  branch: text,
  event: text,
  'pull-request': text,
  action: text,
  after: text,
  input: texts,
  secret: texts,
  var: texts,
  output: texts,
  twice: flag,
  keep: flag,
  'without-checks': flag,
  help: flag,
};
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the command line. Throws Refusal with all that is wrong, but only what is no option if there is such. */
export function parseOptions(commandLine: readonly string[], environment: Environment) {
  const { values, positionals } = parse(commandLine);
  if (values.help === true) return 'help';
  const [workflow = '', ...more] = positionals;
  const problems: string[] = [];
  const pairs = (option: 'input' | 'secret' | 'var' | 'output'): ReadonlyMap<string, string> =>
    new Map((values[option] ?? []).map((given) => readPair(option, given, environment, problems)));
  if (workflow === '') problems.push('name the workflow, as in .github/workflows/deploy.yml');
  if (more.length > 0) problems.push(`name one workflow; there is also ${more.join(', ')}`);
  for (const [name, value] of Object.entries(values))
    if (value === '') problems.push(`--${name} needs a value`);
  const { checkout, branch, action, after, keep = false, twice = false } = values;
  const { 'without-checks': withoutChecks = false, 'pull-request': number = '1' } = values;
  const event = EVENTS.find((one) => one === values.event);
  if (values.event && event === undefined) problems.push(`--event must be one of ${EVENTS.join(', ')}`);
  if (!/^[1-9]\d{0,8}$/.test(number)) problems.push('--pull-request must be a whole number from 1');
  const plain = { workflow, checkout, branch, event, action, after, keep, twice, withoutChecks };
  const named = { inputs: pairs('input'), secrets: pairs('secret'), vars: pairs('var') };
  /** Outputs of steps that are not run, by `<step>.<output>`. */
  const outputs = pairs('output');
  if (problems.length > 0) throw new Refusal([...problems, HINT]);
  return { ...plain, ...named, outputs, pullRequest: Number(number) };
}

const HINT = '--help lists the options';

function parse(commandLine: readonly string[]) {
  try {
    return parseArgs({ args: [...commandLine], options: KINDS, allowPositionals: true });
  } catch (error) {
    throw new Refusal([whyRefused(error instanceof Error ? error.message : String(error)), HINT]);
  }
}

/** Says in our words what Node's parser refuses. */
function whyRefused(message: string): string {
  const [, unknown] = /Unknown option '(--?[^']+)'/.exec(message) ?? [];
  const [, bare] = /\bOption '(--[\w-]+)(?: <value>)?' argument/.exec(message) ?? [];
  const known = Object.keys(KINDS).map((name) => `--${name}`);
  if (unknown !== undefined) return `there is no option ${unknown}${didYouMean(unknown, known)}`;
  return bare === undefined ? message.replace(/\.$/, '') : `${bare} needs a value`;
}

/** Reads `NAME=VALUE`, or the name of a secret in the environment. */
function readPair(
  option: string,
  given: string,
  environment: Environment,
  problems: string[],
): [string, string] {
  const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(given) ?? [];
  const found = value ?? (option === 'secret' ? environment[name] : undefined);
  const form = option === 'output' ? 'STEP.NAME' : 'NAME';
  if (!(option === 'output' ? /^[\w-]+\.[\w-]+$/ : /^[\w-]+$/).test(name))
    problems.push(`--${option} must be ${form}=VALUE`);
  else if (found === undefined && option === 'secret')
    problems.push(`--secret ${name}: your environment has no such variable`);
  else if (found === undefined) problems.push(`--${option} ${name} needs a value: ${name}=VALUE`);
  return [name, found ?? ''];
}
