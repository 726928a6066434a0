import { parseArgs } from 'node:util';
import { EDGES, type Edge } from '../../harness/sandbox.ts';
import { didYouMean } from '../../src/core/near-names.ts';

/** Events that a rehearsal can stand for. */
export const EVENTS = ['push', 'pull_request', 'workflow_dispatch'] as const;
export type EventName = (typeof EVENTS)[number];

export interface Options {
  readonly workflow: string;
  readonly checkout: string | undefined;
  readonly branch: string | undefined;
  readonly event: EventName | undefined;
  readonly pullRequest: number;
  readonly action: string | undefined;
  readonly inputs: ReadonlyMap<string, string>;
  readonly secrets: ReadonlyMap<string, string>;
  readonly vars: ReadonlyMap<string, string>;
  /** Outputs of steps that are not run, by `<step>.<output>`. */
  readonly outputs: ReadonlyMap<string, string>;
  readonly twice: boolean;
  /** True to leave health checks out. */
  readonly withoutChecks: boolean;
  /** The thing that stands before the sites of the sandbox. */
  readonly edge: Edge | undefined;
  /** Folder in which the sandbox is kept; empty for the usual one, undefined to keep nothing. */
  readonly keep: string | undefined;
  /** The workflow that is run first. */
  readonly after: string | undefined;
}

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
  --without-checks          leave health checks out, for pages that are no files
  --edge WHAT               what health checks meet before the site: wall, challenge, redirect or down
  --after WORKFLOW          run this workflow first, against the same sandbox: what a plan compares with
  --keep[=DIR]              keep the sandbox, and go on from there the next time
                            (default DIR: site-deploy/rehearsal/… in your cache folder, printed)
  --help                    print this

Deploy scripts really run, as you, on this machine: see local/rehearse/README.md.
`;

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
  keep: text,
  input: texts,
  secret: texts,
  var: texts,
  output: texts,
  twice: flag,
  'without-checks': flag,
  edge: text,
  help: flag,
};
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the command line. All that is wrong is reported at once. */
export function parseOptions(
  commandLine: readonly string[],
  environment: Environment,
): Options | { readonly problems: readonly string[] } | 'help' {
  // Only with = may --keep have a value.
  const args = commandLine.map((word) => (word === '--keep' ? '--keep=' : word));
  try {
    const { values, positionals } = parseArgs({ args, options: KINDS, allowPositionals: true });
    return values.help === true ? 'help' : readOptions(values, positionals, environment);
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    const [, wrong = ''] = /Unknown option '(--?[^']+)'/.exec(why) ?? [];
    const known = Object.keys(KINDS).map((name) => `--${name}`);
    return { problems: [wrong === '' ? why : `there is no option ${wrong}${didYouMean(wrong, known)}`] };
  }
}

function readOptions(
  {
    checkout,
    branch,
    action,
    after,
    keep,
    twice = false,
    'without-checks': withoutChecks = false,
    ...values
  }: ReturnType<typeof parseArgs<{ options: typeof KINDS }>>['values'],
  [workflow = '', ...more]: readonly string[],
  environment: Environment,
): Options | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const pairs = (option: 'input' | 'secret' | 'var' | 'output'): Map<string, string> =>
    new Map((values[option] ?? []).map((given) => readPair(option, given, environment, problems)));
  if (workflow === '') problems.push('name the workflow, as in .github/workflows/deploy.yml');
  if (more.length > 0) {
    const hint = keep === undefined ? '' : ' A folder is given as --keep=DIR';
    problems.push(
      `name one workflow; what is ${more.map((word) => JSON.stringify(word)).join(', ')}?${hint}`,
    );
  }
  const event = EVENTS.find((one) => one === values.event);
  if (event !== values.event) problems.push(`--event must be one of ${EVENTS.join(', ')}`);
  const edge = EDGES.find((one) => one === values.edge);
  if (edge !== values.edge) problems.push(`--edge must be one of ${EDGES.join(', ')}`);
  const number = values['pull-request'] ?? '1';
  if (!/^[1-9]\d{0,8}$/.test(number)) problems.push('--pull-request must be a whole number from 1');
  const options: Options = {
    workflow,
    checkout,
    branch,
    event,
    action,
    after,
    keep,
    twice,
    withoutChecks,
    edge,
    pullRequest: Number(number),
    inputs: pairs('input'),
    secrets: pairs('secret'),
    vars: pairs('var'),
    outputs: pairs('output'),
  };
  return problems.length > 0 ? { problems } : options;
}

function readPair(
  option: string,
  given: string,
  environment: Environment,
  problems: string[],
): [string, string] {
  const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(given) ?? [];
  const form = option === 'output' ? /^[\w-]+\.[\w-]+$/ : /^[\w-]+$/;
  const found = value ?? (option === 'secret' ? environment[name] : undefined);
  if (!form.test(name))
    problems.push(`--${option} must be ${option === 'output' ? 'STEP.NAME' : 'NAME'}=VALUE`);
  else if (found === undefined && option === 'secret')
    problems.push(`--secret ${name}: your environment has no such variable`);
  else if (found === undefined) problems.push(`--${option} ${name} needs a value: ${name}=VALUE`);
  return [name, found ?? ''];
}
