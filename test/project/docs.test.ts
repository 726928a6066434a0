import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { OUTCOME_OF } from '../../src/core/outcomes.ts';
import { pages, read, root, textsOn } from '../support/pages.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const folder = makeTestFolder();

/** Copies what the diffs of CONTRIBUTING.md and `npm run docs` work on. */
function copyProject(project: string): void {
  const folders = ['src', 'sandbox', 'harness', 'scripts', 'test', 'docs'];
  for (const name of [...folders, 'action.yml', 'package.json', 'README.md', 'tsconfig.json'])
    cpSync(join(root, name), join(project, name), { recursive: true });
  execFileSync('git', ['init', '--quiet', project]);
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
}

/** The findings of `npm run lint:workflows` in workflows with these names, without folders. */
function lint(texts: Readonly<Record<string, string>>): { status: number | null; found: string[] } {
  const files = Object.entries(texts).map(([name, text]) => {
    writeFileSync(join(folder, `${name}.yml`), text);
    return join(folder, `${name}.yml`);
  });
  const words = [join(root, 'scripts/lint-workflows.ts'), ...files];
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, found: stdout.split('\n').map((line) => line.replace(/^.*\//, '')) };
}

/** Mistakes in a call of our workflow, of which GitHub refuses the first ones, and in uses of the action. */
const REFUSED = `on: push
jobs:
  calls:
    uses: your-org/site-deploy/.github/workflows/deploy.yml@<full commit id>
    with: { base-url: https://api.example.com, server: web-1, sight: a }
    secrets: { OTHER: '\${{ secrets.OTHER }}' }
`;
const WRONG = `on: push
jobs:
  deploy:
    runs-on: ubuntu-latest
    steps:
      - uses: your-org/site-deploy@<full commit id>
        id: deploy
        with:
          base-url: https://api.example.com
          api-token: token
          sight: shop.example
          verify-command: curl \${{ github.head_ref }}
      - { id: background, run: npm start, background: true }
      - wait: background
      - run: echo \${{ steps.deploy.outputs.commit }} \${{ steps.deplyo.outcome }}
`;

test('npm run lint:workflows names the line of each kind of mistake, and of what is no YAML', () => {
  const unknown = 'on: push\njobs: { a: { runs-on: x, steps: [{ run: "${{ nope.it }}" }] } }\n';
  const { status, found } = lint({ refused: REFUSED, unknown, wrong: WRONG, stray: 'on: [*push]\n' });
  expect(status).toBe(1);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^refused\.yml:4: Input site is required/),
      expect.stringMatching(/^refused\.yml:4: Secret SITE_API_TOKEN is required/),
      expect.stringMatching(/^refused\.yml:5: Invalid input, sight is not defined/),
      expect.stringMatching(/^refused\.yml:6: Invalid secret, OTHER is not defined/),
      "unknown.yml:2: Unrecognized named-value: 'nope'",
      'wrong.yml:6: the action has no input sight',
      'wrong.yml:6: the required input server is not given',
      'wrong.yml:6: verify-command is code: put no expression into it that others can choose',
      'wrong.yml:15: steps.deploy has no output commit',
      'wrong.yml:15: Context access might be invalid: deplyo',
      'stray.yml:1: quote a text that begins with *',
    ]),
  );
});

describe('the pages', () => {
  test('have no broken links within the project', () => {
    const links = pages.flatMap((page) => linksOf(page).map((link) => ({ page, link })));
    expect(links.length).toBeGreaterThan(300);
    expect(links.filter(({ page, link }) => !leadsSomewhere(page, link))).toEqual([]);
  });

  test('name only npm scripts that package.json has', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    const named = pages.flatMap((page) => [...read(page).matchAll(/npm run ([a-z][\w:-]*)/g)]);
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });

  test('name only paths of the project that exist', () => {
    const folders =
      /^(src|scripts|test|docs|examples|sandbox|harness|bench|local|dist|\.github|\.ci)\/[\w./-]*$/;
    const missing = pages.flatMap((page) => {
      const code = [...proseOf(page).matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path);
      const paths = code.filter((path) => folders.test(path) && !existsSync(join(root, path)));
      return paths.map((path) => `${page}: ${path}`);
    });
    expect(missing).toEqual([]);
  });
});

test('YAML in the pages parses', () => {
  const blocks = pages.flatMap((page) => textsOn(page, 'yaml'));
  expect(blocks.filter((text) => parseDocument(text).errors.length > 0)).toEqual([]);
});

