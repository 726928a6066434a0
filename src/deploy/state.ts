import type { Deployment, Look } from '../api/deploy-signs.ts';
import type { SiteLog } from '../api/log-entry.ts';
import type { NewLog } from '../api/new-entries.ts';
import type { ApiError, DeadlineError } from '../core/errors.ts';
import { type ExitReport, findExitReports } from '../script/exit-report.ts';
import type { Expectations, Matches } from '../values/match.ts';
import { type StatusHistory, startHistory } from './status-history.ts';

/** The resource of a look: a record of the service, or the shared list of a server's sites. */
export type Resource = 'site' | 'list' | 'log' | 'deployment' | 'own log' | 'script';

/** The signs of a deploy that a site shows. */
export interface Signs {
  readonly lastDeployAt: string | null;
  readonly siteStatus: string | undefined;
}

/** Everything that is known at the trigger. Times are in milliseconds of the run's clock. */
export interface AtTrigger {
  readonly expects: Expectations;
  /** True when the deploy script has the frame that reports its end; undefined until the script was read. */
  readonly isFramed: boolean | undefined;
  /** The answer to the trigger: its failure if it was lost, the service's words, and the id of our deployment if it has one. */
  readonly lost: Error | undefined;
  readonly said: string;
  readonly id: string | undefined;
  readonly triggeredAt: number;
  /** The wall clock of the service at the trigger. */
  readonly serviceAt: number;
  /** The site before the trigger; `isListed`: only the list of the server has shown it. */
  readonly site: Signs & { readonly liveText: Look['liveText']; readonly isListed: boolean };
  /** The log before the trigger; undefined if it could not be read. */
  readonly log: SiteLog | undefined;
  /** A run of the script that ended before, even if the log does not show it. */
  readonly earlierRun: string | undefined;
  /** The deploy script as the service shows it; undefined if it was not read. */
  readonly script?: string | undefined;
}

/** The text of our deploy, as far as it is known, and the number of its characters that were printed. */
export interface Text {
  readonly content: string | undefined;
  /** Tells one text from another. */
  readonly key: string;
  /** True for the log of our deployment, which the service shows by its id. */
  readonly isOwn: boolean;
  readonly printed: number;
}

export const NO_TEXT: Text = { key: '', content: undefined, isOwn: false, printed: 0 };

/** Everything seen of a deploy. Immutable: `takeLook` returns the next state. */
export interface State {
  readonly atTrigger: AtTrigger;
  readonly isFramed: boolean | undefined;
  /** Our own deployment as far as it was shown; undefined until a look at it was answered. */
  readonly deployment?: Deployment | undefined;
  /** The looks that did not show it any more. */
  readonly misses: number;
  /** The looks at its log that showed no text. */
  readonly textless: number;
  /** `last_deploy_at` before the deploy. */
  readonly deployAtBefore: string | null;
  /** True once it has moved forward. */
  readonly hasMoved: boolean;
  readonly status: StatusHistory;
  /** The signs as they were shown last; and other ones that only the list shows. */
  readonly shown: Signs;
  readonly onlyListed?: Signs | undefined;
  /** The deploys in the log since the baseline, those that cannot be ours left out. */
  readonly log: NewLog;
  /** Exit reports of deploys that ended since the baseline, except foreign ones; and one of another time than ours. */
  readonly reports: readonly ExitReport[];
  readonly strange?: ExitReport | undefined;
  /** Runs of scripts that ended before the baseline, or were under way at it; and how many of these were seen to end. */
  readonly foreignRuns: readonly string[];
  readonly earlierDeploys: number;
  /** The text of the running deploy that the site shows, in whole lines; empty if it shows none. */
  readonly live: string;
  /** True once that text began anew. */
  readonly isAnew: boolean;
  /** True while the latest look at the site has shown the text of a running deploy. */
  readonly isLive: boolean;
  /** True while the site shows that a deploy runs. */
  readonly isRunning?: boolean | undefined;
  /** True on a service that shows such a text. */
  readonly hasLive: boolean;
  /** The text of our deploy, and what the latest look has added to it. */
  readonly text: Text;
  readonly gained: string;
  readonly replaced: boolean;
  /** The looks so far, the latest resource, and for each resource the number and the time of its latest look. */
  readonly looks: number;
  readonly last?: Resource | undefined;
  readonly looked: { readonly [resource in Resource]?: { readonly nth: number; readonly atMs: number } };
  /** The numbers of the looks that brought the latest sign of an end, and the first report. */
  readonly endLook: number;
  readonly reportLook: number;
  /** When the latest news came, and true until the look after it. */
  readonly newsAt: number;
  readonly hasNews: boolean;
  /** When the log grew. */
  readonly gainedAt?: number | undefined;
  /** When a sign of the end came. */
  readonly endingAt?: number | undefined;
  /** The result of searching the text for patterns. */
  readonly matches?: Matches | undefined;
  /** The failure of the latest look; and the end of the time for the deploy. */
  readonly trouble?: Trouble | undefined;
  readonly over?: DeadlineError | undefined;
}

