/**
 * The API document, transcribed by hand from its sections 2, 4 and 5, so that client and sandbox are measured by the same
 * thing and not by each other. What the document does not show is as docs/api-gaps.md says, and marked so.
 */
import {
  AUTH_USER,
  type Body,
  CERTIFICATE,
  type Endpoint,
  EXTENDED_SITE,
  type Fields,
  LOG_ENTRY,
  REPOSITORY,
  SERVER,
  type Shape,
  SITE,
} from './resources.ts';

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

const created_at = '2026-01-02 03:04:05';

const server = {
  id: 1,
  name: 'web-1',
  ip_address: '192.0.2.10',
  php_version: 8.4,
  sqldb_version: 8,
  sites_count: 2,
  status: 'Server is active',
  created_at: '2026-01-02 03:04:05',
};

const shop = {
  id: 2,
  domain: 'shop.example',
  web_directory: '/public',
  blogapp: false,
  webframework: false,
  project_root: '/',
  last_deploy_at: null,
  created_at: '2026-01-02 03:04:05',
};

const repository = { branch: 'main', user: 'acme', provider: 'hosted_git_1' };

const logEntry = { description: 'Deploy', content: 'hello\n', site_id: 2, server_id: 1, created_at };
const serverLogEntry = {
  description: 'Server restarted',
  content: '',
  site_id: null,
  server_id: 1,
  created_at,
};

const site = '/api/servers/{server}/sites/{site}';

/** One kind of record. What the document does not show of it is as docs/api-gaps.md says. */
export interface DocumentedKind {
  /** Of the list, and of the call that creates a record. */
  readonly path: string;
  readonly body: Body;
  /** A record as it is shown. */
  readonly record: Fields;
  /** The document shows a record, in the answer of the list. */
  readonly isShown?: true;
  /** The answer to a delete; left out where the document has no call for a single record. */
  readonly deleted?: Shape;
}

/** Fields of every record that the document does not show. */
const OF_SERVER = { status: 'string', server_id: 'integer', created_at: 'timestamp' } as const;
const OF_SITE = { site_id: 'integer', ...OF_SERVER } as const;

/** The names of schedules that a crontab knows. */
const SCHEDULES = ['annually', 'yearly', 'monthly', 'weekly', 'daily', 'midnight', 'hourly', 'reboot'].map(
  (name) => `@${name}`,
);

/** Section 4, from Queue workers to sqldb databases. */
export const KINDS: readonly DocumentedKind[] = [
  {
    path: `${site}/queues`,
    body: {
      connection: { type: 'string', required: true, example: () => 'redis' },
      queue: { type: 'string', required: true, example: () => 'default' },
      maximum_seconds: { type: 'integer', required: true, minimum: 0, maximum: 60000, example: () => 60 },
      sleep: { type: 'integer', required: true, minimum: 0, maximum: 60000, example: () => 3 },
      processes: { type: 'integer', required: true, minimum: 1, maximum: 120, example: () => 2 },
      maximum_tries: { type: 'integer', required: false, minimum: 1, maximum: 60000, example: () => 5 },
    },
    record: {
      id: 'integer',
      connection: 'string',
      queue: 'string',
      maximum_seconds: 'integer',
      sleep: 'integer',
      processes: 'integer',
      maximum_tries: 'integer or null',
      ...OF_SITE,
    },
    deleted: { text: 'message' },
  },
  {
    path: `${site}/auth-users`,
    body: {
      name: { type: 'string', required: true, minimum: 2, maximum: 255, example: () => 'ada' },
      password: {
        type: 'string',
        required: true,
        secret: true,
        minimum: 2,
        maximum: 255,
        example: () => 'enter-here',
      },
    },
    record: AUTH_USER,
    isShown: true,
    deleted: { data: AUTH_USER },
  },
  {
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
    record: {
      id: 'integer',
      name: 'string',
      port: 'string',
      from_ip_address: 'string or null',
      ...OF_SERVER,
    },
    deleted: 'nothing',
  },
  {
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
        accepted: ['0 4 1-7 * MON', '15,45 0-23/2 * JAN-MAR 1-5', ...SCHEDULES],
        refused: ['* * * *', '* * * * * *', 'often', '@often', '* * * * ;', '*\n* * * *'],
      },
    },
    record: { id: 'integer', user: 'string', command: 'string', frequency: 'string', ...OF_SERVER },
    deleted: 'nothing',
  },
  {
    path: '/api/servers/{server}/daemons',
    body: { command: { type: 'string', required: true, maximum: 150, example: () => 'php serve.php' } },
    record: { id: 'integer', command: 'string', ...OF_SERVER },
  },
  {
    path: '/api/servers/{server}/sqldb',
    body: {
      name: {
        ...identifier,
        required: true,
        example: () => 'shop',
        refused: [...identifier.refused, 'database'],
      },
      user: { ...identifier, required: false, example: () => 'shop_user', accepted: ['database'] },
      password: { type: 'string', required: false, secret: true, example: () => 'not-for-the-list' },
    },
    record: { id: 'integer', name: 'string', user: 'string or null', ...OF_SERVER },
    deleted: 'nothing',
  },
];

