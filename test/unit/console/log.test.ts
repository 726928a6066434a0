import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../../../harness/metadata.ts';
import { longestSilence, type Played, play, type Situation } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { BEFORE, deploying, LATER, reportLine } from '../../support/deploying.ts';

type Fault = NonNullable<Behaviour['fault']>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Asks once for a pause, where a request ends like this. */
const holdOn = (method: string, end: string, seconds: number): Fault => {
  let held = false;
  return (request) => {
    if (held || request.method !== method || !request.path.endsWith(end)) return undefined;
    held = true;
    return { status: 429, headers: { 'retry-after': String(seconds) } };
  };
};
/** Asks for a pause at the first request after each write. */
const holdAfterWrite = (): Fault => {
  let wrote = false;
  return ({ method }) => {
    const holds = wrote && method !== 'PATCH';
    wrote = method === 'PATCH';
    return holds ? { status: 429, headers: { 'retry-after': '100' } } : undefined;
  };
};
/** A server that is away for some time after each restart. */
const rebooting = (awayMs: number): Behaviour => {
  let restartedAt = Number.NEGATIVE_INFINITY;
  return {
    fault: ({ method, nowMs }) => {
      if (method === 'POST') restartedAt = nowMs;
      const since = nowMs - restartedAt;
      const isUp = method === 'POST' || since < 2 * SECOND || since > awayMs;
      return { status: 200, body: { data: { id: 1, name: 'web-1', status: isUp ? 'up' : 'rebooting' } } };
    },
  };
};
const crontab = (nth: number) => ({ user: 'www', command: `job-${nth}`, frequency: '@daily' });
/** Crontabs that each take some seconds to be created. */
const slowCrontabs = (): Behaviour => {
  const there: object[] = [];
  return {
    fault: ({ method, path, nth }) => {
      if (!path.includes('/crontabs')) return undefined;
      if (method === 'GET') return { status: 200, body: { data: there } };
      if (nth % 2 === 1) return { status: 429, headers: { 'retry-after': '7' } };
      there.push({ id: there.length + 1, ...crontab(there.length + 1) });
      return { status: 200, body: { data: there.at(-1) } };
    },
  };
};
const manifestOf = (count: number): string =>
  `crontabs: ${JSON.stringify(Array.from({ length: count }, (_, nth) => crontab(nth + 1)))}`;

const progressOf = ({ log }: Played): string[] =>
  log.split('\n').filter((line) => /^[a-z][^│]* for (\d+ h )?(\d+ min )?\d+(\.\d)? s(:|$)/.test(line));
const endOf = ({ report }: Played): number => report.durationMs;

interface Wait {
  readonly behaviour: Behaviour;
  readonly given: Readonly<Record<string, string>>;
  readonly surroundings?: Situation;
  /** Matches one of the lines. */
  readonly says: RegExp;
}

/** The time of a log entry whose deploy is running before the trigger. */
const RUNNING = '2026-01-01 00:01:30';
const ONLY_DEPLOY = { operations: 'deploy', timeout: '20m' };

