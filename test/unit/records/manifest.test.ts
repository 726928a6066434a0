import { describe, expect, test } from '@jest/globals';
import { isSchedule } from '../../../src/api/schedule.ts';
import { kinds } from '../../../src/records/kinds.ts';
import { parseManifest } from '../../../src/records/manifest.ts';
import { fillVariables } from '../../../src/values/variables.ts';

async function problemsOf(text: string, environment: Record<string, string> = {}): Promise<string[]> {
  return (await parseManifest(text, environment)).problems.map(({ expected }) => expected);
}

const names = kinds.map(({ name }) => name);

describe('a manifest', () => {
  test('is YAML or JSON, and turns numbers into texts and texts into numbers where the service wants them', async () => {
    const yaml = `
network-rules:
  - { name: web, port: 443, type: tcp, from_ip_address: null }
queue-workers:
  - { connection: redis, queue: mail, maximum_seconds: "60", sleep: "\${SLEEP}", processes: 2 }
`;
    const { manifest, problems } = await parseManifest(yaml, { SLEEP: '3' });
    expect(problems).toEqual([]);
    expect(Object.fromEntries(manifest)).toEqual({
      'queue-workers': [{ connection: 'redis', queue: 'mail', maximum_seconds: 60, sleep: 3, processes: 2 }],
      'network-rules': [{ name: 'web', port: '443', type: 'tcp', from_ip_address: null }],
    });
    const json = '{\n\t"daemons": [\n\t\t{"command": "php serve.php"}\n\t]\n}';
    expect((await parseManifest(json, {})).manifest.get('daemons')).toEqual([{ command: 'php serve.php' }]);
  });

  test('reports all problems at once, each with its place, its line and what is expected', async () => {
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
    const [unknown, ...problems] = await problemsOf(text);
    expect(unknown).toBe(`at cronjobs (line 1) one of ${names.join(', ')}; did you mean crontabs?`);
    expect(problems).toMatchInlineSnapshot(`
[
  "at queue-workers[0].maximum_seconds (line 7) a whole number from 0 to 60000; it is 60001",
  "at queue-workers[0].sleep (line 7) a whole number from 0 to 60000; it is 1.5",
  "at queue-workers[0].processes (line 7) a whole number from 1 to 120; it is 121",
  "at queue-workers[0].maximum_tries (line 7) a whole number from 1 to 60000; it is 0",
  "at auth-users[0].name (line 9) a text of 2 to 255 characters, not blank; it is "a"",
  "at auth-users[0].password (line 9) a text of 2 to 255 characters, not blank; it is missing",
  "at auth-users[1] (line 10) a map with name, password",
  "at crontabs[0].usr (line 3) one of user, command, frequency, extra; did you mean user?",
  "at crontabs[0].command (line 3) a text of at most 255 characters, not blank, in one line; it is "a\\nb"",
  "at crontabs[0].frequency (line 3) a cron schedule of at most 50 characters: five fields as in */5 * * * *, or a name as in @daily; it is "61 * * * *"",
  "at crontabs[2] (line 5) a unique user and command: crontabs[1] has the same",
  "at network-rules[0].port (line 12) a port from 1 to 65535, or a range from:to of them, the smaller one first; it is "90:80"",
  "at network-rules[0].type (line 12) one of tcp, udp; it is "icmp"",
  "at network-rules[0].from_ip_address (line 12) an IP address, at most 45 characters; it is "192.0.2.0/24"",
  "at daemons (line 13) a list; an empty one is written []",
  "at databases[0].name (line 15) 2 to 64 letters, digits, dashes and underscores; must not be \`database\`; it is "database"",
  "at databases[0].user (line 15) 2 to 64 letters, digits, dashes and underscores; it is "a b"",
  "at databases[0].password (line 15) a text, not blank",
]
`);
  });

  test.each([
    [
      'deploy/manifest',
      `a map of lists (${names.join(', ')}), or the path of a file that ends in .yml, .yaml or .json`,
    ],
    ['a: [', 'YAML or JSON; at line 1, column 5: the text cannot be read (BAD_INDENT)'],
    [
      'daemons: [{ command: ${NAME} }]',
      'YAML or JSON; at line 1, column 23: the text cannot be read (UNEXPECTED_TOKEN); within [ ] and { }, put ${NAME} in quotes',
    ],
    ['daemons: []\ndaemons: []', 'YAML or JSON; at line 2, column 1: this key occurs twice'],
    ['a: 1\n---\nb: 2', 'YAML or JSON; at line 2, column 1: a second document begins; only one is allowed'],
    [
      'a: &a [x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]',
      'YAML or JSON whose aliases (*name) do not multiply',
    ],
    // In that version, 20:30 is a number.
    ['%YAML 1.1\n---\nnetwork-rules: [{ name: x, port: 20:30, type: tcp }]', 'YAML 1.2, without %YAML 1.1'],
    [
      'auth-users: [{ name: "bob ", password: " kept " }]',
      'at auth-users[0].name (line 1) a text without white space at its ends: it identifies the record',
    ],
  ])('is refused with what is expected instead: %j', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([problem]);
  });

  test.each([
    ['frequency: * * * * *', 'quote a text that begins with *'],
    ['command: php x: y', 'quote a text that contains ": "'],
    ['command: @daily', 'quote a text that begins with this character'],
    ['command: !x y', 'tags (!…) are not allowed'],
    ['command: x\n\tuser: y', 'a tab indents the line'],
  ])('explains a common mistake: %s', async (line, words) => {
    const [problem = ''] = await problemsOf(`crontabs:\n  - user: www\n    ${line}\n`);
    expect(problem).toContain('at line ');
    expect(problem).toContain(words);
  });

  test.each(['0123456', '0x1F4A', '1e3', '+4915112345', '12345678901234567890', '0o17'])(
    'keeps the spelling of a number where a text is expected: %s',
    async (written) => {
      const text = `auth-users: [{ name: bob, password: ${written} }]`;
      const { manifest, secrets } = await parseManifest(text, {});
      expect(manifest.get('auth-users')).toEqual([{ name: 'bob', password: written }]);
      expect(secrets).toContain(written);
    },
  );

  test.each([
    '{ name: bob, password: s3cretfirst, s3condpart99 }',
    '{ name: bob, password: {{hunter2hunter2}} }',
    '{ name: bob, password: {toString: s3condpart99} }',
    '{ name: bob, password: [s3condpart99] }',
    '{ name: bob, password: ${{ secrets.hunter2hunter2 }} }',
  ])('explains a mistake around a password without quoting any of it: %s', async (record) => {
    const problems = await problemsOf(`auth-users: [${record}]`);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join()).not.toMatch(/hunter2|s3c/);
  });

  test.each(['${{ secrets.X }}', '${NAME', 'a ${NAME} ${B'])('refuses %j as a variable', async (text) => {
    const [problem] = await problemsOf(`daemons: [{ command: ${JSON.stringify(text)} }]`, { NAME: 'x' });
    expect(problem).toContain('write a variable as ${NAME}');
  });

  test.each(['INPUT_API-TOKEN', 'INPUT_SITE', 'ACTIONS_RUNTIME_TOKEN', 'NO-NAME'])(
    'does not get the runner’s own variable %s',
    async (name) => {
      const { problems, filled } = await parseManifest(`daemons: [{ command: "\${${name}}" }]`, {
        [name]: 'x',
      });
      expect([problems.length, filled]).toEqual([1, []]);
    },
  );

  test('reports thousands of problems', async () => {
    const keys = Array.from({ length: 3_000 }, (_, index) => `key${index}: x`).join('\n');
    expect(await problemsOf(keys)).toHaveLength(3_000);
  });

  test('names the file with the line', async () => {
    const { problems } = await parseManifest('daemons:\n  - {}\n', {}, 'deploy/site.yml');
    expect(problems[0]?.expected).toContain('at daemons[0].command (line 2 of deploy/site.yml)');
  });

  test('treats the keys of prototypes like others', async () => {
    expect(await problemsOf('{"__proto__": [], "constructor": []}')).toHaveLength(2);
    expect(await problemsOf('daemons:\n  - { command: x, __proto__: y, toString: z }')).toHaveLength(2);
  });

  test('finds secrets wherever they stand, and quotes none', async () => {
    const text = `
auth-users:
  - { name: ada, password: x }
  - { name: bob, password: "\${BOB}" }
crontabs:
  - { user: www, command: "curl https://example.com/?key=\${KEY}", frequency: "often \${KEY}" }
`;
    const read = await parseManifest(text, { BOB: 'bobs-password', KEY: 'key-of-the-api' });
    expect(read.secrets).toEqual(['x', 'bobs-password']);
    expect(read.filled).toEqual(['bobs-password', 'key-of-the-api', 'key-of-the-api']);
    expect(read.problems).toHaveLength(2);
    expect(JSON.stringify(read.problems)).not.toMatch(/key-of|bobs|not \\"x/);
  });
});

