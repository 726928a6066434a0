import type { RunEnd } from '../outcome/end.ts';
import type { Facts } from '../outcome/facts.ts';
import { failureOf, outcomeOf } from '../outcome/failure.ts';
import { approve } from './approval.ts';
import { begin, type Ports, type Run } from './contexts.ts';
import { endOf, guardEach, runEach } from './run-each.ts';
import { notRun } from './run-operation.ts';

/**
 * Runs one target: plans and applies each operation in order, up to the first that does not succeed. Never throws: every run
 * has an end.
 *
 * @param find finds the server and the site
 * @param approved the approved plans, if they were made and compared before
 */
export function run(ports: Ports, find: () => Promise<Facts>, approved?: Run['approved']): Promise<RunEnd> {
  const notFound = (error: unknown): RunEnd => {
    const failure = failureOf(error);
    const durationMs = Math.round(ports.patience.clock.now() - ports.startedAt);
    return { outcome: outcomeOf(failure), results: ports.inputs.operations.map(notRun), failure, durationMs };
  };
  return find().then((found) => runFound(begin(ports, found, approved)), notFound);
}

/** Runs the operations. After a failed deploy, restores what the run replaced and rolls back, each if asked to. */
async function runFound(run: Run): Promise<RunEnd> {
  const { planHash } = run.inputs;
  run.pageBefore = lookBefore(run);
  await guardEach(run);
  if (run.failure !== undefined) return endOf(run);
  const isApproved = planHash === undefined || run.approved !== undefined;
  const stopped = isApproved ? undefined : await approve(run, planHash);
  if (stopped !== undefined) return stopped;
  await runEach(run);
  const { failure } = run;
  if (failure !== undefined && run.ended.at(-1)?.operation.deploys)
    await (await import('./recover.ts')).recover(run, failure);
  return endOf(run);
}

/** Begins to look at the page that a deploy of the run will check. There is none to look at before the first deploy of a site. */
function lookBefore(run: Run): Run['pageBefore'] {
  const { inputs, facts } = run;
  if (inputs.dryRun || typeof facts.site !== 'object' || facts.site.last_deploy_at === null) return undefined;
  const deploy = inputs.operations.find(({ deploys }) => deploys);
  const look = async () => (await deploy?.work())?.look?.(run);
  // Only an interruption keeps it from seeing something, and then the run ends.
  return look().catch(() => undefined);
}
