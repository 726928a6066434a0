import { count } from '../core/count.ts';

/** The place of a commit in a history, seen from another one, whose whole id is `other`; `unclear` with the reasons, as clauses. */
export type CommitOrder = { readonly other?: string | undefined; readonly goesOut?: readonly string[] } & (
  | { readonly order: 'same' | 'older' | 'newer' | 'diverged' }
  | { readonly order: 'unclear'; readonly why: string }
);

/** Asks git in the workspace, then GitHub unless git is to be enough, how a commit stands to another one. Throws only interruptions. */
export type OrderOf = (commit: string, other: string, enough?: 'git') => Promise<CommitOrder>;

/** The most commits that are told one by one. */
export const MOST_TOLD = 20;

/** Tells in lines how many commits a deploy brings, or takes back. `newest`: those known of the former, or else the latter. */
export function tellGoesOut(brings: number, takesBack: number, live: string, newest: readonly string[]) {
  const come = `brings ${count(brings, 'commit')}`;
  const go = `takes back ${count(takesBack, 'commit')} up to ${shortCommit(live)}`;
  const since = takesBack === 0 ? ` since ${shortCommit(live)}` : ` and ${go}`;
  const lead = brings === 0 && takesBack > 0 ? go : come + since;
  const more = newest.length === 0 ? 0 : (brings || takesBack) - newest.length;
  return [lead, ...newest, ...(more > 0 ? [`and ${more} more`] : [])];
}

/** The first digits of a commit, for people. */
export function shortCommit(commit: string): string {
  return commit.slice(0, 12);
}

/** The commit that was live at some time, if it could be found out, and what the site showed of its deploys then. */
export interface LiveCommit {
  /** Whole, or at least its first seven digits. */
  readonly commit: string | undefined;
  /** Differs once another deploy has ended; undefined if that cannot be seen. */
  readonly sign: string | undefined;
  /** The commit to deploy, if it is another one, and in lines what that brings or takes back, if that is known. They hold foreign text. */
  readonly ours?: string;
  readonly goesOut?: readonly string[];
}
