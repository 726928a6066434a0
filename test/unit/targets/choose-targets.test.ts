import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chooseTargets, type Wanted } from '../../../src/targets/choose-targets.ts';
import { runs } from '../../support/property-runs.ts';

type Entry = { readonly nth: number; readonly line: number; readonly site: string | undefined };
type Site = { readonly id: number; readonly domain: string };

const site = (id: number, domain: string): Site => ({ id, domain });
const sites = [
  site(1, 'b.shop.example'),
  site(2, 'a.shop.example'),
  site(3, 'a.b.shop.example'),
  site(4, 'shop.example'),
  site(5, 'C.Shop.example'),
  site(6, 'xshop.example'),
];

/** Entries of one server, by their texts. */
function among(texts: readonly string[], list: readonly Site[] = sites, serverId = 1): Wanted<Entry, Site>[] {
  return texts.map((text, index) => ({
    entry: { nth: index + 1, line: index + 1, site: text },
    serverId,
    sites: list,
  }));
}

/** An entry whose site is already known, or is to be created; without a text it names a server alone. */
function known(line: number, text?: string, found: Site | 'missing' = 'missing'): Wanted<Entry, Site> {
  return { entry: { nth: line, line, site: text }, serverId: 7, site: found };
}

/** The chosen targets as line and domain; or the problems. */
function choose(wanted: readonly Wanted<Entry, Site>[]): readonly string[] {
  const chosen = chooseTargets(wanted);
  if ('problems' in chosen) return chosen.problems.map(({ input, expected }) => `${input}: ${expected}`);
  return chosen.targets.map(
    ({ entry, site: found }) =>
      `${entry.line} ${found === 'missing' ? `(${entry.site ?? ''})` : found.domain}`,
  );
}

describe('the targets of a run', () => {
  test('are in the order of the entries, those of a pattern by domain', () => {
    expect(choose(among(['shop.example', '*.shop.example', 'xshop.example']))).toEqual([
      ...['1 shop.example', '2 C.Shop.example', '2 a.shop.example', '2 b.shop.example'],
      '3 xshop.example',
    ]);
  });

  test('may be named by id, and in letters of any case', () => {
    expect(choose(among(['4', 'A.SHOP.example']))).toEqual(['1 shop.example', '2 a.shop.example']);
  });

  test('match a pattern in which a star is exactly one label, and nothing else is special', () => {
    expect(choose(among(['*.*.shop.example']))).toEqual(['1 a.b.shop.example']);
    expect(choose(among(['a.*.*']))).toEqual(['1 a.shop.example']);
    expect(choose(among(['*.example']))).toEqual(['1 shop.example', '1 xshop.example']);
    // Alone, it is every site.
    expect(choose(among(['*']))).toHaveLength(sites.length);
    const odd = [site(1, 'a.(SHOP|x)+[a].example')];
    expect(choose(among(['*.(shop|x)+[a].example'], odd))).toEqual(['1 a.(SHOP|x)+[a].example']);
  });

  test('are taken once: where they are named, else by the first pattern that finds them', () => {
    expect(choose(among(['*.shop.example', 'xshop.example', 'b.shop.example']))).toEqual([
      ...['1 C.Shop.example', '1 a.shop.example', '2 xshop.example', '3 b.shop.example'],
    ]);
    const named = ['1 shop.example', '2 xshop.example'];
    expect(choose(among(['shop.example', 'xshop.example', '*.example']))).toEqual(named);
    expect(choose(among(['a.*.example', '*.shop.example']))).toEqual([
      ...['1 a.shop.example', '2 C.Shop.example', '2 b.shop.example'],
    ]);
  });

  test('are two for the same domain, and the same id, on two servers', () => {
    const twice = [...among(['shop.example']), ...among(['shop.example'], sites, 2)];
    expect(choose(twice)).toEqual(['1 shop.example', '1 shop.example']);
  });

  test('include a site that is to be created, and a server without a site', () => {
    expect(choose([known(1, 'new.example'), known(2)])).toEqual(['1 (new.example)', '2 ()']);
  });
});

