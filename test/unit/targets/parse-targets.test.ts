import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Site } from '../../../src/api/sites.ts';
import { ApiError } from '../../../src/core/errors.ts';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import type { TargetEntry } from '../../../src/targets/entry.ts';
import { createDirectory, factsOf, onServer } from '../../../src/targets/find-site.ts';
import { type Candidate, chooseTargets, sitesMatching } from '../../../src/targets/find-targets.ts';
import { createForm, readTargets } from '../../../src/targets/form.ts';
import { declarations } from '../../../src/targets/inputs.ts';
import { parseTargets } from '../../../src/targets/parse-targets.ts';
import { parseYaml } from '../../../src/values/yaml.ts';
import { formWith } from '../../support/forms.ts';
import { expectGolden } from '../../support/golden.ts';
import { runs } from '../../support/property-runs.ts';

type Texts = Readonly<Record<string, string>>;
const step: Texts = { server: 'web-1' };

function parse(text: string, given: Texts) {
  const form = formWith({ targets: text, ...given }, { readFile: () => ({ value: text }) });
  const { entries } = parseTargets(form);
  return { entries, problems: form.problems.map(({ input, expected }) => `${input}: ${expected}`) };
}

function entriesOf(text: string, given = step): readonly TargetEntry[] {
  const { entries, problems } = parse(text, given);
  expect(problems).toEqual([]);
  return entries;
}

const problemsOf = (text: string, given = step): readonly string[] => parse(text, given).problems;

const plain = (nth: number, line: number, written: string, server: string | undefined, site: string) => {
  return { nth, line, server, site, written, given: new Map() };
};
/** The inputs that the first entry gives. */
const givenIn = (text: string) => Object.fromEntries(entriesOf(text)[0]?.given ?? []);

describe('an entry that is a text', () => {
  test('names a site, after its server if there is a slash', () => {
    expect(entriesOf('- shop.example\n- web-2/shop.example\n\n- "Web 3 / a-b"\n- 42\n- 7/0042\n')).toEqual([
      plain(1, 1, 'shop.example', undefined, 'shop.example'),
      plain(2, 2, 'web-2/shop.example', 'web-2', 'shop.example'),
      plain(3, 4, 'Web 3 / a-b', 'Web 3', 'a-b'),
      plain(4, 5, '42', undefined, '42'),
      plain(5, 6, '7/0042', '7', '0042'),
    ]);
  });

  test('may stand alone, in lines or between commas, but not in a file', () => {
    expect(entriesOf('a.example\n\nweb-2/b.example, 42\n')).toEqual([
      plain(1, 1, 'a.example', undefined, 'a.example'),
      plain(2, 3, 'web-2/b.example', 'web-2', 'b.example'),
      plain(3, 3, '42', undefined, '42'),
    ]);
    for (const text of [',', '# a.example', 'a.example\n# b.example'])
      expect([text, problemsOf(text).length]).toEqual([text, 1]);
    expect(problemsOf('a.example', { ...step, targets: 'sites.yml' })[0]).toContain('a list, such as');
  });
});

