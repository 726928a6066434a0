import type { Writer } from '../api/client.ts';
import type { Progress, RunAbout } from './aftermath.ts';

/** Saves the progress of a run: each step before it is taken. */
export type Tracker = ReturnType<typeof trackProgress>;

/**
 * Tracks a run. At each step it saves what the post step needs to know if the process is killed there.
 *
 * @param save keeps the progress for the post step; it must be on disk when it returns
 * @param epochMs the wall clock in milliseconds since 1970
 */
export function trackProgress(about: RunAbout, save: (progress: Progress) => void, epochMs: () => number) {
  let progress: Progress = { ...about, ended: 0, stage: 'start', replaced: [], sent: [] };
  let commit: string | undefined;
  let isOnce = false;
  const note = (change: Partial<Progress>): void => {
    progress = { ...progress, ...change };
    save(progress);
  };
  note({});
  return {
    /** The next operation begins. */
    begin: () => note({ stage: 'plan' }),
    /** A write is about to be sent; `once`: it must not be sent twice. */
    write(once: boolean): void {
      const operation = progress.operations[progress.ended];
      isOnce = once;
      const at = `${new Date(epochMs()).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
      const sent = once && operation ? [{ operation, at, state: 'sent', commit } as const] : [];
      if (once || progress.stage !== 'write') note({ stage: 'write', sent: [...progress.sent, ...sent] });
    },
    /** These texts have been replaced so far and will be restored if the deploy fails. */
    replace(replaced: readonly string[]): void {
      // The next `note` saves it.
      progress = { ...progress, replaced };
    },
    /**
     * The replaced texts are about to be restored: after a deploy that was seen to fail, as the input of this name asks, or
     * because a newer commit is live.
     */
    restore: (input: string | undefined) => note({ restoring: { input, putBack: [] }, sent: [] }),
    /** This text was restored. */
    putBack(what: string): void {
      const { restoring } = progress;
      if (restoring) note({ restoring: { ...restoring, putBack: [...restoring.putBack, what] } });
    },
    /** The commit is about to be deployed again. */
    redeploy(to: string): void {
      commit = to;
    },
    /** The rollback is over, as half a sentence without secrets says; `isSeen`: its deploy, if any, was seen to end. */
    rolledBack(rolledBack: string, isSeen: boolean): void {
      const { restoring, sent } = progress;
      if (restoring) note({ restoring: { ...restoring, rolledBack }, sent: isSeen ? [] : sent });
    },
    /** The last write was confirmed or refused, or the work it started was seen to end. */
    settle(as: 'confirmed' | 'refused' | 'ended'): void {
      const last = progress.sent.at(-1);
      if (!isOnce || last === undefined) return;
      const others = progress.sent.slice(0, -1);
      note({ sent: as === 'refused' ? others : [...others, { ...last, state: as }] });
    },
    /** The operation succeeded; `goesOn`: the work it started continues. */
    end(goesOn: boolean): void {
      const { operations, ended } = progress;
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
  onEffect: (effect: 'done' | 'unknown') => void = () => {},
): Writer {
  return {
    async write(endpoint, parameters, body) {
      tracker.write(endpoint.retry === 'once');
      const effect = await writer.write(endpoint, parameters, body);
      if (effect.state !== 'unknown') tracker.settle(effect.state === 'done' ? 'confirmed' : 'refused');
      if (effect.state !== 'not-done') onEffect(effect.state);
      return effect;
    },
  };
}
