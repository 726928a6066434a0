/**
 * Shows that the tests can fail: breaks the sources in known ways, one at a time, in a copy of the project, and runs the
 * tests that must notice. Fails when a fault survives, or no longer fits the sources.
 *
 * Usage: npm run test:mutants [-- WORD …]   only the faults whose name, file or tests hold one of the words
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './metadata.ts';
import { type Fault, faults } from './mutants/faults.ts';

/** What became of a fault: all but `caught` are to be mended. `late`: the tests did not end in time, which shows nothing. */
type Fate = 'caught' | 'survived' | 'unfit' | 'late';

const TIME_LIMIT_MS = 300_000;
/** For the tests of all faults together. */
const SOUND_TIME_LIMIT_MS = 1_200_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const words = process.argv.slice(2);
const wanted = faults.filter(
  ({ name, file, tests }) =>
    words.length === 0 || words.some((word) => [name, file, ...tests].join('\n').includes(word)),
);
const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
try {
  copyProject();
  expectSound(wanted);
  const fates = wanted.map(tryOut);
  const caught = fates.filter((fate) => fate === 'caught').length;
  say(`${caught} of ${fates.length} seeded faults caught`);
  process.exitCode = caught === fates.length && fates.length > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function copyProject(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0').filter((one) => one !== '')) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** Tests that fail without a fault would catch any. */
function expectSound(all: readonly Fault[]): void {
  const tests = [...new Set(all.flatMap((fault) => fault.tests))].map((test) => `test/${test}`);
  if (start('npm', ['run', '--silent', 'jest', '--', ...tests], SOUND_TIME_LIMIT_MS).status === 0) return;
  throw new Error(`Without any fault these tests must pass, and do not: ${tests.join(', ')}`);
}

function tryOut(fault: Fault): Fate {
  const path = join(folder, fault.file);
  const source = readFileSync(path, 'utf8');
  const startedAt = performance.now();
  writeFileSync(
    path,
    source.replace(fault.from, () => fault.to),
  );
  const fate = source.split(fault.from).length === 2 ? runTests(fault) : 'unfit';
  writeFileSync(path, source);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  say(`${fate.padEnd(9)} ${fault.name} (${fault.file}, ${seconds} s)`);
  return fate;
}

/** A fault that does not even build is none that the tests could catch. */
function runTests({ tests }: Fault): Fate {
  const needsBuild = tests.some((test) => test.startsWith('e2e/'));
  if (needsBuild && !isGood('npm', ['run', '--silent', 'build'])) return 'unfit';
  const files = tests.map((test) => `test/${test}`);
  const { status, signal } = start('npm', ['run', '--silent', 'jest', '--', '--bail', ...files]);
  if (signal !== null || status === null) return 'late';
  return status === 0 ? 'survived' : 'caught';
}

function isGood(command: string, args: readonly string[]): boolean {
  return start(command, args).status === 0;
}

function start(command: string, args: readonly string[], timeout = TIME_LIMIT_MS) {
  return spawnSync(command, args, { cwd: folder, stdio: 'ignore', timeout });
}
