import * as apps from '../../src/api/apps.ts';
import * as certificates from '../../src/api/certificates.ts';
import * as deployments from '../../src/api/deployments.ts';
import type { ReadEndpoint, WriteEndpoint } from '../../src/api/endpoint.ts';
import * as env from '../../src/api/env.ts';
import * as notifications from '../../src/api/notifications.ts';
import * as queueWorkers from '../../src/api/queue-worker-restart.ts';
import * as repository from '../../src/api/repositories.ts';
import * as servers from '../../src/api/servers.ts';
import * as sites from '../../src/api/sites.ts';
import type { Kind } from '../../src/records/kind.ts';
import { kinds } from '../../src/records/kinds.ts';

/** An endpoint of the client, as it is defined there. */
export type Definition = ReadEndpoint<string, unknown> | WriteEndpoint<string, unknown, unknown>;

/** An endpoint of the client with its name and its group. */
export interface Endpoint {
  /** The name of the client's export; an endpoint of a kind is named alike, as in `postCrontab`. */
  readonly name: string;
  /** The group of section 4 that it belongs to. */
  readonly group: string;
  readonly definition: Definition;
  /** Fields of the body that are secrets. */
  readonly writeOnly: readonly string[];
}

const methods = ['GET', 'POST', 'PATCH', 'DELETE'];

/** Every endpoint of the client: those that the modules of src/api export, and those of every kind. */
export const endpoints: readonly Endpoint[] = [
  ...exported('Servers', servers),
  ...exported('Sites', sites),
  ...exported('Site apps', apps),
  ...exported('Repository', repository),
  ...exported('Deployments', deployments),
  ...exported('Environment', env),
  ...exported('Notifications', notifications),
  ...exported('Certificates', certificates),
  ...kinds.flatMap(ofKind),
  ...exported('Queue workers', queueWorkers),
];

/** The name of a record in the description: `queue worker` → `QueueWorker`. */
export function componentName(singular: string): string {
  return singular.split(' ').map(capitalize).join('');
}

function exported(group: string, module: object): Endpoint[] {
  const found = Object.entries(module).flatMap(([name, value]: [string, unknown]) =>
    isDefinition(value) ? [{ name, group, definition: value, writeOnly: [] }] : [],
  );
  // A module lists its exports by name.
  const place = ({ definition: { path, method } }: Endpoint): string => `${path} ${methods.indexOf(method)}`;
  return found.sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

function isDefinition(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function ofKind({ singular, endpoints: { list, create, single }, writeOnly = [] }: Kind): Endpoint[] {
  const name = componentName(singular);
  const named: [string, Definition | undefined][] = [
    [`get${name}s`, list],
    [`post${name}`, create],
    [`get${name}`, single?.show],
    [`delete${name}`, single?.remove],
  ];
  return named.flatMap(([name, definition]) =>
    definition === undefined ? [] : [{ name, group: `${capitalize(singular)}s`, definition, writeOnly }],
  );
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
