import { registerSchema, validate } from '@hyperjump/json-schema/draft-07';
import { describe, expect, test } from '@jest/globals';
import { kinds } from '../../src/records/kinds.ts';
import { parseManifest } from '../../src/records/manifest.ts';
import { parseYaml } from '../../src/values/yaml.ts';
import { read, textsOn } from '../support/pages.ts';
import { ENDPOINTS, exampleOf, insideOf, outsideOf } from './endpoints.ts';

const address = 'https://docs.example/manifest.schema.json';
registerSchema(JSON.parse(read('manifest.schema.json')), address);
const accepts = await validate(address);

const VARIABLES = { NAME: '7', DB_PASSWORD: 'a-password', PREVIEW_PASSWORD: 'a-password' };

async function takes(manifest: unknown): Promise<boolean> {
  return (await parseManifest(JSON.stringify(manifest), VARIABLES)).problems.length === 0;
}

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
