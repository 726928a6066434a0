import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parseOptions } from '../../sandbox/options.ts';
import { ENDLESS, openShop, runSandbox, start, until } from '../support/sandbox-client.ts';

const box = await openShop({ token: 'token-secret', 'restart-time': ENDLESS });
afterAll(() => box.stop());
/** The page before anything has happened. */
const untouched = await box.send('GET', '/');

describe('the sandbox', () => {
  test('makes the next deploys fail halfway with --fail-deploys, and runs their EXIT traps', async () => {
    await using box = await openShop({ 'fail-deploys': 4 });
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

describe('the overview page', () => {
  test('allows nothing but its own style, and no other page to frame or read it', () => {
    const { headers, text } = untouched;
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      ),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(text).not.toMatch(/<(?:script|img|link|iframe|form|base|object)\b|\son\w+=|\sstyle=/);
  });

  test('shows a hostile log as text', async () => {
    const { path, domain } = await box.installedSite(hostileScript);
    await box.deploy(path);
    const text = await page('/?pause');
    const [, log = ''] = /<pre>(.*?)<\/pre>/s.exec(cardOf(text, domain)) ?? [];
    expect(log).toBe(
      [
        'red [U+0000]nul[U+0007] [U+001B][2J [U+009B]31m [U+202E]over[U+2066] \ufffd\ufffd\ufffd',
        'progress 1',
        'progress 2',
        '&#60;/pre&#62;&#60;/details&#62;&#60;script&#62;document.title=&#34;ran&#34;&#60;/script&#62;',
        '&#60;img src=x onerror=alert(1)&#62;&#38;lt;',
        '',
      ].join('\n'),
    );
    expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  });

  test('contains no secret, not even one in a git URL', async () => {
    const { id, path, domain } = await box.installedSite('true');
    await box.data('PATCH', `${path}/env`, { content: 'KEY=env-secret\n' });
    await box.data('PATCH', `${path}/notifications`, { deploy_webhook_url: 'http://127.0.0.1:9/url-secret' });
    await box.data('POST', `${path}/auth-users`, { name: 'ada', password: 'password-secret' });
    await box.data('POST', '/api/servers/1/sqldb', { name: 'shop', password: 'password-secret' });
    await box.deploy(path);
    await until(async () => wordsOf(await page('/')).includes('could not be delivered'));
    // A clone that needs a password has no server here: the row is written as an install would write it.
    await box.sandbox.stop();
    const database = new DatabaseSync(join(box.dataDir, 'sandbox.db'));
    const url = 'https://user:url-secret@git.example/acme/shop.git?key=url-secret#.git';
    database.prepare('UPDATE repositories SET url = ? WHERE site_id = ?').run(url, id);
    database.close();
    await box.restart('stop');
    const text = await page('/?pause');
    expect(text).toContain('set for webhook');
    expect(cardOf(text, domain)).toContain('<code>https://git.example/acme/shop.git</code>');
    expect(text).not.toMatch(/-secret/);
  });
});

const hostileScript = [
  `printf '\\033[31mred\\033[0m \\0nul\\a \\033[2J \\302\\23331m \\342\\200\\256over\\342\\201\\246 \\355\\240\\200\\n'`,
  `printf 'progress 1\\rprogress 2\\r\\n'`,
  `echo '</pre></details><script>document.title="ran"</script>'`,
  `echo '<img src=x onerror=alert(1)>&lt;'`,
].join('\n');

/** The page as a browser gets it, without the token. */
const page = async (path: string): Promise<string> => (await box.send('GET', path)).text;

/** The part of the page that shows one site. */
function cardOf(text: string, domain: string): string {
  const card = text.split('<article').find((part) => part.includes(`http://${domain}.localhost`));
  return card?.split('</article>')[0] ?? '';
}

/** The words of a page, without its elements. */
const wordsOf = (page: string): string => page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
