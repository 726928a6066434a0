/**
 * The demo: the built action deploys a site to the sandbox several times and brings its records in line, run as GitHub's runner would run it. Shows
 * each log, leaves each job summary in `.demo/` as Markdown and as a page, and checks everything that must hold.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { ActionRun } from '../../harness/action-run.ts';
import { findLeaks, spell } from '../../harness/leaks.ts';
import { metadata } from '../../harness/metadata.ts';
import { runAction } from '../../harness/run-action.ts';
import { interpretSummary } from '../../harness/runner/file-commands.ts';
import { createExpectations, renderExpectations } from './expectations.ts';
import { renderLog } from './log.ts';
import { renderPage } from './page.ts';
import { type Parts, type RunOptions, type Scenario, scenarios } from './scenarios.ts';
import { DOMAIN, REPOSITORY, SECRETS, TOKEN } from './shop.ts';
import { type Stage, setStage } from './stage.ts';

const OUT = '.demo';
/** The variables by which a runner describes the run. */
const RUNNER = {
  GITHUB_SERVER_URL: 'https://github.example',
  GITHUB_REPOSITORY: REPOSITORY,
  GITHUB_RUN_ID: '19412873309',
};
const root = join(import.meta.dirname, '../..');
const startedAt = performance.now();
const secrets = [TOKEN, ...Object.values(SECRETS)];
/** All that was printed and written, for the last check. */
const written: string[] = [];
const files: string[] = [];
const expect = createExpectations();
let endAction = (): void => {};

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
  rmSync(join(root, OUT), { recursive: true, force: true });
  mkdirSync(join(root, OUT));
  const { main } = metadata.runs;
  if (!existsSync(join(root, main))) throw new Error(`there is no ${main}: build it with npm run build.`);
  const stage = await staged;
  print(styleText('bold', 'The step of the workflow'), '');
  print(...renderStep(inputsOf(stage)));
  for (const [index, scenario] of scenarios.entries()) await playOne(stage, scenario, index + 1);
  // The service shows its logs as they are: what a script prints there is no secret of ours any more.
  write('sandbox.html', await stage.readOverview(), false);
}

