import { describe, expect, test } from '@jest/globals';
import { type Played, play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { openSimulation, openSites } from '../../../harness/simulator/simulation.ts';
import { on } from '../../support/on.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
type Fault = NonNullable<Behaviour['fault']>;
type Inputs = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, unknown>>;
type Shown = Fields | 'gone';
const ACTIVE = { status: 'active' };
const BUILDING = { status: 'building' };
const DEPLOYING = { status: 'deploying' };
const SUSPENDED = { status: 'suspended' };
const DELETING = { status: 'deleting' };
const SHOP = 'shop.example (id 2)';

/** Readings of a site before and after a time since something. */
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
  const silent = onLooks({ status: 502 }, 5 * SECOND);
  const words = (ms: number): string =>
    ms < 10 * SECOND ? 'building' : ms < MINUTE ? 'polishing' : 'active';

  test('waits while its status is “building”, and then goes on', async () => {
    const played = await play(created(40 * SECOND), both);
    expect(played.statuses).toEqual(['changed', 'changed']);
    expect(timeOf(played, '/deploy/script')).toBe(looksOf(played).at(-1));
    expect(looksOf(played).filter((atMs) => atMs >= 40 * SECOND)).toHaveLength(1);
    expect(played.log).toContain(`waiting for the site for 30 s: it is not ready; its status is “building”`);
  });

  test('looks every second at first, and then every ten', async () => {
    const looks = looksOf(await play(created(5 * MINUTE), both));
    const pauses = looks.slice(1).map((atMs, nth) => atMs - (looks[nth] ?? 0));
    expect(pauses[0]).toBe(SECOND);
    expect(Math.max(...pauses)).toBe(10 * SECOND);
    expect(looks.length).toBeLessThan(45);
  });

  test.each(['', 'warming-up'])('does not wait if its status is “%s” (“”: none is shown)', async (status) => {
    const bare = await play({ siteExists: false }, both);
    const played = await play({ siteExists: false, ...(status && { siteAt: () => ({ status }) }) }, both);
    expect(linesOf(played)).toEqual(linesOf(bare));
    expect(played.statuses).toEqual(['changed', 'changed']);
  });

  test.each<[string, Behaviour]>([
    ['its status becomes a word without a meaning', {}],
    ['one look is answered with 404', { fault: onLooks({ status: 404 }, 1_500, 2_500) }],
    ['connections break', { fault: onLooks('lose-answer', 5 * SECOND, MINUTE) }],
  ])('goes on waiting if %s for a while', async (_, behaviour) => {
    const siteAt: Behaviour['siteAt'] = ({ since }) => ({ status: words(since('POST /sites') ?? 0) });
    const played = await play({ siteExists: false, siteAt, ...behaviour }, both);
    expect(played.statuses).toEqual(['changed', 'changed']);
    expect(looksOf(played).at(-1)).toBeGreaterThanOrEqual(MINUTE);
    expect(looksOf(played).length).toBeLessThan(35);
  });

  test.each<[string, string, Behaviour]>([
    ['timed_out', 'is not ready: its status is “building”.', created(60 * MINUTE)],
    ['failed', 'cannot be worked on: its status is “suspended”', created(9 * SECOND, 'building', SUSPENDED)],
    ['failed', 'disappeared while this run waited for it to be ready.', created(SECOND, 'building', 'gone')],
    ['unknown', 'was created; whether it is ready is not known', { ...created(MINUTE), fault: silent }],
  ])('ends as %s, and says that the site %s', async (outcome, words, behaviour) => {
    const { report, writes } = await play(behaviour, { ...both, timeout: '3m' });
    const message = expect.stringContaining(`The site ${SHOP} ${words}`);
    expect(report).toMatchObject({ outcome, failure: { message } });
    const ended = outcome === 'failed' ? 'failed' : 'unknown';
    expect(report.results).toMatchObject([{ outcome: ended, wrote: true }, { outcome: 'not-run' }]);
    expect(report.facts?.site).toMatchObject({ id: 2 });
    expect(writes).toEqual(['POST /sites']);
  });
});

