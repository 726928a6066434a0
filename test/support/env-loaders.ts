import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textOf } from './env-texts.ts';

/** The shells of this machine. */
export const SHELLS = ['sh', 'dash', 'bash', 'busybox'].filter(
  (shell) => spawnSync(shell, ['-c', ':']).error === undefined,
);

/** Has a shell load all values from one file and print them back, each ended by a NUL. */
export function readByShell(shell: string, samples: readonly string[]): { found: string[]; errors: string } {
  const folder = mkdtempSync(join(tmpdir(), 'dotenv-'));
  try {
    const [file, script] = [join(folder, '.env'), join(folder, 'script.sh')];
    writeFileSync(file, samples.map((value, index) => `K${index}=${textOf(value)}\n`).join(''));
    writeFileSync(
      script,
      `set -a\n. ${file}\nset +a\n${samples.map((_, index) => `printf '%s\\0' "$K${index}"\n`).join('')}`,
    );
    return runShell(shell, script);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Has one shell load each file in a world of its own, and print the keys; undefined for one that is not set. */
export function readFilesByShell(
  shell: string,
  texts: readonly string[],
  names: readonly string[],
): (string | undefined)[][] {
  const folder = mkdtempSync(join(tmpdir(), 'dotenv-'));
  try {
    const loads = texts.map((text, index) => {
      const file = join(folder, String(index));
      writeFileSync(file, text);
      const prints = names.map((name) => `printf '%s\\0' "\${${name}+=}\${${name}-}"`).join('; ');
      return `(set -a; . ${file}; ${prints})\n`;
    });
    writeFileSync(join(folder, 'script.sh'), loads.join(''));
    const found = runShell(shell, join(folder, 'script.sh')).found;
    return texts.map((_, index) =>
      found
        .slice(index * names.length, (index + 1) * names.length)
        .map((value) => (value.startsWith('=') ? value.slice(1) : undefined)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a script that prints values, each ended by a NUL. No command can be found. */
function runShell(shell: string, script: string): { found: string[]; errors: string } {
  const options = { maxBuffer: 1 << 26, encoding: 'utf8', env: { PATH: '/nowhere' } } as const;
  const path =
    ['/bin', '/usr/bin'].map((bin) => join(bin, shell)).find((candidate) => existsSync(candidate)) ?? shell;
  const { stdout, stderr } = spawnSync(path, shell === 'busybox' ? ['sh', script] : [script], options);
  return { found: stdout.split('\0').slice(0, -1), errors: stderr };
}

const PHP = `
require '/usr/share/php/Dotenv/autoload.php';
$read = function ($text) {
  try {
    $found = [];
    $content = Dotenv\\Util\\Str::utf8($text)->success()->get();
    foreach (Dotenv\\Dotenv::parse($content) as $key => $value) $found[] = [(string) $key, $value];
    return $found;
  } catch (Dotenv\\Exception\\InvalidFileException $error) {
    return null;
  }
};
echo json_encode(array_map($read, json_decode(stream_get_contents(STDIN), true)), JSON_THROW_ON_ERROR);
`;

/** Has phpdotenv read each text: its entries, `null` where it rejects the file; `undefined` without PHP. */
export function readByPhp(texts: readonly string[]): ([string, string | null][] | null)[] | undefined {
  const options = { input: JSON.stringify(texts), encoding: 'utf8', maxBuffer: 1 << 26 } as const;
  const { stdout, status } = spawnSync('php', ['-r', PHP], options);
  return status === 0 ? JSON.parse(stdout) : undefined;
}