async function playOne(stage: Stage, scenario: Scenario, number: number): Promise<void> {
  const title = `${number}  ${scenario.title}`;
  print('', styleText('bold', `━━ ${title} ${'━'.repeat(Math.max(0, 70 - title.length))}`));
  print(scenario.story, '');
  expect.begin(title);
  const run: Parts['run'] = async (options) => {
    stage.takeRequests();
    const runner = options.event === undefined ? {} : await stage.gitHub.runner(options.event);
    const done = await runStep({ ...inputsOf(stage), ...options.inputs }, options, { ...runner, ...RUNNER });
    const requests = stage.takeRequests();
    show(done, `${number}-${scenario.name}`, scenario.title);
    if (options.inputs?.comment === 'true') showComment(stage, `${number}-${scenario.name}`, scenario.title);
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

/** Runs the action. The harness throws when a secret gets out, a foreign command runs or an output is missing. */
async function runStep(
  inputs: Readonly<Record<string, string>>,
  { deployScript, secrets: more, cancelAt }: RunOptions,
  runner: Readonly<Record<string, string>>,
): Promise<ActionRun> {
  const values = { ...SECRETS, ...more };
  let isCancelled = false;
  const done = await runAction({
    inputs,
    debug: false,
    secrets: Object.values(values),
    env: {
      ...Object.fromEntries(Object.entries(values).map(([key, value]) => [`DOTENV_${key}`, value])),
      ...runner,
    },
    files: { 'deploy.sh': deployScript },
    onOutput: (text, kill) => {
      endAction = () => kill('SIGKILL');
      if (isCancelled || cancelAt === undefined || !text.includes(cancelAt)) return;
      isCancelled = true;
      kill('SIGINT');
    },
  });
  const spellings = secrets.flatMap((secret) => [...spell(secret)]).length;
  expect.none(
    `Neither token nor secrets are in its log, outputs, summary or state, in any of ${spellings} spellings.`,
    undefined,
  );
  expect.none('The runner executes only commands of the action, and gets every output.', undefined);
  return done;
}

function inputsOf({ apiUrl, pageUrl }: Stage): Record<string, string> {
  return {
    'base-url': apiUrl,
    'api-token': TOKEN,
    server: 'web-1',
    site: DOMAIN,
    operations: 'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy',
    'repository-provider': 'hosted_git_1',
    repository: REPOSITORY,
    branch: 'main',
    'deploy-script-file': 'deploy.sh',
    'env-prefix': 'DOTENV_',
    'health-check-url': pageUrl,
    'health-check-contains': 'Spring collection',
    timeout: '60s',
  };
}

/** The step as a workflow would have it. */
function renderStep(inputs: Readonly<Record<string, string>>): string[] {
  const secret = (name: string): string => `\${{ secrets.${name} }}`;
  const given = { ...inputs, 'api-token': secret('API_TOKEN') };
  return [
    '  - uses: your-org/site-deploy@v0',
    '    with:',
    ...Object.entries(given).map(([name, value]) => `      ${name}: ${value}`),
    '    env:',
    ...Object.keys(SECRETS).map((key) => `      DOTENV_${key}: ${secret(key)}`),
  ];
}

/** Prints the log, and leaves the summary as the runner uploads it. */
function show({ log, summary, runner, code }: ActionRun, name: string, title: string): void {
  print(...renderLog(log));
  const upload = interpretSummary(summary, runner.masks);
  const markdown = 'shown' in upload ? upload.shown : '';
  const { annotations } = runner;
  write(`${name}.md`, markdown);
  write(`${name}.html`, renderPage({ title, succeeded: code === 0, annotations, summary: markdown }));
}

/** Leaves the newest comment on the pull request. */
function showComment({ gitHub }: Stage, name: string, title: string): void {
  const comment = gitHub.comments.at(-1)?.body ?? '';
  const heading = 'github-actions bot commented';
  write(`${name}-comment.md`, comment);
  write(
    `${name}-comment.html`,
    renderPage({ title, succeeded: true, annotations: [], summary: comment, heading }),
  );
}

function write(name: string, text: string, isOurs = true): void {
  writeFileSync(join(root, OUT, name), text);
  files.push(`${OUT}/${name}`);
  if (isOurs) written.push(text);
}

function print(...lines: readonly string[]): void {
  const text = lines.map((line) => `${line}\n`).join('');
  process.stdout.write(text);
  written.push(text);
}

function expectNoLeaks(): void {
  const names = ['the token', ...Object.keys(SECRETS)];
  const leaks = findLeaks({ written: written.join('\n') }, secrets);
  const found = new Set(leaks.map(({ secret, form }) => `${names[secret]} (${form})`));
  expect.none(
    'Neither token nor secrets are in what the action left, nor in the pages that show it.',
    found.size === 0 ? undefined : `found ${[...found].join(', ')}`,
  );
}

/** Ends what runs and removes what is temporary; returns what went wrong with that. */
async function cleanUp(): Promise<string | undefined> {
  endAction();
  const problem = await staged.then((stage) => stage.stop()).catch(messageOf);
  rmSync(folder, { recursive: true, force: true });
  return problem ?? (existsSync(folder) ? `${folder} is still there` : undefined);
}

/** Prints the table of expectations and the files; returns the exit code. */
function conclude(): number {
  const unmet = expect.all.filter(({ problem }) => problem !== undefined);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print('', styleText('bold', 'What was expected'), ...renderExpectations(expect.all), '');
  print(
    styleText(
      'bold',
      'The job summaries and the comment, as Markdown and as pages to open in a browser; last, the sandbox as its page shows it',
    ),
    '',
  );
  print(...files.map((file) => `  ${file}`));
  const met = `${expect.all.length - unmet.length} of ${count(expect.all.length, 'expectation')} met`;
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
