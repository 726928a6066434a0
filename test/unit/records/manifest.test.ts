import { describe, expect, test } from '@jest/globals';
import { kinds } from '../../../src/records/kinds.ts';
import { fillVariables } from '../../../src/values/variables.ts';
import { expectGolden } from '../../support/golden.ts';
import { readManifest } from '../../support/manifests.ts';

const names = kinds.map(({ name }) => name).join(', ');

async function problemsOf(text: string): Promise<string[]> {
  const { problems } = await readManifest(text, {});
  return problems.map(({ expected }) => expected.replace(names, '<the kinds>'));
}

/** Each text, and the problems with it as a manifest, or in one. */
async function explained(texts: readonly string[], inManifest = (text: string) => text): Promise<string> {
  const parts = texts.map(async (text) => {
    const problems = await problemsOf(inManifest(text));
    return [JSON.stringify(text), ...problems.map((problem) => `  ${problem}`)].join('\n');
  });
  return `${(await Promise.all(parts)).join('\n')}\n`;
}

describe('a manifest', () => {
  test('is YAML or JSON, and turns numbers into texts and texts into numbers where the service wants them', async () => {
    const yaml = `
network-rules:
  - { name: web, port: 443, type: tcp, from_ip_address: null }
queue-workers:
  - { connection: redis, queue: mail, maximum_seconds: "60", sleep: "\${SLEEP}", processes: 2 }
`;
    const { manifest, problems } = await readManifest(yaml, { SLEEP: '3' });
    expect(problems).toEqual([]);
    expect(Object.fromEntries(manifest)).toEqual({
      'queue-workers': [{ connection: 'redis', queue: 'mail', maximum_seconds: 60, sleep: 3, processes: 2 }],
      'network-rules': [{ name: 'web', port: '443', type: 'tcp', from_ip_address: null }],
    });
    const json = '{\n\t"daemons": [\n\t\t{"command": "php serve.php"}\n\t]\n}';
    expect((await readManifest(json, {})).manifest.get('daemons')).toEqual([{ command: 'php serve.php' }]);
  });

  test('reports all problems at once, as in test/golden/manifest-problems.txt', async () => {
    const text = `cronjobs: []
crontabs:
  - { usr: www, command: "a\\nb", frequency: "61 * * * *" }
  - { user: www, command: date, frequency: "@daily" }
  - { user: www, command: date, frequency: "@weekly" }
queue-workers:
  - { connection: redis, queue: x, maximum_seconds: 60001, sleep: 1.5, processes: 121, maximum_tries: 0 }
auth-users:
  - name: a
  - 7
network-rules:
  - { name: web, port: "90:80", type: icmp, from_ip_address: 192.0.2.0/24 }
daemons:
databases:
  - { name: database, user: "a b", password: [] }
`;
    const problems = await problemsOf(text);
    expect(problems).toHaveLength(20);
    expectGolden('manifest-problems.txt', `${problems.join('\n')}\n`);
  });

  const MISTAKES = [
    'deploy/manifest',
    'a: [',
    'daemons: [{ command: ${NAME} }]',
    'daemons: []\ndaemons: []',
    'a: 1\n---\nb: 2',
    'a: &a [x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]',
    // In that version, 20:30 is a number.
    '%YAML 1.1\n---\nnetwork-rules: [{ name: x, port: 20:30, type: tcp }]',
    'crontabs:\n  - user: www\n    frequency: * * * * *',
    'crontabs:\n  - user: www\n    command: php x: y',
    'crontabs:\n  - user: www\n    command: x\n\tuser: y',
    'daemons: [{ command: x, extras: {}, system_user: www }]',
    '{"daemons": [{ "comand": "x", "system_user": "www" }], "cron": []}',
  ];
  test('explains common mistakes as in test/golden/manifest-mistakes.txt', async () => {
    expectGolden('manifest-mistakes.txt', await explained(MISTAKES));
  });

  const NUMBERS = ['0123456', '0x1F4A', '1e3', '+4915112345', '12345678901234567890', '0o17'];
  test.each(NUMBERS)('keeps the spelling of a number where a text is expected: %s', async (written) => {
    const text = `auth-users: [{ name: bob, password: ${written} }]`;
    const { manifest, secrets } = await readManifest(text, {});
    expect(manifest.get('auth-users')).toEqual([{ name: 'bob', password: written }]);
    expect(secrets).toContain(written);
  });

  test.each([
    '{ name: bob, password: s3cretfirst, s3condpart99 }',
    '{ name: bob, password: {{hunter2-correct-horse}} }',
    '{ name: bob, password: {toString: s3condpart99} }',
    '{ name: bob, password: [s3condpart99] }',
    '{ name: bob, password: ${{ secrets.hunter2-correct-horse }} }',
  ])('explains a mistake around a password without quoting any of it: %s', async (record) => {
    const problems = await problemsOf(`auth-users: [${record}]`);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join()).not.toMatch(/hunter2|s3c/);
  });

  test('finds secrets wherever they stand, and quotes none', async () => {
    const text = `
auth-users:
  - { name: ada, password: x }
  - { name: bob, password: "\${BOB}" }
crontabs:
  - { user: www, command: "curl https://example.com/?key=\${KEY}", frequency: "often \${KEY}" }
`;
    const read = await readManifest(text, { BOB: 'bobs-password', KEY: 'key-of-the-api' });
    expect(read.secrets).toEqual(['x', 'bobs-password']);
    expect(read.filled).toEqual(['bobs-password', 'key-of-the-api', 'key-of-the-api']);
    expect(read.problems).toHaveLength(2);
    expect(JSON.stringify(read.problems)).not.toMatch(/key-of|bobs|not \\"x/);
  });
});

