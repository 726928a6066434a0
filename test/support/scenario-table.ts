import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Note } from '../../harness/scenarios.ts';

/** Jest reporter: prints what scenarios and runs came to, as a table. Has every other run of a file be in debug mode. */
export default class ScenarioTable {
  private readonly folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  private readonly notes = join(this.folder, 'notes');

  onRunStart(): void {
    // Gone again after the run before, in watch mode.
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.notes, '');
    // The workers are started later and inherit it.
    process.env.SCENARIO_NOTES = this.notes;
    process.env.DEBUG_RUNS = 'alternate';
  }

  onRunComplete(): void {
    const lines = readFileSync(this.notes, 'utf8').split('\n').slice(0, -1);
    rmSync(this.folder, { recursive: true });
    if (lines.length > 0) process.stdout.write(render(lines.map((line) => JSON.parse(line))));
  }
}

const COLUMNS = ['scenarios', 'faults tried', 'survived', 'runs', 'requests', 'retries'] as const;
const OTHERS = 'runs of no scenario';

type Row = Record<(typeof COLUMNS)[number] | 'leaks' | 'foreignCommands' | 'inDebugMode', number>;

/** The table of what was noted. A scenario that has not survived counts with none of its faults. */
export function render(notes: readonly Note[]): string {
  const groups = [...new Set(notes.map(({ group }) => group))].sort();
  // Those of none come last.
  const ordered = [...groups.filter((group) => group !== ''), ...groups.filter((group) => group === '')];
  const rows = ordered.map((group): [string, Row] => [
    group === '' ? OTHERS : group,
    total(notes.filter((note) => note.group === group)),
  ]);
  const all = total(notes);
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, cells: readonly (string | number)[]): string =>
    `${name.padEnd(width)}${cells.map((cell, at) => String(cell).padStart((COLUMNS[at]?.length ?? 0) + 2)).join('')}\n`;
  const lineOf = ([name, row]: [string, Row]): string =>
    line(
      name,
      COLUMNS.map((column) => row[column]),
    );
  const table = [line('', COLUMNS), ...rows.map(lineOf), lineOf(['all', all])].join('');
  return `\n${table}\nruns in debug mode ${all.inDebugMode}\nleaks ${all.leaks}\ncommands executed that we did not issue ${all.foreignCommands}\n`;
}

function total(notes: readonly Note[]): Row {
  const row: Row = {
    scenarios: 0,
    'faults tried': 0,
    survived: 0,
    runs: 0,
    requests: 0,
    retries: 0,
    leaks: 0,
    foreignCommands: 0,
    inDebugMode: 0,
  };
  for (const note of notes) {
    if ('tried' in note) {
      row.scenarios += 1;
      row['faults tried'] += note.tried;
    } else if ('survived' in note) {
      row.survived += note.survived;
    } else {
      for (const name of ['runs', 'requests', 'retries', 'leaks', 'foreignCommands'] as const)
        row[name] += note[name];
      row.inDebugMode += Number(note.inDebugMode ?? false);
    }
  }
  return row;
}
