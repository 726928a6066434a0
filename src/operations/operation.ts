import type { Effect, Reader, Traffic, Writer } from '../api/client.ts';
import type { Patience } from '../api/settle.ts';
import type { Site } from '../api/sites.ts';
import type { Problem } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { type Drafts, type Form, type Group, type Input, readValues, type Values } from '../inputs/input.ts';
import type { getPage } from '../net/web-page.ts';
import type { Facts } from '../site/facts.ts';

/** The means of planning and of applying. */
interface Means {
  readonly reader: Reader;
  readonly patience: Patience;
  readonly log: Log;
  /** Adds to what the run knows, at once, so that an interrupted run reports it too. */
  readonly learn: (facts: Partial<Facts>) => void;
  /** Redacts values from now on. Call it before doing anything else with them. */
  readonly hide: (values: Iterable<string>) => void;
}

/** The means of planning: it can read, and by type cannot write. */
export interface Planning extends Means {
  readonly dryRun: boolean;
  readonly facts: Facts;
  /** The wall clock in milliseconds since 1970. */
  readonly epochMs: () => number;
  /** Asks GitHub how a pull request of the workflow's repository stands, with one request. Throws interruptions only. */
  readonly lookUpPullRequest: (number: number) => Promise<PullRequestState>;
}

/** The state of a pull request, as GitHub shows it. */
export type PullRequestState =
  | { readonly state: 'open' }
  /** `sinceMs`: how long it has been closed, in milliseconds of GitHub's own clock. */
  | { readonly state: 'closed'; readonly sinceMs: number }
  /** `about`: `this` if only this pull request is in doubt, `all` if GitHub cannot be asked about any. */
  | { readonly state: 'unclear'; readonly about: 'this' | 'all'; readonly why: string };

/** The means of applying changes. */
export interface Applying extends Means {
  readonly writer: Writer;
  readonly traffic: () => Traffic;
  /** Notes for the post step that the work set off by the last write was seen to end. */
  readonly seenToEnd: () => void;
  /** Notes that a write whose answer was lost did take effect. */
  readonly confirm: () => void;
  /** Gets a page without credentials. */
  readonly getPage: typeof getPage;
  /** Runs a shell command on the runner and logs its output. Returns its exit status. */
  readonly runCommand: (command: string) => Promise<number>;
}

/** The result of a change. */
export interface Applied {
  /** False when it turned out that nothing had to change. */
  readonly changed: boolean;
  /** One line for the log and the report. */
  readonly summary: string;
  /** The text that it replaced, if that can be put back after a failed deploy. */
  readonly replaced?: Replaced;
}

/** A text that this run has replaced, with the means to read it and to put it back. */
export interface Replaced {
  /** For messages, as in "the deploy script". */
  readonly what: string;
  /** The text before the write; null if none was shown. As secret as the text itself. */
  readonly before: string | null;
  /** The text read back after the write; null if the service does not show it. */
  readonly after: string | null;
  /** The facts that hold again once it has been put back. */
  readonly factsBefore: Partial<Facts>;
  read(reader: Reader): Promise<string | null>;
  write(writer: Writer, text: string): Promise<Effect<unknown>>;
}

/** One planned write: a sentence, and how to carry it out. */
export interface Change {
  readonly summary: string;
  /** Everything it writes that the summary does not say, secrets included. Used for the hash of the plan only. */
  readonly content?: string;
  /**
   * Carries it out and reads back what can be read back.
   *
   * @throws OperationError when it did not succeed, ApiError when the service failed it
   */
  apply(applying: Applying): Promise<Applied>;
}

/** The changes that turn what exists into what is wanted; none if nothing differs. */
export interface Plan {
  readonly changes: readonly Change[];
  /** The facts that would hold after the changes, for a dry run to plan the next operation by. */
  readonly expected?: Partial<Facts>;
}

/** The words of the post step for a request whose end was not seen, as the run was killed. */
export interface AfterKill {
  /** The request, as in "The trigger of the deploy". */
  readonly what: string;
  /** The work that may go on once the request took effect, as half a sentence. */
  readonly goesOn: string;
  /** The thing to look at, as a sentence that goes on after its semicolon. */
  readonly look: string;
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
  /** True for one that writes in every run because no call shows what is there. */
  readonly writesBlind?: boolean;
  /** A name for the state that it changes, if other operations plan by the same state. */
  readonly changes?: string;
  /** The state that it plans by: another operation that changes it earlier in the run makes its plan another one. */
  readonly dependsOn?: string;
  /** True for the operation that creates the site. */
  readonly createsSite?: boolean;
  /** True for the operation that deploys. What must be done before a deploy, or after one that failed, depends on it. */
  readonly deploys?: boolean;
  /** True for the operation that deletes the site: nothing can be done to the site after it. */
  readonly deletesSite?: boolean;
  /** The section of the summary that shows its changes in detail. */
  readonly section?: 'env-keys' | 'script-diff';
  /** Given by an operation that sends a request that must not be sent twice. */
  readonly afterKill?: AfterKill;
}

/** The result of looking for the site that the inputs name. */
export type Found =
  | { readonly site: Site }
  /** An id that no site has, and the sites of the server. */
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
  /** Without the inputs, some of which are secret. */
  readonly traits: Traits;
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
      const problems = drafts && check ? check(drafts) : [];
      for (const { input, expected } of problems) form.report(input, expected);
      if (values === undefined || form.problems.length > before) return undefined;
      return {
        ...traits,
        traits,
        inputs: values,
        checkSite: (found) => checkSite?.(values, found) ?? [],
        plan: (planning) => plan({ ...planning, inputs: values }),
      };
    },
  };
}

/** The plan of an operation that finds everything as wanted. */
export const nothingToDo: Plan = { changes: [] };
