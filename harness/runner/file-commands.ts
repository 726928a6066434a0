import type { Texts } from '../metadata.ts';
import { mask } from './masks.ts';

/** The limits of the runner for what a step leaves in its files. */
const FILE_LIMITS = {
  summaryBytes: 1024 * 1024,
  outputCharacters: 1024 * 1024,
  outputsCharacters: 50 * 1024 * 1024,
};

/**
 * GITHUB_OUTPUT, GITHUB_STATE and GITHUB_ENV: a later value of a name, in whatever case, takes the place of an earlier
 * one. Throws in the runner's words, as the runner then fails the step.
 */
export function parseFileCommand(text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  const set = (name: string, value: string): void => {
    if (name === '') throw new Error("Value cannot be null. (Parameter 'name')");
    const same = [...pairs.keys()].find((known) => known.toLowerCase() === name.toLowerCase());
    if (same !== undefined && same !== name) pairs.delete(same);
    pairs.set(name, value);
  };
  // Lines end at `\n` only, as on Linux.
  const lines = (text.replace(/^\ufeff/, '').match(/[^\n]*\n|[^\n]+$/g) ?? []).values();
  for (const whole of lines) {
    const line = whole.replace(/\n$/, '');
    if (line === '') continue;
    const [, name = '', operator, rest = ''] = /^(.*?)(=|<<)(.*)$/s.exec(line) ?? [];
    if (operator === undefined) throw new Error(`Invalid format '${line}'`);
    set(name, operator === '=' ? rest : readHeredoc(line, name, rest, lines));
  }
  return pairs;
}

/** GITHUB_STEP_SUMMARY as it is shown: masked line by line, or dropped whole when it is too large. */
export function interpretSummary(text: string, masks: readonly string[]): string {
  if (Buffer.byteLength(text) > FILE_LIMITS.summaryBytes) return '';
  return text.replace(/[^\r\n]+/g, (line) => mask(line, masks));
}

/**
 * The names of step outputs that could not become job outputs: those that a mask touches, and oversized ones; all of
 * them where together they are too large.
 */
export function droppedOutputs(outputs: Texts, masks: readonly string[]): string[] {
  const isAll = Object.values(outputs).join('').length > FILE_LIMITS.outputsCharacters;
  return Object.entries(outputs).flatMap(([name, value]) =>
    isAll || value.length > FILE_LIMITS.outputCharacters || mask(value, masks) !== value ? name : [],
  );
}

/** Takes the lines of a value, and the one that ends it. */
function readHeredoc(line: string, name: string, delimiter: string, following: Iterable<string>): string {
  if (name === '' || delimiter === '') {
    throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
  }
  const lines: string[] = [];
  for (const whole of following) {
    const text = whole.replace(/\n$/, '');
    if (text === delimiter) return lines.join('\n');
    if (text === whole) throw new Error('Invalid value. EOF marker missing new line.');
    lines.push(text);
  }
  throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
}