describe('further fields of a record', () => {
  const rule = (extra: string): string => `
network-rules:
  - name: web
    port: 443
    type: tcp
    extra: ${extra}
`;
  const declaredIn = async (extra: string, environment: Record<string, string> = {}) => {
    const { manifest, problems } = await parseManifest(rule(extra), environment);
    return { problems, record: manifest.get('network-rules')?.[0] };
  };

  test('are kept as they are written: texts, numbers, true and false, null, and lists of them', async () => {
    const further = { rule_type: 'allow', weight: 5, ratio: 0.5, on: true, note: '', until: null };
    const extra = { ...further, to: [80, '81', false] };
    const { problems, record } = await declaredIn(JSON.stringify(extra));
    expect([problems, record]).toEqual([[], { name: 'web', port: '443', type: 'tcp', ...extra }]);
    expect((await declaredIn('{}')).problems).toEqual([]);
  });

  test.each(kinds)('may be given for $name', async ({ name }) => {
    const problems = await problemsOf(JSON.stringify({ [name]: [{ extra: { one_more: 1 } }] }));
    expect(problems.filter((problem) => /extra|one_more/.test(problem))).toEqual([]);
  });

  test.each([
    [
      '{ port: 80 }',
      '.extra.port (line 6) nothing, as port is a field of every network rule: put it beside extra, not in it',
    ],
    ['{ from_ip_address: null }', '.extra.from_ip_address (line 6) nothing, as from_ip_address is a field'],
    ['{ status: active }', '.extra.status (line 6) nothing, as the service itself sets status'],
    ['{ id: 7 }', '.extra.id (line 6) nothing, as the service itself sets id'],
    ['', '.extra (line 6) a map of further fields by their names'],
    ['allow', '.extra (line 6) a map of further fields by their names'],
    ['[rule_type]', '.extra (line 6) a map of further fields by their names'],
    ['{ _method: DELETE }', '.extra (line 6) nothing but names of fields'],
    ['{ note: one, two }', '.extra (line 6) a value for each field'],
    ['{ __proto__: x }', '.extra (line 6) nothing but names of fields'],
    [
      '{ options: { a: 1 } }',
      '.extra.options (line 6) a text, a number, true, false or null, or a list of texts, numbers, true and false; it is a map',
    ],
    ['{ options: [{ a: 1 }] }', '.extra.options (line 6) a text'],
    ['{ options: [null] }', '.extra.options (line 6) a text'],
    ['{ mode: 0755 }', '.extra.mode (line 6) a number as JSON writes it, or a text in quotes'],
    ['{ modes: [1, 0x10] }', '.extra.modes[1] (line 6) a number as JSON writes it, or a text in quotes'],
    ['{ weight: 1e999 }', '.extra.weight (line 6) a number as JSON writes it'],
    ['{ weight: .inf }', '.extra.weight (line 6) a number as JSON writes it'],
    ['{ account: 12345678901234567890 }', '.extra.account (line 6) a number as JSON writes it'],
    ['{ note: "\\ud800" }', '.extra.note (line 6) a text'],
    ['{ note: "${NONE}" }', '.extra.note (line 6) a variable NONE in the env of the step'],
  ])('of %j are refused with their place', async (extra, words) => {
    const { problems, record } = await declaredIn(extra);
    expect(problems.map(({ expected }) => expected)).toEqual([expect.stringContaining(words)]);
    expect(record).toBeUndefined();
  });

  test('may have names that only resemble those of the kind', async () => {
    expect((await declaredIn('{ types: x, Port: y }')).record).toMatchObject({ types: 'x', Port: 'y' });
  });

  test('are suggested when `extra` is misspelled or a field is not of the kind', async () => {
    const text = 'daemons: [{ command: x, extras: {}, system_user: www }]';
    expect(await problemsOf(text)).toEqual([
      'at daemons[0].extras (line 1) one of command, extra; did you mean extra?',
      'at daemons[0] (line 1) no other keys than command, extra; put further fields that the service requires under extra; put a text with a comma or a colon in quotes',
    ]);
  });

  test('are secret where a variable fills them in or they are called a password', async () => {
    const text = rule('{ owner: "by ${WHO}", to: ["${WHO}", b], api_key: 0.5, plain: "$${WHO}" }');
    const { manifest, secrets, filled } = await parseManifest(text, { WHO: 'someone-else' });
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
  ])('are refused as %j', (text, words) => {
    expect(fill(text).problems).toEqual([expect.stringContaining(words)]);
  });
});

const SCHEDULES =
  '* * * * *|*/5 * * * *|0 4 1-7 * MON|15,45 0-23/2 * JAN-MAR 1-5|@daily|@reboot|0 0 * * 7|0 0 * jul sun';
test.each(SCHEDULES.split('|'))('%s is a cron schedule', (text) => expect(isSchedule(text)).toBe(true));

const OTHERS =
  '|* * * *|* * * * * *|60 * * * *|0 24 * * *|0 0 0 * *|0 0 32 * *|0 0 * 13 *|*/0 * * * *|5-1 * * * *|often|@often|0 0 L * *|0 0 * * 5L|0 0 15W * *|* * ? * *|* * * * 1#2|* * * * *\n* * * * *|0 0 * FOO *';
test.each(OTHERS.split('|'))('%j is no cron schedule', (text) => expect(isSchedule(text)).toBe(false));
