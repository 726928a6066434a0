import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../../harness/metadata.ts';
import { type Differs, type Story, storyOf, THEIR_COMMIT } from '../../support/deploy-story.ts';
import { type Played, playStory } from '../../support/play-story.ts';

const silent = { reports: false, reportedBefore: false, showsScript: false } as const;
const failing = { exitStatus: 1 };
const theirs = { ...storyOf('family', {}).ours, commit: THEIR_COMMIT };
const failedBefore = [{ ...theirs, exitStatus: 1, askedMs: -600_000 }];

const family = (told: Differs): Story => storyOf('family', told);
const plain = (told: Differs): Story => storyOf('document', told);
/** A story in which the status has other words; undefined for none. */
const worded = (story: Story, words: Story['status']['words']): Story => ({
  ...story,
  status: { ...story.status, words },
});

/** The story for each row of the table in docs/judging.md, and for each odd one, by its first column. */
const SCENES: Readonly<Record<string, Story>> = {
  'status: `deploying`, then `active`': family(silent),
  'status: `deploying`, then `deploy-failed`': family({ ...silent, ours: failing }),
  '… and an exit report of status 0': worded(family({}), ['deploy-failed', 'deploying', 'active']),
  'status: `deploying` to the end of `timeout`': family({
    ...silent,
    ours: { durationMs: 3_600_000 },
    timeoutMs: 60_000,
  }),
  'status: `deploy-failed` before, the answer to the trigger lost, and nothing has changed': family({
    ...silent,
    others: failedBefore,
    trigger: 'never arrived',
    timeoutMs: 60_000,
  }),
  'status: the deploy was too short to be seen, but `last_deploy_at` has changed': family({
    ...silent,
    ours: { durationMs: 50 },
  }),
  'no status: an earlier deploy was running at the trigger, and no other one is seen': plain({
    trigger: 'never arrived',
    others: [{ ...theirs, askedMs: -1_000 }],
  }),
  'status: two deploys ended differently': family({
    ...silent,
    log: { content: 'missing' },
    others: [{ ...theirs, exitStatus: 1, askedMs: 12_000 }],
    pollIntervalMs: 1_000,
    expects: ['success-pattern'],
  }),
  'no status: `last_deploy_at` has changed': plain(silent),
  'no status: an exit report of status 0': plain({}),
  'an exit report of another status': plain({ ours: failing }),
  'an exit report of status 0 with `commit=none`, and a commit is expected': plain({
    ours: { commit: 'none' },
    expects: ['expected-commit'],
  }),
  'no exit report, although the script has the frame, and no status': plain({ ours: { isKilled: true } }),
  'no exit report, although the script has the frame, and the status `active`': family({
    log: { content: 'missing' },
  }),
  'list with types: entries of other kinds': family({
    ...silent,
    log: { newsMs: [2_000, 11_000] },
    expects: ['success-pattern'],
  }),
  'list with types: two new deploys, without reports': family({
    ...silent,
    lastDeployAt: 'never',
    others: [{ ...theirs, askedMs: 1 }],
  }),
  'list without types: one new entry holds an exit report': family({
    log: { types: 'none', newsMs: [2_000, 11_000] },
  }),
  'list without types, no report': family({
    ...silent,
    log: { types: 'none', newsMs: [2_000, 11_000] },
    expects: ['success-pattern'],
  }),
  'an entry without `content`, no pattern': family({ ...silent, log: { content: 'missing' } }),
  'an entry without `content`, a pattern': family({
    ...silent,
    log: { content: 'missing' },
    expects: ['success-pattern'],
  }),
  'an entry without `content`, `/log/{id}` has it': family({
    log: { content: 'by id' },
    expects: ['success-pattern'],
  }),
  '`/log/{id}`: 404, a pattern': family({
    ...silent,
    log: { content: 'by id, 404' },
    expects: ['success-pattern'],
  }),
  '`/log/{id}`: another entry, a pattern': family({
    ...silent,
    log: { content: 'by id, another' },
    expects: ['success-pattern'],
  }),
  'status: only unknown words, and no exit report': worded(family(silent), ['live', 'busy', 'broken']),
  'status: an unknown word after `deploying`': worded(family(silent), ['live', 'deploying', 'broken']),
  'status: of a wrong type now and then': family({ ...silent, status: { oddEvery: 3 } }),
  'an entry that gets its type later': family({ log: { types: 'late' } }),
  'ids that go backwards': family({ log: { ids: 'down', newsMs: [2_000] } }),
  'a log of a thousand entries': family({ log: { olderEntries: 1_000, pageSize: 0 } }),
};

/** The rows of the table under the heading: what is shown, the outcome, the evidence or the reason. */
function rowsOf(page: string): string[][] {
  const [, section = ''] = page.split('\n## What is shown, and what is concluded\n');
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

const rows = [...rowsOf(readFileSync(join(root, 'docs/judging.md'), 'utf8')), ...cellsOf(ODD_ROWS)];

test('each row of docs/judging.md has a scene here, and each scene a row', () => {
  expect(rows.map(([shown]) => shown).sort()).toEqual(Object.keys(SCENES).sort());
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
