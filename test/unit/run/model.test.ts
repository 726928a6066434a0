import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Course } from '../../../harness/simulator/deploys.ts';
import type { Fault } from '../../../harness/simulator/faults.ts';
import type { Meddling } from '../../../harness/simulator/simulator.ts';
import { DOMAIN, type SimulatedSite } from '../../../harness/simulator/state.ts';
import { framed } from '../../../src/script/frame.ts';
import { anyCase, type Case, deployCase, OLD_REPORT, PLAIN } from '../../support/cases.ts';
import { violationsOf } from '../../support/invariants.ts';
import { type Episode, playCase, tellCase } from '../../support/play-case.ts';
import { runs } from '../../support/property-runs.ts';
import { BEFORE, FAILING, NEXT, rollbackCase, USING } from '../../support/rollback-cases.ts';

async function expectTruth(given: Case): Promise<Episode[]> {
  const episodes = await playCase(given);
  const violations = episodes.flatMap((episode, nth) => violationsOf(episode, episodes[nth - 1]));
  if (violations.length > 0) throw new Error(`${violations.join('\n')}\n\n${tellCase(episodes)}`);
  return episodes;
}

async function playTruly(given: Case): Promise<void> {
  await expectTruth(given);
}

describe('a run tells the truth and does nothing twice, whatever the service, its network and other people do', () => {
  test.each([
    ['any operations', anyCase, 100],
    ['deploys', deployCase, 70],
  ])('in random stories of %s', async (_, story, count) => {
    await fc.assert(fc.asyncProperty(story, playTruly), runs(count));
  });

  test('in random stories of deploys that are rolled back', async () => {
    const ends = new Set<string>();
    const play = async (given: Case): Promise<void> => {
      const [first] = await expectTruth(given);
      if (first?.inputs.rollbackOnFailure) ends.add(first.report.rollback?.outcome ?? first.report.outcome);
    };
    await fc.assert(fc.asyncProperty(rollbackCase, play), runs(300));
    // A search that never gets there finds nothing there.
    const all = ['changed', 'failed', 'unknown', 'not-run', 'timed_out', 'succeeded', 'cancelled', 'planned'];
    if (process.env.PROPERTY_PATH === undefined) expect([...ends]).toEqual(expect.arrayContaining(all));
  });
});

const once = (on: 'any' | 'reads' | 'writes', from: number, fault: Fault, times = 1) => ({
  ...PLAIN.trouble,
  faults: [{ on, from, times, fault }],
});
const lost: Fault = 'lose-answer';
const notSent: Fault = 'reset';
const deployedBefore = {
  ...PLAIN.start,
  sites: PLAIN.start.sites.map((site) => ({ ...site, log: OLD_REPORT, token: '2025-12-31 00:00:00' })),
};
const failing = (more: Partial<Course> = {}) => ({
  manners: { ...PLAIN.manners, course: { ...PLAIN.manners.course, exitStatus: 1, ...more } },
});
const asking = (more: Case['inputs']) => ({ inputs: { ...PLAIN.inputs, ...more } });
const backup = { user: 'www', command: 'backup', frequency: '@weekly' };
const meddled = (before: number, deed: Meddling) => ({ meddling: [{ before, deed }] });

test.each<[string, Partial<Case>]>([
  [
    'reports a change when a deploy whose trigger was not answered was seen to fail',
    { ...failing(), trouble: once('writes', 0, lost) },
  ],
  [
    'says that a deploy may have run when the site vanishes before anything was seen of it',
    { trouble: { ...once('writes', 0, lost), ...meddled(5, { kind: 'delete site' }) } },
  ],
  [
    'does not take the exit report of an earlier deploy for its own when the log was unreadable at first',
    {
      ...{ start: deployedBefore, ...failing({ delayMs: 5_000 }) },
      trouble: once('reads', 2, { how: 'huge', effect: 'now' }),
    },
  ],
  [
    'does not take the exit report in a stale copy of the log for its own',
    {
      ...{ start: deployedBefore, ...asking({ timeout: '1s' }) },
      trouble: {
        ...once('reads', 4, { how: 'stale' }, 2),
        ...meddled(0, { kind: 'deploy', course: PLAIN.manners.course }),
      },
    },
  ],
  [
    'does not take a deleted record that a stale list still shows for the new one',
    {
      start: { ...PLAIN.start, records: { crontabs: [{ ...backup, id: 7, frequency: '@daily' }] } },
      ...asking({ operations: 'sync-crontabs', manifest: JSON.stringify({ crontabs: [backup] }) }),
      trouble: {
        ...PLAIN.trouble,
        faults: [once('writes', 1, notSent), once('reads', 3, { how: 'stale' })].flatMap(
          ({ faults }) => faults,
        ),
      },
    },
  ],
  [
    'does not take a removed repository that is still shown for the new one',
    {
      manners: { ...PLAIN.manners, showsRepository: true, lagMs: 4_000 },
      ...asking({ operations: 'ensure-repository', 'reinstall-repository': 'true' }),
      trouble: once('writes', 1, notSent),
    },
  ],
])('a run that meets one mishap %s', async (_, told) => {
  await expectTruth({ ...PLAIN, ...told });
});

