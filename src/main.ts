import { randomBytes } from 'node:crypto';
import * as core from '@actions/core';
import type { Traffic } from './api/client.ts';
import { createConsole } from './console/console.ts';
import { chooseLook } from './console/look.ts';
import { systemClock, systemEvery } from './core/clock.ts';
import { CancelledError, DeadlineError, InputError, type Problem } from './core/errors.ts';
import { readPullRequest } from './github/event.ts';
import { createGitHubTraces } from './github/traces.ts';
import type { InputSource } from './inputs/input.ts';
import { type Failure, failureOf, MOST_LISTED } from './report/failure.ts';
import { headline } from './report/headline.ts';
import type { Places } from './report/links.ts';
import { lastLines } from './report/log-tail.ts';
import { exitCodes, type Outcome } from './report/outcome.ts';
import { renderOutputs } from './report/outputs.ts';
import type { RunReport } from './report/run-report.ts';
import type { ScriptDiff } from './report/script-diff.ts';
import { renderSummary } from './report/summary.ts';
import { type Inputs, readInputs } from './run/inputs.ts';
import { ENDED, trackProgress } from './run/progress.ts';
import { run } from './run/run.ts';
import { exitNow } from './runner/exit.ts';
import { createRunnerFiles } from './runner/runner-files.ts';
import { silence } from './runner/silence.ts';
import { readWorkspaceFile } from './runner/workspace.ts';
import { createRedactor } from './secrets/redactor.ts';
import { sanitize } from './secrets/sanitizer.ts';
import { maskableLines } from './secrets/secret-forms.ts';

silence(process);
const { env } = process;
const cancel = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => cancel.abort(new CancelledError('The workflow was cancelled.')));
}
// A log that nobody reads any more must not end a deploy.
process.stdout.on('error', () => {});

const redactor = createRedactor();
const console = createConsole({
  write: (text) => process.stdout.write(text),
  redactor,
  freshToken: () => randomBytes(16).toString('hex'),
  look: chooseLook(process.stdout.isTTY === true, env),
  columns: () => process.stdout.columns,
  time: { now: systemClock.now, every: systemEvery },
});
const files = createRunnerFiles(env, console.warning);
/** How much of a deploy log is looked at for outputs and summary. */
const MAX_LOG_CHARACTERS = 512 * 1024;
/** What is shown openly anyway, also where a value of .env repeats it. */
const PUBLIC_INPUTS = ['site', 'server', 'repository', 'branch', 'environment', 'environment-url'];
const noTraffic: Traffic = { requests: 0, retries: 0, remaining: undefined };

/** Whether the run has begun to leave its report. */
let left = false;
let faulty = false;
// Node would print the error, and the line of source that threw it. A report that is on its way comes first.
process.on('uncaughtException', (error) => {
  if (!left) endFaulty(error);
});
try {
  const { outcome } = await main();
  if (!faulty) exit(outcome);
} catch (error) {
  endFaulty(error);
}

/** A verify-command that outlives its time would else keep this process alive. */
function exit(outcome: Outcome): void {
  console.end();
  process.stdout.write('', () => exitNow(process, exitCodes[outcome]));
}

/** Ends the run after a fault of this action that nobody has caught: nothing more is sent. */
function endFaulty(error: unknown): void {
  faulty = true;
  left = false;
  cancel.abort(new CancelledError('This action has a fault.'));
  const next = 'Look at the site before running again, and please report this line.';
  const failure: Failure = { ...failureOf(error), outcome: 'unknown', next };
  leave({ outcome: 'unknown', failure, results: [], durationMs: 0 })
    .catch(() => {})
    .finally(() => exit('unknown'));
}

async function main(): Promise<RunReport> {
  for (const name of PUBLIC_INPUTS) redactor.addPublic(core.getInput(name));
  redactor.addPublic(URL.parse(core.getInput('environment-url'))?.hostname ?? '');
  // A value such as the name of the shop may be a part of its domain, which would else be torn apart everywhere. A git URL
  // may hold a password.
  const [repository = ''] = /^[\w.-]+\/[\w.-]+$/.exec(core.getInput('repository')) ?? [];
  for (const part of [...core.getInput('site').split('.'), ...repository.split('/')])
    redactor.addPublic(part);
  const read = await readInputs(inputSource()).catch((error: unknown) => ({ fault: failureOf(error) }));
  if ('inputs' in read) {
    read.warnings.forEach(console.warning);
    return carryOut(read.inputs);
  }
  const failure = 'fault' in read ? read.fault : rejectionOf(read.problems);
  const report: RunReport = { outcome: failure.outcome, failure, results: [], durationMs: 0 };
  await leave(report);
  return report;
}

function inputSource(): InputSource {
  return {
    get: (name) => core.getInput(name, { trimWhitespace: false }),
    environment: env,
    readFile: (path) =>
      readWorkspaceFile(
        path,
        [env.GITHUB_WORKSPACE ?? '.', env.RUNNER_TEMP ?? ''].filter((root) => root !== ''),
      ),
    hide: (values) => hide(values, true),
    redact: (values) => hide(values, false),
    pullRequest: () => readPullRequest(env),
    hideToken: (token) => {
      redactor.add(token, 'always');
      maskableLines(token).forEach(console.mask);
    },
  };
}

function rejectionOf(problems: readonly Problem[]): Failure {
  // A message holds only so many; here all of them are found.
  if (problems.length > MOST_LISTED) {
    for (const { input, expected } of problems) console.info(`${input}: expected ${expected}`);
  }
  return failureOf(new InputError(problems));
}

