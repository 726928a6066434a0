import { isKey } from '../dotenv/file.ts';
import { readDotenv } from '../inputs/common.ts';
import { declare, declareGroup, type Form } from '../inputs/input.ts';
import { parseKeys, parseOneOf } from '../values/input-values.ts';
import { declareOperation } from './define-operation.ts';

/** The values to set, by key: from the file, then the text, then the variables. All of them are secrets. */
const env = declareGroup(
  [
    {
      name: 'env',
      section: 'env',
      description: 'For `sync-env`, values as dotenv text. All of them are secrets.',
      secret: 'values',
    },
    {
      name: 'env-file',
      section: 'env',
      description: 'For `sync-env`, a dotenv file of the workspace or of `RUNNER_TEMP`.',
    },
    {
      name: 'env-prefix',
      section: 'env',
      description:
        "For `sync-env`, a prefix. Every variable of the step's `env` that begins with it sets the key named by the rest; an empty value is refused. Later sources win (file, text, prefix).",
    },
  ],
  (form): ReadonlyMap<string, string> => {
    const path = form.get('env-file').trim();
    const file = path === '' ? undefined : form.file('env-file', path);
    return new Map([
      ...readDotenv(form, 'env-file', file ?? ''),
      ...readDotenv(form, 'env', form.get('env')),
      ...readPrefixed(form),
    ]);
  },
);

const envMode = declare('env-mode', 'env', {
  description: '`merge` keeps all other lines byte for byte; `replace` writes exactly the given keys.',
  default: 'merge',
  parse: parseOneOf(['merge', 'replace']),
});

const envRemove = declare('env-remove', 'env', {
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
  const { get, env: variables } = form;
  const prefix = get('env-prefix').trim();
  if (prefix === '') return [];
  const found = Object.entries(variables)
    .filter(([name, value]) => name.startsWith(prefix) && value !== undefined)
    .map(([name, value = '']): [string, string] => [name.slice(prefix.length), value]);
  form.hide(found.map(([, value]) => value));
  const report = (expected: string): void => form.report('env-prefix', expected);
  const bad = found.filter(([key]) => !isKey(key)).map(([key]) => `${prefix}${key}`);
  if (bad.length > 0)
    report(`variables with a key of letters, digits and _ after the prefix: ${bad.join(', ')}`);
  const empty = found.filter(([, value]) => value === '').map(([key]) => key);
  if (empty.length > 0) {
    const names = empty.map((key) => prefix + key).join(', ');
    report(
      `a value in ${names}; it is empty. ${form.whyEmpty()} To write an empty value on purpose, give ${empty[0]}= in env`,
    );
  }
  if (found.length === 0) report(`at least one variable of the step's env that begins with ${prefix}`);
  return found;
}
