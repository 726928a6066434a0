import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseDocument } from 'yaml';
import { makeRepository } from '../../harness/git.ts';

const root = join(import.meta.dirname, '../..');
const pages = globSync(['*.md', '{docs,sandbox,examples}/**/*.md', '{test,bench,local}/**/README.md'], {
  cwd: root,
}).sort();
const read = (page: string): string => readFileSync(join(root, page), 'utf8');

/** Code in fences, with what stands behind the first one. */
const fenced = pages.flatMap((page) =>
  [...read(page).matchAll(/^ *```(\w*)\n(.*?)^ *```$/gms)].map(([, language = '', text = '']) => ({
    page,
    language,
    text,
  })),
);
const blocks = fenced.filter(({ language }) => language === 'sh');

/** Blocks that are not run below, by a part of them, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm run demo': 'installs, tests and plays the demo: .ci/run does all three',
  'gh attestation verify': 'asks GitHub about a release, and there is none yet',
};

describe('code in the documentation', () => {
  test('says its language, so that none is passed over', () => {
    const known = ['sh', 'yaml', 'text', 'diff', 'ts', 'json', 'markdown', 'mermaid'];
    expect(fenced.filter(({ language }) => !known.includes(language))).toEqual([]);
  });

  test('stands at the beginning of its lines, where the linter of workflows finds it', () => {
    expect(pages.filter((page) => /^ +```/m.test(read(page)))).toEqual([]);
  });

  test.each(fenced.filter(({ language }) => language === 'yaml'))('block %# of $page is YAML', ({ text }) => {
    expect(parseDocument(text).errors).toEqual([]);
  });

  test.each(blocks)('block %# of $page is shell', ({ text }) => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  test.each(blocks)('block %# of $page names paths that are there', ({ text }) => {
    const named = [...text.matchAll(/(?<=^|[\s"'])(?:\.?[\w-]+\/)+[\w.-]+(?=$|[\s"'])/gm)].map(
      ([path]) => path,
    );
    const ours = named.filter((path) => !path.startsWith('refs/'));
    const missing = ours.filter(
      (path) => !existsSync(join(root, path.replace(/^your-org\/site-deploy/, '.'))),
    );
    expect(missing).toEqual([]);
  });

  test('is run here, or says why not', () => {
    // Those of the last page by outside-github.test.ts.
    const run = ['README.md', 'sandbox/README.md', 'docs/outside-github.md'];
    const isRun = ({ page }: { page: string }): boolean => run.includes(page);
    const excused = blocks.filter(({ text }) => Object.keys(NOT_RUN).some((part) => text.includes(part)));
    expect(blocks.filter((block) => !excused.includes(block) && !isRun(block))).toEqual([]);
    expect(excused.length).toBeGreaterThanOrEqual(Object.keys(NOT_RUN).length);
  });
});

/** A checkout of the project to type commands in: everything is there, and npm ci has been done. */
async function openCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'typed-'));
  const origin = await makeRepository(join(folder, 'git/shop.git'), {
    'public/index.html': 'hello',
    '.env.example': 'APP_ENV=\n',
    'deploy.sh': 'git pull --quiet --ff-only\n',
    '.github/workflows/deploy.yml':
      fenced.find(({ page, language }) => page === 'README.md' && language === 'yaml')?.text ?? '',
  });
  const checkout = join(folder, 'checkout');
  execFileSync('git', ['clone', '--quiet', origin.path, checkout]);
  for (const name of ['dist', 'node_modules', 'package.json', 'sandbox', 'local', 'docs'])
    symlinkSync(join(root, name), join(checkout, name));
  const port = String(await freePort());
  // The differences on this machine: nothing else may be changed in what people are told to type.
  const typed = (text: string): string =>
    text
      .replace(/^npm ci$/m, '')
      .replaceAll('8787', port)
      .replace('--token', `--port ${port} --token`)
      .replaceAll('/srv/git', join(folder, 'git'))
      .replaceAll('/path/to/your/checkout', checkout)
      .replaceAll(/\/tmp\/(output|summary\.md|state)/g, `${folder}/$1`);
  const stopped: (() => Promise<void>)[] = [];
  const options = {
    cwd: checkout,
    env: { PATH: process.env.PATH, HOME: folder, npm_config_cache: join(folder, 'npm') },
  };
  return {
    folder,
    /** Types a block into a terminal of its own and leaves it running; resolves when it has printed that. */
    async leaveRunning(text: string, until: string): Promise<void> {
      const shell = spawn('bash', ['-e', '-c', typed(text)], { ...options, detached: true });
      const ended = once(shell, 'close');
      let said = '';
      const ready = Promise.withResolvers<void>();
      for (const stream of [shell.stdout, shell.stderr]) {
        stream.setEncoding('utf8').on('data', (piece: string) => {
          said += piece;
          if (said.includes(until)) ready.resolve();
        });
      }
      stopped.push(async () => {
        if (shell.exitCode === null && shell.pid !== undefined) process.kill(-shell.pid, 'SIGTERM');
        await ended;
      });
      const early = ended.then(() => {
        throw new Error(`It ended:\n${said}`);
      });
      await Promise.race([ready.promise, early]);
      early.catch(() => {});
    },
    /** Types a block and gives back what it printed. Throws when it fails. */
    async type(text: string): Promise<string> {
      const shell = spawn('bash', ['-e', '-c', typed(text)], options);
      const [printed, errors] = await Promise.all([
        shell.stdout.setEncoding('utf8').toArray(),
        shell.stderr.setEncoding('utf8').toArray(),
        once(shell, 'close'),
      ]);
      if (shell.exitCode !== 0)
        throw new Error(`It ended with ${shell.exitCode}:\n${printed.join('')}${errors.join('')}`);
      return printed.join('');
    },
    async close(): Promise<void> {
      for (const stop of stopped) await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

describe('typed as they stand', () => {
  test('the commands of README.md try its workflow without a server', async () => {
    const checkout = await openCheckout();
    const [, run = '', ...rest] = blocks.flatMap(({ page, text }) => (page === 'README.md' ? text : []));
    try {
      expect(rest).toEqual([]);
      const printed = await checkout.type(run);
      // The part of it that README.md shows.
      const [, shown = ''] = /^```text\n(job deploy\n.*?)^```$/ms.exec(read('README.md')) ?? [];
      const plain = (text: string): string[] =>
        text
          .replaceAll('acme/shop', 'git/shop')
          .replace(/[┃━]/g, ' ')
          .replace(/\b[0-9a-f]{7}\b/g, '<commit>')
          .replace(/\d+\.\d s/g, '<time>')
          .split('\n')
          .map((line) => line.trim());
      const missing = plain(shown).filter((line) => line !== '…' && !plain(printed).includes(line));
      expect(missing).toEqual([]);
    } finally {
      await checkout.close();
    }
  });

  test('the commands of sandbox/README.md work, one after the other', async () => {
    const checkout = await openCheckout();
    const [start = '', ...others] = blocks.flatMap(({ page, text }) =>
      page === 'sandbox/README.md' ? text : [],
    );
    try {
      await checkout.leaveRunning(start, 'sandbox listening');
      const printed: string[] = [];
      for (const block of others) printed.push(await checkout.type(block));
      expect(printed).toHaveLength(4);
      expect(printed[0]).toContain('"web-1"');
      expect(printed[1]).toContain('The deploy of try.example.com has been queued.');
      expect(printed[2]).toContain('shop.example.com: deployed');
      expect(printed[3]).toBe('hello');
      expect(readFileSync(join(checkout.folder, 'summary.md'), 'utf8')).toContain(
        'shop.example.com: deployed',
      );
    } finally {
      await checkout.close();
    }
  });
});
