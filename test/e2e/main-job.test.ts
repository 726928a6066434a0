import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { SERVICES } from '../../harness/sandbox.ts';
import { type Stage, setStage, UPDATE_SCRIPT } from '../../harness/stage.ts';

const FOUR = 'ensure-repository, update-deploy-script, sync-env, deploy';
const SECRETS = ['base64:q83vASNFZ4mrze8=', `it's "p@ss" w#rd = $HOME \\ end`, 'sk_live_51Habc.def'];
const ENV = {
  X_APP_KEY: SECRETS[0] ?? '',
  X_DB_PASSWORD: SECRETS[1] ?? '',
  X_STRIPE_SECRET: SECRETS[2] ?? '',
};

/** Where the services differ in what is to be expected. */
const EXPECTED = {
  document: {
    evidence: ['token', 'exit-status'],
    replacedWithoutFile: { code: 4, outcome: 'unknown' },
    // Nothing shows a repository before the first deploy: that there is one, its refusal tells.
    reinstalled: ['POST', 'DELETE', 'POST'],
    cannotClone: /The server said: .*\/nowhere\/at\/all\.git/,
  },
  family: {
    evidence: ['token', 'status', 'exit-status'],
    replacedWithoutFile: { code: 1, outcome: 'failed' },
    reinstalled: ['DELETE', 'POST'],
    cannotClone:
      /but the site has none: .* log says “The repository could not be installed on other\.example: .*\/nowhere\/at\/all\.git/,
  },
} as const;

const results = z.array(
  z.object({ operation: z.string(), status: z.string(), changes: z.array(z.string()) }),
);

