import * as z from 'zod/mini';
import { line, oneOf, optional, text, wholeNumber } from '../api/fields.ts';
import { type RecordGroup, recordEndpoints } from '../api/records.ts';
import { type KindName, type KnownKind, knownKinds } from './known-kinds.ts';

/** The properties of one kind of record. Everything else is the same for all kinds. */
interface KindDefinition {
  readonly declared: RecordGroup['declared'];
  /** The fields that tell records apart. A record that differs only in other fields is the same one, changed. */
  readonly identity: readonly string[];
  /** Secret fields, which are sent but never shown, and so cannot be compared. */
  readonly writeOnly?: readonly string[];
  /** The way to replace a changed record: `delete-first` if it must never exist twice, `never` if that is impossible or destroys data. */
  readonly replaced: 'create-first' | 'delete-first' | 'never';
}

const IDENTIFIER = '2 to 64 letters, digits, dashes and underscores';
const identifier = z
  .string()
  .check(z.minLength(2), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]*$/), z.describe(IDENTIFIER));

const databaseName = identifier.check(
  z.refine((value) => value !== 'database'),
  z.meta({ description: `${IDENTIFIER}; must not be \`database\``, not: { const: 'database' } }),
);

const ports = z.string().check(
  z.regex(/^([0-9]{0,5})(:[0-9]{0,5})?$/),
  z.refine((value) => {
    const [from = 0, to = from] = value.split(':').map(Number);
    return from >= 1 && from <= to && to <= 65_535;
  }),
  z.describe('a port from 1 to 65535, or a range from:to of them, the smaller one first'),
);

const ipAddress = z.string().check(
  z.maxLength(45),
  z.refine((value) => z.union([z.ipv4(), z.ipv6()]).safeParse(value).success),
  z.describe('an IP address, at most 45 characters'),
);

const NAMED_SCHEDULE = /^@(annually|yearly|monthly|weekly|daily|midnight|hourly|reboot)$/;
const FIVE_FIELDS = /^[\d*,/\-A-Za-z]+( +[\d*,/\-A-Za-z]+){4}$/;

async function isSchedule(text: string): Promise<boolean> {
  if (!FIVE_FIELDS.test(text)) return NAMED_SCHEDULE.test(text);
  const { Cron } = await import('croner');
  try {
    // Without a callback it starts no timer.
    new Cron(text, { mode: '5-part' });
    return true;
  } catch {
    return false;
  }
}

const schedule = z
  .string()
  .check(
    z.maxLength(50),
    z.refine(isSchedule),
    z.describe(
      'a cron schedule of at most 50 characters: five fields as in */5 * * * *, or a name as in @daily',
    ),
  );

const crontabCommand = line({ most: 255 }).check(
  // The beginning of a whole line of a crontab is a schedule.
  z.refine(async (value) => {
    const words = value.trim().split(/\s+/, 5);
    return !((await isSchedule(words[0] ?? '')) || (await isSchedule(words.join(' '))));
  }),
  z.describe('a text of at most 255 characters, not blank, in one line, without a schedule at its beginning'),
);

/** The records that a manifest may declare, by kind (section 4). */
const definitions: Readonly<Record<KindName, KindDefinition>> = {
  // A queue needs only one: `processes` sets the number of its processes.
  'queue-workers': {
    declared: z.strictObject({
      connection: text(),
      queue: text(),
      maximum_seconds: wholeNumber(0, 60_000),
      sleep: wholeNumber(0, 60_000),
      processes: wholeNumber(1, 120),
      maximum_tries: optional(wholeNumber(1, 60_000)),
    }),
    identity: ['connection', 'queue'],
    replaced: 'delete-first',
  },
  'auth-users': {
    declared: z.strictObject({
      name: text({ least: 2, most: 255 }),
      password: text({ least: 2, most: 255 }),
    }),
    identity: ['name'],
    writeOnly: ['password'],
    replaced: 'delete-first',
  },
  crontabs: {
    declared: z.strictObject({ user: line({ most: 255 }), command: crontabCommand, frequency: schedule }),
    identity: ['user', 'command'],
    replaced: 'delete-first',
  },
  // The old rule may be the one that lets the service in.
  'network-rules': {
    declared: z.strictObject({
      name: text({ most: 100 }),
      port: ports,
      type: oneOf(['tcp', 'udp']),
      from_ip_address: optional(ipAddress),
    }),
    identity: ['name'],
    replaced: 'create-first',
  },
  daemons: {
    declared: z.strictObject({ command: line({ most: 150 }) }),
    identity: ['command'],
    replaced: 'never',
  },
  databases: {
    declared: z.strictObject({ name: databaseName, user: optional(identifier), password: optional(text()) }),
    identity: ['name'],
    writeOnly: ['password'],
    replaced: 'never',
  },
};

export type Kind = (typeof kinds)[number];

export const kinds = knownKinds.map((known: KnownKind & { name: KindName }) => {
  const group = { ...known, ...definitions[known.name] };
  return { ...group, endpoints: recordEndpoints(group) };
});

export function kindOf(name: KindName): Kind {
  const found = kinds.find((kind) => kind.name === name);
  if (found === undefined) throw new TypeError(`There is no kind ${name}`);
  return found;
}
