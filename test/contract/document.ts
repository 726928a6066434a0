/**
 * Requests and answers as the API document shows them, transcribed by hand from its sections 2, 4 and 5, so that
 * client and sandbox are measured by the same thing and not by each other. Bodies that the document does not show
 * are those of docs/api-gaps.md, and marked so.
 */

/** A type of a field as section 2 names it. */
export type FieldType =
  | 'integer'
  | 'number'
  | 'string'
  | 'boolean'
  | 'timestamp'
  | 'timestamp or null'
  | 'string or null'
  | 'integer or null';

/** Types by name; a record within a record has fields of its own. */
export type Fields = { readonly [name: string]: FieldType | Fields };

/** Section 2, Server. */
export const SERVER: Fields = {
  id: 'integer',
  name: 'string',
  ip_address: 'string',
  php_version: 'number',
  sqldb_version: 'number',
  sites_count: 'integer',
  status: 'string',
  created_at: 'timestamp',
};

/** Section 2, Site (summary shape). */
export const SITE: Fields = {
  id: 'integer',
  domain: 'string',
  web_directory: 'string',
  blogapp: 'boolean',
  webframework: 'boolean',
  project_root: 'string',
  last_deploy_at: 'timestamp or null',
  created_at: 'timestamp',
};

/** Section 2: what the repository install answer adds under `repository`. */
export const REPOSITORY: Fields = { branch: 'string', user: 'string', provider: 'string' };

/** Section 2, Log entry. */
export const LOG_ENTRY: Fields = {
  description: 'string',
  content: 'string',
  site_id: 'integer or null',
  server_id: 'integer',
  created_at: 'timestamp',
};

/** Section 2, Site (extended shape). */
export const EXTENDED_SITE: Fields = {
  id: 'integer',
  server_id: 'integer',
  domain: 'string',
  deploy_script: 'boolean',
  web_directory: 'string',
  project_type: 'string or null',
  project_root: 'string',
  last_deploy_at: 'timestamp or null',
  system_user: 'string or null',
  php_version: 'number',
  health_url: 'string or null',
  notification_urls: { chat_a: 'string or null', chat_b: 'string or null', webhook: 'string or null' },
  has_repository: 'boolean',
  created_at: 'timestamp',
};

/** Section 2, Certificate. */
export const CERTIFICATE: Fields = {
  id: 'integer',
  status: 'string',
  domain: 'string',
  type: 'string',
  active: 'boolean',
  site_id: 'integer',
  server_id: 'integer',
  expires_at: 'timestamp',
  created_at: 'timestamp',
};

/** Section 2, Auth user. */
export const AUTH_USER: Fields = {
  id: 'integer',
  name: 'string',
  path: 'string or null',
  created_at: 'timestamp',
};

// The records below are not shown; they are those of docs/api-gaps.md.

export const QUEUE_WORKER: Fields = {
  id: 'integer',
  connection: 'string',
  queue: 'string',
  maximum_seconds: 'integer',
  sleep: 'integer',
  processes: 'integer',
  maximum_tries: 'integer or null',
  status: 'string',
  site_id: 'integer',
  server_id: 'integer',
  created_at: 'timestamp',
};

export const NETWORK_RULE: Fields = {
  id: 'integer',
  name: 'string',
  port: 'string',
  from_ip_address: 'string or null',
  status: 'string',
  server_id: 'integer',
  created_at: 'timestamp',
};

export const CRONTAB: Fields = {
  id: 'integer',
  user: 'string',
  command: 'string',
  frequency: 'string',
  status: 'string',
  server_id: 'integer',
  created_at: 'timestamp',
};

export const DAEMON: Fields = {
  id: 'integer',
  command: 'string',
  status: 'string',
  server_id: 'integer',
  created_at: 'timestamp',
};

export const DATABASE: Fields = {
  id: 'integer',
  name: 'string',
  user: 'string or null',
  status: 'string',
  server_id: 'integer',
  created_at: 'timestamp',
};

/** Section 2, Pagination envelope, beside its `data`. A page past the end has no `from` and `to`: not shown. */
export const LINKS: Fields = {
  first: 'string',
  last: 'string',
  prev: 'string or null',
  next: 'string or null',
};
export const META: Fields = {
  current_page: 'integer',
  from: 'integer or null',
  last_page: 'integer',
  path: 'string',
  per_page: 'integer',
  to: 'integer or null',
  total: 'integer',
};

/** How an answer wraps what it carries (section 2, and section 4, column Response). */
export type Shape =
  | { readonly data: Fields }
  | { readonly list: Fields }
  | { readonly data: Fields; readonly repository: Fields }
  | { readonly page: Fields }
  | { readonly text: string }
  | 'nothing';

