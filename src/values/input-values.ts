import { parseDuration } from '../core/duration.ts';
import { isEnvKey } from '../dotenv/key.ts';
import { LOOPBACK } from '../net/proxy.ts';

/** A value, or what was expected instead. The expectation never quotes a secret. */
export type Parsed<Value> = { readonly value: Value } | { readonly expected: string };

/** Reads `base-url`: an origin with an optional path prefix; the value has no slash at the end. */
export function parseBaseUrl(text: string): Parsed<string> {
  const url = parseWebUrl(text);
  if (url === undefined || /\s/.test(text)) return { expected: 'an address such as https://api.example.com' };
  if (url.username + url.password !== '')
    return { expected: 'an address without user name and password; the token goes into api-token' };
  if (/[?#]/.test(text)) return { expected: 'an address without query (?…) and fragment (#…)' };
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    return { expected: 'an https:// address; plain http:// is for this machine only (127.0.0.1, localhost)' };
  const prefix = url.pathname.replace(/\/+$/, '');
  const meant = url.origin + prefix.replace(/\/*api$/i, '');
  if (/\/api$/i.test(prefix))
    return { expected: `an address without /api at its end, which is added: most likely ${meant}` };
  return { value: url.origin + prefix };
}

/** A shorter token would be masked wherever its letters stand in a log. */
export const LEAST_TOKEN = 8;

export const parseToken = matching(
  /^[\x21-\x7e]{8,}$/,
  `a token of at least ${LEAST_TOKEN} printable ASCII characters, without spaces or line breaks; copy the secret again`,
);

/** Reads a boolean as YAML 1.2 does (core schema). */
export const parseBoolean = quoting('true or false', (text) => {
  if (/^(true|True|TRUE)$/.test(text)) return true;
  return /^(false|False|FALSE)$/.test(text) ? false : undefined;
});

/** Reads a duration; the value is in milliseconds, at least one second. */
export const parseTime = durationFrom('1s', (text) => parseDuration(text) || undefined);

/** Reads a duration that may be none; the value is in milliseconds. */
export const parsePause = durationFrom('0s', parseDuration);

function durationFrom(least: string, read: (text: string) => number | undefined) {
  return quoting(`a duration such as 90s, 10m, 1h or whole seconds, from ${least} to 24h`, read);
}

/** Matches an id; any other text is a name. */
export const ID = /^[1-9]\d{0,14}$/;

export const parseId = quoting('an id, a whole number from 1 on', (text) =>
  ID.test(text) ? Number(text) : undefined,
);

export function parseWholeNumber(least: number, most: number): (text: string) => Parsed<number> {
  return quoting(`a whole number from ${least} to ${most}`, (text) => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  });
}

export function parseOneOf<const Word extends string>(
  words: readonly Word[],
): (text: string) => Parsed<Word> {
  return quoting(`one of ${words.join(', ')}`, (text) => words.find((word) => word === text));
}

export function parseText(text: string): Parsed<string> {
  return { value: text };
}

/** Reads a name that messages quote. */
export const parseName = matching(
  /^[^\x00-\x1f\x7f-\x9f\u2028\u2029]{0,255}$/,
  'one line of at most 255 characters, none of them invisible',
);

/** Reads a branch. git would take one that begins with - for an option. */
export const parseBranch = matching(
  /^(?!-)[^\x00-\x1f\x7f-\x9f\u2028\u2029]{0,255}$/,
  'the name of a branch, one line of at most 255 characters that does not begin with -',
);

/** Reads a directory of a site (section 4, Create site body). */
export const parseDirectory = matching(
  /^(?=.*[a-zA-Z0-9/])\P{Cs}{1,50}$/su,
  'a directory of at most 50 characters with a letter, a digit or / in it',
);

/** Reads the id or the domain of a site. */
export function parseSite(text: string): Parsed<string> {
  if (text.startsWith('-')) return { expected: 'a domain that does not begin with -' };
  if (!/[/:?#@]/.test(text)) return parseName(text);
  return { expected: 'the domain only, such as shop.example, without https:// and path' };
}

export const parsePlanHash = matching(
  /^[0-9a-f]{64}$/,
  'the output plan-hash of a run with dry-run: true, 64 hexadecimal digits',
);

/** Reads a commit; the value is in lower case. */
export const parseCommit = matching(
  /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,
  'a whole commit id, 40 hexadecimal digits (64 in a SHA-256 repository), such as ${{ github.sha }} or that of git rev-parse HEAD',
  (text) => text.toLowerCase(),
);

/** Reads a commit or its first digits; the value is in lower case. */
export const parseCommitPrefix = matching(
  /^[0-9a-f]{7,64}$/i,
  'a commit, at least its first 7 hexadecimal digits',
  (text) => text.toLowerCase(),
);

/** The parts of a text that are not blank, trimmed. */
export function wordsIn(text: string, separator = /[\r\n,]+/): readonly string[] {
  const parts = text.split(separator).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** Reads keys. Bad ones are not quoted: somebody may have given a value by mistake. */
export function parseKeys(text: string): Parsed<ReadonlySet<string>> {
  const keys = wordsIn(text);
  if (keys.every(isEnvKey)) return { value: new Set(keys) };
  return { expected: 'keys of letters, digits and _ that do not begin with a digit' };
}

export function parsePageUrl(text: string): Parsed<string> {
  const url = parseWebUrl(text);
  if (url === undefined) return { expected: 'an http:// or https:// address' };
  if (url.username + url.password !== '') return { expected: 'an address without user name and password' };
  return { value: url.href };
}

/** Lists what is probably secret in a git URL: its password, and a user name that is as long as a token. */
export function credentialsIn(url: string): string[] {
  const { username, password } = URL.parse(url.trim()) ?? { username: '', password: '' };
  return [password, username.length >= 16 ? username : ''].filter((text) => text !== '');
}

/** Reads an address that others show or call, and keeps its spelling. */
export function parseLink(text: string): Parsed<string> {
  const page = parsePageUrl(text);
  if ('expected' in page) return page;
  if (/^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(text)) return { value: text };
  return { expected: 'an http:// or https:// address such as https://hooks.example.com/x' };
}

/** Reads status codes and ranges of them: `200-299`, `200,204,301`. */
export function parseStatuses(text: string): Parsed<readonly (readonly [number, number])[]> {
  const value = wordsIn(text).map((part): [number, number] => {
    const [, from, to = from] = /^([1-5]\d\d)(?:\s*-\s*([1-5]\d\d))?$/.exec(part) ?? [];
    return [Number(from), Number(to)];
  });
  if (value.length > 0 && value.every(([from, to]) => from <= to)) return { value };
  return { expected: 'status codes such as 200-299 or 200,204' };
}

/** Builds a parser for values that are not secret: the expectation quotes a text that `read` does not accept. */
export function quoting<Value>(expected: string, read: (text: string) => Value | undefined) {
  return (text: string): Parsed<Value> => {
    const value = read(text);
    return value === undefined ? { expected: `${expected}, not ${JSON.stringify(text)}` } : { value };
  };
}

function matching(form: RegExp, expected: string, read = (text: string): string => text) {
  return (text: string): Parsed<string> => (form.test(text) ? { value: read(text) } : { expected });
}

/** Refuses backslashes and line breaks: URL parsers disagree on the host then. */
function parseWebUrl(text: string): URL | undefined {
  const url = /[\\\p{Cc}]/u.test(text) ? null : URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}
