/**
 * True when a shell script silently continues after a failed command: it has several commands, but no `set -e`, `set +e` or ERR
 * trap. Options in its `#!` line do not count, because a service may pass the script to a shell. Unclear text counts as a
 * command.
 */
export function passesOverFailures(script: string): boolean {
  const statements = statementsOf(script);
  if (statements.some((statement) => ABOUT_FAILURES.test(statement))) return false;
  return statements.slice(0, -1).some((statement) => !HARMLESS.some((pattern) => pattern.test(statement)));
}

const ABOUT_FAILURES = /\bset(?=\s)[^\n]*?\s(?:[-+][A-Za-z]*e|[-+][A-Za-z]*o\s+errexit)|^trap\b.*\sERR\b/;

/** Statements that rarely fail, are conditions, end the script, or handle a failure. */
const HARMLESS: readonly RegExp[] = [
  /^(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|unset|set|shopt|trap|umask|alias|for|case|select|test|\[|\[\[)(?:\s|$)/,
  /^\(\(/,
  /^(?:if|elif|while|until|!)\s/,
  /^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|[^\s`(]*)$/,
  /\|\|/,
  /[^&]&$/,
  /\]\]$/,
];

/** Escapes, quotes and comments, which contain no commands. */
const NO_CODE = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;

/** A script without quoted text, comments and here documents. */
export function plainCode(script: string): string {
  return splitHereDocuments(script).code.replace(NO_CODE, (text) =>
    text === '\\\n' ? ' ' : /^["']/.test(text) ? '_' : '',
  );
}

/** A script without its comments. */
export function withoutComments(script: string): string {
  const { code, documents } = splitHereDocuments(script);
  return `${code.replace(NO_CODE, (text) => (text.startsWith('#') ? '' : text))}\n${documents.replace(/^\s*#.*$/gm, '')}`;
}

/** The statements of a script without quoted text. Commands joined by `&&`, `||` or `|` are one statement. */
function statementsOf(script: string): string[] {
  return plainCode(script)
    .replace(/(&&|\|)[ \t]*\n/g, '$1 ')
    .split(/[\n;]/)
    .map((text) => text.trim().replace(STRUCTURE, '').trim())
    .filter((text) => !/^(?:$|(?:fi|done|esac|[{})]|then|do|else)\b|[{}()]+$)/.test(text));
}

/** Keywords before a command. */
const STRUCTURE = /^(?:(?:then|do|else|time|\{|\w+[ \t]*\(\))(?:\s+|$))+/;

/** Separates the here documents of a script, with their last lines, from its code. */
function splitHereDocuments(script: string): { readonly code: string; readonly documents: string } {
  let end: string | undefined;
  const { code = [], documents = [] } = Object.groupBy(script.split('\n'), (line) => {
    if (end !== undefined) {
      if (line.replace(/^\t+/, '') === end) end = undefined;
      return 'documents';
    }
    end = /(?<!<)<<-?[ \t]*\\?["']?([A-Za-z_]\w*)/.exec(line)?.[1];
    return 'code';
  });
  return { code: code.join('\n'), documents: documents.join('\n') };
}
