import type { Traffic } from '../api/client.ts';
import { type FleetReport, MOST_OF_NAME, type TargetReport } from '../outcome/report.ts';
import { cut } from '../secrets/sanitizer.ts';
import { cached, type Sanitize } from './markdown.ts';
import { isChanged, line, outputs, planRows, resultRows } from './outputs.ts';

interface FleetOutputContext {
  readonly traffic: Traffic;
  readonly sanitize: Sanitize;
}

/** GitHub drops a larger output when it becomes one of the job. */
const MAX_BYTES = 1024 * 1024;
/** The limits of errors that are tried until the output fits, in UTF-16 units. */
const ERROR_LENGTHS = [2_000, 200, 40];

/** The value of every output of a run with several targets, by name. Those of a single site are empty. */
export function renderFleetOutputs(
  report: FleetReport,
  { traffic, ...context }: FleetOutputContext,
): Record<string, string> {
  const sanitize = cached(context.sanitize);
  const names = Object.values(outputs).flatMap((section) => Object.keys(section));
  const { outcome, targets, hasChanges, planHash, unfinished } = report;
  return {
    ...Object.fromEntries(names.map((name) => [name, ''])),
    outcome,
    changed: String(targets.some(({ run }) => isChanged(run?.results ?? []))),
    'has-changes': String(hasChanges ?? ''),
    'plan-hash': planHash ?? '',
    requests: String(traffic.requests),
    retries: String(traffic.retries),
    targets: targetsOf(targets, sanitize),
    unfinished,
    results: resultsOf(targets, sanitize),
    plan: plansOf(targets, sanitize),
  };
}

function targetsOf(targets: readonly TargetReport[], sanitize: Sanitize): string {
  const shape = (errorLength: number) => (target: TargetReport) => {
    const { batch, outcome, failure, run, span } = target;
    const deploy = run?.facts?.deploy;
    return {
      ...namesOf(target, sanitize),
      ...{ batch, outcome, changed: isChanged(run?.results ?? []) },
      'deployed-commit': deploy?.commit ?? '',
      evidence: (deploy?.evidence ?? []).join(','),
      duration_ms: span === undefined ? 0 : span.toMs - span.fromMs,
      ...(failure !== undefined && { error: cut(line(failure.message, sanitize), errorLength) }),
    };
  };
  const least = (target: TargetReport) => {
    const { batch, outcome } = target;
    return { ...namesOf(target, sanitize), batch, outcome };
  };
  return firstThatFits(targets, [...ERROR_LENGTHS.map(shape), least]);
}

function resultsOf(targets: readonly TargetReport[], sanitize: Sanitize): string {
  const rowsOf = ({ run }: TargetReport) => resultRows(run?.results ?? [], sanitize);
  return firstThatFits(targets, [
    (target) => ({ ...namesOf(target, sanitize), results: rowsOf(target) }),
    (target) => ({
      ...namesOf(target, sanitize),
      ...{ results: rowsOf(target).map(withoutChanges), cut: 'changes' },
    }),
    (target) => ({ ...namesOf(target, sanitize), results: [], cut: 'results' }),
  ]);
}

function plansOf(targets: readonly TargetReport[], sanitize: Sanitize): string {
  const planned = targets.filter(({ run }) => run !== undefined && run.results.length > 0);
  if (planned.length === 0) return '';
  const rowsOf = ({ run }: TargetReport) => planRows(run?.results ?? [], sanitize);
  return firstThatFits(planned, [
    (target) => ({ ...namesOf(target, sanitize), plan: rowsOf(target) }),
    (target) => ({
      ...namesOf(target, sanitize),
      ...{ plan: rowsOf(target).map(withoutChanges), cut: 'changes' },
    }),
    (target) => ({ ...namesOf(target, sanitize), plan: [], cut: 'plan' }),
  ]);
}

function withoutChanges<Row extends { readonly changes: readonly string[] }>({ changes, ...row }: Row) {
  return row;
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
