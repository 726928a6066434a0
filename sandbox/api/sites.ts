import { z } from 'zod';
import { defaultDeployScript } from '../deploy-script.ts';
import { type Answer, data, invalid, message } from '../http/answer.ts';
import { filledText, withBody } from '../http/body.ts';
import { type Route, type ServerCall, serverRoute, siteRoute } from '../http/route.ts';
import { ofSite, type Site } from '../store.ts';

/** The summary shape of a site (section 2). */
export function summary(site: Site) {
  const { id, domain, web_directory, blogapp, webframework, project_root, last_deploy_at, created_at } = site;
  return { id, domain, web_directory, blogapp, webframework, project_root, last_deploy_at, created_at };
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
  serverRoute('GET', '/sites', ({ service, server }) =>
    data(service.store.sites.ofServer(server.id).map(summary)),
  ),
  serverRoute('POST', '/sites', withBody(createBody, createSite)),
  siteRoute('GET', '', ({ site }) => data(summary(site))),
  siteRoute('DELETE', '', async ({ service, site }) => {
    await service.sites.remove(site);
    return message(`The site ${site.domain} has been deleted.`);
  }),
  siteRoute('GET', '/log', ({ service, site }) => data(service.deploys.latestLog(site))),
];

function createSite({ service, server }: ServerCall, body: z.infer<typeof createBody>): Answer {
  const { store, folders } = service;
  if (store.sites.ofDomain(body.root_domain) !== null) {
    return invalid({ root_domain: ['The root domain has already been taken.'] });
  }
  const id = store.sites.add({
    server_id: server.id,
    domain: body.root_domain,
    web_directory: body.web_directory,
    project_root: body.project_root ?? '/',
    deploy_script: defaultDeployScript,
  });
  const site = store.sites.get(id);
  if (site === null) throw new Error(`site ${id} was added and is not there`);
  folders.addSite(site);
  store.log.add(ofSite(site), `Site ${site.domain} created`);
  return data(summary(site));
}
