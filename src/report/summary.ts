import { cached, paragraphs, proseOf } from './markdown.ts';
import { whyAndNext } from './passages.ts';
import { heading, type SummaryContext, type Telling } from './telling.ts';

const MAX_BYTES = 900 * 1024;
const CUT = 'The rest is left out: it is too large for a job summary.';

/** Renders the job summary: GitHub-flavoured Markdown, at most 900 KiB. All remote text in it is inert. */
export function renderSummary(telling: Telling, given: SummaryContext): string {
  const context = { ...given, sanitize: cached(given.sanitize) };
  const items = telling.isList ? 20 : 50;
  const prose = proseOf(context.sanitize, { items, keys: 300, characters: 1_000 });
  const parts = [
    heading(telling, prose),
    whyAndNext(telling.whole, prose),
    ...telling.summary(prose, context),
  ];
  let room = MAX_BYTES - CUT.length - 2;
  const kept = parts.filter((part) => {
    const size = part === '' ? 0 : Buffer.byteLength(part) + 2;
    if (size > room) return false;
    room -= size;
    return true;
  });
  return `${paragraphs(kept.length < parts.length ? [...kept, CUT] : kept)}\n`;
}
