import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { COMMAND } from '../../harness/action-run.ts';
import { metadata } from '../../harness/metadata.ts';
import { openThreeSites, runInFolder } from '../support/command.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const { stage, env } = await openThreeSites();
afterAll(() => stage.stop());

const home = makeTestFolder();
const SHELLS: Readonly<Record<string, readonly [program: string, ...words: string[]]>> = {
  bash: [
    'bash',
    '-c',
    'eval "$1"; COMP_WORDS=(site-deploy sync-e); COMP_CWORD=1; _site_deploy; echo "${COMPREPLY[@]}"; COMP_WORDS=(site-deploy --env-m); _site_deploy; echo "${COMPREPLY[@]}"',
    'bash',
  ],
  zsh: ['zsh', '-fc', 'eval "$1"; echo $_comps[site-deploy]', 'zsh'],
  fish: [
    'fish',
    '--no-config',
    '-c',
    'eval $argv[1]; complete -C "site-deploy sync-e"; complete -C "site-deploy --env-m"',
  ],
};

test.each(Object.entries(SHELLS))(
  'the completion for %s knows every operation and flag',
  async (shell, words) => {
    const { code, stdout } = await runInFolder([COMMAND, '--completion', shell]);
    expect(code).toBe(0);
    for (const name of [...Object.keys(metadata.inputs), 'deploy', 'check-service', 'init', 'summary'])
      expect(stdout).toMatch(new RegExp(`(?:^|[\\s'"-])${name}(?![\\w-])`, 'm'));
    const [program, ...args] = words;
    if (spawnSync(program, ['--version']).status !== 0) return;
    const here = { ...process.env, HOME: home };
    const tried = spawnSync(program, [...args, stdout], { encoding: 'utf8', env: here });
    expect([tried.stderr, tried.stdout]).toEqual([
      '',
      expect.stringMatching(/sync-env\b[\s\S]*--env-mode|_site_deploy/),
    ]);
  },
);

describe('init', () => {
  const inRepository = (script: string, files: Readonly<Record<string, string>> = {}) =>
    runInFolder(['sh', '-c', `git init -q -b trunk . && git add . && ${script}`, COMMAND], { files, env });

  test('writes the workflow of README.md for the site that is named, and says what to set next', async () => {
    const { code, stderr, written } = await inRepository('"$0" init --server web-1 --site blog.example');
    expect([code, stderr]).toEqual([0, expect.stringContaining('the secret SITE_API_TOKEN')]);
    const workflow = String(written['.github/workflows/deploy.yml']);
    expect(parse(workflow)).toMatchObject({ on: { push: { branches: ['trunk'] } } });
    const { steps } = parse(workflow).jobs.deploy;
    expect(steps[1].with).toMatchObject({
      'base-url': stage.service.url,
      server: 'web-1',
      site: 'blog.example',
    });
    expect(workflow).not.toContain('shop.example');
    expect(String(written['scripts/deploy.sh'])).toContain('${SITE_DEPLOY_COMMIT:-trunk}');
  });

  test('names the sites if it cannot tell which is meant, takes a script that is there, and replaces no file', async () => {
    const files = { 'deploy/Dockerfile': '', 'run/deploy': 'echo', '.github/workflows/deploy.yml': 'mine' };
    const { code, stderr, written } = await inRepository(
      '"$0" init; cat .github/workflows/deploy.yml',
      files,
    );
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('web-1 (id 1): shop.example (id 1), blog.example (id 2), docs.example (id 3)'),
    ]);
    expect(stderr).toContain('.github/workflows/deploy.yml: is there already, and stays as it is');
    expect(stderr).toContain('Set next, in run/deploy: set -e at its top.');
    expect(written['scripts/deploy.sh']).toBeUndefined();
  });

  test('reports wrong inputs, and a folder without git, and writes nothing', async () => {
    const wrong = await inRepository('"$0" init --base-url x --timeout 3');
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringMatching(/base-url: [\s\S]*timeout: /)]);
    expect(wrong.written).not.toHaveProperty(['scripts/deploy.sh']);
    const outside = await inRepository('rm -r .git && "$0" init');
    expect([outside.code, outside.written]).toEqual([2, {}]);
    const again = await inRepository('"$0" init && "$0" init');
    expect(again.stderr).toContain('scripts/deploy.sh: is there already, and stays as it is');
    expect(again.stderr).not.toContain('set -e at its top');
    const advice = again.stderr.match(/^Set next, in .*$/gm) ?? [];
    expect(advice).toEqual([
      'Set next, in .github/workflows/deploy.yml: your own uses, server, site.',
      expect.stringContaining('scripts/deploy.sh: your own commands'),
      ...advice.slice(0, 2),
    ]);
    const blocked = await inRepository('"$0" init', { '.github': 'a file' });
    expect([blocked.code, blocked.stderr]).toEqual([
      2,
      expect.stringContaining('deploy.yml: expected a file'),
    ]);
    const planned = await inRepository('"$0" init --dry-run');
    expect([planned.code, planned.stderr]).toEqual([
      0,
      expect.stringContaining('deploy.sh: would be written'),
    ]);
    expect(planned.written).not.toHaveProperty(['scripts/deploy.sh']);
  });

  test('keeps what others wrote, names a branch that it cannot write, and puts each word in one place', async () => {
    const files = { 'scripts/deploy.sh': 'mine', '.github/workflows/deploy.yml': 'mine' };
    const kept = await inRepository('git rm -q --cached -r . && "$0" init', files);
    expect(kept.stderr).toContain('scripts/deploy.sh: is there already');
    expect(kept.stderr).not.toMatch(/last three lines|your own/);
    const odd = await inRepository('git checkout -q -b "odd&branch" && "$0" init --server 1 --site 1');
    expect(odd.stderr).toMatch(/your own .*branch\.$/m);
    const serverless = await inRepository('"$0" init --site blog.example');
    expect(serverless.stderr).toMatch(/deploy\.yml: your own .*server/);
    const given = await inRepository('"$0" init --server web-1 --site 2 --branch main-x');
    const workflow = String(given.written['.github/workflows/deploy.yml']);
    expect(workflow).toMatch(/^ +- main-x\n[\s\S]*server: web-1\n[\s\S]*site: blog.example$/m);
  });
});
