import { randomBytes, randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import type { Traffic } from './api/client.ts';
import { systemClock, systemEvery } from './clock.ts';
import { CancelledError, DeadlineError, InputError, type Problem } from './errors.ts';
import { type Failure, failureOf, MOST_LISTED } from './failure.ts';
import type { InputSource } from './input-source.ts';
import { type Inputs, readInputs } from './inputs.ts';
import { exitCodes, type Outcome } from './outcome.ts';
import { ENDED, trackProgress } from './progress.ts';
import { lastLines } from './report/cut.ts';
import { deploymentStatus } from './report/deployment-status.ts';
import { headline } from './report/headline.ts';
import { renderOutputs } from './report/outputs.ts';
import type { ScriptDiff } from './report/script-diff.ts';
import { renderSummary } from './report/summary.ts';
import { run } from './run.ts';
import type { RunReport } from './run-report.ts';
import { createConsole } from './workflow/console.ts';
import { createGitHubDeployment, type GitHubDeployment, retireDeployments } from './workflow/deployments.ts';
import { readPullRequest } from './workflow/event.ts';
import { exitNow } from './workflow/exit.ts';
import { chooseLook } from './workflow/look.ts';
import { createRedactor } from './workflow/redactor.ts';
import { createRunnerFiles } from './workflow/runner-files.ts';
import { sanitize } from './workflow/sanitizer.ts';
import { maskableLines } from './workflow/secret-forms.ts';
import { silence } from './workflow/silence.ts';
import { readWorkspaceFile } from './workflow/workspace.ts';

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
  leave({ outcome: 'unknown', failure, results: [], durationMs: 0 }, undefined, noTraffic)
    .catch(() => {})
    .finally(() => exit('unknown'));
}

async function main(): Promise<RunReport> {
  for (const name of PUBLIC_INPUTS) redactor.addPublic(core.getInput(name));
  redactor.addPublic(URL.parse(core.getInput('environment-url'))?.hostname ?? '');
  const read = await readInputs(inputSource()).catch((error: unknown) => ({ fault: failureOf(error) }));
  if ('inputs' in read) {
    read.warnings.forEach(console.warning);
    return carryOut(read.inputs);
  }
  const failure = 'fault' in read ? read.fault : rejectionOf(read.problems);
  const report: RunReport = { outcome: failure.outcome, failure, results: [], durationMs: 0 };
  await leave(report, undefined, noTraffic);
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
  const deployment = gitHubDeployment(inputs, signal);
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
    beforeFirstWrite: async () => deployment?.open(),
    getPage,
    runCommand: async (command) => {
      const { runCommand } = await import('./workflow/command.ts');
      return runCommand(command, env, console.remote(), signal);
    },
    lookUpPullRequest: async (number) => {
      const { lookUpPullRequest } = await import('./workflow/pull-requests.ts');
      return lookUpPullRequest(number, { token: inputs.githubToken ?? '', runnerEnv: env, signal });
    },
  });
  await Promise.all([
    deployment?.close(deploymentStatus(report, inputs)),
    report.outcome === 'succeeded' ? retireGitHubDeployments(inputs, signal) : undefined,
    commentOnPullRequest(report, inputs).catch((error: unknown) =>
      console.warning(`There is no comment on the pull request. ${failureOf(error).message}`),
    ),
  ]);
  await leave(report, inputs, client.traffic(), deployment?.id());
  files.saveState('run', ENDED);
  clearTimeout(alarm);
  await client.close();
  return report;
}

/** Where it is asked for, and there is a deploy that it can stand for. */
function gitHubDeployment(inputs: Inputs, signal: AbortSignal): GitHubDeployment | undefined {
  const { githubToken: token, environment, environmentUrl, expectedCommit, operations } = inputs;
  if (token === undefined || environment === undefined) return undefined;
  if (!operations.some(({ deploys }) => deploys === true)) return undefined;
  // Sent as they are, and shown to everybody who may read the repository.
  const hidden = [environment, environmentUrl ?? ''].some(redactor.hides);
  if (hidden) {
    console.warning('There is no GitHub Deployment: environment or environment-url holds a secret.');
    return undefined;
  }
  return createGitHubDeployment({
    token,
    runnerEnv: env,
    environment,
    environmentUrl,
    expectedCommit,
    mark: randomUUID(),
    signal,
    cancel: cancel.signal,
    redact: redactor.redact,
    log: console,
    remember: (text) => files.saveState('github-deployment', text),
  });
}

/** What GitHub calls active must not lead to a site that is gone. */
async function retireGitHubDeployments(inputs: Inputs, signal: AbortSignal): Promise<void> {
  const { githubToken: token, environment, operations } = inputs;
  if (token === undefined || environment === undefined || redactor.hides(environment)) return;
  if (!operations.some(({ deletesSite }) => deletesSite === true)) return;
  await retireDeployments({ token, runnerEnv: env, environment, signal, log: console });
}

/** Says on the pull request what the run plans or did, where that is asked for. */
async function commentOnPullRequest(report: RunReport, inputs: Inputs): Promise<void> {
  const { comment: isWanted, githubToken, apiToken, baseUrl, server, site } = inputs;
  if (!isWanted || githubToken === undefined) return;
  const { leaveComment } = await import('./workflow/pull-request-comment.ts');
  const { renderComment } = await import('./report/comment.ts');
  const safe = (text: string): string[] => sanitize(text, redactor.redact);
  const script = await shownScript(report);
  await leaveComment({
    githubToken,
    apiToken,
    about: { baseUrl, server, site },
    runnerEnv: env,
    cancel: cancel.signal,
    redact: redactor.redact,
    log: console,
    render: ({ pullRequest, repositoryUrl, logUrl }, maxCharacters) =>
      renderComment(report, {
        inputs,
        sanitize: safe,
        script,
        commit: pullRequest?.head,
        repositoryUrl,
        logUrl,
        maxCharacters,
      }),
  });
}

/** How the deploy script changes, ready to be shown; undefined where it stays as it is. */
async function shownScript({ facts }: RunReport): Promise<ScriptDiff | undefined> {
  if (facts?.script === undefined) return undefined;
  const { diffScript } = await import('./report/script-diff.ts');
  return diffScript(facts.script, (text) => sanitize(text, redactor.redact));
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

/** Leaves outputs, summary, the closing line and at most one error annotation, once. */
async function leave(
  report: RunReport,
  inputs: Inputs | undefined,
  traffic: Traffic,
  deploymentId?: number,
): Promise<void> {
  if (left) return;
  left = true;
  const { redact } = redactor;
  const safe = (text: string): string[] => sanitize(text, redact);
  const log = safe(lastLines(report.facts?.deployLog ?? '', MAX_LOG_CHARACTERS));
  await files.setOutputs(renderOutputs(report, { traffic, sanitize: safe, log, deploymentId }));
  await files.writeSummary(renderSummary(report, { inputs, sanitize: safe, log }));
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
