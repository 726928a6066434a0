import { unescape as decodePercent } from 'node:querystring';
import * as values from '../values/input-values.ts';
import { combine, declare, declareFlag, type Form } from './input.ts';

/** The inputs of the run as a whole, and those that several operations use. */

const baseUrl = declare('base-url', 'target', {
  description:
    'Address of the service without `/api`, such as `https://panel.example.com`; a path prefix is kept. Plain `http` only for loopback addresses.',
  required: true,
  ofRun: true,
  parse: values.parseBaseUrl,
});

const proxy = combine({ baseUrl }, ({ baseUrl: url }, form) => form.proxyFor(url));

export const reportExitStatus = declareFlag('report-exit-status', 'script', {
  description: 'Put a frame around the deploy script that reports its exit status and commit.',
  default: 'true',
});

export const commit = declare('commit', 'deploy', {
  description:
    'Id of the commit to deploy, such as `github.sha`, wherever the branch is by then. `update-deploy-script` passes it to the script as `$SITE_DEPLOY_COMMIT`. The run fails if another commit was deployed.',
  public: true,
  parse: (text, form) => refuseTag(values.parseCommit(text), form),
});

/** The line that brings a site to the commit of the run. Without `exit`, `set -e` misses a failed fetch. */
export const CHECKOUT_LINE = 'git fetch origin && git reset --hard "$SITE_DEPLOY_COMMIT" || exit';

async function refuseTag(parsed: values.Parsed<string>, form: Form): Promise<values.Parsed<string>> {
  const tag = 'value' in parsed ? await form.findTag?.(parsed.value) : undefined;
  if (tag === undefined) return parsed;
  return {
    expected: `the id of a commit; that of the annotated tag ${tag.name} was given, which points to commit ${tag.commit}`,
  };
}

/** Reads one of two words. The second one needs the input commit. */
function parseWay<const Word extends string>(usual: Word, other: Word) {
  const parse = values.parseOneOf<Word>([usual, other]);
  return (text: string, form: Form): values.Parsed<Word> => {
    const isIdle = text === other && form.get('commit').trim() === '';
    return isIdle ? { expected: `${usual}, unless commit is given` } : parse(text);
  };
}

export const olderCommit = declare('older-commit', 'deploy', {
  description:
    'If a newer commit than `commit` is live: `refuse` to deploy the older one, which ends as `superseded`, or `deploy` it anyway.',
  default: 'refuse',
  parse: parseWay('refuse', 'deploy'),
});

export const commitBy = declare('commit-by', 'deploy', {
  description:
    'How the deploy script learns `commit`: from a line in the `script`, or from a `variable` sent with the deploy. Only some services pass variables on.',
  default: 'script',
  parse: parseWay('script', 'variable'),
});

const prefix = declare('expected-commit', 'deploy', {
  description:
    'Only a check, for a script that follows a branch: the run fails unless the script reports this commit, given by at least 7 digits. To choose what is deployed, use `commit`.',
  public: true,
  async parse(text, form) {
    const parsed = values.parseCommitPrefix(text);
    const wanted = (await commit.read(form))?.value;
    if ('value' in parsed && wanted?.startsWith(parsed.value) === false)
      form.report('commit, expected-commit', 'the same commit in both; commit alone is enough');
    return 'value' in parsed && parsed.value === wanted ? parsed : refuseTag(parsed, form);
  },
});

/** The commit that must have been deployed, or its first digits, in small letters. */
export const expectedCommit = combine({ prefix }, async (given, form) => {
  return (await commit.read(form))?.value ?? given.prefix;
});

