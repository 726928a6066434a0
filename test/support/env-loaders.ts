import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from './test-folder.ts';

const folder = makeTestFolder();

/** The shells of this machine. */
export const SHELLS = ['sh', 'dash', 'bash', 'busybox'].filter(
  (shell) => spawnSync(shell, ['-c', ':']).error === undefined,
);

/**
 * Has a shell load each file in a subshell and print the keys; undefined for a key that is not set. The shell finds no command.
 */
export function readByShell(shell: string, texts: readonly string[], names: readonly string[]) {
  const prints = names.map((name) => `printf '%s\\0' "\${${name}+=}\${${name}-}"`).join('\n');
  const loads = texts.map((text, index) => {
    writeFileSync(join(folder, String(index)), text);
    return `(set -a; . ${join(folder, String(index))}\n${prints})\n`;
  });
  const script = join(folder, 'script.sh');
  writeFileSync(script, ['PATH=/nowhere\n', ...loads].join(''));
  const options = { maxBuffer: 1 << 26, encoding: 'utf8' } as const;
  const run = spawnSync(shell, shell === 'busybox' ? ['sh', script] : [script], options);
  const values = run.stdout.split('\0').map((value) => (value.startsWith('=') ? value.slice(1) : undefined));
  const found = texts.map((_, index) => values.slice(index * names.length, (index + 1) * names.length));
  return { found, errors: run.stderr };
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
