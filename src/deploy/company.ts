/** The other targets of a run. */
export interface Company {
  /** True when there are any, which may be waiting for this one to end. */
  readonly isThere: boolean;
  /** The number of targets under way, this one included, that a look at the site serves as well. */
  readonly looking: () => number;
}

/** The company of a run of one site. */
export const ALONE: Company = { isThere: false, looking: () => 1 };
