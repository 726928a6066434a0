import { getDeployScript } from '../api/deployments.ts';
import { CancelledError, explain } from '../core/errors.ts';
import type { DeployResult } from '../deploy/deploy-result.ts';
import type { Change, Step } from '../operations/operation.ts';
import { rollbackLine } from '../report/closing-line.ts';
import { type Failure, failureOf } from '../report/failure.ts';
import { ROLLBACK, type Rollback } from '../report/run-report.ts';
import type { Facts } from '../site/facts.ts';
import { targetOf } from '../site/target.ts';
import type { Ports } from './ports.ts';
import { trackWrites } from './progress.ts';
import { isBack, leftAlone, type Restored, restoreAll, withReport, withRestored } from './restore.ts';
import type { RunSoFar } from './run-each.ts';

/**
 * Restores what a run replaced before its deploy failed, and deploys the commit that the restored script pins. Triggers at
 * most one deploy, and none if anything is in doubt. Never throws.
 */
export async function rollBackAfter(
  failure: Failure,
  course: RunSoFar,
  step: Step,
  ports: Ports,
): Promise<RunSoFar> {
  if (failure.outcome !== 'failed') return { ...course, failure: leftAlone(failure, course, ROLLBACK) };
  const { clock } = ports.patience;
  const startedAt = clock.now();
  ports.tracker.restore(ROLLBACK);
  return ports.console.group(
    ROLLBACK,
    async () => {
      const restored = await restoreAll(course, ports);
      const after = withRestored(course, restored);
      const end = await goBack(after, restored, step, ports);
      ports.console.info(end.sentence);
      const rollback = { ...end, durationMs: Math.round(clock.now() - startedAt) };
      return { ...after, rollback, failure: failureWith(failure, restored, rollback) };
    },
    ({ rollback }) => rollbackLine(rollback),
  );
}

/** The end of a rollback; `isCancelled` if the workflow was cancelled after the first write. */
type End = Omit<Rollback, 'durationMs'> & { readonly isCancelled: boolean };

async function goBack(
  course: RunSoFar,
  restored: readonly Restored[],
  step: Step,
  ports: Ports,
): Promise<End> {
  const { wayBack, facts } = course;
  const why = await findObstacle(course, restored, ports);
  const commit = wayBack !== undefined && 'commit' in wayBack ? wayBack.commit : undefined;
  const change = facts && commit && step.redeploy({ facts, commit });
  if (why === undefined && change && commit) return redeploy(change, commit, ports);
  const wasWritten = restored.some(({ wrote }) => wrote);
  const isCancelled = wasWritten && ports.patience.signal.reason instanceof CancelledError;
  const reason = (why ?? NOT_BEGUN).replace(/\.$/, '');
  return { ...nothing(`${reason}.${facts?.deploy ? AS_FAILED : ''}`), isCancelled };
}

const NOT_BEGUN = 'no deploy had begun';
const WHERE_UNKNOWN = ' Which commit the site is on is not known.';
const AS_FAILED = ' The site is as the failed deploy left it.';

function nothing(why: string): Omit<Rollback, 'durationMs'> {
  const sentence = `nothing was deployed again: ${why}`;
  return { status: 'not-run', commit: undefined, deploy: undefined, sentence };
}

/** The reason not to deploy again, if there is one. */
async function findObstacle(
  { wayBack, facts, replaced }: RunSoFar,
  restored: readonly Restored[],
  { patience, reader }: Ports,
): Promise<string | undefined> {
  const { signal } = patience;
  if (signal.aborted) return explain(signal.reason);
  if (facts?.deploy === undefined) return NOT_BEGUN;
  if (wayBack !== undefined && 'why' in wayBack) return wayBack.why;
  const other = restored.find((told) => !isBack(told));
  if (other !== undefined) return `${other.replaced.what} is not as it was before this run`;
  if (replaced.some(({ factsBefore }) => factsBefore.script)) return undefined;
  try {
    const now = await patience.during({ doing: 'reading what is there' }, () =>
      reader.read(getDeployScript, targetOf(facts)),
    );
    return now === facts.script?.after ? undefined : 'the deploy script has been changed since';
  } catch (error) {
    return `the deploy script could not be read: ${explain(error)}`;
  }
}

/** Deploys the commit, follows the deploy, and judges it like the one that failed. */
async function redeploy(change: Change, commit: string, ports: Ports): Promise<End> {
  const { console, tracker, patience } = ports;
  await ports.beforeRollback(commit);
  tracker.redeploy(commit);
  console.plan(change.summary);
  let found: Partial<Facts> = {};
  let isTriggered = false;
  const applying = {
    ...ports,
    log: console,
    writer: trackWrites(ports, () => {
      isTriggered = true;
    }),
    learn: (more: Partial<Facts>) => {
      found = { ...found, ...more };
    },
    confirm: () => {},
    seenToEnd: () => tracker.settle('ended'),
    checksDue: () => undefined,
  };
  const failure = await patience
    .during({ doing: 'rolling back' }, () => change.apply(applying))
    .then(() => undefined, failureOf);
  const isCancelled = failure?.outcome === 'cancelled';
  return { ...endOf(commit, failure, found.deploy, isTriggered), isCancelled };
}

function endOf(
  commit: string,
  failure: Failure | undefined,
  deploy: DeployResult | undefined,
  isTriggered: boolean,
): Omit<Rollback, 'durationMs'> {
  if (failure === undefined) {
    const evidence = deploy?.evidence.join(', ');
    const sentence = `the site is back on commit ${commit}; evidence: ${evidence}.`;
    return { status: 'changed', commit, deploy, sentence };
  }
  const { outcome, message } = failure;
  if (outcome === 'failed') {
    const on = deploy?.commit;
    const after = on === undefined ? WHERE_UNKNOWN : ` The site is as that deploy left it, on commit ${on}.`;
    const now = isTriggered ? after : AS_FAILED;
    const sentence = `the rollback to commit ${commit} failed, too: ${message}${now}`;
    return { status: 'failed', commit, deploy, sentence };
  }
  if (!isTriggered) return nothing(`${message}${AS_FAILED}`);
  const sentence = `whether the site is back on commit ${commit} is not known: ${message}`;
  return { status: 'unknown', commit, deploy, sentence };
}

/** The next step after a rollback, before that of the failed deploy. */
const NEXT: Readonly<Record<Rollback['status'], string>> = {
  changed: 'The site works as before. For the commit that failed: ',
  failed: 'Look at the site first: the deploy and its rollback have failed. ',
  unknown: 'Look at the site first: it may or may not be back. ',
  'not-run': '',
};

function failureWith(
  failure: Failure,
  restored: readonly Restored[],
  { sentence, status, isCancelled }: End,
): Failure {
  const outcome = isCancelled ? 'cancelled' : 'failed';
  const next = `${NEXT[status]}${failure.next}`;
  return withReport({ ...failure, outcome, next }, restored, ROLLBACK, [sentence]);
}
