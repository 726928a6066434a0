import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Jest reporter: how many runs of the action there were, and how many of them in debug mode. */
export default class DebugShare {
  onRunStart() {
    this.folder = mkdtempSync(join(tmpdir(), 'debug-share-'));
    // The workers are started later and inherit it. `runAction` appends a 0 or a 1 for each run.
    process.env.DEBUG_NOTES = join(this.folder, 'notes');
    writeFileSync(process.env.DEBUG_NOTES, '');
  }

  onRunComplete() {
    const runs = readFileSync(join(this.folder, 'notes'), 'utf8');
    rmSync(this.folder, { recursive: true });
    const inDebugMode = runs.replaceAll('0', '').length;
    if (runs !== '')
      process.stdout.write(`\nruns of the action ${runs.length}, in debug mode ${inDebugMode}\n`);
  }
}
