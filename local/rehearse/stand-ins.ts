import { metadata } from '../../harness/metadata.ts';
import { defaultDeployScript } from '../../sandbox/deploy-script.ts';
import { operations } from '../../src/operations/index.ts';
import type { Operation } from '../../src/operations/operation.ts';
import { declarations } from '../../src/targets/inputs.ts';
import { parseBaseUrl } from '../../src/values/input-values.ts';
import { HOW_TO_REHEARSE_MANY } from './our-steps.ts';
import type { Step, Texts } from './workflow.ts';

/** The stand-ins of a rehearsal for the real things. */
export interface Standing {
  readonly apiUrl: string;
  readonly token: string;
  /** Path of a bare copy of the checkout. */
  readonly repository: string;
  /** The token for the comment on the pull request; undefined when there is to be none. */
  readonly commentToken: string | undefined;
  /** True to leave health checks out. */
  readonly withoutChecks: boolean;
}

/** The inputs of a step as they are rehearsed, what was done to them, a line each, and what is therefore not checked. */
interface Rehearsed {
  readonly inputs: Texts;
  readonly notes: readonly string[];
  readonly unchecked: readonly string[];
}

/** Inputs that lead to the service: always replaced. */
export const SERVICE_INPUTS = ['base-url', 'api-token'];

/** Servers of a sandbox, by name and id. */
const SERVERS = ['web-1', 'web-2', '1', '2'];

/** Puts the sandbox in the place of the service, and leaves out what a rehearsal has not. */
export function standIn(given: Texts, standing: Standing): Rehearsed {
  const { apiUrl, commentToken } = standing;
  const inputs: Record<string, string> = { ...given, 'api-token': standing.token };
  const notes = ['base-url and api-token are those of the sandbox'];
  const unchecked = [...SERVICE_INPUTS];
  const url = given['base-url']?.trim() || apiUrl;
  // Where it is wrong, the action says so, and sends nothing.
  inputs['base-url'] = 'value' in parseBaseUrl(url) ? apiUrl : url;
  const replace = (name: string, text: string): void => {
    if (text !== given[name]) notes.push(`${name} ${given[name]} is ${text} in the sandbox`);
    inputs[name] = text;
  };
  const server = given.server?.trim() ?? '';
  if (server !== '') {
    replace('server', SERVERS.includes(server) ? server : 'web-1');
    unchecked.push(`server ${server}`);
  }
  if ('site' in given) {
    replace('site', siteFor(given.site));
    if (operationsBefore(given).length > 0) unchecked.push(`site ${given.site}`);
  }
  if (given['repository-provider']?.trim() === 'custom') {
    inputs.repository = standing.repository;
    notes.push('repository is a copy of the checkout');
  }
  for (const input of declarations.filter(({ name }) => isGiven(given, name))) {
    const { name, secret } = input;
    const why = whyWithout(input, standing);
    if (secret === 'url') {
      inputs[name] = `${apiUrl}/nobody`;
      notes.push(`${name} is a dummy address`);
    }
    if (why === undefined) continue;
    delete inputs[name];
    notes.push(`${name} is left out: ${why}`);
    unchecked.push(name);
  }
  if (commentToken !== undefined) {
    notes.push('comment is written beside the summary, not on GitHub');
    if ('github-token' in given) inputs['github-token'] = commentToken;
  }
  const page = pageInSandbox(inputs, apiUrl);
  if (page !== undefined) {
    Object.assign(inputs, { 'health-check-url': page, 'health-check-timeout': '5s' });
    unchecked.push('the host of health-check-url');
    notes.push(
      `health-check-url is ${page}, for 5 s at most. The sandbox serves files and runs no PHP; --without-checks leaves the check out`,
    );
  }
  return { inputs, notes, unchecked };
}

