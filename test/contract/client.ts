import * as deployments from '../../src/api/deployments.ts';
import type { ReadEndpoint, WriteEndpoint } from '../../src/api/endpoint.ts';
import * as records from '../../src/api/records.ts';
import * as servers from '../../src/api/servers.ts';
import * as siteParts from '../../src/api/site-parts.ts';
import * as sites from '../../src/api/sites.ts';
import type { Kind } from '../../src/records/kind.ts';
import { kinds } from '../../src/records/kinds.ts';

type Definition = ReadEndpoint<string, unknown> | WriteEndpoint<string, unknown, unknown>;

const modules: readonly object[] = [servers, sites, siteParts, deployments, records];

/** An endpoint of the client: the name of its export, for a kind a name of the same form, as in `postCrontab`. */
export interface Endpoint {
  readonly name: string;
  readonly definition: Definition;
}

/** Every endpoint of the client. */
export const endpoints: readonly Endpoint[] = [
  ...modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, definition]: [string, unknown]) =>
      isEndpoint(definition) ? [{ name, definition }] : [],
    ),
  ),
  ...kinds.flatMap(ofKind),
];

function ofKind({ singular, endpoints: { list, create, single } }: Kind): Endpoint[] {
  const name = singular.replaceAll(/(?:^| )(\w)/g, (_, initial: string) => initial.toUpperCase());
  return [
    { name: `get${name}s`, definition: list },
    { name: `post${name}`, definition: create },
    ...(single === undefined
      ? []
      : [
          { name: `get${name}`, definition: single.show },
          { name: `delete${name}`, definition: single.remove },
        ]),
  ];
}

function isEndpoint(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
