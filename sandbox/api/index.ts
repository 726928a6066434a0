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

/** Every endpoint of a service, in groups. */
export const groupsOf = (manner: Manner): Record<string, Route[]> => ({
  Servers: serverRoutes(manner),
  Sites: siteRoutes(manner),
  'Site apps': appRoutes(manner),
  Repository: repositoryRoutes(manner),
  Deployments: [...deployRoutes(manner), ...manner.furtherRoutes],
  Environment: envRoutes(manner),
  Notifications: notificationRoutes(manner),
  Certificates: certificateRoutes,
  ...kindRoutes(manner),
});
