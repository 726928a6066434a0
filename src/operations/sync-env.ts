import { isKey } from '../dotenv/file.ts';
import { parseStrict } from '../dotenv/strict.ts';
import { whyEmpty } from '../inputs/empty-secret.ts';
import { type Declaration, declare, declareGroup, type Form } from '../inputs/input.ts';
import { parseKeys, parseOneOf } from '../values/input-values.ts';
import { declareOperation } from './define-operation.ts';

const envText = {
  name: 'env',
  section: 'env',
  description: 'For `sync-env`, values as dotenv text. All of them are secrets.',
  secret: 'values',
} as const satisfies Declaration;

const envFile = {
  name: 'env-file',
  section: 'env',
  description: 'For `sync-env`, a dotenv file of the workspace or of `RUNNER_TEMP`.',
} as const satisfies Declaration;

const envPrefix = {
  name: 'env-prefix',
  section: 'env',
  description:
    "For `sync-env`, a prefix. Every variable of the step's `env` that begins with it sets the key named by the rest; an empty value is refused. Later sources win (file, text, prefix).",
} as const satisfies Declaration;

/** The values to set, by key: from the file, then the text, then the variables. All of them are secrets. */
const env = declareGroup([envText, envFile, envPrefix], (form): ReadonlyMap<string, string> => {
  const path = form.source.get(envFile.name).trim();
  const texts = [
    [envFile.name, path === '' ? '' : (form.file(envFile.name, path) ?? '')],
    [envText.name, form.source.get(envText.name)],
  ] as const;
  const values = new Map<string, string>();
  for (const [input, text] of texts) {
    const parsed = parseStrict(text);
    if (parsed.ok) for (const [key, value] of parsed.values) values.set(key, value);
    else for (const problem of parsed.problems) form.report(input, `dotenv text; ${problem}`);
  }
  for (const [key, value] of readPrefixed(form)) values.set(key, value);
  form.source.hide(values.values());
  return values;
});

const envMode = declare({
  name: 'env-mode',
  section: 'env',
  description: '`merge` keeps all other lines byte for byte; `replace` writes exactly the given keys.',
  default: 'merge',
  parse: parseOneOf(['merge', 'replace']),
});

const envRemove = declare({
  name: 'env-remove',
  section: 'env',
  description: 'For `sync-env` with `merge`, keys to remove, separated by line breaks or commas.',
  parse: parseKeys,
  missing: new Set<string>(),
});

/** Brings the site's `.env` to the given values. Shows only the names of keys. */
export const syncEnv = declareOperation({
  name: 'sync-env',
  summary: "sets the given values in the site's `.env` and keeps every other byte",
  scope: 'site',
  section: 'env-keys',
  plansByState: 'repository',
  inputs: { env, envMode, envRemove },
});

/** Reads the variables of the step's environment that begin with the prefix, without the prefix. */
function readPrefixed(form: Form): [string, string][] {
  const { get, environment } = form.source;
  const prefix = get(envPrefix.name).trim();
  if (prefix === '') return [];
  const found = Object.entries(environment).flatMap(([name, value]): [string, string][] =>
    name.startsWith(prefix) && value !== undefined ? [[name.slice(prefix.length), value]] : [],
  );
  const report = (expected: string): void => form.report(envPrefix.name, expected);
  const bad = found.filter(([key]) => !isKey(key)).map(([key]) => `${prefix}${key}`);
  if (bad.length > 0)
    report(`variables with a key of letters, digits and _ after the prefix: ${bad.join(', ')}`);
  const empty = found.filter(([, value]) => value === '').map(([key]) => key);
  if (empty.length > 0) {
    const names = empty.map((key) => prefix + key).join(', ');
    report(
      `a value in ${names}; it is empty. ${whyEmpty(form.source)} To write an empty value on purpose, give ${empty[0]}= in env`,
    );
  }
  if (found.length === 0) report(`at least one variable of the step's env that begins with ${prefix}`);
  return found;
}
