import { parse } from 'yaml';
import * as z from 'zod/mini';
import { OUTCOME_OF, type Reason } from '../core/outcomes.ts';
import { operations } from '../operations/index.ts';
import { type DeployResult, EVIDENCE, type Evidence, emptyResult } from '../outcome/deploy-result.ts';
import { hasFailed, type OperationEnd, type TargetEnd, type TargetOutcome } from '../outcome/end.ts';
import { exitCodes, isGood, type Outcome } from '../outcome/failure.ts';

/** The outputs of a run, as `report-file` has them, and the command prints them with `--json`. */
type RunDocument = z.infer<typeof runDocument>;
type TargetRow = z.infer<typeof targetRow>;
type ResultRow = z.infer<typeof resultRow>;

// Each run loads what is used of zod here: use little.
const text = z.string();
const size = z.custom<number>(
  (given) => typeof given === 'number' && given >= 0 && given <= Number.MAX_SAFE_INTEGER,
);
const words = <Word extends string>(known: Readonly<Record<Word, unknown>>) =>
  z.custom<Word>((word) => typeof word === 'string' && Object.hasOwn(known, word));
const resultRow = z.object({
  operation: text.check(z.regex(/^[a-z-]{1,64}$/)),
  status: z.enum(['changed', 'unchanged', 'planned', 'failed', 'unknown', 'not-run']),
  changes: z.array(text),
  duration_ms: size,
  error: z.optional(text),
});
const names = z.transform((list: unknown) => String(list).split(',').filter(Boolean));
const fieldsOfAll = {
  changed: z.optional(z.boolean()),
  reason: z.optional(words<Reason>(OUTCOME_OF)),
  next: z.optional(text),
  'deployed-commit': z.optional(text.check(z.regex(/^([0-9a-f]{7,64})?$/))),
  evidence: z.optional(z.pipe(names, z.array(words<Evidence>(EVIDENCE)))),
};
const targetRow = z.object({
  server: text,
  site: text,
  batch: size,
  outcome: words<TargetOutcome>({ ...exitCodes, 'not-run': 0 }),
  // The rest is left out of lists that would be too large.
  ...fieldsOfAll,
  duration_ms: z.optional(size),
  error: z.optional(text),
});
/** Rows of one target, or of each target of a list. */
const runDocument = z.object({
  ...fieldsOfAll,
  outcome: z.optional(words<Outcome>(exitCodes)),
  message: z.optional(text),
  'has-changes': z.optional(z.boolean()),
  requests: z.optional(size),
  retries: z.optional(size),
  targets: z.optional(z.array(targetRow)),
  unfinished: z.optional(text),
  results: z.optional(z.array(z.union([resultRow, z.object({ results: z.array(resultRow) })]))),
  'server-id': z.optional(size),
  'site-domain': z.optional(text),
});

/** Reads the document of a run, in which null is as good as nothing; undefined for anything else. */
export function readDocument(json: string): RunDocument | undefined {
  try {
    return runDocument.safeParse(JSON.parse(json, (_, value: unknown) => value ?? undefined)).data;
  } catch {
    return undefined;
  }
}

/** A run as its document tells it. */
export type MergedRun = ReturnType<typeof runOf>;

/** Reads the run of a document; `lost`: why there is none. That of a single site is a list of one if it had got as far as its server. */
export function runOf(path: string, document: RunDocument, lost?: string) {
  const { outcome, reason, message = '', next = '', targets: listed, unfinished: rest } = document;
  const results = document.results?.map((row) => ('results' in row ? row.results : [row])) ?? [];
  const targets = (listed ?? rowOfSingle(document)).map((row, nth) =>
    targetEndOf(row, (listed ? results[nth] : results.flat()) ?? []),
  );
  const isOfTarget = outcome === 'superseded' || targets.find(hasFailed)?.failure?.reason === reason;
  const open = targets.filter((target) => !isGood(target.outcome) || target.outcome === 'planned');
  const entries = open.map(({ server, site }) => (site === '' ? { server } : `${server}/${site}`));
  const unfinished = rest === undefined ? entries : listIn(rest);
  return {
    path,
    document,
    targets,
    /** The reason why it did not succeed, unless its first failed target says it. */
    failure: reason === undefined || isOfTarget ? undefined : { reason, message, next },
    /** The entries of its output `unfinished`; undefined if that is no list. */
    unfinished,
    /** The reason why its end is not known; undefined if it is. */
    lost: lost ?? doubtIn(document, targets, open.length > 0 || unfinished?.length !== 0),
  };
}

export const NO_REPORT = 'its file is no report of a run';

/** @param leavesSome true if its targets or its output `unfinished` say so */
function doubtIn(document: RunDocument, targets: readonly TargetEnd[], leavesSome: boolean) {
  const { outcome, reason, targets: listed } = document;
  if (outcome === undefined) return 'it was killed, or is not over';
  const isTold = isGood(outcome) ? listed || targets.length > 0 : reason || targets.some(hasFailed);
  if (!isTold) return NO_REPORT;
  if (!isGood(outcome) || outcome === 'planned' || !leavesSome) return undefined;
  return `its outcome is ${outcome}, but not all its targets are done`;
}

function rowOfSingle(document: RunDocument): TargetRow[] {
  const { outcome, message: error, 'server-id': server, 'site-domain': site = '' } = document;
  if (outcome === undefined || server === undefined) return [];
  return [{ ...document, outcome, error, server: String(server), site, batch: 1 }];
}

function targetEndOf(row: TargetRow, rows: readonly ResultRow[]): TargetEnd {
  const { server, site, batch, outcome, reason, error: message = '', next = '', evidence = [] } = row;
  const results = rows.map((result) => operationEndOf(result, reason));
  const durationMs = row.duration_ms ?? results.reduce((sum, result) => sum + result.durationMs, 0);
  const last = results.findLast((end) => end.traits.deploys && !/not-run|planned/.test(end.outcome));
  const commit = row['deployed-commit'] || undefined;
  const deploy: DeployResult = {
    ...emptyResult(outcome !== 'succeeded' || evidence.length > 0, null),
    durationMs: last?.durationMs ?? durationMs,
    commit,
    evidence,
  };
  const wasDeployed = last !== undefined || evidence.length > 0 || commit !== undefined;
  return {
    server,
    site,
    batch,
    outcome,
    durationMs,
    results,
    changed: row.changed ?? null,
    failure: reason && { reason, message, next },
    fromMs: durationMs > 0 ? 0 : undefined,
    facts: wasDeployed ? { serverId: 0, site: 'missing', repository: 'unknown', deploy } : undefined,
  };
}

/** @param reason of its target: the row of an operation has none */
function operationEndOf(row: ResultRow, reason: Reason = 'run-unfinished'): OperationEnd {
  const { operation, status, changes, error, duration_ms: durationMs } = row;
  const unknown = { name: operation, summary: '', scope: 'site' } as const;
  return {
    operation,
    traits: operations.find(({ name }) => name === operation) ?? unknown,
    outcome: status,
    failure: error === undefined ? undefined : { reason, message: error, next: '' },
    planned: [],
    changes,
    wrote: status === 'changed',
    durationMs,
  };
}

/** The entries of a list, which may be YAML if it is as it was given. */
function listIn(text: string): readonly unknown[] | undefined {
  try {
    const list: unknown = parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}
