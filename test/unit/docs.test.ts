import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
import { renderFiles, updateTables } from '../../scripts/docs.ts';
import { metadata, root } from '../../scripts/metadata.ts';
import { readInputs } from '../../src/inputs.ts';
import { renderOutputs } from '../../src/report/outputs.ts';
import { makeRepository } from '../support/git.ts';
import { runAction } from '../support/run-action.ts';
import { startSandbox } from '../support/sandbox.ts';

const pages = globSync(['*.md', '{docs,sandbox}/**/*.md', '{test,bench,demo}/README.md'], {
  cwd: root,
}).sort();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('the tables of README.md', () => {
  const readme = read('README.md');

  test('are what the sources say', () => {
    expect(updateTables('README.md', readme).drifted).toEqual([]);
    expect(updateTables('docs/manifest.md', read('docs/manifest.md')).drifted).toEqual([]);
  });

  test('one that was edited by hand is named and put right', () => {
    const edited = readme.replace('| `sync-env` |', '| `sync-environment` |');
    expect(edited).not.toBe(readme);
    expect(updateTables('README.md', edited)).toEqual({ text: readme, drifted: ['operations'] });
  });

  test('one without its markers is named', () => {
    expect(updateTables('README.md', readme.replace('<!-- /inputs -->', '')).drifted).toEqual(['inputs']);
  });
});

test.each([...renderFiles()])('%s is what the sources say', (path, rendered) => {
  expect(read(path)).toBe(rendered);
});

describe('action.yml', () => {
  async function readWith(get: (name: string) => string) {
    const names = new Set<string>();
    const read = await readInputs({
      get(name) {
        names.add(name);
        return get(name);
      },
      environment: {},
      readFile: () => ({ expected: 'no file in this test' }),
      hide: () => {},
      redact: () => {},
      pullRequest: () => undefined,
      hideToken: () => {},
    });
    return { names, read };
  }
  const required: Readonly<Record<string, string>> = {
    'base-url': 'https://api.example.com',
    'api-token': 'token-of-this-test',
    server: 'web-1',
    site: 'shop.example',
  };

  test('every input is read, and no other', async () => {
    const { names } = await readWith(() => '');
    expect([...names].sort()).toEqual(Object.keys(metadata.inputs).sort());
  });

  test('its required inputs are those that are missed', async () => {
    const { read } = await readWith(() => '');
    const missed = 'problems' in read ? read.problems.map(({ input }) => input) : [];
    const declared = Object.entries(metadata.inputs).filter(([, input]) => input.required);
    expect(missed.sort()).toEqual([...declared.map(([name]) => name), 'site'].sort());
  });

  test('its defaults are those that hold without it', async () => {
    const isExpression = (name: string): boolean => metadata.inputs[name]?.default.startsWith('${{') === true;
    const declared = await readWith((name) =>
      isExpression(name) ? '' : (required[name] ?? metadata.inputs[name]?.default ?? ''),
    );
    const none = await readWith((name) => required[name] ?? '');
    expect(declared.read).toHaveProperty('inputs');
    expect(declared.read).toEqual(none.read);
  });

  test('every output is set, and no other', () => {
    const rejected = { outcome: 'rejected', results: [], durationMs: 0 } as const;
    const outputs = renderOutputs(rejected, {
      traffic: { requests: 0, retries: 0, remaining: undefined },
      log: [],
      sanitize: (text: string) => [text],
    });
    expect(Object.keys(outputs)).toEqual(Object.keys(metadata.outputs));
  });
});

describe('workflows', () => {
  const lint = (...files: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'scripts/lint-workflows.ts'), ...files]).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => error,
    );

  test('those of the project, the examples and the documentation are clean', async () => {
    const { code, stdout } = await lint();
    expect(stdout).toMatch(/^([8-9]|\d\d+) files and blocks, 0 problems\n$/);
    expect(code).toBe(0);
  });

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
      - run: echo \${{ steps.deploy.outputs.commit }} \${{ steps.deplyo.outcome }} \${{ nope.it }}
      - rum: echo
