const HIDDEN = '***';
/** A quote that never ends must not hide the whole script. */
const MOST_HIDDEN_LINES = 100;
/** Characters of a command of several lines that are looked back at. */
const MOST_BEGUN = 1_000;

/**
 * The lines of a deploy script without whatever looks like a credential. Secrets that were given to the action are redacted
 * anyway; this is for those that nobody told it of, in a script that stands on the service. It rather hides too much.
 */
export function withoutCredentials(lines: readonly string[]): string[] {
  /** What ends the lines that are hidden whole: the quote of a value of several lines, or the end of a key. */
  let until: string | undefined;
  let left = 0;
  let begun = '';
  return lines.map((line) => {
    if (until !== undefined && left > 0) {
      left = line.includes(until) ? 0 : left - 1;
      return HIDDEN;
    }
    until = undefined;
    if (/-----BEGIN [A-Z ]{0,40}PRIVATE KEY/.test(line)) until = '-----END';
    const own = hide(line);
    // A command may go on from the line before: what its beginning makes a credential is found in both together.
    const joined = `${begun} ${line.trimStart()}`;
    const isHidden = begun !== '' && hide(joined) !== `${hide(begun)} ${line.trimStart()}`;
    const shown = isHidden && own === line ? HIDDEN : own;
    begun = line.endsWith('\\')
      ? (begun === '' ? line : joined).slice(0, -1).slice(-MOST_BEGUN).trimEnd()
      : '';
    const [, quote] = shown === line ? [] : (ASSIGNED_QUOTE.exec(line) ?? []);
    until ??= quote;
    left = until === undefined ? 0 : MOST_HIDDEN_LINES;
    return shown;
  });
}

function hide(line: string): string {
  return SHAPES.reduce((text, [shape, instead]) => text.replace(shape, instead), line);
}

/** What a variable, a field or an option is called that holds a secret: whatever follows the long words, nothing the short. */
const WORD = String.raw`(?:password|passwd|passphrase|secret|credential|authorization|webhook|token(?!iz)|identified by|(?<![a-z])(?:pass|pwd?|auth|dsn|jwt|salt|creds|api[-_]?key|key)(?!s?[a-z]))[\w.-]{0,60}`;
/** A variable alone, which a shell fills in, is no secret, and neither is nothing. */
const NO_VARIABLE = String.raw`(?!\\?["']?\$\{?\w{1,60}\}?\\?["']?(?:[\s;&|)\]]|$))(?!(?:""|'')(?:[\s;&|)\]]|$))`;
/** A colon before a word is one of a command's name, as in \`auth:clear-resets\`. */
const SEPARATOR = String.raw`\\?["']?\]?\s{0,3}(?:=>|<<<|\+?=|,|:(?![a-z-]{1,60}(?:[\s"']|$)))\s{0,3}`;
const ARGUMENT = `${NO_VARIABLE}(?:"[^"]{1,2000}"|'[^']{1,2000}'|[^\\s"']{1,2000})`;

/** A value that begins with a quote which does not end on the line. */
const ASSIGNED_QUOTE = new RegExp(`${WORD}${SEPARATOR}(["'])(?:(?!\\1).){0,2000}$`, 'i');

/** What a credential looks like, and what stands in its place; lengths are bounded, so that no line takes long. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  // https://user:password@host
  [/(\b[a-z][a-z\d+.-]{0,20}:\/\/)(?!(?:\$\{?\w{1,60}\}?:?){1,2}@)[^\s/'"]{1,500}@/gi, `$1${HIDDEN}@`],
  // DB_PASSWORD=…, "api-key": …, 'password' => …, define('SECRET', …), Authorization: …: to the end of the line
  [new RegExp(`(${WORD}${SEPARATOR})${NO_VARIABLE}\\S.*`, 'i'), `$1${HIDDEN}`],
  // --token …
  [new RegExp(`(--[\\w-]{0,30}?${WORD}\\s{1,3})(?!-)${ARGUMENT}`, 'gi'), `$1${HIDDEN}`],
  // password …, where what follows is no ordinary word
  [
    new RegExp(`(${WORD}\\s{1,3})(?![a-z]{1,30}(?:[\\s.,;:)]|$))(?![-|&;<>\\]])(?=['"\\w])${ARGUMENT}`, 'gi'),
    `$1${HIDDEN}`,
  ],
  // Bearer …
  [/\b(bearer|basic)(\s+)[\w.~+/=-]{8,}/gi, `$1$2${HIDDEN}`],
  // mysql -psecret, sshpass -p secret, docker login -p secret, redis-cli -a secret, curl -u user:secret
  [
    new RegExp(
      `(\\b(?:mysql\\w{0,20}|mariadb\\S{0,20}|mongo\\w{0,10}|sshpass|(?:docker|podman)\\s{1,3}login)\\b[^|;&]{0,200}?\\s-p\\s?)${ARGUMENT}`,
      'g',
    ),
    `$1${HIDDEN}`,
  ],
  [new RegExp(`(\\bredis-cli\\b[^|;&]{0,200}?\\s-a\\s?)${ARGUMENT}`, 'g'), `$1${HIDDEN}`],
  [
    new RegExp(
      `(\\b(?:curl|wget|http)\\b[^|;&]{0,200}?\\s(?:-[a-zA-Z]{0,8}u|--user|--proxy-user)[\\s=]?)${ARGUMENT}`,
      'g',
    ),
    `$1${HIDDEN}`,
  ],
  // Addresses that are secrets themselves
  [/(\/\/hooks\.slack\.com\/|\/webhook\w{0,3}\/)[\w/@.-]{1,200}/gi, `$1${HIDDEN}`],
  // Tokens that say what they are, and whatever is as long and as mixed as a key
  [
    /\b(?:gh[pousr]_|github_pat_|glpat-|[srp]k[-_](?:live|test)[-_]|sk-|xox[abeprs]-|AKIA|AIza|SG\.|eyJ)[\w.-]{8,}/g,
    HIDDEN,
  ],
  [/(?<![\w+.-])(?=[a-z_+-]{0,60}\d)(?=[\d_+-]{0,60}[a-z])[a-z\d_+-]{24,}={0,2}(?![\w])/gi, HIDDEN],
  [/(?<![\w+/-])(?=[\w+/-]{0,60}\d)(?=[\w+/-]{0,60}[a-z])(?=[\w+/-]{0,60}[A-Z])[\w+/-]{24,}={0,2}/g, HIDDEN],
];
