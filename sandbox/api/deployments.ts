import { z } from 'zod';
import { type Answer, bare, data, invalid, message, notFound } from '../http/answer.ts';
import { anyText, says } from '../http/fields.ts';
import { page, paged, pageOf, perPage } from '../http/paging.ts';
import { siteRoute, withBody } from '../http/route.ts';
import { type Deploy, hasFailed, type Variables } from '../store.ts';
import { deploy } from './deploy.ts';
import type { Handler, Parameter, Route, SiteCall } from './manner.ts';
import * as shapes from './shapes.ts';

const mostPerPage = 100;

const includeLogs: Parameter = {
  name: 'include_logs',
  in: 'query',
  description: 'Whether each deployment has its `log_content`',
  schema: { enum: ['true', 'false', '1', '0'], default: 'false' },
};

/** The deployments of a site: its deploys, with ids of their own. */
export const deploymentRoutes: Route[] = [
  siteRoute(
    'GET',
    '/deployments',
    'List the deployments of a site\nThose that have finished or are scheduled, the newest first. One that runs is not among them.',
    { shape: pageOf(shapes.listedDeployment), query: [page, perPage(mostPerPage), includeLogs] },
    list,
  ),
  siteRoute(
    'GET',
    '/deployments/{deployment}',
    'Show a deployment\nWhile it runs only its `id` and `status`.',
    shapes.data(shapes.deployment),
    (call) => withDeploy(call, (one) => data(shown(call, one))),
  ),
  siteRoute(
    'GET',
    '/deployments/{deployment}/log',
    'Show the log of a deployment\nIt is not there until the deployment has finished.',
    shapes.data(shapes.deploymentLog),
    (call) => withDeploy(call, (one) => showLog(call, one)),
  ),
];

const mostVariables = 100;
const environmentName = z
  .string()
  .max(100)
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/);
/** A text that an environment can hold. */
const value = anyText(4096)
  .refine((text) => !text.includes('\0'), says('may not have a NUL character.'))
  .meta({ pattern: '^[^\\u0000]*$' });
const deployBody = z.object({
  variables: z
    .record(environmentName, value, {
      error: ({ code }) =>
        code === 'invalid_key'
          ? 'Names of variables have at most 100 letters, digits and underscores, and do not begin with a digit.'
          : undefined,
    })
    .refine((variables) => Object.keys(variables).length <= mostVariables, {
      error: `There may be at most ${mostVariables} variables.`,
    })
    .nullish()
    .meta({
      maxProperties: mostVariables,
      description: 'Each reaches the deploy script as an environment variable, its name in capitals.',
    }),
});

/**
 * The request for a deploy.
 *
 * @param hands hands the variables of its body on to the script; else no body is read
 * @param names answers with the id of the deployment
 */
export function createTrigger({ hands, names }: { hands: boolean; names: boolean }) {
  const request = (call: SiteCall, variables?: Variables): Answer => {
    const { id, words } = deploy(call, variables);
    return names && id !== null ? bare({ message: words, deployment_id: id }) : message(words);
  };
  const take = withBody(deployBody, (call: SiteCall, { variables }) => request(call, variables ?? {}));
  const handle: Handler<SiteCall> = hands
    ? Object.assign((call: SiteCall) => take({ ...call, body: asMeant(call.body) }), { body: deployBody })
    : (call) => request(call);
  const answer = names
    ? { shape: shapes.requestedDeploy, id: { below: '/deployments', field: 'deployment_id' } }
    : shapes.assumedMessage;
  return { handle, answer };
}

/** The body as clients mean it: PHP sends an empty map as an empty array, and a value may be a number. */
function asMeant(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('variables' in body)) return body;
  const { variables } = body;
  if (Array.isArray(variables) && variables.length === 0) return { ...body, variables: {} };
  if (typeof variables !== 'object' || variables === null || Array.isArray(variables)) return body;
  const texts = Object.entries(variables).map(([name, value]) => [
    name,
    typeof value === 'number' ? String(value) : value,
  ]);
  return { ...body, variables: Object.fromEntries(texts) };
}

function list(call: SiteCall): Answer {
  const { service, site, query } = call;
  const asked = query('include_logs') ?? 'false';
  if (!['true', 'false', '1', '0'].includes(asked))
    return invalid({ include_logs: ['The include logs must be true or false.'] });
  const withLogs = asked === 'true' || asked === '1';
  const { deploys } = service.store;
  const read = (skip: number, size: number) =>
    deploys
      .pageAtRest(site.id, skip, size)
      .map((one) => ({ ...shown(call, one), ...(withLogs && { log_content: logOf(call, one) }) }));
  return paged(call, deploys.countAtRest(site.id), read, mostPerPage);
}

function withDeploy(call: SiteCall, show: (deploy: Deploy) => Answer): Answer {
  const { service, site, parameters } = call;
  const found = service.store.deploys.ofUuid(site.id, parameters.deployment ?? '');
  return found === null ? notFound('Deployment') : show(found);
}

function showLog(call: SiteCall, deploy: Deploy): Answer {
  const entry = call.service.store.log.ofDeploy(deploy.id);
  if (deploy.state !== 'ended' || entry === null) return notFound('The log of this deployment');
  return data({
    deployment_id: deploy.uuid,
    log_id: entry.id,
    content: logOf(call, deploy),
    description: entry.description,
    status: statusOf(deploy),
  });
}

const logOf = ({ service }: SiteCall, { id, state }: Deploy): string | null =>
  state === 'ended' ? service.folders.logs.read(id) : null;

function shown({ service, server, site, url }: SiteCall, deploy: Deploy) {
  const { id, uuid, state, commit_hash, commit_message, created_at } = deploy;
  const status = statusOf(deploy);
  if (state === 'running') return { id: uuid, status };
  const path = `/api/servers/${server.id}/sites/${site.id}/deployments/${uuid}/log`;
  return {
    id: uuid,
    status,
    commit_hash,
    commit_message,
    source: 'api',
    human_source: 'API',
    created_at,
    log_id: (state === 'ended' ? service.store.log.ofDeploy(id)?.id : null) ?? null,
    log_url: state === 'ended' ? new URL(path, url).href : null,
  };
}

function statusOf(deploy: Deploy) {
  if (deploy.state === 'queued') return 'scheduled';
  if (deploy.state === 'running') return 'deploying';
  return hasFailed(deploy) ? 'failed' : 'success';
}
