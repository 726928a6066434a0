import { createServer } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { listen } from '../../harness/listen.ts';
import { TOKEN } from '../../harness/simulator/simulation.ts';
import { type Inputs, listOf, openFleet } from '../support/fleet-runs.ts';

const SITES = ['a.example', 'b.example'];

/** Plays a step that is refused before any request, and returns its message. */
async function refusalOf(inputs: Inputs, unfinished = inputs.targets): Promise<string> {
  await using sim = await openFleet(SITES);
  const run = await sim.play({ operations: 'deploy', ...inputs }, { secrets: ['hidden-hidden'] });
  expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0', changed: 'false', targets: '[]' });
  expect(run.outputs.unfinished).toBe(unfinished);
  expect(sim.seen).toEqual([]);
  return run.errors.join('\n');
}

describe('inputs of many sites', () => {
  test('are all refused at once, each with its line, before any request', async () => {
    const targets = `
- web-1/a.example
- { site: a.example, brunch: main }
- site: b.example
  base-url: https://elsewhere.example
  timeout: 5m
  api-token: abc
  health-check-url: ftp://b.example
- web-1/
- { server: 'web-*', site: c.example }
- sh*p.example
- '*'
- A.example
- a.example
- [1, 2]
- { site: d.example, poll-interval: often }
- { site: e.example, env: A=hidden-hidden }
`;
    const inputs = {
      targets,
      site: 'a.example',
      batches: '1, 0',
      'max-parallel': '0',
      'max-failures': '101%',
      shard: '3/2',
      'batch-pause': 'long',
      'target-timeout': 'short',
      'dry-run': 'maybe',
    };
    // A list with such problems may hold a secret: `unfinished` does not show it.
    expect(await refusalOf(inputs, '')).toMatchInlineSnapshot(`
"inputs rejected, nothing was written
There are 20 problems with the inputs.
batches: expected sizes of batches, counts from 1 or percentages from 1% to 100%, as in 1, 10%, 100%, not "1, 0"
max-parallel: expected a whole number from 1 to 1000, not "0"
max-failures: expected a count of targets such as 2, or a percentage from 0% to 100%, not "101%"
batch-pause: expected a duration such as 90s, 10m, 1h or whole seconds, from 0s to 24h, not "long"
shard: expected a part such as 2/5, the second of five; there are at most 1000, not "3/2"
target-timeout: expected a duration such as 90s, 10m, 1h or whole seconds, from 1s to 24h, not "short"
site, targets: expected only one of them: an entry of targets names its site
targets: expected at entry 2 (line 3) inputs of this action as keys; there is no brunch (did you mean branch?)
targets: expected at entry 3 (line 5) no base-url: it applies to the run as a whole; give it to the step
targets: expected at entry 3 (line 6) no timeout: it applies to the run as a whole; give it to the step
targets: expected at entry 3 (line 7) no api-token: it applies to the run as a whole; give it to the step
targets: expected at entry 4 (line 9) a name of the site; it is empty
targets: expected at entry 5 (line 10) the name of a server without *, which only sites may have
targets: expected at entry 6 (line 11) * for one whole label, as in *.shop.example, not "sh*p.example"
targets: expected at entry 8 (line 13) a target that entry 2 does not name already
targets: expected at entry 9 (line 14) a target that entry 2 does not name already
targets: expected at entry 10 (line 15) a text such as web-1/shop.example, or a map with the key site
targets: expected at entry 12 (line 17) no env: it is secret; give it to the step, or name an env-prefix
dry-run: expected true or false, not "maybe"
targets: expected at entry 11 (line 16), for poll-interval, a duration such as 90s, 10m, 1h or whole seconds, from 1s to 24h, not "often""
`);
  });

  const withHeader = (text: string) => listOf([{ site: 'a.example', 'health-check-headers': text }]);
  const OWN_VALUE = /no health-check-headers: it is secret; only lines such as "Authorization: \$\{NAME\}"/;

  test.each([
    ['are no list', 'a: b', /a list, such as/],
    ['hold the API token', `[{ site: a.example, branch: x-${TOKEN} }]`, /no token: entries are shown/],
    ['hold a git token', '[{ site: a.example, repository: "https://a:b@c.example/d" }]', /no credentials in/],
    ['hold the value of a header', withHeader('X-Key: hidden-hidden'), OWN_VALUE],
    ['hold one beside a variable', withHeader('A: ${B}\nX-Key: hidden-hidden'), OWN_VALUE],
  ])('are refused, and not shown in unfinished, if they %s', async (_, targets, expected) => {
    const message = await refusalOf({ targets }, '');
    expect(message).toMatch(expected);
    expect(message).not.toContain('problems with the inputs');
  });

  test('are shown in unfinished as given if nothing in them can be secret', async () => {
    const targets = '- site: a.example # a comment\n  timeout: 5m\n- b.example';
    expect(await refusalOf({ targets })).toContain('timeout');
  });

  test('have no prefix that begins another one, whose secrets the site would get', async () => {
    const targets = '[{ site: a.example, env-prefix: A_ }, { site: b.example, env-prefix: A_B_ }]';
    expect(await refusalOf({ targets })).toContain('for env-prefix, a prefix with which A_B_');
  });

  test('cause one message for a problem of the step, however many targets there are', async () => {
    const message = await refusalOf({ targets: listOf(SITES), 'poll-interval': 'often', timeout: 'soon' });
    expect(message).toContain('There are 2 problems');
  });

  test('must name each site to delete twice, as the site and as its confirmation, and never by a pattern', async () => {
    const targets = `
- { site: '*.example', confirm-delete: '*.example' }
- a.example
- { site: b.example, confirm-delete: a.example }
`.trim();
    const inputs = { operations: 'delete-site', targets, 'confirm-delete': 'a.example' };
    expect(await refusalOf(inputs)).toMatchInlineSnapshot(`
"inputs rejected, nothing was written
There are 3 problems with the inputs.
targets: expected at entry 1 (line 1) the domain of one site: none is deleted by a pattern
targets: expected at entry 2 (line 2), for confirm-delete, the domain of the site, as delete-site needs it
targets: expected at entry 3 (line 3), for confirm-delete, the domain that site names, b.example, as delete-site deletes it"
`);
  });
});