/** Section 4, but for the calls that every kind of record has. */
export const CALLS: readonly Endpoint[] = [
  // Servers
  { method: 'GET', path: '/api/servers', answer: { list: SERVER }, example: { data: [server] } },
  { method: 'GET', path: '/api/servers/{server}', answer: { data: SERVER }, example: { data: server } },
  {
    method: 'GET',
    path: '/api/servers/{server}/logs',
    answer: { page: LOG_ENTRY },
    example: {
      data: [serverLogEntry, logEntry],
      links: {
        first: 'https://api.example/api/servers/1/logs?page=1',
        last: 'https://api.example/api/servers/1/logs?page=4',
        prev: null,
        next: 'https://api.example/api/servers/1/logs?page=2',
      },
      meta: {
        current_page: 1,
        from: 1,
        last_page: 4,
        path: 'https://api.example/api/servers/1/logs',
        per_page: 2,
        to: 2,
        total: 8,
      },
    },
  },
  {
    method: 'POST',
    path: '/api/servers/{server}/restart',
    answer: { text: 'message' },
    example: { message: 'The server is rebooting. Wait until it has started.' },
  },
  {
    method: 'POST',
    path: '/api/servers/{server}/refresh-opcache',
    answer: { data: SERVER },
    example: { data: server },
  },

  // Sites
  { method: 'GET', path: '/api/servers/{server}/sites', answer: { list: SITE }, example: { data: [shop] } },
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
    example: { data: shop },
  },
  { method: 'GET', path: site, answer: { data: SITE }, example: { data: shop } },
  {
    method: 'DELETE',
    path: site,
    answer: { text: 'message' },
    gap: true,
    example: { message: 'The site has been deleted.' },
  },
  { method: 'GET', path: `${site}/log`, answer: { data: LOG_ENTRY }, example: { data: logEntry } },

  // Site apps
  {
    method: 'POST',
    path: `${site}/blogapp`,
    body: { create_database: { type: 'boolean', required: false, example: () => true, accepted: [false] } },
    answer: { data: SITE },
    example: { data: { ...shop, blogapp: true } },
  },
  { method: 'DELETE', path: `${site}/blogapp`, answer: { data: SITE }, example: { data: shop } },
  { method: 'POST', path: `${site}/cloudstore`, answer: { data: SITE }, example: { data: shop } },
  { method: 'DELETE', path: `${site}/cloudstore`, answer: { data: SITE }, example: { data: shop } },

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
    example: { data: { ...shop, repository } },
  },
  { method: 'DELETE', path: `${site}/repository`, answer: { data: SITE }, example: { data: shop } },

  // Deployments, environment, notifications, certificates
  {
    method: 'GET',
    path: `${site}/deploy/script`,
    answer: { text: 'deploy_script' },
    gap: true,
    example: { deploy_script: 'git pull\n' },
  },
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
    example: { message: 'The deploy script has been updated.' },
  },
  {
    method: 'POST',
    path: `${site}/deploy`,
    answer: { text: 'message' },
    gap: true,
    example: { message: 'The deploy has been started.' },
  },
  // null: the file is absent
  {
    method: 'GET',
    path: `${site}/env`,
    answer: { text: 'content' },
    gap: true,
    example: { content: 'APP_KEY=\n' },
  },
  {
    method: 'PATCH',
    path: `${site}/env`,
    body: { content: { type: 'string', required: true, minimum: 0, example: () => 'A=1\n' } }, // not shown
    answer: { text: 'message' }, // null: the file is absent
    gap: true,
    example: null,
  },
  {
    method: 'PATCH',
    path: `${site}/notifications`,
    body: { chat_a_webhook_url: url, chat_b_webhook_url: url, deploy_webhook_url: url }, // required or not: gap
    answer: { data: EXTENDED_SITE },
    example: {
      data: {
        id: 2,
        server_id: 1,
        domain: 'shop.example',
        deploy_script: true,
        web_directory: '/public',
        project_type: null,
        project_root: '/',
        last_deploy_at: created_at,
        system_user: null,
        php_version: 8.4,
        health_url: null,
        notification_urls: {
          chat_a: 'https://chat.example/a',
          chat_b: null,
          webhook: 'https://hooks.example/deploy',
        },
        has_repository: true,
        created_at,
      },
    },
  },
  {
    method: 'GET',
    path: `${site}/certificates/{certificate}`,
    answer: { data: CERTIFICATE },
    example: {
      data: {
        id: 3,
        status: 'active',
        domain: 'shop.example',
        type: 'letsencrypt',
        active: true,
        site_id: 2,
        server_id: 1,
        expires_at: '2026-04-02 03:04:05',
        created_at,
      },
    },
  },

  {
    method: 'POST',
    path: `${site}/queues/{record}/restart`,
    answer: { text: 'message' },
    example: { message: 'The worker has been restarted.' },
  },
];

/** Values that the client refuses although the service accepts them, and why. */
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
