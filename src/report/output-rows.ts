import type { Result } from '../outcome/result.ts';
import { cut } from '../secrets/sanitizer.ts';
import type { SafeReport, SafeTarget } from './safe-report.ts';

/** GitHub drops a larger output when it becomes one of the job. */
const MAX_BYTES = 1024 * 1024;
/** In UTF-16 units. */
const MOST_OF_ERROR = 500;

/** The outputs of a list of targets that have a row for each. */
export function listOutputs({ targets, list }: SafeReport): Record<string, string> {
  const planned = targets.filter((target) => target.results.length > 0);
  return {
    targets: targetsOf(targets),
    unfinished: list?.unfinished ?? '',
    results: rowsOf(targets, 'results', resultRows),
    plan: planned.length === 0 ? '' : rowsOf(planned, 'plan', planRows),
  };
}

function targetsOf(targets: readonly SafeTarget[]): string {
  const brief = ({ server, site, batch, outcome }: SafeTarget) => ({ server, site, batch, outcome });
  const whole = (target: SafeTarget) => {
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
        error: cut(failure.message.replaceAll('\n', ' '), MOST_OF_ERROR),
        next: cut(failure.next, MOST_OF_ERROR),
      }),
    };
  };
  return firstThatFits(targets, [whole, brief]);
}

/** Lists of rows with changes, in the output of that name. */
function rowsOf(
  targets: readonly SafeTarget[],
  name: 'results' | 'plan',
  rowsOfRun: typeof resultRows | typeof planRows,
): string {
  return firstThatFits(targets, [
    ({ server, site, results }) => ({ server, site, [name]: rowsOfRun(results) }),
    ({ server, site }) => ({ server, site, [name]: [], cut: name }),
  ]);
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
export function resultRows(results: readonly Result[]) {
  return results.map(({ operation, status, changes, restored = [], durationMs, error }) => ({
    operation,
    status,
    changes: changes.concat(restored),
    duration_ms: durationMs,
    ...(error !== undefined && { error }),
  }));
}

/** The objects of the output `plan`. */
export function planRows(results: readonly Result[]) {
  return results.map(({ operation, planned }) => ({ operation, changes: planned }));
}
