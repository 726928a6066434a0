import { describe, expect, test } from '@jest/globals';
import {
  at,
  BEFORE,
  FIRST,
  NEW,
  openFailingDeploy,
  RESTORED,
  THEIRS,
  type Twist,
} from '../support/failing-deploy.ts';

const RESTORE = { 'restore-on-failure': 'true' };
const PUT_BACK = 'was put back';

describe('after a deploy that failed, restore-on-failure', () => {
  test('puts the .env and the deploy script back, and reports so', async () => {
    await using site = await openFailingDeploy();
    const run = await site.deploy(RESTORE);
    expect(run.outputs).toMatchObject({
      outcome: 'failed',
      changed: 'true',
      'deploy-exit-status': '3',
      'env-added': '',
      'env-changed': '',
    });
    expect(run.writes).toEqual(RESTORED);
    expect(site.texts()).toEqual(BEFORE);
    expect(run.error).toContain(`\nrestore-on-failure: the .env ${PUT_BACK}\n`);
    expect(run.summary).toContain(`the deploy script ${PUT_BACK}`);
    expect(JSON.parse(run.outputs.results ?? '')[1]).toMatchObject({
      operation: 'sync-env',
      status: 'changed',
      changes: ['.env: added ADDED; changed API_SECRET', `the .env ${PUT_BACK}`],
    });
  });

  test('puts both back although an answer to that was lost', async () => {
    await using site = await openFailingDeploy(at(/^4 PATCH/, 'lose-answer'));
    const run = await site.deploy(RESTORE);
    expect(run.outputs.outcome).toBe('failed');
    expect(run.error).toContain(`the .env ${PUT_BACK}\nrestore-on-failure: the deploy script ${PUT_BACK}`);
    expect(run.writes).toEqual(RESTORED);
    expect(site.texts()).toEqual(BEFORE);
  });

  /** A text that is left as it is, its content, and why. */
  type Kept = readonly [what: 'deploy script' | '.env', content: RegExp, why: string];
  const line = { kind: 'env line', line: 'THEIRS=1' } as const;
  const CHANGED = 'it has been changed since';
  const theirScript: Kept = ['deploy script', /# theirs\n$/, CHANGED];
  const theirEnv: Kept = ['.env', /value-22\n(.*\n)*THEIRS=1\n$/, CHANGED];
  const unseen = 'the service does not show it, so a later change could not be seen';
  const installed = {
    operations: 'ensure-repository, update-deploy-script, sync-env, deploy',
    'reinstall-repository': 'true',
  };
  test.each<[title: string, Kept, Twist, inputs?: object]>([
    ['a script that somebody has changed since', theirScript, at(/^3 GET log 1/, THEIRS)],
    ['a .env that somebody changed right after it was written', theirEnv, at(/^2 GET env/, line)],
    [
      'a .env that somebody changed before putting it back was tried again',
      theirEnv,
      at(/^4 PATCH env/, line, { status: 503 }),
    ],
    [
      'a script that the service no longer shows',
      ['deploy script', new RegExp(NEW), unseen],
      at(/^[1-9] GET deploy.script/, { status: 200, body: null }),
    ],
    [
      'a .env of a repository that the run has installed',
      ['.env', /value-22/, 'there is none from before this run'],
      {},
      installed,
    ],
  ])('leaves %s, and puts back the other text', async (_, [what, content, why], twist, inputs = {}) => {
    await using site = await openFailingDeploy(twist);
    const run = await site.deploy({ ...RESTORE, ...inputs });
    expect(run.outputs.outcome).toBe('failed');
    expect(run.error).toContain(`\nrestore-on-failure: the ${what} was not put back: ${why}\n`);
    const left = what === '.env' ? 'env' : 'script';
    expect(site.texts()).toEqual({ ...BEFORE, [left]: expect.stringMatching(content) });
  });

  test('says what could not be put back, and what may not have been', async () => {
    await using site = await openFailingDeploy({
      at(place) {
        if (/^4 PATCH env/.test(place)) return { status: 422, body: { message: 'Locked.' } };
        return /^[5-9] PATCH deploy.script/.test(place) ? { status: 500 } : undefined;
      },
    });
    const run = await site.deploy(RESTORE);
    expect(run.outputs.outcome).toBe('failed');
    expect(run.error).toMatch(/the \.env was not put back: .*Locked\./);
    expect(run.error).toContain('whether the deploy script was put back is not known: ');
    expect(run.error).toContain('Next: See what is there now.');
    expect(run.error).toMatch(
      /Done before that: .*replaced the deploy script; sync-env: \.env: added ADDED; changed API_SECRET\.\n/,
    );
    const results: { status: string }[] = JSON.parse(run.outputs.results ?? '');
    expect(results.map(({ status }) => status)).toEqual(['unknown', 'changed', 'failed']);
    expect(run.summary).toContain(': deploy failed\n');
  });

  test('leaves it to the post step to say what is in doubt when it is killed, even a text that it has left', async () => {
    await using site = await openFailingDeploy({ latencyMs: 0, ...at(/^2 GET env/, line) });
    const run = await site.interrupt(RESTORE, 'SIGKILL', /^3 GET deploy.script/);
    expect(run.state.run).toContain(
      'was stopped from outside after deploy had failed, during restore-on-failure. Whether the deploy script was put back is not known. Whether the .env was put back is not known.',
    );
  });
});

test('restore-on-failure puts nothing back when it is false', async () => {
  await using site = await openFailingDeploy();
  const run = await site.deploy({ 'restore-on-failure': 'false' });
  expect(run.error).toContain('exited with status 3');
  expect(run.writes).toEqual(FIRST);
});
