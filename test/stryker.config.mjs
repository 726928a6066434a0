// Each mutant meets the same cases. Stryker's own reporters choose no seed, as Jest's do.
process.env.PROPERTY_SEED ??= '42';

/** Stryker's settings: `npm run test:mutants` breaks these files in every small way and sees their tests fail. */
export default {
  mutate: [
    'src/deploy/signs.ts',
    'src/deploy/site-shown.ts',
    'src/deploy/our-deployment.ts',
    'src/deploy/deploys-shown.ts',
    'src/deploy/waits.ts',
    'src/deploy/judge.ts',
    'src/deploy/verdicts.ts',
    'src/net/retry-after.ts',
    'src/script/exit-report.ts',
    'src/values/preview-domain.ts',
  ],
  // Mutated patterns do not load with the flags u and v; nothing promises the words of messages.
  mutator: { excludedMutations: ['Regex', 'StringLiteral'] },
  // Mutants of what runs while a file loads take nearly all of the time.
  ignoreStatic: true,
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    enableFindRelatedTests: false,
    config: {
      testMatch: [
        '**/test/unit/deploy/attacks.test.ts',
        '**/test/unit/deploy/by-id.test.ts',
        '**/test/unit/deploy/deploy.test.ts',
        '**/test/unit/deploy/follow.test.ts',
        '**/test/unit/deploy/judging.test.ts',
        '**/test/unit/net/retry-after.test.ts',
        '**/test/unit/operations/deletions.test.ts',
        '**/test/unit/values/preview-domain.test.ts',
      ],
      transform: { '\\.ts$': '<rootDir>/test/support/strip-types.mjs' },
      extensionsToTreatAsEsm: ['.ts'],
      testTimeout: 60_000,
    },
  },
  coverageAnalysis: 'perTest',
  timeoutMS: 30_000,
  // There is none: reading one takes TypeScript's own API, which version 7 does not have.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  ignorePatterns: ['dist', '.rehearsal'],
  tempDirName: 'build/stryker',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false },
  thresholds: { high: 90, low: 80, break: 75 },
};
