import fc from 'fast-check';
import { deploymentId } from '../../harness/simulator/deployments.ts';
import { type Course, isGood, type SimulatedDeploy } from '../../harness/simulator/deploys.ts';
import { KNOWN_WORDS, LIST_MANNERS, shownId } from '../../harness/simulator/shown.ts';
import { courseWith, mostly, seldomly, usually, weighing } from './chance.ts';
import type { OtherDeploy, Played, Story } from './deploy-story.ts';
import { answerOf, OUR_COMMIT, PLAIN, storyOf, THEIR_COMMIT } from './deploy-story.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const length = fc.oneof(
  fc.integer({ min: 100, max: 3 * SECOND }),
  fc.integer({ min: SECOND, max: 40 * SECOND }),
  fc.integer({ min: 40 * SECOND, max: 4 * MINUTE }),
);

const courseOf = (commit: string): fc.Arbitrary<Course> =>
  courseWith({
    delayMs: mostly(0, 300, 4 * SECOND, 30 * SECOND),
    durationMs: length,
    exitStatus: fc.constantFrom(0, 1),
    isKilled: seldomly(8),
    commit: fc.constant(commit),
  });

const others: fc.Arbitrary<OtherDeploy[]> = fc.array(
  fc
    .tuple(
      fc.oneof(courseOf(OUR_COMMIT), courseOf(THEIR_COMMIT)),
      fc.oneof(
        fc.integer({ min: -10 * MINUTE, max: -5 * MINUTE }),
        fc.integer({ min: -30 * SECOND, max: 0 }),
        fc.integer({ min: 0, max: 2 * SECOND }),
        fc.integer({ min: 0, max: 2 * MINUTE }),
      ),
    )
    .map(([course, askedMs]) => ({ ...course, askedMs })),
  { maxLength: 2 },
);

const status: fc.Arbitrary<Story['status']> = fc.record({
  words: mostly<Story['status']['words']>(
    KNOWN_WORDS,
    undefined,
    undefined,
    ['live', 'busy', 'broken'],
    ['live', 'deploying', 'broken'],
    ['active', 'busy', 'deploy-failed'],
  ),
  oddEvery: mostly(0, 2, 3, 5),
  countsQueue: fc.boolean(),
  beforeMs: mostly(0, SECOND, 5 * SECOND),
  afterMs: mostly(0, SECOND, 8 * SECOND),
});

const log: fc.Arbitrary<Story['log']> = fc.record({
  isList: fc.boolean(),
  types: mostly<Story['log']['types']>('shown', 'late'),
  ids: mostly<Story['log']['ids']>('up', 'down'),
  hasTimes: fc.constant(true),
  content: mostly<Story['log']['content']>('shown', 'missing', 'by id', 'by id, 404', 'by id, another'),
  entryFrom: fc.constantFrom<Story['log']['entryFrom'][]>('request', 'start', 'end'),
  delayMs: mostly(0, 800),
  pageSize: mostly(0, 15, 3),
  olderEntries: fc.oneof(weighing(60, fc.constantFrom(0, 2, 14, 40)), weighing(1, fc.constant(1_000))),
  newsMs: fc.array(fc.integer({ min: -5 * SECOND, max: MINUTE }), { maxLength: 4 }),
});

const byId: fc.Arbitrary<Story['byId']> = fc.record({
  hasIds: mostly(true, false),
  hasLive: fc.boolean(),
  word: mostly('deploying', 'busy'),
  logDelayMs: mostly(0, 800, 5 * SECOND, MINUTE),
  showsCommit: mostly(true, false),
  hasTimes: fc.boolean(),
});

/** The kinds of service: the document's, with a status, and with deployments by their ids. */
type Kind = keyof typeof PLAIN;

function ofKind(story: Story, kind: Kind): Story {
  const { status, log } = story;
  if (kind === 'by id') return story;
  if (kind === 'family') return { ...story, byId: PLAIN.family.byId };
  const [words, isList] = [undefined, false];
  return { ...story, byId: PLAIN.document.byId, status: { ...status, words }, log: { ...log, isList } };
}

