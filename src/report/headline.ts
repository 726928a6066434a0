import { formatDuration } from '../core/duration.ts';
import { operations } from '../operations/index.ts';
import type { Inputs } from '../run/inputs.ts';
import type { Result, RunReport } from './run-report.ts';

/** One sentence for a person: what came of the run. Not redacted, not escaped. */
export function headline(report: RunReport, inputs: Inputs | undefined): string {
  const site = siteName(report, inputs);
  const deploy = report.facts?.deploy;
  switch (report.outcome) {
    case 'succeeded':
      if (isDeleted(report)) return `${site}: the site is deleted`;
      if (deploy === undefined) return `${site}: ${whatWasDone(report)}`;
      if (!deploy.followed) return `${site}: deploy triggered, not followed`;
      if (deploy.evidence.join() === 'token') {
        return `${site}: a deploy ended after ${formatDuration(deploy.durationMs)}, nothing shows whether it worked`;
      }
      return `${site}: deployed${deploy.commit ? ` ${deploy.commit.slice(0, 7)}` : ''} in ${formatDuration(deploy.durationMs)}`;
    case 'planned':
      return `${site}: ${wouldChange(report)}`;
    case 'failed':
      return `${site}: ${failing(report)} failed`;
    case 'rejected':
      return `${site}: inputs rejected, no write was sent`;
    case 'timed_out':
      return `${site}: timed out, what was triggered may still finish`;
    case 'unknown':
      return `${site}: how ${failing(report)} ended is not known`;
    case 'cancelled':
      return `${site}: cancelled${mayStillRun(report) ? ', the deploy may still be running' : ''}`;
  }
}

function whatWasDone({ results }: RunReport): string {
  const isAsWanted = results.every(({ status }) => status === 'unchanged') && results.some(isKeeping);
  return isAsWanted ? 'everything is as wanted, nothing was changed' : 'everything asked for is done';
}

function wouldChange({ results }: RunReport): string {
  const planned = results.filter(({ status }) => status === 'planned');
  const changes = planned
    .filter(({ operation }) => !isRepeated(operation))
    .flatMap((result) => result.changes);
  const again = planned.filter(({ operation }) => isRepeated(operation)).map(({ operation }) => operation);
  const run = again.length === 0 ? '' : ` and run ${again.join(', ')}`;
  if (changes.length > 0)
    return `would make ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}${run}`;
  return again.length === 0 ? 'nothing would change' : `would change nothing${run}`;
}

/** Whether the run has seen the site to be gone at its end. */
export function isDeleted({ outcome, results }: RunReport): boolean {
  const deleting = operations.filter(({ deletesSite }) => deletesSite === true).map(({ name }) => name);
  return outcome === 'succeeded' && results.some(({ operation }) => deleting.includes(operation));
}

/** Whether an operation is carried out in every run, so that it says nothing about what differs. */
export function isRepeated(operation: string): boolean {
  return operations.some(({ name, repeats }) => name === operation && repeats === true);
}

/** Whether an operation keeps something as it is wanted; others only show something. */
export function isKeeping({ operation }: Result): boolean {
  return operations.some(({ name, readOnly }) => name === operation && readOnly !== true);
}

/** The site's domain, or whatever names what the run works on. */
function siteName({ facts }: RunReport, inputs: Inputs | undefined): string {
  if (typeof facts?.site === 'object' && facts.site.domain !== '') return facts.site.domain;
  return inputs?.site || inputs?.server || 'Site deploy';
}

/** Whether a success is one that nothing confirms: a deploy that was not followed, or that only ended. */
export function isUnconfirmed({ outcome, facts }: RunReport): boolean {
  const deploy = facts?.deploy;
  return (
    outcome === 'succeeded' &&
    deploy !== undefined &&
    (!deploy.followed || deploy.evidence.join() === 'token')
  );
}

/** Whether a deploy was triggered, or may have been, and was not seen to end. */
export function mayStillRun({ results, facts }: RunReport): boolean {
  const { deploy } = facts ?? {};
  if (deploy !== undefined) return deploy.exitStatus === undefined && deploy.evidence.length === 0;
  return results.some(({ operation, status }) => operation === 'deploy' && status === 'unknown');
}

/** The operation that stopped the run, which is the last one; the run itself when none had begun. */
function failing({ results }: RunReport): string {
  return (
    results.findLast(({ status }) => status === 'failed' || status === 'unknown')?.operation ?? 'the run'
  );
}
