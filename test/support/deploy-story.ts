import type { Answer } from '../../harness/simulator/api.ts';
import { deploymentId, showDeployment } from '../../harness/simulator/deployments.ts';
import {
  type Course,
  GOOD,
  schedule as place,
  type SimulatedDeploy,
} from '../../harness/simulator/deploys.ts';
import {
  DEPLOYS_BY_ID,
  DEPLOYS_OF_DOCUMENT,
  DEPLOYS_OF_FAMILY,
  type DeployManners,
  type IdManners,
  type ListManner,
  type LogManners,
  listedAsOf,
  type Showing,
  type StatusManners,
  showDeploys,
  showEntryOf,
  showListed,
  showLog,
} from '../../harness/simulator/shown.ts';
import { framed } from '../../src/script/frame.ts';

/** Somebody else's deploy. */
export interface OtherDeploy extends Course {
  readonly askedMs: number;
}

/** A service, its site, and the deploys that it sees. */
export interface Story extends DeployManners {
  readonly ours: Course;
  readonly others: readonly OtherDeploy[];
  /** True when the deploy script reports its end, now and before the clock started. */
  readonly reports: boolean;
  readonly reportedBefore: boolean;
  /** The milliseconds by which the clock of the server, which reports have, is ahead of the service's. */
  readonly clockOffMs: number;
  /** The run's knowledge of that beforehand; and true when the service shows the script. */
  readonly exitReportExpected: boolean | undefined;
  readonly showsScript: boolean;
  readonly trigger: 'answered' | 'lost' | 'never arrived';
  /** The deployment whose id the answer to the trigger has, of those that are there; `rounded`: ours is a number that JSON cannot hold. */
  readonly answeredId: 'ours' | 'of the first' | 'of the latest before' | 'rounded';
  /** The age of answers, in turns: one number for a fixed lag, several for several copies. */
  readonly lagsMs: readonly number[];
  /** Reads that fail, by their number after the trigger. */
  readonly faults: readonly { readonly nth: number; readonly status: 404 | 429 | 503 }[];
  readonly latencyMs: number;
  /** True when other targets share the looks at the list of sites, and how that shows the site. */
  readonly isShared: boolean;
  readonly listOfSites: ListManner;
  readonly pollIntervalMs: number | undefined;
  readonly timeoutMs: number;
  readonly expects: readonly ('failure-pattern' | 'success-pattern' | 'expected-commit')[];
}

export const OUR_COMMIT = 'a'.repeat(40);
export const THEIR_COMMIT = 'b'.repeat(40);

/** Puts the deploys of a story in their order: one after the other, as they were asked for. */
export function schedule(story: Story, triggeredMs: number | undefined): SimulatedDeploy[] {
  const { others, ours, log, trigger } = story;
  const isOurs = triggeredMs !== undefined && trigger !== 'never arrived';
  const all = [
    ...others.map((course, nth) => ({ ...course, name: `other${nth}`, id: 5_000 + nth })),
    ...(isOurs ? [{ ...ours, name: 'ours', id: 4_999, askedMs: triggeredMs }] : []),
  ].sort((a, b) => a.askedMs - b.askedMs);
  const placed: SimulatedDeploy[] = [];
  for (const { name, id, askedMs, ...course } of all) {
    const reports = askedMs < 0 ? story.reportedBefore : story.reports;
    const by = name === 'ours' ? 'ours' : 'others';
    const asked = { by, site: 2, name, id, askedMs, reports, commit: course.commit ?? OUR_COMMIT } as const;
    placed.push(place(asked, { ...course, clockOffMs: story.clockOffMs }, placed, log.entryFrom));
  }
  return placed;
}

/** The id of somebody's deployment on a service with large numbers, which is what JSON makes of that of ours. */
const NEIGHBOUR = 2 ** 53;

/** The id in the answer to the trigger. */
export function answeredId(story: Story, atMs: number): string | number {
  if (story.answeredId === 'rounded') return NEIGHBOUR;
  const before = schedule(story, undefined).filter(({ askedMs }) => askedMs <= atMs);
  const other = { ours: undefined, 'of the first': before[0], 'of the latest before': before.at(-1) };
  return deploymentId(other[story.answeredId] ?? { id: 4_999 });
}

/** A site of the same server that is never deployed: every list shows it as it is. */
export const OTHER_SITE = { id: 3, domain: 'other.example', last_deploy_at: null };

