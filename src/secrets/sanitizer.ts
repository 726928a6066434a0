/** Every line end that some program knows. The runner knows `\n`, `\r\n` and a lone `\r`. */
export const LINE_BREAK = /\r\n|[\n\r\v\f\x85\u2028\u2029]/;

/** The usual limit of a line, in UTF-16 units. */
export const LINE_LIMIT = 4_096;

/**
 * Turns remote text into lines that are safe to print after a prefix: without invisible characters, without secrets (also those that
 * such characters broke up), and without what a CI system could take for a command: `##[` of GitHub and Azure, `##vso[`, `##teamcity[`.
 * A note marks each cut. A final line break does not begin another line.
 */
export function sanitize(text: string, redact: (text: string) => string, limit = LINE_LIMIT): string[] {
  const redacted = redact(text.replace(/[^\r\n]+/g, withoutLong));
  const visible = stripInvisible(redacted);
  const lines = (visible === redacted ? visible : redact(visible)).split(LINE_BREAK);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => cut(line.replace(/##(?=[\w.-]*\[)/g, '# #').toWellFormed(), limit));
}

/** Leaves out what could take minutes to redact, in which no cancel would be heard. */
function withoutLong(line: string): string {
  return line.length <= 64 * 1024 ? line : `[a line of ${line.length} characters is left out]`;
}

/** Sanitizes a text, joins its lines with `⏎`, and cuts it to at most `limit` UTF-16 units. */
export function oneLine(text: string, redact: (text: string) => string, limit: number): string {
  const lines = sanitize(text, redact, Number.POSITIVE_INFINITY).map((line) => line.trim());
  return cut(lines.filter((line) => line !== '').join(' ⏎ '), limit);
}

/** Cuts a text to at most `limit` UTF-16 units, between characters. A note gives the full length. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const note = ` … [cut, ${text.length} characters]`;
  const kept = sliceCharacters(text, limit - note.length);
  return kept === '' ? sliceCharacters(text, limit) : kept + note;
}

/** Removes terminal sequences, control characters except tabs and line breaks, and characters that Unicode does not display, such as bidi controls. */
export function stripInvisible(text: string): string {
  return text.replace(TERMINAL_SEQUENCE, '').replace(INVISIBLE, '');
}

/**
 * Assembles whole lines from text that arrives in pieces, so that secrets are searched for in whole lines. Splits at the
 * line ends that the runner knows. A `\r` at the end of a piece waits for the next piece: it may be half of `\r\n`.
 */
export function createLineAssembler() {
  let pending = '';
  return {
    /** Returns the lines that the piece completes, without their ends. */
    push(chunk: string): string[] {
      const broken = /[\r\n]/.test(chunk) || pending.endsWith('\r');
      pending += chunk;
      if (!broken) return [];
      const lines = pending.split(/\r\n|\n|\r(?!$)/);
      pending = lines.pop() ?? '';
      return lines;
    },
    flush(): string[] {
      const lines = pending === '' ? [] : [pending.replace(/\r$/, '')];
      pending = '';
      return lines;
    },
  };
}

// CSI; OSC, DCS, SOS, PM and APC strings; others; in 7-bit and C1 forms. A string without a terminator on the same line loses only its
// introducer, so that it cannot swallow the log. It may not contain another introducer, or many would take quadratic time.
const TERMINAL_SEQUENCE =
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9b-\x9f\r\n]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g;

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\v\f\r\x85])\p{Cc}/gu;

function sliceCharacters(text: string, length: number): string {
  return text.slice(0, Math.max(0, length)).replace(/[\ud800-\udbff]$/, '');
}

/** The last whole lines that fit into `maxCharacters` UTF-16 units; empty if not even the last one does. */
export function lastLines(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const lineEnd = text.indexOf('\n', text.length - maxCharacters);
  return lineEnd === -1 ? '' : text.slice(lineEnd + 1);
}
