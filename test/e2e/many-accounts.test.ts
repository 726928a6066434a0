import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { runAction } from '../../harness/run-action.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { playWorkflow } from '../../local/rehearse/play.ts';
import type { Texts } from '../../local/rehearse/workflow.ts';
import { read } from '../support/pages.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { parseWorkflow } from '../support/workflow-player.ts';

const folder = makeTestFolder();
const [held, broken] = ['held', 'broken'].map((name) => join(folder, name));
const SCRIPT = `set -e
case $PWD in
*-d.example*) while [ -e ${held} ]; do sleep 0.05; done ;;
*-b.example*) [ ! -e ${broken} ] || exit 7 ;;
esac
`;
const SITES = {
  north: ['web-1/a.example', 'web-1/b.example'],
  south: ['web-2/c.example', 'web-2/d.example'],
};
type Account = keyof typeof SITES;

/** Runs a step of a shell, and returns its outputs. */
function runStep(script: string, env: Texts): Texts {
  const output = join(folder, 'output');
  writeFileSync(output, '');
  const { status, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...process.env, ...env, GITHUB_OUTPUT: output },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`A step ended with ${status}: ${stderr}`);
  return Object.fromEntries(
    [...readFileSync(output, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, ...pair]) => pair),
  );
}

/** Plays the workflow: the job of each account on its stage, then the one that merges. */
async function play(stages: Readonly<Record<Account, Stage>>, unfinished: string, killed?: Account) {
  const workflow = parseWorkflow(read('examples/many-accounts.yml'));
  const [deploy, report] = workflow.jobs;
  if (deploy === undefined || report === undefined) throw new Error('The example has lost a job.');
  const artifacts: Record<string, string> = {};
  const ends: Partial<Record<Account | 'merged', ActionRun>> = {};
  const runOn = async (account: Account, { 'health-check-url': _, ...inputs }: Texts): Promise<ActionRun> =>
    stages[account].run(inputs, {
      whole: account !== killed,
      onOutput: (text, kill) => account === killed && text.includes('1 of 2 done') && kill('SIGKILL'),
    });
  const runOf = async (account: Account | 'merged', inputs: Texts): Promise<ActionRun> => {
    const run =
      account === 'merged' ? await runAction({ inputs, files: artifacts }) : await runOn(account, inputs);
    ends[account] = run;
    for (const [path, content] of Object.entries(run.written))
      if (path.endsWith(`${account}.json`)) artifacts[`reports/${account}.json`] = content.toString();
    return run;
  };
  for (const account of ['north', 'south', 'merged'] as const) {
    const job = account === 'merged' ? report : { ...deploy, hasMatrix: false };
    const contexts = {
      inputs: { unfinished },
      matrix: { account },
      vars: {},
      secrets: {},
      github: {},
      runner: {},
    };
    await playWorkflow({ ...workflow, jobs: [job] }, contexts, {
      async playStep({ step, with: { 'base-url': _, 'api-token': __, ...inputs }, env }) {
        if (step.run !== undefined) return { outcome: 'success', outputs: runStep(step.run, env) };
        if (!step.uses?.startsWith('your-org/')) return { outcome: 'success', outputs: {} };
        const { code, outputs } = await runOf(account, inputs);
        return { outcome: code === 0 ? 'success' : 'failure', outputs };
      },
      ...{ beginJob: () => {}, skipJob: () => {}, skipStep: () => {} },
    });
  }
  return ends;
}

test('many-accounts.yml merges a failed and a killed run of two accounts, and its next run takes what they left', async () => {
  await using north = await setStage();
  await using south = await setStage();
  const stages = { north, south };
  mkdirSync(join(folder, 'sites'));
  for (const [account, stage] of Object.entries(stages)) {
    const targets = JSON.stringify(SITES[account === 'north' ? 'north' : 'south']);
    writeFileSync(join(folder, 'sites', `${account}.json`), targets);
    const operations = 'ensure-site, ensure-repository, update-deploy-script';
    await stage.play({ targets, operations, 'deploy-script': SCRIPT, 'max-parallel': '1' });
  }
  for (const file of [held, broken]) writeFileSync(file ?? '', '');
  const first = await play(stages, '', 'south');
  expect([first.north?.code, first.south?.code]).toEqual([1, null]);
  const unfinished = '["web-1/b.example","web-2/d.example"]';
  expect(first.merged?.outputs).toMatchObject({ outcome: 'failed', reason: 'run-unfinished', unfinished });
  expect(first.merged?.outputs.message).toContain('reports/south.json: it was killed');
  expect([first.merged?.code, first.merged?.outputs.requests]).toEqual([1, '']);
  expect(first.merged?.summary).toContain('1 of 2 deployed; 1 failed');
  for (const file of [held, broken]) rmSync(file ?? '');
  const second = await play(stages, unfinished);
  expect(second.merged?.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
  expect(second.merged?.code).toBe(0);
  expect(JSON.parse(second.merged?.outputs.targets ?? '')).toMatchObject([
    { site: 'b.example', outcome: 'succeeded' },
    { site: 'd.example', outcome: 'succeeded' },
  ]);
  const requests = Number(second.north?.outputs.requests) + Number(second.south?.outputs.requests);
  expect(second.merged?.outputs.requests).toBe(String(requests));
  const triggers = [north, south].flatMap(({ service }) => service.writes());
  expect(triggers).toEqual(['POST /api/servers/1/sites/2/deploy', 'POST /api/servers/2/sites/2/deploy']);
});
