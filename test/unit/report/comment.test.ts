import { describe, expect, test } from '@jest/globals';
import type { RunEnd } from '../../../src/outcome/end.ts';
import type { ScriptChange } from '../../../src/outcome/facts.ts';
import { compareScript } from '../../../src/report/script-diff.ts';
import { framed } from '../../../src/script/frame.ts';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { commentOf, diffOf, renderComment } from '../../support/comments.ts';
import { expectGolden } from '../../support/golden.ts';
import { facts, reports, row, success, told } from '../../support/reports.ts';

const { plan = success } = reports;
const SCRIPT: ScriptChange = {
  before: framed('set -e\ngit pull\necho "```"\ncurl https://a:hunter2-correct-horse@mirror.example/x\n'),
  after: framed('set -e\ngit fetch origin main\ngit reset --hard FETCH_HEAD\necho "```"\n'),
};
const KEYS = Array.from({ length: 400 }, (_, nth) => `KEY_${nth}`);
const MANY_KEYS = row('sync-env', 'planned', 0, `.env: add ${KEYS.join(', ')}`);
const LINES = Array.from(
  { length: 1_400 },
  (_, nth) => `echo line ${nth} of the script, and some more of it\n`,
);

describe('the comment on a pull request', () => {
  test('reads like test/golden/comment-failure.md', () => {
    const comment = commentOf(reports['failure-health-check'] ?? success);
    expectGolden('comment-failure.md', comment);
    expect(comment).not.toContain('hunter2');
  });

  test('is cut in long changes and in the diff of a long script, and says so', async () => {
    const report = { ...plan, results: [row('update-deploy-script', 'planned'), MANY_KEYS] };
    const script = { before: 'echo before\n', after: LINES.join('') };
    const comment = commentOf(report, await diffOf(script));
    expect(comment).toMatch(/KEY&#95;57, .* … &#91;cut, 3498 characters&#93;$/m);
    expect(comment).toContain('<code>+1400 −1</code> (planned)');
    expect(comment).toMatch(/^\+echo line 97 of .*\nand 1302 more lines\n```/m);
  });

  test('does not link to a site that the run has deleted', () => {
    const results = [row('delete-site', 'changed', 0, 'deleted it')];
    expect(commentOf({ ...success, results })).not.toContain('🌐');
  });

  test('keeps its Markdown whole if secrets are ordinary words', async () => {
    const redactor = createRedactor();
    for (const word of ['details', 'summary', 'diff', 'yaml']) redactor.add(word, 'always');
    const safe = told(plan, await compareScript(SCRIPT, redactor), redactor);
    const comment = renderComment(safe);
    expect(comment.match(/<details><summary>/g)).toHaveLength(2);
    expect(comment.match(/<\/details>/g)).toHaveLength(2);
    expect(comment).toMatch(/\/actions\/runs\/[\s\S]*^```yaml$[\s\S]*^`{3,}diff$/m);
  });

  test.each([200, 1_000, 5_000, 20_000])(
    'fits into %i characters, however much there is to say',
    async (maxCharacters) => {
      const long = '@|$&<'.repeat(300);
      const many = Array.from({ length: 20 }, () => long);
      const report: RunEnd = {
        outcome: 'failed',
        failure: { reason: 'deploy-script-failed', message: many.join('\n'), next: long },
        results: many.map(() => row('update-deploy-script', 'failed', 0, ...many)),
        facts,
        durationMs: 1,
      };
      const comment = commentOf(report, await diffOf(SCRIPT), maxCharacters);
      expect(comment.length).toBeLessThanOrEqual(maxCharacters);
      expect(comment.length).toBeGreaterThan(10);
      if (maxCharacters > 10_000) expect(comment).toContain('The rest is left out');
    },
  );
});
