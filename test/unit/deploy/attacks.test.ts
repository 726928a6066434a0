import { describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import type { Behaviour, Shown } from '../../../harness/simulator/behaviour.ts';
import { GOOD } from '../../../harness/simulator/deploys.ts';
import { BY_ID, DOCUMENT, FAMILY, LIVE_TEXT } from '../../../harness/simulator/manners.ts';
import { framed } from '../../../src/script/frame.ts';
import { showing } from '../../support/deploying.ts';

const COMMIT = 'c'.repeat(40);
const report = (run: string, status = 0): string =>
  `[site-deploy] exit-status=${status} commit=${COMMIT} run=${run}\n`;
/** Runs of the script, by the time of their end: the trigger is at midnight of 2026-01-01. */
const HOUR_AGO = '77.20251231T230000Z';
const OURS = '78.20260101T000020Z';
const [BEFORE, AFTER] = ['2025-12-31 23:00:00', '2026-01-01 00:00:20'];
const [MIDNIGHT, NEW] = ['2026-01-01 00:00:00', '2026-01-01 00:00:01'];

/** A site as the deploy before has left it, with a report and without. */
const OLD = { lastDeployAt: BEFORE, log: `old\n${report(HOUR_AGO)}`, logAt: BEFORE };
const SILENT = { ...OLD, log: 'old\n' };
const NEVER_DEPLOYED: Behaviour['siteAt'] = () => ({ last_deploy_at: null });

describe('the report of the deploy before, which comes late,', () => {
  const ours = { lastDeployAt: AFTER, log: `ours\n${report(OURS, 3)}`, logAt: NEW };

  test.each<[string, Shown]>([
    ['was missing before the trigger', { lastDeployAt: BEFORE, log: null }],
    ['was behind an older one', { lastDeployAt: BEFORE, log: 'older\n', logAt: '2025-12-30 00:00:00' }],
  ])('is not taken for ours when it %s', async (_, before) => {
    const played = await play(showing(before, [1_000, OLD], [20_000, ours]), { 'expected-commit': COMMIT });
    expect(played.report.outcome).toBe('failed');
    expect(played.report.facts?.deploy).toMatchObject({ exitStatus: 3 });
  });

  test('leaves the end unknown when only it is shown, and says both times', async () => {
    const played = await play(
      showing({ lastDeployAt: BEFORE, log: null }, [3_000, { ...OLD, lastDeployAt: AFTER }]),
    );
    expect(played.report.outcome).toBe('unknown');
    expect(played.report.failure?.message).toMatch(/is of 2025-12-31 23:00:00, .* at 2026-01-01 00:00:00/);
    expect(played.requests.at(-1)?.atMs).toBeLessThan(20_000);
  });
});

test.each([DOCUMENT, FAMILY, LIVE_TEXT, BY_ID])(
  'a deploy that ends while the trigger waits is not ours',
  async (kind) => {
    for (const [others, ours] of [
      [0, 3],
      [1, 0],
    ] as const) {
      const course = { ...GOOD, delayMs: 300, durationMs: 15_000 };
      const played = await play({
        script: framed('git pull\n'),
        log: OLD.log,
        manners: { ...kind, courseOf: () => ({ ...course, delayMs: 3_000, exitStatus: ours }) },
        prepare: (service) =>
          service.later(10_000, () =>
            service.meddle({ kind: 'deploy', course: { ...course, exitStatus: others } }),
          ),
        fault: ({ method, nth }) =>
          method === 'POST' && nth === 1 ? { status: 429, headers: { 'retry-after': '55' } } : undefined,
      });
      expect(played.report.outcome).toBe(ours === 0 ? 'succeeded' : 'failed');
      expect(played.report.facts?.deploy?.exitStatus).toBe(ours);
      expect(played.writes).toEqual(['POST /sites/2/deploy', 'POST /sites/2/deploy']);
    }
  },
);

test('the report of a deploy that ran at the trigger is not ours where last_deploy_at shows when a deploy began', async () => {
  const [created, began] = ['2025-12-31 23:59:58', '2025-12-31 23:59:59'];
  const before = { lastDeployAt: began, log: 'theirs 1\n', logAt: created };
  const theirs = { ...before, log: `theirs 1\ntheirs 2\n${report('77.20260101T000009Z')}` };
  const ours = { lastDeployAt: NEW, log: `ours\n${report('78.20260101T000040Z', 3)}`, logAt: NEW };
  const played = await play(
    showing(before, [9_000, theirs], [30_000, { ...ours, log: 'ours\n' }], [40_000, ours]),
  );
  expect(played.report.outcome).toBe('failed');
  expect(played.report.facts?.deploy).toMatchObject({ exitStatus: 3 });
});

test.each([
  [0, 3],
  [1, 0],
])('the report %d of an earlier deploy is not ours, whatever formats times have', async (other, own) => {
  const [created, createdOurs] = ['2025-12-31T23:59:58Z', '2026-01-01T00:00:12Z'];
  const before = { lastDeployAt: '2026-01-01 01:50:00', log: 'theirs 1\n', logAt: created };
  const theirs = `theirs 1\ntheirs 2\n${report('77.20260101T000009Z', other)}`;
  const ours = { lastDeployAt: '2026-01-01 02:00:09', log: 'ours\n', logAt: createdOurs };
  const end = { lastDeployAt: '2026-01-01 02:00:40', log: `ours\n${report('78.20260101T000040Z', own)}` };
  const played = await play(
    showing(
      before,
      [9_000, { ...before, lastDeployAt: ours.lastDeployAt, log: theirs }],
      [12_000, ours],
      [40_000, { ...ours, ...end }],
    ),
  );
  expect(played.report.outcome).toBe(own === 0 ? 'succeeded' : 'failed');
});

test.each([
  ['an hour', '78.20260101T010002Z'],
  ['two hours', '78.20260101T020002Z'],
])('an exit report from %s ahead soon makes the end unknown, and both times are named', async (_, run) => {
  const after = { lastDeployAt: BEFORE, log: `ours\n${report(run)}`, logAt: '2026-01-01 00:00:02' };
  const played = await play(showing(OLD, [2_000, after]));
  expect(played.report.outcome).toBe('unknown');
  expect(played.report.failure?.message).toMatch(/is of 2026-01-01 0\d:00:02, .* at 2026-01-01 00:00:00/);
  expect(played.requests.at(-1)?.atMs).toBeLessThan(20_000);
});

describe('on a server whose clock is four minutes off,', () => {
  // The deploy before ended at 23:00:00 by the service's clock, ours at 00:00:20.
  const [HOUR_AGO_THERE, OURS_THERE] = ['77.20251231T225600Z', '78.20251231T235620Z'];
  const before = { ...OLD, log: `old\n${report(HOUR_AGO_THERE)}` };
  const after = { lastDeployAt: AFTER, log: `ours\n${report(OURS_THERE)}`, logAt: NEW };

  const reporting = (run: string): Shown => ({ ...before, log: `old\n${report(run)}` });
  const at = (lastDeployAt: string) => ({ lastDeployAt });
  const atMidnight = { ...reporting('77.20251231T235618Z'), ...at(MIDNIGHT) };

  test.each<[string, string, Shown, Shown]>([
    ['a report that is as far off as the one before is ours', 'succeeded', before, after],
    ['none before leaves the end unknown', 'unknown', SILENT, after],
    ['so does one that is off by another time', 'unknown', reporting('77.20251231T225500Z'), after],
    ['so does one beside no other last_deploy_at', 'unknown', atMidnight, { ...after, ...at(MIDNIGHT) }],
    ['so does an older last_deploy_at', 'unknown', OLD, { ...after, ...at('2025-12-31 23:56:20') }],
    ['so does one in an entry from before', 'unknown', before, { ...after, logAt: '2025-12-31 23:30:00' }],
  ])('%s', async (_, outcome, shownBefore, shownAfter) => {
    const played = await play(showing(shownBefore, [20_000, shownAfter]), { 'expected-commit': COMMIT });
    expect(played.report.outcome).toBe(outcome);
    expect(played.log).not.toContain('the deploy log did not');
    if (outcome === 'unknown')
      expect(played.report.failure?.message).toMatch(/is of 2025-12-31 23:56:20, .* at 2026-01-01 00:00:00/);
    else expect(played.report.facts?.deploy?.ownMs).toBeGreaterThanOrEqual(20_000);
  });

  test('the report of a deploy before, which comes late, is not ours although deploys come every hour', async () => {
    // The log was a deploy behind: between its entry and the site there seems to be an hour.
    const log = `older\n${report('76.20251231T220000Z')}`;
    const behind = { lastDeployAt: BEFORE, log, logAt: '2025-12-31 22:00:00' };
    const late = { ...OLD, lastDeployAt: MIDNIGHT };
    const played = await play(showing(behind, [1_000, late]), { timeout: '5m' });
    expect(played.report.outcome).toBe('unknown');
  });
});

test('a deploy triggered while another one runs lasts to its own report, and has its own last-deploy-at', async () => {
  const [theirEnd, ourEnd] = ['2026-01-01 00:00:09', '2026-01-01 00:00:21'];
  const running = { lastDeployAt: theirEnd, log: 'ours\n', logAt: theirEnd };
  const ended = { ...running, lastDeployAt: ourEnd, log: `ours\n${report('78.20260101T000021Z')}` };
  const played = await play(showing(OLD, [9_000, running], [21_000, ended]));
  expect(played.report.facts?.deploy).toMatchObject({ ownMs: 21_000, lastDeployAt: ourEnd });
});

test.each([
  ['into another format', '2026-01-01T00:00:20.000000Z'],
  ['to null', null],
  ['to an empty text', ''],
  ['as a relative time', '41 seconds ago'],
])('last_deploy_at shows no deploy when it moves %s', async (_, lastDeployAt) => {
  const played = await play(showing(SILENT, [1_000, { ...SILENT, lastDeployAt }]), { timeout: '1m' });
  expect(played.report.outcome).toBe('timed_out');
});

test('a last_deploy_at that has become earlier leaves the end unknown, soon and with both times', async () => {
  const played = await play(showing(SILENT, [9_000, { ...SILENT, lastDeployAt: '2025-12-31 22:00:09' }]));
  expect(played.report.failure?.message).toContain(` from ${SILENT.lastDeployAt} to 2025-12-31 22:00:09`);
  expect([played.report.outcome, played.report.durationMs < 30_000]).toEqual(['unknown', true]);
});

describe('where last_deploy_at alone shows the end,', () => {
  const ended = (log: string) => showing(SILENT, [1_000, { lastDeployAt: AFTER, log, logAt: NEW }]);

  test('a missing success pattern is no failure', async () => {
    const played = await play(ended('going on\n'), { 'success-pattern': '^Done$' });
    expect(played.report.failure?.message).toContain('nothing shows that all of its lines have come');
    expect(played.report.outcome).toBe('unknown');
  });

  test('a status that is active throughout is no evidence, and the run warns', async () => {
    const played = await play({ ...ended('fine\n'), siteAt: () => ({ status: 'active' }) });
    expect(played.report.facts?.deploy?.evidence).toEqual(['token']);
    expect(played.log).toContain('nothing shows that it worked');
  });

  test('a log that tells a failure makes the end unknown, with its line', async () => {
    const played = await play(ended('npm ERR! code ENOENT\nnpm ERR! missing script: build\n'));
    expect(played.report.outcome).toBe('unknown');
    expect(played.report.failure?.message).toContain('missing script: build');
  });
});

test('patterns match lines in colour as they are printed', async () => {
  const log = `\u001b[32mDone\u001b[0m\n\u001b[31mERROR\u001b[0m\n${report(OURS)}`;
  const service = showing(OLD, [1_000, { lastDeployAt: AFTER, log, logAt: NEW }]);
  expect((await play(service, { 'success-pattern': '^Done$' })).report.outcome).toBe('succeeded');
  expect((await play(service, { 'failure-pattern': '^ERROR$' })).report.outcome).toBe('failed');
});

describe('the exit report is found', () => {
  test.each([
    ['behind a time stamp', `2026-01-01 00:00:20 ${report(OURS)}`],
    ['in colour', `\u001b[32m${report(OURS).trimEnd()}\u001b[0m\n`],
    ['after a carriage return', `50 %\r${report(OURS)}`],
  ])('%s', async (_, line) => {
    const ended = { lastDeployAt: AFTER, log: `a\n${line}`, logAt: NEW };
    const played = await play(showing(OLD, [1_000, ended]));
    expect(played.report.facts?.deploy).toMatchObject({ exitStatus: 0, evidence: ['token', 'exit-status'] });
  });

  test('in a list that is sorted oldest first', async () => {
    const entry = (content: string, created_at: string) => ({ description: 'Deploy', content, created_at });
    const old = [entry('older\n', '2025-12-30 00:00:00'), entry(`old\n${report(HOUR_AGO)}`, BEFORE)];
    const all = [...old, entry(`ours\n${report(OURS, 4)}`, NEW)];
    const fault: Behaviour['fault'] = ({ path, sinceTriggerMs: ms }) =>
      /\/log\b/.test(path) ? { status: 200, body: { data: ms < 1_000 ? old : all } } : undefined;
    const played = await play({ siteAt: () => ({ last_deploy_at: BEFORE }), fault });
    expect(played.report.facts?.deploy).toMatchObject({ exitStatus: 4 });
  });

  test.each([
    ['old', '2025-01-01 00:00:00', report(HOUR_AGO)],
    ['old, after no report', '2025-01-01 00:00:00', ''],
    ['that of the last end', BEFORE, report(HOUR_AGO)],
  ])('in a log that only grows, with one created_at for ever: %s', async (_, logAt, oldReport) => {
    const old = `old\nfatal: of old\n${oldReport}`;
    const before = { lastDeployAt: BEFORE, log: old, logAt };
    const played = await play(
      showing(before, [1_000, { ...before, lastDeployAt: AFTER, log: `${old}ours\n${report(OURS)}` }]),
      { 'failure-pattern': '^fatal' },
    );
    expect(played.report.outcome).toBe('succeeded');
    expect(played.log).not.toContain('of old');
  });
});

test('a text that is emptied, or whose window moves on, is judged by everything that was seen', async () => {
  const lines = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, nth) => `line ${from + nth} of the deploy\n`).join('');
  const running = (log: string): Shown => ({ lastDeployAt: BEFORE, log, logAt: NEW });
  const played = await play(
    showing(
      OLD,
      [400, running(lines(0, 20))],
      [2_000, running(lines(10, 30))],
      [3_500, running('')],
      [5_000, { ...running(`${lines(25, 40)}${report(OURS)}`), lastDeployAt: AFTER }],
    ),
    { 'failure-pattern': '^line 3 of' },
  );
  expect(played.report.failure?.message).toContain('line 3 of the deploy');
  const printed = played.log.match(/line \d+ of the deploy$/gm) ?? [];
  expect(new Set(printed.slice(0, 40)).size).toBe(40);
});

