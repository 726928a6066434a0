import * as z from 'zod/mini';
import { OUTCOMES, type Reason } from '../core/outcomes.ts';
import { EVIDENCE, type Evidence } from '../outcome/deploy-result.ts';
import type { TargetOutcome } from '../outcome/end.ts';
import { exitCodes, type Outcome } from '../outcome/failure.ts';

/** The outputs of a run, as the command prints them with `--json`, or as `toJSON(steps.<id>.outputs)` has them on GitHub: all as text. */
export type RunDocument = z.infer<typeof runDocument>;
export type TargetRow = z.infer<typeof targetRow>;
export type ResultRow = z.infer<typeof resultRow>;

const text = z.string();
const words = <Word extends string>(known: Readonly<Record<Word, unknown>>) =>
  z.custom<Word>((word) => typeof word === 'string' && Object.hasOwn(known, word));
const outcome = words<Outcome>(exitCodes);
const reason = words<Reason>(OUTCOMES);
const commit = z.string().check(z.regex(/^([0-9a-f]{7,64})?$/));
const evidence = z.pipe(
  z.transform((names: unknown) => String(names).split(',')),
  z.array(words<Evidence>(EVIDENCE)),
);

/** A value that is null, empty or left out where there is none, and may be JSON in a text. */
function output<Value>(value: z.ZodMiniType<Value>, isText = false): z.ZodMiniType<Value | null> {
  const read = (given: unknown): unknown => {
    if (given === undefined || given === '') return null;
    return typeof given === 'string' && !isText ? JSON.parse(given) : given;
  };
  return z.pipe(z.transform(read), z.nullable(value));
}

const operation = z.string().check(z.regex(/^[a-z-]{1,64}$/));
const resultRow = z.object({
  operation,
  status: z.enum(['changed', 'unchanged', 'planned', 'failed', 'unknown', 'not-run']),
  changes: z.array(text),
  duration_ms: z.number(),
  error: z.optional(text),
});
const planRow = z.object({ operation, changes: z.array(text) });
const targetRow = z.object({
  server: text,
  site: text,
  batch: z.number(),
  outcome: words<TargetOutcome>({ ...exitCodes, 'not-run': 0 }),
  // The rest is left out of lists that would be too large.
  changed: output(z.boolean()),
  'deployed-commit': output(commit, true),
  evidence: output(evidence, true),
  duration_ms: output(z.number()),
  reason: output(reason, true),
  error: output(text, true),
  next: output(text, true),
});

/** Rows of one target, or of each target of a list. */
const runDocument = z.object({
  outcome: output(outcome, true),
  reason: output(reason, true),
  message: output(text, true),
  next: output(text, true),
  changed: output(z.boolean()),
  'has-changes': output(z.boolean()),
  requests: output(z.number()),
  retries: output(z.number()),
  targets: output(z.array(targetRow)),
  unfinished: output(text, true),
  results: output(z.array(z.union([resultRow, z.object({ results: z.array(resultRow) })]))),
  plan: output(z.array(z.union([planRow, z.object({ plan: z.array(planRow) })]))),
  'server-id': output(z.number()),
  'site-domain': output(text, true),
  'deployed-commit': output(commit, true),
  evidence: output(evidence, true),
});

/** Reads the document of a run; undefined for anything else. */
export function readDocument(json: string): RunDocument | undefined {
  try {
    return runDocument.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
