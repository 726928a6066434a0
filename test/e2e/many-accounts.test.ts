import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type ActionRun, COMMAND } from '../../harness/action-run.ts';
import { runAction } from '../../harness/run-action.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { playWorkflow } from '../../local/rehearse/play.ts';
import { readWorkflow, type Texts } from '../../local/rehearse/workflow.ts';
import { runInFolder } from '../support/command.ts';
import { read } from '../support/pages.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { runScript } from '../support/workflow-player.ts';

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

/** Plays the workflow: the job of each account on its stage, then the one that merges. */
async function play(stages: Readonly<Record<Account, Stage>>, unfinished: string, killed?: Account) {
  const workflow = readWorkflow(read('examples/many-accounts.yml'));
  const [deploy, report] = workflow.jobs;
  if (deploy === undefined || report === undefined) throw new Error('The example has lost a job.');
  const artifacts: Record<string, string> = {};
  const ends: Partial<Record<Account | 'merged', ActionRun>> = {};
  const runOn = (account: Account, { 'health-check-url': _, ...inputs }: Texts): Promise<ActionRun> =>
    stages[account].run(inputs, {
      whole: account !== killed,
      onOutput: (text, kill) => account === killed && text.includes('1 of 2 done') && kill('SIGKILL'),
    });
  for (const account of ['north', 'south', 'merged'] as const) {
    const job = account === 'merged' ? report : { ...deploy, hasMatrix: false };
    const empty = { vars: {}, secrets: {}, github: {}, runner: {} };
    const contexts = { inputs: { unfinished }, matrix: { account }, ...empty };
    await playWorkflow({ ...workflow, jobs: [job] }, contexts, {
      async playStep({ step, with: { 'base-url': _, 'api-token': __, ...inputs }, env }) {
        if (step.run !== undefined)
          return { outcome: 'success', outputs: await runScript(step.run, folder, env) };
        if (step.uses?.startsWith('actions/upload-artifact@')) expect(inputs.overwrite).toBe('true');
        if (!step.uses?.startsWith('your-org/')) return { outcome: 'success', outputs: {} };
        const run = await (account === 'merged'
          ? runAction({ inputs, files: artifacts })
          : runOn(account, inputs));
        ends[account] = run;
        for (const [path, content] of Object.entries(run.written))
          if (path.endsWith(`${account}.json`)) artifacts[`reports/${account}.json`] = content.toString();
        return { outcome: run.code === 0 ? 'success' : 'failure', outputs: run.outputs };
      },
      beginJob: () => {},
      skipJob: () => {},
      skipStep: () => {},
    });
  }
  return ends;
}

test('many-accounts.yml merges a failed and a killed run of two accounts, and its next run takes what they left', async () => {
  await using north = await setStage();
  await using south = await setStage();
  const stages = { north, south };
  mkdirSync(join(folder, 'sites'));
  for (const account of ['north', 'south'] as const) {
    const targets = JSON.stringify(SITES[account]);
    writeFileSync(join(folder, 'sites', `${account}.json`), targets);
    const operations = 'ensure-site, ensure-repository, update-deploy-script';
    await stages[account].play({ targets, operations, 'deploy-script': SCRIPT, 'max-parallel': '1' });
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

describe('site-deploy report', () => {
  const usual = { changed: false, 'has-changes': false, requests: 5, retries: 0, unfinished: '[]' };
  const run = (outcome: string, site: string): string =>
    JSON.stringify({ ...usual, outcome, targets: [{ server: 'web-1', site, batch: 1, outcome }] });
  const files = { 'a.json': run('succeeded', 'a.example'), 'b.json': run('timed_out', 'b.example') };
  /** Calls the command in a shell in which runs are started, of which one input is wrong. */
  const call = (args: readonly string[], more: Texts = {}) =>
    runInFolder([COMMAND, ...args], {
      files,
      env: { SITE_DEPLOY_SITE: 'shop.example', SITE_DEPLOY_TIMEOUT: 'soon', ...more },
    });

  test('merges documents without a request or a token', async () => {
    await using stage = await setStage();
    const { url } = stage.service;
    const args = ['report', 'a.json', 'b.json', '--json', '--summary', 'summary.md'];
    const { code, stdout, written } = await call(args, { SITE_DEPLOY_BASE_URL: url });
    expect([code, stage.service.requests]).toEqual([3, []]);
    const { outcome, requests, targets, ...others } = JSON.parse(stdout);
    expect([outcome, requests, targets]).toMatchObject(['timed_out', 10, [{ site: 'a.example' }, {}]]);
    expect(others).toMatchObject({ unfinished: '[]', changed: false, reason: null });
    expect(written['summary.md']?.toString()).toContain('1 of 2 done; 1 timed out');
    expect((await call(['report', '*.json'])).code).toBe(3);
    expect((await call(['report', 'a.json', 'c.json'])).code).toBe(4);
  });

  test.each([
    [['report'], 'report: expected the JSON documents of runs'],
    // It would replace the document before it is read.
    [['report', 'a.json', '--report-file=a.json'], 'report-file: expected nothing'],
    [['deploy', 'report'], 'report: expected an operation'],
  ])('refuses %j', async (args, words) => {
    const { code, stderr, written } = await call(args);
    expect([code, stderr, written]).toEqual([2, expect.stringContaining(words), {}]);
  });
});

test('a report-file that a killed run has begun is replaced, but no other file', async () => {
  const files = { 'script.sh': 'git pull\n', 'run.json': '{\n  "unfinished": "[]"\n}\n' };
  const runWith = (file: string) => runAction({ files, inputs: { 'report-file': file } });
  const refused = await runWith('script.sh');
  expect(refused).toMatchObject({ code: 2, outputs: { outcome: 'rejected' } });
  expect(refused.error).toContain('report-file: expected a file that is not there yet');
  const { error } = await runWith('run.json');
  expect(error).toContain('base-url: ');
  expect(error).not.toContain('report-file: ');
});

test('a report-file that cannot be written is said once', async () => {
  const { code, stdout } = await runAction({ inputs: { 'report-file': 'missing/north.json' } });
  expect([code, stdout.match(/report-file could not be written/g)]).toEqual([2, [expect.anything()]]);
});
