import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseOptions } from '../../sandbox/options.ts';
import { cacheFolder, isInProject, withoutNpm } from '../../sandbox/places.ts';
import {
  isAlive,
  openSandbox,
  openShop,
  pick,
  runSandbox,
  type Shop,
  start,
  until,
} from '../support/sandbox-client.ts';

let box: Shop;
beforeAll(async () => {
  box = await openShop();
});
afterAll(() => box.stop());

describe('options', () => {
  test('--deploy-timeout ends the whole group of a script', async () => {
    await using other = await openSandbox({ deployTimeoutSeconds: 2 }, box.repository);
    const { path } = await other.installedSite(
      "trap 'echo left with $?' EXIT; sleep 600 & echo $!; sleep 600",
    );
    await other.api('POST', `${path}/deploy`);
    await other.deployed(path);
    const log = pick((await other.api('GET', `${path}/log`)).body, 'data', 'content');
    expect(log).toMatch(
      /^\d+\nleft with \d+\nsandbox: the deploy script was ended: it ran longer than 2 s\.\n$/,
    );
    await until(() => !isAlive(Number.parseInt(String(log), 10)));
  });

  test('--fail-deploys lets the next ones fail in the middle, with their EXIT traps', async () => {
    await using other = await openSandbox({ failDeploys: 3 }, box.repository);
    const trap = "trap 'echo status $?' EXIT\n";
    const run = async (script: string) => {
      const { path } = await other.installedSite(trap + script);
      await other.api('POST', `${path}/deploy`);
      await other.deployed(path);
      return pick((await other.api('GET', `${path}/log`)).body, 'data', 'content');
    };
    expect(await run('VALUE=1\necho one\necho two\necho three\n')).toMatch(
      /^one\nsandbox: .*rehearsal.*: echo two\nstatus 1\n$/,
    );
    expect(await run('echo only')).toMatch(/^only\nsandbox: .*rehearsal.*\nstatus 1\n$/);
    expect(await run('bash -c "echo a; echo b"\nexit 0')).toMatch(/^a\nb\nsandbox: .*: exit 0\nstatus 1\n$/);
    expect(await run('echo one\necho two\n')).toBe('one\ntwo\nstatus 0\n');
  });

  test('--rate-limit counts the account down and then says when to come back', async () => {
    await using other = await openSandbox({ rateLimit: 3 }, box.repository);
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await other.api('GET', '/api/servers'));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 429, 429]);
    expect(answers.map((answer) => answer.headers['x-ratelimit-remaining'])).toEqual([
      '2',
      '1',
      '0',
      '0',
      '0',
    ]);
    expect(answers.map((answer) => answer.headers['x-ratelimit-limit'])).toEqual(Array(5).fill('3'));
    expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(answers[4]?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(answers[4]?.body).toEqual({ message: expect.any(String) });
  });

  test('--latency delays the API; without --git-base hosted providers are refused', async () => {
    await using other = await openSandbox({ latencyMs: 150 }, box.repository);
    const started = performance.now();
    const { path } = await other.newSite();
    expect(performance.now() - started).toBeGreaterThanOrEqual(150);
    const body = { provider: 'hosted_git_2', branch: 'main', name: 'acme/shop' };
    const answer = await other.api('POST', `${path}/repository`, body);
    expect(pick(answer.body, 'errors')).toEqual({ provider: [expect.stringContaining('--git-base')] });
  });

  test('all wrong options are named at once', async () => {
    const run = await runSandbox([
      '--port',
      '65536',
      '--token=a b',
      '--latency',
      '--unknown',
      'extra',
      '--quiet=yes',
    ]);
    expect(run.status).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr.split('\n')).toHaveLength(2);
    for (const part of ['--port', '--token', '--latency', '--unknown', 'extra', '--quiet']) {
      expect(run.stderr).toContain(part);
    }
    const help = await runSandbox(['--help', '--port=x']);
    expect(help).toMatchObject({ status: 0, stdout: expect.stringContaining('--fail-deploys') });
  });

  test('one sandbox for each data folder', async () => {
    const run = await runSandbox(['--port=0', `--data=${box.sandbox.dataDir}`]);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('another sandbox is using');
    const busy = await runSandbox([`--port=${box.sandbox.port}`, `--data=${join(box.folder, 'busy')}`]);
    expect(busy.status).toBe(1);
    expect(busy.stderr).toContain(`port ${box.sandbox.port} is in use`);
  });

  test('without --token it makes one and prints it before the ready line', async () => {
    const child = spawn(process.execPath, [...start, '--port=0', `--data=${join(box.folder, 'made')}`], {
      stdio: 'pipe',
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    await until(async () => output.includes('listening'));
    const found =
      /^sandbox data: .+\nsandbox token: (\S{20,})\nsandbox listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(
        output,
      );
    const answer = await fetch(`${found?.[2]}/api/servers`, {
      headers: { authorization: `Bearer ${found?.[1]}` },
    });
    expect(answer.status).toBe(200);
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  test('--data is in the cache folder of the user, and never in this project', () => {
    const home = { HOME: '/home/me' };
    expect(cacheFolder('sandbox', home, 'linux')).toBe('/home/me/.cache/site-deploy/sandbox');
    expect(cacheFolder('sandbox', home, 'darwin')).toBe('/home/me/Library/Caches/site-deploy/sandbox');
    const elsewhere = { ...home, XDG_CACHE_HOME: '/var/cache/me' };
    expect(cacheFolder('sandbox', elsewhere, 'linux')).toBe('/var/cache/me/site-deploy/sandbox');
    expect(cacheFolder('sandbox', { ...home, XDG_CACHE_HOME: 'relative' }, 'linux')).toContain('/home/me/');
    const root = join(import.meta.dirname, '../..');
    expect([root, join(root, '.sandbox'), `${root}-data`, dirname(root)].map(isInProject)).toEqual([
      ...[true, true, false, false],
    ]);
  });

  test('a PATH loses what npm puts before it, and nothing else', () => {
    const ofNpm = ['/a/node_modules/.bin', '/node_modules/.bin', '/npm/run-script/lib/node-gyp-bin'];
    const own = ['/home/me/bin', '/usr/bin', '/opt/node_modules/tools'];
    expect(withoutNpm([...ofNpm, ...own].join(':'))).toBe(own.join(':'));
  });

  test.each([
    ['--data=sandbox', '--data must be outside of '],
    ['--service=newest', '--service must be document or family, not "newest"'],
    ['--work-time=10', '--work-time needs --service family'],
    ['--service=document --require=daemons.user', '--require needs --service family'],
    ['--log-content=entry', '--log-content needs --service family'],
    ['--service=family --log-content=none', '--log-content must be list or entry, not "none"'],
    ['--service=family --work-time=1s', '--work-time must be a whole number from 0 to 600000, not "1s"'],
    [
      '--service=family --require=daemon.user',
      '--require names KIND.FIELD, such as daemons.processes, not "daemon.user"',
    ],
    ['--service=family --require=daemons', 'not "daemons"'],
    ['--service=family --require=daemons.command', 'a daemon has that field already'],
    ['--service=family --require=network-rules.status', 'a network rule has that field already'],
  ])('%s: %s', (words, problem) => {
    const parsed = parseOptions(words.split(' '));
    expect(parsed).toEqual({ kind: 'problems', problems: [expect.stringContaining(problem)] });
  });
});
