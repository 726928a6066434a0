import type { End } from '../outcome/end.ts';
import type { Result } from '../outcome/result.ts';
import { cut } from '../secrets/sanitizer.ts';
import type { SafeReport, SafeTarget } from './safe-report.ts';

/** GitHub drops a larger output when it becomes one of the job. */
const MAX_BYTES = 1024 * 1024;
/** In UTF-16 units. */
const MOST_OF_ERROR = 500;

/** The output `targets`: a row for each target of a list. */
export function targetsOf({ targets, list }: SafeReport): string {
  if (list === undefined) return '';
  const brief = ({ server, site, batch, outcome }: SafeTarget) => ({ server, site, batch, outcome });
  const whole = (target: SafeTarget) => {
    const { failure, facts, durationMs } = target;
    const deploy = facts?.deploy;
    return {
      ...brief(target),
      changed: isChanged(target),
      'deployed-commit': deploy?.commit ?? '',
      evidence: (deploy?.evidence ?? []).join(','),
      duration_ms: durationMs,
      ...(failure !== undefined && {
        reason: failure.reason,
        error: cut(failure.message.replaceAll('\n', ' '), MOST_OF_ERROR),
        next: cut(failure.next, MOST_OF_ERROR),
      }),
    };
  };
  return firstThatFits(targets, [whole, brief]);
}

/** The output `results`: a row for each operation; of a list, for each target with those of its run. */
export function resultsOf({ results, targets, list }: SafeReport): string {
  return list === undefined ? JSON.stringify(resultRows(results)) : rowsOf(targets, 'results', resultRows);
}

/** The output `plan`, in the same shape; empty if nothing was planned. */
export function plansOf({ results, targets, list }: SafeReport): string {
  if (results.length === 0) return '';
  const planned = targets.filter((target) => target.results.length > 0);
  return list === undefined ? JSON.stringify(planRows(results)) : rowsOf(planned, 'plan', planRows);
}

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

/** The targets as JSON in the first shape in which they fit into an output; an empty list if they fit in none. */
function firstThatFits(
  targets: readonly SafeTarget[],
  shapes: readonly ((target: SafeTarget) => object)[],
): string {
  const all = shapes.map((shape) => JSON.stringify(targets.map(shape)));
  return all.find((json) => Buffer.byteLength(json) <= MAX_BYTES) ?? '[]';
}

/** True when something differed and was changed; null if that is not known. */
export function isChanged({ changed, results }: End): boolean | null {
  return changed === undefined ? results.some(({ traits, wrote }) => wrote && !traits.repeats) : changed;
}

function resultRows(results: readonly Result[]) {
  return results.map(({ operation, status, changes, restored = [], durationMs, error }) => ({
    operation,
    status,
    changes: changes.concat(restored),
    duration_ms: durationMs,
    ...(error !== undefined && { error }),
  }));
}

function planRows(results: readonly Result[]) {
  return results.map(({ operation, planned }) => ({ operation, changes: planned }));
}
