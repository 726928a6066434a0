import { proxyFor, proxySecrets } from '../net/proxy.ts';
import { LEAST_TOKEN } from '../values/input-values.ts';
import type { Declaration, Form, InputSource } from './input.ts';

/** Masks every declared secret, and the credentials of proxies. To be called before an input is read. */
export function maskSecrets(
  { get, env, hide, hideToken, redact }: InputSource,
  declared: readonly Declaration[],
): void {
  const { values, credentials } = proxySecrets(env);
  // The rest of the job may show the addresses of proxies, but not their credentials.
  redact(values);
  hide(credentials);
  for (const { name, secret } of declared) {
    const text = get(name).trim();
    if (secret === 'token' && text.length >= LEAST_TOKEN) hideToken(text);
    if (secret === 'url') hide([text, URL.parse(text)?.href ?? '']);
    if (secret === 'lines') hide([text]);
  }
}

/** Creates the form of one run. */
export function createForm(source: InputSource): Form {
  const { problems: unread = [] } = source;
  const problems = [...unread];
  const report: Form['report'] = (input, expected) => {
    // Several inputs may read one text.
    const isKnown = problems.some((problem) => problem.input === input && problem.expected === expected);
    const isMissing = input.split(', ').every((name) => source.get(name).trim() === '');
    // While some texts could not be read, no input is called missing: it may be among them.
    if (!isKnown && !(isMissing && unread.length > 0)) problems.push({ input, expected });
  };
  return {
    ...source,
    problems,
    report,
    whyEmpty: () => whyEmpty(source),
    file(input, path) {
      const file = source.readFile(path);
      if ('value' in file) return file.value;
      report(input, file.expected);
      return undefined;
    },
    proxyFor(url) {
      const found = proxyFor(url, source.env);
      if ('proxy' in found) return found.proxy;
      report(found.unusable, USABLE_PROXY);
      return undefined;
    },
  };
}

const USABLE_PROXY =
  'the address of an http:// or https:// proxy (its value is not shown); write special characters of user name and password percent-encoded, or exempt the host with NO_PROXY';

/** Says why a secret is empty, in sentences: the cause if the run shows it, else each that it may have. */
function whyEmpty({ env }: InputSource): string {
  if (env.GITHUB_ACTIONS !== 'true')
    return 'Check that it is set where this runs; site-deploy --help says how to give a secret.';
  if (env.GITHUB_ACTOR === 'dependabot[bot]')
    return 'Dependabot started this run, which gets Dependabot secrets only: add it there (Settings → Secrets and variables → Dependabot), or skip this step.';
  return `Check that the name after “secrets.” is that of a secret. ${ELSEWHERE}`;
}

const ELSEWHERE =
  'If it is a secret of an environment, the job must name that environment (environment: production). If another workflow calls this one, it must pass the secret on (secrets: inherit). A pull request from a fork gets no secrets: skip this step there.';
