import type { Texts } from './workflow.ts';

/** The stand-ins of a rehearsal for the real things. */
export interface Standing {
  readonly apiUrl: string;
  readonly token: string;
  /** Path of a bare copy of the checkout. */
  readonly repository: string;
  /** Servers of the workflow that the sandbox has not, by the one that stands for each. */
  readonly servers: Map<string, string>;
}

/** The inputs of a step as they are rehearsed, and what was done to them, a line each. */
export interface Rehearsed {
  readonly inputs: Texts;
  readonly notes: readonly string[];
}

/** Servers of a sandbox, by name and id. */
const SERVERS = ['web-1', 'web-2', '1', '2'];

const WEBHOOKS = ['chat-a-webhook-url', 'chat-b-webhook-url', 'deploy-webhook-url'];

/** Inputs that a rehearsal leaves out, and why. */
const LEFT_OUT: readonly (readonly [names: readonly string[], why: string])[] = [
  [
    ['health-check-url', 'health-check-contains', 'health-check-status', 'health-check-timeout'],
    'nothing of a rehearsal is at that address',
  ],
  [['verify-command'], 'it would look at the real site'],
  [['github-token', 'comment', 'environment', 'environment-url'], 'a rehearsal leaves nothing on GitHub'],
];

/** Puts the sandbox in the place of the service, and leaves out what a rehearsal has not. */
export function standIn(given: Texts, standing: Standing): Rehearsed {
  const inputs: Record<string, string> = {
    ...given,
    'base-url': standing.apiUrl,
    'api-token': standing.token,
  };
  const notes = ['base-url and api-token are those of the sandbox'];
  const server = serverFor((given.server ?? '').trim(), standing.servers);
  if (server !== given.server) notes.push(`server ${given.server} is ${server} in the sandbox`);
  inputs.server = server;
  if (/^\d+$/.test((given.site ?? '').trim())) {
    inputs.site = `site-${given.site?.trim()}.example`;
    notes.push(`site ${given.site} is ${inputs.site} in the sandbox`);
  }
  if (given['repository-provider']?.trim() === 'custom') {
    inputs.repository = standing.repository;
    notes.push(`repository ${given.repository ?? ''} is a copy of the checkout`.replace('  ', ' '));
  }
  for (const name of WEBHOOKS.filter((one) => isGiven(given, one))) {
    inputs[name] = `${standing.apiUrl}/nobody`;
    notes.push(`${name} is an address at which nobody is told`);
  }
  for (const [names, why] of LEFT_OUT) {
    const left = names.filter((name) => isGiven(given, name));
    for (const name of left) delete inputs[name];
    if (left.length > 0) notes.push(`${left.join(', ')}: left out, as ${why}`);
  }
  return { inputs, notes };
}

/** The operations of a step, in their order. */
export function operationsOf(given: Texts): string[] {
  return (given.operations ?? '')
    .split(/[\n,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Operations that need nothing of the site, or that it is not there. */
const WITHOUT_SITE = ['ensure-site', 'delete-site', 'sweep-previews'];

/**
 * Lists the operations by which an earlier run would have prepared a site that the workflow expects to be there; none if it
 * expects nothing.
 */
export function operationsBefore(given: Texts): string[] {
  const operations = operationsOf(given);
  if ((given.site ?? '').trim() === '' || operations.some((name) => WITHOUT_SITE.includes(name))) return [];
  const bringsRepository = operations.includes('ensure-repository');
  return [
    'ensure-site',
    ...(bringsRepository ? [] : ['ensure-repository']),
    ...(bringsRepository || operations.includes('update-deploy-script') ? [] : ['update-deploy-script']),
  ];
}

/** Deploys the newest commit of a branch; the script of a site that was there before. */
export function scriptBefore(branch: string): string {
  const quoted = `'${branch.replaceAll("'", "'\\''")}'`;
  return `set -e\ngit fetch --quiet origin ${quoted}\ngit reset --hard FETCH_HEAD\n`;
}

function isGiven(given: Texts, name: string): boolean {
  return (given[name] ?? '').trim() !== '';
}

/** One of the sandbox's servers for each that it has not; a third has to share. */
function serverFor(server: string, servers: Map<string, string>): string {
  if (server === '' || SERVERS.includes(server)) return server;
  const known = servers.get(server) ?? (servers.size % 2 === 0 ? 'web-1' : 'web-2');
  servers.set(server, known);
  return known;
}
