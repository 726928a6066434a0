import { type DeployLog, ONCE, type Source } from '../api/deploy-log.ts';
import { getDeployScript, lookAtDeployment, lookAtOwnLog, type Shown, shownBy } from '../api/deployments.ts';
import { droppedOf } from '../api/kept-text.ts';
import { getSite } from '../api/sites.ts';
import type { Patience } from '../api/wait.ts';
import { ApiError, CancelledError, DeadlineError } from '../core/errors.ts';
import { timeOf, withoutExitReports } from '../script/exit-report.ts';
import { frameOf } from '../script/frame.ts';
import { stripInvisible } from '../secrets/sanitizer.ts';
import { createPause, matchPatterns } from '../values/match.ts';
import { judge } from './judge.ts';
import type { AtTrigger, Resource, State } from './looks.ts';
import { nextPauseMs, nextResource } from './polling.ts';
import type { Siblings } from './siblings.ts';
import { type Signs, signsOf, type Verdict } from './signs.ts';
import { startState, takeFailure, takeLook } from './state.ts';
import { isShownOver } from './waits.ts';

interface Following extends Source, Patience {
  /** Tells the news of each look that was answered, and what a deploy is waiting for. */
  readonly tellNews: (before: Signs, after: Signs) => Promise<void>;
  readonly tellAwaited: (signs: Signs) => string;
  readonly siblings: Siblings;
  /** Fixed time between looks, in milliseconds; undefined: adaptive. */
  readonly pollIntervalMs: number | undefined;
  readonly siteLog: DeployLog;
}

/** The signs of a deploy that has ended, or is not followed any longer, and the verdict. */
export interface Followed {
  readonly signs: Signs;
  readonly verdict: Verdict;
}

/** Looks at a deploy until the table of decisions has a verdict. @throws CancelledError; any error that is not the service's */
export function follow(parts: Following, given: AtTrigger): Promise<Followed> {
  const { clock, during } = parts;
  let state = startState(given);
  const signs = (): Signs => signsOf(state, clock.now());
  return during({ doing: 'deploying', awaited: () => parts.tellAwaited(signs()) }, async () => {
    for (;;) {
      const seen = signs();
      const decision = judge(seen);
      if (decision.outcome !== 'goes on') return { signs: seen, verdict: decision };
      const { look } = decision;
      const next = look === 'patterns' ? searchText(parts, state) : lookOnce(parts, seen, look);
      state = await next.catch((error: unknown) => {
        const doubt = isShownOver(seen)
          ? 'The deploy has ended, but whether it worked was not judged yet.'
          : 'The deploy was not seen to end: it may still be running.';
        throw error instanceof CancelledError ? new CancelledError(error.message, doubt) : error;
      });
    }
  });
}

/** Returns the state after the next look. @param due the look that must come now, if any */
async function lookOnce(parts: Following, before: Signs, due: Resource | undefined): Promise<State> {
  const { clock, signal, siblings } = parts;
  let resource = due ?? 'site';
  try {
    // A log that is not there yet is not asked for again at once.
    const atOnce = due !== undefined && (due !== 'own log' || before.deployment.textless === 0);
    await clock.sleep(nextPauseMs(before, parts, atOnce), signal);
    resource = due ?? nextResource(signsOf(before, clock.now()), siblings);
    const [from, shown] = await readShown(resource, parts, before.atTrigger.id);
    const state = takeLook(before, from, shown, clock.now());
    await parts.tellNews(before, signsOf(state, clock.now()));
    return state;
  } catch (error) {
    if (error instanceof DeadlineError) return { ...before, over: error };
    if (error instanceof ApiError) return takeFailure(before, resource, error, clock.now());
    throw error;
  }
}

/** Looks once, at what was asked for: a site that its server's list does not show is read by itself. */
async function readShown(resource: Resource, parts: Following, id = ''): Promise<readonly [Resource, Shown]> {
  const { siblings, reader, siteLog, target } = parts;
  if (resource === 'deployment') return [resource, await lookAtDeployment(parts, id)];
  if (resource === 'own log') return [resource, await lookAtOwnLog(parts, id)];
  if (resource === 'log') return [resource, { log: await siteLog.read() }];
  if (resource === 'script')
    return [resource, { frame: frameOf(await reader.read(getDeployScript, target)) }];
  const listed = resource === 'list' ? await siblings.glance(target.site) : undefined;
  if (listed !== undefined) return ['list', shownBy(listed)];
  const itself = await reader.read(getSite, target, ONCE);
  siblings.compare(itself);
  return ['site', shownBy(itself)];
}

async function searchText({ clock, signal, during }: Following, state: State): Promise<State> {
  const { text, atTrigger } = state;
  const clean = (part = ''): string => stripInvisible(withoutExitReports(part));
  const dropped = text.content === undefined ? '' : clean(droppedOf(text));
  const pause = createPause(clock, signal);
  const search = () => matchPatterns(clean(text.content), atTrigger.expects, pause, dropped);
  return { ...state, matches: await during({ doing: 'judging the deploy by its log' }, search) };
}

/** The end of the script, its commit, and the time that the deploy itself took, as far as the service tells them. */
export function endShown(s: Signs) {
  const { report, commit: short } = s;
  const { expects, triggeredAt, serviceAt } = s.atTrigger;
  const commit =
    short !== undefined && expects.expectedCommit?.startsWith(short) ? expects.expectedCommit : short;
  // Another deploy may have ended before ours.
  const seenMs = (s.lastReportAt ?? s.settlingSince ?? s.now) - triggeredAt;
  const told = report && timeOf(report);
  // The clocks of servers tell whole seconds, and may be wrong.
  const toldMs = told === undefined || told < serviceAt - 2_000 ? seenMs : Math.max(500, told - serviceAt);
  const end = report && { exitStatus: report.exitStatus, run: report.run };
  return { ownMs: Math.round(Math.min(seenMs, toldMs)), commit, ...end };
}