describe('further fields of a record', () => {
  const rule = (extra: string): string =>
    `\nnetwork-rules:\n  - name: web\n    port: 443\n    type: tcp\n    extra: ${extra}\n`;
  const declaredIn = async (extra: string, environment: Record<string, string> = {}) => {
    const { manifest, problems } = await readManifest(rule(extra), environment);
    return { problems, record: manifest.get('network-rules')?.[0] };
  };

  test('are kept as they are written: texts, numbers, true and false, null, and lists of them', async () => {
    const further = { rule_type: 'allow', weight: 5, ratio: 0.5, on: true, note: '', until: null };
    const extra = { ...further, to: [80, '81', false] };
    const { problems, record } = await declaredIn(JSON.stringify(extra));
    expect([problems, record]).toEqual([[], { name: 'web', port: '443', type: 'tcp', ...extra }]);
    expect((await declaredIn('{}')).problems).toEqual([]);
  });

  const MISTAKES = [
    '{ port: 80 }|{ status: active }|allow|{ _method: DELETE }|{ note: one, two }',
    '{ options: { a: 1 } }|{ options: [null] }|{ modes: [1, 0x10] }|{ note: "\\ud800" }|{ note: "${NONE}" }',
  ].flatMap((texts) => texts.split('|'));
  const ALIKE = [
    '{ from_ip_address: null }|{ id: 7 }|{ __proto__: x }',
    '{ mode: 0755 }|{ weight: 1e999 }|{ account: 12345678901234567890 }',
  ].flatMap((texts) => texts.split('|'));
  test('are refused with their place and a reason, as in test/golden/manifest-extra.txt', async () => {
    expectGolden('manifest-extra.txt', await explained(MISTAKES, rule));
    for (const extra of [...MISTAKES, ...ALIKE]) expect((await declaredIn(extra)).record).toBeUndefined();
  });

  test('are secret where a variable fills them in or they are called a password', async () => {
    const text = rule('{ owner: "by ${WHO}", to: ["${WHO}", b], api_key: 0.5, plain: "$${WHO}" }');
    const { manifest, secrets, filled } = await readManifest(text, { WHO: 'someone-else' });
    expect(manifest.get('network-rules')?.[0]).toMatchObject({
      owner: { secret: 'by someone-else', spellings: ['by someone-else', 'someone-else'] },
      to: { secret: ['someone-else', 'b'] },
      api_key: { secret: 0.5 },
      plain: '${WHO}',
    });
    expect(filled).toEqual(['someone-else', 'someone-else']);
    expect(secrets).toEqual(['0.5', '0.5']);
  });

  test.each([
    '{ password: s3cretfirst, s3condpart99 }',
    '{ password: {toString: s3condpart99} }',
    '{ password: 0x5ec9e7 }',
    '{ owner: ["${WHO}", null] }',
    '{ password: [s3condpart99, null] }',
  ])('are not quoted when a mistake around a secret is explained: %s', async (extra) => {
    const { problems } = await declaredIn(extra, { WHO: 's3cret-of-somebody' });
    expect(problems.length).toBeGreaterThan(0);
    expect(JSON.stringify(problems)).not.toMatch(/s3c|5ec9e7|6211047/);
  });
});

describe('variables in a text', () => {
  const fill = (text: string) => fillVariables(text, { NAME: 'value', EMPTY: '' });

  test.each([
    ['a ${NAME} b${NAME}', 'a value bvalue'],
    ['$${NAME} and $NAME stay', '${NAME} and $NAME stay'],
    ['$$${NAME}', '$${NAME}'],
  ])('turn %j into %j', (text, expected) => {
    expect(fill(text)).toMatchObject({ text: expected, problems: [] });
  });

  test.each([
    ['${NONE}', 'a variable NONE in the env of the step for ${NONE}; there is none'],
    ['${EMPTY}', 'it is empty'],
    ['${HOME:-x}', "only a variable's name in ${…}; for the text itself write $${…}"],
    ['${__proto__}', 'there is none'],
    ['${STATE_NAME}', 'another name than STATE_NAME: names that begin so belong to the runner'],
    ['${ACTIONS_RUNTIME_TOKEN}', 'another name than ACTIONS_RUNTIME_TOKEN'],
    ['${{ secrets.X }}', 'write a variable as ${NAME}'],
    ['a ${NAME} ${B', 'write a variable as ${NAME}'],
  ])('are refused: %j', (text, words) => {
    expect(fill(text).problems).toEqual([expect.stringContaining(words)]);
  });
});
