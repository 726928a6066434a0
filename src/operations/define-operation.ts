import { areAll, type Input, readValues } from '../inputs/input.ts';
import type { DeclaredOperation, Operation, WorkOn } from './operation.ts';

/** Keeps the types of the inputs that an operation declares. */
export function declareOperation<Inputs>(declared: DeclaredOperation<Inputs>) {
  return declared;
}

/** Joins the declaration of an operation with its work, which is loaded only when its inputs are read. */
export function defineOperation<Inputs extends object>(
  { inputs: declared, ...traits }: DeclaredOperation<Inputs>,
  load: () => Promise<WorkOn<Inputs>>,
): Operation {
  return {
    ...traits,
    inputs: Object.values<Input<unknown>>(declared),
    async prepare(form) {
      const inputs = await readValues(declared, form);
      const work = await load();
      const { redeploy, recheck } = work;
      for (const { input, expected } of work.check?.(inputs) ?? []) form.report(input, expected);
      if (!areAll(inputs, declared)) return undefined;
      return {
        ...traits,
        traits,
        inputs,
        checkSite: (found) => work.checkSite?.(inputs, found) ?? [],
        guard: async (given) => work.guard?.({ ...given, inputs }),
        plan: (planning) => work.plan({ ...planning, inputs }),
        redeploy: redeploy && ((commit) => redeploy(inputs, commit)),
        recheck: recheck && ((checking) => recheck(inputs, checking)),
      };
    },
  };
}