`,
    );
    const { code, stdout } = await lint(file);
    rmSync(folder, { recursive: true });
    const found = stdout.split('\n').map((line) => line.replace(/^.*bad\.yml:/, ''));
    expect(code).toBe(1);
    expect(found).toEqual(
      expect.arrayContaining([
        '1: the workflow states no permissions (excessive-permissions)',
        '3: job deploy has no timeout-minutes',
        '6: actions/checkout without persist-credentials: false leaves the token on disk (artipacked)',
        '6: actions/checkout@v4 is not pinned by a full commit id with its version as a comment (unpinned-uses)',
        '7: action.yml has no input sight',
        '7: the required input server is not given',
        '7: action.yml has no output commit',
        "13: Unrecognized named-value: 'nope'",
        "14: Unexpected value 'rum'",
      ]),
    );
    expect(stdout).toContain('13: property "deplyo" is not defined');
  });
});

describe('the first workflow of README.md', () => {
  const workflow = z.object({
    jobs: z.record(
      z.string(),
      z.object({
        steps: z.array(
          z.object({ env: z.record(z.string(), z.string()), with: z.record(z.string(), z.string()) }),
        ),
      }),
    ),
  });

  test('deploys; a dry run afterwards costs the requests of the table', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'readme-'));
    await makeRepository(join(folder, 'acme/shop.git'), {
      'public/index.html': 'Welcome',
      '.env.example': 'A=1\n',
    });
    const sandbox = await startSandbox({ gitBase: folder });
    const values: Readonly<Record<string, string>> = {
      'vars.SITE_API_URL': sandbox.url,
      'secrets.SITE_API_TOKEN': sandbox.token,
      'secrets.APP_KEY': 'base64:3q2+7wAB',
      'secrets.DB_PASSWORD': `p@ss "w#rd" it's`,
    };
    const fill = (given: Readonly<Record<string, string>>): Record<string, string> =>
      Object.fromEntries(
        Object.entries(given).map(([name, text]) => [
          name,
          text.replace(
            /\$\{\{ (.*?) \}\}/g,
            (_, expression: string) => values[expression] ?? 'no such value',
          ),
        ]),
      );
    try {
      const [, text = ''] = /^```yaml\n(.*?)^```$/ms.exec(read('README.md')) ?? [];
      const [step] = Object.values(workflow.parse(parseYaml(text)).jobs).flatMap(({ steps }) => steps);
      const inputs = { ...fill(step?.with ?? {}), repository: 'acme/shop', branch: 'main' };
      const options = { env: fill(step?.env ?? {}), secrets: Object.values(values).slice(2) };
      await fetch(`${sandbox.url}/api/servers/1/sites`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandbox.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ root_domain: 'shop.example', web_directory: '/public' }),
      });
      const run = await runAction({ ...options, inputs });
      expect(run.outputs).toMatchObject({
        outcome: 'succeeded',
        evidence: 'token,exit-status',
        'env-added': 'APP_KEY,DB_PASSWORD',
      });
      const dry = await runAction({ ...options, inputs: { ...inputs, 'dry-run': 'true' } });
      expect(dry.outputs).toMatchObject({ outcome: 'planned', requests: '4' });
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

  const diffs = [...read('CONTRIBUTING.md').matchAll(/^```diff\n(.*?)^```$/gms)].map(([, diff = '']) => diff);

  test.each(diffs)('diff %# that CONTRIBUTING.md shows has been applied', (diff) => {
    const files = diff.split(/^--- .*\n\+\+\+ b\//m).slice(1);
    const wrong = files.flatMap((file) => {
      const [path = '', ...lines] = file.split('\n');
      const present = new Set(read(path).split('\n'));
      const missing = lines.filter((line) => /^[+ ]/.test(line) && !present.has(line.slice(1)));
      return [...missing, ...lines.filter((line) => line.startsWith('-') && present.has(line.slice(1)))];
    });
    expect(files).toHaveLength(2);
    expect(wrong).toEqual([]);
  });

  test('CONTRIBUTING.md shows how an operation and how a kind came in', () => {
    expect(diffs).toHaveLength(2);
  });

  test('every message that docs/troubleshooting.md explains is one of the sources', () => {
    const sources = globSync('src/**/*.ts', { cwd: root }).map(read).join('\n').replaceAll("\\'", "'");
    const messages = [...read('docs/troubleshooting.md').matchAll(/^### `(.*)`$/gm)].map(
      ([, text = '']) => text,
    );
    const missing = messages.filter(
      (text) => !text.split('…').every((part) => sources.includes(part.trim())),
    );
    expect(messages.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
});

function parseMarkdown(page: string): Nodes {
  return unified().use(remarkParse).use(remarkGfm).parse(read(page));
}

function linksOf(page: string): string[] {
  const urls = descendants(parseMarkdown(page)).flatMap((node) => ('url' in node ? node.url : []));
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
  const headings = descendants(parseMarkdown(page)).filter(({ type }) => type === 'heading');
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
