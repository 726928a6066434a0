import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { metadata } from '../../harness/metadata.ts';
import { parseFileCommand } from '../../harness/runner/file-commands.ts';
import { type Course, GOOD } from '../../harness/simulator/deploys.ts';
import type { Fault } from '../../harness/simulator/faults.ts';
import { openSimulation, openSites, type Simulation } from '../../harness/simulator/simulation.ts';
import { makePipe } from '../support/pipe.ts';

/** A moment of a run at which it is cancelled: at a request, when its page is asked for, or when the log shows a text. */
interface Phase {
  readonly inputs?: Readonly<Record<string, string>>;
  /** A request, as in `GET /api/servers`, which is not answered, or too late: the first of its kind. */
  readonly at?: RegExp;
  readonly isAnswered?: true;
  readonly atText?: string;
  readonly fault?: (line: string, sim: Simulation) => Fault | undefined;
  readonly course?: Partial<Course>;
  /** Words of the error about what is in doubt. */
  readonly says?: string;
  /** True if a deploy may go on without us. */
  readonly mayRun?: true;
  /** The deploy log, as far as it is shown. */
  readonly deployLog?: string;
  /** True if a process is cancelled as well. */
  readonly isBuilt?: true;
}

const SECRET = 'secret-of-the-signals';
const SITES = /\/sites$/;
const LONG: Partial<Course> = { delayMs: 0, durationMs: 60_000 };
const SHORT: Partial<Course> = { delayMs: 0, durationMs: 0 };

const CREATE = { operations: 'ensure-site', site: 'new.example' };
const deployed = { operations: 'update-deploy-script, deploy', 'deploy-script': 'echo over' };
const ENTRY = { description: 'Deploy', content: 'begun\n', created_at: '2026-01-01 00:00:00' };
const BEGUN: Fault = { status: 200, body: { data: ENTRY }, effect: 'now' };

const phases: Readonly<Record<string, Phase>> = {
  'its inputs are read': { atText: '::add-mask::', isBuilt: true },
  'it waits for as long as the service asks': {
    atText: 'Trying again in 6',
    fault: (line) => (SITES.test(line) ? { how: 'limit', retryAfter: '60' } : undefined),
    isBuilt: true,
  },
  'it creates a site': {
    inputs: CREATE,
    at: /^POST .*\/sites$/,
    says: 'was to be created, but it cannot be read yet',
  },
  'it triggers a deploy': {
    at: /^POST .*\/deploy$/,
    course: LONG,
    says: 'Whether the deploy was triggered is not known',
    mayRun: true,
    isBuilt: true,
  },
  'it follows a deploy that says nothing': {
    atText: '│ begun',
    course: LONG,
    fault: (line, { service }) =>
      /^GET .*\/log$/.test(line) && service.deploys.length > 0 ? BEGUN : undefined,
    says: 'it may still be running',
    mayRun: true,
    deployLog: 'begun',
    isBuilt: true,
  },
  'its health check waits for the page': {
    inputs: { ...deployed, 'health-check-url': '/up' },
    course: SHORT,
    says: 'The deploy itself succeeded, but the health check did not finish',
    isBuilt: true,
  },
  'a deploy has ended': {
    inputs: { ...deployed, operations: `${deployed.operations}, restart-queue-workers` },
    at: /\/queues$/,
  },
  'a deploy goes on that it does not wait for': {
    inputs: { operations: 'deploy, restart-queue-workers', wait: 'false' },
    at: /\/queues$/,
    course: LONG,
    mayRun: true,
  },
  'the answer comes after which it would write': {
    inputs: { operations: 'ensure-site, sync-env', env: `APP_KEY=${SECRET}` },
    at: /^GET .*\/env$/,
    isAnswered: true,
  },
};

interface Trial extends Phase {
  readonly when: string;
  readonly tookEffect?: boolean;
}

/** A write may have taken effect. */
const trials = Object.entries(phases).flatMap(([when, phase]): Trial[] =>
  /PATCH|POST/.test(`${phase.at}`)
    ? [
        { ...phase, when: `${when}, before that takes effect`, tookEffect: false },
        { ...phase, when: `${when}, after that took effect`, tookEffect: true },
      ]
    : [{ ...phase, when }],
);

