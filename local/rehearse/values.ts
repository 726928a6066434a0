import { createHash } from 'node:crypto';
import { EXPRESSION } from './expressions.ts';
import type { Workflow } from './workflow.ts';

type Context = 'secrets' | 'vars';

/** The values of a context, and the names that the workflow asks for and none is given for. */
export type Collected = ReturnType<typeof collect>;

/** The address of the service and its token, which are replaced. */
const REPLACED = /\b(?:base-url|api-token):\s*(?:'[^']*'|"[^"]*"|(?:\$\{\{.*?\}\}|[^,\n])*)/gm;

/** The values of what a workflow asks a context for, made up where none are given. */
export function collect(text: string, context: Context, given: ReadonlyMap<string, string>) {
  const known = new Set([...given.keys()].map((name) => name.toLowerCase()));
  const asked = namesAsked(text.replace(REPLACED, ''), context);
  const madeUp = asked.filter((name) => !known.has(name.toLowerCase()));
  // The same each time, so that a second run changes nothing.
  const hashOf = (name: string): string => createHash('sha256').update(name.toLowerCase()).digest('hex');
  const invented = madeUp.map((name): [string, string] => [name, `made-up-${hashOf(name).slice(0, 16)}`]);
  return { values: Object.fromEntries([...given, ...invented]), madeUp };
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

/** Lists what workflows need to find on GitHub, a line each. */
export function settingsOf(rehearsed: readonly { text: string; workflow: Workflow }[]): string[] {
  const text = rehearsed.map((one) => one.text).join('\n');
  const jobs = rehearsed.flatMap(({ workflow }) => workflow.jobs);
  const environments = jobs.map(({ environment = '' }) =>
    typeof environment === 'string' ? environment : environment.name,
  );
  const lists = { secrets: namesAsked(text, 'secrets'), variables: namesAsked(text, 'vars'), environments };
  return Object.entries(lists).flatMap(([what, names]) => {
    const told = [...new Set(names)].filter((name) => name !== '').join(', ');
    return told === '' ? [] : `  ${what.padEnd(13)} ${told}`;
  });
}
