import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { findLeaks } from '../../harness/leaks.ts';
import type { Script } from '../../harness/misbehaving-server.ts';
import type { PlayOptions } from '../../harness/play-step.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { readAftermath } from '../../src/run/aftermath.ts';
import { groupsOf, makeSites, outcomesOf, told } from '../support/fleet-ground.ts';

/** Secrets of one target in what is printed of another, and text of a target that pretends to be the runner's. */

const OF_A = 'sk_live_51Habc.def/+x&"quoted" of a';
const OF_B = 'Bx7-läng+und/geheim=&<b>';
/** Stands in the .env of a site on the service, and in no input. */
const ON_SITE = 'stands-on-the-site-only-9f8e7d';
const SECRETS = [OF_A, OF_B, ON_SITE];

let stage: Stage;
let zones = 0;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.misbehave(() => undefined));

/** Makes three sites with names of their own; returns the path of each by its domain. */
function threeSites(script?: string): Promise<Map<string, string>> {
  zones += 1;
  const domains = ['a', 'b', 'c'].map((name) => `${name}.zone-${zones}.example`);
  return makeSites(stage, domains, script === undefined ? {} : { script });
}

async function play(
  inputs: Readonly<Record<string, string>>,
  more: Omit<PlayOptions, 'inputs'> = {},
): Promise<ActionRun> {
  return stage.play({ timeout: '30s', ...inputs }, { secrets: SECRETS, ...more });
}

/** Puts a text, escaped for JSON, in front of each deploy log. */
const printing =
  (printed: string, site = ''): Script =>
  async ({ method, path }) => {
    if (method !== 'GET' || !path.endsWith(`${site}/log`)) return undefined;
    const text = JSON.stringify(await stage.call('GET', path));
    return { status: 200, body: text.replace('"content":"', `"content":"${printed}\\n`) };
  };

/** Groups are paired, each in its turn: none within another, none closed twice. */
function expectPaired(run: ActionRun): void {
  const marks = run.runner.commands.flatMap(({ name }) =>
    name === 'group' || name === 'endgroup' ? [name] : [],
  );
  expect(marks).toEqual(marks.map((_, nth) => (nth % 2 === 0 ? 'group' : 'endgroup')));
  expect(run.runner.groupOpen).toBe(false);
}

describe('a secret', () => {
  const env = { A_APP_KEY: OF_A, B_APP_KEY: OF_B, C_APP_KEY: 'key-of-c' };
  const operations = 'update-deploy-script, sync-env, deploy';

  test('of one target is in no group, output, row, annotation or state, though another prints it', async () => {
    const sites = await threeSites();
    const [a = '', b = '', c = ''] = sites.keys();
    const spellings = [OF_A, OF_B].flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      Buffer.from(secret).toString('base64'),
      Buffer.from(secret).toString('hex'),
      JSON.stringify(secret),
    ]);
    const targets = [{ site: a, 'env-prefix': 'A_' }, { site: b, 'env-prefix': 'B_' }, c];
    const printed = JSON.stringify(`${spellings.join('\n')}\n`).slice(1, -1);
    stage.misbehave(printing(printed));
    const inputs = { 'deploy-script': 'exit 7', 'max-failures': '100%', 'env-prefix': 'C_' };
    const run = await play({ targets: JSON.stringify(targets), operations, ...inputs }, { env });
    expect(outcomesOf(run)).toEqual({ [a]: 'failed', [b]: 'failed', [c]: 'failed' });
    // Summary and log show what the scripts printed.
    expect(run.summary).toContain('***');
    expect(run.log).toContain('│ ***');
    expect(told(run, 'error')).toHaveLength(3);
    expectPaired(run);
  });

  test('that is read from the site of a later target is hidden where an earlier one of its batch printed it', async () => {
    const sites = await threeSites();
    const [a = '', b = ''] = sites.keys();
    const [pathOfA = '', pathOfB = ''] = sites.values();
    await stage.call('PATCH', `${pathOfB}/env`, { content: `APP_NAME=shop\nDB_PASSWORD=${ON_SITE}\n` });
    stage.misbehave(printing(`connecting with ${ON_SITE}`, pathOfA));
    const run = await play({
      targets: JSON.stringify([
        { site: a, 'deploy-script': 'exit 3' },
        { site: b, 'deploy-script': 'echo over' },
      ]),
      ...{ operations, env: 'APP_DEBUG=false', 'max-failures': '100%' },
    });
    expect(outcomesOf(run)).toEqual({ [a]: 'failed', [b]: 'succeeded' });
    expect(run.summary).toContain('connecting with ***');
    expect(run.log).toContain('connecting with ***');
  });

  test('that becomes known only after a target has printed it is in no output or summary', async () => {
    const sites = await threeSites();
    const [a = '', b = ''] = sites.keys();
    const [pathOfA = '', pathOfB = ''] = sites.values();
    await stage.call('PATCH', `${pathOfB}/env`, { content: `APP_NAME=shop\nDB_PASSWORD=${ON_SITE}\n` });
    stage.misbehave(printing(`connecting with ${ON_SITE}`, pathOfA));
    const run = await stage.play({
      targets: JSON.stringify([
        { site: a, 'deploy-script': 'exit 3' },
        { site: b, 'deploy-script': 'echo over' },
      ]),
      ...{ operations, env: 'APP_DEBUG=false', 'max-failures': '100%', batches: '1', timeout: '30s' },
    });
    const { outputs, summary, state } = run;
    const annotations = told(run, 'error').join('\n');
    const sinks = { summary, annotations, ...outputs, state: JSON.stringify(state) };
    expect(findLeaks(sinks, [ON_SITE])).toEqual([]);
    expect(summary).toContain('connecting with ***');
  });

  test('is not in what a killed run leaves to the next run and to the post step', async () => {
    const sites = await threeSites('sleep 30');
    const [a = '', b = '', c = ''] = sites.keys();
    const targets = [{ site: a, 'env-prefix': 'A_' }, { site: b, 'env-prefix': 'B_' }, c];
    let triggers = 0;
    const run = await play(
      { targets: JSON.stringify(targets), operations: 'sync-env, deploy', 'env-prefix': 'C_' },
      {
        env,
        whole: false,
        onStart: (end) =>
          stage.misbehave(({ method, path }) => {
            if (method === 'POST' && path.endsWith('/deploy')) triggers += 1;
            if (triggers === 3 && path.endsWith('/sites')) end('SIGKILL');
            return undefined;
          }),
      },
    );
    expect(run.code).toBe(null);
    expect(readAftermath(run.state.run)).toContain(', 3 were running, ');
    const left = { unfinished: run.outputs.unfinished ?? '', state: JSON.stringify(run.state) };
    expect(findLeaks(left, [...SECRETS, stage.sandbox.token])).toEqual([]);
  });
});

