import { openDeployLog } from '../api/deploy-log.ts';
import { postDeploy, saysNoRepository } from '../api/deployments.ts';
import { getSite } from '../api/sites.ts';
import { explain, interruptedIn, isInterruption, PlanAgain } from '../core/errors.ts';
import { type DeployResult, startResult } from '../outcome/deploy-result.ts';
import { targetOf } from '../outcome/facts.ts';
import { findExitReports } from '../script/exit-report.ts';
import { frameOf } from '../script/frame.ts';
import { BUSY, requireSame, waitUntilReady } from '../site/site-presence.ts';
import { noRepository } from '../site/site-repository.ts';
import { type DueDeploy, guardTrigger } from './guard-commit.ts';
import type { Applying } from './operation.ts';

/** Reads what is there, and sends the trigger; after a wait both anew, or an approved plan is planned anew. @throws if nothing was triggered */
export async function readAndTrigger(given: DueDeploy, applying: Applying) {
  const { patience, learn } = applying;
  while (true) {
    const doing = 'reading what is there';
    const baseline = await patience.during({ doing }, () => readBaseline(given, applying));
    const { lastDeployAt } = baseline.site;
    await guardTrigger(given, applying, lastDeployAt, baseline.siteLog?.before);
    const onProgress = (deploy: DeployResult, deployLog: string) => learn({ deploy, deployLog });
    const started = startResult({ ...patience, onProgress }, given.wait, lastDeployAt);
    try {
      return { ...baseline, started, trigger: await sendTrigger(given, applying) };
    } catch (error) {
      if (!(error instanceof PlanAgain) || given.isHashed) throw error;
    }
  }
}

/** Reads the page, the site and its log. Where a script reports its end, the listed site will do, unless it lacks the time of the last deploy. */
async function readBaseline({ wait, isHashed, goesBack }: DueDeploy, applying: Applying) {
  const { facts, reader, siblings, patience } = applying;
  const target = targetOf(facts);
  // First, as it may take long, and the rest must not be old then. A later deploy of a run compares with what the one before has left.
  const first = await applying.pageBefore;
  const page = goesBack ? first : (facts.deploy?.page?.after ?? first);
  const known = facts.script ? frameOf(facts.script.after) : 'unknown';
  const glance = known === 'there' ? siblings.glance(target.site) : undefined;
  const listed = await glance?.catch(() => undefined);
  const found = typeof listed?.last_deploy_at === 'string' ? listed : await reader.read(getSite, target);
  if (typeof facts.site === 'object') requireSame(found, facts.site);
  const shown = await waitUntilReady(found, BUSY, applying);
  // Somebody may have replaced the script meanwhile.
  if (shown !== found && isHashed) throw new PlanAgain();
  const { last_deploy_at: lastDeployAt = null, status: siteStatus, current_deploy_log: liveText } = shown;
  const site = { lastDeployAt, siteStatus, liveText, isListed: shown === listed };
  // Read after the site, and not together with it: a log older than `last_deploy_at` would make another deploy's end ours.
  const source = { ...patience, reader, target };
  const siteLog = wait ? await openDeployLog(source, lastDeployAt !== null) : undefined;
  // A script that has reported its end before still does. Otherwise it is read later, if it matters.
  const hasReported = siteLog?.before?.entries.some(({ content }) => findExitReports(content)[0]);
  return { page, site, siteLog, frame: known === 'unknown' && hasReported ? 'there' : known } as const;
}

/** Sends the trigger. Returns only if it took effect or may have. @throws PlanAgain if it had to wait, and was not sent */
async function sendTrigger({ variables }: DueDeploy, { writer, facts, log }: Applying) {
  const effect = await writer.write(postDeploy, targetOf(facts), variables && { variables });
  if (effect.state === 'done') return effect;
  const { error } = effect;
  if (effect.state === 'not-done') throw saysNoRepository(error) ? noRepository(error.said) : error;
  if (isInterruption(error))
    throw interruptedIn(error, 'Whether the deploy was triggered is not known; it may still be running.');
  log.warning(`${explain(error)} It is not sent again; the deploy log will tell whether it took effect.`);
  return effect;
}
