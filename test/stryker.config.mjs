import { globSync, readFileSync } from 'node:fs';

// Each mutant meets the same cases. Stryker's own reporters choose no seed, as Jest's do.
process.env.PROPERTY_SEED ??= '42';
process.env.PROPERTY_RUNS ??= '0.2';

/** Two lines of so many: about 300 mutants. */
const EVERY = 130;
/** All lines of `src/`, file by file, as Stryker names them. */
const lines = globSync('src/**/*.ts')
  .filter((file) => !file.endsWith('.d.ts'))
  .toSorted()
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((_, nth) => `${file}:${nth + 1}-${nth + 2}`),
  );

/**
 * Stryker's settings: `npm run test:mutants` breaks lines taken evenly over `src/` in every small way and sees tests fail. For the files of one
 * part: `MUTANT_TESTS=unit/deploy npm run test:mutants -- --mutate src/deploy/judge.ts`.
 */
export default {
  mutate: lines.filter((_, nth) => nth % EVERY === EVERY / 2),
  // Mutated patterns do not load with the flags u and v; nothing promises the words of messages.
  mutator: { excludedMutations: ['Regex', 'StringLiteral'] },
  // Mutants of what runs while a file loads take nearly all of the time.
  ignoreStatic: true,
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    enableFindRelatedTests: false,
    config: {
      testMatch: [`**/test/${process.env.MUTANT_TESTS ?? 'unit'}/**/*.test.ts`],
      testPathIgnorePatterns: ['model\\.test\\.ts$'],
      transform: { '\\.ts$': '<rootDir>/test/support/strip-types.mjs' },
      extensionsToTreatAsEsm: ['.ts'],
      testTimeout: 60_000,
      testEnvironment: 'node',
    },
  },
  coverageAnalysis: 'perTest',
  dryRunTimeoutMinutes: 30,
  timeoutMS: 60_000,
  // There is none: reading one takes TypeScript's own API, which version 7 does not have.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  ignorePatterns: ['.rehearsal'],
  tempDirName: 'build/stryker',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'build/mutants.json' },
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 90, low: 85, break: 85 },
};
