/** How the log is to look, by who reads it. */
export interface Look {
  /** True where a runner reads along, or may: groups and annotations are its commands. False for a person at a terminal. */
  readonly commands: boolean;
  /** ANSI colours, of the sixteen that GitHub shows. Nothing is said by colour alone. */
  readonly colours: boolean;
  /** Whether the last line may be drawn again in its place, to show what is under way. */
  readonly live: boolean;
}

/** For whoever reads it: commands, and no colours. */
export const PLAIN: Look = { commands: true, colours: false, live: false };

/**
 * Chooses the look. Only a terminal outside of any CI is a person's: a runner has none, and gets its commands whatever it is
 * connected to.
 *
 * @param isTerminal whether stdout is one
 * @param environment `GITHUB_ACTIONS`, `CI`, `TERM` and `NO_COLOR` are read
 */
export function chooseLook(
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): Look {
  const given = (name: string): boolean => (environment[name] ?? '') !== '';
  const isRunner = given('GITHUB_ACTIONS');
  const isPerson = isTerminal && !isRunner && !given('CI');
  const isDumb = isTerminal && environment.TERM === 'dumb';
  return {
    commands: !isPerson,
    colours: (isRunner || isTerminal) && !isDumb && !given('NO_COLOR'),
    live: isPerson && !isDumb,
  };
}
