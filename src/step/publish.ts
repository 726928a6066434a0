import type { Traffic } from '../api/client.ts';
import type { GitHubTraces } from '../github/traces.ts';
import { exitCodes, failureOf, MOST_LISTED } from '../report/failure.ts';
import { headline } from '../report/headline.ts';
import type { Places } from '../report/links.ts';
import { lastLines } from '../report/log-tail.ts';
import { renderOutputs } from '../report/outputs.ts';
import type { RunReport } from '../report/run-report.ts';
import type { ScriptDiff } from '../report/script-diff.ts';
import { renderSummary } from '../report/summary.ts';
import type { Inputs } from '../run/inputs.ts';
import type { StepContext } from '../run/ports.ts';
import { sanitize } from '../secrets/sanitizer.ts';

/** Publishes the report of a step, once: outputs, job summary, the closing line, and at most one error annotation. */
export interface Publisher {
  /** Publishes a report, and the run's traces on GitHub. */
  publish(report: RunReport, ran?: RunContext): Promise<void>;
  /** Publishes the report of an uncaught fault of this action. */
  publishFault(error: unknown): Promise<void>;
  /** True once writing the report has begun. */
  hasBegun(): boolean;
}

/** The parts of a run that its report needs. */
interface RunContext {
  readonly inputs: Inputs;
  readonly traffic: () => Traffic;
  readonly traces: GitHubTraces;
}

/** The part of a deploy log, from its end, that goes into outputs and summary. */
const MAX_LOG_CHARACTERS = 512 * 1024;
const NO_TRAFFIC: Traffic = { requests: 0, retries: 0 };

export function createPublisher(step: Omit<StepContext, 'clock' | 'cancel' | 'hide'>): Publisher {
  const { env, files, console, redactor } = step;
  let begun = false;
  const safe = (text: string): string[] => sanitize(text, redactor.redact);

  function write(report: RunReport, ran?: RunContext, scriptDiff?: ScriptDiff): void {
    begun = true;
    const { inputs, traffic = () => NO_TRAFFIC, traces } = ran ?? {};
    const log = safe(lastLines(report.facts?.deployLog ?? '', MAX_LOG_CHARACTERS));
    const places = placesOf(report, inputs, env);
    const deploymentId = traces?.deploymentId();
    files.setOutputs(renderOutputs(report, { traffic: traffic(), sanitize: safe, log, deploymentId }));
    files.writeSummary(renderSummary(report, { inputs, sanitize: safe, log, places, scriptDiff }));
    const line = headline(report, inputs);
    console.headline(line, exitCodes[report.outcome] === 0);
    const { failure } = report;
    if (failure !== undefined)
      console.error(line, `${failure.message}${doneBefore(report)}\nNext: ${failure.next}`);
  }

  /** Compares the old deploy script with the new one. The module is loaded only when the script changes. */
  async function compareScript({ facts }: RunReport): Promise<ScriptDiff | undefined> {
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

  return {
    async publish(report, ran) {
      const scriptDiff = await compareScript(report);
      await ran?.traces.close(report, scriptDiff);
      if (!begun) write(report, ran, scriptDiff);
    },
    async publishFault(error) {
      const next = 'Look at the site before running again, and please report this line.';
      const failure = { ...failureOf(error), outcome: 'unknown', next } as const;
      write({ outcome: 'unknown', failure, results: [], durationMs: 0 });
    },
    hasBegun: () => begun,
  };
}

/** The changes that took effect in an unsuccessful run and were not put back, in one line. */
function doneBefore({ results }: RunReport): string {
  const done = results.flatMap(({ operation, wrote, changes, isPutBack }) =>
    wrote && !isPutBack ? changes.map((change) => `${operation}: ${change}`) : [],
  );
  const more = done.length > MOST_LISTED ? `; and ${done.length - MOST_LISTED} more` : '';
  return done.length === 0 ? '' : `\nDone before that: ${done.slice(0, MOST_LISTED).join('; ')}${more}.`;
}

/** The places that the summary may link to. */
function placesOf({ facts }: RunReport, inputs: Inputs | undefined, env: StepContext['env']): Places {
  const site = typeof facts?.site === 'object' ? facts.site : undefined;
  const { GITHUB_SERVER_URL: serverUrl, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: runId } = env;
  return {
    environmentUrl: inputs?.environmentUrl,
    siteRepository: inputs?.repository || site?.repository?.name,
    serverUrl,
    repository,
    runId,
  };
}
