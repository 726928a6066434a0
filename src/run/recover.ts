import { getDeployScript } from '../api/deployments.ts';
import { READING_BACK, waitFor } from '../api/wait.ts';
import { CancelledError, explain } from '../core/errors.ts';
import type { Reason } from '../core/outcomes.ts';
import { isSameText } from '../core/same-text.ts';
import type { PreparedOperation } from '../operations/operation.ts';
import { isBlank, puttingBack } from '../operations/whole-text.ts';
import type { DeployResult } from '../outcome/deploy-result.ts';
import { type Restored, type RollbackEnd, rollbackSentence } from '../outcome/end.ts';
import { targetOf } from '../outcome/facts.ts';
import { type Failure, failureOf, outcomeOf } from '../outcome/failure.ts';
import { restoreLine, rollbackLine } from '../report/log-lines.ts';
import { BUSY, readSite, requireSame, waitUntilReady } from '../site/site-presence.ts';
import { aftermathOf, PUTTING_BACK } from './aftermath.ts';
import type { ReplacedText, Run } from './contexts.ts';
import { wholeCommit } from './previous-commit.ts';
import { applyChanges, planNow, runOperation } from './run-operation.ts';

const ROLLBACK = 'rollback-on-failure';

/** Restores what a run replaced, and rolls back, each if asked to or overtaken; not if the deploy may still run. Never throws. */
export async function recover(run: Run, failure: Failure): Promise<void> {
  const { inputs, facts, replaced } = run;
  // Nothing has failed if a newer commit is live, and no input asks for it.
  const isOvertaken = failure.reason === 'older-commit';
  const byInput = inputs.rollbackOnFailure ? ROLLBACK : inputs.restoreOnFailure && 'restore-on-failure';
  const how = isOvertaken ? PUTTING_BACK : byInput;
  if (!how || (how !== ROLLBACK && replaced.length === 0)) return;
  const isFailed = outcomeOf(failure) === 'failed';
  const keeps = isFailed ? NOT_TO_BLAME.get(failure.reason) : 'the deploy was not seen to fail';
  const why = isOvertaken ? undefined : keeps;
  if (why !== undefined && how === ROLLBACK && isFailed)
    run.rollback = notDeployed(failure, why, facts.deploy);
  const restored =
    why === undefined ? await goBack(failure, how, run) : replaced.map(({ text }) => left(text.what, why));
  run.failure = failureAfter(failure, restored, how, run);
}

/** Failures that the deploy may not have caused, or that say nothing of it: things are kept as they are. */
const NOT_TO_BLAME: ReadonlyMap<Reason, string> = new Map([
  ['site-gone', 'the service no longer knows the site'],
  ['action-fault', 'this action has a fault'],
  ['unhealthy-before', 'the page was already like this before this run'],
  ['health-unseen-before', 'how the page was before this run is not known'],
]);

/** Restores the texts and, for a rollback, deploys again. */
async function goBack(failure: Failure, how: string, run: Run): Promise<readonly Restored[]> {
  const { console, patience } = run;
  const startedAt = patience.clock.now();
  const tookMs = (): number => Math.round(patience.clock.now() - startedAt);
  run.restoring = how;
  run.save(aftermathOf(run));
  return console.group(
    how,
    async () => {
      if (how === ROLLBACK) console.info(failure.message);
      const restored = await restoreAll(run);
      const end = how === ROLLBACK ? await deployPrevious(failure, restored, run) : undefined;
      run.rollback = end && { ...end, durationMs: tookMs() };
      run.save(aftermathOf(run));
      return restored;
    },
    (restored) =>
      run.rollback === undefined ? restoreLine(restored.every(isBack), tookMs()) : rollbackLine(run.rollback),
  );
}

function isBack({ state }: Restored): boolean {
  return state === 'put-back';
}

