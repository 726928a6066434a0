import { isMap, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';

/** A step as it stands in the workflow, expressions and all. */
export interface Step {
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly if: string | undefined;
  readonly uses: string | undefined;
  readonly run: string | undefined;
  readonly shell: string | undefined;
  readonly workingDirectory: string | undefined;
  readonly continueOnError: string;
  readonly with: Texts;
  readonly env: Texts;
  /** Counted from 1, in the file. */
  readonly line: number;
}

/** A job as it stands in the workflow. */
export interface Job {
  readonly name: string;
  readonly if: string | undefined;
  readonly needs: readonly string[];
  /** The reusable workflow that it calls. */
  readonly uses: string | undefined;
  readonly env: Texts;
  readonly outputs: Texts;
  /** One for each combination of the matrix; one that is empty without. */
  readonly combinations: readonly Readonly<Record<string, MatrixValue>>[];
  readonly steps: readonly Step[];
  readonly line: number;
}

/** A workflow, in the order in which its jobs can be run. */
export interface Workflow {
  readonly triggers: Readonly<Record<string, Trigger>>;
  readonly env: Texts;
  readonly jobs: readonly Job[];
}

export type Texts = Readonly<Record<string, string>>;
type MatrixValue = string | number | boolean;
export type Trigger = z.infer<typeof trigger>;

const text = z.pipe(
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
  z.transform((value) => (value === null ? '' : String(value))),
);
const optionalText = z.optional(text);
const texts = z._default(z.nullable(z.record(z.string(), text)), {});
const list = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((one) => [one].flat()),
);
const input = z.object({
  type: z._default(z.string(), 'string'),
  required: z._default(z.boolean(), false),
  default: optionalText,
  options: z._default(z.array(text), []),
});
const trigger = z.object({
  branches: z.optional(list),
  types: z.optional(list),
  inputs: z._default(
    z.nullable(
      z.record(
        z.string(),
        z.pipe(
          z.transform((one) => one ?? {}),
          input,
        ),
      ),
    ),
    {},
  ),
});
const step = z.object({
  ...{ id: optionalText, name: optionalText, if: optionalText, uses: optionalText },
  ...{ run: optionalText, shell: optionalText, 'working-directory': optionalText },
  'continue-on-error': z._default(text, 'false'),
  ...{ with: texts, env: texts },
});
const matrixValue = z.union([z.string(), z.number(), z.boolean()]);
const job = z.object({
  ...{ if: optionalText, needs: z._default(list, []), uses: optionalText, env: texts, outputs: texts },
  strategy: z._default(z.object({ matrix: z._default(z.record(z.string(), z.array(matrixValue)), {}) }), {
    matrix: {},
  }),
  steps: z._default(z.array(step), []),
});
const shape = z.object({
  on: z.union([
    z.string(),
    z.array(z.string()),
    z.record(
      z.string(),
      z.pipe(
        z.transform((one) => (isRecord(one) ? one : {})),
        trigger,
      ),
    ),
  ]),
  env: texts,
  jobs: z.record(z.string(), job),
});

/** Reads a workflow that GitHub's own parser takes; says which parts of it cannot be rehearsed. */
export function readWorkflow(content: string): { workflow: Workflow } | { problems: string[] } {
  const lines = new LineCounter();
  const document = parseDocument(content, { lineCounter: lines });
  if (document.errors.length > 0) return { problems: document.errors.map(({ message }) => message) };
  const lineAt = (path: readonly (string | number)[]): number => {
    const node = document.getIn(path, true);
    const at = isMap(node) ? node.items[0]?.key : node;
    const range = typeof at === 'object' && at !== null && 'range' in at ? at.range : undefined;
    return Array.isArray(range) ? lines.linePos(Number(range[0])).line : 1;
  };
  const read = shape.safeParse(document.toJS());
  if (!read.success) return { problems: read.error.issues.map((issue) => tellIssue(issue, lineAt)) };
  const { on, env, jobs } = read.data;
  const all = Object.entries(jobs).map(([name, { strategy, steps, ...rest }]) => ({
    ...rest,
    name,
    if: rest.if,
    uses: rest.uses,
    env: rest.env ?? {},
    outputs: rest.outputs ?? {},
    combinations: combine(strategy.matrix),
    steps: steps.map((one, index) => toStep(one, lineAt(['jobs', name, 'steps', index]))),
    line: lineAt(['jobs', name]),
  }));
  const names = typeof on === 'string' ? [on] : on;
  const triggers = Array.isArray(names)
    ? Object.fromEntries(names.map((name): [string, Trigger] => [name, { inputs: {} }]))
    : names;
  return { workflow: { triggers, env: env ?? {}, jobs: inOrder(all) } };
}

function toStep(
  {
    'working-directory': workingDirectory,
    'continue-on-error': continueOnError,
    ...one
  }: z.infer<typeof step>,
  line: number,
): Step {
  const { id, name, if: condition, uses, run, shell } = one;
  const texts = { with: one.with ?? {}, env: one.env ?? {} };
  return { ...texts, id, name, if: condition, uses, run, shell, workingDirectory, continueOnError, line };
}

function tellIssue(
  { path, message }: { path: readonly PropertyKey[]; message: string },
  lineAt: (path: readonly (string | number)[]) => number,
): string {
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
  const place = `line ${lineAt(keys)}: ${keys.join('.')}`;
  return keys.includes('matrix')
    ? `${place} cannot be rehearsed: of a matrix only plain lists can, without expressions, include and exclude`
    : `${place} cannot be rehearsed: ${message}`;
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

/** Every combination of the values of a matrix. */
function combine(
  matrix: Readonly<Record<string, readonly MatrixValue[]>>,
): Readonly<Record<string, MatrixValue>>[] {
  return Object.entries(matrix).reduce<Readonly<Record<string, MatrixValue>>[]>(
    (combinations, [name, values]) =>
      combinations.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
