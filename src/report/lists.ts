import { MOST_OF_NAME } from '../outcome/ended-targets.ts';
import type { Report, TargetReport } from '../outcome/report.ts';
import { cut } from '../secrets/sanitizer.ts';
import type { Sanitize } from './markdown.ts';
import { isChanged, line, planRows, resultRows } from './outputs.ts';

/** GitHub drops a larger output when it becomes one of the job. */
const MAX_BYTES = 1024 * 1024;
/** In UTF-16 units. */
const MOST_OF_ERROR = 500;

/** The outputs of a list of targets that have a row for each. */
export function listsOf({ targets, list }: Report, sanitize: Sanitize): Record<string, string> {
  const planned = targets.filter(({ run }) => run !== undefined && run.results.length > 0);
  return {
    targets: targetsOf(targets, sanitize),
    unfinished: list?.unfinished ?? '',
    results: rowsOf(targets, 'results', resultRows, sanitize),
    plan: planned.length === 0 ? '' : rowsOf(planned, 'plan', planRows, sanitize),
  };
}

function targetsOf(targets: readonly TargetReport[], sanitize: Sanitize): string {
  const brief = (target: TargetReport) => {
    const { batch, outcome } = target;
    return { ...namesOf(target, sanitize), batch, outcome };
  };
  const whole = (target: TargetReport) => {
    const { failure, run, span } = target;
    const deploy = run?.facts?.deploy;
    return {
      ...brief(target),
      changed: isChanged(run?.results ?? []),
      'deployed-commit': deploy?.commit ?? '',
      evidence: (deploy?.evidence ?? []).join(','),
      duration_ms: span === undefined ? 0 : span.toMs - span.fromMs,
      ...(failure !== undefined && { error: cut(line(failure.message, sanitize), MOST_OF_ERROR) }),
    };
  };
  return firstThatFits(targets, [whole, brief]);
}

/** Lists of rows with changes, in the output of that name. */
function rowsOf(
  targets: readonly TargetReport[],
  name: 'results' | 'plan',
  rowsOfRun: typeof resultRows | typeof planRows,
  sanitize: Sanitize,
): string {
  const rows = ({ run }: TargetReport) => rowsOfRun(run?.results ?? [], sanitize);
  return firstThatFits(targets, [
    (target) => ({ ...namesOf(target, sanitize), [name]: rows(target) }),
    (target) => ({ ...namesOf(target, sanitize), [name]: [], cut: name }),
  ]);
}

function namesOf({ server, site }: TargetReport, sanitize: Sanitize) {
  const name = (text: string): string => cut(line(text, sanitize), MOST_OF_NAME);
  return { server: name(server), site: name(site) };
}

/** The list as JSON in the first shape in which it fits into an output; an empty list if it fits in none. */
function firstThatFits<Item>(items: readonly Item[], shapes: readonly ((item: Item) => object)[]): string {
  for (const shape of shapes) {
    let room = MAX_BYTES - '[]'.length;
    const parts: string[] = [];
    for (const item of items) {
      const json = JSON.stringify(shape(item));
      room -= Buffer.byteLength(json) + 1;
      if (room < 0) break;
      parts.push(json);
    }
    if (room >= 0) return `[${parts.join(',')}]`;
  }
  return '[]';
}
