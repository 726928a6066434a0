import type { Fields } from './http/fields.ts';

/** What a record holds beside its `id`, its kind's fields and `created_at`. */
export type Added = 'status' | 'site_id' | 'server_id' | 'path';

/** Names that a record gives a meaning of their own: no further field may have them. */
export const ownNames = ['id', 'status', 'site_id', 'server_id', 'path', 'created_at'];

/** One kind of record: what section 4 of the API document and docs/api-gaps.md say of it. */
export type Kind = {
  name: string;
  /** What follows the path of the server or site that the records belong to. */
  path: string;
  owner: 'server' | 'site';
  actions: readonly ('list' | 'create' | 'show' | 'delete' | 'restart')[];
  /** Of the body that creates a record. */
  fields: Fields;
  adds: readonly Added[];
  /** Names of fields that a body must have too. Where they are named, if none, every other field is kept as well. */
  further?: readonly string[];
  /** What a delete answers. */
  deleted: 'message' | 'record' | 'nothing';
};

const listCreateShowDelete = ['list', 'create', 'show', 'delete'] as const;

export const databases = {
  name: 'database',
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
    name: 'queue worker',
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
    name: 'auth user',
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
    name: 'network rule',
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
    name: 'crontab',
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
    name: 'daemon',
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
