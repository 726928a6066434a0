import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError } from '../core/errors.ts';
import type { Notes } from '../core/log.ts';
import type { Form } from '../inputs/input.ts';
import { outcomeOfAll, type Report, reportOfNone } from '../outcome/end.ts';
import { type Failure, failureOf, type Outcome } from '../outcome/failure.ts';
import { declarations } from '../targets/inputs.ts';
import { type MergedRun, NO_REPORT, readDocument, runOf } from './run-document.ts';

/** In MiB: a document has three lists of at most 1 MiB, and each may be JSON within JSON. */
const MOST_OF_DOCUMENT = 16;

/** Merges the documents of the input `reports` into one report. Rejected if other inputs are given, or a document twice. */
export async function mergeReports(form: Form, { warning }: Notes) {
  checkOthers(form);
  const runs = pathsOf(form).map((path) => readReport(form, path));
  checkTwice(runs, form);
  if (form.problems.length > 0) return { report: reportOfNone(failureOf(new InputError(form.problems)), '') };
  for (const { path, lost, failure, unfinished } of runs) {
    if (lost !== undefined) warning(`${path}: the run did not finish: ${lost}`);
    if (failure !== undefined) warning(`${path}: ${failure.message}`);
    if (unfinished === undefined)
      warning(`${path}: its output unfinished is no list, and is left out. Add it by hand.`);
  }
  const sum = (name: 'requests' | 'retries'): number | undefined => {
    const known = runs.flatMap(({ document }) => document[name] ?? []);
    return known.length === runs.length ? known.reduce((all, one) => all + one, 0) : undefined;
  };
  return { report: reportOf(runs), traffic: { requests: sum('requests'), retries: sum('retries') } };
}

/** Reports inputs that a merge has no use for: who gives `operations` expects a run. */
function checkOthers({ get, report }: Form): void {
  for (const { name, default: standard = '', expression, secret } of declarations) {
    const isUsual = secret || expression || ['', standard].includes(get(name).trim());
    if (!/^(reports|base-url)$/.test(name) && !isUsual) report(name, 'nothing: with reports, nothing is run');
  }
}

/** The paths of the documents, with the files in the place of a pattern that matches some. */
function pathsOf({ get }: Form): string[] {
  return (get('reports').match(/\S.*/g) ?? []).flatMap((line) => {
    const path = line.trimEnd();
    const found = path.includes('*') ? globSync(path).sort() : [];
    return found.length === 0 ? [path] : found;
  });
}

function readReport(form: Form, path: string): MergedRun {
  const file = form.readFile(path, MOST_OF_DOCUMENT);
  const document = 'value' in file ? readDocument(file.value) : undefined;
  const why = 'value' in file ? NO_REPORT : `expected ${file.expected} (looked at ${resolve(path)})`;
  return runOf(path, document ?? {}, document === undefined ? why : undefined);
}

/** Reports documents of the same content; those without targets are told apart by their paths. */
function checkTwice(runs: readonly MergedRun[], { report }: Form): void {
  const known = new Map<string, string>();
  for (const { path, document, targets, unfinished = [] } of runs) {
    const isEmpty = targets.length === 0 && unfinished.length === 0;
    const names = [resolve(path), ...(isEmpty ? [] : [JSON.stringify(document)])];
    const [first] = names.flatMap((name) => known.get(name) ?? []);
    if (first !== undefined) report('reports', `each document once; ${path} is the same as ${first}`);
    for (const name of names) known.set(name, path);
  }
}

function reportOf(runs: readonly MergedRun[]): Report {
  const targets = runs.flatMap((run) => run.targets);
  const failures = runs.flatMap(({ failure }) => failure ?? []);
  const cancelled = failures.find(({ reason }) => reason === 'cancelled');
  // The whole list of a part that found no targets may name those of another.
  const left = new Set(runs.flatMap((run) => run.unfinished ?? []).map((entry) => JSON.stringify(entry)));
  /** True if it is of one run; undefined if that is not known of all. */
  const isOfAny = (name: 'changed' | 'has-changes'): boolean | undefined => {
    const isKnown = runs.every(({ document, lost }) => lost === undefined && document[name] === false);
    return runs.some(({ document }) => document[name]) || (isKnown ? false : undefined);
  };
  return {
    outcome: outcomeOfRuns(runs),
    targets,
    durationMs: 0,
    failure: cancelled ?? failureOfLost(runs) ?? failures[0],
    results: targets.flatMap(({ results }) => results),
    changed: isOfAny('changed') ?? null,
    hasChanges: isOfAny('has-changes'),
    list: { shard: undefined, unfinished: `[${[...left].join()}]`, isMerged: true },
  };
}

/** The outcome that one run over all targets would have had. An empty list is nothing to do. */
function outcomeOfRuns(runs: readonly MergedRun[]): Outcome {
  const ends = runs.flatMap(({ document: { outcome = 'unknown' }, targets, lost }) => [
    ...(lost === undefined ? [] : (['unknown'] as const)),
    ...(outcome === 'succeeded' ? [] : [outcome]),
    ...targets.map((target) => target.outcome),
  ]);
  return ends.length > 0 && ends.every((end) => end === 'rejected') ? 'rejected' : outcomeOfAll(ends);
}

function failureOfLost(runs: readonly MergedRun[]): Failure | undefined {
  const lines = runs.flatMap(({ path, lost }) => (lost === undefined ? [] : [`${path}: ${lost}`]));
  if (lines.length === 0) return undefined;
  return {
    reason: 'run-unfinished',
    message: ['Some runs did not finish.', ...lines].join('\n'),
    next: 'If a path is misspelled, correct it. Else look at the sites of these runs; then run again what unfinished lists, and all targets of a run whose report is missing.',
  };
}