const listOfSites = mostly<Story['listOfSites']>('true', ...LIST_MANNERS);

const anyStory: fc.Arbitrary<Story> = fc
  .record({
    status,
    log,
    byId,
    lastDeployAt: mostly<Story['lastDeployAt']>('end', 'start', 'end of a good one', 'never', 'with gaps'),
    ours: courseOf(OUR_COMMIT),
    others: fc.oneof(fc.constant<OtherDeploy[]>([]), others),
    reports: fc.boolean(),
    reportedBefore: fc.boolean(),
    clockOffMs: mostly(0, 0, 0, -4 * MINUTE, 4 * MINUTE, -MINUTE, 90 * MINUTE),
    exitReportExpected: fc.constantFrom('as it is', undefined),
    showsScript: mostly(true, false),
    trigger: mostly<Story['trigger']>('answered', 'lost', 'never arrived'),
    answeredId: mostly<Story['answeredId']>('ours', 'of the first', 'of the latest before', 'rounded'),
    lagsMs: usually<Story['lagsMs']>(
      [0],
      4,
      fc.array(fc.constantFrom(0, 500, 1_000, 3_000), { minLength: 1, maxLength: 4 }),
    ),
    faults: usually<Story['faults']>(
      [],
      4,
      fc.array(fc.record({ nth: fc.nat(20), status: fc.constantFrom(404, 429, 503) }), { maxLength: 4 }),
    ),
    latencyMs: fc.constantFrom(0, 80),
    isShared: fc.boolean(),
    listOfSites: fc.constant<Story['listOfSites']>('true'),
    pollIntervalMs: mostly<number | undefined>(undefined, SECOND, 10 * SECOND),
    timeoutMs: mostly(10 * MINUTE, MINUTE, 5 * SECOND),
    expects: fc.oneof(
      fc.constant([]),
      fc.subarray(['failure-pattern', 'success-pattern', 'expected-commit'] as const),
    ),
  })
  .map((story) => {
    // A run is never wrong in what it knows of the script.
    const exitReportExpected = story.exitReportExpected === undefined ? undefined : story.reports;
    // Nobody deploys while the baseline is read.
    const latencyMs = story.others.length > 0 ? 0 : story.latencyMs;
    // Nor can it be told which deploy was there before, where a part of the answers shows it and another does not.
    const isAtOdds = story.lagsMs.length > 1 || story.log.delayMs > 0;
    const others = story.others.filter(({ askedMs }) => askedMs < -5 * MINUTE || askedMs >= 0 || !isAtOdds);
    return { ...story, exitReportExpected, latencyMs, others };
  });

/** Any service, and nobody else's deploy while the run looks. */
export const alone = (kind: Kind): fc.Arbitrary<Story> =>
  fc.tuple(anyStory, listOfSites).map(([story, listOfSites]) => ({
    ...ofKind({ ...story, listOfSites }, kind),
    others: story.others.filter(({ askedMs }) => askedMs < -5 * MINUTE),
  }));

/** A service that shows what it shows at once, and always, and a run with time to look. */
const { trigger, lagsMs, faults, latencyMs, pollIntervalMs, timeoutMs } = PLAIN.document;
const AT_ONCE = { trigger, lagsMs, faults, latencyMs, pollIntervalMs, timeoutMs };

/** Somebody else deploys before, meanwhile and after, on such a service. */
export const crowded = (kind: Kind): fc.Arbitrary<Story> =>
  fc.tuple(anyStory, others, listOfSites).map(([drawn, crowd, listOfSites]): Story => {
    const story = ofKind(drawn, kind);
    const { log, status, lastDeployAt } = story;
    return {
      ...story,
      ...AT_ONCE,
      others: crowd,
      listOfSites,
      status: { ...status, words: status.words && KNOWN_WORDS, oddEvery: 0, beforeMs: 0, afterMs: 0 },
      log: {
        ...{ ...log, ids: 'up', hasTimes: true, content: 'shown', entryFrom: 'start', delayMs: 0 },
        types: log.isList ? 'shown' : 'none',
      },
      lastDeployAt: lastDeployAt === 'with gaps' ? 'end' : lastDeployAt,
    };
  });

