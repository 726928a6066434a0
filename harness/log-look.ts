import { commandsIn } from '../src/cli/log-commands.ts';
import type { LogStyle } from '../src/console/log-style.ts';

/** A style of the log, without what writes its commands. */
export interface Look extends Omit<LogStyle, 'commands'> {
  readonly commands: boolean;
}

/** The look on a runner, without colours. */
export const PLAIN: Look = { commands: true, colours: false, live: false };

/** The style of a log that is played in this process, to which `@actions/core` cannot write. */
export function styleOf({ commands, ...look }: Look, write: (text: string) => void): LogStyle {
  return { ...look, commands: commands ? commandsIn(write) : undefined };
}
