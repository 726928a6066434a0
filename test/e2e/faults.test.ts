import { describe, expect, test } from '@jest/globals';
import { openSimulation, openSites } from '../../harness/simulator/simulation.ts';
import { makePipe } from '../support/pipe.ts';

const SITE = { site: 'shop.example' };

test.each([
  [401, { message: 'Unauthenticated.' }, 'Check api-token'],
  [403, { error: 'no' }, 'may act on this server'],
  [302, '', 'redirects are never followed'],
  [422, { message: 'Bad.', errors: { field: ['must be good'] } }, 'field: must be good'],
])('a run fails at once after a %i, and says what to check', async (status, body, words) => {
  await using sim = await openSimulation({ sites: openSites(['shop.example']) });
  sim.misbehave(() => ({ status, body, headers: { location: 'http://127.0.0.1:9/stolen' } }));
  const run = await sim.play(SITE);
  expect(run.outputs).toMatchObject({ outcome: 'failed', requests: '1' });
  expect(run.error).toContain(words);
});

describe('a verify-command', () => {
  const verify = async (command: string) => {
    await using sim = await openSimulation({ sites: openSites(['shop.example']) });
    return await sim.play({ ...SITE, 'verify-command': command });
  };

  test('leaves nothing behind, and only its own output in the log', async () => {
    using pipe = makePipe();
    const run = await verify(`exec 9<>'${pipe.path}'; sleep 613 & echo from-the-command`);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.log).toContain('│ from-the-command');
    expect(run.log.split('\n').filter((line) => /^\[\d\]|Exit|Killed|bash/.test(line))).toEqual([]);
    await pipe.untilClosed();
  });

  test('has no input to wait for, and its status counts', async () => {
    const run = await verify('cat; false | true; echo never');
    expect(run.outputs.outcome).toBe('failed');
    expect(run.error).toContain('verify-command exited with status 1');
    expect(run.summary).toMatch(
      /^### ❌ shop\.example: (the deploy ended|the new code is live), but verify-command failed$/m,
    );
    expect(run.log).not.toContain('│ never');
  });
});
