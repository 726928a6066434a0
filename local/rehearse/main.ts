/**
 * Rehearses a workflow: carries out the steps that use the action, as a runner would, against a sandbox of its own.
 * Leaves the job summaries in `.rehearsal/`.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { styleText } from 'node:util';
import { metadata } from '../../harness/metadata.ts';
import { isOurs } from '../../scripts/workflow-audits.ts';
import { distance, nearest } from '../../src/core/near-names.ts';
import { type Checkout, openCheckout } from './checkout.ts';
import { type Happening, makeEvent } from './event.ts';
import { ExpressionProblem } from './expressions.ts';
import { help, type Options, parseOptions } from './options.ts';
import { playWorkflow } from './play.ts';
import { createPlayers, type Played } from './players.ts';
import { createPrinter } from './printer.ts';
import { builtFile } from './runner.ts';
import { makeUp, namesAsked, setStage } from './stage.ts';
import { operationsOf } from './stand-ins.ts';
import { readWorkflow, type Step, type Workflow } from './workflow.ts';

const OUT = '.rehearsal';

/** A workflow to rehearse. */
interface Rehearsal {
  readonly options: Options;
  readonly text: string;
  readonly workflow: Workflow;
  readonly checkout: Checkout;
  readonly event: Happening;
}

process.stdout.on('error', () => {});
const parsed = parseOptions(process.argv.slice(2), process.env);
if (parsed.kind === 'help') {
  process.stdout.write(help);
} else {
  const read = parsed.kind === 'problems' ? parsed : await prepare(parsed.options);
  if ('problems' in read) {
    const hint = parsed.kind === 'problems' ? '--help lists the options.\n' : '';
    process.stderr.write(`${read.problems.map((problem) => `rehearse: ${problem}.\n`).join('')}${hint}`);
    process.exitCode = 2;
  } else {
    process.exitCode = await rehearse(read);
  }
}

/** Reads everything, and changes nothing. All that is wrong is told at once. */
async function prepare(options: Options): Promise<Rehearsal | { problems: readonly string[] }> {
  const path = resolve(callersFolder(), options.workflow);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { problems: [`there is no workflow ${options.workflow} (looked for ${path})`] };
  }
  const name = basename(path);
  const { workflowProblems } = await import('../../scripts/workflow-parser.ts');
  const refused = await workflowProblems(name, text);
  if (refused.length > 0)
    return {
      problems: refused.map(({ line, message }) => `${name}:${line}: GitHub refuses it: ${trimEnd(message)}`),
    };
  const read = readWorkflow(text);
  if ('problems' in read) return { problems: read.problems.map((problem) => `${name}: ${trimEnd(problem)}`) };
  const problems = problemsOfUses(read.workflow, options).map((problem) => `${name}${problem}`);
  const start = options.checkout === undefined ? dirname(path) : resolve(callersFolder(), options.checkout);
  const checkout = openCheckout(start, options.branch);
  if ('problem' in checkout) return { problems: [...problems, checkout.problem] };
  const event = makeEvent(read.workflow, options, checkout);
  if ('problems' in event) problems.push(...event.problems);
  if (!existsSync(builtFile('main')))
    problems.push(`there is no ${metadata.runs.main}: build it with npm run build`);
  if (problems.length > 0 || 'problems' in event) return { problems };
  const workflow = { ...read.workflow, jobs: chooseJobs(read.workflow, options.job) };
  return { options, text, workflow, checkout, event };
}

