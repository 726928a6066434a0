import { count } from '../core/count.ts';

/** The place of a commit in a history, seen from another one, whose whole id is `other`; `unclear` with the reasons, as clauses. */
export type CommitOrder =
  | { readonly order: Order; readonly other: string | undefined; readonly between?: Between | undefined }
  | { readonly order: 'unclear'; readonly why: string };
type Order = 'same' | 'older' | 'newer' | 'diverged';

/** The numbers of commits that only the one has, and only the other; of the first, or else the second, the newest, as far as they are known. */
export interface Between {
  readonly brings: number;
  readonly takesBack: number;
  readonly commits: readonly { readonly author: string | undefined; readonly subject: string }[];
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
  /** The commit to deploy, if it is another one, and what is between the two, if that is known. */
  readonly ours?: string;
  readonly between?: Between | undefined;
}

/** Tells what a deploy changes, as in "brings 51 commits since 04b2bbb", with the subjects that are known, as in "Fix the cart (ann)", and "and 31 more". */
export function tellBetween({ brings, takesBack, commits }: Between, live: string): [string, ...string[]] {
  const come = `brings ${count(brings, 'commit')}`;
  const go = `takes back ${count(takesBack, 'commit')} up to ${live}`;
  const told = commits.map(({ subject, author }) => (author ? `${subject} (${author})` : subject));
  const more = (brings || takesBack) - told.length;
  return [
    takesBack === 0 ? `${come} since ${live}` : brings === 0 ? go : `${come} and ${go}`,
    ...(told.length === 0 || more <= 0 ? told : [...told, `and ${more} more`]),
  ];
}
