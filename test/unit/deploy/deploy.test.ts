import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createTestClock, untold } from '../../../harness/test-clock.ts';
import type { LogEntry } from '../../../src/api/log-entry.ts';
import { ApiError } from '../../../src/core/errors.ts';
import {
  type DeploySoFar,
  observe as observeFully,
  startSoFar as start,
} from '../../../src/deploy/deploy-so-far.ts';
import { type EndOfDeploy, hasEnded as hasEndedWith } from '../../../src/deploy/ending.ts';
import { checkHealth, judgePage } from '../../../src/deploy/health-check.ts';
import { judge } from '../../../src/deploy/judge.ts';
import type { Expectations } from '../../../src/deploy/verdict.ts';
import { compilePattern } from '../../../src/values/patterns.ts';
import { logEntryOf, observationOf, type PlainObservation } from '../../support/observations.ts';

const COMMIT = 'a'.repeat(40);
/** A log that was too long to be read whole. */
const CUT = '[site-deploy: this text is too long; only its end is shown]\nboom\n';
const report = (status: number, run: string, commit = COMMIT): string =>
  `\n[site-deploy] exit-status=${status} commit=${commit} run=${run}\n`;

const entry = (content: string, created_at = '2026-01-01 00:00:00'): LogEntry =>
  logEntryOf(content, created_at);
const startSoFar = (baseline: PlainObservation): DeploySoFar => start(observationOf(baseline));
const observe = (before: DeploySoFar, look: PlainObservation): DeploySoFar =>
  observeFully(before, observationOf(look));
const hasEnded = (soFar: DeploySoFar, quietMs: number, report: boolean): boolean =>
  hasEndedWith(soFar, quietMs, { report, text: false });
const LATER = '2026-01-01 00:00:09';

function followAll(baseline: PlainObservation, observations: readonly PlainObservation[]): DeploySoFar[] {
  const states: DeploySoFar[] = [];
  observations.reduce((state, now) => {
    const next = observe(state, now);
    states.push(next);
    return next;
  }, startSoFar(baseline));
  return states;
}

