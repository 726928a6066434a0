import { areAll, type Input, readValues } from '../inputs/input.ts';
import type { Change, Plain } from './change.ts';
import type { DeclaredOperation, Operation, Plan, PlannedChange, WorkOn } from './operation.ts';

/** Keeps the types of the inputs that an operation declares. */
export function declareOperation<Inputs>(declared: DeclaredOperation<Inputs>) {
  return declared;
}

/** Joins the declaration of an operation with its work, which is loaded only when its inputs are read. */
export function defineOperation<Inputs extends object, Content extends Plain, Basis>(
  { inputs: declared, ...traits }: DeclaredOperation<Inputs>,
  load: () => Promise<WorkOn<Inputs, Content, Basis>>,
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
      const join = (change: Change<Content, Basis>): PlannedChange => ({
        ...change,
        apply: (applying) => work.apply(change.content(), applying, change.basis()),
      });
      return {
        ...traits,
        traits,
        inputs,
        checkSite: (found) => work.checkSite?.(inputs, found) ?? [],
        guard: async (given) => work.guard?.({ ...given, inputs }),
        async plan(planning) {
          const { changes, ...plan } = await work.plan({ ...planning, inputs });
          return { ...plan, changes: changes.map(join) };
        },
        redeploy: redeploy && ((commit) => join(redeploy(inputs, commit))),
        recheck: recheck && ((checking) => recheck(inputs, checking)),
      };
    },
  };
}

export const nothingToDo: Plan<never> = { changes: [] };

/** The other half of an operation that only reads: there is no change that it could apply. */
export const appliesNothing = { apply: (content: never): never => content };
