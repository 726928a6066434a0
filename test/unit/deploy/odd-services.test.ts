import { describe, expect, test } from '@jest/globals';
import type { OtherAnswer } from '../../../harness/faults.ts';
import { play, type Situation } from '../../../harness/play.ts';
import { CancelledError } from '../../../src/core/errors.ts';
import { reportLine } from '../../support/deploying.ts';
import {
  AFTER,
  BEFORE,
  COMMIT,
  data,
  deploymentTo,
  END_MS,
  ends,
  entry,
  ID,
  inCompany,
  live,
  notFound,
  type Odd,
  old,
  ownLog,
  type Part,
  playOdd,
  report,
  site,
} from '../../support/odd-service.ts';

const PATTERNS = ['success-pattern', 'failure-pattern'];

describe('a deploy with an id', () => {
  test.each([
    ['a failure-pattern, after nothing', '', `fatal: no\n${report(0)}`, { 'failure-pattern': '^fatal' }],
    ['a failure-pattern, after a line', 'a\n', `a\nfatal: no\n${report(0)}`, { 'failure-pattern': '^fatal' }],
    ['the exit report', 'a\n', `a\n${report(1)}`, {}],
  ])('waits for the rest of its log for the sake of %s', async (_, first, whole, given) => {
    const late = ownLog((ms) => (ms < END_MS + 2_000 ? first : whole));
    const played = await playOdd({ deployment: ends('success'), ownLog: late }, given);
    expect(played.report.outcome).toBe('failed');
  });

  test.each([
    ['failure-pattern', 'failed'],
    ['success-pattern', 'succeeded'],
  ])('has its %s searched in what its log has no longer', async (name, outcome) => {
    const odd: Odd = {
      deployment: ends('success'),
      site: live(() => 'fatal: no\nstep 1\nstep 22 of 30\n'),
      ownLog: ownLog(() => `step 22 of 30\nDone.\n${report(0)}`),
    };
    expect((await playOdd(odd, { [name]: '^fatal' })).report.outcome).toBe(outcome);
  });

  test.each([
    [403, 'success', 'succeeded'],
    [403, 'failed', 'failed'],
    [500, 'success', 'succeeded'],
    [500, 'failed', 'failed'],
  ])('needs no log for its verdict: %d, %s', async (status, end, outcome) => {
    const played = await playOdd({ deployment: ends(end), ownLog: () => ({ status }) });
    expect(played.report.outcome).toBe(outcome);
    expect(played.requests.length).toBeLessThan(18);
  });

  test.each([403, 500])('is followed when the site answers %d', async (status) => {
    const endMs = 150_000;
    const refused: Part = (ms) => (ms > 0 ? { status } : undefined);
    const odd: Odd = { lastsMs: endMs, deployment: ends('success', endMs), site: refused };
    expect((await playOdd(odd)).report.outcome).toBe('succeeded');
  });

  test('is judged by its deployment even if that showed an unknown status while it ran', async () => {
    const played = await playOdd({
      deployment: deploymentTo(data({ id: ID, status: 'failed' }), END_MS, 'busy'),
      site: site(() => ({ last_deploy_at: BEFORE, status: undefined })),
      log: () => data([old]),
    });
    expect(played.report.failure?.reason).toBe('deploy-script-failed');
  });

  test('has its log read although looks before its end have failed', async () => {
    const deployment: Part = (ms) => (ms < END_MS ? { status: 503 } : data({ id: ID, status: 'failed' }));
    const played = await playOdd({ deployment, ownLog: ownLog(() => report(3)) });
    expect(played.report.failure?.message).toContain('exited with status 3');
  });

  test('is judged by its deployment even if that could not be read yet when the site showed an end', async () => {
    const late = END_MS + 10_000;
    const deployment: Part = (ms) => (ms < late ? { status: 503 } : data({ id: ID, status: 'failed' }));
    const played = await playOdd({ deployment, ownLog: notFound });
    expect(played.report.outcome).toBe('failed');
  });

  const [HALF_PAST, HOUR_AGO] = ['2025-12-31 23:30:00', '2025-12-31 23:00:00'];
  test.each([
    ['had ended before the trigger', 'succeeded', 'failed', HALF_PAST, HOUR_AGO, {}],
    ['may have ended since', 'unknown', 'failed', HALF_PAST, HOUR_AGO, { 'poll-interval': '10s' }],
    ['still runs', 'unknown', 'deploying', HALF_PAST, HOUR_AGO, {}],
    ['was the first of the site', 'unknown', 'failed', null, '2025-12-31T23:00:00Z', {}],
  ])('of another one, which %s, ends as %s', async (_, outcome, status, last, created, given) => {
    const odd: Odd = {
      site: site((ms) => (ms < END_MS ? { last_deploy_at: last } : {})),
      deployment: () => data({ id: ID, status, created_at: created }),
    };
    const played = await playOdd(odd, given);
    expect(played.report.outcome).toBe(outcome);
    expect(played.report.facts?.deploy?.id).toBeUndefined();
  });

  test('has its record looked at where only its own log, with an old report, has shown the end', async () => {
    const odd: Odd = {
      deployment: () => data({ id: ID, status: 'success', created_at: '2025-12-31T22:59:00Z' }),
      ownLog: ownLog(() => `old${reportLine('8.20251231T230000Z')}`, 0),
    };
    const played = await playOdd(odd, {}, inCompany);
    expect(played.log).toContain('has the id of an earlier deployment');
    expect(played.report.outcome).toBe('unknown');
  });

  test('ends as unknown within a minute once it is no longer shown', async () => {
    const deployment = deploymentTo(notFound(), 20_000);
    const played = await playOdd({ lastsMs: 30_000, deployment, ownLog: notFound });
    expect(played.report.outcome).toBe('unknown');
    expect(played.report.failure?.message).toContain('no longer shows the deployment');
    expect(played.requests.at(-1)?.atMs).toBeLessThan(60_000);
  });

  test('has failed if its script has reported so, although it is no longer shown', async () => {
    const endMs = 5_000;
    const deployment = deploymentTo(notFound(), endMs);
    const played = await playOdd({ lastsMs: endMs, deployment, ownLog: ownLog(() => report(3), 0) });
    expect(played.report.failure?.message).toContain('exited with status 3');
  });

  test.each(['Done.\n', report(0).replace(COMMIT, 'd'.repeat(40))])(
    'has its commit read from its deployment where its own log has shown its end: %j',
    async (end) => {
      const endMs = 5_000;
      const ended = data({ id: ID, status: 'success', commit_hash: COMMIT.slice(0, 7) });
      const odd: Odd = {
        deployment: deploymentTo(ended, endMs),
        site: live(() => 'a\n', endMs),
        ownLog: ownLog(() => `a\n${end}`, endMs),
      };
      expect((await playOdd(odd, { 'expected-commit': COMMIT })).report.outcome).toBe('succeeded');
    },
  );

  test('that has failed has nothing put back while the next one runs', async () => {
    const status = (ms: number) => (ms < END_MS + 2_000 || ms > 60_000 ? 'deploy-failed' : 'deploying');
    const odd: Odd = {
      deployment: ends('failed'),
      ownLog: notFound,
      site: site((ms) => ({ status: ms < 0 ? 'active' : status(ms) })),
    };
    const given = { operations: 'update-deploy-script, deploy', 'restore-on-failure': 'true' };
    const { requests } = await playOdd(odd, { ...given, 'deploy-script': 'npm ci' });
    expect(requests.findLast(({ line }) => line.startsWith('PATCH'))?.atMs).toBeGreaterThan(60_000);
  });

  test.each(PATTERNS)('is not judged by its beginning if time runs out at its end (%s)', async (input) => {
    const part = { deployment: ends('success', 3_000), ownLog: ownLog(() => 'step 1\n', 3_000) };
    const played = await playOdd({ ...part, lastsMs: 3_000 }, { [input]: '^Done', timeout: '5s' });
    const message = expect.stringContaining('nothing shows that all of its lines have come');
    expect(played.report).toMatchObject({ outcome: 'unknown', failure: { message } });
  });

  test('prints nothing of a deploy that was running at the trigger', async () => {
    const busy = site((ms) => {
      const text = ms < 0 ? 'theirs\n' : ms < 4_000 ? 'theirs\nand more\n' : 'ours\n';
      return { last_deploy_at: BEFORE, status: 'busy with it', current_deploy_log: text };
    });
    const played = await playOdd({ deployment: ends('success'), site: busy, ownLog: ownLog(() => 'ours\n') });
    expect(played.log).toContain('│ ours');
    expect(played.log).not.toContain('│ and more');
  });

  test('prints a line once, though its log has other line ends', async () => {
    const played = await playOdd({
      deployment: ends('success'),
      site: live(() => 'one\ntwo\n'),
      ownLog: ownLog(() => `one\r\ntwo\r\nthree\r\n${report(0)}`),
    });
    expect(played.log.match(/│ (?:one|two|three)/g)).toEqual(['│ one', '│ two', '│ three']);
  });

  test('prints no half secret where its text begins anew within a line', async () => {
    const played = await playOdd({
      deployment: ends('success'),
      site: live((ms) => (ms < 4_000 ? 'a\n' : 'box-test-token of the API\nnext\n')),
      ownLog: ownLog(() => `a\nsandbox-test-token of the API\nnext\n${report(0)}`),
    });
    expect(played.log).toContain('│ next');
    expect(played.log).not.toContain('box-test-token');
  });
});

