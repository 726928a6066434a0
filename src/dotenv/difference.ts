import { missingIn } from '../core/missing-in.ts';
import { normalizeText } from '../core/same-text.ts';
import { parse } from './file.ts';

/** A mask, as services put it in the place of a secret. Without white space, three bullets in a row are never part of a value. */
const MASK = /^(?:([*＊∗⁎✱·⋅∙○◦▪■▓▒░])\1{2,}|([-#])\2{5,}|(x)\3{5,})$|[•●⚫⬛⬤■█]{3,}/iu;

/** Lists the lines whose value is a mask, such as `********` or `&quot;…&quot;`: by key, or as in "line 3"; never a value. */
export function maskedLines(text: string, isKept: (key: string) => boolean = () => true): string[] {
  const isUnreal = ({ key, spelled, isMasked }: EnvLine): boolean =>
    key === undefined ? isMasked : isKept(key) && (isMasked || ESCAPED_QUOTES.test(spelled));
  return lineNamesOf(envLinesOf(text).filter(isUnreal));
}

/** True for a text that shows without masks. */
export function isSeenWhole(text: string | null): text is string {
  return text !== null && maskedLines(text).length === 0;
}

/** A comment has a value only where it holds an assignment. */
const COMMENTED = /^[\s#]*#\s*(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/;
/** A name of which it is sure that it is no value. */
const SURE_NAME = /^[A-Z][A-Z0-9_]*$/;

/**
 * `none`: also where a mask stands for a value; `more`: only lines were added; `cut`: only the beginning shows, or nothing;
 * `less`: only lines are missing; `moved`: the order is another; `escaped`: as by HTML or by backslashes.
 */
type Difference = 'none' | 'more' | 'cut' | 'less' | 'moved' | 'escaped' | 'other';

/**
 * Compares a file with what was sent, except line ends, and white space at both ends.
 *
 * @returns `names`: the keys of the lines that differ; of those without one, as in "line 3", "A in a comment" and "blank lines"
 */
export function differenceOf(sent: string, shown: string) {
  const whole = normalizeText(sent);
  const found = normalizeText(shown);
  const all = envLinesOf(whole);
  const some = envLinesOf(found);
  const differ = (kind: Difference, lines: readonly EnvLine[]) => ({ kind, names: lineNamesOf(lines) });
  const firstUnseen = all.findIndex(({ text }, at) => text !== some[at]?.text);
  if (whole.startsWith(found) && firstUnseen !== -1) return differ('cut', all.slice(firstUnseen));
  const missing = missingFrom(all, some);
  if (missing !== undefined) return differ(missing.length === 0 ? 'none' : 'less', missing);
  const added = missingFrom(some, all);
  if (added !== undefined) return differ('more', added);
  const byText = ({ text }: EnvLine): string => text;
  const changed = [...missingIn(some, all, byText), ...missingIn(all, some, byText)];
  const inOrder = some.filter(isFull);
  const moved = all.filter(isFull).filter(({ text }, at) => text !== inOrder[at]?.text);
  if (!changed.some(isFull)) return differ('moved', [...moved, ...changed]);
  // As by HTML or by backslashes: it is longer, and differs in nothing else.
  const isEscaped =
    found.length > whole.length && whole.replace(ESCAPABLE, '') === found.replace(ESCAPABLE, '');
  return differ(isEscaped ? 'escaped' : 'other', changed);
}

type EnvLine = ReturnType<typeof envLinesOf>[number];

/** Lists the lines, of which quotes may hold several together. One that is misspelled has a `key`, too, but no comment has one. */
function envLinesOf(file: string) {
  return parse(file).map((segment) => {
    const text = segment.text.replace(/\r?\n$|\r$/, '');
    const named = (name: string, key?: string, spelled = '') => {
      return { text, name, key, spelled, isMasked: isMask(spelled) };
    };
    if (segment.kind === 'assignment') return named(segment.key, segment.key, segment.value);
    const [, disabled, value] = COMMENTED.exec(text) ?? [];
    if (disabled !== undefined)
      return named(SURE_NAME.test(disabled) ? `${disabled} in a comment` : 'comment lines', undefined, value);
    if (segment.kind !== 'unknown') return named(`${segment.kind} lines`);
    const equals = text.indexOf('=');
    return named(`line ${segment.line}`, text.slice(0, Math.max(0, equals)), text.slice(equals + 1));
  });
}

function lineNamesOf(lines: readonly EnvLine[]): string[] {
  return [...new Set(lines.map(({ name }) => name))];
}

/** A value in quotes as HTML spells them: the service has escaped it. */
const ESCAPED_QUOTES = /^(&quot;|&apos;|&#0*3[49];|&#x0*2[27];).*\1$/is;

/** True if a line of the value is a mask, or several, in quotes or brackets or not. */
function isMask(spelled: string): boolean {
  const lines = spelled.replaceAll(/&(?:bull|#8226|#x2022);/gi, '•').split(/[\r\n]+/);
  const isHidden = (line: string): boolean => {
    const pieces = line.replace(/^["'`([{<\s]+/, '').match(/[^"'`)\]}>;\s]+/g) ?? [];
    return pieces.length > 0 && pieces.every((piece) => MASK.test(piece));
  };
  return lines.some(isHidden);
}

/** Lists the lines that are missing if all of `some` stand in `all`, in the same order; else undefined. A mask stands for any value. */
function missingFrom(all: readonly EnvLine[], some: readonly EnvLine[]): EnvLine[] | undefined {
  let at = 0;
  const missing = all.filter((line) => {
    const found = some[at];
    const isMasked = line.isMasked || found?.isMasked === true;
    const isSame =
      line.text === found?.text || (isMasked && line.key !== undefined && line.key === found?.key);
    if (isSame) at += 1;
    return !isSame;
  });
  return at === some.length ? missing : undefined;
}

function isFull({ text }: EnvLine): boolean {
  return text.trim() !== '';
}

const ESCAPABLE = /&(?:amp|lt|gt|quot|apos|#\d{2,4}|#x[\da-f]{2,4});|[&<>"'\\]/gi;