/** By what the run waits for. */
const waits: Readonly<Record<string, Wait>> = {
  'a deploy that shows nothing': {
    behaviour: deploying(5 * MINUTE, 6 * MINUTE),
    given: ONLY_DEPLOY,
    says: /^deploying for 30 s: waiting for the first line of its log, or another last_deploy_at$/,
  },
  'a deploy that works in silence': {
    behaviour: deploying(5 * SECOND, 5 * MINUTE),
    given: ONLY_DEPLOY,
    says: /^deploying for 3\d s: the last line of the log came (29|30) s ago; waiting for the script's exit report$/,
  },
  'a service that does not answer': {
    behaviour: {
      ...deploying(0, 3 * MINUTE),
      fault: ({ sinceTriggerMs: ms }) => (ms > 20 * SECOND && ms < 2 * MINUTE ? 'lose-answer' : undefined),
    },
    given: ONLY_DEPLOY,
    says: /; the service has not answered for 37 s$/,
  },
  'a deploy behind another one': {
    behaviour: {
      before: { lastDeployAt: '2026-01-01 00:01:00', log: 'theirs\n', logAt: RUNNING },
      after: (ms) => {
        const theirs = { lastDeployAt: '2026-01-01 00:01:00', log: 'theirs\n', logAt: RUNNING };
        if (ms < 42 * SECOND) return theirs;
        const log = `theirs\n${reportLine('r1')}`;
        if (ms < 2 * MINUTE) return { ...theirs, lastDeployAt: '2026-01-01 00:02:00', log };
        return { lastDeployAt: '2026-01-01 00:03:00', log: `ours\n${reportLine('r2')}`, logAt: LATER };
      },
    },
    given: ONLY_DEPLOY,
    says: /waiting for ours to start: a line of its log, or another last_deploy_at$/,
  },
  'the health check': {
    behaviour: deploying(0, SECOND),
    given: { ...ONLY_DEPLOY, 'health-check-url': 'https://shop.example/', 'health-check-timeout': '3m' },
    surroundings: { getPage: async () => ({ status: 503, text: '' }) },
    says: /^checking the health for \d+ s: the page answered with status 503; up to \d.* more$/,
  },
  'verify-command': {
    behaviour: deploying(0, SECOND),
    given: { ...ONLY_DEPLOY, 'verify-command': 'true' },
    surroundings: { runCommand: (pass) => pass(2 * MINUTE).then(() => 0) },
    says: /^running verify-command for 30 s$/,
  },
  'a server that restarts': {
    behaviour: rebooting(4 * MINUTE),
    given: { operations: 'restart-server', site: '', timeout: '20m' },
    says: /^restarting the server for \d+ s: waiting for it to come back; its status is “rebooting”$/,
  },
  'the list of sites': {
    behaviour: { fault: holdOn('GET', '/sites', 100) },
    given: { operations: 'show-deploy-log' },
    says: /^looking for the server and the site for 30 s$/,
  },
  'a write': {
    behaviour: { env: 'A=1\n', fault: holdOn('PATCH', '/env', 100) },
    given: { operations: 'sync-env', env: 'A=a new value' },
    says: /^writing for 30 s: \.env: change A$/,
  },
  'what it has written': {
    behaviour: { env: 'A=1\n', fault: holdAfterWrite() },
    given: { operations: 'sync-env', env: 'A=a new value' },
    says: /^reading back for 30 s: waiting for the \.env to show as it was written$/,
  },
  'many records': {
    behaviour: slowCrontabs(),
    given: { operations: 'sync-crontabs', manifest: manifestOf(20), timeout: '20m' },
    says: /^writing for 1 min 30 s: 12 of 20 changes made; next: create the crontab .*job-13/,
  },
  'the script to be put back': {
    behaviour: {
      script: 'old',
      before: BEFORE,
      after: () => ({ lastDeployAt: '2026-01-01 00:02:00', log: `x${reportLine('r1', 3)}`, logAt: LATER }),
      fault: ({ method, nth }) =>
        method === 'PATCH' && nth === 2 ? { status: 429, headers: { 'retry-after': '90' } } : undefined,
    },
    given: {
      operations: 'update-deploy-script, deploy',
      'deploy-script': 'new',
      'restore-on-failure': 'true',
    },
    says: /^putting back the deploy script for 30 s$/,
  },
};

describe('the log', () => {
  test.each(Object.entries(waits))('says every 30 s that the run waits for %s', async (_, wait) => {
    const played = await play(wait.behaviour, wait.given, undefined, wait.surroundings);
    expect(longestSilence(played.heard, endOf(played))).toBeLessThanOrEqual(30 * SECOND);
    const said = progressOf(played);
    expect(said).toContainEqual(expect.stringMatching(wait.says));
    expect(said.length).toBeLessThanOrEqual(endOf(played) / (29 * SECOND));
  });

  test.each([1, 25])('says nothing about short waits, such as for a deploy of %i s', async (seconds) => {
    const behaviour = {
      ...deploying(0, seconds * SECOND),
      script: 'old',
      env: 'A=1\n',
      manners: { lagMs: 1_500 },
    };
    const played = await play(behaviour, {
      operations: 'update-deploy-script, sync-env, deploy',
      'deploy-script': 'new',
      env: 'A=a new value',
      'health-check-url': 'https://shop.example/',
    });
    expect(played.report.outcome).toBe('succeeded');
    expect(progressOf(played)).toEqual([]);
  });

  test('says nothing more while it prints text from elsewhere', async () => {
    const after = (ms: number) => {
      const length = Math.min(24, Math.floor(ms / (10 * SECOND)));
      const lines = Array.from({ length }, (_, nth) => `${nth}\n`).join('');
      const hasEnded = ms >= 4 * MINUTE;
      return {
        lastDeployAt: hasEnded ? '2026-01-01 00:02:00' : '2026-01-01 00:01:00',
        log: lines + (hasEnded ? reportLine('r1') : ''),
        logAt: LATER,
      };
    };
    const played = await play({ before: BEFORE, after }, ONLY_DEPLOY);
    expect(played.report.outcome).toBe('succeeded');
    expect(progressOf(played)).toEqual([]);
  });
});

test('docs/reading-the-log.md explains every activity that the log may name', () => {
  const sources = globSync('src/**/*.ts', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const activities = sources.flatMap((source) =>
    [...source.matchAll(/\bdoing: ['`]([^'`$]+)/g)].map(([, activity = '']) => activity.trim()),
  );
  expect(activities.length).toBeGreaterThan(9);
  const page = readFileSync(join(root, 'docs/reading-the-log.md'), 'utf8');
  expect(activities.filter((activity) => !page.includes(`\`${activity}`))).toEqual([]);
});
