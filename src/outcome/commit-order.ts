/** The place of a commit in a history, seen from another one; `unclear` with the reasons, as clauses. */
export type CommitOrder =
  | { readonly order: 'same' | 'older' | 'newer' | 'diverged' }
  | { readonly order: 'unclear'; readonly why: string };

/** The first digits of a commit, for people. */
export function shortCommit(commit: string): string {
  return commit.slice(0, 12);
}

/** The commit that was live at some time, if it could be found out, and what the site showed of its deploys then. */
export interface LiveCommit {
  readonly commit: string | undefined;
  /** Differs once another deploy has ended. */
  readonly sign: string;
}
