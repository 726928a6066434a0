/** The headings under which docs/reference.md lists the inputs, in order. */
export const inputSections = {
  target: 'Target and operations',
  list: 'Many sites',
  site: 'The site and its repository',
  script: 'The deploy script',
  env: '`.env`',
  deploy: 'The deploy and its verdict',
  manifest: 'The manifest',
  other: 'Notifications, certificates, logs',
  github: 'GitHub',
} as const;

export type Section = keyof typeof inputSections;
