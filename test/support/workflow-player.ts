import { parse } from 'yaml';
import * as z from 'zod/mini';

/** What a step came to. */
export interface StepEnd {
  readonly outputs: Readonly<Record<string, string>>;
}

/** A step with its expressions filled in. */
export interface PlayedStep {
  readonly uses: string | undefined;
  readonly run: string | undefined;
  readonly with: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

const texts = z._default(z.record(z.string(), z.pipe(z.unknown(), z.transform(String))), {});
const step = z.object({
  id: z.optional(z.string()),
  if: z.optional(z.string()),
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  with: texts,
  env: texts,
});
const job = z.object({
  if: z.optional(z.string()),
  needs: z.optional(z.string()),
  outputs: texts,
  steps: z.array(step),
});
const workflow = z.object({ jobs: z.record(z.string(), job) });

/**
 * Plays the jobs of a workflow one after the other, as GitHub would: conditions of `==`, `!=` and `&&`, expressions that
 * name a value, outputs of steps and jobs. Throws on a name that it is not told.
 *
 * @param contexts values by name, as in `github.event.number`
 * @returns the names of the jobs that were not skipped, each with its steps' ends
 */
export async function playWorkflow<End extends StepEnd>(
  text: string,
  contexts: Readonly<Record<string, string>>,
  playStep: (step: PlayedStep) => Promise<End>,
): Promise<Readonly<Record<string, readonly End[]>>> {
  const { jobs } = workflow.parse(parse(text));
  const known = new Map(Object.entries(contexts));
  const played: Record<string, End[]> = {};
  for (const [name, { if: condition, needs, outputs, steps }] of Object.entries(jobs)) {
    const isNeeded = needs === undefined || played[needs] !== undefined;
    if (!isNeeded || !holds(condition, known)) continue;
    const ends: End[] = [];
    for (const { id, if: isAsked, uses, run, with: inputs, env } of steps) {
      if (!holds(isAsked, known)) continue;
      const end = await playStep({ uses, run, with: fillAll(inputs, known), env: fillAll(env, known) });
      ends.push(end);
      for (const [output, value] of Object.entries(end.outputs))
        if (id !== undefined) known.set(`steps.${id}.outputs.${output}`, value);
    }
    for (const [output, value] of Object.entries(fillAll(outputs, known)))
      known.set(`needs.${name}.outputs.${output}`, value);
    played[name] = ends;
  }
  return played;
}

/** Fills in the expressions of a text. */
export function fill(text: string, known: ReadonlyMap<string, string>): string {
  return text.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => evaluate(expression, known));
}

function fillAll(
  given: Readonly<Record<string, string>>,
  known: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(given).map(([name, text]) => [name, fill(text, known)]));
}

function holds(condition: string | undefined, known: ReadonlyMap<string, string>): boolean {
  if (condition === undefined) return true;
  return condition.split(' && ').every((part) => {
    const [, one = '', sign, other = ''] = /^(\S+) (==|!=) (\S+)$/.exec(part) ?? [];
    if (sign === undefined) throw new Error(`A condition that cannot be played: ${part}`);
    return (evaluate(one, known) === evaluate(other, known)) === (sign === '==');
  });
}

function evaluate(expression: string, known: ReadonlyMap<string, string>): string {
  const [, literal] = /^'([^']*)'$/.exec(expression) ?? [];
  const [found] = expression.split(' || ').flatMap((name) => known.get(name) || []);
  const value = literal ?? found;
  if (value === undefined) throw new Error(`An expression that cannot be played: ${expression}`);
  return value;
}