/** Looks that failed, one after the other; `refusals`: the answers in a row that are no reason to look again. */
export interface Trouble {
  readonly error: ApiError;
  readonly resource: Resource;
  readonly refusals: number;
  /** The times since which the service has not answered, and has not known the site. */
  readonly silentSince: number | undefined;
  readonly vanishedSince: number | undefined;
}

/** The state at the trigger. */
export function startState(atTrigger: AtTrigger): State {
  const { site, log, isFramed, earlierRun, triggeredAt } = atTrigger;
  const reports = (log?.entries ?? []).flatMap(({ content = '' }) => findExitReports(content));
  return {
    atTrigger,
    isFramed,
    misses: 0,
    textless: 0,
    deployAtBefore: site.lastDeployAt,
    hasMoved: false,
    shown: site,
    // A list may show the status later than the site itself.
    status: startHistory(site.isListed ? undefined : site.siteStatus),
    log: { isReadable: log !== undefined, isList: false, entries: [] },
    reports: [],
    earlierDeploys: 0,
    foreignRuns: [...(earlierRun === undefined ? [] : [earlierRun]), ...reports.map(({ run }) => run)],
    live: '',
    isAnew: false,
    isLive: false,
    hasLive: site.liveText !== undefined,
    text: NO_TEXT,
    gained: '',
    replaced: false,
    looks: 0,
    looked: {},
    endLook: 0,
    reportLook: 0,
    newsAt: triggeredAt,
    hasNews: true,
  };
}

/** True when anything was seen of a deploy since the trigger. */
export function hasBegun({ log, status, hasMoved, deployment, live }: State): boolean {
  const isShown = deployment !== undefined && deployment.state !== 'missing';
  const isSeen = log.entries.length > 0 || live !== '' || isShown;
  return isSeen || hasMoved || status.latest === 'deploying';
}

/** True when the end is near, so that looks are more frequent. */
export function isEnding(state: State): boolean {
  const { hasMoved, reports, status } = state;
  if (decidesById(state)) return hasEndedById(state);
  return reports.length > 0 || (status.latest !== 'deploying' && (hasMoved || status.end !== undefined));
}

/** True while the deployment of our id decides alone: unless the service does not show it, or in a word that is not known. */
export function decidesById({ atTrigger, deployment }: State): boolean {
  return atTrigger.id !== undefined && deployment?.state !== 'missing' && deployment?.state !== 'other';
}

/** The number of looks in a row after which a deployment, or the text of its log, counts as not shown. */
export const MOST_MISSES = 3;

/** True when the deployment of our id has ended, in any way. */
export function hasEndedById(state: State): boolean {
  return decidesById(state) && (hasFinalState(state.deployment) || state.misses >= MOST_MISSES);
}

export function hasFinalState(deployment: Deployment | undefined): boolean {
  return ['success', 'failed', 'cancelled'].includes(deployment?.state ?? '');
}
