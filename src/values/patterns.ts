import { RE2JS } from 're2js';
import type { Parsed } from './input-values.ts';

export interface Pattern {
  readonly source: string;
  /** True when a line contains a match. Takes time linear in the line. */
  matches(line: string): boolean;
}

/** The time for a line is proportional to the instructions, and a match cannot be interrupted. Ordinary patterns have fewer than 100. */
const MAX_INSTRUCTIONS = 1000;

/** Compiles a case-sensitive pattern for RE2, which takes linear time for any pattern. */
export function compilePattern(source: string): Parsed<Pattern> {
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(source);
  } catch {
    return { expected: 'regular expressions in RE2 syntax (no look-around, no back-references)' };
  }
  if (compiled.programSize() > MAX_INSTRUCTIONS)
    return {
      expected: `regular expressions of at most ${MAX_INSTRUCTIONS} instructions when compiled (x{500} is 500 times x)`,
    };
  return { value: { source, matches: (line) => compiled.matcher(line).find() } };
}
