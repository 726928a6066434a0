import { type ChildProcess, execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { makeRepository } from '../../harness/git.ts';
import { freePort } from '../../harness/listen.ts';
import { type Ended, type ProgramOptions, runProgram, when } from '../../harness/program.ts';
import { read, readmeWorkflows, root, textsOn } from '../support/pages.ts';
import { makeTestFolder } from '../support/test-folder.ts';

/** Ends what was left running. */
let stop = async (): Promise<unknown> => undefined;
afterAll(() => stop());

/** A checkout of the project to type commands in: everything is there, and npm ci has been done. */
const folder = makeTestFolder();
const checkout = join(folder, 'checkout');
const origin = await makeRepository(join(folder, 'git/shop.git'), {
  'public/index.html': 'hello',
  '.env.example': 'APP_ENV=\n',
  'scripts/deploy.sh': 'set -e\ngit pull --quiet --ff-only\n',
  '.github/workflows/deploy.yml': readmeWorkflows().smallest,
});
execFileSync('git', ['clone', '--quiet', origin.path, checkout]);
const NEEDED = 'dist node_modules package.json sandbox scripts/check-setup.mjs local docs';
for (const name of NEEDED.split(' ')) symlinkSync(join(root, name), join(checkout, name));
const port = String(await freePort());

function start(text: string, around: ProgramOptions = {}): Promise<Ended> {
  // Nothing else may differ from what the pages say.
  const typed = text
    .replace(/^npm ci$/m, '')
    .replaceAll('8787', port)
    .replace('--token', `--port ${port} --token`)
    .replaceAll('/srv/git', join(folder, 'git'))
    .replaceAll('/path/to/your/checkout', checkout)
    .replaceAll(/\/tmp\/(output|summary\.md|state)/g, `${folder}/$1`);
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    npm_config_cache: join(folder, 'npm'),
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/sandbox'),
  };
  return runProgram(['bash', '-e', '-c', typed], { cwd: checkout, env, ...around });
}

/** Types a block into a terminal of its own and leaves it running; resolves when it has printed a text. */
async function leaveRunning(text: string, until: string): Promise<void> {
  const ready = Promise.withResolvers<ChildProcess>();
  const ended = start(text, { detached: true, onOutput: when(until, ready.resolve) });
  const early = ended.then(({ stdout, stderr }) =>
    Promise.reject(new Error(`It ended:\n${stdout}${stderr}`)),
  );
  early.catch(() => {});
  const { pid = 0 } = await Promise.race([ready.promise, early]);
  stop = () => {
    process.kill(-pid, 'SIGTERM');
    return ended;
  };
}

/** Types a block and returns what it printed. Throws when it fails. */
async function type(text: string): Promise<string> {
  const { code, stdout, stderr } = await start(text);
  if (code !== 0) throw new Error(`It ended with ${code}:\n${stdout}${stderr}`);
  return stdout;
}

test('the commands of README.md rehearse its smallest workflow', async () => {
  const [run = ''] = textsOn('README.md', 'sh');
  const printed = await type(run);
  expect(printed).toMatch(/→ succeeded, exit code 0\n +evidence +token,exit-status\n/);
  expect(printed).not.toContain('Made up');
  // README.md shows a part of it.
  const [, shown = ''] = /^```text\n(━.*?)^```$/ms.exec(read('README.md')) ?? [];
  const plain = (text: string): string[] =>
    text
      .replaceAll('acme/shop', 'git/shop')
      .replace(/[┃━]/g, ' ')
      .replace(/\b[0-9a-f]{7}\b/g, '<commit>')
      .replace(/\d+\.\d s/g, '<time>')
      .split('\n')
      .map((line) => line.trim());
  expect(shown).toContain('deployed with exit status 0');
  const isPrinted = (line: string): boolean =>
    plain(printed).some((whole) =>
      line.endsWith('…') ? whole.startsWith(line.slice(0, -1)) : whole === line,
    );
  expect(plain(shown).filter((line) => !isPrinted(line))).toEqual([]);
});

test('npm run sandbox asks for npm ci first', async () => {
  const cwd = join(folder, 'bare');
  for (const name of ['package.json', 'scripts/check-setup.mjs']) cpSync(join(root, name), join(cwd, name));
  const { code, stderr } = await runProgram(['npm', 'run', '--silent', 'sandbox'], { cwd });
  expect([code, stderr]).toEqual([2, expect.stringContaining(`Run npm ci in ${cwd} first.\n`)]);
});

test('the commands of sandbox/README.md work, one after the other', async () => {
  const [first = '', ...others] = textsOn('sandbox/README.md', 'sh');
  await leaveRunning(first, 'sandbox listening');
  const printed: string[] = [];
  for (const block of others) printed.push(await type(block));
  expect(printed).toEqual([
    expect.stringContaining('"web-1"'),
    expect.stringContaining('The deploy of try.example.com has been queued.'),
    expect.stringContaining('shop.example.com: deployed'),
    'hello',
  ]);
  expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain('shop.example.com: deployed');
});