test.each([304, 401, 403, 400])('one odd answer with status %d is looked at again', async (status) => {
  const answering = (times: number): Behaviour => {
    let odd = 0;
    const fault: Behaviour['fault'] = ({ method, sinceTriggerMs }) => {
      if (method !== 'GET' || sinceTriggerMs < 2_000 || odd === times) return undefined;
      odd += 1;
      return { status };
    };
    return { ...showing(OLD, [8_000, { lastDeployAt: AFTER, log: report(OURS), logAt: NEW }]), fault };
  };
  expect((await play(answering(1))).report.outcome).toBe('succeeded');
  const refused = await play(answering(2));
  expect(refused.report.outcome).toBe('unknown');
  expect(refused.report.failure?.message).toContain('refuses to show it');
  expect(refused.report.failure?.next).not.toContain('Check the site');
});

describe('a site without a repository', () => {
  /** Its trigger is answered so, and nothing is deployed. */
  const answering =
    (body: object, status = 200): NonNullable<Behaviour['fault']> =>
    ({ method }) =>
      method === 'POST' ? { status, body } : undefined;

  test('is refused before anything is sent', async () => {
    for (const dryRun of ['true', 'false']) {
      const played = await play({ siteAt: () => ({ has_repository: false }) }, { 'dry-run': dryRun });
      expect(played.report.outcome).toBe('failed');
      expect(played.report.failure?.next).toContain('ensure-repository');
      expect(played.writes).toEqual([]);
    }
  });

  test.each<[status: number, said: string, object]>([
    [200, 'It cannot be deployed.', { message: 'It cannot be deployed.', data: { has_repository: false } }],
    [200, 'This site has no repository.', { message: 'This site has no repository.' }],
    [200, 'It has no repository.', { error: 'It has no repository.' }],
    [200, 'a.example has no repository: nothing.', { message: 'a.example has no repository: nothing.' }],
    [422, 'The site has no repository.', { error: 'The site has no repository.' }],
  ])('is refused at once when the answer to the trigger says so, and is quoted: %d, %s', async (...given) => {
    const [status, said, body] = given;
    const played = await play({ fault: answering(body, status) }, { 'rollback-on-failure': 'true' });
    expect(played.report.facts?.deploy).toBeUndefined();
    const message = expect.stringContaining(`“${said}”`);
    expect(played.report.failure).toMatchObject({ reason: 'no-repository', message });
    expect(played.requests.at(-1)?.line).toContain('POST');
  });

  test.each([
    { message: 'shop.example has no repository hook.' },
    { message: 'shop.example has no repository.', deployment_id: 7 },
  ])('is not concluded from %j', async (body) => {
    const played = await play({ fault: answering(body) });
    expect(played.report.failure?.reason).not.toBe('no-repository');
    expect(played.requests.at(-1)?.line).toContain('GET');
  });

  test('has the answer to the trigger quoted when nothing follows, and a dry run says what it means', async () => {
    const body = { message: 'Nothing is deployed: no repository is known.' };
    const fault = answering(body);
    for (const manners of [DOCUMENT, FAMILY, LIVE_TEXT])
      for (const timeout of ['1s', '2s', '4s', '7s', '1m']) {
        const played = await play({ siteAt: NEVER_DEPLOYED, manners, fault }, { timeout });
        expect(played.report.failure?.message).toContain(
          `${body.message}”. The likely reasons: no repository`,
        );
        expect(played.report.failure?.next).toContain('Add ensure-repository before deploy');
      }
    const planned = await play({ siteAt: NEVER_DEPLOYED }, { 'dry-run': 'true' });
    expect(planned.log).toContain('the site was never deployed');
  });
});
