import type { Fault } from './faults.ts';

/** What people read and copy, and the contract of the action. */
export const docsFaults: readonly Fault[] = [
  {
    name: 'an output is left out',
    file: 'src/report/outputs.ts',
    from: "    'plan-hash': text(report.planHash),\n",
    to: '',
    tests: ['contract/action-contract'],
  },
  {
    name: 'an input is read and not used',
    file: 'src/inputs/inputs.ts',
    from: "projectRoot: form.optional('project-root', values.parseText),",
    to: "projectRoot: form.optional('project-root', () => ({ value: undefined })),",
    tests: ['contract/action-contract'],
  },
  {
    name: 'an operation is no longer explained',
    file: 'docs/operations.md',
    from: '### `refresh-opcache`',
    to: '### The opcache',
    tests: ['contract/action-contract'],
  },
  {
    name: 'an outcome says no longer what to do',
    file: 'docs/troubleshooting.md',
    from: '| `timed_out` | ',
    to: '| `late` | ',
    tests: ['contract/action-contract'],
  },
  {
    name: 'a message loses its explanation',
    file: 'docs/troubleshooting.md',
    from: '### `The deploy ended, but verify-command could not be run.`',
    to: '### verify-command',
    tests: ['unit/docs'],
  },
  {
    name: 'a command of the quick start has a slip',
    file: 'README.md',
    from: 'rehearse -- /path/to/your/checkout/.github/workflows/deploy.yml',
    to: 'rehearse -- /path/to/your/checkout/.github/workflow/deploy.yml',
    tests: ['e2e/commands'],
  },
  {
    name: 'a command names a file that is not there',
    file: 'SECURITY.md',
    from: '--signer-workflow your-org/site-deploy/.github/workflows/release.yml',
    to: '--signer-workflow your-org/site-deploy/.github/workflows/releases.yml',
    tests: ['e2e/commands'],
  },
  {
    name: 'the reusable workflow deploys no repository unless it is named',
    file: '.github/workflows/deploy.yml',
    from: '${{ inputs.repository || github.repository }}',
    to: '${{ inputs.repository }}',
    tests: ['e2e/examples'],
  },
  {
    name: 'the reusable workflow passes on another output than it says',
    file: '.github/workflows/deploy.yml',
    from: 'plan-hash: ${{ steps.deploy.outputs.plan-hash }}',
    to: 'plan-hash: ${{ steps.deploy.outputs.outcome }}',
    tests: ['e2e/examples'],
  },
  {
    name: 'a declared input of a workflow may lie idle',
    file: 'scripts/lint-workflows.ts',
    from: 'if (!used.has(name))',
    to: 'if (used.size < 0)',
    tests: ['unit/docs'],
  },
  {
    name: 'a call of the reusable workflow may leave out what it requires',
    file: 'scripts/lint-workflows.ts',
    from: 'if (required && !(one in given))',
    to: 'if (required && one === given)',
    tests: ['unit/docs'],
  },
];
