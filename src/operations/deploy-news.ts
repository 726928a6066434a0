import { wholeLines } from '../api/kept-text.ts';
import { formatDuration } from '../core/duration.ts';
import type { Notes, RemoteText } from '../core/log.ts';
import type { Signs } from '../deploy/signs.ts';
import type { Recorder } from '../outcome/deploy-result.ts';

/** The most that is passed on at once: processing text without line breaks takes many times its memory. */
const SLICE = 64 * 1024;

export type LogPrinter = ReturnType<typeof createLogPrinter>;

/** Creates a printer of a log that comes in pieces. `pause` is awaited between pieces of work; once it throws, nothing more is printed. */
export function createLogPrinter(open: () => RemoteText, pause: () => Promise<void>) {
  let text = open();
  let hasEnded = false;
  let interruption: unknown;
  return {
    /** @param replaced true when another log begins */
    async printLog(gained: string, replaced: boolean): Promise<void> {
      if (replaced) {
        text.end('cut-off');
        text = open();
      }
      for (let at = 0; at < gained.length && interruption === undefined; at += SLICE) {
        text.push(gained.slice(at, at + SLICE));
        interruption = await pause().catch((reason: unknown) => reason);
      }
    },
    /** Ends the print; `cut-off`: an unfinished line will never be completed. */
    end(how?: 'cut-off'): void {
      if (!hasEnded) text.end(interruption === undefined ? how : 'cut-off');
      hasEnded = true;
    },
  };
}

/** Records the news of a look, and prints it. */
export const recordNews =
  (record: Recorder, log: Notes, { printLog }: LogPrinter) =>
  async (before: Signs, after: Signs): Promise<void> => {
    const { deployment, reports, site, text, atTrigger, status } = after;
    if (atTrigger.id !== before.atTrigger.id) {
      log.warning(notOurs(before.atTrigger.id));
      record.update({ id: undefined });
    }
    if (after.log.hasEarlier && !before.log.hasEarlier)
      log.info('an earlier deploy was still running at the trigger; waiting for ours');
    if (isDeploying(after) && !isDeploying(before))
      record.milestone('the status became deploying', {}, 'running');
    else if (before.lastTextAt === undefined && text.gained !== '')
      record.milestone('first lines of the deploy log', {}, 'running');
    const isOverByStatus = !isDeploying(after) && !deployment.decides;
    if (site.hasMoved && !before.site.hasMoved)
      record.milestone('last_deploy_at changed', {}, isOverByStatus ? 'settling' : undefined);
    if (deployment.endLook !== undefined && before.deployment.endLook === undefined)
      record.milestone(`the deployment became ${deployment.state}`, {}, 'settling');
    const report = reports.at(-1);
    if (report !== undefined && reports.length > before.reports.length) {
      const { exitStatus, commit, run } = report;
      record.milestone(`exit report: status ${exitStatus}`, { exitStatus, commit, run }, 'settling');
    }
    if (status.end !== undefined && status.end !== before.status.end) {
      const isKnown = status.end === 'active' || status.end === 'deploy-failed';
      record.milestone(`the status ${isKnown ? `became ${status.end}` : 'changed'}`, {}, 'settling');
    }
    record.update({ lastDeployAt: site.lastDeployAt, log: wholeLines(text.content ?? text.live) });
    if (text.gained !== '') await printLog(text.gained, text.replaced);
  };

/** The warning of an id in the answer to the trigger that is another deployment's: it is dropped. */
export function notOurs(id = ''): string {
  return `The answer to the trigger has the id of an earlier deployment, ${id}. This deploy is judged without an id.`;
}

function isDeploying({ status, deployment }: Signs): boolean {
  return status.latest === 'deploying' || deployment.state === 'running';
}

/** Describes what a deploy is waiting for, and its last sign of life. */
export function describeAwaited(s: Signs): string {
  const { lastTextAt, trouble, now } = s;
  const parts = [`waiting for ${nextSign(s)}`];
  // First, as a terminal may cut off the rest.
  if (lastTextAt !== undefined)
    parts.unshift(`the last line of the log came ${formatDuration(now - lastTextAt)} ago`);
  if (trouble?.silentSince !== undefined)
    parts.push(`the service has not answered for ${formatDuration(now - trouble.silentSince)}`);
  if (trouble !== undefined && trouble.holdMs > 0)
    parts.push(`it asked for a pause of ${formatDuration(trouble.holdMs)}`);
  return parts.join('; ');
}

function nextSign({ site, reports, status, deployment, log, frame }: Signs): string {
  const isGoingOn = deployment.decides || status.latest === 'deploying';
  if (isGoingOn && deployment.endLook === undefined)
    return `its end; it is ${deployment.state === 'scheduled' ? 'scheduled' : 'deploying'}`;
  if (isGoingOn || status.end !== undefined || reports.length > 0) return 'its log to settle; it has ended';
  if (log.deploys.length === 0 && (log.hasEarlier || !site.hasMoved))
    return 'the first line of its log, or another last_deploy_at';
  if (frame === 'there') return "the script's exit report";
  return site.hasMoved ? 'its log to settle; last_deploy_at has changed' : 'last_deploy_at to change';
}
