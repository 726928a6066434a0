import { describe, expect, test } from '@jest/globals';
import { auditDependabot, auditWorkflow } from '../../scripts/workflow-audits.ts';

const pin = (action: string): string => `${action}@${'0123456789'.repeat(4)} # v1.2.3`;

/** A workflow that nothing is wrong with. Each case below makes one thing of it wrong. */
const good = `name: Good
on:
  push:
    branches: [main]
permissions:
  contents: read
concurrency:
  group: good
  cancel-in-progress: true
jobs:
  job:
    runs-on: ubuntu-24.04
    permissions:
      contents: read
      # Comments on the pull request.
      pull-requests: write
    steps:
      - uses: ${pin('actions/checkout')}
        with:
          persist-credentials: false
      - uses: ${pin('actions/setup-node')}
      - uses: ${pin('actions/github-script')}
        with:
          script: return 1
      - uses: your-org/site-deploy@v0
        with:
          deploy-script: git checkout \${{ github.sha }}
          verify-command: 'true'
      - if: github.ref == 'refs/heads/main'
        env:
          TITLE: \${{ github.event.head_commit.message }}
        run: echo "$TITLE"
`;

const steps = '    steps:\n';
const cases: readonly { audit: string; from: string; to: string; also?: readonly string[] }[] = [
  { audit: 'anonymous-definition', from: 'name: Good\n', to: '' },
  { audit: 'artipacked', from: '        with:\n          persist-credentials: false\n', to: '' },
  { audit: 'artipacked', from: 'persist-credentials: false', to: 'persist-credentials: true' },
  {
    audit: 'bot-conditions',
    from: "github.ref == 'refs/heads/main'",
    to: "github.actor == 'dependabot[bot]'",
  },
  { audit: 'concurrency-limits', from: '  cancel-in-progress: true\n', to: '' },
  { audit: 'dangerous-triggers', from: '  push:\n    branches: [main]', to: '  pull_request_target:' },
  { audit: 'dangerous-triggers', from: 'on:\n  push:\n    branches: [main]', to: 'on: [push, workflow_run]' },
  { audit: 'dangerous-triggers', from: 'on:\n  push:\n    branches: [main]', to: 'on: workflow_run' },
  { audit: 'excessive-permissions', from: 'permissions:\n  contents: read\nconc', to: 'conc' },
  {
    audit: 'excessive-permissions',
    from: 'permissions:\n  contents: read\nconc',
    to: 'permissions: write-all\nconc',
  },
  { audit: 'excessive-permissions', from: '  contents: read\nconc', to: '  issues: write\nconc' },
  { audit: 'github-env', from: 'echo "$TITLE"', to: 'echo "T=$TITLE" >> "$GITHUB_ENV"' },
  {
    audit: 'hardcoded-container-credentials',
    from: steps,
    to: `    services:\n      db:\n        credentials:\n          password: hunter2\n${steps}`,
  },
  {
    audit: 'insecure-commands',
    from: '          TITLE:',
    to: '          ACTIONS_ALLOW_UNSECURE_COMMANDS: 1\n          TITLE:',
  },
  { audit: 'misfeature', from: '        run: echo', to: '        shell: cmd\n        run: echo' },
  { audit: 'obfuscation', from: 'actions/github-script@', to: 'actions/github-script/./@' },
  { audit: 'obfuscation', from: "'true'", to: "${{ 'true' }}", also: ['template-injection'] },
  { audit: 'obfuscation', from: '{ github.event.head_commit.message }', to: "{ '' }" },
  { audit: 'obfuscation', from: "verify-command: 'true'", to: 'verify-command: *anchor' },
  { audit: 'overprovisioned-secrets', from: 'github.event.head_commit.message', to: 'toJSON(secrets)' },
  { audit: 'overprovisioned-secrets', from: 'github.event.head_commit.message', to: 'secrets[github.ref]' },
  { audit: 'secrets-inherit', from: steps, to: `    secrets: inherit\n${steps}` },
  { audit: 'self-hosted-runner', from: 'runs-on: ubuntu-24.04', to: 'runs-on: [self-hosted, linux-box]' },
  { audit: 'template-injection', from: 'echo "$TITLE"', to: 'echo "${{ env.TITLE }}"' },
  { audit: 'template-injection', from: 'return 1', to: "return '${{ github.head_ref }}'" },
  {
    audit: 'template-injection',
    from: 'git checkout ${{ github.sha }}',
    to: 'git checkout ${{ github.ref_name }}',
  },
  { audit: 'template-injection', from: "'true'", to: 'test ${{ inputs.what }}' },
  { audit: 'undocumented-permissions', from: '      # Comments on the pull request.\n', to: '' },
  { audit: 'unpinned-images', from: steps, to: `    container: node:24\n${steps}` },
  { audit: 'unpinned-images', from: pin('actions/github-script'), to: 'docker://node:24' },
  { audit: 'unpinned-uses', from: pin('actions/github-script'), to: 'actions/github-script@v8' },
  { audit: 'unpinned-uses', from: ' # v1.2.3', to: ' # v1' },
  { audit: 'unredacted-secrets', from: 'github.event.head_commit.message', to: 'fromJSON(secrets.ALL).one' },
  { audit: 'unsound-condition', from: "if: github.ref == 'refs/heads/main'", to: 'if: "!${{ github.ref }}"' },
  {
    audit: 'unsound-condition',
    from: "if: github.ref == 'refs/heads/main'",
    to: 'if: |\n          ${{ false }}',
  },
  {
    audit: 'unsound-contains',
    from: "github.ref == 'refs/heads/main'",
    to: "contains('refs/heads/main', github.ref)",
  },
];

