import { describe, expect, test } from '@jest/globals';
import { readConfig } from '../../../src/cli/config-file.ts';

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
      targets: expect.stringMatching(/^( *\n){10} {9}\[shop\.example, \{site: 0123, commit: 1\d+0\}\]$/),
    });
  });

  test('refuses a map where none is expected', () => {
    const value = 'site: shop.example\nserver: {a: b}\nenv: {A: b}\n';
    const { problems } = readConfig({ value }, 'shop.yml');
    expect(problems).toEqual(
      ['line 2 of shop.yml, for server', 'line 3 of shop.yml, for env'].map((place) => ({
        input: '--config',
        expected: `at ${place}, a text or a list of texts`,
      })),
    );
  });
});
