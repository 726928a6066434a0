import type { z } from 'zod';
import {
  identifier,
  integer,
  ipAddress,
  notSelected,
  optional,
  ports,
  schedule,
  text,
} from './http/fields.ts';

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
  /** The fields of the body that creates a record. Those that are `writeOnly` are taken and neither kept nor shown. */
  fields: Readonly<Record<string, Field>>;
  adds: readonly Added[];
  /** Names of fields that a body must also have. If this is set, even to none, every other field is kept as well. */
  further?: readonly string[];
  /** Further fields that every record shows, each with the value that it has unless another one was sent. */
  constants?: Readonly<Record<string, string>>;
  /** The answer to a delete. */
  deleted: 'message' | 'record' | 'nothing';
  /** The API document shows a record. */
  isShown?: true;
};

type Field = z.ZodType<string | number | null | undefined>;

const writeOnly = { writeOnly: true };
const secret = { ...writeOnly, format: 'password' };
const listCreateShowDelete = ['list', 'create', 'show', 'delete'] as const;

export const databaseNameLength = 64;

export const databases: Kind = {
  singular: 'database',
  path: '/sqldb',
  owner: 'server',
  actions: listCreateShowDelete,
  fields: {
    name: text({ minimum: 2, maximum: databaseNameLength, checks: [identifier] })
      .refine((name) => name !== 'database', { error: notSelected })
      .meta({ not: { const: 'database' } }),
    user: text({ ...optional, minimum: 2, maximum: 64, checks: [identifier] }).nullish(),
    password: text(optional).nullish().meta(secret),
  },
  adds: ['status', 'server_id'],
  deleted: 'nothing',
};

export const kinds: readonly Kind[] = [
  {
    singular: 'queue worker',
    path: '/queues',
    owner: 'site',
    actions: [...listCreateShowDelete, 'restart'],
    fields: {
      connection: text(),
      queue: text(),
      maximum_seconds: integer(0, 60000),
      sleep: integer(0, 60000),
      processes: integer(1, 120),
      maximum_tries: integer(1, 60000).nullish(),
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
      name: text({ minimum: 2, maximum: 255 }),
      password: text({ minimum: 2, maximum: 255 }).meta(secret),
    },
    adds: ['path'],
    deleted: 'record',
    isShown: true,
  },
  {
    singular: 'network rule',
    path: '/network-rules',
    owner: 'server',
    actions: listCreateShowDelete,
    fields: {
      name: text({ maximum: 100 }),
      port: ports,
      type: text({ choices: ['tcp', 'udp'] }).meta(writeOnly),
      from_ip_address: ipAddress.nullish(),
    },
    adds: ['status', 'server_id'],
    deleted: 'nothing',
  },
  {
    singular: 'crontab',
    path: '/crontabs',
    owner: 'server',
    actions: listCreateShowDelete,
    fields: { user: text({ maximum: 255 }), command: text({ maximum: 255 }), frequency: schedule },
    adds: ['status', 'server_id'],
    deleted: 'nothing',
  },
  {
    singular: 'daemon',
    path: '/daemons',
    owner: 'server',
    // The document shows neither a show nor a delete.
    actions: ['list', 'create'],
    fields: { command: text({ maximum: 150 }) },
    adds: ['status', 'server_id'],
    deleted: 'nothing',
  },
  databases,
];

/** The fields of a kind that are kept and shown. */
export const keptFields = ({ fields }: Kind) =>
  Object.entries(fields).filter(([, field]) => !field.meta()?.writeOnly);
