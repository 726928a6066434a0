import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../../harness/action-run.ts';
import { type GitHubFault, type GitHubStandIn, startGitHub } from '../../../harness/github.ts';
import { play, prepare } from '../../../harness/play.ts';
import type { PlayOptions } from '../../../harness/play-step.ts';
import { scenario } from '../../../harness/scenarios.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import {
  MANNERS,
  openSimulation,
  openSites,
  type Setting,
  type Simulation,
} from '../../../harness/simulator/simulation.ts';
import { newSite } from '../../../harness/simulator/state.ts';
import { readAftermath } from '../../../src/run/aftermath.ts';
import { isOfPullRequest } from '../../../src/values/preview-domain.ts';

type Fault = NonNullable<Behaviour['fault']>;

let github: GitHubStandIn;
beforeAll(async () => {
  github = await startGitHub();
});
afterAll(() => github.stop());
beforeEach(() => {
  github.misbehave(() => undefined);
  github.pulls.clear();
  github.permissions.add('pull-requests');
  github.requests.length = 0;
});

const messages = ({ runner }: ActionRun): string =>
  runner.annotations.map(({ message }) => message).join('\n');

describe('delete-site', () => {
  const given = { operations: 'delete-site', 'confirm-delete': 'shop.example' };
  const remove = (behaviour: Behaviour, more = {}) => play(behaviour, { ...given, ...more });
  const onDelete = (answer: ReturnType<Fault>, lagMs = 0): Behaviour => ({
    manners: { lagMs },
    fault: ({ method }) => (method === 'DELETE' ? answer : undefined),
  });

  test.each<[string, Behaviour, string, number]>([
    ['waits for a site that takes a while to go', onDelete(undefined, 5_000), 'changed', 1],
    ['does not know what became of a site that stays', onDelete(undefined, 60_000), 'unknown', 1],
    [
      'repeats a deletion whose answer is lost, and takes a 404 for done',
      { fault: ({ method, nth }) => (method === 'DELETE' && nth === 1 ? { status: 0 } : undefined) },
      'changed',
      2,
    ],
    ['finds the site gone after four answers in doubt', onDelete({ status: 502 }, 9_000), 'changed', 4],
    ['gives up after four lost answers', onDelete({ status: 0, takesEffect: false }), 'unknown', 4],
    ['fails when it is refused', onDelete({ status: 403, takesEffect: false }), 'failed', 1],
    [
      'does not believe a 404 while the list still shows the site',
      { fault: ({ path }) => (path.endsWith('/2') ? { status: 404, takesEffect: false } : undefined) },
      'unknown',
      1,
    ],
  ])('%s', async (_, behaviour, status, writes) => {
    const played = await remove(behaviour);
    expect(played.statuses).toEqual([status]);
    expect(played.writes).toEqual(Array(writes).fill('DELETE /sites/2'));
    if (status === 'unknown') expect(played.report.failure?.message).toContain('could not be confirmed');
  });

  test('changes nothing if somebody else has deleted the site meanwhile', async () => {
    let deleteIt = (): void => {};
    const played = await remove({
      prepare: ({ meddle }) => {
        deleteIt = () => meddle({ kind: 'delete site' });
      },
      fault: ({ method }) => void (method === 'DELETE' && deleteIt()),
    });
    expect(played.statuses).toEqual(['unchanged']);
  });

  test('takes a site that is not there for deleted, by its domain or its id', async () => {
    const byDomain = await remove({ siteExists: false });
    expect(byDomain).toMatchObject({ statuses: ['unchanged'], writes: [] });
    expect(byDomain.log).toContain('there is no site shop.example on this server: it counts as deleted');
    expect(await remove({ siteExists: false }, { site: '2' })).toMatchObject({
      statuses: ['unchanged'],
      writes: [],
    });
  });

  test.each<[string, Behaviour, Readonly<Record<string, string>>, string]>([
    [
      'of another domain',
      {},
      { 'confirm-delete': 'other.example', operations: 'remove-repository, delete-site' },
      'confirm-delete: expected the domain of the site to delete, which is shop.example (id 2)',
    ],
    [
      'that does not exist, while the domain has another',
      {},
      { site: '7777' },
      'the id of shop.example, which is 2; there is no site 7777',
    ],
    [
      'whose domain is not shown',
      { site: { domain: null } },
      {},
      'the service shows none for the site with id 2',
    ],
  ])('rejects the id of a site %s, before any write', async (_, behaviour, more, words) => {
    const played = await remove(behaviour, { site: '2', ...more });
    expect(played.report.failure).toMatchObject({
      outcome: 'rejected',
      message: expect.stringContaining(words),
    });
    expect(played.writes).toEqual([]);
  });

  test('is planned in a dry run, also for a site that would be created first', async () => {
    const dryRun = { 'dry-run': 'true' };
    const planned = await remove({}, dryRun);
    expect(planned.report.results[0]?.changes).toEqual(['delete the site shop.example (id 2)']);
    expect(planned.writes).toEqual([]);
    const both = await remove({ siteExists: false }, { operations: 'ensure-site, delete-site', ...dryRun });
    expect(both.report.results[1]?.changes).toEqual(['delete the site shop.example']);
  });
});