/** Mistakes in the uses of the action, of which GitHub would say nothing before the run. */
function problemsOfUses({ jobs }: Workflow, { job, outputs }: Options): string[] {
  const steps = jobs.flatMap((one) => one.steps);
  const ours = steps.filter(isOfAction);
  const problems = ours.flatMap(({ line, with: given }) => [
    ...Object.keys(given)
      .filter((name) => !(name in metadata.inputs))
      .map((name) => `:${line}: the action has no input ${name}${meant(name)}`),
    ...Object.entries(metadata.inputs)
      .filter(([name, { required = false }]) => required && !(name in given))
      .map(([name]) => `:${line}: the required input ${name} is not given`),
  ]);
  if (ours.length === 0)
    problems.push(
      ': no step uses the action, as in `uses: your-org/site-deploy@v0`: there is nothing to rehearse',
    );
  if (job !== undefined && !jobs.some(({ name }) => name === job))
    problems.push(` has no job ${job}, but ${jobs.map(({ name }) => name).join(', ')}`);
  for (const name of outputs.keys()) {
    const id = name.split('.')[0];
    if (!steps.some((step) => step.id === id && !isOfAction(step)))
      problems.push(`: --output ${name}: no step that is not carried out has the id ${id}`);
  }
  return problems;
}

function isOfAction({ uses }: Step): boolean {
  return uses !== undefined && isOurs(uses);
}

/** The input that a misspelled one may have meant. */
function meant(name: string): string {
  const [near = ''] = nearest(name, Object.keys(metadata.inputs));
  return distance(name, near) > name.length / 2 ? '' : ` (did you mean ${near}?)`;
}

/** A job, and those that it needs. */
function chooseJobs({ jobs }: Workflow, wanted: string | undefined): Workflow['jobs'] {
  if (wanted === undefined) return jobs;
  const names = new Set([wanted]);
  for (const { name, needs } of jobs.toReversed())
    if (names.has(name)) for (const one of needs) names.add(one);
  return jobs.filter(({ name }) => names.has(name));
}

/** npm starts scripts in the project's folder, and tells where it was itself started. */
function callersFolder(): string {
  const { npm_lifecycle_event: script, INIT_CWD: started } = process.env;
  return script === 'rehearse' && started !== undefined ? started : process.cwd();
}

async function rehearse(rehearsal: Rehearsal): Promise<number> {
  const { options, text, workflow, checkout, event } = rehearsal;
  const secrets = collect(namesAsked(text, 'secrets'), options.secrets);
  const vars = collect(namesAsked(text, 'vars'), options.vars);
  const printer = createPrinter(Object.values(secrets.values));
  const temporary = mkdtempSync(join(tmpdir(), 'rehearse-'));
  const out = resolve(OUT);
  mkdirSync(out, { recursive: true });
  for (const name of readdirSync(out)) if (/\.(md|html)$/.test(name)) rmSync(join(out, name));
  // Nothing of it is for a repository, wherever it is.
  writeFileSync(join(out, '.gitignore'), '*\n');
  const played: Played = { codes: [], reports: [], signal: undefined, child: undefined };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      played.signal = signal;
      // A terminal sends Ctrl+C to all of us.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) played.child?.kill(signal);
    });
  }
  const stage = setStage(options.keep ? join(out, 'sandbox') : temporary, checkout);
  printer.say(styleText('bold', `Rehearsal of ${options.workflow}: ${event.title}`));
  printer.say(
    `Code: what is committed in ${checkout.folder}, commit ${checkout.sha.slice(0, 7)} ${checkout.subject}`,
  );
  printer.say(styleText('yellow', 'Deploy scripts really run: on this machine, as you, with your rights.'));
  printer.say(
    `They run in ${stage.sites}${scriptsOf(workflow).length > 0 ? ':' : '.'}`,
    ...scriptsOf(workflow).map((script) => `  ${script}`),
  );
  if (options.run)
    printer.say(styleText('yellow', 'Steps with `run` really run, too, and may ask whom they like.'));
  const real =
    options.secrets.size === 0
      ? 'no secret'
      : `of the secrets only ${[...options.secrets.keys()].join(', ')}`;
  printer.say(`Nothing else is real: no server, no GitHub, ${real}.`);
  // Where the service is, and its token, are no questions here.
  const rest = text.replace(/^\s*(base-url|api-token):.*$/gm, '');
  for (const [context, option, { madeUp }] of [
    ['secrets', '--secret', secrets],
    ['vars', '--var', vars],
  ] as const) {
    const names = madeUp.filter(
      (name) => name !== 'GITHUB_TOKEN' && namesAsked(rest, context).includes(name),
    );
    if (names.length > 0) printer.say(`Made up, unless given with ${option}: ${names.join(', ')}.`);
  }
  const unasked = [
    ...unaskedOf(namesAsked(text, 'secrets'), options.secrets, '--secret'),
    ...unaskedOf(namesAsked(text, 'vars'), options.vars, '--var'),
  ];
  for (const warning of [...event.warnings, ...unasked, ...uncommitted(checkout)])
    printer.say(styleText('yellow', `Warning: ${warning}.`));
  const known = { secrets: secrets.values, vars: vars.values, inputs: event.inputs };
  try {
    for (const time of options.twice ? [1, 2] : [1]) {
      if (time === 2) printer.say('', styleText('bold', 'Once more, against what that left'));
      const players = createPlayers(
        {
          ...rehearsal,
          stage,
          printer,
          temporary,
          time,
          out,
          servers: new Map(),
          workflowPath: options.workflow,
        },
        played,
      );
      await playWorkflow(workflow, { ...known, ...players.contexts }, players);
      if (played.signal !== undefined) break;
    }
  } catch (error) {
    const isOfWorkflow = error instanceof ExpressionProblem;
    const why = error instanceof Error ? error.message : String(error);
    printer.say(
      '',
      styleText('red', `Error: ${isOfWorkflow ? `${basename(options.workflow)}, ` : ''}${trimEnd(why)}.`),
    );
    played.codes.push(isOfWorkflow ? 2 : 1);
  } finally {
    await stage.stop();
    rmSync(temporary, { recursive: true, force: true });
  }
  return conclude(played, rehearsal, printer.say);
}

