import { newSite, type SimulatedRecord, type State } from '../../harness/simulator/state.ts';

/** A run that is killed: what it is to do, and what is there before it. */
export interface Scene {
  readonly inputs: Readonly<Record<string, string>>;
  readonly start: State;
  /** Writes of a run that finds everything as wanted: those that are asked for in every run. */
  readonly always: readonly string[];
  /** The deeds that happen only once in the run and the one after it, however often they are tried. */
  readonly once: readonly string[];
}

/** The values that no run may show. */
export const secrets = [
  'env-secret-of-the-kill',
  'password-of-the-kill',
  'http://127.0.0.1:9/hook-of-the-kill',
];
const [envSecret = '', password = '', hook = ''] = secrets;

/** The records of each kind; those of databases cannot be changed. */
const recordsWith = ({ sleep, port }: { readonly sleep: number; readonly port: string }) => ({
  'queue-workers': [{ connection: 'redis', queue: 'mail', maximum_seconds: 60, processes: 1, sleep }],
  'auth-users': [{ name: 'staff', password }],
  crontabs: [
    { user: 'www', command: 'php job.php', frequency: `*/${sleep} * * * *` },
    { user: 'www', command: 'php other.php', frequency: '@daily' },
  ],
  'network-rules': [{ name: 'web', port, type: 'tcp' }],
  daemons: [{ command: 'php serve.php' }],
  databases: [{ name: 'data', password }],
});
const BEFORE = recordsWith({ sleep: 3, port: '8080' });
const SYNC =
  'sync-queue-workers, sync-auth-users, sync-crontabs, sync-network-rules, sync-daemons, sync-databases';

const CERTIFICATE = {
  ...{ id: 1, status: 'active', domain: 'shop.example', type: 'letsencrypt', active: true },
  ...{ expires_at: '2999-01-01 00:00:00', created_at: '2026-01-01 00:00:00' },
};

export const fromNothing: Scene = {
  inputs: {
    site: 'shop.example',
    operations: `ensure-site, ensure-repository, install-blogapp, install-cloudstore, update-deploy-script, sync-env, update-notifications, ${SYNC}, deploy, restart-queue-workers, refresh-opcache, check-certificate, show-deploy-log, show-server-logs`,
    'create-database': 'true',
    'deploy-script': 'echo deployed',
    env: `APP_KEY=${envSecret}`,
    'deploy-webhook-url': hook,
    manifest: JSON.stringify(BEFORE),
    'certificate-id': '1',
  },
  start: { sites: [], records: { 'sites/2/certificates': [CERTIFICATE] } },
  always: [
    'POST /sites/2/cloudstore',
    'PATCH /sites/2/notifications',
    'POST /sites/2/deploy',
    'POST /sites/2/queues/3/restart',
    'POST /refresh-opcache',
  ],
  once: ['create site', 'install repository'],
};

export const toOthers: Scene = {
  inputs: {
    site: 'shop.example',
    operations: `ensure-repository, uninstall-blogapp, uninstall-cloudstore, update-deploy-script, sync-env, ${SYNC}, deploy`,
    'reinstall-repository': 'true',
    'deploy-script': 'echo deployed',
    env: `APP_KEY=${envSecret}`,
    'env-remove': 'APP_NAME',
    manifest: JSON.stringify(recordsWith({ sleep: 4, port: '9090' })),
    prune: 'queue-workers, auth-users',
  },
  start: {
    sites: [newSite(2, 'shop.example', { env: 'APP_NAME=shop\n', hasRepository: true, hasBlogapp: true })],
    records: {
      'sites/2/queues': numbered(10, BEFORE['queue-workers']),
      'sites/2/auth-users': numbered(20, [...BEFORE['auth-users'], { name: 'gone', password }]),
      crontabs: numbered(30, BEFORE.crontabs),
      'network-rules': numbered(40, BEFORE['network-rules']),
      daemons: numbered(50, BEFORE.daemons),
      sqldb: numbered(60, BEFORE.databases),
    },
  },
  always: [
    'DELETE /sites/2/repository',
    'POST /sites/2/repository',
    'DELETE /sites/2/cloudstore',
    'POST /sites/2/deploy',
  ],
  once: [],
};

function numbered(from: number, records: readonly object[]): SimulatedRecord[] {
  return records.map((record, nth) => ({ ...record, id: from + nth }));
}
