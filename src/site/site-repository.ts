import type { Provider } from '../api/limits.ts';
import type { Site } from '../api/sites.ts';
import { OperationError } from '../core/errors.ts';
import type { Notes } from '../core/log.ts';
import type { Facts } from '../outcome/facts.ts';

export type Installation = { readonly provider: Provider; readonly branch: string; readonly name: string };

/** The state of the repository. An earlier deploy, or a field that some services add, is a sign of one: no call shows it. */
export function repositoryOf({ site, repository }: Facts): Facts['repository'] {
  if (repository !== 'unknown' || typeof site !== 'object') return repository;
  const shown = shownRepository(site);
  return shown === 'unknown' && typeof site.last_deploy_at === 'string' ? 'installed' : shown;
}

/** The state of the repository, as far as the site itself shows it. */
export function shownRepository({ has_repository, repository }: Site): Facts['repository'] {
  const hasOne = has_repository ?? (repository === undefined ? undefined : repository !== null);
  if (hasOne === undefined) return 'unknown';
  return hasOne ? 'installed' : 'absent';
}

/** Warns of a service that deploys the site on every push as well: the commonest reason why two deploys overlap. */
export function warnOfQuickDeploy(shown: unknown, { warning }: Notes): void {
  if (shown === true)
    warning(
      'The service deploys this site on every push, too (quick_deploy): two deploys will overlap. Switch it off.',
    );
}

/** Removes the user name and password that a repository URL may hold. */
export function nameWithoutCredentials(name: string): string {
  return name.replace(/^([\w+.-]+:\/\/)[^/]*@/, '$1');
}

/** Describes the visible differences from the wanted repository. A blank counts as not shown. */
export function driftOf(site: Site | undefined, wanted: Installation) {
  const { provider, branch, name = '', user = '' } = site?.repository ?? {};
  const isWhole = name.includes('/') || [name, user].some((part) => part.trim() === '');
  const shown = { provider, branch, name: isWhole ? name : `${user}/${name}` };
  const drift = (['provider', 'branch', 'name'] as const).flatMap((field) => {
    const one = shown[field] ?? '';
    const isSame = field === 'name' ? isSameRepository(one, wanted.name) : one === wanted[field];
    if (one.trim() === '' || isSame) return [];
    return [`${field} is ${nameWithoutCredentials(one)}, not ${nameWithoutCredentials(wanted[field])}`];
  });
  return drift.join(', ') || undefined;
}

/** Compares names as far as both reach, in any case: a service may show one in parts, whole, or as a URL. */
export function isSameRepository(shown: string, wanted: string): boolean {
  const [one, two] = [placeOf(shown), placeOf(wanted)];
  return one.endsWith(two) || two.endsWith(one);
}

/** The host, if there is one, and the path, each after a slash. */
function placeOf(name: string): string {
  const address = name.toLowerCase().replace(/^(?:[\w+.-]+:\/\/)?(?:[^/]*@)?/, '');
  // A port, or the colon before a path of ssh.
  const place = address.replace(/^([^/:]+):(?:\d+\/)?/, '$1/').replace(/(?:\.git)?\/*$/, '');
  return `/${place}`.replace(/\/+/g, '/');
}

/** The failure of a deploy of a site that has no repository. @param said the words of the service */
export function noRepository(said = ''): OperationError {
  const words = said === '' ? '' : ` The service says: “${said}”`;
  const message = `No repository is installed on the site, so the service performs no deploy.${words}`;
  return new OperationError(
    'no-repository',
    message,
    'Add ensure-repository before deploy, with reinstall-repository: true where a repository was removed.',
  );
}
