import { unescape as decodePercent } from 'node:querystring';
import type { Provider } from '../api/repositories.ts';
import { providers } from '../api/repositories.ts';
import type { Vocabulary } from '../api/translation.ts';
import type { Problem } from '../core/errors.ts';
import { nearest } from '../core/near-names.ts';
import type { HealthCheck } from '../deploy/health-check.ts';
import { type HttpProxy, proxyFor, proxySecrets } from '../net/proxy.ts';
import { operations as knownOperations } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { kinds } from '../records/kinds.ts';
import type { Manifest } from '../records/manifest.ts';
import type { Parsed } from '../values/input-values.ts';
import * as values from '../values/input-values.ts';
import type { Pattern } from '../values/patterns.ts';
import { type PreviewDomain, parsePreviewDomain } from '../values/preview-domain.ts';
import {
  type InputSource,
  NO_SECRET,
  readDeployScript,
  readEnv,
  readManifest,
  readVocabulary,
} from './input-source.ts';

/** Everything a run is asked to do, checked. */
export interface Inputs {
  readonly baseUrl: string;
  /** What requests to base-url go through; undefined for straight there. */
  readonly proxy: HttpProxy | undefined;
  readonly apiToken: string;
  /** An id, or a name. */
  readonly server: string;
  /** An id, or a domain; empty when no operation needs a site. */
  readonly site: string;
  readonly operations: readonly Operation[];
  readonly dryRun: boolean;
  readonly vocabulary: Vocabulary;
  /** What is declared; undefined when there is no manifest. */
  readonly manifest: Manifest | undefined;
  /** Names of the kinds whose undeclared records may be deleted. */
  readonly prune: ReadonlySet<string>;
  /** The domain once more, for `delete-site`. */
  readonly confirmDelete: string | undefined;
  /** The pull request whose event the run is of, looked at only where a site is to be deleted. */
  readonly pullRequest: number | 'unclear' | undefined;
  /** Which sites are previews, for `sweep-previews`. */
  readonly previewDomain: PreviewDomain | undefined;
  readonly webDirectory: string;
  readonly projectRoot: string | undefined;
  readonly createDatabase: boolean;
  readonly repositoryProvider: Provider | undefined;
  readonly repository: string;
  readonly branch: string;
  readonly reinstallRepository: boolean;
  readonly deployScript: string | undefined;
  readonly reportExitStatus: boolean;
  /** Values of `.env` by key, all secret. */
  readonly env: ReadonlyMap<string, string>;
  readonly envMode: 'merge' | 'replace';
  readonly envRemove: ReadonlySet<string>;
  /** By the names that the service shows them under, all secret; undefined ones keep their value. */
  readonly notificationUrls: Readonly<Record<'chat_a' | 'chat_b' | 'webhook', string | undefined>>;
  readonly certificateId: number | undefined;
  readonly certificateMinDays: number;
  readonly logEntries: number;
  readonly wait: boolean;
  readonly timeoutMs: number;
  readonly pollIntervalMs: number | undefined;
  readonly failurePatterns: readonly Pattern[];
  readonly successPatterns: readonly Pattern[];
  readonly expectedCommit: string | undefined;
  readonly healthCheck: HealthCheck | undefined;
  readonly verifyCommand: string | undefined;
  /** Whether a failed deploy puts back the deploy script and `.env` that this run replaced. */
  readonly restoreOnFailure: boolean;
  /** What the plan must hash to, else nothing is written. */
  readonly planHash: string | undefined;
  /** Whether a comment on the pull request is to say what this run plans or did. */
  readonly comment: boolean;
  readonly githubToken: string | undefined;
  /** GitHub's name for where the site is; with a GitHub token there is a GitHub Deployment for it. */
  readonly environment: string | undefined;
  readonly environmentUrl: string | undefined;
}

/**
 * Reads and checks every input.
 *
 * @returns the inputs, and what of them is seldom meant; or everything that is wrong with them at once
 */
