import { createHash } from 'node:crypto';
import { EXPRESSION } from './expressions.ts';
import type { Workflow } from './workflow.ts';

type Context = 'secrets' | 'vars';

/** The values of a context. */
export interface Collected {
  readonly values: Readonly<Record<string, string>>;
  /** The names that the workflow asks for, and none is given for. */
  readonly madeUp: readonly string[];
}

/** The address of the service and its token, which are replaced. */
const REPLACED = /\b(?:base-url|api-token):\s*(?:'[^']*'|"[^"]*"|(?:\$\{\{.*?\}\}|[^,\n])*)/gm;

/** The values of what a workflow asks a context for, made up where none are given. */
export function collect(text: string, context: Context, given: ReadonlyMap<string, string>): Collected {
  const known = new Set([...given.keys()].map((name) => name.toLowerCase()));
  const asked = namesAsked(text.replace(REPLACED, ''), context);
  const madeUp = asked.filter((name) => !known.has(name.toLowerCase()));
  const invented = madeUp.map((name): [string, string] => [name, makeUp(name)]);
  return { values: Object.fromEntries([...given, ...invented]), madeUp };
}

/** A value for a secret or a variable that is not given: the same each time, so that a second run changes nothing. */
function makeUp(name: string): string {
  return `made-up-${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 16)}`;
}

/** The names that a workflow asks a context for, as in `secrets.APP_KEY`, without those in comments and GitHub's own token. */
function namesAsked(source: string, context: Context): string[] {
  const text = source.replace(/^\s*#.*$/gm, '');
  // A condition names variables without braces, too; outside of them `secrets.yml` is a file.
  const from = context === 'secrets' ? (text.match(EXPRESSION) ?? []).join('\n') : text;
  const asked = new RegExp(`\\b${context}(?:\\.([\\w-]+)|\\['([\\w-]+)'\\])`, 'gi');
  const names = [...from.matchAll(asked)].map(([, a, b]) => a ?? b ?? '');
  return [...new Set(names)].filter((name) => name.toUpperCase() !== 'GITHUB_TOKEN');
}

/** Lists what workflows need to find on GitHub, a line each: secrets, that of the service first, variables, environments. */
export function settingsOf(rehearsed: readonly { text: string; workflow: Workflow }[]): string[] {
  const text = rehearsed.map((one) => one.text).join('\n');
  const ofService = (text.match(REPLACED) ?? []).filter((one) => one.startsWith('api-token')).join('\n');
  const jobs = rehearsed.flatMap(({ workflow }) => workflow.jobs);
  const inherited = jobs.flatMap(({ uses, secrets }) =>
    secrets === 'inherit' ? `those that ${uses} asks for` : [],
  );
  const lists = {
    secrets: [...namesAsked(ofService, 'secrets'), ...namesAsked(text, 'secrets'), ...inherited],
    variables: namesAsked(text, 'vars'),
    environments: jobs.flatMap(({ environment }) => environment ?? []),
  };
  return Object.entries(lists).flatMap(([what, names]) =>
    names.length === 0 ? [] : `  ${what.padEnd(13)} ${[...new Set(names)].join(', ')}`,
  );
}