describe('a run that meets a busy site', () => {
  const busy = (ms: number, word: string): Behaviour => ({
    script: 'old',
    siteAt: ({ nowMs }) => until(ms, word)(nowMs),
  });
  /** A site that shows these fields for 20 s each, the last ones for good. */
  const at = (...phases: readonly Fields[]): Behaviour => ({
    script: 'old',
    siteAt: ({ nowMs }) => phases[Math.min(Math.floor(nowMs / (20 * SECOND)), phases.length - 1)] ?? {},
  });
  const update = { operations: 'update-deploy-script', 'deploy-script': 'new' };
  const dryRun = { ...update, 'dry-run': 'true' };

  const UNREADY = ['created', 'repository-installing'];
  test.each(UNREADY)('waits in a dry run while its status is “%s”', async (word) => {
    const played = await play(busy(20 * SECOND, word), dryRun);
    expect(played.statuses).toEqual(['planned']);
    expect(timeOf(played, '/deploy/script')).toBeGreaterThanOrEqual(20 * SECOND);
  });

  test('plans for the site as it is after the wait', async () => {
    const behaviour = at({ status: 'repository-installing', ...ABSENT }, { ...ACTIVE, ...THERE });
    expect(await play(behaviour, ensure)).toMatchObject({ statuses: ['unchanged'], writes: [] });
  });

  test.each<[string, Behaviour, number]>([
    ['is deployed', at(DEPLOYING, ACTIVE), 1],
    ['is deployed and rolled back', at(DEPLOYING, { status: 'rolled-back' }), 1],
    ['is deployed once it is built', at(BUILDING, DEPLOYING, { status: 'done' }), 2],
    ['shows no status for a while', at(DEPLOYING, {}, {}, ACTIVE), 3],
  ])('waits for one that %s', async (_, behaviour, phases) => {
    const played = await play(behaviour, update);
    expect(played.statuses).toEqual(['changed']);
    expect(timeOf(played, '/deploy/script')).toBeGreaterThanOrEqual(phases * 20 * SECOND);
    expect(timeOf(played, '/deploy/script')).toBeLessThan((phases + 1) * 20 * SECOND);
  });

  test.each<[string, Inputs]>([
    ['it is a dry run', dryRun],
    ['it only shows something', { operations: 'show-deploy-log' }],
    ['the site only has to exist', { operations: 'ensure-site' }],
  ])('does not wait for another deploy if %s', async (_, given) => {
    const played = await play(busy(90 * SECOND, 'deploying'), given);
    expect(['planned', 'unchanged']).toContain(played.statuses[0]);
    expect(played.requests.at(-1)?.atMs).toBe(0);
  });

  test.each<[string, string, Behaviour]>([
    ['failed', `${SHOP} cannot be worked on: its status is “deleting”`, at(DELETING)],
    ['failed', 'with id 2 cannot be', at({ ...BUILDING, domain: null }, { ...SUSPENDED, domain: null })],
    ['failed', `${SHOP} has become a.example since`, at(BUILDING, { domain: 'a.example' })],
    ['timed_out', `${SHOP} is not ready: its status is “deploying”`, busy(60 * MINUTE, 'deploying')],
  ])('ends as %s, and says that the site %s', async (outcome, words, behaviour) => {
    const played = await play(behaviour, { ...update, site: '2', timeout: '2m' });
    const message = expect.stringContaining(`The site ${words}`);
    expect(played.report).toMatchObject({ outcome, failure: { message } });
    expect(played).toMatchObject({ statuses: ['failed'], writes: [] });
  });
});

