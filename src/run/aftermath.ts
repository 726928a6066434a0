import type { Rollback } from '../outcome/result.ts';
import type { Traits } from '../outcome/traits.ts';

/** The progress of a run. Holds no secrets. */
export interface Progress {
  readonly server: string;
  /** Empty when the run concerns only a server. */
  readonly site: string;
  readonly dryRun: boolean;
  /** All requested operations, in order. */
  readonly operations: readonly Traits[];
  /** The number of operations that have ended. */
  readonly ended: number;
  /** The stage of the next operation: not begun, planning, writing, or, after a failure, restoring what was replaced. */
  readonly stage: 'start' | 'plan' | 'write' | 'restore';
  /** The texts that the run replaced and will restore if the deploy fails, as in "the deploy script". */
  readonly replaced: readonly string[];
  /** Those of them that it has restored. */
  readonly putBack: readonly string[];
  /** The input that asks for restoring; set once that has begun. */
  readonly restoring?: string;
  /** The commit that is deployed again, once everything is restored. */
  readonly rollback?: string;
  /** Set once the rollback has ended. */
  readonly rollbackEnd?: Rollback['status'];
  /** Requests that must not be sent twice and whose end is not known. */
  readonly sent: readonly Sent[];
}

/** A request that must not be sent twice. Saved before it is sent, as the process may be killed at any moment. */
interface Sent {
  readonly operation: Traits;
  /** The time of sending, as in `2026-11-21 05:06:07 UTC`. */
  readonly at: string;
  /** `sent`: or about to be; `confirmed`: by the service; `ended`: the work it started was seen to end. */
  readonly state: 'sent' | 'confirmed' | 'ended';
  /** The commit of a rollback that it deploys. */
  readonly commit?: string | undefined;
}

/** The text that a main step saves once it has reported everything itself. */
export const ENDED = 'ended';

/** The longest saved text that is accepted. */
const MOST_CHARACTERS = 65_536;

/**
 * Reads the last text that the main step saved. Never throws.
 *
 * @param saved undefined or empty when nothing was saved
 * @returns one message, not redacted; undefined when the main step reported by itself or saved nothing
 */
export function readAftermath(saved = ''): string | undefined {
  if (saved === '' || saved === ENDED) return undefined;
  return saved.length <= MOST_CHARACTERS && /^The step for .+\.$/.test(saved)
    ? saved
    : 'The step was ended from outside. What it did is not known, as its notes cannot be read. Look at the site and its deploy log before running again.';
}

/** Describes what a main step killed at this point may leave behind, and what to do next. */
export function describeAftermath(progress: Progress): string {
  return [
    `The step for ${targetOf(progress)} was ended from outside ${momentOf(progress)}`,
    ...restoringOf(progress),
    ...(progress.rollbackEnd === undefined ? progress.sent.map(doubtOf) : rollbackOf(progress)),
    ...othersOf(progress),
    adviceOf(progress),
  ].join(' ');
}

function targetOf({ server, site }: Progress): string {
  return site === '' ? `the server ${server}` : `${site} on the server ${server}`;
}

function momentOf({ operations, ended, stage, dryRun, restoring, rollbackEnd }: Progress): string {
  const name = operations[ended]?.name;
  if (name === undefined) return 'after its last operation, before it could report.';
  if (ended === 0 && stage === 'start') return 'before its first operation: nothing was written.';
  if (dryRun) return `during ${name}, in a dry run: nothing was written.`;
  if (rollbackEnd !== undefined)
    return `after ${name} had failed and ${restoring} had ended, before it could report.`;
  if (stage === 'restore') return `after ${name} had failed, during ${restoring}.`;
  return `during ${name}, ${stage === 'write' ? 'while it was writing' : 'before it wrote anything'}.`;
}

function doubtOf({ operation: { name, afterKill }, at, state, commit }: Sent): string {
  const { what: request, goesOn } = afterKill ?? {
    what: `A request of ${name}`,
    goesOn: 'how it ends is not known',
  };
  const what = commit === undefined ? request : `${request} of commit ${commit}, to go back to,`;
  switch (state) {
    case 'sent':
      return `${what} was sent at ${at}, or was about to be: whether it took effect is not known; if so, ${goesOn}.`;
    case 'confirmed':
      return `${what} was sent at ${at} and confirmed: ${goesOn}.`;
    case 'ended':
      return `${what} was sent at ${at}, and its end was seen; whether it worked was not known yet.`;
  }
}

function rollbackOf({ rollback, rollbackEnd }: Progress): string[] {
  switch (rollbackEnd) {
    case 'changed':
      return [`The site was back on commit ${rollback}.`];
    case 'failed':
      return [`The rollback to commit ${rollback} had failed, too.`];
    case 'unknown':
      return [`The rollback to commit ${rollback} had not been seen to end.`];
    default:
      return [];
  }
}

function restoringOf({ stage, replaced, putBack }: Progress): string[] {
  if (replaced.length === 0) return [];
  if (stage !== 'restore') return [`It had replaced ${replaced.join(' and ')}; nothing was put back.`];
  const others = replaced.filter((what) => !putBack.includes(what));
  const was = (names: readonly string[]): string =>
    `${names.join(' and ')} ${names.length === 1 ? 'was' : 'were'} put back`;
  return [
    ...(putBack.length === 0 ? [] : [`${was(putBack).replace(/^t/, 'T')}.`]),
    ...(others.length === 0 ? [] : [`Whether ${was(others)} is not known.`]),
  ];
}

function othersOf({ operations, ended, stage }: Progress): string[] {
  const names = operations.map(({ name }) => name);
  const before = names.slice(0, ended);
  const after = names.slice(stage === 'start' ? ended : ended + 1);
  return [
    ...(before.length === 0 ? [] : [`Ended before that: ${before.join(', ')}.`]),
    ...(after.length === 0 ? [] : [`Not started: ${after.join(', ')}.`]),
  ];
}

function adviceOf({ operations, ended, stage, sent, dryRun }: Progress): string {
  if (dryRun || (ended === 0 && (stage === 'start' || stage === 'plan'))) return 'Running again is safe.';
  const begun = operations.slice(0, stage === 'write' || stage === 'restore' ? ended + 1 : ended);
  const again = new Set(begun.filter(({ repeats, writesBlind }) => repeats || writesBlind));
  const repeats = again.size === 0 ? '' : ` and repeats ${[...again].map(({ name }) => name).join(', ')}`;
  const looks = [...new Set(sent.flatMap(({ operation }) => operation.afterKill?.look ?? []))];
  const run = `running again does what is missing${repeats}.`;
  return looks.length === 0 ? run.replace(/^r/, 'R') : `${looks.join(' ')} ${run}`;
}
