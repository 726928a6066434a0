import { test } from '@jest/globals';
import fc from 'fast-check';
import { LIST_MANNERS } from '../../../harness/simulator/shown.ts';
import { alone, crowded, untruthsOf } from '../../support/deploy-stories.ts';
import { playStory, tell } from '../../support/play-story.ts';
test.each([['alone', alone, 6000], ['crowded', crowded, 3000]] as const)('%s', async (_, arb, runs) => {
  let worse = 0, both = 0; const kinds: Record<string, number> = {};
  await fc.assert(fc.asyncProperty(arb, fc.constantFrom(...LIST_MANNERS.slice(1)), async (story, listOfSites) => {
    const s = { ...story, isShared: true };
    const a = await playStory({ ...s, listOfSites: 'true' });
    const b = await playStory({ ...s, listOfSites });
    if (a.outcome !== b.outcome) { const k = `${listOfSites}: ${a.outcome} -> ${b.outcome}`; kinds[k] = (kinds[k] ?? 0) + 1; }
    if (untruthsOf(b).length === 0) return;
    if (untruthsOf(a).length > 0) { both++; return; }
    worse++;
    if (worse <= 3) console.log(untruthsOf(b).join(), '\n', tell(b));
  }), { numRuns: runs, seed: 7 });
  console.log(JSON.stringify({ worse, both, kinds }, null, 1));
}, 1e6);
