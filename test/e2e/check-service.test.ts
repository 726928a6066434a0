import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import type { OtherAnswer } from '../../harness/faults.ts';
import { root } from '../../harness/metadata.ts';
import type { Misdeed } from '../../harness/misbehaving-server.ts';
import type { SandboxOptions } from '../../harness/sandbox.ts';
import type { Manners } from '../../harness/simulator/manners.ts';
import { MANNERS, openSimulation, openSites, TOKEN } from '../../harness/simulator/simulation.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { parseVocabulary } from '../../src/records/parse-vocabulary.ts';
import { framed } from '../../src/script/frame.ts';
import { certificateOf } from '../support/certificates.ts';
import { expectGolden } from '../support/golden.ts';
import { on } from '../support/on.ts';
import { textsOn } from '../support/pages.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const ASKED = { site: 'shop.example', operations: 'check-service' };

const tablesOf = ({ summary }: ActionRun): string => summary.slice(summary.indexOf('| Subject'));
/** The lines of the log, without the time that the check took. */
const linesOf = ({ log }: ActionRun): string[] => log.split('\n').filter((line) => line.includes(' → '));

function vocabularyOf(run: ActionRun): string {
  const [, copied = ''] = /```yaml\nvocabulary: \|\n(.*?)```/s.exec(run.summary) ?? [];
  return copied.replace(/^ {2}/gm, '');
}

/** Some rows of the tables; those of the renamed service are in test/golden. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  document: [
    'end of a deploy | last&#95;deploy&#95;at | shows an end, but not whether it worked: run update-deploy-script before deploy, or a health check',
    'GET /api/servers | a list in data | every deploy',
  ],
  family: [
    'end of a deploy | status of the deployment, status of the site, last&#95;deploy&#95;at | decides, if the trigger answers with an id',
    'live text | current&#95;deploy&#95;log | lines are printed as the deploy prints them',
  ],
};

const JUDGES: Readonly<Record<string, string>> = {
  document: 'their end alone, so run update-deploy-script before deploy, or a health check',
  family: 'the status of the deployment',
  renamed: 'the status of the site; 3 words need a vocabulary; 1 call had no good answer',
};

const vocabulary = join(root, 'examples/vocabulary.yml');
const without = ['deployments', 'live-log', 'variables', 'notification-urls'];
describe.each<[string, SandboxOptions]>([
  ['document', {}],
  ['family', { service: 'family', 'rate-limit': 100_000 }],
  ['renamed', { service: 'family', vocabulary, without }],
])('check-service on the sandbox (%s)', (name, options) => {
  let stage: Stage;
  let run: ActionRun;
  beforeAll(async () => {
    stage = await setStage(options);
    await stage.play({ ...ASKED, operations: 'ensure-site, ensure-repository, deploy' });
    run = await stage.play(ASKED);
  });
  afterAll(() => stage.stop());

  test('tells what the service shows, as in test/golden and, in part, in README.md', () => {
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    const verdict = `supported; deploys will be judged by ${JUDGES[name]}`;
    expect(run.log).toContain(`S${verdict.slice(1)}.\n`);
    expect(run.summary.split('\n')[0]).toBe(`### ✅ shop.example: ${verdict}`);
    const tables = tablesOf(run);
    for (const row of ROWS[name] ?? []) expect(tables).toContain(`\n| ${row} |\n`);
    if (name === 'family') expect(tables).toContain('| rate limit | 100000 requests |');
    if (name === 'renamed') expectGolden('check-service-renamed.md', tables);
    const [shown = ''] = textsOn('README.md', 'text');
    const printed = run.log.split('\n').map((line) => line.trim());
    const isPrinted = (part: string) =>
      printed.some((line) => line.startsWith(part.trim().replace(/…$/, '')));
    if (name === 'renamed') expect(shown.split('\n').filter((part) => !isPrinted(part))).toEqual([]);
  });

  test('sends GET requests only, and as a dry run does the same', async () => {
    const dry = await stage.play({ ...ASKED, 'dry-run': 'true' });
    expect(dry.outputs.outcome).toBe('planned');
    const steady = (one: ActionRun) => linesOf(one).filter((line) => !line.startsWith('rate limit'));
    expect(steady(dry)).toEqual(steady(run));
    expect(new Set(stage.service.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(Number(dry.outputs.requests)).toBeLessThanOrEqual(20);
  });

  test('suggests a vocabulary with which nothing is missing', async () => {
    const vocabulary = vocabularyOf(run);
    expect(vocabulary !== '').toBe(name === 'renamed');
    const again = await stage.play({ ...ASKED, vocabulary });
    expect(again.outputs.outcome).toBe('succeeded');
    expect(vocabularyOf(again)).toBe('');
    expect(linesOf(again).join('\n')).toContain('/sqldb: a list in data');
  });
});

describe('check-service without a site', () => {
  const UNNAMED = { operations: 'check-service', server: '', site: '' };

  test.each(['', 'web-1'])(
    'lists the servers, or the one named “%s”, and checks the first site',
    async (server) => {
      await using sim = await openSimulation({ sites: openSites(['shop.example', 'blog.example']) });
      const run = await sim.play({ ...UNNAMED, server });
      expect(run.outputs.outcome).toBe('succeeded');
      expect(run.log).toMatch(/web-1 \(id 1\): shop\.example \(id \d+\), blog\.example \(id \d+\)$/m);
      expect(run.summary).toContain('| Server | Sites |');
      expect(run.log).toContain('shop.example: supported; deploys');
    },
  );

  test('does what it can where there is none', async () => {
    await using sim = await openSimulation({ sites: [] });
    const run = await sim.play(UNNAMED);
    expect(run.log).toContain('Supported as far as can be seen without a site.');
    expect(run.log).toMatch(/web-1 \(id 1\): no sites$/m);
    expect(sim.seen.filter(({ line }) => /sites\/\d/.test(line))).toEqual([]);
  });

  test('names the servers whose sites it may not list', async () => {
    await using sim = await openSimulation({ sites: openSites(['shop.example']) });
    sim.misbehave(on(/\/sites$/, { how: 'refuse', status: 403 }));
    const run = await sim.play(UNNAMED);
    expect(run.outputs.outcome).toBe('failed');
    expect(run.log).toMatch(/web-1 \(id 1\): not listed$/m);
    expect(run.log).toContain('Not supported as it is: a call that every deploy needs has failed.');
  });
});

/** A value that a site shows, and nobody else may see. */
const VALUE = 'value-of-the-site-94317';

