import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Ended, runProgram } from '../../harness/program.ts';
import { setStage } from '../../harness/stage.ts';
import { read, root, textsOn } from '../support/pages.ts';
import { makeTestFolder } from '../support/test-folder.ts';

/** Runs the commands of docs/outside-github.md as they stand, against a sandbox. */

const PAGE = 'docs/outside-github.md';
const page = read(PAGE);
const [install = '', laptop = ''] = textsOn(PAGE, 'sh');
const [config = '', gitlab = ''] = textsOn(PAGE, 'yaml');
const crontab = textsOn(PAGE, 'text').find((text) => text.includes('MAILTO')) ?? '';

const SITE = '/api/servers/1/sites/1';
const folder = makeTestFolder();
const home = join(folder, 'home');
const stage = await setStage();
await stage.call('POST', '/api/servers/1/sites', { root_domain: 'shop.example', web_directory: '/public' });
const commit = hostAction();
mkdirSync(join(home, '.local/bin'), { recursive: true });
mkdirSync(join(folder, 'bin'));
symlinkSync(process.execPath, join(folder, 'bin/node'));
const pass = `#!/bin/sh\necho '${stage.sandbox.token}'\n`;
writeFileSync(join(folder, 'bin/pass'), pass, { mode: 0o755 });
afterAll(() => stage.stop());

/** Makes a repository of the action as people host it, and returns its commit. */
function hostAction(): string {
  const origin = join(folder, 'site-deploy');
  cpSync(join(root, 'dist'), join(origin, 'dist'), { recursive: true });
  git(origin, 'init', '--quiet');
  git(origin, '-c', 'core.compression=0', 'add', '.');
  git(origin, '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message=Build');
  return git(origin, 'rev-parse', 'HEAD');
}

function git(cwd: string, ...words: readonly string[]): string {
  return execFileSync('git', words, { cwd, encoding: 'utf8' }).trim();
}

/** A text of the page, with the service and the repository of this test. */
function here(text: string): string {
  return text
    .replaceAll('https://panel.example.com', stage.service.url)
    .replaceAll('https://git.example.com/acme/shop.git', stage.repository.path)
    .replaceAll('<full commit id>', commit);
}

/** Types commands into a shell. Its git finds the hosted action in our repository. */
function type(
  text: string,
  env: Readonly<Record<string, string>> = {},
  shell = 'bash',
  cwd = home,
): Promise<Ended> {
  return runProgram([shell, '-e', '-c', text], {
    cwd,
    env: {
      PATH: `${home}/.local/bin:${folder}/bin:/usr/bin:/bin`,
      HOME: home,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${join(folder, 'site-deploy')}.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/your-org/site-deploy',
      ...env,
    },
  });
}

