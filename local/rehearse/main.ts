/**
 * Rehearses a workflow: runs the steps that use the action, as a runner would, against a sandbox of its own.
 * Leaves the job summaries in `.rehearsal/`.
 */
import { tmpdir } from 'node:os';
import { rehearse } from './rehearse.ts';
import type { Interruption } from './scene.ts';

const { env, stdin, stdout, stderr } = process;
const interruption: Interruption = { signal: undefined, kill: undefined };
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interruption.signal = signal;
    // A terminal sends Ctrl+C to all of us.
    if (signal !== 'SIGINT' || !stdin.isTTY) interruption.kill?.(signal);
  });
}
stdout.on('error', () => {});
process.exitCode = await rehearse(process.argv.slice(2), {
  environment: env,
  // npm starts scripts in the project's folder, and tells where it was itself started.
  callersFolder: (env.npm_lifecycle_event === 'rehearse' && env.INIT_CWD) || process.cwd(),
  folder: process.cwd(),
  temporary: tmpdir(),
  print: (text) => void stdout.write(text),
  printError: (text) => void stderr.write(text),
  interruption,
  async workflowProblems(name, text) {
    const { validateWorkflow } = await import('../../harness/workflow-validator.ts');
    return (await validateWorkflow(name, text)).errors;
  },
});
