/** The look of the log, which depends on who reads it. */
export interface Look {
  /** True where a runner may read the log: groups and annotations are commands. False for a person at a terminal. */
  readonly commands: boolean;
  /** ANSI colours, from the sixteen that GitHub shows. Nothing is told by colour alone. */
  readonly colours: boolean;
  /** True if the last line may be redrawn in place to show what is under way. */
  readonly live: boolean;
}

/** Suits every reader. */
export const PLAIN: Look = { commands: true, colours: false, live: false };

/**
 * Chooses the look. Only a terminal outside of any CI belongs to a person; a runner gets its commands whatever it is
 * connected to.
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
