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
import { type Scene, scenes } from './scenes.ts';
import { MORE, SECRETS, TOKEN } from './shop.ts';
import { type RunOptions, type Stage, setStage } from './stage.ts';

const USAGE =
  'Usage: npm run demo\n\nIt takes no options: it deploys to a sandbox on this machine, for half a minute.\n';
const startedAt = performance.now();
const out = join(import.meta.dirname, '../../.demo');
const print = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

if (process.argv.length > 2) {
  print(USAGE);
  process.exit(process.argv[2] === '--help' ? 0 : 2);
}
rmSync(out, { recursive: true, force: true });
mkdirSync(out);
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
let failed = 0;
try {
  await Promise.race([playAll(), interrupted.promise]);
} catch (error) {
  await cleanUp();
  const needs = exitCode === 1 ? '\nIt needs Node 24, git and bash on the PATH; no network.' : '';
  process.stderr.write(`\nThe demo was not played to its end: ${messageOf(error)}${needs}\n`);
  process.exit(exitCode);
}
const problem = await cleanUp();
tellWhatToSee();
if (problem !== undefined) print('', styleText('red', `✗ It did not end cleanly: ${problem}`));
const isGood = failed === 0 && problem === undefined;
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
const total = `${scenes.length - failed} of ${scenes.length} scenes ended as expected, in ${seconds} s`;
print(styleText(isGood ? 'green' : 'red', total));
process.exitCode = isGood ? 0 : 1;

async function playAll(): Promise<void> {
  if (!existsSync(builtFile('main')))
    throw new Error(`there is no ${metadata.runs.main}: build it with npm run build.`);
  const stage = await staged;
  print(
    'The action as a workflow runs it, against a sandbox of the service, on this machine only.',
    '✓ means the scene ended as expected; for some, that is a failure.\n',
  );
  for (const scene of scenes) await playOne(stage, scene);
  // The service shows its logs as they are, and the deploy script prints a password.
  const secrets = [TOKEN, ...Object.values({ ...SECRETS, ...MORE })];
  const spellings = secrets.flatMap((secret) => [...spell(secret).values()]);
  const longestFirst = spellings.toSorted((one, other) => other.length - one.length);
  const hide = (text: string, spelling: string): string => text.replaceAll(spelling, '***');
  writeFileSync(join(out, 'sandbox.html'), longestFirst.reduce(hide, await stage.readOverview()));
}

async function playOne(stage: Stage, scene: Scene): Promise<void> {
  let told = '';
  process.stdout.write(`  ${scenes.indexOf(scene) + 1}  ${scene.title.padEnd(42)}`);
  const run = async (options: RunOptions) => {
    const startedAt = performance.now();
    const done = await stage.run(options);
    const { requests, writes, outputs } = done;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(4);
    const counts = `${String(requests).padStart(3)} requests, ${writes.length} ${writes.length === 1 ? 'write ' : 'writes'}`;
    told = `${(outputs.outcome ?? 'no outcome').padEnd(11)} ${counts} ${seconds} s`;
    leave(stage, scene, done, options.inputs?.comment === 'true');
    if (outputs.requests !== String(requests))
      throw new Error(`It says that it sent ${outputs.requests} requests.`);
    return done;
  };
  const problem = await scene.play(stage, run).then(() => undefined, messageOf);
  if (problem !== undefined) failed += 1;
  print(`${problem === undefined ? styleText('green', '✓') : styleText('red', '✗')} ${told}`);
  if (problem !== undefined) print(problem.replace(/^/gm, '      '));
}

/** Leaves the log of a run, its summary, and the comment on the pull request. */
function leave(
  { gitHub }: Stage,
  { name, title, story }: Scene,
  { requests, writes, log, summary, code, runner }: Awaited<ReturnType<Stage['run']>>,
  hasComment: boolean,
): void {
  const file = join(out, fileOf(name));
  const sent = `${requests} requests, ${writes.length} of them writes`;
  const text = [title, '', story, '', sent, ...writes, '', ...renderLog(log), ''].join('\n');
  writeFileSync(`${file}.log`, stripVTControlCharacters(text));
  const upload = interpretSummary(summary, runner.masks);
  const shown = { annotations: runner.annotations, summary: 'shown' in upload ? upload.shown : '' };
  leavePages(file, { title, succeeded: code === 0, ...shown });
  const comment = { annotations: [], heading: COMMENTED, summary: gitHub.comments.at(-1)?.body ?? '' };
  if (hasComment) leavePages(`${file}-comment`, { title, succeeded: true, ...comment });
}

/** The name of a scene's files, without what tells their kind. */
function fileOf(scene: string): string {
  return `${scenes.findIndex(({ name }) => name === scene) + 1}-${scene}`;
}

/** Ends what runs and removes what is temporary; returns what went wrong with that. */
async function cleanUp(): Promise<string | undefined> {
  const problem = await staged.then((stage) => stage.stop()).then(() => undefined, messageOf);
  rmSync(folder, { recursive: true, force: true });
  return problem ?? (existsSync(folder) ? `${folder} is still there` : undefined);
}

function tellWhatToSee(): void {
  const pages = {
    [fileOf('release')]: 'the summary of a deploy, with its diagram',
    [fileOf('broken-script')]: 'the summary of a failure',
    [`${fileOf('plan')}-comment`]: 'the comment on a pull request',
    [fileOf('many-sites')]: 'the summary of many sites',
    sandbox: 'the service at the end; secrets in its deploy logs are replaced by ***',
  };
  print('', styleText('bold', 'Open in a browser'));
  for (const [path, what] of Object.entries(pages)) print(`  ${`.demo/${path}.html`.padEnd(32)}${what}`);
  print('  Every scene has its .log, .md and .html in .demo/.');
}
