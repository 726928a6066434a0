/** The last line of a terminal, drawn again and again in its place. */
export interface LiveLine {
  /** Shows a text in the place of the one before. */
  draw(text: string): void;
  /** Writes whole lines above it. */
  write(lines: string): void;
  /** Takes it away; the cursor is then at the start of an empty line. */
  erase(): void;
}

const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const ERASE = '\r\u001b[K';
const USUAL_COLUMNS = 80;

/**
 * A live line. It leaves the cursor visible and at the end of the line, so that nothing has to be put right should the
 * process be killed, and never fills the last column, as terminals break the line there.
 *
 * @param columns how wide the terminal is now; undefined or 0 where it does not say
 * @param paint colours the text once it is cut
 */
export function createLiveLine(
  write: (text: string) => void,
  columns: () => number | undefined,
  paint: (text: string) => string,
): LiveLine {
  let shown: string | undefined;
  let frame = 0;
  const drawing = (): string => (shown === undefined ? '' : `${ERASE}${paint(shown)}`);
  return {
    draw(text) {
      const mark = FRAMES.charAt(frame++ % FRAMES.length);
      shown = cutToWidth(`${mark} ${text}`, (columns() || USUAL_COLUMNS) - 1);
      write(drawing());
    },
    write(lines) {
      write(shown === undefined ? lines : `${ERASE}${lines}${paint(shown)}`);
    },
    erase() {
      if (shown !== undefined) write(ERASE);
      shown = undefined;
    },
  };
}

/** A text that is not wider than so many columns; where it is cut a `…` says so, as half a sentence may say the opposite. */
export function cutToWidth(text: string, columns: number): string {
  const line = text.replaceAll('\t', ' ');
  return widthOf(line) <= columns ? line : `${startOf(line, columns - widthOf(GOES_ON))}${GOES_ON}`.trim();
}

const GOES_ON = '…';

function startOf(line: string, columns: number): string {
  let left = columns;
  let start = '';
  for (const character of line) {
    left -= widthOf(character);
    if (left < 0) break;
    start += character;
  }
  return start;
}

/** What is not ASCII counts two columns: no terminal shows it wider, and which ones do depends on the terminal. */
function widthOf(line: string): number {
  let width = 0;
  for (const character of line) width += /^[ -~]$/.test(character) ? 1 : 2;
  return width;
}