test('a deployment whose status is unknown at first is followed to its own end, whatever another deploy reports in the log of the site', async () => {
  const deployment = deploymentTo(data({ id: ID, status: 'success' }), END_MS, 'busy');
  const theirs = { ...entry(`theirs\n${report(3)}`), created_at: '2026-01-01 00:00:02' };
  const log: Part = (ms) => data(ms < 2_000 ? [old] : [theirs, old]);
  for (const own of [ownLog(() => 'ours\n'), notFound]) {
    const played = await playOdd({ deployment, log, ownLog: own });
    expect(played.report.outcome).toBe('succeeded');
    expect(played.report.facts?.deploy?.ownMs).toBeGreaterThanOrEqual(END_MS);
  }
});

describe('when time runs out, a deploy', () => {
  const staying = (status: string): Part =>
    site((ms) => ({ last_deploy_at: BEFORE, status: ms < 0 ? 'active' : status }));
  const log =
    (...entries: object[]): Part =>
    (ms) =>
      data(ms < 2_000 ? [old] : [...entries, old]);
  const idle: Odd = { kind: 'family', site: staying('active'), log: log() };
  const deploying: Odd = { ...idle, site: staying('deploying') };
  const failing: Odd = {
    kind: 'family',
    site: site((ms) => (ms < END_MS ? {} : { status: 'deploy-failed' })),
    log: () => data([{ ...old, content: reportLine('8.20251230T235900Z') }]),
  };
  const word = (status: string): Odd => ({ deployment: () => data({ id: ID, status }) });
  const shows = (status: string): string => ` The service still shows the status ${status}.`;

  test.each<[string, string, Odd]>([
    ['its deployment', shows('scheduled'), word('scheduled')],
    ['its deployment in a word that is not known', '', { ...idle, kind: 'by id', ...word('busy') }],
    ['an entry without a text', '', { ...idle, log: log({ ...entry(''), content: undefined }) }],
    ['its status alone', shows('deploying'), deploying],
    ['its log', '; its last line is “three”. The time', { ...idle, log: log(entry('one\ntwo\n three \n')) }],
    ['its status', shows('deploying'), { ...deploying, log: log(entry(report(0))) }],
  ])('was seen to run by %s', async (_, words, odd) => {
    const played = await playOdd({ lastsMs: 600_000, ...odd }, { timeout: '20s' });
    expect(played.report.failure).toMatchObject({ reason: 'time-out-running' });
    expect(played.report.failure?.message).toContain(words);
  });

  test.each<[string, string, Odd, timeout: string]>([
    ['deployment has shown its end', 'succeeded', { deployment: ends('success'), ownLog: notFound }, '12s'],
    ['report of another status was seen', 'failed', { ...deploying, log: log(entry(report(1))) }, '12s'],
    ['report of status 0 alone was seen', 'succeeded', { ...idle, log: log(entry(report(0))) }, '6s'],
    ['status has become deploy-failed', 'failed', failing, '16s'],
  ])('is judged if its %s: %s', async (_, outcome, odd, timeout) => {
    expect((await playOdd(odd, { timeout })).report.outcome).toBe(outcome);
  });
});

