import { MOST_OF_NAME, type Report, type TargetEnd } from '../outcome/end.ts';
import type { Result } from '../outcome/result.ts';
import { cut } from '../secrets/sanitizer.ts';
import type { Sanitize } from './markdown.ts';

/** GitHub drops a larger output when it becomes one of the job. */
const MAX_BYTES = 1024 * 1024;
/** In UTF-16 units. */
const MOST_OF_ERROR = 500;

/** The outputs of a list of targets that have a row for each. */
export function listOutputs({ targets, list }: Report, sanitize: Sanitize): Record<string, string> {
  const planned = targets.filter((target) => target.results.length > 0);
  return {
    targets: targetsOf(targets, sanitize),
    unfinished: list?.unfinished ?? '',
    results: rowsOf(targets, 'results', resultRows, sanitize),
    plan: planned.length === 0 ? '' : rowsOf(planned, 'plan', planRows, sanitize),
  };
}

function targetsOf(targets: readonly TargetEnd[], sanitize: Sanitize): string {
  const brief = (target: TargetEnd) => {
    const { batch, outcome } = target;
    return { ...namesOf(target, sanitize), batch, outcome };
  };
  const whole = (target: TargetEnd) => {
    const { failure, results, facts, span } = target;
    const deploy = facts?.deploy;
    return {
      ...brief(target),
      changed: isChanged(results),
      'deployed-commit': deploy?.commit ?? '',
      evidence: (deploy?.evidence ?? []).join(','),
      duration_ms: span === undefined ? 0 : span.toMs - span.fromMs,
      ...(failure !== undefined && {
        reason: failure.reason,
        error: cut(line(failure.message, sanitize), MOST_OF_ERROR),
        next: cut(line(failure.next, sanitize), MOST_OF_ERROR),
      }),
    };
  };
  return firstThatFits(targets, [whole, brief]);
}

/** Lists of rows with changes, in the output of that name. */
function rowsOf(
  targets: readonly TargetEnd[],
  name: 'results' | 'plan',
  rowsOfRun: typeof resultRows | typeof planRows,
  sanitize: Sanitize,
): string {
  const rows = ({ results }: TargetEnd) => rowsOfRun(results, sanitize);
  return firstThatFits(targets, [
    (target) => ({ ...namesOf(target, sanitize), [name]: rows(target) }),
    (target) => ({ ...namesOf(target, sanitize), [name]: [], cut: name }),
  ]);
}

function namesOf({ server, site }: TargetEnd, sanitize: Sanitize) {
  const name = (text: string): string => cut(line(text, sanitize), MOST_OF_NAME);
  return { server: name(server), site: name(site) };
}

/** The list as JSON in the first shape in which it fits into an output; an empty list if it fits in none. */
function firstThatFits<Item>(items: readonly Item[], shapes: readonly ((item: Item) => object)[]): string {
  for (const shape of shapes) {
    const json = JSON.stringify(items.map(shape));
    if (Buffer.byteLength(json) <= MAX_BYTES) return json;
  }
  return '[]';
}

/** True when something differed and was changed. */
export function isChanged(results: readonly Result[]): boolean {
  return results.some(({ traits, wrote }) => wrote && !traits.repeats);
}

/** The objects of the output `results`. */
export function resultRows(results: readonly Result[], sanitize: Sanitize) {
  return results.map(({ operation, status, changes, restored = [], durationMs, error }) => ({
    operation,
    status,
    changes: changes.concat(restored).map((change) => line(change, sanitize)),
    duration_ms: durationMs,
    ...(error !== undefined && { error: line(error, sanitize) }),
  }));
}

/** The objects of the output `plan`. */
export function planRows(results: readonly Result[], sanitize: Sanitize) {
  return results.map(({ operation, planned }) => ({
    operation,
    changes: planned.map((change) => line(change, sanitize)),
  }));
}

/** Remote text on one line. */
export function line(remote: string | null | undefined, sanitize: Sanitize): string {
  return sanitize(remote ?? '').join(' ');
}
