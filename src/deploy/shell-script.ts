/**
 * Tells if a shell script goes on after a command fails without saying so: it has several commands, but neither `set -e` nor
 * `set +e` nor an ERR trap. Its `#!` line is no such word, as a service may hand the script to a shell.
 * Only the text is looked at: what cannot be followed is taken for a command.
 */
export function passesOverFailures(script: string): boolean {
  const statements = statementsOf(script);
  if (statements.some((statement) => ABOUT_FAILURES.test(statement))) return false;
  return statements.slice(0, -1).some((statement) => !HARMLESS.some((pattern) => pattern.test(statement)));
}

const ABOUT_FAILURES = /\bset(?=\s)[^\n]*?\s(?:[-+][A-Za-z]*e|[-+][A-Za-z]*o\s+errexit)|^trap\b.*\sERR\b/;

/** Statements that do not fail in earnest, are a condition, end the script themselves, or say what follows a failure. */
const HARMLESS: readonly RegExp[] = [
  /^(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|unset|set|shopt|trap|umask|alias|for|case|select|test|\[|\[\[)(?:\s|$)/,
  /^\(\(/,
  /^(?:if|elif|while|until|!)\s/,
  /^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|[^\s`(]*)$/,
  /\|\|/,
  /[^&]&$/,
  /\]\]$/,
];

/** Escapes, quotes and comments, in which nothing that looks like a command is one. */
const UNSPOKEN = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;

/** The statements of a script, each with the commands that `&&`, `||` and `|` join; quoted text is left out. */
function statementsOf(script: string): string[] {
  return withoutDocuments(script)
    .replace(UNSPOKEN, (text) => (text === '\\\n' ? ' ' : /^["']/.test(text) ? '_' : ''))
    .replace(/(&&|\|)[ \t]*\n/g, '$1 ')
    .split(/[\n;]/)
    .map((text) => text.trim().replace(STRUCTURE, '').trim())
    .filter(
      (text) =>
        text !== '' && !/^(?:fi|done|esac|[{})]|then|do|else)\b/.test(text) && !/^[{}()]+$/.test(text),
    );
}

/** The words that give a script its structure, before a command. */
const STRUCTURE = /^(?:(?:then|do|else|time|\{|\w+[ \t]*\(\))(?:\s+|$))+/;

/** The script without its here-documents. */
function withoutDocuments(script: string): string {
  const kept: string[] = [];
  let end: string | undefined;
  for (const line of script.split('\n')) {
    if (end !== undefined) {
      if (line.replace(/^\t+/, '') === end) end = undefined;
      continue;
    }
    kept.push(line);
    end = /(?<!<)<<-?[ \t]*\\?["']?([A-Za-z_]\w*)/.exec(line)?.[1];
  }
  return kept.join('\n');
}
