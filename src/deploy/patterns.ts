import { RE2JS } from 're2js';
import type { Pattern } from './judge.ts';

/**
 * Compiles a pattern for an engine that takes linear time whatever the pattern (RE2), case-sensitive, `^`
 * and `$` matching at line ends.
 *
 * @returns undefined for what is no such pattern; the engine's own words would quote it
 */
export function compilePattern(source: string): Pattern | undefined {
  try {
    const compiled = RE2JS.compile(source, RE2JS.MULTILINE);
    return { source, find: (text) => findLine(compiled, text) };
  } catch {
    return undefined;
  }
}

function findLine(compiled: RE2JS, text: string): string | undefined {
  const matcher = compiled.matcher(text);
  if (!matcher.find()) return undefined;
  const start = text.lastIndexOf('\n', Math.max(0, matcher.start() - 1)) + 1;
  const end = text.indexOf('\n', matcher.start());
  return text.slice(start, end === -1 ? undefined : end);
}
