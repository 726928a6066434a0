import { describe, expect, test } from '@jest/globals';
import { withoutCredentials } from '../../../src/report/credentials.ts';
import { renderDiff } from '../../../src/report/passages.ts';
import { diffScript } from '../../../src/report/script-diff.ts';
import { framed } from '../../../src/script/frame.ts';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { sanitize } from '../../../src/secrets/sanitizer.ts';
import { row } from '../../support/reports.ts';

const redactor = createRedactor();
redactor.add('the-given-secret', 'always');
const safe = (text: string): string[] => sanitize(text, redactor.redact);
const diffOf = (before: string | null, after: string) => diffScript({ before, after }, safe);

describe('the comparison of two deploy scripts', () => {
  const before = '#!/bin/bash\nset -e\ngit pull\nnpm ci\n';

  test('shows what differs and the lines around it', async () => {
    const after = before.replace('git pull', 'git fetch origin\ngit reset --hard @{upstream}');
    expect(await diffOf(before, after)).toEqual({
      lines: [
        '@@ -1,4 +1,5 @@',
        ' #!/bin/bash',
        ' set -e',
        '-git pull',
        '+git fetch origin',
        '+git reset --hard @{upstream}',
        ' npm ci',
      ],
      added: 2,
      removed: 1,
    });
  });

  test.each([
    ['added', before, framed(before)],
    ['removed', framed(before), before],
  ] as const)('only says that the exit report is %s', async (exitReport, one, other) => {
    expect(await diffOf(one, other)).toMatchObject({ lines: [], exitReport });
  });

  test('takes a script that was not seen for an empty one', async () => {
    expect(await diffOf(null, 'ls\n')).toMatchObject({ lines: ['@@ -0,0 +1,1 @@', '+ls'], added: 1 });
  });

  test('shows scripts without a line in common as a whole', async () => {
    const script = (word: string) =>
      Array.from({ length: 1_000 }, (_, nth) => `echo ${word} ${nth}\n`).join('');
    const { lines, added, removed } = await diffOf(script('a'), script('b'));
    expect([lines.length, added, removed]).toEqual([2_001, 1_000, 1_000]);
  });

  test('leaves out given secrets, credentials and terminal sequences', async () => {
    const hidden = 'echo the-given-secret\ncurl https://deploy:pass-of-nobody@git.example/x\n\u001b[31mred\n';
    const { lines } = await diffOf(hidden, 'ls\n');
    expect(lines).toEqual(['@@ -1,3 +1,1 @@', '-echo ***', '-curl https://***@git.example/x', '-red', '+ls']);
  });
});

describe('the block of a diff', () => {
  const run = { results: [row('update-deploy-script', 'changed')] };

  test('always closes its fence, and is left out with a note if it does not fit', async () => {
    const after = Array.from({ length: 50 }, (_, nth) => `echo ${'`'.repeat(nth % 7)} ${nth}`).join('\n');
    const diff = await diffOf('a\n', after);
    const whole = renderDiff(run, diff, 65_536);
    const [, fence = '', shown = ''] = /^(`{3,})diff\n([\s\S]*?)\n\1$/m.exec(whole) ?? [];
    expect(shown.split('\n')).toEqual(diff.lines);
    expect(shown).not.toContain(fence);
    expect(renderDiff(run, diff, whole.length)).toBe(whole);
    for (const most of [whole.length - 1, 400, 150]) {
      const block = renderDiff(run, diff, most);
      expect(block.length).toBeLessThanOrEqual(most);
      const [, , lines = ''] = /^(`{3,})diff\n([\s\S]*?)\n\1$/m.exec(block) ?? [];
      const kept = lines === '' ? 0 : lines.split('\n').length;
      expect(block).toContain(`${52 - kept} lines of this diff left out, as there is no room for more.`);
      expect(diff.lines.join('\n').startsWith(lines)).toBe(true);
    }
    expect(renderDiff(run, diff, 100)).toBe('');
  });

  test.each([
    ['only the exit report was added', 'ls\n', framed('ls\n')],
    ['<code>+1 −1</code>, exit report removed', framed('ls\n'), 'ls -l\n'],
    ['differs only in hidden text, such as a secret', 'x the-given-secret\n', 'x ***\n'],
    ['<code>+2 −0</code>, exit report added', null, framed('a\nb\n')],
  ])('has the title “%s”', async (title, before, after) => {
    const block = renderDiff(run, await diffOf(before, after), 9_999);
    expect(/Deploy script: (.*?)(<\/summary>|$)/m.exec(block)?.[1]).toBe(title);
  });
});

