import type { Look } from '../api/deploy-signs.ts';
import { join, linesMissingIn, wholeLines } from '../api/kept-text.ts';
import { keyOf } from '../api/new-entries.ts';
import { decidesById, hasEndedById, NO_TEXT, type State, type Text } from './state.ts';

/** The text of our deploy, and what it has gained. */
export function withText(state: State, look: Look): State {
  const { text: old } = state;
  const [live, isAnew] = withLive(state, look.liveText ?? null);
  const text = chooseText(state);
  const isSame = text.key === old.key;
  if (live === state.live && isSame && text.content === old.content) return state;
  const gained = state.gained + live.slice(state.live.length);
  const { content } = text;
  // A text that begins anew is another deploy's, so that ours has ended; or a window that has moved on.
  const endLook = isAnew && !state.isAnew ? state.looks : state.endLook;
  const next: State = { ...state, live, text, gained, endLook, isAnew: state.isAnew || isAnew };
  if (content === undefined) return next;
  // A line that is not complete cannot be compared.
  const lines = linesMissingIn(live, live === '' ? content : wholeLines(content));
  // A text that begins anew cuts off an unfinished line.
  const isCutOff = isSame && !content.startsWith(old.content ?? '');
  const printed = isCutOff ? wholeLines(old.content ?? '').length : isSame ? old.printed : 0;
  return {
    ...next,
    text: { ...text, printed: lines.length },
    gained: gained + lines.slice(printed),
    replaced: isCutOff || (!isSame && live === ''),
  };
}

/** The rest of the text of our deploy, which was not printed yet. */
export function restOf({ live, text: { content = '', printed } }: State): string {
  return linesMissingIn(live, content).slice(printed);
}

/** Adds the text of the running deploy; true if it does not go on from what was seen. */
function withLive(state: State, liveText: string | null): readonly [live: string, isAnew: boolean] {
  const { live, atTrigger, deployment, text } = state;
  const lines = wholeLines(liveText ?? '');
  const old = wholeLines(atTrigger.site.liveText ?? '');
  // The text of the deploy before ours.
  const isOther = deployment?.state === 'scheduled' || (old !== '' && lines.startsWith(old));
  const isOver = hasEndedById(state) || text.content !== undefined;
  if (lines === '' || isOther || isOver) return [live, false];
  const joined = join(live, lines);
  // The first line may be half a one, and hold half a secret.
  return [joined.isAnew ? live + lines.slice(lines.indexOf('\n') + 1) : joined.text, joined.isAnew];
}

/** Chooses the text of our deploy: by id, the log of our deployment; else the newest deploy in the log of the site. */
function chooseText(state: State): Text {
  const { deployment, log, looked, endLook, live } = state;
  const [newest] = log.entries;
  // Before the end it may lack lines.
  const isLate = (looked.log?.nth ?? 0) > endLook && hasEndedById(state);
  const ownEntry = log.entries.find(
    ({ id, isStale }) => isLate && !isStale && id !== undefined && id === deployment?.logId,
  );
  const own = deployment?.text ?? ownEntry?.content;
  if (own !== undefined && own !== null) {
    // It may be the end of what was seen.
    const { isAnew, text } = join(live, own);
    return { ...NO_TEXT, key: 'own', content: isAnew ? own : text, isOwn: true };
  }
  if (state.text.isOwn) return state.text;
  if (decidesById(state) || newest === undefined) return NO_TEXT;
  return { ...NO_TEXT, content: newest.content, key: keyOf(newest) };
}
