/**
 * The demo: the built action deploys a site to the sandbox several times and brings its records in line, run as GitHub's
 * runner would run it. Shows each log, leaves each job summary in `.demo/` as Markdown and as a page, and checks everything
 * that must hold.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { findLeaks, spell } from '../../harness/leaks.ts';
import { builtFile, metadata } from '../../harness/metadata.ts';
import { rule } from '../log.ts';
import { createExpectations, renderExpectations } from './expectations.ts';
import { createOutput, showComment, showRun } from './output.ts';
import type { Parts, Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { SECRETS, TOKEN } from './shop.ts';
import { type Stage, setStage } from './stage.ts';
import { inputsOf, renderDifference, renderStep, runStep } from './step.ts';

const startedAt = performance.now();
const secrets = [TOKEN, ...Object.values(SECRETS)];
const expect = createExpectations();
const output = createOutput(join(import.meta.dirname, '../../.demo'));
const { print } = output;
let killAction: (signal: NodeJS.Signals) => void = () => {};

// Everything below makes its temporary folders in this one: removing it takes them all.
const folder = mkdtempSync(join(tmpdir(), 'site-deploy-demo-'));
process.env.TMPDIR = folder;

const interrupted = Promise.withResolvers<never>();
let exitCode = 1;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    exitCode = 128 + constants.signals[signal];
    interrupted.reject(new Error(`interrupted by ${signal}.`));
  });
}
process.stdout.on('error', () => interrupted.reject(new Error('nobody reads its output any more.')));

const staged = setStage(folder);
try {
  await Promise.race([playAll(), interrupted.promise]);
} catch (error) {
  await cleanUp();
  const needs = exitCode === 1 ? '\nIt needs Node 24, git and bash on the PATH; no network.' : '';
  process.stderr.write(`\nThe demo was not played to its end: ${messageOf(error)}${needs}\n`);
  process.exit(exitCode);
}
expect.begin('The demo itself');
expect.none('The sandbox ends cleanly, and no temporary file is left.', await cleanUp());
expectNoLeaks();
process.exitCode = conclude();

async function playAll(): Promise<void> {
  if (!existsSync(builtFile('main')))
    throw new Error(`there is no ${metadata.runs.main}: build it with npm run build.`);
  const stage = await staged;
  print(styleText('bold', 'The step of the workflow'), '');
  print(...renderStep(inputsOf(stage)));
  for (const [index, scenario] of scenarios.entries()) await playOne(stage, scenario, index + 1);
  // The service shows its logs as they are: what a script prints there is no secret of ours any more.
  output.write('sandbox.html', await stage.readOverview(), false);
}

async function playOne(stage: Stage, scenario: Scenario, number: number): Promise<void> {
  const title = `${number}  ${scenario.title}`;
  print('', rule(title));
  print(scenario.story, '');
  expect.begin(title);
  const run: Parts['run'] = async (options) => {
    stage.takeRequests();
    const differs = renderDifference(stage, options.inputs);
    if (differs.length > 0) print('The step, but with', ...differs, '');
    const done = await runStep(stage, options, (kill) => {
      killAction = kill;
    });
    expectRules();
    const requests = stage.takeRequests();
    const name = `${number}-${scenario.name}`;
    showRun(output, done, name, scenario.title);
    if (options.inputs?.comment === 'true') showComment(output, stage, name, scenario.title);
    const ending = requests.writes.length === 0 ? '.' : ':';
    print('', `  ${requests.count} requests, of them ${count(requests.writes.length, 'write')}${ending}`);
    print(...requests.writes.map((write) => `    ${write}`));
    expect.equal('It says how many requests it sent.', done.outputs.requests, String(requests.count));
    return { ...done, writes: requests.writes };
  };
  try {
    await scenario.play({ stage, expect, run });
  } catch (error) {
    expect.none('The run keeps the rules of every run, and the scenario comes to its end.', messageOf(error));
  }
}

/** Takes down what the harness has checked of a run. */
function expectRules(): void {
  const spellings = secrets.flatMap((secret) => [...spell(secret)]).length;
  expect.none(
    `Neither token nor secrets are in its log, outputs, summary or state, in any of ${spellings} spellings.`,
    undefined,
  );
  expect.none('The runner executes only commands of the action, and gets every output.', undefined);
}

function expectNoLeaks(): void {
  const names = ['the token', ...Object.keys(SECRETS)];
  const leaks = findLeaks({ written: output.text() }, secrets);
  const found = new Set(leaks.map(({ secret, form }) => `${names[secret]} (${form})`));
  expect.none(
    'Neither token nor secrets are in what the action left, nor in the pages that show it.',
    found.size === 0 ? undefined : `found ${[...found].join(', ')}`,
  );
}

/** Ends what runs and removes what is temporary; returns what went wrong with that. */
async function cleanUp(): Promise<string | undefined> {
  killAction('SIGKILL');
  const problem = await staged.then((stage) => stage.stop()).catch(messageOf);
  rmSync(folder, { recursive: true, force: true });
  return problem ?? (existsSync(folder) ? `${folder} is still there` : undefined);
}

/** Prints the table of expectations and the files; returns the exit code. */
function conclude(): number {
  const { all } = expect;
  const unmet = all.filter(({ problem }) => problem !== undefined);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const files =
    'The job summaries and the comment, as Markdown and as pages to open in a browser; last, the sandbox as its page shows it';
  print('', styleText('bold', 'What was expected'), ...renderExpectations(all), '');
  print(styleText('bold', files), '', ...output.files.map((file) => `  ${file}`));
  const met = `${all.length - unmet.length} of ${count(all.length, 'expectation')} met`;
  print('', styleText(unmet.length === 0 ? 'green' : 'red', `${met}, in ${seconds} s`));
  if (unmet.length === 0) return 0;
  print('', 'Not as it should be:', ...unmet.map(({ chapter, sentence }) => `- ${chapter}: ${sentence}`));
  return 1;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