/** The values of what a workflow asks for, made up where none are given. */
function collect(asked: readonly string[], given: ReadonlyMap<string, string>) {
  const madeUp = asked.filter(
    (name) => ![...given.keys()].some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  const invented = madeUp.map((name): [string, string] => [name, makeUp(name)]);
  return { values: Object.fromEntries([...given, ...invented]), madeUp };
}

function unaskedOf(asked: readonly string[], given: ReadonlyMap<string, string>, option: string): string[] {
  const known = new Set(asked.map((name) => name.toLowerCase()));
  return [...given.keys()]
    .filter((name) => !known.has(name.toLowerCase()))
    .map((name) => `the workflow asks for nothing of the name ${name} (${option})`);
}

/** Where the commands come from that will run. */
function scriptsOf({ jobs }: Workflow): string[] {
  const scripts = jobs
    .flatMap(({ steps }) => steps.filter(isOfAction))
    .map(({ line, with: given }) => {
      const file = given['deploy-script-file'] ?? '';
      if (file !== '') return `${file} of the checkout`;
      if ((given['deploy-script'] ?? '') !== '') return `the deploy-script of the step in line ${line}`;
      return operationsOf({ operations: 'deploy', ...given }).includes('deploy')
        ? `for the step in line ${line}, which gives none: one that brings the branch up to date`
        : '';
    });
  return [...new Set(scripts.filter((script) => script !== ''))];
}

function uncommitted({ uncommitted: count, folder }: Checkout): string[] {
  if (count === 0) return [];
  const what = count === 1 ? '1 file has changes' : `${count} files have changes`;
  return [`${what} in ${folder} that are not committed: what is committed is deployed`];
}

function conclude(
  { codes, reports, signal }: Played,
  { options }: Rehearsal,
  say: (...lines: string[]) => void,
): number {
  say('');
  if (reports.length > 0)
    say(
      'Job summaries, as Markdown and as pages for a browser:',
      ...reports.map((path) => `  ${relative('.', path)}`),
    );
  else say(styleText('yellow', 'Warning: no step that uses the action was carried out.'));
  if (options.keep)
    say(
      `The sandbox is kept. To look at it: npm run sandbox -- --data ${join(OUT, 'sandbox/data')}`,
      ...(options.secrets.size === 0 ? [] : ['The secrets that you gave are in it.']),
    );
  if (signal !== undefined) return 128 + constants.signals[signal];
  return codes.find((code) => code !== 0) ?? 0;
}

function trimEnd(message: string): string {
  return message.trim().replace(/\.$/, '');
}
