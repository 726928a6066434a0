import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parseOptions } from '../../sandbox/options.ts';
import { openShop, runSandbox, start, until } from '../support/sandbox-client.ts';

const box = await openShop({ 'fail-deploys': 4 });
afterAll(() => box.stop());

describe('the sandbox', () => {
  test('makes the next deploys fail halfway with --fail-deploys, and runs their EXIT traps', async () => {
    const { path } = await box.installedSite('');
    for (const [script, log] of [
      ['VALUE=1\necho one\necho two\necho three\n', /^one\nsandbox: .*rehearsal.*: echo two\nstatus 1\n$/],
      ['echo only', /^only\nsandbox: .*rehearsal.*\nstatus 1\n$/],
      ['bash -c "echo a; echo b"\nexit 0', /^a\nb\nsandbox: .*: exit 0\nstatus 1\n$/],
      ['(echo one; echo two)\nend=$?; exit $end', /^one\nsandbox: .*: echo two\nstatus 1\n$/],
      ['echo one\necho two\n', /^one\ntwo\nstatus 0\n$/],
    ] as const) {
      await box.data('PATCH', `${path}/deploy/script`, {
        deploy_script: `trap 'echo status $?' EXIT\n${script}`,
      });
      await box.data('POST', `${path}/deploy`);
      await box.logged(path, log);
    }
  });

  test('ends deploys by --deploy-timeout, refuses requests by --rate-limit, and hosted repositories without --git-base', async () => {
    await using other = await openShop({ 'deploy-timeout': 1, 'rate-limit': 7, 'git-base': undefined });
    const { path } = await other.installedSite('sleep 600');
    await other.data('PATCH', `${path}/notifications`, { deploy_webhook_url: other.gate.url });
    await other.data('POST', `${path}/deploy`);
    await other.gate.arrival();
    expect(await other.logOf(path)).toBe('sandbox: the deploy script was ended: it ran longer than 1 s.\n');

    const hosted = { provider: 'hosted_git_2', branch: 'main', name: 'acme/shop' };
    const install = () => other.api('POST', `${path}/repository`, hosted);
    const errors = { provider: [expect.stringContaining('--git-base')] };
    expect(await install()).toMatchObject({ status: 422, body: { errors } });

    let refused = await install();
    await until(async () => {
      refused = await install();
      return refused.status !== 422;
    });
    const left = { 'x-ratelimit-limit': '7', 'x-ratelimit-remaining': '0' };
    const headers = { ...left, 'retry-after': expect.stringMatching(/^[1-5]?\d$|^60$/) };
    expect(refused).toMatchObject({ status: 429, headers, body: { message: expect.any(String) } });
  });

  test('names all wrong options at once, and lists all options with --help', async () => {
    const words = ['--port', '65536', '--token=a b', '--latency', '--unknown', 'extra', '--quiet=yes'];
    const { code, stdout, stderr } = await runSandbox(words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^sandbox: --latency .*"--unknown".*"extra".*--quiet .*--port .*--token .*\n$/);
    const help = { code: 0, stdout: expect.stringContaining('--fail-deploys'), stderr: '' };
    expect(await runSandbox(['--help', '--port=x'])).toMatchObject(help);
  });

  test('refuses to start with a data folder or a port that is in use', async () => {
    const { dataDir, port } = box.sandbox;
    const inUse = { code: 1, stderr: expect.stringContaining('another sandbox is using') };
    expect(await runSandbox(['--port=0', `--data=${dataDir}`])).toMatchObject(inUse);
    const busy = { code: 1, stderr: expect.stringContaining(`port ${port} is in use`) };
    expect(await runSandbox([`--port=${port}`, `--data=${join(box.folder, 'busy')}`])).toMatchObject(busy);
  });

  test('prints a new token before it listens, if there is no --token', async () => {
    const words = [...start, '--port=0', `--data=${join(box.folder, 'made')}`];
    const child = spawn(process.execPath, words, { stdio: 'pipe' });
    let output = '';
    for await (const text of child.stdout.setEncoding('utf8')) {
      output += text;
      if (/listening.*\n$/.test(output)) break;
    }
    const lines =
      /^sandbox data: .+\nsandbox token: (\S{20,})\nsandbox listening on (http:\/\/127\.0\.0\.1:\d+)\n$/;
    const [, token, url] = lines.exec(output) ?? [];
    const answer = await fetch(`${url}/api/servers`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  test.each([
    ['--data=sandbox', '--data must be outside of '],
    ['--service=newest', '--service must be document or family, not "newest"'],
    ['--service=document --require=daemons.user', '--require needs --service family'],
    ['--service=family --without=variables --without=logs', 'certificates or notification-urls, not "logs"'],
    ['--service=family --require=daemon.user', 'KIND.FIELD, such as daemons.processes, not "daemon.user"'],
    ['--service=family --require=daemons.command', 'a daemon has that field already'],
  ])('refuses %s: %s', (words, problem) => {
    const problems = [expect.stringContaining(problem)];
    expect(parseOptions(words.split(' '))).toEqual({ kind: 'problems', problems });
  });

  const file = join(box.folder, 'other.yml');
  test.each([
    ['sqldb: 7', ['sqldb must be a text']],
    ['sqldb: php\nchat_b: webhook', ['the API has that name already']],
    ['sqldb: {path: a/b, field: y}', ['not {"path":"a/b","field":"y"}']],
    ['{', ['--vocabulary']],
    ['shop: x\nsqldb: "?"\nchat_a: t\nchat_b: t\n', ['"shop"', 'sqldb', 'alike']],
    [undefined, ['ENOENT']],
  ])('refuses the vocabulary %j, along with other wrong options', async (content, all) => {
    if (content === undefined) await rm(file);
    else await writeFile(file, content);
    const problems = [...all, '--port'].map((problem) => expect.stringContaining(problem));
    const parsed = parseOptions([`--vocabulary=${file}`, '--port=x']);
    expect(parsed).toEqual({ kind: 'problems', problems: expect.arrayContaining(problems) });
  });
});
