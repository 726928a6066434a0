import { describe, expect, test } from '@jest/globals';
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
