import type { Site } from '../api/sites.ts';
import type { DeployResult } from '../deploy/deploy-result.ts';

/** Everything that the run knows about the server and the site. Operations add to it. */
export interface Facts {
  readonly serverId: number;
  /** `planned`: an earlier operation of a dry run would create it; it cannot be read yet. */
  readonly site: Site | 'missing' | 'planned';
  /** `unknown` until this run installs or removes the repository. */
  readonly repository: 'installed' | 'absent' | 'unknown';
  /** True when the deploy script gives an exit report; undefined when this run has not read the script. */
  readonly exitReportExpected: boolean | undefined;
  readonly deploy?: DeployResult;
  /** The latest deploy log that was read, not redacted. */
  readonly deployLog?: string;
  readonly env?: EnvKeys;
  /** The change of the deploy script, if any. */
  readonly script?: ScriptChange | undefined;
}

/** The deploy script before, null when none was shown, and after. Not redacted. */
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
