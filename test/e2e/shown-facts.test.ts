import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import type { Misdeed } from '../../harness/misbehaving-server.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { certificateOf } from '../support/certificates.ts';
import { on } from '../support/on.ts';
import { makeTestFolder } from '../support/test-folder.ts';

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

const without = ['quick-deploy', 'repository', 'site-repository', 'certificates', 'notification-urls'];
const usual = { service: 'family', 'quick-deploy': true } as const;
const stages = {
  shown: await setStage({ ...usual, certificates }),
  'shown by calls': await setStage({ ...usual, certificates: useless, without: ['site-repository'] }),
  'not shown': await setStage({ service: 'family', certificates, without }),
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
    const planHash = planned.outputs['plan-hash'] ?? '';
    const run = await update(stage, { 'plan-hash': planHash });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect(bodies(stage)).toEqual([{ deploy_webhook_url: HOOK }]);
    const again = await update(stage);
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'has-changes': 'false' });
    expect(asked(stage)).toEqual(['GET ']);
  });

  test('takes a mask for a URL that is not shown', async () => {
    const stage = stages.shown;
    await reset(stage, { chat_a_webhook_url: CHAT });
    const masked = (text: string) => text.replaceAll(/hooks\/[\w-]+/g, 'hooks/********');
    stage.misbehave(() => rewritten(masked));
    expect((await update(stage)).outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect(bodies(stage)).toEqual([{ chat_a_webhook_url: CHAT, deploy_webhook_url: HOOK }]);
  });
});
