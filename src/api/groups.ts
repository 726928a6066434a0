import * as z from 'zod/mini';
import * as deployments from './deployments.ts';
import type { ReadEndpoint, WriteEndpoint } from './endpoint.ts';
import * as records from './records.ts';
import * as sites from './sites.ts';

export type Endpoint = ReadEndpoint<string, unknown> | WriteEndpoint<string, unknown, unknown>;

/** The modules with the endpoints of the API (section 4), except those that all kinds of records share. */
export const groups: readonly object[] = [sites, deployments, records];

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Names of the document (section 2) that no schema here has: those of envelopes, and of fields that are not read. */
const NEVER_READ = `data links meta message errors
  ip_address php php_version sites_count server_id site_id path project_type system_user health_url`;

/** Every name that the API uses: segments of paths, fields, fixed values. */
export function namesInUse(kinds: readonly records.RecordGroup[]): ReadonlySet<string> {
  const modules = groups.flatMap((module): unknown[] => Object.values(module));
  const names = modules.filter(isEndpoint).flatMap(({ path, answer, ...rest }) => {
    const body = 'body' in rest ? namesIn(rest.body) : [];
    return [...path.split('/'), ...namesIn(answer), ...body];
  });
  const ofKinds = kinds.flatMap(({ path, declared }) => [...path.split('/'), ...namesIn(declared)]);
  return new Set([...NEVER_READ.split(/\s+/), ...names, ...ofKinds]);
}

function namesIn(schema: z.ZodMiniType): string[] {
  const fields = schema instanceof z.ZodMiniObject ? schema.shape : {};
  const values = schema instanceof z.ZodMiniEnum ? schema.options : [];
  const parts: unknown[] = [...Object.values(schema.def), ...Object.values(fields)].flat();
  const inner = parts.filter((part) => part instanceof z.ZodMiniType).flatMap(namesIn);
  return [...Object.keys(fields), ...values.map(String), ...inner];
}
