import { unescape as decodePercent } from 'node:querystring';
import * as values from '../values/input-values.ts';
import { declare, declareGroup, type Form, type TextInput } from './input.ts';

/** The inputs of the run as a whole, and those that several operations use. */

const baseUrl = {
  name: 'base-url',
  section: 'target',
  description:
    'Address of the service without `/api`, as in `https://panel.example.com`; a path prefix is kept. Plain `http` only for this machine.',
  required: true,
  parse: values.parseBaseUrl,
} as const satisfies TextInput<unknown>;

/** The address of the service, and the proxy for requests to it, if any. */
export const service = declareGroup([baseUrl], (form) => {
  const url = form.text(baseUrl) ?? '';
  return { baseUrl: url, proxy: form.proxyFor(url) };
});

/** An id, or a domain; empty when no operation needs a site. */
export const site = declare({
  name: 'site',
  section: 'target',
  description: 'Id of the site, or its domain. Required unless every operation is of the server.',
  public: true,
  parse: values.parseName,
  missing: '',
});

export const timeoutMs = declare({
  name: 'timeout',
  section: 'target',
  description: 'One deadline for the whole run, as in `90s`, `10m`, `1h` or whole seconds.',
  default: '15m',
  parse: values.parseTime,
});

const repositoryText = {
  name: 'repository',
  section: 'site',
  description:
    'For `ensure-repository`, `<user>/<repository>`, or a git URL ending in `.git` with the provider `custom`.',
  default: '${{ github.repository }}',
  public: true,
  parse: values.parseText,
} as const satisfies TextInput<unknown>;

/** The name or git URL of the site's repository; empty when not given. */
export const repository = declareGroup([repositoryText], (form) => {
  const text = form.text(repositoryText) ?? '';
  hideCredentials(text, form);
  return text;
});

/** True when the exit report goes in front of the deploy script. */
export const reportExitStatus = declare({
  name: 'report-exit-status',
  section: 'script',
  description: 'Put a line in front of the deploy script that makes it report its exit status and commit.',
  default: 'true',
  parse: values.parseBoolean,
});

export const expectedCommit = declare({
  name: 'expected-commit',
  section: 'deploy',
  description: 'The commit that must have been deployed, at least its first 7 digits.',
  parse: values.parseCommit,
});

export const restoreOnFailure = declare({
  name: 'restore-on-failure',
  section: 'deploy',
  description:
    'When the deploy fails, put back the deploy script and the `.env` that this run replaced, unless somebody has changed them since.',
  default: 'false',
  parse: values.parseBoolean,
});

export const githubToken = declare({
  name: 'github-token',
  section: 'github',
  description:
    'Token for what is left on GitHub: `github.token`. With `environment` the deploy shows as a GitHub Deployment, and the job needs the permission `deployments: write`; with `comment` it needs `pull-requests: write`, for `sweep-previews` `pull-requests: read`. Masked at once.',
  secret: 'token',
  parse: values.parseToken,
});

/** Reads an input that holds either the text itself or, in one line, the path of a YAML or JSON file. */
export function readTextOrFile(form: Form, input: string): { readonly text: string; readonly file: string } {
  const given = form.source.get(input).trim();
  if (!/^[^\r\n{]+\.(ya?ml|json)$/i.test(given)) return { text: given, file: '' };
  return { text: form.file(input, given)?.trim() ?? '', file: given };
}

/** Masks the password of a git URL, and a user name so long that it is probably a token. */
function hideCredentials(url: string, { source: { hide } }: Form): void {
  const { username, password } = URL.parse(url) ?? { username: '', password: '' };
  const secrets = [password, username.length >= 16 ? username : ''];
  hide(secrets.flatMap((secret) => [secret, decodePercent(secret)]));
}

/** The inputs of the run as a whole, except the vocabulary, which needs the kinds. */
export const commonInputs = {
  service,
  apiToken: declare({
    name: 'api-token',
    section: 'target',
    description: 'Token of the API. Masked at once.',
    required: true,
    secret: 'token',
    parse: values.parseToken,
  }),
  /** An id, or a name. */
  server: declare({
    name: 'server',
    section: 'target',
    description: 'Id of the server, or its exact name.',
    required: true,
    public: true,
    parse: values.parseName,
  }),
  site,
  /** The names of the operations, not yet looked up. */
  operations: declare({
    name: 'operations',
    section: 'target',
    description: 'What to do, in this order; separated by line breaks or commas.',
    default: 'deploy',
    parse: values.parseWords,
  }),
  dryRun: declare({
    name: 'dry-run',
    section: 'target',
    description: 'Plan only; sends nothing but GET requests.',
    default: 'false',
    parse: values.parseBoolean,
  }),
  /** The hash that the plan must have for anything to be written. */
  planHash: declare({
    name: 'plan-hash',
    section: 'target',
    description:
      'The output of the same name of an earlier run with `dry-run`. When the plan is no longer that one, the run fails before it writes anything.',
    parse: values.parsePlanHash,
  }),
  timeoutMs,
  repository,
  expectedCommit,
  restoreOnFailure,
  githubToken,
  /** The GitHub environment of the site. With a GitHub token, the deploy shows as a GitHub Deployment to it. */
  environment: declare({
    name: 'environment',
    section: 'github',
    description:
      'The environment that the GitHub Deployment is of, such as `production`. Not in a job that has an `environment` itself, for which GitHub makes a deployment of its own. With `delete-site`, those of this action become inactive.',
    public: true,
    parse: values.parseEnvironment,
  }),
  environmentUrl: declare({
    name: 'environment-url',
    section: 'github',
    description: 'Where people find the deployed site; GitHub links to it.',
    public: true,
    parse: values.parseLink,
  }),
  comment: declare({
    name: 'comment',
    section: 'github',
    description:
      'Leave one comment on the pull request, updated in place, with what the run plans or did. Needs `github-token`.',
    default: 'false',
    parse: values.parseBoolean,
  }),
};
