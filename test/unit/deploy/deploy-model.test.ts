import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { alone, calm, crowded, untruthsOf } from '../../support/deploy-stories.ts';
import {
  type Differs,
  isGood,
  PLAIN,
  playStory,
  type Story,
  schedule,
  storyOf,
  THEIR_COMMIT,
  tell,
} from '../../support/deploy-world.ts';
import { runs } from '../../support/property-runs.ts';

const SECOND = 1_000;
const LONGEST_MS = 120_000 * Number(process.env.PROPERTY_RUNS ?? 1);

async function expectTruth(story: Story): Promise<void> {
  const played = await playStory(story);
  const untruths = untruthsOf(played);
  if (untruths.length > 0) throw new Error(`${untruths.join('\n')}\n\n${tell(played)}`);
}

describe('whatever a service shows of a deploy, and when, what a run says of it is so', () => {
  test.each([
    ['nobody else deploys', alone, 1_000],
    ['somebody else does', crowded, 500],
  ])(
    '%s',
    async (_, story, count) => {
      await fc.assert(fc.asyncProperty(story, expectTruth), runs(count));
    },
    LONGEST_MS,
  );

  test(
    'where nothing goes wrong and the end is shown, the outcome is exact, and the end is seen soon',
    async () => {
      await fc.assert(
        fc.asyncProperty(calm, async (story) => {
          const played = await playStory(story);
          const ours = schedule(story, played.triggeredMs).find(({ name }) => name === 'ours');
          const wanted = isGood(story.ours) ? 'succeeded' : 'failed';
          const settlingMs = 10 * SECOND;
          const latestMs = (ours?.endMs ?? 0) + Math.max(1.5 * SECOND, 0.2 * story.ours.lastsMs) + settlingMs;
          if (played.outcome !== wanted || played.endedMs > latestMs)
            throw new Error(`${wanted} by ${latestMs} ms was due\n\n${tell(played)}`);
        }),
        runs(200),
      );
    },
    LONGEST_MS,
  );
});

describe('stories that broke it', () => {
  const failing = { exit: 1, lastsMs: SECOND };
  const theirs = { ...PLAIN.family.ours, commit: THEIR_COMMIT };
  const silent = { reports: false, reportedBefore: false, exitReportExpected: false } as const;

  test.each<[string, Story['status']['words'], Differs, string]>([
    [
      'the status from before the trigger, shown no more, is not that of a deploy whose last_deploy_at changed',
      PLAIN.family.status.words,
      {
        ours: failing,
        exitReportExpected: true,
        status: { oddEvery: 2, afterMs: SECOND },
        log: { isList: false, content: 'missing', entryFrom: 'request', hasTimes: false },
      },
      'unknown',
    ],
    [
      'a certificate that was renewed is no deploy without a line that was expected',
      PLAIN.family.status.words,
      {
        ...silent,
        trigger: 'never arrived',
        log: { types: 'none', newsMs: [1] },
        expects: ['success-pattern'],
      },
      'unknown',
    ],
    [
      'nor one that failed, where the deploy before had',
      PLAIN.family.status.words,
      {
        ...silent,
        trigger: 'never arrived',
        log: { types: 'none', newsMs: [1] },
        others: [{ ...theirs, exit: 1, askedMs: -600_000 }],
      },
      'unknown',
    ],
    [
      'a last_deploy_at that changes at the start is no end, and a line that may still come is not missing',
      ['active', 'busy', 'deploy-failed'],
      {
        ...silent,
        lastDeployAt: 'start',
        ours: { isTalkative: false, lastsMs: 60_000 },
        expects: ['success-pattern'],
      },
      'succeeded',
    ],
    [
      'a deploy that was under way before the trigger is not ours when it ends',
      PLAIN.family.status.words,
      { ...silent, trigger: 'never arrived', others: [{ ...theirs, askedMs: -SECOND }] },
      'unknown',
    ],
    [
      'two deploys that the status tells apart, and that ended differently',
      PLAIN.family.status.words,
      {
        ...silent,
        log: { types: 'none', content: 'missing' },
        others: [{ ...theirs, exit: 1, askedMs: 20 * SECOND }],
        pollIntervalMs: 100,
      },
      'succeeded',
    ],
    [
      'entries without id and time that look like older ones hide no other',
      PLAIN.family.status.words,
      {
        ...silent,
        log: {
          types: 'none',
          ids: 'none',
          hasTimes: false,
          olderEntries: 40,
          newsMs: [5 * SECOND],
          entryFrom: 'end',
        },
        expects: ['success-pattern'],
      },
      'succeeded',
    ],
  ])('%s', async (_, words, told, outcome) => {
    const story = storyOf('family', told);
    const played = await playStory({ ...story, status: { ...story.status, words } });
    expect(untruthsOf(played)).toEqual([]);
    expect(played.outcome).toBe(outcome);
  });

  test('another entry in the place of ours, of which nothing but the id is shown', async () => {
    const story = storyOf('document', {
      ...silent,
      status: { words: PLAIN.family.status.words },
      log: { ids: 'up', content: 'missing' },
      ours: { ...failing, lastsMs: 5 * SECOND },
      others: [{ ...theirs, askedMs: 1 }],
      pollIntervalMs: 500,
    });
    const played = await playStory(story);
    expect(untruthsOf(played)).toEqual([]);
    expect(played).toMatchObject({ outcome: 'unknown', message: expect.stringContaining('superseded') });
  });
});
