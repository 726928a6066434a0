import { contentOf, type Following, showsNewLog } from './follow.ts';
import { isDeploying } from './status-history.ts';
import type { Watching } from './watch-state.ts';

/** Prints what an observation has brought, and notes the milestones. */
export function announce(parts: Watching, before: Following, now: Following): void {
  const { advance, onLog, say } = parts;
  const lastDeployAt = now.latest.lastDeployAt;
  if (now.gained !== '') onLog(now.gained, now.replaced);
  if (now.earlierDeploys > before.earlierDeploys) {
    advance('an earlier deploy, not ours, ended', { lastDeployAt }, 'waiting');
    say('a deploy that was under way before ours has ended; waiting for ours');
    return;
  }
  // A new entry may be empty at first.
  const wasSilent = !showsNewLog(before) || contentOf(before.latest) === '';
  if (isDeploying(now.status) && !isDeploying(before.status))
    advance('the status became deploying', {}, 'running');
  else if (wasSilent && now.gained !== '') advance('first lines of the deploy log', {}, 'running');
  if (now.lastDeployAtChanged && !before.lastDeployAtChanged)
    advance('last_deploy_at changed', {}, isDeploying(now.status) ? undefined : 'settling');
  const report = now.reports.at(-1);
  if (report !== undefined && now.reports.length > before.reports.length) {
    const found = { exitStatus: report.status, commit: report.commit };
    advance(`exit report: status ${report.status}`, found, 'settling');
  }
  const { end } = now.status;
  if (end !== undefined && end !== before.status.end)
    advance(`the status ${end === 'other' ? 'changed' : `became ${end}`}`, {}, 'settling');
  // Until there is something new, the log is that of an earlier deploy.
  const isOurs = now.lastDeployAtChanged || showsNewLog(now);
  advance(undefined, { lastDeployAt, log: isOurs ? wholeLines(contentOf(now.latest)) : '' });
}

/** The text without an unfinished last line, which may hold half a secret. */
export function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}
