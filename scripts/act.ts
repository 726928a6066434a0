/**
 * Plays the examples, as they are, in act: a runner of workflows that others wrote. The service is the sandbox, as either
 * of its services; the sites' pages and GitHub are stand-ins. Steps run on this machine itself, in no container. Prism
 * holds every request to GitHub against GitHub's own description of its API.
 *
 * It needs act, and the registry for Prism. Where one is missing it says so and fails; with `--where-possible` it
 * only says so.
 */
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { SERVICES, type ServiceName } from '../harness/sandbox.ts';
import { inWorkspace } from '../harness/workspace.ts';
import { PLAYS, type Play } from './act/plays.ts';
import { type Prism, startPrism } from './act/prism.ts';
import { type Stage, setStage } from './act/stage.ts';

const INSTALL = 'go install github.com/nektos/act@v0.2.89';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const act = ['act', join(homedir(), 'go/bin/act')].find(isInstalled);
if (act === undefined) giveUp(`act is not installed (${INSTALL})`);
else await playOnBoth(act);

function giveUp(why: string, what = 'The examples were not played'): void {
  say(`${what}: ${why}.`);
  if (!process.argv.includes('--where-possible')) process.exitCode = 1;
}

async function playOnBoth(runner: string): Promise<void> {
  await inWorkspace({}, async (folder) => {
    await using prism = await startPrism(folder).catch((error) => {
      giveUp(String(error).split('\n')[0] ?? '', 'The requests to GitHub were not checked');
      return undefined;
    });
    for (const service of SERVICES) if (!(await playAll(runner, service, prism))) process.exitCode = 1;
    if (prism !== undefined) say(`${prism.checked()} requests to GitHub checked against its description`);
  });
}

/** Plays every example on a service, and says how each ended. */
function playAll(runner: string, service: ServiceName, prism: Prism | undefined): Promise<boolean> {
  return inWorkspace({}, async (folder) => {
    await using stage = await setStage(runner, service, folder);
    const results: boolean[] = [];
    for (const play of PLAYS.filter(({ on = service }) => on === service))
      results.push(await playOne(stage, service, { play, prism }));
    return !results.includes(false);
  });
}

async function playOne(
  stage: Stage,
  service: ServiceName,
  { play, prism }: { play: Play; prism: Prism | undefined },
): Promise<boolean> {
  const { title, workflow, heading, happening, code: expected = 0 } = play;
  const startedAt = performance.now();
  let log = '';
  const problems: string[] = [];
  try {
    await play.prepare?.(stage);
    const commit = await stage.commit(heading);
    stage.goBack(play.stepsBack ?? 0);
    const happened = typeof happening === 'function' ? happening(stage, commit) : happening;
    const played = await stage.play(workflow, happened);
    log = played.log;
    if (played.code !== expected) problems.push(`act ended with ${played.code}, not with ${expected}`);
    problems.push(...(await play.check(stage, commit, log)), ...stage.leaksIn(log));
    problems.push(...((await prism?.problemsOf(stage.gitHub.requests)) ?? []));
    stage.gitHub.requests.length = 0;
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const isGood = problems.length === 0;
  say(`${isGood ? 'ok  ' : 'FAIL'} ${service.padEnd(8)} ${title} (${seconds} s)`);
  if (!isGood) say([log, ...problems.map((problem) => `  ${problem}`)].join('\n'));
  return isGood;
}

function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}
