/** The look of the log, which depends on who reads it. */
export interface Look {
  /** True if a runner may read the log: groups and annotations are commands. False for a person at a terminal. */
  readonly commands: boolean;
  /** True for ANSI colours, of the sixteen that GitHub shows. Nothing depends on colour alone. */
  readonly colours: boolean;
  /** True if the last line may be redrawn in place to show the activity. */
  readonly live: boolean;
}

/** The look that suits everybody. */
export const PLAIN: Look = { commands: true, colours: false, live: false };

/**
 * Chooses the look. Only a terminal outside CI belongs to a person; a runner gets its commands even with a terminal.
 *
 * @param isTerminal true if stdout is a terminal
 * @param environment `GITHUB_ACTIONS`, `CI`, `TERM` and `NO_COLOR` are read
 */
export function chooseLook(
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): Look {
  const isRunner = Boolean(environment.GITHUB_ACTIONS);
  const isPerson = isTerminal && !isRunner && !environment.CI;
  const isDumb = isTerminal && environment.TERM === 'dumb';
  return {
    commands: !isPerson,
    colours: (isRunner || isTerminal) && !isDumb && !environment.NO_COLOR,
    live: isPerson && !isDumb,
  };
}
