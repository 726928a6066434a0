import type { DeployLog, Source } from '../api/deploy-log.ts';
import { type Look, lookAtDeployment, lookAtOwnLog, lookOf } from '../api/deploy-signs.ts';
import { getDeployScript } from '../api/deployments.ts';
import { getSite } from '../api/sites.ts';
import type { Patience } from '../api/wait.ts';
import { ApiError, CancelledError, DeadlineError } from '../core/errors.ts';
import { withoutExitReports } from '../script/exit-report.ts';
import { isFramed } from '../script/frame.ts';
import { createPause, matchPatterns } from '../values/match.ts';
import { describeAwaited, type Listeners, recordNews } from './news.ts';
import { nextPauseMs, nextResource } from './polling.ts';
import type { Verdict } from './row.ts';
import type { Siblings } from './siblings.ts';
import { type AtTrigger, isEnding, type Resource, type State, startState } from './state.ts';
import { decide } from './table.ts';
import { takeFailure, takeLook } from './take-look.ts';

/** Everything that a deploy is followed with. */
interface Following extends Source, Patience, Listeners {
  readonly siblings: Siblings;
  /** Fixed time between looks, in milliseconds; undefined: adaptive. */
  readonly pollIntervalMs: number | undefined;
  readonly siteLog: DeployLog;
}

/** The state of a deploy that has ended, or is not followed any longer, and the verdict. */
export interface Followed {
  readonly state: State;
  readonly verdict: Verdict;
}

/**
 * Looks at a deploy until the table of decisions has a verdict, and tells people what is waited for.
 *
 * @throws CancelledError; any error that is not the service's
 */
export function follow(parts: Following, given: AtTrigger): Promise<Followed> {
  const { clock, during } = parts;
  let state = startState(given);
  const awaited = (): string => describeAwaited(state, clock.now());
  return during({ doing: 'deploying', awaited }, async () => {
    for (;;) {
      const decision = decide(state, clock.now());
      if (decision.outcome !== 'goes on') return { state, verdict: decision };
      const { look } = decision;
      const next = look === 'patterns' ? searchText(parts, state) : lookOnce(parts, state, look);
      state = await next.catch((error: unknown) => {
        throw error instanceof CancelledError ? cancelledAt(state, error) : error;
      });
    }
  });
}

/** Returns the state after the next look. @param due the look that must come now, if any */
async function lookOnce(parts: Following, state: State, due: Resource | undefined): Promise<State> {
  const { clock, signal, siblings, siteLog } = parts;
  let resource = due ?? 'site';
  try {
    // A log that is not there yet is not asked for again at once.
    const atOnce = due !== undefined && (due !== 'own log' || state.textless === 0);
    await clock.sleep(nextPauseMs(state, parts, atOnce, clock.now()), signal);
    resource = due ?? nextResource(state, siblings, clock.now());
    const [from, look] = await lookAt(resource, parts, state);
    const next = takeLook(state, from, look, clock.now());
    if (next.earlierDeploys > state.earlierDeploys) siteLog.startAgain();
    recordNews(parts, state, next);
    return next;
  } catch (error) {
    if (error instanceof DeadlineError) return { ...state, over: error };
    if (error instanceof ApiError) return takeFailure(state, resource, error, clock.now());
    throw error;
  }
}

/** Looks once, at what was asked for: a site that its server's list does not show is read by itself. */
async function lookAt(
  resource: Resource,
  parts: Following,
  state: State,
): Promise<readonly [Resource, Look]> {
  const { siblings, reader, siteLog, target } = parts;
  const { atTrigger, endLook, looked } = state;
  const id = atTrigger.id ?? '';
  if (resource === 'deployment') return [resource, await lookAtDeployment(parts, id)];
  if (resource === 'own log') return [resource, await lookAtOwnLog(parts, id)];
  if (resource === 'script')
    return [resource, { isFramed: isFramed(await reader.read(getDeployScript, target)) }];
  // A sign of the end must be followed by all of the log.
  const isWhole = isEnding(state) || endLook > (looked.log?.nth ?? 0);
  if (resource === 'log') return [resource, { log: await siteLog.read(isWhole) }];
  const listed = resource === 'list' ? await siblings.glance(target.site) : undefined;
  if (listed !== undefined) return ['list', lookOf(listed)];
  const itself = await reader.read(getSite, target, { attempts: 1 });
  siblings.compare(itself);
  return ['site', lookOf(itself)];
}

/** Searches the text for patterns. */
async function searchText({ clock, signal, during }: Following, state: State): Promise<State> {
  const text = withoutExitReports(state.text.content ?? '');
  const search = () => matchPatterns(text, state.atTrigger.expects, createPause(clock, signal));
  return { ...state, matches: await during({ doing: 'judging the deploy by its log' }, search) };
}

/** Adds the doubt that a cancel leaves after the trigger. A changed `last_deploy_at` alone shows no end. */
function cancelledAt({ reports }: State, { message }: CancelledError): CancelledError {
  const doubt =
    reports.length > 0
      ? 'The deploy script has reported its end, but whether the deploy worked was not judged yet.'
      : 'The deploy was not seen to end: it may still be running.';
  return new CancelledError(message, doubt);
}
