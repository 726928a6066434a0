import type { Writer } from '../api/client.ts';
import { PlanAgain } from '../core/errors.ts';
import type { Named, TargetCounts } from '../outcome/end.ts';
import type { Traits } from '../outcome/traits.ts';

/** The run of a target, as the post step tells of it. Holds no secrets. */
interface RunAbout extends Named {
  readonly dryRun: boolean;
  readonly operations: readonly Traits[];
}

interface Progress extends RunAbout {
  /** The number of operations that have ended. */
  readonly ended: number;
  /** The stage of the next operation. */
  readonly stage: 'start' | 'plan' | 'write';
  /** The texts that the run replaced and will restore if the deploy fails, as in "the deploy script", and those that it restored. */
  readonly replaced: readonly string[];
  readonly putBack: readonly string[];
  /** Set once restoring has begun: the input that asks for it; empty if a newer commit is the cause. */
  readonly restoring?: string;
  /** Requests that must not be sent twice and whose end is not known. */
  readonly sent: readonly SentOnce[];
}

/** A request that must not be sent twice. Saved before it is sent, as the process may be killed at any moment. */
interface SentOnce {
  readonly operation: Traits;
  /** The time of sending, as in `2026-11-21 05:06:07 UTC`. */
  readonly at: string;
  /** `sent`: or about to be; `confirmed`: by the service; `ended`: the work it started was seen to end. */
  readonly state: 'sent' | 'confirmed' | 'ended';
}

export type Tracker = ReturnType<typeof trackProgress>;

/** Tracks a run. Before each step, `save` must put on disk, as the rest of a sentence, what a kill would leave, and what to do next. */
export function trackProgress(about: RunAbout, save: (aftermath: string) => void, epochMs: () => number) {
  const { operations } = about;
  let progress: Progress = { ...about, ended: 0, stage: 'start', replaced: [], putBack: [], sent: [] };
  const note = (change: Partial<Progress>): void => {
    progress = { ...progress, ...change };
    save(describe(progress));
  };
  note({});
  return {
    note,
    /** A write is about to be sent; `once`: it must not be sent twice. */
    write(once: boolean): void {
      const operation = operations[progress.ended];
      const at = `${new Date(epochMs()).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
      const sent = once && operation ? [{ operation, at, state: 'sent' } as const] : [];
      if (once || progress.stage !== 'write') note({ stage: 'write', sent: [...progress.sent, ...sent] });
    },
    /** The last request that must not be sent twice was confirmed or refused, or the work it started was seen to end. */
    settle(as: 'confirmed' | 'refused' | 'ended'): void {
      const last = progress.sent.at(-1);
      if (last === undefined) return;
      const others = progress.sent.slice(0, -1);
      note({ sent: as === 'refused' ? others : [...others, { ...last, state: as }] });
    },
    /** The operation succeeded; `goesOn`: the work it started continues. */
    end(goesOn: boolean): void {
      const { ended } = progress;
      const sent = progress.sent.filter(({ operation }) => goesOn || operation !== operations[ended]);
      // The next operation saves it; after the last one, nothing else would.
      progress = { ...progress, ended: ended + 1, stage: 'start', sent };
      if (progress.ended === operations.length) note({});
    },
  };
}

/** Creates a writer that tells the tracker of each write, and the caller of each effect but `not-done`. */
export function trackWrites(
  { writer, tracker }: { readonly writer: Writer; readonly tracker: Tracker },
  onEffect: (effect: 'done' | 'unknown') => void,
): Writer {
  return {
    async write(endpoint, parameters, body) {
      const isOnce = endpoint.retry === 'once';
      tracker.write(isOnce);
      const effect = await writer.write(endpoint, parameters, body).catch((error: unknown) => {
        if (isOnce && error instanceof PlanAgain) tracker.settle('refused');
        throw error;
      });
      if (isOnce && effect.state !== 'unknown')
        tracker.settle(effect.state === 'done' ? 'confirmed' : 'refused');
      if (effect.state !== 'not-done') onEffect(effect.state);
      return effect;
    },
  };
}

function describe(progress: Progress): string {
  const { server, site, replaced, putBack, restoring, sent } = progress;
  const name = site === '' ? `the server ${server}` : `${site} on the server ${server}`;
  const texts = replaced.map((what) => {
    if (putBack.includes(what)) return `${what} was put back`;
    return restoring === undefined
      ? `${what} was replaced, and not put back`
      : `whether ${what} was put back is not known`;
  });
  const moment = `for ${name} was stopped from outside ${momentOf(progress)}.`;
  const sentences = [...texts, ...sent.map(doubtOf), adviceOf(progress)];
  return [moment, ...sentences.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)].join(' ');
}

function momentOf({ operations, ended, stage, restoring }: Progress): string {
  const name = operations[ended]?.name;
  if (name === undefined) return 'after its last operation, before it could report';
  if (restoring === '') return 'while it put back what it had replaced, as a newer commit is live';
  if (restoring !== undefined) return `after ${name} had failed, during ${restoring}`;
  if (stage === 'start') return 'before its first operation';
  return `during ${name}, ${stage === 'write' ? 'while it was writing' : 'before it wrote anything'}`;
}

function doubtOf({ operation: { name, afterKill }, at, state }: SentOnce): string {
  const { what = `a request of ${name}`, goesOn = 'how it ends is not known' } = afterKill ?? {};
  const request = `${what} was sent at ${at}`;
  switch (state) {
    case 'sent':
      return `${request}, or was about to be: whether it took effect is not known; if so, ${goesOn}`;
    case 'confirmed':
      return `${request} and confirmed: ${goesOn}`;
    case 'ended':
      return `${request}, and its end was seen; whether it worked was not reported`;
  }
}

function adviceOf({ operations, dryRun, ended, stage, sent, restoring }: Progress): string {
  if (restoring === '') return 'run the newer commit again: it writes what belongs to it';
  if (dryRun || (ended === 0 && stage !== 'write')) return 'nothing was written: running again is safe';
  const begun = operations.slice(0, stage === 'write' ? ended + 1 : ended);
  const again = begun.filter(({ repeats, writesBlind }) => repeats || writesBlind);
  const names = [...new Set(again.map(({ name }) => name))].join(', ');
  const looks = new Set(sent.flatMap(({ operation }) => operation.afterKill?.look ?? []));
  return [...looks, `running again does what is missing${names && ` and repeats ${names}`}`].join(' ');
}

const MOST_DESCRIBED = 10;

/** Describes what a main step for a list of targets may leave behind. `underWay`: the words for those that were running. */
export function aftermathOfList({ done, failed, total }: TargetCounts, underWay: readonly string[]): string {
  const notStarted = Math.max(0, total - done - underWay.length);
  const more = underWay.length - MOST_DESCRIBED;
  return [
    `The step for ${total} targets was stopped from outside: ${done} had ended${failed === 0 ? '' : ` (${failed} failed)`}, ${underWay.length} were running, ${notStarted} had not started.`,
    // First, as the runner cuts a long message.
    'The output unfinished lists the targets that had not succeeded: run again with it as targets.',
    ...underWay.slice(0, MOST_DESCRIBED).map((words) => `That ${words}`),
    ...(more > 0 ? [`Check the other ${more} that were running, too.`] : []),
  ].join(' ');
}
