import { jest } from '@jest/globals';
import type { Parameters } from 'fast-check';

const { PROPERTY_RUNS = '1', PROPERTY_SEED, PROPERTY_PATH } = process.env;

// A property that is stopped goes on in the background and disturbs the tests after it; sixteen programs beside it make it ten times as long.
jest.setTimeout(Math.min(60, 10 * Math.max(1, Number(PROPERTY_RUNS))) * 60_000);

/**
 * Options of a property: it runs so many times, times `PROPERTY_RUNS`, from the seed of this test run (`seed.ts`). A failure prints
 * its seed and path; `PROPERTY_SEED` and `PROPERTY_PATH` play it again.
 */
export function runs(count: number): Pick<Parameters<unknown>, 'numRuns' | 'seed' | 'path' | 'endOnFailure'> {
  if (PROPERTY_SEED === undefined) throw new Error('Jest runs without the reporter that chooses a seed.');
  return {
    numRuns: Math.ceil(count * Number(PROPERTY_RUNS)),
    seed: Number(PROPERTY_SEED),
    ...(PROPERTY_PATH !== undefined && { path: PROPERTY_PATH }),
  };
}
