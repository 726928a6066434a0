/** How far a run has come: what the main step saves for the post step, in case it is killed. Names and times, no secrets. */
export interface Progress {
  readonly server: string;
  /** Empty where the run is about a server only. */
  readonly site: string;
  readonly dryRun: boolean;
  /** All that were asked for, in their order. */
  readonly operations: readonly string[];
  /** How many of them have ended. */
  readonly ended: number;
  /** Of the one after those: not begun, reading and planning, or writing; or, after it failed, putting back. */
  readonly phase: 'start' | 'plan' | 'write' | 'restore';
  /** What this run has replaced and is to put back should the deploy fail, as in "the deploy script". */
  readonly replaced: readonly string[];
  /** Requests that must not be sent twice, as far as how they ended is not known. */
  readonly sent: readonly Sent[];
}

/** A request that must not be sent twice. Remembered before it is sent: the process may be killed at any moment. */
export interface Sent {
  readonly operation: string;
  /** When it was sent, as in `2026-11-21T05:06:07Z`. */
  readonly at: string;
  /** `sent`, or about to be; `confirmed` by the service; what it set off was seen to have `ended`. */
  readonly state: 'sent' | 'confirmed' | 'ended';
}

/** Notes how far a run comes. Each note is saved before what it is about happens. */
export interface Tracker {
  /** An operation begins. */
  begin(operation: string): void;
  /** A write is about to be sent; `once`: one that must not be sent twice. */
  write(once: boolean): void;
  /** What has been replaced so far, and is to be put back should the deploy fail. */
  replace(what: readonly string[]): void;
  /** The deploy has failed, and what was replaced is about to be put back. */
  restore(): void;
  /** What became of the last write is known: it was confirmed or refused, or what it set off was seen to end. */
  settle(as: 'confirmed' | 'refused' | 'ended'): void;
  /** The operation ended well; `goesOn`: what it has sent goes on without us. */
  end(goesOn: boolean): void;
}

/** For what nobody needs to know of, as it writes nothing. */
export const UNTRACKED: Tracker = {
  begin: () => {},
  write: () => {},
  replace: () => {},
  restore: () => {},
  settle: () => {},
  end: () => {},
};

/** What the state holds when the main step has ended by itself, and so has said everything. */
export const ENDED = 'ended';

/**
 * Tracks a run.
 *
 * @param save keeps a text for the post step; it must be on the disk when it returns
 * @param epochMs the wall clock in milliseconds since 1970
 */
export function trackProgress(
  named: Pick<Progress, 'server' | 'site' | 'dryRun' | 'operations'>,
  save: (text: string) => void,
  epochMs: () => number,
): Tracker {
  let progress: Progress = { ...named, ended: 0, phase: 'start', replaced: [], sent: [] };
  const note = (change: Partial<Progress>): void => {
    progress = { ...progress, ...change };
    save(JSON.stringify(progress));
  };
  let operation = '';
  let isOnce = false;
  note({});
  return {
    begin(name) {
      operation = name;
      note({ phase: 'plan' });
    },
    write(once) {
      isOnce = once;
      const at = `${new Date(epochMs()).toISOString().slice(0, 19)}Z`;
      if (once) note({ phase: 'write', sent: [...progress.sent, { operation, at, state: 'sent' }] });
      else if (progress.phase !== 'write' && progress.phase !== 'restore') note({ phase: 'write' });
    },
    replace(replaced) {
      // What comes next saves it.
      progress = { ...progress, replaced };
    },
    restore() {
      note({ phase: 'restore' });
    },
    settle(as) {
      const last = progress.sent.at(-1);
      if (!isOnce || last === undefined) return;
      const others = progress.sent.slice(0, -1);
      note({ sent: as === 'refused' ? others : [...others, { ...last, state: as }] });
    },
    end(goesOn) {
      const sent = goesOn ? progress.sent : progress.sent.filter((one) => one.operation !== operation);
      // What begins next saves it; after the last one nothing does.
      progress = { ...progress, ended: progress.ended + 1, phase: 'start', sent };
      if (progress.ended === progress.operations.length) note({});
    },
  };
}

/** Reads what was saved; undefined for what no tracker has written. Never throws. */
export function parseProgress(text: string): Progress | undefined {
  const fields = parseFields(text);
  const server = textOf(fields.get('server'));
  const site = textOf(fields.get('site'));
  const dryRun = fields.get('dryRun');
  const operations = listOf(fields.get('operations'), nameOf);
  const ended = fields.get('ended');
  const phase = PHASES.find((one) => one === fields.get('phase'));
  const replaced = listOf(fields.get('replaced'), (one) => REPLACEABLE.find((what) => what === one));
  const sent = listOf(fields.get('sent'), sentOf);
  if (server === undefined || site === undefined || typeof dryRun !== 'boolean') return undefined;
  if (operations === undefined || phase === undefined) return undefined;
  if (replaced === undefined || sent === undefined) return undefined;
  if (typeof ended !== 'number' || !Number.isInteger(ended)) return undefined;
  if (ended < 0 || ended > operations.length) return undefined;
  return { server, site, dryRun, operations, ended, phase, replaced, sent };
}

const PHASES = ['start', 'plan', 'write', 'restore'] as const;
const REPLACEABLE = ['the deploy script', 'the .env'];
const STATES = ['sent', 'confirmed', 'ended'] as const;
/** Bounds of what is believed. */
const MOST_CHARACTERS = 65_536;
const MOST_ENTRIES = 200;
const LONGEST_NAME = 300;

function parseFields(text: string): Map<string, unknown> {
  if (text.length > MOST_CHARACTERS) return new Map();
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return new Map();
  }
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function listOf<Entry>(value: unknown, entryOf: (entry: unknown) => Entry | undefined): Entry[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_ENTRIES) return undefined;
  const entries = value.flatMap((entry: unknown) => entryOf(entry) ?? []);
  return entries.length === value.length ? entries : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, LONGEST_NAME) : undefined;
}

function nameOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z][a-z-]{0,60}$/.test(value) ? value : undefined;
}

function sentOf(value: unknown): Sent | undefined {
  const fields = fieldsOf(value);
  const operation = nameOf(fields.get('operation'));
  const at = fields.get('at');
  const state = STATES.find((one) => one === fields.get('state'));
  if (operation === undefined || state === undefined) return undefined;
  if (typeof at !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(at)) return undefined;
  return { operation, at, state };
}
