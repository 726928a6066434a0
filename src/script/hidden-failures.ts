import { plainCode } from './shell-script.ts';

interface Script {
  /** Without lines of comments; and without comments, quoted text and here documents. */
  readonly text: string;
  readonly code: string;
  readonly statements: readonly string[];
  /** The first statement that says what follows a failure; -1 if none does. */
  readonly setAt: number;
}

/**
 * Finds a command, such as `npm ci`, whose failure a shell script is certain to hide from itself, and why that goes unnoticed: sentences
 * without a capital letter at the beginning. Silent where in doubt: options in its `#!` line do not count, because a service may pass the
 * script to a shell; indented lines may belong to a condition or a function; unclear text is a command.
 */
export function findHidden(script: string): { readonly what: string; readonly why: string } | undefined {
  const statements = statementsOf(script);
  const settings = statements.map((text) => ABOUT_FAILURES.exec(commandOf(text))?.[0] ?? '');
  const setAt = settings.findIndex(Boolean);
  const seen = { text: script.replace(/^[ \t]*#.*$/gm, ''), code: plainCode(script), statements, setAt };
  const isErrexit = settings.join().includes(' -') && !settings.join().includes(' +');
  const forms = setAt < 0 ? [WITHOUT_ERREXIT] : isErrexit ? FORMS : [];
  for (const [why, find] of forms) {
    const what = find(seen);
    if (what) return { what, why };
  }
  return undefined;
}

/** A form in which a script hides a failure: its sentences, with what to write instead, and the command that may fail. */
type Form = readonly [why: string, find: (script: Script) => string | false | undefined];

const WITHOUT_ERREXIT: Form = [
  'it has several commands and no set -e, so it ends with the status of its last one. Begin it with set -e, or with set +e if that is intended.',
  ({ statements }) => {
    // Where failures are handled by hand, what is indented may be doing so.
    const isByHand = statements.some((text) => /\|\| *(?:exit|return|die|\{)/.test(text));
    const own = statements.filter((text) => !isByHand || !/^\s/.test(text));
    return fallible(own.slice(0, -1)).length > 0 && 'a command';
  },
];

/** The forms of a script with `set -e`. docs/judging.md has the same list. */
const FORMS: readonly Form[] = [
  [
    'it stands above set -e. Move set -e to the top.',
    ({ statements, setAt }) =>
      fallible(statements.slice(setAt + 1)).length < 2 && nameOf(fallible(statements.slice(0, setAt))[0]),
  ],
  [
    'a failure on the left of && does not end the script. Write the commands of that line on lines of their own, or end it with || exit.',
    ({ statements }) => {
      const chains = statements.map((text) => (UNCLEAR.test(text) ? [] : text.split('&&')));
      const chained = chains.slice(0, -1).flatMap((chain) => chain.slice(0, -1));
      return nameOf(fallible(chained).find((command) => !CONDITION.test(command)));
    },
  ],
  [
    '| follows it, and only the last command of a pipeline counts. Write set -o pipefail above it, which needs bash.',
    ({ text: whole, code, statements }) => {
      if (/pipefail|PIPESTATUS/.test(whole)) return undefined;
      if (/^(?:\{ .*)?[})][ \t]*(?:2>&1[ \t]*)?\|&?[ \t]*tee\b/m.test(code)) return 'a command in brackets';
      const parts = statements.filter((text) => !UNCLEAR.test(text)).flatMap((text) => text.split('&&'));
      const piped = parts.flatMap((part) => PIPED.exec(part)?.[1] ?? []);
      return nameOf(fallible(piped).find((command) => !SOURCE.test(command)));
    },
  ],
  [
    'in a function that is called before || or &&, after ! or by if, set -e is off. Call it on a line of its own.',
    ({ code, statements }) => {
      const hiding = [...code.matchAll(FUNCTION)].find(([, name = '', body = '']) => {
        const called = new RegExp(
          `^(?:if|elif|while|until|!)(?: !)? +${name}\\b|^${name}\\b[^|&]*(?:\\|\\|(?! *(?:true|:)$)|&&)`,
        );
        return isHiding(body) && !ASKING.test(body) && statements.some((text) => called.test(text.trim()));
      });
      return hiding && `a command of ${hiding[1]}`;
    },
  ],
  [
    'neither a script without wait nor wait without an id hears of it. Wait for each job: wait "$pid".',
    ({ statements }) => {
      const isJob = (text: string): boolean => /[^&>\s]\s*&(?: *wait)?\s*$/.test(text) && !BESIDE.test(text);
      const at = statements.findIndex(isJob);
      const isMinded = statements.slice(at).some((text) => /\bwait +\S|\bkill\b/.test(text));
      return at >= 0 && !isMinded && 'a background job';
    },
  ],
  [
    'local, export, declare and readonly succeed whatever the command in $( ) does. Assign on a line of its own.',
    ({ text }) => nameOf(ASSIGNED.exec(text)?.[1]),
  ],
  [
    '|| follows the brackets, in which set -e is then off. Write the commands on lines of their own.',
    ({ code }) => {
      const bodies = [...code.matchAll(/^\(([^()]{0,2000})\)[ \t]*\|\|(?![ \t]*(?:true|:)$)/gm)];
      return bodies.some(([, body = '']) => isHiding(body)) && 'a command in brackets';
    },
  ],
  [
    'its EXIT trap ends it with status 0. Leave exit out of the trap: the status then stays.',
    ({ text }) => ENDING_WELL.test(text) && 'a command',
  ],
  [
    'that shell has no set -e. Start it with bash -e.',
    ({ text }) => NESTED.some((form) => form.test(text)) && 'a command of the shell that it starts',
  ],
];

/** A trap that ends the script well, whatever its status was. */
const ENDING_WELL =
  /^trap[ \t]+(?:--[ \t]+)?(["'])(?:(?!\1|&&|\|\||\$\?|\bif\b).)*\bexit[ \t]+0[ \t;]*\1[ \t]+(?:EXIT|exit|0)[ \t]*(?:[;#].*)?$/m;
/** Other shells, with a text or a here document of several commands. */
const NESTED = [
  /\b(?:ba|da|k|z)?sh +(?:-[a-df-z]+ +)*-[a-df-z]*c +(["'])(?!set -|[^"'\n]*(?:\|\||\b(?:for|while|until|if|exit|trap)\b))[^"'\n]{1,500};[^"'\n]{1,500}\1/,
  /\b(?:ba|da|k|z)?sh\b(?:(?! -\w*e)[^\n|;&<])*<<-?[ \t]*\\?["']?(\w+)["']?.*\n(?!\s*set -)(?:(?!.*\|\|).+\n){2,200}?\t*\1$/m,
];
const ASSIGNED =
  /^[ \t]*(?:local|export|declare|typeset|readonly)[ \t]+(?:-\w+[ \t]+)*\w+="?(?:\$\(|`)[ \t]*(?!(?:date|pwd|cd|dirname|basename|whoami|hostname|id|nproc|uname|echo|printf|tput|realpath|readlink)\b)([^$()|`\n]+(?!.*\|\|))/m;

/** A function that is defined at the beginning of a line, with its name and its text, which is indented or on the same line. */
const FUNCTION =
  /^(?:function[ \t]+)?([\w-]+)[ \t]*(?:\(\))?\s*\{((?:[ \t].*)?\n(?:[ \t].*\n|\n)*|[ \t].*)\}/gm;
/** The text of a function that handles failures, or ends in a question. */
const ASKING = /\b(?:return|exit)\b|(?:^|[\n;])[ \t]*(?:!|\[|test|grep|git diff|cmp|diff)\s[^\n;]*[\n;\s]*$/;
/** Jobs that only accompany others. */
const BESIDE = /^\s*(?:curl|tail|sleep|notify|nohup|setsid)\b/;
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
const HARMLESS_COMMANDS: readonly RegExp[] = [
  /^(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|unset|set|shopt|trap|umask|alias|wait|for|case|select|test|\[|\[\[)(?:\s|$)/,
  /^\(\(/,
  /^(?:if|elif|while|until|!)\s/,
  /^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|[^\s`(]*)$/,
  /\|\|/,
  /[^&]&$/,
  /\]\]$/,
];

/** True for the text of a function or a subshell that hides a failure once `set -e` is off. */
function isHiding(body: string): boolean {
  return fallible(statementsOf(body).slice(0, -1)).length > 0;
}

/** The commands among some statements that may fail. */
function fallible(statements: readonly string[]): string[] {
  return statements.map(commandOf).filter((text) => !HARMLESS_COMMANDS.some((pattern) => pattern.test(text)));
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
