import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionOptions, ActionRun } from '../../../harness/action-run.ts';
import type { PlainFault } from '../../../harness/faults.ts';
import { type GitHubFault, startGitHub } from '../../../harness/github.ts';
import { play, prepare } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import {
  MANNERS,
  openSimulation,
  openSites,
  type Setting,
  type Simulation,
} from '../../../harness/simulator/simulation.ts';
import { newSite } from '../../../harness/simulator/state.ts';
import { isOfPullRequest } from '../../../src/values/preview-domain.ts';
import { on } from '../../support/on.ts';

type Inputs = Readonly<Record<string, string>>;

const github = await startGitHub();
afterAll(() => github.stop());
beforeEach(() => {
  github.misbehave(() => undefined);
  github.pulls.clear();
  github.requests.length = 0;
});

const messages = ({ runner }: ActionRun): string =>
  runner.annotations.map(({ message }) => message).join('\n');

describe('delete-site', () => {
  const given = { operations: 'delete-site', 'confirm-delete': 'shop.example' };
  const remove = (behaviour: Behaviour, more = {}) => play(behaviour, { ...given, ...more });
  const meeting = (fault: PlainFault, line = /^DELETE/): Behaviour => ({ fault: on(line, fault) });
  const doubt = meeting({ status: 502, effect: 'now' });

  test.each<[string, Behaviour, string, number]>([
    ['does not know what became of a site that stays', { manners: { lagMs: 600_000 } }, 'unknown', 1],
    ['finds it gone after four doubts', { ...doubt, manners: { lagMs: 9_000 } }, 'changed', 4],
    ['does not believe a 404 while the list shows the site', meeting({ status: 404 }, /\/2$/), 'unknown', 1],
  ])('%s', async (_, behaviour, status, writes) => {
    const played = await remove(behaviour);
    expect(played.statuses).toEqual([status]);
    expect(played.writes).toEqual(Array(writes).fill('DELETE /sites/2'));
    if (status === 'unknown') expect(played.report.failure?.message).toContain('could not be confirmed');
  });

  test.each(['shop.example', '2'])('takes the site %s for deleted if it is not there', async (site) => {
    const played = await remove({ siteExists: false }, { site });
    expect(played).toMatchObject({ statuses: ['unchanged'], writes: [] });
    expect(played.log).toContain(`there is no site ${site} on this server: it counts as deleted`);
  });

  test.each<[string, Behaviour['siteAt'], string]>([
    ['has become another one', () => ({ domain: 'live.example' }), 'live.example'],
    ['shows no domain any more', () => ({ domain: null }), 'a site without a domain'],
  ])('deletes nothing if the id %s since the site was found', async (_, siteAt, name) => {
    let isFound = false;
    const played = await remove({
      siteAt: (moment) => (isFound ? (siteAt?.(moment) ?? {}) : {}),
      fault: ({ path }) => {
        isFound ||= path.endsWith('/sites/2');
        return undefined;
      },
    });
    const message = `The site shop.example (id 2) has become ${name} since it was found: nothing more is done to it.`;
    expect(played).toMatchObject({
      writes: [],
      report: { failure: { reason: 'changed-by-others', message } },
    });
  });

  const other = { 'confirm-delete': 'other.example', operations: 'remove-repository, delete-site' };
  test.each<[string, Behaviour, Inputs, string]>([
    ['of another domain', {}, other, 'of the site to delete, which is shop.example (id 2)'],
    ['that does not exist', {}, { site: '7' }, 'the id of shop.example, which is 2; there is no site 7'],
    ['without a domain', { siteAt: () => ({ domain: null }) }, {}, 'which is not shown (id 2)'],
  ])('rejects the id of a site %s, before any write', async (_, behaviour, more, words) => {
    const played = await remove(behaviour, { site: '2', ...more });
    const message = expect.stringContaining(words);
    expect(played).toMatchObject({ writes: [], report: { failure: { reason: 'input-invalid', message } } });
  });
});

