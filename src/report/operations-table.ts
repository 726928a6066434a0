import { formatDuration } from '../core/duration.ts';
import type { EnvKeys } from '../site/facts.ts';
import { codeSpan, fold } from './markdown.ts';
import { statusMark } from './marks.ts';
import type { Result } from './run-report.ts';

/** The whole of it stands above the table. */
const IN_DOUBT = 'its end was not seen';

/** A time below this says nothing to a person. */
const NOTEWORTHY_MS = 50;
/** More changes than this do not stand in the cell, but in a list of their own. */
const MOST_IN_CELL = 4;
const MOST_IN_LIST = 200;
const MAX_OPERATIONS = 50;

/** What became of each operation, as a table. */
export function renderOperations(
  results: readonly Result[],
  env: EnvKeys | undefined,
  say: (text: string) => string,
): string {
  if (results.length === 0) return '';
  const shown = results.slice(0, MAX_OPERATIONS);
  const times = shown.map(({ durationMs }) =>
    durationMs < NOTEWORTHY_MS ? '' : formatDuration(durationMs).replaceAll(' ', '&nbsp;'),
  );
  const isTimed = times.some((time) => time !== '');
  const rows = shown.map((result, nth) => {
    const { operation, status } = result;
    const cells = `| ${codeSpan(operation)} | ${statusMark(operation, status)} | ${whatHappened(result, env, say)} |`;
    return isTimed ? `${cells} ${times[nth]} |` : cells;
  });
  const head = isTimed
    ? ['| Operation | Status | What | Time |', '| --- | --- | --- | ---: |']
    : ['| Operation | Status | What |', '| --- | --- | --- |'];
  return [...head, ...rows].join('\n');
}

/** The changes that are too many for the table, folded, operation by operation. */
export function listChanges(results: readonly Result[], say: (text: string) => string): string[] {
  return results
    .filter(({ changes }) => changes.length > MOST_IN_CELL)
    .map(({ operation, status, changes }) => {
      const items = changes.slice(0, MOST_IN_LIST).map((change) => `- ${say(change)}`);
      const more = changes.length - items.length;
      if (more > 0) items.push(`- and ${more} more, which the log of this step lists`);
      const noun = status === 'planned' ? 'planned changes' : 'changes';
      return fold(`<code>${say(operation)}</code>: ${changes.length} ${noun}`, items.join('\n'));
    });
}

function whatHappened(result: Result, env: EnvKeys | undefined, say: (text: string) => string): string {
  const { operation, status, changes, restored, error } = result;
  if (operation === 'sync-env' && status === 'unchanged' && env !== undefined) {
    return `${env.kept.length} ${env.kept.length === 1 ? 'key' : 'keys'} as wanted`;
  }
  const done = changes.length > MOST_IN_CELL ? [tally(changes)] : changes;
  // What is in doubt is told above, at length.
  const more = [
    restored,
    error === undefined ? undefined : status === 'unknown' ? IN_DOUBT : firstSentence(error),
  ];
  return [...done, ...more.filter((one) => one !== undefined)].map(say).join('<br>');
}

/** How many changes, and of what sort, as their first words say. */
function tally(changes: readonly string[]): string {
  const verbs = changes.map((change) => /^[a-z]+(?= )/.exec(change)?.[0]);
  const sorts = [...new Set(verbs)];
  const counted = sorts.map((verb) => `${verbs.filter((one) => one === verb).length} ${verb}`);
  return `${changes.length} changes${sorts.includes(undefined) || sorts.length > 4 ? '' : `: ${counted.join(', ')}`}`;
}

/** The whole of it stands above the table. */
function firstSentence(error: string): string {
  return /^.*?\.(?=\s|$)/.exec(error)?.[0] ?? error;
}
