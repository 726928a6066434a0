/**
 * The contents of answers, as JSON Schemas: the resources of section 2 of the API's document by their names there, and the
 * shapes of errors that docs/api-gaps.md assumes. Plain data, in the document's order.
 */

/** A JSON Schema, or a part of one. */
export type Schema = { readonly [keyword: string]: unknown };

const string = { type: 'string' };
const integer = { type: 'integer' };
const number = { type: 'number' };
const boolean = { type: 'boolean' };
const timestamp = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' };

/** A field that is null when it has no value. */
export function orNull(schema: { readonly type: string }): Schema {
  return { ...schema, type: [schema.type, 'null'] };
}

/** A reference to one of the components. */
export function reference(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

function record(description: string, properties: { readonly [field: string]: Schema }): Schema {
  return { type: 'object', description, required: Object.keys(properties), properties };
}

const site: { readonly [field: string]: Schema } = {
  id: integer,
  domain: string,
  web_directory: string,
  blogapp: { ...boolean, description: 'True while blogapp is installed.' },
  webframework: boolean,
  project_root: string,
  last_deploy_at: { ...orNull(timestamp), description: 'Null when never deployed.' },
  created_at: timestamp,
};

/** Fields that a record of any kind may show beside those that were declared. */
export const addedFields: { readonly [field: string]: Schema } = {
  status: string,
  site_id: integer,
  server_id: integer,
  created_at: timestamp,
};

export const resources: { readonly [name: string]: Schema } = {
  Server: record('A server.', {
    id: integer,
    name: string,
    ip_address: string,
    php_version: number,
    sqldb_version: number,
    sites_count: { ...integer, description: 'Number of sites on the server.' },
    status: { ...string, description: 'A phrase for people.' },
    created_at: timestamp,
  }),
  Site: record('A site, in its summary shape.', site),
  SiteWithRepository: record('A site, as the answer to the install of a repository shows it.', {
    ...site,
    repository: record('The repository.', { branch: string, user: string, provider: string }),
  }),
  ExtendedSite: record('A site, in its extended shape.', {
    id: integer,
    server_id: integer,
    domain: string,
    deploy_script: boolean,
    web_directory: string,
    project_type: orNull(string),
    project_root: string,
    last_deploy_at: { ...orNull(timestamp), description: 'Null when never deployed.' },
    system_user: orNull(string),
    php_version: number,
    health_url: orNull(string),
    notification_urls: record('The URLs that are set.', {
      chat_a: orNull(string),
      chat_b: orNull(string),
      webhook: orNull(string),
    }),
    has_repository: boolean,
    created_at: timestamp,
  }),
  LogEntry: record('An entry of a log.', {
    description: string,
    content: { ...string, description: 'May be empty; may contain line breaks.' },
    site_id: { ...orNull(integer), description: 'Null for entries of the server.' },
    server_id: integer,
    created_at: timestamp,
  }),
  Certificate: record('An SSL certificate of a site.', {
    id: integer,
    status: string,
    domain: string,
    type: string,
    active: boolean,
    site_id: integer,
    server_id: integer,
    expires_at: timestamp,
    created_at: timestamp,
  }),
  AuthUser: record('A user of the basic authentication of a site; the password is never shown.', {
    id: integer,
    name: string,
    path: { ...orNull(string), description: 'URL path that the user is restricted to; null when none.' },
    created_at: timestamp,
  }),
  PageLinks: record('Addresses of other pages.', {
    first: string,
    last: string,
    prev: orNull(string),
    next: orNull(string),
  }),
  PageMeta: record('Where a page stands.', {
    current_page: integer,
    from: { ...orNull(integer), description: 'Null past the last page (assumed).' },
    last_page: integer,
    path: string,
    per_page: integer,
    to: { ...orNull(integer), description: 'Null past the last page (assumed).' },
    total: integer,
  }),
};

const message = { message: string };

/** The bodies of answers that are errors. */
export const errors: { readonly [name: string]: Schema } = {
  Error: record('What went wrong, in words for people; never to be compared.', message),
  FieldErrors: {
    type: 'object',
    description: 'What is wrong, all of it at once; without `errors` when no field is to blame.',
    required: ['message'],
    properties: {
      ...message,
      errors: { type: 'object', additionalProperties: { type: 'array', items: string } },
    },
  },
};
