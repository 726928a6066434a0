import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod/mini';
import { makeRepository } from '../../harness/git.ts';
import { playStep } from '../../harness/play-step.ts';
import { startSandbox } from '../../harness/sandbox.ts';
import { updateTables } from '../../scripts/docs.ts';
import { root } from '../../scripts/metadata.ts';
import { readmeWorkflows } from '../support/readme-workflows.ts';

/** Copies the project as it is, not as it was committed last. */
function copyProject(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const path of listed.toString().split('\0'))
    if (path !== '' && existsSync(join(root, path))) cpSync(join(root, path), join(folder, path));
  execFileSync('git', ['init', '--quiet', folder]);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

const pages = globSync(['*.md', '{docs,sandbox,examples}/**/*.md', '{test,bench,local/*}/README.md'], {
  cwd: root,
}).sort();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('the tables of the pages', () => {
  const page = 'docs/reference.md';
  const reference = read(page);

  test('one that was edited by hand is named and put right', () => {
    const edited = reference.replace('| [`sync-env`](', '| [`sync-environment`](');
    expect(edited).not.toBe(reference);
    expect(updateTables(page, edited)).toEqual({ text: reference, drifted: ['operations'] });
  });

  test('one without its markers is named', () => {
    expect(updateTables(page, reference.replace('<!-- /inputs -->', '')).drifted).toEqual(['inputs']);
  });
});

describe('workflows', () => {
  const lint = (...files: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'scripts/lint-workflows.ts'), ...files]).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => error,
    );

  test('each kind of slip is found, at its line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
    const file = join(folder, 'bad.yml');
    writeFileSync(
      file,
      `on: push
jobs:
  deploy:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: your-org/site-deploy@v0
        id: deploy
        with:
          base-url: https://api.example.com
          api-token: \${{ secrets.TOKEN }}
          sight: shop.example
          verify-command: curl \${{ github.head_ref }}
      - run: echo \${{ steps.deploy.outputs.commit }} \${{ steps.deplyo.outcome }} \${{ nope.it }}
      - rum: echo
  local:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: ./.github/actions/site-deploy
        with: { base-url: https://api.example.com, api-token: t, server: web-1, sight: shop.example }
`,
    );
    const { code, stdout } = await lint(file);
    rmSync(folder, { recursive: true });
    const found = stdout.split('\n').map((line) => line.replace(/^.*bad\.yml:/, ''));
    expect(code).toBe(1);
    expect(found).toEqual(
      expect.arrayContaining([
        '3: job deploy has no timeout-minutes',
        '7: action.yml has no input sight',
        '7: the required input server is not given',
        '7: action.yml has no output commit',
        '7: verify-command is code: put no expression into it that others can choose',
        "14: Unrecognized named-value: 'nope'",
        "15: Unexpected value 'rum'",
        '20: action.yml has no input sight',
      ]),
    );
    expect(stdout).toContain('14: property "deplyo" is not defined');
  });
});

describe('workflows that call, and are called', () => {
  test('each kind of slip is found, at its line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
    const file = join(folder, 'bad.yml');
    writeFileSync(
      file,
      `name: Bad
on:
  workflow_call:
    inputs:
      site:
        type: string
      unused:
        description: Nobody reads it.
        type: string
    secrets:
      TOKEN:
        description: Nobody reads it.
        required: true
permissions: {}
concurrency: { group: bad, cancel-in-progress: true }
jobs:
  first:
    uses: your-org/site-deploy/.github/workflows/deploy.yml@v0
    with:
      base-url: https://api.example.com
      server: web-1
      sight: \${{ inputs.site }}
      environment: \${{ inputs.undeclared }}
    secrets:
      OTHER: \${{ secrets.OTHER }}
  second:
    needs: first
    runs-on: ubuntu-latest
    timeout-minutes: 1
    steps:
      - env:
          COMMIT: \${{ needs.first.outputs.commit }}
        run: echo "$COMMIT"
`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(root, 'scripts/lint-workflows.ts'),
      file,
    ]).catch((error: { stdout: string }) => error);
    rmSync(folder, { recursive: true });
    expect(stdout.split('\n').map((line) => line.replace(/^.*bad\.yml:/, ''))).toEqual(
      expect.arrayContaining([
        '5: site has no description',
        '7: inputs.unused is declared and not used',
        '11: secrets.TOKEN is declared and not used',
        '17: deploy.yml has no sight among its inputs',
        '17: the required site is not given',
        '17: deploy.yml has no OTHER among its secrets',
        '17: the required SITE_API_TOKEN is not given',
        '17: deploy.yml has no output commit',
      ]),
    );
    expect(stdout).toContain('23: property "undeclared" is not defined');
    expect(stdout).toContain('25: property "other" is not defined');
  });
});

