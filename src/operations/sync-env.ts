import type { Problem } from '../core/errors.ts';
import { isEnvKey } from '../dotenv/key.ts';
import { envRequired, envTexts } from '../inputs/common.ts';
import { combine, declare, type Form } from '../inputs/input.ts';
import { parseKeys, parseOneOf } from '../values/input-values.ts';
import { declareOperation } from './operation.ts';

const envSources = {
  text: declare('env', 'env', {
    description: 'For `sync-env`, values as dotenv text. All of them are secrets.',
    secret: 'values',
    parse: async (_, form) => (await envTexts()).readDotenv(form, 'env', form.get('env')),
  }),
  file: declare('env-file', 'env', {
    description: 'For `sync-env`, a dotenv file of the workspace or of `RUNNER_TEMP`.',
    parse: async (path, form) =>
      (await envTexts()).readDotenv(form, 'env-file', form.file('env-file', path) ?? ''),
  }),
  prefixed: declare('env-prefix', 'env', {
    description:
      "For `sync-env`, a prefix. Every variable of the step's `env` that begins with it sets the key named by the rest; an empty value is refused. Later sources win (file, text, prefix).",
    parse: (prefix, form) =>
      // It may be a line of a dotenv text, and is not quoted.
      /[=\s]/.test(prefix)
        ? { expected: 'the beginning of names of variables, without = or spaces' }
        : { value: readPrefixed(prefix, form) },
  }),
};

const env = combine(
  envSources,
  ({ file = [], text = [], prefixed = [] }): ReadonlyMap<string, string> =>
    new Map([...file, ...text, ...prefixed]),
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

export const envInputs = { env, envMode, envRemove };

/** Shows only the names of keys. */
export const syncEnv = declareOperation({
  name: 'sync-env',
  summary: "sets the given values in the site's `.env` and keeps every other byte",
  scope: 'site',
  example: '--env-file .env.production',
  section: 'env-keys',
  plansByState: 'repository',
  inputs: { ...envInputs, envRequired },
  async check({ env: values, envMode: mode, envRemove: removed }) {
    const problems: Problem[] = [];
    const report = (input: string, expected: string) => problems.push({ input, expected });
    if (values?.size === 0 && removed?.size === 0)
      report('env, env-file, env-prefix, env-remove', 'at least one value or key for sync-env');
    if (mode === 'replace' && removed !== undefined && removed.size > 0)
      report('env-remove', 'nothing with env-mode: replace, which removes all other keys anyway');
    const both = [...(removed ?? [])].filter((key) => values?.has(key));
    if (both.length > 0) report('env-remove', `no key that is also set: ${both.join(', ')}`);
    if (!values?.size) return problems;
    const { spell } = await envTexts();
    for (const [key, value] of values) {
      const spelling = spell(value);
      if (!spelling.ok) report('env', `a value for ${key} that a .env can hold: ${spelling.reason}`);
    }
    return problems;
  },
});

function readPrefixed(prefix: string, form: Form): [string, string][] {
  const found = Object.entries(form.env)
    .filter(([name, value]) => name.startsWith(prefix) && value !== undefined)
    .map(([name, value = '']): [string, string] => [name.slice(prefix.length), value]);
  form.hide(found.map(([, value]) => value));
  const report = (expected: string): void => form.report('env-prefix', expected);
  const bad = found.filter(([key]) => !isEnvKey(key)).map(([key]) => `${prefix}${key}`);
  if (bad.length > 0)
    report(`variables with a key of letters, digits and _ after the prefix: ${bad.join(', ')}`);
  const empty = found.filter(([, value]) => value === '').map(([key]) => key);
  if (empty.length > 0) {
    const names = empty.map((key) => prefix + key).join(', ');
    report(`a value in ${names}; it is empty. ${form.whyEmpty()}`);
  }
  if (found.length === 0) report(`at least one variable of the step's env that begins with ${prefix}`);
  return found;
}
