import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { operations } from '../../src/operations/index.ts';

const root = join(import.meta.dirname, '../..');

/** Folders of src/, from the top down: each may import itself and what stands below it. */
const ORDER = [
  'cli',
  'step',
  'fleet',
  'run',
  'github',
  'console',
  'runner',
  'report',
  'operations',
  'site',
  'records',
  'deploy',
  'inputs',
  'values',
  'dotenv',
  'api',
  'net',
  'secrets',
  'core',
];

/** Packages and globals that only these folders or files may use. */
const RESERVED: readonly (readonly [RegExp, RegExp])[] = [
  [/^@actions\//, /^src\/runner\//],
  [/^@octokit\//, /^src\/github\//],
  [/^(node:)?process$/, /^src\/(main|post|cli)\.ts$/],
  [/^undici$/, /^src\/(api|net|github)\//],
];

/** Programs of the project, and what each of them may not import. */
const APART: readonly (readonly [RegExp, RegExp])[] = [
  [/^src\//, /^(?!src\/)/],
  [/^sandbox\//, /^(?!sandbox\/)/],
  [/^harness\//, /^(?!(harness|src)\/)/],
  [/^local\//, /^(test|bench|scripts)\//],
  [/^bench\//, /^(test|local|scripts)\//],
  [/^scripts\//, /^test\//],
];

interface Import {
  readonly from: string;
  /** A path from the root of the project, or the name of a package. */
  readonly to: string;
}

const sources = ['src', 'sandbox', 'harness', 'local', 'bench', 'scripts'].flatMap((folder) =>
  filesOf(folder),
);
const imports = sources.flatMap(importsOf);
const ownImports = imports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('src/'));

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

/** Static, dynamic and type imports alike. */
function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  const found = text.matchAll(
    /(?:^import|^export|^\}) [^;]*?from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm,
  );
  return [...found].map(([, fixed, lazy, bare]) => {
    const name = fixed ?? lazy ?? bare ?? '';
    return { from, to: name.startsWith('.') ? normalize(join(dirname(from), name)) : name };
  });
}

function folderOf(path: string): string {
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? '';
}

/** The circle that a file stands in, as far as one is found; empty for none. */
function circleFrom(start: string): string[] {
  const seen = new Set<string>();
  const search = (file: string, path: readonly string[]): string[] => {
    for (const { to } of ownImports.filter(({ from }) => from === file)) {
      if (to === start) return [...path, to];
      if (seen.has(to)) continue;
      seen.add(to);
      const circle = search(to, [...path, to]);
      if (circle.length > 0) return circle;
    }
    return [];
  };
  return search(start, [start]);
}

describe('the layout of src/', () => {
  test('the imports of every file are found', () => {
    expect(imports.length).toBeGreaterThan(400);
    const missing = imports.filter(({ to }) => to.endsWith('.ts') && !sources.includes(to));
    expect(missing).toEqual([]);
  });

  test('nothing but main, post and cli lies beside the folders', () => {
    const names = readdirSync(join(root, 'src'));
    expect(names.toSorted()).toEqual([...ORDER, 'main.ts', 'post.ts', 'cli.ts'].toSorted());
  });

  test('imports point down the list of folders', () => {
    const upward = ownImports.filter(
      ({ from, to }) => ORDER.indexOf(folderOf(to)) < ORDER.indexOf(folderOf(from)),
    );
    expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('no file imports itself by way of others', () => {
    const circles = filesOf('src')
      .map(circleFrom)
      .filter(({ length }) => length > 0);
    expect(circles.map((circle) => circle.join(' → '))).toEqual([]);
  });

  test('a file name occurs once', () => {
    const names = Map.groupBy(filesOf('src'), (path) => path.split('/').at(-1) ?? '');
    expect([...names.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  test('no file is longer than 300 lines, main and run not than 150, tests not than 500', () => {
    const lengths = [...sources, ...filesOf('test')].map((path) => ({ path, lines: linesOf(path) }));
    const most = (path: string): number =>
      /^src\/(main|run\/run)\.ts$/.test(path) ? 150 : path.startsWith('test/') ? 500 : 300;
    expect(lengths.filter(({ path, lines }) => lines > most(path))).toEqual([]);
  });

  test('packages stay where they belong', () => {
    const strays = imports.filter(({ from, to }) =>
      RESERVED.some(([name, places]) => from.startsWith('src/') && name.test(to) && !places.test(from)),
    );
    expect(strays).toEqual([]);
  });

  test('each program keeps to itself', () => {
    const shared = imports.filter(({ from, to }) =>
      APART.some(([folder, barred]) => folder.test(from) && to.endsWith('.ts') && barred.test(to)),
    );
    expect(shared).toEqual([]);
  });
});

test('test/unit has the folders of src/', () => {
  const folders = readdirSync(join(root, 'test/unit'));
  // The inputs show only in what a whole step says to them: e2e/bad-input.
  expect([...folders, 'inputs'].toSorted()).toEqual(ORDER.toSorted());
});

describe('the words of src/', () => {
  const texts = filesOf('src').map(readText);

  test('no file but its own knows an operation by its name', () => {
    const names = new Set(operations.map(({ name }) => name));
    // Elsewhere `deploy` is an ordinary word: a type of log entry, a section.
    const isKnown = (path: string, word: string): boolean =>
      names.has(word) && (word !== 'deploy' || /^src\/(run|report|github)\//.test(path));
    const strays = texts
      .filter(({ path }) => !path.startsWith('src/operations/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/['"]([a-z-]+)['"]/g)].flatMap(([, word = '']) =>
          isKnown(path, word) ? [`${path}: ${word}`] : [],
        ),
      );
    expect(strays).toEqual([]);
  });

  test('a comment begins with a noun or a verb', () => {
    const others = ['sandbox', 'harness', 'local', 'bench', 'scripts', 'test'].flatMap(filesOf).map(readText);
    const riddles = [...texts, ...others].flatMap(({ path, text }) =>
      [...text.matchAll(/^ *(?:\/\*\*|\*|\/\/) (?:What|Whether|How) .*/gm)].map(
        ([line]) => `${path}:${line}`,
      ),
    );
    expect(riddles).toEqual([]);
  });

  test('nothing is called one or left', () => {
    const vague = texts.flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /\b(?:const|let|readonly|function) (?:one|left)\b|[({,] ?(?:one|left)[,:)]? ?(?:=>|\))/g,
        ),
      ].map(([found]) => `${path}: ${found}`),
    );
    expect(vague).toEqual([]);
  });
});

function linesOf(path: string): number {
  return readText(path).text.split('\n').length - 1;
}

function readText(path: string): { readonly path: string; readonly text: string } {
  return { path, text: readFileSync(join(root, path), 'utf8') };
}
