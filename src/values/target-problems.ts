import type { Problem } from '../core/errors.ts';

/** Something wrong at a line of the input `targets`. */
export interface Slip {
  readonly line: number;
  readonly expected: string;
}

/** The problems that slips make, ordered by line. */
export function problemsOf(slips: readonly Slip[]): readonly Problem[] {
  return slips.toSorted((a, b) => a.line - b.line).map(({ line, expected }) => problemAt(line, expected));
}

/** A problem at a line of the input `targets`. */
export function problemAt(line: number, expected: string): Problem {
  return { input: 'targets', expected: `at line ${line} ${expected}` };
}