const openShowing = (more: Readonly<Record<string, unknown>>, manners: Partial<Manners> = {}) =>
  openSimulation({
    sites: openSites(['shop.example'], { script: framed('git pull\n') }),
    manners: { ...MANNERS.family, moreOf: () => more, ...manners },
  });

describe('check-service names', () => {
  test('unusual values, and a field of records that new ones may need, without showing values', async () => {
    await using sim = await openShowing({ status: VALUE, last_deploy_at: '41 seconds ago' });
    const body = { data: [{ id: 1, command: 'x', processes: VALUE }] };
    sim.misbehave(on(/\/daemons$/, { status: 200, body }));
    const run = await sim.play(ASKED, { secrets: [VALUE] });
    expect(run.log).toContain('unusual values: status, last_deploy_at →');
    expect(run.log).toContain('sync-daemons also has: processes → new records may need them: see extra');
  });

  test('unknown fields, hostile ones among them, harmlessly and without their values', async () => {
    const hostile = ['::error::x', '##[error]y', '<img src=x>|`a`', 'line\nbreak', '\u001b[31mred\u202e', ''];
    const names = [
      'health_score',
      ...hostile,
      ...['__proto__', 'n'.repeat(5_000), TOKEN, `${'x'.repeat(50)}${TOKEN}`],
      ...Array.from({ length: 40 }, (_, nth) => `field_${nth}`),
    ];
    await using sim = await openShowing(Object.fromEntries(names.map((name) => [name, VALUE])));
    const run = await sim.play(ASKED, { secrets: [VALUE] });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(linesOf(run).find((line) => line.startsWith('the site also has'))).toMatch(
      /health_score, __proto__, .* and \d+ more → not used$/,
    );
    expect(run.summary).not.toMatch(/<img|\u001b|\u202e|n{100}/);
  });
});