describe('delete-site in the run of a pull request', () => {
  test.each([
    ...['pr-12.preview.example.com', 'PR-12.preview.example.com', '12.preview.example.com'],
    ...['shop-12-preview.example.com', 'pr-12.v2.example.com'],
  ])('may delete %s for pull request 12', async (domain) => {
    expect(isOfPullRequest(domain, 12)).toBe(true);
    await prepare({ operations: 'delete-site', site: '7', 'confirm-delete': domain }, 12);
  });

  test.each([
    ...['pr-112.preview.example.com', 'pr-123.preview.example.com', 'pr-012.preview.example.com'],
    ...[
      'pr-12-v2.preview.example.com',
      'preview.pr-12.example.com',
      'pr-1.2.example.com',
      'shop.example',
      '',
    ],
    ...['pr-１２.preview.example.com', 'pr-12２.preview.example.com', 'pr-12².preview.example.com'],
    'pr-2.v12.example.com',
  ])('may not delete %s for pull request 12', async (domain) => {
    expect(isOfPullRequest(domain, 12)).toBe(false);
    const prepared = prepare({ operations: 'delete-site', site: '7', 'confirm-delete': domain }, 12);
    await expect(prepared).rejects.toThrow('confirm-delete');
  });

  test('deletes nothing if the pull request is not clear, and is free if there is none', async () => {
    const given = { operations: 'delete-site', 'confirm-delete': 'shop.example' };
    await expect(prepare(given, 'unclear')).rejects.toThrow('a run that shows its pull request');
    await prepare(given, undefined);
    await prepare({ operations: 'deploy' }, 'unclear');
  });

  test('knows the pull request from the event, and refuses every other site', async () => {
    await using simulation = await openSimulation({ sites: openSites(['pr-13.preview.example.com']) });
    const env = await github.runner({ name: 'pull_request', payload: { pull_request: { number: 12 } } });
    const remove = (site: string, domain: string, more: Readonly<Record<string, string>> = {}) =>
      simulation.play(
        { operations: 'delete-site', site, 'confirm-delete': domain },
        { env: { ...env, ...more } },
      );
    const other = await remove('pr-123.preview.example.com', 'pr-123.preview.example.com');
    expect(other.outputs).toMatchObject({ outcome: 'rejected', requests: '0' });
    expect(messages(other)).toContain('in a run of pull request #12 delete-site deletes only the site');
    const own = 'pr-12.preview.example.com';
    expect(messages(await remove('2', own))).toContain('which is pr-13.preview.example.com');
    const unread = await remove(own, own, {
      GITHUB_EVENT_PATH: `${env.GITHUB_EVENT_PATH}, which is not there`,
    });
    expect(messages(unread)).toContain('the event of this run (GITHUB_EVENT_PATH) shows none');
    expect(simulation.service.state().sites).toHaveLength(1);
  });
});

