import type { Traffic } from '../api/client.ts';
import { cut } from '../secrets/sanitizer.ts';
import type { FleetReport, TargetReport } from './fleet-report.ts';
import { cached, type Sanitize } from './markdown.ts';
import { isChanged, line, outputs, planRows, resultRows } from './outputs.ts';

interface FleetOutputContext {
  readonly traffic: Traffic;
  readonly sanitize: Sanitize;
}

/** GitHub drops a larger output when it becomes one of the job. */
const MAX_BYTES = 1024 * 1024;
/** A domain is at most 253 characters long. */
const MAX_NAME = 300;
/** Tried in order until the output fits, in UTF-16 units. */
const ERROR_LENGTHS = [2_000, 200, 40];

/** The value of every output of a run of many, by name. Those of a single site are empty. */
export function renderFleetOutputs(report: FleetReport, context: FleetOutputContext): Record<string, string> {
  const names = Object.values(outputs).flatMap((section) => Object.keys(section));
  return { ...Object.fromEntries(names.map((name) => [name, ''])), ...valuesOf(report, context) };
}

function valuesOf(report: FleetReport, { traffic, ...context }: FleetOutputContext): Record<string, string> {
  const sanitize = cached(context.sanitize);
  const { outcome, targets, hasChanges, planHash, unfinished } = report;
  return {
    outcome,
    changed: String(targets.some(({ run }) => isChanged(run?.results ?? []))),
    'has-changes': String(hasChanges ?? ''),
    'plan-hash': planHash ?? '',
    requests: String(traffic.requests),
    retries: String(traffic.retries),
    targets: targetsOf(targets, sanitize),
    unfinished,
    ...listsOf(targets, sanitize),
  };
}

function listsOf(targets: readonly TargetReport[], sanitize: Sanitize): Record<string, string> {
  const results = targets.map((target) => ({
    ...namesOf(target, sanitize),
    results: resultRows(target.run?.results ?? [], sanitize),
  }));
  const plans = targets.flatMap(({ run, ...target }) =>
    run === undefined || run.results.length === 0
      ? []
      : [{ ...namesOf(target, sanitize), plan: planRows(run.results, sanitize) }],
  );
  const told = { cut: 'changes' };
  return {
    results: firstThatFits([
      () => results,
      () => results.map((one) => ({ ...one, results: one.results.map(withoutChanges), ...told })),
      () => results.map((one) => ({ ...one, results: [], cut: 'results' })),
    ]),
    plan:
      plans.length === 0
        ? ''
        : firstThatFits([
            () => plans,
            () => plans.map((one) => ({ ...one, plan: one.plan.map(withoutChanges), ...told })),
            () => plans.map((one) => ({ ...one, plan: [], cut: 'plan' })),
          ]),
  };
}

function withoutChanges<Row extends { readonly changes: readonly string[] }>({ changes, ...row }: Row) {
  return row;
}

function namesOf({ server, site }: Pick<TargetReport, 'server' | 'site'>, sanitize: Sanitize) {
  return { server: cut(line(server, sanitize), MAX_NAME), site: cut(line(site, sanitize), MAX_NAME) };
}

function targetsOf(targets: readonly TargetReport[], sanitize: Sanitize): string {
  const rows = targets.map((target) => {
    const { batch, outcome, failure, run, span } = target;
    const deploy = run?.facts?.deploy;
    return {
      ...namesOf(target, sanitize),
      ...{ batch, outcome, changed: isChanged(run?.results ?? []) },
      'deployed-commit': deploy?.commit ?? '',
      evidence: (deploy?.evidence ?? []).join(','),
      duration_ms: span === undefined ? 0 : span.toMs - span.fromMs,
      ...(failure !== undefined && { error: line(failure.message, sanitize) }),
    };
  });
  return firstThatFits([
    ...ERROR_LENGTHS.map((length) => () => rows.map((row) => withShortError(row, length))),
    () => rows.map(({ server, site, batch, outcome }) => ({ server, site, batch, outcome })),
  ]);
}

function withShortError<Row extends { readonly error?: string }>(row: Row, length: number): Row {
  return row.error === undefined ? row : { ...row, error: cut(row.error, length) };
}

/** The JSON of the first value that fits into an output; an empty list if none does. */
function firstThatFits(values: readonly (() => unknown)[]): string {
  for (const value of values) {
    const json = JSON.stringify(value());
    if (Buffer.byteLength(json) <= MAX_BYTES) return json;
  }
  return '[]';
}
