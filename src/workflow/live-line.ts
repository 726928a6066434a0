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

/**
 * The start of a text that is not wider than so many columns. What is not ASCII counts two: no terminal shows it wider, and
 * which ones do depends on the terminal.
 */
export function cutToWidth(text: string, columns: number): string {
  const characters = [...text.replaceAll('\t', ' ')];
  const widthOf = (character: string): number => (/^[ -~]$/.test(character) ? 1 : 2);
  let left = columns;
  const fitting = characters.findIndex((character) => {
    left -= widthOf(character);
    return left < 0;
  });
  return fitting === -1 ? characters.join('') : characters.slice(0, fitting).join('');
}
