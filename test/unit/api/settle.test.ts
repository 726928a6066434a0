import { describe, expect, test } from '@jest/globals';
import { type Played, play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { MANNERS } from '../../../harness/simulator/simulation.ts';
import { framed } from '../../../src/script/frame.ts';

type Fault = NonNullable<Behaviour['fault']>;

const ENV = { operations: 'sync-env', env: 'A=wanted value' };
const SCRIPT = { operations: 'update-deploy-script', 'deploy-script': 'new' };
const BOTH = { ...SCRIPT, operations: 'update-deploy-script, deploy', 'restore-on-failure': 'true' };
const CREATE = { operations: 'ensure-site' };
/** Answers that are lost, before or after the write has taken effect. */
const LOST = { status: 502 };
const BROKEN = 'lose-answer';
const NEVER_MS = 3_600_000;

/** A script or an .env of which something else is shown than there is. */
const shown = (body: unknown, status = 200): Behaviour => ({
  fault: ({ method, path }) =>
    method === 'GET' && /(env|script)$/.test(path)
      ? { status, ...(body !== undefined && { body }) }
      : undefined,
});

const endOf = ({ report, writes }: Played) => ({ outcome: report.outcome, writes });
const PATCH_ENV = 'PATCH /sites/2/env';
const PATCH_SCRIPT = 'PATCH /sites/2/deploy/script';

describe('a write that shows late, or not at all,', () => {
  test('is waited for, without a second write', async () => {
    const env = await play({ env: 'A=old\n', manners: { lagMs: 1_500 } }, ENV);
    expect(endOf(env)).toEqual({ outcome: 'succeeded', writes: [PATCH_ENV] });
    const script = await play({ script: 'old', manners: { lagMs: 1_500 } }, SCRIPT);
    expect(endOf(script)).toEqual({ outcome: 'succeeded', writes: [PATCH_SCRIPT] });
  });

  test('is unknown if it was confirmed but never shows, and is not sent again', async () => {
    const played = await play({ env: 'A=old\n', manners: { lagMs: NEVER_MS } }, ENV);
    expect(endOf(played)).toEqual({ outcome: 'unknown', writes: [PATCH_ENV] });
    expect(played.report.failure?.reason).toBe('shown-otherwise');
  });

  test('of a script is not sent to a service that trims it, but to one that shows CRLF', async () => {
    const stored = framed('echo').trimEnd();
    const given = { ...SCRIPT, 'deploy-script': 'echo\n' };
    expect((await play({ script: stored }, given)).statuses).toEqual(['unchanged']);
    expect((await play({ script: `\n${stored}` }, given)).writes).toEqual([]);
    const crlf = { script: stored.replaceAll('\n', '\r\n') };
    expect((await play(crlf, given)).statuses).toEqual(['changed']);
    // A service that shows every script with CRLF.
    const always = await play({ ...crlf, ...shown({ deploy_script: crlf.script }) }, given);
    expect(always.statuses).toEqual(['unchanged']);
  });

  test('is said to be unconfirmed if the service shows no script', async () => {
    const played = await play(shown(null), SCRIPT);
    expect(played.log).toContain('could not be read back');
    expect(played.report.outcome).toBe('succeeded');
  });

  test('of a site is waited for until the site is listed', async () => {
    const played = await play({ siteExists: false, manners: { lagMs: 1_500 } }, CREATE);
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['POST /sites']);
  });

  test('of a site is looked for in the list when the answer is about another site', async () => {
    const fault: Fault = ({ method, path }) =>
      method === 'POST' && path.endsWith('/sites')
        ? { status: 200, body: { data: { id: 77, domain: 'other.example' } }, effect: 'now' }
        : undefined;
    const played = await play({ siteExists: false, fault }, CREATE);
    expect(endOf(played)).toEqual({ outcome: 'succeeded', writes: ['POST /sites'] });
    expect(played.report.facts?.site).toMatchObject({ domain: 'shop.example' });
  });

  test('of a site whose answer was lost is found once the site is listed, and not sent again', async () => {
    for (const manners of Object.values(MANNERS)) {
      const fault: Fault = ({ method }) => (method === 'POST' ? BROKEN : undefined);
      const played = await play({ siteExists: false, manners: { ...manners, lagMs: 3_000 }, fault }, CREATE);
      expect(endOf(played)).toEqual({ outcome: 'succeeded', writes: ['POST /sites'] });
    }
  });

  test.each([
    ['is found', 11_000, 'changed'],
    ['is unknown if it shows even later', 60_000, 'unknown'],
  ])('of a site that took effect %s when the second one is refused', async (_, lagMs, status) => {
    const refusal = { status: 422, body: { errors: { root_domain: ['taken'] } } };
    const fault: Fault = ({ method, nth }) =>
      method === 'POST' ? (nth === 1 ? BROKEN : refusal) : undefined;
    const played = await play({ siteExists: false, manners: { lagMs }, fault }, CREATE);
    expect(played.statuses).toEqual([status]);
    expect(played.writes).toEqual(['POST /sites', 'POST /sites']);
  });

  test.each<[string, Behaviour, Record<string, string>]>([
    ['env', { env: 'A=old' }, ENV],
    ['script', { script: 'old' }, SCRIPT],
    ['repository', {}, { operations: 'ensure-repository' }],
    ['sites', { siteExists: false }, CREATE],
  ])('to …/%s is unknown, never failed, if it cannot be read back', async (name, behaviour, given) => {
    let wrote = false;
    const fault: Fault = ({ method, path }) => {
      if (method === 'GET') return wrote ? { status: 500 } : undefined;
      wrote ||= path.endsWith(name);
      return wrote ? BROKEN : undefined;
    };
    const played = await play({ ...behaviour, fault }, given);
    expect([played.report.outcome, ...played.statuses]).toEqual(['unknown', 'unknown']);
    expect(played.report.failure?.reason).toBe('answer-lost');
    expect(played.report.failure?.message).toMatch(
      /(PATCH|POST) \S+ may have taken effect, but its answer was lost/,
    );
  });
});

