import { type Group, readValues } from '../inputs/input.ts';
import type { DeclaredOperation, Operation, Work } from './operation.ts';

/** Keeps the types of the inputs that an operation declares. */
export function declareOperation<const Given extends Group>(declared: DeclaredOperation<Given>) {
  return declared;
}

/** Joins the declaration of an operation with its work, which is loaded only when its inputs are read. */
export function defineOperation<Given extends Group>(
  { inputs: given, ...traits }: DeclaredOperation<Given>,
  load: () => Promise<Work<DeclaredOperation<Given>>>,
): Operation {
  return {
    ...traits,
    inputs: Object.values(given),
    async prepare(form) {
      const before = form.problems.length;
      const { drafts, values } = await readValues(given, form);
      const work = await load();
      const { redeploy, recheck } = work;
      const problems = (drafts && work.check?.(drafts)) ?? [];
      for (const { input, expected } of problems) form.report(input, expected);
      if (values === undefined || form.problems.length > before) return undefined;
      return {
        ...traits,
        traits,
        inputs: values,
        checkSite: (found) => work.checkSite?.(values, found) ?? [],
        guard: async (given) => work.guard?.({ ...given, inputs: values }),
        plan: (planning) => work.plan({ ...planning, inputs: values }),
        redeploy: redeploy && ((commit) => redeploy(values, commit)),
        recheck: recheck && ((checking) => recheck(values, checking)),
      };
    },
  };
}
