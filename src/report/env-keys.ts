import type { EnvKeys } from '../site/facts.ts';
import { codeSpan, fold } from './markdown.ts';
import type { Status } from './run-report.ts';

/** What cannot be brought back first. */
const SORTS = ['removed', 'changed', 'added', 'kept'] as const;
const MOST_NAMES = 300;

/**
 * The keys of `.env` by what becomes of them, folded: names only. Nothing where all of them stay as they are.
 *
 * @param status of `sync-env`
 * @param line remote text as one safe line
 * @param mostNames how many keys of a sort are named
 */
export function renderEnvKeys(
  env: EnvKeys | undefined,
  status: Status | undefined,
  line: (text: string) => string,
  mostNames = MOST_NAMES,
): string {
  if (env === undefined) return '';
  const { added, changed, removed } = env;
  if (added.length + changed.length + removed.length === 0) return '';
  const given = SORTS.filter((sort) => env[sort].length > 0);
  const counts = given.map((sort) => `${env[sort].length} ${sort}`).join(', ');
  const rows = given.map((sort) => `- **${sort}** ${names(env[sort], line, mostNames)}`);
  return fold(`<code>.env</code> keys: ${counts}${reservation(status)}`, rows.join('\n'));
}

/** What the status of an operation takes back of what was to be. */
export function reservation(status: Status | undefined): string {
  switch (status) {
    case 'changed':
      return '';
    case 'planned':
      return ' (planned)';
    case 'unknown':
      return ' (in doubt)';
    default:
      return ' (not done)';
  }
}

function names(keys: readonly string[], line: (text: string) => string, most: number): string {
  const more = keys.length > most ? ` and ${keys.length - most} more` : '';
  const shown = keys.slice(0, most).map((key) => codeSpan(line(key)));
  return `${shown.join(', ')}${more}`;
}
