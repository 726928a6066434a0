import { type Console, createConsole } from '../console/console.ts';
import type { StepContext } from '../run/ports.ts';

/**
 * Creates the console of a target. It keeps its lines, as targets under way would interleave. It shows no activities: those of
 * the whole run are shown instead.
 */
export function createBufferedConsole({
  redactor,
  clock,
  logStyle,
}: Pick<StepContext, 'redactor' | 'clock' | 'logStyle'>): { console: Console; lines: () => string } {
  const buffered: string[] = [];
  const stdout = { write: (text: string) => buffered.push(text) };
  // The lines become part of a group: a group or an annotation within would not be obeyed.
  const inGroup = { commands: undefined, colours: logStyle.colours, live: false };
  const console = createConsole({ stdout, redactor, clock, logStyle: inGroup, freshToken: () => '' });
  return { console: { ...console, during: (_, work) => work() }, lines: () => buffered.join('') };
}
