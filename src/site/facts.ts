import type { Site } from '../api/sites.ts';
import type { DeployResult } from '../deploy/deploy-result.ts';

/** What the run knows about what it works on; operations add to it as they go. */
export interface Facts {
  readonly serverId: number;
  /** `planned`: an earlier operation of a dry run would create it, so nothing of it can be read yet. */
  readonly site: Site | 'missing' | 'planned';
  /** Whether a repository was installed or removed by this run; `unknown`: neither. */
  readonly repository: 'installed' | 'absent' | 'unknown';
  /** Whether the deploy script reports its end; undefined where this run has not looked at it. */
  readonly exitReportExpected: boolean | undefined;
  readonly deploy?: DeployResult;
  /** The latest deploy log that was read, not redacted. */
  readonly deployLog?: string;
  readonly env?: EnvKeys;
  /** What becomes of the deploy script; undefined where it stays as it is. */
  readonly script?: ScriptChange | undefined;
}

/** The deploy script as it was, null where none was seen, and as it is to be. Not redacted. */
export interface ScriptChange {
  readonly before: string | null;
  readonly after: string;
}

/** Key names of `.env`, never values. */
export interface EnvKeys {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly kept: readonly string[];
}