describe('following', () => {
  const old: PlainObservation = { lastDeployAt: 't1', entry: entry(`old${report(0, 'r0')}`) };

  test('prints what the log gains, each part once, and ends when last_deploy_at and report are there', () => {
    const states = followAll(old, [
      { lastDeployAt: 't1', entry: old.entry },
      { lastDeployAt: 't1', entry: entry('one\n', LATER) },
      { lastDeployAt: 't1', entry: entry('one\ntwo', LATER) },
      { lastDeployAt: 't2', entry: entry(`one\ntwo${report(0, 'r1')}`, LATER) },
    ]);
    expect(states.map(({ gained }) => gained)).toEqual(['', 'one\n', 'two', report(0, 'r1')]);
    expect(states.map((state) => hasEnded(state, 2_000, true))).toEqual([false, false, false, true]);
    expect(states.at(-1)?.reports.map(({ run }) => run)).toEqual(['r1']);
  });

  test('a new log that begins like the old one is printed from its start', () => {
    const states = followAll({ lastDeployAt: 't1', entry: entry('same') }, [
      { lastDeployAt: 't1', entry: entry('same') },
      { lastDeployAt: 't1', entry: entry('same and more', LATER) },
    ]);
    expect(states.map(({ gained }) => gained)).toEqual(['', 'same and more']);
  });

  test('a deploy within the same second leaves last_deploy_at: the report decides, soon', () => {
    const same: PlainObservation = { lastDeployAt: 't1', entry: entry(`new${report(7, 'r1')}`) };
    const states = followAll(old, [same, same, same, same]);
    expect(states.map((state) => hasEnded(state, 1_000, true))).toEqual([false, false, false, false]);
    expect(states.map((state) => hasEnded(state, 2_000, true))).toEqual([false, true, true, true]);
    expect(states.at(-1)).toMatchObject({ lastDeployAtChanged: false, reports: [{ status: 7, run: 'r1' }] });
  });

  test('the end of a deploy that was under way before is not ours', () => {
    const running: PlainObservation = { lastDeployAt: 't1', entry: entry('theirs\n') };
    const states = followAll(running, [
      { lastDeployAt: 't1', entry: entry('theirs\nmore\n') },
      { lastDeployAt: 't2', entry: entry(`theirs\nmore\n${report(0, 'theirs')}`) },
      { lastDeployAt: 't2', entry: entry('ours\n', LATER) },
      { lastDeployAt: 't3', entry: entry(`ours\n${report(1, 'ours')}`, LATER) },
    ]);
    expect(states.map(({ earlierDeploys }) => earlierDeploys)).toEqual([0, 1, 1, 1]);
    expect(states.map((state) => hasEnded(state, 2_000, true))).toEqual([false, false, false, true]);
    expect(states.at(-1)?.reports).toMatchObject([{ status: 1, run: 'ours' }]);
  });

  test('a log that grows too long to be read whole goes on where it was', () => {
    const note = CUT.slice(0, CUT.indexOf('\n') + 1);
    const lines = (from: number, to: number): string =>
      Array.from(
        { length: to - from },
        (_, nth) => `a line, and no other is like number ${from + nth}\n`,
      ).join('');
    const states = followAll(old, [
      { lastDeployAt: 't1', entry: entry(lines(0, 100), LATER) },
      { lastDeployAt: 't1', entry: entry(note + lines(40, 150), LATER) },
      { lastDeployAt: 't1', entry: entry(note + lines(90, 200), LATER) },
      { lastDeployAt: 't1', entry: entry(note + lines(900, 1_000), LATER) },
    ]);
    expect(states.map(({ gained, replaced }) => [gained, replaced])).toEqual([
      [lines(0, 100), true],
      [lines(100, 150), false],
      [lines(150, 200), false],
      [note + lines(900, 1_000), true],
    ]);
    expect(states.at(-1)?.logSuperseded).toBe(false);
    const running: PlainObservation = { lastDeployAt: 't1', entry: entry(note + lines(40, 150)) };
    const [ended] = followAll(running, [
      { lastDeployAt: 't2', entry: entry(note + lines(90, 200) + report(0, 'theirs')) },
    ]);
    expect(ended?.earlierDeploys).toBe(1);
  });

  test('a last_deploy_at that goes back to null shows no deploy', () => {
    const states = followAll(old, [
      { lastDeployAt: null, entry: null },
      { lastDeployAt: 't1', entry: old.entry },
    ]);
    expect(states.map(({ lastDeployAtChanged }) => lastDeployAtChanged)).toEqual([false, false]);
  });

  test('without a report the log must be quiet for a while, longer where a report is to be expected', () => {
    const quiet: PlainObservation = { lastDeployAt: 't2', entry: entry('silent', LATER) };
    const states = followAll(
      old,
      Array.from({ length: 10 }, () => quiet),
    );
    expect(states.findIndex((state) => hasEnded(state, 2_000, false))).toBe(1);
    expect(states.findIndex((state) => hasEnded(state, 2_000, true))).toBe(-1);
    expect(states.findIndex((state) => hasEnded(state, 120_000, true))).toBe(1);
    expect(states.findIndex((state) => hasEnded(state, 1_000, false))).toBe(-1);
  });

  test('a log that cannot be read, shrinks or is replaced does no harm', () => {
    const states = followAll({ lastDeployAt: null, entry: null }, [
      { lastDeployAt: null, entry: entry('abc') },
      { lastDeployAt: null, entry: 'unreadable' },
      { lastDeployAt: null, entry: entry('abcdef') },
      { lastDeployAt: null, entry: entry('a') },
      { lastDeployAt: 't1', entry: entry('other', LATER) },
    ]);
    expect(states.map(({ gained }) => gained)).toEqual(['abc', '', 'abcdef', 'a', 'other']);
    expect(states.at(-1)?.lastDeployAtChanged).toBe(true);
  });

  test('whatever the pieces, a growing log is printed whole and once', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 12 }), (pieces) => {
        const contents = pieces.map((_, index) => pieces.slice(0, index + 1).join(''));
        const observations = contents.map((content) => ({
          lastDeployAt: null,
          entry: entry(content, LATER),
        }));
        const printed = followAll({ lastDeployAt: null, entry: null }, observations).map(
          ({ gained }) => gained,
        );
        expect(printed.join('')).toBe(pieces.join(''));
      }),
    );
  });
});

