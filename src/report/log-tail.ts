import { withoutExitReports } from '../deploy/exit-report.ts';
import { fold, preBlock } from './markdown.ts';

const MAX_LINES = 200;
// Escaped, each may take six bytes.
const MAX_CHARACTERS = 80_000;
/** What most often tells why a script failed. */
const TELLING_LINES = 12;

/**
 * The end of the deploy log, without exit reports. Folded; or with its telling end open, and what stands before that folded.
 *
 * @param all safe lines
 */
export function renderLogTail(all: readonly string[], isOpen: boolean): string {
  const own = withoutExitReports(all.join('\n')).trimEnd().split('\n');
  if (own.join('') === '') return '';
  const lines = lastOf(own, MAX_LINES);
  const isCut = lines.length < own.length;
  if (!isOpen) {
    const title = isCut ? `the last ${count(lines.length)}` : count(lines.length);
    return fold(`Deploy log, ${title}`, preBlock(lines));
  }
  const telling = lastOf(lines, TELLING_LINES);
  const before = lines.slice(0, lines.length - telling.length);
  const title = before.length === 0 ? 'The deploy log' : 'The end of the deploy log';
  const more = fold(
    `${count(before.length)} before these${isCut ? ', and more in the log of this step' : ''}`,
    preBlock(before),
  );
  return `**${title}**\n\n${preBlock(telling)}${before.length === 0 ? '' : `\n\n${more}`}`;
}

function lastOf(lines: readonly string[], most: number): string[] {
  const last = lines.slice(-most);
  while (last.length > 1 && last.reduce((sum, line) => sum + line.length, 0) > MAX_CHARACTERS) {
    last.splice(0, Math.ceil(last.length / 2));
  }
  return last;
}

function count(lines: number): string {
  return `${lines} ${lines === 1 ? 'line' : 'lines'}`;
}
