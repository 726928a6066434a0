import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { styleText } from 'node:util';
import { metadata } from '../../harness/metadata.ts';
import { isOurs } from '../../scripts/workflow-audits.ts';
import { type Checkout, checkOut } from './checkout.ts';
import { githubContext, githubVariables, type Happening } from './event.ts';
import { type Contexts, fill } from './expressions.ts';
import type { Options } from './options.ts';
import type { FilledStep, Players, StepEnd } from './play.ts';
import { type Printer, rule } from './printer.ts';
import { type ProcessEnd, runAction, runProcess, type StepProcess } from './runner.ts';
import type { Stage } from './stage.ts';
import { operationsBefore, operationsOf, scriptBefore, standIn } from './stand-ins.ts';
import type { Step, Texts } from './workflow.ts';

/** The results of a rehearsal so far. */
export interface Played {
  /** Exit codes of the steps that were carried out and count. */
  readonly codes: number[];
  /** Paths of the summaries. */
  readonly reports: string[];
  /** By which it was interrupted. */
  signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | undefined;
  /** The running process. */
  child: ChildProcess | undefined;
}

/** The parts that the steps are carried out with. */
export interface Scene {
  readonly options: Options;
  readonly checkout: Checkout;
  readonly event: Happening;
  readonly stage: Stage;
  readonly printer: Printer;
  /** A folder that is removed in the end. */
  readonly temporary: string;
  /** 1, or 2 when it is played again. */
  readonly time: number;
  /** Folder of the summaries. */
  readonly out: string;
  /** Servers of the workflow that the sandbox has not, by the one that stands for each. */
  readonly servers: Map<string, string>;
  readonly workflowPath: string;
}

