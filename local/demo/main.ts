/**
 * The demo: the built action deploys a site to the sandbox several times, run as GitHub's runner would run it. Tells one
 * line a scene; logs, summaries and pages are left in `.demo/`.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import { builtFile, metadata } from '../../harness/metadata.ts';
import { interpretSummary } from '../../harness/runner/file-commands.ts';
import { renderLog } from '../log.ts';
import { leaveRun } from '../page.ts';
import { type Scene, scenes } from './scenes.ts';
import { type Run, type Stage, setStage } from './stage.ts';

const out = join(import.meta.dirname, '../../.demo');
const print = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

if (process.argv.length > 2) {
  print('Usage: npm run demo', '', 'It deploys to a sandbox on this machine, for half a minute.');
  process.exit(process.argv[2] === '--help' ? 0 : 2);
}
rmSync(out, { recursive: true, force: true });
mkdirSync(out);
// Everything below makes its temporary folders in this one: removing it takes them all.
const folder = mkdtempSync(join(tmpdir(), 'site-deploy-demo-'));
process.env.TMPDIR = folder;
const interrupted = Promise.withResolvers<never>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    process.exitCode = 128 + constants.signals[signal];
    interrupted.reject(new Error(`interrupted by ${signal}.`));
  });

const staged = setStage(folder);
await Promise.race([playAll(), interrupted.promise])
  .catch((error: unknown) => {
    process.exitCode ??= 1;
    const why = error instanceof Error ? error.message : String(error);
    const needs = 'It needs Node 24, git and bash on the PATH; no network.';
    process.stderr.write(`\nThe demo was not played to its end: ${why}\n${needs}\n`);
  })
  .then(async () => (await staged).stop())
  .finally(() => rmSync(folder, { recursive: true, force: true }));

async function playAll(): Promise<void> {
  if (!existsSync(builtFile('main')))
    throw new Error(`there is no ${metadata.runs.main}: build it with npm run build.`);
  const stage = await staged;
  print('The action as a workflow runs it, against a sandbox of the service, on this machine only.');
  print('✓ means the scene ended as expected; for some, that is a failure.\n');
  const startedAt = performance.now();
  let good = 0;
  for (const scene of scenes) good += (await playOne(stage, scene)) ? 1 : 0;
  print('', 'Open in a browser: .demo/3-release.html, and the .html of every other scene.');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const total = `${good} of ${scenes.length} scenes ended as expected, in ${seconds} s`;
  print(styleText(good === scenes.length ? 'green' : 'red', total));
  process.exitCode = good === scenes.length ? 0 : 1;
}

/** Plays a scene, and says whether it ended as it must. */
async function playOne(stage: Stage, scene: Scene): Promise<boolean> {
  process.stdout.write(`  ${scenes.indexOf(scene) + 1}  ${scene.title.padEnd(42)}`);
  const options = await scene.begin(stage);
  const run = await stage.run(options);
  leave(stage, scene, run, options.inputs?.comment === 'true');
  const { requests, writes, outputs } = run;
  const isGood = Object.entries(scene.ends).every(([name, value]) => outputs[name] === value);
  const mark = isGood ? styleText('green', '✓') : styleText('red', '✗');
  const outcome = (outputs.outcome ?? 'no outcome').padEnd(11);
  print(`${mark} ${outcome} ${requests} requests, ${writes.length} of them writes`);
  if (!isGood) print(run.error.replace(/^/gm, '      '));
  return isGood;
}

/** Leaves the log of a run, its summary, and the comment on the pull request. */
function leave({ gitHub }: Stage, scene: Scene, run: Run, hasComment: boolean): void {
  const { title, name } = scene;
  const file = join(out, `${scenes.indexOf(scene) + 1}-${name}`);
  const text = [title, '', ...run.writes, '', ...renderLog(run.log), ''].join('\n');
  writeFileSync(`${file}.log`, stripVTControlCharacters(text));
  const { code, runner } = run;
  const summary = interpretSummary(run.summary, runner.masks);
  const comment = hasComment ? gitHub.comments.at(-1)?.body : undefined;
  leaveRun(file, { title, code, annotations: runner.annotations, summary, comment });
}
