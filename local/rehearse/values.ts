import { createHash } from 'node:crypto';

/** The values of a context, `secrets` or `vars`. */
export interface Collected {
  readonly values: Readonly<Record<string, string>>;
  /** The names that the workflow asks for, and none is given for. */
  readonly madeUp: readonly string[];
}

/** The values of what a workflow asks a context for, made up where none are given. */
export function collect(
  text: string,
  context: 'secrets' | 'vars',
  given: ReadonlyMap<string, string>,
): Collected {
  const known = new Set([...given.keys(), 'GITHUB_TOKEN'].map((name) => name.toLowerCase()));
  const madeUp = namesAsked(text, context).filter((name) => !known.has(name.toLowerCase()));
  const invented = madeUp.map((name): [string, string] => [name, makeUp(name)]);
  return { values: Object.fromEntries([...given, ...invented]), madeUp };
}

/** A value for a secret or a variable that is not given: the same each time, so that a second run changes nothing. */
export function makeUp(name: string): string {
  return `made-up-${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 16)}`;
}

/** Comments, and the address of the service and its token, which are replaced. */
const NOT_ASKED = /^\s*#.*$|\b(?:base-url|api-token):\s*(?:'[^']*'|"[^"]*"|(?:\$\{\{.*?\}\}|[^,\n])*)/gm;

/** The names that a workflow asks a context for, as in `secrets.APP_KEY`. */
export function namesAsked(text: string, context: 'secrets' | 'vars'): string[] {
  const asked = new RegExp(`\\b${context}(?:\\.([\\w-]+)|\\['([\\w-]+)'\\])`, 'gi');
  const names = [...text.replace(NOT_ASKED, '').matchAll(asked)].map(([, a, b]) => a ?? b ?? '');
  return [...new Set(names)];
}