/** The step as it is cancelled: in this process, or as a process that gets these signals. */
async function cancel(trial: Trial, signals: readonly NodeJS.Signals[] = []): Promise<void> {
  const { at, atText, inputs = {}, fault, course, isAnswered, tookEffect } = trial;
  let end: (signal: NodeJS.Signals) => void = () => {};
  let struckAtMs: number | undefined;
  const strike = (): void => {
    if (struckAtMs !== undefined) return;
    struckAtMs = sim.clock.now();
    for (const signal of signals.length > 0 ? signals : (['SIGINT'] as const)) end(signal);
  };
  await using sim = await openSimulation({
    sites: openSites(['shop.example']),
    latencyMs: 0,
    manners: { courseOf: () => ({ ...GOOD, ...course }) },
    pageOf() {
      strike();
      return 'hangs';
    },
  });
  const late: string[] = [];
  sim.misbehave(({ method, path }) => {
    const line = `${method} ${path}`;
    if (struckAtMs !== undefined) {
      late.push(line);
      return { how: 'stall', effect: 'none' };
    }
    if (at?.test(line)) {
      strike();
      if (isAnswered !== true) return { how: 'stall', effect: tookEffect === true ? 'now' : 'none' };
    }
    return fault?.(line, sim);
  });
  const page = 'health-check-url' in inputs && { 'health-check-url': `${sim.url}/up` };
  const given = { operations: 'deploy', site: 'shop.example', ...inputs, ...page };
  const options = {
    secrets: [SECRET],
    onStart: (send: typeof end) => {
      end = send;
    },
    onOutput: (text: string) => void (atText !== undefined && text.includes(atText) && strike()),
  };
  const run = await (signals.length > 0 ? sim.run(given, options) : sim.play(given, options));
  expect(struckAtMs).toBeDefined();
  expectTruth(run, trial, sim);
  if (signals.length === 0)
    expect({ late, endedAtMs: sim.clock.now() }).toEqual({ late: [], endedAtMs: struckAtMs });
  expect(late.filter((line) => !line.startsWith('GET '))).toEqual([]);
}

function expectTruth(run: ActionRun, phase: Phase, { service, clock }: Simulation): void {
  const { says = 'The workflow was cancelled.', mayRun = false, deployLog } = phase;
  expect({ code: run.code, outcome: run.outputs.outcome }).toEqual({ code: 130, outcome: 'cancelled' });
  expect(run.error).toContain(says);
  expect(`${run.log}\n${run.summary}`.includes('may still be running')).toBe(mayRun);
  if (service.deploys.some(({ endMs }) => endMs > clock.now())) expect(mayRun).toBe(true);
  if (deployLog !== undefined) expect(run.outputs['deploy-log']).toBe(deployLog);
  // It has said all there is to say: nothing is left to the post step.
  expect(run.state).toEqual({ run: '' });
}

describe('a cancel ends a run at once, truthfully, and nothing is sent after it', () => {
  test.each(trials)('when $when', (trial) => cancel(trial));
});

describe('a process that gets a signal', () => {
  test.each(trials.filter(({ isBuilt }) => isBuilt))(
    'ends by itself, truthfully, and writes nothing more when $when',
    (trial) => cancel(trial, ['SIGINT']),
  );

  test('ends by itself when a verify-command runs that ignores signals, of which nothing is left', async () => {
    using pipe = makePipe();
    const command = `trap "" TERM INT; exec 9<>'${pipe.path}'; echo verifying; sleep 299; sleep 299`;
    const inputs = { ...deployed, 'verify-command': command };
    const says = 'The deploy itself succeeded, but the verify-command did not finish';
    const trial = { when: 'it verifies', atText: '│ verifying', course: SHORT, says, inputs };
    await cancel(trial, ['SIGTERM', 'SIGINT']);
    await pipe.untilClosed();
  });

  test.each([
    ['a good end', 'show-deploy-log', { code: 0, outcome: 'succeeded' }],
    ['the end of a run that was cancelled before', 'deploy', { code: 130, outcome: 'cancelled' }],
  ])('keeps %s when it is writing its outputs', async (_, operations, expected) => {
    await using sim = await openSimulation({ sites: openSites(['shop.example']), latencyMs: 0 });
    using pipe = makePipe();
    let reading: ReturnType<typeof open> | undefined;
    const inputs = { site: 'shop.example', operations };
    const run = await sim.run(inputs, {
      whole: false,
      override: { GITHUB_OUTPUT: pipe.path },
      onStart: (kill) => sim.misbehave(({ method }) => void (method === 'POST' && kill('SIGINT'))),
      onOutput: (text, kill) => {
        // The line under the last group has come: outputs are next, which nobody has taken so far.
        if (reading !== undefined || !/::endgroup::\n.+\n$/.test(text)) return;
        kill('SIGTERM');
        reading = open(pipe.path, constants.O_RDWR | constants.O_NONBLOCK);
      },
    });
    const reader = await reading;
    const { buffer, bytesRead } = (await reader?.read(Buffer.alloc(65_536))) ?? {};
    await reader?.close();
    const outputs = Object.fromEntries(parseFileCommand(buffer?.toString('utf8', 0, bytesRead) ?? ''));
    expect({ code: run.code, outcome: outputs.outcome }).toEqual(expected);
    expect(Object.keys(outputs)).toEqual(Object.keys(metadata.outputs));
    expect(run.summary).toContain(operations === 'deploy' ? 'may still be running' : 'shop.example');
  });
});
