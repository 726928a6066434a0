import { checkHealth } from '../deploy/health-check.ts';
import type { Check } from '../deploy/run-deploy.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Facts } from '../site/facts.ts';
import { BUSY, waitUntilReady } from '../site/readiness.ts';
import { targetOf } from '../site/target.ts';
import { createLogPrinter } from './log-printer.ts';
import type { Applied, Applying, Operation } from './operation.ts';

/** Triggers a deploy, follows it to its end and judges it. Always runs: it is no change that can be there already. */
export const deploy: Operation = {
  name: 'deploy',
  summary: 'triggers a deploy, follows its log to the end and judges whether it worked',
  scope: 'site',
  repeats: true,
  deploys: true,
  check(inputs) {
    const judging = [
      ['health-check-url', inputs.healthCheck !== undefined],
      ['verify-command', inputs.verifyCommand !== undefined],
      ['expected-commit', inputs.expectedCommit !== undefined],
      ['failure-pattern', inputs.failurePatterns.length > 0],
      ['success-pattern', inputs.successPatterns.length > 0],
      ['restore-on-failure', inputs.restoreOnFailure],
    ] as const;
    const given = judging.filter(([, isGiven]) => isGiven).map(([name]) => name);
    if (inputs.wait || given.length === 0) return [];
    return [
      { input: 'wait', expected: `true: a deploy that is not followed has no use for ${given.join(', ')}` },
    ];
  },
  async plan({ inputs, facts }) {
    const summary = inputs.wait ? 'trigger a deploy and follow it' : 'trigger a deploy';
    return { changes: [{ summary, apply: (applying) => apply(inputs, facts, applying) }] };
  },
};

async function apply(inputs: Inputs, facts: Facts, applying: Applying): Promise<Applied> {
  const { reader, writer, traffic, patience, log, learn } = applying;
  // Following and judging are loaded only by a run that deploys.
  const { runDeploy } = await import('../deploy/run-deploy.ts');
  const text = createLogPrinter(log.remote);
  const report = await runDeploy({
    target: targetOf(facts),
    reader,
    writer,
    traffic,
    ...patience,
    expectations: inputs,
    wait: inputs.wait,
    timeoutMs: inputs.timeoutMs,
    untilReady: (site) => waitUntilReady(targetOf(facts), site, BUSY, reader, patience),
    pollIntervalMs: inputs.pollIntervalMs,
    exitReportExpected: facts.exitReportExpected,
    checks: checksOf(inputs, applying),
    say: log.info,
    warn: log.warning,
    onLog: text.push,
    onSettled: () => {
      text.end();
      applying.seenToEnd();
    },
    onConfirmed: applying.confirm,
    onProgress: (deployResult) => learn({ deploy: deployResult, deployLog: deployResult.log }),
  }).finally(() => text.end('cut-off'));
  if (!report.followed)
    return { changed: true, summary: 'triggered a deploy, which is not followed (wait: false)' };
  if (report.evidence.join() === 'token') {
    // Of a script that hinders its report, update-deploy-script has said so.
    const isTold = facts.exitReportExpected === false && inputs.reportExitStatus;
    const exitReport =
      'Let update-deploy-script put the exit report in front of the script (one that sets an EXIT trap of its own or ends in exec gives none), or add';
    log.warning(
      `That a deploy ended is seen from last_deploy_at; that it worked is shown by nothing. ${isTold ? 'Add' : exitReport} health-check-url, verify-command or success-pattern.`,
    );
  }
  return { changed: true, summary: `deployed; evidence: ${report.evidence.join(', ')}` };
}

function checksOf(inputs: Inputs, { getPage, runCommand, patience }: Applying): Check[] {
  const { healthCheck, verifyCommand } = inputs;
  const checks: Check[] = [];
  if (healthCheck !== undefined) {
    const run: Check['run'] = async () => {
      const problem = await checkHealth(healthCheck, getPage, patience);
      if (problem === undefined) return undefined;
      return {
        problem: `The deploy ended, but the health check failed: ${shownUrl(healthCheck.url)} ${problem}.`,
        next: 'Look at the page and at the log of the application; raise health-check-timeout if it starts slowly.',
      };
    };
    checks.push({ evidence: 'health-check', run });
  }
  if (verifyCommand !== undefined) {
    const run: Check['run'] = async () => {
      const activity = { doing: 'running verify-command' };
      const status = await patience.during(activity, () => runCommand(verifyCommand));
      if (status === 0) return undefined;
      return {
        problem: `The deploy ended, but verify-command exited with status ${status}.`,
        next: 'Read its output in the workflow log.',
      };
    };
    checks.push({ evidence: 'verify-command', run });
  }
  return checks;
}

/** Without the query, which may hold a key. */
function shownUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
