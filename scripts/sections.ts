/**
 * The headings under which README.md lists the outputs, in their order.
 */

/** A heading, and the names that stand under it. */
export interface Section {
  readonly title: string;
  readonly names: readonly string[];
}

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
