import { readLog } from '../api/deploy-log.ts';
import { getDeployScript } from '../api/deployments.ts';
import { READING_BACK, waitFor } from '../api/wait.ts';
import { findLive } from '../commits/live-commit.ts';
import { CancelledError, explain } from '../core/errors.ts';
import type { Reason } from '../core/outcomes.ts';
import { isSameText } from '../core/same-text.ts';
import type { PreparedOperation } from '../operations/operation.ts';
import { puttingBack } from '../operations/whole-text.ts';
import { type DeployResult, evidenceInWords } from '../outcome/deploy-result.ts';
import { type Failure, failureOf, outcomeOf } from '../outcome/failure.ts';
import { ROLLBACK, type Rollback } from '../outcome/result.ts';
import { restoreLine, rollbackLine } from '../report/log-lines.ts';
import { targetOf } from '../site/target.ts';
import type { ReplacedText, Run } from './contexts.ts';
import { wholeCommit } from './previous-commit.ts';
import { applyChanges, planNow, runOperation } from './run-operation.ts';

/**
 * Restores what a run replaced before its deploy ended without success, and rolls back, each if asked to, or as a newer commit is live.
 * Nothing is done if the deploy may still be running. Never throws.
 */
export async function recover(run: Run, failure: Failure): Promise<void> {
  const { inputs, facts, replaced } = run;
  // Nothing has failed if a newer commit is live, and no input asks for it.
  const isOvertaken = failure.reason === 'older-commit';
  const isRollback = inputs.rollbackOnFailure && !isOvertaken;
  if (!isRollback && (replaced.length === 0 || !(inputs.restoreOnFailure || isOvertaken))) return;
  const input = isRollback ? ROLLBACK : isOvertaken ? undefined : 'restore-on-failure';
  const isFailed = outcomeOf(failure) === 'failed';
  const keeps = isFailed ? NOT_TO_BLAME.get(failure.reason) : 'the deploy was not seen to fail';
  const why = isOvertaken ? undefined : keeps;
  if (why !== undefined && isRollback && isFailed) run.rollback = notDeployed(why, facts.deploy);
  const restored =
    why === undefined ? await goBack(failure, input, run) : replaced.map(({ text }) => left(text.what, why));
  run.failure = failureAfter(failure, restored, input, run);
}

/** Failures of a check that the deploy may not have caused: things are kept as they are. */
const NOT_TO_BLAME: ReadonlyMap<Reason, string> = new Map([
  ['unhealthy-before', 'the page was so before this run, too'],
  ['health-unseen-before', 'how the page was before this run is not known'],
]);

/** Restores the texts and, if `input` asks for it, deploys again. */
async function goBack(failure: Failure, input: string | undefined, run: Run): Promise<readonly Restored[]> {
  const { console, patience } = run;
  const startedAt = patience.clock.now();
  const tookMs = (): number => Math.round(patience.clock.now() - startedAt);
  run.tracker.note({ restoring: input ?? '', sent: [] });
  return console.group(
    input ?? 'putting back',
    async () => {
      if (input === ROLLBACK) console.info(failure.message);
      const restored = await restoreAll(run);
      const end = input === ROLLBACK ? await deployPrevious(failure, restored, run) : undefined;
      run.rollback = end && { ...end, durationMs: tookMs() };
      return restored;
    },
    (restored) =>
      run.rollback === undefined ? restoreLine(restored.every(isBack), tookMs()) : rollbackLine(run.rollback),
  );
}

/** The next step after a rollback, before that of a deploy. */
const ADVICE = {
  unknown: 'Look at the site first: it may or may not be back. ',
  failed: 'Look at the site first: the deploy and its rollback have failed. ',
  'not-run': '',
};

/** The end of restoring a text. */
interface Restored {
  /** The text, as in "the deploy script". */
  readonly what: string;
  /** `theirs`: somebody else has changed it since; `left`: it is not known how it was, or the service refused. */
  readonly state: 'put-back' | 'theirs' | 'left' | 'unknown';
  readonly sentence: string;
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
  const restored: Restored[] = [];
  for (const replaced of run.replaced.toReversed()) {
    const end = await restore(replaced, run);
    const { by, factsBefore } = replaced;
    run.console.info(end.sentence);
    restored.push(end);
    run.tracker.note({ putBack: restored.filter(isBack).map(({ what }) => what) });
    if (isBack(end)) run.learn(factsBefore);
    const status = end.state === 'unknown' ? 'unknown' : by.result.status;
    by.result = { ...by.result, restored: end.sentence, isPutBack: isBack(end), status };
  }
  return restored;
}

/** Restores a text, but never over a later change. Never throws: the failure to report is that of the deploy. */
async function restore(replaced: ReplacedText, run: Run): Promise<Restored> {
  const { what } = replaced.text;
  const operation = { ...replaced.by.operation, work: async () => puttingBack(replaced) };
  const { failure, effects, result } = await runOperation(run, operation, undefined, async (own) => {
    await planNow(own);
    return applyChanges(own, { doing: `putting back ${what}` });
  });
  if (failure === undefined) return { what, state: 'put-back', sentence: `${what} was put back` };
  const inDoubt = result.status === 'unknown' || (failure.reason === 'not-shown' && effects.size > 0);
  const state = failure.reason === 'changed-by-others' ? 'theirs' : inDoubt ? 'unknown' : 'left';
  return left(what, failure.message, state);
}

