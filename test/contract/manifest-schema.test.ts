import { globSync } from 'node:fs';
import { registerSchema, validate } from '@hyperjump/json-schema/draft-07';
import { describe, expect, test } from '@jest/globals';
import { readConfig } from '../../src/cli/config-file.ts';
import { kinds } from '../../src/records/kinds.ts';
import { parseVocabulary } from '../../src/records/parse-vocabulary.ts';
import { parseTargets } from '../../src/targets/parse-targets.ts';
import { parseYaml } from '../../src/values/yaml.ts';
import { formWith } from '../support/forms.ts';
import { readManifest } from '../support/manifests.ts';
import { pages, read, root, textsOn } from '../support/pages.ts';
import { ENDPOINTS, exampleOf, insideOf, outsideOf } from './endpoints.ts';

const addressOf = (schema: string): string => `https://docs.example/${schema}.schema.json`;
for (const schema of ['manifest', 'targets', 'vocabulary', 'config'])
  registerSchema(JSON.parse(read(`${schema}.schema.json`)), addressOf(schema));
const accepts = await validate(addressOf('manifest'));

const VARIABLES = { NAME: '7', DB_PASSWORD: 'a-password', PREVIEW_PASSWORD: 'a-password' };

const takes = async (manifest: unknown): Promise<boolean> =>
  (await readManifest(JSON.stringify(manifest), VARIABLES)).problems.length === 0;

async function expectBoth(isTaken: boolean, manifests: readonly unknown[]): Promise<void> {
  for (const manifest of manifests.map((one) => JSON.parse(JSON.stringify(one))))
    expect([manifest, accepts(manifest).valid, await takes(manifest)]).toEqual([manifest, isTaken, isTaken]);
}

describe('manifest.schema.json and the action', () => {
  test('both accept the examples', async () => {
    const manifests = [read('examples/manifests/site.yml'), ...textsOn('docs/manifest.md', 'yaml')].flatMap(
      (text) => {
        const parsed = parseYaml(text);
        return 'value' in parsed && !Array.isArray(parsed.value.value) ? [parsed.value.value] : [];
      },
    );
    expect(manifests).toHaveLength(3);
    await expectBoth(true, manifests);
  });

  test('both refuse what is not a manifest', () =>
    expectBoth(false, [{ crontab: [] }, { crontabs: {} }, { crontabs: null }, [], 'text']));

  describe.each(kinds)('for $name', (kind) => {
    const body = ENDPOINTS.find(({ method, path }) => method === 'POST' && path === kind.path)?.body ?? {};
    const manifestOf = (more: object) => ({ [kind.name]: [{ ...exampleOf(body), ...more }] });

    test('the schema accepts everything that the action accepts', async () => {
      let taken = 0;
      for (const [name, field] of Object.entries(body)) {
        for (const value of [...insideOf(field), ...outsideOf(field), 443, '443', null, '${NAME}']) {
          const manifest = JSON.parse(JSON.stringify(manifestOf({ [name]: value })));
          if (!(await takes(manifest))) continue;
          taken += 1;
          expect([manifest, accepts(manifest).valid]).toEqual([manifest, true]);
        }
      }
      expect(taken).toBeGreaterThan(Object.keys(body).length);
    });

    test('both accept the same additional fields', async () => {
      const withExtra = (extras: unknown[]) => extras.map((extra) => manifestOf({ extra }));
      const values = ['allow', '', '${NAME}', 5, 0.5, true, null, [], [80, '81', false]];
      const further = [...values.map((value) => ({ one_more: value })), {}, { 'one-more': 1, OneMore: 2 }];
      await expectBoth(true, withExtra(further));
      const names = [...Object.keys(body), 'id', 'status', '_method', 'one more', ''];
      const wrong = [
        ...[{}, [[]], [null], [{ a: 1 }]].map((value) => ({ one_more: value })),
        ...names.map((name) => ({ [name]: 'x' })),
        ...[null, 'x', 7, true, ['x']],
      ];
      await expectBoth(false, withExtra(wrong));
    });

    test('both refuse missing fields, misspelled fields and wrong types', async () => {
      for (const [name, { required }] of Object.entries(body)) {
        const wrong = [{ [name]: {} }, { [name]: true }, { [`${name}s`]: 'x' }];
        const missing = required ? [{ [name]: undefined }] : [];
        await expectBoth(false, [...wrong, ...missing].map(manifestOf));
      }
    });
  });
});

/** The texts of files, in examples/ and on pages, that name a schema in their first line. */
function textsFor(schema: string): string[] {
  const files = globSync('examples/**/*.yml', { cwd: root }).map(read);
  const blocks = pages.flatMap((page) => textsOn(page, 'yaml'));
  const line = `# yaml-language-server: $schema=https://raw.githubusercontent.com/your-org/site-deploy/HEAD/${schema}.schema.json\n`;
  return [...files, ...blocks].filter((text) => text.startsWith(line));
}

type Takes = (text: string) => boolean;
const takesTargets: Takes = (text) => {
  const form = formWith({ targets: text, server: 'web-1', 'max-failures': '0' });
  parseTargets(form);
  return form.problems.length === 0;
};
const takesVocabulary: Takes = (text) => 'value' in parseVocabulary(text);
const takesConfig: Takes = (text) => readConfig({ value: text }, 'shop.yml').problems.length === 0;

describe.each<[string, Takes, good: readonly string[], bad: readonly string[]]>([
  [
    'targets',
    takesTargets,
    [
      '[7, a.example, web-2/*.example]',
      '[{ server: b, site: 7, env-prefix: A_, wait: false, env-remove: [A, B] }]',
    ],
    ['[{ site: a, env-prefx: A_ }]', '[{ site: a, api-token: x }]', '[{ site: a, dry-run: true }]', '{}'],
  ],
  [
    'vocabulary',
    takesVocabulary,
    ['{ sqldb: { path: databases, field: mysql } }', '{}'],
    ['{ sqlbd: mysql }', '{ sqldb: { path: databases } }', '{ sqldb: "my sql" }', '[]'],
  ],
  [
    'config',
    takesConfig,
    [
      '{ server: 1, operations: [sync-env, deploy], wait: false, dry-run: TRUE, timeout: , prune: [crontabs, daemons] }',
      '{ env: [APP_KEY=x], env-required: .env.example, manifest: { crontabs: [] } }',
      '{ operations: deploy, targets: [{ site: a.example }], vocabulary: { sqldb: mysql }, manifest: site.yml }',
    ],
    ['{ sever: 1 }', '{ env: { A: x } }', '{ site: { a: 1 } }', '[]'],
  ],
])('%s.schema.json and the action', (schema, takes, good, bad) => {
  const isValid = async (text: string): Promise<boolean> => {
    const parsed = parseYaml(text);
    if (!('value' in parsed)) throw new Error(`not YAML: ${text}`);
    return validate(addressOf(schema), JSON.parse(JSON.stringify(parsed.value.value)), 'FLAG').then(
      ({ valid }) => valid,
    );
  };

  test('both accept the examples, which name the schema', async () => {
    const examples = textsFor(schema);
    expect(examples.length).toBeGreaterThan(0);
    for (const text of [...examples, ...good])
      expect([text, await isValid(text), takes(text)]).toEqual([text, true, true]);
  });

  test('both refuse misspelled keys, and what stands in the wrong place', async () => {
    for (const text of bad) expect([text, await isValid(text), takes(text)]).toEqual([text, false, false]);
  });
});