/** A request, as it was asked for, and how its answer was made. */
export interface Asked {
  readonly path: string;
  readonly atMs: number;
  /** The number of the request after the trigger; negative before it. */
  readonly nth: number;
}

/** Answers a GET of a story with these deploys: a pure function of time. */
export function answerOf(
  { story, deploys }: { readonly story: Story; readonly deploys: readonly SimulatedDeploy[] },
  { path, atMs, nth }: Asked,
): Answer {
  const { faults, lagsMs, showsScript, reports, exitReportExpected } = story;
  const fault = faults.find((other) => other.nth === nth);
  if (fault !== undefined) return { status: fault.status };
  const shown = (body: unknown): Answer => (body === undefined ? { status: 404 } : { status: 200, body });
  const at = atMs - (lagsMs[Math.abs(nth) % lagsMs.length] ?? 0);
  const showing: Showing = { manners: story, deploys, token: null, log: null };
  const show = (asOf: number) => ({ id: 2, domain: 'shop.example', ...showDeploys(showing, asOf, nth) });
  if (path.endsWith('/sites/2')) return shown({ data: show(at) });
  if (path.endsWith(`/sites/${OTHER_SITE.id}`)) return shown({ data: OTHER_SITE });
  if (path.endsWith('/sites')) {
    const { listOfSites } = story;
    const listed = showListed(show(listedAsOf(listOfSites, at)), listOfSites);
    return shown({ data: [OTHER_SITE, listed] });
  }
  // A run knows of the script only what it was shown.
  const isKnown = showsScript || (nth < 0 && exitReportExpected !== undefined);
  if (path.endsWith('/deploy/script'))
    return shown(isKnown ? { deploy_script: reports ? framed('npm ci\n') : 'npm ci\n' } : undefined);
  const [, id, part = ''] = /\/deployments\/([^/]+)(\/log)?$/.exec(path) ?? [];
  if (id !== undefined) {
    const asked = id === String(NEIGHBOUR) ? deploymentId({ id: 5_000 }) : decodeURIComponent(id);
    const deployment = JSON.stringify(showDeployment(showing, at, asked, part) ?? null);
    return shown(JSON.parse(deployment.replaceAll(asked, decodeURIComponent(id))) ?? undefined);
  }
  const [, page = '1', entry] = /\/log(?:\?page=(\d+)|\/(\d+))?$/.exec(path) ?? [];
  return shown(
    entry === undefined ? showLog(showing, at, Number(page)) : showEntryOf(showing, at, Number(entry)),
  );
}

const OURS: Course = { ...GOOD, durationMs: 10_000, commit: OUR_COMMIT };
const DOCUMENT: Story = {
  ...DEPLOYS_OF_DOCUMENT,
  ours: OURS,
  others: [{ ...OURS, askedMs: -600_000 }],
  reports: true,
  reportedBefore: true,
  clockOffMs: 0,
  exitReportExpected: undefined,
  showsScript: true,
  trigger: 'answered',
  answeredId: 'ours',
  lagsMs: [0],
  faults: [],
  latencyMs: 0,
  isShared: false,
  listOfSites: 'true',
  pollIntervalMs: undefined,
  timeoutMs: 1_200_000,
  expects: [],
};

/** A service that answers as the document says, and one of the family. */
export const PLAIN = {
  document: DOCUMENT,
  family: { ...DOCUMENT, ...DEPLOYS_OF_FAMILY },
  'by id': { ...DOCUMENT, ...DEPLOYS_BY_ID },
} as const satisfies Record<string, Story>;

/** A story that differs from a plain one, also in a part of what is nested. */
export interface Differs extends Partial<Omit<Story, 'status' | 'log' | 'ours' | 'byId'>> {
  readonly status?: Partial<StatusManners>;
  readonly log?: Partial<LogManners>;
  readonly ours?: Partial<Course>;
  readonly byId?: Partial<IdManners>;
}

export function storyOf(service: keyof typeof PLAIN, { status, log, ours, byId, ...rest }: Differs): Story {
  const plain: Story = PLAIN[service];
  return {
    ...plain,
    ...rest,
    status: { ...plain.status, ...status },
    log: { ...plain.log, ...log },
    ours: { ...plain.ours, ...ours },
    byId: { ...plain.byId, ...byId },
  };
}
