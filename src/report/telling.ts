import { type Failure, MOST_LISTED } from '../outcome/failure.ts';
import type { RunReport } from '../outcome/report.ts';
import type { Result } from '../outcome/result.ts';
import type { Places } from './links.ts';
import type { Prose, Sanitize } from './markdown.ts';
import type { ScriptDiff } from './script-diff.ts';

/** The parts of a report that are told in one way of a single target, and in another of a list. */
export interface Telling {
  /** The run of the single target, or the list as one run. */
  readonly whole: RunReport;
  /** The result in one sentence, neither redacted nor escaped. */
  readonly headline: string;
  /** The emoji of the result. */
  readonly mark: string;
  readonly isList: boolean;
  /** The sections of the summary, in order. */
  summary(prose: Prose, context: SummaryContext): readonly string[];
  /** The sections of the comment, in order. */
  comment(prose: Prose, context: Pick<SummaryContext, 'sanitize'>): readonly string[];
  /** The outputs that say something else than those of a single target. */
  outputs(sanitize: Sanitize): Readonly<Record<string, string>>;
  readonly annotations: readonly Annotation[];
}

export interface SummaryContext {
  readonly sanitize: Sanitize;
  /** The end of the deploy log, as safe lines. */
  readonly log: readonly string[];
  readonly places: Places;
  /** Undefined when the deploy script does not change. */
  readonly scriptDiff: ScriptDiff | undefined;
}

/** The Markdown of the headline. */
export function heading({ mark, headline }: Telling, { say }: Prose): string {
  return `### ${mark} ${say(headline)}`;
}

/** An error annotation. Not redacted. */
export interface Annotation {
  readonly title: string;
  readonly message: string;
}

/** The message of the annotation of a failure: the reason, the changes that remain, and the next step. Not redacted. */
export function annotationOf({ message, next }: Failure, results: readonly Result[]): string {
  const done = results.flatMap(({ operation, wrote, changes, isPutBack }) =>
    wrote && !isPutBack ? changes.map((change) => `${operation}: ${change}`) : [],
  );
  const more = done.length > MOST_LISTED ? `; and ${done.length - MOST_LISTED} more` : '';
  const before =
    done.length === 0 ? [] : [`Done before that: ${done.slice(0, MOST_LISTED).join('; ')}${more}.`];
  return [message, ...before, `Next: ${next}`].join('\n');
}
