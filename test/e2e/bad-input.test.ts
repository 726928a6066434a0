import { afterAll, describe, expect, test } from '@jest/globals';
import { runAction } from '../../harness/run-action.ts';
import { setStage } from '../../harness/stage.ts';

const stage = await setStage();
await stage.call('POST', '/api/servers/1/sites', { root_domain: 'shop.example', web_directory: '/public' });
afterAll(() => stage.stop());

describe('wrong inputs', () => {
  test('are all reported at once, before any request, with no secret shown', async () => {
    const run = await runAction({
      inputs: {
        'base-url': `http://user:s3cret-in-url@example.com/?key=1`,
        'api-token': 'to ken-with-space',
        operations: 'ensure-repositry, update-deploy-script, sync-env, deploy',
        'dry-run': 'yes',
        timeout: '1 hour',
        'poll-interval': '0',
        'repository-provider': 'github',
        'env-mode': 'append',
        'env-remove': 'GOOD, 2BAD',
        env: 'OK=1\nnot-a-line-super-secret\n1KEY=super-secret',
        'failure-pattern': 'fine\n(unclosed-super-secret',
        'expected-commit': 'main',
        commit: 'abcdef0',
        'older-commit': 'deploy',
        'health-check-url': 'ftp://example.com',
        'health-check-status': '200-',
      },
      secrets: ['s3cret-in-url', 'super-secret'],
    });
    expect(run.code).toBe(2);
    expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0', changed: 'false' });
    expect(run.error).toMatchInlineSnapshot(`
"There are 19 problems with the inputs.
operations: expected known operations, one per line or separated by commas; there is no ensure-repositry (did you mean ensure-repository?)
server: expected a value; none is given
site: expected a value; none is given
base-url: expected an address without user name and password; the token goes into api-token
api-token: expected a token of at least 8 printable ASCII characters, without spaces or line breaks; copy the secret again
dry-run: expected true or false, not "yes"
timeout: expected a duration such as 90s, 10m, 1h or whole seconds, from 1s to 24h, not "1 hour"
repository-provider: expected one of hosted_git_1, hosted_git_2, hosted_git_3, custom, not "github"; these words are neutral: map one of them in vocabulary, as in hosted_git_1: github, and write that one (examples/vocabulary.yml)
env: expected dotenv text; line 2: not an assignment; expected KEY=value, a comment or a blank line
env: expected dotenv text; line 3: the key must consist of letters, digits and underscores, and not begin with a digit
env-mode: expected one of merge, replace, not "append"
env-remove: expected keys of letters, digits and _ that do not begin with a digit
commit: expected a whole commit id, 40 hexadecimal digits (64 in a SHA-256 repository), such as \${{ github.sha }} or that of git rev-parse HEAD
expected-commit: expected a commit, at least its first 7 hexadecimal digits
poll-interval: expected a duration such as 90s, 10m, 1h or whole seconds, from 1s to 24h, not "0"
failure-pattern: expected regular expressions in RE2 syntax (no look-around, no back-references); line 2 is not one
health-check-url: expected an http:// or https:// address
health-check-status: expected status codes such as 200-299 or 200,204
deploy-script, deploy-script-file: expected exactly one of the two, as update-deploy-script needs a script"
`);
  });

  test('are reported together with those of an input that depends on another wrong one', async () => {
    const given = { operations: 'deploy', wait: 'false', commit: 'xyz', 'expected-commit': '0123456' };
    const page = { 'health-check-url': 'https://x.example/', 'health-check-status': 'abc' };
    const env = { HTTPS_PROXY: 'socks5://ci:hidden-hidden@p:1' };
    const around = { env, secrets: [env.HTTPS_PROXY, 'hidden-hidden'] };
    const run = await stage.play(
      { site: 'shop.example', 'base-url': 'https://panel.test', ...given, ...page },
      around,
    );
    for (const input of ['commit', 'health-check-status', 'wait'])
      expect(run.error).toContain(`${input}: expected`);
    expect(run.error).toContain('HTTPS_PROXY: expected the address of an http:// or https:// proxy');
    expect(run.error).toContain('no use for expected-commit');
  });

  test('are all in the log when they do not fit an annotation', async () => {
    const crontabs = Array.from({ length: 1_000 }, (_, nth) => ({
      user: 'www',
      command: `php job.php ${nth}`,
      frequency: nth % 2 === 0 ? '* * * * *' : 'never',
    }));
    const manifest = JSON.stringify({ crontabs });
    const run = await stage.play({ site: 'shop.example', operations: 'sync-crontabs', manifest });
    expect([run.code, stage.service.requests]).toEqual([2, []]);
    expect(run.error).toMatch(/There are 500 problems with the inputs\..*and 480 more/s);
    for (const nth of [2, 502, 1000])
      expect(run.log).toContain(`at entry ${nth} of crontabs, frequency (line 1 of manifest)`);
  });

  const NAME =
    'Check that the name after “secrets.” is that of a secret. If it is a secret of an environment, the job must name that environment (environment: production). If another workflow calls this one, it must pass the secret on (secrets: inherit). A pull request from a fork gets no secrets, and one of Dependabot only those of Dependabot: skip this step there.';
  const SHELL = 'Check that it is set where this runs; site-deploy --help says how to give a secret.';

  test.each([
    ['a workflow', {}, NAME],
    ['a shell', { GITHUB_ACTIONS: '' }, SHELL],
  ])('explain an empty api-token in a run by %s', async (_, env, why) => {
    const run = await stage.play({ site: 'shop.example', 'api-token': '' }, { env });
    expect(run.error.split('\n')[0]).toBe(`api-token: expected a value; it is empty. ${why}`);
  });

  const FILES = { 'a.sh': 'echo a\0b\n', 'empty.sh': '\n', 'large.env': 'A=1\n'.repeat(300_000) };
  const LAST = 'expected delete-site as the last operation of the site';
  const GITHUB = { 'repository-provider': 'GitHub' };
  const NOT_FOLLOWED = { wait: 'false', 'restore-on-failure': 'true' };
  const NO_WAIT = { wait: 'false', 'expected-commit': 'abcdef0', 'verify-command': 'x' };

  const DASHED = 'no user or host that begins with -';
  const HEADERS =
    'Host: a\nAuthorization: Bearer ${TOKEN}\nBearer hidden-hidden\nX-Key: hidden-hidden\nx-key: b\nX-A: ${NOBODY}';

  test.each<[operations: string, expected: string, inputs: Record<string, string>]>([
    [
      'deploy',
      'health-check-headers: expected no header host (line 1); a variable as the whole value, as in “Authorization: ${NAME}” (line 2); lines such as “Authorization: Basic dXNlcjpwYXNz”, of printable ASCII characters (line 3); each header once (line 5); a variable NOBODY in the env of the step for ${NOBODY}; there is none (line 6)',
      { 'health-check-url': 'https://a.example/', 'health-check-headers': HEADERS },
    ],
    [',', 'at least one operation, such as ensure-repository,', {}],
    ['Deploy', 'there is no Deploy (did you mean deploy?)', {}],
    ['deploy, ensure-site', 'expected ensure-site before deploy', {}],
    ['deploy', 'expected refuse, unless commit is given', { 'older-commit': 'deploy' }],
    ['deploy', 'expected script, unless commit is given', { 'commit-by': 'variable' }],
    ['deploy', 'has no use for verify-command, expected-commit', NO_WAIT],
    ['deploy', 'health-check-url: expected a page', { 'health-check-contains': 'Welcome' }],
    ['deploy', 'no call to delete a daemon', { prune: 'daemons' }],
    ['ensure-site', 'a domain, not an id', { site: '12' }],
    ['delete-site', 'confirm-delete: expected the domain of the site', {}],
    ['delete-site', 'the domain that site names, shop.example', { 'confirm-delete': 'shop.exmaple' }],
    ['delete-site, ensure-site, deploy', LAST, { 'confirm-delete': 'shop.example' }],
    ['ensure-repository', 'a git URL ending in .git', { repository: 'https://git.example/x' }],
    ['ensure-repository', 'write hosted_git_2, which', { ...GITHUB, vocabulary: 'hosted_git_2: github' }],
    ['ensure-repository', 'a git URL', { repository: '//u:hidden-hidden@git.example/a.git' }],
    ['deploy', 'branch: expected the name of a branch, one line', { branch: '--upload-pack=x' }],
    ['ensure-repository', DASHED, { repository: 'ssh://%2doProxyCommand=x/a.git' }],
    ['ensure-repository', DASHED, { repository: 'ssh://git@-oX/a.git' }],
    ['ensure-repository', DASHED, { repository: '-u@a.example:a.git' }],
    ['ensure-repository', DASHED, { repository: 'git@a.example:-a.git' }],
    ['ensure-repository', 'without a query', { repository: 'https://a.example/a?x=hidden-hidden&y=.git' }],
    ['update-deploy-script', 'one of the two, not both', { 'deploy-script': 'x', 'deploy-script-file': 'y' }],
    ['update-deploy-script', 'at most 65535 characters', { 'deploy-script': 'x'.repeat(65_500) }],
    ['update-deploy-script', 'LF line ends', { 'deploy-script': 'set -e\r\necho\r\n' }],
    ['update-deploy-script', 'in place of aliases', { 'deploy-script': "#!/bin/sh\nalias p='php'\np x" }],
    ['update-deploy-script', 'in place of aliases', { 'deploy-script': "alias php='php8.3'\nphp x" }],
    ['update-deploy-script', 'without extglob', { 'deploy-script': 'shopt -s extglob\nls !(a|b)' }],
    ['update-deploy-script', 'there is no "no.sh" in the workspace', { 'deploy-script-file': 'no.sh' }],
    ['update-deploy-script', 'a script; it is empty', { 'deploy-script-file': 'empty.sh' }],
    ['update-deploy-script', 'text without NUL characters', { 'deploy-script-file': 'a.sh' }],
    ['sync-env', 'at least one value or key', {}],
    ['sync-env', 'no key that is also set: A', { env: 'A=1', 'env-remove': 'A' }],
    ['sync-env', 'a value for A that a .env can hold: it holds a backtick', { env: 'A="hidden-hidden`\'"' }],
    ['sync-env', 'begins with NOPE_', { 'env-prefix': 'NOPE_' }],
    ['sync-env', 'expected a value in EMPTY_KEY; it is empty', { 'env-prefix': 'EMPTY_' }],
    ['sync-env', 'names of variables, without = or spaces', { 'env-prefix': 'A=hidden-hidden' }],
    ['deploy', 'wait: expected true or false', { targets: '[]', site: '', wait: 'perhaps' }],
    ['sync-env', '"large.env" is not', { 'env-file': 'large.env' }],
    ['sync-crontabs', 'a manifest with a list crontabs, as sync-crontabs needs it', {}],
    ['sync-crontabs', 'did you mean crontabs?', { manifest: 'crontabs: []', prune: 'crontab' }],
    ['update-notifications', 'at least one URL for update-notifications', {}],
    ['update-notifications', 'without user', { 'chat-b-webhook-url': 'https://me:hidden-hidden@a.example/' }],
    ['check-service, deploy', 'expected check-service alone, without other operations', {}],
    ['check-service', 'expected nothing with check-service: give it', { site: '', targets: '[a.example]' }],
    ['check-service', 'server: expected a value; none is given', { server: '' }],
    ['ensure-site', 'site: expected a domain that does not begin with -', { site: '-x.example' }],
    ['deploy', 'site: expected the domain only, such as shop.example', { site: 'https://shop.example' }],
    ['deploy', 'a deploy that is not followed has no use for restore-on-failure', NOT_FOLLOWED],
    ['deploy', 'other than SITE_DEPLOY_COMMIT', { 'deploy-variables': 'site_Deploy_commit=1' }],
    ['deploy', 'names that differ in more than case', { 'deploy-variables': 'a=1\nA=2' }],
    ['update-deploy-script', 'bash -n says: line 2: syntax error', { 'deploy-script': 'set -e\nfi' }],
    ['update-deploy-script', 'set -e on a line of its own', { 'deploy-script': 'set -e npm ci' }],
    ['deploy', 'shard: expected the input targets, too', { shard: '1/2' }],
  ])('of %s are rejected before any request: %s', async (operations, expected, inputs) => {
    const named = Object.entries(FILES).filter(([name]) => Object.values(inputs).includes(name));
    // Its bash checks scripts.
    const env = { PATH: process.env.PATH ?? '', EMPTY_KEY: '', EMPTY_NOT: 'given' };
    const options = { files: Object.fromEntries(named), env, secrets: ['hidden-hidden'] };
    const run = await stage.play({ site: 'shop.example', operations, ...inputs }, options);
    expect(run.error).toContain(expected);
    expect([run.code, run.outputs.requests, stage.service.requests]).toEqual([2, '0', []]);
  });
});

