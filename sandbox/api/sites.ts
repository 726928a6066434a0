import { z } from 'zod';
import { defaultDeployScript } from '../deploy-script.ts';
import { type Answer, data, invalid, message } from '../http/answer.ts';
import { text } from '../http/fields.ts';
import { serverRoute, siteRoute, withBody } from '../http/route.ts';
import { type App, ofSite, type Site } from '../store.ts';
import type { Call, Manner, Route, ServerCall, SiteCall } from './manner.ts';
import * as shapes from './shapes.ts';

/** The summary shape of a site (section 2). */
export function summary(site: Site) {
  const { id, domain, web_directory, blogapp, webframework, project_root, last_deploy_at, created_at } = site;
  return { id, domain, web_directory, blogapp, webframework, project_root, last_deploy_at, created_at };
}

/** The app that a site is made of. */
export function projectType({ blogapp, cloudstore }: Site): App | null {
  if (blogapp) return 'blogapp';
  return cloudstore ? 'cloudstore' : null;
}

/** The summary shape as the service shows it. */
export function shownSite({ service, manner }: Call, site: Site): object {
  return manner.site(service, site, summary(site));
}

/** A folder inside the site's: the document's pattern, and no way out. */
const folder = text({
  maximum: 50,
  checks: [
    { pattern: /[a-zA-Z0-9/]/, says: 'format is invalid.' },
    { pattern: insideOnly(), says: "must stay inside the site's folder." },
  ],
});

const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const hostName = {
  pattern: new RegExp(`^${label}(\\.${label})*$`),
  says: 'must be a plain host name: letters, digits and hyphens between dots.',
};

const createBody = z.object({
  root_domain: text({ maximum: 100, checks: [hostName] }),
  web_directory: folder,
  project_root: folder.nullish(),
});

export function siteRoutes(manner: Manner): Route[] {
  const { site, list, created } = manner.shapes;
  const create = withBody(createBody, createSite);
  const show = (call: SiteCall) => data(shownSite(call, call.site));
  return [
    serverRoute(
      'GET',
      '/sites',
      'List the sites of a server\nThose of other servers are not among them.',
      list(site),
      listSites,
    ),
    serverRoute(
      'POST',
      '/sites',
      'Create a site\nNo site of any server may have the domain already, in upper or lower case.',
      created(shapes.wrapped(site)),
      create,
    ),
    siteRoute(
      'GET',
      '',
      'Show a site\n`last_deploy_at` is null until a first deploy has ended.',
      shapes.data(site),
      show,
    ),
    siteRoute(
      'DELETE',
      '',
      'Delete a site\nDeletes its files, records and deploys, too. A running deploy is ended.',
      shapes.assumedMessage,
      deleteSite,
    ),
  ];
}

function listSites(call: ServerCall): Answer {
  const { service, server, manner } = call;
  const { sites } = service.store;
  return manner.list(call, {
    count: (text) => sites.countOfServer(server.id, text),
    page: (...asked) => sites.pageOfServer(server.id, ...asked).map((site) => shownSite(call, site)),
  });
}

async function deleteSite({ service, manner, site }: SiteCall): Promise<Answer> {
  await manner.remove(service, site);
  return message(`The site ${site.domain} has been deleted.`);
}

function createSite(call: ServerCall, body: z.infer<typeof createBody>): Answer {
  const { service, manner, server } = call;
  const { store, folders, background } = service;
  if (store.sites.ofDomain(body.root_domain) !== null) {
    return invalid({ root_domain: ['The root domain has already been taken.'] });
  }
  const id = store.sites.add({
    server_id: server.id,
    domain: body.root_domain,
    web_directory: body.web_directory,
    project_root: body.project_root ?? '/',
    deploy_script: defaultDeployScript,
    phase: manner.firstPhase,
  });
  const site = store.sites.get(id);
  if (site === null) throw new Error(`site ${id} was added and is not there`);
  folders.sites.add(site);
  store.log.add(ofSite(site), `Site ${site.domain} created`);
  background.goOn(site);
  return manner.created(shownSite(call, site));
}

/** Names between slashes, none of them `..`, without backslashes and control characters. */
function insideOnly(): RegExp {
  const any = '[^/\\\\\\u0000-\\u001f\\u007f]';
  const noDot = '[^./\\\\\\u0000-\\u001f\\u007f]';
  const name = `(\\.?|\\.?${noDot}${any}*|\\.\\.${any}+)`;
  return new RegExp(`^${name}(/${name})*$`);
}
