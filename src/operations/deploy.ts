import { checkHealth, type HealthCheck } from '../deploy/health-check.ts';
import type { Check } from '../deploy/run-deploy.ts';
import { expectedCommit, reportExitStatus, restoreOnFailure, timeoutMs } from '../inputs/common.ts';
import {
  type Declaration,
  declare,
  declareGroup,
  type Input,
  type TextInput,
  type Values,
} from '../inputs/input.ts';
import type { Facts } from '../site/facts.ts';
import { BUSY, waitUntilReady } from '../site/readiness.ts';
import { targetOf } from '../site/target.ts';
import * as values from '../values/input-values.ts';
import type { Pattern } from '../values/patterns.ts';
import { createLogPrinter } from './log-printer.ts';
import { type Applied, type Applying, defineOperation } from './operation.ts';

const wait = declare({
  name: 'wait',
  section: 'deploy',
  description:
    'Follow the deploy to its end. With `false`, only trigger it; inputs that judge the deploy are then refused.',
  default: 'true',
  parse: values.parseBoolean,
});

const pollIntervalMs = declare({
  name: 'poll-interval',
  section: 'deploy',
  description:
    'Fixed time between two looks at the deploy. By default it adapts, from half a second to ten seconds.',
  parse: values.parseTime,
});

const failurePatterns = declarePatterns({
  name: 'failure-pattern',
  section: 'deploy',
  description:
    'Regular expressions (RE2), one per line. A deploy log that matches any of them is a failure. Of a log over 8 MiB only the end is read; if that does not match, the outcome is `unknown`.',
});

const successPatterns = declarePatterns({
  name: 'success-pattern',
  section: 'deploy',
  description:
    'Regular expressions (RE2), one per line. A deploy log that does not match all of them is a failure.',
});

const pageUrl = {
  name: 'health-check-url',
  section: 'deploy',
  description: 'A page that must be healthy twice in a row after the deploy. No token is sent to it.',
  parse: values.parsePageUrl,
} as const satisfies TextInput<unknown>;

const pageStatus = {
  name: 'health-check-status',
  section: 'deploy',
  description: 'Status codes of a healthy page, such as `200-299` or `200,204`.',
  default: '200-299',
  parse: values.parseStatuses,
} as const satisfies TextInput<unknown>;

const pageText = {
  name: 'health-check-contains',
  section: 'deploy',
  description: 'Text that a healthy page contains.',
  parse: values.parseText,
} as const satisfies TextInput<unknown>;

const pageTimeout = {
  name: 'health-check-timeout',
  section: 'deploy',
  description: 'Time limit for the page to become healthy.',
  default: '60s',
  parse: values.parseTime,
} as const satisfies TextInput<unknown>;

const healthCheck = declareGroup(
  [pageUrl, pageStatus, pageText, pageTimeout],
  (form): HealthCheck | undefined => {
    const url = form.text(pageUrl);
    const statuses = form.text(pageStatus) ?? [];
    const contains = form.text(pageText);
    const timeoutMs = form.text(pageTimeout) ?? 0;
    return url === undefined ? undefined : { url, proxy: form.proxyFor(url), statuses, contains, timeoutMs };
  },
);

const verifyCommand = declare({
  name: 'verify-command',
  section: 'deploy',
  description:
    'Shell command to run on the runner after the deploy; an exit status other than 0 fails the run.',
  parse: values.parseText,
});

const inputs = {
  wait,
  timeoutMs,
  pollIntervalMs,
  expectedCommit,
  failurePatterns,
  successPatterns,
  healthCheck,
  verifyCommand,
  restoreOnFailure,
  reportExitStatus,
};
type Inputs = Values<typeof inputs>;

