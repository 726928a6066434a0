/** Everything that some reader of a log takes for a line end. The runner takes `\n`, `\r\n` and a lone `\r`. */
export const LINE_BREAK = /\r\n|[\n\r\v\f\x85\u2028\u2029]/;

/** In UTF-16 units: of the whole text, and of one line. */
export interface Limits {
  text: number;
  line: number;
}

const LIMITS: Limits = { text: 8 * 1024 * 1024, line: 4096 };

/**
 * Remote text as lines that are safe to print behind a prefix: capped, without secrets, control characters,
 * terminal sequences or invisible characters, and with no `##[` that the runner could take for a command.
 * What is cut says so. A line break at the end of the text begins no further line.
 *
 * It redacts twice, because what is stripped may have stood inside a secret.
 */
export function sanitize(
  text: string,
  redact: (text: string) => string,
  limits: Partial<Limits> = {},
): string[] {
  const { text: textLimit, line: lineLimit } = { ...LIMITS, ...limits };
  const visible = redact(stripInvisible(redactCapped(text, redact, textLimit)));
  const lines = visible.split(LINE_BREAK);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => cut(breakCommands(line).toWellFormed(), lineLimit));
}

/** Remote text within a message of one line: sanitized, its lines joined by `⏎`, at most `limit` UTF-16 units. */
export function oneLine(text: string, redact: (text: string) => string, limit: number): string {
  const lines = sanitize(text, redact, { line: Number.POSITIVE_INFINITY }).map((line) => line.trim());
  return cut(lines.filter((line) => line !== '').join(' ⏎ '), limit);
}

/** Cuts a text to at most `limit` UTF-16 units, between characters, and says how much is missing. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const note = ` … [cut, ${text.length} characters]`;
  const kept = sliceCharacters(text, limit - note.length);
  return kept === '' ? sliceCharacters(text, limit) : kept + note;
}

/**
 * Removes what a reader would not see: terminal sequences (CSI, and OSC, DCS, SOS, PM and APC strings, in
 * their 7-bit and C1 forms), control characters but tabs and line breaks, and the characters that Unicode
 * says to ignore in display: bidi controls, zero-width characters, variation selectors, tags.
 */
export function stripInvisible(text: string): string {
  return text.replace(TERMINAL_SEQUENCE, '').replace(INVISIBLE, '');
}

/** Collects text that arrives in pieces into whole lines. */
export interface LineAssembler {
  /** The lines that the piece completes, without their ends. */
  push(chunk: string): string[];
  /** What is left when no more will come. */
  flush(): string[];
}

/**
 * Cuts at the ends that the runner knows, so that a secret is only ever looked for in whole lines. A lone `\r`
 * at the end of a piece waits for the next one: it may be half of `\r\n`.
 */
export function createLineAssembler(): LineAssembler {
  let pending = '';
  return {
    push(chunk) {
      const broken = /[\r\n]/.test(chunk) || pending.endsWith('\r');
      pending += chunk;
      if (!broken) return [];
      const lines = pending.split(/\r\n|\n|\r(?!$)/);
      pending = lines.pop() ?? '';
      return lines;
    },
    flush() {
      const rest = pending.replace(/\r$/, '');
      const lines = pending === '' ? [] : [rest];
      pending = '';
      return lines;
    },
  };
}

// A string ends at its terminator on the same line, else only its introducer goes: one stray sequence must not
// swallow the log. No introducer may stand inside, or many of them would take quadratic time.
const TERMINAL_SEQUENCE =
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9b-\x9f\r\n]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g;

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n\v\f\r\x85])\p{Cc}/gu;

/** How much goes from the end of a capped text, in case the cap went through a secret. */
const CAP_MARGIN = 64 * 1024;

/** The cap may cut a secret in two, and no search finds half a one: the line that was cut goes too. */
function redactCapped(text: string, redact: (text: string) => string, limit: number): string {
  if (text.length <= limit) return redact(text);
  const head = redact(text.slice(0, limit));
  const kept = head.slice(0, Math.max(0, head.lastIndexOf('\n') + 1, head.length - CAP_MARGIN));
  const lineBreak = kept === '' || kept.endsWith('\n') ? '' : '\n';
  return `${kept}${lineBreak}[cut: only the first part of ${text.length} characters is shown]`;
}

function breakCommands(line: string): string {
  return line.replaceAll('##[', '# #[');
}

function sliceCharacters(text: string, length: number): string {
  const end = Math.max(0, length);
  const splitsPair = /[\ud800-\udbff]/.test(text.charAt(end - 1)) && /[\udc00-\udfff]/.test(text.charAt(end));
  return text.slice(0, splitsPair ? end - 1 : end);
}