describe('a deploy without an id', () => {
  const lines = Array.from({ length: 10 }, (_, nth) => `step ${nth}`);
  const failed = { status: 'deploy-failed' };
  const moved = (ms: number) => ({ last_deploy_at: ms < 0 ? '' : AFTER });
  const fails = (ms: number) => (ms < 4_000 ? { status: 'active' } : ms < END_MS ? {} : failed);

  test.each([
    ['has other line ends', `${lines.join('\r\n')}\r\n`],
    ['has time stamps', lines.map((line) => `00:00:01 ${line}\n`).join('')],
    ['is only the end of it', `${lines.slice(5).join('\n')}\n`],
  ])('is ours though its log is not as the live text was: it %s', async (_, text) => {
    const odd: Odd = {
      kind: 'family',
      site: live(() => `${lines.join('\n')}\n`),
      log: (ms) => data(ms < END_MS ? [old] : [entry(text + report(0)), old]),
    };
    expect((await playOdd(odd)).report.outcome).toBe('succeeded');
    expect((await playOdd(odd, { 'failure-pattern': 'step 0' })).report.outcome).toBe('failed');
  });

  test('is not judged by what a page of a list sorted oldest first shows', async () => {
    const meta = { current_page: 1, last_page: 2 };
    const page = (...data: object[]): OtherAnswer => ({ status: 200, body: { data, meta } });
    const theirs = { ...entry('Done.\n'), created_at: '2026-01-01 00:00:05' };
    const log: Part = (ms) => (ms < 0 ? data([old]) : ms < END_MS ? page(old) : page(old, theirs));
    const played = await playOdd({ kind: 'family', log }, { 'success-pattern': '^Done' });
    expect(played.report.failure?.message).toContain('the deploy log is not shown');
  });

  test.each(PATTERNS)('is not judged by its beginning if its log is gone at its end (%s)', async (input) => {
    const log: Part = (ms) => (ms < END_MS ? data(ms < 0 ? [old] : [entry('step 1\n'), old]) : notFound());
    const played = await playOdd({ kind: 'family', log }, { [input]: '^Done' });
    const message = expect.stringContaining('nothing shows that all of its lines have come');
    expect(played.report).toMatchObject({ outcome: 'unknown', failure: { message } });
  });

  test('is followed by its site while its log is refused', async () => {
    const log: Part = (ms) => (ms > 0 && ms < END_MS - 2_000 ? { status: 403 } : undefined);
    const played = await playOdd({ kind: 'family', log });
    expect(played.report.outcome).toBe('succeeded');
  });

  test('is no success by a status from before that stays for 40 s', async () => {
    const played = await playOdd({
      kind: 'family',
      site: site((ms) => ({
        last_deploy_at: ms < 40_000 ? BEFORE : AFTER,
        status: ms < 500 ? 'active' : ms < 2_000 ? 'deploying' : ms < 40_000 ? 'active' : 'deploy-failed',
      })),
      log: (ms) => data(ms < 1_000 ? [old] : [entry('x\n'), old]),
    });
    expect(played.report.outcome).toBe('failed');
  });

  test.each<[string, string, (ms: number) => object]>([
    ['failed', 'it shows that, and last_deploy_at has changed', () => failed],
    ['unknown', 'it shows none', (ms) => (ms < END_MS ? failed : { status: undefined })],
    ['failed', 'the deploy, which fails, is queued', (ms) => ({ ...moved(ms), ...fails(ms) })],
    [
      'unknown',
      'it shows none, and the status was active',
      (ms) => ({ ...moved(ms), status: ms < 0 ? 'active' : undefined }),
    ],
    ['unknown', 'it is queued', (ms) => ({ ...moved(ms), ...(ms < 8_000 && failed) })],
  ])('that shows the status of before ends as %s if %s', async (outcome, _, fields) => {
    const odd: Odd = { kind: 'family', reports: false, site: site(fields), log: () => data([old]) };
    expect((await playOdd(odd)).report.outcome).toBe(outcome);
  });

  test.each(['', 'a\n'])('has its log read although the live text stays “%s” after its end', async (idle) => {
    const odd: Odd = {
      kind: 'document',
      site: live((ms) => (ms < END_MS ? 'a\n' : idle), Number.POSITIVE_INFINITY),
      log: (ms) => data(ms < END_MS ? old : entry(`a\nb\n${report(1)}`)),
    };
    expect((await playOdd(odd, { timeout: '3m' })).report.outcome).toBe('failed');
  });
});

