import { PROLOGUE } from '../../src/deploy/exit-report.ts';

/** One run of the deploy script. Times are in milliseconds of the test's clock, which starts at 0. */
export interface Course {
  readonly lastsMs: number;
  readonly exit: number;
  /** Without a report, and without a last line. */
  readonly isKilled: boolean;
  /** True: it prints a line every second; else only at its end. */
  readonly isTalkative: boolean;
  readonly commit: string;
}

/** Somebody else's deploy. */
export interface OtherDeploy extends Course {
  readonly askedMs: number;
}

/** The way the service shows a site's status. */
interface StatusManners {
  /** The words for a site that is well, that is being deployed and whose deploy failed; undefined: it shows none. */
  readonly words: readonly [active: string, deploying: string, failed: string] | undefined;
  /** The status of every nth answer is of a wrong type, or missing; 0: never. */
  readonly oddEvery: number;
  /** True: a deploy that waits for its turn is shown as `deploying`. */
  readonly countsQueue: boolean;
  /** Another word, for so long before `deploying` and after it; 0: none. */
  readonly beforeMs: number;
  readonly afterMs: number;
}

/** The way the service shows the log. */
interface LogManners {
  /** Else the entry of the latest deploy alone, as the document has it. */
  readonly isList: boolean;
  /** The types of entries; `late`: null until their deploy has ended. */
  readonly types: 'none' | 'shown' | 'late';
  readonly ids: 'none' | 'up' | 'down';
  readonly hasTimes: boolean;
  /** Where the text of an entry is shown: `by id` as GET …/log/{id} has it, which may also answer 404 or with another entry. */
  readonly content: 'shown' | 'missing' | 'by id' | 'by id, 404' | 'by id, another';
  readonly entryFrom: 'request' | 'start' | 'end';
  /** The delay with which a deploy's last lines are shown. */
  readonly delayMs: number;
  /** Entries a page; 0: all on one. */
  readonly pageSize: number;
  /** The number of entries of other kinds at the beginning, and the times at which more come. */
  readonly olderEntries: number;
  readonly newsMs: readonly number[];
}

/** A service, its site, and the deploys that it sees. */
export interface Story {
  readonly status: StatusManners;
  readonly log: LogManners;
  readonly lastDeployAt: 'start' | 'end' | 'end of a good one' | 'never' | 'with gaps';
  /** The time that a deploy waits even when no other is before it. */
  readonly queueMs: number;
  readonly ours: Course;
  readonly others: readonly OtherDeploy[];
  /** True when the deploy script reports its end, now and before the clock started. */
  readonly reports: boolean;
  readonly reportedBefore: boolean;
  /** The run's knowledge of that beforehand; and true when the service shows the script. */
  readonly exitReportExpected: boolean | undefined;
  readonly showsScript: boolean;
  readonly trigger: 'answered' | 'lost' | 'never arrived';
  /** The age of answers, in turns: one number for a fixed lag, several for several copies. */
  readonly lagsMs: readonly number[];
  /** Reads that fail, by their number after the trigger. */
  readonly faults: readonly { readonly nth: number; readonly status: 404 | 429 | 503 }[];
  readonly latencyMs: number;
  readonly waitsUntilReady: boolean;
  /** True when other targets share the looks at the site. */
  readonly isShared: boolean;
  readonly pollIntervalMs: number | undefined;
  readonly timeoutMs: number;
  readonly expects: readonly ('failure-pattern' | 'success-pattern' | 'expected-commit')[];
}

export const OUR_COMMIT = 'a'.repeat(40);
export const THEIR_COMMIT = 'b'.repeat(40);

/** A deploy that has its place in time. */
export interface Scheduled extends Course {
  readonly name: string;
  readonly askedMs: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly reports: boolean;
  /** Of its entry in the log: its id, when it was made, and from when it is shown. */
  readonly id: number;
  readonly createdMs: number;
  readonly shownFromMs: number;
  /** The time at which it begins to print. */
  readonly talksFromMs: number;
  /** Something else than a deploy, which has only an entry in the log. */
  readonly isNoDeploy?: true;
}

export function isGood({ exit, isKilled }: Course): boolean {
  return exit === 0 && !isKilled;
}

/** Puts the deploys of a story in their order: one after the other, as they were asked for. */
export function schedule(story: Story, triggeredMs: number | undefined): Scheduled[] {
  const { others, ours, queueMs, log, trigger } = story;
  const asked = others.map((course, nth) => ({ ...course, name: `other${nth}`, id: 5_000 + nth }));
  const all =
    triggeredMs === undefined || trigger === 'never arrived'
      ? asked
      : [...asked, { ...ours, name: 'ours', id: 4_999, askedMs: triggeredMs }];
  let freeMs = Number.NEGATIVE_INFINITY;
  return all
    .sort((a, b) => a.askedMs - b.askedMs)
    .map((course) => {
      const startMs = Math.max(course.askedMs + queueMs, freeMs);
      const endMs = startMs + course.lastsMs;
      freeMs = endMs + GAP_MS;
      const shownFromMs = { request: course.askedMs, start: startMs, end: endMs }[log.entryFrom];
      const reports = course.askedMs < 0 ? story.reportedBefore : story.reports;
      return {
        ...course,
        startMs,
        endMs,
        reports,
        shownFromMs,
        createdMs: shownFromMs,
        talksFromMs: startMs,
      };
    });
}

