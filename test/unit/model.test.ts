import { afterAll, beforeAll, describe, test } from '@jest/globals';
import fc from 'fast-check';
import { anyCase, type Case, deployCase } from '../support/cases.ts';
import { violationsOf } from '../support/invariants.ts';
import { playCase, tellCase } from '../support/play-case.ts';
import { runs } from '../support/property-runs.ts';
import { startWorldServer, type WorldServer } from '../support/world-server.ts';

let server: WorldServer;
beforeAll(async () => {
  server = await startWorldServer();
});
afterAll(() => server.stop());

async function expectTruth(given: Case): Promise<void> {
  const episodes = await playCase(server, given);
  const violations = episodes.flatMap((episode, nth) => violationsOf(episode, episodes[nth - 1]));
  if (violations.length > 0) throw new Error(`${violations.join('\n')}\n\n${tellCase(episodes)}`);
}

const LONGEST_MS = 120_000 * Number(process.env.PROPERTY_RUNS ?? 1);

describe('whatever the service, its network and other people do, a run tells the truth and does nothing twice', () => {
  test.each([
    ['any operations', anyCase, 250],
    ['deploys', deployCase, 120],
  ])(
    '%s',
    async (_, story, count) => {
      await fc.assert(fc.asyncProperty(story, expectTruth), runs(count));
    },
    LONGEST_MS,
  );
});
