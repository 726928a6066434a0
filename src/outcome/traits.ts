/** Everything that the run and its report need to know about an operation, so that neither depends on its name. */
export interface Traits {
  readonly name: string;
  /** One line for the documentation. */
  readonly summary: string;
  readonly scope: 'server' | 'site';
  /** The flags of the command that it needs beside server and site, for its help. */
  readonly example?: string;
  /** True for an operation that plans no changes: it shows or checks something, all within `plan`. */
  readonly readOnly?: boolean;
  /** True for an operation that is the only one of its run, on one site. If none is named, it looks at what is there, and lists that. */
  readonly standsAlone?: boolean;
  /** True for an action that every run carries out anew. It does not count as a change of state. */
  readonly repeats?: boolean;
  /** True for an operation that writes in every run because no call shows the present state. */
  readonly writesBlind?: boolean;
  /** A name for the state that it changes, if other operations depend on that state. */
  readonly changesState?: string;
  /** The state that its plan depends on. Its plan changes when an earlier operation of the run changes that state. */
  readonly plansByState?: string;
  readonly createsSite?: boolean;
  /** Set by the operation that hands the input `commit` to the deploys after it: the line that a script needs for that. */
  readonly pinsCommit?: string;
  /** True for the operation that deploys. GitHub Deployments, restore-on-failure and rollback-on-failure depend on it. */
  readonly deploys?: boolean;
  /** True for the operation that deletes the site. No other operation on the site may follow. */
  readonly deletesSite?: boolean;
  /** The section of the summary that shows its changes in detail. */
  readonly section?: 'env-keys' | 'script-diff';
  /** The words of the post step for a request that must not be sent twice, if a killed run did not see its end. Without them, they are general. */
  readonly afterKill?: {
    /** The request, as in "The trigger of the deploy". */
    readonly what: string;
    /** The work that may continue if the request took effect, as half a sentence. */
    readonly goesOn: string;
    /** The place to look at, as the first half of a sentence, with its semicolon. */
    readonly look: string;
  };
}
