/** A kind of record as every run knows it, also one that declares none. */
export interface KnownKind {
  /** The name of its list in the manifest. `sync-<name>` is its operation. */
  readonly name: string;
  readonly singular: string;
  /** The path of its list: with `{site}` if the records belong to a site. */
  readonly path: string;
  /** False if the service has no call to show or delete a record. */
  readonly removable?: false;
}

const SERVER = '/api/servers/{server}';
const SITE = `${SERVER}/sites/{site}`;

/** Every kind that a manifest may declare (section 4). Operations, checks and documentation follow from this list. */
export const knownKinds = [
  { name: 'queue-workers', singular: 'queue worker', path: `${SITE}/queues` },
  { name: 'auth-users', singular: 'auth user', path: `${SITE}/auth-users` },
  { name: 'crontabs', singular: 'crontab', path: `${SERVER}/crontabs` },
  { name: 'network-rules', singular: 'network rule', path: `${SERVER}/network-rules` },
  { name: 'daemons', singular: 'daemon', path: `${SERVER}/daemons`, removable: false },
  { name: 'databases', singular: 'database', path: `${SERVER}/sqldb` },
] as const satisfies readonly KnownKind[];

export type KindName = (typeof knownKinds)[number]['name'];

export function scopeOf({ path }: KnownKind): 'server' | 'site' {
  return path.startsWith(SITE) ? 'site' : 'server';
}
