import { tmpdir } from 'node:os';
import { afterAll, beforeEach } from '@jest/globals';
import type { ActionOptions } from '../../harness/action-run.ts';
import { makeRepository } from '../../harness/git.ts';
import { startGitHub } from '../../harness/github.ts';
import { type Course, GOOD } from '../../harness/simulator/deploys.ts';
import type { Manners } from '../../harness/simulator/manners.ts';
import { MANNERS, openSimulation, openSites, type Simulation } from '../../harness/simulator/simulation.ts';
import { DOMAIN } from '../../harness/simulator/state.ts';
import { framed } from '../../src/script/frame.ts';
import { makeTestFolder } from './test-folder.ts';

/** A history in git, a GitHub, and sites on which one of its commits is live: for tests of what that means for another one. */

export const SCRIPT = 'git fetch origin && git reset --hard "${SITE_DEPLOY_COMMIT:-origin/main}"\n';

/** Three commits of one line. */
export const commits = { first: '', second: '', third: '' };
const folder = makeTestFolder();
export const repository = await makeRepository(folder, { a: '1' });
for (const name of ['first', 'second', 'third'] as const)
  commits[name] = await repository.commit({ a: name }, name);
export const github = await startGitHub();
afterAll(() => github.stop());
beforeEach(() => {
  github.requests.length = 0;
  github.misbehave(() => undefined);
});

interface Setting {
  readonly kind?: keyof typeof MANNERS;
  readonly live?: string;
  readonly log?: string;
  readonly courseOf?: (commit: string) => Partial<Course>;
  readonly script?: string;
  readonly domains?: readonly string[];
  readonly manners?: Partial<Manners>;
}

/** A service whose site is on the second commit. */
export function openSite(setting: Setting = {}): Promise<Simulation> {
  const { kind = 'document', live = commits.second, domains = [DOMAIN], courseOf = () => ({}) } = setting;
  const { log = `done\n\n[site-deploy] exit-status=0 commit=${live} run=old.20251231T000000Z\n` } = setting;
  const { script = framed(SCRIPT, kind === 'document' ? live : undefined) } = setting;
  const own: Manners['courseOf'] = ({ commit }) => ({ ...GOOD, ...courseOf(commit) });
  return openSimulation({
    sites: openSites(domains, { env: 'A=old\n', script, token: '2025-12-31 00:00:00', log }),
    manners: { ...MANNERS[kind], courseOf: own, ...setting.manners },
  });
}

/** Somebody deploys a commit, at once. */
export function press(sim: Simulation, commit: string, durationMs = 10, domain = DOMAIN): void {
  sim.service.meddle({ kind: 'deploy', course: { ...GOOD, delayMs: 0, durationMs, commit } }, domain);
}

/** Writes the script and the `.env`, and deploys, in a workspace with the history unless told otherwise. */
export async function deploy(
  sim: Simulation,
  inputs: Readonly<Record<string, string>>,
  hasHistory = true,
  more: Omit<ActionOptions, 'inputs'> = {},
) {
  const runner = await github.runner({ name: 'push' });
  const given = {
    site: DOMAIN,
    operations: 'update-deploy-script, sync-env, deploy',
    'deploy-script': SCRIPT,
    env: 'A=new',
    'github-token': github.token,
    timeout: '5m',
    ...inputs,
  };
  const env = { ...runner, GIT_DIR: hasHistory ? folder : tmpdir() };
  const run = await sim.play(given, { ...more, env: { ...env, ...more.env } });
  const noticed = run.runner.annotations.flatMap(({ level, message }) => (level === 'notice' ? message : []));
  return { ...run, writes: sim.writes(), noticed };
}

/** Inputs of a run that deploys alone, and of one that writes the script and deploys. */
export const ALONE = { operations: 'deploy', 'deploy-script': '', env: '' };
export const WITH_SCRIPT = { operations: 'update-deploy-script, deploy', env: '' };

export const asked = (): string[] => github.requests.map(({ method, path }) => `${method} ${path}`);
