import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
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

/** Mistakes that GitHub refuses in a call of our workflow. */
const REFUSED = `on: push
jobs:
  calls:
    uses: your-org/site-deploy/.github/workflows/deploy.yml@<full commit id>
    with: { base-url: https://api.example.com, server: web-1, sight: a }
    secrets: { OTHER: '\${{ secrets.OTHER }}' }
  another: { uses: your-org/other/.github/workflows/deploy.yml@v1, with: { sight: '' } }
`;
/** Others, in a call of our workflow and in uses of the action. */
const WRONG = `on: push
jobs:
  calls:
    uses: your-org/site-deploy/.github/workflows/deploy.yml@<full commit id>
    with: { base-url: https://api.example.com, server: web-1, site: shop.example, environment: live }
    secrets: { SITE_API_TOKEN: '\${{ secrets.SITE_API_TOKEN }}' }
  deploy:
    needs: calls
    runs-on: ubuntu-latest
    steps:
      - uses: your-org/site-deploy@<full commit id>
        id: deploy
        with:
          base-url: https://api.example.com
          api-token: token
          sight: shop.example
          verify-command: curl \${{ github.head_ref }}
      - run: echo \${{ steps.deploy.outputs.commit }} \${{ steps.deplyo.outcome }} \${{ needs.calls.outputs.commit }}
`;

test('npm run lint:workflows names the line of each mistake, and takes steps in the background', () => {
  const background = `on: push
jobs:
  a:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - { id: server, run: npm start, background: true }
      - wait: server
      - id: deploy
        uses: $/.github/actions/site-deploy
        with: { base-url: x, api-token: y, server: a, sight: b }
      - wait-all:
      - cancel: server
      - run: echo \${{ steps.deploy.outputs.nope }}
`;
  const { status, found } = lint({ background, refused: REFUSED, wrong: WRONG });
  expect(status).toBe(1);
  expect(found.filter((line) => line.startsWith('background.yml:'))).toEqual([
    'background.yml:9: the action has no input sight',
    'background.yml:14: steps.deploy has no output nope',
  ]);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^refused\.yml:4: Input site is required/),
      expect.stringMatching(/^refused\.yml:4: Secret SITE_API_TOKEN is required/),
      expect.stringMatching(/^refused\.yml:5: Invalid input, sight is not defined/),
      expect.stringMatching(/^refused\.yml:6: Invalid secret, OTHER is not defined/),
      'wrong.yml:11: the action has no input sight',
      'wrong.yml:11: the required input server is not given',
      'wrong.yml:11: verify-command is code: put no expression into it that others can choose',
      'wrong.yml:18: steps.deploy has no output commit',
      'wrong.yml:18: Context access might be invalid: commit',
      'wrong.yml:18: Context access might be invalid: deplyo',
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
    const { scripts }: { scripts: object } = JSON.parse(read('package.json'));
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
  const partsOf = (text: string): string[] => text.split('…').map((part) => part.trim());
  const isExplained = (text: string): boolean =>
    explained.some((one) => /\w{4}/.test(one) && partsOf(one).every((part) => text.includes(part)));
  const literal = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`;
  const textOf = (source = ''): string => source.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…');
  /** Fewer words are put together from others, or are no sentence. */
  const isSentence = (text: string): boolean =>
    text.includes(' ') && (text.match(/[\w-]{2,}/g) ?? []).length >= 3;

  test('has one heading for each reason, with a sentence, and for no other word', () => {
    const headings = [...troubleshooting.matchAll(/^#+ `(.*)`$/gm)].map(([, reason]) => reason);
    expect(headings.toSorted()).toEqual(Object.keys(OUTCOME_OF).sort());
    expect(troubleshooting.match(/^### `.*`\n\n(?:- |#|\s|$)/gm)).toBeNull();
  });

  /** Texts that read like a message and need no explanation, and why. Errors that are not our own are faults of this action. */
  const NEEDS_NONE: Readonly<Record<string, string>> = {
    'This action has a fault.': 'the same as the one that names the place',
    'The answer is too large.': 'becomes: The answer to … is too large.',
    'Run again: a record that exists by then is kept.': 'a next step',
    'Correct that line in the pages of the service, then run again.': 'a next step',
    'Look at the site, then run again.': 'a next step',
    'Look at the site in the pages of the service, then run again.': 'a next step',
    '… is active; it expires …': 'good news',
    'a file that can be written here (…)': 'names the file, and the code of the system',
    'There is no such operation; …': 'names the one that was meant, or where to find all',
    'The state of the GitHub Deployment is not known: this action has a fault.':
      'explained as: This action has a fault',
    'The run did not wait for the deploy (wait: false), so its result is unknown.': 'as wait: false asks for',
    'There is no comment on the pull request. …': 'followed by: This action has a fault',
    'There is no comment on the pull request.': 'followed by: This action has a fault',
    '… was closed less than an hour ago': 'why a preview stays for now',
    'whether … is closed is not known: …': 'explained with a capital: Whether … is closed is not known',
    'it was not looked at yet': 'stands within another one',
    'the service has not answered for …': 'stands within another one',
    'it has been changed since': 'stands within another one',
    'the service no longer shows it': 'stands within another one',
    '… sync-… has written nothing.': 'follows another one',
    'a whole number from … to …': 'a bound of a field, explained as: expected …',
    'Add ensure-repository before deploy, with reinstall-repository: true where a repository was removed.':
      'a next step, which the page repeats',
    'How the deploy ended is not known: ……': 'begins another one',
  };

  test('explains no message that the sources do not have, and excepts none', () => {
    const isThere = (text: string): boolean => partsOf(text).every((part) => sources.includes(part));
    expect(explained.length).toBeGreaterThan(100);
    expect([...explained, ...Object.keys(NEEDS_NONE)].filter((text) => !isThere(text))).toEqual([]);
  });

  test('explains every message of the sources, with a reason for each exception', () => {
    const places = [
      String.raw`new OperationError\(\s*[^,()]+,\s*${literal}`,
      String.raw`new (?!Type)\w+Error\([^\`'"]*(?:'[a-z-]+',\s*[a-zA-Z.]+,\s*)?${literal}`,
      String.raw`\b(?:message|reason|problem|words)(?::| =)\s*${literal}`,
      String.raw`\b(?:failed|notKnown)\(\s*${literal}`,
      String.raw`(?:requireDone|orUnknown)\([^;]*?${literal},`,
      String.raw`(?:\.warning|\bwarn)\(\s*${literal}`,
    ];
    const texts = places.flatMap((place) => [...sources.matchAll(new RegExp(place, 'g'))]);
    const messages = texts.map(([, text]) => textOf(text)).filter(isSentence);
    const open = new Set(messages.filter((text) => !isExplained(text) && !(text in NEEDS_NONE)));
    expect(messages.length).toBeGreaterThan(80);
    const place = 'below #### in docs/operations.md, or in docs/troubleshooting.md';
    expect([...open].map((text) => `${place}, explain: ${text}`)).toEqual([]);
  });
});

