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
  if (shown !== true) return;
  warning(
    'The service deploys this site on every push, too (quick_deploy): two deploys will overlap. Switch it off.',
  );
}

/** Removes the user name and password that a repository URL may hold. */
export function nameWithoutCredentials(name: string): string {
  return name.replace(/^([\w+.-]+:\/\/)[^/]*@/, '$1');
}

/** Describes the visible differences from the wanted repository. A service may show the name in parts, whole, or as a URL. */
export function driftOf(site: Site | undefined, { provider, branch, name }: Installation) {
  // Hosting providers ignore the case of names.
  const isHosted = provider !== 'custom';
  const [user = ''] = name.split('/');
  const wanted = { provider, branch, name, user };
  const shown = (field: keyof typeof wanted): string => site?.repository?.[field] ?? '';
  const differs = (field: keyof typeof wanted): boolean => {
    // A blank counts as not shown.
    if (shown(field).trim() === '') return false;
    if (field === 'provider' || field === 'branch') return shown(field) !== wanted[field];
    // A name that is shown whole has the user in it.
    if (field === 'user' && (!isHosted || shown('name').includes('/'))) return false;
    return !isSameRepository(shown(field), wanted[field], isHosted);
  };
  const clean = nameWithoutCredentials;
  const drift = (['provider', 'branch', 'name', 'user'] as const)
    .filter(differs)
    .map((field) => `${field} is ${clean(shown(field))}, not ${clean(wanted[field])}`);
  return drift.join(', ') || undefined;
}

/** Compares the hosts if both names have one, and the paths from their ends as far as both reach. */
export function isSameRepository(shown: string, wanted: string, isHosted: boolean): boolean {
  const one = addressOf(shown);
  const two = addressOf(wanted);
  if (one.host !== undefined && two.host !== undefined && one.host !== two.host) return false;
  const length = Math.min(one.path.length, two.path.length);
  const endOf = (path: readonly string[]): string => {
    const end = path.slice(-length).join('/');
    return isHosted ? end.toLowerCase() : end;
  };
  return length > 0 && endOf(one.path) === endOf(two.path);
}

function addressOf(name: string): { readonly host: string | undefined; readonly path: readonly string[] } {
  const [, ofUrl, ofSsh, path = name] =
    /^(?:[\w+.-]+:\/\/(?:[^/]*@)?([^/@]*)\/|(?:[^/@:]*@)?([^/@:]+):(?!\/\/))(.*)$/.exec(name) ?? [];
  const host = (ofUrl ?? ofSsh)?.replace(/:\d+$/, '').toLowerCase();
  const parts = path.replace(/(?:\.git)?\/*$/, '').split('/');
  return { host: host || undefined, path: parts.filter((part) => part !== '') };
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
