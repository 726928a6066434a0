import { kinds } from '../records/kinds.ts';
import { installBlogapp, uninstallBlogapp } from './blogapp.ts';
import { checkCertificate } from './check-certificate.ts';
import { installCloudstore, uninstallCloudstore } from './cloudstore.ts';
import { deleteSite } from './delete-site.ts';
import { deploy } from './deploy.ts';
import { ensureRepository } from './ensure-repository.ts';
import { ensureSite } from './ensure-site.ts';
import type { Operation } from './operation.ts';
import { refreshOpcache } from './refresh-opcache.ts';
import { removeRepository } from './remove-repository.ts';
import { restartQueueWorkers } from './restart-queue-workers.ts';
import { restartServer } from './restart-server.ts';
import { showDeployLog } from './show-deploy-log.ts';
import { showServerLogs } from './show-server-logs.ts';
import { sweepPreviews } from './sweep-previews.ts';
import { syncEnv } from './sync-env.ts';
import { syncRecords } from './sync-records.ts';
import { updateDeployScript } from './update-deploy-script.ts';
import { updateNotifications } from './update-notifications.ts';

/** Every operation. Documentation and checks derive from this list. */
export const operations: readonly Operation[] = [
  ensureSite,
  deleteSite,
  sweepPreviews,
  ensureRepository,
  removeRepository,
  installBlogapp,
  uninstallBlogapp,
  installCloudstore,
  uninstallCloudstore,
  updateDeployScript,
  syncEnv,
  updateNotifications,
  ...kinds.map(syncRecords),
  deploy,
  restartQueueWorkers,
  refreshOpcache,
  restartServer,
  checkCertificate,
  showDeployLog,
  showServerLogs,
];