/** One endpoint of section 4 with an example request and an example answer. */
export interface Example {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With server 1, site 2, certificate 3 and the ids of the records filled in. */
  readonly path: string;
  readonly body?: Readonly<Record<string, string | number | boolean>>;
  readonly shape: Shape;
  readonly answer: unknown;
}

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

const site = {
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

const created_at = '2026-01-02 03:04:05';

/** What the records of a site have beside their fields. Not shown. */
const ofSite = { status: 'active', site_id: 2, server_id: 1, created_at };
const ofServer = { status: 'active', server_id: 1, created_at };

const authUser = { id: 2, name: 'ada', path: null, created_at };

const queueBody = {
  connection: 'redis',
  queue: 'default',
  maximum_seconds: 60,
  sleep: 3,
  processes: 2,
  maximum_tries: 5,
};
const ruleBody = { name: 'web', port: '8000:9000', type: 'tcp', from_ip_address: '192.0.2.1' };
const crontabBody = { user: 'www', command: 'php artisan schedule:run', frequency: '*/5 * * * *' };
const daemonBody = { command: 'php artisan serve' };
const databaseBody = { name: 'shop', user: 'shop_user', password: 'not-for-the-list' };

const queueWorker = { id: 1, ...queueBody, ...ofSite };
const networkRule = { id: 3, name: 'web', port: '8000:9000', from_ip_address: '192.0.2.1', ...ofServer };
const crontab = { id: 4, ...crontabBody, ...ofServer };
const daemon = { id: 5, ...daemonBody, ...ofServer };
const database = { id: 6, name: 'shop', user: 'shop_user', ...ofServer };

const logEntry = { description: 'Deploy', content: 'hello\n', site_id: 2, server_id: 1, created_at };
const serverLogEntry = {
  description: 'Server restarted',
  content: '',
  site_id: null,
  server_id: 1,
  created_at,
};

const ofServers = '/api/servers';
const ofOneServer = '/api/servers/1';
const ofOneSite = '/api/servers/1/sites/2';

/** The examples, in the order in which a run would send them: each finds there what the ones before have made. */
export const EXAMPLES: readonly Example[] = [
  { name: 'getServers', method: 'GET', path: ofServers, shape: { list: SERVER }, answer: { data: [server] } },
  { name: 'getServer', method: 'GET', path: ofOneServer, shape: { data: SERVER }, answer: { data: server } },
  {
    name: 'postSite',
    method: 'POST',
    path: `${ofOneServer}/sites`,
    body: { root_domain: 'shop.example', web_directory: '/public', project_root: '/' },
    shape: { data: SITE },
    answer: { data: site },
  },
  {
    name: 'getSites',
    method: 'GET',
    path: `${ofOneServer}/sites`,
    shape: { list: SITE },
    answer: { data: [site] },
  },
  { name: 'getSite', method: 'GET', path: ofOneSite, shape: { data: SITE }, answer: { data: site } },
  {
    name: 'postRepository',
    method: 'POST',
    path: `${ofOneSite}/repository`,
    body: { provider: 'hosted_git_1', branch: 'main', name: 'acme/shop' },
    shape: { data: SITE, repository: REPOSITORY },
    answer: { data: { ...site, repository } },
  },
  {
    name: 'getDeployScript',
    method: 'GET',
    path: `${ofOneSite}/deploy/script`,
    shape: { text: 'deploy_script' }, // not shown
    answer: { deploy_script: 'git pull\n' },
  },
  {
    name: 'patchDeployScript',
    method: 'PATCH',
    path: `${ofOneSite}/deploy/script`,
    body: { deploy_script: 'echo hello\n' }, // not shown
    shape: { text: 'message' }, // not shown
    answer: { message: 'The deploy script has been updated.' },
  },
  {
    name: 'getEnv',
    method: 'GET',
    path: `${ofOneSite}/env`,
    shape: { text: 'content' }, // the example is null, for a file that is absent
    answer: { content: 'APP_KEY=\n' },
  },
  {
    name: 'patchEnv',
    method: 'PATCH',
    path: `${ofOneSite}/env`,
    body: { content: 'APP_KEY=new\n' }, // not shown
    shape: { text: 'message' }, // the example is null, for a file that is absent
    answer: null,
  },
  {
    name: 'postDeploy',
    method: 'POST',
    path: `${ofOneSite}/deploy`,
    shape: { text: 'message' }, // not shown
    answer: { message: 'The deploy has been started.' },
  },
  {
    name: 'getDeployLog',
    method: 'GET',
    path: `${ofOneSite}/log`,
    shape: { data: LOG_ENTRY },
    answer: { data: logEntry },
  },
  {
    name: 'patchNotifications',
    method: 'PATCH',
    path: `${ofOneSite}/notifications`,
    body: {
      chat_a_webhook_url: 'https://chat.example/a',
      deploy_webhook_url: 'https://hooks.example/deploy',
    },
    shape: { data: EXTENDED_SITE },
    answer: {
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
    name: 'getCertificate',
    method: 'GET',
    path: `${ofOneSite}/certificates/3`,
    shape: { data: CERTIFICATE },
    answer: {
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
    name: 'postQueueWorker',
    method: 'POST',
    path: `${ofOneSite}/queues`,
    body: queueBody,
    shape: { data: QUEUE_WORKER }, // not shown
    answer: { data: queueWorker },
  },
  {
    name: 'getQueueWorkers',
    method: 'GET',
    path: `${ofOneSite}/queues`,
    shape: { list: QUEUE_WORKER }, // not shown
    answer: { data: [queueWorker] },
  },
  {
    name: 'getQueueWorker',
    method: 'GET',
    path: `${ofOneSite}/queues/1`,
    shape: { data: QUEUE_WORKER }, // not shown
    answer: { data: queueWorker },
  },
  {
    name: 'postQueueWorkerRestart',
    method: 'POST',
    path: `${ofOneSite}/queues/1/restart`,
    shape: { text: 'message' },
    answer: { message: 'The worker has been restarted.' },
  },
  {
    name: 'deleteQueueWorker',
    method: 'DELETE',
    path: `${ofOneSite}/queues/1`,
    shape: { text: 'message' }, // not shown
    answer: { message: 'The worker has been deleted.' },
  },
  {
    name: 'postAuthUser',
    method: 'POST',
    path: `${ofOneSite}/auth-users`,
    body: { name: 'ada', password: 'enter-here' },
    shape: { data: AUTH_USER }, // not shown
    answer: { data: authUser },
  },
  {
    name: 'getAuthUsers',
    method: 'GET',
    path: `${ofOneSite}/auth-users`,
    shape: { list: AUTH_USER },
    answer: { data: [authUser] },
  },
  {
    name: 'getAuthUser',
    method: 'GET',
    path: `${ofOneSite}/auth-users/2`,
    shape: { data: AUTH_USER }, // not shown
    answer: { data: authUser },
  },
  {
    name: 'deleteAuthUser',
    method: 'DELETE',
    path: `${ofOneSite}/auth-users/2`,
    shape: { data: AUTH_USER }, // not shown
    answer: { data: authUser },
  },
  {
    name: 'postNetworkRule',
    method: 'POST',
    path: `${ofOneServer}/network-rules`,
    body: ruleBody,
    shape: { data: NETWORK_RULE }, // not shown
    answer: { data: networkRule },
  },
  {
    name: 'getNetworkRules',
    method: 'GET',
    path: `${ofOneServer}/network-rules`,
    shape: { list: NETWORK_RULE }, // not shown
    answer: { data: [networkRule] },
  },
  {
    name: 'getNetworkRule',
    method: 'GET',
    path: `${ofOneServer}/network-rules/3`,
    shape: { data: NETWORK_RULE }, // not shown
    answer: { data: networkRule },
  },
  {
    name: 'deleteNetworkRule',
    method: 'DELETE',
    path: `${ofOneServer}/network-rules/3`,
    shape: 'nothing', // not shown
    answer: undefined,
  },
  {
    name: 'postCrontab',
    method: 'POST',
    path: `${ofOneServer}/crontabs`,
    body: crontabBody,
    shape: { data: CRONTAB }, // not shown
    answer: { data: crontab },
  },
  {
    name: 'getCrontabs',
    method: 'GET',
    path: `${ofOneServer}/crontabs`,
    shape: { list: CRONTAB }, // not shown
    answer: { data: [crontab] },
  },
  {
    name: 'getCrontab',
    method: 'GET',
    path: `${ofOneServer}/crontabs/4`,
    shape: { data: CRONTAB }, // not shown
    answer: { data: crontab },
  },
  {
    name: 'deleteCrontab',
    method: 'DELETE',
    path: `${ofOneServer}/crontabs/4`,
    shape: 'nothing', // not shown
    answer: undefined,
  },
  {
    name: 'postDaemon',
    method: 'POST',
    path: `${ofOneServer}/daemons`,
    body: daemonBody,
    shape: { data: DAEMON }, // not shown
    answer: { data: daemon },
  },
  {
    name: 'getDaemons',
    method: 'GET',
    path: `${ofOneServer}/daemons`,
    shape: { list: DAEMON }, // not shown
    answer: { data: [daemon] },
  },
  {
    name: 'postDatabase',
    method: 'POST',
    path: `${ofOneServer}/sqldb`,
    body: databaseBody,
    shape: { data: DATABASE }, // the example is null
    answer: null,
  },
  {
    name: 'getDatabases',
    method: 'GET',
    path: `${ofOneServer}/sqldb`,
    shape: { list: DATABASE }, // the example is null
    answer: { data: [database] },
  },
  {
    name: 'getDatabase',
    method: 'GET',
    path: `${ofOneServer}/sqldb/6`,
    shape: { data: DATABASE }, // the example is null
    answer: { data: database },
  },
  {
    name: 'deleteDatabase',
    method: 'DELETE',
    path: `${ofOneServer}/sqldb/6`,
    shape: 'nothing', // the example is null
    answer: null,
  },

  {
    name: 'postBlogapp',
    method: 'POST',
    path: `${ofOneSite}/blogapp`,
    body: { create_database: true },
    shape: { data: SITE },
    answer: { data: { ...site, blogapp: true } },
  },
  {
    name: 'deleteBlogapp',
    method: 'DELETE',
    path: `${ofOneSite}/blogapp`,
    shape: { data: SITE },
    answer: { data: site },
  },
  {
    name: 'postCloudstore',
    method: 'POST',
    path: `${ofOneSite}/cloudstore`,
    shape: { data: SITE },
    answer: { data: site },
  },
  {
    name: 'deleteCloudstore',
    method: 'DELETE',
    path: `${ofOneSite}/cloudstore`,
    shape: { data: SITE },
    answer: { data: site },
  },
  {
    name: 'deleteRepository',
    method: 'DELETE',
    path: `${ofOneSite}/repository`,
    shape: { data: SITE },
    answer: { data: site },
  },
  {
    name: 'deleteSite',
    method: 'DELETE',
    path: ofOneSite,
    shape: { text: 'message' }, // not shown
    answer: { message: 'The site has been deleted.' },
  },
  {
    name: 'postOpcacheRefresh',
    method: 'POST',
    path: `${ofOneServer}/refresh-opcache`,
    shape: { data: SERVER },
    answer: { data: server },
  },
  {
    name: 'getServerLogs',
    method: 'GET',
    path: `${ofOneServer}/logs`,
    shape: { page: LOG_ENTRY },
    answer: {
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
    name: 'postServerRestart',
    method: 'POST',
    path: `${ofOneServer}/restart`,
    shape: { text: 'message' },
    answer: { message: 'The server is rebooting. Wait until it has started.' },
  },
];

/** What is wrong with an answer's JSON (`undefined`: there was no body). A list must not be empty. */
export function answerMismatches(answer: unknown, shape: Shape): string[] {
  if (shape === 'nothing') return answer === undefined ? [] : ['there is a body'];
  if ('text' in shape) return mismatches(answer, { [shape.text]: 'string' });
  if ('list' in shape) return envelopeMismatches(answer, shape.list, {});
  if ('page' in shape) return envelopeMismatches(answer, shape.page, { links: LINKS, meta: META });
  const further: Fields = 'repository' in shape ? { repository: shape.repository } : {};
  return mismatches(answer, { data: { ...shape.data, ...further } });
}

function envelopeMismatches(answer: unknown, fields: Fields, further: Fields): string[] {
  if (typeof answer !== 'object' || answer === null) return ['it is no record'];
  const { data, ...rest } = Object.fromEntries(Object.entries(answer));
  if (!Array.isArray(data) || data.length === 0) return ['data is no list, or an empty one'];
  return [...data.flatMap((record) => mismatches(record, fields)), ...mismatches(rest, further)];
}

/** What is wrong with a record, by the types of section 2; missing and further fields too. */
export function mismatches(record: unknown, fields: Fields): string[] {
  if (typeof record !== 'object' || record === null) return ['it is no record'];
  const found = new Map(Object.entries(record));
  const unexpected = [...found.keys()]
    .filter((name) => !(name in fields))
    .map((name) => `${name} is not in the document`);
  const wrong = Object.entries(fields).flatMap(([name, type]) => {
    const value = found.get(name);
    if (typeof type === 'object') return mismatches(value, type).map((problem) => `${name}: ${problem}`);
    return matches(value, type) ? [] : [`${name} is no ${type}`];
  });
  return [...unexpected, ...wrong];
}

function matches(value: unknown, type: FieldType): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number';
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'timestamp':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value);
    case 'timestamp or null':
      return value === null || matches(value, 'timestamp');
    case 'string or null':
      return value === null || matches(value, 'string');
    case 'integer or null':
      return value === null || matches(value, 'integer');
  }
}
