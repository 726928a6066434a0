import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionOptions, Kill } from '../../harness/action-run.ts';
import { makeRepository } from '../../harness/git.ts';
import { type GitHubFault, startGitHub } from '../../harness/github.ts';
import { type Course, GOOD } from '../../harness/simulator/deploys.ts';
import type { Manners } from '../../harness/simulator/manners.ts';
import type { Arrived } from '../../harness/simulator/server.ts';
import { MANNERS, openSimulation, openSites, type Simulation } from '../../harness/simulator/simulation.ts';
import { DOMAIN } from '../../harness/simulator/state.ts';
import { framed } from '../../src/script/frame.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const SCRIPT = 'git fetch origin && git reset --hard "${SITE_DEPLOY_COMMIT:-origin/main}"\n';

/** Three commits of one line. */
const commits = { first: '', second: '', third: '' };
const folder = makeTestFolder();
const repository = await makeRepository(folder, { a: '1' });
for (const name of ['first', 'second', 'third'] as const)
  commits[name] = await repository.commit({ a: name }, name);
const github = await startGitHub();
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
function openSite(setting: Setting = {}): Promise<Simulation> {
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
function press(sim: Simulation, commit: string, durationMs = 10, domain = DOMAIN): void {
  sim.service.meddle({ kind: 'deploy', course: { ...GOOD, delayMs: 0, durationMs, commit } }, domain);
}

/** Writes the script and the `.env`, and deploys, in a workspace with the history unless told otherwise. */
async function deploy(
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
const ALONE = { operations: 'deploy', 'deploy-script': '', env: '' };
const WITH_SCRIPT = { operations: 'update-deploy-script, deploy', env: '' };

const asked = (): string[] => github.requests.map(({ method, path }) => `${method} ${path}`);

test.each(['document', 'family', 'by id'] as const)(
  'a run on the service “%s” with an older commit than the live one writes nothing, and says so without failing',
  async (kind) => {
    await using sim = await openSite({ kind });
    // git must be understood, whatever bash says about the locale of the runner.
    const env = { LC_ALL: 'xx_YY.UTF-8' };
    const run = await deploy(sim, { commit: commits.first }, true, { env });
    expect(run.outputs).toMatchObject({ outcome: 'superseded', changed: 'false', 'deployed-commit': '' });
    expect(run.writes).toEqual([]);
    expect(run.noticed).toEqual([
      `Commit ${commits.first.slice(0, 12)} was not deployed: it is older than ${commits.second.slice(0, 12)}, which is live.\nNext: To deploy it anyway, set older-commit: deploy.`,
    ]);
    expect(run.summary).toContain('> [!NOTE]');
    expect(run.summary).toContain('a newer commit is live, nothing was deployed');
    expect(asked()).toEqual([]);
  },
);

test('a dry run with an older commit plans nothing, and its plan can be applied', async () => {
  await using sim = await openSite();
  const run = await deploy(sim, { commit: commits.first, 'dry-run': 'true' });
  expect(run.outputs).toMatchObject({ outcome: 'planned', 'has-changes': 'false' });
  expect(run.summary).toContain('was not deployed: it is older than');
  const planHash = { 'plan-hash': run.outputs['plan-hash'] ?? '' };
  expect(planHash).not.toEqual({ 'plan-hash': '' });
  const applied = await deploy(sim, { commit: commits.first, ...planHash });
  expect(applied.outputs.outcome).toBe('superseded');
  const forced = await deploy(sim, { commit: commits.first, ...planHash, 'older-commit': 'deploy' });
  expect([forced.outputs.outcome, forced.writes]).toEqual(['failed', []]);
});

const writesEnv = ({ method, path }: Arrived): boolean => method === 'PATCH' && path.endsWith('/env');

/** Somebody else deploys a commit, at once, at the first request of that kind. */
function overtake(sim: Simulation, commit: string, durationMs = 4_000, isDue = writesEnv): void {
  let isDone = false;
  sim.misbehave((request) => {
    if (!isDone && isDue(request)) press(sim, commit, durationMs);
    isDone ||= isDue(request);
    return undefined;
  });
}

test.each([
  ['refused', 'refuse', 'superseded', []],
  ['written on purpose', 'deploy', 'succeeded', ['PATCH /sites/2/deploy/script']],
])(
  'a deploy script that pins an older commit is %s, although nothing is deployed',
  async (_, older, outcome, writes) => {
    await using sim = await openSite();
    const inputs = { operations: 'update-deploy-script', env: '', 'older-commit': older };
    const run = await deploy(sim, { ...inputs, commit: commits.first });
    expect([run.outputs.outcome, run.writes]).toEqual([outcome, writes]);
  },
);

describe('a run that a newer commit overtakes', () => {
  test.each([
    ['shows last_deploy_at', {}],
    ['does not', { moreOf: () => ({ last_deploy_at: undefined }) }],
  ])('puts back what it wrote on a service that %s', async (_, manners) => {
    await using sim = await openSite({ kind: 'family', manners });
    const before = sim.service.state().sites[0];
    overtake(sim, commits.third);
    const run = await deploy(sim, { commit: commits.second, 'deploy-script': `${SCRIPT}true\n` });
    expect([run.code, run.outputs.outcome]).toEqual([0, 'superseded']);
    const texts = ['deploy/script', 'env', 'env', 'deploy/script'];
    expect(run.writes).toEqual(texts.map((text) => `PATCH /sites/2/${text}`));
    expect(sim.service.state().sites[0]).toMatchObject({ script: before?.script, env: before?.env });
    expect(run.noticed[0]).toContain('the deploy script was put back');
    expect(run.outputs['has-changes']).toBe('true');
  });

  test('has no changes if nothing differs but the commit that is live', async () => {
    await using sim = await openSite({ kind: 'by id', script: SCRIPT });
    sim.misbehave(({ path }) => {
      // Read right before the trigger.
      if (path.endsWith('/sites/2')) press(sim, commits.third);
      return undefined;
    });
    const run = await deploy(sim, { ...ALONE, 'commit-by': 'variable', commit: commits.second });
    expect(run.outputs).toMatchObject({ outcome: 'superseded', 'has-changes': 'false', changed: 'false' });
  });

  test('is no success if it is cancelled before all is put back', async () => {
    await using sim = await openSite({ kind: 'family' });
    overtake(sim, commits.third);
    const onOutput: ActionOptions['onOutput'] = (text, kill) =>
      void (text.includes('putting back') && kill('SIGINT'));
    const run = await deploy(sim, { commit: commits.second }, true, { whole: false, onOutput });
    expect([run.code, run.outputs.outcome]).toEqual([130, 'cancelled']);
  });
});

describe('GitHub is asked if git in the workspace does not know, and', () => {
  test.each([
    ['its answer counts', 'behind', 'superseded', 'was not deployed: it is older than'],
    ['commits of different branches are deployed', 'diverged', 'succeeded', 'branches: neither is older.'],
  ])('%s', async (_, status, outcome, words) => {
    const body = JSON.stringify({ status, base_commit: { sha: commits.second } });
    github.misbehave(() => ({ status: 200, body }));
    await using sim = await openSite();
    const run = await deploy(sim, { commit: commits.first }, false);
    expect(run.outputs.outcome).toBe(outcome);
    expect(run.log).toContain(words);
    expect(asked()).toEqual([
      `GET /repos/acme/shop/compare/${commits.second}...${commits.first}?per_page=100&page=1`,
    ]);
  });

  test.each<[string, GitHubFault, string]>([
    ['403', { status: 403 }, 'add the line “contents: read” to the permissions: of the job'],
    ['404', { status: 404 }, 'add the line “contents: read”'],
    ['no answer', 'reset', 'GitHub could not be reached'],
  ])('after %s the commit is deployed, and a line says why it was not checked', async (_, fault, why) => {
    github.misbehave(() => fault);
    await using sim = await openSite();
    const run = await deploy(sim, { commit: commits.first }, false);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.log).toContain('not checked whether');
    expect(run.log).toContain(why);
  });
});

test('a run without commit asks neither git nor GitHub, nor the service for more', async () => {
  await using sim = await openSite();
  const run = await deploy(sim, { operations: 'deploy' }, false);
  expect(run.outputs.outcome).toBe('succeeded');
  expect(asked()).toEqual([]);
  expect(sim.seen.filter(({ line }) => line.includes('/deployments'))).toEqual([]);
});

describe('a list of targets', () => {
  const domains = ['one.example', 'two.example'];
  const targets = JSON.stringify(domains.map((domain) => `web-1/${domain}`));
  const list = { ...WITH_SCRIPT, server: '', site: '', targets };

  test('is superseded with the operations of its server', async () => {
    await using sim = await openSite({ domains });
    const operations = 'sync-crontabs, update-deploy-script, deploy, refresh-opcache';
    const manifest = "crontabs: [{ user: www, command: old, frequency: '@daily' }]";
    const older = { ...list, operations, manifest, commit: commits.first };
    const run = await deploy(sim, older);
    expect(run.outputs).toMatchObject({ outcome: 'superseded', unfinished: '[]' });
    expect(run.writes).toEqual([]);
    const { outputs } = await deploy(sim, { ...older, 'dry-run': 'true' });
    const applied = await deploy(sim, { ...older, 'plan-hash': outputs['plan-hash'] ?? '' });
    expect([applied.outputs.outcome, applied.writes]).toEqual(['superseded', []]);
    const one = await deploy(sim, { ...list, operations, manifest, commit: commits.third });
    expect(one.writes.filter((line) => /crontabs|opcache/.test(line))).toHaveLength(2);
  });

  test('keeps to an approved plan that deploys only the target without a newer commit', async () => {
    await using sim = await openSite({ kind: 'family', domains, live: commits.first });
    const becomesLive = async (commit: string): Promise<void> => {
      press(sim, commit, 10, domains[0]);
      await sim.clock.sleep(5_000, sim.clock.signal);
    };
    await becomesLive(commits.third);
    const wanted = { ...list, commit: commits.second };
    const { outputs } = await deploy(sim, { ...wanted, 'dry-run': 'true' });
    expect(outputs).toMatchObject({ outcome: 'planned', 'has-changes': 'true' });
    const approved = { ...wanted, 'plan-hash': outputs['plan-hash'] ?? '' };
    // It would be deployed there, which was not approved.
    await becomesLive(commits.first);
    const refused = await deploy(sim, approved);
    expect([refused.outputs.reason, refused.writes]).toEqual(['plan-changed', []]);
    await becomesLive(commits.third);
    const run = await deploy(sim, approved);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect(run.writes).toEqual(['PATCH /sites/3/deploy/script', 'POST /sites/3/deploy']);
  });

  test('keeps a target unfinished if it is cancelled before all is put back, and says so', async () => {
    await using sim = await openSite({ kind: 'family', domains });
    const written = new Set<string>();
    const onStart = (kill: Kill): void =>
      sim.misbehave(({ method, path }) => {
        if (method !== 'PATCH') return undefined;
        if (written.has(path)) {
          kill('SIGINT');
          return { how: 'stall', effect: 'none' };
        }
        written.add(path);
        press(sim, commits.third, 1_000, domains[Number(path.includes('/sites/3/'))]);
        return undefined;
      });
    const inputs = { ...list, 'deploy-script': `${SCRIPT}true\n`, commit: commits.second };
    const run = await deploy(sim, inputs, true, { whole: false, onStart });
    expect(run.outputs).toMatchObject({ outcome: 'cancelled', unfinished: targets });
    expect(run.summary).toContain('whether the deploy script was put back is not known');
    expect(run.summary).toContain(
      'See what is there now. Run the newer commit again: it writes what belongs to it.',
    );
  });
});

const bodiesIn = ({ seen }: Simulation): unknown[] =>
  seen.filter(({ line }) => line.startsWith('POST')).map(({ body }) => JSON.parse(body));

describe('with commit-by: variable', () => {
  const thirdFails = (commit: string) => ({ exitStatus: commit === commits.third ? 1 : 0 });
  const byVariable = { ...ALONE, 'commit-by': 'variable' };
  const withEnv = { ...byVariable, operations: 'sync-env, deploy', env: 'A=new' };

  test('a service that does not hand variables on is seen to deploy another commit', async () => {
    await using sim = await openSite({ kind: 'family' });
    const run = await deploy(sim, { ...byVariable, commit: commits.third });
    expect(run.outputs.outcome).toBe('failed');
    expect(run.log).toContain('a line that exports SITE_DEPLOY_COMMIT');
    expect(run.log).toContain('set commit-by: script');
  });

  test.each([
    ['does not use the commit', 'git pull\n', undefined],
    ['an earlier run has pinned', SCRIPT, commits.second],
  ])('a script that %s is rejected before anything is written', async (_, script, pinned) => {
    await using sim = await openSite({ kind: 'by id', script: framed(script, pinned) });
    const run = await deploy(sim, { ...withEnv, commit: commits.third });
    expect([run.outputs.outcome, run.writes]).toEqual(['rejected', []]);
    expect(run.log).toContain('does not use $SITE_DEPLOY_COMMIT, or has the line of an earlier run');
  });

  test('a script that reports nothing leaves the commit unknown at once, on a service without ids', async () => {
    await using sim = await openSite({ script: SCRIPT });
    const run = await deploy(sim, { ...byVariable, commit: commits.third });
    expect(run.outputs.outcome).toBe('unknown');
    expect(run.log).toContain('which commit was deployed is not known: the log contains no exit report');
    expect(sim.clock.now()).toBeLessThan(30_000);
  });

  test('a rollback sends the commit alone, without deploy-variables, and says so', async () => {
    await using sim = await openSite({ kind: 'by id', courseOf: thirdFails });
    const secret = 'a-secret-of-the-release';
    const given = { 'deploy-variables': `RELEASE=7\nTOKEN=${secret}`, 'rollback-on-failure': 'true' };
    const run = await deploy(sim, { ...byVariable, ...given, commit: commits.third });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': commits.second });
    expect(run.writes).toEqual(['POST /sites/2/deploy', 'POST /sites/2/deploy']);
    expect(bodiesIn(sim)).toEqual([
      { variables: { release: '7', token: secret, site_deploy_commit: commits.third } },
      { variables: { site_deploy_commit: commits.second } },
    ]);
    expect(run.log).toContain('follow it, without deploy-variables, which are those of the failed deploy');
    expect(run.stdout.replace(/::add-mask::.*/g, '')).not.toContain(secret);
  });

  const back = { 'rollback-on-failure': 'true' };
  test('a rollback deploys what became live right before the trigger', async () => {
    await using sim = await openSite({ kind: 'by id', live: commits.first, courseOf: thirdFails });
    overtake(sim, commits.second, 2_000);
    const run = await deploy(sim, { ...withEnv, ...back, commit: commits.third });
    expect(run.outputs['rolled-back-to']).toBe(commits.second);
  });

  test.each([
    ['has deployed', 0],
    ['was still deploying', 20_000],
  ])('nothing is deployed again once somebody else %s another commit', async (_, durationMs) => {
    await using sim = await openSite({ kind: 'by id', live: commits.first, courseOf: thirdFails });
    const { deploys } = sim.service;
    overtake(sim, commits.second, durationMs, ({ path }) => deploys.length > 0 && path.endsWith('/script'));
    const run = await deploy(sim, { ...withEnv, ...back, commit: commits.third });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': '' });
    expect(run.error).toMatch(/nothing was deployed again: commit \w+ has been deployed since/);
  });

  test.each([
    ['ignores the commit', 'git pull\n'],
    ['pins another one', framed(SCRIPT, commits.second)],
  ])('nothing is deployed again with a script that %s', async (_, script) => {
    await using sim = await openSite({ kind: 'by id', script, live: commits.first, courseOf: thirdFails });
    const inputs = { ...WITH_SCRIPT, 'commit-by': 'variable', commit: commits.third };
    const run = await deploy(sim, { ...inputs, ...back });
    expect(run.writes.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(run.log).toContain('does not take it from a variable');
  });
});

test('the id of an annotated tag is refused with its name and commit, before any request', async () => {
  await using sim = await openSite();
  const tag = await repository.tag('v1.0.0', commits.first);
  const ids = { commit: tag, 'expected-commit': await repository.tag('of-a-tag', tag) };
  const run = await deploy(sim, { ...WITH_SCRIPT, ...ids });
  expect([run.code, run.outputs.outcome, run.outputs.requests]).toEqual([2, 'rejected', '0']);
  for (const [input, name] of Object.entries({ commit: 'v1.0.0', 'expected-commit': 'of-a-tag' }))
    expect(run.error).toContain(
      `${input}: expected the id of a commit; that of the annotated tag ${name} was given, which points to commit ${commits.first}`,
    );
});

describe('what goes out', () => {
  const short = (commit: string): string => commit.slice(0, 12);
  const forged = `::error::x ##[error]y\u2028\r<img src=x> @all [a](https://x.example) | \`b\` #1`;
  let newest = '';
  beforeAll(async () => {
    await repository.commit({ a: 'fourth' }, 'fourth');
    newest = await repository.commit({ a: 'fifth' }, `${forged}\n\n::error::z`);
  });
  const from = (live: string, to: string) => ({
    'previous-commit': live,
    'compare-url': `https://github.example/acme/shop/compare/${live}...${to}`,
  });

  test.each(['document', 'by id'] as const)(
    'shows in a dry run and a run, without a request more, and none of its text does anything, on the service “%s”',
    async (kind) => {
      await using sim = await openSite({ kind });
      for (const dry of ['true', 'false']) {
        const run = await deploy(sim, { commit: newest, 'dry-run': dry });
        expect(run.outputs).toMatchObject(from(commits.second, newest));
        const said = `${short(newest)} brings 3 commits since ${short(commits.second)}, which is live\n`;
        expect(run.log.split(said)).toHaveLength(2);
        for (const subject of ['third', 'fourth']) expect(run.log).toContain(`\n  - ${subject} (Test)\n`);
        expect(run.summary).toContain(
          `<code>${newest.slice(0, 7)}</code> brings 3 commits since ${short(commits.second)}</summary>`,
        );
        expect(run.summary).toContain('\n- fourth &#40;Test&#41;\n- third &#40;Test&#41;\n');
        expect(run.summary).toContain(`[Compare on GitHub](${from(commits.second, newest)['compare-url']})`);
        expect(Number(run.outputs.requests)).toBe(REQUESTS[kind][dry === 'true' ? 0 : 1]);
        expect(run.runner.annotations).toEqual([]);
        expect(run.log).toContain('\n  - ::error::x # #[error]y');
        expect(run.summary).toContain('error&#93;y');
        expect(run.summary).not.toMatch(/<img|@all|\]\(https:\/\/x|#1 /);
      }
      expect(asked()).toEqual([]);
    },
  );

  /** Of a dry run, and of a run, before this was told. */
  const REQUESTS = { document: [4, 15], 'by id': [4, 14] };

  test('lists the commits that an older one takes back, without asking GitHub for them', async () => {
    await using sim = await openSite();
    const back = { commit: commits.first, 'older-commit': 'deploy' };
    const run = await deploy(sim, back);
    expect(Number(run.outputs.requests)).toBe(14);
    expect(run.log).toContain(`${short(commits.first)} takes back 1 commit up to ${short(commits.second)}`);
    expect(run.summary).toContain('takes back 1 commit up to');
    expect(run.summary).toContain('\n- second &#40;Test&#41;\n');
    expect(run.outputs).toMatchObject(from(commits.second, commits.first));
    await using silent = await openSite({ kind: 'by id', log: 'done\n' });
    expect((await deploy(silent, back)).outputs).toMatchObject({ outcome: 'succeeded', 'compare-url': '' });
    expect(silent.seen.filter(({ line }) => line.endsWith('/deployments'))).toEqual([]);
    await using other = await openSite();
    const plan = await deploy(other, { ...back, 'dry-run': 'true' });
    expect(plan.summary).toContain('takes back 1 commit up to');
    const unknown = await deploy(other, back, false);
    expect(unknown.outputs).toMatchObject(from(commits.second, commits.first));
    expect(unknown.log).not.toContain('takes back');
    expect(asked()).toEqual([]);
  });

  const commit = (message: string, login?: string) => ({
    author: login === undefined ? null : { login },
    commit: { message, author: { name: 'Ann' } },
  });
  const answer = (more: object): GitHubFault => ({
    status: 200,
    body: JSON.stringify({ status: 'ahead', base_commit: { sha: commits.second }, ...more }),
  });

  test('is read from the answer of GitHub: twenty of them, with their logins', async () => {
    const all = Array.from({ length: 51 }, (_, nth) =>
      commit(`${nth}.\n\nb`, nth === 50 ? 'bob' : undefined),
    );
    github.misbehave(() => answer({ ahead_by: 51, behind_by: 0, commits: all }));
    await using sim = await openSite();
    const run = await deploy(sim, { commit: commits.third }, false);
    expect(run.log).toContain('brings 51 commits since');
    for (const line of ['50. (bob)', '31. (Ann)', 'and 31 more'])
      expect(run.log).toContain(`\n  - ${line}\n`);
    expect(run.log).not.toContain('30. (Ann)');
    expect(run.outputs).toMatchObject(from(commits.second, commits.third));
    expect(run.summary).toContain(`brings 51 commits since ${short(commits.second)}</summary>`);
    expect(asked()).toHaveLength(1);
  });

  test('is left out if GitHub gives no count, and is asked for in short if the answer is too large', async () => {
    github.misbehave(({ path }) =>
      path.endsWith('per_page=100&page=1')
        ? { status: 200, body: JSON.stringify({ files: 'x'.repeat(9 * 1024 * 1024) }) }
        : answer({}),
    );
    await using sim = await openSite();
    const run = await deploy(sim, { commit: commits.third }, false);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', ...from(commits.second, commits.third) });
    expect(run.log).not.toMatch(/brings|not checked/);
    expect(asked().map((line) => line.replace(/.*\?/, ''))).toEqual([
      'per_page=100&page=1',
      'per_page=1&page=2',
    ]);
  });
});
