import { count } from '../core/count.ts';

/** The place of a commit in a history, seen from another one, whose whole id is `other`; `unclear` with the reasons, as clauses. */
export type CommitOrder =
  | {
      readonly order: 'same' | 'older' | 'newer' | 'diverged';
      readonly other: string | undefined;
      readonly between?: Between | undefined;
    }
  | { readonly order: 'unclear'; readonly why: string };

/** The commits that only one of two has. */
export interface Between {
  /** The number of those that come with a deploy of the one, and of those that go as only the other one has them. */
  readonly brings: number;
  readonly takesBack: number;
  /** The newest that come, or else go, the newest first, as far as they are known. Their texts are foreign. */
  readonly commits: readonly { readonly author: string | undefined; readonly subject: string }[];
}

/** The most commits that are told by their subjects. */
export const MOST_SUBJECTS = 20;

/** The place of a commit that brings, and takes back, so many. */
export function orderBy({ brings, takesBack }: Between): 'same' | 'older' | 'newer' | 'diverged' {
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
  /** Undefined if the commit to deploy is the live one, or was not compared with it. */
  readonly goesOut?: GoesOut;
}

/** The commit to deploy, and what is between it and the live one, if that is known. */
export interface GoesOut {
  readonly ours: string;
  readonly between: Between | undefined;
}

/** Tells in words what a deploy changes, as in "brings 3 commits since 04b2bbb". */
export function tellBetween({ brings, takesBack }: Between, live: string): string {
  const come = `brings ${count(brings, 'commit')}`;
  if (takesBack === 0) return `${come} since ${live}`;
  return `${brings > 0 ? `${come} and ` : ''}takes back ${count(takesBack, 'commit')} up to ${live}`;
}

/** The subjects, as in "Fix the cart (ann)", and the number of commits without one, as in "and 31 more"; none if no subject is known. */
export function subjectsOf({ brings, takesBack, commits }: Between): string[] {
  const told = commits.map(({ subject, author }) => (author ? `${subject} (${author})` : subject));
  const more = (brings || takesBack) - told.length;
  return told.length === 0 || more <= 0 ? told : [...told, `and ${more} more`];
}
