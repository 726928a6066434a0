import * as z from 'zod/mini';
import { anyAnswer, noBody, reading, text, writing } from './endpoint.ts';
import { wholeText } from './fields.ts';

/** The longest deploy script that the service takes, in characters (not shown in the document; public). */
export const MAX_DEPLOY_SCRIPT_CHARACTERS = 65_535;

const deployScriptBody = z
  .object({ deploy_script: wholeText({ most: MAX_DEPLOY_SCRIPT_CHARACTERS }) })
  .check(z.meta({ 'x-assumed': true }));

/** Section 4, Deployments. The bodies are not shown there: see docs/api-gaps.md. */
export const getDeployScript = reading(
  '/api/servers/{server}/sites/{site}/deploy/script',
  text('deploy_script'),
  { summary: "Show the site's deploy script", shows: { text: 'deploy_script', assumed: true } },
);
export const patchDeployScript = writing('PATCH', '/api/servers/{server}/sites/{site}/deploy/script', {
  summary: 'Replace the deploy script of a site',
  retry: 'replace',
  body: deployScriptBody,
  answer: anyAnswer,
  shows: { text: 'message', assumed: true },
});
export const postDeploy = writing('POST', '/api/servers/{server}/sites/{site}/deploy', {
  summary: 'Deploy a site; without a repository no deploy happens',
  retry: 'once',
  body: noBody,
  answer: anyAnswer,
  shows: { text: 'message', assumed: true },
});
