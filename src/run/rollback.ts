import { readLog } from '../api/deploy-log.ts';
import { getDeployScript } from '../api/deployments.ts';
import { readUntil } from '../api/wait.ts';
import { findLive } from '../commits/live-commit.ts';
import { CancelledError, explain } from '../core/errors.ts';
import type { Reason } from '../core/outcomes.ts';
import { isSameText } from '../core/same-text.ts';
import type { PreparedOperation } from '../operations/operation.ts';
import { type DeployResult, evidenceInWords } from '../outcome/deploy-result.ts';
import type { Facts } from '../outcome/facts.ts';
import { outcomeOf } from '../outcome/failure.ts';
import { ROLLBACK, type Rollback } from '../outcome/result.ts';
import { targetOf } from '../site/target.ts';
import type { Ports } from './ports.ts';
import { wholeCommit } from './previous-commit.ts';
import {
  type FailedRun,
  isBack,
  leaveAll,
  type Restored,
  restoreAfter,
  restoreAll,
  withReport,
  withRestored,
} from './restore.ts';
import type { RunSoFar } from './run-each.ts';
import { applyChanges, runOperation } from './run-operation.ts';

/**
 * Restores what a run replaced before its deploy ended without success, and rolls back, each if asked to. Nothing is done if
 * the deploy may still be running. Never throws.
 */
export async function recover(course: FailedRun, deploy: PreparedOperation, ports: Ports): Promise<RunSoFar> {
  const outcome = outcomeOf(course.failure);
  // Nothing has failed if a newer commit is live, and no input asks for it.
  if (outcome === 'superseded') return restoreAfter(course, undefined, ports);
  const input = ports.inputs.rollbackOnFailure ? ROLLBACK : 'restore-on-failure';
  if (outcome !== 'failed') return leaveAll(course, input, 'the deploy was not seen to fail');
  const why = NOT_TO_BLAME.get(course.failure.reason);
  if (why === undefined)
    return input === ROLLBACK ? rollBack(course, deploy, ports) : restoreAfter(course, input, ports);
  if (input !== ROLLBACK) return leaveAll(course, input, why);
  const end = notRun(why, course.facts?.deploy);
  return { ...leaveAll(course, input, why, [end.sentence]), rollback: { ...end, durationMs: 0 } };
}

/** Failures of a check that the deploy may not have caused, with the words for what keeps things as they are. */
const NOT_TO_BLAME: ReadonlyMap<Reason, string> = new Map([
  ['unhealthy-before', 'the page was so before this run, too'],
  ['health-unseen-before', 'how the page was before this run is not known'],
]);

/**
 * Restores everything, and deploys the commit that the restored script pins. Triggers at most one deploy, and none if anything
 * is in doubt.
 */
function rollBack(course: FailedRun, deploy: PreparedOperation, ports: Ports): Promise<RunSoFar> {
  const { console, tracker, patience } = ports;
  const { failure } = course;
  const startedAt = patience.clock.now();
  tracker.restore(ROLLBACK);
  return console.group(
    ROLLBACK,
    async () => {
      console.info(failure.message);
      const restored = await restoreAll(course, ports);
      const after = withRestored(course, restored);
      const { next = failure.next, ...end } = await goBack(after, restored, deploy, ports);
      tracker.rolledBack(shortly(end), end.status !== 'unknown');
      const isCancelled =
        end.status !== 'changed' &&
        patience.signal.reason instanceof CancelledError &&
        restored.some(({ state }) => state !== 'left' && state !== 'theirs');
      const reason = isCancelled ? 'cancelled' : failure.reason;
      const advice = adviceAfter(end, course.facts?.deploy) + next;
      return {
        ...after,
        rollback: { ...end, durationMs: Math.round(patience.clock.now() - startedAt) },
        failure: withReport({ ...failure, reason, next: advice }, restored, ROLLBACK, [end.sentence]),
      };
    },
    ({ rollback }) => ({ rollback }),
  );
}

/** The end of a rollback; `next`: the next step after a second deploy that was not seen to end. */
type End = Omit<Rollback, 'durationMs'> & { readonly next?: string };

/** The next step after a rollback, before that of a deploy. */
function adviceAfter({ status, deploy }: End, first: DeployResult | undefined): string {
  if (status === 'unknown') return 'Look at the site first: it may or may not be back. ';
  if (status !== 'failed') return '';
  const check = lastCheck(deploy);
  return check !== undefined && check === lastCheck(first)
    ? `Look at the check first: both commits have failed the ${check}, so it may be wrong itself. `
    : 'Look at the site first: the deploy and its rollback have failed. ';
}

/** The check that a deploy ended in, in words. */
function lastCheck(deploy: DeployResult | undefined): string | undefined {
  const last = deploy?.timeline.findLast(({ begins }) => begins !== undefined)?.begins;
  return last === 'health-check' || last === 'verify-command' ? last.replace('-', ' ') : undefined;
}

/** The end of a rollback in our own words, which hold no secrets. */
function shortly({ status, commit }: End): string {
  if (status === 'changed') return `the site was back on commit ${commit}`;
  if (status === 'not-run') return 'nothing was deployed again';
  return `the rollback to commit ${commit} had ${status === 'failed' ? 'failed, too' : 'not been seen to end'}`;
}

