import type { Parameters } from 'fast-check';

/**
 * How a property is run: so many times, times `PROPERTY_RUNS`. A failure prints its seed and path; `PROPERTY_SEED` and
 * `PROPERTY_PATH` play it again.
 */
export function runs(count: number): Pick<Parameters<unknown>, 'numRuns' | 'seed' | 'path' | 'endOnFailure'> {
  const { PROPERTY_RUNS = '1', PROPERTY_SEED, PROPERTY_PATH } = process.env;
  return {
    numRuns: Math.ceil(count * Number(PROPERTY_RUNS)),
    ...(PROPERTY_SEED !== undefined && { seed: Number(PROPERTY_SEED) }),
    ...(PROPERTY_PATH !== undefined && { path: PROPERTY_PATH }),
  };
}