describe('an entry that is a map', () => {
  test('keeps the spelling of what is no text', () => {
    const text = "- { server: 0012, site: 7, branch: 1.10, commit: 1234567e5, wait: True, environment: '' }";
    expect(entriesOf(text)).toMatchObject([{ server: '0012', site: '7' }]);
    expect(givenIn(text)).toEqual({ branch: '1.10', commit: '1234567e5', wait: 'True', environment: '' });
  });

  test('may give a list as lines, and a map as JSON, and need not name a site', () => {
    const text = `- server: web-2
  failure-pattern: [one, "t,wo", 0x3]
  deploy-script: |
    set -e
    make
  manifest:
    crontabs: [{ command: a, user: 0123, at: [1e3, 5, true, null] }]
`;
    expect(entriesOf(text)).toMatchObject([{ server: 'web-2', site: undefined }]);
    expect(givenIn(text)).toEqual({
      'failure-pattern': 'one\nt,wo\n0x3',
      'deploy-script': 'set -e\nmake\n',
      manifest: '{"crontabs":[{"command":"a","user":"0123","at":["1e3",5,true,null]}]}',
    });
  });

  test('can set every input of a single site that is no secret, and no other', () => {
    const isSettable = ({ ofRun, secret }: (typeof declarations)[number]) => !ofRun && secret === undefined;
    const settable = declarations.filter(isSettable).map(({ name }) => name);
    const barred = declarations.filter((one) => !isSettable(one)).map(({ name }) => name);
    const withAll = (names: readonly string[]) =>
      JSON.stringify([Object.fromEntries(names.map((name) => [name, 'x']))]);
    expect(settable.length).toBeGreaterThan(35);
    expect([...Object.keys(givenIn(withAll(settable))), 'server', 'site'].sort()).toEqual(
      settable.toSorted(),
    );
    const some = ['base-url', 'vocabulary', 'plan-hash', 'github-token', 'env', 'target-timeout'];
    expect(barred).toEqual(expect.arrayContaining(some));
    const refusal = /^targets: at entry 1 \(line 1\) no ([\w-]+): it /;
    expect(problemsOf(withAll(barred)).map((problem) => refusal.exec(problem)?.[1])).toEqual(barred);
  });
});

describe('a wrong list of targets', () => {
  // Those that e2e/fleet-input.test.ts shows are left out here.
  const MISTAKES = [
    'site: shop.example§- *.shop.example§- { server: \' \', site: a.example }§- "a\\nb"§- { site: ~ }',
    '- { site: a, branch: one, pass-word2: }§- { site: a, chat-a-webhook-url: x }',
    '- { site: a, repository: "https://ci:secret@git.example/shop.git" }§- { site: a, prune: [[a]] }',
    '- "*..example"§- "*"§- site: a\n  site: b',
    '- https://shop.example',
  ];

  test('is explained as in test/golden/targets-mistakes.txt', () => {
    const texts = MISTAKES.flatMap((some) => some.split('§'));
    const parts = texts.map((text) => `${JSON.stringify(text)}\n${problemsOf(text).join('\n')}\n`);
    const explained = parts.join('');
    expect(explained.replace('pass-word2: }', '')).not.toContain('pass-word2');
    expectGolden('targets-mistakes.txt', explained);
    for (const alike of ['', 'null']) expect(problemsOf(alike)).toEqual(problemsOf('site: shop.example'));
  });

  test('has entries without a server if the step names none either', () => {
    const none = {};
    const expected = 'a server, as in web-1/shop.example; neither the entry nor the step names one';
    expect(problemsOf('- web-1/a.example\n- b.example\n- { site: c.example }\n- { server: }', none)).toEqual([
      `targets: at entry 2 (line 2) ${expected}`,
      `targets: at entry 3 (line 3) ${expected}`,
      'targets: at entry 4 (line 4) for server a text, a list of texts, or a map',
    ]);
  });
});

describe('targets', () => {
  test('may be every site of a server where failures are limited', () => {
    const texts = '- "*"\n- web-2/*.*\n';
    expect(entriesOf(texts, { ...step, 'max-failures': '0' }).map(({ site }) => site)).toEqual(['*', '*.*']);
    expect(problemsOf(texts)).toHaveLength(2);
  });

  test('are the same when they are written and read again', () => {
    const scalar = fc.oneof(fc.string(), fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    const value = fc.oneof(scalar, fc.array(scalar), fc.dictionary(fc.string(), scalar));
    const some = fc.string({ unit: fc.constantFrom(...'ab.-7'), minLength: 1 });
    const name = some.filter((text) => !text.startsWith('-'));
    const fields = { server: name, site: name, branch: value, manifest: value, prune: value };
    const map = fc.record(fields, { requiredKeys: ['site'] });
    const selector = (entry: string | { readonly site: string }) =>
      typeof entry === 'string' ? entry : entry.site;
    fc.assert(
      fc.property(fc.uniqueArray(fc.oneof(name, map), { selector }), (list) => {
        const entries = entriesOf(JSON.stringify(list));
        expect(entriesOf(JSON.stringify(entries.map(({ written }) => written)))).toEqual(entries);
      }),
      runs(100),
    );
  });

  test('do not crash the parser, whatever the text', () => {
    const piece = fc.constantFrom(..."- |* |*a|&a |{|}|[|]|site: |/|: |\n|  |'|x|~|7".split('|'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const { entries } = parse(pieces.join(''), step);
        for (const { line } of entries) expect(line).toBeGreaterThan(0);
      }),
      runs(500),
    );
  });
});

