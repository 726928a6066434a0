import type { Problem } from '../core/errors.ts';
import { hintFor, inputNames, meantBy, PREFIX, variableOf } from './names.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The inputs that the environment sets, and the rest of it. */
interface Divided {
  readonly inputs: ReadonlyMap<string, string>;
  /** The environment without the command's own variables. */
  readonly others: Environment;
  readonly problems: readonly Problem[];
}

/** Takes the variables `SITE_DEPLOY_<INPUT>` out of the environment. */
export function divideEnvironment(environment: Environment): Divided {
  const names = new Map(inputNames.map((name) => [variableOf(name), name]));
  const own = Object.entries(environment).filter(([variable]) => variable.startsWith(PREFIX));
  const unknown = own.map(([variable]) => variable).filter((variable) => !names.has(variable));
  return {
    inputs: new Map(own.map(([variable, value = '']) => [names.get(variable) ?? '', value])),
    others: Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith(PREFIX))),
    problems: unknown.map((variable) => ({
      input: isShowable(variable) ? variable : `a variable ${PREFIX}…`,
      expected: `the name of an input; ${hintFor(variable, inputNames, variableOf)}`,
    })),
  };
}

/** The value of a secret rarely looks like the name of a variable. */
function isShowable(variable: string): boolean {
  return meantBy(variable, inputNames) !== undefined || /^[A-Z_]{1,40}$/.test(variable);
}