describe('README.md', () => {
  const { smallest, four } = readmeWorkflows();
  const workflow = z.object({
    jobs: z.record(
      z.string(),
      z.object({
        steps: z.array(
          z.object({
            uses: z.string(),
            env: z._default(z.record(z.string(), z.string()), {}),
            with: z.record(z.string(), z.string()),
          }),
        ),
      }),
    ),
  });
  /** The step of a workflow that uses the action as the step before has checked it out. */
  const stepOf = (text: string) => {
    const steps = Object.values(workflow.parse(parseYaml(text, { schema: 'failsafe' })).jobs).flatMap(
      ({ steps }) => steps,
    );
    return steps.find(({ uses }) => uses === `./${steps[0]?.with.path}`);
  };

  test('is read in one go', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(9 * 1024);
    expect(smallest.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
  });

  test('its workflows deploy; a dry run afterwards costs the requests of the table', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'readme-'));
    await makeRepository(join(folder, 'acme/shop.git'), {
      'public/index.html': 'Welcome',
      '.env.example': 'A=1\n',
    });
    const sandbox = await startSandbox({ gitBase: folder });
    const values: Readonly<Record<string, string>> = {
      'secrets.SITE_API_TOKEN': sandbox.token,
      'secrets.APP_KEY': 'base64:3q2+7wAB',
      'secrets.DB_PASSWORD': `p@ss "w#rd" it's`,
    };
    const fill = (given: Readonly<Record<string, string>> = {}): Record<string, string> =>
      Object.fromEntries(
        Object.entries(given).map(([name, text]) => [
          name,
          text.replace(
            /\$\{\{ (.*?) \}\}/g,
            (_, expression: string) => values[expression] ?? 'no such value',
          ),
        ]),
      );
    const play = (text: string, more: Readonly<Record<string, string>> = {}) => {
      const step = stepOf(text);
      const ofSandbox = { 'base-url': sandbox.url, repository: 'acme/shop', branch: 'main' };
      const inputs = { ...fill(step?.with), ...ofSandbox, ...more };
      return playStep({ env: fill(step?.env), secrets: Object.values(values).slice(1), inputs });
    };
    try {
      await fetch(`${sandbox.url}/api/servers/1/sites`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandbox.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ root_domain: 'shop.example', web_directory: '/public' }),
      });
      const evidence = 'token,exit-status';
      const run = await play(four);
      expect(run.outputs).toMatchObject({
        outcome: 'succeeded',
        evidence,
        'env-added': 'APP_KEY,DB_PASSWORD',
      });
      const dry = await play(four, { 'dry-run': 'true' });
      expect(dry.outputs).toMatchObject({ outcome: 'planned', requests: '4' });
      const again = await play(smallest);
      // Within the second of the first deploy, last_deploy_at stays as it is.
      const shown = expect.stringContaining('exit-status');
      expect(again.outputs).toMatchObject({ outcome: 'succeeded', evidence: shown, changed: 'false' });
    } finally {
      await sandbox.stop();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('pages', () => {
  test.each(pages)('every link within the project in %s leads somewhere', (page) => {
    const broken = linksOf(page).filter((link) => !leadsSomewhere(page, link));
    expect(broken).toEqual([]);
  });

  test('every npm script that they name is one of package.json', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    const named = pages.flatMap((page) => [...read(page).matchAll(/npm run ([a-z][\w:-]*)/g)]);
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });

  test.each(pages)('every path of the project that %s names in its text is there', (page) => {
    const code = read(page)
      .replace(/^ *```.*?^ *```$/gms, '')
      .matchAll(/`([^`\n]+)`/g);
    const folders =
      /^(src|scripts|test|docs|examples|sandbox|harness|bench|local|dist|\.github|\.ci)\/[\w./-]*$/;
    const paths = [...code].map(([, text = '']) => text).filter((text) => folders.test(text));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  const diffs = [...read('CONTRIBUTING.md').matchAll(/^```diff\n(.*?)^```$/gms)].map(([, diff = '']) => diff);

  test('the diffs that CONTRIBUTING.md shows apply, type-check, and leave the rest to `npm run docs`', () => {
    const folder = mkdtempSync(join(tmpdir(), 'contributing-'));
    const run = (command: string, ...args: string[]): string =>
      execFileSync(command, args, { cwd: folder, encoding: 'utf8', input: diffs.join('') });
    try {
      copyProject(folder);
      run('git', 'apply', '-');
      expect(run(join(root, 'node_modules/.bin/tsc'), '--noEmit')).toBe('');
      run(process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/docs.ts');
      const reference = readFileSync(join(folder, 'docs/reference.md'), 'utf8');
      for (const added of ['`check-status`', '`sync-firewall-groups`']) {
        expect(read('docs/reference.md')).not.toContain(added);
        expect(reference).toContain(added);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('CONTRIBUTING.md shows how an operation and how a kind came in', () => {
    expect(diffs).toHaveLength(2);
  });
});

describe('docs/troubleshooting.md', () => {
  const sources = globSync('src/**/*.ts', { cwd: root }).map(read).join('\n').replaceAll("\\'", "'");
  /** The bold lines of troubleshooting, and the headings below an operation that explain a message of its own. */
  const entries = [
    ...read('docs/troubleshooting.md').matchAll(/^\*\*(`.*`)\*\*\\$/gm),
    ...read('docs/operations.md').matchAll(/^#### (`.*)$/gm),
  ];
  const explained = entries.flatMap(([, messages = '']) =>
    [...messages.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
  );
  const partsOf = (text: string): string[] => text.split('…').map((part) => part.trim());

  test('each entry has a line for the cause and one for the step', () => {
    const entries = read('docs/troubleshooting.md').match(/^\*\*.*(?:\n.+)*/gm) ?? [];
    const isWhole = (entry: string): boolean => /^\*\*.+\*\*\\\nCause: .+\.\\\nDo: .+\.$/.test(entry);
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter((entry) => !isWhole(entry))).toEqual([]);
  });

  test('explains no message that the sources do not have', () => {
    const missing = explained.filter((text) => !partsOf(text).every((part) => sources.includes(part)));
    expect(explained.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  /** Texts that read like a message and need no explanation, and why. */
  const NEEDS_NONE: Readonly<Record<string, string>> = {
    'it is a list or a map': 'a part of: values that a .env can hold',
    'This action has a fault.': 'the same as that which names the place',
    'The proxy of the runner cannot be used': 'explained as: No GitHub Deployment',
    'The runner names no repository': 'explained as: No GitHub Deployment',
    'The event cannot be read': 'explained as: No GitHub Deployment',
    'The answer is too large.': 'becomes: The answer to … is too large.',
    'Run again: a record that exists by then is kept.': 'a next step',
    'Change these values.': 'a next step',
    'Look at the site, then run again.': 'a next step',
    'Look at the site in the pages of the service, then run again.': 'a next step',
    '… is active; it expires …': 'good news',
    'The state of the GitHub Deployment is not known: this action has a fault.':
      'explained as: This action has a fault',
    'The run did not wait for the deploy (wait: false), so its result is unknown.': 'as wait: false asks for',
    'The change of the deploy script could not be shown.': 'the same as a fault of this action',
    'the site to show that': 'what is awaited, in a line of progress',
    'There is no kind …': 'a fault of this action',
    'There is no comment on the pull request. …': 'followed by: This action has a fault',
    'There is no comment on the pull request.': 'followed by: This action has a fault',
    'The state of the GitHub Deployment is not known.': 'followed by: This action has a fault',
    'Some GitHub Deployments may not be inactive yet.': 'followed by: This action has a fault',
    '… was closed less than an hour ago': 'why a preview stays for now',
    'whether … is closed is not known: …': 'explained with a capital: Whether … is closed is not known',
    'it was not looked at yet': 'stands within another one',
    'the service has not answered for …': 'stands within another one',
    'It was not sent again, as the service does not show the present file.': 'follows another one',
    '… sync-… has written nothing.': 'follows another one',
    'a whole number from … to …': 'a bound of a field, explained as: expected …',
    'A plan made without seeing .env was applied': 'a fault of this action',
    'A site that does not exist yet was asked for its id': 'a fault of this action',
    '… was found writable and is not: …': 'a fault of this action',
    'No … can be deleted': 'a fault of this action',
    'The body of … … is not valid': 'a fault of this action',
    'No usable id for {…} in …': 'a fault of this action',
  };

  test('explains every message of the sources, or one says why not', () => {
    const literal = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`;
    const places = [
      String.raw`new OperationError\(\s*[^,()]+,\s*${literal}`,
      String.raw`new \w*Error\([^\`'"]*(?:'[a-z-]+',\s*[a-zA-Z.]+,\s*)?${literal}`,
      String.raw`\b(?:message|reason|problem|words)(?::| =)\s*${literal}`,
      String.raw`\b(?:failed|notKnown)\(\s*${literal}`,
      String.raw`(?:requireDone|orUnknown)\([^;]*?${literal},`,
      String.raw`(?:\.warning|\bwarn)\(\s*${literal}`,
    ];
    const texts = places.flatMap((place) => [...sources.matchAll(new RegExp(place, 'g'))]);
    const messages = texts
      .map(([, text = '']) => text.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…'))
      // Fewer words are put together from others, or are no sentence.
      .filter((text) => text.includes(' ') && (text.match(/[\w-]{2,}/g) ?? []).length >= 3);
    const isExplained = (text: string): boolean =>
      explained.some((one) => /\w{4}/.test(one) && partsOf(one).every((part) => text.includes(part)));
    const open = new Set(messages.filter((text) => !isExplained(text) && !(text in NEEDS_NONE)));
    expect(messages.length).toBeGreaterThan(80);
    expect([...open]).toEqual([]);
  });

  test('excuses nothing that the sources do not have', () => {
    const gone = Object.keys(NEEDS_NONE).filter(
      (text) => !partsOf(text).every((part) => sources.includes(part)),
    );
    expect(gone).toEqual([]);
  });
});

/** All nodes of each page that was asked for. */
const parsed = new Map<string, Nodes[]>();

function nodesOf(page: string): Nodes[] {
  const nodes = parsed.get(page) ?? descendants(unified().use(remarkParse).use(remarkGfm).parse(read(page)));
  parsed.set(page, nodes);
  return nodes;
}

function linksOf(page: string): string[] {
  const urls = nodesOf(page).flatMap((node) => ('url' in node ? node.url : []));
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
  const headings = nodesOf(page).filter(({ type }) => type === 'heading');
  return headings.map((heading) =>
    textOf(heading)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function descendants(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(descendants) : [])];
}

function textOf(node: Nodes): string {
  return descendants(node)
    .map((part) => (part.type === 'text' || part.type === 'inlineCode' ? part.value : ''))
    .join('');
}
