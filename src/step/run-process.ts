import { exitCodes, type Outcome } from '../outcome/failure.ts';
import { exitNow } from '../runner/exit.ts';
import type { Step } from './step.ts';

/**
 * Runs a step to its end, whatever happens, and ends the process with the exit code of its outcome.
 *
 * @param flush writes what is still to be written, then calls `done`
 */
export async function runProcess(
  step: Step,
  node: NodeJS.Process,
  flush: (done: () => void) => void,
): Promise<void> {
  // A verify-command that is still running would keep the process alive.
  const exit = (outcome: Outcome): void => {
    step.console.end();
    flush(() => exitNow(node, exitCodes[outcome]));
  };
  let isFaulty = false;
  const endFaulty = async (error: unknown): Promise<void> => {
    isFaulty = true;
    await step.end(error);
    exit('unknown');
  };
  // Left to itself, Node would print a fault with the line of source that threw it.
  node.on('uncaughtException', (error) => {
    // A report that is being written takes precedence.
    if (!step.isPublishing()) void endFaulty(error);
  });
  try {
    const outcome = await step.run();
    if (!isFaulty) exit(outcome);
  } catch (error) {
    await endFaulty(error);
  }
}
