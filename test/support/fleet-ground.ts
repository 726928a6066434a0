import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import type { SeenRequest } from '../../harness/misbehaving-server.ts';
import type { Stage } from '../../harness/stage.ts';

const created = z.object({ data: z.object({ id: z.number() }) });

/** Makes sites with a repository and a deploy script; returns the path of each by its domain. */
export async function makeSites(
  stage: Stage,
  domains: readonly string[],
  { server = 1, script = 'echo over' } = {},
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const domain of domains) {
    const body = { root_domain: domain, web_directory: '/public' };
    const { id } = created.parse(await stage.call('POST', `/api/servers/${server}/sites`, body)).data;
    const path = `/api/servers/${server}/sites/${id}`;
    const installation = { provider: 'custom', branch: 'main', name: stage.repository.path };
    await stage.call('POST', `${path}/repository`, installation);
    await stage.call('PATCH', `${path}/deploy/script`, { deploy_script: script });
    paths.set(domain, path);
  }
  return paths;
}

const rows = z.array(
  z.object({
    ...{ server: z.string(), site: z.string(), batch: z.number(), outcome: z.string() },
    ...{ changed: z.boolean(), evidence: z.string(), duration_ms: z.number() },
    error: z.optional(z.string()),
  }),
);
const entries = z.array(z.union([z.string(), z.looseObject({ site: z.string() })]));

export type Row = z.infer<typeof rows>[number];

/** The rows of the output `targets`. */
export const rowsOf = ({ outputs }: Pick<ActionRun, 'outputs'>): Row[] =>
  rows.parse(JSON.parse(outputs.targets ?? ''));

/** The outcome of each target by its site, or by its server where it has none. */
export const outcomesOf = (run: Pick<ActionRun, 'outputs'>): Record<string, string> =>
  Object.fromEntries(rowsOf(run).map(({ server, site, outcome }) => [site || server, outcome]));

/** The sites of the output `unfinished`. */
export const unfinishedOf = ({ outputs }: Pick<ActionRun, 'outputs'>): string[] =>
  entries
    .parse(JSON.parse(outputs.unfinished ?? ''))
    .map((entry) => (typeof entry === 'string' ? entry : entry.site));

/** Counts the triggers of each site, by its path. */
export function triggersOf(requests: readonly Pick<SeenRequest, 'method' | 'path'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { method, path } of requests) {
    const [, site] = /^(.*)\/deploy$/.exec(path) ?? [];
    if (method === 'POST' && site !== undefined) counts.set(site, (counts.get(site) ?? 0) + 1);
  }
  return counts;
}

/** The titles of the groups of a log, in order. */
export const groupsOf = ({ runner }: Pick<ActionRun, 'runner'>): string[] =>
  runner.commands.flatMap(({ name, data }) => (name === 'group' ? [data] : []));

/** The messages of a level, with their titles. */
export const told = ({ runner }: Pick<ActionRun, 'runner'>, level: 'error' | 'warning'): string[] =>
  runner.annotations
    .filter((annotation) => annotation.level === level)
    .map(({ title, message }) => (title === '' ? message : `${title}: ${message}`));
