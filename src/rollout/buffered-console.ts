import { createConsole } from '../console/console.ts';
import type { Clock } from '../core/clock.ts';
import type { During } from '../core/log.ts';
import type { Redactor } from '../secrets/redactor.ts';

/**
 * Creates the console of a target. It keeps its lines, as targets under way would interleave. It shows no activities: those of
 * the whole run are shown instead.
 */
export function createBufferedConsole(redactor: Redactor, clock: Clock, colours: boolean) {
  const buffered: string[] = [];
  const stdout = { write: (text: string) => buffered.push(text) };
  // The lines become part of a group: a group or an annotation within would not be obeyed.
  const inGroup = { commands: undefined, colours, live: false };
  const console = createConsole({ stdout, redactor, clock, logStyle: inGroup, freshToken: () => '' });
  const during: During = (_, work) => work();
  return { console: { ...console, during }, lines: () => buffered.join('') };
}
