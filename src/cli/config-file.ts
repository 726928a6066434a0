import type { Problem } from '../core/errors.ts';
import { isKey } from '../dotenv/file.ts';
import { spell } from '../dotenv/spelling.ts';
import type { Declaration } from '../inputs/input.ts';
import type { Parsed } from '../values/input-values.ts';
import { parseYaml, type YamlText } from '../values/yaml.ts';
import { inputText, isMap, spellWithin } from '../values/yaml-texts.ts';
import { hintFor, inputNames, inputOf, meantBy } from './names.ts';

export interface Config {
  readonly inputs: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

/** Reads a configuration file, a YAML map of inputs. Messages quote names, but no values. */
export function readConfig(text: string): Config {
  const inputs = new Map<string, string>();
  const problems: Problem[] = [];
  const parsed = parseYaml(text);
  if ('expected' in parsed) return unreadable(parsed.expected);
  if (!isMap(parsed.value.value)) return unreadable('a map of inputs, such as server: web-1');
  for (const [name, value] of Object.entries(parsed.value.value)) {
    const read = readInput(name, value, parsed.value);
    if ('value' in read) inputs.set(name, read.value);
    else {
      const line = parsed.value.lineOf([name]) ?? 1;
      problems.push({ input: '--config', expected: `at line ${line}, ${read.expected}` });
    }
  }
  return { inputs, problems };
}

/** A file that gives nothing. */
export function unreadable(expected: string): Config {
  return { inputs: new Map(), problems: [{ input: '--config', expected }] };
}

function readInput(name: string, value: unknown, source: YamlText): Parsed<string> {
  const input = inputOf(name);
  if (input === undefined) {
    const unknown = meantBy(name, inputNames) === undefined ? 'this key is none' : `there is no ${name}`;
    return { expected: `the name of an input; ${unknown}, ${hintFor(name, inputNames)}` };
  }
  // As everywhere, an empty value counts as not given.
  if (value === null) return { value: '' };
  const text = textOf(input, value, source);
  if (text === undefined) return { expected: `for ${name}, a text or a list of texts` };
  return typeof text === 'string' ? { value: text } : { expected: `for ${name}, ${text.expected}` };
}

/** The text that a workflow would give; undefined if the value has none. */
function textOf({ name, holds }: Declaration, value: unknown, source: YamlText) {
  if (holds === 'yaml' && typeof value === 'object')
    return source.excerptOf([name]) ?? JSON.stringify(spellWithin(value, [name], source));
  if (holds === 'dotenv' && isMap(value)) return dotenvOf(value, name, source);
  return isMap(value) ? undefined : inputText(value, [name], source);
}

function dotenvOf(
  map: Readonly<Record<string, unknown>>,
  name: string,
  source: YamlText,
): string | { expected: string } {
  const lines: string[] = [];
  for (const [key, value] of Object.entries(map)) {
    const text = value === null ? '' : inputText(value, [name, key], source);
    const spelled =
      text === undefined ? { ok: false as const, reason: 'it is a list or a map' } : spell(text);
    if (!spelled.ok)
      return {
        expected: `values that a .env can hold; check ${isKey(key) ? key : 'its keys'}: ${spelled.reason}`,
      };
    lines.push(`${key}=${spelled.text}`);
  }
  return lines.join('\n');
}
