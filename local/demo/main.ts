/**
 * The demo: the built action deploys a site to the sandbox several times and brings its records in line, run as GitHub's
 * runner would run it. Checks everything that must hold, and tells one line a scene; logs, summaries and pages are left in
 * `.demo/`.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { findLeaks, spell } from '../../harness/leaks.ts';
import { builtFile, metadata } from '../../harness/metadata.ts';
import { createExpectations, renderUnmet } from './expectations.ts';
import { renderHighlights } from './highlights.ts';
import { createOutput } from './output.ts';
import type { Parts, Run, Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { MORE, SECRETS, TOKEN } from './shop.ts';
import { type Stage, setStage } from './stage.ts';
import { renderStep, runStep } from './step.ts';

const startedAt = performance.now();
const secrets = { 'the token': TOKEN, ...SECRETS, ...MORE };
const spellings = Object.values(secrets).flatMap((secret) => [...spell(secret).values()]);
const expect = createExpectations();
const output = createOutput(join(import.meta.dirname, '../../.demo'));
const { print } = output;
/** By name of the scene. */
const runs = new Map<string, Run>();
let isOver = false;
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
  isOver = true;
  await cleanUp();
  const needs = exitCode === 1 ? '\nIt needs Node 24, git and bash on the PATH; no network.' : '';
  process.stderr.write(`\nThe demo was not played to its end: ${messageOf(error)}${needs}\n`);
  process.exit(exitCode);
}
const played = expect.all.length;
expect.none('The sandbox ends cleanly, and no temporary file is left.', await cleanUp());
tellWhatToSee();
expectNoLeaks();
const late = renderUnmet(expect.all.slice(played));
if (late.length > 0) print('', ...late);
process.exitCode = conclude();

async function playAll(): Promise<void> {
  if (!existsSync(builtFile('main')))
    throw new Error(`there is no ${metadata.runs.main}: build it with npm run build.`);
  const stage = await staged;
  print(
    'The action as a workflow runs it, against a sandbox of the service, on this machine only.',
    '✓ means the scene ended as expected; for some, that is a failure.',
    '',
  );
  for (const scenario of scenarios) if (!isOver) await playOne(stage, scenario);
  output.write('sandbox.html', hideSecrets(await stage.readOverview()));
}

async function playOne(stage: Stage, scenario: Scenario): Promise<void> {
  const { name, title, story } = scenario;
  const file = fileOf(name);
  const before = expect.all.length;
  let told = '';
  output.begin(`  ${String(scenarios.indexOf(scenario) + 1).padStart(2)}  ${title.padEnd(42)}`);
  const run: Parts['run'] = async (options) => {
    stage.takeRequests();
    const startedAt = performance.now();
    const done = await runStep(stage, options, (kill) => {
      killAction = kill;
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(4);
    const { count, writes } = stage.takeRequests();
    const sent = `${count} requests, ${writes.length} of them writes`;
    const heading = [title, '', story, '', ...renderStep(stage, options), '', sent, ...writes];
    output.leaveRun(file, title, heading, done);
    if (options.inputs?.comment === 'true')
      output.leaveComment(`${file}-comment`, title, stage.gitHub.comments.at(-1)?.body ?? '');
    const noun = writes.length === 1 ? 'write ' : 'writes';
    const counts = `${String(count).padStart(3)} requests, ${writes.length} ${noun}`;
    told = `${(done.outputs.outcome ?? 'no outcome').padEnd(10)} ${counts} ${seconds} s`;
    expect.equal('It says how many requests it sent.', done.outputs.requests, String(count));
    runs.set(name, { ...done, writes });
    return { ...done, writes };
  };
  try {
    await scenario.play({ stage, expect, run });
  } catch (error) {
    expect.none('The run keeps the rules of every run, and the scene comes to its end.', messageOf(error));
  }
  if (isOver) return;
  const unmet = renderUnmet(expect.all.slice(before));
  print(`${unmet.length === 0 ? styleText('green', '✓') : styleText('red', '✗')} ${told}`, ...unmet);
}

/** The name of a scene's files, without what tells their kind. */
function fileOf(scene: string): string {
  return `${scenarios.findIndex(({ name }) => name === scene) + 1}-${scene}`;
}

/** The service shows its logs as they are, and the deploy script prints a password. */
function hideSecrets(page: string): string {
  const longestFirst = spellings.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((text, spelling) => text.replaceAll(spelling, '***'), page);
}

/** Looks through everything that the demo has printed and left. */
function expectNoLeaks(): void {
  const names = Object.keys(secrets);
  const leaks = findLeaks(output.everything(), Object.values(secrets));
  const found = new Set(leaks.map(({ secret, form, sink }) => `${names[secret]} (${form}) in ${sink}`));
  const problem = found.size === 0 ? undefined : `found     ${[...found].join('\n          ')}`;
  expect.none('Neither the token nor a secret is on this screen or in .demo/.', problem);
  const searched = `the token and ${names.length - 1} secrets, in ${spellings.length} spellings`;
  if (problem === undefined)
    print('', `No secret is on this screen or in .demo/. Searched for: ${searched}.`);
}

/** Ends what runs and removes what is temporary; returns what went wrong with that. */
async function cleanUp(): Promise<string | undefined> {
  killAction('SIGKILL');
  const problem = await staged.then((stage) => stage.stop()).catch(messageOf);
  rmSync(folder, { recursive: true, force: true });
  return problem ?? (existsSync(folder) ? `${folder} is still there` : undefined);
}

function tellWhatToSee(): void {
  const pageOf = (scene: string): string => `.demo/${fileOf(scene)}.html`;
  print('', ...renderHighlights(runs, pageOf));
  print('', styleText('bold', 'Open in a browser'));
  const pages = {
    [pageOf('release')]: 'the summary of a deploy, with its diagram',
    [pageOf('broken-script')]: 'the summary of a failure',
    [pageOf('plan').replace('.html', '-comment.html')]: 'the comment on a pull request',
    [pageOf('eight-sites')]: 'the summary of many sites',
    '.demo/sandbox.html': 'the service at the end; secrets in its deploy logs are replaced by ***',
  };
  print(...Object.entries(pages).map(([path, what]) => `  ${path.padEnd(32)}${what}`));
  print('  Every scene has its .log, .md and .html in .demo/.');
}

/** Prints the total; returns the exit code. */
function conclude(): number {
  const { all } = expect;
  const unmet = all.filter(({ problem }) => problem !== undefined).length;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const total = `${all.length - unmet} of ${all.length} expectations met, in ${seconds} s`;
  print(styleText(unmet === 0 ? 'green' : 'red', total));
  return unmet === 0 ? 0 : 1;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
