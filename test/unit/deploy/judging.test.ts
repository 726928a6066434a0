import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../../harness/metadata.ts';
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
const failedBefore = [{ ...theirs, exitStatus: 1, askedMs: -600_000 }];
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
    ...{ others: failedBefore, ...notSent, ...minute },
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
