import type { RunReport } from '../outcome/report.ts';
import type { Annotation } from './annotation.ts';
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