/** Triggers a deploy, follows it to its end and judges it. Runs every time, as there is no state to compare with. */
export const deploy = defineOperation({
  name: 'deploy',
  summary: 'triggers a deploy, follows its log to the end and judges whether it worked',
  scope: 'site',
  repeats: true,
  deploys: true,
  afterKill: {
    what: 'The trigger of the deploy',
    goesOn: 'the deploy may still be running, and how it ends is not known',
    look: 'Look at the deploy log of the site (show-deploy-log prints it);',
  },
  inputs,

  check(given) {
    const judging = [
      ['health-check-url', given.healthCheck !== undefined],
      ['verify-command', given.verifyCommand !== undefined],
      ['expected-commit', given.expectedCommit !== undefined],
      ['failure-pattern', given.failurePatterns?.length],
      ['success-pattern', given.successPatterns?.length],
      ['restore-on-failure', given.restoreOnFailure],
    ] as const;
    const names = judging.filter(([, isGiven]) => isGiven).map(([name]) => name);
    const expected = `true: a deploy that is not followed has no use for ${names.join(', ')}`;
    return given.wait === false && names.length > 0 ? [{ input: 'wait', expected }] : [];
  },

  async plan({ inputs: given, facts }) {
    const summary = given.wait ? 'trigger a deploy and follow it' : 'trigger a deploy';
    return { changes: [{ summary, apply: (applying) => apply(given, facts, applying) }] };
  },
});

/** Declares an input of patterns. The engine is loaded only when there are any. */
function declarePatterns(declared: Declaration): Input<readonly Pattern[]> {
  return declareGroup([declared], async (form) => {
    const sources = form.text({ ...declared, parse: values.parseLines }) ?? [];
    if (sources.length === 0) return [];
    const { compilePattern } = await import('../values/patterns.ts');
    return sources.flatMap((source, index) => {
      const parsed = compilePattern(source);
      if ('value' in parsed) return parsed.value;
      form.report(declared.name, `${parsed.expected}; line ${index + 1} is not one`);
      return [];
    });
  });
}

async function apply(given: Inputs, facts: Facts, applying: Applying): Promise<Applied> {
  const { reader, writer, traffic, patience, log, learn } = applying;
  // Following and judging are loaded only by a run that deploys.
  const { runDeploy } = await import('../deploy/run-deploy.ts');
  const text = createLogPrinter(log.remote);
  const result = await runDeploy({
    target: targetOf(facts),
    reader,
    writer,
    traffic,
    ...patience,
    expectations: given,
    wait: given.wait,
    timeoutMs: given.timeoutMs,
    untilReady: (site) => waitUntilReady(targetOf(facts), site, BUSY, reader, patience),
    pollIntervalMs: given.pollIntervalMs,
    exitReportExpected: facts.exitReportExpected,
    checks: checksOf(given, applying),
    say: log.info,
    warn: log.warning,
    onLog: text.push,
    onSettled: () => {
      text.end();
      applying.seenToEnd();
    },
    onConfirmed: applying.confirm,
    onProgress: (deployResult) => learn({ deploy: deployResult, deployLog: deployResult.log }),
  }).finally(() => text.end('cut-off'));
  if (!result.followed)
    return { changed: true, summary: 'triggered a deploy, which is not followed (wait: false)' };
  if (result.evidence.join() === 'token') {
    // If the script prevents its exit report, update-deploy-script has already warned of that.
    const isTold = facts.exitReportExpected === false && given.reportExitStatus;
    const exitReport =
      'Let update-deploy-script put the exit report in front of the script (impossible if it sets an EXIT trap of its own or ends in exec), or add';
    log.warning(
      `last_deploy_at shows that a deploy ended; nothing shows that it worked. ${isTold ? 'Add' : exitReport} health-check-url, verify-command or success-pattern.`,
    );
  }
  return { changed: true, summary: `deployed; evidence: ${result.evidence.join(', ')}` };
}

function checksOf(
  { healthCheck: page, verifyCommand: command }: Inputs,
  { getPage, runCommand, patience }: Applying,
): Check[] {
  const checks: Check[] = [];
  if (page !== undefined) {
    const run: Check['run'] = async () => {
      const problem = await checkHealth(page, getPage, patience);
      if (problem === undefined) return undefined;
      // The query may hold a key.
      const { origin, pathname } = new URL(page.url);
      return {
        problem: `The deploy ended, but the health check failed: ${origin}${pathname} ${problem}.`,
        next: 'Look at the page and at the log of the application; raise health-check-timeout if it starts slowly.',
      };
    };
    checks.push({ evidence: 'health-check', run });
  }
  if (command !== undefined) {
    const run: Check['run'] = async () => {
      const status = await patience.during({ doing: 'running verify-command' }, () => runCommand(command));
      const problem = `The deploy ended, but verify-command exited with status ${status}.`;
      return status === 0 ? undefined : { problem, next: 'Read its output in the workflow log.' };
    };
    checks.push({ evidence: 'verify-command', run });
  }
  return checks;
}
