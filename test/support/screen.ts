/**
 * A terminal, as far as a log needs one: line feed, carriage return, erasing to the end of the line, colours (which it
 * drops). Whatever else has an escape is an error.
 *
 * @returns the rows without white space at their ends and without empty ones at the end; the cursor; and how often a line that was
 * longer than the terminal is wide went on in the next row
 */
export function showOnScreen(output: string, columns: number) {
  const rows: string[][] = [[]];
  let row = 0;
  let column = 0;
  let wraps = 0;
  const newRow = (): void => {
    row += 1;
    rows[row] ??= [];
  };
  for (const [piece] of output.matchAll(/\x1b\[[\d;]*[A-Za-z]|[\s\S]/gu)) {
    const current = rows[row] ?? [];
    if (piece === '\n') newRow();
    else if (piece === '\r') column = 0;
    else if (piece === '\t') column = Math.min(columns - 1, column + 8 - (column % 8));
    else if (piece === '\x1b[K') current.length = Math.min(current.length, column);
    else if (/^\x1b\[[\d;]*m$/.test(piece)) continue;
    else if (/^[\0-\x1f\x7f-\x9f]/.test(piece)) throw new Error(`Not for a log: ${JSON.stringify(piece)}`);
    else {
      if (column === columns) {
        wraps += 1;
        newRow();
        column = 0;
      }
      const line = rows[row] ?? [];
      while (line.length < column) line.push(' ');
      line[column] = piece;
      column += 1;
    }
  }
  const shown = rows.map((cells) => cells.join('').trimEnd());
  while (shown.at(-1) === '') shown.pop();
  return { rows: shown, cursor: { row, column }, wraps };
}
