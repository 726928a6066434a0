import { deleteRepository, postRepository } from '../api/repository.ts';
import { getSite, type Site } from '../api/sites.ts';
import { type ApiError, isNotFound, OperationError } from '../errors.ts';
import type { Inputs } from '../inputs.ts';
import { orUnknown } from '../settle.ts';
import type { Applied, Applying, Change, Facts } from './operation.ts';
import { type Target, targetOf } from './target.ts';

/** A repository's name without the user name and password that a URL may hold. */
export function shownName(name: string): string {
  return name.replace(/^([\w+.-]+:\/\/)[^/]*@/, '$1');
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
  if (typeof site !== 'object') return false;
  return shownState(site) ?? site.last_deploy_at !== null;
}

/** Whether it is certain that no repository is installed. */
export function showsNoRepository({ site, repository }: Facts): boolean {
  return repository === 'absent' || (typeof site === 'object' && shownState(site) === false);
}

/** What differs visibly between the installed repository and the asked one. */
export function driftOf(site: Facts['site'], inputs: Inputs): string | undefined {
  const installed = typeof site === 'object' ? site.repository : undefined;
  const user = inputs.repositoryProvider === 'custom' ? undefined : inputs.repository.split('/')[0];
  const pairs = [
    ['provider', installed?.provider, inputs.repositoryProvider],
    ['branch', installed?.branch, inputs.branch],
    ['name', installed?.name, inputs.repository],
    ['user', installed?.user, user],
  ] as const;
  const drift = pairs
    .filter(
      ([, is, wanted]) => is !== undefined && wanted !== undefined && shownName(is) !== shownName(wanted),
    )
    .map(([field, is = '', wanted = '']) => `${field} is ${shownName(is)}, not ${shownName(wanted)}`);
  return drift.length === 0 ? undefined : drift.join(', ');
}

/** What the install request says. */
export interface Installation {
  readonly provider: NonNullable<Inputs['repositoryProvider']>;
  readonly branch: string;
  readonly name: string;
}

/**
 * Installs the repository; sent once, also when its answer is lost.
 *
 * @param ifThere what to do when the service says that there is one already: `keep` it, `replace` it, or, where
 *   this run has removed it, take that for a refusal
 */
export async function installOnce(
  target: Target,
  body: Installation,
  ifThere: 'keep' | 'replace' | 'refuse',
  applying: Applying,
): Promise<Applied> {
  const effect = await applying.writer.write(postRepository, target, body);
  // Just after its removal the site may still show the old one, which is no sign of the new.
  if (effect.state === 'unknown')
    return settleUnknown(effect.error, target, true, ifThere !== 'refuse', applying);
  if (effect.state === 'done') {
    applying.learn({ repository: 'installed' });
    return { changed: true, summary: `installed ${shownName(body.name)}, branch ${body.branch}` };
  }
  if (ifThere === 'refuse' || !isAlreadySo(effect.error)) throw effect.error;
  applying.log.info(`the service has refused, saying: ${effect.error.said}`);
  if (ifThere === 'keep') {
    applying.learn({ repository: 'installed' });
    return { changed: false, summary: 'taken as it is: a repository is already installed' };
  }
  await removeOnce(target, applying);
  return installOnce(target, body, 'refuse', applying);
}

async function removeOnce(target: Target, applying: Applying): Promise<Applied> {
  const effect = await applying.writer.write(deleteRepository, target, undefined);
  if (effect.state === 'unknown') return settleUnknown(effect.error, target, false, true, applying);
  if (effect.state === 'not-done') {
    if (!isAlreadySo(effect.error) && !isNotFound(effect.error)) throw effect.error;
    applying.log.info(`the service has refused, saying: ${effect.error.said}`);
  }
  applying.learn({ repository: 'absent' });
  const changed = effect.state === 'done';
  return { changed, summary: changed ? 'removed the repository' : 'there was no repository to remove' };
}

/** After a lost answer: only a service that shows whether a repository is installed can settle it. */
async function settleUnknown(
  cause: Error,
  target: Target,
  wanted: boolean,
  isTelling: boolean,
  { reader, learn, confirm }: Applying,
): Promise<Applied> {
  const doubt = new OperationError(
    'unknown',
    `Whether the repository was ${wanted ? 'installed' : 'removed'} is not known: the answer was lost.`,
    wanted
      ? 'Run again: a repository that is already installed is left as it is.'
      : 'Look at the site, then run again if the repository is still installed.',
    { cause },
  );
  const site = await orUnknown(() => reader.read(getSite, target), doubt);
  if (!isTelling || shownState(site) !== wanted) throw doubt;
  confirm();
  learn({ site, repository: wanted ? 'installed' : 'absent' });
  return {
    changed: true,
    summary: `the answer was lost, but the site shows ${wanted ? 'a' : 'no'} repository`,
  };
}

/** What a site shows of its repository where the service adds it; undefined where it does not. */
function shownState(site: Site): boolean | undefined {
  return site.has_repository ?? (site.repository === undefined ? undefined : site.repository !== null);
}

/** A conflict, or a 422 that names no field: it is so already (see docs/api-gaps.md). */
function isAlreadySo(error: ApiError): boolean {
  return error.status === 409 || (error.status === 422 && !error.namesFields);
}