describe('a run that deletes a site, which the service does in the background,', () => {
  const remove = { operations: 'delete-site', 'confirm-delete': 'shop.example' };
  const isDeletion: Fault = ({ method }) => (method === 'DELETE' ? { status: 200 } : undefined);
  const going = (ms: number, then: Shown = 'gone'): Behaviour => ({
    siteAt: ({ since }) => {
      const deletedMs = since('DELETE /sites/2');
      return deletedMs === undefined ? ACTIVE : until(ms, 'deleting', then)(deletedMs);
    },
    fault: isDeletion,
  });
  const beingDeleted: Behaviour = {
    siteAt: ({ nowMs, since }) =>
      since('POST /sites') !== undefined ? ACTIVE : until(20 * SECOND, 'deleting', 'gone')(nowMs),
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

  test.each<[string, Behaviour]>([
    ['deleting', going(60 * MINUTE)],
    ['active', going(MINUTE, ACTIVE)],
  ])('ends as timed_out if it stays, and says that its status is “%s”', async (status, behaviour) => {
    const { report, statuses } = await play(behaviour, { ...remove, timeout: '2m' });
    const message = expect.stringContaining(`The site ${SHOP} is still there: its status is “${status}”.`);
    expect(report).toMatchObject({ outcome: 'timed_out', failure: { message } });
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
    expect(played.requests.find(({ line }) => /^POST/.test(line))?.atMs).toBeGreaterThanOrEqual(20 * SECOND);
  });
});

const ensure: Inputs = { operations: 'ensure-repository' };
const remove: Inputs = { operations: 'remove-repository' };
const reinstall: Inputs = { ...ensure, 'reinstall-repository': 'true' };
const INSTALL = 'POST /sites/2/repository';
const REMOVE = 'DELETE /sites/2/repository';
const ABSENT = { has_repository: false };
const THERE = { has_repository: true };
const deployedBefore = { before: { lastDeployAt: '2026-01-01 00:01:00' } };
const busy = { error: 'Please wait until the site has been installed.' };
/** A service that refuses what is to happen with the repository. */
const refusing = (status: number, body: unknown, line = /^(POST|DELETE) .*\/repository$/): Behaviour => ({
  fault: on(line, { status, body }),
});
const lost: Behaviour = { fault: on<'lose-answer'>(/^(POST|DELETE) /, 'lose-answer') };

describe('ensure-repository', () => {
  test.each<[string, Fields, string[], Inputs]>([
    ['installs it if the site shows none', ABSENT, [INSTALL], ensure],
    ['leaves one that is shown', THERE, [], ensure],
    ['replaces it if asked to', { repository: { branch: 'dev' } }, [REMOVE, INSTALL], reinstall],
  ])('%s', async (_, site, writes, given) => {
    const played = await play({ siteAt: () => site, ...deployedBefore }, given);
    expect(played).toMatchObject({ writes, report: { outcome: 'succeeded' } });
  });

  const custom = (repository: string): Inputs => ({ 'repository-provider': 'custom', repository });
  const shop = custom('https://git.example/acme/shop.git');
  test.each<[Fields, Inputs, 'unchanged' | 'failed']>([
    [{ branch: 'main', user: 'acme', provider: 'hosted_git_1' }, {}, 'unchanged'],
    [{ user: 'acme', name: 'shop' }, {}, 'unchanged'],
    [{ name: 'acme/shop' }, {}, 'unchanged'],
    [{ name: '', user: '' }, {}, 'unchanged'],
    [{ name: 'shop', user: 'acme' }, shop, 'unchanged'],
    [{ name: 'ssh://git@GIT.example:22/acme/shop' }, shop, 'unchanged'],
    [{ name: 'shop', user: 'other' }, {}, 'failed'],
    [{ name: 'acme/shop2' }, {}, 'failed'],
    [{ name: 'acme/shop', branch: 'Main' }, {}, 'failed'],
    [{ name: 'https://git.other/acme/shop.git' }, shop, 'failed'],
  ])('compares the repository %j with the inputs %j: %s', async (repository, given, status) => {
    const played = await play({ siteAt: () => ({ repository }) }, { ...ensure, ...given });
    expect(played).toMatchObject({ statuses: [status], writes: [] });
  });

  test('names what differs without the credentials in it', async () => {
    const name = 'https://deploy:OLDTOKEN-abcdef@git.example/a.git';
    const site = { repository: { name, branch: null }, ...THERE };
    const given = { ...ensure, ...custom('https://u:ghp_NEW7x@git.example/b.git') };
    const { report } = await play({ siteAt: () => site }, given);
    const words = 'name is https://git.example/a.git, not https://git.example/b.git';
    expect(report).toMatchObject({ outcome: 'failed', failure: { message: expect.stringContaining(words) } });
  });

  test('reports that it has removed the old one if the new one is refused, and asks for no second one', async () => {
    const behaviour = refusing(422, { message: 'The branch does not exist.' }, /^POST/);
    const played = await play({ ...deployedBefore, ...behaviour }, reinstall);
    expect(played.writes).toEqual([REMOVE, INSTALL]);
    const results = [{ wrote: true, changes: ['removed the repository'] }];
    expect(played.report).toMatchObject({ outcome: 'failed', results });
  });
});

describe('ensure-repository on a service that installs in the background', () => {
  const both = { operations: 'ensure-repository, sync-env', env: 'A=wanted value' };
  /** Times are since the installation was asked for; it is shown from `shownMs`. */
  const installing = (endMs: number, after: Fields, { fromMs = 0, shownMs = endMs } = {}): Behaviour => ({
    hasRepository: false,
    env: 'A=old\n',
    siteAt: ({ since }) => {
      const ms = since(INSTALL) ?? -1;
      if (ms >= fromMs && ms < endMs) return { status: 'repository-installing', ...ABSENT };
      return { status: 'active', ...(ms < shownMs ? ABSENT : after) };
    },
  });

  test('waits for the end, as the .env comes with the repository', async () => {
    const played = await play(installing(50 * SECOND, THERE), both);
    expect(played.statuses).toEqual(['changed', 'changed']);
    expect(timeOf(played, '/env')).toBeGreaterThanOrEqual(50 * SECOND);
  });

  test.each<[string, Behaviour]>([
    ['begins late', installing(30 * SECOND, THERE, { fromMs: 2 * SECOND })],
    ['is shown late', installing(30 * SECOND, THERE, { shownMs: 37 * SECOND })],
    ['gets no answer', { ...installing(20 * SECOND, THERE), ...lost }],
  ])('counts an installation that %s as done', async (_, behaviour) => {
    const played = await play(behaviour, both);
    expect(played.statuses).toEqual(['changed', 'changed']);
    expect(played.writes.filter((line) => line === INSTALL)).toHaveLength(1);
  });

  test('fails if the site shows none after it', async () => {
    const played = await play(installing(50 * SECOND, ABSENT), both);
    const message =
      'The service has accepted the repository acme/shop, branch main, but the site has none: its status is “active”. Most likely it could not be cloned.';
    expect(played.report.failure).toMatchObject({ reason: 'repository-not-cloned', message });
    expect(played).toMatchObject({ statuses: ['failed', 'not-run'], writes: [INSTALL] });
  });

  test('does not know the end of an installation that was not seen to begin: it may begin later', async () => {
    const played = await play(installing(0, ABSENT), both);
    expect(played.report.outcome).toBe('unknown');
    expect(played).toMatchObject({ statuses: ['unknown', 'not-run'], writes: [INSTALL] });
  });
});

describe('a refused installation', () => {
  const refused = (status: number, body: unknown, after: Fields = {}) => {
    const siteAt: Behaviour['siteAt'] = ({ since }) => (since(INSTALL) === undefined ? {} : after);
    return play({ siteAt, ...refusing(status, body) }, ensure);
  };

  test.each([422, 409])('with the words of the document means that one is there (%i)', async (status) => {
    const played = await refused(status, { message: 'A repository is already installed.' });
    expect(played).toMatchObject({ statuses: ['unchanged'], writes: [INSTALL] });
  });

  test.each<[string, unknown, Fields]>([
    ['it has no words', {}, {}],
    ['it names a field', { errors: { branch: ['unknown'] } }, THERE],
    ['the site shows that it has none', busy, ABSENT],
  ])('is a failure if %s', async (_, body, after) => {
    const played = await refused(422, body, after);
    expect(played).toMatchObject({ statuses: ['failed'], writes: [INSTALL] });
    expect(played.report.failure?.message).toContain('status 422');
  });

  test('names vocabulary if the service refuses the provider', async () => {
    const { report } = await refused(422, { errors: { provider: ['The selected provider is invalid.'] } });
    expect(report.failure?.next).toContain('vocabulary, as in hosted_git_1: github');
  });
});

test.each<[string, string, Behaviour, Fields]>([
  ['failed', 'is refused and the site shows none', refusing(422, busy), ABSENT],
  ['unchanged', 'is answered with 404', refusing(404, {}), {}],
  ['unknown', 'gets no answer and the site shows a repository', lost, { repository: {} }],
  ['changed', 'gets no answer and the site shows none', lost, ABSENT],
])('remove-repository ends as %s if it %s', async (status, _, behaviour, after) => {
  const siteAt: Behaviour['siteAt'] = ({ since }) => (since(REMOVE) === undefined ? {} : after);
  const played = await play({ siteAt, ...behaviour }, remove);
  expect(played).toMatchObject({ statuses: [status], writes: [REMOVE] });
});

test('a site is found under the other spelling of an international domain', async () => {
  await using sim = await openSimulation({ sites: openSites(['xn--mnchen-3ya.example']) });
  const created = await sim.play({ site: 'München.example', operations: 'ensure-site' });
  expect(created.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
  const given = { site: 'münchen.example', 'confirm-delete': 'münchen.example' };
  const other = { ...given, site: '2', 'confirm-delete': 'munchen.example' };
  const kept = await sim.play({ ...other, operations: 'delete-site' });
  expect(kept.error).toContain('the domain of the site to delete, which is xn--mnchen-3ya.example (id 2)');
  const deleted = await sim.play({ ...given, operations: 'delete-site' });
  expect(deleted.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
});
