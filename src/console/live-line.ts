/** The part of `process.stdout` that the console needs. */
export interface Stdout {
  write(text: string): unknown;
  /** The width of a terminal; undefined or 0 if it does not say. */
  readonly columns?: number | undefined;
}

const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const ERASE = '\r\u001b[K';
const USUAL_COLUMNS = 80;

/** Creates a live line, the last one of a terminal, redrawn in place. The cursor stays visible, at its end: a killed process leaves nothing to restore. */
export function createLiveLine(stdout: Stdout, paint: (text: string) => string) {
  let shown: string | undefined;
  let frame = 0;
  return {
    draw(text: string): void {
      const mark = FRAMES.charAt(frame++ % FRAMES.length);
      // Terminals wrap in the last column.
      shown = paint(cutToWidth(`${mark} ${text}`, (stdout.columns || USUAL_COLUMNS) - 1));
      stdout.write(`${ERASE}${shown}`);
    },
    /** Writes whole lines above it. */
    write(lines: string): void {
      stdout.write(shown === undefined ? lines : `${ERASE}${lines}${shown}`);
    },
    /** Removes it and leaves the cursor at the start of an empty line. */
    erase(): void {
      if (shown !== undefined) stdout.write(ERASE);
      shown = undefined;
    },
  };
}

/** Cuts a text to a number of characters. An ellipsis marks the cut: half a sentence may mean the opposite. */
function cutToWidth(text: string, columns: number): string {
  const characters = [...text.replaceAll('\t', ' ')];
  if (characters.length <= columns) return characters.join('');
  return `${characters.slice(0, Math.max(0, columns - 1)).join('')}…`;
}
