import { describe, expect, test } from '@jest/globals';
import { explain, OperationError } from '../../../src/core/errors.ts';
import type { DeployResult } from '../../../src/outcome/deploy-result.ts';
import { isUnconfirmed, type RunEnd, reportOfOne } from '../../../src/outcome/end.ts';
import type { Facts, ScriptChange } from '../../../src/outcome/facts.ts';
import { failureOf } from '../../../src/outcome/failure.ts';
import { headlineOf } from '../../../src/report/headline.ts';
import { type Places, renderLinks } from '../../../src/report/links.ts';
import { proseOf } from '../../../src/report/markdown.ts';
import { cutStart } from '../../../src/report/outputs.ts';
import type { ScriptDiff } from '../../../src/report/safe-report.ts';
import { compareScript, renderDiff } from '../../../src/report/script-diff.ts';
import { sectionsOf } from '../../../src/report/sections.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { drawTimeline } from '../../../src/report/timeline.ts';
import { framed } from '../../../src/script/frame.ts';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { expectGolden, readableOutputs } from '../../support/golden.ts';
import {
  commentOf,
  deployed,
  facts,
  happened,
  outputsOf,
  places,
  redactor,
  renderComment,
  reports,
  row,
  success,
  told,
} from '../../support/reports.ts';
import { rollbacks } from '../../support/rollbacks.ts';

const ofRun = (run: RunEnd): Record<string, string> => outputsOf(reportOfOne(run, { server: '', site: '' }));
const summaryOf = async (report: RunEnd): Promise<string> =>
  renderSummary(told(report, await compareScript(report.facts?.script, redactor)), places, sectionsOf);

/** Reports of which the summary is stored as people read it; the others differ from these in their headline. */
const pictured = ['success', 'failure-script', 'plan', 'rejected', 'rolled-back'];

describe('the job summary', () => {
  test.each<[string, RunEnd]>(
    Object.entries({ ...reports, ...rollbacks }).filter(([name]) => pictured.includes(name)),
  )('reads like test/golden/summary-%s.md', async (name, report) => {
    const summary = await summaryOf(report);
    expectGolden(`summary-${name}.md`, summary);
    expect(summary).not.toContain('hunter2');
  });

  test.each<[string, Partial<Facts>, Partial<RunEnd>]>([
    ['lines of a log', { deployLog: 'line & <b> of text\n'.repeat(400_000) }, {}],
    [
      'keys and changes',
      { env: { added: Array(900).fill('K'.repeat(900)), changed: [], removed: [] } },
      { results: Array(60).fill(row('sync-crontabs', 'changed', 9, ...Array(30).fill('#'.repeat(400)))) },
    ],
    [
      'reasons',
      {},
      { failure: { reason: 'deploy-script-failed', message: `${'#'.repeat(99)}\n`.repeat(9_000), next: '' } },
    ],
  ])('stays below its limit, however many %s there are', async (_, more, changes) => {
    const summary = await summaryOf({ ...success, ...changes, facts: { ...facts, ...more } });
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(900 * 1024);
    expect(summary).toContain('shop.example');
    const count = (tag: string): number => summary.split(tag).length;
    expect(count('<details')).toBe(count('</details>'));
  });
});

const diffOf = async (before: string | null, after: string): Promise<ScriptDiff> => {
  const diff = await compareScript({ before, after }, redactor);
  if (diff === undefined) throw new Error('The scripts are the same.');
  return diff;
};

test('a diff leaves out given secrets, terminal sequences and all that only the present script holds', async () => {
  const { lines } = await diffOf(
    'curl https://x:pass-of-nobody@git.example\nls\n',
    'echo hunter2-correct-horse\n\u001b[31mred\n',
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
    [
      'Deploy script: differs only in the exit report, or in hidden text',
      'x hunter2-correct-horse\n',
      'x ***\n',
    ],
    [`${UNFOLDS}<code>+1 −1</code></summary>`, framed('ls\n'), 'ls -l\n'],
    [`${UNFOLDS}<code>+2 −0</code></summary>`, null, framed('a\nb\n')],
  ])('begins with “%s”', async (title, before, after) => {
    const block = draw(await diffOf(before, after), 9_999);
    expect(block.split('\n')[0]).toBe(title);
  });
});

