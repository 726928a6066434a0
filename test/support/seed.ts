import { spawnSync } from 'node:child_process';

/**
 * Jest reporter: chooses the seed of all properties, says it before the first test, and says again after a failure how to repeat it.
 * It follows from the commit, so that each commit tries something new, and a commit that is tried again tries the same.
 */
export default class Seed {
  onRunStart(): void {
    // Workers start later and inherit it; a run without tests of properties says it, too.
    process.env.PROPERTY_SEED ||= seedOfCommit();
    this.say();
  }

  onRunComplete(_: unknown, results: { readonly numFailedTests: number }): void {
    if (results.numFailedTests > 0) this.say();
  }

  private say(): void {
    const { PROPERTY_SEED: seed } = process.env;
    process.stdout.write(
      `\nProperties run from seed ${seed}. PROPERTY_SEED=${seed} repeats them on any commit.\n`,
    );
  }
}

/** The first 28 bits of the id of the commit; 42 where there is no git or no commit. */
function seedOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' });
  return String(Number.parseInt(/^[0-9a-f]{7}/.exec(stdout ?? '')?.[0] ?? '2a', 16));
}
