import { getDeployScript } from '../api/deployments.ts';
import { OWN, restOf, wholeLines } from '../api/kept-text.ts';
import { ifFound, OperationError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { isSameText } from '../core/same-text.ts';
import { endShown, type Followed, follow } from '../deploy/follow.ts';
import type { AtTrigger } from '../deploy/looks.ts';
import type { Signs } from '../deploy/signs.ts';
import { isCut } from '../net/body.ts';
import { type Evidence, evidenceInWords, isOnlyEndSeen, type Recorder } from '../outcome/deploy-result.ts';
import { siteOf } from '../outcome/end.ts';
import { targetOf } from '../outcome/facts.ts';
import { findExitReports } from '../script/exit-report.ts';
import { isFramed, withoutFrame } from '../script/frame.ts';
import { findHidden } from '../script/hidden-failures.ts';
import { noRepository, repositoryOf, warnOfQuickDeploy } from '../site/site-repository.ts';
import { createPause } from '../values/match.ts';
import { checkPage, lookAtPage, runChecks } from './checks.ts';
import type { deploy, Inputs } from './deploy.ts';
import { createLogPrinter, describeAwaited, type LogPrinter, notOurs, recordNews } from './deploy-news.ts';
import { guardEnv } from './env-file.ts';
import { type DueDeploy, guardCommit } from './guard-commit.ts';
import { type Applying, type Planning, planChange, type WorkOf } from './operation.ts';
import { readAndTrigger } from './trigger.ts';

export const work: WorkOf<typeof deploy> = (inputs) => ({
  async guard(planning, before) {
    await guardCommit(inputs, planning, before);
    // sync-env looks for them in what it writes.
    if (!before.some(({ section }) => section === 'env-keys'))
      await guardEnv(inputs.envRequired, planning, before);
  },

  async plan(planning) {
    const { facts, dryRun, log } = planning;
    const repository = repositoryOf(facts);
    if (repository === 'absent') throw noRepository();
    await guardEnv(inputs.envRequired, planning);
    const site = siteOf(planning);
    warnOfQuickDeploy(site?.quick_deploy ?? site?.repository?.quick_deploy, log);
    if (dryRun && site?.last_deploy_at === null && repository === 'unknown')
      log.info('the site was never deployed: if it has no repository, the service performs no deploy');
    const script = planning.isHashed ? await standingScript(planning) : undefined;
    return { changes: [planTrigger(inputs, script)] };
  },

  look: async (checking) => inputs.healthCheck && (await lookAtPage(inputs.healthCheck, checking)).look,

  async recheck(checking, before) {
    const { healthCheck: page } = inputs;
    if (page === undefined) return undefined;
    const { failure } = await checkPage(page, before, 'right after the deploy', checking);
    if (failure === undefined || failure.reason === 'health-unseen') return undefined;
    const lead = 'The deploy had succeeded, but the health check failed after batch-pause:';
    return { ...failure, message: `${lead} ${failure.message}` };
  },

  redeploy(commit) {
    const other = { commit, deployVariables: {}, expectedCommit: commit, rollbackOnFailure: false };
    const back = { failed: inputs.commit };
    const change = planTrigger({ ...inputs, ...other, olderCommit: 'deploy' }, undefined, back);
    if (Object.keys(inputs.deployVariables).length === 0) return { changes: [change] };
    const summary = `${change.summary}, without deploy-variables, which are those of the failed deploy`;
    return { changes: [{ ...change, summary }] };
  },
});

/** Finds the deploy script that stands, or that a dry run has planned; null if the service shows none. */
async function standingScript({ facts, dryRun, reader, learn }: Planning): Promise<string | null> {
  const known = facts.script?.after ?? null;
  if (typeof facts.site !== 'object' || (facts.script !== undefined && dryRun)) return known;
  const shown = await ifFound(reader.read(getDeployScript, targetOf(facts)), null);
  if (facts.script === undefined && shown !== null) learn({ script: { before: shown, after: shown } });
  return shown === null || (known !== null && isSameText(shown, known)) ? known : shown;
}

function planTrigger(inputs: Inputs, script?: string | null, back?: Pick<DueDeploy, 'failed'>) {
  const { commit, commitBy, deployVariables, wait } = inputs;
  const isSent = commit !== undefined && commitBy === 'variable';
  const all = { ...deployVariables, ...(isSent && { site_deploy_commit: commit }) };
  const variables = Object.keys(all).length === 0 ? undefined : all;
  const summary = `trigger a deploy${commit === undefined ? '' : ` of commit ${commit}`}${wait ? ' and follow it' : ''}`;
  const going = { goesBack: back !== undefined, failed: back?.failed, isHashed: script !== undefined };
  // Following and judging are not part of the plan, and not hashed. The script that the trigger runs is.
  return planChange(summary, { commit, wait, variables, script }, (sent, applying) =>
    deployAndFollow({ ...inputs, ...sent, ...going }, applying),
  );
}

/** @throws PlanAgain if an approved plan had to wait; OperationError unless the deploy succeeded; CancelledError */
async function deployAndFollow(given: DueDeploy, applying: Applying) {
  const { facts, reader, epochMs, siblings, patience, log } = applying;
  const { siteLog, page, started, trigger, site, frame } = await readAndTrigger(given, applying);
  const { record, triggeredAt } = started;
  const serviceAt = (reader.serviceTime() ?? epochMs()) - (patience.clock.now() - triggeredAt);
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
    site,
    frame,
    log: siteLog.before,
    lost: trigger.state === 'done' ? undefined : trigger.error,
    expects: given,
    earlierRun: facts.deploy?.run,
    script: facts.script?.after ?? undefined,
    goesBack: given.goesBack,
  };
  const printer = createLogPrinter(log.remote, createPause(patience.clock, patience.signal));
  const target = targetOf(facts);
  const telling = { tellNews: recordNews(record, log, printer), tellAwaited: describeAwaited };
  const { pollIntervalMs } = given;
  const parts = { ...patience, ...telling, reader, target, siblings, siteLog, pollIntervalMs };
  try {
    const followed = await follow(parts, atTrigger);
    const evidence = await recordEnd(followed, record, printer, applying);
    await runChecks({ ...given, evidence, pageBefore: page, record }, applying);
  } finally {
    printer.end('cut-off');
    // Record the duration, whatever the end.
    record.update({});
  }
  return succeeded(started.result().evidence, applying);
}

