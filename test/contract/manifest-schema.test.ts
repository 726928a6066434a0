import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerSchema, validate } from '@hyperjump/json-schema/draft-07';
import { describe, expect, test } from '@jest/globals';
import { kinds } from '../../src/records/kinds.ts';
import { parseManifest } from '../../src/records/manifest.ts';
import { parseYaml } from '../../src/values/yaml.ts';
import { ENDPOINTS, exampleOf, insideOf, outsideOf } from './endpoints.ts';

const root = join(import.meta.dirname, '../..');
const address = 'https://docs.example/manifest.schema.json';
registerSchema(JSON.parse(readFileSync(join(root, 'manifest.schema.json'), 'utf8')), address);
const accepts = await validate(address);

async function takes(manifest: object): Promise<boolean> {
  const { problems } = await parseManifest(JSON.stringify(manifest), { NAME: '7' });
  return problems.length === 0;
}

test('the example is as the schema says', () => {
  const parsed = parseYaml(readFileSync(join(root, 'examples/manifests/site.yml'), 'utf8'));
  expect('value' in parsed && accepts(JSON.parse(JSON.stringify(parsed.value.value))).valid).toBe(true);
});

test('the examples of its page are as the schema and the action say', async () => {
  const page = readFileSync(join(root, 'docs/manifest.md'), 'utf8');
  const manifests = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].flatMap(([, text = '']) => {
    const parsed = parseYaml(text);
    return 'value' in parsed && !Array.isArray(parsed.value.value) ? { text, value: parsed.value.value } : [];
  });
  expect(manifests.length).toBe(2);
  for (const { text, value } of manifests) {
    expect(accepts(JSON.parse(JSON.stringify(value))).valid).toBe(true);
    expect((await parseManifest(text, { DB_PASSWORD: 'a-password' })).problems).toEqual([]);
  }
});

test.each([{ crontab: [] }, { crontabs: {} }, { crontabs: null }, [], 'text'])(
  '%j is refused by both',
  async (manifest) => {
    expect(accepts(manifest).valid).toBe(false);
    expect(await takes(Object(manifest))).toBe(false);
  },
);

describe.each(kinds)('$name', (kind) => {
  const body = ENDPOINTS.find(({ method, path }) => method === 'POST' && path === kind.path)?.body ?? {};
  const manifestOf = (more: object) =>
    JSON.parse(JSON.stringify({ [kind.name]: [{ ...exampleOf(body), ...more }] }));

  test('the schema takes whatever the action takes, and variables', async () => {
    let taken = 0;
    for (const [name, field] of Object.entries(body)) {
      for (const value of [...insideOf(field), ...outsideOf(field), 443, '443', null, '${NAME}']) {
        const manifest = manifestOf({ [name]: value });
        if (!(await takes(manifest))) continue;
        taken += 1;
        expect([manifest, accepts(manifest).valid]).toEqual([manifest, true]);
      }
    }
    expect(taken).toBeGreaterThan(Object.keys(body).length);
  });

  test('both take the same further fields', async () => {
    const further: readonly unknown[] = [
      ...['allow', '', '${NAME}', 5, 0.5, true, null, [], [80, '81', false]].map((value) => ({
        one_more: value,
      })),
      {},
      { 'one-more': 1, OneMore: 2 },
    ];
    for (const manifest of further.map((extra) => manifestOf({ extra })))
      expect([manifest, accepts(manifest).valid, await takes(manifest)]).toEqual([manifest, true, true]);
    const wrong: readonly unknown[] = [
      ...[{}, [[]], [null], [{ a: 1 }]].map((value) => ({ one_more: value })),
      ...[...Object.keys(body), 'id', 'status', '_method', 'one more', ''].map((name) => ({ [name]: 'x' })),
      ...[null, 'x', 7, true, ['x']],
    ];
    for (const manifest of wrong.map((extra) => manifestOf({ extra })))
      expect([manifest, accepts(manifest).valid, await takes(manifest)]).toEqual([manifest, false, false]);
  });

  test('both refuse what is missing, misspelled, or of another type', async () => {
    for (const [name, { required }] of Object.entries(body)) {
      const wrong = [
        { [name]: {} },
        { [name]: true },
        { [`${name}s`]: 'x' },
        ...(required ? [{ [name]: undefined }] : []),
      ];
      for (const manifest of wrong.map(manifestOf)) {
        expect([manifest, accepts(manifest).valid, await takes(manifest)]).toEqual([manifest, false, false]);
      }
    }
  });
});
