const HIDDEN = '***';

/**
 * A line of a deploy script without whatever looks like a credential. Secrets that were given to the action are redacted
 * anyway; this is for those that nobody told it of, in a script that stands on the service. It rather hides too much.
 */
export function withoutCredentials(line: string): string {
  return SHAPES.reduce((text, [shape, instead]) => text.replace(shape, instead), line);
}

/** What a variable, a field or an option is called that holds a secret. */
const NAME = `(?:pass(?:word|wd|phrase)?|pwd|secret|token|credentials?|api[-_]?key|access[-_]?key|private[-_]?key|auth(?:orization)?|webhook)(?![a-z])[\\w.-]{0,60}`;
/** A value that is written out; one that a shell fills in is none. */
const VALUE = `(?!["']?\\$)(?:"[^"]{1,2000}"|'[^']{1,2000}'|[^\\s"';&|)]{1,2000})`;

/** What a credential looks like, and what stands in its place; lengths are bounded, so that no line takes long. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  // https://user:password@host
  [/(\b[a-z][a-z\d+.-]{0,20}:\/\/)[^\s/@'"$]{1,500}@/gi, `$1${HIDDEN}@`],
  // Authorization: Bearer …
  [/\b(bearer|basic|token)(\s+)[\w.~+/=-]{8,}/gi, `$1$2${HIDDEN}`],
  // DB_PASSWORD=…, "api-key": …
  [new RegExp(`(${NAME}["']?\\s{0,3}[=:]\\s{0,3})(?!bearer|basic|token)${VALUE}`, 'gi'), `$1${HIDDEN}`],
  // --token …
  [new RegExp(`(--[\\w-]{0,30}${NAME}\\s{1,3})(?!-)${VALUE}`, 'gi'), `$1${HIDDEN}`],
  // mysql -psecret
  [/(\b(?:mysql\w{0,20}|mariadb)\b[^|;&]{0,200}?\s-p)[^\s'"$]{1,200}/gi, `$1${HIDDEN}`],
  // Addresses that are secrets themselves
  [/(\/\/hooks\.slack\.com\/|\/api\/webhooks\/)[\w/-]{1,200}/gi, `$1${HIDDEN}`],
  // Tokens that say what they are, and whatever is as long and as mixed as a key
  [
    /\b(?:gh[pousr]_|github_pat_|glpat-|[srp]k[-_](?:live|test)[-_]|sk-|xox[abeprs]-|AKIA|AIza|SG\.|eyJ)[\w.-]{8,}/g,
    HIDDEN,
  ],
  [/(?<![\w+=.-])(?=[a-z_+=-]{0,60}\d)(?=[\d_+=-]{0,60}[a-z])[a-z\d_+=-]{24,}(?![\w])/gi, HIDDEN],
];
