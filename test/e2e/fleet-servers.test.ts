import { expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import type { PlayOptions } from '../../harness/play-step.ts';
import type { Simulation } from '../../harness/simulator/simulation.ts';
import { annotationsOf, endsOf, listOf, openFleet, rowsOf } from '../support/fleet-runs.ts';

const ENTRIES = ['web-1/a.example', 'web-1/b.example', 'web-2/c.example', 'web-2/d.example'];
const MANIFEST = "crontabs: [{ user: www, command: 'php artisan schedule:run', frequency: '* * * * *' }]";
const OPERATIONS = 'sync-crontabs, update-deploy-script, refresh-opcache';

/** Opens two servers with two sites each, the entries of which are the targets. */
const openServers = (): Promise<Simulation> =>
  openFleet(['a.example', 'b.example', 'c.example', 'd.example'], {
    fieldsOf: (domain) => ({ server: domain < 'c' ? 1 : 2 }),
    manners: { servers: 2 },
  });

const play = (
  sim: Simulation,
  inputs: Readonly<Record<string, string>> = {},
  more?: Omit<PlayOptions, 'inputs'>,
): Promise<ActionRun> => {
  const given = { operations: OPERATIONS, targets: listOf(ENTRIES), 'max-parallel': '1' };
  return sim.play({ ...given, manifest: MANIFEST, 'deploy-script': 'make', ...inputs }, more);
};

/** The writes of the last run, as in `2 POST crontabs`. */
const writesOf = ({ seen }: Simulation): string[] =>
  seen
    .filter(({ line }) => !line.startsWith('GET'))
    .map(({ line }) => line.replace(/^(\w+) \/api\/servers\/(\d)\/(?:sites\/\d+\/)?(.*)/, '$2 $1 $3'));

/** Refuses requests to paths like this one. */
const refuse = (sim: Simulation, path: RegExp, writes = true): void =>
  sim.misbehave((request) =>
    (request.method !== 'GET') === writes && path.test(request.path)
      ? { how: 'refuse', status: 422 }
      : undefined,
  );
const heal = (sim: Simulation): void => sim.misbehave(() => undefined);

test('operations of a server run once: those listed first before its targets, the others after the last', async () => {
  await using sim = await openServers();
  const run = await play(sim);
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
  const [cron, script, cache] = ['POST crontabs', 'PATCH deploy/script', 'POST refresh-opcache'];
  expect(writesOf(sim)).toEqual([
    ...[`1 ${cron}`, `2 ${cron}`, `1 ${script}`, `1 ${script}`, `1 ${cache}`],
    ...[`2 ${script}`, `2 ${script}`, `2 ${cache}`],
  ]);
  expect(rowsOf(run).map(({ server, site, outcome }) => `${server}/${site} ${outcome}`)).toEqual([
    ...ENTRIES.map((entry) => `${entry} succeeded`),
    ...['web-1/ succeeded', 'web-2/ succeeded', 'web-1/ succeeded', 'web-2/ succeeded'],
  ]);
});

test('a failure of the first ones keeps the targets of that server from beginning, but not those of another', async () => {
  await using sim = await openServers();
  refuse(sim, /servers\/2\/crontabs/);
  const run = await play(sim, { 'max-failures': '1' });
  expect(run.code).toBe(1);
  expect(run.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(ENTRIES.slice(2)) });
  expect(endsOf(run)).toMatchObject({
    ...{ 'a.example': 'succeeded', 'b.example': 'succeeded', 'c.example': 'not-run', 'd.example': 'not-run' },
    'web-2': 'failed',
  });
  expect(rowsOf(run)[2]?.error).toBe('The operations of the server web-2 had failed.');
  expect(writesOf(sim).filter((line) => line.startsWith('2'))).toEqual(['2 POST crontabs']);
  expect(annotationsOf(run, 'error')).toEqual([expect.stringContaining('web-2: ')]);
  heal(sim);
  const next = await play(sim, { targets: run.outputs.unfinished ?? '' });
  expect(next.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
  expect(writesOf(sim).filter((line) => line.startsWith('1'))).toEqual([]);
});

test('a failure of the first ones counts: with max-failures: 0 nothing else begins', async () => {
  await using sim = await openServers();
  refuse(sim, /servers\/1\/crontabs/);
  const run = await play(sim);
  expect(run.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(ENTRIES) });
  expect(writesOf(sim)).toEqual(['1 POST crontabs']);
  expect(endsOf(run)).toMatchObject({ 'web-1': 'failed', 'a.example': 'not-run' });
});