describe('the timeline', () => {
  const drawn = (changes: Partial<RunEnd>): string[] =>
    drawTimeline({ ...success, ...changes })
      .split('\n')
      .map((line) => line.trim());
  test('marks the phase whose end was not seen', () => {
    expect(drawn(reports.cancelled ?? success)).toContain('running 17 s (end not seen) :crit, 1600, 18400');
  });

  test('is left out where it would show nothing', () => {
    const of = (more: Partial<DeployResult>) =>
      drawn({ facts: { ...facts, deploy: { ...deployed, ...more } } });
    const short = [happened(0, 'triggered', 'waiting'), happened(100, 'first lines', 'running')];
    expect([of({ timeline: short }), of({ followed: false })]).toEqual([[''], ['']]);
  });
});

describe('links', () => {
  const linksOf = (more: Partial<Places>, domain = 'shop.example'): string => {
    const site = typeof facts.site === 'object' ? { ...facts.site, domain } : facts.site;
    return renderLinks(told({ ...success, durationMs: 0, facts: { ...facts, site } }), {
      ...places,
      ...more,
      env: { ...places.env, ...more.env },
    });
  };

  test('lead to the site, the commit and the run', () => {
    const [, commit, run] = linksOf({}).split(' · ');
    expect(linksOf({ environmentUrl: 'https://pr-7.shop.example:8443/a%20b?x=1&y=2' })).toBe(
      `[🌐 pr-7.shop.example:8443/a%20b?x&#61;1&#38;y&#61;2](https://pr-7.shop.example:8443/a%20b?x=1&amp;y=2) · ${commit} · ${run}`,
    );
    for (const siteRepository of [undefined, 'ACME/shop', 'git@github.example:acme/shop.git'])
      expect(linksOf({ siteRepository })).toContain(`/acme/shop/commit/${deployed.commit})`);
  });

  test.each<[string, Partial<Places>, string]>([
    ['the commit of another repository', { siteRepository: 'acme/blog' }, '/commit/'],
    ['a user@server', { env: { GITHUB_SERVER_URL: 'https://github.example@evil.example' } }, '/actions/'],
    ['an address with a secret', { environmentUrl: 'https://evil.example/?k=hunter2-correct-horse' }, 'evil'],
  ])('never lead to %s', (_, more, part) => {
    expect(linksOf(more)).not.toContain(part);
  });

  const NO_HOSTS = ['evil.example/x', 'evil', 'hunter2-correct-horse.example'];
  test.each(NO_HOSTS)('never lead to the domain %j', (domain) => {
    expect(linksOf({}, domain)).not.toContain('🌐');
  });
});

const impossible = rollbacks['rollback-impossible'];
/** A rollback whose second deploy ran out of time: the outcome stays that of the first deploy. */
const late: RunEnd = { ...rollbacks['rollback-cancelled'], outcome: 'failed' };
/** Cancelled after something was put back, and before the second trigger. */
const cancelledEarly: RunEnd = { ...impossible, outcome: 'cancelled' };
const bare = { serverId: 1, site: 'planned', repository: 'absent' } as const;
const ofDeploy = (more: Partial<DeployResult>) => ({
  facts: { ...facts, deploy: { ...deployed, commit: undefined, ...more } },
});
const inDoubt = { facts: bare, results: [row('deploy', 'unknown')] };
const unplanned = (operation: string): Partial<RunEnd> => {
  return { outcome: 'failed', results: [row(operation, 'failed')], isDryRun: true };
};
const UNFOLLOWED = 'shop.example: deploy triggered, not followed';
const UNPROVEN = 'shop.example: a deploy ended after 46 s, nothing shows whether it worked';

