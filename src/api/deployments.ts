import * as z from 'zod/mini';
import { ApiError, ifFound, ifReadable } from '../core/errors.ts';
import { type NewLog, ONCE, type Source } from './deploy-log.ts';
import {
  anyAnswer,
  integer,
  listOrNull,
  readEndpoint,
  record,
  SITE_PATH,
  shownFlag,
  shownText,
  undocumented,
  unwrap,
  wrappedText,
  writeEndpoint,
} from './endpoint.ts';
import type { Site } from './sites.ts';

/** Section 4, Deployments. The document does not show the bodies: see docs/api-gaps.md. */
export const getDeployScript = readEndpoint(`${SITE_PATH}/deploy/script`, wrappedText('deploy_script'));
export const patchDeployScript = writeEndpoint('PATCH', `${SITE_PATH}/deploy/script`, {
  retry: 'replace',
  body: z.object({ deploy_script: z.string() }),
  answer: anyAnswer,
});

/** The id of a deployment, which is opaque. It has to fit into a path. */
const deploymentId = z.pipe(
  undocumented(z.union([z.string(), z.number()])),
  z.transform((id) => {
    // JSON rounds a larger number to another one.
    const text = typeof id === 'number' && !Number.isSafeInteger(id) ? '' : String(id ?? '');
    return /^(?!\.*$)\S{1,200}$/.test(text) && text.isWellFormed() ? text : undefined;
  }),
);
const triggered = z.object({
  deployment_id: deploymentId,
  message: shownText,
  error: shownText,
  has_repository: shownFlag,
});
/** The words of a service that performs no deploy. Nothing is concluded from others. */
const SAYS_NO_REPOSITORY = /\bhas no repository\s*(?:[.:;,!]|$)/i;

/** True for a trigger that the service refuses because the site has no repository. */
export function saysNoRepository(error: unknown): error is ApiError {
  return error instanceof ApiError && error.reason === 'refused' && SAYS_NO_REPOSITORY.test(error.said);
}
/** The answer to a trigger. The id of the deployment is beside `message`, or inside `data`, where the service shows deployments. */
const trigger = z.transform((answer: unknown) => {
  const outer = triggered.safeParse(answer).data;
  const inner = triggered.safeParse(unwrap(answer)).data;
  const id = outer?.deployment_id ?? inner?.deployment_id;
  const words = outer?.message ?? inner?.message ?? outer?.error ?? '';
  // Cut, they might end with half a secret.
  const said = words.length > 300 ? '' : words;
  const isFlagged = outer?.has_repository === false || inner?.has_repository === false;
  /** False only if the answer says so. */
  return { id, said, hasRepository: !isFlagged && (id !== undefined || !SAYS_NO_REPOSITORY.test(words)) };
});
export const postDeploy = writeEndpoint('POST', `${SITE_PATH}/deploy`, {
  retry: 'once',
  /** Some services hand the variables to the script, by names in capitals. That is not in the document. */
  body: z.optional(z.object({ variables: z.record(z.string(), z.string()) })),
  answer: trigger,
  verbatim: true,
  mayWaitMs: 10_000,
});

/** A deployment by its id, or the log of one. Not in the document. */
const deployment = z.object({
  id: deploymentId,
  deployment_id: deploymentId,
  status: shownText,
  commit_hash: undocumented(z.string().check(z.toLowerCase(), z.regex(/^[0-9a-f]{7,64}$/))),
  log_id: undocumented(integer),
  created_at: shownText,
  content: shownText,
});
const path = `${SITE_PATH}/deployments` as const;
export const getDeployments = readEndpoint(path, listOrNull(anyAnswer));
export const getDeployment = readEndpoint(`${path}/{deployment}`, record(deployment));
export const getDeploymentLog = readEndpoint(`${path}/{deployment}/log`, record(deployment), {
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

const NAMED_STATES = ['scheduled', 'success', 'failed', 'cancelled'] as const;

function stateOf(status: string | undefined): Deployment['state'] {
  return status === 'deploying' ? 'running' : (NAMED_STATES.find((word) => word === status) ?? 'other');
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