/** The page of a health check as the sandbox serves it, from the files in the web directory of the site. */
function pageInSandbox({ 'health-check-url': url = '', site }: Texts, apiUrl: string): string | undefined {
  const [, path] = /^https?:\/\/[^/?#]+([^#]*)/i.exec(url.trim()) ?? [];
  return path === undefined ? undefined : `http://${site}.localhost:${new URL(apiUrl).port}${path}`;
}

/** Says why a rehearsal leaves an input out; undefined when it does not. */
function whyWithout(
  { name, section }: (typeof declarations)[number],
  { commentToken, withoutChecks }: Standing,
): string | undefined {
  if (name === 'verify-command') return 'it would look at the real site';
  if (commentToken !== undefined && ['comment', 'github-token'].includes(name)) return undefined;
  if (section === 'github') return 'a rehearsal leaves nothing on GitHub';
  return withoutChecks && name.startsWith('health-check-') ? '--without-checks is given' : undefined;
}

/** The operations of a step that there are, in their order. */
function operationsOf(given: Texts): Operation[] {
  const names = (given.operations || (metadata.inputs.operations?.default ?? '')).split(/[\n,]/);
  return names.flatMap((name) => operations.find((operation) => operation.name === name.trim()) ?? []);
}

/** Says why a step is skipped in a rehearsal; undefined when it is not. */
export function whyLeftOut(given: Texts): string | undefined {
  if (isGiven(given, 'targets')) return HOW_TO_REHEARSE_MANY;
  return operationsOf(given).some(({ name }) => name === 'sweep-previews')
    ? 'sweep-previews asks GitHub which pull requests are closed, and a rehearsal has none'
    : undefined;
}

/**
 * Lists the operations by which an earlier run would have prepared a site that the workflow expects to be there; none if it
 * expects nothing.
 */
export function operationsBefore(given: Texts): string[] {
  const wanted = operationsOf(given);
  const isExpected = !wanted.some(({ createsSite, deletesSite }) => createsSite || deletesSite);
  if (!isGiven(given, 'site') || !isExpected) return [];
  const brings = (name: string): boolean => wanted.some((operation) => operation.name === name);
  if (brings('ensure-repository')) return ['ensure-site'];
  // Only the exit report tells which commit was deployed.
  const needsReport = ['commit', 'expected-commit'].some((name) => isGiven(given, name));
  return [
    'ensure-site',
    'ensure-repository',
    ...(needsReport && !brings('update-deploy-script') ? ['update-deploy-script'] : []),
  ];
}

/**
 * The inputs of that earlier run.
 *
 * @param rehearsed those of the step
 * @param origin the repository as `<user>/<repository>`, and the branch that the site has got
 */
export function inputsBefore(given: Texts, rehearsed: Texts, origin: Texts): Texts {
  const taken = ['base-url', 'api-token', 'server', 'site', 'vocabulary'];
  const { 'repository-provider': provider = '' } = given;
  return {
    ...Object.fromEntries(taken.map((name) => [name, rehearsed[name] ?? ''])),
    operations: operationsBefore(given).join(),
    ...origin,
    'repository-provider': provider === '' || provider === 'custom' ? 'hosted_git_1' : provider,
    'deploy-script': defaultDeployScript,
  };
}

/** The place that the commands of a step come from, for people; undefined for a step that runs none. */
export function scriptOf({ line, with: given }: Step): string | undefined {
  if (isGiven(given, 'deploy-script-file')) return `${given['deploy-script-file']} of the checkout`;
  if (isGiven(given, 'deploy-script')) return `the deploy-script of the step in line ${line}`;
  return operationsOf(given).some(({ deploys }) => deploys === true)
    ? `a default script that updates the branch (the step in line ${line} gives none)`
    : undefined;
}

function isGiven(given: Texts, name: string): boolean {
  return (given[name] ?? '').trim() !== '';
}

/** A site that is named by its id gets a domain. */
function siteFor(site = ''): string {
  return /^\d+$/.test(site.trim()) ? `site-${site.trim()}.example` : site;
}
