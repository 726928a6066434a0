import { describe, expect, test } from '@jest/globals';
import { isSchedule } from '../../src/api/schedule.ts';
import { parseManifest } from '../../src/manifest.ts';
import { fillVariables } from '../../src/variables.ts';

async function problemsOf(text: string, environment: Record<string, string> = {}): Promise<string[]> {
  return (await parseManifest(text, environment)).problems.map(({ expected }) => expected);
}

describe('a manifest', () => {
  test('is YAML or JSON, with numbers where the document has texts and the other way round', async () => {
    const yaml = `
network-rules:
  - { name: web, port: 443, type: tcp, from_ip_address: null }
queue-workers:
  - { connection: redis, queue: mail, maximum_seconds: "60", sleep: "\${SLEEP}", processes: 2 }
`;
    const { manifest, problems } = await parseManifest(yaml, { SLEEP: '3' });
    expect(problems).toEqual([]);
    expect([...manifest]).toEqual([
      [
        'queue-workers',
        [{ connection: 'redis', queue: 'mail', maximum_seconds: 60, sleep: 3, processes: 2 }],
      ],
      ['network-rules', [{ name: 'web', port: '443', type: 'tcp', from_ip_address: null }]],
    ]);
    const json = '{\n\t"daemons": [\n\t\t{"command": "php serve.php"}\n\t]\n}';
    expect((await parseManifest(json, {})).manifest.get('daemons')).toEqual([{ command: 'php serve.php' }]);
  });

  test('reports all that is wrong at once, each with its place and line, and the bound in its words', async () => {
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
    expect(await problemsOf(text)).toMatchInlineSnapshot(`
[
  "at cronjobs (line 1) one of queue-workers, auth-users, crontabs, network-rules, daemons, databases; did you mean crontabs?",
  "at queue-workers[0].maximum_seconds (line 7) a whole number from 0 to 60000, not 60001",
  "at queue-workers[0].sleep (line 7) a whole number from 0 to 60000, not 1.5",
  "at queue-workers[0].processes (line 7) a whole number from 1 to 120, not 121",
  "at queue-workers[0].maximum_tries (line 7) a whole number from 1 to 60000, not 0",
  "at auth-users[0].name (line 9) a text of 2 to 255 characters, not blank, not "a"",
  "at auth-users[0].password (line 9) a text of 2 to 255 characters, not blank; it is missing",
  "at auth-users[1] (line 10) a map with name, password",
  "at crontabs[0].usr (line 3) one of user, command, frequency; did you mean user?",
  "at crontabs[0].user (line 3) a text of at most 255 characters, not blank, in one line; it is missing",
  "at crontabs[0].command (line 3) a text of at most 255 characters, not blank, in one line, not "a\\nb"",
  "at crontabs[0].frequency (line 3) a cron schedule of at most 50 characters: five fields as in */5 * * * *, or a name as in @daily, not "61 * * * *"",
  "at crontabs[2] (line 5) another user and command than crontabs[1] has, as that tells one crontab from another",
  "at network-rules[0].port (line 12) a port from 1 to 65535, or a range from:to of them, the smaller one first, not "90:80"",
  "at network-rules[0].type (line 12) one of tcp, udp, not "icmp"",
  "at network-rules[0].from_ip_address (line 12) an IP address, at most 45 characters, not "192.0.2.0/24"",
  "at daemons (line 13) a list; an empty one is written []",
  "at databases[0].name (line 15) 2 to 64 letters, digits, dashes and underscores; must not be \`database\`, not "database"",
  "at databases[0].user (line 15) 2 to 64 letters, digits, dashes and underscores, not "a b"",
  "at databases[0].password (line 15) a text, not blank",
]
`);
  });

  test('that is no map of lists is refused with what would be', async () => {
    expect(await problemsOf('deploy/manifest')).toEqual([
      'a map of lists (queue-workers, auth-users, crontabs, network-rules, daemons, databases), or the path of a file that ends in .yml, .yaml or .json',
    ]);
    expect(await problemsOf('a: [')).toEqual(['YAML or JSON; line 1, column 5 is none (BAD_INDENT)']);
    expect(await problemsOf('daemons: [{ command: ${NAME} }]')).toEqual([
      'YAML or JSON; line 1, column 23 is none (UNEXPECTED_TOKEN); within [ ] and { } a ${NAME} stands in quotes',
    ]);
    expect(await problemsOf('daemons: []\ndaemons: []')).toEqual([
      'YAML or JSON; line 2, column 1 is none (DUPLICATE_KEY)',
    ]);
    expect(await problemsOf('a: 1\n---\nb: 2')).toEqual([
      'YAML or JSON; line 2, column 1 is none (MULTIPLE_DOCS)',
    ]);
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x,x]\n${'bcdefgh'.replace(/./g, (key) => `${key}: &${key} [${Array(10).fill(`*${String.fromCharCode(key.charCodeAt(0) - 1)}`)}]\n`)}`;
    expect(await problemsOf(bomb)).toEqual(['YAML or JSON whose aliases (*name) exist and do not multiply']);
  });

  test('keys of prototypes are keys like others', async () => {
    expect(await problemsOf('{"__proto__": [], "constructor": []}')).toHaveLength(2);
    expect(await problemsOf('daemons:\n  - { command: x, __proto__: y, toString: z }')).toHaveLength(2);
  });

  test('secrets are found wherever they stand, and named nowhere', async () => {
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

describe('variables', () => {
  const fill = (text: string) => fillVariables(text, { NAME: 'value', EMPTY: '' });
  test.each([
    ['a ${NAME} b${NAME}', 'a value bvalue'],
    ['$${NAME} and $NAME stay', '${NAME} and $NAME stay'],
    ['$$${NAME}', '$${NAME}'],
  ])('%j becomes %j', (text, expected) => {
    expect(fill(text)).toMatchObject({ text: expected, problems: [] });
  });
  test.each([
    ['${NONE}', 'a variable NONE in the env of the step, as ${NONE} asks for it; there is none'],
    ['${EMPTY}', 'it is empty'],
    ['${HOME:-x}', "nothing but a variable's name in ${…}; to have the text itself write $${…}"],
    ['${__proto__}', 'there is none'],
  ])('%j is a problem', (text, words) => {
    expect(fill(text).problems).toEqual([expect.stringContaining(words)]);
  });
});

describe('cron schedules', () => {
  test.each([
    '* * * * *',
    '*/5 * * * *',
    '0 4 1-7 * MON',
    '15,45 0-23/2 * JAN-MAR 1-5',
    '@daily',
    '@reboot',
    '0 0 * * 7',
    '0 0 * jul sun',
  ])('%s is one', (text) => expect(isSchedule(text)).toBe(true));
  test.each([
    '',
    '* * * *',
    '* * * * * *',
    '60 * * * *',
    '0 24 * * *',
    '0 0 0 * *',
    '0 0 32 * *',
    '0 0 * 13 *',
    '*/0 * * * *',
    '5-1 * * * *',
    'often',
    '@often',
    '0 0 L * *',
    '0 0 * * 5L',
    '0 0 15W * *',
    '* * ? * *',
    '* * * * 1#2',
    '* * * * *\n* * * * *',
    '0 0 * FOO *',
  ])('%j is none', (text) => expect(isSchedule(text)).toBe(false));
});