/** Reads an input that holds a text, or in one line the path of a YAML or JSON file. Messages about its lines name `file`. */
export function readTextOrFile(form: Form, input: string): { readonly text: string; readonly file: string } {
  const given = form.get(input);
  const path = given.trimEnd().replace(/^[ \t]+/, '');
  const isPath = /^[^\r\n{]+\.(ya?ml|json)$/i.test(path);
  const text = isPath ? (form.file(input, path) ?? '') : given;
  // Not trimmed: messages name its lines, and the indentation of the first one counts.
  return { text: text.trim() === '' ? '' : text, file: isPath ? path : input };
}

/** The readers and the writer of dotenv text, which are loaded when there is any. */
export const envTexts = () => import('./env-text.ts');

export const envRequired = declare<ReadonlySet<string>>('env-required', 'env', {
  description:
    'Keys that must have a value in the `.env`, or the path of a file with them, such as `.env.example`. If one has none, the run fails before it deploys.',
  async parse(text, form) {
    const { readKeys } = await envTexts();
    return { value: new Set(values.wordsIn(text).flatMap((word) => readKeys(word, form))) };
  },
  missing: new Set(),
});

/** The inputs of a run on one target, except the vocabulary, which needs the kinds, and those of operations. */
export const commonInputs = {
  baseUrl,
  proxy,
  apiToken: declare('api-token', 'target', {
    description: 'API token.',
    required: true,
    secret: 'token',
    ofRun: true,
    parse: values.parseToken,
  }),
  server: declare('server', 'target', {
    description: 'Id or exact name of the server. Required unless every entry of `targets` names one.',
    public: true,
    parse: values.parseName,
    missing: '',
  }),
  site: declare('site', 'target', {
    description:
      'Id or domain of the site. Left out with `targets`, or if all operations concern only the server.',
    public: true,
    parse: values.parseSite,
    missing: '',
  }),
  /** The names of the operations, not yet looked up. */
  asked: declare('operations', 'target', {
    description:
      'Operations to run, in order, separated by line breaks or commas. `deploy` by itself may only see that a deploy ended; after `update-deploy-script`, or with a check such as `health-check-url`, also whether it worked.',
    default: 'deploy',
    ofRun: true,
    parse: (text) => ({ value: values.wordsIn(text) }),
  }),
  dryRun: declareFlag('dry-run', 'target', {
    description: 'Only plan; send nothing but GET requests.',
    ofRun: true,
  }),
  planHash: declare('plan-hash', 'target', {
    description:
      'The output `plan-hash` of a run with `dry-run`. If the plan has changed since, nothing is written.',
    ofRun: true,
    parse: values.parsePlanHash,
  }),
  timeoutMs: declare('timeout', 'target', {
    description: 'Time limit of the whole run, such as `90s`, `10m`, `1h` or whole seconds.',
    default: '15m',
    ofRun: true,
    parse: values.parseTime,
  }),
  mostAMinute: declare('max-requests-per-minute', 'target', {
    description: 'The most API requests in any minute, 1 to 1000.',
    ofRun: true,
    parse: values.parseWholeNumber(1, 1000),
  }),
  repository: declare('repository', 'site', {
    description:
      'For `ensure-repository`, `<user>/<repository>` or, with the provider `custom`, a git URL ending in `.git`.',
    expression: '${{ github.repository }}',
    public: true,
    parse(text, form) {
      form.hide(values.credentialsIn(text).flatMap((secret) => [secret, decodePercent(secret)]));
      return { value: text };
    },
    missing: '',
  }),
  commit,
  commitBy,
  expectedCommit,
  restoreOnFailure: declareFlag('restore-on-failure', 'deploy', {
    description:
      'If the deploy fails, restore the deploy script and the `.env` that this run replaced, unless they have been changed since.',
  }),
  rollbackOnFailure: declareFlag('rollback-on-failure', 'deploy', {
    description:
      'If the deploy fails, restore as `restore-on-failure` does, and deploy the commit that the restored script pins, or with `commit-by: variable` the one that was live. At most once in a run.',
  }),
  /** Undefined where nothing evaluates the default: outside GitHub, or if it was given as empty. */
  githubToken: declare('github-token', 'github', {
    description:
      "Token for GitHub's API. Used only with `commit` (the job needs the permission `contents: read`), `environment` (`deployments: write`), `comment` (`pull-requests: write`) and `sweep-previews` (`pull-requests: read`).",
    expression: '${{ github.token }}',
    secret: 'token',
    ofRun: true,
    parse: values.parseToken,
  }),
  environment: declare('environment', 'github', {
    description:
      'Environment on GitHub, such as `production`: `deploy` creates a GitHub Deployment, and `delete-site` makes those of this action inactive. The job needs the permission `deployments: write`. With `targets`, `<server>` and `<site>` are replaced. If the job has an `environment` as well, set `deployment: false` there, or GitHub creates a second one.',
    public: true,
    parse: values.parseName,
  }),
  environmentUrl: declare('environment-url', 'github', {
    description: 'Address of the deployed site, which GitHub links to.',
    public: true,
    parse: values.parseLink,
  }),
  comment: declareFlag('comment', 'github', {
    description: 'Post one comment on the pull request with what the run plans or did; later runs update it.',
    ofRun: true,
  }),
};
