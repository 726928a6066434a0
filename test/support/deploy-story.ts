import type { OtherAnswer } from '../../harness/faults.ts';
import { prepare, runCore } from '../../harness/play.ts';
import type { Answer } from '../../harness/simulator/api.ts';
import { deploymentId } from '../../harness/simulator/deployments.ts';
import { type Course, GOOD, isGood, type SimulatedDeploy } from '../../harness/simulator/deploys.ts';
import type { Fault } from '../../harness/simulator/faults.ts';
import type { DeployManners, ListManner } from '../../harness/simulator/shown.ts';
import { DEPLOYS_BY_ID, DEPLOYS_OF_DOCUMENT, DEPLOYS_OF_FAMILY } from '../../harness/simulator/shown.ts';
import { openSimulation } from '../../harness/simulator/simulation.ts';
import type { Simulator } from '../../harness/simulator/simulator.ts';
import { newSite } from '../../harness/simulator/state.ts';
import type { TestClock } from '../../harness/test-clock.ts';
import type { Reader } from '../../src/api/client.ts';
import type { Siblings } from '../../src/deploy/siblings.ts';
import { createSharedLooks } from '../../src/rollout/shared-looks.ts';
import { framed } from '../../src/script/frame.ts';
import { tellEpisode } from './play-case.ts';

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
type Nested = 'status' | 'log' | 'ours' | 'byId';
export type Differs = Partial<Omit<Story, Nested>> & { readonly [Part in Nested]?: Partial<Story[Part]> };

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

export type Played = Awaited<ReturnType<typeof playStory>>;

/** A request for something, as it was asked for. */
interface Asked {
  readonly path: string;
  readonly atMs: number;
  /** The number of the request after the trigger; negative before it. */
  readonly nth: number;
}

/** Plays one deploy of the action on the service of a story. */
export async function playStory(story: Story) {
  const { latencyMs, trigger, isShared, listOfSites, clockOffMs } = story;
  const prepared = await prepare(inputsOf(story));
  await using simulation = await openSimulation({
    sites: [
      newSite(2, undefined, { script: scriptOf(story.reportedBefore), hasRepository: true }),
      OTHER_SITE,
    ],
    manners: { deploys: story, listOfSites, courseOf: () => ({ ...story.ours, clockOffMs }) },
    latencyMs,
    deadlineMs: prepared.inputs.timeoutMs,
  });
  const { service, seen } = simulation;
  for (const { askedMs, ...course } of story.others)
    service.later(askedMs, () => service.meddle({ kind: 'deploy', course: { ...course, clockOffMs } }));
  service.later(-1, () => service.meddle({ kind: 'script', script: scriptOf(story.reports) }));
  const asked: (Asked & { answer: string })[] = [];
  const triggeredAtMs: number[] = [];
  let answered = '';
  simulation.misbehave(({ method, path, atMs }): Fault => {
    service.settle();
    if (method === 'GET') {
      const before = asked.filter(({ nth }) => nth < 0).length;
      const nth = triggeredAtMs.length === 0 ? -1 - before : asked.length - before;
      const answer = answerOf({ story, service }, { path, atMs, nth });
      asked.push({ path, atMs, nth, answer: JSON.stringify(answer) });
      return answer;
    }
    triggeredAtMs.push(atMs);
    if (trigger !== 'answered') return trigger === 'lost' ? 'lose-answer' : 'reset';
    const deployment_id = story.byId.hasIds ? answeredId(story, service) : undefined;
    answered = String(deployment_id);
    return { status: 200, body: { message: 'ok', deployment_id }, effect: 'now' };
  });
  const { report, endedMs } = await runCore(prepared, simulation, isShared ? { siblings: inCompany } : {});
  const { outcome, failure, facts } = report;
  const { message = '' } = failure ?? {};
  if (message.includes('has a fault')) throw new Error(message);
  const { deploys } = service;
  const ours = deploys.find(({ by }) => by === 'ours');
  const [triggeredMs = Number.POSITIVE_INFINITY] = triggeredAtMs;
  const triggers = triggeredAtMs.length;
  const ended = { outcome, message, report: facts?.deploy, triggers, triggeredMs, endedMs };
  return { story, service, seen, whole: report, ...ended, asked, answered, deploys, ours };
}

