import * as z from 'zod/mini';
import { OUTCOMES, type Reason } from '../core/outcomes.ts';
import { EVIDENCE, type Evidence } from '../outcome/deploy-result.ts';
import type { TargetOutcome } from '../outcome/end.ts';
import { exitCodes, type Outcome } from '../outcome/failure.ts';

/** The outputs of a run, as `report-file` has them, and the command prints them with `--json`. */
export type RunDocument = z.infer<typeof runDocument>;
export type TargetRow = z.infer<typeof targetRow>;
export type ResultRow = z.infer<typeof resultRow>;

// Whatever of zod is used here, each run loads: so it is little.
const text = z.string();
const size = z.custom<number>(
  (given) => typeof given === 'number' && given >= 0 && given <= Number.MAX_SAFE_INTEGER,
);
const words = <Word extends string>(known: Readonly<Record<Word, unknown>>) =>
  z.custom<Word>((word) => typeof word === 'string' && Object.hasOwn(known, word));
const operation = text.check(z.regex(/^[a-z-]{1,64}$/));
const changes = z.array(text);
const resultRow = z.object({
  operation,
  status: z.enum(['changed', 'unchanged', 'planned', 'failed', 'unknown', 'not-run']),
  changes,
  duration_ms: size,
  error: z.optional(text),
});
const planRow = z.object({ operation, changes });
const names = z.transform((list: unknown) => String(list).split(',').filter(Boolean));
const ofAll = {
  changed: z.optional(z.boolean()),
  reason: z.optional(words<Reason>(OUTCOMES)),
  next: z.optional(text),
  'deployed-commit': z.optional(text.check(z.regex(/^([0-9a-f]{7,64})?$/))),
  evidence: z.optional(z.pipe(names, z.array(words<Evidence>(EVIDENCE)))),
};
const targetRow = z.object({
  ...{ server: text, site: text, batch: size, outcome: words<TargetOutcome>({ ...exitCodes, 'not-run': 0 }) },
  // The rest is left out of lists that would be too large.
  ...{ ...ofAll, duration_ms: z.optional(size), error: z.optional(text) },
});
/** Rows of one target, or of each target of a list. */
const runDocument = z.object({
  ...{ ...ofAll, outcome: z.optional(words<Outcome>(exitCodes)), message: z.optional(text) },
  'has-changes': z.optional(z.boolean()),
  ...{ requests: z.optional(size), retries: z.optional(size) },
  ...{ targets: z.optional(z.array(targetRow)), unfinished: z.optional(text) },
  results: z.optional(z.array(z.union([resultRow, z.object({ results: z.array(resultRow) })]))),
  plan: z.optional(z.array(z.union([planRow, z.object({ plan: z.array(planRow) })]))),
  ...{ 'server-id': z.optional(size), 'site-domain': z.optional(text) },
});

/** Reads the document of a run, in which null is as good as nothing; undefined for anything else. */
export function readDocument(json: string): RunDocument | undefined {
  try {
    return runDocument.safeParse(JSON.parse(json, (_, value: unknown) => value ?? undefined)).data;
  } catch {
    return undefined;
  }
}
