import { parseStrict } from '../dotenv/strict.ts';
import {
  commit,
  commitBy,
  expectedCommit,
  olderCommit,
  reportExitStatus,
  restoreOnFailure,
  rollbackOnFailure,
  timeoutMs,
} from '../inputs/common.ts';
import {
  type Declaration,
  declare,
  declareGroup,
  type Input,
  type TextInput,
  type Values,
} from '../inputs/input.ts';
import * as values from '../values/input-values.ts';
import type { Pattern } from '../values/patterns.ts';
import type { HealthCheck } from './checks.ts';
import { declareOperation } from './define-operation.ts';

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
    'Fixed time between two looks at the deploy. By default it adapts to how long the deploy has taken.',
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

const page = {
  url: {
    name: 'health-check-url',
    section: 'deploy',
    description:
      'A page that must be healthy twice in a row after the deploy. No token is sent to it. With `targets`, `<server>` and `<site>` are replaced.',
    parse: values.parsePageUrl,
  },
  statuses: {
    name: 'health-check-status',
    section: 'deploy',
    description: 'Status codes of a healthy page, such as `200-299` or `200,204`.',
    default: '200-299',
    parse: values.parseStatuses,
  },
  contains: {
    name: 'health-check-contains',
    section: 'deploy',
    description: 'Text that a healthy page contains.',
    parse: values.parseText,
  },
  timeoutMs: {
    name: 'health-check-timeout',
    section: 'deploy',
    description: 'Time limit for the page to become healthy.',
    default: '60s',
    parse: values.parseTime,
  },
} as const satisfies Record<string, TextInput<unknown>>;

const healthCheck = declareGroup(Object.values(page), (form): HealthCheck | undefined => {
  const url = form.text(page.url);
  const statuses = form.text(page.statuses) ?? [];
  const contains = form.text(page.contains);
  const timeoutMs = form.text(page.timeoutMs) ?? 0;
  return url === undefined ? undefined : { url, proxy: form.proxyFor(url), statuses, contains, timeoutMs };
});

const verifyCommand = declare({
  name: 'verify-command',
  section: 'deploy',
  description:
    'Shell command to run on the runner after the deploy; an exit status other than 0 fails the run.',
  parse: values.parseText,
});

const deployVariablesText = {
  name: 'deploy-variables',
  section: 'deploy',
  description:
    'Variables for the deploy script as dotenv text, sent with the deploy: `RELEASE=7` reaches the script as `$RELEASE`. All values are secrets. Only some services pass them on.',
  secret: 'values',
  ofRun: true,
} as const satisfies Declaration;

/** The variables for the deploy script, by names in small letters. */
const deployVariables = declareGroup([deployVariablesText], (form): Readonly<Record<string, string>> => {
  const report = (expected: string): void => form.report(deployVariablesText.name, expected);
  const parsed = parseStrict(form.source.get(deployVariablesText.name));
  if (!parsed.ok) for (const problem of parsed.problems) report(`dotenv text; ${problem}`);
  const given = parsed.ok ? [...parsed.values] : [];
  form.source.hide(given.map(([, value]) => value));
  const names = given.map(([name]) => name.toLowerCase());
  if (names.includes('site_deploy_commit'))
    report('variables other than SITE_DEPLOY_COMMIT, which is the input commit');
  if (new Set(names).size < names.length) report('names that differ in more than case');
  return Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value]));
});

const inputs = {
  wait,
  timeoutMs,
  pollIntervalMs,
  commit,
  olderCommit,
  commitBy,
  deployVariables,
  expectedCommit,
  failurePatterns,
  successPatterns,
  healthCheck,
  verifyCommand,
  restoreOnFailure,
  rollbackOnFailure,
  reportExitStatus,
};
export type Inputs = Values<typeof inputs>;

/** The planned part of a deploy. Following and judging are not part of the plan. */
export type Trigger = {
  readonly commit: string | undefined;
  readonly wait: boolean;
  /** For the deploy script, sent with the trigger; undefined: none are sent. */
  readonly variables: Readonly<Record<string, string>> | undefined;
};

/** The rest of the inputs. Nothing of the trigger is in it, as it is not hashed. */
export type Judging = Omit<Inputs, 'commit' | 'deployVariables' | 'wait'>;

/** Triggers a deploy, follows it to its end and judges it. Runs every time, as there is no state to compare with. */
export const deploy = declareOperation({
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
