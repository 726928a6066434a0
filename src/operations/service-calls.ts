import * as z from 'zod/mini';
import type { Reader } from '../api/client.ts';
import { getDeployScript } from '../api/deployments.ts';
import {
  anyAnswer,
  listOrNull,
  type ReadEndpoint,
  readEndpoint,
  unwrap,
  type WithHeaders,
} from '../api/endpoint.ts';
import { getEnv } from '../api/env.ts';
import { getServerLogs, getServers } from '../api/servers.ts';
import { getDeployLog, getSite, getSites } from '../api/sites.ts';
import { ApiError } from '../core/errors.ts';
import type { Kind } from '../records/kind.ts';
import { kindOf, kinds } from '../records/kinds.ts';
import type { Target } from '../site/target.ts';

/** A call that only reads, and its use. */
export interface ServiceCall {
  readonly endpoint: ReadEndpoint<string, unknown>;
  readonly usedFor: string;
  /** True for a call without which nothing can be deployed. */
  readonly isNeeded?: true;
  /** The meaning of a 404, if that is no failure. */
  readonly ifMissing?: string;
  /** The fields of its records that the document has, or that this action knows besides. */
  readonly fields?: readonly string[];
}

/** The answer to a call: good, of a shape that cannot be read, or none. */
export type Answer =
  | (WithHeaders & { readonly state: 'read' })
  | (WithHeaders & { readonly state: 'unreadable'; readonly where: string })
  | { readonly state: 'failed'; readonly error: ApiError };

const words = (text: string): string[] => text.split(/\s+/);

/** Section 2, Server, Site (summary shape) and Log entry. */
export const FIELDS = {
  server: words('id name ip_address php_version sqldb_version sites_count status created_at'),
  site: words('id domain web_directory blogapp webframework project_root last_deploy_at created_at'),
  entry: words('description content site_id server_id created_at'),
};
/** Section 2, Site (extended shape), and fields of services that show more. */
const FURTHER =
  words(`server_id deploy_script project_type system_user php_version health_url notification_urls
  has_repository repository status current_deploy_log`);

const path = '/api/servers/{server}/sites/{site}/deployments';
const ofSite = { usedFor: 'every deploy', isNeeded: true, fields: [...FIELDS.site, ...FURTHER] } as const;
const ofLog = { fields: [...FIELDS.entry, 'id', 'type'] };

/** The calls that findings are made of. */
export const calls = {
  servers: { ...ofSite, endpoint: getServers, fields: FIELDS.server },
  sites: { ...ofSite, endpoint: getSites },
  site: { ...ofSite, endpoint: getSite },
  log: { ...ofSite, ...ofLog, endpoint: getDeployLog, ifMissing: 'no deploy log yet' },
  deployments: {
    endpoint: readEndpoint(path, listOrNull(anyAnswer)),
    usedFor: 'deploy',
    ifMissing: 'not shown',
  },
  script: { endpoint: getDeployScript, usedFor: 'update-deploy-script' },
  env: { endpoint: getEnv, usedFor: 'sync-env', ifMissing: 'no .env yet' },
} satisfies Readonly<Record<string, ServiceCall>>;

/** Every call, in the order of the report. */
export const allCalls: readonly ServiceCall[] = [
  ...Object.values(calls),
  { ...ofLog, endpoint: getServerLogs, usedFor: 'show-server-logs' },
  ...kinds.map((kind) => listOf(kind)),
];

/** The call for the databases, which may have another word in its path. */
export const databases = (word = 'sqldb'): ServiceCall => listOf(kindOf('databases'), word);

function listOf({ name, declared, endpoints: { list } }: Kind, word?: string): ServiceCall {
  const known = [...words('id status site_id server_id created_at'), ...Object.keys(declared.shape)];
  const endpoint = word === undefined ? list : { ...list, path: list.path.replace(/[^/]+$/, word) };
  return { endpoint, usedFor: `sync-${name}`, fields: known };
}

const asItCame = z.custom<WithHeaders>();

/** Sends a call, and reads its answer as any other run would. Throws only interruptions. */
export async function ask(
  reader: Reader,
  { endpoint, isNeeded }: ServiceCall,
  target: Target,
): Promise<Answer> {
  const asked = { ...endpoint, answer: asItCame, withHeaders: true } as const;
  try {
    const answer = await reader.read(asked, target, isNeeded ? {} : { attempts: 2 });
    const { error } = endpoint.answer.safeParse(answer.json);
    if (error === undefined) return { ...answer, state: 'read' };
    const where = new Set(error.issues.map((issue) => issue.path.join('.') || 'the answer'));
    return { ...answer, state: 'unreadable', where: [...where].join(', ') };
  } catch (error) {
    if (error instanceof ApiError) return { state: 'failed', error };
    throw error;
  }
}

/** A record, as it was shown. */
export type Shown = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Shown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The record that an answer shows, or those of its list; none if there is no good answer. */
export function recordsIn(answer: Answer | undefined): Shown[] {
  if (answer?.state !== 'read') return [];
  const inner = unwrap(answer.json);
  return (Array.isArray(inner) ? inner : [inner]).filter(isRecord);
}
