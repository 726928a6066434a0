import { DEPLOYS } from '../../harness/deploys.ts';
import type { OtherAnswer } from '../../harness/faults.ts';
import { type Played, play, type Situation } from '../../harness/play.ts';
import { getSite } from '../../src/api/sites.ts';
import { NO_SIBLINGS } from '../../src/deploy/siblings.ts';
import { reportLine } from './deploying.ts';

export const ID = 'd/4001';
export const COMMIT = 'c'.repeat(40);
export const [BEFORE, AFTER] = ['2025-12-31 00:00:00', '2026-01-01 00:00:10'];
export const END_MS = 10_000;
export const report = (status: number): string => reportLine('9.20260101T000010Z', status);
export const data = (fields: unknown): OtherAnswer => ({ status: 200, body: { data: fields } });

/** An answer at so many milliseconds since the trigger; undefined for the usual one. */
export type Part = (ms: number) => OtherAnswer | undefined;
export interface Odd {
  readonly kind?: 'document' | 'family' | 'by id';
  readonly lastsMs?: number;
  readonly reports?: boolean;
  readonly site?: Part;
  readonly log?: Part;
  readonly deployment?: Part;
  readonly ownLog?: Part;
}

/** Plays a deploy on a service that answers some requests in its own way. */
export function playOdd(
  { kind = 'by id', lastsMs = END_MS, reports = true, ...odd }: Odd,
  given = {},
  around: Situation = {},
): Promise<Played> {
  const parts = [
    [/\/deployments\/[^/]+\/log$/, odd.ownLog],
    [/\/deployments\/[^/]+$/, odd.deployment],
    [/\/sites\/2$/, odd.site],
    [/\/sites\/2\/log/, odd.log],
  ] as const;
  return play(
    {
      ...DEPLOYS[kind](lastsMs, reports),
      fault: ({ method, path, sinceTriggerMs }) =>
        method === 'GET' ? parts.find(([asked]) => asked.test(path))?.[1]?.(sinceTriggerMs) : undefined,
    },
    { timeout: '10m', ...given },
    around,
  );
}

/** One of two targets of a server, for which its list is looked at. */
export const inCompany: Situation = {
  siblings: (reader) => ({
    ...NO_SIBLINGS,
    looking: () => 2,
    glance: (site) => reader.read(getSite, { server: 1, site }),
  }),
};

export const notFound = (): OtherAnswer => ({ status: 404 });
/** Our deployment: in a word until it ends, then as `end` has it. */
export const deploymentTo =
  (end: OtherAnswer, endMs = END_MS, word = 'deploying'): Part =>
  (ms) =>
    ms < endMs ? data({ id: ID, status: word }) : end;
export const ends = (status: string, endMs = END_MS): Part => deploymentTo(data({ id: ID, status }), endMs);
export const ownLog =
  (contentAt: (ms: number) => string, endMs = END_MS): Part =>
  (ms) =>
    ms < endMs ? notFound() : data({ deployment_id: ID, status: 'success', content: contentAt(ms) });
/** The site as usual but for some fields; one that is undefined is not shown. */
export const site =
  (fieldsAt: (ms: number) => object, endMs = END_MS): Part =>
  (ms) =>
    data({
      id: 2,
      domain: 'shop.example',
      last_deploy_at: ms < endMs ? BEFORE : AFTER,
      status: ms < 0 || ms >= endMs ? 'active' : 'deploying',
      ...fieldsAt(ms),
    });
/** The site with the text of the deploy that runs. */
export const live = (textAt: (ms: number) => string | null, endMs = END_MS): Part =>
  site((ms) => ({ current_deploy_log: ms < 0 || ms >= endMs ? null : textAt(ms) }), endMs);
export const old = { id: 70, type: 'deploy', description: 'Deploy', created_at: BEFORE, content: 'old\n' };
export const entry = (content: string) => ({ ...old, id: 77, created_at: AFTER, content });
