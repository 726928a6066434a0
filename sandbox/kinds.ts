import type { Fields } from './http/fields.ts';

/** A field that a record has beside its `id`, its kind's fields and `created_at`. */
export type Added = 'status' | 'site_id' | 'server_id' | 'path';

/** Names that mean something in every record: no further field may have them. */
export const ownNames = ['id', 'status', 'site_id', 'server_id', 'path', 'created_at'];

/** One kind of record: what section 4 of the API document and docs/api-gaps.md say of it. */
export type Kind = {
  /** The name of one record, as in `auth user`. */
  singular: string;
  /** The path of the list, below that of the server or site that the records belong to. */
  path: string;
  owner: 'server' | 'site';
  actions: readonly ('list' | 'create' | 'show' | 'delete' | 'restart')[];
  /** The fields of the body that creates a record. */
  fields: Fields;
  adds: readonly Added[];
  /** Names of fields that a body must also have. If this is set, even to none, every other field is kept as well. */
  further?: readonly string[];
  /** The answer to a delete. */
  deleted: 'message' | 'record' | 'nothing';
};

const listCreateShowDelete = ['list', 'create', 'show', 'delete'] as const;

export const databases = {
  singular: 'database',
  path: '/sqldb',
  owner: 'server',
  actions: listCreateShowDelete,
  fields: {
    name: { type: 'string', minimum: 2, maximum: 64, format: 'identifier', not: ['database'] },
    user: { type: 'string', optional: true, minimum: 2, maximum: 64, format: 'identifier' },
    password: { type: 'string', optional: true, writeOnly: true },
  },
  adds: ['status', 'server_id'],
  deleted: 'nothing',
} as const satisfies Kind;

export const kinds: readonly Kind[] = [
  {
    singular: 'queue worker',
    path: '/queues',
    owner: 'site',
    actions: [...listCreateShowDelete, 'restart'],
    fields: {
      connection: { type: 'string' },
      queue: { type: 'string' },
      maximum_seconds: { type: 'integer', minimum: 0, maximum: 60000 },
      sleep: { type: 'integer', minimum: 0, maximum: 60000 },
      processes: { type: 'integer', minimum: 1, maximum: 120 },
      maximum_tries: { type: 'integer', optional: true, minimum: 1, maximum: 60000 },
    },
    adds: ['status', 'site_id', 'server_id'],
    deleted: 'message',
  },
  {
    singular: 'auth user',
    path: '/auth-users',
    owner: 'site',
    actions: listCreateShowDelete,
    fields: {
      name: { type: 'string', minimum: 2, maximum: 255 },
      password: { type: 'string', writeOnly: true, minimum: 2, maximum: 255 },
    },
    adds: ['path'],
    deleted: 'record',
  },
  {
    singular: 'network rule',
    path: '/network-rules',
    owner: 'server',
    actions: listCreateShowDelete,
    fields: {
      name: { type: 'string', maximum: 100 },
      port: { type: 'string', format: 'ports' },
      type: { type: 'string', writeOnly: true, choices: ['tcp', 'udp'] },
      from_ip_address: { type: 'string', optional: true, maximum: 45, format: 'ip' },
    },
    adds: ['status', 'server_id'],
    deleted: 'nothing',
  },
  {
    singular: 'crontab',
    path: '/crontabs',
    owner: 'server',
    actions: listCreateShowDelete,
    fields: {
      user: { type: 'string', maximum: 255 },
      command: { type: 'string', maximum: 255 },
      frequency: { type: 'string', maximum: 50, format: 'schedule' },
    },
    adds: ['status', 'server_id'],
    deleted: 'nothing',
  },
  {
    singular: 'daemon',
    path: '/daemons',
    owner: 'server',
    // The document shows neither a show nor a delete.
    actions: ['list', 'create'],
    fields: { command: { type: 'string', maximum: 150 } },
    adds: ['status', 'server_id'],
    deleted: 'nothing',
  },
  databases,
];
