import {
  AUTH_USER,
  CERTIFICATE,
  CRONTAB,
  DAEMON,
  DATABASE,
  EXTENDED_SITE,
  LOG_ENTRY,
  NETWORK_RULE,
  QUEUE_WORKER,
  REPOSITORY,
  SERVER,
  type Shape,
  SITE,
} from './document.ts';

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
  /** What it must match, where the document writes a pattern. */
  readonly pattern?: string;
  /** The only values. */
  readonly choices?: readonly string[];
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
  readonly answer: Shape;
  /** The document does not show the answer, or shows `null`: it is as docs/api-gaps.md says. */
  readonly gap?: true;
}

let domains = 0;

/** A domain that is not taken. */
function domainOf(length: number): string {
  domains += 1;
  const start = `d${domains}.`;
  return start.padEnd(length, 'abcdefghi.').replace(/\.$/, 'x');
}

/** Section 4, Sites; both directories must match `/[a-zA-Z0-9\/]/`. */
const directory = {
  type: 'string',
  maximum: 50,
  pattern: '[a-zA-Z0-9/]',
  example: () => '/public',
  accepted: ['/', 'a', '9', '/a/b-c_d'],
  refused: ['-', '!?', 'ü'],
} as const;

const url = {
  type: 'string',
  required: false,
  example: () => 'http://127.0.0.1:9/hook',
  accepted: ['https://chat.example/a?b=c#d', 'http://[::1]:8080/'],
  // Which schemes are URLs is not shown; those of the web are.
  refused: [
    '',
    'chat.example',
    '/hook',
    'ftp://chat.example/',
    'file:///etc/passwd',
    'http://',
    'http://u:p@chat.example/',
  ],
} as const;

const identifier = {
  type: 'string',
  minimum: 2,
  maximum: 64,
  accepted: ['A-z_0', '--', 'Database', 'databases'],
  refused: ['a b', 'a.b', 'ü-', 'a\n', "a';--"],
} as const;

const site = '/api/servers/{server}/sites/{site}';