// Linux takes 128 KiB for one variable, and about 2 MiB for all of them.
test('inputs near the limit of the operating system are read, hidden and used', async () => {
  const value = (nth: number) => `${nth}-${'long-value-'.repeat(11_000)}`;
  const env = Object.fromEntries(Array.from({ length: 12 }, (_, nth) => [`X_KEY_${nth}`, value(nth)]));
  const inputs = {
    site: 'shop.example',
    operations: 'update-deploy-script, sync-env',
    'deploy-script': `#!/bin/bash\n${'é'.repeat(60_000)}`,
    env: `INLINE=${'x'.repeat(120_000)}`,
    'env-prefix': 'X_',
    'env-mode': 'replace',
    'dry-run': 'true',
  };
  const run = await stage.run(inputs, { env, secrets: ['long-value-long-value'] });
  expect(run.outputs.outcome).toBe('planned');
  expect(run.outputs['env-added']?.split(',')).toHaveLength(13);
});

test.each([
  [{ server: 'web1' }, 'there is no web1. Did you mean web-1 (id 1)?'],
  [{ server: '99' }, 'there is no 99. Known names: web-1 (id 1), web-2 (id 2).'],
  [{ server: 'web-2' }, 'there is no shop.example, nor any other. The operation ensure-site creates it.'],
  [{ site: 'shpo.example' }, 'there is no shpo.example. Did you mean shop.example (id 1)?'],
  [{ site: '__proto__' }, 'Known names: shop.example (id 1). The operation ensure-site creates it.'],
])(
  'a name that the service does not know is rejected, with the names that there are: %j',
  async (inputs, words) => {
    const run = await stage.play({ site: 'shop.example', ...inputs });
    expect(run.code).toBe(2);
    expect(run.error).toContain(words);
    expect(stage.service.writes()).toEqual([]);
  },
);

test('a run warns of a site that ensure-site would create beside one of nearly the same name', async () => {
  const inputs = { operations: 'ensure-site', 'dry-run': 'true' };
  const far = await stage.play({ ...inputs, site: 'blog.example' });
  const near = await stage.play({ ...inputs, site: 'shpo.example' });
  expect(far.warnings).toEqual([]);
  expect(near.warnings).toEqual([
    'The server has no site shpo.example, but it has shop.example: ensure-site creates another site. If that is a typo, correct the input site.',
  ]);
  expect(near.outputs).toMatchObject({ outcome: 'planned', requests: far.outputs.requests });
});
