import type { Writer } from '../api/client.ts';
import type { DeployLog, Source } from '../api/deploy-log.ts';
import type { SiteLog } from '../api/log-entry.ts';
import type { Patience } from '../api/settle.ts';
import type { Site } from '../api/sites.ts';
import type { DeployResult, Evidence, Recorder } from '../outcome/deploy-result.ts';
import type { Expectations } from '../values/match.ts';

/** Everything that a deploy needs. */
export interface DeployParts extends Source, Patience {
  readonly writer: Writer;
  readonly siblings: Siblings;
  readonly expectations: Expectations;
  /** The time that the whole run has, in milliseconds. */
  readonly timeoutMs: number;
  /** Fixed time between looks, in milliseconds; undefined: adaptive. */
  readonly pollIntervalMs: number | undefined;
  /** True when the deploy script reports its end; undefined if unknown. */
  readonly exitReportExpected: boolean | undefined;
  /** The script as the service shows it; undefined if it was not read. */
  readonly script?: string | undefined;
  /** The run of the script in an earlier deploy of this run, if it had one. */
  readonly earlierRun: string | undefined;
  /** Variables for the deploy script, sent with the trigger; undefined: nothing is sent. */
  readonly variables: Readonly<Record<string, string>> | undefined;
  /** Called with what the site has shown, right before the trigger. Throws to refuse it. */
  readonly beforeTrigger: (lastDeployAt: string | null, log: SiteLog | undefined) => Promise<void>;
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
  readonly onLogEnd: () => void;
  /** Called once it is certain that the deploy took place, even if the answer to its trigger was lost. */
  readonly onTookEffect: () => void;
  /** Called after each step, so that an interrupted deploy is reported too. */
  readonly onProgress: (result: DeployResult) => void;
}

/** Everything that a deploy is followed with. */
export interface Following extends DeployParts {
  readonly log: DeployLog;
  readonly record: Recorder;
}

/** The other targets of a run. */
export interface Siblings {
  /** True when there are any. They may be waiting for this one to end. */
  readonly exist: boolean;
  /** The number of targets under way, this one included, that a look at the server's list of sites serves as well. */
  readonly looking: () => number;
  /**
   * Looks at the site in the server's list; undefined if it must be read by itself. A list may show less than the site itself, or
   * show it later.
   */
  readonly glance: (site: number) => Promise<Site | undefined>;
  /** Takes the site as it was read by itself. A list that then shows it as it was before is not used again. */
  readonly compare: (itself: Site) => void;
  /** Notes that this target is certain to fail, although its log may still be fetched: no further ones begin if that is one too many. */
  readonly doomed: () => void;
}

/** The siblings of the only target of a run: none. */
export const NO_SIBLINGS: Siblings = {
  exist: false,
  looking: () => 1,
  glance: () => Promise.resolve(undefined),
  compare: () => {},
  doomed: () => {},
};
