import { isGood } from '../outcome/failure.ts';
import type { RunReport } from '../outcome/report.ts';
import { lastLines } from '../secrets/sanitizer.ts';

const MAX_LOG_CHARACTERS = 16 * 1024;

/** Forgets what the report of many does not show, so that thousands of targets fit into memory. */
export function trimmed(report: RunReport): RunReport {
  const { facts, rollback, outcome } = report;
  if (facts === undefined) return report;
  // A slice would keep the whole text in memory.
  const shorten = (log = ''): string =>
    isGood(outcome) ? '' : Buffer.from(lastLines(log, MAX_LOG_CHARACTERS)).toString();
  const { script: _, deploy, deployLog, ...others } = facts;
  const log = shorten(deployLog);
  const again = rollback?.deploy && { ...rollback.deploy, log: shorten(rollback.deploy.log) };
  return {
    ...report,
    facts: { ...others, deployLog: log, ...(deploy && { deploy: { ...deploy, log: shorten(deploy.log) } }) },
    rollback: rollback && { ...rollback, deploy: again },
  };
}
