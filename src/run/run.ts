import type { Step } from '../operations/operation.ts';
import { failureOf } from '../report/failure.ts';
import type { Result, RunReport } from '../report/run-report.ts';
import type { Facts } from '../site/facts.ts';
import { runAsAgreed } from './agreement.ts';
import { resolveTarget } from './find-site.ts';
import type { Ports } from './ports.ts';
import type { RunSoFar } from './run-each.ts';

/**
 * Carries out one run: finds the site, then plans and applies each operation in order, up to the first that does not
 * succeed. Never throws: every run ends with a report.
 */
export async function run(ports: Ports): Promise<RunReport> {
  const { inputs, reader, patience } = ports;
  const startedAt = patience.clock.now();
  const found = await patience
    .during({ doing: 'looking for the server and the site' }, () => resolveTarget(reader, inputs))
    .catch((error: unknown) => ({ failure: failureOf(error) }));
  const course: Partial<RunSoFar> = 'failure' in found ? found : await runAndRestore(ports, found);
  const { results = [], facts, failure, hasChanges, planHash } = course;
  return {
    outcome: failure?.outcome ?? (inputs.dryRun ? 'planned' : 'succeeded'),
    results: [...results, ...inputs.operations.slice(results.length).map(notRun)],
    facts,
    failure,
    hasChanges,
    planHash,
    durationMs: Math.round(patience.clock.now() - startedAt),
  };
}

/** Runs the operations. With `restore-on-failure`, a failed deploy makes it restore what the run replaced. */
async function runAndRestore(ports: Ports, found: Facts): Promise<RunSoFar> {
  const { operations, restoreOnFailure } = ports.inputs;
  const course = await runAsAgreed(ports, found);
  const { results, replaced, failure } = course;
  const hasDeployed = operations[results.length - 1]?.deploys === true;
  if (!restoreOnFailure || failure === undefined || !hasDeployed || replaced.length === 0) return course;
  // Loaded only when there is something to restore.
  const { restoreAfter } = await import('./restore.ts');
  return restoreAfter(failure, course, ports);
}

function notRun({ name, traits }: Step): Result {
  const nothing = { planned: [], changes: [], wrote: false, durationMs: 0 };
  return { operation: name, traits, status: 'not-run', ...nothing };
}
