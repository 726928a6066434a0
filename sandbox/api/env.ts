import { z } from 'zod';
import { bare, message } from '../http/answer.ts';
import { siteRoute, withBody } from '../http/route.ts';
import { ofSite } from '../store.ts';
import type { Manner, Route, SiteCall } from './manner.ts';
import * as shapes from './shapes.ts';

const env = z.object({ content: z.string() });
const envBody = shapes.assumed(env);

export function envRoutes(manner: Manner): Route[] {
  const shown = (shape: z.ZodType) => ({ shape: shapes.assumed(manner.shapes.env(shape)) });
  const update = withBody(envBody, updateEnv);
  return [
    siteRoute(
      'GET',
      '/env',
      "Show the site's `.env`\nIt is there once a repository has been installed.",
      shown(env),
      showEnv,
    ),
    siteRoute(
      'PATCH',
      '/env',
      "Replace the site's `.env`\nReplaces the whole file. Where there is none, none is made.",
      shown(shapes.messageShape),
      update,
    ),
  ];
}

function showEnv({ service, manner, site }: SiteCall) {
  const content = service.folders.env.read(site);
  return content === null ? manner.noEnv : bare({ content });
}

function updateEnv({ service, manner, site }: SiteCall, { content }: z.infer<typeof envBody>) {
  if (service.folders.env.read(site) === null) return manner.noEnv;
  service.folders.env.write(site, content);
  service.store.log.add(ofSite(site), `The .env of ${site.domain} was updated`);
  return message('The .env file has been updated.');
}
