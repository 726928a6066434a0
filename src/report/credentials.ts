const HIDDEN = '***';
/** A quote that never ends must not hide the whole script. */
const MOST_HIDDEN_LINES = 100;

/**
 * The lines of a deploy script without whatever looks like a credential. Secrets that were given to the action are redacted
 * anyway; this is for those that nobody told it of, in a script that stands on the service. It rather hides too much.
 */
export function withoutCredentials(lines: readonly string[]): string[] {
  /** What ends the lines that are hidden whole: the quote of a value of several lines, or the end of a key. */
  let until: string | undefined;
  let left = 0;
  return lines.map((line) => {
    if (until !== undefined && left > 0) {
      left = line.includes(until) ? 0 : left - 1;
      return HIDDEN;
    }
    until = undefined;
    if (/-----BEGIN [A-Z ]{0,40}PRIVATE KEY/.test(line)) until = '-----END';
    const shown = SHAPES.reduce((text, [shape, instead]) => text.replace(shape, instead), line);
    const [, quote] = shown === line ? [] : (ASSIGNED_QUOTE.exec(line) ?? []);
    until ??= quote;
    left = until === undefined ? 0 : MOST_HIDDEN_LINES;
    return shown;
  });
}

/** What a variable, a field or an option is called that holds a secret: whatever follows the long words, nothing the short. */
const WORD = String.raw`(?:password|passwd|passphrase|secret|credential|authorization|webhook|token(?!iz)|(?:pass|pwd|auth|dsn|api[-_]?key|[\w-][-_]key)(?!s?[a-z]))[\w.-]{0,60}`;
/** A variable alone, which a shell fills in, is no secret. */
const NO_VARIABLE = String.raw`(?!\\?["']?\$\{?\w{1,60}\}?\\?["']?(?:[\s;&|)]|$))`;
const SEPARATOR = String.raw`\\?["']?\]?\s{0,3}(?:=>|<<<|[=:,])\s{0,3}`;
const ARGUMENT = `${NO_VARIABLE}(?:"[^"]{1,2000}"|'[^']{1,2000}'|[^\\s"']{1,2000})`;

/** A value that begins with a quote which does not end on the line. */
const ASSIGNED_QUOTE = new RegExp(`${WORD}${SEPARATOR}(["'])[^"']{0,2000}$`, 'i');

/** What a credential looks like, and what stands in its place; lengths are bounded, so that no line takes long. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  // https://user:password@host
  [/(\b[a-z][a-z\d+.-]{0,20}:\/\/)(?![^\s/]{0,500}\$)[^\s/'"]{1,500}@/gi, `$1${HIDDEN}@`],
  // DB_PASSWORD=…, "api-key": …, 'password' => …, define('SECRET', …), Authorization: …: to the end of the line
  [new RegExp(`(${WORD}${SEPARATOR})${NO_VARIABLE}\\S.*`, 'i'), `$1${HIDDEN}`],
  // --token …
  [new RegExp(`(--[\\w-]{0,30}?${WORD}\\s{1,3})(?!-)${ARGUMENT}`, 'gi'), `$1${HIDDEN}`],
  // password …, where what follows is no ordinary word
  [
    new RegExp(`(${WORD}\\s{1,3})(?![a-z]{1,30}(?:[\\s.,;:)]|$))(?![-|&;<>\\]])(?=\\w)${ARGUMENT}`, 'gi'),
    `$1${HIDDEN}`,
  ],
  // Bearer …
  [/\b(bearer|basic)(\s+)[\w.~+/=-]{8,}/gi, `$1$2${HIDDEN}`],
  // mysql -psecret, sshpass -p secret, docker login -p secret, redis-cli -a secret, curl -u user:secret
  [
    new RegExp(
      `(\\b(?:mysql\\w{0,20}|mariadb\\S{0,20}|sshpass|docker|podman)\\b[^|;&]{0,200}?\\s-p\\s?)${ARGUMENT}`,
      'gi',
    ),
    `$1${HIDDEN}`,
  ],
  [new RegExp(`(\\bredis-cli\\b[^|;&]{0,200}?\\s-a\\s?)${ARGUMENT}`, 'gi'), `$1${HIDDEN}`],
  [
    new RegExp(
      `(\\b(?:curl|wget|http)\\b[^|;&]{0,200}?\\s(?:-u|--user|--proxy-user)[\\s=]?)${ARGUMENT}`,
      'gi',
    ),
    `$1${HIDDEN}`,
  ],
  // Addresses that are secrets themselves
  [/(\/\/hooks\.slack\.com\/|\/webhooks?\/)[\w/@.-]{1,200}/gi, `$1${HIDDEN}`],
  // Tokens that say what they are, and whatever is as long and as mixed as a key
  [
    /\b(?:gh[pousr]_|github_pat_|glpat-|[srp]k[-_](?:live|test)[-_]|sk-|xox[abeprs]-|AKIA|AIza|SG\.|eyJ)[\w.-]{8,}/g,
    HIDDEN,
  ],
  [/(?<![\w+=.-])(?=[a-z_+=-]{0,60}\d)(?=[\d_+=-]{0,60}[a-z])[a-z\d_+=-]{24,}(?![\w])/gi, HIDDEN],
  [/(?<![\w+=/-])(?=[\w+/=-]{0,60}\d)(?=[\w+/=-]{0,60}[a-z])(?=[\w+/=-]{0,60}[A-Z])[\w+/=-]{24,}/g, HIDDEN],
];
