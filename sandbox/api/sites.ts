import { z } from 'zod';
import { defaultDeployScript } from '../deploy-script.ts';
import { type Answer, data, invalid, message } from '../http/answer.ts';
import { filledText, withBody } from '../http/body.ts';
import { type Call, type Route, type ServerCall, serverRoute, siteRoute } from '../http/route.ts';
import { ofSite, type Site } from '../store.ts';

/** The summary shape of a site (section 2). */
export function summary(site: Site) {
  const { id, domain, web_directory, blogapp, webframework, project_root, last_deploy_at, created_at } = site;
  return { id, domain, web_directory, blogapp, webframework, project_root, last_deploy_at, created_at };
}

/** The summary shape as the service shows it. */
export function shownSite({ service, manner }: Call, site: Site): object {
  return manner.site(service, site, summary(site));
}

/** A folder inside the site's: the document's pattern, and no way out. */
const folder = (field: string, words: string) =>
  filledText(field, 50)
    .regex(/[a-zA-Z0-9/]/, `The ${words} format is invalid.`)
    .refine((value) => !/(^|\/)\.\.(\/|$)|[\\\u0000-\u001f\u007f]/.test(value), {
      error: `The ${words} must stay inside the site's folder.`,
    });

const hostName = /^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/i;

const createBody = z.object({
  root_domain: filledText('root_domain', 100).regex(
    hostName,
    'The root domain must be a plain host name: letters, digits and hyphens between dots.',
  ),
  web_directory: folder('web_directory', 'web directory'),
  project_root: folder('project_root', 'project root').optional(),
});

export const siteRoutes: Route[] = [
  serverRoute('GET', '/sites', (call) => {
    const sites = call.service.store.sites.ofServer(call.server.id);
    return call.manner.list(
      call,
      sites.map((site) => shownSite(call, site)),
    );
  }),
  serverRoute('POST', '/sites', withBody(createBody, createSite)),
  siteRoute('GET', '', (call) => data(shownSite(call, call.site))),
  siteRoute('DELETE', '', async ({ service, manner, site }) => {
    await manner.remove(service, site);
    return message(`The site ${site.domain} has been deleted.`);
  }),
  siteRoute('GET', '/log', (call) => call.manner.log(call)),
];

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
  folders.addSite(site);
  store.log.add(ofSite(site), `Site ${site.domain} created`);
  background.goOn(site);
  return manner.created(shownSite(call, site));
}