describe('judging', () => {
  const nothing: Expectations = { failurePatterns: [], successPatterns: [], expectedCommit: undefined };
  const pattern = (source: string) =>
    [compilePattern(source)].flatMap((parsed) => ('value' in parsed ? parsed.value : []));
  const good: EndOfDeploy = {
    lastDeployAtChanged: true,
    exitReportExpected: false,
    logSuperseded: false,
    reports: [{ status: 0, commit: COMMIT, run: 'r1' }],
    status: undefined,
    deploys: 0,
    isTooLarge: false,
    log: `Migrated: 3\nDone.${report(0, 'r1')}`,
  };

  test.each<[string, Partial<EndOfDeploy>, Partial<Expectations>, unknown]>([
    ['all is well', {}, {}, { state: 'succeeded', evidence: ['token', 'exit-status'] }],
    ['no report', { reports: [] }, {}, { state: 'succeeded', evidence: ['token'] }],
    [
      'no change of last_deploy_at',
      { lastDeployAtChanged: false },
      {},
      { state: 'succeeded', evidence: ['exit-status'] },
    ],
    [
      'status 7',
      { reports: [{ status: 7, commit: COMMIT, run: 'r1' }], log: `a\nboom\n${report(7, 'r1')}` },
      {},
      { state: 'failed', line: 'boom', reason: expect.stringContaining('status 7') },
    ],
    [
      'a failure pattern',
      {},
      { failurePatterns: pattern('^Migr') },
      { state: 'failed', line: 'Migrated: 3' },
    ],
    [
      'our own exit report is no part of the log',
      {},
      { failurePatterns: pattern('commit=') },
      { state: 'succeeded' },
    ],
    ['no failure pattern', {}, { failurePatterns: pattern('fatal') }, { state: 'succeeded' }],
    [
      'a success pattern',
      {},
      { successPatterns: pattern('^Done\\.$') },
      { state: 'succeeded', evidence: ['token', 'exit-status', 'success-pattern'] },
    ],
    ['a missing success pattern', {}, { successPatterns: pattern('Finished') }, { state: 'failed' }],
    ['the expected commit', {}, { expectedCommit: 'aaaaaaa' }, { state: 'succeeded' }],
    ['another commit', {}, { expectedCommit: 'bbbbbbb' }, { state: 'failed' }],
    ['a commit that nobody reports', { reports: [] }, { expectedCommit: 'aaaaaaa' }, { state: 'unknown' }],
    [
      'a CRLF log',
      { log: 'x\r\nfatal: y\r\nz' },
      { failurePatterns: pattern('^fatal: y$') },
      { line: 'fatal: y' },
    ],
    ['a report that was to come', { reports: [], exitReportExpected: true }, {}, { state: 'unknown' }],
    [
      'a log that another one replaced',
      { logSuperseded: true, exitReportExpected: true },
      {},
      { state: 'unknown' },
    ],
    ['only an earlier deploy', { reports: [], lastDeployAtChanged: false }, {}, { state: 'unknown' }],
    ['an unreadable log', { log: undefined }, { failurePatterns: pattern('x') }, { state: 'unknown' }],
    [
      'a failure pattern in what is left of a long log',
      { log: CUT },
      { failurePatterns: pattern('^boom') },
      { state: 'failed' },
    ],
    [
      'a failure pattern that the rest may match',
      { log: CUT },
      { failurePatterns: pattern('x') },
      { state: 'unknown' },
    ],
    ['a success pattern there', { log: CUT }, { successPatterns: pattern('^boom') }, { state: 'succeeded' }],
    [
      'a success pattern that the rest may match',
      { log: CUT },
      { successPatterns: pattern('x') },
      { state: 'unknown' },
    ],
    ['an exit report after a long log', { log: CUT }, {}, { state: 'succeeded' }],
    [
      'two deploys that ended otherwise',
      { reports: [...good.reports, { status: 1, commit: COMMIT, run: 'r2' }] },
      {},
      { state: 'unknown', reason: expect.stringContaining('superseded') },
    ],
    [
      'two deploys that ended alike',
      { reports: [...good.reports, { status: 0, commit: COMMIT, run: 'r2' }] },
      {},
      { state: 'succeeded' },
    ],
  ])('%s', async (_, end, expectations, verdict) => {
    const judged = await judge({ ...good, ...end }, { ...nothing, ...expectations }, async () => {});
    expect(judged).toMatchObject(Object(verdict));
  });

  test('patterns match by line and refuse what the engine does not take', () => {
    expect(pattern('^b$')[0]?.matches('b')).toBe(true);
    expect(pattern('(?=a)')).toEqual([]);
    expect(pattern('(')).toEqual([]);
  });

  test('patterns that are costly to match are refused, ordinary ones are not', () => {
    for (const source of ['[a-z ]{1000}[0-9]', '(?:[a-z ]{1,30}){30}[0-9]', '(?:(?:[a-z ]?){30}){30}[0-9]']) {
      expect(compilePattern(source)).toEqual({ expected: expect.stringContaining('1000 instructions') });
    }
    const words = Array.from({ length: 40 }, (_, index) => `failure number ${index}`).join('|');
    for (const source of [words, '[0-9a-f]{64}', '(?i)[\\p{L}\\p{N}]{1,63}@[a-z0-9.-]{1,253}']) {
      expect(pattern(source)).toHaveLength(1);
    }
  });

  test.each([
    ['one long line', 'x'.repeat(200_000)],
    ['lines that are almost as long as a piece', `${'x'.repeat(16_000)}\n`.repeat(12)],
    ['short lines', 'ab\n'.repeat(50_000)],
    ['empty lines', '\n'.repeat(200_000)],
    ['a short log and many patterns', 'x'.repeat(15_000)],
  ])('never more than 16 Ki characters are matched without a breath: %s', async (_, log) => {
    let unheard = 0;
    let most = 0;
    const counting = {
      source: 'x',
      matches: (line: string) => {
        unheard += line.length + 1;
        most = Math.max(most, unheard);
        return false;
      },
    };
    const failurePatterns = Array.from({ length: 20 }, () => counting);
    const pause = async (): Promise<void> => {
      unheard = 0;
    };
    await judge({ ...good, log }, { ...nothing, failurePatterns }, pause);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(16 * 1024 + 1);
  });
});

