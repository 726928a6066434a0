import type { Traits } from '../outcome/traits.ts';

/** The run that a progress is of. */
export interface RunAbout {
  readonly server: string;
  /** Empty when the run concerns only a server. */
  readonly site: string;
  readonly dryRun: boolean;
  /** All requested operations, in order. */
  readonly operations: readonly Traits[];
}

/** The progress of a run. Holds no secrets. */
export interface Progress extends RunAbout {
  /** The number of operations that have ended. */
  readonly ended: number;
  /** The stage of the next operation. */
  readonly stage: 'start' | 'plan' | 'write';
  /** The texts that the run replaced and will restore if the deploy fails, as in "the deploy script". */
  readonly replaced: readonly string[];
  /** Set once restoring has begun: the input that asks for it, if not a newer commit is the cause, and the texts that are restored. */
  readonly restoring?: {
    readonly input: string | undefined;
    readonly putBack: readonly string[];
    /** The end of a rollback, once it has ended, as half a sentence. */
    readonly rolledBack?: string;
  };
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
  /** The commit of a rollback that it deploys. */
  readonly commit: string | undefined;
}

/** Describes what a main step killed at this point may leave behind, and what to do next. */
export function describeAftermath(progress: Progress): string {
  return `The step for ${nameTarget(progress)} was stopped from outside ${endOf(progress, othersOf(progress))}`;
}

/** The most targets that are described one by one. */
const MOST_DESCRIBED = 10;

/** Describes what a main step for a list of targets may leave behind. `underWay`: the progress of those that were running. */
export function describeAftermathOfList(
  { done, failed, total }: { readonly done: number; readonly failed: number; readonly total: number },
  underWay: readonly Progress[],
): string {
  const notStarted = Math.max(0, total - done - underWay.length);
  const more = underWay.length - MOST_DESCRIBED;
  return [
    `The step for ${total} targets was stopped from outside: ${done} had ended${failed === 0 ? '' : ` (${failed} failed)`}, ${underWay.length} were running, ${notStarted} had not started.`,
    // First, as the runner cuts a long message.
    'The output unfinished lists the targets that had not succeeded: run again with it as targets.',
    ...underWay
      .slice(0, MOST_DESCRIBED)
      .map((progress) => `That for ${nameTarget(progress)} was stopped ${endOf(progress)}`),
    ...(more > 0 ? [`Check the other ${more} that were running, too.`] : []),
  ].join(' ');
}

function nameTarget({ server, site }: Progress): string {
  return site === '' ? `the server ${server}` : `${site} on the server ${server}`;
}

function endOf(progress: Progress, others: readonly string[] = []): string {
  const { replaced, restoring, sent } = progress;
  const texts = replaced.map((what) => {
    if (restoring?.putBack.includes(what)) return `${what} was put back`;
    return restoring ? `whether ${what} was put back is not known` : `${what} was replaced, and not put back`;
  });
  return [
    `${momentOf(progress)}.`,
    ...[...texts, ...sent.map(doubtOf), restoring?.rolledBack ?? [], ...others].flat().map(asSentence),
    asSentence(adviceOf(progress)),
  ].join(' ');
}

/** The operations before and after the one that the step was stopped at. */
function othersOf({ operations, ended, stage }: Progress): string[] {
  const names = operations.map(({ name }) => name);
  const before = names.slice(0, ended).join(', ');
  const after = names.slice(stage === 'start' ? ended : ended + 1).join(', ');
  return [before && `ended before that: ${before}`, after && `not begun: ${after}`].filter(Boolean);
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function momentOf({ operations, ended, stage, restoring }: Progress): string {
  const name = operations[ended]?.name;
  if (name === undefined) return 'after its last operation, before it could report';
  if (restoring?.input !== undefined) {
    const over =
      restoring.rolledBack === undefined
        ? `, during ${restoring.input}`
        : ` and ${restoring.input} had ended, before it could report`;
    return `after ${name} had failed${over}`;
  }
  if (restoring !== undefined) return 'while it put back what it had replaced, as a newer commit is live';
  if (stage === 'start') return 'before its first operation';
  return `during ${name}, ${stage === 'write' ? 'while it was writing' : 'before it wrote anything'}`;
}

function doubtOf({ operation: { name, afterKill }, at, state, commit }: SentOnce): string {
  const { what = `a request of ${name}`, goesOn = 'how it ends is not known' } = afterKill ?? {};
  const request = `${what}${commit === undefined ? '' : ` of commit ${commit}, to go back to,`} was sent at ${at}`;
  switch (state) {
    case 'sent':
      return `${request}, or was about to be: whether it took effect is not known; if so, ${goesOn}`;
    case 'confirmed':
      return `${request} and confirmed: ${goesOn}`;
    case 'ended':
      return `${request}, and its end was seen; whether it worked was not reported`;
  }
}

function adviceOf({ operations, ended, stage, sent, dryRun, replaced, restoring }: Progress): string {
  if (restoring !== undefined && restoring.input === undefined)
    return replaced.length === restoring.putBack.length
      ? 'running again is not needed'
      : 'run the newer commit again: it writes what belongs to it';
  if (dryRun || (ended === 0 && stage !== 'write')) return 'nothing was written: running again is safe';
  const begun = operations.slice(0, stage === 'write' ? ended + 1 : ended);
  const again = new Set(
    begun.flatMap(({ name, repeats, writesBlind }) => (repeats || writesBlind ? name : [])),
  );
  const repeats = again.size === 0 ? '' : ` and repeats ${[...again].join(', ')}`;
  const looks = new Set(sent.flatMap(({ operation }) => operation.afterKill?.look ?? []));
  return [...looks, `running again does what is missing${repeats}`].join(' ');
}

/** The text that a main step saves once it has reported everything itself. */
export const ENDED = 'ended';

/**
 * Reads the last text that the main step saved. Never throws.
 *
 * @param saved undefined or empty when nothing was saved
 * @returns one message, not redacted; undefined when the main step reported by itself or saved nothing
 */
export function readAftermath(saved = ''): string | undefined {
  if (saved === '' || saved === ENDED) return undefined;
  return /^The step for .+\.$/.test(saved)
    ? saved
    : 'The step was stopped from outside. What it did is not known, as its notes cannot be read. Look at the site and its deploy log before running again.';
}
