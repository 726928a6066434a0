import type { Clock } from '../core/clock.ts';
import { isCut } from '../net/body.ts';
import type { Pattern } from './patterns.ts';

/** The conditions from the inputs that a deploy must meet. */
export interface Expectations {
  readonly failurePatterns: readonly Pattern[];
  readonly successPatterns: readonly Pattern[];
  /** A commit or its first digits, in lower case. */
  readonly expectedCommit: string | undefined;
  /** The way in which the deploy script is told the commit. */
  readonly commitBy?: 'script' | 'variable';
}

export type Matches = Awaited<ReturnType<typeof matchPatterns>>;

/**
 * Searches a text for patterns. `pause` is awaited between pieces of work, and may throw to end it.
 *
 * @param dropped what the text should contain, but does not: a failure in it counts
 * @returns `failure`: the first match of a failure pattern; else `missing`: the first success pattern that no line matches, if any
 */
export async function matchPatterns(
  text: string,
  { failurePatterns, successPatterns }: Expectations,
  pause: () => Promise<void>,
  dropped = '',
) {
  const linesOf = (part: string): string[] => part.split(/\r\n|\n|\r/);
  const lines = linesOf(text);
  // The first line of a cut text is our note.
  if (isCut(text)) lines.shift();
  const seen = [...lines, ...linesOf(dropped).filter((line) => line !== '')];
  for (const pattern of failurePatterns) {
    const line = await findLine(seen, pattern, pause);
    if (line !== undefined) return { failure: { pattern: pattern.source, line } };
  }
  for (const pattern of successPatterns)
    if ((await findLine(lines, pattern, pause)) === undefined) return { missing: pattern.source };
  return {};
}

/** The most characters matched between two pauses: half a second of work for the largest pattern. Longer lines are split. */
const PIECE = 16 * 1024;

async function findLine(
  lines: readonly string[],
  pattern: Pattern,
  pause: () => Promise<void>,
): Promise<string | undefined> {
  for (const line of lines) {
    for (let at = 0; at === 0 || at < line.length; at += PIECE) {
      await pause();
      // A piece may hold half a secret, and a very long line takes long to redact.
      if (pattern.matches(line.slice(at, at + PIECE))) return line.length <= 4 * PIECE ? line : '';
    }
  }
  return undefined;
}

/** Shorter work needs no pause. Each pause takes at least a millisecond, which adds up. */
const LONGEST_BLOCK_MS = 20;

/** Creates a pause that lets a cancel or the deadline interrupt the work. It rejects with their reason. */
export function createPause(clock: Clock, signal: AbortSignal): () => Promise<void> {
  let pausedAt = clock.now();
  return async () => {
    if (clock.now() - pausedAt < LONGEST_BLOCK_MS) return;
    await clock.sleep(0, signal);
    pausedAt = clock.now();
  };
}
