import { plainCode } from './shell-script.ts';

/**
 * True when a shell script silently continues after a failed command: it has several commands, but no `set -e`, `set +e` or ERR
 * trap. Options in its `#!` line do not count, because a service may pass the script to a shell. Unclear text counts as a
 * command.
 */
export function passesOverFailures(script: string): boolean {
  const statements = statementsOf(script).map(commandOf).filter(isCommand);
  if (statements.some((statement) => ABOUT_FAILURES.test(statement))) return false;
  return statements.slice(0, -1).some((statement) => !isHarmless(statement));
}

/**
 * Finds a command before `&&` whose failure a script with `set -e` passes over. Leaves out lines that handle failures, and those that
 * are indented or within brackets, as they may belong to a condition or a function, where this does not hold.
 *
 * @returns the beginning of the command, such as `npm ci`
 */
export function hiddenByAnd(script: string): string | undefined {
  const statements = statementsOf(script);
  const isSet = (sign: string): boolean =>
    statements.some((text) => ABOUT_FAILURES.exec(text)?.[0].includes(` ${sign}`));
  if (!isSet('-') || isSet('+')) return undefined;
  let depth = 0;
  const last = statements.findLastIndex((text) => isCommand(commandOf(text)));
  for (const statement of statements.slice(0, last)) {
    const isOutside = depth === 0 && !NOT_MEANT.test(statement);
    depth += statement.split(/[({]/).length - statement.split(/[)}]/).length;
    if (!isOutside || depth !== 0) continue;
    const commands = statement.split('&&').map((text) => text.trim());
    const hidden = commands.slice(0, -1).find((text) => !isHarmless(text) && !CONDITION.test(text));
    if (hidden !== undefined && !LEAVES.test(commands.at(-1) ?? '')) return hidden.split(' ', 2).join(' ');
  }
  return undefined;
}

/** A statement that is indented, within brackets or part of another one, handles failures, or runs in the background. */
const NOT_MEANT = /^(?:[\s({]|(?:if|elif|while|until|then|do|else)\b)|\|\||[^&]&$/;
/** Commands that mostly ask, and ends that are mostly for the answer yes. */
const CONDITION = /^(?:command|type|which|hash|grep|pgrep|cmp|diff|id)\s/;
const LEAVES = /^(?:exit|return|break|continue)\b/;

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
    .split(/[\n;]/);
}

function commandOf(statement: string): string {
  return statement.trim().replace(STRUCTURE, '').trim();
}

function isCommand(text: string): boolean {
  return !/^(?:$|(?:fi|done|esac|[{})]|then|do|else)\b|[{}()]+$)/.test(text);
}

/** Keywords before a command. */
const STRUCTURE = /^(?:(?:then|do|else|time|\{|\w+[ \t]*\(\))(?:\s+|$))+/;