test.each([
  ['x:\n  - a\n- b', 'line 3: write "key: value", with a space after the colon,'],
  ['- "\\d"', 'line 1, column 4: the YAML library calls it BAD_DQ_ESCAPE'],
  ['['.repeat(20_000), 'line 1, column '],
])('YAML that cannot be read is explained with its place: %#', (text, why) => {
  expect(parseYaml(text)).toEqual({ expected: expect.stringContaining(`YAML or JSON; at ${why}`) });
});

function maskingForm(given: Readonly<Record<string, string>> = {}) {
  const redactor = createRedactor();
  const masked: string[] = [];
  const host = { get: (name: string) => given[name] ?? '', env: {}, readFile: () => ({ value: '' }) };
  const form = createForm(host, redactor, (line) => masked.push(line));
  return { masked, redactor, form };
}

describe('secrets of the inputs', () => {
  test('are masked in the whole job only once, however many targets have them', () => {
    const { form, masked, redactor } = maskingForm({ 'api-token': 'token-of-the-service' });
    for (let target = 0; target < 3; target += 1)
      form.of(form.get).hide(['a value of .env', `another one ${target}`, 'a value of .env']);
    const others = ['another one 0', 'another one 1', 'another one 2'];
    expect(masked).toEqual(['token-of-the-service', 'a value of .env', ...others]);
    expect(redactor.redact('token-of-the-service, a value of .env')).toBe('***, ***');
  });

  test('are not masked if they are public, such as the domain of the site', () => {
    const { form, masked } = maskingForm({ site: 'shop.example' });
    form.hide(['shop.example', 'shop.example\nhunter42hunter42']);
    expect(masked).toEqual(['hunter42hunter42']);
  });
});

test('no pattern is passed over in silence, whatever its entry confirms', async () => {
  const targets = JSON.stringify([{ site: '*.example', 'confirm-delete': 'one\ntwo' }]);
  const form = formWith({
    'base-url': 'https://a.example',
    'api-token': 'x'.repeat(8),
    server: '1',
    targets,
  });
  expect(await readTargets(form)).toMatchObject({ list: { entries: [{ site: '*.example' }] } });
});

const unknown = { blogapp: undefined, status: undefined, repository: undefined, has_repository: undefined };
const site = (id: number, domain: string): Site => ({ id, domain, ...unknown });
const sites = [
  site(1, 'b.shop.example'),
  site(2, 'a.shop.example'),
  site(3, 'a.b.shop.example'),
  site(4, 'shop.example'),
  site(5, 'C.Shop.example'),
  site(6, 'xshop.example'),
];

/** The candidates that entries of one server find, by their texts. */
function among(texts: readonly string[], list: readonly Site[] = sites, serverId = 1): Candidate[] {
  const directory = createDirectory('site', list, ({ domain }) => domain);
  return texts.flatMap((text, index) => {
    const found = text.includes('*') ? sitesMatching(list, text) : [directory.find(text)];
    return found.map((one) => known(index + 1, text, one, serverId));
  });
}

/** An entry whose site is already known, or is to be created; without a text it names a server alone. */
function known(nth: number, text?: string, found?: Site, serverId = 7): Candidate {
  return { nth, line: nth, site: text, found: factsOf(serverId, found) };
}

const domainOf = ({ found, site }: Candidate) => (typeof found.site === 'object' ? found.site.domain : site);

