import { read, readmeWorkflows } from './pages.ts';

const indent = (text: string, by: number): string => text.trimEnd().replace(/^(?=.)/gm, ' '.repeat(by));

/** A workflow on `push` with one job. */
const workflow = (...steps: readonly string[]): string =>
  `on: push\njobs:\n  deploy:\n    runs-on: ubuntu-latest\n    steps:\n${indent(steps.join(''), 6)}\n`;

const APP_KEY = 'id: deploy\nenv: { DOTENV_APP_KEY: "${{ secrets.APP_KEY }}" }';

/** A step that uses the action, by its inputs and its other keys. */
const use = (inputs: string, keys = APP_KEY): string => `- uses: your-org/site-deploy@<full commit id>
${indent(keys, 2)}
  with:
    base-url: \${{ vars.SITE_API_URL }}
    api-token: \${{ secrets.SITE_API_TOKEN }}
${indent(inputs, 4)}
`;

const CHECKOUT = '- uses: actions/checkout@v6\n';
const SHOP = 'server: web-1\nsite: shop.example\n';
const ALWAYS = 'if: always()';

/**
 * Deploys with the action that it checks out, to a service with words of its own: once to a site that it makes, then to many,
 * then with a script that fails, and then plans again. A step asks another one that is not run.
 */
const LONG = workflow(
  '- uses: acme/asks@v1\n  id: asked\n',
  CHECKOUT,
  CHECKOUT,
  `  with: { repository: you/site-deploy, ref: ${'a'.repeat(40)}, path: .github/actions/site-deploy }\n`,
  use(`server: production-7
site: shop.example
operations: ensure-site, ensure-repository, update-deploy-script, sync-env, deploy
repository-provider: hosted_git_1
env-prefix: DOTENV_
vocabulary: "hosted_git_1: githost"
deploy-script: |
  set -e
  node build.js
  node -e 'require.resolve("zod")' 2>&1 | grep -o "Cannot find module 'zod'"
  env | grep -E '^(npm_|NODE|INIT_CWD|NOTED)' || echo 'no variables of npm, and none of ours'`).replace(
    'your-org/site-deploy@<full commit id>',
    './.github/actions/site-deploy',
  ),
  '- run: exit 3\n',
  '- if: steps.asked.outputs.state\n  run: echo unreached\n',
  use(`targets: "[a.example, '*.a.example', web-2/a.example]"
server: web-1
vocabulary: "hosted_git_1: githost"
health-check-url: https://<site>/
batch-pause: 2m
expected-commit: \${{ github.sha }}`),
  use(`server: production-7
site: shop.example
operations: update-deploy-script, deploy
vocabulary: "hosted_git_1: githost"
deploy-script: |
  set -e
  cat .env
  exit 7
expected-commit: \${{ github.shaa }}`),
  use(`${SHOP}dry-run: true`, "if: failure() && steps.deploy.outputs.outcome == 'failed'"),
  '- run: echo unreached\n',
);

/** Workflows to rehearse, by file: README's, some of the examples, and some with a mistake. */
export const WORKFLOWS: Readonly<Record<string, string>> = {
  'readme.yml': readmeWorkflows().four,
  'deploy-on-push.yml': read('examples/deploy-on-push.yml'),
  'plan-on-pull-request.yml': read('examples/plan-on-pull-request.yml'),
  'preview.yml': read('examples/preview.yml'),
  'long.yml': LONG,
  'slow.yml': workflow(
    CHECKOUT,
    use(`${SHOP}operations: update-deploy-script, deploy
deploy-script: |
  echo "It has begun"
  sleep 60`),
  ),
  'first-plan.yml': workflow(
    use(`${SHOP}operations: ensure-repository\nrepository-provider: hosted_git_1\ndry-run: true`),
  ),
  'mistakes.yml': workflow(
    use('server: web-1\nsite: bakry,test'),
    use('targets: "[\'web-1/*.shop.exmaple\']"', ALWAYS),
  ),
  'misspelled.yml': workflow(use('servers: web-1\nsiet: shop.example')),
  'late.yml': workflow(use("server: web-1\nsite: ${{ fromJSON('[') }}")),
  'unknown-name.yml': workflow(use('server: ${{ github.server\nsite: shop.example')),
  'list.yml': workflow(use('server: web-1\ntargets:\n  - a.example')),
  'flush-list.yml': workflow(use('targets: |\n- a.example\nserver: web-1')),
  'no-yaml.yml': 'on: push\njobs: [',
  'called.yml': workflow(use(SHOP)).replace('push', 'workflow_call'),
  'calls.yml': 'on: push\njobs:\n  a:\n    uses: ./.github/workflows/called.yml\n',
};
