import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { play } from '../../../harness/play.ts';
import { runPost } from '../../../harness/run-action.ts';
import { interpret } from '../../../harness/runner-oracle.ts';
import { groups, isEndpoint } from '../../../src/api/groups.ts';
import { operations } from '../../../src/operations/index.ts';
import { ENDED, readAftermath } from '../../../src/run/aftermath.ts';
import { trackProgress } from '../../../src/run/progress.ts';

const NAMES = ['ensure-site', 'sync-env', 'deploy', 'refresh-opcache'];

/** The last state that a run has saved when it is killed after these steps. */
function saved(
  steps: (tracker: ReturnType<typeof trackProgress>) => void,
  more: { operations?: readonly string[]; site?: string; dryRun?: boolean } = {},
): string {
  let state = '';
  const named = more.operations ?? NAMES;
  const wanted = named.flatMap((name) => operations.find((operation) => operation.name === name) ?? []);
  const about = { server: 'web-1', site: 'shop.example', dryRun: false, ...more, operations: wanted };
  const keep = (text: string): void => {
    state = text;
  };
  steps(trackProgress(about, keep, () => Date.UTC(2026, 10, 21, 5, 6, 7, 890)));
  return state;
}

/** Steps up to the named operation, which has begun. */
const upTo = (wanted: string) => (tracker: ReturnType<typeof trackProgress>) => {
  for (const name of NAMES) {
    tracker.begin();
    if (name === wanted) return;
    tracker.write(false);
    tracker.end(false);
  }
};

describe('what the post step says', () => {
  const begun = 'The step for shop.example on the server web-1 was ended from outside';
  const rest = 'Ended before that: ensure-site, sync-env. Not begun: refresh-opcache.';
  const look = 'Look at the deploy log of the site (show-deploy-log prints it);';

  test.each([
    [
      'while it looks for the site',
      saved(() => {}),
      `${begun} before its first operation: nothing was written. Not begun: ensure-site, sync-env, deploy, refresh-opcache. Running again is safe.`,
    ],
    [
      'while the first operation is planned',
      saved(upTo('ensure-site')),
      `${begun} during ensure-site, which had not begun to write. Not begun: sync-env, deploy, refresh-opcache. Running again is safe.`,
    ],
    [
      'in the middle of writing',
      saved((tracker) => {
        upTo('sync-env')(tracker);
        tracker.write(false);
        tracker.settle('confirmed');
      }),
      `${begun} during sync-env, which had begun to write. Ended before that: ensure-site. Not begun: deploy, refresh-opcache. Running again does what is missing.`,
    ],
    [
      'with the trigger on its way',
      saved((tracker) => {
        upTo('deploy')(tracker);
        tracker.write(true);
      }),
      `${begun} during deploy, which had begun to write. The trigger of the deploy was sent at 2026-11-21 05:06:07 UTC, or was about to be: whether it took effect is not known; if so, the deploy may still be running, and how it ends is not known. ${rest} ${look} running again does what is missing and repeats deploy.`,
    ],
    [
      'while the deploy runs',
      saved((tracker) => {
        upTo('deploy')(tracker);
        tracker.write(true);
        tracker.settle('confirmed');
      }),
      `${begun} during deploy, which had begun to write. The trigger of the deploy was sent at 2026-11-21 05:06:07 UTC and confirmed: the deploy may still be running, and how it ends is not known. ${rest} ${look} running again does what is missing and repeats deploy.`,
    ],
    [
      'in a check after the deploy',
      saved((tracker) => {
        upTo('deploy')(tracker);
        tracker.write(true);
        tracker.settle('confirmed');
        tracker.settle('ended');
      }),
      `${begun} during deploy, which had begun to write. The trigger of the deploy was sent at 2026-11-21 05:06:07 UTC, and its end was seen, but not judged. ${rest} ${look} running again does what is missing and repeats deploy.`,
    ],
    [
      'after a deploy that ended',
      saved((tracker) => {
        upTo('deploy')(tracker);
        tracker.write(true);
        tracker.settle('confirmed');
        tracker.end(false);
        tracker.begin();
      }),
      `${begun} during refresh-opcache, which had not begun to write. Ended before that: ensure-site, sync-env, deploy. Running again does what is missing and repeats deploy.`,
    ],
    [
      'after a deploy that nobody waits for',
      saved((tracker) => {
        upTo('deploy')(tracker);
        tracker.write(true);
        tracker.settle('confirmed');
        tracker.end(true);
        tracker.begin();
      }),
      `${begun} during refresh-opcache, which had not begun to write. The trigger of the deploy was sent at 2026-11-21 05:06:07 UTC and confirmed: the deploy may still be running, and how it ends is not known. Ended before that: ensure-site, sync-env, deploy. ${look} running again does what is missing and repeats deploy.`,
    ],
    [
      'as it reports',
      saved((tracker) => {
        upTo('refresh-opcache')(tracker);
        tracker.end(false);
      }),
      `${begun} after its last operation, before it could report. Ended before that: ensure-site, sync-env, deploy, refresh-opcache. Running again does what is missing and repeats deploy, refresh-opcache.`,
    ],
    [
      'at a refused trigger',
      saved((tracker) => {
        upTo('deploy')(tracker);
        tracker.write(true);
        tracker.settle('refused');
      }),
      `${begun} during deploy, which had begun to write. ${rest} Running again does what is missing and repeats deploy.`,
    ],
    [
      'in a dry run',
      saved(upTo('deploy'), { dryRun: true }),
      `${begun} during deploy, in a dry run: nothing was written. ${rest} Running again is safe.`,
    ],
    [
      'at the restart of a server',
      saved(
        (tracker) => {
          tracker.begin();
          tracker.write(true);
          tracker.settle('confirmed');
        },
        { operations: ['restart-server'], site: '' },
      ),
      'The step for the server web-1 was ended from outside during restart-server, which had begun to write. The restart of the server was sent at 2026-11-21 05:06:07 UTC and confirmed: the server may still be rebooting. Look whether the server is back (show-server-logs prints its newest entries); running again does what is missing and repeats restart-server.',
    ],
  ])('killed %s', (_, state, message) => {
    expect(readAftermath(state)).toBe(message);
  });

  test.each(['ensure-repository', 'remove-repository', 'install-cloudstore', 'uninstall-cloudstore'])(
    'killed at %s, it says what to look at',
    (name) => {
      const state = saved(
        (tracker) => {
          tracker.begin();
          tracker.write(true);
        },
        { operations: [name] },
      );
      expect(readAftermath(state)).toMatch(
        /, or was about to be: whether it took effect is not known; if so, the service may still be working on it\. \w.*; running again /,
      );
    },
  );

  test('there are words for every request that must not be sent twice', () => {
    const endpoints = Object.values(groups).flatMap((group): unknown[] => Object.values(group));
    const once = endpoints
      .filter(isEndpoint)
      .filter((endpoint) => 'retry' in endpoint && endpoint.retry === 'once');
    expect(once.map(({ method, path }) => `${method} ${path.replace(/.*\}/, '')}`).sort()).toEqual([
      'DELETE /cloudstore',
      'DELETE /repository',
      'POST /cloudstore',
      'POST /deploy',
      'POST /repository',
      'POST /restart',
    ]);
    const worded = operations.filter(({ afterKill }) => afterKill !== undefined);
    expect(worded.map(({ name }) => name).sort()).toEqual([
      'deploy',
      'ensure-repository',
      'install-cloudstore',
      'remove-repository',
      'restart-server',
      'uninstall-cloudstore',
    ]);
  });

  test.each([undefined, '', ENDED])(
    'nothing where the main step ended by itself, or did nothing: %j',
    (state) => {
      expect(readAftermath(state)).toBe(undefined);
    },
  );
});