/** The chosen targets as line and domain. */
function choose(candidates: readonly Candidate[]): readonly string[] {
  const form = formWith({});
  const targets = chooseTargets(candidates, form);
  expect(form.problems).toEqual([]);
  return targets.map((target) => `${target.line} ${domainOf(target)}`);
}

describe('the targets of a run', () => {
  test('match a pattern in which a star is exactly one label, and nothing else is special', () => {
    expect(choose(among(['*.*.shop.example']))).toEqual(['1 a.b.shop.example']);
    expect(choose(among(['a.*.*']))).toEqual(['1 a.shop.example']);
    expect(choose(among(['*.example']))).toEqual(['1 shop.example', '1 xshop.example']);
    // Alone, it is every site.
    expect(choose(among(['*']))).toHaveLength(sites.length);
    const odd = [site(1, 'a.(SHOP|x)+[a].example')];
    expect(choose(among(['*.(shop|x)+[a].example'], odd))).toEqual(['1 a.(SHOP|x)+[a].example']);
  });

  test('are each site once, by the entry that names it, or else by the first pattern', () => {
    const chosen = ['1 C.Shop.example', '1 a.shop.example', '2 b.shop.example'];
    expect(choose(among(['*.shop.example', 'b.shop.example', 'a.*.*']))).toEqual(chosen);
    expect(choose([...among(['4']), ...among(['4'], sites, 2)])).toHaveLength(2);
  });

  test('are never taken for another whose name is only read as the same', () => {
    const names = ['web#1', '1.0.0.1', 'web', 'Web-2', 'web-2'];
    const servers = names.map((name, index) => ({ id: index + 1, name }));
    const directory = createDirectory('server', servers, ({ name }) => name);
    const found = ['web#2', '1.1', 'web/shop.example', 'w%65b', 'WEB', 'web-2', 'Web-2'];
    expect(found.map((name) => directory.find(name)?.id)).toEqual([...Array(5).fill(undefined), 5, 4]);
    const list = [site(1, 'shop.example/blog'), site(2, 'xn--bcher-kva.example')];
    const byDomain = createDirectory('site', list, ({ domain }) => domain);
    expect(byDomain.find('shop.example')).toBeUndefined();
    expect(byDomain.find('Bücher.example')?.id).toBe(2);
    // Thousands of unknown names are not all compared with the known ones.
    const said = Array.from({ length: 21 }, () => byDomain.unknown('shop').problems[0]?.expected);
    expect(said.filter((text) => text?.includes('Did you mean'))).toHaveLength(20);
  });
});

test('a server may be called by a name of digits, if none has that id', async () => {
  const servers = async () =>
    createDirectory('server', [{ id: 5, name: '2024', status: undefined }], ({ name }) => name);
  const read = async (id: number): Promise<number> => {
    if (id !== 5) throw new ApiError('not-found', 'GET', '', { status: 404 });
    return id;
  };
  expect(await onServer('2024', servers, read)).toBe(5);
  await expect(onServer('6', servers, read)).rejects.toThrow('there is no 6');
});

describe('an entry is refused', () => {
  test('if it names a domain of two sites, which only ids and patterns tell apart', () => {
    const twins = [site(1, 'shop.example'), site(2, 'Shop.example')];
    expect(() => among(['shop.example'], twins)).toThrow(
      'an id, as 2 sites are called shop.example: shop.example (id 1), Shop.example (id 2)',
    );
    expect(choose(among(['1', '2'], twins))).toEqual(['1 shop.example', '2 Shop.example']);
    expect(choose(among(['*.example'], twins))).toHaveLength(2);
  });

  test.each([undefined, 'new.example'])('if another one names its server, and the site %s', (text) => {
    const form = formWith({});
    chooseTargets([known(1, text), known(2, text)], form);
    const expected = 'at entry 2 (line 2) a target that entry 1 does not name already';
    expect(form.problems).toEqual([{ input: 'targets', expected }]);
  });
});
