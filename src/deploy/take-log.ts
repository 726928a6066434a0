import type { Look } from '../api/deploy-signs.ts';
import type { NewEntry } from '../api/new-entries.ts';
import { isLater } from '../api/shown-time.ts';
import { type ExitReport, findExitReports, timeOf } from '../script/exit-report.ts';
import { decidesById, NO_TEXT, type State } from './state.ts';
import { startHistory } from './status-history.ts';

export function withLog(state: State, { log }: Look, now: number): State {
  if (log === undefined) return state;
  if (!log.isReadable) return { ...state, log: { ...state.log, isReadable: false } };
  // Only the log of our deployment is ours: its report is read from its text (`caseOf`).
  if (decidesById(state)) return { ...state, log, reports: [], strange: undefined };
  // Without types, only a report shows that an entry is a deploy's.
  const isDeploy = ({ type, content = '' }: NewEntry): boolean =>
    type === 'deploy' || (type === undefined && findExitReports(content).length > 0);
  const deploys = log.entries.filter(isDeploy);
  const found = reportsIn(state, deploys);
  const reports = found.filter((report) => isOfOurTime(state, report, now));
  const strange = found.findLast((report) => !reports.includes(report));
  // An entry with another deploy's report is not ours, nor of a deploy since the trigger.
  const isOurs = ({ content = '' }: NewEntry): boolean => {
    const runs = findExitReports(content).map(({ run }) => run);
    return runs.length === 0 || runs.some((run) => reports.some((report) => report.run === run));
  };
  return { ...state, log: { ...log, entries: deploys.filter(isOurs) }, reports, strange };
}

/** The reports of entries in the order in which they came, without those of foreign runs. */
function reportsIn({ foreignRuns }: State, entries: readonly NewEntry[]): ExitReport[] {
  const found = entries.toReversed().flatMap(({ content = '' }) => findExitReports(content));
  return found.filter(({ run }) => !foreignRuns.includes(run));
}

/**
 * The state once a deploy that was already running before the trigger has ended, as its log shows, which has grown. Ours comes next:
 * what was seen so far is forgotten, and the reports seen so far are another run's.
 */
export function withoutEarlier(state: State, now: number): State {
  const { shown, status, log, hasMoved } = state;
  const continued = hadEnded(state) ? undefined : log.entries.find((entry) => entry.continues);
  if (continued === undefined) return state;
  const isOver = hasMoved || log.entries.length > 1 || reportsIn(state, [continued]).length > 0;
  if (!isOver) return state;
  const entries = log.entries.filter((entry) => entry !== continued);
  const next: State = {
    ...state,
    deployAtBefore: shown.lastDeployAt,
    hasMoved: false,
    status: startHistory(status.latest),
    reports: [],
    endLook: 0,
    reportLook: 0,
    text: NO_TEXT,
    foreignRuns: [...state.foreignRuns, ...reportsIn(state, [continued]).map(({ run }) => run)],
    earlierDeploys: state.earlierDeploys + 1,
    gained: (continued.content ?? '').slice(state.text.printed),
  };
  return withLog(next, { log: { ...log, entries } }, now);
}

/** True when the deploy of the baseline's log had ended: what that log gains is another deploy's. */
function hadEnded({ atTrigger: { log, site } }: State): boolean {
  const { content, created_at: time } = log?.entries[0] ?? {};
  return findExitReports(content ?? '').length > 0 || isLater(site.lastDeployAt, time ?? '-');
}

const MOST_OFF_MS = 120_000;
const MOST_OFF_BLINDLY_MS = 2_000;

/** True when a report can be of a deploy that was triggered at a time of the service, and has ended since. */
function isOfOurTime({ atTrigger }: State, report: ExitReport, now: number): boolean {
  const { serviceAt, triggeredAt, site, log } = atTrigger;
  const latest = log?.entries.find(({ type }) => type !== null);
  // The text of an earlier deploy was not shown: only its time tells it from ours.
  const isBlind = (latest?.content ?? '') === '';
  const time = timeOf(report);
  if (time === undefined) return !isBlind || site.lastDeployAt === null;
  const offMs = isBlind && site.lastDeployAt !== null ? MOST_OFF_BLINDLY_MS : MOST_OFF_MS;
  return time >= serviceAt - offMs && time <= serviceAt + now - triggeredAt + MOST_OFF_MS;
}
