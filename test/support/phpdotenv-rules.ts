/**
 * A second reading of phpdotenv 5's rules, written apart from the product after the shape of the PHP code (a lexer,
 * a table of states, a resolver), to check the product against. Where PHP is installed the tests check this file
 * against the real one.
 */

/** The values by key (`null`: a bare name, which clears the key), or `undefined` where phpdotenv throws. */
export function phpdotenvRules(content: string): Map<string, string | null> | undefined {
  const loaded = new Map<string, string | null>();
  for (const entry of joinLines(content.charCodeAt(0) === 0xfeff ? content.slice(1) : content)) {
    const [left, right] = halves(entry);
    const name = nameIn(left);
    if (name === undefined) return undefined;
    if (right === undefined) {
      loaded.set(name, null);
      continue;
    }
    const value = run(right);
    if (value === undefined) return undefined;
    loaded.set(name, resolve(value, loaded));
  }
  return loaded;
}

function joinLines(content: string): string[] {
  const output: string[] = [];
  let multiline = false;
  let buffer: string[] = [];
  for (let line of content.split(/\r\n|\n|\r/)) {
    const started = line.indexOf('="') !== -1 && !isStop(line, true);
    if (started) multiline = true;
    if (multiline) {
      buffer.push(line);
      if (isStop(line, started)) {
        multiline = false;
        line = buffer.join('\n');
        buffer = [];
      }
    }
    const shown = phpTrim(line);
    if (!multiline && shown !== '' && shown[0] !== '#') output.push(line);
  }
  return output;
}

function isStop(line: string, started: boolean): boolean {
  if (line === '"') return true;
  const unescaped = line.split('\\\\').join('');
  let count = 0;
  for (let index = 1; index < unescaped.length; index++) {
    if (unescaped[index] === '"' && unescaped[index - 1] !== '\\') count++;
  }
  return started ? count > 1 : count >= 1;
}

function halves(entry: string): [string, string | undefined] {
  const at = entry.indexOf('=');
  return at === -1 ? [entry, undefined] : [phpTrim(entry.slice(0, at)), phpTrim(entry.slice(at + 1))];
}

function nameIn(left: string): string | undefined {
  let name = left;
  if ([...name].length > 8 && name.startsWith('export') && ' \t\n\r\v\f'.includes(name[6] ?? 'x')) {
    name = name.slice(6);
    while (name !== '' && ' \t\n\r\0\v'.includes(name[0] ?? '')) name = name.slice(1);
  }
  if ([...name].length >= 3 && (name[0] === '"' || name[0] === "'") && name.endsWith(name[0]))
    name = name.slice(1, -1);
  return /^[a-zA-Z0-9_.]+$/.test(name) ? name : undefined;
}

interface Marked {
  chars: string;
  vars: number[];
}

const INITIAL = 0;
const UNQUOTED = 1;
const SINGLE = 2;
const DOUBLE = 3;
const ESCAPE = 4;
const WHITESPACE = 5;
const COMMENT = 6;

function run(value: string): Marked | undefined {
  const marked: Marked = { chars: '', vars: [] };
  let state = INITIAL;
  for (const token of lex(value)) {
    const [chars, isVar, next] = transition(state, token);
    if (next === -1) return undefined;
    if (isVar) marked.vars.push(marked.chars.length);
    marked.chars += chars;
    state = next;
  }
  return state === SINGLE || state === DOUBLE || state === ESCAPE ? undefined : marked;
}

function lex(value: string): string[] {
  const tokens: string[] = [];
  for (const character of value) {
    const kind = kindOf(character);
    const last = tokens.at(-1);
    if (kind !== 'sign' && last !== undefined && kindOf(last[0] ?? '') === kind)
      tokens[tokens.length - 1] = last + character;
    else tokens.push(character);
  }
  return tokens;
}

function kindOf(character: string): 'line' | 'space' | 'sign' | 'word' {
  if ('\r\n'.includes(character)) return 'line';
  if (' \t\v\f'.includes(character)) return 'space';
  return '\\\'"#$'.includes(character) ? 'sign' : 'word';
}

function transition(state: number, token: string): [string, boolean, number] {
  const space = /^[ \t\n\v\f\r]+$/.test(token);
  if (state === INITIAL && token === "'") return ['', false, SINGLE];
  if (state === INITIAL && token === '"') return ['', false, DOUBLE];
  if (state !== SINGLE && state !== DOUBLE && state !== ESCAPE && token === '#') return ['', false, COMMENT];
  if (state === INITIAL) return [token, token === '$', UNQUOTED];
  if (state === UNQUOTED) return space ? ['', false, WHITESPACE] : [token, token === '$', UNQUOTED];
  if (state === SINGLE) return token === "'" ? ['', false, WHITESPACE] : [token, false, SINGLE];
  if (state === DOUBLE && token === '"') return ['', false, WHITESPACE];
  if (state === DOUBLE) return token === '\\' ? ['', false, ESCAPE] : [token, token === '$', DOUBLE];
  if (state === WHITESPACE) return ['', false, space ? WHITESPACE : -1];
  if (state === COMMENT) return ['', false, COMMENT];
  if (['"', '\\', '$'].includes(token)) return [token, false, DOUBLE];
  const at = 'fnrtv'.indexOf(token[0] ?? '');
  return at === -1 ? ['', false, -1] : ['\f\n\r\t\v'.charAt(at) + token.slice(1), false, DOUBLE];
}

function resolve({ chars, vars }: Marked, loaded: ReadonlyMap<string, string | null>): string {
  let text = chars;
  for (const at of vars.toReversed()) {
    const tail = text
      .slice(at)
      .replace(/^\$\{([a-zA-Z0-9_.]+)\}/, (all, name: string) => loaded.get(name) ?? all);
    text = text.slice(0, at) + tail;
  }
  return text;
}

function phpTrim(text: string): string {
  return text.replace(/^[ \t\n\r\0\v]+/, '').replace(/[ \t\n\r\0\v]+$/, '');
}
