import type { Parsed } from './input-values.ts';
import { fillVariables, type Variables } from './variables.ts';

/** Headers of a request, by names in small letters. */
export type Headers = Readonly<Record<string, string>>;

/** Those that belong to the connection, or change what the answer is. */
const REFUSED =
  /^(host|connection|keep-alive|transfer-encoding|te|trailer|upgrade|expect|range|accept-encoding|(content|proxy|if)-.*)$/;

/** A line in which a variable of the step's environment stands for the whole value. */
const VARIABLE_LINE = /^[ \t]*[^\s:]+:[ \t]*\$\{[^{}]*\}[ \t]*$/;

/** True if no line holds a value itself. */
export function areReferences(text: string): boolean {
  return text.split(/\r?\n/).every((line) => line.trim() === '' || VARIABLE_LINE.test(line));
}

/** Reads lines `Name: value`, and hides the values. A value `${NAME}` is that of the variable. Problems quote no part of a line. */
export function parseHeaders(
  text: string,
  { env, hide }: { readonly env: Variables; readonly hide: (values: Iterable<string>) => void },
): Parsed<Headers> {
  const headers = new Map<string, string>();
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, name = '', given = ''] = /^\s*([\w!#$%&'*+.^`|~-]+):[ \t]*(.*?)\s*$/.exec(line) ?? [];
    const filled = VARIABLE_LINE.test(line) ? fillVariables(given, env) : { text: given, problems: [] };
    const value = filled.text.trim();
    hide(secretsIn(value));
    const key = name.toLowerCase();
    const report = (problem: string) => problems.push(`${problem} (line ${index + 1})`);
    const [unfilled] = filled.problems;
    if (unfilled !== undefined) report(unfilled);
    else if (name === '' || !/^[\t\x20-\x7e]+$/.test(value))
      report('lines such as “Authorization: Basic dXNlcjpwYXNz”, of printable ASCII characters');
    else if (given.includes('${') && !VARIABLE_LINE.test(line))
      report('a variable as the whole value, as in “Authorization: ${NAME}”');
    else if (REFUSED.test(key)) report(`no header ${key}`);
    else if (headers.has(key)) report('each header once');
    headers.set(key, value);
  }
  return problems.length > 0 ? { expected: problems.join('; ') } : { value: Object.fromEntries(headers) };
}

/** The value, the credentials and cookies in it, and those of basic authentication as they are spelled. */
function secretsIn(value: string): string[] {
  const parts = value.split(/[;,]\s*/).map((part) => part.replace(/^[^\s=]+[\s=]+"?|"$/g, ''));
  const [, basic = ''] = /^basic\s+(\S+)$/i.exec(value) ?? [];
  const pair = Buffer.from(basic, 'base64').toString();
  return [value, ...parts, pair, pair.slice(pair.indexOf(':') + 1)];
}
