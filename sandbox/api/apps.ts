import { z } from 'zod';
import { type Answer, data } from '../http/answer.ts';
import { siteRoute, withBody } from '../http/route.ts';
import { databaseNameLength, databases } from '../kinds.ts';
import { type App, ofServer, ofSite } from '../store.ts';
import { addRecord } from './kinds.ts';
import type { Manner, Route, SiteCall } from './manner.ts';
import * as shapes from './shapes.ts';
import { shownSite } from './sites.ts';

const blogappBody = z.object({ create_database: z.boolean().nullish() });

export function appRoutes(manner: Manner): Route[] {
  const answer = shapes.data(manner.shapes.site);
  const install = withBody(blogappBody, installBlogapp);
  const set = (app: App, isInstalled: boolean) => (call: SiteCall) => setApp(call, app, isInstalled);
  return [
    siteRoute(
      'POST',
      '/blogapp',
      'Install the blogapp on a site\nWith `create_database`, also creates a database, unless the app is installed already.',
      answer,
      install,
    ),
    siteRoute(
      'DELETE',
      '/blogapp',
      'Uninstall the blogapp from a site\nIts database stays.',
      answer,
      set('blogapp', false),
    ),
    siteRoute(
      'POST',
      '/cloudstore',
      'Install the cloudstore on a site\nWhere it is installed already, nothing changes.',
      answer,
      set('cloudstore', true),
    ),
    siteRoute(
      'DELETE',
      '/cloudstore',
      'Uninstall the cloudstore from a site\nWhere it is not installed, nothing changes.',
      answer,
      set('cloudstore', false),
    ),
  ];
}

function installBlogapp(call: SiteCall, { create_database }: z.infer<typeof blogappBody>): Answer {
  const { service, server, site } = call;
  if (create_database && !site.blogapp) {
    addRecord(service, databases, ofServer(server), { name: databaseName(site.domain) });
  }
  return setApp(call, 'blogapp', true);
}

function setApp(call: SiteCall, app: App, isInstalled: boolean): Answer {
  const { service, site } = call;
  if (site[app] !== isInstalled) {
    service.store.sites.setApp(site.id, app, isInstalled);
    const what = `${app} ${isInstalled ? 'installed on' : 'uninstalled from'} ${site.domain}`;
    service.store.log.add(ofSite(site), what);
  }
  return data(shownSite(call, { ...site, [app]: isInstalled }));
}

/** A name within the bounds of a database's, whatever the domain is. */
function databaseName(domain: string): string {
  return `blogapp_${domain.replace(/[^A-Za-z0-9-]/g, '_')}`.slice(0, databaseNameLength);
}
