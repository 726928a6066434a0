import { OWN, restOf } from '../api/kept-text.ts';
import { OperationError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { endShown, type Followed, follow } from '../deploy/follow.ts';
import type { AtTrigger } from '../deploy/looks.ts';
import { notOurs } from '../deploy/news.ts';
import type { Signs } from '../deploy/signs.ts';
import { type Evidence, evidenceInWords, isOnlyEndSeen, type Recorder } from '../outcome/deploy-result.ts';
import { targetOf } from '../outcome/facts.ts';
import { findExitReports } from '../script/exit-report.ts';
import { isFramed, withoutFrame } from '../script/frame.ts';
import { findHidden } from '../script/hidden-failures.ts';
import { noRepository, repositoryOf, warnOfQuickDeploy } from '../site/site-repository.ts';
import { checkPage, lookAtPage, runChecks } from './checks.ts';
import type { deploy, Inputs } from './deploy.ts';
import { guardEnv } from './env-file.ts';
import { type DueDeploy, guardCommit } from './guard-commit.ts';
import { createLogPrinter, type LogPrinter } from './log-printer.ts';
import { type Applied, type Applying, type Change, planChange, type WorkOf } from './operation.ts';
import { readAndTrigger } from './trigger.ts';

export const work: WorkOf<typeof deploy> = (inputs) => ({
  async guard(planning, before) {
    if (inputs.commit !== undefined) await guardCommit(inputs.commit, inputs, planning, before);
    // sync-env looks for them in what it writes.
    if (!before.some(({ section }) => section === 'env-keys'))
      await guardEnv(inputs.envRequired, planning, before);
  },

  async plan(planning) {
    const { facts, log } = planning;
    if (repositoryOf(facts) === 'absent') throw noRepository();
    await guardEnv(inputs.envRequired, planning);
    const site = typeof facts.site === 'object' ? facts.site : undefined;
    warnOfQuickDeploy(site?.quick_deploy ?? site?.repository?.quick_deploy, log);
    return { changes: [planTrigger(inputs)] };
  },

  look: async (checking) => inputs.healthCheck && (await lookAtPage(inputs.healthCheck, checking)).look,

  async recheck(checking, before) {
    const { healthCheck: page } = inputs;
    if (page === undefined) return undefined;
    const { failure } = await checkPage({ page, before, when: 'right after the deploy' }, checking);
    if (failure === undefined || failure.reason === 'health-unseen') return undefined;
    const lead = 'The deploy had succeeded, but the health check failed after batch-pause:';
    return { ...failure, message: `${lead} ${failure.message}` };
  },

  redeploy(commit) {
    const other = { commit, deployVariables: {}, expectedCommit: commit, rollbackOnFailure: false };
    const back = { from: inputs.commit };
    return { changes: [planTrigger({ ...inputs, ...other }, back)] };
  },
});

/** @param back set for a rollback, with the commit whose deploy has failed, if it was given */
function planTrigger(inputs: Inputs, back?: { readonly from: string | undefined }): Change {
  const { commit, commitBy, deployVariables, wait } = inputs;
  const isSent = commit !== undefined && commitBy === 'variable';
  const all = { ...deployVariables, ...(isSent && { site_deploy_commit: commit }) };
  const variables = Object.keys(all).length === 0 ? undefined : all;
  const summary = `trigger a deploy${commit === undefined ? '' : ` of commit ${commit}`}${wait ? ' and follow it' : ''}`;
  // Following and judging are not part of the plan, and not hashed.
  return planChange(summary, { commit, wait, variables }, (sent, applying) =>
    deployAndFollow({ ...inputs, ...sent, goesBack: back !== undefined, failed: back?.from }, applying),
  );
}

/**
 * Section 4, Deployments. A trigger that may have taken effect is not sent again, even if its answer is lost.
 *
 * @throws OperationError unless the deploy succeeded; CancelledError
 */
async function deployAndFollow(given: DueDeploy, applying: Applying): Promise<Applied> {
  const { facts, reader, siblings, patience, log } = applying;
  const { siteLog, page, started, trigger, ...shown } = await readAndTrigger(given, applying);
  const { record, triggeredAt } = started;
  const serviceAt = reader.serviceTime() - (patience.clock.now() - triggeredAt);
  const answer = trigger.state === 'done' ? trigger.value : undefined;
  if (answer?.hasRepository === false) throw noRepository(answer.said);
  const isUsed = answer?.id !== undefined && answer.id === facts.deploy?.id;
  if (isUsed) log.warning(notOurs(answer.id));
  const ownId = isUsed ? undefined : answer?.id;
  const what = answer === undefined ? 'triggered, but the answer was lost' : 'triggered';
  record.milestone(what, { id: ownId }, 'waiting');
  if (siteLog === undefined) return notFollowed(answer !== undefined);
  const atTrigger: AtTrigger = {
    id: ownId,
    said: answer?.said ?? '',
    triggeredAt,
    serviceAt,
    ...shown,
    log: siteLog.before,
    lost: trigger.state === 'done' ? undefined : trigger.error,
    expects: given,
    earlierRun: facts.deploy?.run,
    script: facts.script?.after ?? undefined,
    goesBack: given.goesBack,
  };
  const printer = createLogPrinter(log.remote);
  const target = targetOf(facts);
  const parts = { ...patience, reader, target, siblings, siteLog, record, log, printLog: printer.printLog };
  try {
    const followed = await follow({ ...parts, pollIntervalMs: given.pollIntervalMs }, atTrigger);
    const evidence = evidenceOrThrow(followed, record, printer, applying);
    await runChecks({ ...given, evidence, pageBefore: page, record }, applying);
  } finally {
    printer.end('cut-off');
    // Record the duration, whatever the end.
    record.update({});
  }
  return succeeded(started.result().evidence, applying);
}

function notFollowed(isAnswered: boolean): Applied {
  if (isAnswered)
    return { changed: true, summary: 'triggered a deploy, which is not followed (wait: false)' };
  throw new OperationError(
    'answer-lost',
    'Whether the deploy was triggered is not known: the answer was lost.',
    'Look at the site before running again, or set wait: true so that the run can find out.',
  );
}

/** Returns the evidence of a good end. @throws OperationError for any other: its reason, message and next step become those of the operation */
function evidenceOrThrow(
  { signs, verdict }: Followed,
  record: Recorder,
  printer: LogPrinter,
  { log, workEnded, tookEffect }: Applying,
): readonly Evidence[] {
  const isGivenUp = verdict.outcome !== 'succeeded' && verdict.givenUpFor !== undefined;
  if (!isGivenUp) {
    printer.printLog(restOf(signs.text), false);
    printer.end();
    workEnded();
    warnOfLog(log, signs);
  }
  record.update({ log: signs.text.content ?? signs.text.live, ...endShown(signs) });
  if (verdict.outcome === 'failed' || verdict.outcome === 'succeeded') tookEffect();
  if (verdict.outcome !== 'succeeded') {
    if (!isGivenUp) record.milestone(verdict.why);
    const { reason, message, next, givenUpFor: cause } = verdict;
    throw new OperationError(reason, message, next, { cause });
  }
  record.update({ evidence: verdict.evidence });
  return verdict.evidence;
}

function warnOfLog(log: Log, { text, log: shown, frame }: Signs): void {
  const { content = '' } = text;
  if (!shown.isReadable)
    log.warning('The deploy log is left out: it is larger than 64 MiB, the most that is read.');
  if (text.key === OWN && frame === 'there' && findExitReports(content).length === 0)
    log.warning('The deploy script should report its end, but its log has no such line.');
}

function succeeded(evidence: readonly Evidence[], { facts, log }: Applying): Applied {
  if (isOnlyEndSeen(evidence)) {
    log.warning(
      'last_deploy_at shows that a deploy ended; nothing shows that it worked. Let update-deploy-script put the exit report around the script, or add health-check-url, verify-command or success-pattern.',
    );
    return { changed: true, summary: 'ended, as last_deploy_at shows' };
  }
  // Repeats where the result is read what update-deploy-script has warned of.
  const script = facts.script?.after ?? '';
  const hidden = isFramed(script) ? findHidden(withoutFrame(script)) : undefined;
  const unnoticed = hidden === undefined ? '' : ` (the script goes on if ${hidden.what} fails)`;
  return { changed: true, summary: `deployed with ${evidenceInWords(evidence)}${unnoticed}` };
}