/** A text that is not restored, or may not be, and why. */
function left(what: string, why: string, state: Restored['state'] = 'left'): Restored {
  const sentence =
    state === 'unknown'
      ? `whether ${what} was put back is not known: ${why}`
      : `${what} was not put back: ${why}`;
  return { what, state, sentence };
}

/** Restores each text that the run replaced, the latest first, and adds that to the results and the facts. Never throws. */
async function restoreAll(run: Run): Promise<readonly Restored[]> {
  return Array.fromAsync(run.replaced.toReversed(), async (replaced) => {
    const end = await restore(replaced, run);
    const { by, factsBefore } = replaced;
    run.console.info(end.sentence);
    if (isBack(end)) run.learn(factsBefore);
    by.end = { ...by.end, restored: end, outcome: end.state === 'unknown' ? 'unknown' : by.end.outcome };
    run.save(aftermathOf(run));
    return end;
  });
}

/** Restores a text, but never over a later change. Never throws: the failure to report is that of the deploy. */
async function restore(replaced: ReplacedText, run: Run): Promise<Restored> {
  const { what } = replaced.text;
  // The service may have failed to read it: putting that back would wipe it.
  if (replaced.before !== null && isBlank(replaced.before))
    return left(what, 'the service showed it empty before this run', 'was-empty');
  const operation = { ...replaced.by.operation, work: async () => puttingBack(replaced) };
  const { end, effects } = await runOperation(run, operation, undefined, async (own) => {
    const look = () => readSite(run.reader, targetOf(run.facts));
    const now = await run.patience.during({ doing: 'looking at the site' }, look);
    if (now && typeof run.facts.site === 'object') requireSame(now, run.facts.site);
    if (now) await waitUntilReady(now, BUSY, run);
    await planNow(own);
    return applyChanges(own);
  });
  const { failure, outcome } = end;
  if (failure === undefined) return { what, state: 'put-back', sentence: `${what} was put back` };
  const inDoubt = outcome === 'unknown' || effects.size > 0;
  if (failure.reason === 'changed-by-others') return left(what, failure.message, 'theirs');
  return left(what, failure.message, inDoubt ? 'unknown' : 'left');
}

function failureAfter(
  failure: Failure,
  restored: readonly Restored[],
  how: string,
  { rollback, patience: { signal } }: Run,
): Failure {
  const has = (...states: readonly Restored['state'][]) =>
    restored.some(({ state }) => states.includes(state));
  let { reason, next } = failure;
  // A superseded run may leave nothing of its own, unless somebody else has changed it since.
  if (how === PUTTING_BACK && has('left', 'was-empty', 'unknown')) {
    reason = signal.aborted ? failureOf(signal.reason).reason : 'not-put-back';
    next = 'Run the newer commit again: it writes what belongs to it.';
  }
  if (rollback?.failure !== undefined) {
    // A cancelled rollback makes the run a cancelled one, once anything may have been put back.
    if (has('put-back', 'unknown') && signal.reason instanceof CancelledError) reason = 'cancelled';
    next = `${rollback.failure.next} ${next}`.trim();
  }
  const lead = how === PUTTING_BACK ? '' : `${how}: `;
  const ended = rollback === undefined ? [] : [rollbackSentence(rollback)];
  const lines = [...ended, ...restored.map(({ sentence }) => sentence)].map((line) => lead + line);
  if (has('unknown')) next = `See what is there now. ${next}`;
  return { reason, message: [failure.message, ...lines].join('\n'), next };
}

