import type { Happening } from './event.ts';
import type { Trigger } from './workflow.ts';

/** The types of a pull request for which GitHub runs a workflow that names none. */
const USUAL_TYPES = ['opened', 'synchronize', 'reopened'];

/** Says why GitHub would not run a workflow for an event, a sentence each. */
export function whyNotRun(
  trigger: Trigger = { inputs: {} },
  { name, refs, action, filtered }: Happening,
): string[] {
  const wrong: string[] = [];
  const say = (filter: string, given: readonly string[], found: string): void => {
    wrong.push(`GitHub would not run this: on.${name}.${filter} is ${given.join(', ')}, and ${found}`);
  };
  const { branches, 'branches-ignore': ignored, tags = trigger['tags-ignore'] } = trigger;
  const branch = `the branch is ${filtered}`;
  if (branches !== undefined && !matches(branches, filtered)) say('branches', branches, branch);
  if (ignored !== undefined && matches(ignored, filtered)) say('branches-ignore', ignored, branch);
  if (name === 'push' && tags !== undefined && branches === undefined && ignored === undefined)
    say('tags', tags, `there is no on.push.branches: a push to ${filtered} starts nothing`);
  const types = trigger.types ?? USUAL_TYPES;
  if (name === 'pull_request' && !types.includes(action))
    say('types', types, `the pull request was ${action}`);
  if (name === 'pull_request' && refs.head_ref === filtered)
    wrong.push(`GitHub takes no pull request of ${filtered} into itself: name another with --branch`);
  return wrong;
}

/** The filters of an event that a rehearsal does not look at. */
export function uncheckedFilters(trigger: Trigger | undefined, { name }: Happening): string[] {
  const paths = trigger?.paths ?? trigger?.['paths-ignore'];
  return paths === undefined ? [] : [`the paths of on.${name}`];
}

/** The last pattern that fits decides; one with an exclamation mark in front excludes. */
function matches(patterns: readonly string[], name: string): boolean {
  const last = patterns.findLast((pattern) => toRegExp(pattern.replace(/^!/, '')).test(name));
  return last !== undefined && !last.startsWith('!');
}

/**
 * GitHub's patterns: `*` is anything without a slash, `**` anything, and before a slash nothing, too; `?`, `+` and `[]` are as in
 * regular expressions.
 */
function toRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\\(.)|\*\*\/|\*\*|\*|[.^$(){}|]/g, (found, escaped?: string) => {
    if (found === '**/') return '(.*/)?';
    if (found === '**') return '.*';
    return found === '*' ? '[^/]*' : `\\${escaped ?? found}`;
  });
  try {
    return new RegExp(`^${source}$`);
  } catch {
    // Nothing is said about a pattern that nobody can read.
    return /(?:)/;
  }
}
