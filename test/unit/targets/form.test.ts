import { describe, expect, test } from '@jest/globals';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { createForm, readTargets } from '../../../src/targets/form.ts';
import { formWith } from '../../support/forms.ts';

function maskingForm(given: Readonly<Record<string, string>> = {}) {
  const redactor = createRedactor();
  const masked: string[] = [];
  const host = { get: (name: string) => given[name] ?? '', env: {}, readFile: () => ({ value: '' }) };
  const form = createForm(host, redactor, (line) => masked.push(line));
  return { masked, redactor, form };
}

describe('secrets of the inputs', () => {
  test('are masked in the whole job only once, however many targets have them', () => {
    const { form, masked, redactor } = maskingForm({ 'api-token': 'token-of-the-service' });
    for (let target = 0; target < 3; target += 1)
      form.of(form.get).hide(['a value of .env', `another one ${target}`, 'a value of .env']);
    const others = ['another one 0', 'another one 1', 'another one 2'];
    expect(masked).toEqual(['token-of-the-service', 'a value of .env', ...others]);
    expect(redactor.redact('token-of-the-service, a value of .env')).toBe('***, ***');
  });

  test('are not masked if they are public, such as the domain of the site', () => {
    const { form, masked } = maskingForm({ site: 'shop.example' });
    form.hide(['shop.example', 'hunter42hunter42']);
    expect(masked).toEqual(['hunter42hunter42']);
  });
});

test('no pattern is passed over in silence, whatever its entry confirms', async () => {
  const targets = JSON.stringify([{ site: '*.example', 'confirm-delete': 'one\ntwo' }]);
  const form = formWith({
    'base-url': 'https://a.example',
    'api-token': 'x'.repeat(8),
    server: '1',
    targets,
  });
  expect(await readTargets(form)).toMatchObject({ list: { entries: [{ site: '*.example' }] } });
});
