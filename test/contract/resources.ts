/** Section 2 of the API document, transcribed by hand, and the notation of the tables in document.ts. */

/** A type of a field as section 2 names it. */
type Nullable = 'integer' | 'string' | 'timestamp';
export type FieldType = Nullable | `${Nullable} or null` | 'number' | 'boolean';

/** Types by name; a record within a record has fields of its own, and a list those of its items. */
export type Fields = { readonly [name: string]: FieldType | Fields | Fields[] };

/** Fields in the document's order, each with its type: `id integer, name string`. */
export function fieldsOf(text: string): Fields {
  const isType = (type: string): type is FieldType =>
    /^(integer|string|timestamp|number|boolean)( or null)?$/.test(type);
  const fields = text.split(/,\s+/).map((field): [string, FieldType] => {
    const [, name = '', type = ''] = /^(\w+) (.*)$/.exec(field) ?? [];
    if (!isType(type)) throw new Error(`not a field: ${field}`);
    return [name, type];
  });
  return Object.fromEntries(fields);
}

export const SERVER =
  fieldsOf(`id integer, name string, ip_address string, php_version number, sqldb_version number,
  sites_count integer, status string, created_at timestamp`);

/** Section 2, Site (summary shape). */
export const SITE =
  fieldsOf(`id integer, domain string, web_directory string, blogapp boolean, webframework boolean,
  project_root string, last_deploy_at timestamp or null, created_at timestamp`);

/** Section 2: what the repository install answer adds under `repository`. */
export const REPOSITORY = fieldsOf('branch string, user string, provider string');

export const LOG_ENTRY =
  fieldsOf(`description string, content string, site_id integer or null, server_id integer,
  created_at timestamp`);

/** Section 2, Site (extended shape). */
export const EXTENDED_SITE: Fields = {
  ...fieldsOf(`id integer, server_id integer, domain string, deploy_script boolean, web_directory string,
    project_type string or null, project_root string, last_deploy_at timestamp or null, system_user string or null,
    php_version number, health_url string or null, has_repository boolean, created_at timestamp`),
  notification_urls: fieldsOf('chat_a string or null, chat_b string or null, webhook string or null'),
};

export const CERTIFICATE = fieldsOf(`id integer, status string, domain string, type string, active boolean,
  site_id integer, server_id integer, expires_at timestamp, created_at timestamp`);

export const AUTH_USER = fieldsOf('id integer, name string, path string or null, created_at timestamp');

/** Section 2, Pagination envelope. A page past the end has no `from` and `to`: not shown. */
export const LOG_PAGE: Fields = {
  data: [LOG_ENTRY],
  links: fieldsOf('first string, last string, prev string or null, next string or null'),
  meta: fieldsOf(`current_page integer, from integer or null, last_page integer, path string,
    per_page integer, to integer or null, total integer`),
};

/** The fields of an answer, or that it has no body (section 2, and section 4, column Response). */
export type Shape = Fields | 'nothing';

/** One field of a request body, as section 4 lists it. */
export interface BodyField {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly required: boolean;
  /** Both bounds belong to what is accepted. They count characters of a string. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** A value that is accepted, however often it was before. */
  readonly example: () => unknown;
  /** A string of this many characters that only its length could be wrong with; without it, any letters will do. */
  readonly ofLength?: (length: number) => string;
  /** A secret, which no answer shows. */
  readonly secret?: true;
  /** Values that further constraints accept and refuse. */
  readonly accepted?: readonly unknown[];
  readonly refused?: readonly unknown[];
}

export type Body = Readonly<Record<string, BodyField>>;

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `{record}` is the id of a record of the kind that the path names. */
  readonly path: string;
  readonly body?: Body;
  readonly query?: readonly string[];
  readonly answer: Shape;
  /** The document does not show the answer, or shows `null`: it is as docs/api-gaps.md says. */
  readonly gap?: true;
}
