import type { Console } from '../console/console.ts';
import { QUIET } from '../core/log.ts';
import type { RunEnd } from '../outcome/end.ts';
import type { Facts } from '../outcome/facts.ts';
import { failureOf, outcomeOf } from '../outcome/failure.ts';
import { operationLine } from '../report/log-lines.ts';
import { aftermathOf } from './aftermath.ts';
import { beginRun, endOfRun, notRun, type Ports, type Run } from './contexts.ts';
import { anotherPlan } from './plan-hash.ts';
import { recover } from './recover.ts';
import { planningOf, runOperation } from './run-operation.ts';

/** Plans and applies each operation of a target, up to the first that does not succeed. Never throws. `approved`: plans that match plan-hash. */
export async function run(
  ports: Ports,
  find: () => Promise<Facts>,
  approved?: Run['approved'],
): Promise<RunEnd> {
  const { operations, dryRun } = ports.inputs;
  ports.save(aftermathOf({ ...ports, ended: [], replaced: [], isWriting: false, sent: [] }));
  const notFound = (error: unknown): RunEnd => {
    const failure = failureOf(error);
    const durationMs = Math.round(ports.patience.clock.now() - ports.startedAt);
    return { outcome: outcomeOf(failure), results: operations.map(notRun), failure, durationMs };
  };
  const looking = ports.patience.during({ doing: 'looking for the server and the site' }, find);
  const end = await looking.then((found) => runFound(beginRun(ports, found, approved)), notFound);
  return { ...end, isDryRun: dryRun };
}

/** Runs the operations. After a failed deploy, restores what the run replaced and rolls back, each if asked to. */
async function runFound(run: Run): Promise<RunEnd> {
  const { dryRun, planHash } = run.inputs;
  run.pageBefore = lookBefore(run);
  await guardEach(run);
  if (run.failure === undefined && planHash !== undefined && !dryRun) {
    const refused = await approve(run, planHash);
    if (refused !== undefined) return refused;
  }
  if (run.failure === undefined) await runEach(run);
  const { failure } = run;
  if (failure !== undefined && !dryRun && run.ended.at(-1)?.operation.deploys) {
    if (outcomeOf(failure) === 'failed') run.siblings.noteFailure();
    await recover(run, failure);
  }
  const end = endOfRun(run);
  // A dry run compares its plan once it has planned all.
  if (failure !== undefined || planHash === undefined || !dryRun) return end;
  return endOfRun(run, anotherPlan(planHash, end));
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

/** Asks every operation whether anything prevents it, before the first write. Sets the failure of the run. */
async function guardEach(run: Run): Promise<void> {
  const { operations } = run.inputs;
  try {
    await run.patience.during({ doing: 'reading what is there' }, async () => {
      for (const [nth, operation] of operations.entries()) {
        const { guard } = await operation.work();
        await guard?.(planningOf(run, run.console), operations.slice(0, nth));
      }
    });
  } catch (error) {
    run.failure = failureOf(error);
  }
}

/** Runs the operations in order, up to the first that does not succeed, and sets the failure of the run. Never throws. */
async function runEach(run: Run): Promise<void> {
  const { inputs, console } = run;
  // A run for a commit puts back what it replaced if a newer commit overtakes it.
  const mayPutBack = inputs.restoreOnFailure || inputs.rollbackOnFailure || inputs.commit !== undefined;
  for (const [nth, operation] of inputs.operations.entries()) {
    run.isWriting = false;
    run.save(aftermathOf(run));
    const own = await console.group(
      operation.name,
      () => runOperation(run, operation, run.approved?.[nth]),
      ({ end }) => operationLine(end),
    );
    run.ended.push(own);
    for (const { replaced } of own.applied)
      if (replaced !== undefined && mayPutBack) run.replaced.push({ ...replaced, by: own });
    run.failure = own.end.failure;
    if (run.failure !== undefined) break;
  }
  run.save(aftermathOf(run));
}

/** Plans all operations first. @returns the end of the run, unless their plan has that hash */
async function approve(run: Run, planHash: string): Promise<RunEnd | undefined> {
  const doing = 'looking at what would change';
  const planned = await run.patience.during({ doing }, () => planAll(run, run.facts));
  const { hasChanges, ...plan } = endOfRun(planned);
  run.failure = plan.failure ?? anotherPlan(planHash, plan);
  if (run.failure !== undefined) return { ...endOfRun(run), hasChanges };
  run.console.info('the plan matches plan-hash');
  run.approved = planned.ended;
  return undefined;
}

/** Plans all operations, and leaves no trace in the log or for the post step. */
export const planAll = inSilence(runEach);

/** Asks all operations whether anything prevents them, such as a newer commit, and plans none. It leaves no trace, either. */
export const guardAll = inSilence(guardEach);

function inSilence(work: (run: Run) => Promise<void>) {
  const group: Console['group'] = (_, body) => body();
  return async (ports: Ports, found: Facts): Promise<Run> => {
    const inputs = { ...ports.inputs, dryRun: true };
    const console = { ...ports.console, ...QUIET, group };
    const run = beginRun({ ...ports, inputs, console, save() {} }, found);
    await work(run);
    return run;
  };
}
