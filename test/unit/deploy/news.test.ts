import { describe, expect, test } from '@jest/globals';
import { observe } from '../../../src/deploy/deploy-so-far.ts';
import { describeAwaited } from '../../../src/deploy/news.ts';
import { startWatch, type WatchState } from '../../../src/deploy/watch-state.ts';
import { BEFORE, LATER, reportLine } from '../../support/deploying.ts';
import { logEntryOf, observationOf, type PlainObservation } from '../../support/observations.ts';

describe('the progress line says what the run waits for', () => {
  const entry = (content: string, created_at = LATER) => logEntryOf(content, created_at);
  const baseline: PlainObservation = { lastDeployAt: 't1', entry: entry(BEFORE.log, '2026-01-01 00:00:00') };
  const stateAfter = (now: PlainObservation, exitReportExpected: boolean): WatchState => {
    const state = startWatch(observationOf(baseline), exitReportExpected, 0);
    return { ...state, soFar: observe(state.soFar, observationOf(now)) };
  };
  test.each<[string, PlainObservation, boolean, string]>([
    ['nothing new', baseline, true, 'waiting for the first line of its log, or another last_deploy_at'],
    [
      'a first line of the log',
      { lastDeployAt: 't1', entry: entry('a') },
      true,
      "waiting for the script's exit report",
    ],
    [
      'a first line of the log, when no exit report is expected',
      { lastDeployAt: 't1', entry: entry('a') },
      false,
      'waiting for last_deploy_at to change',
    ],
    [
      'a changed last_deploy_at',
      { lastDeployAt: 't2', entry: entry('a') },
      true,
      "waiting for the script's exit report; last_deploy_at has changed",
    ],
    [
      'a changed last_deploy_at, when no exit report is expected',
      { lastDeployAt: 't2', entry: entry('a') },
      false,
      'waiting for its log to settle; last_deploy_at has changed',
    ],
    [
      'an exit report',
      { lastDeployAt: 't1', entry: entry(`a${reportLine('r1')}`) },
      true,
      'waiting for last_deploy_at to change, or its log to settle; the script has reported its end',
    ],
    [
      'an exit report and a changed last_deploy_at',
      { lastDeployAt: 't2', entry: entry(`a${reportLine('r1')}`) },
      true,
      'waiting for its log to settle',
    ],
  ])('after %s', (_, now, exitReportExpected, words) => {
    expect(describeAwaited(stateAfter(now, exitReportExpected), 0)).toBe(words);
  });
});
