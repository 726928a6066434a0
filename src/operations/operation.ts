import type { Effect, Reader, Writer } from '../api/client.ts';
import type { Site } from '../api/sites.ts';
import type { Patience } from '../api/wait.ts';
import type { OperationError, Problem } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import type { Siblings } from '../deploy/siblings.ts';
import type { Drafts, Form, Input, InputsOf, Values } from '../inputs/input.ts';
import type { getPage } from '../net/web-page.ts';
import type { OrderOf } from '../outcome/commit-order.ts';
import type { PageLook } from '../outcome/deploy-result.ts';
import type { Facts } from '../outcome/facts.ts';
import type { Failure } from '../outcome/failure.ts';
import type { Traits } from '../outcome/traits.ts';

export interface Access {
  readonly reader: Reader;
  readonly writer: Writer;
  readonly siblings: Siblings;
  readonly patience: Patience;
  readonly getPage: typeof getPage;
  /** The wall clock in milliseconds since 1970. */
  readonly epochMs: () => number;
  /** Redacts values from now on. Call it before doing anything else with them. */
  readonly hide: (values: Iterable<string>) => void;
  readonly redact: (text: string) => string;
  /** Asks GitHub for the state of a pull request of the workflow's repository, with one request. Throws only interruptions. */
  readonly lookUpPullRequest: (number: number) => Promise<PullRequestState>;
  readonly orderOf: OrderOf;
  /** Runs a shell command on the runner, logs its output and returns its exit status. Ends it after about `limitMs`. */
  readonly runCommand: (command: string, limitMs?: number) => Promise<number>;
}

/** The context of a look at the page that a deploy will check, or has checked. */
export type Checking = Pick<Access, 'getPage' | 'patience' | 'redact'>;

/** The context of planning: it can read, and by type cannot write. */
export interface Planning
  extends Pick<Access, 'reader' | 'patience' | 'epochMs' | 'hide' | 'lookUpPullRequest' | 'orderOf'> {
  readonly log: Log;
  readonly facts: Facts;
  /** Adds to what the run knows, at once, so that an interrupted run reports it too. */
  readonly learn: (facts: Partial<Facts>) => void;
  readonly dryRun: boolean;
  /** True if the plan is hashed, or compared with a hashed one: then it covers what the change depends on. */
  readonly isHashed: boolean;
}

export type PullRequestState =
  | { readonly state: 'open' }
  /** `sinceMs`: the time since it was closed, in milliseconds by GitHub's clock. */
  | { readonly state: 'closed'; readonly sinceMs: number }
  /** `about`: `this` if only this pull request is in doubt, `all` if GitHub cannot be asked at all. */
  | { readonly state: 'unclear'; readonly about: 'this' | 'all'; readonly why: string };

/** The context of applying changes. `facts` are those that the plan was made from. */
export interface Applying extends Access, Planning {
  /** The doubt that a first write has left, after which the change was planned anew. */
  readonly lost: OperationError | undefined;
  /** Notes that a write whose answer was lost did take effect. */
  readonly tookEffect: () => void;
  /** The time of the clock by which the checks after a deploy must end, if any: the rest is for a rollback. */
  readonly endChecksBy: () => number | undefined;
  /** The look at the page before the first write of the run; undefined if there was none. Never rejects. */
  readonly pageBefore?: Promise<PageLook | undefined> | undefined;
}

export interface Applied {
  /** False when nothing had to change after all. */
  readonly changed: boolean;
  /** One line for the log and the report. */
  readonly summary: string;
  /** The text that it replaced, if that can be restored after a failed deploy. */
  readonly replaced?: Replaced;
}

/** A text that can only be replaced as a whole: the deploy script, the `.env`. */
export interface WholeText {
  /** For messages, as in "the deploy script". */
  readonly what: string;
  /** Null when the service shows none. */
  readonly read: (reader: Reader) => Promise<string | null>;
  readonly write: (text: string, writer: Writer) => Promise<Effect<unknown>>;
}

