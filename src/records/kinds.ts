import * as z from 'zod/mini';
import {
  except,
  identifier,
  ipAddress,
  line,
  oneOf,
  optional,
  ports,
  schedule,
  text,
  wholeNumber,
} from '../api/fields.ts';
import { recordEndpoints } from '../api/records.ts';
import type { Kind, KindDefinition } from './kind.ts';
import { type KindName, type KnownKind, knownKinds } from './known-kinds.ts';

/** The records that a manifest may declare, by kind (section 4). */
const definitions: Readonly<Record<KindName, KindDefinition>> = {
  // A queue needs only one: `processes` sets the number of its processes.
  'queue-workers': {
    declared: z.strictObject({
      connection: text(),
      queue: text(),
      maximum_seconds: wholeNumber({ least: 0, most: 60_000 }),
      sleep: wholeNumber({ least: 0, most: 60_000 }),
      processes: wholeNumber({ least: 1, most: 120 }),
      maximum_tries: optional(wholeNumber({ least: 1, most: 60_000 })),
    }),
    identity: ['connection', 'queue'],
    deleteFirst: true,
  },
  'auth-users': {
    declared: z.strictObject({
      name: text({ least: 2, most: 255 }),
      password: text({ least: 2, most: 255 }),
    }),
    identity: ['name'],
    writeOnly: ['password'],
  },
  crontabs: {
    declared: z.strictObject({
      user: line({ most: 255 }),
      command: line({ most: 255 }),
      frequency: schedule(),
    }),
    identity: ['user', 'command'],
    deleteFirst: true,
  },
  // A replacement creates first: the old rule may be the one that lets the service in.
  'network-rules': {
    declared: z.strictObject({
      name: text({ most: 100 }),
      port: ports(),
      type: oneOf(['tcp', 'udp']),
      from_ip_address: optional(ipAddress()),
    }),
    identity: ['name'],
  },
  daemons: {
    declared: z.strictObject({ command: line({ most: 150 }) }),
    identity: ['command'],
  },
  // Replacing one would destroy its data.
  databases: {
    declared: z.strictObject({
      name: except(identifier(), 'database'),
      user: optional(identifier()),
      password: optional(text()),
    }),
    identity: ['name'],
    writeOnly: ['password'],
    replaceable: false,
  },
};

export const kinds: readonly Kind[] = knownKinds.map((known: KnownKind & { name: KindName }) => {
  const group = { ...known, ...definitions[known.name] };
  return { ...group, endpoints: recordEndpoints(group) };
});

export function kindOf(name: KindName): Kind {
  const found = kinds.find((kind) => kind.name === name);
  if (found === undefined) throw new TypeError(`There is no kind ${name}`);
  return found;
}
