import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readConfig } from '../../../src/cli/config-file.ts';
import { parseStrict } from '../../../src/dotenv/strict.ts';
import { anyValue } from '../../support/env-texts.ts';
import { runs } from '../../support/property-runs.ts';

describe('a configuration file', () => {
  test('gives each value as a workflow would write it', () => {
    const text = `server: 007
dry-run: true
site:
health-check-status: '200,204'
operations: [sync-env, deploy]
batches: [1, 10%]
commit: 1e10
deploy-script: |
  a
  b
targets: [shop.example, {site: 0123, commit: 12345678901234567890}]`;
    const { inputs, problems } = readConfig({ value: text }, 'shop.yml');
    expect(problems).toEqual([]);
    expect(Object.fromEntries(inputs)).toEqual({
      server: '007',
      'dry-run': 'true',
      site: '',
      'health-check-status': '200,204',
      operations: 'sync-env\ndeploy',
      batches: '1\n10%',
      commit: '1e10',
      'deploy-script': 'a\nb\n',
      targets: `${'\n'.repeat(10)}${' '.repeat(9)}[shop.example, {site: 0123, commit: 12345678901234567890}]`,
    });
  });

  test('follows an alias in a list, and refuses a map where none is expected', () => {
    const text = 'site: &s shop.example\ntargets: [*s, 1.50]\nserver: {a: b}\n';
    const { inputs, problems } = readConfig({ value: text }, 'shop.yml');
    expect(inputs.get('targets')).toBe('["shop.example","1.50"]');
    const expected = 'at line 3 of shop.yml, for server, a text or a list of texts';
    expect(problems).toMatchObject([{ input: '--config', expected }]);
  });

  test('passes on every value of a .env in a map, or refuses it by its key', () => {
    const maps = fc.dictionary(fc.stringMatching(/^[A-Z_]{1,8}$/), anyValue);
    fc.assert(
      fc.property(fc.constantFrom('env', 'deploy-variables'), maps, (name, map) => {
        const { inputs, problems } = readConfig({ value: JSON.stringify({ [name]: map }) }, 'shop.yml');
        const read = parseStrict(inputs.get(name) ?? '');
        if (problems.length === 0)
          return expect(read).toEqual({ ok: true, values: new Map(Object.entries(map)) });
        expect(problems[0]?.expected).toMatch(/, values that a \.env can hold; check [A-Z_]+: it /);
      }),
      runs(300),
    );
  });

  test.each([
    ['{ "# A": x, B: y }', 'keys of letters, digits and _ that begin with no digit'],
    ['{ "A=b": x }', 'keys of letters, digits and _ that begin with no digit'],
    ['{ A: [x, y] }', 'values that a .env can hold; check A: it is a list or a map'],
  ])('refuses a map of variables that no .env can hold: %s', (map, expected) => {
    const { problems } = readConfig({ value: `env: ${map}` }, 'shop.yml');
    expect(problems).toEqual([
      { input: '--config', expected: `at line 1 of shop.yml, for env, ${expected}` },
    ]);
  });
});
