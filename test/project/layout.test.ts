import { globSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { operations } from '../../src/operations/index.ts';
import { read, root } from '../support/pages.ts';

/** Folders of src/, from the top down: each may import itself and what stands below it. */
const ORDER = `cli step merge rollout run targets github console runner report operations
  site records deploy commits outcome script inputs values dotenv api net secrets core`.split(/\s+/);

/** Packages and globals that only these folders or files may use. */
const RESERVED: readonly (readonly [RegExp, RegExp])[] = [
  [/^@actions\//, /^src\/(main\.ts|post\.ts|runner\/|github\/)/],
  [/^(node:)?process$/, /^src\/(main|post|cli)\.ts$/],
  [/^undici($|\/)/, /^src\/(api|net|github)\//],
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

const sources = filesOf('src', 'sandbox', 'harness', 'local', 'bench', 'scripts');
const everything = [...sources, ...filesOf('test')];
const imports = sources.flatMap(importsOf);
const ownImports = imports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('src/'));

function filesOf(...folders: readonly string[]): string[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  );
}

/** Static, dynamic and type imports alike. */
function importsOf(from: string): Import[] {
  const found = read(from).matchAll(
    /(?:^import|^export|^\}) [^;]*?from '([^']+)'|\bimport\(\s*'([^']+)'|^import '([^']+)'/gm,
  );
  return [...found].map(([, fixed, lazy, bare]) => {
    const name = fixed ?? lazy ?? bare ?? '';
    return { from, to: name.startsWith('.') ? normalize(join(dirname(from), name)) : name };
  });
}

/** The place of a file of src/ in the order of folders. */
function levelOf(path: string): number {
  return ORDER.indexOf(path.split('/')[1] ?? '');
}

/** The places in files that a pattern matches, each with the file. */
function find(pattern: RegExp, paths: readonly string[]): string[] {
  return paths.flatMap((path) => [...read(path).matchAll(pattern)].map(([found]) => `${path}: ${found}`));
}

describe('the layout of src/', () => {
  test('has only the folders listed here, as test/unit has, and main, post and cli', () => {
    const names = readdirSync(join(root, 'src'));
    expect(names.toSorted()).toEqual([...ORDER, 'main.ts', 'post.ts', 'cli.ts'].toSorted());
    const folders = readdirSync(join(root, 'test/unit'));
    // The inputs show only in what a whole step says to them: e2e/bad-input. An outcome is data. e2e/ plays whole steps.
    expect([...folders, 'inputs', 'outcome', 'step'].toSorted()).toEqual(ORDER.toSorted());
  });

  test('has no two files of one name', () => {
    const names = Map.groupBy(filesOf('src'), (path) => path.split('/').at(-1) ?? '');
    expect([...names.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});

test('a file has at most 300 lines, main.ts, step.ts and run.ts 150, a test 500', () => {
  const most = (path: string): number =>
    /^src\/(main|step\/step|run\/run)\.ts$/.test(path) ? 150 : path.startsWith('test/') ? 500 : 300;
  expect(everything.filter((path) => read(path).split('\n').length - 1 > most(path))).toEqual([]);
});

describe('imports', () => {
  test('are all found by this test', () => {
    expect(imports.length).toBeGreaterThan(400);
    expect(imports.filter(({ to }) => to.endsWith('.ts') && !sources.includes(to))).toEqual([]);
  });

  test('point down the list of folders', () => {
    expect(ownImports.filter(({ from, to }) => levelOf(to) < levelOf(from))).toEqual([]);
  });

  test('of report/ are those of a step; others take no more than lines for the log and for GitHub', () => {
    const telling = ownImports.filter(
      ({ from, to }) => /^src\/report\//.test(to) && !/^src\/(report|step)\//.test(from),
    );
    const lines = /^src\/report\/(annotations|headline|log-lines)\.ts$/;
    expect(telling.filter(({ to }) => !lines.test(to))).toEqual([]);
  });

  test('form no circle', () => {
    let rest = imports.filter(({ to }) => to.endsWith('.ts'));
    for (let before = Number.POSITIVE_INFINITY; rest.length < before; ) {
      before = rest.length;
      const importing = new Set(rest.map(({ from }) => from));
      rest = rest.filter(({ to }) => importing.has(to));
    }
    expect(rest).toEqual([]);
  });

  test('use a package only where it belongs', () => {
    const strays = imports.filter(({ from, to }) =>
      RESERVED.some(([name, places]) => from.startsWith('src/') && name.test(to) && !places.test(from)),
    );
    expect(strays).toEqual([]);
  });

  test('keep each program apart from the others', () => {
    const shared = imports.filter(({ from, to }) =>
      APART.some(([folder, barred]) => folder.test(from) && to.endsWith('.ts') && barred.test(to)),
    );
    expect(shared).toEqual([]);
  });
});

describe('the words of the sources', () => {
  test('name an operation only in its own file', () => {
    const names = operations.map(({ name }) => name);
    const quoted = (words: readonly string[]): RegExp => new RegExp(`['"](${words.join('|')})['"]`, 'g');
    const others = filesOf('src').filter((path) => !path.startsWith('src/operations/'));
    // Elsewhere `deploy` is an ordinary word: a type of log entry, a section.
    const strict = others.filter((path) => /^src\/(run|report|github)\//.test(path));
    const strays = [...find(quoted(names.filter((name) => name !== 'deploy')), others)];
    expect([...strays, ...find(/['"]deploy['"]/g, strict)]).toEqual([]);
  });
});
