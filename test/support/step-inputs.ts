import * as z from 'zod/mini';
import type { Inputs } from '../../src/targets/inputs.ts';

const texts = z.record(z.string(), z.unknown());

const shape = z.object({
  env: z._default(z.map(z.string(), z.string()), new Map()),
  envMode: z.optional(z.enum(['merge', 'replace'])),
  envRemove: z._default(z.set(z.string()), new Set()),
  manifest: z._default(z.nullable(z.map(z.string(), z.array(texts))), null),
  prune: z._default(z.set(z.string()), new Set()),
  script: z._default(z.string(), ''),
  reportExitStatus: z._default(z.boolean(), true),
  wait: z._default(z.boolean(), true),
  commit: z.optional(z.string()),
  expectedCommit: z.optional(z.string()),
  healthCheck: z.optional(z.unknown()),
  verifyCommand: z.optional(z.string()),
});

/** The inputs of all operations of a run, together. */
export type StepInputs = z.infer<typeof shape>;

/** Gathers the inputs of all operations of a run. */
export function stepInputsOf({ operations }: Inputs): StepInputs {
  return shape.parse(Object.assign({}, ...operations.map(({ inputs }) => inputs)));
}
