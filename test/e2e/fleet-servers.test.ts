import { describe, expect, test } from '@jest/globals';
import { type Fleet, type FleetRun, type Inputs, listOf, openFleet } from '../support/fleet-runs.ts';
import { on } from '../support/on.ts';

const ENTRIES = ['web-1/a.example', 'web-1/b.example', 'web-2/c.example', 'web-2/d.example'];
const MANIFEST = "crontabs: [{ user: www, command: 'php artisan schedule:run', frequency: '* * * * *' }]";

/** Opens two servers with two sites each, the entries of which are the targets. */
const openServers = (): Promise<Fleet> =>
  openFleet(['a.example', 'b.example', 'c.example', 'd.example'], {
    fieldsOf: (domain) => ({ server: domain < 'c' ? 1 : 2 }),
    manners: { servers: 2 },
  });

const USUAL = {
  operations: 'sync-crontabs, update-deploy-script, refresh-opcache',
  manifest: MANIFEST,
  targets: listOf(ENTRIES),
  'max-parallel': '1',
};
const play = (sim: Fleet, inputs: Inputs = {}): Promise<FleetRun> => sim.play({ ...USUAL, ...inputs });

/** The writes of the last run, as in `1 crontabs, 2 script`: the server, and what was written. */
const writesOf = ({ seen }: Fleet): string =>
  seen
    .filter(({ line }) => !line.startsWith('GET'))
    .map(({ line }) => line.replace(/^\w+ \/api\/servers\/(\d)\/.*?([\w-]+)$/, '$1 $2'))
    .join(', ');

/** The rows of a run, as in `a.example s, web-1 f`: names, and the first letters of outcomes. */
const lettersOf = (run: FleetRun): string =>
  run.rows
    .map(({ server, site, outcome }) => `${site.replace('.example', '') || server} ${outcome[0]}`)
    .join(', ');

