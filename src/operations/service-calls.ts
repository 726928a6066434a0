import * as z from 'zod/mini';
import type { WireAnswer } from '../api/answer.ts';
import type { Reader } from '../api/client.ts';
import { getDeployments, getDeployScript } from '../api/deployments.ts';
import { type ReadEndpoint, unwrap } from '../api/endpoint.ts';
import { getDeployLog, getEnv, getServerLogs, getServers, getSite, getSites } from '../api/sites.ts';
import { ApiError, isNotFound } from '../core/errors.ts';
import type { Target } from '../outcome/facts.ts';
import { kinds } from '../records/kinds.ts';
import { isMap } from '../values/yaml-texts.ts';

export interface ServiceCall {
  readonly endpoint: ReadEndpoint<string, unknown>;
  readonly usedFor: string;
  /** The meaning of a 404, if that is no failure. */
  readonly ifMissing?: string;
  /** Its records in words, if their fields are compared with those that are known. */
  readonly of?: string;
  readonly fields?: string;
}

export interface Reply extends ServiceCall {
  readonly json?: unknown;
  readonly header?: WireAnswer['header'];
  /** The shape of the answer, or the reason why there is none to use. */
  readonly words: string;
  readonly isList?: boolean;
  /** The failure, or the unexpected shape; undefined for an answer that can be used. */
  readonly error?: ApiError | undefined;
  /** The record that was shown, or those of the list. */
  readonly records: readonly Fields[];
}

export type Fields = Readonly<Record<string, unknown>>;
export type Answers = ReadonlyMap<ServiceCall, Reply>;

const EVERY = 'every deploy';
/** Section 2, Server, Site and Log entry, and fields that this action knows beside them. */
const serverFields = 'id name ip_address php_version sqldb_version sites_count status created_at';
const ofSite = {
  of: 'the site',
  usedFor: EVERY,
  fields: `id domain web_directory blogapp webframework project_root last_deploy_at created_at server_id deploy_script
    project_type system_user php_version health_url notification_urls has_repository repository quick_deploy status
    current_deploy_log`,
};
const ofLog = { fields: 'description content site_id server_id created_at id type' };

export const calls = {
  servers: { endpoint: getServers, usedFor: EVERY, of: 'a server', fields: serverFields },
  sites: { endpoint: getSites, ...ofSite },
  site: { endpoint: getSite, ...ofSite },
  log: { endpoint: getDeployLog, usedFor: EVERY, of: 'the log', ...ofLog, ifMissing: 'no deploy yet' },
  deployments: { endpoint: getDeployments, usedFor: 'deploy', ifMissing: 'not shown' },
  script: { endpoint: getDeployScript, usedFor: 'update-deploy-script' },
} satisfies Readonly<Record<string, ServiceCall>>;

const allCalls: readonly ServiceCall[] = [
  ...Object.values(calls),
  { endpoint: getEnv, usedFor: 'sync-env', ifMissing: 'no .env yet' },
  { endpoint: getServerLogs, usedFor: 'show-server-logs', of: 'show-server-logs', ...ofLog },
  ...kinds.map(({ name, endpoints, declared }) => {
    const fields = `id status site_id server_id created_at ${Object.keys(declared.shape).join(' ')}`;
    return { endpoint: endpoints.list, usedFor: `sync-${name}`, of: `sync-${name}`, fields };
  }),
];

/** True for a call without which nothing can be deployed. */
export const isVital = ({ usedFor }: ServiceCall): boolean => usedFor === EVERY;

const asItCame = z.custom<{ readonly json: unknown; readonly header: WireAnswer['header'] }>();

/** Sends every call; without a site (0), none that asks for its id. */
export async function callAll(reader: Reader, target: Target): Promise<Answers> {
  const answers = new Map<ServiceCall, Reply>();
  const wanted = allCalls.filter(({ endpoint }) => target.site > 0 || !endpoint.path.includes('{site}'));
  for (const call of wanted) answers.set(call, await tryCall(reader, call, target));
  return answers;
}

/** Sends a call, and reads its answer as any other run would. Throws only interruptions. */
async function tryCall(reader: Reader, call: ServiceCall, target: Target): Promise<Reply> {
  const endpoint = { ...call.endpoint, answer: asItCame, withHeaders: true } as const;
  const without = (words: string, error?: ApiError): Reply => ({ ...call, words, error, records: [] });
  try {
    const answer = await reader.read(endpoint, target, { attempts: 2 });
    const { error: wrong } = call.endpoint.answer.safeParse(answer.json);
    const inner = unwrap(answer.json);
    const isList = Array.isArray(inner);
    const records = [inner].flat().filter(isMap);
    if (wrong === undefined) return { ...call, ...answer, words: shapeOf(answer.json), isList, records };
    const fields = new Set(wrong.issues.map(({ path }) => path.join('.') || 'the answer'));
    const words = `cannot be read: unexpected shape (${[...fields].slice(0, 3).join(', ')})`;
    return without(words, new ApiError('ambiguous', `GET ${endpoint.path}`, words));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isNotFound(error) && call.ifMissing !== undefined) return without(`404: ${call.ifMissing}`);
    const { status = 0 } = error;
    const refused = status < 300 ? 'cannot be read' : `refused: status ${status}`;
    return without(status === 0 ? 'no answer' : refused, error);
  }
}

function shapeOf(json: unknown): string {
  const inner = unwrap(json);
  const wrapped = inner === json ? '' : ' in data';
  const paged = isMap(json) && ('meta' in json || 'links' in json) ? ', in pages' : '';
  if (Array.isArray(inner)) return `a list${wrapped}${paged}`;
  if (isMap(inner)) return `a record${wrapped}`;
  return typeof inner === 'string' ? `a text${wrapped}` : 'null';
}
