import { isMap, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';

/** A step as it stands in the workflow, expressions and all. */
export type Step = z.infer<typeof step> & {
  /** Its own, or a name that no id may have. */
  readonly id: string;
  /** Counted from 1, in the file. */
  readonly line: number;
};

/** A job as it stands in the workflow. */
export type Job = z.infer<typeof job> & {
  readonly name: string;
  readonly hasMatrix: boolean;
  /** Those of a `parallel:` stand one by one. Steps that only wait for others, or cancel them, are left out. */
  readonly steps: readonly Step[];
  readonly line: number;
};

/** A workflow, in the order in which its jobs can be run. */
export interface Workflow {
  readonly triggers: Readonly<Record<string, Trigger>>;
  readonly env: Texts;
  readonly jobs: readonly Job[];
}

export type Texts = Readonly<Record<string, string>>;
export type Trigger = z.infer<typeof trigger>;

const text = z.pipe(
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
  z.transform((value) => (value === null ? '' : String(value))),
);
const optionalText = z.optional(text);
/** A key without a value stands for an empty map. */
const map = z.transform((one) => (typeof one === 'object' && one !== null && !Array.isArray(one) ? one : {}));
const texts = z._default(z.pipe(map, z.record(z.string(), text)), {});
const list = z.pipe(
  z.union([text, z.array(text)]),
  z.transform((one) => [one].flat()),
);
const input = z.object({
  type: z._default(z.string(), 'string'),
  required: z._default(z.boolean(), false),
  default: optionalText,
  options: z._default(z.array(text), []),
});
const filter = z.optional(list);
const trigger = z.object({
  types: filter,
  branches: filter,
  'branches-ignore': filter,
  tags: filter,
  'tags-ignore': filter,
  paths: filter,
  'paths-ignore': filter,
  inputs: z._default(z.record(z.string(), z.pipe(map, input)), {}),
});
const step = z.object({
  id: optionalText,
  name: optionalText,
  if: optionalText,
  uses: optionalText,
  run: optionalText,
  'continue-on-error': z._default(text, 'false'),
  with: texts,
  env: texts,
});
const environment = z.union([
  text,
  z.pipe(
    z.object({ name: text }),
    z.transform((one) => one.name),
  ),
]);
const job = z.object({
  if: optionalText,
  needs: z._default(list, []),
  uses: optionalText,
  env: texts,
  outputs: texts,
  environment: z.optional(environment),
  secrets: z.optional(z.unknown()),
});
const work = z.object({
  strategy: z.optional(z.union([z.string(), z.object({ matrix: z.optional(z.unknown()) })])),
  steps: z._default(z.array(z.union([z.object({ parallel: z.array(step) }), step])), []),
});
const shape = z.object({
  on: z.union([list, z.record(z.string(), z.pipe(map, trigger))]),
  env: texts,
  jobs: z.record(z.string(), z.intersection(job, work)),
});

/** Reads a workflow that GitHub's own parser takes; says which parts of it cannot be rehearsed. */
export function readWorkflow(content: string): { workflow: Workflow } | { problems: string[] } {
  const lines = new LineCounter();
  const document = parseDocument(content, { lineCounter: lines });
  if (document.errors.length > 0) return { problems: document.errors.map(({ message }) => message) };
  const lineAt = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true);
    const at = isMap(node) ? node.items[0]?.key : node;
    const range = typeof at === 'object' && at !== null && 'range' in at ? at.range : undefined;
    return Array.isArray(range) ? lines.linePos(Number(range[0])).line : 1;
  };
  const read = shape.safeParse(document.toJS());
  if (!read.success)
    return {
      problems: read.error.issues.map(
        ({ path, message }) => `line ${lineAt(path)}: ${path.join('.')} cannot be rehearsed: ${message}`,
      ),
    };
  const { on, env, jobs } = read.data;
  const all = Object.entries(jobs).map(
    ([name, { strategy, steps, ...rest }]): Job => ({
      ...rest,
      name,
      line: lineAt(['jobs', name]),
      hasMatrix: isMatrix(strategy),
      steps: steps.flatMap((one, index): Step[] => {
        const isGroup = 'parallel' in one;
        const real = (isGroup ? one.parallel : [one]).filter(({ uses, run }) => (uses ?? run) !== undefined);
        return real.map((inner, nth) => ({
          ...inner,
          id: inner.id ?? `__${index}_${nth}`,
          line: lineAt(['jobs', name, 'steps', index, ...(isGroup ? ['parallel', nth] : [])]),
        }));
      }),
    }),
  );
  const triggers = Array.isArray(on)
    ? Object.fromEntries(on.map((name): [string, Trigger] => [name, { inputs: {} }]))
    : on;
  return { workflow: { triggers, env, jobs: inOrder(all) } };
}

/** True for a matrix, and for what an expression makes. */
function isMatrix(strategy: z.infer<typeof work>['strategy']): boolean {
  return typeof strategy === 'string' || strategy?.matrix !== undefined;
}

/** Every job after those that it needs. */
function inOrder(jobs: readonly Job[]): Job[] {
  const ordered: Job[] = [];
  const place = (one: Job): void => {
    if (ordered.includes(one)) return;
    for (const needed of jobs.filter(({ name }) => one.needs.includes(name))) place(needed);
    ordered.push(one);
  };
  for (const one of jobs) place(one);
  return ordered;
}
