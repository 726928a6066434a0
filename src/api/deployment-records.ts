import * as z from 'zod/mini';
import { deploymentId } from './deployments.ts';
import { anyAnswer, integer, listOrNull, readEndpoint, record, undocumented } from './endpoint.ts';

/** Deployments by their ids. Not in the document. */
const numberOrNone = undocumented(integer);
const textOrNone = undocumented(z.nullable(z.string()));
/** At least seven digits of a commit, in lower case. */
const commit = undocumented(z.string().check(z.toLowerCase(), z.regex(/^[0-9a-f]{7,64}$/)));
const deployment = z.object({
  id: deploymentId,
  status: undocumented(z.string()),
  commit_hash: commit,
  log_id: numberOrNone,
  created_at: textOrNone,
});
const deploymentLog = z.object({
  deployment_id: deploymentId,
  status: undocumented(z.string()),
  content: textOrNone,
  log_id: numberOrNone,
});
const deployments = '/api/servers/{server}/sites/{site}/deployments';
export const getDeployments = readEndpoint(deployments, listOrNull(anyAnswer));
export const getDeployment = readEndpoint(`${deployments}/{deployment}`, record(deployment));
export const getDeploymentLog = readEndpoint(`${deployments}/{deployment}/log`, record(deploymentLog), {
  mayBeLong: true,
});

/** The deployments of a list that can be read, in its order. */
export function deploymentsIn(items: readonly unknown[]) {
  return items.flatMap((item) => deployment.safeParse(item).data ?? []);
}
