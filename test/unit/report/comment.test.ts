import { describe, expect, test } from '@jest/globals';
import type { ScriptChange } from '../../../src/outcome/facts.ts';
import { compareScript } from '../../../src/report/script-diff.ts';
import { framed } from '../../../src/script/frame.ts';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { commentOf, renderComment } from '../../support/comments.ts';
import { expectGolden } from '../../support/golden.ts';
import { reports, row, success, told } from '../../support/reports.ts';

const { plan = success } = reports;
const SCRIPT: ScriptChange = {
  before: framed('set -e\ngit pull\necho "```"\ncurl https://a:hunter2-correct-horse@mirror.example/x\n'),
  after: framed('set -e\ngit fetch origin main\ngit reset --hard FETCH_HEAD\necho "```"\n'),
};
describe('the comment on a pull request', () => {
  test('reads like test/golden/comment-failure.md', () => {
    const comment = commentOf(reports['failure-health-check'] ?? success);
    expectGolden('comment-failure.md', comment);
    expect(comment).not.toContain('hunter2');
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
});