/** Deploys the commit that the restored script pins, at most once, and not if anything is in doubt. */
async function deployPrevious(
  failure: Failure,
  restored: readonly Restored[],
  run: Run,
): Promise<RollbackEnd> {
  const { facts, ended, patience, inputs } = run;
  const { previous, operation: deploy } = ended.at(-1) ?? {};
  const leave = (why: string): RollbackEnd => notDeployed(failure, why, facts.deploy);
  if (patience.signal.aborted) return leave(explain(patience.signal.reason));
  if (facts.deploy === undefined || previous === undefined || deploy === undefined)
    return leave('no deploy had started');
  if ('why' in previous) return leave(previous.why);
  if (failure.reason === 'health-check-failed' && facts.deploy.page?.before === undefined)
    return leave('the site was not deployed before this run, so there is nothing to go back to');
  const other = restored.find((text) => !isBack(text) && text.state !== 'was-empty');
  if (other !== undefined) return leave(`${other.what} is not as it was before this run`);
  // The live commit may have changed until right before the trigger.
  const live = inputs.commitBy === 'variable' ? wholeCommit(facts.live) : undefined;
  if (live !== undefined && live === inputs.commit) return leave('that very commit is live, by another run');
  const why = await findChange(run).catch(
    (error: unknown) => `the deploy script could not be read: ${explain(error)}`,
  );
  return why === undefined ? deployAgain(deploy, live ?? previous.commit, run) : leave(why);
}

/** Says if somebody else has changed the deploy script. A copy that lags behind may show the one of this run. */
async function findChange({ facts, patience, reader }: Run): Promise<string | undefined> {
  const wanted = facts.script?.after ?? '';
  const readBack = {
    ...READING_BACK,
    look: () => reader.read(getDeployScript, targetOf(facts)),
    isThere: (text: string | null) => text !== null && isSameText(text, wanted),
  };
  const { end } = await waitFor(readBack, patience);
  return end === 'there' ? undefined : 'the deploy script has been changed since';
}

function notDeployed({ reason }: Failure, why: string, deploy: DeployResult | undefined): RollbackEnd {
  const message = `nothing was deployed again: ${closed(why)}${deploy ? ` ${liveAfter(deploy)}` : ''}`;
  const failure = { reason, message, next: '' };
  return { outcome: 'not-run', failure, commit: undefined, deploy: undefined, durationMs: 0 };
}

/** A sentence with its full stop. What the service says may end in one, or not. */
function closed(sentence: string): string {
  return `${sentence.replace(/\.+$/, '')}.`;
}

function liveAfter(deploy: DeployResult | undefined): string {
  if (deploy?.commit === undefined) return 'Which commit the site is on now is not known.';
  // A new release may not have become the live one.
  return deploy.evidence.length > 0
    ? `The site is on commit ${deploy.commit} now.`
    : `The deploy ended on commit ${deploy.commit}.`;
}

/** Deploys the commit, follows the deploy, and judges it like the one that failed. */
async function deployAgain(operation: PreparedOperation, commit: string, run: Run): Promise<RollbackEnd> {
  const { facts } = run;
  const { end, effects } = await runOperation(run, operation, undefined, async (own) => {
    own.changes = (await operation.work()).redeploy?.(commit).changes ?? [];
    for (const { summary } of own.changes) run.console.plan(summary);
    return applyChanges(own);
  });
  const isTriggered = effects.size > 0;
  const deploy = isTriggered && run.facts.deploy !== facts.deploy ? run.facts.deploy : undefined;
  // The report tells of the deploy that failed.
  run.facts = facts;
  const { failure, durationMs } = end;
  if (failure === undefined) return { outcome: 'changed', commit, deploy, durationMs };
  const why = closed(failure.message);
  const isFailed = outcomeOf(failure) === 'failed';
  // Somebody else's commit is live then.
  if (failure.reason === 'changed-by-others') return notDeployed(failure, why, undefined);
  if (!isFailed && !isTriggered) return notDeployed(failure, why, facts.deploy);
  const message = isFailed
    ? `the rollback to commit ${commit} failed, too: ${why} ${liveAfter(isTriggered ? deploy : facts.deploy)}`
    : `whether the site is back on commit ${commit} is not known: ${why}`;
  const left = isFailed ? 'the deploy and its rollback have failed' : 'it may or may not be back';
  return {
    outcome: isFailed ? 'failed' : 'unknown',
    failure: { reason: failure.reason, message, next: `Look at the site first: ${left}.` },
    commit,
    deploy,
    durationMs,
  };
}
