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

describe('the log of a deploy that is followed', () => {
  const old: PlainObservation = { lastDeployAt: 't1', entry: entry(`old${report(0, 'r0')}`) };

  test('is printed part by part until last_deploy_at and the exit report show the end', () => {
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

  test('is printed from its start when it begins like the log before', () => {
    const states = followAll({ lastDeployAt: 't1', entry: entry('same') }, [
      { lastDeployAt: 't1', entry: entry('same') },
      { lastDeployAt: 't1', entry: entry('same and more', LATER) },
    ]);
    expect(states.map(({ gained }) => gained)).toEqual(['', 'same and more']);
  });

  test('continues where it was when it grows too long to be read whole', () => {
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
  });

  test('may be unreadable for a while, shrink, or be replaced', () => {
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

  test('is printed whole and once, whatever the pieces in which it grows', () => {
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

describe('the verdict', () => {
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
    [
      'a good exit report after a changed last_deploy_at',
      {},
      {},
      { state: 'succeeded', evidence: ['token', 'exit-status'] },
    ],
    [
      'a changed last_deploy_at without an exit report',
      { reports: [] },
      {},
      { state: 'succeeded', evidence: ['token'] },
    ],
    [
      'a good exit report without a changed last_deploy_at',
      { lastDeployAtChanged: false },
      {},
      { state: 'succeeded', evidence: ['exit-status'] },
    ],
    [
      'an exit status other than 0',
      { reports: [{ status: 7, commit: COMMIT, run: 'r1' }], log: `a\nboom\n${report(7, 'r1')}` },
      {},
      { state: 'failed', line: 'boom', reason: expect.stringContaining('status 7') },
    ],
    [
      'a failure pattern that a line matches',
      {},
      { failurePatterns: pattern('^Migr') },
      { state: 'failed', line: 'Migrated: 3' },
    ],
    [
      'that patterns do not see our own exit report',
      {},
      { failurePatterns: pattern('commit=') },
      { state: 'succeeded' },
    ],
    [
      'a failure pattern that no line matches',
      {},
      { failurePatterns: pattern('fatal') },
      { state: 'succeeded' },
    ],
    [
      'a success pattern that a line matches',
      {},
      { successPatterns: pattern('^Done\\.$') },
      { state: 'succeeded', evidence: ['token', 'exit-status', 'success-pattern'] },
    ],
    [
      'a success pattern that no line matches',
      {},
      { successPatterns: pattern('Finished') },
      { state: 'failed' },
    ],
    ['the expected commit in the exit report', {}, { expectedCommit: 'aaaaaaa' }, { state: 'succeeded' }],
    ['another commit in the exit report', {}, { expectedCommit: 'bbbbbbb' }, { state: 'failed' }],
    [
      'an expected commit that no exit report confirms',
      { reports: [] },
      { expectedCommit: 'aaaaaaa' },
      { state: 'unknown' },
    ],
    [
      'a log with CRLF line endings',
      { log: 'x\r\nfatal: y\r\nz' },
      { failurePatterns: pattern('^fatal: y$') },
      { line: 'fatal: y' },
    ],
    [
      'an expected exit report that is missing',
      { reports: [], exitReportExpected: true },
      {},
      { state: 'unknown' },
    ],
    [
      'a log that was replaced by another',
      { logSuperseded: true, exitReportExpected: true },
      {},
      { state: 'unknown' },
    ],
    [
      'an end that may be of an earlier deploy',
      { reports: [], lastDeployAtChanged: false },
      {},
      { state: 'unknown' },
    ],
    [
      'a pattern for a log that cannot be read',
      { log: undefined },
      { failurePatterns: pattern('x') },
      { state: 'unknown' },
    ],
    [
      'a failure pattern that matches in the end of a long log',
      { log: CUT },
      { failurePatterns: pattern('^boom') },
      { state: 'failed' },
    ],
    [
      'a failure pattern that the unread part of a long log may match',
      { log: CUT },
      { failurePatterns: pattern('x') },
      { state: 'unknown' },
    ],
    [
      'a success pattern that matches in the end of a long log',
      { log: CUT },
      { successPatterns: pattern('^boom') },
      { state: 'succeeded' },
    ],
    [
      'a success pattern that the unread part of a long log may match',
      { log: CUT },
      { successPatterns: pattern('x') },
      { state: 'unknown' },
    ],
    ['a good exit report at the end of a long log', { log: CUT }, {}, { state: 'succeeded' }],
    [
      'two exit reports that contradict each other',
      { reports: [...good.reports, { status: 1, commit: COMMIT, run: 'r2' }] },
      {},
      { state: 'unknown', reason: expect.stringContaining('superseded') },
    ],
    [
      'two exit reports that agree',
      { reports: [...good.reports, { status: 0, commit: COMMIT, run: 'r2' }] },
      {},
      { state: 'succeeded' },
    ],
  ])('takes into account %s', async (_, end, expectations, verdict) => {
    const judged = await judge({ ...good, ...end }, { ...nothing, ...expectations }, async () => {});
    expect(judged).toMatchObject(Object(verdict));
  });

  test('patterns match by line and refuse what the engine does not take', () => {
    expect(pattern('^b$')[0]?.matches('b')).toBe(true);
    expect(pattern('(?=a)')).toEqual([]);
    expect(pattern('(')).toEqual([]);
  });

  test('refuses patterns that are costly to match, and takes ordinary ones', () => {
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
  ])('is never computed for more than 16 Ki characters without a pause: %s', async (_, log) => {
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

  test('asks until the page was healthy twice in a row', async () => {
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

  test('gives up at its timeout and says what was wrong last', async () => {
    const clock = createTestClock();
    const getPage = async () => ({ status: 503, text: '' });
    expect(await checkHealth(check, getPage, { clock, signal: clock.signal, during: untold })).toBe(
      'answered with status 503',
    );
    expect(clock.now()).toBeLessThanOrEqual(10_000);
  });
});
