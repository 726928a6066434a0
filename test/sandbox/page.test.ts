import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeRepository } from '../../harness/git.ts';
import { type Sandbox, startSandbox } from '../../harness/sandbox.ts';
import { kinds } from '../../sandbox/kinds.ts';
import { html } from '../../sandbox/page/html.ts';
import { until } from '../support/sandbox-client.ts';

const CHROMIUM = '/usr/bin/chromium';
let folder: string;
let sandbox: Sandbox;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  await makeRepository(join(folder, 'acme/shop.git'), { '.env.example': 'KEY=env-secret\n' });
  sandbox = await startSandbox({ gitBase: folder, token: 'token-secret', restartMs: 600_000 });
});

afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the page at /', () => {
  test('says in words what there is none of, and how to make a site', async () => {
    await using other = await startSandbox();
    const { status, headers, text } = await get('/', other);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('No sites yet.');
    expect(text).toContain(`http://127.0.0.1:${other.port}/api/servers/2/sites`);
    const ofServer = kinds.filter(({ owner }) => owner === 'server').map(({ singular }) => `no ${singular}s`);
    expect(text).toContain(`${ofServer.join(', ').replace('no', 'No')}.`);
    expect(text).toContain('Nothing has happened yet.');
    expect(text.split('class="card"').length - 1).toBe(text.split('<section>').length - 1);
  });

  test('takes GET and HEAD, no token, and only the hosts of the loopback address', async () => {
    const head = await get('/', sandbox, { method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-type']]).toEqual([
      200,
      '',
      'text/html; charset=utf-8',
    ]);
    const posted = await get('/', sandbox, { method: 'POST' });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await get('/', sandbox, { host: 'evil.example' })).status).toBe(421);
    expect((await get('/', sandbox, { host: '127.0.0.1.localhost' })).status).toBe(404);
    expect((await get('/index.html')).status).toBe(401);
  });

  test('allows its own style and nothing else, and no other page to frame or read it', async () => {
    const { headers, text } = await get('/');
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

  test('loads itself again, unless it is paused; what is open stays open', async () => {
    const { text: live } = await get('/');
    expect(live).toContain('<meta http-equiv="refresh" content="5">');
    expect(live).toContain('href="/?pause"');
    const { text: paused } = await get('/?pause&open=7');
    expect(paused).not.toContain('http-equiv');
    expect(paused).toContain('href="/?open=7"');
    expect((await get('/?open=7')).text).toContain('href="/?pause&#38;open=7"');
    for (const odd of [
      '/?open=',
      '/?open=x',
      '/?open=1e3',
      '/?open=99999999999999999',
      '/?',
      '/?%00',
      '/?pause=%ff',
    ]) {
      expect([odd, (await get(odd)).status]).toEqual([odd, 200]);
    }
  });

  test('shows sites, deploys with how they ended, records and the server log', async () => {
    const site = await newSite('shown.example.com', 'echo all went well');
    await deploy(site);
    await script(site, 'echo oh no; exit 3');
    await deploy(site);
    await script(site, 'echo half way; kill -9 $$');
    await deploy(site);
    await api('POST', `${site}/blogapp`);
    await api('POST', `${site}/queues`, worker('mails'));
    await api('POST', '/api/servers/1/crontabs', { user: 'www', command: 'tidy up', frequency: '@daily' });
    await api('PATCH', `${site}/notifications`, { chat_b_webhook_url: 'http://127.0.0.1:9/' });
    const { text } = await get('/?pause');
    const card = cardOf(text, 'shown.example.com');
    // That is the other service's.
    expect(card).not.toContain('<dt>Status</dt>');
    expect(card).toContain(`<a href="http://shown.example.com.localhost:${sandbox.port}/">`);
    expect(wordsOf(card)).toMatch(
      /ended by a signal deploy \d+ .*half way .*failed with exit status 3 deploy \d+ .*oh no .*succeeded deploy \d+ .*all went well/s,
    );
    expect(wordsOf(card)).toMatch(
      /acme\/shop\.git , branch main \(hosted_git_1\) .* blogapp .* set for chat_b /s,
    );
    expect(wordsOf(card)).toMatch(/Queue workers .* redis mails 60 3 2 – \d{4}-/s);
    expect(wordsOf(text)).toMatch(/Crontabs id user command frequency created \d+ www tidy up @daily/);
    const ends = [...wordsOf(text).matchAll(/A deploy of shown\.example\.com has ended: (.*?) site \d/g)];
    expect(ends.map(([, how]) => how?.trim())).toEqual([
      'ended by a signal',
      'failed with exit status 3',
      'succeeded',
    ]);
    const headings = [...text.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(headings.every((level, index) => level <= (headings[index - 1] ?? 0) + 1)).toBe(true);
    expect([...text.matchAll(/<th(?! scope="col")[ >]/g)]).toEqual([]);
  });

  test('says that a server is rebooting', async () => {
    expect(wordsOf((await get('/')).text)).toContain('web-2 Server is active');
    await api('POST', '/api/servers/2/restart');
    expect(wordsOf((await get('/')).text)).toContain('web-2 Server is rebooting');
  });

  test('a log is opened by a link while the page is live, and folded when it is paused', async () => {
    const site = await newSite('logs.example.com', 'echo only-when-open');
    await deploy(site);
    const [, link = '', id = ''] =
      /href="(\/\?open=(\d+))"/.exec(cardOf((await get('/')).text, 'logs.example.com')) ?? [];
    expect(cardOf((await get('/')).text, 'logs.example.com')).not.toContain('only-when-open');
    const open = cardOf((await get(link)).text, 'logs.example.com');
    expect(open).toContain('only-when-open');
    expect(open).toContain(`href="/" aria-label="close log of deploy ${id}"`);
    expect(cardOf((await get('/?pause')).text, 'logs.example.com')).toMatch(
      /<details><summary>.*only-when-open/s,
    );
    expect(cardOf((await get(`/?pause&open=${id}`)).text, 'logs.example.com')).toContain('<details open>');
  });

  test('the log of a running deploy is there without asking', async () => {
    const site = await newSite('busy.example.com', 'echo so far; sleep 600');
    for (let n = 0; n < 7; n += 1) await api('POST', `${site}/deploy`);
    await until(async () => cardOf((await get('/')).text, 'busy.example.com').includes('so far'));
    const { text } = await get('/');
    expect(text).toContain('<title>(1 running) Sandbox</title>');
    expect(wordsOf(cardOf(text, 'busy.example.com'))).toMatch(
      /busy\.example\.com ▶ running .* ▶ running .* so far .* … waiting .* 5 newest of 7/s,
    );
    await api('DELETE', site);
  });

  test('a log that is hostile comes out as text', async () => {
    const site = await newSite('hostile.example.com', hostileScript);
    await deploy(site);
    const { text } = await get('/?pause');
    const [, log = ''] = /<pre>(.*?)<\/pre>/s.exec(cardOf(text, 'hostile.example.com')) ?? [];
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

  test('names, records and branches that are hostile come out as text', async () => {
    const bad = '"><script>x</script>\u202e\u0000';
    await makeRepository(join(folder, 'acme/odd.git'), {}, 'x\'"><img>');
    const site = await newSite('odd.example.com', 'true', { name: 'acme/odd', branch: 'x\'"><img>' });
    await api('POST', `${site}/queues`, worker(bad));
    await api('POST', `${site}/auth-users`, { name: `${bad}\ud800`, password: 'password' });
    await api('POST', '/api/servers/1/daemons', { command: bad });
    const { text } = await get('/');
    expect(text).not.toMatch(/<script|<img|\u202e|\u0000/);
    expect(text).toContain('&#34;&#62;&#60;script&#62;x&#60;/script&#62;[U+202E][U+0000]');
    expect(cardOf(text, 'odd.example.com')).toContain('x&#39;&#34;&#62;&#60;img&#62;');
  });

  test('no secret is on it', async () => {
    const site = await newSite('secret.example.com', 'true');
    await api('PATCH', `${site}/env`, { content: 'KEY=env-secret\n' });
    await api('PATCH', `${site}/notifications`, { deploy_webhook_url: 'http://127.0.0.1:9/url-secret' });
    await api('POST', `${site}/auth-users`, { name: 'ada', password: 'password-secret' });
    await api('POST', '/api/servers/1/sqldb', { name: 'shop', password: 'password-secret' });
    await deploy(site);
    await until(async () => wordsOf((await get('/')).text).includes('could not be delivered'));
    const { text } = await get('/?pause');
    expect(text).toContain('set for webhook');
    expect(text).not.toMatch(/-secret/);
  });

  test('what is written into a git URL to get in is not on it', async () => {
    await using other = await startSandbox();
    await api('POST', '/api/servers/1/sites', { root_domain: 'a.example.com', web_directory: '/' }, other);
    // A clone that needs a password has no server here: the row is written as an install would write it.
    const { dataDir } = other;
    await other.kill();
    const database = new DatabaseSync(join(dataDir, 'sandbox.db'));
    const url = 'https://user:url-secret@git.example/acme/shop.git?key=url-secret#.git';
    database
      .prepare(
        "INSERT INTO repositories (site_id, provider, user, branch, url, state) VALUES (1, 'custom', 'acme', 'main', ?, 'installed')",
      )
      .run(url);
    database.close();
    await using again = await startSandbox({ dataDir });
    const { text } = await get('/?pause', again);
    expect(text).toContain('<code>https://git.example/acme/shop.git</code>');
    expect(text).not.toContain('url-secret');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('a copy has no links and no commands: they lead nowhere once the sandbox has ended', async () => {
    const { text } = await get('/?copy');
    expect(text).not.toMatch(/href=|http-equiv|localhost|127\.0\.0\.1:/);
    expect(text).toMatch(/<details>.*all went well/s);
    expect(wordsOf(text)).toMatch(/ A copy \d{4}-\d\d-\d\d \d\d:\d\d:\d\d: 2 servers, /);
  });

  test('links lead to the sites and to itself, and nowhere else', async () => {
    const { text } = await get('/?pause');
    const links = [...text.matchAll(/(?:href|src|action|content)="([^"]*)"/g)].map(([, link = '']) => link);
    const own = new RegExp(
      `^(/|/\\?[a-z0-9=&#;]+|/openapi\\.json|http://[a-z.-]+\\.localhost:${sandbox.port}/|width=.*)$`,
    );
    expect(links.filter((link) => !own.test(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(5);
  });
});

describe('much of everything', () => {
  test('a page of bounded size that says what it leaves out', async () => {
    await using other = await startSandbox({ gitBase: folder });
    const site = await newSite('big.example.com', 'true', {}, other);
    for (let n = 0; n < 6; n += 1) await deploy(site, other);
    await script(site, lines(8 * 1024), other);
    await deploy(site, other);
    await Promise.all(
      Array.from({ length: 150 }, (_, n) =>
        api('POST', `${site}/queues`, worker(`q${n}${'x'.repeat(2000)}`), other),
      ),
    );
    for (let n = 0; n < 25; n += 1) {
      const body = { root_domain: `s${n}.example.net`, web_directory: '/public' };
      await api('POST', '/api/servers/1/sites', body, other);
    }
    const before = (await get('/?pause', other)).text;
    expect(before).toContain('The 20 newest of 26 sites.');
    expect(before).toContain('s24.example.net');
    expect(before).not.toContain('big.example.com.localhost');
    for (let n = 0; n < 25; n += 1) await api('DELETE', `/api/servers/1/sites/${n + 2}`, undefined, other);
    const { text } = await get('/?pause', other);
    expect(text.length).toBeLessThan(200_000);
    expect(text).toContain('The 5 newest of 7 deploys.');
    expect(text).toContain('The 20 newest of 150 queue workers.');
    expect(text).toMatch(/The 10 newest of \d{3} entries\./);
    expect(text).toMatch(/xxx… \(cut, 200\d in all\)/);
    expect(text).toContain('Cut: 8.1 MiB of the log come before this.');
    expect(text).toMatch(/<pre>line \d+ x+\n.*line 8192 x+\n<\/pre>/s);
  });
});

const withChromium = existsSync(CHROMIUM) ? test : test.skip;

withChromium('in a browser, a hostile log is one text: no element of it, and no script ran', async () => {
  await using other = await startSandbox({ gitBase: folder });
  await deploy(await newSite('browser.example.com', hostileScript, {}, other), other);
  const address = `${other.url}/?pause`;
  const served = (await get('/?pause', other)).text;
  const dom = browse(address);
  expect(dom).toContain('<title>Sandbox</title>');
  const tags = (page: string) => [...page.matchAll(/<([a-z]\w*)/g)].map(([, name]) => name);
  // The parser adds none that the server did not write, and leaves out none.
  expect(tags(dom).sort()).toEqual(tags(served).sort());
  expect(dom).toContain('&lt;/pre&gt;&lt;/details&gt;&lt;script&gt;document.title="ran"&lt;/script&gt;');
});

test('whatever a text holds, html makes of it characters that are seen and are no markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.uint16Array(), (text, units) => {
      const shown = html`${text + String.fromCharCode(...units)}`.html;
      expect(shown).not.toMatch(/[<>"']|&(?!#\d+;)|(?![\n\t])\p{Cc}|\p{Bidi_Control}|\p{Cs}/u);
    }),
  );
});

test('html escapes texts, and puts pieces in as they are', () => {
  const piece = html`<b>${'<&>"\''}</b>`;
  expect(html`${piece}${[piece, piece]}${7}`.html).toBe(
    '<b>&#60;&#38;&#62;&#34;&#39;</b>'.repeat(3).concat('7'),
  );
});

describe('the OpenAPI document', () => {
  test('is answered without a token, as long as the project has it', async () => {
    const answer = await fetch(`${sandbox.url}/openapi.json?now`);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const body = await answer.json();
    if (existsSync(join(import.meta.dirname, '../../docs/openapi.json'))) {
      expect(answer.status).toBe(200);
      expect(body).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
    } else {
      expect(answer.status).toBe(404);
      expect(body).toEqual({ message: expect.any(String) });
    }
    const head = await fetch(`${sandbox.url}/openapi.json`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([answer.status, '']);
  });

  test('is there to read, and nowhere else', async () => {
    const posted = await fetch(`${sandbox.url}/openapi.json`, { method: 'POST', body: '{}' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    for (const path of ['/openapi.json/', '/docs/openapi.json', '/constructor', '/__proto__']) {
      expect([path, (await fetch(sandbox.url + path)).status]).toEqual([path, 401]);
    }
  });
});

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const hostileScript = [
  `printf '\\033[31mred\\033[0m \\0nul\\a \\033[2J \\302\\23331m \\342\\200\\256over\\342\\201\\246 \\355\\240\\200\\n'`,
  `printf 'progress 1\\rprogress 2\\r\\n'`,
  `echo '</pre></details><script>document.title="ran"</script>'`,
  `echo '<img src=x onerror=alert(1)>&lt;'`,
].join('\n');

/** A script that prints this many lines of 1 KiB and a bit. */
const lines = (number: number) =>
  `x=$(printf '%01024d' 0 | tr 0 x); for n in $(seq ${number}); do echo "line $n $x"; done`;

const worker = (queue: string) => ({
  connection: 'redis',
  queue,
  maximum_seconds: 60,
  sleep: 3,
  processes: 2,
});

async function get(
  path: string,
  { port } = sandbox,
  { method = 'GET', host = `127.0.0.1:${port}` } = {},
): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, path, method, headers: { host }, agent: false }).end();
  const [incoming] = await once(sent, 'response');
  const text = (await incoming.setEncoding('utf8').toArray()).join('');
  return { status: incoming.statusCode, headers: incoming.headers, text };
}

async function api(method: string, path: string, body?: unknown, { url, token } = sandbox): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect([path, response.status, text]).toEqual([path, 200, expect.anything()]);
  return text === '' ? undefined : JSON.parse(text);
}

/** Makes a site with a repository and a deploy script, returns its path. */
async function newSite(
  domain: string,
  deployScript: string,
  repository = {},
  target = sandbox,
): Promise<string> {
  const body = { root_domain: domain, web_directory: '/public' };
  const made = await api('POST', '/api/servers/1/sites', body, target);
  const { data } = Object(made);
  const path = `/api/servers/1/sites/${data.id}`;
  const source = { provider: 'hosted_git_1', name: 'acme/shop', branch: 'main', ...repository };
  await api('POST', `${path}/repository`, source, target);
  await script(path, deployScript, target);
  return path;
}

async function script(site: string, deploy_script: string, target = sandbox) {
  await api('PATCH', `${site}/deploy/script`, { deploy_script }, target);
}

/** Deploys, and waits for the end. */
async function deploy(site: string, target = sandbox) {
  await api('POST', `${site}/deploy`, undefined, target);
  await until(async () => / 0 running, 0 waiting\./.test((await get('/', target)).text));
}

/** The part of the page that shows one site. */
function cardOf(text: string, domain: string): string {
  const card = text.split('<article').find((part) => part.includes(`http://${domain}.localhost`));
  return card?.split('</article>')[0] ?? '';
}

/** The words of a page, without its elements. */
function wordsOf(page: string): string {
  return page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

/** The page as Chromium has it after loading it. */
function browse(address: string): string {
  const profile = mkdtempSync(join(folder, 'profile-'));
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return execFileSync(CHROMIUM, [...options, ...quiet, `--user-data-dir=${profile}`, '--dump-dom', address], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 40_000,
  });
}
