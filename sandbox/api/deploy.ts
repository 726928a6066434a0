import { z } from 'zod';
import { bare, message as say } from '../http/answer.ts';
import { anyText } from '../http/fields.ts';
import { siteRoute, withBody } from '../http/route.ts';
import { ofSite, type Variables } from '../store.ts';
import type { Manner, Route, SiteCall } from './manner.ts';
import * as shapes from './shapes.ts';

const script = z.object({ deploy_script: z.string() });
const scriptBody = shapes.assumed(script.extend({ deploy_script: anyText(65535) }));
const message = shapes.assumedMessage;

export const deployRoutes = (manner: Manner): Route[] => [
  siteRoute(
    'GET',
    '/log',
    "Show the site's latest deploy log\nWhile a deploy runs, its log grows.",
    manner.shapes.log,
    (call) => manner.log(call),
  ),
  siteRoute(
    'GET',
    '/deploy/script',
    "Show the site's deploy script\nA new site has one already.",
    { shape: shapes.assumed(script) },
    ({ site }) => bare({ deploy_script: site.deploy_script }),
  ),
  siteRoute(
    'PATCH',
    '/deploy/script',
    'Replace the deploy script of a site\nA deploy that has begun goes on with the old one.',
    message,
    withBody(scriptBody, updateScript),
  ),
  siteRoute(
    'POST',
    '/deploy',
    'Deploy a site\nAnswers at once; deploys of a site follow each other. Without a repository no deploy happens.',
    manner.shapes.deploy,
    manner.deploy,
  ),
];

/** Requests a deploy, and says what came of it. */
export function deploy({ service, site }: SiteCall, variables?: Variables) {
  const id = service.deploys.request(site, variables);
  const words =
    id === null
      ? `${site.domain} has no repository: nothing is deployed.`
      : `The deploy of ${site.domain} has been queued.`;
  return { id, words };
}

function updateScript({ service, site }: SiteCall, { deploy_script }: z.infer<typeof scriptBody>) {
  service.store.sites.setDeployScript(site.id, deploy_script);
  service.store.log.add(ofSite(site), `The deploy script of ${site.domain} was updated`);
  return say('The deploy script has been updated.');
}
