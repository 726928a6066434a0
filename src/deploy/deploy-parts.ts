import type { Writer } from '../api/client.ts';
import type { DeployLog, Source } from '../api/deploy-log.ts';
import type { Patience } from '../api/settle.ts';
import type { Site } from '../api/sites.ts';
import type { DeployResult, Evidence, Recorder } from '../outcome/deploy-result.ts';
import type { Expectations } from '../values/match.ts';
import type { Company } from './company.ts';

/** Everything that a deploy needs. */
export interface DeployParts extends Source, Patience {
  readonly writer: Writer;
  readonly company: Company;
  readonly expectations: Expectations;
  /** The time that the whole run has, in milliseconds. */
  readonly timeoutMs: number;
  /** Fixed time between looks, in milliseconds; undefined: adaptive. */
  readonly pollIntervalMs: number | undefined;
  /** True when the deploy script reports its end; undefined if unknown. */
  readonly exitReportExpected: boolean | undefined;
  /** The run of the script in an earlier deploy of this run, if it had one. */
  readonly earlierRun: string | undefined;
  /** False: only trigger. */
  readonly wait: boolean;
  /** Waits while the service is busy with the site, then returns the site. */
  readonly untilReady: (site: Site) => Promise<Site>;
  /** Checks what was deployed, after a success. Throws if a check fails. */
  readonly check: (evidence: readonly Evidence[], record: Recorder) => Promise<void>;
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
  /** Takes text that the deploy log has gained. `replaced`: it starts another log. */
  readonly onLog: (text: string, replaced: boolean) => void;
  /** Called when the log is complete. */
  readonly onSettled: () => void;
  /** Called once it is certain that the deploy took place, even if the answer to its trigger was lost. */
  readonly onConfirmed: () => void;
  /** Called after each step, so that an interrupted deploy is reported too. */
  readonly onProgress: (result: DeployResult) => void;
}

/** Everything that a deploy is followed with. */
export interface Following extends DeployParts {
  readonly log: DeployLog;
  readonly record: Recorder;
}