describe('targets that only the service can check', () => {
  test('are refused all at once, before the first write', async () => {
    await using sim = await openFleet(SITES);
    const targets = listOf([
      ...['a.example', 'web-9/x.example', 'web-1/nowhere.example', '*.nothing.example', '2'],
      ...['web-1/A.example', 'web-2/b.example'],
    ]);
    const run = await sim.play({ targets });
    expect(run.outputs).toMatchObject({ outcome: 'rejected', unfinished: targets });
    expect(sim.writes()).toEqual([]);
    expect(run.errors.join()).toMatchInlineSnapshot(`
"inputs rejected, nothing was written
There are 6 problems with the inputs.
targets: expected at entry 2 (line 1), for server, a server of this account; there is no web-9. Known names: web-1 (id 1).
targets: expected at entry 3 (line 1), for site, a site of this server; there is no nowhere.example. Known names: a.example (id 2), b.example (id 3). The operation ensure-site creates it.
targets: expected at entry 4 (line 1), for site, a site of this server; there is no *.nothing.example. Known names: a.example (id 2), b.example (id 3).
targets: expected at entry 7 (line 1), for server, a server of this account; there is no web-2. Known names: web-1 (id 1).
targets: expected at entry 5 (line 1) a target that entry 1 does not name already
targets: expected at entry 6 (line 1) a target that entry 1 does not name already"
`);
  });

  test('are deleted as confirmed, and no other site; one that is missing is no failure', async () => {
    const gone = ['gone-1.example', 'gone-2.example'];
    await using sim = await openFleet([...SITES, ...gone]);
    const domains = [...gone, 'never.example'];
    const targets = listOf(domains.map((site) => ({ site, 'confirm-delete': site })));
    const run = await sim.play({ operations: 'delete-site', targets });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect(run.rows.map(({ site }) => site)).toEqual(domains);
    expect(sim.service.state().sites.map(({ domain }) => domain)).toEqual(SITES);
  });
});

test('a site whose domain is not the name of a host is no target, and nothing is asked in its name', async () => {
  const asked: string[] = [];
  const page = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end();
  });
  await using elsewhere = await listen(page);
  const odd = `127.0.0.1:${elsewhere.port}/#.example`;
  await using sim = await openFleet(['a.example', odd, '']);
  const usual = { operations: 'deploy', 'health-check-url': 'http://<site>/', 'max-failures': '1' };
  const named = await sim.play({ ...usual, targets: '["3", "4"]' });
  expect([named.outputs.outcome, sim.writes()]).toEqual(['rejected', []]);
  const refusal = 'a site whose domain is the name of a host, not';
  expect(named.error).toContain(`at entry 1 (line 1) ${refusal} ${odd} (id 3)`);
  expect(named.error).toContain(`at entry 2 (line 1) ${refusal} with id 4`);
  const found = await sim.play({ ...usual, targets: '["*"]', 'dry-run': 'true' });
  expect(found.rows.map(({ site }) => site)).toEqual(['a.example']);
  expect(found.warnings).toEqual([
    `* passes over sites whose domains are not host names: with id 4, ${odd} (id 3).`,
  ]);
  await sim.play({ ...usual, targets: '["*.example"]', 'health-check-timeout': '1s', timeout: '30s' });
  expect([sim.triggers(), asked]).toEqual([[1], []]);
});
