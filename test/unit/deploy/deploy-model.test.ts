import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEPLOYS } from '../../../harness/deploys.ts';
import { play } from '../../../harness/play.ts';
import { isGood } from '../../../harness/simulator/deploys.ts';
import { LIST_MANNERS } from '../../../harness/simulator/shown.ts';
import { alone, calm, crowded, misled, untruthsOf } from '../../support/deploy-stories.ts';
import {
  type Differs,
  PLAIN,
  playStory,
  type Story,
  storyOf,
  THEIR_COMMIT,
  tell,
} from '../../support/deploy-story.ts';
import { runs } from '../../support/property-runs.ts';

const SECOND = 1_000;
async function expectTruth(story: Story): Promise<void> {
  const played = await playStory(story);
  const untruths = untruthsOf(played);
  if (untruths.length > 0) throw new Error(`${untruths.join('\n')}\n\n${tell(played)}`);
}

describe('a run says of a deploy only what is so, whatever the service shows and when', () => {
  const kinds = ['document', 'family', 'by id'] as const;
  test.each([
    ...kinds.flatMap((kind) => [
      [`while nobody else deploys, on the service “${kind}”`, alone(kind), 90] as const,
      [`while somebody else deploys too, on the service “${kind}”`, crowded(kind), 60] as const,
    ]),
    ['although its trigger is answered with the id of another one', misled, 90] as const,
  ])('%s (random stories)', async (_, story, count) => {
    await fc.assert(fc.asyncProperty(story, expectTruth), runs(count));
  });

  test('and says it exactly and soon where nothing goes wrong and the service shows the end (random stories)', async () => {
    await fc.assert(
      fc.asyncProperty(calm, async (story) => {
        const played = await playStory(story);
        const wanted = isGood(story.ours) ? 'succeeded' : 'failed';
        const settlingMs = 10 * SECOND;
        const latestMs =
          (played.ours?.endMs ?? 0) + Math.max(1.5 * SECOND, 0.2 * story.ours.durationMs) + settlingMs;
        if (played.outcome !== wanted || played.endedMs > latestMs)
          throw new Error(`${wanted} by ${latestMs} ms was due\n\n${tell(played)}`);
      }),
      runs(60),
    );
  });
});

/** The requests besides the polls: finding the site, the baseline (2), the trigger. The server's name would cost one more. */
const AROUND = 4;

test.each(Object.entries(DEPLOYS))(
  'following a deploy on the %s service sends one request each poll-interval',
  async (_, service) => {
    const played = await play(service(30 * SECOND, true), { 'poll-interval': '4s' });
    const polls = played.requests.slice(AROUND).map(({ atMs }) => atMs / SECOND);
    expect(polls).toEqual(polls.map((_, nth) => (nth + 1) * 4));
    expect(played.report.outcome).toBe('succeeded');
  },
);

describe.each(Object.entries(PLAIN))('a run of many on the service “%s”', (name, service) => {
  test.each(LIST_MANNERS)(
    'notices the end of a long first deploy in a minute or two, with a list that is “%s”',
    async (listOfSites) => {
      const played = await playStory({
        ...{ ...service, listOfSites, isShared: true, others: [] },
        ...{ reports: false, reportedBefore: false, exitReportExpected: false },
        ours: { ...service.ours, durationMs: 250 * SECOND },
      });
      expect(played.outcome).toBe('succeeded');
      const most = name === 'by id' ? 60 + 250 / 4 + 3 : 90;
      expect(played.endedMs - (played.ours?.endMs ?? 0)).toBeLessThanOrEqual(most * SECOND);
    },
  );
});