test('the next run takes up the last ones that failed with the last target of their server', async () => {
  await using sim = await openServers();
  refuse(sim, /servers\/1\/.*opcache/);
  const run = await play(sim, { 'max-failures': '1' });
  expect(run.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(ENTRIES.slice(1, 2)) });
  expect(endsOf(run)).toMatchObject({ 'b.example': 'succeeded', 'd.example': 'succeeded' });
  expect(rowsOf(run).filter(({ outcome }) => outcome === 'failed')).toMatchObject([
    { server: 'web-1', site: '' },
  ]);
  heal(sim);
  const next = await play(sim, { targets: run.outputs.unfinished ?? '' });
  expect(next.outputs.outcome).toBe('succeeded');
  expect(writesOf(sim)).toEqual(['1 POST refresh-opcache']);
});

test.each([
  ['one after the other', { 'max-failures': '100%' }],
  ['at the same time', { 'max-parallel': '4' }],
])(
  'a target that fails keeps the last ones of its server from running, but not those of another, %s',
  async (_, inputs) => {
    await using sim = await openServers();
    refuse(sim, /servers\/2\/sites\/\d+\/deploy\/script/);
    const run = await play(sim, inputs);
    expect(run.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(ENTRIES.slice(2)) });
    expect(writesOf(sim).filter((line) => line.includes('opcache'))).toEqual(['1 POST refresh-opcache']);
  },
);

test('a cancel before the last ones leaves them not begun', async () => {
  await using sim = await openServers();
  const targets = listOf(ENTRIES.slice(0, 1));
  const run = await play(
    sim,
    { targets },
    {
      onOutput: (text, end) => void (text.includes('\n1 of 1 done') && end('SIGINT')),
    },
  );
  expect(run.code).toBe(130);
  expect(run.outputs).toMatchObject({ outcome: 'cancelled', unfinished: targets });
  expect(endsOf(run)).toEqual({ 'a.example': 'succeeded', 'web-1': 'not-run' });
  expect(writesOf(sim)).not.toContain('1 POST refresh-opcache');
});

test('entries of one server must not differ in the inputs of its operations, whatever they call it', async () => {
  await using sim = await openServers();
  const targets = listOf([
    { server: '1', site: 'a.example', manifest: MANIFEST },
    { server: 'web-1', site: 'b.example', manifest: MANIFEST.replace(':run', ':other') },
  ]);
  const run = await play(sim, { targets, manifest: '' });
  expect(run.outputs).toMatchObject({ outcome: 'rejected', unfinished: targets });
  expect(run.stdout).toContain('the same manifest as at entry 1: sync-crontabs');
  expect(writesOf(sim)).toEqual([]);
});

test('a dry run plans every target, whatever fails', async () => {
  await using sim = await openServers();
  refuse(sim, /\/1\/crontabs/, false);
  const run = await play(sim, { 'dry-run': 'true' });
  expect(rowsOf(run).map(({ outcome }) => outcome)).toEqual([
    ...['planned', 'planned', 'planned', 'planned'],
    ...['failed', 'planned', 'planned', 'planned'],
  ]);
  expect(run.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(ENTRIES) });
});

test('operations of the server alone take entries that name servers', async () => {
  await using sim = await openServers();
  const inputs = { targets: listOf([{ server: 'web-1' }, { server: '2' }]), operations: 'refresh-opcache' };
  const run = await play(sim, inputs);
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
  expect(writesOf(sim)).toEqual(['1 POST refresh-opcache', '2 POST refresh-opcache']);
  expect(rowsOf(run)).toMatchObject([
    { server: 'web-1', site: '' },
    { server: '2', site: '' },
  ]);
  refuse(sim, /servers\/2\/.*opcache/);
  const failed = await play(sim, inputs);
  expect(failed.outputs).toMatchObject({ outcome: 'failed', unfinished: '[{"server":"2"}]' });
});

test('operations of the server alone run once a server even if the entries name sites', async () => {
  await using sim = await openServers();
  const run = await play(sim, { operations: 'refresh-opcache' });
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
  expect(writesOf(sim)).toEqual(['1 POST refresh-opcache', '2 POST refresh-opcache']);
});
