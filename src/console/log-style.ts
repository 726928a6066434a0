/** The look of the log, which depends on who reads it. */
export interface LogStyle {
  /** True if a runner may read the log: groups and annotations are commands. False for a person at a terminal. */
  readonly commands: boolean;
  /** True for ANSI colours, of the sixteen that GitHub shows. Nothing depends on colour alone. */
  readonly colours: boolean;
  /** True if the last line may be redrawn in place to show the activity. */
  readonly live: boolean;
}

/** The look that suits everybody. */
export const PLAIN: LogStyle = { commands: true, colours: false, live: false };

/**
 * Chooses the look of a log. The action writes commands unless a terminal outside CI shows that it belongs to a person; the
 * command only for GitHub's runner: other systems show commands as they are.
 *
 * @param isTerminal true if the log goes to a terminal
 * @param environment `GITHUB_ACTIONS`, `CI`, `TERM` and `NO_COLOR` are read
 */
export function chooseLogStyle(
  program: 'action' | 'command',
  isTerminal: boolean,
  { GITHUB_ACTIONS, CI, TERM, NO_COLOR }: Readonly<Record<string, string | undefined>>,
): LogStyle {
  const isRunner = GITHUB_ACTIONS === 'true';
  const commands = isRunner || (program === 'action' && (!isTerminal || Boolean(CI)));
  const isDumb = isTerminal && TERM === 'dumb';
  return {
    commands,
    colours: (isRunner || isTerminal) && !isDumb && !NO_COLOR,
    live: isTerminal && !commands && !CI && !isDumb,
  };
}