/** The failure of a deploy, with the end of a rollback and what was restored. */
function failureAfter(
  failure: Failure,
  restored: readonly Restored[],
  input: string | undefined,
  { rollback, patience: { signal } }: Run,
): Failure {
  const has = (...states: readonly Restored['state'][]) =>
    restored.some(({ state }) => states.includes(state));
  let { reason, next } = failure;
  // A superseded run may leave nothing of its own, unless somebody else has changed it since.
  if (input === undefined && has('left', 'unknown')) {
    reason = signal.aborted ? failureOf(signal.reason).reason : 'not-put-back';
    next = 'Run the newer commit again: it writes what belongs to it.';
  }
  if (rollback !== undefined && rollback.status !== 'changed') {
    // A cancelled rollback makes the run a cancelled one, once anything may have been put back.
    if (has('put-back', 'unknown') && signal.reason instanceof CancelledError) reason = 'cancelled';
    next = ADVICE[rollback.status] + next;
  }
  const lead = input === undefined ? '' : `${input}: `;
  const ends = rollback === undefined ? restored : [rollback, ...restored];
  const lines = ends.map(({ sentence }) => `${lead}${sentence}`);
  if (has('unknown')) next = `See what is there now. ${next}`;
  return { reason, message: [failure.message, ...lines].join('\n'), next };
}

/** Deploys the commit that the restored script pins, at most once, and not if anything is in doubt. */
async function deployPrevious(failure: Failure, restored: readonly Restored[], run: Run): Promise<Rollback> {
  const { facts, ended, patience, inputs } = run;
  const { previous, operation: deploy } = ended.at(-1) ?? {};
  const leave = (reason: string): Rollback => notDeployed(reason, facts.deploy);
  if (patience.signal.aborted) return leave(explain(patience.signal.reason));
  if (facts.deploy === undefined || previous === undefined || deploy === undefined)
    return leave('no deploy had started');
  if ('why' in previous) return leave(previous.why);
  if (failure.reason === 'health-check-failed' && facts.deploy.page?.before === undefined)
    return leave('the site was not deployed before this run, so there is nothing to go back to');
  const other = restored.find((text) => !isBack(text));
  if (other !== undefined) return leave(`${other.what} is not as it was before this run`);
  // The live commit may have changed until right before the trigger.
  const isHanded = inputs.commitBy === 'variable';
  const commit = isHanded ? (wholeCommit(facts.live) ?? previous.commit) : previous.commit;
  // The last look before the trigger.
  let why = await findChange(run).catch(unread('the deploy script'));
  if (isHanded) why ??= await findNewer(commit, run).catch(unread('which commit is live'));
  return why === undefined ? deployAgain(deploy, commit, run) : leave(why);
}

const unread = (what: string) => (error: unknown) => `${what} could not be read: ${explain(error)}`;

/** Checks whether somebody else has changed the deploy script. A copy that lags behind may show the one of this run. */
async function findChange({ facts, patience, reader }: Run): Promise<string | undefined> {
  const wanted = facts.script?.after ?? '';
  const readBack = {
    ...READING_BACK,
    awaited: () => 'waiting for the deploy script to show as it was put back',
    look: () => reader.read(getDeployScript, targetOf(facts)),
    isThere: (text: string | null) => text !== null && isSameText(text, wanted),
  };
  const { end } = await waitFor(readBack, patience);
  return end === 'there' ? undefined : 'the deploy script has been changed since';
}

/** Checks whether somebody else has deployed since our deploy: by variable, nothing in the script shows it. */
async function findNewer(commit: string, { facts, reader, inputs }: Run): Promise<string | undefined> {
  const source = { reader, target: targetOf(facts) };
  const live = await findLive(source, await readLog(source));
  if ('why' in live) return undefined;
  const isKnown = [commit, inputs.commit ?? ''].some((known) => known.startsWith(live.commit));
  return isKnown ? undefined : `commit ${live.commit} has been deployed since`;
}

/** The end of a rollback that triggers nothing. */
function notDeployed(why: string, deploy: DeployResult | undefined): Rollback {
  const sentence = `nothing was deployed again: ${closed(why)}${deploy ? ` ${liveAfter(deploy)}` : ''}`;
  return { status: 'not-run', commit: undefined, deploy: undefined, sentence, durationMs: 0 };
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
async function deployAgain(operation: PreparedOperation, commit: string, run: Run): Promise<Rollback> {
  const { facts } = run;
  const { deploy: first } = facts;
  const { failure, effects } = await runOperation(run, operation, undefined, async (own) => {
    own.changes = (await operation.work()).redeploy?.(commit).changes ?? [];
    for (const { summary } of own.changes) run.console.plan(summary);
    return applyChanges(own, { doing: 'rolling back' });
  });
  const isTriggered = effects.size > 0;
  const deploy = isTriggered && run.facts.deploy !== first ? run.facts.deploy : undefined;
  // The report tells of the deploy that failed.
  run.facts = facts;
  const end = (status: Rollback['status'], sentence: string): Rollback => {
    return { status, commit, deploy, sentence, durationMs: 0 };
  };
  if (failure === undefined) {
    const proof = evidenceInWords(deploy?.evidence ?? []);
    return end('changed', `the site is back on commit ${commit}, with ${proof}. ${NOT_UNDONE}`);
  }
  const message = closed(failure.message);
  const live = liveAfter(isTriggered ? deploy : first);
  if (outcomeOf(failure) === 'failed')
    return end('failed', `the rollback to commit ${commit} failed, too: ${message} ${live}`);
  if (!isTriggered) return notDeployed(message, first);
  return end('unknown', `whether the site is back on commit ${commit} is not known: ${message}`);
}
