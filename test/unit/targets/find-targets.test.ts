import { describe, expect, test } from '@jest/globals';
import type { Site } from '../../../src/api/sites.ts';
import { ApiError } from '../../../src/core/errors.ts';
import { createDirectory, factsOf, onServer } from '../../../src/targets/find-site.ts';
import { type Candidate, chooseTargets, sitesMatching } from '../../../src/targets/find-targets.ts';
import { formWith } from '../../support/forms.ts';

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
