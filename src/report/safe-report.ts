import type { Report, RunEnd, TargetEnd, TargetOutcome } from '../outcome/end.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { lastLines, sanitize } from '../secrets/sanitizer.ts';

const SAFE = Symbol('safe');

/** An end whose text from outside is safe to show. Only `safeReport` makes one. */
export interface SafeEnd extends RunEnd<TargetOutcome> {
  readonly [SAFE]: true;
}

export interface SafeTarget extends SafeEnd, TargetEnd {}

export interface SafeReport extends Report {
  readonly [SAFE]: true;
  readonly targets: readonly SafeTarget[];
  /** Undefined when the deploy script does not change. */
  readonly scriptDiff: ScriptDiff | undefined;
  /** The output `unfinished`; empty if it is long, has several lines, or would be shown differently. */
  readonly unfinished: string;
}

/** The change to a deploy script, safe to show. Lines that go are only counted: they may hold credentials that the action does not know. */
export interface ScriptDiff {
  /** Lines of a unified diff, each starting with `+`, `-`, a space or `@@`; one for all lines that go in a row. */
  readonly lines: readonly string[];
  readonly added: number;
  readonly removed: number;
}

/** Fields with words and ids of our own, or that are handed on as they are. */
const KEPT = /^(outcome|reason|operation|traits|state|evidence|begins|commit|planHash|list|head)$/;

/** The most of one log, and of all together, in UTF-16 units. Redacting them takes time. */
const MOST_OF_LOGS = { one: 96 * 1024, all: 512 * 1024 };
const MOST_UNFINISHED = 4_000;

/** Makes all text from outside in a report safe, before it is cut or split. Only messages and the end of the deploy log keep their lines. */
export function safeReport(report: Report, { redact }: Redactor, scriptDiff?: ScriptDiff): SafeReport {
  // Many targets have the same texts.
  const known = new Map<string, string[]>();
  const lines = (text: string): string[] => {
    const found = known.get(text) ?? sanitize(text, redact);
    known.set(text, found);
    return found;
  };
  const { targets, list } = report;
  const mostOfLog = Math.min(MOST_OF_LOGS.one, MOST_OF_LOGS.all / Math.max(1, targets.length));
  const safeText = (text: string, name: string): string => {
    if (name === 'deployLog') return lines(lastLines(text, mostOfLog)).join('\n');
    return lines(text).join(name === 'message' ? '\n' : ' ');
  };
  const safe = <Of extends RunEnd<TargetOutcome>>(end: Of): Of & SafeEnd => ({
    ...safeCopy(end, safeText),
    [SAFE]: true,
  });
  const { unfinished = '' } = list ?? {};
  const isShown = unfinished.length <= MOST_UNFINISHED && lines(unfinished)[0] === unfinished;
  return {
    ...safe({ ...report, targets: [] }),
    scriptDiff,
    unfinished: isShown ? unfinished : '',
    targets: targets.map(safe),
  };
}

/** Copies plain data with all text in it, that of fields to come as well. The scripts are left out: only their difference is shown. */
function safeCopy<Data>(data: Data, safeText: (text: string, name: string) => string, name?: string): Data;
function safeCopy(data: unknown, safeText: (text: string, name: string) => string, name = ''): unknown {
  if (typeof data === 'string') return safeText(data, name);
  if (Array.isArray(data)) return data.map((item: unknown) => safeCopy(item, safeText, name));
  if (typeof data !== 'object' || data === null) return data;
  const fields: [string, unknown][] = Object.entries(data);
  const copied = fields
    .filter(([field]) => field !== 'script')
    .map(([field, value]) => [field, KEPT.test(field) ? value : safeCopy(value, safeText, field)]);
  return Object.fromEntries(copied);
}