export async function readInputs(
  source: InputSource,
): Promise<{ inputs: Inputs; warnings: readonly string[] } | { problems: readonly Problem[] }> {
  const token = source.get('api-token').trim();
  const githubToken = source.get('github-token').trim();
  hideProxies(source);
  for (const given of [token, githubToken]) if (given !== '') source.hideToken(given);
  const problems: Problem[] = [];
  const form = createForm(source.get, problems);
  const wanted = form.optional('operations', values.parseWords) ?? ['deploy'];
  const operations = findOperations(wanted, problems);
  const needsSite = operations.some(({ scope }) => scope === 'site');
  const baseUrl = form.required('base-url', values.parseBaseUrl, '');
  const inputs: Inputs = {
    baseUrl,
    proxy: readProxy(baseUrl, source, problems),
    apiToken: form.required('api-token', values.parseToken, ''),
    server: form.required('server', values.parseName, ''),
    site: needsSite
      ? form.required('site', values.parseName, '')
      : (form.optional('site', values.parseName) ?? ''),
    operations,
    dryRun: form.optional('dry-run', values.parseBoolean) ?? false,
    vocabulary: await readVocabulary(source, problems),
    manifest: await readManifest(source, problems),
    prune: readPrune(form, problems),
    confirmDelete: form.optional('confirm-delete', values.parseName),
    pullRequest: deletesSite(operations) ? source.pullRequest() : undefined,
    previewDomain: form.optional('preview-domain', parsePreviewDomain),
    webDirectory: form.optional('web-directory', values.parseText) ?? '/public',
    projectRoot: form.optional('project-root', values.parseText),
    createDatabase: form.optional('create-database', values.parseBoolean) ?? false,
    repositoryProvider: form.optional('repository-provider', values.parseOneOf(providers)),
    repository: form.optional('repository', values.parseText) ?? '',
    branch: form.optional('branch', values.parseName) ?? '',
    reinstallRepository: form.optional('reinstall-repository', values.parseBoolean) ?? false,
    deployScript: readDeployScript(source, problems),
    reportExitStatus: form.optional('report-exit-status', values.parseBoolean) ?? true,
    env: readEnv(source, problems),
    envMode: form.optional('env-mode', values.parseOneOf(['merge', 'replace'])) ?? 'merge',
    envRemove: form.optional('env-remove', values.parseKeys) ?? new Set(),
    notificationUrls: {
      chat_a: readWebhookUrl('chat-a-webhook-url', source, form),
      chat_b: readWebhookUrl('chat-b-webhook-url', source, form),
      webhook: readWebhookUrl('deploy-webhook-url', source, form),
    },
    certificateId: form.optional('certificate-id', values.parseId),
    certificateMinDays: form.optional('certificate-min-days', values.parseWholeNumber(0, 3650)) ?? 14,
    logEntries: form.optional('log-entries', values.parseWholeNumber(1, 300)) ?? 15,
    wait: form.optional('wait', values.parseBoolean) ?? true,
    timeoutMs: form.optional('timeout', values.parseTime) ?? 15 * 60_000,
    pollIntervalMs: form.optional('poll-interval', values.parseTime),
    failurePatterns: await readPatterns('failure-pattern', form, problems),
    successPatterns: await readPatterns('success-pattern', form, problems),
    expectedCommit: form.optional('expected-commit', values.parseCommit),
    healthCheck: readHealthCheck(form, source, problems),
    verifyCommand: form.optional('verify-command', values.parseText),
    restoreOnFailure: form.optional('restore-on-failure', values.parseBoolean) ?? false,
    planHash: form.optional('plan-hash', values.parsePlanHash),
    comment: form.optional('comment', values.parseBoolean) ?? false,
    githubToken: form.optional('github-token', values.parseToken),
    environment: form.optional('environment', values.parseEnvironment),
    environmentUrl: form.optional('environment-url', values.parseLink),
  };
  hideCredentials(inputs.repository, source);
  checkOperations(inputs, problems);
  checkOrder(inputs, problems);
  return problems.length === 0 ? { inputs, warnings: warningsOf(inputs) } : { problems };
}

function warningsOf(inputs: Inputs): string[] {
  return [...warnOfManifest(inputs), ...warnOfEnvironment(inputs), ...warnOfComment(inputs)];
}

