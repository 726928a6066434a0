import { describe, expect, test } from '@jest/globals';
import type { Shown } from '../../../src/api/deploy-signs.ts';
import type { Resource } from '../../../src/deploy/looks.ts';
import { describeAwaited } from '../../../src/deploy/news.ts';
import { type Signs, signsOf } from '../../../src/deploy/signs.ts';
import { takeLook } from '../../../src/deploy/state.ts';
import { LATER, reportLine } from '../../support/deploying.ts';
import { BEFORE, entryOf, logOf, startOf } from '../../support/states.ts';

describe('the progress line says what the run waits for', () => {
  type Looks = readonly (readonly [Resource, Shown])[];
  const signsAfter = (looks: Looks, isFramed: boolean, id?: string): Signs =>
    signsOf(
      looks.reduce((state, [target, look]) => takeLook(state, target, look, 0), startOf({ id }, isFramed)),
      0,
    );
  const moved = ['site', { lastDeployAt: LATER }] as const;
  const log = (content: string) => ['log', logOf(entryOf(content, LATER))] as const;
  const still = ['site', { lastDeployAt: BEFORE.lastDeployAt }] as const;

  test.each<[string, Looks, boolean, string]>([
    ['nothing new', [still], true, 'waiting for the first line of its log, or another last_deploy_at'],
    ['a first line of the log', [log('a')], true, "waiting for the script's exit report"],
    [
      'a first line of the log, when no exit report is expected',
      [log('a')],
      false,
      'waiting for last_deploy_at to change',
    ],
    [
      'a changed last_deploy_at',
      [log('a'), moved],
      true,
      "waiting for the script's exit report; last_deploy_at has changed",
    ],
    [
      'a changed last_deploy_at, when no exit report is expected',
      [log('a'), moved],
      false,
      'waiting for its log to settle; last_deploy_at has changed',
    ],
    [
      'an exit report',
      [log(`a${reportLine('r1')}`)],
      true,
      'waiting for its log to settle; the script has reported its end',
    ],
    [
      'an exit report and a changed last_deploy_at',
      [log(`a${reportLine('r1')}`), moved],
      true,
      'waiting for its log to settle; the script has reported its end',
    ],
  ])('after %s', (_, looks, isFramed, words) => {
    expect(describeAwaited(signsAfter(looks, isFramed)).split('; the last line')[0]).toBe(words);
  });

  test.each<['scheduled' | 'running' | 'success', string]>([
    ['scheduled', 'waiting for its deployment to end; it is scheduled'],
    ['running', 'waiting for its deployment to end; it is deploying'],
    ['success', 'waiting for the log of its deployment, which has ended'],
  ])('of a deployment that is %s', (shown, words) => {
    expect(describeAwaited(signsAfter([['deployment', { deployment: { state: shown } }]], true, '1'))).toBe(
      words,
    );
  });
});
