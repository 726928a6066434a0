import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../../../harness/metadata.ts';
import { longestSilence, type Played, play, type Situation } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { deploying } from '../../support/deploying.ts';
import { on } from '../../support/on.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const pause = (seconds: number) => ({ status: 429, headers: { 'retry-after': String(seconds) } });
const crontabs = Array.from({ length: 20 }, (_, nth) => ({
  user: 'www',
  command: `job-${nth + 1}`,
  frequency: '@daily',
}));

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

const ONLY_DEPLOY = { operations: 'deploy', timeout: '20m' };

/** By what the run waits for. */
const waits: Readonly<Record<string, Wait>> = {
  'a deploy that works in silence': {
    behaviour: deploying(5 * SECOND, 5 * MINUTE),
    given: ONLY_DEPLOY,
    says: /^deploying for 3\d s: the last line of the log came (29|30) s ago; waiting for the script's exit report$/,
  },
  'the health check': {
    behaviour: deploying(0, SECOND),
    given: { ...ONLY_DEPLOY, 'health-check-url': 'https://shop.example/', 'health-check-timeout': '3m' },
    surroundings: { getPage: async () => ({ status: 503, text: '' }) },
    says: /^checking the health for \d+ s: the page answered with status 503; up to \d.* more$/,
  },
  'a server that restarts': {
    behaviour: { manners: { reboot: { delayMs: 2 * SECOND, durationMs: 4 * MINUTE, answers503: false } } },
    given: { operations: 'restart-server', site: '', timeout: '20m' },
    says: /^restarting the server for \d+ s: waiting for it to come back; its status is “rebooting”$/,
  },
  'a write': {
    behaviour: { env: 'A=1\n', fault: on(/^PATCH .*\/env$/, pause(100), 1) },
    given: { operations: 'sync-env', env: 'A=a new value' },
    says: /^writing for 30 s: \.env: change A$/,
  },
  'many records': {
    behaviour: { fault: on(/^POST /, pause(100), 1) },
    given: { operations: 'sync-crontabs', manifest: JSON.stringify({ crontabs }), timeout: '20m' },
    says: /^writing for 30 s: 0 of 20 changes made; next: create the crontab .*job-1/,
  },
};

describe('the log', () => {
  test.each(Object.entries(waits))('says every 30 s that the run waits for %s', async (_, wait) => {
    const played = await play(wait.behaviour, wait.given, wait.surroundings);
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
