import { operations } from '../operations/index.ts';
import type { DeployResult } from '../outcome/deploy-result.ts';
import { hasFailed, type TargetEnd } from '../outcome/end.ts';
import type { Failure } from '../outcome/failure.ts';
import type { Result } from '../outcome/result.ts';
import type { ResultRow, RunDocument, TargetRow } from './document.ts';

/** A run as its document tells it. */
export interface RunOfDocument {
  readonly targets: readonly TargetEnd[];
  /** Why it did not succeed, unless its first failed target says it. */
  readonly failure: Failure | undefined;
  /** The entries of its output `unfinished`; undefined if that is no list of JSON. */
  readonly unfinished: readonly unknown[] | undefined;
}

/** Reads the run of a document: that of a single site is a list of one, if it had got as far as its server. */
export function runOfDocument(document: RunDocument): RunOfDocument {
  const failure = failureIn(document.reason, document.message, document.next);
  const isList = document.targets !== null;
  const rows = document.targets ?? rowOfSingle(document);
  const results = resultsIn(document);
  const plans = document.plan?.map((row) => ('plan' in row ? row.plan : [row])) ?? [];
  let planned = 0;
  const targets = rows.map((row, nth) => {
    const own = (isList ? results[nth] : results.flat()) ?? [];
    // A target without results has no plan.
    const plan = (isList ? own.length > 0 && plans[planned++] : plans.flat()) || [];
    return targetOf(row, own, plan);
  });
  const first = targets.find(hasFailed)?.failure;
  // That of a target is cut.
  const isOfFirst = first?.reason === failure?.reason && failure?.message.startsWith(startOf(first?.message));
  const isOfTarget = isList ? isOfFirst : targets.length > 0 && document.outcome !== 'cancelled';
  const open = targets.filter(({ outcome }) => outcome !== 'succeeded' && outcome !== 'superseded');
  return {
    targets,
    failure: isOfTarget ? undefined : failure,
    unfinished: isList || document.unfinished !== null ? listIn(document.unfinished) : open.map(entryOf),
  };
}

/** The results of each target; of a single site, each by itself. */
function resultsIn({ results }: RunDocument): readonly (readonly ResultRow[])[] {
  return results?.map((row) => ('results' in row ? row.results : [row])) ?? [];
}

const SURE_TO_BE_WHOLE = 400;
const startOf = (text = ''): string => text.slice(0, SURE_TO_BE_WHOLE);

function failureIn(
  reason: Failure['reason'] | null | undefined,
  message: string | null,
  next: string | null,
): Failure | undefined {
  return reason ? { reason, message: message ?? '', next: next ?? '' } : undefined;
}

function rowOfSingle(document: RunDocument): TargetRow[] {
  const { outcome, reason, message, next } = document;
  if (outcome === null || document['server-id'] === null) return [];
  const times = resultsIn(document).flat();
  return [
    {
      ...{ server: String(document['server-id']), site: document['site-domain'] ?? '', batch: 1, outcome },
      changed: document.changed,
      'deployed-commit': document['deployed-commit'] ?? '',
      evidence: document.evidence ?? [],
      duration_ms: times.reduce((sum, row) => sum + row.duration_ms, 0),
      ...{ reason: reason ?? undefined, error: message ?? '', next: next ?? '' },
    },
  ];
}

function targetOf(
  row: TargetRow,
  results: readonly ResultRow[],
  plan: readonly { readonly changes: readonly string[] }[],
): TargetEnd {
  const { server, site, batch, outcome, changed, duration_ms: durationMs } = row;
  const own = results.map((result, nth) => resultOf(result, plan[nth]?.changes ?? []));
  const hasBegun = durationMs > 0 || results.length > 0;
  const deploy = deployOf(row, own);
  return {
    ...{ server, site, batch, outcome, durationMs, results: own, changed },
    failure: failureIn(row.reason, row.error, row.next),
    span: hasBegun ? { fromMs: 0, toMs: durationMs } : undefined,
    facts: deploy && { serverId: 0, site: 'missing', repository: 'unknown', deploy },
  };
}

function resultOf(row: ResultRow, planned: readonly string[]): Result {
  const { operation, status, changes, duration_ms: durationMs, error } = row;
  const known = operations.find(({ name }) => name === operation);
  const traits = known ?? { name: operation, summary: '', scope: 'site' };
  const wrote = status === 'changed';
  return {
    ...{ operation, traits, status, planned, changes, wrote, durationMs },
    ...(error !== undefined && { error }),
  };
}

/** What the row of a target shows of its deploy; undefined if it had none. */
function deployOf(row: TargetRow, results: readonly Result[]): DeployResult | undefined {
  const { evidence, outcome } = row;
  const deploy = results.findLast(({ traits, status }) => traits.deploys && status !== 'not-run');
  const isSeen = evidence.length > 0 || row['deployed-commit'] !== '';
  if (!isSeen && (deploy === undefined || deploy.status === 'planned')) return undefined;
  return {
    ...{ previousDeployAt: '', lastDeployAt: '', exitStatus: undefined, timeline: [], evidence },
    durationMs: deploy?.durationMs ?? row.duration_ms,
    commit: row['deployed-commit'] || undefined,
    followed: outcome !== 'succeeded' || evidence.length > 0,
  };
}

function listIn(text: string | null): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text || '[]');
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

function entryOf({ server, site }: TargetEnd): unknown {
  return site === '' ? { server } : `${server}/${site}`;
}
