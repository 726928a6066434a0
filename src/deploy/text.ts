import type { Look } from '../api/deploy-signs.ts';
import { addedTo, grown, type KeptText, linesMissingIn, wholeLines } from '../api/kept-text.ts';
import { keyOf } from '../api/new-entries.ts';
import { followsId, hasEndedById, NO_TEXT, type State, type Text } from './state.ts';

/** The text of our deploy, and what it has gained. */
export function withText(state: State, look: Look): State {
  const { text: old } = state;
  const live = withLive(state, look.liveText ?? null);
  const text = chooseText(state);
  const isSame = text.key === old.key;
  if (live === state.live && isSame && text.content === old.content) return state;
  const gained = state.gained + addedTo(state.live, live);
  const { content, dropped = 0 } = text;
  if (content === undefined) return { ...state, live, text, gained };
  const lines = linesMissingIn(live.content, content);
  // A text that begins anew cuts off an unfinished line.
  const isCutOff = isSame && dropped === (old.dropped ?? 0) && !content.startsWith(old.content ?? '');
  const printed = isCutOff ? dropped + wholeLines(old.content ?? '').length : isSame ? old.printed : 0;
  return {
    ...state,
    live,
    text: { ...text, printed: dropped + lines.length },
    gained: gained + lines.slice(Math.max(0, printed - dropped)),
    replaced: isCutOff || (!isSame && live.content === undefined),
  };
}

function withLive(state: State, liveText: string | null): KeptText {
  const { live, given, deployment, text } = state;
  const lines = wholeLines(liveText ?? '');
  const old = wholeLines(given.site.liveText ?? '');
  // The text of the deploy before ours.
  const isOther = deployment?.state === 'scheduled' || (old !== '' && lines.startsWith(old));
  const isOver = hasEndedById(state) || text.content !== undefined;
  return lines === '' || isOther || isOver ? live : grown(live, lines);
}

/** Chooses the text of our deploy: by id, the log of our deployment; else the newest deploy in the log of the site. */
function chooseText(state: State): Text {
  const { deployment, log, looked, endLook } = state;
  const [newest] = log.entries;
  // Before the end it may lack lines.
  const isLate = (looked.log?.nth ?? 0) > endLook && hasEndedById(state);
  const ownEntry = log.entries.find(({ id }) => isLate && id !== undefined && id === deployment?.logId);
  const own = deployment?.text ?? ownEntry?.content;
  if (own !== undefined && own !== null) return { ...NO_TEXT, key: 'own', content: own, isOwn: true };
  if (followsId(state) || newest === undefined) return NO_TEXT;
  return { ...NO_TEXT, content: newest.content, dropped: newest.dropped, key: keyOf(newest) };
}
