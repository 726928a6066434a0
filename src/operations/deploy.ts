import { isKey } from '../dotenv/key.ts';
import { commonInputs, envRequired, envTexts, olderCommit } from '../inputs/common.ts';
import { combine, declare, declareFlag, type Input, type Values } from '../inputs/input.ts';
import { parseHeaders } from '../values/headers.ts';
import * as values from '../values/input-values.ts';
import type { Pattern } from '../values/patterns.ts';
import { declareOperation } from './operation.ts';

const pageInputs = {
  url: declare('health-check-url', 'deploy', {
    description:
      'A page that must be healthy twice in a row after the deploy. It is asked once before the first write, too. No token is sent to it. With `targets`, `<server>` and `<site>` are replaced.',
    parse: values.parsePageUrl,
  }),
  headers: declare('health-check-headers', 'deploy', {
    description:
      "Headers for `health-check-url`, a line `Name: value` each. All of it is secret, and sent to that host only. A value `${NAME}` is a variable of the step's `env`; an entry of `targets` takes no other.",
    secret: 'lines',
    parse: parseHeaders,
    missing: {},
  }),
  statuses: declare('health-check-status', 'deploy', {
    description: 'Status codes of a healthy page, such as `200-299` or `200,204`.',
    default: '200-299',
    parse: values.parseStatuses,
  }),
  contains: declare('health-check-contains', 'deploy', {
    description: 'Text that a healthy page contains.',
    parse: values.parseText,
  }),
  timeoutMs: declare('health-check-timeout', 'deploy', {
    description: 'Time limit for the page to become healthy.',
    default: '60s',
    parse: values.parseTime,
  }),
};

const proxy = combine({ url: pageInputs.url }, ({ url }, form) =>
  url === undefined ? undefined : form.proxyFor(url),
);

const healthCheck = combine({ ...pageInputs, proxy }, ({ url, ...rest }, form) => {
  if (url === undefined && (rest.contains !== undefined || form.get('health-check-headers') !== ''))
    form.report('health-check-url', 'a page, as health-check-contains or health-check-headers is given');
  return url === undefined ? undefined : { url, ...rest };
});

const inputs = {
  wait: declareFlag('wait', 'deploy', {
    description:
      'Follow the deploy to its end. With `false`, only trigger it; inputs that judge the deploy are then refused.',
    default: 'true',
  }),
  pollIntervalMs: declare('poll-interval', 'deploy', {
    description:
      'Fixed time between two looks at the deploy. By default it adapts to how long the deploy has taken.',
    parse: values.parseTime,
  }),
  commit: commonInputs.commit,
  olderCommit,
  commitBy: commonInputs.commitBy,
  deployVariables: declare('deploy-variables', 'deploy', {
    description:
      'Variables for the deploy script as dotenv text, sent with the deploy: `RELEASE=7` reaches the script as `$RELEASE`. All values are secrets. Only some services pass them on.',
    secret: 'values',
    ofRun: true,
    async parse(_, form) {
      const given = [
        ...(await envTexts()).readDotenv(form, 'deploy-variables', form.get('deploy-variables')).value,
      ];
      const variables = new Map(given.map(([name, value]) => [name.toLowerCase(), value]));
      if (variables.has('site_deploy_commit'))
        form.report('deploy-variables', 'variables other than SITE_DEPLOY_COMMIT, which is the input commit');
      if (given.some(([name]) => !isKey(name)))
        form.report('deploy-variables', 'names without dots, which no shell takes for those of variables');
      if (variables.size < given.length)
        form.report('deploy-variables', 'names that differ in more than case');
      return { value: Object.fromEntries(variables) };
    },
    missing: {},
  }),
  expectedCommit: commonInputs.expectedCommit,
  failurePatterns: declarePatterns(
    'failure-pattern',
    'Regular expressions (RE2), one per line. A deploy log that matches any of them is a failure. Of a log over 8 MiB only the end is read; if that does not match, the outcome is `unknown`.',
  ),
  successPatterns: declarePatterns(
    'success-pattern',
    'Regular expressions (RE2), one per line. A deploy log that does not match all of them is a failure.',
  ),
  healthCheck,
  verifyCommand: declare('verify-command', 'deploy', {
    description:
      'Shell command to run on the runner after the deploy; an exit status other than 0 fails the run.',
    parse: values.parseText,
  }),
  restoreOnFailure: commonInputs.restoreOnFailure,
  rollbackOnFailure: commonInputs.rollbackOnFailure,
  envRequired,
};
export type Inputs = Values<typeof inputs>;
export type HealthCheck = NonNullable<Inputs['healthCheck']>;

/** Runs every time, as there is no state to compare with. */
export const deploy = declareOperation({
  name: 'deploy',
  summary: 'triggers a deploy, follows its log to the end and judges whether it worked',
  scope: 'site',
  plansByState: 'repository',
  repeats: true,
  deploys: true,
  afterKill: {
    what: 'The trigger of the deploy',
    goesOn: 'the deploy may still be running, and how it ends is not known',
    look: 'Look at the deploy log of the site (show-deploy-log prints it);',
  },
  inputs,
  check(given) {
    const judging = {
      'health-check-url': given.healthCheck,
      'verify-command': given.verifyCommand,
      commit: given.commit,
      'expected-commit': given.commit === undefined && given.expectedCommit,
      'failure-pattern': given.failurePatterns?.length,
      'success-pattern': given.successPatterns?.length,
      'restore-on-failure': given.restoreOnFailure,
      'rollback-on-failure': given.rollbackOnFailure,
    };
    const names = Object.entries(judging).flatMap(([name, value]) => (value ? [name] : []));
    const expected = `true: a deploy that is not followed has no use for ${names.join(', ')}`;
    return given.wait === false && names.length > 0 ? [{ input: 'wait', expected }] : [];
  },
});

/** Declares an input of patterns. The engine is loaded only when there are any. */
function declarePatterns(name: string, description: string): Input<readonly Pattern[]> {
  return declare(name, 'deploy', {
    description,
    async parse(text, form) {
      const { compilePattern } = await import('../values/patterns.ts');
      const patterns: Pattern[] = [];
      for (const [index, source] of values.wordsIn(text, /\r?\n/).entries()) {
        const parsed = compilePattern(source);
        if ('value' in parsed) patterns.push(parsed.value);
        else form.report(name, `${parsed.expected}; line ${index + 1} is not one`);
      }
      return { value: patterns };
    },
    missing: [],
  });
}
