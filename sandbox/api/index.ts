import { appRoutes } from './apps.ts';
import { certificateRoutes } from './certificates.ts';
import { deployRoutes } from './deploy.ts';
import { envRoutes } from './env.ts';
import { kindRoutes } from './kinds.ts';
import type { Manner, Route } from './manner.ts';
import { notificationRoutes } from './notifications.ts';
import { repositoryRoutes } from './repository.ts';
import { serverRoutes } from './servers.ts';
import { siteRoutes } from './sites.ts';

/** Endpoints that belong together. */
export type Group = { name: string; description: string; routes: Route[] };

/** Every endpoint of a service, in groups. */
export const groupsOf = (manner: Manner): Group[] => [
  group('Servers', 'The servers of the account, their logs and reboots.', serverRoutes(manner)),
  group('Sites', 'The sites of a server.', siteRoutes(manner)),
  group('Site apps', 'Apps that the service installs on a site by itself.', appRoutes(manner)),
  group('Repository', 'The git repository that a site is deployed from.', repositoryRoutes(manner)),
  group('Deployments', 'Deploys of a site, their script and their log.', [
    ...deployRoutes(manner),
    ...manner.furtherRoutes,
  ]),
  group('Environment', 'The `.env` in the folder of a site.', envRoutes(manner)),
  group('Notifications', 'The addresses that are told of deploys.', notificationRoutes(manner)),
  group('Certificates', 'The SSL certificates of a site.', certificateRoutes(manner)),
  ...kindRoutes(manner).map(({ plural, owner, routes }) =>
    group(plural, `Records of a ${owner}. None is ever changed.`, routes),
  ),
];

function group(name: string, description: string, routes: Route[]): Group {
  return { name, description, routes };
}