test('the token of a repository is refused in an entry, which unfinished would show', async () => {
  const repository = 'https://ci:Bx7-token-of-the-repository@git.example/acme/shop.git';
  const targets = JSON.stringify(['1/a.example', { site: 'b.example', repository }]);
  const run = await stage.play({ targets, operations: 'ensure-repository, deploy' });
  expect(run.outputs.outcome).toBe('rejected');
  expect(told(run, 'error').join()).toContain('no credentials in repository');
  expect(stage.service.requests).toEqual([]);
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

/** Only what this action prints itself was obeyed: a group for each target, and nothing that names a forger. */
function expectOwn(run: ActionRun, targets: number): void {
  expectPaired(run);
  expect(groupsOf(run)).toHaveLength(targets);
  for (const [nth, title] of groupsOf(run).entries())
    expect(title.startsWith(`${nth + 1} of ${targets} · `)).toBe(true);
  const commands = run.runner.commands.filter(({ name }) => name !== 'error');
  expect(commands.filter(({ data }) => /forged/.test(data) && !/ of \d+ · /.test(data))).toEqual([]);
}

describe('hostile text', () => {
  test('in the deploy logs of all targets ends no group, opens none, and makes no annotation', async () => {
    const sites = await threeSites();
    const [a = ''] = sites.keys();
    stage.misbehave(printing(JSON.stringify(HOSTILE.join('\n')).slice(1, -1)));
    const targets = [...sites.keys()].map((site) =>
      site === a ? { site, 'deploy-script': 'exit 7' } : site,
    );
    const run = await play({
      targets: JSON.stringify(targets),
      ...{ operations: 'update-deploy-script, deploy', 'deploy-script': 'echo over', 'max-failures': '1' },
    });
    expect(outcomesOf(run)[a]).toBe('failed');
    expect(run.log).toContain('│ ::endgroup::');
    expectOwn(run, 3);
    expect(told(run, 'error')).toHaveLength(1);
    expect(told(run, 'warning')).toEqual([]);
    expect(run.summary).not.toContain('<img src=x>');
  });

  test('in domains and errors of the service is one harmless line', async () => {
    const sites = await threeSites();
    const forged = 'evil.example\n::endgroup::\r::error::forged';
    const paths = [...sites.values()];
    stage.misbehave(async ({ method, path }) => {
      if (method === 'GET' && path.endsWith('/sites')) {
        const text = JSON.stringify(await stage.call('GET', path));
        return { status: 200, body: text.replace(/"c\.zone-\d+\.example"/, JSON.stringify(forged)) };
      }
      if (method === 'POST' && paths.slice(0, 2).some((site) => path === `${site}/deploy`))
        return { status: 422, body: JSON.stringify({ message: HOSTILE.join('\n') }) };
      return undefined;
    });
    const ids = paths.map((path) => path.replace(/^.*\//, ''));
    const run = await play({
      targets: JSON.stringify(ids.map((site) => ({ site }))),
      ...{ operations: 'deploy', 'max-failures': '100%' },
    });
    expect(run.outputs.outcome).toBe('failed');
    expectOwn(run, 3);
    expect(told(run, 'error').length).toBeLessThanOrEqual(3);
    expect(JSON.parse(run.outputs.targets ?? '')).toHaveLength(3);
    expect(run.outputs.unfinished?.split('\n')).toHaveLength(1);
  });
});
