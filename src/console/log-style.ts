import type { RunnerCommands } from '../runner/commands.ts';

export type LogStyle = Readonly<ReturnType<typeof chooseLogStyle>>;

/** Chooses the look of a log. The action writes commands except at a person's terminal; the command only for GitHub's runner. */
export function chooseLogStyle(
  program: 'action' | 'command',
  isTerminal: boolean,
  { GITHUB_ACTIONS, CI, TERM, NO_COLOR }: Readonly<Record<string, string | undefined>>,
  commands: RunnerCommands,
) {
  const isRunner = GITHUB_ACTIONS === 'true';
  const mayBeRead = isRunner || (program === 'action' && (!isTerminal || Boolean(CI)));
  const isDumb = isTerminal && TERM === 'dumb';
  return {
    /** For a log that a runner may read: groups and annotations are commands. Undefined for a person at a terminal. */
    commands: mayBeRead ? commands : undefined,
    /** True for ANSI colours, of the sixteen that GitHub shows. Nothing depends on colour alone. */
    colours: (isRunner || isTerminal) && !isDumb && !NO_COLOR,
    /** True if the last line may be redrawn in place to show the activity. */
    live: isTerminal && !mayBeRead && !CI && !isDumb,
  };
}
