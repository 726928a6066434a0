import type { Parameters } from 'fast-check';

/**
 * Options of a property: it runs so many times, times `PROPERTY_RUNS`, from the seed of this test run (`seed.ts`). A failure prints
 * its seed and path; `PROPERTY_SEED` and `PROPERTY_PATH` play it again.
 */
export function runs(count: number): Pick<Parameters<unknown>, 'numRuns' | 'seed' | 'path' | 'endOnFailure'> {
  const { PROPERTY_RUNS = '1', PROPERTY_SEED, PROPERTY_PATH } = process.env;
  if (PROPERTY_SEED === undefined) throw new Error('Jest runs without the reporter that chooses a seed.');
  return {
    numRuns: Math.ceil(count * Number(PROPERTY_RUNS)),
    seed: Number(PROPERTY_SEED),
    ...(PROPERTY_PATH !== undefined && { path: PROPERTY_PATH }),
  };
}
