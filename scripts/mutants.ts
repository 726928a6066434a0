/**
 * Shows that the tests can fail: breaks the sources in known ways, one at a time, in a copy of the project, and runs the
 * tests that must notice. Fails when a fault survives.
 *
 * Usage: npm run test:mutants [-- WORD …]   only the faults with one of the words in their promise, file or tests
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Fault, faults, seed } from './faults.ts';
import { root } from './metadata.ts';

const TIME_LIMIT_MS = 300_000;
const LEFT_OUT = ['.git', 'node_modules'];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const words = process.argv.slice(2);
const wanted = faults.filter((fault) => {
  const text = Object.values(fault).flat().join('\n');
  return words.length === 0 || words.some((word) => text.includes(word));
});

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
try {
  cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // Tests that fail without a fault would catch any.
  const failed = failedTest(wanted.flatMap(({ tests }) => tests));
  if (failed !== undefined) throw new Error(`This test fails without any fault: ${failed}`);
  const survived = wanted.filter((fault) => !isCaught(fault));
  say(`${wanted.length - survived.length} of ${wanted.length} faults caught`);
  process.exitCode = wanted.length > 0 && survived.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

function isCaught(fault: Fault): boolean {
  const path = join(folder, fault.file);
  const source = readFileSync(path, 'utf8');
  const broken = seed(fault, source);
  if (broken === undefined) throw new Error(`Not at exactly one place of ${fault.file}: ${fault.pattern}`);
  const startedAt = performance.now();
  writeFileSync(path, broken);
  const failed = failedTest(fault.tests);
  writeFileSync(path, source);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  say(`${failed === undefined ? 'SURVIVED' : 'caught  '} ${fault.promise}: ${fault.fault} (${seconds} s)`);
  if (failed !== undefined) say(`         by ${fault.tests.join(', ')}: ${failed}`);
  return failed !== undefined;
}

/**
 * Runs test files up to the first failure.
 *
 * @returns the name of the test that failed; undefined when all passed
 */
function failedTest(tests: readonly string[]): string | undefined {
  const files = [...new Set(tests)].map((test) => `test/${test}.test.ts`);
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'jest', '--', '--bail', ...files], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    timeout: TIME_LIMIT_MS,
  });
  if (status === 0) return undefined;
  const [, name] = /^ +● (.*)$/m.exec(stderr) ?? [];
  // A fault that does not load, or runs without end, shows nothing about the tests.
  if (name === undefined || name === 'Test suite failed to run')
    throw new Error(`No test has failed: ${stderr}`);
  return name;
}
