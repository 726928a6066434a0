import { deleteRepository, postRepository } from '../api/repository.ts';
import { getSite, type Site } from '../api/sites.ts';
import { type ApiError, OperationError } from '../errors.ts';
import type { Inputs } from '../inputs.ts';
import type { Applied, Applying, Change, Facts } from './operation.ts';

/** The ids in the paths of a site. */
export interface Target {
  readonly server: number;
  readonly site: number;
}

/** A repository's name without the user name and password that a URL may hold. */
export function shownName(name: string): string {
  return name.replace(/^(\w+:\/\/)[^/]*@/, '$1');
}

/** The change that removes the repository. */
export function removal(facts: Facts): Change {
  return { summary: 'remove the repository', apply: (applying) => removeOnce(targetOf(facts), applying) };
}

/**
 * Whether anything shows that a repository is installed. The service has no call to read that: a deploy
 * that once happened is the sign, and the fields some services add.
 */
export function showsRepository({ site, repository }: Facts): boolean {
  if (repository !== 'unknown') return repository === 'installed';
  if (!isSite(site)) return false;
  if (site.has_repository !== undefined) return site.has_repository;
  return (site.repository ?? null) !== null || site.last_deploy_at !== null;
}

/** Whether it is certain that no repository is installed. */
export function showsNoRepository({ site, repository }: Facts): boolean {
  return repository === 'absent' || (isSite(site) && site.has_repository === false);
}

/** What differs visibly between the installed repository and the asked one. */
export function driftOf(site: Facts['site'], inputs: Inputs): string | undefined {
  const installed = isSite(site) ? (site.repository ?? {}) : {};
  const user = inputs.repositoryProvider === 'custom' ? undefined : inputs.repository.split('/')[0];
  const pairs = [
    ['provider', installed.provider, inputs.repositoryProvider],
    ['branch', installed.branch, inputs.branch],
    ['name', installed.name, inputs.repository],
    ['user', installed.user, user],
  ] as const;
  const drift = pairs
    .filter(([, is, wanted]) => is !== undefined && wanted !== undefined && is !== wanted)
    .map(([field, is, wanted]) => `${field} is ${is}, not ${wanted}`);
  return drift.length === 0 ? undefined : drift.join(', ');
}

/** Installs the repository; sent once, also when its answer is lost. */
export async function installOnce(
  target: Target,
  body: { provider: NonNullable<Inputs['repositoryProvider']>; branch: string; name: string },
  reinstall: boolean,
  applying: Applying,
): Promise<Applied> {
  const effect = await applying.writer.write(postRepository, target, body);
  if (effect.state === 'unknown') return settleUnknown(effect.error, target, true, applying);
  if (effect.state === 'not-done' && !isAlreadyInstalled(effect.error)) throw effect.error;
  if (effect.state === 'done' || !reinstall) applying.learn({ repository: 'installed' });
  if (effect.state === 'done')
    return { changed: true, summary: `installed ${shownName(body.name)}, branch ${body.branch}` };
  if (!reinstall) return { changed: false, summary: 'a repository is already installed' };
  await removeOnce(target, applying);
  return installOnce(target, body, false, applying);
}

async function removeOnce(target: Target, applying: Applying): Promise<Applied> {
  const effect = await applying.writer.write(deleteRepository, target, undefined);
  if (effect.state === 'not-done') throw effect.error;
  if (effect.state === 'unknown') return settleUnknown(effect.error, target, false, applying);
  applying.learn({ repository: 'absent' });
  return { changed: true, summary: 'removed the repository' };
}

/** After a lost answer: only a service that shows whether a repository is installed can settle it. */
async function settleUnknown(
  cause: Error,
  target: Target,
  wanted: boolean,
  { reader, learn }: Applying,
): Promise<Applied> {
  const site = await reader.read(getSite, target);
  const shown = site.has_repository ?? (site.repository === undefined ? undefined : site.repository !== null);
  if (shown === wanted) {
    learn({ site, repository: wanted ? 'installed' : 'absent' });
    return {
      changed: true,
      summary: `the answer was lost, but the site shows ${wanted ? 'a' : 'no'} repository`,
    };
  }
  throw new OperationError(
    'unknown',
    `Whether the repository was ${wanted ? 'installed' : 'removed'} is not known: the answer was lost.`,
    wanted
      ? 'Run again: a repository that is already installed is left as it is.'
      : 'Look at the site, then run again if the repository is still installed.',
    { cause },
  );
}

/** A conflict, or a 422 that names no field: a repository is there already (see docs/api-gaps.md). */
function isAlreadyInstalled(error: ApiError): boolean {
  return error.status === 409 || (error.status === 422 && !error.namesFields);
}

/** The ids of the site that a change is applied to. */
export function targetOf(facts: Facts): Target {
  if (!isSite(facts.site)) throw new TypeError('A change was applied to a site that does not exist yet');
  return { server: facts.serverId, site: facts.site.id };
}

function isSite(site: Facts['site']): site is Site {
  return typeof site === 'object';
}
