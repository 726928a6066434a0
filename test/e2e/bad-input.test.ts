import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { playStep } from '../../harness/play-step.ts';
import { runAction } from '../../harness/run-action.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { operations } from '../../src/operations/index.ts';

let stage: Stage;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bad-input-'));
  stage = await setStage();
  await stage.call('POST', '/api/servers/1/sites', { root_domain: 'shop.example', web_directory: '/public' });
});
afterAll(async () => {
  await stage.stop();
  rmSync(folder, { recursive: true });
});

function message(run: ActionRun): string {
  return run.runner.annotations.find(({ level }) => level === 'error')?.message ?? '';
}

describe('inputs that are not what they must be', () => {
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
        'health-check-url': 'ftp://example.com',
        'health-check-status': '200-',
      },
      secrets: ['s3cret-in-url', 'super-secret'],
    });
    expect(run.code).toBe(2);
    expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0', changed: 'false' });
    const known = operations.map(({ name }) => name).join(', ');
    expect(message(run).replace(known, '(all)')).toMatchInlineSnapshot(`
"There are 18 problems with the inputs.
operations: expected known operations, one per line or separated by commas; there is no ensure-repositry (did you mean ensure-repository?). Known: (all)
server: expected a value; none is given
site: expected a value; none is given
base-url: expected an address without user name and password; the token goes into api-token
api-token: expected a token of printable ASCII characters without spaces or line breaks; copy the secret again
dry-run: expected true or false, not "yes"
timeout: expected a duration such as 90s, 10m, 1h or whole seconds, from 1s to 24h, not "1 hour"
repository-provider: expected one of hosted_git_1, hosted_git_2, hosted_git_3, custom, not "github"; these words are neutral, and the input vocabulary says how your service spells each of them (examples/vocabulary.yml)
env: expected dotenv text; line 2: not an assignment; expected KEY=value, a comment or a blank line
env: expected dotenv text; line 3: the key must consist of letters, digits and underscores, and not begin with a digit
env-mode: expected one of merge, replace, not "append"
env-remove: expected keys of letters, digits and _ that do not begin with a digit; check entry 2
expected-commit: expected a commit, at least its first 7 hexadecimal digits
poll-interval: expected a duration such as 90s, 10m, 1h or whole seconds, from 1s to 24h, not "0"
failure-pattern: expected regular expressions in RE2 syntax (no look-around, no back-references); line 2 is not one
health-check-url: expected an http:// or https:// address
health-check-status: expected status codes such as 200-299 or 200,204
deploy-script, deploy-script-file: expected exactly one of the two, as update-deploy-script needs a script
Next: Correct the inputs, then run again."
`);
  });

  test('more than an annotation holds are found in the log, each of them', async () => {
    const daemons = Array.from({ length: 150 }, (_, nth) => ({ command: `${nth}-${'x'.repeat(150)}` }));
    const manifest = JSON.stringify({ daemons });
    const run = await stage.play({ operations: 'sync-daemons', manifest });
    expect(run.outputs.outcome).toBe('rejected');
    expect(message(run)).toContain('There are 150 problems with the inputs.');
    for (const nth of [0, 75, 149])
      expect(run.log).toContain(`at daemons[${nth}].command (line 1) a text of at most`);
    expect(message(run)).toMatch(/Next: Correct the inputs/);
  });

  test('required inputs that are missing are named, all of them', async () => {
    const run = await playStep({ inputs: {} });
    expect(message(run)).toMatchInlineSnapshot(`
"There are 4 problems with the inputs.
server: expected a value; none is given
site: expected a value; none is given
base-url: expected a value; none is given
api-token: expected a value; it is empty. Check that the name after “secrets.” is that of a secret. If it is a secret of an environment, the job must name that environment (environment: production). If another workflow calls this one, it must pass the secret on (secrets: inherit).
Next: Correct the inputs, then run again."
`);
  });

  test('an api-token that this run does not get says why', async () => {
    const why = async (env: Readonly<Record<string, string>>, payload: unknown = {}): Promise<string> => {
      const event = {
        GITHUB_EVENT_NAME: 'pull_request',
        ...env,
        GITHUB_EVENT_PATH: join(folder, 'event.json'),
      };
      writeFileSync(event.GITHUB_EVENT_PATH, JSON.stringify(payload));
      const run = await stage.play({ site: 'shop.example', 'api-token': '' }, { env: event });
      return message(run).replace('api-token: expected a value; it is empty. ', '').split('\n')[0] ?? '';
    };
    const from = (head: string | null) => ({
      pull_request: {
        head: { repo: head && { full_name: head } },
        base: { repo: { full_name: 'acme/shop' } },
      },
    });
    const fork =
      'This run is for a pull request from a fork, and GitHub gives it no secrets: skip this step there.';
    expect(await why({}, from('mallory/shop'))).toBe(fork);
    expect(await why({}, from(null))).toBe(fork);
    expect(await why({ GITHUB_ACTOR: 'dependabot[bot]' }, from('acme/shop'))).toMatch(
      /^Dependabot started this run/,
    );
    const name =
      /^Check that the name after “secrets.” is that of a secret\. If it is a secret of an environment/;
    expect(await why({}, from('acme/shop'))).toMatch(name);
    expect(await why({ GITHUB_EVENT_NAME: 'pull_request_target' }, from('mallory/shop'))).toMatch(name);
    expect(await why({ GITHUB_EVENT_NAME: 'push' })).toMatch(name);
    expect(await why({ GITHUB_ACTIONS: '' })).toBe(
      'Check that it is set where this runs; site-deploy --help tells how to give a secret.',
    );
  });

  test('a secret that is not there does not empty a key', async () => {
    const inputs = { site: 'shop.example', operations: 'sync-env', 'env-prefix': 'X_' };
    const run = await stage.play(inputs, { env: { X_APP_KEY: '', X_OTHER: 'given' } });
    expect(run.code).toBe(2);
    expect(message(run)).toContain('expected a value in X_APP_KEY; it is empty');
    expect(stage.service.requests).toEqual([]);
  });

  test('files that do not exist, are not UTF-8, too large, or outside the workspace are named', async () => {
    const files = {
      'empty.sh': '\n',
      'latin1.sh': Buffer.from([0x65, 0xe9]),
      'large.env': 'A=1\n'.repeat(300_000),
    };
    const inputs = {
      'base-url': stage.service.url,
      'api-token': 'token-token',
      server: '1',
      site: 'shop.example',
    };
    const operations = 'update-deploy-script, sync-env';
    const first = await playStep({
      inputs: { ...inputs, operations, 'deploy-script-file': 'missing.sh', 'env-file': 'large.env' },
      files,
    });
    expect(message(first)).toContain('there is no "missing.sh" in the workspace');
    expect(message(first)).toContain('"large.env" has 1200000 bytes');
    const second = await playStep({
      inputs: { ...inputs, operations, 'deploy-script-file': 'latin1.sh', 'env-file': '/etc/passwd' },
      files,
    });
    expect(message(second)).toContain('"latin1.sh" is not');
    expect(message(second)).toContain('"/etc/passwd" is elsewhere or links elsewhere');
    const operation = { operations: 'update-deploy-script', 'deploy-script-file': 'empty.sh' };
    expect(message(await playStep({ inputs: { ...inputs, ...operation }, files }))).toContain(
      'a script; it is empty',
    );
  });

  test.each([
    [{ operations: 'update-deploy-script' }, 'exactly one of the two'],
    [
      { operations: 'update-deploy-script', 'deploy-script': 'x', 'deploy-script-file': 'y' },
      'one of the two, not both',
    ],
    [{ operations: 'update-deploy-script', 'deploy-script': 'x'.repeat(65_500) }, 'at most 65535 characters'],
    [{ operations: 'sync-env' }, 'at least one value or key'],
    [
      { operations: 'sync-env', 'env-mode': 'replace', env: 'A=1', 'env-remove': 'B' },
      'nothing with env-mode: replace',
    ],
    [{ operations: 'sync-env', env: 'A=1', 'env-remove': 'A' }, 'no key that is also set: A'],
    [{ operations: 'sync-env', 'env-prefix': 'NOPE_' }, 'begins with NOPE_'],
    [{ operations: 'ensure-repository', 'repository-provider': '' }, 'as ensure-repository needs it'],
    [{ operations: 'ensure-repository', repository: 'https://git.example/x' }, 'a git URL ending in .git'],
    [
      { operations: 'ensure-repository', 'repository-provider': 'hosted_git_1', repository: 'x' },
      '<user>/<repository>',
    ],
    [{ operations: 'ensure-site', site: '12' }, 'a domain, not an id'],
    [{ operations: 'ensure-site', 'web-directory': '...' }, 'a directory of at most 50 characters'],
    [{ operations: 'update-deploy-script', 'deploy-script': 'set -e\r\necho\r\n' }, 'LF line ends'],
    [
      { wait: 'false', 'expected-commit': 'abcdef0', 'verify-command': 'x' },
      'has no use for verify-command, expected-commit',
    ],
    [{ operations: ',' }, 'at least one operation, such as ensure-repository,'],
    [{ operations: 'sync-crontabs' }, 'a manifest with a list crontabs, as sync-crontabs needs it'],
    [{ operations: 'sync-crontabs', manifest: 'daemons: []' }, 'a list crontabs, as sync-crontabs needs it'],
    [{ operations: 'sync-crontabs', manifest: 'missing.yml' }, 'there is no "missing.yml"'],
    [{ operations: 'sync-crontabs', manifest: 'crontabs: []', prune: 'crontab' }, 'did you mean crontabs?'],
    [{ prune: 'daemons' }, 'no call to delete a daemon'],
    [{ vocabulary: '{ sqldb: network-rules }' }, 'network-rules is taken'],
    [{ vocabulary: 'missing.json' }, 'there is no "missing.json"'],
    [{ operations: 'deploy, ensure-site' }, 'expected ensure-site before deploy'],
    [{ operations: 'ensure-site', site: 'https://shop.example/' }, 'a plain domain'],
    [{ operations: 'update-deploy-script', 'deploy-script': '#!/usr/bin/env python3\nx' }, 'a shell script'],
    [{ operations: 'sync-env', env: 'A=1', 'env-remove': 'B=hidden-hidden' }, 'check entry 1'],
    [{ operations: 'sync-env', 'env-file': 'A=hidden-hidden' }, 'the path of a file, not its text'],
    [{ operations: 'ensure-repository', repository: '//u:hidden-hidden@git.example/a.git' }, 'a git URL'],
    [{ operations: 'ensure-repository', repository: 'oauth2:hidden-hidden@git.example/a.git' }, 'a git URL'],
    [
      { operations: 'ensure-repository', repository: 'https://git.example/a.git?token=hidden-hidden&x=.git' },
      'without a query',
    ],
    [{ site: 'x'.repeat(256) }, 'one line of at most 255 characters'],
    [{ server: 'web\n1' }, 'one line of at most 255 characters'],
    [{ operations: 'ensure-repository', branch: 'main\u001b[31m' }, 'one line of at most 255'],
    [{ operations: 'Deploy' }, 'there is no Deploy (did you mean deploy?)'],
    [{ operations: 'deploy deploy' }, 'there is no deploy deploy (did you mean deploy?)'],
    [{ operations: 'sync-env', env: 'A-B=hidden-hidden' }, 'line 1: the key must consist of letters'],
    [{ operations: 'sync-env', env: '1A=hidden-hidden' }, 'line 1: the key must consist of letters'],
    [{ operations: 'sync-env', env: '=hidden-hidden' }, 'line 1'],
    [{ operations: 'sync-env', env: 'SCHLÜSSEL=hidden-hidden' }, 'line 1: the key must consist of letters'],
    [
      { operations: 'sync-daemons', manifest: '{"daemons":[{"command":"half \\ud83d"}]}' },
      'at daemons[0].command (line 1) a text of at most',
    ],
    [{ operations: 'sync-daemons', manifest: '{"daemons":[{"command":"nul \\u0000"}]}' }, 'in one line'],
    [{ operations: 'sync-daemons', manifest: '{"__proto__":[],"constructor":[]}' }, 'daemons'],
    [{ vocabulary: '{"constructor":"x","__proto__":"y"}' }, 'there is no constructor'],
    [{ operations: 'check-certificate', 'certificate-id': '9007199254740993' }, 'an id'],
    [{ operations: 'check-certificate', 'certificate-id': '0x1' }, 'an id'],
    [{ timeout: '999999999999h' }, 'from 1s to 24h'],
    [{ 'base-url': 'https://evil.example\\@127.0.0.1' }, 'an address such as'],
    [{ 'base-url': 'http://127.0.0.1@evil.example' }, 'without user name and password'],
    [{ 'base-url': 'http://[::ffff:127.0.0.1]' }, 'an https:// address'],
    [{ 'health-check-url': 'https://u:hidden-hidden@shop.example/' }, 'without user name and password'],
    [{ 'api-token': 'token\r\nX-Injected: 1' }, 'printable ASCII'],
    [{ 'api-token': 'token\u00a0token' }, 'printable ASCII'],
    [{ 'base-url': 'http://example.com' }, 'an https:// address'],
    [{ 'base-url': 'https://example.com/#x' }, 'without query'],
    [{ 'base-url': 'https://example.com/prefix/api/' }, 'most likely https://example.com/prefix'],
    [{ 'api-token': 'line\nbreak-in-token' }, 'printable ASCII'],
    [{ operations: 'delete-site' }, 'confirm-delete: expected the domain of the site'],
    [
      { operations: 'delete-site', 'confirm-delete': 'shop.exmaple' },
      'expected the domain that site names, shop.example',
    ],
    [
      { operations: 'delete-site, ensure-site, deploy', 'confirm-delete': 'shop.example' },
      'operations: expected delete-site as the last operation of the site, not before ensure-site, deploy',
    ],
    [{ operations: 'delete-site, delete-site', 'confirm-delete': 'shop.example' }, 'not before delete-site'],
    [{ operations: 'update-notifications' }, 'at least one URL for update-notifications'],
    [
      { operations: 'update-notifications', 'chat-b-webhook-url': 'https://me:hidden-hidden@chat.example/' },
      'without user name and password',
    ],
    [
      { operations: 'update-notifications', 'chat-b-webhook-url': 'ftp://chat.example/hidden-hidden' },
      'an http:// or https:// address',
    ],
    [
      { operations: 'update-notifications', 'chat-b-webhook-url': 'https://chat.example/hidden-hidden two' },
      'an http:// or https:// address such as',
    ],
    [
      { operations: 'check-certificate' },
      'certificate-id: expected the id of a certificate, as check-certificate needs it',
    ],
    [
      { operations: 'check-certificate', 'certificate-id': 'x1' },
      'certificate-id: expected an id, a whole number from 1 on, not "x1"',
    ],
    [
      { operations: 'check-certificate', 'certificate-id': '1', 'certificate-min-days': '3651' },
      'certificate-min-days: expected a whole number from 0 to 3650, not "3651"',
    ],
    [
      { operations: 'check-certificate', 'certificate-id': '1', 'certificate-min-days': '1.5' },
      'certificate-min-days: expected a whole number',
    ],
    [
      { operations: 'show-server-logs', 'log-entries': '0' },
      'log-entries: expected a whole number from 1 to 300, not "0"',
    ],
    [{ operations: 'show-server-logs', 'log-entries': '301' }, 'a whole number from 1 to 300, not "301"'],
    [{ operations: 'show-server-logs', 'log-entries': 'all' }, 'a whole number from 1 to 300, not "all"'],
  ])('case %# is refused before any request', async (inputs, words) => {
    const run = await stage.play({ site: 'shop.example', ...inputs }, { secrets: ['hidden-hidden'] });
    expect(message(run)).toContain(words);
    expect(run.code).toBe(2);
    expect(stage.service.requests).toEqual([]);
  });

  test('a deploy script with a NUL is no text', async () => {
    const inputs = { site: 'shop.example', operations: 'update-deploy-script', 'deploy-script-file': 'a.sh' };
    const run = await stage.play(inputs, { files: { 'a.sh': 'echo a\0b\n' } });
    expect(message(run)).toContain('text without NUL characters');
    expect(stage.service.requests).toEqual([]);
  });
});

