export { work as checkCertificate } from './check-certificate.work.ts';
export { work as deploy } from './deploy.work.ts';
export { ensureRepository, removeRepository } from './repository.work.ts';
export { work as restartServer } from './restart-server.work.ts';
export { deleteSite, ensureSite, sweepPreviews } from './site.work.ts';
export * from './site-parts.work.ts';
export { work as syncEnv } from './sync-env.work.ts';
export { work as updateDeployScript } from './update-deploy-script.work.ts';
export { work as updateNotifications } from './update-notifications.work.ts';
