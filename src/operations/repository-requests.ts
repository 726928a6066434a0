import type { Reader } from '../api/client.ts';
import { readEntryText } from '../api/deploy-log.ts';
import { deleteRepository, postRepository } from '../api/repositories.ts';
import { orUnknown, readUntil } from '../api/settle.ts';
import { knownStatus } from '../api/site-status.ts';
import { getDeployLog, getSite, type Site } from '../api/sites.ts';
import { ApiError, DeadlineError, isNotFound, OperationError } from '../core/errors.ts';
import type { Facts } from '../outcome/facts.ts';
import { causeOf } from '../script/cause.ts';
import { driftOf, type Installation, nameWithoutCredentials } from '../site/repository-name.ts';
import { BEING_MADE, statusText, waitUntilReady } from '../site/site-presence.ts';
import { type Target, targetOf } from '../site/target.ts';
import type { Applied, Applying } from './operation.ts';

type Install = {
  readonly body: Installation;
  /** The way to treat a repository that is there already: `refuse` if this run has removed the old one. */
  readonly ifThere: 'keep' | 'replace' | 'refuse';
};

/** True when an earlier deploy, or a field that some services add, is a sign of a repository: no call shows it. */
export function showsRepository({ site, repository }: Facts): boolean {
  if (repository !== 'unknown') return repository === 'installed';
  if (typeof site !== 'object') return false;
  return hasRepository(site) ?? typeof site.last_deploy_at === 'string';
}

/** True when it is certain that the site has no repository. */
export function showsNoRepository({ site, repository }: Facts): boolean {
  return repository === 'absent' || (typeof site === 'object' && hasRepository(site) === false);
}

/** Installs the repository by one request, and follows the installation to its end if the site shows its status. */
export async function installOnce({ body, ifThere }: Install, applying: Applying): Promise<Applied> {
  const { facts } = applying;
  const target = targetOf(facts);
  const effect = await applying.writer.write(postRepository, target, body);
  // After a removal, a repository that the site shows may still be the old one.
  if (effect.state === 'unknown') return settleUnknown(effect.error, true, ifThere !== 'refuse', applying);
  if (effect.state === 'done') {
    applying.learn({ repository: 'installed' });
    const before = typeof facts.site === 'object' ? facts.site : undefined;
    // Only a known status shows when the installation ends.
    if ([before, effect.value].some((site) => knownStatus(site?.status) !== undefined))
      await awaitInstallation(body, effect.value, applying);
    const summary = `installed ${nameWithoutCredentials(body.name)}, branch ${body.branch}`;
    return { changed: true, summary };
  }
  if (ifThere === 'refuse' || !(await isThereAlready(effect.error, body, ifThere, applying)))
    throw effect.error;
  applying.log.info(`the service refused, saying: ${effect.error.said}`);
  if (ifThere === 'keep')
    return { changed: false, summary: 'left as it is: a repository is already installed' };
  await removeOnce(applying);
  return installOnce({ body, ifThere: 'refuse' }, applying);
}

/**
 * Waits for the end of an installation in the background.
 *
 * @throws OperationError if the site then shows no repository: `failed` if the installation was seen, else `unknown`
 */
async function awaitInstallation(
  { name, branch }: Installation,
  answered: Site | null,
  applying: Applying,
): Promise<void> {
  const { facts, reader, patience, learn } = applying;
  const target = targetOf(facts);
  const isInstalling = (site: Site | null): boolean => knownStatus(site?.status) === 'repository-installing';
  let wasSeen = isInstalling(answered);
  const look = async (): Promise<Site> => {
    const site = await reader.read(getSite, target);
    wasSeen ||= isInstalling(site);
    return waitUntilReady(site, BEING_MADE, applying);
  };
  const isInstalled = (site: Site): boolean => hasRepository(site) !== false;
  const follow = async () => {
    const seen = [await look()];
    const read = async (): Promise<Site> => seen.pop() ?? look();
    // A service may start, or show the result, with a delay.
    return readUntil(read, isInstalled, 'the repository to be shown', patience);
  };
  const doubt = 'The service has accepted the repository; whether its installation has ended is not known.';
  const { accepted, value: site } = await orUnknown(
    follow,
    new OperationError('unknown', doubt, INSTALLED_STAYS),
  );
  learn({ site });
  if (accepted) return;
  learn({ repository: 'absent' });
  const said = await lastWords(target, reader);
  const shows = [statusText(site), ...said].join(', and ');
  throw new OperationError(
    // Without a sign that the installation began, its failure is not certain.
    wasSeen || said.length > 0 ? 'failed' : 'unknown',
    `The service has accepted the repository ${nameWithoutCredentials(name)}, branch ${branch}, but the site has none: ${shows}. Most likely it could not be cloned.`,
    'Check repository, branch, and that the service may read the repository; show-server-logs may say more. Then run again.',
  );
}

