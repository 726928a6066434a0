/**
 * Runs shell commands at the same time. Prints what each has to say when it has ended, and fails if one of them did.
 *
 * Usage: node scripts/together.ts COMMAND …
 */
import { spawn } from 'node:child_process';

const succeeded = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = succeeded.every(Boolean) ? 0 : 1;

/** @returns false if the command has failed */
async function run(command: string): Promise<boolean> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const status = await new Promise((resolve) => child.on('close', resolve));
  process.stdout.write(`${said && `${command}:\n${said}`}${status === 0 ? '' : `${command}: failed\n`}`);
  return status === 0;
}
