import { plainCode } from './shell-script.ts';

/** A failure that a script hides from itself, so that it may end with status 0. */
export interface Hidden {
  /** The command that may fail, such as `npm ci`. */
  readonly what: string;
  /** Why that goes unnoticed, and what to write instead: sentences without a capital letter at the beginning. */
  readonly why: string;
}

/** The forms, as docs/judging.md has them beside rarer ones. */
const WHY = {
  none: 'it has several commands and no set -e, so it ends with the status of its last one. Begin it with set -e, or with set +e if that is intended.',
  above: 'it stands above set -e. Move set -e to the top.',
  chain:
    'a failure on the left of && does not end the script. Write the commands of that line on lines of their own, or end it with || exit.',
  pipe: '| follows it, and only the last command of a pipeline counts. Write set -o pipefail above it, which needs bash.',
};

/**
 * Finds a failure that a shell script is certain to hide. Silent where in doubt: options in its `#!` line do not count, because a
 * service may pass the script to a shell; indented lines may belong to a condition or a function; unclear text is a command.
 */
export function findHidden(script: string): Hidden | undefined {
  const statements = statementsOf(script);
  const settings = statements.map((text) => ABOUT_FAILURES.exec(commandOf(text))?.[0] ?? '');
  const setAt = settings.findIndex(Boolean);
  const isErrexit = settings.join().includes(' -') && !settings.join().includes(' +');
  if (setAt >= 0 && !isErrexit) return undefined;
  const hidden = (what: string | undefined, why: string) => (what === undefined ? what : { what, why });
  if (setAt < 0) return hidden(unguarded(statements), WHY.none);
  return (
    hidden(above(statements, setAt), WHY.above) ??
    hidden(chained(statements), WHY.chain) ??
    hidden(piped(script, statements), WHY.pipe)
  );
}

function unguarded(statements: readonly string[]): string | undefined {
  // Where failures are handled by hand, what is indented may be doing so.
  const isByHand = statements.some((text) => /\|\| *(?:exit|return|die|\{)/.test(text));
  const own = statements.filter((text) => !isByHand || !/^\s/.test(text));
  return fallible(own.slice(0, -1)).length > 0 ? 'a command' : undefined;
}

function above(statements: readonly string[], setAt: number): string | undefined {
  const isLate = fallible(statements.slice(setAt + 1)).length < 2;
  return isLate ? nameOf(fallible(statements.slice(0, setAt))[0]) : undefined;
}

function chained(statements: readonly string[]): string | undefined {
  const chains = statements.map((text) => (UNCLEAR.test(text) ? [] : text.split('&&')));
  const commands = chains.slice(0, -1).flatMap((chain) => chain.slice(0, -1));
  return nameOf(fallible(commands).find((command) => !CONDITION.test(command)));
}

function piped(script: string, statements: readonly string[]): string | undefined {
  if (/^(?![ \t]*#).*(?:pipefail|PIPESTATUS)/m.test(script)) return undefined;
  const isInBrackets = /^(?:\{ .*)?[})][ \t]*(?:2>&1[ \t]*)?\|&?[ \t]*tee\b/m.test(plainCode(script));
  if (isInBrackets) return 'a command in brackets';
  const parts = statements.filter((text) => !UNCLEAR.test(text)).flatMap((text) => text.split('&&'));
  const commands = parts.flatMap((part) => PIPED.exec(part)?.[1] ?? []);
  return nameOf(fallible(commands).find((command) => !SOURCE.test(command)));
}

/** Part of another statement, a condition, or handled, in the background or meant to end the script. */
const UNCLEAR =
  /^(?:\s|(?:if|elif|while|until|then|do|else)\b)|[()]|(?:^|\s)[{}]|\|\||&&\s*(?:exit|return|break|continue)\b|[^&]&$/;
/** Commands that mostly ask. */
const CONDITION = /^(?:command|type|which|hash|grep|pgrep|cmp|diff|id)\s/;
/** Commands that mostly only feed others. */
const SOURCE = /^(?:cat|yes|ls|ps|find|date|env|docker ps|\S+ (?:-v|--version))(?:\s|$)/;
/** The first command of a pipeline, unless a later one may stop reading, which `pipefail` would take for a failure. */
const PIPED = /^([^|]*?)\s\|&?\s(?!.*\bhead\b)(?!.*grep\s+-\w*[qm])/;

const ABOUT_FAILURES = /\bset(?=\s)[^\n]*?\s(?:[-+][A-Za-z]*e|[-+][A-Za-z]*o\s+errexit)|^trap\b.*\sERR\b/;

/** Statements that rarely fail, are conditions, end the script, or handle a failure. */
const HARMLESS: readonly RegExp[] = [
  /^(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|unset|set|shopt|trap|umask|alias|wait|for|case|select|test|\[|\[\[)(?:\s|$)/,
  /^\(\(/,
  /^(?:if|elif|while|until|!)\s/,
  /^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|[^\s`(]*)$/,
  /\|\|/,
  /[^&]&$/,
  /\]\]$/,
];

/** The commands among some statements that may fail. */
function fallible(statements: readonly string[]): string[] {
  return statements.map(commandOf).filter((text) => !HARMLESS.some((pattern) => pattern.test(text)));
}

/** The name of a command, without its arguments but the first word. */
function nameOf(command: string | undefined): string | undefined {
  return command && (/^[\w./-]+(?: [\w-]+)?(?=\s|$)/.exec(command.trim())?.[0] ?? 'a command');
}

/** The statements of a script without quoted text, indented as they are. Commands joined by `&&`, `||` or `|` are one statement. */
function statementsOf(script: string): string[] {
  return plainCode(script)
    .replace(/(&&|\|)[ \t]*\n/g, '$1 ')
    .split(/[\n;]/)
    .filter((text) => !/^(?:$|(?:fi|done|esac|[{})]|then|do|else)\b|[{}()]+$)/.test(commandOf(text)));
}

function commandOf(statement: string): string {
  return statement.trim().replace(STRUCTURE, '').trim();
}

/** Keywords before a command. */
const STRUCTURE = /^(?:(?:then|do|else|time|\{|\w+[ \t]*\(\))(?:\s+|$))+/;
