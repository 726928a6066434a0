import type { Parameters } from 'fast-check';

/** So that what passed once passes again; other seeds are for looking, by hand. */
const SEED = 42;

/**
 * Options of a property: it runs so many times, times `PROPERTY_RUNS`, from the same seed each time unless `PROPERTY_SEED` names
 * another. A failure prints its seed and path; `PROPERTY_SEED` and `PROPERTY_PATH` play it again.
 */
export function runs(count: number): Pick<Parameters<unknown>, 'numRuns' | 'seed' | 'path' | 'endOnFailure'> {
  const { PROPERTY_RUNS = '1', PROPERTY_SEED = SEED, PROPERTY_PATH } = process.env;
  return {
    numRuns: Math.ceil(count * Number(PROPERTY_RUNS)),
    seed: Number(PROPERTY_SEED),
    ...(PROPERTY_PATH !== undefined && { path: PROPERTY_PATH }),
  };
}