describe('operations of the server', () => {
  test('are part of the plan that plan-hash agrees to', async () => {
    await using sim = await openServers();
    const agreed = { 'plan-hash': (await play(sim, { 'dry-run': 'true' })).outputs['plan-hash'] ?? '' };
    const refused = await play(sim, { ...agreed, manifest: MANIFEST.replace('schedule', 'queue') });
    expect([refused.outputs.outcome, writesOf(sim)]).toEqual(['failed', '']);
    expect((await play(sim, agreed)).outputs.outcome).toBe('succeeded');
  });

  test.each([
    [
      'run once a server: those listed first before its targets, the others after the last one',
      {},
      '1 crontabs, 2 crontabs, 1 script, 1 script, 1 refresh-opcache, 2 script, 2 script, 2 refresh-opcache',
      'web-1 s, web-2 s, web-1 s, web-2 s',
    ],
    [
      'run once a server also when its targets are in several batches',
      { batches: '1' },
      '1 crontabs, 1 script, 1 script, 1 refresh-opcache, 2 crontabs, 2 script, 2 script, 2 refresh-opcache',
      'web-1 s, web-1 s, web-2 s, web-2 s',
    ],
  ])('%s', async (_, inputs, writes, ends) => {
    await using sim = await openServers();
    const run = await play(sim, inputs);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect(writesOf(sim)).toBe(writes);
    expect(lettersOf(run)).toBe(`a s, b s, c s, d s, ${ends}`);
  });

  test.each([
    [
      'listed first let no target of their server begin if they fail, but those of another',
      {
        refused: /POST .*servers\/2\/crontabs/,
        inputs: { 'max-failures': '1' },
        writes: '1 crontabs, 1 refresh-opcache, 1 script, 1 script, 2 crontabs',
        ends: 'a s, b s, c n, d n, web-1 s, web-1 s, web-2 f',
        says: 'The operations of the server web-2 had failed.',
        unfinished: ENTRIES.slice(2),
        next: '2 crontabs, 2 script, 2 script, 2 refresh-opcache',
      },
    ],
    [
      'listed first count as one failure for max-failures if they fail',
      {
        refused: /POST .*servers\/1\/crontabs/,
        inputs: {},
        writes: '1 crontabs',
        ends: 'a n, b n, c n, d n, web-1 f',
        says: '1 target had failed, and max-failures is 0.',
        unfinished: ENTRIES,
        next: '1 crontabs, 2 crontabs, 1 script, 1 script, 1 refresh-opcache, 2 script, 2 script, 2 refresh-opcache',
      },
    ],
    [
      'listed last run again with the last target of their server in the next run if they fail',
      {
        refused: /servers\/1\/refresh-opcache/,
        inputs: { 'max-failures': '1' },
        writes:
          '1 crontabs, 1 refresh-opcache, 1 script, 1 script, 2 crontabs, 2 refresh-opcache, 2 script, 2 script',
        ends: 'a s, b s, c s, d s, web-1 f, web-1 s, web-2 s, web-2 s',
        says: '/servers/1/refresh-opcache was answered with status 422',
        unfinished: ENTRIES.slice(1, 2),
        next: '1 refresh-opcache',
      },
    ],
    [
      'listed last do not run on a server with a failed target, but on another',
      {
        refused: /PATCH .*servers\/2\/sites\/4\/.*script/,
        inputs: { 'max-parallel': '4' },
        writes: '1 crontabs, 1 refresh-opcache, 1 script, 1 script, 2 crontabs, 2 script, 2 script',
        ends: 'a s, b s, c f, d s, web-1 s, web-1 s, web-2 s',
        says: 'deploy/script was answered with status 422',
        unfinished: ENTRIES.slice(2, 3),
        next: '2 script, 2 refresh-opcache',
      },
    ],
  ])('%s', async (_, { refused, inputs, writes, ends, says, unfinished, next }) => {
    await using sim = await openServers();
    sim.misbehave(on(refused, { how: 'refuse', status: 422 }));
    const run = await play(sim, inputs);
    // Servers are worked on side by side.
    expect(writesOf(sim).split(', ').sort().join(', ')).toBe(writes);
    expect(lettersOf(run).split(', ').sort().join(', ')).toBe(ends);
    expect(run).toMatchObject({ code: 1, outputs: { outcome: 'failed', unfinished: listOf(unfinished) } });
    expect(run.outputs.targets).toContain(says);
    sim.misbehave(() => undefined);
    const again = await play(sim, { targets: run.outputs.unfinished ?? '' });
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect(writesOf(sim)).toBe(next);
  });

  test('listed last do not begin after a cancel', async () => {
    await using sim = await openServers();
    const targets = listOf(ENTRIES.slice(0, 1));
    const run = await sim.play(
      { ...USUAL, targets },
      { onOutput: (text, end) => void (text.includes('\n1 of 1 done') && end('SIGINT')) },
    );
    expect(run.outputs).toMatchObject({ outcome: 'cancelled', unfinished: targets });
    expect(lettersOf(run)).toBe('a s, web-1 s, web-1 n');
    expect(writesOf(sim)).toBe('1 crontabs, 1 script');
  });

  test.each([
    ['', 'web-1', 0],
    [', whatever they call it', '1', 3],
  ])('must have the same inputs in all entries of a server%s', async (_, server, requests) => {
    await using sim = await openServers();
    const targets = listOf([
      { server, site: 'a.example', manifest: MANIFEST },
      { server: 'web-1', site: 'b.example', manifest: MANIFEST.replace(':run', ':other') },
    ]);
    const run = await play(sim, { targets, manifest: '' });
    expect(run.outputs).toMatchObject({ outcome: 'rejected', unfinished: targets });
    expect(run.stdout).toContain('the same manifest as at entry 1: sync-crontabs');
    expect(writesOf(sim)).toBe('');
    expect(sim.seen).toHaveLength(requests);
  });

  test('do not keep a dry run from planning every target when they fail', async () => {
    await using sim = await openServers();
    sim.misbehave(on(/\/1\/crontabs$/, { how: 'refuse', status: 403 }));
    const run = await play(sim, { 'dry-run': 'true' });
    expect(lettersOf(run)).toBe('a p, b p, c p, d p, web-1 f, web-2 p, web-1 p, web-2 p');
    expect(run.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(ENTRIES) });
  });

  test('run once a server, without operations of sites, for entries that name servers only', async () => {
    await using sim = await openServers();
    const [first, second] = [{ server: 'web-1' }, { server: '2' }];
    const inputs = { operations: 'refresh-opcache', targets: listOf([first, second]), 'max-failures': '1' };
    const run = await play(sim, inputs);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect([writesOf(sim), lettersOf(run)]).toEqual(['1 refresh-opcache, 2 refresh-opcache', 'web-1 s, 2 s']);
    sim.misbehave(on(/\/2\/refresh/, { how: 'refuse', status: 422 }));
    expect((await play(sim, inputs)).outputs).toMatchObject({
      outcome: 'failed',
      unfinished: listOf([second]),
    });
  });
});
