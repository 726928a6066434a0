import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { DEPLOYS } from '../../../harness/deploys.ts';
import type { OtherAnswer } from '../../../harness/faults.ts';
import { root } from '../../../harness/metadata.ts';
import { play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { GOOD } from '../../../harness/simulator/deploys.ts';
import { OUTCOME_OF } from '../../../src/core/outcomes.ts';
import { TABLE } from '../../../src/deploy/judge.ts';
import {
  type Differs,
  type Played,
  playStory,
  type Story,
  storyOf,
  THEIR_COMMIT,
} from '../../support/deploy-story.ts';

const silent = { reports: false, reportedBefore: false, showsScript: false } as const;
const failing = { exitStatus: 1 };
const theirs = { ...storyOf('family', {}).ours, commit: THEIR_COMMIT };
const minute = { timeoutMs: 60_000 };
const notSent = { trigger: 'never arrived' } as const;
const patterns = { expects: ['success-pattern'] } as const;

const family = (told: Differs): Story => storyOf('family', told);
const plain = (told: Differs): Story => storyOf('document', told);
/** One of the family whose script does not report its end. */
const quiet = (told: Differs = {}): Story => family({ ...silent, ...told });
/** One in which the status has other words; undefined for none. */
const worded = (words: Story['status']['words'], told: Differs): Story =>
  family({ ...told, status: { words } });
const log = (log: NonNullable<Differs['log']>): Differs => ({ log });
const news = { newsMs: [2_000, 11_000] };

/** The story for each row of the table in docs/judging.md, and for each odd one, by its first column. */
const SCENES: Readonly<Record<string, Story>> = {
  'status: `deploying`, then `active`': quiet(),
  'status: `deploying`, then `deploy-failed`': quiet({ ours: failing }),
  '… and an exit report of status 0': worded(['deploy-failed', 'deploying', 'active'], {}),
  'status: `deploying` to the end of `timeout`': quiet({ ours: { durationMs: 3_600_000 }, ...minute }),
  'status: `deploy-failed` before, the answer to the trigger lost, and nothing has changed': quiet({
    ...{ others: [{ ...theirs, exitStatus: 1, askedMs: -600_000 }], ...notSent, ...minute },
  }),
  'status: the deploy was too short to be seen, but `last_deploy_at` has changed': quiet({
    ours: { durationMs: 50 },
  }),
  'no status: an earlier deploy was running at the trigger, and no other one is seen': plain({
    ...{ ...notSent, others: [{ ...theirs, askedMs: -1_000 }] },
  }),
  'status: two deploys ended differently': quiet({
    ...{ ...log({ content: 'missing' }), others: [{ ...theirs, exitStatus: 1, askedMs: 12_000 }] },
    ...{ pollIntervalMs: 1_000, ...patterns },
  }),
  'no status: `last_deploy_at` has changed': plain(silent),
  'no status: an exit report of status 0': plain({}),
  'an exit report of another status': plain({ ours: failing }),
  'an exit report of status 0 with `commit=none`, and a commit is expected': plain({
    ...{ ours: { commit: 'none' }, expects: ['expected-commit'] },
  }),
  'no exit report, although the script has the frame, and no status': plain({ ours: { isKilled: true } }),
  'no exit report, although the script has the frame, and the status `active`': family(
    log({ content: 'missing' }),
  ),
  'list with types: entries of other kinds': quiet({ ...log(news), ...patterns }),
  'list with types: two new deploys, without reports': quiet({
    ...{ lastDeployAt: 'never', others: [{ ...theirs, askedMs: 1 }] },
  }),
  'list without types: one new entry holds an exit report': family(log({ types: 'none', ...news })),
  'list without types, no report': quiet({ ...log({ types: 'none', ...news }), ...patterns }),
  'an entry without `content`, no pattern': quiet(log({ content: 'missing' })),
  'an entry without `content`, a pattern': quiet({ ...log({ content: 'missing' }), ...patterns }),
  'an entry without `content`, `/log/{id}` has it': family({ ...log({ content: 'by id' }), ...patterns }),
  '`/log/{id}`: 404, a pattern': quiet({ ...log({ content: 'by id, 404' }), ...patterns }),
  '`/log/{id}`: another entry, a pattern': quiet({ ...log({ content: 'by id, another' }), ...patterns }),
  'status: only unknown words, and no exit report': worded(['live', 'busy', 'broken'], silent),
  'status: an unknown word after `deploying`': worded(['live', 'deploying', 'broken'], silent),
  'status: of a wrong type now and then': quiet({ status: { oddEvery: 3 } }),
  'an entry that gets its type later': family(log({ types: 'late' })),
  'ids that go backwards': family(log({ ids: 'down', newsMs: [2_000] })),
  'a log of a thousand entries': family(log({ olderEntries: 1_000, pageSize: 0 })),
};

/** The rows of the table of docs/judging.md under the heading. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = readFileSync(join(root, 'docs/judging.md'), 'utf8').split(`\n## ${heading}\n`);
  const [before = ''] = section.split('\n## ');
  return cellsOf(before).slice(1);
}

const cellsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) => line.slice(2, -2).split(' | '));

/** Rows as in the table, for services that people rarely meet. */
const ODD_ROWS = `
| list with types: entries of other kinds | \`succeeded\` | \`token\`, \`status\`, \`success-pattern\` |
| list without types: one new entry holds an exit report | \`succeeded\` | \`token\`, \`status\`, \`exit-status\` |
| list without types, no report | \`unknown\` | “the deploy log is not shown by the service” |
| an entry without \`content\`, no pattern | \`succeeded\` | \`token\`, \`status\` |
| an entry without \`content\`, \`/log/{id}\` has it | \`succeeded\` | \`token\`, \`status\`, \`exit-status\`, \`success-pattern\` |
| \`/log/{id}\`: 404, a pattern | \`unknown\` | “the deploy log is not shown by the service” |
| \`/log/{id}\`: another entry, a pattern | \`unknown\` | “the deploy log is not shown by the service” |
| status: an unknown word after \`deploying\` | \`unknown\` | “the site has the status live, which does not tell how the deploy ended” |
| status: of a wrong type now and then | \`succeeded\` | \`token\`, \`status\` |
| an entry that gets its type later | \`succeeded\` | \`token\`, \`status\`, \`exit-status\` |
| ids that go backwards | \`succeeded\` | \`token\`, \`status\`, \`exit-status\` |
| a log of a thousand entries | \`succeeded\` | \`token\`, \`status\`, \`exit-status\` |
`;

/** What is shown, the outcome, the evidence or the reason. */
const rows = [...rowsUnder('What is shown, and what is concluded'), ...cellsOf(ODD_ROWS)];

test('each row of docs/judging.md has a scene here, and each scene a row', () => {
  expect(rows.map(([shown]) => shown).sort()).toEqual(Object.keys(SCENES).sort());
});

test('the table of decisions in docs/judging.md is that of the code, row by row', () => {
  const row = (row: (typeof TABLE)[number]): string[] => {
    if ('reason' in row) return [row.name, `\`${OUTCOME_OF[row.reason]}\``, `\`${row.reason}\``];
    return [row.name, row.outcome === 'goes on' ? 'goes on' : `\`${row.outcome}\``, ''];
  };
  expect(rowsUnder('The table of decisions')).toEqual(TABLE.map(row));
});

test.each(rows)('%s ends as %s: %s', async (shown, outcome, why) => {
  const story = SCENES[shown ?? ''];
  if (story === undefined) throw new Error(`There is no scene for ${shown}`);
  expect(`${outcome} | ${why}`).toBe(rowOf(await playStory(story), why));
});

/** The row of a run in the table: the evidence of a success; otherwise the words, which the message holds. */
function rowOf({ outcome, message, report }: Played, why = ''): string {
  const words = why
    .replace(/^“|…?”$/g, '')
    .replaceAll('`', '')
    .toLowerCase();
  const told =
    outcome === 'succeeded' ? (report?.evidence ?? []).map((name) => `\`${name}\``).join(', ') : undefined;
  return `\`${outcome}\` | ${told ?? (message.toLowerCase().includes(words) ? why : message)}`;
}

/** A deploy on a service that shows deployments by their ids, with other answers to some requests. */
const answering = (answers: readonly (readonly [RegExp, OtherAnswer])[]): Behaviour => ({
  ...DEPLOYS['by id'](10_000, true),
  fault: ({ method, path, sinceTriggerMs }) =>
    sinceTriggerMs < 0 && method === 'GET'
      ? undefined
      : answers.find(([asked]) => asked.test(`${method} ${path}`))?.[1],
});
const data = (fields: object): OtherAnswer => ({ status: 200, body: { data: fields } });
const ID = 'd/4001';
const shown = (status: string, more = {}) =>
  [/deployments\/[^/]+$/, data({ id: ID, status, ...more })] as const;
const says = (content: string) => [/\/log$/, data({ deployment_id: ID, content, status: 'x' })] as const;
const ownLog = (content: string, more = {}) =>
  [/deployments\/.*\/log$/, data({ deployment_id: ID, content, status: 'failed', ...more })] as const;
const report = (status: number, commit = 'c'.repeat(40), run = '1'): string =>
  `Done.\n[site-deploy] exit-status=${status} commit=${commit} run=${run}\n`;

describe('a deploy with an id', () => {
  test.each<[string, string, string, readonly (readonly [RegExp, OtherAnswer])[]]>([
    ['a success', 'succeeded', '', [shown('success'), says(report(0))]],
    ['a success, whose script failed', 'failed', 'exited with status 3', [shown('success'), says(report(3))]],
    ['a failure', 'failed', 'deployment as failed', [shown('failed'), says('boom\n')]],
    [
      'a failure of a good script',
      'failed',
      'although its script exited',
      [shown('failed'), says(report(0))],
    ],
    ['cancelled', 'failed', 'as cancelled', [shown('cancelled'), says('x\n')]],
    ['a word of its own, then the other signs', 'succeeded', '', [shown('odd')]],
    ['not shown, then the other signs', 'succeeded', '', [[/deployments/, { status: 404 }]]],
    ['refused, then the other signs', 'succeeded', '', [[/deployments/, { status: 403 }]]],
    ['a failure of another one, then the other signs', 'succeeded', '', [shown('failed', { id: 'd/4002' })]],
  ])('is decided by its deployment alone: %s', async (_, outcome, words, answers) => {
    const played = await play(answering(answers), { timeout: '10m' });
    expect(played.report.outcome).toBe(outcome);
    expect(played.report.failure?.message ?? '').toContain(words);
    expect(played.report.facts?.deploy?.id).toBe(ID);
  });

  test.each<[string, readonly (readonly [RegExp, OtherAnswer])[]]>([
    ['its record is older than the deploy before', [shown('failed', { created_at: '2025-12-30 00:00:00' })]],
    ['its record is of the deploy before', [shown('failed', { created_at: '2025-12-31 00:00:00' })]],
    ['its record is a minute older', [shown('failed', { created_at: '2025-12-31T23:59:00Z' })]],
    ['the same without a zone', [shown('failed', { created_at: '2025-12-31 22:52:30' })]],
    ['its run has ended before', [shown('failed'), ownLog(report(1, undefined, 'r0'))]],
    ['its run has ended before that', [shown('failed'), ownLog(report(1, undefined, '1.20251230T230000Z'))]],
    ['its log was there before the trigger', [ownLog('old', { log_id: 2_999 })]],
  ])('is judged without an id that is not its own: %s', async (_, answers) => {
    const behaviour = answering(answers);
    const before = `${behaviour.log}${report(0, undefined, '9.20251231T000000Z')}`;
    const played = await play({ ...behaviour, log: before }, { timeout: '10m' });
    expect(played.report.outcome).toBe('succeeded');
    expect(played.report.facts?.deploy?.id).toBeUndefined();
    expect(played.report.facts?.deploy?.evidence).toEqual(['token', 'status', 'exit-status']);
    expect(played.log).toContain(`has the id of an earlier deployment, ${ID}. This deploy is judged without`);
  });

  test('keeps its id whatever the zone of its record without one', async () => {
    const played = await play(
      answering([shown('success', { created_at: '2025-12-31 18:30:01' }), says(report(0))]),
    );
    expect(played.report.facts?.deploy).toMatchObject({ id: ID, evidence: ['deployment', 'exit-status'] });
  });

  test('is judged without an id that JSON cannot hold', async () => {
    // JSON.parse reads 2^53 + 1 as 2^53.
    const body = { message: 'Deploying.', deployment_id: 2 ** 53 };
    const trigger: OtherAnswer = { status: 200, body, effect: 'now' };
    const played = await play(answering([[/^POST .*\/deploy$/, trigger]]), { timeout: '10m' });
    expect(played.report).toMatchObject({ outcome: 'succeeded', facts: { deploy: { id: undefined } } });
  });

  test.each([
    ['its beginning is shown', 'cccccccc', 'succeeded'],
    ['another one is shown', 'ddddddd', 'failed'],
    ['none is shown', null, 'unknown'],
  ])('has its commit compared when %s', async (_, commit_hash, outcome) => {
    const behaviour = answering([shown('success', { commit_hash }), says('Done.\n')]);
    const played = await play(behaviour, { 'expected-commit': 'c'.repeat(40) });
    expect(played.report.outcome).toBe(outcome);
    if (outcome === 'succeeded') expect(played.report.facts?.deploy?.commit).toBe('c'.repeat(40));
  });

  test('adopts no id when the answer to its trigger was lost', async () => {
    const played = await playStory(storyOf('by id', { trigger: 'lost' }));
    expect(played.outcome).toBe('succeeded');
    expect(played.asked.some(({ path }) => path.includes('deployments'))).toBe(false);
  });

  test('has its text read from its entry when its own log is not shown', async () => {
    const behaviour = answering([[/deployments\/.*\/log$/, { status: 404 }]]);
    const played = await play(behaviour, { 'success-pattern': '^Done\\.$' });
    expect(played.report.outcome).toBe('succeeded');
    expect(played.report.facts?.deploy?.exitStatus).toBe(0);
  });

  test('does not take what its entry showed before the end for its whole text', async () => {
    const theirs = { ...GOOD, commit: THEIR_COMMIT, delayMs: 300, durationMs: 40_000, askedMs: 1 };
    const story = storyOf('by id', {
      ours: { delayMs: 0, durationMs: 40_000, isTalkative: false },
      others: [{ ...theirs, isTalkative: false }],
      log: { isList: false, types: 'none', entryFrom: 'start', olderEntries: 0 },
      byId: { hasLive: false, word: 'busy', logDelayMs: 60_000 },
      reports: false,
      reportedBefore: false,
      exitReportExpected: false,
      showsScript: false,
      expects: ['success-pattern'],
    });
    expect((await playStory(story)).outcome).toBe('unknown');
  });

  test('prints each line of a deploy once, as it comes', async () => {
    const played = await play(DEPLOYS['by id'](30_000, true));
    const lines = played.log.match(/run-1 step \d+/g) ?? [];
    expect(lines).toEqual(Array.from({ length: 30 }, (_, nth) => `run-1 step ${nth}`));
    const first = played.heard.find(({ text }) => text.includes('run-1 step 0'));
    expect(first?.atMs).toBeLessThan(6_000);
    expect(played.requests.slice(4, -2).filter(({ line }) => line.endsWith('/log'))).toEqual([]);
    expect(played.requests.at(-1)?.line).toMatch(/deployments\/[^/]+\/log$/);
  });
});

const huge = 'x'.repeat(1_000_000);
const post = (body: object) => [/^POST/, { status: 200, body, effect: 'now' }] as const;
const site = (fields: object) => [/sites\/2$/, data({ id: 2, domain: 'shop.example', ...fields })] as const;

test.each<[string, readonly (readonly [RegExp, OtherAnswer])[]]>([
  ['an id with slashes and dots', [post({ data: { deployment_id: '../../1/sites?x=1#' } })]],
  ['an id with half a character', [post({ deployment_id: '\ud800' })]],
  ['an id of a megabyte', [post({ deployment_id: huge })]],
  ['a deployment of another id', [[/deployments\/[^/]+$/, data({ id: 'other', status: 'success' })]]],
  ['ten megabytes of text', [site({ status: 'deploying', current_deploy_log: `${huge}\n`.repeat(10) })]],
  ['text with escapes', [site({ status: 'deploying', current_deploy_log: '\u001b[2J\u0000::error::x\n' })]],
  ['a list in the place of a log', [[/deployments\/.*\/log$/, { status: 200, body: { data: [1] } }]]],
])('a service that shows odd things ends no run in a fault: %s', async (_, answers) => {
  const played = await play(answering(answers), { timeout: '1m' });
  expect(played.report.failure?.message ?? '').not.toContain('has a fault');
  expect((played.report.failure?.message ?? '').length).toBeLessThan(2_000);
  const own =
    /^(GET|POST) \/api\/servers(\/1\/sites(\/2(\/(log|deploy|deploy\/script|deployments\/[\w%.-]+(\/log)?))?)?)?$/;
  for (const { line } of played.requests) expect(line).toMatch(own);
});