describe('the inputs of many sites', () => {
  test.each([
    [{ site: 'a.example', targets: '- b.example' }, 'site, targets: expected only one of them'],
    [{ targets: 'sites.yml' }, 'targets: expected a list, such as [shop.example, web-2/shop.example]'],
    [{ targets: 'missing.yml' }, 'targets: expected a file that exists; there is no "missing.yml"'],
    [{ targets: '- "*"' }, 'to mean that, give max-failures'],
    [{ targets: '[]', batches: '0' }, 'batches: expected sizes of batches, counts from 1'],
    [{ targets: '[]', 'max-failures': '200%' }, 'max-failures: expected a count of targets such as 2'],
    [{ targets: '[]', 'max-parallel': '1001' }, 'max-parallel: expected a whole number from 1 to 1000'],
    [{ targets: '[]', 'batch-pause': 'x' }, 'whole seconds, from 0s to 24h, not "x"'],
    [{ targets: '[]', 'target-timeout': '0s' }, 'whole seconds, from 1s to 24h, not "0s"'],
    [{ targets: '[]', shard: '3/2' }, 'shard: expected a part such as 2/5'],
    [{ site: 'a.example', shard: '1/2' }, 'shard: expected the input targets, too'],
    [{ site: 'a.example', 'max-failures': '0' }, 'max-failures: expected the input targets, too'],
  ])('case %# is refused before any request', async (inputs, words) => {
    const run = await stage.play(inputs, { files: { 'sites.yml': '\n' } });
    expect(message(run)).toContain(words);
    expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0' });
  });

  test('every slip in every entry is told, with the lines of the file and no secret', async () => {
    const file =
      '\n  - site: a.example\n    env: A=hidden-hidden\n    brnch: x\n  - a.example\n  - b*.example\n';
    const run = await stage.play(
      { targets: 'sites.yml' },
      { files: { 'sites.yml': file }, secrets: ['hidden-hidden'] },
    );
    expect(message(run)).toMatchInlineSnapshot(`
"There are 4 problems with the inputs.
targets: expected at entry 1 (line 3) no env: it is secret; name an env-prefix instead
targets: expected at entry 1 (line 4) inputs of this action as keys; there is no brnch (did you mean branch?)
targets: expected at entry 2 (line 5) a target that entry 1 does not name already
targets: expected at entry 3 (line 6) * for one whole label, as in *.shop.example, not "b*.example"
Next: Correct the inputs, then run again."
`);
  });
});

