import * as z from 'zod/mini';
import { anyAnswer, bareEndpoint, readEndpoint, wrappedText, writeEndpoint } from './endpoint.ts';
import { wholeText } from './fields.ts';

/** Length of the longest deploy script that the service takes, in characters (public, but not in the document). */
export const MAX_DEPLOY_SCRIPT_CHARACTERS = 65_535;

/** Section 4, Deployments. The document does not show the bodies: see docs/api-gaps.md. */
const path = '/api/servers/{server}/sites/{site}/deploy';
export const getDeployScript = readEndpoint(`${path}/script`, wrappedText('deploy_script'));
export const patchDeployScript = writeEndpoint('PATCH', `${path}/script`, {
  retry: 'replace',
  body: z.object({ deploy_script: wholeText({ most: MAX_DEPLOY_SCRIPT_CHARACTERS }) }),
  answer: anyAnswer,
});
export const postDeploy = bareEndpoint('POST', path, 'once', anyAnswer);
