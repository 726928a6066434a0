import type { Route } from '../http/route.ts';
import { appRoutes } from './apps.ts';
import { certificateRoutes } from './certificates.ts';
import { deployRoutes } from './deploy.ts';
import { envRoutes } from './env.ts';
import { kindRoutes } from './kinds.ts';
import type { Manner } from './manner.ts';
import { notificationRoutes } from './notifications.ts';
import { repositoryRoutes } from './repository.ts';
import { serverRoutes } from './servers.ts';
import { siteRoutes } from './sites.ts';

/** Every endpoint of a service. */
export const routesOf = (manner: Manner): Route[] => [
  ...serverRoutes,
  ...siteRoutes,
  ...repositoryRoutes,
  ...deployRoutes,
  ...envRoutes,
  ...appRoutes,
  ...notificationRoutes,
  ...certificateRoutes,
  ...kindRoutes(manner.kinds),
  ...manner.furtherRoutes,
];
