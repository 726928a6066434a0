import { unescape as decodePercent } from 'node:querystring';

/** Names of this machine. Requests to it never go to a proxy. */
export const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export interface HttpProxy {
  /** Address without credentials, as in `http://proxy.example:3128`. */
  readonly origin: string;
  /** Value of `Proxy-Authorization`; a secret. */
  readonly authorization: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'] as const;

/** Chooses the proxy for a URL by the usual variables; none for this machine and hosts in `NO_PROXY`. Lower-case names win. `unusable`: a bad address. */
export function proxyFor(
  url: string,
  environment: Environment,
): { readonly proxy: HttpProxy | undefined } | { readonly unusable: string } {
  const target = new URL(url);
  const name = (target.protocol === 'https:' ? VARIABLES.slice(0, 2) : VARIABLES.slice(2)).find(
    (name) => variable(environment, name) !== '',
  );
  if (name === undefined || LOOPBACK.test(target.hostname) || isExempt(target, environment))
    return { proxy: undefined };
  const proxy = parseProxy(variable(environment, name));
  return proxy === undefined ? { unusable: name } : { proxy };
}

/** The secrets in all proxy variables, used or not; credentials also decoded and joined. A user name alone counts from 8 characters on. */
export function proxySecrets(environment: Environment) {
  const values = VARIABLES.map((name) => variable(environment, name)).filter((value) => value !== '');
  const credentials = values.flatMap((value) => {
    const [user = '', ...rest] = (/^(?:[a-z][a-z0-9+.-]*:\/\/)?(.*)@/is.exec(value)?.[1] ?? '').split(':');
    const written = [user, rest.join(':')];
    const decoded = written.map((part) => decodePercent(part));
    return [written, decoded].flatMap(([name = '', secret = '']) => {
      const joined = secret === '' ? [] : [secret, `${name}:${secret}`];
      return name.length < 8 ? joined : [name, ...joined];
    });
  });
  return { values, credentials };
}

function variable(environment: Environment, name: string): string {
  return environment[name]?.trim() ?? '';
}

/** Reads an address with or without a scheme, as in `proxy.example:3128`. */
function parseProxy(value: string): HttpProxy | undefined {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`);
  // A path is usually the rest of a password with an unencoded slash, question mark or hash.
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname + url.search + url.hash !== '/')
    return undefined;
  const { origin, username, password } = url;
  if (username === '' && password === '') return { origin, authorization: undefined };
  const joined = `${decodePercent(username)}:${decodePercent(password)}`;
  return { origin, authorization: `Basic ${Buffer.from(joined, 'utf8').toString('base64')}` };
}

/** True when `NO_PROXY` names the host or a parent domain, with its port or without, or is `*`. */
function isExempt({ hostname, port, protocol }: URL, environment: Environment): boolean {
  const list = variable(environment, 'no_proxy') || variable(environment, 'NO_PROXY');
  const actualPort = port || (protocol === 'https:' ? '443' : '80');
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => {
      if (entry === '' || entry === '*') return entry === '*';
      const [, name = entry, onlyPort = actualPort] = /^(\[.+\]|[^:]+):(\d+)$/.exec(entry) ?? [];
      if (onlyPort !== actualPort) return false;
      return name === hostname || hostname.endsWith(`.${name.replace(/^\*?\./, '')}`);
    });
}
