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

/** A command, such as `npm ci`, whose failure a script with `set -e` passes over, and what follows it. */
interface Hidden {
  readonly command: string;
  readonly sign: '&&' | '|';
}

/** Finds a hidden command. Leaves out indented lines and brackets, as they may belong to a condition or a function. */
export function findHidden(script: string): Hidden | undefined {
  const statements = statementsOf(script);
  const about = statements.flatMap((statement) => ABOUT_FAILURES.exec(statement)?.[0] ?? []).join();
  if (!about.includes(' -') || about.includes(' +')) return undefined;
  const chains = statements.map((statement) => (UNCLEAR.test(statement) ? [] : statement.split('&&')));
  const chained = chains.slice(0, -1).flatMap((chain) => chain.slice(0, -1));
  const isMinded = /pipefail|PIPESTATUS/.test(script);
  const piped = isMinded ? [] : chains.flat().flatMap((text) => PIPED.exec(text)?.[1] ?? []);
  return firstOf(chained, CONDITION, '&&') ?? firstOf(piped, SOURCE, '|');
}

function firstOf(commands: readonly string[], known: RegExp, sign: Hidden['sign']): Hidden | undefined {
  const trimmed = commands.map((command) => command.trim());
  const hidden = trimmed.find((command) => !known.test(command) && !isHarmless(command));
  if (hidden === undefined) return undefined;
  return { command: /^[\w./-]+(?: [\w-]+)?(?=\s|$)/.exec(hidden)?.[0] ?? 'a command', sign };
}

/** Part of another statement, a condition, or handled, in the background or meant to end the script. */
const UNCLEAR =
  /^(?:\s|(?:if|elif|while|until|then|do|else)\b)|[()]|(?:^|\s)[{}]|\|\||&&\s*(?:exit|return|break|continue)\b|[^&]&$/;
/** Commands that mostly ask. */
const CONDITION = /^(?:command|type|which|hash|grep|pgrep|cmp|diff|id)\s/;
/** Commands that mostly only feed others. */
const SOURCE = /^(?:cat|yes|ls|ps|find|date|env)(?:\s|$)/;
/** The first command of a pipeline, unless a later one may stop reading, which `pipefail` would take for a failure. */
const PIPED = /^([^|]*?)\s\|&?\s(?!.*\bhead\b)(?!.*grep\s+-\w*[qm])/;

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
