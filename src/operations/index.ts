import { type KindName, knownKinds } from '../records/known-kinds.ts';
import { checkCertificate } from './check-certificate.ts';
import { defineOperation } from './define-operation.ts';
import { deleteSite } from './delete-site.ts';
import { deploy } from './deploy.ts';
import { ensureSite } from './ensure-site.ts';
import type { Operation } from './operation.ts';
import { ensureRepository, removeRepository } from './repository.ts';
import { showServerLogs } from './show-server-logs.ts';
import { installBlogapp, installCloudstore, uninstallBlogapp, uninstallCloudstore } from './site-apps.ts';
import { sweepPreviews } from './sweep-previews.ts';
import { syncEnv } from './sync-env.ts';
import { syncRecords } from './sync-records.ts';
import { updateDeployScript } from './update-deploy-script.ts';
import { updateNotifications } from './update-notifications.ts';

/**
 * Every operation, with its work, which is loaded on use. One without inputs of its own is declared here. Documentation, checks
 * and tests derive from this list.
 */
export const operations: readonly Operation[] = [
  defineOperation(ensureSite, async () => (await import('./ensure-site.work.ts')).work),
  defineOperation(deleteSite, async () => (await import('./delete-site.work.ts')).work),
  defineOperation(sweepPreviews, async () => (await import('./sweep-previews.work.ts')).work),
  defineOperation(ensureRepository, async () => (await import('./repository.work.ts')).installation),
  defineOperation(removeRepository, async () => (await import('./repository.work.ts')).removal),
  defineOperation(installBlogapp, async () => (await import('./site-apps.work.ts')).blogapp),
  defineOperation(uninstallBlogapp, async () => (await import('./site-apps.work.ts')).noBlogapp),
  defineOperation(installCloudstore, async () => (await import('./site-apps.work.ts')).cloudstore),
  defineOperation(uninstallCloudstore, async () => (await import('./site-apps.work.ts')).noCloudstore),
  defineOperation(updateDeployScript, async () => (await import('./update-deploy-script.work.ts')).work),
  defineOperation(syncEnv, async () => (await import('./sync-env.work.ts')).work),
  defineOperation(updateNotifications, async () => (await import('./update-notifications.work.ts')).work),
  ...knownKinds.map((kind) =>
    defineOperation(syncRecords(kind), async () =>
      (await import('./sync-records.work.ts')).syncing(kind.name),
    ),
  ),
  defineOperation(deploy, async () => (await import('./deploy.work.ts')).work),
  defineOperation(
    {
      name: 'restart-queue-workers',
      summary: 'restarts every queue worker of the site',
      scope: 'site',
      plansByState: 'queue-workers' satisfies KindName,
      repeats: true,
      inputs: {},
    },
    async () => (await import('./restart-queue-workers.work.ts')).work,
  ),
  defineOperation(
    {
      name: 'refresh-opcache',
      summary: 'refreshes the PHP opcache of the server',
      scope: 'server',
      repeats: true,
      inputs: {},
    },
    async () => (await import('./refresh-opcache.work.ts')).work,
  ),
  defineOperation(
    {
      name: 'restart-server',
      summary: 'reboots the server and waits until it answers with its earlier status',
      scope: 'server',
      repeats: true,
      afterKill: {
        what: 'The restart of the server',
        goesOn: 'the server may still be rebooting',
        look: 'See whether the server is back (show-server-logs prints its newest entries);',
      },
      inputs: {},
    },
    async () => (await import('./restart-server.work.ts')).work,
  ),
  defineOperation(checkCertificate, async () => (await import('./check-certificate.work.ts')).work),
  defineOperation(
    {
      name: 'check-service',
      summary: 'reports what the service shows, how a deploy will be judged, and which `vocabulary` it needs',
      scope: 'site',
      readOnly: true,
      standsAlone: true,
      inputs: {},
    },
    async () => (await import('./check-service.work.ts')).work,
  ),
  defineOperation(
    {
      name: 'show-deploy-log',
      summary: 'prints the latest deploy log of the site',
      scope: 'site',
      readOnly: true,
      inputs: {},
    },
    async () => (await import('./show-logs.work.ts')).deployLog,
  ),
  defineOperation(showServerLogs, async () => (await import('./show-logs.work.ts')).serverLogs),
];