const OTHER_SITE = newSite(3, 'other.example');
const scriptOf = (reports: boolean): string => (reports ? framed('npm ci\n') : 'npm ci\n');

/** The inputs of a run that deploys. One that knows whether the script reports its end has looked at it before. */
function inputsOf({ expects, timeoutMs, pollIntervalMs, exitReportExpected }: Story) {
  return {
    site: '2',
    operations: exitReportExpected === undefined ? 'deploy' : 'update-deploy-script, deploy',
    'deploy-script': 'npm ci\n',
    'report-exit-status': String(exitReportExpected ?? true),
    timeout: `${timeoutMs / 1_000}s`,
    ...(pollIntervalMs !== undefined && { 'poll-interval': `${pollIntervalMs / 1_000}s` }),
    ...(expects.includes('failure-pattern') && { 'failure-pattern': '^fatal' }),
    ...(expects.includes('success-pattern') && { 'success-pattern': '^Done\\.$' }),
    ...(expects.includes('expected-commit') && { 'expected-commit': OUR_COMMIT.slice(0, 8) }),
  };
}

/** The id of somebody's deployment on a service with large numbers, which is what JSON makes of that of ours. */
const NEIGHBOUR = 2 ** 53;

function answeredId({ answeredId: whose }: Story, { deploys }: Simulator): string | number {
  if (whose === 'rounded') return NEIGHBOUR;
  const other = { ours: undefined, 'of the first': deploys[0], 'of the latest before': deploys.at(-1) };
  return deploymentId(other[whose] ?? { id: 4_001 + deploys.length });
}

/** Answers a GET of a story, as it would be if these were the deploys: a pure function of time. */
export function answerOf(
  { story, service }: Pick<Played, 'story' | 'service'>,
  { path, atMs, nth }: Asked,
  deploys: readonly SimulatedDeploy[] = service.deploys,
): OtherAnswer {
  const { faults, lagsMs, showsScript, exitReportExpected } = story;
  const fault = faults.find((other) => other.nth === nth);
  if (fault !== undefined) return { status: fault.status };
  const isScript = path.endsWith('/deploy/script');
  // A run knows of the script only what it was shown.
  if (isScript && !showsScript && (nth >= 0 || exitReportExpected === undefined)) return { status: 404 };
  const asOfMs = isScript ? atMs : atMs - (lagsMs[Math.abs(nth) % lagsMs.length] ?? 0);
  const theirs = deploymentId(deploys.find(({ by }) => by === 'others') ?? { id: 0 });
  const asked = path.replace(String(NEIGHBOUR), encodeURIComponent(theirs));
  const answer: Answer = service.wouldAnswer({ method: 'GET', path: asked, nth }, asOfMs, deploys);
  if (asked === path) return answer;
  return { ...answer, body: JSON.parse(JSON.stringify(answer.body).replaceAll(theirs, String(NEIGHBOUR))) };
}

/** The company of another target of the same server, which looks whenever this one does. */
function inCompany(reader: Reader, clock: TestClock): Siblings {
  const join = createSharedLooks({ client: reader, clock, signal: clock.signal }, 1);
  const other = join(clock.signal);
  const own = join(clock.signal);
  return {
    ...own,
    noteFailure: () => {},
    glance(site) {
      other.glance(OTHER_SITE.id).catch(() => {});
      return own.glance(site);
    },
  };
}

/** Tells a story as it went, to find out why it broke a rule. */
export function tell({ story, seen, service, whole: report, deploys, endedMs: endMs }: Played): string {
  const runs = deploys.map((run) => `${run.by} ${run.startMs}–${run.endMs} ${isGood(run) ? 'good' : 'bad'}`);
  return [JSON.stringify(story), ...runs, tellEpisode({ seen, service, report, endMs })].join('\n');
}
