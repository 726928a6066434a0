import type { DeployParts } from '../deploy/deploy-parts.ts';
import { runDeploy } from '../deploy/run-deploy.ts';
import type { Values } from '../inputs/input.ts';
import { evidenceInWords, isOnlyEndSeen } from '../outcome/deploy-result.ts';
import { reportsItsEnd } from '../script/reporting-script.ts';
import { BUSY, waitUntilReady } from '../site/site-presence.ts';
import { targetOf } from '../site/target.ts';
import { runChecks } from './checks.ts';
import type { deploy } from './deploy.ts';
import { createLogPrinter } from './log-printer.ts';
import type { Applied, Applying } from './operation.ts';

type DeployInputs = Omit<Values<(typeof deploy)['inputs']>, 'deployVariables'> &
  Pick<DeployParts, 'variables'>;

export async function deployAndFollow(given: DeployInputs, applying: Applying): Promise<Applied> {
  const { facts, reader, writer, siblings, patience, log, learn } = applying;
  const text = createLogPrinter(log.remote);
  const exitReportExpected = facts.script && reportsItsEnd(facts.script.after);
  const result = await runDeploy({
    target: targetOf(facts),
    reader,
    writer,
    siblings,
    ...patience,
    expectations: given,
    wait: given.wait,
    variables: given.variables,
    beforeTrigger: async (lastDeployAt, before) => {
      const { commit, olderCommit } = given;
      if (commit === undefined || before === undefined) return;
      const { needsLive } = await import('./guard-commit.ts');
      if (!needsLive(given)) return;
      const { refuseOlder } = await import('../commits/older-commit.ts');
      const asking = { commit, olderCommit, reader, target: targetOf(facts), log, orderOf: applying.orderOf };
      learn({ live: await refuseOlder(asking, { lastDeployAt, log: before }, facts.live) });
    },
    timeoutMs: given.timeoutMs,
    untilReady: (site) => waitUntilReady(site, BUSY, applying),
    pollIntervalMs: given.pollIntervalMs,
    exitReportExpected,
    script: facts.script?.after ?? undefined,
    earlierRun: facts.deploy?.run,
    check: (evidence, record) => runChecks(given, applying, evidence, record),
    say: log.info,
    warn: log.warning,
    onLog: text.push,
    onLogEnd: () => {
      text.end();
      applying.workEnded();
    },
    onTookEffect: applying.tookEffect,
    onProgress: (deployResult) => learn({ deploy: deployResult, deployLog: deployResult.log }),
  }).finally(() => text.end('cut-off'));
  if (!result.followed)
    return { changed: true, summary: 'triggered a deploy, which is not followed (wait: false)' };
  if (isOnlyEndSeen(result.evidence)) {
    // If the script prevents its exit report, update-deploy-script has already warned of that.
    const isTold = exitReportExpected === false && given.reportExitStatus;
    const exitReport =
      'Let update-deploy-script put the exit report in front of the script (impossible if it sets an EXIT trap of its own or ends in exec), or add';
    log.warning(
      `last_deploy_at shows that a deploy ended; nothing shows that it worked. ${isTold ? 'Add' : exitReport} health-check-url, verify-command or success-pattern.`,
    );
    return { changed: true, summary: 'ended, as last_deploy_at shows' };
  }
  const unnoticed = await unnoticedIn(facts.script?.after ?? '');
  return { changed: true, summary: `deployed with ${evidenceInWords(result.evidence)}${unnoticed}` };
}

/** Repeats where the result is read what update-deploy-script has warned of. */
async function unnoticedIn(script: string): Promise<string> {
  if (!reportsItsEnd(script)) return '';
  const { findHidden, passesOverFailures } = await import('../script/unnoticed-failures.ts');
  const hidden = passesOverFailures(script) ? 'a command' : findHidden(script)?.command;
  return hidden === undefined ? '' : ` (the script goes on if ${hidden} fails)`;
}