test.each<[string, 'by id' | 'family', string]>([
  ['failure-pattern-found', 'by id', 'fatal: no\n'],
  ['failure-pattern-found', 'family', 'fatal: no\n'],
  ['mixed-signs', 'by id', report(1)],
  ['mixed-signs', 'family', report(1)],
])('a deploy ends as %s (%s) where only the text shown as it ran has %j', async (reason, kind, line) => {
  const whole = `step 1\nstep 2\nstep 3\nDone.\n${report(0)}`;
  const odd: Odd = {
    kind,
    site: live(() => `step 1\n${line}step 2\nstep 3\n`),
    deployment: ends('success'),
    ownLog: ownLog(() => whole),
    log: (ms) => data(ms < END_MS ? [old] : [entry(whole), old]),
  };
  expect((await playOdd(odd, { 'failure-pattern': '^fatal' })).report.failure?.reason).toBe(reason);
});

test.each<[string, (isOver: boolean) => OtherAnswer]>([
  [
    'the latest entry from before the trigger grows',
    (isOver) => data([{ ...old, content: isOver ? 'old\nb\n' : 'old\n' }]),
  ],
  [
    'the log has more new entries than a page shows',
    (isOver) => {
      const entries = isOver ? [{ ...entry('x'), id: 81, type: null }, entry('ok\n')] : [old];
      return { status: 200, body: { data: entries, meta: { last_page: 2, current_page: 1 } } };
    },
  ],
])('a deploy that only last_deploy_at shows is unknown if %s', async (_, logIf) => {
  const fields = { status: undefined };
  const odd: Odd = {
    kind: 'document',
    reports: false,
    site: site(() => fields),
    log: (ms) => logIf(ms > 5_000),
  };
  expect((await playOdd(odd)).report.outcome).toBe('unknown');
});

