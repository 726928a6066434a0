/**
 * Shows that the tests can fail: breaks the sources in known ways, one at a time, in a copy of the project, and runs the
 * tests that must notice. Fails when a fault survives.
 *
 * Usage: npm run test:mutants [-- WORD …]   only the faults with one of the words in their promise, test or file
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Fault, faults, seed } from './faults.ts';
import { root } from './metadata.ts';

const TIME_LIMIT_MS = 300_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const words = process.argv.slice(2);
const wanted = faults.filter(({ promise, test, change }) => {
  const text = [promise, test, change[0]].join('\n');
  return words.length === 0 || words.some((word) => text.includes(word));
});

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
try {
  const isCopied = (path: string): boolean => !['.git', 'node_modules'].includes(basename(path));
  cpSync(root, folder, { recursive: true, filter: isCopied });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // A test that fails without a fault would catch any.
  const failed = failedTest(wanted.map(({ test }) => test));
  if (failed !== undefined) throw new Error(`This test fails without a fault: ${failed}`);
  const caught = wanted.filter(isCaught);
  say(`${caught.length} of ${wanted.length} faults caught`);
  process.exitCode = caught.length > 0 && caught.length === wanted.length ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

function isCaught(fault: Fault): boolean {
  const { promise, test, change } = fault;
  const path = join(folder, change[0]);
  const source = readFileSync(path, 'utf8');
  const broken = seed(fault, source);
  if (broken === undefined) throw new Error(`Not at exactly one place in ${change[0]}: ${change[1]}`);
  writeFileSync(path, broken);
  const failed = failedTest([test]);
  writeFileSync(path, source);
  say(`${failed === undefined ? 'SURVIVED' : 'caught'}: ${promise} (${change[0]}, ${test})`);
  if (failed !== undefined) say(`  by: ${failed}`);
  return failed !== undefined;
}

/** Runs test files. Returns the name of the first test that failed; undefined when all passed. */
function failedTest(tests: readonly string[]): string | undefined {
  const paths = [...new Set(tests)].map((test) => `test/${test}.test.ts`);
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'jest', '--', '--bail', ...paths], {
    cwd: folder,
    encoding: 'utf8',
    timeout: TIME_LIMIT_MS,
  });
  if (status === 0) return undefined;
  const [, name] = /^ +● (.*)$/m.exec(stderr) ?? [];
  // Sources that do not load, or tests that do not end, show nothing.
  if (name === undefined || name === 'Test suite failed to run') throw new Error(`No test failed: ${stderr}`);
  return name;
}
