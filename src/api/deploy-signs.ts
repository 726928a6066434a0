import * as z from 'zod/mini';
import { ifFound, ifReadable } from '../core/errors.ts';
import { type NewLog, ONCE, type Source } from './deploy-log.ts';
import { deploymentId } from './deployments.ts';
import { anyAnswer, integer, listOrNull, readEndpoint, record, undocumented } from './endpoint.ts';
import type { Site } from './sites.ts';

/** A deployment by its id, or the log of one. Not in the document. */
const text = undocumented(z.string());
const deployment = z.object({
  id: deploymentId,
  deployment_id: deploymentId,
  status: text,
  /** At least seven digits of a commit, in lower case. */
  commit_hash: undocumented(z.string().check(z.toLowerCase(), z.regex(/^[0-9a-f]{7,64}$/))),
  log_id: undocumented(integer),
  created_at: text,
  content: text,
});
const deployments = '/api/servers/{server}/sites/{site}/deployments';
export const getDeployments = readEndpoint(deployments, listOrNull(anyAnswer));
export const getDeployment = readEndpoint(`${deployments}/{deployment}`, record(deployment));
export const getDeploymentLog = readEndpoint(`${deployments}/{deployment}/log`, record(deployment), {
  mayBeLong: true,
});

/** The deployments of a list that can be read, in its order. */
export function deploymentsIn(items: readonly unknown[]) {
  return items.flatMap((item) => deployment.safeParse(item).data ?? []);
}

/** The frame of the deploy script, which reports its end; `unknown`: the script was not shown. */
export type Frame = 'there' | 'missing' | 'unknown';

/** The facts that one look shows of a deploy, whatever the service. A part that the look does not show is undefined. */
export interface ShownFacts {
  /** Our own deployment, on a service that shows deployments by id. */
  readonly deployment?: Deployment | undefined;
  /** In the service's own word. */
  readonly siteStatus?: string | undefined;
  readonly lastDeployAt?: string | null | undefined;
  readonly frame?: Frame | undefined;
}

/** Everything that one look shows: the facts, and the texts. */
export interface Shown extends ShownFacts {
  /** The log since the baseline. */
  readonly log?: NewLog | undefined;
  /** The text of the deploy that is running, ours or not; null if none is. */
  readonly liveText?: string | null | undefined;
}

export interface Deployment {
  /** `other`: a word of which nothing is concluded; `missing`: the service does not know the id. */
  readonly state: 'running' | 'scheduled' | 'success' | 'failed' | 'cancelled' | 'other' | 'missing';
  /** At least seven digits of the commit that was deployed, in lower case. */
  readonly commit?: string | undefined;
  readonly logId?: number | undefined;
  readonly createdAt?: string | undefined;
  /** The text of its log, if the look was at that; null if the service has none yet. */
  readonly text?: string | null | undefined;
}

const KNOWN = ['scheduled', 'success', 'failed', 'cancelled'] as const;

/** Of a status in the service's word. */
function stateOf(status: string | undefined): Deployment['state'] {
  return status === 'deploying' ? 'running' : (KNOWN.find((word) => word === status) ?? 'other');
}

/** The part of a site's record that shows a deploy. */
export function shownBy({ last_deploy_at: lastDeployAt = null, status, current_deploy_log }: Site): Shown {
  return { lastDeployAt, siteStatus: status, liveText: current_deploy_log };
}

export async function lookAtDeployment({ reader, target }: Source, id: string): Promise<Shown> {
  const shown = await ifFound(reader.read(getDeployment, { ...target, deployment: id }, ONCE), null);
  if (shown === null) return { deployment: { state: 'missing' } };
  if ((shown.id ?? id) !== id) return { deployment: { state: 'other' } };
  const { commit_hash: commit, log_id: logId, created_at: createdAt, status } = shown;
  return { deployment: { state: stateOf(status), commit, logId, createdAt } };
}

/** Looks at the log of our own deployment, which also tells its status. It is there once the deployment has ended. */
export async function lookAtOwnLog({ reader, target }: Source, id: string): Promise<Shown> {
  const reading = reader.read(getDeploymentLog, { ...target, deployment: id }, ONCE);
  const shown = await ifReadable(ifFound(reading, undefined));
  if (shown === undefined || (shown.deployment_id ?? id) !== id)
    return { deployment: { state: 'other', text: null } };
  const { content, status, log_id: logId } = shown;
  return { deployment: { state: stateOf(status), text: content || null, logId } };
}