export interface Replaced {
  readonly text: WholeText;
  /** The text before the write; null if it was not shown whole. May hold secrets, like `after`. */
  readonly before: string | null;
  /** The text read back after the write; null if the service does not show it whole. */
  readonly after: string | null;
  /** The facts that hold again once it is restored. */
  readonly factsBefore: Partial<Facts>;
}

/** Data that can be spelled out completely, so that no part of it escapes the hash of a plan. */
export type Plain =
  | (string | number | boolean | null | undefined)
  | readonly Plain[]
  | { readonly [name: string]: Plain }
  | ReadonlyMap<string, Plain>
  | ReadonlySet<string>;

/** One planned write, as a value. Its content is a function, so that printing a change shows no secret. */
export interface Change {
  readonly summary: string;
  /** Everything that it writes, or from which that follows with what is there. */
  readonly content: () => Plain;
  /** @throws PlanAgain; OperationError when it did not succeed, ApiError when the service refused or failed */
  readonly apply: (applying: Applying) => Promise<Applied>;
}

/** Plans a write. `apply` gets no inputs: all that it writes follows from `content` and from what is there. What else it knows is not hashed. */
export function planChange<const Content extends Plain>(
  summary: string,
  content: Content,
  apply: (content: Content, applying: Applying) => Promise<Applied>,
): Change {
  return { summary, content: () => content, apply: (applying) => apply(content, applying) };
}

export interface Plan {
  readonly changes: readonly Change[];
  /** The facts that would hold after the changes. A dry run plans the next operations by them. */
  readonly expected?: Partial<Facts>;
}

export const nothingToDo: Plan = { changes: [] };

/** An operation as it is declared, without its work. */
export interface DeclaredOperation<Inputs = unknown> extends Traits {
  readonly inputs: InputsOf<Inputs>;
  /** Finds conflicts between inputs that are each valid; the others are left out. */
  check?(inputs: Drafts<Inputs>): Problem[] | Promise<Problem[]>;
  /** Finds what prevents the operation on the site that was found. Sends no requests. */
  checkSite?(inputs: Inputs, site: Site): Problem[];
}

/** Keeps the types of the inputs that an operation declares. */
export function declareOperation<Inputs>(declared: DeclaredOperation<Inputs>) {
  return declared;
}

/** Makes the work of a declared operation from its inputs. Without a type argument, the operation has no inputs. */
export type WorkOf<Verb extends DeclaredOperation = DeclaredOperation<Record<never, never>>> = (
  inputs: Values<Verb['inputs']>,
) => Work;

/** The work of an operation on its inputs. Loaded only by a run whose inputs are right. */
export interface Work {
  plan(planning: Planning): Promise<Plan>;
  /** Finds what prevents the operation, before the first write of the run. `before`: the operations before it. */
  guard?(planning: Planning, before: readonly Traits[]): Promise<void>;
  /** Plans to deploy the given commit once more, after it was restored. */
  redeploy?(commit: string): Plan;
  /** Looks at the page that it will check; undefined if there is none. */
  look?(checking: Checking): Promise<PageLook | undefined>;
  /** Checks, some time after the operation, that it still holds. `before`: the page right after it. */
  recheck?(checking: Checking, before: PageLook | undefined): Promise<Failure | undefined>;
}

export interface Operation extends Traits {
  readonly inputs: readonly Input<unknown>[];
  /** Reads and checks the inputs, and reports problems; undefined if an input has a problem. */
  prepare(form: Form): Promise<PreparedOperation | undefined>;
}

export interface PreparedOperation extends Traits {
  /** The traits alone, without the inputs, some of which are secret. */
  readonly traits: Traits;
  /** For tests. Only the operation knows their types. */
  readonly inputs: object;
  checkSite(site: Site): Problem[];
  work(): Promise<Work>;
}
