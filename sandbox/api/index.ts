import type { Route } from '../http/route.ts';
import { appRoutes } from './apps.ts';
import { certificateRoutes } from './certificates.ts';
import { deployRoutes } from './deploy.ts';
import { envRoutes } from './env.ts';
import { kindRoutes } from './kinds.ts';
import { notificationRoutes } from './notifications.ts';
import { repositoryRoutes } from './repository.ts';
import { serverRoutes } from './servers.ts';
import { siteRoutes } from './sites.ts';

/** Every endpoint. */
export const routes: Route[] = [
  ...serverRoutes,
  ...siteRoutes,
  ...repositoryRoutes,
  ...deployRoutes,
  ...envRoutes,
  ...appRoutes,
  ...notificationRoutes,
  ...certificateRoutes,
  ...kindRoutes,
];