describe('a run with rollback-on-failure', () => {
  const { manners, inputs, trouble, start } = FAILING;
  const well = manners.course;
  const bad: Course = { ...well, exitStatus: 1 };
  const fault = (on: 'reads' | 'writes', from: number, how: Fault) => ({
    trouble: { ...trouble, faults: [{ on, from, times: 1, fault: how }] },
  });
  const meddling = (before: number, deed: Meddling) => ({ meddling: [{ before, deed }] });
  const courses = (next: Course, before: Course = well) => ({
    manners: { ...manners, courses: { [NEXT]: [next] as const, [BEFORE]: [before] as const } },
  });
  const site = (fields: Partial<SimulatedSite>) => ({
    start: {
      ...start,
      sites: start.sites.map((one) => (one.domain === DOMAIN ? { ...one, ...fields } : one)),
    },
  });
  const asking = (more: Readonly<Record<string, string>>) => ({ inputs: { ...inputs, ...more } });
  const onlyEnv = {
    ...asking({ operations: 'sync-env,deploy', commit: '', 'deploy-script': '' }),
    manners: { ...manners, courses: { [BEFORE]: [bad, well] as const } },
  };
  const theirs: Meddling = { kind: 'script', script: 'theirs\n' };

  const answered = (status: number): Fault => ({ status, effect: 'now' });
  const redirected = (effect: 'now' | 'none'): Fault => ({ how: 'redirect', effect });
  const scripted = (text: string) => site({ script: framed(text, BEFORE) });
  const PAUSE: Fault = { how: 'limit', retryAfter: '30' };
  const [BACK, LOST_BACK] = ['the site is back on commit', 'whether the site is back'];
  const anew = 'ensure-repository,sync-env,update-deploy-script,deploy';
  test.each<[string, string, Partial<Case>]>([
    ['a .env with which it fails, and a 429', BACK, { ...onlyEnv, ...fault('reads', 3, PAUSE) }],
    [
      'a failure beside a repository of which the service had shown nothing',
      BACK,
      { ...site({ token: null, log: null }), ...asking({ operations: anew }) },
    ],
    [
      'a rollback whose script names its commit and deploys another',
      'failed, too: ',
      scripted('echo "$SITE_DEPLOY_COMMIT"\ngit pull\n'),
    ],
    ['a second trigger that took effect without an answer', BACK, fault('writes', 3, lost('now'))],
    ['a second trigger that took effect and was answered with 408', BACK, fault('writes', 3, answered(408))],
    ['a second trigger that took effect and was redirected', BACK, fault('writes', 3, redirected('now'))],
    ['a first trigger that took effect and was answered with 499', BACK, fault('writes', 1, answered(499))],
    ['a redirected first trigger', 'no deploy was seen since', fault('writes', 1, redirected('none'))],
    [
      'a commit that nothing shows, as the script ends outside the repository',
      'which commit was deployed is not known',
      courses({ ...well, commit: 'none' }),
    ],
    ['a rollback of which nothing shows the commit', LOST_BACK, courses(bad, { ...well, commit: 'none' })],
    ['a second trigger that was lost on its way', LOST_BACK, fault('writes', 3, lost('none'))],
    ['a script that has its commit only in a comment', 'pins no commit', scripted(`# ${USING}git pull\n`)],
    [
      'a script that cannot be read',
      'could not be read',
      { ...onlyEnv, ...fault('reads', 3, { how: 'refuse', status: 403 }) },
    ],
    [
      'a deploy that fails in the last seconds',
      'ime is up',
      {
        ...asking({ timeout: '895s' }),
        manners: { ...manners, lagMs: 4_000, courses: { [NEXT]: [{ ...bad, durationMs: 878_000 }] } },
      },
    ],
    [
      'a script that somebody changed between two attempts to put it back',
      'is not as it was before',
      { trouble: { ...fault('writes', 2, lost('none')).trouble, ...meddling(16, theirs) } },
    ],
    ['a deploy without a word', 'How the deploy ended is not known', courses({ ...bad, isKilled: true })],
    ['a cancel during the deploy', 'Cancelled', { cancel: { beforeRequest: 9 } }],
    [
      'a cancel in the pause after a 429 to what was to put back the script',
      'nothing was deployed again: Cancelled',
      { ...fault('writes', 2, { how: 'limit', retryAfter: null }), cancel: { atMs: 9_000 } },
    ],
    [
      'a site that somebody deletes meanwhile',
      'failed, too: ',
      { trouble: { ...trouble, ...meddling(18, { kind: 'delete site' }) } },
    ],
  ])('ends truthfully after %s: “%s”', async (_, end, told) => {
    const [first] = await expectTruth({ ...FAILING, ...told });
    expect(first?.report.failure?.message).toContain(end);
  });

  function lost(effect: 'now' | 'none'): Fault {
    return { how: 'reset', effect };
  }
});
