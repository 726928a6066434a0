/**
 * In which order, and under which headings, README.md tells of inputs and outputs. What action.yml declares stands in
 * exactly one section: one that is new has to be put somewhere.
 */

/** A heading, and the names that stand under it. */
export interface Section {
  readonly title: string;
  readonly names: readonly string[];
}

/** Those of the inputs. */
export const inputSections: readonly Section[] = [
  {
    title: 'Where, and what to do',
    names: [
      'base-url',
      'api-token',
      'server',
      'site',
      'operations',
      'dry-run',
      'plan-hash',
      'timeout',
      'vocabulary',
    ],
  },
  {
    title: 'The site and its repository',
    names: [
      'repository-provider',
      'repository',
      'branch',
      'reinstall-repository',
      'web-directory',
      'project-root',
      'create-database',
      'confirm-delete',
      'preview-domain',
    ],
  },
  { title: 'The deploy script', names: ['deploy-script', 'deploy-script-file', 'report-exit-status'] },
  { title: '`.env`', names: ['env', 'env-file', 'env-prefix', 'env-mode', 'env-remove'] },
  {
    title: 'The deploy, and how it is judged',
    names: [
      'wait',
      'poll-interval',
      'expected-commit',
      'failure-pattern',
      'success-pattern',
      'health-check-url',
      'health-check-status',
      'health-check-contains',
      'health-check-timeout',
      'verify-command',
      'restore-on-failure',
    ],
  },
  { title: 'The manifest', names: ['manifest', 'prune'] },
  {
    title: 'Notifications, certificates, logs',
    names: [
      'chat-a-webhook-url',
      'chat-b-webhook-url',
      'deploy-webhook-url',
      'certificate-id',
      'certificate-min-days',
      'log-entries',
    ],
  },
  { title: 'GitHub', names: ['github-token', 'environment', 'environment-url', 'comment'] },
];

/** Those of the outputs. */
export const outputSections: readonly Section[] = [
  { title: 'How the run ended', names: ['outcome', 'changed', 'results', 'requests', 'retries'] },
  { title: 'The plan', names: ['has-changes', 'plan', 'plan-hash'] },
  {
    title: 'The deploy',
    names: [
      'evidence',
      'deployed-commit',
      'deploy-exit-status',
      'deploy-duration-ms',
      'deploy-log',
      'previous-deploy-at',
      'last-deploy-at',
      'deployment-id',
    ],
  },
  {
    title: 'Server, site and `.env`',
    names: ['server-id', 'site-id', 'site-domain', 'env-added', 'env-changed', 'env-removed'],
  },
];

/** What is wrong with sections for these names, in words: one that is missing, unknown, or there twice. */
export function problemsOf(sections: readonly Section[], declared: readonly string[]): string[] {
  const placed = sections.flatMap(({ names }) => names);
  return [
    ...declared.filter((name) => !placed.includes(name)).map((name) => `${name} stands in no section`),
    ...placed.filter((name) => !declared.includes(name)).map((name) => `action.yml has no ${name}`),
    ...placed.filter((name, at) => placed.indexOf(name) !== at).map((name) => `${name} stands there twice`),
  ];
}