async function lastWords(target: Target, reader: Reader): Promise<string[]> {
  try {
    const { isList, entries } = await reader.read(getDeployLog, target, { attempts: 1 });
    const [newest] = entries;
    if (!isList || newest === undefined || newest.type === 'deploy') return [];
    const { id, description, content } = newest;
    const isUntold = content === undefined && id !== undefined;
    const text = isUntold ? await readEntryText({ reader, target }, id) : content;
    const words = [description ?? '', causeOf(text ?? '')?.line.trim() ?? ''].filter((part) => part !== '');
    return words.length === 0 ? [] : [`the newest entry of its log says “${words.join(': ')}”`];
  } catch (error) {
    if (error instanceof ApiError || error instanceof DeadlineError) return [];
    throw error;
  }
}

const INSTALLED_STAYS = 'Run again: a repository that is already installed is left as it is.';

/** The API document's words for a repository that is already installed. */
const SAYS_INSTALLED = /^a repository is already installed\.?$/i;

/** True when an installation was refused because there is a repository. Any words but the documented ones are checked by the site. */
async function isThereAlready(
  error: ApiError,
  body: Installation,
  ifThere: 'keep' | 'replace',
  applying: Applying,
): Promise<boolean> {
  if (SAYS_INSTALLED.test(error.said.trim())) return true;
  const seen = await readAfterRefusal(error, applying);
  if (seen === undefined) return false;
  const site = await waitUntilReady(seen, BEING_MADE, applying);
  applying.learn({ site });
  const before = applying.facts.site;
  const status = knownStatus(seen.status);
  const deployedAtBefore = typeof before === 'object' ? before.last_deploy_at : null;
  const hasDeployed = typeof site.last_deploy_at === 'string' && site.last_deploy_at !== deployedAtBefore;
  const isThere =
    hasRepository(site) ?? (hasDeployed || status === 'repository-installing' || status === 'deploying');
  const drift = isThere && ifThere === 'keep' ? driftOf(site, body) : undefined;
  if (drift !== undefined) throw anotherRepository(drift);
  return isThere;
}

/** Reads the site to find the reason for a refusal that gives none. If that fails, throws the refusal. */
async function readAfterRefusal(refusal: ApiError, { facts, reader }: Applying): Promise<Site | undefined> {
  if (refusal.reason !== 'refused' || refusal.namesFields) return undefined;
  try {
    return await reader.read(getSite, targetOf(facts));
  } catch (error) {
    throw error instanceof ApiError ? refusal : error;
  }
}

export function anotherRepository(drift: string): OperationError {
  return new OperationError(
    'failed',
    `The site has a different repository than requested: ${drift}.`,
    'Correct repository, repository-provider and branch, or set reinstall-repository: true to replace it.',
  );
}

export async function removeOnce(applying: Applying): Promise<Applied> {
  const { facts, writer, learn, log } = applying;
  const effect = await writer.write(deleteRepository, targetOf(facts), undefined);
  if (effect.state === 'unknown') return settleUnknown(effect.error, false, true, applying);
  if (effect.state === 'not-done') {
    const { error } = effect;
    const site = isNotFound(error) ? undefined : await readAfterRefusal(error, applying);
    if (site !== undefined) learn({ site });
    const isGone = isNotFound(error) || (site !== undefined && hasRepository(site) === false);
    if (!isGone) throw error;
    log.info(`the service refused, saying: ${error.said}`);
  }
  learn({ repository: 'absent' });
  const changed = effect.state === 'done';
  return { changed, summary: changed ? 'removed the repository' : 'there was no repository to remove' };
}

/** Settles a lost answer, if the service shows whether a repository is installed. */
async function settleUnknown(
  cause: Error,
  wanted: boolean,
  /** False if the site may still show the repository that this run removed. */
  isSign: boolean,
  applying: Applying,
): Promise<Applied> {
  const { facts, reader, learn, tookEffect } = applying;
  const doubt = new OperationError(
    'unknown',
    `Whether the repository was ${wanted ? 'installed' : 'removed'} is not known: the answer was lost.`,
    wanted ? INSTALLED_STAYS : 'Look at the site, then run again if the repository is still installed.',
    { cause },
  );
  const seen = await orUnknown(() => reader.read(getSite, targetOf(facts)), doubt);
  const isBeingInstalled = knownStatus(seen.status) === 'repository-installing';
  const site = await orUnknown(() => waitUntilReady(seen, BEING_MADE, applying), doubt);
  const state = hasRepository(site) ?? (isBeingInstalled ? true : undefined);
  if (!(isSign || isBeingInstalled) || state !== wanted) throw doubt;
  tookEffect();
  learn({ site, repository: wanted ? 'installed' : 'absent' });
  const summary = `the answer was lost, but the site shows ${wanted ? 'a' : 'no'} repository`;
  return { changed: true, summary };
}

/** True or false if the site shows whether it has a repository, else undefined. */
function hasRepository(site: Site): boolean | undefined {
  return site.has_repository ?? (site.repository === undefined ? undefined : site.repository !== null);
}