/** Section 4, whole. */
export const ENDPOINTS: readonly Endpoint[] = [
  // Servers
  { method: 'GET', path: '/api/servers', answer: { list: SERVER } },
  { method: 'GET', path: '/api/servers/{server}', answer: { data: SERVER } },
  { method: 'GET', path: '/api/servers/{server}/logs', answer: { page: LOG_ENTRY } },
  { method: 'POST', path: '/api/servers/{server}/restart', answer: { text: 'message' } },
  { method: 'POST', path: '/api/servers/{server}/refresh-opcache', answer: { data: SERVER } },

  // Sites
  { method: 'GET', path: '/api/servers/{server}/sites', answer: { list: SITE } },
  {
    method: 'POST',
    path: '/api/servers/{server}/sites',
    body: {
      root_domain: {
        type: 'string',
        required: true,
        maximum: 100,
        example: () => domainOf(20),
        ofLength: domainOf,
      },
      web_directory: { ...directory, required: true },
      project_root: { ...directory, required: false },
    },
    answer: { data: SITE },
  },
  { method: 'GET', path: site, answer: { data: SITE } },
  { method: 'DELETE', path: site, answer: { text: 'message' }, gap: true },
  { method: 'GET', path: `${site}/log`, answer: { data: LOG_ENTRY } },

  // Site apps
  {
    method: 'POST',
    path: `${site}/blogapp`,
    body: { create_database: { type: 'boolean', required: false, example: () => true, accepted: [false] } },
    answer: { data: SITE },
  },
  { method: 'DELETE', path: `${site}/blogapp`, answer: { data: SITE } },
  { method: 'POST', path: `${site}/cloudstore`, answer: { data: SITE } },
  { method: 'DELETE', path: `${site}/cloudstore`, answer: { data: SITE } },

  // Repository
  {
    method: 'POST',
    path: `${site}/repository`,
    body: {
      provider: {
        type: 'string',
        required: true,
        maximum: 100,
        choices: ['hosted_git_1', 'hosted_git_2', 'hosted_git_3', 'custom'],
        example: () => 'hosted_git_1',
        ofLength: (length) => (length > 100 ? 'x'.repeat(length) : 'hosted_git_1'),
        accepted: ['hosted_git_2', 'hosted_git_3'],
        refused: ['hosted_git_4', 'Custom'],
      },
      branch: { type: 'string', required: true, example: () => 'main', ofLength: () => 'main' },
      name: {
        type: 'string',
        required: true,
        example: () => 'acme/shop',
        ofLength: () => 'acme/shop',
        refused: ['shop', 'acme/', '/shop', 'a/b/c'],
      },
    },
    answer: { data: SITE, repository: REPOSITORY },
  },
  { method: 'DELETE', path: `${site}/repository`, answer: { data: SITE } },

  // Deployments, environment, notifications, certificates
  { method: 'GET', path: `${site}/deploy/script`, answer: { text: 'deploy_script' }, gap: true },
  {
    method: 'PATCH',
    path: `${site}/deploy/script`,
    body: {
      deploy_script: {
        type: 'string',
        required: true,
        minimum: 0,
        maximum: 65535,
        example: () => 'true\n',
      },
    }, // not shown
    answer: { text: 'message' },
    gap: true,
  },
  { method: 'POST', path: `${site}/deploy`, answer: { text: 'message' }, gap: true },
  { method: 'GET', path: `${site}/env`, answer: { text: 'content' }, gap: true }, // null: the file is absent
  {
    method: 'PATCH',
    path: `${site}/env`,
    body: { content: { type: 'string', required: true, minimum: 0, example: () => 'A=1\n' } }, // not shown
    answer: { text: 'message' }, // null: the file is absent
    gap: true,
  },
  {
    method: 'PATCH',
    path: `${site}/notifications`,
    body: { chat_a_webhook_url: url, chat_b_webhook_url: url, deploy_webhook_url: url }, // required or not: gap
    answer: { data: EXTENDED_SITE },
  },
  { method: 'GET', path: `${site}/certificates/{certificate}`, answer: { data: CERTIFICATE } },

  // Queue workers
  { method: 'GET', path: `${site}/queues`, answer: { list: QUEUE_WORKER }, gap: true },
  {
    method: 'POST',
    path: `${site}/queues`,
    body: {
      connection: { type: 'string', required: true, example: () => 'redis' },
      queue: { type: 'string', required: true, example: () => 'default' },
      maximum_seconds: { type: 'integer', required: true, minimum: 0, maximum: 60000, example: () => 60 },
      sleep: { type: 'integer', required: true, minimum: 0, maximum: 60000, example: () => 3 },
      processes: { type: 'integer', required: true, minimum: 1, maximum: 120, example: () => 2 },
      maximum_tries: { type: 'integer', required: false, minimum: 1, maximum: 60000, example: () => 5 },
    },
    answer: { data: QUEUE_WORKER },
    gap: true,
  },
  { method: 'GET', path: `${site}/queues/{record}`, answer: { data: QUEUE_WORKER }, gap: true },
  { method: 'POST', path: `${site}/queues/{record}/restart`, answer: { text: 'message' } },
  { method: 'DELETE', path: `${site}/queues/{record}`, answer: { text: 'message' }, gap: true },

  // Auth users
  { method: 'GET', path: `${site}/auth-users`, answer: { list: AUTH_USER } },
  {
    method: 'POST',
    path: `${site}/auth-users`,
    body: {
      name: { type: 'string', required: true, minimum: 2, maximum: 255, example: () => 'ada' },
      password: { type: 'string', required: true, minimum: 2, maximum: 255, example: () => 'enter-here' },
    },
    answer: { data: AUTH_USER },
    gap: true,
  },
  { method: 'GET', path: `${site}/auth-users/{record}`, answer: { data: AUTH_USER }, gap: true },
  { method: 'DELETE', path: `${site}/auth-users/{record}`, answer: { data: AUTH_USER }, gap: true },

  // Network rules
  { method: 'GET', path: '/api/servers/{server}/network-rules', answer: { list: NETWORK_RULE }, gap: true },
  {
    method: 'POST',
    path: '/api/servers/{server}/network-rules',
    body: {
      name: { type: 'string', required: true, maximum: 100, example: () => 'web' },
      port: {
        type: 'string',
        required: true,
        pattern: '^([0-9]{0,5})(:[0-9]{0,5})?$',
        example: () => '443',
        ofLength: () => '80',
        accepted: ['1', '65535', '8000:9000', '1:65535', '00080'],
        refused: [
          '0',
          '65536',
          '99999',
          '0:80',
          '80:0',
          '80:65536',
          ':',
          '80:',
          ':80',
          '80-90',
          '1:2:3',
          'http',
          '000080',
          '-1',
          '8 0',
        ],
      },
      type: {
        type: 'string',
        required: true,
        choices: ['tcp', 'udp'],
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
    answer: { data: NETWORK_RULE },
    gap: true,
  },
  {
    method: 'GET',
    path: '/api/servers/{server}/network-rules/{record}',
    answer: { data: NETWORK_RULE },
    gap: true,
  },
  { method: 'DELETE', path: '/api/servers/{server}/network-rules/{record}', answer: 'nothing', gap: true },

  // Crontabs
  { method: 'GET', path: '/api/servers/{server}/crontabs', answer: { list: CRONTAB }, gap: true },
  {
    method: 'POST',
    path: '/api/servers/{server}/crontabs',
    body: {
      user: { type: 'string', required: true, maximum: 255, example: () => 'www' },
      command: { type: 'string', required: true, maximum: 255, example: () => 'php artisan schedule:run' },
      frequency: {
        type: 'string',
        required: true,
        maximum: 50,
        example: () => '*/5 * * * *',
        ofLength: (length) => (length < 9 ? '@daily' : '* * * * '.padEnd(length, '1')),
        accepted: ['0 4 1-7 * MON', '@daily', '15,45 0-23/2 * JAN-MAR 1-5'],
        refused: ['* * * *', '* * * * * *', 'often', '@often', '* * * * ;', '*\n* * * *'],
      },
    },
    answer: { data: CRONTAB },
    gap: true,
  },
  { method: 'GET', path: '/api/servers/{server}/crontabs/{record}', answer: { data: CRONTAB }, gap: true },
  { method: 'DELETE', path: '/api/servers/{server}/crontabs/{record}', answer: 'nothing', gap: true },

  // Daemons: show and delete are not shown, and are no endpoints
  { method: 'GET', path: '/api/servers/{server}/daemons', answer: { list: DAEMON }, gap: true },
  {
    method: 'POST',
    path: '/api/servers/{server}/daemons',
    body: { command: { type: 'string', required: true, maximum: 150, example: () => 'php serve.php' } },
    answer: { data: DAEMON },
    gap: true,
  },

  // sqldb databases
  { method: 'GET', path: '/api/servers/{server}/sqldb', answer: { list: DATABASE }, gap: true },
  {
    method: 'POST',
    path: '/api/servers/{server}/sqldb',
    body: {
      name: {
        ...identifier,
        required: true,
        example: () => 'shop',
        refused: [...identifier.refused, 'database'],
      },
      user: { ...identifier, required: false, example: () => 'shop_user', accepted: ['database'] },
      password: { type: 'string', required: false, example: () => 'not-for-the-list' },
    },
    answer: { data: DATABASE },
    gap: true,
  },
  { method: 'GET', path: '/api/servers/{server}/sqldb/{record}', answer: { data: DATABASE }, gap: true },
  { method: 'DELETE', path: '/api/servers/{server}/sqldb/{record}', answer: 'nothing', gap: true },
];

/** What the client refuses though the service takes it, and why. */
export const STRICTER: readonly { path: string; field: string; value: string; why: string }[] = [
  ...['user', 'command'].map((field) => ({
    path: '/api/servers/{server}/crontabs',
    field,
    value: 'one\ntwo',
    why: 'a crontab has one line for each entry: the rest would be another',
  })),
  {
    path: '/api/servers/{server}/crontabs',
    field: 'frequency',
    value: '* * * * '.padEnd(50, '1'),
    why: 'cron would not read it: nothing would ever run',
  },
  {
    path: '/api/servers/{server}/daemons',
    field: 'command',
    value: 'one\ntwo',
    why: 'a supervisor has one line for each command',
  },
  {
    path: '/api/servers/{server}/network-rules',
    field: 'port',
    value: '9000:8000',
    why: 'no port is in a range that runs backwards',
  },
];

/** Values on the bounds, of characters that UTF-16 writes as two too, and what further constraints accept. */
export function insideOf(field: BodyField): unknown[] {
  const { type, minimum = 1, maximum, accepted = [] } = field;
  if (type === 'integer') return [minimum, maximum];
  if (type === 'boolean' || (accepted.length > 0 && maximum === undefined))
    return [field.example(), ...accepted];
  const texts = [minimum, maximum ?? 5000].map((length) => textOf(field, length));
  const isFree = field.ofLength === undefined && field.refused === undefined;
  return [...texts, ...(isFree ? ['\u{1f600}'.repeat(maximum ?? 5000)] : []), ...accepted];
}

/** Values just over the bounds, of other types, and what further constraints refuse. */
export function outsideOf(field: BodyField): unknown[] {
  const { type, required, minimum = 1, maximum, refused = [] } = field;
  const absent = required ? [undefined, null] : [];
  const others = [...refused, ...absent, {}, ['x'], type === 'string' ? 7 : 'x'];
  if (type === 'boolean') return others;
  if (type === 'integer')
    return [...others, minimum - 1, minimum + 0.5, String(minimum), Number(maximum) + 1];
  const short = minimum === 0 ? [] : [textOf(field, minimum - 1), '', ' '];
  const long = maximum === undefined ? [] : [textOf(field, maximum + 1)];
  return [...others, ...short, ...long];
}

function textOf({ ofLength }: BodyField, length: number): string {
  return length > 0 && ofLength !== undefined ? ofLength(length) : 'x'.repeat(length);
}

/** A body that is accepted. */
export function exampleOf(body: Body): Record<string, unknown>;
export function exampleOf(body: Body | undefined): Record<string, unknown> | undefined;
export function exampleOf(body: Body | undefined) {
  if (body === undefined) return undefined;
  return Object.fromEntries(Object.entries(body).map(([name, { example }]) => [name, example()]));
}
