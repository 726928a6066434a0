import { expect, test } from '@jest/globals';
import { render } from '../support/scenario-table.ts';

test('the table counts what was noted, and shows what must not be', () => {
  const run = { runs: 1, requests: 7, retries: 2, leaks: 0, foreignCommands: 0 };
  const table = render([
    { group: '', ...run },
    { group: 'lost answers', tried: 2 },
    { group: 'lost answers', survived: 2 },
    { group: 'lost answers', ...run, inDebugMode: true },
    { group: 'kill', tried: 1 },
    { group: 'lost answers', ...run, leaks: 1, foreignCommands: 3 },
  ]);
  expect(table.split('\n').map((line) => line.trimEnd())).toEqual([
    '',
    '                     scenarios  faults tried  survived  runs  requests  retries',
    'kill                         1             1         0     0         0        0',
    'lost answers                 1             2         2     2        14        4',
    'runs of no scenario          0             0         0     1         7        2',
    'all                          2             3         2     3        21        6',
    '',
    'runs in debug mode 1',
    'leaks 1',
    'commands executed that we did not issue 3',
    '',
  ]);
});
