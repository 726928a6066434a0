import { isDeepStrictEqual } from 'node:util';
import type { ActionRun } from '../../harness/action-run.ts';

/** Throws unless the two are deeply equal. */
export function expectEqual(sentence: string, found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) fail(sentence, wanted, found);
}

/** Throws unless the text holds every part. */
export function expectIncludes(sentence: string, text: string, ...parts: readonly string[]): void {
  const missing = parts.filter((part) => !text.includes(part));
  if (missing.length > 0) fail(sentence, missing, text);
}

function fail(sentence: string, wanted: unknown, found: unknown): never {
  throw new Error(`${sentence}\nexpected  ${JSON.stringify(wanted)}\nfound     ${JSON.stringify(found)}`);
}

/** Expects that the run says that it deployed, and by what that is known. */
export function expectSuccess(run: ActionRun): void {
  const { outputs, runner, code } = run;
  expectEqual('The run ends with exit code 0.', code, 0);
  expectEqual('The outcome is `succeeded`.', outputs.outcome, 'succeeded');
  expectEqual(
    'The deploy is shown by the token, the exit status of the script and the health check.',
    outputs.evidence,
    'token,exit-status,health-check',
  );
  expectEqual('There is no annotation.', runner.annotations, []);
}

/** The error annotations of a run. */
export function errorsOf({ runner }: ActionRun): ActionRun['runner']['annotations'] {
  return runner.annotations.filter(({ level }) => level === 'error');
}
