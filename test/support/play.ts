import { readInputs } from '../../src/inputs.ts';
import { trackProgress } from '../../src/progress.ts';
import { type RunReport, run } from '../../src/run.ts';
import { createConsole } from '../../src/workflow/console.ts';
import { createRedactor } from '../../src/workflow/redactor.ts';
import { findLeaks } from './leaks.ts';
import { type Behaviour, startModelService } from './model-service.ts';
import { foreignCommands } from './run-action.ts';
import { interpret } from './runner-oracle.ts';
import { noteRun } from './scenarios.ts';
import { createTestClient } from './test-client.ts';
import { createTestClock } from './test-clock.ts';

const TOKEN = 'sandbox-test-token';
/** The wall clock at the start of every run that is played. */
const EPOCH_MS = Date.UTC(2026, 0, 1);

/** What a run came to, and what the service saw of it. */
export interface Played {
  readonly report: RunReport;
  readonly log: string;
  readonly writes: string[];
  readonly requests: readonly { readonly line: string; readonly atMs: number }[];
  readonly retries: number;
  readonly statuses: string[];
}

/**
 * Plays one run against the model, in the test's own time.
 *
 * @param onWrite told of each write as the service gets it, with what is saved for the post step by then
 */
export async function play(
  behaviour: Behaviour,
  given: Readonly<Record<string, string>> = {},
  onWrite: (line: string, interrupt: (reason: Error) => void, state: string) => void = () => {},
): Promise<Played> {
  const inputs: Readonly<Record<string, string>> = {
    'base-url': 'http://127.0.0.1',
    'api-token': TOKEN,
    server: '1',
    site: 'shop.example',
    'repository-provider': 'hosted_git_1',
    repository: 'acme/shop',
    branch: 'main',
    ...given,
  };
  const redactor = createRedactor();
  const hide = (values: Iterable<string>): void => [...values].forEach((value) => void redactor.add(value));
  const read = await readInputs({
    get: (name) => inputs[name] ?? '',
    environment: {},
    readFile: () => ({ expected: 'no files here' }),
    hide,
    redact: hide,
    hideToken: (token) => redactor.add(token, 'always'),
  });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const clock = createTestClock(read.inputs.timeoutMs);
  let state = '';
  const save = (text: string): void => {
    state = text;
  };
  const { server, site, dryRun } = read.inputs;
  const operations = read.inputs.operations.map(({ name }) => name);
  const named = { server, site, dryRun, operations };
  const service = await startModelService(clock, {
    ...behaviour,
    fault: (request) => {
      if (request.method !== 'GET') onWrite(request.path, clock.interrupt, state);
      return behaviour.fault?.(request);
    },
  });
  const { signal } = clock;
  const client = createTestClient(service.url, { clock, signal, deadline: read.inputs.timeoutMs });
  let stdout = '';
  const write = (text: string): void => {
    stdout += text;
  };
  const console = createConsole({ write, redactor, freshToken: () => 'fresh-token-of-the-test' });
  try {
    const ended = await run({
      inputs: read.inputs,
      client,
      clock,
      signal,
      console,
      hide,
      epochMs: () => EPOCH_MS + clock.now(),
      tracker: trackProgress(named, save, () => EPOCH_MS + clock.now()),
      beforeFirstWrite: async () => {},
      getPage: async () => ({ status: 200, text: '' }),
      runCommand: async () => 0,
    });
    const { writes, requests } = service;
    const statuses = ended.results.map(({ status }) => status);
    const runner = interpret({ stdout });
    const { retries } = client.traffic();
    noteRun({
      requests: requests.length,
      retries,
      leaks: findLeaks({ stdout }, [TOKEN]).length,
      foreignCommands: foreignCommands(runner).length,
    });
    return { report: ended, log: runner.visible, writes: writes(), requests, retries, statuses };
  } finally {
    await client.close();
    await service.stop();
  }
}
