import type { Provider } from '../api/limits.ts';
import type { Site } from '../api/sites.ts';
import { OperationError } from '../core/errors.ts';
import type { Notes } from '../core/log.ts';
import type { Facts } from '../outcome/facts.ts';

export type Installation = { readonly provider: Provider; readonly branch: string; readonly name: string };

/** The state of the repository. An earlier deploy, or a field that some services add, is a sign of one: no call shows it. */
export function repositoryOf({ site, repository }: Facts): Facts['repository'] {
  if (repository !== 'unknown' || typeof site !== 'object') return repository;
  if (hasRepository(site) ?? typeof site.last_deploy_at === 'string') return 'installed';
  return hasRepository(site) === false ? 'absent' : 'unknown';
}

/** True or false if the site shows whether it has a repository, else undefined. */
export function hasRepository(site: Site): boolean | undefined {
  return site.has_repository ?? (site.repository === undefined ? undefined : site.repository !== null);
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
export function driftOf(site: Site | undefined, wanted: Installation): string | undefined {
  const { provider, branch, name } = wanted;
  const installed = site?.repository;
  // Hosting providers ignore the case of names.
  const isHosted = provider !== 'custom';
  const showsUser = isHosted && !installed?.name?.includes('/');
  const [user = ''] = name.split('/');
  const drift = [
    differs('provider', installed?.provider, provider),
    differs('branch', installed?.branch, branch),
    differs('name', installed?.name, name, (shown) => isSameRepository(shown, name, isHosted)),
    showsUser &&
      differs('user', installed?.user, user, (shown) => shown.toLowerCase() === user.toLowerCase()),
  ];
  return drift.filter(Boolean).join(', ') || undefined;
}

function differs(
  field: string,
  shown: string | undefined,
  wanted: string,
  isSame = (text: string): boolean => text === wanted,
): string | undefined {
  // A blank counts as not shown.
  if (shown === undefined || shown.trim() === '' || isSame(shown)) return undefined;
  return `${field} is ${nameWithoutCredentials(shown)}, not ${nameWithoutCredentials(wanted)}`;
}

/** Compares the hosts if both names have one, and the paths from their ends as far as both reach. */
export function isSameRepository(shown: string, wanted: string, isHosted: boolean): boolean {
  const [a, b] = [partsOf(shown), partsOf(wanted)];
  if (a.host !== undefined && b.host !== undefined && a.host !== b.host) return false;
  const length = Math.min(a.path.length, b.path.length);
  const [endA, endB] = [a, b].map(({ path }) => path.slice(-length).join('/'));
  return length > 0 && (endA === endB || (isHosted && endA?.toLowerCase() === endB?.toLowerCase()));
}

function partsOf(name: string): { readonly host: string | undefined; readonly path: readonly string[] } {
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
  return new OperationError('no-repository', message, 'Add ensure-repository before deploy.');
}
