import { knownKinds } from '../records/known-kinds.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkService } from './check-service.ts';
import { defineOperation } from './define-operation.ts';
import { deleteSite } from './delete-site.ts';
import { deploy } from './deploy.ts';
import { ensureSite } from './ensure-site.ts';
import type { Operation } from './operation.ts';
import { refreshOpcache } from './refresh-opcache.ts';
import { ensureRepository, removeRepository } from './repository.ts';
import { restartQueueWorkers } from './restart-queue-workers.ts';
import { restartServer } from './restart-server.ts';
import { showDeployLog } from './show-deploy-log.ts';
import { showServerLogs } from './show-server-logs.ts';
import { installBlogapp, installCloudstore, uninstallBlogapp, uninstallCloudstore } from './site-apps.ts';
import { sweepPreviews } from './sweep-previews.ts';
import { syncEnv } from './sync-env.ts';
import { syncRecords } from './sync-records.ts';
import { updateDeployScript } from './update-deploy-script.ts';
import { updateNotifications } from './update-notifications.ts';

/** Every operation, with its work, which is loaded on use. Documentation and checks derive from this list. */
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
  defineOperation(restartQueueWorkers, async () => (await import('./restart-queue-workers.work.ts')).work),
  defineOperation(refreshOpcache, async () => (await import('./refresh-opcache.work.ts')).work),
  defineOperation(restartServer, async () => (await import('./restart-server.work.ts')).work),
  defineOperation(checkCertificate, async () => (await import('./check-certificate.work.ts')).work),
  defineOperation(checkService, async () => (await import('./check-service.work.ts')).work),
  defineOperation(showDeployLog, async () => (await import('./show-logs.work.ts')).deployLog),
  defineOperation(showServerLogs, async () => (await import('./show-logs.work.ts')).serverLogs),
];
