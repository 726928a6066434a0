import { type Look, lookAtDeployment, lookAtOwnLog, lookOf } from '../api/deploy-signs.ts';
import { getDeployScript } from '../api/deployments.ts';
import { LONGEST_HOLD_MS } from '../api/endpoint.ts';
import { getSite } from '../api/sites.ts';
import { ApiError, CancelledError, DeadlineError } from '../core/errors.ts';
import { withoutExitReports } from '../script/exit-report.ts';
import { reportsItsEnd } from '../script/reporting-script.ts';
import { createPause, type Findings, matchPatterns } from '../values/match.ts';
import { isDoomed } from './conditions.ts';
import type { Following } from './deploy-parts.ts';
import { recordNews } from './news.ts';
import { nextPauseMs, nextTarget } from './polling.ts';
import { followsId, type Given, isEnding, type State, startState, type Target } from './state.ts';
import { decide } from './table.ts';
import { takeFailure, takeLook } from './take-look.ts';
import type { Verdict } from './verdict.ts';

/** The state of a deploy that has ended, or is not followed any longer, and the verdict. */
export interface Followed {
  readonly state: State;
  readonly verdict: Verdict;
}

/**
 * Looks at a deploy until the table of decisions has a verdict.
 *
 * @param told is shown each state
 * @throws CancelledError; any error that is not the service's
 */
export async function follow(
  parts: Following,
  given: Given,
  told: (state: State) => void,
): Promise<Followed> {
  const { clock } = parts;
  let state = startState(given, parts.exitReportExpected);
  let holdMs = 0;
  for (;;) {
    told(state);
    const decision = decide(state, clock.now());
    if (!decision.goesOn) return { state, verdict: decision.verdict };
    if (decision.look === 'patterns') {
      state = { ...state, findings: await findingsIn(state, parts) };
      continue;
    }
    let target: Target = decision.look ?? 'site';
    try {
      await clock.sleep(
        Math.max(nextPauseMs(state, parts, isDue(decision.look, state), clock.now()), holdMs),
        parts.signal,
      );
      target = decision.look ?? nextTarget(state, parts.company, clock.now());
      const [from, look] = await lookAt(target, parts, state);
      holdMs = 0;
      const next = takeLook(state, from, look, clock.now());
      if (next.earlierDeploys > state.earlierDeploys) parts.log.startAgain();
      recordNews(parts, state, next);
      state = await withReportExpected(parts, next);
      if (isDoomed(state, clock.now())) parts.company.doomed();
    } catch (error) {
      if (error instanceof DeadlineError) state = { ...state, over: error };
      else if (error instanceof ApiError) {
        holdMs = Math.min(LONGEST_HOLD_MS, error.retryAfterMs ?? 0);
        state = takeFailure(state, target, error, clock.now());
      } else throw error instanceof CancelledError ? cancelledAt(state, error) : error;
    }
  }
}

/** True for a look that is due at once. A log that is not there yet is not asked for again at once. */
function isDue(look: Target | undefined, { textless }: State): boolean {
  return look !== undefined && (look !== 'own log' || textless === 0);
}

/** Looks once, at what was asked for: a site that its server's list does not show is read by itself. */
async function lookAt(target: Target, parts: Following, state: State): Promise<readonly [Target, Look]> {
  const { company, reader, log, target: site } = parts;
  const id = state.given.id ?? '';
  if (target === 'deployment') return [target, await lookAtDeployment(parts, id)];
  if (target === 'own log') return [target, await lookAtOwnLog(parts, id)];
  // A sign of the end must be followed by all of the log.
  if (target === 'log')
    return [target, { log: await log.read(isEnding(state) || state.endLook > (state.looked.log?.nth ?? 0)) }];
  const listed = target === 'list' ? await company.glance(site.site) : undefined;
  if (listed !== undefined) return ['list', lookOf(listed)];
  const itself = await reader.read(getSite, site, { attempts: 1 });
  company.compare(itself);
  return ['site', lookOf(itself)];
}

/** Reads the script if the end depends on its exit report: `last_deploy_at` has changed, and nothing else shows the end. */
async function withReportExpected({ reader, target }: Following, state: State): Promise<State> {
  const { hasMoved, reports, status, reportExpected } = state;
  const isTold =
    reports.length > 0 || status.latest === 'deploying' || status.end !== undefined || followsId(state);
  if (!hasMoved || isTold || reportExpected !== undefined) return state;
  try {
    return { ...state, reportExpected: reportsItsEnd(await reader.read(getDeployScript, target)) };
  } catch (error) {
    if (error instanceof ApiError) return { ...state, reportExpected: false };
    throw error;
  }
}

/** Searches the text for patterns. */
function findingsIn(state: State, parts: Following): Promise<Findings> {
  const { text, given } = state;
  const match = () =>
    matchPatterns(
      withoutExitReports(text.content ?? ''),
      given.expects,
      createPause(parts.clock, parts.signal),
    );
  return parts.during({ doing: 'judging the deploy by its log' }, match).catch((error: unknown) => {
    throw error instanceof CancelledError ? cancelledAt(state, error) : error;
  });
}

/** Adds the doubt that a cancel leaves after the trigger. A changed `last_deploy_at` alone shows no end. */
function cancelledAt({ reports }: State, { message }: CancelledError): CancelledError {
  const doubt =
    reports.length > 0
      ? 'The deploy script has reported its end, but whether the deploy worked was not judged yet.'
      : 'The deploy was not seen to end: it may still be running.';
  return new CancelledError(message, doubt);
}
