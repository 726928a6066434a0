import { z } from 'zod';
import type { Shown } from '../http/route.ts';
import { siteStatuses } from '../site-status.ts';

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
const repository = z.object({ branch: z.string(), user: z.string(), provider: z.string() });

export const site = named('Site', 'A site, in its summary shape.', siteFields);

export const siteWithRepository = named(
  'SiteWithRepository',
  'A site, as the answer to the install of a repository shows it.',
  { ...siteFields, repository },
);

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
  notification_urls: z
    .object({ chat_a: z.string().nullable(), chat_b: z.string().nullable(), webhook: z.string().nullable() })
    .meta({ description: 'The URLs that are set.' }),
  has_repository: z.boolean(),
  created_at: timestamp,
});

/** A shape of a site with what the family adds to it. */
export const ofFamily = (shape: z.ZodObject) =>
  shape
    .extend({
      status: z.enum(siteStatuses),
      has_repository: z.boolean(),
      repository: repository.extend({ name: z.string() }).nullable(),
    })
    .meta({ ...shape.meta() });

export const logEntry = named('LogEntry', 'An entry of a log.', {
  description: z.string(),
  content: z.string().meta({ description: 'May be empty; may contain line breaks.' }),
  site_id: integer.nullable().meta({ description: 'Null for entries of the server.' }),
  server_id: integer,
  created_at: timestamp,
});

/** An entry of a site's log, as the family shows it; `content` may be left out of its list. */
export const siteLogEntry = named('SiteLogEntry', "An entry of a site's log.", {
  ...logEntry.shape,
  id: integer,
  type: z.enum(['deploy']).nullable(),
  content: logEntry.shape.content.optional(),
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
