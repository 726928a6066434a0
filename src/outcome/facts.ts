import type { Site } from '../api/sites.ts';
import type { LiveCommit } from './commit-order.ts';
import type { DeployResult } from './deploy-result.ts';

/** Everything that the run knows about the server and the site. Operations add to it. */
export interface Facts {
  readonly serverId: number;
  /** `planned`: an earlier operation of a dry run would create it; it cannot be read yet. */
  readonly site: Site | 'missing' | 'planned';
  /** Domains on the server of which that of a missing site is probably a slip. */
  readonly lookalikes?: readonly string[];
  /** Servers and their sites, by names and ids, if the inputs name no site. */
  readonly listed?: readonly { readonly server: string; readonly sites: readonly string[] }[];
  /** `unknown` until this run installs or removes the repository. */
  readonly repository: 'installed' | 'absent' | 'unknown';
  /** The commit that was live before the run, if it was asked for. */
  readonly live?: LiveCommit;
  readonly deploy?: DeployResult;
  /** The latest deploy log that was read, not redacted. */
  readonly deployLog?: string;
  readonly env?: EnvKeys;
  /** True once this run has looked for the keys of `env-required` in the file that a deploy finds. */
  readonly isEnvChecked?: boolean;
  /** Undefined when this run has not read the deploy script. */
  readonly script?: ScriptChange;
  readonly findings?: Findings;
}

/** Tables for people, which an operation made of what it found. Neither redacted nor escaped. */
export interface Findings {
  /** The end of a sentence that begins with the name of what was checked. */
  readonly verdict: string;
  readonly tables: readonly {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
  /** Lines of YAML to copy; none if there is nothing to copy. */
  readonly yaml: readonly string[];
  /** The page of the documentation that explains them, by its path in this project. */
  readonly page: string;
}

/** The deploy script before this run, null when none was shown, and now; equal if it has not changed. Not redacted. */
export type ScriptChange = Readonly<Record<'before' | 'after', string | null>>;

/** Names of keys in `.env`, never values. */
export type EnvKeys = Readonly<Record<'added' | 'changed' | 'removed', readonly string[]>>;

/** The ids of a site, as paths have them. */
export type Target = Readonly<Record<'server' | 'site', number>>;

export function targetOf({ serverId, site }: Facts): Target {
  if (typeof site !== 'object') throw new TypeError('A site that does not exist yet was asked for its id');
  return { server: serverId, site: site.id };
}
