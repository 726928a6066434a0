import type { RunEnd } from '../outcome/end.ts';
import { isGood } from '../outcome/failure.ts';
import { lastLines } from '../secrets/sanitizer.ts';

const MAX_LOG_CHARACTERS = 16 * 1024;

/** Forgets what the report of many does not show, so that thousands of targets fit into memory. */
export function trimmed(end: RunEnd): RunEnd {
  const { facts, rollback, outcome } = end;
  if (facts === undefined) return end;
  const { script: _, deploy, deployLog = '', ...others } = facts;
  // A slice would keep the whole text in memory.
  const log = isGood(outcome) ? '' : Buffer.from(lastLines(deployLog, MAX_LOG_CHARACTERS)).toString();
  const again = rollback?.deploy && { ...rollback.deploy, log: '' };
  return {
    ...end,
    facts: { ...others, deployLog: log, ...(deploy && { deploy: { ...deploy, log: '' } }) },
    rollback: rollback && { ...rollback, deploy: again },
  };
}
