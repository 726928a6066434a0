import { z } from 'zod';
import type { Novelty } from '../options.ts';
import { siteStatuses } from '../site-status.ts';
import type { Shown } from './manner.ts';

/** The shapes of answers: the resources of section 2 of the API document, under their names there. */

const integer = z.number().meta({ type: 'integer' });
const timestamp = z.string().meta({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$' });
const lastDeployAt = timestamp.nullable().meta({ description: 'Null when never deployed.' });

/** A resource, which the OpenAPI document has once, under its name. */
const named = <Fields extends z.ZodRawShape>(id: string, description: string, fields: Fields) =>
  z.object(fields).meta({ id, description });

export const server = named('Server', 'A server.', {
  id: integer,
  name: z.string(),
  ip_address: z.string(),
  php_version: z.number(),
  sqldb_version: z.number(),
  sites_count: integer.meta({ description: 'Number of sites on the server.' }),
  status: z.string().meta({ description: 'A phrase for people.' }),
  created_at: timestamp,
});

const siteFields = {
  id: integer,
  domain: z.string(),
  web_directory: z.string(),
  blogapp: z.boolean().meta({ description: 'True while blogapp is installed.' }),
  webframework: z.boolean(),
  project_root: z.string(),
  last_deploy_at: lastDeployAt,
  created_at: timestamp,
};
export const repository = z.object({ branch: z.string(), user: z.string(), provider: z.string() });

export const site = named('Site', 'A site, in its summary shape.', siteFields);

export const siteWithRepository = named(
  'SiteWithRepository',
  'A site, as the answer to the install of a repository shows it.',
  { ...siteFields, repository },
);

const notificationUrls = z
  .object({ chat_a: z.string().nullable(), chat_b: z.string().nullable(), webhook: z.string().nullable() })
  .meta({ description: 'The URLs that are set.' });

export const extendedSite = named('ExtendedSite', 'A site, in its extended shape.', {
  id: integer,
  server_id: integer,
  domain: z.string(),
  deploy_script: z.boolean(),
  web_directory: z.string(),
  project_type: z.string().nullable(),
  project_root: z.string(),
  last_deploy_at: lastDeployAt,
  system_user: z.string().nullable(),
  php_version: z.number(),
  health_url: z.string().nullable(),
  notification_urls: notificationUrls,
  has_repository: z.boolean(),
  created_at: timestamp,
});

const quickDeploy = z.boolean().meta({ description: 'True where every push is deployed.' });

/** The repository of a site, as the family shows it. */
export const namedRepository = repository.extend({ name: z.string() });
export const repositoryOfFamily = (has: Has) =>
  has('quick-deploy') ? namedRepository.extend({ quick_deploy: quickDeploy }) : namedRepository;

/** True for what the family has. */
export type Has = (what: Novelty) => boolean;

/** A shape of a site with what the family adds to it. */
export const ofFamily = (shape: z.ZodObject, has: Has) =>
  shape
    .extend({
      ...{ server_id: integer, project_type: z.string().nullable(), php_version: z.number() },
      ...{ test_domain: z.string().nullable(), has_staging: z.boolean() },
      zero_downtime_deployment: z
        .boolean()
        .meta({ description: 'True where a new release becomes active after the script.' }),
      ...(has('live-log') && { current_deploy_log: currentDeployLog }),
      ...(has('quick-deploy') && { quick_deploy: quickDeploy }),
      ...(has('notification-urls') && { notification_urls: notificationUrls }),
      status: z.enum(siteStatuses),
      has_repository: z.boolean(),
      ...(has('site-repository') && { repository: namedRepository.nullable() }),
    })
    .meta({ ...shape.meta() });

const currentDeployLog = z.string().nullable().meta({
  description: 'What the running deploy has printed so far; null when none runs, or nothing is printed yet.',
});

export const logEntry = named('LogEntry', 'An entry of a log.', {
  description: z.string(),
  content: z.string().meta({ description: 'May be empty; may contain line breaks.' }),
  site_id: integer.nullable().meta({ description: 'Null for entries of the server.' }),
  server_id: integer,
  created_at: timestamp,
});

/** An entry of a log, as the family shows it. */
export const typedLogEntry = named('LogEntry', 'An entry of a log.', {
  ...logEntry.shape,
  id: integer,
  type: z.enum(['deploy']).nullable(),
  created_at_human: z.string().meta({ description: 'How long ago that was, for people.' }),
});

/** The same of a site; `content` may be left out of its list. */
export const siteLogEntry = named('SiteLogEntry', "An entry of a site's log.", {
  ...typedLogEntry.shape,
  content: logEntry.shape.content.optional(),
});

const uuid = z.string().meta({ format: 'uuid' });
const deploymentStatus = z
  .enum(['scheduled', 'deploying', 'success', 'failed'])
  .meta({ description: 'It is `scheduled` while another deploy of the site runs.' });
const deploymentFields = {
  commit_hash: z.string().nullable().meta({ description: 'At least seven digits; null when not known.' }),
  commit_message: z.string().nullable(),
  source: z.string(),
  human_source: z.string(),
  created_at: timestamp,
  log_id: integer.nullable(),
  log_url: z.string().nullable().meta({ description: 'Null until it has finished, like `log_id`.' }),
};

export const deployment = named('Deployment', 'A deploy of a site.', {
  ...{ id: uuid, status: deploymentStatus },
  ...z.object(deploymentFields).partial().shape,
});

export const listedDeployment = named('ListedDeployment', 'A deploy of a site that does not run.', {
  ...{ id: uuid, status: deploymentStatus, ...deploymentFields },
  log_content: z.string().nullable().optional().meta({ description: 'Only with `include_logs`.' }),
});

export const deploymentLog = named('DeploymentLog', 'The log of a deploy that has finished.', {
  ...{ deployment_id: uuid, log_id: integer, content: z.string(), description: z.string() },
  status: deploymentStatus,
});

export const certificate = named('Certificate', 'An SSL certificate of a site.', {
  id: integer,
  status: z.string(),
  domain: z.string(),
  type: z.string(),
  active: z.boolean(),
  site_id: integer,
  server_id: integer,
  expires_at: timestamp,
  created_at: timestamp,
});

/** Fields that a record has beside those of its kind. */
export const ofRecords = {
  id: integer,
  status: z.string(),
  site_id: integer,
  server_id: integer,
  path: z
    .string()
    .nullable()
    .meta({ description: 'URL path that the user is restricted to; null when none.' }),
  created_at: timestamp,
};

/** Marks a shape that the API document does not show: docs/api-gaps.md says it. */
export const assumed = <Shape extends z.ZodType>(shape: Shape): Shape => shape.meta({ 'x-assumed': true });

export const wrapped = (shape: z.ZodType) => z.object({ data: shape });
export const data = (shape: z.ZodType) => ({ shape: wrapped(shape) });
export const messageShape = z.object({ message: z.string() });
export const message: Shown = { shape: messageShape };
export const assumedMessage: Shown = { shape: assumed(messageShape) };

/** The answer to a request for a deploy; without a repository there is none. */
export const requestedDeploy = assumed(messageShape.extend({ deployment_id: uuid.optional() }));

/** The bodies of refusals. */
export const refusal = named(
  'Error',
  'What went wrong, in words for people; never to be compared.',
  messageShape.shape,
);
export const fieldErrors = named(
  'FieldErrors',
  'What is wrong, all at once; with no field to blame, no `errors`.',
  {
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  },
);
/** The family's refusal of a write that comes too early. */
export const tooEarly = named('TooEarly', 'What keeps the site from being changed.', { error: z.string() });
