import { CancelledError, DeadlineError, OperationError } from '../../src/core/errors.ts';
import { failureOf } from '../../src/report/failure.ts';
import type { FleetReport, TargetReport } from '../../src/report/fleet-report.ts';
import type { RunReport } from '../../src/report/run-report.ts';
import { deployed, facts, reports, row, stopped, success } from './reports.ts';
import { rollbacks } from './rollbacks.ts';

const GO_ON =
  'Check the targets that were still running, then run again with the output unfinished as targets.';

/** A domain for each number, from 1. */
export const domainOf = (nth: number): string => `shop-${String(nth).padStart(2, '0')}.example`;

/** The report of a run, with another site in it. */
export function at(domain: string, run: RunReport, id = 7): RunReport {
  const { facts: known, failure } = run;
  const renamed = (text: string): string => text.replaceAll('shop.example', domain);
  const site = typeof known?.site === 'object' ? { ...known.site, id, domain } : known?.site;
  return {
    ...run,
    ...(known !== undefined && { facts: { ...known, site: site ?? 'missing' } }),
    ...(failure !== undefined && {
      failure: { ...failure, message: renamed(failure.message), next: renamed(failure.next) },
    }),
    results: run.results.map((result) =>
      result.error === undefined ? result : { ...result, error: renamed(result.error) },
    ),
  };
}

/** A target that ended as its run did, from a time on. */
export function target(nth: number, batch: number, fromMs: number, run: RunReport): TargetReport {
  const site = domainOf(nth);
  const own = at(site, run, nth);
  return {
    ...{ server: `web-${1 + (nth % 4)}`, site, batch, outcome: own.outcome, failure: own.failure },
    ...{ run: own, span: { fromMs, toMs: fromMs + own.durationMs } },
  };
}

/** A target that did not begin. */
export function waiting(nth: number, batch: number, message?: string): TargetReport {
  const failure = message === undefined ? undefined : { outcome: 'failed' as const, message, next: '' };
  return {
    ...{ server: `web-${1 + (nth % 4)}`, site: domainOf(nth), batch, outcome: 'not-run' },
    ...{ failure, run: undefined, span: undefined },
  };
}

export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

/** A deploy that went well, in a run that does no more than that. */
export const good: RunReport = {
  ...success,
  results: [row('update-deploy-script', 'unchanged', 40), row('deploy', 'changed', 45_700, 'deployed')],
  facts: { ...facts, env: { added: [], changed: [], removed: [], kept: [] } },
  durationMs: 46_100,
};
export const unproven = reports['token-only'] ?? good;
export const scriptFailed = reports['failure-script'] ?? good;
export const unhealthy = reports['failure-health-check'] ?? good;
export const rolledBack = rollbacks['rolled-back'];

const unfinishedOf = (targets: readonly TargetReport[]): string =>
  JSON.stringify(
    targets.flatMap(({ server, site, outcome }) => (outcome === 'succeeded' ? [] : [`${server}/${site}`])),
  );

/** The report of a run of these targets. */
export function fleet(targets: readonly TargetReport[], more: Partial<FleetReport> = {}): FleetReport {
  const spans = [...Map.groupBy(targets, ({ batch }) => batch).values()].flatMap((batch) => {
    const times = batch.flatMap(({ span }) => span ?? []);
    const fromMs = Math.min(...times.map((span) => span.fromMs));
    return times.length === 0 ? [] : [{ fromMs, toMs: Math.max(...times.map(({ toMs }) => toMs)) }];
  });
  return {
    ...{ outcome: 'succeeded', targets, failure: undefined, batches: spans, shard: undefined },
    ...{ unfinished: unfinishedOf(targets), hasChanges: true, planHash: undefined },
    durationMs: Math.max(0, ...spans.map(({ toMs }) => toMs)),
    ...more,
  };
}