/** Whoever carries out the steps, and the contexts that expressions may name. */
export function createPlayers(scene: Scene, played: Played): Players & { readonly contexts: Contexts } {
  const { options, checkout, event, stage, printer, temporary, time } = scene;
  const folder = join(temporary, `run-${time}`);
  const workspace = join(folder, 'workspace');
  const paths = { event: join(folder, 'event.json'), workspace, workflow: basename(scene.workflowPath) };
  mkdirSync(join(folder, 'temp'), { recursive: true });
  writeFileSync(paths.event, JSON.stringify(event.payload));
  const idle = new Set<string>();
  // Real secrets are masked as by a runner, and so not shown past us.
  const live = isPerson && options.secrets.size === 0;
  const runner = { os: 'Linux', arch: 'X64', name: 'rehearsal', temp: join(folder, 'temp'), debug: '' };
  const github = githubContext(event, checkout, paths);

  const processOf = (step: FilledStep, name: string): Omit<StepProcess, 'command'> => ({
    cwd: workspace,
    env: {
      ...ownVariables(),
      ...{ CI: live ? '' : 'true', RUNNER_TEMP: runner.temp, RUNNER_OS: runner.os },
      ...step.env,
      ...githubVariables({ ...github, job: step.job }),
    },
    folder: join(folder, name),
    masks: printer.masks,
    live,
    onLog: printer.followLog(),
    onChild: (child) => {
      played.child = child;
      if (played.signal !== undefined) child?.kill(played.signal);
    },
  });

  async function playAction(step: FilledStep): Promise<StepEnd> {
    const name = `${step.job}-${step.number}${time === 1 ? '' : '-again'}`;
    const defaults = Object.entries(metadata.inputs).map(([input, { default: standard = '' }]) => [
      input,
      fill(standard, step.contexts),
    ]);
    const given: Texts = { ...Object.fromEntries(defaults), ...step.with };
    if (operationsOf(given).includes('sweep-previews'))
      return leaveOut(
        step,
        'sweep-previews asks GitHub which pull requests are closed, and a rehearsal has none',
      );
    const words = vocabularyOf(given, workspace);
    // If the sandbox refuses the vocabulary, so does the action, which says why.
    const sandbox = await stage.serve(words).catch(() => stage.serve(''));
    stage.offer(given.repository ?? '');
    const { notes, inputs: rehearsed } = standIn(step.with, {
      ...{ apiUrl: sandbox.url, token: sandbox.token },
      ...{ repository: stage.repository, servers: scene.servers },
    });
    const inputs = { ...Object.fromEntries(defaults), ...rehearsed };
    for (const note of notes) printer.say(`    ${note}`);
    const mistakes = await mistakesIn(given, step.step.with, Object.keys(rehearsed));
    if (mistakes.length > 0) {
      printer.say(
        ...mistakes.map((mistake) => styleText('red', `    ${mistake}`)),
        '  → rejected, exit code 2',
      );
      played.codes.push(2);
      return { outcome: 'failure', outputs: {} };
    }
    const started = processOf(step, name);
    if (played.signal !== undefined) return CANCELLED;
    const isMade = await makeSite(inputs, given, started);
    if (played.signal !== undefined) return CANCELLED;
    if (!isMade) return { outcome: 'failure', outputs: {} };
    printer.say('');
    const end = await runAction(inputs, started, printer.followLog());
    tellEnd(printer, end);
    played.reports.push(...(await leaveReport(scene, name, step.step, end)));
    return finish(step, end);
  }

  /** Makes the site that the workflow expects, as an earlier run would have. Says how that fails, and returns false then. */
  async function makeSite(
    inputs: Texts,
    given: Texts,
    started: Omit<StepProcess, 'command'>,
  ): Promise<boolean> {
    const operations = operationsBefore(given);
    const { site = '', server = '' } = inputs;
    if (operations.length === 0 || stage.hasSite(site)) return true;
    const branch = event.siteBranch;
    stage.offer(checkout.name);
    const { 'repository-provider': provider = '', vocabulary = '' } = given;
    let log = '';
    const onLog = (visible: string): void => {
      log = visible;
    };
    const end = await runAction(
      {
        ...{ 'base-url': inputs['base-url'] ?? '', 'api-token': inputs['api-token'] ?? '', server, site },
        ...{ operations: operations.join(), vocabulary, branch },
        'repository-provider': provider === '' || provider === 'custom' ? 'hosted_git_1' : provider,
        repository: checkout.name,
        'deploy-script': scriptBefore(branch),
      },
      { ...started, live: false, onLog, folder: `${started.folder}-before` },
      () => {},
    );
    const parts = [
      ...(operations.includes('ensure-repository') ? [`the repository on branch ${branch}`] : []),
      ...(operations.includes('update-deploy-script') ? ['a script that brings it up to date'] : []),
    ];
    if (end.code === 0) {
      const what = parts.length === 0 ? '' : `, with ${parts.join(' and ')}`;
      printer.say(`    site ${site} is made beforehand${what}: the workflow expects it`);
      return true;
    }
    printer.say(styleText('red', `    site ${site} could not be made beforehand:`));
    printer.followLog()(log);
    played.codes.push(end.code);
    return false;
  }

  function finish({ step }: FilledStep, end: ProcessEnd): StepEnd {
    const { outputs, exported } = end;
    const isCancelled = played.signal !== undefined;
    if (step.continueOnError !== 'true' || isCancelled) played.codes.push(end.code);
    const outcome = isCancelled ? 'cancelled' : end.code === 0 ? 'success' : 'failure';
    return { outcome, outputs, exported };
  }

  function playCheckout(step: FilledStep): StepEnd {
    const { repository = checkout.name, ref = '', path = '' } = step.with;
    if (repository !== checkout.name && repository !== '') return leaveOut(step, `it is about ${repository}`);
    const commit = ref === '' ? checkout.sha : ref;
    const into = join(workspace, path);
    try {
      checkOut(stage.repository, commit.replace(/^refs\/heads\//, ''), into);
    } catch (error) {
      printer.say(styleText('red', `    git could not check out ${commit}: ${gitReason(error)}`));
      played.codes.push(1);
      return { outcome: 'failure', outputs: {} };
    }
    printer.say(`    a copy of the checkout at ${commit.slice(0, 40)}`);
    return { outcome: 'success', outputs: {} };
  }

  async function playShell(step: FilledStep, script: string): Promise<StepEnd> {
    const { shell = '', workingDirectory = '' } = step.step;
    if (!/^(bash|sh)?$/.test(shell)) return leaveOut(step, `its shell is ${shell}`);
    const started = processOf(step, `${step.job}-${step.number}`);
    const file = join(folder, `${step.job}-${step.number}.sh`);
    writeFileSync(file, fill(script, step.contexts));
    const strict = shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
    const end = await runProcess({
      ...{ ...started, live: false, cwd: join(workspace, workingDirectory) },
      command: [shell === 'sh' ? 'sh' : 'bash', ...strict, file],
    });
    printer.say(`  → exit code ${end.code}`);
    return finish(step, end);
  }

  function leaveOut({ step }: FilledStep, why: string): StepEnd {
    const own = [...options.outputs].filter(([name]) => name.split('.')[0] === step.id);
    const outputs = Object.fromEntries(own.map(([name, value]) => [name.split('.')[1] ?? '', value]));
    if (step.id !== undefined) idle.add(step.id);
    printer.say(`    not carried out: ${why}`);
    return { outcome: 'success', outputs };
  }

  return {
    contexts: { github, runner },
    beginJob(_, title) {
      rmSync(workspace, { recursive: true, force: true });
      mkdirSync(workspace);
      printer.say('', rule(`job ${title}`));
    },
    async playStep(step) {
      if (played.signal !== undefined) return CANCELLED;
      const { uses = '', run } = step.step;
      printer.say(`  ${styleText('bold', titleOf(step.step))} (line ${step.step.line})`);
      if (isOurs(uses)) return playAction(step);
      if (uses.startsWith('actions/checkout@')) return playCheckout(step);
      if (run === undefined) return leaveOut(step, 'it is another action');
      return options.run ? playShell(step, run) : leaveOut(step, 'it runs commands, which --run would allow');
    },
    skip(what, why) {
      const isJob = 'combinations' in what;
      if (isJob) printer.say('', rule(`job ${what.name}`));
      else printer.say(`  ${styleText('bold', titleOf(what))} (line ${what.line})`);
      printer.say(`    skipped: ${why}`, ...(isJob ? [] : hintsOf(what, idle)));
    },
  };
}

const CANCELLED: StepEnd = { outcome: 'cancelled', outputs: {} };

/**
 * Lists the problems that the action would find in inputs that are replaced or left out here: a mistake in them must not wait
 * for the first real run. The action checks the kept ones itself.
 */
async function mistakesIn(given: Texts, written: Texts, kept: readonly string[]): Promise<string[]> {
  const { readInputs } = await import('../../src/run/inputs.ts');
  const read = await readInputs({
    get: (name) => (name === 'api-token' ? 'of-the-rehearsal' : (given[name] ?? '')),
    environment: {},
    readFile: () => ({ value: '' }),
    pullRequest: () => undefined,
    hide: () => {},
    redact: () => {},
    hideToken: () => {},
  });
  if ('inputs' in read) return [];
  const isReplaced = (input: string): boolean => input === 'base-url' || !kept.includes(input);
  // The value of an expression on GitHub is not known here.
  const isPlain = (input: string): boolean => input in written && !written[input]?.includes('${{');
  return read.problems
    .filter(({ input }) => isReplaced(input) && isPlain(input))
    .map(({ input, expected }) => `${input}: expected ${expected}`);
}

/** True when a person watches: the action then shows its log itself, with a live line. */
const isPerson =
  process.stdout.isTTY === true && (process.env.CI ?? '') === '' && process.env.GITHUB_ACTIONS === undefined;

/** Returns the variables that a process needs from this machine, and nothing else of our environment. */
function ownVariables(): Texts {
  const names = ['PATH', 'HOME', 'LANG', 'TERM', 'TMPDIR', 'NO_COLOR'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function titleOf({ name, uses, run = '' }: Step): string {
  return name ?? uses ?? `run ${run.trim().split('\n')[0] ?? ''}`;
}

/** Names what a condition asked of steps that are not carried out. */
function hintsOf({ if: condition = '' }: Step, idle: ReadonlySet<string>): string[] {
  const asked = [...condition.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)];
  return asked
    .filter(([, id = '']) => idle.has(id))
    .map(
      ([, id, output]) =>
        `    step ${id} is not carried out here; say what it says with --output ${id}.${output}=VALUE`,
    );
}

/** The words of the service are a text, or a file of the workspace, as for the action. */
function vocabularyOf({ vocabulary = '' }: Texts, workspace: string): string {
  if (!/^[^\r\n{]+\.(ya?ml|json)$/i.test(vocabulary.trim())) return vocabulary;
  try {
    return readFileSync(join(workspace, vocabulary.trim()), 'utf8');
  } catch {
    return '';
  }
}

function gitReason(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return stderr.trim().split('\n').at(-1) ?? '';
}

/** Leaves the summary as Markdown and as a page; returns their paths. */
async function leaveReport({ out }: Scene, name: string, step: Step, end: ProcessEnd): Promise<string[]> {
  // Rendering takes long to load.
  const { renderPage } = await import('../demo/page.ts');
  const { annotations, summary, code } = end;
  const title = `${name}: ${titleOf(step)}`;
  const page = renderPage({ title, succeeded: code === 0, annotations, summary });
  const paths = ['md', 'html'].map((kind) => join(out, `${name}.${kind}`));
  for (const [index, text] of [summary, page].entries()) writeFileSync(paths[index] ?? '', text);
  return paths;
}

/** Outputs that say much in little. */
const TOLD = [
  'evidence',
  'deployed-commit',
  'has-changes',
  'env-added',
  'env-changed',
  'env-removed',
  'plan-hash',
];

function tellEnd({ say }: Printer, { code, outputs }: ProcessEnd): void {
  const outcome = outputs.outcome ?? 'no outcome';
  say('', styleText(code === 0 ? 'green' : 'red', `  → ${outcome}, exit code ${code}`));
  const told = TOLD.filter((name) => (outputs[name] ?? '') !== '');
  for (const name of told) say(`    ${name.padEnd(16)} ${outputs[name]?.slice(0, 120)}`);
}
