import { describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import { runPost } from '../../../harness/run-action.ts';
import { interpret } from '../../../harness/runner-oracle.ts';
import { operations } from '../../../src/operations/index.ts';
import { aftermathOf, noteWrite, type Progress, PUTTING_BACK } from '../../../src/run/aftermath.ts';
import { expectGolden } from '../../support/golden.ts';
import { row } from '../../support/reports.ts';

const SENT_AT = Date.UTC(2026, 10, 21, 5, 6, 7, 890);
const ALL = ['ensure-site', 'sync-env', 'deploy', 'refresh-opcache'];

/** The last state that a run has saved when it is killed after so many operations. */
function saved(ended: number, more: Partial<Progress> = {}, inputs: Partial<Progress['inputs']> = {}) {
  return `The step ${aftermathOf(progressOf(ended, more, inputs))}`;
}

const named = (...names: readonly string[]) =>
  names.flatMap((name) => operations.find((operation) => operation.name === name) ?? []);

function progressOf(ended: number, more: Partial<Progress>, inputs: Partial<Progress['inputs']>): Progress {
  const all = { server: 'web-1', site: 'shop.example', dryRun: false, operations: named(...ALL), ...inputs };
  return {
    ...{ inputs: all, redact: (text) => text, replaced: [], isWriting: false, sent: [] },
    ended: all.operations.slice(0, ended).map((operation) => ({ operation })),
    ...more,
  };
}

/** What is noted once such a request is about to be sent. */
function sending(name: string): Pick<Progress, 'isWriting' | 'sent'> {
  const progress = progressOf(0, {}, {});
  for (const operation of named(name)) noteWrite(progress, operation, true, SENT_AT);
  return { isWriting: progress.isWriting, sent: progress.sent };
}

/** The texts that were replaced; `isBack`: whether each was put back. */
const texts = (...isBack: readonly boolean[]): Progress['replaced'] =>
  isBack.map((isPutBack, nth) => {
    const what = nth === 0 ? 'the deploy script' : 'the .env';
    const restored = { what, state: isPutBack ? 'put-back' : 'left', sentence: '' } as const;
    return { text: { what }, by: { end: { ...row('sync-env', 'changed'), restored } } };
  });

const { sent } = sending('deploy');
const RESTART = { site: '', operations: named('restart-server') };
const PUTS_BACK = { restoring: PUTTING_BACK };
const goingBack = { isWriting: true, restoring: 'rollback-on-failure' };

/** The saved states of a run that is killed at these moments; test/golden/post-step.txt has the words for each. */
const MOMENTS: Readonly<Record<string, string>> = {
  'while it looks for the site': saved(0),
  'in the middle of writing': saved(1, { isWriting: true }),
  'with the trigger on its way, or while the deploy runs': saved(2, sending('deploy')),
  'with texts replaced': saved(2, { replaced: texts(false, false) }),
  'after a deploy that ended': saved(3),
  'after a deploy that nobody waits for': saved(3, { sent }),
  'as it reports': saved(4),
  'in a dry run': saved(2, {}, { dryRun: true }),
  'at the restart of a server': saved(0, sending('restart-server'), RESTART),
  'as a failed deploy is about to be rolled back': saved(3, { ...goingBack, replaced: texts(false, false) }),
  'once everything is put back': saved(3, { ...goingBack, replaced: texts(true, true) }),
  'while the deploy to go back runs': saved(3, { ...goingBack, replaced: texts(true, true), sent }),
  'as a run that a newer commit overtook puts back': saved(3, { ...PUTS_BACK, replaced: texts(false, true) }),
};

describe('the post step of a killed run', () => {
  test('says what the run was doing, what is in doubt, what to look at, and whether to run again', () => {
    const said = Object.entries(MOMENTS).map(([moment, state]) => `Killed ${moment}:\n${state}\n`);
    expectGolden('post-step.txt', said.join('\n'));
  });

  test('prints one warning, or nothing when the main step saved nothing or reported by itself', async () => {
    expect(await runPost({})).toBe('');
    expect(await runPost({ run: '' })).toBe('');
    expect(await runPost({ run: saved(1) })).toMatch(/^::warning::The step for shop\.example .*\n$/);
  });

  test('executes no command but its one warning, whatever the site is called', async () => {
    const hostile = '\n::error::x\r::set-output name=a::b##[error]\u2028::warning::y%0A::error::z\u001b[31m';
    const stdout = await runPost({ run: `The step for ${hostile} was stopped from outside.` });
    const { commands, visible } = interpret({ stdout });
    expect(commands.map(({ name }) => name)).toEqual(['warning']);
    expect(visible.trim().split('\n')).toHaveLength(1);
    expect(stdout.length).toBeLessThan(4_500);
  });
});

const MIDNIGHT = '2026-01-01 00:00:00 UTC';
test.each([
  ['deploy', '/deploy', `The trigger of the deploy was sent at ${MIDNIGHT}, or was about to`],
  ['ensure-repository', '/repository', `A request of ensure-repository was sent at ${MIDNIGHT}, or`],
  ['update-deploy-script', '/script', 'during update-deploy-script, while it was writing.'],
])('a run saves what %s is about to send before the service gets it', async (operations, path, words) => {
  const states: string[] = [];
  const inputs = { operations, 'deploy-script': 'echo new', timeout: '1s' };
  await play({ script: 'echo old' }, inputs, {
    onWrite: (line, _, state) => void (line.endsWith(path) && states.push(state)),
  });
  expect(states[0]).toContain(words);
});