function notFollowed(isAnswered: boolean) {
  if (isAnswered)
    return { changed: true, summary: 'triggered a deploy, which is not followed (wait: false)' };
  throw new OperationError(
    'answer-lost',
    'Whether the deploy was triggered is not known: the answer was lost.',
    'Look at the site before running again, or set wait: true so that the run can find out.',
  );
}

/** Prints and records how the deploy ended. @returns the evidence of a good end @throws OperationError, for the operation, after any other */
async function recordEnd(
  { signs, verdict }: Followed,
  record: Recorder,
  printer: LogPrinter,
  { log, tookEffect }: Applying,
): Promise<readonly Evidence[]> {
  const isGivenUp = verdict.outcome !== 'succeeded' && verdict.givenUpFor !== undefined;
  if (!isGivenUp) {
    await printer.printLog(restOf(signs.text), false);
    printer.end();
    warnOfLog(log, signs);
  }
  const text = signs.text.content ?? signs.text.live;
  // A line that is not complete may hold half a secret.
  record.update({ log: isGivenUp ? wholeLines(text) : text, ...endShown(signs) });
  if (verdict.outcome === 'failed' || verdict.outcome === 'succeeded') tookEffect();
  if (verdict.outcome !== 'succeeded') {
    if (!isGivenUp) record.milestone(verdict.why);
    const { reason, message, next, givenUpFor: cause } = verdict;
    throw new OperationError(reason, message, next, { cause });
  }
  record.update({ evidence: verdict.evidence });
  return verdict.evidence;
}

function warnOfLog(log: Log, signs: Signs): void {
  const { text, reports, status, log: shown, deployment, atTrigger, site, frame } = signs;
  const { content = '' } = text;
  const isSilent = reports.length === 0 && shown.otherReport === undefined;
  const isUntold = isSilent && status.latest === undefined && deployment.state === undefined;
  const hasOld = (atTrigger.log?.entries ?? []).some((entry) => (entry.content ?? '') !== '');
  if (isUntold && hasOld && shown.deploys.length === 0 && site.hasMoved)
    log.warning(
      'last_deploy_at changed, but the deploy log did not, so it does not show what this deploy did.',
    );
  if (!shown.isReadable)
    log.warning('The deploy log is left out: it is larger than 64 MiB, the most that is read.');
  else if (isCut(content)) log.info('the deploy log is too long to be read whole: only its end is judged');
  if (text.key === OWN && frame === 'there' && findExitReports(content).length === 0)
    log.warning('The deploy script should report its end, but its log has no such line.');
}

function succeeded(evidence: readonly Evidence[], { facts, log }: Applying) {
  if (!isOnlyEndSeen(evidence)) {
    const unnoticed = unnoticedIn(facts.script?.after ?? null);
    return { changed: true, summary: `deployed with ${evidenceInWords(evidence)}${unnoticed}` };
  }
  log.warning(
    'last_deploy_at shows that a deploy ended; nothing shows that it worked. Let update-deploy-script put the exit report around the script, or add health-check-url, verify-command or success-pattern.',
  );
  return { changed: true, summary: 'ended, as last_deploy_at shows' };
}

/** Repeats where the result is read what update-deploy-script has warned of. */
function unnoticedIn(script: string | null): string {
  if (script === null || !isFramed(script)) return '';
  const hidden = findHidden(withoutFrame(script));
  return hidden === undefined ? '' : ` (the script goes on if ${hidden.what} fails)`;
}
