import { describe, expect, test } from '@jest/globals';
import { play, prepare } from '../../../harness/play.ts';
import type { Behaviour, OtherAnswer } from '../../../harness/simulator/behaviour.ts';
import type { PullRequestState } from '../../../src/operations/operation.ts';
import { readAftermath } from '../../../src/run/aftermath.ts';
import { isOfPullRequest } from '../../../src/values/preview-domain.ts';

const PATTERN = 'pr-<number>.preview.example.com';

describe('the guard', () => {
  test.each([
    ['pr-12.preview.example.com', 12, true],
    ['PR-12.preview.example.com', 12, true],
    ['12.preview.example.com', 12, true],
    ['shop-12-preview.example.com', 12, true],
    ['pr-112.preview.example.com', 12, false],
    ['pr-123.preview.example.com', 12, false],
    ['pr-012.preview.example.com', 12, false],
    ['pr-12-v2.preview.example.com', 12, false],
    ['pr-12.v2.example.com', 2, false],
    ['pr-12.v2.example.com', 12, true],
    ['preview.pr-12.example.com', 12, false],
    ['shop.example', 12, false],
    ['pr-１２.preview.example.com', 12, false],
    ['pr-12２.preview.example.com', 12, false],
    ['pr-12².preview.example.com', 12, false],
    ['pr-1.2.example.com', 12, false],
    ['', 12, false],
  ])('%s is a domain of pull request %d: %j', async (domain, number, isIts) => {
    expect(isOfPullRequest(domain, number)).toBe(isIts);
    const given = { operations: 'delete-site', site: '7', 'confirm-delete': domain };
    const prepared = prepare(given, number).then(
      () => true,
      (error: Error) => error.message.includes('confirm-delete') && false,
    );
    expect(await prepared).toBe(isIts);
  });

  test('a run whose pull request cannot be told deletes nothing; one without any is free', async () => {
    const given = { operations: 'delete-site', 'confirm-delete': 'shop.example' };
    await expect(prepare(given, 'unclear')).rejects.toThrow('a run that shows its pull request');
    await prepare(given, undefined);
    await prepare({ operations: 'deploy' }, 'unclear');
  });
});

