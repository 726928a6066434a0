import { spawnSync } from 'node:child_process';
import { globSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from '@jest/globals';
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

const sources = filesOf('src', 'sandbox', 'harness', 'local', 'bench', 'scripts');
const imports = sources.flatMap(importsOf);

function filesOf(...folders: readonly string[]): string[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  );
}

/** Static, dynamic and type imports alike; `to` is a path from the root of the project, or the name of a package. */
function importsOf(from: string) {
  const found = read(from).matchAll(
    /(?:^import|^export|^\}) [^;]*?from '([^']+)'|\bimport\(\s*'([^']+)'|^import '([^']+)'/gm,
  );
  return [...found].map(([, fixed, lazy, bare]) => {
    const name = fixed ?? lazy ?? bare ?? '';
    return { from, to: name.startsWith('.') ? normalize(join(dirname(from), name)) : name };
  });
}

/** The place of a file of src/ in the order of folders. */
const levelOf = (path: string): number => ORDER.indexOf(path.split('/')[1] ?? '');

test('a file has at most 300 lines, main.ts, step.ts and run.ts 150, a test 500', () => {
  const most = (path: string): number =>
    /^src\/(main|step\/step|run\/run)\.ts$/.test(path) ? 150 : path.startsWith('test/') ? 500 : 300;
  const files = [...sources, ...filesOf('test')];
  expect(files.filter((path) => read(path).split('\n').length - 1 > most(path))).toEqual([]);
});

describe('imports', () => {
  test('point down the list of folders, which names all of src/', () => {
    expect(readdirSync(join(root, 'src')).toSorted()).toEqual(
      [...ORDER, 'main.ts', 'post.ts', 'cli.ts'].toSorted(),
    );
    const within = imports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('src/'));
    expect(within.length).toBeGreaterThan(400);
    expect(within.filter(({ from, to }) => levelOf(to) < levelOf(from))).toEqual([]);
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

// Code that V8 optimizes while it runs is counted differently each time. Only V8's own functions count backtracks.
const OPTIONS = '--no-opt --no-maglev --allow-natives-syntax --disable-warning=ExperimentalWarning'.split(
  ' ',
);
const program = join(root, 'test/support/count-steps.ts');
const { stdout, stderr } = spawnSync(process.execPath, [...OPTIONS, program], { encoding: 'utf8' });
const counts: [what: string, [piece: string, steps: number, ofEightTimes: number][]][] = JSON.parse(
  stdout || '[]',
);

describe('eight times as much text takes less than nine times as many steps', () => {
  test.each(counts)('to %s', (_, counted) => {
    expect(counted.filter(([, steps, ofEightTimes]) => steps < 50 || ofEightTimes >= 9 * steps)).toEqual([]);
  });

  test('for everything that is counted', () => {
    expect(stderr).toBe('');
    expect(counts.length).toBeGreaterThan(10);
  });
});
