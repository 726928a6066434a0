import { describe, expect, test } from '@jest/globals';
import { scenario } from '../../harness/scenarios.ts';
import { type Course, GOOD } from '../../harness/simulator/deploys.ts';
import type { Fault } from '../../harness/simulator/faults.ts';
import type { Manners } from '../../harness/simulator/manners.ts';
import { MANNERS, openSimulation, openSites, type Simulation } from '../../harness/simulator/simulation.ts';
import { withExitReport } from '../../src/script/reporting-script.ts';

/** Races: what the service shows, and when, is what goes wrong. `unit/deploy` and `unit/api/settle` have more of them. */

/** Where the kinds of services differ in what is to be expected. */
const EXPECTED = {
  document: { evidence: 'token,exit-status', overtaken: 'unknown', waits: false },
  family: { evidence: 'token,status,exit-status', overtaken: 'succeeded', waits: true },
};

describe.each(['document', 'family'] as const)('on the %s kind of service, a run', (kind) => {
  const { evidence, overtaken, waits } = EXPECTED[kind];
  const open = (manners: Partial<Manners> = {}): Promise<Simulation> =>
    openSimulation({
      sites: openSites(['shop.example'], {
        ...{ script: withExitReport('git pull\n'), env: 'A=old\n' },
        ...{ token: '2025-12-31 00:00:00', log: '[site-deploy] exit-status=0 commit=none run=old\n' },
      }),
      manners: { ...MANNERS[kind], ...manners },
    });
  const race = (name: string, run: () => Promise<void>): Promise<void> =>
    scenario('semantic races, whole steps', [name], run);

  test.each<[string, Readonly<Record<string, string>>, Fault | undefined, readonly string[]]>([
    [
      'a script and a .env that read back as they were before',
      { operations: 'update-deploy-script, sync-env', 'deploy-script': 'echo new', env: 'A=wanted value' },
      undefined,
      ['PATCH /sites/2/deploy/script', 'PATCH /sites/2/env'],
    ],
    [
      'a site that was created and cannot be read yet',
      { site: 'new.example', operations: 'ensure-site, ensure-repository' },
      undefined,
      ['POST /sites', 'POST /sites/3/repository'],
    ],
    [
      'a site whose creation was lost with its answer, and that is not listed yet',
      { site: 'new.example', operations: 'ensure-site' },
      { how: 'reset', effect: 'now' },
      ['POST /sites'],
    ],
  ])('waits for %s, and writes nothing twice', (name, inputs, fault, writes) =>
    race(name, async () => {
      await using sim = await open({ lagMs: 3_000 });
      sim.misbehave(({ method }) => (method === 'POST' ? fault : undefined));
      const run = await sim.play({ site: 'shop.example', ...inputs });
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
      expect(sim.writes()).toEqual(writes);
    }),
  );

  test("judges its own deploy when somebody else's is under way", () =>
    race("somebody else's deploy that is under way", async () => {
      await using sim = await open();
      sim.service.meddle({ kind: 'deploy', course: { ...GOOD, exitStatus: 9 } });
      sim.clock.advance(1_000);
      const run = await sim.play({ site: 'shop.example' });
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', evidence });
      expect(run.outputs['deploy-log']).not.toContain('run-1');
      const [theirs, ours] = sim.service.deploys;
      expect((ours?.askedMs ?? 0) >= (theirs?.endMs ?? 0)).toBe(waits);
    }));

  test(`ends as ${overtaken} when somebody else's deploy takes the place of its own in the log`, () =>
    race("somebody else's deploy whose log takes the place of ours", async () => {
      await using sim = await open();
      const short: Course = { ...GOOD, delayMs: 0, durationMs: 400 };
      // Both end between the second look and the third one.
      sim.clock.after(2_800, () => sim.service.meddle({ kind: 'deploy', course: short }));
      const run = await sim.play({ site: 'shop.example' });
      expect(run.outputs.outcome).toBe(overtaken);
      const words = run.runner.annotations.map(({ message }) => message).join();
      expect(words.includes('replaced the one')).toBe(overtaken === 'unknown');
      expect(sim.writes()).toEqual(['POST /sites/2/deploy']);
    }));
});
