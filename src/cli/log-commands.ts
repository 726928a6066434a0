import type { RunnerCommands } from '../runner/commands.ts';

/** Writes commands to a log. `@actions/core` writes to standard output only, which the command keeps for its document. */
export function commandsIn(write: (text: string) => void): RunnerCommands {
  const command =
    (name: string) =>
    (data: string | Error = '', { title = '' } = {}): void => {
      const property = title.replace(/[%\r\n:,]/g, encodeURIComponent);
      const message = String(data).replace(/[%\r\n]/g, encodeURIComponent);
      write(`::${name}${property && ` title=${property}`}::${message}\n`);
    };
  return {
    error: command('error'),
    warning: command('warning'),
    notice: command('notice'),
    startGroup: command('group'),
    endGroup: command('endgroup'),
    setSecret: command('add-mask'),
  };
}
