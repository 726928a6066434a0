import { describe, expect, test } from '@jest/globals';
import type { Kill } from '../../harness/action-run.ts';
import { runPost } from '../../harness/run-action.ts';
import type { Arrived } from '../../harness/simulator/server.ts';
import { BAD, type Fleet, type FleetRun, openFleet } from '../support/fleet-runs.ts';

const SECRET = 'env-secret-of-the-fleet';
const GO_ON = 'The output unfinished lists the targets that had not succeeded: run again with it as targets.';
const INPUTS = {
  batches: '1, 100%',
  'max-failures': '100%',
  operations: 'update-deploy-script, sync-env, deploy',
  env: `APP_KEY=${SECRET}`,
};

/** The sites as they stand once all has ended, without what tells one deploy from another. */
const stateOf = ({ service }: Fleet): object =>
  service.conclude().sites.map(({ token, log, ...site }) => ({
    ...site,
    isDeployed: token !== null,
    log: log?.replaceAll(/run-\d+(\.\w+)?/g, 'run'),
  }));

/** Plays the run, and kills it at its request of this number, before or after that one takes effect. */
async function killAt(sim: Fleet, nth: number, effect: 'none' | 'now'): Promise<FleetRun> {
  let killedMs = Number.POSITIVE_INFINITY;
  const late: Arrived[] = [];
  const onStart = (end: Kill): void =>
    sim.misbehave((request) => {
      if (request.atMs > killedMs) late.push(request);
      if (request.nth !== nth) return undefined;
      killedMs = request.atMs;
      end('SIGKILL');
      return { how: 'reset', effect };
    });
  const run = await sim.play(INPUTS, { secrets: [SECRET], whole: false, onStart });
  sim.misbehave(() => undefined);
  // Requests that were on their way still arrive.
  await sim.clock.sleep(1_000, sim.clock.signal);
  expect([run.code, late]).toEqual([null, []]);
  return run;
}

/** Checks what the post step would say against what the run has left. */
function expectTruthful(run: FleetRun): void {
  const said = run.state.run ?? '';
  const form =
    /^The step for 3 targets was stopped from outside: (\d) had ended(?: \((\d) failed\))?, (\d) were running, (\d) had not started\. (.*)$/;
  const [, ended, failed = '0', underWay, waiting, rest] = form.exec(said) ?? [];
  expect(Number(ended) + Number(underWay) + Number(waiting)).toBe(3);
  // The group of a target follows at once.
  expect(run.groups).toHaveLength(Number(ended));
  expect(rest?.startsWith(GO_ON)).toBe(true);
  expect(said.match(/That for \S+ on the server 1 was stopped from outside /g) ?? []).toHaveLength(
    Number(underWay),
  );
  expect(JSON.parse(run.outputs.unfinished ?? '')).toHaveLength(3 - Number(ended) + Number(failed));
}

/** The sites that the last run told to deploy, none of them twice. */
function triggeredOnce(sim: Fleet): number[] {
  const triggers = sim.triggers();
  expect(new Set(triggers).size).toBe(triggers.length);
  return triggers;
}

describe('a killed run', () => {
  test.each([
    ['before any request takes effect, with one bad deploy', /./, 'none', { 2: BAD }],
    ['after any write took effect, with good deploys', /^(POST|PATCH)/, 'now', {}],
  ] as const)(
    'comes to the same end with a second run of its unfinished targets when killed %s',
    async (_, points, effect, courses) => {
      await using whole = await openFleet(3, { courses });
      const { outcome, unfinished } = (await whole.play(INPUTS, { secrets: [SECRET] })).outputs;
      const wanted = stateOf(whole);
      const met = new Set<string>();
      for (const [nth, { line }] of whole.seen.entries())
        if (points.test(line)) {
          await using sim = await openFleet(3, { courses });
          const killed = await killAt(sim, nth, effect);
          if (killed.state.run !== undefined) expectTruthful(killed);
          const first = triggeredOnce(sim);
          // A run that meets the same as another one goes the same way.
          const done = sim.service.deeds.map(({ what, site }) => `${what} ${site}`);
          const running = sim.service.deploys.filter(({ endMs }) => endMs > sim.clock.now());
          const state = `${killed.outputs.unfinished}, ${done}, ${running.map(({ site }) => site)}`;
          if (met.has(state)) continue;
          met.add(state);
          const inputs = { ...INPUTS, targets: killed.outputs.unfinished ?? '' };
          const second = await sim.play(inputs, { secrets: [SECRET] });
          expect(new Set([...first, ...triggeredOnce(sim)])).toEqual(new Set([1, 2, 3]));
          expect(second.outputs).toMatchObject({ outcome, unfinished });
          expect(stateOf(sim)).toEqual(wanted);
        }
      expect(met.size).toBeGreaterThan(5);
    },
  );

  test('leaves its list as given if no targets were found yet, and nothing to tell', async () => {
    const targets = '- { site: "*.example" }\n- 1/site-1.example # a comment\n';
    await using sim = await openFleet(4);
    const onStart = (end: Kill): void => sim.misbehave(() => void end('SIGKILL'));
    const killed = await sim.play({ targets, operations: 'deploy' }, { whole: false, onStart });
    expect(killed).toMatchObject({ code: null, outputs: { unfinished: targets.trim() } });
    expect(await runPost(killed.state)).toBe('');
  });
});
