import { isKey } from '../dotenv/key.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Replaces each `${NAME}` with the value of the variable; `$${NAME}` means `${NAME}`. `problems`: what is expected of the others. */
export function fillVariables(text: string, environment: Variables) {
  const filled: string[] = [];
  const problems: string[] = [];
  const result = text.replace(/\$(\$?)\{([^{}]*)\}/g, (whole, escaped: string, name: string) => {
    if (escaped !== '') return whole.slice(1);
    const isKnown = isKey(name) && !OF_THE_RUNNER.test(name) && Object.hasOwn(environment, name);
    const value = isKnown ? environment[name] : undefined;
    if (value) filled.push(value);
    else problems.push(variableProblem(name, value));
    return value ?? '';
  });
  if (/(?<!\$)\$\{(?![^{}]*\})/.test(text))
    problems.push(
      'no ${{ … }}, which GitHub fills in only in workflows, and no ${ without }; write a variable as ${NAME}',
    );
  return { text: result, filled, problems };
}

function variableProblem(name: string, value: string | undefined): string {
  if (!isKey(name)) return `only a variable's name in \${…}; for the text itself write $\${…}`;
  if (OF_THE_RUNNER.test(name)) return `another name than ${name}: names that begin so belong to the runner`;
  const state = value === undefined ? 'there is none' : 'it is empty';
  return `a variable ${name} in the env of the step for \${${name}}; ${state}`;
}

/** Variables that the runner sets for actions, some of them tokens. */
const OF_THE_RUNNER = /^(ACTIONS|INPUT|STATE)_/i;