/** Deploys the previous commit, unless something is in doubt. */
async function goBack(
  { facts, failure, previous = NOT_STARTED }: RunSoFar,
  restored: readonly Restored[],
  deploy: PreparedOperation,
  ports: Ports,
): Promise<End> {
  const { signal } = ports.patience;
  const leave = (reason: string): End => notRun(reason, facts?.deploy);
  if (signal.aborted) return leave(explain(signal.reason));
  if (facts?.deploy === undefined) return leave(NOT_STARTED.why);
  if ('why' in previous) return leave(previous.why);
  if (failure?.reason === 'health-check-failed' && facts.deploy.page?.before === undefined)
    return leave('the site was not deployed before this run, so there is nothing to go back to');
  const other = restored.find((text) => !isBack(text));
  if (other !== undefined) return leave(`${other.replaced.text.what} is not as it was before this run`);
  // The live commit may have changed until right before the trigger.
  const isHanded = ports.inputs.commitBy === 'variable';
  const commit = isHanded ? (wholeCommit(facts.live) ?? previous.commit) : previous.commit;
  await ports.traces.beforeRollback(commit);
  // The last look before the trigger.
  let why = await findChange(facts, ports).catch(unread('the deploy script'));
  if (isHanded) why ??= await findNewer(commit, facts, ports).catch(unread('which commit is live'));
  return why === undefined ? deployAgain(deploy, commit, facts, ports) : leave(why);
}

const NOT_STARTED = { why: 'no deploy had started' };

const unread = (what: string) => (error: unknown) => `${what} could not be read: ${explain(error)}`;

/** Checks whether somebody else has changed the deploy script. A copy that lags behind may show the one of this run. */
async function findChange(facts: Facts, { patience, reader }: Ports): Promise<string | undefined> {
  const wanted = facts.script?.after ?? '';
  const isWanted = (text: string | null): boolean => text !== null && isSameText(text, wanted);
  const read = (): Promise<string | null> => reader.read(getDeployScript, targetOf(facts));
  const awaited = 'the deploy script to show as it was put back';
  const { accepted } = await readUntil(read, isWanted, awaited, patience);
  return accepted ? undefined : 'the deploy script has been changed since';
}

/** Checks whether somebody else has deployed since our deploy: by variable, nothing in the script shows it. */
async function findNewer(
  commit: string,
  facts: Facts,
  { reader, inputs }: Ports,
): Promise<string | undefined> {
  const source = { reader, target: targetOf(facts) };
  const live = await findLive(source, await readLog(source));
  if ('why' in live) return undefined;
  const isKnown = [commit, inputs.commit ?? ''].some((known) => known.startsWith(live.commit));
  return isKnown ? undefined : `commit ${live.commit} has been deployed since`;
}

/** The end of a rollback that triggers nothing. */
function notRun(why: string, deploy: DeployResult | undefined): End {
  const sentence = `nothing was deployed again: ${closed(why)}${deploy ? ` ${liveAfter(deploy)}` : ''}`;
  return { status: 'not-run', commit: undefined, deploy: undefined, sentence };
}

/** A sentence with its full stop. What the service says may end in one, or not. */
function closed(sentence: string): string {
  return `${sentence.replace(/\.+$/, '')}.`;
}

/** The commit that a site is on after a deploy that failed. */
function liveAfter(deploy: DeployResult | undefined): string {
  return deploy?.commit === undefined
    ? 'Which commit the site is on now is not known.'
    : `The site is on commit ${deploy.commit} now.`;
}

const NOT_UNDONE = 'What the scripts of the failed commit did to the database was not undone.';

/** Deploys the commit, follows the deploy, and judges it like the one that failed. */
async function deployAgain(
  operation: PreparedOperation,
  commit: string,
  facts: Facts,
  ports: Ports,
): Promise<End> {
  const { deploy: first } = facts;
  ports.tracker.redeploy(commit);
  const context = { ports, operation, approved: undefined, replaced: [], isLate: true };
  const done = await runOperation(context, facts, async (state) => {
    state.changes = (await operation.work()).redeploy?.(commit).changes ?? [];
    for (const { summary } of state.changes) ports.console.plan(summary);
    return applyChanges(state, { doing: 'rolling back' });
  });
  const { failure, effects } = done;
  const isTriggered = effects.size > 0;
  const deploy = isTriggered && done.facts.deploy !== first ? done.facts.deploy : undefined;
  const end = (status: End['status'], sentence: string): End => ({ status, commit, deploy, sentence });
  if (failure === undefined) {
    const proof = evidenceInWords(deploy?.evidence ?? []);
    return end('changed', `the site is back on commit ${commit}, with ${proof}. ${NOT_UNDONE}`);
  }
  const message = closed(failure.message);
  const live = liveAfter(isTriggered ? deploy : first);
  if (outcomeOf(failure) === 'failed')
    return end('failed', `the rollback to commit ${commit} failed, too: ${message} ${live}`);
  if (!isTriggered) return notRun(message, first);
  const unknown = `whether the site is back on commit ${commit} is not known: ${message}`;
  return { ...end('unknown', unknown), next: failure.next };
}
