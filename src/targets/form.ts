import type { Problem } from '../core/errors.ts';
import { readPullRequest } from '../github/event.ts';
import type { Form, InputHost } from '../inputs/input.ts';
import { checkWithoutList } from '../inputs/list.ts';
import { type HttpProxy, proxyFor, proxySecrets } from '../net/proxy.ts';
import { findSyntaxError, type Place } from '../runner/bash-syntax.ts';
import { findTag } from '../runner/git.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { maskableLines, type Strength } from '../secrets/secret-forms.ts';
import { LEAST_TOKEN } from '../values/input-values.ts';
import { declarations, type Inputs, readInputs } from './inputs.ts';
import { type ReadList, readTargetList } from './read-list.ts';

/** The inputs of a step: those of its only target, or of a list. If its form has problems then, only the output `unfinished`. */
type ReadInputs = { readonly inputs: Inputs } | ReadList | { readonly unfinished: undefined };

export async function readTargets(form: Form): Promise<ReadInputs> {
  if (form.get('targets').trim() !== '') return readTargetList(form);
  checkWithoutList(form);
  const inputs = await readInputs(form);
  return inputs === undefined ? { unfinished: undefined } : { inputs };
}

/** Creates the form of a step. Before any input is read, public ones are declared, and `mask` hides secrets in the whole job. */
export function createForm(host: InputHost, redactor: Redactor, mask: (line: string) => void): Form {
  /** Secrets of the job so far. Those of many targets are mostly the same. */
  const masked = new Set<string>();
  const redact = (values: Iterable<string>, strength?: Strength): void => {
    for (const value of values) redactor.add(value, strength);
  };
  const hide = (values: Iterable<string>, strength?: Strength): void => {
    const fresh = [...new Set(values)].filter((value) => !masked.has(value));
    redact(fresh, strength);
    // Public values, such as the site's domain, must not vanish from the log of the whole job.
    for (const value of fresh.filter(redactor.hides)) {
      masked.add(value);
      maskableLines(value).filter(redactor.hides).forEach(mask);
    }
  };
  const shared = { ...host, warnings: new Set<string>(), hide, redact };
  const of = (get: InputHost['get']): Form => {
    declarePublic(get, redactor);
    return startForm({ ...shared, get, of });
  };
  const form = of(host.get);
  // A value such as that of SENTRY_RELEASE.
  redactor.addPublic(host.env.GITHUB_SHA ?? '');
  for (const { name, secret } of declarations) {
    const text = form.get(name).trim();
    if (secret === 'token' && text.length >= LEAST_TOKEN) hide([text], 'always');
    if (secret === 'url') hide([text, URL.parse(text)?.href ?? '']);
    if (secret === 'lines') hide([text]);
  }
  const { values, credentials } = proxySecrets(host.env);
  // The rest of the job may show the addresses of proxies, but not their credentials.
  redact(values);
  hide(credentials);
  return form;
}

/** Adds to what a form is given all that concerns its problems. */
function startForm<Given extends InputHost>(given: Given) {
  const { get, env, readFile, problems: unread = [] } = given;
  const problems: Problem[] = [...unread];
  const report = (input: string, expected: string): void => {
    const isKnown = problems.some((problem) => problem.input === input && problem.expected === expected);
    const isMissing = input.split(', ').every((name) => get(name).trim() === '');
    // While some texts could not be read, no input is called missing: it may be among them.
    if (!isKnown && !(isMissing && unread.length > 0)) problems.push({ input, expected });
  };
  return {
    ...given,
    problems,
    report,
    whyEmpty: () => (env.GITHUB_ACTIONS === 'true' ? EMPTY_ON_GITHUB : EMPTY_ELSEWHERE),
    file(input: string, path: string): string | undefined {
      const file = readFile(path);
      if ('value' in file) return file.value;
      report(input, file.expected);
      return undefined;
    },
    proxyFor(url: string): HttpProxy | undefined {
      const found = proxyFor(url, env);
      if ('proxy' in found) return found.proxy;
      report(found.unusable, USABLE_PROXY);
      return undefined;
    },
  };
}

/** A host is the value of APP_URL, too. */
const addressesOf = (host: string): string[] =>
  host === '' ? [] : ['', 'http://', 'https://'].flatMap((start) => [start + host, `${start}${host}/`]);

/** Tells the redactor that the domain of the site, its addresses and its parts are public. */
export function declareSite(domain: string, redactor: Redactor): void {
  // A value of `.env`, such as a shop's name, may be part of the domain. Redacting it would garble the domain everywhere.
  for (const text of [...addressesOf(domain), ...domain.split('.')]) redactor.addPublic(text);
}

/** Tells the redactor what is public: the public inputs, and parts of the site and repository names. */
function declarePublic(get: InputHost['get'], redactor: Redactor): void {
  declareSite(get('site').trim(), redactor);
  const host = URL.parse(get('environment-url').trim())?.hostname ?? '';
  const inputs = declarations.filter((input) => input.public).map(({ name }) => get(name).trim());
  // A git URL is left out, as it may hold a password.
  const [repository = ''] = /^[\w.-]+\/[\w.-]+$/.exec(get('repository').trim()) ?? [];
  for (const text of [...addressesOf(host), ...inputs, ...repository.split('/')]) redactor.addPublic(text);
}

/** Answers of the event's file, of the runner's shell, and of git. */
export function askRunner(env: InputHost['env']) {
  return {
    pullRequest: () => readPullRequest(env),
    findSyntaxError: remember((script: string, place: Place) => findSyntaxError(script, env.PATH, place)),
    findTag: remember((id: string) => findTag(id, env)),
  };
}

/** Asks once about the same words: entries of a list mostly share a script and a commit. */
function remember<Words extends readonly string[], Value>(ask: (...words: Words) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>();
  return (...words: Words): Promise<Value> => {
    const key = words.join(' ');
    const value = known.get(key) ?? ask(...words);
    known.set(key, value);
    return value;
  };
}

const USABLE_PROXY =
  'the address of an http:// or https:// proxy (its value is not shown); write special characters of user name and password percent-encoded, or exempt the host with NO_PROXY';

const EMPTY_ELSEWHERE = 'Check that it is set where this runs; site-deploy --help says how to give a secret.';
const EMPTY_ON_GITHUB =
  'Check that the name after “secrets.” is that of a secret. If it is a secret of an environment, the job must name that environment (environment: production). If another workflow calls this one, it must pass the secret on (secrets: inherit). A pull request from a fork gets no secrets, and one of Dependabot only those of Dependabot: skip this step there.';
