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
      ports.console.info(failure.message);
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

/** The end of a rollback. */
interface End extends Omit<Rollback, 'durationMs'> {
  /** True if the workflow was cancelled after the first write. */
  readonly isCancelled: boolean;
  /** The next step after a second deploy that was not seen to end. */
  readonly next?: string;
}

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
  if (why === undefined && change && commit) return redeploy(change, commit, facts.deploy, ports);
  const wasWritten = restored.some(({ wrote }) => wrote);
  const isCancelled = wasWritten && ports.patience.signal.reason instanceof CancelledError;
  return { ...nothing(why ?? NOT_BEGUN, facts?.deploy), isCancelled };
}

const NOT_BEGUN = 'no deploy had begun';

function nothing(why: string, first: DeployResult | undefined): Omit<Rollback, 'durationMs'> {
  const state = first === undefined ? '' : asLeft(first);
  const sentence = `nothing was deployed again: ${why.replace(/\.$/, '')}.${state}`;
  return { status: 'not-run', commit: undefined, deploy: undefined, sentence };
}

/** The state of a site after a deploy that failed. */
function asLeft(deploy: DeployResult | undefined): string {
  const on = deploy?.commit === undefined ? '; on which commit is not known' : `, on commit ${deploy.commit}`;
  return ` The site is as the failed deploy left it${on}.`;
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
async function redeploy(
  change: Change,
  commit: string,
  first: DeployResult | undefined,
  ports: Ports,
): Promise<End> {
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
  return endOf(commit, failure, isTriggered ? { second: found.deploy } : { first });
}

/** @param seen the second deploy, or the first if the second was not triggered */
function endOf(
  commit: string,
  failure: Failure | undefined,
  seen: { readonly second: DeployResult | undefined } | { readonly first: DeployResult | undefined },
): End {
  const deploy = 'second' in seen ? seen.second : undefined;
  if (failure === undefined) {
    const sentence = `the site is back on commit ${commit}; evidence: ${deploy?.evidence.join(', ')}.`;
    return { status: 'changed', commit, deploy, sentence, isCancelled: false };
  }
  const { outcome, message, next } = failure;
  if (outcome === 'failed') {
    const state = asLeft('first' in seen ? seen.first : deploy);
    const sentence = `the rollback to commit ${commit} failed, too: ${message}${state}`;
    return { status: 'failed', commit, deploy, sentence, isCancelled: false };
  }
  const isCancelled = outcome === 'cancelled';
  if ('first' in seen) return { ...nothing(message, seen.first), isCancelled };
  const sentence = `whether the site is back on commit ${commit} is not known: ${message}`;
  return { status: 'unknown', commit, deploy, sentence, isCancelled, next };
}

/** The next step after a rollback, before that of a deploy. */
const NEXT: Readonly<Record<Rollback['status'], string>> = {
  changed: 'The commit before is deployed again. ',
  failed: 'Look at the site first: the deploy and its rollback have failed. ',
  unknown: 'Look at the site first: it may or may not be back. ',
  'not-run': '',
};

function failureWith(
  failure: Failure,
  restored: readonly Restored[],
  { sentence, status, isCancelled, next = failure.next }: End,
): Failure {
  const outcome = isCancelled ? 'cancelled' : 'failed';
  return withReport({ ...failure, outcome, next: NEXT[status] + next }, restored, ROLLBACK, [sentence]);
}