describe.each(SERVICES)('%s', (service) => {
  const expected = EXPECTED[service];
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({ service });
  });
  afterAll(() => stage.stop());

  function statuses(outputs: Readonly<Record<string, string>>): Record<string, string> {
    const list = results.parse(JSON.parse(outputs.results ?? ''));
    return Object.fromEntries(list.map(({ operation, status }) => [operation, status]));
  }

  async function createSite(domain: string): Promise<number> {
    const answer = await stage.call('POST', '/api/servers/1/sites', {
      root_domain: domain,
      web_directory: '/public',
    });
    return z.object({ data: z.object({ id: z.number() }) }).parse(answer).data.id;
  }

  describe('four operations on a fresh site', () => {
    const inputs = {
      site: 'shop.example',
      operations: FOUR,
      'deploy-script': UPDATE_SCRIPT,
      'env-prefix': 'X_',
    };
    const more = { env: ENV, secrets: SECRETS };
    let id: number;
    beforeAll(async () => {
      id = await createSite('shop.example');
    });

    test('a dry run sends only GET and says what would be done', async () => {
      const run = await stage.run({ ...inputs, 'dry-run': 'true' }, more);
      expect(run.code).toBe(0);
      expect(run.outputs.outcome).toBe('planned');
      expect(stage.service.writes()).toEqual([]);
      expect(new Set(Object.values(statuses(run.outputs)))).toEqual(new Set(['planned']));
      expect(run.outputs.changed).toBe('false');
      expect(run.outputs.plan).toContain('install the repository');
      expect(run.outputs.plan).toContain('APP_KEY, DB_PASSWORD, STRIPE_SECRET');
    });

    test('the first run sends exactly the four writes, in order', async () => {
      const run = await stage.run(inputs, more);
      expect(run.log).toContain('deployed');
      expect(run.code).toBe(0);
      expect(stage.service.writes()).toEqual([
        `POST /api/servers/1/sites/${id}/repository`,
        `PATCH /api/servers/1/sites/${id}/deploy/script`,
        `PATCH /api/servers/1/sites/${id}/env`,
        `POST /api/servers/1/sites/${id}/deploy`,
      ]);
      expect(run.outputs).toMatchObject({
        outcome: 'succeeded',
        changed: 'true',
        'server-id': '1',
        'site-id': String(id),
        'site-domain': 'shop.example',
        'previous-deploy-at': '',
        'deploy-exit-status': '0',
        evidence: expected.evidence.join(),
        'env-added': 'DB_PASSWORD,STRIPE_SECRET',
        'env-changed': 'APP_KEY',
        'env-removed': '',
        requests: String(stage.service.requests.length),
        retries: '0',
      });
      expect(run.outputs['deployed-commit']).toMatch(/^[0-9a-f]{40}$/);
      expect(run.outputs['last-deploy-at']).not.toBe('');
      expect(run.outputs['deploy-log']).toContain('HEAD is now at');
    });

    test('the .env on disk holds the values, its other lines untouched, and nobody else may read it', async () => {
      const path = join(stage.siteFolder(id, 'shop.example'), '.env');
      const text = await readFile(path, 'utf8');
      expect(text.startsWith('# settings of the shop\nAPP_NAME="My shop"\nAPP_KEY=')).toBe(true);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    });

    test('a second run sends only the deploy', async () => {
      const run = await stage.run(inputs, more);
      expect(run.code).toBe(0);
      expect(stage.service.writes()).toEqual([`POST /api/servers/1/sites/${id}/deploy`]);
      expect(statuses(run.outputs)).toEqual({
        'ensure-repository': 'unchanged',
        'update-deploy-script': 'unchanged',
        'sync-env': 'unchanged',
        deploy: 'changed',
      });
      expect(run.outputs['previous-deploy-at']).not.toBe('');
      expect(stage.service.requests.length).toBeLessThanOrEqual(16);
    });

    test('a new commit is deployed, served, and confirmed by every kind of evidence', async () => {
      const commit = await stage.repository.commit({ 'public/index.html': '<h1>Second</h1>\n' }, 'Second');
      const run = await stage.run(
        {
          ...inputs,
          'expected-commit': commit.slice(0, 12).toUpperCase(),
          'success-pattern': '^HEAD is now at [0-9a-f]+ Second$',
          'failure-pattern': 'fatal:\n(x+)+y',
          'health-check-url': `http://shop.example.localhost:${stage.sandbox.port}/`,
          'health-check-contains': 'Second',
          'verify-command': 'test -z "$(env | grep ^INPUT_)" && echo "::error::no command"',
        },
        more,
      );
      expect(run.log).toContain('│ ::error::no command');
      // Within the same second as the deploy before, the token stays equal.
      const evidence = expected.evidence.join().replace('token,', '(token,)?');
      expect(run.outputs).toMatchObject({
        outcome: 'succeeded',
        evidence: expect.stringMatching(
          new RegExp(`^${evidence},success-pattern,health-check,verify-command$`),
        ),
        'deployed-commit': commit,
      });
    });

    test('a script that ends in exit 7 fails, with status, reason and one annotation', async () => {
      const run = await stage.run({ ...inputs, 'deploy-script': 'echo "no such table"\nexit 7\n' }, more);
      expect(run.code).toBe(1);
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'deploy-exit-status': '7', evidence: '' });
      const [error] = run.runner.annotations.filter(({ level }) => level === 'error');
      expect(error?.title).toBe('shop.example: deploy failed');
      expect(error?.message).toContain(
        'The deploy script exited with status 7. The log says: “no such table”',
      );
      expect(error?.message).toContain('Done before that: update-deploy-script: replaced the deploy script.');
      expect(statuses(run.outputs)).toMatchObject({ 'update-deploy-script': 'changed', deploy: 'failed' });
    });

    test('show-deploy-log prints the latest log and changes nothing', async () => {
      const run = await stage.run({ site: String(id), operations: 'show-deploy-log' });
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', requests: '2' });
      expect(run.log).toContain('│ no such table');
      expect(stage.service.writes()).toEqual([]);
    });
  });

  describe('deploys that end otherwise', () => {
    test('without a repository the run times out and names the likely reason', async () => {
      await createSite('bare.example');
      const run = await stage.play({ site: 'bare.example', timeout: '20s' }, { waitsInVain: true });
      expect(run.code).toBe(3);
      expect(run.outputs.outcome).toBe('timed_out');
      expect(run.runner.annotations[0]?.message).toContain('no repository is installed on the site');
      expect(stage.service.writes()).toHaveLength(1);
    });

    test('wait: false triggers, does not follow, and says so', async () => {
      const run = await stage.play({ site: 'shop.example', wait: 'false' });
      expect(run.code).toBe(0);
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', evidence: '', 'deploy-exit-status': '' });
      expect(run.summary).toContain('deploy triggered, not followed');
    });

    test.each([
      [
        'a failure pattern',
        { 'failure-pattern': 'no such .able' },
        'failed',
        'The log matches failure-pattern',
      ],
      [
        'a missing success pattern',
        { 'success-pattern': 'Migrated' },
        'failed',
        'No line of the log matches',
      ],
      ['another commit', { 'expected-commit': 'abcdef0123' }, 'failed', 'was deployed, not abcdef0123'],
      [
        'a failing verify-command',
        { 'verify-command': 'exit 3' },
        'failed',
        'verify-command exited with status 3',
      ],
      [
        'a failing health check',
        { 'health-check-url': 'http://127.0.0.1:1/', 'health-check-timeout': '1s' },
        'failed',
        'the health check failed',
      ],
    ])('%s is contrary evidence', async (_, inputs, outcome, words) => {
      const script = 'echo "no such table"';
      const operations = 'ensure-repository,update-deploy-script,deploy';
      const run = await stage.play({ site: 'shop.example', operations, 'deploy-script': script, ...inputs });
      expect(run.outputs.outcome).toBe(outcome);
      expect(run.runner.annotations[0]?.message).toContain(words);
    });

    test('a script that fails in node is explained with the line that tells why', async () => {
      const inputs = { site: 'shop.example', operations: 'update-deploy-script, deploy' };
      const script = 'set -e\necho Building\nnode -e "throw new TypeError(\'there is no url\')"\n';
      const run = await stage.play({ ...inputs, 'deploy-script': script });
      expect(run.runner.annotations).toMatchObject([
        {
          level: 'error',
          message: expect.stringContaining(
            'exited with status 1. The log says: “TypeError: there is no url”',
          ),
        },
      ]);
    });

    test('a script with an EXIT trap of its own gives no report; the other evidence decides', async () => {
      // It ends in another second than the deploy before: else last_deploy_at would stay equal.
      const inputs = { site: 'shop.example', operations: 'update-deploy-script, deploy' };
      const run = await stage.play({
        ...inputs,
        'deploy-script': "trap 'echo bye' EXIT\nsleep 1\nexit 5\n",
        'failure-pattern': '^bye',
      });
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'deploy-exit-status': '' });
      expect(run.runner.annotations).toMatchObject([
        { level: 'warning', message: expect.stringContaining('sets an EXIT trap of its own') },
        { level: 'error', message: expect.stringContaining('The log says: “bye”') },
      ]);
    });
  });

  // The family shows that one is under way: e2e/family.
  if (service === 'document') {
    test("somebody else's deploy that is under way hands over to ours, which is the one that is judged", async () => {
      const site = { site: 'busy.example' };
      const operations = 'ensure-site, ensure-repository, update-deploy-script';
      const wait = 'echo begun; until [ -e go ]; do sleep 0.05; done';
      const script = `if [ -e ran ]; then exit 9; fi\n${wait}\ntouch ran\nexit 3\n`;
      const { outputs } = await stage.play({ ...site, operations, 'deploy-script': script });
      const id = Number(outputs['site-id']);
      await stage.call('POST', `/api/servers/1/sites/${id}/deploy`);
      // Theirs ends when ours has been asked for, and looked for four times.
      stage.misbehave(async () => {
        const triggered = stage.service.requests.findIndex(({ method }) => method === 'POST');
        if (triggered >= 0 && stage.service.requests.length === triggered + 5)
          await writeFile(join(stage.siteFolder(id, 'busy.example'), 'go'), '');
        return undefined;
      });
      const run = await stage.run(site);
      stage.misbehave(() => undefined);
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'deploy-exit-status': '9' });
    });
  }

  describe('a health check', () => {
    test('of a short time works, and one of a page that comes up late succeeds', async () => {
      let asked = 0;
      const page = createServer((_, response) => {
        asked += 1;
        response.writeHead(asked < 3 ? 503 : 200).end('up');
      });
      await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
      const address = page.address();
      const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}/?key=of-no-concern`;
      const checks = { 'health-check-url': url, 'health-check-timeout': '5s', 'health-check-contains': 'up' };
      const operations = 'update-deploy-script, deploy';
      const script = { operations, 'deploy-script': 'echo fine' };
      const good = await stage.play({ site: 'shop.example', ...script, ...checks });
      expect(good.outputs.evidence).toContain('health-check');
      expect(asked).toBe(4);
      const bad = await stage.play(
        { site: 'shop.example', ...checks, 'health-check-contains': 'down' },
        { waitsInVain: true },
      );
      expect(bad.runner.annotations.at(-1)?.message).toContain(
        'does not contain the text of health-check-contains',
      );
      expect(bad.log).not.toContain('of-no-concern');
      page.close();
    });
  });

  describe('a service with a time limit', () => {
    test('that ends the script leaves no doubt: the deploy failed', async () => {
      const limited = await setStage({ service, deployTimeoutSeconds: 1 });
      try {
        const run = await limited.play({
          site: 'slow.example',
          operations: 'ensure-site, ensure-repository, update-deploy-script, deploy',
          'deploy-script': 'true\nsleep 60\n',
        });
        expect(run.outputs).toMatchObject({ outcome: 'failed', 'deploy-exit-status': '143' });
      } finally {
        await limited.stop();
      }
    });
  });

  describe('hostile content', () => {
    test('a deploy log cannot run commands, hide, or show what is in .env', async () => {
      const secret = 'Tr0ub4dor&3-correct-horse';
      const script = [
        'echo "::set-output name=outcome::hacked"',
        'printf "  ::add-mask::e\\n\\r::error::cr\\n##[error]v1\\nx ##[add-path]/tmp\\n"',
        'printf "\\033[31mred\\033[0m \\033]0;title\\007 \\342\\200\\256 rtl\\n"',
        'echo "<img src=x onerror=alert(1)> [link](http://evil.example) @everyone | </pre></details>"',
        'cat .env; base64 .env; tr a-z A-Z <.env >/dev/null',
        'printf %s "$(sed -n s/^TOKEN=//p .env)" | base64; printf %s "$(sed -n s/^TOKEN=//p .env)" | od -An -tx1 | tr -d " \\n"; echo',
        'echo "::stop-commands::x" >&2',
      ].join('\n');
      const run = await stage.play(
        {
          site: 'shop.example',
          operations: 'update-deploy-script, sync-env, deploy',
          'deploy-script': script,
          env: `TOKEN='${secret}'`,
        },
        { secrets: [secret, ...SECRETS] },
      );
      expect(run.outputs.outcome).toBe('succeeded');
      expect(run.log).toContain('│ red');
      expect(run.log).toContain('│ ::set-output name=outcome::hacked');
      // In the diff of the script it stands as it is, in a block of code.
      const summary = run.summary.replace(/^(`{3,})diff\n.*?^\1$/gms, '');
      expect(summary).toContain('&#60;img');
      expect(summary).not.toMatch(/<img|<\/pre><\/details> /);
    });
  });

  describe('.env as it is on the server', () => {
    test('merging keeps every byte that is not managed', async () => {
      const before =
        '\uFEFF# a comment\r\nexport  A = "one" # why\r\n\r\nMULTI="line 1\r\nline 2"\r\nnot an assignment\r\nB=\'x y\'\r\nLAST=end';
      const sites = z.object({ data: z.array(z.object({ id: z.number(), domain: z.string() })) });
      const { data } = sites.parse(await stage.call('GET', '/api/servers/1/sites'));
      const id = data.find(({ domain }) => domain === 'shop.example')?.id ?? 0;
      const path = join(stage.siteFolder(id, 'shop.example'), '.env');
      await writeFile(path, before);
      const run = await stage.play({
        site: 'shop.example',
        operations: 'sync-env',
        env: 'B=new value here\nNEW=added',
      });
      expect(run.outputs).toMatchObject({ 'env-added': 'NEW', 'env-changed': 'B', 'env-removed': '' });
      expect(run.log).toContain('.env has CRLF line ends');
      const after = await readFile(path, 'utf8');
      const [kept] = before.split("B='x y'");
      expect(after.startsWith(kept ?? '')).toBe(true);
      expect(after).toContain('LAST=end\r\nNEW=');
      const again = await stage.play({
        site: 'shop.example',
        operations: 'sync-env',
        env: 'B=new value here\nNEW=added',
      });
      expect(again.outputs.changed).toBe('false');
    });

    test('a file that is not shown is never merged into', async () => {
      await createSite('empty.example');
      const run = await stage.play({
        site: 'empty.example',
        operations: 'sync-env',
        env: 'A=secret value 1',
      });
      expect(run.code).toBe(1);
      expect(run.runner.annotations[0]?.message).toContain('env-mode: replace');
      expect(stage.service.writes()).toEqual([]);
    });

    test('replace without a file does not pretend: nothing confirmed the write', async () => {
      const inputs = {
        site: 'empty.example',
        operations: 'sync-env',
        'env-mode': 'replace',
        env: 'A=secret value 1',
      };
      const run = await stage.play(inputs, { secrets: ['secret value 1'], waitsInVain: true });
      const { code, outcome } = expected.replacedWithoutFile;
      expect(run).toMatchObject({ code, outputs: { outcome } });
    });
  });

  describe('ensure-site and remove-repository', () => {
    test('a site is created once, and a repository removed and installed again', async () => {
      const inputs = {
        ...{ site: 'New.example', operations: 'ensure-site, ensure-repository' },
        ...{ 'web-directory': '/web', 'project-root': '/app' },
      };
      const first = await stage.play(inputs);
      expect(first.outputs.outcome).toBe('succeeded');
      expect(stage.service.writes().map((write) => write.replace(/\d+(?=\/repo)/, 'N'))).toEqual([
        'POST /api/servers/1/sites',
        'POST /api/servers/1/sites/N/repository',
      ]);
      const creation = stage.service.requests.find(({ method }) => method === 'POST');
      expect(JSON.parse(creation?.body ?? '')).toEqual({
        root_domain: 'New.example',
        web_directory: '/web',
        project_root: '/app',
      });
      const again = await stage.play(inputs);
      expect(statuses(again.outputs)).toEqual({
        'ensure-site': 'unchanged',
        'ensure-repository': 'unchanged',
      });
      const removed = await stage.play({ ...inputs, operations: 'remove-repository, ensure-repository' });
      expect(statuses(removed.outputs)).toEqual({
        'remove-repository': 'changed',
        'ensure-repository': 'changed',
      });
      const reinstalled = await stage.play({
        ...inputs,
        operations: 'ensure-repository',
        'reinstall-repository': 'true',
      });
      expect(reinstalled.outputs.changed).toBe('true');
      expect(stage.service.writes().map((write) => write.split(' ')[0])).toEqual(expected.reinstalled);
    });

    test("a repository that cannot be cloned fails, with the server's own words", async () => {
      const inputs = {
        site: 'other.example',
        operations: 'ensure-site, ensure-repository, deploy',
        repository: '/nowhere/at/all.git',
      };
      const run = await stage.play(inputs, { waitsInVain: true });
      expect(run.code).toBe(1);
      expect(run.runner.annotations[0]?.message).toMatch(expected.cannotClone);
      expect(statuses(run.outputs)).toEqual({
        'ensure-site': 'changed',
        'ensure-repository': 'failed',
        deploy: 'not-run',
      });
      expect(run.runner.annotations[0]?.message).toContain('Done before that: ensure-site: created site ');
    });
  });
});
