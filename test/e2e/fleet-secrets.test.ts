import { describe, expect, test } from '@jest/globals';
import { findLeaks } from '../../harness/leaks.ts';
import { TOKEN } from '../../harness/simulator/simulation.ts';
import { BAD, type FleetRun, listOf, openFleet } from '../support/fleet-runs.ts';

/** Secrets of one target in what is printed of another, and text of a target that pretends to be the runner's. */

const OF_A = 'sk_live_51Habc.def/+x&"quoted" of a';
const OF_B = 'Bx7-läng+und/geheim=&<b>';
/** Stands in the .env of a site on the service, and in no input. */
const ON_SITE = 'stands-on-the-site-only-9f8e7d';
const secrets = [OF_A, OF_B, ON_SITE];
const [A, B, C] = ['site-1.example', 'site-2.example', 'site-3.example'];
const operations = 'update-deploy-script, sync-env, deploy';

describe('a secret', () => {
  const env = { A_APP_KEY: OF_A, B_APP_KEY: OF_B, C_APP_KEY: 'key-of-c' };
  const targets = listOf([{ site: A, 'env-prefix': 'A_' }, { site: B, 'env-prefix': 'B_' }, C]);
  const inputs = { operations, targets, 'env-prefix': 'C_', 'max-failures': '100%' };

  test('of one target is hidden wherever another prints it, in any spelling', async () => {
    const spellings = [OF_A, OF_B].flatMap((secret) => [
      ...[secret, encodeURIComponent(secret), JSON.stringify(secret)],
      ...[Buffer.from(secret).toString('base64'), Buffer.from(secret).toString('hex')],
    ]);
    await using sim = await openFleet(3, { courses: { 0: { ...BAD, prints: `${spellings.join('\n')}\n` } } });
    const run = await sim.play(inputs, { env, secrets });
    expect(run.ends).toEqual(['failed', 'failed', 'failed']);
    expect(run.summary).toContain('***');
    expect(run.log).toContain('│ ***');
  });

  test('is not in what a killed run leaves to the next run and to the post step', async () => {
    await using sim = await openFleet(3);
    const run = await sim.playUntil('SIGKILL', 3, inputs, { env, secrets });
    expect(run.state.run).toContain(', 3 were running, ');
    const left = { unfinished: run.outputs.unfinished ?? '', state: JSON.stringify(run.state) };
    expect(findLeaks(left, [...secrets, TOKEN])).toEqual([]);
  });
});

describe('a secret on the site of a later target', () => {
  /** The first site prints what stands in the .env of the second one, and its deploy fails. */
  const playPrinter = async (batches: string, hidden: readonly string[]): Promise<FleetRun> => {
    const course = { ...BAD, prints: `connecting with ${ON_SITE}\n` };
    await using sim = await openFleet(2, { courses: { 1: course } });
    sim.service.meddle({ kind: 'env line', line: `DB_PASSWORD=${ON_SITE}` }, B);
    const inputs = { operations, env: 'APP_DEBUG=false', batches, 'max-failures': '100%' };
    const run = await sim.play(inputs, { secrets: hidden });
    expect(run.ends).toEqual(['failed', 'succeeded']);
    expect(run.summary).toContain('connecting with ***');
    return run;
  };

  test('is hidden where an earlier one of its batch prints it', async () => {
    expect((await playPrinter('100%', secrets)).log).toContain('connecting with ***');
  });

  test('is hidden in all that is written after an earlier batch has printed it', async () => {
    const { outputs, summary, errors, state } = await playPrinter('1', []);
    const left = JSON.stringify({ outputs, summary, errors, state });
    expect(findLeaks({ left }, [ON_SITE])).toEqual([]);
  });
});

/** Text that means something to the runner, a terminal or a page, were it ours. */
const HOSTILE = [
  ...['::endgroup::', '::group::2 of 3 · forged on 1', '##[endgroup]', '##[group]forged'],
  ...['::error title=forged::forged', '::warning::forged', '::stop-commands::forged-token'],
  ...['::add-mask::succeeded', '::set-output name=outcome::forged'],
  'half\r::endgroup::\r::error::forged by a carriage return',
  '\u001b[2K\u001b[1A::error::forged by colours',
  '\u2028::error::forged by a separator',
  '\u200b::error::forged behind nothing',
  '  ::error::forged behind blanks',
  `${'x'.repeat(200_000)}::error::forged behind a long line`,
  '</summary></details><img src=x>| a | b |',
];

test('hostile text in the deploy logs of all targets ends no group, opens none, and makes no annotation', async () => {
  const prints = `${HOSTILE.join('\n')}\n`;
  await using sim = await openFleet(3, { courses: { 0: { prints }, 1: { ...BAD, prints } } });
  const { ends, log, runner, groups, errors, warnings, summary } = await sim.play({ 'max-failures': '1' });
  expect(ends).toEqual(['failed', 'succeeded', 'succeeded']);
  expect(log).toContain('│ ::endgroup::');
  // Only what the action prints itself was obeyed: a group for each of three targets, none within another.
  const marks = runner.commands.map(({ name }) => name).filter((name) => name.endsWith('group'));
  expect(marks).toEqual([1, 2, 3].flatMap(() => ['group', 'endgroup']));
  expect(groups).toEqual([1, 2, 3].map((nth) => expect.stringMatching(new RegExp(`^${nth} of 3 · `))));
  const forged = runner.commands.filter(({ name, data }) => !/group|error/.test(name) && /forged/.test(data));
  expect([forged, runner.groupOpen]).toEqual([[], false]);
  expect([errors.length, warnings]).toEqual([1, []]);
  // Within a fenced block, nothing is obeyed.
  expect(summary).toContain('```\n</summary></details><img src=x>');
});
