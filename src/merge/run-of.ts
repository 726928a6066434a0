import { parse } from 'yaml';
import { operations } from '../operations/index.ts';
import type { DeployResult } from '../outcome/deploy-result.ts';
import { hasFailed, type TargetEnd } from '../outcome/end.ts';
import { type Failure, isGood } from '../outcome/failure.ts';
import type { Result } from '../outcome/result.ts';
import type { ResultRow, RunDocument, TargetRow } from './document.ts';

/** A run as its document tells it. */
export interface DocumentedRun {
  readonly targets: readonly TargetEnd[];
  /** The reason why it did not succeed, unless its first failed target says it. */
  readonly failure: Failure | undefined;
  /** The entries of its output `unfinished`; undefined if that is no list. */
  readonly unfinished: readonly unknown[] | undefined;
  /** The reason why its end is not known; undefined if it is. */
  readonly lost: string | undefined;
}

/** Reads the run of a document. That of a single site is a list of one, if it had got as far as its server. */
export function runOf(document: RunDocument): DocumentedRun {
  const { outcome, reason, message = '', next = '', targets: listed, unfinished: rest } = document;
  const results = document.results?.map((row) => ('results' in row ? row.results : [row])) ?? [];
  const plans = document.plan?.map((row) => ('plan' in row ? row.plan : [row])) ?? [];
  const targets = (listed ?? rowOfSingle(document)).map((row, nth) => {
    const own = (listed ? results[nth] : results.flat()) ?? [];
    // A target without results has no plan.
    const plan = (listed ? own.length > 0 && plans.shift() : plans.flat()) || [];
    const planned = (at: number) => plan[at]?.changes ?? [];
    return targetOf(
      row,
      own.map((result, at) => resultOf(result, planned(at))),
    );
  });
  const isOfTarget = targets.find(hasFailed)?.failure?.reason === reason;
  const isStopped = reason !== undefined && !isOfTarget && outcome !== 'superseded';
  const open = targets.filter((target) => !isGood(target.outcome) || target.outcome === 'planned');
  const isTold = rest !== undefined && !(outcome === 'succeeded' && open.length > 0);
  const unfinished = isTold ? listIn(rest) : open.map(entryOf);
  return {
    targets,
    failure: isStopped ? { reason, message, next } : undefined,
    unfinished,
    lost: doubtIn(document, targets, open.length > 0 || unfinished?.length !== 0),
  };
}

export const NO_REPORT = 'its file is no report of a run';

/** @param leavesSome true if its targets or its output `unfinished` say so */
function doubtIn(document: RunDocument, targets: readonly TargetEnd[], leavesSome: boolean) {
  const { outcome, reason, targets: listed } = document;
  if (outcome === undefined) return 'it was killed, or is not over';
  const isTold = isGood(outcome) ? listed || targets.length > 0 : reason || targets.some(hasFailed);
  if (!isTold) return NO_REPORT;
  const isWrong = leavesSome && (outcome === 'succeeded' || outcome === 'superseded');
  return isWrong ? `its outcome is ${outcome}, but not all its targets are done` : undefined;
}

function rowOfSingle(document: RunDocument): TargetRow[] {
  const { outcome, message: error, 'server-id': server, 'site-domain': site = '' } = document;
  if (outcome === undefined || server === undefined) return [];
  return [{ ...document, outcome, error, server: String(server), site, batch: 1 }];
}

function targetOf(row: TargetRow, results: readonly Result[]): TargetEnd {
  const { server, site, batch, outcome, changed = null, reason, error: message = '', next = '' } = row;
  const durationMs = row.duration_ms ?? results.reduce((sum, result) => sum + result.durationMs, 0);
  const hasBegun = durationMs > 0 || results.length > 0;
  const deploy = deployOf(row, results, durationMs);
  return {
    ...{ server, site, batch, outcome, durationMs, results, changed },
    failure: reason && { reason, message, next },
    fromMs: hasBegun ? 0 : undefined,
    facts: deploy && { serverId: 0, site: 'missing', repository: 'unknown', deploy },
  };
}

function resultOf(row: ResultRow, planned: readonly string[]): Result {
  const { duration_ms: durationMs, error, ...known } = row;
  const { operation, status } = row;
  const traits = operations.find(({ name }) => name === operation);
  return {
    ...{ ...known, traits: traits ?? { name: operation, summary: '', scope: 'site' } },
    ...{ planned, wrote: status === 'changed', durationMs, ...(error && { error }) },
  };
}

/** The deploy of a target, as its row shows it; undefined if it had none. */
function deployOf(row: TargetRow, results: readonly Result[], durationMs: number): DeployResult | undefined {
  const { outcome, evidence = [], 'deployed-commit': commit } = row;
  const deploy = results.findLast(({ traits, status }) => traits.deploys && !/not-run|planned/.test(status));
  if (deploy === undefined && evidence.length === 0 && !commit) return undefined;
  return {
    ...{ previousDeployAt: '', lastDeployAt: '', exitStatus: undefined, timeline: [] },
    ...{ durationMs: deploy?.durationMs ?? durationMs, commit: commit || undefined, evidence },
    followed: outcome !== 'succeeded' || evidence.length > 0,
  };
}

/** The entries of a list: JSON, or YAML if it is the list as it was given. */
function listIn(text: string): readonly unknown[] | undefined {
  try {
    const list: unknown = text.startsWith('[') ? JSON.parse(text) : parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

function entryOf({ server, site }: TargetEnd): unknown {
  return site === '' ? { server } : `${server}/${site}`;
}
