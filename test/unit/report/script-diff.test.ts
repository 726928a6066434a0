import { describe, expect, test } from '@jest/globals';
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

test('a diff leaves out given secrets, terminal sequences and all that only the present script holds', async () => {
  const { lines } = await diffOf(
    'curl https://x:pass-of-nobody@git.example\nls\n',
    'echo the-given-secret\n\u001b[31mred\n',
  );
  expect(lines).toEqual(['@@ -1,2 +1,2 @@', '-(2 lines of the present script)', '+echo ***', '+red']);
});

describe('the block of a diff', () => {
  const draw = (diff: ScriptDiff, lines: number): string =>
    renderDiff(
      told({ ...success, results: [row('update-deploy-script', 'changed')] }, diff),
      proseOf({ items: lines, characters: 99, isBrief: false }),
    );
  const UNFOLDS = '<details><summary>Deploy script: ';

  test('always closes its fence, and leaves out lines beyond the limit with a note', async () => {
    const after = Array.from({ length: 50 }, (_, nth) => `echo ${'`'.repeat(nth % 7)} ${nth}`).join('\n');
    const diff = await diffOf('a\n', after);
    for (const most of [52, 9, 1]) {
      const block = draw(diff, most);
      const [, fence = '', shown = ''] = /^(`{3,})diff\n([\s\S]*?)\n\1$/m.exec(block) ?? [];
      const more = most === 52 ? [] : [`and ${52 - most} more lines`];
      expect(shown.split('\n')).toEqual([...diff.lines.slice(0, most), ...more]);
      expect(shown).not.toContain(fence);
    }
  });

  test.each([
    ['Deploy script: differs only in the exit report, or in hidden text', 'ls\n', framed('ls\n')],
    ['Deploy script: differs only in the exit report, or in hidden text', 'x the-given-secret\n', 'x ***\n'],
    [`${UNFOLDS}<code>+1 −1</code></summary>`, framed('ls\n'), 'ls -l\n'],
    [`${UNFOLDS}<code>+2 −0</code></summary>`, null, framed('a\nb\n')],
  ])('begins with “%s”', async (title, before, after) => {
    const block = draw(await diffOf(before, after), 9_999);
    expect(block.split('\n')[0]).toBe(title);
  });
});
