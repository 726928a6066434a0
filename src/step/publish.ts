import type { Traffic } from '../api/client.ts';
import type { GitHubTraces } from '../github/traces.ts';
import { exitCodes, failureOf, type Outcome } from '../outcome/failure.ts';
import type { RunReport } from '../outcome/report.ts';
import { annotationOf } from '../report/annotation.ts';
import { headline } from '../report/headline.ts';
import type { Places } from '../report/links.ts';
import { lastLines } from '../report/log-tail.ts';
import type { Sanitize } from '../report/markdown.ts';
import { renderOutputs } from '../report/outputs.ts';
import type { ScriptDiff } from '../report/script-diff.ts';
import { renderSummary } from '../report/summary.ts';
import type { Inputs } from '../run/inputs.ts';
import type { StepContext } from '../run/ports.ts';
import { sanitizerOf } from '../secrets/sanitizer.ts';

/** Publishes the report of a step, once. */
export interface Publisher {
  /** Publishes a report, and the run's traces on GitHub. */
  publish(report: RunReport, ran?: RunContext): Promise<void>;
  /** Publishes the report of a run of many. */
  publishMany(publication: Publication): void;
  /** Sets outputs that stand until the report, even if there is none, or one of a fault. */
  keep(outputs: Readonly<Record<string, string>>): void;
  /** Publishes the report of an uncaught fault of this action. */
  publishFault(error: unknown): Promise<void>;
  /** True once writing the report has begun. */
  hasBegun(): boolean;
}

/** The report of a step as the runner takes it. */
export interface Publication {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The closing line. */
  readonly line: string;
  readonly outcome: Outcome;
  readonly annotations: readonly { readonly title: string; readonly message: string }[];
}

/** The parts of a run that its report needs. */
interface RunContext {
  readonly inputs: Inputs;
  readonly traffic: () => Traffic;
  readonly traces: GitHubTraces;
}

/** The part of a deploy log, from its end, that goes into outputs and summary. */
const MAX_LOG_CHARACTERS = 512 * 1024;
export const NO_TRAFFIC: Traffic = { requests: 0, retries: 0 };

export function createPublisher(step: Omit<StepContext, 'clock' | 'cancel' | 'hide' | 'look'>): Publisher {
  const { files, console, redactor } = step;
  let begun = false;
  let kept: Readonly<Record<string, string>> = {};
  const means: Means = { ...step, sanitize: sanitizerOf(redactor) };

  function write({ outputs, summary, line, outcome, annotations }: Publication): void {
    begun = true;
    files.setOutputs({ ...outputs, ...kept });
    files.writeSummary(summary);
    console.headline(line, exitCodes[outcome] === 0);
    for (const { title, message } of annotations) console.error(title, message);
  }

  return {
    async publish(report, ran) {
      const scriptDiff = await compareScript(report, means);
      await ran?.traces.close(report, scriptDiff);
      if (!begun) write(renderOne(report, means, ran, scriptDiff));
    },
    publishMany(publication) {
      kept = {};
      if (!begun) write(publication);
    },
    keep(outputs) {
      kept = outputs;
      files.replaceOutputs(outputs);
    },
    async publishFault(error) {
      const next = 'Look at the site before running again, and please report this line.';
      const failure = { ...failureOf(error), outcome: 'unknown', next } as const;
      write(renderOne({ outcome: 'unknown', failure, results: [], durationMs: 0 }, means));
    },
    hasBegun: () => begun,
  };
}

interface Means extends Pick<StepContext, 'env' | 'console'> {
  readonly sanitize: Sanitize;
}

/** Renders the report of a run of one site. */
function renderOne(
  report: RunReport,
  { env, sanitize: safe }: Means,
  ran?: RunContext,
  scriptDiff?: ScriptDiff,
): Publication {
  const { inputs, traffic = () => NO_TRAFFIC, traces } = ran ?? {};
  const { failure, outcome, results, facts } = report;
  const log = safe(lastLines(facts?.deployLog ?? '', MAX_LOG_CHARACTERS), true);
  const shared = { sanitize: safe, log };
  const line = headline(report, inputs);
  return {
    outputs: renderOutputs(report, {
      ...shared,
      ...{ traffic: traffic(), deploymentId: traces?.deploymentId() },
    }),
    summary: renderSummary(report, {
      ...shared,
      inputs,
      places: placesOf(report, inputs, env),
      scriptDiff,
    }),
    annotations: failure === undefined ? [] : [{ title: line, message: annotationOf(failure, results) }],
    ...{ line, outcome },
  };
}

/** Compares the old deploy script with the new one. The module is loaded only when the script changes. */
async function compareScript(
  { facts }: RunReport,
  { console, sanitize: safe }: Means,
): Promise<ScriptDiff | undefined> {
  const { script } = facts ?? {};
  if (script === undefined || script.before === script.after) return undefined;
  try {
    const { diffScript } = await import('../report/script-diff.ts');
    return await diffScript(script, safe);
  } catch {
    console.warning('The change of the deploy script could not be shown.');
    return undefined;
  }
}

/** The places that the summary may link to. */
function placesOf({ facts }: RunReport, inputs: Inputs | undefined, env: StepContext['env']): Places {
  const site = typeof facts?.site === 'object' ? facts.site : undefined;
  return {
    environmentUrl: inputs?.environmentUrl,
    siteRepository: inputs?.repository || site?.repository?.name,
    ...placesOfRun(env),
  };
}

/** The places of the workflow run. */
export function placesOfRun(env: StepContext['env']): Places {
  const { GITHUB_SERVER_URL: serverUrl, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: runId } = env;
  const { GITHUB_ACTION_REPOSITORY: action, GITHUB_ACTION_REF: actionRef } = env;
  return { serverUrl, repository, runId, action, actionRef };
}
