import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { endsOf, errorsOf, idOf, listOf, openSites, rowsOf } from '../support/fleet-scenes.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  await openSites(stage, ['a.in.example', 'b.in.example']);
});
afterAll(() => stage.stop());
beforeEach(() => stage.misbehave(() => undefined));

function message(run: ActionRun): string {
  return errorsOf(run).join('\n');
}

/** Refused before any request. `unfinished` is the list as it was given; empty if it may hold a secret. */
function expectRefused(run: ActionRun, unfinished: string): void {
  expect(run.code).toBe(2);
  expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0', changed: 'false', targets: '[]' });
  expect(run.outputs.unfinished).toBe(unfinished.trim());
  expect(stage.service.requests).toEqual([]);
}

describe('what the text shows is refused before any request', () => {
  test('everything at once, each with its line', async () => {
    const targets = `
- web-1/a.in.example
- { site: a.in.example, brunch: main }
- site: b.in.example
  base-url: https://elsewhere.example
  timeout: 5m
  api-token: abc
  health-check-url: ftp://b.in.example
- web-1/
- { server: 'web-*', site: c.in.example }
- sh*p.example
- '*'
- A.in.example
- a.in.example
- [1, 2]
- { site: d.in.example, poll-interval: often }
`;
    const run = await stage.play({
      ...{ operations: 'deploy', targets, site: 'a.in.example', batches: '1, 0', 'max-parallel': '0' },
      ...{
        'max-failures': '101%',
        shard: '3/2',
        'batch-pause': 'long',
        'target-timeout': 'short',
        'dry-run': 'maybe',
      },
    });
    expectRefused(run, '');
    expect(message(run)).toMatchInlineSnapshot(`
"inputs rejected, no write was sent
There are 19 problems with the inputs.
batches: expected sizes of batches, counts from 1 or percentages from 1% to 100%, as in 1, 10%, 100%, not "1, 0"
max-parallel: expected a whole number from 1 to 1000, not "0"
max-failures: expected a count of targets such as 2, or a percentage from 0% to 100%, not "101%"
batch-pause: expected a duration such as 90s, 10m, 1h or whole seconds, from 0s to 24h, not "long"
shard: expected a part such as 2/5, the second of five; there are at most 1000, not "3/2"
target-timeout: expected a duration such as 90s, 10m, 1h or whole seconds, from 1s to 24h, not "short"
site, targets: expected only one of them: an entry of targets names its site
targets: expected at entry 2 (line 3) inputs of this action as keys; there is no brunch (did you mean branch?)
targets: expected at entry 3 (line 5) no base-url: it holds for the run as a whole; give it to the step
targets: expected at entry 3 (line 6) no timeout: it holds for the run as a whole; give it to the step
targets: expected at entry 3 (line 7) no api-token: it holds for the run as a whole; give it to the step
targets: expected at entry 4 (line 9) a name of the site; it is empty
targets: expected at entry 5 (line 10) the name of a server without *, which only sites may have, not "web-*"
targets: expected at entry 6 (line 11) * for one whole label, as in *.shop.example, not "sh*p.example"
targets: expected at entry 8 (line 13) a target that entry 2 does not name already
targets: expected at entry 9 (line 14) a target that entry 2 does not name already
targets: expected at entry 10 (line 15) a text such as web-1/shop.example, or a map with the key site
dry-run: expected true or false, not "maybe"
targets: expected at entry 11 (line 16), for poll-interval, a duration such as 90s, 10m, 1h or whole seconds, from 1s to 24h, not "often"
Next: Correct the inputs, then run again."
`);
    expect(run.log).toContain('targets: expected at entry 8 (line 13)');
  });

  test.each([
    [
      'a star alone, which takes every site',
      "['*']",
      {},
      /at entry 1 \(line 1\) .*to mean that, give max-failures/,
    ],
    ['stars only', "['*.*']", {}, /at entry 1 \(line 1\) .*give max-failures/],
    ['no list', 'a.in.example', {}, /a list, such as/],
    ['a size of 0', '[a.in.example]', { batches: '0' }, /batches: expected sizes/],
    ['a size of 0%', '[a.in.example]', { batches: '0%' }, /batches: expected sizes/],
    ['a part beyond all', '[a.in.example]', { shard: '3/2' }, /shard: expected a part such as 2\/5/],
    ['the timeout', '[a.in.example]', { timeout: 'soon' }, /timeout: expected a duration/],
    [
      'a target-timeout',
      '[a.in.example]',
      { 'target-timeout': 'soon' },
      /target-timeout: expected a duration/,
    ],
  ])('%s', async (_, targets, inputs, expected) => {
    const run = await stage.play({ operations: 'deploy', targets, ...inputs });
    // A text that is no list may be a map with a secret.
    expectRefused(run, targets.startsWith('[') ? targets : '');
    expect(message(run)).toMatch(expected);
    expect(message(run)).not.toContain('problems with the inputs');
  });

  test('a problem of the step is told once, however many targets there are', async () => {
    const targets = listOf(['a.in.example', 'b.in.example', { site: 'c.in.example', branch: 'x' }]);
    const run = await stage.play({ operations: 'deploy', targets, 'poll-interval': 'often' });
    expectRefused(run, targets);
    expect(message(run).match(/poll-interval/g)).toHaveLength(1);
  });

  test('inputs of many without targets', async () => {
    const run = await stage.play({ operations: 'deploy', site: 'a.in.example', batches: '2', shard: '1/2' });
    expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0' });
    expect(message(run)).toMatch(
      /batches: expected the input targets, too(.|\n)*shard: expected the input targets, too/,
    );
  });

  test('delete-site takes no pattern, and its confirmation stands in the entry', async () => {
    const targets = `
- { site: '*.in.example', confirm-delete: '*.in.example' }
- a.in.example
- { site: b.in.example, confirm-delete: a.in.example }
`.trim();
    const run = await stage.play({ operations: 'delete-site', targets, 'confirm-delete': 'a.in.example' });
    expectRefused(run, targets);
    expect(message(run)).toContain(
      'at entry 1 (line 1) the domain of one site: none is deleted by a pattern',
    );
    expect(message(run)).toContain('at entry 2 (line 2), for confirm-delete, the domain of the site');
    expect(message(run)).toContain(
      'at entry 3 (line 3), for confirm-delete, the domain that site names, b.in.example',
    );
    expect(await idOf(stage, 'a.in.example')).toBeGreaterThan(0);
  });

  test('a token in an entry, which would be shown in unfinished', async () => {
    const targets = listOf([{ site: 'a.in.example', branch: `x-${stage.sandbox.token}` }]);
    const run = await stage.play({ operations: 'deploy', targets });
    expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0' });
    expect(message(run)).toContain('no token: entries are shown');
    expect(run.outputs.unfinished).toBe('');
  });
});