/** Other headlines are in the stored summaries. */
test.each<[string, Partial<RunEnd>]>([
  ['shop.example: deployed in 46 s', ofDeploy({})],
  [UNFOLLOWED, ofDeploy({ followed: false, evidence: [] })],
  [UNPROVEN, ofDeploy({ evidence: ['token'] })],
  ['Site deploy: made 3 changes and ran deploy, restart-queue-workers', { facts: bare }],
  ['Site deploy: changed nothing', { results: [row('ensure-site', 'unchanged')], facts: bare }],
  ['Site deploy: done', { results: [row('show-server-logs', 'unchanged')], facts: bare }],
  ['shop.example: would make 1 change', { outcome: 'planned', results: [row('ensure-site', 'planned')] }],
  ['shop.example: a newer commit is live, nothing was deployed', { outcome: 'superseded' }],
  ['Site deploy: timed out, the deploy may still be running', { outcome: 'timed_out', ...inDoubt }],
  ['Site deploy: cancelled, the deploy may still be running', { outcome: 'cancelled', ...inDoubt }],
  ['shop.example: the run failed', { outcome: 'failed', results: [] }],
  ['shop.example: planning deploy failed, nothing was written', unplanned('deploy')],
  ['shop.example: check-certificate failed, nothing was written', unplanned('check-certificate')],
  ['shop.example: deploy failed, unknown whether the rollback to 1a2b3c4 succeeded', late],
  ['shop.example: deploy failed, cancelled during the rollback', cancelledEarly],
  ['shop.example: the new code is live, but the health check failed, not rolled back', impossible],
])('the headline says “%s”', (words, end) => {
  const report = { ...success, ...end };
  expect(headlineOf(told(report))).toBe(words);
  expect(isUnconfirmed(report)).toBe([UNFOLLOWED, UNPROVEN].includes(words));
});

describe('the outputs', () => {
  test('say changed if something was written, except by an operation that acts in every run', () => {
    const changed = (operation: string, wrote: boolean) =>
      ofRun({ ...success, results: [{ ...row(operation, 'changed'), wrote }] }).changed;
    for (const operation of ['deploy', 'restart-queue-workers', 'refresh-opcache', 'restart-server'])
      expect(changed(operation, true)).toBe('false');
    for (const operation of ['sync-env', 'install-cloudstore'])
      expect([changed(operation, true), changed(operation, false)]).toEqual(['true', 'false']);
  });

  test('have no reason after a plan', () => {
    const failure = { reason: 'older-commit', message: 'A newer commit is live.', next: '' } as const;
    expect(ofRun({ ...success, outcome: 'planned', failure })).toMatchObject({ reason: '', message: '' });
  });

  test('of a success read like test/golden/outputs-success.txt', () => {
    expectGolden('outputs-success.txt', readableOutputs(ofRun(success)));
  });

  test('have the end of a long log, cut at a line or else at a character, and say so', () => {
    expect(cutStart('short', 64)).toBe('short');
    const note = '[cut: only the end is shown]\n';
    expect(cutStart(`${'a'.repeat(40)}\nlast line`, note.length + 12)).toBe(`${note}last line`);
    expect(cutStart('€'.repeat(20), note.length + 8)).toBe(`${note}€€`);
  });
});

test('the explanation of a failure has the words and causes of our own errors, but only the name and place of others', () => {
  const cause = new OperationError('request-refused', 'Why.', 'x');
  expect(explain(new OperationError('answer-lost', 'What.', 'x', { cause }))).toBe('What. Why.');
  const failure = failureOf(new TypeError('Invalid header value "Bearer hunter2-correct-horse"'));
  expect(failure.message).toMatch(/^This action has a fault: TypeError at report\.test\.ts:\d+:\d+\.$/);
  expect(failureOf('thrown text')).toMatchObject({ reason: 'action-fault' });
});

test('a secret of several lines is hidden in every text of a report, before the text is split', () => {
  const redactor = createRedactor();
  redactor.add('first-half-9f8e\nsecond-half-7d6c');
  const text = 'It said first-half-9f8e\nsecond-half-7d6c.';
  const failure = { reason: 'deploy-script-failed', message: text, next: text } as const;
  const restored = { what: text, state: 'left', sentence: text } as const;
  const results = [{ ...row('deploy', 'failed', 0, text), failure, restored }];
  const known = {
    ...facts,
    deployLog: text,
    findings: { verdict: text, tables: [], yaml: [text], page: '' },
  };
  const safe = told({ ...success, failure, results, facts: known }, undefined, redactor);
  expect(JSON.stringify(safe)).not.toContain('half');
  expect(safe.failure?.message).toBe('It said ***.');
});

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
