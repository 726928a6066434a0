import { describe, expect, test } from '@jest/globals';
import { findLeaks } from '../../harness/leaks.ts';
import type { End, PlayOptions } from '../../harness/play-step.ts';
import type { Arrived, Fault } from '../../harness/simulator/server.ts';
import { TOKEN } from '../../harness/simulator/simulation.ts';
import { readAftermath } from '../../src/run/aftermath.ts';
import { BAD, type Fleet, type FleetRun, type Inputs, listOf, openFleet } from '../support/fleet-runs.ts';

/** Secrets of one target in what is printed of another, and text of a target that pretends to be the runner's. */

const OF_A = 'sk_live_51Habc.def/+x&"quoted" of a';
const OF_B = 'Bx7-läng+und/geheim=&<b>';
/** Stands in the .env of a site on the service, and in no input. */
const ON_SITE = 'stands-on-the-site-only-9f8e7d';
const SECRETS = [OF_A, OF_B, ON_SITE];
const [A, B, C] = ['site-1.example', 'site-2.example', 'site-3.example'];

const play = (
  sim: Fleet,
  inputs: Inputs,
  more: Omit<PlayOptions, 'inputs'> = { secrets: SECRETS },
): Promise<FleetRun> => sim.play({ 'max-failures': '100%', ...inputs }, more);

/** The usual answer to a request, with other text in it. */
function rewrite({ service }: Fleet, request: Arrived, part: RegExp, text: string): Fault {
  const { status, body } = service.answer(request);
  return {
    how: 'answer',
    status,
    body: JSON.parse(JSON.stringify(body).replace(part, () => text)),
    effect: 'now',
  };
}

