import type { Effect, getPage, Reader, Traffic, Writer } from '../api/client.ts';
import type { Patience } from '../api/settle.ts';
import type { Problem } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Facts } from '../site/facts.ts';

/** What planning may use: it can read, and cannot write, by type. */
export interface Planning {
  readonly inputs: Inputs;
  readonly facts: Facts;
  readonly reader: Reader;
  readonly patience: Patience;
  readonly log: Log;
  /** Adds to what the run knows. */
  readonly learn: (facts: Partial<Facts>) => void;
  /** Makes these values secrets of this run, before anything is done with them. */
  readonly hide: (values: Iterable<string>) => void;
  /** The wall clock in milliseconds since 1970. */
  readonly epochMs: () => number;
  /** Asks GitHub how a pull request of the workflow's repository stands, with one request. Throws interruptions only. */
  readonly lookUpPullRequest: (number: number) => Promise<PullRequestState>;
}

/** How a pull request stands, as GitHub says. */
export type PullRequestState =
  | { readonly state: 'open' }
  /** `sinceMs`: how long it has been closed, in milliseconds of GitHub's own clock. */
  | { readonly state: 'closed'; readonly sinceMs: number }
  /** `about`: whether the doubt is about this pull request only, or about any that GitHub would be asked for. */
  | { readonly state: 'unclear'; readonly about: 'this' | 'all'; readonly why: string };

/** What applying may use. */
export interface Applying {
  readonly writer: Writer;
  readonly reader: Reader;
  readonly traffic: () => Traffic;
  readonly patience: Patience;
  readonly log: Log;
  /** Adds to what the run knows, at once, so that it is reported also when the run is interrupted. */
  readonly learn: (facts: Partial<Facts>) => void;
  /** Notes for the post step that what was sent last was seen to end, should this process be killed. */
  readonly seenToEnd: () => void;
  /** Makes these values secrets of this run, before anything is done with them. */
  readonly hide: (values: Iterable<string>) => void;
  /** Told when a write whose answer was lost is seen to have taken effect. */
  readonly confirm: () => void;
  /** Gets a page without any credentials. */
  readonly getPage: typeof getPage;
  /** Runs a shell command on the runner, its output going to the log; answers with its exit status. */
  readonly runCommand: (command: string) => Promise<number>;
}

/** What a change came to. */
export interface Applied {
  /** False when it turned out that nothing had to change. */
  readonly changed: boolean;
  /** What happened, as one line. */
  readonly summary: string;
  /** What was replaced by it, where that can be put back should the deploy fail. */
  readonly replaced?: Replaced;
}

/** A text that stood in the place of what this run has written there, and how to reach it. */
export interface Replaced {
  /** For messages, as in "the deploy script". */
  readonly what: string;
  /** As it was read before the write; null where there was nothing to be seen. Secret, if the text is. */
  readonly before: string | null;
  /** As it was read back after the write; null where the service does not show it. */
  readonly after: string | null;
  /** What the run knows once it has been put back. */
  readonly factsBefore: Partial<Facts>;
  read(reader: Reader): Promise<string | null>;
  write(writer: Writer, text: string): Promise<Effect<unknown>>;
}

/** One planned write: a sentence, and how to carry it out. */
export interface Change {
  readonly summary: string;
  /** What it would write beyond what the sentence says, secrets too: for the hash of the plan, and for nothing else. */
  readonly content?: string;
  /**
   * Carries it out and reads back what can be read back.
   *
   * @throws OperationError when it did not succeed, ApiError when the service failed it
   */
  apply(applying: Applying): Promise<Applied>;
}

/** What turns what exists into what is wanted; without changes when it is so already. */
export interface Plan {
  readonly changes: readonly Change[];
  /** What would be known after the changes: the ground on which a dry run plans the next operation. */
  readonly expected?: Partial<Facts>;
}

/** The properties by which the run and its report tell operations apart. */
export interface Traits {
  readonly scope: 'server' | 'site';
  /** True for an operation that only shows something: there is never anything to change. */
  readonly readOnly?: boolean;
  /** True for one that is carried out in every run because it was asked for: that is no change of anything. */
  readonly repeats?: boolean;
  /** Names of those whose changes, earlier in the same run, make its plan another one. */
  readonly affectedBy?: readonly string[];
  /** True for the operation that brings the site into being. */
  readonly createsSite?: boolean;
  /** True for the operation that deploys: what must be done before a deploy, or after one that failed, goes by it. */
  readonly deploys?: boolean;
  /** True for the operation that removes the site: nothing can be done to the site after it. */
  readonly deletesSite?: boolean;
  /** The section of the summary that shows its changes in detail. */
  readonly section?: 'env-keys' | 'script-diff';
}

/** A verb that a workflow asks for. */
export interface Operation extends Traits {
  readonly name: string;
  /** One line for the documentation. */
  readonly summary: string;
  /** What is wrong with the inputs that only this operation uses. */
  check(inputs: Inputs): Problem[];
  /**
   * Reads, and says what would have to change.
   *
   * @throws OperationError, ApiError
   */
  plan(planning: Planning): Promise<Plan>;
}

/** The plan of an operation that finds everything as wanted. */
export const nothingToDo: Plan = { changes: [] };
