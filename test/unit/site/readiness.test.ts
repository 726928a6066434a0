import { describe, expect, test } from '@jest/globals';
import { type Played, play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { CancelledError } from '../../../src/core/errors.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
type Fault = NonNullable<Behaviour['fault']>;
type Inputs = Readonly<Record<string, string>>;
type Shown = Readonly<Record<string, unknown>> | 'gone';
const ACTIVE = { status: 'active' };

/** What a site shows until a time since something, and what after it. */
const until =
  (ms: number, before: string, after: Shown = ACTIVE) =>
  (since: number | undefined) =>
    since === undefined || since >= ms ? after : { status: before };

const looksOf = ({ requests }: Played): number[] =>
  requests.filter(({ line }) => line === 'GET /api/servers/1/sites/2').map(({ atMs }) => atMs);
const linesOf = ({ requests }: Played): string[] => requests.map(({ line }) => line);
/** The time of the first request of which the line ends so, of the test's clock. */
const timeOf = ({ requests }: Played, end: string): number | undefined =>
  requests.find(({ line }) => line.endsWith(end))?.atMs;
/** Answers looks at the site for some time. */
const onLooks =
  (answer: ReturnType<Fault>, fromMs: number, untilMs = Number.POSITIVE_INFINITY): Fault =>
  ({ path, nowMs }) =>
    path.endsWith('/2') && nowMs > fromMs && nowMs < untilMs ? answer : undefined;

describe('a run that creates a site, which the service builds in the background,', () => {
  const both = { operations: 'ensure-site, update-deploy-script', 'deploy-script': 'new' };
  const created = (ms: number, word = 'building', then?: Shown): Behaviour => ({
    siteExists: false,
    siteAt: ({ since }) => until(ms, word, then)(since('POST /sites')),
  });
  const [suspended, deleting] = [{ status: 'suspended' }, { status: 'deleting' }];
  const limited = { status: 429, headers: { 'retry-after': '20' } };
  const silent = onLooks({ status: 502 }, 5 * SECOND);
  const words = (ms: number): string =>
    ms < 10 * SECOND ? 'building' : ms < MINUTE ? 'polishing' : 'active';

  test.each(['created', 'building'])('waits while its status is “%s”, and then goes on', async (word) => {
    const played = await play(created(40 * SECOND, word), both);
    expect(played.statuses).toEqual(['changed', 'changed']);
    expect(timeOf(played, '/deploy/script')).toBe(looksOf(played).at(-1));
    expect(looksOf(played).filter((atMs) => atMs >= 40 * SECOND)).toHaveLength(1);
    expect(played.log).toContain(`waiting for the site for 30 s: it is not ready; its status is “${word}”`);
  });

  test('looks every second at first, and then every five', async () => {
    const looks = looksOf(await play(created(5 * MINUTE), both));
    const pauses = looks.slice(1).map((atMs, nth) => atMs - (looks[nth] ?? 0));
    expect(pauses[0]).toBe(SECOND);
    expect(Math.max(...pauses)).toBe(5 * SECOND);
    expect(looks.length).toBeLessThan(75);
  });

  test.each([undefined, 'warming-up'])('does not wait if its status is %s', async (status) => {
    const bare = await play({ siteExists: false }, both);
    const played = await play({ siteExists: false, ...(status && { site: { status } }) }, both);
    expect(linesOf(played)).toEqual(linesOf(bare));
    expect(played.statuses).toEqual(['changed', 'changed']);
  });

  test.each<[string, Behaviour]>([
    ['its status becomes a word without a meaning', {}],
    ['one look is answered with 404', { fault: onLooks({ status: 404 }, 1_500, 2_500) }],
    ['looks are answered with 502', { fault: onLooks({ status: 502 }, 5 * SECOND, MINUTE) }],
    ['looks are answered with 429', { fault: onLooks(limited, 5 * SECOND, MINUTE) }],
    ['connections break', { fault: onLooks({ status: 0 }, 5 * SECOND, MINUTE) }],
  ])('goes on waiting if %s for a while', async (_, behaviour) => {
    const siteAt: Behaviour['siteAt'] = ({ since }) => ({ status: words(since('POST /sites') ?? 0) });
    const played = await play({ siteExists: false, siteAt, ...behaviour }, both);
    expect(played.statuses).toEqual(['changed', 'changed']);
    expect(looksOf(played).at(-1)).toBeGreaterThanOrEqual(MINUTE);
    expect(looksOf(played).length).toBeLessThan(35);
  });

  test.each<[string, string, Behaviour]>([
    ['timed_out', 'was not ready within the timeout: its status is “building”.', created(60 * MINUTE)],
    ['failed', 'cannot be worked on: its status is “suspended”', created(9 * SECOND, 'building', suspended)],
    ['failed', 'cannot be worked on: its status is “deleting”', created(9 * SECOND, 'building', deleting)],
    ['failed', 'disappeared while this run waited for it to be ready.', created(SECOND, 'building', 'gone')],
    ['unknown', 'was created; whether it is ready is not known', { ...created(MINUTE), fault: silent }],
  ])('ends as %s, and says that the site %s', async (outcome, words, behaviour) => {
    const { report, writes } = await play(behaviour, { ...both, timeout: '3m' });
    const message = expect.stringContaining(`The site shop.example (id 2) ${words}`);
    expect(report.failure).toMatchObject({ outcome, message });
    const status = outcome === 'failed' ? 'failed' : 'unknown';
    expect(report.results).toMatchObject([{ status, wrote: true }, { status: 'not-run' }]);
    expect(report.facts?.site).toMatchObject({ id: 2 });
    expect(writes).toEqual(['POST /sites']);
  });

  test('ends at once when it is cancelled while it waits', async () => {
    let stop: (reason: Error) => void = () => {};
    const fault: Fault = ({ path, nth }) => {
      if (path.endsWith('/2') && nth === 4) stop(new CancelledError('The workflow was cancelled.'));
      return undefined;
    };
    const played = await play({ ...created(20 * SECOND), fault }, both, (_, interrupt) => {
      stop = interrupt;
    });
    expect(played.report.outcome).toBe('cancelled');
    expect(played.report.failure?.message).toContain('was created; whether it is ready is not known');
    expect(looksOf(played).at(-1)).toBe(3 * SECOND);
    expect(played.writes).toEqual(['POST /sites']);
  });

  test('fails in the words of the service if it refuses a write all the same', async () => {
    const error = 'Please wait until the site has been installed.';
    const fault: Fault = ({ method, path }) =>
      method === 'PATCH' && path.endsWith('script') ? { status: 422, body: { error } } : undefined;
    const { failure } = (await play({ siteExists: false, fault }, both)).report;
    expect(failure).toMatchObject({ outcome: 'failed', message: expect.stringContaining(error) });
  });
});

describe('a run that meets a busy site', () => {
  const busy = (ms: number, word: string, then = 'active'): Behaviour => ({
    script: 'old',
    siteAt: ({ nowMs }) => until(ms, word, { status: then })(nowMs),
  });
  const update = { operations: 'update-deploy-script', 'deploy-script': 'new' };
  const dryRun = { ...update, 'dry-run': 'true' };

  test.each(['created', 'building', 'repository-installing'])(
    'waits while its status is “%s”, in a dry run too',
    async (word) => {
      for (const given of [update, dryRun]) {
        const played = await play(busy(20 * SECOND, word), given);
        expect(played.statuses).toEqual([given === dryRun ? 'planned' : 'changed']);
        expect(timeOf(played, '/deploy/script')).toBeGreaterThanOrEqual(20 * SECOND);
      }
    },
  );

  test('plans for the site as it is after the wait', async () => {
    const siteAt: Behaviour['siteAt'] = ({ nowMs }) =>
      nowMs < 20 * SECOND
        ? { status: 'repository-installing', has_repository: false }
        : { status: 'active', has_repository: true };
    const played = await play({ siteAt }, { operations: 'ensure-repository' });
    expect(played).toMatchObject({ statuses: ['unchanged'], writes: [] });
  });

  test.each(['active', 'deploy-failed', 'rolled-back'])(
    'waits for another deploy until its status is “%s”',
    async (then) => {
      const played = await play(busy(90 * SECOND, 'deploying', then), update);
      expect(played.statuses).toEqual(['changed']);
      expect(timeOf(played, '/deploy/script')).toBeGreaterThanOrEqual(90 * SECOND);
    },
  );

  test.each<[string, Inputs]>([
    ['it is a dry run', dryRun],
    ['it only shows something', { operations: 'show-deploy-log' }],
    ['the site only has to exist', { operations: 'ensure-site' }],
  ])('does not wait for another deploy if %s', async (_, given) => {
    const played = await play(busy(90 * SECOND, 'deploying'), given);
    expect(['planned', 'unchanged']).toContain(played.statuses[0]);
    expect(played.requests.at(-1)?.atMs).toBe(0);
  });

  test.each<[string, string, string]>([
    ['failed', 'cannot be worked on: its status is “deleting”', 'deleting'],
    ['timed_out', 'was not ready within the timeout: its status is “deploying”', 'deploying'],
  ])('ends as %s, and says that the site %s', async (outcome, words, word) => {
    const played = await play(busy(60 * MINUTE, word), { ...update, timeout: '2m' });
    const message = expect.stringContaining(`The site shop.example (id 2) ${words}`);
    expect(played.report.failure).toMatchObject({ outcome, message });
    expect(played).toMatchObject({ statuses: ['failed'], writes: [] });
  });
});

describe('a run that deletes a site, which the service does in the background,', () => {
  const remove = { operations: 'delete-site', 'confirm-delete': 'shop.example' };
  const isDeletion: Fault = ({ method }) =>
    method === 'DELETE' ? { status: 200, takesEffect: false } : undefined;
  const going = (ms: number, then: Shown = 'gone'): Behaviour => ({
    siteAt: ({ since }) => {
      const deletedMs = since('DELETE /sites/2');
      return deletedMs === undefined ? ACTIVE : until(ms, 'deleting', then)(deletedMs);
    },
    fault: isDeletion,
  });
  const beingDeleted: Behaviour = {
    siteAt: ({ nowMs, since }) => {
      if (since('POST /sites') !== undefined) return ACTIVE;
      return until(20 * SECOND, 'deleting', 'gone')(nowMs);
    },
    prepare: ({ later, meddle }) => later(20 * SECOND, () => meddle({ kind: 'delete site' })),
  };

  const listedOnly: Fault = (request) =>
    request.path.endsWith('/2') && request.method === 'GET' ? { status: 404 } : isDeletion(request);
  test.each<[string, Fault]>([
    ['while it is shown', isDeletion],
    ['although it is only listed', listedOnly],
  ])('waits until the list no longer shows it, %s', async (_, fault) => {
    const played = await play({ ...going(55 * SECOND), fault }, remove);
    expect(played).toMatchObject({ statuses: ['changed'], writes: ['DELETE /sites/2'] });
    expect(played.requests.at(-1)?.line).toBe('GET /api/servers/1/sites');
    expect(played.requests.at(-1)?.atMs).toBeGreaterThanOrEqual(55 * SECOND);
    const still = 'waiting for the site to be gone for 30 s: it is still there; its status is';
    expect(played.log).toContain(still);
  });

  test.each<[string, string, Behaviour]>([
    ['timed_out', 'was not gone within the timeout: its status is “deleting”.', going(60 * MINUTE)],
    ['unknown', 'was being deleted, and is still there: its status is “active”', going(MINUTE, ACTIVE)],
  ])('ends as %s, and says that the site %s', async (outcome, words, behaviour) => {
    const { report, statuses } = await play(behaviour, { ...remove, timeout: '2m' });
    const message = expect.stringContaining(`The site shop.example (id 2) ${words}`);
    expect(report.failure).toMatchObject({ outcome, message });
    expect(statuses).toEqual(['unknown']);
  });

  test('does not delete it once more if it is being deleted already', async () => {
    const played = await play(beingDeleted, remove);
    expect(played).toMatchObject({ statuses: ['unchanged'], writes: [] });
    expect(played.log).toContain('is being deleted already');
    const dry = await play(beingDeleted, { ...remove, 'dry-run': 'true' });
    expect(dry.statuses).toEqual(['unchanged']);
    expect(dry.requests.at(-1)?.atMs).toBe(0);
  });

  test('creates it again once it is gone, if it is to exist', async () => {
    const played = await play(beingDeleted, { operations: 'ensure-site' });
    expect(played).toMatchObject({ statuses: ['changed'], writes: ['POST /sites'] });
    const post = played.requests.find(({ line }) => line.startsWith('POST'));
    expect(post?.atMs).toBeGreaterThanOrEqual(20 * SECOND);
  });
});
