import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { runPost } from '../../harness/run-action.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { type Stage, setStage } from '../../harness/stage.ts';

const OLD_SCRIPT = 'echo old\n';
const OLD_ENV = '# kept\nAPI_SECRET=old-secret-value-11\nOTHER=1\n';
const INPUTS = {
  operations: 'update-deploy-script, sync-env, deploy',
  'deploy-script': 'echo begun; exit 3',
  'report-exit-status': 'true',
  env: 'API_SECRET=new-secret-value-22\nADDED=yes-please',
  'restore-on-failure': 'true',
};
const more = { secrets: ['old-secret-value-11', 'new-secret-value-22'] };

describe.each(SERVICES)('%s', (service) => {
  let stage: Stage;
  let site = '';
  let siteId = 0;
  let made = 0;
  beforeAll(async () => {
    stage = await setStage({ service });
  });
  afterAll(() => stage.stop());

  /** A site of its own for each test, with an earlier script and `.env`. */
  beforeEach(async () => {
    stage.misbehave(() => undefined);
    made += 1;
    site = `restore-${made}.example`;
    const operations = 'ensure-site, ensure-repository';
    const run = await stage.play({ operations, site });
    expect(run.outputs.outcome).toBe('succeeded');
    siteId = Number(run.outputs['site-id']);
    await write('deploy/script', { deploy_script: OLD_SCRIPT });
    await write('env', { content: OLD_ENV });
  });

  const write = (path: string, body: object): Promise<unknown> =>
    stage.call('PATCH', `/api/servers/1/sites/${siteId}/${path}`, body);
  const script = (): Promise<unknown> => stage.call('GET', `/api/servers/1/sites/${siteId}/deploy/script`);
  const env = (): Promise<unknown> => stage.call('GET', `/api/servers/1/sites/${siteId}/env`);
  const writes = (): string[] =>
    stage.service.writes().map((line) => line.replace(`/api/servers/1/sites/${siteId}/`, ''));
  const message = (run: ActionRun): string => run.runner.annotations.at(-1)?.message ?? '';

  describe('a deploy that fails', () => {
    test('puts the .env and the deploy script back, and says so', async () => {
      const run = await stage.run({ ...INPUTS, site }, more);
      expect(run.outputs).toMatchObject({
        outcome: 'failed',
        changed: 'true',
        'deploy-exit-status': '3',
        'env-added': '',
        'env-changed': '',
      });
      expect(writes()).toEqual([
        'PATCH deploy/script',
        'PATCH env',
        'POST deploy',
        'PATCH env',
        'PATCH deploy/script',
      ]);
      expect(await script()).toEqual({ deploy_script: OLD_SCRIPT });
      expect(await env()).toEqual({ content: OLD_ENV });
      expect(message(run)).toContain('restore-on-failure: the .env was put back as it was before this run');
      expect(run.summary).toContain('the deploy script was put back as it was before this run');
      expect(JSON.parse(run.outputs.results ?? '')[1]).toMatchObject({
        operation: 'sync-env',
        status: 'changed',
        changes: ['.env: added ADDED; changed API_SECRET', 'the .env was put back as it was before this run'],
      });
    });

    test('leaves what the deploy itself has changed since, and still puts back the rest', async () => {
      const inputs = { ...INPUTS, 'deploy-script': 'echo "CACHED=1" >> .env; exit 1', site };
      const run = await stage.play(inputs, more);
      expect(message(run)).toContain('the .env was left as it is: it has been changed since');
      expect(run.outputs['env-added']).toBe('ADDED');
      expect(await env()).toEqual({
        content: expect.stringContaining('API_SECRET=new-secret-value-22\nOTHER=1\n'),
      });
      expect(await env()).toEqual({ content: expect.stringContaining('CACHED=1') });
      expect(await script()).toEqual({ deploy_script: OLD_SCRIPT });
    });

    test("never writes over somebody else's later script", async () => {
      let ours = '';
      stage.misbehave(async ({ method, path, body }) => {
        if (method === 'PATCH') ours = JSON.parse(body).deploy_script;
        if (method === 'POST' && path.endsWith('/deploy'))
          await write('deploy/script', { deploy_script: `${ours}# of a colleague` });
        return undefined;
      });
      const run = await stage.play({ ...INPUTS, operations: 'update-deploy-script, deploy', site }, more);
      expect(run.outputs.outcome).toBe('failed');
      expect(message(run)).toContain('the deploy script was left as it is: it has been changed since');
      expect(writes()).toEqual(['PATCH deploy/script', 'POST deploy']);
      expect(await script()).toEqual({ deploy_script: `${ours}# of a colleague` });
    });

    test('leaves the .env of a repository that this run has installed anew: the one before is gone', async () => {
      const operations = `ensure-repository, ${INPUTS.operations}`;
      const run = await stage.play({ ...INPUTS, operations, 'reinstall-repository': 'true', site }, more);
      expect(message(run)).toContain('the .env was left as it is: there is none from before this run');
      expect(await env()).toEqual({ content: expect.stringContaining('API_SECRET=new-secret-value-22') });
      expect(await script()).toEqual({ deploy_script: OLD_SCRIPT });
    });

    test('killed while it puts things back: the post step says so', async () => {
      let triggered = false;
      let kill = (): void => {};
      stage.misbehave(({ method, path }) => {
        if (path.endsWith('/deploy')) triggered = true;
        if (!triggered || method !== 'PATCH') return undefined;
        kill();
        return new Promise(() => {});
      });
      const onStart = (send: (signal: NodeJS.Signals) => void): void => {
        kill = () => send('SIGKILL');
      };
      const run = await stage.run({ ...INPUTS, site }, { ...more, whole: false, onStart });
      expect(runPost(run.state, more.secrets)).toContain(
        'was ended from outside after deploy had failed, during restore-on-failure. Whether the deploy script and the .env were put back is not known.',
      );
    });

    test('counts a trigger that is refused, and a health check that fails', async () => {
      stage.misbehave(({ method, path }) =>
        method === 'POST' && path.endsWith('/deploy')
          ? { status: 422, body: '{"message":"No repository."}' }
          : undefined,
      );
      const refused = await stage.play({ ...INPUTS, site }, more);
      expect(refused.outputs.outcome).toBe('failed');
      expect(await env()).toEqual({ content: OLD_ENV });
      stage.misbehave(() => undefined);
      const unwell = await stage.play(
        { ...INPUTS, 'deploy-script': 'echo fine', 'verify-command': 'exit 9', site },
        more,
      );
      expect(unwell.outputs).toMatchObject({ outcome: 'failed', 'deploy-exit-status': '0' });
      expect(await script()).toEqual({ deploy_script: OLD_SCRIPT });
      expect(await env()).toEqual({ content: OLD_ENV });
    });

    test('says what could not be put back, and whether that is known', async () => {
      let triggered = false;
      stage.misbehave(({ method, path }) => {
        if (path.endsWith('/deploy')) triggered = true;
        if (!triggered || method !== 'PATCH') return undefined;
        return path.endsWith('/env') ? { status: 422, body: '{"message":"Locked."}' } : { status: 500 };
      });
      const run = await stage.play({ ...INPUTS, site }, { ...more, waitsInVain: true });
      expect(run.outputs.outcome).toBe('failed');
      expect(message(run)).toMatch(/the \.env could not be put back: .*Locked\./);
      expect(message(run)).toContain('the deploy script may or may not have been put back');
      const [ofScript, ofEnv] = JSON.parse(run.outputs.results ?? '');
      expect(ofScript.status).toBe('unknown');
      expect(message(run)).toContain('Next: See what is there now.');
      expect(message(run)).toMatch(
        /Done before that: .*replaced the deploy script; sync-env: \.env: added ADDED; changed API_SECRET\.\n/,
      );
      expect(run.summary).toContain(': deploy failed\n');
      expect(ofEnv.status).toBe('changed');
    });

    test('does not send it once more over what somebody else wrote in between', async () => {
      let triggered = false;
      let lost = false;
      stage.misbehave(async ({ method, path }) => {
        if (path.endsWith('/deploy')) triggered = true;
        if (!triggered || lost || method !== 'PATCH') return undefined;
        lost = true;
        await write('env', { content: 'COLLEAGUE=1\n' });
        return { status: 503 };
      });
      const run = await stage.play({ ...INPUTS, site }, { ...more, waitsInVain: true });
      expect(message(run)).toContain('the .env was left as it is: it has been changed since');
      expect(await env()).toEqual({ content: 'COLLEAGUE=1\n' });
    });

    test('leaves a .env that others have added to just after this run wrote it', async () => {
      stage.misbehave(async ({ method, path, body }) => {
        if (method !== 'PATCH' || !path.endsWith('/env')) return undefined;
        await write('env', { content: `${JSON.parse(body).content}THEIRS=1\n` });
        return { status: 200, body: '{"message":"ok"}' };
      });
      const run = await stage.play({ ...INPUTS, site }, more);
      expect(message(run)).toContain('the .env was left as it is: it has been changed since');
      expect(await env()).toEqual({ content: expect.stringContaining('THEIRS=1\n') });
    });

    test('settles by reading what became of putting back', async () => {
      stage.misbehave(({ method }, nth) => (method === 'PATCH' && nth === 2 ? 'lose-answer' : undefined));
      const run = await stage.play({ ...INPUTS, site }, more);
      expect(message(run)).toContain('the deploy script was put back');
      expect(writes()).toHaveLength(5);
      expect(await script()).toEqual({ deploy_script: OLD_SCRIPT });
    });
  });

  describe('nothing is put back', () => {
    test('while the deploy may still be running', async () => {
      const inputs = { ...INPUTS, 'deploy-script': 'echo begun; sleep 60', timeout: '30s' };
      const run = await stage.play({ ...inputs, site }, { ...more, waitsInVain: true });
      expect(run.outputs.outcome).toBe('timed_out');
      expect(message(run)).toContain(
        'the deploy script and the .env: not put back, as the deploy was not seen to fail',
      );
      expect(writes()).toEqual(['PATCH deploy/script', 'PATCH env', 'POST deploy']);
    });

    test('after a deploy that worked, nor unasked, nor when another operation fails', async () => {
      const good = await stage.play({ ...INPUTS, 'deploy-script': 'echo fine', site }, more);
      expect(good.outputs.outcome).toBe('succeeded');
      expect(writes()).toHaveLength(3);
      const unasked = await stage.play({ ...INPUTS, 'restore-on-failure': 'false', site }, more);
      expect(unasked.outputs.outcome).toBe('failed');
      expect(writes()).toEqual(['PATCH deploy/script', 'POST deploy']);
      await write('deploy/script', { deploy_script: OLD_SCRIPT });
      stage.misbehave(({ method, path }) =>
        method === 'PATCH' && path.endsWith('/env') ? { status: 422 } : undefined,
      );
      const other = await stage.play({ ...INPUTS, env: 'ADDED=other-value', site }, more);
      expect(other.outputs.outcome).toBe('failed');
      expect(writes()).toEqual(['PATCH deploy/script', 'PATCH env']);
    });

    test('without following the deploy: refused before anything is sent', async () => {
      const run = await stage.play({ ...INPUTS, wait: 'false', site }, more);
      expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0' });
      expect(message(run)).toContain('a deploy that is not followed has no use for restore-on-failure');
    });
  });

  test('a cancel while putting back ends the run at once', async () => {
    let triggered = false;
    let interrupt = (): void => {};
    stage.misbehave(({ method, path }) => {
      if (path.endsWith('/deploy')) triggered = true;
      if (!triggered || method !== 'PATCH') return undefined;
      interrupt();
      return new Promise(() => {});
    });
    const onStart = (end: (signal: NodeJS.Signals) => void): void => {
      interrupt = () => end('SIGINT');
    };
    const run = await stage.run({ ...INPUTS, site }, { ...more, onStart });
    expect(run.outputs.outcome).toBe('failed');
    expect(message(run)).toContain('the .env may or may not have been put back');
  });
});