/** The answer to the trigger has an id that is not that of our deployment, but mostly of one that was there before. */
export const misled: fc.Arbitrary<Story> = fc
  .tuple(
    alone('by id'),
    crowded('by id'),
    courseOf(THEIR_COMMIT),
    fc.integer({ min: -10 * MINUTE, max: 0 }),
    fc.constantFrom<Story['answeredId'][]>('of the first', 'of the latest before', 'rounded'),
  )
  .map(([quiet, busy, course, askedMs, answeredId]) => {
    const story = askedMs < -5 * MINUTE ? quiet : busy;
    const others = [{ ...course, askedMs }, ...story.others];
    return { ...story, answeredId, others, trigger: 'answered', byId: { ...story.byId, hasIds: true } };
  });

/** Nothing goes wrong, and the service shows how a deploy ends: by its status, or by a report. */
export const calm = fc
  .record({
    ours: courseOf(OUR_COMMIT),
    service: fc.constantFrom<Kind[]>('document', 'family', 'by id'),
    lastDeployAt: fc.constantFrom<Story['lastDeployAt'][]>('start', 'end', 'end of a good one'),
    entryFrom: fc.constantFrom<Story['log']['entryFrom'][]>('start', 'end'),
    mayReport: fc.boolean(),
  })
  .map(({ ours, service, lastDeployAt, entryFrom, mayReport }) => {
    // Where there is no status, silence after `last_deploy_at` has changed leaves the end unknown.
    const isBare = service === 'document';
    const reports = isBare || mayReport;
    return storyOf(service, {
      ours: {
        ...ours,
        delayMs: 300,
        isKilled: false,
        isTalkative: isBare || ours.isTalkative,
        durationMs: isBare ? ours.durationMs / 3 : ours.durationMs,
      },
      lastDeployAt,
      log: { entryFrom },
      reports,
      reportedBefore: reports,
    });
  });

/** A poll of a long list reads so many pages, and the text of an entry. */
const MOST_A_POLL = 6;

/** The claims of a run that are not true. */
export function untruthsOf(played: Played): string[] {
  const { story, outcome, report, triggers, endedMs, triggeredMs, asked, ours } = played;
  const hasEnded = ours !== undefined && ours.endMs <= endedMs;
  const problems: string[] = [];
  if (triggers !== 1 && !(triggers === 0 && outcome === 'timed_out')) problems.push(`${triggers} triggers`);
  if (endedMs > story.timeoutMs) problems.push('it went on after its deadline');
  if (asked.length > MOST_A_POLL * (20 + endedMs / 900)) problems.push(`${asked.length} requests`);
  if (outcome === 'succeeded') {
    const isTrue = hasEnded && isGood(ours);
    const claimsNothing = report?.evidence.join() === 'token' && tellsNothing(played);
    if (!isTrue && !claimsNothing && !isMisled(played) && !isDeceived(played, true))
      problems.push(`succeeded (${report?.evidence}), and it is not so`);
    // Copies that disagree show a status, and do not.
    const isPlain = story.lagsMs.length === 1 && story.status.oddEvery === 0 && !story.isShared;
    if (isPlain && !claimsNothing && report?.evidence.join() === 'token')
      problems.push('succeeded by the token alone');
  }
  // Right at the deadline, a report may have been seen and not yet be known as ours.
  const isJudged = ours && report?.run?.startsWith(`${ours.name}.`) && endedMs < story.timeoutMs;
  if (isJudged && story.clockOffMs === 0 && !isMisled(played)) {
    const lasted = ours.endMs - triggeredMs;
    // Reports have whole seconds.
    if (Math.abs((report?.ownMs ?? 0) - lasted) > SECOND) problems.push(`${report?.ownMs} ms, not ${lasted}`);
  }
  if (outcome === 'failed') {
    const isTrue = hasEnded && !isGood(ours);
    if (!isTrue && !isMisled(played) && !isDeceived(played, false)) problems.push('failed, and it is not so');
  }
  return problems;
}