test.each([true, false])('the last entry of a list without times counts (status: %s)', async (isShown) => {
  const entries = [old, entry(`it broke${report(4)}`)].map((one) => ({ ...one, created_at: null }));
  const played = await playOdd({
    kind: 'family',
    site: site(() => (isShown ? {} : { status: undefined })),
    log: (ms) => data(entries.slice(0, ms < END_MS ? 1 : 2)),
  });
  expect(played.report).toMatchObject({ outcome: 'failed', facts: { deploy: { exitStatus: 4 } } });
});

test.each<[string, Odd]>([
  ['its deployment', { deployment: ends('success'), ownLog: notFound }],
  ['its status', { kind: 'family', log: () => data([old]) }],
])('a run that is cancelled after %s has shown the end says that the deploy has ended', async (_, odd) => {
  let stop = (_: Error): void => {};
  const log: Part = (ms) => {
    if (ms > END_MS + 2_000) stop(new CancelledError('No more.'));
    return odd.ownLog?.(ms) ?? odd.log?.(ms);
  };
  const around: Situation = { onWrite: (_, interrupt) => (stop = interrupt) };
  const played = await playOdd({ ...odd, log, ownLog: log }, { 'failure-pattern': 'x' }, around);
  expect(played.report.failure?.message).toMatch(/^No more\. The deploy has ended, but whether it worked/);
});

