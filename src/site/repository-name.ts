import type { Provider } from '../api/repositories.ts';
import type { Site } from '../api/sites.ts';

/** What the install request says. */
export interface Installation {
  readonly provider: Provider;
  readonly branch: string;
  readonly name: string;
}

/** A repository's name without the user name and password that a URL may hold. */
export function shownName(name: string): string {
  return name.replace(/^([\w+.-]+:\/\/)[^/]*@/, '$1');
}

/**
 * What differs visibly between the repository that a site shows and the asked one. Its name may come as `user` and `name`,
 * whole, or as a URL, with `.git` or without: what one of them does not say is no difference. The providers that host
 * repositories take capitals for small letters; a path of one's own may not.
 */
export function driftOf(
  site: Site | undefined,
  { provider, branch, name }: Installation,
): string | undefined {
  const installed = site?.repository;
  const isHosted = provider !== 'custom';
  const [user = ''] = isHosted ? name.split('/') : [];
  const isWhole = installed?.name?.includes('/') === true;
  const drift = [
    differs('provider', installed?.provider, provider, (is) => is === provider),
    differs('branch', installed?.branch, branch, (is) => is === branch),
    differs('name', installed?.name, name, (is) => isSameRepository(is, name, isHosted)),
    isHosted && !isWhole
      ? differs('user', installed?.user, user, (is) => is.toLowerCase() === user.toLowerCase())
      : undefined,
  ].filter((one) => one !== undefined);
  return drift.length === 0 ? undefined : drift.join(', ');
}

function differs(
  field: string,
  is: string | undefined,
  wanted: string,
  isSame: (is: string) => boolean,
): string | undefined {
  // A blank shows nothing.
  if (is === undefined || is.trim() === '' || isSame(is)) return undefined;
  return `${field} is ${shownName(is)}, not ${shownName(wanted)}`;
}

function isSameRepository(one: string, other: string, isHosted: boolean): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.host !== undefined && b.host !== undefined && a.host !== b.host) return false;
  const fold = (path: string): string => (isHosted ? path.toLowerCase() : path);
  // Counted from their ends, as far as both go.
  const length = Math.min(a.path.length, b.path.length);
  return length > 0 && fold(a.path.slice(-length).join('/')) === fold(b.path.slice(-length).join('/'));
}

/** The host, where a name has one, and the parts of the path on it. */
function partsOf(name: string): { readonly host: string | undefined; readonly path: readonly string[] } {
  const [, ofUrl, ofSsh, path = name] =
    /^(?:[\w+.-]+:\/\/(?:[^/]*@)?([^/@]*)\/|(?:[^/@:]*@)?([^/@:]+):(?!\/\/))(.*)$/.exec(name) ?? [];
  const host = (ofUrl ?? ofSsh)?.replace(/:\d+$/, '').toLowerCase();
  const parts = path
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')
    .split('/');
  return { host: host === '' ? undefined : host, path: parts.filter((part) => part !== '') };
}
