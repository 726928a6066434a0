import { z } from 'zod';
import { bare, message } from '../http/answer.ts';
import { withBody } from '../http/body.ts';
import { type Route, type SiteCall, siteRoute } from '../http/route.ts';
import { ofSite } from '../store.ts';

const envBody = z.object({ content: z.string() });

export const envRoutes: Route[] = [
  siteRoute('GET', '/env', ({ service, manner, site }) => {
    const content = service.folders.env.read(site);
    return content === null ? manner.noEnv : bare({ content });
  }),
  siteRoute('PATCH', '/env', withBody(envBody, updateEnv)),
];

function updateEnv({ service, manner, site }: SiteCall, { content }: z.infer<typeof envBody>) {
  if (service.folders.env.read(site) === null) return manner.noEnv;
  service.folders.env.write(site, content);
  service.store.log.add(ofSite(site), `The .env of ${site.domain} was updated`);
  return message('The .env file has been updated.');
}
