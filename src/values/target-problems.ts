import type { Problem } from '../core/errors.ts';

export interface Place {
  /** The number of the entry, from 1. */
  readonly nth: number;
  /** The line within the text, from 1. A list in one line has only that one. */
  readonly line: number;
}

export interface Slip extends Place {
  readonly expected: string;
}

/** The problems that slips make, in the order of their places. */
export function problemsOf(slips: readonly Slip[]): readonly Problem[] {
  return slips
    .toSorted((a, b) => a.nth - b.nth || a.line - b.line)
    .map((slip) => problemAt(slip, slip.expected));
}

/**
 * A problem at a place of the input `targets`.
 *
 * @param input the input of the entry that it concerns, if it is about one
 */
export function problemAt({ nth, line }: Place, expected: string, input?: string): Problem {
  const about = input === undefined ? '' : `, for ${input},`;
  return { input: 'targets', expected: `at entry ${nth} (line ${line})${about} ${expected}` };
}