describe('the vocabulary that check-service suggests', () => {
  type Fields = Readonly<Record<string, unknown>>;

  /** The lines for a service with such a server and site, and with databases at a path if there is one. */
  async function suggested(server: Fields, site: Fields, databases = ''): Promise<string[]> {
    await using sim = await openShowing(site, { showsBlogapp: false });
    const servers = { data: [{ id: 1, name: 'web-1', ...server }] };
    const none = on(/\/sqldb$/, { status: 404 });
    sim.misbehave((request) => {
      if (request.path.endsWith('/api/servers')) return { status: 200, body: servers };
      const isThere = databases !== '' && request.path.endsWith(databases);
      return isThere ? { status: 200, body: { data: [] } } : none(request);
    });
    const lines = vocabularyOf(await sim.play(ASKED)).split('\n');
    return lines.filter((line) => line !== '');
  }
  const mysql = { php_version: 8, mysql_version: 8, node_version: 20 };
  test.each([
    [mysql, '/mysql', ['sqldb: mysql']],
    [{ sqldb_version: 8 }, '', []],
  ])('for a server that shows %j, with databases at “%s”, is %j', async (server, path, lines) => {
    expect(await suggested(server, {}, path)).toEqual(lines);
  });

  test('names the candidates where nobody can know which word stands for which product', async () => {
    const providers = { repository: { provider: 'gitbarn', user: VALUE } };
    const notification_urls = { parlour: VALUE, webhook: null, chat_b: null, '../..': null, rotunda: null };
    expect(await suggested({ sqldb_version: 8 }, { ...providers, notification_urls })).toEqual([
      '# hosted_git_1 or hosted_git_2 or hosted_git_3: gitbarn',
      '# chat_a or chat_b: parlour or rotunda',
    ]);
    expect(await suggested({ sqldb_version: 8 }, { repository: { provider: 'custom' } })).toEqual([]);
  });

  test('has only lines that the input takes, whatever the names are', async () => {
    const evil = ['a: b', 'x\ny', '12', 'sites', 'env', '../..', '`', 'n'.repeat(99)];
    const server = Object.fromEntries(evil.map((name) => [`${name}_version`, 1]));
    const site = { ...Object.fromEntries(evil.map((name) => [name, true])), wordpress: true };
    const lines = await suggested(server, site);
    expect(lines).toEqual(['blogapp: wordpress']);
    expect(parseVocabulary(lines.join('\n'))).toEqual({ value: { blogapp: 'wordpress' } });
  });
});

describe('check-service fails', () => {
  const odd = { status: 200, body: { data: [{ uuid: 'x' }] } };
  test.each<[string, RegExp, OtherAnswer, RegExp]>([
    ['refused', /\/log$/, { status: 401, body: {} }, /\/log: refused: status 401\..*Check api-token/s],
    ['of another shape', /\/sites$/, odd, /unexpected shape \(items\.0\.id\).*base-url/s],
  ])(
    'when a call that every deploy needs is %s, and still shows its tables',
    async (_, call, answer, words) => {
      await using sim = await openShowing({});
      sim.misbehave(on(call, answer));
      const run = await sim.play({ ...ASKED, site: '2' });
      expect(run.outputs.outcome).toBe('failed');
      expect(run.error).toMatch(words);
      expect(tablesOf(run)).toContain('| end of a deploy |');
    },
  );

  test('for no other call, which is named in the table', async () => {
    await using sim = await openShowing({});
    sim.misbehave(({ path }) => {
      if (path.endsWith('/env')) return { how: 'refuse', status: 403 };
      if (path.endsWith('/crontabs')) return { how: 'html', effect: 'none' };
      return path.endsWith('/daemons') ? 'reset' : undefined;
    });
    const run = await sim.play(ASKED);
    expect(run.outputs.outcome).toBe('succeeded');
    for (const line of [
      '/sites/{site}/env: refused: status 403 → sync-env',
      '/crontabs: cannot be read → sync-crontabs',
      '/daemons: no answer → sync-daemons',
    ])
      expect(linesOf(run)).toContain(`GET /api/servers/{server}${line}`);
  });
});

test('the summary links to the page that explains a check, where it knows the repository of the action', async () => {
  await using sim = await openShowing({});
  const action = { GITHUB_ACTION_REPOSITORY: 'acme/site-deploy', GITHUB_ACTION_REF: 'v1' };
  const env = { GITHUB_SERVER_URL: 'https://github.example', ...action };
  const { summary } = await sim.play(ASKED, { env });
  const page = 'https://github.example/acme/site-deploy/blob/v1/docs/check-service.md';
  expect(summary).toContain(`Explained in [docs/check-service.md](${page}).`);
});

