import { z } from 'zod';
import { type GitHubAnswer, NOT_FOUND, refuse } from './answers.ts';

export interface StoredDeployment extends z.infer<typeof creation> {
  readonly id: number;
  readonly statuses: z.infer<typeof status>[];
}

const creation = z.strictObject({
  ref: z.string().min(1),
  task: z.string().default('deploy'),
  auto_merge: z.boolean().default(true),
  required_contexts: z.array(z.string()).optional(),
  payload: z.union([z.record(z.string(), z.unknown()), z.string()]).default(''),
  environment: z.string().default('production'),
  description: z.string().max(140).nullable().default(''),
  transient_environment: z.boolean().default(false),
  production_environment: z.boolean().optional(),
});
const link = z.union([z.url({ protocol: /^https?$/ }), z.literal('')]);
const status = z.strictObject({
  state: z.enum(['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success']),
  target_url: link.default(''),
  log_url: link.default(''),
  description: z.string().max(140).default(''),
  environment: z.string().optional(),
  environment_url: link.default(''),
  auto_inactive: z.boolean().optional(),
});

/** `GET /deployments`: the newest first. */
export function listDeployments(
  deployments: readonly StoredDeployment[],
  query: URLSearchParams,
): GitHubAnswer {
  const isAsked = (name: string, value: string) => (query.get(name) ?? value) === value;
  const found = deployments.filter(
    ({ environment, ref, task }) =>
      isAsked('environment', environment) && isAsked('ref', ref) && isAsked('task', task),
  );
  const page = found.reverse().slice(0, Number(query.get('per_page') ?? 30));
  return { status: 200, body: page.map(show) };
}

/** `POST /deployments`, and `POST /deployments/{id}/statuses`; `path` is what follows `/deployments`. */
export function postDeployment(
  deployments: StoredDeployment[],
  path: string,
  given: unknown,
  hasCommit: (commit: string) => boolean,
): GitHubAnswer {
  if (path === '') return create(deployments, given, hasCommit);
  const [, id] = /^\/(\d+)\/statuses$/.exec(path) ?? [];
  const deployment = deployments.find((one) => String(one.id) === id);
  if (deployment === undefined) return NOT_FOUND;
  const parsed = status.safeParse(given);
  if (!parsed.success) return refuse(422, `Validation Failed: ${parsed.error.message}`);
  deployment.statuses.push(parsed.data);
  return { status: 201, body: { id: deployment.statuses.length, ...parsed.data } };
}

function create(
  deployments: StoredDeployment[],
  given: unknown,
  hasCommit: (commit: string) => boolean,
): GitHubAnswer {
  const parsed = creation.safeParse(given);
  if (!parsed.success) return refuse(422, `Validation Failed: ${parsed.error.message}`);
  const { ref, auto_merge, required_contexts } = parsed.data;
  if (!hasCommit(ref)) return refuse(422, `No ref found for: ${ref}`);
  // Its base branch is ahead and its checks are pending, which stops a request that does not waive both.
  if (auto_merge) return { status: 202, body: { message: 'Auto-merged main into shop on deployment.' } };
  if (required_contexts === undefined || required_contexts.length > 0)
    return refuse(409, 'Conflict: Commit status checks failed for shop.');
  const deployment = { ...parsed.data, id: 4_000_000_001 + deployments.length, statuses: [] };
  deployments.push(deployment);
  return { status: 201, body: show(deployment) };
}

function show({ statuses: _, ...deployment }: StoredDeployment): unknown {
  const url = `https://github.example/repos/acme/shop/deployments/${deployment.id}`;
  return { ...deployment, sha: deployment.ref, url };
}
