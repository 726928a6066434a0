import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readmeWorkflows } from './readme-workflows.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const examples = [
  'deploy-on-push',
  'many-servers',
  'many-sites',
  'plan-on-pull-request',
  'preview',
  'two-sites',
];

/** A step of a workflow on `push`, with more inputs or other ones. */
const workflow = (inputs: string, more = '') => `on: push
jobs:
  deploy:
    runs-on: ubuntu-latest
    steps:
      - uses: your-org/site-deploy@v0
        id: deploy
        env:
          DOTENV_APP_KEY: \${{ secrets.APP_KEY }}
        with:
          base-url: \${{ vars.SITE_API_URL }}
          api-token: \${{ secrets.SITE_API_TOKEN }}
          ${inputs.trim().replaceAll('\n', '\n          ')}
${more}`;

/** A workflow that checks the action out, and deploys with what a script of the site's own needs. */
const CHECKED_OUT = workflow(
  `server: web-1
site: shop.example
operations: ensure-site, ensure-repository, update-deploy-script, deploy
repository-provider: hosted_git_1
deploy-script: |
  set -e
  node build.js
  node -e 'require.resolve("zod")' 2>&1 | grep -o "Cannot find module 'zod'"`,
  `      - run: |
          echo "node: $(command -v node)"
          env | grep -E '^(npm_|NODE|INIT_CWD)' || echo 'no variables of npm'
`,
).replace(
  'uses: your-org/site-deploy@v0',
  `uses: actions/checkout@v6
      - uses: actions/checkout@v6
        with:
          repository: you/site-deploy
          ref: ${'a'.repeat(40)}
          path: .github/actions/site-deploy
      - uses: ./.github/actions/site-deploy`,
);

/** Workflows to rehearse, by file: README's, some of the examples, and some with a mistake. */
export const WORKFLOWS: Readonly<Record<string, string>> = {
  'readme.yml': readmeWorkflows().four,
  'smallest.yml': readmeWorkflows().smallest,
  ...Object.fromEntries(examples.map((name) => [`${name}.yml`, read(`examples/${name}.yml`)])),
  'words.yml': workflow(
    `server: production-7
site: shop.example
operations: ensure-site, ensure-repository, sync-env, deploy
repository-provider: hosted_git_1
env-prefix: DOTENV_
vocabulary: |
  hosted_git_1: githost`,
    `  after:
    needs: deploy
    runs-on: ubuntu-latest
    steps:
      - run: exit 3
`,
  ),
  'checked-out.yml': CHECKED_OUT,
  'called.yml': readmeWorkflows().four.replace(/^on: .*\n/m, 'on: workflow_call\n'),
  'calls.yml': 'on: push\njobs:\n  a:\n    uses: ./.github/workflows/called.yml\n',
  'no-token.yml': readmeWorkflows().four.replace(/api-token: .*/, "api-token: ''"),
  'patterns.yml': workflow(`targets: "['web-1/*.shop.exmaple']"\noperations: deploy`),
  'left-out.yml': workflow('server: web-1\nsite: shop.example\nhealth-check-url: shop.example'),
  'broken.yml': workflow(
    `server: web-1
site: shop.example
operations: update-deploy-script, sync-env, deploy
env-prefix: DOTENV_
deploy-script: |
  set -e
  cat .env
  exit 7`,
    `      - if: failure()
        run: echo "\${{ steps.deploy.outputs.outcome }}" > "$TOLD"
      - run: echo unreached > "$TOLD"
`,
  ),
  'slow.yml': workflow(`server: web-1
site: shop.example
operations: update-deploy-script, deploy
deploy-script: |
  echo "It has begun"
  sleep 20`),
  'no-domain.yml': workflow('server: web-1\nsite: bakry,test'),
  'misspelled.yml': workflow(`servers: web-1
sight: shop.example`),
  'unknown-name.yml': workflow(`server: \${{ github.server
site: shop.example`),
  'late.yml': workflow(`server: web-1
site: \${{ fromJSON('[') }}`),
  'no-yaml.yml': 'on: push\njobs: [',
  'no-step.yml': 'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: echo\n',
};