const MORE_THAN_ALLOWED = '1 target failed, more than max-failures allows.';
const cancel = new CancelledError('The workflow was cancelled.');
const underWay = new CancelledError(
  'The workflow was cancelled.',
  'The deploy was not seen to end: it may still be running.',
);
const cut = reports.cancelled ?? good;

const hash = '9f2c41d07be84a6f9e350b1a77c2de95b44c6a1f0d83e2975c1b6f8804aa3d12';
const plan = (...changes: readonly string[]): RunReport => ({
  ...{ outcome: 'planned', hasChanges: changes.length > 0, durationMs: 300 },
  results: [
    changes.length === 0
      ? row('update-deploy-script', 'unchanged')
      : row('update-deploy-script', 'planned', 40, ...changes),
    row('deploy', 'planned', 0, 'trigger a deploy and follow it'),
  ],
  facts: { serverId: 1, site: facts.site, repository: 'unknown' },
});

/** Reports of runs of many, as the end of a run leaves them. */
export const fleets: Readonly<Record<string, FleetReport>> = {
  three: fleet(numbers(1, 3).map((nth) => target(nth, 1, 0, good))),
  eighty: fleet(
    numbers(1, 80).map((nth) => {
      const batch = nth === 1 ? 1 : nth <= 9 ? 2 : 3;
      const fromMs = [0, 0, 50_000, 110_000][batch] ?? 0;
      return target(nth, batch, fromMs, nth === 23 ? scriptFailed : nth === 57 ? rolledBack : good);
    }),
    { outcome: 'failed' },
  ),
  canary: fleet(
    numbers(1, 12).map((nth) =>
      nth === 1 ? target(nth, 1, 0, unhealthy) : waiting(nth, nth <= 3 ? 2 : 3, MORE_THAN_ALLOWED),
    ),
    { outcome: 'failed' },
  ),
  plan: fleet(
    numbers(1, 8).map((nth) => {
      const lines = nth <= 3 ? 'replace the deploy script (7 lines and the exit report)' : '';
      if (nth === 8) return target(nth, 1, 0, plan(`replace the deploy script of ${domainOf(8)} & <b>`));
      return target(nth, 1, 0, plan(...(lines === '' ? [] : [lines])));
    }),
    { outcome: 'planned', planHash: hash, durationMs: 2_400 },
  ),
  cancelled: fleet(
    numbers(1, 20).map((nth) => {
      if (nth <= 5) return target(nth, 1, 0, good);
      if (nth <= 7) return target(nth, 2, 50_000, { ...cut, failure: failureOf(underWay) });
      if (nth === 8)
        return target(nth, 2, 50_000, {
          ...(reports['cancelled-early'] ?? good),
          failure: { ...failureOf(cancel), next: GO_ON },
        });
      return waiting(nth, 2);
    }),
    { outcome: 'cancelled', failure: { ...failureOf(cancel), next: GO_ON }, durationMs: 69_300 },
  ),
  'timed-out': fleet(
    numbers(1, 6).map((nth) => {
      if (nth <= 2) return target(nth, 1, 0, nth === 1 ? good : unproven);
      if (nth <= 4) return target(nth, 2, 60_000, reports['timed-out'] ?? good);
      return waiting(nth, 2);
    }),
    {
      outcome: 'timed_out',
      failure: { ...failureOf(new DeadlineError('The time of the whole run (timeout) is up.')), next: GO_ON },
      shard: '2/5',
    },
  ),
};

/** Five hundred targets, all of them failed, with long logs and few reasons. */
export function allFailed(size: number, log: string): FleetReport {
  const deploy = { ...deployed, exitStatus: 1, evidence: [] };
  return fleet(
    numbers(1, size).map((nth) => {
      const error = new OperationError('failed', `Reason ${nth % 3}.`, 'Read the deploy log.');
      return target(nth, 1, 0, stopped(error, deploy, log, 'check-certificate'));
    }),
    { outcome: 'failed' },
  );
}
