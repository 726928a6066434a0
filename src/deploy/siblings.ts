import type { Site } from '../api/sites.ts';

/** The other targets of a run. */
export interface Siblings {
  /** The number of targets under way, this one included, that a look at the server's list of sites serves as well. */
  readonly looking: () => number;
  /** Looks at the site in the server's list, which may show less, or show it later; undefined if it must be read by itself. */
  readonly glance: (site: number) => Promise<Site | undefined>;
  /** Takes the site as it was read by itself: a list that shows an earlier deploy afterwards is not used again. */
  readonly compare: (itself: Site) => void;
  /** Notes that this target fails, before a rollback of it: no further ones begin if that is one too many. */
  readonly noteFailure: () => void;
}

export const NO_SIBLINGS: Siblings = {
  looking: () => 1,
  glance: () => Promise.resolve(undefined),
  compare: () => {},
  noteFailure: () => {},
};
