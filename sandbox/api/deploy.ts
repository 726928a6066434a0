import { z } from 'zod';
import { bare, message } from '../http/answer.ts';
import { text, withBody } from '../http/body.ts';
import { type Route, type SiteCall, siteRoute } from '../http/route.ts';
import { ofSite } from '../store.ts';

const scriptBody = z.object({ deploy_script: text('deploy_script', 65535) });

export const deployRoutes: Route[] = [
  siteRoute('GET', '/deploy/script', ({ site }) => bare({ deploy_script: site.deploy_script })),
  siteRoute('PATCH', '/deploy/script', withBody(scriptBody, updateScript)),
  siteRoute('POST', '/deploy', ({ service, site }) =>
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