/** Tests of facts that only some services show: what is done with them, and that nothing more is asked for where they are not shown. */

const DOMAIN = 'shop.example';
const CHAT = 'https://chat-a.example/hooks/secret-one';
const HOOK = 'https://hook.example/deployed/secret-two';
const OTHER = 'https://chat-b.example/hooks/of-somebody-else';

const certificate = (id: number, domain: string, year: number, more = {}) =>
  certificateOf(domain, { id, expires_at: `${year}-01-01 00:00:00`, ...more });

const folder = makeTestFolder();
const file = (name: string, list: readonly object[]): string => {
  writeFileSync(join(folder, name), JSON.stringify(list));
  return join(folder, name);
};
// More than a page of the list.
const many = Array.from({ length: 15 }, (_, nth) => certificate(20 + nth, 'other.example', 2090));
const certificates = file('many.json', [
  certificate(1, DOMAIN, 2090, { active: false, status: 'expired' }),
  certificate(2, `www.${DOMAIN}, ${DOMAIN}`, 2080),
  ...many,
  certificate(3, '*.example', 2085),
  certificate(4, `www.${DOMAIN}`, 2099),
]);
const EXPIRED = { active: false, status: 'expired' };
const useless = file('useless.json', [
  ...[certificate(5, `www.${DOMAIN}`, 2090), certificate(6, DOMAIN, 2090, EXPIRED)],
]);

const absent = ['quick-deploy', 'repository', 'site-repository', 'certificates', 'notification-urls'];
const usual = { service: 'family', 'quick-deploy': true } as const;
const stages = {
  shown: await setStage({ ...usual, certificates }),
  'shown by calls': await setStage({ ...usual, certificates: useless, without: ['site-repository'] }),
  'not shown': await setStage({ service: 'family', certificates, without: absent }),
};
const all = Object.entries(stages);
afterAll(() => Promise.all(all.map(([, stage]) => stage.stop())));
beforeAll(async () => {
  for (const [, stage] of all)
    await stage.play({ site: DOMAIN, operations: 'ensure-site, ensure-repository, deploy' });
});
beforeEach(() => {
  for (const [, stage] of all) stage.misbehave(() => undefined);
});

const asked = ({ service }: Stage): string[] =>
  service.requests.map(({ method, path }) => `${method} ${path.replace('/api/servers/1/sites', '')}`);

const rewritten = (change: (text: string) => string): Misdeed => ({
  takesEffect: true,
  answer: ({ status, body }) => ({ status, headers: {}, body: Buffer.from(change(`${body}`)) }),
});

describe('quick_deploy', () => {
  const WARNING =
    'The service deploys this site on every push, too (quick_deploy): two deploys will overlap.';
  const times = ({ log }: ActionRun): number => log.split(WARNING).length - 1;

  test.each([
    ['deploy', {}],
    ['check-service', {}],
    ['deploy', { 'dry-run': 'true' }],
  ])('is warned of once by %s with %j, where it is on', async (operations, inputs) => {
    expect(times(await stages.shown.play({ site: DOMAIN, operations, ...inputs }))).toBe(1);
    expect(times(await stages['not shown'].play({ site: DOMAIN, operations, ...inputs }))).toBe(0);
  });

  test('is found by the call for the repository as well', async () => {
    const stage = stages['shown by calls'];
    const hidden = (text: string) => text.replaceAll(/"quick_deploy":true,|,"quick_deploy":true/g, '');
    stage.misbehave(on(/^GET .*\/sites$/, rewritten(hidden)));
    const operations = 'ensure-repository, deploy';
    expect(times(await stage.play({ site: DOMAIN, operations, 'dry-run': 'true' }))).toBe(1);
  });
});

