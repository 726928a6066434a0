import { isPinLine } from '../script/pinned-commit.ts';

const HIDDEN = '***';
/** Keeps an unclosed quote from hiding the whole script. */
const MOST_HIDDEN_LINES = 100;
/** The most that is kept of a command's earlier lines, in UTF-16 units. */
const MOST_BEGUN = 1_000;

/**
 * Hides everything in a deploy script that looks like a credential. The redactor knows only the secrets that the action was
 * given; a script on the service may contain others. When in doubt, text is hidden.
 */
export function withoutCredentials(lines: readonly string[]): string[] {
  /** Ends the run of hidden lines: the closing quote of a multi-line value, or the last line of a key. */
  let until: string | undefined;
  let remaining = 0;
  let begun = '';
  return lines.map((line) => {
    if (until !== undefined && remaining > 0) {
      remaining = line.includes(until) ? 0 : remaining - 1;
      return HIDDEN;
    }
    until = undefined;
    if (/-----BEGIN [A-Z ]{0,40}PRIVATE KEY/.test(line)) until = '-----END';
    const own = hide(line);
    // The command may have begun on an earlier line, with a word that makes this line a credential.
    const joined = `${begun} ${line.trimStart()}`;
    const isHidden = begun !== '' && hide(joined) !== `${hide(begun)} ${line.trimStart()}`;
    const shown = isHidden && own === line ? HIDDEN : own;
    begun = line.endsWith('\\')
      ? (begun === '' ? line : joined).slice(0, -1).slice(-MOST_BEGUN).trimEnd()
      : '';
    const [, quote] = shown === line ? [] : (ASSIGNED_QUOTE.exec(line) ?? []);
    until ??= quote;
    remaining = until === undefined ? 0 : MOST_HIDDEN_LINES;
    return shown;
  });
}

/** Hides each match, except its captured group. A commit looks like a credential, but is none. */
function hide(line: string): string {
  if (isPinLine(line)) return line;
  const hideMatch = (_: string, kept: unknown): string => (typeof kept === 'string' ? kept : '') + HIDDEN;
  return SHAPES.reduce((text, shape) => text.replace(shape, hideMatch), line);
}

/** The name of a variable, field or option that holds a secret. Long words may have any ending, short ones none. */
const WORD = String.raw`(?:password|passwd|passphrase|secret|credential|authorization|webhook|token(?!iz)|identified by|(?<![a-z])(?:pass|pwd?|auth|dsn|jwt|salt|creds|api[-_]?key|key)(?!s?[a-z]))[\w.-]{0,60}`;
/** A shell variable on its own, or an empty value, is not a secret. */
const NO_VARIABLE = String.raw`(?!\\?["']?\$\{?\w{1,60}\}?\\?["']?(?:[\s;&|)\]]|$))(?!(?:""|'')(?:[\s;&|)\]]|$))`;
/** A colon before a word belongs to a command's name, as in `auth:clear-resets`. */
const SEPARATOR = String.raw`\\?["']?\]?\s{0,3}(?:=>|<<<|\+?=|,|:(?![a-z-]{1,60}(?:[\s"']|$)))\s{0,3}`;
const ARGUMENT = `${NO_VARIABLE}(?:"[^"]{1,2000}"|'[^']{1,2000}'|[^\\s"']{1,2000})`;

/** A value whose quote is not closed on its line. */
const ASSIGNED_QUOTE = new RegExp(`${WORD}${SEPARATOR}(["'])(?:(?!\\1).){0,2000}$`, 'i');

/** Shapes of credentials. Bounded lengths keep matching fast. */
const SHAPES: readonly RegExp[] = [
  // https://user:password@host
  /(\b[a-z][a-z\d+.-]{0,20}:\/\/)(?!(?:\$\{?\w{1,60}\}?:?){1,2}@)[^\s/'"]{1,500}(?=@)/gi,
  // DB_PASSWORD=…, "api-key": …, 'password' => …, define('SECRET', …), Authorization: …: to the end of the line
  new RegExp(`(${WORD}${SEPARATOR})${NO_VARIABLE}\\S.*`, 'i'),
  // --token …
  new RegExp(`(--[\\w-]{0,30}?${WORD}\\s{1,3})(?!-)${ARGUMENT}`, 'gi'),
  // password …, unless an ordinary word follows
  new RegExp(`(${WORD}\\s{1,3})(?![a-z]{1,30}(?:[\\s.,;:)]|$))(?![-|&;<>\\]])(?=['"\\w])${ARGUMENT}`, 'gi'),
  /(\b(?:bearer|basic)\s+)[\w.~+/=-]{8,}/gi,
  // mysql -psecret, sshpass -p secret, docker login -p secret
  new RegExp(
    `(\\b(?:mysql\\w{0,20}|mariadb\\S{0,20}|mongo\\w{0,10}|sshpass|(?:docker|podman)\\s{1,3}login)\\b[^|;&]{0,200}?\\s-p\\s?)${ARGUMENT}`,
    'g',
  ),
  // redis-cli -a secret
  new RegExp(`(\\bredis-cli\\b[^|;&]{0,200}?\\s-a\\s?)${ARGUMENT}`, 'g'),
  // curl -u user:secret
  new RegExp(
    `(\\b(?:curl|wget|http)\\b[^|;&]{0,200}?\\s(?:-[a-zA-Z]{0,8}u|--user|--proxy-user)[\\s=]?)${ARGUMENT}`,
    'g',
  ),
  // Addresses that are themselves secret
  /(\/\/hooks\.slack\.com\/|\/webhook\w{0,3}\/)[\w/@.-]{1,200}/gi,
  // Tokens with a known prefix, and words as long and as mixed as a key
  /\b(?:gh[pousr]_|github_pat_|glpat-|[srp]k[-_](?:live|test)[-_]|sk-|xox[abeprs]-|AKIA|AIza|SG\.|eyJ)[\w.-]{8,}/g,
  /(?<![\w+.-])(?=[a-z_+-]{0,60}\d)(?=[\d_+-]{0,60}[a-z])[a-z\d_+-]{24,}={0,2}(?![\w])/gi,
  /(?<![\w+/-])(?=[\w+/-]{0,60}\d)(?=[\w+/-]{0,60}[a-z])(?=[\w+/-]{0,60}[A-Z])[\w+/-]{24,}={0,2}/g,
];
