import type { RunReport } from '../outcome/report.ts';
import { lastLines } from '../report/log-tail.ts';
import type { Facts } from '../site/facts.ts';

const MAX_LOG_CHARACTERS = 16 * 1024;

/** Forgets what the report of many does not show, so that thousands of targets fit into memory. */
export function trimmed(report: RunReport): RunReport {
  const { facts, rollback, outcome } = report;
  const isGood = outcome === 'succeeded' || outcome === 'planned';
  const shorten = (log: string): string => (isGood ? '' : copy(lastLines(log, MAX_LOG_CHARACTERS)));
  const deploy = facts?.deploy && { ...facts.deploy, log: shorten(facts.deploy.log) };
  const again = rollback?.deploy && { ...rollback.deploy, log: shorten(rollback.deploy.log) };
  return {
    ...report,
    facts: facts && {
      ...withoutScript(facts),
      ...(deploy && { deploy }),
      ...(facts.deployLog !== undefined && { deployLog: deploy?.log ?? shorten(facts.deployLog) }),
    },
    rollback: rollback && { ...rollback, deploy: again },
  };
}

function withoutScript({ script, ...facts }: Facts): Facts {
  return facts;
}

/** A slice would keep the whole text in memory. */
function copy(text: string): string {
  return Buffer.from(text).toString();
}
