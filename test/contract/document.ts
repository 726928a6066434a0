/**
 * The API document, transcribed by hand from its sections 2, 4 and 5, so that client and sandbox are measured by the same
 * thing and not by each other. What the document does not show is as docs/api-gaps.md says, and marked so.
 */
import type { Endpoint } from './resources.ts';
import { CERTIFICATE, EXTENDED_SITE, LOG_ENTRY, LOG_PAGE, REPOSITORY, SERVER, SITE } from './resources.ts';

let domains = 0;

/** A domain that is not taken. */
function domainOf(length: number): string {
  domains += 1;
  return `d${domains}.`.padEnd(length, 'abcdefghi.').replace(/\.$/, 'x');
}

const text = { type: 'string', required: true } as const;

/** Section 4, Sites; both directories must match `/[a-zA-Z0-9\/]/`. */
const directory = {
  type: 'string',
  maximum: 50,
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
    ...'chat.example /hook ftp://a.example/ file:///etc http:// http://u:p@a.example/'.split(' '),
  ],
} as const;

const site = '/api/servers/{server}/sites/{site}';

/** Section 4, but for the calls that every kind of record has. */
export const CALLS: readonly Endpoint[] = [
  // Servers
  { method: 'GET', path: '/api/servers', answer: { data: [SERVER] } },
  { method: 'GET', path: '/api/servers/{server}', answer: { data: SERVER } },
  { method: 'GET', path: '/api/servers/{server}/logs', query: ['page'], answer: LOG_PAGE },
  { method: 'POST', path: '/api/servers/{server}/restart', answer: { message: 'string' } },
  { method: 'POST', path: '/api/servers/{server}/refresh-opcache', answer: { data: SERVER } },

  // Sites
  { method: 'GET', path: '/api/servers/{server}/sites', answer: { data: [SITE] } },
  {
    method: 'POST',
    path: '/api/servers/{server}/sites',
    body: {
      root_domain: { ...text, maximum: 100, example: () => domainOf(20), ofLength: domainOf },
      web_directory: { ...directory, required: true },
      project_root: { ...directory, required: false },
    },
    answer: { data: SITE },
  },
  { method: 'GET', path: site, answer: { data: SITE } },
  { method: 'DELETE', path: site, answer: { message: 'string' }, gap: true },
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
        ...text,
        maximum: 100,
        example: () => 'hosted_git_1',
        ofLength: (length) => (length > 100 ? 'x'.repeat(length) : 'hosted_git_1'),
        accepted: ['hosted_git_2', 'hosted_git_3'],
        refused: ['hosted_git_4', 'Custom'],
      },
      branch: { ...text, example: () => 'main', ofLength: () => 'main' },
      name: {
        ...text,
        example: () => 'acme/shop',
        ofLength: () => 'acme/shop',
        refused: ['shop', 'acme/', '/shop', 'a/b/c'],
      },
    },
    answer: { data: { ...SITE, repository: REPOSITORY } },
  },
  { method: 'DELETE', path: `${site}/repository`, answer: { data: SITE } },

  // Deployments, environment, notifications, certificates
  { method: 'GET', path: `${site}/deploy/script`, answer: { deploy_script: 'string' }, gap: true },
  {
    method: 'PATCH',
    path: `${site}/deploy/script`,
    body: { deploy_script: { ...text, minimum: 0, maximum: 65535, example: () => 'true\n' } }, // not shown
    answer: { message: 'string' },
    gap: true,
  },
  { method: 'POST', path: `${site}/deploy`, answer: { message: 'string' }, gap: true },
  // null: the file is absent
  { method: 'GET', path: `${site}/env`, answer: { content: 'string' }, gap: true },
  {
    method: 'PATCH',
    path: `${site}/env`,
    body: { content: { ...text, minimum: 0, example: () => 'A=1\n' } }, // not shown
    answer: { message: 'string' }, // null: the file is absent
    gap: true,
  },
  {
    method: 'PATCH',
    path: `${site}/notifications`,
    body: { chat_a_webhook_url: url, chat_b_webhook_url: url, deploy_webhook_url: url }, // required or not: gap
    answer: { data: EXTENDED_SITE },
  },
  { method: 'GET', path: `${site}/certificates/{certificate}`, answer: { data: CERTIFICATE } },
  { method: 'POST', path: `${site}/queues/{record}/restart`, answer: { message: 'string' } },
];

/** Values that the client refuses although the service accepts them. */
export const STRICTER: readonly { path: string; field: string; value: string }[] = [
  // A crontab has one line for each entry: the rest would be another. What cron does not read never runs.
  { path: '/api/servers/{server}/crontabs', field: 'user', value: 'one\ntwo' },
  { path: '/api/servers/{server}/crontabs', field: 'command', value: 'one\ntwo' },
  { path: '/api/servers/{server}/crontabs', field: 'frequency', value: '* * * * '.padEnd(50, '1') },
  // A supervisor has one line for each command.
  { path: '/api/servers/{server}/daemons', field: 'command', value: 'one\ntwo' },
  // No port is in a range that runs backwards.
  { path: '/api/servers/{server}/network-rules', field: 'port', value: '9000:8000' },
];
