import * as z from 'zod/mini';
import { OUTCOMES, type Reason } from '../core/outcomes.ts';
import { EVIDENCE, type Evidence } from '../outcome/deploy-result.ts';
import type { TargetOutcome } from '../outcome/end.ts';
import { exitCodes, type Outcome } from '../outcome/failure.ts';
import { typedOf } from '../report/outputs.ts';

/** The outputs of a run, as the command prints them with `--json`, or as `toJSON(steps.<id>.outputs)` has them on GitHub: all as text. */
export type RunDocument = z.infer<typeof runDocument>;
export type TargetRow = z.infer<typeof targetRow>;
export type ResultRow = z.infer<typeof resultRow>;

const text = z.string();
const size = z.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
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
const ofAll = z.partial(
  z.object({
    changed: z.nullable(z.boolean()),
    reason: words<Reason>(OUTCOMES),
    next: text,
    'deployed-commit': text.check(z.regex(/^([0-9a-f]{7,64})?$/)),
    evidence: z.pipe(names, z.array(words<Evidence>(EVIDENCE))),
  }),
);
const targetRow = z.extend(ofAll, {
  ...{ server: text, site: text, batch: size, outcome: words<TargetOutcome>({ ...exitCodes, 'not-run': 0 }) },
  // These, too, are left out of lists that would be too large.
  ...{ duration_ms: z.optional(size), error: z.optional(text) },
});
/** Rows of one target, or of each target of a list. */
const runDocument = z.extend(ofAll, {
  ...{ outcome: z.optional(words<Outcome>(exitCodes)), message: z.optional(text) },
  'has-changes': z.optional(z.boolean()),
  ...{ requests: z.optional(size), retries: z.optional(size) },
  ...{ targets: z.optional(z.array(targetRow)), unfinished: z.optional(text) },
  results: z.optional(z.array(z.union([resultRow, z.object({ results: z.array(resultRow) })]))),
  plan: z.optional(z.array(z.union([planRow, z.object({ plan: z.array(planRow) })]))),
  ...{ 'server-id': z.optional(size), 'site-domain': z.optional(text) },
});
const outputs = z.record(text, z.unknown());

/** Reads the document of a run; undefined for anything else. */
export function readDocument(json: string): RunDocument | undefined {
  try {
    const given = Object.entries(outputs.parse(JSON.parse(json)));
    return runDocument.parse(Object.fromEntries(given.map(([name, value]) => [name, typedOf(name, value)])));
  } catch {
    return undefined;
  }
}