describe('in a deploy script', () => {
  test.each([
    ['https://user:pa55@git.example/x.git', 'https://***@git.example/x.git'],
    ['https://pa55-as-user@git.example', 'https://***@git.example'],
    ['export DB_PASSWORD=hunter2 && ls', 'export DB_PASSWORD=***'],
    ['APP_SECRET="two words" npm start', 'APP_SECRET=***'],
    ["'api-key': 'abc'", "'api-key': ***"],
    ['curl -H "Authorization: Bearer abc.def-123"', 'curl -H "Authorization: ***'],
    ['sentry-cli --auth-token abc releases', 'sentry-cli --auth-token *** releases'],
    ['mysql -u root -ppa55 shop', 'mysql -u root -p*** shop'],
    ['curl https://hooks.slack.com/services/T0/B0/abc', 'curl https://hooks.slack.com/***'],
    ['npm config set x npm_0123456789abcdefghijABCDEFGHIJ012345', 'npm config set x ***'],
    ['gh auth login ghp_abcdefghijk', 'gh auth login ***'],
    ['AKIAIOSFODNN7EXAMPLE', '***'],
    ['curl -d "{\\"password\\":\\"abc\\"}" x', 'curl -d "{\\"password\\":***'],
    ["'password' => 'abc',", "'password' => ***"],
    ["define('DB_PASSWORD', 'abc');", "define('DB_PASSWORD', ***"],
    ['DB_PASSWORD="${X:-abc}"', 'DB_PASSWORD=***'],
    ['STRIPE_KEY=abc', 'STRIPE_KEY=***'],
    ['curl -u deploy:abc https://x', 'curl -u *** https://x'],
    ['sshpass -p abc ssh x', 'sshpass -p *** ssh x'],
    ['redis-cli -a abc ping', 'redis-cli -a *** ping'],
    ["mysql -u root -p'abc' shop", 'mysql -u root -p*** shop'],
    ['machine git.example login a password abc1', 'machine git.example login a password ***'],
    ['mysql://u:p@ss@db.example/x', 'mysql://***@db.example/x'],
    ['set wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', 'set ***'],
  ])('the credential of %s is hidden', (line, shown) => {
    expect(withoutCredentials([line])).toEqual([shown]);
  });

  test.each([
    ['echo begin\nDB_PASSWORD="abc\ndef"\nls', 'echo begin\nDB_PASSWORD=***\n***\nls'],
    ['PASSWORD="it\'s\nabc"\nls', 'PASSWORD=***\n***\nls'],
    [
      '-----BEGIN RSA PRIVATE KEY-----\nshort\n-----END …\nls',
      '-----BEGIN RSA PRIVATE KEY-----\n***\n***\nls',
    ],
    ['docker login -u a \\\n  -p abc \\\n  b.example\nls', 'docker login -u a \\\n***\n  b.example\nls'],
  ])('the credential of several lines is hidden to its end: %j', (script, shown) => {
    expect(withoutCredentials(script.split('\n')).join('\n')).toBe(shown);
  });

  test('a quote that is never closed hides a hundred lines at most', () => {
    const open = ["TOKEN='abc", ...Array.from({ length: 150 }, () => 'ls')];
    expect(withoutCredentials(open).at(-1)).toBe('ls');
  });

  test.each([
    'set -euo pipefail',
    'git config credential.helper store',
    'php artisan auth:clear-resets',
    'docker compose -p shop up -d',
    'NODE_OPTIONS=--max-old-space-size=2048 npm run build',
    'if [ "$PASSWORD" = "" ]; then exit 1; fi',
    'curl --fail "https://shop.example/up?token=$TOKEN"',
    'git fetch origin "$BRANCH" && git reset --hard @{upstream}',
    'php artisan passport:keys --force',
    'composer install --no-dev --prefer-dist --optimize-autoloader',
    'if [ -z "$TOKEN" ]; then exit 1; fi',
    'mysql -p"$DB_PASSWORD" shop < dump.sql',
    '# the token stands in the vault',
    'cp -r public/assets /home/site/releases/current/public/assets',
  ])('nothing of %s is hidden', (line) => {
    expect(withoutCredentials([line])).toEqual([line]);
  });
});
