import type { Reader } from '../src/api/client.ts';
import { createConsole } from '../src/console/console.ts';
import { NO_SIBLINGS, type Siblings } from '../src/deploy/siblings.ts';
import { NO_TRACES } from '../src/github/traces.ts';
import { type Ports, SHARE_OF_DEPLOY } from '../src/run/contexts.ts';
import { run } from '../src/run/run.ts';
import { createRedactor } from '../src/secrets/redactor.ts';
import { resolveTarget } from '../src/targets/find-site.ts';
import { createForm } from '../src/targets/form.ts';
import { readInputs } from '../src/targets/inputs.ts';
import { type Look, PLAIN, styleOf } from './log-look.ts';
import type { Texts } from './metadata.ts';
import { checkPrinted } from './run-checks.ts';
import { interpret } from './runner-oracle.ts';
import { type Behaviour, openBehaving } from './simulator/behaviour.ts';
import { EPOCH_MS } from './simulator/shown.ts';
import { type Simulation, TOKEN, USUAL } from './simulator/simulation.ts';
import { createTestClient } from './test-client.ts';
import type { TestClock } from './test-clock.ts';

/** The end of the action's core, and its traces on the service. */
export type Played = Awaited<ReturnType<typeof play>>;

/** Something that was written to stdout, and its time of the clock in milliseconds. */
export interface Heard {
  readonly atMs: number;
  readonly text: string;
}

/** The surroundings of a run: its terminal, and all that it meets beside the service. */
export interface Situation {
  /** Unless told, that of a runner, without colours. */
  readonly logStyle?: Look;
  readonly columns?: number;
  readonly getPage?: Ports['getPage'];
  /** Runs `verify-command`, in the time of the test; `pass` lets some go by, and the command is ended after `limitMs`. */
  readonly runCommand?: (pass: (ms: number) => Promise<void>, limitMs: number | undefined) => Promise<number>;
  /** Answers in the place of git and GitHub; unclear if left out. */
  readonly orderOf?: Ports['orderOf'];
  /** The other targets of the run; none if left out. */
  readonly siblings?: (reader: Reader, clock: TestClock) => Siblings;
  /** Told of each write as the service gets it, with what is saved for the post step by then. */
  readonly onWrite?: (path: string, interrupt: (reason: Error) => void, state: string) => void;
  /** Told the name of each operation as it begins. */
  readonly onOperation?: (name: string) => void;
  /** Gets what is kept for the post step. */
  readonly save?: (state: string) => void;
}

/**
 * Plays the core of one run against the simulator, in the test's own time. It is no step of a workflow, as `runAction` plays: it
 * returns the report as a value, and gets as values what a step asks of other programs: the page, the command, git and GitHub.
 */
export async function play(behaviour: Behaviour, given: Texts = {}, around: Situation = {}) {
  const prepared = await prepare(given);
  let state = '';
  const fault: Behaviour['fault'] = (request) => {
    if (request.method !== 'GET') around.onWrite?.(request.path, simulation.clock.interrupt, state);
    return behaviour.fault?.(request);
  };
  await using simulation = await openBehaving({ ...behaviour, fault }, prepared.inputs.timeoutMs);
  const save = (text: string): void => {
    state = text;
  };
  const core = await runCore(prepared, simulation, { save, ...around });
  return {
    ...core,
    log: interpret(core).visible,
    requests: simulation.seen,
    /** The state that was kept last for the post step. */
    state,
    writes: simulation.writes(),
    statuses: core.report.results.map(({ outcome }) => outcome),
  };
}

/**
 * Reads inputs as the action does, with sensible ones where none are given.
 *
 * @param pullRequest what the run's event is about
 */
export async function prepare(given: Texts, pullRequest?: number | 'unclear') {
  const all: Texts = { ...USUAL, 'base-url': 'http://127.0.0.1', site: 'shop.example', ...given };
  const redactor = createRedactor();
  const get = (name: string): string => all[name] ?? '';
  const readFile = () => ({ expected: 'no files here' });
  const form = createForm({ get, env: {}, readFile, pullRequest: () => pullRequest }, redactor, () => {});
  const inputs = await readInputs(form);
  if (inputs === undefined) throw new Error(JSON.stringify(form.problems));
  return { inputs, redactor };
}

/**
 * The longest time for which a run was silent, in milliseconds.
 *
 * @param endMs when it ended
 */
export function longestSilence(heard: readonly Heard[], endMs: number): number {
  const times = [0, ...heard.map(({ atMs }) => atMs), endMs];
  return Math.max(...times.map((atMs, nth) => atMs - (times[nth - 1] ?? 0)));
}

/** Runs the core of the action against a service, in the time of that. */
export async function runCore(
  { inputs, redactor }: Awaited<ReturnType<typeof prepare>>,
  { url, clock }: Pick<Simulation, 'url' | 'clock'>,
  around: Situation = {},
) {
  const { onOperation = () => {}, logStyle = PLAIN, columns, getPage, runCommand } = around;
  const save = (aftermath: string): void => around.save?.(`The step ${aftermath}`);
  const { signal } = clock;
  const { timeoutMs: deadline } = inputs;
  const client = createTestClient(url, { clock, signal, deadline });
  const heard: Heard[] = [];
  const write = (text: string): void => void heard.push({ atMs: clock.now(), text });
  const console = createConsole({
    stdout: { write, columns },
    redactor,
    freshToken: () => 'fresh-token-of-the-test',
    clock,
    logStyle: styleOf(logStyle, write),
  });
  try {
    const ports: Ports = {
      inputs,
      reader: client,
      writer: client,
      siblings: around.siblings?.(client, clock) ?? NO_SIBLINGS,
      patience: { clock, signal, during: console.during },
      console: {
        ...console,
        group: (title, body, close) => {
          onOperation(title);
          return console.group(title, body, close);
        },
      },
      hide(values) {
        for (const value of values) redactor.add(value);
      },
      redact: redactor.redact,
      epochMs: () => EPOCH_MS + clock.now(),
      save,
      traces: NO_TRACES,
      startedAt: clock.now(),
      checksDue: clock.now() + deadline * SHARE_OF_DEPLOY,
      getPage: getPage ?? (async () => ({ status: 200, text: '' })),
      runCommand: async (_, limitMs) => (await runCommand?.((ms) => clock.sleep(ms, signal), limitMs)) ?? 0,
      lookUpPullRequest: async () => ({ state: 'unclear', about: 'all', why: 'there is no GitHub here' }),
      orderOf: around.orderOf ?? (async () => ({ order: 'unclear', why: 'nobody is asked' })),
    };
    const report = await run(ports, () => resolveTarget(ports.reader, inputs));
    console.end();
    const stdout = heard.map(({ text }) => text).join('');
    checkPrinted({ stdout, stderr: '' }, [TOKEN]);
    return { report, stdout, heard, endedMs: clock.now() };
  } finally {
    await client.close();
  }
}
