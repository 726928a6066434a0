import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { endsOf, errorsOf, listOf, rowsOf } from '../support/fleet-scenes.ts';

const ENTRIES = [
  'web-1/a.servers.example',
  'web-1/b.servers.example',
  'web-2/c.servers.example',
  'web-2/d.servers.example',
];
const MANIFEST = "crontabs: [{ user: www, command: 'php artisan schedule:run', frequency: '* * * * *' }]";
const OPERATIONS = 'sync-crontabs, update-deploy-script, refresh-opcache';

describe.each(SERVICES)('%s: operations of the server', (service) => {
  let stage: Stage;
  let nth = 0;
  beforeAll(async () => {
    stage = await setStage({ service });
    const made = await stage.play({ operations: 'ensure-site, ensure-repository', targets: listOf(ENTRIES) });
    expect(made.outputs.outcome).toBe('succeeded');
  });
  afterAll(() => stage.stop());

  /** Runs with a crontab and a script that no run before had. */
  const play = (
    inputs: Readonly<Record<string, string>> = {},
    more?: Parameters<Stage['play']>[1],
  ): Promise<ActionRun> => {
    nth += 1;
    const given = {
      ...{ operations: OPERATIONS, targets: listOf(ENTRIES), 'max-parallel': '1' },
      ...{ manifest: MANIFEST.replace(':run', `:run-${nth}`), 'deploy-script': `echo ${nth}` },
      ...inputs,
    };
    return stage.play(given, more);
  };
  /** The writes of the last run, as in `2 POST crontabs`. */
  const writes = (): string[] =>
    stage.service
      .writes()
      .map((line) => line.replace(/^(\w+) \/api\/servers\/(\d)\/(?:sites\/\d+\/)?(.*)/, '$2 $1 $3'));
  const refuse = (part: RegExp): void =>
    stage.misbehave(({ method, path }) =>
      method !== 'GET' && part.test(path) ? { status: 422, body: '{"message":"Not now."}' } : undefined,
    );
  const heal = (): void => stage.misbehave(() => undefined);

  test('run once a server: those listed before before its targets, the others behind the last', async () => {
    const run = await play();
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    const [cron, script, cache] = ['POST crontabs', 'PATCH deploy/script', 'POST refresh-opcache'];
    expect(writes()).toEqual([
      ...[`1 ${cron}`, `2 ${cron}`, `1 ${script}`, `1 ${script}`, `1 ${cache}`],
      ...[`2 ${script}`, `2 ${script}`, `2 ${cache}`],
    ]);
    expect(rowsOf(run).map(({ server, site, outcome }) => `${server}/${site} ${outcome}`)).toEqual(
      expect.arrayContaining(ENTRIES.map((entry) => `${entry} succeeded`)),
    );
  });

  test('one that fails before: its targets are not begun, those of the other server are', async () => {
    refuse(/servers\/2\/crontabs/);
    const run = await play({ 'max-failures': '1' });
    heal();
    expect(run.code).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(ENTRIES.slice(2)) });
    expect(endsOf(run)).toMatchObject({
      ...{ 'a.servers.example': 'succeeded', 'b.servers.example': 'succeeded' },
      ...{ 'c.servers.example': 'not-run', 'd.servers.example': 'not-run', 'web-2': 'failed' },
    });
    expect(rowsOf(run).find(({ site }) => site.startsWith('c'))?.error).toBe(
      'The operations of the server web-2 had failed.',
    );
    expect(writes().filter((line) => line.startsWith('2'))).toEqual(['2 POST crontabs']);
    expect(errorsOf(run)).toHaveLength(1);
    expect(errorsOf(run)[0]).toContain('web-2: ');
    const next = await play({ targets: run.outputs.unfinished ?? '' });
    expect(next.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect(writes().every((line) => line.startsWith('2'))).toBe(true);
  });

  test('one that fails before counts as a failure: with max-failures: 0 nothing else begins', async () => {
    refuse(/servers\/1\/crontabs/);
    const run = await play();
    heal();
    expect(run.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(ENTRIES) });
    expect(writes()).toEqual(['1 POST crontabs']);
    expect(endsOf(run)).toMatchObject({ 'web-1': 'failed', 'a.servers.example': 'not-run' });
  });

  test('one that fails behind: the last target of that server is taken again by the next run', async () => {
    refuse(/servers\/1\/.*opcache/);
    const run = await play({ 'max-failures': '1' });
    heal();
    expect(run.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(ENTRIES.slice(1, 2)) });
    expect(endsOf(run)).toMatchObject({ 'b.servers.example': 'succeeded', 'd.servers.example': 'succeeded' });
    expect(rowsOf(run).filter(({ outcome }) => outcome === 'failed')).toEqual([
      expect.objectContaining({ server: 'web-1', site: '' }),
    ]);
    nth -= 1;
    const next = await play({ targets: run.outputs.unfinished ?? '' });
    expect(next.outputs.outcome).toBe('succeeded');
    expect(writes()).toEqual([expect.stringMatching(/^1 \w+ .*opcache/)]);
  });

  test('another server fails meanwhile: what is behind the targets of this one still runs', async () => {
    refuse(/servers\/2\/sites\/\d+\/deploy\/script/);
    const run = await play({ 'max-parallel': '4' });
    heal();
    expect(run.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(ENTRIES.slice(2)) });
    expect(writes().filter((line) => line.includes('opcache'))).toEqual([expect.stringMatching(/^1 /)]);
  });

  test('cancelled before those behind the last target: they are told as not begun', async () => {
    const targets = listOf(ENTRIES.slice(0, 1));
    const run = await play(
      { targets },
      { onOutput: (text, end) => void (text.includes('\n1 of 1 done') && end('SIGINT')) },
    );
    expect(run.code).toBe(130);
    expect(run.outputs).toMatchObject({ outcome: 'cancelled', unfinished: targets });
    expect(endsOf(run)).toMatchObject({ 'a.servers.example': 'succeeded', 'web-1': 'not-run' });
    expect(writes().some((line) => line.includes('opcache'))).toBe(false);
  });

  test('the same server by two words: inputs of its operations that differ are refused', async () => {
    const targets = listOf([
      { server: '1', site: 'a.servers.example', manifest: MANIFEST },
      { server: 'web-1', site: 'b.servers.example', manifest: MANIFEST.replace(':run', ':other') },
    ]);
    const run = await play({ targets, manifest: '' });
    expect(run.outputs).toMatchObject({ outcome: 'rejected', unfinished: targets });
    expect(run.stdout).toContain('the same manifest as at entry 1: sync-crontabs');
    expect(writes()).toEqual([]);
  });

  test('a dry run plans every target, whatever fails', async () => {
    stage.misbehave(({ path }) =>
      path.endsWith('/1/crontabs') ? { status: 403, body: '{"message":"Not you."}' } : undefined,
    );
    const run = await play({ 'dry-run': 'true' });
    heal();
    expect(endsOf(run)).toMatchObject({ 'a.servers.example': 'planned', 'd.servers.example': 'planned' });
    expect(run.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(ENTRIES) });
  });

  test('a target that fails: the operations behind do not run on its server', async () => {
    refuse(/servers\/2\/sites\/\d+\/deploy\/script/);
    const run = await play({ 'max-failures': '100%' });
    heal();
    expect(run.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(ENTRIES.slice(2)) });
    expect(writes().filter((line) => line.includes('opcache'))).toEqual([expect.stringMatching(/^1 /)]);
  });

  test('alone, with entries that name servers only', async () => {
    const targets = listOf([{ server: 'web-1' }, { server: '2' }]);
    const run = await play({ targets, operations: 'refresh-opcache' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect(writes().map((line) => line.slice(0, 1))).toEqual(['1', '2']);
    expect(rowsOf(run).map(({ server, site }) => [server, site])).toEqual([
      ['web-1', ''],
      ['2', ''],
    ]);
    refuse(/servers\/2\/.*opcache/);
    const failed = await play({ targets, operations: 'refresh-opcache' });
    heal();
    expect(failed.outputs).toMatchObject({ outcome: 'failed', unfinished: '[{"server":"2"}]' });
  });

  test('alone, with entries that name sites: still once a server', async () => {
    const run = await play({ operations: 'refresh-opcache' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect(writes()).toHaveLength(2);
  });
});
