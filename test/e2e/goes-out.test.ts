import { beforeAll, describe, expect, test } from '@jest/globals';
import type { GitHubFault } from '../../harness/github.ts';
import { asked, commits, deploy, github, openSite, repository } from '../support/live-commits.ts';

describe('what goes out', () => {
  const short = (commit: string): string => commit.slice(0, 12);
  const subjects = ['third', 'fourth'];
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
        for (const subject of subjects) expect(run.log).toContain(`\n  - ${subject} (Test)\n`);
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

  test('is what is taken back by an older commit, although nobody is asked for it', async () => {
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

  test('does not show if GitHub does not say how many commits, and asked for in short if the answer is too large', async () => {
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
