import { runDeploy } from '../deploy/run-deploy.ts';
import type { Values } from '../inputs/input.ts';
import { evidenceInWords, isOnlyEndSeen } from '../outcome/deploy-result.ts';
import { reportsItsEnd } from '../script/reporting-script.ts';
import { BUSY, waitUntilReady } from '../site/readiness.ts';
import { targetOf } from '../site/target.ts';
import { type Check, runChecks } from './checks.ts';
import type { deploy } from './deploy.ts';
import { checkHealth, type HealthCheck } from './health-check.ts';
import { createLogPrinter } from './log-printer.ts';
import type { Applied, Applying, Checking, Finding } from './operation.ts';

type Inputs = Values<(typeof deploy)['inputs']>;

/** Triggers a deploy, follows it to its end and judges it, with everything that it needs for that. */
export async function deployAndFollow(given: Inputs, applying: Applying): Promise<Applied> {
  const { facts, reader, writer, company, patience, log, learn } = applying;
  const text = createLogPrinter(log.remote);
  const exitReportExpected = facts.script && reportsItsEnd(facts.script.after);
  const result = await runDeploy({
    target: targetOf(facts),
    reader,
    writer,
    company,
    ...patience,
    expectations: given,
    wait: given.wait,
    timeoutMs: given.timeoutMs,
    untilReady: (site) => waitUntilReady(targetOf(facts), site, BUSY, reader, patience),
    pollIntervalMs: given.pollIntervalMs,
    exitReportExpected,
    earlierRun: facts.deploy?.run,
    check: async (evidence, record) => {
      const checks = checksOf(given, applying);
      const due = checks.length === 0 ? undefined : applying.checksDue();
      await runChecks(checks, due, patience, evidence, record);
    },
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
  return { changed: true, summary: `deployed with ${evidenceInWords(result.evidence)}` };
}

function checksOf({ healthCheck: page, verifyCommand: command }: Inputs, applying: Applying): Check[] {
  return [
    ...(page === undefined ? [] : [healthCheckOf(page, applying)]),
    ...(command === undefined ? [] : [commandCheckOf(command, applying)]),
  ];
}

const SHARE = 'two thirds of timeout were over, as the rest is kept for the rollback';

function healthCheckOf(page: HealthCheck, checking: Checking): Check {
  const lead = 'The deploy ended, but the health check failed: ';
  return { evidence: 'health-check', run: (leftMs) => checkPage(page, checking, lead, leftMs) };
}

/** Checks the health of a page. `lead` begins the sentence about a problem. */
export async function checkPage(
  page: HealthCheck,
  { getPage, patience }: Checking,
  lead: string,
  leftMs = page.timeoutMs,
): Promise<Finding> {
  const timeoutMs = Math.min(page.timeoutMs, leftMs);
  const problem = await checkHealth({ ...page, timeoutMs }, getPage, patience);
  if (problem === undefined) return undefined;
  // The query may hold a key.
  const { origin, pathname } = new URL(page.url);
  const limit = timeoutMs < page.timeoutMs ? ` It was given up when ${SHARE}.` : '';
  return {
    problem: `${lead}${origin}${pathname} ${problem}.${limit}`,
    next: 'Look at the page and at the log of the application; raise health-check-timeout if it starts slowly.',
  };
}

function commandCheckOf(command: string, { runCommand, patience }: Applying): Check {
  return {
    evidence: 'verify-command',
    async run(leftMs) {
      const startedAt = patience.clock.now();
      const status = await patience.during({ doing: 'running verify-command' }, () =>
        runCommand(command, leftMs),
      );
      const isLate = leftMs !== undefined && patience.clock.now() - startedAt >= leftMs;
      if (status === 0 && !isLate) return undefined;
      const how = isLate ? `was still running when ${SHARE}` : `exited with status ${status}`;
      return {
        problem: `The deploy ended, but verify-command ${how}.`,
        next: 'Read the output of verify-command in the workflow log.',
      };
    },
  };
}