describe('ensure-repository', () => {
  const CALL = 'GET /1/repository';
  const ensure = (stage: Stage, inputs = {}) =>
    stage.play({ site: DOMAIN, operations: 'ensure-repository', ...inputs });

  test('compares the branch, and asks for it only where the site does not show it', async () => {
    for (const how of ['shown', 'shown by calls'] as const) {
      const stage = stages[how];
      expect((await ensure(stage)).outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
      expect(asked(stage).filter((line) => line === CALL)).toHaveLength(how === 'shown' ? 0 : 1);
      const { outputs, error } = await ensure(stage, { branch: 'release', 'dry-run': 'true' });
      expect(outputs).toMatchObject({ outcome: 'failed', reason: 'another-repository' });
      expect(error).toMatch(/branch is main, not release.*reinstall-repository/s);
    }
  });

  test('asks once where only the call might show it, and leaves a repository that it does not', async () => {
    const stage = stages['not shown'];
    const run = await ensure(stage, { branch: 'release' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    expect(asked(stage)).toEqual(['GET ', CALL]);
  });

  test('goes on as before if the token may not ask, and does not ask for what it replaces', async () => {
    const stage = stages['shown by calls'];
    stage.misbehave(on(/\/repository$/, { status: 403, body: '{}' }));
    expect((await ensure(stage)).outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    await ensure(stage, { 'reinstall-repository': 'true', 'dry-run': 'true' });
    expect(asked(stage)).toEqual(['GET ']);
  });
});

describe('check-certificate without an id', () => {
  const check = (stage: Stage, inputs = {}) =>
    stage.play({ site: DOMAIN, operations: 'check-certificate', ...inputs });

  test('checks the one of the domain that expires last, on whichever page it is', async () => {
    const run = await check(stages.shown);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.log).toContain('The certificate 3 of *.example is active');
    expect(asked(stages.shown)).toEqual(['GET ', 'GET /1/certificates', 'GET /1/certificates?page=2']);
    expect((await check(stages.shown, { 'certificate-id': '2' })).log).toContain('The certificate 2');
  });

  test('fails if none is of the domain', async () => {
    const run = await check(stages['shown by calls']);
    expect(run.outputs).toMatchObject({ outcome: 'failed', reason: 'certificate-bad' });
    expect(run.error).toContain('no active certificate of shop.example.');
  });

  test('fails where the list is not shown, and says which input helps', async () => {
    const stage = stages['not shown'];
    for (const fault of [undefined, { status: 405, body: '{}' }, { status: 200, body: '{"data":null}' }]) {
      if (fault !== undefined) stage.misbehave(on(/\/certificates$/, fault));
      const run = await check(stage);
      expect(run.outputs).toMatchObject({ outcome: 'failed', reason: 'certificate-bad' });
      expect(run.error).toContain('does not list certificates');
      expect(run.outputs.next).toContain('certificate-id');
    }
  });
});

describe('update-notifications', () => {
  const path = '/api/servers/1/sites/1/notifications';
  const inputs = { 'chat-a-webhook-url': CHAT, 'deploy-webhook-url': HOOK };
  const secrets = [CHAT, HOOK, OTHER];
  const update = (stage: Stage, more = {}) =>
    stage.play({ site: DOMAIN, operations: 'update-notifications', ...inputs, ...more }, { secrets });
  const bodies = ({ service }: Stage): unknown[] =>
    service.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => JSON.parse(body));
  const reset = (stage: Stage, urls: object = {}) =>
    stage.call('PATCH', path, { chat_a_webhook_url: null, deploy_webhook_url: null, ...urls });

  test('writes what differs, and nothing in the next run', async () => {
    const stage = stages.shown;
    await reset(stage, { chat_a_webhook_url: CHAT, chat_b_webhook_url: OTHER });
    const planned = await update(stage, { 'dry-run': 'true' });
    expect(planned.outputs.plan).toContain('["set deploy-webhook-url"]');
    const run = await update(stage, { 'plan-hash': planned.outputs['plan-hash'] ?? '' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect(bodies(stage)).toEqual([{ deploy_webhook_url: HOOK }]);
    const again = await update(stage);
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'has-changes': 'false' });
    expect(asked(stage)).toEqual(['GET ']);
  });

  test('takes a mask for a URL that is not shown', async () => {
    const stage = stages.shown;
    await reset(stage, { chat_a_webhook_url: CHAT });
    stage.misbehave(() => rewritten((text: string) => text.replaceAll(/hooks\/[\w-]+/g, 'hooks/********')));
    expect((await update(stage)).outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect(bodies(stage)).toEqual([{ chat_a_webhook_url: CHAT, deploy_webhook_url: HOOK }]);
  });
});
