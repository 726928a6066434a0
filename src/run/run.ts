import type { Operation } from '../operations/operation.ts';
import { failureOf } from '../report/failure.ts';
import type { Result, RunReport } from '../report/run-report.ts';
import { runAsAgreed } from './agreement.ts';
import { resolveTarget } from './find-site.ts';
import type { Ports } from './ports.ts';
import { restoreAfter } from './restore.ts';
import type { Course } from './run-each.ts';

/**
 * One run: finds the site, then plans and applies each operation in order, up to the first that does not
 * succeed. Never throws: whatever happens ends as a report.
 */
export async function run(ports: Ports): Promise<RunReport> {
  const { inputs, reader, patience } = ports;
  const startedAt = patience.clock.now();
  const found = await patience
    .during({ doing: 'looking for the server and the site' }, () => resolveTarget(reader, inputs))
    .catch((error: unknown) => ({ failure: failureOf(error) }));
  const course: Partial<Course> =
    'failure' in found ? found : await restoreAfter(await runAsAgreed(ports, found), ports);
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

function notRun({ name }: Operation): Result {
  return { operation: name, status: 'not-run', planned: [], changes: [], wrote: false, durationMs: 0 };
}
