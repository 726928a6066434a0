import { count } from '../core/count.ts';
import { withoutExitReports } from '../script/exit-report.ts';
import { fold, paragraphs, preBlock } from './markdown.ts';
import type { SafeEnd } from './safe-report.ts';

const MAX_LINES = 200;
/** Escaping may turn each character into six bytes. */
const MAX_CHARACTERS = 80_000;
/** The last lines, which usually show why a script failed. */
const TELLING_LINES = 12;

/** Renders the end of the deploy log without exit reports: folded, or with its last lines open and the earlier ones folded. */
export function renderLogTail({ facts, rollback }: SafeEnd, isOpen: boolean): string {
  const name = rollback === undefined ? 'Deploy log' : 'Log of the failed deploy';
  const all = withoutExitReports(facts?.deployLog ?? '')
    .trimEnd()
    .split('\n');
  if (all.join('') === '') return '';
  const lines = lastOf(all, MAX_LINES);
  const title = `${name}, ${lines.length < all.length ? 'the last ' : ''}${count(lines.length, 'line')}`;
  if (!isOpen) return fold(title, preBlock(lines));
  const telling = lastOf(lines, TELLING_LINES);
  const before = lines.slice(0, -telling.length);
  return paragraphs([
    `**The ${telling.length < all.length ? 'end of the ' : ''}${name.toLowerCase()}**`,
    preBlock(telling),
    before.length === 0 ? '' : fold(`${count(before.length, 'line')} before these`, preBlock(before)),
  ]);
}

function lastOf(lines: readonly string[], most: number): string[] {
  const last = lines.slice(-most);
  while (last.length > 1 && last.reduce((sum, line) => sum + line.length, 0) > MAX_CHARACTERS)
    last.splice(0, Math.ceil(last.length / 2));
  return last;
}

const NOTE = '[cut: only the end is shown]\n';

/** The end of a text, at most `maxBytes` of UTF-8, from the start of a line if possible. A note marks the cut. */
export function cutStart(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= maxBytes) return text;
  // The first character may be cut in two.
  const end = bytes
    .subarray(bytes.length - maxBytes + NOTE.length)
    .toString('utf8')
    .replace(/^\uFFFD+/, '');
  const lineEnd = end.indexOf('\n');
  return NOTE + (lineEnd === -1 || lineEnd === end.length - 1 ? end : end.slice(lineEnd + 1));
}
