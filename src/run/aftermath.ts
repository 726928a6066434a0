import { MOST_OF_NAME, type Named, type OperationEnd, type TargetCounts } from '../outcome/end.ts';
import type { Facts } from '../outcome/facts.ts';
import type { Failure } from '../outcome/failure.ts';
import type { Traits } from '../outcome/traits.ts';
import { oneLine } from '../secrets/sanitizer.ts';

/** The progress of the run of a target, as the post step tells of it. */
export interface Progress {
  readonly inputs: Named & { readonly dryRun: boolean; readonly operations: readonly Traits[] };
  readonly redact: (text: string) => string;
  /** Undefined until the site was looked for. */
  readonly facts?: Facts;
  readonly ended: readonly { readonly operation: Traits }[];
  /** Set once no further operation will run. */
  readonly failure?: Failure | undefined;
  /** The texts that the run replaced and will restore if the deploy fails. */
  readonly replaced: readonly {
    readonly text: { readonly what: string };
    readonly by: { readonly end: OperationEnd };
  }[];
  /** True once the operation that has not ended has begun to write. */
  isWriting: boolean;
  /** The requests that must not be sent twice, of operations that have not ended, and of work that goes on. `at`: the time, as a text. */
  sent: readonly { readonly operation: Traits; readonly at: string }[];
  /** Set once restoring has begun: the input that asks for it, or `PUTTING_BACK`. */
  restoring?: string;
}

/** The restoring that no input asks for: a newer commit is live. */
export const PUTTING_BACK = 'putting back';

/** Notes that an operation is about to write; `once`: what must not be sent twice. Returns true if that is news. */
export function noteWrite(progress: Progress, operation: Traits, once: boolean, epochMs: number): boolean {
  const isNews = once || !progress.isWriting;
  progress.isWriting = true;
  if (once) {
    const at = `${new Date(epochMs).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
    progress.sent = [...progress.sent.filter((other) => other.operation !== operation), { operation, at }];
  }
  return isNews;
}

/** Says, as the rest of a sentence, what a kill would leave now, and what to do next. Holds no secrets. */
export function aftermathOf(progress: Progress): string {
  const { inputs, redact, facts, replaced, restoring, sent } = progress;
  const site = typeof facts?.site === 'object' ? facts.site.domain : inputs.site;
  const [onServer, ofSite] = [inputs.server, site].map((name) => oneLine(name, redact, MOST_OF_NAME));
  const name = site === '' ? `the server ${onServer}` : `${ofSite} on the server ${onServer}`;
  const texts = replaced.map(({ text: { what }, by }) => {
    if (by.end.restored?.state === 'put-back') return `${what} was put back`;
    return restoring === undefined
      ? `${what} was replaced, and not put back`
      : `whether ${what} was put back is not known`;
  });
  const doubts = sent.map(({ operation, at }) => {
    const { what, goesOn } = operation.afterKill ?? {
      what: `a request of ${operation.name}`,
      goesOn: 'the service may still be at work',
    };
    return `${what} was sent at ${at}, or was about to be: if it took effect, ${goesOn}`;
  });
  const moment = `for ${name} was stopped from outside ${momentOf(progress)}.`;
  const sentences = [...texts, ...doubts, adviceOf(progress)];
  return [moment, ...sentences.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)].join(' ');
}

function momentOf({ inputs, ended, failure, isWriting, restoring }: Progress): string {
  if (restoring !== undefined) return `after ${ended.at(-1)?.operation.name} had ended, during ${restoring}`;
  const name = inputs.operations[ended.length]?.name;
  if (name === undefined || failure !== undefined) return 'after its last operation, before it could report';
  return `during ${name}, ${isWriting ? 'while it was writing' : 'before it wrote anything'}`;
}

function adviceOf({ inputs, ended, isWriting, restoring, sent }: Progress): string {
  if (restoring === PUTTING_BACK) return 'run the newer commit again: it writes what belongs to it';
  if (inputs.dryRun || (ended.length === 0 && !isWriting))
    return 'nothing was written: running again is safe';
  const looks = new Set(sent.flatMap(({ operation }) => operation.afterKill?.look ?? []));
  return [...looks, 'running again does what is missing, and repeats deploys and restarts'].join(' ');
}

/** Describes what a main step for a list of targets may leave behind. `underWay`: the words for those that were running. */
export function aftermathOfList({ done, failed, total }: TargetCounts, underWay: readonly string[]): string {
  const notStarted = Math.max(0, total - done - underWay.length);
  return [
    `The step for ${total} targets was stopped from outside: ${done} had ended${failed === 0 ? '' : ` (${failed} failed)`}, ${underWay.length} were running, ${notStarted} had not started.`,
    // First, as the runner cuts a long message.
    'The output unfinished lists the targets that had not succeeded: run again with it as targets.',
    ...underWay.map((words) => `That ${words}`),
  ].join(' ');
}