describe('a text that the service does not show', () => {
  test.each<[string, Behaviour]>([
    ['nothing', shown(undefined)],
    ['null', shown(null)],
    ['a null content', shown({ data: { content: null } })],
    ['a 404', shown({ message: 'No such file.' }, 404)],
  ])('is no empty text: an .env of which the service shows %s is not merged into', async (_, behaviour) => {
    const played = await play(behaviour, ENV);
    expect(played.report.failure).toMatchObject({
      message: expect.stringContaining('The service shows no .env of this site'),
      next: expect.stringContaining('env-mode: replace'),
    });
    expect(played.writes).toEqual([]);
  });

  test('leaves a write of it unknown', async () => {
    const played = await play(shown(null), { ...ENV, 'env-mode': 'replace' });
    expect(endOf(played)).toEqual({ outcome: 'unknown', writes: [PATCH_ENV] });
  });

  test('is not merged into again after a lost write', async () => {
    let wrote = false;
    const fault: Fault = ({ method }) => {
      if (method !== 'PATCH') return wrote ? { status: 404 } : undefined;
      wrote = true;
      return LOST;
    };
    const played = await play({ env: 'A=old\n', fault }, ENV);
    expect(endOf(played)).toEqual({ outcome: 'unknown', writes: [PATCH_ENV] });
  });

  test('fails the write of it if it does not exist, and the error says what creates it', async () => {
    const fault: Fault = ({ path }) => (path.endsWith('/env') ? { status: 404 } : undefined);
    const played = await play({ fault }, { ...ENV, 'env-mode': 'replace' });
    expect(played.report.failure).toMatchObject({
      reason: 'env-unwritable',
      message: expect.stringContaining('The service answered 404 to the write of the .env: '),
      next: expect.stringContaining('ensure-repository'),
    });
  });

  test.each([{}, { deploy_script: '' }])('is put back once if the answer is lost: %j', async (body) => {
    let writes = 0;
    const fault: Fault = ({ method, path }) => {
      if (path.endsWith('/deploy')) return { status: 422 };
      if (method === 'PATCH') writes += 1;
      if (method === 'PATCH' && writes === 2) return LOST;
      return writes === 2 && path.endsWith('/script') ? { status: 200, body } : undefined;
    };
    const played = await play({ script: 'old', fault }, BOTH);
    expect(played.writes.filter((line) => line === PATCH_SCRIPT)).toHaveLength(2);
    expect(played.report.failure?.message).toContain(
      'was put back is not known: the service no longer shows it',
    );
  });

  test.each([null, {}])('is no script: %j is neither taken for the same nor gone back to', async (body) => {
    const fault: Fault = (request) =>
      request.path.endsWith('/deploy') ? { status: 422 } : shown(body).fault?.(request);
    const played = await play({ fault }, BOTH);
    expect(played.writes).toEqual([PATCH_SCRIPT, 'POST /sites/2/deploy']);
    expect(played.report.failure?.message).toContain('there is none from before this run');
  });
});
