import type { RunnerCommands } from '../runner/commands.ts';

/** Writes commands to a log. `@actions/core` writes to standard output only, which the command keeps for its document. */
export function commandsIn(write: (text: string) => void): RunnerCommands {
  const command =
    (name: string) =>
    (data: string | Error = '', { title = '' } = {}): void => {
      const property = escapeData(title).replaceAll(':', '%3A').replaceAll(',', '%2C');
      write(`::${name}${property && ` title=${property}`}::${escapeData(String(data))}\n`);
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

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
