import { dirname } from 'node:path';

/** Jest's settings. Plain JavaScript, which an older Node reads, too: otherwise it would fail without a word about why. */
const hasModules = `${process.env.NODE_OPTIONS} ${process.execArgv}`.includes('--experimental-vm-modules');
if (Number.parseInt(process.versions.node, 10) < 24 || !hasModules) {
  process.stderr.write(
    `Run tests by “npm run jest -- test/unit”: they need Node 24, which npm finds, with --experimental-vm-modules. This is Node ${process.version}.\n`,
  );
  process.exit(2);
}

// Every other process of a file that runs the action is in debug mode. The workers are started later and inherit it.
process.env.DEBUG_RUNS = 'alternate';

export default {
  rootDir: dirname(import.meta.dirname),
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  transform: {
    '\\.ts$': '<rootDir>/test/support/strip-types.mjs',
  },
  extensionsToTreatAsEsm: ['.ts'],
  modulePathIgnorePatterns: ['<rootDir>/build', '<rootDir>/dist'],
  reporters: ['default', '<rootDir>/test/support/seed.ts', '<rootDir>/test/support/closing-line.mjs'],
  // A hang ends soon, and names its test. Files with properties have their own limit.
  testTimeout: 120_000,
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.ts', '!src/main.ts', '!src/post.ts'],
  coverageReporters: ['text-summary', 'lcov'],
  coverageThreshold: {
    global: {
      lines: 90,
      branches: 88,
    },
  },
  maxWorkers: 5,
};