describe('sweep-previews', () => {
  const HOUR_MS = 60 * 60_000;
  const given = {
    operations: 'sweep-previews',
    'preview-domain': PATTERN,
    'github-token': 'ghs_of-this-test',
    site: '',
  };
  const closed: PullRequestState = { state: 'closed', sinceMs: HOUR_MS };
  const domainOf = (number: number): string => `pr-${number}.preview.example.com`;

  /** A service with sites (id → domain), of which those deleted are gone; `fault` comes first. */
  function service(sites: Map<number, string>, fault?: Behaviour['fault']): Behaviour {
    const show = ([id, domain]: [number, string]) => ({ id, domain, last_deploy_at: null });
    const usual = (method: string, path: string): OtherAnswer => {
      const [, id] = /\/sites\/(\d+)$/.exec(path) ?? [];
      const domain = sites.get(Number(id));
      if (id === undefined) return { status: 200, body: { data: [...sites].map(show) } };
      if (domain === undefined) return { status: 404 };
      if (method === 'DELETE') sites.delete(Number(id));
      return { status: 200, body: { data: show([Number(id), domain]) } };
    };
    return {
      fault: (request) =>
        request.path.endsWith('/servers/1')
          ? { status: 200, body: { data: { id: 1, name: 'web-1' } } }
          : (fault?.(request) ?? usual(request.method, request.path)),
    };
  }
  const sites = (...numbers: number[]): Map<number, string> =>
    new Map(numbers.map((number, index) => [index + 1, domainOf(number)]));
  const sweep = (
    behaviour: Behaviour,
    lookUp: (number: number) => PullRequestState,
    more: Readonly<Record<string, string>> = {},
  ) =>
    play(behaviour, { ...given, ...more }, undefined, {
      lookUpPullRequest: async (number) => lookUp(number),
    });

  test('plans exactly what is closed for an hour, and asks once for each site of that form', async () => {
    const states: Record<number, PullRequestState> = {
      12: closed,
      13: { state: 'open' },
      14: { state: 'closed', sinceMs: HOUR_MS - 1 },
      15: { state: 'unclear', about: 'this', why: 'for a test' },
      16: { state: 'closed', sinceMs: -5 },
    };
    const all = sites(12, 13, 14, 15, 16);
    all.set(17, 'shop.example').set(18, `${domainOf(12)}.evil.example`);
    const asked: number[] = [];
    const played = await sweep(
      service(all),
      (number) => {
        asked.push(number);
        return states[number] ?? closed;
      },
      { 'dry-run': 'true' },
    );
    const line = `delete the site ${domainOf(12)} (id 1): pull request #12 is closed`;
    expect(played.report.results[0]?.changes).toEqual([line]);
    expect(asked).toEqual([12, 13, 14, 15, 16]);
    expect(played.writes).toEqual([]);
    expect(played.report).toMatchObject({ outcome: 'planned', hasChanges: true });
    for (const words of [
      '5 of 7 sites are of the form',
      `${domainOf(13)} (id 2) stays: pull request #13 is open`,
      `${domainOf(14)} (id 3) stays: pull request #14 was closed less than an hour ago`,
      `${domainOf(15)} (id 4) stays: whether pull request #15 is closed is not known: for a test`,
    ])
      expect(played.log).toContain(words);
  });

  test('nothing to sweep is no change', async () => {
    const played = await sweep(service(sites(13)), () => ({ state: 'open' }));
    expect(played).toMatchObject({ statuses: ['unchanged'], report: { hasChanges: false } });
  });

  test('a doubt about GitHub as a whole ends the run before anything is deleted', async () => {
    const all = sites(12, 13);
    const played = await sweep(service(all), (number) =>
      number === 12 ? closed : { state: 'unclear', about: 'all', why: 'GitHub is down' },
    );
    expect(played.report.failure).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('Whether pull request #13 is closed is not known: GitHub is down.'),
    });
    expect(played.writes).toEqual([]);
    expect(all.size).toBe(2);
  });

  test('asks again right before each deletion: what was opened again, or is another site by now, stays', async () => {
    const all = sites(12, 13, 14, 15, 16);
    const asked: number[] = [];
    const played = await sweep(service(all), (number) => {
      asked.push(number);
      if (asked.length <= 5) return closed;
      if (number === 12) return { state: 'open' };
      // Its id goes to the preview of another pull request, the next one vanishes.
      if (number === 13) all.set(2, domainOf(99));
      if (number === 14) all.delete(3);
      return number === 16 ? { state: 'unclear', about: 'this', why: 'for a test' } : closed;
    });
    expect(played.writes).toEqual(['DELETE /sites/4']);
    expect([...all]).toEqual([
      [1, domainOf(12)],
      [2, domainOf(99)],
      [5, domainOf(16)],
    ]);
    expect(played.report.results[0]?.changes).toEqual([
      `left the site ${domainOf(12)} (id 1): pull request #12 is open`,
      `left the site ${domainOf(13)} (id 2): id 2 now belongs to ${domainOf(99)}`,
      `the site ${domainOf(14)} (id 3) was gone already`,
      `deleted the site ${domainOf(15)} (id 4)`,
      `left the site ${domainOf(16)} (id 5): whether pull request #16 is closed is not known: for a test`,
    ]);
    expect(asked).toEqual([12, 13, 14, 15, 16, 12, 13, 14, 15, 16]);
  });

  test('a failure stops the rest, and what was deleted before is told', async () => {
    const all = sites(12, 13, 14);
    const refuses: Behaviour['fault'] = ({ method, path }) =>
      method === 'DELETE' && path.endsWith('/2') ? { status: 403 } : undefined;
    const played = await sweep(service(all, refuses), () => closed);
    expect(played.writes).toEqual(['DELETE /sites/1', 'DELETE /sites/2']);
    expect(played.report.results[0]).toMatchObject({
      status: 'failed',
      wrote: true,
      changes: [`deleted the site ${domainOf(12)} (id 1)`],
    });
  });

  test('GitHub going down in the middle stops the rest', async () => {
    let asked = 0;
    const played = await sweep(service(sites(12, 13)), () => {
      asked += 1;
      return asked < 4 ? closed : { state: 'unclear', about: 'all', why: 'GitHub is down' };
    });
    expect(played.writes).toEqual(['DELETE /sites/1']);
    expect(played.report.outcome).toBe('failed');
  });

  test('a lost answer is settled as that of every deletion is', async () => {
    const all = sites(12);
    const loses: Behaviour['fault'] = ({ method, nth }) => {
      if (method !== 'DELETE' || nth > 1) return undefined;
      all.delete(1);
      return { status: 0 };
    };
    const gone = await sweep(service(all, loses), () => closed);
    expect(gone).toMatchObject({ statuses: ['changed'], writes: ['DELETE /sites/1', 'DELETE /sites/1'] });
    const ignores: Behaviour['fault'] = ({ method }) => (method === 'DELETE' ? { status: 200 } : undefined);
    const stays = await sweep(service(sites(12), ignores), () => closed);
    expect(stays.report.failure).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining('could not be confirmed'),
    });
  });

  test('a plan-hash of a plan that is another one by now deletes nothing', async () => {
    const planned = await sweep(service(sites(12, 13)), () => closed, { 'dry-run': 'true' });
    const agreed = { 'plan-hash': planned.report.planHash ?? '' };
    const other = await sweep(
      service(sites(12, 13)),
      (number) => (number === 12 ? closed : { state: 'open' }),
      agreed,
    );
    expect(other).toMatchObject({ writes: [], report: { outcome: 'failed' } });
    const same = await sweep(
      service(sites(12, 13)),
      () => ({ state: 'closed', sinceMs: 5 * HOUR_MS }),
      agreed,
    );
    expect(same.writes).toEqual(['DELETE /sites/1', 'DELETE /sites/2']);
  });

  test('a killed one says that running again does what is missing', async () => {
    const states: string[] = [];
    const onWrite = (_: string, __: unknown, state: string): void => void states.push(state);
    await play(service(sites(12)), given, onWrite, { lookUpPullRequest: async () => closed });
    expect(readAftermath(states[0])).toBe(
      'The step for the server 1 was ended from outside during sweep-previews, while it was writing. Running again does what is missing.',
    );
  });

  test('is refused without its inputs, all at once', async () => {
    const none = { operations: 'sweep-previews', site: '' };
    await expect(prepare(none)).rejects.toThrow(/preview-domain.*github-token.*pull-requests: read/);
  });
});
