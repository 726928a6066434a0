/** The place of a commit in a history, seen from another one, whose whole id is `other`; `unclear` with the reasons, as clauses. */
export type CommitOrder =
  | { readonly order: 'same' | 'older' | 'newer' | 'diverged'; readonly other: string | undefined }
  | { readonly order: 'unclear'; readonly why: string };

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
}
