import { metadata } from '../../harness/metadata.ts';
import { defaultDeployScript } from '../../sandbox/deploy-script.ts';
import { operations } from '../../src/operations/index.ts';
import type { Operation } from '../../src/operations/operation.ts';
import { declarations } from '../../src/targets/inputs.ts';
import { parseBaseUrl } from '../../src/values/input-values.ts';
import type { Step, Texts } from './workflow.ts';

/** Inputs that lead to the service: always replaced. */
export const SERVICE_INPUTS = ['base-url', 'api-token'];

/** The stand-ins for the service and the repository. */
interface StandIns {
  readonly sandbox: { readonly url: string; readonly token: string };
  readonly repository: string;
}

/**
 * Puts the sandbox in the place of the service, and leaves out what a rehearsal has not. Returns the inputs as they are rehearsed,
 * what was done to them, a line each, and what is therefore not checked.
 */
export function standIn(given: Texts, { sandbox, repository }: StandIns, withoutChecks: boolean) {
  const { url: apiUrl, token } = sandbox;
  const inputs: Record<string, string> = { ...given, 'api-token': token };
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
    replace('server', /^(web-)?[12]$/.test(server) ? server : 'web-1');
    unchecked.push(`server ${server}`);
  }
  const { site } = given;
  if (site !== undefined) {
    // One that is named by its id gets a domain.
    replace('site', site.trim().replace(/^\d+$/, 'site-$&.example'));
    if (operationsBefore(given).length > 0) unchecked.push(`site ${site}`);
  }
  if (given['repository-provider']?.trim() === 'custom') {
    inputs.repository = repository;
    notes.push('repository is a copy of the checkout');
  }
  for (const { name, section, secret } of declarations.filter((one) => isGiven(given, one.name))) {
    const why = whyWithout(name, section, withoutChecks);
    if (secret === 'url') {
      inputs[name] = `${apiUrl}/nobody`;
      notes.push(`${name} is a dummy address`);
    }
    if (why === undefined) continue;
    delete inputs[name];
    notes.push(`${name} is left out: ${why}`);
    unchecked.push(name);
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
function whyWithout(name: string, section: string, withoutChecks: boolean): string | undefined {
  if (name === 'verify-command') return 'it would look at the real site';
  if (name === 'vocabulary') return 'the sandbox has the words of the API document';
  if (section === 'github') return 'a rehearsal leaves nothing on GitHub';
  return withoutChecks && name.startsWith('health-check-') ? '--without-checks is given' : undefined;
}

/** The operations of a step that there are, in their order. */
function operationsOf(given: Texts): Operation[] {
  const names = (given.operations || (metadata.inputs.operations?.default ?? '')).split(/[\n,]/);
  return names.flatMap((name) => operations.find((operation) => operation.name === name.trim()) ?? []);
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
  const needsReport = isGiven(given, 'commit') || isGiven(given, 'expected-commit');
  const more = needsReport && !brings('update-deploy-script') ? ['update-deploy-script'] : [];
  return ['ensure-site', 'ensure-repository', ...more];
}

/**
 * The inputs of that earlier run.
 *
 * @param rehearsed those of the step
 * @param origin the repository as `<user>/<repository>`, and the branch that the site has got
 */
export function inputsBefore(given: Texts, rehearsed: Texts, origin: Texts): Texts {
  const taken = ['base-url', 'api-token', 'server', 'site'];
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
