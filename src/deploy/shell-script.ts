/** Commands that stand together: a pipe, or commands joined by && and ||. */
interface Statement {
  readonly commands: readonly string[];
  /** Whether it is written down what follows a failure (||), or nobody waits for the end (&). */
  readonly isSettled: boolean;
}

/**
 * Whether a shell script goes on after a command that fails without a word on that: it has several commands and neither
 * `set -e` nor `set +e` nor an ERR trap. Its `#!` line is no such word, as a service may hand the script to a shell.
 * Only the text is looked at: what cannot be followed is taken for a command.
 */
export function passesOverFailures(script: string): boolean {
  const statements = statementsOf(script);
  if (statements.some(({ commands }) => commands.some(isAboutFailures))) return false;
  return statements.slice(0, -1).some(mayFail);
}

/** Linear: the branches begin differently, and a quote that nothing closes is met once. */
const TOKEN = new RegExp(
  [
    /\\[\s\S]/,
    /'[^']*'|"(?:[^"\\]|\\[\s\S])*"|`(?:[^`\\]|\\[\s\S])*`/,
    /(?<comment>(?<![^\s;&|()])#.*)/,
    /<<</,
    /<<-?[ \t]*(?:\\?(?<bare>[A-Za-z_]\w*)|'(?<single>[^'\n]*)'|"(?<double>[^"\n]*)")/,
    /[<>]&|&>|\(\(|\(\)|[$=<>]\(/,
    /&&|\|\||;;&?|;&|\|&|[;&|\n()]/,
    /[^\\'"`#<>&;|\n()$=]+|[\s\S]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'y',
);

/** The tokens of a script, without comments and here-documents; what stands in `$(…)` and the like is one with it. */
function* tokensOf(script: string): Generator<string> {
  const documents: string[] = [];
  let nested = '';
  let depth = 0;
  for (let at = 0; at < script.length; ) {
    TOKEN.lastIndex = at;
    const [token = '', ...rest] = TOKEN.exec(script) ?? [];
    at += token.length;
    const [comment, ...ends] = rest;
    const document = ends.find((end) => end !== undefined);
    if (document !== undefined) documents.push(document);
    if (token === '\n') at = endOfDocuments(script, at, documents.splice(0));
    if (comment !== undefined || token === '\\\n') continue;
    const opens = token === '((' ? 2 : /^[$=<>]\($/.test(token) || (depth > 0 && token === '(') ? 1 : 0;
    if (depth + opens === 0) {
      yield token;
      continue;
    }
    depth += opens - (token === ')' ? 1 : 0);
    nested += token;
    if (depth > 0) continue;
    yield nested;
    nested = '';
  }
  yield nested;
}

/** Where the script goes on after the here-documents that begin at `at`. */
function endOfDocuments(script: string, at: number, ends: readonly string[]): number {
  let from = at;
  for (const end of ends) {
    while (from < script.length) {
      const lineEnd = script.indexOf('\n', from);
      const line = script.slice(from, lineEnd === -1 ? undefined : lineEnd);
      from = lineEnd === -1 ? script.length : lineEnd + 1;
      if (line.replace(/^\t+/, '') === end) break;
    }
  }
  return from;
}

const JOINTS = new Set(['&&', '||', '|', '|&']);
const ENDS = new Set([';', ';;', ';&', ';;&', '&', '\n', '(', ')']);

function statementsOf(script: string): Statement[] {
  const statements: Statement[] = [];
  let commands: string[] = [];
  let command = '';
  let isSettled = false;
  let subshells = 0;
  const endCommand = (): void => {
    const bare = withoutKeywords(command);
    if (bare !== '') commands.push(bare);
    command = '';
  };
  const endStatement = (): void => {
    endCommand();
    if (commands.length > 0) statements.push({ commands, isSettled });
    commands = [];
    isSettled = false;
  };
  for (const token of tokensOf(script)) {
    if (JOINTS.has(token)) {
      endCommand();
      isSettled ||= token === '||';
    } else if (ENDS.has(token)) {
      // A line may end behind a joint.
      if (token === '\n' && command.trim() === '' && commands.length > 0) continue;
      isSettled ||= token === '&';
      // The pattern of a case, where no parenthesis is open.
      if (token === ')' && subshells === 0) [commands, command] = [[], ''];
      endStatement();
      if (token === '(') subshells += 1;
      if (token === ')') subshells = Math.max(0, subshells - 1);
    } else if (token === '()') {
      // The name of a function stands before it.
      command = '';
    } else {
      command += token;
    }
  }
  endStatement();
  return statements;
}

/** A command without the words that give a script its structure; '' when nothing is left. */
function withoutKeywords(command: string): string {
  const bare = command.trim().replace(/^(?:(?:then|do|else|time|\{)(?:\s+|$))+/, '');
  return /^(?:fi|done|esac|function|\})(?:\s|$)/.test(bare) ? '' : bare;
}

function isAboutFailures(command: string): boolean {
  const [name, ...words] = command.split(/\s+/);
  if (name === 'trap') return words.includes('ERR');
  if (name !== 'set') return false;
  const isErrexit = (word: string, nth: number): boolean =>
    word === 'errexit' && /^[-+][A-Za-z]*o$/.test(words[nth - 1] ?? '');
  return words.some((word, nth) => /^[-+][A-Za-z]*e[A-Za-z]*$/.test(word) || isErrexit(word, nth));
}

/** Whether `set -e` would end the script here, as far as can be told: of joined commands it looks at the last. */
function mayFail({ commands, isSettled }: Statement): boolean {
  const last = commands.at(-1) ?? '';
  const isHarmless = HARMLESS.test(last) || last.endsWith(']]') || isAssignment(last);
  return !isSettled && !isHarmless && !CONDITION.test(commands[0] ?? '');
}

const CONDITION = /^(?:if|elif|while|until|!)\s/;
/** Commands that do not fail in earnest, that are a test, or that end the script themselves. */
const HARMLESS =
  /^(?:\(\(|(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|typeset|unset|set|shopt|trap|umask|alias|for|case|select|test|\[|\[\[)(?:\s|$))/;

/** Whether it sets a variable to a value that no command has to find first. */
function isAssignment(command: string): boolean {
  if (/\$\([^(]|`/.test(command)) return false;
  return /^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|(?:"[^"]*"|'[^']*'|[^\s"'])*)$/s.test(command);
}
