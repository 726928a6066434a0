import { getDeployScript } from '../api/deployments.ts';
import { isSameText } from '../api/replace.ts';
import { readUntil } from '../api/settle.ts';
import { CancelledError, explain, isInterruption } from '../core/errors.ts';
import type { PlannedChange, PreparedOperation } from '../operations/operation.ts';
import { type DeployResult, evidenceInWords } from '../outcome/deploy-result.ts';
import type { Facts } from '../outcome/facts.ts';
import { type Failure, failureOf } from '../outcome/failure.ts';
import { ROLLBACK, type Rollback } from '../outcome/result.ts';
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
  redeploy: Redeploy,
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
      const end = await goBack(after, restored, redeploy, ports);
      ports.console.info(end.sentence);
      const rollback = { ...end, durationMs: Math.round(clock.now() - startedAt) };
      return { ...after, rollback, failure: failureWith(failure, restored, rollback) };
    },
    ({ rollback }) => ({ rollback }),
  );
}

type Redeploy = NonNullable<PreparedOperation['redeploy']>;

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
  redeploy: Redeploy,
  ports: Ports,
): Promise<End> {
  const { facts } = course;
  const { signal } = ports.patience;
  const stop = (why: string): End => {
    const isCancelled = signal.reason instanceof CancelledError && restored.some(({ wrote }) => wrote);
    return nothing(why, facts?.deploy, isCancelled);
  };
  const way = chooseWay(course, restored, signal);
  if ('commit' in way && facts !== undefined) {
    const { commit } = way;
    await ports.beforeRollback(commit);
    // The last look before the trigger.
    const why = await findChange(facts, ports);
    if (why === undefined) return deployAgain(redeploy(commit), commit, facts, ports);
    return stop(why);
  }
  return stop('why' in way ? way.why : NOT_STARTED);
}

const NOT_STARTED = 'no deploy had started';

/** Chooses the commit to go back to, or says why there is none. */
function chooseWay(
  { wayBack, facts }: RunSoFar,
  restored: readonly Restored[],
  signal: AbortSignal,
): { readonly commit: string } | { readonly why: string } {
  if (signal.aborted) return { why: explain(signal.reason) };
  if (wayBack === undefined || facts?.deploy === undefined) return { why: NOT_STARTED };
  const other = restored.find((told) => !isBack(told));
  if ('why' in wayBack || other === undefined) return wayBack;
  return { why: `${other.replaced.what} is not as it was before this run` };
}

/** Looks whether somebody else has changed the deploy script. A copy that lags behind may show the one of this run. */
async function findChange(facts: Facts, { patience, reader }: Ports): Promise<string | undefined> {
  const wanted = facts.script?.after ?? '';
  const isWanted = (text: string | null): boolean => text !== null && isSameText(text, wanted);
  const read = (): Promise<string | null> => reader.read(getDeployScript, targetOf(facts));
  try {
    const { accepted } = await readUntil(
      read,
      isWanted,
      'the deploy script to show as it was put back',
      patience,
    );
    return accepted ? undefined : 'the deploy script has been changed since';
  } catch (error) {
    return isInterruption(error) ? explain(error) : `the deploy script could not be read: ${explain(error)}`;
  }
}

/** The end of a rollback that triggers nothing. */
function nothing(why: string, first: DeployResult | undefined, isCancelled: boolean): End {
  const state = first === undefined ? '' : asLeft(first);
  const sentence = `nothing was deployed again: ${closed(why)}${state}`;
  return { status: 'not-run', commit: undefined, deploy: undefined, sentence, isCancelled };
}

/** A sentence with its full stop. What the service says may end in one, or not. */
function closed(sentence: string): string {
  return `${sentence.replace(/\.+$/, '')}.`;
}

/** The state of a site after a deploy that failed. */
function asLeft(deploy: DeployResult | undefined): string {
  const on = deploy?.commit === undefined ? '; on which commit is not known' : `, on commit ${deploy.commit}`;
  return ` The site is as the failed deploy left it${on}.`;
}

/** Deploys the commit, follows the deploy, and judges it like the one that failed. */
async function deployAgain(change: PlannedChange, commit: string, facts: Facts, ports: Ports): Promise<End> {
  const { console, tracker, patience } = ports;
  tracker.redeploy(commit);
  console.plan(change.summary);
  let found: Partial<Facts> = {};
  let isTriggered = false;
  const applying = {
    ...ports,
    log: console,
    facts,
    writer: trackWrites(ports, () => {
      isTriggered = true;
    }),
    learn: (more: Partial<Facts>) => {
      found = { ...found, ...more };
    },
    confirm: () => {},
    hasWaited: true,
    agree: () => {},
    seenToEnd: () => tracker.settle('ended'),
    checksDue: () => undefined,
  };
  const failure = await patience
    .during({ doing: 'rolling back' }, () => change.apply(applying))
    .then(() => undefined, failureOf);
  const end = endOf(commit, failure, isTriggered ? found.deploy : facts.deploy, isTriggered);
  tracker.rolledBack(end.status);
  return end;
}

/** @param last the deploy that was triggered last */
function endOf(
  commit: string,
  failure: Failure | undefined,
  last: DeployResult | undefined,
  isTriggered: boolean,
): End {
  const deploy = isTriggered ? last : undefined;
  const isCancelled = failure?.outcome === 'cancelled';
  if (failure === undefined) {
    const sentence = `the site is back on commit ${commit}, with ${evidenceInWords(deploy?.evidence ?? [])}.`;
    return { status: 'changed', commit, deploy, sentence, isCancelled };
  }
  const { outcome, next } = failure;
  const message = closed(failure.message);
  if (outcome === 'failed') {
    const sentence = `the rollback to commit ${commit} failed, too: ${message}${asLeft(last)}`;
    return { status: 'failed', commit, deploy, sentence, isCancelled };
  }
  if (!isTriggered) return nothing(message, last, isCancelled);
  const sentence = `whether the site is back on commit ${commit} is not known: ${message}`;
  return { status: 'unknown', commit, deploy, sentence, isCancelled, next };
}

/** The next step after a rollback, before that of a deploy. */
const NEXT: Readonly<Record<Rollback['status'], string>> = {
  changed: '',
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