describe('wrong entries', () => {
  test('are all reported at once, with similar names', () => {
    expect(choose(among(['shpo.example', 'shop.example', '*.shpo.example', '4', '99']))).toEqual([
      'targets: at entry 1 (line 1) a site of its server; there is no shpo.example. Did you mean shop.example?',
      'targets: at entry 3 (line 3) a pattern that finds a site of its server; there is no *.shpo.example. Did you mean *.shop.example?',
      'targets: at entry 4 (line 4) a target that entry 2 does not name already: both are the site shop.example (id 4)',
      expect.stringMatching(/^targets: at entry 5 \(line 5\) a site of its server; there is no 99\. Known/),
    ]);
    expect(choose(among(['*.example'], []))).toEqual([
      'targets: at entry 1 (line 1) a pattern that finds a site of its server; there is no *.example. The server has none.',
    ]);
  });

  test('are reported if they name a site, one that is to be created, or a server alone twice', () => {
    const shop = site(1, 'b.shop.example');
    const named = [known(1, '1', shop), known(2, 'new.example'), known(3)];
    expect(choose([...named, known(4, 'b.shop.example', shop), known(5, 'NEW.example'), known(6)])).toEqual([
      'targets: at entry 4 (line 4) a target that entry 1 does not name already: both are the site b.shop.example (id 1)',
      'targets: at entry 5 (line 5) a target that entry 2 does not name already: both are the site NEW.example',
      'targets: at entry 6 (line 6) a target that entry 3 does not name already: both are the server with the id 7',
    ]);
  });

  test('are reported if they name a domain of two sites, which only ids and patterns tell apart', () => {
    const twins = [site(1, 'shop.example'), site(2, 'Shop.example')];
    expect(choose(among(['shop.example'], twins))).toEqual([
      'targets: at entry 1 (line 1) an id, as 2 sites are called shop.example: shop.example (id 1), Shop.example (id 2)',
    ]);
    expect(choose(among(['1', '2'], twins))).toEqual(['1 shop.example', '2 Shop.example']);
    expect(choose(among(['*.example'], twins))).toHaveLength(2);
  });
});

test('every site is taken at most once, by the entry that names it if there is one', () => {
  const label = fc.constantFrom('a', 'b', 'c');
  const domain = fc.array(label, { minLength: 2, maxLength: 3 }).map((labels) => labels.join('.'));
  const pattern = fc
    .array(fc.oneof(label, fc.constant('*')), { minLength: 1, maxLength: 3 })
    .map((labels) => labels.join('.'));
  const account = fc.tuple(fc.uniqueArray(domain), fc.uniqueArray(fc.oneof(domain, pattern)));
  fc.assert(
    fc.property(account, ([domains, texts]) => {
      const list = domains.map((name, index) => site(index + 1, name));
      const chosen = chooseTargets(among(texts, list));
      const isFound = (text: string): boolean =>
        domains.some((name) => {
          const labels = name.split('.');
          const isAlike = text.split('.').every((part, at) => part === '*' || part === labels[at]);
          return text === '*' || (text.split('.').length === labels.length && isAlike);
        });
      expect('targets' in chosen).toBe(texts.every(isFound));
      if (!('targets' in chosen)) return;
      const names = chosen.targets.map(({ site: found }) => (found === 'missing' ? '' : found.domain));
      expect(new Set(names).size).toBe(names.length);
      const lines = chosen.targets.map(({ entry }) => entry.line);
      expect(lines).toEqual(lines.toSorted((a, b) => a - b));
      for (const [nth, { entry }] of chosen.targets.entries())
        if (texts.includes(names[nth] ?? '')) expect(entry.site).toBe(names[nth]);
    }),
    runs(500),
  );
});

test('names are found with two looks at each site, and only 20 missing ones are compared with all', () => {
  let reads = 0;
  const list = Array.from({ length: 1_000 }, (_, index) => ({
    id: index + 1,
    get domain() {
      reads += 1;
      return `shop-${index}.example`;
    },
  }));
  const names = list.map((_, index) => `shop-${index}.example`);
  expect(choose(among(names, list))).toHaveLength(names.length);
  expect(reads).toBe(2 * names.length);
  const wrong = among(
    names.map((name) => `x-${name}`),
    list,
  );
  expect(choose(wrong).filter((text) => text.includes('Did you mean'))).toHaveLength(20);
  expect(reads).toBe(23 * names.length);
});
