import type { Shown } from '../api/deploy-signs.ts';
import { join, linesMissingIn, wholeLines } from '../api/kept-text.ts';
import { keyOf } from '../api/new-entries.ts';
import { type ExitReport, findExitReports } from '../script/exit-report.ts';
import type { DeploysShown } from './deploys-shown.ts';
import type { Look } from './looks.ts';
import type { OurDeployment } from './our-deployment.ts';

/** The text of our deploy, as far as looks have shown it. What was seen stays. */
export interface KeptText {
  /** The text of the running deploy that the site shows, in whole lines; empty if it shows none. */
  readonly live: string;
  /** The number of the look at which that text began anew, as another deploy's or as a window that has moved on; 0: it did not. */
  readonly anewBy: number;
  /** The text in the log; undefined until it is known. */
  readonly content: string | undefined;
  /** Tells one text from another. */
  readonly key: string;
  /** True for the log of our deployment, which the service shows by its id, and its exit report. */
  readonly isOwn: boolean;
  readonly report: ExitReport | undefined;
  /** The number of its characters that were printed, what the latest look has added, and true if that starts another log. */
  readonly printed: number;
  readonly gained: string;
  readonly replaced: boolean;
}

const NONE = { content: undefined, key: '', isOwn: false, report: undefined, printed: 0 };

export const NO_TEXT: KeptText = { ...NONE, live: '', anewBy: 0, gained: '', replaced: false };

/** A look, with all that it shows of texts. */
interface Texts {
  readonly look: Look;
  readonly liveText: Shown['liveText'];
  /** The live text before the trigger. */
  readonly before: Shown['liveText'];
  readonly log: DeploysShown;
  readonly ours: OurDeployment;
}

/** Adds what a look shows to a text. */
export function keepText(old: KeptText, texts: Texts): KeptText {
  const shown = liveIn(old, texts);
  const joined = shown === '' ? { text: old.live, isAnew: false } : join(old.live, shown);
  // The first line may be half a one, and hold half a secret.
  const live = joined.isAnew ? old.live + shown.slice(shown.indexOf('\n') + 1) : joined.text;
  const gained = live.slice(old.live.length);
  const anewBy = old.anewBy || (joined.isAnew ? texts.look.nth : 0);
  const next = { ...choose(old, live, texts), live, anewBy, gained, replaced: false };
  const { content, key } = next;
  const isSame = key === old.key;
  if (content === undefined) return next;
  if (gained === '' && isSame && content === old.content) return { ...next, printed: old.printed };
  // A line that is not complete cannot be compared.
  const lines = linesMissingIn(live, live === '' ? content : wholeLines(content));
  // A text that begins anew cuts off an unfinished line.
  const isCutOff = isSame && !content.startsWith(old.content ?? '');
  const printed = isCutOff ? wholeLines(old.content ?? '').length : isSame ? old.printed : 0;
  return {
    ...next,
    printed: lines.length,
    gained: gained + lines.slice(printed),
    replaced: isCutOff || (!isSame && live === ''),
  };
}

/** The whole lines of the running deploy that a look shows, unless that is known to be another one. */
function liveIn({ content }: KeptText, { liveText, before, ours }: Texts): string {
  const lines = wholeLines(liveText ?? '');
  const other = wholeLines(before ?? '');
  const isOther = ours.state === 'scheduled' || (other !== '' && lines.startsWith(other));
  return isOther || ours.end !== undefined || content !== undefined ? '' : lines;
}

/** Chooses the text: by id, the log of our deployment; else the newest deploy in the log of the site. */
function choose(old: KeptText, live: string, { look, log, ours }: Texts) {
  // Before the end it may lack lines.
  const isLate = look.resource === 'log' && ours.end !== undefined;
  const entry = log.entries.find(
    ({ id, isStale }) => isLate && !isStale && id !== undefined && id === ours.logId,
  );
  const own = ours.text ?? entry?.content;
  if (own !== undefined) {
    // It may be the end of what was seen.
    const { isAnew, text } = join(live, own);
    const content = isAnew ? own : text;
    return { ...NONE, content, key: 'own', isOwn: true, report: findExitReports(content).at(-1) };
  }
  const [newest] = log.deploys;
  if (old.isOwn) return old;
  return ours.decides || newest === undefined
    ? NONE
    : { ...NONE, content: newest.content, key: keyOf(newest) };
}

/** The rest of the text of our deploy, which was not printed yet. */
export function restOf({ live, content = '', printed }: KeptText): string {
  return linesMissingIn(live, content).slice(printed);
}