describe('the commands of docs/outside-github.md', () => {
  test('install the command by a clone', async () => {
    const { code, stdout, stderr } = await type(install);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Usage: site-deploy [OPERATION…]');
  });

  test('plan and deploy on a laptop', async () => {
    writeFileSync(join(home, 'shop.yml'), here(config));
    const { code, stdout, stderr } = await type(laptop);
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).not.toMatch(/^::|\u001b/m);
    expect(stderr).toMatch(/would make 2 changes .*\n(.*\n)*shop\.example: deployed [0-9a-f]{7}/);
    expect(stderr).not.toContain(stage.sandbox.token);
  });

  test('deploy in GitLab CI, and print the log that the page shows', async () => {
    const checkout = join(folder, 'checkout');
    execFileSync('git', ['clone', '--quiet', stage.repository.path, checkout]);
    writeFileSync(
      join(checkout, 'deploy.sh'),
      'set -e\ngit fetch --quiet origin "$SITE_DEPLOY_COMMIT"\ngit reset --hard "$SITE_DEPLOY_COMMIT"\n',
    );
    const { deploy } = z
      .object({
        deploy: z.object({ variables: z.record(z.string(), z.string()), script: z.array(z.string()) }),
      })
      .parse(parse(here(gitlab)));
    const head = git(checkout, 'rev-parse', 'HEAD');
    // So that last_deploy_at changes, even within the second of the previous deploy.
    await stage.call('DELETE', `${SITE}/repository`);
    const repository = { provider: 'custom', branch: 'main', name: stage.repository.path };
    await stage.call('POST', `${SITE}/repository`, repository);
    // As GitLab's runner: it prints each line before it runs it, and ends at the first that fails.
    const script = deploy.script.map(
      (line) => `echo ${JSON.stringify(`$ ${line}`).replaceAll('$', '\\$')}\n${line}`,
    );
    const { code, stdout } = await type(
      `exec 2>&1\n${script.join('\n').replaceAll('/tmp/site-deploy', join(folder, 'cloned'))}`,
      { ...deploy.variables, CI: 'true', CI_COMMIT_SHA: head, SITE_DEPLOY_API_TOKEN: stage.sandbox.token },
      'bash',
      checkout,
    );
    expect(code).toBe(0);
    const outputs = z.looseObject({ outcome: z.string(), results: z.array(z.unknown()) });
    expect(outputs.parse(JSON.parse(readFileSync(join(checkout, 'outputs.json'), 'utf8')))).toMatchObject({
      outcome: 'succeeded',
      'deployed-commit': head,
      results: [{ status: 'changed' }, { status: 'changed' }],
    });
    expect(readFileSync(join(checkout, 'summary.md'), 'utf8')).toMatch(/^### .*shop\.example/);
    const left = git(checkout, 'status', '--porcelain').match(/(?<=\?\? ).*/g);
    expect(left).toEqual(['deploy.sh', 'outputs.json', 'summary.md']);
    const shown = stdout
      .replaceAll(join(folder, 'cloned'), '/tmp/site-deploy')
      .replaceAll(/\b[\d.]+ s\b/g, '1.4 s')
      .replaceAll(/run=\S+/g, 'run=4711.20261123T120000Z')
      .replaceAll(/shell=\d+/g, 'shell=4711')
      .replaceAll(head, '2a7c01e4c1f9d3b58a60e7f2d4b9c8a1e0f35d76')
      .replaceAll(head.slice(0, 7), '2a7c01e');
    const block = `<!-- gitlab-log -->\n\`\`\`text\n${shown}\`\`\`\n<!-- /gitlab-log -->`;
    const updated = page.replace(/<!-- gitlab-log -->.*<!-- \/gitlab-log -->/s, () => block);
    if (process.env.UPDATE_GOLDEN) writeFileSync(join(root, PAGE), updated);
    else expect(page).toBe(updated);
  });

  test('deploy by cron, and print the log only if the deploy does not succeed', async () => {
    const [, path = ''] = /^PATH=(.*)$/m.exec(crontab) ?? [];
    const [, command = ''] = /^30 3 \* \* \* (.*)$/m.exec(crontab) ?? [];
    const env = { PATH: path.replace('/usr/local/bin', join(folder, 'bin')), CRON: command };
    const token = `api-token: ${stage.sandbox.token}\n`;
    const log = (): string => readFileSync(join(home, 'shop.log'), 'utf8');
    writeFileSync(join(home, 'shop.yml'), here(config) + token);
    expect(await type(command, env, 'sh')).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(log()).toMatch(/^shop\.example: deployed/m);
    const before = log();
    const skipped = await type('flock "$HOME/shop.lock" sh -c "$CRON"', env, 'sh');
    expect([skipped, log()]).toMatchObject([{ code: 1, stdout: '', stderr: '' }, before]);
    writeFileSync(join(home, 'shop.yml'), here(config).replace('FETCH_HEAD', 'NO_HEAD') + token);
    const bad = await type(command, env, 'sh');
    expect(bad.stdout).toMatch(/^Error: /m);
  });
});