test('the diffs in CONTRIBUTING.md apply and type-check, and npm run docs writes the rest', () => {
  const diffs = textsOn('CONTRIBUTING.md', 'diff');
  expect(diffs).toHaveLength(2);
  const project = join(folder, 'contributing');
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd: project, encoding: 'utf8', input: diffs.join('') });
  copyProject(project);
  run('git', 'apply', '-');
  const files = [...diffs.join('').matchAll(/^\+\+\+ b\/(.*\.ts)$/gm)].map(([, path]) => path);
  writeFileSync(
    join(project, 'tsconfig.changed.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['src'], files }),
  );
  expect(
    run(join(root, 'node_modules/.bin/tsc'), '--singleThreaded', '--project', 'tsconfig.changed.json'),
  ).toBe('');
  run(process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/docs.ts');
  const reference = readFileSync(join(project, 'docs/reference.md'), 'utf8');
  for (const added of ['`flush-cache`', '`sync-firewall-groups`']) {
    expect(read('docs/reference.md')).not.toContain(added);
    expect(reference).toContain(added);
  }
});

describe('docs/troubleshooting.md', () => {
  const sources = globSync(['src/**/*.ts', 'scripts/build.ts'], { cwd: root })
    .map(read)
    .join('\n')
    .replaceAll("\\'", "'");
  const troubleshooting = read('docs/troubleshooting.md');
  /** The messages at the beginning of points of a list, and in the headings below an operation. */
  const explained = [
    ...troubleshooting.matchAll(/^- (`[^`]+`(?:,\s+`[^`]+`)*)(?=:\s|$)/gm),
    ...read('docs/operations.md').matchAll(/^#### (`.*)$/gm),
  ].flatMap(([, text = '']) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
  test('has one heading for each reason, with a sentence, and for no other word', () => {
    const headings = [...troubleshooting.matchAll(/^#+ `(.*)`$/gm)].map(([, reason]) => reason);
    expect(headings.toSorted()).toEqual(Object.keys(OUTCOME_OF).sort());
    expect(troubleshooting.match(/^### `.*`\n\n(?:- |#|\s|$)/gm)).toBeNull();
  });

  test('explains no message that the sources do not have', () => {
    const parts = (text: string): string[] => text.split('…').map((part) => part.trim());
    expect(explained.length).toBeGreaterThan(100);
    const gone = explained.filter((text) => !parts(text).every((part) => sources.includes(part)));
    expect(gone).toEqual([]);
  });
});

/** A page without its blocks of code. */
function proseOf(page: string): string {
  return read(page).replace(/^ *```.*?^ *```$/gms, '');
}

function linksOf(page: string): string[] {
  const prose = proseOf(page).replace(/`[^`\n]*`/g, '');
  const urls = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => url);
  return urls.filter((url) => !/^[a-z]+:/.test(url));
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(root, target))) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
}

/** The anchors that GitHub gives to headings. */
function anchorsOf(page: string): string[] {
  return [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The code of each test file, without comments, by its path in test/. */
const tests = new Map(
  globSync('test/**/*.test.ts', { cwd: root }).map((path) => [
    path.slice('test/'.length, -'.test.ts'.length),
    read(path).replace(/^\s*(\/\/|\/?\*).*$/gm, ''),
  ]),
);

/** The texts in parentheses or brackets that are followed by a comma: titles, and first cells of tables, which complete them. */
function titlesIn(code: string): string[] {
  return [...code.matchAll(/[([]\s*(['"`])(.*?)(?<!\\)\1,/g)].map(([, , title = '']) => title);
}

describe('docs/reliability.md', () => {
  const page = read('docs/reliability.md');

  /** The files that a text names, some with words of a title: `unit/api/client › retries`. */
  function namedIn(text: string): readonly { readonly path: string; readonly words: string }[] {
    return [...text.matchAll(/`((?:unit|e2e|contract)\/[\w/-]+)(?: › ([^`]+))?`/g)].map(
      ([, path = '', words = '']) => ({ path, words }),
    );
  }

  test('quotes only titles of tests, and at least one for each promise', () => {
    const tables = page.matchAll(/^\| [\w ]+ \| Shown by \|\n\|[ -|]+\|\n((?:\|.*\n)+)/gm);
    const rows = [...tables].flatMap(([, text = '']) => text.trimEnd().split('\n'));
    expect(rows.length).toBeGreaterThan(55);
    expect(rows.filter((row) => !namedIn(row).some(({ words }) => words !== ''))).toEqual([]);
    const missing = namedIn(page).filter(
      ({ path, words }) => !titlesIn(tests.get(path) ?? '').some((title) => title.includes(words)),
    );
    expect(missing).toEqual([]);
  });
});
