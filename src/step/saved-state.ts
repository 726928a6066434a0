/** The text that a main step saves once it has reported everything itself. */
export const ENDED = 'ended';

/** The longest saved text that is accepted. */
const MOST_CHARACTERS = 65_536;

/**
 * Reads the last text that the main step saved. Never throws.
 *
 * @param saved undefined or empty when nothing was saved
 * @returns one message, not redacted; undefined when the main step reported by itself or saved nothing
 */
export function readAftermath(saved = ''): string | undefined {
  if (saved === '' || saved === ENDED) return undefined;
  return saved.length <= MOST_CHARACTERS && /^The step for .+\.$/.test(saved)
    ? saved
    : 'The step was stopped from outside. What it did is not known, as its notes cannot be read. Look at the site and its deploy log before running again.';
}
