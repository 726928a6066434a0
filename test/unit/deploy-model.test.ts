import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyStory, untruthsOf } from '../support/deploy-stories.ts';
import { playStory } from '../support/deploy-world.ts';
import { runs } from '../support/property-runs.ts';

test('stories', async () => {
  const counts: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(anyStory, async (story) => {
      const played = await playStory(story);
      counts[played.outcome] = (counts[played.outcome] ?? 0) + 1;
      const problems = untruthsOf(played);
      if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${played.message}\n${played.asked.map((a) => `${a.atMs} ${a.path.slice(22)} ${a.answer.slice(0, 300)}`).join('\n')}`);
    }),
    runs(10_000),
  );
  console.log(counts);
}, 600_000);
