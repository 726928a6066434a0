import * as z from 'zod/mini';
import { anyAnswer, readEndpoint, undocumented, unwrap, wrappedText, writeEndpoint } from './endpoint.ts';
import { wholeText } from './fields.ts';
import { MAX_DEPLOY_SCRIPT_CHARACTERS } from './limits.ts';

/** Section 4, Deployments. The document does not show the bodies: see docs/api-gaps.md. */
const path = '/api/servers/{server}/sites/{site}/deploy';
export const getDeployScript = readEndpoint(`${path}/script`, wrappedText('deploy_script'));
export const patchDeployScript = writeEndpoint('PATCH', `${path}/script`, {
  retry: 'replace',
  body: z.object({ deploy_script: wholeText({ most: MAX_DEPLOY_SCRIPT_CHARACTERS }) }),
  answer: anyAnswer,
});

/** The id of a deployment, which is opaque. It has to fit into a path. */
export const deploymentId = z.pipe(
  undocumented(z.union([z.string(), z.number()])),
  z.transform((id) => {
    // JSON rounds a larger number to another one.
    const text = typeof id === 'number' && !Number.isSafeInteger(id) ? '' : String(id ?? '');
    return /^(?!\.*$)\S{1,200}$/.test(text) && text.isWellFormed() ? text : undefined;
  }),
);
const [said, flag] = [undocumented(z.string()), undocumented(z.boolean())];
const triggered = z.object({ deployment_id: deploymentId, message: said, error: said, has_repository: flag });
const MOST_OF_WORDS = 300;
/** The words of a service that performs no deploy. Nothing is concluded from others. */
const SAYS_NO_REPOSITORY = /\bhas no repository\s*(?:[.:;,!]|$)/i;
/** The answer to a trigger. The id of the deployment is beside `message`, or inside `data`, where the service shows deployments. */
const trigger = z.transform((answer: unknown) => {
  const [outer, inner] = [answer, unwrap(answer)].map((part) => triggered.safeParse(part).data);
  const id = outer?.deployment_id ?? inner?.deployment_id;
  /** The words of the service; empty if there are none. */
  const said = (outer?.message ?? inner?.message ?? outer?.error ?? '').slice(0, MOST_OF_WORDS);
  const isShown = outer?.has_repository !== false && inner?.has_repository !== false;
  /** False only if the answer says so. */
  const hasRepository = isShown && (id !== undefined || !SAYS_NO_REPOSITORY.test(said));
  return { id, said, hasRepository };
});
export const postDeploy = writeEndpoint('POST', path, {
  retry: 'once',
  /** Some services hand the variables to the script, by names in capitals. That is not in the document. */
  body: z.optional(z.object({ variables: z.record(z.string(), z.string()) })),
  answer: trigger,
  verbatim: true,
});
