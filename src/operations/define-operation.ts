import { type Group, readValues } from '../inputs/input.ts';
import type { Change, Plain } from './change.ts';
import type { DeclaredOperation, Operation, Plan, PlannedChange, Work } from './operation.ts';

/** Keeps the types of the inputs that an operation declares. */
export function declareOperation<const Given extends Group>(declared: DeclaredOperation<Given>) {
  return declared;
}

/** Joins the declaration of an operation with its work, which is loaded only when its inputs are read. */
export function defineOperation<Given extends Group, Content extends Plain, Basis>(
  { inputs: given, ...traits }: DeclaredOperation<Given>,
  load: () => Promise<Work<DeclaredOperation<Given>, Content, Basis>>,
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
      const join = (change: Change<Content, Basis>): PlannedChange => ({
        ...change,
        apply: (applying) => work.apply(change.content(), applying, change.basis()),
      });
      return {
        ...traits,
        traits,
        inputs: values,
        checkSite: (found) => work.checkSite?.(values, found) ?? [],
        guard: async (given) => work.guard?.({ ...given, inputs: values }),
        async plan(planning) {
          const { changes, ...plan } = await work.plan({ ...planning, inputs: values });
          return { ...plan, changes: changes.map(join) };
        },
        redeploy: redeploy && ((commit) => join(redeploy(values, commit))),
        recheck: recheck && ((checking) => recheck(values, checking)),
      };
    },
  };
}

export const nothingToDo: Plan<never> = { changes: [] };

/** The other half of an operation that only reads: there is no change that it could apply. */
export const appliesNothing = { apply: (content: never): never => content };
