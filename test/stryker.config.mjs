/** Stryker's settings: `npm run test:mutants` breaks these files in every small way and sees their tests fail. */
export default {
  mutate: [
    'src/deploy/{judge,judge-patterns,exit-report}.ts',
    'src/net/retry-after.ts',
    'src/values/preview-domain.ts',
  ],
  // Its patterns are broken for the flags u and v; words of messages are nobody's promise.
  mutator: { excludedMutations: ['Regex', 'StringLiteral'] },
  // Those of what is worked out once, while a file loads, cost nearly all of the time.
  ignoreStatic: true,
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    enableFindRelatedTests: false,
    config: {
      testMatch: [
        '**/test/unit/deploy/{deploy,judging}.test.ts',
        '**/test/unit/operations/previews.test.ts',
        '**/test/unit/values/values.test.ts',
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
  ignorePatterns: ['dist'],
  tempDirName: 'build/stryker',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false },
  // It was 78.6 of 100 when this was written.
  thresholds: { high: 90, low: 80, break: 75 },
};