test('a commit other than the expected one is not believed at once where nothing shows a deploy as it runs', async () => {
  const theirs = `old\n${reportLine('8.20260101T000002Z').replace(COMMIT, 'd'.repeat(40))}`;
  const entries = [entry(report(0)), { ...entry(theirs), id: 76 }, old];
  const log: Part = (ms) => data(entries.slice(ms < 0 ? 2 : ms < END_MS ? 1 : 0));
  const odd: Odd = {
    kind: 'document',
    site: site((ms) => ({ last_deploy_at: ms < 2_000 ? BEFORE : AFTER, status: undefined })),
    log,
  };
  const played = await playOdd(odd, { 'expected-commit': COMMIT });
  expect(played.report.failure?.message).toContain('2 deploys with different results ended');
});

test("two reports in somebody else's entry say nothing of a deploy without one", async () => {
  const theirs = { ...entry(reportLine('7.20260101T000003Z') + report(0)), id: 76 };
  const log: Part = (ms) => data(ms < END_MS ? [old] : [entry('ours\n'), theirs, old]);
  const played = await playOdd({ kind: 'family', site: site(() => ({ status: undefined })), log });
  expect(played.report.outcome).toBe('unknown');
});

test('a report is read whole where an entry keeps its time and has another text', async () => {
  const long = `old${reportLine('8.20251231T000000Z')}${'.'.repeat(200)}`;
  const log: Part = (ms) => data({ ...old, content: ms < END_MS ? long : `new${report(3)}` });
  expect((await playOdd({ kind: 'document', log })).report.facts?.deploy?.exitStatus).toBe(3);
});

const SECRET = 's3cr3t-of-which-no-half-is-shown';
test.each([
  ['a piece of a line that matches', `${'x'.repeat(16_370)}${SECRET} FATAL\n${report(0)}`],
  ['the end of the text in which the cause is found', `${SECRET} error ${'x'.repeat(399_970)}\n${report(1)}`],
  ['the last line of a deploy that goes on', `a\n${SECRET}${'x'.repeat(16_370)}\n`],
  ['a line that is not complete yet', `a\n${SECRET.slice(0, 20)}`],
])('no half of a secret is shown of %s', async (_, content) => {
  const given = { timeout: '30s', 'failure-pattern': 'FATAL', 'deploy-variables': `KEY=${SECRET}` };
  const log: Part = (ms) => data(ms < 2_000 ? old : { ...entry(content), created_at: AFTER });
  const { report: end } = await playOdd({ kind: 'document', lastsMs: 60_000, log }, given);
  const shown = `${end.failure?.message} ${end.facts?.deployLog}`.replaceAll(SECRET, '***');
  expect(end.outcome).not.toBe('succeeded');
  expect(shown).not.toMatch(/s3cr3t-|half-is|is-shown/);
});

test('an entry without a text does not stand for what was shown live of another deploy', async () => {
  const odd: Odd = {
    kind: 'family',
    site: live((ms) => (ms < 1_000 ? null : 'step one\nfatal: it broke\n')),
    log: (ms) => data(ms < END_MS ? [old] : [entry(''), old]),
  };
  expect((await playOdd(odd)).report.outcome).toBe('unknown');
});

test('a deploy whose live text goes while the site is still being deployed is not judged by the status after that', async () => {
  const text = (ms: number) => (ms >= 0 && ms < END_MS / 2 ? '' : null);
  const first = { id: 9, description: 'Deploy', content: 'Done.\n', created_at: AFTER };
  const played = await playOdd({
    kind: 'family',
    site: site((ms) => ({ last_deploy_at: null, current_deploy_log: text(ms) })),
    log: (ms) => data(ms < END_MS ? null : first),
  });
  expect(played.report.outcome).toBe('unknown');
});

test('the first deploy ever is ours on a server whose clock is five seconds behind', async () => {
  const before = { lastDeployAt: null, log: null };
  const at = '2025-12-31 23:59:57';
  const after = { lastDeployAt: at, log: `a${reportLine('7.20251231T235956Z')}`, logAt: at };
  const played = await play({ before, after: (ms) => (ms < 1_000 ? before : after) });
  expect(played.report.outcome).toBe('succeeded');
});
