import { isMap, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { Refusal } from './options.ts';

/** A step as it stands in the workflow, expressions and all. */
export type Step = z.infer<typeof step> & {
  /** Its own, or a name that no id may have. */
  readonly id: string;
  /** Counted from 1, in the file. */
  readonly line: number;
  /** Keys of steps that run beside others, or wait for them. */
  readonly beside: readonly string[];
};

/** A job as it stands in the workflow. */
export type Job = Omit<z.infer<typeof job>, 'steps' | 'strategy'> & {
  readonly name: string;
  readonly hasMatrix: boolean;
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
const job = z.object({
  if: optionalText,
  needs: z._default(list, []),
  uses: optionalText,
  env: texts,
  outputs: texts,
  environment: z.optional(z.union([text, z.object({ name: text })])),
  strategy: z.optional(z.union([z.string(), z.object({ matrix: z.optional(z.unknown()) })])),
  steps: z._default(z.array(step), []),
});
const shape = z.object({
  on: z.union([list, z.record(z.string(), z.pipe(map, trigger))]),
  env: texts,
  jobs: z.record(z.string(), job),
});

const BESIDE = ['parallel', 'background', 'wait', 'wait-all', 'cancel'];

/** Reads a workflow that GitHub's own parser takes. Throws Refusal. */
export function readWorkflow(content: string): Workflow {
  const lineCounter = new LineCounter();
  const document = parseDocument(content, { lineCounter });
  const read = shape.safeParse(document.toJS());
  if (!read.success)
    throw new Refusal(read.error.issues.map(({ path }) => `${path.join('.')} cannot be played here`));
  const { on, env, jobs } = read.data;
  /** The line and the keys of what stands at a path. */
  const look = (...path: (string | number)[]) => {
    const node = document.getIn(path, true);
    const keys = isMap(node) ? node.items.map(({ key }) => key) : [];
    const line = isMap(node) ? lineCounter.linePos(node.range?.[0] ?? 0).line : 1;
    return { line, keys: keys.map(String) };
  };
  const all = Object.entries(jobs).map(
    ([name, { strategy, steps, ...rest }]): Job => ({
      ...rest,
      name,
      line: look('jobs', name).line,
      // An expression may make one, too.
      hasMatrix: typeof strategy === 'string' || strategy?.matrix !== undefined,
      steps: steps.map((one, index) => {
        const { line, keys } = look('jobs', name, 'steps', index);
        const beside = keys.filter((key) => BESIDE.includes(key));
        return { ...one, id: one.id ?? `__${index}`, line, beside };
      }),
    }),
  );
  const triggers = Array.isArray(on)
    ? Object.fromEntries(on.map((name): [string, Trigger] => [name, { inputs: {} }]))
    : on;
  return { triggers, env, jobs: inOrder(all) };
}

/** Every job after those that it needs. */
function inOrder(jobs: readonly Job[]): Job[] {
  const waits = ({ needs }: Job): boolean => jobs.some(({ name }) => needs.includes(name));
  const waiting = jobs.filter(waits);
  const first = jobs.filter((one) => !waits(one));
  return first.length === 0 ? [] : [...first, ...inOrder(waiting)];
}