describe('delete-site in the run of a pull request', () => {
  test.each([
    ...['PR-12.preview.example.com', '12.preview.example.com'],
    ...['shop-12-preview.example.com', 'pr-12.v2.example.com'],
  ])('may delete %s for pull request 12', async (domain) => {
    expect(isOfPullRequest(domain, 12)).toBe(true);
    await prepare({ operations: 'delete-site', site: '7', 'confirm-delete': domain }, 12);
  });

  test.each([
    ...['pr-112.preview.example.com', 'pr-012.preview.example.com'],
    ...['pr-12-v2.preview.example.com', 'preview.pr-12.example.com', 'pr-1.2.example.com', ''],
    ...['pr-１２.preview.example.com', 'pr-12２.preview.example.com', 'pr-2.v12.example.com'],
  ])('may not delete %j for pull request 12', async (domain) => {
    expect(isOfPullRequest(domain, 12)).toBe(false);
    const prepared = prepare({ operations: 'delete-site', site: '7', 'confirm-delete': domain }, 12);
    await expect(prepared).rejects.toThrow('confirm-delete');
  });

  test('is rejected if it is unclear which pull request that is, and may delete any site if there is none', async () => {
    const given = { operations: 'delete-site', 'confirm-delete': 'shop.example' };
    await expect(prepare(given, 'unclear')).rejects.toThrow('a run that shows its pull request');
    await prepare(given, undefined);
    await prepare({ operations: 'deploy' }, 'unclear');
  });

  test('knows the pull request from the event, and refuses every other site', async () => {
    await using simulation = await openSimulation({ sites: openSites(['pr-13.preview.example.com']) });
    const env = await github.runner({ name: 'pull_request', payload: { pull_request: { number: 12 } } });
    const site = 'pr-13.preview.example.com';
    const inputs = { operations: 'delete-site', site, 'confirm-delete': site };
    const refused = await simulation.play(inputs, { env });
    expect(refused.outputs).toMatchObject({ outcome: 'rejected', requests: '0' });
    expect(messages(refused)).toContain('in a run of pull request #12 delete-site deletes only the site');
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
  async function sweep(simulation: Simulation, inputs: Inputs = {}, more: Partial<ActionOptions> = {}) {
    const env = await github.runner({ name: 'schedule' });
    const pattern = { 'preview-domain': 'pr-<number>.preview.example.com' };
    const all = { operations: 'sweep-previews', ...pattern, 'github-token': github.token, ...inputs };
    const run = await simulation.play(all, { ...more, env });
    const [result] = JSON.parse(run.outputs.results || '[]');
    return { ...run, changes: result?.changes, sites: simulation.service.state().sites.map(({ id }) => id) };
  }
  const dryRun = { 'dry-run': 'true' };

  test('plans to delete exactly what has been closed for an hour, and says why the others stay', async () => {
    const domains = [...[12, 13, 14].map(domainOf), 'shop.example', `${domainOf(12)}.evil.example`];
    await using simulation = await open([12], { sites: openSites(domains) });
    github.pulls.set(13, { closedAgoMs: HOUR_MS - 1_000 }).set(14, { closedAgoMs: -5_000 });
    const run = await sweep(simulation, dryRun);
    expect(run.changes).toEqual([`delete the site ${domainOf(12)} (id 2): pull request #12 is closed`]);
    expect(asked()).toEqual([12, 13, 14]);
    expect(simulation.writes()).toEqual([]);
    expect(run.log).toContain('3 of 5 sites are of the form');
    for (const nth of [13, 14])
      expect(run.log).toContain(
        `${domainOf(nth)} (id ${nth - 10}) stays: pull request #${nth} was closed less than an hour ago`,
      );
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
      17: { status: 410 },
    };
    await using simulation = await open(Object.keys(answers).map(Number));
    github.misbehave(({ path }) => answers[Number(path.split('/').at(-1))]);
    const run = await sweep(simulation);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'has-changes': 'false' });
    expect(run.runner.annotations.map(({ message }) => message)).toEqual([
      ...Array(4).fill(expect.stringContaining('GitHub answered with something unexpected')),
      expect.stringContaining('no pull request of this number (410)'),
    ]);
  });

  const permission = 'add the line “pull-requests: read” to the permissions: of the job.';
  const limited = { status: 403, headers: { 'x-ratelimit-remaining': '0' } };
  test.each<[string, string, GitHubFault]>([
    ['does not let the job ask', permission, { status: 403 }],
    ['breaks off', 'GitHub could not be reached', 'reset'],
    ['fails', 'GitHub answered with status 502', { status: 502 }],
    ['accepts no more requests', 'GitHub accepts no more requests for now', limited],
  ])('deletes nothing when GitHub %s', async (_, words, fault) => {
    await using simulation = await open([12, 13]);
    failAt(13, fault);
    const run = await sweep(simulation);
    expect(run.outputs).toMatchObject({ outcome: 'failed', changed: 'false' });
    expect(messages(run)).toContain('Whether pull request #13 is closed is not known: ');
    expect(messages(run)).toContain(words);
    expect(simulation.service.deeds).toEqual([]);
  });
  function failAt(number: number, fault: GitHubFault, from = 1): void {
    github.misbehave(({ path }, nth) => (isAsked(number, path) && nth >= from ? fault : undefined));
  }

  test('asks again right before each deletion, and leaves what was opened again', async () => {
    const numbers = [12, 14, 15, 16];
    await using simulation = await open(numbers);
    github.misbehave(({ path }, nth) => {
      if (nth === 1) return undefined;
      if (isAsked(12, path)) github.pulls.set(12, {});
      if (isAsked(14, path)) simulation.service.meddle({ kind: 'delete site' }, domainOf(14));
      return isAsked(16, path) ? { status: 410 } : undefined;
    });
    const run = await sweep(simulation);
    expect(simulation.writes()).toEqual(['DELETE /sites/4']);
    expect(run.changes).toEqual([
      `left the site ${domainOf(12)} (id 2): pull request #12 is open`,
      `the site ${domainOf(14)} (id 3) was gone already`,
      `deleted the site ${domainOf(15)} (id 4)`,
      `left the site ${domainOf(16)} (id 5): whether pull request #16 is closed is not known: GitHub shows no pull request of this number (410)`,
    ]);
    expect(asked()).toEqual([...numbers, ...numbers]);
  });

  const refused = on(/^DELETE .*\/3$/, { status: 403 });
  test.each<[string, (simulation: Simulation) => void, string[]]>([
    ['the service refuses a deletion', (simulation) => simulation.misbehave(refused), ['/2', '/3']],
    ['GitHub fails in the middle', () => failAt(13, { status: 502 }, 2), ['/2']],
  ])('stops when %s, and reports what was deleted before', async (_, fail, paths) => {
    await using simulation = await open([12, 13, 14]);
    fail(simulation);
    const run = await sweep(simulation);
    expect(run).toMatchObject({ outputs: { outcome: 'failed', changed: 'true' }, sites: [3, 4] });
    expect(run.changes).toEqual([`deleted the site ${domainOf(12)} (id 2)`]);
    expect(simulation.writes()).toEqual(paths.map((path) => `DELETE /sites${path}`));
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

  test('deletes nothing by the plan-hash of a plan that has changed since, but all of the same plan', async () => {
    await using simulation = await open([12, 13]);
    const agreed = { 'plan-hash': (await sweep(simulation, dryRun)).outputs['plan-hash'] ?? '' };
    github.pulls.set(13, {});
    expect(await sweep(simulation, agreed)).toMatchObject({ outputs: { outcome: 'failed' }, sites: [2, 3] });
    github.pulls.set(13, { closedAgoMs: 5 * HOUR_MS });
    // An answer that is lost does not matter.
    simulation.misbehave(on(/^DELETE/, 'lose-answer', 1));
    expect(await sweep(simulation, agreed)).toMatchObject({ outputs: { outcome: 'succeeded' }, sites: [] });
  });

  test('reports all inputs that are missing at once', async () => {
    const none = { operations: 'sweep-previews', site: '' };
    await expect(prepare(none)).rejects.toThrow(/preview-domain.*github-token.*pull-requests: read/);
  });
});
