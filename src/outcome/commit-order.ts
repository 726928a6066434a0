/** The place of a commit in a history, seen from another one, whose whole id is `other`; `unclear` with the reasons, as clauses. */
export type CommitOrder =
  | { readonly order: Order; readonly other: string | undefined; readonly between?: Between | undefined }
  | { readonly order: 'unclear'; readonly why: string };
/** Asks git in the workspace, then GitHub unless git is to be enough, how a commit stands to another one. Throws only interruptions. */
export type OrderOf = (commit: string, other: string, enough?: 'git') => Promise<CommitOrder>;
type Order = 'same' | 'older' | 'newer' | 'diverged';

/** The numbers of commits that only the one has, and only the other; of the first, or else the second, the newest, as in "Fix the cart (ann)". */
export interface Between {
  readonly brings: number;
  readonly takesBack: number;
  readonly commits: readonly string[];
}

/** The most commits that are told by their subjects. */
export const MOST_SUBJECTS = 20;

export function orderBy({ brings, takesBack }: Between): Order {
  if (brings > 0) return takesBack > 0 ? 'diverged' : 'newer';
  return takesBack > 0 ? 'older' : 'same';
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
