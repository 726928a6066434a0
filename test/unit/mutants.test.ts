import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/metadata.ts';
import { faults } from '../../scripts/mutants/faults.ts';

test('each seeded fault fits the sources at one place', () => {
  const unfit = faults.filter(({ file, from }) => {
    const places = readFileSync(join(root, file), 'utf8').split(from).length - 1;
    return places !== 1;
  });
  expect(unfit.map(({ name }) => name)).toEqual([]);
  expect(faults.length).toBeGreaterThan(100);
});
