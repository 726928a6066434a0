import { createTracesOfList } from '../github/environments.ts';
import type { InputSource } from '../inputs/input.ts';
import { type Report, reportOfNone } from '../outcome/report.ts';
import { headlineOf } from '../report/headline.ts';
import { rollOut } from '../rollout/roll-out.ts';
import { divide } from '../rollout/server-runs.ts';
import type { StepConnection, StepContext } from '../run/service-connection.ts';
import { findTargets, type RunTarget } from '../targets/find-targets.ts';
import type { Inputs } from '../targets/inputs.ts';
import type { ListInputs } from '../targets/read-list.ts';
import { partOf } from '../values/rollout.ts';
import type { Publisher } from './publish.ts';
import { failureBefore, showOpenly } from './step-inputs.ts';
import { createWatcher } from './watcher.ts';

/** Everything that the run of a list needs. */
interface ListRun {
  readonly inputs: Inputs;
  readonly list: ListInputs;
  readonly source: InputSource;
  readonly step: StepContext;
  readonly connection: StepConnection;
  readonly keep: Publisher['keep'];
}

/** Finds the targets of a list, and runs them. The inputs that it returns are those that the comment is about. */
export async function runList(given: ListRun): Promise<{ readonly report: Report; readonly inputs: Inputs }> {
  const { inputs, list, source, step, connection, keep } = given;
  const { console } = step;
  // By the inputs of the step, so that a run that goes on with unfinished updates the comment.
  const about = { ...inputs, server: source.get('server').trim(), site: '', environmentUrl: undefined };
  keep({ unfinished: list.given });
  const found = await console
    .during({ doing: 'looking for the targets' }, () => findTargets(connection.client, list.entries, source))
    .catch((error: unknown) => ({ failure: failureBefore(error, console.info) }));
  if ('failure' in found)
    return { report: reportOfNone(found.failure, list.given), inputs: { ...about, comment: false } };
  const { shard } = list;
  const report = await runFound(shard === undefined ? found : partOf(found, shard), given);
  return { report, inputs: { ...about, site: report.list?.shard ?? '' } };
}

async function runFound(targets: readonly RunTarget[], given: ListRun): Promise<Report> {
  const { inputs, list, step, connection, keep } = given;
  const { console, redactor, files, env } = step;
  for (const { site } of targets) showOpenly((name) => (name === 'site' ? site : ''), redactor);
  const state: Record<string, string> = {};
  const remember = (news: Readonly<Record<string, string>>): void =>
    files.replaceState(Object.assign(state, news));
  const runs = divide(targets);
  const traces = createTracesOfList(runs.targets, {
    ...{ ...step, runnerEnv: env, signal: connection.signal, log: console, remember, headline: headlineOf },
  });
  // A dry run leaves all that it was given unfinished.
  const keepOpen = inputs.dryRun ? () => {} : (unfinished: string) => keep({ unfinished });
  const watcher = createWatcher(step, traces, keepOpen, (run) => remember({ run }));
  const report = await rollOut({ runs, limits: list, step, connection, watcher });
  if (!inputs.dryRun || report.list === undefined) return report;
  return { ...report, list: { ...report.list, unfinished: list.given } };
}
