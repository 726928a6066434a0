import { globSync, readFileSync } from 'node:fs';
import base from './stryker.config.mjs';

// One case of each property: a mutant is to be killed by a test that means to, not by luck.
process.env.PROPERTY_RUNS ??= '1';

const EVERY = 150;
const TAKEN = 2;

/** Some lines of each so many of `src/`, taken as one long text: about 300 mutants, the same ones for the same sources. */
function sample() {
  const lines = globSync('src/*/*.ts')
    .sort()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((_, index) => ({ file, line: index + 1 })),
    );
  return lines.filter((_, index) => index % EVERY < TAKEN).map(({ file, line }) => `${file}:${line}-${line}`);
}

/** Stryker's settings for a measure of the whole: `npm run test:mutants:sample`. */
export default {
  ...base,
  mutate: sample(),
  jest: { ...base.jest, config: { ...base.jest.config, testMatch: ['**/test/unit/**/*.test.ts'] } },
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 40,
  concurrency: 1,
  ignorePatterns: base.ignorePatterns.filter((pattern) => pattern !== 'dist'),
  reporters: [...base.reporters, 'json'],
  jsonReporter: { fileName: 'build/mutants.json' },
  thresholds: { ...base.thresholds, break: 85 },
};