test.each([
  ['deploy', '/deploy', 'The trigger of the deploy was sent at 2026-01-01 00:00:00 UTC, or was about to be'],
  [
    'ensure-repository',
    '/repository',
    'or to remove the one before, was sent at 2026-01-01 00:00:00 UTC, or',
  ],
  ['update-deploy-script', '/script', 'during update-deploy-script, which had begun to write.'],
])('what %s sends is remembered before the service gets it', async (operation, path, words) => {
  const states: string[] = [];
  const inputs = { operations: operation, 'deploy-script': 'echo new' };
  await play({ script: 'echo old' }, { ...inputs, timeout: '1s' }, (line, _, state) => {
    if (line.endsWith(path)) states.push(state);
  });
  expect(readAftermath(states[0])).toContain(words);
});

test.each<[string, number, string]>([
  ['was lost', 0, 'or was about to be: whether it took effect is not known'],
  ['came', 200, 'and confirmed: the deploy may still be running'],
])('a trigger whose answer %s is remembered while the deploy is followed', async (_, status, words) => {
  const { state } = await play(
    { fault: ({ method }) => (method === 'POST' ? { status, body: {} } : undefined) },
    { timeout: '30s' },
  );
  expect(readAftermath(state)).toContain(words);
});

describe('a state that is not ours', () => {
  const good = saved(upTo('deploy'));

  test.each([
    'started',
    '{',
    'null',
    '[]',
    '"deploy"',
    '{"server":"web-1","ended":1}',
    'The step for ',
    good.slice(0, -1),
    good.slice(1),
    ` ${good}`,
    `${good}\n`,
    `::error::x\n${good}`,
    good.replace('. ', '.\n'),
    good.replace('. ', '.\r'),
    good.replace('. ', '.\u2028'),
    `${' '.repeat(100_000)}${good}`,
    good.replace('during', 'during'.repeat(100_000)),
  ])('is not believed, and that is said (%#)', (state) => {
    expect(readAftermath(state)).toContain('its notes cannot be read');
  });

  test('never throws, whatever it is', () => {
    void fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((text) => good.replace('shop.example', text)),
        ),
        (state) => {
          readAftermath(state);
        },
      ),
    );
  });

  test('has no command executed but the one warning, which is of one line', () => {
    const hostile = '\n::error::x\r::set-output name=a::b##[error]\u2028::warning::y%0A::error::z\u001b[31m';
    const state = saved(() => {}, { site: hostile });
    const stdout = runPost({ run: state });
    const { commands, visible } = interpret({ stdout });
    expect(commands.map(({ name }) => name)).toEqual(['warning']);
    expect(visible.trim().split('\n')).toHaveLength(1);
    expect(stdout.length).toBeLessThan(4_500);
  });
});

test('the process of the post step says nothing where there is nothing to say', () => {
  expect(runPost({})).toBe('');
  expect(runPost({ run: ENDED })).toBe('');
  expect(runPost({ run: saved(upTo('sync-env')) })).toMatch(/^::warning::The step for shop\.example .*\n$/);
});
