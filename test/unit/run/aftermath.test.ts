import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { play } from '../../../harness/play.ts';
import { runPost } from '../../../harness/run-action.ts';
import { interpret } from '../../../harness/runner-oracle.ts';
import type { Shown } from '../../../harness/simulator/behaviour.ts';
import { groups, isEndpoint } from '../../../src/api/groups.ts';
import { withExitReport } from '../../../src/deploy/exit-report.ts';
import { operations } from '../../../src/operations/index.ts';
import { ENDED, readAftermath } from '../../../src/run/aftermath.ts';
import { trackProgress } from '../../../src/run/progress.ts';

type Tracker = ReturnType<typeof trackProgress>;

const NAMES = ['ensure-site', 'sync-env', 'deploy', 'refresh-opcache'];

/** The last state that a run has saved when it is killed after these steps. */
function saved(
  steps: (tracker: Tracker) => void,
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
const upTo = (wanted: string) => (tracker: Tracker) => {
  for (const name of NAMES) {
    tracker.begin();
    if (name === wanted) return;
    tracker.write(false);
    tracker.end(false);
  }
};

const COMMIT = 'a'.repeat(40);
/** The same of a run that has replaced two texts. */
function upToDeploy(tracker: Tracker): void {
  upTo('deploy')(tracker);
  tracker.replace(['the deploy script', 'the .env']);
}

/** Steps up to a rollback. */
function afterFailure(tracker: Tracker): void {
  upToDeploy(tracker);
  tracker.write(true);
  tracker.settle('confirmed');
  tracker.settle('ended');
  tracker.restore('rollback-on-failure');
}

/** Steps up to the second deploy. */
function afterRestoring(tracker: Tracker): void {
  afterFailure(tracker);
  for (const what of ['the .env', 'the deploy script']) {
    tracker.write(false);
    tracker.settle('confirmed');
    tracker.putBack(what);
  }
}

describe('what the post step says', () => {
  const begun = 'The step for shop.example on the server web-1 was ended from outside';
  const rest = 'Ended before that: ensure-site, sync-env. Not started: refresh-opcache.';
  const look = 'Look at the deploy log of the site (show-deploy-log prints it);';
  const failed = `${begun} after deploy had failed, during rollback-on-failure.`;
  const back = `${failed} The .env and the deploy script were put back. The trigger of the deploy of commit ${COMMIT}, to go back to, was sent at 2026-11-21 05:06:07 UTC`;
  const others = 'Ended before that: ensure-site, sync-env. Not started: refresh-opcache.';
  const looking = `${look} running again does what is missing and repeats deploy.`;
  const repeat = 'Running again does what is missing and repeats deploy.';

  test.each([
    [
      'while it looks for the site',
      saved(() => {}),
      `${begun} before its first operation: nothing was written. Not started: ensure-site, sync-env, deploy, refresh-opcache. Running again is safe.`,
    ],
    [
      'while the first operation is planned',
      saved(upTo('ensure-site')),
      `${begun} during ensure-site, before it wrote anything. Not started: sync-env, deploy, refresh-opcache. Running again is safe.`,
    ],
    [
      'in the middle of writing',
      saved((tracker) => {
        upTo('sync-env')(tracker);
        tracker.write(false);
        tracker.settle('confirmed');
      }),
      `${begun} during sync-env, while it was writing. Ended before that: ensure-site. Not started: deploy, refresh-opcache. Running again does what is missing.`,
    ],
    [
      'with the trigger on its way',
      saved((tracker) => {
        upTo('deploy')(tracker);
        tracker.write(true);
      }),
      `${begun} during deploy, while it was writing. The trigger of the deploy was sent at 2026-11-21 05:06:07 UTC, or was about to be: whether it took effect is not known; if so, the deploy may still be running, and how it ends is not known. ${rest} ${look} running again does what is missing and repeats deploy.`,
    ],
    [
      'while the deploy runs',
      saved((tracker) => {
        upTo('deploy')(tracker);
        tracker.write(true);
        tracker.settle('confirmed');
      }),
      `${begun} during deploy, while it was writing. The trigger of the deploy was sent at 2026-11-21 05:06:07 UTC and confirmed: the deploy may still be running, and how it ends is not known. ${rest} ${look} running again does what is missing and repeats deploy.`,
    ],
    [
      'in a check after the deploy',
      saved((tracker) => {
        upTo('deploy')(tracker);
        tracker.write(true);
        tracker.settle('confirmed');
        tracker.settle('ended');
      }),
      `${begun} during deploy, while it was writing. The trigger of the deploy was sent at 2026-11-21 05:06:07 UTC, and its end was seen; whether it worked was not known yet. ${rest} ${look} running again does what is missing and repeats deploy.`,
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
      `${begun} during refresh-opcache, before it wrote anything. Ended before that: ensure-site, sync-env, deploy. Running again does what is missing and repeats deploy.`,
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
      `${begun} during refresh-opcache, before it wrote anything. The trigger of the deploy was sent at 2026-11-21 05:06:07 UTC and confirmed: the deploy may still be running, and how it ends is not known. Ended before that: ensure-site, sync-env, deploy. ${look} running again does what is missing and repeats deploy.`,
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
      `${begun} during deploy, while it was writing. ${rest} Running again does what is missing and repeats deploy.`,
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
      'The step for the server web-1 was ended from outside during restart-server, while it was writing. The restart of the server was sent at 2026-11-21 05:06:07 UTC and confirmed: the server may still be rebooting. Look whether the server is back (show-server-logs prints its newest entries); running again does what is missing and repeats restart-server.',
    ],
    [
      'as a failed deploy is about to be rolled back',
      saved(afterFailure),
      `${failed} Whether the deploy script and the .env were put back is not known. ${others} ${repeat}`,
    ],
    [
      'between putting back one text and the other',
      saved((tracker) => {
        afterFailure(tracker);
        tracker.write(false);
        tracker.settle('confirmed');
        tracker.putBack('the .env');
      }),
      `${failed} The .env was put back. Whether the deploy script was put back is not known. ${others} ${repeat}`,
    ],
    [
      'once everything is put back',
      saved(afterRestoring),
      `${failed} The .env and the deploy script were put back. ${others} ${repeat}`,
    ],
    [
      'with the trigger to go back on its way',
      saved((tracker) => {
        afterRestoring(tracker);
        tracker.redeploy(COMMIT);
        tracker.write(true);
      }),
      `${back}, or was about to be: whether it took effect is not known; if so, the deploy may still be running, and how it ends is not known. ${others} ${looking}`,
    ],
    [
      'at a refused trigger to go back',
      saved((tracker) => {
        afterRestoring(tracker);
        tracker.redeploy(COMMIT);
        tracker.write(true);
        tracker.settle('refused');
      }),
      `${failed} The .env and the deploy script were put back. ${others} ${repeat}`,
    ],
    [
      'while the deploy to go back runs',
      saved((tracker) => {
        afterRestoring(tracker);
        tracker.redeploy(COMMIT);
        tracker.write(true);
        tracker.settle('confirmed');
      }),
      `${back} and confirmed: the deploy may still be running, and how it ends is not known. ${others} ${looking}`,
    ],
    [
      'in a check after the deploy to go back',
      saved((tracker) => {
        afterRestoring(tracker);
        tracker.redeploy(COMMIT);
        tracker.write(true);
        tracker.settle('confirmed');
        tracker.settle('ended');
      }),
      `${back}, and its end was seen; whether it worked was not known yet. ${others} ${looking}`,
    ],
    [
      'while the deploy of a run that can go back still runs',
      saved((tracker) => {
        upToDeploy(tracker);
        tracker.write(true);
        tracker.settle('confirmed');
      }),
      `${begun} during deploy, while it was writing. It had replaced the deploy script and the .env; nothing was put back. The trigger of the deploy was sent at 2026-11-21 05:06:07 UTC and confirmed: the deploy may still be running, and how it ends is not known. ${others} ${looking}`,
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
  ['update-deploy-script', '/script', 'during update-deploy-script, while it was writing.'],
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
    { before: {}, fault: ({ method }) => (method === 'POST' ? { status, body: {} } : undefined) },
    { timeout: '30s' },
  );
  expect(readAftermath(state)).toContain(words);
});

test('each step of a rollback is remembered before the service gets it', async () => {
  const heard: string[] = [];
  const use = 'git reset --hard "$SITE_DEPLOY_COMMIT"\n';
  const ends = [`exit-status=1 commit=${'b'.repeat(40)}`, `exit-status=0 commit=${COMMIT}`];
  let triggers = 0;
  const after = (ms: number): Shown => ({
    lastDeployAt: `2026-01-01 00:0${triggers}:00`,
    log: ms < 3_000 ? 'begin\n' : `begin\n\n[site-deploy] ${ends[triggers - 1]} run=${triggers}\n`,
  });
  const inputs = {
    operations: 'update-deploy-script, deploy',
    'deploy-script': use,
    commit: 'b'.repeat(40),
    'rollback-on-failure': 'true',
  };
  const site = {
    script: withExitReport(use, COMMIT),
    before: { lastDeployAt: '2026-01-01 00:00:00' },
    after,
  };
  const { report, state } = await play(site, inputs, (line, _, saved) => {
    if (line.endsWith('/deploy')) triggers += 1;
    heard.push(`${line.split('/').at(-1)}: ${readAftermath(saved)?.replace(/^.* outside /, '')}`);
  });
  expect(report.rollback?.status).toBe('changed');
  const again = `The deploy script was put back. The trigger of the deploy of commit ${COMMIT}, to go back to, was sent at 2026-01-01 00:00:04 UTC`;
  expect([...heard, readAftermath(state)]).toEqual(
    [
      'script: during update-deploy-script, while it was writing.',
      'deploy: during deploy, while it was writing. It had replaced the deploy script; nothing was put back. The trigger of the deploy was sent at 2026-01-01 00:00:00 UTC, or was about to be',
      'script: after deploy had failed, during rollback-on-failure. Whether the deploy script was put back is not known. Ended',
      `deploy: after deploy had failed, during rollback-on-failure. ${again}, or was about to be`,
      `after deploy had failed and rollback-on-failure had ended, before it could report. The deploy script was put back. The site was back on commit ${COMMIT}. Ended before that: update-deploy-script. Running again does`,
    ].map((words) => expect.stringContaining(words)),
  );
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