describe('sweep-previews', () => {
  const HOUR_MS = 60 * 60_000;
  const domainOf = (number: number): string => `pr-${number}.preview.example.com`;
  const closed = { closedAgoMs: HOUR_MS };
  const isAsked = (number: number, path: string): boolean => path.endsWith(`/pulls/${number}`);
  const asked = (): number[] => github.requests.map(({ path }) => Number(path.split('/').at(-1)));

  /** Opens a service with the previews of some pull requests, the first as site 2, all of them closed for an hour. */
  function open(numbers: readonly number[], more: Setting = {}): Promise<Simulation> {
    for (const number of numbers) github.pulls.set(number, closed);
    return openSimulation({ sites: openSites(numbers.map(domainOf)), ...more });
  }
  async function sweep(
    simulation: Simulation,
    inputs: Readonly<Record<string, string>> = {},
    more: Partial<PlayOptions> = {},
  ) {
    const env = await github.runner({ name: 'schedule' });
    const run = await simulation.play(
      {
        ...{ operations: 'sweep-previews', 'preview-domain': domainOf(0).replace('0', '<number>') },
        ...{ 'github-token': github.token, ...inputs },
      },
      { ...more, env },
    );
    const [result] = JSON.parse(run.outputs.results || '[]');
    return { ...run, changes: result?.changes, sites: simulation.service.state().sites.map(({ id }) => id) };
  }
  const dryRun = { 'dry-run': 'true' };

  test('plans to delete exactly what has been closed for an hour, and asks once for each preview', async () => {
    const others = [
      'shop.example',
      `${domainOf(12)}.evil.example`,
      `x${domainOf(12)}`,
      domainOf(12).replace('12', '012'),
    ];
    const sites = openSites([...[12, 13, 14, 15, 16].map(domainOf), ...others]);
    await using simulation = await open([12], { sites });
    github.pulls
      .set(13, {})
      .set(14, { closedAgoMs: HOUR_MS - 1_000 })
      .set(16, { closedAgoMs: -5_000 });
    const run = await sweep(simulation, dryRun);
    expect(run.outputs).toMatchObject({ outcome: 'planned', 'has-changes': 'true', requests: '2' });
    expect(run.changes).toEqual([`delete the site ${domainOf(12)} (id 2): pull request #12 is closed`]);
    expect(asked()).toEqual([12, 13, 14, 15, 16]);
    expect(simulation.writes()).toEqual([]);
    for (const words of [
      '5 of 9 sites are of the form',
      `${domainOf(13)} (id 3) stays: pull request #13 is open`,
      `${domainOf(14)} (id 4) stays: pull request #14 was closed less than an hour ago`,
      `${domainOf(15)} (id 5) stays: whether pull request #15 is closed is not known: GitHub shows no pull request of this number (404)`,
      `${domainOf(16)} (id 6) stays: pull request #16 was closed less than an hour ago`,
    ])
      expect(run.log).toContain(words);
  });

  test('leaves each preview of which GitHub says something unclear', async () => {
    const date = 'Thu, 01 Jan 2026 00:00:00 GMT';
    const of = (number: number, state: string, closed_at: string | null, headers = { date }): GitHubFault => {
      return { status: 200, headers, body: JSON.stringify({ number, state, closed_at }) };
    };
    const longAgo = '2020-01-01T00:00:00Z';
    const answers: Record<number, GitHubFault> = {
      12: { status: 200, body: '[]' },
      13: of(12, 'closed', longAgo),
      14: of(14, 'closed', null),
      15: of(15, 'closed', longAgo, { date: 'yesterday' }),
      16: of(16, 'merged', longAgo),
      17: { status: 410 },
    };
    await using simulation = await open(Object.keys(answers).map(Number));
    github.misbehave(({ path }) => answers[Number(path.split('/').at(-1))]);
    const run = await sweep(simulation);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'has-changes': 'false' });
    const strange = expect.stringContaining('GitHub answered with something unexpected');
    expect(run.runner.annotations.map(({ message }) => message)).toEqual([
      ...Array(5).fill(strange),
      expect.stringContaining('no pull request of this number (410)'),
    ]);
  });

  test.each<[string, string, () => void]>([
    [
      'does not let the job ask',
      'add the line “pull-requests: read” to the permissions: of the job.',
      () => github.permissions.delete('pull-requests'),
    ],
    ['breaks off', 'GitHub could not be reached', () => failAt(13, 'reset')],
    ['fails', 'GitHub answered with status 502', () => failAt(13, { status: 502 })],
    [
      'accepts no more requests',
      'GitHub accepts no more requests for now',
      () => failAt(13, { status: 403, headers: { 'x-ratelimit-remaining': '0' } }),
    ],
  ])('deletes nothing when GitHub %s', (fault, words, misbehave) =>
    scenario('GitHub in a sweep of previews', [fault], async () => {
      await using simulation = await open([12, 13]);
      misbehave();
      const run = await sweep(simulation);
      expect(run.outputs).toMatchObject({ outcome: 'failed', changed: 'false' });
      expect(messages(run)).toMatch(/Whether pull request #1[23] is closed is not known: /);
      expect(messages(run)).toContain(words);
      expect(simulation.service.deeds).toEqual([]);
    }),
  );
  function failAt(number: number, fault: GitHubFault, from = 1): void {
    github.misbehave(({ path }, nth) => (isAsked(number, path) && nth >= from ? fault : undefined));
  }

  test('asks again right before each deletion, and leaves what was opened again or is another site by now', async () => {
    const numbers = [12, 13, 14, 15, 16];
    await using simulation = await open(numbers);
    const another = { data: { id: 3, domain: domainOf(99) } };
    github.misbehave(({ path }, nth) => {
      if (nth === 1) return undefined;
      if (isAsked(12, path)) github.pulls.set(12, {});
      if (isAsked(14, path)) simulation.service.meddle({ kind: 'delete site' }, domainOf(14));
      return isAsked(16, path) ? { status: 410 } : undefined;
    });
    simulation.misbehave(({ path }) =>
      path.endsWith('/sites/3') ? { how: 'answer', status: 200, body: another, effect: 'none' } : undefined,
    );
    const run = await sweep(simulation);
    expect(simulation.writes()).toEqual(['DELETE /sites/5']);
    expect(run.changes).toEqual([
      `left the site ${domainOf(12)} (id 2): pull request #12 is open`,
      `left the site ${domainOf(13)} (id 3): id 3 now belongs to ${domainOf(99)}`,
      `the site ${domainOf(14)} (id 4) was gone already`,
      `deleted the site ${domainOf(15)} (id 5)`,
      `left the site ${domainOf(16)} (id 6): whether pull request #16 is closed is not known: GitHub shows no pull request of this number (410)`,
    ]);
    expect(asked()).toEqual([...numbers, ...numbers]);
  });

  test.each<[string, (simulation: Simulation) => void, string]>([
    [
      'the service refuses a deletion',
      ({ misbehave }) =>
        misbehave(({ method, path }) =>
          method === 'DELETE' && path.endsWith('/3') ? { how: 'refuse', status: 403 } : undefined,
        ),
      'DELETE /sites/2, DELETE /sites/3',
    ],
    ['GitHub fails in the middle', () => failAt(13, { status: 502 }, 2), 'DELETE /sites/2'],
  ])('stops when %s, and reports what was deleted before', async (_, misbehave, writes) => {
    await using simulation = await open([12, 13, 14]);
    misbehave(simulation);
    const run = await sweep(simulation);
    expect(run).toMatchObject({ outputs: { outcome: 'failed', changed: 'true' }, sites: [3, 4] });
    expect(run.changes).toEqual([`deleted the site ${domainOf(12)} (id 2)`]);
    expect(simulation.writes().join(', ')).toBe(writes);
  });

  test('repeats a deletion whose answer is lost', async () => {
    await using simulation = await open([12]);
    let writes = 0;
    simulation.misbehave(({ method }) =>
      method === 'DELETE' && ++writes === 1 ? { how: 'reset', effect: 'now' } : undefined,
    );
    expect(await sweep(simulation)).toMatchObject({ outputs: { outcome: 'succeeded' }, sites: [] });
    expect(simulation.writes()).toEqual(['DELETE /sites/2', 'DELETE /sites/2']);
  });

  test('waits for the end of a deletion in the background, and leaves what is being deleted already', async () => {
    const sites = [newSite(2, domainOf(12)), newSite(3, domainOf(13), { busy: 'deleting' })];
    await using simulation = await open([12, 13], { sites, manners: { ...MANNERS.family, workMs: 40_000 } });
    const run = await sweep(simulation);
    expect(run).toMatchObject({ outputs: { outcome: 'succeeded' }, sites: [3] });
    expect(run.changes).toEqual([`deleted the site ${domainOf(12)} (id 2)`]);
    expect(simulation.writes()).toEqual(['DELETE /sites/2']);
    expect(asked()).toEqual([12, 12]);
  });

  test('deletes nothing by the plan-hash of a plan that has changed since', async () => {
    await using simulation = await open([12, 13]);
    const agreed = { 'plan-hash': (await sweep(simulation, dryRun)).outputs['plan-hash'] ?? '' };
    github.pulls.set(13, {});
    expect(await sweep(simulation, agreed)).toMatchObject({ outputs: { outcome: 'failed' }, sites: [2, 3] });
    github.pulls.set(13, { closedAgoMs: 5 * HOUR_MS });
    expect(await sweep(simulation, agreed)).toMatchObject({ outputs: { outcome: 'succeeded' }, sites: [] });
  });

  test('ends at once when it is cancelled while GitHub is asked', async () => {
    await using simulation = await open([12]);
    const onStart: PlayOptions['onStart'] = (end) =>
      github.misbehave(() => {
        end('SIGTERM');
        return 'hang';
      });
    const run = await sweep(simulation, {}, { onStart });
    expect(run.outputs).toMatchObject({ outcome: 'cancelled', changed: 'false' });
    expect(simulation.writes()).toEqual([]);
  });

  test('can be run again after a kill, as the post step says', async () => {
    await using simulation = await open([12]);
    const onStart: PlayOptions['onStart'] = (end) =>
      simulation.misbehave(({ method }) => void (method === 'DELETE' && end('SIGKILL')));
    const run = await sweep(simulation, {}, { onStart, whole: false });
    expect(readAftermath(run.state.run)).toBe(
      'The step for the server 1 was ended from outside during sweep-previews, while it was writing. Running again does what is missing.',
    );
  });

  test('reports all inputs that are missing at once', async () => {
    const none = { operations: 'sweep-previews', site: '' };
    await expect(prepare(none)).rejects.toThrow(/preview-domain.*github-token.*pull-requests: read/);
  });
});