/** Puts a text in front of the deploy logs of all sites, or of one. */
const print = (sim: Fleet, text: string, site = ''): void =>
  sim.misbehave((request) =>
    request.method === 'GET' && request.path.endsWith(`${site}/log`)
      ? rewrite(sim, request, /"content":"/, `"content":${JSON.stringify(`${text}\n`).slice(0, -1)}`)
      : undefined,
  );

/** Checks that groups are paired: none stands within another, none is closed twice. */
function expectPaired({ runner }: FleetRun): void {
  const marks = runner.commands.map(({ name }) => name).filter((name) => name.endsWith('group'));
  expect(marks).toEqual(marks.map((_, nth) => (nth % 2 === 0 ? 'group' : 'endgroup')));
  expect(runner.groupOpen).toBe(false);
}

describe('a secret', () => {
  const operations = 'update-deploy-script, sync-env, deploy';
  const env = { A_APP_KEY: OF_A, B_APP_KEY: OF_B, C_APP_KEY: 'key-of-c' };
  const owners = listOf([{ site: A, 'env-prefix': 'A_' }, { site: B, 'env-prefix': 'B_' }, C]);

  test('of one target is hidden wherever another prints it, in any spelling', async () => {
    await using sim = await openFleet(3, { courses: { 0: BAD } });
    const spellings = [OF_A, OF_B].flatMap((secret) => [
      ...[secret, encodeURIComponent(secret), JSON.stringify(secret)],
      ...[Buffer.from(secret).toString('base64'), Buffer.from(secret).toString('hex')],
    ]);
    print(sim, spellings.join('\n'));
    const inputs = { targets: owners, operations, 'env-prefix': 'C_' };
    const run = await play(sim, inputs, { env, secrets: SECRETS });
    expect(run.ends).toEqual(['failed', 'failed', 'failed']);
    expect(run.summary).toContain('***');
    expect(run.log).toContain('│ ***');
    expect(run.errors).toHaveLength(3);
    expectPaired(run);
  });

  describe('on the site of a later target', () => {
    /** The first site prints what stands in the .env of the second one, and its deploy fails. */
    const playPrinter = async (batches: string, secrets: readonly string[]): Promise<FleetRun> => {
      await using sim = await openFleet(3, { courses: { 1: BAD } });
      sim.service.meddle({ kind: 'env line', line: `DB_PASSWORD=${ON_SITE}` }, B);
      print(sim, `connecting with ${ON_SITE}`, '/2');
      const inputs = { targets: listOf([A, B]), operations, env: 'APP_DEBUG=false', batches };
      const run = await play(sim, inputs, { secrets });
      expect(run.ends).toEqual(['failed', 'succeeded']);
      expect(run.summary).toContain('connecting with ***');
      return run;
    };

    test('is hidden where an earlier one of its batch prints it', async () => {
      expect((await playPrinter('100%', SECRETS)).log).toContain('connecting with ***');
    });

    test('is hidden in all that is written after an earlier batch has printed it', async () => {
      const run = await playPrinter('1', []);
      const annotations = run.errors.join('\n');
      const { outputs, summary, state } = run;
      const sinks = { summary, annotations, ...outputs, state: JSON.stringify(state) };
      expect(findLeaks(sinks, [ON_SITE])).toEqual([]);
    });
  });

  test('is not in what a killed run leaves to the next run and to the post step', async () => {
    await using sim = await openFleet(3);
    const inputs = { targets: owners, operations: 'sync-env, deploy', 'env-prefix': 'C_' };
    const onStart = (end: End): void => sim.onceDeploying(3, () => end('SIGKILL'));
    const run = await play(sim, inputs, { env, secrets: SECRETS, whole: false, onStart });
    expect(run.code).toBe(null);
    expect(readAftermath(run.state.run)).toContain(', 3 were running, ');
    const left = { unfinished: run.outputs.unfinished ?? '', state: JSON.stringify(run.state) };
    expect(findLeaks(left, [...SECRETS, TOKEN])).toEqual([]);
  });
});

/** Text that means something to the runner, a terminal or a page, were it ours. */
const HOSTILE = [
  '::endgroup::',
  '::group::2 of 3 · forged on 1',
  '##[endgroup]',
  '##[group]forged',
  '::error title=forged::forged',
  '::warning::forged',
  '::stop-commands::forged-token',
  '::add-mask::succeeded',
  '::set-output name=outcome::forged',
  'half\r::endgroup::\r::error::forged by a carriage return',
  '\u001b[2K\u001b[1A::error::forged by colours',
  '\u2028::error::forged by a separator',
  '\u200b::error::forged behind nothing',
  '  ::error::forged behind blanks',
  `${'x'.repeat(200_000)}::error::forged behind a long line`,
  '</summary></details><img src=x>| a | b |',
];

/** Checks that only what the action prints itself was obeyed: a group for each target, and nothing that names a forger. */
function expectOwn(run: FleetRun): void {
  expectPaired(run);
  expect(run.groups).toEqual([1, 2, 3].map((nth) => expect.stringMatching(new RegExp(`^${nth} of 3 · `))));
  const forged = run.runner.commands.filter(({ name, data }) => name !== 'error' && /forged/.test(data));
  expect(forged.filter(({ data }) => !/ of \d+ · /.test(data))).toEqual([]);
}

describe('hostile text', () => {
  test('in the deploy logs of all targets ends no group, opens none, and makes no annotation', async () => {
    await using sim = await openFleet(3, { courses: { 1: BAD } });
    print(sim, HOSTILE.join('\n'));
    const run = await play(sim, {});
    expect(run.ends).toEqual(['failed', 'succeeded', 'succeeded']);
    expect(run.log).toContain('│ ::endgroup::');
    expectOwn(run);
    expect(run.errors).toHaveLength(1);
    expect(run.warnings).toEqual([]);
    expect(run.summary).not.toContain('<img src=x>');
  });

  test('in domains and errors of the service is one harmless line', async () => {
    await using sim = await openFleet(3);
    const forged = JSON.stringify('evil.example\n::endgroup::\r::error::forged');
    sim.misbehave((request) => {
      const { method, path } = request;
      if (method === 'GET' && path.endsWith('/sites'))
        return rewrite(sim, request, /"site-3\.example"/, forged);
      if (!/\/[23]\/deploy$/.test(path)) return undefined;
      return { how: 'answer', status: 422, body: { message: HOSTILE.join('\n') }, effect: 'none' };
    });
    const run = await play(sim, {
      targets: listOf(['2', '3', '4'].map((site) => ({ site }))),
      operations: 'deploy',
    });
    expect(run.outputs.outcome).toBe('failed');
    expectOwn(run);
    expect(run.errors).toHaveLength(2);
    expect(JSON.parse(run.outputs.targets ?? '')).toHaveLength(3);
    expect(run.outputs.unfinished?.split('\n')).toHaveLength(1);
  });
});