describe('the health check', () => {
  const check = {
    url: 'http://x.localhost/',
    proxy: undefined,
    statuses: [[200, 299]] as const,
    contains: 'hello',
    timeoutMs: 10_000,
  };
  const good = { status: 204, text: 'well hello' };

  test('judges status and text', () => {
    expect(judgePage(good, check)).toBeUndefined();
    expect(judgePage({ ...good, status: 301 }, check)).toContain('301');
    expect(judgePage({ ...good, text: 'bye' }, check)).toContain('health-check-contains');
  });

  test('asks until it was good twice in a row', async () => {
    const pages = [new ApiError('unreachable', 'x', 'refused'), good, { status: 500, text: '' }, good, good];
    let asked = 0;
    const getPage = async () => {
      const page = pages[asked++];
      if (page === undefined || page instanceof ApiError) throw page;
      return page;
    };
    const clock = createTestClock();
    expect(
      await checkHealth(check, getPage, { clock, signal: clock.signal, during: untold }),
    ).toBeUndefined();
    expect(asked).toBe(5);
    expect(clock.now()).toBe(4_000);
  });

  test('gives up at its timeout and says what was wrong at last', async () => {
    const clock = createTestClock();
    const getPage = async () => ({ status: 503, text: '' });
    expect(await checkHealth(check, getPage, { clock, signal: clock.signal, during: untold })).toBe(
      'answered with status 503',
    );
    expect(clock.now()).toBeLessThanOrEqual(10_000);
  });
});

test('a log that can be read only after the trigger is the old one: its report is not ours', () => {
  const old = entry(report(0, 'r0'));
  const started = startSoFar({ lastDeployAt: 't1', entry: 'unreadable' });
  const shown = observe(started, { lastDeployAt: 't1', entry: old });
  expect(shown.reports).toEqual([]);
  const ours = { ...old, content: report(0, 'r1'), created_at: '2026-01-01 00:01:00' };
  expect(observe(shown, { lastDeployAt: 't2', entry: ours }).reports.map(({ run }) => run)).toEqual(['r1']);
});
