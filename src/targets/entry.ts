import type { Form } from '../inputs/input.ts';

/** An entry of `targets`: a site or a pattern of sites, with the inputs that differ for it. */
export interface TargetEntry {
  /** The number of the entry, from 1. */
  readonly nth: number;
  /** The line within the text, from 1. A list in one line has only that one. */
  readonly line: number;
  /** An id or a name; undefined for the server of the step. */
  readonly server: string | undefined;
  /** An id, a domain or a pattern; undefined for the server alone. */
  readonly site: string | undefined;
  /** The texts of the other inputs, by name. */
  readonly given: ReadonlyMap<string, string>;
  /** The entry as JSON can hold it. Read again, it gives the same. */
  readonly written: string | Readonly<Record<string, string>>;
}

export type Place = Pick<TargetEntry, 'nth' | 'line'>;

/** Reports a problem at an entry of `targets`. @param input the input of the entry that it concerns, if it is about one */
export function reportAt({ nth, line }: Place, { report }: Form, expected: string, input?: string): void {
  const about = input === undefined ? '' : `, for ${input},`;
  report('targets', `at entry ${nth} (line ${line})${about} ${expected}`);
}
