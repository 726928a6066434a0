import type { Site } from '../api/sites.ts';
import type { DeployResult } from '../deploy/deploy-result.ts';

/** Everything the run knows about the server and the site. Operations add to it. */
export interface Facts {
  readonly serverId: number;
  /** `planned`: an earlier operation of a dry run would create it, so it cannot be read yet. */
  readonly site: Site | 'missing' | 'planned';
  /** Set when this run has installed or removed the repository; else `unknown`. */
  readonly repository: 'installed' | 'absent' | 'unknown';
  /** True when the deploy script reports its end; undefined when this run has not read it. */
  readonly exitReportExpected: boolean | undefined;
  readonly deploy?: DeployResult;
  /** The latest deploy log that was read, not redacted. */
  readonly deployLog?: string;
  readonly env?: EnvKeys;
  /** The change of the deploy script; undefined when there is none. */
  readonly script?: ScriptChange | undefined;
}

/** The deploy script as it was, null when none was seen, and as it will be. Not redacted. */
export interface ScriptChange {
  readonly before: string | null;
  readonly after: string;
}

/** Names of keys in `.env`, never values. */
export interface EnvKeys {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly kept: readonly string[];
}
