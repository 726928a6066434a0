import { afterAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { COMMAND } from '../../harness/action-run.ts';
import { openThreeSites, runInFolder } from '../support/command.ts';

const { stage, env } = await openThreeSites();
afterAll(() => stage.stop());

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
    const script = '"$0" init; cat .github/workflows/deploy.yml';
    const { stdout, stderr, written } = await inRepository(script, files);
    expect(stdout).toBe('mine');
    expect(stderr).toContain('web-1 (id 1): shop.example (id 1), blog.example (id 2), docs.example (id 3)');
    expect(stderr).toContain('.github/workflows/deploy.yml: is there already, and stays as it is');
    expect(stderr).toContain('Set next, in run/deploy: set -e at its top.');
    expect(stderr).not.toContain('your own');
    expect(written['scripts/deploy.sh']).toBeUndefined();
  });

  test.each<[string, number, RegExp, Record<string, string>?]>([
    ['"$0" init --base-url x --timeout 3x', 2, /base-url: [\s\S]*timeout: /],
    ['rm -r .git && "$0" init', 2, /init: expected to be run in the git repository of your site/],
    ['"$0" init', 2, /deploy\.yml: expected a file/, { '.github': 'a file' }],
    ['"$0" init --dry-run', 0, /deploy\.sh: would be written/],
  ])('writes nothing, and says why: %s', async (script, code, why, files = {}) => {
    const ended = await inRepository(script, files);
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringMatching(why)]);
    expect(Object.keys(ended.written).filter((path) => !path.startsWith('.git/'))).toEqual([]);
  });

  test('says once more what is still to be set when it is run again', async () => {
    const { stderr } = await inRepository('"$0" init && "$0" init');
    expect(stderr).toContain('scripts/deploy.sh: is there already, and stays as it is');
    const advice = stderr.match(/^Set next, in .*$/gm) ?? [];
    expect(advice).toEqual([
      'Set next, in .github/workflows/deploy.yml: your own values of uses, server, site.',
      expect.stringContaining('scripts/deploy.sh: your own commands'),
      ...advice.slice(0, 2),
    ]);
  });

  test('names what it cannot write, such as an odd branch, and puts each word in one place', async () => {
    const odd = await inRepository('git checkout -q -b "odd&branch" && "$0" init --server 1 --site 1');
    expect(odd.stderr).toMatch(/your own .*branch\.$/m);
    const serverless = await inRepository('"$0" init --site blog.example');
    expect(serverless.stderr).toMatch(/deploy\.yml: your own .*server/);
    const given = await inRepository('"$0" init --server web-1 --site 2 --branch main-x');
    const workflow = String(given.written['.github/workflows/deploy.yml']);
    expect(workflow).toMatch(/^ +- main-x\n[\s\S]*server: web-1\n[\s\S]*site: blog.example$/m);
  });
});
