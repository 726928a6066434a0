import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import type { Fault, SeenRequest } from '../../harness/misbehaving-server.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { type Stage, setStage } from '../../harness/stage.ts';

/** Brings the site to the commit of the run, then does what the commit itself says. */
const SCRIPT = `#!/bin/bash
set -e
git fetch --quiet origin
git reset --quiet --hard "$SITE_DEPLOY_COMMIT"
. ./deploy.sh
`;
const OLD_VALUE = 'old-secret-value-11';
const NEW_VALUE = 'new-secret-value-22';

describe.each(SERVICES)('%s', (service) => {
  let stage: Stage;
  let site = '';
  let siteId = 0;
  let good = '';
  let made = 0;
  beforeAll(async () => {
    stage = await setStage({ service }, { 'deploy.sh': '', '.env.example': '' });
  });
  afterAll(() => stage.stop());

  /** A site of its own for each test, on a commit that works. */
  beforeEach(async () => {
    stage.misbehave(() => undefined);
    made += 1;
    site = `rollback-${made}.example`;
    good = await commit('good', ': works');
    const run = await play({
      operations: 'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy',
      commit: good,
      env: `API_SECRET=${OLD_VALUE}`,
    });
    expect(run.outputs.outcome).toBe('succeeded');
    siteId = Number(run.outputs['site-id']);
  });

  const commit = (page: string, script = ':', files = {}): Promise<string> =>
    stage.repository.commit({ 'public/index.html': page, 'deploy.sh': `${script}\n`, ...files }, page);
  const inputs = (given: Readonly<Record<string, string>>) => ({
    ...{ operations: 'update-deploy-script, sync-env, deploy', 'deploy-script': SCRIPT, site },
    ...{ env: `API_SECRET=${NEW_VALUE}`, 'rollback-on-failure': 'true' },
    ...given,
  });
  /** Skips the time in which the log must stay quiet. */
  const play = (given: Readonly<Record<string, string>>): Promise<ActionRun> =>
    stage.play(inputs(given), { secrets: [OLD_VALUE, NEW_VALUE], waitsInVain: true });
  const script = async (): Promise<string> =>
    z
      .object({ deploy_script: z.string() })
      .parse(await stage.call('GET', `/api/servers/1/sites/${siteId}/deploy/script`)).deploy_script;
  const env = (): Promise<unknown> => stage.call('GET', `/api/servers/1/sites/${siteId}/env`);
  const writes = (): string[] =>
    stage.service.writes().map((line) => line.replace(`/api/servers/1/sites/${siteId}/`, ''));
  const message = (run: ActionRun): string => run.runner.annotations.at(-1)?.message ?? '';

  const FIRST = ['PATCH deploy/script', 'PATCH env', 'POST deploy'];
  const RESTORED = [...FIRST, 'PATCH env', 'PATCH deploy/script'];
  const ROLLED_BACK = [...RESTORED, 'POST deploy'];

  /** The script and the `.env` are as before the run. */
  const expectRestored = async (): Promise<void> => {
    expect(await script()).toContain(`\nexport SITE_DEPLOY_COMMIT=${good}\n`);
    expect(await env()).toEqual({ content: expect.stringContaining(OLD_VALUE) });
  };
  const isTrigger = ({ method, path }: SeenRequest): boolean => method === 'POST' && path.endsWith('/deploy');

  describe('a deploy that failed is rolled back', () => {
    const pageUrl = (): string => `http://${site}.localhost:${stage.sandbox.port}/`;
    test.each<[string, string, () => Readonly<Record<string, string>>, string]>([
      ['its script fails', 'echo broken; exit 3', () => ({}), 'exited with status 3'],
      [
        'its health check fails',
        ':',
        () => ({
          'health-check-url': pageUrl(),
          'health-check-contains': 'good',
          'health-check-timeout': '3s',
        }),
        'the health check failed',
      ],
      ['its verify command fails', ':', () => ({ 'verify-command': verifying() }), 'verify-command exited'],
      ['its log matches a failure pattern', 'echo FATAL', () => ({ 'failure-pattern': 'FATAL' }), 'FATAL'],
      [
        'another commit is deployed',
        ':',
        () => ({ 'deploy-script': 'echo $SITE_DEPLOY_COMMIT' }),
        'was deployed, not',
      ],
    ])('when %s', async (_, does, given, why) => {
      const bad = await commit('bad', does);
      const run = await play({ commit: bad, ...given() });
      expect(run.code).toBe(1);
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': good });
      expect(writes()).toEqual(ROLLED_BACK);
      expect(await stage.visit(site)).toBe('good');
      await expectRestored();
      const { results = '' } = run.outputs;
      expect(JSON.parse(results).map(({ operation }: { operation: string }) => operation)).toEqual([
        ...['update-deploy-script', 'sync-env', 'deploy'],
      ]);
      expect(message(run)).toContain(why);
      expect(message(run)).toContain(`the site is back on commit ${good}; evidence: `);
      expect(run.log).toContain('##[group]rollback-on-failure');
      expect(run.summary).toContain('`rollback-on-failure`');
      expect(run.summary).toContain(good.slice(0, 7));
    });

    /** Passes for the good page only. */
    const verifying = (): string =>
      `grep -q good ${join(stage.siteFolder(siteId, site), 'public/index.html')}`;

    test('the outputs stay those of the deploy that failed, but for last-deploy-at', async () => {
      const bad = await commit('bad', 'echo broken; exit 3');
      const run = await play({ commit: bad });
      const shown = z.object({ data: z.object({ last_deploy_at: z.string() }) });
      const { data } = shown.parse(await stage.call('GET', `/api/servers/1/sites/${siteId}`));
      expect(run.outputs).toMatchObject({
        ...{ 'deployed-commit': bad, evidence: '', 'deploy-exit-status': '3' },
        ...{ 'deploy-log': expect.stringContaining('broken'), 'last-deploy-at': data.last_deploy_at },
      });
    });

    test('with the .env alone, where the script that stands pins a commit', async () => {
      const folder = stage.siteFolder(siteId, site);
      const run = await play({
        operations: 'sync-env, deploy',
        'verify-command': `grep -q ${OLD_VALUE} ${join(folder, '.env')}`,
      });
      expect(writes()).toEqual(['PATCH env', 'POST deploy', 'PATCH env', 'POST deploy']);
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': good });
      await expectRestored();
    });

    test('by a trigger whose answer is lost: whether it took is read', async () => {
      stage.misbehave((request, nth) => (isTrigger(request) && nth === 2 ? 'lose-answer' : undefined));
      const run = await play({ commit: await commit('bad', 'exit 3') });
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': good });
      expect(writes()).toEqual(ROLLED_BACK);
    });

    test('and the next run deploys the commit that is right', async () => {
      await play({ commit: await commit('bad', 'exit 3') });
      const mended = await commit('mended');
      const run = await play({ commit: mended });
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', 'rolled-back-to': '' });
      expect(await stage.visit(site)).toBe('mended');
    });
  });

  describe('a rollback that fails is told, with the state of the site, and nothing more is deployed', () => {
    /** A commit that fails, and after which no other deploy works either. */
    const spoil = (): Promise<string> => commit('bad', 'touch ../spoilt; exit 3');
    const PINNED = SCRIPT.replace(
      '. ./deploy.sh',
      'if [ -e ../spoilt ]; then echo "all is lost"; exit 4; fi\n. ./deploy.sh',
    );

    test('by its own script', async () => {
      await play({ commit: good, 'deploy-script': PINNED, env: `API_SECRET=${OLD_VALUE}` });
      const run = await play({ commit: await spoil() });
      expect(run.code).toBe(1);
      expect(run.outputs).toMatchObject({
        outcome: 'failed',
        'rolled-back-to': '',
        'deploy-exit-status': '3',
      });
      expect(writes()).toEqual(ROLLED_BACK);
      expect(message(run)).toContain('The deploy failed: the deploy script exited with status 3.');
      expect(message(run)).toContain(
        `the rollback to commit ${good} failed, too: The deploy failed: the deploy script exited with status 4. The log says: “all is lost”`,
      );
      expect(message(run)).toContain(`as the failed deploy left it, on commit ${good}.`);
      expect(message(run)).toContain(
        'Next: Look at the site first: the deploy and its rollback have failed.',
      );
      await expectRestored();
    });

    test('by a trigger that is refused', async () => {
      stage.misbehave((request, nth) =>
        isTrigger(request) && nth === 2
          ? { status: 422, body: '{"message":"Too many deploys."}' }
          : undefined,
      );
      const run = await play({ commit: await commit('bad', 'exit 3') });
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': '' });
      expect(message(run)).toMatch(/rollback to commit \w+ failed, too: .*Too many deploys/);
      expect(writes()).toEqual(ROLLED_BACK);
      await expectRestored();
    });
  });

  describe('nothing is deployed again', () => {
    /** A colleague replaces the script once the deploy has failed, before the .env is put back. */
    const meddleBeforeRestoring = (theirs: string): void => {
      let triggered = false;
      stage.misbehave(async (request) => {
        triggered ||= isTrigger(request);
        if (triggered && request.method === 'GET' && request.path.endsWith('/env'))
          await stage.call('PATCH', `/api/servers/1/sites/${siteId}/deploy/script`, {
            deploy_script: theirs,
          });
        return undefined;
      });
    };

    test.each<[string, Fault | undefined, string]>([
      ['while the first deploy may be running', undefined, 'timed_out'],
      ['where the first deploy may not have begun', 'reset', 'unknown'],
    ])('and nothing put back, %s', async (_, fault, outcome) => {
      stage.misbehave((request) => (isTrigger(request) ? fault : undefined));
      const run = await play({ commit: await commit('bad', 'sleep 60'), timeout: '5s' });
      expect(run.outputs.outcome).toBe(outcome);
      expect(writes()).toEqual(FIRST);
      expect(message(run)).toContain(
        'rollback-on-failure: the deploy script and the .env: not put back, as the deploy was not seen to fail',
      );
    });

    test.each<[string, string]>([
      ['pins no commit', 'echo before\n'],
      [
        'names the line in a comment',
        `# export SITE_DEPLOY_COMMIT=${'a'.repeat(40)}\ngit reset "$SITE_DEPLOY_COMMIT"\n`,
      ],
      ['only has a default', 'git reset --hard "${SITE_DEPLOY_COMMIT:-FETCH_HEAD}"\n'],
      ['never uses the commit', `export SITE_DEPLOY_COMMIT=${'a'.repeat(40)}\necho SITE_DEPLOY_COMMIT\n`],
    ])('where the script put back %s', async (_, before) => {
      await stage.call('PATCH', `/api/servers/1/sites/${siteId}/deploy/script`, { deploy_script: before });
      const run = await play({ commit: await commit('bad', 'exit 3') });
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': '' });
      expect(writes()).toEqual(RESTORED);
      expect(await script()).toBe(before);
      expect(message(run)).toContain(
        'rollback-on-failure: nothing was deployed again: the deploy script from before this run pins no commit',
      );
    });

    test('where nothing was replaced in this run', async () => {
      const run = await play({ operations: 'deploy', 'verify-command': 'exit 9' });
      expect(run.outputs.outcome).toBe('failed');
      expect(writes()).toEqual(['POST deploy']);
      expect(message(run)).toContain('this run has replaced nothing, so there is nothing to go back to');
    });

    test('after a trigger that was refused: no deploy began', async () => {
      stage.misbehave((request) =>
        isTrigger(request) ? { status: 422, body: '{"message":"No."}' } : undefined,
      );
      const run = await play({ commit: await commit('bad', 'exit 3') });
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': '' });
      expect(writes()).toEqual(RESTORED);
      expect(message(run)).toContain('nothing was deployed again: no deploy had started');
      await expectRestored();
    });

    test('where a colleague has changed the script meanwhile: theirs stays, the .env goes back', async () => {
      const theirs = 'echo of a colleague\n';
      meddleBeforeRestoring(theirs);
      const run = await play({ commit: await commit('bad', 'exit 3') });
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': '' });
      expect(await script()).toBe(theirs);
      expect(await env()).toEqual({ content: expect.stringContaining(OLD_VALUE) });
      expect(writes()).toEqual([...FIRST, 'PATCH env']);
      expect(message(run)).toContain(
        'nothing was deployed again: the deploy script is not as it was before this run',
      );
    });

    test('with the .env alone, where a colleague has changed the script that stands', async () => {
      meddleBeforeRestoring(`${await script()}# theirs\n`);
      const run = await play({ operations: 'sync-env, deploy', 'verify-command': 'exit 9' });
      expect(writes()).toEqual(['PATCH env', 'POST deploy', 'PATCH env']);
      expect(message(run)).toContain('nothing was deployed again: the deploy script has been changed since');
    });

    test('where a colleague changes the script after it was put back', async () => {
      const theirs = `${await script()}# theirs\n`;
      let looks = 0;
      stage.misbehave(async ({ method, path }) => {
        const isBack = stage.service.writes().filter((line) => line.endsWith('/script')).length === 2;
        if (method === 'GET' && path.endsWith('/script') && isBack) looks += 1;
        // The first look reads it back.
        if (looks === 2 && (await script()) !== theirs)
          await stage.call('PATCH', `/api/servers/1/sites/${siteId}/deploy/script`, {
            deploy_script: theirs,
          });
        return undefined;
      });
      const run = await play({ commit: await commit('bad', 'exit 3') });
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': '' });
      expect(writes()).toEqual(RESTORED);
      expect(await script()).toBe(theirs);
      expect(message(run)).toContain('nothing was deployed again: the deploy script has been changed since');
    });

    test('where the plan is not the agreed one: that is no failed deploy', async () => {
      const inputs = { commit: await commit('fine'), 'plan-hash': 'a'.repeat(64) };
      const run = await play(inputs);
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': '' });
      expect(writes()).toEqual([]);
      expect(run.log + run.summary).not.toContain('rollback-on-failure');
    });

    test('where putting back is in doubt', async () => {
      let triggered = false;
      stage.misbehave((request) => {
        triggered ||= isTrigger(request);
        return triggered && request.method === 'PATCH' && request.path.endsWith('/env')
          ? { status: 500 }
          : undefined;
      });
      const run = await play({ commit: await commit('bad', 'exit 3') });
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': '' });
      expect(writes().filter((line) => line === 'POST deploy')).toHaveLength(1);
      expect(message(run)).toContain('nothing was deployed again: the .env is not as it was before this run');
    });

    test('after a deploy that worked, nor after another operation that failed', async () => {
      const fine = await play({ commit: await commit('fine') });
      expect(fine.outputs).toMatchObject({ outcome: 'succeeded', 'rolled-back-to': '' });
      expect(writes()).toEqual(FIRST);
      stage.misbehave(({ method, path }) =>
        method === 'PATCH' && path.endsWith('/env') ? { status: 422, body: '{"message":"No."}' } : undefined,
      );
      const other = await play({ commit: good, env: 'API_SECRET=yet-another-value' });
      expect(other.outputs.outcome).toBe('failed');
      expect(writes()).toEqual(['PATCH deploy/script', 'PATCH env']);
    });
  });
});