/** The time that a service needs between two deploys. */
const GAP_MS = 300;
const EPOCH_MS = Date.UTC(2026, 0, 1, 12);

const timeText = (ms: number): string => new Date(EPOCH_MS + ms).toISOString().slice(0, 19).replace('T', ' ');

/** The text of a deploy's entry at some time. */
function textAt(run: Scheduled, at: number, { delayMs }: LogManners): string {
  const saidMs = Math.min(at, run.endMs) - run.talksFromMs;
  const lines = run.isTalkative ? Math.min(30, Math.max(0, Math.floor(saidMs / 1_000))) : 0;
  const begun = Array.from({ length: lines }, (_, nth) => `${run.name} step ${nth}\n`).join('');
  if (at < run.endMs + delayMs || run.isKilled) return begun;
  const last = run.exit === 0 ? 'Done.\n' : 'fatal: it broke\n';
  const report = `\n[site-deploy] exit-status=${run.exit} commit=${run.commit} run=${run.name}\n`;
  return begun + last + (run.reports ? report : '');
}

/** The service at some time, as a pure function of the deploys. */
export interface World {
  readonly story: Story;
  readonly runs: readonly Scheduled[];
}

/** A request, as it was asked for, and how its answer was made. */
export interface Asked {
  readonly path: string;
  readonly atMs: number;
  /** The number of the request after the trigger; negative before it. */
  readonly nth: number;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

/** Answers a GET. */
export function answerOf(world: World, { path, atMs, nth }: Asked): Answer {
  const { faults, lagsMs } = world.story;
  const fault = faults.find((other) => other.nth === nth);
  if (fault !== undefined) return { status: fault.status };
  const at = atMs - (lagsMs[Math.abs(nth) % lagsMs.length] ?? 0);
  if (path.endsWith('/sites/2')) return { status: 200, body: { data: siteAt(world, at, nth) } };
  if (path.endsWith('/deploy/script'))
    return world.story.showsScript
      ? { status: 200, body: { deploy_script: world.story.reports ? `${PROLOGUE}npm ci\n` : 'npm ci\n' } }
      : { status: 404 };
  const [, page] = /\/log(?:\?page=(\d+))?$/.exec(path) ?? [];
  if (/\/log(\?|$)/.test(path)) return { status: 200, body: logAt(world, at, Number(page ?? 1)) };
  return entryAt(world, at, Number(/\d+$/.exec(path)));
}

function siteAt({ story, runs }: World, at: number, nth: number): object {
  const { words, oddEvery } = story.status;
  const deploys = runs.filter(({ isNoDeploy }) => isNoDeploy !== true);
  const isOdd = oddEvery > 0 && nth % oddEvery === oddEvery - 1;
  const odd = [{ status: 7 }, { status: null }, {}, { status: ['active'] }][Math.abs(nth) % 4];
  const status =
    words === undefined ? {} : isOdd ? odd : { status: wordAt(story.status, words, deploys, at) };
  return { id: 2, domain: 'shop.example', ...status, last_deploy_at: shownDeployAt(story, deploys, at, nth) };
}

function wordAt(
  { countsQueue, beforeMs, afterMs }: StatusManners,
  [active, deploying, failed]: readonly [string, string, string],
  runs: readonly Scheduled[],
  at: number,
): string {
  const current = runs.find(
    ({ askedMs, startMs, endMs }) => (countsQueue ? askedMs : startMs) <= at && at < endMs,
  );
  if (current !== undefined) return beforeMs > 0 && at < current.startMs + beforeMs ? 'preparing' : deploying;
  const last = runs.findLast(({ endMs }) => endMs <= at);
  if (last === undefined) return active;
  if (at < last.endMs + afterMs) return 'tidying';
  return isGood(last) ? active : failed;
}

function shownDeployAt(
  { lastDeployAt }: Story,
  runs: readonly Scheduled[],
  at: number,
  nth: number,
): string | null {
  if (lastDeployAt === 'never' || (lastDeployAt === 'with gaps' && nth % 4 === 3)) return null;
  const times = runs.map((run) => {
    if (lastDeployAt === 'start') return run.startMs;
    return lastDeployAt === 'end of a good one' && !isGood(run) ? Number.POSITIVE_INFINITY : run.endMs;
  });
  const last = times.filter((ms) => ms <= at).at(-1);
  return last === undefined ? null : timeText(last);
}

interface Listed {
  readonly id: number;
  readonly createdMs: number;
  readonly run?: Scheduled;
}

function logAt(world: World, at: number, page: number): unknown {
  const { story, runs } = world;
  const { isList, pageSize } = story.log;
  if (!isList) {
    const run = runs.filter(({ shownFromMs }) => shownFromMs <= at).at(-1);
    return { data: run === undefined ? null : shownOf(story.log, { ...run, run }, at) };
  }
  const entries = listAt(world, at).map((entry) => shownOf(story.log, entry, at));
  if (pageSize === 0) return { data: entries };
  const last = Math.max(1, Math.ceil(entries.length / pageSize));
  return {
    data: entries.slice((page - 1) * pageSize, page * pageSize),
    meta: { current_page: page, last_page: last },
  };
}

/** All entries of the log, the newest first. */
function listAt({ story, runs }: World, at: number): Listed[] {
  const { olderEntries, newsMs } = story.log;
  const older = Array.from({ length: olderEntries }, (_, nth) => ({
    id: 1_000 + nth,
    createdMs: -10_000_000 + 1_000 * nth,
  }));
  const news = newsMs.map((createdMs, nth) => ({ id: 3_000 + nth, createdMs }));
  const deploys = runs
    .filter(({ shownFromMs }) => shownFromMs <= at)
    .map((run) => ({ id: run.id, createdMs: run.createdMs, run }));
  return [...older, ...news, ...deploys]
    .filter(({ createdMs }) => createdMs <= at)
    .sort((a, b) => b.createdMs - a.createdMs);
}

function shownOf(log: LogManners, { id, createdMs, run }: Listed, at: number): object {
  const isTyped = run !== undefined && (log.types === 'shown' || at >= run.endMs);
  return {
    ...(log.ids !== 'none' && { id: shownId(log, id) }),
    ...(log.types !== 'none' && { type: isTyped ? 'deploy' : null }),
    description: run === undefined ? 'Certificate renewed' : 'Deploy',
    ...(log.content === 'shown' && { content: run === undefined ? 'renewed\n' : textAt(run, at, log) }),
    ...(log.hasTimes && { created_at: timeText(createdMs) }),
  };
}

function shownId({ ids }: LogManners, id: number): number {
  return ids === 'down' ? 9_999 - id : id;
}

function entryAt(world: World, at: number, id: number): Answer {
  const { log } = world.story;
  const entries = listAt(world, at);
  const asked = entries.find((entry) => shownId(log, entry.id) === id);
  const entry = log.content === 'by id, another' ? entries.find((other) => other !== asked) : asked;
  if (entry === undefined || !log.content.startsWith('by id') || log.content === 'by id, 404')
    return { status: 404 };
  return { status: 200, body: { data: shownOf({ ...log, content: 'shown' }, entry, at) } };
}

const GOOD: Course = { lastsMs: 10_000, exit: 0, isKilled: false, isTalkative: true, commit: OUR_COMMIT };
const DOCUMENT: Story = {
  status: { words: undefined, oddEvery: 0, countsQueue: false, beforeMs: 0, afterMs: 0 },
  log: {
    isList: false,
    types: 'none',
    ids: 'none',
    hasTimes: true,
    content: 'shown',
    entryFrom: 'start',
    delayMs: 0,
    pageSize: 0,
    olderEntries: 0,
    newsMs: [],
  },
  lastDeployAt: 'end',
  queueMs: 300,
  ours: GOOD,
  others: [{ ...GOOD, askedMs: -600_000 }],
  reports: true,
  reportedBefore: true,
  exitReportExpected: undefined,
  showsScript: true,
  trigger: 'answered',
  lagsMs: [0],
  faults: [],
  latencyMs: 0,
  waitsUntilReady: false,
  isShared: false,
  pollIntervalMs: undefined,
  timeoutMs: 1_200_000,
  expects: [],
};

export const KNOWN_WORDS = ['active', 'deploying', 'deploy-failed'] as const;

/** A service that answers as the document says, and one of the family: with a status, and a log of all kinds of entries. */
export const PLAIN = {
  document: DOCUMENT,
  family: {
    ...DOCUMENT,
    status: { ...DOCUMENT.status, words: KNOWN_WORDS },
    log: { ...DOCUMENT.log, isList: true, types: 'shown', ids: 'up', pageSize: 15, olderEntries: 20 },
  },
} as const satisfies Record<string, Story>;

/** A story that differs from a plain one, also in a part of what is nested. */
export interface Differs extends Partial<Omit<Story, 'status' | 'log' | 'ours'>> {
  readonly status?: Partial<StatusManners>;
  readonly log?: Partial<LogManners>;
  readonly ours?: Partial<Course>;
}

export function storyOf(service: keyof typeof PLAIN, { status, log, ours, ...rest }: Differs): Story {
  const plain: Story = PLAIN[service];
  return {
    ...plain,
    ...rest,
    status: { ...plain.status, ...status },
    log: { ...plain.log, ...log },
    ours: { ...plain.ours, ...ours },
  };
}