describe('what only the service can tell is refused before the first write, all at once', () => {
  test('unknown servers and sites, a pattern that finds nothing, one site by two names', async () => {
    const id = String(await idOf(stage, 'a.in.example'));
    const targets = listOf([
      ...['a.in.example', 'web-9/x.example', 'web-1/nowhere.example', '*.nothing.example', id],
      ...['web-1/A.in.example', 'web-2/b.in.example'],
    ]);
    const run = await stage.play({ operations: 'update-deploy-script', 'deploy-script': 'true', targets });
    expect(run.code).toBe(2);
    expect(run.outputs).toMatchObject({ outcome: 'rejected', unfinished: targets });
    expect(stage.service.writes()).toEqual([]);
    for (const part of ['there is no web-9', 'there is no nowhere.example', 'there is no *.nothing.example'])
      expect(message(run)).toContain(part);
    expect(run.log + message(run)).toContain('a target that entry 1 does not name already');
    expect(run.log + message(run)).toContain('there is no b.in.example');
  });

  test('deleting by the entries: what they confirm, and nothing else', async () => {
    await openSites(stage, ['gone-1.in.example', 'gone-2.in.example']);
    const domains = ['gone-1.in.example', 'gone-2.in.example', 'never.in.example'];
    const targets = listOf(domains.map((site) => ({ site, 'confirm-delete': site })));
    const run = await stage.play({ operations: 'delete-site', targets });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect(Object.keys(endsOf(run))).toEqual(domains);
    await expect(idOf(stage, 'gone-1.in.example')).rejects.toThrow('There is no site');
    expect(await idOf(stage, 'b.in.example')).toBeGreaterThan(0);
  });

  test('every site of a server, with max-failures', async () => {
    const run = await stage.play({
      ...{ operations: 'update-deploy-script', 'deploy-script': 'true' },
      ...{ targets: "['*']", 'max-failures': '0', 'dry-run': 'true' },
    });
    expect(run.outputs.outcome).toBe('planned');
    expect(rowsOf(run).map(({ site }) => site)).toEqual(['a.in.example', 'b.in.example']);
  });
});

describe('thousands', () => {
  const many = (count: number): string[] => Array.from({ length: count }, (_, nth) => `s${nth}.many.example`);

  test('10,000 entries that the server does not know are refused with two requests or fewer', async () => {
    const targets = listOf(many(10_000));
    const run = await stage.play({ operations: 'deploy', targets });
    expect(run.outputs).toMatchObject({ outcome: 'rejected', unfinished: targets, retries: '0' });
    expect(stage.service.requests.length).toBeLessThanOrEqual(2);
    expect(message(run)).toContain('There are 10000 problems with the inputs');
    expect(run.log).toContain('at entry 10000 (line 1) a site of its server; there is no s9999.many.example');
  });

  test('500 sites are accepted and planned, with one request each', async () => {
    const domains = many(500);
    const data = domains.map((domain, nth) => ({ id: nth + 100, domain, last_deploy_at: null }));
    const list = JSON.stringify({ data });
    stage.misbehave(({ path }) => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: path.endsWith('/sites') ? list : '{"deploy_script":"echo old"}',
    }));
    const inputs = { operations: 'update-deploy-script', 'deploy-script': 'echo new', 'max-parallel': '50' };
    const run = await stage.play({ ...inputs, targets: listOf(domains), 'dry-run': 'true', timeout: '10m' });
    expect(run.outputs.outcome).toBe('planned');
    expect(run.outputs['plan-hash']).toMatch(/^[0-9a-f]{64}$/);
    expect(run.outputs.requests).toBe('501');
    expect(run.log).toContain('500 planned');
  });
});