/** What concerns GitHub alone is a warning: it must not keep anybody from deploying. */
function warnOfEnvironment({ operations, environment, environmentUrl, githubToken }: Inputs): string[] {
  if (environment === undefined)
    return environmentUrl === undefined
      ? []
      : ['environment-url is given, but no environment that it is of.'];
  const why =
    githubToken === undefined
      ? 'github-token is not. Give github-token: ${{ github.token }}, and the job the permission deployments: write'
      : operations.every(({ deploys, deletesSite }) => !deploys && !deletesSite)
        ? 'neither deploy nor delete-site is among the operations'
        : undefined;
  return why === undefined ? [] : [`There is no GitHub Deployment: environment is given, but ${why}.`];
}

function warnOfComment({ comment, githubToken }: Inputs): string[] {
  if (!comment || githubToken !== undefined) return [];
  return [
    'There is no comment on the pull request: comment is true, but github-token is not given. Give github-token: ${{ github.token }}, and the job the permission pull-requests: write.',
  ];
}

/** An operation that is named twice is most often a slip; a manifest that is not applied, an operation forgotten. */
function warnOfManifest({ operations, manifest, prune }: Inputs): string[] {
  const twice = new Set(operations.filter((one, nth) => operations.indexOf(one) !== nth));
  const synced = operations.map(({ name }) => name).filter((name) => name.startsWith('sync-'));
  const isIdle = (kind: string): boolean => !synced.includes(`sync-${kind}`);
  const idle = [...prune].filter(isIdle);
  const warnings = [
    ...[...twice].map(({ name }) => `operations names ${name} more than once: it is done each time.`),
    ...idle.map((kind) => `prune names ${kind}, but sync-${kind} is not among the operations.`),
  ];
  if (manifest === undefined || ![...manifest.keys()].every(isIdle)) return warnings;
  return [...warnings, 'manifest is given, but none of the operations is one that applies it (sync-…).'];
}

/** A git URL may carry a password, or a token in the place of the user name, which is longer than names are. */
function hideCredentials(repository: string, { hide }: InputSource): void {
  const { username, password } = URL.parse(repository) ?? { username: '', password: '' };
  hide(
    [password, username.length >= 16 ? username : ''].flatMap((secret) => [secret, decodePercent(secret)]),
  );
}

const NO_TOKEN = `a value; it is empty: ${NO_SECRET}`;

interface Form {
  required<Value>(name: string, parse: (text: string) => Parsed<Value>, otherwise: Value): Value;
  optional<Value>(name: string, parse: (text: string) => Parsed<Value>): Value | undefined;
}

/** Reads inputs one by one and notes what is wrong with them. */
function createForm(get: InputSource['get'], problems: Problem[]): Form {
  const optional: Form['optional'] = (name, parse) => {
    const text = get(name).trim();
    if (text === '') return undefined;
    const parsed = parse(text);
    if ('value' in parsed) return parsed.value;
    problems.push({ input: name, expected: parsed.expected });
    return undefined;
  };
  const required: Form['required'] = (name, parse, otherwise) => {
    if (get(name).trim() === '')
      problems.push({ input: name, expected: name === 'api-token' ? NO_TOKEN : 'a value; none is given' });
    return optional(name, parse) ?? otherwise;
  };
  return { required, optional };
}

function findOperations(wanted: readonly string[], problems: Problem[]): Operation[] {
  const names = knownOperations.map(({ name }) => name);
  if (wanted.length === 0) problems.push({ input: 'operations', expected: 'at least one operation' });
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    const slips = unknown.map((name) => `no ${name} (did you mean ${nearest(name, names)[0]}?)`);
    const expected = `known operations, one a line or separated by commas; there is ${slips.join(' and ')}. Known: ${names.join(', ')}`;
    problems.push({ input: 'operations', expected });
  }
  return wanted.flatMap((name) => knownOperations.find((operation) => operation.name === name) ?? []);
}

