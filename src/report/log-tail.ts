import { count } from '../core/count.ts';
import { withoutExitReports } from '../script/exit-report.ts';
import { lastLines } from '../secrets/sanitizer.ts';
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
  const log = withoutExitReports(facts?.deployLog ?? '').trimEnd();
  if (log === '') return '';
  const lines = lastLines(log, MAX_CHARACTERS).split('\n').slice(-MAX_LINES);
  const isCut = lines.join('\n') !== log;
  const title = `${name}, ${isCut ? 'the last ' : ''}${count(lines.length, 'line')}`;
  if (!isOpen) return fold(title, preBlock(lines));
  const before = lines.slice(0, -TELLING_LINES);
  return paragraphs([
    `**The ${isCut || before.length > 0 ? 'end of the ' : ''}${name.toLowerCase()}**`,
    preBlock(lines.slice(-TELLING_LINES)),
    before.length === 0 ? '' : fold(`${count(before.length, 'line')} before these`, preBlock(before)),
  ]);
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
