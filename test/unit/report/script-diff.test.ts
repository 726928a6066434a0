import { describe, expect, test } from '@jest/globals';
import { count } from '../../../src/core/count.ts';
import { proseOf } from '../../../src/report/markdown.ts';
import type { ScriptDiff } from '../../../src/report/safe-report.ts';
import { compareScript, renderDiff } from '../../../src/report/script-diff.ts';
import { framed } from '../../../src/script/frame.ts';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { row, success, told } from '../../support/reports.ts';

const redactor = createRedactor();
redactor.add('the-given-secret', 'always');
const diffOf = async (before: string | null, after: string): Promise<ScriptDiff> => {
  const diff = await compareScript({ before, after }, redactor);
  if (diff === undefined) throw new Error('The scripts are the same.');
  return diff;
};

describe('the comparison of two deploy scripts', () => {
  const before = '#!/bin/bash\nset -e\ngit pull\nnpm ci\n';

  test.each([
    ['added', before, framed(before)],
    ['removed', framed(before), before],
  ] as const)('only says that the exit report is %s', async (exitReport, one, other) => {
    expect(await diffOf(one, other)).toMatchObject({ lines: [], exitReport });
  });

  test('takes a script that was not seen for an empty one', async () => {
    expect(await diffOf(null, 'ls\n')).toMatchObject({ lines: ['@@ -0,0 +1,1 @@', '+ls'], added: 1 });
  });

  test('shows scripts without a line in common as a whole', async () => {
    const script = (word: string) =>
      Array.from({ length: 1_000 }, (_, nth) => `echo ${word} ${nth}\n`).join('');
    const { lines, added, removed } = await diffOf(script('a'), script('b'));
    expect([lines.length, added, removed]).toEqual([1_002, 1_000, 1_000]);
  });

  test('leaves out given secrets, terminal sequences and all that only the present script holds', async () => {
    const { lines } = await diffOf(
      'curl https://x:pass-of-nobody@git.example\nls\n',
      'echo the-given-secret\n\u001b[31mred\n',
    );
    expect(lines).toEqual(['@@ -1,2 +1,2 @@', '-(2 lines of the present script)', '+echo ***', '+red']);
  });
});

describe('the block of a diff', () => {
  const draw = (diff: ScriptDiff, lines: number): string =>
    renderDiff(
      told({ ...success, results: [row('update-deploy-script', 'changed')] }, diff),
      proseOf({ items: 9, characters: 99, lines, isBrief: false }),
    );

  test('always closes its fence, and leaves out lines beyond the limit with a note', async () => {
    const after = Array.from({ length: 50 }, (_, nth) => `echo ${'`'.repeat(nth % 7)} ${nth}`).join('\n');
    const diff = await diffOf('a\n', after);
    for (const most of [52, 51, 9, 1]) {
      const block = draw(diff, most);
      const [, fence = '', shown = ''] = /^(`{3,})diff\n([\s\S]*?)\n\1$/m.exec(block) ?? [];
      expect(shown.split('\n')).toEqual(diff.lines.slice(0, most));
      expect(shown).not.toContain(fence);
      const note = most === 52 ? '\n\n</details>' : `${count(52 - most, 'line')} of this diff left out`;
      expect(block).toContain(note);
    }
  });

  test.each([
    ['exit report added', 'ls\n', framed('ls\n')],
    ['<code>+1 −1</code>, exit report removed', framed('ls\n'), 'ls -l\n'],
    ['differs only in hidden text, such as a secret', 'x the-given-secret\n', 'x ***\n'],
    ['<code>+2 −0</code>, exit report added', null, framed('a\nb\n')],
  ])('has the title “%s”', async (title, before, after) => {
    const block = draw(await diffOf(before, after), 9_999);
    expect(/Deploy script: (.*?)(<\/summary>|$)/m.exec(block)?.[1]).toBe(title);
  });
});
