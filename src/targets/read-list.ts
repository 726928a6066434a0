import type { Problem } from '../core/errors.ts';
import { commonInputs } from '../inputs/common.ts';
import { createForm } from '../inputs/form.ts';
import { type InputSource, readValues, type Values } from '../inputs/input.ts';
import { listInputs } from '../inputs/list.ts';
import type { ParsedTargets, TargetEntry } from '../values/targets.ts';
import { type Prepared, readEntries, sourceOf } from './entry-inputs.ts';
import { declarations, type Inputs } from './inputs.ts';

const { planHash, timeoutMs } = commonInputs;
const ofAll = { ...listInputs, planHash, timeoutMs };

/** The inputs of a list of targets as a whole. */
export interface ListInputs extends Omit<Values<typeof ofAll>, 'entries'> {
  readonly entries: readonly Prepared[];
  /** The input `targets`, as the output `unfinished` may show it. */
  readonly given: string;
}

/** The checked inputs of a step. */
export interface StepInputs {
  /** Those of the only target; of a list, those of the first, with the timeout of the run. Undefined for an empty list. */
  readonly inputs: Inputs | undefined;
  /** Undefined if `server` and `site` name the only target. */
  readonly list: ListInputs | undefined;
  readonly warnings: readonly string[];
}

/** Every problem with the inputs. */
export interface Rejected {
  readonly problems: readonly Problem[];
  /** The output `unfinished`; undefined if there is no list. */
  readonly unfinished?: string | undefined;
}

/** Reads the inputs of a list: those of the run, and those of every entry. */
export async function readList(
  source: InputSource,
  showOpenly: (get: InputSource['get']) => void,
): Promise<StepInputs | Rejected> {
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
  const given = withoutTokens(source);
  if (problems.length > 0 || values === undefined || 'problems' in read)
    return { problems, unfinished: isOpen ? given : '' };
  const [first] = read.prepared;
  return {
    // The timeout of an entry is its target-timeout, if it has one.
    inputs: first && { ...first.inputs, timeoutMs: values.timeoutMs },
    list: { ...values, entries: read.prepared, given },
    warnings: read.warnings,
  };
}

/** The input `targets`; empty if it holds a token. */
function withoutTokens(source: InputSource): string {
  const given = source.get('targets').trim();
  const tokens = ['api-token', 'github-token'].map((name) => source.get(name).trim());
  return tokens.some((token) => token !== '' && given.includes(token)) ? '' : given;
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
