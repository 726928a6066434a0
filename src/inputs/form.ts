import type { Problem } from '../core/errors.ts';
import { proxyFor, proxySecrets } from '../net/proxy.ts';
import { whyEmpty } from './empty-secret.ts';
import type { Declaration, Form, InputSource } from './input.ts';

/** Creates the form of one run. First masks every declared secret and the credentials of proxies. */
export function createForm(source: InputSource, declared: readonly Declaration[]): Form {
  const { get, environment } = source;
  const { values, credentials } = proxySecrets(environment);
  // The rest of the job may show the addresses of proxies, but not their credentials.
  source.redact(values);
  source.hide(credentials);
  for (const { name, secret } of declared) hideSecret(get(name).trim(), secret, source);
  const problems: Problem[] = [...(source.problems ?? [])];
  const report: Form['report'] = (input, expected) => {
    // Several inputs may read one text.
    const isKnown = problems.some((problem) => problem.input === input && problem.expected === expected);
    if (!isKnown) problems.push({ input, expected });
  };
  return {
    source,
    declared,
    problems,
    report,
    text(input) {
      const { name, required, secret, parse } = input;
      const text = get(name).trim() || (input.default?.startsWith('${{') ? '' : (input.default ?? ''));
      if (text === '') {
        if (required)
          report(name, secret ? `a value; it is empty. ${whyEmpty(source)}` : 'a value; none is given');
        return undefined;
      }
      const parsed = parse(text);
      if ('value' in parsed) return parsed.value;
      report(name, parsed.expected);
      return undefined;
    },
    file(input, path) {
      const file = source.readFile(path);
      if ('value' in file) return file.value;
      report(input, file.expected);
      return undefined;
    },
    proxyFor(url) {
      const found = url === '' ? { proxy: undefined } : proxyFor(url, environment);
      if ('proxy' in found) return found.proxy;
      report(found.unusable, USABLE_PROXY);
      return undefined;
    },
  };
}

const USABLE_PROXY =
  'the address of an http:// or https:// proxy (its value is not shown); write special characters of user name and password percent-encoded, or exempt the host with NO_PROXY';

function hideSecret(text: string, secret: Declaration['secret'], { hide, hideToken }: InputSource): void {
  if (secret === 'token' && text !== '') hideToken(text);
  if (secret === 'url') hide([text, URL.parse(text)?.href ?? '']);
}
