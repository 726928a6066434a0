import { plainCode } from './shell-script.ts';

/**
 * True when a shell script silently continues after a failed command: it has several commands, but no `set -e`, `set +e` or ERR
 * trap. Options in its `#!` line do not count, because a service may pass the script to a shell. Unclear text counts as a
 * command.
 */
export function passesOverFailures(script: string): boolean {
  const statements = statementsOf(script).map(commandOf);
  if (statements.some((statement) => ABOUT_FAILURES.test(statement))) return false;
  return statements.slice(0, -1).some((statement) => !isHarmless(statement));
}

/**
 * Finds a command before `&&` whose failure a script with `set -e` passes over. Leaves out indented lines and brackets, as they may
 * belong to a condition or a function.
 *
 * @returns the beginning of the command, such as `npm ci`
 */
export function hiddenByAnd(script: string): string | undefined {
  const statements = statementsOf(script);
  const about = statements.flatMap((statement) => ABOUT_FAILURES.exec(statement)?.[0] ?? []).join();
  if (!about.includes(' -') || about.includes(' +')) return undefined;
  const hidden = statements
    .slice(0, -1)
    .flatMap((statement) => (UNCLEAR.test(statement) ? [] : statement.split('&&').slice(0, -1)))
    .map((command) => command.trim())
    .find((command) => !CONDITION.test(command) && !isHarmless(command));
  return hidden && (/^[\w./-]+(?: [\w-]+)?(?=\s|$)/.exec(hidden)?.[0] ?? 'a command');
}

/** Part of another statement, a condition, or handled, in the background or meant to end the script. */
const UNCLEAR =
  /^(?:\s|(?:if|elif|while|until|then|do|else)\b)|[()]|(?:^|\s)[{}]|\|\||&&\s*(?:exit|return|break|continue)\b|[^&]&$/;
/** Commands that mostly ask. */
const CONDITION = /^(?:command|type|which|hash|grep|pgrep|cmp|diff|id)\s/;

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

function isHarmless(statement: string): boolean {
  return HARMLESS.some((pattern) => pattern.test(statement));
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
