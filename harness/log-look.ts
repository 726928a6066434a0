import { commandsIn } from '../src/cli/log-commands.ts';
import type { LogStyle } from '../src/console/log-style.ts';

/** The style of the log on a runner, without colours, and without what writes its commands. */
export const PLAIN = { commands: true, colours: false, live: false };
export type Look = typeof PLAIN;

/** The style of a log that is played in this process, to which `@actions/core` cannot write. */
export function styleOf({ commands, ...look }: Look, write: (text: string) => void): LogStyle {
  return { ...look, commands: commands ? commandsIn(write) : undefined };
}
