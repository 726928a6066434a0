import { createServer, type IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { listen } from '../../harness/listen.ts';
import { setStage, UPDATE_SCRIPT } from '../../harness/stage.ts';
import { openFleet } from '../support/fleet-runs.ts';

const WALL = 'something stands before the site';
const LOGIN = 'https://login.example/sign-in';

test.each([
  ['wall', '403 (wall)', `answered with status 403: ${WALL}`],
  ['challenge', '503 (wall)', `answered with status 503: ${WALL}`],
  ['redirect', '302 (wall)', `answered with status 302, a redirect to ${LOGIN}: ${WALL}`],
  ['down', 'no answer', 'could not be reached: the connection was closed'],
] as const)(
  'a run before a sandbox with --edge %s fails the first deploy of a site, and warns after the next one',
  async (edge, seen, says) => {
    await using stage = await setStage({ edge });
    const page = `http://shop.example.localhost:${stage.sandbox.port}/`;
    const inputs = {
      site: 'shop.example',
      operations: 'ensure-site, ensure-repository, update-deploy-script, deploy',
      'deploy-script': UPDATE_SCRIPT,
      'health-check-url': page,
      'health-check-timeout': '1s',
    };
    // The built action meets one of them.
    const carryOut = edge === 'wall' ? stage.run : stage.play;
    const first = await carryOut(inputs);
    expect(first.outputs).toMatchObject({ outcome: 'failed', reason: 'health-check-failed' });
    expect(first.error).toContain(`The deploy ended, but the health check failed: ${page} ${says}.`);
    expect(first.summary).toContain('❌ shop.example: the new code is live, but the health check failed\n');
    const second = await carryOut({ ...inputs, 'rollback-on-failure': 'true' });
    expect(second.outputs.outcome).toBe('succeeded');
    // Both deploys may end in the same second: then `last_deploy_at` stays.
    expect(second.outputs.evidence).toMatch(/^(token,)?exit-status$/);
    expect(second.log).toContain(`could not tell whether the deploy worked: ${page} ${says}. The page `);
    expect(second.summary).toContain(`**Page:** ${seen} before, ${seen} after\n`);
  },
);

describe('health-check-headers', () => {
  /** A page that only lets in those with a password, and a host that it leads to. */
  async function openLogin() {
    const asked: IncomingMessage['headers'][] = [];
    const elsewhere = createServer((request, response) => {
      asked.push(request.headers);
      response.end('Elsewhere');
    });
    const { url: outside, stop } = await listen(elsewhere);
    const page = createServer(({ headers, url }, response) => {
      if (url === '/moved') response.writeHead(302, { location: `${outside}/` }).end();
      else if (headers.authorization !== BASIC) response.writeHead(401).end('Who are you?');
      else if (url === '/session') response.end(`No session ${headers.cookie?.split('session=')[1]}`);
      else response.end(`Welcome, ${headers.authorization} of ${headers['x-site']}`);
    });
    const login = await listen(page);
    const close = async (): Promise<void> => void (await Promise.all([login.stop(), stop()]));
    return { url: login.url, asked, [Symbol.asyncDispose]: close };
  }
  const PASSWORD = 'correct-horse-battery';
  const PAIR = Buffer.from(`shop:${PASSWORD}`).toString('base64');
  const BASIC = `Basic ${PAIR}`;
  const SESSION = '7f3a9c04e1b2d586';
  const secrets = [PASSWORD, PAIR, SESSION];
  const DEPLOY = { operations: 'deploy', server: 'web-1', 'health-check-timeout': '5s' };

  test('reach the page, no other host, and no output', async () => {
    await using sim = await openFleet(['a.example']);
    await using login = await openLogin();
    const play = (page: string, more = {}) =>
      sim.play(
        {
          ...DEPLOY,
          targets: '[a.example]',
          'health-check-url': `${login.url}${page}`,
          'health-check-headers': `Authorization: ${BASIC}\nX-Site: <site>\nCookie: lang=en; session=${SESSION}`,
          ...more,
        },
        { secrets },
      );
    expect((await play('/', { 'health-check-contains': 'of a.example' })).outputs.outcome).toBe('succeeded');
    // The page shows them itself.
    const bad = await play('/', { 'health-check-contains': 'Goodbye' });
    expect(bad.errors.join()).toContain('it begins with “Welcome, *** of a.example”');
    const old = await play('/session', { 'health-check-contains': 'Goodbye' });
    expect(old.errors.join()).toContain('it begins with “No session ***”');
    const moved = await play('/moved');
    expect(moved.errors.join()).toContain('status 302, a redirect to http://127.0.0.1:');
    expect(login.asked).toEqual([]);
  });

  test('of an entry are the name of a variable, which unfinished keeps', async () => {
    await using sim = await openFleet(['a.example']);
    await using login = await openLogin();
    const entry = { site: 'a.example', 'health-check-headers': `Authorization: \${SHOP_AUTH}` };
    const targets = JSON.stringify([entry]);
    const play = (SHOP_AUTH: string, contains: string) =>
      sim.play(
        { ...DEPLOY, targets, 'health-check-url': `${login.url}/`, 'health-check-contains': contains },
        { env: { SHOP_AUTH }, secrets },
      );
    expect((await play(BASIC, 'Welcome')).outputs.outcome).toBe('succeeded');
    expect((await play(BASIC, 'Goodbye')).outputs.unfinished).toBe(targets);
    expect((await play('', 'Welcome')).errors.join()).toContain(
      'for health-check-headers, a variable SHOP_AUTH in the env of the step for ${SHOP_AUTH}; it is empty',
    );
  });
});