describe('inputs near what the operating system takes', () => {
  // Linux takes 128 KiB for one variable, and about 2 MiB for all of them.
  test('are read, hidden and used', async () => {
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

  test('a manifest of that size is judged, or refused with its problems counted', async () => {
    const crontabs = Array.from({ length: 1_000 }, (_, nth) => ({
      user: 'www',
      command: `php job.php ${nth}`,
      frequency: nth % 2 === 0 ? '* * * * *' : 'never',
    }));
    const manifest = JSON.stringify({ crontabs });
    const run = await stage.play({ site: 'shop.example', operations: 'sync-crontabs', manifest });
    expect(run.code).toBe(2);
    expect(message(run)).toContain('There are 500 problems with the inputs.');
    expect(stage.service.requests).toEqual([]);
  });
});

describe('answers with keys of prototypes', () => {
  test('are read as any other', async () => {
    const evil =
      '{"__proto__":{"id":7,"domain":"evil.example"},"constructor":{"prototype":{"id":7}},"toString":1';
    stage.misbehave(({ path }) =>
      path.endsWith('/sites')
        ? { status: 200, body: `{"data":[${evil},"id":"9007199254740993"}]}` }
        : undefined,
    );
    const beyond = await stage.play({ site: 'shop.example', operations: 'show-deploy-log' });
    expect(message(beyond)).toContain('has an unexpected shape (items.0.id)');
    stage.misbehave(({ path }) =>
      path.endsWith('/sites')
        ? { status: 200, body: `{"data":[${evil},"id":5,"domain":"other.example"}]}` }
        : undefined,
    );
    const run = await stage.play({ site: 'evil.example', operations: 'show-deploy-log' });
    stage.misbehave(() => undefined);
    expect(message(run)).toContain('there is no evil.example. Known names: other.example (id 5)');
  });
});

describe('what the service does not know', () => {
  test.each([
    [{ server: 'web1' }, 'there is no web1. Did you mean web-1 (id 1)?'],
    [{ server: '99999999999999999999' }, 'Known names: web-1 (id 1), web-2 (id 2).'],
    [{ site: '99999999999999999999' }, 'Known names: shop.example (id 1).'],
    [{ server: '0x1' }, 'there is no 0x1. Known names: web-1 (id 1), web-2 (id 2).'],
    [{ server: '1e0' }, 'there is no 1e0. Known names: web-1 (id 1), web-2 (id 2).'],
    [{ server: '-1' }, 'there is no -1. Known names: web-1 (id 1), web-2 (id 2).'],
    [{ server: '1.0' }, 'there is no 1.0. Known names: web-1 (id 1), web-2 (id 2).'],
    [{ server: '9007199254740993' }, 'Known names: web-1 (id 1), web-2 (id 2).'],
    [
      { site: '__proto__' },
      'there is no __proto__. Known names: shop.example (id 1). The operation ensure-site creates it.',
    ],
    [{ server: '99' }, 'there is no 99. Known names: web-1 (id 1), web-2 (id 2).'],
    [{ site: 'shpo.example' }, 'there is no shpo.example. Did you mean shop.example (id 1)?\nNext:'],
    [{ site: '77' }, 'there is no 77. Known names: shop.example (id 1).\nNext:'],
    [{ server: 'web-2' }, 'There are none.'],
  ])('%j is rejected with the near ones', async (inputs, words) => {
    const run = await stage.play({ site: 'shop.example', ...inputs });
    expect(run.code).toBe(2);
    expect(message(run)).toContain(words);
    expect(stage.service.writes()).toEqual([]);
  });

  test('a domain that is taken on another server is refused in the words of the service', async () => {
    const run = await stage.play({ server: '2', site: 'shop.example', operations: 'ensure-site' });
    expect(run.code).toBe(1);
    expect(message(run)).toContain('The root domain has already been taken.');
  });
});

describe('what is seldom meant', () => {
  const words = (run: ActionRun): string[] => run.runner.annotations.map(({ message }) => message);

  test('is warned of: a site that ensure-site would create beside one of nearly the same name', async () => {
    const inputs = { operations: 'ensure-site', 'dry-run': 'true' };
    const far = await stage.play({ ...inputs, site: 'blog.example' });
    const near = await stage.play({ ...inputs, site: 'shpo.example' });
    expect(words(far)).toEqual([]);
    expect(words(near)).toEqual([
      'The server has no site shpo.example, but it has shop.example: ensure-site would create another site. If that is a typo, correct the input site.',
    ]);
    expect(near.outputs).toMatchObject({ outcome: 'planned', requests: far.outputs.requests });
    const targets = '[shpo.example, blog.example]';
    const many = await stage.play({ ...inputs, targets });
    expect(many.outputs).toMatchObject({ outcome: 'planned', requests: far.outputs.requests });
    expect(many.log).toContain('Warning: The server has no site shpo.example, but it has shop.example');
    const both = await stage.play({ ...inputs, targets: '[shpo.example, shop.example]' });
    expect(both.log).not.toContain('typo');
  });

  test('is warned of: a manifest that nothing applies, prune of what is not synced', async () => {
    const inputs = {
      site: 'shop.example',
      operations: 'show-deploy-log',
      manifest: 'crontabs: []',
      prune: 'crontabs',
    };
    const run = await stage.play(inputs);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.runner.annotations.map(({ message }) => message)).toEqual([
      'prune names crontabs, but sync-crontabs is not among the operations.',
      'manifest is given, but no operation applies it (sync-…).',
    ]);
    const twice = await stage.play({ site: 'shop.example', operations: 'show-deploy-log, show-deploy-log' });
    expect(twice.runner.annotations.map(({ message }) => message)).toEqual([
      'operations names show-deploy-log more than once: it runs each time.',
    ]);
    const meant = await stage.play({ ...inputs, operations: 'sync-crontabs' });
    expect(meant.runner.annotations).toEqual([]);
  });
});
