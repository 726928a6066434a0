/** The part of the API document that is about kinds of records, transcribed by hand like `document.ts`. */
import { AUTH_USER, type Body, type Fields, fieldsOf, type Shape } from './resources.ts';

const REFUSED = ['a b', 'a.b', 'ü-', 'a\n', "a';--"];
const text = { type: 'string', required: true } as const;
const identifier = {
  type: 'string',
  minimum: 2,
  maximum: 64,
  accepted: ['A-z_0', '--', 'Database', 'databases'],
  refused: REFUSED,
} as const;

const site = '/api/servers/{server}/sites/{site}';

export interface DocumentedKind {
  /** Of the list, and of the call that creates a record. */
  readonly path: string;
  readonly body: Body;
  /** A record as it is shown. Unless the document shows it, in the answer of the list, it is as docs/api-gaps.md says. */
  readonly record: Fields;
  readonly isShown?: true;
  /** The answer to a delete; left out where the document has no call for a single record. */
  readonly deleted?: Shape;
}

/** The fields of what is sent that are shown, and those that each record has beside them. */
const shown = (sent: string): Fields =>
  fieldsOf(`id integer, ${sent}, status string, server_id integer, created_at timestamp`);

/** The names of schedules that a crontab knows. */
const SCHEDULES = ['annually', 'yearly', 'monthly', 'weekly', 'daily', 'midnight', 'hourly', 'reboot'].map(
  (name) => `@${name}`,
);

/** Numbers, but of no port. */
const NO_PORTS = ['0', '65536', '99999', '0:80', '80:0', '80:65536', '000080', '-1'];

/** Section 4, from Queue workers to sqldb databases. */
export const KINDS: readonly DocumentedKind[] = [
  {
    path: `${site}/queues`,
    body: {
      connection: { ...text, example: () => 'redis' },
      queue: { ...text, example: () => 'default' },
      maximum_seconds: { type: 'integer', required: true, minimum: 0, maximum: 60000, example: () => 60 },
      sleep: { type: 'integer', required: true, minimum: 0, maximum: 60000, example: () => 3 },
      processes: { type: 'integer', required: true, minimum: 1, maximum: 120, example: () => 2 },
      maximum_tries: { type: 'integer', required: false, minimum: 1, maximum: 60000, example: () => 5 },
    },
    record: shown(`connection string, queue string, maximum_seconds integer, sleep integer, processes integer,
      maximum_tries integer or null, site_id integer`),
    deleted: { message: 'string' },
  },
  {
    path: `${site}/auth-users`,
    body: {
      name: { ...text, minimum: 2, maximum: 255, example: () => 'ada' },
      password: { ...text, secret: true, minimum: 2, maximum: 255, example: () => 'enter-here' },
    },
    record: AUTH_USER,
    isShown: true,
    deleted: { data: AUTH_USER },
  },
  {
    path: '/api/servers/{server}/network-rules',
    body: {
      name: { ...text, maximum: 100, example: () => 'web' },
      port: {
        ...text,
        example: () => '443',
        ofLength: () => '80',
        accepted: ['1', '65535', '8000:9000', '1:65535', '00080'],
        refused: [...NO_PORTS, ':', '80:', ':80', '80-90', '1:2:3', 'http', '8 0'],
      },
      type: {
        ...text,
        example: () => 'tcp',
        ofLength: () => 'udp',
        accepted: ['udp'],
        refused: ['TCP', 'icmp', 'tcp/udp'],
      },
      from_ip_address: {
        type: 'string',
        required: false,
        maximum: 45,
        example: () => '192.0.2.1',
        ofLength: (length) => (length > 45 ? `fe80::1%${'a'.repeat(length)}` : '192.0.2.1'),
        accepted: ['2001:db8::1', '1111:2222:3333:4444:5555:6666:100.100.100.100'],
        refused: ['', '192.0.2', '192.0.2.256', '192.0.2.0/24', 'fe80::1%eth0', 'example.com'],
      },
    },
    record: shown('name string, port string, from_ip_address string or null'),
    deleted: 'nothing',
  },
  {
    path: '/api/servers/{server}/crontabs',
    body: {
      user: { ...text, maximum: 255, example: () => 'www' },
      command: { ...text, maximum: 255, example: () => 'php artisan schedule:run' },
      frequency: {
        ...text,
        maximum: 50,
        example: () => '*/5 * * * *',
        ofLength: (length) => (length < 9 ? '@daily' : '* * * * '.padEnd(length, '1')),
        accepted: ['0 4 1-7 * MON', '15,45 0-23/2 * JAN-MAR 1-5', ...SCHEDULES],
        refused: ['* * * *', '* * * * * *', 'often', '@often', '* * * * ;', '*\n* * * *'],
      },
    },
    record: shown('user string, command string, frequency string'),
    deleted: 'nothing',
  },
  {
    path: '/api/servers/{server}/daemons',
    body: { command: { ...text, maximum: 150, example: () => 'php serve.php' } },
    record: shown('command string'),
  },
  {
    path: '/api/servers/{server}/sqldb',
    body: {
      name: { ...identifier, required: true, example: () => 'shop', refused: [...REFUSED, 'database'] },
      user: { ...identifier, required: false, example: () => 'shop_user', accepted: ['database'] },
      password: { type: 'string', required: false, secret: true, example: () => 'not-for-the-list' },
    },
    record: shown('name string, user string or null'),
    deleted: 'nothing',
  },
];