async function carryOut(inputs: Inputs): Promise<RunReport> {
  const { createClient, getPage } = await import('./api/client.ts');
  const clock = systemClock;
  const deadline = clock.now() + inputs.timeoutMs;
  const late = new AbortController();
  const alarm = setTimeout(
    () => late.abort(new DeadlineError('The time of the whole run (timeout) is up.')),
    inputs.timeoutMs,
  );
  const signal = AbortSignal.any([cancel.signal, late.signal]);
  const client = createClient({
    baseUrl: inputs.baseUrl,
    token: inputs.apiToken,
    proxy: inputs.proxy,
    vocabulary: inputs.vocabulary,
    clock,
    epochMs: Date.now,
    random: Math.random,
    signal,
    deadline,
    onRetry: (error, delayMs) =>
      console.info(`${error.message} Trying again in ${Math.round(delayMs / 100) / 10} s.`),
  });
  const traces = createGitHubTraces({
    inputs,
    runnerEnv: env,
    signal,
    cancel: cancel.signal,
    redactor,
    log: console,
    remember: (text) => files.saveState('github-deployment', text),
  });
  const named = {
    server: redactor.redact(inputs.server),
    site: redactor.redact(inputs.site),
    dryRun: inputs.dryRun,
    operations: inputs.operations.map(({ name }) => name),
  };
  const report = await run({
    inputs,
    client,
    clock,
    signal,
    console,
    hide: (values) => hide(values, false),
    epochMs: Date.now,
    tracker: trackProgress(named, (text) => files.saveState('run', text), Date.now),
    beforeFirstWrite: traces.open,
    getPage,
    runCommand: async (command) => {
      const { runCommand } = await import('./runner/command.ts');
      return runCommand(command, env, console.remote(), signal);
    },
    lookUpPullRequest: async (number) => {
      const { lookUpPullRequest } = await import('./github/pull-requests.ts');
      return lookUpPullRequest(number, { githubToken: inputs.githubToken ?? '', runnerEnv: env }, signal);
    },
  });
  const scriptDiff = await diffOf(report);
  await traces.close(report, scriptDiff);
  await leave(report, { inputs, scriptDiff, traffic: client.traffic(), deploymentId: traces.deploymentId() });
  files.saveState('run', ENDED);
  clearTimeout(alarm);
  await client.close();
  return report;
}

/** Makes values secret; given ones are also masked in whatever else the job prints. */
function hide(values: Iterable<string>, given: boolean): void {
  const all = [...values];
  // All of them first: each addition makes the redactor build its search again.
  for (const value of all) redactor.add(value);
  if (!given) return;
  // What is shown openly, such as the site's domain, would else vanish from the whole job.
  const hidden = all.filter((value) => redactor.hides(value));
  hidden.flatMap(maskableLines).forEach(console.mask);
}

/** How the deploy script changes, where it does. What compares is loaded only then. */
async function diffOf({ facts }: RunReport): Promise<ScriptDiff | undefined> {
  if (facts?.script === undefined) return undefined;
  try {
    const { diffScript } = await import('./report/script-diff.ts');
    return await diffScript(facts.script, safe);
  } catch {
    console.warning('How the deploy script changes could not be shown.');
    return undefined;
  }
}

/** Remote text as lines that are safe to be shown. */
function safe(text: string): string[] {
  return sanitize(text, redactor.redact);
}

/** What the summary may link to. */
function placesOf({ facts }: RunReport, inputs: Inputs | undefined): Places {
  const site = typeof facts?.site === 'object' ? facts.site : undefined;
  const { GITHUB_SERVER_URL: serverUrl, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: runId } = env;
  return {
    environmentUrl: inputs?.environmentUrl,
    siteRepository: inputs?.repository || site?.repository?.name,
    serverUrl,
    repository,
    runId,
  };
}

/** What is left behind besides the report itself. */
interface Leaving {
  readonly inputs?: Inputs;
  readonly scriptDiff?: ScriptDiff | undefined;
  readonly traffic?: Traffic;
  readonly deploymentId?: number | undefined;
}

/** Leaves outputs, summary, the closing line and at most one error annotation, once. */
async function leave(report: RunReport, leaving: Leaving = {}): Promise<void> {
  if (left) return;
  left = true;
  const { inputs, scriptDiff, traffic = noTraffic, deploymentId } = leaving;
  const log = safe(lastLines(report.facts?.deployLog ?? '', MAX_LOG_CHARACTERS));
  const places = placesOf(report, inputs);
  await files.setOutputs(renderOutputs(report, { traffic, sanitize: safe, log, deploymentId }));
  await files.writeSummary(renderSummary(report, { inputs, sanitize: safe, log, places, scriptDiff }));
  console.headline(headline(report, inputs), exitCodes[report.outcome] === 0);
  if (report.failure === undefined) return;
  const done = report.results.flatMap(({ operation, wrote, changes }) =>
    wrote ? changes.map((change) => `${operation}: ${change}`) : [],
  );
  const more = done.length > MOST_LISTED ? `; and ${done.length - MOST_LISTED} more` : '';
  const before =
    done.length === 0 ? '' : `\nDone before that: ${done.slice(0, MOST_LISTED).join('; ')}${more}.`;
  console.error(headline(report, inputs), `${report.failure.message}${before}\nNext: ${report.failure.next}`);
}
