import type { Vocabulary } from '../api/translation.ts';
import type { Problem } from '../core/errors.ts';
import { isKey, parseStrict } from '../dotenv/dotenv.ts';
import { kinds } from '../records/kinds.ts';
import type { Manifest } from '../records/manifest.ts';
import type { Parsed } from '../values/input-values.ts';

/** Where inputs come from. */
export interface InputSource {
  /** The text of an input, as it was given; empty when it was not. */
  readonly get: (name: string) => string;
  /** The environment of the step, for `env-prefix`. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Reads a file of the workspace, or says what is wrong with it. */
  readonly readFile: (path: string) => Parsed<string>;
  /** Makes values secret, before they are looked at any further: masked in the whole job too. */
  readonly hide: (values: Iterable<string>) => void;
  /** Keeps values out of what this action writes, and leaves the rest of the job alone. */
  readonly redact: (values: Iterable<string>) => void;
  /** The pull request that the run's event is about; undefined: about none; `unclear`: about one, and not said which. */
  readonly pullRequest: () => number | 'unclear' | undefined;
  /** Makes the token secret, however short it is. */
  readonly hideToken: (token: string) => void;
}

/** Why a secret is empty. */
export const NO_SECRET =
  'most often the name of the secret is misspelled, it belongs to another environment, or the run comes from a fork';

/** The deploy script: the text itself, or a file. */
export function readDeployScript(source: InputSource, problems: Problem[]): string | undefined {
  const text = source.get('deploy-script');
  const path = source.get('deploy-script-file').trim();
  if (text.trim() !== '' && path !== '') {
    problems.push({ input: 'deploy-script, deploy-script-file', expected: 'one of the two, not both' });
    return undefined;
  }
  return path === ''
    ? text.trim() === ''
      ? undefined
      : text
    : readFile(source, 'deploy-script-file', path, problems);
}

function readFile(source: InputSource, input: string, path: string, problems: Problem[]): string | undefined {
  const file = source.readFile(path);
  if ('value' in file) return file.value;
  problems.push({ input, expected: file.expected });
  return undefined;
}

/** The values of `.env`: from the file, then the text, then the environment; the later ones win. */
export function readEnv(source: InputSource, problems: Problem[]): Map<string, string> {
  const path = source.get('env-file').trim();
  const texts = [
    ['env-file', path === '' ? '' : (readFile(source, 'env-file', path, problems) ?? '')],
    ['env', source.get('env')],
  ] as const;
  const all = new Map<string, string>();
  for (const [input, text] of texts) {
    const parsed = parseStrict(text);
    if (!parsed.ok)
      problems.push(...parsed.problems.map((problem) => ({ input, expected: `dotenv text; ${problem}` })));
    else for (const [key, value] of parsed.values) all.set(key, value);
  }
  for (const [key, value] of readPrefixed(source, problems)) all.set(key, value);
  source.hide(all.values());
  return all;
}

function readPrefixed({ get, environment }: InputSource, problems: Problem[]): [string, string][] {
  const prefix = get('env-prefix').trim();
  if (prefix === '') return [];
  const found = Object.entries(environment).flatMap(([name, value]): [string, string][] =>
    name.startsWith(prefix) && value !== undefined ? [[name.slice(prefix.length), value]] : [],
  );
  const bad = found.filter(([key]) => !isKey(key)).map(([key]) => `${prefix}${key}`);
  if (bad.length > 0) {
    problems.push({
      input: 'env-prefix',
      expected: `variables that leave a key of letters, digits and _: ${bad.join(', ')}`,
    });
  }
  const empty = found.filter(([, value]) => value === '').map(([key]) => key);
  if (empty.length > 0) {
    const named = empty.map((key) => prefix + key).join(', ');
    const expected = `a value in ${named}; it is empty: ${NO_SECRET}. To write an empty value on purpose, give ${empty[0]}= in env`;
    problems.push({ input: 'env-prefix', expected });
  }
  if (found.length === 0) {
    problems.push({
      input: 'env-prefix',
      expected: `at least one variable of the step's env that begins with ${prefix}`,
    });
  }
  return found;
}

/** Reads the words of the service; YAML is loaded only where there are any. */
export async function readVocabulary(source: InputSource, problems: Problem[]): Promise<Vocabulary> {
  const { text } = readTextOrFile(source, 'vocabulary', problems);
  if (text === '') return {};
  const { parseVocabulary } = await import('../values/vocabulary.ts');
  const parsed = parseVocabulary(text, kinds);
  if ('value' in parsed) return parsed.value;
  problems.push({ input: 'vocabulary', expected: parsed.expected });
  return {};
}

/** Reads what is declared; YAML is loaded only where there is anything. */
export async function readManifest(source: InputSource, problems: Problem[]): Promise<Manifest | undefined> {
  const { text, file } = readTextOrFile(source, 'manifest', problems);
  if (text === '') return undefined;
  const { parseManifest } = await import('../records/manifest.ts');
  const { manifest, secrets, filled, problems: found } = await parseManifest(text, source.environment, file);
  source.hide(secrets);
  source.redact(filled);
  problems.push(...found);
  return manifest;
}

/** An input that is the text itself, or the path of a file in one line, told by the end of its name. */
function readTextOrFile(
  source: InputSource,
  input: string,
  problems: Problem[],
): { readonly text: string; readonly file: string } {
  const given = source.get(input).trim();
  if (!/^[^\r\n{]+\.(ya?ml|json)$/i.test(given)) return { text: given, file: '' };
  return { text: readFile(source, input, given, problems)?.trim() ?? '', file: given };
}
