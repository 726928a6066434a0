import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ENDLESS, openShop, until } from '../support/sandbox-client.ts';

const box = await openShop({ token: 'token-secret', 'restart-time': ENDLESS });
afterAll(() => box.stop());
/** The page before anything has happened. */
const untouched = await box.send('GET', '/');

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
