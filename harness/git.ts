import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Paths and texts; null removes the file. */
export type Files = Record<string, string | null>;

export type TestRepository = Awaited<ReturnType<typeof makeRepository>>;

/** Makes a real bare git repository in `folder`, its `path`, with one commit of `files`. */
export async function makeRepository(folder: string, files: Files, branch = 'main') {
  const workFolder = join(folder, 'test-work');
  const git = async (...words: string[]): Promise<string> => {
    const { stdout } = await run('git', ['--git-dir', folder, ...words], { env: environment });
    return stdout.trim();
  };
  await mkdir(folder, { recursive: true });
  await git('init', '--quiet', '--bare', '--template=', '--initial-branch', branch);
  await mkdir(workFolder);

  /** Commits the changes on its branch, and returns the full commit id. */
  async function commit(changes: Files, message: string): Promise<string> {
    for (const [name, text] of Object.entries(changes)) {
      const file = join(workFolder, name);
      await mkdir(dirname(file), { recursive: true });
      await (text === null ? rm(file) : writeFile(file, text));
    }
    await git('--work-tree', workFolder, 'add', '--all', '--force');
    await git('--work-tree', workFolder, 'commit', '--quiet', '--allow-empty', '--message', message);
    return git('rev-parse', 'HEAD');
  }

  /** Makes an annotated tag, and returns its id. */
  async function tag(name: string, of: string): Promise<string> {
    await git('tag', '--annotate', '--message', name, name, of);
    return git('rev-parse', `refs/tags/${name}`);
  }

  await commit(files, 'First commit');
  return { path: folder, commit, tag };
}

const run = promisify(execFile);

const environment = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.test',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.test',
};
