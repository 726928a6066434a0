import { Console } from 'node:console';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Note } from '../../harness/scenarios.ts';

/** Jest reporter: prints the counts of scenarios and runs as a table. Has every other run of a file be in debug mode. */
export default class ScenarioTable {
  private readonly folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  private readonly notes = join(this.folder, 'notes');

  onRunStart(): void {
    // In watch mode, the run before has removed it.
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.notes, '');
    // The workers are started later and inherit it.
    process.env.SCENARIO_NOTES = this.notes;
    process.env.DEBUG_RUNS = 'alternate';
  }

  onRunComplete(): void {
    const lines = readFileSync(this.notes, 'utf8').split('\n').slice(0, -1);
    rmSync(this.folder, { recursive: true });
    if (lines.length > 0) new Console(process.stdout).table(count(lines.map((line) => JSON.parse(line))));
  }
}

/** The rows of the table: one for each group, then the total. */
function count(notes: readonly Note[]): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const groups = Map.groupBy(notes, ({ group }) => group || 'runs of no scenario');
  const rows = [...groups].map(([group, own]) => [group, total(own)] as const);
  return Object.fromEntries([...rows.sort(([a], [b]) => a.localeCompare(b)), ['all', total(notes)]]);
}

/** Sums up notes. A scenario that has not survived counts with none of its faults. */
function total(notes: readonly Note[]): Record<string, number> {
  const sum = (of: (note: Note) => number): number => notes.reduce((all, note) => all + of(note), 0);
  const ofRuns = (name: 'runs' | 'requests' | 'retries' | 'leaks' | 'foreignCommands'): number =>
    sum((note) => ('runs' in note ? note[name] : 0));
  return {
    scenarios: sum((note) => Number('tried' in note)),
    faults: sum((note) => ('tried' in note ? note.tried : 0)),
    survived: sum((note) => ('survived' in note ? note.survived : 0)),
    runs: ofRuns('runs'),
    'in debug mode': sum((note) => Number('runs' in note && note.inDebugMode === true)),
    requests: ofRuns('requests'),
    retries: ofRuns('retries'),
    leaks: ofRuns('leaks'),
    'foreign commands': ofRuns('foreignCommands'),
  };
}
