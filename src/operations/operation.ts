import type { Effect, getPage, Reader, Traffic, Writer } from '../api/client.ts';
import type { Patience } from '../api/settle.ts';
import type { Site } from '../api/sites.ts';
import type { Problem } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { type Drafts, type Form, type Group, type Input, readValues, type Values } from '../inputs/input.ts';
import type { Facts } from '../site/facts.ts';

/** What planning may use: it can read, and cannot write, by type. */
export interface Planning {
  readonly dryRun: boolean;
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

/** Everything about an operation that the run and its report go by, so that neither needs to know its name. */
export interface Traits {
  readonly name: string;
  /** One line for the documentation. */
  readonly summary: string;
  readonly scope: 'server' | 'site';
  /** True for an operation that only displays something: there is never anything to change. */
  readonly readOnly?: boolean;
  /** True for one that is carried out in every run because it was asked for: that is no change of anything. */
  readonly repeats?: boolean;
  /** Names of those whose changes, earlier in the same run, make its plan another one. */
  readonly affectedBy?: readonly string[];
  /** True for the operation that creates the site. */
  readonly createsSite?: boolean;
  /** True for the operation that deploys. What must be done before a deploy, or after one that failed, depends on it. */
  readonly deploys?: boolean;
  /** True for the operation that deletes the site: nothing can be done to the site after it. */
  readonly deletesSite?: boolean;
  /** The section of the summary that shows its changes in detail. */
  readonly section?: 'env-keys' | 'script-diff';
}

/** What the run found at the site that the inputs name. */
export type Found =
  | { readonly site: Site }
  /** An id that is not there, and the sites that are. */
  | { readonly missingId: number; readonly sites: readonly Site[] };

/** An operation as its file defines it. */
export interface Definition<Given extends Group> extends Traits {
  readonly inputs: Given;
  /** Finds what is wrong between inputs that are each right by themselves. Reads nothing. */
  check?(inputs: Drafts<Given>): Problem[];
  /** Finds what keeps the operation from being carried out on the site that was found. */
  checkSite?(inputs: Values<Given>, found: Found): Problem[];
  /**
   * Reads, and says what would have to change.
   *
   * @throws OperationError, ApiError
   */
  plan(planning: Planning & { readonly inputs: Values<Given> }): Promise<Plan>;
}

/** A verb that a workflow may ask for. */
export interface Operation extends Traits {
  readonly inputs: readonly Input<unknown>[];
  /** Reads the inputs and checks them; undefined when something was reported. */
  prepare(form: Form): Promise<Step | undefined>;
}

/** An operation with its inputs, ready to be planned. */
export interface Step extends Traits {
  /** For tests to compare; only the operation itself knows their types. */
  readonly inputs: Readonly<Record<string, unknown>>;
  checkSite(found: Found): Problem[];
  plan(planning: Planning): Promise<Plan>;
}

/** Completes the definition of an operation. */
export function defineOperation<const Given extends Group>(definition: Definition<Given>): Operation {
  const { inputs: given, check, checkSite, plan, ...traits } = definition;
  const inputs = Object.values(given);
  return {
    ...traits,
    inputs,
    async prepare(form) {
      const before = form.problems.length;
      const { drafts, values } = await readValues(given, form);
      for (const { input, expected } of check?.(drafts) ?? []) form.report(input, expected);
      if (values === undefined || form.problems.length > before) return undefined;
      return {
        ...traits,
        inputs: values,
        checkSite: (found) => checkSite?.(values, found) ?? [],
        plan: (planning) => plan({ ...planning, inputs: values }),
      };
    },
  };
}

/** The plan of an operation that finds everything as wanted. */
export const nothingToDo: Plan = { changes: [] };
