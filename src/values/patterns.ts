import { RE2JS } from 're2js';
import type { Parsed } from './input-values.ts';

/** A compiled pattern and the text that it was made from. */
export interface Pattern {
  readonly source: string;
  /** Whether it is found in a line. Linear in the length of the line. */
  matches(line: string): boolean;
}

/**
 * Instructions of a compiled pattern, counted repetitions written out. The time for a line is in proportion to them,
 * and nothing ends a match once it has begun; ordinary patterns have less than 100.
 */
const MAX_INSTRUCTIONS = 1000;

/**
 * Compiles a pattern for an engine that takes linear time whatever the pattern (RE2), case-sensitive.
 *
 * @returns the pattern, or what was expected of it; the engine's own words would quote it
 */
export function compilePattern(source: string): Parsed<Pattern> {
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(source);
  } catch {
    return { expected: 'regular expressions in RE2 syntax (no look-around, no back-references)' };
  }
  if (compiled.programSize() > MAX_INSTRUCTIONS) {
    return {
      expected: `regular expressions of at most ${MAX_INSTRUCTIONS} instructions when compiled (x{500} is 500 times x)`,
    };
  }
  return { value: { source, matches: (line) => compiled.matcher(line).find() } };
}
