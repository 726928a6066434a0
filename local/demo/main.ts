/**
 * The demo: the built action deploys a site to the sandbox several times and brings its records in line, run as GitHub's
 * runner would run it. Checks everything that must hold, and tells one line a scene; logs, summaries and pages are left in
 * `.demo/`.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import { spell } from '../../harness/leaks.ts';
import { builtFile, metadata } from '../../harness/metadata.ts';
import { interpretSummary } from '../../harness/runner/file-commands.ts';
import { renderLog } from '../log.ts';
import { COMMENTED, leavePages } from '../page.ts';
import { expectEqual } from './proofs.ts';
import { scenarios } from './scenarios.ts';
import { MORE, SECRETS, TOKEN } from './shop.ts';
import { type Stage, setStage } from './stage.ts';
import type { Parts, Scenario } from './step.ts';
import { runStep } from './step.ts';

if (process.argv.length > 2) {
  process.stdout.write(
    'Usage: npm run demo\n\nDeploys a site to a sandbox on this machine, scene by scene, and leaves logs, summaries and\npages in .demo/. It takes no arguments.\n',
  );
  process.exit(/^(-h|--help|help)$/.test(process.argv[2] ?? '') ? 0 : 2);
}
const startedAt = performance.now();
const secrets = [TOKEN, ...Object.values({ ...SECRETS, ...MORE })];
const spellings = secrets.flatMap((secret) => [...spell(secret).values()]);
const out = join(import.meta.dirname, '../../.demo');
rmSync(out, { recursive: true, force: true });
mkdirSync(out);
let isOver = false;
let failed = 0;
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
const problem = await cleanUp();
tellWhatToSee();
if (problem !== undefined) print('', styleText('red', `✗ It did not end cleanly: ${problem}`));
print(conclude());
process.exitCode = failed === 0 && problem === undefined ? 0 : 1;

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
  writeFileSync(join(out, 'sandbox.html'), hideSecrets(await stage.readOverview()));
}

async function playOne(stage: Stage, scenario: Scenario): Promise<void> {
  const { name, title, story } = scenario;
  const file = join(out, fileOf(name));
  let told = '';
  process.stdout.write(`  ${String(scenarios.indexOf(scenario) + 1).padStart(2)}  ${title.padEnd(42)}`);
  const run: Parts['run'] = async (options) => {
    stage.takeRequests();
    const startedAt = performance.now();
    const done = await runStep(stage, options, (kill) => {
      killAction = kill;
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(4);
    const { count, writes } = stage.takeRequests();
    const sent = `${count} requests, ${writes.length} of them writes`;
    const { log, summary, code, runner } = done;
    const text = [title, '', story, '', sent, ...writes, '', ...renderLog(log), ''].join('\n');
    writeFileSync(`${file}.log`, stripVTControlCharacters(text));
    const upload = interpretSummary(summary, runner.masks);
    const shown = { annotations: runner.annotations, summary: 'shown' in upload ? upload.shown : '' };
    leavePages(file, { title, succeeded: code === 0, ...shown });
    if (options.inputs?.comment === 'true') {
      const comment = stage.gitHub.comments.at(-1)?.body ?? '';
      const page = { title, succeeded: true, annotations: [], heading: COMMENTED };
      leavePages(`${file}-comment`, { ...page, summary: comment });
    }
    const noun = writes.length === 1 ? 'write ' : 'writes';
    const counts = `${String(count).padStart(3)} requests, ${writes.length} ${noun}`;
    told = `${(done.outputs.outcome ?? 'no outcome').padEnd(11)} ${counts} ${seconds} s`;
    expectEqual('It says how many requests it sent.', done.outputs.requests, String(count));
    return { ...done, writes };
  };
  const problem = await scenario.play({ stage, run }).then(() => undefined, messageOf);
  if (isOver) return;
  if (problem === undefined) print(`${styleText('green', '✓')} ${told}`);
  else {
    failed += 1;
    print(`${styleText('red', '✗')} ${told}`, problem.replace(/^/gm, '      '));
  }
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

/** Ends what runs and removes what is temporary; returns what went wrong with that. */
async function cleanUp(): Promise<string | undefined> {
  killAction('SIGKILL');
  const problem = await staged.then((stage) => stage.stop()).catch(messageOf);
  rmSync(folder, { recursive: true, force: true });
  return problem ?? (existsSync(folder) ? `${folder} is still there` : undefined);
}

function tellWhatToSee(): void {
  const pageOf = (scene: string): string => `.demo/${fileOf(scene)}.html`;
  print('', styleText('bold', 'Open in a browser'));
  const pages = {
    [pageOf('release')]: 'the summary of a deploy, with its diagram',
    [pageOf('broken-script')]: 'the summary of a failure',
    [pageOf('plan').replace('.html', '-comment.html')]: 'the comment on a pull request',
    [pageOf('many-sites')]: 'the summary of many sites',
    '.demo/sandbox.html': 'the service at the end; secrets in its deploy logs are replaced by ***',
  };
  print(...Object.entries(pages).map(([path, what]) => `  ${path.padEnd(32)}${what}`));
  print('  Every scene has its .log, .md and .html in .demo/.');
}

/** The total. */
function conclude(): string {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const total = `${scenarios.length - failed} of ${scenarios.length} scenes ended as expected, in ${seconds} s`;
  return styleText(failed === 0 ? 'green' : 'red', total);
}

function print(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
