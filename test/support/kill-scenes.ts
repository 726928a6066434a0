import { z } from 'zod';
import type { Stage } from '../../harness/stage.ts';

/** A run that is killed: its site and records bear a key of its own. */
export interface Scene {
  readonly inputs: (key: string) => Readonly<Record<string, string>>;
  /** Makes what is there before the first run. */
  readonly prepare: (stage: Stage, key: string) => Promise<void>;
  /** False: killed once each write took effect, which leaves each state that there is; the other scene has the rest. */
  readonly everywhere: boolean;
  /** Writes of a run that finds everything as wanted: those that are asked for in every run. */
  readonly always: readonly string[];
}

/** Where the service lists the records of a kind. */
export const KIND_PATHS = new Map([
  ['queue-workers', '{site}/queues'],
  ['auth-users', '{site}/auth-users'],
  ['crontabs', '/api/servers/1/crontabs'],
  ['network-rules', '/api/servers/1/network-rules'],
  ['daemons', '/api/servers/1/daemons'],
  ['databases', '/api/servers/1/sqldb'],
]);

const siteAnswer = z.object({ data: z.object({ id: z.number() }) });

/** The values that no run may show. */
export const secrets = [
  'env-secret-of-the-kill',
  'password-of-the-kill',
  'http://127.0.0.1:9/hook-of-the-kill',
];
/** A manifest of records that bear the key, in one form or another. */
const manifestOf = (key: string, more: { readonly sleep: number; readonly port: number }) => ({
  'queue-workers': [{ connection: 'redis', queue: 'mail', maximum_seconds: 60, processes: 1, ...pick(more) }],
  'auth-users': [{ name: 'staff', password: secrets[1] }],
  crontabs: [
    { user: 'www', command: `php job.php ${key}`, frequency: `*/${more.sleep} * * * *` },
    { user: 'www', command: `php other.php ${key}`, frequency: '@daily' },
  ],
  'network-rules': [{ name: `rule ${key}`, port: more.port, type: 'tcp' }],
  daemons: [{ command: `php serve.php ${key}` }],
  databases: [{ name: `data_${key}`, password: secrets[1] }],
});
const pick = ({ sleep }: { readonly sleep: number }) => ({ sleep });
const SYNC =
  'sync-queue-workers, sync-auth-users, sync-crontabs, sync-network-rules, sync-daemons, sync-databases';

/** Everything from nothing. */
export const fromNothing: Scene = {
  inputs: (key) => ({
    site: `${key}.example`,
    operations: `ensure-site, ensure-repository, install-blogapp, install-cloudstore, update-deploy-script, sync-env, update-notifications, ${SYNC}, deploy, restart-queue-workers, refresh-opcache, check-certificate, show-deploy-log, show-server-logs`,
    'create-database': 'true',
    'deploy-script': 'echo deployed',
    env: `APP_KEY=${secrets[0]}`,
    'deploy-webhook-url': secrets[2] ?? '',
    manifest: JSON.stringify(manifestOf(key, { sleep: 3, port: 8080 })),
    'certificate-id': '1',
  }),
  everywhere: true,
  prepare: async () => {},
  always: [
    'POST /sites/N/cloudstore',
    'PATCH /sites/N/notifications',
    'POST /sites/N/deploy',
    'POST /sites/N/queues/N/restart',
    'POST /refresh-opcache',
  ],
};

/** Everything to something else: what is there is replaced, or goes. */
export const toOthers: Scene = {
  inputs: (key) => ({
    site: `${key}.example`,
    operations: `ensure-repository, uninstall-blogapp, uninstall-cloudstore, update-deploy-script, sync-env, ${SYNC}, deploy`,
    'reinstall-repository': 'true',
    'deploy-script': 'echo deployed',
    env: `APP_KEY=${secrets[0]}`,
    'env-remove': 'APP_NAME',
    manifest: JSON.stringify(manifestOf(key, { sleep: 4, port: 9090 })),
    prune: 'queue-workers, auth-users',
  }),
  everywhere: false,
  prepare: async (stage, key) => {
    const body = { root_domain: `${key}.example`, web_directory: '/public' };
    const site = siteAnswer.parse(await stage.call('POST', '/api/servers/1/sites', body)).data.id;
    const path = `/api/servers/1/sites/${site}`;
    const { repository } = stage;
    const installation = { provider: 'custom', branch: 'main', name: repository.path };
    await stage.call('POST', `${path}/repository`, installation);
    await stage.call('POST', `${path}/blogapp`, {});
    await stage.call('POST', `${path}/cloudstore`);
    const before = manifestOf(key, { sleep: 3, port: 8080 });
    for (const [kind, records] of Object.entries(before)) {
      const list = KIND_PATHS.get(kind)?.replace('{site}', path) ?? '';
      for (const record of records) await stage.call('POST', list, record);
    }
    await stage.call('POST', `${path}/auth-users`, { name: 'gone', password: secrets[1] });
  },
  always: [
    'DELETE /sites/N/repository',
    'POST /sites/N/repository',
    'DELETE /sites/N/cloudstore',
    'PATCH /sites/N/env',
    'POST /sites/N/deploy',
  ],
};
