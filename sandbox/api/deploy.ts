import { z } from 'zod';
import { bare, message } from '../http/answer.ts';
import { anyText } from '../http/fields.ts';
import { type Route, type SiteCall, siteRoute, withBody } from '../http/route.ts';
import { ofSite } from '../store.ts';
import type { Manner } from './manner.ts';
import * as shapes from './shapes.ts';

const scriptBody = z.object({ deploy_script: anyText(65535) });

export const deployRoutes = (manner: Manner): Route[] => [
  siteRoute(
    'GET',
    '/log',
    { name: 'getDeployLog', summary: "Show the site's latest deploy log", ...manner.shapes.log },
    (call) => manner.log(call),
  ),
  siteRoute(
    'GET',
    '/deploy/script',
    {
      name: 'getDeployScript',
      summary: "Show the site's deploy script",
      answer: z.object({ deploy_script: z.string() }),
      assumed: ['answer'],
    },
    ({ site }) => bare({ deploy_script: site.deploy_script }),
  ),
  siteRoute(
    'PATCH',
    '/deploy/script',
    {
      name: 'patchDeployScript',
      summary: 'Replace the deploy script of a site',
      answer: shapes.message,
      assumed: ['answer', 'body'],
    },
    withBody(scriptBody, updateScript),
  ),
  siteRoute(
    'POST',
    '/deploy',
    {
      name: 'postDeploy',
      summary: 'Deploy a site; without a repository no deploy happens',
      answer: shapes.message,
      assumed: ['answer'],
    },
    ({ service, site }) =>
      message(
        service.deploys.request(site)
          ? `The deploy of ${site.domain} has been queued.`
          : `${site.domain} has no repository: nothing is deployed.`,
      ),
  ),
];

function updateScript({ service, site }: SiteCall, { deploy_script }: z.infer<typeof scriptBody>) {
  service.store.sites.setDeployScript(site.id, deploy_script);
  service.store.log.add(ofSite(site), `The deploy script of ${site.domain} was updated`);
  return message('The deploy script has been updated.');
}
