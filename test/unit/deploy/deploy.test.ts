import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { join } from '../../../src/api/kept-text.ts';
import { judge } from '../../../src/deploy/judge.ts';
import type { State } from '../../../src/deploy/looks.ts';
import { signsOf } from '../../../src/deploy/signs.ts';
import { takeLook } from '../../../src/deploy/state.ts';
import { withoutExitReports } from '../../../src/script/exit-report.ts';
import { type Expectations, matchPatterns } from '../../../src/values/match.ts';
import { compilePattern } from '../../../src/values/patterns.ts';
import { runs } from '../../support/property-runs.ts';
import { BEFORE, entryOf, logOf, startOf } from '../../support/states.ts';

/** A log that was too long to be read whole. */
const NOTE = '[site-deploy: this text is too long; only its end is shown]\n';
const CUT = `${NOTE}boom\n`;
const REPORT = `\n[site-deploy] exit-status=0 commit=${'a'.repeat(40)} run=r1\n`;
const LATER = '2026-01-01 00:00:09';

describe('the text of a deploy', () => {
  const lines = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, nth) => `no other line is like number ${from + nth}\n`).join('');

  test.each<[string, readonly string[], string]>([
    ['grows', ['one\n', 'one\ntwo', 'one\ntwo three\n'], 'one\ntwo three\n'],
    ['is shorter for a while, because an answer is stale', ['one\ntwo\n', 'one\n', ''], 'one\ntwo\n'],
    ['is a window that moves on', [lines(0, 20), lines(10, 30), lines(20, 40)], lines(0, 40)],
    ['grows too long to be read whole', [lines(0, 20), NOTE + lines(10, 30)], lines(0, 30)],
    ['begins anew', ['one\ntwo\n', 'three\n'], 'one\ntwo\nthree\n'],
    ['begins anew with a line that was not finished', ['one\nhalf a sec', 'three\n'], 'one\nthree\n'],
  ])('keeps everything that was shown when it %s', (_, shown, whole) => {
    expect(shown.reduce((seen, now) => join(seen, now).text)).toBe(whole);
  });

  test('is printed whole and once, whatever the pieces in which it grows', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 12 }), (pieces) => {
        const contents = pieces.map((_, index) => pieces.slice(0, index + 1).join(''));
        let state = startOf({});
        const printed = contents.map((content, nth) => {
          state = takeLook(state, 'log', logOf(entryOf(content, LATER)), nth);
          return state.text.gained;
        });
        expect(printed.join('')).toBe(pieces.join(''));
      }),
      runs(100),
    );
  });

  test('is printed once where its last lines come from the log', () => {
    const { lastDeployAt } = BEFORE;
    const running = (liveText: string | null) => ({ lastDeployAt, siteStatus: 'deploying', liveText });
    const steps = [
      ['site', running('one\nsame\n')],
      ['site', running('one\nsame\nsame\nhal')],
      ['log', logOf(entryOf('one\nsame\nsame\nhalf\nsame\n', LATER))],
    ] as const;
    let state = startOf({});
    const printed = steps.map(([target, look], nth) => {
      state = takeLook(state, target, look, nth);
      return state.text.gained;
    });
    expect(printed).toEqual(['one\nsame\n', 'same\n', 'half\nsame\n']);
  });
});

describe('the verdict', () => {
  const nothing: Expectations = { failurePatterns: [], successPatterns: [], expectedCommit: undefined };
  const pattern = (source: string) =>
    [compilePattern(source)].flatMap((parsed) => ('value' in parsed ? parsed.value : []));
  const LONG_MS = 1_000_000;

  /** The verdict on a deploy that has ended with this log, and of which nothing more was shown for long. */
  async function judgementOn(log: string, expects: Expectations) {
    let state: State = startOf({ expects }, 'missing');
    for (const atMs of [1, LONG_MS]) {
      state = takeLook(state, 'site', { lastDeployAt: LATER }, atMs);
      state = takeLook(state, 'log', logOf(entryOf(log, '2026-01-01 00:00:30')), atMs);
      state = takeLook(state, 'site', { lastDeployAt: LATER }, atMs);
    }
    const decision = judge(signsOf(state, LONG_MS));
    if (decision.outcome !== 'goes on' || decision.look !== 'patterns') return decision;
    const text = withoutExitReports(state.text.content ?? '');
    const matches = await matchPatterns(text, expects, async () => {});
    return judge(signsOf({ ...state, matches }, LONG_MS));
  }

  const failure = (source: string) => ({ failurePatterns: pattern(source) });
  const success = (source: string) => ({ successPatterns: pattern(source) });

  // Others are in judging.test.ts and follow.test.ts.
  test.each<[string, log: string, Partial<Expectations>, outcome: string, says?: string]>([
    ['that patterns do not see our own exit report', `Done.${REPORT}`, failure('commit='), 'succeeded'],
    ['a log with CRLF line endings', 'x\r\nfatal: y\r\nz', failure('^fatal: y$'), 'failed', 'fatal: y'],
    ['a failure pattern that matches in the end of a long log', CUT, failure('^boom'), 'failed'],
    ['a failure pattern that the unread part of a long log may match', CUT, failure('x'), 'unknown'],
    ['a success pattern that matches in the end of a long log', CUT + REPORT, success('^boom'), 'succeeded'],
    ['a success pattern that the unread part of a long log may match', CUT, success('x'), 'unknown'],
  ])('takes into account %s', async (_, log, expectations, outcome, says = '') => {
    const judged = await judgementOn(log, { ...nothing, ...expectations });
    expect(judged.outcome).toBe(outcome);
    expect(JSON.stringify(judged)).toContain(says);
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
    await matchPatterns(log, { ...nothing, failurePatterns }, pause);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(16 * 1024 + 1);
  });
});
