import { describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import { runPost } from '../../../harness/run-action.ts';
import { interpret } from '../../../harness/runner-oracle.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import type { Fault } from '../../../harness/simulator/faults.ts';
import { operations } from '../../../src/operations/index.ts';
import { trackProgress } from '../../../src/run/aftermath.ts';
import { expectGolden } from '../../support/golden.ts';

type Step = (tracker: ReturnType<typeof trackProgress>) => void;

const NAMES = ['ensure-site', 'sync-env', 'deploy', 'refresh-opcache'];

/** The last state that a run has saved when it is killed after these steps. */
function saved(
  steps: readonly Step[],
  more: { operations?: readonly string[]; site?: string; dryRun?: boolean } = {},
): string {
  let state = '';
  const named = more.operations ?? NAMES;
  const wanted = named.flatMap((name) => operations.find((operation) => operation.name === name) ?? []);
  const about = { server: 'web-1', site: 'shop.example', dryRun: false, ...more, operations: wanted };
  const keep = (aftermath: string): void => {
    state = `The step ${aftermath}`;
  };
  const tracker = trackProgress(about, keep, () => Date.UTC(2026, 10, 21, 5, 6, 7, 890));
  for (const step of steps) step(tracker);
  return state;
}

const begin: Step = (tracker) => tracker.note({ stage: 'plan' });
const write: Step = (tracker) => tracker.write(false);
const send: Step = (tracker) => tracker.write(true);
const end: Step = (tracker) => tracker.end(false);
const settle =
  (as: 'confirmed' | 'refused' | 'ended'): Step =>
  (tracker) =>
    tracker.settle(as);
const confirm = settle('confirmed');
const restore =
  (restoring: string): Step =>
  (tracker) =>
    tracker.note({ restoring, sent: [] });
/** An operation that ended, and the deploy behind two of them. */
const ended = [begin, write, end];
const atDeploy = [...ended, ...ended, begin];
const running = [...atDeploy, send, confirm];
const replaced: Step = (tracker) => tracker.note({ replaced: ['the deploy script', 'the .env'] });
const failed: Step[] = [
  ...[...atDeploy, replaced, send, confirm, settle('ended')],
  restore('rollback-on-failure'),
];
const putBack = (...texts: string[]): Step[] => [
  write,
  confirm,
  (tracker) => tracker.note({ putBack: texts }),
];
const putBackBoth = [...putBack('the .env'), ...putBack('the .env', 'the deploy script')];
const restored = [...failed, ...putBackBoth];
const superseded: Step[] = [...atDeploy, replaced, restore('')];
const again: Step[] = [...restored, send];

/** The saved states of a run that is killed at these moments; test/golden/post-step.txt has the words for each. */
const MOMENTS: Readonly<Record<string, string>> = {
  'while it looks for the site': saved([]),
  'in the middle of writing': saved([...ended, begin, write, confirm]),
  'with the trigger on its way': saved([...atDeploy, send]),
  'at a refused trigger': saved([...atDeploy, send, settle('refused')]),
  'while the deploy runs': saved(running),
  'in a check after the deploy': saved([...running, settle('ended')]),
  'after a deploy that ended': saved([...running, end, begin]),
  'after a deploy that nobody waits for': saved([...running, (tracker) => tracker.end(true), begin]),
  'as it reports': saved([...running, end, begin, end]),
  'in a dry run': saved(atDeploy, { dryRun: true }),
  'at the restart of a server': saved([begin, send, confirm], { operations: ['restart-server'], site: '' }),
  'as a failed deploy is about to be rolled back': saved(failed),
  'once everything is put back': saved(restored),
  'with the trigger to go back on its way': saved(again),
  'at a refused trigger to go back': saved([...again, settle('refused')]),
  'while the deploy to go back runs': saved([...again, confirm]),
  'in a check after the deploy to go back': saved([...again, confirm, settle('ended')]),
  'as a run that a newer commit overtook puts back': saved([...superseded, ...putBack('the .env')]),
  'once such a run has put back everything': saved([...superseded, ...putBackBoth]),
};

describe('the post step of a killed run', () => {
  test('says what the run was doing, what is in doubt, what to look at, and whether to run again', () => {
    const texts = Object.entries(MOMENTS).map(([moment, state]) => `Killed ${moment}:\n${state}\n`);
    expectGolden('post-step.txt', texts.join('\n'));
  });

  test('prints one warning, or nothing when the main step saved nothing or reported by itself', async () => {
    expect(await runPost({})).toBe('');
    expect(await runPost({ run: '' })).toBe('');
    expect(await runPost({ run: saved([...ended, begin]) })).toMatch(
      /^::warning::The step for shop\.example .*\n$/,
    );
  });

  test('executes no command but its one warning, whatever the site is called', async () => {
    const hostile = '\n::error::x\r::set-output name=a::b##[error]\u2028::warning::y%0A::error::z\u001b[31m';
    const stdout = await runPost({ run: saved([], { site: hostile }) });
    const { commands, visible } = interpret({ stdout });
    expect(commands.map(({ name }) => name)).toEqual(['warning']);
    expect(visible.trim().split('\n')).toHaveLength(1);
    expect(stdout.length).toBeLessThan(4_500);
  });
});

describe('a run saves for its post step', () => {
  test.each([
    ['deploy', '/deploy', 'The trigger of the deploy was sent at 2026-01-01 00:00:00 UTC, or was about to'],
    ['ensure-repository', '/repository', 'A request of ensure-repository was sent at 2026-01-01 00:00:00'],
    ['update-deploy-script', '/script', 'during update-deploy-script, while it was writing.'],
  ])('what %s is about to send, before the service gets it', async (operation, path, words) => {
    const states: string[] = [];
    const inputs = { operations: operation, 'deploy-script': 'echo new', timeout: '1s' };
    await play({ script: 'echo old' }, inputs, {
      onWrite: (line, _, state) => void (line.endsWith(path) && states.push(state)),
    });
    expect(states[0]).toContain(words);
  });

  test.each<[string, Fault | undefined, RegExp]>([
    ['confirmed', undefined, /was sent at .* UTC and confirmed: /],
    ['lost', 'lose-answer', /was sent at .* UTC, or was about to be: whether it took effect is not known/],
    ['refused', { status: 422 }, /while it was writing\. Running again/],
    ['put off', { status: 429, headers: { 'retry-after': '20' } }, /while it was writing\. Running again/],
  ])('that its trigger was %s', async (what, fault, words) => {
    const answer: Behaviour['fault'] = ({ method }) => (method === 'POST' ? fault : undefined);
    const timeout = what === 'put off' ? '5m' : '1s';
    const { state } = await play({ fault: answer }, { operations: 'deploy', timeout });
    expect(state).toMatch(words);
  });
});
