/** Variables of the environment, by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** A text with its variables filled in. */
export interface Filled {
  readonly text: string;
  /** The values that were put in. */
  readonly filled: readonly string[];
  /** What was expected of variables that could not be. */
  readonly problems: readonly string[];
}

/** Puts the value of variable NAME in the place of each `${NAME}`; `$${NAME}` stands for the text `${NAME}` itself. */
export function fillVariables(text: string, environment: Variables): Filled {
  const filled: string[] = [];
  const problems: string[] = [];
  const result = text.replace(/\$(\$?)\{([^{}]*)\}/g, (whole, escaped: string, name: string) => {
    if (escaped !== '') return whole.slice(1);
    const value =
      isName(name) && !OF_THE_RUNNER.test(name) && Object.hasOwn(environment, name)
        ? environment[name]
        : undefined;
    if (value !== undefined && value !== '') {
      filled.push(value);
      return value;
    }
    problems.push(problemOf(name, value));
    return '';
  });
  if (/(?<!\$)\$\{(?![^{}]*\})/.test(text)) {
    problems.push(
      'no ${{ … }}, which GitHub fills in nowhere but in a workflow, and no ${ without its }; a variable is written ${NAME}',
    );
  }
  return { text: result, filled, problems };
}

function problemOf(name: string, value: string | undefined): string {
  if (!isName(name)) {
    return `nothing but a variable's name in \${…}; to have the text itself write $\${…}`;
  }
  const state =
    value === undefined ? 'there is none' : 'it is empty: most often the name of the secret is misspelled';
  return `a variable ${name} in the env of the step, as \${${name}} asks for it; ${state}`;
}

/** What the runner gives to actions, tokens among it, and no workflow. */
const OF_THE_RUNNER = /^(ACTIONS|INPUT|STATE)_/i;

/** What a workflow may call a variable of a step. */
function isName(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text);
}
