import type { DeployResult } from '../outcome/deploy-result.ts';
import type { End, Report, TargetEnd } from '../outcome/end.ts';
import type { EnvKeys, Facts, Findings } from '../outcome/facts.ts';
import type { Result } from '../outcome/result.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { lastLines, sanitize } from '../secrets/sanitizer.ts';
import { headlineOf } from './headline.ts';

const SAFE = Symbol('safe');

/** An end whose text from outside is safe to show. Only `safeReport` makes one. */
export interface SafeEnd extends End {
  readonly [SAFE]: true;
}

export interface SafeTarget extends SafeEnd, TargetEnd {}

export interface SafeReport extends SafeEnd, Report {
  readonly outcome: Report['outcome'];
  readonly headline: string;
  readonly targets: readonly SafeTarget[];
  /** Undefined when the deploy script does not change. */
  readonly scriptDiff: ScriptDiff | undefined;
  /** The output `unfinished`; no lines if it is long, or would be shown differently. */
  readonly unfinished: readonly string[];
}

/**
 * The change to a deploy script, safe to show: without secrets and the exit report. Lines that go are only counted, because the script
 * on the service may hold credentials that the action does not know.
 */
export interface ScriptDiff {
  /** Lines of a unified diff, each starting with `+`, `-`, a space or `@@`; one for all lines that go in a row. */
  readonly lines: readonly string[];
  readonly added: number;
  readonly removed: number;
  /** The change to the exit report around the script. */
  readonly exitReport: 'added' | 'removed' | undefined;
}

/** Makes text from outside one safe line. */
type Line = (text: string) => string;

/** The most of the log of a single target, and of all logs of a list together, in UTF-16 units. Redacting them takes time. */
const MOST_OF_LOG = 512 * 1024;
const MOST_OF_LOGS = 128 * 1024;
const MOST_UNFINISHED = 4_000;

/**
 * Makes all text from outside in a report safe, each text as a whole, before anything is cut or split: without secrets, and
 * without control characters and others that do not show. Only the reason of a failure, and the end of the deploy log, keep
 * their lines. Commits stay as they are, and so does the list `unfinished`.
 */
export function safeReport(report: Report, { redact }: Redactor, scriptDiff?: ScriptDiff): SafeReport {
  const lines = cached((text) => sanitize(text, redact));
  const line = (text: string): string => lines(text).join(' ');
  const { targets, list } = report;
  const logs = targets.filter(({ facts }) => facts?.deployLog).length;
  const mostOfLog = list === undefined ? MOST_OF_LOG : MOST_OF_LOGS / Math.max(1, logs);
  const safe = <Of extends End>(end: Of): Of & SafeEnd => {
    const { failure, results, facts, rollback } = end;
    const deployLog = lines(lastLines(facts?.deployLog ?? '', mostOfLog)).join('\n');
    return {
      ...end,
      [SAFE]: true,
      failure: failure && {
        ...failure,
        message: lines(failure.message).join('\n'),
        next: line(failure.next),
      },
      results: results.map((result) => safeResult(result, line)),
      facts: facts && { ...safeFacts(facts, line), deployLog },
      rollback: rollback && {
        ...rollback,
        sentence: line(rollback.sentence),
        deploy: rollback.deploy && safeDeploy(rollback.deploy, line),
      },
    };
  };
  const { unfinished = '' } = list ?? {};
  const shown = unfinished.length > MOST_UNFINISHED ? [] : lines(unfinished);
  return {
    ...safe(report),
    scriptDiff,
    unfinished: shown.join('\n') === unfinished.replace(/\n$/, '') ? shown : [],
    headline: line(headlineOf(report)),
    targets: targets.map((target) => ({
      ...safe(target),
      server: line(target.server),
      site: line(target.site),
    })),
  };
}

/** Many targets have the same texts. */
function cached(sanitizeText: (text: string) => string[]) {
  const known = new Map<string, string[]>();
  return (text: string): string[] => {
    const lines = known.get(text) ?? sanitizeText(text);
    known.set(text, lines);
    return lines;
  };
}

function safeResult(result: Result, line: Line): Result {
  const { planned, changes, error, restored } = result;
  return {
    ...result,
    planned: planned.map(line),
    changes: changes.map(line),
    ...(error !== undefined && { error: line(error) }),
    ...(restored !== undefined && { restored: line(restored) }),
  };
}

/** The scripts are left out: only their difference is shown. */
function safeFacts({ script: _, ...facts }: Facts, line: Line): Facts {
  const { site, deploy, env, findings } = facts;
  return {
    ...facts,
    ...(deploy && { deploy: safeDeploy(deploy, line) }),
    ...(env && { env: safeKeys(env, line) }),
    ...(findings && { findings: safeFindings(findings, line) }),
    ...(typeof site === 'object' && {
      site: {
        ...site,
        domain: line(site.domain),
        last_deploy_at: site.last_deploy_at && line(site.last_deploy_at),
      },
    }),
  };
}

function safeDeploy(deploy: DeployResult, line: Line): DeployResult {
  const { previousDeployAt, lastDeployAt, id, timeline } = deploy;
  return {
    ...deploy,
    previousDeployAt: previousDeployAt && line(previousDeployAt),
    lastDeployAt: lastDeployAt && line(lastDeployAt),
    id: id && line(id),
    timeline: timeline.map((milestone) => ({ ...milestone, what: line(milestone.what) })),
  };
}

function safeKeys({ added, changed, removed, kept }: EnvKeys, line: Line): EnvKeys {
  return {
    added: added.map(line),
    changed: changed.map(line),
    removed: removed.map(line),
    kept: kept.map(line),
  };
}

function safeFindings({ tables, yaml, page }: Findings, line: Line): Findings {
  return {
    tables: tables.map(({ head, rows }) => ({ head, rows: rows.map((cells) => cells.map(line)) })),
    yaml: yaml.map(line),
    page,
  };
}
