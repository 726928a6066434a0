import { parseArgs } from 'node:util';

/** Events that a rehearsal can stand for. */
export const EVENTS = ['push', 'pull_request', 'workflow_dispatch', 'schedule', 'release'] as const;
export type EventName = (typeof EVENTS)[number];

export interface Options {
  readonly workflow: string;
  readonly checkout: string | undefined;
  readonly branch: string | undefined;
  readonly event: EventName | undefined;
  readonly pullRequest: number;
  readonly action: string | undefined;
  readonly job: string | undefined;
  readonly inputs: ReadonlyMap<string, string>;
  readonly secrets: ReadonlyMap<string, string>;
  readonly vars: ReadonlyMap<string, string>;
  /** Outputs of steps that are not run, by `<step>.<output>`. */
  readonly outputs: ReadonlyMap<string, string>;
  readonly run: boolean;
  readonly twice: boolean;
  /** Folder in which the sandbox is kept; empty for the usual one, undefined to keep nothing. */
  readonly keep: string | undefined;
  /** The workflow that is run first. */
  readonly after: string | undefined;
}

export type ParsedOptions =
  | { readonly kind: 'options'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

export const help = `Usage: npm run rehearse -- WORKFLOW [options]

Runs the steps of a workflow that use site-deploy, on this machine, against a fresh sandbox.

  --checkout DIR            the repository that is deployed (default: the one that holds the workflow)
  --branch NAME             its branch that the event is about (default: the one that is checked out)
  --event NAME              push, pull_request, workflow_dispatch, schedule or release
                            (default: the first of these that the workflow runs on)
  --pull-request N          number of the pull request (default 1)
  --action NAME             what happened to it, as in opened, synchronize, closed
                            (default: the first that the workflow runs on)
  --input NAME=VALUE        an input of workflow_dispatch
  --secret NAME=VALUE       a secret; without =VALUE it is taken from the variable NAME of your
                            environment. Those that are not given are made up
  --var NAME=VALUE          a variable of the repository. Those that are not given are made up
  --output STEP.NAME=VALUE  an output of a step that is not run
  --job NAME                only this job, and those that it needs
  --run                     also run the steps with commands (run): with bash, in a copy of the checkout
  --twice                   play it all a second time, against what the first time left
  --after WORKFLOW          run this workflow first, against the same sandbox: what a plan compares with
  --keep[=DIR]              keep the sandbox, and go on from there the next time
                            (default DIR: site-deploy/rehearsal/… in your cache folder, printed)
  --help                    print this

Deploy scripts really run, as you, on this machine: see local/rehearse/README.md.
`;

const KINDS = {
  checkout: 'string',
  branch: 'string',
  event: 'string',
  'pull-request': 'string',
  action: 'string',
  job: 'string',
  input: 'string',
  secret: 'string',
  var: 'string',
  output: 'string',
  run: 'boolean',
  twice: 'boolean',
  after: 'string',
  keep: 'boolean',
  help: 'boolean',
} as const;
const REPEATED = ['input', 'secret', 'var', 'output'];
/** A flag that may have a value. */
const OPTIONAL = 'keep';

/** Reads the command line. All that is wrong is reported at once. */
export function parseOptions(
  commandLine: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ParsedOptions {
  const { given, workflows, problems } = readWords(commandLine);
  if (given.has('help')) return { kind: 'help' };
  const pairs = (name: string): Map<string, string> =>
    new Map((given.get(name) ?? []).map((text) => readPair(name, text, environment, problems)));
  const [workflow, ...more] = workflows;
  if (workflow === undefined) problems.push('name the workflow, as in .github/workflows/deploy.yml');
  if (more.length > 0) {
    const hint = given.has(OPTIONAL) ? ' A folder is given as --keep=DIR' : '';
    problems.push(`name one workflow; what is ${more.map(quote).join(', ')}?${hint}`);
  }
  const event = EVENTS.find((one) => one === given.get('event')?.[0]);
  if (given.has('event') && event === undefined) problems.push(`--event must be one of ${EVENTS.join(', ')}`);
  const number = given.get('pull-request')?.[0] ?? '1';
  if (!/^[1-9]\d{0,8}$/.test(number)) problems.push('--pull-request must be a whole number from 1');
  const options: Options = {
    workflow: workflow ?? '',
    checkout: given.get('checkout')?.[0],
    branch: given.get('branch')?.[0],
    event,
    pullRequest: Number(number),
    action: given.get('action')?.[0],
    job: given.get('job')?.[0],
    inputs: pairs('input'),
    secrets: pairs('secret'),
    vars: pairs('var'),
    outputs: pairs('output'),
    run: given.has('run'),
    twice: given.has('twice'),
    after: given.get('after')?.[0],
    keep: given.get('keep')?.[0],
  };
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'options', options };
}

function readWords(commandLine: readonly string[]) {
  const options = Object.fromEntries(Object.entries(KINDS).map(([name, type]) => [name, { type }]));
  const { tokens } = parseArgs({
    ...{ args: [...commandLine], options, strict: false, tokens: true },
    allowPositionals: true,
  });
  const given = new Map<string, string[]>();
  const workflows: string[] = [];
  const problems: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') workflows.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const kind = new Map<string, string>(Object.entries(KINDS)).get(name);
    if (kind === undefined) problems.push(`there is no option ${quote(rawName)}`);
    else if (kind === 'string' && (value ?? '') === '') problems.push(`${rawName} needs a value`);
    else if (kind === 'string' && inlineValue === false && value?.startsWith('-'))
      problems.push(`${rawName} needs a value, not ${quote(value)}`);
    else if (kind === 'boolean' && name !== OPTIONAL && value !== undefined)
      problems.push(`${rawName} takes no value`);
    else if (given.has(name) && !REPEATED.includes(name)) problems.push(`${rawName} is given twice`);
    else given.set(name, [...(given.get(name) ?? []), value ?? '']);
  }
  return { given, workflows, problems };
}

function readPair(
  option: string,
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
  problems: string[],
): [string, string] {
  const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(text) ?? [];
  const form = option === 'output' ? /^[\w-]+\.[\w-]+$/ : /^[\w-]+$/;
  const found = value ?? (option === 'secret' ? environment[name] : undefined);
  if (!form.test(name))
    problems.push(`--${option} must be ${option === 'output' ? 'STEP.NAME' : 'NAME'}=VALUE`);
  else if (found === undefined && option === 'secret')
    problems.push(`--secret ${name}: your environment has no such variable`);
  else if (found === undefined) problems.push(`--${option} ${name} needs a value: ${name}=VALUE`);
  return [name, found ?? ''];
}

function quote(text: string): string {
  return JSON.stringify(text);
}
