import { CancelledError, OperationError } from '../../src/core/errors.ts';
import type { Report, RunEnd, TargetEnd } from '../../src/outcome/end.ts';
import { failureOf } from '../../src/outcome/failure.ts';
import { deployed, facts, reports, row, stopped, success } from './reports.ts';
import { rollbacks } from './rollbacks.ts';

/** A domain for each number, from 1. */
export const domainOf = (nth: number): string => `shop-${String(nth).padStart(2, '0')}.example`;

/** The report of a run, with another site in it. */
export function at(domain: string, run: RunEnd, id = 7): RunEnd {
  return JSON.parse(JSON.stringify(run), (key, value) => {
    if (typeof value === 'string') return value.replaceAll('shop.example', domain);
    return key === 'site' ? { ...value, id } : value;
  });
}

/** A target that ended as its run did, from a time on. */
export function target(nth: number, batch: number, fromMs: number, run: RunEnd): TargetEnd {
  const site = domainOf(nth);
  return { ...at(site, run, nth), server: `web-${1 + (nth % 4)}`, site, batch, fromMs };
}

/** A target that did not begin. */
export function waiting(nth: number, batch: number, message?: string): TargetEnd {
  const failure = message === undefined ? undefined : { reason: 'max-failures' as const, message, next: '' };
  const place = { server: `web-${1 + (nth % 4)}`, site: domainOf(nth), batch };
  return { ...place, outcome: 'not-run', failure, results: [], durationMs: 0, fromMs: undefined };
}

export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

/** A deploy that went well, in a run that does no more than that. */
export const good: RunEnd = {
  ...success,
  results: [row('update-deploy-script', 'unchanged', 40), row('deploy', 'changed', 45_700, 'deployed')],
  facts: { ...facts, env: { added: [], changed: [], removed: [] } },
  durationMs: 46_100,
};
export const unproven = reports['token-only'] ?? good;
export const scriptFailed = reports['failure-script'] ?? good;
const unhealthy = reports['failure-health-check'] ?? good;
export const rolledBack = rollbacks['rolled-back'];

/** The end of a run of a list, as far as it differs from the usual. */
interface FleetEnd extends Omit<Partial<Report>, 'list'> {
  readonly list?: Partial<Report['list']>;
}

/** The report of a run of these targets. */
export function fleet(targets: readonly TargetEnd[], { list, ...more }: FleetEnd = {}): Report {
  const unfinished = targets.filter(({ outcome }) => !/^(succeeded|superseded)$/.test(outcome));
  const names = JSON.stringify(unfinished.map(({ server, site }) => `${server}/${site}`));
  return {
    outcome: 'succeeded',
    targets,
    hasChanges: true,
    results: targets.flatMap(({ results }) => results),
    list: { shard: undefined, unfinished: names, ...list },
    durationMs: Math.max(0, ...targets.map(({ fromMs = 0, durationMs }) => fromMs + durationMs)),
    ...more,
  };
}

/** The report of a run of so many targets. */
export const fleetOf = (count: number, one: (nth: number) => TargetEnd, more: FleetEnd = {}): Report =>
  fleet(numbers(1, count).map(one), more);

const MORE_THAN_ALLOWED = '1 target failed, more than max-failures allows.';
const goOn =
  'Check the targets that were still running, then run again with the output unfinished as targets.';

const again = row('deploy', 'planned', 0, 'trigger a deploy and follow it');
const plan = (change?: string): RunEnd => ({
  outcome: 'planned',
  hasChanges: change !== undefined,
  durationMs: 300,
  results:
    change === undefined
      ? [row('update-deploy-script', 'unchanged'), again]
      : [row('update-deploy-script', 'planned', 40, change), again],
  facts: { serverId: 1, site: facts.site, repository: 'unknown' },
});

/** Reports of runs of many, as the end of a run leaves them. */
export const fleets: Readonly<Record<string, Report>> = {
  three: fleetOf(3, (nth) => target(nth, 1, 0, good)),
  eighty: fleetOf(
    80,
    (nth) => {
      const batch = nth === 1 ? 1 : nth <= 9 ? 2 : 3;
      const fromMs = [0, 0, 50_000, 110_000][batch] ?? 0;
      return target(nth, batch, fromMs, nth === 23 ? scriptFailed : nth === 57 ? rolledBack : good);
    },
    { outcome: 'failed' },
  ),
  canary: fleetOf(
    5,
    (nth) => (nth === 1 ? target(nth, 1, 0, unhealthy) : waiting(nth, nth <= 3 ? 2 : 3, MORE_THAN_ALLOWED)),
    { outcome: 'failed' },
  ),
  plan: fleetOf(
    8,
    (nth) => {
      const same = nth <= 3 ? 'replace the deploy script (7 lines and the exit report)' : undefined;
      return target(nth, 1, 0, plan(nth === 8 ? `replace the deploy script of ${domainOf(8)} & <b>` : same));
    },
    { outcome: 'planned', planHash: reports.plan?.planHash, durationMs: 2_400 },
  ),
  cancelled: fleetOf(
    20,
    (nth) => {
      if (nth <= 5) return target(nth, 1, 0, good);
      return nth <= 8 ? target(nth, 2, 50_000, reports.cancelled ?? good) : waiting(nth, 2);
    },
    {
      outcome: 'cancelled',
      failure: { ...failureOf(new CancelledError('The workflow was cancelled.')), next: goOn },
    },
  ),
};

/** So many targets, all of them failed, with long logs and few reasons. */
export function allFailed(size: number, log: string): Report {
  const deploy = { ...deployed, exitStatus: 1, evidence: [] };
  const failed = (nth: number): TargetEnd => {
    const error = new OperationError('deploy-script-failed', `Reason ${nth % 3}.`, 'Read the deploy log.');
    return target(nth, 1, 0, stopped(error, deploy, log, 'check-certificate'));
  };
  return fleetOf(size, failed, { outcome: 'failed' });
}
