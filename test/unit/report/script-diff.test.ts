import { describe, expect, test } from '@jest/globals';
import { withExitReport } from '../../../src/deploy/exit-report.ts';
import { withoutCredentials } from '../../../src/report/credentials.ts';
import { diffScript } from '../../../src/report/script-diff.ts';
import { renderDiff } from '../../../src/report/shared-sections.ts';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { sanitize } from '../../../src/secrets/sanitizer.ts';
import { growth, MOST_GROWTH } from '../../support/growth.ts';

const redactor = createRedactor();
redactor.add('the-given-secret', 'always');
const safe = (text: string): string[] => sanitize(text, redactor.redact);

describe('the comparison of two deploy scripts', () => {
  const before = '#!/bin/bash\nset -e\ngit pull\nnpm ci\n';

  test('shows what differs with what stands around it', async () => {
    const after = before.replace('git pull', 'git fetch origin\ngit reset --hard @{upstream}');
    expect(await diffScript({ before, after }, safe)).toEqual({
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
      exitReport: 'none',
    });
  });

  test.each([
    ['added', before, withExitReport(before)],
    ['removed', withExitReport(before), before],
    ['kept', withExitReport(before).replaceAll('\n', '\r\n'), withExitReport(before)],
  ] as const)('the exit report is %s, which is said and not shown', async (exitReport, one, other) => {
    expect(await diffScript({ before: one, after: other }, safe)).toMatchObject({ lines: [], exitReport });
  });

  test('a script that was not seen is all new', async () => {
    const { lines, added } = await diffScript({ before: null, after: 'ls\n' }, safe);
    expect(lines).toEqual(['@@ -0,0 +1,1 @@', '+ls']);
    expect(added).toBe(1);
  });

  test('scripts without a line in common take no longer than in proportion, and are shown whole', async () => {
    const script = (word: string, size: number): string =>
      Array.from({ length: size }, (_, nth) => `echo ${word} ${nth}\n`).join('');
    const compare = (size: number) =>
      diffScript({ before: script('a', size), after: script('b', size) }, safe);
    const { lines, added, removed } = await compare(1_000);
    expect([lines.length, added, removed]).toEqual([2_001, 1_000, 1_000]);
    expect(await growth(compare, 1_000)).toBeLessThan(MOST_GROWTH);
  });

  test('given secrets, those that nobody gave, and terminal sequences are not in it', async () => {
    const hidden = 'echo the-given-secret\ncurl https://deploy:pass-of-nobody@git.example/x\n\u001b[31mred\n';
    const { lines } = await diffScript({ before: hidden, after: 'ls\n' }, safe);
    expect(lines.join('\n')).not.toMatch(/the-given-secret|pass-of-nobody|\u001b/);
    expect(lines).toContain('-curl https://***@git.example/x');
  });
});

describe('the block of the diff', () => {
  const diffOf = (before: string | null, after: string) => diffScript({ before, after }, safe);

  test('is cut by whole lines, says so, and always closes its fence', async () => {
    const diff = await diffOf(
      'a\n',
      Array.from({ length: 50 }, (_, nth) => `echo ${'`'.repeat(nth % 7)} ${nth}`).join('\n'),
    );
    const whole = renderDiff(diff, 65_536);
    for (let most = 0; most < whole.length + 5; most += 7) {
      const block = renderDiff(diff, most);
      expect(block.length).toBeLessThanOrEqual(most);
      if (block === '') continue;
      const [, left] = /^(\d+) lines? of this diff left out/m.exec(block) ?? [];
      const [, fence = '', shown = ''] = /^(`{3,})diff\n([\s\S]*?)\n\1$/m.exec(block) ?? [];
      const lines = shown === '' ? [] : shown.split('\n');
      expect(lines).toEqual(diff.lines.slice(0, lines.length));
      expect(lines.length + Number(left ?? 0)).toBe(diff.lines.length);
      if (lines.length > 0) expect(shown).not.toContain(fence);
      expect(block).toMatch(/^<details><summary>[\s\S]*<\/details>$/);
    }
    expect(renderDiff(diff, 100)).toBe('');
    expect(whole).not.toContain('left out');
  });

  test('says what becomes of the exit report, and that there is nothing that may be shown', async () => {
    const titleOf = async (before: string | null, after: string) =>
      /Deploy script: (.*?)(<\/summary>|$)/m.exec(renderDiff(await diffOf(before, after), 9_999))?.[1];
    expect(await titleOf('ls\n', withExitReport('ls\n'))).toBe('only the exit report was added');
    expect(await titleOf(withExitReport('ls\n'), 'ls -l\n')).toBe('<code>+1 −1</code>, exit report removed');
    expect(await titleOf('x the-given-secret\n', 'x ***\n')).toBe(
      'differs only in hidden text, such as a secret',
    );
    expect(await titleOf(null, withExitReport('a\nb\n'))).toBe('<code>+2 −0</code>, exit report added');
  });
});

describe('what looks like a credential', () => {
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
  ])('%s', (line, shown) => {
    expect(withoutCredentials([line])).toEqual([shown]);
  });

  test('goes on to the end of a value of several lines, and of a private key', () => {
    const value = ['echo begin', 'DB_PASSWORD="abc', 'def"', 'echo end'];
    expect(withoutCredentials(value)).toEqual(['echo begin', 'DB_PASSWORD=***', '***', 'echo end']);
    const key = ['-----BEGIN RSA PRIVATE KEY-----', 'short', '-----END RSA PRIVATE KEY-----', 'ls'];
    expect(withoutCredentials(key)).toEqual([key[0], '***', '***', 'ls']);
    const mixed = ['PASSWORD="it\'s', 'abc"', 'ls'];
    expect(withoutCredentials(mixed)).toEqual(['PASSWORD=***', '***', 'ls']);
    const command = ['docker login -u deploy \\', '  -p abc \\', '  registry.example', 'ls'];
    expect(withoutCredentials(command)).toEqual([command[0], '***', command[2], 'ls']);
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
  ])('none is in: %s', (line) => {
    expect(withoutCredentials([line])).toEqual([line]);
  });

  test.each(['auth-', 'token="', 'mysql -', 'a1', 'x://', '--token ', 'a', '_='])(
    'a long line of %j takes no longer than in proportion',
    async (piece) => {
      const ratio = await growth((size) => withoutCredentials([piece.repeat(size)]), 4_000);
      expect(ratio).toBeLessThan(MOST_GROWTH);
    },
  );
});
