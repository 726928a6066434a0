import { checkHealth } from '../deploy/health-check.ts';
import { type Check, runDeploy } from '../deploy/run-deploy.ts';
import type { Values } from '../inputs/input.ts';
import type { Facts } from '../site/facts.ts';
import { BUSY, waitUntilReady } from '../site/readiness.ts';
import { targetOf } from '../site/target.ts';
import type { deploy } from './deploy.ts';
import { createLogPrinter } from './log-printer.ts';
import type { Applied, Applying } from './operation.ts';

type Inputs = Values<(typeof deploy)['inputs']>;

/** Triggers a deploy, follows it to its end and judges it, with everything that it needs for that. */
export async function deployAndFollow(given: Inputs, facts: Facts, applying: Applying): Promise<Applied> {
  const { reader, writer, traffic, patience, log, learn } = applying;
  const text = createLogPrinter(log.remote);
  const result = await runDeploy({
    target: targetOf(facts),
    reader,
    writer,
    traffic,
    ...patience,
    expectations: given,
    wait: given.wait,
    timeoutMs: given.timeoutMs,
    untilReady: (site) => waitUntilReady(targetOf(facts), site, BUSY, reader, patience),
    pollIntervalMs: given.pollIntervalMs,
    exitReportExpected: facts.exitReportExpected,
    checks: checksOf(given, applying),
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
  if (!result.followed)
    return { changed: true, summary: 'triggered a deploy, which is not followed (wait: false)' };
  if (result.evidence.join() === 'token') {
    // If the script prevents its exit report, update-deploy-script has already warned of that.
    const isTold = facts.exitReportExpected === false && given.reportExitStatus;
    const exitReport =
      'Let update-deploy-script put the exit report in front of the script (impossible if it sets an EXIT trap of its own or ends in exec), or add';
    log.warning(
      `last_deploy_at shows that a deploy ended; nothing shows that it worked. ${isTold ? 'Add' : exitReport} health-check-url, verify-command or success-pattern.`,
    );
  }
  return { changed: true, summary: `deployed; evidence: ${result.evidence.join(', ')}` };
}

function checksOf(
  { healthCheck: page, verifyCommand: command }: Inputs,
  { getPage, runCommand, patience }: Applying,
): Check[] {
  const checks: Check[] = [];
  if (page !== undefined) {
    const run: Check['run'] = async () => {
      const problem = await checkHealth(page, getPage, patience);
      if (problem === undefined) return undefined;
      // The query may hold a key.
      const { origin, pathname } = new URL(page.url);
      return {
        problem: `The deploy ended, but the health check failed: ${origin}${pathname} ${problem}.`,
        next: 'Look at the page and at the log of the application; raise health-check-timeout if it starts slowly.',
      };
    };
    checks.push({ evidence: 'health-check', run });
  }
  if (command !== undefined) {
    const run: Check['run'] = async () => {
      const status = await patience.during({ doing: 'running verify-command' }, () => runCommand(command));
      const problem = `The deploy ended, but verify-command exited with status ${status}.`;
      return status === 0 ? undefined : { problem, next: 'Read its output in the workflow log.' };
    };
    checks.push({ evidence: 'verify-command', run });
  }
  return checks;
}
