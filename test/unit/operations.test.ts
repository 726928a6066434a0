import { describe, expect, test } from '@jest/globals';
import { CancelledError } from '../../src/errors.ts';
import type { Behaviour } from '../support/model-service.ts';
import { play } from '../support/play.ts';

type Fault = NonNullable<Behaviour['fault']>;

describe('delete-site', () => {
  const given = { operations: 'delete-site', 'confirm-delete': 'shop.example' };
  /** A site that shows for `lagMs` after the first DELETE. */
  const showsFor = (lagMs: number, deletion: ReturnType<Fault> = { status: 200 }): Fault => {
    let deletedAt: number | undefined;
    return ({ method, path, nowMs }) => {
      if (method === 'DELETE') {
        deletedAt ??= nowMs;
        return deletion;
      }
      return path.endsWith('/2') && deletedAt !== undefined && nowMs - deletedAt >= lagMs
        ? { status: 404 }
        : undefined;
    };
  };

  test('waits for a site that takes a while to go', async () => {
    const played = await play({ fault: showsFor(5_000) }, given);
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['DELETE /sites/2']);
  });

  test('that was taken but does not go is unknown, as is one whose every answer is lost', async () => {
    const stays = await play({ fault: showsFor(60_000) }, given);
    expect(stays.report.failure).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining('it was not seen to be gone'),
    });
    expect(stays.writes).toEqual(['DELETE /sites/2']);
    const lost = await play({ fault: showsFor(60_000, { status: 0 }) }, given);
    expect(lost.statuses).toEqual(['unknown']);
    expect(lost.writes).toHaveLength(4);
    const late = await play({ fault: showsFor(9_000, { status: 502 }) }, given);
    expect(late.statuses).toEqual(['changed']);
  });

  test('that somebody else has deleted meanwhile is no change; a refusal is a failure', async () => {
    expect((await play({ fault: showsFor(0, { status: 404 }) }, given)).statuses).toEqual(['unchanged']);
    const refused = await play({ fault: showsFor(0, { status: 403 }) }, given);
    expect(refused.report.outcome).toBe('failed');
  });

  test('is planned in a dry run for a site that would be created first', async () => {
    const both = { ...given, operations: 'ensure-site, delete-site', 'dry-run': 'true' };
    const played = await play({ siteExists: false }, both);
    expect(played.statuses).toEqual(['planned', 'planned']);
    expect(played.report.results[1]?.changes).toEqual(['delete the site shop.example']);
  });
});

describe('a blogapp', () => {
  const given = { operations: 'install-blogapp' };
  /** A service that answers the installation so, and shows the flags one after the other, the last one for good. */
  const shows = (answer: ReturnType<Fault>, ...flags: (boolean | undefined)[]): Behaviour => {
    let looks = 0;
    const site = (blogapp: boolean | undefined) => ({ id: 2, domain: 'shop.example', blogapp });
    return {
      fault: ({ method, path }) => {
        if (path.endsWith('/blogapp')) return answer;
        if (method !== 'GET' || !path.endsWith('/2')) return undefined;
        looks += 1;
        return { status: 200, body: { data: site(flags[Math.min(looks, flags.length) - 1]) } };
      },
    };
  };

  test.each<[string, Behaviour, string, string]>([
    ['shown late', shows({ status: 200 }, false, false, true), 'succeeded', 'installed the blogapp'],
    ['not shown, but confirmed', shows({ status: 200 }, undefined), 'succeeded', 'could not be read back'],
    ['confirmed, but never so', shows({ status: 200 }, false), 'unknown', 'the site does not show it so'],
    ['lost, but there', shows({ status: 0 }, false, true), 'succeeded', 'installed the blogapp'],
    ['lost, and not shown', shows({ status: 0 }, undefined), 'unknown', 'its answer was lost'],
    ['refused', shows({ status: 422, body: { message: 'No room.' } }, false), 'failed', 'No room.'],
  ])('%s', async (_, behaviour, outcome, words) => {
    const played = await play(behaviour, given);
    expect(played.report.outcome).toBe(outcome);
    const [result] = played.report.results;
    expect([...(result?.changes ?? []), result?.error].join()).toContain(words);
  });

  test('of a service that does not show the flag is sent in every run', async () => {
    const played = await play(shows({ status: 200, body: { data: { id: 2 } } }, undefined), {
      operations: 'uninstall-blogapp',
    });
    expect(played.writes).toEqual(['DELETE /sites/2/blogapp']);
  });
});

test('a cancel while the cloudstore is installed ends as cancelled, what became of it unknown', async () => {
  const played = await play({}, { operations: 'install-cloudstore' }, (_, interrupt) =>
    interrupt(new CancelledError('The workflow was cancelled.')),
  );
  expect(played.report.outcome).toBe('cancelled');
  expect(played.statuses).toEqual(['unknown']);
});

describe('what may be sent again, and whose every answer is lost', () => {
  test.each([
    ['refresh-opcache', 'Whether the PHP opcache was refreshed is not known'],
    ['restart-queue-workers', 'Whether the queue worker with id 7 was restarted is not known'],
  ])('%s: unknown after four attempts', async (operations, words) => {
    const fault: Fault = ({ method }) => (method === 'GET' ? undefined : { status: 502 });
    const workers: Fault = (request) =>
      request.path.endsWith('/queues') ? { status: 200, body: [{ id: '7' }] } : fault(request);
    const played = await play({ fault: workers }, { operations });
    expect(played.report.failure).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining(words),
    });
    expect(played.writes).toHaveLength(4);
  });
});
