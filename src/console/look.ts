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

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Chooses the look of the action's log. Only a terminal outside CI belongs to a person; a runner gets its commands even with
 * a terminal.
 *
 * @param isTerminal true if the log goes to a terminal
 * @param environment `GITHUB_ACTIONS`, `CI`, `TERM` and `NO_COLOR` are read
 */
export function chooseLook(isTerminal: boolean, environment: Environment): Look {
  const isRunner = Boolean(environment.GITHUB_ACTIONS);
  const isPerson = isTerminal && !isRunner && !environment.CI;
  return lookOf({ commands: !isPerson, isTerminal, isRunner }, environment);
}

/** Chooses the look of the command's log: other systems than GitHub's show the runner's commands as they are. */
export function chooseLookOfCommand(isTerminal: boolean, environment: Environment): Look {
  const isRunner = environment.GITHUB_ACTIONS === 'true';
  return lookOf({ commands: isRunner, isTerminal, isRunner }, environment);
}

function lookOf(
  { commands, isTerminal, isRunner }: { commands: boolean; isTerminal: boolean; isRunner: boolean },
  { CI, TERM, NO_COLOR }: Environment,
): Look {
  const isDumb = isTerminal && TERM === 'dumb';
  return {
    commands,
    colours: (isRunner || isTerminal) && !isDumb && !NO_COLOR,
    live: isTerminal && !commands && !CI && !isDumb,
  };
}
