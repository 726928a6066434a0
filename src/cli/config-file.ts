import type { Problem } from '../core/errors.ts';
import { inputOf } from '../targets/inputs.ts';
import type { Parsed } from '../values/input-values.ts';
import { parseYaml, type YamlText } from '../values/yaml.ts';
import { inputText, isMap } from '../values/yaml-texts.ts';
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
  if (value === null) return { value: '' };
  if (input.isYaml && typeof value === 'object') return { value: excerptOf(name) };
  const text = isMap(value) ? undefined : inputText(value);
  return text === undefined ? { expected: `for ${name}, a text or a list of texts` } : { value: text };
}