/** A page without its blocks of code. */
const proseOf = (page: string): string => read(page).replace(/^ *```.*?^ *```$/gms, '');

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
const titlesIn = (code: string): string[] =>
  [...code.matchAll(/[([]\s*(['"`])(.*?)(?<!\\)\1,/g)].map(([, , title = '']) => title);

const page = read('docs/reliability.md');

/** The files that a text names, some with words of a title: `unit/api/client › retries`. */
function namedIn(text: string): readonly { readonly path: string; readonly words: string }[] {
  return [...text.matchAll(/`((?:unit|e2e|contract)\/[\w/-]+)(?: › ([^`]+))?`/g)].map(
    ([, path = '', words = '']) => ({ path, words }),
  );
}

test('docs/reliability.md quotes only titles of tests, and at least one for each promise', () => {
  const tables = page.matchAll(/^\| [\w ]+ \| Shown by \|\n\|[ -|]+\|\n((?:\|.*\n)+)/gm);
  const rows = [...tables].flatMap(([, text = '']) => text.trimEnd().split('\n'));
  expect(rows.length).toBeGreaterThan(55);
  expect(rows.filter((row) => !namedIn(row).some(({ words }) => words !== ''))).toEqual([]);
  const missing = namedIn(page).filter(
    ({ path, words }) => !titlesIn(tests.get(path) ?? '').some((title) => title.includes(words)),
  );
  expect(missing).toEqual([]);
});