function readPrune(form: Form, problems: Problem[]): ReadonlySet<string> {
  const wanted = form.optional('prune', values.parseWords) ?? [];
  for (const name of wanted) {
    const kind = kinds.find((one) => one.name === name);
    if (kind === undefined) {
      const names = kinds.map((one) => one.name);
      const expected = `kinds of the manifest; ${name} is none, did you mean ${nearest(name, names)[0]}?`;
      problems.push({ input: 'prune', expected });
    } else if (kind.removable === false) {
      const expected = `kinds that can be deleted; the service has no call to delete a ${kind.singular}`;
      problems.push({ input: 'prune', expected });
    }
  }
  return new Set(wanted);
}

/** Whoever knows such a URL can post to it: it is a secret before it is looked at. */
function readWebhookUrl(name: string, { get, hide }: InputSource, form: Form): string | undefined {
  const text = get(name).trim();
  hide([text, URL.parse(text)?.href ?? '']);
  return form.optional(name, values.parseWebhookUrl);
}

/** Compiles patterns; the engine is loaded only where there are any. */
async function readPatterns(input: string, form: Form, problems: Problem[]): Promise<Pattern[]> {
  const sources = form.optional(input, values.parseLines) ?? [];
  if (sources.length === 0) return [];
  const { compilePattern } = await import('../values/patterns.ts');
  return sources.flatMap((source, index) => {
    const parsed = compilePattern(source);
    if ('value' in parsed) return parsed.value;
    problems.push({ input, expected: `${parsed.expected}; line ${index + 1} is none` });
    return [];
  });
}

function readHealthCheck(form: Form, source: InputSource, problems: Problem[]): HealthCheck | undefined {
  const url = form.optional('health-check-url', values.parsePageUrl);
  const statuses = form.optional('health-check-status', values.parseStatuses) ?? [[200, 299]];
  const contains = form.optional('health-check-contains', values.parseText);
  const timeoutMs = form.optional('health-check-timeout', values.parseTime) ?? 60_000;
  if (url === undefined) return undefined;
  return { url, proxy: readProxy(url, source, problems), statuses, contains, timeoutMs };
}

/** The job as a whole keeps the address of a proxy; its credentials are masked everywhere. */
function hideProxies({ environment, hide, redact }: InputSource): void {
  const { values: given, credentials } = proxySecrets(environment);
  redact(given);
  hide(credentials);
}

/** The proxy of the runner for an address; only one that would be used must be usable. */
function readProxy(url: string, { environment }: InputSource, problems: Problem[]): HttpProxy | undefined {
  const found = url === '' ? { proxy: undefined } : proxyFor(url, environment);
  if ('proxy' in found) return found.proxy;
  const expected =
    'the address of an http:// or https:// proxy (its value is not shown); write special characters of user name and password percent-encoded, or exempt the host with NO_PROXY';
  if (!problems.some(({ input }) => input === found.unusable))
    problems.push({ input: found.unusable, expected });
  return undefined;
}

function deletesSite(operations: readonly Operation[]): boolean {
  return operations.some((operation) => operation.deletesSite === true);
}

/** What is done to a site must come after what creates it, and before what deletes it. */
function checkOrder({ operations }: Inputs, problems: Problem[]): void {
  const ofSite = operations.filter(({ scope }) => scope === 'site');
  const creating = ofSite.findIndex(({ createsSite }) => createsSite === true);
  if (creating > 0) {
    const expected = `${ofSite[creating]?.name} before ${ofSite[0]?.name}`;
    problems.push({ input: 'operations', expected });
  }
  const deleting = ofSite.findIndex(({ deletesSite }) => deletesSite === true);
  const after = deleting === -1 ? [] : ofSite.slice(deleting + 1).map(({ name }) => name);
  if (after.length > 0) {
    const expected = `${ofSite[deleting]?.name} as the last operation of the site, not before ${after.join(', ')}`;
    problems.push({ input: 'operations', expected });
  }
}

/** Lets each operation check the inputs that it uses, where these could be read at all. */
function checkOperations(inputs: Inputs, problems: Problem[]): void {
  const troubled = new Set(problems.flatMap(({ input }) => input.split(', ')));
  for (const operation of new Set(inputs.operations)) {
    const found = operation.check(inputs);
    problems.push(...found.filter(({ input }) => !input.split(', ').some((name) => troubled.has(name))));
  }
}
