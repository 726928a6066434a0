import type { Problem } from '../core/errors.ts';
import { commonInputs } from '../inputs/common.ts';
import { createForm } from '../inputs/form.ts';
import { type InputSource, readValues, type Values } from '../inputs/input.ts';
import { listInputs } from '../inputs/list.ts';
import type { ParsedTargets, TargetEntry } from '../values/targets.ts';
import { type Prepared, readEntries, sourceOf } from './entry-inputs.ts';
import { declarations } from './inputs.ts';

const { planHash, comment, timeoutMs } = commonInputs;
const ofAll = { ...listInputs, planHash, comment, timeoutMs };

/** The inputs of a run with several targets. */
export interface ListInputs extends Omit<Values<typeof ofAll>, 'entries'> {
  readonly entries: readonly Prepared[];
  readonly warnings: readonly string[];
}

/** Every problem with the inputs. */
interface Rejected {
  readonly problems: readonly Problem[];
  /** False if the text of `targets` may hold a secret. */
  readonly isOpen: boolean;
}

/** Stands in for entries that could not be read, so that everything else is still checked. */
const ANY: TargetEntry = {
  nth: 1,
  line: 1,
  server: 'server',
  site: 'site.example',
  given: new Map(),
  written: '',
};

const UNREAD: ParsedTargets = { entries: [], problems: [], isOpen: false };

/**
 * Reads the inputs of a run with several targets: those of the run, and those of every entry.
 *
 * @param showOpenly is told of the inputs of each entry before its secrets are hidden
 * @returns them, or every problem with any of them
 */
export async function readList(
  source: InputSource,
  showOpenly: (get: InputSource['get']) => void,
): Promise<ListInputs | Rejected> {
  const form = createForm(source, declarations);
  const { drafts, values } = await readValues(ofAll, form);
  const { entries, problems: slips, isOpen } = drafts?.entries ?? UNREAD;
  const isStandIn = entries.length === 0 && (slips.length > 0 || drafts?.entries === undefined);
  for (const entry of entries) showOpenly(sourceOf(source, entry).get);
  const read = await readEntries(source, isStandIn ? [ANY] : entries);
  const found = 'problems' in read ? read.problems : [];
  // Nothing of a stand-in is the user's.
  const theirs = isStandIn ? found.filter(({ input }) => input !== 'targets') : found;
  const problems = [...form.problems, ...slips, ...theirs];
  if (problems.length > 0 || values === undefined || 'problems' in read) return { problems, isOpen };
  return { ...values, entries: read.prepared, warnings: read.warnings };
}
