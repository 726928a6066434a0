import { afterAll, beforeAll, test } from '@jest/globals';
import fc from 'fast-check';
import { anyCase, type Case } from '../support/cases.ts';
import { violationsOf } from '../support/invariants.ts';
import { type Episode, playCase, tellCase } from '../support/play-case.ts';
import { runs } from '../support/property-runs.ts';
import { startWorldServer, type WorldServer } from '../support/world-server.ts';

let server: WorldServer;
beforeAll(async () => {
  server = await startWorldServer();
});
afterAll(() => server.stop());

/** A run, and then runs on a service that is well again, with nobody else about. */
async function expectTrue(given: Case): Promise<void> {
  const episodes: Episode[] = await playCase(server, given);
  const violations = episodes.flatMap((episode, nth) => violationsOf(episode, episodes[nth - 1]));
  if (violations.length > 0) throw new Error(`${violations.join('\n')}\n\n${tellCase(episodes)}`);
}

test(
  'whatever the service, its network and other people do, a run tells the truth and does nothing twice',
  async () => {
    await fc.assert(fc.asyncProperty(anyCase, expectTrue), runs(300));
  },
  60_000 * Number(process.env.PROPERTY_RUNS ?? 1),
);