describe('a run does not mistake', () => {
  const failing = { exitStatus: 1, durationMs: SECOND };
  const theirs = { ...PLAIN.family.ours, commit: THEIR_COMMIT };
  const silent = { reports: false, reportedBefore: false, exitReportExpected: false } as const;

  const shared = { ...silent, isShared: true } as const;
  const old = { ...shared, listOfSites: 'a minute old' } as const;
  const notSent = { trigger: 'never arrived' } as const;
  const failedBefore = { ...theirs, exitStatus: 1, askedMs: -600_000 };
  const [pattern, latest] = [['success-pattern'], { isList: false, types: 'none', olderEntries: 0 }] as const;
  const justBefore = { ...theirs, askedMs: -3 * SECOND, durationMs: 5 * SECOND };
  const killed = { isKilled: true, isTalkative: false };
  const request = { isList: false, entryFrom: 'request' } as const;

  test.each<[title: string, outcome: string, Differs]>([
    [
      'a status from before the trigger for that of its deploy',
      'failed',
      {
        ...{ ours: failing, exitReportExpected: true, status: { oddEvery: 2, afterMs: SECOND } },
        log: { ...request, content: 'missing', hasTimes: false },
      },
    ],
    [
      'a stale copy of the site for its end, where the words of the status are not known',
      'succeeded',
      {
        ...{ ...silent, lagsMs: [0, 3 * SECOND], expects: pattern, trigger: 'lost', pollIntervalMs: SECOND },
        log: { ...request, types: 'late', content: 'by id', delayMs: 800 },
        ours: { durationMs: 40 * SECOND, isTalkative: false },
        status: { words: ['live', 'deploying', 'broken'], afterMs: SECOND },
      },
    ],
    [
      'a status that every second answer lacks for news of a deploy whose trigger was lost',
      'unknown',
      { ...silent, ...notSent, status: { oddEvery: 2 } },
    ],
    [
      'a stale status from before the trigger, between two looks at its deploy, for the end of that',
      'succeeded',
      {
        ...silent,
        lagsMs: [500, 3 * SECOND, 0],
        faults: [{ nth: 2, status: 503 }],
        lastDeployAt: 'with gaps',
        status: { oddEvery: 3 },
        log: { ...latest, types: 'late', ids: 'down', content: 'missing', entryFrom: 'request' },
        ours: { delayMs: 0, durationMs: 100, isTalkative: false },
        others: [
          { ...failedBefore, delayMs: 0, durationMs: 40 * SECOND, isTalkative: false, askedMs: -300_001 },
        ],
      },
    ],
    [
      'a renewed certificate for a deploy that failed like the one before',
      'unknown',
      { ...silent, ...notSent, log: { newsMs: [1] }, others: [failedBefore] },
    ],
    [
      'a last_deploy_at that changes at the start for the end',
      'succeeded',
      {
        ...{ ...silent, lastDeployAt: 'start', expects: pattern },
        ours: { isTalkative: false, durationMs: 60_000 },
        status: { words: ['active', 'busy', 'deploy-failed'] },
      },
    ],
    [
      'the end of a deploy from before the trigger for its own',
      'unknown',
      { ...silent, ...notSent, others: [{ ...theirs, askedMs: -SECOND }] },
    ],
    [
      'the end of a deploy that a list without status showed before the trigger for its own',
      'unknown',
      { ...silent, ...notSent, status: { words: undefined }, others: [{ ...theirs, askedMs: -SECOND }] },
    ],
    [
      'one of two deploys that the status tells apart for the other',
      'succeeded',
      {
        ...{ ...silent, log: { content: 'missing' }, pollIntervalMs: SECOND },
        others: [{ ...failedBefore, askedMs: 20 * SECOND }],
      },
    ],
    [
      "the deploy after its own for its own, where the server's clock is off",
      'unknown',
      {
        ...{ reportedBefore: false, lastDeployAt: 'start', clockOffMs: 5_400_000 },
        ours: { ...failing, durationMs: 300, isTalkative: false },
        others: [{ ...theirs, delayMs: 0, durationMs: 1_450, isTalkative: false, askedMs: 1 }],
      },
    ],
    [
      'a deploy that only an old list still shows for its own, where no time tells them apart',
      'unknown',
      { ...old, ...notSent, lastDeployAt: 'never', timeoutMs: 300_000, others: [justBefore] },
    ],
    [
      'a deploy that only an old list still shows for its own, where its time does',
      'unknown',
      { ...old, ...notSent, timeoutMs: 300_000, others: [{ ...theirs, askedMs: -600_000 }, justBefore] },
    ],
    [
      'a last_deploy_at that the list did not show for that of its deploy',
      'unknown',
      {
        ...{ isShared: true, listOfSites: 'without times', exitReportExpected: true, ...notSent },
        ...{ others: [{ ...theirs, isKilled: true, askedMs: -600_000 }], reportedBefore: false },
        ...{ log: { isList: false, delayMs: 800 }, faults: [{ nth: 0, status: 404 }] },
      },
    ],
    [
      'a status that the list did not show for that of its deploy',
      'failed',
      {
        ...{ isShared: true, listOfSites: 'always active', exitReportExpected: true, reportedBefore: false },
        ...{ trigger: 'lost', lastDeployAt: 'start', pollIntervalMs: SECOND, showsScript: false },
        ours: { ...killed, delayMs: 30 * SECOND, durationMs: 100 },
        ...{ others: [failedBefore], log: { ...latest, ...request, content: 'missing', hasTimes: false } },
      },
    ],
    [
      'a later deploy of others for its own, which failed like the one before, in a list',
      'unknown',
      {
        ...{ ...shared, lastDeployAt: 'end of a good one', log: { ...latest, entryFrom: 'start' } },
        ours: { ...killed, durationMs: 501 },
        others: [
          { ...theirs, delayMs: 4_000, durationMs: 100, isTalkative: false, askedMs: 1 },
          { ...theirs, ...killed, askedMs: -300_000 },
        ],
      },
    ],
    [
      'a later deploy of others for its own, whose entry is no longer on the first page of the log',
      'unknown',
      {
        ...{ ...shared, lastDeployAt: 'never', log: { pageSize: 3, newsMs: [301, 301, 301] } },
        ...{ ours: { durationMs: 40_000 }, others: [{ ...theirs, exitStatus: 1, askedMs: 1 }] },
      },
    ],
    [
      'a failed deploy, which only an old list still shows as it ran, for its own in the queue',
      'succeeded',
      {
        ...{ ...old, lastDeployAt: 'start', ours: { delayMs: 30 * SECOND } },
        others: [{ ...theirs, isKilled: true, askedMs: -3 * SECOND }],
      },
    ],
  ])('%s', async (_, outcome, told) => {
    const played = await playStory(storyOf('family', told));
    expect(untruthsOf(played)).toEqual([]);
    expect(played.outcome).toBe(outcome);
  });

  test.each<[string, Differs]>([
    [
      'a word that the site has for a while after a deploy for its end',
      {
        ...{ reports: false, exitReportExpected: false, others: [], pollIntervalMs: 10 * SECOND },
        status: { afterMs: 8 * SECOND },
        log: { content: 'missing', entryFrom: 'request' },
        ours: { delayMs: 0, durationMs: 16 * SECOND, isKilled: true },
      },
    ],
    [
      'a deploy that only its status shows to have failed for one that goes on, when the looks are shared',
      {
        ...{ reports: false, exitReportExpected: false, isShared: true, lastDeployAt: 'never', others: [] },
        ...{ byId: { hasLive: true }, log: { content: 'missing' }, expects: ['failure-pattern'] },
        status: { beforeMs: 5 * SECOND },
        ours: failing,
      },
    ],
  ])('%s', async (_, told) => {
    const played = await playStory(storyOf('family', told));
    expect(untruthsOf(played)).toEqual([]);
    expect(played.outcome).toBe('failed');
    expect(played.endedMs).toBeLessThan(60 * SECOND);
  });

  test('an answer that is a minute old for what the site shows now', async () => {
    const twoCopies = { ...silent, lagsMs: [0, 60 * SECOND], lastDeployAt: 'start' } as const;
    const played = await playStory(storyOf('family', twoCopies));
    expect(played.outcome).toBe('succeeded');
    expect(played.endedMs).toBeLessThan(30 * SECOND);
  });

  test('a later deploy for its own, whose text it has seen, when the trigger was answered with the id of another one', async () => {
    const story = storyOf('by id', {
      ...silent,
      isShared: true,
      answeredId: 'of the first',
      reportedBefore: true,
      byId: { hasLive: true, hasTimes: false },
      log: { ...latest, entryFrom: 'start' },
      ours: { durationMs: 60_736 },
      others: [
        { ...theirs, delayMs: 0, durationMs: SECOND, isTalkative: false, askedMs: -SECOND },
        { ...theirs, ...failing, delayMs: 0, isTalkative: false, askedMs: 1 },
      ],
    });
    const played = await playStory(story);
    expect(untruthsOf(played)).toEqual([]);
    expect(played).toMatchObject({ outcome: 'unknown', message: expect.stringContaining('overtaken') });
  });

  test('another log entry of which only the id is shown for its own', async () => {
    const story = storyOf('document', {
      ...silent,
      status: { words: PLAIN.family.status.words },
      log: { ids: 'up', content: 'missing' },
      ours: { ...failing, durationMs: 5 * SECOND },
      others: [{ ...theirs, askedMs: 1 }],
      pollIntervalMs: SECOND,
    });
    const played = await playStory(story);
    expect(untruthsOf(played)).toEqual([]);
    expect(played).toMatchObject({ outcome: 'unknown', message: expect.stringContaining('overtaken') });
  });

  const busy = { words: ['active', 'busy', 'deploy-failed'] } as const;
  test.each<[string, Differs]>([
    ['live text', { status: { words: undefined }, byId: { hasLive: true }, reportedBefore: true }],
    ['status, in an unknown word,', { status: busy }],
    ['status, as well as its report,', { status: busy, reportedBefore: true }],
  ])('the end of a deploy that only its %s shows as running before the trigger', async (_, told) => {
    const runs = { ...theirs, delayMs: 0, isTalkative: false, askedMs: -300_001 };
    const story = storyOf('by id', {
      ...silent,
      log: { ...latest, types: 'late', ids: 'down', entryFrom: 'end' },
      answeredId: 'of the first',
      ours: { durationMs: 30 * SECOND },
      others: [
        { ...runs, durationMs: 239_993 },
        { ...runs, durationMs: 61_409 },
      ],
      pollIntervalMs: SECOND,
      ...told,
      byId: { hasTimes: false, hasLive: false, ...told.byId },
    });
    expect(untruthsOf(await playStory(story))).toEqual([]);
  });

  test('two answers of 404, late in a long deploy, for a site that is gone', async () => {
    const faults = [21, 22].map((nth) => ({ nth, status: 404 }) as const);
    const story = storyOf('family', { faults, byId: { hasLive: true }, ours: { durationMs: 300 * SECOND } });
    const played = await playStory(story);
    expect(played.outcome).toBe('succeeded');
  });
});
