import type { Problem } from '../core/errors.ts';
import { isEnvKey } from '../dotenv/key.ts';
import { spell } from '../dotenv/spelling.ts';
import { inputOf } from '../targets/inputs.ts';
import type { Parsed } from '../values/input-values.ts';
import { parseYaml, type YamlText } from '../values/yaml.ts';
import { inputText, isMap, scalarText } from '../values/yaml-texts.ts';
import { hintFor, inputNames, meantBy } from './names.ts';

/** Reads a configuration, a YAML map of inputs. Messages quote names, but no values. */
export function readConfig(text: Parsed<string>, file: string) {
  const inputs = new Map<string, string>();
  const problems: Problem[] = [];
  const report = (expected: string): number => problems.push({ input: '--config', expected });
  const parsed = 'value' in text ? parseYaml(text.value, file, true) : text;
  if ('expected' in parsed) report(parsed.expected);
  else if (!isMap(parsed.value.value)) report('a map of inputs, such as server: web-1');
  else
    for (const [name, value] of Object.entries(parsed.value.value)) {
      const read = readInput(name, value, parsed.value);
      if ('value' in read) inputs.set(name, read.value);
      else report(`at line ${parsed.value.lineOf([name]) ?? 1} of ${file}, ${read.expected}`);
    }
  return { inputs, problems };
}

function readInput(name: string, value: unknown, { excerptOf }: YamlText): Parsed<string> {
  const input = inputOf(name);
  if (input === undefined) {
    const unknown = meantBy(name, inputNames) === undefined ? 'this key is not one' : `there is no ${name}`;
    return { expected: `the name of an input; ${unknown}, ${hintFor(name, inputNames)}` };
  }
  // As everywhere, an empty value counts as not given.
  if (value === null) return { value: '' };
  if (input.secret === 'values' && isMap(value)) return dotenvOf(value, name);
  if (input.isYaml && typeof value === 'object') return { value: excerptOf([name]) ?? JSON.stringify(value) };
  const text = isMap(value) ? undefined : inputText(value);
  return text === undefined ? { expected: `for ${name}, a text or a list of texts` } : { value: text };
}

function dotenvOf(map: Readonly<Record<string, unknown>>, input: string): Parsed<string> {
  const lines: string[] = [];
  for (const [key, value] of Object.entries(map)) {
    if (!isEnvKey(key))
      return { expected: `for ${input}, keys of letters, digits and _ that begin with no digit` };
    const text = scalarText(value ?? '');
    const none = { ok: false, reason: 'it is a list or a map' } as const;
    const spelled = text === undefined ? none : spell(text);
    if (!spelled.ok)
      return { expected: `for ${input}, values that a .env can hold; check ${key}: ${spelled.reason}` };
    lines.push(`${key}=${spelled.text}`);
  }
  return { value: lines.join('\n') };
}
