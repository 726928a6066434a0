import { z } from 'zod';
import { bare, message } from '../http/answer.ts';
import { type Route, type SiteCall, siteRoute, withBody } from '../http/route.ts';
import { ofSite } from '../store.ts';
import type { Manner } from './manner.ts';
import * as shapes from './shapes.ts';

const envBody = z.object({ content: z.string() });

export const envRoutes = (manner: Manner): Route[] => [
  siteRoute(
    'GET',
    '/env',
    {
      name: 'getEnv',
      summary: "Show the site's `.env`",
      answer: manner.shapes.env(z.object({ content: z.string() })),
      assumed: ['answer'],
    },
    ({ service, site }) => {
      const content = service.folders.env.read(site);
      return content === null ? manner.noEnv : bare({ content });
    },
  ),
  siteRoute(
    'PATCH',
    '/env',
    {
      name: 'patchEnv',
      summary: "Replace the site's `.env`; nothing is written when the file is absent",
      answer: manner.shapes.env(shapes.message),
      assumed: ['answer', 'body'],
    },
    withBody(envBody, updateEnv),
  ),
];

function updateEnv({ service, manner, site }: SiteCall, { content }: z.infer<typeof envBody>) {
  if (service.folders.env.read(site) === null) return manner.noEnv;
  service.folders.env.write(site, content);
  service.store.log.add(ofSite(site), `The .env of ${site.domain} was updated`);
  return message('The .env file has been updated.');
}
