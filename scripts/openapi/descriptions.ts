/**
 * The content of an answer: a resource of section 2 by its name (alone, in a list, in a page of a list), or a text by its
 * field. `assumed` marks what only docs/api-gaps.md says. The client accepts other shapes as well.
 */
export type Answer =
  | { readonly data: string; readonly orNull?: true; readonly assumed?: true }
  | { readonly list: string }
  | { readonly page: string }
  | { readonly text: string; readonly orNull?: true; readonly assumed?: true }
  | 'nothing';

/** The words of the OpenAPI description for an endpoint of the client. */
export interface Description {
  readonly summary: string;
  readonly answer: Answer;
  /** The document does not show the body. */
  readonly bodyAssumed?: true;
}

/** The descriptions of a kind's endpoints, by their names in the kind. */
export function describeKind(name: string) {
  return {
    list: { summary: `List the ${name}s`, answer: { list: name } },
    create: { summary: `Create a ${name}`, answer: { data: name, assumed: true } },
    show: { summary: `Show a ${name}`, answer: { data: name, assumed: true } },
    remove: { summary: `Delete a ${name}`, answer: 'nothing' },
  } as const;
}

const message = { text: 'message' } as const;
const site = { data: 'Site' } as const;

/** The descriptions of all other endpoints, by method and path. */
export const descriptions: Readonly<Record<string, Description>> = {
  'GET /api/servers': { summary: 'List the servers', answer: { list: 'Server' } },
  'GET /api/servers/{server}': { summary: 'Show a server', answer: { data: 'Server' } },
  'GET /api/servers/{server}/logs': {
    summary: "List the entries of a server's log, the newest first",
    answer: { page: 'LogEntry' },
  },
  'POST /api/servers/{server}/refresh-opcache': {
    summary: 'Refresh the PHP opcode cache of a server',
    answer: { data: 'Server' },
  },
  'POST /api/servers/{server}/restart': {
    summary: 'Reboot a server; other actions on it must wait until it has started',
    answer: message,
  },
  'GET /api/servers/{server}/sites': { summary: 'List the sites of a server', answer: { list: 'Site' } },
  'POST /api/servers/{server}/sites': { summary: 'Create a site', answer: site },
  ...ofSite({
    'GET ': { summary: 'Show a site', answer: site },
    'DELETE ': { summary: 'Delete a site', answer: { ...message, assumed: true } },
    'GET /log': { summary: "Show the site's latest deploy log", answer: { data: 'LogEntry', orNull: true } },
    'POST /blogapp': { summary: 'Install the blogapp on a site', answer: site },
    'DELETE /blogapp': { summary: 'Uninstall the blogapp from a site', answer: site },
    'POST /cloudstore': { summary: 'Install the cloudstore on a site', answer: site },
    'DELETE /cloudstore': { summary: 'Uninstall the cloudstore from a site', answer: site },
    'POST /repository': {
      summary: 'Install a git repository on a site',
      answer: { data: 'SiteWithRepository' },
    },
    'DELETE /repository': { summary: 'Remove the git repository from a site', answer: site },
    'POST /deploy': {
      summary: 'Deploy a site; without a repository no deploy happens',
      answer: { ...message, assumed: true },
    },
    'GET /deploy/script': {
      summary: "Show the site's deploy script",
      answer: { text: 'deploy_script', assumed: true },
    },
    'PATCH /deploy/script': {
      summary: 'Replace the deploy script of a site',
      answer: { ...message, assumed: true },
      bodyAssumed: true,
    },
    'GET /env': {
      summary: "Show the site's `.env`; null when the file is absent",
      answer: { text: 'content', orNull: true, assumed: true },
    },
    'PATCH /env': {
      summary: "Replace the site's `.env`; nothing is written when the file is absent",
      answer: { ...message, orNull: true, assumed: true },
      bodyAssumed: true,
    },
    'PATCH /notifications': {
      summary: 'Set the notification URLs of a site; one that is left out keeps its value',
      answer: { data: 'ExtendedSite' },
    },
    'GET /certificates/{certificate}': {
      summary: 'Show a certificate of a site',
      answer: { data: 'Certificate' },
    },
    'POST /queues/{record}/restart': { summary: 'Restart a queue worker', answer: message },
  }),
};

function ofSite(endpoints: Readonly<Record<string, Description>>): Record<string, Description> {
  const site = '/api/servers/{server}/sites/{site}';
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, description]) => [name.replace(' ', ` ${site}`), description]),
  );
}
