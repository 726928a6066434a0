import { describe, expect, test } from '@jest/globals';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { createInputSource, declarePublic } from '../../../src/step/step-inputs.ts';

function sourceWith(given: Readonly<Record<string, string>> = {}) {
  const redactor = createRedactor();
  const masked: string[] = [];
  const get = (name: string): string => given[name] ?? '';
  declarePublic(get, redactor);
  const environment = { get, env: {}, readFile: () => ({ value: '' }) };
  const source = createInputSource(environment, redactor, (line) => masked.push(line));
  return { masked, redactor, source };
}

describe('secrets of the inputs', () => {
  test('are masked in the whole job only once, however many targets have them', () => {
    const { source, masked, redactor } = sourceWith();
    for (let target = 0; target < 3; target += 1) {
      source.hideToken('token-of-the-service');
      source.hide(['a value of .env', `another one ${target}`, 'a value of .env']);
    }
    const others = ['another one 0', 'another one 1', 'another one 2'];
    expect(masked).toEqual(['token-of-the-service', 'a value of .env', ...others]);
    expect(redactor.redact('token-of-the-service, a value of .env')).toBe('***, ***');
  });

  test('are not masked if they are public, such as the domain of the site', () => {
    const { source, masked } = sourceWith({ site: 'shop.example' });
    source.hide(['shop.example', 'hunter42hunter42']);
    expect(masked).toEqual(['hunter42hunter42']);
  });
});
