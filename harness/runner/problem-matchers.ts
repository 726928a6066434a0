/** A problem matcher, as `add-matcher` reads it. Groups are numbers of the pattern's groups. */
export interface Matcher {
  readonly owner: string;
  readonly severity?: string;
  readonly pattern: readonly {
    readonly regexp: string;
    readonly severity?: number;
    readonly message?: number;
    readonly loop?: boolean;
  }[];
}

/** A matcher, and what of each of its patterns but the last has matched so far. */
export interface RunningMatcher {
  readonly matcher: Matcher;
  readonly stripsColours: boolean;
  running: (Matched | undefined)[];
}

interface Matched {
  readonly severity: string | undefined;
  readonly message: string | undefined;
}

const LEVELS = ['error', 'warning', 'notice'] as const;
export type Level = (typeof LEVELS)[number];

/** The matchers at the beginning of a step: each reads a line with its colours and without. */
export function startMatchers(matchers: readonly Matcher[]): RunningMatcher[] {
  return matchers.flatMap((matcher) =>
    [true, false].map((stripsColours) => ({ matcher, stripsColours, running: [] })),
  );
}

/** The problem that a line completes. */
export function findProblem(
  line: string,
  matchers: readonly RunningMatcher[],
): { level: Level; message: string } | undefined {
  for (const one of matchers) {
    const found = matchLine(one, one.stripsColours ? line.replace(/\x1b\[[0-9;]*m?/g, '') : line);
    if (found === undefined) continue;
    for (const other of matchers) if (other.matcher !== one.matcher) other.running = [];
    const severity = (found.severity || 'error').toLowerCase();
    const level = LEVELS.find((known) => known === severity);
    const { message = '' } = found;
    if (message.trim() !== '' && level !== undefined) return { level, message };
  }
  return undefined;
}

/** Reads a line. Returns the problem that it completes. The last pattern comes first: each asks what the one before it has matched earlier. */
function matchLine(one: RunningMatcher, line: string): Matched | undefined {
  const { pattern, severity: standard } = one.matcher;
  const last = pattern.length - 1;
  for (let nth = last; nth >= 0; nth--) {
    const { regexp = '', severity, message, loop } = pattern[nth] ?? {};
    const before = nth === 0 ? undefined : one.running[nth - 1];
    if (nth > 0 && before === undefined) continue;
    const groups = new RegExp(regexp).exec(line);
    const matched = groups && {
      severity: before?.severity ?? (severity === undefined ? undefined : groups[severity]),
      message: before?.message ?? (message === undefined ? undefined : groups[message]),
    };
    if (matched === null) one.running[nth === last ? nth - 1 : nth] = undefined;
    else if (nth < last) one.running[nth] = matched;
    else {
      one.running = [];
      if (loop === true) one.running[nth - 1] = before;
      return { ...matched, severity: matched.severity || standard };
    }
  }
  return undefined;
}
