import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runPost } from '../../harness/run-action.ts';
import { scenario } from '../../harness/scenarios.ts';
import { type Stage, setStage, UPDATE_SCRIPT } from '../../harness/stage.ts';
import { type FleetRun, listOf, readRun } from '../support/fleet-runs.ts';

/** Runs of many with the built action, real deploy scripts and real git. Everything else is played on the simulator. */

const SITES = ['one.example', 'two.example', 'three.example'];
const FIRST = 'ensure-site, ensure-repository, update-deploy-script';

/** Runs the built action on these sites, unless other targets are given. */
const runOn = async (stage: Stage, ...[inputs, more]: Parameters<Stage['run']>): Promise<FleetRun> =>
  readRun(await stage.run({ targets: listOf(SITES), timeout: '30m', ...inputs }, more));

describe('the built action on the service that works in the background', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({ service: 'family' }, { 'public/index.html': 'first' });
  });
  afterAll(() => stage.stop());
  const pages = (): Promise<string[]> => Promise.all(SITES.map(stage.visit));

  test('deploys three new sites, one of which fails, and in the next run only that one', async () => {
    const inputs = {
      ...{ operations: `${FIRST}, deploy`, batches: '1, 100%', 'max-failures': '1' },
      'deploy-script': `${UPDATE_SCRIPT}[ "$SITE_DOMAIN" != two.example ] || [ -e public/fix.txt ]\n`,
    };
    const first = await runOn(stage, inputs);
    expect(first.ends).toEqual(['succeeded', 'failed', 'succeeded']);
    expect([first.code, first.outputs.unfinished]).toEqual([1, listOf(['two.example'])]);
    expect(await pages()).toEqual(['first', 'first', 'first']);
    await stage.repository.commit({ 'public/index.html': 'second', 'public/fix.txt': '' }, 'Fix');
    const next = await runOn(stage, { ...inputs, targets: first.outputs.unfinished ?? '' });
    expect([next.code, next.outputs.unfinished]).toEqual([0, '[]']);
    expect(await pages()).toEqual(['first', 'second', 'first']);
  });
});

describe('the built action on the service of the document', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
    const made = await runOn(stage, { operations: FIRST, 'deploy-script': 'echo over' });
    expect(made.outputs.outcome).toBe('succeeded');
  });
  afterAll(() => stage.stop());

  test.each([
    ['a trigger', 'reset', 2],
    ['the answer to a trigger', 'lose-answer', 3],
  ] as const)('can be killed while %s is on its way, and the next run finishes', (when, fault, nth) =>
    scenario('run of many killed, run again', [when], async () => {
      const { promise: kill, resolve } = Promise.withResolvers<(signal: NodeJS.Signals) => void>();
      let triggers = 0;
      stage.misbehave(async ({ path }) => {
        if (!path.endsWith('/deploy')) return undefined;
        triggers += 1;
        if (triggers < nth) return undefined;
        (await kill)('SIGKILL');
        return fault;
      });
      const inputs = { operations: 'deploy', 'max-parallel': '1' };
      const killed = await runOn(stage, inputs, { whole: false, onStart: resolve });
      stage.misbehave(() => undefined);
      expect([killed.code, killed.outputs]).toEqual([null, { unfinished: listOf(SITES.slice(nth - 1)) }]);
      expect(await runPost(killed.state)).toBe(`::warning::${killed.state.run}\n`);
      expect(killed.state.run).toContain(`${nth - 1} had ended, 1 were running, ${3 - nth} had not started.`);
      const next = await runOn(stage, { ...inputs, targets: killed.outputs.unfinished ?? '' });
      expect([next.code, next.outputs.unfinished]).toEqual([0, '[]']);
      expect(stage.service.writes()).toHaveLength(4 - nth);
    }),
  );
});