const namesOf = (text: string): readonly string[] => [
  ...new Set(auditWorkflow(text).map(({ audit }) => audit)),
];

describe('the audits of workflows', () => {
  test('find nothing where nothing is wrong', () => {
    expect(auditWorkflow(good)).toEqual([]);
  });

  test.each(cases)('$audit (case %#)', ({ audit, from, to, also = [] }) => {
    expect(good).toContain(from);
    expect(namesOf(good.replace(from, () => to))).toEqual([audit, ...also]);
  });

  test.each([
    ['a tag', 'branches: [main]', 'tags: [v1]'],
    ['a release', 'push:\n    branches: [main]', 'release:\n    types: [published]'],
    ['a job that may write', 'pull-requests: write', 'contents: write'],
  ])('let nothing of a cache into what is published: %s', (_, from, to) => {
    const published = good.replace(from, to);
    expect(namesOf(published)).toEqual(['cache-poisoning']);
    const setup = `${pin('actions/setup-node')}\n        with:\n          package-manager-cache:`;
    const without = published.replace(pin('actions/setup-node'), `${setup} false`);
    expect(namesOf(without)).toEqual([]);
    expect(namesOf(without.replace('-cache: false', '-cache: false\n          cache: npm'))).toEqual([
      'cache-poisoning',
    ]);
    expect(namesOf(without.replace('actions/github-script', 'actions/cache/restore'))).toEqual([
      'cache-poisoning',
    ]);
  });

  test('say where it is', () => {
    const wrong = good.replace('echo "$TITLE"', 'echo "${{ env.TITLE }}"');
    const line = wrong.split('\n').findIndex((one) => one.includes('env.TITLE')) + 1;
    expect(auditWorkflow(wrong)).toMatchObject([{ audit: 'template-injection', line }]);
  });
});

describe('the audits of Dependabot', () => {
  const configuration = (more: string): string =>
    `version: 2\nupdates:\n  - package-ecosystem: npm\n    directory: /\n${more}`;

  test.each([
    ['    cooldown:\n      default-days: 7\n', []],
    ['', ['dependabot-cooldown']],
    ['    cooldown:\n      default-days: 2\n', ['dependabot-cooldown']],
    [
      '    cooldown:\n      default-days: 9\n    insecure-external-code-execution: allow\n',
      ['dependabot-execution'],
    ],
  ])('%j', (more, names) => {
    expect(auditDependabot(configuration(more)).map(({ audit }) => audit)).toEqual(names);
  });
});
