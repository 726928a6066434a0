import * as deployments from '../../src/api/deployments.ts';
import type { ReadEndpoint, WriteEndpoint } from '../../src/api/endpoint.ts';
import * as records from '../../src/api/records.ts';
import * as siteParts from '../../src/api/site-parts.ts';
import * as sites from '../../src/api/sites.ts';
import { type Kind, kinds } from '../../src/records/kinds.ts';

type Definition = ReadEndpoint<string, unknown> | WriteEndpoint<string, unknown, unknown>;

/** The modules with the endpoints of the document, except those that all kinds of records share. */
const groups: readonly object[] = [sites, siteParts, deployments, records];

/** Calls that the document does not have. */
const FURTHER = ['getLogEntry', 'getRepository', 'getCertificates'];

function isEndpoint(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** An endpoint of the client: the name of its export, for a kind a name of the same form, as in `postCrontab`. */
export interface Endpoint {
  readonly name: string;
  readonly definition: Definition;
}

/** Every endpoint of the client. */
export const endpoints: readonly Endpoint[] = [
  ...groups.flatMap((module) =>
    Object.entries(module).flatMap(([name, definition]: [string, unknown]) =>
      isEndpoint(definition) && !FURTHER.includes(name) ? [{ name, definition }] : [],
    ),
  ),
  ...kinds.flatMap(ofKind),
];

function ofKind({ singular, removable, endpoints: { list, create, show, remove } }: Kind): Endpoint[] {
  const name = singular.replaceAll(/(?:^| )(\w)/g, (_, initial: string) => initial.toUpperCase());
  return [
    { name: `get${name}s`, definition: list },
    { name: `post${name}`, definition: create },
    ...(removable === false
      ? []
      : [
          { name: `get${name}`, definition: show },
          { name: `delete${name}`, definition: remove },
        ]),
  ];
}
