import { describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { withExitReport } from '../../../src/deploy/exit-report.ts';

const SCRIPT = 'set -e\ngit pull\n';
const ENV = 'APP_KEY=one-secret-value\n';
const given = { site: '2', operations: 'update-deploy-script, sync-env', 'deploy-script': SCRIPT, env: ENV };
const STEADY: Behaviour = { script: withExitReport(SCRIPT), env: ENV };
const SCRIPT_READ = 'GET /2/deploy/script';
const ENV_READ = 'GET /2/env';

async function linesOf(
  behaviour: Behaviour,
  inputs: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const { requests, report } = await play(behaviour, { ...given, ...inputs });
  expect(report.failure).toBeUndefined();
  return requests.map(({ line }) => line.replace('/api/servers/1/sites', ''));
}

const count = (lines: readonly string[], line: string): number => lines.filter((one) => one === line).length;

describe('what is read ahead', () => {
  test.each(['false', 'true'])('costs nothing when nothing is to change (dry run: %s)', async (dryRun) => {
    const lines = await linesOf(STEADY, { 'dry-run': dryRun });
    expect(lines.toSorted()).toEqual(['GET /2', SCRIPT_READ, ENV_READ]);
  });

  test('is read again after a write of an operation before it: one request', async () => {
    const lines = await linesOf({ ...STEADY, script: 'echo before\n' });
    expect(count(lines, ENV_READ)).toBe(2);
    expect(lines.lastIndexOf(ENV_READ)).toBeGreaterThan(lines.indexOf('PATCH /2/deploy/script'));
    expect(count(lines, 'PATCH /2/env')).toBe(0);
  });

  test('is not read before the repository that brings it', async () => {
    const operations = `ensure-repository, ${given.operations}`;
    const lines = await linesOf(STEADY, { operations });
    const installed = lines.indexOf('POST /2/repository');
    expect(installed).toBeGreaterThan(0);
    expect(lines.slice(0, installed)).toEqual(['GET /2']);
    expect(count(lines, ENV_READ)).toBe(1);
  });

  test('stops at an operation that has nothing to read ahead', async () => {
    const operations = 'update-deploy-script, show-deploy-log, sync-env';
    expect(await linesOf(STEADY, { operations })).toEqual(['GET /2', SCRIPT_READ, 'GET /2/log', ENV_READ]);
  });

  test('is not used for what was agreed on: each operation reads right before it', async () => {
    const agreed = await play(STEADY, { ...given, 'dry-run': 'true' });
    const lines = await linesOf(STEADY, { 'plan-hash': agreed.report.planHash ?? '' });
    expect(lines.slice(0, 3).toSorted()).toEqual(['GET /2', SCRIPT_READ, ENV_READ]);
    expect(lines.slice(3)).toEqual([SCRIPT_READ, ENV_READ]);
  });

  test('is hidden before it could be told', async () => {
    const env = 'APP_KEY=one-secret-value\nOTHER=a-value-of-somebody-else\n';
    const { stdout } = await play(
      { ...STEADY, env, after: () => ({ log: 'OTHER is a-value-of-somebody-else\n' }) },
      { ...given, operations: `${given.operations}, deploy`, timeout: '5m' },
    );
    expect(stdout).toContain('OTHER is');
    expect(stdout).not.toContain('a-value-of-somebody-else');
  });
});

describe('the baseline of a deploy', () => {
  const deploys = { operations: 'deploy', 'poll-interval': '1s' };
  const isTrigger = (line: string): boolean => line === 'POST /2/deploy';
  const ends = () => ({ lastDeployAt: '2026-01-01 00:00:01', log: 'done\n' });

  test('is its site and then its log, read once each', async () => {
    const lines = await linesOf({ after: ends }, deploys);
    expect(lines.slice(1, lines.findIndex(isTrigger))).toEqual(['GET /2', 'GET /2/log']);
  });

  test('has no log where the deploy is not followed', async () => {
    const lines = await linesOf({ after: ends }, { ...deploys, wait: 'false' });
    expect(lines).toEqual(['GET /2', 'GET /2', 'POST /2/deploy']);
  });

  test("reads the log after the site also when it waits for another one's deploy", async () => {
    const busy = { id: 2, domain: 'shop.example', last_deploy_at: null, status: 'deploying' };
    const fault: Behaviour['fault'] = ({ path, nth }) =>
      path.endsWith('/sites/2') && (nth === 2 || nth === 3)
        ? { status: 200, body: { data: busy } }
        : undefined;
    const lines = await linesOf({ site: { status: 'active' }, fault, after: ends }, deploys);
    const before = lines.slice(0, lines.findIndex(isTrigger));
    expect(count(before, 'GET /2/log')).toBe(1);
    expect(before.slice(-2)).toEqual(['GET /2', 'GET /2/log']);
  });
});