/** True for the id of a deployment of which nothing shows that it was there before the trigger: the docs name that limit. */
function isMisled({ story, asked, triggeredMs, deploys, answered }: Played): boolean {
  const other = deploys.find((one) => one.by === 'others' && deploymentId(one) === answered);
  if (other === undefined) return false;
  // Many runs look at the deployment itself only after a minute. Clocks agree as closely as that.
  const isLookedAt =
    !story.isShared ||
    asked.some(({ path, answer }) => /deployments/.test(path) && /created_at/.test(answer));
  if (story.byId.hasTimes && isLookedAt && other.askedMs < triggeredMs - 5 * SECOND) return false;
  const before = asked.filter(({ nth }) => nth < 0).map(({ answer }) => answer);
  const signs = [`"id":${shownId({ manners: story }, other.id)},`, ` run=${other.name}.`];
  return !before.some((answer) => signs.some((sign) => answer.includes(sign)));
}

const OTHER_STATUS = /"status":("(?!active"|deploying"|deploy-failed")[^"]*"|null|7|\["active"\]),?/;
const STATUS_WORD = /"status":"(deploying|deploy-failed)"/;

/**
 * Where a service shows no status in words that are known, and nothing told the run that the script reports its end,
 * `token` alone says that a deploy has ended, and no more: the run warns of it.
 */
function tellsNothing({ story, asked, ours }: Played): boolean {
  const showsStatus = asked.some(
    ({ path, answer, nth }) => nth >= 0 && path.endsWith('/sites/2') && STATUS_WORD.test(answer),
  );
  const isScriptShown = asked.some(({ answer }) => answer.includes('deploy_script'));
  const isReportExpected = story.reports && (story.exitReportExpected === true || isScriptShown);
  // Text that stands in the answer about another entry is not known to be ours.
  const isReportShown =
    story.log.content !== 'by id, another' &&
    asked.some(({ answer }) => answer.includes(`run=${ours?.name}`));
  return !showsStatus && !isReportExpected && !isReportShown;
}

/**
 * Somebody else's deploy can deceive a run, and anybody: where each answer of the run would have been the same, had that
 * deploy been the one that we triggered. Otherwise what was shown tells the two apart.
 */
function isDeceived(played: Played, good: boolean): boolean {
  const { story, asked, triggeredMs, endedMs, deploys, ours } = played;
  const without = deploys.filter((run) => run !== ours);
  const isWrong = ({ commit }: SimulatedDeploy): boolean =>
    story.expects.includes('expected-commit') && commit !== OUR_COMMIT;
  const suspects = without.filter((run) => run.endMs <= endedMs && (isGood(run) && !isWrong(run)) === good);
  return suspects.some((suspect) => {
    // Only its time may tell that it was asked for before: as closely as clocks agree.
    const askedMs = suspect.askedMs < triggeredMs - 5 * SECOND ? triggeredMs : suspect.askedMs;
    const itself = { ...suspect, askedMs };
    const alone: SimulatedDeploy = {
      ...itself,
      startMs: Math.max(triggeredMs, suspect.startMs),
      shownFromMs: Math.max(triggeredMs, suspect.shownFromMs),
      askedMs: Math.min(triggeredMs, askedMs),
    };
    const longer = { ...alone, startMs: Math.min(alone.startMs, ours?.startMs ?? alone.startMs) };
    const alternatives = [itself, alone, longer].map((run) =>
      without.map((other) => (other === suspect ? run : other)),
    );
    const before = without.filter((other) => other !== suspect);
    return alternatives.some((after) =>
      asked.every(
        (request) =>
          // Nobody knows of what time a list is that lags behind.
          (request.path.endsWith('/sites') && story.listOfSites !== 'true') ||
          telling(JSON.stringify(answerOf(played, request, request.nth < 0 ? before : after))) ===
            telling(request.answer),
      ),
    );
  });
}

/**
 * Nobody says when `last_deploy_at` changes, nor how often: it tells no deploy from another. Nor does a description, nor a status in
 * other words than those that are known.
 */
const telling = (answer: string): string =>
  answer.replace(/"(last_deploy_at|description)":("[^"]*"|null),?/g, '').replace(OTHER_STATUS, '');
